//! The two drifts of a step: half of it to the midpoint with the old velocities, half of it to the end with the new ones.

use super::clock::Clock;
use super::integrate::{cayley_world, drift};
use super::kick::is_sane;
use super::outlook::CLOSING_FRACTION;
use crate::account::report::Event;
use crate::base::handle::BodyId;
use crate::model::body::BodyKind;
use crate::model::potential::Potential;
use crate::state::energy::field_energy;
use crate::state::motion::{Edit, Rotation};
use crate::system::{Body, BodyMut, System};
use rayon::ThreadPool;
use std::sync::Arc;
use tumble_math::DVec3;
use tumble_math::order::min;

/// Fraction of its radius that a body with a velocity that no solve has seen must travel within half a step to be swept before it is
/// put at the midpoint [–], unless it is so thin that it would be through something then. Chosen, not derived: it saves sweeps. A slower
/// body overlaps by at most so much there, and its island is solved at the start of the step once the check of the solution finds that
/// (`verify`).
const CHECKED_TRAVEL: f64 = 0.25;

/// Bound of the path of any point of a body in a time [m].
pub(crate) fn path(body: Body<'_>, time: f64) -> f64 {
    body.path_length(time)
}

/// Whether a body moves with a velocity that no solve has seen, and so fast that it may run into something by it before the
/// next one. `longer` if the step is longer than the horizon of the last solve.
pub(crate) fn starts_fast(body: Body<'_>, clock: Clock, longer: bool) -> bool {
    // up to half of both thicknesses the overlap of two bodies is nearer to the side from which they came
    let far = CLOSING_FRACTION * 2.0 * body.model.inscribed_radius;
    body.is_active()
        && (body.state.fresh || longer)
        && path(body, clock.half()) > min(CHECKED_TRAVEL * body.model.bounding_radius, far)
}

/// Saves where every body starts and finds its midpoint. `edits` receives the bodies that were changed since the last step.
/// Returns whether some body [starts fast](starts_fast).
pub(crate) fn to_midpoint(
    system: &mut System,
    clock: Clock,
    (pool, results): (Option<&ThreadPool>, &mut Vec<(Vec<Edit>, bool)>),
    edits: &mut Vec<Edit>,
) -> bool {
    let gyroscopic = system.settings().physics.gyroscopic;
    let longer = clock.is_longer_than(system.state.announced);
    let visit = |id: BodyId, body: BodyMut<'_>, (edits, fast): &mut (Vec<Edit>, bool)| {
        let BodyMut { model, state, step } = &body;
        if state.fresh {
            edits.push(Edit::of(id, &state.now));
        }
        let last = step.mid;
        let same = !state.fresh && step.offset == 0.0;
        let (now, last_margin) = (state.now, state.margin);
        let moves = body.is_active() || (model.kind == BodyKind::Kinematic && !state.quarantined);
        let mid = if moves { drift(model, &now, clock.half(), gyroscopic) } else { now };
        *fast |= moves && starts_fast(body.view(), clock, longer);
        let BodyMut { state, step, .. } = body;
        (step.start, step.mid, step.same) = (now, mid, same && mid == last);
        (step.start_up, step.verification_closed, step.after_impact) = (false, false, None);
        (step.offset, step.held, step.crowded, step.attempts) = (0.0, false, false, 0);
        (step.was_on_ground, step.was_left) = (false, false);
        (step.lead, step.flight) = (DVec3::ZERO, DVec3::ZERO);
        step.closed = (DVec3::ZERO, DVec3::ZERO);
        (step.begin, step.flown, step.flight_number) = (0.0, false, u32::MAX);
        (step.was_touching, step.rests) = (false, false);
        (step.last_margin, state.margin) = (last_margin, 0.0);
    };
    let mut unseen = false;
    system.each(pool, results, visit, |(edited, fast)| {
        edits.append(edited);
        unseen |= std::mem::take(fast);
    });
    unseen
}

