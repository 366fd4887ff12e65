//! What robots do: a humanoid stands, a gripper holds by friction and lets go when it must, an arm follows a sine with the torques
//! of the closed form, a peg finds its hole.

use crate::worlds::model;
use tumble::{BodyBuilder, DVec3, EARTH, Pose, Verdict, World};
use tumble_math::order::max;
use tumble_math::trig::cos;
use tumble_robot::{Robot, SpawnOptions};

const SOLES: [&str; 2] = ["left foot", "right foot"];

/// A humanoid with bent knees under the servos of its file.
fn humanoid(h: f64, settle: f64, seconds: f64) {
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
    let options = SpawnOptions { pose, joints, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{e}"));
    let place = |world: &World, name: &str| handles.pose(world, robot.link(name).unwrap()).unwrap().position;
    let clock = std::time::Instant::now();
    let run = |world: &mut World, seconds: f64| {
        let (mut worst, mut bad) = (0.0_f64, 0);
        for _ in 0..(seconds / h) as u32 {
            let report = world.step(h);
            worst = max(worst, report.residual());
            bad += u32::from(report.verdict() != Verdict::Solved);
        }
        (worst, bad)
    };
    let a = run(&mut world, settle);
    let before = SOLES.map(|f| place(&world, f));
    let b = run(&mut world, seconds);
    let way: Vec<f64> = SOLES.iter().zip(before).map(|(f, from)| (place(&world, f) - from).length()).collect();
    let force: DVec3 = SOLES.iter().map(|f| handles.contact_force(&world, robot.link(f).unwrap())).sum();
    let weight = robot.mass() * -EARTH.z;
    println!("{h} {a:?} {b:?} {way:?} {:e} {:?} {:?}", force.z / weight - 1.0, clock.elapsed(), place(&world, "pelvis"));
}

#[test]
fn a_humanoid_stands() {
    humanoid(1.0 / 240.0, 4.0, 10.0);
    humanoid(1.0 / 1000.0, 4.0, 10.0);
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
    let options = SpawnOptions { joints, control: tumble_robot::Control::Off, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap();
    let [lift, l, r] = ["lift", "l", "r"].map(|n| robot.joint(n).unwrap());
    handles.set_motor(&mut world, lift, tumble::Motor::position(0.0).gains(5000.0, 200.0)).unwrap();
    let just = 0.1 * -EARTH.z / (2.0 * mu);
    let press = |world: &mut World, force: f64, seconds: f64| {
        for j in [l, r] {
            handles.set_motor(world, j, tumble::Motor::force(force)).unwrap();
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
    for mu in [0.3, 0.5, 0.9] {
        for h in [1.0 / 240.0, 1.0 / 1000.0] {
            for share in [1.0 + 1e-6, 1.0 - 1e-6, 0.999] {
                println!("{mu} {h} {share} {:e} {:e}", fall(mu, share, h, 1.0), 0.5 * 9.81 * (1.0 - share));
            }
        }
    }
}
