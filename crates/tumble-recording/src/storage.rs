//! How format 3 keeps the rows of frames: what did not change since the frame before is not stored again.
//!
//! The rows of a table of one frame are parted into blocks of neighbours. A frame has a list of blocks for each table
//! (`source`), and a list (`list`) names its blocks and how many rows stand before each. A block that is the same as in the frame
//! before is named again, a list of the same blocks is named again. Blocks are rows of `…_row`, or packed into one value of
//! `…_block`. A view with the name and the columns of the table puts them together, so that any client reads `contact` and
//! `state` as plain tables. The number of a contact within its frame, and that of an island, is its place in the list: it is not
//! stored, so that a contact that comes or goes does not change all that follow.
//!
//! Where blocks are rows, triggers let a client that may write treat the views as tables: a frame that is edited gets rows of its
//! own first. An edited recording is seen in `verify` all the same.

use crate::layout::{Layout, framed, type_and_null};
use crate::table::{Column, Kind, Table, Version};
use std::fmt::Write as _;

/// Columns of a table that are stored: all but the place in the list.
pub(crate) fn stored(t: &Table) -> impl Iterator<Item = &'static Column> {
    let place = place(t);
    t.columns.iter().enumerate().filter(move |(k, _)| place != Some(*k)).map(|(_, c)| c)
}

/// Which column is a row's place in its frame, and not stored.
pub(crate) fn place(t: &Table) -> Option<usize> {
    ["contact", "solve", "joint_row", "motor"]
        .contains(&t.name)
        .then(|| t.columns.iter().position(|c| c.name == t.key))
        .flatten()
}

/// The column that tells rows of a block apart: the key, or the place in the block.
pub(crate) fn key(t: &Table) -> &'static str {
    if place(t).is_some() { "i" } else { t.key }
}

/// All statements that keep the rows of frames: (kind, name, SQL).
pub(crate) fn statements(layout: Layout, version: Version) -> Vec<(&'static str, String, String)> {
    let tables = framed(version);
    let lists = tables.iter().fold(String::new(), |text, t| format!("{text}, {} INTEGER", t.name));
    let mut all = vec![
        (
            "table",
            "source".to_owned(),
            format!("CREATE TABLE source (frame INTEGER NOT NULL PRIMARY KEY{lists}) STRICT"),
        ),
        (
            "table",
            "list".to_owned(),
            "CREATE TABLE list (list INTEGER NOT NULL, start INTEGER NOT NULL, block INTEGER NOT NULL, \
             PRIMARY KEY (list, start)) STRICT, WITHOUT ROWID"
                .to_owned(),
        ),
    ];
    if layout == Layout::Chunks {
        all.push(("table", "lane".to_owned(), "CREATE TABLE lane (i INTEGER NOT NULL PRIMARY KEY) STRICT".to_owned()));
    }
    for (number, t) in tables.iter().enumerate() {
        match layout {
            Layout::Rows => {
                all.push(("table", format!("{}_row", t.name), rows(t)));
                all.push(("view", t.name.to_owned(), row_view(t)));
                all.extend(triggers(t, number));
            }
            Layout::Chunks => {
                let sql = format!(
                    "CREATE TABLE {}_block (block INTEGER NOT NULL PRIMARY KEY, count INTEGER NOT NULL, \
                     data BLOB NOT NULL) STRICT",
                    t.name
                );
                all.push(("table", format!("{}_block", t.name), sql));
                all.push(("view", t.name.to_owned(), block_view(t)));
            }
        }
    }
    all
}

fn rows(t: &Table) -> String {
    let mut text = format!("CREATE TABLE {}_row (block INTEGER NOT NULL", t.name);
    if place(t).is_some() {
        text.push_str(", i INTEGER NOT NULL");
    }
    for c in stored(t) {
        let _ = write!(text, ", {} {}", c.name, type_and_null(t, c));
    }
    let _ = write!(text, ", PRIMARY KEY (block, {})) STRICT, WITHOUT ROWID", key(t));
    text
}

fn head(t: &Table) -> String {
    let names = t.columns.iter().fold(String::new(), |text, c| format!("{text}, {}", c.name));
    format!("CREATE VIEW {} (frame{names}) AS SELECT s.frame", t.name)
}

