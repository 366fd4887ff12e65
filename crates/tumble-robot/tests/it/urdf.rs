//! URDF: every rule that decides masses, places and limits, and every refusal by name.

use tumble_robot::{Finding, Findings, Motion, Robot, Severity};

/// An arm of two links with a fixed tool.
const ARM: &str = r#"<?xml version="1.0"?>
<robot name="arm">
  <link name="base"/>
  <link name="upper">
    <inertial><origin xyz="0 0 0.25" rpy="0 0 0.3"/><mass value="2"/>
      <inertia ixx="0.05" iyy="0.06" izz="0.02" ixy="0.001" ixz="0" iyz="0.002"/></inertial>
    <visual><geometry><box size="1 1 1"/></geometry><material name="red"/></visual>
    <collision><origin xyz="0 0 0.25"/><geometry><cylinder radius="0.05" length="0.5"/></geometry></collision>
  </link>
  <link name="fore">
    <inertial><origin xyz="0.2 0 0"/><mass value="1"/><inertia ixx="0.01" iyy="0.02" izz="0.02" ixy="0" ixz="0" iyz="0"/></inertial>
  </link>
  <link name="tool">
    <inertial><mass value="0.5"/><inertia ixx="0.001" iyy="0.001" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><geometry><sphere radius="0.03"/></geometry></collision>
  </link>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/><origin xyz="0 0 0.1" rpy="0 0 1"/>
    <axis xyz="0 1 0"/><limit lower="-2" upper="2" effort="50" velocity="3"/><dynamics damping="0.5" friction="0.1"/></joint>
  <joint name="elbow" type="prismatic"><parent link="upper"/><child link="fore"/><origin xyz="0 0 0.5"/><axis xyz="2 0 0"/>
    <limit lower="0" upper="0.3" effort="10" velocity="1"/><mimic joint="shoulder" multiplier="0.1" offset="0.05"/></joint>
  <joint name="flange" type="fixed"><parent link="fore"/><child link="tool"/><origin xyz="0.4 0 0"/></joint>
  <transmission name="t"/>
</robot>"#;

fn refused(text: &str) -> Findings {
    match Robot::parse(text, "arm.urdf") {
        Ok(robot) => panic!("read: {}", robot.findings),
        Err(findings) => findings,
    }
}

fn first(findings: &Findings) -> &Finding {
    findings.0.iter().find(|f| f.severity == Severity::Refused).expect("a refusal")
}

#[test]
fn an_arm_is_read_with_its_masses_limits_and_couplings() {
    let robot = Robot::parse(ARM, "arm.urdf").unwrap();
    assert_eq!((robot.links.len(), robot.joints.len(), robot.mass()), (4, 2, 3.5));
    let [shoulder, elbow] = &robot.joints[..] else { panic!("{:?}", robot.joints) };
    assert_eq!((shoulder.motion, shoulder.range, shoulder.effort), (Motion::Hinge, Some((-2.0, 2.0)), Some(50.0)));
    assert_eq!((shoulder.damping, shoulder.friction), (0.5, 0.1));
    assert_eq!((elbow.motion, elbow.axis), (Motion::Slide, tumble::DVec3::X));
    assert_eq!(robot.couplings[0].members, vec![(1, 1.0), (0, -0.1)]);
    assert!(robot.fixed_base, "a base without mass stands still");
    // a turned inertial: the trace stays, the centre is as written
    let upper = &robot.links[1].inertia;
    let trace = upper.tensor.x_axis.x + upper.tensor.y_axis.y + upper.tensor.z_axis.z;
    assert!((trace - 0.13).abs() < 1e-15);
    assert_eq!(upper.centre, tumble::DVec3::new(0.0, 0.0, 0.25));
    let told: Vec<&str> = robot.findings.0.iter().map(|f| f.path.as_str()).collect();
    for path in ["transmission", "link.visual", "limit.velocity"] {
        assert!(told.contains(&path), "{path} in {told:?}");
    }
}

#[test]
fn the_start_keeps_couplings_and_limits() {
    let robot = Robot::parse(ARM, "arm.urdf").unwrap();
    let (q, open) = robot.assembled(&[1.0, 0.0]);
    assert!(open < 1e-12);
    assert!((q[1] - 0.1 * q[0] - 0.05).abs() < 1e-12);
    // the nearest: along the direction in which the coupling is square to the change
    assert!(((q[0] - 1.0) * 1.0 + q[1] * 0.1).abs() < 1e-9, "{q:?}");
}

