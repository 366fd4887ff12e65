//! Maxima where no crease is active: Newton's method on the sphere.

use super::{Try, across, attempt};
use crate::support::{Core, Pair};
use tumble_math::{DMat3, DVec3};

/// Newton's method on the sphere with the curvature of the rims: the local maximum where no crease is active.
pub(super) fn newton(pair: &Pair<'_>, start: Try) -> Try {
    let mut at = start;
    for _ in 0..24 {
        let (e, f) = across(at.n);
        let g = (e.dot(at.w), f.dot(at.w));
        if g.0.abs() + g.1.abs() <= 1e-17 * pair.scale {
            break;
        }
        let (x, y) = step(pair, &at, (e, f), g);
        if !((x * x + y * y).sqrt() > 1e-16) {
            break;
        }
        let Some(next) = climb(pair, &at, (e, f), (x, y)) else { break };
        at = next;
    }
    at
}

/// The Newton step from `at` with the slope `g` along both tangents, at most half a radian.
fn step(pair: &Pair<'_>, at: &Try, tangents: (DVec3, DVec3), g: (f64, f64)) -> (f64, f64) {
    let (hee, hef, hff) = hessian(pair, at, tangents);
    let det = hee * hff - hef * hef;
    let (x, y) = (-(hff * g.0 - hef * g.1) / det, -(hee * g.1 - hef * g.0) / det);
    let length = (x * x + y * y).sqrt();
    if length > 0.5 { (x * 0.5 / length, y * 0.5 / length) } else { (x, y) }
}

/// Hessian on the tangent plane, −Σ (r/|Pn|) t tᵀ − sep·1, pushed to be negative definite where the overlap outweighs
/// the curvature.
fn hessian(pair: &Pair<'_>, at: &Try, (e, f): (DVec3, DVec3)) -> (f64, f64, f64) {
    let (mut hee, mut hef, mut hff) = (-at.sep, 0.0, -at.sep);
    for (core, turn, n) in [(&pair.a, &DMat3::IDENTITY, at.n), (&pair.b, &pair.turn, -at.n)] {
        let local = DVec3::new(turn.x_axis.dot(n), turn.y_axis.dot(n), turn.z_axis.dot(n));
        if let Some((k, t)) = curvature(core, local) {
            let t = *turn * t;
            let (te, tf) = (t.dot(e), t.dot(f));
            hee -= k * te * te;
            hef -= k * te * tf;
            hff -= k * tf * tf;
        }
    }
    let trace = 0.5 * (hee + hff);
    let spread = (0.25 * (hee - hff) * (hee - hff) + hef * hef).sqrt();
    let top = trace + spread;
    let floor = -1e-3 * (trace.abs() + spread + 1e-12 * pair.scale);
    if top > floor {
        hee -= top - floor;
        hff -= top - floor;
    }
    (hee, hef, hff)
}

/// The first of ever shorter steps along both tangents that separates better.
fn climb(pair: &Pair<'_>, at: &Try, (e, f): (DVec3, DVec3), (mut x, mut y): (f64, f64)) -> Option<Try> {
    for _ in 0..12 {
        let t = attempt(pair, (at.n + e * x + f * y).normalize());
        // the separation is flat at its top: there the slope decides
        let slope = |t: &Try| (t.w - t.n * t.sep).length_squared();
        let flat = t.sep > at.sep - 1e-15 * pair.scale && slope(&t) < 0.25 * slope(at);
        if t.sep > at.sep + 1e-15 * pair.scale || flat {
            return Some(t);
        }
        (x, y) = (x * 0.4, y * 0.4);
    }
    None
}

/// Curvature of a core's support function along `d` (its frame): (r/|Pd|, tangent of the rim), if a rim is the support.
pub(super) fn curvature(core: &Core<'_>, d: DVec3) -> Option<(f64, DVec3)> {
    let (Core::Cylinder { radius, half } | Core::Cone { radius, half }) = *core else { return None };
    let a = (d.x * d.x + d.y * d.y).sqrt();
    let tip = matches!(core, Core::Cone { .. }) && 2.0 * half * d.z > radius * a;
    (a > 1e-9 && !tip).then(|| (radius / a, DVec3::new(-d.y / a, d.x / a, 0.0)))
}
