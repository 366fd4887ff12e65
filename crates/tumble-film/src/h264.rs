//! H.264 (ITU-T Rec. H.264) of the baseline profile: macroblocks are the same as before (P_Skip), differ from what was there (P_L0_16x16), or
//! are predicted from their neighbours in the picture (I_16x16); differences are transformed and quantised. The camera of a film stands still,
//! so that nothing is looked for elsewhere in the picture before. Every player decodes it, to the same pixels.

use crate::bits::Bits;
use crate::cavlc::{Beside, block};
use crate::picture::Picture;
use crate::transform::{Block, COARSE, ORDER, colour_means, forward, levels, means, pixels};

/// Pictures from one that stands alone to the next: readers jump to these. Chosen.
const ALONE: u32 = 250;

/// Size of a film in macroblocks, and what of the last ones is not shown [pixels].
#[derive(Clone, Copy, Debug)]
struct Size {
    blocks: (usize, usize),
    hidden: (usize, usize),
}

/// Luminance and colour differences of a picture, whole macroblocks.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Planes {
    y: Vec<u8>,
    cb: Vec<u8>,
    cr: Vec<u8>,
}

/// The picture before: as it was drawn, and as players show it.
#[derive(Debug)]
struct Before {
    drawn: Planes,
    shown: Planes,
}

/// An encoder.
#[derive(Debug)]
pub(crate) struct Encoder {
    size: Size,
    before: Option<Before>,
    number: u32,
}

impl Encoder {
    /// An encoder of pictures of this size [pixels], both even.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        let blocks = (width.div_ceil(16), height.div_ceil(16));
        let hidden = (16 * blocks.0 - width, 16 * blocks.1 - height);
        Self { size: Size { blocks, hidden }, before: None, number: 0 }
    }

    /// The parameter sets: of the sequence, and of its pictures.
    pub(crate) fn parameters(&self) -> [Vec<u8>; 2] {
        let Size { blocks, hidden } = self.size;
        let mut s = Bits::default();
        // constrained baseline, level 5.1: large enough for every size
        s.number(66, 8);
        s.number(0b1100_0000, 8);
        s.number(51, 8);
        s.golomb(0);
        s.golomb(0); // frame numbers of 4 bits
        s.golomb(2); // pictures are shown in their order
        s.golomb(1); // one reference
        s.bit(false);
        s.golomb(blocks.0 as u32 - 1);
        s.golomb(blocks.1 as u32 - 1);
        s.bit(true); // whole frames
        s.bit(true);
        s.bit(hidden != (0, 0));
        if hidden != (0, 0) {
            // units of two pixels
            [0, hidden.0 / 2, 0, hidden.1 / 2].iter().for_each(|n| s.golomb(*n as u32));
        }
        s.bit(true); // what the numbers mean:
        s.bit(false);
        s.bit(false);
        s.bit(true);
        s.number(5, 3);
        s.bit(false); // 16 … 235
        s.bit(true);
        [1, 1, 1].iter().for_each(|n| s.number(*n, 8)); // BT.709
        s.number(0, 5);
        s.bit(false);
        let mut p = Bits::default();
        p.golomb(0);
        p.golomb(0);
        p.bit(false);
        p.bit(false);
        p.golomb(0);
        p.golomb(0);
        p.golomb(0);
        p.bit(false);
        p.number(0, 2);
        p.golomb(0);
        p.golomb(0);
        p.golomb(0);
        p.bit(true); // slices say that nothing is smoothed
        p.bit(false);
        p.bit(false);
        [s.unit(0x67), p.unit(0x68)]
    }

    /// A picture as one unit, and whether it stands alone.
    pub(crate) fn picture(&mut self, picture: &Picture) -> (Vec<u8>, bool) {
        let now = planes(picture, self.size.blocks);
        let before = self.before.take().filter(|_| self.number < ALONE);
        let alone = before.is_none();
        if alone {
            self.number = 0;
        }
        let mut s = Bits::default();
        s.golomb(0);
        s.golomb(if alone { 7 } else { 5 });
        s.golomb(0);
        s.number(self.number % 16, 4);
        if alone {
            s.golomb(0);
        } else {
            s.bit(false);
        }
        s.bit(false);
        s.bit(false);
        s.signed(COARSE as i32 - 26);
        s.golomb(1); // nothing is smoothed
        let mut sheet = Sheet::new(self.size.blocks, before.as_ref().map_or(&now, |b| &b.shown));
        let mut same = 0;
        for k in 0..self.size.blocks.0 * self.size.blocks.1 {
            let at = (k % self.size.blocks.0, k / self.size.blocks.0);
            let wanted = now.macroblock(self.size.blocks.0, at);
            let held = before
                .as_ref()
                .map(|b| (b.drawn.macroblock(self.size.blocks.0, at), sheet.shown.macroblock(self.size.blocks.0, at)));
            if let Some((drawn, shown)) = held {
                if drawn == wanted {
                    same += 1;
                    continue;
                }
                let change = Change::of(&wanted, &shown);
                if change.is_nothing() {
                    same += 1;
                    continue;
                }
                s.golomb(same);
                same = 0;
                let (inside, cost) = sheet.prediction(&wanted, at);
                // a prediction from neighbours has more to say than one from before: chosen
                if distance(&wanted.y, &shown.y) <= cost + 512 {
                    sheet.write_change(&mut s, &change, &shown, at);
                } else {
                    sheet.write_inside(&mut s, &wanted, &inside, at, 5);
                }
            } else {
                let (inside, _) = sheet.prediction(&wanted, at);
                sheet.write_inside(&mut s, &wanted, &inside, at, 0);
            }
        }
        if same > 0 {
            s.golomb(same);
        }
        self.number += 1;
        self.before = Some(Before { shown: sheet.shown, drawn: now });
        (s.unit(if alone { 0x65 } else { 0x61 }), alone)
    }
}

