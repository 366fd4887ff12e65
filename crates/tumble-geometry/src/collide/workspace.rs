//! What one pair is looked at with: scratch memory, what is remembered of it, and the two shapes in one frame.

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
    /// What is remembered of the pair at hand.
    pub(crate) memory: PairMemory,
}

impl std::fmt::Debug for Workspace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Workspace").finish_non_exhaustive()
    }
}

/// What a search remembers of two shapes for the next one: a hint that is proved or dropped, so that it saves time and
/// changes no bit of a result, whatever it holds. Nothing is remembered of compounds.
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

    /// How far apart the shapes were proved to be by the last search [m], where it found nothing; negative infinity
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
