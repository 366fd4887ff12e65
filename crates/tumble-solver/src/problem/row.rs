//! Scalar rows between bodies: the elements of joints, limits, motors, springs and friction in joints.
//!
//! One law for all of them, with compliance γ ≥ 0 and bounds:
//!
//! ```text
//! 0 ∈ (J v⁺ + γλ + bias) + N_[least, most](λ)
//! ```
//!
//! A row without bounds is linear, and hard where γ = 0. One between 0 and ∞ is unilateral and may have a gap and a
//! restitution, as a contact's normal has. One between two finite bounds is a motor or dry friction.

use crate::problem::body::{Body, Velocity};
use tumble_math::DVec3;

/// Most bodies of a row [–]: a coupling of eight joints.
pub const MOST_ENDS: usize = 16;

/// Coefficients of a row at one body: its velocity times these.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct End {
    /// Index of the body.
    pub body: u32,
    /// Coefficients of its linear velocity [–].
    pub linear: DVec3,
    /// Coefficients of its spin [m].
    pub angular: DVec3,
}

impl End {
    /// Contribution of a body's velocity to that of the row [m/s].
    #[inline(always)]
    #[must_use]
    pub fn dot(&self, v: Velocity) -> f64 {
        self.linear.dot(v.linear) + self.angular.dot(v.angular)
    }

    /// The six coefficients in a row.
    pub(crate) fn coefficients(&self) -> [f64; 6] {
        let (l, a) = (self.linear, self.angular);
        [l.x, l.y, l.z, a.x, a.y, a.z]
    }

    /// Inverse mass that the row meets in a body [1/kg].
    pub(crate) fn mobility(&self, body: &Body) -> f64 {
        if body.is_dynamic() {
            self.linear.length_squared() * body.inverse_mass + self.angular.dot(body.inverse_inertia * self.angular)
        } else {
            0.0
        }
    }
}

/// A scalar row; its ends stand beside it in the [`crate::Problem`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Rows of one joint have one number; those that are linear are eliminated together.
    pub joint: u32,
    /// Added to the velocity [m/s].
    pub bias: f64,
    /// γ [1/kg].
    pub compliance: f64,
    /// Smallest impulse [N·s]; −∞ for none.
    pub least: f64,
    /// Largest impulse [N·s]; ∞ for none.
    pub most: f64,
    /// Of a unilateral row: distance until it is met [m].
    pub gap: f64,
    /// Of a unilateral row: Newton's coefficient e in [0, 1] [–].
    pub restitution: f64,
}

impl Row {
    /// A hard row: J v + `bias` = 0, whatever the impulse.
    #[must_use]
    pub fn hard(joint: u32, bias: f64) -> Self {
        let (least, most) = (f64::NEG_INFINITY, f64::INFINITY);
        Self { joint, bias, compliance: 0.0, least, most, gap: 0.0, restitution: 0.0 }
    }

    /// A linear row: J v + γλ + `bias` = 0.
    #[must_use]
    pub fn soft(joint: u32, bias: f64, compliance: f64) -> Self {
        Self { compliance, ..Self::hard(joint, bias) }
    }

    /// A row that only pushes: it keeps `gap` [m] from closing, and leaves with `restitution` of an impact.
    #[must_use]
    pub fn unilateral(joint: u32, gap: f64, restitution: f64) -> Self {
        Self { least: 0.0, gap, restitution, ..Self::hard(joint, 0.0) }
    }

    /// A row whose impulse is at most `most` [N·s] either way.
    #[must_use]
    pub fn bounded(joint: u32, bias: f64, compliance: f64, most: f64) -> Self {
        Self { least: -most, most, compliance, ..Self::hard(joint, bias) }
    }

    /// Whether no bound can be met.
    #[must_use]
    pub fn is_linear(&self) -> bool {
        self.least == f64::NEG_INFINITY && self.most == f64::INFINITY
    }

    /// Whether its numbers can be a row's.
    pub(crate) fn is_sound(&self) -> bool {
        self.bias.is_finite()
            && self.compliance >= 0.0
            && self.compliance.is_finite()
            && self.least <= self.most
            && self.least < f64::INFINITY
            && self.most > f64::NEG_INFINITY
            && self.gap.is_finite()
            && (0.0..=1.0).contains(&self.restitution)
    }
}
