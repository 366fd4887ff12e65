//! Block Gauss–Seidel: one exact contact after the other, over and over; plain, and along conjugate directions.
//!
//! A sweep is cheap and never makes a contact worse than exact, but information travels one contact per sweep: a tall
//! stack or a mass ratio of 1000 needs Newton.

use super::colours::{self, COLOURED};
use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::space::traits::{Impulses, SweepSpace, accelerate};
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    /// Root of each contact's last slide.
    slips: Vec<f64>,
    before: Impulses,
    /// The direction of the sweeps so far.
    direction: Impulses,
    colours: colours::Buffers,
}

/// No contact has slid yet.
pub(super) fn forget_slips(slips: &mut Vec<f64>, contacts: usize) {
    slips.clear();
    slips.resize(contacts, 0.0);
}

/// One sweep over the bilateral rows; returns the largest velocity that it stopped [m/s].
pub(crate) fn sweep_rows<S: SweepSpace>(space: &mut S, impulses: &mut Impulses) -> f64 {
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

/// In which order a sweep takes the contacts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// From the first to the last.
    Forward,
    /// From the last to the first.
    Backward,
}

impl Order {
    /// Forward and backward in turn.
    fn alternating(sweep: u32) -> Self {
        if sweep.is_multiple_of(2) { Self::Forward } else { Self::Backward }
    }
}

/// Accuracy with which a sweep solves each contact.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Accuracy {
    /// To rounding.
    Exact,
    /// By one step of the search for a sliding root: the next sweep goes on.
    OneStep,
}

