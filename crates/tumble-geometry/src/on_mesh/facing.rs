//! A facet as a part sees it, and what is over it.

use super::near::{Near, kind};
use super::part::Body;
use crate::mesh::{Mesh, MeshEdge};
use tumble_math::DVec3;
use tumble_math::order::max;

/// Heights that differ by less than this part of the scale are one [–], as for edges.
pub(super) const TOUCHING: f64 = 1e-9;

/// The facet as the part sees it: its near triangles, the normal and offset [m] of the side that pushes.
pub(super) struct Facing<'a> {
    pub(super) mesh: &'a Mesh,
    pub(super) run: &'a [Near],
    pub(super) side: f64,
    pub(super) normal: DVec3,
    pub(super) offset: f64,
}

/// Whether a corner of the part's core may be over the facet, or within its reach beyond the facet's borders, and within the margin [m] of its
/// plane. Never false of a facet that has a contact: rounding counts as within.
pub(super) fn may_hold(f: &Facing<'_>, body: &Body, margin: f64) -> bool {
    let slack = TOUCHING * body.scale;
    let least = margin + body.radius + slack;
    let height = |x: &DVec3| f.normal.dot(*x) - f.offset;
    if body.corners.iter().all(|x| height(x) > least) {
        return false;
    }
    for &(_, t) in f.run {
        let c = f.mesh.corners(t);
        // square to the normal: a corner is as far inside as its foot
        let along = [c[1] - c[0], c[2] - c[1], c[0] - c[2]];
        let n = f.normal * f.side;
        let inward = [n.cross(along[0]), n.cross(along[1]), n.cross(along[2])];
        for x in &body.corners {
            let height = height(x);
            if height > least {
                continue;
            }
            // the other end of a capsule can come down with its side only: its foot is then beside the end's
            let reach = max(margin, body.radius - height) + body.radius + slack;
            let is_near = |k: usize| {
                let inside = inward[k].dot(*x - c[k]);
                inside >= 0.0 || inside * inside <= reach * reach * along[k].length_squared()
            };
            if is_near(0) && is_near(1) && is_near(2) {
                return true;
            }
        }
    }
    false
}

/// Whether the point `x` is over the facet.
pub(super) fn is_over(f: &Facing<'_>, x: DVec3, reach: f64) -> bool {
    let q = x - f.normal * (f.normal.dot(x) - f.offset);
    f.run.iter().any(|&(_, t)| {
        let c = f.mesh.corners(t);
        let near = 1e-12 * (c[0].abs().element_sum() + (c[1] - c[0]).length() + (c[2] - c[0]).length());
        (0..3).all(|k| {
            let along = c[(k + 1) % 3] - c[k];
            let inside = (f.normal * f.side).cross(along).dot(q - c[k]);
            if inside >= -near * along.length() {
                return true;
            }
            // beyond a concave border, and inside the ground there
            if kind(f.mesh, t, k, f.side) != MeshEdge::Concave || -inside > reach * along.length() {
                return false;
            }
            f.mesh.neighbour(t, k).is_some_and(|(u, j)| is_under(f.mesh, (u, j), f.side, q))
        })
    })
}

/// Whether the point `q` is behind triangle `u` and between its other borders than `j`, and so inside the ground beyond that concave one: in a
/// groove of less than a right angle what is behind both sides is over neither.
fn is_under(mesh: &Mesh, (u, j): (u32, usize), side: f64, q: DVec3) -> bool {
    let (n, d) = mesh.facet_plane(mesh.facet(u));
    side * (n.dot(q) - d) <= 0.0 && is_within(mesh, u, q, Some(j))
}

/// Whether the facet ends at a convex border that leaves the mesh's corner `v`.
pub(super) fn ends_at(f: &Facing<'_>, v: u32) -> bool {
    f.run.iter().any(|&(_, t)| {
        let at = f.mesh.triangles()[t as usize].iter().position(|w| *w == v);
        let ends = |k: usize| matches!(kind(f.mesh, t, k, f.side), MeshEdge::Convex | MeshEdge::Border);
        at.is_some_and(|k| ends(k) || ends((k + 2) % 3))
    })
}

/// Whether the point `x` is over one of these triangles of a facet.
pub(super) fn is_over_run(mesh: &Mesh, run: &[Near], x: DVec3) -> bool {
    run.iter().any(|&(_, t)| is_within(mesh, t, x, None))
}

/// Whether the point `q`, seen along the normal of triangle `t`, is within its borders, but for one.
fn is_within(mesh: &Mesh, t: u32, q: DVec3, but: Option<usize>) -> bool {
    let (n, c) = (mesh.normal(t), mesh.corners(t));
    (0..3).filter(|k| Some(*k) != but).all(|k| {
        let along = c[(k + 1) % 3] - c[k];
        n.cross(along).dot(q - c[k]) >= -1e-12 * along.length_squared()
    })
}
