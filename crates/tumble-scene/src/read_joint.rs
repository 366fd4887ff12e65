//! Tree → joints: kinds, ends, points, axes, and what acts along their coordinates.

use crate::diagnostic::{Path, code, did_you_mean, shown};
use crate::format::{Entry, Joint, JointEnd};
use crate::keys::{
    ALONG_KEYS, ANGLE, ARMATURE, AXES, BREAK_KEYS, BREAKING, COORDINATES, COUPLING_FACTOR, DIRECTION, JOINT_DAMPING,
    JOINT_FORCE, JOINT_FRICTION, JOINT_KEYS, JOINT_KINDS, LENGTH, MEMBER_KEYS, MOTOR_KEYS, PITCH, PLACE, RATE,
    RESTITUTION, SPRING_KEYS, STIFFNESS, TARGET,
};
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use std::ops::RangeInclusive;
use tumble::{JointBuilder, JointKind, Motor};

/// Number of coordinates that a coupling ties together: as many as the engine takes.
const MEMBERS: RangeInclusive<usize> = 2..=8;

/// Name of a joint, as it will be.
fn name_of(node: &Node, k: usize) -> String {
    match node.get("name").map(|n| &n.value) {
        Some(Value::Text(name)) => name.to_string(),
        _ => format!("joint {k}"),
    }
}

