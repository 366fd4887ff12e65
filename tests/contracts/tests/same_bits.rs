//! The same bits: any number of threads, with and without a snapshot in between, cloned or not.
//!
//! Debug and release: `cargo run -p tumble-contracts -- hashes` and the same with `--release` print equal hashes.

use tumble_contracts::dice::Dice;
use tumble_contracts::scenes::{SCENES, hash};

const STEPS: u32 = 1000;

#[test]
fn the_number_of_threads_changes_no_bit() {
    for (name, scene) in SCENES {
        let alone = hash(scene(), STEPS, 1);
        for threads in [2, 3, 4, 8] {
            assert_eq!(hash(scene(), STEPS, threads), alone, "{name} on {threads} threads");
        }
    }
}

#[test]
fn a_snapshot_at_any_step_gives_the_same_future() {
    let mut dice = Dice::new(1);
    for (name, scene) in SCENES {
        let mut straight = scene();
        let mut broken = scene();
        let mut cloned = scene();
        let mut left = 0;
        for step in 0..STEPS {
            if left == 0 {
                left = 1 + dice.below(60) as u32;
                // some steps that are then forgotten
                let here = broken.snapshot();
                for _ in 0..dice.below(4) {
                    broken.step(1.0 / 77.0);
                }
                broken.restore(&here);
                cloned = cloned.clone();
            }
            left -= 1;
            let expected = straight.step(1.0 / 120.0).state_hash;
            assert_eq!(broken.step(1.0 / 120.0).state_hash, expected, "{name}: restored, step {step}");
            assert_eq!(cloned.step(1.0 / 120.0).state_hash, expected, "{name}: cloned, step {step}");
            assert_eq!(straight.state_hash(), expected);
        }
    }
}

#[test]
fn another_state_has_another_hash() {
    let (_, scene) = SCENES[0];
    let (mut a, mut b) = (scene(), scene());
    let id = b.bodies().last().expect("a body").id();
    let x = b.position(id).expect("a body");
    b.set_position(id, x + tumble::DVec3::new(1e-15, 0.0, 0.0)).expect("a body");
    assert_ne!(a.state_hash(), b.state_hash());
    assert_ne!(a.step(0.01).state_hash, b.step(0.01).state_hash);
}
