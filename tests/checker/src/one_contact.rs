//! One contact: how well an impulse obeys the law, and how many impulses obey it.
//!
//! 0 ≤ λ_n ⟂ u_n ≥ 0, |λ_t| ≤ μ(λ_n + p), λ_t = −μ(λ_n + p) u_t/|u_t| when u_t ≠ 0, with u = b + K λ. The velocity b
//! is the one that the contact would have without λ, already shifted by its velocity bound; p ≥ 0 is a frozen normal impulse
//! that widens the disc and is otherwise over.
//!
//! [`count_solutions`] finds **all** answers. Sliding ones are roots s > 0 of a quartic: with S = K_tt − K_tn K_nt/K_nn,
//! c = b_t − K_tn b_n/K_nn and D(s) = det(S + s), N(s) = adj(S + s) c, they satisfy
//! K_nn² |N|² = μ² ((p K_nn − b_n) D + K_nt·N)². Between two neighbouring roots of its derivative a polynomial is
//! monotone, so a chain of bisections from the linear third derivative upwards misses no root that crosses zero. A
//! scan could step over two close ones; the tests compare the two.
//!
//! Not here: how to find one answer fast. This is the judge, not the solver.

use crate::double_double::{Dd, Vec3, apply, dot, length2, lift};

/// One contact problem.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OneContact {
    /// K, rows and columns (n, t1, t2) [1/kg].
    pub k: [[f64; 3]; 3],
    /// Velocity without the impulse, shifted by the velocity bound [m/s].
    pub b: [f64; 3],
    /// Coefficient of friction [–].
    pub mu: f64,
    /// Frozen normal impulse that widens the friction disc [N·s]; 0 in the plain law.
    pub p: f64,
}

/// What the impulse does, as far as the judge can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// No impulse at all.
    Open,
    /// A normal impulse without friction, because μ = 0.
    Frictionless,
    /// Inside the cone, or on it without slip.
    Stick,
    /// On the cone with slip.
    Slide,
}

/// How well one impulse obeys the law.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OneContactReport {
    /// max(|min(K_nn λ_n, u_n)|, k_t |λ_t − P_disc(λ_t − u_t/k_t)|) with k_t = λ_max(K_tt) [m/s].
    pub residual: f64,
    /// `residual` over max(|b|∞, max_i Σ_j |K_ij||λ_j|), the size of the numbers that cancel in it [–].
    pub scaled_residual: f64,
    /// (|λ_t| − μ(λ_n + p), −λ_n)₊ over λ_n + p [–]; infinite when something outside the cone presses on nothing.
    pub cone: f64,
    /// (−u_n)₊ [m/s].
    pub approach: f64,
    /// λ·b + ½ λᵀK λ [J]: the change of kinetic energy, when b is not shifted by a velocity bound.
    pub energy: f64,
    /// u = b + K λ [m/s].
    pub velocity: [f64; 3],
    /// The branch that the impulse took.
    pub branch: Branch,
    /// All inputs and results are finite.
    pub finite: bool,
}

/// One impulse that obeys the law.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OneSolution {
    /// λ [N·s].
    pub impulse: [f64; 3],
    /// Its branch.
    pub branch: Branch,
    /// s in u_t = −s λ_t [1/kg]; 0 unless it slides.
    pub slip: f64,
}

/// Below this share of the scale [–] a slip or a distance to the cone is rounding of the answer's own digits.
const ROUNDING: f64 = 1e-12;

