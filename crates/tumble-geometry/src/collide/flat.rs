//! Polyhedra: boxes and hulls against each other, and capsules against hulls.
//!
//! Boxes ask the fifteen separating axes first. If the best one has a point that reaches its separation, it is the exact
//! answer, apart or overlapping. Otherwise the shapes are apart corner to corner and GJK gives the normal. Hulls ask
//! GJK first and the separating axes only when it reports touching.

use super::finish::finish;
use super::{Meeting, Workspace};
use crate::clip::Raw;
use crate::direction::any_direction;
use crate::gjk::{self, Answer};
use crate::patch::farthest_feature;
use crate::project::nearest;
use crate::sat::{self, Axis};
use crate::support::{Core, Pair};
use tumble_math::DVec3;

/// Two boxes.
pub(super) fn boxes(m: &Meeting<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let (Core::Box(ha), Core::Box(hb)) = (m.a.core, m.b.core) else { return DVec3::Z };
    let Some(axis) = sat::boxes(ha, hb, &m.pair.turn, m.pair.shift, margin) else { return DVec3::Z };
    finish(m, &axis, None, margin, ws);
    let tolerance = 1e-12 * m.pair.scale;
    if axis.separation <= tolerance || ws.raw.iter().any(|r| r.gap <= axis.separation + tolerance && lies_on_both(m, r))
    {
        return axis.normal;
    }
    // apart, corner to corner: the best axis is a good direction to start from
    contact_from(m, Some(axis.normal), margin, ws)
}

/// Whether a point sits on both surfaces: an added deepest point may not, when the axis is not the nearest line.
fn lies_on_both(m: &Meeting<'_>, r: &Raw) -> bool {
    // points of the clipped patches do by construction
    let eps = 1e-9 * m.pair.scale;
    nearest(&m.a.core, r.a).distance.abs() <= eps
        && nearest(&m.b.core, m.frame_b().inverse_point(r.b)).distance.abs() <= eps
}

/// Polyhedra in general, or a segment (A) and a polyhedron (B).
pub(super) fn contact(m: &Meeting<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    contact_from(m, None, margin, ws)
}

fn contact_from(m: &Meeting<'_>, hint: Option<DVec3>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let Some((axis, found)) = axis(&m.pair, hint, margin + m.radii(), &mut ws.sat) else {
        ws.raw.clear();
        return DVec3::Z;
    };
    let n = axis.normal;
    let gap = axis.separation - m.radii();
    let witness = found.map(|(a, _)| {
        let fa = farthest_feature(&m.a.core, n, axis.corners.map(|c| c.0));
        let fb = farthest_feature(&m.b.core, -m.pair.in_b(n), axis.corners.map(|c| c.1));
        let a = a + n * m.a.radius;
        Raw { a, b: a + n * gap, gap, fa, fb }
    });
    finish(m, &axis, witness, margin, ws);
    n
}

/// The normal of two polyhedra (or a segment and one), and the nearest points when they are apart.
pub(crate) fn axis(
    pair: &Pair<'_>,
    hint: Option<DVec3>,
    limit: f64,
    s: &mut sat::Scratch,
) -> Option<(Axis, Option<(DVec3, DVec3)>)> {
    let start = hint.unwrap_or_else(|| pair.shift + pair.turn * pair.b.middle() - pair.a.middle());
    match gjk::distance(pair, start, limit) {
        Answer::Far => None,
        Answer::Touching { x } => touching(pair, x, s).map(|axis| (axis, None)),
        Answer::Apart { a, b, distance } => {
            let n = any_direction(b - a);
            let n_b = -pair.in_b(n);
            let ((ka, pa), (kb, pb)) = (pair.a.corner(n), pair.b.corner(n_b));
            // upper and lower bound must meet, else they are not apart by what GJK believes
            let proved = n.dot(pair.turn * pb + pair.shift - pa);
            if proved < distance - 1e-9 * pair.scale
                && let Some(axis) = touching(pair, (a + b) * 0.5, s)
                && axis.separation <= 1e-9 * pair.scale
            {
                return Some((axis, None));
            }
            // a face whose normal separates as well is the normal, without GJK's rounding
            let close = distance - 1e-13 * pair.scale;
            if let Some((f, normal)) = facing(&pair.a, ka, n)
                && normal.dot(n) > 1.0 - 1e-3
            {
                let sep = pair.separation(normal);
                if sep >= close {
                    let axis = Axis { normal, separation: sep, face_a: Some(f), face_b: None, corners: None };
                    return Some((axis, Some((a, a + normal * sep))));
                }
            }
            if let Some((f, normal)) = facing(&pair.b, kb, n_b)
                && normal.dot(n_b) > 1.0 - 1e-3
            {
                let normal = -(pair.turn * normal);
                let sep = pair.separation(normal);
                if sep >= close {
                    let axis = Axis { normal, separation: sep, face_a: None, face_b: Some(f), corners: None };
                    return Some((axis, Some((b - normal * sep, b))));
                }
            }
            let axis = Axis { normal: n, separation: distance, face_a: None, face_b: None, corners: Some((ka, kb)) };
            Some((axis, Some((a, b))))
        }
    }
}

/// The best separating axis; `x` is a point of both.
fn touching(pair: &Pair<'_>, x: DVec3, s: &mut sat::Scratch) -> Option<Axis> {
    match pair.a {
        Core::Segment(_) => pair.b.with_poly(|pb| sat::segment(pair, &pb)),
        _ => pair.a.with_poly(|pa| pair.b.with_poly(|pb| sat::polyhedra(pair, &pa, &pb, x, s))).flatten(),
    }
}

/// The face at the farthest corner `v` along `d` that faces it best.
fn facing(core: &Core<'_>, v: u32, d: DVec3) -> Option<(usize, DVec3)> {
    core.with_poly(|p| {
        let (mut best, mut at) = (f64::NEG_INFINITY, 0);
        for &f in p.topology.vertex_faces(v as usize) {
            let c = p.normals[f as usize].dot(d);
            if c > best {
                (best, at) = (c, f as usize);
            }
        }
        (at, p.normals[at])
    })
}
