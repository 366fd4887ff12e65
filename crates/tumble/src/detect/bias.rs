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
use tumble_math::{DVec3, Pose};

/// How far the velocity of a contact may be from what the turning since half a step ago explains, as a part of that [–]. A
/// contact that was held in the middle of the last interval is at 0, one that was held at its start at 1; what lands or
/// slides is far beyond. Chosen, not derived.
const HELD: f64 = 1.5;

/// Least part of the radius of a rim by which its plane must be tilted against the floor [–]: flat, it has no lowest point.
const TILTED: f64 = 1e-6;

/// A shape of a body, and which part of it.
pub(crate) type Side<'s> = (&'s PlacedShape, u32, Body<'s>);

/// How the turning of a body changes the velocity of a contact [m/s], world axes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurningVelocity {
    /// From now until the middle of the time for which it is solved.
    pub(crate) ahead: DVec3,
    /// Since half a step ago. The same but for second order where the body turns by little in a step.
    pub(crate) behind: DVec3,
}

/// How the velocity of `foot` at its contact with `floor` changes by its own turning. Zero unless the floor is flat and
/// answers to no impulse.
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

/// The same for a foot that turns, on a floor that answers to no impulse.
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

/// Whether a contact that moves with `velocity` [m/s] now has been held since the last solve, if turning has changed its
/// velocity by `behind` [m/s] since half a step ago.
pub(crate) fn is_held(velocity: DVec3, behind: DVec3) -> bool {
    (velocity - behind).length() <= HELD * behind.length()
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
    (length > TILTED).then(|| across / length)
}
