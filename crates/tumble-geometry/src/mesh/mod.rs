//! Triangle meshes: solids and sheets made of triangles.
//!
//! A [`Mesh`] is built of corners and indices: the builder joins corners, drops and turns over triangles where it must, counts that
//! ([`MeshNotes`]), and refuses the rest ([`MeshError`]). It knows the neighbours of every triangle, the kind of every edge,
//! the facet of every triangle with a plane that all of it shares to the bit, and has a tree to find triangles by place.
//!
//! By the law of surfaces (`surface`) triangles are pieces: at a shared edge the intersection of their normals is the arc on
//! the convex side and nothing on the concave one, at a corner n·e ≤ 0 for all edges e that leave it. So flat edges make no
//! contact, and every convex edge and corner has one owner.
//!
//! `input` checks and joins, `edges` links and winds, `facets` finds planes and kinds, `tree` sorts by place, `solid`
//! integrates, `build` puts them together, `nearest` and `query` answer questions. Not here: contacts with convex shapes.

mod build;
mod edges;
mod facets;
mod input;
mod nearest;
mod query;
mod solid;
mod tree;

pub use build::Mesh;
pub use facets::MeshEdge;
pub use input::{MAX_TRIANGLES, MeshError, MeshNotes, MeshOptions, Sides};
pub use nearest::MeshFeature;
pub use query::{MeshHit, MeshPoint, MeshWorkspace};
