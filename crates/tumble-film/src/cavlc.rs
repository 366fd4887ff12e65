//! Coefficients as words of variable length: CAVLC (ITU-T Rec. H.264, 9.2).

use crate::bits::Bits;

/// Neighbours of a block, as far as the words of its coefficients depend on them.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Beside {
    /// Mean number of coefficients of the blocks at its left and above.
    Mean(usize),
    /// The block holds the means of one colour difference.
    Colour,
}

/// Writes a block of quantised coefficients, low frequencies first.
pub(crate) fn block(bits: &mut Bits, levels: &[i32], beside: Beside) {
    let places: Vec<usize> = (0..levels.len()).filter(|k| levels[*k] != 0).collect();
    let total = places.len();
    // up to three ones at the end, of either sign
    let ones = places.iter().rev().take(3).take_while(|k| levels[**k].abs() == 1).count();
    let tokens = match beside {
        Beside::Colour => COLOUR_TOKENS[total],
        Beside::Mean(mean @ 0..8) => TOKENS[[0, 0, 1, 1, 2, 2, 2, 2][mean]][total],
        Beside::Mean(_) => "",
    };
    match tokens.split(' ').nth(ones) {
        Some(word) if !word.is_empty() => bits.word(word),
        _ if total == 0 => bits.number(3, 6),
        _ => bits.number((total as u32 - 1) << 2 | ones as u32, 6),
    }
    let Some(last) = places.last() else { return };
    let backwards = || places.iter().rev();
    backwards().take(ones).for_each(|k| bits.bit(levels[*k] < 0));
    let mut suffix = u32::from(total > 10 && ones < 3);
    for (n, k) in backwards().skip(ones).enumerate() {
        level(bits, levels[*k], suffix, n == 0 && ones < 3);
        suffix = suffix.max(1);
        if suffix < 6 && levels[*k].abs() > 3 << (suffix - 1) {
            suffix += 1;
        }
    }
    let mut zeros = last + 1 - total;
    if total < levels.len() {
        let words = if matches!(beside, Beside::Colour) { COLOUR_ZEROS[total - 1] } else { ZEROS[total - 1] };
        bits.word(nth(words, zeros));
    }
    for pair in places.windows(2).rev() {
        if zeros == 0 {
            break;
        }
        let run = pair[1] - pair[0] - 1;
        bits.word(nth(RUNS[zeros.min(7) - 1], run));
        zeros -= run;
    }
}

/// A level that is no one at the end; a first one that is known to be larger than one is written by one less.
fn level(bits: &mut Bits, value: i32, suffix: u32, is_larger: bool) {
    let code = 2 * value.unsigned_abs() - if value < 0 { 1 } else { 2 } - if is_larger { 2 } else { 0 };
    let (prefix, rest, length) = match suffix {
        0 if code < 14 => (code, 0, 0),
        0 if code < 30 => (14, code - 14, 4),
        0 => (15, code - 30, 12),
        _ if code < 15 << suffix => (code >> suffix, code & ((1 << suffix) - 1), suffix),
        _ => (15, code - (15 << suffix), 12),
    };
    bits.number(1, prefix + 1);
    bits.number(rest, length);
}

