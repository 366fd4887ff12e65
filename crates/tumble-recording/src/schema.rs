//! The schema: made from the tables, and compared word by word when a file is opened.
//!
//! Worlds of up to [`ROWS_LIMIT`] bodies are kept as rows. Larger ones keep state, contacts, solves, adjustments, pushes and edits
//! packed, up to [`CHUNK_ROWS`] rows in a value. Views with the names and columns of the tables put them together (`storage`).
//! Format 2 has plain tables, or chunks behind views, with all rows of every frame.

use crate::joint_table::JOINT;
use crate::layout::type_and_null;
pub(crate) use crate::layout::{CHUNK_ROWS, CHUNKED, framed};
pub use crate::layout::{Layout, ROWS_LIMIT};
use crate::storage;
use crate::table::{BODY, EVENT, FRAME, Table, Version};
use std::fmt::Write as _;

/// The tables that can be exported, by their names: all but `file`, whose rows are whole files.
pub const TABLES: [&str; 13] = [
    "state",
    "frame",
    "contact",
    "solve",
    "event",
    "adjustment",
    "push",
    "edit",
    "joint_row",
    "motor",
    "joint",
    "body",
    "meta",
];

/// `PRAGMA application_id` of a recording: "tmbl".
pub const APPLICATION_ID: i32 = 0x746d_626c;
/// `PRAGMA user_version` of a recording that is made now.
pub const VERSION: i32 = Version::Three as i32;
/// All statements that make the schema, in order: (kind, name, SQL).
pub(crate) fn statements(layout: Layout, version: Version) -> Vec<(&'static str, String, String)> {
    let chunked = framed(version);
    let mut all = vec![
        (
            "table",
            "meta".to_owned(),
            "CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value ANY) STRICT, WITHOUT ROWID".to_owned(),
        ),
        (
            "table",
            "file".to_owned(),
            "CREATE TABLE file (name TEXT NOT NULL PRIMARY KEY, data BLOB NOT NULL) STRICT".to_owned(),
        ),
        ("table", "body".to_owned(), format!("CREATE TABLE body ({}) STRICT", columns(&BODY, "id"))),
        (
            "table",
            "frame".to_owned(),
            format!(
                "CREATE TABLE frame (frame INTEGER NOT NULL PRIMARY KEY, {}, checksum TEXT NOT NULL) STRICT",
                columns(version.table(&FRAME), "")
            ),
        ),
        ("table", "event".to_owned(), rows(&EVENT)),
    ];
    if version != Version::Two {
        all.push(("table", "joint".to_owned(), format!("CREATE TABLE joint ({}) STRICT", columns(&JOINT, "id"))));
        all.push((
            "view",
            "sensor_event".to_owned(),
            "CREATE VIEW sensor_event (frame, kind, sensor, body) AS SELECT frame, kind, body_a, body_b FROM event WHERE kind \
             IN ('entered', 'left')"
                .to_owned(),
        ));
        all.extend(storage::statements(layout, version));
        return all;
    }
    match layout {
        Layout::Rows => all.extend(chunked.iter().map(|t| ("table", t.name.to_owned(), rows(t)))),
        Layout::Chunks => {
            all.push((
                "table",
                "lane".to_owned(),
                "CREATE TABLE lane (i INTEGER NOT NULL PRIMARY KEY) STRICT".to_owned(),
            ));
            for t in chunked {
                let (chunks, index) = (format!("{}_chunk", t.name), format!("{}_chunk_frame", t.name));
                let table = format!(
                    "CREATE TABLE {chunks} (id INTEGER NOT NULL PRIMARY KEY, frame INTEGER NOT NULL, \
                     count INTEGER NOT NULL, data BLOB NOT NULL) STRICT"
                );
                let by_frame = format!("CREATE INDEX {index} ON {chunks} (frame)");
                all.push(("table", chunks, table));
                all.push(("index", index, by_frame));
                all.push(("view", t.name.to_owned(), view(t)));
            }
        }
    }
    all
}

/// A table with a row for each thing of each frame.
fn rows(t: &Table) -> String {
    format!(
        "CREATE TABLE {} (frame INTEGER NOT NULL, {}, PRIMARY KEY (frame, {})) STRICT, WITHOUT ROWID",
        t.name,
        columns(t, ""),
        t.key
    )
}

fn columns(t: &Table, primary: &str) -> String {
    let mut text = String::new();
    for (k, c) in t.columns.iter().enumerate() {
        let comma = if k > 0 { ", " } else { "" };
        let _ = write!(text, "{comma}{} {}", c.name, type_and_null(t, c));
        if c.name == primary {
            text.push_str(" PRIMARY KEY");
        }
    }
    text
}

fn view(t: &Table) -> String {
    let mut text = format!("CREATE VIEW {} (frame", t.name);
    for c in t.columns {
        let _ = write!(text, ", {}", c.name);
    }
    text.push_str(") AS SELECT c.frame");
    for k in 0..t.width() {
        let _ = write!(text, ", tumble_cell('{}', c.id, c.data, l.i, {k})", t.name);
    }
    let _ = write!(text, " FROM {}_chunk AS c CROSS JOIN lane AS l ON l.i < c.count", t.name);
    text
}

/// `INSERT` for a row of words (and texts) of a table in the layout of rows.
pub(crate) fn insert(t: &Table, framed: bool) -> String {
    let extra = usize::from(framed) + usize::from(t.name == "frame");
    let marks = vec!["?"; t.columns.len() + extra].join(", ");
    format!("INSERT INTO {} VALUES ({marks})", t.name)
}
