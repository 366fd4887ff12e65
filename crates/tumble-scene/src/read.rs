//! Tree → scene: every rule of the format, all errors at once.

use crate::diagnostic::{Complaints, Errors, Path, code, did_you_mean};
use crate::format::{Body, Circle, Entry, Format, NamedMaterial, Repeat, Scene, Sizes, Source, steps};
use crate::json::from_json;
use crate::keys::{
    BODY_KEYS, BODY_SIZE, CIRCLE_KEYS, CONTACTS, COPIES, DEGREES, DEVIATION, DURATION, EFFORTS, FACTOR, FACTOR_BYTES,
    FRICTION, GRAVITY, JITTER, LENGTH, LIMIT_KEYS, MATERIAL_KEYS, PAIR_KEYS, PAIRS, REPEAT_KEYS, RESTITUTION,
    ROOT_KEYS, SEED, SIZES_KEYS, SOLVER_KEYS, SPACING, STEP, SWEEPS, THREADS, THRESHOLD, TIME_KEYS, TOLERANCE,
};
use crate::limits;
use crate::mesh::Files;
use crate::node::{Node, Syntax, Value};
use crate::reader::Reader;
use crate::set;
use crate::toml::from_toml;
use crate::vars;
use std::collections::BTreeMap;
use std::ops::Range;
use tumble::{DVec3, EARTH, Material, Settings};

/// Default step [s].
pub const DEFAULT_STEP: f64 = 1.0 / 240.0;

/// The scene in a text, or all its errors. `files` has the geometry files that it names; the bytes `added` of the text are not
/// from its file.
///
/// # Errors
/// All errors in the text, each with place and remedy.
pub(crate) fn parse(
    whole: &str,
    format: Format,
    file: &str,
    files: Files,
    added: Range<usize>,
) -> Result<Scene, Errors> {
    // some editors write a byte order mark
    let text = whole.strip_prefix('\u{feff}').unwrap_or(whole);
    let mark = whole.len() - text.len();
    let mut complaints = Complaints::new(file, text);
    complaints.set_added(added.start.saturating_sub(mark)..added.end.saturating_sub(mark));
    let parsed = match format {
        Format::Toml => from_toml(text),
        Format::Json => from_json(text).map_err(|e| vec![e]),
    };
    let mut root = match parsed {
        Ok(root) => root,
        Err(mistakes) => {
            for Syntax { at, message, too_deep } in mistakes {
                let (code, help) = if too_deep {
                    (code::TOO_DEEP, "a scene needs no more than six levels")
                } else if message == crate::node::DUPLICATE {
                    (code::SYNTAX, "this table has the key already: remove one of the two")
                } else {
                    (code::SYNTAX, "correct the text at this place, or just before it")
                };
                complaints.add(code, &at, &Path::Root, first_line(&message), help.to_owned());
            }
            return Err(Errors(complaints.finish()));
        }
    };
    set::apply(&mut root, &mut complaints);
    vars::evaluate(&mut root, text, &mut complaints);
    let mut reader = Reader { complaints, files, solid: None, surfaces: Vec::new(), groups: Vec::new() };
    let scene = reader.scene(&root, file);
    match scene {
        Some(mut scene) if reader.complaints.is_empty() => {
            scene.source = Source { text: whole.to_owned(), format, files: reader.files.into_read() };
            Ok(scene)
        }
        _ => Err(Errors(reader.complaints.finish())),
    }
}

fn first_line(message: &str) -> String {
    message.split('\n').map(str::trim).filter(|l| !l.is_empty()).collect::<Vec<_>>().join(", ")
}

