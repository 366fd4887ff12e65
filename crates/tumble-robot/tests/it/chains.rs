//! Several joints of one link: one joint of the world where there is one with their kinematics, and no mass between them.

use tumble::{BodyKind, DVec3, World};
use tumble_robot::{Control, Robot, SpawnOptions};

/// The joints of one body in MJCF.
struct Chain {
    joints: &'static str,
    /// Joints of the world that they become.
    made: usize,
}

const CHAINS: [Chain; 13] = [
    // two hinges whose axes meet beside their points
    Chain { joints: r#"<joint axis="1 0 0" ref="20"/><joint axis="0 0 1" pos="0.1 0 -0.3" ref="-10"/>"#, made: 1 },
    // three hinges, right and left handed, with references
    Chain {
        joints: r#"<joint axis="1 0 0"/><joint axis="0 0 1" range="-60 35"/><joint axis="0 1 0" armature="0.01"/>"#,
        made: 1,
    },
    Chain {
        joints: r#"<joint axis="0 0 1" ref="12"/><joint axis="0 1 0" range="-50 60" ref="5"/><joint axis="1 0 0" ref="-9"/>"#,
        made: 1,
    },
    // oblique axes, square to each other
    Chain { joints: r#"<joint axis="2 1 1"/><joint axis="0 -1 1"/>"#, made: 1 },
    // the second may come to a quarter turn
    Chain { joints: r#"<joint axis="1 0 0"/><joint axis="0 0 1"/><joint axis="0 1 0"/>"#, made: 2 },
    // a plane, also left handed, and its angle
    Chain {
        joints: r#"<joint type="slide" axis="0 0 1" ref="0.2"/><joint type="slide" axis="1 0 0"/><joint axis="0 1 0" ref="15"/>"#,
        made: 1,
    },
    Chain { joints: r#"<joint type="slide" axis="1 0 0"/><joint axis="-1 0 0"/>"#, made: 1 },
    Chain { joints: r#"<joint axis="0 1 0" pos="0 0 0.1"/><joint type="slide" axis="0 1 0"/>"#, made: 1 },
    Chain {
        joints: r#"<joint type="slide" axis="0 1 0"/><joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/>"#,
        made: 1,
    },
    // a base by hand
    Chain {
        joints: r#"<joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 1 0"/><joint type="slide" axis="0 0 1"/>
            <joint axis="0 0 1"/><joint axis="0 1 0" range="-80 80"/><joint axis="1 0 0" armature="0.02"/>"#,
        made: 1,
    },
    // axes that do not meet, that are askew, slides after hinges: links between them
    Chain { joints: r#"<joint axis="0 1 0" pos="0 0 .08"/><joint axis="1 0 .5" pos="0 0 .04"/>"#, made: 2 },
    Chain { joints: r#"<joint axis="0 1 0"/><joint axis="1 0.2 0"/>"#, made: 2 },
    Chain { joints: r#"<joint axis="0 1 0"/><joint type="slide" axis="1 0 0"/>"#, made: 2 },
];

fn robot(chain: &Chain) -> Robot {
    let text = format!(
        r#"<mujoco><worldbody><body name="base" pos="0.1 0.2 0.3"><joint name="root" axis="0 1 0"/>
        <inertial mass="2" pos="0.1 0 0" diaginertia="0.02 0.03 0.04"/>
        <body name="tip" pos="0.3 0 0.1" euler="20 -10 35">{}
        <inertial mass="1.5" pos="0.05 0.1 -0.2" fullinertia="0.03 0.025 0.02 0.002 -0.001 0.003"/>
        <body name="end" pos="0 0 -0.4"><joint name="wrist" axis="1 1 0"/>
        <inertial mass="0.5" pos="0 0.1 -0.1" diaginertia="0.004 0.005 0.003"/></body></body></body></worldbody></mujoco>"#,
        chain.joints
    );
    Robot::parse(&text, "chain.xml").unwrap_or_else(|f| panic!("{f}"))
}

#[test]
fn several_joints_of_one_link_are_one_joint_where_there_is_one() {
    for (n, chain) in CHAINS.iter().enumerate() {
        let robot = robot(chain);
        let count = robot.joints.len();
        let between = chain.made > 1;
        assert_eq!(
            robot.findings.0.iter().any(|f| f.message.contains("millionth")),
            between,
            "{n}: {}",
            robot.findings
        );
        let q: Vec<f64> = (0..count).map(|k| 0.2 + 0.1 * k as f64).collect();
        let joints = robot.joints.iter().zip(&q).map(|(j, q)| (j.name.clone(), *q)).collect();
        let mut world = World::new();
        let options = SpawnOptions { joints, control: Control::Off, ..SpawnOptions::default() };
        let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{n}: {e}"));
        assert_eq!(world.joint_count(), chain.made + 2, "{n}");
        let tip = world.body(handles.links[2].0).unwrap().mass();
        if !between {
            assert_eq!(tip, 1.5, "{n}: not a gram is lent");
        }
        assert_eq!(world.bodies().filter(|b| b.kind() == BodyKind::Dynamic).count(), 2 + chain.made);
        for (now, q) in handles.positions(&robot, &world).iter().zip(&q) {
            assert!((now - q).abs() < 1e-12, "{n}: {now} {q}");
        }
        // the torques of inverse dynamics give the accelerations that they are for
        let wanted: Vec<f64> = (0..count).map(|k| 1.0 - 0.7 * k as f64).collect();
        let torques = robot.inverse_dynamics(&robot.posture(&q), &[], &wanted, world.gravity());
        handles.set_torques(&mut world, &torques).unwrap();
        let h = 1e-4;
        world.step(h);
        let close = if between { 3e-5 } else { 1e-6 };
        for (k, (rate, wanted)) in handles.rates(&world).iter().zip(&wanted).enumerate() {
            assert!((rate / h - wanted).abs() < close * count as f64, "{n}, joint {k}: {} {wanted}", rate / h);
        }
        for (read, set) in handles.torques(&world).iter().zip(&torques) {
            assert!((read - set).abs() < 1e-9 * (1.0 + set.abs()), "{n}: {read} {set}");
        }
        // positions that are read are where the links are, wherever they go; joints are closed at midpoints, and frames are beside
        // the bend of a path by h²ω²l/8, here with 15 rad/s and half a metre
        handles.set_torques(&mut world, &vec![0.0; count]).unwrap();
        let mut moved = 0.0;
        for _ in 0..120 {
            let report = world.step(1.0 / 480.0);
            assert!(
                report.joint_gap() < 1e-9 && report.verdict() == tumble::Verdict::Solved,
                "{n}: {:?}",
                report.verdict()
            );
            let posture = robot.posture(&handles.positions(&robot, &world));
            for (k, pose) in posture.links.iter().enumerate() {
                let now = handles.pose(&world, k).unwrap();
                assert!((now.position - pose.position).length() < 6e-5, "{n}: link {k}");
                moved = (now.position - robot.posture(&q).links[k].position).length();
            }
        }
        assert!(moved > 0.01, "{n}: {moved}");
    }
}

#[test]
fn servos_limits_and_couplings_act_along_the_joints_of_the_file() {
    // left handed, so that one of the three counts backwards in the world
    let chain = Chain {
        joints: r#"<joint name="x" axis="1 0 0" range="-30 40"/><joint name="z" axis="0 0 1" range="-60 35" ref="10"/>
            <joint name="y" axis="0 1 0" range="-70 50" stiffness="3" springref="20"/>"#,
        made: 1,
    };
    let robot = robot(&chain);
    let mut world = World::new();
    world.set_gravity(DVec3::ZERO).unwrap();
    let options = SpawnOptions { control: Control::Gains(80.0, 20.0), ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap();
    let targets = [0.1, 0.6, -0.9, -0.4, 0.3];
    handles.set_targets(&mut world, &targets).unwrap();
    for (k, target) in targets.iter().enumerate() {
        let motor = handles.motor(&world, k).unwrap();
        assert!(matches!(motor.drive, tumble::Drive::Position { position, .. } if (position - target).abs() < 1e-12));
    }
    for _ in 0..2000 {
        world.step(1.0 / 240.0);
    }
    let q = handles.positions(&robot, &world);
    // x is held by its limit less than its target would like, z too; y stands between its servo and its spring
    let spring = (80.0 * -0.4 + 3.0 * 20f64.to_radians()) / 83.0;
    assert!((q[1] - 0.6).abs() < 1e-6 && (q[2] + 0.9).abs() < 1e-6 && (q[3] - spring).abs() < 1e-6, "{q:?} {spring}");
    handles.set_targets(&mut world, &[0.1, 1.5, -1.5, -2.0, 0.3]).unwrap();
    for _ in 0..2000 {
        world.step(1.0 / 240.0);
    }
    let q = handles.positions(&robot, &world);
    for (k, limit) in [(1, 40.0_f64), (2, -60.0), (3, -70.0)] {
        assert!((q[k] - limit.to_radians()).abs() < 1e-6, "{k}: {} {}", q[k], limit.to_radians());
    }
}
