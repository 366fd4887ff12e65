//! Tree → one shape: its kind, its numbers, its file.

use crate::diagnostic::{Path, code};
use crate::keys::{LENGTH, ONE_OF_TWO, OPTIONAL_SHAPE_KEYS, PLACE, SHAPES, SIDES};
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::{BodyKind, DVec3, Shape};

impl Reader<'_> {
    pub(crate) fn shape(
        &mut self,
        node: &Node,
        path: &Path<'_>,
        body: Option<BodyKind>,
        also: &[&str],
    ) -> Option<Shape> {
        if !matches!(node.value, Value::Table(_)) {
            self.not_a_table(node, path, "give { kind = \"sphere\", radius = 0.5 } or another shape");
            return None;
        }
        let Some(kind) = node.get("kind") else {
            self.missing(
                node,
                path,
                "kind",
                "give the kind of shape: sphere, box, capsule, cylinder, cone, hull, plane, mesh, heightfield or parts",
            );
            return None;
        };
        let (kind_at, kind_node) = (path.key("kind"), kind);
        let word = self.text(kind, &kind_at)?;
        let Some((kind, needed)) = SHAPES.iter().find(|(name, _)| *name == word) else {
            self.unknown_shape(kind_node, &kind_at);
            return None;
        };
        let mut keys = vec!["kind"];
        keys.extend_from_slice(needed);
        keys.extend_from_slice(also);
        self.known(node, path, &keys);
        self.surfaces.clear();
        if !ONE_OF_TWO.contains(kind) {
            let required: Vec<&str> = needed.iter().filter(|k| !OPTIONAL_SHAPE_KEYS.contains(k)).copied().collect();
            for key in &required {
                if node.get(key).is_none() {
                    self.missing(node, path, key, &format!("a {kind} needs {}", required.join(" and ")));
                }
            }
        }
        if matches!(*kind, "mesh" | "heightfield") && body == Some(BodyKind::Dynamic) {
            let message = format!("a {kind} cannot be pushed: it is for fixed and kinematic bodies");
            let help = "write kind = \"fixed\" for the body, or build it of hulls: kind = \"parts\"".to_owned();
            self.complaints.add(code::NOT_FOR_KIND, &kind_node.span, &kind_at, message, help);
        }
        if *kind == "plane" && body.is_some_and(|b| b != BodyKind::Fixed) {
            let message = "a plane is infinite and has no mass: it is for fixed bodies only".to_owned();
            let help = "write kind = \"fixed\" for the body, or use a large box".to_owned();
            self.complaints.add(code::NOT_FOR_KIND, &kind_node.span, &kind_at, message, help);
        }
        let made = match *kind {
            "sphere" => Shape::ball(self.number_at(node, path, "radius", LENGTH)?),
            "box" => Shape::cuboid_size(self.vector_at(node, path, "size", LENGTH)?),
            "plane" => Shape::half_space(self.direction(node.get("normal")?, &path.key("normal"))?),
            "hull" => return self.hull(node, path),
            "mesh" => return self.mesh(node, path),
            "heightfield" => return self.height_field(node, path),
            "parts" => return self.hulls(node, path),
            round => {
                let radius = self.number_at(node, path, "radius", LENGTH);
                let length = self.number_at(node, path, "length", LENGTH);
                match round {
                    "capsule" => Shape::capsule(radius?, length?),
                    "cylinder" => Shape::cylinder(radius?, length?),
                    _ => Shape::cone(radius?, length?),
                }
            }
        };
        match made {
            Ok(shape) => Some(shape),
            Err(e) => {
                let help = "change the numbers of this shape".to_owned();
                self.complaints.add(code::SHAPE, &node.span, path, e.to_string(), help);
                None
            }
        }
    }

    fn unknown_shape(&mut self, node: &Node, path: &Path<'_>) {
        self.word(node, path, &SHAPES.map(|(name, _)| name));
    }

    fn mesh(&mut self, node: &Node, path: &Path<'_>) -> Option<Shape> {
        let (scale, up) = self.scale_and_up(node, path);
        let sides = match node.get("sides") {
            Some(sides) => self.word(sides, &path.key("sides"), &SIDES),
            None => Some("auto"),
        };
        let file = node.get("file")?;
        let at = path.key("file");
        let name = self.text(file, &at)?;
        match self.files.mesh(name, scale?, up?, sides?) {
            Ok((shape, surfaces)) => {
                self.surfaces = surfaces;
                Some(shape)
            }
            Err((code, message, help)) => {
                self.complaints.add(code, &file.span, &at, message, help.to_owned());
                None
            }
        }
    }

    fn hull(&mut self, node: &Node, path: &Path<'_>) -> Option<Shape> {
        match (node.get("points"), node.get("file")) {
            (Some(_), Some(file)) => {
                let message = "both points and a file".to_owned();
                self.exclusive(&file.span, &path.key("file"), message);
                None
            }
            (None, None) => {
                self.missing(node, path, "points", "a hull needs `points = [[x, y, z], …]` or `file = \"….obj\"`");
                None
            }
            (Some(points), None) => self.hull_points(points, &path.key("points")),
            (None, Some(file)) => {
                let at = path.key("file");
                let name = self.text(file, &at)?;
                match self.files.hull(name) {
                    Ok(shape) => Some(shape),
                    Err((code, message, help)) => {
                        self.complaints.add(code, &file.span, &at, message, help.to_owned());
                        None
                    }
                }
            }
        }
    }

    fn hull_points(&mut self, node: &Node, path: &Path<'_>) -> Option<Shape> {
        let Value::List(list) = &node.value else {
            self.wrong_type(node, path, "a list of points [[x, y, z], …]");
            return None;
        };
        if list.len() > limits::HULL_POINTS {
            let message = format!("too many points: {}", list.len());
            let help = format!("give at most {}; points inside the hull can be removed", limits::HULL_POINTS);
            self.complaints.add(code::TOO_MANY, &node.span, path, message, help);
            for (k, p) in list.iter().enumerate() {
                self.vector(p, &path.index(k), PLACE);
            }
            return None;
        }
        let points: Vec<Option<DVec3>> =
            list.iter().enumerate().map(|(k, p)| self.vector(p, &path.index(k), PLACE)).collect();
        let points: Vec<DVec3> = points.into_iter().collect::<Option<_>>()?;
        match Shape::hull(&points) {
            Ok(shape) => Some(shape),
            Err(e) => {
                self.complaints.add(code::SHAPE, &node.span, path, e.to_string(), "move or add points".into());
                None
            }
        }
    }
}
