//! Numbers that give the same bits everywhere.
//!
//! The vector types are `glam`'s f64 types, re-exported so that every crate of tumble uses one version of them.
//! On top come the few things that an exact and reproducible engine must own: trigonometry that does not ask the
//! system's libm ([`trig`]), minima and maxima with a defined sign of zero ([`order`]), rigid poses ([`pose`]),
//! symmetric inertia ([`inertia`]) and small dense factorisations ([`dense`]).
//!
//! Not here: anything that knows a shape, a body or a contact.

pub mod dense;
pub mod inertia;
pub mod order;
pub mod pose;
pub mod trig;

pub use glam::{DMat3, DQuat, DVec2, DVec3};
pub use inertia::Inertia;
pub use pose::Pose;
