//! The triangles near a part, and the feature of a mesh that a direction belongs to.

use super::part::SQUARE;
use crate::aabb::Aabb;
use crate::mesh::{Mesh, MeshEdge, MeshFeature, MeshWorkspace, Sides};
use tumble_math::DVec3;

/// A triangle near the part and its facet.
pub(super) type Near = (u32, u32);

/// Puts all triangles near `aabb` into `out`, by facet.
pub(super) fn collect(mesh: &Mesh, aabb: &Aabb, ws: &mut MeshWorkspace, out: &mut Vec<Near>) {
    out.clear();
    mesh.overlapping(aabb, ws, |t| {
        let c = mesh.corners(t);
        // the leaf's box holds up to four triangles
        let apart = (0..3).any(|k| {
            (c[0][k] < aabb.min[k] && c[1][k] < aabb.min[k] && c[2][k] < aabb.min[k])
                || (c[0][k] > aabb.max[k] && c[1][k] > aabb.max[k] && c[2][k] > aabb.max[k])
        });
        if !apart {
            out.push((mesh.facet(t), t));
        }
    });
    out.sort_unstable();
}

/// Most steps from a facet to the place of the mesh nearest a point [–]: each is nearer, so the walk ends by itself; a bound of its work.
const MOST_STEPS: u32 = 64;

/// The side from which a facet pushes a part whose middle is at `middle`: 1 its front, −1 its back, 0 neither.
///
/// Told where the mesh is nearest the middle, on the way down from the facet's nearest point: there the normal of what the place lies on tells
/// before from behind (Bærentzen and Aanæs 2005), and nowhere else. Beyond a ridge the middle is behind a facet's plane, and still
/// before the sheet.
pub(super) fn side(mesh: &Mesh, run: &[Near], middle: DVec3, ws: &mut MeshWorkspace) -> f64 {
    if mesh.sides() == Sides::Solid {
        return 1.0;
    }
    let mut best = (f64::INFINITY, 0, DVec3::ZERO, MeshFeature::Face);
    let look = |t: u32, best: &mut (f64, u32, DVec3, MeshFeature)| {
        let (q, feature) = mesh.nearest_on(t, middle);
        let d = q.distance_squared(middle);
        // by more than rounding, so that no step leads back
        let nearer = d < best.0 * (1.0 - 1e-12);
        if nearer {
            *best = (d, t, q, feature);
        }
        nearer
    };
    for &(_, t) in run {
        look(t, &mut best);
    }
    for _ in 0..MOST_STEPS {
        let (_, t, _, feature) = best;
        let mut nearer = false;
        match feature {
            MeshFeature::Face => {}
            MeshFeature::Edge(k) => nearer = mesh.neighbour(t, k as usize).is_some_and(|(u, _)| look(u, &mut best)),
            MeshFeature::Corner(k) => {
                let v = mesh.triangles()[t as usize][k as usize];
                around(mesh, v, ws, |u, _| nearer |= look(u, &mut best));
            }
        }
        if !nearer {
            break;
        }
    }
    let before = mesh.pseudonormal(best.1, best.3, ws).dot(middle - best.2) >= 0.0;
    match (before, mesh.sides()) {
        (true, _) => 1.0,
        (false, Sides::Front) => 0.0,
        (false, _) => -1.0,
    }
}

/// The kind of an edge seen from the front (`side` 1) or the back (−1).
pub(super) fn kind(mesh: &Mesh, t: u32, k: usize, side: f64) -> MeshEdge {
    match mesh.edge_kind(t, k) {
        MeshEdge::Convex if side < 0.0 => MeshEdge::Concave,
        MeshEdge::Concave if side < 0.0 => MeshEdge::Convex,
        other => other,
    }
}

