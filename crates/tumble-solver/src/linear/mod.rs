//! Numbers without contacts: eight lanes at a time, loops that threads share, the sparse factor of 6×6 blocks, the elimination
//! of mechanisms, dense LU.

pub(crate) mod dissection;
pub(crate) mod elimination;
pub(crate) mod lanes;
pub(crate) mod lu;
pub(crate) mod parallel;
pub(crate) mod pattern;
pub(crate) mod sparse;
