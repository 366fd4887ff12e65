//! Displacement of two shapes within a time, at constant velocities: where they end, which points close, which planes separate
//! them.

use super::features::{any_face, is_convex};
use crate::model::placed_shape::PlacedShape;
use crate::system::Body;
use crate::time::integrate::cayley_world;
use tumble_geometry::{ContactPoint, Shape};
use tumble_math::order::min;
use tumble_math::{DQuat, DVec3, Pose};
use tumble_solver::Velocity;

/// Fraction of the slop by which two shapes must close to be followed [–]: above the motion of bodies at rest by rounding. Chosen, not
/// derived: less closing is left to position correction, which leaves a thousand times as much.
pub(crate) const NEGLIGIBLE_CLOSING: f64 = 1e-3;

/// Part of the square of a turn below which its part aside from a face's normal is rounding [–].
const TURNED_MARGIN: f64 = 1e-12;

/// Displacement of two shapes within a time, seen from the centre of the body of A.
pub(crate) struct PairMotion<'s> {
    shapes: (&'s PlacedShape, &'s PlacedShape),
    poses: (&'s Pose, &'s Pose),
    a: Displacement,
    pub(super) b: Displacement,
    /// Size of the smaller of the two [m].
    size: f64,
    /// Bodies of the two that forces and contacts move.
    active: (bool, bool),
}

/// A shape on a body, where it is, and how fast the body moves.
type Moving<'s> = ((&'s PlacedShape, Body<'s>), &'s Pose, Velocity);

impl<'s> PairMotion<'s> {
    /// The displacement within `time` [s].
    pub(crate) fn of(((ca, a), at_a, va): Moving<'s>, ((cb, b), at_b, vb): Moving<'s>, time: f64) -> Self {
        let way = (vb.linear - va.linear) * time;
        let turns = (turn_of(ca, a, at_a, va.angular) * time, turn_of(cb, b, at_b, vb.angular) * time);
        Self {
            shapes: (ca, cb),
            poses: (at_a, at_b),
            a: Displacement { centre: a.state.now.centre, shift: DVec3::ZERO, turn: turns.0 },
            b: Displacement { centre: b.state.now.centre, shift: way, turn: turns.1 },
            size: min(ca.bounding_radius, cb.bounding_radius),
            active: (a.is_active(), b.is_active()),
        }
    }

    /// The displacement within the first share of the time [–].
    pub(super) fn part_of_it(&self, share: f64) -> Self {
        let part =
            |on: &Displacement| Displacement { centre: on.centre, shift: on.shift * share, turn: on.turn * share };
        Self { a: part(&self.a), b: part(&self.b), ..*self }
    }

    /// Poses of the two shapes at the end.
    pub(super) fn ends(&self) -> (Pose, Pose) {
        (self.a.pose(self.poses.0), self.b.pose(self.poses.1))
    }

    /// Present distance, along its normal, of the points of a contact of the end [m].
    pub(super) fn gap(&self, normal: DVec3, p: &ContactPoint) -> f64 {
        normal.dot(self.b.back(p.position_b) - self.a.back(p.position_a))
    }

    /// Present place of a contact of the end: one common point, on the body that moves.
    pub(super) fn back(&self, p: &ContactPoint) -> DVec3 {
        let (on_a, on_b) = (self.a.back(p.position_a), self.b.back(p.position_b));
        match self.active {
            (true, false) => on_a,
            (false, true) => on_b,
            _ => (on_a + on_b) * 0.5,
        }
    }

    /// Closing of two points along a normal, but for the curvature of their paths [m].
    pub(super) fn closing(&self, normal: DVec3, p: &ContactPoint) -> f64 {
        normal.dot(self.a.way(p.position_a) - self.b.way(p.position_b))
    }

    /// Whether both are convex and turn about one normal: most that tumble do not.
    pub(super) fn are_plain(&self, slop: f64) -> bool {
        let (turn_a, turn_b) = (self.a.turn, self.b.turn);
        is_convex(self.shapes.0)
            && is_convex(self.shapes.1)
            && turn_a.cross(turn_b).length() * self.size <= (turn_a.length() + turn_b.length()) * slop
    }

    /// Bound of the distance by which points of the two leave a plane of this normal by turning [m].
    pub(super) fn tilt(&self, normal: DVec3) -> f64 {
        let tilt = |turn: DVec3| (turn - normal * normal.dot(turn)).length() * self.size;
        tilt(self.a.turn) + tilt(self.b.turn)
    }

