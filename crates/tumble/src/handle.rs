//! Handles: names of things in a world that never point at something else.
//!
//! A slot may be used again after its thing was removed; the generation tells the two apart, so a stale handle finds
//! nothing instead of a stranger.

use std::fmt;

/// Names a body of a world.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BodyId {
    pub(crate) slot: u32,
    pub(crate) generation: u32,
}

impl BodyId {
    /// Place in the world's list; used again after the body was removed.
    #[must_use]
    pub fn slot(self) -> u32 {
        self.slot
    }

    /// How often the slot had been used before.
    #[must_use]
    pub fn generation(self) -> u32 {
        self.generation
    }

    /// The handle with these parts, as saved by [`Self::slot`] and [`Self::generation`]. Finds nothing unless the
    /// world has just that body.
    #[must_use]
    pub fn from_parts(slot: u32, generation: u32) -> Self {
        Self { slot, generation }
    }
}

impl fmt::Debug for BodyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "body {}.{}", self.slot, self.generation)
    }
}

/// Names a material of a world.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MaterialId(pub(crate) u32);

impl MaterialId {
    /// Place in the world's list of materials.
    #[must_use]
    pub fn index(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for MaterialId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "material {}", self.0)
    }
}
