//! Collision filter: groups, and pairs of bodies that ignore each other.
//!
//! Both are asked before the narrow phase, so that a pair that does not meet costs nothing but its boxes. A pair that does
//! not meet has no contact, is not swept, and is not predicted.

use crate::base::handle::ordered;
use std::collections::BTreeSet;

/// Collision groups of a shape, each a bit: those that it is a member of, and those that it meets.
///
/// Two shapes meet if each one is a member of a group that the other meets. A shape of which nothing is said is a member of
/// the first group and meets all.
///
/// ```
/// use tumble::Groups;
/// let (floor, debris) = (1 << 1, 1 << 2);
/// let slab = Groups { member: floor, meets: !0 };
/// let chip = Groups { member: debris, meets: floor };
/// assert!(slab.meet(chip) && chip.meet(slab));
/// assert!(!chip.meet(chip)); // debris falls through debris
/// assert!(!chip.meet(Groups::default()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groups {
    /// Groups that the shape is a member of.
    pub member: u64,
    /// Groups that it meets.
    pub meets: u64,
}

impl Default for Groups {
    fn default() -> Self {
        Self { member: 1, meets: !0 }
    }
}

impl Groups {
    /// Whether two shapes meet.
    #[must_use]
    pub fn meet(self, other: Self) -> bool {
        self.member & other.meets != 0 && other.member & self.meets != 0
    }
}

/// Pairs of bodies that ignore each other, by their slots, the smaller first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ignored(BTreeSet<(u32, u32)>);

impl Ignored {
    /// Adds a pair; false where it was known.
    pub(crate) fn add(&mut self, a: u32, b: u32) -> bool {
        self.0.insert(ordered(a, b))
    }

    /// Removes a pair; false where there was none.
    pub(crate) fn remove(&mut self, a: u32, b: u32) -> bool {
        self.0.remove(&ordered(a, b))
    }

    /// Removes all pairs of a body.
    pub(crate) fn forget(&mut self, slot: u32) {
        self.0.retain(|&(a, b)| a != slot && b != slot);
    }

    #[inline]
    pub(crate) fn has(&self, a: u32, b: u32) -> bool {
        !self.0.is_empty() && self.0.contains(&ordered(a, b))
    }

    /// All pairs, sorted.
    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = (u32, u32)> {
        self.0.iter().copied()
    }
}
