//! The points of a body and a piece of the ground along another normal than that of their shortest distance.

use super::piece::{NEAR, ON, part_of, probe_radius};
use crate::detect::pair::{ShapePair, trusted_margin};
use crate::model::placed_shape::PlacedShape;
use crate::system::{Body, System};
use tumble_geometry::{ContactPoint, Manifolds, Shape, Workspace, collide_along, project};
use tumble_math::order::{min, positive_part};
use tumble_math::{DVec3, Pose};

impl ShapePair<'_> {
    /// How far B gets from A in some time [s], but for what the body that falls turns [m]: the ground may turn, and moves at a place as
    /// it does there.
    pub(super) fn path(&self, time: f64, place: DVec3) -> DVec3 {
        let moves = |x: Body<'_>| {
            let turns =
                if x.is_dynamic() { DVec3::ZERO } else { x.step.before.angular.cross(place - x.state.now.centre) };
            x.step.before.linear + turns
        };
        (moves(self.b.1) - moves(self.a.1)) * time
    }

    /// Finds the points of parts of the two, one of them of the ground, along a normal out of it. Returns the normal from A
    /// to B, and by how much the gaps are too large [m].
    pub(super) fn along(
        &self,
        (system, time): (&System, f64),
        (poses, parts): ((&Pose, &Pose), (u32, u32)),
        out: DVec3,
        (ws, found): (&mut Workspace, &mut Manifolds),
    ) -> (DVec3, f64) {
        let ((ca, a), (cb, b)) = (self.a, self.b);
        let normal = if a.is_dynamic() { -out } else { out };
        let ((sa, pa), (sb, pb)) = (part_of(&ca.shape, poses.0, parts.0), part_of(&cb.shape, poses.1, parts.1));
        let margin = min(self.wanted(), trusted_margin(ca, cb));
        collide_along(sa, &pa, sb, &pb, normal, margin, system.model.settings.geometry, ws, found);
        let path = self.path(time, if a.is_dynamic() { a.state.now.centre } else { b.state.now.centre });
        let first = if a.is_dynamic() {
            first_touch((sb, &pb, cb), (sa, &pa), out, -path, system)
        } else {
            first_touch((sa, &pa, ca), (sb, &pb), out, path, system)
        };
        let least = found.iter().flat_map(|m| m.points).map(|p| p.gap).reduce(min);
        (normal, least.zip(first).map_or(0.0, |(least, first)| positive_part(least - first)))
    }

    /// The lowest point of the body over a face of a part of the ground, along its normal `out`, if it is a little beyond the edge of
    /// the face and does not come onto it by itself: like the rim of a cone that stands on a floor, by a micrometre in it, before a
    /// wall that stands there too.
    pub(super) fn beside_a_face(
        &self,
        (system, time): (&System, f64),
        (poses, parts): ((&Pose, &Pose), (u32, u32)),
        out: DVec3,
        feature: u64,
    ) -> Option<ContactPoint> {
        let ((ca, a), (cb, _)) = (self.a, self.b);
        let (of_a, of_b) = (part_of(&ca.shape, poses.0, parts.0), part_of(&cb.shape, poses.1, parts.1));
        let (placed, (piece, at), (body, pose)) = if a.is_dynamic() { (cb, of_b, of_a) } else { (ca, of_a, of_b) };
        let lowest = body.farthest_along(&pose, -out)?;
        let path = self.path(time, lowest) * if a.is_dynamic() { -1.0 } else { 1.0 };
        let (probe_radius, gap) = (probe_radius(system, placed), out.dot(lowest) - piece.extent_along(&at, out));
        let foot = lowest - out * gap;
        let beyond = |place: DVec3| project(piece, &at, place).distance;
        let aside = beyond(foot) - beyond(foot + path - out * out.dot(path));
        let is_near = beyond(foot) <= NEAR * probe_radius && (gap <= 0.0 || aside <= ON * probe_radius);
        let (position_a, position_b) = if a.is_dynamic() { (lowest, foot) } else { (foot, lowest) };
        (is_near && gap <= self.wanted()).then_some(ContactPoint { position_a, position_b, gap, feature })
    }
}

/// How far a body is above a face of a piece of the ground [m] if what of it comes to that plane first comes to the piece too. That
/// may be none of the points that are above the face now: like the lower edge of a box before the foot of a steep slope.
fn first_touch(
    (piece, at, placed): (&Shape, &Pose, &PlacedShape),
    (body, pose): (&Shape, &Pose),
    out: DVec3,
    path: DVec3,
    system: &System,
) -> Option<f64> {
    let lowest = body.farthest_along(pose, -out)?;
    let above = out.dot(lowest) - piece.extent_along(at, out);
    let part = above / -out.dot(path);
    let is_there = |part: f64| project(piece, at, lowest + path * part).distance <= probe_radius(system, placed);
    ((0.0..=1.0).contains(&part) && !is_there(0.0) && is_there(part)).then_some(above)
}
