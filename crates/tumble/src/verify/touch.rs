//! When bodies that fly meet: their island is solved where the first of them touches, not at the midpoint.
//!
//! A contact of balls, with each other or with what nothing moves, that approach faster than the forces of one step can explain
//! is met in flight: nothing holds it before it touches. Its gap may close until the step ends, and no farther. A body that touches before that is
//! solved where it touches, an offset from the midpoint; one that touches later is left to the next step, which begins with it.
//!
//! A body that nothing has held until then flies on a parabola. Two straight drifts with a kick by F between them, t after the
//! midpoint, are beside it by t F/m at the end: that is its flight, added there. The velocity that a kick in the middle would
//! have had at the touch is v⁻ + (2t/h)(v* − v⁻): with both, a bounce keeps e² of the energy to rounding wherever it falls.

use super::first_half::MEETING;
use super::flying::{closing as closing_of, flies, is_driven};
use super::path::NOISE;
use super::predict::Answer;
use super::resting::{is_at_rest, rests};
use crate::detect::displacement::NEGLIGIBLE_CLOSING;
use crate::detect::features::is_flat;
use crate::detect::pair::{ShapePair, may_touch};
use crate::detect::sweep::{path, sweep};
use crate::model::placed_shape::PlacedShape;
use crate::scratch::BodyScratch;
use crate::solve::island::{Island, Islands};
use crate::state::contact::{Contact, Origin};
use crate::system::{Body, System};
use crate::time::clock::Clock;
use tumble_geometry::{Impact, Motion, QueryWorkspace, Shape};
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Least time between a touch and either end of the step, as a part of it [–]: more than rounding.
const ROUNDING: f64 = 1e-9;

/// Part of a step to which the time of a touch is told [–]: coarser than what rounding does to it, and finer than what the motion
/// of any body shows.
const GRID: f64 = 1.0 / (1_u64 << 36) as f64;

/// An approach in flight.
#[derive(Clone, Copy)]
struct Approach {
    /// Closing speed before the forces of the step [m/s].
    speed: f64,
    /// How fast forces make it grow [m/s²].
    acceleration: f64,
}

impl Approach {
    /// When a path along the parabola touches whose straight one does after `straight` [s], all from the start of the step.
    fn touch(self, straight: f64) -> f64 {
        let q = 1.0 + 2.0 * self.acceleration * straight / self.speed;
        if q > 0.0 { 2.0 * straight / (1.0 + q.sqrt()) } else { f64::INFINITY }
    }
}

/// How fast a contact closes that may be met in flight; nothing where forces explain it, so that the two may have been held
/// against each other.
fn approach(system: &System, c: &Contact, dt: f64) -> Option<Approach> {
    if c.predicted || c.bias != DVec3::ZERO || c.lift > 0.0 || !matches!(c.origin, Origin::Near | Origin::Swept) {
        return None;
    }
    let speed = -system.relative(c, |b| b.step.before).x;
    if !(speed > NOISE * system.model.settings.solver.tolerance) {
        return None;
    }
    let kick = -system.relative(c, |b| b.step.free).x - speed;
    // of two that are held by others each may have been kept from what pulls at it alone
    let pulled = pull_across(system, c, c.body_a.slot).abs() + pull_across(system, c, c.body_b.slot).abs();
    // what recedes from the other turns round unless it is twice as fast
    let kicked = max(if kick > 0.0 { kick } else { -2.0 * kick }, pulled);
    let pair = ShapePair::of_contact(system, c)?;
    if !flies_straight(pair.a) || !flies_straight(pair.b) {
        return None;
    }
    // what was in flight when the last step left it to this one still is
    (was_left(system, c) || (speed > kicked && !has_touched(system, c)))
        .then_some(Approach { speed, acceleration: kick / dt })
}

