//! The kick: bodies are put where they are solved, and the forces that act there change their velocities.

use super::clock::Clock;
use super::integrate::world_inverse_inertia;
use crate::account::report::Event;
use crate::base::handle::BodyId;
use crate::model::body::Body;
use crate::state::State;
use crate::state::energy::place;
use rayon::ThreadPool;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};

/// Reach of a turning half-space [m]: it has no farthest point.
const FAR: f64 = 1e3;

/// A state beyond this is as lost as one that is not finite.
const ABSURD: f64 = 1e30;

/// What a kick may compare bodies with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compare {
    Nothing,
    /// The last step.
    LastStep,
    /// The last attempt of this step.
    LastAttempt,
}

/// What a kick came to.
pub(crate) struct Kicked {
    /// Every body knows what it knew when it was compared.
    pub(crate) all_same: bool,
    /// Bodies were quarantined, with an event for each.
    pub(crate) lost: bool,
}

/// Puts bodies where they are solved and kicks them with the forces that act there.
pub(crate) fn kick(
    state: &mut State,
    clock: Clock,
    compare: Compare,
    (pool, results): (Option<&ThreadPool>, &mut Vec<(Vec<BodyId>, bool)>),
    events: &mut Vec<Event>,
) -> Kicked {
    let State { bodies, gravity, settings, potentials, .. } = state;
    let (gravity, skin, physics) = (*gravity, settings.skin, settings.physics);
    let visit = |id: BodyId, body: &mut Body, (lost, differ): &mut (Vec<BodyId>, bool)| {
        if body.quarantined {
            body.step.same = false;
            return;
        }
        let last = (body.step.before, body.step.free, body.step.searched);
        body.now = if body.step.late { body.step.start } else { body.step.mid };
        let before = body.velocity();
        (body.step.before, body.step.free) = (before, before);
        (body.step.shift, body.step.turn) = (DVec3::ZERO, DVec3::ZERO);
        let turns = before.angular != DVec3::ZERO && !body.step.late && (physics.gyroscopic || !body.is_dynamic());
        body.step.lead = if turns { clock.half_horizon() } else { 0.0 };
        if body.is_active() {
            (body.step.field_force, body.step.field_torque) = (DVec3::ZERO, DVec3::ZERO);
            if !potentials.is_empty() {
                let at = place(id, body);
                for p in &*potentials {
                    let w = p.wrench(&at);
                    body.step.field_force += w.force;
                    body.step.field_torque += w.torque;
                }
            }
            push(body, gravity, clock.dt, physics.force);
            if !is_sound(body) {
                body.quarantined = true;
                body.now = body.step.start;
                lost.push(id);
            }
        }
        body.step.reach = max(body.step.reach, reach(body, clock.horizon(body.step.late), skin));
        body.step.searched = body.step.reach;
        *differ |= !compared(body, compare, last);
    };
    let start = events.len();
    let mut all_same = compare == Compare::LastStep;
    bodies.each(pool, results, visit, |(lost, differ)| {
        events.extend(lost.drain(..).map(|body| Event::Quarantined { body }));
        all_same &= !std::mem::take(differ);
    });
    let lost = events.len() > start;
    Kicked { all_same: all_same && !lost, lost }
}

/// Adds what the forces on an active body do to its velocity in `dt` [s].
fn push(body: &mut Body, gravity: DVec3, dt: f64, forced: bool) {
    body.step.inverse_inertia = world_inverse_inertia(body, body.now.orientation);
    let force = body.force + body.once_force + body.step.field_force;
    let torque = body.torque + body.once_torque + body.step.field_torque;
    if forced {
        body.step.free.linear += (gravity + force * body.inverse_mass) * dt;
        body.step.free.angular += body.step.inverse_inertia * (torque * dt);
    }
}

/// Whether a body that was kicked can be solved.
fn is_sound(body: &Body) -> bool {
    let free = body.step.free;
    is_sane(free.linear) && is_sane(free.angular) && is_sane(body.now.centre)
}

/// Notes, and returns, whether all that the last solve knew of a body is the same now, bit by bit.
fn compared(
    body: &mut Body,
    compare: Compare,
    (before, free, searched): (tumble_solver::Velocity, tumble_solver::Velocity, f64),
) -> bool {
    let s = &mut body.step;
    let same = match compare {
        Compare::Nothing => false,
        Compare::LastAttempt => s.late == s.was_late && s.reach == searched,
        Compare::LastStep => s.same && !s.late && s.reach == s.last_reach,
    };
    s.same = same && (before, free) == (s.before, s.free);
    s.was_late = s.late;
    s.same
}

/// How far any point of the body may get in `time` [s], with the faster of its velocities.
fn reach(body: &Body, time: f64, skin: f64) -> f64 {
    let s = &body.step;
    let speed = max(s.before.linear.length(), s.free.linear.length());
    let spin = max(s.before.angular.length(), s.free.angular.length());
    let radius = if body.radius.is_finite() { body.radius } else { FAR };
    time * (speed + if spin > 0.0 { spin * radius } else { 0.0 }) + if body.is_dynamic() { skin * radius } else { 0.0 }
}

/// Whether a vector is finite and of a size that physics can be done with.
pub(crate) fn is_sane(v: DVec3) -> bool {
    v.is_finite() && max_abs(v) < ABSURD
}
