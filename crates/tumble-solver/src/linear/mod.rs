//! Numbers without contacts: eight lanes at a time, loops that threads share, and the sparse factor of 6×6 blocks.

pub(crate) mod dissection;
pub(crate) mod lanes;
pub(crate) mod parallel;
pub(crate) mod pattern;
pub(crate) mod sparse;
