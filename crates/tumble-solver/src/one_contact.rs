//! One contact, exactly: given its own matrix K, the velocity b that it would have without its own impulse, and μ,
//! the impulse λ with
//!
//! ```text
//! 0 ≤ λ_n ⟂ u_n = b_n + K_nn λ_n + K_nt·λ_t ≥ 0,   |λ_t| ≤ μ λ_n,   λ_t = −μ λ_n u_t/|u_t| when u_t ≠ 0
//! ```
//!
//! Three branches. *Open*: b_n ≥ 0, λ = 0. *Stick*: λ = −K⁻¹b if it lies in the cone. *Slide*: u_n = 0 and
//! u_t = −s λ_t with s > 0. With S = K_tt − K_tn K_nt/K_nn and c = b_t − K_tn b_n/K_nn,
//!
//! ```text
//! λ_t(s) = −(S + s·1)⁻¹ c,   λ_n(s) = −(b_n + K_nt·λ_t(s))/K_nn,   and s is a root of G(s) = μ λ_n(s)/|λ_t(s)| − 1.
//! ```
//!
//! A root exists for every symmetric positive definite K and every μ ≥ 0: G(0) < 0 because stick leaves the cone,
//! G(∞) > 0 because b_n < 0. It is the only one if μ|K_tn|/K_nn < 2√κ/(1+κ), κ = cond S. Where that bound does not
//! decide, the root that the last sweep found is followed, or else the smallest is taken.
//!
//! Never "solve the 3×3 system, then scale the tangent": that has another fixed point and can gain energy.
//!
//! A *frozen* normal impulse p > 0 (used by the energy guard only) widens the disc to μ(λ_n + p).

use crate::cone::onto_disc;
use tumble_math::{
    DMat3, DVec3,
    order::{max, min, positive_part},
};

/// Smallest eigenvalue of a tangential block relative to its trace. Below the rounding of the entries themselves, so
/// that it changes no answer beyond that rounding, and no division is by zero.
const EIGENVALUE_FLOOR: f64 = 4e-16;

/// Most steps of the safeguarded root finder. Newton needs 3–8; bisection of a whole exponent range fits too.
const ROOT_STEPS: usize = 120;

/// Relative accuracy of the root: a few units in the last place.
const ROOT_ACCURACY: f64 = 1e-15;

/// Which branch of the law an answer lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// The contact separates: no impulse.
    Open,
    /// No relative motion.
    Stick,
    /// Sliding with the full friction impulse, against the motion.
    Slide,
}

/// Eigenvalues and rotation of a symmetric 2×2 matrix.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Eigen2 {
    pub(crate) values: [f64; 2],
    cosine: f64,
    sine: f64,
}

impl Eigen2 {
    /// Of [[a, b], [b, d]], eigenvalues no smaller than `floor`.
    fn new(a: f64, b: f64, d: f64, floor: f64) -> Self {
        // one Jacobi rotation, the smaller of the two; θ may overflow, then t = 0 is right
        let (t, c) = if b == 0.0 {
            (0.0, 1.0)
        } else {
            let theta = (d - a) / (2.0 * b);
            let t = 1.0_f64.copysign(theta) / (theta.abs() + (theta * theta + 1.0).sqrt());
            (t, 1.0 / (t * t + 1.0).sqrt())
        };
        Self { values: [max(a - t * b, floor), max(d + t * b, floor)], cosine: c, sine: t * c }
    }

    #[inline(always)]
    fn to_axes(self, y: f64, z: f64) -> (f64, f64) {
        (self.cosine * y - self.sine * z, self.sine * y + self.cosine * z)
    }

    #[inline(always)]
    fn from_axes(self, p: f64, q: f64) -> (f64, f64) {
        (self.cosine * p + self.sine * q, self.cosine * q - self.sine * p)
    }
}

/// A contact's own matrix K, prepared for repeated solves.
#[derive(Clone, Copy, Debug, Default)]
pub struct OneContact {
    /// K_nn [1/kg].
    pub(crate) nn: f64,
    /// K_n1, K_n2 [1/kg].
    pub(crate) nt: [f64; 2],
    /// K_11, K_12, K_22 [1/kg].
    pub(crate) tt: [f64; 3],
    inverse_nn: f64,
    /// Of K_tt.
    pub(crate) tangent: Eigen2,
    /// Of S.
    schur: Eigen2,
    /// K_nt in the axes of S.
    schur_nt: (f64, f64),
    /// Root is unique for every μ below this.
    unique_below: f64,
}

