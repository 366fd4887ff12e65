//! Tree → body: kind, weight, pose, motion, material, and its shapes together.

use crate::course::Course;
use crate::diagnostic::{Path, code};
use crate::format::{Body, MaterialChoice, NamedMaterial, Part, Traits, Weight};
use crate::keys::{
    DAMPING, DEGREES, DENSITY, FORCE, KINDS, MASS, MOMENT, NOT_DYNAMIC, NOT_FIXED, NOT_KINEMATIC, PART_KEYS, PLACE,
    Range, SPEED, SPIN, TORQUE,
};
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::{BodyKind, DQuat, DVec3, Pose};
use tumble_math::Inertia;

impl Reader<'_> {
    /// A body; `None` after an error without which there is no body.
    pub(crate) fn body(
        &mut self,
        node: &Node,
        path: &Path<'_>,
        keys: &[&str],
        unnamed: impl FnOnce() -> String,
        materials: &mut [NamedMaterial],
    ) -> Option<Body> {
        if !self.is_table(node, path) {
            return None;
        }
        self.known(node, path, keys);
        let name = match node.get("name") {
            Some(n) => self.name(n, &path.key("name")),
            None => Some(unnamed()),
        };
        let kind = match node.get("kind") {
            Some(n) => match self.word(n, &path.key("kind"), &KINDS) {
                Some("fixed") => Some(BodyKind::Fixed),
                Some("kinematic") => Some(BodyKind::Kinematic),
                Some(_) => Some(BodyKind::Dynamic),
                None => None,
            },
            None => Some(BodyKind::Dynamic),
        };
        let inertia = self.inertia(node, path);
        let weight = self.weight(node, path, kind);
        let position = self.vector_at(node, path, "position", PLACE);
        let orientation = self.orientation_at(node, path);
        let velocity = self.vector_at(node, path, "velocity", SPEED);
        let spin = self.vector_at(node, path, "spin", SPIN);
        let (force, force_course) = self.over_time(node, path, "force", FORCE);
        let (torque, torque_course) = self.over_time(node, path, "torque", TORQUE);
        let motion = self.motion(node, path, position.unwrap_or(DVec3::ZERO)).map(Box::new);
        let rotation = self.rotation(node, path).map(Box::new);
        let position = position.or_else(|| motion.as_ref().map(|m| m.at(0.0)));
        let linear_damping = self.number_at(node, path, "linear_damping", DAMPING);
        let angular_damping = self.number_at(node, path, "angular_damping", DAMPING);
        let traits = self.traits(node, path);
        let material = self.material_choice(node, path, materials);
        self.solid = None;
        let shapes = self.shapes(node, path, kind, materials);
        let colour = self.colour_at(node, path);
        let drawn = self.drawn(node, path);
        let solid = self.solid.take().map(Box::new);
        if let Some(kind) = kind {
            self.check_kind(node, path, kind);
            let without_inertia =
                kind == BodyKind::Dynamic && (inertia.is_none() || !matches!(weight, Some(Weight::Mass(_))));
            if node.get("shape").is_none()
                && node.get("shapes").is_none()
                && (without_inertia || kind != BodyKind::Dynamic)
            {
                let help = "give `shape = { kind = \"sphere\", radius = 0.5 }` or another shape";
                self.missing(node, path, "shape", help);
            }
        }
        Some(Body {
            name: name?,
            kind: kind?,
            shapes: shapes?,
            solid,
            weight,
            inertia,
            given: None,
            position: position.unwrap_or(DVec3::ZERO),
            orientation: orientation.unwrap_or(DQuat::IDENTITY),
            velocity: velocity.unwrap_or(DVec3::ZERO),
            spin: spin.unwrap_or(DVec3::ZERO),
            force: force.unwrap_or(DVec3::ZERO),
            torque: torque.unwrap_or(DVec3::ZERO),
            linear_damping: linear_damping.unwrap_or(0.0),
            angular_damping: angular_damping.unwrap_or(0.0),
            traits,
            motion,
            rotation,
            force_course: force_course.map(Box::new),
            torque_course: torque_course.map(Box::new),
            material: material.unwrap_or(MaterialChoice::Inline(tumble::Material::default())),
            colour,
            drawn,
        })
    }

    /// A vector that is constant, or a table that says how it changes: its value at the start, and the course.
    fn over_time(&mut self, node: &Node, path: &Path<'_>, key: &str, range: Range) -> (Option<DVec3>, Option<Course>) {
        match node.get(key) {
            Some(table) if matches!(table.value, Value::Table(_)) => {
                let course = self.course(table, &path.key(key), range, DVec3::ZERO);
                (course.as_ref().map(|c| c.at(0.0)), course)
            }
            _ => (self.vector_at(node, path, key, range), None),
        }
    }

    /// The motion of a kinematic body. Keys are places of its origin, a sine goes about its position.
    fn motion(&mut self, node: &Node, path: &Path<'_>, position: DVec3) -> Option<Course> {
        let table = node.get("motion")?;
        let at = path.key("motion");
        self.not_both(node, path, ("velocity", "motion"));
        let course = self.course(table, &at, PLACE, position)?;
        if let (Course::Keys { .. }, Some(place)) = (&course, node.get("position"))
            && (course.at(0.0) - position).length() > 1e-9
        {
            let start = course.at(0.0);
            let message = "the motion begins elsewhere".to_owned();
            let help =
                format!("keys are places: remove `position`, or begin at [{}, {}, {}]", start.x, start.y, start.z);
            self.complaints.add(code::EXCLUSIVE, &place.span, &path.key("position"), message, help);
            return None;
        }
        Some(course)
    }

    /// How a kinematic body is turned over time, beyond its orientation: rotation vectors, in degrees in the file.
    fn rotation(&mut self, node: &Node, path: &Path<'_>) -> Option<Course> {
        let table = node.get("rotation")?;
        self.not_both(node, path, ("spin", "rotation"));
        let course = self.course(table, &path.key("rotation"), DEGREES, DVec3::ZERO)?;
        Some(course.mapped(|v| DVec3::new(v.x.to_radians(), v.y.to_radians(), v.z.to_radians())))
    }

    /// Adds an error about the first of two keys that say the same.
    fn not_both(&mut self, node: &Node, path: &Path<'_>, (first, second): (&str, &str)) {
        if let Some(value) = node.get(first) {
            let message = format!("both `{first}` and `{second}`");
            self.exclusive(&value.span, &path.key(first), message);
        }
    }

    /// Adds errors for keys that this kind of body cannot have.
    fn check_kind(&mut self, node: &Node, path: &Path<'_>, kind: BodyKind) {
        let refused: &[&str] = match kind {
            BodyKind::Dynamic => &NOT_DYNAMIC,
            BodyKind::Kinematic => &NOT_KINEMATIC,
            BodyKind::Fixed => &NOT_FIXED,
        };
        for key in refused {
            let Some(value) = node.get(key) else { continue };
            // zeros are allowed: they change nothing
            let zero =
                |n: &Node| matches!(n.value, Value::Integer(0)) || matches!(n.value, Value::Float(x) if x == 0.0);
            if !matches!(*key, "mass" | "density" | "inertia" | "motion" | "rotation")
                && (zero(value) || matches!(&value.value, Value::List(l) if l.iter().all(zero)))
            {
                continue;
            }
            let message = format!("a {} body has no {key}", kind.name());
            let help = match *key {
                "velocity" | "spin" => "remove it, or make the body kinematic or dynamic",
                "motion" | "rotation" => "write kind = \"kinematic\", or remove it",
                _ => "remove it, or make the body dynamic",
            };
            self.complaints.add(code::NOT_FOR_KIND, &value.span, &path.key(key), message, help.to_owned());
        }
    }

    fn weight(&mut self, node: &Node, path: &Path<'_>, kind: Option<BodyKind>) -> Option<Weight> {
        let mass = self.number_at(node, path, "mass", MASS);
        let density = self.number_at(node, path, "density", DENSITY);
        if kind != Some(BodyKind::Dynamic) {
            return None;
        }
        match (node.get("mass"), node.get("density")) {
            (Some(_), Some(d)) => {
                let message = "both mass and density".to_owned();
                self.exclusive(&d.span, &path.key("density"), message);
                None
            }
            (None, None) => {
                self.missing(node, path, "mass", "a dynamic body needs `mass` in kg or `density` in kg/m³");
                None
            }
            _ => mass.map(Weight::Mass).or(density.map(Weight::Density)),
        }
    }

    fn inertia(&mut self, node: &Node, path: &Path<'_>) -> Option<DVec3> {
        let list = node.get("inertia")?;
        let at = path.key("inertia");
        let moments = self.vector(list, &at, MOMENT)?;
        let inertia = Inertia { moments, axes: DQuat::IDENTITY };
        if inertia.is_physical() {
            return Some(moments);
        }
        let message = "impossible moments of inertia: one exceeds the sum of the other two".to_owned();
        let help = "lower the largest moment, or remove `inertia` to use that of the shapes".to_owned();
        self.complaints.add(code::INERTIA, &list.span, &at, message, help);
        None
    }

    fn shapes(
        &mut self,
        node: &Node,
        path: &Path<'_>,
        kind: Option<BodyKind>,
        materials: &mut [NamedMaterial],
    ) -> Option<Vec<Part>> {
        match (node.get("shape"), node.get("shapes")) {
            (Some(one), Some(many)) => {
                self.shape(one, &path.key("shape"), kind, &[]);
                self.solid = None;
                let message = "both `shape` and `shapes`".to_owned();
                self.exclusive(&many.span, &path.key("shapes"), message);
                None
            }
            (Some(one), None) => {
                let shape = self.shape(one, &path.key("shape"), kind, &[])?;
                let surfaces = self.surface_materials(one, &path.key("shape"), materials)?;
                Some(vec![Part {
                    shape,
                    place: Pose::IDENTITY,
                    material: None,
                    traits: Traits::default(),
                    colour: None,
                    surfaces,
                }])
            }
            (None, Some(many)) => {
                let at = path.key("shapes");
                let Value::List(list) = &many.value else {
                    self.wrong_type(many, &at, "a list of shapes");
                    return None;
                };
                // above the limit, for which there is an error already
                if list.len() > limits::SHAPES {
                    return None;
                }
                if list.is_empty() {
                    let help = "add a shape, or remove the key".to_owned();
                    self.complaints.add(code::WRONG_LENGTH, &many.span, &at, "an empty list of shapes".into(), help);
                }
                // all parts are read, so that all errors are found
                let parts: Vec<Option<Part>> =
                    list.iter().enumerate().map(|(k, n)| self.part(n, &at.index(k), kind, materials)).collect();
                parts.into_iter().collect()
            }
            (None, None) => Some(Vec::new()),
        }
    }

    fn part(
        &mut self,
        node: &Node,
        path: &Path<'_>,
        kind: Option<BodyKind>,
        materials: &mut [NamedMaterial],
    ) -> Option<Part> {
        let shape = self.shape(node, path, kind, &PART_KEYS);
        let position = self.vector_at(node, path, "position", PLACE).unwrap_or(DVec3::ZERO);
        let rotation = self.orientation_at(node, path).unwrap_or(DQuat::IDENTITY);
        let material = self.material_choice(node, path, materials);
        let traits = self.traits(node, path);
        let colour = self.colour_at(node, path);
        let surfaces = self.surface_materials(node, path, materials);
        if self.solid.take().is_some() {
            let message = "`solid` is for a body of one shape".to_owned();
            let help = "write `shape = { kind = \"parts\", … }`, or give the body a mass and an inertia".to_owned();
            self.complaints.add(code::NOT_FOR_KIND, &node.span, &path.key("solid"), message, help);
        }
        Some(Part {
            shape: shape?,
            place: Pose::new(position, rotation),
            material,
            traits,
            colour,
            surfaces: surfaces?,
        })
    }
}
