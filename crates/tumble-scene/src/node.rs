//! Text as a tree of values, each with the place that it came from: what TOML and JSON have in common.
//!
//! One reader for both formats means one set of rules and one set of messages. Nothing here knows what a scene is. A file
//! may hold millions of values, so a value is 32 bytes: places are of 32 bits (a file is far smaller than 4 GiB) and lists
//! have no room to grow.

use std::ops::Range;

/// From where to where in the text [bytes].
pub(crate) type Span = Range<u32>;

/// A place as it is stored.
pub(crate) fn span(at: &Range<usize>) -> Span {
    let narrow = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    narrow(at.start)..narrow(at.end)
}

/// A value and its place.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) span: Span,
    pub(crate) value: Value,
}

/// What a value can be in both formats.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Integer(i64),
    Float(f64),
    Text(Box<str>),
    List(Box<[Node]>),
    Table(Box<[Entry]>),
    /// A TOML date or time.
    Date,
}

/// A key and what it holds.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: Box<str>,
    pub(crate) at: Span,
    pub(crate) node: Node,
}

/// A mistake in the text itself.
#[derive(Clone, Debug)]
pub(crate) struct Syntax {
    pub(crate) at: Span,
    pub(crate) message: String,
    pub(crate) too_deep: bool,
}

impl Node {
    /// The kind of value in words.
    pub(crate) fn kind(&self) -> &'static str {
        match &self.value {
            Value::Null => "null",
            Value::Bool(_) => "true or false",
            Value::Integer(_) | Value::Float(_) => "a number",
            Value::Text(_) => "text",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
            Value::Date => "a date or time",
        }
    }

    /// What a key of a table holds; nothing for anything but a table.
    pub(crate) fn get(&self, key: &str) -> Option<&Self> {
        self.entries().iter().find(|e| &*e.key == key).map(|e| &e.node)
    }

    /// The entries of a table; none for anything else.
    pub(crate) fn entries(&self) -> &[Entry] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }
}
