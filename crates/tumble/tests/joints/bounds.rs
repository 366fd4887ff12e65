//! Where bounds and stiffness are extreme: springs far stiffer than their step, the limits of a ball joint to the ends of its
//! angles, and many bounded rows at once.

use crate::support::{G, energy, larger, run, world};
use std::f64::consts::PI;
use tumble::{BodyBuilder, BodyId, DQuat, DVec3, End, JointBuilder, JointId, Motor, Pose, Shape, Verdict, World, trig};

#[test]
fn a_spring_far_too_stiff_for_its_step_gains_nothing_and_bears_its_load() {
    // hω from 4 to 4e4
    for stiffness in [1e6, 1e8, 1e14] {
        let hung = |start: f64| {
            let mut w = world(1e-9);
            let mut last = End::World;
            let bodies = [0, 1, 2].map(|k| {
                let body = w.add(BodyBuilder::ball(0.05).mass(1.0).position(DVec3::Z * -f64::from(k))).unwrap();
                let slide = JointBuilder::slide(last, body).at(DVec3::Z * -f64::from(k)).axis(DVec3::NEG_Z);
                w.add_joint(slide.spring(stiffness, start * f64::from(3 - k) * G / stiffness)).unwrap();
                last = End::Body(body);
                body
            });
            (w, bodies)
        };
        // stretched by just what hangs on each: nothing moves
        let (mut w, bodies) = hung(-1.0);
        run(&mut w, 1.0 / 240.0, 480, |_| ()).holds("statics");
        for (k, body) in bodies.iter().enumerate() {
            let (z, v) = (w.centre(*body).unwrap().z + k as f64, w.velocity(*body).unwrap().length());
            assert!(z.abs() < 1e-9 && v < 1e-9, "{stiffness:e}: {z:e} m, {v:e} m/s");
        }
        let pull: f64 = w.report().joints[0].coordinates[0].spring_impulse * 240.0;
        assert!((pull + 3.0 * G).abs() < 1e-6, "{stiffness:e}: {pull} N");
        // let go unstretched: it swings, and has no more energy than it began with
        let (mut w, _) = hung(0.0);
        let (start, mut most) = (energy(&w), 0.0);
        let seen = run(&mut w, 1.0 / 240.0, 2400, |w| most = larger(most, energy(w) - start));
        assert!(most <= 1e-9 && seen.imbalance < 1e-11, "{stiffness:e}: {most:e} J, {seen:?}");
    }
}

#[test]
fn a_turning_spring_far_too_stiff_for_its_step_brings_no_energy() {
    // a rod on springs about both axes of a universal joint, hω from 2 to 2e3, under its weight
    for stiffness in [1e3, 1e5, 1e9] {
        let mut w = world(1e-9);
        let rod = BodyBuilder::cuboid(DVec3::new(0.05, 0.05, 1.0)).mass(1.0).position(DVec3::Z * -0.5);
        let spin = DVec3::new(0.3, 0.2, 0.0);
        let rod = w.add(rod.spin(spin).velocity(spin.cross(DVec3::Z * -0.5))).unwrap();
        let joint = JointBuilder::universal(End::World, rod).at(DVec3::ZERO).axis(DVec3::X).axis_b(DVec3::Y);
        w.add_joint(joint.of(0).spring(stiffness, 0.0).of(1).spring(stiffness, 0.0)).unwrap();
        let (kinetic, _) = w.energy();
        let (start, mut most) = (energy(&w), 0.0);
        let seen = run(&mut w, 1.0 / 60.0, 1200, |w| most = larger(most, energy(w) - start));
        assert!(most < 0.02 * kinetic && seen.imbalance < 1e-11, "{stiffness:e}: {most:e} of {kinetic:e} J, {seen:?}");
        assert_eq!(seen.unsolved, 0, "{stiffness:e}: {seen:?}");
    }
}

/// A bob of 1 kg and a hundredth of a kg·m² that hangs a metre below a ball joint and has a velocity.
fn bob(velocity: DVec3, change: impl FnOnce(JointBuilder) -> JointBuilder) -> (World, BodyId, JointId) {
    let mut w = world(1e-9);
    let body = BodyBuilder::ball(0.05).mass(1.0).inertia(DVec3::splat(0.01)).position(DVec3::NEG_Z).velocity(velocity);
    let body = w.add(body.spin(DVec3::NEG_Z.cross(velocity))).unwrap();
    let joint = change(JointBuilder::ball(End::World, body).at(DVec3::ZERO).axis(DVec3::NEG_Z));
    let joint = w.add_joint(joint).unwrap();
    (w, body, joint)
}

