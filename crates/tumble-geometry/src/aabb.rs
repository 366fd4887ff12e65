//! Axis-aligned boxes: the cheap outer bound of everything.
//!
//! A box is two corners. Boxes of half-spaces are infinite, and every operation here gives a definite answer for
//! infinite corners.

use tumble_math::order::{max3, min3};
use tumble_math::{DVec3, Pose};

/// The set of points with `min ≤ p ≤ max` in every coordinate [m].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aabb {
    /// Lowest corner [m].
    pub min: DVec3,
    /// Highest corner [m].
    pub max: DVec3,
}

impl Aabb {
    /// All of space.
    pub const ALL: Self = Self { min: DVec3::NEG_INFINITY, max: DVec3::INFINITY };

    /// A box from its corners [m]; requires `min ≤ max`.
    #[must_use]
    pub fn new(min: DVec3, max: DVec3) -> Self {
        Self { min, max }
    }

    /// The box about `centre` with half extents `half` [m].
    #[must_use]
    pub fn around(centre: DVec3, half: DVec3) -> Self {
        Self { min: centre - half, max: centre + half }
    }

    /// The smallest box that holds both.
    #[inline]
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self { min: min3(self.min, other.min), max: max3(self.max, other.max) }
    }

    /// Whether the boxes share a point; touching counts.
    #[inline]
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        // one expression without branches: this is the innermost test of the tree
        (self.min.x <= other.max.x)
            & (other.min.x <= self.max.x)
            & (self.min.y <= other.max.y)
            & (other.min.y <= self.max.y)
            & (self.min.z <= other.max.z)
            & (other.min.z <= self.max.z)
    }

    /// Whether `other` lies wholly inside.
    #[inline]
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        (self.min.x <= other.min.x)
            & (self.min.y <= other.min.y)
            & (self.min.z <= other.min.z)
            & (other.max.x <= self.max.x)
            & (other.max.y <= self.max.y)
            & (other.max.z <= self.max.z)
    }

    /// Grown by `by` [m] on every side.
    #[must_use]
    pub fn grown(&self, by: f64) -> Self {
        Self { min: self.min - DVec3::splat(by), max: self.max + DVec3::splat(by) }
    }

    /// Stretched so that it also holds itself moved by `by` [m].
    #[must_use]
    pub fn stretched(&self, by: DVec3) -> Self {
        Self { min: self.min + min3(by, DVec3::ZERO), max: self.max + max3(by, DVec3::ZERO) }
    }

    /// Middle [m].
    #[must_use]
    pub fn centre(&self) -> DVec3 {
        (self.min + self.max) * 0.5
    }

    /// Half the surface [m²]: what the tree keeps small.
    #[inline]
    #[must_use]
    pub fn half_surface(&self) -> f64 {
        let e = self.max - self.min;
        e.x * e.y + e.y * e.z + e.z * e.x
    }

    /// Squared distance of `p` from the box [m²]; 0 inside.
    #[must_use]
    pub fn distance_squared(&self, p: DVec3) -> f64 {
        let over = max3(max3(self.min - p, p - self.max), DVec3::ZERO);
        over.length_squared()
    }

    /// Parameter at which the ray `origin + t·direction` enters the box, if it does within `0 ≤ t ≤ limit`.
    #[must_use]
    pub fn ray(&self, origin: DVec3, direction: DVec3, limit: f64) -> Option<f64> {
        let (mut enter, mut leave) = (0.0, limit);
        for k in 0..3 {
            let (o, d, lo, hi) = (origin[k], direction[k], self.min[k], self.max[k]);
            if d.abs() < f64::MIN_POSITIVE {
                if o < lo || o > hi {
                    return None;
                }
                continue;
            }
            let (mut a, mut b) = ((lo - o) / d, (hi - o) / d);
            if a > b {
                (a, b) = (b, a);
            }
            enter = if a > enter { a } else { enter };
            leave = if b < leave { b } else { leave };
            if enter > leave {
                return None;
            }
        }
        Some(enter)
    }

    /// The box of this box turned and moved by `pose`: exact for the eight corners.
    #[must_use]
    pub fn transformed(&self, pose: &Pose) -> Self {
        let (centre, half) = (self.centre(), (self.max - self.min) * 0.5);
        let r = pose.matrix();
        Self::around(pose.point(centre), r.x_axis.abs() * half.x + r.y_axis.abs() * half.y + r.z_axis.abs() * half.z)
    }
}
