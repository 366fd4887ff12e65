//! What is booked: the energy ledger of a step, and the report that everybody reads.

pub(crate) mod books;
pub(crate) mod energy;
pub(crate) mod report;
