//! Methods that factorise: the exact active set of frictionless problems, proximal Newton, the interior point and its path.

pub(crate) mod active_set;
pub(crate) mod interior;
mod near;
pub(crate) mod path;
pub(crate) mod proximal;