fn nth(words: &'static str, k: usize) -> &'static str {
    words.split(' ').nth(k).unwrap_or_default()
}

/// Numbers of coefficients and of ones at their end (Table 9-5), for each range of the neighbours' numbers: by the number of
/// coefficients, the words for 0, 1, 2, 3 ones.
const TOKENS: [[&str; 17]; 3] = [
    [
        "1",
        "000101 01",
        "00000111 000100 001",
        "000000111 00000110 0000101 00011",
        "0000000111 000000110 00000101 000011",
        "00000000111 0000000110 000000101 0000100",
        "0000000001111 00000000110 0000000101 00000100",
        "0000000001011 0000000001110 00000000101 000000100",
        "0000000001000 0000000001010 0000000001101 0000000100",
        "00000000001111 00000000001110 0000000001001 00000000100",
        "00000000001011 00000000001010 00000000001101 0000000001100",
        "000000000001111 000000000001110 00000000001001 00000000001100",
        "000000000001011 000000000001010 000000000001101 00000000001000",
        "0000000000001111 000000000000001 000000000001001 000000000001100",
        "0000000000001011 0000000000001110 0000000000001101 000000000001000",
        "0000000000000111 0000000000001010 0000000000001001 0000000000001100",
        "0000000000000100 0000000000000110 0000000000000101 0000000000001000",
    ],
    [
        "11",
        "001011 10",
        "000111 00111 011",
        "0000111 001010 001001 0101",
        "00000111 000110 000101 0100",
        "00000100 0000110 0000101 00110",
        "000000111 00000110 00000101 001000",
        "00000001111 000000110 000000101 000100",
        "00000001011 00000001110 00000001101 0000100",
        "000000001111 00000001010 00000001001 000000100",
        "000000001011 000000001110 000000001101 00000001100",
        "000000001000 000000001010 000000001001 00000001000",
        "0000000001111 0000000001110 0000000001101 000000001100",
        "0000000001011 0000000001010 0000000001001 0000000001100",
        "0000000000111 00000000001011 0000000000110 0000000001000",
        "00000000001001 00000000001000 00000000001010 0000000000001",
        "00000000000111 00000000000110 00000000000101 00000000000100",
    ],
    [
        "1111",
        "001111 1110",
        "001011 01111 1101",
        "001000 01100 01110 1100",
        "0001111 01010 01011 1011",
        "0001011 01000 01001 1010",
        "0001001 001110 001101 1001",
        "0001000 001010 001001 1000",
        "00001111 0001110 0001101 01101",
        "00001011 00001110 0001010 001100",
        "000001111 00001010 00001101 0001100",
        "000001011 000001110 00001001 00001100",
        "000001000 000001010 000001101 00001000",
        "0000001101 000000111 000001001 000001100",
        "0000001001 0000001100 0000001011 0000001010",
        "0000000101 0000001000 0000000111 0000000110",
        "0000000001 0000000100 0000000011 0000000010",
    ],
];
/// The same for the means of colour.
const COLOUR_TOKENS: [&str; 5] =
    ["01", "000111 1", "000100 000110 001", "000011 0000011 0000010 000101", "000010 00000011 00000010 0000000"];
/// Zeros before the last coefficient (Tables 9-7 and 9-8), by the number of coefficients.
const ZEROS: [&str; 15] = [
    "1 011 010 0011 0010 00011 00010 000011 000010 0000011 0000010 00000011 00000010 000000011 000000010 000000001",
    "111 110 101 100 011 0101 0100 0011 0010 00011 00010 000011 000010 000001 000000",
    "0101 111 110 101 0100 0011 100 011 0010 00011 00010 000001 00001 000000",
    "00011 111 0101 0100 110 101 100 0011 011 0010 00010 00001 00000",
    "0101 0100 0011 111 110 101 100 011 0010 00001 0001 00000",
    "000001 00001 111 110 101 100 011 010 0001 001 000000",
    "000001 00001 101 100 011 11 010 0001 001 000000",
    "000001 0001 00001 011 11 10 010 001 000000",
    "000001 000000 0001 11 10 001 01 00001",
    "00001 00000 001 11 10 01 0001",
    "0000 0001 001 010 1 011",
    "0000 0001 01 1 001",
    "000 001 1 01",
    "00 01 1",
    "0 1",
];
/// The same for the means of colour (Table 9-9).
const COLOUR_ZEROS: [&str; 3] = ["1 01 001 000", "1 01 00", "1 0"];
/// Zeros just before a coefficient (Table 9-10), by how many are left.
const RUNS: [&str; 7] = [
    "1 0",
    "1 01 00",
    "11 10 01 00",
    "11 10 01 001 000",
    "11 10 011 010 001 000",
    "11 000 001 011 010 101 100",
    "111 110 101 100 011 010 001 0001 00001 000001 0000001 00000001 000000001 0000000001 00000000001",
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of a table: none begins another, and together they leave no more than what the standard leaves free, in words of 16 bits.
    fn check(words: &[&str], free: u32) {
        for (i, a) in words.iter().enumerate() {
            assert!(words.iter().enumerate().all(|(j, b)| i == j || !b.starts_with(a)), "{a}");
        }
        let used: u32 = words.iter().map(|w| 1 << (16 - w.len())).sum();
        assert_eq!(used + free, 1 << 16);
    }

    #[test]
    fn every_word_can_be_told_from_the_others() {
        let split = |rows: &[&'static str]| rows.iter().flat_map(|r| r.split(' ')).collect::<Vec<_>>();
        for (table, free) in TOKENS.iter().zip([2, 8, 64]) {
            let words = split(table);
            assert_eq!(words.len(), 62);
            check(&words, free);
        }
        check(&split(&COLOUR_TOKENS), 0);
        for (k, row) in ZEROS.iter().enumerate() {
            assert_eq!(row.split(' ').count(), 16 - k);
            check(&split(&[row]), if k == 0 { 1 << 7 } else { 0 });
        }
        for (k, row) in COLOUR_ZEROS.iter().enumerate() {
            assert_eq!(row.split(' ').count(), 4 - k);
            check(&split(&[row]), 0);
        }
        for (k, row) in RUNS.iter().enumerate() {
            assert_eq!(row.split(' ').count(), if k == 6 { 15 } else { k + 2 });
            check(&split(&[row]), if k == 6 { 1 << 5 } else { 0 });
        }
    }

    /// The example of a 4 × 4 block that is in every text about CAVLC: 0, 3, 0, 1, −1, −1, 0, 1, 0 … is 000010001110010111101101.
    #[test]
    fn the_example_of_the_textbooks_comes_out() {
        let mut bits = Bits::default();
        block(&mut bits, &[0, 3, 0, 1, -1, -1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], Beside::Mean(0));
        assert_eq!(bits.unit(0x67), [0x67, 0b0000_1000, 0b1110_0101, 0b1110_1101, 0x80]);
    }
}
