//! MJCF: default classes, orientations, inertia from geoms, loops, drives and stored positions.

use tumble::{DQuat, DVec3, Shape};
use tumble_math::trig::sin_cos;
use tumble_robot::{Motion, Robot, Severity, Transmission};

fn read(body: &str) -> Robot {
    let text = format!("<mujoco model=\"test\">{body}</mujoco>");
    Robot::parse(&text, "test.xml").unwrap_or_else(|f| panic!("{f}"))
}

#[test]
fn five_forms_of_an_orientation_are_one() {
    let forms = ["quat=\"1 0 0 1\"", "axisangle=\"0 0 2 90\"", "euler=\"0 0 90\"", "xyaxes=\"0 1 0 -1 0 0\""];
    for form in forms {
        let robot = read(&format!("<worldbody><body name=\"b\" {form}><geom size=\".1\"/></body></worldbody>"));
        let q = robot.links[1].pose.rotation;
        let want = DQuat::from_xyzw(0.0, 0.0, 0.5_f64.sqrt(), 0.5_f64.sqrt());
        assert!((q * want.conjugate()).w.abs() > 1.0 - 1e-15, "{form}: {q}");
    }
    let robot = read("<worldbody><body name=\"b\" zaxis=\"1 0 0\"><geom size=\".1\"/></body></worldbody>");
    assert!((robot.links[1].pose.vector(DVec3::Z) - DVec3::X).length() < 1e-15);
    // upper case turns about axes that stand still, in radians here
    let text = "<compiler angle=\"radian\" eulerseq=\"XYZ\"/><worldbody><body name=\"b\" euler=\"0.3 0.2 0.1\"><geom size=\".1\"/></body></worldbody>";
    let q = read(text).links[1].pose.rotation;
    let turn = |axis: DVec3, angle: f64| {
        let (sin, cos) = sin_cos(0.5 * angle);
        DQuat::from_xyzw(axis.x * sin, axis.y * sin, axis.z * sin, cos)
    };
    let (x, y, z) = (turn(DVec3::X, 0.3), turn(DVec3::Y, 0.2), turn(DVec3::Z, 0.1));
    assert!(((z * y * x).conjugate() * q).w.abs() > 1.0 - 1e-15);
}

#[test]
fn classes_give_what_elements_do_not_say() {
    let robot = read(
        r#"<default><joint damping="1"/><default class="leg"><joint armature="0.2" range="-30 60"/>
             <default class="knee"><joint damping="3"/></default></default></default>
           <worldbody><body name="a" childclass="leg"><geom size=".1"/><joint name="hip" axis="0 1 0"/>
             <body name="b"><geom size=".1"/><joint name="knee" class="knee"/>
               <body name="c"><geom size=".1"/><joint name="free spin" class="main"/></body></body></body></worldbody>"#,
    );
    let [hip, knee, spin] = &robot.joints[..] else { panic!() };
    assert_eq!((hip.damping, hip.armature), (1.0, 0.2));
    let (lo, hi) = hip.range.unwrap();
    assert!((lo + 30_f64.to_radians()).abs() < 1e-15 && (hi - 60_f64.to_radians()).abs() < 1e-15);
    assert_eq!((knee.damping, knee.armature), (3.0, 0.2));
    assert_eq!((spin.damping, spin.armature, spin.range), (1.0, 0.0, None));
}

#[test]
fn geoms_weigh_what_their_shapes_weigh() {
    let robot = read(
        r#"<worldbody><body name="b"><freejoint/>
             <geom type="capsule" fromto="0 0 0 0 0 1" size="0.1" density="500"/>
             <geom type="box" size="0.1 0.2 0.3" pos="1 0 0" mass="2"/>
             <geom type="ellipsoid" size="0.1 0.2 0.3" pos="0 1 0" contype="0" conaffinity="0"/></body></worldbody>"#,
    );
    let capsule = Shape::capsule(0.1, 1.0).unwrap().mass_properties(500.0).unwrap();
    let ball = 4.0 / 3.0 * std::f64::consts::PI * 0.006 * 1000.0;
    let mass = capsule.mass + 2.0 + ball;
    assert!((robot.mass() - mass).abs() < 1e-12);
    let centre = (DVec3::Z * 0.5 * capsule.mass + DVec3::X * 2.0 + DVec3::Y * ball) / mass;
    assert!((robot.links[1].inertia.centre - centre).length() < 1e-14);
    // the ellipsoid is drawn, not touched
    assert_eq!((robot.links[1].shapes.len(), robot.links[1].visuals.len()), (2, 1));
}

