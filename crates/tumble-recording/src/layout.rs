//! How the frames of a world are kept: as rows, or packed into chunks.

use crate::joint_table::{JOINT_ROW, MOTOR};
use crate::table::{ADJUSTMENT, CONTACT, Column, EDIT, Kind, PUSH, SOLVE, STATE, Table, Version};

/// Most bodies of a world that is kept as rows.
pub const ROWS_LIMIT: usize = 1000;
/// Most rows of a chunk.
pub(crate) const CHUNK_ROWS: usize = 128;

/// How the frames are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A row each, readable by every SQLite client.
    Rows,
    /// Packed, behind views that need the function `tumble_cell`.
    Chunks,
}

impl Layout {
    /// Its name in `meta`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Chunks => "chunks",
        }
    }

    /// The layout for a world of so many bodies.
    #[must_use]
    pub fn of(bodies: usize) -> Self {
        if bodies <= ROWS_LIMIT { Self::Rows } else { Self::Chunks }
    }

    /// Bytes of a page: a chunk fits into one. Every table takes a page, and most are nearly empty.
    pub(crate) fn page_size(self) -> u32 {
        match self {
            Self::Rows => 8_192,
            Self::Chunks => 65_536,
        }
    }
}

/// The tables whose rows belong to a frame and are kept in chunks when there are many.
pub(crate) const CHUNKED: [&Table; 8] = [&STATE, &CONTACT, &SOLVE, &ADJUSTMENT, &PUSH, &EDIT, &JOINT_ROW, &MOTOR];

/// Those that a version of the format has, as it has them: there were no joints in version 2.
pub(crate) fn framed(version: Version) -> Vec<&'static Table> {
    let count = if version == Version::Two { 6 } else { CHUNKED.len() };
    CHUNKED[..count].iter().map(|t| version.table(t)).collect()
}

/// The type of a column, and whether it always has a value.
pub(crate) fn type_and_null(t: &Table, c: &Column) -> String {
    // a real may be NULL for what is not a number, an event may have one body or none
    let optional = matches!(c.kind, Kind::Real | Kind::Body) || (t.name == "event" && c.name == "data");
    format!("{}{}", c.kind.sql(), if optional { "" } else { " NOT NULL" })
}
