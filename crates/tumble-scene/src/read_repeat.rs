//! Tree → copies of a body: how many, where, and how large.

use crate::diagnostic::{Path, code};
use crate::format::{Body, Circle, NamedMaterial, Repeat, Sizes};
use crate::keys::{BODY_KEYS, CIRCLE_KEYS, DEGREES, DEVIATION, FACTOR, JITTER, LENGTH, SEED, SIZES_KEYS, SPACING};
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::DVec3;

impl Reader<'_> {
    pub(crate) fn repeat(&mut self, node: &Node, path: &Path<'_>, copies: (i64, i64)) -> Option<Repeat> {
        let circle = match node.get("circle") {
            Some(table) => Some(self.circle(table, &path.key("circle"), copies)?),
            None => None,
        };
        let sizes = match node.get("sizes") {
            Some(table) => Some(self.sizes(table, &path.key("sizes"))?),
            None => None,
        };
        let count = match node.get("count") {
            None if circle.is_some() => Some([Some(1); 3]),
            None => {
                self.missing(node, path, "count", "give the number of copies along each axis: count = [nx, ny, nz]");
                None
            }
            Some(list) => {
                let at = path.key("count");
                self.list(list, &at, 3, "three whole numbers [nx, ny, nz]").map(|list| {
                    let mut n = [None; 3];
                    for k in 0..3 {
                        n[k] = self.whole(&list[k], &at.index(k), copies);
                    }
                    n
                })
            }
        };
        let alone = circle.is_some() && node.get("count").is_none();
        let spacing = self.vector_at(node, path, "spacing", SPACING).or(alone.then_some(DVec3::ZERO));
        if node.get("spacing").is_none() && !alone {
            self.missing(
                node,
                path,
                "spacing",
                "give the distance of copies along each axis: spacing = [x, y, z], in m",
            );
        }
        let (jitter, seed) = self.chance(node, path);
        let [x, y, z] = count?;
        let count = [x? as u32, y? as u32, z? as u32];
        Some(Repeat { count, spacing: spacing?, jitter: jitter?, seed: seed?, circle, sizes, spawn: None })
    }

    fn circle(&mut self, node: &Node, path: &Path<'_>, copies: (i64, i64)) -> Option<Circle> {
        if !matches!(node.value, Value::Table(_)) {
            self.not_a_table(node, path, "give { count = 12, radius = 1.0 }");
            return None;
        }
        self.known(node, path, &CIRCLE_KEYS);
        for key in ["count", "radius"] {
            if node.get(key).is_none() {
                self.missing(node, path, key, "a circle needs a count and a radius in m");
            }
        }
        let count = self.whole_at(node, path, "count", copies);
        let radius = self.number_at(node, path, "radius", LENGTH);
        let axis = match node.get("axis") {
            Some(n) => self.direction(n, &path.key("axis")),
            None => Some(DVec3::Z),
        };
        let degrees = match node.get("degrees") {
            Some(n) => self.number(n, &path.key("degrees"), DEGREES),
            None => Some(360.0),
        };
        let turn = self.flag_at(node, path, "turn").unwrap_or(true);
        Some(Circle { count: count? as u32, radius: radius?, axis: axis?, degrees: degrees?, turn })
    }

    /// The body of a block of copies and its path: it has its own table, or its keys stand beside the count.
    pub(crate) fn copied(
        &mut self,
        node: &Node,
        at: &Path<'_>,
        (kind, k): (&str, usize),
        keys: &[&'static str],
        materials: &mut [NamedMaterial],
    ) -> (String, Option<Body>) {
        let name = || format!("{kind} {k}");
        let (inner, body) = if let Some(inner) = node.get("body") {
            self.known(node, at, keys);
            let at = at.key("body");
            (at.to_string(), self.body(inner, &at, &BODY_KEYS, name, materials))
        } else {
            let all: Vec<&str> = keys.iter().chain(&BODY_KEYS).copied().collect();
            (at.to_string(), self.body(node, at, &all, name, materials))
        };
        if let (Some(table), Some(body)) = (node.get("sizes"), &body)
            && body.shapes.iter().any(|p| matches!(p.shape, tumble::Shape::HalfSpace(_) | tumble::Shape::Mesh(_)))
        {
            let message = "planes and meshes have no sizes".to_owned();
            self.complaints.add(code::NOT_FOR_KIND, &table.span, &at.key("sizes"), message, "remove `sizes`".into());
        }
        (inner, body)
    }

    /// Largest displacement of copies [m], and the seed of what is drawn for them.
    pub(crate) fn chance(&mut self, node: &Node, path: &Path<'_>) -> (Option<DVec3>, Option<u64>) {
        let jitter = match node.get("jitter") {
            Some(list) if matches!(list.value, Value::List(_)) => self.vector(list, &path.key("jitter"), JITTER),
            Some(n) => self.number(n, &path.key("jitter"), JITTER).map(DVec3::splat),
            None => Some(DVec3::ZERO),
        };
        let seed = match node.get("seed") {
            Some(n) => self.whole(n, &path.key("seed"), SEED).map(|n| n as u64),
            None => Some(0),
        };
        (jitter, seed)
    }

    /// The distribution of sizes: one key with two numbers.
    pub(crate) fn sizes(&mut self, node: &Node, path: &Path<'_>) -> Option<Sizes> {
        const GIVE: &str = "give { uniform = [0.8, 1.2] }, { normal = [1.0, 0.1] } or { lognormal = [1.0, 0.2] }";
        if !matches!(node.value, Value::Table(_)) {
            self.not_a_table(node, path, GIVE);
            return None;
        }
        self.known(node, path, &SIZES_KEYS);
        let given: Vec<&str> = SIZES_KEYS.into_iter().filter(|k| node.get(k).is_some()).collect();
        let [kind] = given[..] else {
            if given.is_empty() {
                self.missing(node, path, "uniform", GIVE);
            } else {
                let message = "more than one distribution".to_owned();
                self.exclusive(&node.span, path, message);
            }
            return None;
        };
        let (list, at) = (node.get(kind)?, path.key(kind));
        let numbers = self.list(list, &at, 2, "two numbers")?;
        let first = self.number(&numbers[0], &at.index(0), FACTOR);
        let second = self.number(&numbers[1], &at.index(1), if kind == "uniform" { FACTOR } else { DEVIATION });
        let (first, second) = (first?, second?);
        let sizes = match kind {
            "uniform" => Sizes::Uniform(first, second),
            "normal" => Sizes::Normal(first, second),
            _ => Sizes::LogNormal(first, second),
        };
        let (least, most) = sizes.range();
        if least > most || !FACTOR.holds(least) || !FACTOR.holds(most) {
            let message = format!("sizes from {} to {}", tumble::error::short(least), tumble::error::short(most));
            let help =
                "give factors from 0.001 to 1000, the least first; a normal distribution reaches three deviations";
            self.complaints.add(code::OUT_OF_RANGE, &list.span, &at, message, help.to_owned());
            return None;
        }
        Some(sizes)
    }
}
