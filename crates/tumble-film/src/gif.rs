//! GIF: one palette for the whole film, pixels that stay the same left out, LZW.

use crate::picture::{Film, Picture};
use std::collections::BTreeMap;

/// Colours of a palette; the last number is for pixels that stay as they are.
const COLOURS: usize = 255;
const SAME: u8 = 255;
/// Largest code of the compression.
const MOST_CODES: usize = 4096;

/// A GIF in the making. Its pictures are kept until the palette is known.
#[derive(Debug)]
pub struct Gif {
    width: usize,
    height: usize,
    /// Hundredths of a second from one picture to the next.
    delay: u16,
    pictures: Vec<Vec<u16>>,
    /// How often each colour occurs: 5 bits each of red, green and blue.
    counts: Vec<u32>,
}

impl Gif {
    /// A film of this size [pixels], a picture every `delay` hundredths of a second.
    #[must_use]
    pub fn new(width: usize, height: usize, delay: u16) -> Self {
        Self { width, height, delay, pictures: Vec::new(), counts: vec![0; 1 << 15] }
    }
}

impl Film for Gif {
    fn add(&mut self, picture: &Picture) {
        let short = |p: &[u8; 3]| p.iter().fold(0_u16, |all, c| all << 5 | u16::from(c >> 3));
        let pixels: Vec<u16> = picture.pixels.iter().map(short).collect();
        pixels.iter().for_each(|p| self.counts[usize::from(*p)] += 1);
        self.pictures.push(pixels);
    }

    fn finish(&self) -> Vec<u8> {
        let (palette, nearest) = palette(&self.counts);
        let mut out = b"GIF89a".to_vec();
        let size = [self.width as u16, self.height as u16].map(u16::to_le_bytes);
        out.extend(size.as_flattened());
        // a palette of 256 colours, no background, square pixels
        out.extend([0xf7, 0, 0]);
        out.extend(palette.as_flattened());
        out.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00");
        let mut before: Option<&Vec<u16>> = None;
        for picture in &self.pictures {
            let indices: Vec<u8> = match before {
                None => picture.iter().map(|p| nearest[usize::from(*p)]).collect(),
                Some(last) => picture
                    .iter()
                    .zip(last)
                    .map(|(p, q)| if p == q { SAME } else { nearest[usize::from(*p)] })
                    .collect(),
            };
            // what was drawn stays, and what is the same is let through
            out.extend([0x21, 0xf9, 4, 0b101]);
            out.extend(self.delay.to_le_bytes());
            out.extend([SAME, 0, 0x2c, 0, 0, 0, 0]);
            out.extend(size.as_flattened());
            out.extend([0, 8]);
            for piece in compressed(&indices).chunks(255) {
                out.push(piece.len() as u8);
                out.extend(piece);
            }
            out.push(0);
            before = Some(picture);
        }
        out.push(0x3b);
        out
    }
}

fn parts(colour: usize) -> [u32; 3] {
    [10, 5, 0].map(|shift| (colour >> shift & 31) as u32)
}

/// A palette by median cut, and the entry of each colour that occurs.
fn palette(counts: &[u32]) -> ([[u8; 3]; 256], Vec<u8>) {
    let mut boxes: Vec<Vec<usize>> = vec![(0..counts.len()).filter(|c| counts[*c] > 0).collect()];
    while boxes.len() < COLOURS {
        // the widest box, where many pixels count more, is cut in the middle of its pixels
        let weight = |b: &Vec<usize>| {
            let (_, width) = widest(b);
            let pixels: u64 = b.iter().map(|c| u64::from(counts[*c])).sum();
            u64::from(width) * u64::from(64 - pixels.leading_zeros())
        };
        let Some(k) = (0..boxes.len()).max_by_key(|k| weight(&boxes[*k])) else { break };
        if boxes[k].len() < 2 {
            break;
        }
        let mut whole = std::mem::take(&mut boxes[k]);
        let (axis, _) = widest(&whole);
        whole.sort_by_key(|c| (parts(*c)[axis], *c));
        let half: u64 = whole.iter().map(|c| u64::from(counts[*c])).sum::<u64>() / 2;
        let mut seen = 0;
        let cut = whole.iter().position(|c| {
            seen += u64::from(counts[*c]);
            seen > half
        });
        let rest = whole.split_off(cut.unwrap_or(1).clamp(1, whole.len() - 1));
        boxes[k] = whole;
        boxes.push(rest);
    }
    let (mut palette, mut nearest) = ([[0; 3]; 256], vec![0; counts.len()]);
    for (k, colours) in boxes.iter().enumerate() {
        let total: u64 = colours.iter().map(|c| u64::from(counts[*c])).sum();
        for axis in 0..3 {
            let sum: u64 = colours.iter().map(|c| u64::from(counts[*c]) * u64::from(parts(*c)[axis])).sum();
            palette[k][axis] = (sum * 255 / (total * 31).max(1)) as u8;
        }
        colours.iter().for_each(|c| nearest[*c] = k as u8);
    }
    (palette, nearest)
}

