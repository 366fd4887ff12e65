//! Contact problems in text files: what Siconos and the block format say, read with suspicion.
//!
//! Both formats hold the same problem: find r with u = W r + q, 0 ≤ u_n ⟂ r_n ≥ 0, |r_t| ≤ μ r_n, friction against
//! the slip; three components (n, t1, t2) per contact, numbers separated by any white space.
//!
//! *Siconos*: dimension, contacts, then W dense or in sparse blocks (by columns), q, μ, and perhaps a last 0 or 1 that
//! says nothing about the problem. *Block text*: contacts and blocks, μ, q, then per block its row, its column and
//! nine numbers by rows. Which one a file is follows from its numbers, not from its name ([`parse`] says how).
//!
//! A file is somebody else's data. Every count is compared with the numbers that are really there before memory is
//! reserved, every index with its range; what is wrong is refused with its line, never repaired: two blocks at one
//! place could mean a sum or a mistake, and only the author knows which.
//!
//! Not here: opening files (`tumble-cli`), symmetry and definiteness of W (`problem` and the certificate judge that).

use std::fmt::Write as _;

/// How a file said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Siconos, storage 0: W as one dense matrix.
    SiconosDense,
    /// Siconos, storage 1: W in sparse blocks.
    SiconosSparse,
    /// Block text.
    BlockText,
}

/// One 3×3 block of W.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Contact whose velocity it gives.
    pub row: u32,
    /// Contact whose impulse it takes.
    pub col: u32,
    /// By rows [1/kg].
    pub entries: [f64; 9],
}

/// A contact problem as a file holds it: finite, indices in range, every diagonal block present, none twice.
#[derive(Clone, Debug, PartialEq)]
pub struct FileProblem {
    /// μ per contact, never negative [–].
    pub friction: Vec<f64>,
    /// q per contact, components (n, t1, t2) [m/s].
    pub free_velocity: Vec<[f64; 3]>,
    /// W, sorted by row, then column; of a dense W all blocks that are not zero, and the diagonal.
    pub blocks: Vec<Block>,
    /// The format that it came in.
    pub format: Format,
}

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
        /// What should stand there.
        expected: &'static str,
    },
    /// Not a whole number.
    #[error("line {line}: `{token}` is not a whole number; expected {expected}")]
    NotAnInteger {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// Not a number.
    #[error("line {line}: `{token}` is not a number; expected {expected}")]
    NotANumber {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// Infinite, NaN or too large for `f64`.
    #[error("line {line}: `{token}` is not finite; expected {expected} within ±1.8e308")]
    NotFinite {
        /// Line of the token.
        line: usize,
        /// The token.
        token: String,
        /// What should stand there.
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
        /// What is counted.
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
        /// What is counted.
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
            | Self::Trailing { line, .. } => Some(*line),
        }
    }
}

/// Reads a contact problem; the format is found by content.
///
/// Block text has exactly 2 + 4·first + 11·second numbers, and no valid Siconos file has that many. What does not
/// count up is wrong in one of the two formats, and its first five tokens say in which: whole numbers (dimension,
/// contacts, storage, rows, columns) in Siconos, coefficients of friction from the third on in block text. Memory
/// stays within a small multiple of the input's length.
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn parse(input: impl AsRef<[u8]>) -> Result<FileProblem, FileError> {
    let bytes = input.as_ref();
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let mut reader = Reader { bytes, at: 0, line: 1, left: count_tokens(bytes) };
    if reader.left == 0 {
        return Err(FileError::Empty);
    }
    // the first five tokens as whole numbers, as far as they are
    let mut scout = reader.clone();
    let head: [Option<u64>; 5] = std::array::from_fn(|_| scout.token().and_then(|t| whole(t.text)));
    let block_length = |first: u64, second: u64| {
        let contacts = first.checked_mul(4)?;
        second.checked_mul(11)?.checked_add(contacts)?.checked_add(2)
    };
    let counts_up = matches!(head, [Some(a), Some(b), ..] if block_length(a, b) == Some(reader.left));
    let squares = matches!(head, [_, _, _, Some(rows), Some(columns)] if rows == columns && rows >= 3);
    let is_siconos = squares || matches!(head, [Some(2 | 3), _, Some(_), Some(_), Some(_)]);
    if counts_up || !is_siconos {
        let answer = block_text(&mut reader.clone());
        // a broken Siconos file may count up by chance; then Siconos has the right words for it
        if answer.is_ok() || !is_siconos {
            return answer;
        }
    }
    siconos(&mut reader)
}

