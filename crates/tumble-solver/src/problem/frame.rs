//! The contact frame: a unit normal completed to a right-handed basis.

use tumble_math::{DMat3, DVec3};

/// Largest deviation of a normal's length from one [–]. A normal from the narrow phase is right to 1e-15; 1e-9 leaves
/// room for a user's own arithmetic and is still too small to change an impulse visibly.
pub const UNIT_LENGTH_TOLERANCE: f64 = 1e-9;

/// Completes a unit `normal` [–] to a right-handed frame: t1 × t2 = n.
///
/// Branch-free apart from one sign, continuous except across n.z = 0. Impulses are cached as world vectors, so the
/// flip there costs nothing. After Duff et al. 2017, "Building an Orthonormal Basis, Revisited". Requires |n| = 1
/// within [`UNIT_LENGTH_TOLERANCE`].
///
/// ```
/// use tumble_math::DVec3;
/// let (t1, t2) = tumble_solver::tangent_basis(DVec3::Z);
/// assert_eq!((t1, t2), (DVec3::X, DVec3::Y));
/// ```
#[must_use]
pub fn tangent_basis(n: DVec3) -> (DVec3, DVec3) {
    // the sign keeps the denominator away from zero: |s + n.z| ≥ 1
    let s = 1.0_f64.copysign(n.z);
    let a = -1.0 / (s + n.z);
    let b = n.x * n.y * a;
    (DVec3::new(1.0 + s * n.x * n.x * a, s * b, -s * n.x), DVec3::new(b, s + n.y * n.y * a, -n.y))
}

/// A right-handed orthonormal contact frame F = [n t1 t2]; contact coordinates are (n, t1, t2) in this order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Unit normal, from body A to body B.
    pub normal: DVec3,
    /// First unit tangent.
    pub tangent1: DVec3,
    /// Second unit tangent, n = t1 × t2.
    pub tangent2: DVec3,
}

impl Frame {
    /// The frame on a unit normal; `None` when its length is not one within [`UNIT_LENGTH_TOLERANCE`].
    #[must_use]
    pub fn new(normal: DVec3) -> Option<Self> {
        // written so that a NaN fails
        if !((normal.length() - 1.0).abs() <= UNIT_LENGTH_TOLERANCE) {
            return None;
        }
        let (tangent1, tangent2) = tangent_basis(normal);
        Some(Self { normal, tangent1, tangent2 })
    }

    /// World vector → contact coordinates (n, t1, t2).
    #[inline]
    #[must_use]
    pub fn to_contact(&self, w: DVec3) -> DVec3 {
        DVec3::new(w.dot(self.normal), w.dot(self.tangent1), w.dot(self.tangent2))
    }

    /// Contact coordinates (n, t1, t2) → world vector.
    #[inline]
    #[must_use]
    pub fn to_world(&self, c: DVec3) -> DVec3 {
        self.normal * c.x + self.tangent1 * c.y + self.tangent2 * c.z
    }

    /// F as a matrix with columns n, t1, t2.
    #[must_use]
    pub fn matrix(&self) -> DMat3 {
        DMat3::from_cols(self.normal, self.tangent1, self.tangent2)
    }
}
