//! The restitution phase: bounces, normals only.
//!
//! Round 0 looks at the contacts that approach. Those that bounce must leave with e·c, c the approach speed before the
//! kick; the rest must respect their gap. Bounces may close other contacts: further rounds, until no contact bounces (a
//! touching cradle of n balls needs about n). A separating contact inside a round would break the energy proof
//! (measured: +59 %), so the set is made anew each time. A last inelastic round cleans up.
//!
//! In every round the kick is taken out, δ = (u_n(v⁻) − u_n(v*))₊: using the kicked velocity gains g·h per bounce.
//! A bounce shorter than a step (speed below δ) is not a bounce.
//!
//! A bounce is found up to h|u| above the surface, and e·c there would be too high a flight afterwards: the fall to the
//! surface and back is worth 2a·gap of speed squared, of which e² returns. See [`leaving_speed`].

use super::budget::Budget;
use super::dispatch::{self, dispatch};
use crate::effort::Effort;
use crate::judge::measure::Judge;
use crate::one_contact::law::{Law, while_solving};
use crate::settings::{Method, Settings};
use crate::space::traits::{ContactSpace, Impulses, Space, Velocities, read_velocities};
use tumble_math::order::{max, min, positive_part};

/// Outcome of the phase.
pub(crate) struct Outcome {
    /// Some contact bounced.
    pub(crate) bounced: bool,
    /// Every round met its tolerance and the rounds came to an end.
    pub(crate) solved: bool,
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    laws: Vec<Law>,
    now: Velocities,
    increments: Impulses,
    /// Speed that a bounce must exceed [m/s].
    threshold: f64,
    /// Speed at which each contact was last told to leave [m/s]; 0 for a contact that never was.
    leaving: Vec<f64>,
}

impl Buffers {
    /// Whether contact `i` takes part in the bounce: it was told to leave and does so with that speed, now `u` [m/s].
    ///
    /// Its impulse may still be zero: where more corners strike than can carry independent impulses, an exact solution
    /// of the normal problem leaves some unloaded. They bounced all the same.
    pub(crate) fn leaves(&self, i: usize, impulse: f64, u: f64) -> bool {
        impulse > 0.0 || (self.leaving[i] > 0.0 && u <= self.leaving[i] * (1.0 + LEAVING_ACCURACY))
    }
}

impl Buffers {
    /// The laws of a round, from the present velocities: a contact that approaches fast enough leaves again, any other that
    /// approaches respects its gap. Whether a contact bounces.
    fn next_round<S: Space>(&mut self, space: &S, before: &Velocities, free: &Velocities, settings: &Settings) -> bool {
        self.laws.clear();
        let mut bounces = false;
        for i in 0..self.now.contacts.len() {
            let u = self.now.contacts[i].x;
            let kick = positive_part(before.contacts[i].x - free.contacts[i].x);
            let (gap, e) = (space.gap(i), space.restitution(i));
            let speed = -u - kick;
            let touches = gap <= 0.0 || gap + space.window(i) * u <= 0.0;
            let slowest = max(max(self.threshold, space.own_slowest_bounce(i)), kick);
            let fast = e > 0.0 && speed > slowest && touches;
            let leaving = match (fast, settings.bounce_at_surface) {
                (false, _) => 0.0,
                (true, false) => e * speed,
                (true, true) => leaving_speed(e, speed, kick, positive_part(gap) / space.kick_time()),
            };
            let leaves = leaving > 0.0;
            bounces |= leaves;
            if u < 0.0 {
                self.leaving[i] = leaving;
            }
            let bound = if leaves { -leaving } else { while_solving(space.gap_bound(i), settings) };
            // an elastic contact that is still out of reach is left to the round in which it gets hit: holding it to its
            // gap now would take the speed away with which it is to bounce
            let later = e > 0.0 && !touches;
            // the sign of a rounding must not tell whether what rests takes part
            let rests = space.pressing(i).filter(|_| u.abs() <= RESTING * settings.tolerance);
            self.laws.push(Law { bound, friction: 0.0, active: rests.unwrap_or(u < 0.0 && !later) });
        }
        bounces
    }

    /// Whether contact `i` had a bounce of its own.
    pub(crate) fn has_own_bounce(&self, i: usize) -> bool {
        self.leaving[i] > 0.0
    }
}

/// Tolerances of the solver below which a contact of two that rest neither approaches nor leaves [–]: what rests moves no faster than ten,
/// each of the two.
const RESTING: f64 = 20.0;

/// Largest deviation from a leaving speed, relative to it, of a contact that counts as having made its own bounce [–]. Chosen, not derived:
/// at 10 m/s that is one tolerance.
const LEAVING_ACCURACY: f64 = 1e-9;

