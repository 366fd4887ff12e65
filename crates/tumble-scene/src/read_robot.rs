//! Tree → robots: files of robots become bodies, joints and pairs that ignore each other, like all others of the scene.

use crate::diagnostic::{Path, code};
use crate::format::{Body, Entry, Joint, JointEnd, MaterialChoice, Part, SceneRobot, Targets, Traits};
use crate::keys::{
    FRICTION, JOINT_DAMPING, PLACE, ROBOT_BASES, ROBOT_CONTROLLERS, ROBOT_KEYS, STIFFNESS, TARGET, TARGET_KEYS, TIME,
};
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::{BodyKind, DQuat, DVec3, Material, Pose};
use tumble_robot::{Bits, BodyPlan, Control, Finding, JointPlan, Plan, Robot, Severity, SpawnOptions};

/// Additions of robots to a scene.
#[derive(Default)]
pub(crate) struct Robots {
    pub(crate) bodies: Vec<Entry>,
    pub(crate) joints: Vec<Joint>,
    pub(crate) ignore: Vec<(String, String)>,
    pub(crate) robots: Vec<SceneRobot>,
    pub(crate) groups: Bits,
}

impl Reader<'_> {
    /// The robots of a scene with this gravity; `taken` are the names of its bodies.
    pub(crate) fn robots(&mut self, root: &Node, gravity: DVec3, taken: &[Entry]) -> Robots {
        let mut out = Robots::default();
        let path = Path::Root;
        let list = path.key("robots");
        for (k, node) in self.blocks(root, "robots").iter().enumerate() {
            let at = list.index(k);
            if self.is_table(node, &at) {
                self.known(node, &at, &ROBOT_KEYS);
                self.robot(node, &at, gravity, &mut out);
            }
        }
        if taken.len() + out.bodies.len() > limits::BODIES {
            let at = root.get("robots").map_or(0, |n| n.span.start);
            let message = format!("{} bodies with those of robots", taken.len() + out.bodies.len());
            let help = format!("keep to {}", limits::BODIES);
            self.complaints.missing(code::TOO_MANY, &(at..at), &list, message, help);
            return Robots::default();
        }
        out
    }

    fn robot(&mut self, node: &Node, at: &Path<'_>, gravity: DVec3, out: &mut Robots) {
        let Some(file) = node.get("file") else {
            return self.missing(node, at, "file", "name a URDF or MJCF file: file = \"robot.urdf\"");
        };
        let Some(name) = self.text(file, &at.key("file")) else { return };
        let options = self.robot_options(node, at);
        let robot = match self.files.robot(name) {
            Ok(robot) => robot,
            Err(findings) => {
                for f in findings.0.iter().filter(|f| f.severity == Severity::Refused) {
                    self.about_robot(file, &at.key("file"), f);
                }
                return;
            }
        };
        let own = match node.get("name") {
            Some(n) => self.name(n, &at.key("name")),
            None => Some(robot.name.clone()),
        };
        let (Some(own), Some(options)) = (own, options) else { return };
        let robot = robot.with_base(options.fixed);
        let plan = match robot.planned(&options, &mut out.groups) {
            Ok(plan) => plan,
            Err(finding) => return self.about_robot(node, at, &finding),
        };
        let known = |name: &str| out.robots.iter().any(|r| r.name == name);
        if node.get("name").is_some() && known(&own) {
            let message = format!("two robots are called \"{}\"", crate::diagnostic::shown(&own));
            self.complaints.add(code::EXCLUSIVE, &node.span, &at.key("name"), message, "rename one of them".into());
            return;
        }
        let mut unique = own.clone();
        for n in 2.. {
            if !known(&unique) {
                break;
            }
            unique = format!("{own} {n}");
        }
        let place = self.complaints.place(node.span.start as usize);
        let targets = node.get("targets").and_then(|n| self.targets(n, &at.key("targets"), &robot));
        let mut findings = robot.findings.0.clone();
        findings.extend(plan.findings.iter().cloned());
        add(&unique, &plan, gravity, options.friction, &at.to_string(), place, out);
        out.robots.push(SceneRobot { name: unique, robot, findings, plan, targets, path: at.to_string(), place });
    }

    /// Targets of servos over time.
    fn targets(&mut self, node: &Node, at: &Path<'_>, robot: &Robot) -> Option<Targets> {
        if !self.is_table(node, at) {
            return None;
        }
        self.known(node, at, &TARGET_KEYS);
        let looped = self.flag_at(node, at, "loop").unwrap_or(false);
        let Some(times) = node.get("times") else {
            self.missing(node, at, "times", "give the times of the targets: times = [0.0, 0.5, 1.0]");
            return None;
        };
        let Some(table) = node.get("joints") else {
            self.missing(node, at, "joints", "give targets by joint: joints = { knee = [0.0, 0.5, 0.0] }");
            return None;
        };
        let path = at.key("times");
        let Value::List(list) = &times.value else {
            self.wrong_type(times, &path, "a list of times");
            return None;
        };
        let count = list.len();
        if count == 0 || count > limits::COURSE_KEYS {
            let help = format!("give 1 to {}", limits::COURSE_KEYS);
            self.complaints.add(code::WRONG_LENGTH, &times.span, &path, format!("{count} times"), help);
            return None;
        }
        let mut all = Vec::with_capacity(count);
        for (k, n) in list.iter().enumerate() {
            let time = self.number(n, &path.index(k), TIME)?;
            if all.last().is_some_and(|last| time <= *last) {
                let help = format!("give a time above {} s", all[k - 1]);
                let message = "times of targets must increase".to_owned();
                self.complaints.add(code::OUT_OF_RANGE, &n.span, &path.index(k), message, help);
                return None;
            }
            all.push(time);
        }
        let path = at.key("joints");
        if !self.is_table(table, &path) {
            return None;
        }
        let mut joints = Vec::new();
        for e in table.entries() {
            let path = path.key(&e.key);
            let known = robot.joints.iter().position(|j| j.name == *e.key && j.motion.positions() == 1);
            let Some(joint) = known else {
                let single = robot.joints.iter().filter(|j| j.motion.positions() == 1);
                let names: Vec<&str> = single.map(|j| j.name.as_str()).collect();
                let help = crate::diagnostic::harmless(&format!("it has {}", names.join(", ")));
                let message = "a joint that the robot does not have".to_owned();
                self.complaints.add(code::ROBOT_UNKNOWN, &e.node.span, &path, message, help);
                continue;
            };
            let list = self.list(&e.node, &path, count, "a target for each time")?;
            let numbers = list.iter().enumerate().map(|(k, n)| self.number(n, &path.index(k), TARGET));
            joints.push((joint, numbers.collect::<Option<Vec<f64>>>()?));
        }
        Some(Targets { times: all, joints, looped })
    }

    /// Adds an error that a robot file has.
    fn about_robot(&mut self, node: &Node, at: &Path<'_>, f: &Finding) {
        let mut place = f.place.file.clone();
        if f.place.line > 0 {
            place = format!("{place}:{}:{}", f.place.line, f.place.column);
        }
        let value = match (f.path.is_empty(), f.value.is_empty()) {
            (false, false) => format!(" ({} = {})", f.path, f.value),
            (false, true) => format!(" ({})", f.path),
            (true, false) => format!(" ({})", f.value),
            (true, true) => String::new(),
        };
        let message = crate::diagnostic::harmless(&format!("{place}: {}{value}", f.message));
        self.complaints.add(f.code, &node.span, at, message, crate::diagnostic::harmless(&f.help));
    }

    fn robot_options(&mut self, node: &Node, at: &Path<'_>) -> Option<SpawnOptions> {
        let position = self.vector_at(node, at, "position", PLACE).unwrap_or(DVec3::ZERO);
        let rotation = self.orientation_at(node, at).unwrap_or(DQuat::IDENTITY);
        let key = node.get("key").and_then(|n| self.name(n, &at.key("key")));
        let base = node.get("base").and_then(|n| self.word(n, &at.key("base"), &ROBOT_BASES));
        let controller = node.get("controller").and_then(|n| self.word(n, &at.key("controller"), &ROBOT_CONTROLLERS));
        let stiffness = self.number_at(node, at, "stiffness", STIFFNESS);
        let damping = self.number_at(node, at, "damping", JOINT_DAMPING);
        let friction = self.number_at(node, at, "friction", FRICTION);
        let mut joints = Vec::new();
        if let Some(table) = node.get("joints").filter(|t| self.is_table(t, &at.key("joints"))) {
            for e in table.entries() {
                let value = self.number(&e.node, &at.key("joints").key(&e.key), TARGET);
                joints.extend(value.map(|x| (e.key.to_string(), x)));
            }
        }
        let mut controls = Vec::new();
        if let Some(list) = node.get("controls") {
            let path = at.key("controls");
            if let Value::List(items) = &list.value {
                for (k, n) in items.iter().enumerate() {
                    controls.extend(self.number(n, &path.index(k), TARGET));
                }
            } else {
                self.wrong_type(list, &path, "a list of numbers, one for each drive of the file");
            }
        }
        let control = match (controller.unwrap_or("hold"), stiffness, damping) {
            ("off", ..) => Control::Off,
            ("drives", ..) => Control::Drives(controls),
            (_, Some(k), c) => Control::Gains(k, c.unwrap_or(0.0)),
            (_, None, Some(c)) => Control::Gains(0.0, c),
            (_, None, None) => Control::Hold,
        };
        let fixed = base.map(|b| b == "fixed");
        Some(SpawnOptions { pose: Pose::new(position, rotation), key, joints, control, fixed, friction })
    }
}

