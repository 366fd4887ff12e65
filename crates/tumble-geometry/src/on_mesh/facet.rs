//! A part against one facet: the manifold of its plane, whatever the tessellation.
//!
//! Points of the part as against a half-space, those that are over the facet. A facet ends in three ways: across a flat edge the
//! next triangle goes on; across a convex one it ends, and of two facets that a point is behind the nearer one answers;
//! across a concave one it goes on under the triangle on the other side, by the margin, or by as much as the part is behind it. But a facet parts the two only where its normal is one of
//! the part too: of two facets that a point is behind, the farther one answers if the nearer one has the part's lowest point nowhere, and
//! nothing else parts the two better.
//! Where the part's lowest point is over the facet, the crossings of its facing face with the facet's convex borders and the facet's corners under that face come with them.

use super::facing::{Facing, TOUCHING, ends_at, is_over, is_over_run};
use super::near::{is_sharp, kind};
use super::part::Body;
use super::pit;
use super::scene::{MeshContactWorkspace as Scratch, Scene};
use crate::clip::Raw;
use crate::manifold::feature;
use crate::mesh::{MeshEdge, MeshFeature};
use tumble_math::DVec3;
use tumble_math::order::max;

/// A face that faces the facet worse than this (cosine) is seen edge-on; as in `patch`.
pub(super) const STEEP: f64 = 0.05;
/// A capsule whose axis is nearer the normal than this (cosine) stands on its end; as in `patch`.
const STANDS: f64 = 0.75;

/// Fills `s.narrow.raw` with the contact points of a facet, in the scene's axes from the part's centre. Returns whether the
/// part's lowest point is among them.
pub(super) fn contact(scene: &Scene<'_>, f: &Facing<'_>, body: &Body, s: &mut Scratch) -> bool {
    let n = scene.turn_mesh * f.normal;
    let height = n.dot(scene.between) - f.offset;
    s.narrow.raw.clear();
    crate::collide::plane(n, height, &scene.turn_part, scene.shape, scene.margin, &mut s.narrow);
    let lowest = s.narrow.raw.iter().map(|r| r.gap).fold(f64::INFINITY, |a, b| if b < a { b } else { a });
    let facet = feature::face(f.mesh.facet(f.run[0].1));
    let mut raw = std::mem::take(&mut s.narrow.raw);
    raw.iter_mut().for_each(|r| r.fa = facet);
    let at = |r: &Raw| scene.to_mesh(r.b) + f.normal * body.radius;
    let holds = |r: &Raw| r.gap <= lowest + TOUCHING * body.scale;
    // of the part's lowest points those that a concave corner has beyond the facet answer with what of the part is over it
    let mut moved = std::mem::take(&mut s.moved);
    moved.clear();
    raw.retain(|r| {
        let reach = max(scene.margin, -r.gap);
        let over = is_over(f, at(r), reach);
        if !over && body.radius <= 0.0 && holds(r) {
            moved.extend(pit::above_border(scene, f, r, at(r), reach, s));
        }
        over
    });
    let answer = |r: &Raw, holds: bool, s: &mut Scratch| answers(scene, f, body, at(r), r.gap + body.radius, holds, s);
    moved.retain(|r| answer(r, true, s) == Answer::Yes);
    // the part's lowest point is over the facet: the faces of both face each other there
    let anchored = !moved.is_empty() || raw.iter().any(|r| holds(r) && answer(r, true, s) == Answer::Yes);
    raw.retain(|r| match answer(r, holds(r), s) {
        Answer::Yes if anchored || r.gap >= -TOUCHING * body.scale => true,
        // it parts the two nowhere: something else may
        Answer::Yes => {
            s.doubtful.push((f.run[0].0, n, *r));
            false
        }
        Answer::No => false,
        Answer::Perhaps(nearer) => {
            s.perhaps.push((nearer, (f.run[0].0, n, *r)));
            false
        }
    });
    raw.append(&mut moved);
    s.moved = moved;
    s.narrow.raw = raw;
    if anchored && !body.edges.is_empty() {
        borders(scene, f, body, s);
    }
    anchored
}

/// Whether a facet answers for a point of the part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Yes,
    No,
    /// If that nearer facet does not hold the part anywhere, and nothing else parts the two better.
    Perhaps(u32),
}

