//! Lints: valid scenes that are probably mistakes. Overlap at the start, large mass ratios, tunnelling risk, unused
//! materials, equal names, no bodies, no duration.
//!
//! Every lint is about the scene before its first step, or a body where it is spawned. The number of pairs that are compared is limited; a scene with more
//! gets a lint that says so.

use crate::arrival::{Clash, Foreseen, OVERLAP, gap};
use crate::build::Built;
use crate::diagnostic::{Diagnostic, about, code, did_you_mean, excerpt, harmless, shown};
use crate::format::Scene;
use std::collections::{BTreeMap, BTreeSet};
use tumble::{BodyId, BodyKind, BodyRef, DVec3, End, Pose};
use tumble_geometry::QueryWorkspace;
use tumble_math::order::min;

/// Gap at which bodies count as touching, relative to the smaller of them [–].
const TOUCH: f64 = 2e-3;
/// Smallest mass ratio of touching bodies that is reported [–].
const MASS_RATIO: f64 = 1e4;
/// Most pairs of shapes that are compared.
const MOST_PAIRS: usize = 1_000_000;
/// Last column of a place that gets an excerpt.
const MOST_COLUMNS: usize = 1000;
/// Most lints with the same code that are listed; of the others there is a count.
const MOST_OF_A_KIND: usize = 10;

impl Scene {
    /// Lints: probable mistakes in a valid scene.
    #[must_use]
    pub fn lints(&self, built: &Built) -> Vec<Diagnostic> {
        let mut lints = Lints { scene: self, built, list: Vec::new(), unlisted: BTreeMap::new() };
        lints.pairs();
        lints.speeds();
        lints.materials();
        lints.groups();
        lints.solids();
        lints.names();
        lints.robots();
        lints.spawners();
        lints.arrivals();
        lints.whole();
        lints.counts();
        lints.list
    }

    /// The line of the file at a place, with a caret.
    pub(crate) fn excerpt(&self, (line, column): (usize, usize)) -> String {
        // a scene on one line is not worth the search
        if line == 0 || column > MOST_COLUMNS {
            return String::new();
        }
        let text = self.source.text.trim_start_matches('\u{feff}');
        let start = std::iter::once(0).chain(text.match_indices('\n').map(|(k, _)| k + 1)).nth(line - 1);
        let Some(start) = start else { return String::new() };
        let at = text[start..].char_indices().nth(column - 1).map_or(start, |(k, _)| start + k);
        excerpt(text, line, start, &(at..at + 1))
    }
}

/// Findings of robots that a scene is told of, by code: those that change a motion.
fn told(f: &tumble_robot::Finding) -> bool {
    f.severity == tumble_robot::Severity::Approximated
}

struct Lints<'s> {
    scene: &'s Scene,
    built: &'s Built,
    list: Vec<Diagnostic>,
    /// Number of lints beyond those listed, by code.
    unlisted: BTreeMap<&'static str, usize>,
}

