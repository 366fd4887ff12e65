//! Sums of products that are rounded once, as if computed with twice the digits (Ogita, Rump and Oishi 2005).
//!
//! A residual is what is left when large terms cancel: added one by one, it is the rounding of those terms. Built from
//! additions and products alone, without fused operations, so that every x86-64 machine gives the same bits.

/// A sum that remembers what its additions rounded away.
///
/// ```
/// use tumble_math::LongSum;
///
/// let mut s = LongSum::new(1e16);
/// s.add_product(1.0, 1.0);
/// s.add_product(-1e8, 1e8);
/// assert_eq!(s.value(), 1.0);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LongSum {
    sum: f64,
    lost: f64,
}

/// `a` as two numbers of at most 26 bits, whose products are exact (Veltkamp).
fn split(a: f64) -> (f64, f64) {
    let t = 134_217_729.0 * a; // 2²⁷ + 1
    let high = t - (t - a);
    (high, a - high)
}

impl LongSum {
    /// Begins with a number.
    #[must_use]
    pub fn new(start: f64) -> Self {
        Self { sum: start, lost: 0.0 }
    }

    /// Adds a b.
    pub fn add_product(&mut self, a: f64, b: f64) {
        let p = a * b;
        let ((a1, a2), (b1, b2)) = (split(a), split(b));
        let product_lost = ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2;
        let s = self.sum + p;
        let part = s - self.sum;
        self.lost += ((self.sum - (s - part)) + (p - part)) + product_lost;
        self.sum = s;
    }

    /// The sum, rounded. Factors beyond 1e299, which cannot be split, are added as plain numbers are.
    #[must_use]
    pub fn value(&self) -> f64 {
        if self.lost.is_finite() { self.sum + self.lost } else { self.sum }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cancels_leaves_what_was_rounded_away() {
        let (a, b) = (1.0 + f64::EPSILON, 1.0 - f64::EPSILON);
        let mut s = LongSum::new(-1.0);
        s.add_product(a, b);
        assert_eq!(s.value(), -f64::EPSILON * f64::EPSILON);
        let large = (1_u64 << 60) as f64;
        let mut s = LongSum::new(large * large);
        s.add_product(1.0, 3.0);
        s.add_product(-large, large);
        assert_eq!(s.value(), 3.0);
    }

    #[test]
    fn factors_that_cannot_be_split_are_added_as_plain_numbers_are() {
        let mut s = LongSum::new(1.0);
        s.add_product(1e305, 1e-5);
        assert_eq!(s.value(), 1e300);
    }
}
