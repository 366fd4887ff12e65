//! The contact problem, solved exactly and certified.
//!
//! Given bodies (or the blocks of W), contact points, friction and restitution, find the impulses of the true
//! Signorini–Coulomb law: no approach beyond the gap, no pull, friction in the cone at every point and against the
//! slip, bounces that never invent energy. Every answer carries a [`Certificate`] that says by how much it fails the
//! law, recomputed from problem and answer alone.
//!
//! The way in is [`Solver::solve`] on a [`Problem`]. The crate knows no world, no shapes and no time.

mod active_set;
mod batch;
mod block;
mod blocks;
mod bodies;
pub mod certificate;
mod colours;
pub mod cone;
pub mod contact;
mod crew;
mod dispatch;
mod dissection;
pub mod files;
pub mod frame;
mod guard;
mod interior;
mod judge;
mod lanes;
mod law;
pub mod one_contact;
mod pgs;
pub mod problem;
mod proximal;
mod rest;
mod restitution;
pub mod settings;
mod solver;
mod space;
mod sparse;
mod spread;

pub use certificate::{Certificate, Verdict};
pub use colours::COLOURED;
pub use contact::{Contact, ContactError};
pub use frame::{Frame, tangent_basis};
pub use judge::Effort;
pub use one_contact::{Branch, OneContact};
pub use problem::{Bilateral, Block, Body, Problem, ProblemError, Velocity};
pub use settings::{Criterion, Method, Settings};
pub use solver::{Guess, Mode, Solution, Solver};
