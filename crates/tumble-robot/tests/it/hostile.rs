//! Damaged and hostile files: no panic, no hang, bounded memory.

use tumble_robot::Robot;

const SEEDS: [&str; 2] = [
    r#"<robot name="r"><link name="a"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
<collision><geometry><box size="1 1 1"/></geometry></collision></link><link name="b"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>
<joint name="j" type="revolute"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/><limit lower="-1" upper="1"/><mimic joint="j"/></joint></robot>"#,
    r#"<mujoco><compiler angle="radian"/><default><default class="c"><geom type="capsule" size=".1 .2"/></default></default>
<worldbody><geom type="plane" size="1 1 1"/><body name="a" pos="0 0 1"><freejoint/><geom class="c"/><body name="b"><joint name="j" range="-1 1"/><joint name="k" type="slide"/>
<geom fromto="0 0 0 1 0 0" size=".1"/><site name="s"/></body></body></worldbody><equality><connect body1="b" anchor="0 0 0"/><joint joint1="j" joint2="k"/></equality>
<tendon><fixed name="t"><joint joint="j" coef="1"/></fixed></tendon><actuator><position joint="j" kp="3"/><motor tendon="t"/></actuator>
<contact><exclude body1="a" body2="b"/></contact><keyframe><key qpos="0 0 1 1 0 0 0 0 0"/></keyframe></mujoco>"#,
];

/// Numbers that come again.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// One change of a text: bytes dropped, doubled, exchanged, or words of numbers that hurt.
fn damaged(text: &str, random: &mut Random) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + random.below(4) {
        let at = random.below(bytes.len().max(1));
        let words: [&[u8]; 12] = [
            b"nan",
            b"-1",
            b"1e999",
            b"1e300",
            b"",
            b"<",
            b"\"",
            b"/>",
            b"0 0 0",
            b"\xff",
            b"&lt;",
            b"99999999999999999999",
        ];
        match random.below(4) {
            0 => drop(bytes.drain(at..(at + random.below(20)).min(bytes.len()))),
            1 => drop(bytes.splice(at..at, words[random.below(words.len())].iter().copied())),
            2 => {
                let end = (at + 30).min(bytes.len());
                let copy = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, copy));
            }
            _ => bytes[at] = random.below(256) as u8,
        }
        if bytes.is_empty() {
            break;
        }
    }
    bytes
}

#[test]
fn damaged_files_are_read_or_refused() {
    let mut random = Random::new(7);
    let mut read = 0;
    for n in 0..4000 {
        let bytes = damaged(SEEDS[n % 2], &mut random);
        let name = "r.xml".to_owned();
        let mut folder = tumble_mesh_files::Folder::given([(name.clone(), bytes)]);
        match Robot::read(&mut folder, &name) {
            Ok(robot) => {
                read += 1;
                let q = robot.reference();
                let posture = robot.posture(&q);
                assert_eq!(posture.links.len(), robot.links.len());
                let mut world = tumble::World::new();
                // a world may refuse it, with a reason
                if let Err(why) = robot.spawn(&mut world, &tumble_robot::SpawnOptions::default()) {
                    assert!(!why.to_string().is_empty());
                }
            }
            Err(findings) => assert!(findings.refused() && findings.0.iter().all(|f| !f.message.is_empty())),
        }
    }
    assert!(read > 100, "{read} were read");
}

#[test]
fn deep_wide_and_circular_files_are_refused_before_memory_is_taken() {
    let deep = format!("<mujoco><worldbody>{}{}</worldbody></mujoco>", "<body>".repeat(5000), "</body>".repeat(5000));
    assert!(Robot::parse(&deep, "deep.xml").is_err());
    let wide = format!("<robot name='r'>{}</robot>", "<link name='a'/>".repeat(300_000));
    assert!(Robot::parse(&wide, "wide.urdf").is_err());
    let circle =
        "<mujoco><include file=\"c.xml\"/><worldbody><body><include file=\"c.xml\"/></body></worldbody></mujoco>";
    assert!(Robot::parse(circle, "c.xml").is_err());
    let numbers = format!("<mujoco><keyframe><key qpos=\"{}\"/></keyframe></mujoco>", "0 ".repeat(100_000));
    assert!(Robot::parse(&numbers, "n.xml").is_err());
}
