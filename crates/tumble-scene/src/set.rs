//! `[[set]]`: values that replace others, by their path.
//!
//! A change from outside (`tumble run --set`) becomes a `[[set]]` block at the end of the text, so that the text says all of
//! the run and a recording of it can be repeated. A path is made of keys, of names and of numbers of list elements:
//! `bodies.ball.restitution`, `bodies[3].shape.radius`, `gravity.z`, `repeat."a.b".body.mass`. A name with dots may have
//! quotes; of several that fit the longest counts. [`Scene::with`](crate::Scene::with) goes the same way.
//!
//! Not here: whether the value is one that the key takes, which the reader checks as if it stood at its place.

use crate::diagnostic::{Complaints, Path, code, did_you_mean, shown};
use crate::format::Format;
use crate::keys::{BODY_KEYS, SET_KEYS};
use crate::limits;
use crate::node::{Entry, Node, Span, Value};
use crate::toml::from_toml;
use std::fmt::Write as _;

/// A step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// A key of a table, or the name of a table in a list.
    Key(String),
    /// The number of a list element.
    Index(usize),
}

/// Message and remedy.
type Refused = (String, String);

/// The steps of a path; `Err` has message and remedy.
fn steps(path: &str) -> Result<Vec<Step>, Refused> {
    let wrong = |what: &str| {
        let help = "write keys, names and numbers: bodies.ball.restitution, bodies[3].mass, gravity.z".to_owned();
        (format!("not a path: {what}"), help)
    };
    let mut all = Vec::new();
    let mut rest = path.trim();
    while !rest.is_empty() {
        if all.len() >= limits::DEPTH as usize {
            return Err(wrong("too many steps"));
        }
        if let Some(inside) = rest.strip_prefix('[') {
            let (number, after) = inside.split_once(']').ok_or_else(|| wrong("`]` is missing"))?;
            all.push(Step::Index(number.trim().parse().map_err(|_| wrong("a whole number belongs in [ ]"))?));
            rest = after;
        } else if let Some(inside) = rest.strip_prefix('"') {
            let (key, after) = inside.split_once('"').ok_or_else(|| wrong("the closing quote is missing"))?;
            all.push(Step::Key(key.to_owned()));
            rest = after;
        } else {
            let end = rest.find(['.', '[', '"']).unwrap_or(rest.len());
            let key = rest[..end].trim();
            if key.is_empty() {
                return Err(wrong("a key is missing"));
            }
            all.push(Step::Key(key.to_owned()));
            rest = &rest[end..];
        }
        match rest.strip_prefix('.') {
            Some("") => return Err(wrong("it ends with a dot")),
            Some(after) => rest = after,
            None if rest.is_empty() || rest.starts_with('[') => {}
            None => return Err(wrong("a dot is missing")),
        }
    }
    if all.is_empty() { Err(wrong("it is empty")) } else { Ok(all) }
}

/// Applies the `[[set]]` blocks of a tree, in their order.
pub(crate) fn apply(root: &mut Node, complaints: &mut Complaints<'_>) {
    let Some(blocks) = root.get("set").cloned() else { return };
    let path = Path::Root;
    let path = path.key("set");
    let Value::List(blocks) = blocks.value else {
        let message = format!("expected a list of tables: [[set]], found {}", blocks.kind());
        let help = "write [[set]] with `path` and `value` below it".to_owned();
        return complaints.add(code::WRONG_TYPE, &blocks.span, &path, message, help);
    };
    if blocks.len() > limits::CHANGES {
        let message = format!("{} changes", blocks.len());
        let at = blocks[0].span.start..blocks[0].span.start;
        let help = format!("keep to {}", limits::CHANGES);
        return complaints.missing(code::TOO_MANY, &at, &path, message, help);
    }
    for (k, block) in blocks.iter().enumerate() {
        one(root, block, &path.index(k), complaints);
    }
}

fn one(root: &mut Node, block: &Node, at: &Path<'_>, complaints: &mut Complaints<'_>) {
    for e in block.entries().iter().filter(|e| !SET_KEYS.contains(&&*e.key)) {
        let help = match did_you_mean(&e.key, SET_KEYS) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("remove it; possible here: {}", SET_KEYS.join(", ")),
        };
        let message = format!("unknown key `{}`", shown(&e.key));
        complaints.about_key(code::UNKNOWN_KEY, e, &at.key(&e.key), message, help);
    }
    let help = "write `path = \"bodies.ball.friction\"` and `value = 0.5`";
    let (Some(path), Some(value)) = (block.get("path"), block.get("value")) else {
        let span = block.span.start..block.span.start;
        let key = if block.get("path").is_none() { "path" } else { "value" };
        return complaints.missing(
            code::MISSING_KEY,
            &span,
            &at.key(key),
            format!("`{key}` is missing"),
            help.to_owned(),
        );
    };
    let Value::Text(text) = &path.value else {
        let message = format!("expected text in quotes, found {}", path.kind());
        return complaints.add(code::WRONG_TYPE, &path.span, &at.key("path"), message, help.to_owned());
    };
    if let Err((message, help)) = put(root, text, &path.span, value) {
        complaints.add(code::NO_SUCH_PATH, &path.span, &at.key("path"), message, help);
    }
}

