//! Stacks, mass ratios, pyramid, arch and card house stand.

use tumble::{BodyBuilder, DVec3, Settings, Verdict, World};
use tumble_contracts::piles::{arch, card_house, pyramid, stack};

const H: f64 = 1.0 / 60.0;

#[test]
fn sixteen_boxes_stand_for_ten_seconds() {
    let mut p = stack(&[1.0; 16]);
    assert_eq!(p.run(600, H), 0);
    assert!(p.moved() < 1e-7, "moved {:e} m", p.moved());
}

#[test]
fn light_boxes_carry_heavy_ones() {
    let mut ten = vec![1.0; 10];
    ten.push(1000.0);
    for masses in [ten, vec![1.0, 1e6]] {
        let mut p = stack(&masses);
        assert_eq!(p.run(600, H), 0);
        assert!(p.sunk() < 1e-6, "sunk {:e} m", p.sunk());
    }
}

// two thousand steps are the command `stacks`
#[test]
fn a_pyramid_of_base_thirty_stands() {
    let mut p = pyramid(30);
    p.run(200, H);
    assert!(p.moved() < 1e-3, "moved {:e} m", p.moved());
}

#[test]
fn an_arch_of_seventeen_stones_stands_for_a_minute() {
    let mut p = arch(17);
    p.run(3600, H);
    assert!(p.moved() < 1e-3, "moved {:e} m", p.moved());
}

#[test]
fn a_card_house_stands_for_a_minute() {
    let mut p = card_house(3);
    p.run(3600, H);
    assert!(p.moved() < 1e-2, "moved {:e} m", p.moved());
}

/// Bounded effort is no excuse for what stands: the pile is solved once, and then it is known.
#[test]
fn a_pyramid_stands_exactly_with_bounded_effort() {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    let mut ids = Vec::new();
    for layer in 0..20 {
        for k in 0..20 - layer {
            let at = DVec3::new(f64::from(k) * 1.1 + 0.55 * f64::from(layer), 0.0, 0.5 + f64::from(layer));
            ids.push(world.add(BodyBuilder::cuboid(DVec3::ONE).mass(100.0).friction(0.5).position(at)).unwrap());
        }
    }
    let settings = Settings::realtime();
    world.set_settings(settings).unwrap();
    let start: Vec<_> = ids.iter().map(|id| world.position(*id).unwrap()).collect();
    let mut recalled = 0;
    for step in 0..200 {
        let report = world.step(1.0 / 60.0);
        assert_eq!(report.verdict(), Verdict::Solved, "step {step}");
        recalled = report.recalled;
    }
    assert_eq!(recalled, 1, "the island's answer is known");
    for (id, start) in ids.iter().zip(start) {
        assert!((world.position(*id).unwrap() - start).length() < 1e-9);
    }
}