impl OneContact {
    /// Prepares the symmetric positive (semi-)definite matrix `k` [1/kg]; only its lower triangle is read.
    #[must_use]
    pub fn new(k: &DMat3) -> Self {
        let (nn, n1, n2) = (k.x_axis.x, k.x_axis.y, k.x_axis.z);
        let (t11, t12, t22) = (k.y_axis.y, k.y_axis.z, k.z_axis.z);
        let inverse_nn = 1.0 / nn;
        // a contact that cannot slip at all still divides by something
        let floor = max(EIGENVALUE_FLOOR * (t11 + t22), f64::MIN_POSITIVE.sqrt() * nn);
        let tangent = Eigen2::new(t11, t12, t22, floor);
        let schur =
            Eigen2::new(t11 - n1 * n1 * inverse_nn, t12 - n1 * n2 * inverse_nn, t22 - n2 * n2 * inverse_nn, floor);
        let coupling = (n1 * n1 + n2 * n2).sqrt();
        let [small, large] =
            if schur.values[0] < schur.values[1] { schur.values } else { [schur.values[1], schur.values[0]] };
        // 2√κ/(1+κ) written without κ
        let bound = 2.0 * (small * large).sqrt() / (small + large);
        let unique_below = if coupling > 0.0 { bound * nn / coupling } else { f64::INFINITY };
        Self {
            nn,
            nt: [n1, n2],
            tt: [t11, t12, t22],
            inverse_nn,
            tangent,
            schur,
            schur_nt: schur.to_axes(n1, n2),
            unique_below,
        }
    }

    /// K_nn [1/kg].
    #[must_use]
    pub fn normal_stiffness(&self) -> f64 {
        self.nn
    }

    /// Largest eigenvalue of K_tt [1/kg]; K_nn where that is zero.
    #[inline]
    #[must_use]
    pub fn tangent_stiffness(&self) -> f64 {
        let k = max(self.tangent.values[0], self.tangent.values[1]);
        // where nothing can slip, any scale will do
        if k > EIGENVALUE_FLOOR * self.nn { k } else { self.nn }
    }

    /// K λ [m/s].
    #[inline]
    #[must_use]
    pub fn apply(&self, l: DVec3) -> DVec3 {
        DVec3::new(
            self.nn * l.x + self.nt[0] * l.y + self.nt[1] * l.z,
            self.nt[0] * l.x + self.tt[0] * l.y + self.tt[1] * l.z,
            self.nt[1] * l.x + self.tt[1] * l.y + self.tt[2] * l.z,
        )
    }

    /// Whether the sliding root is known to be the only one for this μ.
    #[must_use]
    pub fn is_unique(&self, friction: f64) -> bool {
        friction < self.unique_below
    }

    /// The exact impulse [N·s] for the velocity `b` [m/s] that the contact would have without it.
    ///
    /// `slip` carries the root s [1/kg] between sweeps: the last one in, the new one out, 0 when not sliding. It
    /// speeds the search up and, where several answers exist, keeps to the one that was found before.
    #[inline]
    #[must_use]
    pub fn solve(&self, b: DVec3, friction: f64, slip: &mut f64) -> (DVec3, Branch) {
        if b.x >= 0.0 {
            *slip = 0.0;
            return (DVec3::ZERO, Branch::Open);
        }
        if friction == 0.0 {
            return (DVec3::new(-b.x * self.inverse_nn, 0.0, 0.0), Branch::Slide);
        }
        let c = self.reduced(b);
        // stick: S λ_t = −c
        let (p, q) = (-c.0 / self.schur.values[0], -c.1 / self.schur.values[1]);
        let n = self.normal_at(b.x, p, q);
        let radius = friction * n;
        if n >= 0.0 && p * p + q * q <= radius * radius {
            *slip = 0.0;
            let (y, z) = self.schur.from_axes(p, q);
            return (DVec3::new(n, y, z), Branch::Stick);
        }
        let start = if *slip > 0.0 {
            *slip
        } else if self.is_unique(friction) {
            self.slip_guess(c, -b.x * self.inverse_nn * friction)
        } else {
            self.smallest_slip(b.x, c, friction)
                .unwrap_or_else(|| self.slip_guess(c, -b.x * self.inverse_nn * friction))
        };
        let (p, q, n, s) = self.slide(b.x, c, friction, 0.0, start);
        *slip = s;
        (self.onto_cone(p, q, positive_part(n), friction, 0.0), Branch::Slide)
    }

    /// As [`Self::solve`], with the normal impulse `frozen` ≥ 0 [N·s] already spent: increments λ_n ≥ 0, and
    /// |λ_t| ≤ μ(λ_n + frozen).
    #[must_use]
    pub fn solve_frozen(&self, b: DVec3, friction: f64, frozen: f64, slip: &mut f64) -> (DVec3, Branch) {
        if frozen <= 0.0 || friction == 0.0 {
            return self.solve(b, friction, slip);
        }
        // no further normal impulse: the disc problem alone
        let (y, z, branch) = self.disc(b.y, b.z, friction * frozen);
        if b.x + self.nt[0] * y + self.nt[1] * z >= 0.0 {
            return (DVec3::new(0.0, y, z), branch);
        }
        let c = self.reduced(b);
        let (p, q) = (-c.0 / self.schur.values[0], -c.1 / self.schur.values[1]);
        let n = self.normal_at(b.x, p, q);
        let radius = friction * (n + frozen);
        if n >= 0.0 && p * p + q * q <= radius * radius {
            *slip = 0.0;
            let (y, z) = self.schur.from_axes(p, q);
            return (DVec3::new(n, y, z), Branch::Stick);
        }
        let far = friction * (frozen - b.x * self.inverse_nn);
        if far > 0.0 {
            let start = if *slip > 0.0 { *slip } else { self.slip_guess(c, far) };
            let (p, q, n, s) = self.slide(b.x, c, friction, frozen, start);
            if n >= 0.0 {
                *slip = s;
                return (self.onto_cone(p, q, n, friction, frozen), Branch::Slide);
            }
        }
        (self.bisect_normal(b, friction, frozen), Branch::Slide)
    }

