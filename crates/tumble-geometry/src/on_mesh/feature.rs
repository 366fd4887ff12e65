//! A part against the convex edges and corners of a mesh, each asked of its owner only.
//!
//! *Edge against edge*: the common normal, if it is a normal of both edges. *Edge against corner of the part*, while apart: the
//! nearest direction, if it is one of both. *Corner of the mesh*: the nearest point of the part; inside the part the face of
//! least depth whose normal is in the corner's cone. Cylinders and cones are moved along the edge by projection.

use super::near::{corner_has, edge_has};
use super::part::{Body, SQUARE, cut};
use super::scene::{MeshContactWorkspace as Scratch, Scene};
use crate::hull::{BOX_NORMALS, Edge};
use crate::manifold::feature;
use crate::mesh::{Mesh, MeshEdge};
use crate::project::nearest;
use crate::support::Core;
use tumble_math::DVec3;
use tumble_math::order::{clamp, max};

/// Cores nearer than this part of the scale touch: the line between their nearest points is no direction [–].
const TOUCHING: f64 = 1e-9;
/// Rounds of the search along an edge [–]: each leaves 0.618 of the edge, and 48 leave 1e-10: the gap is
/// flat there and right to the last bits.
const ROUNDS: u32 = 48;

/// Contacts with the edges that triangle `t` owns.
pub(super) fn edges(scene: &Scene<'_>, mesh: &Mesh, t: u32, body: &Body, s: &mut Scratch) {
    let c = mesh.corners(t);
    for k in (0..3).filter(|&k| mesh.owns_edge(t, k)) {
        if mesh.edge_kind(t, k) == MeshEdge::Flat {
            continue;
        }
        let (a, b) = (c[k], c[(k + 1) % 3]);
        if is_far(a, b, body.middle, scene.reach + scene.margin) || is_beside(scene, body, a, b) {
            continue;
        }
        let name = scene.edge_name(t, k);
        let allows = |n: DVec3| edge_has(mesh, t, k, n, body.middle);
        if body.corners.is_empty() {
            smooth_edge(scene, a, b, name, allows, s);
            continue;
        }
        // a facet beside it that holds the part answers for overlaps
        let held = s.anchored.contains(&mesh.facet(t))
            || mesh.neighbour(t, k).is_some_and(|(u, _)| s.anchored.contains(&mesh.facet(u)));
        for (j, e) in body.edges.iter().enumerate() {
            let other = feature::edge(j as u32);
            if s.crossed.contains(&(name, j as u32)) {
                continue;
            }
            if let Some((at, n, gap)) = edge_edge(body, e, a, b, allows)
                && gap <= scene.margin
                && (gap >= 0.0 || body.radius > 0.0 || !held && is_inside(body, at))
            {
                if gap < 0.0 && body.radius <= 0.0 && is_beaten(mesh, (t, k), body, e, (n, gap)) {
                    s.beaten.push((mesh.facet(t), scene.turn_mesh * n, scene.raw(at, n, gap, name, other)));
                } else {
                    scene.emit_one(mesh.facet(t), at, n, gap, name, other, s);
                }
            }
        }
        for (v, &p) in body.corners.iter().enumerate() {
            let along = b - a;
            let u = (p - a).dot(along) / along.length_squared();
            if !(u > 0.0 && u < 1.0) {
                continue;
            }
            let at = a + along * u;
            let (d, far) = (p - at, (p - at).length());
            if far <= TOUCHING * body.scale || far - body.radius > scene.margin {
                continue;
            }
            let n = d / far;
            if allows(n) && body.corner_has(v as u32, -n) {
                scene.emit_one(mesh.facet(t), at, n, far - body.radius, name, feature::vertex(v as u32), s);
            }
        }
    }
}

/// Whether the segment is farther from `p` than `reach`.
fn is_far(a: DVec3, b: DVec3, p: DVec3, reach: f64) -> bool {
    let along = b - a;
    let u = clamp((p - a).dot(along) / along.length_squared(), 0.0, 1.0);
    (a + along * u).distance_squared(p) > reach * reach
}