/// Whether all points of a shape that others meet go straight on before and after a touch: of a ball, and of what nothing moves.
/// What else is struck turns, and brings other points forward within the step.
fn flies_straight((placed, body): (&PlacedShape, Body<'_>)) -> bool {
    !body.is_dynamic() || (matches!(placed.shape, Shape::Ball(_)) && placed.place.position == body.model.offset)
}

/// The bodies of a contact, those that impulses do not move being one: a floor may be of several.
fn bodies_of(system: &System, c: &Contact) -> (u32, u32) {
    let moving = |slot: u32| if system.at(slot).is_some_and(|b| b.is_dynamic()) { slot } else { u32::MAX };
    let (a, b) = (moving(c.body_a.slot), moving(c.body_b.slot));
    if a <= b { (a, b) } else { (b, a) }
}

/// Whether the bodies of a contact touched in the last step; of a body that impulses do not move, any other.
fn has_touched(system: &System, c: &Contact) -> bool {
    match (system.get(c.body_a), system.get(c.body_b)) {
        (Some(a), Some(b)) if a.is_dynamic() && b.is_dynamic() => {
            let pair = if c.body_a <= c.body_b { (c.body_a, c.body_b) } else { (c.body_b, c.body_a) };
            system.state.touching.binary_search(&pair).is_ok()
        }
        (Some(a), Some(b)) => a.step.was_on_ground || b.step.was_on_ground,
        _ => false,
    }
}

/// Whether the last step left the bodies of a contact to this one.
fn was_left(system: &System, c: &Contact) -> bool {
    [c.body_a, c.body_b].iter().all(|id| system.get(*id).is_some_and(|b| !b.is_dynamic() || b.step.was_left))
}

/// Whether more than one pair of bodies of an island meets in flight until the next solve, in `horizon` [s].
fn meets_several(system: &System, list: &[u32], contacts: &[Contact], horizon: f64) -> bool {
    let meeting = |c: &&Contact| c.in_flight && c.gap < -horizon * system.relative(c, |b| b.step.free).x;
    let mut pairs = list.iter().map(|k| &contacts[*k as usize]).filter(meeting).map(|c| bodies_of(system, c));
    pairs.next().is_some_and(|first| pairs.any(|pair| pair != first))
}

/// Change of a body's velocity by the forces of the step, along the normal of a contact [m/s].
fn pull_across(system: &System, c: &Contact, slot: u32) -> f64 {
    system.at(slot).map_or(0.0, |b| c.frame.normal.dot(b.step.free.linear - b.step.before.linear))
}

/// Notes which contacts are met in flight, and which bodies something holds.
///
/// A body that something holds while it moves does not fall, and how much of what pulls at it is held is not known before the
/// solve: what meets it along that pull is no flight.
pub(crate) fn find_flights(system: &mut System, islands: &Islands, contacts: &mut [Contact], clock: Clock) {
    for island in &islands.list {
        let begun = |s: &u32| system.at(*s).is_some_and(|b| b.step.begin > 0.0);
        if islands.bodies_of(island).iter().any(begun) {
            // nothing touches until the step ends, or all is held from the last touch on
            let flown = islands.bodies_of(island).iter().all(|s| system.at(*s).is_some_and(|b| b.step.flown));
            mark_in_flight(system, islands, island, contacts, flown);
            if !flown {
                note_held(system, islands, island, contacts, clock);
            }
            continue;
        }
        if flies(system, islands, island, contacts, clock) {
            mark_in_flight(system, islands, island, contacts, true);
            continue;
        }
        let flies = may_meet_in_flight(system, islands, island, contacts);
        let list = islands.contacts_of(island);
        let mut fast = false;
        for &k in list {
            let c = &mut contacts[k as usize];
            c.in_flight = flies && approach(system, c, clock.dt).is_some();
            fast |= c.in_flight;
        }
        if !fast && island.offset == 0.0 {
            continue;
        }
        for &slot in islands.bodies_of(island) {
            system.at_mut(slot).into_iter().for_each(|b| b.step.held = !flies);
        }
        note_held(system, islands, island, contacts, clock);
        let (horizon, noise) = (clock.horizon(island.offset), NOISE * system.model.settings.solver.tolerance);
        for &k in list {
            let c = &mut contacts[k as usize];
            let swings = |slot: u32| {
                let moves = |b: Body<'_>| b.step.before.linear.length() > noise || b.step.before.angular != DVec3::ZERO;
                system.at(slot).is_some_and(|b| b.step.held && moves(b)) && pull_across(system, c, slot).abs() > noise
            };
            c.in_flight &= was_left(system, c) || (!swings(c.body_a.slot) && !swings(c.body_b.slot));
        }
        if meets_several(system, list, contacts, horizon) {
            for &k in list {
                contacts[k as usize].in_flight &= was_left(system, &contacts[k as usize]);
            }
        }
    }
}

/// Notes whether the contacts of an island are met in flight: not those of bodies that rest.
fn mark_in_flight(system: &System, islands: &Islands, island: &Island, contacts: &mut [Contact], flies: bool) {
    for &k in islands.contacts_of(island) {
        let c = &mut contacts[k as usize];
        c.in_flight = flies && !is_at_rest(system, c);
    }
}

/// Notes which bodies of an island something holds that they touch and that is not met in flight.
///
/// What forces press together is held, and so is what touches, and does not part from, a body that something holds. Two that fall side
/// by side are not, whichever way rounding moves them: the force of their contact is inner, and their common centre goes along its parabola.
fn note_held(system: &mut System, islands: &Islands, island: &Island, contacts: &[Contact], clock: Clock) {
    let (horizon, noise) = (clock.horizon(island.offset), NOISE * system.model.settings.solver.tolerance);
    let mut closed: Vec<(u32, u32)> = Vec::new();
    for c in islands.contacts_of(island).iter().map(|k| &contacts[*k as usize]).filter(|c| !c.in_flight) {
        let (before, free) = (system.relative(c, |b| b.step.before).x, system.relative(c, |b| b.step.free).x);
        let touches = || c.gap <= noise * clock.dt || has_touched(system, c);
        if free + max(c.gap, 0.0) / horizon <= noise && touches() {
            let slots = (c.body_a.slot, c.body_b.slot);
            if before - free > noise {
                hold(system, slots);
            } else {
                closed.push(slots);
            }
        }
    }
    let is_held = |system: &System, slot: u32| system.at(slot).is_some_and(|b| b.is_dynamic() && b.step.held);
    let mut spreads = true;
    while std::mem::take(&mut spreads) {
        closed.retain(|&(a, b)| {
            let holds = is_held(system, a) || is_held(system, b);
            if holds {
                hold(system, (a, b));
            }
            spreads |= holds;
            !holds
        });
    }
}

/// Two bodies are held.
fn hold(system: &mut System, (a, b): (u32, u32)) {
    for slot in [a, b] {
        system.at_mut(slot).into_iter().for_each(|b| b.step.held = true);
    }
}

/// Whether the contacts of an island may be met in flight: joints hold their bodies at all times, among many bodies there are
/// many touches, none of which is the one, and bodies that move as they are told to are at the midpoint for all islands.
fn may_meet_in_flight(system: &System, islands: &Islands, island: &Island, contacts: &[Contact]) -> bool {
    !island.start_up
        && islands.joints_of(island).is_empty()
        && islands.bodies_of(island).len() <= MEETING
        && !islands.bodies_of(island).iter().any(|slot| system.at(*slot).is_some_and(|b| b.step.crowded))
        && !islands.contacts_of(island).iter().any(|k| is_driven(system, &contacts[*k as usize]))
}

/// Notes what bodies did in the last step.
pub(crate) fn note_touches(system: &mut System) {
    let touching = std::mem::take(&mut system.state.touching);
    for &(a, b) in &touching {
        let is_dynamic = |id| system.get(id).is_some_and(|b| b.is_dynamic());
        let on_ground = match (is_dynamic(a), is_dynamic(b)) {
            (true, false) => Some(a),
            (false, true) => Some(b),
            _ => None,
        };
        for id in [a, b] {
            if let Some(body) = system.get_mut(id) {
                body.step.was_touching = true;
                body.step.was_on_ground |= on_ground == Some(id);
            }
        }
    }
    for &(a, b) in &touching {
        for id in [a, b] {
            let rests = system.get(id).is_some_and(|body| rests(system, id, body));
            system.get_mut(id).into_iter().for_each(|body| body.step.rests = rests);
        }
    }
    system.state.touching = touching;
    let left = std::mem::take(&mut system.state.left);
    for k in left.iter().flat_map(|((a, b), _)| [*a, *b]) {
        if let Some(body) = system.shape(k).map(|c| c.body).and_then(|slot| system.at_mut(slot)) {
            body.step.was_left = true;
        }
    }
    system.state.left = left;
}

/// Times those of pairs that the last step `left` to touch in the first half of this one, and whose bodies did not fly there.
pub(crate) fn time_left_touches(system: &mut System, left: &[((u32, u32), f64)], clock: Clock) {
    let mut query = QueryWorkspace::new();
    for &(shapes, straight) in left {
        let slots = [shapes.0, shapes.1].map(|k| system.shape(k).map(|c| c.body));
        let is_timed = |b: Body<'_>| b.is_active() && b.step.begin == 0.0;
        if !slots.iter().flatten().any(|s| system.at(*s).is_some_and(is_timed)) {
            continue;
        }
        let Some(offset) = first_half_touch(system, (shapes, straight), clock, &mut query) else { continue };
        for slot in slots.into_iter().flatten() {
            if let Some(body) = system.at_mut(slot).filter(|b| is_timed(b.view())) {
                body.step.offset = if body.step.start_up { offset } else { min(body.step.offset, offset) };
                body.step.start_up = false;
            }
        }
    }
}

/// When two shapes touch in the first half of the step, from the midpoint on [s].
fn first_half_touch(
    system: &System,
    (shapes, straight): ((u32, u32), f64),
    clock: Clock,
    query: &mut QueryWorkspace,
) -> Option<f64> {
    let pair = ShapePair::of_shapes(system, shapes)?;
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    if !may_touch(system, pair.a, pair.b) {
        return None;
    }
    let paths = (path(ca, a, &ca.pose(&a.pose()), a.velocity()), path(cb, b, &cb.pose(&b.pose()), b.velocity()));
    let hit = sweep(ca, &paths.0, cb, &paths.1, clock.dt, query)?;
    let (n, speed) = (hit.closest.normal, closing(&hit, &paths));
    let pull = |body: Body<'_>| {
        let forced = body.is_active() && system.model.settings.physics.force;
        let force = body.state.force + body.state.once_force;
        if forced { system.model.gravity + force * body.model.inverse_mass } else { DVec3::ZERO }
    };
    let acceleration = n.dot(pull(a) - pull(b));
    let is_known = straight >= 0.0 && !a.state.fresh && !b.state.fresh;
    let straight = if is_known { straight } else { touch_of(&hit, &paths) };
    let time = if speed > 0.0 { Approach { speed, acceleration }.touch(straight) } else { straight };
    let offset = grid(time - clock.half(), clock);
    (offset < -ROUNDING * clock.dt).then(|| max(offset, -(0.5 - ROUNDING) * clock.dt))
}

