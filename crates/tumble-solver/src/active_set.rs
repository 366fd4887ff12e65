//! The frictionless problem of a small island, exactly: 0 ≤ λ ⟂ W λ + b ≥ 0 with bilateral rows beside it.
//!
//! It is the optimality condition of a convex quadratic programme. A set of pressing contacts is grown by the worst
//! approach and shrunk when an impulse would pull (after Lawson and Hanson's non-negative least squares). The
//! objective falls with every change, so no set comes twice and the method ends; and a contact that enters still
//! approaches, so the matrix of the pressing set stays regular even where W is not (a box on four corners).

use crate::judge::{Effort, Judge, Measure};
use crate::space::{Impulses, Row, Space};
use tumble_math::dense;

/// Pivots below this part of the largest diagonal count as zero: W of the set is then singular to working precision.
const SMALLEST_PIVOT: f64 = 1e-13;
/// Coefficients below this are rounding of an independent contact.
const DEPENDENT: f64 = 1e-9;
/// Rounds of residual correction after a set is found: the factor is exact to 1e-13, one correction to rounding.
const POLISH: usize = 2;

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    rows: Vec<Row>,
    matrix: Vec<f64>,
    free: Vec<f64>,
    pressing: Vec<bool>,
    barred: Vec<bool>,
    set: Vec<usize>,
    factor: Vec<f64>,
    trial: Vec<f64>,
    impulse: Vec<f64>,
    velocity: Vec<f64>,
}

impl Memory {
    /// Solves W_ss λ_s = −b_s for the set into `trial`; false when W_ss is singular.
    fn solve_set(&mut self) -> bool {
        let n = self.rows.len();
        let k = self.set.len();
        self.factor.clear();
        for &p in &self.set {
            self.factor.extend(self.set.iter().map(|&q| self.matrix[p * n + q]));
        }
        if !dense::ldlt(&mut self.factor, k, SMALLEST_PIVOT) {
            return false;
        }
        self.trial.clear();
        self.trial.resize(k, 0.0);
        let mut residual = vec_for(&mut self.velocity, k);
        for _ in 0..=POLISH {
            for (a, &p) in self.set.iter().enumerate() {
                let mut r = -self.free[p];
                for (b, &q) in self.set.iter().enumerate() {
                    r -= self.matrix[p * n + q] * self.trial[b];
                }
                residual[a] = r;
            }
            dense::ldlt_solve(&self.factor, k, &mut residual[..k]);
            for a in 0..k {
                self.trial[a] += residual[a];
            }
        }
        self.velocity = residual;
        true
    }

    /// The newest contact depends on the others of the set (the same corner twice, with another gap): shifts their
    /// load onto it until one of them is free and leaves. False when nobody gives way.
    fn exchange(&mut self, newest: usize, bilaterals: usize) -> bool {
        let n = self.rows.len();
        self.set.retain(|&p| p != newest);
        let k = self.set.len();
        self.factor.clear();
        for &p in &self.set {
            self.factor.extend(self.set.iter().map(|&q| self.matrix[p * n + q]));
        }
        if k == 0 || !dense::ldlt(&mut self.factor, k, SMALLEST_PIVOT) {
            return false;
        }
        // W d = 0 with d = 1 at the newest
        self.trial.clear();
        self.trial.extend(self.set.iter().map(|&p| -self.matrix[p * n + newest]));
        dense::ldlt_solve(&self.factor, k, &mut self.trial);
        let mut t = f64::INFINITY;
        let mut leaving = usize::MAX;
        for (a, &p) in self.set.iter().enumerate() {
            if p >= bilaterals && self.trial[a] < -DEPENDENT && self.impulse[p] < -t * self.trial[a] {
                t = -self.impulse[p] / self.trial[a];
                leaving = p;
            }
        }
        if leaving == usize::MAX {
            return false;
        }
        for (a, &p) in self.set.iter().enumerate() {
            self.impulse[p] += t * self.trial[a];
        }
        self.impulse[newest] = t;
        self.impulse[leaving] = 0.0;
        self.pressing[leaving] = false;
        self.set.retain(|&p| p != leaving);
        self.set.push(newest);
        true
    }

    fn collect_set(&mut self) {
        self.set.clear();
        self.set.extend((0..self.rows.len()).filter(|&p| self.pressing[p]));
    }
}

/// Takes a buffer and gives it at least `n` entries.
fn vec_for(buffer: &mut Vec<f64>, n: usize) -> Vec<f64> {
    let mut v = std::mem::take(buffer);
    v.clear();
    v.resize(n, 0.0);
    v
}