    /// c = b_t − K_tn b_n/K_nn in the axes of S.
    #[inline(always)]
    fn reduced(&self, b: DVec3) -> (f64, f64) {
        let r = b.x * self.inverse_nn;
        self.schur.to_axes(b.y - self.nt[0] * r, b.z - self.nt[1] * r)
    }

    /// λ_n that makes u_n = 0, tangential impulse given in the axes of S.
    #[inline(always)]
    fn normal_at(&self, b_n: f64, p: f64, q: f64) -> f64 {
        -(b_n + self.schur_nt.0 * p + self.schur_nt.1 * q) * self.inverse_nn
    }

    /// Where |λ_t(s)| would meet the radius `far` if S were a multiple of 1: a good start of the search.
    #[inline(always)]
    fn slip_guess(&self, c: (f64, f64), far: f64) -> f64 {
        let mean = 0.5 * (self.schur.values[0] + self.schur.values[1]);
        positive_part((c.0 * c.0 + c.1 * c.1).sqrt() / far - mean)
    }

    /// A root of G by Newton inside a bracket, bisection when it leaves: (λ_t in the axes of S, λ_n, s).
    #[inline]
    fn slide(&self, b_n: f64, c: (f64, f64), friction: f64, frozen: f64, start: f64) -> (f64, f64, f64, f64) {
        let [s0, s1] = self.schur.values;
        let (k0, k1) = self.schur_nt;
        let (mut low, mut high) = (0.0, f64::INFINITY);
        let mut s = start;
        let (mut p, mut q, mut n) = (0.0, 0.0, 0.0);
        for _ in 0..ROOT_STEPS {
            let (d0, d1) = (1.0 / (s0 + s), 1.0 / (s1 + s));
            (p, q) = (-c.0 * d0, -c.1 * d1);
            n = -(b_n + k0 * p + k1 * q) * self.inverse_nn;
            let length = (p * p + q * q).sqrt();
            let radius = friction * (n + frozen);
            let g = radius / length - 1.0;
            if g.abs() <= ROOT_ACCURACY {
                break;
            }
            if g < 0.0 {
                low = s;
            } else {
                high = s;
            }
            let mut next = s - g / self.slide_slope((p, q), (d0, d1), length, radius, friction);
            if !(next > low && next < high) {
                next = if high < f64::INFINITY { 0.5 * (low + high) } else { 2.0 * s + s0 + s1 };
            }
            if (next - s).abs() <= ROOT_ACCURACY * (s + min(s0, s1)) {
                break;
            }
            s = next;
        }
        (p, q, n, s)
    }

    /// G'(s) = (radius'·length − radius·length')/length², from λ_t = (p, q) and d = 1/(S + s) in the axes of S.
    #[inline(always)]
    fn slide_slope(&self, (p, q): (f64, f64), (d0, d1): (f64, f64), length: f64, radius: f64, friction: f64) -> f64 {
        let (k0, k1) = self.schur_nt;
        let length_slope = -(p * p * d0 + q * q * d1) / length;
        let radius_slope = friction * (k0 * p * d0 + k1 * q * d1) * self.inverse_nn;
        (radius_slope * length - radius * length_slope) / (length * length)
    }

    /// Scales a sliding answer onto the cone to the last bit and turns it out of the axes of S.
    #[inline(always)]
    fn onto_cone(&self, p: f64, q: f64, n: f64, friction: f64, frozen: f64) -> DVec3 {
        let length = (p * p + q * q).sqrt();
        let scale = if length > 0.0 { friction * (n + frozen) / length } else { 0.0 };
        let (y, z) = self.schur.from_axes(p * scale, q * scale);
        DVec3::new(n, y, z)
    }

