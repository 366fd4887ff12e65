//! Shapes that only pass along each other, although they seem to meet: what slides or rolls over a seam.

use super::{Ground, Lane, NEGLIGIBLE, SWEPT, Two, trusted_margin};
use crate::model::body::Body;
use crate::model::placed_shape::PlacedShape;
use crate::state::State;
use crate::time::integrate::cayley_world;
use tumble_geometry::{ContactPoint, Shape, collide};
use tumble_math::order::{min, positive_part};
use tumble_math::{DQuat, DVec3, Pose};
use tumble_solver::Velocity;

impl Lane {
    /// Whether the two only pass along each other in a step, although points that face each other now would close. Adds the
    /// contacts that they have afterwards. Those that then are beside each other have none, and are loose: whether they
    /// still part when something has struck them is asked after the solve.
    pub(super) fn pass_along(&mut self, (state, ground): (&State, &Ground), two: &Two<'_>, ways: &Ways<'_>) -> bool {
        self.strikes(ways, state.settings.correction.slop) && self.lead_along((state, ground), two, ways)
    }

    /// How far the two are apart, by their manifolds [m].
    pub(super) fn distance(&self) -> f64 {
        self.manifolds.iter().flat_map(|m| m.points).fold(f64::INFINITY, |d, p| min(d, p.gap))
    }

    /// Whether points that face each other now would close on the way.
    fn strikes(&self, ways: &Ways<'_>, slop: f64) -> bool {
        self.manifolds.iter().any(|m| {
            let closes = |p: &ContactPoint| {
                let closing = ways.closing(m.normal, p);
                closing > NEGLIGIBLE * slop && p.gap < closing
            };
            m.points.iter().any(closes) && m.points.iter().all(|p| p.gap > -slop)
        })
    }

    /// Whether two that seem to meet only pass along each other.
    pub(super) fn lead_along(&mut self, (state, ground): (&State, &Ground), two: &Two<'_>, ways: &Ways<'_>) -> bool {
        if two.a.1.step.late || two.b.1.step.late || !ways.are_plain(state.settings.correction.slop) {
            return false;
        }
        if !self.touch_afterwards(state, two, ways) {
            // a pile is better off with a contact too many than with a second look
            return two.is_with_ground() && ways.part(state.settings.correction.slop);
        }
        let to_b = &ways.b;
        let start = self.contacts.len();
        let (ends, contacts) = (ways.ends(), &mut self.contacts);
        let memory = (&mut self.workspace, &mut self.settled);
        ground.settle(state, (two, (&ends.0, &ends.1)), &self.passed, memory, |normal, parts, p| {
            let at = ways.back(two, p);
            // what the way leaves of it
            let (gap, feature) = (p.gap + positive_part(-normal.dot(to_b.shift)), p.feature | SWEPT);
            let p = ContactPoint { position_a: at, position_b: at, gap, feature };
            two.push(state, normal, parts, &p, contacts);
        });
        self.mark_swept(start);
        true
    }

    /// Whether the two touch at the end of their ways as two that have passed along each other: `passed` then is how.
    ///
    /// A box that slides over the seam of two slabs meets the far one edge to edge: what separates them now is the way to its
    /// side, and taken for a wall it would stop the box. A ball that rolls on sees the edge ahead, and its tangent for a ramp.
    /// But two convex shapes that a plane parts at the end of a way are parted by one of the same normal all along it, if
    /// they do not come apart along that normal and turn about nothing else.
    fn touch_afterwards(&mut self, state: &State, two: &Two<'_>, ways: &Ways<'_>) -> bool {
        let ((ca, _), (cb, _)) = (two.a, two.b);
        let slop = state.settings.correction.slop;
        let (there_a, there_b) = ways.ends();
        let (ws, found, settings) = (&mut self.workspace, &mut self.passed, state.settings.geometry);
        let margin = min(two.wanted(), trusted_margin(ca, cb));
        collide(&ca.shape, &there_a, &cb.shape, &there_b, margin, settings, ws, found);
        let mut any = false;
        let all = self.passed.iter().all(|m| {
            any = true;
            m.normal.dot(ways.b.shift) <= slop
                && ways.tilt(m.normal) <= slop
                && m.points.iter().all(|p| p.gap >= -2.0 * slop)
        });
        any && all
    }
}

