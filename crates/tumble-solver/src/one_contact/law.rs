//! The contact law of one stage of a solve, and the proximal point of a velocity under it.

use crate::settings::{Criterion, Settings};
use tumble_math::DVec3;

/// The law of one contact in one stage: u_n + bound ≥ 0, |λ_t| ≤ μ λ_n.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Law {
    /// Added to the normal velocity [m/s].
    pub(crate) bound: f64,
    /// μ of this stage [–].
    pub(crate) friction: f64,
    /// Whether the contact takes part; if not, its impulse stays zero.
    pub(crate) active: bool,
}

impl Law {
    /// Of a contact without any bounce, whose gap asks for `bound` [m/s].
    pub(crate) fn of(bound: f64, friction: f64, settings: &Settings) -> Self {
        Self { bound: while_solving(bound, settings), friction, active: true }
    }
}

/// Fraction of the tolerance that is set aside for gaps [–]: a bound below it counts as none, and the solve goes to the rest of
/// the tolerance, so that the solution keeps the whole of it against the gaps as they are. Chosen, not derived: any fraction below 1
/// keeps that promise, a half shares the tolerance evenly.
pub(crate) const GAP_SLACK: f64 = 0.5;

/// Velocity bound of a gap while solving [m/s]: `bound`, the exact one, or 0 where a tolerated velocity could have opened the gap.
///
/// A velocity below the tolerance is as good as rest, so a gap that it can open in a step is as good as closed. Were it
/// not, a resting pile would oscillate for ever: a tolerated upward velocity opens a gap, the next step lets it fall, the one
/// after must stop it.
pub(crate) fn while_solving(bound: f64, settings: &Settings) -> f64 {
    let slack = match settings.criterion {
        Criterion::Residual => GAP_SLACK * settings.tolerance,
        Criterion::Natural => 0.0,
    };
    if bound > slack { bound } else { 0.0 }
}

/// A 3×3 matrix −∂λ/∂u in contact coordinates, row by row.
pub type Slope = [[f64; 3]; 3];

/// No response.
pub(crate) const NO_SLOPE: Slope = [[0.0; 3]; 3];

/// The impulse with which a contact at the proximal centre `centre` answers the velocity `w` (bound included), and
/// minus its derivative (Alart–Curnier):  λ_n = (y_n)₊, λ_t = P_disc(μ λ_n)(y_t), y = centre − ρ w.
#[inline]
pub(crate) fn respond(law: &Law, centre: DVec3, w: DVec3, rho_n: f64, rho_t: f64) -> (DVec3, Slope) {
    if !law.active {
        return (DVec3::ZERO, NO_SLOPE);
    }
    let y_n = centre.x - rho_n * w.x;
    if y_n <= 0.0 {
        return (DVec3::ZERO, NO_SLOPE);
    }
    let (n, slope_n) = (y_n, rho_n);
    if law.friction == 0.0 {
        return (DVec3::new(n, 0.0, 0.0), [[slope_n, 0.0, 0.0], [0.0; 3], [0.0; 3]]);
    }
    let (y, z) = (centre.y - rho_t * w.y, centre.z - rho_t * w.z);
    let radius = law.friction * n;
    let length_squared = y * y + z * z;
    if length_squared <= radius * radius {
        return (DVec3::new(n, y, z), [[slope_n, 0.0, 0.0], [0.0, rho_t, 0.0], [0.0, 0.0, rho_t]]);
    }
    let length = length_squared.sqrt();
    let (d, e) = (y / length, z / length);
    let k = rho_t * radius / length;
    let m = law.friction * slope_n;
    (
        DVec3::new(n, radius * d, radius * e),
        [[slope_n, 0.0, 0.0], [m * d, k * (1.0 - d * d), -k * d * e], [m * e, -k * d * e, k * (1.0 - e * e)]],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_math::order::{max, positive_part};
    use tumble_suite::Random;

    #[test]
    fn a_response_is_its_formula_and_its_slope_the_derivative() {
        let mut r = Random::new(61);
        let mut seen = [0; 3];
        for trial in 0..3000 {
            let friction = if trial % 7 == 0 { 0.0 } else { r.range(0.1, 1.5) };
            let law = Law { bound: 0.0, friction, active: true };
            let (centre, w) = (r.normal3(), r.normal3());
            let (rho_n, rho_t) = (r.range(0.2, 3.0), r.range(0.2, 3.0));
            let at = |w: DVec3| {
                let y = DVec3::new(centre.x - rho_n * w.x, centre.y - rho_t * w.y, centre.z - rho_t * w.z);
                let n = positive_part(y.x);
                let (length, radius) = ((y.y * y.y + y.z * y.z).sqrt(), friction * n);
                let scale = if length <= radius { 1.0 } else { radius / length };
                if friction == 0.0 { DVec3::new(n, 0.0, 0.0) } else { DVec3::new(n, y.y * scale, y.z * scale) }
            };
            let (l, slope) = respond(&law, centre, w, rho_n, rho_t);
            assert!((l - at(w)).length() < 1e-14, "{l} {}", at(w));
            let step = 1e-6;
            // not across a kink
            let y = (centre.y - rho_t * w.y, centre.z - rho_t * w.z);
            let edge = (y.0 * y.0 + y.1 * y.1).sqrt() - friction * l.x;
            if (centre.x - rho_n * w.x).abs() < 1e-3 || edge.abs() < 1e-3 {
                continue;
            }
            seen[if l.x == 0.0 { 0 } else { 1 + usize::from(edge > 0.0) }] += 1;
            for k in 0..3 {
                let mut d = DVec3::ZERO;
                d[k] = step;
                let numeric = (at(w - d) - at(w + d)) / (2.0 * step);
                for i in 0..3 {
                    assert!((slope[i][k] - numeric[i]).abs() < 1e-7, "{slope:?} {k} {numeric}");
                }
            }
        }
        assert!(seen.iter().all(|&n| n > 200), "{seen:?}");
        let law = Law { bound: 0.0, friction: 0.5, active: false };
        assert_eq!(respond(&law, DVec3::ONE, -DVec3::ONE, 1.0, 1.0), (DVec3::ZERO, NO_SLOPE));
        // a centre exactly at the kink is open, and the radius of the disc belongs to it
        let law = Law { bound: 0.0, friction: 0.5, active: true };
        assert_eq!(respond(&law, DVec3::new(1.0, 0.0, 0.0), DVec3::X, 1.0, 1.0), (DVec3::ZERO, NO_SLOPE));
        let (l, slope) = respond(&law, DVec3::new(2.0, 0.6, 0.8), DVec3::ZERO, 1.0, 3.0);
        assert_eq!((l, slope[1][1]), (DVec3::new(2.0, 0.6, 0.8), 3.0));
        assert!(max(slope[1][0].abs(), slope[1][2].abs()) == 0.0);
    }

    #[test]
    fn a_gap_below_the_slack_is_closed_and_above_it_is_the_gap() {
        let settings = Settings { tolerance: 1e-3, ..Settings::default() };
        let natural = Settings { criterion: Criterion::Natural, ..settings };
        for (bound, solving) in [(0.0, 0.0), (0.4e-3, 0.0), (0.5e-3, 0.0), (0.52e-3, 0.52e-3), (2.0, 2.0)] {
            assert_eq!(while_solving(bound, &settings), solving);
            assert_eq!(while_solving(bound, &natural), bound);
            let law = Law { bound: solving, friction: 0.3, active: true };
            assert_eq!(Law::of(bound, 0.3, &settings), law);
        }
    }
}
