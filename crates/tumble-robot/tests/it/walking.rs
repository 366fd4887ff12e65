//! Robots that walk: a gait is a list of positions over time, and servos follow it. Nothing is measured, nothing balances.

use crate::worlds::model;
use tumble::{BodyBuilder, DVec3, Pose, Shape, Verdict, World};
use tumble_geometry::MeshOptions;
use tumble_math::order::{clamp, max};
use tumble_math::trig::{acos, asin, cos, sin};
use tumble_robot::{Control, Robot, RobotHandles, SpawnOptions};

const TURN: f64 = std::f64::consts::TAU;

/// Rounded hills of a triangle mesh, so high [m] and so far apart [m]; flat where robots start.
fn hills(high: f64, apart: f64) -> Shape {
    let (n, size) = (60, 0.08);
    let at = |k: usize| (k as f64 - 0.5 * n as f64) * size;
    let height = |x: f64, y: f64| {
        let begins = clamp(2.0 * (x.abs() - 0.35), 0.0, 1.0);
        high * begins * sin(TURN * x / apart) * cos(TURN * y / (1.3 * apart))
    };
    let points: Vec<DVec3> =
        (0..n * n).map(|k| (at(k % n), at(k / n))).map(|(x, y)| DVec3::new(x, y, height(x, y))).collect();
    let mut triangles = Vec::new();
    for k in (0..n * n).filter(|k| k % n + 1 < n && k / n + 1 < n) {
        let [a, b, c, d] = [k, k + 1, k + n, k + n + 1].map(|k| k as u32);
        triangles.extend([[a, b, d], [a, d, c]]);
    }
    Shape::mesh(&points, &triangles, &MeshOptions::default()).unwrap()
}

/// From 0 to 1, starting and ending at rest.
fn smooth(x: f64) -> f64 {
    0.5 - 0.5 * cos(0.5 * TURN * clamp(x, 0.0, 1.0))
}

/// What a walk was like.
struct Walk {
    /// Way of the base [m].
    way: DVec3,
    /// Least cosine between its upward axis and the vertical.
    upright: f64,
    /// Steps that were not solved, of all.
    unsolved: (u32, u32),
    /// Greatest imbalance of the energy over the work of the motors.
    imbalance: f64,
}

/// Walks for some seconds: `gait` gives the position of a joint at a time [s].
fn walk(
    world: &mut World,
    robot: &Robot,
    handles: &RobotHandles,
    base: usize,
    (h, seconds): (f64, f64),
    gait: &dyn Fn(&str, f64) -> f64,
) -> Walk {
    let place = |world: &World| handles.pose(world, base).unwrap();
    let from = place(world).position;
    let mut walk = Walk { way: DVec3::ZERO, upright: 1.0, unsolved: (0, 0), imbalance: 0.0 };
    let singles: Vec<bool> = robot.joints.iter().map(|j| j.motion.positions() == 1).collect();
    for k in 1..=(seconds / h) as u32 {
        let targets: Vec<f64> = (robot.joints.iter().zip(&singles))
            .map(|(j, single)| if *single { gait(&j.name, f64::from(k) * h) } else { 0.0 })
            .collect();
        handles.set_targets(world, &targets).unwrap();
        let report = world.step(h);
        walk.unsolved.0 += u32::from(report.verdict() != Verdict::Solved);
        walk.unsolved.1 += 1;
        walk.imbalance = max(walk.imbalance, report.ledger.imbalance().abs());
        walk.upright = tumble_math::order::min(walk.upright, place(world).vector(DVec3::Z).z);
    }
    walk.way = place(world).position - from;
    walk
}

/// Thigh and calf that bring a foot of the quadruped forward by x and down by z of its hip [m].
fn leg(x: f64, z: f64) -> (f64, f64) {
    let reach = (x * x + z * z).sqrt();
    let bend = acos(reach / 0.4);
    (bend - asin(x / reach), -2.0 * bend)
}

/// A trot: diagonal feet swing together, one half of the time each, forward by 12 cm and up by 5 cm; on the ground they go back evenly.
fn trot(name: &str, time: f64) -> f64 {
    const PERIOD: f64 = 0.5;
    let (foot, joint) = name.split_once('_').unwrap();
    let begins = if foot == "fl" || foot == "rr" { 0.0 } else { 0.5 };
    let phase = (time / PERIOD + begins).fract();
    // the first half period swells from standing
    let size = smooth(time / PERIOD);
    let (x, up) = if phase < 0.5 {
        (-0.06 + 0.12 * smooth(2.0 * phase), 0.05 * sin(TURN * phase))
    } else {
        (0.06 - 0.12 * (2.0 * phase - 1.0), 0.0)
    };
    let (thigh, calf) = leg(size * x, 0.4 * cos(0.8) - size * up);
    match joint {
        "thigh" => thigh,
        "calf" => calf,
        _ => 0.0,
    }
}