/// Whether a face of a polyhedron, or of the box around a cylinder or a cone, has the segment farther before it than the margin.
fn is_beside(scene: &Scene<'_>, body: &Body, a: DVec3, b: DVec3) -> bool {
    if !body.corners.is_empty() {
        let planes = body.normals.iter().zip(&body.offsets).map(|(m, o)| (*m, o + scene.margin));
        return !body.normals.is_empty() && cut(a, b, planes).is_none();
    }
    let Some(Core::Cylinder { radius, half } | Core::Cone { radius, half }) = scene.convex().map(|c| c.core) else {
        return false;
    };
    let (a, b) = (scene.frame.inverse_point(a), scene.frame.inverse_point(b));
    let planes = BOX_NORMALS.iter().enumerate().map(|(k, n)| (*n, scene.margin + if k < 4 { radius } else { half }));
    cut(a, b, planes).is_none()
}

/// The common normal of the mesh's edge a–b and an edge of the part: place on the mesh, normal, gap [m].
fn edge_edge(body: &Body, e: &Edge, a: DVec3, b: DVec3, allows: impl Fn(DVec3) -> bool) -> Option<(DVec3, DVec3, f64)> {
    let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
    let axis = (b - a).cross(q - p);
    let length = axis.length();
    if length <= 1e-9 * (b - a).length() * (q - p).length() {
        return None;
    }
    // seen along the axis the edges cross at once, whatever its sign
    let (u, v) = super::facet::crossing(axis / length, a, b, p, q)?;
    let (at, on_part) = (a.lerp(b, u), p.lerp(q, v));
    for n in [axis / length, -axis / length] {
        if !body.edge_has(e, -n) || !allows(n) {
            continue;
        }
        let gap = n.dot(on_part - at);
        // an axis of a rounded core that crosses the edge says nothing
        if body.radius <= 0.0 || gap > TOUCHING * body.scale {
            return Some((at, n, gap - body.radius));
        }
    }
    None
}

/// Whether the place `p` on an edge of the mesh is in the part: only there edges overlap.
fn is_inside(body: &Body, p: DVec3) -> bool {
    body.normals.iter().zip(&body.offsets).all(|(m, o)| m.dot(p) - o <= 1e-9 * body.scale)
}

/// Whether a face beside either edge parts the two better than their common normal `n`.
fn is_beaten(mesh: &Mesh, (t, k): (u32, usize), body: &Body, e: &Edge, (n, gap): (DVec3, f64)) -> bool {
    let least = -gap - 1e-9 * body.scale;
    let c = mesh.corners(t);
    // how deep what of the mesh's edge is inside the part lies below the part's faces; the normal of one of them is as good
    let faces = [e.left as usize, e.right as usize].map(|f| (body.normals[f], body.offsets[f]));
    let is_face = |m: DVec3| (m + n).length_squared() <= SQUARE * SQUARE;
    if !faces.iter().any(|f| is_face(f.0))
        && let Some((a, b)) = body.inside(c[k], c[(k + 1) % 3])
        && faces.iter().any(|(m, o)| max(o - m.dot(a), o - m.dot(b)) < least)
    {
        return true;
    }
    // and the same of the part's edge below the facets
    let beside = mesh.neighbour(t, k).map_or(t, |(u, _)| u);
    let planes = [t, beside].map(|u| {
        let (m, d) = mesh.facet_plane(mesh.facet(u));
        if m.dot(n) < 0.0 { (-m, -d) } else { (m, d) }
    });
    let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
    let Some((p, q)) = cut(p, q, planes.into_iter()) else { return false };
    !planes.iter().any(|(m, _)| is_face(-*m)) && planes.iter().any(|(m, d)| max(d - m.dot(p), d - m.dot(q)) < least)
}

