//! Contact problems in text files: what Siconos and the block format say, read with suspicion.
//!
//! Both formats hold the same problem: find r with u = W r + q, 0 ≤ u_n ⟂ r_n ≥ 0, |r_t| ≤ μ r_n, friction against
//! the slip; three components (n, t1, t2) per contact, numbers separated by any white space.
//!
//! *Siconos*: dimension, contacts, then W dense or in sparse blocks (by columns), q, μ, and perhaps a last 0 or 1 that
//! says nothing about the problem. *Block text*: contacts and blocks, μ, q, then per block its row, its column and
//! nine numbers by rows. Which one a file is follows from its numbers, not from its name ([`parse`] says how).
//!
//! A file is foreign data. Every count is compared with the numbers that are really there before memory is
//! reserved, every index with its range; what is wrong is refused with its line, never repaired: two blocks at one
//! place could mean a sum or a mistake, and only the author knows which.
//!
//! Not here: opening files (`tumble-cli`), symmetry and definiteness of W (`block_problem` and the certificate judge that).
//! [`read`] goes all the way from text to a [`crate::BlockProblem`] and still knows the line of what that refuses.

mod error;
mod file_problem;
mod formats;
mod read;
mod text;

pub use error::FileError;
pub use file_problem::{Block, FileProblem, Format, write_block_text};
pub use read::{parse, read};

#[cfg(test)]
mod tests;
