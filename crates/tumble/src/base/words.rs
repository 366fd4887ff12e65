//! The codec of snapshots as bytes: 64-bit words out, and in again with suspicion.
//!
//! A reader takes nothing that is short, too large, not finite or out of range. The meaning of the words is left to the modules that write them.

use super::error::{WorldError, number, rotation, vector};
use super::handle::BodyId;
use super::hash::StateHash;
use tumble_math::{DQuat, DVec3};

/// Words on their way out.
#[derive(Debug, Default)]
pub(crate) struct Words(pub(crate) Vec<u64>);

impl Words {
    pub(crate) fn word(&mut self, w: u64) {
        self.0.push(w);
    }

    pub(crate) fn number(&mut self, x: f64) {
        self.0.push(x.to_bits());
    }

    pub(crate) fn handle(&mut self, id: BodyId) {
        self.word(u64::from(id.slot) << 32 | u64::from(id.generation));
    }

    pub(crate) fn vector(&mut self, v: DVec3) {
        v.to_array().into_iter().for_each(|x| self.number(x));
    }

    pub(crate) fn hash(words: &[u64]) -> u64 {
        let mut h = StateHash::new();
        words.iter().for_each(|w| h.word(*w));
        h.finish()
    }
}

/// The refusal of bytes.
pub(crate) fn wrong(what: &'static str) -> WorldError {
    WorldError::Snapshot(what)
}

/// Words on their way in.
#[derive(Debug)]
pub(crate) struct Reader<'a>(pub(crate) &'a [u64]);

impl Reader<'_> {
    pub(crate) fn word(&mut self) -> Result<u64, WorldError> {
        let (first, rest) = self.0.split_first().ok_or(wrong("they end too early"))?;
        self.0 = rest;
        Ok(*first)
    }

    pub(crate) fn handle(&mut self) -> Result<BodyId, WorldError> {
        let word = self.word()?;
        Ok(BodyId { slot: (word >> 32) as u32, generation: word as u32 })
    }

    fn small(&mut self) -> Result<u32, WorldError> {
        u32::try_from(self.word()?).map_err(|_| wrong("a number of them is too large"))
    }

    /// Number of things of so many words that follow: no more than there are words for.
    pub(crate) fn count(&mut self, words: usize) -> Result<usize, WorldError> {
        let n = self.small()? as usize;
        if n.saturating_mul(words) > self.0.len() { Err(wrong("they end too early")) } else { Ok(n) }
    }

    pub(crate) fn number(&mut self, what: &'static str, unit: &'static str, most: f64) -> Result<f64, WorldError> {
        let x = f64::from_bits(self.word()?);
        // bits are kept: −0 stays −0
        number(what, unit, x, -most, most).map(|_| x)
    }

    pub(crate) fn vector(&mut self, what: &'static str, unit: &'static str, most: f64) -> Result<DVec3, WorldError> {
        let [x, y, z] = [(); 3].map(|()| self.word().map(f64::from_bits));
        let v = DVec3::new(x?, y?, z?);
        vector(what, unit, v, most).map(|_| v)
    }

    pub(crate) fn quaternion(&mut self) -> Result<DQuat, WorldError> {
        let [x, y, z, w] = [(); 4].map(|()| self.number("orientation of a snapshot", "", 2.0));
        let q = DQuat::from_xyzw(x?, y?, z?, w?);
        rotation("orientation of a snapshot", q).map(|_| q)
    }

    pub(crate) fn flag(&mut self) -> Result<bool, WorldError> {
        match self.word()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(wrong("a flag of them is none")),
        }
    }
}
