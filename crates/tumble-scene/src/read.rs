//! Tree → scene: its settings, and the lists of all that is in it; all errors at once.

use crate::diagnostic::{Complaints, Errors, Path, code};
use crate::format::{Entry, Format, NamedMaterial, Scene, Source, steps};
use crate::json::from_json;
use crate::keys::{
    BODY_KEYS, BODY_SIZE, CONTACTS, COPIES, DURATION, EFFORTS, FACTOR_BYTES, GRAVITY, LIMIT_KEYS, PAIRS, REPEAT_KEYS,
    ROOT_KEYS, SOLVER_KEYS, STEP, SWEEPS, THREADS, THRESHOLD, TIME_KEYS, TOLERANCE,
};
use crate::limits;
use crate::mesh::Files;
use crate::node::{Node, Syntax, Value};
use crate::reader::Reader;
use crate::set;
use crate::toml::from_toml;
use crate::vars;
use std::ops::Range;
use tumble::{EARTH, Settings};

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
}
