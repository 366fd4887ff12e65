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
//! Known limit: under overlap the axes are chosen feature by feature, not as the one that parts part and mesh best. A polyhedron
//! that no feature holds is pushed out by the facet that it is least behind (`overlap`); cylinders and cones meet edges by the
//! deepest place of the edge.

mod contact;
mod facet;
mod feature;
mod lying;
mod near;
mod overlap;
mod part;
mod scene;
mod sweep;

pub use contact::collide_mesh;
pub use scene::MeshContactWorkspace;
pub(crate) use sweep::first_touch;
pub use sweep::time_of_impact_with_mesh;
