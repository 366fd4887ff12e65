//! Random numbers that are the same everywhere.

use tumble::{DQuat, DVec3, trig};
use tumble_random::{Random as _, XorShift};

/// A seeded generator: xorshift64*.
#[derive(Clone, Debug)]
pub struct Dice(XorShift);

impl Dice {
    /// The generator of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut d = Self(XorShift(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d));
        d.word();
        d
    }

    /// 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0.bits().wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.word() % n
    }

    /// Uniform in 0…1.
    pub fn unit(&mut self) -> f64 {
        (self.word() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Uniform between two numbers.
    pub fn between(&mut self, a: f64, b: f64) -> f64 {
        a + (b - a) * self.unit()
    }

    /// Uniform in a cube of half size `size`.
    pub fn vector(&mut self, size: f64) -> DVec3 {
        DVec3::new(self.between(-size, size), self.between(-size, size), self.between(-size, size))
    }

    /// Uniform on the sphere.
    pub fn direction(&mut self) -> DVec3 {
        loop {
            let v = self.vector(1.0);
            if (0.01..1.0).contains(&v.length_squared()) {
                return v.normalize();
            }
        }
    }

    /// A turn about a random axis.
    pub fn rotation(&mut self) -> DQuat {
        let axis = self.direction();
        trig::rotation(axis, self.between(0.0, 3.0))
    }
}
