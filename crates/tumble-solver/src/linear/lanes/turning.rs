//! Rows of eight numbers into columns and back, in the registers of each vector unit.

use super::{Eight, LANES, Unit};
use pulp::Scalar;

impl Unit for Scalar {
    #[inline(always)]
    fn columns(self, table: &[Eight], rows: &[u32]) -> [f64; LANES] {
        table[rows[0] as usize].0
    }

    #[inline(always)]
    fn write_columns(self, columns: [f64; LANES], table: &mut [Eight], rows: &[u32]) {
        table[rows[0] as usize] = Eight(columns);
    }
}

#[cfg(target_arch = "aarch64")]
impl Unit for pulp::aarch64::Neon {}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Eight, LANES, Unit};
    use pulp::x86::{V3, V4};
    use pulp::{Simd, cast, f64x4, f64x8};
    use std::arch::x86_64::__m512d;

    /// The transpose of four rows of four.
    #[inline(always)]
    fn turn_four(unit: V3, [a, b, c, d]: [f64x4; 4]) -> [f64x4; 4] {
        let avx = unit.avx;
        let (a, b, c, d) = (cast(a), cast(b), cast(c), cast(d));
        // of each half: columns 0 and 2, then 1 and 3, of two rows
        let (ab0, ab1) = (avx._mm256_unpacklo_pd(a, b), avx._mm256_unpackhi_pd(a, b));
        let (cd0, cd1) = (avx._mm256_unpacklo_pd(c, d), avx._mm256_unpackhi_pd(c, d));
        [
            cast(avx._mm256_permute2f128_pd::<0x20>(ab0, cd0)),
            cast(avx._mm256_permute2f128_pd::<0x20>(ab1, cd1)),
            cast(avx._mm256_permute2f128_pd::<0x31>(ab0, cd0)),
            cast(avx._mm256_permute2f128_pd::<0x31>(ab1, cd1)),
        ]
    }

    impl Unit for V3 {
        #[inline(always)]
        fn columns(self, table: &[Eight], rows: &[u32]) -> [f64x4; LANES] {
            let nothing = self.splat_f64x4(0.0);
            let (mut first, mut second) = ([nothing; 4], [nothing; 4]);
            for lane in 0..4 {
                let halves = Self::as_simd_f64s(&table[rows[lane] as usize].0).0;
                (first[lane], second[lane]) = (halves[0], halves[1]);
            }
            let ([a, b, c, d], [e, f, g, h]) = (turn_four(self, first), turn_four(self, second));
            [a, b, c, d, e, f, g, h]
        }

        #[inline(always)]
        fn write_columns(self, columns: [f64x4; LANES], table: &mut [Eight], rows: &[u32]) {
            let [a, b, c, d, e, f, g, h] = columns;
            let (first, second) = (turn_four(self, [a, b, c, d]), turn_four(self, [e, f, g, h]));
            for lane in 0..4 {
                let halves = Self::as_mut_simd_f64s(&mut table[rows[lane] as usize].0).0;
                (halves[0], halves[1]) = (first[lane], second[lane]);
            }
        }
    }

    /// Columns k, k + 2, k + 4, k + 6 of eight rows, from pairs of rows that have these in turn.
    #[inline(always)]
    fn turn_pairs(unit: V4, [ab, cd, ef, gh]: [__m512d; 4]) -> [f64x8; 4] {
        let avx = unit.avx512f;
        let (low, low_too) = (avx._mm512_shuffle_f64x2::<0x88>(ab, cd), avx._mm512_shuffle_f64x2::<0x88>(ef, gh));
        let (high, high_too) = (avx._mm512_shuffle_f64x2::<0xdd>(ab, cd), avx._mm512_shuffle_f64x2::<0xdd>(ef, gh));
        [
            cast(avx._mm512_shuffle_f64x2::<0x88>(low, low_too)),
            cast(avx._mm512_shuffle_f64x2::<0x88>(high, high_too)),
            cast(avx._mm512_shuffle_f64x2::<0xdd>(low, low_too)),
            cast(avx._mm512_shuffle_f64x2::<0xdd>(high, high_too)),
        ]
    }

    /// The transpose of eight rows of eight.
    #[inline(always)]
    fn turn_eight(unit: V4, [a, b, c, d, e, f, g, h]: [f64x8; 8]) -> [f64x8; 8] {
        let avx = unit.avx512f;
        let (a, b, c, d) = (cast(a), cast(b), cast(c), cast(d));
        let (e, f, g, h) = (cast(e), cast(f), cast(g), cast(h));
        // pairs of rows: even columns, then odd ones
        let even = [
            avx._mm512_unpacklo_pd(a, b),
            avx._mm512_unpacklo_pd(c, d),
            avx._mm512_unpacklo_pd(e, f),
            avx._mm512_unpacklo_pd(g, h),
        ];
        let odd = [
            avx._mm512_unpackhi_pd(a, b),
            avx._mm512_unpackhi_pd(c, d),
            avx._mm512_unpackhi_pd(e, f),
            avx._mm512_unpackhi_pd(g, h),
        ];
        let ([c0, c2, c4, c6], [c1, c3, c5, c7]) = (turn_pairs(unit, even), turn_pairs(unit, odd));
        [c0, c1, c2, c3, c4, c5, c6, c7]
    }

    impl Unit for V4 {
        #[inline(always)]
        fn columns(self, table: &[Eight], rows: &[u32]) -> [f64x8; LANES] {
            let mut whole = [self.splat_f64x8(0.0); LANES];
            for lane in 0..LANES {
                whole[lane] = Self::as_simd_f64s(&table[rows[lane] as usize].0).0[0];
            }
            turn_eight(self, whole)
        }

        #[inline(always)]
        fn write_columns(self, columns: [f64x8; LANES], table: &mut [Eight], rows: &[u32]) {
            let whole = turn_eight(self, columns);
            for lane in 0..LANES {
                Self::as_mut_simd_f64s(&mut table[rows[lane] as usize].0).0[0] = whole[lane];
            }
        }
    }
}
