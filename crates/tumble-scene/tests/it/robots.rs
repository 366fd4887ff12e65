//! Robots in scenes: read from their files, built, stored with the scene and built again to the same bits.

use std::path::{Path, PathBuf};
use tumble::Verdict;
use tumble_scene::{Format, Scene};

fn models() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tumble-robot/models")
}

const DOG: &str = r#"
version = 1
[time]
duration = 1.0
[[bodies]]
name = "floor"
kind = "fixed"
friction = 0.8
shape = { kind = "plane", normal = [0, 0, 1] }
[[robots]]
name = "dog"
file = "quadruped.urdf"
position = [0.0, 0.0, 0.2986826837388662]
joints = { fl_thigh = 0.8, fl_calf = -1.6, fr_thigh = 0.8, fr_calf = -1.6, rl_thigh = 0.8, rl_calf = -1.6, rr_thigh = 0.8, rr_calf = -1.6 }
stiffness = 400.0
damping = 8.0
friction = 0.8
"#;

fn dog(text: &str) -> Result<Scene, tumble_scene::Errors> {
    Scene::parse(text, Format::Toml, "dog.toml", Some(&models()))
}

#[test]
fn a_robot_stands_in_a_scene_and_again_from_its_source() {
    let scene = dog(DOG).unwrap();
    let mut built = scene.build().unwrap();
    // twelve joints, and the base that may move
    assert_eq!((scene.robots[0].robot.joints.len(), scene.robots[0].robot.joints[0].name.as_str()), (13, "base"));
    assert!(built.find("dog/trunk").is_some() && built.find_joint("dog/fl_calf").is_some());
    let calf = built.find_joint("dog/fl_calf").unwrap();
    assert!((built.world.joint(calf).unwrap().coordinate(0) + 1.6).abs() < 1e-12);
    for _ in 0..60 {
        built.step(scene.step).unwrap();
        assert_eq!(built.world.report().verdict(), Verdict::Solved);
    }
    assert!(built.world.position(built.find("dog/trunk").unwrap()).unwrap().z > 0.28);
    // the robot file is stored with the scene
    assert!(scene.source.files.iter().any(|(name, _)| name == "quadruped.urdf"));
    let again = Scene::from_source(&scene.source, "stored").unwrap();
    let mut rebuilt = again.build().unwrap();
    for _ in 0..60 {
        rebuilt.step(again.step).unwrap();
    }
    assert_eq!(built.world.state_hash(), rebuilt.world.state_hash());
}

#[test]
fn two_of_one_file_have_two_names() {
    let two = format!(
        "{DOG}\n[[robots]]\nfile = \"quadruped.urdf\"\nposition = [2, 0, 1]\n[[robots]]\nfile = \"quadruped.urdf\"\nposition = [4, 0, 1]\n"
    );
    let scene = dog(&two).unwrap();
    let names: Vec<&str> = scene.robots.iter().map(|r| r.name.as_str()).collect();
    assert_eq!(names, ["dog", "quadruped", "quadruped 2"]);
    let built = scene.build().unwrap();
    assert_eq!(built.names.len(), 1 + 3 * 13);
    let same = format!("{DOG}\n[[robots]]\nname = \"dog\"\nfile = \"quadruped.urdf\"\n");
    assert_eq!(dog(&same).unwrap_err().0[0].code, "T0205");
}

#[test]
fn a_drive_a_key_or_a_joint_that_is_not_there_is_named() {
    let first = |text: &str| {
        let errors = dog(text).unwrap_err();
        (errors.0[0].code, errors.0[0].path.clone(), errors.0[0].message.clone())
    };
    let (code, path, message) = first(&DOG.replace("fl_thigh = 0.8", "fl_thig = 0.8"));
    assert_eq!((code, path.as_str()), ("T0702", "robots[0]"));
    assert!(message.contains("fl_thig"), "{message}");
    assert_eq!(first(&DOG.replace("stiffness = 400.0", "key = \"home\"")).0, "T0702");
    assert_eq!(first(&DOG.replace("quadruped.urdf", "missing.urdf")).0, "T0703");
    assert_eq!(first(&DOG.replace("quadruped.urdf", "../lib.rs")).0, "T0703");
    assert_eq!(first(&DOG.replace("stiffness", "stifness")).0, "T0201");
    assert_eq!(first(&DOG.replace("stiffness = 400.0", "controller = \"dance\"")).0, "T0204");
    assert_eq!(first(&DOG.replace("stiffness = 400.0", "base = \"loose\"")).0, "T0204");
}

