//! The same bits: any number of threads, with and without a snapshot in between, cloned or not.
//!
//! Debug and release: `cargo run -p tumble-contracts -- hashes` and the same with `--release` print equal hashes; a hundred
//! steps of them are committed, so that every build is compared with all others.

use tumble_contracts::dice::Dice;
use tumble_contracts::scenes::{KNOWN_STEPS, SCENES, differences, hash, shown};
use tumble_random::{is_long, samples};

/// Steps of a scene.
fn steps() -> u32 {
    samples(250) as u32
}

#[test]
fn the_number_of_threads_changes_no_bit() {
    for (name, scene) in SCENES {
        let alone = hash(scene(), steps(), 1);
        for threads in [2, 3, 8].into_iter().chain(is_long().then_some(4)) {
            assert_eq!(hash(scene(), steps(), threads), alone, "{name} on {threads} threads");
        }
    }
}

#[test]
fn contacts_that_many_threads_look_for_are_the_same() {
    // enough pairs that the narrow phase is shared out, some of them new in every step
    let scene = || {
        let mut world = tumble::World::new();
        let mut dice = Dice::new(3);
        world.add(tumble::BodyBuilder::ground()).expect("floor");
        for k in 0..400 {
            let (x, y, z) = (k % 20, k / 20 % 10, k / 200);
            let at = tumble::DVec3::new(f64::from(x), f64::from(y), 0.6 + f64::from(z)) * 0.95;
            let speed = dice.vector(1.0);
            let body = if k % 3 == 0 {
                tumble::BodyBuilder::ball(0.45)
            } else {
                tumble::BodyBuilder::cuboid(tumble::DVec3::splat(0.8))
            };
            world.add(body.position(at).velocity(speed)).expect("a body");
        }
        // bounded effort: the search is what is tested
        let settings = tumble::Settings { solver: tumble::SolverSettings::realtime(), ..*world.settings() };
        world.set_settings(settings).expect("settings");
        world
    };
    let alone = hash(scene(), 40, 1);
    for threads in [2, 3, 8] {
        assert_eq!(hash(scene(), 40, threads), alone, "{threads} threads");
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
        for step in 0..steps() {
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
fn a_new_process_goes_on_from_a_snapshot_to_the_same_bytes() {
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_tumble-contracts"));
    let t = tumble_contracts::snapshots::run(program, 6, 100);
    assert_eq!((t.snapshots, t.steps, t.differences), (6, 600, 0));
}

/// Whoever builds this, with whatever profile and vector unit, gets these bits.
#[test]
fn every_build_gets_the_committed_hashes() {
    let found: Vec<String> = SCENES.iter().map(|(name, scene)| shown(name, hash(scene(), KNOWN_STEPS, 1))).collect();
    let wrong = differences(&found);
    assert!(
        wrong.is_empty(),
        "{wrong:#?}\nThe bits are others than those of the commit that wrote tests/contracts/hashes.txt. If the source is the same, \
         the build is at fault. If results were meant to change, list it under *Results* in CHANGELOG and renew the file:\n\
         cargo run --release -p tumble-contracts -- hashes {KNOWN_STEPS} > tests/contracts/hashes.txt"
    );
    // one bit of one scene, or a scene less, is seen
    let mut other = found.clone();
    other[3] = shown(SCENES[3].0, hash(SCENES[3].1(), KNOWN_STEPS, 1) ^ 1);
    assert_eq!(differences(&other).len(), 1);
    assert_eq!(differences(&found[..5]).len(), 1);
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

/// Stones that are thrown at each other, so that steps take several attempts.
fn throw_stones(world: &mut tumble::World, centre: tumble::DVec3, seed: u64) -> Vec<tumble::BodyId> {
    let mut dice = Dice::new(seed);
    let mut ids = Vec::new();
    for k in 0..12 {
        let at = tumble::DVec3::new(f64::from(k % 3), f64::from(k / 3 % 2), 0.5 + f64::from(k / 6)) * 0.5;
        let stone = tumble::BodyBuilder::cuboid(tumble::DVec3::new(0.4, 0.3, 0.2));
        let stone = stone.position(centre + at).velocity(dice.vector(6.0)).spin(dice.vector(20.0));
        ids.push(world.add(stone).expect("a stone"));
    }
    ids
}

/// What one heap needs is no matter for another one: nothing that it is solved with changes, so its answer does not.
#[test]
fn a_heap_far_away_changes_no_bit_of_this_one() {
    let mut attempts = 0;
    for seed in 0..6 {
        let mut alone = tumble::World::new();
        alone.add(tumble::BodyBuilder::ground()).expect("floor");
        let ids = throw_stones(&mut alone, tumble::DVec3::ZERO, seed);
        let mut company = tumble::World::new();
        company.add(tumble::BodyBuilder::ground()).expect("floor");
        let same = throw_stones(&mut company, tumble::DVec3::ZERO, seed);
        throw_stones(&mut company, tumble::DVec3::new(200.0, 0.0, 0.0), 100 + seed);
        for step in 0..120 {
            alone.step(1.0 / 120.0);
            company.step(1.0 / 120.0);
            attempts += u32::from(company.report().attempts > alone.report().attempts);
            for (a, b) in ids.iter().zip(&same) {
                let of = |w: &tumble::World, id| (w.position(id), w.orientation(id), w.velocity(id), w.spin(id));
                assert_eq!(of(&alone, *a), of(&company, *b), "seed {seed}, step {step}");
            }
        }
    }
    assert!(attempts > 5, "the other heap needed more attempts in {attempts} steps only");
}

/// Small fast bodies, a pusher and edits: what a tree of boxes remembers of the past decides nothing.
#[test]
fn a_clone_that_forgets_its_tree_goes_on_with_the_same_bits() {
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let mut world = tumble::World::new();
        world.add(tumble::BodyBuilder::ground()).expect("floor");
        let mut ids = throw_stones(&mut world, tumble::DVec3::ZERO, seed);
        for _ in 0..12 {
            let small = tumble::BodyBuilder::ball(0.02).position(dice.vector(1.0) + tumble::DVec3::Z * 1.2);
            ids.push(world.add(small.velocity(dice.vector(15.0))).expect("a small one"));
        }
        let mut cloned = world.clone();
        for step in 0..60 {
            if step % 15 == 14 {
                let (who, speed) = (ids[dice.below(ids.len() as u64) as usize], dice.vector(12.0));
                world.set_velocity(who, speed).expect("known");
                cloned.set_velocity(who, speed).expect("known");
            }
            let hash = world.step(1.0 / 120.0).state_hash;
            // a clone makes its tree anew
            cloned = cloned.clone();
            assert_eq!(cloned.step(1.0 / 120.0).state_hash, hash, "seed {seed}, step {step}");
        }
    }
}

/// A heap that is large enough to be answered in haste first, struck from above: several attempts, provisional answers and
/// answers in full, the same on any number of threads.
#[test]
fn a_large_heap_under_a_blow_is_the_same_on_any_number_of_threads() {
    let scene = || {
        let mut world = tumble::World::new();
        let mut dice = Dice::new(9);
        world.add(tumble::BodyBuilder::ground()).expect("floor");
        for k in 0..160 {
            let (x, y, z) = (k % 8, k / 8 % 5, k / 40);
            let at = tumble::DVec3::new(f64::from(x), f64::from(y), 0.55 + f64::from(z)) * 0.5;
            let speed = tumble::DVec3::new(0.0, 0.0, -3.0) + dice.vector(0.5);
            let body = if k % 2 == 0 {
                tumble::BodyBuilder::ball(0.249)
            } else {
                tumble::BodyBuilder::cuboid(tumble::DVec3::splat(0.49))
            };
            world.add(body.position(at).velocity(speed)).expect("a body");
        }
        world
    };
    let run = |threads: usize| {
        let mut world = scene();
        world.set_settings(tumble::Settings { threads, ..*world.settings() }).expect("settings");
        let (mut hashes, mut attempts, mut largest) = (Vec::new(), 0, 0);
        for _ in 0..12 {
            let report = world.step(1.0 / 60.0);
            attempts += report.attempts;
            largest = report.islands.iter().map(|i| i.bodies).max().unwrap_or(0).max(largest);
            assert!(report.contact_gain() <= 1e-9, "{:e}", report.contact_gain());
            hashes.push(report.state_hash);
        }
        (hashes, attempts, largest)
    };
    let alone = run(1);
    assert!(alone.1 > 12 && alone.2 > 128, "{} attempts, {} bodies", alone.1, alone.2);
    for threads in [2, 5] {
        assert_eq!(run(threads), alone, "{threads} threads");
    }
}
