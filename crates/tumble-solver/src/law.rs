//! What one stage of a solve demands of each contact, and how a proximal point answers a velocity.

use crate::problem::Problem;
use crate::settings::{Criterion, Settings};
use tumble_math::{DVec3, order::positive_part};

/// The law of one contact in one stage: u_n + floor ≥ 0, |λ_t| ≤ μ(λ_n + frozen).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Law {
    /// Added to the normal velocity [m/s].
    pub(crate) floor: f64,
    /// μ of this stage [–].
    pub(crate) friction: f64,
    /// Normal impulse already spent [N·s].
    pub(crate) frozen: f64,
    /// Whether the contact takes part; if not, its impulse stays zero.
    pub(crate) member: bool,
}

impl Law {
    /// Of contact `i` without any bounce.
    pub(crate) fn of(problem: &Problem, i: usize, settings: &Settings) -> Self {
        Self { floor: gap_floor(problem, i, settings), friction: problem.friction(i), frozen: 0.0, member: true }
    }
}

/// What the gap of contact `i` adds to its normal velocity [m/s]: g/horizon, less what the tolerance itself may open.
///
/// A velocity below the tolerance is as good as rest, so a gap that it can open in a step is as good as closed. Were it
/// not, a resting pile would hum for ever: a tolerated upward velocity opens a gap, the next step lets it fall, the one
/// after must stop it.
pub(crate) fn gap_floor(problem: &Problem, i: usize, settings: &Settings) -> f64 {
    match settings.criterion {
        Criterion::Residual => positive_part(problem.gap_floor(i) - settings.tolerance),
        Criterion::Natural => problem.gap_floor(i),
    }
}

/// A 3×3 matrix −∂λ/∂u in contact coordinates, row by row.
pub(crate) type Slope = [[f64; 3]; 3];

/// No response.
pub(crate) const NO_SLOPE: Slope = [[0.0; 3]; 3];

/// The impulse with which a contact at the proximal centre `centre` answers the velocity `w` (floor included), and
/// minus its derivative (Alart–Curnier):  λ_n = (y_n)₊, λ_t = P_disc(μ(λ_n + frozen))(y_t), y = centre − ρ w.
#[inline]
pub(crate) fn respond(law: &Law, centre: DVec3, w: DVec3, rho_n: f64, rho_t: f64) -> (DVec3, Slope) {
    if !law.member {
        return (DVec3::ZERO, NO_SLOPE);
    }
    let y_n = centre.x - rho_n * w.x;
    let open = y_n <= 0.0;
    if open && law.frozen == 0.0 {
        return (DVec3::ZERO, NO_SLOPE);
    }
    let (n, slope_n) = if open { (0.0, 0.0) } else { (y_n, rho_n) };
    if law.friction == 0.0 {
        return (DVec3::new(n, 0.0, 0.0), [[slope_n, 0.0, 0.0], [0.0; 3], [0.0; 3]]);
    }
    let (y, z) = (centre.y - rho_t * w.y, centre.z - rho_t * w.z);
    let radius = law.friction * (n + law.frozen);
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