/// Runs the phase from the free velocity, which is the base and present. `total` receives its impulses; the space is left
/// with its base restored and the impulses loaded.
pub(crate) fn restitution<S: ContactSpace>(
    space: &mut S,
    before: &Velocities,
    free: &Velocities,
    settings: &Settings,
    budget: &Budget,
    total: &mut Impulses,
    m: &mut Buffers,
    methods: &mut dispatch::Buffers,
    effort: &mut Effort,
) -> Outcome {
    let n = space.contact_count();
    let mut outcome = Outcome { bounced: false, solved: true };
    total.reset(n, space.row_count());
    // velocities first: most steps have no impact, and then the contacts are left alone
    let threshold = space.slowest_bounce(settings.restitution_threshold);
    let strikes = |i: usize| {
        let (u, kick) = (free.contacts[i].x, positive_part(before.contacts[i].x - free.contacts[i].x));
        let speed = -u - kick;
        // few approach so fast: the contacts themselves are asked last
        speed > threshold && speed > kick && speed > space.own_slowest_bounce(i) && space.restitution(i) > 0.0
    };
    if !(0..n).any(strikes) {
        return outcome;
    }
    space.restore();
    m.now.copy_from(free);
    m.threshold = threshold;
    m.leaving.clear();
    m.leaving.resize(n, 0.0);
    // a chain of n contacts passes an impact on at most about n times
    let most_rounds = 10 + 4 * n as u32;
    for round in 0.. {
        let bounces = m.next_round(space, before, free, settings);
        if !bounces {
            break;
        }
        if round == most_rounds {
            outcome.solved = false;
            // contacts that would have bounced once more
            for (law, u) in m.laws.iter().zip(&m.now.contacts).filter(|(law, _)| law.active) {
                effort.bounce_residual = max(effort.bounce_residual, -(u.x + law.bound));
            }
            break;
        }
        outcome.bounced = true;
        effort.rounds += 1;
        outcome.solved &= solve_round(space, settings, budget, total, m, methods, effort);
    }
    // inelastic clean-up of the bodies that the bounces pushed together
    if outcome.bounced {
        m.laws.clear();
        let mut closes = false;
        for i in 0..n {
            let law = Law { friction: 0.0, ..Law::of(space.gap_bound(i), space.friction(i), settings) };
            closes |= m.now.contacts[i].x + law.bound < 0.0;
            m.laws.push(law);
        }
        if closes {
            outcome.solved &= solve_round(space, settings, budget, total, m, methods, effort);
        }
    }
    space.restore();
    space.load(total);
    outcome
}

/// Speed with which a contact leaves that approaches with `speed` before the `kick` of the step, found at `height`
/// [all m/s; the gap in units of a step]; 0 when the bounce would not even lead back to where it was found.
///
/// With a the acceleration that closes the gap, kick = a h, the approach has ½c² + a g + ½a h c left of energy when the
/// frame begins; at the surface that is ½c₀², and e² of it returns: w² + a h w + 2a g = e²(c² + a h c + 2a g). So a ball
/// rises to e²H whatever the step. w ≤ e c, so no proof of the phase changes; w = c for e = 1, w = e c without a kick.
/// A body that is found higher than it will rise (possible only for c < 2a h(1−e²)/e², bounces of a few steps) lands first
/// and bounces in the next step, with less.
fn leaving_speed(e: f64, speed: f64, kick: f64, height: f64) -> f64 {
    if kick == 0.0 || e == 1.0 {
        return e * speed;
    }
    let (half, fall) = (0.5 * kick, 2.0 * kick * height);
    let q = half * half + e * e * (speed * (speed + kick) + fall) - fall;
    if q > half * half { min(q.sqrt() - half, e * speed) } else { 0.0 }
}

/// Solves the laws of a round from the present velocity, adds its impulses to `total`, makes the result the base.
fn solve_round<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    budget: &Budget,
    total: &mut Impulses,
    m: &mut Buffers,
    methods: &mut dispatch::Buffers,
    effort: &mut Effort,
) -> bool {
    m.increments.reset(total.contacts.len(), total.rows.len());
    let judge =
        Judge { laws: &m.laws, free: &m.now, tolerance: settings.tolerance, criterion: settings.criterion, gaps: None };
    let budget = budget.for_restitution();
    let (measure, _) = dispatch(space, &judge, &mut m.increments, Method::Auto, &budget, methods, effort);
    let solved = judge.accepts(measure);
    if !solved {
        // sweeps that ran out are not measured by themselves
        let known = measure.residual.is_finite();
        let measure = if known { measure } else { judge.measure_loaded(space, &m.increments) };
        effort.bounce_residual = max(effort.bounce_residual, measure.residual);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bounce_found_above_the_surface_returns_e_squared_of_the_fall_to_the_surface() {
        let (g, h) = (9.81, 1.0 / 60.0);
        for e in [0.0, 0.3, 0.5, 0.73, 0.99, 1.0] {
            for c in [0.2, 1.0, 4.4, 30.0] {
                for part in [0.0, 0.3, 0.9, 1.0] {
                    // energies at the frames before and after, the surface being at 0
                    let gap = part * c * h;
                    let w = leaving_speed(e, c, g * h, gap / h);
                    let energy = |v: f64| 0.5 * v * v + g * (gap + 0.5 * h * v);
                    assert!(w <= e * c && w >= 0.0);
                    if w > 0.0 {
                        assert!((energy(w) - e * e * energy(c)).abs() <= 1e-14 * energy(c), "{e} {c} {part}");
                    } else {
                        assert!(e * e * energy(c) <= g * gap * (1.0 + 1e-12), "{e} {c} {part}");
                    }
                    assert_eq!(leaving_speed(e, c, 0.0, gap / h), e * c);
                }
            }
        }
    }
}
