//! Which bodies are in flight: those that nothing holds, and that meet what they meet in flight.

use super::path::{NOISE, touching};
use super::resting::is_at_rest;
use crate::solve::island::{Island, Islands};
use crate::state::contact::Contact;
use crate::system::{Body, System};
use crate::time::clock::Clock;
use tumble_math::DVec3;
use tumble_math::order::max;
use tumble_solver::Velocity;

/// Most bodies of a flight [–]: a bound of its work and of nothing else, since a body that meets another one begins anew with it. Flights of
/// more are solved at the midpoint and counted in [`StepReport::cut_flights`](crate::StepReport::cut_flights).
pub(super) const MOST_BODIES: usize = 32;

/// Whether a body may fly by itself: nothing holds it, and what acts on it is the same wherever it is and however fast.
pub(super) fn may_fly(system: &System, slot: u32) -> bool {
    let Some(body) = system.at(slot) else { return false };
    let (model, state) = (body.model, body.state);
    body.is_active()
        && !body.step.was_touching
        && !body.step.crowded
        && system.model.potentials.is_empty()
        && (model.linear_damping, model.angular_damping) == (0.0, 0.0)
        && state.torque + state.once_torque == DVec3::ZERO
        && (system.model.joints.iter().next().is_none() || system.model.joints_of(system.id_at(slot)).is_empty())
}

/// Whether a body may take part in a flight: it flies, or rests where others strike it.
pub(super) fn takes_part(system: &System, slot: u32) -> bool {
    may_fly(system, slot) || system.at(slot).is_some_and(|b| b.is_active() && b.step.rests && !b.step.crowded)
}

/// Whether one of the bodies of a contact moves as it is told to.
pub(super) fn is_driven(system: &System, c: &Contact) -> bool {
    [c.body_a, c.body_b]
        .iter()
        .any(|id| system.get(*id).is_some_and(|b| !b.is_active() && b.step.before != Velocity::ZERO))
}

/// Whether an island flies: nothing holds its bodies but those that rest, and those that approach each other do so faster than the forces
/// of a step explain.
pub(crate) fn flies(system: &System, islands: &Islands, island: &Island, contacts: &[Contact], clock: Clock) -> bool {
    islands.bodies_of(island).len() <= MOST_BODIES && nothing_holds(system, islands, island, contacts, clock)
}

/// The same of any number of bodies.
pub(super) fn nothing_holds(
    system: &System,
    islands: &Islands,
    island: &Island,
    contacts: &[Contact],
    clock: Clock,
) -> bool {
    let is_free = |c: &Contact| is_at_rest(system, c) || is_met_in_flight(system, c, clock);
    islands.joints_of(island).is_empty()
        && !island.start_up
        && islands.bodies_of(island).iter().any(|s| may_fly(system, *s))
        && islands.bodies_of(island).iter().all(|s| takes_part(system, *s))
        && islands.contacts_of(island).iter().map(|k| &contacts[*k as usize]).all(is_free)
}

/// Whether two bodies that nothing holds do not meet until the next solve, or meet in flight.
fn is_met_in_flight(system: &System, c: &Contact, clock: Clock) -> bool {
    let (noise, horizon) = (NOISE * system.model.settings.solver.tolerance, clock.horizon(0.0));
    // what pivots or rolls on the other, or turns with it, is held by it; a rim that rounding turns does not, nor one that is farther from
    // a body that moves than its turning leads it in that time
    let lift = c.lift * horizon * horizon;
    let moves = |slot: u32| system.at(slot).is_some_and(|b| b.is_dynamic());
    let pivots = || lift > touching(system, c) && (c.gap <= lift || !moves(c.body_a.slot) || !moves(c.body_b.slot));
    if c.predicted || pivots() || c.bias != DVec3::ZERO || is_driven(system, c) {
        return false;
    }
    let (before, free) = closing(system, c);
    if c.gap - horizon * max(before, free) > 0.0 {
        return true;
    }
    let kick = free - before;
    let kicked = if kick > 0.0 { kick } else { -2.0 * kick };
    let left = |slot: u32| system.at(slot).is_some_and(|b| !b.is_dynamic() || b.step.was_left);
    c.gap > system.slop_of(c) || (left(c.body_a.slot) && left(c.body_b.slot)) || before > max(kicked, noise)
}

/// How fast a contact closes before and after the forces of the step, which move no body at rest [m/s].
pub(super) fn closing(system: &System, c: &Contact) -> (f64, f64) {
    let free = |b: Body<'_>| if b.step.rests { b.step.before } else { b.step.free };
    (-system.relative(c, |b| b.step.before).x, -system.relative(c, free).x)
}

/// Whether a contact may touch before the step ends.
pub(super) fn touches_soon(system: &System, c: &Contact, clock: Clock) -> bool {
    let (before, free) = closing(system, c);
    !is_at_rest(system, c) && c.gap - clock.half() * max(before, free) <= 0.0
}
