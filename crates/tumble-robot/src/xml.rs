//! XML as a tree that owns its text: bounded, without entities, and every element and attribute with its place.

use crate::finding::{Findings, Place, code};
use crate::limits;
use std::cell::Cell;
use std::rc::Rc;

/// An attribute.
#[derive(Clone, Debug)]
pub(crate) struct Attribute {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) line: u32,
    pub(crate) column: u32,
    /// Whether a reader asked for it.
    pub(crate) asked: Cell<bool>,
}

/// An element.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    pub(crate) tag: String,
    pub(crate) file: Rc<str>,
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) children: Vec<Self>,
}

impl Element {
    /// Where it stands.
    pub(crate) fn place(&self) -> Place {
        Place { file: self.file.to_string(), line: self.line, column: self.column }
    }

    /// Where one of its attributes stands.
    pub(crate) fn place_of(&self, name: &str) -> Place {
        match self.attributes.iter().find(|a| a.name == name) {
            Some(a) if a.line > 0 => Place { file: self.file.to_string(), line: a.line, column: a.column },
            _ => self.place(),
        }
    }

    /// The text of an attribute.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|a| a.name == name)?;
        found.asked.set(true);
        Some(&found.value)
    }

    /// It and all elements below it.
    pub(crate) fn size(&self) -> usize {
        1 + self.children.iter().map(Self::size).sum::<usize>()
    }

    /// The names of it and of all below it, longer by an ending.
    pub(crate) fn rename(&mut self, ending: &str) {
        self.attributes.iter_mut().filter(|a| a.name == "name").for_each(|a| a.value.push_str(ending));
        self.children.iter_mut().for_each(|c| c.rename(ending));
    }

    /// The children of a tag.
    pub(crate) fn all<'e>(&'e self, tag: &'e str) -> impl Iterator<Item = &'e Self> {
        self.children.iter().filter(move |c| c.tag == tag)
    }

    /// The first child of a tag.
    pub(crate) fn child(&self, tag: &str) -> Option<&Self> {
        self.children.iter().find(|c| c.tag == tag)
    }

    /// Path of an attribute for messages.
    pub(crate) fn path(&self, attribute: &str) -> String {
        format!("{}.{attribute}", self.tag)
    }

    /// The numbers of an attribute; a text that is no list of numbers is refused and counts as missing.
    pub(crate) fn numbers(&self, name: &str, found: &mut Findings) -> Option<Vec<f64>> {
        let text = self.get(name)?;
        let mut all = Vec::new();
        for word in text.split_ascii_whitespace() {
            let number = word.parse::<f64>().ok().filter(|x| x.is_finite());
            let Some(number) = number.filter(|_| all.len() < limits::NUMBERS) else {
                let help = "write finite decimal numbers, separated by blanks";
                found.refuse(
                    code::MALFORMED,
                    &self.place_of(name),
                    &self.path(name),
                    word,
                    format!("`{}` is no number", crate::finding::shown(word)),
                    help,
                );
                return None;
            };
            all.push(number);
        }
        Some(all)
    }

    /// Exactly `N` numbers.
    pub(crate) fn exactly<const N: usize>(&self, name: &str, found: &mut Findings) -> Option<[f64; N]> {
        let all = self.numbers(name, found).filter(|all| !all.is_empty())?;
        let count = all.len();
        if let Ok(array) = <[f64; N]>::try_from(all) {
            return Some(array);
        }
        let text = self.get(name).unwrap_or_default();
        let message = format!("{count} numbers where {N} are needed");
        found.refuse(code::MALFORMED, &self.place_of(name), &self.path(name), text, message, "give as many numbers");
        None
    }

    /// One number.
    pub(crate) fn number(&self, name: &str, found: &mut Findings) -> Option<f64> {
        self.exactly::<1>(name, found).map(|[x]| x)
    }

    /// `true` or `false`, also as 1 and 0.
    pub(crate) fn truth(&self, name: &str, found: &mut Findings) -> Option<bool> {
        match self.get(name)?.trim() {
            "true" | "1" => Some(true),
            "false" | "0" => Some(false),
            "auto" => None,
            other => {
                let other = other.to_owned();
                let help = "write `true` or `false`";
                let place = self.place_of(name);
                found.refuse(code::MALFORMED, &place, &self.path(name), &other, "neither true nor false", help);
                None
            }
        }
    }

    /// Attributes that no reader asked for.
    pub(crate) fn unasked(&self) -> impl Iterator<Item = &Attribute> {
        self.attributes.iter().filter(|a| !a.asked.get())
    }
}

