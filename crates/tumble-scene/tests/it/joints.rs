//! Joints in scenes: what they make, and how they are refused.

use tumble::{DVec3, JointKind, Motor};
use tumble_scene::{Built, Format, Scene};

const BODIES: &str = r#"
version = 1
[[bodies]]
name = "arm"
mass = 1.0
shape = { kind = "box", size = [0.1, 0.1, 1.0] }
position = [0, 0, -0.5]
[[repeat]]
count = [3, 1, 1]
spacing = [1, 0, 0]
name = "link"
mass = 1.0
shape = { kind = "sphere", radius = 0.1 }
position = [5, 0, 0]
"#;

fn read(joints: &str) -> Result<Built, Vec<(&'static str, String)>> {
    let codes = |e: tumble_scene::Errors| e.0.iter().map(|d| (d.code, d.path.clone())).collect::<Vec<_>>();
    let scene = Scene::parse(&format!("{BODIES}{joints}"), Format::Toml, "joints.toml", None).map_err(codes)?;
    scene.build().map_err(codes)
}

#[test]
fn a_scene_makes_the_joints_that_it_describes() {
    let mut built = read(
        r#"
[[joints]]
name = "pivot"
kind = "hinge"
bodies = ["world", "arm"]
at = [0, 0, 0]
axis = [0, 1, 0]
range_degrees = [-90, 90]
friction = 0.01
damping = 0.02
armature = 0.5
spring = { stiffness = 3.0, rest = 0.1 }
motor = { position = 0.5, stiffness = 40.0, damping = 4.0, max = 10.0 }
breaks = { force = 1e4, torque = 500.0 }
[[joints]]
kind = "rope"
bodies = ["link[0]", "link[2]"]
at_a = [5, 0, 0]
at_b = [7, 0, 0]
length = 2.5
collide = true
[[joints]]
kind = "cylindrical"
bodies = ["world", "link[1]"]
at = [6, 0, 0]
axis = [0, 0, 1]
coordinates = [{ range = [-1, 1] }, { motor = { velocity = 2.0, max = 1.0 } }]
"#,
    )
    .unwrap();
    assert_eq!(built.world.joint_count(), 3);
    let pivot = built.find_joint("pivot").unwrap();
    let joint = built.world.joint(pivot).unwrap();
    assert_eq!(joint.kind(), JointKind::Hinge);
    let (least, most) = joint.range(0).unwrap();
    assert!((most - std::f64::consts::FRAC_PI_2).abs() < 1e-15 && least == -most);
    assert_eq!(joint.motor(0), Motor::position(0.5).gains(40.0, 4.0).max(10.0));
    let last = built.find_joint("joint 2").unwrap();
    assert_eq!(built.world.joint(last).unwrap().motor(1), Motor::velocity(2.0).max(1.0));
    for _ in 0..240 {
        built.world.step(1.0 / 240.0);
    }
    assert!(built.world.report().joint_gap() < 1e-9);
    assert!(built.world.joint(last).unwrap().coordinate(1) > 0.5);
}

#[test]
fn what_is_wrong_with_a_joint_has_its_code_and_place() {
    let hinge = "[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n";
    let first = |joints: &str| read(joints).unwrap_err().remove(0);
    let at = |path: &str| path.to_owned();
    assert_eq!(first(&hinge.replace("\"arm\"", "\"leg\"")), ("T0601", at("joints[0].bodies[1]")));
    assert_eq!(first(&hinge.replace("\"arm\"", "\"link[3]\"")), ("T0601", at("joints[0].bodies[1]")));
    assert_eq!(first(&hinge.replace("\"world\"", "\"arm\"")), ("T0602", at("joints[0].bodies")));
    assert_eq!(first(&format!("{hinge}range = [2, 1]")), ("T0606", at("joints[0].range")));
    assert_eq!(first(&format!("{hinge}range = [1, 2]")), ("T0607", at("joints[0]")));
    assert_eq!(first(&format!("{hinge}pitch = 1")), ("T0608", at("joints[0].pitch")));
    assert_eq!(first(&hinge.replace("[0, 1, 0]", "[0, 0, 0]")), ("T0303", at("joints[0].axis")));
    assert_eq!(first(&hinge.replace("axis = [0, 1, 0]\n", "")), ("T0202", at("joints[0].axis")));
    assert_eq!(first(&hinge.replace("hinge", "hinges")), ("T0204", at("joints[0].kind")));
    let motor = "motor = { velocity = 1, force = 2 }";
    assert_eq!(first(&format!("{hinge}{motor}")), ("T0205", at("joints[0].motor")));
}

const CHAIN: &str = r#"
version = 1
[[repeat]]
count = [5, 1, 1]
spacing = [0.1, 0, 0]
[repeat.body]
name = "link"
mass = 0.05
shape = { kind = "box", size = [0.08, 0.01, 0.01] }
[repeat.joint]
kind = "ball"
at = [0.05, 0, 0]
[[joints]]
kind = "ball"
bodies = ["world", "link[0]"]
at = [-0.05, 0, 0]
"#;

#[test]
fn a_row_of_copies_is_a_chain() {
    let scene = |text: &str| Scene::parse(text, Format::Toml, "chain.toml", None);
    let mut built = scene(CHAIN).unwrap().build().unwrap();
    for k in 0..4 {
        let joint = built.world.joint(built.find_joint(&format!("link joint[{k}]")).unwrap()).unwrap();
        let ends = [k, k + 1].map(|k| built.find(&format!("link[{k}]")).unwrap());
        assert_eq!(joint.ends(), ends.map(tumble::End::Body));
        let (on_a, on_b, _) = joint.frame();
        let there = DVec3::new(0.05 + 0.1 * f64::from(k), 0.0, 0.0);
        assert!((on_a - there).length() < 1e-15 && (on_b - there).length() < 1e-15, "{on_a} {on_b}");
    }
    assert!(built.find_joint("link joint[4]").is_none());
    for _ in 0..240 {
        built.world.step(1.0 / 240.0);
    }
    assert!(built.world.report().joint_gap() < 1e-9);
    // all five hang on the one pivot
    let last = built.world.position(built.find("link[4]").unwrap()).unwrap();
    assert!(last.z < -0.05 && (last + DVec3::X * 0.05).length() < 0.5, "{last}");
    for (from, to, path) in [
        ("[5, 1, 1]", "[5, 2, 1]", "repeat[0].joint"),
        ("kind = \"ball\"\nat = [0.05", "kind = \"coupling\"\nat = [0.05", "repeat[0].joint.kind"),
        ("at = [0.05, 0, 0]", "at = [0.05, 0, 0]\nbodies = [\"world\", \"link[0]\"]", "repeat[0].joint.bodies"),
    ] {
        let wrong = scene(&CHAIN.replacen(from, to, 1)).unwrap_err();
        assert_eq!(wrong.0[0].path, path, "{wrong}");
    }
}
