//! Double-double arithmetic: a number as the unevaluated sum of two `f64`, about 32 decimal digits.
//!
//! A residual is a difference of nearly equal numbers. Computed in the arithmetic that made the answer, it measures
//! its own rounding; computed here, it measures the answer. Everything is built from additions and products that
//! round to nearest, without fused operations, so every machine gives the same bits (Dekker 1971, Knuth vol. 2).
//!
//! Not here: trigonometry, a printed form, correct rounding of the last digit. Numbers beyond 1e299 overflow in the
//! splitting and become NaN, which every check refuses.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// hi + lo with |lo| ≤ ½ ulp(hi).
#[derive(Clone, Copy, Debug, Default)]
pub struct Dd {
    hi: f64,
    lo: f64,
}

/// Sum and its exact rounding error, for any order of magnitudes.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let b_part = s - a;
    let a_part = s - b_part;
    (s, (a - a_part) + (b - b_part))
}

/// The same for |a| ≥ |b|, in three operations.
fn quick_two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    (s, b - (s - a))
}

/// `a` as two numbers of at most 26 bits each, so that their products are exact.
fn split(a: f64) -> (f64, f64) {
    let t = 134_217_729.0 * a; // 2²⁷ + 1
    let high = t - (t - a);
    (high, a - high)
}

/// Product and its exact rounding error.
fn two_product(a: f64, b: f64) -> (f64, f64) {
    let p = a * b;
    let (a1, a2) = split(a);
    let (b1, b2) = split(b);
    (p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2)
}

impl Dd {
    /// 0
    pub const ZERO: Self = Self { hi: 0.0, lo: 0.0 };
    /// 1
    pub const ONE: Self = Self { hi: 1.0, lo: 0.0 };
    /// ½
    pub const HALF: Self = Self { hi: 0.5, lo: 0.0 };

    /// The nearest `f64`.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        self.hi + self.lo
    }

    /// Neither infinite nor NaN.
    #[must_use]
    pub fn is_finite(self) -> bool {
        self.hi.is_finite() && self.lo.is_finite()
    }

    /// |x|
    #[must_use]
    pub fn abs(self) -> Self {
        if self < Self::ZERO { -self } else { self }
    }

    /// √x; NaN below zero.
    #[must_use]
    pub fn sqrt(self) -> Self {
        if self.hi == 0.0 {
            return Self::ZERO;
        }
        // two Newton steps from the f64 root: 53 correct bits become 106, the second step cleans the last ones
        let mut x = Self::from(self.hi.sqrt());
        for _ in 0..2 {
            x += (self - x * x) / (x + x);
        }
        x
    }

    /// The larger; NaN if either is, so that no NaN is lost in a maximum.
    #[must_use]
    pub fn larger(self, other: Self) -> Self {
        if self.hi.is_nan() || self > other { self } else { other }
    }

    /// The smaller; NaN if either is.
    #[must_use]
    pub fn smaller(self, other: Self) -> Self {
        if self.hi.is_nan() || self < other { self } else { other }
    }

    /// x for x > 0, else 0; NaN stays NaN.
    #[must_use]
    pub fn positive_part(self) -> Self {
        self.larger(Self::ZERO)
    }
}

impl From<f64> for Dd {
    fn from(hi: f64) -> Self {
        Self { hi, lo: 0.0 }
    }
}

impl Add for Dd {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        let (s, e) = two_sum(self.hi, o.hi);
        let (t, f) = two_sum(self.lo, o.lo);
        let (s, e) = quick_two_sum(s, e + t);
        let (hi, lo) = quick_two_sum(s, e + f);
        Self { hi, lo }
    }
}

impl Neg for Dd {
    type Output = Self;
    fn neg(self) -> Self {
        Self { hi: -self.hi, lo: -self.lo }
    }
}

impl Sub for Dd {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + -o
    }
}

impl Mul for Dd {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        let (p, e) = two_product(self.hi, o.hi);
        let (hi, lo) = quick_two_sum(p, e + (self.hi * o.lo + self.lo * o.hi));
        Self { hi, lo }
    }
}

