//! Transform and quantisation of H.264 (ITU-T Rec. H.264, 8.5), in whole numbers: every player has the same pixels.

/// How coarse the coefficients are: chosen, not derived. At 20 a drawn picture keeps more than 42 dB; below 30 colour is as fine as
/// brightness.
pub(crate) const COARSE: usize = 20;

/// Order of a block's coefficients, low frequencies first: row · 4 + column.
pub(crate) const ORDER: [usize; 16] = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15];

/// Divisors for `COARSE % 6`, as factors over 2¹⁵, and what a quantised coefficient stands for: where both indices are even, where both are odd, elsewhere.
const FACTORS: [[i32; 3]; 6] = [
    [13107, 5243, 8066],
    [11916, 4660, 7490],
    [10082, 4194, 6554],
    [9362, 3647, 5825],
    [8192, 3355, 5243],
    [7282, 2893, 4559],
];
const STEPS: [[i32; 3]; 6] = [[10, 16, 13], [11, 18, 14], [13, 20, 16], [14, 23, 18], [16, 25, 20], [18, 29, 23]];

fn class(k: usize) -> usize {
    match (k / 4 % 2, k % 2) {
        (0, 0) => 0,
        (1, 1) => 1,
        _ => 2,
    }
}

/// A 4 × 4 block, row by row.
pub(crate) type Block = [i32; 16];

/// The forward transform of differences.
pub(crate) fn forward(d: &Block) -> Block {
    let pass = |[a, b, c, d]: [i32; 4]| {
        let (s, t, u, v) = (a + d, b + c, b - c, a - d);
        [s + t, 2 * v + u, s - t, v - 2 * u]
    };
    both_ways(d, pass)
}

/// Differences from coefficients, before they are divided by 64.
fn inverse(c: &Block) -> Block {
    let pass = |[a, b, c, d]: [i32; 4]| {
        let (s, t, u, v) = (a + c, a - c, (b >> 1) - d, b + (d >> 1));
        [s + v, t + u, t - u, s - v]
    };
    both_ways(c, pass)
}

fn both_ways(block: &Block, pass: impl Fn([i32; 4]) -> [i32; 4]) -> Block {
    let mut out = *block;
    for rows in [true, false] {
        for k in 0..4 {
            let at = |n: usize| if rows { 4 * k + n } else { 4 * n + k };
            let passed = pass([0, 1, 2, 3].map(|n| out[at(n)]));
            passed.into_iter().enumerate().for_each(|(n, x)| out[at(n)] = x);
        }
    }
    out
}

/// Rounds a share of a step up where it is larger than this part of it: thirds for predictions within a picture, sixths from the one before.
fn quantised(x: i32, factor: i32, shift: usize, part: i32) -> i32 {
    let level = (x.abs() * factor + (1 << shift) / part) >> shift;
    if x < 0 { -level } else { level }
}

/// Levels of coefficients; `part` is 3 within a picture, 6 for differences from the one before.
pub(crate) fn levels(c: &Block, part: i32) -> Block {
    let factors = &FACTORS[COARSE % 6];
    std::array::from_fn(|k| quantised(c[k], factors[class(k)], 15 + COARSE / 6, part))
}

/// Pixels from a prediction and levels; `mean` is the first coefficient where it was sent apart.
pub(crate) fn pixels(levels: &Block, mean: Option<i32>, predicted: &Block) -> [u8; 16] {
    let steps = &STEPS[COARSE % 6];
    let mut c: Block = std::array::from_fn(|k| (levels[k] * steps[class(k)]) << (COARSE / 6));
    if let Some(mean) = mean {
        c[0] = mean;
    }
    let d = inverse(&c);
    std::array::from_fn(|k| (predicted[k] + ((d[k] + 32) >> 6)).clamp(0, 255) as u8)
}

/// Sums and differences of four, both ways.
fn sums(means: &Block) -> Block {
    both_ways(means, |[a, b, c, d]| [a + b + c + d, a + b - c - d, a - b - c + d, a - b + c - d])
}

/// Levels of the sixteen means of a macroblock's brightness, and the coefficients that they come back as; by rows of blocks.
pub(crate) fn means(first: &Block) -> (Block, Block) {
    let s = sums(first).map(|x| (x + 1) >> 1);
    let levels = s.map(|x| quantised(x, FACTORS[COARSE % 6][0], 16 + COARSE / 6, 3));
    let step = STEPS[COARSE % 6][0] * 16;
    let back = sums(&levels).map(|x| match COARSE / 6 {
        n @ 0..6 => (x * step + (1 << (5 - n))) >> (6 - n),
        n => (x * step) << (n - 6),
    });
    (levels, back)
}

/// The same of the four means of a colour difference.
pub(crate) fn colour_means(first: [i32; 4], part: i32) -> ([i32; 4], [i32; 4]) {
    let sums = |[a, b, c, d]: [i32; 4]| [a + b + c + d, a - b + c - d, a + b - c - d, a - b - c + d];
    let levels = sums(first).map(|x| quantised(x, FACTORS[COARSE % 6][0], 16 + COARSE / 6, part));
    let step = STEPS[COARSE % 6][0] * 16;
    (levels, sums(levels).map(|x| ((x * step) << (COARSE / 6)) >> 5))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A block comes back to half a step of quantisation in every pixel, whatever is in it.
    #[test]
    fn what_is_transformed_comes_back() {
        let mut seed = 1_u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as i32
        };
        for _ in 0..1000 {
            let (wanted, predicted): (Block, Block) =
                (std::array::from_fn(|_| next()), std::array::from_fn(|_| next()));
            let c = forward(&std::array::from_fn(|k| wanted[k] - predicted[k]));
            let shown = pixels(&levels(&c, 3), None, &predicted);
            let worst = (0..16).map(|k| (i32::from(shown[k]) - wanted[k]).abs()).max();
            assert!(worst <= Some(20), "{worst:?}");
            let mean = (0..16).map(|k| (i32::from(shown[k]) - wanted[k]).abs()).sum::<i32>();
            assert!(mean <= 16 * 5, "{mean}");
        }
    }

    /// Means that are sent apart come back as the coefficients that they were, to a step.
    #[test]
    fn means_come_back() {
        for k in 0..200 {
            let first: Block = std::array::from_fn(|n| (k * 37 + n as i32 * 411) % 8000 - 4000);
            let (_, back) = means(&first);
            let steps = STEPS[COARSE % 6][0] << (COARSE / 6);
            // coefficients are four times (forward) and sixteen times (inverse, over 64) the pixels
            (0..16).for_each(|n| assert!((back[n] - 4 * first[n]).abs() <= 3 * steps, "{} {}", back[n], first[n]));
            let four = [first[0], first[1], first[2], first[3]];
            let (_, back) = colour_means(four, 3);
            (0..4).for_each(|n| assert!((back[n] - 4 * four[n]).abs() <= 3 * steps, "{} {}", back[n], four[n]));
        }
    }
}
