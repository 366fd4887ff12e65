//! Points by value: equal corners of formats that repeat them get one index, the first.
//!
//! A table with open addressing over the list of points. Its hash has a secret of the process, so that no file can be made
//! to collide; indices follow the order of the file and do not depend on the secret.

use crate::limits;
use std::hash::{BuildHasher as _, RandomState};

/// A slot without a point.
const EMPTY: u32 = u32::MAX;

/// Distinct points with their indices.
#[derive(Debug)]
pub(crate) struct Joined {
    points: Vec<[f64; 3]>,
    /// Indices of points; a power of two, at most half full.
    slots: Vec<u32>,
    hash: RandomState,
}

impl Joined {
    /// No points, with room for about so many.
    pub(crate) fn with_room(points: usize) -> Self {
        let points = points.min(limits::CORNERS);
        let slots = vec![EMPTY; (2 * points).next_power_of_two().max(16)];
        Self { points: Vec::with_capacity(points), slots, hash: RandomState::new() }
    }

    /// The index of a finite point; none when there are too many.
    pub(crate) fn index(&mut self, point: [f64; 3]) -> Option<u32> {
        let point = point.map(|c| c + 0.0);
        let slot = self.slot(&point);
        if self.slots[slot] != EMPTY {
            return Some(self.slots[slot]);
        }
        if self.points.len() >= limits::CORNERS {
            return None;
        }
        let index = self.points.len() as u32;
        self.slots[slot] = index;
        self.points.push(point);
        if 2 * self.points.len() > self.slots.len() {
            self.grow();
        }
        Some(index)
    }

    /// The slot of a point, or the empty one where it belongs.
    fn slot(&self, point: &[f64; 3]) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = self.hash.hash_one(point.map(f64::to_bits)) as usize & mask;
        while self.slots[slot] != EMPTY && self.points[self.slots[slot] as usize] != *point {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![EMPTY; 2 * self.slots.len()];
        for k in 0..self.points.len() {
            let slot = self.slot(&self.points[k]);
            self.slots[slot] = k as u32;
        }
    }

    /// The points in the order of their indices.
    pub(crate) fn into_points(self) -> Vec<[f64; 3]> {
        self.points
    }
}

#[cfg(test)]
mod tests {
    use super::Joined;

    #[test]
    fn equal_points_have_one_index_in_the_order_of_first_use() {
        let mut joined = Joined::with_room(0);
        for k in 0..5000_u32 {
            let k = k % 1000;
            assert_eq!(joined.index([f64::from(k), 0.0, -1.0]), Some(k));
        }
        assert_eq!(joined.index([7.0, -0.0, -1.0]), Some(7));
        let points = joined.into_points();
        assert_eq!((points.len(), points[999]), (1000, [999.0, 0.0, -1.0]));
    }
}
