//! Bytes as a source of decisions: numbers of all kinds, and accidents for texts.

/// Reads decisions from bytes; zeros when they end.
#[derive(Debug)]
pub struct Bytes<'a> {
    rest: &'a [u8],
}

/// Numbers at which arithmetic breaks.
const SPECIAL: [f64; 16] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::MAX,
    f64::MIN_POSITIVE,
    5e-324,
    1e308,
    -1e308,
    1e-300,
    1e15,
    1e-9,
    0.1,
];

impl<'a> Bytes<'a> {
    /// Decisions from these bytes.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        *first
    }

    /// The next bytes, as many as there are.
    pub fn take(&mut self, count: usize) -> &'a [u8] {
        let (head, tail) = self.rest.split_at(count.min(self.rest.len()));
        self.rest = tail;
        head
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        let two = usize::from(self.byte()) << 8 | usize::from(self.byte());
        two % n.max(1)
    }

    /// Sixty-four bits.
    pub fn word(&mut self) -> u64 {
        (0..8).fold(0, |w, _| w << 8 | u64::from(self.byte()))
    }

    /// A number of any kind: usual, special, or any bits.
    pub fn number(&mut self) -> f64 {
        match self.byte() % 8 {
            0 => SPECIAL[self.below(SPECIAL.len())],
            1 => f64::from_bits(self.word()),
            2 => (self.below(2001) as f64 - 1000.0) * 1e3,
            _ => self.usual(),
        }
    }

    /// A number between −2 and 2.
    pub fn usual(&mut self) -> f64 {
        (self.below(65_536) as f64 - 32_768.0) / 16_384.0
    }

    /// One of `seeds` with a few accidents, or, as seldom as each of them, the bytes as they are.
    pub fn near(&mut self, seeds: &[&str], spice: &[&str]) -> Vec<u8> {
        let seed = self.below(seeds.len() + 1);
        match seeds.get(seed) {
            Some(seed) => self.accidents(seed.as_bytes(), spice),
            None => self.take(usize::MAX).to_vec(),
        }
    }

    /// A text of this kind with a few accidents: bits flipped, pieces cut, doubled, moved, replaced by spice.
    pub fn accidents(&mut self, text: &[u8], spice: &[&str]) -> Vec<u8> {
        let mut bytes = text.to_vec();
        for _ in 0..=self.below(6) {
            let at = self.below(bytes.len() + 1);
            match self.byte() % 7 {
                0 if at < bytes.len() => bytes[at] ^= 1 << (self.byte() % 8),
                1 => {
                    let end = (at + self.below(40)).min(bytes.len());
                    bytes.drain(at..end);
                }
                2 => {
                    let end = (at + self.below(80)).min(bytes.len());
                    let piece = bytes[at..end].to_vec();
                    let to = self.below(bytes.len() + 1);
                    bytes.splice(to..to, piece);
                }
                3 => bytes.truncate(at),
                4 => bytes.insert(at, self.byte()),
                5 => {
                    let count = self.below(32);
                    let piece = self.take(count).to_vec();
                    bytes.splice(at..at, piece);
                }
                _ => {
                    let piece = if spice.is_empty() { "" } else { spice[self.below(spice.len())] };
                    bytes.splice(at..at, piece.bytes());
                }
            }
        }
        bytes
    }
}
