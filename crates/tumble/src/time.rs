//! Time: the clock of a step, motion between solves, and where velocities lead.

pub(crate) mod clock;
pub(crate) mod drift;
pub(crate) mod integrate;
pub(crate) mod kick;
pub(crate) mod outlook;