/// Pixels of a macroblock, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Macroblock {
    y: [u8; 256],
    /// Both colour differences.
    colour: [[u8; 64]; 2],
}

/// A square of 4 × 4 of a plane that is `across` wide.
fn square(plane: &[u8], across: usize, (x, y): (usize, usize)) -> Block {
    std::array::from_fn(|k| i32::from(plane[(4 * y + k / 4) * across + 4 * x + k % 4]))
}

fn distance(a: &[u8], b: &[u8]) -> u32 {
    a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(*b))).sum()
}

/// The squares of a macroblock in the order in which they are sent.
fn squares() -> impl Iterator<Item = (usize, usize)> {
    (0..16).map(|k| (k / 4 % 2 * 2 + k % 2, k / 8 * 2 + k / 2 % 2))
}

/// Levels of the colour differences, and what their means come back as.
#[derive(Clone, Debug)]
struct Colour {
    means: [[i32; 4]; 2],
    back: [[i32; 4]; 2],
    rest: [[Block; 4]; 2],
}

impl Colour {
    fn of(wanted: &Macroblock, predicted: &Macroblock, part: i32) -> Self {
        let mut colour = Self { means: [[0; 4]; 2], back: [[0; 4]; 2], rest: [[[0; 16]; 4]; 2] };
        for c in 0..2 {
            let coefficients: [Block; 4] = std::array::from_fn(|k| {
                let at = (k % 2, k / 2);
                let (w, p) = (square(&wanted.colour[c], 8, at), square(&predicted.colour[c], 8, at));
                forward(&std::array::from_fn(|n| w[n] - p[n]))
            });
            (colour.means[c], colour.back[c]) = colour_means(coefficients.map(|b| b[0]), part);
            colour.rest[c] = coefficients.map(|b| without_first(levels(&b, part)));
        }
        colour
    }

    /// Coefficients that are sent: none, the means, or all.
    fn sent(&self) -> u32 {
        if self.rest.as_flattened().iter().any(|b| *b != [0; 16]) { 2 } else { u32::from(self.means != [[0; 4]; 2]) }
    }
}

fn without_first(mut block: Block) -> Block {
    block[0] = 0;
    block
}

/// Difference from the picture before, quantised.
#[derive(Clone, Debug)]
struct Change {
    /// By rows of squares.
    levels: [Block; 16],
    colour: Colour,
}

impl Change {
    fn of(wanted: &Macroblock, before: &Macroblock) -> Self {
        let levels = std::array::from_fn(|k| {
            let at = (k % 4, k / 4);
            let (w, p) = (square(&wanted.y, 16, at), square(&before.y, 16, at));
            levels(&forward(&std::array::from_fn(|n| w[n] - p[n])), 6)
        });
        Self { levels, colour: Colour::of(wanted, before, 6) }
    }

    fn is_nothing(&self) -> bool {
        self.pattern() == 0
    }

