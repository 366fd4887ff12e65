//! Splitmix64, for the judge's own tests: a seed gives the same numbers everywhere.

pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    /// Uniform in (−1, 1).
    pub(crate) fn signed(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    pub(crate) fn vector(&mut self) -> [f64; 3] {
        [self.signed(), self.signed(), self.signed()]
    }

    /// A positive definite A Aᵀ + 0.01·small²·1, the columns of A shrinking by `small`.
    pub(crate) fn spd(&mut self, small: f64) -> [[f64; 3]; 3] {
        let sizes = [1.0, small, small * small];
        let a: [[f64; 3]; 3] = std::array::from_fn(|_| std::array::from_fn(|j| self.signed() * sizes[j]));
        std::array::from_fn(|i| {
            std::array::from_fn(|j| {
                let floor = if i == j { 0.01 * small * small } else { 0.0 };
                floor + a[i][0] * a[j][0] + a[i][1] * a[j][1] + a[i][2] * a[j][2]
            })
        })
    }
}
