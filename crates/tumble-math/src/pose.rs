//! A rigid pose: rotation, then translation.

use glam::{DMat3, DQuat, DVec3};
use serde::{Deserialize, Serialize};

/// Where a rigid thing is: p ↦ rotation · p + position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pose {
    /// Translation [m].
    pub position: DVec3,
    /// Unit quaternion.
    pub rotation: DQuat,
}

impl Default for Pose {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl Pose {
    /// At the origin, not turned.
    pub const IDENTITY: Self = Self { position: DVec3::ZERO, rotation: DQuat::IDENTITY };

    /// A pose from its parts; `rotation` must have unit length.
    #[must_use]
    pub fn new(position: DVec3, rotation: DQuat) -> Self {
        Self { position, rotation }
    }

    /// Moved, not turned.
    #[must_use]
    pub fn at(position: DVec3) -> Self {
        Self { position, rotation: DQuat::IDENTITY }
    }

    /// A point of the local frame, in the outer frame [m].
    #[inline]
    #[must_use]
    pub fn point(&self, p: DVec3) -> DVec3 {
        self.rotation * p + self.position
    }

    /// A direction of the local frame, in the outer frame.
    #[inline]
    #[must_use]
    pub fn vector(&self, v: DVec3) -> DVec3 {
        self.rotation * v
    }

    /// A point of the outer frame, in the local frame [m].
    #[inline]
    #[must_use]
    pub fn inverse_point(&self, p: DVec3) -> DVec3 {
        self.rotation.conjugate() * (p - self.position)
    }

    /// A direction of the outer frame, in the local frame.
    #[inline]
    #[must_use]
    pub fn inverse_vector(&self, v: DVec3) -> DVec3 {
        self.rotation.conjugate() * v
    }

    /// `self` after `inner`: first `inner`, then `self`.
    #[inline]
    #[must_use]
    pub fn then(&self, inner: &Self) -> Self {
        Self { position: self.point(inner.position), rotation: self.rotation * inner.rotation }
    }

    /// The pose that undoes this one.
    #[inline]
    #[must_use]
    pub fn inverse(&self) -> Self {
        let back = self.rotation.conjugate();
        Self { position: -(back * self.position), rotation: back }
    }

    /// The rotation as a matrix.
    #[inline]
    #[must_use]
    pub fn matrix(&self) -> DMat3 {
        DMat3::from_quat(self.rotation)
    }

    /// True when every number is finite.
    #[must_use]
    pub fn is_finite(&self) -> bool {
        self.position.is_finite() && self.rotation.is_finite()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trig::rotation;

    #[test]
    fn a_pose_and_its_inverse_cancel() {
        let axis = DVec3::new(1.0, -2.0, 0.5).normalize();
        let pose = Pose::new(DVec3::new(3.0, 4.0, -5.0), rotation(axis, 1.1));
        let p = DVec3::new(-0.3, 0.7, 2.0);
        assert!((pose.inverse().point(pose.point(p)) - p).length() < 1e-14);
        assert!((pose.inverse_point(pose.point(p)) - p).length() < 1e-14);
        let inner = Pose::new(DVec3::X, rotation(DVec3::Y, 0.4));
        assert!((pose.then(&inner).point(p) - pose.point(inner.point(p))).length() < 1e-14);
    }
}
