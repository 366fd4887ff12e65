//! The frictionless problem of a small island, exactly: 0 ≤ λ ⟂ W λ + b ≥ 0 with bilateral rows beside it.
//!
//! It is the optimality condition of a convex quadratic programme. A set of pressing contacts is grown by the worst
//! approach and shrunk when an impulse would pull (after Lawson and Hanson's non-negative least squares). The
//! objective falls with every change, so no set comes twice and the method ends; and a contact that enters still
//! approaches, so the matrix of the pressing set stays regular even where W is not (a box on four corners).
//!
//! The set is looked for with plain numbers. Once no contact approaches any more, its impulses are refined with residuals
//! of twice the digits, and the search goes on from there, usually for no further set: contacts that oppose each other
//! press with impulses whose products with W are thousands of times the velocities that are left, and neither their
//! values nor the signs of those velocities can be told otherwise. The threshold of zero is therefore measured in roundings
//! of the terms that are added, never in m/s.

use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::space::traits::{Impulses, NewtonSpace, Row};
use tumble_math::order::max;
use tumble_math::{LongSum, dense};

// Constants here tell rounding from numbers; the impulses that follow are refined with residuals of twice the digits, and the
// certificate judges them. Chosen above 2⁻⁵² = 2.2e-16, not derived.

/// Fraction of the contact's own diagonal below which a pivot counts as zero [–]: 45 roundings.
const SMALLEST_PIVOT: f64 = 1e-14;
/// Fraction of its own diagonal by which a bilateral row yields [–], so that redundant rows can share their impulse.
const COMPLIANCE: f64 = 1e-12;
/// Coefficients below this are rounding of an independent contact [–].
const DEPENDENCE: f64 = 1e-9;
/// Corrections of a set's impulses [–]: with plain residuals, and at most with exact ones. Each gains the digits that the factor has,
/// which is one where its smallest pivot is the smallest, so that 16 reach the digits of f64.
const CORRECTIONS: [usize; 2] = [1, 16];
/// Roundings of the terms of a velocity that count as none [–].
const ROUNDINGS: f64 = 4.0;

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    rows: Vec<Row>,
    /// The first so many are bilateral.
    bilaterals: usize,
    matrix: Vec<f64>,
    free: Vec<f64>,
    pressing: Vec<bool>,
    barred: Vec<bool>,
    set: Vec<usize>,
    /// 1/√W_pp: the set's matrix is factorised with a diagonal of ones, so that a pivot does not depend on the masses.
    scale: Vec<f64>,
    factor: Vec<f64>,
    residual: Vec<f64>,
    trial: Vec<f64>,
    impulse: Vec<f64>,
    /// Residuals are computed with twice the digits.
    exact: bool,
}

impl Buffers {
    /// Factorises W of the set; false when it is singular.
    fn factor_set(&mut self) -> bool {
        let n = self.rows.len();
        self.factor.clear();
        for &p in &self.set {
            self.factor.extend(self.set.iter().map(|&q| self.matrix[p * n + q] * self.scale[p] * self.scale[q]));
        }
        dense::ldlt(&mut self.factor, self.set.len(), SMALLEST_PIVOT)
    }

    /// The residual becomes the correction that the factor makes of it.
    fn correct(&mut self) {
        for (r, &p) in self.residual.iter_mut().zip(&self.set) {
            *r *= self.scale[p];
        }
        dense::ldlt_solve(&self.factor, self.set.len(), &mut self.residual);
        for (r, &p) in self.residual.iter_mut().zip(&self.set) {
            *r *= self.scale[p];
        }
    }

    /// Writes −b − W x of the set, or −w − W x for a column w of W, into `residual`; by how much the worst is beyond
    /// what rounding explains.
    fn residual_of(&mut self, column: Option<usize>) -> f64 {
        let n = self.rows.len();
        let mut worst = 0.0;
        self.residual.clear();
        for &p in &self.set {
            let start = -column.map_or(self.free[p], |q| self.matrix[p * n + q]);
            let (row, x) = (&self.matrix[p * n..(p + 1) * n], &self.trial);
            let terms = self.set.iter().zip(x).fold(start.abs(), |s, (&q, &x)| s + (row[q] * x).abs());
            let r = if self.exact {
                let mut sum = LongSum::new(start);
                self.set.iter().zip(x).for_each(|(&q, &x)| sum.add_product(-row[q], x));
                sum.value()
            } else {
                self.set.iter().zip(x).fold(start, |s, (&q, &x)| s - row[q] * x)
            };
            // written so that a NaN is the worst
            let beyond = r.abs() / (self.roundings() * terms);
            if !(beyond <= worst) && terms > 0.0 {
                worst = beyond;
            }
            self.residual.push(r);
        }
        worst
    }

    /// Bound of the rounding of a sum over the set, as a fraction of its terms [–].
    fn roundings(&self) -> f64 {
        let added = if self.exact { 0 } else { self.set.len() };
        f64::EPSILON * (ROUNDINGS + added as f64)
    }

