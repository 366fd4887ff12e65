//! The best axis of the last time, proved to be the best still.
//!
//! Let C be all differences b − a of points of the two shapes, so that sep(n) is the least n·c over C. An axis n₀ with
//! separation s is the normal of a face of C: of a face of A and a corner of B, the other way round, or of two edges. If
//! the foot of the origin on the plane of that face lies inside the face with a clearance κ all around, C holds a disc
//! of radius κ about s·n₀ across n₀, and so for every unit n at an angle θ to n₀
//!
//! > sep(n) ≤ s·cos θ − κ·sin θ.
//!
//! For κ well above |s| that is less than s by at least κ·sin θ / 2, for all n but those within about 4|s|/κ of −n₀; and
//! for those C is too thick. So a contact that does not lie at the very border of its features needs no other axis to be
//! looked at, however many there are. There remain ties: faces whose normals are n₀ but for noise, which
//! the order of kinds puts first. Whatever cannot be proved is searched for; a hint can be wrong, never believed.

use super::arc::arcs_cross;
use super::{Axis, Edges, NOTHING, PREFERENCE};
use crate::hull::Poly;
use crate::support::Pair;
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Axis that separated two shapes best, or far enough, when they were last looked at: features of the first and second of
/// them in the pair's own order, or a unit direction in the frame of the first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Hint {
    /// Nothing is known.
    #[default]
    Nothing,
    FaceA(u32),
    FaceB(u32),
    Edges(u32, u32),
    Direction(DVec3),
}

impl Hint {
    /// The features that an axis is the normal of.
    pub(crate) fn of(axis: &Axis) -> Self {
        match (axis.face_a, axis.face_b, axis.edges) {
            (Some(f), ..) => Self::FaceA(f as u32),
            (_, Some(f), _) => Self::FaceB(f as u32),
            (.., Some((a, b))) => Self::Edges(a, b),
            _ => Self::Nothing,
        }
    }
}

/// Result of a hint.
#[derive(Debug, PartialEq)]
pub(crate) enum Recalled {
    /// It proves that the shapes are farther apart than asked for: this far [m].
    Far(f64),
    /// It is the best axis, the result of a search to the last bit.
    Best(Axis),
    /// An axis with this separation [m]; there may be better ones.
    Lower(f64),
    Nothing,
}

// Constants here decide when a hint is proved and when the search is made anew: the time of a query, never its result. Chosen, not
// derived.

/// Least clearance that ties are told apart with, as a fraction of the scale [–].
const LEAST_CLEARANCE: f64 = 1e-4;
/// Distance, as a fraction of the scale, above which shapes may have another result than an axis [–].
const REMOTE_DISTANCE: f64 = 0.05;
/// Cosine above which two normals may be one but for noise [–].
const ALIGNED_COSINE: f64 = 1.0 - 1e-9;

/// Looks at the axis that `hint` names; `limit` [m] is how far apart the shapes may be.
pub(crate) fn recall(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, hint: Hint, limit: f64) -> Recalled {
    let found = match hint {
        Hint::FaceA(f) => face_a(pair, pa, pb, f as usize),
        Hint::FaceB(f) => face_b(pair, pa, pb, f as usize),
        Hint::Edges(a, b) => edges(pair, pa, pb, (a, b)),
        Hint::Direction(n) => {
            let separation = n.dot(pair.shift) - pb.reach(-pair.in_b(n)) - pa.reach(n);
            return if is_far(pair, separation, limit) { Recalled::Far(separation) } else { Recalled::Nothing };
        }
        Hint::Nothing => None,
    };
    let Some((axis, touch)) = found else { return Recalled::Nothing };
    if is_far(pair, axis.separation, limit) {
        return Recalled::Far(axis.separation);
    }
    let best = axis.separation <= min(limit, REMOTE_DISTANCE * pair.scale)
        && outdoes_others(pair, pa, pb, &axis, touch.clearance(pair, pa, pb, &axis))
        && (axis.face_a.is_some() || !pa.has_face_along(axis.normal, ALIGNED_COSINE))
        && (axis.edges.is_none() || !pb.has_face_along(-pair.in_b(axis.normal), ALIGNED_COSINE));
    if best { Recalled::Best(axis) } else { Recalled::Lower(axis.separation) }
}

