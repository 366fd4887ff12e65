//! Reproducible numbers and shapes for the tests of this crate.

use crate::shape::Shape;
use tumble_math::{DQuat, DVec3};
use tumble_random::{Random as _, SplitMix};

/// Shapes and places by chance.
pub(crate) struct Random(SplitMix);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix(seed))
    }

    pub(crate) fn unit(&mut self) -> f64 {
        self.0.unit()
    }

    pub(crate) fn range(&mut self, low: f64, high: f64) -> f64 {
        self.0.between(low, high)
    }

    /// Uniform in the cube of half side 1.
    pub(crate) fn vector(&mut self) -> DVec3 {
        DVec3::new(self.range(-1.0, 1.0), self.range(-1.0, 1.0), self.range(-1.0, 1.0))
    }

    pub(crate) fn direction(&mut self) -> DVec3 {
        loop {
            let v = self.vector();
            if v.length() > 0.05 && v.length() <= 1.0 {
                return v.normalize();
            }
        }
    }

    pub(crate) fn rotation(&mut self) -> DQuat {
        let mut x = || self.range(-1.0, 1.0);
        DQuat::from_xyzw(x(), x(), x(), x() + 1e-3).normalize()
    }

    /// A convex shape of one of six kinds.
    pub(crate) fn shape(&mut self, kind: usize) -> Shape {
        let (a, b, c) = (self.range(0.3, 1.0), self.range(0.4, 1.6), self.range(0.3, 1.0));
        match kind % 6 {
            0 => Shape::ball(a),
            1 => Shape::capsule(0.5 * a, b),
            2 => Shape::cuboid_half_extents(DVec3::new(a, 0.5 * b, c)),
            3 => Shape::cylinder(a, b),
            4 => Shape::cone(a, b),
            _ => {
                let points: Vec<DVec3> = (0..14).map(|_| self.direction() * self.range(0.6, 1.0)).collect();
                Shape::hull(&points)
            }
        }
        .unwrap()
    }
}