/// The place of an edge nearest a cylinder or a cone.
fn smooth_edge(scene: &Scene<'_>, a: DVec3, b: DVec3, name: u32, allows: impl Fn(DVec3) -> bool, s: &mut Scratch) {
    let Some(convex) = scene.convex() else { return };
    let at = |u: f64| nearest(&convex.core, scene.frame.inverse_point(a.lerp(b, u)));
    let (mut low, mut high) = (0.0, 1.0);
    let golden = 0.618_033_988_749_894_8;
    let (mut p, mut q) = (high - golden, golden);
    let (mut fp, mut fq) = (at(p).distance, at(q).distance);
    for _ in 0..ROUNDS {
        if fp < fq {
            (high, q, fq) = (q, p, fp);
            p = high - golden * (high - low);
            fp = at(p).distance;
        } else {
            (low, p, fp) = (p, q, fq);
            q = low + golden * (high - low);
            fq = at(q).distance;
        }
    }
    let u = 0.5 * (low + high);
    if !(1e-9..=1.0 - 1e-9).contains(&u) {
        return;
    }
    let found = at(u);
    let along = (b - a).normalize_or_zero();
    // square to the edge but for the search's rounding
    let n = scene.frame.turn * -found.normal;
    let n = (n - along * along.dot(n)).normalize_or_zero();
    let gap = found.distance - convex.radius;
    if n != DVec3::ZERO && gap <= scene.margin && allows(n) {
        scene.emit_one(scene.facet_of(name), a.lerp(b, u), n, gap, name, found.feature, s);
    }
}

/// Contacts with the corners that triangle `t` owns.
pub(super) fn corners(scene: &Scene<'_>, mesh: &Mesh, t: u32, body: &Body, s: &mut Scratch) {
    let Some(convex) = scene.convex() else { return };
    for k in (0..3).filter(|&k| mesh.owns_corner(t, k)) {
        let v = mesh.triangles()[t as usize][k];
        let at = mesh.points()[v as usize];
        if at.distance_squared(body.middle) > (scene.reach + scene.margin) * (scene.reach + scene.margin) {
            continue;
        }
        if body.normals.iter().zip(&body.offsets).any(|(m, o)| m.dot(at) - o > scene.margin) {
            continue;
        }
        let name = feature::vertex(v);
        let local = scene.frame.inverse_point(at);
        let found = nearest(&convex.core, local);
        let mut allows = |n: DVec3| corner_has(mesh, t, k, n, body.middle, &mut s.mesh);
        let round = matches!(convex.core, Core::Point | Core::Segment(_));
        // a facet at the corner that faces the same face of the part has it already
        if found.distance >= 0.0 || round || body.normals.is_empty() {
            let n = scene.frame.turn * -found.normal;
            let gap = found.distance - convex.radius;
            let touching = found.distance <= TOUCHING * body.scale && round;
            let by_facet = found.feature >> 28 == 3 && s.met.iter().any(|m| m.1 == v);
            if gap <= scene.margin && !touching && !by_facet && allows(n) {
                scene.emit_one(mesh.facet(t), at, n, gap, name, found.feature, s);
            }
            continue;
        }
        if s.met.iter().any(|m| m.1 == v) {
            continue;
        }
        let mut best: Option<(f64, usize)> = None;
        for (f, m) in body.normals.iter().enumerate() {
            let gap = m.dot(at) - body.offsets[f];
            if best.is_none_or(|b| gap > b.0) && allows(-*m) {
                best = Some((gap, f));
            }
        }
        if let Some((gap, f)) = best {
            scene.emit_one(mesh.facet(t), at, -body.normals[f], gap, name, feature::face(f as u32), s);
        }
    }
}

/// Takes up overlaps of edges that a face beside them seemed to part better, where no facet there has an overlap after all:
/// the shallowest first, one for a facet. No overlap is left without a contact.
pub(super) fn resolve(scene: &Scene<'_>, s: &mut Scratch) {
    if s.beaten.is_empty() {
        return;
    }
    for one in &s.ones {
        if one.2.gap < 0.0 {
            s.touched.push(one.0);
            if one.2.fa >> 28 == 2 {
                s.touched.extend(scene.facets_of(one.2.fa));
            }
        }
    }
    s.beaten.sort_unstable_by(|a, b| b.2.gap.total_cmp(&a.2.gap).then((a.2.fa, a.2.fb).cmp(&(b.2.fa, b.2.fb))));
    for k in 0..s.beaten.len() {
        let one = s.beaten[k];
        let facets = scene.facets_of(one.2.fa);
        if !facets.iter().any(|f| s.touched.contains(f)) {
            s.touched.extend(facets);
            s.ones.push(one);
        }
    }
}