    /// Which quarters have levels, and what of the colours is sent.
    fn pattern(&self) -> u32 {
        let mut quarters = 0;
        for (k, block) in self.levels.iter().enumerate() {
            if *block != [0; 16] {
                quarters |= 1 << (k / 8 * 2 + k % 4 / 2);
            }
        }
        quarters | self.colour.sent() << 4
    }
}

/// Code numbers of patterns for differences from the picture before (Table 9-4): the pattern of each.
const PATTERNS: [u32; 48] = [
    0, 16, 1, 2, 4, 8, 32, 3, 5, 10, 12, 15, 47, 7, 11, 13, 14, 6, 9, 31, 35, 37, 42, 44, 33, 34, 36, 40, 39, 43, 45,
    46, 17, 18, 20, 24, 19, 21, 26, 28, 23, 27, 29, 30, 22, 25, 38, 41,
];

/// A picture in the making, as players show it.
#[derive(Debug)]
struct Sheet {
    blocks: (usize, usize),
    shown: Planes,
    /// Numbers of coefficients of each square: of brightness, and of both colour differences.
    counts: [Vec<u8>; 3],
}

/// Ways to predict from neighbours: from above, from the left, their mean; the same of colours.
struct Inside {
    way: u32,
    colour_way: u32,
    predicted: Macroblock,
}

impl Sheet {
    fn new(blocks: (usize, usize), shown: &Planes) -> Self {
        let all = blocks.0 * blocks.1;
        let counts = [vec![0; 16 * all], vec![0; 4 * all], vec![0; 4 * all]];
        Self { blocks, shown: shown.clone(), counts }
    }

    fn write_change(&mut self, s: &mut Bits, change: &Change, before: &Macroblock, at: (usize, usize)) {
        let pattern = change.pattern();
        s.golomb(0); // one piece
        s.signed(0); // that has not moved
        s.signed(0);
        s.golomb(PATTERNS.iter().position(|p| *p == pattern).unwrap_or_default() as u32);
        s.signed(0); // as coarse as all
        let mut now = before.clone();
        for (x, y) in squares() {
            if pattern >> (y / 2 * 2 + x / 2) & 1 == 1 {
                let levels = &change.levels[4 * y + x];
                self.square(s, 0, (4 * at.0 + x, 4 * at.1 + y), &ORDER.map(|k| levels[k]));
                put(&mut now.y, 16, (x, y), &pixels(levels, None, &square(&before.y, 16, (x, y))));
            }
        }
        self.colours(s, &change.colour, &mut now, at);
        self.shown.put(self.blocks.0, at, &now);
    }

    /// The best prediction from neighbours, and how far it is off.
    fn prediction(&self, wanted: &Macroblock, at: (usize, usize)) -> (Inside, u32) {
        let y = self.edges(0, at);
        let mut ways = vec![(2, y.mean())];
        ways.extend(y.above.map(|above| (0, std::array::from_fn(|k| above[k % 16]))));
        ways.extend(y.left.map(|left| (1, std::array::from_fn(|k| left[k / 16]))));
        let best = |ways: Vec<(u32, [u8; 256])>| ways.into_iter().min_by_key(|(_, p)| distance(p, &wanted.y));
        let (way, brightness) = best(ways).unwrap_or((2, [128; 256]));
        let edges = [self.edges(1, at), self.edges(2, at)];
        let mut ways = vec![(0, edges.each_ref().map(Edges::colour_mean))];
        if let [Some(a), Some(b)] = edges.each_ref().map(|e| e.left) {
            ways.push((1, [a, b].map(|left| std::array::from_fn(|k| left[k / 8]))));
        }
        if let [Some(a), Some(b)] = edges.each_ref().map(|e| e.above) {
            ways.push((2, [a, b].map(|above| std::array::from_fn(|k| above[k % 8]))));
        }
        let off = |p: &[[u8; 64]; 2]| distance(&p[0], &wanted.colour[0]) + distance(&p[1], &wanted.colour[1]);
        let (colour_way, colour) = ways.into_iter().min_by_key(|(_, p)| off(p)).unwrap_or((0, [[128; 64]; 2]));
        let cost = distance(&brightness, &wanted.y);
        (Inside { way, colour_way, predicted: Macroblock { y: brightness, colour } }, cost)
    }

