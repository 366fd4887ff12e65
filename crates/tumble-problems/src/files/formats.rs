//! The two formats: block text, and Siconos with W dense or in sparse blocks.

use super::error::FileError;
use super::file_problem::{Block, FileProblem, Format};
use super::text::Reader;

/// A problem, and where each contact's diagonal block begins in the text.
pub(super) struct Located {
    pub(super) problem: FileProblem,
    pub(super) diagonal_lines: Vec<usize>,
}

pub(super) fn block_text(reader: &mut Reader) -> Result<Located, FileError> {
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

pub(super) fn siconos(reader: &mut Reader) -> Result<Located, FileError> {
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