    /// The smallest sliding root, found among all of them; `None` when there is only one.
    ///
    /// Multiplied out, |λ_t|² = μ²λ_n² is a quartic in s; those of its roots with λ_n > 0 are the sliding answers.
    fn smallest_slip(&self, b_n: f64, c: (f64, f64), friction: f64) -> Option<f64> {
        let [s0, s1] = self.schur.values;
        let (k0, k1) = self.schur_nt;
        // in units of the mean eigenvalue, so that the polynomial is well scaled
        let unit = 0.5 * (s0 + s1);
        let (a0, a1) = (s0 / unit, s1 / unit);
        let (g0, g1) = (c.0 / unit, c.1 / unit);
        // λ_n·(a0+x)(a1+x) = n0 + n1 x + n2 x²
        let n2 = -b_n * self.inverse_nn;
        let n1 = n2 * (a0 + a1) + (k0 * g0 + k1 * g1) * self.inverse_nn;
        let n0 = n2 * a0 * a1 + (k0 * g0 * a1 + k1 * g1 * a0) * self.inverse_nn;
        let m = friction * friction;
        let (h0, h1) = (g0 * g0, g1 * g1);
        let quartic = [
            h0 * a1 * a1 + h1 * a0 * a0 - m * n0 * n0,
            2.0 * (h0 * a1 + h1 * a0) - m * 2.0 * n0 * n1,
            h0 + h1 - m * (n1 * n1 + 2.0 * n0 * n2),
            -m * 2.0 * n1 * n2,
            -m * n2 * n2,
        ];
        // Descartes: one change of sign, one positive root, nothing to choose from
        let mut changes = 0;
        let mut last = 0.0;
        for c in quartic {
            if c != 0.0 {
                changes += u32::from((c < 0.0) != (last < 0.0) && last != 0.0);
                last = 1.0_f64.copysign(c);
            }
        }
        if changes <= 1 {
            return None;
        }
        let (roots, count) = positive_roots(&quartic);
        roots[..count].iter().copied().find(|x| n0 + x * (n1 + x * n2) > 0.0).map(|x| x * unit)
    }

    /// The disc problem: λ_t that minimises ½λ_tᵀK_ttλ_t + b_t·λ_t in |λ_t| ≤ radius.
    pub(crate) fn disc(&self, b_1: f64, b_2: f64, radius: f64) -> (f64, f64, Branch) {
        if radius <= 0.0 {
            return (0.0, 0.0, Branch::Slide);
        }
        let [s0, s1] = self.tangent.values;
        let (g0, g1) = self.tangent.to_axes(b_1, b_2);
        let (mut p, mut q) = (-g0 / s0, -g1 / s1);
        if p * p + q * q <= radius * radius {
            let (y, z) = self.tangent.from_axes(p, q);
            return (y, z, Branch::Stick);
        }
        // |λ_t(s)| = radius: the function radius/|λ_t(s)| − 1 is concave and rising, Newton is safe from the left
        let (mut low, mut high, mut s) = (0.0, f64::INFINITY, 0.0);
        for _ in 0..ROOT_STEPS {
            let (d0, d1) = (1.0 / (s0 + s), 1.0 / (s1 + s));
            (p, q) = (-g0 * d0, -g1 * d1);
            let length = (p * p + q * q).sqrt();
            let g = radius / length - 1.0;
            if g.abs() <= ROOT_ACCURACY {
                break;
            }
            if g < 0.0 {
                low = s;
            } else {
                high = s;
            }
            let mut next = s - g / disc_slope((p, q), (d0, d1), length, radius);
            if !(next > low && next < high) {
                next = if high < f64::INFINITY { 0.5 * (low + high) } else { 2.0 * s + s0 + s1 };
            }
            if (next - s).abs() <= ROOT_ACCURACY * (s + min(s0, s1)) {
                break;
            }
            s = next;
        }
        let (p, q) = onto_disc(p, q, radius);
        let (y, z) = self.tangent.from_axes(p, q);
        (y, z, Branch::Slide)
    }

    /// λ_n ≥ 0 by bisection on u_n with the disc problem inside; a root exists because u_n → ∞ with λ_n.
    fn bisect_normal(&self, b: DVec3, friction: f64, frozen: f64) -> DVec3 {
        let at = |n: f64| {
            let (y, z, _) = self.disc(b.y + self.nt[0] * n, b.z + self.nt[1] * n, friction * (frozen + n));
            (b.x + self.nn * n + self.nt[0] * y + self.nt[1] * z, y, z)
        };
        let mut low = 0.0;
        let mut high = (b.x.abs() + b.y.abs() + b.z.abs()) * self.inverse_nn;
        for _ in 0..ROOT_STEPS {
            if at(high).0 >= 0.0 {
                break;
            }
            high *= 2.0;
        }
        for _ in 0..2 * ROOT_STEPS {
            let middle = 0.5 * (low + high);
            if middle <= low || middle >= high {
                break;
            }
            if at(middle).0 > 0.0 {
                high = middle;
            } else {
                low = middle;
            }
        }
        let (_, y, z) = at(high);
        DVec3::new(high, y, z)
    }
}

/// d/ds of radius/|λ_t(s)|, from λ_t = (p, q) and d = 1/(K_tt + s) in the axes of K_tt.
#[inline(always)]
fn disc_slope((p, q): (f64, f64), (d0, d1): (f64, f64), length: f64, radius: f64) -> f64 {
    radius * (p * p * d0 + q * q * d1) / (length * length * length)
}

