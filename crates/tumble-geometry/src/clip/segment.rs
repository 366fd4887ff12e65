//! A segment against a segment or a polygon.

use super::disc::Disc;
use super::points::Points;
use super::view::{Shadow, View, cross};
use tumble_math::DVec2;

/// Two segments: their crossing, or both ends of their common stretch when they are parallel.
pub(super) fn both(view: &View<'_>, out: &mut Points<'_>) {
    let (a, b, eps) = (view.a.patch, view.b.patch, view.eps);
    let (p0, p1, q0, q1) = (view.a.shadow[0], view.a.shadow[1], view.b.shadow[0], view.b.shadow[1]);
    let (da, db) = (p1.at - p0.at, q1.at - q0.at);
    let (la, lb) = (da.length(), db.length());
    if la <= eps || lb <= eps {
        return;
    }
    let sine = cross(da, db) / (la * lb);
    let beside = cross(da / la, q0.at - p0.at);
    let beside_end = cross(da / la, q1.at - p0.at);
    // parallel, or so nearly that the round sides face each other along the whole stretch
    if (beside.abs() <= eps && beside_end.abs() <= eps) || (sine.abs() < 0.1 && a.round + b.round > 0.0) {
        stretch(view, la, lb, out);
        if sine.abs() <= 1e-9 {
            return;
        }
    }
    let d = cross(da, db);
    if d.abs() <= 1e-300 {
        return;
    }
    let (s, t) = (cross(q0.at - p0.at, db) / d, cross(q0.at - p0.at, da) / d);
    if s * la >= -eps && s * la <= la + eps && t * lb >= -eps && t * lb <= lb + eps {
        let at = a.points[0] + (a.points[1] - a.points[0]) * s;
        let gap = q0.height + t * (q1.height - q0.height) - (p0.height + s * (p1.height - p0.height));
        out.on_a(at, gap, a.borders[0], b.borders[0]);
    }
}

/// Both ends of the common stretch of two parallel segments, whose shadows are `la` and `lb` [m] long.
fn stretch(view: &View<'_>, la: f64, lb: f64, out: &mut Points<'_>) {
    let (a, b, eps) = (view.a.patch, view.b.patch, view.eps);
    let (p0, p1, q0, q1) = (view.a.shadow[0], view.a.shadow[1], view.b.shadow[0], view.b.shadow[1]);
    let dir = (p1.at - p0.at) / la;
    let (t0, t1) = ((q0.at - p0.at).dot(dir), (q1.at - p0.at).dot(dir));
    let flipped = t1 < t0;
    let (lo, hi) = if flipped { (t1, t0) } else { (t0, t1) };
    let mut ends = [(0.0, a.corners[0], b.borders[0]), (la, a.corners[1], b.borders[0])];
    if lo > eps {
        ends[0] = (lo, a.borders[0], b.corners[usize::from(flipped)]);
    }
    if hi < la - eps {
        ends[1] = (hi, a.borders[0], b.corners[usize::from(!flipped)]);
    }
    let length = ends[1].0 - ends[0].0;
    if !(ends[0].0 <= ends[1].0 + eps) {
        return;
    }
    // a piece shorter than the tolerance is one point
    let count = if length <= eps { 1 } else { 2 };
    for (t, fa, fb) in ends.into_iter().take(count) {
        let Some(hb) = side_of_b(view, p0.at + dir * t, lb) else { continue };
        let at = a.points[0] + (a.points[1] - a.points[0]) * (t / la);
        let ha = p0.height + t / la * (p1.height - p0.height);
        out.on_a(at, hb - ha, fa, fb);
    }
}

/// Height [m] at the place `x` of B's segment, or of the round side that it is the nearest line of.
fn side_of_b(view: &View<'_>, x: DVec2, lb: f64) -> Option<f64> {
    let (q0, q1, round) = (view.b.shadow[0], view.b.shadow[1], view.b.patch.round);
    let side = (q1.at - q0.at) / lb;
    let off = cross(side, x - q0.at).abs();
    let (mut along, mut back) = ((x - q0.at).dot(side), 0.0);
    let rise = q1.height - q0.height;
    if off > view.eps {
        // beside B's generator its round side has fallen back, square to its axis
        if !(off < 0.5 * round) {
            return None;
        }
        let fallen = round - (round * round - off * off).sqrt();
        let length = (lb * lb + rise * rise).sqrt();
        back = fallen * (lb / length);
        along += fallen * (rise / length);
        if !(0.0..=lb).contains(&along) {
            return None;
        }
    }
    Some(q0.height + along / lb * rise + back)
}

