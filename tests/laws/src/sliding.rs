//! To come.
use crate::harness as _;
/// None yet.
pub const LAWS: &[crate::Law] = &[];