/// The problem in block text; [`parse`] gives back the same bits (the format becomes [`Format::BlockText`]).
#[must_use]
pub fn write_block_text(problem: &FileProblem) -> String {
    // the shortest digits that read back to the same f64
    let line = |numbers: &mut dyn Iterator<Item = f64>| {
        let mut text = String::new();
        for x in numbers {
            let gap = if text.is_empty() { "" } else { " " };
            let _ = write!(text, "{gap}{x:?}"); // a String takes every write
        }
        text
    };
    let mut text = format!("{} {}\n", problem.friction.len(), problem.blocks.len());
    text.push_str(&line(&mut problem.friction.iter().copied()));
    text.push('\n');
    text.push_str(&line(&mut problem.free_velocity.iter().flatten().copied()));
    text.push('\n');
    for block in &problem.blocks {
        let _ = writeln!(text, "{} {} {}", block.row, block.col, line(&mut block.entries.iter().copied()));
    }
    text
}

/// One piece of the text, and its line.
#[derive(Clone, Copy)]
struct Token<'a> {
    text: &'a [u8],
    line: usize,
}

impl Token<'_> {
    /// What a message shows of it: at most 40 characters, nothing that a terminal could obey.
    fn shown(&self) -> String {
        let text = String::from_utf8_lossy(&self.text[..self.text.len().min(160)]);
        let mut shown: String = text.chars().take(40).flat_map(char::escape_debug).collect();
        if text.chars().count() > 40 || self.text.len() > 160 {
            shown.push('…');
        }
        shown
    }
}

/// Walks over the tokens; knows how many are left.
#[derive(Clone)]
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
    left: u64,
}

impl<'a> Reader<'a> {
    fn token(&mut self) -> Option<Token<'a>> {
        while let Some(byte) = self.bytes.get(self.at).filter(|b| b.is_ascii_whitespace()) {
            self.line += usize::from(*byte == b'\n');
            self.at += 1;
        }
        let rest = self.bytes.get(self.at..)?;
        let length = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        if length == 0 {
            return None;
        }
        self.at += length;
        self.left = self.left.saturating_sub(1);
        Some(Token { text: &rest[..length], line: self.line })
    }

    fn expect(&mut self, expected: &'static str) -> Result<Token<'a>, FileError> {
        let line = self.line; // of the last token, not of the blank lines behind it
        self.token().ok_or(FileError::Ended { line, expected })
    }

    /// A whole number, zero or more.
    fn integer(&mut self, expected: &'static str) -> Result<u64, FileError> {
        let token = self.expect(expected)?;
        whole(token.text).ok_or_else(|| FileError::NotAnInteger { line: token.line, token: token.shown(), expected })
    }

    /// A finite number and its token.
    fn number(&mut self, expected: &'static str) -> Result<(f64, Token<'a>), FileError> {
        let token = self.expect(expected)?;
        let value = std::str::from_utf8(token.text).ok().and_then(|t| t.parse::<f64>().ok());
        match value {
            Some(x) if x.is_finite() => Ok((x, token)),
            Some(_) => Err(FileError::NotFinite { line: token.line, token: token.shown(), expected }),
            None => Err(FileError::NotANumber { line: token.line, token: token.shown(), expected }),
        }
    }

    /// A whole number that must be `expected`.
    fn agree(&mut self, what: &'static str, expected: u64) -> Result<(), FileError> {
        let found = self.integer(what)?;
        if found == expected { Ok(()) } else { Err(FileError::Disagree { line: self.line, what, found, expected }) }
    }

    /// Nothing is reserved for `count` things before the numbers that they need are seen to be there.
    fn require(&self, what: &'static str, count: u64, needed: Option<u64>) -> Result<(), FileError> {
        let needed = needed.unwrap_or(u64::MAX);
        if needed <= self.left {
            return Ok(());
        }
        Err(FileError::TooFewNumbers { line: self.line, what, count, needed, left: self.left })
    }

    /// The number of contacts; each needs at least its μ and its q.
    fn contacts(&mut self) -> Result<u32, FileError> {
        let count = self.integer("the number of contacts")?;
        if count == 0 {
            return Err(FileError::NoContacts { line: self.line });
        }
        self.require("number of contacts", count, count.checked_mul(4))?;
        // 4 numbers for each of 2³² contacts are 32 GiB of text: refused rather than wrapped
        u32::try_from(count).map_err(|_| FileError::TooFewNumbers {
            line: self.line,
            what: "number of contacts",
            count,
            needed: u64::MAX,
            left: self.left,
        })
    }

    fn friction(&mut self, contacts: u32) -> Result<Vec<f64>, FileError> {
        (0..contacts as usize)
            .map(|contact| {
                let (mu, token) = self.number("a coefficient of friction")?;
                if mu < 0.0 {
                    return Err(FileError::NegativeFriction { line: token.line, token: token.shown(), contact });
                }
                Ok(mu)
            })
            .collect()
    }

    fn free_velocity(&mut self, contacts: u32) -> Result<Vec<[f64; 3]>, FileError> {
        (0..contacts).map(|_| self.array::<3>("a free velocity of q")).collect()
    }

    fn array<const N: usize>(&mut self, expected: &'static str) -> Result<[f64; N], FileError> {
        let mut numbers = [0.0; N];
        for x in &mut numbers {
            *x = self.number(expected)?.0;
        }
        Ok(numbers)
    }

    /// Index of a contact.
    fn index(&mut self, what: &'static str, contacts: u32) -> Result<u32, FileError> {
        let index = self.integer(what)?;
        u32::try_from(index).ok().filter(|i| *i < contacts).ok_or(FileError::IndexOutOfRange {
            line: self.line,
            what,
            index,
            last: u64::from(contacts) - 1,
        })
    }

    /// Nothing may follow.
    fn end(&mut self) -> Result<(), FileError> {
        match self.token() {
            None => Ok(()),
            Some(token) => Err(FileError::Trailing { line: token.line, token: token.shown() }),
        }
    }
}

