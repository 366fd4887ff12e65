//! Predicted contacts: what velocities lead to, as contacts of the present configuration.
//!
//! Such a contact has the normal of the coming touch and one common point on both bodies, where this point is now. Its
//! gap is what the linear motion may use up: with the velocities of the first solve it would be closed by just the overlap
//! that was predicted. Bodies that turn by radians until then are held by no such point: their centres are stopped.

use crate::detect::ground::Ground;
use crate::detect::pair::ShapePair;
use crate::detect::point::push;
use crate::model::placed_shape::PlacedShape;
use crate::state::contact::{Contact, Origin};
use crate::system::{Body, System};
use crate::time::outlook::after;
use tumble_geometry::{ContactPoint, Manifolds, Workspace, project, ray_cast};
use tumble_math::order::{max, positive_part};
use tumble_math::{DVec3, Pose};

/// Turn of a wall within the horizon above which a ray through its present place says nothing [rad]: it has moved out of
/// the path, or into it, by then. Chosen, not derived: the normal may then be wrong by as much.
const WALL_TURN: f64 = 0.5;

/// Feature of the contact that stops the centres of two bodies against each other; 0 and 1 are those of a centre that a wall
/// stops.
pub(super) const BOTH_CENTRES: u64 = 2;

/// A time [s] and the frames of both bodies of a pair then.
pub(super) type PosesAt = (f64, Pose, Pose);

impl ShapePair<'_> {
    /// Adds a contact that was found ahead.
    pub(super) fn push_ahead(
        &self,
        system: &System,
        normal: DVec3,
        parts: (u32, u32),
        p: (&ContactPoint, Origin),
        contacts: &mut Vec<Contact>,
    ) {
        let ((ka, kb), (ca, a), (cb, b)) = (self.shapes, self.a, self.b);
        let before = contacts.len();
        push(system, (ka, ca, a), (kb, cb, b), normal, parts, p, contacts);
        for c in &mut contacts[before..] {
            // the place where it would touch is known already
            (c.predicted, c.lift) = (true, 0.0);
        }
    }

    /// Adds the points that overlap ahead beyond the gap `threshold` [m] as contacts of the present, beyond what they overlap by
    /// now: `deepest` [m].
    pub(super) fn add_predicted(
        &self,
        (system, ground): (&System, &Ground),
        found: &Manifolds,
        memory: (&mut Workspace, &mut Manifolds),
        (time, pose_a, pose_b): &PosesAt,
        (threshold, deepest): (f64, f64),
        contacts: &mut Vec<Contact>,
    ) {
        let ((ca, a), (cb, b)) = (self.a, self.b);
        // one common point: the farther it is from a body's own, the more it turns the body that it should stop
        let share = match (a.is_active(), b.is_active()) {
            (true, false) => 0.0,
            (false, true) => 1.0,
            _ => ca.bounding_radius / (ca.bounding_radius + cb.bounding_radius),
        };
        let there = (&ca.pose(pose_a), &cb.pose(pose_b));
        ground.resolve(system, (self, there), found, memory, |normal, parts, p| {
            if !(p.gap < threshold) {
                return;
            }
            let now = |pose: &Pose, body: Body<'_>, at: DVec3| body.pose().point(pose.inverse_point(at));
            let (pa, pb) = (now(pose_a, a, p.position_a), now(pose_b, b, p.position_b));
            let at = pa + (pb - pa) * share;
            let point = ContactPoint { position_a: at, position_b: at, gap: 0.0, feature: p.feature };
            let before = contacts.len();
            self.push_ahead(system, normal, parts, (&point, Origin::TurnedInto), contacts);
            for c in &mut contacts[before..] {
                let closing = system.relative(c, after).x;
                c.gap = positive_part(p.gap - deepest - time * closing);
            }
        });
    }

    /// How deep two bodies are in each other at the poses at which they were `found` to overlap, as the ground has it [m].
    pub(super) fn depth(
        &self,
        (system, ground): (&System, &Ground),
        found: &Manifolds,
        memory: (&mut Workspace, &mut Manifolds),
        (_, pose_a, pose_b): &PosesAt,
    ) -> f64 {
        let there = (&self.a.0.pose(pose_a), &self.b.0.pose(pose_b));
        let mut depth = 0.0;
        ground.resolve(system, (self, there), found, memory, |_, _, p| depth = max(depth, -p.gap));
        depth
    }

    /// Stops the centres of two bodies where they will be when they overlap, however they turn.
    pub(super) fn constrain_centres(
        &self,
        (system, ground): (&System, &Ground),
        found: &Manifolds,
        memory: (&mut Workspace, &mut Manifolds),
        (time, pose_a, pose_b): &PosesAt,
        deepest: f64,
        contacts: &mut Vec<Contact>,
    ) {
        let ((ca, a), (cb, b)) = (self.a, self.b);
        let there = (&ca.pose(pose_a), &cb.pose(pose_b));
        let mut worst: Option<(DVec3, (u32, u32), f64)> = None;
        ground.resolve(system, (self, there), found, memory, |normal, parts, p| {
            if p.gap < worst.map_or(0.0, |(_, _, gap)| gap) {
                worst = Some((normal, parts, p.gap));
            }
        });
        if let Some((normal, parts, gap)) = worst {
            let closing = normal.dot(after(b).linear - after(a).linear);
            let gap = positive_part(gap - deepest - time * closing);
            let (position_a, position_b) = (a.state.now.centre, b.state.now.centre);
            let point = ContactPoint { position_a, position_b, gap, feature: BOTH_CENTRES };
            self.push_ahead(system, normal, parts, (&point, Origin::Centre), contacts);
        }
    }
}

/// Where the centre of a body would pass through a shape within `time` [s]: the normal of the surface that it meets,
/// and how far the centre may go along it until the body's bounding ball touches [m].
///
/// A needle that is hit at its tip turns about its middle, and its middle goes on: no point that faced the wall
/// forbids it, and behind the wall nothing overlaps any more. The middle of a frame is empty and may go where it likes.
pub(super) fn centre_path_hit(
    system: &System,
    (placed, wall): (&PlacedShape, Body<'_>),
    mover: Body<'_>,
    time: f64,
) -> Option<(DVec3, f64)> {
    if !mover.is_active() || !(after(wall).angular.length() * time < WALL_TURN) {
        return None;
    }
    let way = (after(mover).linear - after(wall).linear) * time;
    if !(way.length() > mover.model.bounding_radius) {
        return None;
    }
    let (pose, centre) = (mover.pose(), mover.state.now.centre);
    let holds_centre =
        |k: &u32| system.shape(*k).is_some_and(|own| project(&own.shape, &own.pose(&pose), centre).distance <= 0.0);
    if !mover.model.shapes.iter().any(holds_centre) {
        return None;
    }
    let hit = ray_cast(&placed.shape, &placed.pose(&wall.pose()), centre, way, 1.0)?;
    let depth = -hit.t * hit.normal.dot(way);
    (depth > 0.0).then(|| (hit.normal, positive_part(depth - mover.model.bounding_radius)))
}
