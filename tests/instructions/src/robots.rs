//! Robots that walk by servos on a plane, as `python/tools/robot_cases.py` has them beside MuJoCo.

use std::path::Path;
use tumble::{BodyBuilder, DVec3, Pose, World};
use tumble_math::order::clamp;
use tumble_math::trig::{acos, asin, cos, sin};
use tumble_robot::{Control, Robot, RobotHandles, SpawnOptions};

const TURN: f64 = std::f64::consts::TAU;

/// Length of a step [s], and steps before the first that counts [–].
const STEP: f64 = 1.0 / 500.0;
const SETTLING: u32 = 375;

/// Kind of a robot that walks.
#[derive(Clone, Copy)]
pub(crate) enum Walker {
    /// A quadruped of twelve hinges that trots.
    Dog,
    /// A humanoid whose walk is slow.
    Man,
}

/// Takes `rounds` steps; how far the base has come [m].
pub(crate) fn walk(walker: Walker, rounds: u32) -> Option<f64> {
    let (file, gait, height, control, friction): (_, fn(&str, f64) -> f64, _, _, _) = match walker {
        Walker::Dog => ("quadruped.urdf", trot, 0.4 * cos(0.8) + 0.02, Control::Gains(300.0, 6.0), Some(0.8)),
        Walker::Man => ("humanoid.xml", stride, -0.04, Control::Gains(20_000.0, 800.0), None),
    };
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/tumble-robot/models"));
    let robot = Robot::load(&folder.join(file)).ok()?;
    let mut world = World::new();
    world.add(BodyBuilder::ground().friction(friction.unwrap_or(0.9))).ok()?;
    let joints = robot.joints.iter().filter(|j| j.motion.positions() == 1);
    let joints = joints.map(|j| (j.name.clone(), gait(&j.name, 0.0))).collect();
    let pose = Pose::at(DVec3::Z * height);
    let options = SpawnOptions { pose, joints, control, friction, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).ok()?;
    for k in 1..=SETTLING + rounds {
        step(&mut world, &robot, &handles, k, gait)?;
    }
    Some(handles.pose(&world, 0)?.position.x)
}

/// One step towards the positions of the gait.
fn step(world: &mut World, robot: &Robot, handles: &RobotHandles, k: u32, gait: fn(&str, f64) -> f64) -> Option<()> {
    let target = |j: &tumble_robot::Joint| {
        if j.motion.positions() == 1 { gait(&j.name, f64::from(k) * STEP) } else { 0.0 }
    };
    let targets: Vec<f64> = robot.joints.iter().map(target).collect();
    handles.set_targets(world, &targets).ok()?;
    world.step(STEP);
    Some(())
}

/// From 0 to 1, starting and ending at rest.
fn smooth(x: f64) -> f64 {
    0.5 - 0.5 * cos(0.5 * TURN * clamp(x, 0.0, 1.0))
}

/// Diagonal feet swing together, forward by 12 cm and up by 5 cm.
fn trot(name: &str, time: f64) -> f64 {
    const PERIOD: f64 = 0.5;
    let Some((foot, joint)) = name.split_once('_') else { return 0.0 };
    let begins = if foot == "fl" || foot == "rr" { 0.0 } else { 0.5 };
    let phase = (time / PERIOD + begins).fract();
    let size = smooth(time / PERIOD);
    let (x, up) = if phase < 0.5 {
        (-0.06 + 0.12 * smooth(2.0 * phase), 0.05 * sin(TURN * phase))
    } else {
        (0.06 - 0.12 * (2.0 * phase - 1.0), 0.0)
    };
    let (x, z) = (size * x, 0.4 * cos(0.8) - size * up);
    let reach = (x * x + z * z).sqrt();
    let bend = acos(reach / 0.4);
    match joint {
        "thigh" => bend - asin(x / reach),
        "calf" => -2.0 * bend,
        _ => 0.0,
    }
}

/// The pelvis goes over one foot, the other foot goes forward by two strides of 8 cm, and the pelvis follows.
fn stride(name: &str, time: f64) -> f64 {
    const PERIOD: f64 = 3.6;
    const LONG: f64 = 0.08;
    let Some((side, joint)) = name.split_once(' ').filter(|(s, _)| *s == "left" || *s == "right") else { return 0.0 };
    let number = (time / PERIOD).floor();
    let within = time / PERIOD - number;
    let left_stands = (number as u32).is_multiple_of(2);
    let swings = smooth((within - 0.5) / 0.4);
    let done = |steps: f64| if steps > 0.0 { (steps - 0.5) * LONG } else { 0.0 };
    let foot = |left: bool| {
        let stands = left == left_stands;
        let (before, next) = (done(if stands { number } else { number - 1.0 }), done(number + 1.0));
        if stands { (before, 0.0) } else { (before + (next - before) * swings, 0.04 * sin(0.5 * TURN * swings)) }
    };
    let aside = |left: bool| if left { 0.115 } else { -0.115 };
    let was = if number > 0.0 { aside(!left_stands) } else { 0.0 };
    let y = was + (aside(left_stands) - was) * smooth(within / 0.5);
    let x = 0.5 * (foot(true).0 + foot(false).0) - 0.02;
    let (own, up) = foot(side == "left");
    let hip = if side == "left" { 0.1 } else { -0.1 };
    let to = DVec3::new(own - x, hip - (y + hip), -0.74 + up);
    let (thigh, shin) = (0.4, 0.38);
    let down = (to.y * to.y + to.z * to.z).sqrt();
    let roll = asin(to.y / down);
    let far = (to.x * to.x + down * down).sqrt();
    let knee = 0.5 * TURN - acos((thigh * thigh + shin * shin - far * far) / (2.0 * thigh * shin));
    let fore = acos((thigh * thigh + far * far - shin * shin) / (2.0 * thigh * far));
    let pitch = -asin(to.x / far) - fore;
    match joint {
        "hip x" => roll,
        "hip y" => pitch,
        "knee" => knee,
        "ankle y" => -pitch - knee,
        "ankle x" => -roll,
        _ => 0.0,
    }
}