/// Whether the facet answers for the point `x` of the part, which is `gap` [m] above it: `holds` tells that no point of the part is lower.
///
/// The nearest one does. A farther one may do so instead if the nearer one has no normal in common with the part there.
fn answers(scene: &Scene<'_>, f: &Facing<'_>, body: &Body, x: DVec3, gap: f64, holds: bool, s: &mut Scratch) -> Answer {
    if gap >= 0.0 {
        return Answer::Yes;
    }
    let own = f.run[0].0;
    let Some(near) = f.mesh.nearest(x, -gap * (1.0 - 1e-9), &mut s.mesh) else { return Answer::Yes };
    let other = f.mesh.facet(near.triangle);
    // out of the ground by the shortest way the point is where the mesh is nearest: no facet answers that has this place behind its plane
    let is_before = f.normal.dot(near.point) - f.offset >= -TOUCHING * body.scale;
    let is_nearest = match near.feature {
        MeshFeature::Face => other == own,
        // the facets of a concave edge go on behind it
        MeshFeature::Edge(k) => match kind(f.mesh, near.triangle, k as usize, f.side) {
            MeshEdge::Concave => is_before,
            MeshEdge::Flat => other == own,
            MeshEdge::Convex | MeshEdge::Border => false,
        },
        MeshFeature::Corner(k) => is_before && !ends_at(f, f.mesh.triangles()[near.triangle as usize][k as usize]),
    };
    if is_nearest {
        return Answer::Yes;
    }
    let (n, d) = f.mesh.facet_plane(other);
    // what is before the other one is in the ground behind neither
    let behind = near.feature == MeshFeature::Face && (n.dot(x) - d) * f.side < 0.0;
    if holds && behind && is_over_run(f.mesh, f.run, x) && !is_lowest(scene, body, x, n * f.side) {
        Answer::Perhaps(other)
    } else {
        Answer::No
    }
}

/// Whether no point of the part is lower along the unit direction `n` than its point `x`: −n is then a normal of the part there.
fn is_lowest(scene: &Scene<'_>, body: &Body, x: DVec3, n: DVec3) -> bool {
    let Some(convex) = scene.convex() else { return false };
    let lowest = scene.frame.point(convex.core.support(scene.frame.inverse_vector(-n)));
    n.dot(x - lowest) <= TOUCHING * body.scale
}

/// Adds the crossings of the part's facing face with the convex borders of the facet, and the facet's corners under it.
fn borders(scene: &Scene<'_>, f: &Facing<'_>, body: &Body, s: &mut Scratch) {
    let n = f.normal;
    let face = body.facing(n);
    if face.is_some_and(|k| body.normals[k].dot(n) > -STEEP) {
        return;
    }
    // a capsule lies on a line of its side, unless it stands
    let lower = |p: DVec3, q: DVec3| {
        let axis = (q - p).normalize_or_zero();
        let down = axis * axis.dot(n) - n;
        (axis.dot(n).abs() <= STANDS).then(|| down.normalize_or_zero() * body.radius)
    };
    // edges of the facing face, or the one of a capsule
    let is_border = |e: &crate::hull::Edge| face.is_none_or(|k| e.left == k as u32 || e.right == k as u32);
    for &(facet, t) in f.run {
        let c = f.mesh.corners(t);
        for k in 0..3 {
            let (a, b) = (c[k], c[(k + 1) % 3]);
            if !matches!(kind(f.mesh, t, k, f.side), MeshEdge::Convex | MeshEdge::Border) {
                continue;
            }
            for (j, e) in body.edges.iter().enumerate().filter(|e| is_border(e.1)) {
                let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
                let Some(down) = (if body.radius > 0.0 { lower(p, q) } else { Some(DVec3::ZERO) }) else { continue };
                let (p, q) = (p + down, q + down);
                let Some((u, v)) = crossing(n, a, b, p, q) else { continue };
                let (on_mesh, on_part) = (a.lerp(b, u), p.lerp(q, v));
                let gap = n.dot(on_part - on_mesh);
                if gap <= scene.margin {
                    let name = scene.edge_name(t, k);
                    s.crossed.push((name, j as u32));
                    s.narrow.raw.push(scene.raw(on_mesh, n, gap, name, feature::edge(j as u32)));
                }
            }
        }
        let Some(face) = face else { continue };
        for k in 0..3 {
            let v = f.mesh.triangles()[t as usize][k];
            if s.met.contains(&(facet, v))
                || !body.is_over_face(face, c[k], n)
                || !is_sharp(f.mesh, t, k, f.side, &mut s.mesh)
            {
                continue;
            }
            s.met.push((facet, v));
            let m = body.normals[face];
            // along n from the mesh's corner to the plane of the face
            let gap = (body.offsets[face] - m.dot(c[k])) / m.dot(n);
            if gap <= scene.margin {
                s.narrow.raw.push(scene.raw(c[k], n, gap, feature::vertex(v), feature::face(face as u32)));
            }
        }
    }
    crate::clip::merge_doubles(&mut s.narrow.raw, 1e-9 * body.reach());
}

/// Where the segments a–b and p–q cross, seen along `n`: parts of their ways.
pub(super) fn crossing(n: DVec3, a: DVec3, b: DVec3, p: DVec3, q: DVec3) -> Option<(f64, f64)> {
    let (d, e, w) = (b - a, q - p, p - a);
    let det = n.dot(d.cross(e));
    if det.abs() <= 1e-12 * d.length() * e.length() {
        return None;
    }
    let (u, v) = (n.dot(w.cross(e)) / det, n.dot(w.cross(d)) / det);
    ((0.0..=1.0).contains(&u) && (0.0..=1.0).contains(&v)).then_some((u, v))
}

/// Points of a facet, in the order of their names.
pub(super) fn sort(raw: &mut [Raw]) {
    raw.sort_unstable_by_key(|r| (r.fa, r.fb));
}
