//! Shapes without time: what they are, what they weigh, where they touch.
//!
//! A [`Shape`] is valid from its constructor on. [`Shape::mass_properties`] integrates it exactly, [`Shape::aabb`]
//! bounds it, [`collide`] finds where two of them touch: points with one normal, each with its own gap and a name that
//! lasts. Every function is a pure function of its arguments and gives the same bits on every x86-64 machine; other
//! architectures are meant to agree and unproven.
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `error`, `aabb`, `manifold` | why a shape is refused; boxes; points with one normal |
//! | `bvh`, `clip`, `hull` | broad phase; common shadow of two patches; convex polyhedra |
//! | `shape` | the closed set of shapes |
//! | `support`, `mass`, `ray` | support functions; mass properties; rays |
//! | `gjk`, `sat`, `project`, `patch` | distance, separating axes, nearest points, what a shape shows along a normal |
//! | `direction` | search over directions, for cylinders and cones |
//! | `collide` | narrow phase: all manifolds of two shapes |
//! | `query`, `sweep` | distance and overlap of any two shapes; time of impact |
//!
//! Not here: velocities, forces, bodies. Only [`time_of_impact`] knows motion, as a path in a parameter.

mod aabb;
mod bvh;
mod clip;
mod collide;
mod direction;
mod error;
mod gjk;
mod hull;
mod manifold;
mod mass;
mod patch;
mod project;
mod query;
mod ray;
mod sat;
mod shape;
mod support;
mod sweep;
#[cfg(test)]
mod testing;

pub use aabb::Aabb;
pub use bvh::{BroadPhase, FatBox, Mobility};
pub use collide::{PairMemory, Workspace, collide, collide_again, collide_along};
pub use error::ShapeError;
pub use hull::{Edge, Hull, MAX_VERTICES};
pub use manifold::{ContactPoint, Keep, Manifold, Manifolds, Settings, feature};
pub use mass::MassProperties;
pub use query::{Closest, Projection, QueryWorkspace, closest, closest_within, distance, overlaps, project};
pub use ray::{RayHit, ray_cast};
pub use shape::{Ball, Capsule, Compound, Cone, Cuboid, Cylinder, HalfSpace, Part, Shape};
pub use sweep::{Impact, Motion, SweepSettings, time_of_impact};

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct ReadmeExamples;
