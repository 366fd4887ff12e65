//! Random scenes: the contact phase gains nothing, the ledger balances, steps are solved. The long form is a command.

use tumble::{BodyBuilder, DVec3, World};
use tumble_contracts::energy::{run, scene};

#[test]
fn random_scenes_gain_nothing_and_balance_their_books() {
    for (least, most, scenes, allowed) in [(1, 3, 80, 0.01), (4, 20, 40, 0.05)] {
        let t = run(1, scenes, least, most, 300, 1.0 / 120.0);
        assert!(t.steps > 30 * scenes, "{t:?}");
        assert!(t.gain <= 1e-12, "{t:?}");
        assert!(t.imbalance <= 1e-12, "{t:?}");
        assert!(f64::from(t.unsolved) < allowed * f64::from(t.steps), "{t:?}");
        assert_eq!(t.failed, 0, "{t:?}");
    }
}

#[test]
fn a_body_under_a_paddle_is_blended_within_its_cone() {
    // in step 730 the paddle wedges a box against the floor: impulses of any size, of which the guard takes a little
    let mut w = scene(190, 4);
    for _ in 0..740 {
        let r = w.step(1.0 / 120.0);
        assert_ne!(r.verdict(), tumble::Verdict::Failed, "step {}: {:?}", r.step, r.islands);
    }
}

/// A corner that passes another one, with a plane between them that does not part them yet, is no overlap: the two were moved apart by
/// a fifth of up to 64 mm, although they did not touch. And what bodies turn into in a step is no deeper than steps tolerate: 2 ε, half
/// a per cent of the radius of the smaller shape, at most 0.69 m here.
#[test]
fn what_passes_corner_to_corner_is_not_moved_apart() {
    for (seed, bodies, passes) in [(341, 2, 31), (455, 10, 89), (171, 11, 82)] {
        let mut w = scene(seed, bodies);
        for _ in 0..300 {
            let r = w.step(1.0 / 120.0);
            let swept = r.contacts.iter().filter(|c| !c.origin.is_place());
            assert!(r.step != passes || swept.clone().count() > 0, "scene {seed} has changed");
            for c in swept {
                assert!(c.gap >= 0.0, "scene {seed}, step {}: a swept contact {} m behind its plane", r.step, -c.gap);
            }
            assert!(r.deepest_gap() > -3.5e-3, "scene {seed}, step {}: overlap {} m", r.step, -r.deepest_gap());
        }
    }
}

/// A paddle jams a hull against the floor: three contacts, of which no impulses within their cones keep the law (all their modes were
/// tried, with every direction of slip). It gives way by the least of its speed that leaves an answer: the hull sinks in by 0.1 m until it
/// comes free. A paddle that stood still for it each time went in by 0.2 m.
#[test]
fn a_drive_that_jams_a_body_gives_way_by_no_more_than_it_takes() {
    let mut w = scene(420, 3);
    let (mut deepest, mut jammed) = (0.0, 0);
    for _ in 0..200 {
        let r = w.step(1.0 / 120.0);
        jammed += u32::from(r.islands.iter().any(|i| i.certificate.slack > 0.0));
        deepest = if -r.deepest_gap() > deepest { -r.deepest_gap() } else { deepest };
    }
    assert!(jammed > 10, "{jammed} steps");
    assert!(deepest < 0.12, "{deepest} m");
}

/// A cube tips over an edge of another one that can be pushed, and neither slips. Its energy rises by what the ledger books for
/// the finite step, and contacts bring nothing: of 10 kJ no more than the tolerance of the solver leaves, since faces that turn on each
/// other are held in the middle of the time until the next solve.
#[test]
fn a_cube_that_tips_over_another_one_gains_what_the_step_books() {
    let gain = |h: f64| {
        let mut world = World::new();
        world.add(BodyBuilder::ground()).unwrap();
        let cube =
            |at: DVec3| BodyBuilder::cuboid(DVec3::ONE).density(1000.0).friction(0.5).restitution(0.0).position(at);
        world.add(cube(DVec3::new(0.0, 0.0, 0.5))).unwrap();
        let top = world.add(cube(DVec3::new(0.52, 0.0, 1.5))).unwrap();
        let (mut booked, mut rise, mut low) = (0.0, 0.0, f64::INFINITY);
        while world.body(top).unwrap().orientation().to_axis_angle().1.abs() < 0.5 {
            let r = world.step(h);
            assert!(r.contact_gain() <= 0.0, "{:e} J by contacts", r.contact_gain());
            booked += r.step_ledger.time_step + r.step_ledger.corrected;
            let energy = r.ledger.energy();
            low = if energy < low { energy } else { low };
            rise = if energy - low > rise { energy - low } else { rise };
        }
        assert!((booked - rise).abs() < 1e-9, "{booked} J booked, {rise} J risen");
        rise
    };
    let gains = [60.0, 120.0, 240.0].map(|rate| gain(1.0 / rate));
    // 1e4 N at 1e-8 m/s for a second
    assert!(gains.iter().all(|g| *g < 1e-4), "{gains:?} J");
}
