//! From a point of a manifold to a contact: lever arms, bias and material there.

use super::bias::{TurningVelocity, common_turning, tracked_bias, tracks_turning, turning_velocity};
use super::features::{is_flat, is_rim, is_round};
use crate::model::body::BodyKind;
use crate::model::placed_shape::PlacedShape;
use crate::state::contact::{Contact, Origin, to_contact};
use crate::system::{Body, System};
use tumble_geometry::{ContactPoint, Shape};
use tumble_math::DVec3;
use tumble_math::order::positive_part;
use tumble_solver::{Frame, Mode};

/// Adds a point as a contact that was found so. One that is near where the step begins has that origin.
pub(crate) fn push(
    system: &System,
    (ka, ca, a): (u32, &PlacedShape, Body<'_>),
    (kb, cb, b): (u32, &PlacedShape, Body<'_>),
    normal: DVec3,
    parts: (u32, u32),
    (p, origin): (&ContactPoint, Origin),
    contacts: &mut Vec<Contact>,
) {
    let Some(frame) = Frame::new(normal) else { return };
    // one common point for both: the middle of the gap, or the surface of the round one, whose lever is then its radius
    let point = match (is_round(&ca.shape, parts.0), is_round(&cb.shape, parts.1)) {
        (true, false) => p.position_a,
        (false, true) => p.position_b,
        _ => (p.position_a + p.position_b) * 0.5,
    };
    // a swept point lies elsewhere on each body; a near one is the same point for both
    let (on_a, on_b) = if origin.is_elsewhere() {
        (p.position_a, p.position_b)
    } else {
        (point + surface_lead((ca, parts.0, a), b, normal), point + surface_lead((cb, parts.1, b), a, -normal))
    };
    let (lever_a, lever_b) = (on_a - a.state.now.centre, on_b - b.state.now.centre);
    if !(p.gap.is_finite() && lever_a.is_finite() && lever_b.is_finite()) {
        return;
    }
    let (on_rim_a, on_rim_b) = ((p.feature >> 32) as u32, p.feature as u32);
    let lift = |body: Body<'_>, lever: DVec3, n: DVec3, shape: &Shape, part: u32, feature: u32| {
        let spin = body.step.before.angular;
        if is_rim(shape, part, feature) { n.dot(spin.cross(spin.cross(lever))) } else { 0.0 }
    };
    let lift_a = lift(a, lever_a, -normal, &ca.shape, parts.0, on_rim_a);
    let lift_b = lift(b, lever_b, normal, &cb.shape, parts.1, on_rim_b);
    let (side_a, side_b) = ((ca, parts.0, a), (cb, parts.1, b));
    let turning_a = turning_velocity(side_a, side_b, lever_a, normal, on_rim_a);
    let turning_b = turning_velocity(side_b, side_a, lever_b, -normal, on_rim_b);
    let turns = turning_b.ahead - turning_a.ahead;
    let of_surface = cb.surface_velocity_at(b.state.now.orientation, -normal)
        - ca.surface_velocity_at(a.state.now.orientation, normal);
    let at = |body: Body<'_>, lever: DVec3| body.step.before.linear + body.step.before.angular.cross(lever);
    // a velocity below the tolerance of the solver counts as zero
    let held = turns.length() > system.model.settings.solver.tolerance
        && tracks_turning(at(b, lever_b) - at(a, lever_a) + of_surface, turning_b.behind - turning_a.behind);
    // one that turns together with the body that it is on
    let common = if turns == DVec3::ZERO && origin == Origin::Near {
        common_turning((side_a, side_b), (p.position_a, p.position_b), normal, (on_rim_a, on_rim_b))
    } else {
        TurningVelocity::default()
    };
    let together = if common.ahead == DVec3::ZERO {
        DVec3::ZERO
    } else {
        let velocity = to_contact(&frame, at(b, lever_b) - at(a, lever_a) + of_surface);
        let turning = (to_contact(&frame, common.ahead), to_contact(&frame, common.behind));
        tracked_bias(velocity, turning, system.model.settings.solver.tolerance)
    };
    let made_of = |placed: &PlacedShape, body: Body<'_>, at: DVec3| {
        if placed.materials.is_empty() {
            placed.material
        } else {
            placed.material_at(placed.pose(&body.pose()).inverse_point(at))
        }
    };
    let surface = system.model.materials.pair(made_of(ca, a, p.position_a), made_of(cb, b, p.position_b));
    let physics = &system.model.settings.physics;
    contacts.push(Contact {
        body_a: system.id_at(ca.body),
        body_b: system.id_at(cb.body),
        shapes: (ka, kb),
        parts,
        feature: p.feature,
        point,
        frame,
        gap: p.gap,
        lift: positive_part(lift_a + lift_b),
        surface_velocity: if of_surface == DVec3::ZERO { DVec3::ZERO } else { along(&frame, of_surface) },
        bias: if held { to_contact(&frame, turns) } else { together },
        lever_a,
        lever_b,
        friction: if physics.friction { surface.friction } else { 0.0 },
        restitution: if physics.restitution { surface.restitution } else { 0.0 },
        origin: if origin == Origin::Near && (a.step.start_up || b.step.start_up) { Origin::Start } else { origin },
        in_flight: false,
        window: None,
        slowest_bounce: 0.0,
        pressing: None,
        predicted: false,
        island: u32::MAX,
        velocity_bound: 0.0,
        restitution_share: 1.0,
        slack: 0.0,
        approach_velocity: DVec3::ZERO,
        velocity: DVec3::ZERO,
        impulse: DVec3::ZERO,
        mode: Mode::Open,
        next_guess: DVec3::ZERO,
    });
}

/// A velocity along the surface in contact coordinates; nothing is left along the normal, rounding included.
fn along(frame: &Frame, v: DVec3) -> DVec3 {
    DVec3 { x: 0.0, ..to_contact(frame, v) }
}

/// From a point of a turning wall to the point of it that will be under the contact in the middle of the time for which
/// velocities are solved [m]: half a step on. Zero where the wall does not turn, or is not flat there.
///
/// A crate that rides on a turntable gets a velocity and keeps it until the next solve. With that of the spot under it now,
/// it would leave its circle along the tangent, step by step: a spiral that widens by ½Ω²h of itself in a second.
///
/// All points of a manifold have the same lead of the surface: a body that is carried moves as a whole.
fn surface_lead((placed, part, wall): (&PlacedShape, u32, Body<'_>), other: Body<'_>, outward: DVec3) -> DVec3 {
    let v = wall.step.before;
    let turns = wall.model.kind == BodyKind::Kinematic && wall.step.half_horizon != 0.0;
    if !turns || !is_flat(&placed.shape, part, placed.pose(&wall.pose()).inverse_vector(outward)) {
        return DVec3::ZERO;
    }
    // along the surface the contact goes with the other body, across it with the wall
    let carried = v.angular.cross(other.state.now.centre - wall.state.now.centre);
    let own = other.step.before.linear - v.linear;
    (own - outward * outward.dot(own - carried)) * wall.step.half_horizon
}
