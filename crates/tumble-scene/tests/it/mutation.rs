//! No bytes make the reader panic: mutated scenes of the gallery, in both formats, with a fixed seed.

use crate::mutants::{SEEDS, mutant, noise};
use tumble_random::XorShift;
use tumble_scene::Scene;

#[test]
fn ten_thousand_mutated_scenes_neither_panic_nor_hang() {
    let mut d = XorShift(0x5eed_5eed_5eed_5eed);
    let (mut good, mut bad) = (0, 0);
    for n in 0..10_000 {
        let (text, format) = mutant(n % SEEDS.len(), &mut d);
        match Scene::parse(&text, format, "mutant", None).and_then(|s| s.build()) {
            Ok(_) => good += 1,
            Err(e) => {
                assert!(!e.0.is_empty());
                assert!(e.0.iter().all(|x| x.code.starts_with('T') && !x.message.is_empty()));
                bad += 1;
            }
        }
    }
    // both doors were tried
    assert!(good > 200 && bad > 2000, "{good} good, {bad} bad");
}

#[test]
fn random_bytes_neither_panic_nor_hang() {
    let mut d = XorShift(42);
    for n in 0..2_000 {
        let (text, format) = noise(n, &mut d);
        assert!(Scene::parse(&text, format, "noise", None).is_err());
    }
}