impl Lints<'_> {
    /// Whether as many lints with this code are listed as may be: another one is counted.
    fn is_full(&mut self, code: &'static str) -> bool {
        let full = self.list.iter().filter(|d| d.code == code).count() >= MOST_OF_A_KIND;
        if full {
            *self.unlisted.entry(code).or_default() += 1;
        }
        full
    }

    /// The numbers of lints that are not listed.
    fn counts(&mut self) {
        for (code, count) in std::mem::take(&mut self.unlisted) {
            self.list.push(Diagnostic {
                code,
                file: self.scene.file.clone(),
                line: 0,
                column: 0,
                path: String::new(),
                value: String::new(),
                message: format!("{count} more like those above {} not listed", if count == 1 { "is" } else { "are" }),
                help: "mend those above, and validate again".to_owned(),
                excerpt: String::new(),
            });
        }
    }

    fn add(&mut self, code: &'static str, body: usize, message: String, help: &str) {
        if !self.is_full(code) {
            let lint = self.about_body(code, body, message, help);
            self.list.push(lint);
        }
    }

    fn about_body(&self, code: &'static str, body: usize, message: String, help: &str) -> Diagnostic {
        let entry = &self.scene.bodies[self.built.blocks[body]];
        let (line, column) = entry.place;
        let (file, path) = (self.scene.file.clone(), entry.path.clone());
        let value = shown(&self.built.names[body].1);
        let (help, excerpt) = (help.to_owned(), self.scene.excerpt(entry.place));
        Diagnostic { code, file, line, column, path, value, message, help, excerpt }
    }

    /// Parts of robot files that are approximated.
    fn robots(&mut self) {
        for robot in &self.scene.robots {
            for f in robot.findings.iter().filter(|f| told(f)) {
                if self.is_full(f.code) {
                    continue;
                }
                let at = &f.place;
                let message = format!("{}:{}:{}: {}", at.file, at.line, at.column, f.message);
                let (line, column) = robot.place;
                let (file, path) = (self.scene.file.clone(), robot.path.clone());
                let value = shown(&format!("{} {}", f.path, f.value));
                let (message, help) = (harmless(&message), harmless(&f.help));
                self.list.push(Diagnostic {
                    code: f.code,
                    file,
                    line,
                    column,
                    path,
                    value,
                    message,
                    help,
                    excerpt: String::new(),
                });
            }
        }
    }

    /// Bodies that the run is over for before they come.
    fn spawners(&mut self) {
        let Some(duration) = self.scene.duration else { return };
        for k in 0..self.built.names.len() {
            let block = self.built.blocks[k];
            if k > 0 && self.built.blocks[k - 1] == block {
                continue;
            }
            let repeat = self.scene.bodies[block].repeat.as_deref();
            let Some((spawn, count)) = repeat.and_then(|r| Some((r.spawn?, r.copies()?))) else { continue };
            let late = (0..count).filter(|k| spawn.time(*k) >= duration).count();
            if late > 0 {
                let message = format!(
                    "{late} of {count} bodies come at {} s or later, after the end of the run",
                    about(duration)
                );
                self.add(code::LINT_NEVER, k, message, "lengthen the duration, or shorten `from` and `every`");
            }
        }
    }

    /// Bodies that come into moving ones whose place is known: kinematic ones, and the copy before them on its free flight.
    fn arrivals(&mut self) {
        let (built, mut left) = (self.built, MOST_PAIRS);
        let order: BTreeMap<BodyId, usize> = built.names.iter().enumerate().map(|(k, (id, _))| (*id, k)).collect();
        let foreseen = Foreseen::new(built);
        for a in built.script.arrivals() {
            let Some(&k) = order.get(&a.body) else { continue };
            let before = k.checked_sub(1).filter(|j| built.blocks[*j] == built.blocks[k]).map(|j| built.names[j].0);
            for Clash { other, depth, .. } in foreseen.clashes(a, before, &mut left) {
                let (name, second) = (shown(&built.names[k].1), shown(built.name(other).unwrap_or_default()));
                let (depth, time) = (about(depth), about(a.time));
                let message = format!("\"{name}\" and \"{second}\" overlap by {depth} m where it comes, at {time} s");
                let help = "let it come elsewhere or later: bodies come at their time, whatever is there";
                self.add(code::LINT_OVERLAP, k, message, help);
            }
            if left == 0 {
                let message = "too many bodies come to check all of them for overlap where they come".to_owned();
                let help = "look at `arrivals` in the report of a run";
                // listed however many others are
                let lint = self.about_body(code::LINT_OVERLAP, k, message, help);
                self.list.push(lint);
                return;
            }
        }
    }

    /// Lints of the scene as a whole.
    fn whole(&mut self) {
        let mut add = |code: &'static str, path: &str, message: &str, help: &str| {
            let (file, value, excerpt) = (self.scene.file.clone(), String::new(), String::new());
            let (path, message, help) = (path.to_owned(), message.to_owned(), help.to_owned());
            self.list.push(Diagnostic { code, file, line: 0, column: 0, path, value, message, help, excerpt });
        };
        if self.built.names.is_empty() {
            add(code::LINT_NO_BODIES, "", "the scene has no bodies", "add a [[bodies]] or [[repeat]] block");
        }
        if self.scene.duration.is_none() {
            let help = "write `duration = 2.0` under [time], or give --duration to `tumble run`";
            add(code::LINT_NO_DURATION, "time.duration", "the scene has no duration, which `tumble run` needs", help);
        }
    }

    /// Whether a body comes while the scene runs.
    fn later(&self, body: BodyId) -> bool {
        self.built.world.is_reserved(body)
    }

    /// Overlap and mass ratio of neighbours.
    fn pairs(&mut self) {
        let (world, start) = (self.built.whole(), &self.built.world);
        let order: BTreeMap<BodyId, usize> = self.built.names.iter().enumerate().map(|(k, (id, _))| (*id, k)).collect();
        let mut ws = QueryWorkspace::new();
        let mut left = MOST_PAIRS;
        // what a joint holds together passes through each other
        let passing: BTreeSet<(BodyId, BodyId)> = (start.joints().filter(|j| !j.collides()))
            .filter_map(|j| match j.ends() {
                [End::Body(a), End::Body(b)] => Some(if a < b { (a, b) } else { (b, a) }),
                _ => None,
            })
            .collect();
        for (k, (id, name)) in self.built.names.iter().enumerate() {
            let Some(body) = world.body(*id).filter(|b| b.kind() != BodyKind::Fixed) else { continue };
            let size = smallest(&body);
            let later = self.later(*id);
            let mut near = Vec::new();
            for c in body.shapes() {
                let aabb = c.shape().aabb(&body.pose().then(c.place()));
                near.extend(start.in_aabb(&aabb.grown(TOUCH * size)));
            }
            near.sort_unstable();
            near.dedup();
            for other in near {
                let Some(&m) = order.get(&other) else { continue };
                let Some(b) = world.body(other) else { continue };
                // where the others will be when one comes is known of fixed bodies only
                if later && b.kind() != BodyKind::Fixed {
                    continue;
                }
                // each pair of moving bodies once, and no body with itself
                let pair = if *id < other { (*id, other) } else { (other, *id) };
                if world.ignores(*id, other)
                    || passing.contains(&pair)
                    || m == k
                    || (m < k && b.kind() != BodyKind::Fixed)
                {
                    continue;
                }
                let cost = body.shapes().count() * b.shapes().count();
                if cost > left {
                    let message = "too many neighbours to check for overlap at the start".to_owned();
                    return self.add(code::LINT_OVERLAP, k, message, "increase the distances between the bodies");
                }
                left -= cost;
                let touch = TOUCH * min(size, smallest(&b));
                let Some(gap) = gap((&body, body.pose()), (&b, b.pose()), touch, &mut ws) else { continue };
                let (name, second) = (shown(name), shown(&self.built.names[m].1));
                if gap < -OVERLAP {
                    let when = if later { "where it comes" } else { "at the start" };
                    let message = format!("\"{name}\" and \"{second}\" overlap by {} m {when}", about(-gap));
                    let help = "move one of them, or rely on the position correction, which removes the overlap over several steps";
                    self.add(code::LINT_OVERLAP, k, message, help);
                }
                let (light, heavy) =
                    if body.mass() < b.mass() { (body.mass(), b.mass()) } else { (b.mass(), body.mass()) };
                if b.kind() == BodyKind::Dynamic && body.kind() == BodyKind::Dynamic && heavy > MASS_RATIO * light {
                    let message =
                        format!("\"{name}\" and \"{second}\" touch with a mass ratio of {}", about(heavy / light));
                    let help = "expect more work per step; the accuracy is the same";
                    self.add(code::LINT_MASS_RATIO, k, message, help);
                }
            }
        }
    }

    fn speeds(&mut self) {
        let step = self.scene.step;
        for (k, (id, name)) in self.built.names.iter().enumerate() {
            let Some(body) = self.built.whole().body(*id).filter(|b| b.kind() != BodyKind::Fixed) else { continue };
            let (path, size) = (body.velocity().length() * step, smallest(&body));
            if path > size && size > 0.0 {
                let (name, path, size) = (shown(name), about(path), about(size));
                let message = format!("\"{name}\" moves {path} m in a step, more than its own size of {size} m");
                let help = "shorten the step: impacts within a step are detected, but resolved only to the step";
                self.add(code::LINT_SPEED, k, message, help);
            }
        }
    }

    fn materials(&mut self) {
        for m in self.scene.materials.iter().filter(|m| !m.used) {
            if self.is_full(code::LINT_UNUSED) {
                continue;
            }
            let ((line, column), excerpt) = (m.place, self.scene.excerpt(m.place));
            self.list.push(Diagnostic {
                code: code::LINT_UNUSED,
                file: self.scene.file.clone(),
                line,
                column,
                path: format!("materials.{}", shown(&m.name)),
                value: String::new(),
                message: format!("the material \"{}\" is not used", shown(&m.name)),
                help: "remove it, or name it in a body".to_owned(),
                excerpt,
            });
        }
    }

    /// Hulls that stand out of the mesh that they were made from, and meshes that were mended.
    fn solids(&mut self) {
        for k in 0..self.built.names.len() {
            let block = self.built.blocks[k];
            // the first copy speaks for all
            if k > 0 && self.built.blocks[k - 1] == block {
                continue;
            }
            let body = &self.scene.bodies[block].body;
            if let Some((_, out)) = body.solid.as_deref().filter(|(_, out)| *out > OVERLAP) {
                let message = format!("the hulls stand out of the solid by up to {} m", about(*out));
                self.add(code::LINT_MENDED, k, message, "expect contacts that far off; a finer decomposition has less");
            }
            for shape in body.shapes.iter().map(|p| &p.shape) {
                let notes = match shape {
                    tumble::Shape::Mesh(mesh) => mesh.notes().messages(),
                    _ => Vec::new(),
                };
                for note in notes {
                    self.add(code::LINT_MENDED, k, note, "repair the file if this is not what was meant");
                }
            }
        }
    }

    fn groups(&mut self) {
        for g in self.scene.groups.iter().filter(|g| !g.has_members) {
            if self.is_full(code::LINT_GROUP) {
                continue;
            }
            let ((line, column), excerpt) = (g.place, self.scene.excerpt(g.place));
            let names: Vec<&str> = self.scene.groups.iter().filter(|g| g.has_members).map(|g| &*g.name).collect();
            let help = match did_you_mean(&g.name, names.iter().copied()) {
                Some(near) => format!("did you mean \"{near}\"?"),
                None => "give a body `groups`, or name `default`: the group of shapes without groups".to_owned(),
            };
            self.list.push(Diagnostic {
                code: code::LINT_GROUP,
                file: self.scene.file.clone(),
                line,
                column,
                path: String::new(),
                value: shown(&g.name),
                message: format!("no body is in the group \"{}\"", shown(&g.name)),
                help,
                excerpt,
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
        for (k, name) in twice {
            let message = format!("another body has the name \"{}\"", shown(&name));
            self.add(
                code::LINT_NAME,
                k,
                message,
                "give each body its own name: reports and queries find bodies by name",
            );
        }
    }
}

/// Smallest edge of the boxes around a body's shapes, each in its own frame [m]; infinite without bounded shapes.
fn smallest(body: &BodyRef<'_>) -> f64 {
    let mut size = f64::INFINITY;
    for c in body.shapes() {
        let b = c.shape().aabb(&Pose::IDENTITY);
        let edges: DVec3 = b.max - b.min;
        for k in 0..3 {
            size = min(size, edges[k]);
        }
    }
    if size.is_finite() { size } else { f64::MAX }
}
