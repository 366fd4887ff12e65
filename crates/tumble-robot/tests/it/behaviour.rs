//! What robots do: a humanoid stands, a gripper holds by friction and lets go when it must, an arm follows a sine with the torques
//! of the closed form, a peg finds its hole.

use crate::worlds::{model, seconds};
use tumble::{BodyBuilder, DVec3, EARTH, Motor, Pose, Shape, Verdict, World};
use tumble_math::order::max;
use tumble_math::trig::{cos, sin};
use tumble_robot::{Control, Robot, SpawnOptions};

const SOLES: [&str; 2] = ["left foot", "right foot"];

/// A humanoid with bent knees stands under servos: every step solved, its feet do not creep, they carry its weight, and in the end
/// nothing of it moves, to the bit.
fn humanoid(h: f64, seconds: f64) {
    let mut world = World::new();
    world.add(BodyBuilder::ground().friction(0.9)).unwrap();
    let robot = model("humanoid.xml");
    let bend = 0.35;
    let mut joints = Vec::new();
    for side in ["left", "right"] {
        for (name, q) in [("hip y", -bend), ("knee", 2.0 * bend), ("ankle y", -bend)] {
            joints.push((format!("{side} {name}"), q));
        }
    }
    let pose = Pose::at(DVec3::Z * -(0.4 + 0.38) * (1.0 - cos(bend)));
    // ankles: 4000 N·m/rad against 490 of the toppling weight, damped by three quarters of what is critical
    let options = SpawnOptions { pose, joints, control: Control::Gains(2000.0, 300.0), ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{e}"));
    let place = |world: &World, name: &str| handles.pose(world, robot.link(name).unwrap()).unwrap().position;
    let run = |world: &mut World, seconds: f64| {
        for _ in 0..(seconds / h) as u32 {
            let report = world.step(h);
            assert_eq!(report.verdict(), Verdict::Solved, "{:e} at {}", report.residual(), world.time());
        }
    };
    for _ in 0..(5.0 / h) as u32 {
        world.step(h);
    }
    let before = SOLES.map(|f| place(&world, f));
    run(&mut world, seconds);
    for (foot, from) in SOLES.iter().zip(before) {
        let way = (place(&world, foot) - from).length();
        assert!(way < 1e-9, "{foot} moved {way} m");
    }
    let force: DVec3 = SOLES.iter().map(|f| handles.contact_force(&world, robot.link(f).unwrap())).sum();
    let weight = robot.mass() * -EARTH.z;
    assert!((force.z - weight).abs() < 1e-9 * weight, "{force} {weight}");
    for body in world.bodies() {
        assert!(body.velocity() == DVec3::ZERO && body.spin() == DVec3::ZERO, "{} {}", body.velocity(), body.spin());
    }
}

#[test]
fn a_humanoid_stands_at_two_steps() {
    humanoid(1.0 / 240.0, seconds(10.0));
    humanoid(1.0 / 1000.0, seconds(1.0));
}

const JAWS: &str = r#"<mujoco model="jaws"><compiler angle="radian"/><worldbody>
  <body name="palm" pos="0 0 0.5"><joint name="lift" type="slide" axis="0 0 1"/>
    <geom type="box" size="0.02 0.06 0.01" mass="0.4"/>
    <body name="left" pos="0 -0.04 -0.03"><joint name="l" type="slide" axis="0 1 0" range="0 0.04"/>
      <geom type="box" size="0.01 0.005 0.02" mass="0.05" friction="MU"/></body>
    <body name="right" pos="0 0.04 -0.03"><joint name="r" type="slide" axis="0 -1 0" range="0 0.04"/>
      <geom type="box" size="0.01 0.005 0.02" mass="0.05" friction="MU"/></body></body>
  <body name="cube" pos="0 0 0.455"><freejoint/><geom type="box" size="0.015 0.015 0.015" mass="0.1" friction="MU"/></body>
</worldbody></mujoco>"#;

/// By how much a cube falls through jaws that press with a share of what just holds it, after they pressed harder.
fn fall(mu: f64, share: f64, h: f64, seconds: f64) -> f64 {
    let robot = Robot::parse(&JAWS.replace("MU", &mu.to_string()), "jaws.xml").unwrap();
    let mut world = World::new();
    let joints = vec![("l".to_owned(), 0.02), ("r".to_owned(), 0.02)];
    let options = SpawnOptions { joints, control: Control::Off, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap();
    let [lift, l, r] = ["lift", "l", "r"].map(|n| robot.joint(n).unwrap());
    handles.set_motor(&mut world, lift, Motor::position(0.0).gains(5000.0, 200.0)).unwrap();
    let just = 0.1 * -EARTH.z / (2.0 * mu);
    let press = |world: &mut World, force: f64, seconds: f64| {
        for j in [l, r] {
            handles.set_motor(world, j, Motor::force(force)).unwrap();
        }
        for _ in 0..(seconds / h) as u32 {
            let report = world.step(h);
            assert_eq!(report.verdict(), Verdict::Solved, "{:?}", report.residual());
        }
        let place = |name: &str| handles.pose(world, robot.link(name).unwrap()).unwrap().position;
        place("palm").z - place("cube").z
    };
    let before = press(&mut world, 20.0 * just, 1.0);
    press(&mut world, share * just, seconds) - before
}

#[test]
fn a_gripper_holds_by_friction_and_lets_go_when_it_must() {
    for (mu, h) in [(0.3, 1.0 / 240.0), (0.5, 1.0 / 1000.0), (0.9, 1.0 / 240.0)] {
        let held = fall(mu, 1.0 + 1e-6, h, seconds(3.0));
        assert!(held.abs() < 1e-9, "{mu}, {h}: creeps by {held} m");
        // a weight of a millionth is left over
        let fallen = fall(mu, 1.0 - 1e-6, h, 1.0);
        assert!(fallen > 0.9 * 0.5 * 1e-6 * -EARTH.z, "{mu}, {h}: {fallen} m");
    }
}

/// A plane arm of two links under the torques of the closed form, in the middle of each step.
#[test]
fn an_arm_follows_a_sine_under_the_torques_of_the_closed_form() {
    let text = r#"<mujoco><worldbody><body name="upper" pos="0 0 1"><joint name="shoulder" axis="0 1 0" armature="0.02"/>
        <geom type="capsule" fromto="0 0 0 0.5 0 0" size="0.03" mass="1.5"/>
        <body name="lower" pos="0.5 0 0"><joint name="elbow" axis="0 1 0"/>
        <geom type="capsule" fromto="0 0 0 0.4 0 0" size="0.02" mass="0.8"/></body></body></worldbody></mujoco>"#;
    let robot = Robot::parse(text, "arm.xml").unwrap();
    // both start at rest
    let (size, rate) = ([0.6, 0.4], [2.0, 3.0]);
    let at = |of: fn(f64, f64, f64) -> f64, t: f64| [0, 1].map(|k| of(size[k], rate[k], t));
    let (q, v, a) = (
        |t: f64| at(|s, w, t| s * (1.0 - cos(w * t)), t),
        |t: f64| at(|s, w, t| s * w * sin(w * t), t),
        |t: f64| at(|s, w, t| s * w * w * cos(w * t), t),
    );
    for (steps, allowed) in [(1000, 2e-6), (4000, 1.25e-7)] {
        let h = 1.0 / f64::from(steps);
        let run = |drive: &dyn Fn(f64) -> [Motor; 2]| {
            let mut world = World::new();
            let options = SpawnOptions { control: Control::Off, ..SpawnOptions::default() };
            let handles = robot.spawn(&mut world, &options).unwrap();
            let (mut off, mut torque): (f64, f64) = (0.0, 0.0);
            for k in 0..2 * steps {
                let t = f64::from(k) * h;
                for (j, motor) in drive(t).into_iter().enumerate() {
                    handles.set_motor(&mut world, j, motor).unwrap();
                }
                world.step(h);
                let now = handles.positions(&robot, &world);
                off = (0..2).fold(off, |m, j| max(m, (now[j] - q(t + h)[j]).abs()));
                let middle = t + 0.5 * h;
                let closed = robot.inverse_dynamics(&robot.posture(&q(middle)), &v(middle), &a(middle), EARTH);
                let given = handles.torques(&world);
                torque = (0..2).fold(torque, |m, j| max(m, (given[j] - closed[j]).abs()));
            }
            (off, torque)
        };
        // the torques given: it is where the closed form says, to second order
        let (off, _) = run(&|t| {
            let middle = t + 0.5 * h;
            let torque = robot.inverse_dynamics(&robot.posture(&q(middle)), &v(middle), &a(middle), EARTH);
            [Motor::force(torque[0]), Motor::force(torque[1])]
        });
        assert!(off < allowed, "{off} rad at {h}");
        // the motion given: the motors say the closed form's torques, of 13 N·m, to a few times that
        let (off, torque) = run(&|t| v(t + h).map(Motor::velocity));
        assert!(off < allowed && torque < 5.0 * allowed, "{off} rad, {torque} N·m at {h}");
    }
}

/// Whether a peg of 20 mm, held by servos so far beside the middle of a hole with 50 µm of clearance, goes in.
fn goes_in(beside: f64, h: f64) -> bool {
    let text = r#"<mujoco><worldbody><body name="x" pos="0 0 0.06"><joint name="x" type="slide" axis="1 0 0"/>
        <geom type="box" size="0.01 0.01 0.005" mass="0.5" pos="0 0 0.1"/>
        <body name="y"><joint name="y" type="slide" axis="0 1 0"/>
        <geom type="box" size="0.01 0.01 0.005" mass="0.5" pos="0 0 0.12"/>
        <body name="peg"><joint name="z" type="slide" axis="0 0 1"/>
        <geom type="box" size="0.01 0.01 0.03" mass="0.2" friction="0.2"/></body></body></body></worldbody></mujoco>"#;
    let robot = Robot::parse(text, "gantry.xml").unwrap();
    let mut world = World::new();
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        let out = 0.01 + 25e-6 + 0.02;
        let size = if x == 0.0 { DVec3::new(0.1, 0.04, 0.04) } else { DVec3::new(0.04, 0.1, 0.04) };
        let wall = Shape::cuboid_size(size).unwrap();
        world
            .add(BodyBuilder::fixed().shape(wall).position(DVec3::new(x * out, y * out, -0.02)).friction(0.2))
            .unwrap();
    }
    let joints = vec![("x".to_owned(), beside), ("y".to_owned(), -0.5 * beside)];
    let options = SpawnOptions { joints, control: Control::Gains(2000.0, 100.0), ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap();
    handles.set_targets(&mut world, &[beside, -0.5 * beside, -0.05]).unwrap();
    for _ in 0..(1.0 / h) as u32 {
        assert_eq!(world.step(h).verdict(), Verdict::Solved);
    }
    // its lower end is at 30 mm above the hole's rim at first
    handles.positions(&robot, &world)[2] < -0.035
}

#[test]
fn a_peg_finds_a_hole_with_50_micrometres_of_clearance() {
    for h in [1.0 / 240.0, 1.0 / 1000.0] {
        assert!(goes_in(0.0, h) && goes_in(24.9e-6, h) && goes_in(-24.9e-6, h), "{h}");
        assert!(!goes_in(25.1e-6, h) && !goes_in(-40e-6, h), "{h}");
    }
}