/// A's segment under B's polygon or cap.
pub(super) fn of_a(view: &View<'_>, out: &mut Points<'_>) {
    let (a, b) = (view.a.patch, view.b.patch);
    let (plane, disc) = (view.tilt(&view.b), Disc::of(view, &view.b));
    let (p, q) = (view.a.shadow[0], view.a.shadow[1]);
    let Some(ends) = clip_segment(p.at, q.at, view.b.shadow, disc, view.b.turn, view.eps) else { return };
    for (t, side) in ends {
        let at = a.points[0] + (a.points[1] - a.points[0]) * t;
        let gap = plane.height(p.at + (q.at - p.at) * t) - (p.height + t * (q.height - p.height));
        let (fa, fb) = match side {
            End::Corner(k) => (a.corners[k], b.face),
            End::Border(k) => (a.borders[0], b.borders[k]),
            End::Meet(k) => (a.borders[0], b.corners[k]),
            End::Rim(f) => (a.borders[0], f),
        };
        out.on_a(at, gap, fa, fb);
    }
}

/// B's segment over A's polygon or cap.
pub(super) fn of_b(view: &View<'_>, out: &mut Points<'_>) {
    let (a, b) = (view.a.patch, view.b.patch);
    let (plane, disc) = (view.tilt(&view.a), Disc::of(view, &view.a));
    let (p, q) = (view.b.shadow[0], view.b.shadow[1]);
    let Some(ends) = clip_segment(p.at, q.at, view.a.shadow, disc, view.a.turn, view.eps) else { return };
    for (t, side) in ends {
        let at = b.points[0] + (b.points[1] - b.points[0]) * t;
        let gap = p.height + t * (q.height - p.height) - plane.height(p.at + (q.at - p.at) * t);
        let (fa, fb) = match side {
            End::Corner(k) => (a.face, b.corners[k]),
            End::Border(k) => (a.borders[k], b.borders[0]),
            End::Meet(k) => (a.corners[k], b.borders[0]),
            End::Rim(f) => (f, b.borders[0]),
        };
        out.on_b(at, gap, fa, fb);
    }
}

#[derive(Clone, Copy)]
pub(super) enum End {
    /// A corner of the segment.
    Corner(usize),
    /// A border of the polygon.
    Border(usize),
    /// A corner of the polygon: a generator that rests on a corner passes through it exactly.
    Meet(usize),
    /// The rim of a cap, with its name.
    Rim(u32),
}

/// The part of the segment p–q inside the polygon or disc: parameters, and the borders that end it on either side.
pub(super) fn clip_segment(
    p: DVec2,
    q: DVec2,
    polygon: &[Shadow],
    disc: Option<Disc>,
    turn: f64,
    eps: f64,
) -> Option<[(f64, End); 2]> {
    let (mut lo, mut hi) = ((0.0, End::Corner(0)), (1.0, End::Corner(1)));
    if let Some(d) = disc {
        let (enter, leave) = d.cut(p, q)?;
        if !d.holds(p) {
            lo = (enter, End::Rim(d.enters()));
        }
        if !d.holds(q) {
            hi = (leave, End::Rim(d.leaves()));
        }
        return (enter <= 1.0 && leave >= 0.0 && lo.0 <= hi.0).then_some([lo, hi]);
    }
    for k in 0..polygon.len() {
        let (a, b) = (polygon[k].at, polygon[(k + 1) % polygon.len()].at);
        let length = (b - a).length();
        if length <= 0.0 {
            continue;
        }
        let e = (b - a) * (turn / length);
        let (dp, dq) = (cross(e, p - a), cross(e, q - a));
        if dp < -eps && dq < -eps {
            return None;
        }
        if dp < -eps {
            let t = dp / (dp - dq);
            if t > lo.0 {
                lo = (t, End::Border(k));
            }
        } else if dq < -eps {
            let t = dp / (dp - dq);
            if t < hi.0 {
                hi = (t, End::Border(k));
            }
        }
    }
    for end in [&mut lo, &mut hi] {
        if let End::Border(k) = end.1 {
            let x = p + (q - p) * end.0;
            let next = (k + 1) % polygon.len();
            if (x - polygon[k].at).length() <= 4.0 * eps {
                end.1 = End::Meet(k);
            } else if (x - polygon[next].at).length() <= 4.0 * eps {
                end.1 = End::Meet(next);
            }
        }
    }
    // a segment that only grazes a corner leaves one point, reported twice
    let length = (q - p).length();
    ((hi.0 - lo.0) * length >= -eps).then_some([lo, hi])
}