/// Applies the `[[set]]` blocks of a tree that was read without a complaint, and removes them.
pub(crate) fn settle(root: &mut Node) -> Result<(), Refused> {
    let Value::Table(entries) = &mut root.value else { return Ok(()) };
    let mut all = std::mem::take(entries).into_vec();
    let blocks = all.iter().position(|e| &*e.key == "set").map(|k| all.remove(k).node);
    *entries = all.into_boxed_slice();
    let Some(Node { value: Value::List(blocks), .. }) = blocks else { return Ok(()) };
    for block in &blocks {
        if let (Some(Node { value: Value::Text(path), span }), Some(value)) = (block.get("path"), block.get("value")) {
            put(root, path, span, value)?;
        }
    }
    Ok(())
}

/// Puts a value at the end of a path. A key that is not there yet is added: whether the format has it is for the reader to say. A
/// mass takes the place of a density and the other way round, and four numbers as an orientation are a quaternion w, x, y, z.
pub(crate) fn put(root: &mut Node, path: &str, span: &Span, value: &Node) -> Result<(), Refused> {
    let steps = steps(path)?;
    let mut node = root;
    let mut walked = String::new();
    let mut rest = steps.as_slice();
    while let Some((step, mut after)) = rest.split_first() {
        if matches!(step, Step::Key(k) if walked.is_empty() && (k == "set" || k == "version")) {
            return Err(("this key cannot be set".to_owned(), "name another".to_owned()));
        }
        if after.is_empty() {
            make_room(node, step);
        }
        let block = walked == "repeat" || walked == "spawn";
        let (inner, names) = enter(node, rest, span, &walked)?;
        (node, after) = (inner, &rest[names..]);
        // copies have a table of their own in the block, or their keys stand beside the count: both are spelled alike
        if let [Step::Key(body), inside @ ..] = after
            && (block && body == "body" && node.get("body").is_none())
            && matches!(inside, [Step::Key(key), ..] if BODY_KEYS.contains(&key.as_str()))
        {
            after = inside;
        }
        // a vector that is not there yet has its default before one of its components is set
        let empty = matches!(&node.value, Value::Table(entries) if entries.is_empty());
        if empty && after.first().is_some_and(is_component) {
            let down = if *step == Step::Key("gravity".to_owned()) { tumble::EARTH.z } else { 0.0 };
            let number = |x: f64| Node { span: span.clone(), value: Value::Float(x) };
            node.value = Value::List([0.0, 0.0, down].map(number).into());
        }
        for step in &rest[..names] {
            let _ = match step {
                Step::Key(key) if walked.is_empty() => write!(walked, "{}", shown(key)),
                Step::Key(key) => write!(walked, ".{}", shown(key)),
                Step::Index(k) => write!(walked, "[{k}]"),
            };
        }
        rest = after;
    }
    *node = match steps.last() {
        Some(Step::Key(key)) if key == "orientation" => as_orientation(value.clone()),
        _ => value.clone(),
    };
    Ok(())
}

/// Removes the key that a new one takes the place of.
fn make_room(node: &mut Node, step: &Step) {
    let other = match step {
        Step::Key(key) if key == "mass" => "density",
        Step::Key(key) if key == "density" => "mass",
        _ => return,
    };
    if let Value::Table(entries) = &mut node.value
        && entries.iter().any(|e| &*e.key == other)
    {
        let mut all = std::mem::take(entries).into_vec();
        all.retain(|e| &*e.key != other);
        *entries = all.into_boxed_slice();
    }
}

/// Four numbers as the table that the format asks for.
fn as_orientation(value: Node) -> Node {
    match &value.value {
        Value::List(list) if list.len() == 4 => {
            let entry = Entry { key: "quaternion".into(), at: value.span.clone(), node: value.clone() };
            Node { span: value.span, value: Value::Table(Box::new([entry])) }
        }
        _ => value,
    }
}

