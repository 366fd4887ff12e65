//! Shapes that only pass along each other, although they seem to meet: what slides or rolls over a seam.

use super::{Lane, SWEPT, Two, trusted_margin};
use crate::body::Body;
use crate::integrate::cayley_world;
use crate::placed_shape::PlacedShape;
use crate::state::State;
use tumble_geometry::{ContactPoint, Shape, collide};
use tumble_math::order::{min, positive_part};
use tumble_math::{DQuat, DVec3, Pose};

/// Part of the slop by which two shapes must close to be asked whether they only pass along each other [–]: above what
/// bodies at rest move by rounding.
const NEGLIGIBLE: f64 = 1e-3;

impl Lane {
    /// Adds the contacts of two shapes that pass along each other, where they touch afterwards; whether they do.
    pub(super) fn pass_along(&mut self, state: &State, dt: f64, two: &Two<'_>, poses: (&Pose, &Pose)) -> bool {
        let Some((to_a, to_b)) = self.passes_along(state, dt, two, poses) else { return false };
        let start = self.contacts.len();
        for m in self.passed.iter() {
            for p in m.points {
                // one common point, where it is now on the body that moves
                let (on_a, on_b) = (to_a.back(p.position_a), to_b.back(p.position_b));
                let at = match (two.a.1.is_active(), two.b.1.is_active()) {
                    (true, false) => on_a,
                    (false, true) => on_b,
                    _ => (on_a + on_b) * 0.5,
                };
                // what the way leaves of it
                let (gap, feature) = (p.gap + positive_part(-m.normal.dot(to_b.shift)), p.feature | SWEPT);
                let p = ContactPoint { position_a: at, position_b: at, gap, feature };
                two.push(state, m.normal, (m.part_a, m.part_b), &p, &mut self.contacts);
            }
        }
        self.mark_swept(start);
        true
    }

    /// How A and B get on in a step, seen from the centre of A, where the two only pass along each other although they seem
    /// to meet: `passed` then is how they touch afterwards.
    ///
    /// A box that slides over the seam of two slabs meets the far one edge to edge: what separates them now is the way to its
    /// side, and taken for a wall it would stop the box. A ball that rolls on sees the edge ahead, and its tangent for a ramp.
    /// But two convex shapes that a plane parts at the end of a way are parted by one of the same normal all along it, if
    /// they do not come apart along that normal and turn about nothing else.
    fn passes_along(
        &mut self,
        state: &State,
        dt: f64,
        two: &Two<'_>,
        poses: (&Pose, &Pose),
    ) -> Option<(Onward, Onward)> {
        let ((ca, a), (cb, b)) = (two.a, two.b);
        let (slop, size) = (state.settings.correction.slop, min(ca.size, cb.size));
        let way = (b.step.before.linear - a.step.before.linear) * dt;
        let turns = (turn_of(ca, a, poses.0) * dt, turn_of(cb, b, poses.1) * dt);
        let to_a = Onward { centre: a.now.centre, shift: DVec3::ZERO, turn: turns.0 };
        let to_b = Onward { centre: b.now.centre, shift: way, turn: turns.1 };
        let strikes = self.manifolds.iter().any(|m| {
            let closes = |p: &ContactPoint| {
                let closing = m.normal.dot(to_a.way(p.position_a) - to_b.way(p.position_b));
                closing > NEGLIGIBLE * slop && p.gap < closing
            };
            m.points.iter().any(closes) && m.points.iter().all(|p| p.gap > -slop)
        });
        let convex = |c: &PlacedShape| !matches!(c.shape, Shape::Compound(_) | Shape::HalfSpace(_));
        if !strikes || !convex(ca) || !convex(cb) || a.step.late || b.step.late {
            return None;
        }
        // both must turn about one normal: most that tumble do not, and need no second look
        if turns.0.cross(turns.1).length() * size > (turns.0.length() + turns.1.length()) * slop {
            return None;
        }
        let (there_a, there_b) = (to_a.pose(poses.0), to_b.pose(poses.1));
        let (ws, found, settings) = (&mut self.workspace, &mut self.passed, state.settings.geometry);
        let margin = min(two.wanted(), trusted_margin(ca, cb));
        collide(&ca.shape, &there_a, &cb.shape, &there_b, margin, settings, ws, found);
        let along = |normal: DVec3, points: &[ContactPoint]| {
            let tilt = |turn: DVec3| (turn - normal * normal.dot(turn)).length() * size;
            normal.dot(way) <= slop
                && tilt(turns.0) + tilt(turns.1) <= slop
                && points.iter().all(|p| p.gap >= -2.0 * slop)
        };
        let mut any = false;
        let all = self.passed.iter().all(|m| {
            any = true;
            along(m.normal, m.points)
        });
        (any && all).then_some((to_a, to_b))
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
fn turn_of(placed: &PlacedShape, body: &Body, pose: &Pose) -> DVec3 {
    let spin = body.step.before.angular;
    match placed.shape {
        Shape::Ball(_) if placed.place.position == body.offset => DVec3::ZERO,
        Shape::Capsule(_) | Shape::Cylinder(_) | Shape::Cone(_) if placed.place.position == body.offset => {
            let axis = pose.vector(DVec3::Z);
            spin - axis * axis.dot(spin)
        }
        _ => spin,
    }
}
