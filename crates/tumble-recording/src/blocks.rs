//! News of a frame: blocks of rows that are not those of the frame before.
//!
//! Rows are parted where the body that they belong to changes to another group, so that what moves shares few blocks with what
//! rests, and a contact that comes or goes changes one block only.

use crate::checksum::Digest;
use crate::schema::CHUNK_ROWS;
use crate::storage::place;
use crate::table::Table;

/// Bodies whose rows share a block.
const BODIES: u64 = 32;
/// Bodies whose contacts share a block: each has about four.
const TOUCHING: u64 = 16;
/// Islands that share a block.
const ISLANDS: u64 = 32;

/// Joints that share a block: each has two rows or more.
const JOINTS: u64 = 16;

/// A block of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    /// Its number in the file.
    pub(crate) id: i64,
    /// Rows of the frame before it.
    pub(crate) start: usize,
    /// Rows in it.
    pub(crate) count: usize,
    /// The group of bodies that it is about, and which of several blocks of that group it is.
    group: (u64, u32),
    /// Whether it has to be stored.
    pub(crate) new: bool,
}

/// Stored state of a table: the list of the last frame.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    /// The stored columns of all its rows.
    pub(crate) words: Vec<u64>,
    pub(crate) blocks: Vec<Block>,
    /// Number of the list; none for a table without rows.
    pub(crate) list: Option<i64>,
    /// Checksum of the rows.
    pub(crate) digest: Digest,
    before: (Vec<u64>, Vec<Block>),
}

/// Numbers that are not used yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Next {
    pub(crate) block: i64,
    pub(crate) list: i64,
}

impl Default for Next {
    fn default() -> Self {
        Self { block: 1, list: 1 }
    }
}

impl Kept {
    /// The stored columns of the rows of a block.
    pub(crate) fn of(&self, block: &Block, width: usize) -> &[u64] {
        &self.words[block.start * width..(block.start + block.count) * width]
    }

    /// Takes the rows of a frame. True when its list is a new one; new blocks are marked.
    pub(crate) fn take(&mut self, table: &Table, rows: &[u64], fixed: &[bool], next: &mut Next) -> bool {
        std::mem::swap(&mut self.before.0, &mut self.words);
        std::mem::swap(&mut self.before.1, &mut self.blocks);
        strip(table, rows, &mut self.words);
        self.part(table, rows, fixed);
        let width = crate::storage::width(table);
        let (old_words, old) = (&self.before.0, &self.before.1);
        let mut at = 0;
        for b in &mut self.blocks {
            // both are in the order of the rows: the same group is mostly the next one
            let found = old[at..].iter().position(|o| o.group == b.group).map(|k| at + k);
            let words = |b: &Block| b.start * width..(b.start + b.count) * width;
            let same = |&k: &usize| old[k].count == b.count && old_words[words(&old[k])] == self.words[words(b)];
            if let Some(k) = found.filter(same) {
                b.id = old[k].id;
            } else {
                (b.id, b.new) = (next.block, true);
                next.block += 1;
            }
            at = found.map_or(at, |k| k + 1);
        }
        let same = old.len() == self.blocks.len()
            && old.iter().zip(&self.blocks).all(|(a, b)| (a.id, a.start) == (b.id, b.start));
        if same {
            return false;
        }
        self.list = (!self.blocks.is_empty()).then(|| {
            next.list += 1;
            next.list - 1
        });
        self.list.is_some()
    }

    /// Parts the rows into blocks.
    fn part(&mut self, table: &Table, rows: &[u64], fixed: &[bool]) {
        self.blocks.clear();
        let mut last: Option<u64> = None;
        for (k, row) in rows.chunks_exact(table.width()).enumerate() {
            let group = group(table, row, fixed);
            match self.blocks.last_mut() {
                Some(b) if last == Some(group) && b.count < CHUNK_ROWS => b.count += 1,
                before => {
                    let turn = before.filter(|b| b.group.0 == group).map_or(0, |b| b.group.1 + 1);
                    self.blocks.push(Block { id: 0, start: k, count: 1, group: (group, turn), new: false });
                }
            }
            last = Some(group);
        }
    }
}

