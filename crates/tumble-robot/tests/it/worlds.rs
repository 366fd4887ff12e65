//! Robots in worlds: standing, gripping, hanging, by their laws.

use std::path::Path;
use tumble::{BodyBuilder, DVec3, EARTH, Motor, Pose, Verdict, World};
use tumble_math::order::max;
use tumble_math::trig::cos;
use tumble_robot::{Control, Robot, RobotHandles, SpawnOptions};

const STEP: f64 = 1.0 / 240.0;

pub(crate) fn model(file: &str) -> Robot {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/models"));
    Robot::load(&folder.join(file)).unwrap_or_else(|f| panic!("{f}"))
}

const FEET: [&str; 4] = ["fl_foot", "fr_foot", "rl_foot", "rr_foot"];

/// A quadruped on its feet under servos.
fn standing(world: &mut World, control: Control) -> (Robot, RobotHandles) {
    world.add(BodyBuilder::ground().friction(0.8)).unwrap();
    let robot = model("quadruped.urdf");
    let mut joints = Vec::new();
    for leg in ["fl", "fr", "rl", "rr"] {
        joints.push((format!("{leg}_thigh"), 0.8));
        joints.push((format!("{leg}_calf"), -1.6));
    }
    let height = 0.4 * cos(0.8) + 0.02;
    let pose = Pose::at(DVec3::Z * height);
    let options = SpawnOptions { pose, joints, control, friction: Some(0.8), ..SpawnOptions::default() };
    let handles = robot.spawn(world, &options).unwrap_or_else(|e| panic!("{e}"));
    (robot, handles)
}

