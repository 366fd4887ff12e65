//! Edges as arcs on the Gauss map of B: those of A, and whether one crosses that of an edge of B.

use crate::hull::{Edge, Poly};
use crate::support::Pair;
use tumble_math::DVec3;
use tumble_math::order::max;

/// An edge of A on the Gauss map of B: its direction and the normals of its faces, in B's frame.
pub(super) struct Arc {
    pub(super) along: DVec3,
    pub(super) left: DVec3,
    pub(super) right: DVec3,
}

impl Arc {
    pub(super) fn of_a(pair: &Pair<'_>, pa: &Poly<'_>, e: Edge) -> Self {
        let along = pa.vertices[e.to as usize] - pa.vertices[e.from as usize];
        Self {
            along: pair.in_b(along),
            left: pair.in_b(pa.normals[e.left as usize]),
            right: pair.in_b(pa.normals[e.right as usize]),
        }
    }
}

/// Whether the arcs of an edge of A and of an edge of minus B cross: the same test as that of four edges at once, to the
/// bit.
pub(super) fn arcs_cross(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, ea: Edge, eb: Edge) -> bool {
    let a = Arc::of_a(pair, pa, ea);
    let along = pb.vertices[eb.to as usize] - pb.vertices[eb.from as usize];
    let (c, d) = (pb.normals[eb.left as usize].dot(a.along), pb.normals[eb.right as usize].dot(a.along));
    let (l, r) = (along.dot(a.left), along.dot(a.right));
    max(c * d, l * r) < 0.0
}
