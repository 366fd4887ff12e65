//! The certificate: by how much an answer fails the law, computed from the problem and the answer alone, never from
//! the iterate that produced it.
//!
//! ```text
//! residual      max_i max( |min(K_nn λ_n, u_n + s)|, k_t |λ_t − P_disc(μλ_n)(λ_t − u_t/k_t)| ), k_t = λ_max(K_tt)   [m/s]
//! cone          max_i (|λ_t| − μλ_n, −λ_n)₊ / max λ_n                                                              [–]
//! approach      max_i (−(u_n + s))₊                                                                                [m/s]
//! sticky        Σ λ_n (u_n + s)₊                                                                                   [J]
//! dissipation   Σ (μ λ_n|u_t| + λ_t·u_t)                                                                           [J]
//! natural       |λ − P_K(λ − û)|₂ / max(|q|, |λ|, |u|)₂,  û = u + (s + μ|u_t|) n                                   [–]
//! energy        energy after the contact phase less what it may be at most                                         [J]
//! ```
//!
//! All zero ⇔ the exact Signorini–Coulomb solution.

use crate::cone;
use crate::law::Law;
use crate::one_contact::OneContact;
use tumble_math::{
    DVec3,
    order::{max, min, positive_part},
};

/// Largest `cone` of an answer that may be called solved: rounding of a scaled vector, and some room.
pub const CONE_TOLERANCE: f64 = 1e-12;

/// Largest energy excess of an answer that may be called solved, relative to the energy itself: rounding.
pub const ENERGY_TOLERANCE: f64 = 1e-12;

/// What the certificate says of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// The law holds to the tolerance; cone and energy to rounding.
    Solved,
    /// Work ran out: finite, cone and energy hold, the residual is above the tolerance and is stated.
    Budget,
    /// The answer was not usable and has been replaced by the safe state (no contact impulse).
    Failed,
}

impl Verdict {
    /// Lower-case name, as in recordings and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Budget => "budget",
            Self::Failed => "failed",
        }
    }
}

/// By how much an answer fails the law. See the module for the formulas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Certificate {
    /// Largest failure of the law at a contact or bilateral row [m/s].
    pub residual: f64,
    /// Largest distance outside the friction cone, relative to the largest normal impulse [–].
    pub cone: f64,
    /// Largest approach velocity below the floor [m/s].
    pub approach: f64,
    /// Work of normal impulses on separating contacts [J].
    pub sticky: f64,
    /// Dissipation missing from maximal dissipation [J].
    pub dissipation: f64,
    /// The field's common error [–].
    pub natural: f64,
    /// Energy above its cap [J]; negative when the contact phase dissipates.
    pub energy: f64,
    /// What `energy` is compared with [J].
    pub energy_scale: f64,
    /// How far the residual itself may be off by rounding [m/s]; counted against the answer.
    pub rounding: f64,
    /// The contact with the largest residual.
    pub worst_contact: u32,
    /// The energy guard blended the answer back to a safe state.
    pub guarded: bool,
    /// What follows from the numbers.
    pub verdict: Verdict,
}

impl Certificate {
    /// Of a problem without contacts.
    pub(crate) const EMPTY: Self = Self {
        residual: 0.0,
        cone: 0.0,
        approach: 0.0,
        sticky: 0.0,
        dissipation: 0.0,
        natural: 0.0,
        energy: 0.0,
        energy_scale: 0.0,
        rounding: 0.0,
        worst_contact: 0,
        guarded: false,
        verdict: Verdict::Solved,
    };

    /// Whether the verdict is [`Verdict::Solved`].
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.verdict == Verdict::Solved
    }
}

/// Failure of the law at one contact [m/s]; `w` is the velocity with the floor added to its normal part.
#[inline]
pub(crate) fn contact_residual(local: &OneContact, law: &Law, impulse: DVec3, w: DVec3) -> f64 {
    let normal = min(local.nn * impulse.x, w.x).abs();
    if law.friction == 0.0 {
        return max(normal, local.tangent_stiffness() * (impulse.y * impulse.y + impulse.z * impulse.z).sqrt());
    }
    let k = local.tangent_stiffness();
    let radius = law.friction * (positive_part(impulse.x) + law.frozen);
    let (y, z) = cone::onto_disc(impulse.y - w.y / k, impulse.z - w.z / k, radius);
    let (dy, dz) = (impulse.y - y, impulse.z - z);
    // written so that a NaN anywhere is the result
    let tangential = k * (dy * dy + dz * dz).sqrt();
    if tangential > normal || tangential.is_nan() { tangential } else { normal }
}