/// One sweep over bilateral rows and contacts; returns the largest change of velocity |K δλ|∞ [m/s].
pub(super) fn sweep<S: SweepSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    slips: &mut [f64],
    order: Order,
    accuracy: Accuracy,
) -> f64 {
    let mut change = sweep_rows(space, impulses);
    let count = judge.laws.len();
    for k in 0..count {
        let i = if order == Order::Forward { k } else { count - 1 - k };
        let law = &judge.laws[i];
        if !law.active {
            continue;
        }
        let old = impulses.contacts[i];
        if old == DVec3::ZERO && space.normal_velocity(i) + law.bound >= 0.0 {
            // open, and it stays so: as `solve` would say
            slips[i] = 0.0;
            continue;
        }
        let local = space.local(i);
        let mut b = space.velocity(i) - local.apply(old);
        b.x += law.bound;
        let new = if accuracy == Accuracy::OneStep {
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
pub(crate) fn gauss_seidel<S: SweepSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Buffers,
    effort: &mut Effort,
) -> Measure {
    forget_slips(&mut memory.slips, impulses.contacts.len());
    space.load(impulses);
    let mut measure = judge.measure_loaded(space, impulses);
    let mut goal = judge.residual_goal(measure);
    let mut next_look = 1;
    for k in 1..=most {
        if judge.accepts(measure) {
            break;
        }
        let order = Order::alternating(k - 1);
        let change = sweep(space, judge, impulses, &mut memory.slips, order, Accuracy::Exact);
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
pub(crate) fn plain_sweeps<S: SweepSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Buffers,
    effort: &mut Effort,
) {
    forget_slips(&mut memory.slips, impulses.contacts.len());
    for k in 0..most {
        effort.sweeps += 1;
        let order = Order::alternating(k);
        if sweep(space, judge, impulses, &mut memory.slips, order, Accuracy::Exact) <= 0.5 * judge.tolerance {
            break;
        }
    }
}

/// At most `most` sweeps along conjugate directions, from impulses that are loaded; leaves them so. Measured only where the
/// last sweep says that it may be worth it: the certificate measures every solution anyway.
///
/// The change of a sweep is taken for a gradient, and Fletcher and Reeves say how much momentum along the direction so far
/// follows it: the ratio of two gradients' squares. Where that grows the direction is forgotten. A plain sweep carries a
/// change on by one contact; with momentum it gets farther: `conjugate_sweeps_get_farther_than_plain_ones` says how far
/// (Silcowitz-Hansen, Niebe and Erleben 2010 for projected sweeps of friction boxes; here every contact keeps to its cone).
///
/// Large islands of bodies without rows are swept by colours, with momentum ([`super::momentum`]): where contacts keep changing
/// between sticking and sliding it gets farther, while conjugate directions end sooner in an island at rest.
pub(crate) fn conjugate_sweeps<S: SweepSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    memory: &mut Buffers,
    effort: &mut Effort,
) -> Measure {
    if space.contact_count() >= COLOURED {
        let threaded = space.is_threaded();
        let settled =
            space.island().map(|island| memory.colours.sweep(&island, judge, impulses, most, threaded, effort));
        if let Some(settled) = settled {
            // velocities that went along with the impulses are off by rounding
            space.load(impulses);
            return if settled { judge.measure_loaded(space, impulses) } else { Measure::WORST };
        }
    }
    let count = impulses.contacts.len();
    forget_slips(&mut memory.slips, count);
    memory.direction.reset(count, impulses.rows.len());
    memory.before.copy_from(impulses);
    space.begin_acceleration();
    let mut last = f64::INFINITY;
    for k in 1..=most {
        // from the last to the first: a world numbers the contacts of a pile from its top
        let change = sweep(space, judge, impulses, &mut memory.slips, Order::Backward, Accuracy::OneStep);
        effort.sweeps += 1;
        if change <= 0.5 * judge.tolerance {
            return judge.measure(space, impulses);
        }
        if k == most {
            break;
        }
        let square = square_of_change(space, impulses, &memory.before);
        let momentum = Some(square / last).filter(|momentum| *momentum < 1.0);
        last = square;
        space.accelerate(momentum);
        let Buffers { before, direction, .. } = &mut *memory;
        for ((now, from), along) in impulses.contacts.iter_mut().zip(&mut before.contacts).zip(&mut direction.contacts)
        {
            accelerate(now, from, along, momentum);
        }
        for ((now, from), along) in impulses.rows.iter_mut().zip(&mut before.rows).zip(&mut direction.rows) {
            accelerate(now, from, along, momentum);
        }
    }
    space.load(impulses);
    Measure::WORST
}

/// Square of a sweep's change, as if every contact were alone [J].
fn square_of_change<S: SweepSpace>(space: &S, after: &Impulses, before: &Impulses) -> f64 {
    let mut square = 0.0;
    for (i, (a, b)) in after.contacts.iter().zip(&before.contacts).enumerate() {
        square += (*a - *b).length_squared() * space.local(i).nn;
    }
    for (j, (a, b)) in after.rows.iter().zip(&before.rows).enumerate() {
        square += (a - b) * (a - b) * space.row_stiffness(j);
    }
    square
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::one_contact::law::Law;
    use crate::settings::Criterion;
    use crate::space::bodies::tests::{heap, random_impulses};
    use crate::space::bodies::{BodySpace, Buffers as BodyMemory};
    use crate::space::traits::{Space, Velocities, read_velocities};
    use tumble_suite::Random;

    fn laws(count: usize) -> Vec<Law> {
        (0..count).map(|i| Law { bound: 0.0, friction: 0.1 * i as f64, active: i != 3 }).collect()
    }

    /// Velocities of the space, and after loading the impulses anew.
    fn carried<S: SweepSpace>(space: &mut S, impulses: &Impulses) -> (Velocities, Velocities) {
        let (mut carried, mut loaded) = (Velocities::default(), Velocities::default());
        read_velocities(space, &mut carried);
        space.load(impulses);
        read_velocities(space, &mut loaded);
        (carried, loaded)
    }

    fn sweep_and_compare<S: SweepSpace>(space: &mut S, rows: usize, seed: u64) {
        let count = space.contact_count();
        let laws = laws(count);
        let mut free = Velocities::default();
        read_velocities(space, &mut free);
        let judge = Judge { laws: &laws, free: &free, tolerance: 1e-12, criterion: Criterion::Residual, gaps: None };
        let mut impulses = random_impulses(&mut Random::new(seed), count, rows);
        let held = impulses.contacts[3];
        space.load(&impulses);
        let (mut memory, mut effort) = (Buffers::default(), Effort::default());
        let measure = conjugate_sweeps(space, &judge, &mut impulses, 7, &mut memory, &mut effort);
        assert_eq!((measure, effort.sweeps), (Measure::WORST, 7));
        assert_eq!(impulses.contacts[3], held, "not active, no change");
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
        }
    }

    #[test]
    fn a_direction_goes_on_by_its_momentum_and_is_forgotten_without() {
        let h = heap(4, 0);
        let mut memory = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut memory);
        let at = |space: &BodySpace<'_>| space.velocity(0);
        let push = DVec3::new(1.0, 0.2, -0.1);
        let start = at(&space);
        space.begin_acceleration();
        space.push(0, push);
        let first = at(&space) - start;
        // nothing went before the first sweep
        space.accelerate(Some(0.5));
        assert!((at(&space) - start - first).length() < 1e-14);
        space.push(0, push * 2.0);
        space.accelerate(Some(0.25));
        // 1 + 2 and a quarter of the direction of 1; the direction is now 2.25
        assert!((at(&space) - start - first * 3.25).length() < 1e-13);
        space.accelerate(Some(1.0));
        assert!((at(&space) - start - first * 5.5).length() < 1e-13);
        space.accelerate(None);
        space.accelerate(Some(1.0));
        assert!((at(&space) - start - first * 5.5).length() < 1e-13);
    }
}
