//! The exact active set beside brute force: every set of pressing contacts, in twice the digits.
//!
//! The problems are exact: J and v are multiples of 2⁻²⁰ below 2³, so W = J Jᵀ and b = J v have at most 47 bits and are
//! computed without rounding. What a singular W makes of the answer is then the mathematics of the problem and not of
//! the rounding of its data: contacts that oppose each other can press with thousands of newton seconds, and still every
//! velocity is unique (W is positive semidefinite, b in its range).
//!
//! An answer of the active set is the exact one with each impulse rounded. A velocity b + W λ then differs by
//! - n + 1 roundings of the sum of n products,
//! - two of each impulse: one of its own, one that is left when the refinement ends,
//!
//! each of them at most u = 2⁻⁵³ of the terms that are added: (n + 3) u (|b| + |W| λ). No other allowance is made.

use tumble_checker::Dd;
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};
use tumble_problems::{Block, BlockProblem};
use tumble_solver::{Method, Settings, Solver};
use tumble_suite::Random;
use tumble_suite::share::{ranges, share};

/// A frictionless problem: 0 ≤ λ ⟂ W λ + b ≥ 0.
struct Exact {
    /// W by rows.
    w: Vec<f64>,
    b: Vec<f64>,
    /// W is regular: the impulses are unique too.
    regular: bool,
}

/// The nearest multiple of 2⁻²⁰.
fn grid(x: f64) -> f64 {
    const STEPS: f64 = 1_048_576.0;
    (x * STEPS).round() / STEPS
}

impl Exact {
    fn random(seed: u64) -> Self {
        let mut r = Random::new(seed);
        let n = 1 + r.below(if seed.is_multiple_of(50) { 10 } else { 7 });
        // W = J Jᵀ with fewer columns than rows in a third of the cases: rank deficient like a box on four corners
        let columns = if r.below(3) == 0 { 1 + r.below(n) } else { n + 2 };
        let j: Vec<f64> = (0..n * columns).map(|_| grid(r.normal())).collect();
        let dot = |p: usize, q: usize| (0..columns).fold(0.0, |s, k| s + j[p * columns + k] * j[q * columns + k]);
        let w = (0..n * n).map(|k| dot(k / n, k % n)).collect();
        // b in the range of J: what a motion of the bodies makes
        let v: Vec<f64> = (0..columns).map(|_| grid(r.normal())).collect();
        let b = (0..n).map(|p| (0..columns).fold(0.0, |s, k| s + j[p * columns + k] * v[k])).collect();
        Self { w, b, regular: columns > n }
    }

    fn problem(&self) -> BlockProblem {
        let n = self.b.len();
        let blocks = (0..n * n).map(|k| {
            let mut matrix = DMat3::ZERO;
            matrix.x_axis.x = self.w[k];
            if k / n == k % n {
                matrix.y_axis.y = 1.0;
                matrix.z_axis.z = 1.0;
            }
            Block { row: (k / n) as u32, column: (k % n) as u32, matrix }
        });
        let free: Vec<DVec3> = self.b.iter().map(|&x| DVec3::new(x, 0.0, 0.0)).collect();
        BlockProblem::new(blocks.collect(), &free, &vec![0.0; n]).unwrap()
    }

    /// |b| + |W| λ: the terms that make the velocity of contact p.
    fn terms(&self, p: usize, impulse: impl Fn(usize) -> f64) -> f64 {
        let n = self.b.len();
        (0..n).fold(self.b[p].abs(), |s, q| s + self.w[p * n + q].abs() * impulse(q))
    }

    /// The impulses and velocities of a set of pressing contacts, and by which part of their terms they fail the law;
    /// none where W of the set is singular.
    fn set(&self, set: u32) -> Option<(Vec<Dd>, Vec<Dd>, f64)> {
        let n = self.b.len();
        let members: Vec<usize> = (0..n).filter(|k| set >> k & 1 == 1).collect();
        let x = self.solve(&members)?;
        let mut impulse = vec![Dd::ZERO; n];
        for (&p, &l) in members.iter().zip(&x) {
            impulse[p] = l;
        }
        let largest = impulse.iter().fold(0.0, |m, l| max(m, l.to_f64().abs()));
        let mut worst = 0.0;
        let mut velocity = Vec::with_capacity(n);
        for p in 0..n {
            let mut w = Dd::from(self.b[p]);
            for &q in &members {
                w += Dd::from(self.w[p * n + q]) * impulse[q];
            }
            worst = max(worst, -impulse[p].to_f64() / max(largest, f64::MIN_POSITIVE));
            if !members.contains(&p) {
                let terms = self.terms(p, |q| impulse[q].to_f64().abs());
                worst = max(worst, -w.to_f64() / max(terms, f64::MIN_POSITIVE));
            }
            velocity.push(w);
        }
        Some((impulse, velocity, worst))
    }

