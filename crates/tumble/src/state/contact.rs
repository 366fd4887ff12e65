//! One contact point of a step: geometry, law, solution.
//!
//! Contacts belong to the midpoint of the step, where they are found and solved. Their impulse is the total of the
//! step; impulse/dt is the mean force.

use crate::base::handle::BodyId;
use tumble_math::DVec3;
use tumble_math::order::positive_part;
use tumble_solver::{Frame, Mode};

/// Marks the key of a contact that lies elsewhere on each body: the same features may also face each other now.
const ELSEWHERE: u64 = 1 << 62;

/// Marks the key of a predicted contact, for the same reason.
const PREDICTED: u64 = 1 << 63;

/// No island of before.
pub(crate) const NEW: u32 = u32::MAX;

/// A contact point of the last step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Body A.
    pub body_a: BodyId,
    /// Body B.
    pub body_b: BodyId,
    /// Shapes of the world on A and on B.
    pub shapes: (u32, u32),
    /// Parts of the shapes, if these are compounds.
    pub parts: (u32, u32),
    /// Features that touch: of A in the upper half, of B in the lower. Lasts while the same features touch.
    pub feature: u64,
    /// The common point of both [m]: the middle of the gap, or the surface of the round one of the two.
    pub point: DVec3,
    /// Unit normal from A to B, and two tangents.
    pub frame: Frame,
    /// Signed distance along the normal [m]; negative = overlap.
    pub gap: f64,
    /// Acceleration with which the turning of a rim lifts this point of it off the other body [m/s²]; 0 elsewhere. A point
    /// of a rolling rim comes down on a cycloid: its straight path would strike where the rim only rolls on. Over a time T the
    /// cycloid is higher by ½ lift T²; twice that is granted, so that it still holds for a spin that grows by √2.
    pub(crate) lift: f64,
    /// Velocity by which the law is shifted, (n, t1, t2) [m/s]: [`Self::velocity`] is that of the bodies after the solve and
    /// this. Where a body pivots or rolls on a floor, the change by its turning until the middle of the time for which the
    /// velocity is used; 0 elsewhere.
    pub bias: DVec3,
    /// Velocity of B's surface against A's besides that of the bodies, (n, t1, t2) [m/s]: of conveyor belts and tracks, see
    /// [`BodyBuilder::surface_velocity`](crate::BodyBuilder::surface_velocity). Part of both velocities below; 0 along the normal.
    pub surface_velocity: DVec3,
    /// From the centre of mass of A to where the impulse acts on it [m]: to `point`, but for the origins `swept` and `centre`, where each
    /// body has a place of its own, and on a wall that turns.
    pub lever_a: DVec3,
    /// From the centre of mass of B, likewise [m].
    pub lever_b: DVec3,
    /// Coulomb's coefficient [–].
    pub friction: f64,
    /// Newton's coefficient [–].
    pub restitution: f64,
    /// Its origin.
    pub origin: Origin,
    /// Met in flight: its bodies approach faster than the forces and the turning of one step explain.
    pub in_flight: bool,
    /// Time in which its gap may close, where that is not until the next solve [s]: of a contact that is met in flight, until the
    /// step ends.
    pub(crate) window: Option<f64>,
    /// Approach speed up to which it does not bounce, beside the threshold of the settings [m/s]: of a touch in flight.
    pub(crate) slowest_bounce: f64,
    /// Of a touch in flight, of two that rest on each other: whether their bodies pressed in the last step. How points that carry more than
    /// they need share a load says nothing.
    pub(crate) pressing: Option<bool>,
    /// Predicted after a solve of the same step, which did not know it.
    pub(crate) predicted: bool,
    /// Index of its island in the report.
    pub island: u32,
    /// Velocity bound s of the law: u_n + s ≥ 0 [m/s]; g/T for an open gap, 0 for a closed one, −e c for a bounce.
    pub velocity_bound: f64,
    /// Share of the restitution that it leaves with [–]: 1, or less where its impact would have brought energy. `floor` is that
    /// of the share.
    pub restitution_share: f64,
    /// Slack of the bound where a kinematic body leaves no room [m/s]: the law is u_n + floor + slack ≥ 0, and the overlap grows by it. 0
    /// elsewhere.
    pub slack: f64,
    /// Velocity of B against A before the step's forces, (n, t1, t2) [m/s]: negative along the normal where the bodies approach.
    pub approach_velocity: DVec3,
    /// Velocity of B against A that the law holds for, (n, t1, t2) [m/s]: after the solve, and where a body pivots or rolls
    /// on a floor, in the middle of the time until the next one.
    pub velocity: DVec3,
    /// Impulse on B, −1 times that on A, (n, t1, t2) [N·s].
    pub impulse: DVec3,
    /// Its mode.
    pub mode: Mode,
    /// Warm start of the next step: the impulse, less the part that only stopped a motion that is over [N·s].
    pub(crate) next_guess: DVec3,
}