/// Whether a step means a component of a vector.
fn is_component(step: &Step) -> bool {
    match step {
        Step::Key(key) => ["x", "y", "z"].contains(&key.as_str()),
        Step::Index(k) => *k < 3,
    }
}

/// The value one step below a node, and how many steps lead there: several where a name has dots.
fn enter<'n>(node: &'n mut Node, rest: &[Step], span: &Span, walked: &str) -> Result<(&'n mut Node, usize), Refused> {
    let kind = node.kind();
    let step = &rest[0];
    match (&mut node.value, step) {
        (Value::Table(entries), Step::Key(key)) => {
            if let Some(k) = entries.iter().position(|e| *e.key == **key) {
                return Ok((&mut entries[k].node, 1));
            }
            let mut more = std::mem::take(entries).into_vec();
            let empty = Node { span: span.clone(), value: Value::Table(Box::default()) };
            more.push(Entry { key: key.as_str().into(), at: span.clone(), node: empty });
            *entries = more.into_boxed_slice();
            let last = entries.len() - 1;
            Ok((&mut entries[last].node, 1))
        }
        (Value::List(list), _) => {
            let (place, names) = in_list(list, rest, walked)?;
            Ok((&mut list[place], names))
        }
        (_, step) => {
            let step = match step {
                Step::Key(key) => format!("`{}`", shown(key)),
                Step::Index(k) => format!("number {k}"),
            };
            let what = if walked.is_empty() { "the scene" } else { walked };
            Err((format!("{what} is {kind} and has no {step}"), format!("end the path at {what}")))
        }
    }
}

/// Which element of a list the next steps mean, and how many of them.
fn in_list(list: &[Node], rest: &[Step], walked: &str) -> Result<(usize, usize), Refused> {
    let name = match &rest[0] {
        Step::Index(k) if *k < list.len() => return Ok((*k, 1)),
        Step::Index(k) => {
            let help = match list.len() {
                0 => format!("{walked} is empty"),
                n => format!("give a number from 0 to {}", n - 1),
            };
            return Err((format!("{walked} has no element {k}"), help));
        }
        Step::Key(name) => name,
    };
    let component = ["x", "y", "z"].iter().position(|c| c == name).filter(|_| list.len() == 3);
    if let Some(k) = component.filter(|_| !list.iter().any(|n| matches!(n.value, Value::Table(_)))) {
        return Ok((k, 1));
    }
    if let Some(found) = named(list, rest) {
        return Ok(found);
    }
    let names: Vec<&str> = list.iter().filter_map(name_of).collect();
    let help = match did_you_mean(name, names.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None if names.is_empty() => format!("its elements have no names: write {walked}[0]"),
        None if names.len() <= 12 => {
            format!("there are {}", names.iter().map(|n| shown(n)).collect::<Vec<_>>().join(", "))
        }
        None => format!("name one of its {} elements, or write {walked}[0]", list.len()),
    };
    Err((format!("{walked} has nothing named `{}`", shown(name)), help))
}

/// The element with the longest name that the next steps spell: `a.b` before `a`. One without a name is called `body 3`, as in the
/// world.
fn named(list: &[Node], rest: &[Step]) -> Option<(usize, usize)> {
    let keys = rest.iter().map_while(|s| match s {
        Step::Key(key) => Some(key.as_str()),
        Step::Index(_) => None,
    });
    let keys: Vec<&str> = keys.collect();
    (1..=keys.len()).rev().find_map(|count| {
        let spelled = keys[..count].join(".");
        let own = list.iter().position(|n| name_of(n) == Some(spelled.as_str()));
        let number = || spelled.strip_prefix("body ").and_then(|k| k.parse::<usize>().ok());
        let place = own.or_else(|| number().filter(|k| list.get(*k).is_some_and(|n| name_of(n).is_none())));
        place.map(|k| (k, count))
    })
}

/// The name of an element: its own, or that of the body in it.
fn name_of(node: &Node) -> Option<&str> {
    let own = |n: &'_ Node| matches!(n.get("name").map(|n| &n.value), Some(Value::Text(_)));
    let holder = if own(node) { node } else { node.get("body").filter(|b| own(b))? };
    match &holder.get("name")?.value {
        Value::Text(t) => Some(t),
        _ => None,
    }
}