/// How two shapes get on for a while, seen from the centre of the body of A.
pub(crate) struct Ways<'s> {
    shapes: (&'s PlacedShape, &'s PlacedShape),
    poses: (&'s Pose, &'s Pose),
    a: Onward,
    b: Onward,
    /// Size of the smaller of the two [m].
    size: f64,
}

/// A shape on a body, where it is, and how fast the body moves.
type Moving<'s> = ((&'s PlacedShape, &'s Body), &'s Pose, Velocity);

impl<'s> Ways<'s> {
    /// How two shapes get on in `time` [s].
    pub(crate) fn of(((ca, a), at_a, va): Moving<'s>, ((cb, b), at_b, vb): Moving<'s>, time: f64) -> Self {
        let way = (vb.linear - va.linear) * time;
        let turns = (turn_of(ca, a, at_a, va.angular) * time, turn_of(cb, b, at_b, vb.angular) * time);
        Self {
            shapes: (ca, cb),
            poses: (at_a, at_b),
            a: Onward { centre: a.now.centre, shift: DVec3::ZERO, turn: turns.0 },
            b: Onward { centre: b.now.centre, shift: way, turn: turns.1 },
            size: min(ca.size, cb.size),
        }
    }

    /// The first part of their ways, which takes a share of the time [–].
    pub(super) fn part_of_it(&self, share: f64) -> Self {
        let part = |on: &Onward| Onward { centre: on.centre, shift: on.shift * share, turn: on.turn * share };
        Self { a: part(&self.a), b: part(&self.b), ..*self }
    }

    /// Where the two shapes are at the end.
    pub(super) fn ends(&self) -> (Pose, Pose) {
        (self.a.pose(self.poses.0), self.b.pose(self.poses.1))
    }

    /// How far the points of a contact of the end are apart now, along its normal [m].
    pub(super) fn gap(&self, normal: DVec3, p: &ContactPoint) -> f64 {
        normal.dot(self.b.back(p.position_b) - self.a.back(p.position_a))
    }

    /// Where a contact of the end is now: one common point, on the body that moves.
    pub(super) fn back(&self, two: &Two<'_>, p: &ContactPoint) -> DVec3 {
        let (on_a, on_b) = (self.a.back(p.position_a), self.b.back(p.position_b));
        match (two.a.1.is_active(), two.b.1.is_active()) {
            (true, false) => on_a,
            (false, true) => on_b,
            _ => (on_a + on_b) * 0.5,
        }
    }

    /// By how much two points close along a normal, but for the curves of their ways [m].
    pub(super) fn closing(&self, normal: DVec3, p: &ContactPoint) -> f64 {
        normal.dot(self.a.way(p.position_a) - self.b.way(p.position_b))
    }

    /// Whether both are convex and turn about one normal: most that tumble do not, and need no second look.
    fn are_plain(&self, slop: f64) -> bool {
        let (turn_a, turn_b) = (self.a.turn, self.b.turn);
        is_convex(self.shapes.0)
            && is_convex(self.shapes.1)
            && turn_a.cross(turn_b).length() * self.size <= (turn_a.length() + turn_b.length()) * slop
    }

    /// By how much points of the two leave a plane of this normal by turning, at most [m].
    fn tilt(&self, normal: DVec3) -> f64 {
        let tilt = |turn: DVec3| (turn - normal * normal.dot(turn)).length() * self.size;
        tilt(self.a.turn) + tilt(self.b.turn)
    }

