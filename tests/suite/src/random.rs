//! Vectors, rotations and inertias from a seeded generator: the same on every machine.

use tumble_math::{DMat3, DQuat, DVec3, trig};
use tumble_random::{Random as _, SplitMix};

/// A seeded generator.
#[derive(Clone, Debug)]
pub struct Random(SplitMix);

impl Random {
    /// From a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(SplitMix(seed))
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.bits()
    }

    /// Uniform in [0, 1).
    pub fn unit(&mut self) -> f64 {
        self.0.unit()
    }

    /// Uniform in [low, high).
    pub fn range(&mut self, low: f64, high: f64) -> f64 {
        self.0.between(low, high)
    }

    /// Uniform in the exponent: between `low` and `high`, both positive.
    pub fn log_range(&mut self, low: f64, high: f64) -> f64 {
        trig::exp(self.range(trig::ln(low), trig::ln(high)))
    }

    /// An index below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.index(n)
    }

    /// Normally distributed, mean 0, variance 1.
    pub fn normal(&mut self) -> f64 {
        let a = 1.0 - self.unit();
        (-2.0 * trig::ln(a)).sqrt() * trig::cos(std::f64::consts::TAU * self.unit())
    }

    /// Three normal numbers.
    pub fn normal3(&mut self) -> DVec3 {
        DVec3::new(self.normal(), self.normal(), self.normal())
    }

    /// A direction.
    pub fn direction(&mut self) -> DVec3 {
        self.normal3().normalize()
    }

    /// A rotation.
    pub fn rotation(&mut self) -> DQuat {
        DQuat::from_xyzw(self.normal(), self.normal(), self.normal(), self.normal()).normalize()
    }

    /// A world inertia of a box with the given full size [m] and mass [kg], turned at random.
    pub fn box_inertia(&mut self, mass: f64, size: DVec3) -> DMat3 {
        let r = DMat3::from_quat(self.rotation());
        r * DMat3::from_diagonal(box_moments(mass, size)) * r.transpose()
    }
}

/// Principal moments of a box [kg·m²].
#[must_use]
pub fn box_moments(mass: f64, size: DVec3) -> DVec3 {
    let s = size * size;
    DVec3::new(s.y + s.z, s.x + s.z, s.x + s.y) * (mass / 12.0)
}
