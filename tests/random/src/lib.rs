//! Random numbers for tests: a seed gives the same sequence on every machine.
//!
//! Three classical generators of 64 bits, each its state and no more, with one set of methods. [`SplitMix`] is the one for new
//! tests; [`Lcg`] and [`XorShift`] keep the sequences in which older tests found their cases. Nothing here knows vectors or
//! bodies: tests draw those from [`Random`] themselves. The checker has a generator of its own, since it shares nothing.

/// Number of random cases of a test: so many, or `TUMBLE_SAMPLES` times as many, as in continuous integration.
///
/// # Panics
/// If `TUMBLE_SAMPLES` is no whole number from 1 on: a test of no cases would pass.
#[must_use]
pub fn samples(cases: u64) -> u64 {
    let Ok(times) = std::env::var("TUMBLE_SAMPLES") else { return cases };
    match times.parse::<u64>() {
        Ok(times) if times > 0 => cases * times,
        _ => panic!("TUMBLE_SAMPLES = {times:?}: give a whole number from 1 on"),
    }
}

/// Whether tests run in their long form, as in continuous integration.
#[must_use]
pub fn is_long() -> bool {
    samples(1) > 1
}

/// What a generator can be asked for.
pub trait Random {
    /// The next 64 bits.
    fn bits(&mut self) -> u64;

    /// Uniform in [0, 1), a multiple of 2⁻⁵³.
    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Uniform in [low, high).
    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Three numbers, each uniform in [−size, size).
    fn three(&mut self, size: f64) -> [f64; 3] {
        [0; 3].map(|_| self.between(-size, size))
    }

    /// Below `n`; 0 where nothing is. Off from even by less than n parts in 2⁶⁴.
    fn below(&mut self, n: u64) -> u64 {
        self.bits() % if n == 0 { 1 } else { n }
    }

    /// An index below `n`, as [`Random::below`].
    fn index(&mut self, n: usize) -> usize {
        self.below(n as u64) as usize
    }
}

/// Splitmix64 (Steele, Lea and Flood 2014); any seed will do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix(pub u64);

impl Random for SplitMix {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// Knuth's linear congruential generator (MMIX); its upper bits are the good ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lcg(pub u64);

impl Random for Lcg {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0
    }
}

/// Marsaglia's xorshift64 (2003); the seed may not be 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XorShift(pub u64);

impl Random for XorShift {
    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{Lcg, Random, SplitMix, XorShift};

    #[test]
    fn the_generators_are_the_published_ones() {
        let mut s = SplitMix(1_234_567);
        assert_eq!([s.bits(), s.bits()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
        assert_eq!(Lcg(0).bits(), 1_442_695_040_888_963_407);
        // 1 ^ 1 << 13, its upper bits shifted away, and the whole once more by 17
        assert_eq!(XorShift(1).bits(), 0x2001 ^ (0x2001 >> 7) ^ ((0x2001 ^ (0x2001 >> 7)) << 17));
    }

    #[test]
    fn numbers_are_where_they_are_asked_for() {
        let mut s = SplitMix(3);
        for n in 1..1000 {
            assert!((0.0..1.0).contains(&s.unit()) && (-2.0..3.0).contains(&s.between(-2.0, 3.0)));
            assert!(s.below(n) < n && s.index(7) < 7 && s.three(0.5).iter().all(|x| x.abs() <= 0.5));
        }
        assert_eq!((s.below(0), s.index(0)), (0, 0));
    }
}