#[test]
fn a_cone_stops_a_swing_and_gives_back_the_square_of_its_restitution() {
    let limit: f64 = 0.5;
    for (restitution, rate) in [(0.0, 60.0), (0.0, 1000.0), (0.5, 240.0), (1.0, 240.0)] {
        let (mut w, body, joint) = bob(DVec3::X * 4.0, |j| j.of(0).range(0.0, limit).restitution(restitution));
        w.set_gravity(DVec3::ZERO).unwrap();
        // (m r² + I)/2 times the square of the rate
        let there = 0.5 * 1.01 * 16.0;
        run(&mut w, 1.0 / rate, (0.35 * rate) as u32, |w| {
            let swing = w.joint(joint).unwrap().coordinate(0);
            assert!(swing <= limit + 2e-3 * 16.0 / rate, "{swing}");
        })
        .holds("cone");
        let (lost, exact) = (w.ledger().restitution_loss, (1.0 - restitution * restitution) * there);
        assert!((lost - exact).abs() < 1e-2 * there, "{restitution} {rate}: {lost} {exact}");
        assert_eq!(w.velocity(body).unwrap().x < -0.1, restitution > 0.0, "{restitution} {rate}");
    }
}

#[test]
fn a_bob_goes_round_its_cone_as_in_a_funnel() {
    // struck across it swings out until the cone stops it, and then goes round pressed outwards: neither higher nor slower
    for rate in [60.0, 240.0] {
        let (mut w, body, joint) = bob(DVec3::X * 2.0, |j| j.of(0).range(0.0, 0.5));
        run(&mut w, 1.0 / rate, (0.2 * rate) as u32, |_| ()).holds("out");
        let r = w.centre(body).unwrap();
        let across = DVec3::Y * 4.0;
        w.set_velocity(body, across).unwrap();
        w.set_spin(body, r.cross(across) / r.length_squared()).unwrap();
        run(&mut w, 1.0 / rate, (0.8 * rate) as u32, |_| ()).holds("onto the cone");
        let start = energy(&w);
        let (mut least, mut most, mut turned, mut before) = (f64::MAX, 0.0_f64, 0.0, w.centre(body).unwrap());
        run(&mut w, 1.0 / rate, (3.0 * rate) as u32, |w| {
            let (q, at) = (w.joint(joint).unwrap().coordinate(0), w.centre(body).unwrap());
            (least, most) = (-larger(-least, -q), larger(most, q));
            turned += trig::atan2(before.x * at.y - before.y * at.x, before.x * at.x + before.y * at.y);
            before = at;
            assert!(w.joint(joint).unwrap().at_limit(0), "{q}");
        })
        .holds("round");
        // frames stand between midpoints, inside the cone by the sagitta of half a step
        assert!(
            most <= 0.5 + 1e-9 && most - least < 1e-9 && 0.5 - least < 4.0 / (rate * rate),
            "{rate}: {least} {most}"
        );
        assert!((energy(&w) - start).abs() < 1e-9 && turned > 10.0, "{rate}: {:e} J, {turned} rad", energy(&w) - start);
    }
}

#[test]
fn twist_is_limited_wherever_the_swing_is_and_near_its_pole_no_step_is_called_solved() {
    // twisted at any swing: stops at the limit
    for tilt in [0.0, 0.7, 1.5, 2.5, 3.0] {
        let mut w = world(1e-9);
        w.set_gravity(DVec3::ZERO).unwrap();
        let body = w.add(BodyBuilder::ball(0.05).mass(1.0).inertia(DVec3::splat(0.2))).unwrap();
        let joint = JointBuilder::ball(End::World, body).at(DVec3::ZERO).axis(DVec3::Z).of(1).range(-0.3, 0.3);
        let joint = w.add_joint(joint).unwrap();
        let turn = trig::rotation(DVec3::X, tilt);
        w.set_orientation(body, turn).unwrap();
        w.set_spin(body, turn * DVec3::Z * 2.0).unwrap();
        let start = energy(&w);
        let mut most = 0.0;
        let seen = run(&mut w, 1.0 / 240.0, 240, |w| {
            most = larger(most, w.joint(joint).unwrap().coordinate(1).abs());
            assert!(energy(w) <= start * (1.0 + 1e-9), "{tilt}: {}", energy(w));
        });
        assert!(seen.unsolved == 0 && most > 0.299 && most < 0.3 + 1e-3, "{tilt}: {most} {seen:?}");
    }
    // the twist has no value where B's axis points against A's: whoever asks something of it there is told
    for (told, off) in [(true, 0.01), (true, 0.2), (false, 0.01)] {
        let mut w = world(1e-9);
        w.set_gravity(DVec3::ZERO).unwrap();
        let body = w.add(BodyBuilder::ball(0.05).mass(1.0).inertia(DVec3::splat(0.2))).unwrap();
        let joint = JointBuilder::ball(End::World, body).at(DVec3::ZERO).axis(DVec3::Z);
        w.add_joint(if told { joint.of(1).range(-0.3, 0.3) } else { joint }).unwrap();
        w.set_orientation(body, trig::rotation(DVec3::X, PI - off)).unwrap();
        let verdict = w.step(1.0 / 240.0).verdict();
        assert_eq!(verdict != Verdict::Solved, told && off < 0.03, "{told} {off}: {verdict:?}");
    }
}

