//! Minima, maxima and zeros that give one answer.
//!
//! `f64::max(-0.0, 0.0)` may return either zero, and the compiler and the machine choose differently: the same
//! program disagrees with itself between a folded constant and a run-time value. These functions are plain
//! comparisons: on a tie the first argument wins, and a NaN in the first place stays while one in the second is
//! ignored.

use glam::DVec3;

/// The smaller of two numbers; the first on a tie.
#[inline(always)]
#[must_use]
pub fn min(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}

/// The larger of two numbers; the first on a tie.
#[inline(always)]
#[must_use]
pub fn max(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

/// `x` between `lo` and `hi`; requires `lo ≤ hi`.
#[inline(always)]
#[must_use]
pub fn clamp(x: f64, lo: f64, hi: f64) -> f64 {
    if x < lo {
        lo
    } else if x > hi {
        hi
    } else {
        x
    }
}

/// The part of `x` above zero; `+0.0` for zero, negative and NaN input.
#[inline(always)]
#[must_use]
pub fn positive_part(x: f64) -> f64 {
    if x > 0.0 { x } else { 0.0 }
}

/// `x` with `-0.0` turned into `+0.0`: what every stored or hashed number passes through.
#[inline(always)]
#[must_use]
pub fn canonical(x: f64) -> f64 {
    x + 0.0
}

/// Component-wise [`min`].
#[inline(always)]
#[must_use]
pub fn min3(a: DVec3, b: DVec3) -> DVec3 {
    DVec3::new(min(a.x, b.x), min(a.y, b.y), min(a.z, b.z))
}

/// Component-wise [`max`].
#[inline(always)]
#[must_use]
pub fn max3(a: DVec3, b: DVec3) -> DVec3 {
    DVec3::new(max(a.x, b.x), max(a.y, b.y), max(a.z, b.z))
}

/// Largest absolute component.
#[inline(always)]
#[must_use]
pub fn max_abs(v: DVec3) -> f64 {
    max(max(v.x.abs(), v.y.abs()), v.z.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_of_zeros_keeps_the_first() {
        let (plus, minus) = (std::hint::black_box(0.0_f64), std::hint::black_box(-0.0_f64));
        assert!(max(minus, plus).is_sign_negative() && max(plus, minus).is_sign_positive());
        assert!(min(minus, plus).is_sign_negative() && min(plus, minus).is_sign_positive());
        assert!(canonical(minus).is_sign_positive());
        assert!(positive_part(minus).is_sign_positive());
        assert_eq!(positive_part(f64::NAN), 0.0);
    }
}