/// Digits only: a whole number that fits.
fn whole(text: &[u8]) -> Option<u64> {
    if !text.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(text).ok()?.parse().ok()
}

fn count_tokens(bytes: &[u8]) -> u64 {
    let mut before = true;
    bytes.iter().fold(0, |count, byte| {
        let space = byte.is_ascii_whitespace();
        let starts = before && !space;
        before = space;
        count + u64::from(starts)
    })
}

fn block_text(reader: &mut Reader) -> Result<FileProblem, FileError> {
    let contacts = reader.contacts()?;
    let count = reader.integer("the number of blocks")?;
    let rest = u64::from(contacts) * 4;
    reader.require("number of blocks", count, count.checked_mul(11).and_then(|n| n.checked_add(rest)))?;
    let friction = reader.friction(contacts)?;
    let free_velocity = reader.free_velocity(contacts)?;
    let mut blocks = Vec::new();
    for _ in 0..count {
        let row = reader.index("block row", contacts)?;
        let line = reader.line;
        let col = reader.index("block column", contacts)?;
        blocks.push((line, Block { row, col, entries: reader.array("an entry of W")? }));
    }
    let blocks = in_order(blocks, contacts, reader.line)?;
    reader.end()?;
    Ok(FileProblem { friction, free_velocity, blocks, format: Format::BlockText })
}

fn siconos(reader: &mut Reader) -> Result<FileProblem, FileError> {
    let dimension = reader.integer("the dimension")?;
    if dimension != 3 {
        return Err(FileError::Dimension { line: reader.line, dimension });
    }
    let contacts = reader.contacts()?;
    let storage = reader.integer("the storage type of W (0 or 1)")?;
    let size = u64::from(contacts) * 3;
    if storage > 1 {
        return Err(FileError::Storage { line: reader.line, storage });
    }
    reader.agree("the number of rows of W", size)?;
    reader.agree("the number of columns of W", size)?;
    let (blocks, format) = if storage == 0 {
        (dense_matrix(reader, contacts)?, Format::SiconosDense)
    } else {
        (sparse_matrix(reader, contacts)?, Format::SiconosSparse)
    };
    let free_velocity = reader.free_velocity(contacts)?;
    let friction = reader.friction(contacts)?;
    // some writers add whether a reference answer follows in another file
    let mut flag = reader.clone();
    if flag.token().is_some_and(|t| matches!(t.text, b"0" | b"1")) {
        *reader = flag;
    }
    reader.end()?;
    Ok(FileProblem { friction, free_velocity, blocks, format })
}

/// Rows and columns once more, then all entries by columns.
fn dense_matrix(reader: &mut Reader, contacts: u32) -> Result<Vec<Block>, FileError> {
    let size = u64::from(contacts) * 3;
    reader.agree("the number of rows of the dense W", size)?;
    reader.agree("the number of columns of the dense W", size)?;
    let rest = u64::from(contacts) * 4;
    reader.require("rows of the dense W", size, size.checked_mul(size).and_then(|n| n.checked_add(rest)))?;
    let mut blocks = Vec::new();
    // three columns at a time hold whole blocks
    let mut columns: [Vec<[f64; 3]>; 3] = Default::default();
    for col in 0..contacts {
        for column in &mut columns {
            column.clear();
            for _ in 0..contacts {
                column.push(reader.array("an entry of W")?);
            }
        }
        for row in 0..contacts {
            let entry = |k: usize| columns[k % 3][row as usize][k / 3];
            let entries: [f64; 9] = std::array::from_fn(entry);
            if row == col || entries.iter().any(|x| *x != 0.0) {
                blocks.push(Block { row, col, entries });
            }
        }
    }
    blocks.sort_unstable_by_key(|b| (b.row, b.col));
    Ok(blocks)
}