#[test]
fn impossible_robots_are_refused_by_name_with_their_line() {
    let cases = [
        (r#"<mass value="2"/>"#, r#"<mass value="-2"/>"#, "T0706", 5),
        (r#"ixx="0.05" iyy="0.06" izz="0.02""#, r#"ixx="0.5" iyy="0.06" izz="0.02""#, "T0706", 4),
        (r#"<child link="fore"/>"#, r#"<child link="fort"/>"#, "T0702", 19),
        (r#"<parent link="fore"/><child link="tool"/>"#, r#"<parent link="fore"/><child link="upper"/>"#, "T0707", 21),
        (r#"type="prismatic""#, r#"type="helical""#, "T0701", 19),
        (r#"<link name="tool">"#, r#"<link name="fore">"#, "T0707", 13),
        (r#"lower="-2" upper="2""#, r#"lower="2" upper="-2""#, "T0704", 18),
        (r#"xyz="0 1 0""#, r#"xyz="0 0 0""#, "T0704", 17),
        (r#"xyz="0 1 0""#, r#"xyz="0 one 0""#, "T0704", 18),
        (r#"<cylinder radius="0.05" length="0.5"/>"#, r#"<mesh filename="../../secret.stl"/>"#, "T0703", 8),
        (r#"<cylinder radius="0.05" length="0.5"/>"#, r#"<mesh filename="missing.stl"/>"#, "T0703", 8),
    ];
    for (from, to, code, line) in cases {
        let changed = ARM.replacen(from, to, 1);
        assert_ne!(changed, ARM, "{from}");
        let findings = refused(&changed);
        let told = first(&findings);
        assert_eq!((told.code, told.place.line), (code, line), "{to}: {told}");
        assert!(!told.help.is_empty() && told.place.file == "arm.urdf", "{told}");
    }
}

#[test]
fn loops_and_strangers_are_refused() {
    let ring = ARM.replace(
        r#"<joint name="flange" type="fixed"><parent link="fore"/><child link="tool"/>"#,
        "<joint name=\"flange\" type=\"fixed\"><parent link=\"fore\"/><child link=\"base\"/>",
    );
    assert_eq!(first(&refused(&ring)).code, "T0707");
    assert_eq!(first(&refused("<sdf version='1.6'/>")).code, "T0701");
    assert_eq!(first(&refused("<robot><link name='a'")).code, "T0704");
    assert_eq!(first(&refused("")).code, "T0704");
    let xacro = "<robot xmlns:xacro='http://www.ros.org/wiki/xacro'><xacro:macro name='leg'/></robot>";
    assert!(first(&refused(xacro)).help.contains("xacro"));
    let bomb = "<!DOCTYPE r [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;&a;'>]><robot name='&b;'><link name='l'/></robot>";
    assert_eq!(first(&refused(bomb)).code, "T0704");
}

#[test]
fn a_massless_wrist_that_carries_nothing_stands_still_and_says_so() {
    let text = ARM.replace("</robot>", "<link name='laser'/><joint name='spin' type='continuous'><parent link='tool'/><child link='laser'/></joint></robot>");
    let robot = Robot::parse(&text, "arm.urdf").unwrap();
    let told = robot.findings.0.iter().find(|f| f.code == "T0705").expect("a finding");
    assert_eq!(told.severity, Severity::Approximated);
    assert!(told.path.contains("laser"));
}

#[test]
fn moments_without_a_mass_turn_with_what_they_are_fixed_to() {
    let rotor = r#"<link name="tool"><inertial><mass value="0"/>
        <inertia ixx="0.003" iyy="0.003" izz="0.003" ixy="0" ixz="0" iyz="0"/></inertial></link>"#;
    let (from, to) = (ARM.find("<link name=\"tool\">").unwrap(), ARM.find("<joint name=\"shoulder\"").unwrap());
    let text = format!("{}{rotor}{}", &ARM[..from], &ARM[to..]);
    let robot = Robot::parse(&text, "arm.urdf").unwrap();
    let bare = Robot::parse(&text.replace("0.003", "0"), "arm.urdf").unwrap();
    let matrix = |r: &Robot| r.mass_matrix(&r.posture(&[]))[0];
    assert!((matrix(&robot) - matrix(&bare) - 0.003).abs() < 1e-15);
    let mut world = tumble::World::new();
    let handles = robot.spawn(&mut world, &tumble_robot::SpawnOptions::default()).unwrap();
    let fore = world.body(handles.links[robot.link("fore").unwrap()].0).unwrap();
    // 0.01, 0.02, 0.02 of the link itself
    assert!((fore.inertia().moments.x - 0.013).abs() < 1e-12, "{:?}", fore.inertia().moments);
}

#[test]
fn a_joint_that_follows_none_moves_by_itself_and_says_so() {
    let robot =
        Robot::parse(&ARM.replace(r#"mimic joint="shoulder""#, r#"mimic joint="stranger""#), "arm.urdf").unwrap();
    assert!(robot.couplings.is_empty());
    let told = robot.findings.0.iter().find(|f| f.code == "T0702").expect("a finding");
    assert_eq!((told.severity, told.value.as_str()), (Severity::Approximated, "stranger"));
}