/// Outcome of the second drift.
pub(crate) struct Arrived {
    /// Bodies were quarantined, with an event for each.
    pub(crate) lost: bool,
    /// A body is not where, or not as fast as, it was at the beginning of the step.
    pub(crate) moved: bool,
}

/// Outcome of the second drift for a chunk of bodies.
pub(crate) type ChunkOutcome = (Vec<BodyId>, Vec<u32>, bool);

/// Takes over the new velocities, corrects positions, drifts to the end of the step. Bodies whose state is lost by that are
/// rolled back and quarantined. `strays` receives the slots of bodies that have left the boxes of the detection.
pub(crate) fn to_end(
    system: &mut System,
    clock: Clock,
    (pool, results): (Option<&ThreadPool>, &mut Vec<ChunkOutcome>),
    events: &mut Vec<Event>,
    strays: &mut Vec<u32>,
) -> Arrived {
    let world = Arc::clone(&system.model);
    let (gyroscopic, forced) = (world.settings.physics.gyroscopic, world.settings.physics.force);
    let visit = |id: BodyId, mut body: BodyMut<'_>, (lost, strays, moved): &mut ChunkOutcome| {
        body.state.fresh = false;
        if body.state.quarantined || body.model.kind == BodyKind::Fixed {
            return;
        }
        if body.is_active() {
            let rest = clock.to_end(body.step.offset);
            let left = body.step.left_of(clock.dt);
            take_over(&mut body, left, forced);
            body.state.now = drift(body.model, &body.state.now, rest, gyroscopic);
            // an impact or a position correction may lead beyond the margin of the detection
            let s = &body.step;
            let (path, turn) = (s.after.linear * rest + s.shift + s.flight, s.after.angular * rest + s.turn);
            if path.length() + turn.length() * body.model.bounding_radius > s.searched_margin {
                strays.push(id.slot);
            }
        } else if body.model.kind == BodyKind::Kinematic {
            body.state.now = drift(body.model, &body.state.now, clock.half(), gyroscopic);
        }
        if !is_sound(id, body.view(), &world.potentials) {
            let start = body.step.start;
            body.state.now = if start.is_finite() { start } else { start.stopped() };
            body.state.quarantined = true;
            lost.push(id);
        }
        *moved |= body.state.now != body.step.start;
    };
    let start = events.len();
    strays.clear();
    let mut any_moved = false;
    system.each(pool, results, visit, |(lost, left, moved)| {
        events.extend(lost.drain(..).map(|body| Event::Quarantined { body }));
        strays.append(left);
        any_moved |= std::mem::take(moved);
    });
    Arrived { lost: events.len() > start, moved: any_moved }
}

/// Gives an active body its velocity after the solve, and applies its position correction.
fn take_over(body: &mut BodyMut<'_>, dt: f64, forced: bool) {
    let (s, torque) = (&*body.step, body.state.torque + body.state.once_torque + body.step.field_torque);
    let twist = s.moment + s.damping.1 + if forced { torque * dt } else { DVec3::ZERO };
    let now = &mut body.state.now;
    now.velocity = s.after.linear;
    if let Rotation::Momentum(momentum) = &mut now.rotation {
        if s.still {
            *momentum = DVec3::ZERO;
        } else if twist != DVec3::ZERO {
            *momentum += now.orientation.conjugate() * twist;
        }
    }
    now.centre += s.shift + s.flight;
    if s.turn != DVec3::ZERO {
        now.orientation = cayley_world(s.turn, now.orientation);
    }
}

/// Whether a body can go on from where it is: finite, and with an energy, without which there is no ledger.
fn is_sound(id: BodyId, body: Body<'_>, potentials: &[Arc<dyn Potential>]) -> bool {
    let m = &body.state.now;
    m.is_finite()
        && is_sane(m.centre)
        && is_sane(m.velocity)
        && is_sane(m.rotation.vector())
        && (potentials.is_empty() || !body.is_dynamic() || field_energy(id, body.model, m, potentials).is_finite())
}
