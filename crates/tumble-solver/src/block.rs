//! Block Gauss–Seidel: one exact contact after the other, over and over; and Anderson's acceleration of it.
//!
//! A sweep is cheap and never makes a contact worse than exact, but information travels one contact per sweep: a tall
//! stack or a mass ratio of 1000 needs Newton. Anderson's method extrapolates over the last sweeps, projected back to
//! the cone, and goes back when the change doubles.

use crate::cone;
use crate::judge::{Effort, Judge, Measure};
use crate::space::{Impulses, Space, go_on};
use tumble_math::order::{max, max_abs};
use tumble_math::{DVec3, dense};

/// Sweeps that Anderson's method looks back on. Five to ten gain alike; more only costs memory.
const HISTORY: usize = 8;

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// Root of each contact's last slide.
    pub(crate) slips: Vec<f64>,
    best: Impulses,
    before: Impulses,
    /// The way of the sweeps so far.
    way: Impulses,
    /// What the last plain sweep left, before an extrapolation.
    plain: Impulses,
    step: Impulses,
    last_step: Impulses,
    last_after: Impulses,
    step_changes: Vec<Impulses>,
    after_changes: Vec<Impulses>,
}

impl Memory {
    pub(crate) fn forget_slips(&mut self, n: usize) {
        self.slips.clear();
        self.slips.resize(n, 0.0);
    }
}

/// One sweep over the bilateral rows; returns the largest velocity that it stopped [m/s].
pub(crate) fn sweep_rows<S: Space>(space: &mut S, impulses: &mut Impulses) -> f64 {
    let mut change = 0.0;
    for j in 0..impulses.rows.len() {
        let w = space.row_velocity(j);
        let delta = -w / space.row_stiffness(j);
        space.push_row(j, delta);
        impulses.rows[j] += delta;
        change = max(change, w.abs());
    }
    change
}

/// Which way a sweep goes over the contacts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Forth,
    Back,
}

/// How well a sweep solves each contact.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    /// To rounding.
    Exact,
    /// By one step of the search for a sliding root: the next sweep goes on.
    Approach,
}

/// One sweep over bilateral rows and contacts; returns the largest change of velocity |K δλ|∞ [m/s].
fn sweep<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    slips: &mut [f64],
    way: Way,
    care: Care,
) -> f64 {
    let mut change = sweep_rows(space, impulses);
    let count = judge.laws.len();
    for k in 0..count {
        let i = if way == Way::Forth { k } else { count - 1 - k };
        let law = &judge.laws[i];
        if !law.member {
            continue;
        }
        let old = impulses.contacts[i];
        if old == DVec3::ZERO && law.frozen == 0.0 && space.normal_velocity(i) + law.floor >= 0.0 {
            // open, and it stays so: as `solve` would say
            slips[i] = 0.0;
            continue;
        }
        let local = space.local(i);
        let mut b = space.velocity(i) - local.apply(old);
        b.x += law.floor;
        let new = if law.frozen > 0.0 {
            local.solve_frozen(b, law.friction, law.frozen, &mut slips[i]).0
        } else if care == Care::Approach {
            local.approach(b, law.friction, &mut slips[i])
        } else {
            local.solve(b, law.friction, &mut slips[i]).0
        };
        let delta = new - old;
        if delta != DVec3::ZERO {
            change = max(change, max_abs(local.apply(delta)));
            space.push(i, delta);
            impulses.contacts[i] = new;
        }
    }
    change
}

/// Plain sweeps until a sweep changes nothing beyond the tolerance, at most `most`. Leaves the impulses loaded.
pub(crate) fn gauss_seidel<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Memory,
    effort: &mut Effort,
) -> Measure {
    memory.forget_slips(impulses.contacts.len());
    space.load(impulses);
    let mut measure = judge.measure_loaded(space, impulses);
    let mut goal = judge.residual_goal(measure);
    let mut next_look = 1;
    for k in 1..=most {
        if judge.accepts(measure) {
            break;
        }
        let way = if k % 2 == 1 { Way::Forth } else { Way::Back };
        let change = sweep(space, judge, impulses, &mut memory.slips, way, Care::Exact);
        effort.sweeps += 1;
        // the change is a cheap test; the measure is the word
        if change <= goal || k == next_look || k == most {
            space.load(impulses);
            measure = judge.measure_loaded(space, impulses);
            goal = judge.residual_goal(measure);
            next_look = k + 1 + k / 4;
            if change == 0.0 {
                break;
            }
        }
    }
    measure
}

