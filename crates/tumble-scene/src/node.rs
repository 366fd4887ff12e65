//! A tree of values, each with its place in the text: the common result of the TOML and JSON parsers.
//!
//! One reader for both formats means one set of rules and one set of messages. Nothing here depends on the scene format. A
//! file may have millions of values, so a value takes 32 bytes: places have 32 bits (a file is far smaller than 4 GiB) and
//! lists no spare capacity.

use std::ops::Range;

/// A range of the text [bytes].
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

/// A value of either format.
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
    /// An expression that has an error already: stands for any number.
    Wrong,
}

/// A key and its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: Box<str>,
    pub(crate) at: Span,
    pub(crate) node: Node,
}

/// The message about a key that a table has twice.
pub(crate) const DUPLICATE: &str = "duplicate key";

/// A syntax error.
#[derive(Clone, Debug)]
pub(crate) struct Syntax {
    pub(crate) at: Span,
    pub(crate) message: String,
    pub(crate) too_deep: bool,
}

impl Node {
    /// The type of the value, for messages.
    pub(crate) fn kind(&self) -> &'static str {
        match &self.value {
            Value::Null => "null",
            Value::Bool(_) => "true or false",
            Value::Integer(_) | Value::Float(_) => "a number",
            Value::Text(_) => "text",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
            Value::Date => "a date or time",
            Value::Wrong => "a wrong expression",
        }
    }

    /// The value of a key of a table; `None` for any other node.
    pub(crate) fn get(&self, key: &str) -> Option<&Self> {
        self.entries().iter().find(|e| &*e.key == key).map(|e| &e.node)
    }

    /// The entries of a table; empty for any other node.
    pub(crate) fn entries(&self) -> &[Entry] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }
}
