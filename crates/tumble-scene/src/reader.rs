//! Values of the format: numbers, vectors, names, tables, each checked against its type and range.
//!
//! A reader never stops at the first error. An invalid value adds an error and gives `None`, and the rest of the file is
//! still checked.

use crate::diagnostic::{Complaints, Path, code, did_you_mean};
use crate::format::NamedGroup;
use crate::keys::{BODY_KEYS, Range, SHAPES, SOLVER_KEYS, TIME_KEYS};
use crate::mesh::Files;
use crate::node::{Node, Span, Value};
use tumble::error::short;
use tumble::{DVec3, Shape};

/// State of the reading: the errors so far, and the geometry files.
pub(crate) struct Reader<'t> {
    pub(crate) complaints: Complaints<'t>,
    pub(crate) files: Files,
    /// Of the shape that was read last: the closed mesh that it weighs as, and how far it stands out of that [m].
    pub(crate) solid: Option<(Shape, f64)>,
    /// Of the shape that was read last: names of the materials of its triangles, by number; empty for none.
    pub(crate) surfaces: Vec<String>,
    /// Collision groups that were named so far.
    pub(crate) groups: Vec<NamedGroup>,
}

/// Names of other engines for keys and names of this format.
const SYNONYMS: [(&str, &str); 26] = [
    ("ball", "sphere"),
    ("cuboid", "box"),
    ("cube", "box"),
    ("convex", "hull"),
    ("halfspace", "plane"),
    ("half-space", "plane"),
    ("ground", "plane"),
    ("static", "fixed"),
    ("type", "kind"),
    ("label", "name"),
    ("height", "length"),
    ("rotation", "orientation"),
    ("linear_velocity", "velocity"),
    ("angular_velocity", "spin"),
    ("omega", "spin"),
    ("mu", "friction"),
    ("bounce", "restitution"),
    ("bounciness", "restitution"),
    ("elasticity", "restitution"),
    ("dt", "step"),
    ("trigger", "sensor"),
    ("is_sensor", "sensor"),
    ("group", "groups"),
    ("layer", "groups"),
    ("mask", "meets"),
    ("collides_with", "meets"),
];

/// The known name for a synonym or a misspelt name.
fn similar<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let name = SYNONYMS.iter().find(|(synonym, _)| *synonym == word).map(|(_, name)| *name);
    let synonym = name.and_then(|name| known.iter().find(|k| **k == name).copied());
    synonym.or_else(|| did_you_mean(word, known.iter().copied()))
}

/// The table that a misplaced key belongs to.
fn home(key: &str, known: &[&str]) -> Option<&'static str> {
    let of_a_shape = || SHAPES.iter().any(|(_, keys)| keys.contains(&key));
    if TIME_KEYS.contains(&key) {
        Some("in `[time]`")
    } else if SOLVER_KEYS.contains(&key) {
        Some("in `[solver]`")
    } else if BODY_KEYS.contains(&key) {
        Some("to a body")
    } else if known.contains(&"shape") && of_a_shape() {
        Some("in the body's `shape`")
    } else {
        None
    }
}

/// The subject of a message about a number.
fn subject<'p>(path: &Path<'p>) -> &'p str {
    match path {
        Path::Key(_, key) => key,
        _ => "this number",
    }
}

