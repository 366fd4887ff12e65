//! Reads which module of a crate imports which, from its source text alone.
//!
//! [`source`] turns the files of a crate into modules with their names and paths; comments, strings and what is compiled
//! for tests only are left out. [`graph`] resolves the paths, through re-exports, to the file that defines the name, and
//! finds cycles. [`order`] compares the arrows with the order that a crate declares in its header, and [`manifest`] those
//! between crates.
//!
//! Calls of methods name no module. Where a type has methods in another file than its own, its own file must not call them
//! ([`graph::Graph::new`] adds the arrow); other calls of methods are not seen.

pub mod graph;
pub mod manifest;
pub mod order;
pub mod source;

use std::path::{Path, PathBuf};

/// The root file of the crate in a folder: of its library, else of its program.
#[must_use]
pub fn root_of(folder: &Path) -> Option<PathBuf> {
    ["src/lib.rs", "src/main.rs"].iter().map(|f| folder.join(f)).find(|p| p.is_file())
}
