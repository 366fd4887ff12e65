//! Balls and capsules: closed forms.
//!
//! A ball's contact is the projection of its centre. A capsule is a segment with a radius: nearest points of segments
//! and of segment and box are exact, and the manifold's second point comes from the generator of its tube.

use super::finish::finish;
use super::workspace::{Meeting, Workspace};
use crate::clip::Raw;
use crate::gjk::DOUBT_DISTANCE;
use crate::manifold::feature::{self, GENERATOR};
use crate::project::{box_feature, nearest, segment_box};
use crate::sat::{self, Axis};
use crate::support::{Convex, Core};
use tumble_math::DVec3;
use tumble_math::order::{clamp, positive_part};

/// Ball of `radius` [m] at `centre` against `b`, all in the frame of `b`. Returns the normal from the ball.
pub(super) fn ball(radius: f64, centre: DVec3, b: &Convex<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let p = nearest(&b.core, centre);
    let gap = p.distance - radius - b.radius;
    let n = -p.normal;
    if gap <= margin {
        let on_b = p.point - n * b.radius;
        // from the surface of B back along the normal: both points share one line exactly
        ws.raw.push(Raw { a: on_b - n * gap, b: on_b, gap, fa: feature::vertex(0), fb: p.feature });
    }
    n
}

/// Nearest parameters in [−1, 1] of two segments: centre `c` of B from A, half vectors `u` of A and `v` of B.
fn segments(u: DVec3, v: DVec3, c: DVec3) -> (f64, f64) {
    let (uu, vv, uv) = (u.length_squared(), v.length_squared(), u.dot(v));
    let (uc, vc) = (u.dot(c), v.dot(c));
    // the determinant as a cross product: no cancellation for nearly parallel segments
    let det = u.cross(v).length_squared();
    let mut s =
        if det > 1e-24 * uu * vv { clamp((uc * vv - uv * vc) / det, -1.0, 1.0) } else { clamp(uc / uu, -1.0, 1.0) };
    let mut t = (s * uv - vc) / vv;
    if !(-1.0..=1.0).contains(&t) {
        t = clamp(t, -1.0, 1.0);
        s = clamp((uc + t * uv) / uu, -1.0, 1.0);
    }
    (s, t)
}

fn end_feature(t: f64) -> u32 {
    if t <= -1.0 {
        feature::vertex(0)
    } else if t >= 1.0 {
        feature::vertex(1)
    } else {
        feature::edge(GENERATOR)
    }
}

/// The axis of two segments along z of their frames, with the nearest points.
fn segment_axis(m: &Meeting<'_>) -> (Axis, DVec3, DVec3, u32, u32) {
    let (Core::Segment(ha), Core::Segment(hb)) = (m.a.core, m.b.core) else { unreachable!("two segments") };
    let (u, v) = (DVec3::Z * ha, m.pair.turn.z_axis * hb);
    let (s, t) = segments(u, v, m.pair.shift);
    let (p, q) = (u * s, m.pair.shift + v * t);
    let d = q - p;
    let distance = d.length();
    let (mut normal, mut separation) = (if distance > 0.0 { d / distance } else { DVec3::Z }, distance);
    if distance < DOUBT_DISTANCE * m.pair.scale {
        // the line between crossing or meeting axes is rounding; their directions are not
        separation = m.pair.separation(normal);
        let (u, v) = (u / ha, v / hb);
        let (ends_a, ends_b) = (u * s, v * -t);
        for n in [u.cross(v), across(v), across(u), u - v * u.dot(v), v - u * u.dot(v), ends_a + ends_b] {
            let n = n.normalize_or_zero();
            for n in [n, -n] {
                let sep = m.pair.separation(n);
                if n != DVec3::ZERO && sep > separation {
                    (normal, separation) = (n, sep);
                }
            }
        }
    }
    (
        Axis { normal, separation, face_a: None, face_b: None, corners: None, edges: None },
        p,
        q,
        end_feature(s),
        end_feature(t),
    )
}

fn across(v: DVec3) -> DVec3 {
    let a = v.abs();
    v.cross(if a.x <= a.y && a.x <= a.z {
        DVec3::X
    } else if a.y <= a.z {
        DVec3::Y
    } else {
        DVec3::Z
    })
}

