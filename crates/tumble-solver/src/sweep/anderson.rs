//! Anderson's acceleration of Gauss–Seidel: extrapolates over the last sweeps, projected back to the cone, and goes back
//! when the change doubles.
//!
//! Worth its lines for problem files only. Alone it solves 15 of the 18 published problems at hand within 2,000 sweeps, plain
//! and conjugate sweeps solve 14 of them, in half as many sweeps more (6,279 beside 9,565 and 8,504 in all). In the tables of
//! bodies it stands in the last rows: of 23,000 random islands of few contacts none got there.

use super::gauss_seidel::{Accuracy, Order, forget_slips, sweep};
use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::one_contact::cone;
use crate::space::traits::{Impulses, SweepSpace};
use tumble_math::dense;

/// Sweeps that Anderson's method looks back on [–]. Chosen, not derived: five to ten gain alike; more only costs memory.
const HISTORY: usize = 8;

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    /// Root of each contact's last slide.
    slips: Vec<f64>,
    best: Impulses,
    before: Impulses,
    /// Impulses after the last plain sweep, before an extrapolation.
    plain: Impulses,
    step: Impulses,
    last_step: Impulses,
    last_after: Impulses,
    step_changes: Vec<Impulses>,
    after_changes: Vec<Impulses>,
}

/// Sweeps accelerated by Anderson's method; keeps the best iterate that was measured.
///
/// An extrapolation whose next sweep changes more than before is taken back, and plain sweeps follow, twice as many
/// each time: where the law's kinks defeat extrapolation, this is plain Gauss–Seidel.
pub(crate) fn anderson<S: SweepSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Buffers,
    effort: &mut Effort,
) -> Measure {
    forget_slips(&mut memory.slips, impulses.contacts.len());
    let mut best = judge.measure(space, impulses);
    memory.best.copy_from(impulses);
    memory.step_changes.resize_with(HISTORY, Impulses::default);
    memory.after_changes.resize_with(HISTORY, Impulses::default);
    let mut history = History::default();
    let (mut extrapolated, mut last_change) = (false, f64::INFINITY);
    let (mut plain_left, mut penalty) = (0, 1);
    let mut goal = judge.residual_goal(best);
    let mut next_look = 1;
    for k in 1..=most {
        if judge.accepts(best) {
            break;
        }
        memory.before.copy_from(impulses);
        let change = sweep(space, judge, impulses, &mut memory.slips, Order::Forward, Accuracy::Exact);
        effort.sweeps += 1;
        if extrapolated && change > 2.0 * last_change {
            impulses.copy_from(&memory.plain);
            space.load(impulses);
            history = History::default();
            penalty = if penalty < 64 { 2 * penalty } else { penalty };
            (extrapolated, plain_left) = (false, penalty);
            continue;
        }
        last_change = change;
        if change <= goal || k >= next_look || k == most {
            let measure = judge.measure(space, impulses);
            goal = judge.residual_goal(measure);
            next_look = k + 1 + k / 8;
            if measure.value < best.value {
                best = measure;
                memory.best.copy_from(impulses);
            }
            if change == 0.0 {
                break;
            }
        }
        difference(&mut memory.step, impulses, &memory.before);
        history.push(memory, impulses);
        if plain_left > 0 {
            plain_left -= 1;
            extrapolated = false;
            continue;
        }
        memory.plain.copy_from(impulses);
        extrapolated = extrapolate(space, judge, impulses, memory, history.used);
        if extrapolated {
            space.load(impulses);
            penalty = if penalty > 1 && history.used == HISTORY { penalty / 2 } else { penalty };
        }
    }
    impulses.copy_from(&memory.best);
    space.load(impulses);
    best
}

/// Entries of the buffers that hold past changes.
#[derive(Clone, Copy, Default)]
struct History {
    used: usize,
    slot: usize,
    primed: bool,
}

impl History {
    /// Remembers the last sweep, whose step is in `memory.step` and whose result is `after`.
    fn push(&mut self, memory: &mut Buffers, after: &Impulses) {
        if self.primed {
            difference(&mut memory.step_changes[self.slot], &memory.step, &memory.last_step);
            difference(&mut memory.after_changes[self.slot], after, &memory.last_after);
            self.slot = (self.slot + 1) % HISTORY;
            self.used = if self.used < HISTORY { self.used + 1 } else { HISTORY };
        }
        memory.last_step.copy_from(&memory.step);
        memory.last_after.copy_from(after);
        self.primed = true;
    }
}

fn difference(out: &mut Impulses, a: &Impulses, b: &Impulses) {
    out.contacts.clear();
    out.contacts.extend(a.contacts.iter().zip(&b.contacts).map(|(x, y)| *x - *y));
    out.rows.clear();
    out.rows.extend(a.rows.iter().zip(&b.rows).map(|(x, y)| x - y));
}

/// Subtracts the combination of past changes that makes the step smallest, in velocity units.
/// Returns false when it cannot.
fn extrapolate<S: SweepSpace>(
    space: &S,
    judge: &Judge,
    impulses: &mut Impulses,
    memory: &Buffers,
    used: usize,
) -> bool {
    if used == 0 {
        return false;
    }
    let inner = |a: &Impulses, b: &Impulses| {
        let mut sum = 0.0;
        for i in 0..a.contacts.len() {
            let k = space.local(i).nn;
            sum += a.contacts[i].dot(b.contacts[i]) * k * k;
        }
        for j in 0..a.rows.len() {
            let k = space.row_stiffness(j);
            sum += a.rows[j] * b.rows[j] * k * k;
        }
        sum
    };
    let mut gram = [0.0; HISTORY * HISTORY];
    let mut weights = [0.0; HISTORY];
    let mut trace = 0.0;
    for p in 0..used {
        for q in 0..=p {
            let x = inner(&memory.step_changes[p], &memory.step_changes[q]);
            gram[p * used + q] = x;
            gram[q * used + p] = x;
        }
        weights[p] = inner(&memory.step_changes[p], &memory.step);
        trace += gram[p * used + p];
    }
    // nearly dependent changes are the rule near convergence: a little regularisation, and no step if it fails
    for p in 0..used {
        gram[p * used + p] += 1e-12 * trace;
    }
    if !dense::ldlt(&mut gram[..used * used], used, 1e-300) {
        return false;
    }
    dense::ldlt_solve(&gram[..used * used], used, &mut weights[..used]);
    if !weights[..used].iter().all(|w| w.is_finite()) {
        return false;
    }
    for (i, law) in judge.laws.iter().enumerate() {
        if !law.active {
            continue;
        }
        let mut l = impulses.contacts[i];
        for p in 0..used {
            l -= memory.after_changes[p].contacts[i] * weights[p];
        }
        impulses.contacts[i] = cone::clip(l, law.friction);
    }
    for j in 0..impulses.rows.len() {
        for p in 0..used {
            impulses.rows[j] -= memory.after_changes[p].rows[j] * weights[p];
        }
    }
    true
}
