//! A shape on a body: where it sits and what it is made of.

use crate::base::handle::MaterialId;
use tumble_geometry::Shape;
use tumble_math::{DVec3, Pose};

/// A shape on a body.
#[derive(Clone, Debug)]
pub struct PlacedShape {
    pub(crate) body: u32,
    pub(crate) shape: Shape,
    pub(crate) place: Pose,
    pub(crate) material: MaterialId,
    /// Radius of a ball about the shape's origin that holds it [m]; infinite for a half-space.
    pub(crate) bounding_radius: f64,
    /// Radius of a ball that fits into it [m].
    pub(crate) inscribed_radius: f64,
}

impl PlacedShape {
    pub(crate) fn new(body: u32, shape: Shape, place: Pose, material: MaterialId) -> Self {
        let bounding_radius = shape.radius_about(DVec3::ZERO);
        let inscribed_radius = shape.inner_radius();
        Self { body, shape, place, material, bounding_radius, inscribed_radius }
    }

    /// Where the shape is when its body's frame is at `pose`.
    pub(crate) fn pose(&self, pose: &Pose) -> Pose {
        if self.place == Pose::IDENTITY { *pose } else { pose.then(&self.place) }
    }

    /// Farthest that it may reach from a point of the body's frame, by the ball about its own origin [m].
    pub(crate) fn radius_about(&self, point: DVec3) -> f64 {
        self.bounding_radius + (self.place.position - point).length()
    }

    /// The shape.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Where it sits in the body's own frame.
    #[must_use]
    pub fn place(&self) -> &Pose {
        &self.place
    }

    /// What it is made of.
    #[must_use]
    pub fn material(&self) -> MaterialId {
        self.material
    }
}

/// Whether the shape has no end.
pub(crate) fn is_unbounded(shape: &Shape) -> bool {
    matches!(shape, Shape::HalfSpace(_))
}