/// How well `impulse` [N·s] obeys the law of `contact`.
#[must_use]
pub fn check_one(contact: &OneContact, impulse: [f64; 3]) -> OneContactReport {
    let k = contact.k.map(lift);
    let (b, l) = (lift(contact.b), lift(impulse));
    let (mu, p) = (Dd::from(contact.mu), Dd::from(contact.p));
    let kl = apply(&k, l);
    let u = [b[0] + kl[0], b[1] + kl[1], b[2] + kl[2]];
    let k_t = largest_eigenvalue(k[1][1], k[1][2], k[2][1], k[2][2]);

    let radius = mu * (l[0] + p).positive_part();
    let (normal, tangent) = law_defects(k[0][0], k_t, l, u, radius);
    let residual = normal.larger(tangent);

    // the size of what cancels in u
    let mut scale = Dd::ZERO;
    for i in 0..3 {
        let row = (0..3).fold(Dd::ZERO, |sum, j| sum + (k[i][j] * l[j]).abs());
        scale = scale.larger(b[i].abs()).larger(row);
    }
    let scaled = if residual == Dd::ZERO { Dd::ZERO } else { residual / scale };

    let friction = length2(l[1], l[2]);
    let outside = (friction - mu * (l[0] + p)).larger(-l[0]).positive_part();
    let pressing = l[0] + p;
    let cone = if outside == Dd::ZERO {
        0.0
    } else if pressing > Dd::ZERO {
        (outside / pressing).to_f64()
    } else {
        f64::INFINITY
    };

    let slip = length2(u[1], u[2]);
    let branch = if l.iter().all(|x| *x == Dd::ZERO) {
        Branch::Open
    } else if contact.mu == 0.0 {
        Branch::Frictionless
    } else if friction < radius * Dd::from(1.0 - ROUNDING) || slip <= scale * Dd::from(ROUNDING) {
        Branch::Stick
    } else {
        Branch::Slide
    };

    let finite = residual.is_finite()
        && u.iter().chain(&l).chain(&b).all(|x| x.is_finite())
        && contact.k.iter().flatten().all(|x| x.is_finite())
        && contact.mu.is_finite()
        && contact.p.is_finite();
    OneContactReport {
        residual: residual.to_f64(),
        scaled_residual: scaled.to_f64(),
        cone,
        approach: (-u[0]).positive_part().to_f64(),
        energy: (dot(l, b) + Dd::HALF * dot(l, kl)).to_f64(),
        velocity: u.map(Dd::to_f64),
        branch,
        finite,
    }
}

/// The two defects of the law in velocity units: normal |min(K_nn λ_n, u_n)| and tangent
/// k_t |λ_t − P_disc(λ_t − u_t/k_t)|; `u` includes the velocity bound.
pub(crate) fn law_defects(k_nn: Dd, k_t: Dd, l: Vec3, u: Vec3, radius: Dd) -> (Dd, Dd) {
    let normal = (k_nn * l[0]).smaller(u[0]).abs();
    // the step of a projected gradient: it stands still exactly where friction is right
    let mut x = [l[1] - u[1] / k_t, l[2] - u[2] / k_t];
    let size = length2(x[0], x[1]);
    if size > radius {
        x = x.map(|c| c * (radius / size));
    }
    (normal, k_t * length2(l[1] - x[0], l[2] - x[1]))
}

/// λ_max of the symmetric part of [[a, b], [c, d]].
pub(crate) fn largest_eigenvalue(a: Dd, b: Dd, c: Dd, d: Dd) -> Dd {
    Dd::HALF * (a + d) + length2(Dd::HALF * (a - d), Dd::HALF * (b + c))
}

/// Whether μ|K_tn|/K_nn < 2√κ/(1+κ), κ = cond S: then exactly one impulse obeys the law, whatever b is
/// (and p = 0).
///
/// False where the bound does not decide and where K is not positive definite.
#[must_use]
pub fn unique_by_bound(k: [[f64; 3]; 3], mu: f64) -> bool {
    let k = k.map(lift);
    let s = Schur::of(&k);
    let largest = largest_eigenvalue(s.s11, s.s12, s.s21, s.s22);
    let mean = Dd::HALF * (s.s12 + s.s21);
    let det = s.s11 * s.s22 - mean * mean;
    if !(k[0][0] > Dd::ZERO && largest > Dd::ZERO && det > Dd::ZERO) {
        return false;
    }
    // κ = λ_max/λ_min = λ_max²/det
    let kappa = largest * largest / det;
    let bound = (kappa.sqrt() + kappa.sqrt()) / (Dd::ONE + kappa);
    Dd::from(mu) * length2(k[1][0], k[2][0]) / k[0][0] < bound
}

/// The tangential problem with the normal row eliminated: S = K_tt − K_tn K_nt/K_nn.
struct Schur {
    s11: Dd,
    s12: Dd,
    s21: Dd,
    s22: Dd,
}

impl Schur {
    fn of(k: &[Vec3; 3]) -> Self {
        let entry = |i: usize, j: usize| k[i][j] - k[i][0] * k[0][j] / k[0][0];
        Self { s11: entry(1, 1), s12: entry(1, 2), s21: entry(2, 1), s22: entry(2, 2) }
    }

