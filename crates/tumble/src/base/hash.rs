//! The state hash: 64 bits that tell two states apart.
//!
//! FNV-1a over 64-bit words of canonical numbers (−0 counts as 0), with a shift after each product so that high bits
//! reach low ones. It proves that a replay is the run that it claims to be; it is no defence against forgery.

use tumble_math::order::canonical;
use tumble_math::{DQuat, DVec3};

/// A running hash.
pub(crate) struct StateHash(u64);

impl StateHash {
    pub(crate) fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn word(&mut self, w: u64) {
        let h = (self.0 ^ w).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 = h ^ (h >> 32);
    }

    pub(crate) fn number(&mut self, x: f64) {
        self.word(canonical(x).to_bits());
    }

    pub(crate) fn vector(&mut self, v: DVec3) {
        self.number(v.x);
        self.number(v.y);
        self.number(v.z);
    }

    pub(crate) fn rotation(&mut self, q: DQuat) {
        for c in q.to_array() {
            self.number(c);
        }
    }

    pub(crate) fn finish(self) -> u64 {
        self.0
    }
}
