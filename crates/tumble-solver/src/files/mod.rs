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
//! [`read`] goes all the way from text to a [`Problem`] and still knows the line of what that refuses.

use crate::problem::{self, Problem, ProblemError};
use std::fmt::Write as _;
use tumble_math::{DMat3, DVec3};

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
    /// Well written, but no contact problem.
    #[error("line {line}: {reason}")]
    Refused {
        /// Line where the diagonal block of the contact begins.
        line: usize,
        /// What [`Problem::from_blocks`] says of it.
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
    Ok(located(input.as_ref())?.problem)
}

/// Reads a contact problem, as [`parse`] does, and makes it ready to solve.
///
/// # Errors
/// The first thing that is wrong, with its line; also a diagonal block of W that no contact can have.
pub fn read(input: impl AsRef<[u8]>) -> Result<(Problem, Format), FileError> {
    let Located { problem, diagonal_lines } = located(input.as_ref())?;
    match Problem::try_from(&problem) {
        Ok(ready) => Ok((ready, problem.format)),
        Err(reason) => {
            let contact = if let ProblemError::Block { row, .. } = reason { row as usize } else { 0 };
            let line = diagonal_lines.get(contact).copied().unwrap_or(1);
            Err(FileError::Refused { line, reason: reason.to_string() })
        }
    }
}

impl TryFrom<&FileProblem> for Problem {
    type Error = ProblemError;

    fn try_from(file: &FileProblem) -> Result<Self, ProblemError> {
        let block = |b: &Block| {
            let matrix = DMat3::from_cols_array(&b.entries).transpose();
            problem::Block { row: b.row, column: b.col, matrix }
        };
        let free = file.free_velocity.iter().copied().map(DVec3::from_array).collect();
        Self::from_blocks(file.blocks.iter().map(block).collect(), free, file.friction.clone())
    }
}

/// A problem, and where each contact's diagonal block begins in the text.
struct Located {
    problem: FileProblem,
    diagonal_lines: Vec<usize>,
}

fn located(bytes: &[u8]) -> Result<Located, FileError> {
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

    /// Line of the next token; of the last one at the end.
    fn next_line(&self) -> usize {
        self.clone().token().map_or(self.line, |t| t.line)
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

fn block_text(reader: &mut Reader) -> Result<Located, FileError> {
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
    let (blocks, diagonal_lines) = in_order(blocks, contacts, reader.line)?;
    reader.end()?;
    let problem = FileProblem { friction, free_velocity, blocks, format: Format::BlockText };
    Ok(Located { problem, diagonal_lines })
}

fn siconos(reader: &mut Reader) -> Result<Located, FileError> {
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
    let ((blocks, diagonal_lines), format) = if storage == 0 {
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
    Ok(Located { problem: FileProblem { friction, free_velocity, blocks, format }, diagonal_lines })
}

/// The blocks of W in order, and the line in which each diagonal block begins.
type Matrix = (Vec<Block>, Vec<usize>);

/// Rows and columns once more, then all entries by columns.
fn dense_matrix(reader: &mut Reader, contacts: u32) -> Result<Matrix, FileError> {
    let size = u64::from(contacts) * 3;
    reader.agree("the number of rows of the dense W", size)?;
    reader.agree("the number of columns of the dense W", size)?;
    let rest = u64::from(contacts) * 4;
    reader.require("rows of the dense W", size, size.checked_mul(size).and_then(|n| n.checked_add(rest)))?;
    let (mut blocks, mut diagonal_lines) = (Vec::new(), Vec::new());
    // three columns at a time hold whole blocks
    let mut columns: [Vec<[f64; 3]>; 3] = Default::default();
    for col in 0..contacts {
        for (k, column) in columns.iter_mut().enumerate() {
            column.clear();
            for row in 0..contacts {
                if k == 0 && row == col {
                    diagonal_lines.push(reader.next_line());
                }
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
    Ok((blocks, diagonal_lines))
}

/// Block counts, cumulative sizes, row starts, columns, then numbered blocks by columns.
fn sparse_matrix(reader: &mut Reader, contacts: u32) -> Result<Matrix, FileError> {
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
fn in_order(mut blocks: Vec<(usize, Block)>, contacts: u32, end: usize) -> Result<Matrix, FileError> {
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
    let diagonal_lines = blocks.iter().filter(|(_, b)| b.row == b.col).map(|(line, _)| *line).collect();
    Ok((blocks.into_iter().map(|(_, b)| b).collect(), diagonal_lines))
}

#[cfg(test)]
mod tests;
