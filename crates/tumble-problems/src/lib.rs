//! Contact problems from files: problem files in, answers out; read with suspicion.
//!
//! The field keeps its problems as u = W r + q with the 3×3 blocks of W ([`BlockProblem`]), in Siconos' format or as block
//! text ([`files`]). W is all there is, so Newton's matrix is dense here and in the impulses; the methods themselves are
//! those of `tumble-solver`, which knows bodies only.
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `block_problem` | the problem by the blocks of W |
//! | `space` | how impulses make velocities, and Newton's dense matrix |
//! | `files` | the formats |
//!
//! Not here: opening files (`tumble-cli`), and the world: `tumble` does not depend on this crate.

mod block_problem;
pub mod files;
mod space;

pub use block_problem::{Block, BlockError, BlockProblem};