/// Positions, velocities and the mass matrix of a free base against the bodies themselves.
#[test]
fn a_free_base_is_part_of_positions_velocities_and_the_mass_matrix() {
    let mut world = World::new();
    world.set_gravity(DVec3::ZERO).unwrap();
    let robot = model("quadruped.urdf").with_base(Some(false));
    assert_eq!((robot.positions(), robot.velocities(), robot.joints[0].name.as_str()), (19, 18, "base"));
    let back = robot.clone().with_base(Some(true));
    assert_eq!((back.positions(), back.velocities()), (12, 12));
    let turn = tumble_math::trig::rotation(DVec3::new(1.0, 2.0, 2.0) / 3.0, 0.7);
    let pose = Pose::new(DVec3::new(0.3, -0.2, 1.0), turn);
    let options = SpawnOptions { pose, control: Control::Off, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap();
    let energy = |world: &World| -> f64 { world.bodies().map(|b| b.kinetic_energy()).sum() };
    let torques: Vec<f64> = (0..robot.joints.len()).map(|k| (k as f64 * 0.37).fract() * 2.0 - 1.0).collect();
    handles.set_torques(&mut world, &torques).unwrap();
    for (h, allowed) in [(1e-3, 1e-4), (1e-4, 1e-5)] {
        for _ in 0..40 {
            world.step(h);
        }
        // joints are closed in the middle of a step: at its end velocities are those of the joints to first order
        let (q, v) = (handles.positions(&robot, &world), handles.velocities(&robot, &world));
        let matrix = robot.mass_matrix(&robot.posture(&q));
        let n = v.len();
        let own: f64 = (0..n * n).map(|k| 0.5 * v[k / n] * matrix[k] * v[k % n]).sum();
        let whole = energy(&world);
        assert!(whole > 0.1 && (own - whole).abs() < allowed * whole, "{own} {whole} at {h}");
        // every link is where the position says, to the second order by which joints gape at the end of a step:
        // h²/8 of accelerations of some 10 m/s²
        for (k, of) in robot.posture(&q).links.iter().enumerate() {
            let there = handles.pose(&world, k).unwrap();
            let off = (handles.frame.then(of).position - there.position).length();
            assert!(off < 5.0 * h * h, "{}: {off} m at {h}", robot.links[k].name);
        }
    }
}

/// How long robots stand and hold: a short time, or that of the long run, `TUMBLE_STAND_SECONDS=60` [s].
pub(crate) fn seconds(short: f64) -> f64 {
    std::env::var("TUMBLE_STAND_SECONDS").ok().and_then(|s| s.parse().ok()).unwrap_or(short)
}

#[test]
fn a_quadruped_stands_still_on_its_feet() {
    quadruped(STEP, seconds(15.0));
    quadruped(1.0 / 1000.0, seconds(1.0));
}

fn quadruped(h: f64, seconds: f64) {
    let mut world = World::new();
    let (robot, handles) = standing(&mut world, Control::Gains(400.0, 8.0));
    let place = |world: &World, name: &str| handles.pose(world, robot.link(name).unwrap()).unwrap().position;
    for _ in 0..(5.0 / h) as u32 {
        world.step(h);
    }
    let before = FEET.map(|f| place(&world, f));
    let mut worst: f64 = 0.0;
    for _ in 0..(seconds / h) as u32 {
        let report = world.step(h);
        assert_eq!(report.verdict(), Verdict::Solved);
        worst = max(worst, report.joint_gap());
    }
    assert!(worst < 1e-9, "gap {worst}");
    for (foot, from) in FEET.iter().zip(before) {
        let way = (place(&world, foot) - from).length();
        assert!(way < 1e-9, "{foot} moved {way} m");
    }
    let force: DVec3 = FEET.iter().map(|f| handles.contact_force(&world, robot.link(f).unwrap())).sum();
    let weight = robot.mass() * -EARTH.z;
    assert!((force.z - weight).abs() < 1e-9 * weight, "{force} {weight}");
    assert!(force.truncate().length() < 1e-9 * weight, "{force}");
    // servos carry what statics say: Jᵀ of the feet's forces less gravity
    let q = handles.positions(&robot, &world);
    let posture = robot.posture(&q);
    let base = handles.pose(&world, 0).unwrap();
    let gravity = base.inverse_vector(EARTH);
    let mut torques = robot.inverse_dynamics(&posture, &[], &[], gravity);
    for f in FEET {
        let link = robot.link(f).unwrap();
        for c in world.report().contacts_of(handles.links[link].0) {
            let push = world.report().contact_force(c) * if c.body_b == handles.links[link].0 { 1.0 } else { -1.0 };
            let jacobian = posture.jacobian(link, base.inverse_point(c.point));
            for (t, j) in torques.iter_mut().zip(&jacobian) {
                *t -= j[0].dot(base.inverse_vector(push));
            }
        }
    }
    for (k, (own, want)) in handles.torques(&world).iter().zip(&torques).enumerate() {
        assert!((own - want).abs() < 1e-6, "{}: {own} {want}", robot.joints[k].name);
    }
}

#[test]
fn standing_again_gives_the_same_bits() {
    let run = || {
        let mut world = World::new();
        standing(&mut world, Control::Hold);
        for _ in 0..120 {
            world.step(STEP);
        }
        world.state_hash()
    };
    assert_eq!(run(), run());
}

#[test]
fn a_pendulum_of_the_file_swings_with_its_period() {
    let text = r#"<mujoco><worldbody><body name="rod"><joint name="pivot" axis="0 1 0" damping="0"/>
        <inertial pos="0 0 -0.5" mass="2" diaginertia="0.1 0.1 0.01"/></body></worldbody></mujoco>"#;
    let robot = Robot::parse(text, "rod.xml").unwrap();
    let mut world = World::new();
    let joints = vec![("pivot".to_owned(), 0.01)];
    let options = SpawnOptions { joints, control: Control::Off, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{e}"));
    assert!((handles.positions(&robot, &world)[0] - 0.01).abs() < 1e-12);
    // T = 2π√(I/mgl), I about the pivot
    let period = std::f64::consts::TAU * ((0.1 + 2.0 * 0.25) / (2.0 * -EARTH.z * 0.5)).sqrt();
    let steps = 1000;
    for _ in 0..steps {
        world.step(period / f64::from(steps));
    }
    assert!((handles.positions(&robot, &world)[0] - 0.01).abs() < 1e-6);
}

#[test]
fn torques_of_inverse_dynamics_hold_an_arm_against_gravity() {
    let robot = model("gripper.xml");
    let mut world = World::new();
    let joints = [("shoulder", 0.4), ("elbow", 0.9), ("wrist", -0.5), ("left slide", 0.02), ("right slide", 0.02)];
    let joints = joints.map(|(n, q)| (n.to_owned(), q)).to_vec();
    let options = SpawnOptions { joints, control: Control::Off, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{e}"));
    let start = handles.positions(&robot, &world);
    let torques = robot.inverse_dynamics(&robot.posture(&start), &[], &[], EARTH);
    for (j, joint) in robot.joints.iter().enumerate().filter(|(_, j)| j.motion.positions() == 1) {
        let v = robot.velocity_of(j);
        handles.set_motor(&mut world, j, Motor::force(torques[v])).unwrap_or_else(|e| panic!("{}: {e}", joint.name));
    }
    for _ in 0..24 {
        world.step(STEP);
    }
    for (j, joint) in robot.joints.iter().enumerate().filter(|(_, j)| j.motion.positions() == 1) {
        let at = robot.position_of(j);
        let moved = handles.positions(&robot, &world)[at] - start[at];
        assert!(moved.abs() < 1e-9, "{}: {moved}", joint.name);
    }
}

#[test]
fn several_joints_of_one_link_keep_its_mass() {
    let robot = model("humanoid.xml");
    let mut world = World::new();
    let handles = robot.spawn(&mut world, &SpawnOptions::default()).unwrap_or_else(|e| panic!("{e}"));
    let mass: f64 = world.bodies().filter(|b| b.kind() == tumble::BodyKind::Dynamic).map(|b| b.mass()).sum();
    assert!((mass - robot.mass()).abs() < 1e-9, "{mass} {}", robot.mass());
    assert_eq!(handles.joints.iter().flatten().count(), 19);
    for _ in 0..24 {
        let report = world.step(STEP);
        assert!(report.joint_gap() < 1e-9);
    }
}

/// Sensors of a swinging rod against the closed form, and of a box on the ground.
#[test]
fn sensors_read_what_the_laws_say() {
    let text = r#"<mujoco><worldbody>
        <body name="rod" pos="0 0 2"><joint name="pivot" axis="0 1 0"/>
          <inertial pos="0 0 -0.5" mass="2" diaginertia="0.1 0.1 0.01"/>
          <site name="imu" pos="0 0 -0.8"/><site name="top"/></body>
        <body name="box" pos="3 0 0.1"><freejoint/><geom type="box" size="0.1 0.1 0.1" mass="5"/>
          <site name="sole" type="box" size="0.11 0.11 0.01" pos="0 0 -0.1"/>
          <site name="corner" type="sphere" size="0.02" pos="0.1 0.1 -0.1"/></body></worldbody>
        <actuator><motor name="drive" joint="pivot" gear="3"/></actuator>
        <sensor><jointpos joint="pivot"/><jointvel joint="pivot"/><gyro site="imu"/><accelerometer site="imu"/>
          <velocimeter site="imu"/><force site="top"/><torque site="top"/><touch site="sole"/><touch site="corner"/>
          <framepos objtype="site" objname="imu"/><framequat objtype="xbody" objname="rod"/>
          <actuatorfrc actuator="drive"/><actuatorpos actuator="drive"/><magnetometer site="imu"/></sensor></mujoco>"#;
    let robot = Robot::parse(text, "rod.xml").unwrap();
    let told: Vec<&str> = robot.findings.0.iter().map(|f| f.path.as_str()).collect();
    assert_eq!(told, ["sensor.magnetometer"]);
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    let (angle, drive) = (0.6, -1.0);
    let options = SpawnOptions {
        joints: vec![("pivot".to_owned(), angle)],
        control: Control::Drives(vec![drive]),
        ..SpawnOptions::default()
    };
    let handles = robot.spawn(&mut world, &options).unwrap();
    let h = 1e-5;
    for _ in 0..20_000 {
        world.step(h);
    }
    let read = |k: usize| handles.sense(&robot, &world, k).unwrap();
    let (q, rate) = (read(0)[0], read(1)[0]);
    assert!(q < 0.6 && rate.abs() > 0.5, "{q} {rate}");
    // hanging down at q = 0; a positive angle about y leads the rod towards −x
    let (g, m, l, r) = (-EARTH.z, 2.0, 0.5, 0.8);
    let (sin, cos) = tumble_math::trig::sin_cos(q);
    let faster = (3.0 * drive - m * g * l * sin) / (0.1 + m * l * l);
    let near = |k: usize, expected: &[f64], allowed: f64| {
        let got = read(k);
        assert_eq!(got.len(), expected.len());
        let off = got.iter().zip(expected).fold(0.0, |off, (a, b)| max(off, (a - b).abs()));
        assert!(off < allowed, "{}: {got:?} {expected:?}", robot.sensors[k].kind);
    };
    // rows are held to 1e-8 m/s
    near(2, &[0.0, rate, 0.0], 1e-8);
    // in the rod's axes: along x what turns it faster and its weight, along z towards the pivot. Means over a step of 10 µs
    near(3, &[-faster * r - g * sin, 0.0, rate * rate * r + g * cos], 1e-3);
    near(4, &[-rate * r, 0.0, 0.0], 1e-9);
    near(5, &[m * (-faster * l - g * sin), 0.0, m * (rate * rate * l + g * cos)], 1e-3);
    near(6, &[0.0, 3.0 * drive, 0.0], 1e-5);
    // 1e-8 m/s of 5 kg in 10 µs
    near(7, &[5.0 * g], 5e-3);
    near(8, &[5.0 * g / 4.0], 5e-3);
    near(9, &[-r * sin, 0.0, 2.0 - r * cos], 1e-9);
    near(10, &[tumble_math::trig::cos(0.5 * q), 0.0, tumble_math::trig::sin(0.5 * q), 0.0], 1e-9);
    near(11, &[drive], 1e-12);
    near(12, &[3.0 * q], 1e-12);
    assert_eq!(handles.sense(&robot, &world, 13), None);
}
