//! A shape on a body: its place, its material, and its collision groups.

use super::filter::Groups;
use crate::base::handle::{MaterialId, ShapeId};
use std::sync::Arc;
use tumble_geometry::{MeshWorkspace, Shape};
use tumble_math::order::min;
use tumble_math::{DQuat, DVec3, Pose};

/// A shape on a body.
#[derive(Clone, Debug)]
pub struct PlacedShape {
    /// Slot of the body, and place in its list of shapes.
    pub(crate) body: u32,
    pub(crate) index: u32,
    pub(crate) shape: Shape,
    pub(crate) place: Pose,
    pub(crate) material: MaterialId,
    /// Materials of a mesh by the numbers of its triangles; empty where all of it is of one.
    pub(crate) materials: Arc<[MaterialId]>,
    pub(crate) traits: Traits,
    /// Radius of a ball about the shape's origin that holds it [m]; infinite for a half-space.
    pub(crate) bounding_radius: f64,
    /// Radius of a ball that fits into it [m].
    pub(crate) inscribed_radius: f64,
    /// How thin it is at least, where that is known [m]: infinite for a half-space and for a mesh.
    pub(crate) thickness: f64,
}

/// Properties of a shape besides its geometry and its material.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Traits {
    pub(crate) groups: Groups,
    /// Tells what overlaps it, and touches nothing.
    pub(crate) sensor: bool,
    /// Velocity of its surface against the body, body axes [m/s].
    pub(crate) surface_velocity: DVec3,
    /// The user's; nothing here reads it.
    pub(crate) user_data: u64,
}

/// How thin a shape is at least [m]: twice the radius of the ball that fits into it, of a compound into its thinnest part. A sheet of
/// triangles has no thickness, and how thick a solid is where another shape meets it is not known.
fn thickness(shape: &Shape) -> f64 {
    match shape {
        Shape::Mesh(_) => f64::INFINITY,
        Shape::Compound(c) => c.parts().iter().fold(f64::INFINITY, |t, p| min(t, thickness(p.shape()))),
        _ => 2.0 * shape.inner_radius(),
    }
}

impl PlacedShape {
    pub(crate) fn new(
        id: ShapeId,
        shape: Shape,
        place: Pose,
        (material, materials): (MaterialId, Arc<[MaterialId]>),
        traits: Traits,
    ) -> Self {
        let bounding_radius = shape.radius_about(DVec3::ZERO);
        let inscribed_radius = shape.inner_radius();
        let thickness = thickness(&shape);
        let (body, index) = (id.body.slot, id.index);
        Self { body, index, shape, place, material, materials, traits, bounding_radius, inscribed_radius, thickness }
    }

    /// Pose of the shape when its body's frame is at `pose`.
    pub(crate) fn pose(&self, pose: &Pose) -> Pose {
        if self.place == Pose::IDENTITY { *pose } else { pose.then(&self.place) }
    }

    /// Farthest that it may reach from a point of the body's frame, by the ball about its own origin [m].
    pub(crate) fn radius_about(&self, point: DVec3) -> f64 {
        self.bounding_radius + (self.place.position - point).length()
    }

    /// Velocity of its surface against its body, world axes [m/s], where the outward unit normal is `outward`: a surface moves
    /// along itself.
    pub(crate) fn surface_velocity_at(&self, orientation: DQuat, outward: DVec3) -> DVec3 {
        let own = self.traits.surface_velocity;
        if own == DVec3::ZERO {
            return DVec3::ZERO;
        }
        let v = orientation * own;
        v - outward * outward.dot(v)
    }

    /// Material at a point in its own frame [m]: of a mesh with materials by number, that of the nearest triangle.
    pub(crate) fn material_at(&self, point: DVec3) -> MaterialId {
        match &self.shape {
            Shape::Mesh(mesh) if !self.materials.is_empty() => {
                let near = mesh.nearest(point, f64::INFINITY, &mut MeshWorkspace::default());
                let number = near.map_or(0, |q| mesh.material(q.triangle));
                self.materials.get(usize::from(number)).copied().unwrap_or(self.material)
            }
            _ => self.material,
        }
    }

    /// Materials of a mesh by the numbers of its triangles; empty where all of it is of one.
    #[must_use]
    pub fn numbered_materials(&self) -> &[MaterialId] {
        &self.materials
    }

    /// All materials that it is made of.
    pub fn materials(&self) -> impl Iterator<Item = MaterialId> {
        let one = self.materials.is_empty().then_some(self.material);
        one.into_iter().chain(self.materials.iter().copied())
    }

    /// The shape.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Its pose in the body's own frame.
    #[must_use]
    pub fn place(&self) -> &Pose {
        &self.place
    }

    /// Material; of a mesh with materials by number, the one that its body has for all of it.
    #[must_use]
    pub fn material(&self) -> MaterialId {
        self.material
    }

    /// Its place in the body's list of shapes: that of [`ShapeId::index`] and [`WorldHit::shape`](crate::WorldHit).
    #[must_use]
    pub fn index(&self) -> u32 {
        self.index
    }

    /// Its collision groups.
    #[must_use]
    pub fn groups(&self) -> Groups {
        self.traits.groups
    }

    /// Whether it only tells what overlaps it.
    #[must_use]
    pub fn is_sensor(&self) -> bool {
        self.traits.sensor
    }

    /// Velocity of its surface against its body, body axes [m/s].
    #[must_use]
    pub fn surface_velocity(&self) -> DVec3 {
        self.traits.surface_velocity
    }

    /// The user's own number.
    #[must_use]
    pub fn user_data(&self) -> u64 {
        self.traits.user_data
    }
}

/// Whether the shape has no end.
pub(crate) fn is_unbounded(shape: &Shape) -> bool {
    matches!(shape, Shape::HalfSpace(_))
}