    /// Solves W_ss x = −b_s for the set into `trial`, or W_ss x = −w_s for a column; false when W_ss is singular, or
    /// so nearly that corrections lead nowhere.
    fn solve_set(&mut self, column: Option<usize>) -> bool {
        if !self.factor_set() {
            return false;
        }
        self.trial.clear();
        self.trial.resize(self.set.len(), 0.0);
        let mut beyond = f64::INFINITY;
        for _ in 0..=CORRECTIONS[usize::from(self.exact)] {
            beyond = self.residual_of(column);
            self.correct();
            let (mut largest, mut change) = (0.0, 0.0);
            for (x, d) in self.trial.iter_mut().zip(&self.residual) {
                *x += d;
                largest = max(largest, x.abs());
                change = max(change, d.abs());
            }
            if change <= 0.5 * f64::EPSILON * largest {
                break;
            }
        }
        if beyond > 1.0 {
            beyond = self.residual_of(column);
        }
        beyond <= 1.0
    }

    /// The last contact depends on the others of the set (the same corner twice, with another gap): shifts their load
    /// onto it until one of them is free and leaves, or else its load onto them. False when none can leave.
    fn exchange(&mut self, last: usize) -> bool {
        self.set.retain(|&p| p != last);
        // W d = 0 with d = 1 at the last
        if self.set.is_empty() || !self.solve_set(Some(last)) {
            return false;
        }
        for sign in [1.0, -1.0] {
            let (mut t, mut leaving) =
                if sign > 0.0 { (f64::INFINITY, None) } else { (self.impulse[last], Some(last)) };
            for (a, &p) in self.set.iter().enumerate() {
                let loss = -sign * self.trial[a];
                if p >= self.bilaterals && loss > DEPENDENCE && self.impulse[p] < t * loss {
                    t = self.impulse[p] / loss;
                    leaving = Some(p);
                }
            }
            let Some(leaving) = leaving else { continue };
            for (a, &p) in self.set.iter().enumerate() {
                self.impulse[p] += sign * t * self.trial[a];
            }
            self.impulse[last] += sign * t;
            self.impulse[leaving] = 0.0;
            self.pressing[leaving] = false;
            self.set.push(last);
            self.set.retain(|&p| p != leaving);
            return leaving != last || t > 0.0;
        }
        false
    }

    /// The contact outside of the set that approaches most, by more than rounding explains.
    fn worst_approach(&self) -> Option<usize> {
        let n = self.rows.len();
        let mut worst = (0.0, None);
        for p in self.bilaterals..n {
            if self.pressing[p] || self.barred[p] {
                continue;
            }
            let row = &self.matrix[p * n..(p + 1) * n];
            let (free, products) = (self.free[p], row.iter().zip(&self.impulse));
            let terms = products.clone().fold(free.abs(), |s, (&w, &l)| s + (w * l).abs());
            let approach = if self.exact {
                let mut sum = LongSum::new(free);
                products.for_each(|(&w, &l)| sum.add_product(w, l));
                -sum.value()
            } else {
                -products.fold(free, |s, (&w, &l)| s + w * l)
            };
            if approach > worst.0 && approach > self.roundings() * terms {
                worst = (approach, Some(p));
            }
        }
        worst.1
    }

    fn collect_set(&mut self) {
        self.set.clear();
        self.set.extend((0..self.rows.len()).filter(|&p| self.pressing[p]));
    }

    /// Writes down the problem in numbers: the bilateral rows, then the contacts.
    fn assemble<S: NewtonSpace>(&mut self, space: &S, judge: &Judge, bilaterals: usize) {
        self.rows.clear();
        self.rows.extend((0..bilaterals).map(Row::Bilateral));
        self.bilaterals = bilaterals;
        self.rows.extend((0..judge.laws.len()).filter(|&i| judge.laws[i].active).map(Row::Normal));
        let n = self.rows.len();
        self.matrix.clear();
        self.free.clear();
        for p in 0..n {
            for q in 0..n {
                self.matrix.push(space.influence(self.rows[p], self.rows[q]));
            }
            self.free.push(match self.rows[p] {
                Row::Normal(i) => judge.free.contacts[i].x + judge.laws[i].bound,
                Row::Bilateral(j) => judge.free.rows[j],
            });
        }
        // redundant bilateral rows share their impulse: a trace of compliance decides how, below every tolerance
        for p in 0..bilaterals {
            self.matrix[p * n + p] *= 1.0 + COMPLIANCE;
        }
        self.scale.clear();
        // a row that nothing moves is left as it is: its pivot is zero, and no set takes it
        self.scale.extend((0..n).map(|p| self.matrix[p * n + p]).map(|w| if w > 0.0 { 1.0 / w.sqrt() } else { 1.0 }));
        self.exact = false;
        self.pressing.clear();
        self.pressing.resize(n, false);
        self.pressing[..bilaterals].fill(true);
        self.barred.clear();
        self.barred.resize(n, false);
        self.impulse.clear();
        self.impulse.resize(n, 0.0);
        self.collect_set();
    }

