//! Bodies that rest: until something strikes them they stay where they are, and what holds them takes part in the blow.

use super::path::NOISE;
use crate::base::handle::BodyId;
use crate::state::contact::Contact;
use crate::system::{Body, System};
use tumble_math::DVec3;
use tumble_solver::Velocity;

/// Whether a body rests on what it touched in the last step: what holds it leaves it no faster than the solver's noise, and what pulls at
/// it is what did so then. Until something strikes it, it stays where it is.
pub(super) fn rests(system: &System, id: BodyId, body: Body<'_>) -> bool {
    let (state, velocity) = (body.state, body.step.start.velocity(body.model));
    let speed = velocity.linear.length() + velocity.angular.length() * body.model.bounding_radius;
    body.is_dynamic()
        && body.step.was_touching
        && !state.fresh
        && speed <= NOISE * system.model.settings.solver.tolerance
        && [state.force, state.once_force, state.torque, state.once_torque].iter().all(|f| *f == DVec3::ZERO)
        && system.model.potentials.is_empty()
        && (system.model.joints.iter().next().is_none() || system.model.joints_of(id).is_empty())
}

/// Whether both bodies of a contact rest, or nothing moves them.
pub(super) fn is_at_rest(system: &System, c: &Contact) -> bool {
    let rests = |b: Body<'_>| b.step.rests || !(b.is_active() || b.step.before != Velocity::ZERO);
    [c.body_a, c.body_b].iter().all(|id| system.get(*id).is_none_or(rests))
}

/// Whether a body that rested moves faster than `noise` [m/s] now.
pub(super) fn is_disturbed(system: &System, slot: u32, noise: f64) -> bool {
    system.at(slot).filter(|b| b.step.rests).is_some_and(|b| {
        let v = b.state.now.velocity(b.model);
        v.linear.length() + v.angular.length() * b.model.bounding_radius > noise
    })
}

/// Whether two shapes are of bodies that rest, or that nothing moves.
pub(super) fn both_rest(system: &System, shapes: (u32, u32)) -> bool {
    let rests = |b: Body<'_>| b.step.rests || (!b.is_dynamic() && b.velocity() == Velocity::ZERO);
    [shapes.0, shapes.1].iter().all(|k| system.shape(*k).and_then(|c| system.at(c.body)).is_some_and(rests))
}

/// The dynamic bodies that one in a slot touched in the last step, as pairs of it and each; `all` has those of every body.
pub(super) fn neighbours<'a>(system: &System, all: &'a mut Vec<(u32, u32)>, slot: u32) -> &'a [(u32, u32)] {
    if all.is_empty() {
        let is_dynamic = |id: &BodyId| system.get(*id).is_some_and(|b| b.is_dynamic());
        let pairs = system.state.touching.iter().filter(|(a, b)| is_dynamic(a) && is_dynamic(b));
        all.extend(pairs.flat_map(|(a, b)| [(a.slot, b.slot), (b.slot, a.slot)]));
        all.sort_unstable();
    }
    let from = all.partition_point(|p| p.0 < slot);
    let to = all.partition_point(|p| p.0 <= slot);
    &all[from..to]
}
