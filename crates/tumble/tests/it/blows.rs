//! Bodies that come from farther than contacts are looked for: flat blows, columns that fall together, small bodies.

use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Settings, Shape, Verdict, World};
use tumble_random::{Lcg, Random as _};

fn free_cubes(restitution: f64, speed: f64, apart: f64) -> (World, [BodyId; 2]) {
    let mut world = World::new();
    world.set_gravity(DVec3::ZERO).unwrap();
    let cube = || BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).restitution(restitution).friction(0.5);
    let a = world.add(cube().velocity(DVec3::new(speed, 0.0, 0.0))).unwrap();
    let b = world.add(cube().position(DVec3::new(apart, 0.0, 0.0))).unwrap();
    (world, [a, b])
}

/// What comes from beyond the reach of a manifold is found along its path: with all points that meet, not one of them.
#[test]
fn fast_cubes_that_meet_flat_do_not_spin() {
    for h in [1.0 / 60.0, 1.0 / 240.0] {
        for (speed, restitution, apart) in [(10.0, 1.0, 0.73), (30.0, 0.0, 1.1), (30.0, 1.0, 0.45), (100.0, 1.0, 1.1)] {
            let (mut world, [a, b]) = free_cubes(restitution, speed, apart);
            let steps = 8 + (2.0 * apart / speed / h) as u32;
            for _ in 0..steps {
                world.step(h);
            }
            let [(a, spin_a), (b, spin_b)] = [a, b].map(|id| (world.velocity(id).unwrap(), world.spin(id).unwrap()));
            let left = 0.5 * speed * (1.0 - restitution);
            let case = format!("{speed} m/s, e = {restitution}, {apart} m, h = {h}: {a:?} {b:?}");
            assert!((a - DVec3::new(left, 0.0, 0.0)).length() < 1e-6, "{case}");
            assert!((b - DVec3::new(speed - left, 0.0, 0.0)).length() < 1e-6, "{case}");
            assert!(spin_a.length() < 1e-6 && spin_b.length() < 1e-6, "{case}");
        }
    }
}

/// Bodies that fall side by side do not approach, until the first of them is stopped: then the others are upon it within
/// one step.
#[test]
fn a_column_that_falls_is_stopped_from_below_in_its_order() {
    let shapes: [(fn() -> BodyBuilder, f64); 3] = [
        (|| BodyBuilder::ball(0.1), 0.1),
        (|| BodyBuilder::cuboid(DVec3::splat(0.2)), 0.1),
        (|| BodyBuilder::cuboid(DVec3::new(0.2, 0.2, 0.04)), 0.02),
    ];
    for (shape, half) in shapes {
        for (speed, h, gap) in [(5.0, 60.0, 0.06), (20.0, 60.0, 0.15), (60.0, 240.0, 0.1), (60.0, 60.0, 0.15)] {
            for settings in [Settings::default(), Settings::realtime()] {
                let mut world = World::new();
                world.set_settings(settings).unwrap();
                world.add(BodyBuilder::ground()).unwrap();
                let at = |k: u32| DVec3::new(0.0, 0.0, half + 0.5 + (2.0 * half + gap) * f64::from(k));
                let fall = DVec3::new(0.0, 0.0, -speed);
                let ids = [0, 1, 2, 3].map(|k| world.add(shape().mass(1.0).position(at(k)).velocity(fall)).unwrap());
                for _ in 0..(0.3 * h) as u32 {
                    world.step(1.0 / h);
                }
                let heights = ids.map(|id| world.centre(id).unwrap().z);
                let exact = settings == Settings::default();
                for (k, z) in heights.iter().enumerate() {
                    let expected = half * (2 * k + 1) as f64;
                    let off = (z - expected).abs();
                    let case = format!("half {half}, {speed} m/s, 1/{h} s, {gap} m, exact {exact}: {heights:?}");
                    assert!(off < if exact { 1e-5 } else { 0.1 * half }, "{case}");
                }
            }
        }
    }
}

