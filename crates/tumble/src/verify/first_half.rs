//! The first half drift, made with velocities that a solve may not have seen: bodies that it would lead into others are
//! solved at the start of the step instead, with their whole island.

use super::crossing::{Course, PairPath, may_be_long};
use super::predict::{Answer, Predictions};
use crate::detect::detector::Detector;
use crate::model::placed_shape::PlacedShape;
use crate::solve::island::Islands;
use crate::state::contact::Contact;
use crate::system::{Body, ON_ITS_SIDE, System};
use crate::time::clock::Clock;
use crate::time::drift::{path, starts_fast};
use rayon::prelude::*;
use std::collections::BTreeSet;
use tumble_geometry::{Manifolds, Workspace};
use tumble_math::order::{max, min};
use tumble_solver::Velocity;

/// Factor on the path of a body within which others may be in its path [–]: more than rounding.
const WIDER: f64 = 1.0 + 1e-9;

/// Part of a step in which a velocity can have led into overlap [–]: half of it, and a fiftieth more, which is chosen: it costs a
/// sweep where it is not needed.
const FIRST_HALF: f64 = 0.51;

/// Contacts below which one thread picks faster than several [–].
const SERIAL_CONTACTS: usize = 4096;

/// Marks the bodies to be solved at the start of the step whose velocity no solve has seen and would lead into another body
/// in the first half drift. A marked body stands where it is until then, in the path of bodies that followed it.
///
/// All are checked in the order of their slots, and again, round after round, the bodies in whose path a newly marked one
/// may stand. Returns the number of checks, which is the cost.
pub(crate) fn check_first_half_drift(system: &mut System, detector: &mut Detector, clock: Clock) -> usize {
    let longer = clock.is_longer_than(system.state.announced);
    detector.refresh(system, clock.dt);
    let in_question = |body: Body<'_>| !body.step.start_up && starts_fast(body, clock, longer);
    let (mut farthest, mut farthest_of_all) = (0.0, 0.0);
    let mut waiting = BTreeSet::new();
    for (id, body) in system.visited() {
        let way = path(body, clock.half());
        if way.is_finite() {
            farthest_of_all = max(farthest_of_all, way);
        }
        if in_question(body) {
            farthest = max(farthest, way);
            waiting.insert((0_u32, id.slot));
        }
    }
    let (mut near, mut looks) = (Vec::new(), 0);
    let (mut workspace, mut found) = (Workspace::default(), Manifolds::default());
    while let Some((round, slot)) = waiting.pop_first() {
        looks += 1;
        let goes_through = |a: (&PlacedShape, Body<'_>), b: (&PlacedShape, Body<'_>), deep: f64| {
            goes_through(system, a, b, clock.half(), deep, (&mut workspace, &mut found))
        };
        if !detector.runs_into_body(system, slot, (clock.half(), farthest_of_all), goes_through) {
            continue;
        }
        if let Some(body) = system.at_mut(slot) {
            body.step.start_over(clock.half());
        }
        detector.around(system, slot, WIDER * farthest, &mut near);
        looks += near.len();
        for &(other, distance) in &near {
            let Some(body) = system.at(other) else { continue };
            if in_question(body) && distance <= WIDER * path(body, clock.half()) {
                waiting.insert((if other > slot { round } else { round + 1 }, other));
            }
        }
    }
    looks
}