/// Block counts, cumulative sizes, row starts, columns, then numbered blocks by columns.
fn sparse_matrix(reader: &mut Reader, contacts: u32) -> Result<Vec<Block>, FileError> {
    let n = u64::from(contacts);
    let count = reader.integer("the number of blocks")?;
    // each block has its column, its number and nine entries; each contact two sizes, a row start, q and μ
    let rest = 7 * n + 5;
    reader.require("number of blocks", count, count.checked_mul(11).and_then(|m| m.checked_add(rest)))?;
    reader.agree("the number of block rows", n)?;
    reader.agree("the number of block columns", n)?;
    for what in ["block row", "block column"] {
        for index in 0..contacts as usize {
            let found = reader.integer("the end of a block row or column")?;
            let expected = 3 * (index as u64 + 1);
            if found != expected {
                return Err(FileError::BlockShape { line: reader.line, what, index, found, expected });
            }
        }
    }
    reader.agree("the number of row starts", n + 1)?;
    reader.agree("the number of column indices", count)?;
    let mut starts = Vec::new();
    for row in 0..=n {
        let found = reader.integer("a row start")?;
        let lowest = if row == n { count } else { starts.last().copied().unwrap_or(0) };
        let highest = if row == 0 { 0 } else { count };
        if !(lowest..=highest).contains(&found) {
            return Err(FileError::RowStart { line: reader.line, found, lowest, highest });
        }
        starts.push(found);
    }
    let mut places = Vec::new();
    for (row, span) in starts.windows(2).enumerate() {
        for _ in span[0]..span[1] {
            places.push((row as u32, reader.index("block column", contacts)?));
        }
    }
    let mut blocks = Vec::new();
    for (number, (row, col)) in (0_u64..).zip(places) {
        reader.agree("the number of a block", number)?;
        let line = reader.line;
        let by_columns = reader.array::<9>("an entry of W")?;
        let entries = std::array::from_fn(|k| by_columns[k % 3 * 3 + k / 3]);
        blocks.push((line, Block { row, col, entries }));
    }
    in_order(blocks, contacts, reader.line)
}

