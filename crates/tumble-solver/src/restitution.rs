//! The restitution phase: bounces, normals only.
//!
//! Round 0 looks at the contacts that approach. Those that bounce must leave with e·c, c the approach speed before the
//! kick; the rest must respect their gap. Bounces may close other contacts: further rounds, until nobody bounces (a
//! touching cradle of n balls needs about n). A separating contact inside a round would break the energy proof
//! (measured: +59 %), so the set is made anew each time. A last inelastic round cleans up.
//!
//! In every round the kick is taken out, δ = (u_n(v⁻) − u_n(v*))₊: using the kicked velocity gains g·h per bounce.
//! A bounce shorter than a step (speed below δ) is not a bounce.

use crate::Settings;
use crate::dispatch::{self, Task, dispatch};
use crate::judge::{Effort, Judge};
use crate::law::{Law, gap_floor};
use crate::problem::Problem;
use crate::space::{Impulses, Space, Velocities, read_velocities};
use tumble_math::order::{max, positive_part};

/// What the phase left behind.
pub(crate) struct Outcome {
    /// Some contact bounced.
    pub(crate) bounced: bool,
    /// Every round met its tolerance and the rounds came to an end.
    pub(crate) solved: bool,
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    laws: Vec<Law>,
    now: Velocities,
    increments: Impulses,
    /// Speed at which each contact was last told to leave [m/s]; 0 for those that never were.
    leaving: Vec<f64>,
}

impl Memory {
    /// Whether contact `i` takes part in the bounce: it was told to leave and does so with that speed, now `u` [m/s].
    ///
    /// Its impulse may still be zero: where more corners strike than can carry independent impulses, an exact answer
    /// of the normal problem leaves some unloaded. They bounced all the same.
    pub(crate) fn leaves(&self, i: usize, impulse: f64, u: f64) -> bool {
        impulse > 0.0 || (self.leaving[i] > 0.0 && u <= self.leaving[i] * (1.0 + LEAVING_ACCURACY))
    }
}

impl Memory {
    /// Whether contact `i` had a bounce of its own.
    pub(crate) fn told_to_leave(&self, i: usize) -> bool {
        self.leaving[i] > 0.0
    }
}

/// How closely a leaving speed must be met to count as the contact's own bounce.
const LEAVING_ACCURACY: f64 = 1e-9;

/// Runs the phase from the free velocity. `total` receives its impulses; the space is left with its base restored and
/// the impulses loaded.
pub(crate) fn restitution<S: Space>(
    space: &mut S,
    problem: &Problem,
    before: &Velocities,
    free: &Velocities,
    settings: &Settings,
    task: &Task,
    total: &mut Impulses,
    m: &mut Memory,
    methods: &mut dispatch::Memory,
    effort: &mut Effort,
) -> Outcome {
    let n = space.contact_count();
    let mut outcome = Outcome { bounced: false, solved: true };
    total.reset(n, space.row_count());
    space.restore();
    m.now.copy_from(free);
    m.leaving.clear();
    m.leaving.resize(n, 0.0);
    // a chain of n contacts passes a blow on at most about n times
    let most_rounds = 10 + 4 * n as u32;
    for round in 0.. {
        m.laws.clear();
        let mut bounces = false;
        for i in 0..n {
            let u = m.now.contacts[i].x;
            let kick = positive_part(before.contacts[i].x - free.contacts[i].x);
            let (gap, e) = (problem.gap(i), problem.restitution(i));
            let speed = -u - kick;
            let touches = gap <= 0.0 || gap + problem.horizon * u <= 0.0;
            let leaves = e > 0.0 && speed > max(settings.restitution_threshold, kick) && touches;
            bounces |= leaves;
            if u < 0.0 {
                m.leaving[i] = if leaves { e * speed } else { 0.0 };
            }
            let floor = if leaves { -e * speed } else { gap_floor(problem, i, settings) };
            m.laws.push(Law { floor, friction: 0.0, frozen: 0.0, member: u < 0.0 });
        }
        if !bounces {
            break;
        }
        if round == most_rounds {
            outcome.solved = false;
            break;
        }
        outcome.bounced = true;
        effort.rounds += 1;
        outcome.solved &= solve_round(space, settings, task, total, m, methods, effort);
    }
    // inelastic clean-up of what the bounces pushed together
    if outcome.bounced {
        m.laws.clear();
        let mut closes = false;
        for i in 0..n {
            let law = Law { friction: 0.0, ..Law::of(problem, i, settings) };
            closes |= m.now.contacts[i].x + law.floor < 0.0;
            m.laws.push(law);
        }
        if closes {
            outcome.solved &= solve_round(space, settings, task, total, m, methods, effort);
        }
    }
    space.restore();
    space.load(total);
    outcome
}

/// Solves the laws of a round from the present velocity, adds its impulses to `total`, makes the result the base.
fn solve_round<S: Space>(
    space: &mut S,
    settings: &Settings,
    task: &Task,
    total: &mut Impulses,
    m: &mut Memory,
    methods: &mut dispatch::Memory,
    effort: &mut Effort,
) -> bool {
    m.increments.reset(total.contacts.len(), total.rows.len());
    let judge = Judge { laws: &m.laws, free: &m.now, tolerance: settings.tolerance, criterion: settings.criterion };
    let task = Task { method: crate::Method::Auto, warm: false, ..*task };
    let (measure, _) = dispatch(space, &judge, &mut m.increments, &task, methods, effort);
    let solved = judge.accepts(measure);
    for (t, q) in total.contacts.iter_mut().zip(&m.increments.contacts) {
        *t += *q;
    }
    for (t, q) in total.rows.iter_mut().zip(&m.increments.rows) {
        *t += q;
    }
    space.rebase();
    read_velocities(space, &mut m.now);
    solved
}