/// Reads a text; `None` and a refusal where it is no XML within the limits.
pub(crate) fn parse(file: &str, bytes: &[u8], left: &mut usize, found: &mut Findings) -> Option<Element> {
    let whole = Place { file: file.to_owned(), ..Place::default() };
    if bytes.len() > limits::FILE_BYTES {
        let message = format!("larger than {} MiB, the most that is read", limits::FILE_BYTES >> 20);
        found.refuse(code::TOO_MANY, &whole, "", "", message, "split the file");
        return None;
    }
    let Ok(text) = std::str::from_utf8(bytes) else {
        found.refuse(code::MALFORMED, &whole, "", "", "not UTF-8 text", "save the file as UTF-8");
        return None;
    };
    let text = text.trim_start_matches('\u{feff}');
    // blanks before a declaration are against the rules, and usual
    let text = if text.trim_start().starts_with("<?xml") { text.trim_start() } else { text };
    let options = roxmltree::ParsingOptions {
        nodes_limit: u32::try_from(limits::ELEMENTS * 4).unwrap_or(u32::MAX),
        ..roxmltree::ParsingOptions::default()
    };
    let document = match roxmltree::Document::parse_with_options(text, options) {
        Ok(document) => document,
        Err(error) => {
            let at = error.pos();
            let place = Place { line: at.row, column: at.col, ..whole };
            let help = "correct the XML; document types and entities are not read";
            found.refuse(code::MALFORMED, &place, "", "", format!("not valid XML: {error}"), help);
            return None;
        }
    };
    let lines = Lines::of(text);
    let file: Rc<str> = Rc::from(file);
    let root = document.root_element();
    if root.descendants().filter(roxmltree::Node::is_element).count() > *left {
        let message = format!("more than {} elements", limits::ELEMENTS);
        found.refuse(code::TOO_MANY, &whole, "", "", message, "split the robot");
        return None;
    }
    let Some(element) = element(root, &file, &lines, 0) else {
        let message = format!("elements are nested more than {} deep", limits::DEPTH);
        found.refuse(code::TOO_MANY, &whole, "", "", message, "flatten the file");
        return None;
    };
    *left -= size(&element);
    Some(element)
}

/// Number of elements.
fn size(e: &Element) -> usize {
    1 + e.children.iter().map(size).sum::<usize>()
}

/// Where lines begin.
struct Lines<'t> {
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Self {
        let mut starts = vec![0];
        starts.extend(text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(k, _)| k + 1));
        Self { text, starts }
    }

    /// Line and column of a byte.
    fn at(&self, byte: usize) -> (u32, u32) {
        let line = self.starts.partition_point(|s| *s <= byte).max(1);
        let start = self.starts[line - 1];
        // a line may be the whole file
        let within =
            self.text.get(start..byte).map_or(0, |t| if t.len() > 10_000 { t.len() } else { t.chars().count() });
        (u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(within + 1).unwrap_or(u32::MAX))
    }
}

/// An element with all below it; none where they are nested too deeply.
fn element(node: roxmltree::Node<'_, '_>, file: &Rc<str>, lines: &Lines<'_>, depth: usize) -> Option<Element> {
    if depth > limits::DEPTH {
        return None;
    }
    let (line, column) = lines.at(node.range().start);
    let attributes = node
        .attributes()
        .map(|a| {
            let (line, column) = lines.at(a.range().start);
            let (name, value) = (a.name().to_owned(), a.value().to_owned());
            Attribute { name, value, line, column, asked: Cell::new(false) }
        })
        .collect();
    let below = node.children().filter(roxmltree::Node::is_element);
    let children = below.map(|c| element(c, file, lines, depth + 1)).collect::<Option<_>>()?;
    let name = node.tag_name();
    // elements of a name space, such as xacro, keep it
    let tag = match name.namespace() {
        Some(space) if space.contains("xacro") => format!("xacro:{}", name.name()),
        _ => name.name().to_owned(),
    };
    Some(Element { tag, file: Rc::clone(file), line, column, attributes, children })
}