    /// Normal impulse of contact `i` in the last solution [N·s].
    pub(crate) fn impulse_of(&self, i: usize) -> f64 {
        self.rows.iter().zip(&self.impulse).find(|(row, _)| **row == Row::Normal(i)).map_or(0.0, |(_, l)| *l)
    }

    /// Looks for the set that keeps the law.
    fn search(&mut self, effort: &mut Effort) {
        let n = self.rows.len();
        // the number of sets is finite; this bound is far above the largest number ever needed (about 2n)
        let most = 20 * (n as u32 + 1);
        for round in 0..most {
            // so many sets are a circle that rounding has closed
            self.exact |= round >= most / 5;
            if let Some(&newest) = self.set.last() {
                if self.solve_set(None) {
                    let entered = self.impulse[newest] == 0.0;
                    self.step_back_or_take();
                    if entered && self.pressing[newest] {
                        self.barred.fill(false);
                    } else if entered {
                        // it approached by a rounding only
                        self.barred[newest] = true;
                    }
                } else if newest >= self.bilaterals {
                    if !self.exchange(newest) {
                        // no contact to exchange it with: others carry its load
                        self.impulse[newest] = 0.0;
                        self.pressing[newest] = false;
                        self.barred[newest] = true;
                        self.collect_set();
                    }
                    continue;
                } else {
                    break;
                }
            }
            effort.sweeps += 1;
            if round + 1 == most {
                break;
            }
            if let Some(worst) = self.worst_approach() {
                self.pressing[worst] = true;
                // the newest is last, so that a singular set can drop it
                self.set.push(worst);
            } else if self.exact || self.set.is_empty() {
                break;
            } else {
                // once more, to the last digit
                self.exact = true;
                self.barred.fill(false);
            }
        }
    }

    /// Goes from the present impulses to the trial as far as none pulls; contacts that reach zero leave the set.
    fn step_back_or_take(&mut self) {
        loop {
            let mut t = 1.0;
            let mut blocking = usize::MAX;
            for (a, &p) in self.set.iter().enumerate() {
                if p >= self.bilaterals && self.trial[a] <= 0.0 {
                    let from = self.impulse[p];
                    let s = if from > self.trial[a] { from / (from - self.trial[a]) } else { 0.0 };
                    if s < t {
                        t = s;
                        blocking = p;
                    }
                }
            }
            for (a, &p) in self.set.iter().enumerate() {
                self.impulse[p] += t * (self.trial[a] - self.impulse[p]);
            }
            if blocking == usize::MAX {
                for (a, &p) in self.set.iter().enumerate() {
                    self.impulse[p] = self.trial[a];
                }
                return;
            }
            self.impulse[blocking] = 0.0;
            self.pressing[blocking] = false;
            self.set.retain(|&p| p != blocking);
            if self.set.is_empty() || !self.solve_set(None) {
                return;
            }
        }
    }
}

/// Replaces `impulses` by the exact solution of the frictionless laws; friction coefficients are ignored.
pub(crate) fn active_set<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    m: &mut Buffers,
    effort: &mut Effort,
) -> Measure {
    m.assemble(space, judge, impulses.rows.len());
    m.search(effort);
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

/// The frictionless solution where each contact yields by its `compliance` times its impulse [1/kg]; it is left in the memory.
pub(crate) fn yielding_set<S: NewtonSpace>(
    space: &S,
    judge: &Judge,
    compliance: &[f64],
    m: &mut Buffers,
    effort: &mut Effort,
) {
    let rows = judge.free.rows.len();
    m.assemble(space, judge, rows);
    let n = m.rows.len();
    for p in rows..n {
        if let Row::Normal(i) = m.rows[p] {
            m.matrix[p * n + p] += compliance[i];
            m.scale[p] = 1.0 / m.matrix[p * n + p].sqrt();
        }
    }
    m.search(effort);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::one_contact::law::Law;
    use crate::space::bodies::tests::heap;
    use crate::space::bodies::{BodySpace, Buffers as BodyMemory};
    use crate::space::traits::{Space, Velocities, read_velocities};
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
                (0..9).map(|i| Law { bound: 0.1 * f64::from(i), friction: 0.0, active: i != 3 }).collect();
            let judge = Judge {
                laws: &laws,
                free: &free,
                tolerance: 1e-10,
                criterion: crate::settings::Criterion::Residual,
                gaps: None,
            };
            let mut impulses = Impulses { contacts: vec![DVec3::ONE; 9], rows: vec![1.0; rows] };
            let (mut m, mut effort) = (Buffers::default(), Effort::default());
            let measure = active_set(&mut space, &judge, &mut impulses, &mut m, &mut effort);
            assert!(measure.residual < 1e-10, "seed {seed}: {measure:?}");
            assert!(effort.sweeps <= 20, "seed {seed}: {effort:?}");
            let scale = impulses.contacts.iter().fold(1.0, |s, l| max(s, l.x));
            for (i, l) in impulses.contacts.iter().enumerate() {
                let w = space.velocity(i).x + laws[i].bound;
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