/// A corner that turns over a ball goes on a curve: what the straight way of a solve leaves of the overlap is seen, and
/// solved once more.
#[test]
fn a_stone_that_topples_over_a_ball_does_not_sink_in() {
    for size in [0.01, 0.1, 1.0] {
        let mut world = World::new();
        world.add(BodyBuilder::ground()).unwrap();
        let up = |z: f64| DVec3::new(0.0, 0.0, z * size);
        world.add(BodyBuilder::ball(0.45 * size).mass(1.0).position(up(0.45))).unwrap();
        let mut corners = Vec::new();
        for (x, y) in [(1.0, 0.0), (0.27, 0.96), (-0.86, 0.51), (-0.73, -0.69), (0.38, -0.93)] {
            corners.push(DVec3::new(0.3 * x, 0.3 * y, -0.4) * size);
            corners.push(DVec3::new(0.5 * x, 0.5 * y, 0.4) * size);
        }
        let turn = DQuat::from_xyzw(0.5, 0.1, 0.3, 0.81).normalize();
        let at = DVec3::new(0.04, 0.03, 2.4) * size;
        world.add(BodyBuilder::hull(&corners).mass(1.0).position(at).orientation(turn)).unwrap();
        // the same motion at every size
        let h = size.sqrt() / 19.0;
        let mut deepest = 0.0;
        for _ in 0..40 {
            let depth = -world.step(h).deepest_gap() / size;
            deepest = if depth > deepest { depth } else { deepest };
        }
        assert!(deepest < 5e-3, "{deepest} of {size} m");
    }
}

/// Where a bounce has a share of its restitution, or its work ran out and part of it is taken back, what follows may take no
/// approach for a law.
#[test]
fn a_bounce_that_is_reduced_allows_no_approach() {
    let mut dice = Lcg(1);
    let mut random =
        |low: f64, high: f64| low + (high - low) * f64::from((dice.bits() >> 33) as u32) / f64::from(1_u32 << 31);
    let mut reduced = 0;
    for pile in 0..3 {
        let mut world = World::new();
        world.add(BodyBuilder::ground().friction(0.5).restitution(0.5)).unwrap();
        for n in [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y] {
            let wall = BodyBuilder::fixed().try_shape(Shape::half_space(n)).position(n * -1.5);
            world.add(wall.friction(0.5).restitution(0.5)).unwrap();
        }
        for k in 0..100 {
            let s = random(0.18, 0.3);
            let body = match k % 4 {
                0 => BodyBuilder::cuboid(DVec3::new(s, 0.8 * s, 0.6 * s)),
                1 => BodyBuilder::ball(0.45 * s),
                2 => BodyBuilder::capsule(0.25 * s, 0.5 * s),
                _ => BodyBuilder::cuboid(DVec3::new(1.1 * s, 0.5 * s, 0.12 * s)),
            };
            let at =
                DVec3::new(f64::from(k % 6) - 2.5, f64::from(k / 6 % 6) - 2.5, 0.7 + 0.9 * f64::from(k / 36)) * 0.435;
            let turn = DQuat::from_array([0; 4].map(|_| random(-1.0, 1.0))).normalize();
            // from 1 kg to 1,000 t
            let mass = [1.0, 10.0, 100.0, 1e3, 1e4, 1e5, 1e6][random(0.0, 6.99) as usize];
            world.add(body.mass(mass).friction(0.5).restitution(0.5).position(at).orientation(turn)).unwrap();
        }
        for step in 0..90 {
            let report = world.step(1.0 / 60.0);
            let less = |c: &tumble::Certificate| c.guarded || !c.restitution_is_whole();
            reduced += report.islands.iter().filter(|island| less(&island.certificate)).count();
            for c in report.contacts.iter().filter(|c| c.gap <= 0.0) {
                assert!(
                    c.velocity_bound <= 2e-8,
                    "pile {pile}, step {step}: {} m/s at a gap of {} m",
                    c.velocity_bound,
                    c.gap
                );
            }
        }
    }
    assert!(reduced > 5, "{reduced}");
}

