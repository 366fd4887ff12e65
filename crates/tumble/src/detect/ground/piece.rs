//! A convex piece of the ground: where it is, whether its faces lie open, whether a small ball, the probe, has room beside it.

use crate::model::placed_shape::PlacedShape;
use crate::system::System;
use tumble_geometry::{Aabb, Shape, project};
use tumble_math::order::{max, max_abs};
use tumble_math::{DVec3, Pose};
use tumble_solver::Frame;

/// Radius of a probe, in slops [–]: shapes of the ground that are no farther apart, or from one level, are as
/// one. Chosen, not derived: a step or crack that counts is deeper than what bodies sink in by.
pub(super) const PROBE_SLOPS: f64 = 4.0;

/// Smallest radius of a probe, relative to the shape [–]: well above rounding.
pub(super) const FINEST: f64 = 1e-7;

/// Rounding of a distance, relative to the coordinates that it is computed from [–].
pub(super) const ROUNDING: f64 = 1e-15;

/// How near pieces of the ground must be to count, in probe radii [–]: a probe reaches two, a place is shifted by two
/// to be within the edges of a face.
pub(super) const NEAR: f64 = 4.0;

/// Directions around a place, the same angle apart.
pub(super) const AROUND: [(f64, f64); 8] =
    [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (0.7, 0.7), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7)];

/// Distance within which a place lies on a face, in probe radii [–].
pub(super) const ON: f64 = 0.02;

/// Penetration of a probe into a neighbour of an open face that still counts as none, in probe radii [–]. A side that is lower
/// than a probe but for these two is no side.
pub(super) const PART: f64 = 0.05;

/// Square of the sine of the angle to a surface from which on a face or an edge comes out of it [–]. Chosen, not derived: a floor
/// beneath a wedge is covered by it.
pub(super) const STEEP: f64 = 0.75;

/// A convex piece of the ground, where it is.
#[derive(Clone, Copy)]
pub(super) struct Piece<'s> {
    pub(super) shape: &'s Shape,
    pub(super) pose: Pose,
    /// Shape of the world, and part of it.
    pub(super) id: (u32, u32),
}

impl<'s> Piece<'s> {
    /// All pieces of a shape whose boxes are no farther than `distance` [m] from a place.
    pub(super) fn near(system: &'s System, k: u32, place: DVec3, distance: f64) -> impl Iterator<Item = Self> {
        let placed = system.shape(k).and_then(|c| system.at(c.body).map(|b| (&c.shape, c.pose(&b.pose()))));
        placed.into_iter().flat_map(move |(shape, pose)| {
            let parts = if let Shape::Compound(c) = shape { c.parts() } else { &[] };
            let at = pose.inverse_point(place);
            let around = Aabb { min: at, max: at }.grown(distance);
            let alone = parts.is_empty().then_some(Self { shape, pose, id: (k, 0) });
            let parts = parts.iter().enumerate().filter(move |(_, p)| p.aabb().overlaps(&around));
            alone.into_iter().chain(parts.map(move |(i, p)| Self {
                shape: p.shape(),
                pose: pose.then(p.pose()),
                id: (k, i as u32),
            }))
        })
    }

    /// Where the plane of a face is along its normal [m].
    pub(super) fn plane(&self, normal: DVec3) -> f64 {
        match self.shape {
            Shape::HalfSpace(_) => normal.dot(self.pose.position),
            shape => shape.extent_along(&self.pose, normal),
        }
    }

    /// Whether a face lies open at a place on its plane: a probe beside the place, on whichever side, is on the face and
    /// reaches into none of the others. At the foot of a wall a floor is open on one side, and so is the edge of a slab.
    pub(super) fn is_open(&self, place: DVec3, normal: DVec3, probe_radius: f64, others: &[Self]) -> bool {
        let Some(frame) = Frame::new(normal) else { return false };
        let others = others.iter().filter(|o| o.id != self.id && o.is_within(NEAR * probe_radius, place));
        let place = lifted(place, others.clone(), |v| v - normal * normal.dot(v));
        AROUND.iter().any(|(x, y)| {
            let at = place + (frame.tangent1 * *x + frame.tangent2 * *y) * (2.0 * probe_radius);
            project(self.shape, &self.pose, at).distance <= ON * probe_radius
                && others.clone().all(|o| o.leaves_room(at, normal, probe_radius, PART))
        })
    }

    /// Whether the piece is no farther than `distance` [m] from a place.
    pub(super) fn is_within(&self, distance: f64, place: DVec3) -> bool {
        project(self.shape, &self.pose, place).distance <= distance
    }

    /// Whether a probe of this radius [m] that touches `p` from the direction of `normal` stays out of the piece, but for
    /// a share of its radius.
    pub(super) fn leaves_room(&self, p: DVec3, normal: DVec3, probe_radius: f64, share: f64) -> bool {
        let rounding = ROUNDING * (max_abs(p) + max_abs(self.pose.position) + probe_radius);
        project(self.shape, &self.pose, p + normal * probe_radius).distance >= probe_radius * (1.0 - share) - rounding
    }
}

/// A place on a face or an edge out of the pieces that it is in, where the face or the edge comes out of them: what a body that has sunk
/// into a floor touches of a wall is below that floor. `within` leaves of a direction what lies in the face, or along the edge.
pub(super) fn lifted<'p>(
    place: DVec3,
    others: impl Iterator<Item = &'p Piece<'p>>,
    within: impl Fn(DVec3) -> DVec3,
) -> DVec3 {
    others.fold(place, |at, o| {
        let hit = project(o.shape, &o.pose, at);
        let out = hit.point - at;
        let path = within(out);
        let comes_out = hit.distance < 0.0 && path.length_squared() > STEEP * out.length_squared();
        if comes_out { at + path * (out.length_squared() / path.length_squared()) } else { at }
    })
}

/// A part of a shape, where it is.
pub(super) fn part_of<'s>(shape: &'s Shape, pose: &Pose, part: u32) -> (&'s Shape, Pose) {
    match shape {
        Shape::Compound(c) => c.parts().get(part as usize).map_or((shape, *pose), |p| (p.shape(), pose.then(p.pose()))),
        _ => (shape, *pose),
    }
}

/// Radius of the probes at a shape of the ground [m].
pub(super) fn probe_radius(system: &System, placed: &PlacedShape) -> f64 {
    let finest = if placed.bounding_radius.is_finite() { FINEST * placed.bounding_radius } else { FINEST };
    max(PROBE_SLOPS * system.model.settings.correction.slop, finest)
}