#[test]
fn a_quadruped_trots_over_hills_of_triangles() {
    for h in [1.0 / 240.0, 1.0 / 1000.0] {
        let mut world = World::new();
        world.add(BodyBuilder::fixed().shape(hills(0.012, 0.7)).friction(0.8)).unwrap();
        let robot = model("quadruped.urdf");
        let joints = robot.joints.iter().map(|j| (j.name.clone(), trot(&j.name, 0.0))).collect();
        let pose = Pose::at(DVec3::Z * (0.4 * cos(0.8) + 0.02));
        let control = Control::Gains(300.0, 6.0);
        let options = SpawnOptions { pose, joints, control, friction: Some(0.8), ..SpawnOptions::default() };
        let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{e}"));
        let seconds = if h < 0.002 { 1.5 } else { 5.0 };
        let walk = walk(&mut world, &robot, &handles, 0, (h, seconds), &trot);
        // four steps of 12 cm a second, less what the first swells and feet slip
        assert!(walk.way.x > 0.24 * 0.5 * (seconds - 0.5), "{} m", walk.way.x);
        // nothing steers it: hills turn it aside
        assert!(walk.way.y.abs() < 0.5 * walk.way.x && walk.upright > 0.9, "{} {}", walk.way, walk.upright);
        assert!(walk.unsolved.0 * 100 <= walk.unsolved.1, "{:?}", walk.unsolved);
        assert!(walk.imbalance < 1e-9, "{:e} J", walk.imbalance);
    }
}

/// Hip x, hip y, knee, ankle y and ankle x that bring the ankle of the humanoid to a place beside its hip, the sole level [m].
fn reach(to: DVec3) -> [f64; 5] {
    let (thigh, shin) = (0.4, 0.38);
    let down = (to.y * to.y + to.z * to.z).sqrt();
    let roll = asin(to.y / down);
    let far = (to.x * to.x + down * down).sqrt();
    let knee = 0.5 * TURN - acos((thigh * thigh + shin * shin - far * far) / (2.0 * thigh * shin));
    let fore = acos((thigh * thigh + far * far - shin * shin) / (2.0 * thigh * far));
    let hip = -asin(to.x / far) - fore;
    [roll, hip, knee, -hip - knee, -roll]
}

/// A slow walk: the pelvis goes over one foot, the other foot goes forward by two strides of 8 cm in the air, and the pelvis follows. The
/// legs, a third of the mass, go half as far to the side: with the pelvis at 11.5 cm the centre of mass is at 9.4 cm, over a foot that
/// reaches from 5 to 15 cm. It goes from side to side in 1.8 s; the point that the ground pushes at is (z/g)·ÿ = 0.9/9.81·9.4 cm·(π/1.8 s)²
/// = 2.6 cm beside it.
fn stride(name: &str, time: f64) -> f64 {
    const STEP: f64 = 3.6;
    const LONG: f64 = 0.08;
    let Some((side, joint)) = name.split_once(' ').filter(|(s, _)| *s == "left" || *s == "right") else { return 0.0 };
    let number = (time / STEP).floor();
    let within = time / STEP - number;
    // the first step is half as long; the left foot stands in even ones
    let left_stands = (number as u32).is_multiple_of(2);
    let swings = smooth((within - 0.5) / 0.4);
    let done = |steps: f64| if steps > 0.0 { (steps - 0.5) * LONG } else { 0.0 };
    // feet in the frame of the ground
    let foot = |left: bool| {
        let stands = left == left_stands;
        // how far it has come by its last swing: that of the step before, or of two before
        let before = if stands { done(number) } else { done(number - 1.0) };
        let next = done(number + 1.0);
        if stands { (before, 0.0) } else { (before + (next - before) * swings, 0.04 * sin(0.5 * TURN * swings)) }
    };
    let aside = |left: bool| if left { 0.115 } else { -0.115 };
    let was = if number > 0.0 { aside(!left_stands) } else { 0.0 };
    let y = was + (aside(left_stands) - was) * smooth(within / 0.5);
    let x = 0.5 * (foot(true).0 + foot(false).0) - 0.02;
    let left = side == "left";
    let (own, up) = foot(left);
    let hip = if left { 0.1 } else { -0.1 };
    let [roll, fore, knee, pitch, level] = reach(DVec3::new(own - x, hip - (y + hip), -0.74 + up));
    match joint {
        "hip x" => roll,
        "hip y" => fore,
        "knee" => knee,
        "ankle y" => pitch,
        "ankle x" => level,
        _ => 0.0,
    }
}

#[test]
fn a_humanoid_walks_over_hills_of_triangles() {
    let h = 1.0 / 240.0;
    let mut world = World::new();
    world.add(BodyBuilder::fixed().shape(hills(0.004, 1.1)).friction(0.9)).unwrap();
    let robot = model("humanoid.xml");
    let joints = robot.joints.iter().filter(|j| j.motion.positions() == 1);
    let joints = joints.map(|j| (j.name.clone(), stride(&j.name, 0.0))).collect();
    // the file has the pelvis at 0.94 m with straight legs
    let pose = Pose::at(DVec3::Z * (0.74 - 0.78));
    let control = Control::Gains(20_000.0, 800.0);
    let options = SpawnOptions { pose, joints, control, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{e}"));
    let seconds = 14.4;
    let walk = walk(&mut world, &robot, &handles, robot.link("pelvis").unwrap(), (h, seconds), &stride);
    // the pelvis is between the feet, which have come 3.5 and 2.5 strides
    assert!((walk.way.x - 0.08 * 3.0).abs() < 0.005, "{} m", walk.way.x);
    assert!(walk.upright > 0.98, "{}", walk.upright);
    assert!(walk.unsolved.0 * 100 <= walk.unsolved.1, "{:?}", walk.unsolved);
    assert!(walk.imbalance < 1e-9, "{:e} J", walk.imbalance);
}
