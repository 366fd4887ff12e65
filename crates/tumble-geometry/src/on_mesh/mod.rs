//! Contacts of convex parts with triangle meshes, from features that are owned once.
//!
//! One walk of the mesh's tree collects what is near. Then every facet, every convex edge and every convex corner is asked once:
//! a facet for the part's points over it (`facet`), edges and corners for directions in their arcs and cones (`feature`). So
//! nothing is found twice, flat edges make nothing, and a box on a plane of any tessellation has its four corners, with the
//! bits of a half-space. A part whose middle is inside a solid gets one contact, the shortest way out.
//!
//! The mesh is A, the part is B: normals look out of the mesh. Names: `feature::face(facet)`, `feature::edge(4·triangle + edge)`,
//! `feature::vertex(corner)` of the mesh; `part_a` is the facet, whose material is that of any of its triangles. `contact` is
//! the entry, `scene` holds the frames, `part` the part, `near` asks the mesh, `sweep` finds the first touch.
//!
//! Overlap: a feature answers where its normal is one of the part too, and the shallowest of several. With a convex mesh that is the exact
//! depth. In a concave corner every facet answers, if need be with another point than the lowest (`pit`). Known limit: beside concave edges there may
//! be no such feature. A polyhedron is then led out of the ground by its deepest corner, or pushed out of all triangles that it
//! cuts at once (`overlap`), a cylinder or a cone by its depth below an edge.

mod contact;
mod facet;
mod facing;
mod feature;
mod lying;
mod near;
mod overlap;
mod part;
mod pit;
mod scene;
mod sweep;

pub use contact::collide_mesh;
pub use scene::MeshContactWorkspace;
pub(crate) use sweep::first_touch;
pub use sweep::time_of_impact_with_mesh;
