//! Workspace of one pair: scratch memory, the memory of the pair, and the two shapes in one frame.

use crate::clip::{Clip, Patch, Raw};
use crate::patch::{Fan, Frame};
use crate::sat::recall::Hint;
use crate::support::{Convex, Pair};
use crate::{direction, sat};

/// Scratch memory of pairs without meshes.
#[derive(Default)]
pub(crate) struct Workspace {
    pub(crate) raw: Vec<Raw>,
    pub(crate) patch_a: Patch,
    pub(crate) patch_b: Patch,
    pub(crate) clip: Clip,
    pub(crate) fan: Fan,
    pub(crate) sat: sat::Scratch,
    pub(crate) search: direction::Scratch,
    /// Memory of the pair at hand.
    pub(crate) memory: PairMemory,
}

impl std::fmt::Debug for Workspace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Workspace").finish_non_exhaustive()
    }
}

/// Memory of a search for the next one of the same two shapes: a hint that is proved or dropped, so that it saves time and
/// changes no bit of a result, whatever it holds. Compounds have none.
#[derive(Clone, Copy, Debug)]
pub struct PairMemory {
    pub(crate) hint: Hint,
    pub(crate) apart: f64,
}

impl Default for PairMemory {
    fn default() -> Self {
        Self { hint: Hint::Nothing, apart: f64::NEG_INFINITY }
    }
}

impl PairMemory {
    /// True when nothing is remembered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self.hint, Hint::Nothing) && self.apart == f64::NEG_INFINITY
    }

    /// Lower bound of the shapes' distance by the last search [m], where it found nothing; negative infinity
    /// where it found something, or did not ask.
    #[must_use]
    pub fn apart(&self) -> f64 {
        self.apart
    }
}

/// Two convex shapes in the frame of the first.
pub(crate) struct Meeting<'a> {
    pub(crate) a: Convex<'a>,
    pub(crate) b: Convex<'a>,
    pub(crate) pair: Pair<'a>,
}

impl Meeting<'_> {
    pub(super) fn frame_b(&self) -> Frame {
        Frame { turn: self.pair.turn, shift: self.pair.shift }
    }

    pub(super) fn radii(&self) -> f64 {
        self.a.radius + self.b.radius
    }
}
