//! The certificate: by how much a solution fails the law, computed from the problem and the solution alone, never from
//! the iterate that produced it.
//!
//! ```text
//! residual      max_i max( |min(K_nn λ_n, u_n + s)|, k_t |λ_t − P_disc(μλ_n)(λ_t − u_t/k_t)| ), k_t = λ_max(K_tt)   [m/s]
//! cone          max_i (|λ_t| − μλ_n, −λ_n)₊ / max λ_n                                                              [–]
//! approach      max_i (−(u_n + s))₊                                                                                [m/s]
//! sticky        Σ λ_n (u_n + s)₊                                                                                   [J]
//! dissipation   Σ (μ λ_n|u_t| + λ_t·u_t)                                                                           [J]
//! natural       |λ − P_K(λ − û)|₂ / max(|q|, |λ|, |u|)₂,  û = u + (s + μ|u_t|) n                                   [–]
//! relative      (residual + rounding) / max(|q|, |u|)₂                                                             [–]
//! energy        energy after the contact phase less its upper bound                                                [J]
//! ```
//!
//! All zero ⇔ the exact Signorini–Coulomb solution.
//!
//! `natural` adds impulses to velocities. Beside impulses that are large enough it is small whatever the velocities do: an
//! approach of 0.1 m/s and impulses of 1e14 N·s make 1e-15. Heavy bodies have such impulses, and so does a body that is
//! jammed, which has no solution at all. `relative` compares velocities with velocities and does not change with the unit of
//! mass; a solution that is judged by `natural` must pass it too.

use crate::one_contact::cone;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Law;
use tumble_math::{
    DVec3,
    order::{max, min, positive_part},
};

/// Largest `cone` of a solution that may be called solved [–]: rounding of a scaled vector is some 1e-15; the room above it is chosen.
pub const CONE_TOLERANCE: f64 = 1e-12;

/// Largest energy excess of a solution that may be called solved, relative to the energy itself [–]: rounding of sums over thousands of
/// contacts (4,500 times 2⁻⁵²).
pub const ENERGY_TOLERANCE: f64 = 1e-12;

/// Verdict of the certificate on a solution, from the best to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// The law holds at every contact: the residual, its own rounding included, is within the tolerance; cone and energy
    /// hold to rounding. With [`crate::Criterion::Natural`], which only problem files are judged by, `natural` and `relative`
    /// are within the tolerance instead.
    Solved,
    /// No velocity keeps every bound: a kinematic body moves against others. The law holds with bounds that
    /// yield to the kinematic body by the least that leaves room, [`Certificate::slack`].
    Infeasible,
    /// Work ran out: finite, cone and energy hold, the residual is above the tolerance and is stated.
    Inexact,
    /// The solution was not usable and has been replaced by a safe state: the impulses of the restitution phase, or none.
    Failed,
}

impl Verdict {
    /// Lower-case name, as in recordings and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Infeasible => "infeasible",
            Self::Inexact => "inexact",
            Self::Failed => "failed",
        }
    }
}

/// Measures by which a solution fails the law. See the module for the formulas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Certificate {
    /// Largest failure of the law at a contact or bilateral row [m/s].
    pub residual: f64,
    /// Largest distance outside the friction cone, relative to the largest normal impulse [–].
    pub cone: f64,
    /// Largest approach velocity below the bound [m/s].
    pub approach: f64,
    /// Work of normal impulses on separating contacts [J].
    pub sticky: f64,
    /// Dissipation missing from maximal dissipation [J].
    pub dissipation: f64,
    /// The field's common error [–].
    pub natural: f64,
    /// The residual and its rounding beside the velocities of the problem [–].
    pub relative: f64,
    /// Energy above its cap [J]; negative when the contact phase dissipates.
    pub energy: f64,
    /// Energy that `energy` is compared with [J].
    pub energy_scale: f64,
    /// Bound of the rounding of the residual itself [m/s]; counted against the solution.
    pub rounding: f64,
    /// The contact with the largest residual.
    pub worst_contact: u32,
    /// Smallest share of restitution with which a part of the island bounced [–]: 1 where every impact kept its e or nothing
    /// bounced. Where Newton's e with friction would bring energy, the law holds with the greatest part of e that brings none.
    pub restitution_share: f64,
    /// Largest slack of a bound where a kinematic body leaves no room [m/s]; 0 where there is room.
    pub slack: f64,
    /// The energy guard acted: work ran out, and the iterate would have gained energy, in either phase, so it was blended back
    /// towards a safe state. Never with [`Verdict::Solved`].
    pub guarded: bool,
    /// Verdict that follows from the numbers.
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
        relative: 0.0,
        energy: 0.0,
        energy_scale: 0.0,
        rounding: 0.0,
        worst_contact: 0,
        restitution_share: 1.0,
        slack: 0.0,
        guarded: false,
        verdict: Verdict::Solved,
    };

    /// Whether the verdict is [`Verdict::Solved`]: the law holds to the tolerance at every contact.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.verdict == Verdict::Solved
    }

    /// Whether every impact bounced with all of its e.
    #[must_use]
    pub fn restitution_is_whole(&self) -> bool {
        self.restitution_share == 1.0
    }
}