fn inline(friction: f64) -> MaterialChoice {
    MaterialChoice::Inline(Material { friction, ..Material::default() })
}

fn add(
    name: &str,
    plan: &Plan,
    gravity: DVec3,
    friction: Option<f64>,
    path: &str,
    place: (usize, usize),
    out: &mut Robots,
) {
    let names: Vec<String> = plan.bodies.iter().map(|b| format!("{name}/{}", b.name)).collect();
    for (body, name) in plan.bodies.iter().zip(&names) {
        let body = described(body, name, gravity, friction);
        out.bodies.push(Entry { body, repeat: None, path: path.to_owned(), place });
    }
    out.ignore.extend(plan.ignored.iter().map(|(a, b)| (names[*a].clone(), names[*b].clone())));
    let joints: Vec<String> = plan.joints.iter().map(|j| format!("{name}/{}", j.name)).collect();
    for (joint, name) in plan.joints.iter().zip(&joints) {
        let JointPlan { bodies, builder, members, constant, .. } = joint;
        let ends = bodies.map(|b| b.map_or(JointEnd::World, |b| JointEnd::Body(names[b].clone())));
        let of = members.iter().map(|(k, c, factor)| (joints[*k].clone(), *c, *factor)).collect();
        let (builder, constant) = (builder.clone(), *constant);
        out.joints.push(Joint { name: name.clone(), ends, builder, of, constant, path: path.to_owned(), place });
    }
}

