//! What hangs: catenaries, loaded bridges, forces of held mechanisms.

use crate::support::{G, between, run, world};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, JointId, Motor, World, trig};

/// A chain of rods that hangs in balance between two points: `loads` [N] act on the joints between the rods, `weights` [N] on
/// the rods, the pull along x is `pull` [N]. The rods' bodies and their joints, with the force of each on the rod that follows.
struct Hanging {
    world: World,
    rods: Vec<BodyId>,
    joints: Vec<JointId>,
    forces: Vec<DVec3>,
}

/// Rods of `length` [m] and `mass` [kg]; weights of `load` [kg] hang at joint `at` between two of them.
fn hanging(count: usize, (length, mass): (f64, f64), pull: f64, (at, load): (usize, f64)) -> Hanging {
    // a million times heavier than what it hangs on: rounding alone is 1e-9 m/s
    let mut w = world(if load > 0.0 { 1e-7 } else { 1e-10 });
    // by symmetry the pull up at the first joint is half of all weight
    let loaded = |k: usize| if k == at { load * G } else { 0.0 };
    let mut up = 0.5 * (mass * G * count as f64 + load * G);
    let mut here = DVec3::ZERO;
    let (mut rods, mut joints, mut forces): (Vec<BodyId>, Vec<JointId>, Vec<DVec3>) =
        (Vec::new(), Vec::new(), Vec::new());
    for k in 0..count {
        // what the joint does to this rod: pull back along −x and up
        up -= loaded(k);
        let force = DVec3::new(-pull, 0.0, up);
        // moments about the far end: the pull of the joint and the weight in the middle balance
        let way = DVec3::new(pull, 0.0, -(up - 0.5 * mass * G)).normalize() * length;
        let rod = between(&mut w, here, here + way, mass);
        let before = rods.last().map_or(End::World, |b| End::Body(*b));
        joints.push(w.add_joint(JointBuilder::hinge(before, rod).at(here).axis(DVec3::Y)).unwrap());
        forces.push(force);
        if k == at && load > 0.0 {
            let weight = w.add(BodyBuilder::ball(0.05).mass(load).position(here - DVec3::Z)).unwrap();
            w.add_joint(JointBuilder::rod(*rods.last().unwrap(), weight).at_a(here).at_b(here - DVec3::Z)).unwrap();
            // the load pulls at the rod before: what this joint does to its rod is as before
        }
        up -= mass * G;
        here += way;
        rods.push(rod);
    }
    let last = *rods.last().unwrap();
    joints.push(w.add_joint(JointBuilder::hinge(last, End::World).at(here).axis(DVec3::Y)).unwrap());
    forces.push(DVec3::new(-pull, 0.0, up));
    Hanging { world: w, rods, joints, forces }
}

#[test]
fn a_chain_hangs_as_its_catenary_and_its_joints_bear_its_weight() {
    // tan θ_i = (i − (n − 1)/2) m g / H
    for (count, length, mass, pull, load) in
        [(100, 0.1, 0.2, 40.0, (0, 0.0)), (37, 0.25, 1.3, 90.0, (0, 0.0)), (30, 0.5, 1e-3, 5e3, (15, 1000.0))]
    {
        let Hanging { mut world, rods, joints, forces } = hanging(count, (length, mass), pull, load);
        let starts: Vec<DVec3> = rods.iter().map(|b| world.centre(*b).unwrap()).collect();
        let seen = run(&mut world, 1.0 / 240.0, 240, |_| ());
        seen.holds("hanging");
        for (k, (b, start)) in rods.iter().zip(&starts).enumerate() {
            let moved = (world.centre(*b).unwrap() - *start).length();
            assert!(moved < 1e-8, "{count} rods, rod {k} moved by {moved:e} m; {seen:?}");
        }
        for (k, (j, force)) in joints.iter().zip(&forces).enumerate() {
            let is = world.joint(*j).unwrap().force();
            assert!((is - *force).length() < 1e-7 * force.length(), "{count} rods, joint {k}: {is} {force}");
        }
    }
}

