//! Methods that factorise: the exact active set of frictionless problems, proximal Newton, the interior point and its path, the
//! least impulses of an answer.

pub(crate) mod active_set;
pub(crate) mod interior;
pub(crate) mod least;
mod near;
pub(crate) mod path;
pub(crate) mod proximal;
