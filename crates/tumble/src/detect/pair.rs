//! Two shapes of two bodies that may touch: how far both may get, with which velocities, and their contacts.

use super::displacement::PairMotion;
use super::point::push;
use crate::model::placed_shape::PlacedShape;
use crate::state::contact::{Contact, Origin};
use crate::system::{Body, System};
use tumble_geometry::{Aabb, ContactPoint, Shape};
use tumble_math::order::min;
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Largest gap over which a manifold's normal is used, relative to the smaller shape [–]: the same fraction as that by which a face
/// goes on beyond a concave border (`tumble_geometry::on_surface`). Chosen, not derived: pairs farther apart are swept.
const NORMAL_REACH: f64 = 0.5;

/// Two shapes of two bodies that may touch.
#[derive(Clone, Copy)]
pub(crate) struct ShapePair<'s> {
    pub(crate) shapes: (u32, u32),
    pub(crate) a: (&'s PlacedShape, Body<'s>),
    pub(crate) b: (&'s PlacedShape, Body<'s>),
}

impl<'s> ShapePair<'s> {
    /// The pair, unless its boxes are apart or a contact would have no solution.
    pub(super) fn of(system: &'s System, (ka, kb): (u32, u32), boxes: &[Aabb]) -> Option<Self> {
        if !boxes[ka as usize].overlaps(&boxes[kb as usize]) {
            return None;
        }
        let (ca, cb) = (system.shape(ka)?, system.shape(kb)?);
        if ca.body == cb.body {
            return None;
        }
        let (a, b) = (system.at(ca.body)?, system.at(cb.body)?);
        may_touch(system, (ca, a), (cb, b)).then_some(Self { shapes: (ka, kb), a: (ca, a), b: (cb, b) })
    }

    /// Two shapes that were found to be near each other before.
    pub(crate) fn of_shapes(system: &'s System, shapes: (u32, u32)) -> Option<Self> {
        let (ca, cb) = (system.shape(shapes.0)?, system.shape(shapes.1)?);
        Some(Self { shapes, a: (ca, system.at(ca.body)?), b: (cb, system.at(cb.body)?) })
    }

    /// The pair of a contact.
    pub(crate) fn of_contact(system: &'s System, c: &Contact) -> Option<Self> {
        Self::of_shapes(system, c.shapes)
    }

    /// Time of the solve of the two, from the midpoint on [s]: an immovable body has no time of its own.
    pub(crate) fn offset(&self) -> f64 {
        let (a, b) = (self.a.1, self.b.1);
        match (a.is_active(), b.is_active()) {
            (true, true) => min(a.step.offset, b.step.offset),
            (true, false) => a.step.offset,
            _ => b.step.offset,
        }
    }

    /// Overlap of the two that is left alone [m].
    pub(crate) fn slop(&self, system: &System) -> f64 {
        system.slop(self.a.0, self.b.0)
    }

    /// Whether the two are solved at the start of the step.
    pub(crate) fn is_from_start(&self) -> bool {
        self.a.1.step.start_up || self.b.1.step.start_up
    }

    /// Whether one of the two is moved by nothing, as floors and walls are.
    pub(crate) fn is_with_ground(&self) -> bool {
        !self.a.1.is_dynamic() || !self.b.1.is_dynamic()
    }

    /// The velocities that lead the pair on: before the step, or, where the pair is beyond the margins that it had before an
    /// impact, after that impact.
    fn onward(&self, distance: f64) -> (Velocity, Velocity) {
        let (a, b) = (&self.a.1.step, &self.b.1.step);
        if distance > a.margin_before_impact() + b.margin_before_impact() {
            (a.after_impact.map_or(a.before, |(v, _)| v), b.after_impact.map_or(b.before, |(v, _)| v))
        } else {
            (a.before, b.before)
        }
    }

    /// Displacement of the pair within `time` [s], from where the shapes are, some `distance` [m] apart.
    pub(super) fn motion(&self, poses: (&'s Pose, &'s Pose), distance: f64, time: f64) -> PairMotion<'s> {
        let (a, b) = self.onward(distance);
        PairMotion::of((self.a, poses.0, a), (self.b, poses.1, b), time)
    }

    /// Bound of the paths of both bodies together [m].
    pub(super) fn wanted(&self) -> f64 {
        self.a.1.state.margin + self.b.1.state.margin
    }

    /// Whether one of the two shapes is a mesh.
    pub(super) fn is_with_mesh(&self) -> bool {
        matches!(self.a.0.shape, Shape::Mesh(_)) || matches!(self.b.0.shape, Shape::Mesh(_))
    }

    /// The facet and the feature of the mesh, if one of the two is one, that a point of parts of the two is on.
    pub(super) fn of_mesh(&self, parts: (u32, u32), feature: u64) -> Option<(u32, u32)> {
        match (&self.a.0.shape, &self.b.0.shape) {
            (Shape::Mesh(_), _) => Some((parts.0, (feature >> 32) as u32)),
            (_, Shape::Mesh(_)) => Some((parts.1, feature as u32)),
            _ => None,
        }
    }

    /// Adds a point of the two shapes as a contact.
    pub(super) fn push(
        &self,
        system: &System,
        normal: DVec3,
        parts: (u32, u32),
        p: (&ContactPoint, Origin),
        contacts: &mut Vec<Contact>,
    ) {
        let ((ka, kb), (ca, a), (cb, b)) = (self.shapes, self.a, self.b);
        push(system, (ka, ca, a), (kb, cb, b), normal, parts, p, contacts);
    }
}

/// Distance up to which the normal of two shapes means something [m].
pub(super) fn trusted_margin(a: &PlacedShape, b: &PlacedShape) -> f64 {
    if a.bounding_radius.is_finite() && b.bounding_radius.is_finite() {
        NORMAL_REACH * min(a.bounding_radius, b.bounding_radius)
    } else {
        f64::INFINITY
    }
}

/// Whether two shapes meet, and a contact of them would have a solution.
pub(crate) fn may_touch(system: &System, (ca, a): (&PlacedShape, Body<'_>), (cb, b): (&PlacedShape, Body<'_>)) -> bool {
    (a.is_dynamic() || b.is_dynamic())
        && (a.is_moving() || b.is_moving())
        && !a.state.quarantined
        && !b.state.quarantined
        && !ca.traits.sensor
        && !cb.traits.sensor
        && system.model.meet(ca, cb)
}