/// Times islands that touch something in flight before the step ends. True when there is one: bodies are to be put there and
/// contacts to be found there.
pub(crate) fn time_touches(system: &mut System, islands: &Islands, contacts: &[Contact], clock: Clock) -> bool {
    let mut query = QueryWorkspace::new();
    let mut any = false;
    for island in islands.list.iter().filter(|i| i.offset == 0.0) {
        let Some(offset) = first_touch(system, islands.contacts_of(island), contacts, clock, &mut query) else {
            continue;
        };
        any = true;
        for &slot in islands.bodies_of(island) {
            if let Some(body) = system.at_mut(slot) {
                body.step.offset = offset;
            }
        }
    }
    any
}

/// When the first contact of an island touches in flight, from the midpoint on [s]; nothing where that is the midpoint, or after
/// the step. A contact that closes slowly is held at the midpoint, and may not get deeper until then than the slop.
fn first_touch(
    system: &System,
    list: &[u32],
    contacts: &[Contact],
    clock: Clock,
    query: &mut QueryWorkspace,
) -> Option<f64> {
    let half = clock.half();
    if !list.iter().any(|k| contacts[*k as usize].in_flight) {
        return None;
    }
    let (mut first, mut latest) = (f64::INFINITY, half);
    // pairs, and when each touches first
    let mut swept: Vec<((u32, u32), f64)> = Vec::new();
    for &k in list {
        let c = &contacts[k as usize];
        let Some(approach) = c.in_flight.then(|| approach(system, c, clock.dt)).flatten() else {
            let speed = -system.relative(c, |b| b.step.before).x;
            if speed > 0.0 {
                latest = min(latest, max(c.gap + NEGLIGIBLE_CLOSING * system.slop_of(c), 0.0) / speed);
            }
            continue;
        };
        if !(c.gap > 0.0) {
            return None;
        }
        // forces make it touch earlier, by a third at most
        if c.gap > approach.speed * clock.dt {
            continue;
        }
        let known = swept.iter().find(|(shapes, _)| *shapes == c.shapes).map(|(_, known)| *known);
        let straight = if is_on_face(system, c) {
            c.gap / approach.speed
        } else {
            known.unwrap_or_else(|| {
                let found = sweep_pair(system, c, clock.dt, query);
                swept.push((c.shapes, found));
                found
            })
        };
        if straight < f64::INFINITY {
            first = min(first, approach.touch(half + straight) - half);
        }
    }
    if !(first <= half) {
        return None;
    }
    let offset = min(grid(min(first, latest), clock), (0.5 - ROUNDING) * clock.dt);
    (offset.abs() > ROUNDING * clock.dt).then_some(offset)
}