/// Sums that make up a certificate, gathered contact by contact.
#[derive(Default)]
pub(crate) struct Tally {
    residual: f64,
    worst: u32,
    violation: f64,
    largest_normal: f64,
    approach: f64,
    sticky: f64,
    dissipation: f64,
    natural_error: f64,
    impulses: f64,
    velocities: f64,
    free: f64,
    infinite: bool,
    rounding: f64,
}

impl Tally {
    /// With the rounding [m/s] of the velocities that will be added.
    pub(crate) fn new(rounding: f64) -> Self {
        Self { rounding, ..Self::default() }
    }

    /// Sets how far rounding may be off in the velocities [m/s].
    pub(crate) fn set_rounding(&mut self, rounding: f64) {
        self.rounding = rounding;
    }

    /// Adds contact `index` with its residual, its velocity `u` after and `free` without all impulses (floor not
    /// added).
    #[inline(always)]
    pub(crate) fn contact(&mut self, index: usize, residual: f64, law: &Law, impulse: DVec3, u: DVec3, free: DVec3) {
        self.infinite |= !(impulse.is_finite() && u.is_finite());
        let w = DVec3::new(u.x + law.floor, u.y, u.z);
        let q = DVec3::new(free.x + law.floor, free.y, free.z);
        let slip = (u.y * u.y + u.z * u.z).sqrt();
        if residual > self.residual {
            self.residual = residual;
            self.worst = u32::try_from(index).unwrap_or(u32::MAX);
        }
        self.violation = max(self.violation, cone::violation(impulse, law.friction));
        self.largest_normal = max(self.largest_normal, impulse.x);
        self.approach = max(self.approach, -w.x);
        self.sticky += positive_part(impulse.x) * positive_part(w.x);
        self.dissipation += law.friction * impulse.x * slip + impulse.y * u.y + impulse.z * u.z;
        let shifted = DVec3::new(w.x + law.friction * slip, w.y, w.z);
        self.natural_error += (impulse - cone::project(impulse - shifted, law.friction)).length_squared();
        self.impulses += impulse.length_squared();
        self.velocities += w.length_squared();
        self.free += q.length_squared();
    }

    /// Adds a bilateral row with the relative velocity `w` that should be zero.
    pub(crate) fn bilateral(&mut self, impulse: f64, w: f64, free: f64) {
        self.infinite |= !(impulse.is_finite() && w.is_finite());
        self.residual = max(self.residual, w.abs());
        self.natural_error += w * w;
        self.impulses += impulse * impulse;
        self.velocities += w * w;
        self.free += free * free;
    }

    /// The field's common error so far [–].
    pub(crate) fn natural(&self) -> f64 {
        let scale = max(max(self.impulses, self.velocities), self.free);
        // squares that overflow prove nothing
        if !(scale < f64::INFINITY && self.natural_error < f64::INFINITY) {
            f64::INFINITY
        } else if scale > 0.0 {
            (self.natural_error / scale).sqrt()
        } else {
            0.0
        }
    }

    pub(crate) fn residual(&self) -> f64 {
        if self.infinite { f64::INFINITY } else { self.residual }
    }

    /// Closes the certificate.
    pub(crate) fn certify(
        &self,
        energy: f64,
        energy_scale: f64,
        tolerance: f64,
        criterion: crate::Criterion,
    ) -> Certificate {
        let cone = if self.violation > 0.0 { self.violation / self.largest_normal } else { 0.0 };
        let measure = match criterion {
            // what rounding hides counts against the answer
            crate::Criterion::Residual => self.residual + self.rounding,
            crate::Criterion::Natural => self.natural(),
        };
        let sound = !self.infinite
            && self.residual < f64::INFINITY
            && energy.is_finite()
            && cone <= CONE_TOLERANCE
            && energy <= ENERGY_TOLERANCE * energy_scale;
        let verdict = match (sound, measure <= tolerance) {
            (false, _) => Verdict::Failed,
            (true, true) => Verdict::Solved,
            (true, false) => Verdict::Budget,
        };
        Certificate {
            residual: self.residual,
            cone,
            approach: self.approach,
            sticky: self.sticky,
            dissipation: self.dissipation,
            natural: self.natural(),
            energy,
            energy_scale,
            rounding: self.rounding,
            worst_contact: self.worst,
            guarded: false,
            verdict,
        }
    }
}