/// At most `most` plain sweeps there and back, from impulses that are loaded; ends early when a sweep changes nothing
/// beyond the tolerance. From impulses that gain no energy they hardly gain any: what the guard goes back to.
pub(crate) fn plain_sweeps<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Memory,
    effort: &mut Effort,
) {
    memory.forget_slips(impulses.contacts.len());
    for k in 0..most {
        let way = if k % 2 == 0 { Way::Forth } else { Way::Back };
        effort.sweeps += 1;
        if sweep(space, judge, impulses, &mut memory.slips, way, Care::Exact) <= 0.5 * judge.tolerance {
            break;
        }
    }
}

/// At most `most` sweeps along conjugate directions, from impulses that are loaded; leaves them so. Measured only where the
/// last sweep says that it may be worth it: the certificate measures every answer anyway.
///
/// What a sweep changes is taken for a gradient, and Fletcher and Reeves say how far to go on along the way so far:
/// by the ratio of two gradients' squares. Where that grows the way is forgotten. A sweep carries news by one contact;
/// along the way they travel on: `conjugate_sweeps_get_farther_than_plain_ones` says how far (Silcowitz, Niebur and
/// Erleben 2010 for projected sweeps of friction boxes; here every contact keeps to its cone).
pub(crate) fn conjugate_sweeps<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Memory,
    effort: &mut Effort,
) -> Measure {
    if let Some(settled) = space.sweep_by_colours(judge, impulses, most, effort) {
        // what travelled along with the impulses is off by rounding
        space.load(impulses);
        return if settled { judge.measure_loaded(space, impulses) } else { Measure::WORST };
    }
    let count = impulses.contacts.len();
    memory.forget_slips(count);
    memory.way.reset(count, impulses.rows.len());
    memory.before.copy_from(impulses);
    space.set_out();
    let mut last = f64::INFINITY;
    for k in 1..=most {
        // from the last to the first: a world numbers the contacts of a pile from its top
        let change = sweep(space, judge, impulses, &mut memory.slips, Way::Back, Care::Approach);
        effort.sweeps += 1;
        if change <= 0.5 * judge.tolerance {
            return judge.measure(space, impulses);
        }
        if k == most {
            break;
        }
        let square = square_of_change(space, impulses, &memory.before);
        let part = Some(square / last).filter(|part| *part < 1.0);
        last = square;
        space.go_on(part);
        let Memory { before, way, .. } = &mut *memory;
        for ((now, from), way) in impulses.contacts.iter_mut().zip(&mut before.contacts).zip(&mut way.contacts) {
            go_on(now, from, way, part);
        }
        for ((now, from), way) in impulses.rows.iter_mut().zip(&mut before.rows).zip(&mut way.rows) {
            go_on(now, from, way, part);
        }
    }
    space.load(impulses);
    Measure::WORST
}

/// Square of what a sweep changed, as if every contact were alone [J].
fn square_of_change<S: Space>(space: &S, after: &Impulses, before: &Impulses) -> f64 {
    let mut square = 0.0;
    for (i, (a, b)) in after.contacts.iter().zip(&before.contacts).enumerate() {
        square += (*a - *b).length_squared() * space.local(i).nn;
    }
    for (j, (a, b)) in after.rows.iter().zip(&before.rows).enumerate() {
        square += (a - b) * (a - b) * space.row_stiffness(j);
    }
    square
}

