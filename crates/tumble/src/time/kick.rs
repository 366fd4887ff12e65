//! The kick: bodies are placed where they are solved, and the forces that act there change their velocities.

use super::clock::Clock;
use super::integrate::{cayley_world, drift, world_inverse_inertia};
use crate::account::report::Event;
use crate::base::handle::BodyId;
use crate::model::Model;
use crate::model::potential::Potential;
use crate::scratch::BodyScratch;
use crate::state::energy::place;
use crate::state::motion::Motion;
use crate::system::{Body, BodyMut, System};
use rayon::ThreadPool;
use std::sync::Arc;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};
use tumble_math::trig;
use tumble_solver::Velocity;

/// Radius that a turning half-space, which has no farthest point, is given [m]. Chosen, not derived; it decides the margin of such a
/// half-space alone. Farther from its origin the surface may move by more than the margin in a step.
const HALF_SPACE_REACH: f64 = 1e3;

/// Coordinate [m] or velocity component [m/s, rad/s] from which on a number counts as not finite: with the largest mass (1e15 kg) and
/// moment (1e33 kg·m²) that are accepted an energy is at most 2e93 J then, and its square 4e186, below 1.8e308.
const FINITE_LIMIT: f64 = 1e30;

/// Reference that the bodies, contacts and islands of an attempt are compared with: equal ones are not computed again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Compare {
    #[default]
    Nothing,
    /// The last step.
    LastStep,
    /// The last attempt of this step.
    LastAttempt,
    /// The last attempt of this step that was solved, which is not the last one: bodies that were the same then and have stayed so.
    LastSolved,
}

/// Outcome of a kick.
pub(crate) struct Kicked {
    /// Every body has the input that it is compared with.
    pub(crate) all_same: bool,
    /// Bodies were quarantined, with an event for each.
    pub(crate) lost: bool,
}

/// Puts bodies where they are solved and kicks them with the forces that act there.
pub(crate) fn kick(
    system: &mut System,
    clock: Clock,
    compare: Compare,
    (pool, results): (Option<&ThreadPool>, &mut Vec<(Vec<BodyId>, bool)>),
    events: &mut Vec<Event>,
) -> Kicked {
    let model = Arc::clone(&system.model);
    let Model { potentials, gravity, settings, .. } = &*model;
    let (skin, physics) = (settings.skin, settings.physics);
    let visit = |id: BodyId, mut body: BodyMut<'_>, (lost, differ): &mut (Vec<BodyId>, bool)| {
        if body.state.quarantined {
            body.step.same = false;
            return;
        }
        let last = (body.step.before, body.step.free, body.step.searched_margin);
        place_at_solve(&mut body, clock, physics.gyroscopic);
        if body.is_active() {
            evaluate_potentials(id, &mut body, potentials);
            let left = body.step.left_of(clock.dt);
            apply_forces(&mut body, *gravity, left, physics.force);
            if !is_sound(&body) {
                body.state.quarantined = true;
                body.state.now = body.step.start;
                lost.push(id);
            }
        }
        let reach = reach(body.view(), clock.horizon(body.step.offset), skin);
        body.state.margin = max(body.state.margin, reach);
        body.step.searched_margin = body.state.margin;
        *differ |= !compared(&mut body, compare, last);
    };
    let start = events.len();
    let mut all_same = compare == Compare::LastStep;
    system.each(pool, results, visit, |(lost, differ)| {
        events.extend(lost.drain(..).map(|body| Event::Quarantined { body }));
        all_same &= !std::mem::take(differ);
    });
    let lost = events.len() > start;
    Kicked { all_same: all_same && !lost, lost }
}

/// State at the start of the step, with the joints closed that hold a body which is solved there.
pub(crate) fn closed_start(step: &BodyScratch) -> Motion {
    let (shift, turn) = if step.start_up { step.closed } else { (DVec3::ZERO, DVec3::ZERO) };
    let mut motion = step.start;
    motion.centre += shift;
    if turn != DVec3::ZERO {
        motion.orientation = cayley_world(turn, motion.orientation);
    }
    motion
}

/// Puts a body where it is solved, with the velocity that it has there.
fn place_at_solve(body: &mut BodyMut<'_>, clock: Clock, gyroscopic: bool) {
    let s = &mut *body.step;
    body.state.now = if s.start_up {
        closed_start(s)
    } else if s.begin > 0.0 {
        drift(body.model, &s.touched, clock.half() + s.offset - s.begin, gyroscopic)
    } else if s.offset == 0.0 {
        s.mid
    } else {
        drift(body.model, &s.start, clock.half() + s.offset, gyroscopic)
    };
    (s.held, s.lead, s.flight) = (false, DVec3::ZERO, DVec3::ZERO);
    let before = body.state.now.velocity(body.model);
    (s.before, s.free) = (before, before);
    (s.shift, s.turn) = (DVec3::ZERO, DVec3::ZERO);
    let turns = before.angular != DVec3::ZERO && s.offset == 0.0 && (gyroscopic || !body.model.is_dynamic());
    s.half_horizon = if turns { 0.5 * clock.horizon(0.0) } else { 0.0 };
}

