//! Base: handles, errors, slots, threads and hashes. Nothing here knows physics.

pub(crate) mod arena;
pub mod error;
pub(crate) mod handle;
pub(crate) mod hash;
pub(crate) mod threads;
pub(crate) mod words;