    /// `kinds`: how many kinds of macroblocks come before these.
    fn write_inside(&mut self, s: &mut Bits, wanted: &Macroblock, inside: &Inside, at: (usize, usize), kinds: u32) {
        let Inside { way, colour_way, predicted } = inside;
        let coefficients: [Block; 16] = std::array::from_fn(|k| {
            let at = (k % 4, k / 4);
            let (w, p) = (square(&wanted.y, 16, at), square(&predicted.y, 16, at));
            forward(&std::array::from_fn(|n| w[n] - p[n]))
        });
        let (means, back) = means(&coefficients.map(|b| b[0]));
        let rest = coefficients.map(|b| without_first(levels(&b, 3)));
        let has_rest = rest.iter().any(|b| *b != [0; 16]);
        let colour = Colour::of(wanted, predicted, 3);
        s.golomb(kinds + 1 + way + 4 * colour.sent() + 12 * u32::from(has_rest));
        s.golomb(*colour_way);
        s.signed(0); // as coarse as all
        let first = self.beside(0, (4 * at.0, 4 * at.1));
        block(s, &ORDER.map(|k| means[k]), first);
        let mut now = predicted.clone();
        for (x, y) in squares() {
            let k = 4 * y + x;
            if has_rest {
                self.square(s, 0, (4 * at.0 + x, 4 * at.1 + y), &ORDER.map(|n| rest[k][n])[1..]);
            }
            put(&mut now.y, 16, (x, y), &pixels(&rest[k], Some(back[k]), &square(&predicted.y, 16, (x, y))));
        }
        self.colours(s, &colour, &mut now, at);
        self.shown.put(self.blocks.0, at, &now);
    }

    /// Writes the colour differences, and puts them on what was predicted.
    fn colours(&mut self, s: &mut Bits, colour: &Colour, now: &mut Macroblock, at: (usize, usize)) {
        let sent = colour.sent();
        if sent > 0 {
            colour.means.iter().for_each(|means| block(s, means, Beside::Colour));
        }
        for c in 0..2 {
            for k in 0..4 {
                let (x, y) = (k % 2, k / 2);
                if sent > 1 {
                    self.square(s, 1 + c, (2 * at.0 + x, 2 * at.1 + y), &ORDER.map(|n| colour.rest[c][k][n])[1..]);
                }
                let shown = pixels(&colour.rest[c][k], Some(colour.back[c][k]), &square(&now.colour[c], 8, (x, y)));
                put(&mut now.colour[c], 8, (x, y), &shown);
            }
        }
    }

    /// Writes a square of a plane, and keeps how many coefficients it has.
    fn square(&mut self, s: &mut Bits, plane: usize, at: (usize, usize), levels: &[i32]) {
        block(s, levels, self.beside(plane, at));
        let across = self.squares_across(plane);
        self.counts[plane][at.1 * across + at.0] = levels.iter().filter(|l| **l != 0).count() as u8;
    }

    fn squares_across(&self, plane: usize) -> usize {
        self.blocks.0 * if plane == 0 { 4 } else { 2 }
    }

    /// The mean number of coefficients of the squares at the left and above.
    fn beside(&self, plane: usize, (x, y): (usize, usize)) -> Beside {
        let (counts, across) = (&self.counts[plane], self.squares_across(plane));
        let left = x.checked_sub(1).map(|x| usize::from(counts[y * across + x]));
        let above = y.checked_sub(1).map(|y| usize::from(counts[y * across + x]));
        Beside::Mean(match (left, above) {
            (Some(a), Some(b)) => (a + b).div_ceil(2),
            (a, b) => a.or(b).unwrap_or(0),
        })
    }

    /// The pixels just above a macroblock, and at its left.
    fn edges(&self, plane: usize, at: (usize, usize)) -> Edges {
        let edge = if plane == 0 { 16 } else { 8 };
        let across = self.blocks.0 * edge;
        let pixels = [&self.shown.y, &self.shown.cb, &self.shown.cr][plane];
        let (x, y) = (at.0 * edge, at.1 * edge);
        let one = |x: usize, y: usize| pixels[y * across + x];
        let above = y.checked_sub(1).map(|y| std::array::from_fn(|k| one(x + k.min(edge - 1), y)));
        let left = x.checked_sub(1).map(|x| std::array::from_fn(|k| one(x, y + k.min(edge - 1))));
        Edges { above, left }
    }
}

/// Pixels beside a macroblock; of colours the first eight.
struct Edges {
    above: Option<[u8; 16]>,
    left: Option<[u8; 16]>,
}

/// Mean of one or two rows of so many pixels each, rounded; grey without any.
fn mean(rows: &[&[u8]]) -> u8 {
    let all: Vec<u32> = rows.iter().flat_map(|r| r.iter().map(|p| u32::from(*p))).collect();
    let count = all.len() as u32;
    (all.iter().sum::<u32>() + count / 2).checked_div(count).unwrap_or(128) as u8
}