/// All roots of a polynomial of degree ≤ 4 in (0, ∞), ascending: between neighbouring roots of its derivative it is
/// monotone, so bisection finds every sign change.
fn positive_roots(coefficients: &[f64; 5]) -> ([f64; 4], usize) {
    // d[k] = k-th derivative's coefficients
    let mut derivatives = [*coefficients; 4];
    for k in 1..4 {
        let lower = derivatives[k - 1];
        derivatives[k] = [lower[1], 2.0 * lower[2], 3.0 * lower[3], 4.0 * lower[4], 0.0];
    }
    let value = |d: &[f64; 5], x: f64| (((d[4] * x + d[3]) * x + d[2]) * x + d[1]) * x + d[0];
    // Cauchy's bound on the roots
    let lead = (0..5).rev().find(|&k| coefficients[k] != 0.0).unwrap_or(0);
    let mut bound = 0.0;
    for k in 0..lead {
        bound = max(bound, (coefficients[k] / coefficients[lead]).abs());
    }
    let bound = 1.0 + bound;
    let (mut stops, mut stop_count) = ([0.0; 4], 0);
    for d in derivatives.iter().rev() {
        let (mut roots, mut count) = ([0.0; 4], 0);
        let mut left = 0.0;
        for k in 0..=stop_count {
            let right = if k < stop_count { stops[k] } else { bound };
            let (f_left, f_right) = (value(d, left), value(d, right));
            if (f_left < 0.0) != (f_right < 0.0) && count < 4 {
                let (mut low, mut high) = (left, right);
                loop {
                    let middle = 0.5 * (low + high);
                    if middle <= low || middle >= high {
                        break;
                    }
                    if (value(d, middle) < 0.0) == (f_left < 0.0) {
                        low = middle;
                    } else {
                        high = middle;
                    }
                }
                roots[count] = high;
                count += 1;
            }
            left = right;
        }
        (stops, stop_count) = (roots, count);
    }
    (stops, stop_count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_suite::Random;

    fn rod() -> OneContact {
        // slender rod at 45°: m = 1, half length 1; the second tangent is out of the plane
        OneContact::new(&DMat3::from_cols(
            DVec3::new(2.5, -1.5, 0.0),
            DVec3::new(-1.5, 2.5, 0.0),
            DVec3::new(0.0, 0.0, 4.0),
        ))
    }

    #[test]
    fn the_slender_rod_slides_with_the_closed_form_impulse() {
        let k = rod();
        let b = DVec3::new(-1.0, -3.0, 0.0);
        let (l, branch) = k.solve(b, 0.2, &mut 0.0);
        assert_eq!(branch, Branch::Slide);
        assert!((l - DVec3::new(5.0 / 11.0, 1.0 / 11.0, 0.0)).length() < 1e-15);
        let u = b + k.apply(l);
        assert!((u - DVec3::new(0.0, -38.0 / 11.0, 0.0)).length() < 1e-14);
        let gain = l.dot(b) + 0.5 * l.dot(k.apply(l));
        assert!((gain + 0.520_661_157_024_793).abs() < 1e-14);
    }

    #[test]
    fn positive_roots_finds_every_root_of_a_known_quartic() {
        // (x−1)(x−2)(x−3)(x+4) = x⁴ − 2x³ − 13x² + 38x − 24
        let (r, n) = positive_roots(&[-24.0, 38.0, -13.0, -2.0, 1.0]);
        assert_eq!(n, 3);
        for (found, exact) in r.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - exact).abs() < 1e-12);
        }
    }

    #[test]
    fn a_separating_contact_carries_nothing_and_a_frictionless_one_only_stops_the_approach() {
        let k = rod();
        assert_eq!(k.solve(DVec3::new(1.0, -3.0, 0.0), 0.2, &mut 0.0), (DVec3::ZERO, Branch::Open));
        let (l, _) = k.solve(DVec3::new(-1.0, -3.0, 0.0), 0.0, &mut 0.0);
        assert_eq!(l, DVec3::new(0.4, 0.0, 0.0));
    }

    #[test]
    fn a_frozen_impulse_gives_friction_without_a_normal_increment() {
        let k = rod();
        // separating, but 2 N·s are frozen: the disc has radius 0.4
        let b = DVec3::new(1.0, -3.0, 0.0);
        let (l, branch) = k.solve_frozen(b, 0.2, 2.0, &mut 0.0);
        assert_eq!((l.x, branch), (0.0, Branch::Slide));
        assert!(((l.y * l.y + l.z * l.z).sqrt() - 0.4).abs() < 1e-15);
        let u = b + k.apply(l);
        // friction opposes the slip that remains
        assert!(u.y * l.y < 0.0 && u.x > 0.0);
    }

    /// A random symmetric positive definite K [1/kg]; `mixing` couples normal and tangents more or less.
    fn random_matrix(r: &mut Random, mixing: f64) -> DMat3 {
        let q = DMat3::from_quat(r.rotation());
        let d = DVec3::new(r.log_range(0.01, 10.0), r.log_range(0.01, 10.0), r.log_range(0.01, 10.0));
        let k = q * DMat3::from_diagonal(d) * q.transpose();
        let m = DMat3::from_diagonal(DVec3::new(1.0, mixing, mixing));
        let off = DMat3::from_cols(
            DVec3::new(k.x_axis.x, k.x_axis.y, k.x_axis.z) * DVec3::new(1.0, mixing, mixing),
            DVec3::new(k.y_axis.x * mixing, k.y_axis.y, k.y_axis.z),
            DVec3::new(k.z_axis.x * mixing, k.y_axis.z, k.z_axis.z),
        );
        if mixing == 1.0 { k } else { (off + m * k * m) * 0.5 }
    }

    #[test]
    fn eigenvalues_and_axes_put_the_matrix_together_again() {
        let mut r = Random::new(41);
        for _ in 0..300 {
            let (a, b, d) = (r.normal(), r.normal(), r.normal());
            let e = Eigen2::new(a, b, d, -1e9);
            for (y, z) in [(1.0, 0.0), (0.0, 1.0), (0.3, -0.7)] {
                let (p, q) = e.to_axes(y, z);
                let (back_y, back_z) = e.from_axes(p, q);
                assert!((back_y - y).abs() + (back_z - z).abs() < 1e-15);
                let (my, mz) = e.from_axes(e.values[0] * p, e.values[1] * q);
                assert!((my - (a * y + b * z)).abs() + (mz - (b * y + d * z)).abs() < 3e-15);
            }
        }
        assert_eq!(Eigen2::new(2.0, 0.0, 3.0, 0.0).values, [2.0, 3.0]);
        // [[1, 2], [2, 1]] has the eigenvalues 3 and −1, the latter lifted to the floor
        let lifted = Eigen2::new(1.0, 2.0, 1.0, 0.5).values;
        assert!(lifted.contains(&0.5) && lifted.iter().any(|v| (v - 3.0).abs() < 1e-15));
    }

    #[test]
    fn what_is_prepared_follows_from_the_matrix() {
        let mut r = Random::new(42);
        for _ in 0..300 {
            let k = random_matrix(&mut r, 1.0);
            let one = OneContact::new(&k);
            let l = r.normal3();
            assert!((one.apply(l) - k * l).length() < 1e-14 * k.x_axis.length().max_of(10.0) * l.length());
            assert_eq!(one.normal_stiffness(), k.x_axis.x);
            // closed forms of the two eigenvalue pairs
            let pair = |a: f64, b: f64, d: f64| {
                let (mean, half) = (0.5 * (a + d), 0.5 * ((a - d) * (a - d) + 4.0 * b * b).sqrt());
                (mean - half, mean + half)
            };
            let (t11, t12, t22) = (k.y_axis.y, k.y_axis.z, k.z_axis.z);
            let largest = pair(t11, t12, t22).1;
            assert!((one.tangent_stiffness() - largest).abs() < 1e-14 * largest);
            let (n, n1, n2) = (k.x_axis.x, k.x_axis.y, k.x_axis.z);
            let (small, large) = pair(t11 - n1 * n1 / n, t12 - n1 * n2 / n, t22 - n2 * n2 / n);
            let cond = large / small;
            let bound = 2.0 * cond.sqrt() / (1.0 + cond) * n / (n1 * n1 + n2 * n2).sqrt();
            assert!(one.is_unique(bound * (1.0 - 1e-6)) && !one.is_unique(bound * (1.0 + 1e-6)));
            // S and c: the velocity that is left when the normal impulse stops the normal velocity
            let b = r.normal3();
            let (p, q) = one.reduced(b);
            let (y, z) = one.schur.from_axes(p, q);
            assert!(
                (y - (b.y - n1 * b.x / n)).abs() + (z - (b.z - n2 * b.x / n)).abs()
                    < 1e-13 * (1.0 + n1.abs() / n + n2.abs() / n)
            );
            let (p, q) = one.schur.to_axes(l.y, l.z);
            let at = one.normal_at(b.x, p, q);
            assert!((b.x + n * at + n1 * l.y + n2 * l.z).abs() < 1e-13 * (1.0 + n * at.abs()));
        }
        let uncoupled = OneContact::new(&DMat3::from_diagonal(DVec3::new(1.0, 2.0, 3.0)));
        assert!(uncoupled.is_unique(1e300));
        // what cannot slip at all is measured with K_nn
        let stuck = OneContact::new(&DMat3::from_diagonal(DVec3::new(2.0, 0.0, 0.0)));
        assert_eq!(stuck.tangent_stiffness(), 2.0);
        let barely = OneContact::new(&DMat3::from_diagonal(DVec3::new(2.0, 1e-14, 0.0)));
        assert_eq!(barely.tangent_stiffness(), 1e-14);
    }

    trait Larger {
        fn max_of(self, other: f64) -> f64;
    }

    impl Larger for f64 {
        fn max_of(self, other: f64) -> f64 {
            max(self, other)
        }
    }

    #[test]
    fn the_derivatives_of_both_root_searches_are_those_of_finite_differences() {
        let mut r = Random::new(43);
        for _ in 0..300 {
            let one = OneContact::new(&random_matrix(&mut r, 1.0));
            let (b_n, c) = (-r.range(0.1, 2.0), (r.normal(), r.normal()));
            let (friction, frozen, s) = (r.range(0.05, 1.5), r.range(0.0, 2.0), r.log_range(0.1, 10.0));
            let parts = |s: f64| {
                let d = (1.0 / (one.schur.values[0] + s), 1.0 / (one.schur.values[1] + s));
                let t = (-c.0 * d.0, -c.1 * d.1);
                let length = (t.0 * t.0 + t.1 * t.1).sqrt();
                let radius = friction * (one.normal_at(b_n, t.0, t.1) + frozen);
                (t, d, length, radius)
            };
            let (t, d, length, radius) = parts(s);
            let step = 1e-5 * s;
            let ratio = |s: f64| parts(s).3 / parts(s).2;
            let numeric = (ratio(s + step) - ratio(s - step)) / (2.0 * step);
            let exact = one.slide_slope(t, d, length, radius, friction);
            let scale = (radius.abs() + friction * (one.schur_nt.0.abs() + one.schur_nt.1.abs()) * length / one.nn)
                / (length * s);
            assert!((exact - numeric).abs() < 1e-8 * scale, "{exact} {numeric}");
            let fixed = 0.7;
            let numeric = (fixed / parts(s + step).2 - fixed / parts(s - step).2) / (2.0 * step);
            let exact = disc_slope(t, d, length, fixed);
            assert!((exact - numeric).abs() < 1e-8 * fixed / (length * s), "{exact} {numeric}");
        }
    }

    /// By how much (λ, b) fails the law with the disc μ(λ_n + frozen) [m/s or N·s], in units of what is there.
    fn failure(k: &DMat3, b: DVec3, l: DVec3, friction: f64, frozen: f64) -> f64 {
        let u = b + *k * l;
        let radius = friction * (l.x + frozen);
        let (t, slip) = ((l.y * l.y + l.z * l.z).sqrt(), (u.y * u.y + u.z * u.z).sqrt());
        let normal = max(max(-l.x, -u.x), min(l.x * k.x_axis.x, u.x.abs()));
        // sliding against the motion with the whole radius, or not sliding
        let (oy, oz) = (u.y * radius + l.y * slip, u.z * radius + l.z * slip);
        let sliding = (oy * oy + oz * oz).sqrt() / max(radius, 1e-300);
        let tangential = if t < radius * (1.0 - 1e-12) { slip } else { min(slip, sliding) };
        max(max(normal, tangential), max(t - radius, 0.0))
    }

    #[test]
    fn every_answer_obeys_the_law_to_rounding_with_and_without_a_frozen_impulse() {
        let mut r = Random::new(44);
        let mut seen = [0; 6];
        for trial in 0..4000 {
            let k = random_matrix(&mut r, 1.0);
            let one = OneContact::new(&k);
            let b = r.normal3() * r.log_range(0.1, 10.0);
            let friction = r.range(0.0, 1.2);
            let frozen = if trial % 2 == 0 { 0.0 } else { r.log_range(0.01, 30.0) };
            // a wrong start must not matter where the root is the only one
            for start in [0.0, r.log_range(1e-3, 1e3)] {
                let mut slip = start;
                let (l, branch) = one.solve_frozen(b, friction, frozen, &mut slip);
                let size = b.length() * (1.0 + b.length() / one.schur.values[0].abs().max_of(1e-3));
                let wrong = failure(&k, b, l, friction, if friction > 0.0 { frozen } else { 0.0 });
                assert!(wrong < 1e-11 * size, "{trial}: {wrong:e} {branch:?} {l} {b} μ {friction} frozen {frozen}");
                assert!(slip >= 0.0);
                let u = b + one.apply(l);
                match branch {
                    Branch::Open => assert_eq!((l, slip), (DVec3::ZERO, 0.0)),
                    Branch::Stick => assert!((u.y * u.y + u.z * u.z).sqrt() < 1e-11 * size),
                    Branch::Slide if slip > 0.0 && l.x > 0.0 && slip != start => {
                        // the root is what ties slip to friction
                        assert!((u.y + slip * l.y).abs() + (u.z + slip * l.z).abs() < 1e-10 * size * (1.0 + slip));
                    }
                    Branch::Slide => {}
                }
                seen[3 * usize::from(frozen > 0.0) + branch as usize] += 1;
            }
        }
        // every branch often, but what is frozen never just opens
        assert!(seen[..3].iter().all(|&n| n > 200) && seen[4] > 300 && seen[5] > 300, "{seen:?}");
    }

    #[test]
    fn the_disc_problem_is_solved_to_its_optimality_conditions() {
        let mut r = Random::new(45);
        let (mut stuck, mut slid) = (0, 0);
        for _ in 0..3000 {
            let k = random_matrix(&mut r, 1.0);
            let one = OneContact::new(&k);
            let (b_1, b_2, radius) = (r.normal(), r.normal(), r.log_range(0.01, 100.0));
            let (y, z, branch) = one.disc(b_1, b_2, radius);
            let (u_1, u_2) = (b_1 + k.y_axis.y * y + k.y_axis.z * z, b_2 + k.y_axis.z * y + k.z_axis.z * z);
            let (size, length) = ((b_1 * b_1 + b_2 * b_2).sqrt(), (y * y + z * z).sqrt());
            assert!(length <= radius * (1.0 + 4e-16));
            if branch == Branch::Stick {
                stuck += 1;
                assert!((u_1 * u_1 + u_2 * u_2).sqrt() < 1e-12 * size);
            } else {
                slid += 1;
                assert!((length - radius).abs() < 1e-14 * radius);
                // convex: opposite gradient on the boundary is all there is to show
                assert!((u_1 * z - u_2 * y).abs() < 1e-12 * size * length, "{u_1} {u_2} {y} {z}");
                assert!(u_1 * y + u_2 * z < 1e-12 * size * length);
            }
        }
        assert!(stuck > 300 && slid > 300);
        let one = rod();
        assert_eq!(one.disc(1.0, 2.0, 0.0), (0.0, 0.0, Branch::Slide));
        // on the very edge it sticks
        let (y, z, branch) = one.disc(2.5, 0.0, 1.0);
        assert_eq!((y, z, branch), (-1.0, 0.0, Branch::Stick));
    }

    #[test]
    fn where_several_answers_exist_the_smallest_slip_is_found() {
        let mut r = Random::new(46);
        let mut several = 0;
        for _ in 0..4000 {
            let k = random_matrix(&mut r, 1.0);
            let one = OneContact::new(&k);
            let (b_n, friction) = (-r.log_range(0.01, 1.0), r.range(0.3, 4.0));
            let c = (3.0 * r.normal(), 3.0 * r.normal());
            // every sign change of |λ_t|² − μ²λ_n² with λ_n > 0 on a fine grid
            let f = |s: f64| {
                let (p, q) = (-c.0 / (one.schur.values[0] + s), -c.1 / (one.schur.values[1] + s));
                let n = one.normal_at(b_n, p, q);
                (p * p + q * q - friction * friction * n * n, n)
            };
            let mut roots = Vec::new();
            let ratio = 1.01_f64;
            let mut s = 1e-5;
            while s < 1e5 {
                let (low, high) = (f(s), f(s * ratio));
                if (low.0 < 0.0) != (high.0 < 0.0) && low.1 > 0.0 && high.1 > 0.0 {
                    roots.push(s);
                }
                s *= ratio;
            }
            let found = one.smallest_slip(b_n, c, friction);
            if let (Some(found), Some(&first)) = (found, roots.first()) {
                let (value, n) = f(found);
                assert!(n > 0.0);
                let length_squared = value + friction * friction * n * n;
                assert!(value.abs() < 1e-9 * length_squared, "{value:e} of {length_squared:e}");
                assert!(found < first * ratio * (1.0 + 1e-9), "{found} but {roots:?}");
                several += u32::from(roots.len() > 1);
            }
            // a choice is there to be made wherever the grid sees one
            assert!(found.is_some() || roots.len() <= 1, "{roots:?}");
        }
        assert!(several > 20, "{several}");
    }

    #[test]
    fn positive_roots_are_right_for_polynomials_made_from_their_roots() {
        let mut r = Random::new(47);
        for degree in 1..=4 {
            for _ in 0..100 {
                let roots: Vec<f64> = (0..degree)
                    .map(|k| {
                        r.range(0.1, 0.9) * if r.unit() < 0.3 { -1.0 } else { 1.0 }
                            + f64::from(k) * if r.unit() < 0.5 { 1.0 } else { -1.0 }
                    })
                    .collect();
                let mut coefficients = [0.0; 5];
                coefficients[0] = r.range(0.5, 2.0);
                for (k, root) in roots.iter().enumerate() {
                    for i in (0..=k + 1).rev() {
                        let lower = if i > 0 { coefficients[i - 1] } else { 0.0 };
                        coefficients[i] = lower - root * coefficients[i];
                    }
                }
                let mut expected: Vec<f64> = roots.iter().copied().filter(|&x| x > 0.0).collect();
                expected.sort_by(f64::total_cmp);
                if expected.windows(2).any(|w| w[1] - w[0] < 1e-3) {
                    continue;
                }
                let (found, count) = positive_roots(&coefficients);
                assert_eq!(count, expected.len(), "{coefficients:?} {expected:?}");
                for (a, b) in found[..count].iter().zip(&expected) {
                    assert!((a - b).abs() < 1e-7 * b, "{found:?} {expected:?}");
                }
            }
        }
    }
}
