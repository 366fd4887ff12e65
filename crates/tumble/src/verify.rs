//! Where solved velocities lead: contacts that a solve did not know, predicted before anything moves.

pub(crate) mod again;
pub(crate) mod foresee;