/// Replaces `impulses` by the exact answer of the frictionless laws; friction coefficients are ignored.
pub(crate) fn active_set<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    m: &mut Memory,
    effort: &mut Effort,
) -> Measure {
    m.rows.clear();
    m.rows.extend((0..impulses.rows.len()).map(Row::Bilateral));
    let bilaterals = m.rows.len();
    m.rows.extend((0..judge.laws.len()).filter(|&i| judge.laws[i].member).map(Row::Normal));
    let n = m.rows.len();
    m.matrix.clear();
    m.free.clear();
    for p in 0..n {
        for q in 0..n {
            m.matrix.push(space.influence(m.rows[p], m.rows[q]));
        }
        m.free.push(match m.rows[p] {
            Row::Normal(i) => judge.free.contacts[i].x + judge.laws[i].floor,
            Row::Bilateral(j) => judge.free.rows[j],
        });
    }
    // redundant bilateral rows share their impulse: a trace of compliance decides how, below every tolerance
    for p in 0..bilaterals {
        m.matrix[p * n + p] *= 1.0 + 10.0 * SMALLEST_PIVOT;
    }
    m.pressing.clear();
    m.pressing.resize(n, false);
    m.pressing[..bilaterals].fill(true);
    m.barred.clear();
    m.barred.resize(n, false);
    m.impulse.clear();
    m.impulse.resize(n, 0.0);
    m.collect_set();
    let mut scale = 0.0;
    for &b in &m.free {
        scale = tumble_math::order::max(scale, b.abs());
    }
    // the number of sets is finite; this bound is far above what was ever needed (about 2n)
    let most = 20 * (n as u32 + 1);
    for round in 0..most {
        if !m.set.is_empty() {
            if m.solve_set() {
                step_back_or_take(m, bilaterals);
            } else if let Some(&newest) = m.set.last().filter(|&&p| p >= bilaterals && m.impulse[p] == 0.0) {
                if !m.exchange(newest, bilaterals) {
                    // nobody to exchange it with: others carry its load
                    m.pressing[newest] = false;
                    m.barred[newest] = true;
                    m.collect_set();
                }
                continue;
            } else {
                break;
            }
        }
        // the worst approach enters
        let mut worst = (1e-15 * scale, usize::MAX);
        for p in bilaterals..n {
            if !m.pressing[p] && !m.barred[p] {
                let mut w = m.free[p];
                for q in 0..n {
                    w += m.matrix[p * n + q] * m.impulse[q];
                }
                if -w > worst.0 {
                    worst = (-w, p);
                }
            }
        }
        effort.sweeps += 1;
        if worst.1 == usize::MAX || round + 1 == most {
            break;
        }
        m.pressing[worst.1] = true;
        // the newest is last, so that a singular set can drop it
        m.set.push(worst.1);
        m.barred.fill(false);
    }
    for l in &mut impulses.contacts {
        *l = tumble_math::DVec3::ZERO;
    }
    for (p, row) in m.rows.iter().enumerate() {
        match *row {
            Row::Normal(i) => impulses.contacts[i].x = m.impulse[p],
            Row::Bilateral(j) => impulses.rows[j] = m.impulse[p],
        }
    }
    judge.measure(space, impulses)
}

/// Goes from the present impulses to the trial as far as none pulls; contacts that reach zero leave the set.
fn step_back_or_take(m: &mut Memory, bilaterals: usize) {
    loop {
        let mut t = 1.0;
        let mut blocking = usize::MAX;
        for (a, &p) in m.set.iter().enumerate() {
            if p >= bilaterals && m.trial[a] <= 0.0 {
                let from = m.impulse[p];
                let s = if from > m.trial[a] { from / (from - m.trial[a]) } else { 0.0 };
                if s < t {
                    t = s;
                    blocking = p;
                }
            }
        }
        for (a, &p) in m.set.iter().enumerate() {
            m.impulse[p] += t * (m.trial[a] - m.impulse[p]);
        }
        if blocking == usize::MAX {
            for (a, &p) in m.set.iter().enumerate() {
                m.impulse[p] = m.trial[a];
            }
            return;
        }
        m.impulse[blocking] = 0.0;
        m.pressing[blocking] = false;
        m.set.retain(|&p| p != blocking);
        if m.set.is_empty() || !m.solve_set() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bodies::tests::heap;
    use crate::bodies::{BodySpace, Memory as BodyMemory};
    use crate::law::Law;
    use crate::space::{Velocities, read_velocities};
    use tumble_math::DVec3;

    #[test]
    fn the_answer_obeys_every_sign_to_rounding_and_takes_few_sets() {
        for seed in 0..60 {
            let h = heap(seed, if seed % 2 == 0 { 0 } else { 2 });
            let rows = h.bilaterals.len();
            let mut bodies = BodyMemory::default();
            let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut bodies);
            let mut free = Velocities::default();
            read_velocities(&space, &mut free);
            let laws: Vec<Law> =
                (0..9).map(|i| Law { floor: 0.1 * f64::from(i), friction: 0.0, frozen: 0.0, member: i != 3 }).collect();
            let judge = Judge { laws: &laws, free: &free, tolerance: 1e-10, criterion: crate::Criterion::Residual };
            let mut impulses = Impulses { contacts: vec![DVec3::ONE; 9], rows: vec![1.0; rows] };
            let (mut m, mut effort) = (Memory::default(), Effort::default());
            let measure = active_set(&mut space, &judge, &mut impulses, &mut m, &mut effort);
            assert!(measure.residual < 1e-10, "seed {seed}: {measure:?}");
            assert!(effort.sweeps <= 20, "seed {seed}: {effort:?}");
            let scale = impulses.contacts.iter().fold(1.0, |s, l| tumble_math::order::max(s, l.x));
            for (i, l) in impulses.contacts.iter().enumerate() {
                let w = space.velocity(i).x + laws[i].floor;
                assert!(l.x >= 0.0 && l.y == 0.0 && l.z == 0.0);
                if i == 3 {
                    assert_eq!(l.x, 0.0);
                    continue;
                }
                assert!(w > -1e-12 * scale && (l.x == 0.0 || w.abs() < 1e-11 * scale), "seed {seed}: {l} {w}");
            }
            for j in 0..rows {
                assert!(space.row_velocity(j).abs() < 1e-9 * scale);
            }
        }
    }
}