#[test]
fn drives_are_laws_and_gears_count_twice() {
    let robot = read(
        r#"<worldbody><body name="b"><geom size=".1"/><joint name="j"/></body></worldbody>
           <actuator><motor joint="j" gear="3" ctrlrange="-1 1"/><position joint="j" kp="40" kv="4" gear="2" forcerange="-5 5"/>
             <general joint="j" biastype="affine" gainprm="10" biasprm="1 -10 -2"/><velocity joint="j" kv="7"/></actuator>"#,
    );
    let Transmission::Joints(list) = &robot.actuators[1].transmission else { panic!() };
    assert_eq!(list[..], [(0, 2.0)]);
    let general = robot.actuators[2].law.unwrap();
    assert_eq!((general.gain, general.bias, general.stiffness, general.damping), (10.0, 1.0, 10.0, 2.0));
    // controls 0.5, 1, 0, 0: all add up
    let motor = robot.driven(&[0.5, 1.0, 0.0, 0.0])[0];
    let tumble::Drive::Position { position, stiffness, damping, .. } = motor.drive else { panic!("{motor:?}") };
    assert_eq!((stiffness, damping), (170.0, 25.0));
    assert!((position - (1.5 + 80.0 + 1.0) / 170.0).abs() < 1e-15);
}

#[test]
fn loops_couplings_and_keys() {
    let robot = read(
        r#"<worldbody>
             <body name="crank"><geom size=".1"/><joint name="a" axis="0 1 0"/></body>
             <body name="rocker" pos="1 0 0"><geom size=".1"/><joint name="b" axis="0 1 0" ref="10"/></body>
             <body name="rod" pos="0 0 1"><geom size=".1"/><joint name="c" type="ball"/></body></worldbody>
           <equality><connect body1="rod" body2="crank" anchor="0 0 -1"/><joint joint1="a" joint2="b" polycoef="0.1 2 0 0 0"/></equality>
           <keyframe><key name="home" qpos="0.3 0.1 1 0 0 0"/><key name="short" qpos="1 2"/></keyframe>"#,
    );
    assert_eq!(robot.joints[2].motion, Motion::Ball);
    assert_eq!((robot.positions(), robot.velocities(), robot.keys.len()), (6, 5, 1));
    assert!(robot.opening(&robot.reference()) > 0.09, "a couples with an offset");
    let (q, open) = robot.assembled(&robot.key("home").unwrap().positions);
    assert!(open < 1e-12, "{open}");
    assert!((q[0] - 0.1 - 2.0 * (q[1] - 10_f64.to_radians())).abs() < 1e-12);
    assert!(robot.findings.0.iter().any(|f| f.code == "T0709" && f.value == "short"));
}

#[test]
fn what_is_not_supported_is_listed_and_nothing_is_silent() {
    let robot = read(
        r#"<option cone="elliptic" density="1.2"><flag contact="enable"/></option><visual/><asset><texture name="t"/></asset>
           <worldbody><light/><camera/><body name="b"><geom size=".1" solref="0.01 1" frobnicate="7" rgba="1 0 0 1"/><joint name="j"/></body><body name="c"><geom size=".1"/><joint type="ball" springdamper="1 1"/></body></worldbody>
           <tendon><spatial name="s"/></tendon><actuator><muscle joint="j"/><adhesion body="b"/></actuator><sensor><clock/></sensor><deformable/>"#,
    );
    let has =
        |severity: Severity, path: &str| robot.findings.0.iter().any(|f| f.severity == severity && f.path == path);
    for path in ["option.cone", "visual", "asset.texture", "body.light", "body.camera", "geom.solref", "sensor.clock"] {
        assert!(has(Severity::Ignored, path), "{path}\n{}", robot.findings);
    }
    for path in
        ["option.density", "geom.frobnicate", "joint.springdamper", "tendon.spatial", "actuator.muscle", "deformable"]
    {
        assert!(has(Severity::Approximated, path), "{path}\n{}", robot.findings);
    }
    for f in &robot.findings.0 {
        assert!(f.place.line > 0 && !f.message.is_empty() && !f.help.is_empty(), "{f:?}");
    }
}

#[test]
fn a_spring_by_its_time_constant_is_one_for_the_inertia_that_its_joint_moves() {
    let robot = read(
        r#"<worldbody><body><inertial mass="2" pos="0 0 -0.5" diaginertia="0.1 0.3 0.2"/>
           <joint name="j" axis="0 1 0" springdamper="0.2 0.5" armature="0.2"/></body></worldbody>"#,
    );
    let inertia = 0.3 + 2.0 * 0.25 + 0.2;
    let joint = &robot.joints[0];
    assert!((joint.spring.0 - inertia / (0.2 * 0.2 * 0.5 * 0.5)).abs() < 1e-9, "{}", joint.spring.0);
    assert!((joint.damping - 2.0 * inertia / 0.2).abs() < 1e-9, "{}", joint.damping);
}

