//! A root of one number between two shares: Chandrupatla's method, inverse quadratic where three points allow it, else
//! bisection.
//!
//! The lower end is a share that is allowed (f ≤ 0), the upper end one that is not. A value may be infinite where nothing is
//! known but its sign; then the bracket is halved. Not here: what f is, and when its value is good enough (`share`).

use tumble_math::order::clamp;

/// A share and its value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    /// The share [–].
    pub(super) share: f64,
    /// f there, in any unit.
    pub(super) value: f64,
}

/// The last point, the other end of the bracket, and the point that was given up last.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bracket {
    last: Point,
    other: Point,
    older: Point,
}

impl Bracket {
    /// Between a share that is allowed and one that is not.
    pub(super) fn new(low: Point, high: Point) -> Self {
        Self { last: low, other: high, older: high }
    }

    /// Length [–].
    pub(super) fn width(&self) -> f64 {
        (self.last.share - self.other.share).abs()
    }

    /// Both ends, the allowed one first.
    pub(super) fn ends(&self) -> (Point, Point) {
        if self.last.value <= 0.0 { (self.last, self.other) } else { (self.other, self.last) }
    }

    /// Takes a point inside in.
    pub(super) fn take(&mut self, point: Point) {
        if (point.value <= 0.0) == (self.last.value <= 0.0) {
            self.older = self.last;
        } else {
            self.older = self.other;
            self.other = self.last;
        }
        self.last = point;
    }

    /// The share to be asked next, inside the bracket.
    pub(super) fn next(&self) -> f64 {
        let (a, b, c) = (self.last, self.other, self.older);
        let xi = (a.share - b.share) / (c.share - b.share);
        let phi = (a.value - b.value) / (c.value - b.value);
        // written so that a value that is not a number bisects
        let part = if phi * phi < xi && (1.0 - phi) * (1.0 - phi) < 1.0 - xi {
            let secant = a.value / (b.value - a.value) * (c.value / (b.value - c.value));
            let bend = (c.share - a.share) / (b.share - a.share);
            secant + bend * (a.value / (c.value - a.value)) * (b.value / (c.value - b.value))
        } else {
            0.5
        };
        // not on an end by rounding
        let edge = f64::EPSILON / self.width();
        let part = if edge < 0.5 && part.is_finite() { clamp(part, edge, 1.0 - edge) } else { 0.5 };
        a.share + part * (b.share - a.share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Evaluations until the bracket or the value is small enough, and the lower end.
    fn search(f: impl Fn(f64) -> f64) -> (u32, f64) {
        let at = |share: f64| Point { share, value: f(share) };
        let mut bracket = Bracket::new(at(0.0), at(1.0));
        for n in 0..200 {
            let low = bracket.ends().0;
            if bracket.width() <= 1e-9 || low.value.abs() <= 1e-12 {
                return (n, low.share);
            }
            let s = bracket.next();
            let (low, high) = bracket.ends();
            assert!(s > low.share && s < high.share, "{s} outside {} … {}", low.share, high.share);
            bracket.take(at(s));
        }
        (200, f64::NAN)
    }

    #[test]
    fn smooth_roots_take_few_evaluations_and_jumps_as_many_as_halving() {
        for root in [0.03, 0.4, 0.8544, 0.999] {
            for (k, most) in [(0, 12), (1, 12), (2, 12)] {
                let f = |s: f64| match k {
                    0 => s * s - root * root,
                    1 => s * s * s - root * root * root + 0.1 * (s - root),
                    // falls, then rises
                    _ => (s - 0.4 * root) * (s - 0.4 * root) - 0.36 * root * root,
                };
                let (n, s) = search(f);
                assert!((s - root).abs() <= 1e-9 && n <= most, "{root} {k}: {s} after {n}");
            }
            let (n, s) = search(|s| if s < root { -1.0 } else { f64::INFINITY });
            assert!((s - root).abs() <= 1e-9 && n <= 31, "{root}: {s} after {n}");
            // a jump between two slopes
            let (n, s) = search(|s| if s < root { -0.1 - s } else { 0.1 + s });
            assert!((s - root).abs() <= 1e-9 && n <= 31, "{root}: {s} after {n}");
        }
    }
}
