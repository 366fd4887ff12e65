//! Bits and units of H.264.

/// Bits in the order of the standard.
#[derive(Debug, Default)]
pub(crate) struct Bits {
    bytes: Vec<u8>,
    /// Bits of the last byte that are used; 0 where it is whole.
    used: u32,
}

impl Bits {
    pub(crate) fn bit(&mut self, bit: bool) {
        if self.used == 0 {
            self.bytes.push(0);
        }
        if let (true, Some(last)) = (bit, self.bytes.last_mut()) {
            *last |= 0x80 >> self.used;
        }
        self.used = (self.used + 1) % 8;
    }

    pub(crate) fn number(&mut self, value: u32, bits: u32) {
        (0..bits).rev().for_each(|k| self.bit(value >> k & 1 == 1));
    }

    /// A word as the tables of the standard print it.
    pub(crate) fn word(&mut self, word: &str) {
        word.bytes().for_each(|digit| self.bit(digit == b'1'));
    }

    /// Exp-Golomb: ue(v).
    pub(crate) fn golomb(&mut self, value: u32) {
        let length = 32 - (value + 1).leading_zeros();
        self.number(0, length - 1);
        self.number(value + 1, length);
    }

    /// Exp-Golomb with a sign: se(v).
    pub(crate) fn signed(&mut self, value: i32) {
        self.golomb(if value > 0 { 2 * value.unsigned_abs() - 1 } else { 2 * value.unsigned_abs() });
    }

    /// The stop bit and the unit: a head, the bytes, and a 3 wherever they would look like a start.
    pub(crate) fn unit(mut self, head: u8) -> Vec<u8> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_standard_says() {
        let mut b = Bits::default();
        [0, 1, 2, 3, 7].iter().for_each(|n| b.golomb(*n));
        // 1 010 011 00100 0001000, then the stop bit
        assert_eq!(b.unit(0x67), [0x67, 0b1010_0110, 0b0100_0001, 0b0001_0000]);
        let mut b = Bits::default();
        [0, 1, -1, 2].iter().for_each(|n| b.signed(*n));
        // 1 010 011 00100
        assert_eq!(b.unit(0x67), [0x67, 0b1010_0110, 0b0100_1000]);
    }

    #[test]
    fn nothing_in_a_unit_looks_like_a_start() {
        let mut b = Bits::default();
        [0, 0, 0, 0, 1, 0, 0, 2].iter().for_each(|n| b.number(*n, 8));
        let unit = b.unit(0x65);
        assert_eq!(unit, [0x65, 0, 0, 3, 0, 0, 3, 1, 0, 0, 3, 2, 0x80]);
    }
}
