//! A step whose attempts are spent says what its velocities lead into: `StepReport::missed`, and the verdict `overlap`.

use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Settings, StepReport, Verdict, World};

/// A stone that falls onto a ball and topples over it, corner by corner; lengths in parts of `size` [m].
fn stone_on_ball(size: f64, settings: Settings) -> (World, f64) {
    let mut world = World::new();
    world.set_settings(settings).unwrap();
    world.add(BodyBuilder::ground()).unwrap();
    world.add(BodyBuilder::ball(0.45 * size).mass(1.0).position(DVec3::new(0.0, 0.0, 0.45 * size))).unwrap();
    let mut corners = Vec::new();
    for (x, y) in [(1.0, 0.0), (0.27, 0.96), (-0.86, 0.51), (-0.73, -0.69), (0.38, -0.93)] {
        corners.push(DVec3::new(0.3 * x, 0.3 * y, -0.4) * size);
        corners.push(DVec3::new(0.5 * x, 0.5 * y, 0.4) * size);
    }
    let turn = DQuat::from_xyzw(0.5, 0.1, 0.3, 0.81).normalize();
    let at = DVec3::new(0.04, 0.03, 2.4) * size;
    world.add(BodyBuilder::hull(&corners).mass(1.0).position(at).orientation(turn)).unwrap();
    // the same motion at every size
    (world, size.sqrt() / 19.0)
}

/// Deepest overlap of two bodies [m].
fn depth(r: &StepReport, (a, b): (BodyId, BodyId)) -> f64 {
    let of = |c: &&tumble::Contact| c.origin.is_place() && [(a, b), (b, a)].contains(&(c.body_a, c.body_b));
    r.contacts.iter().filter(of).fold(0.0, |d, c| if -c.gap > d { -c.gap } else { d })
}

/// Solved once a step, the stone sinks in. Each step that leads to it has said so, with the bodies, and with the depth that
/// the next one finds.
#[test]
fn a_step_that_gives_up_says_what_it_leads_into() {
    for size in [0.1, 1.0] {
        let settings = Settings { max_solves: 1, ..Settings::default() };
        let (mut world, h) = stone_on_ball(size, settings);
        let (mut admitted, mut grown, mut before) = (0, 0, StepReport::default());
        for _ in 0..40 {
            let now = world.step(h).clone();
            for m in &before.missed {
                assert!(m.depth > 5e-4 * size && before.missed_depth() >= m.depth && m.bodies.0 < m.bodies.1, "{m:?}");
                let found = depth(&now, m.bodies);
                assert!((found - m.depth).abs() < 0.2 * m.depth + 1e-6, "{m:?}, the next step finds {found} m");
                admitted += 1;
            }
            assert!(before.missed.is_empty() || before.verdict() >= Verdict::Overlap, "{:?}", before.missed);
            for c in now.contacts.iter().filter(|c| c.origin.is_place()) {
                let pair = if c.body_a < c.body_b { (c.body_a, c.body_b) } else { (c.body_b, c.body_a) };
                if -c.gap > depth(&before, pair) + 4e-3 * size {
                    assert!(before.missed.iter().any(|m| m.bodies == pair), "{} m at step {}", -c.gap, now.step);
                    grown += 1;
                }
            }
            before = now;
        }
        assert!(admitted > 0 && grown > 0, "{admitted} admitted, {grown} grown at {size} m");
    }
}

/// With as many solves as it takes there is nothing to admit.
#[test]
fn a_step_that_is_solved_as_often_as_it_takes_misses_nothing() {
    for size in [0.01, 0.1, 1.0] {
        let (mut world, h) = stone_on_ball(size, Settings::default());
        for _ in 0..40 {
            let r = world.step(h);
            assert!(r.missed.is_empty() && r.missed_depth() == 0.0, "step {}: {:?}", r.step, r.missed);
            assert_ne!(r.verdict(), Verdict::Overlap);
        }
    }
}
