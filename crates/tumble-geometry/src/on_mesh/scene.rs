//! One part and one mesh in one frame, and what is found of them.

use super::near::{Near, SideMemory};
use super::part::Body;
use crate::clip::Raw;
use crate::collide::Workspace;
use crate::manifold::feature;
use crate::mesh::{Mesh, MeshWorkspace};
use crate::patch::Frame;
use crate::shape::Shape;
use crate::support::Convex;
use tumble_math::{DMat3, DVec3};

/// No facet.
pub(super) const NO_FACET: u32 = u32::MAX;

/// Scratch memory of contacts with meshes. Reuse one per thread: nothing is allocated once it is warm.
#[derive(Debug, Default)]
pub struct MeshContactWorkspace {
    pub(crate) narrow: Workspace,
    pub(super) mesh: MeshWorkspace,
    pub(super) body: Body,
    pub(super) near: Vec<Near>,
    /// The side that the part is on, of every facet near it; by facet.
    pub(super) sides: Vec<(u32, f64)>,
    pub(super) known_sides: SideMemory,
    /// Of every triangle near the part, in the order of `near`: whether a face of the part has it farther before it than the margin.
    pub(super) beside: Vec<bool>,
    /// Facets that the part overlaps with its lowest point over them.
    pub(super) anchored: Vec<u32>,
    /// Edges of the mesh and of the part whose crossing belongs to a facet already.
    pub(super) crossed: Vec<(u32, u32)>,
    /// Facets and corners of the mesh that the facet has looked at already.
    pub(super) met: Vec<(u32, u32)>,
    /// Contacts with edges and corners: facet, normal in the scene's axes, point.
    pub(super) ones: Vec<(u32, DVec3, Raw)>,
    /// Overlaps of edges and corners that something else may part better: facet, normal, point.
    pub(super) beaten: Vec<(u32, DVec3, Raw)>,
    /// Depths below edges of cylinders and cones along normals that are no way out: facet, normal, point.
    pub(super) last: Vec<(u32, DVec3, Raw)>,
    /// Overlaps with facets of points that a nearer facet has no normal for: that one, or [`NO_FACET`] for what is not of a facet; facet,
    /// normal, point.
    pub(super) perhaps: Vec<(u32, (u32, DVec3, Raw))>,
    /// Overlaps of points with facets that have the part's lowest point nowhere: facet, normal, point.
    pub(super) doubtful: Vec<(u32, DVec3, Raw)>,
    /// Overlaps of edges: gap [m] and the corners that the edge runs between.
    pub(super) sunk: Vec<(f64, [u32; 2])>,
    /// Planes that the contacts with overlap lift the part above: normal and offset [m], the mesh's frame.
    pub(super) lifted: Vec<(DVec3, f64)>,
    /// Lowest points of the part that a concave corner has beyond a facet, moved to what is over it.
    pub(super) moved: Vec<Raw>,
    /// Triangles near a path, and when each can be met at the earliest [s].
    pub(super) swept: Vec<(f64, u32)>,
}

impl MeshContactWorkspace {
    pub(super) fn clear(&mut self) {
        self.narrow.raw.clear();
        self.near.clear();
        self.sides.clear();
        self.known_sides.clear();
        self.anchored.clear();
        self.crossed.clear();
        self.met.clear();
        self.ones.clear();
        self.beaten.clear();
        self.last.clear();
        self.perhaps.clear();
        self.doubtful.clear();
        self.lifted.clear();
    }
}

/// A part and a mesh. The scene's axes are the world's, its points are seen from the part's centre.
pub(super) struct Scene<'a> {
    pub(super) mesh: &'a Mesh,
    pub(super) shape: &'a Shape,
    pub(super) turn_mesh: DMat3,
    pub(super) turn_part: DMat3,
    /// From the mesh's origin to the part's, world axes [m].
    pub(super) between: DVec3,
    /// The part in the mesh's frame.
    pub(super) frame: Frame,
    pub(super) margin: f64,
    /// Radius [m] about the part's middle that holds it.
    pub(super) reach: f64,
}

impl Scene<'_> {
    /// Where along the unit direction `n`, in the mesh's frame, the part's lowest point is [m].
    pub(super) fn lowest(&self, n: DVec3) -> f64 {
        let Some(convex) = self.convex() else { return f64::NEG_INFINITY };
        n.dot(self.frame.point(convex.core.support(self.frame.inverse_vector(-n)))) - convex.radius
    }

    /// Notes the plane that an overlap `gap` [m, negative] along `n`, in the mesh's frame, lifts the part above.
    pub(super) fn lift(&self, n: DVec3, gap: f64, s: &mut MeshContactWorkspace) {
        s.lifted.push((n, self.lowest(n) - gap));
    }

    pub(super) fn convex(&self) -> Option<Convex<'_>> {
        Convex::of(self.shape)
    }

    /// A point of the scene in the mesh's frame.
    pub(super) fn to_mesh(&self, r: DVec3) -> DVec3 {
        self.turn_mesh.transpose() * r + self.frame.shift
    }

    /// A contact point from its place on the mesh and its normal, both in the mesh's frame.
    pub(super) fn raw(&self, on_mesh: DVec3, n: DVec3, gap: f64, fa: u32, fb: u32) -> Raw {
        let a = self.turn_mesh * (on_mesh - self.frame.shift);
        Raw { a, b: a + self.turn_mesh * n * gap, gap, fa, fb }
    }

    /// The name of an edge: that of the lower of its two triangles.
    pub(super) fn edge_name(&self, t: u32, k: usize) -> u32 {
        let own = t << 2 | k as u32;
        let other = self.mesh.neighbour(t, k).map_or(own, |(u, j)| u << 2 | j as u32);
        feature::edge(if own < other { own } else { other })
    }

    /// The facet of the triangle that an edge is named after.
    pub(super) fn facet_of(&self, name: u32) -> u32 {
        self.mesh.facet(feature::index(name) >> 2)
    }

    /// The facets on both sides of an edge.
    pub(super) fn facets_of(&self, name: u32) -> [u32; 2] {
        let half = feature::index(name);
        let (t, k) = (half >> 2, (half & 3) as usize);
        let own = self.mesh.facet(t);
        [own, self.mesh.neighbour(t, k).map_or(own, |(u, _)| self.mesh.facet(u))]
    }

    /// The corners that an edge runs between.
    pub(super) fn ends_of(&self, name: u32) -> [u32; 2] {
        let half = feature::index(name);
        let (t, k) = ((half >> 2) as usize, (half & 3) as usize);
        let corners = self.mesh.triangles()[t];
        [corners[k], corners[(k + 1) % 3]]
    }

    /// Notes a contact of one point with an edge or a corner.
    pub(super) fn emit_one(
        &self,
        facet: u32,
        at: DVec3,
        n: DVec3,
        gap: f64,
        fa: u32,
        fb: u32,
        s: &mut MeshContactWorkspace,
    ) {
        let point = self.raw(at, n, gap, fa, fb);
        s.ones.push((facet, self.turn_mesh * n, point));
    }
}
