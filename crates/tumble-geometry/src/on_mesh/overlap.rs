//! A polyhedron that overlaps the mesh although no feature of it says so. A corner of it in the ground is led out by the shortest way. Else edges may
//! cross where no direction is a normal of both: it is then pushed out of all triangles that it cuts at once, along the direction in which that is shortest, of those
//! that can separate convex solids: normals of the triangles' facets, of the part's faces, and across two edges.

use super::feature::is_lifted;
use super::near::{Near, side};
use super::part::{Body, cut};
use super::scene::{MeshContactWorkspace as Scratch, Scene};
use crate::mesh::{Mesh, MeshFeature};
use tumble_math::DVec3;
use tumble_math::order::max;

/// A plane that pushes a part out: a facet that it is about, its normal, how far the part's lowest corner is above it [m], and
/// which corner that is.
pub(super) struct Push {
    pub(super) facet: u32,
    pub(super) normal: DVec3,
    pub(super) gap: f64,
    pub(super) corner: u32,
}

/// The way out of a corner of the part that is in the ground below a concave edge or corner of the mesh, of the deepest one: to the place where
/// the mesh is nearest. No facet there has a place for it; the direction is one that their normals span, and one of the part's corner.
fn way_out(scene: &Scene<'_>, body: &Body, s: &mut Scratch) -> Option<Push> {
    let mut best: Option<Push> = None;
    for (corner, &x) in (0..).zip(&body.corners) {
        let Some(near) = scene.mesh.nearest(x, scene.reach, &mut s.mesh) else { continue };
        let known = s.sides.binary_search_by_key(&scene.mesh.facet(near.triangle), |side| side.0);
        let Ok(side) = known.map(|at| s.sides[at].1) else { continue };
        let out = scene.mesh.pseudonormal(near.triangle, near.feature, &mut s.mesh) * side;
        let gap = -near.point.distance(x);
        let Some(normal) = (near.point - x).try_normalize().filter(|n| out.dot(*n) > 0.0) else { continue };
        let is_way = near.feature != MeshFeature::Face && body.corner_has(corner, -normal);
        if is_way && gap < -1e-9 * body.scale && best.as_ref().is_none_or(|b| gap < b.gap) {
            best = Some(Push { facet: scene.mesh.facet(near.triangle), normal, gap, corner });
        }
    }
    best
}

/// The plane before all near triangles that the part cuts and behind which it is least.
pub(super) fn push(scene: &Scene<'_>, near: &[Near], body: &Body, s: &mut Scratch) -> Option<Push> {
    if let Some(way) = way_out(scene, body, s) {
        return Some(way);
    }
    let (mesh, nothing) = (scene.mesh, 1e-9 * body.scale);
    let mut triangles: Vec<([DVec3; 3], DVec3, u32)> = Vec::new();
    for run in near.chunk_by(|a, b| a.0 == b.0) {
        let facet = run[0].0;
        if s.anchored.contains(&facet) {
            continue;
        }
        let (n, d) = mesh.facet_plane(facet);
        // most facets are wholly before or behind the part
        let mut heights = body.corners.iter().map(|c| n.dot(*c) - d);
        if !(heights.clone().any(|h| h < -nothing) && heights.any(|h| h > nothing)) {
            continue;
        }
        let side = side(mesh, run, body.middle, &mut s.known_sides, &mut s.mesh);
        let is_left = |p: DVec3| !is_lifted(scene, p, s);
        let cut =
            run.iter().map(|&(_, t)| mesh.corners(t)).filter(|c| side != 0.0 && is_cut(*c, body, nothing, is_left));
        triangles.extend(cut.map(|c| (c, n * side, facet)));
    }
    let mut best: Option<Push> = None;
    let mut propose = |normal: DVec3, facet: u32| {
        let corners = triangles.iter().flat_map(|(c, _, _)| c);
        let offset = corners.map(|c| normal.dot(*c)).fold(f64::NEG_INFINITY, max);
        let lowest = (0..).zip(&body.corners).map(|(v, c)| (normal.dot(*c) - offset, v));
        let Some((gap, corner)) = lowest.reduce(|a, b| if b.0 < a.0 { b } else { a }) else { return };
        if best.as_ref().is_none_or(|b| gap > b.gap) {
            best = Some(Push { facet, normal, gap, corner });
        }
    };
    for (c, n, facet) in &triangles {
        propose(*n, *facet);
        body.normals.iter().filter(|m| m.dot(*n) < 0.0).for_each(|m| propose(-*m, *facet));
        for k in 0..3 {
            for e in &body.edges {
                let across = body.corners[e.to as usize] - body.corners[e.from as usize];
                let Some(axis) = (c[(k + 1) % 3] - c[k]).cross(across).try_normalize() else { continue };
                propose(if axis.dot(*n) < 0.0 { -axis } else { axis }, *facet);
            }
        }
    }
    best
}