/// The group of a row. Bodies that never move are not among those that do.
fn group(table: &Table, row: &[u64], fixed: &[bool]) -> u64 {
    let is_fixed = |slot: u64| usize::try_from(slot).ok().and_then(|k| fixed.get(k)).copied().unwrap_or(false);
    match table.name {
        "contact" => {
            let owner = if is_fixed(row[0]) { row[1] } else { row[0] };
            2 * (owner / TOUCHING) + u64::from(is_fixed(row[0]))
        }
        "solve" => row[0] / ISLANDS,
        "joint_row" | "motor" => row[0] / JOINTS,
        _ => 2 * (row[0] / BODIES) + u64::from(is_fixed(row[0])),
    }
}

/// The stored columns of all rows.
fn strip(table: &Table, rows: &[u64], out: &mut Vec<u64>) {
    out.clear();
    match place(table) {
        None => out.extend_from_slice(rows),
        Some(place) => {
            for row in rows.chunks_exact(table.width()) {
                out.extend_from_slice(&row[..place]);
                out.extend_from_slice(&row[place + 1..]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{CONTACT, STATE};

    fn states(bodies: u64, moved: &[u64]) -> Vec<u64> {
        let mut rows = Vec::new();
        for b in 0..bodies {
            rows.extend([b, u64::from(moved.contains(&b))]);
            rows.extend([7; 12]);
        }
        rows
    }

    /// Rows at rest are not stored again, changed ones are, and a table as it was has its list again.
    #[test]
    fn only_what_changed_is_new() {
        let (mut kept, mut next) = (Kept::default(), Next::default());
        let mut fixed = vec![false; 100];
        fixed[0] = true;
        let new = |kept: &Kept| kept.blocks.iter().filter(|b| b.new).map(|b| b.start).collect::<Vec<_>>();
        assert!(kept.take(&STATE, &states(100, &[]), &fixed, &mut next));
        assert_eq!(new(&kept), [0, 1, 32, 64, 96]);
        assert_eq!(kept.list, Some(1));
        assert!(!kept.take(&STATE, &states(100, &[]), &fixed, &mut next));
        assert_eq!((new(&kept).len(), kept.list), (0, Some(1)));
        assert!(kept.take(&STATE, &states(100, &[40]), &fixed, &mut next));
        assert_eq!((new(&kept), kept.list), (vec![32], Some(2)));
        assert!(!kept.take(&STATE, &[], &fixed, &mut next));
        assert_eq!(kept.list, None);
    }

    /// A contact that comes first changes its own block, not those behind it.
    #[test]
    fn a_new_contact_changes_one_block() {
        let (mut kept, mut next) = (Kept::default(), Next::default());
        let id = place(&CONTACT).unwrap();
        let contacts = |pairs: &[(u64, u64)]| {
            let mut rows = Vec::new();
            for (k, (a, b)) in pairs.iter().enumerate() {
                let mut row = vec![5; CONTACT.width()];
                (row[0], row[1], row[id]) = (*a, *b, k as u64);
                rows.extend(row);
            }
            rows
        };
        let fixed = [true];
        let old: Vec<(u64, u64)> = (1..200).map(|b| (0, b)).chain((1..199).map(|a| (a, a + 1))).collect();
        kept.take(&CONTACT, &contacts(&old), &fixed, &mut next);
        let all = kept.blocks.len();
        assert!(all > 20, "{all}");
        let mut more = old.clone();
        more.insert(250, (50, 60));
        assert!(kept.take(&CONTACT, &contacts(&more), &fixed, &mut next));
        assert_eq!(kept.blocks.iter().filter(|b| b.new).count(), 1);
        assert!(kept.take(&CONTACT, &contacts(&old), &fixed, &mut next));
        assert_eq!(kept.blocks.iter().filter(|b| b.new).count(), 1);
    }
}
