//! The triangles near a part, and the feature of a mesh that a direction belongs to.

use crate::aabb::Aabb;
use crate::mesh::{Mesh, MeshEdge, MeshFeature, MeshWorkspace, Sides};
use crate::tolerance::SAME_NORMAL as SQUARE;
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

/// Places of a [`SideMemory`] [–]: a power of two, more than triangles and corners near a part of the size of some triangles. With fewer the
/// same is found out again.
const PLACES: usize = 128;
/// Mark of a corner of the mesh among triangles.
const CORNER: u32 = 1 << 31;

/// The sides that are known of triangles, and of corners at which ways turn: a place for each by its number, and the question it was told in.
#[derive(Clone, Debug, Default)]
pub(super) struct SideMemory {
    question: u32,
    places: Vec<(u32, u32, f64)>,
    way: Vec<u32>,
}

impl SideMemory {
    pub(super) fn clear(&mut self) {
        self.question = self.question.wrapping_add(1);
        if self.question == 0 || self.places.is_empty() {
            self.places.clear();
            self.places.resize(PLACES, (0, 0, 0.0));
            self.question = 1;
        }
    }

    #[inline]
    fn get(&self, name: u32) -> Option<f64> {
        self.places.get(place(name)).filter(|p| p.0 == self.question && p.1 == name).map(|p| p.2)
    }

    /// Notes the side for all on the way.
    fn end(&mut self, side: f64) {
        for name in self.way.drain(..) {
            if let Some(p) = self.places.get_mut(place(name)) {
                *p = (self.question, name, side);
            }
        }
    }
}

/// Neighbours have numbers beside each other, and corners others than triangles.
#[inline]
fn place(name: u32) -> usize {
    (name ^ name >> 25) as usize % PLACES
}

/// The side from which a facet pushes a part whose middle is at `middle`: 1 its front, −1 its back, 0 neither.
///
/// Told where the mesh is nearest the middle, on the way down from the facet's nearest point: there the normal of what the place lies on tells
/// before from behind (Bærentzen and Aanæs 2005), and nowhere else. Beyond a ridge the middle is behind a facet's plane, and still
/// before the sheet. Where the way goes on from a triangle depends on that triangle alone, so that ways of several facets that meet are gone once.
pub(super) fn side(mesh: &Mesh, run: &[Near], middle: DVec3, known: &mut SideMemory, ws: &mut MeshWorkspace) -> f64 {
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
    known.way.clear();
    let mut found = None;
    for _ in 0..MOST_STEPS {
        let (_, t, _, feature) = best;
        found = known.get(t);
        if found.is_some() {
            break;
        }
        known.way.push(t);
        let mut nearer = false;
        match feature {
            MeshFeature::Face => {}
            MeshFeature::Edge(k) => nearer = mesh.neighbour(t, k as usize).is_some_and(|(u, _)| look(u, &mut best)),
            MeshFeature::Corner(k) => {
                // all triangles whose nearest place it is go on from it alike
                let name = mesh.triangles()[t as usize][k as usize] | CORNER;
                found = known.get(name);
                if found.is_some() {
                    break;
                }
                known.way.push(name);
                mesh.around_corner(t, k as usize, ws, |u, _| nearer |= u != t && look(u, &mut best));
            }
        }
        if !nearer {
            break;
        }
    }
    let side = found.unwrap_or_else(|| {
        let before = mesh.pseudonormal(best.1, best.3, ws).dot(middle - best.2) >= 0.0;
        match (before, mesh.sides()) {
            (true, _) => 1.0,
            (false, Sides::Front) => 0.0,
            (false, _) => -1.0,
        }
    });
    known.end(side);
    side
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
    let at = mesh.corners(t)[k];
    let (mut first, mut sharp) = (DVec3::ZERO, false);
    mesh.around_corner(t, k, ws, |u, j| {
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

/// Whether edge `k` of triangle `t` has no normal between those of its faces, seen from the side `side`: it is concave, by more than normals that
/// are one differ.
pub(super) fn is_hollow(mesh: &Mesh, t: u32, k: usize, side: f64) -> bool {
    // each of the two tolerates that angle: together twice, and the bisector is half of the turn away from either
    let turn = 4.0 * SQUARE;
    kind(mesh, t, k, side) == MeshEdge::Concave
        && mesh.neighbour(t, k).is_some_and(|(u, _)| (mesh.normal(t) - mesh.normal(u)).length_squared() > turn * turn)
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
    let at = mesh.corners(t)[k];
    let mut falls = true;
    mesh.around_corner(t, k, ws, |u, j| {
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
