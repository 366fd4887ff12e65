//! How time goes on: motion between solves.

pub(crate) mod integrate;
