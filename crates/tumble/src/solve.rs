//! Solve of contacts and joints: islands, their problems, the work they may take, position correction, and the data that one step keeps for
//! the next.

pub(crate) mod assemble;
pub(crate) mod budget;
pub(crate) mod carry;
pub(crate) mod close;
pub(crate) mod correct;
mod couplings;
pub(crate) mod impact;
pub(crate) mod island;
pub(crate) mod joint_rows;
pub(crate) mod joint_state;
pub(crate) mod joints;
pub(crate) mod pass;
mod prediction;
pub(crate) mod reuse;
mod run;
pub(crate) mod shared;
pub(crate) mod sleep;
mod springs;
pub(crate) mod task;
