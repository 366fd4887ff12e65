//! When two shapes come to overlap on their paths, for pairs that may have tunnelled at the end of them.
//!
//! The overlap at the end of a path has the side from which it came only as long as the path is short against the shapes: a
//! needle that turns through a plate is nearer to its far side then, and would be pushed on instead of back. So the paths are
//! followed by conservative advancement, by strides that speed and distance allow, up to the first place where the shapes
//! overlap by more than is left to position correction.

use crate::detect::displacement::turn_of;
use crate::model::placed_shape::PlacedShape;
use crate::system::{Body, System};
use crate::time::integrate::drift;
use crate::time::outlook::{CLOSING_FRACTION, after, ahead, speed_of_turn};
use tumble_geometry::{Manifolds, Shape, Workspace, collide};
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Part of both thicknesses of the shortest stride [–].
const STRIDE: f64 = 0.1;

/// Most strides of a path [–]: a bound of its work. Two shapes that may close by more than a tenth as many thicknesses on it may be through
/// each other between two strides.
const MOST_STRIDES: u32 = 1 << 16;

/// Whether two shapes get so far together within `time` [s] that their thickness must be compared: as
/// [`PairPath::is_long`], with every spin and the balls that fit into them.
pub(super) fn may_be_long(course: Course, a: (&PlacedShape, Body<'_>), b: (&PlacedShape, Body<'_>), time: f64) -> bool {
    let turning = |(placed, body): (&PlacedShape, Body<'_>)| {
        speed_of_turn(course.velocity(body).angular, placed.radius_about(body.model.offset))
    };
    let speed = (course.velocity(b.1).linear - course.velocity(a.1).linear).length() + turning(a) + turning(b);
    // written so that NaN counts as far
    !(speed * time <= CLOSING_FRACTION * 2.0 * (a.0.inscribed_radius + b.0.inscribed_radius))
}

/// With which velocities bodies go on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Course {
    /// Those after the solve.
    Solved,
    /// Those that they have; what is solved at the start of the step stands.
    Begun,
}

impl Course {
    fn velocity(self, body: Body<'_>) -> Velocity {
        match self {
            Self::Solved => after(body),
            Self::Begun if body.step.start_up => Velocity::ZERO,
            Self::Begun => body.velocity(),
        }
    }

    /// Pose of the body's frame after `time` [s].
    fn ahead(self, body: Body<'_>, time: f64) -> Pose {
        match self {
            Self::Solved => ahead(body, time),
            Self::Begun if self.velocity(body) == Velocity::ZERO => body.pose(),
            Self::Begun => drift(body.model, &body.state.now, time, true).pose(body.model),
        }
    }
}

/// The paths of two shapes within a time.
pub(super) struct PairPath<'s> {
    course: Course,
    a: (&'s PlacedShape, Body<'s>),
    b: (&'s PlacedShape, Body<'s>),
    /// [s].
    time: f64,
    /// Velocity of B against A [m/s].
    linear: DVec3,
    /// Spins that bring other points forward, with how far those are from what they turn about [rad/s, m].
    spins: [(DVec3, f64); 2],
}

impl<'s> PairPath<'s> {
    pub(super) fn new(
        course: Course,
        a: (&'s PlacedShape, Body<'s>),
        b: (&'s PlacedShape, Body<'s>),
        time: f64,
    ) -> Self {
        let spin = |(placed, body): (&PlacedShape, Body<'_>)| {
            let spin = turn_of(placed, body, &placed.pose(&body.pose()), course.velocity(body).angular);
            (spin, placed.radius_about(body.model.offset))
        };
        let linear = course.velocity(b.1).linear - course.velocity(a.1).linear;
        Self { course, a, b, time, linear, spins: [spin(a), spin(b)] }
    }

    /// Most that any two points close, in any direction [m/s].
    fn speed(&self) -> f64 {
        self.spins.iter().fold(self.linear.length(), |v, (spin, reach)| v + speed_of_turn(*spin, *reach))
    }

    /// Most that any two points close along a normal from A to B [m/s].
    fn closing(&self, n: DVec3) -> f64 {
        self.spins
            .iter()
            .fold(-n.dot(self.linear), |v, (spin, reach)| v + speed_of_turn(*spin - n * n.dot(*spin), *reach))
    }

    /// How thick both are together along a normal [m].
    fn thickness(&self, n: DVec3) -> f64 {
        let of = |(placed, body): (&PlacedShape, Body<'_>)| {
            if matches!(placed.shape, Shape::Mesh(_)) {
                // a sheet has none, and how thick a solid is where the other meets it is not known
                return 0.0;
            }
            let pose = placed.pose(&body.pose());
            placed.shape.extent_along(&pose, n) + placed.shape.extent_along(&pose, -n)
        };
        of(self.a) + of(self.b)
    }

    /// Width of the thinner of the two across the thinnest of its own axes [m].
    pub(super) fn thinner(&self) -> f64 {
        let of = |shape: &Shape| {
            if matches!(shape, Shape::Mesh(_)) {
                return f64::INFINITY;
            }
            let width = |n: DVec3| shape.extent_along(&Pose::IDENTITY, n) + shape.extent_along(&Pose::IDENTITY, -n);
            DVec3::AXES.into_iter().fold(f64::INFINITY, |w, n| min(w, width(n)))
        };
        min(of(&self.a.0.shape), of(&self.b.0.shape))
    }

    /// Whether the two may have come through each other at the end, given the normal of a contact of them.
    pub(super) fn is_long(&self, normal: DVec3) -> bool {
        self.speed() * self.time > CLOSING_FRACTION * self.thickness(normal)
    }

    /// The first time at which the two overlap by more than `-level` [m], with where the frames of both bodies are then. `found` is how
    /// they overlap. No stride is so long that they could be through each other at its end, along the normal of its beginning.
    pub(super) fn first_overlap(
        &self,
        system: &System,
        level: f64,
        ws: &mut Workspace,
        found: &mut Manifolds,
    ) -> Option<(f64, Pose, Pose)> {
        let speed = self.speed();
        let shortest = self.time / f64::from(MOST_STRIDES);
        let ((ca, a), (cb, b)) = (self.a, self.b);
        let mut at = 0.0;
        for _ in 0..=MOST_STRIDES {
            let margin = speed * (self.time - at);
            let (pose_a, pose_b) = (self.course.ahead(a, at), self.course.ahead(b, at));
            let settings = system.model.settings.geometry;
            collide(&ca.shape, &ca.pose(&pose_a), &cb.shape, &cb.pose(&pose_b), margin, settings, ws, found);
            let mut stride = self.time - at;
            for m in found.iter() {
                let gap = m.points.iter().fold(f64::INFINITY, |g, p| min(g, p.gap));
                if gap < level {
                    return Some((at, pose_a, pose_b));
                }
                let closing = self.closing(m.normal);
                if closing > 0.0 {
                    stride = min(stride, max(gap - level, STRIDE * self.thickness(m.normal)) / closing);
                }
            }
            if !(at < self.time) {
                break;
            }
            at = min(self.time, at + max(stride, shortest));
        }
        None
    }
}