/// Whether two shapes that touch as the step begins are led through each other within `time` [s], or so deep into each other that they
/// would be led out on the far side: deeper than they are by more than is ever tolerated.
fn goes_through(
    system: &System,
    (ca, a): (&PlacedShape, Body<'_>),
    (cb, b): (&PlacedShape, Body<'_>),
    time: f64,
    deep: f64,
    (workspace, found): (&mut Workspace, &mut Manifolds),
) -> bool {
    if !may_be_long(Course::Begun, (ca, a), (cb, b), time) {
        return false;
    }
    let path = PairPath::new(Course::Begun, (ca, a), (cb, b), time);
    let level = -deep - ON_ITS_SIDE * min(ca.thickness, cb.thickness);
    level.is_finite() && path.first_overlap(system, level, workspace, found).is_some()
}

/// Most bodies of an island that is solved at a touch [–]: a meeting is of two, and others would meet them in the same step.
pub(crate) const MEETING: usize = 2;

/// An island with one body that is solved at another time than the midpoint is solved then as a whole, `half` a step [s] before the
/// midpoint where it starts over. True when that marks more bodies.
pub(crate) fn spread_offsets(system: &mut System, islands: &Islands, half: f64) -> bool {
    let mut changed = false;
    for island in islands.list.iter().filter(|i| i.offset != 0.0) {
        let slots = islands.bodies_of(island);
        // flights look after themselves
        if slots.iter().any(|slot| system.at(*slot).is_some_and(|b| b.step.begin > 0.0)) {
            continue;
        }
        // a touch of two that others follow is none of its own: it is left to the midpoint, or, behind it, to the start. A body that has come to
        // the island since is held at the midpoint, and would be led beyond it
        let joined = island.offset > 0.0
            && slots.iter().any(|slot| system.at(*slot).is_some_and(|b| b.step.offset != island.offset));
        // joints hold their bodies at all times: at a touch their rows would be those of another frame
        let jointed = !islands.joints_of(island).is_empty();
        let crowded = (slots.len() > MEETING || joined || jointed) && !island.start_up;
        let time = match crowded {
            false => (island.offset, island.start_up),
            true if island.offset > 0.0 => (0.0, false),
            true => (-half, true),
        };
        for &slot in slots {
            let Some(body) = system.at_mut(slot) else { continue };
            body.step.crowded |= crowded;
            if (body.step.offset, body.step.start_up) != time {
                body.step.solve_at(time);
                changed = true;
            }
        }
    }
    changed
}

/// Whether an island was led into overlap by a velocity that no solve has seen; its bodies are then solved at the start of
/// the step.
///
/// A pair that the last solve knew may also come to a little overlap, since bodies turn while they drift. Going back
/// does not cure that, and in a pile of tumbling bodies it would take over step after step.
pub(super) fn must_start_over(system: &mut System, answer: &Answer<'_>, predictions: &mut Predictions) -> bool {
    let mut again = false;
    if answer.all_same {
        return again;
    }
    let longer = answer.clock.is_longer_than(system.state.announced);
    for (c, tolerated) in led_into_overlap(system, answer) {
        let fresh = |slot: u32| system.at(slot).is_some_and(|b| b.state.fresh);
        let unseen = longer || fresh(c.body_a.slot) || fresh(c.body_b.slot);
        // of what bodies turn into no more is undone than of any other pair
        let overlooked = || tolerated && system.state.known.binary_search(&c.shapes).is_err();
        let led = unseen || overlooked();
        let Some(island) = answer.islands.list.get(c.island as usize).filter(|i| led && !i.start_up) else {
            continue;
        };
        for &slot in answer.islands.bodies_of(island) {
            if let Some(body) = system.at_mut(slot) {
                again |= !body.step.start_up;
                body.step.start_over(answer.clock.half());
            }
        }
    }
    if again {
        // predictions of these bodies were made from elsewhere
        let start_up = |slot: u32| system.at(slot).is_some_and(|b| b.step.start_up);
        predictions.contacts.retain(|c| !start_up(c.body_a.slot) && !start_up(c.body_b.slot));
    }
    again
}

/// The contacts that press against an overlap which the first half drift can have led into, beyond the slop and what turning alone may do
/// in that time; and whether each is beyond the tolerated overlap too.
fn led_into_overlap<'a>(system: &System, answer: &Answer<'a>) -> Vec<(&'a Contact, bool)> {
    // long records: candidates are picked by all threads
    let dt = answer.clock.dt;
    let size = |shape: u32| system.shape(shape).map_or(f64::INFINITY, |s| s.bounding_radius);
    let leads = |c: &Contact, tolerance: f64| {
        let (g, before, after) = (c.gap, c.approach_velocity.x, c.velocity.x);
        g < -tolerance && -g <= FIRST_HALF * dt * -before + tolerance && g + 0.5 * dt * after < -tolerance
    };
    let in_question = |c: &'a Contact| {
        if !(c.gap < 0.0 && c.impulse.x > 0.0 && c.approach_velocity.x < 0.0) {
            return None;
        }
        let (settings, smaller) = (&system.model.settings, min(size(c.shapes.0), size(c.shapes.1)));
        // the velocity of points that turn changes by ω(u + ωR) in a second: going back does not cure that
        let spin = |slot: u32| system.at(slot).map_or(0.0, |b| b.step.before.angular.length());
        let fastest = max(spin(c.body_a.slot), spin(c.body_b.slot));
        let turned = 0.25 * dt * dt * fastest * (c.approach_velocity.length() + fastest * smaller);
        let tolerated = leads(
            c,
            system.shape(c.shapes.0).zip(system.shape(c.shapes.1)).map_or(0.0, |(a, b)| system.starts_over_from(a, b)),
        );
        // what is driven does not go back
        let driven = |slot: u32| system.at(slot).is_some_and(|b| !b.is_active() && b.step.before != Velocity::ZERO);
        let least = settings.slop(smaller) + turned;
        let led = tolerated || (leads(c, least) && !driven(c.body_a.slot) && !driven(c.body_b.slot));
        led.then_some((c, tolerated))
    };
    match answer.pool {
        Some(pool) if answer.contacts.len() >= SERIAL_CONTACTS => pool
            .install(|| answer.contacts.par_iter().with_min_len(SERIAL_CONTACTS / 4).filter_map(in_question).collect()),
        _ => answer.contacts.iter().filter_map(in_question).collect(),
    }
}