fn described(body: &BodyPlan, name: &str, gravity: DVec3, friction: Option<f64>) -> Body {
    let part = |s: &tumble_robot::ShapePlan| Part {
        shape: s.shape.clone(),
        place: s.pose,
        material: s.friction.or(friction).map(inline),
        traits: Traits { groups: Some(s.groups), ..Traits::default() },
        colour: s.colour,
        surfaces: Vec::new(),
    };
    let force = body.inertia.map_or(DVec3::ZERO, |m| gravity * (-m.mass * body.gravity_compensation));
    Body {
        name: name.to_owned(),
        kind: if body.fixed { BodyKind::Fixed } else { BodyKind::Dynamic },
        shapes: body.shapes.iter().map(part).collect(),
        solid: None,
        weight: None,
        inertia: None,
        given: body.inertia.map(Box::new),
        position: body.pose.position,
        orientation: body.pose.rotation.normalize(),
        velocity: DVec3::ZERO,
        spin: DVec3::ZERO,
        force,
        torque: DVec3::ZERO,
        linear_damping: 0.0,
        angular_damping: 0.0,
        traits: Traits::default(),
        material: MaterialChoice::Inline(Material::default()),
        motion: None,
        rotation: None,
        force_course: None,
        torque_course: None,
        colour: None,
        drawn: Vec::new(),
    }
}

/// The scene that a robot file alone makes: the robot, and a floor under one that may fall.
pub(crate) fn alone(robot: &Robot, file: &str) -> String {
    use std::fmt::Write as _;
    let start = robot.start(None, &[]).unwrap_or_else(|_| robot.reference());
    let (start, _) = robot.assembled(&start);
    let posture = robot.posture(&start);
    let mut lowest = f64::INFINITY;
    let mut floor = false;
    for (link, pose) in robot.links.iter().zip(&posture.links) {
        for shape in &link.shapes {
            if let tumble::Shape::HalfSpace(_) = shape.shape {
                floor = true;
            } else {
                lowest = tumble_math::order::min(lowest, shape.shape.aabb(&pose.then(&shape.pose)).min.z);
            }
        }
    }
    let free = !robot.fixed_base || robot.joints.iter().any(|j| j.motion == tumble_robot::Motion::Free);
    let mut text = format!("version = 1\nname = {}\n", quoted(&robot.name));
    if let Some(g) = robot.gravity {
        let _ = writeln!(text, "gravity = [{:?}, {:?}, {:?}]", g.x, g.y, g.z);
    }
    text.push_str("[time]\nduration = 10.0\n");
    if let Some(step) = robot.step {
        let _ = writeln!(text, "step = {step:?}");
    }
    if free && !floor && lowest.is_finite() {
        let _ = writeln!(
            text,
            "[[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nposition = [0.0, 0.0, {lowest:?}]\nfriction = 1.0\nshape = {{ kind = \"plane\", \
             normal = [0, 0, 1] }}"
        );
    }
    let _ = writeln!(text, "[[robots]]\nfile = {}", quoted(file));
    text
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    let safe: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("\"{}\"", safe.replace('\\', "\\\\").replace('"', "\\\""))
}