#[test]
fn a_held_slider_crank_turns_its_load_by_virtual_work() {
    // τ dθ + F dx = 0 with x = r cos θ + √(l² − r² sin²θ); crank, rod and piston without weight
    let (r, l, force) = (0.3, 0.9, 700.0);
    for angle in [0.2, 0.9, 1.4, 2.3, 3.6, 5.1] {
        let mut w = world(1e-10);
        w.set_gravity(DVec3::ZERO).unwrap();
        let (s, c) = trig::sin_cos(angle);
        // x to the right, z up, turning about −y
        let pin = DVec3::new(r * c, 0.0, r * s);
        let reach = (l * l - r * r * s * s).sqrt();
        let end = DVec3::new(r * c + reach, 0.0, 0.0);
        let crank = between(&mut w, DVec3::ZERO, pin, 0.4);
        let rod = between(&mut w, pin, end, 0.8);
        let piston = w.add(BodyBuilder::cuboid(DVec3::splat(0.1)).mass(0.5).position(end)).unwrap();
        let axle = JointBuilder::hinge(End::World, crank).at(DVec3::ZERO).axis(-DVec3::Y).motor(Motor::velocity(0.0));
        let axle = w.add_joint(axle).unwrap();
        w.add_joint(JointBuilder::hinge(crank, rod).at(pin).axis(DVec3::Y)).unwrap();
        w.add_joint(JointBuilder::hinge(rod, piston).at(end).axis(DVec3::Y)).unwrap();
        let guide = JointBuilder::slide(End::World, piston).at(end).axis(DVec3::X).motor(Motor::force(-force));
        w.add_joint(guide).unwrap();
        let seen = run(&mut w, 1.0 / 100.0, 5, |_| ());
        assert!(seen.gap < 1e-9 && seen.unsolved == 0, "{seen:?}");
        let slope = -r * s - r * r * s * c / reach;
        let torque = w.joint(axle).unwrap().motor_force(0);
        assert!((torque - force * slope).abs() < 1e-9 * force, "{angle}: {torque} {}", force * slope);
    }
}

#[test]
fn a_press_a_gripper_and_a_stuck_drive_share_their_forces_exactly() {
    // a press: a motor of 500 N down on a box of 40 kg on the ground
    let mut w = world(1e-10);
    w.add(BodyBuilder::ground()).unwrap();
    let block = w.add(BodyBuilder::cuboid(DVec3::splat(0.4)).mass(40.0).position(DVec3::Z * 0.2)).unwrap();
    let ram = BodyBuilder::cuboid(DVec3::new(0.2, 0.2, 0.3)).mass(10.0).position(DVec3::Z * 0.55);
    let ram = w.add(ram).unwrap();
    let guide = JointBuilder::slide(End::World, ram).at(DVec3::Z * 0.55).axis(DVec3::Z);
    let guide = w.add_joint(guide.motor(Motor::velocity(-1.0).max(500.0))).unwrap();
    run(&mut w, 1.0 / 240.0, 60, |_| ()).holds("press");
    assert!((w.joint(guide).unwrap().motor_force(0) + 500.0).abs() < 1e-9);
    let lifted: f64 =
        w.report().contacts.iter().filter(|c| c.body_a != ram && c.body_b != ram).map(|c| c.impulse.x).sum();
    assert!((lifted * 240.0 - (500.0 + 50.0 * G)).abs() < 1e-6, "{}", lifted * 240.0);
    assert!(w.velocity(block).unwrap().length() < 1e-9);

    // a gripper holds a box by friction alone: two round fingers of 30 N at μ 0.5 carry 30 N and no more
    for (mass, holds) in [(30.0 / G * 0.98, true), (30.0 / G * 1.02, false)] {
        let mut w = world(1e-10);
        let load = BodyBuilder::cuboid(DVec3::splat(0.1)).mass(mass).friction(0.5).position(DVec3::Z);
        let load = w.add(load).unwrap();
        for side in [-1.0, 1.0] {
            let at = DVec3::new(0.07 * side, 0.0, 1.0);
            let finger = BodyBuilder::ball(0.02).mass(0.2).friction(0.5).position(at);
            let finger = w.add(finger).unwrap();
            let guide = JointBuilder::slide(End::World, finger).at(at).axis(DVec3::X);
            w.add_joint(guide.motor(Motor::velocity(-side).max(30.0))).unwrap();
        }
        run(&mut w, 1.0 / 240.0, 120, |_| ()).holds("gripper");
        let fell = 1.0 - w.centre(load).unwrap().z;
        assert_eq!(fell.abs() < 1e-6, holds, "{mass}: {fell}");
    }
}