/// Two capsules.
pub(super) fn capsules(m: &Meeting<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let (axis, p, q, fa, fb) = segment_axis(m);
    let gap = axis.separation - m.radii();
    if gap > margin {
        return axis.normal;
    }
    let n = axis.normal;
    let witness = Raw { a: p + n * m.a.radius, b: q - n * m.b.radius, gap, fa, fb };
    finish(m, &axis, Some(witness), margin, ws);
    n
}

/// Nearest core points of A and B and their features.
type Found = (DVec3, DVec3, u32, u32);

/// The axis of a segment (A) and a box (B), and the nearest points when they are apart.
fn segment_box_axis(m: &Meeting<'_>, limit: f64) -> Option<(Axis, Option<Found>)> {
    let (Core::Segment(half), Core::Box(h)) = (m.a.core, m.b.core) else { unreachable!("a segment and a box") };
    let frame = m.frame_b();
    let (p, q) = (frame.inverse_point(DVec3::Z * -half), frame.inverse_point(DVec3::Z * half));
    let (t, on_box) = segment_box(h, p, q);
    let on_segment = p + (q - p) * t;
    let d = on_box - on_segment;
    let distance = d.length();
    // a distance of 0 says nothing about how deep an overlap is
    if distance > positive_part(limit) + 1e-8 * m.pair.scale {
        return None;
    }
    let mut separation = distance;
    if distance <= DOUBT_DISTANCE * m.pair.scale {
        let axis = m.b.core.with_poly(|poly| sat::segment(&m.pair, &poly))?;
        separation = if distance > 0.0 { m.pair.separation(frame.turn * (d / distance)) } else { f64::NEG_INFINITY };
        if axis.separation >= separation - 1e-12 * m.pair.scale {
            return Some((axis, None));
        }
    }
    let normal = frame.turn * (d / distance);
    let axis = Axis { normal, separation, face_a: None, face_b: None, corners: None, edges: None };
    let (fa, fb) = (end_feature(2.0 * t - 1.0), box_feature(h, on_segment));
    Some((axis, Some((DVec3::Z * (half * (2.0 * t - 1.0)), frame.point(on_box), fa, fb))))
}

/// A capsule (A) and a box (B).
pub(super) fn capsule_box(m: &Meeting<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let Some((axis, found)) = segment_box_axis(m, margin + m.radii()) else { return DVec3::Z };
    let n = axis.normal;
    let gap = axis.separation - m.radii();
    let witness = found.map(|(p, q, fa, fb)| Raw { a: p + n * m.a.radius, b: q, gap, fa, fb });
    finish(m, &axis, witness, margin, ws);
    n
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    #[test]
    fn nearest_parameters_of_segments_are_no_worse_than_any_sample() {
        let mut r = Random::new(71);
        for trial in 0..2000 {
            let (u, mut v, c) = (r.vector(), r.vector(), r.vector() * 2.0);
            if trial % 4 == 0 {
                v = u * r.range(-2.0, 2.0);
            }
            let (s, t) = segments(u, v, c);
            assert!((-1.0..=1.0).contains(&s) && (-1.0..=1.0).contains(&t));
            let distance = |s: f64, t: f64| (c + v * t - u * s).length();
            let best = distance(s, t);
            for i in -10..=10 {
                for j in -10..=10 {
                    let other = distance(f64::from(i) / 10.0, f64::from(j) / 10.0);
                    assert!(other >= best - 1e-13, "{trial}: {other} {best}");
                }
            }
            // convex: where the slopes vanish or push against an end, it is the nearest
            let d = c + v * t - u * s;
            let (gs, gt) = (-u.dot(d), v.dot(d));
            let still = |g: f64, x: f64| g.abs() < 1e-12 || (x == 1.0 && g < 0.0) || (x == -1.0 && g > 0.0);
            assert!(still(gs, s) && still(gt, t), "{trial}: {s} {gs:e} {t} {gt:e}");
        }
        assert_eq!([end_feature(-1.0), end_feature(1.0)], [feature::vertex(0), feature::vertex(1)]);
        assert_eq!(end_feature(0.999), feature::edge(GENERATOR));
        for v in [DVec3::X, DVec3::Y, DVec3::Z, DVec3::new(0.5, 0.6, 0.7)] {
            let w = across(v);
            assert!(w.dot(v).abs() < 1e-15 && w.length() > 0.5);
        }
    }
}
