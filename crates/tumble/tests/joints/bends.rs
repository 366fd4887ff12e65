//! Motors, friction and rotors along coordinates whose paths bend: what goes by a rate goes by that of the whole way.

use crate::support::{energy, larger, run, world};
use tumble::{Axis, BodyBuilder, BodyId, DVec3, End, JointBuilder, JointId, Motor, World, trig};

/// A ball of 1 kg a metre from the origin on what changes only their distance, without weight.
fn bob(velocity: DVec3, change: impl FnOnce(JointBuilder) -> JointBuilder) -> (World, BodyId, JointId) {
    let mut w = world(1e-10);
    w.set_gravity(DVec3::ZERO).unwrap();
    let ball = w.add(BodyBuilder::ball(0.05).mass(1.0).position(DVec3::X).velocity(velocity)).unwrap();
    let line = JointBuilder::spring_between(End::World, ball).at_a(DVec3::ZERO).at_b(DVec3::X).spring(0.0, 1.0);
    let line = w.add_joint(change(line)).unwrap();
    (w, ball, line)
}

/// Fourth-order reference.
fn integrated<const N: usize>(mut y: [f64; N], time: f64, slope: impl Fn(&[f64; N]) -> [f64; N]) -> [f64; N] {
    let steps = 40_000;
    let h = time / f64::from(steps);
    let moved = |a: &[f64; N], b: &[f64; N], by: f64| std::array::from_fn(|i| a[i] + by * b[i]);
    for _ in 0..steps {
        let a = slope(&y);
        let b = slope(&moved(&y, &a, 0.5 * h));
        let c = slope(&moved(&y, &b, 0.5 * h));
        let d = slope(&moved(&y, &c, h));
        y = std::array::from_fn(|i| y[i] + h / 6.0 * (a[i] + 2.0 * (b[i] + c[i]) + d[i]));
    }
    y
}

#[test]
fn friction_holds_a_distance_while_the_bob_goes_round() {
    for rate in [60.0, 240.0] {
        // m v²/r = 4 N is less than what it may have
        let (mut w, _, line) = bob(DVec3::Y * 2.0, |j| j.friction(50.0));
        run(&mut w, 1.0 / rate, (5.0 * rate) as u32, |_| ()).holds("friction");
        let off = w.joint(line).unwrap().coordinate(0) - 1.0;
        assert!(off.abs() < 1e-9, "{rate}: {off:e} m");
        assert!((energy(&w) - 2.0).abs() < 1e-9 && w.ledger().joint_loss < 1e-9, "{rate}: {}", energy(&w));
        // with less than that it slides outwards
        let (mut w, _, line) = bob(DVec3::Y * 2.0, |j| j.friction(1.0));
        run(&mut w, 1.0 / rate, (2.0 * rate) as u32, |_| ()).holds("sliding");
        let force = |y: &[f64; 2]| [y[1], 4.0 / (y[0] * y[0] * y[0]) - 1.0];
        let exact = integrated([1.0, 0.0], 1.0, force)[0];
        let (mut w, _, _) = bob(DVec3::Y * 2.0, |j| j.friction(1.0));
        let mut at = 0.0;
        run(&mut w, 1.0 / rate, rate as u32, |w| at = w.joint(line).unwrap().coordinate(0));
        assert!((at - exact).abs() < 1.0 / (rate * rate), "{rate}: {at} {exact}");
    }
}

#[test]
fn a_winch_draws_in_at_its_speed_and_does_the_work_of_it() {
    // r falls by 0.3 m/s; r²θ' stays, so the energy is ½(0.3² + (2/r)²)
    for motor in [Motor::velocity(-0.3), Motor::velocity(-0.3).max(1e3)] {
        let off = |rate: f64| {
            let (mut w, _, line) = bob(DVec3::new(-0.3, 2.0, 0.0), |j| j.motor(motor));
            let start = energy(&w);
            run(&mut w, 1.0 / rate, (1.5 * rate) as u32, |_| ()).holds("winch");
            let way = w.joint(line).unwrap().coordinate(0) - 0.55;
            let exact = 0.5 * (0.09 + 4.0 / (0.55 * 0.55));
            (way.abs(), (energy(&w) / exact - 1.0).abs(), (w.ledger().motor_work / (exact - start) - 1.0).abs())
        };
        let (a, b) = (off(60.0), off(240.0));
        assert!(a.0 < 1e-3 && a.1 < 4e-3 && a.2 < 5e-3, "{a:?}");
        assert!(a.0 / b.0 > 14.0 && a.1 / b.1 > 14.0 && a.2 / b.2 > 14.0, "{a:?} {b:?}");
    }
}

