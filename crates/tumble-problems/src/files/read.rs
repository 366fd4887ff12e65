//! From text to a problem: which format it is, and the line of what is refused.

use super::error::FileError;
use super::file_problem::{FileProblem, Format};
use super::formats::{Located, block_text, siconos};
use super::text::{Reader, count_tokens, whole};
use crate::block_problem::{BlockError, BlockProblem};

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
pub fn read(input: impl AsRef<[u8]>) -> Result<(BlockProblem, Format), FileError> {
    let Located { problem, diagonal_lines } = located(input.as_ref())?;
    match BlockProblem::try_from(&problem) {
        Ok(ready) => Ok((ready, problem.format)),
        Err(reason) => {
            let contact = if let BlockError::Block { row, .. } = reason { row as usize } else { 0 };
            let line = diagonal_lines.get(contact).copied().unwrap_or(1);
            Err(FileError::Refused { line, reason: reason.to_string() })
        }
    }
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
