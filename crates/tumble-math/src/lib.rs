//! Numbers that give the same bits on every x86-64 machine; other architectures are meant to agree and unproven.
//!
//! The vector types are `glam`'s f64 types, re-exported so that every crate of tumble uses one version of them.
//! On top come the few things that an exact and reproducible engine must own: trigonometry that does not ask the
//! system's libm ([`trig`]), minima and maxima with a defined sign of zero ([`order`]), rigid poses ([`pose`]),
//! symmetric inertia ([`inertia`]), small dense factorisations ([`dense`]) and sums that round once ([`long_sum`]).
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `order`, `trig` | minima, maxima and zero with one answer; pinned trigonometry |
//! | `pose`, `long_sum` | rigid poses; sums that round once |
//! | `dense`, `elliptic` | small dense factorisations; elliptic functions |
//! | `inertia` | symmetric inertia: principal axes, parallel axes, validity |
//!
//! Not here: anything that knows a shape, a body or a contact.

pub mod dense;
pub mod elliptic;
pub mod inertia;
pub mod long_sum;
pub mod order;
pub mod pose;
pub mod trig;

pub use glam::{DMat3, DQuat, DVec2, DVec3};
pub use inertia::Inertia;
pub use long_sum::LongSum;
pub use pose::Pose;