/// Whether a contact is on a flat face of a body that does not turn: its normal is that of the touch.
fn is_on_face(system: &System, c: &Contact) -> bool {
    let Some(pair) = ShapePair::of_contact(system, c) else { return false };
    let on = |(placed, body): (&PlacedShape, Body<'_>), part: u32, outward: DVec3| {
        body.step.before.angular == DVec3::ZERO
            && is_flat(&placed.shape, part, placed.pose(&body.pose()).inverse_vector(outward))
    };
    c.origin == Origin::Near && (on(pair.a, c.parts.0, c.frame.normal) || on(pair.b, c.parts.1, -c.frame.normal))
}

/// When the shapes of a contact touch on their straight paths [s]; never, if not within `time` [s].
fn sweep_pair(system: &System, c: &Contact, time: f64, query: &mut QueryWorkspace) -> f64 {
    let Some(pair) = ShapePair::of_contact(system, c) else { return f64::INFINITY };
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let paths = (path(ca, a, &ca.pose(&a.pose()), a.step.before), path(cb, b, &cb.pose(&b.pose()), b.step.before));
    sweep(ca, &paths.0, cb, &paths.1, time, query).map_or(f64::INFINITY, |hit| touch_of(&hit, &paths))
}

/// A time on a grid that is finer than what a touch is known to, and coarser than rounding [s]: so shapes that are the same where
/// they touch touch at the same time.
fn grid(time: f64, clock: Clock) -> f64 {
    let cell = clock.dt * GRID;
    (time / cell).round() * cell
}

