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

use tumble_math::{
    DMat3, DVec3,
    order::{max, min, positive_part},
};

/// Smallest eigenvalue of a tangential block relative to its trace [–]: about two roundings (2⁻⁵² = 2.2e-16) of the entries
/// themselves, so that it changes no solution beyond that rounding, and no division is by zero.
const EIGENVALUE_FLOOR: f64 = 4e-16;

/// Most steps of the safeguarded root finder [–]. Newton needs 3–8; where only halvings are left, they shrink a bracket by
/// 2¹²⁰ ≈ 1.3e36.
const ROOT_STEPS: usize = 120;

/// Relative accuracy of the root [–]: 4.5 units in the last place.
const ROOT_ACCURACY: f64 = 1e-15;

/// Branch of the law that a solution lies on.
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
        let (values, t) = eigenvalues(a, b, d, floor);
        let c = if t == 0.0 { 1.0 } else { 1.0 / (t * t + 1.0).sqrt() };
        Self { values, cosine: c, sine: t * c }
    }

    /// The first axis in contact coordinates.
    pub(crate) fn first(self) -> DVec3 {
        DVec3::new(0.0, self.cosine, -self.sine)
    }

    #[inline(always)]
    pub(crate) fn to_axes(self, y: f64, z: f64) -> (f64, f64) {
        (self.cosine * y - self.sine * z, self.sine * y + self.cosine * z)
    }

    #[inline(always)]
    pub(crate) fn from_axes(self, p: f64, q: f64) -> (f64, f64) {
        (self.cosine * p + self.sine * q, self.cosine * q - self.sine * p)
    }
}

/// Eigenvalues of [[a, b], [b, d]], no smaller than `floor`, and the tangent of the angle to their axes.
fn eigenvalues(a: f64, b: f64, d: f64, floor: f64) -> ([f64; 2], f64) {
    // one Jacobi rotation, the smaller of the two; θ may overflow, then t = 0 is right
    let t = if b == 0.0 {
        0.0
    } else {
        let theta = (d - a) / (2.0 * b);
        1.0_f64.copysign(theta) / (theta.abs() + (theta * theta + 1.0).sqrt())
    };
    ([max(a - t * b, floor), max(d + t * b, floor)], t)
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
    /// Largest eigenvalue of K_tt [1/kg]; K_nn where that is zero.
    tangent_stiffness: f64,
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
        let (tangent, _) = eigenvalues(t11, t12, t22, floor);
        let largest_tangent = max(tangent[0], tangent[1]);
        // where nothing can slip, any scale will do
        let tangent_stiffness = if largest_tangent > EIGENVALUE_FLOOR * nn { largest_tangent } else { nn };
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
            tangent_stiffness,
            schur,
            schur_nt: schur.to_axes(n1, n2),
            unique_below,
        }
    }

    /// S in its axes.
    pub(crate) fn axes(&self) -> Eigen2 {
        self.schur
    }

    /// 1/K_nn [kg].
    pub(crate) fn inverse_nn(&self) -> f64 {
        self.inverse_nn
    }

    /// K_nt/K_nn in the axes of S [–].
    pub(crate) fn lean(&self) -> [f64; 2] {
        [self.schur_nt.0 * self.inverse_nn, self.schur_nt.1 * self.inverse_nn]
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
        self.tangent_stiffness
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
    /// speeds the search up and, where several solutions exist, keeps to the one that was found before.
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
        let (p, q, n, s) = self.slide(b.x, c, friction, start);
        *slip = s;
        (self.onto_cone(p, q, positive_part(n), friction), Branch::Slide)
    }

    /// As [`Self::solve`], but a sliding root is only approached, by one Newton step from the last one: for sweeps, which
    /// come back. Where `b` stays, so does the exact solution in the end, and twice as many digits are right every time.
    #[inline]
    #[must_use]
    pub(crate) fn approach(&self, b: DVec3, friction: f64, slip: &mut f64) -> DVec3 {
        if !(*slip > 0.0 && self.is_unique(friction)) {
            return self.solve(b, friction, slip).0;
        }
        if b.x >= 0.0 {
            *slip = 0.0;
            return DVec3::ZERO;
        }
        let c = self.reduced(b);
        let [s0, s1] = self.schur.values;
        let at = |s: f64| {
            let (d0, d1) = (1.0 / (s0 + s), 1.0 / (s1 + s));
            let (p, q) = (-c.0 * d0, -c.1 * d1);
            (p, q, self.normal_at(b.x, p, q), (d0, d1))
        };
        let (p, q, n, d) = at(*slip);
        let (length, radius) = ((p * p + q * q).sqrt(), friction * n);
        let next = *slip - (radius / length - 1.0) / self.slide_slope((p, q), d, length, radius, friction);
        // it sticks, or the step leads astray: written so that a NaN is asked in full
        if !(next > 0.0 && next < f64::MAX) {
            return self.solve(b, friction, slip).0;
        }
        let (p, q, n, _) = at(next);
        if !(n > 0.0) {
            return self.solve(b, friction, slip).0;
        }
        *slip = next;
        self.onto_cone(p, q, n, friction)
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
    fn slide(&self, b_n: f64, c: (f64, f64), friction: f64, start: f64) -> (f64, f64, f64, f64) {
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
            let radius = friction * n;
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

    /// Scales a sliding solution onto the cone to the last bit and turns it out of the axes of S.
    #[inline(always)]
    fn onto_cone(&self, p: f64, q: f64, n: f64, friction: f64) -> DVec3 {
        let length = (p * p + q * q).sqrt();
        let scale = if length > 0.0 { friction * n / length } else { 0.0 };
        let (y, z) = self.schur.from_axes(p * scale, q * scale);
        DVec3::new(n, y, z)
    }

    /// The smallest sliding root, found among all of them; `None` when there is only one.
    ///
    /// Multiplied out, |λ_t|² = μ²λ_n² is a quartic in s; those of its roots with λ_n > 0 are the sliding solutions.
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
mod tests;