impl Edges {
    fn mean(&self) -> [u8; 256] {
        let rows: Vec<&[u8]> = [&self.above, &self.left].into_iter().flatten().map(|r| &r[..]).collect();
        [mean(&rows); 256]
    }

    /// Each quarter has its own mean: of both edges on the diagonal, of the edge beside it elsewhere.
    fn colour_mean(&self) -> [u8; 64] {
        let part =
            |edge: &Option<[u8; 16]>, k: usize| edge.map(|e| [e[4 * k], e[4 * k + 1], e[4 * k + 2], e[4 * k + 3]]);
        let means: [u8; 4] = std::array::from_fn(|k| {
            let (above, left) = (part(&self.above, k % 2), part(&self.left, k / 2));
            let used = match k {
                1 => [above.or(left), None],
                2 => [left.or(above), None],
                _ => [above, left],
            };
            mean(&used.iter().flatten().map(|r| &r[..]).collect::<Vec<_>>())
        });
        std::array::from_fn(|k| means[k / 32 * 2 + k % 8 / 4])
    }
}

/// Puts a square of 4 × 4 into a plane that is `across` wide.
fn put(plane: &mut [u8], across: usize, (x, y): (usize, usize), pixels: &[u8; 16]) {
    for (row, four) in pixels.chunks(4).enumerate() {
        let start = (4 * y + row) * across + 4 * x;
        plane[start..start + 4].copy_from_slice(four);
    }
}

impl Planes {
    /// Pixels of a macroblock of a picture that is so many macroblocks wide.
    fn macroblock(&self, across: usize, (x, y): (usize, usize)) -> Macroblock {
        let colour = |plane: &[u8]| std::array::from_fn(|k| plane[(8 * y + k / 8) * 8 * across + 8 * x + k % 8]);
        Macroblock {
            y: std::array::from_fn(|k| self.y[(16 * y + k / 16) * 16 * across + 16 * x + k % 16]),
            colour: [colour(&self.cb), colour(&self.cr)],
        }
    }

    fn put(&mut self, across: usize, (x, y): (usize, usize), block: &Macroblock) {
        for (plane, pixels, edge) in [
            (&mut self.y, &block.y[..], 16),
            (&mut self.cb, &block.colour[0][..], 8),
            (&mut self.cr, &block.colour[1][..], 8),
        ] {
            for (row, line) in pixels.chunks(edge).enumerate() {
                let start = (y * edge + row) * across * edge + x * edge;
                plane[start..start + edge].copy_from_slice(line);
            }
        }
    }
}

