//! Bodies that pivot or roll: how the velocity of a contact changes by the turning of the body alone.
//!
//! A velocity that is solved holds until the next solve, while the body turns on. A tip that stands still when it is solved
//! does not stay where it is: its arm turns away from under it. Held at the start of that time, tops wander, lean over and
//! pay with energy, to first order in the step. Held in its middle, all of that is second order.

use super::features::{is_flat, part_of};
use crate::model::body::BodyKind;
use crate::model::placed_shape::PlacedShape;
use crate::state::motion::Motion;
use crate::system::Body;
use crate::time::integrate::drift;
use tumble_geometry::{Shape, feature};
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Largest difference between the velocity of a contact and its change by turning since half a step ago, as a multiple of that change,
/// at which the contact tracks the turning [–]. A contact that was held in the middle of the last interval is at 0, one that was held at
/// its start at 1; one that lands or slides is far beyond. Chosen, not derived: any number above 1 parts them; a contact beyond it
/// has no bias.
const TRACKING_RATIO: f64 = 1.5;

/// Fraction of its approach that a contact may leave with [–]: 1, less far more than rounding (2e-16).
const LEAVING_FRACTION: f64 = 1.0 - 1e-9;

/// Least sine of the tilt of a rim's plane against the floor [–]: flat, it has no lowest point. Directions nearer than this are one.
const LEAST_TILT: f64 = tumble_geometry::SAME_NORMAL;

/// A shape of a body, and which part of it.
pub(crate) type Side<'s> = (&'s PlacedShape, u32, Body<'s>);

/// Change of a contact's velocity by the turning of a body [m/s], world axes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurningVelocity {
    /// From now until the middle of the time for which it is solved.
    pub(crate) ahead: DVec3,
    /// Since half a step ago. The same but for second order where the body turns by little in a step.
    pub(crate) behind: DVec3,
}

/// Change of the velocity of `foot` at its contact with `floor` by its own turning. Zero unless the floor is flat and
/// immovable.
///
/// `lever` [m] runs from the centre of mass to the contact, `down` out of the body.
#[inline]
pub(crate) fn turning_velocity(
    foot: Side<'_>,
    floor: Side<'_>,
    lever: DVec3,
    down: DVec3,
    feature: u32,
) -> TurningVelocity {
    let ((_, _, body), (_, _, wall)) = (foot, floor);
    // most bodies stand still, or on others
    if body.step.half_horizon == 0.0 || !body.is_active() || wall.model.kind == BodyKind::Dynamic {
        return TurningVelocity::default();
    }
    turning_velocity_on_floor(foot, floor, lever, down, feature)
}

/// The same for a foot that turns, on an immovable floor.
fn turning_velocity_on_floor(
    foot: Side<'_>,
    floor: Side<'_>,
    lever: DVec3,
    down: DVec3,
    feature: u32,
) -> TurningVelocity {
    let ((_, _, body), (ground, part, wall)) = (foot, floor);
    let turns = wall.step.before.angular != DVec3::ZERO;
    if turns || !is_flat(&ground.shape, part, ground.pose(&wall.pose()).inverse_vector(-down)) {
        return TurningVelocity::default();
    }
    let now = body.step.before.angular.cross(lever);
    let at = |time: f64| {
        let then = drift(body.model, &body.state.now, time, true);
        let arm = arm_then(foot, lever, down, feature, &then)?;
        Some(then.spin(body.model).cross(arm))
    };
    match (at(body.step.half_horizon), at(-body.step.half_horizon)) {
        (Some(then), Some(once)) => TurningVelocity { ahead: then - now, behind: now - once },
        _ => TurningVelocity::default(),
    }
}

/// Change of the velocity of B against A at a point by the turning of both, in axes that turn with the face that they touch by: along
/// its normal that is how the gap opens. `points` [m] are those of the surfaces of A and B, `normal` from A to B. Zero unless both are
/// moved by forces, or one of them and the other is round and stands still: of a body on a floor the floor has the face.
///
/// Plates that turn together and slide on each other, at w, sink into each other by ½h²·2(ω × n)·w a step if the face is taken to
/// stand still, and a board that rocks on a barrel pays for every step that its contact wanders by.
pub(crate) fn common_turning(
    (a, b): (Side<'_>, Side<'_>),
    points: (DVec3, DVec3),
    normal: DVec3,
    features: (u32, u32),
) -> TurningVelocity {
    let (half, moved) = (max(a.2.step.half_horizon, b.2.step.half_horizon), (a.2.is_active(), b.2.is_active()));
    let stands = |body: Body<'_>| !body.is_dynamic() && body.step.before == Velocity::ZERO;
    let in_question = match moved {
        (true, true) => true,
        (true, false) => stands(b.2),
        (false, true) => stands(a.2),
        (false, false) => false,
    };
    if half == 0.0 || !in_question {
        return TurningVelocity::default();
    }
    let is_face = |(placed, part, body): Side<'_>, outward: DVec3| {
        is_flat(&placed.shape, part, placed.pose(&body.pose()).inverse_vector(outward))
    };
    let face_of_b = match (is_face(a, normal), is_face(b, -normal)) {
        // of two faces the one that a corner of the other is on
        (true, true) => feature::kind(features.0) != feature::FACE && feature::kind(features.1) == feature::FACE,
        (true, false) => false,
        (false, true) => true,
        (false, false) => return TurningVelocity::default(),
    };
    let (face, other, outward, sign) = if face_of_b { (b, a, -normal, -1.0) } else { (a, b, normal, 1.0) };
    let Some(radius) = radius_along(other, outward, if face_of_b { features.0 } else { features.1 }) else {
        return TurningVelocity::default();
    };
    // a floor that is flat is asked for by the foot on it; on something round that rolls away it is another place that is touched
    if !face.2.is_active() || (radius == 0.0) != other.2.is_active() {
        return TurningVelocity::default();
    }
    let (f, o) = (face.2, other.2);
    let core = (if face_of_b { points.0 } else { points.1 }) + outward * radius - o.state.now.centre;
    let at = |time: f64| {
        let motion = |body: Body<'_>| drift(body.model, &body.state.now, time, true);
        let (on_f, on_o) = (motion(f), motion(o));
        let turn_f = on_f.orientation * f.state.now.orientation.conjugate();
        let middle = on_o.centre + on_o.orientation * (o.state.now.orientation.conjugate() * core);
        let place = middle - turn_f * (outward * radius);
        let moves = |body: Body<'_>, m: &Motion| {
            let spin = if body.is_active() { m.spin(body.model) } else { DVec3::ZERO };
            m.velocity + spin.cross(place - m.centre)
        };
        turn_f.conjugate() * (moves(o, &on_o) - moves(f, &on_f)) * sign
    };
    let now = at(0.0);
    TurningVelocity { ahead: at(half) - now, behind: now - at(-half) }
}

