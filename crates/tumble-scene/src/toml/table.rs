//! Tables under construction, and TOML's rules for extending them.
//!
//! A table is created by its header, by a longer header, or by a dotted key; the rules differ, so a table keeps its origin.
//! Nothing here reads text.

use super::cursor::{Parsed, wrong};
use crate::node::{Entry, Node, Span, Value, span};
use std::collections::BTreeMap;
use std::ops::Range;

/// Origin of a table; decides which keys and headers may extend it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// By a longer header, such as `a` in `[a.b]`.
    Passed,
    /// By its own header.
    Header,
    /// By a dotted key.
    Dotted,
}

/// A table under construction.
#[derive(Debug)]
pub(super) struct Table {
    at: Span,
    kind: Kind,
    slots: Vec<Slot>,
    /// Positions of keys, for a table with many keys.
    #[expect(clippy::box_collection, reason = "almost no table has one, and there may be millions of tables")]
    index: Option<Box<BTreeMap<Box<str>, u32>>>,
}

#[derive(Debug)]
struct Slot {
    key: Box<str>,
    at: Span,
    item: Item,
}

#[derive(Debug)]
enum Item {
    /// Finished: a value, an inline table, a list.
    Node(Node),
    Table(Box<Table>),
    /// `[[…]]`
    Tables(Vec<Table>),
}

/// A key with its place.
pub(super) type Key = (Box<str>, Range<usize>);

impl Table {
    /// Most keys that are searched one by one.
    const FEW: usize = 16;

    pub(super) fn new(at: Range<usize>, kind: Kind) -> Self {
        Self { at: span(&at), kind, slots: Vec::new(), index: None }
    }

    fn find(&self, key: &str) -> Option<usize> {
        match &self.index {
            Some(index) => index.get(key).map(|k| *k as usize),
            None => self.slots.iter().position(|s| &*s.key == key),
        }
    }

    fn add(&mut self, (key, at): Key, item: Item) -> &mut Item {
        let place = self.slots.len();
        if let Some(index) = &mut self.index {
            index.insert(key.clone(), place as u32);
        } else if place == Self::FEW {
            let mut index: BTreeMap<Box<str>, u32> = self.slots.iter().map(|s| s.key.clone()).zip(0..).collect();
            index.insert(key.clone(), place as u32);
            self.index = Some(Box::new(index));
        }
        // most tables made by dotted keys have one entry
        if place == 0 && self.kind != Kind::Header {
            self.slots.reserve_exact(1);
        }
        self.slots.push(Slot { key, at: span(&at), item });
        &mut self.slots[place].item
    }

    /// The table of a header; `None` after a refused header.
    pub(super) fn opened(&mut self, path: &[Box<str>]) -> Option<&mut Self> {
        let mut table = self;
        for key in path {
            let place = table.find(key)?;
            table = match &mut table.slots[place].item {
                Item::Node(_) => return None,
                Item::Table(t) => t,
                Item::Tables(list) => list.last_mut()?,
            };
        }
        Some(table)
    }

    /// `[a.b]`, or `[[a.b]]` for one of many: creates the table of the last key, and missing tables before it.
    pub(super) fn declare(&mut self, mut keys: Vec<Key>, many: bool, header: &Range<usize>) -> Parsed<()> {
        let Some(last) = keys.pop() else { return Err(wrong(header.clone(), "expected a key")) };
        let taken = |at: Range<usize>| wrong(at, "this key has a value already, and cannot be a table");
        let mut table = self;
        for key in keys {
            let place = key.1.clone();
            let item = match table.find(&key.0) {
                Some(k) => &mut table.slots[k].item,
                None => table.add(key, Item::Table(Box::new(Self::new(header.clone(), Kind::Passed)))),
            };
            table = match item {
                Item::Node(_) => return Err(taken(place)),
                Item::Table(t) => t,
                Item::Tables(list) => list.last_mut().ok_or_else(|| taken(place))?,
            };
        }
        let opened = Self::new(header.clone(), Kind::Header);
        let Some(place) = table.find(&last.0) else {
            table.add(last, if many { Item::Tables(vec![opened]) } else { Item::Table(Box::new(opened)) });
            return Ok(());
        };
        match (&mut table.slots[place].item, many) {
            (Item::Tables(list), true) => list.push(opened),
            (Item::Table(t), false) if t.kind == Kind::Passed => {
                t.kind = Kind::Header;
                t.at = span(header);
            }
            (Item::Node(_), _) => return Err(taken(last.1)),
            _ => return Err(wrong(header.clone(), "duplicate table")),
        }
        Ok(())
    }

    /// `a.b = node`: inserts into the table of the last key but one, which only dotted keys may create.
    pub(super) fn insert(&mut self, keys: Vec<Key>, last: Key, node: Node) -> Parsed<()> {
        let mut table = self;
        for key in keys {
            let place = key.1.clone();
            let item = match table.find(&key.0) {
                Some(k) => &mut table.slots[k].item,
                None => table.add(key, Item::Table(Box::new(Self::new(place.clone(), Kind::Dotted)))),
            };
            table = match item {
                Item::Table(t) if t.kind == Kind::Dotted => t,
                Item::Table(_) | Item::Tables(_) => {
                    return Err(wrong(place, "this table has a header, and takes no dotted keys"));
                }
                Item::Node(_) => return Err(wrong(place, "this key has a value already, and cannot be a table")),
            };
        }
        if table.find(&last.0).is_some() {
            return Err(wrong(last.1, crate::node::DUPLICATE));
        }
        table.add(last, Item::Node(node));
        Ok(())
    }

    pub(super) fn finish(self) -> Node {
        // the index is not needed any more
        drop(self.index);
        let entries = self.slots.into_iter().map(|Slot { key, at, item }| Entry { key, at, node: item.finish() });
        Node { span: self.at, value: Value::Table(entries.collect()) }
    }
}

impl Item {
    fn finish(self) -> Node {
        match self {
            Self::Node(node) => node,
            Self::Table(table) => table.finish(),
            Self::Tables(list) => {
                let at = list.first().map_or(0, |t| t.at.start)..list.last().map_or(0, |t| t.at.end);
                Node { span: at, value: Value::List(list.into_iter().map(Table::finish).collect()) }
            }
        }
    }
}