impl Div for Dd {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        // long division, one f64 digit at a time
        let q1 = self.hi / o.hi;
        let r = self - o * Self::from(q1);
        let q2 = r.hi / o.hi;
        let r = r - o * Self::from(q2);
        let q3 = r.hi / o.hi;
        let (hi, lo) = quick_two_sum(q1, q2);
        Self { hi, lo } + Self::from(q3)
    }
}

impl AddAssign for Dd {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}

impl SubAssign for Dd {
    fn sub_assign(&mut self, o: Self) {
        *self = *self - o;
    }
}

impl PartialEq for Dd {
    fn eq(&self, o: &Self) -> bool {
        self.hi == o.hi && self.lo == o.lo
    }
}

impl PartialOrd for Dd {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        match self.hi.partial_cmp(&o.hi)? {
            Ordering::Equal => self.lo.partial_cmp(&o.lo),
            other => Some(other),
        }
    }
}

/// Three components in double-double.
pub(crate) type Vec3 = [Dd; 3];

/// Three plain numbers, lifted.
pub(crate) fn lift(v: [f64; 3]) -> Vec3 {
    v.map(Dd::from)
}

/// a·b
pub(crate) fn dot(a: Vec3, b: Vec3) -> Dd {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// a × b
pub(crate) fn cross(a: Vec3, b: Vec3) -> Vec3 {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// a + b
pub(crate) fn plus(a: Vec3, b: Vec3) -> Vec3 {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/// a − b
pub(crate) fn minus(a: Vec3, b: Vec3) -> Vec3 {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

/// s·a
pub(crate) fn times(s: Dd, a: Vec3) -> Vec3 {
    a.map(|x| s * x)
}

/// M a
pub(crate) fn apply(m: &[Vec3; 3], a: Vec3) -> Vec3 {
    [dot(m[0], a), dot(m[1], a), dot(m[2], a)]
}

/// √(x² + y²), scaled so that no square overflows or vanishes.
pub(crate) fn length2(x: Dd, y: Dd) -> Dd {
    let scale = x.abs().larger(y.abs());
    if scale == Dd::ZERO || !scale.is_finite() {
        return scale;
    }
    let (x, y) = (x / scale, y / scale);
    scale * (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A third of the product (1/3)·3 is missed by 1e-32, not by 1e-16.
    #[test]
    fn quotients_and_products_keep_31_digits() {
        let mut x = 0.1_f64;
        for _ in 0..10_000 {
            // a logistic map wanders over (0, 1) without a random generator
            x = 3.99 * x * (1.0 - x);
            let (a, b) = (Dd::from(x) / Dd::from(7.0), Dd::from(1.0 - x) * Dd::from(1e10) + Dd::from(1e-8));
            let defect = (a / b * b - a) / a;
            assert!(defect.abs().to_f64() < 1e-30, "{defect:?}");
            let root = a.sqrt();
            let defect = (root * root - a) / a;
            assert!(defect.abs().to_f64() < 1e-30, "{defect:?}");
        }
    }

    #[test]
    fn a_sum_remembers_what_f64_forgets() {
        let x = Dd::from(1e16) + Dd::from(1.0) - Dd::from(1e16);
        assert_eq!(x.to_f64(), 1.0);
        // (1 + ε)² − 1 − 2ε = ε², exactly, with ε = 2⁻⁵²
        let e = f64::EPSILON;
        let y = Dd::from(1.0 + e) * Dd::from(1.0 + e) - Dd::ONE - Dd::from(2.0 * e);
        assert_eq!(y.to_f64(), e * e);
    }

    #[test]
    fn a_nan_survives_every_maximum() {
        let nan = Dd::from(f64::NAN);
        assert!(!nan.larger(Dd::ONE).is_finite());
        assert!(!Dd::ONE.larger(nan).is_finite());
        assert!(!Dd::ONE.smaller(nan).is_finite());
        assert!(!nan.positive_part().is_finite());
        assert!(!Dd::from(f64::INFINITY).positive_part().is_finite());
        assert!(!(Dd::ONE / Dd::ZERO).is_finite());
        assert!(!(-Dd::ONE).sqrt().is_finite());
    }

    #[test]
    fn comparison_looks_at_the_low_word() {
        let a = Dd::ONE + Dd::from(1e-25);
        assert!(a > Dd::ONE && a != Dd::ONE);
        assert!(-a < -Dd::ONE);
        assert_eq!((-a).abs(), a);
    }
}