    /// Whether a plane parts the two all along: that of a face of one of them, or one that they turn about.
    ///
    /// Along its normal a turn moves no point, so that their distance there is what it is now and what the way makes of it.
    /// A ball that crosses the corner of four slabs passes along the one that it leaves aside by the plane of their tops.
    pub(crate) fn part(&self, slop: f64) -> bool {
        let (sa, sb) = (&self.shapes.0.shape, &self.shapes.1.shape);
        let reach = |c: &PlacedShape, pose: &Pose, on: &Onward| c.size + (pose.position - on.centre).length();
        let reach_a = reach(self.shapes.0, self.poses.0, &self.a);
        let reach_b = reach(self.shapes.1, self.poses.1, &self.b);
        let aside = |turn: DVec3, normal: DVec3| (turn - normal * normal.dot(turn)).length();
        let parts = |normal: DVec3| {
            aside(self.a.turn, normal) * reach_a + aside(self.b.turn, normal) * reach_b <= slop && {
                let gap = -sb.extent_along(self.poses.1, -normal) - sa.extent_along(self.poses.0, normal);
                // what closes on it is to touch it
                gap >= -2.0 * slop && gap + normal.dot(self.b.shift) >= min(gap, 0.0) - NEGLIGIBLE * slop
            }
        };
        let about = |turn: DVec3| turn.try_normalize().is_some_and(|axis| parts(axis) || parts(-axis));
        about(self.a.turn)
            || about(self.b.turn)
            || any_face(sa, |n| parts(self.poses.0.vector(n)))
            || any_face(sb, |n| parts(-self.poses.1.vector(n)))
    }
}

pub(super) fn is_convex(placed: &PlacedShape) -> bool {
    !matches!(placed.shape, Shape::Compound(_) | Shape::HalfSpace(_))
}

/// Whether any outward normal of a plane face of a shape, in its own axes, is as asked for.
pub(super) fn any_face(shape: &Shape, mut asked: impl FnMut(DVec3) -> bool) -> bool {
    match shape {
        Shape::Box(_) => DVec3::AXES.into_iter().any(|n| asked(n) || asked(-n)),
        Shape::Cylinder(_) => asked(DVec3::Z) || asked(-DVec3::Z),
        Shape::Cone(_) => asked(-DVec3::Z),
        Shape::Hull(h) => (0..h.face_count()).any(|f| asked(h.plane(f).0)),
        Shape::HalfSpace(h) => asked(h.normal()),
        Shape::Ball(_) | Shape::Capsule(_) | Shape::Compound(_) => false,
    }
}

/// How a body gets on in a step: it turns about its centre and is shifted.
#[derive(Clone, Copy)]
struct Onward {
    centre: DVec3,
    shift: DVec3,
    /// Angle vector, world axes [rad].
    turn: DVec3,
}

impl Onward {
    /// Where a shape of it is then.
    fn pose(&self, from: &Pose) -> Pose {
        if self.turn == DVec3::ZERO {
            return Pose::new(from.position + self.shift, from.rotation);
        }
        let turned = cayley_world(self.turn, DQuat::IDENTITY);
        let position = self.centre + turned * (from.position - self.centre) + self.shift;
        Pose::new(position, cayley_world(self.turn, from.rotation))
    }

    /// How far a point of it gets, but for the curve [m].
    fn way(&self, point: DVec3) -> DVec3 {
        self.shift + self.turn.cross(point - self.centre)
    }

    /// Where a point of it that is then at `place` is now.
    fn back(&self, place: DVec3) -> DVec3 {
        let before = place - self.shift;
        if self.turn == DVec3::ZERO {
            return before;
        }
        self.centre + cayley_world(-self.turn, DQuat::IDENTITY) * (before - self.centre)
    }
}

/// How a shape turns other points forward [rad/s]: a ball has no others, a cylinder none about its axis.
pub(crate) fn turn_of(placed: &PlacedShape, body: &Body, pose: &Pose, spin: DVec3) -> DVec3 {
    match placed.shape {
        Shape::Ball(_) if placed.place.position == body.offset => DVec3::ZERO,
        Shape::Capsule(_) | Shape::Cylinder(_) | Shape::Cone(_) if placed.place.position == body.offset => {
            let axis = pose.vector(DVec3::Z);
            spin - axis * axis.dot(spin)
        }
        _ => spin,
    }
}
