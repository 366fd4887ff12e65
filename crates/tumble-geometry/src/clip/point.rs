//! A single point against any patch.

use super::disc::{Disc, is_over};
use super::points::Points;
use super::view::{Side, View, cross};
use tumble_math::DVec2;

/// A's point under B's patch.
pub(super) fn of_a(view: &View<'_>, out: &mut Points<'_>) {
    let at = view.a.shadow[0];
    if let Some((height, feature)) = under(view, &view.b, at.at) {
        out.on_a(view.a.patch.points[0], height - at.height, view.a.patch.corners[0], feature);
    }
}

/// B's point over A's patch.
pub(super) fn of_b(view: &View<'_>, out: &mut Points<'_>) {
    let at = view.b.shadow[0];
    if let Some((height, feature)) = under(view, &view.a, at.at) {
        out.on_b(view.b.patch.points[0], at.height - height, feature, view.b.patch.corners[0]);
    }
}

/// Height [m] and feature of a patch at the place `at`, if it lies in its shadow.
fn under(view: &View<'_>, side: &Side<'_>, at: DVec2) -> Option<(f64, u32)> {
    let (patch, s) = (side.patch, side.shadow);
    match s.len() {
        1 => (at.distance(s[0].at) <= view.eps).then_some((s[0].height, patch.corners[0])),
        2 => {
            let t = on_segment(at, s[0].at, s[1].at, view.eps)?;
            Some((s[0].height + t * (s[1].height - s[0].height), patch.borders[0]))
        }
        _ => {
            let over = is_over(view, side, Disc::of(view, side).as_ref(), at);
            over.then(|| (view.tilt(side).height(at), patch.face))
        }
    }
}

/// Parameter of `p` on the segment from `a` to `b` when it lies within `eps` of it.
fn on_segment(p: DVec2, a: DVec2, b: DVec2, eps: f64) -> Option<f64> {
    let d = b - a;
    let length = d.length();
    if length <= eps {
        return None;
    }
    let t = (p - a).dot(d) / (length * length);
    (cross(d / length, p - a).abs() <= eps && t * length >= -eps && (t - 1.0) * length <= eps)
        .then(|| tumble_math::order::clamp(t, 0.0, 1.0))
}
