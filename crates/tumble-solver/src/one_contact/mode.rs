//! Law of a contact that is known to stick or to slide: the nearest impulse that is allowed, and the slope of that.

use crate::one_contact::cone;
use crate::one_contact::law::{Law, NO_SLOPE, Slope, respond};
use tumble_math::DVec3;

/// Branch of the contact law that a contact is held to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mode {
    /// Nothing: it takes no part.
    Open,
    /// Push: it has no friction.
    Push,
    /// Push, and rub with this friction: it slides. Not the nearest point of the cone: the tangential part follows the normal one
    /// (Alart–Curnier).
    Slide(f64),
    /// Push and hold within the cone of this friction: it sticks.
    Hold(f64),
}

impl Mode {
    /// The nearest impulse that is allowed, and the slope of it.
    pub(crate) fn project(self, p: DVec3) -> (DVec3, Slope) {
        match self {
            Self::Open => (DVec3::ZERO, NO_SLOPE),
            Self::Push if p.x <= 0.0 => (DVec3::ZERO, NO_SLOPE),
            Self::Push => (DVec3::new(p.x, 0.0, 0.0), outer(DVec3::X, 1.0)),
            Self::Slide(friction) => respond(&Law { bound: 0.0, friction, active: true }, p, DVec3::ZERO, 1.0, 1.0),
            Self::Hold(friction) => {
                let t = (p.y * p.y + p.z * p.z).sqrt();
                if t <= friction * p.x {
                    return (p, [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
                }
                let nearest = cone::project(p, friction);
                if nearest.x <= 0.0 {
                    return (DVec3::ZERO, NO_SLOPE);
                }
                // along the generator as on a ray, across it as the circle turns
                let (d, e) = (p.y / t, p.z / t);
                let mut slope = outer(DVec3::new(1.0, friction * d, friction * e), 1.0 / (1.0 + friction * friction));
                let turn = friction * nearest.x / t;
                slope[1][1] += turn * e * e;
                slope[1][2] -= turn * d * e;
                slope[2][1] -= turn * d * e;
                slope[2][2] += turn * d * d;
                (nearest, slope)
            }
        }
    }
}

/// k e eᵀ.
fn outer(e: DVec3, k: f64) -> Slope {
    [e.x, e.y, e.z].map(|a| [k * a * e.x, k * a * e.y, k * a * e.z])
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_suite::Random;

    /// Every impulse of a fan over the allowed set.
    fn allowed(mode: Mode) -> Vec<DVec3> {
        match mode {
            Mode::Open => vec![DVec3::ZERO],
            Mode::Push => (0..40).map(|k| DVec3::X * (0.1 * f64::from(k))).collect(),
            Mode::Slide(_) => Vec::new(),
            Mode::Hold(friction) => (0..40 * 24 * 4)
                .map(|k| {
                    let (n, turn, part) = (0.1 * f64::from(k / 96), f64::from(k / 4 % 24), f64::from(k % 4) / 3.0);
                    let (s, c) = tumble_math::trig::sin_cos(turn * std::f64::consts::TAU / 24.0);
                    DVec3::new(n, friction * n * part * c, friction * n * part * s)
                })
                .collect(),
        }
    }

    #[test]
    fn what_holds_takes_the_nearest_and_every_slope_is_the_derivative() {
        let mut r = Random::new(7);
        let mut seen = [0; 3];
        for trial in 0..600 {
            let friction = r.range(0.1, 1.5);
            let mode = match trial % 3 {
                0 => Mode::Hold(friction),
                1 => Mode::Push,
                _ => Mode::Slide(friction),
            };
            let p = r.normal3();
            let (nearest, slope) = mode.project(p);
            for q in allowed(mode) {
                assert!((p - nearest).length() <= (p - q).length() + 1e-12, "{mode:?} {p} {nearest} {q}");
            }
            let step = 1e-6;
            let numeric = |k: usize| {
                let mut d = DVec3::ZERO;
                d[k] = step;
                (mode.project(p + d).0 - mode.project(p - d).0) / (2.0 * step)
            };
            for i in 0..3 {
                for k in 0..3 {
                    assert!(trial % 3 == 2 || (slope[i][k] - slope[k][i]).abs() < 1e-15);
                    assert!((slope[i][k] - numeric(k)[i]).abs() < 1e-5, "{mode:?} {p} {slope:?}");
                }
            }
            seen[if nearest == DVec3::ZERO {
                0
            } else if nearest == p {
                1
            } else {
                2
            }] += 1;
        }
        assert!(seen.iter().all(|n| *n > 20), "{seen:?}");
        assert_eq!(Mode::Open.project(DVec3::X), (DVec3::ZERO, NO_SLOPE));
    }
}