/// Failure of the law at one contact [m/s]; `w` is the velocity with the bound added to its normal part.
#[inline]
pub(crate) fn contact_residual(local: &OneContact, law: &Law, impulse: DVec3, w: DVec3) -> f64 {
    let normal = min(local.nn * impulse.x, w.x).abs();
    if law.friction == 0.0 {
        return max(normal, local.tangent_stiffness() * (impulse.y * impulse.y + impulse.z * impulse.z).sqrt());
    }
    let k = local.tangent_stiffness();
    let radius = law.friction * positive_part(impulse.x);
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

    /// Adds contact `index` with its residual, its velocity `u` after and `free` without all impulses (bound not
    /// added).
    #[inline(always)]
    pub(crate) fn contact(&mut self, index: usize, residual: f64, law: &Law, impulse: DVec3, u: DVec3, free: DVec3) {
        self.infinite |= !(impulse.is_finite() && u.is_finite());
        let w = DVec3::new(u.x + law.bound, u.y, u.z);
        let q = DVec3::new(free.x + law.bound, free.y, free.z);
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

    /// The residual, with its rounding, relative to the velocities so far [–].
    pub(crate) fn relative(&self) -> f64 {
        let off = self.residual + self.rounding;
        // written so that a NaN or an infinity is never small
        if self.infinite || !(off < f64::INFINITY) {
            f64::INFINITY
        } else if off > 0.0 {
            off / max(self.velocities, self.free).sqrt()
        } else {
            0.0
        }
    }

    /// Measure that [`crate::settings::Criterion::Natural`] compares with the tolerance [–].
    pub(crate) fn by_both(&self) -> f64 {
        max(self.natural(), self.relative())
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
        criterion: crate::settings::Criterion,
    ) -> Certificate {
        let cone = if self.violation > 0.0 { self.violation / self.largest_normal } else { 0.0 };
        let measure = match criterion {
            // rounding counts against the solution
            crate::settings::Criterion::Residual => self.residual + self.rounding,
            crate::settings::Criterion::Natural => self.by_both(),
        };
        let sound = !self.infinite
            && self.residual < f64::INFINITY
            && energy.is_finite()
            && cone <= CONE_TOLERANCE
            && energy <= ENERGY_TOLERANCE * energy_scale;
        let verdict = match (sound, measure <= tolerance) {
            (false, _) => Verdict::Failed,
            (true, true) => Verdict::Solved,
            (true, false) => Verdict::Inexact,
        };
        Certificate {
            residual: self.residual,
            cone,
            approach: self.approach,
            sticky: self.sticky,
            dissipation: self.dissipation,
            natural: self.natural(),
            relative: self.relative(),
            energy,
            energy_scale,
            rounding: self.rounding,
            worst_contact: self.worst,
            restitution_share: 1.0,
            slack: 0.0,
            guarded: false,
            verdict,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Criterion;
    use tumble_math::DMat3;
    use tumble_suite::Random;

    fn length(y: f64, z: f64) -> f64 {
        (y * y + z * z).sqrt()
    }

    #[test]
    fn the_residual_of_a_contact_is_its_formula() {
        let mut r = Random::new(71);
        for trial in 0..2000 {
            let q = DMat3::from_quat(r.rotation());
            let d = DVec3::new(r.range(0.1, 3.0), r.range(0.1, 3.0), r.range(0.1, 3.0));
            let k = q * DMat3::from_diagonal(d) * q.transpose();
            let local = OneContact::new(&k);
            let friction = if trial % 5 == 0 { 0.0 } else { r.range(0.1, 1.0) };
            let law = Law { bound: 0.0, friction, active: true };
            let (l, w) = (r.normal3(), r.normal3());
            let (a, b, c) = (k.y_axis.y, k.y_axis.z, k.z_axis.z);
            let k_t = 0.5 * (a + c) + 0.5 * ((a - c) * (a - c) + 4.0 * b * b).sqrt();
            let normal = if k.x_axis.x * l.x < w.x { (k.x_axis.x * l.x).abs() } else { w.x.abs() };
            let (y, z) = (l.y - w.y / k_t, l.z - w.z / k_t);
            let radius = friction * positive_part(l.x);
            let scale = if length(y, z) > radius { radius / length(y, z) } else { 1.0 };
            let tangential =
                if friction == 0.0 { k_t * length(l.y, l.z) } else { k_t * length(l.y - y * scale, l.z - z * scale) };
            let exact = max(normal, tangential);
            let found = contact_residual(&local, &law, l, w);
            assert!((found - exact).abs() < 1e-13 * (1.0 + exact), "{found} {exact}");
        }
        let local = OneContact::new(&DMat3::IDENTITY);
        let law = Law { bound: 0.0, friction: 0.5, active: true };
        assert!(contact_residual(&local, &law, DVec3::new(1.0, f64::NAN, 0.0), DVec3::ZERO).is_nan());
    }

    #[test]
    fn every_field_is_its_formula() {
        let mut r = Random::new(72);
        for round in 0..200 {
            let n = 1 + r.below(6);
            let mut tally = Tally::new(3e-11);
            let (mut residual, mut worst, mut violation, mut normal) = (0.0, 0, 0.0, 0.0);
            let (mut approach, mut sticky, mut dissipation) = (0.0, 0.0, 0.0);
            let (mut error, mut impulses, mut velocities, mut frees) = (0.0, 0.0, 0.0, 0.0);
            for i in 0..n {
                let (l, u, free) = (r.normal3(), r.normal3(), r.normal3());
                let law = Law { bound: r.normal(), friction: r.range(0.1, 1.0), active: true };
                let of = r.range(0.0, 1.0);
                tally.contact(i, of, &law, l, u, free);
                if of > residual {
                    (residual, worst) = (of, i as u32);
                }
                let (t, slip, w) = (length(l.y, l.z), length(u.y, u.z), u.x + law.bound);
                violation = max(violation, max(t - law.friction * l.x, -l.x));
                normal = max(normal, l.x);
                approach = max(approach, -w);
                sticky += if l.x > 0.0 && w > 0.0 { l.x * w } else { 0.0 };
                dissipation += law.friction * l.x * slip + l.y * u.y + l.z * u.z;
                // the nearest point of the cone, by looking: the best of many points on rays of the cone and its tip
                let p = l - DVec3::new(w + law.friction * slip, u.y, u.z);
                let along = length(p.y, p.z);
                let ray = DVec3::new(1.0, law.friction * p.y / along, law.friction * p.z / along);
                let on_ray = ray * positive_part(p.dot(ray) / ray.length_squared());
                let nearest = if along <= law.friction * p.x { p } else { on_ray };
                error += (l - nearest).length_squared();
                impulses += l.length_squared();
                velocities += DVec3::new(w, u.y, u.z).length_squared();
                frees += DVec3::new(free.x + law.bound, free.y, free.z).length_squared();
            }
            if round % 2 == 0 {
                let (l, w, free) = (r.normal(), r.normal(), r.normal());
                tally.bilateral(l, w, free);
                residual = max(residual, w.abs());
                error += w * w;
                impulses += l * l;
                velocities += w * w;
                frees += free * free;
            }
            let natural = (error / max(impulses, max(velocities, frees))).sqrt();
            let c = tally.certify(0.25, 1.5, 1e-3, Criterion::Residual);
            let near = |a: f64, b: f64| (a - b).abs() < 1e-13 * (1.0 + b.abs());
            assert!(near(c.residual, residual) && c.worst_contact == worst && tally.residual() == c.residual);
            assert!(violation <= 0.0 || normal <= 0.0 || near(c.cone, violation / normal));
            assert!(near(c.approach, approach) && near(c.sticky, sticky) && near(c.dissipation, dissipation));
            assert!(near(c.natural, natural) && near(tally.natural(), natural), "{} {natural}", c.natural);
            let relative = (residual + 3e-11) / max(velocities, frees).sqrt();
            assert!(near(c.relative, relative) && tally.by_both() == max(c.natural, c.relative), "{}", c.relative);
            assert_eq!((c.energy, c.energy_scale, c.rounding, c.guarded), (0.25, 1.5, 3e-11, false));
            tally.set_rounding(5e-11);
            assert_eq!(tally.certify(0.0, 0.0, 1e-3, Criterion::Residual).rounding, 5e-11);
        }
    }

    #[test]
    fn the_verdict_weighs_each_number_against_its_own_bound() {
        let law = Law { bound: 0.0, friction: 0.5, active: true };
        let tally = |residual: f64, rounding: f64, l: DVec3| {
            let mut t = Tally::new(rounding);
            t.contact(0, residual, &law, l, DVec3::ZERO, -DVec3::X);
            t
        };
        let inside = DVec3::new(1.0, 0.2, 0.0);
        let verdict = |t: &Tally, energy: f64| t.certify(energy, 2.0, 1e-8, Criterion::Residual).verdict;
        assert_eq!(verdict(&tally(1e-8, 0.0, inside), 0.0), Verdict::Solved);
        assert_eq!(verdict(&tally(0.6e-8, 0.5e-8, inside), 0.0), Verdict::Inexact);
        assert_eq!(verdict(&tally(0.6e-8, 0.3e-8, inside), 0.0), Verdict::Solved);
        assert_eq!(verdict(&tally(0.0, 0.0, inside), 2e-12), Verdict::Solved);
        assert_eq!(verdict(&tally(0.0, 0.0, inside), 2.1e-12), Verdict::Failed);
        assert_eq!(verdict(&tally(0.0, 0.0, inside), f64::NEG_INFINITY), Verdict::Failed);
        assert_eq!(verdict(&tally(f64::INFINITY, 0.0, inside), 0.0), Verdict::Failed);
        assert_eq!(verdict(&tally(0.0, 0.0, DVec3::new(1.0, 0.5 + 0.9e-12, 0.0)), 0.0), Verdict::Solved);
        assert_eq!(verdict(&tally(0.0, 0.0, DVec3::new(1.0, 0.5 + 1.1e-12, 0.0)), 0.0), Verdict::Failed);
        assert_eq!(verdict(&tally(0.0, 0.0, DVec3::new(1.0, f64::NAN, 0.0)), 0.0), Verdict::Failed);
        let wild = tally(0.0, 0.0, DVec3::new(f64::INFINITY, 0.0, 0.0));
        assert_eq!(wild.residual(), f64::INFINITY);
        // judged by the natural error instead: here |λ − P(λ − û)| = 0 against |q| = 1, and by the residual against |q|
        let natural = |t: &Tally| t.certify(0.0, 1.0, 1e-8, Criterion::Natural).verdict;
        assert_eq!(natural(&tally(1e-8, 0.0, inside)), Verdict::Solved);
        assert_eq!(natural(&tally(1.1e-8, 0.0, inside)), Verdict::Inexact);
        assert_eq!(natural(&tally(0.6e-8, 0.5e-8, inside)), Verdict::Inexact);
        let mut empty = Tally::default();
        assert_eq!((empty.natural(), empty.residual()), (0.0, 0.0));
        empty.bilateral(1e200, 0.0, 0.0);
        assert_eq!(empty.natural(), f64::INFINITY);
        let mut not_a_number = Tally::default();
        not_a_number.bilateral(0.0, f64::NAN, 0.0);
        assert_eq!(not_a_number.residual(), f64::INFINITY);
        assert_eq!(Verdict::Solved.name(), "solved");
        assert_eq!(Verdict::Inexact.name(), "inexact");
        assert_eq!(Verdict::Failed.name(), "failed");
        assert!(Certificate::EMPTY.is_solved());
        let says = |verdict| Certificate { verdict, ..Certificate::EMPTY };
        assert!(!says(Verdict::Failed).is_solved() && !says(Verdict::Inexact).is_solved());
        let shared = Certificate { restitution_share: 0.999, ..Certificate::EMPTY };
        assert!(Certificate::EMPTY.restitution_is_whole() && !shared.restitution_is_whole());
    }
}