/// Whether a separation leaves no doubt that the best one is beyond the limit [m].
fn is_far(pair: &Pair<'_>, separation: f64, limit: f64) -> bool {
    separation > limit + 2.0 * PREFERENCE * pair.scale
}

/// Feature that makes a face of the Minkowski difference together with the face of an axis, or with its first edge.
enum Touch {
    /// The farthest corner of the other shape.
    Corner(usize),
    /// Both edges, and the squared length of their cross product.
    Edges(Edges, f64),
}

impl Touch {
    /// Distance of the foot of the origin inside its face of the Minkowski difference [m]; negative outside.
    fn clearance(&self, pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, axis: &Axis) -> f64 {
        match (self, axis.face_a, axis.face_b) {
            (Self::Corner(v), Some(f), _) => pa.clearance(f, pair.turn * pb.vertices[*v] + pair.shift),
            (Self::Corner(v), _, Some(f)) => pb.clearance(f, pair.in_b(pa.vertices[*v] - pair.shift)),
            (Self::Edges(e, square), ..) => {
                // a corner beyond the edges: they span no face of the differences
                if (e.separation(axis.normal) - axis.separation).abs() > 1e-12 * pair.scale {
                    return 0.0;
                }
                // parts of the ways along the edges at which the lines are nearest
                let (u, v, w) = (e.along_a, e.along_b, e.from_b - e.from_a);
                let (uu, vv, uv) = (u.length_squared(), v.length_squared(), u.dot(v));
                let (wu, wv) = (w.dot(u), w.dot(v));
                let (s, t) = ((wu * vv - wv * uv) / square, (wu * uv - wv * uu) / square);
                let ends = min(min(s, 1.0 - s) * uu.sqrt(), min(t, 1.0 - t) * vv.sqrt());
                // a direction across one edge meets the other at the sine of the angle between them
                ends * (square / (uu * vv)).sqrt()
            }
            _ => f64::NEG_INFINITY,
        }
    }
}

/// The normal of face `f` of A, and B's farthest corner against it.
fn face_a(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, f: usize) -> Option<(Axis, Touch)> {
    let normal = *pa.normals.get(f)?;
    let (corner, reach) = pb.farthest(-pair.in_b(normal));
    let separation = normal.dot(pair.shift) - reach - pa.offsets[f];
    Some((Axis { normal, separation, face_a: Some(f), ..NOTHING }, Touch::Corner(corner)))
}

/// The normal of face `f` of B, and A's farthest corner along it.
fn face_b(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, f: usize) -> Option<(Axis, Touch)> {
    let normal = -(pair.turn * *pb.normals.get(f)?);
    let (corner, reach) = pa.farthest(normal);
    let separation = -pb.normals[f].dot(pair.in_b(pair.shift)) - reach - pb.offsets[f];
    Some((Axis { normal, separation, face_b: Some(f), ..NOTHING }, Touch::Corner(corner)))
}

/// The common normal of two edges, if it is an axis at all.
fn edges(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, edges: (u32, u32)) -> Option<(Axis, Touch)> {
    let ea = *pa.topology.edges().get(edges.0 as usize)?;
    let eb = *pb.topology.edges().get(edges.1 as usize)?;
    if !arcs_cross(pair, pa, pb, ea, eb) {
        return None;
    }
    let e = Edges::new(pair, pa, pb, edges);
    let (normal, square) = e.normal()?;
    let axis = Axis { normal, separation: pair.separation(normal), edges: Some(edges), ..NOTHING };
    Some((axis, Touch::Edges(e, square)))
}

/// Whether every other direction separates less, by more than kinds are preferred by, unless it is the same but for
/// noise; see the head of this file.
fn outdoes_others(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, axis: &Axis, clearance: f64) -> bool {
    let (s, prefer) = (axis.separation.abs(), PREFERENCE * pair.scale);
    if !(clearance >= max(8.0 * s, LEAST_CLEARANCE * pair.scale)) {
        return false;
    }
    // around −n₀: a ball about the difference of the centres fits into C
    let cone = max(4.0 * s, 8.0 * prefer) / clearance;
    let d = pair.shift + pair.turn * pb.centre - pa.centre;
    let along = axis.normal.dot(d);
    along > 0.0 && 0.5 * along + pa.inner + pb.inner > s + cone * d.length() + 2.0 * prefer
}