/// The axis along which colours differ most, and by how much.
fn widest(colours: &[usize]) -> (usize, u32) {
    let range = |axis: usize| {
        let of = colours.iter().map(|c| parts(*c)[axis]);
        of.clone().max().unwrap_or(0) - of.min().unwrap_or(0)
    };
    let axis = (0..3).max_by_key(|a| range(*a)).unwrap_or(0);
    (axis, range(axis))
}

/// LZW with codes of 9 to 12 bits.
fn compressed(indices: &[u8]) -> Vec<u8> {
    const CLEAR: u16 = 256;
    const END: u16 = 257;
    let (mut out, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    let mut write = |code: u16, width: u32| {
        bits |= u32::from(code) << count;
        count += width;
        while count >= 8 {
            out.push(bits as u8);
            bits >>= 8;
            count -= 8;
        }
        // the last byte is asked for by a code of no bits
        if width == 0 && count > 0 {
            out.push(bits as u8);
        }
    };
    let mut known: BTreeMap<(u16, u8), u16> = BTreeMap::new();
    let (mut next, mut width) = (END + 1, 9);
    write(CLEAR, width);
    let mut rest = indices.iter();
    let Some(first) = rest.next() else {
        write(END, width);
        write(0, 0);
        return out;
    };
    let mut prefix = u16::from(*first);
    for &index in rest {
        if let Some(&code) = known.get(&(prefix, index)) {
            prefix = code;
            continue;
        }
        write(prefix, width);
        if usize::from(next) == MOST_CODES {
            write(CLEAR, width);
            known.clear();
            (next, width) = (END + 1, 9);
        } else {
            known.insert((prefix, index), next);
            if usize::from(next) == 1 << width {
                width += 1;
            }
            next += 1;
        }
        prefix = u16::from(index);
    }
    write(prefix, width);
    write(END, width);
    write(0, 0);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The other way, as every reader does it.
    fn decompressed(bytes: &[u8]) -> Vec<u8> {
        let (mut at, mut width) = (0, 9);
        let mut table: Vec<Vec<u8>> = Vec::new();
        let reset = |table: &mut Vec<Vec<u8>>| {
            table.clear();
            table.extend((0..=255).map(|k| vec![k]));
            table.extend([Vec::new(), Vec::new()]);
        };
        let (mut out, mut last): (Vec<u8>, Option<usize>) = (Vec::new(), None);
        loop {
            let code = (0..width).fold(0, |code, k| {
                let bit: usize = at + k;
                code | usize::from(bytes[bit / 8] >> (bit % 8) & 1) << k
            });
            at += width;
            match code {
                256 => {
                    reset(&mut table);
                    (width, last) = (9, None);
                    continue;
                }
                257 => return out,
                _ => {}
            }
            if let Some(last) = last {
                let mut entry = table[last].clone();
                entry.push(if code < table.len() { table[code][0] } else { table[last][0] });
                if table.len() < 4096 {
                    table.push(entry);
                }
            }
            out.extend(&table[code]);
            if table.len() == 1 << width && width < 12 {
                width += 1;
            }
            last = Some(code);
        }
    }

    #[test]
    fn what_is_compressed_comes_back() {
        let mut state = 7_u32;
        let noise: Vec<u8> = (0..70_000)
            .map(|k| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                if k % 1000 < 500 { 3 } else { (state >> 24) as u8 }
            })
            .collect();
        for data in [Vec::new(), vec![9], vec![0; 100_000], noise] {
            assert_eq!(decompressed(&compressed(&data)), data);
        }
    }

    #[test]
    fn few_colours_are_kept_to_five_bits() {
        let mut gif = Gif::new(2, 2, 4);
        let pixels = vec![[255, 0, 0], [0, 255, 0], [0, 0, 255], [128, 128, 128]];
        gif.add(&Picture { width: 2, height: 2, pixels: pixels.clone() });
        let (palette, nearest) = palette(&gif.counts);
        for (p, short) in pixels.iter().zip(&gif.pictures[0]) {
            let got = palette[usize::from(nearest[usize::from(*short)])];
            assert!(p.iter().zip(got).all(|(a, b)| a.abs_diff(b) <= 8), "{p:?} {got:?}");
        }
    }
}
