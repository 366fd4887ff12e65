//! One contact alone: its cone, its exact impulse, and the law that a stage of a solve demands of it.

pub mod cone;
pub(crate) mod exact;
pub(crate) mod law;
pub(crate) mod mode;
