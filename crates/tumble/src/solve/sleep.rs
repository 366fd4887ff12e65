//! Sleeping: islands at certified rest are left out of the step until something changes.
//!
//! An island sleeps only after every body of it has rested for a while in steps whose verdict is `solved`.
//! A sleeping body keeps its state to the last bit, its tiny velocity included, so nothing is created or lost. It wakes
//! with its whole group when an active body or a moving kinematic one comes near, or when the user touches any body of
//! the group, the gravity, a potential, a material or anything that does not move.

use super::island::Islands;
use crate::account::report::{Event, StepReport};
use crate::base::handle::BodyId;
use crate::state::BodyState;
use crate::system::{BodyMut, System};
use tumble_solver::Velocity;

/// Wakes the groups of the sleeping bodies in `slots`, which something came near to. True when a body woke.
pub(crate) fn wake_neighbours(system: &mut System, slots: &[u32], events: &mut Vec<Event>) -> bool {
    let mut woke = false;
    for &slot in slots {
        if let Some(group) = system.at(slot).filter(|b| b.state.asleep).map(|b| b.state.group) {
            wake(system, |b| b.group == group, |body| events.push(Event::Woke { body }));
            woke = true;
        }
    }
    woke
}

/// Adds the sleeping bodies that a joint ties to one that moves.
pub(crate) fn wake_joined(system: &System, wake: &mut Vec<u32>) {
    for (_, joint) in system.model.joints.iter() {
        let [a, b] = joint.ends.map(|e| e.body.and_then(|id| system.get(id).map(|b| (id.slot, b))));
        for (one, other) in [(a, b), (b, a)] {
            if let (Some((slot, one)), Some((_, other))) = (one, other)
                && one.state.asleep
                && other.is_moving()
            {
                wake.push(slot);
            }
        }
    }
}

/// Wakes some of the sleeping bodies; `tell` gets each.
pub(crate) fn wake(system: &mut System, which: impl Fn(&BodyState) -> bool, mut tell: impl FnMut(BodyId)) {
    for (id, BodyMut { state, .. }) in system.iter_mut() {
        if state.asleep && which(state) {
            state.asleep = false;
            state.rested = 0.0;
            tell(id);
        }
    }
}

/// Counts how long bodies have rested and lets islands sleep that have rested long enough.
pub(crate) fn fall_asleep(system: &mut System, islands: &Islands, dt: f64, report: &mut StepReport) {
    let rule = system.model.settings.sleep;
    if !rule.enabled {
        return;
    }
    // in the order of their slots
    let pushes = &report.pushes;
    for (id, body) in system.iter_mut() {
        if body.is_active() {
            let (a, b) = (body.step.before, body.step.after);
            let speed = |v: Velocity| v.linear.length() + v.angular.length() * body.model.bounding_radius;
            let still = speed(a) <= rule.speed && speed(b) <= rule.speed;
            let pushed = pushes.binary_search_by_key(&id.slot, |p| p.body.slot).is_ok();
            body.state.rested = if still && !pushed { body.state.rested + dt } else { 0.0 };
        }
    }
    for (number, island) in islands.list.iter().enumerate() {
        let certified = report.islands.get(number).is_some_and(|i| i.certificate.is_solved());
        let slots = islands.bodies_of(island);
        // nothing that pushes it may be moving
        let calm = slots.iter().all(|&s| system.at(s).is_some_and(|b| b.is_active() && b.state.rested >= rule.time));
        if !certified || !calm {
            continue;
        }
        let group = system.state.step << 24 | number as u64;
        for &slot in slots {
            let id = system.id_at(slot);
            if let Some(body) = system.at_mut(slot) {
                body.state.asleep = true;
                body.state.group = group;
                report.events.push(Event::FellAsleep { body: id });
            }
        }
    }
}
