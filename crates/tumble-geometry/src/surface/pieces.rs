//! The pieces of a surface: where they stand and which of them are neighbours.

use super::piece::Piece;
use crate::bvh::{BroadPhase, FatBox, Mobility};
use tumble_math::DVec3;

/// A piece and the list of its neighbours, if it is known.
#[derive(Clone, Debug)]
struct Slot {
    piece: Piece,
    near: Option<Vec<u32>>,
}

/// All pieces, by id.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    slots: Vec<Option<Slot>>,
    pub(super) tree: BroadPhase,
    pub(super) weld: f64,
}

impl Pieces {
    pub(super) fn new(weld: f64) -> Self {
        let tree = BroadPhase::new(FatBox { margin: 0.5 * weld, lookahead: 0.0 });
        Self { slots: Vec::new(), tree, weld }
    }

    pub(super) fn get(&self, id: u32) -> Option<&Piece> {
        self.slots.get(id as usize).and_then(Option::as_ref).map(|s| &s.piece)
    }

    pub(super) fn put(&mut self, id: u32, piece: Piece) {
        if self.slots.len() <= id as usize {
            self.slots.resize(id as usize + 1, None);
        }
        self.tree.insert(id, &piece.aabb, DVec3::ZERO, Mobility::Fixed);
        self.slots[id as usize] = Some(Slot { piece, near: None });
    }

    pub(super) fn take(&mut self, id: u32) {
        self.tree.remove(id);
        if let Some(slot) = self.slots.get_mut(id as usize) {
            *slot = None;
        }
    }

    /// Drops the lists of all pieces near piece `id`, as it stands.
    pub(super) fn forget_near(&mut self, id: u32) {
        let Some(aabb) = self.get(id).map(|p| p.aabb) else { return };
        let (tree, slots) = (&self.tree, &mut self.slots);
        tree.overlapping(&aabb.grown(self.weld), |other| {
            if let Some(slot) = slots.get_mut(other as usize).and_then(Option::as_mut) {
                slot.near = None;
            }
        });
    }

    /// Ids of all pieces whose boxes come within the weld of the box of piece `id`, ascending.
    pub(super) fn find_near(&self, id: u32, out: &mut Vec<u32>) {
        out.clear();
        let Some(piece) = self.get(id) else { return };
        let reach = piece.aabb.grown(piece.weld);
        self.tree.overlapping(&reach, |other| {
            if other != id && self.get(other).is_some_and(|p| p.aabb.overlaps(&reach)) {
                out.push(other);
            }
        });
        out.sort_unstable();
    }

    pub(super) fn near(&self, id: u32) -> Option<&[u32]> {
        self.slots.get(id as usize).and_then(Option::as_ref).and_then(|s| s.near.as_deref())
    }

    pub(super) fn prepare(&mut self, id: u32) -> bool {
        if self.get(id).is_none() {
            return false;
        }
        if self.near(id).is_none() {
            let mut near = Vec::new();
            self.find_near(id, &mut near);
            near.shrink_to_fit();
            if let Some(slot) = self.slots[id as usize].as_mut() {
                slot.near = Some(near);
            }
        }
        true
    }

    pub(super) fn bytes(&self) -> usize {
        let lists: usize = self.slots.iter().flatten().filter_map(|s| s.near.as_ref()).map(|n| 4 * n.capacity()).sum();
        self.slots.capacity() * size_of::<Option<Slot>>() + lists
    }
}
