//! Methods that factorise: the exact active set of frictionless problems, proximal Newton, the interior point and its path, the
//! least impulses of a solution.

pub(crate) mod active_set;
pub(crate) mod interior;
pub(crate) mod least_loads;
pub(crate) mod path;
mod path_entry;
pub(crate) mod proximal;
