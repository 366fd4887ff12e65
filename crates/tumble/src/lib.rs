//! Rigid bodies with exact contact: every step certified, every joule booked.
//!
//! A [`World`] holds bodies, materials and forces; [`World::step`] advances it and returns a [`StepReport`]: contacts
//! with their impulses, a certificate per island that says by how much the answer fails the Signorini–Coulomb law, and a
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

mod account;
mod base;
mod detect;
mod edit;
mod model;
mod query;
mod snapshot;
mod solve;
mod state;
mod step;
mod time;
mod verify;
mod world;

pub use account::energy::{Ledger, Momentum};
pub use account::report::{Adjustment, Edit, Event, IslandReport, Push, StepReport, Timings};
pub use base::error;
pub use base::error::WorldError;
pub use base::handle::{BodyId, MaterialId};
pub use model::body::{BodyKind, BodyRef};
pub use model::builder::BodyBuilder;
pub use model::material::{Combine, Material};
pub use model::placed_shape::PlacedShape;
pub use model::potential::{Attraction, Place, Potential, Spring, Wrench};
pub use model::settings::{Cache, Correction, Physics, Settings, Sleep};
pub use query::WorldHit;
pub use state::contact::Contact;
pub use tumble_geometry::{Aabb, Keep, Settings as GeometrySettings, Shape, ShapeError};
pub use tumble_math::{DMat3, DQuat, DVec3, Inertia, Pose, trig};
pub use tumble_solver::{Certificate, Criterion, Effort, Frame, Method, Mode, Settings as SolverSettings, Verdict};
pub use world::{EARTH, Snapshot, World};