    /// D(s) = det(S + s), rising powers of s.
    fn determinant(&self) -> [Dd; 3] {
        [self.s11 * self.s22 - self.s12 * self.s21, self.s11 + self.s22, Dd::ONE]
    }

    /// N(s) = adj(S + s) c, both components, rising powers of s.
    fn adjugate_times(&self, c: [Dd; 2]) -> [[Dd; 2]; 2] {
        [[self.s22 * c[0] - self.s12 * c[1], c[0]], [self.s11 * c[1] - self.s21 * c[0], c[1]]]
    }
}

/// All impulses that obey the law of `contact`, sorted by branch, sliding ones by rising slip.
///
/// Answers that agree to 1e-10 of their size are one answer. Roots that touch zero without crossing it, a set of
/// measure zero, may be missed.
#[must_use]
pub fn count_solutions(contact: &OneContact) -> Vec<OneSolution> {
    let k = contact.k.map(lift);
    let b = lift(contact.b);
    let (mu, p) = (Dd::from(contact.mu), Dd::from(contact.p));
    let mut found: Vec<OneSolution> = Vec::new();
    let mut add = |l: Vec3, branch: Branch, slip: Dd| {
        let impulse = l.map(Dd::to_f64);
        let size = impulse.iter().fold(0.0_f64, |m, x| if x.abs() > m { x.abs() } else { m });
        let same = |o: &OneSolution| (0..3).all(|i| (o.impulse[i] - impulse[i]).abs() <= 1e-10 * size);
        if !found.iter().any(same) {
            found.push(OneSolution { impulse, branch, slip: slip.to_f64() });
        }
    };

    if contact.mu == 0.0 {
        if b[0] < Dd::ZERO {
            add([-b[0] / k[0][0], Dd::ZERO, Dd::ZERO], Branch::Frictionless, Dd::ZERO);
        } else {
            add([Dd::ZERO; 3], Branch::Open, Dd::ZERO);
        }
        return found;
    }

    // λ_n = 0 and u_n ≥ 0: nothing, or friction of the frozen impulse alone
    let free_normal = |t: [Dd; 2]| b[0] + k[0][1] * t[0] + k[0][2] * t[1];
    if contact.p == 0.0 {
        if b[0] >= Dd::ZERO {
            add([Dd::ZERO; 3], Branch::Open, Dd::ZERO);
        }
    } else {
        let disc = Schur { s11: k[1][1], s12: k[1][2], s21: k[2][1], s22: k[2][2] };
        let (d, n) = (disc.determinant(), disc.adjugate_times([b[1], b[2]]));
        let stick = tangent(&d, &n, Dd::ZERO);
        if length2(stick[0], stick[1]) <= mu * p && free_normal(stick) >= Dd::ZERO {
            add([Dd::ZERO, stick[0], stick[1]], Branch::Stick, Dd::ZERO);
        }
        let rim = d.map(|x| mu * p * x);
        for s in positive_roots(&difference_of_squares(&n, Dd::ONE, &rim)) {
            let t = tangent(&d, &n, s);
            if free_normal(t) >= Dd::ZERO {
                add([Dd::ZERO, t[0], t[1]], Branch::Slide, s);
            }
        }
    }

    // λ_n ≥ 0 and u_n = 0
    let schur = Schur::of(&k);
    let c = [b[1] - k[1][0] * b[0] / k[0][0], b[2] - k[2][0] * b[0] / k[0][0]];
    let (d, n) = (schur.determinant(), schur.adjugate_times(c));
    let normal = |t: [Dd; 2]| -free_normal(t) / k[0][0];
    let stick = tangent(&d, &n, Dd::ZERO);
    let stick_normal = normal(stick);
    if stick_normal >= Dd::ZERO && length2(stick[0], stick[1]) <= mu * (stick_normal + p) {
        add([stick_normal, stick[0], stick[1]], Branch::Stick, Dd::ZERO);
    }
    if c[0] == Dd::ZERO && c[1] == Dd::ZERO {
        return found; // no tangential drive: nothing can slide
    }
    // K_nn D μ(λ_n + p) as a quadratic in s
    let mut rim = d.map(|x| mu * (p * k[0][0] - b[0]) * x);
    for power in 0..2 {
        rim[power] += mu * (k[0][1] * n[0][power] + k[0][2] * n[1][power]);
    }
    for s in positive_roots(&difference_of_squares(&n, k[0][0], &rim)) {
        let t = tangent(&d, &n, s);
        let l_n = normal(t);
        // squaring added the answers of the mirrored cone; they press the wrong way
        if l_n >= Dd::ZERO && l_n + p > Dd::ZERO {
            add([l_n, t[0], t[1]], Branch::Slide, s);
        }
    }
    found
}

