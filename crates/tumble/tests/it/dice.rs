//! Vectors from the generators of the tests.

use tumble::DVec3;
use tumble_random::Random;

/// What a generator can be asked for besides numbers.
pub(crate) trait Vectors: Random {
    /// Uniform in the cube of half side `size`.
    fn vector(&mut self, size: f64) -> DVec3 {
        DVec3::from_array(self.three(size))
    }
}

impl<R: Random> Vectors for R {}
