//! Robot files: URDF and MJCF with accidents. What is accepted has finite masses and poses and a world takes it or says why; what
//! is refused says where and what to do.

use crate::bytes::Bytes;
use tumble::World;
use tumble_mesh_files::Folder;
use tumble_robot::{Robot, SpawnOptions};

macro_rules! model {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../../../crates/tumble-robot/models/", $name)).as_slice())
    };
}

const SEEDS: [(&str, &[u8]); 3] = [model!("quadruped.urdf"), model!("gripper.xml"), model!("humanoid.xml")];

const SPICE: [&str; 18] = [
    "nan",
    "-inf",
    "1e999",
    "1e300",
    " -1 ",
    "0 0 0",
    "\"",
    "<",
    "/>",
    "&lt;",
    "&x;",
    "<!DOCTYPE a>",
    "<body>",
    "</body>",
    "<include file=\"humanoid.xml\"/>",
    "<link name=\"trunk\"/>",
    "class=\"arm\"",
    "type=\"mesh\" mesh=\"x\"",
];

pub(crate) fn try_bytes(bytes: &[u8]) {
    let mut b = Bytes::new(bytes);
    let (name, seed) = SEEDS[b.below(SEEDS.len())];
    judge(name, &b.accidents(seed, &SPICE));
    judge("noise.xml", bytes);
}

fn judge(name: &str, bytes: &[u8]) {
    let mut folder = Folder::given([(name.to_owned(), bytes.to_vec())]);
    match Robot::read(&mut folder, name) {
        Ok(robot) => {
            assert!(robot.mass().is_finite() && robot.mass() >= 0.0);
            let posture = robot.posture(&robot.reference());
            assert!(posture.links.iter().all(tumble::Pose::is_finite));
            if let Err(why) = robot.spawn(&mut World::new(), &SpawnOptions::default()) {
                assert!(!why.to_string().is_empty());
            }
        }
        Err(findings) => {
            assert!(findings.refused());
            for f in &findings.0 {
                assert!(!f.message.is_empty() && !f.help.is_empty() && !f.code.is_empty(), "{f:?}");
                assert!(!f.to_string().contains('\u{1b}'));
            }
        }
    }
}