/// Gravel that falls on gravel: every impact is an exact answer, whatever share of its restitution it keeps, and the energy
/// guard has nothing to do.
#[test]
fn gravel_needs_no_energy_guard() {
    let mut reduced = [0, 0];
    for (k, restitution) in [0.6, 0.9].into_iter().enumerate() {
        let mut dice = Lcg(48);
        let mut random = |low: f64, high: f64| dice.between(low, high);
        let mut world = World::new();
        world.add(BodyBuilder::ground().friction(0.7).restitution(restitution)).unwrap();
        for n in [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y] {
            let wall = BodyBuilder::fixed().try_shape(Shape::half_space(n)).position(n * -0.3);
            world.add(wall.friction(0.7).restitution(restitution)).unwrap();
        }
        for stone in 0..24 {
            let points: Vec<DVec3> =
                (0..14).map(|_| DVec3::new(random(-1.0, 1.0), random(-0.8, 0.8), random(-0.6, 0.6)) * 0.06).collect();
            let at =
                DVec3::new(f64::from(stone % 3) - 1.0, f64::from(stone / 3 % 2) - 0.5, f64::from(stone / 6)) * 0.17;
            let body = BodyBuilder::hull(&points).mass(1.0).friction(0.7).restitution(restitution);
            world.add(body.position(at + DVec3::Z * 0.2).velocity(DVec3::Z * -2.0)).unwrap();
        }
        for step in 0..250 {
            let report = world.step(1.0 / 240.0);
            assert_eq!(report.guarded(), 0, "e {restitution}, step {step}: the energy guard acted");
            assert!(report.contact_gain() <= 1e-9, "e {restitution}, step {step}: {:e} J", report.contact_gain());
            reduced[k] += u32::from(report.restitution_share() < 1.0);
            if let Some(c) = report.least_share() {
                assert_eq!(c.restitution_share, report.restitution_share());
            }
        }
    }
    assert!(reduced[1] > 0 && reduced[0] <= reduced[1], "{reduced:?}");
}

/// A ball that spins into a corner of three planes, with much friction and a bounce, may be jammed: there is no answer, and a
/// search for one presses harder and harder. Whatever comes out, impulses and losses are of the size of what is there, and
/// the books close. In flight it meets one plane after the other; what is damped does not fly, and meets all three in one solve.
#[test]
fn a_ball_thrown_into_a_corner_gets_impulses_of_its_own_size() {
    let mut dice = Lcg(7);
    let mut random = |size: f64| size * dice.between(-1.0, 1.0);
    let mut jams = 0;
    for throw in 0..400 {
        let damping = if throw < 200 { 1e-9 } else { 0.0 };
        let mut world = World::with_gravity(DVec3::ZERO).expect("a world");
        for normal in [DVec3::Z, -DVec3::X, -DVec3::Y] {
            let wall = BodyBuilder::fixed().try_shape(Shape::half_space(normal)).position(normal * -0.13);
            world.add(wall.friction(1.0).restitution(0.5)).expect("a wall");
        }
        let ball = BodyBuilder::ball(0.1).mass(1.0).friction(1.0).restitution(0.5).angular_damping(damping);
        let towards = DVec3::new(5.0 + random(4.0), 5.0 + random(4.0), -5.0 + random(4.0));
        let spin = DVec3::new(random(25.0), random(25.0), random(25.0));
        world.add(ball.velocity(towards).spin(spin)).expect("a ball");
        let energy = world.energy().0;
        for _ in 0..4 {
            let report = world.step(1.0 / 240.0);
            jams += u32::from(throw < 200 && report.verdict() != Verdict::Solved);
            let books = &report.step_ledger;
            assert!(books.imbalance().abs() <= 1e-12 * energy, "{throw}: open by {:e} J", books.imbalance());
            assert!(books.largest() <= 10.0 * energy, "{throw}: {:e} J of {energy:e}", books.largest());
            for c in &report.contacts {
                assert!(c.impulse.length() <= 200.0, "{throw}: {} N·s", c.impulse);
            }
        }
        assert!(world.energy().0 <= energy * (1.0 + 1e-12), "{throw}");
    }
    assert!(jams > 0, "no damped throw was jammed: nothing was tried");
}