/// How fast two paths close where they touch [m/s].
fn closing(hit: &Impact, paths: &(Motion, Motion)) -> f64 {
    let at = |m: &Motion, p: DVec3| m.velocity + m.spin.cross(p - m.start.point(m.centre) - m.velocity * hit.time);
    hit.closest.normal.dot(at(&paths.0, hit.closest.position_a) - at(&paths.1, hit.closest.position_b))
}

/// When two paths touch [s]: a sweep ends when they are near enough.
fn touch_of(hit: &Impact, paths: &(Motion, Motion)) -> f64 {
    let speed = closing(hit, paths);
    hit.time + if speed > 0.0 { max(hit.closest.distance, 0.0) / speed } else { 0.0 }
}

/// Whether forces move both bodies of a contact.
fn both_move(system: &System, c: &Contact) -> bool {
    [c.body_a, c.body_b].into_iter().all(|id| system.get(id).is_some_and(|b| b.is_dynamic()))
}

/// Whether the shapes of a contact that is met in flight do not touch on their paths before the step ends.
fn passes(system: &System, c: &Contact, clock: Clock, query: &mut QueryWorkspace) -> bool {
    let touch = |a: Approach, query| a.touch(clock.half() + sweep_pair(system, c, clock.dt, query));
    approach(system, c, clock.dt).is_some_and(|a| !(touch(a, query) <= clock.dt))
}

