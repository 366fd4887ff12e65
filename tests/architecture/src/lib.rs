//! Reads which module of a crate imports which, from its source text alone.
//!
//! [`source`] turns the files of a crate into modules with their names and paths; comments, strings and what is compiled
//! for tests only are left out. [`graph`] resolves the paths, through re-exports, to the file that defines the name, and
//! finds cycles. [`order`] compares the arrows with the order that a crate declares in its header, and [`manifest`] those
//! between crates.
//!
//! Calls of methods name no module. Where a type has methods in several files, an `impl` of it uses the files of those that
//! it calls on `self` or names by `Self` ([`graph::Graph::new`] adds the arrows). Calls on other values are not seen, nor
//! is a method that a macro writes.

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