#[test]
fn a_rotor_along_a_distance_adds_its_inertia_there_alone() {
    // (m + J) r'' = m v₀²/r³ − k (r − r₀), in second order, without drift of the energy
    let (j, k, r0) = (2.0, 20.0, 0.8);
    let off = |rate: f64| {
        let (mut w, _, line) = bob(DVec3::Y * 2.0, |b| b.spring(k, r0).armature(j));
        let start = energy(&w);
        let mut worst = 0.0;
        run(&mut w, 1.0 / rate, (20.0 * rate) as u32, |w| worst = larger(worst, (energy(w) / start - 1.0).abs()))
            .holds("rotor");
        let slope = |y: &[f64; 2]| [y[1], (4.0 / (y[0] * y[0] * y[0]) - k * (y[0] - r0)) / (1.0 + j)];
        let exact = integrated([1.0, 0.0], 20.0, slope)[0];
        ((w.joint(line).unwrap().coordinate(0) - exact).abs(), worst)
    };
    let (a, b) = (off(60.0), off(240.0));
    assert!(a.0 < 1e-4 && a.1 < 1e-7 && a.0 / b.0 > 14.0, "{a:?} {b:?}");
}

#[test]
fn rotors_of_a_joint_that_turns_about_three_axes_keep_its_energy() {
    for rate in [60.0, 240.0] {
        let mut w = world(1e-10);
        w.set_gravity(DVec3::ZERO).unwrap();
        let body = BodyBuilder::ball(0.05).mass(1.0).inertia(DVec3::new(0.3, 0.5, 0.4));
        let body = w.add(body.spin(DVec3::new(0.4, 0.5, 0.3))).unwrap();
        let joint =
            [Axis::X, Axis::Y, Axis::Z].into_iter().fold(JointBuilder::axes(End::World, body), JointBuilder::lock);
        let joint = joint.at(DVec3::ZERO).axis(DVec3::Z).of(3).spring(3.0, 0.0).armature(0.2);
        let joint = joint.of(4).spring(5.0, 0.0).armature(0.1).of(5).spring(4.0, 0.0).armature(0.3);
        w.add_joint(joint).unwrap();
        let start = energy(&w);
        // rotors have turned with their coordinates from the start
        let bare = 0.5 * (0.3 * 0.16 + 0.5 * 0.25 + 0.4 * 0.09);
        assert!(start > bare * 1.3, "{start} {bare}");
        let mut worst = 0.0;
        run(&mut w, 1.0 / rate, (60.0 * rate) as u32, |w| worst = larger(worst, (energy(w) / start - 1.0).abs()))
            .holds("axes");
        // without drift: what a first-order scheme loses in a minute is a hundred times that
        assert!(worst < 0.04 / (rate * rate), "{rate}: {worst:e}");
    }
}

/// A long body that turns at 5 rad/s about an axis of a joint with the world, which holds it beside its centre, and has a velocity.
fn beside(joint: impl FnOnce(BodyId) -> JointBuilder) -> (World, JointId) {
    let mut w = world(1e-10);
    w.set_gravity(DVec3::ZERO).unwrap();
    let body = BodyBuilder::cuboid(DVec3::new(0.6, 0.1, 0.2)).mass(1.0).position(DVec3::new(0.2, 0.1, 0.05));
    let body = w.add(body.spin(DVec3::Z * 5.0).velocity(DVec3::new(-0.5, 1.0, 0.3))).unwrap();
    let joint = w.add_joint(joint(body).at(DVec3::ZERO).axis(DVec3::Z)).unwrap();
    (w, joint)
}