#[test]
fn stored_quaternions_have_length_one() {
    let robot = read(
        r#"<worldbody><body><freejoint/><geom size="0.1"/></body></worldbody>
           <keyframe><key name="a" qpos="0 0 1 0 0 0 0"/><key name="b" qpos="0 0 1 2 0 0 2"/></keyframe>"#,
    );
    assert_eq!(robot.keys[0].positions, [0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0]);
    let half = 0.5_f64.sqrt();
    assert!((robot.keys[1].positions[3] - half).abs() < 1e-15 && (robot.keys[1].positions[6] - half).abs() < 1e-15);
}

#[test]
fn links_that_a_joint_holds_in_each_other_do_not_touch() {
    let robot = read(
        r#"<worldbody><body name="base"><geom type="box" size="0.1 0.1 0.1"/>
           <body name="arm" pos="0 0 0.15"><joint name="j" axis="0 1 0"/><geom type="box" size="0.05 0.05 0.1"/></body></body></worldbody>"#,
    );
    let mut world = tumble::World::new();
    let arm = robot.spawn(&mut world, &tumble_robot::SpawnOptions::default()).unwrap();
    assert!(arm.findings.iter().any(|f| f.value == "world, arm" || f.value == "base, arm"), "{:?}", arm.findings);
    for _ in 0..24 {
        let report = world.step(1.0 / 240.0);
        assert!(report.contacts.is_empty() && report.verdict() == tumble::Verdict::Solved);
    }
}

#[test]
fn names_that_nothing_has_are_refused() {
    let cases = [
        "<worldbody><body><geom class=\"nope\"/></body></worldbody>",
        "<worldbody><body><geom type=\"mesh\" mesh=\"nope\"/></body></worldbody>",
        "<worldbody/><equality><weld body1=\"nope\"/></equality>",
        "<worldbody/><actuator><motor joint=\"nope\"/></actuator>",
        "<worldbody/><contact><exclude body1=\"a\" body2=\"b\"/></contact>",
        "<include file=\"nope.xml\"/>",
        "<include file=\"../../nope.xml\"/>",
        "<worldbody><composite/></worldbody>",
        "<compiler coordinate=\"global\"/>",
    ];
    for text in cases {
        let text = format!("<mujoco>{text}</mujoco>");
        let findings = Robot::parse(&text, "test.xml").expect_err(&text);
        assert!(findings.refused() && findings.0.iter().all(|f| !f.help.is_empty()), "{text}: {findings}");
    }
}

#[test]
fn copies_stand_in_frames_one_after_the_other() {
    let text = r#"<mujoco><worldbody><body name="hub"><freejoint/><geom size="0.1" mass="1"/>
        <replicate count="12" offset="0 0 0.1" euler="0 0 30" sep="-"><body name="arm" pos="1 0 0"><joint name="bend" axis="0 1 0"/>
          <geom size="0.05" mass="0.1"/></body></replicate></body></worldbody></mujoco>"#;
    let robot = Robot::parse(text, "wheel.xml").unwrap();
    assert_eq!((robot.links.len(), robot.joints.len()), (2 + 12, 13));
    let posture = robot.posture(&[]);
    // a quarter turn later, the offset in frames that turn about its own direction
    let there = posture.links[robot.link("arm-03").unwrap()];
    assert!((there.position - DVec3::new(0.0, 1.0, 0.3)).length() < 1e-15, "{there:?}");
    assert!(robot.joint("bend-11").is_some());
    let many = text.replace("count=\"12\"", "count=\"1e9\"");
    let told = Robot::parse(&many, "wheel.xml").unwrap_err();
    assert!(told.0.iter().any(|f| f.code == "T0708" || f.path == "replicate.count"), "{told}");
}

#[test]
fn links_of_one_tree_that_start_deep_in_each_other_do_not_touch() {
    let text = |size: f64| {
        format!(
            r#"<mujoco><worldbody><body name="a"><freejoint/><geom size="0.1"/><body name="b" pos="0.3 0 0"><joint axis="0 1 0"/>
            <geom size="0.05"/><body name="c" pos="-0.3 0 0.25"><joint axis="0 1 0"/><geom size="{size}"/></body></body></body>
            </worldbody></mujoco>"#
        )
    };
    for (size, apart) in [(0.149, true), (0.1505, true), (0.16, false)] {
        let robot = Robot::parse(&text(size), "folded.xml").unwrap();
        let plan = robot.planned(&tumble_robot::SpawnOptions::default(), &mut tumble_robot::Bits::default()).unwrap();
        assert_eq!(plan.findings.is_empty(), apart, "{size}: {:?}", plan.findings);
        assert_eq!(plan.ignored.is_empty(), apart, "{size}: {:?}", plan.ignored);
    }
}