impl Reader<'_> {
    /// The joints of a scene, between the bodies that it has.
    pub(crate) fn joints(&mut self, nodes: &[Node], bodies: &[Entry]) -> Vec<Joint> {
        let path = Path::Root;
        let list = path.key("joints");
        if nodes.len() > limits::JOINTS {
            let message = format!("{} joints", nodes.len());
            let help = format!("keep to {}", limits::JOINTS);
            self.complaints.missing(code::TOO_MANY, &nodes[0].span, &list, message, help);
            return Vec::new();
        }
        let names: Vec<String> = nodes.iter().enumerate().map(|(k, n)| name_of(n, k)).collect();
        let mut out = Vec::with_capacity(nodes.len());
        for (k, node) in nodes.iter().enumerate() {
            let at = list.index(k);
            if self.is_table(node, &at) {
                self.known(node, &at, &JOINT_KEYS);
                out.extend(self.joint(node, &at, k, (bodies, &names)));
            }
        }
        out
    }

    fn joint(&mut self, node: &Node, at: &Path<'_>, k: usize, (bodies, names): (&[Entry], &[String])) -> Option<Joint> {
        let name = match node.get("name") {
            Some(n) => self.name(n, &at.key("name")),
            None => Some(format!("joint {k}")),
        };
        let kind = self.joint_kind(node, at);
        let place = self.complaints.place(node.span.start as usize);
        if kind == Some(JointKind::Coupling) {
            let of = self.coupling(node, at, names);
            let constant = self.number_at(node, at, "constant", TARGET).unwrap_or(0.0);
            let builder = JointBuilder::new(JointKind::Coupling, tumble::End::World, tumble::End::World);
            let ends = [JointEnd::World, JointEnd::World];
            return Some(Joint { name: name?, ends, builder, of: of?, constant, path: at.to_string(), place });
        }
        for key in ["of", "constant"] {
            if let (Some(n), Some(kind)) = (node.get(key), kind) {
                self.not_for(n, &at.key(key), kind, key);
            }
        }
        let ends = self.ends(node, at, bodies);
        let builder = kind.map(|kind| self.described(node, at, kind));
        let (of, constant) = (Vec::new(), 0.0);
        Some(Joint { name: name?, ends: ends?, builder: builder?, of, constant, path: at.to_string(), place })
    }

    /// The joint that a table describes, but for its ends.
    pub(crate) fn described(&mut self, node: &Node, at: &Path<'_>, kind: JointKind) -> JointBuilder {
        let b = JointBuilder::new(kind, tumble::End::World, tumble::End::World);
        let b = self.geometry(node, at, kind, b);
        self.acting(node, at, kind, b)
    }

    pub(crate) fn joint_kind(&mut self, node: &Node, at: &Path<'_>) -> Option<JointKind> {
        let Some(word) = node.get("kind") else {
            self.missing(node, at, "kind", &format!("give one of {}", JOINT_KINDS.join(", ")));
            return None;
        };
        let word = self.word(word, &at.key("kind"), &JOINT_KINDS)?;
        let pitch = self.number_at(node, at, "pitch", PITCH);
        if word == "screw" && node.get("pitch").is_none() {
            self.missing(node, at, "pitch", "a screw needs its way of a whole turn: pitch = 0.01, in m");
        }
        let mut kind = JointKind::of_name(word)?;
        match &mut kind {
            JointKind::Screw { pitch: way } => *way = pitch.unwrap_or(0.0),
            JointKind::Axes { locked } => *locked = self.locked(node, at),
            JointKind::Wheel { steered } => *steered = self.flag_at(node, at, "steered").unwrap_or(false),
            _ => {}
        }
        Some(kind)
    }

    /// The axes of a six-degree joint that are held.
    fn locked(&mut self, node: &Node, at: &Path<'_>) -> [bool; 6] {
        let mut locked = [false; 6];
        let Some(list) = node.get("locked") else { return locked };
        let at = at.key("locked");
        let Value::List(names) = &list.value else {
            self.wrong_type(list, &at, "a list of axes such as [\"x\", \"turn_z\"]");
            return locked;
        };
        for (k, name) in names.iter().enumerate() {
            let Some(word) = self.word(name, &at.index(k), &AXES) else { continue };
            let axis = AXES.iter().position(|a| *a == word).unwrap_or(0);
            if std::mem::replace(&mut locked[axis], true) {
                let message = format!("`{word}` is locked twice");
                self.complaints.add(code::EXCLUSIVE, &name.span, &at.index(k), message, "name it once".to_owned());
            }
        }
        locked
    }

    /// The coordinates that a coupling ties together.
    fn coupling(&mut self, node: &Node, at: &Path<'_>, names: &[String]) -> Option<Vec<(String, usize, f64)>> {
        for key in JOINT_KEYS.iter().filter(|k| !["name", "kind", "of", "constant"].contains(k)) {
            if let Some(n) = node.get(key) {
                self.not_for(n, &at.key(key), JointKind::Coupling, key);
            }
        }
        let Some(list) = node.get("of") else {
            self.missing(node, at, "of", "name coordinates: of = [{ joint = \"a\", factor = 1.0 }, …]");
            return None;
        };
        let at = at.key("of");
        let Value::List(tables) = &list.value else {
            self.wrong_type(list, &at, "a list of tables, one for each coordinate");
            return None;
        };
        if !MEMBERS.contains(&tables.len()) {
            let message = format!("a coupling of {}", tables.len());
            let help = "name two to eight coordinates".to_owned();
            self.complaints.add(code::JOINT_MEMBERS, &list.span, &at, message, help);
            return None;
        }
        let mut out = Vec::with_capacity(tables.len());
        for (k, table) in tables.iter().enumerate() {
            let at = at.index(k);
            if !self.is_table(table, &at) {
                continue;
            }
            self.known(table, &at, &MEMBER_KEYS);
            for key in ["joint", "factor"] {
                if table.get(key).is_none() {
                    self.missing(table, &at, key, "name a joint and its factor");
                }
            }
            let factor = self.number_at(table, &at, "factor", COUPLING_FACTOR);
            let coordinate = self.whole_at(table, &at, "coordinate", COORDINATES).unwrap_or(0);
            let Some(name) = table.get("joint") else { continue };
            let Some(word) = self.text(name, &at.key("joint")) else { continue };
            if !names.iter().any(|n| n == word) {
                let help = match did_you_mean(word, names.iter().map(String::as_str)) {
                    Some(near) => format!("did you mean \"{near}\"?"),
                    None => "name a joint of this scene".to_owned(),
                };
                let message = format!("no joint \"{}\" in this scene", shown(word));
                self.complaints.add(code::JOINT_COUPLED, &name.span, &at.key("joint"), message, help);
                continue;
            }
            out.push((word.to_owned(), coordinate as usize, factor?));
        }
        (out.len() == tables.len()).then_some(out)
    }

    /// The two ends: names of bodies, or the world.
    fn ends(&mut self, node: &Node, at: &Path<'_>, bodies: &[Entry]) -> Option<[JointEnd; 2]> {
        let Some(list) = node.get("bodies") else {
            self.missing(node, at, "bodies", "name two bodies, or a body and the world: bodies = [\"world\", \"arm\"]");
            return None;
        };
        let at = at.key("bodies");
        let names = self.list(list, &at, 2, "the names of two bodies")?;
        let a = self.end(&names[0], &at.index(0), bodies);
        let b = self.end(&names[1], &at.index(1), bodies);
        let (a, b) = (a?, b?);
        if a == b {
            let message = "a body is joined to itself".to_owned();
            let help = "name two bodies, or a body and \"world\"".to_owned();
            self.complaints.add(code::JOINT_SAME, &list.span, &at, message, help);
            return None;
        }
        Some([a, b])
    }

    fn end(&mut self, node: &Node, at: &Path<'_>, bodies: &[Entry]) -> Option<JointEnd> {
        let name = self.text(node, at)?;
        if name == "world" {
            return Some(JointEnd::World);
        }
        if bodies.iter().any(|e| !e.is_spawned() && e.has(name)) {
            return Some(JointEnd::Body(name.to_owned()));
        }
        if bodies.iter().any(|e| e.has(name)) {
            self.comes_later(node, at, name, "name a body that is there at the start");
            return None;
        }
        let help = match did_you_mean(name, bodies.iter().map(|e| e.body.name.as_str())) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => "name a body of this scene, a copy such as \"link[3]\", or \"world\"".to_owned(),
        };
        let message = format!("no body \"{}\" in this scene", shown(name));
        self.complaints.add(code::JOINT_BODY, &node.span, at, message, help);
        None
    }

    /// Points, axes and lengths.
    fn geometry(&mut self, node: &Node, at: &Path<'_>, kind: JointKind, mut b: JointBuilder) -> JointBuilder {
        let two = kind.has_two_points();
        let has_axis = !two && kind != JointKind::Fixed;
        let screw = matches!(kind, JointKind::Screw { .. });
        let fits = |key: &str| match key {
            "at" => !two,
            "at_a" | "at_b" => two,
            "axis" => has_axis,
            "axis_b" => kind.has_second_axis(),
            "locked" => matches!(kind, JointKind::Axes { .. }),
            "steered" => matches!(kind, JointKind::Wheel { .. }),
            "length" => matches!(kind, JointKind::Rod { .. } | JointKind::Rope),
            "pitch" => screw,
            _ => true,
        };
        for key in ["at", "at_a", "at_b", "axis", "axis_b", "locked", "steered", "length", "pitch"] {
            if let Some(n) = node.get(key).filter(|_| !fits(key)) {
                self.not_for(n, &at.key(key), kind, key);
            }
        }
        for key in if two { &["at_a", "at_b"][..] } else { &["at"][..] } {
            if node.get(key).is_none() {
                self.missing(node, at, key, "give the point in world axes, where the bodies start: [x, y, z], in m");
            }
        }
        let six = matches!(kind, JointKind::Axes { .. });
        let needs_axis = has_axis && kind != JointKind::Ball && !six;
        if needs_axis && node.get("axis").is_none() {
            self.missing(node, at, "axis", "give the axis in world axes, of any length: [x, y, z]");
        }
        if kind.has_second_axis() && !six && node.get("axis_b").is_none() {
            self.missing(node, at, "axis_b", "give the axis of the second body, square to `axis`: [x, y, z]");
        }
        if let Some(p) = self.vector_at(node, at, "at", PLACE).filter(|_| fits("at")) {
            b = b.at(p);
        }
        if let Some(p) = self.vector_at(node, at, "at_a", PLACE).filter(|_| fits("at_a")) {
            b = b.at_a(p);
        }
        if let Some(p) = self.vector_at(node, at, "at_b", PLACE).filter(|_| fits("at_b")) {
            b = b.at_b(p);
        }
        for (key, second) in [("axis", false), ("axis_b", true)] {
            let Some(axis) = self.vector_at(node, at, key, DIRECTION).filter(|_| fits(key)) else { continue };
            if axis.length() < 1e-9 {
                if let Some(n) = node.get(key) {
                    let help = "give a direction: [x, y, z], not all zero".to_owned();
                    self.complaints.add(code::NO_DIRECTION, &n.span, &at.key(key), "the axis is zero".to_owned(), help);
                }
                continue;
            }
            b = if second { b.axis_b(axis) } else { b.axis(axis) };
        }
        if let Some(length) = self.number_at(node, at, "length", LENGTH).filter(|_| fits("length")) {
            b = b.length(length);
        }
        b
    }

    /// Limits, springs and motors of the coordinates, loads that break the joint, and whether its bodies touch.
    fn acting(&mut self, node: &Node, at: &Path<'_>, kind: JointKind, mut b: JointBuilder) -> JointBuilder {
        let count = kind.coordinates().len();
        if count == 0 {
            for key in ALONG_KEYS.iter().chain(&["coordinates"]) {
                if let Some(n) = node.get(key) {
                    self.not_for(n, &at.key(key), kind, key);
                }
            }
        } else {
            b = self.along(node, at, b);
        }
        if let Some(list) = node.get("coordinates").filter(|_| count > 0) {
            let at = at.key("coordinates");
            let Value::List(tables) = &list.value else {
                self.wrong_type(list, &at, "a list of tables, one for each coordinate");
                return b;
            };
            if tables.len() > count {
                let message = format!("a {} joint has {count} free coordinates, found {}", kind.name(), tables.len());
                self.complaints.add(code::WRONG_LENGTH, &list.span, &at, message, "leave out the others".to_owned());
                return b;
            }
            for (k, table) in tables.iter().enumerate() {
                let at = at.index(k);
                if self.is_table(table, &at) {
                    self.known(table, &at, &ALONG_KEYS);
                    b = self.along(table, &at, b.of(k));
                }
            }
        }
        if let Some(table) = node.get("breaks").filter(|t| self.is_table(t, &at.key("breaks"))) {
            let at = at.key("breaks");
            self.known(table, &at, &BREAK_KEYS);
            let force = self.number_at(table, &at, "force", BREAKING).unwrap_or(tumble::error::MAX_FORCE);
            let torque = self.number_at(table, &at, "torque", BREAKING).unwrap_or(tumble::error::MAX_FORCE);
            b = b.breaks_at(force, torque);
        }
        if let Some(collide) = self.flag_at(node, at, "collide") {
            b = b.collide(collide);
        }
        b
    }

    /// Limits, spring, damping, friction and motor of one coordinate.
    fn along(&mut self, node: &Node, at: &Path<'_>, mut b: JointBuilder) -> JointBuilder {
        for (key, degrees) in [("range", false), ("range_degrees", true)] {
            let Some(list) = node.get(key) else { continue };
            let here = at.key(key);
            let Some(pair) = self.list(list, &here, 2, "two numbers [least, most]") else { continue };
            let (least, most) =
                (self.number(&pair[0], &here.index(0), ANGLE), self.number(&pair[1], &here.index(1), ANGLE));
            let (Some(least), Some(most)) = (least, most) else { continue };
            if least > most {
                let message = "the range is empty: its first number is above its second".to_owned();
                self.complaints.add(code::JOINT_RANGE, &list.span, &here, message, "exchange them".to_owned());
                continue;
            }
            let unit = if degrees { std::f64::consts::PI / 180.0 } else { 1.0 };
            b = b.range(least * unit, most * unit);
        }
        if node.get("range").is_some()
            && let Some(n) = node.get("range_degrees")
        {
            let message = "`range` and `range_degrees` exclude each other".to_owned();
            self.complaints.add(code::EXCLUSIVE, &n.span, &at.key("range_degrees"), message, "keep one".to_owned());
        }
        if let Some(x) = self.number_at(node, at, "restitution", RESTITUTION) {
            b = b.restitution(x);
        }
        if let Some(x) = self.number_at(node, at, "friction", JOINT_FRICTION) {
            b = b.friction(x);
        }
        if let Some(x) = self.number_at(node, at, "damping", JOINT_DAMPING) {
            b = b.damping(x);
        }
        if let Some(x) = self.number_at(node, at, "armature", ARMATURE) {
            b = b.armature(x);
        }
        if let Some(table) = node.get("spring").filter(|t| self.is_table(t, &at.key("spring"))) {
            let at = at.key("spring");
            self.known(table, &at, &SPRING_KEYS);
            if table.get("stiffness").is_none() {
                self.missing(table, &at, "stiffness", "give it in N/m, or N·m/rad of an angle");
            }
            let stiffness = self.number_at(table, &at, "stiffness", STIFFNESS).unwrap_or(0.0);
            let rest = self.number_at(table, &at, "rest", TARGET).unwrap_or(0.0);
            b = b.spring(stiffness, rest);
        }
        if let Some(table) = node.get("motor").filter(|t| self.is_table(t, &at.key("motor"))) {
            b = self.motor(table, &at.key("motor"), b);
        }
        b
    }

    fn motor(&mut self, table: &Node, at: &Path<'_>, b: JointBuilder) -> JointBuilder {
        self.known(table, at, &MOTOR_KEYS);
        let drives: Vec<&str> =
            ["velocity", "position", "force"].into_iter().filter(|k| table.get(k).is_some()).collect();
        if drives.len() > 1 {
            let message = format!("`{}` exclude each other", drives.join("` and `"));
            self.complaints.add(code::EXCLUSIVE, &table.span, at, message, "a motor does one of them".to_owned());
            return b;
        }
        let mut motor = match drives.first() {
            Some(&"velocity") => Motor::velocity(self.number_at(table, at, "velocity", RATE).unwrap_or(0.0)),
            Some(&"position") => {
                let (k, c) = (
                    self.number_at(table, at, "stiffness", STIFFNESS).unwrap_or(0.0),
                    self.number_at(table, at, "damping", JOINT_DAMPING).unwrap_or(0.0),
                );
                Motor::position(self.number_at(table, at, "position", TARGET).unwrap_or(0.0)).gains(k, c)
            }
            Some(_) => Motor::force(self.number_at(table, at, "force", JOINT_FORCE).unwrap_or(0.0)),
            None => {
                self.missing(table, at, "velocity", "give `velocity`, `position` or `force`");
                return b;
            }
        };
        if let Some(max) = self.number_at(table, at, "max", JOINT_FRICTION) {
            motor = motor.max(max);
        }
        b.motor(motor)
    }

    /// Adds an error about a key that a kind of joint cannot have.
    fn not_for(&mut self, node: &Node, at: &Path<'_>, kind: JointKind, key: &str) {
        let message = format!("a {} joint has no `{key}`", kind.name());
        self.complaints.add(code::JOINT_KEY, &node.span, at, message, "remove it, or choose another kind".to_owned());
    }
}