#[test]
fn what_joints_hold_in_each_other_is_not_torn_apart() {
    // a bar on a hinge whose root is 12 mm inside a wall: no move opens that, and the next bar of the chain lies on the floor 1 mm deep,
    // which a small turn of it does
    let mut w = world(1e-9);
    w.add(BodyBuilder::ground()).unwrap();
    let wall = BodyBuilder::fixed().shape(tumble::Shape::cuboid_size(DVec3::new(0.1, 1.0, 2.0)).unwrap());
    let wall = w.add(wall.position(DVec3::new(-0.05, 0.0, 0.6))).unwrap();
    let bar = |x: f64, z: f64| BodyBuilder::cuboid(DVec3::new(0.5, 0.1, 0.1)).mass(2.0).position(DVec3::new(x, 0.0, z));
    let first = w.add(bar(0.238, 0.049)).unwrap();
    let second = w.add(bar(0.8, 0.049)).unwrap();
    let root = JointBuilder::hinge(wall, first).at(DVec3::new(0.0, 0.0, 0.049)).axis(DVec3::Y).collide(true);
    w.add_joint(root.motor(Motor::position(0.0).gains(1e4, 1e3))).unwrap();
    let elbow = DVec3::new(0.5, 0.0, 0.049);
    let elbow = w.add_joint(JointBuilder::hinge(first, second).at(elbow).axis(DVec3::Y)).unwrap();
    let start = w.centre(first).unwrap();
    for step in 0..240 {
        let report = w.step(1.0 / 240.0);
        assert!(report.joint_gap() < 1e-9, "step {step}: {}", report.joint_gap());
        // the floor is 1 mm above the lower faces, and nothing else moves the first bar
        let off = (w.centre(first).unwrap() - start).length();
        assert!(off < 1.5e-3, "step {step}: {off}");
    }
    let lowest = w.centre(second).unwrap().z - 0.05;
    assert!(lowest > -1.2e-4, "the overlap that can be opened is opened: {lowest}");
    assert!(w.joint(elbow).unwrap().coordinate(0).abs() < 0.02);
}

/// The least loads of upright ropes at (x, y) that hold a weight whose centre is at the origin: λᵢ = a + b·xᵢ + c·yᵢ, by the three
/// equations of force and moments.
fn least_loads(at: &[(f64, f64)], weight: f64) -> Vec<f64> {
    let sum = |f: &dyn Fn(f64, f64) -> f64| at.iter().map(|(x, y)| f(*x, *y)).sum::<f64>();
    let n = at.len() as f64;
    let (x, y) = (sum(&|x, _| x), sum(&|_, y| y));
    let (xx, xy, yy) = (sum(&|x, _| x * x), sum(&|x, y| x * y), sum(&|_, y| y * y));
    let m = tumble::DMat3::from_cols(DVec3::new(n, x, y), DVec3::new(x, xx, xy), DVec3::new(y, xy, yy));
    let k = m.inverse() * DVec3::new(weight, 0.0, 0.0);
    at.iter().map(|(x, y)| k.x + k.y * x + k.z * y).collect()
}

#[test]
fn ropes_share_a_load_by_the_least_squares_of_their_forces() {
    let square: Vec<(f64, f64)> = [(-1.0, -0.5), (1.0, -0.5), (1.0, 0.5), (-1.0, 0.5)].into();
    let uneven = vec![(-1.0, -0.5), (0.9, -0.4), (1.0, 0.5), (-0.7, 0.3), (0.2, 0.1), (0.3, -0.5), (-0.1, 0.45)];
    let row: Vec<(f64, f64)> =
        (0..9).map(|k| (0.25 * f64::from(k) - 1.0, if k % 2 == 0 { 0.5 } else { -0.4 })).collect();
    for at in [square, uneven, row] {
        let mut w = world(1e-10);
        let plate = w.add(BodyBuilder::cuboid(DVec3::new(2.2, 1.2, 0.1)).mass(30.0)).unwrap();
        let rope = |&(x, y): &(f64, f64)| {
            let (low, high) = (DVec3::new(x, y, 0.05), DVec3::new(x, y, 2.05));
            JointBuilder::rope(End::World, plate).at_a(high).at_b(low).length(2.0)
        };
        let ropes: Vec<JointId> = at.iter().map(|p| w.add_joint(rope(p)).unwrap()).collect();
        let want = least_loads(&at, 30.0 * G);
        assert!(want.iter().all(|l| *l > 0.0), "a case in which every rope is taut: {want:?}");
        let seen = run(&mut w, 1.0 / 240.0, 20, |_| ());
        assert!(seen.unsolved == 0 && w.velocity(plate).unwrap().length() < 1e-9, "{seen:?}");
        for (rope, want) in ropes.iter().zip(&want) {
            let report = w.joint(*rope).unwrap().report().unwrap();
            let pull = -report.coordinates[0].limit_impulse * 240.0;
            assert!((pull.abs() - want).abs() < 1e-6 * want, "{} ropes: {pull} {want}", at.len());
        }
    }
}