/// Whether a polyhedron may have a place in common with the mesh.
pub(super) fn may_overlap(mesh: &Mesh, near: &[Near], body: &Body, beside: &[bool]) -> bool {
    near.iter().zip(beside).any(|(&(_, t), beside)| !beside && may_be_cut(mesh.corners(t), body))
}

/// Whether a triangle and a polyhedron may have a place in common: no face of it, not the triangle's plane and no border of the triangle parts
/// them.
fn may_be_cut(c: [DVec3; 3], body: &Body) -> bool {
    let planes = || body.normals.iter().zip(&body.offsets);
    if planes().any(|(m, o)| c.iter().all(|p| m.dot(*p) > *o)) {
        return false;
    }
    let n = (c[1] - c[0]).cross(c[2] - c[0]);
    let is_before = |n: DVec3, at: DVec3| body.corners.iter().all(|p| n.dot(*p - at) > 0.0);
    if is_before(n, c[0]) || is_before(-n, c[0]) {
        return false;
    }
    if (0..3).any(|k| is_before((c[(k + 1) % 3] - c[k]).cross(n), c[k])) {
        return false;
    }
    // what of both is at one height over the triangle's plane: the part's edges there, and the triangle's edges in the part
    if (0..3).any(|k| cut(c[k], c[(k + 1) % 3], planes().map(|(m, o)| (*m, *o))).is_some()) {
        return true;
    }
    let least = 1e-9 * body.scale;
    body.edges.iter().any(|e| {
        let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
        let (hp, hq) = (n.dot(p - c[0]), n.dot(q - c[0]));
        if (hp > 0.0) == (hq > 0.0) && hp != 0.0 && hq != 0.0 {
            return false;
        }
        let at = if hp == hq { p } else { p.lerp(q, hp / (hp - hq)) };
        (0..3).all(|k| {
            let along = c[(k + 1) % 3] - c[k];
            n.cross(along).dot(at - c[k]) >= -least * n.length() * along.length()
        })
    })
}

/// Whether a triangle and a polyhedron cut each other by more than `nothing` [m], an edge of one inside the other, at a place that is `left`.
fn is_cut(c: [DVec3; 3], body: &Body, nothing: f64, left: impl Fn(DVec3) -> bool) -> bool {
    let deep = || body.normals.iter().copied().zip(body.offsets.iter().map(|o| o - nothing));
    let is_left = |(a, b): (DVec3, DVec3)| left(a) || left(b);
    if (0..3).any(|k| cut(c[k], c[(k + 1) % 3], deep()).is_some_and(is_left)) {
        return true;
    }
    let n = (c[1] - c[0]).cross(c[2] - c[0]);
    let least = nothing * n.length();
    body.edges.iter().any(|e| {
        let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
        let (hp, hq) = (n.dot(p - c[0]), n.dot(q - c[0]));
        let crosses = hp < -least && hq > least || hp > least && hq < -least;
        crosses && {
            let at = p.lerp(q, hp / (hp - hq));
            let is_over = |k: usize| {
                let along = c[(k + 1) % 3] - c[k];
                n.cross(along).dot(at - c[k]) > least * along.length()
            };
            (0..3).all(is_over) && left(at)
        }
    })
}