#[test]
fn an_island_of_six_hundred_bounded_rows_is_solved() {
    // a comb of arms on one heavy bar that is free: each has dry friction and a motor that is too weak
    let arms = 300;
    let mut w = world(1e-8);
    w.set_gravity(DVec3::ZERO).unwrap();
    let bar = w.add(BodyBuilder::cuboid(DVec3::new(0.2, 0.2, 30.0)).mass(100.0).inertia(DVec3::splat(4e3))).unwrap();
    let hinges: Vec<JointId> = (0..arms)
        .map(|k| {
            let at = DVec3::new(0.0, 0.0, 0.1 * f64::from(k) - 0.05 * f64::from(arms));
            let arm = BodyBuilder::cuboid(DVec3::new(0.3, 0.02, 0.02)).mass(0.2).inertia(DVec3::splat(0.01));
            let arm = w.add(arm.position(at)).unwrap();
            let hinge = JointBuilder::hinge(bar, arm).at(at).axis(DVec3::Z).friction(0.02);
            w.add_joint(hinge.motor(Motor::velocity(if k % 2 == 0 { 5.0 } else { -5.0 }).max(0.05))).unwrap()
        })
        .collect();
    let seen = run(&mut w, 1.0 / 240.0, 24, |_| ());
    assert!(seen.unsolved == 0 && seen.imbalance < 1e-10, "{seen:?}");
    assert_eq!(w.report().islands.len(), 1);
    // in pairs the bar stays: (0.05 − 0.02)/0.01 rad/s²
    for (k, hinge) in hinges.iter().enumerate() {
        let rate = w.joint(*hinge).unwrap().rate(0);
        let exact = if k % 2 == 0 { 0.3 } else { -0.3 };
        assert!((rate - exact).abs() < 1e-6, "{k}: {rate}");
    }
}

#[test]
fn a_press_without_a_solution_takes_bounded_work_and_says_so() {
    // a table on five feet is turned into the ground by a screw that nothing stops
    let mut w = World::new();
    w.add(BodyBuilder::ground().friction(0.7)).unwrap();
    let mut table = BodyBuilder::cuboid(DVec3::new(1.0, 0.8, 0.05)).density(500.0).friction(0.7);
    for (x, y) in [(-0.4, -0.3), (0.4, -0.3), (-0.4, 0.3), (0.4, 0.3), (0.0, 0.0)] {
        let foot = Shape::cuboid_half_extents(DVec3::new(0.04, 0.04, 0.2)).unwrap();
        table = table.shape_at(foot, Pose { position: DVec3::new(x, y, -0.225), rotation: DQuat::IDENTITY });
    }
    let table = w.add(table.position(DVec3::Z * 0.425)).unwrap();
    let nut = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(2.0).position(DVec3::new(0.26, 0.19, 0.9));
    let nut = w.add(nut).unwrap();
    let screw = JointBuilder::screw(End::World, nut, 0.3).at(DVec3::new(-0.32, -0.02, 1.01));
    w.add_joint(screw.axis(DVec3::new(-0.43, -0.42, 0.15)).motor(Motor::velocity(1.79))).unwrap();
    let servo = Motor::position(0.37).gains(213_360.36, 1e3).max(1e6);
    let hinge = JointBuilder::hinge(nut, table).at(DVec3::new(-0.11, 0.46, 0.5));
    w.add_joint(hinge.axis(DVec3::new(0.18, -0.4, -0.04)).motor(servo)).unwrap();
    let mut unsolved = 0;
    for step in 0..4 {
        w.step(1.0 / 240.0);
        let report = w.report();
        unsolved += u32::from(report.verdict() != Verdict::Solved);
        for island in &report.islands {
            // the search and the fall-back have what one solve may take, and 64 in each of at most 71 iterations
            let most = 2 * w.settings().solver.max_factorisations_small + 64 * 71;
            let spent = island.effort.factorisations;
            assert!(spent <= most, "step {step}: {spent} of {most}, {island:?}");
        }
    }
    assert!(unsolved > 0);
}