/// Sorted by row and column; refuses what is there twice and a diagonal block that is not there.
fn in_order(mut blocks: Vec<(usize, Block)>, contacts: u32, end: usize) -> Result<Vec<Block>, FileError> {
    blocks.sort_by_key(|(_, b)| (b.row, b.col)); // stable: the first of two in the file stays first
    let twice = blocks.windows(2).filter(|w| (w[0].1.row, w[0].1.col) == (w[1].1.row, w[1].1.col));
    if let Some(pair) = twice.min_by_key(|w| w[1].0) {
        let Block { row, col, .. } = pair[1].1;
        return Err(FileError::DuplicateBlock { line: pair[1].0, row, col, first: pair[0].0 });
    }
    let mut diagonal = blocks.iter().filter(|(_, b)| b.row == b.col).map(|(_, b)| b.row);
    if let Some(contact) = (0..contacts).find(|contact| diagonal.next() != Some(*contact)) {
        return Err(FileError::MissingDiagonal { line: end, contact });
    }
    Ok(blocks.into_iter().map(|(_, b)| b).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One contact, entries that tell rows from columns (W_nt1 = 2, W_t1n = 4), blank lines, no flag.
    const DENSE: &str = "3\n1\n\n0\n3\n3\n\n3 3\n\n15 4 7\n2 14 8\n3 6 16\n\n-1 2 3\n\n0.1";

    /// Two contacts, the block (1, 0) missing, a flag at the end.
    const SPARSE: &str = "3\n2\n1\n6\n6\n3\n2\n2\n3\t6\t\n3\t6\t\n3\n3\n0\t2\t3\t\n0\t1\t1\t\n\
        0\n 1e0\n 4\n 7\n 2\n 5\n 8\n 3\n 6\n 9\n\
        1\n 0.5 0 0 0.25 0 0 0 0 0\n\
        2\n 11 14 17 12 15 18 13 16 19\n\
        -1 0.5 -0.0 -2 1e-3 4\n 0.25 0.5 \n1\n";

    const BLOCKS: &str = "2 3\n0.9 0\n-0.5 0.0 1.5 -1.0 2.0 3e-300\n\
        1 1 4 0 0 0 5 0 0 0 6\n0 0 1 2 3 4 5 6 7 8 9\n0 1 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9\n";

    fn error(text: &str) -> FileError {
        parse(text).unwrap_err()
    }

    #[test]
    fn a_dense_siconos_file_is_read_by_columns() {
        let problem = parse(DENSE).unwrap();
        assert_eq!(problem.format, Format::SiconosDense);
        assert_eq!(problem.friction, [0.1]);
        assert_eq!(problem.free_velocity, [[-1.0, 2.0, 3.0]]);
        let entries = [15.0, 2.0, 3.0, 4.0, 14.0, 6.0, 7.0, 8.0, 16.0];
        assert_eq!(problem.blocks, [Block { row: 0, col: 0, entries }]);
    }

    /// A dense W of two contacts: entry (i, j) is 10·i + j, but the block (0, 1) is zero and (1, 1) as well.
    #[test]
    fn of_a_dense_matrix_zero_blocks_are_dropped_but_not_the_diagonal() {
        let mut text = "3 2 0 6 6 6 6\n".to_owned();
        for j in 0..6 {
            for i in 0..6 {
                let _ = write!(text, "{} ", if j < 3 { 10 * i + j } else { 0 });
            }
        }
        text.push_str("1 2 3 4 5 6 0 0 1");
        let problem = parse(&text).unwrap();
        let places: Vec<_> = problem.blocks.iter().map(|b| (b.row, b.col)).collect();
        assert_eq!(places, [(0, 0), (1, 0), (1, 1)]);
        assert_eq!(problem.blocks[1].entries, [30.0, 31.0, 32.0, 40.0, 41.0, 42.0, 50.0, 51.0, 52.0]);
    }

    #[test]
    fn a_sparse_siconos_file_is_read_by_columns_and_its_flag_ignored() {
        let problem = parse(SPARSE).unwrap();
        assert_eq!(problem.format, Format::SiconosSparse);
        assert_eq!(problem.friction, [0.25, 0.5]);
        assert_eq!(problem.free_velocity, [[-1.0, 0.5, 0.0], [-2.0, 1e-3, 4.0]]);
        let places: Vec<_> = problem.blocks.iter().map(|b| (b.row, b.col)).collect();
        assert_eq!(places, [(0, 0), (0, 1), (1, 1)]);
        assert_eq!(problem.blocks[0].entries, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
        assert_eq!(problem.blocks[1].entries, [0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(problem.blocks[2].entries, [11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0]);
        // with and without the flag
        let without = SPARSE.trim_end().strip_suffix('1').unwrap();
        assert_eq!(parse(without).unwrap(), problem);
    }

    #[test]
    fn block_text_is_read_by_rows_and_sorted() {
        let problem = parse(BLOCKS).unwrap();
        assert_eq!(problem.format, Format::BlockText);
        assert_eq!(problem.friction, [0.9, 0.0]);
        assert_eq!(problem.free_velocity, [[-0.5, 0.0, 1.5], [-1.0, 2.0, 3e-300]]);
        let places: Vec<_> = problem.blocks.iter().map(|b| (b.row, b.col)).collect();
        assert_eq!(places, [(0, 0), (0, 1), (1, 1)]);
        assert_eq!(problem.blocks[0].entries, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
    }

    #[test]
    fn line_ends_tabs_and_a_byte_order_mark_make_no_difference() {
        for text in [DENSE, SPARSE, BLOCKS] {
            let windows = format!("\u{feff}{}\r\n\r\n", text.replace('\n', "\r\n"));
            let one_line = text.replace(['\n', '\t'], " ");
            assert_eq!(parse(&windows), parse(text));
            assert_eq!(parse(&one_line), parse(text));
        }
    }

    /// Three contacts in block text begin with a 3 like every Siconos file, and their friction may be whole numbers.
    #[test]
    fn block_text_of_three_contacts_is_not_taken_for_siconos() {
        for friction in ["0.5 0.5 0.5", "0 9 9", "1 1 1", "0 27 27"] {
            let mut text = format!("3 9\n{friction}\n-1 0 0 -1 0 0 -1 0 0\n");
            for i in 0..9 {
                let _ = writeln!(text, "{} {} 1 0 0 0 1 0 0 0 1", i / 3, i % 3);
            }
            let problem = parse(&text).unwrap();
            assert_eq!((problem.format, problem.blocks.len()), (Format::BlockText, 9), "{friction}");
        }
    }

    #[test]
    fn what_was_written_reads_back_to_the_same_bits() {
        let mut random = Random(7);
        for contacts in 1..8_u32 {
            // any finite bit pattern, zeros of both signs and subnormals among them
            let mut number = || loop {
                let x = match random.below(8) {
                    0 => -0.0,
                    1 => f64::from_bits(random.bits() >> 12),
                    _ => f64::from_bits(random.bits()),
                };
                if x.is_finite() {
                    return x;
                }
            };
            let n = contacts as usize;
            let blocks = (0..contacts * contacts)
                .map(|k| (k / contacts, k % contacts))
                .filter(|(row, col)| row == col || (row * 5 + col * 3) % 4 == 0)
                .map(|(row, col)| Block { row, col, entries: std::array::from_fn(|_| number()) })
                .collect();
            let problem = FileProblem {
                blocks,
                friction: (0..n).map(|_| number().abs()).collect(),
                free_velocity: (0..n).map(|_| std::array::from_fn(|_| number())).collect(),
                format: Format::BlockText,
            };
            let again = parse(write_block_text(&problem)).unwrap();
            assert_eq!(bits(&again), bits(&problem));
        }
        for text in [DENSE, SPARSE, BLOCKS] {
            let problem = parse(text).unwrap();
            assert_eq!(bits(&parse(write_block_text(&problem)).unwrap()), bits(&problem));
        }
    }

    #[test]
    fn an_empty_file_and_one_without_contacts_are_refused() {
        assert_eq!(error(""), FileError::Empty);
        assert_eq!(error(" \n\t\r\n"), FileError::Empty);
        assert_eq!(error("\n0 0\n"), FileError::NoContacts { line: 2 });
        assert_eq!(error("3 0 0 0 0 0 0"), FileError::NoContacts { line: 1 });
        assert_eq!(
            error("3\n"),
            FileError::TooFewNumbers { line: 1, what: "number of contacts", count: 3, needed: 12, left: 0 }
        );
    }

    #[test]
    fn a_two_dimensional_file_is_told_so() {
        let plane = "2\n1\n0\n2\n2\n2 2\n1 0\n0 1\n-1 1\n0.5\n";
        assert_eq!(error(plane), FileError::Dimension { line: 1, dimension: 2 });
        assert!(error(plane).to_string().contains("dimension 2"));
        let sparse = SPARSE.replacen('3', "4", 1);
        assert_eq!(error(&sparse), FileError::Dimension { line: 1, dimension: 4 });
    }

    #[test]
    fn what_is_no_number_is_shown_with_its_line() {
        let text = BLOCKS.replace("1.5", "1,5");
        let expected = "a free velocity of q";
        assert_eq!(error(&text), FileError::NotANumber { line: 3, token: "1,5".into(), expected });
        assert_eq!(error(&text).to_string(), "line 3: `1,5` is not a number; expected a free velocity of q");
        let expected = "an entry of W";
        assert_eq!(
            error(&DENSE.replace("14", "x\u{1b}[31m")),
            FileError::NotANumber { line: 11, token: "x\\u{1b}[31m".into(), expected }
        );
        for token in ["nan", "inf", "-inf", "1e999", "NaN"] {
            let text = BLOCKS.replace("0.6", token);
            assert_eq!(error(&text), FileError::NotFinite { line: 6, token: token.into(), expected });
        }
        assert!(matches!(error(&BLOCKS.replace("2.0", "inf")), FileError::NotFinite { line: 3, .. }));
        assert!(matches!(error(&BLOCKS.replace("0.9 0", "nan 0")), FileError::NotFinite { line: 2, .. }));
        assert!(matches!(error(&BLOCKS.replace("1 1 4", "1.0 1 4")), FileError::NotAnInteger { line: 4, .. }));
        assert!(matches!(error(&BLOCKS.replace("0 1 0.1", "0 -1 0.1")), FileError::NotAnInteger { line: 6, .. }));
        assert!(matches!(error("hello world\n"), FileError::NotAnInteger { line: 1, .. }));
        assert!(matches!(error(&DENSE.replacen('0', "dense", 1)), FileError::NotAnInteger { line: 4, .. }));
        assert!(matches!(error(&DENSE.replacen('1', "one", 1)), FileError::NotAnInteger { line: 2, .. }));
        // bytes that are no text, and a token of a megabyte
        assert!(matches!(
            parse(b"1 1 \xff\xfe 0 0 0 0 0 1 0 0 0 1 0 0 0 1"),
            Err(FileError::NotANumber { line: 1, .. })
        ));
        let long = parse("9".repeat(1 << 20)).unwrap_err().to_string();
        assert!(long.len() < 200 && long.contains('…'), "{long}");
    }

    #[test]
    fn negative_friction_is_refused() {
        let text = BLOCKS.replace("0.9 0", "0.9 -0.1");
        assert_eq!(error(&text), FileError::NegativeFriction { line: 2, token: "-0.1".into(), contact: 1 });
        assert!(matches!(error(&DENSE.replace("0.1", "-3")), FileError::NegativeFriction { line: 16, .. }));
    }

    #[test]
    fn indices_out_of_range_are_refused() {
        let text = BLOCKS.replace("1 1 4", "2 1 4");
        assert_eq!(error(&text), FileError::IndexOutOfRange { line: 4, what: "block row", index: 2, last: 1 });
        let text = BLOCKS.replace("0 1 0.1", "0 4294967296 0.1");
        let what = "block column";
        assert_eq!(error(&text), FileError::IndexOutOfRange { line: 6, what, index: 1 << 32, last: 1 });
        let text = SPARSE.replace("0\t1\t1", "0\t1\t2");
        assert_eq!(error(&text), FileError::IndexOutOfRange { line: 14, what, index: 2, last: 1 });
    }

    #[test]
    fn a_block_that_comes_twice_or_not_at_all_is_refused() {
        let text = BLOCKS.replace("0 1 0.1", "0 0 0.1");
        assert_eq!(error(&text), FileError::DuplicateBlock { line: 6, row: 0, col: 0, first: 5 });
        let text = SPARSE.replace("0\t1\t1", "0\t0\t1");
        assert!(matches!(error(&text), FileError::DuplicateBlock { row: 0, col: 0, .. }));
        let text = BLOCKS.replace("1 1 4", "1 0 4");
        assert_eq!(error(&text), FileError::MissingDiagonal { line: 6, contact: 1 });
        let text = SPARSE.replace("0\t1\t1", "0\t1\t0");
        assert!(matches!(error(&text), FileError::MissingDiagonal { contact: 1, .. }));
    }

    #[test]
    fn counts_that_disagree_are_refused() {
        let rows = "the number of rows of W";
        let text = DENSE.replacen("3\n3\n\n3", "4\n3\n\n3", 1);
        assert_eq!(error(&text), FileError::Disagree { line: 5, what: rows, found: 4, expected: 3 });
        let text = DENSE.replace("3 3\n", "3 6\n");
        let what = "the number of columns of the dense W";
        assert_eq!(error(&text), FileError::Disagree { line: 8, what, found: 6, expected: 3 });
        // block rows, row starts, column indices, block numbers
        for (from, to, line) in [
            ("3\n2\n2\n3\t", "3\n1\n2\n3\t", 7),
            ("\n3\n3\n0\t", "\n4\n3\n0\t", 11),
            ("\n3\n3\n0\t", "\n3\n2\n0\t", 12),
            ("\n1\n 0.5", "\n2\n 0.5", 25),
        ] {
            let text = SPARSE.replacen(from, to, 1);
            assert_ne!(text, SPARSE);
            assert!(matches!(error(&text), FileError::Disagree { line: l, .. } if l == line), "{:?}", error(&text));
        }
        let text = SPARSE.replacen("3\t6\t\n3\t6", "3\t6\t\n2\t6", 1);
        let what = "block column";
        assert_eq!(error(&text), FileError::BlockShape { line: 10, what, index: 0, found: 2, expected: 3 });
        for starts in ["1\t2\t3", "0\t2\t2", "0\t9\t3"] {
            let text = SPARSE.replace("0\t2\t3", starts);
            assert!(matches!(error(&text), FileError::RowStart { line: 13, .. }), "{starts}");
        }
        let text = SPARSE.replacen("2\n1\n6", "2\n2\n6", 1);
        assert_eq!(error(&text), FileError::Storage { line: 3, storage: 2 });
    }

    /// 10¹⁸ contacts would be an exabyte: refused by the count of numbers, before anything is reserved.
    #[test]
    fn a_count_beyond_the_file_reserves_nothing() {
        for text in [
            "1000000000000000000 1\n0.5".to_owned(),
            "18446744073709551615 18446744073709551615 0.5 0 0 0".to_owned(),
            "3 6148914691236517205 0 18446744073709551615 18446744073709551615".to_owned(),
            BLOCKS.replacen("2 3", "2 1676976733973595601", 1),
            BLOCKS.replacen("2 3", "2 4", 1),
            SPARSE.replacen("6\n3\n2", "6\n4000000000\n2", 1),
        ] {
            assert!(matches!(error(&text), FileError::TooFewNumbers { .. }), "{text}: {:?}", error(&text));
        }
        // a number that fits no count at all
        assert!(matches!(error("99999999999999999999 1 0.5"), FileError::NotAnInteger { line: 1, .. }));
    }

    #[test]
    fn a_file_that_is_cut_off_anywhere_is_refused() {
        for text in [DENSE, SPARSE, BLOCKS] {
            let tokens: Vec<_> = text.split_whitespace().collect();
            // the last token of the sparse file is its flag, which may be missing
            let needed = tokens.len() - usize::from(text == SPARSE);
            for keep in 0..needed {
                assert!(parse(tokens[..keep].join(" ")).is_err(), "{keep} of {text}");
            }
        }
        // cut off inside the header, behind the counts that could have warned
        let error = error("3 1 0 3 3");
        assert!(matches!(error, FileError::TooFewNumbers { line: 1, needed: 4, left: 3, .. }), "{error:?}");
    }

    #[test]
    fn what_follows_after_the_end_is_refused() {
        for text in [DENSE, SPARSE, BLOCKS] {
            let last = text.trim_end().lines().count() + 1;
            let more = format!("{}\n7\n", text.trim_end());
            assert_eq!(error(&more), FileError::Trailing { line: last, token: "7".into() });
        }
        assert!(matches!(error(&format!("{DENSE}\n1\n1\n")), FileError::Trailing { line: 18, .. }));
        // enough of it to make the length that of block text (3 and 1 give 25): still told as Siconos
        assert!(matches!(error(&format!("{DENSE} 5 5 5 5 5")), FileError::Trailing { line: 16, .. }));
    }

    #[test]
    fn every_error_names_its_line_and_what_to_do() {
        assert_eq!(error("").line(), None);
        let wrong = error(&BLOCKS.replace("0 1 0.1", "0 0 0.1"));
        assert_eq!(wrong.line(), Some(6));
        assert_eq!(wrong.to_string(), "line 6: block (0, 0) was already given in line 5; add the two up or remove one");
        let cut = error("3 1 0 3\n3 3\n");
        assert_eq!(
            cut.to_string(),
            "line 2: the file ends where the number of columns of the dense W should follow; it is cut off"
        );
    }

    /// Splitmix64: a seed gives the same files everywhere.
    struct Random(u64);

    impl Random {
        fn bits(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        }

        fn below(&mut self, n: usize) -> usize {
            (self.bits() % n as u64) as usize
        }
    }

    fn bits(problem: &FileProblem) -> Vec<u64> {
        let blocks = problem.blocks.iter().flat_map(|b| {
            let place = u64::from(b.row) << 32 | u64::from(b.col);
            std::iter::once(place).chain(b.entries.map(f64::to_bits))
        });
        let velocities = problem.free_velocity.iter().flatten().map(|x| x.to_bits());
        problem.friction.iter().map(|x| x.to_bits()).chain(velocities).chain(blocks).collect()
    }

    /// One to four wounds: a byte, a token, a line; changed, doubled, removed, swapped or cut.
    fn wound(text: &str, random: &mut Random) -> Vec<u8> {
        const NASTY: [&str; 20] = [
            "0",
            "1",
            "2",
            "3",
            "4",
            "-1",
            "-0.0",
            "3.0",
            "nan",
            "inf",
            "1e999",
            "1e-999",
            "4294967295",
            "4294967296",
            "18446744073709551615",
            "6148914691236517206",
            "99999999999999999999999",
            "\u{feff}",
            "0x10",
            "--1",
        ];
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=random.below(4) {
            let spans: Vec<(usize, usize)> = {
                let mut spans = Vec::new();
                let mut start = None;
                for (i, b) in bytes.iter().chain(b" ").enumerate() {
                    match (start, b.is_ascii_whitespace()) {
                        (None, false) => start = Some(i),
                        (Some(s), true) => {
                            spans.push((s, i));
                            start = None;
                        }
                        _ => {}
                    }
                }
                spans
            };
            if spans.is_empty() {
                break;
            }
            let (from, to) = spans[random.below(spans.len())];
            let at = random.below(bytes.len());
            match random.below(9) {
                0 => bytes[at] = random.bits() as u8,
                1 => bytes[at] ^= 1 << random.below(8),
                2 => bytes.truncate(at),
                3 | 4 => drop(bytes.splice(from..to, NASTY[random.below(NASTY.len())].bytes())),
                5 => drop(bytes.drain(from..to)),
                6 => {
                    let copy: Vec<u8> = [b" ", &bytes[from..to]].concat();
                    drop(bytes.splice(to..to, copy));
                }
                7 => {
                    let (other, _) = spans[random.below(spans.len())];
                    bytes.swap(from, other);
                }
                _ => {
                    let tail = bytes.split_off(at);
                    bytes.splice(0..0, tail);
                }
            }
        }
        bytes
    }

    #[test]
    fn no_wounded_file_makes_the_reader_panic_or_lie() {
        let mut random = Random(2024);
        let (mut accepted, mut refused) = (0, 0);
        for round in 0..60_000 {
            let text = [DENSE, SPARSE, BLOCKS][round % 3];
            let bytes = wound(text, &mut random);
            let problem = match parse(&bytes) {
                Ok(problem) => problem,
                Err(error) => {
                    refused += 1;
                    let lines = 1 + bytes.iter().filter(|b| **b == b'\n').count();
                    assert!(error.line().is_none_or(|l| (1..=lines).contains(&l)), "{error}");
                    continue;
                }
            };
            accepted += 1;
            let n = problem.friction.len();
            assert!(n > 0 && problem.free_velocity.len() == n);
            assert!(problem.friction.iter().all(|x| x.is_finite() && *x >= 0.0));
            assert!(problem.free_velocity.iter().flatten().all(|x| x.is_finite()));
            assert!(problem.blocks.iter().all(|b| (b.row as usize) < n && (b.col as usize) < n));
            assert!(problem.blocks.iter().flat_map(|b| b.entries).all(f64::is_finite));
            assert!(problem.blocks.windows(2).all(|w| (w[0].row, w[0].col) < (w[1].row, w[1].col)));
            assert_eq!(problem.blocks.iter().filter(|b| b.row == b.col).count(), n);
            let held = problem.blocks.capacity() * size_of::<Block>() + (problem.friction.capacity() + 3 * n) * 8;
            assert!(held <= 16 * bytes.len(), "{held} bytes for {} of text", bytes.len());
        }
        assert!(accepted > 1000 && refused > 20_000, "the wounds have no teeth: {accepted} {refused}");
    }
}
