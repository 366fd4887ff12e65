//! Checksums: one per frame, each over all words of its frame and the checksum before it.
//!
//! Every step of the mix can be undone, so a single changed word always changes the result; several changes hide with a
//! chance of 2⁻⁶⁴. The chain makes a missing, added or swapped frame as visible as a changed one. It protects against
//! accidents and careless edits, not against a forger who computes the chain anew.

use crate::table::Table;
use crate::words::{FrameWords, Words};

/// Chains that run side by side over the words of a table.
const LANES: usize = 4;

/// A running checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain(pub(crate) u64);

impl Chain {
    pub(crate) const START: Self = Self(0x7475_6d62_6c65_2031);

    pub(crate) fn word(&mut self, w: u64) {
        // multiplication by an odd number and the shift are both one-to-one
        let h = (self.0 ^ w).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = h ^ (h >> 29);
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(eight));
        }
    }

    pub(crate) fn text(&mut self, text: Option<&str>) {
        self.word(u64::from(text.is_some()));
        self.bytes(text.unwrap_or_default().as_bytes());
    }

    /// All rows of a table.
    pub(crate) fn table(&mut self, table: &Table, rows: &Words) {
        self.digest(&Digest::of(table, rows));
        for t in &rows.texts {
            self.text(t.as_deref());
        }
    }

    /// Rows by their digest; their texts are not in it.
    pub(crate) fn digest(&mut self, digest: &Digest) {
        self.word(digest.count);
        for lane in digest.lanes {
            self.word(lane.0);
        }
    }

    /// The next checksum of the chain.
    pub(crate) fn frame(mut self, f: &FrameWords) -> Self {
        self.word(f.frame);
        for (table, rows) in f.tables() {
            self.table(table, rows);
        }
        self
    }
}

/// The words of a table's rows: four chains side by side, word k in chain k mod 4. A processor works on all of them at once; one
/// would wait for each product. It does not depend on what was before, so that rows that did not change keep theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Digest {
    count: u64,
    lanes: [Chain; LANES],
}

impl Default for Digest {
    /// That of no rows.
    fn default() -> Self {
        Self { count: 0, lanes: [1, 2, 3, 4].map(|k| Chain(Chain::START.0.wrapping_add(k))) }
    }
}

impl Digest {
    pub(crate) fn of(table: &Table, rows: &Words) -> Self {
        let mut digest = Self { count: rows.count(table) as u64, ..Self::default() };
        let fours = rows.words.chunks_exact(LANES);
        for (lane, w) in digest.lanes.iter_mut().zip(fours.remainder()) {
            lane.word(*w);
        }
        for four in fours {
            for (lane, w) in digest.lanes.iter_mut().zip(four) {
                lane.word(*w);
            }
        }
        digest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_a_frame_counts() {
        let mut f = FrameWords { frame: 3, ..FrameWords::default() };
        f.states.words = (0..42).collect();
        let whole = Chain::START.frame(&f);
        for k in 0..42 {
            for bit in 0..64 {
                let mut g = f.clone();
                g.states.words[k] ^= 1 << bit;
                assert_ne!(Chain::START.frame(&g), whole);
            }
        }
        // rows that changed places
        for k in 0..2 {
            let mut g = f.clone();
            let (a, b) = g.states.words.split_at_mut(14 * (k + 1));
            a[14 * k..].swap_with_slice(&mut b[..14]);
            assert_ne!(Chain::START.frame(&g), whole);
        }
        let other = Chain(whole.0 ^ 1);
        assert_ne!(other.frame(&f), Chain(whole.0).frame(&f));
    }
}