/// λ_t(s) = −N(s)/D(s).
fn tangent(d: &[Dd; 3], n: &[[Dd; 2]; 2], s: Dd) -> [Dd; 2] {
    let det = value(d, s);
    [-value(&n[0], s) / det, -value(&n[1], s) / det]
}

/// (k N)² − rim² as a quartic, rising powers.
fn difference_of_squares(n: &[[Dd; 2]; 2], k: Dd, rim: &[Dd; 3]) -> Vec<Dd> {
    let mut q = vec![Dd::ZERO; 5];
    for i in 0..2 {
        for j in 0..2 {
            q[i + j] += k * k * (n[0][i] * n[0][j] + n[1][i] * n[1][j]);
        }
    }
    for i in 0..3 {
        for j in 0..3 {
            q[i + j] -= rim[i] * rim[j];
        }
    }
    q
}

/// A polynomial with rising powers at `s`, by Horner.
fn value(q: &[Dd], s: Dd) -> Dd {
    q.iter().rev().fold(Dd::ZERO, |sum, c| sum * s + *c)
}

/// All s > 0 where the polynomial crosses zero, rising.
fn positive_roots(q: &[Dd]) -> Vec<Dd> {
    let degree = q.iter().rposition(|c| *c != Dd::ZERO).unwrap_or(0);
    if degree == 0 || !q.iter().all(|c| c.is_finite()) {
        return Vec::new();
    }
    let q = &q[..=degree];
    let mut weight = Dd::ZERO;
    let slope: Vec<Dd> = q[1..]
        .iter()
        .map(|c| {
            weight += Dd::ONE;
            weight * *c
        })
        .collect();
    // every root lies below Cauchy's bound, and between its neighbours among the turning points
    let mut bound = Dd::ZERO;
    for c in &q[..degree] {
        bound = bound.larger((*c / q[degree]).abs());
    }
    let mut ends = vec![Dd::ZERO];
    ends.extend(positive_roots(&slope));
    ends.push(bound + Dd::ONE);
    ends.windows(2).filter_map(|w| crossing(q, w[0], w[1])).collect()
}

