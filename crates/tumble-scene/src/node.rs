//! Text as a tree of values, each with the place that it came from: what TOML and JSON have in common.
//!
//! One reader for both formats means one set of rules and one set of messages. Nothing here knows what a scene is.

use crate::limits;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// A value and its place.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) span: Range<usize>,
    pub(crate) value: Value,
}

/// What a value can be in both formats.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Integer(i64),
    Float(f64),
    Text(String),
    List(Vec<Node>),
    Table(Vec<Entry>),
    /// A TOML date or time.
    Date,
}

/// A key and what it holds.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) at: Range<usize>,
    pub(crate) node: Node,
}

/// A mistake in the text itself.
#[derive(Clone, Debug)]
pub(crate) struct Syntax {
    pub(crate) at: Range<usize>,
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
        self.entries().iter().find(|e| e.key == key).map(|e| &e.node)
    }

    /// The entries of a table; none for anything else.
    pub(crate) fn entries(&self) -> &[Entry] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }
}

/// The tree of a TOML text, or all that is wrong with the text.
pub(crate) fn from_toml(text: &str) -> Result<Node, Vec<Syntax>> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut wrong: Vec<Syntax> = errors
        .iter()
        .take(limits::DIAGNOSTICS)
        .map(|e| Syntax {
            at: e.span().unwrap_or(0..0),
            message: e.message().to_owned(),
            too_deep: e.message().contains("recursion"),
        })
        .collect();
    let span = table.span();
    let root = from_table(span, table.into_inner(), 0, &mut wrong);
    if wrong.is_empty() { Ok(root) } else { Err(wrong) }
}

fn from_table(span: Range<usize>, table: DeTable<'_>, depth: u32, wrong: &mut Vec<Syntax>) -> Node {
    if depth > limits::DEPTH {
        wrong.push(deep(span.clone()));
        return Node { span, value: Value::Null };
    }
    let mut entries = Vec::with_capacity(table.len());
    for (key, value) in table {
        let (at, place) = (key.span(), value.span());
        let node = from_value(place, value.into_inner(), depth + 1, wrong);
        entries.push(Entry { key: key.into_inner().into_owned(), at, node });
    }
    Node { span, value: Value::Table(entries) }
}

fn from_value(span: Range<usize>, value: DeValue<'_>, depth: u32, wrong: &mut Vec<Syntax>) -> Node {
    if depth > limits::DEPTH {
        wrong.push(deep(span.clone()));
        return Node { span, value: Value::Null };
    }
    let value = match value {
        DeValue::String(s) => Value::Text(s.into_owned()),
        DeValue::Integer(i) => match i64::from_str_radix(i.as_str(), i.radix()) {
            Ok(n) => Value::Integer(n),
            // a whole number that i64 cannot hold is still a number
            Err(_) => i.as_str().parse().map_or(Value::Null, Value::Float),
        },
        DeValue::Float(x) => x.as_str().parse().map_or(Value::Null, Value::Float),
        DeValue::Boolean(b) => Value::Bool(b),
        DeValue::Datetime(_) => Value::Date,
        DeValue::Array(list) => {
            let list = list.into_iter().map(|n| {
                let place = n.span();
                from_value(place, n.into_inner(), depth + 1, wrong)
            });
            Value::List(list.collect())
        }
        DeValue::Table(table) => return from_table(span, table, depth, wrong),
    };
    Node { span, value }
}

fn deep(at: Range<usize>) -> Syntax {
    let message = format!("nested deeper than {} levels", limits::DEPTH);
    Syntax { at, message, too_deep: true }
}