/// Origin of a contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// The surfaces are near each other at the midpoint of the step: point and gap are places.
    Near,
    /// On the path of bodies that move too far for nearness: the gap is the distance that may be used up until the touch.
    Swept,
    /// Predicted: the solved velocities would turn the bodies into each other there.
    TurnedInto,
    /// Predicted: stops the centre of a body that turns too far for any of its points.
    Centre,
    /// Near where the step began: the bodies are solved from there on.
    Start,
    /// Touching within the step, of bodies in flight: solved there and then. [`StepReport::touches`](crate::StepReport::touches).
    Touch,
}

impl Origin {
    /// All origins.
    pub const ALL: [Self; 6] = [Self::Near, Self::Swept, Self::TurnedInto, Self::Centre, Self::Start, Self::Touch];

    /// Lower-case name, as in recordings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Swept => "swept",
            Self::TurnedInto => "turned into",
            Self::Centre => "centre",
            Self::Start => "start",
            Self::Touch => "touch",
        }
    }

    /// Whether point and gap are places of the two surfaces: they are near each other where the contact is solved. The others
    /// are distances that may be used up until they touch.
    #[must_use]
    pub fn is_place(self) -> bool {
        matches!(self, Self::Near | Self::Start | Self::Touch)
    }

    /// Whether the contact is one point of each body, elsewhere on each: where the paths of the two will meet.
    pub(crate) fn is_elsewhere(self) -> bool {
        matches!(self, Self::Swept | Self::Centre)
    }
}

impl Contact {
    /// Unit normal from A to B.
    #[must_use]
    pub fn normal(&self) -> DVec3 {
        self.frame.normal
    }

    /// Slip after the solve, (t1, t2) [m/s].
    #[must_use]
    pub fn slip(&self) -> (f64, f64) {
        (self.velocity.y, self.velocity.z)
    }

    /// Impulse on B in world axes [N·s].
    #[must_use]
    pub fn world_impulse(&self) -> DVec3 {
        to_world(&self.frame, self.impulse)
    }

    /// Whether the surfaces touch or press.
    #[must_use]
    pub fn touches(&self) -> bool {
        self.impulse.x > 0.0 || self.gap <= 0.0
    }

    /// Key in the contact cache.
    pub(crate) fn key(&self) -> Key {
        (self.shapes.0, self.shapes.1, self.parts.0, self.parts.1, self.feature_with_origin())
    }

    /// Key in the contact cache among the contacts of the same shapes.
    pub(crate) fn key_in_pair(&self) -> (u64, u64) {
        ((u64::from(self.parts.0) << 32) | u64::from(self.parts.1), self.feature_with_origin())
    }

    fn feature_with_origin(&self) -> u64 {
        let elsewhere = u64::from(self.origin.is_elsewhere()) * ELSEWHERE;
        self.feature | elsewhere | (u64::from(self.predicted) * PREDICTED)
    }
}

/// Shapes, parts, feature with the marks of its origin.
pub(crate) type Key = (u32, u32, u32, u32, u64);

/// Contact coordinates (n, t1, t2) in world axes.
pub(crate) fn to_world(f: &Frame, l: DVec3) -> DVec3 {
    f.normal * l.x + f.tangent1 * l.y + f.tangent2 * l.z
}

/// A world vector in contact coordinates (n, t1, t2).
pub(crate) fn to_contact(f: &Frame, v: DVec3) -> DVec3 {
    DVec3::new(f.normal.dot(v), f.tangent1.dot(v), f.tangent2.dot(v))
}

/// Whether two bodies that approach with a speed [m/s] across a gap [m] meet within the horizon [s], faster than a threshold
/// [m/s].
pub(crate) fn is_impact(approach: f64, gap: f64, threshold: f64, horizon: f64) -> bool {
    approach > threshold && positive_part(gap) < approach * horizon
}