impl Reader<'_> {
    /// Adds an error for every unknown key.
    pub(crate) fn known(&mut self, node: &Node, path: &Path<'_>, known: &[&str]) {
        for e in node.entries() {
            if !known.contains(&&*e.key) {
                // the search for similar keys takes time
                if self.complaints.is_full() {
                    self.complaints.count();
                    continue;
                }
                let help = match (home(&e.key, known), similar(&e.key, known)) {
                    (Some(home), _) => format!("it belongs {home}; possible here: {}", known.join(", ")),
                    (None, Some(near)) => format!("did you mean `{near}`?"),
                    (None, None) => format!("remove it; possible here: {}", known.join(", ")),
                };
                let message = format!("unknown key `{}`", crate::diagnostic::shown(&e.key));
                self.complaints.about_key(code::UNKNOWN_KEY, e, &path.key(&e.key), message, help);
            }
        }
    }

    /// Adds an error about a value of the wrong type.
    pub(crate) fn wrong_type(&mut self, node: &Node, path: &Path<'_>, wanted: &str) {
        let message = format!("expected {wanted}, found {}", node.kind());
        self.complaints.add(code::WRONG_TYPE, &node.span, path, message, format!("give {wanted}"));
    }

    /// Adds an error about a value that should be a table, with an example.
    pub(crate) fn not_a_table(&mut self, node: &Node, path: &Path<'_>, help: &str) {
        let message = format!("expected a table, found {}", node.kind());
        self.complaints.add(code::WRONG_TYPE, &node.span, path, message, help.to_owned());
    }

    /// Whether a node is a table; adds an error if not.
    pub(crate) fn is_table(&mut self, node: &Node, path: &Path<'_>) -> bool {
        let table = matches!(node.value, Value::Table(_));
        if !table {
            self.wrong_type(node, path, "a table");
        }
        table
    }

    /// A finite number in a range.
    pub(crate) fn number(&mut self, node: &Node, path: &Path<'_>, range: Range) -> Option<f64> {
        let x = match node.value {
            Value::Float(x) => x,
            Value::Integer(n) => n as f64,
            // an expression that has an error already
            Value::Wrong => return None,
            _ => {
                let unit = if range.unit.is_empty() { String::new() } else { format!(" of {}", range.unit) };
                // "10 cm": people write units
                let plain =
                    if matches!(node.value, Value::Text(_)) { ", without quotes and without a unit" } else { "" };
                let message = format!("expected a number, found {}", node.kind());
                self.complaints.add(code::WRONG_TYPE, &node.span, path, message, format!("give a number{unit}{plain}"));
                return None;
            }
        };
        if range.holds(x) && x.is_finite() {
            return Some(tumble_math::order::canonical(x));
        }
        let name = subject(path);
        let Range { least, most, open, unit } = range;
        let unit = if unit.is_empty() { String::new() } else { format!(" {unit}") };
        let (message, help) = if !x.is_finite() {
            (format!("{name} is not finite"), format!("give a finite number{}", of(&unit)))
        } else if open && x <= least {
            let least = short(least);
            (format!("{name} must be above {least}{unit}"), format!("give a number above {least}{unit}"))
        } else {
            let (least, most) = (short(least), short(most));
            let help = if open {
                format!("give a number above {least} and up to {most}{unit}")
            } else {
                format!("give a number from {least} to {most}{unit}")
            };
            (format!("{name} is out of range"), help)
        };
        self.complaints.add(code::OUT_OF_RANGE, &node.span, path, message, help);
        None
    }

    /// A number at a key, if the key is there.
    pub(crate) fn number_at(&mut self, table: &Node, path: &Path<'_>, key: &str, range: Range) -> Option<f64> {
        let node = table.get(key)?;
        self.number(node, &path.key(key), range)
    }

    /// A whole number in a range.
    pub(crate) fn whole(&mut self, node: &Node, path: &Path<'_>, (least, most): (i64, i64)) -> Option<i64> {
        match node.value {
            Value::Integer(n) if (least..=most).contains(&n) => Some(n),
            Value::Integer(_) => self.not_in_range(node, path, (least, most)),
            // an integer beyond i64 was read as a float
            Value::Float(x) if x.abs() >= i64::MAX as f64 => self.not_in_range(node, path, (least, most)),
            Value::Wrong => None,
            _ => {
                self.wrong_type(node, path, "a whole number");
                None
            }
        }
    }

    fn not_in_range(&mut self, node: &Node, path: &Path<'_>, (least, most): (i64, i64)) -> Option<i64> {
        let help = format!("give a whole number from {least} to {most}");
        let message = format!("{} is out of range", subject(path));
        self.complaints.add(code::OUT_OF_RANGE, &node.span, path, message, help);
        None
    }

    /// A whole number at a key, if the key is there.
    pub(crate) fn whole_at(&mut self, table: &Node, path: &Path<'_>, key: &str, range: (i64, i64)) -> Option<i64> {
        let node = table.get(key)?;
        self.whole(node, &path.key(key), range)
    }

    /// A list of exactly N values.
    pub(crate) fn list<'n>(
        &mut self,
        node: &'n Node,
        path: &Path<'_>,
        length: usize,
        wanted: &str,
    ) -> Option<&'n [Node]> {
        let Value::List(list) = &node.value else {
            self.wrong_type(node, path, wanted);
            return None;
        };
        if list.len() != length {
            let message = format!("expected {wanted}, found a list of {}", list.len());
            self.complaints.add(code::WRONG_LENGTH, &node.span, path, message, format!("give {wanted}"));
            return None;
        }
        Some(list)
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

    /// Three numbers, each in a range.
    pub(crate) fn vector(&mut self, node: &Node, path: &Path<'_>, range: Range) -> Option<DVec3> {
        let list = self.list(node, path, 3, "three numbers [x, y, z]")?;
        let mut v = [None; 3];
        for k in 0..3 {
            v[k] = self.number(&list[k], &path.index(k), range);
        }
        Some(DVec3::new(v[0]?, v[1]?, v[2]?))
    }

    /// Three numbers at a key, if the key is there.
    pub(crate) fn vector_at(&mut self, table: &Node, path: &Path<'_>, key: &str, range: Range) -> Option<DVec3> {
        let node = table.get(key)?;
        self.vector(node, &path.key(key), range)
    }

    /// Text.
    pub(crate) fn text<'n>(&mut self, node: &'n Node, path: &Path<'_>) -> Option<&'n str> {
        if let Value::Text(s) = &node.value {
            return Some(s);
        }
        self.wrong_type(node, path, "text in quotes");
        None
    }

    /// A name: text within the limit, not empty.
    pub(crate) fn name(&mut self, node: &Node, path: &Path<'_>) -> Option<String> {
        let name = self.text(node, path)?;
        let most = crate::limits::NAME_CHARS;
        let count = name.chars().count();
        if count == 0 || count > most {
            let message =
                if count == 0 { "the name is empty".into() } else { format!("the name has {count} characters") };
            let help = format!("give 1 to {most} characters");
            self.complaints.add(code::OUT_OF_RANGE, &node.span, path, message, help);
            return None;
        }
        Some(name.to_owned())
    }

    /// One of a few names.
    pub(crate) fn word<'k>(&mut self, node: &Node, path: &Path<'_>, known: &[&'k str]) -> Option<&'k str> {
        let word = self.text(node, path)?;
        if let Some(k) = known.iter().find(|k| **k == word) {
            return Some(k);
        }
        let help = match similar(word, known) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => format!("possible: {}", known.join(", ")),
        };
        let message = format!("unknown name \"{}\"", crate::diagnostic::shown(word));
        self.complaints.add(code::UNKNOWN_WORD, &node.span, path, message, help);
        None
    }

    /// True or false at a key, if the key is there.
    pub(crate) fn flag_at(&mut self, table: &Node, path: &Path<'_>, key: &str) -> Option<bool> {
        let node = table.get(key)?;
        if let Value::Bool(b) = node.value {
            return Some(b);
        }
        self.wrong_type(node, &path.key(key), "true or false");
        None
    }

    /// Adds an error about two things of which one would silently win.
    pub(crate) fn exclusive(&mut self, span: &Span, path: &Path<'_>, message: String) {
        self.complaints.add(code::EXCLUSIVE, span, path, message, "keep one of them".to_owned());
    }

    /// Adds an error about a missing key.
    pub(crate) fn missing(&mut self, table: &Node, path: &Path<'_>, key: &str, help: &str) {
        let message = format!("`{key}` is missing");
        // a table may span many lines: point at its beginning
        let at = table.span.start..table.span.start;
        self.complaints.missing(code::MISSING_KEY, &at, &path.key(key), message, help.to_owned());
    }
}

fn of(unit: &str) -> String {
    if unit.is_empty() { String::new() } else { format!(" of{unit}") }
}
