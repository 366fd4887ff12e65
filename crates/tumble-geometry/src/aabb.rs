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

    /// Half the surface [m²], which the tree keeps small.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    fn random(r: &mut Random) -> Aabb {
        let (p, q) = (r.vector(), r.vector());
        Aabb::new(min3(p, q), max3(p, q))
    }

    fn holds(b: &Aabb, p: DVec3) -> bool {
        (0..3).all(|k| b.min[k] <= p[k] && p[k] <= b.max[k])
    }

    #[test]
    fn distances_are_those_of_the_nearest_point_and_zero_inside() {
        let mut r = Random::new(1);
        for _ in 0..2000 {
            let (b, p) = (random(&mut r), r.vector() * 2.0);
            let mut sum = 0.0;
            for k in 0..3 {
                let over = if p[k] < b.min[k] {
                    b.min[k] - p[k]
                } else if p[k] > b.max[k] {
                    p[k] - b.max[k]
                } else {
                    0.0
                };
                sum += over * over;
            }
            assert!((b.distance_squared(p) - sum).abs() < 1e-15);
            assert_eq!(b.distance_squared(p) == 0.0, holds(&b, p));
        }
    }

    #[test]
    fn a_ray_enters_where_the_first_point_of_the_box_lies() {
        let mut r = Random::new(2);
        let (mut hits, mut misses) = (0, 0);
        for trial in 0..3000 {
            let (b, o) = (random(&mut r), r.vector() * 2.0);
            let mut d = r.direction() * r.range(0.5, 2.0);
            if trial % 2 == 0 {
                // at a point of the box
                d = b.min + (b.max - b.min) * DVec3::new(r.unit(), r.unit(), r.unit()) - o;
            }
            if trial % 5 == 0 {
                d[trial % 3] = 0.0;
            }
            let limit = r.range(0.5, 4.0);
            // the interval of every slab, whatever its sign
            let (mut enter, mut leave) = (0.0, limit);
            for k in 0..3 {
                if d[k] == 0.0 {
                    if o[k] < b.min[k] || o[k] > b.max[k] {
                        leave = -1.0;
                    }
                    continue;
                }
                let (near, far) = if d[k] > 0.0 { (b.min[k], b.max[k]) } else { (b.max[k], b.min[k]) };
                enter = tumble_math::order::max(enter, (near - o[k]) / d[k]);
                leave = tumble_math::order::min(leave, (far - o[k]) / d[k]);
            }
            let exact = (enter <= leave).then_some(enter);
            assert_eq!(b.ray(o, d, limit), exact);
            if let Some(t) = exact {
                hits += 1;
                assert!(holds(&b.grown(1e-12), o + d * t) && t <= limit);
                assert!(t == 0.0 || !holds(&b, o + d * (t - 1e-9)));
            } else {
                misses += 1;
                assert!((0..50).all(|k| !holds(&b.grown(-1e-12), o + d * (limit * f64::from(k) / 49.0))));
            }
        }
        assert!(hits > 100 && misses > 300);
        let unit = Aabb::new(DVec3::ZERO, DVec3::ONE);
        // along a side, touching counts; beside it does not
        assert_eq!(unit.ray(DVec3::new(-1.0, 1.0, 0.0), DVec3::X, 5.0), Some(1.0));
        assert_eq!(unit.ray(DVec3::new(-1.0, 1.1, 0.0), DVec3::X, 5.0), None);
        assert_eq!(unit.ray(DVec3::new(-1.0, 0.5, 0.5), DVec3::X, 1.0), Some(1.0));
        assert_eq!(unit.ray(DVec3::new(-1.0, 0.5, 0.5), DVec3::X, 0.9), None);
        assert_eq!(unit.ray(DVec3::splat(0.5), DVec3::X, 5.0), Some(0.0));
        assert_eq!(unit.ray(DVec3::new(2.0, 0.5, 0.5), DVec3::X, 5.0), None);
    }

    #[test]
    fn sets_of_points_are_what_the_boxes_say() {
        let mut r = Random::new(3);
        for _ in 0..2000 {
            let (a, b) = (random(&mut r), random(&mut r));
            let (by, grow) = (r.vector(), r.range(0.0, 0.5));
            let both = a.union(&b);
            assert!(both.contains(&a) && both.contains(&b) && a.contains(&a));
            let shared = (0..3).all(|k| a.min[k] <= b.max[k] && b.min[k] <= a.max[k]);
            assert_eq!((a.overlaps(&b), b.overlaps(&a)), (shared, shared));
            assert_eq!(a.contains(&b), holds(&a, b.min) && holds(&a, b.max));
            let e = a.max - a.min;
            assert!((a.half_surface() - (e.x * e.y + e.x * e.z + e.y * e.z)).abs() < 1e-15);
            assert!((a.centre() - (a.min + e * 0.5)).length() < 1e-15);
            assert_eq!(a.grown(grow), Aabb::new(a.min - DVec3::splat(grow), a.max + DVec3::splat(grow)));
            let moved = Aabb::new(a.min + by, a.max + by);
            assert_eq!(a.stretched(by), a.union(&moved));
            let pose = Pose::new(by, r.rotation());
            let turned = a.transformed(&pose);
            let (mut low, mut high) = (DVec3::INFINITY, DVec3::NEG_INFINITY);
            for k in 0..8 {
                let pick = |bit: usize| if k >> bit & 1 == 1 { a.max[bit] } else { a.min[bit] };
                let p = pose.point(DVec3::new(pick(0), pick(1), pick(2)));
                (low, high) = (min3(low, p), max3(high, p));
            }
            assert!((turned.min - low).length() < 1e-14 && (turned.max - high).length() < 1e-14);
        }
        let unit = Aabb::new(DVec3::ZERO, DVec3::ONE);
        for k in 0..3 {
            let mut by = DVec3::ZERO;
            by[k] = 1.0;
            for s in [1.0, -1.0] {
                let touching = Aabb::new(by * s, DVec3::ONE + by * s);
                let beside = Aabb::new(by * (1.001 * s), DVec3::ONE + by * (1.001 * s));
                assert!(unit.overlaps(&touching) && !unit.overlaps(&beside) && !unit.contains(&touching));
            }
        }
        assert!(Aabb::ALL.contains(&unit) && Aabb::ALL.overlaps(&unit));
    }
}