/// Says by what forces bend the way of a body that is solved elsewhere than in the middle of its step.
fn bend(step: &mut BodyScratch, dt: f64) {
    let (kick, offset) = (step.free.linear - step.before.linear, step.own_offset());
    step.lead = kick * (2.0 * offset / step.left_of(dt));
    step.flight = kick * offset;
}

/// Says until when the gaps of contacts that are met in flight may close, and how bodies fly that are solved at a touch; `flyers` are
/// the slots of those that flew from touch to touch.
pub(crate) fn follow_flights(
    system: &mut System,
    islands: &Islands,
    flyers: impl Iterator<Item = u32>,
    contacts: &mut [Contact],
    clock: Clock,
) {
    // those that nothing is near any more are in no island
    for slot in flyers.filter(|s| islands.of(*s) == u32::MAX) {
        if let Some(b) = system.at_mut(slot).filter(|b| b.step.begin > 0.0) {
            bend(b.step, clock.dt);
        }
    }
    let noise = NOISE * system.model.settings.solver.tolerance;
    let mut query = QueryWorkspace::new();
    for island in &islands.list {
        let rest = clock.to_end(island.offset);
        let begun = |s: &u32| system.at(*s).is_some_and(|b| b.step.begin > 0.0);
        let begins = islands.bodies_of(island).iter().any(begun);
        let is_timed = island.offset != 0.0 || begins;
        if is_timed && !island.start_up {
            for &slot in islands.bodies_of(island) {
                if let Some(b) = system.at_mut(slot).filter(|b| !b.step.held) {
                    bend(b.step, clock.dt);
                }
            }
        }
        let list = islands.contacts_of(island);
        let is_followed = list.iter().any(|k| contacts[*k as usize].in_flight)
            && (begins || flies(system, islands, island, contacts, clock));
        for &k in list {
            let c = &mut contacts[k as usize];
            // neither a touch ahead, known to the slop, nor the straight way along the normal of now, past which two that both move curve, says
            // that they touch in this step where their paths do not. A gap counts as narrower by the noise of the horizon
            let least = rest * closing_of(system, c).1 + 2.0 * noise * clock.horizon(island.offset);
            let is_clear = |query: &mut QueryWorkspace| match c.origin {
                Origin::Swept => is_followed,
                // what nothing moves is met by one that others may turn aside until then
                _ => both_move(system, c) && (is_followed || (!is_timed && passes(system, c, clock, query))),
            };
            if c.in_flight && c.gap < least && is_clear(&mut query) {
                (c.gap, c.origin) = (least, if c.origin == Origin::Near { Origin::TurnedInto } else { c.origin });
            }
            // what is not reached before the step ends is left to the next one
            let is_left = c.in_flight && c.gap + rest * system.relative(c, |b| b.step.free).x > 0.0;
            c.window = is_left.then_some(rest);
        }
    }
}

/// Leaves the pairs to the next step that may touch in its first half.
pub(crate) fn leave_touches(system: &mut System, answer: &Answer<'_>) {
    let mut left = std::mem::take(&mut system.state.left);
    left.clear();
    for c in answer.contacts.iter().filter(|c| c.window.is_some()) {
        let speed = -c.velocity.x;
        let flight = |slot: u32| system.at(slot).map_or(DVec3::ZERO, |b| b.step.flight);
        let gap = c.gap + c.frame.normal.dot(flight(c.body_b.slot) - flight(c.body_a.slot));
        let is_straight = is_on_face(system, c) && speed > 0.0;
        // not a number where only a sweep knows
        let time = if is_straight { max(gap / speed - c.window.unwrap_or(0.0), 0.0) } else { f64::NAN };
        match left.iter_mut().find(|l| l.0 == c.shapes) {
            Some(l) => l.1 = if time < l.1 || time.is_nan() { time } else { l.1 },
            None => left.push((c.shapes, time)),
        }
    }
    left.sort_unstable_by_key(|l| l.0);
    system.state.left = left;
}
