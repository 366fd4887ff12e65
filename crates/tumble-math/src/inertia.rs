//! Symmetric inertia tensors: about a point, moved by the parallel-axis theorem, checked for being physical.

use glam::{DMat3, DQuat, DVec3};
use serde::{Deserialize, Serialize};

/// Inertia about the centre of mass as principal moments and the axes they belong to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Inertia {
    /// Principal moments [kg·m²].
    pub moments: DVec3,
    /// Rotation from principal axes to body axes.
    pub axes: DQuat,
}

impl Inertia {
    /// Principal moments and axes of the symmetric tensor `i` [kg·m²].
    #[must_use]
    pub fn from_tensor(i: DMat3) -> Self {
        let (moments, axes) = crate::dense::symmetric_eigen(i);
        Self { moments, axes }
    }

    /// The tensor in body axes [kg·m²].
    #[must_use]
    pub fn tensor(&self) -> DMat3 {
        let r = DMat3::from_quat(self.axes);
        r * DMat3::from_diagonal(self.moments) * r.transpose()
    }

    /// Whether some distribution of mass has these moments: all positive and none larger than the sum of the others
    /// (within 1e-9 of the largest).
    #[must_use]
    pub fn is_physical(&self) -> bool {
        let m = self.moments;
        let slack = 1e-9 * crate::order::max_abs(m);
        m.is_finite()
            && m.x > 0.0
            && m.y > 0.0
            && m.z > 0.0
            && m.x <= m.y + m.z + slack
            && m.y <= m.z + m.x + slack
            && m.z <= m.x + m.y + slack
    }
}

/// Addition of the parallel-axis theorem to a tensor about the centre of mass that is moved by `d` [m]:
/// m(|d|²·1 − d dᵀ) [kg·m²].
#[must_use]
pub fn parallel_axis(mass: f64, d: DVec3) -> DMat3 {
    let outer = DMat3::from_cols(d * d.x, d * d.y, d * d.z);
    (DMat3::from_diagonal(DVec3::splat(d.length_squared())) - outer) * mass
}

/// The matrix of r ↦ `v` × r.
#[must_use]
pub fn cross_matrix(v: DVec3) -> DMat3 {
    DMat3::from_cols(DVec3::new(0.0, v.z, -v.y), DVec3::new(-v.z, 0.0, v.x), DVec3::new(v.y, -v.x, 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_point_masses_have_the_inertia_of_a_dumbbell() {
        let d = DVec3::new(0.0, 3.0, 0.0);
        let i = parallel_axis(2.0, d) + parallel_axis(2.0, -d);
        assert_eq!(i, DMat3::from_diagonal(DVec3::new(36.0, 0.0, 36.0)));
    }

    #[test]
    fn a_tensor_survives_its_principal_form() {
        let a = DMat3::from_cols(DVec3::new(4.0, 0.3, -0.2), DVec3::new(0.3, 5.0, 0.7), DVec3::new(-0.2, 0.7, 3.0));
        let inertia = Inertia::from_tensor(a);
        let back = inertia.tensor();
        for k in 0..3 {
            assert!((back.col(k) - a.col(k)).length() < 1e-14);
        }
        assert!(inertia.is_physical());
        assert!(!Inertia { moments: DVec3::new(1.0, 1.0, 3.0), axes: DQuat::IDENTITY }.is_physical());
    }

    #[test]
    fn the_cross_matrix_is_the_cross_product() {
        let (a, b) = (DVec3::new(1.0, 2.0, 3.0), DVec3::new(-4.0, 5.0, 6.0));
        assert_eq!(cross_matrix(a) * b, a.cross(b));
    }
}
