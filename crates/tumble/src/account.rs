//! What is accounted for: the energy ledger of a step, and the report that everybody reads.

pub(crate) mod ledger;
pub(crate) mod report;
