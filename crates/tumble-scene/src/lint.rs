//! What is allowed but seldom meant: overlap at the start, extreme mass ratios, speeds that outrun the step, materials
//! that nothing is made of, names that two bodies share.
//!
//! Every lint is about the scene before its first step. The search for neighbours is bounded; a scene too crowded to be
//! searched says so.

use crate::build::Built;
use crate::diagnostic::{Diagnostic, about, code, shown};
use crate::format::Scene;
use std::collections::BTreeMap;
use tumble::{BodyId, BodyKind, BodyRef, DVec3};
use tumble_geometry::{QueryWorkspace, closest_within};
use tumble_math::order::min;

/// Overlap that is worth a word [m]: less is rounding of the numbers in a file.
const OVERLAP: f64 = 1e-6;
/// Gap at which bodies count as touching, relative to the smaller of them [–].
const TOUCH: f64 = 2e-3;
/// Mass ratio of touching bodies that is worth a word [–].
const MASS_RATIO: f64 = 1e4;
/// Most pairs of shapes that are compared.
const MOST_PAIRS: usize = 1_000_000;
/// Most lints of one kind: the tenth says nothing that the first did not.
const MOST_OF_A_KIND: usize = 10;

impl Scene {
    /// What is allowed but seldom meant.
    #[must_use]
    pub fn lints(&self, built: &Built) -> Vec<Diagnostic> {
        let mut lints = Lints { scene: self, built, list: Vec::new() };
        lints.pairs();
        lints.speeds();
        lints.materials();
        lints.names();
        lints.list
    }
}

struct Lints<'s> {
    scene: &'s Scene,
    built: &'s Built,
    list: Vec<Diagnostic>,
}

impl Lints<'_> {
    fn add(&mut self, code: &'static str, body: usize, message: String, help: &str) {
        if self.list.iter().filter(|d| d.code == code).count() >= MOST_OF_A_KIND {
            return;
        }
        let entry = &self.scene.bodies[self.built.blocks[body]];
        let (line, column) = entry.place;
        let (file, path) = (self.scene.file.clone(), entry.path.clone());
        let value = shown(&self.built.names[body].1);
        self.list.push(Diagnostic { code, file, line, column, path, value, message, help: help.to_owned() });
    }

    /// Overlap and mass ratio of neighbours.
    fn pairs(&mut self) {
        let world = &self.built.world;
        let order: BTreeMap<BodyId, usize> = self.built.names.iter().enumerate().map(|(k, (id, _))| (*id, k)).collect();
        let mut ws = QueryWorkspace::new();
        let mut left = MOST_PAIRS;
        for (k, (id, name)) in self.built.names.iter().enumerate() {
            let Some(body) = world.body(*id).filter(|b| b.kind() != BodyKind::Fixed) else { continue };
            let size = smallest(&body);
            let mut near = Vec::new();
            for c in body.shapes() {
                let aabb = c.shape().aabb(&body.pose().then(c.place()));
                near.extend(world.in_aabb(&aabb.grown(TOUCH * size)));
            }
            near.sort_unstable();
            near.dedup();
            for other in near {
                let Some(&m) = order.get(&other) else { continue };
                let Some(b) = world.body(other) else { continue };
                // two moving bodies meet once, and a body never meets itself
                if m == k || (m < k && b.kind() != BodyKind::Fixed) {
                    continue;
                }
                let cost = body.shapes().count() * b.shapes().count();
                if cost > left {
                    let message = "too crowded to look for overlaps at the start".to_owned();
                    return self.add(code::LINT_OVERLAP, k, message, "spread the bodies out");
                }
                left -= cost;
                let touch = TOUCH * min(size, smallest(&b));
                let Some(gap) = gap(&body, &b, touch, &mut ws) else { continue };
                let (name, second) = (shown(name), shown(&self.built.names[m].1));
                if gap < -OVERLAP {
                    let message = format!("\"{name}\" and \"{second}\" overlap by {} m at the start", about(-gap));
                    let help = "move one of them, or accept that the overlap is removed gently";
                    self.add(code::LINT_OVERLAP, k, message, help);
                }
                let (light, heavy) =
                    if body.mass() < b.mass() { (body.mass(), b.mass()) } else { (b.mass(), body.mass()) };
                if b.kind() == BodyKind::Dynamic && body.kind() == BodyKind::Dynamic && heavy > MASS_RATIO * light {
                    let message =
                        format!("\"{name}\" and \"{second}\" touch with a mass ratio of {}", about(heavy / light));
                    let help = "expect more work per step; the answer stays exact";
                    self.add(code::LINT_MASS_RATIO, k, message, help);
                }
            }
        }
    }

    fn speeds(&mut self) {
        let step = self.scene.step;
        for (k, (id, name)) in self.built.names.iter().enumerate() {
            let Some(body) = self.built.world.body(*id).filter(|b| b.kind() != BodyKind::Fixed) else { continue };
            let (way, size) = (body.velocity().length() * step, smallest(&body));
            if way > size && size > 0.0 {
                let (name, way, size) = (shown(name), about(way), about(size));
                let message = format!("\"{name}\" moves {way} m in a step, more than its own size of {size} m");
                self.add(code::LINT_SPEED, k, message, "shorten the step; contacts are found on the way, but coarsely");
            }
        }
    }

    fn materials(&mut self) {
        for m in self.scene.materials.iter().filter(|m| !m.used).take(MOST_OF_A_KIND) {
            let (line, column) = m.place;
            self.list.push(Diagnostic {
                code: code::LINT_UNUSED,
                file: self.scene.file.clone(),
                line,
                column,
                path: format!("materials.{}", shown(&m.name)),
                value: String::new(),
                message: format!("nothing is made of \"{}\"", shown(&m.name)),
                help: "remove it, or name it in a body".to_owned(),
            });
        }
    }

    fn names(&mut self) {
        let mut first: BTreeMap<&str, usize> = BTreeMap::new();
        let mut twice = Vec::new();
        for (k, (_, name)) in self.built.names.iter().enumerate() {
            if first.insert(name, k).is_some() {
                twice.push((k, name.clone()));
            }
        }
        for (k, name) in twice.into_iter().take(MOST_OF_A_KIND) {
            let message = format!("another body is called \"{}\" too", shown(&name));
            self.add(code::LINT_NAME, k, message, "give each body its own name: reports are read by it");
        }
    }
}

/// Smallest edge of the boxes around a body's shapes, each in its own frame [m]; infinite without bounded shapes.
fn smallest(body: &BodyRef<'_>) -> f64 {
    let mut size = f64::INFINITY;
    for c in body.shapes() {
        let b = c.shape().aabb(&tumble::Pose::IDENTITY);
        let edges: DVec3 = b.max - b.min;
        for k in 0..3 {
            size = min(size, edges[k]);
        }
    }
    if size.is_finite() { size } else { f64::MAX }
}

/// Smallest gap between two bodies [m], if it is below `limit`.
fn gap(a: &BodyRef<'_>, b: &BodyRef<'_>, limit: f64, ws: &mut QueryWorkspace) -> Option<f64> {
    let mut best: Option<f64> = None;
    for x in a.shapes() {
        for y in b.shapes() {
            let (at, bt) = (a.pose().then(x.place()), b.pose().then(y.place()));
            if let Some(c) = closest_within(x.shape(), &at, y.shape(), &bt, limit, ws) {
                best = Some(best.map_or(c.distance, |d| min(d, c.distance)));
            }
        }
    }
    best
}