/// The s in (lo, hi) where the polynomial, monotone there, changes sign.
fn crossing(q: &[Dd], mut lo: Dd, mut hi: Dd) -> Option<Dd> {
    let positive_at_lo = value(q, lo) > Dd::ZERO;
    if value(q, lo) == Dd::ZERO || (value(q, hi) > Dd::ZERO) == positive_at_lo {
        return None;
    }
    for _ in 0..2000 {
        // halve the exponent while the ends are of different size, then the distance
        let mid = if lo == Dd::ZERO {
            hi * Dd::from(1e-3)
        } else if hi > lo * Dd::from(16.0) {
            (lo * hi).sqrt()
        } else {
            (lo + hi) * Dd::HALF
        };
        if !(mid > lo && mid < hi) || hi - lo <= hi * Dd::from(1e-30) {
            break;
        }
        if (value(q, mid) > Dd::ZERO) == positive_at_lo {
            lo = mid;
        } else {
            hi = mid;
        }
    }
    Some((lo + hi) * Dd::HALF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// The slender rod at 45°, in the plane of n and t1.
    const ROD: OneContact =
        OneContact { k: [[2.5, -1.5, 0.0], [-1.5, 2.5, 0.0], [0.0, 0.0, 1.0]], b: [-1.0, -3.0, 0.0], mu: 0.2, p: 0.0 };

    fn contact(random: &mut Random, small: f64) -> OneContact {
        OneContact {
            k: random.spd(small),
            b: [random.signed(), random.signed(), random.signed()],
            mu: 1.5 * (1.0 + random.signed()),
            p: 0.0,
        }
    }

    #[test]
    fn the_slender_rod_slides_with_five_and_one_eleventh() {
        let report = check_one(&ROD, [5.0 / 11.0, 1.0 / 11.0, 0.0]);
        assert!(report.residual < 1e-15 && report.cone < 1e-15 && report.finite, "{report:?}");
        assert_eq!(report.branch, Branch::Slide);
        assert!((report.velocity[1] + 38.0 / 11.0).abs() < 1e-14);
        assert!((report.energy + 63.0 / 121.0).abs() < 1e-15, "{}", report.energy);
        let all = count_solutions(&ROD);
        assert_eq!(all.len(), 1, "{all:?}");
        assert!((all[0].impulse[0] - 5.0 / 11.0).abs() < 1e-16 && (all[0].impulse[1] - 1.0 / 11.0).abs() < 1e-16);
        assert!((all[0].slip - 38.0).abs() < 1e-13);
    }

    /// Scaling the stick solution −K⁻¹b = (7/4, 9/4) onto the cone throws the rod up at 2.85 m/s.
    #[test]
    fn the_scaled_stick_solution_of_the_rod_is_refused() {
        let wrong = check_one(&ROD, [1.75, 0.35, 0.0]);
        assert!((wrong.velocity[0] - 2.85).abs() < 1e-14);
        assert!((wrong.residual - 2.85).abs() < 1e-14, "{wrong:?}");
        assert!((wrong.energy - 0.2625).abs() < 1e-14);
        assert_eq!(wrong.cone, 0.0);
    }

    #[test]
    fn every_wrong_answer_of_the_rod_shows() {
        // nothing at all: still approaching at 1 m/s
        let none = check_one(&ROD, [0.0; 3]);
        assert_eq!((none.residual, none.approach, none.branch), (1.0, 1.0, Branch::Open));
        // the normal alone: 0.4 N·s stop the approach, but friction is missing (1.5·0.4 + 3 = 3.6 m/s of slip)
        let frictionless = check_one(&ROD, [0.4, 0.0, 0.0]);
        assert!((frictionless.residual - 0.2).abs() < 1e-15, "2.5·0.08 of missing friction: {frictionless:?}");
        // friction along the slip
        assert!(check_one(&ROD, [5.0 / 11.0, -1.0 / 11.0, 0.0]).residual > 0.1);
        // the full stick solution is far outside the cone
        let stick = check_one(&ROD, [1.75, 2.25, 0.0]);
        assert!((stick.cone - (2.25 - 0.35) / 1.75).abs() < 1e-15);
        // pulling, with and without anything that presses
        assert!(check_one(&ROD, [-0.1, 0.0, 0.0]).cone.is_infinite());
        assert!(check_one(&ROD, [0.0, 0.1, 0.0]).cone.is_infinite());
        // the right answer, wrong in the ninth digit
        let near = check_one(&ROD, [5.0 / 11.0 * (1.0 + 1e-9), 1.0 / 11.0, 0.0]);
        assert!(near.residual > 1e-10 && near.residual < 1e-8);
        assert!(!check_one(&ROD, [f64::NAN, 0.0, 0.0]).finite);
        assert!(!check_one(&ROD, [f64::INFINITY, 0.0, 0.0]).finite);
        assert!(!(check_one(&ROD, [f64::NAN, 0.0, 0.0]).residual <= 1.0));
    }

    #[test]
    fn open_and_stick_are_recognised() {
        let mut contact = OneContact { b: [0.5, 1.0, 1.0], ..ROD };
        let open = check_one(&contact, [0.0; 3]);
        assert_eq!((open.residual, open.scaled_residual, open.cone, open.energy), (0.0, 0.0, 0.0, 0.0));
        // K λ = −b with λ = (1, 0.125, 0)
        contact.b = [-2.5 + 1.5 * 0.125, 1.5 - 2.5 * 0.125, 0.0];
        let stick = check_one(&contact, [1.0, 0.125, 0.0]);
        assert_eq!((stick.residual, stick.cone, stick.branch), (0.0, 0.0, Branch::Stick));
        contact.mu = 0.0;
        contact.b = [-2.5, 7.0, 7.0];
        let smooth = check_one(&contact, [1.0, 0.0, 0.0]);
        assert_eq!((smooth.residual, smooth.cone, smooth.branch), (0.0, 0.0, Branch::Frictionless));
        assert!(check_one(&contact, [1.0, 0.1, 0.0]).residual >= 0.25);
    }

    /// K = 1, b = (0, 1, 0), p = 2, μ = ¼: friction μp = ½ slows the slip to ½, the normal stays silent.
    #[test]
    fn a_frozen_impulse_widens_the_disc() {
        let one = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        let contact = OneContact { k: one, b: [0.0, 1.0, 0.0], mu: 0.25, p: 2.0 };
        let report = check_one(&contact, [0.0, -0.5, 0.0]);
        assert_eq!((report.residual, report.cone, report.branch), (0.0, 0.0, Branch::Slide));
        assert!(check_one(&contact, [0.0; 3]).residual >= 0.5);
        let all = count_solutions(&contact);
        assert_eq!(all.len(), 1, "{all:?}");
        assert!((all[0].impulse[1] + 0.5).abs() < 1e-15 && (all[0].slip - 1.0).abs() < 1e-15);
        // a wide disc sticks
        let all = count_solutions(&OneContact { mu: 1.0, ..contact });
        assert_eq!((all.len(), all[0].impulse, all[0].branch), (1, [0.0, -1.0, 0.0], Branch::Stick));
    }

    #[test]
    fn every_counted_solution_obeys_the_law_and_there_is_always_one() {
        let mut random = Random(1);
        let (mut several, mut bounded) = (0, 0);
        for round in 0..20_000 {
            let mut contact = contact(&mut random, [1.0, 0.1, 0.01, 1e-4][round / 2 % 4]);
            if round % 2 == 0 {
                contact.p = 1.0 + random.signed();
            }
            let all = count_solutions(&contact);
            assert!(!all.is_empty(), "no solution: {contact:?}");
            for solution in &all {
                let report = check_one(&contact, solution.impulse);
                assert!(report.scaled_residual < 1e-14 && report.finite, "{contact:?} {solution:?} {report:?}");
            }
            several += usize::from(all.len() > 1);
            if contact.p == 0.0 && unique_by_bound(contact.k, contact.mu) {
                bounded += 1;
                assert_eq!(all.len(), 1, "{contact:?} {all:?}");
            }
        }
        assert!(several > 20 && bounded > 1000, "the test has no teeth: {several} {bounded}");
    }

    /// The chain of derivatives against a plain scan of the unsquared function.
    #[test]
    fn a_fine_scan_finds_no_root_that_the_chain_missed() {
        let mut random = Random(2);
        for _ in 0..300 {
            let contact = OneContact { mu: 3.0, ..contact(&mut random, 1.0) };
            let chain = count_solutions(&contact).iter().filter(|s| s.branch == Branch::Slide).count();
            let k = contact.k;
            let schur = |i: usize, j: usize| k[i][j] - k[i][0] * k[0][j] / k[0][0];
            let c = |i: usize| contact.b[i] - k[i][0] * contact.b[0] / k[0][0];
            let gap = |s: f64| {
                let det = (schur(1, 1) + s) * (schur(2, 2) + s) - schur(1, 2) * schur(2, 1);
                let x = -((schur(2, 2) + s) * c(1) - schur(1, 2) * c(2)) / det;
                let y = -((schur(1, 1) + s) * c(2) - schur(2, 1) * c(1)) / det;
                let n = -(contact.b[0] + k[0][1] * x + k[0][2] * y) / k[0][0];
                (x * x + y * y).sqrt() - contact.mu * n
            };
            let (mut s, mut scan, mut last) = (1e-9, 0, gap(1e-9));
            while s < 1e9 {
                s *= 1.002;
                let next = gap(s);
                scan += usize::from((next > 0.0) != (last > 0.0));
                last = next;
            }
            assert!(chain >= scan, "chain {chain} scan {scan} {contact:?}");
            assert!(chain == scan || chain == scan + 2 || contact.b[0].abs() < 1e-6, "{chain} {scan} {contact:?}");
        }
    }

    /// A known pair: with b_n > 0 the contact may open, or jam when μ|K_tn| > K_nn.
    #[test]
    fn painleve_has_more_than_one_answer() {
        let contact =
            OneContact { k: [[1.0, 2.0, 0.0], [2.0, 5.0, 0.0], [0.0, 0.0, 1.0]], b: [0.1, 1.0, 0.0], mu: 1.0, p: 0.0 };
        assert!(!unique_by_bound(contact.k, contact.mu));
        let all = count_solutions(&contact);
        assert!(all.len() > 1 && all.iter().any(|s| s.branch == Branch::Open), "{all:?}");
        assert!(unique_by_bound(contact.k, 0.1));
    }
}
