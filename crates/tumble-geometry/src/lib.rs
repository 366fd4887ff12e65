//! Shapes without time: geometry, mass, contacts.
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
//! | `error`, `tolerance`, `aabb`, `manifold`, `motion`, `mass` | why a shape is refused; the two tolerances of surfaces; boxes; points with one normal; paths; mass properties |
//! | `bvh`, `clip`, `hull`, `mesh` | broad phase; common shadow of two patches; convex polyhedra; triangle meshes with neighbours, facets, tree, rays, nearest points |
//! | `height_field` | grids of heights, as meshes |
//! | `shape` | the closed set of shapes |
//! | `support`, `shape_mass`, `ray` | support functions; masses of shapes; rays |
//! | `gjk`, `sat`, `project`, `patch` | distance, separating axes, nearest points, patches of shapes along a normal |
//! | `direction` | search over directions, for cylinders and cones |
//! | `collide` | narrow phase of convex shapes and their compounds |
//! | `surface` | which normals a union of convex pieces has |
//! | `on_mesh` | contacts of convex parts with meshes; their time of impact |
//! | `narrow` | narrow phase: all manifolds of two shapes |
//! | `on_surface` | contacts of convex parts with a piece of a surface |
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
mod height_field;
mod hull;
mod manifold;
mod mass;
mod mesh;
mod motion;
mod narrow;
mod on_mesh;
mod on_surface;
mod patch;
mod project;
mod query;
mod ray;
mod sat;
mod shape;
mod shape_mass;
mod support;
mod surface;
mod sweep;
#[cfg(test)]
mod testing;
mod tolerance;

pub use aabb::Aabb;
pub use bvh::{BroadPhase, FatBox, Mobility};
pub use collide::PairMemory;
pub use error::ShapeError;
pub use height_field::{HOLE, HeightField, HeightFieldError};
pub use hull::{Edge, Hull, MAX_VERTICES};
pub use manifold::{ContactPoint, Keep, Manifold, Manifolds, Settings, feature};
pub use mass::MassProperties;
pub use mesh::{
    MAX_TRIANGLES, Mesh, MeshEdge, MeshError, MeshFeature, MeshHit, MeshNotes, MeshOptions, MeshPoint, MeshWorkspace,
    Sides,
};
pub use motion::{Closest, Impact, Motion, SweepSettings};
pub use narrow::{Workspace, collide, collide_again, collide_along};
pub use on_mesh::{MeshContactWorkspace, collide_mesh, time_of_impact_with_mesh};
pub use on_surface::{PartAt, Touch, View, admits_piece, touch_piece};
pub use query::{Projection, QueryWorkspace, closest, closest_within, distance, facing_points, overlaps, project};
pub use ray::{RayHit, ray_cast};
pub use shape::{Ball, Capsule, Compound, Cone, Cuboid, Cylinder, HalfSpace, Part, Shape};
pub use surface::{EdgeKind, Facet, Hold, OpenFace, Surface, SurfaceWorkspace};
pub use sweep::{time_of_impact, time_of_impact_beyond};
pub use tolerance::{SAME_NORMAL, WELD_IN_SLOPS};

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct ReadmeExamples;