#[test]
fn ways_of_a_point_beside_the_centre_of_a_body_go_by_the_mean_rate() {
    let run = |rate: f64, joint: &dyn Fn(BodyId) -> JointBuilder, look: &mut dyn FnMut(&World, JointId)| {
        let (mut w, joint) = beside(joint);
        run(&mut w, 1.0 / rate, (2.0 * rate) as u32, |w| look(w, joint)).holds("beside");
        w
    };
    for rate in [60.0, 240.0] {
        // friction holds one way of the plane at the midpoints, where a frame is off by the sagitta of half a step
        let held = |b: BodyId| JointBuilder::planar(End::World, b).of(0).friction(1e3);
        let mut off = 0.0;
        let w = run(rate, &held, &mut |w, j| {
            let at = w.joint(j).unwrap().report().map_or(f64::NAN, |r| r.coordinates[0].value);
            off = larger(off, at.abs());
        });
        // from the first midpoint on, which a start of 0.3 m/s at most reaches
        assert!(off < 4.0 / rate && w.ledger().joint_loss < 10.0, "{rate}: {off:e} m");
        // a motor draws it along at its speed, whatever it turns
        let told = |b: BodyId| JointBuilder::planar(End::World, b).of(0).motor(Motor::velocity(0.3).max(1e4));
        let mut seen: Vec<f64> = Vec::new();
        run(rate, &told, &mut |w, j| {
            seen.extend(w.joint(j).unwrap().report().map(|r| r.coordinates[0].value));
        });
        for pair in seen.windows(2) {
            assert!((pair[1] - pair[0] - 0.3 / rate).abs() < 1e-9, "{rate}: {pair:?}");
        }
        // rotors on both ways of a plane, on a line and along the axis of a shaft keep the energy
        for kind in 0..3 {
            let (first, second) = (5.0, 2.0);
            let rotors = |b: BodyId| match kind {
                0 => JointBuilder::planar(End::World, b).of(0).armature(first).of(1).armature(second),
                1 => JointBuilder::point_on_line(End::World, b).armature(first),
                _ => JointBuilder::cylindrical(End::World, b).of(0).armature(first).of(1).armature(second),
            };
            let (mut least, mut most) = (f64::MAX, 0.0);
            run(rate, &rotors, &mut |w, _| (least, most) = (-larger(-least, -energy(w)), larger(most, energy(w))));
            assert!(most - least < 2e2 / (rate * rate) * most, "{rate}, {kind}: {least} … {most}");
        }
    }
}

#[test]
fn a_drawn_spring_sets_a_rod_in_motion_from_rest() {
    // nothing moves before the first step: all that its joint may bring for the bend of the path is measured by what the spring gives. It
    // pulls the bob outwards, and the hinge inwards to where the path bends
    for (rate, stiffness) in [(60.0, 20.0), (60.0, 200.0), (240.0, 2000.0), (1000.0, 2e4)] {
        let mut w = world(1e-10);
        w.set_gravity(DVec3::ZERO).unwrap();
        let bob = BodyBuilder::ball(0.05).mass(1.0).inertia(DVec3::splat(0.01)).position(DVec3::X);
        let bob = w.add(bob).unwrap();
        w.add_joint(JointBuilder::hinge(End::World, bob).at(DVec3::ZERO).axis(DVec3::Z)).unwrap();
        let far = DVec3::new(2.5, 0.4, 0.0);
        let spring = JointBuilder::spring_between(End::World, bob).at_a(far).at_b(DVec3::X).spring(stiffness, 0.5);
        w.add_joint(spring).unwrap();
        let start = energy(&w);
        let mut off = 0.0;
        run(&mut w, 1.0 / rate, (2.0 * rate) as u32, |w| off = larger(off, (energy(w) / start - 1.0).abs()))
            .holds("rod");
        // second order in hω, and ω² is about k/m
        assert!(off < 0.2 * stiffness / (rate * rate), "{rate}, {stiffness}: {off:e}");
    }
}

#[test]
fn a_hinge_breaks_where_its_pendulum_pulls_too_hard() {
    // F = mg(3 cos θ − 2 cos θ₀), and what the inertia of the bob itself takes
    let (angle, breaks): (f64, f64) = (1.2, 0.4);
    let moment: f64 = 1e-3;
    let pull = 9.81 * (trig::cos(breaks) + 2.0 * (trig::cos(breaks) - trig::cos(angle)) / (1.0 + moment));
    for rate in [240.0, 1000.0] {
        let mut w = world(1e-9);
        let at = DVec3::new(trig::sin(angle), 0.0, -trig::cos(angle));
        let bob = w.add(BodyBuilder::ball(0.01).mass(1.0).inertia(DVec3::splat(moment)).position(at)).unwrap();
        let hinge = JointBuilder::hinge(End::World, bob).at(DVec3::ZERO).axis(DVec3::Y).breaks_at(pull, 1e9);
        let hinge = w.add_joint(hinge).unwrap();
        let (mut before, mut broke) = (angle, None);
        run(&mut w, 1.0 / rate, (1.5 * rate) as u32, |w| {
            let c = w.centre(bob).unwrap();
            if broke.is_none() && w.joint(hinge).is_none() {
                broke = Some((before, trig::atan2(c.x, -c.z)));
            }
            before = trig::atan2(c.x, -c.z);
        });
        let (above, below) = broke.unwrap();
        let step = above - below;
        assert!(above + step > breaks && below - step < breaks, "{rate}: {above} {below}");
    }
}