impl Reader<'_> {
    fn scene(&mut self, root: &Node, file: &str) -> Option<Scene> {
        let path = Path::Root;
        if !self.is_table(root, &path) {
            return None;
        }
        self.known(root, &path, &ROOT_KEYS);
        self.version(root);
        let name = if let Some(node) = root.get("name") {
            self.name(node, &path.key("name"))
        } else {
            let stem = std::path::Path::new(file).file_stem();
            Some(stem.map_or_else(|| file.to_owned(), |s| s.to_string_lossy().into_owned()))
        };
        let gravity = self.vector_at(root, &path, "gravity", GRAVITY).unwrap_or(EARTH);
        let (step, duration) = self.time(root);
        let mut settings = self.solver(root);
        self.limits(root, &mut settings);
        let mut materials = self.materials(root);
        let pairs = self.pairs(root, &mut materials);
        let mut bodies = self.bodies(root, &mut materials);
        let robots = self.robots(root, gravity, &bodies);
        bodies.extend(robots.bodies);
        let mut ignore = self.ignored(root, &bodies);
        ignore.extend(robots.ignore);
        let groups = std::mem::take(&mut self.groups);
        let nodes = self.blocks(root, "joints");
        let mut joints = self.joints(nodes, &bodies);
        joints.extend(self.chains(root, &bodies));
        joints.extend(robots.joints);
        let (robots, robot_groups) = (robots.robots, robots.groups);
        let view = self.view(root, &bodies);
        let name = name.unwrap_or_default();
        let (file, source) = (file.to_owned(), Source::default());
        Some(Scene {
            name,
            gravity,
            step,
            duration,
            settings,
            materials,
            pairs,
            bodies,
            ignore,
            groups,
            joints,
            robots,
            robot_groups,
            view,
            file,
            source,
        })
    }

    fn version(&mut self, root: &Node) {
        let path = Path::Root;
        let Some(node) = root.get("version") else {
            return self.missing(root, &path, "version", "write `version = 1` first");
        };
        match node.value {
            Value::Integer(1) => {}
            Value::Integer(_) => {
                let message = "unknown version of the scene format".to_owned();
                let help = "write `version = 1`, or use a newer version of tumble".to_owned();
                self.complaints.add(code::VERSION, &node.span, &path.key("version"), message, help);
            }
            _ => self.wrong_type(node, &path.key("version"), "the whole number 1"),
        }
    }

    fn time(&mut self, root: &Node) -> (f64, Option<f64>) {
        let path = Path::Root;
        let path = path.key("time");
        let Some(table) = root.get("time").filter(|t| self.is_table(t, &path)) else { return (DEFAULT_STEP, None) };
        self.known(table, &path, &TIME_KEYS);
        let step = self.number_at(table, &path, "step", STEP).unwrap_or(DEFAULT_STEP);
        let duration = self.number_at(table, &path, "duration", DURATION);
        if let Some(d) = duration
            && steps(d, step) as f64 > limits::STEPS
            && let Some(node) = table.get("duration")
        {
            let message = format!("more than {:e} steps", limits::STEPS);
            self.complaints.add(code::TOO_MANY, &node.span, &path.key("duration"), message, "shorten it".into());
        }
        (step, duration)
    }

    fn solver(&mut self, root: &Node) -> Settings {
        let mut settings = Settings::default();
        let path = Path::Root;
        let path = path.key("solver");
        let Some(table) = root.get("solver").filter(|t| self.is_table(t, &path)) else { return settings };
        self.known(table, &path, &SOLVER_KEYS);
        if let Some(node) = table.get("effort")
            && self.word(node, &path.key("effort"), &EFFORTS) == Some("realtime")
        {
            settings = Settings::realtime();
        }
        let solver = &mut settings.solver;
        if let Some(x) = self.number_at(table, &path, "tolerance", TOLERANCE) {
            solver.tolerance = x;
        }
        if let Some(n) = self.whole_at(table, &path, "max_sweeps", SWEEPS) {
            solver.max_sweeps = n as u32;
        }
        if let Some(x) = self.number_at(table, &path, "restitution_threshold", THRESHOLD) {
            solver.restitution_threshold = x;
        }
        if let Some(n) = self.whole_at(table, &path, "threads", THREADS) {
            settings.threads = n as usize;
        }
        if let Some(b) = self.flag_at(table, &path, "correction") {
            settings.correction.enabled = b;
        }
        settings.body_size = self.number_at(table, &path, "body_size", BODY_SIZE);
        settings
    }

    /// How much a step may ask for.
    fn limits(&mut self, root: &Node, settings: &mut Settings) {
        let path = Path::Root;
        let path = path.key("limits");
        let Some(table) = root.get("limits").filter(|t| self.is_table(t, &path)) else { return };
        self.known(table, &path, &LIMIT_KEYS);
        if let Some(n) = self.whole_at(table, &path, "pairs", PAIRS) {
            settings.limits.pairs = n as usize;
        }
        if let Some(n) = self.whole_at(table, &path, "contacts", CONTACTS) {
            settings.limits.contacts = n as usize;
        }
        if let Some(n) = self.whole_at(table, &path, "factor_bytes", FACTOR_BYTES) {
            settings.solver.max_factor_bytes = n as usize;
        }
    }

    /// Friction and restitution of a table, where given.
    pub(crate) fn coefficients(&mut self, table: &Node, path: &Path<'_>) -> Material {
        let rest = Material::default();
        Material {
            friction: self.number_at(table, path, "friction", FRICTION).unwrap_or(rest.friction),
            restitution: self.number_at(table, path, "restitution", RESTITUTION).unwrap_or(rest.restitution),
        }
    }

    fn materials(&mut self, root: &Node) -> Vec<NamedMaterial> {
        let path = Path::Root;
        let path = path.key("materials");
        let Some(table) = root.get("materials").filter(|t| self.is_table(t, &path)) else { return Vec::new() };
        let entries = table.entries();
        if entries.len() > limits::MATERIALS {
            let message = format!("{} materials", entries.len());
            let help = format!("keep to {}", limits::MATERIALS);
            // all are read: a body that names one of them is no further error
            self.complaints.missing(code::TOO_MANY, &table.span, &path, message, help);
        }
        let mut list = Vec::with_capacity(entries.len());
        for e in entries {
            let at = path.key(&e.key);
            if self.is_table(&e.node, &at) {
                self.known(&e.node, &at, &MATERIAL_KEYS);
                let material = self.coefficients(&e.node, &at);
                let place = self.complaints.place(e.at.start as usize);
                list.push(NamedMaterial { name: e.key.to_string(), material, place, used: false });
            }
        }
        list.sort_by(|a, b| a.name.cmp(&b.name));
        list
    }

    /// Index of the material that a node names.
    pub(crate) fn material(&mut self, node: &Node, path: &Path<'_>, materials: &mut [NamedMaterial]) -> Option<usize> {
        let name = self.text(node, path)?;
        if let Ok(k) = materials.binary_search_by(|m| m.name.as_str().cmp(name)) {
            materials[k].used = true;
            return Some(k);
        }
        let help = match did_you_mean(name, materials.iter().map(|m| m.name.as_str())) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => "add it as a table `[materials.…]`, or give friction and restitution here".to_owned(),
        };
        let message = format!("no material \"{}\" in this scene", crate::diagnostic::shown(name));
        self.complaints.add(code::UNKNOWN_MATERIAL, &node.span, path, message, help);
        None
    }

    fn pairs(&mut self, root: &Node, materials: &mut [NamedMaterial]) -> Vec<(usize, usize, Material)> {
        let path = Path::Root;
        let path = path.key("pairs");
        let (mut out, mut first) = (Vec::new(), BTreeMap::new());
        for (k, node) in self.blocks(root, "pairs").iter().enumerate() {
            let at = path.index(k);
            if !self.is_table(node, &at) {
                continue;
            }
            self.known(node, &at, &PAIR_KEYS);
            for key in ["friction", "restitution"] {
                if node.get(key).is_none() {
                    self.missing(node, &at, key, "a pair needs both friction and restitution");
                }
            }
            let together = self.coefficients(node, &at);
            let Some(names) = node.get("materials") else {
                self.missing(node, &at, "materials", "name two materials: materials = [\"ice\", \"steel\"]");
                continue;
            };
            let names_at = at.key("materials");
            let Some(list) = self.list(names, &names_at, 2, "the names of two materials") else { continue };
            let a = self.material(&list[0], &names_at.index(0), materials);
            let b = self.material(&list[1], &names_at.index(1), materials);
            if let (Some(a), Some(b)) = (a, b) {
                // otherwise the last one would silently win
                if let Some(other) = first.get(&(a.min(b), a.max(b))) {
                    let message = format!("pairs[{other}] has the same materials");
                    self.complaints.add(code::EXCLUSIVE, &names.span, &names_at, message, "keep one of them".into());
                }
                first.entry((a.min(b), a.max(b))).or_insert(k);
                out.push((a, b, together));
            }
        }
        out
    }

    /// The blocks of a list of tables; none when it is not there.
    pub(crate) fn blocks<'n>(&mut self, root: &'n Node, key: &str) -> &'n [Node] {
        match root.get(key) {
            None => &[],
            Some(Node { value: Value::List(list), .. }) => list,
            Some(node) => {
                self.wrong_type(node, &Path::Root.key(key), &format!("a list of tables: [[{key}]]"));
                &[]
            }
        }
    }

    fn bodies(&mut self, root: &Node, materials: &mut [NamedMaterial]) -> Vec<Entry> {
        let single = self.blocks(root, "bodies");
        let repeated = self.blocks(root, "repeat");
        let spawned = self.blocks(root, "spawn");
        // a scene above the limits is read for its other errors, but not kept
        let lists = [("repeat", repeated), ("spawn", spawned)];
        let (kept, [refused, refused_spawns]) = self.affordable(root, single, lists);
        let mut out = Vec::with_capacity(if kept { single.len() + repeated.len() + spawned.len() } else { 0 });
        let path = Path::Root;
        let list = path.key("bodies");
        for (k, node) in single.iter().enumerate() {
            let at = list.index(k);
            let body = self.body(node, &at, &BODY_KEYS, || format!("body {k}"), materials);
            if let Some(body) = body.filter(|_| kept) {
                let place = self.complaints.place(node.span.start as usize);
                out.push(Entry { body, repeat: None, path: at.to_string(), place });
            }
        }
        let list = path.key("repeat");
        for (k, node) in repeated.iter().enumerate() {
            let at = list.index(k);
            if !self.is_table(node, &at) {
                continue;
            }
            // one error about a count is enough
            let most = if refused.contains(&k) { i64::MAX } else { COPIES.1 };
            let repeat = self.repeat(node, &at, (COPIES.0, most));
            let (inner, body) = self.copied(node, &at, ("repeat", k), &REPEAT_KEYS, materials);
            if let (Some(repeat), Some(body), true) = (repeat, body, kept) {
                let place = self.complaints.place(node.span.start as usize);
                out.push(Entry { body, repeat: Some(Box::new(repeat)), path: inner, place });
            }
        }
        out.extend(self.spawned(spawned, kept, &refused_spawns, materials));
        out
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

    /// Counts bodies and shapes before memory is allocated: whether all are within the limits, and the blocks of copies that are
    /// not, list by list.
    fn affordable(&mut self, root: &Node, single: &[Node], lists: [(&str, &[Node]); 2]) -> (bool, [Vec<usize>; 2]) {
        let shapes = |node: &Node| match node.get("shapes").map(|n| &n.value) {
            Some(Value::List(list)) => list.len(),
            _ => 1,
        };
        let copies = |node: &Node| -> usize {
            let round = match node.get("circle").and_then(|c| c.get("count")).map(|n| &n.value) {
                Some(Value::Integer(n)) => usize::try_from(*n).unwrap_or(0),
                _ => 1,
            };
            let count = match node.get("count").map(|n| &n.value) {
                Some(Value::List(count)) => count,
                // of a spawner
                Some(Value::Integer(n)) => return usize::try_from(*n).unwrap_or(0),
                _ => return round,
            };
            count.iter().fold(round, |product, n| match n.value {
                Value::Integer(n) => product.saturating_mul(usize::try_from(n).unwrap_or(0)),
                _ => product,
            })
        };
        let mut sum = (single.len(), single.iter().fold(0_usize, |n, b| n.saturating_add(shapes(b))));
        let (mut affordable, mut refused) = (true, [Vec::new(), Vec::new()]);
        if sum.0 > limits::BODIES || sum.1 > limits::SHAPES {
            let message = format!("too many bodies or shapes: {} bodies, {} shapes", sum.0, sum.1);
            let help = format!("a scene may have at most {} bodies and {} shapes", limits::BODIES, limits::SHAPES);
            let at = root.get("bodies").map_or(0, |n| n.span.start);
            self.complaints.missing(code::TOO_MANY, &(at..at), &Path::Root.key("bodies"), message, help);
            (sum, affordable) = ((0, 0), false);
        }
        let blocks =
            lists.iter().enumerate().flat_map(|(l, (key, list))| (list.iter().enumerate()).map(move |b| (l, key, b)));
        for (l, key, (k, node)) in blocks {
            let n = copies(node);
            let bodies = sum.0.saturating_add(n);
            let all = sum.1.saturating_add(n.saturating_mul(shapes(node.get("body").unwrap_or(node))));
            if bodies > limits::BODIES || all > limits::SHAPES {
                let path = Path::Root;
                let list = path.key(key);
                let span = node.get("count").map_or(&node.span, |c| &c.span);
                let message = if bodies > limits::BODIES {
                    let n = if n == usize::MAX { "more than 1.8e19".to_owned() } else { n.to_string() };
                    format!("too many bodies: {n} in this block")
                } else {
                    format!("too many shapes: {all} with this block")
                };
                let help = format!(
                    "a scene may have at most {} bodies and {} shapes; lower the count",
                    limits::BODIES,
                    limits::SHAPES
                );
                self.complaints.add(code::TOO_MANY, span, &list.index(k).key("count"), message, help);
                // the other blocks may be within the limits
                affordable = false;
                refused[l].push(k);
            } else {
                sum = (bodies, all);
            }
        }
        (affordable, refused)
    }

    fn repeat(&mut self, node: &Node, path: &Path<'_>, copies: (i64, i64)) -> Option<Repeat> {
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
                self.complaints.add(code::EXCLUSIVE, &node.span, path, message, "keep one of them".into());
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
