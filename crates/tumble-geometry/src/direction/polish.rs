//! The exact local maximum near a direction, by all kinds that the features at hand allow.

use super::crease::{Creases, crossings, on_circle};
use super::newton::newton;
use super::{Try, across, attempt};
use crate::support::Pair;
use tumble_math::DVec3;

/// Exact local maximum of the separation near the unit direction `start`.
pub(crate) fn polish(pair: &Pair<'_>, start: DVec3, c: &mut Creases) -> (DVec3, f64) {
    let mut best = attempt(pair, start);
    let better = 1e-14 * pair.scale;
    for _ in 0..40 {
        let before = best.sep;
        best = polish_once(pair, best, c);
        // other features may have come into reach
        if best.sep > before + better {
            continue;
        }
        // a crease can end in a corner that is no top: look around once before believing it
        let (e, f) = across(best.n);
        let mut around = best;
        for radius in [0.02, 0.006, 0.002, 0.0005] {
            for (x, y) in RING {
                let t = attempt(pair, (best.n + (e * x + f * y) * radius).normalize());
                if t.sep > around.sep {
                    around = t;
                }
            }
        }
        if !(around.sep > best.sep + better) {
            break;
        }
        best = around;
    }
    (best.n, best.sep)
}

/// Eight directions around a point.
const RING: [(f64, f64); 8] =
    [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7)];

fn polish_once(pair: &Pair<'_>, start: Try, c: &mut Creases) -> Try {
    let n = start.n;
    c.collect(pair, n);
    // from the most to the least special kind: a draw, within rounding, goes to the kind whose normal is exact
    let rounding = 2e-15 * pair.scale;
    let mut best = Try { sep: f64::NEG_INFINITY, ..start };
    let consider = |t: Try, best: &mut Try| {
        if t.sep > best.sep + rounding {
            *best = t;
        }
    };
    for &n in &c.fixed {
        consider(attempt(pair, n), &mut best);
    }
    for &p in &c.circles_a {
        for &q in &c.circles_b {
            for n in crossings(p, q) {
                if n.dot(start.n) > 0.0 {
                    consider(attempt(pair, n), &mut best);
                }
            }
        }
    }
    for circle in c.circles() {
        if let Some(t) = on_circle(pair, circle, n, best.sep) {
            consider(t, &mut best);
        }
    }
    consider(newton(pair, start), &mut best);
    consider(start, &mut best);
    best
}