/// Whether corner `k` of triangle `t` may stick out, seen from the side `side`: edges that are convex from there meet in it at an angle.
pub(super) fn is_sharp(mesh: &Mesh, t: u32, k: usize, side: f64, ws: &mut MeshWorkspace) -> bool {
    if !mesh.is_sharp(t, k) || mesh.sides() != Sides::Both {
        return mesh.is_sharp(t, k);
    }
    let v = mesh.triangles()[t as usize][k];
    let at = mesh.points()[v as usize];
    let (mut first, mut sharp) = (DVec3::ZERO, false);
    around(mesh, v, ws, |u, j| {
        let c = mesh.corners(u);
        for (edge, end) in [(j, (j + 1) % 3), ((j + 2) % 3, (j + 2) % 3)] {
            if matches!(kind(mesh, u, edge, side), MeshEdge::Convex | MeshEdge::Border) {
                let along = (c[end] - at).normalize_or_zero();
                sharp |= first != DVec3::ZERO && first.cross(along).length_squared() > SQUARE * SQUARE;
                first = if first == DVec3::ZERO { along } else { first };
            }
        }
    });
    sharp
}

/// Direction from edge `k` of triangle `t` into the triangle, across the edge; of any length.
pub(super) fn inward(mesh: &Mesh, t: u32, k: usize) -> DVec3 {
    let c = mesh.corners(t);
    mesh.normal(t).cross(c[(k + 1) % 3] - c[k])
}

/// The side of triangle `t` that the part is on, of the facets near it: as [`side`] told it, which is not 0 for sheets.
pub(super) fn side_of(mesh: &Mesh, t: u32, sides: &[(u32, f64)]) -> f64 {
    let facet = mesh.facet(t);
    sides.binary_search_by_key(&facet, |s| s.0).map_or(1.0, |at| sides[at].1)
}

/// Whether the unit direction `n`, square to edge `k` of triangle `t`, is a normal of the mesh there, seen from the side `side` of a sheet.
pub(super) fn edge_has(mesh: &Mesh, t: u32, k: usize, n: DVec3, (side, middle): (f64, DVec3)) -> bool {
    let falls = |v: DVec3| n.dot(v) <= SQUARE * v.length();
    if !falls(inward(mesh, t, k)) {
        return false;
    }
    let Some((u, j)) = mesh.neighbour(t, k) else {
        // a border: a half-disc, on the side of the part's middle
        return mesh.sides() == Sides::Both && (middle - mesh.corners(t)[k]).dot(n) > 0.0
            || mesh.sides() != Sides::Both && n.dot(mesh.normal(t)) >= 0.0;
    };
    let sum = mesh.normal(t) + mesh.normal(u);
    let outward = match mesh.sides() {
        Sides::Both => n.dot(sum) * side > 0.0,
        _ => n.dot(sum) > 0.0,
    };
    outward && falls(inward(mesh, u, j))
}

/// Whether the unit direction `n` is a normal of the mesh at corner `k` of triangle `t`, seen from the side `side` of a sheet.
pub(super) fn corner_has(mesh: &Mesh, t: u32, k: usize, n: DVec3, side: f64, ws: &mut MeshWorkspace) -> bool {
    let v = mesh.triangles()[t as usize][k];
    let at = mesh.points()[v as usize];
    let mut falls = true;
    around(mesh, v, ws, |u, j| {
        let c = mesh.corners(u);
        for e in [c[(j + 1) % 3] - at, c[(j + 2) % 3] - at] {
            falls &= n.dot(e) <= SQUARE * e.length();
        }
    });
    if !falls {
        return false;
    }
    let before = if mesh.sides() == Sides::Both { side } else { 1.0 };
    mesh.pseudonormal(t, MeshFeature::Corner(k as u8), ws).dot(n) * before > 0.0
}

/// Calls `f` with every triangle at corner `v` of the mesh and the number of the corner there.
pub(super) fn around(mesh: &Mesh, v: u32, ws: &mut MeshWorkspace, mut f: impl FnMut(u32, usize)) {
    let at = mesh.points()[v as usize];
    mesh.overlapping(&Aabb::new(at, at), ws, |u| {
        if let Some(j) = mesh.triangles()[u as usize].iter().position(|w| *w == v) {
            f(u, j);
        }
    });
}
