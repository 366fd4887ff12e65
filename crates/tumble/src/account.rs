//! Accounts of a step: its energy ledger and its report.

pub(crate) mod joint_report;
pub(crate) mod ledger;
pub(crate) mod report;
mod touches;
pub(crate) mod verdict;
