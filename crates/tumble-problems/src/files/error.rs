//! Why a problem file is refused: what was wrong, in which line, and what to do.

/// Why a file is refused: what was wrong, where, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// No number at all.
    #[error("the file is empty; expected a contact problem in Siconos or block text format")]
    Empty,
    /// The file stops where a number must stand.
    #[error("line {line}: the file ends where {expected} should follow; it is cut off")]
    Ended {
        /// Line of the last number.
        line: usize,
        /// The entry that should stand there.
        expected: &'static str,
    },
    /// Not a whole number.
    #[error("line {line}: `{token}` is not a whole number; expected {expected}")]
    NotAnInteger {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
        /// The entry that should stand there.
        expected: &'static str,
    },
    /// Not a number.
    #[error("line {line}: `{token}` is not a number; expected {expected}")]
    NotANumber {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
        /// The entry that should stand there.
        expected: &'static str,
    },
    /// Infinite, NaN or too large for `f64`.
    #[error("line {line}: `{token}` is not finite; expected {expected} within ±1.8e308")]
    NotFinite {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
        /// The entry that should stand there.
        expected: &'static str,
    },
    /// A Siconos file in another dimension.
    #[error("line {line}: the problem has dimension {dimension}; only three-dimensional problems (3) can be solved")]
    Dimension {
        /// Line of the token.
        line: usize,
        /// The dimension that it gives.
        dimension: u64,
    },
    /// A Siconos matrix stored in another way.
    #[error("line {line}: storage type {storage} of W is unknown; write it dense (0) or in sparse blocks (1)")]
    Storage {
        /// Line of the token.
        line: usize,
        /// The storage type that it gives.
        storage: u64,
    },
    /// Zero contacts.
    #[error("line {line}: the problem has no contacts; there is nothing to solve")]
    NoContacts {
        /// Line of the count.
        line: usize,
    },
    /// More numbers announced than the file has.
    #[error(
        "line {line}: {what} = {count} needs {needed} more numbers, but only {left} follow; correct the count or complete the file"
    )]
    TooFewNumbers {
        /// Line of the count.
        line: usize,
        /// The counted quantity.
        what: &'static str,
        /// The count.
        count: u64,
        /// Numbers that it asks for.
        needed: u64,
        /// Numbers that are left.
        left: u64,
    },
    /// Two counts that contradict each other.
    #[error("line {line}: {what} is {found}, but the counts before it require {expected}")]
    Disagree {
        /// Line of the second count.
        line: usize,
        /// The counted quantity.
        what: &'static str,
        /// The number that it gives.
        found: u64,
        /// The number that follows from the others.
        expected: u64,
    },
    /// A block that is not 3×3.
    #[error("line {line}: {what} {index} ends at {found}, not at {expected}; every block of W must be 3×3")]
    BlockShape {
        /// Line of the cumulative size.
        line: usize,
        /// "block row" or "block column".
        what: &'static str,
        /// Which one.
        index: usize,
        /// Its end.
        found: u64,
        /// Its end if all blocks were 3×3.
        expected: u64,
    },
    /// Row starts of the sparse blocks that fall, or do not end at the number of blocks.
    #[error(
        "line {line}: row start {found} must lie between {lowest} and {highest}; row starts begin at 0, rise, and end at the number of blocks"
    )]
    RowStart {
        /// Line of the row start.
        line: usize,
        /// Its value.
        found: u64,
        /// The lowest allowed value.
        lowest: u64,
        /// The highest allowed value.
        highest: u64,
    },
    /// An index beyond the contacts.
    #[error("line {line}: {what} {index} is out of range; the contacts are 0 to {last}")]
    IndexOutOfRange {
        /// Line of the index.
        line: usize,
        /// Which index.
        what: &'static str,
        /// Its value.
        index: u64,
        /// The largest allowed value.
        last: u64,
    },
    /// μ < 0.
    #[error("line {line}: coefficient of friction `{token}` of contact {contact} is negative; it must be 0 or more")]
    NegativeFriction {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
        /// The contact.
        contact: usize,
    },
    /// Two blocks at one place.
    #[error("line {line}: block ({row}, {col}) was already given in line {first}; add the two up or remove one")]
    DuplicateBlock {
        /// Line of the second block.
        line: usize,
        /// Its row.
        row: u32,
        /// Its column.
        col: u32,
        /// Line of the first block.
        first: usize,
    },
    /// A contact without its own block.
    #[error("line {line}: W ends without block ({contact}, {contact}); every contact needs its diagonal block")]
    MissingDiagonal {
        /// Line where W ends.
        line: usize,
        /// The contact.
        contact: u32,
    },
    /// Well written, but no contact problem.
    #[error("line {line}: {reason}")]
    Refused {
        /// Line where the diagonal block of the contact begins.
        line: usize,
        /// The reason, by [`crate::BlockProblem::new`].
        reason: String,
    },
    /// Something after the end.
    #[error("line {line}: `{token}` follows after the end of the problem; remove it or correct the counts")]
    Trailing {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
    },
}

impl FileError {
    /// The line that it happened in, counted from 1; none for an empty file.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        match self {
            Self::Empty => None,
            Self::Ended { line, .. }
            | Self::NotAnInteger { line, .. }
            | Self::NotANumber { line, .. }
            | Self::NotFinite { line, .. }
            | Self::Dimension { line, .. }
            | Self::Storage { line, .. }
            | Self::NoContacts { line }
            | Self::TooFewNumbers { line, .. }
            | Self::Disagree { line, .. }
            | Self::BlockShape { line, .. }
            | Self::RowStart { line, .. }
            | Self::IndexOutOfRange { line, .. }
            | Self::NegativeFriction { line, .. }
            | Self::DuplicateBlock { line, .. }
            | Self::MissingDiagonal { line, .. }
            | Self::Refused { line, .. }
            | Self::Trailing { line, .. } => Some(*line),
        }
    }
}
