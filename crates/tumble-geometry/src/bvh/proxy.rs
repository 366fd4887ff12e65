//! A shape as the broad phase knows it: its fat box and whether it can move.

use crate::aabb::Aabb;

/// Whether a shape can move: two fixed shapes are never a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mobility {
    /// Never moves by itself.
    Fixed,
    /// May move.
    Moving,
}

/// A shape of the broad phase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proxy {
    /// Node in the tree; `NONE` when absent or unbounded.
    pub(super) node: u32,
    pub(super) fat: Aabb,
    pub(super) mobility: Mobility,
    pub(super) moved: bool,
    pub(super) present: bool,
    pub(super) unbounded: bool,
}