    /// W λ = −b of the members, by L D Lᵀ.
    fn solve(&self, members: &[usize]) -> Option<Vec<Dd>> {
        let (n, m) = (self.b.len(), members.len());
        let mut a: Vec<Dd> =
            members.iter().flat_map(|&p| members.iter().map(move |&q| Dd::from(self.w[p * n + q]))).collect();
        let mut x: Vec<Dd> = members.iter().map(|&p| Dd::from(-self.b[p])).collect();
        for j in 0..m {
            let own = a[j * m + j];
            for k in 0..j {
                let reduced = a[j * m + k] * a[j * m + k] * a[k * m + k];
                a[j * m + j] -= reduced;
            }
            // rounding leaves 1e-31 of a pivot that is zero, times the square of the coefficients of the dependence; the
            // smallest of another one in a million problems is about 1e-14
            if a[j * m + j].to_f64() <= 1e-20 * own.to_f64() {
                return None;
            }
            for i in j + 1..m {
                for k in 0..j {
                    let reduced = a[i * m + k] * a[j * m + k] * a[k * m + k];
                    a[i * m + j] -= reduced;
                }
                a[i * m + j] = a[i * m + j] / a[j * m + j];
            }
        }
        for i in 0..m {
            for k in 0..i {
                let known = a[i * m + k] * x[k];
                x[i] -= known;
            }
        }
        for i in 0..m {
            x[i] = x[i] / a[i * m + i];
        }
        for i in (0..m).rev() {
            for k in i + 1..m {
                let known = a[k * m + i] * x[k];
                x[i] -= known;
            }
        }
        Some(x)
    }

    /// The set that keeps the law best.
    fn brute_force(&self) -> (Vec<Dd>, Vec<Dd>, f64) {
        let mut best: Option<(Vec<Dd>, Vec<Dd>, f64)> = None;
        for set in 0..1_u32 << self.b.len() {
            let Some(found) = self.set(set) else { continue };
            let better = best.as_ref().is_none_or(|b| found.2 < b.2);
            if better {
                let done = found.2 == 0.0;
                best = Some(found);
                if done {
                    break;
                }
            }
        }
        best.expect("the empty set is a set")
    }
}

/// Statistics of many problems.
#[derive(Clone, Debug, Default)]
struct Tally {
    regular: u64,
    singular: u64,
    /// Largest difference of a velocity, as a part of what rounding allows.
    velocity: f64,
    /// Largest difference of an impulse where it is unique, in roundings of the largest one.
    impulse: f64,
    /// Largest impulse.
    largest: f64,
    /// Seeds of the problems that differ.
    different: Vec<u64>,
}

/// Solves the problems of the seeds both ways.
fn both_ways(seeds: std::ops::Range<u64>) -> Tally {
    const U: f64 = f64::EPSILON / 2.0;
    let mut solver = Solver::new();
    let settings = Settings { method: Method::ActiveSet, ..Settings::default() };
    let mut t = Tally::default();
    for seed in seeds {
        let exact = Exact::random(seed);
        let n = exact.b.len();
        let s = exact.problem().solve(&mut solver, None, &settings);
        let (impulse, velocity, failed) = exact.brute_force();
        // what 32 digits leave of an answer that is right
        assert!(failed < 1e-20, "seed {seed}: brute force fails the law by {failed:e}");
        let largest = impulse.iter().fold(0.0, |m, l| max(m, l.to_f64()));
        let (mut apart, mut pressed) = (0.0, 0.0);
        for p in 0..n {
            // velocities are unique even where impulses are not
            let allowed = (n as f64 + 3.0) * U * exact.terms(p, |q| s.impulses[q].x);
            let off = (Dd::from(s.velocities[p].x) - velocity[p]).to_f64().abs();
            apart = max(apart, off / max(allowed, f64::MIN_POSITIVE));
            if exact.regular {
                let off = (Dd::from(s.impulses[p].x) - impulse[p]).to_f64().abs();
                pressed = max(pressed, off / max(U * largest, f64::MIN_POSITIVE));
            }
            t.largest = max(t.largest, s.impulses[p].x);
        }
        if !(apart <= 1.0 && pressed <= 2.0) {
            t.different.push(seed);
        }
        (t.velocity, t.impulse) = (max(t.velocity, apart), max(t.impulse, pressed));
        if exact.regular { t.regular += 1 } else { t.singular += 1 }
    }
    t
}

#[test]
#[expect(clippy::print_stdout, reason = "the figure of the long form")]
fn the_active_set_equals_brute_force_on_ten_thousand_problems() {
    // a million in the long form
    let problems = std::env::var("TUMBLE_PROBLEMS").ok().and_then(|n| n.parse().ok()).unwrap_or(10_000_u64);
    let parts = ranges(problems, 2_000);
    let mut all = Tally::default();
    for t in share(parts.len() as u64, |k| both_ways(parts[k as usize].clone())) {
        all.regular += t.regular;
        all.singular += t.singular;
        all.velocity = max(all.velocity, t.velocity);
        all.impulse = max(all.impulse, t.impulse);
        all.largest = max(all.largest, t.largest);
        all.different.extend(t.different);
    }
    println!(
        "{problems} problems, {} of them singular, impulses up to {:.1e} N·s: {} differ from brute force; velocities by at \
         most {:.2} of (n + 3) roundings of their terms, unique impulses by at most {:.2} roundings",
        all.singular,
        all.largest,
        all.different.len(),
        all.velocity,
        all.impulse
    );
    assert!(all.different.is_empty(), "seeds {:?} …", &all.different[..all.different.len().min(20)]);
    assert!(all.regular > problems / 2 && all.singular > problems / 5, "{all:?}");
}
