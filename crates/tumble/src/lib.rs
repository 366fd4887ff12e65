//! Rigid bodies with exact contact: every step certified, every joule booked.
//!
//! A [`World`] holds bodies, materials and forces; [`World::step`] advances it and returns a [`StepReport`]: contacts
//! with their impulses, a certificate per island that says by how much the solution fails the Signorini–Coulomb law, and a
//! ledger of the energy that closes to rounding. SI units, z up, f64. The same input gives the same bits with every
//! number of threads and on every x86-64 machine; other architectures are meant to agree and unproven.
//!
//! ```
//! use tumble::{BodyBuilder, DVec3, World};
//! let mut world = World::new();
//! world.add(BodyBuilder::ground())?;
//! let cube = world.add(BodyBuilder::cuboid(DVec3::ONE).position(DVec3::new(0.0, 0.0, 5.0)))?;
//! for _ in 0..480 { world.step(1.0 / 240.0); }
//! assert!((world.position(cube).unwrap().z - 0.5).abs() < 1e-9);
//! # Ok::<(), tumble::WorldError>(())
//! ```
//!
//! This crate opens no file and prints nothing; it reads a clock only when timings are asked for.
//!
//! # Rooms
//!
//! From the ground floor up; a room imports from rooms above it in this list and from none below, and no two files
//! import each other.
//!
//! | room | answers |
//! |---|---|
//! | `base` | handles, errors, slots, threads, hashes: nothing here knows physics |
//! | `joint` | kinds of joints: constraints, free coordinates, limits, springs, motors |
//! | `model` | model of a world: bodies, joints, shapes, materials, force fields, settings; shared by copies |
//! | `state` | all that decides its future: motions, contacts, carried impulses, energy |
//! | `scratch`, `system` | scratch data of a step; model, state and scratch side by side |
//! | `account` | energy ledger and report of a step |
//! | `time` | clock, drift, kick, where velocities lead |
//! | `detect` | detection: broad phase, narrow phase, sweeps, internal edges |
//! | `solve` | islands, their problems and solutions, effort, position correction, warm start, sleep |
//! | `verify` | where the solution leads: predicted contacts, tunnelling, starts over |
//! | `workspace` | memory that a step works in: a world's own, or lent to it |
//! | `body_ref`, `snapshot`, `world`, `edit`, `joints`, `query`, `step` | the public API (doors); `impl World` stands in the last five only |
//!
//! State flows through arguments: below the doors no function knows the world.

mod account;
mod base;
mod body_ref;
mod detect;
mod edit;
mod joint;
mod joints;
mod model;
mod query;
mod scratch;
mod snapshot;
mod solve;
mod state;
mod step;
mod system;
mod time;
mod verify;
mod workspace;
mod world;

#[cfg(test)]
mod tests;

pub use account::joint_report::{CoordinateMode, CoordinateReport, JointReport};
pub use account::report::{Adjustment, Event, IslandReport, Missed, Push, Squeezed, StepReport, Timings};
pub use account::verdict::{Verdict, VerdictCounts};
pub use base::error;
pub use base::error::WorldError;
pub use base::handle::{BodyId, JointId, MaterialId, ShapeId};
pub use body_ref::BodyRef;
pub use joint::builder::{End, JointBuilder};
pub use joint::kind::{Axis, CoordinateUnit, JointKind};
pub use joint::motor::{Drive, Motor};
pub use joints::read::JointRef;
pub use model::body::BodyKind;
pub use model::builder::{BodyBuilder, ShapeOptions};
pub use model::filter::Groups;
pub use model::material::{Combine, Material};
pub use model::placed_shape::PlacedShape;
pub use model::potential::{Attraction, Place, Potential, Spring, Wrench};
pub use model::settings::{Cache, Correction, Limits, Physics, Settings, Sleep};
pub use query::{Filter, WorldHit};
pub use snapshot::Snapshot;
pub use state::contact::{Contact, Origin};
pub use state::energy::{Ledger, Momentum};
pub use state::motion::{Edit, Rotation};
pub use tumble_geometry::{
    Aabb, HOLE, HeightField, HeightFieldError, Keep, Mesh, MeshEdge, MeshError, MeshNotes, MeshOptions,
    Settings as GeometrySettings, Shape, ShapeError, Sides,
};
pub use tumble_math::{DMat3, DQuat, DVec3, Inertia, Pose, trig};
pub use tumble_solver::Verdict as SolverVerdict;
pub use tumble_solver::{Certificate, Criterion, Effort, Frame, Method, Mode, Settings as SolverSettings};
pub use workspace::Workspace;
pub use world::{EARTH, World};