#[test]
fn a_screw_falls_as_its_pitch_and_its_inertia_say() {
    for (pitch, moment) in [(0.3, 0.01), (0.05, 0.002), (-0.3, 0.02)] {
        let mut w = world(1e-9);
        let nut = w.add(BodyBuilder::ball(0.05).mass(2.0).inertia(DVec3::splat(moment))).unwrap();
        let screw = JointBuilder::screw(End::World, nut, pitch).at(DVec3::ZERO).axis(DVec3::Z);
        let screw = w.add_joint(screw).unwrap();
        run(&mut w, 1.0 / 1000.0, 500, |_| ()).holds("screw");
        let turns = std::f64::consts::TAU / pitch;
        let exact = -0.5 * 9.81 * 0.25 / (1.0 + turns * turns * moment / 2.0);
        let (z, angle) = (w.centre(nut).unwrap().z, w.joint(screw).unwrap().coordinate(0));
        assert!(
            (z / exact - 1.0).abs() < 1e-3 && (angle * pitch / std::f64::consts::TAU / z - 1.0).abs() < 1e-6,
            "{z} {exact}"
        );
    }
}

#[test]
fn two_ropes_over_a_pulley_accelerate_as_atwoods_machine() {
    for (one, other) in [(1.0, 3.0), (2.0, 2.1), (5.0, 0.1)] {
        let mut w = world(1e-10);
        let mut hung = |x: f64, z: f64, mass: f64| {
            let body = w.add(BodyBuilder::ball(0.05).mass(mass).position(DVec3::new(x, 0.0, z))).unwrap();
            let rope = JointBuilder::spring_between(End::World, body).at_a(DVec3::X * x).at_b(DVec3::new(x, 0.0, z));
            (body, w.add_joint(rope.spring(0.0, 0.0)).unwrap())
        };
        let (_, left) = hung(-0.5, -3.0, one);
        let (body, right) = hung(0.5, -3.0, other);
        w.add_joint(JointBuilder::coupling(&[(left, 0, 1.0), (right, 0, 1.0)], 6.0)).unwrap();
        run(&mut w, 1.0 / 240.0, 96, |_| ()).holds("pulley");
        let exact = -3.0 - 0.5 * 9.81 * (other - one) / (other + one) * 0.16;
        let z = w.centre(body).unwrap().z;
        assert!((z - exact).abs() < 1e-12, "{one} {other}: {z} {exact}");
    }
}

#[test]
fn a_dry_oscillator_loses_twice_its_friction_over_its_stiffness_each_swing() {
    let (k, f, start) = (40.0, 1.0, 0.23);
    let off = |rate: f64| {
        let mut w = world(1e-10);
        w.set_gravity(DVec3::ZERO).unwrap();
        let ball = w.add(BodyBuilder::ball(0.05).mass(1.0)).unwrap();
        let slide = JointBuilder::slide(End::World, ball).at(DVec3::ZERO).axis(DVec3::X).spring(k, start).friction(f);
        let slide = w.add_joint(slide).unwrap();
        let (mut ends, mut last) = (Vec::new(), 0.0);
        run(&mut w, 1.0 / rate, (8.0 * rate) as u32, |w| {
            let j = w.joint(slide).unwrap();
            if last != 0.0 && j.rate(0) * last <= 0.0 {
                ends.push((j.coordinate(0) - start).abs());
            }
            last = j.rate(0);
        })
        .holds("dry");
        let exact = |n: usize| start - 2.0 * f / k * (n + 1) as f64;
        assert!(ends.len() >= 3, "{ends:?}");
        let off = ends.iter().enumerate().take(3).fold(0.0, |m, (n, e)| larger(m, (e - exact(n)).abs()));
        // and it stays where the spring pulls by less than the friction
        let rest = w.joint(slide).unwrap();
        assert!(rest.rate(0) == 0.0 && (rest.coordinate(0) - start).abs() * k <= f, "{}", rest.coordinate(0));
        off
    };
    assert!(off(60.0) < 1e-3 && off(1000.0) < 4e-6);
}