/// A text with `[[set]]` blocks for more changes, and the bytes that were put in. A value is written as TOML; what is none is
/// text. `None` for a JSON text that is not an object.
pub(crate) fn extended(
    text: &str,
    format: Format,
    changes: &[(String, String)],
) -> Option<(String, std::ops::Range<usize>)> {
    if changes.is_empty() {
        return Some((text.to_owned(), 0..0));
    }
    match format {
        Format::Toml => {
            let mut out = text.to_owned();
            if !out.ends_with('\n') {
                out.push('\n');
            }
            let start = out.len();
            for (path, value) in changes {
                let _ = write!(out, "\n[[set]]\npath = {}\nvalue = {}\n", quoted(path), literal(value, format));
            }
            let end = out.len();
            Some((out, start..end))
        }
        Format::Json => {
            let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
            let shift = text.len() - bare.len();
            let root = crate::json::from_json(bare).ok()?;
            let list = changes
                .iter()
                .map(|(path, value)| format!("{{\"path\": {}, \"value\": {}}}", quoted(path), literal(value, format)));
            let list = list.collect::<Vec<_>>().join(", ");
            let comma = |filled: bool| if filled { ", " } else { "" };
            let (at, piece) = match root.get("set") {
                Some(Node { span, value: Value::List(old) }) => {
                    (span.end as usize - 1, format!("{}{list}", comma(!old.is_empty())))
                }
                _ => (root.span.end as usize - 1, format!("{}\"set\": [{list}]", comma(!root.entries().is_empty()))),
            };
            let at = at + shift;
            let mut out = text.to_owned();
            out.insert_str(at, &piece);
            Some((out, at..at + piece.len()))
        }
    }
}

/// Text in double quotes, as both formats read it.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// A value as it is typed, written in a format.
fn literal(typed: &str, format: Format) -> String {
    match from_toml(&format!("v = {}", typed.trim()))
        .ok()
        .as_ref()
        .and_then(|n| n.get("v").filter(|_| n.entries().len() == 1))
    {
        Some(node) => written(node, format),
        None => quoted(typed),
    }
}

fn written(node: &Node, format: Format) -> String {
    match &node.value {
        Value::Null | Value::Date | Value::Wrong => "\"\"".to_owned(),
        Value::Bool(b) => b.to_string(),
        Value::Integer(n) => n.to_string(),
        Value::Float(x) if format == Format::Json && !x.is_finite() => quoted(&x.to_string()),
        Value::Float(x) => format!("{x:?}"),
        Value::Text(t) => quoted(t),
        Value::List(list) => {
            format!("[{}]", list.iter().map(|n| written(n, format)).collect::<Vec<_>>().join(", "))
        }
        Value::Table(entries) => {
            let sign = if format == Format::Json { ": " } else { " = " };
            let pairs = entries.iter().map(|e| format!("{}{sign}{}", quoted(&e.key), written(&e.node, format)));
            format!("{{ {} }}", pairs.collect::<Vec<_>>().join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_taken_apart() {
        let key = |k: &str| Step::Key(k.to_owned());
        for (path, expected) in [
            ("time.step", vec![key("time"), key("step")]),
            ("bodies[3].shape.radius", vec![key("bodies"), Step::Index(3), key("shape"), key("radius")]),
            ("bodies.\"a.b\".mass", vec![key("bodies"), key("a.b"), key("mass")]),
            (" gravity[2] ", vec![key("gravity"), Step::Index(2)]),
            ("bodies.body 3.mass", vec![key("bodies"), key("body 3"), key("mass")]),
        ] {
            assert_eq!(steps(path), Ok(expected), "{path}");
        }
        for path in ["", " ", ".", "a.", "a..b", "a[", "a[x]", "a[-1]", "a\"b", "\"a\"b", &"a.".repeat(40)] {
            assert!(steps(path).is_err(), "{path}");
        }
    }

    #[test]
    fn values_are_toml_or_text() {
        for (typed, toml, json) in [
            ("0.5", "0.5", "0.5"),
            ("3", "3", "3"),
            ("[0, 0, -1.6]", "[0, 0, -1.6]", "[0, 0, -1.6]"),
            ("true", "true", "true"),
            ("realtime", "\"realtime\"", "\"realtime\""),
            ("\"a b\"", "\"a b\"", "\"a b\""),
            ("{ kind = 'box' }", "{ \"kind\" = \"box\" }", "{ \"kind\": \"box\" }"),
            // neither a second line nor a second key gets in
            ("1\nx = 2", "\"1\\u000ax = 2\"", "\"1\\u000ax = 2\""),
            ("= 2 * r", "\"= 2 * r\"", "\"= 2 * r\""),
            ("1 # 2", "1", "1"),
        ] {
            assert_eq!((literal(typed, Format::Toml), literal(typed, Format::Json)), (toml.into(), json.into()));
        }
    }
}