/// Sweeps accelerated by Anderson's method; keeps the best iterate that was measured.
///
/// An extrapolation whose next sweep changes more than before is taken back, and plain sweeps follow, twice as many
/// each time: where the law's kinks defeat extrapolation, this is plain Gauss–Seidel.
pub(crate) fn anderson<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Memory,
    effort: &mut Effort,
) -> Measure {
    memory.forget_slips(impulses.contacts.len());
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
        let change = sweep(space, judge, impulses, &mut memory.slips, Way::Forth, Care::Exact);
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

/// Which entries of the buffers hold past changes.
#[derive(Clone, Copy, Default)]
struct History {
    used: usize,
    slot: usize,
    primed: bool,
}

impl History {
    /// Remembers the last sweep, whose step is in `memory.step` and whose result is `after`.
    fn push(&mut self, memory: &mut Memory, after: &Impulses) {
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
fn extrapolate<S: Space>(space: &S, judge: &Judge, impulses: &mut Impulses, memory: &Memory, used: usize) -> bool {
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
        if !law.member {
            continue;
        }
        let mut l = impulses.contacts[i];
        for p in 0..used {
            l -= memory.after_changes[p].contacts[i] * weights[p];
        }
        impulses.contacts[i] = if law.frozen > 0.0 {
            let n = tumble_math::order::positive_part(l.x);
            let (y, z) = cone::onto_disc(l.y, l.z, law.friction * (n + law.frozen));
            DVec3::new(n, y, z)
        } else {
            cone::clip(l, law.friction)
        };
    }
    for j in 0..impulses.rows.len() {
        for p in 0..used {
            impulses.rows[j] -= memory.after_changes[p].rows[j] * weights[p];
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blocks::BlockSpace;
    use crate::bodies::tests::{heap, random_impulses};
    use crate::bodies::{BodySpace, Memory as BodyMemory};
    use crate::law::Law;
    use crate::space::{Velocities, read_velocities};
    use std::borrow::Cow;
    use tumble_suite::Random;

    fn laws(count: usize) -> Vec<Law> {
        (0..count).map(|i| Law { floor: 0.0, friction: 0.1 * i as f64, frozen: 0.0, member: i != 3 }).collect()
    }

    /// Velocities of the space, and after loading the impulses anew.
    fn carried<S: Space>(space: &mut S, impulses: &Impulses) -> (Velocities, Velocities) {
        let (mut carried, mut loaded) = (Velocities::default(), Velocities::default());
        read_velocities(space, &mut carried);
        space.load(impulses);
        read_velocities(space, &mut loaded);
        (carried, loaded)
    }

    fn sweep_and_compare<S: Space>(space: &mut S, rows: usize, seed: u64) {
        let count = space.contact_count();
        let laws = laws(count);
        let mut free = Velocities::default();
        read_velocities(space, &mut free);
        let judge =
            Judge { laws: &laws, free: &free, tolerance: 1e-12, criterion: crate::Criterion::Residual, gaps: None };
        let mut impulses = random_impulses(&mut Random::new(seed), count, rows);
        let held = impulses.contacts[3];
        space.load(&impulses);
        let (mut memory, mut effort) = (Memory::default(), Effort::default());
        let measure = conjugate_sweeps(space, &judge, &mut impulses, 7, &mut memory, &mut effort);
        assert_eq!((measure, effort.sweeps), (Measure::WORST, 7));
        assert_eq!(impulses.contacts[3], held, "no member, no change");
        let (carried, loaded) = carried(space, &impulses);
        for (a, b) in carried.contacts.iter().zip(&loaded.contacts) {
            assert!((*a - *b).length() < 1e-12, "{a} {b}");
        }
        for (a, b) in carried.rows.iter().zip(&loaded.rows) {
            assert!((a - b).abs() < 1e-12, "{a} {b}");
        }
    }

    #[test]
    fn velocities_go_along_with_the_impulses_although_nothing_is_loaded() {
        for seed in 0..20 {
            let h = heap(seed, 2);
            let mut memory = BodyMemory::default();
            sweep_and_compare(&mut BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut memory), 2, seed);
            let h = heap(seed, 0);
            let blocks = BlockSpace::blocks_of(&h.bodies, &h.contacts, &h.bilaterals);
            let free = vec![DVec3::new(-1.0, 0.3, 0.2); h.contacts.len()];
            sweep_and_compare(&mut BlockSpace::new(Cow::Owned(blocks), &free, &free), 0, seed);
        }
    }

    #[test]
    fn a_way_goes_on_by_its_part_and_is_forgotten_without_one() {
        let h = heap(4, 0);
        let mut memory = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut memory);
        let at = |space: &BodySpace<'_>| space.velocity(0);
        let push = DVec3::new(1.0, 0.2, -0.1);
        let start = at(&space);
        space.set_out();
        space.push(0, push);
        let first = at(&space) - start;
        // nothing went before the first sweep
        space.go_on(Some(0.5));
        assert!((at(&space) - start - first).length() < 1e-14);
        space.push(0, push * 2.0);
        space.go_on(Some(0.25));
        // 1 + 2 and a quarter of the way of 1; the way is now 2.25
        assert!((at(&space) - start - first * 3.25).length() < 1e-13);
        space.go_on(Some(1.0));
        assert!((at(&space) - start - first * 5.5).length() < 1e-13);
        space.go_on(None);
        space.go_on(Some(1.0));
        assert!((at(&space) - start - first * 5.5).length() < 1e-13);
    }
}
