//! Mass, centre of mass and inertia.

use tumble_math::{DMat3, DVec3, Inertia};

/// Mass and inertia of a body of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MassProperties {
    /// Mass [kg].
    pub mass: f64,
    /// Centre of mass in the shape's frame [m].
    pub centre: DVec3,
    /// Inertia tensor about the centre of mass, axes of the shape's frame [kg·m²].
    pub tensor: DMat3,
}

impl MassProperties {
    /// Principal moments and axes of the inertia about the centre of mass.
    #[must_use]
    pub fn inertia(&self) -> Inertia {
        Inertia::from_tensor(self.tensor)
    }
}
