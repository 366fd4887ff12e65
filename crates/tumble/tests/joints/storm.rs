//! Mechanisms drawn at random, with springs far too stiff for their step: inexact steps there may be, runaway energy not.

use tumble::{BodyBuilder, BodyId, DVec3, End, Groups, JointBuilder, Motor, Verdict, World};
use tumble_math::trig;
use tumble_random::{Random, SplitMix, samples};

fn vector(r: &mut SplitMix, size: f64) -> DVec3 {
    DVec3::from_array(r.three(size))
}

fn direction(r: &mut SplitMix) -> DVec3 {
    loop {
        let v = vector(r, 1.0);
        if (0.1..1.0).contains(&v.length()) {
            return v.normalize();
        }
    }
}

/// A joint of any kind between two ends near a point, with springs of up to 1e3 N/m or N·m/rad along its coordinates.
fn joint(r: &mut SplitMix, (a, b): (End, BodyId), (pa, pb): (DVec3, DVec3)) -> JointBuilder {
    let way = r.unit();
    let at = pa * (1.0 - way) + pb * way + vector(r, 0.1);
    let axis = direction(r);
    let across = axis.cross(direction(r)).normalize();
    let (near_a, near_b) = (pa + vector(r, 0.2), pb + vector(r, 0.2) + DVec3::Z * 0.5);
    let stiffness = trig::exp(r.between(0.0, 6.9));
    let spring = |j: JointBuilder, k: usize, r: &mut SplitMix| j.of(k).spring(stiffness, r.between(-0.3, 0.3));
    match r.index(12) {
        0 => JointBuilder::fixed(a, b).at(at),
        1 => spring(JointBuilder::hinge(a, b).at(at).axis(axis), 0, r),
        2 => spring(JointBuilder::slide(a, b).at(at).axis(axis), 0, r),
        3 => spring(JointBuilder::cylindrical(a, b).at(at).axis(axis), 1, r),
        4 => spring(JointBuilder::screw(a, b, 0.2).at(at).axis(axis), 0, r),
        5 => spring(JointBuilder::ball(a, b).at(at).axis(axis), 1, r),
        6 => spring(JointBuilder::universal(a, b).at(at).axis(axis).axis_b(across), 1, r),
        7 => spring(JointBuilder::planar(a, b).at(at).axis(axis), 2, r),
        8 => spring(JointBuilder::wheel(a, b).at(at).axis(axis).axis_b(across), 1, r),
        9 => spring(JointBuilder::axes(a, b).at(at).lock(tumble::Axis::X), 3, r),
        10 => JointBuilder::rod(a, b).at_a(near_a).at_b(near_b),
        _ => {
            let rest = (near_b - near_a).length() * r.between(0.5, 1.2);
            JointBuilder::spring_between(a, b).at_a(near_a).at_b(near_b).spring(stiffness, rest)
        }
    }
}

/// A tree of up to eight bodies, held or free, without weight.
fn mechanism(seed: u64) -> World {
    let mut r = SplitMix(seed);
    let mut w = World::with_gravity(DVec3::ZERO).unwrap();
    let mut bodies: Vec<(BodyId, DVec3)> = Vec::new();
    for k in 0..1 + r.index(8) {
        let (at, size) = (vector(&mut r, 1.0), r.between(0.05, 0.3));
        let builder = if r.below(2) == 0 {
            BodyBuilder::cuboid(DVec3::new(size, 2.0 * size, 0.5 * size))
        } else {
            BodyBuilder::capsule(0.25 * size, size)
        };
        let builder =
            builder.mass(trig::exp(r.between(-2.3, 2.3))).position(at).groups(Groups { meets: 0, ..Groups::default() });
        let b = w.add(builder).unwrap();
        let (a, pa) = match bodies.get(r.index(bodies.len())) {
            Some(&(id, p)) => (End::Body(id), p),
            None => (End::World, at),
        };
        if k > 0 || r.below(3) > 0 {
            let builder = joint(&mut r, (a, b), (pa, at));
            w.add_joint(builder).unwrap();
        }
        bodies.push((b, at));
    }
    w
}

/// All energy there is [J].
fn energy(w: &World) -> f64 {
    let (kinetic, potential) = w.energy();
    kinetic + potential
}

#[test]
fn energy_does_not_run_away_where_springs_are_too_stiff_for_their_step() {
    // a spring of hω ≫ 2 swings wide between frames, and comes back
    let (mut inexact, mut steps) = (0, 0_u64);
    let mechanisms = samples(50);
    for seed in 0..mechanisms {
        let mut w = mechanism(seed);
        let begin = energy(&w);
        for step in 0..60 {
            let solved = w.step(1.0 / 60.0).verdict() == Verdict::Solved;
            inexact += u64::from(!solved);
            steps += 1;
            let (now, corrected) = (energy(&w), w.ledger().corrected);
            assert!(
                now <= 100.0 * begin + corrected.abs(),
                "seed {seed}, step {step}: {now} J of {begin} J, solved {solved}"
            );
        }
    }
    // they are meant to be beyond what a step can hold: without inexact ones this asks nothing
    assert!(2 * inexact > mechanisms && inexact < steps / 5, "{inexact} of {steps}");
}

#[test]
fn a_motor_that_the_mechanism_locks_pushes_with_all_it_has() {
    // a closed form: the fixed joint takes up the torque of the motor, which nothing moves
    for (rate, torque) in [(3.0, 2.0), (-3.0, 2.0), (0.5, 7.0)] {
        let mut w = World::with_gravity(DVec3::ZERO).unwrap();
        let arm = BodyBuilder::cuboid(DVec3::new(0.1, 0.1, 1.0)).mass(2.0).position(DVec3::new(0.0, 0.0, -0.5));
        let arm = w.add(arm).unwrap();
        let lock = w.add_joint(JointBuilder::fixed(End::World, arm).at(DVec3::ZERO)).unwrap();
        let hinge = JointBuilder::hinge(End::World, arm).at(DVec3::ZERO).axis(DVec3::Y);
        let hinge = w.add_joint(hinge.motor(Motor::velocity(rate).max(torque))).unwrap();
        for _ in 0..20 {
            assert_eq!(w.step(0.004).verdict(), Verdict::Solved);
        }
        let told = torque.copysign(rate);
        let (motor, held) = (w.joint(hinge).unwrap().motor_force(0), w.joint(lock).unwrap().torque().y);
        assert!((motor - told).abs() <= 1e-12 * torque, "{motor} N·m, told {told}");
        assert!((held + told).abs() <= 1e-9 * torque, "{held} N·m against {told}");
    }
}
