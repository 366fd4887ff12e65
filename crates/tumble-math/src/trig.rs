//! Transcendental functions from one pinned library, so that every host gives the same bits.
//!
//! `f64::sin` and its kin call the system's libm, which differs between systems and versions. `sqrt` is an
//! instruction, correctly rounded everywhere, and needs no wrapper.

use glam::{DQuat, DVec3};

/// Sine of `x` [rad].
#[inline]
#[must_use]
pub fn sin(x: f64) -> f64 {
    libm::sin(x)
}

/// Cosine of `x` [rad].
#[inline]
#[must_use]
pub fn cos(x: f64) -> f64 {
    libm::cos(x)
}

/// Sine and cosine of `x` [rad].
#[inline]
#[must_use]
pub fn sin_cos(x: f64) -> (f64, f64) {
    (libm::sin(x), libm::cos(x))
}

/// Tangent of `x` [rad].
#[inline]
#[must_use]
pub fn tan(x: f64) -> f64 {
    libm::tan(x)
}

/// Arc sine [rad].
#[inline]
#[must_use]
pub fn asin(x: f64) -> f64 {
    libm::asin(x)
}

/// Arc cosine [rad].
#[inline]
#[must_use]
pub fn acos(x: f64) -> f64 {
    libm::acos(x)
}

/// Angle of the point (x, y) [rad].
#[inline]
#[must_use]
pub fn atan2(y: f64, x: f64) -> f64 {
    libm::atan2(y, x)
}

/// Arc tangent [rad].
#[inline]
#[must_use]
pub fn atan(x: f64) -> f64 {
    libm::atan(x)
}

/// e to the power of `x`.
#[inline]
#[must_use]
pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// eˣ − 1 [–], exact to the last digits where x is small.
#[must_use]
pub fn exp_m1(x: f64) -> f64 {
    libm::expm1(x)
}

/// Natural logarithm.
#[inline]
#[must_use]
pub fn ln(x: f64) -> f64 {
    libm::log(x)
}

/// `x` to the power of `y`.
#[inline]
#[must_use]
pub fn pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

/// Cube root.
#[inline]
#[must_use]
pub fn cbrt(x: f64) -> f64 {
    libm::cbrt(x)
}

/// Rotation by `angle` [rad] about the unit vector `axis`.
#[must_use]
pub fn rotation(axis: DVec3, angle: f64) -> DQuat {
    let (s, c) = sin_cos(0.5 * angle);
    DQuat::from_xyzw(axis.x * s, axis.y * s, axis.z * s, c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_about_z_takes_x_to_y() {
        let q = rotation(DVec3::Z, std::f64::consts::FRAC_PI_2);
        assert!((q * DVec3::X - DVec3::Y).length() < 1e-15);
    }
}