/// Distance of the centre of curvature behind the surface at a contact [m]: its radius where the shape is round along `outward`, from
/// the other body into it. None for a shape that rolls on a rim.
fn radius_along((placed, part, body): Side<'_>, outward: DVec3, feature: u32) -> Option<f64> {
    let (shape, own) = part_of(&placed.shape, part)?;
    match shape {
        Shape::Box(_) | Shape::Hull(_) => Some(0.0),
        Shape::Ball(s) => Some(s.radius()),
        Shape::Capsule(s) => Some(s.radius()),
        Shape::Cylinder(s) => {
            let axis = own.map_or(DVec3::Z, |p| p.vector(DVec3::Z));
            let along = placed.pose(&body.pose()).vector(axis).dot(outward).abs();
            // on its round side, all along
            (along <= LEAST_TILT).then(|| s.radius())
        }
        Shape::Cone(_) if feature == feature::vertex(feature::TIP) => Some(0.0),
        _ => None,
    }
}

/// Bias of a contact's law, (n, t1, t2) [m/s], of the change of its velocity by turning: all of it if the contact tracks the turning,
/// the normal component alone if it does so along the normal, else 0. It parts two bodies no faster than they approach: a contact that
/// is held in the middle of the interval comes and goes alike, and one that left faster would bring energy.
pub(crate) fn tracked_bias(velocity: DVec3, turning: (DVec3, DVec3), tolerance: f64) -> DVec3 {
    let (mut ahead, behind) = turning;
    ahead.x = max(ahead.x, LEAVING_FRACTION * min(velocity.x, 0.0));
    if ahead.length() > tolerance && tracks_turning(velocity, behind) {
        ahead
    } else if ahead.x.abs() > tolerance && tracks_turning(DVec3::X * velocity.x, DVec3::X * behind.x) {
        DVec3::X * ahead.x
    } else {
        DVec3::ZERO
    }
}

/// Whether a contact that moves with `velocity` [m/s] now has tracked the turning since the last solve, which has changed its
/// velocity by `behind` [m/s] since half a step ago.
pub(crate) fn tracks_turning(velocity: DVec3, behind: DVec3) -> bool {
    (velocity - behind).length() <= TRACKING_RATIO * behind.length()
}

/// From the centre of mass to where the body will touch [m]. None where that is not known.
fn arm_then((placed, part, body): Side<'_>, lever: DVec3, down: DVec3, feature: u32, then: &Motion) -> Option<DVec3> {
    let turned = |arm: DVec3| then.orientation * (body.state.now.orientation.conjugate() * arm);
    let (shape, own) = part_of(&placed.shape, part)?;
    let radius = match shape {
        // the same corner
        Shape::Box(_) | Shape::Hull(_) => return Some(turned(lever)),
        Shape::Cone(_) if feature == feature::vertex(feature::TIP) => return Some(turned(lever)),
        // below the same centre
        Shape::Ball(s) => return Some(turned(lever - down * s.radius()) + down * s.radius()),
        Shape::Capsule(s) => return Some(turned(lever - down * s.radius()) + down * s.radius()),
        Shape::Cylinder(s) => s.radius(),
        Shape::Cone(s) => s.radius(),
        Shape::HalfSpace(_) | Shape::Compound(_) | Shape::Mesh(_) => return None,
    };
    let deepest = feature::vertex(feature::DEEPEST);
    if feature != deepest && feature != feature::vertex(feature::DEEPEST + feature::LOWER_RIM) {
        return None;
    }
    // the lowest point of the same rim
    let pose: Pose = placed.pose(&body.pose());
    let axis = pose.vector(own.map_or(DVec3::Z, |p| p.vector(DVec3::Z)));
    let (now, then) = (lowest(axis, down)?, lowest(turned(axis), down)?);
    Some(turned(lever - now * radius) + then * radius)
}

/// The unit vector across `axis` that points down most. None for one that lies flat.
fn lowest(axis: DVec3, down: DVec3) -> Option<DVec3> {
    let across = down - axis * axis.dot(down);
    let length = across.length();
    (length > LEAST_TILT).then(|| across / length)
}
