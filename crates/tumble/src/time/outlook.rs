//! Outlook of a body with the velocities of a solve: its pose after a while, its path length, whether it may tunnel.

use super::integrate::{cayley_world, drift};
use crate::model::body::BodyKind;
use crate::model::placed_shape::PlacedShape;
use crate::state::motion::{Motion, Rotation};
use crate::system::Body;
use tumble_geometry::Shape;
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Fraction of both thicknesses, along the normal of the contact, that two shapes may close without their paths being followed
/// for the first overlap [–]: up to a half, the overlap at the end is nearer to the side from which they came.
pub(crate) const CLOSING_FRACTION: f64 = 0.5;

/// Velocity of a body after the solve.
pub(crate) fn after(body: Body<'_>) -> Velocity {
    if body.is_active() { body.step.after } else { body.velocity() }
}

/// Velocity of a body that the solve began with.
pub(crate) fn free(body: Body<'_>) -> Velocity {
    if body.is_active() { body.step.free } else { body.velocity() }
}

/// Spin that brings other points of a shape forward: a ball has no others.
pub(crate) fn turning(body: Body<'_>, placed: &PlacedShape, pick: fn(Body<'_>) -> Velocity) -> DVec3 {
    if matches!(placed.shape, Shape::Ball(_)) { DVec3::ZERO } else { pick(body).angular }
}

/// Pose of the body's frame after `time` [s] with the velocities after the solve.
pub(crate) fn ahead(body: Body<'_>, time: f64) -> Pose {
    if body.model.kind == BodyKind::Fixed || (body.is_dynamic() && !body.is_active()) {
        return body.pose();
    }
    let mut from = body.state.now;
    if body.is_active() {
        let s = body.step;
        let orientation = if s.turn == DVec3::ZERO { from.orientation } else { cayley_world(s.turn, from.orientation) };
        let momentum = body.model.inertia * (from.orientation.conjugate() * s.after.angular);
        let rotation = Rotation::Momentum(momentum);
        from = Motion { centre: from.centre + s.shift, orientation, velocity: s.after.linear, rotation };
    }
    let to = drift(body.model, &from, time, true);
    Pose::new(to.centre - to.orientation * body.model.offset, to.orientation)
}

/// Bound of the sideways displacement of a body's points within `time` [s] since the body does not keep its spin [m].
pub(crate) fn bend(body: Body<'_>, gyroscopic: bool, time: f64) -> f64 {
    if !body.is_active() || body.model.round || !gyroscopic {
        return 0.0;
    }
    let spin = after(body).angular;
    let q = body.state.now.orientation;
    let momentum = q * (body.model.inertia * (q.conjugate() * spin));
    (body.step.inverse_inertia * momentum.cross(spin)).length() * 0.5 * time * time * body.model.bounding_radius
}

/// Whether a body gets so far within `time` [s] that one of its shapes may come through another: of two shapes whose path
/// may be long, one is of such a body.
pub(crate) fn is_fast(body: Body<'_>, time: f64) -> bool {
    let v = after(body);
    let speed = v.linear.length() + speed_of_turn(v.angular, body.model.outer_radius);
    !(speed * time <= CLOSING_FRACTION * 2.0 * body.model.inscribed_radius)
}

/// Speed of a point at a distance [m/s]; zero without spin, however far it is.
pub(crate) fn speed_of_turn(spin: DVec3, distance: f64) -> f64 {
    if spin == DVec3::ZERO { 0.0 } else { spin.length() * distance }
}