    /// Whether one plane separates the two all along: that of a face of one of them, or one whose normal they turn about.
    ///
    /// A turn about the normal moves no point along it, so that their distance along it changes by the shift alone. A ball that
    /// crosses the corner of four slabs passes along the slab beside its path by the plane of their tops.
    pub(crate) fn has_separating_plane(&self, slop: f64) -> bool {
        let (sa, sb) = (&self.shapes.0.shape, &self.shapes.1.shape);
        let reach =
            |c: &PlacedShape, pose: &Pose, on: &Displacement| c.bounding_radius + (pose.position - on.centre).length();
        let reach_a = reach(self.shapes.0, self.poses.0, &self.a);
        let reach_b = reach(self.shapes.1, self.poses.1, &self.b);
        let aside = |turn: DVec3, normal: DVec3| (turn - normal * normal.dot(turn)).length();
        let parts = |normal: DVec3| {
            aside(self.a.turn, normal) * reach_a + aside(self.b.turn, normal) * reach_b <= slop && {
                let gap = -sb.extent_along(self.poses.1, -normal) - sa.extent_along(self.poses.0, normal);
                // a shape that closes on it is to touch it
                gap >= -2.0 * slop && gap + normal.dot(self.b.shift) >= min(gap, 0.0) - NEGLIGIBLE_CLOSING * slop
            }
        };
        let about = |turn: DVec3| turn.try_normalize().is_some_and(|axis| parts(axis) || parts(-axis));
        // most faces turn out of their plane by far: told without a root, in the axes of the shape that has them
        let keeps = |turn: DVec3, reach: f64, n: DVec3| {
            let (square, along) = (turn.length_squared(), turn.dot(n));
            square - along * along <= TURNED_MARGIN * square + 2.0 * (slop / reach) * (slop / reach)
        };
        let any = |shape: &Shape, pose: &Pose, sign: f64| {
            let (turn_a, turn_b) = (pose.inverse_vector(self.a.turn), pose.inverse_vector(self.b.turn));
            let may = |n: DVec3| keeps(turn_a, reach_a, n) && keeps(turn_b, reach_b, n);
            any_face(shape, |n| may(n) && parts(pose.vector(n) * sign))
        };
        about(self.a.turn) || about(self.b.turn) || any(sa, self.poses.0, 1.0) || any(sb, self.poses.1, -1.0)
    }
}

/// Displacement of a body: it turns about its centre and is shifted.
#[derive(Clone, Copy)]
pub(super) struct Displacement {
    centre: DVec3,
    pub(super) shift: DVec3,
    /// Angle vector, world axes [rad].
    turn: DVec3,
}

impl Displacement {
    /// Pose of a shape of it then.
    fn pose(&self, from: &Pose) -> Pose {
        if self.turn == DVec3::ZERO {
            return Pose::new(from.position + self.shift, from.rotation);
        }
        let turned = cayley_world(self.turn, DQuat::IDENTITY);
        let position = self.centre + turned * (from.position - self.centre) + self.shift;
        Pose::new(position, cayley_world(self.turn, from.rotation))
    }

    /// Displacement of a point of it, but for the curve [m].
    fn way(&self, point: DVec3) -> DVec3 {
        self.shift + self.turn.cross(point - self.centre)
    }

    /// Present place of a point of it that is then at `place`.
    fn back(&self, place: DVec3) -> DVec3 {
        let before = place - self.shift;
        if self.turn == DVec3::ZERO {
            return before;
        }
        self.centre + cayley_world(-self.turn, DQuat::IDENTITY) * (before - self.centre)
    }
}

/// Spin that brings other points of a shape forward [rad/s]: 0 for a ball, none about its axis for a cylinder.
pub(crate) fn turn_of(placed: &PlacedShape, body: Body<'_>, pose: &Pose, spin: DVec3) -> DVec3 {
    match placed.shape {
        Shape::Ball(_) if placed.place.position == body.model.offset => DVec3::ZERO,
        Shape::Capsule(_) | Shape::Cylinder(_) | Shape::Cone(_) if placed.place.position == body.model.offset => {
            let axis = pose.vector(DVec3::Z);
            spin - axis * axis.dot(spin)
        }
        _ => spin,
    }
}