#[test]
fn a_robot_file_alone_is_a_scene_with_a_floor() {
    // several joints of one link of the humanoid are one joint of the world
    for (file, bodies, joints) in [("quadruped.urdf", 14, 12), ("gripper.xml", 7, 6), ("humanoid.xml", 12, 11)] {
        let scene = Scene::load(&models().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
        let mut built = scene.build().unwrap_or_else(|e| panic!("{file}: {e}"));
        assert_eq!(scene.duration, Some(10.0));
        assert_eq!(built.joints.len(), joints, "{file}: {:?}", built.joints);
        assert!(built.names.len() >= bodies, "{file}: {:?}", built.names);
        for _ in 0..5 {
            built.step(scene.step).unwrap();
            assert!(built.world.report().joint_gap() < 1e-9, "{file}");
        }
    }
}

#[test]
fn what_is_approximated_is_a_lint() {
    // two hinges of one link whose axes are askew are no one joint
    let folder = std::env::temp_dir().join(format!("tumble-askew-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("askew.xml");
    let text = r#"<mujoco><worldbody><body><joint axis="1 0 0"/><joint axis="1 1 0"/><geom size="0.1"/></body></worldbody></mujoco>"#;
    std::fs::write(&file, text).unwrap();
    let scene = Scene::load(&file).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let lints = scene.lints(&scene.build().unwrap());
    let told = lints.iter().find(|d| d.code == "T0780").expect("a lint");
    assert!(told.message.contains("askew.xml:"), "{told}");
}

/// A lift with a slide and, in one link, two hinges whose axes meet.
const LIFT: &str = r#"<mujoco><worldbody><body name="lift"><joint name="up" type="slide" axis="0 0 1"/><geom size="0.1" mass="1"/>
  <body name="head" pos="0 0 0.3"><joint name="pan" axis="0 0 1"/><joint name="tilt" axis="0 1 0"/><geom size="0.1" pos="0.2 0 0" mass="1"/>
  </body></body></worldbody></mujoco>"#;

fn lift(more: &str) -> Result<Scene, tumble_scene::Errors> {
    let text = format!(
        "version = 1\n[[robots]]\nfile = \"lift.xml\"\nname = \"lift\"\nstiffness = 1e4\ndamping = 1e3\n{more}"
    );
    let files = vec![("lift.xml".to_owned(), LIFT.as_bytes().to_vec())];
    Scene::from_source(&tumble_scene::Source { text, format: Format::Toml, files }, "lift.toml")
}

#[test]
fn servos_follow_targets_over_time() {
    let scene =
        lift("[robots.targets]\ntimes = [0.0, 0.5, 1.0]\njoints = { up = [0.0, 0.1, 0.4], tilt = [0, 0.3, 0] }")
            .unwrap();
    let mut built = scene.build().unwrap();
    assert!(!built.script.is_empty() && !built.script.is_over(&built.world));
    let h = 0.001;
    let mut read = |seconds: f64| {
        for _ in 0..(seconds / h + 0.5) as u32 {
            built.step(h).unwrap();
            assert_eq!(built.world.report().verdict(), Verdict::Solved);
        }
        (built.robots[0].positions(&scene.robots[0].robot, &built.world), built.script.is_over(&built.world))
    };
    let (q, over) = read(0.75);
    // half way between two targets, less what 2 kg press a servo of 10⁴ N/m
    let sunk = 2.0 * 9.81 / 1e4;
    assert!((q[0] - 0.25 + sunk).abs() < 2e-4 && q[1].abs() < 1e-4 && (q[2] - 0.15).abs() < 2e-3 && !over, "{q:?}");
    let (q, over) = read(1.0);
    assert!((q[0] - 0.4 + sunk).abs() < 1e-6 && over, "{q:?}");
    // a loop begins again
    let scene = lift("[robots.targets]\ntimes = [0, 1]\nloop = true\njoints = { up = [0.0, 0.3] }").unwrap();
    let targets = scene.robots[0].targets.as_ref().unwrap();
    assert_eq!((targets.at(0.25), targets.at(2.25), targets.is_over(9.0)), (vec![0.075], vec![0.075], false));
}

#[test]
fn targets_that_are_none_are_refused() {
    for (text, path) in [
        ("times = [0, 1]\njoints = { knee = [0, 1] }", "robots[0].targets.joints.knee"),
        ("times = [0, 1]\njoints = { up = [0, 1, 2] }", "robots[0].targets.joints.up"),
        ("times = [0, 0]\njoints = { up = [0, 1] }", "robots[0].targets.times[1]"),
        ("times = []\njoints = { up = [] }", "robots[0].targets.times"),
        ("joints = { up = [0, 1] }", "robots[0].targets"),
        ("times = [0, 1]\njoints = { up = [0, 1] }\nphase = 1", "robots[0].targets.phase"),
    ] {
        let errors = lift(&format!("[robots.targets]\n{text}")).unwrap_err();
        assert!(errors.0[0].path.starts_with(path) && !errors.0[0].help.is_empty(), "{text}: {errors}");
    }
}

#[test]
fn joints_of_one_link_are_found_by_each_of_their_names() {
    let built = lift("").unwrap().build().unwrap();
    let [up, pan, tilt] = ["up", "pan", "tilt"].map(|n| built.find_joint(&format!("lift/{n}")));
    assert!(up.is_some() && up != pan && pan.is_some() && pan == tilt);
    assert_eq!(pan, built.find_joint("lift/pan + tilt"));
    assert!(built.find_joint("lift/roll").is_none());
}