fn row_view(t: &Table) -> String {
    let mut text = head(t);
    for (k, c) in t.columns.iter().enumerate() {
        let _ = match place(t) {
            Some(place) if place == k => write!(text, ", CAST(l.start + r.i AS INTEGER)"),
            _ => write!(text, ", r.{}", c.name),
        };
    }
    let _ = write!(
        text,
        " FROM source AS s CROSS JOIN list AS l ON l.list = s.{0} CROSS JOIN {0}_row AS r ON r.block = l.block",
        t.name
    );
    text
}

fn block_view(t: &Table) -> String {
    let mut text = head(t);
    let mut cell = 0;
    for k in 0..t.columns.len() {
        if place(t) == Some(k) {
            text.push_str(", l.start + n.i");
        } else {
            let _ = write!(text, ", tumble_cell('{}', b.block, b.data, n.i, {cell})", t.name);
            cell += 1;
        }
    }
    let _ = write!(
        text,
        " FROM source AS s CROSS JOIN list AS l ON l.list = s.{0} CROSS JOIN {0}_block AS b ON b.block = l.block \
         CROSS JOIN lane AS n ON n.i < b.count",
        t.name
    );
    text
}

/// Triggers that make the view of a table one that can be written to. A frame that is written to first gets a list and a block
/// of its own; their numbers are below zero, where no others are.
fn triggers(t: &Table, number: usize) -> Vec<(&'static str, String, String)> {
    let own = |frame: &str| format!("(-1000 - 16 * {frame} - {number})");
    let names = |of: &str| stored(t).fold(String::new(), |text, c| format!("{text}, {of}{}", c.name));
    let positional = place(t).is_some();
    let values = |of: &str| if positional { format!(", {of}{}{}", t.key, names(of)) } else { names(of) };
    let columns = if positional { format!(", i{}", names("")) } else { names("") };
    let name = t.name;
    let thaw = |frame: &str| {
        let own = own(frame);
        format!(
            "INSERT OR IGNORE INTO source (frame) VALUES ({frame}); \
             INSERT INTO {name}_row (block{columns}) SELECT {own}{} FROM {name} AS v WHERE v.frame = {frame} \
             AND (SELECT s.{name} FROM source AS s WHERE s.frame = {frame}) IS NOT {own}; \
             INSERT OR IGNORE INTO list (list, start, block) VALUES ({own}, 0, {own}); \
             UPDATE source SET {name} = {own} WHERE frame = {frame}; ",
            values("v.")
        )
    };
    let put = format!("INSERT INTO {name}_row (block{columns}) VALUES ({}{}); ", own("NEW.frame"), values("NEW."));
    let take = format!("DELETE FROM {name}_row WHERE block = {} AND {} = OLD.{}; ", own("OLD.frame"), key(t), t.key);
    let mut set = stored(t).fold(String::new(), |text, c| format!("{text}, {0} = NEW.{0}", c.name));
    if positional {
        let _ = write!(set, ", i = NEW.{}", t.key);
    }
    let set = set.trim_start_matches(", ");
    let change =
        format!("UPDATE {name}_row SET {set} WHERE block = {} AND {} = OLD.{}; ", own("OLD.frame"), key(t), t.key);
    let trigger = |what: &str, on: &str, when: &str, body: String| {
        let trigger = format!("{name}_{what}");
        let sql = format!("CREATE TRIGGER {trigger} INSTEAD OF {on} ON {name}{when} BEGIN {body}END");
        ("trigger", trigger, sql)
    };
    vec![
        trigger("insert", "INSERT", "", format!("{}{put}", thaw("NEW.frame"))),
        trigger("delete", "DELETE", "", format!("{}{take}", thaw("OLD.frame"))),
        trigger("update", "UPDATE", " WHEN NEW.frame IS OLD.frame", format!("{}{change}", thaw("OLD.frame"))),
        trigger(
            "move",
            "UPDATE",
            " WHEN NEW.frame IS NOT OLD.frame",
            format!("{}{}{take}{put}", thaw("OLD.frame"), thaw("NEW.frame")),
        ),
    ]
}

/// `INSERT` for a stored row: the block, its place in it if it has one, then the columns.
pub(crate) fn insert(t: &Table) -> String {
    let marks = 1 + usize::from(place(t).is_some()) + stored(t).count();
    format!("INSERT INTO {}_row VALUES ({})", t.name, vec!["?"; marks].join(", "))
}

/// Words of a stored row: texts are not among them.
pub(crate) fn width(t: &Table) -> usize {
    stored(t).filter(|c| c.kind != Kind::Text).count()
}
