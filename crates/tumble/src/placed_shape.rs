//! A shape on a body: where it sits and what it is made of.

use crate::handle::MaterialId;
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
    pub(crate) size: f64,
}

impl PlacedShape {
    pub(crate) fn new(body: u32, shape: Shape, place: Pose, material: MaterialId) -> Self {
        let size = shape.radius_about(DVec3::ZERO);
        Self { body, shape, place, material, size }
    }

    /// Where the shape is when its body's frame is at `pose`.
    pub(crate) fn pose(&self, pose: &Pose) -> Pose {
        if self.place == Pose::IDENTITY { *pose } else { pose.then(&self.place) }
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
