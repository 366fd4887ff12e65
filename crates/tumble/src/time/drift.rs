//! The two drifts of a step: half of it to the midpoint with the old velocities, half of it to the end with the new ones.

use super::clock::Clock;
use super::integrate::{cayley_world, drift};
use super::kick::is_sane;
use crate::account::report::Event;
use crate::base::handle::BodyId;
use crate::model::body::{Body, BodyKind, Edit, Motion};
use crate::model::potential::Potential;
use crate::state::State;
use crate::state::energy::field_energy;
use rayon::ThreadPool;
use std::sync::Arc;
use tumble_math::DVec3;

/// Part of its radius that a body must get within half a step to be asked what it runs into, if no solve has seen its
/// velocity [–].
const FAST_START: f64 = 0.25;

/// How far any point of a body gets in a time [m].
pub(crate) fn path(body: &Body, time: f64) -> f64 {
    time * (body.now.velocity.length() + body.spin().length() * body.radius)
}

/// Whether a body moves with a velocity that no solve has seen, and so fast that it may run into something by it before the
/// next one. `longer` if the last solve looked less far ahead than the step is long.
pub(crate) fn starts_fast(body: &Body, clock: Clock, longer: bool) -> bool {
    body.is_active() && (body.fresh || longer) && path(body, clock.half()) > FAST_START * body.radius
}

/// Saves where every body starts and finds its midpoint. `edits` receives the bodies that were changed since the last step.
/// Returns whether some body [starts fast](starts_fast).
pub(crate) fn to_midpoint(
    state: &mut State,
    clock: Clock,
    (pool, results): (Option<&ThreadPool>, &mut Vec<(Vec<Edit>, bool)>),
    edits: &mut Vec<Edit>,
) -> bool {
    let gyroscopic = state.settings.physics.gyroscopic;
    let longer = clock.is_longer_than(state.last_dt);
    let visit = |id: BodyId, body: &mut Body, (edits, fast): &mut (Vec<Edit>, bool)| {
        if body.fresh {
            let Motion { centre, orientation, velocity, turning } = body.now;
            edits.push(Edit { body: id, centre, orientation, velocity, turning });
        }
        let last = body.step.mid;
        body.step.same = !body.fresh && !body.step.late;
        body.step.start = body.now;
        (body.step.late, body.step.urged) = (false, false);
        body.step.struck = None;
        body.step.last_reach = body.step.reach;
        body.step.reach = 0.0;
        body.step.mid = body.now;
        if body.is_active() || (body.kind == BodyKind::Kinematic && !body.quarantined) {
            body.step.mid = drift(body, &body.now, clock.half(), gyroscopic);
            *fast |= starts_fast(body, clock, longer);
        }
        body.step.same &= body.step.mid == last;
    };
    let mut unseen = false;
    state.bodies.each(pool, results, visit, |(edited, fast)| {
        edits.append(edited);
        unseen |= std::mem::take(fast);
    });
    unseen
}

/// What the second drift came to.
pub(crate) struct Arrived {
    /// Bodies were quarantined, with an event for each.
    pub(crate) lost: bool,
    /// A body is not where, or not as fast as, it was at the beginning of the step.
    pub(crate) moved: bool,
}

/// What a stretch of bodies comes to in the second drift.
pub(crate) type Stretch = (Vec<BodyId>, Vec<u32>, bool);

/// Takes over the new velocities, corrects positions, drifts to the end of the step. Bodies whose state is lost by that are
/// rolled back and quarantined. `strays` receives the slots of bodies that have left the boxes in which contacts were looked
/// for.
pub(crate) fn to_end(
    state: &mut State,
    clock: Clock,
    (pool, results): (Option<&ThreadPool>, &mut Vec<Stretch>),
    events: &mut Vec<Event>,
    strays: &mut Vec<u32>,
) -> Arrived {
    let State { bodies, settings, potentials, .. } = state;
    let (gyroscopic, forced) = (settings.physics.gyroscopic, settings.physics.force);
    let visit = |id: BodyId, body: &mut Body, (lost, strays, moved): &mut Stretch| {
        body.fresh = false;
        if body.quarantined || body.kind == BodyKind::Fixed {
            return;
        }
        if body.is_active() {
            let rest = clock.rest(body.step.late);
            take_over(body, clock.dt, forced);
            body.now = drift(body, &body.now, rest, gyroscopic);
            // an impact or a position correction leads where contacts were not looked for
            let s = &body.step;
            let (path, turn) = (s.after.linear * rest + s.shift, s.after.angular * rest + s.turn);
            if path.length() + turn.length() * body.radius > s.searched {
                strays.push(id.slot);
            }
        } else if body.kind == BodyKind::Kinematic {
            body.now = drift(body, &body.now, clock.half(), gyroscopic);
        }
        if !is_sound(id, body, potentials) {
            body.now = body.step.start;
            if !body.now.is_finite() {
                body.now = Motion { turning: DVec3::ZERO, velocity: DVec3::ZERO, ..body.now };
            }
            body.quarantined = true;
            lost.push(id);
        }
        *moved |= body.now != body.step.start;
    };
    let start = events.len();
    strays.clear();
    let mut any_moved = false;
    bodies.each(pool, results, visit, |(lost, left, moved)| {
        events.extend(lost.drain(..).map(|body| Event::Quarantined { body }));
        strays.append(left);
        any_moved |= std::mem::take(moved);
    });
    Arrived { lost: events.len() > start, moved: any_moved }
}

/// Gives an active body its velocity after the solve, and moves it as the position correction asks.
fn take_over(body: &mut Body, dt: f64, forced: bool) {
    let torque = body.torque + body.once_torque + body.step.field_torque;
    let twist = body.step.moment + if forced { torque * dt } else { DVec3::ZERO };
    body.now.velocity = body.step.after.linear;
    if body.step.still {
        body.now.turning = DVec3::ZERO;
    } else if twist != DVec3::ZERO {
        body.now.turning += body.now.orientation.conjugate() * twist;
    }
    body.now.centre += body.step.shift;
    if body.step.turn != DVec3::ZERO {
        body.now.orientation = cayley_world(body.step.turn, body.now.orientation);
    }
}

/// Whether a body can go on from where it is: finite, and with an energy, without which there is no ledger.
fn is_sound(id: BodyId, body: &Body, potentials: &[Arc<dyn Potential>]) -> bool {
    let m = &body.now;
    m.is_finite()
        && is_sane(m.centre)
        && is_sane(m.velocity)
        && is_sane(m.turning)
        && (potentials.is_empty() || !body.is_dynamic() || field_energy(id, body, potentials).is_finite())
}
