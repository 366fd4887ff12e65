//! H.264 (ITU-T Rec. H.264) of the baseline profile with two kinds of macroblocks: pixels as they are (I_PCM), and the same as in
//! the picture before (P_Skip). Every player decodes it; nothing is lost but what the halved colour resolution loses, and what
//! stands still takes no room.

use crate::picture::Picture;

/// Bits in the order of the standard.
#[derive(Debug, Default)]
struct Bits {
    bytes: Vec<u8>,
    /// Bits of the last byte that are used; 0 where it is whole.
    used: u32,
}

impl Bits {
    fn bit(&mut self, bit: bool) {
        if self.used == 0 {
            self.bytes.push(0);
        }
        if let (true, Some(last)) = (bit, self.bytes.last_mut()) {
            *last |= 0x80 >> self.used;
        }
        self.used = (self.used + 1) % 8;
    }

    fn number(&mut self, value: u32, bits: u32) {
        (0..bits).rev().for_each(|k| self.bit(value >> k & 1 == 1));
    }

    /// Exp-Golomb: ue(v).
    fn golomb(&mut self, value: u32) {
        let length = 32 - (value + 1).leading_zeros();
        self.number(0, length - 1);
        self.number(value + 1, length);
    }

    /// Zeros up to a whole byte.
    fn align(&mut self) {
        self.used = 0;
    }

    /// The stop bit and the unit: a head, the bytes, and a 3 wherever they would look like a start.
    fn unit(mut self, head: u8) -> Vec<u8> {
        self.bit(true);
        let mut out = vec![head];
        let mut zeros = 0;
        for b in self.bytes {
            if zeros == 2 && b <= 3 {
                out.push(3);
                zeros = 0;
            }
            out.push(b);
            zeros = if b == 0 { zeros + 1 } else { 0 };
        }
        out
    }
}

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

/// An encoder.
#[derive(Debug)]
pub(crate) struct Encoder {
    size: Size,
    before: Option<Planes>,
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
        // readers jump to pictures that stand alone: one in 250
        let alone = self.before.is_none() || self.number == 250;
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
            s.bit(false);
            s.bit(false);
        } else {
            s.bit(false);
            s.bit(false);
            s.bit(false);
        }
        s.golomb(0);
        s.golomb(1); // nothing is smoothed
        let mut same = 0;
        for block in 0..self.size.blocks.0 * self.size.blocks.1 {
            let new = self.pixels(&now, block);
            if !alone {
                if self.before.as_ref().is_some_and(|before| self.pixels(before, block) == new) {
                    same += 1;
                    continue;
                }
                s.golomb(same);
                same = 0;
            }
            // I_PCM
            s.golomb(if alone { 25 } else { 30 });
            s.align();
            s.bytes.extend(new);
        }
        if same > 0 {
            s.golomb(same);
        }
        self.number += 1;
        self.before = Some(now);
        (s.unit(if alone { 0x65 } else { 0x61 }), alone)
    }

    /// The bytes of a macroblock: 256 of luminance, 64 of each colour difference.
    fn pixels(&self, planes: &Planes, block: usize) -> Vec<u8> {
        let across = self.size.blocks.0;
        let (x, y) = (block % across, block / across);
        let mut all = Vec::with_capacity(384);
        for (plane, edge) in [(&planes.y, 16), (&planes.cb, 8), (&planes.cr, 8)] {
            for row in 0..edge {
                let start = (y * edge + row) * across * edge + x * edge;
                all.extend(&plane[start..start + edge]);
            }
        }
        all
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

    #[test]
    fn numbers_are_written_as_the_standard_says() {
        let mut b = Bits::default();
        [0, 1, 2, 3, 7].iter().for_each(|n| b.golomb(*n));
        // 1 010 011 00100 0001000, then the stop bit
        assert_eq!(b.unit(0x67), [0x67, 0b1010_0110, 0b0100_0001, 0b0001_0000]);
    }

    #[test]
    fn nothing_in_a_unit_looks_like_a_start() {
        let mut b = Bits::default();
        [0, 0, 0, 0, 1, 0, 0, 2].iter().for_each(|n| b.number(*n, 8));
        let unit = b.unit(0x65);
        assert_eq!(unit, [0x65, 0, 0, 3, 0, 0, 3, 1, 0, 0, 3, 2, 0x80]);
    }

    #[test]
    fn what_stands_still_takes_no_room() {
        let mut e = Encoder::new(64, 48);
        let mut picture = Picture { width: 64, height: 48, pixels: vec![[10, 200, 90]; 64 * 48] };
        let (first, alone) = e.picture(&picture);
        assert!(alone && first.len() > 12 * 384);
        let (second, alone) = e.picture(&picture);
        assert!(!alone && second.len() < 10, "{}", second.len());
        picture.pixels[0] = [200, 0, 0];
        let (third, _) = e.picture(&picture);
        assert!((384..420).contains(&third.len()), "{}", third.len());
    }
}
