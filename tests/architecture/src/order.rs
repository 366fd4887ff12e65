//! The order that a crate declares, and the imports that run against it.
//!
//! The header of `lib.rs` has a table of the top-level modules, the rooms, from the ground floor up:
//!
//! ```text
//! //! | room | answers |
//! //! |---|---|
//! //! | `bottom` | … |
//! //! | `middle`, `beside` | … |
//! //! | `top` | … |
//! ```
//!
//! A room may import from its own row and from the rows before it. Every room stands in exactly one row.

use crate::graph::{Arrow, Graph};
use std::collections::{BTreeMap, BTreeSet};

/// How the table begins.
const BEGINS: &str = "//! | room | answers |";

/// The row of each room, 0 at the bottom.
pub type Rows = BTreeMap<String, usize>;

/// Reads the declared order from the text of `lib.rs`.
///
/// # Errors
/// No table, or a name twice.
pub fn declared(lib: &str) -> Result<Rows, String> {
    let lines = lib.lines().skip_while(|l| l.trim() != BEGINS).skip(2);
    let mut rows = Rows::new();
    for (row, line) in lines.take_while(|l| l.starts_with("//! |")).enumerate() {
        let first = line.split('|').nth(1).unwrap_or_default();
        for name in first.split('`').skip(1).step_by(2) {
            if rows.insert(name.to_owned(), row).is_some() {
                return Err(format!("`{name}` stands twice in the declared order"));
            }
        }
    }
    if rows.is_empty() { Err(format!("no declared order: a table `{BEGINS}` in its header")) } else { Ok(rows) }
}

/// The top-level module that a file belongs to; none for the root.
#[must_use]
pub fn room(file: &str) -> Option<&str> {
    (file != "crate").then(|| file.split("::").next().unwrap_or(file))
}

/// What does not agree with the declared order, in words.
#[must_use]
pub fn against(graph: &Graph, rows: &Rows) -> Vec<String> {
    let mut found = Vec::new();
    let rooms: BTreeSet<&str> = graph.files.iter().filter_map(|f| room(f)).collect();
    let missing = rooms.iter().filter(|r| !rows.contains_key(**r));
    found.extend(missing.map(|r| format!("`{r}` stands in no row of the declared order")));
    let unknown = rows.keys().filter(|r| !rooms.contains(r.as_str()));
    found.extend(unknown.map(|r| format!("`{r}` of the declared order is no module")));
    let row = |file: &str| room(file).and_then(|r| rows.get(r));
    let up = |a: &&Arrow| matches!((row(&a.from), row(&a.to)), (Some(from), Some(to)) if from < to);
    found.extend(graph.arrows.values().filter(up).map(|a| format!("against the declared order: {a}")));
    // the root opens the doors; what all share has a room
    let to_root = graph.arrows.values().filter(|a| a.to == "crate");
    found.extend(to_root.map(|a| format!("imports what the root of the crate defines: {a}")));
    found
}