/// BT.709, 16 … 235; the last row and column are repeated up to whole macroblocks.
fn planes(picture: &Picture, blocks: (usize, usize)) -> Planes {
    let (width, height) = (16 * blocks.0, 16 * blocks.1);
    let pixel = |x: usize, y: usize| {
        picture.pixels[y.min(picture.height - 1) * picture.width + x.min(picture.width - 1)].map(f64::from)
    };
    let luminance = |[r, g, b]: [f64; 3]| 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let mut y_plane = Vec::with_capacity(width * height);
    for y in 0..height {
        y_plane.extend((0..width).map(|x| (16.0 + luminance(pixel(x, y)) * (219.0 / 255.0) + 0.5) as u8));
    }
    let (mut cb, mut cr) = (Vec::with_capacity(width * height / 4), Vec::with_capacity(width * height / 4));
    for y in 0..height / 2 {
        for x in 0..width / 2 {
            let mut mean = [0.0; 3];
            for k in 0..4 {
                let p = pixel(2 * x + k % 2, 2 * y + k / 2);
                mean.iter_mut().zip(p).for_each(|(m, p)| *m += 0.25 * p);
            }
            let l = luminance(mean);
            let colour = |c: f64, most: f64| (128.0 + (c - l) / most * (112.0 / 255.0) + 0.5) as u8;
            cb.push(colour(mean[2], 0.9278));
            cr.push(colour(mean[0], 0.7874));
        }
    }
    Planes { y: y_plane, cb, cr }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A gradient with a disc that moves over it.
    fn drawn(width: usize, height: usize, k: usize) -> Picture {
        let pixel = |x: usize, y: usize| {
            let (dx, dy) = (x as f64 - 20.0 - 3.0 * k as f64, y as f64 - 30.0);
            if dx * dx + dy * dy < 250.0 {
                [180, 60 + x as u8 % 64, 40]
            } else {
                [90 + y as u8, 120 + x as u8 / 4, 200]
            }
        };
        let pixels = (0..width * height).map(|n| pixel(n % width, n / width)).collect();
        Picture { width, height, pixels }
    }

    /// Mean square of what players show beside what was drawn.
    fn error(e: &Encoder) -> f64 {
        let Some(b) = &e.before else { return f64::INFINITY };
        let square = |(a, b): (&u8, &u8)| u64::from(a.abs_diff(*b)) * u64::from(a.abs_diff(*b));
        b.drawn.y.iter().zip(&b.shown.y).map(square).sum::<u64>() as f64 / b.drawn.y.len() as f64
    }

    fn fnv(bytes: &[u8]) -> u64 {
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h: u64, b| (h ^ u64::from(*b)).wrapping_mul(0x100_0000_01b3))
    }

    #[test]
    fn what_stands_still_takes_no_room() {
        let mut e = Encoder::new(64, 48);
        let mut picture = drawn(64, 48, 0);
        let (_, alone) = e.picture(&picture);
        assert!(alone);
        let (second, alone) = e.picture(&picture);
        assert!(!alone && second.len() < 10, "{}", second.len());
        picture.pixels[0] = [200, 0, 0];
        let (third, _) = e.picture(&picture);
        assert!((10..100).contains(&third.len()), "{}", third.len());
    }

    /// A part of the pixels' bytes in the first picture, less in the others, and what is shown stays as near to what was drawn to the end.
    #[test]
    fn a_film_is_small_and_true() {
        let mut e = Encoder::new(176, 144);
        let raw = 176 * 144 * 3 / 2;
        for k in 0..40 {
            let (unit, alone) = e.picture(&drawn(176, 144, k));
            assert_eq!(alone, k == 0);
            assert!(unit.len() < if alone { raw / 10 } else { raw / 25 }, "{k}: {} of {raw}", unit.len());
            // 42 dB
            assert!(error(&e) < 4.1, "{k}: {}", error(&e));
        }
    }

    /// Units of pictures of every kind, noise among them, and what players show of them. Another decoder shows the same, pixel by pixel:
    ///
    ///     TUMBLE_WRITE=/tmp cargo test -p tumble-film other_decoders
    ///     ffmpeg -i /tmp/film.264 -f rawvideo -pix_fmt yuv420p /tmp/theirs.yuv && cmp /tmp/film.yuv /tmp/theirs.yuv
    ///
    /// A change of the encoder that changes these hashes needs that comparison again.
    #[test]
    fn other_decoders_show_the_same() {
        let (width, height) = (144, 96);
        let mut e = Encoder::new(width, height);
        let mut seed = 1_u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as u8
        };
        let start = [0, 0, 0, 1];
        let [sequence, pictures] = e.parameters();
        let mut stream = [&start[..], &sequence, &start, &pictures].concat();
        let mut shown = Vec::new();
        for k in 0..260 {
            let mut picture = drawn(width, height, k % 60);
            // noise, weaker from picture to picture and from left to right, in a part of some pictures
            if k % 9 == 4 || k == 0 {
                for y in 20..70 {
                    for x in 10..120 {
                        let weak = (k / 9 + x / 30) as u32 % 8;
                        picture.pixels[y * width + x].iter_mut().for_each(|p| *p = p.wrapping_add(next() >> weak));
                    }
                }
            }
            stream.extend(start);
            stream.extend(e.picture(&picture).0);
            let Some(before) = &e.before else { continue };
            shown.extend([&before.shown.y[..], &before.shown.cb, &before.shown.cr].concat());
        }
        if let Some(folder) = std::env::var_os("TUMBLE_WRITE") {
            let folder = std::path::PathBuf::from(folder);
            std::fs::write(folder.join("film.264"), &stream).unwrap();
            std::fs::write(folder.join("film.yuv"), &shown).unwrap();
        }
        assert_eq!([fnv(&stream), fnv(&shown)], [17_891_874_924_081_055_476, 12_486_334_418_391_369_731]);
    }

    /// A picture that stands alone comes every 250.
    #[test]
    fn readers_can_jump() {
        let mut e = Encoder::new(16, 16);
        let alone: Vec<usize> = (0..600).filter(|k| e.picture(&drawn(16, 16, *k)).1).collect();
        assert_eq!(alone, [0, 250, 500]);
    }
}
