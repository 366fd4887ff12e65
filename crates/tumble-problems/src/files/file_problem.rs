//! A contact problem as a file holds it, and written out as block text.

use crate::block_problem::{self, BlockError, BlockProblem};
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

impl TryFrom<&FileProblem> for BlockProblem {
    type Error = BlockError;

    fn try_from(file: &FileProblem) -> Result<Self, BlockError> {
        let block = |b: &Block| {
            let matrix = DMat3::from_cols_array(&b.entries).transpose();
            block_problem::Block { row: b.row, column: b.col, matrix }
        };
        let free: Vec<DVec3> = file.free_velocity.iter().copied().map(DVec3::from_array).collect();
        Self::new(file.blocks.iter().map(block).collect(), &free, &file.friction)
    }
}

/// The problem in block text; [`crate::files::parse`] gives back the same bits (the format becomes [`Format::BlockText`]).
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