/// Evaluates the forces of the potentials on a body.
fn evaluate_potentials(id: BodyId, body: &mut BodyMut<'_>, potentials: &[Arc<dyn Potential>]) {
    (body.step.field_force, body.step.field_torque) = (DVec3::ZERO, DVec3::ZERO);
    if !potentials.is_empty() {
        let at = place(id, body.model, &body.state.now);
        for p in potentials {
            let w = p.wrench(&at);
            body.step.field_force += w.force;
            body.step.field_torque += w.torque;
        }
    }
}

/// Changes the velocity of an active body by its forces over `dt` [s].
fn apply_forces(body: &mut BodyMut<'_>, gravity: DVec3, dt: f64, forced: bool) {
    let (state, s) = (&*body.state, &mut *body.step);
    s.inverse_inertia = world_inverse_inertia(body.model, state.now.orientation);
    let force = state.force + state.once_force + s.field_force;
    let torque = state.torque + state.once_torque + s.field_torque;
    if forced {
        s.free.linear += (gravity + force * body.model.inverse_mass) * dt;
        s.free.angular += s.inverse_inertia * (torque * dt);
    }
    let (linear, angular) = (body.model.linear_damping, body.model.angular_damping);
    s.damping = (DVec3::ZERO, DVec3::ZERO);
    if linear != 0.0 {
        let mass = body.model.mass;
        let pull = if forced { gravity * mass + force } else { DVec3::ZERO };
        s.damping.0 = damped(s.before.linear * mass, pull, linear, dt);
        s.free.linear += s.damping.0 * body.model.inverse_mass;
    }
    if angular != 0.0 {
        let pull = if forced { torque } else { DVec3::ZERO };
        s.damping.1 = damped(state.now.angular_momentum(), pull, angular, dt);
        s.free.angular += s.inverse_inertia * s.damping.1;
    }
}

/// Impulse of damping at the rate c on a momentum p while a force f acts, all of it in `dt`: the solution of ṗ = f − c p, less
/// p + f dt. With E = e^(−c dt) that is (E − 1) p + f ((1 − E)/c − dt), so that n steps of any length decay as e^(−c t).
fn damped(momentum: DVec3, force: DVec3, rate: f64, dt: f64) -> DVec3 {
    let change = trig::exp_m1(-rate * dt);
    momentum * change - force * (change / rate + dt)
}

/// Whether a body that was kicked can be solved.
fn is_sound(body: &BodyMut<'_>) -> bool {
    let free = body.step.free;
    is_sane(free.linear) && is_sane(free.angular) && is_sane(body.state.now.centre)
}

/// Notes, and returns, whether a body's whole input to the last solve is the same now, bit by bit.
fn compared(
    body: &mut BodyMut<'_>,
    compare: Compare,
    (before, free, searched_margin): (Velocity, Velocity, f64),
) -> bool {
    let (reach, s) = (body.state.margin, &mut *body.step);
    let same = match compare {
        Compare::Nothing => false,
        Compare::LastAttempt => s.offset == s.was_offset && reach == searched_margin,
        Compare::LastSolved => s.same && s.offset == s.was_offset && reach == searched_margin,
        Compare::LastStep => s.same && s.offset == 0.0 && reach == s.last_margin,
    };
    s.same = same && (before, free) == (s.before, s.free);
    s.was_offset = s.offset;
    s.same
}

/// Bound of the path of any point of the body in `time` [s], with the faster of its velocities [m].
fn reach(body: Body<'_>, time: f64, skin: f64) -> f64 {
    let s = &body.step;
    let speed = max(s.before.linear.length(), s.free.linear.length());
    let spin = max(s.before.angular.length(), s.free.angular.length());
    let radius = if body.model.bounding_radius.is_finite() { body.model.bounding_radius } else { HALF_SPACE_REACH };
    time * (speed + if spin > 0.0 { spin * radius } else { 0.0 }) + if body.is_dynamic() { skin * radius } else { 0.0 }
}

/// Whether a vector is finite and of a size that physics can be done with.
pub(crate) fn is_sane(v: DVec3) -> bool {
    v.is_finite() && max_abs(v) < FINITE_LIMIT
}
