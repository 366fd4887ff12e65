//! The broad phase: which shapes may touch.
//!
//! A dynamic tree of boxes. Every shape keeps a *fat* box: its own, grown by a margin and stretched along its expected
//! motion, so that a moving shape leaves it only every few steps and a resting one never. Only shapes that have left
//! their fat box are put back into the tree and asked for their pairs again; all other pairs persist.
//!
//! Two ways lead to the pairs. While few shapes leave their boxes, each is taken out of the tree, put back where it
//! fits best, and asked for its neighbours (`tree`). When many do, all boxes of the tree are refitted in one pass and the
//! tree is intersected with itself, skipping branches in which nothing moved; once refitting has made it bad, it is built
//! anew (`build`). Which way is taken changes the time, never the list.
//!
//! Guarantee: every two shapes whose given boxes overlap are in the list (more may be: those whose fat boxes overlap).
//! The list is sorted by id, whatever the order of updates, and depends on nothing but the sequence of calls.
//!
//! Unbounded boxes (half-spaces) stay outside the tree and are compared with every shape that moved.

mod build;
mod proxy;
mod tree;

pub use proxy::Mobility;

use crate::aabb::Aabb;
use build::Builder;
use proxy::Proxy;
use tree::{NONE, Node, Tree, walk};
use tumble_math::DVec3;

/// Share of leaves on the move, one in so many, above which the whole tree is refitted rather than leaves moved one by one [–]. Chosen,
/// not derived: it decides the time of a step.
const REFIT_SHARE: u32 = 12;

/// Margin of the fat boxes; it follows speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FatBox {
    /// Added on every side [m].
    pub margin: f64,
    /// The box is stretched by the expected motion times this [–]: how many updates it should last.
    pub lookahead: f64,
}

impl Default for FatBox {
    fn default() -> Self {
        Self { margin: 0.02, lookahead: 4.0 }
    }
}

/// The tree and its pairs. Ids are chosen by the caller; they should be small and dense, since memory grows with the
/// largest one.
#[derive(Clone, Debug)]
pub struct BroadPhase {
    tree: Tree,
    proxies: Vec<Proxy>,
    unbounded: Vec<u32>,
    moved: Vec<u32>,
    dirty: bool,
    pairs: Vec<(u32, u32)>,
    fresh: Vec<(u32, u32)>,
    merged: Vec<(u32, u32)>,
    stack: Vec<u32>,
    starts: Vec<u32>,
    fat_box: FatBox,
    count: u32,
    /// Whether leaves have boxes that those above them do not hold yet.
    stale: bool,
    /// Whether so many moved in the last round that boxes are only enlarged until the next.
    bulk: bool,
    builder: Builder,
}

impl Default for BroadPhase {
    fn default() -> Self {
        Self::new(FatBox::default())
    }
}

impl BroadPhase {
    /// An empty broad phase.
    #[must_use]
    pub fn new(fat_box: FatBox) -> Self {
        Self {
            tree: Tree::new(),
            proxies: Vec::new(),
            unbounded: Vec::new(),
            moved: Vec::new(),
            dirty: false,
            pairs: Vec::new(),
            fresh: Vec::new(),
            merged: Vec::new(),
            stack: Vec::new(),
            starts: Vec::new(),
            fat_box,
            count: 0,
            stale: false,
            bulk: false,
            builder: Builder::default(),
        }
    }

    /// Number of shapes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// True when there is no shape.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds shape `id` with its box, or replaces it. `motion` [m] is how far it is expected to move until the next update.
    ///
    /// Returns false, and changes nothing, when the box holds a NaN.
    pub fn insert(&mut self, id: u32, aabb: &Aabb, motion: DVec3, mobility: Mobility) -> bool {
        if aabb.min.is_nan() || aabb.max.is_nan() || !motion.is_finite() {
            return false;
        }
        self.remove(id);
        let slot = id as usize;
        if self.proxies.len() <= slot {
            let absent = Proxy { node: NONE, fat: Aabb::ALL, mobility, moved: false, present: false, unbounded: false };
            self.proxies.resize(slot + 1, absent);
        }
        let bounded = aabb.min.is_finite() && aabb.max.is_finite();
        let fat = if bounded { self.fatten(aabb, motion) } else { *aabb };
        let moved = self.proxies[slot].moved;
        self.proxies[slot] = Proxy { node: NONE, fat, mobility, moved, present: true, unbounded: !bounded };
        self.count += 1;
        if bounded {
            let node = self.tree.allocate(Node { aabb: fat, parent: NONE, left: NONE, right: id, state: 0 });
            self.proxies[slot].node = node;
            self.tree.link(node);
        } else {
            let at = self.unbounded.binary_search(&id).unwrap_or_else(|k| k);
            self.unbounded.insert(at, id);
        }
        self.mark(id);
        true
    }

    /// Tells that shape `id` now has this box and is expected to move by `motion` [m] until the next update.
    ///
    /// Returns true when the shape left its fat box. Unknown ids and boxes with NaN change nothing and return false.
    pub fn update(&mut self, id: u32, aabb: &Aabb, motion: DVec3) -> bool {
        let Some(proxy) = self.proxies.get(id as usize).filter(|p| p.present) else { return false };
        if aabb.min.is_nan() || aabb.max.is_nan() || !motion.is_finite() {
            return false;
        }
        let bounded = aabb.min.is_finite() && aabb.max.is_finite();
        if proxy.unbounded || !bounded {
            let mobility = proxy.mobility;
            return self.insert(id, aabb, motion, mobility);
        }
        let fat = self.fatten(aabb, motion);
        // a box that was stretched for a speed that is gone would make false pairs for ever
        if proxy.fat.contains(aabb) && fat.grown(4.0 * self.fat_box.margin).contains(&proxy.fat) {
            return false;
        }
        let node = proxy.node;
        self.proxies[id as usize].fat = fat;
        if self.bulk {
            // the boxes above follow when the pairs are asked for
            self.tree.nodes[node as usize].aabb = fat;
            self.stale = true;
        } else {
            self.tree.unlink(node);
            self.tree.nodes[node as usize].aabb = fat;
            self.tree.link(node);
        }
        self.mark(id);
        true
    }

    /// Removes shape `id` and its pairs; returns false when it was not there.
    pub fn remove(&mut self, id: u32) -> bool {
        let Some(proxy) = self.proxies.get(id as usize).copied().filter(|p| p.present) else { return false };
        if proxy.unbounded {
            self.unbounded.retain(|&k| k != id);
        } else {
            self.tree.unlink(proxy.node);
            self.tree.free.push(proxy.node);
        }
        let slot = &mut self.proxies[id as usize];
        slot.present = false;
        slot.node = NONE;
        self.count -= 1;
        self.mark(id);
        true
    }

    /// The fat box of shape `id`.
    #[must_use]
    pub fn fat_box(&self, id: u32) -> Option<&Aabb> {
        self.proxies.get(id as usize).filter(|p| p.present).map(|p| &p.fat)
    }

    /// All pairs (a, b), a < b, of shapes whose fat boxes overlap and of which one may move; sorted.
    pub fn pairs(&mut self) -> &[(u32, u32)] {
        self.pairs_within(usize::MAX).unwrap_or(&[])
    }

    /// The same, if there are no more than `most`. Where there are more, the search ends soon after it has found so many,
    /// none is kept, and the next call searches for all of them.
    pub fn pairs_within(&mut self, most: usize) -> Option<&[(u32, u32)]> {
        if self.dirty && !self.refresh(most) {
            self.forget_pairs();
        }
        (!self.dirty && self.pairs.len() <= most).then_some(&self.pairs)
    }

    /// Forgets all pairs: each shape counts as moved.
    fn forget_pairs(&mut self) {
        self.pairs.clear();
        for id in 0..self.proxies.len() as u32 {
            if self.proxies[id as usize].present {
                self.mark(id);
            }
        }
    }

    fn mark(&mut self, id: u32) {
        self.dirty = true;
        let p = &mut self.proxies[id as usize];
        if !p.moved {
            p.moved = true;
            self.moved.push(id);
        }
    }

    /// Asks again for the pairs of everything that moved; all others persist. False, and the list is not finished, where
    /// there are more than `most`.
    fn refresh(&mut self, most: usize) -> bool {
        let many = self.moved.len() as u32 > self.count / REFIT_SHARE;
        self.moved.sort_unstable();
        let proxies = &self.proxies;
        self.pairs.retain(|&(a, b)| !proxies[a as usize].moved && !proxies[b as usize].moved);
        self.fresh.clear();
        let most = most.saturating_sub(self.pairs.len());
        if many || self.stale {
            self.builder.refit(&mut self.tree, &mut self.proxies);
            self.stale = false;
            self.builder.intersect(&self.tree, most, &mut self.fresh);
        } else {
            self.ask_each(most);
        }
        self.ask_unbounded(most);
        self.bulk = many;
        if self.fresh.len() > most {
            return false;
        }
        self.sort_fresh();
        // two sorted lists without a common pair become one
        let fresh = &self.fresh;
        self.merged.clear();
        self.merged.reserve(self.pairs.len() + fresh.len());
        let (mut i, mut j) = (0, 0);
        while i < self.pairs.len() && j < fresh.len() {
            if self.pairs[i] < fresh[j] {
                self.merged.push(self.pairs[i]);
                i += 1;
            } else {
                self.merged.push(fresh[j]);
                j += 1;
            }
        }
        self.merged.extend_from_slice(&self.pairs[i..]);
        self.merged.extend_from_slice(&fresh[j..]);
        std::mem::swap(&mut self.pairs, &mut self.merged);
        for &id in &self.moved {
            self.proxies[id as usize].moved = false;
        }
        self.moved.clear();
        self.dirty = false;
        true
    }

    /// Each moved shape asks the tree; no more do once there are more than `most` pairs.
    fn ask_each(&mut self, most: usize) {
        let mut fresh = std::mem::take(&mut self.fresh);
        let mut stack = std::mem::take(&mut self.stack);
        for &id in &self.moved {
            let p = &self.proxies[id as usize];
            if !p.present || p.unbounded {
                continue;
            }
            if fresh.len() > most {
                break;
            }
            walk(&self.tree.nodes, self.tree.root, &mut stack, |aabb| aabb.overlaps(&p.fat), &mut |other| {
                let q = &self.proxies[other as usize];
                // two that moved find each other twice: the smaller one's finding counts
                if other != id && !(q.moved && other < id) {
                    note(&self.proxies, &mut fresh, id, other);
                }
            });
        }
        self.fresh = fresh;
        self.stack = stack;
    }

    /// Pairs of which one has no bounds; no more are asked for once there are more than `most`.
    fn ask_unbounded(&mut self, most: usize) {
        let mut fresh = std::mem::take(&mut self.fresh);
        for &k in &self.unbounded {
            let p = &self.proxies[k as usize];
            if fresh.len() > most {
                break;
            }
            if p.moved {
                for (other, q) in self.proxies.iter().enumerate() {
                    let other = other as u32;
                    let once = !(q.unbounded && q.moved && other < k);
                    if q.present && other != k && once && q.fat.overlaps(&p.fat) {
                        note(&self.proxies, &mut fresh, k, other);
                    }
                }
                continue;
            }
            for &id in &self.moved {
                let q = &self.proxies[id as usize];
                if q.present && !q.unbounded && q.fat.overlaps(&p.fat) {
                    note(&self.proxies, &mut fresh, k, id);
                }
            }
        }
        self.fresh = fresh;
    }

    /// Sorts the fresh pairs: two stable counting passes, by the second id and then by the first.
    fn sort_fresh(&mut self) {
        if self.fresh.len() < 256 {
            self.fresh.sort_unstable();
            return;
        }
        self.merged.clear();
        self.merged.resize(self.fresh.len(), (0, 0));
        let ids = self.proxies.len();
        counting(&self.fresh, &mut self.merged, ids, &mut self.starts, |p| p.1);
        counting(&self.merged, &mut self.fresh, ids, &mut self.starts, |p| p.0);
    }

    /// Calls `found` with the id of every shape whose fat box overlaps `aabb`, in no promised order.
    ///
    /// Quick once [`pairs`](Self::pairs) has been asked for after the last updates; before that it may have to look at
    /// every shape.
    pub fn overlapping(&self, aabb: &Aabb, found: impl FnMut(u32)) {
        self.overlapping_with(aabb, &mut Vec::with_capacity(64), found);
    }

    /// [`overlapping`](Self::overlapping) with memory of the caller's.
    pub(crate) fn overlapping_with(&self, aabb: &Aabb, stack: &mut Vec<u32>, mut found: impl FnMut(u32)) {
        if self.stale {
            for (k, p) in self.proxies.iter().enumerate() {
                if p.present && p.fat.overlaps(aabb) {
                    found(k as u32);
                }
            }
            return;
        }
        walk(&self.tree.nodes, self.tree.root, stack, |b| b.overlaps(aabb), &mut found);
        for &k in &self.unbounded {
            if self.proxies[k as usize].fat.overlaps(aabb) {
                found(k);
            }
        }
    }

    /// Walks the shapes whose fat boxes the ray `origin + t·direction`, 0 ≤ t ≤ `limit`, meets.
    ///
    /// `hit` is given an id and the present limit and returns the new one: a caller that found a hit at t shortens the
    /// ray by returning t.
    pub fn ray(&self, origin: DVec3, direction: DVec3, limit: f64, mut hit: impl FnMut(u32, f64) -> f64) {
        let mut limit = limit;
        if self.stale {
            for (k, p) in self.proxies.iter().enumerate() {
                if p.present && (p.unbounded || p.fat.ray(origin, direction, limit).is_some()) {
                    limit = hit(k as u32, limit);
                }
            }
            return;
        }
        for &k in &self.unbounded {
            limit = hit(k, limit);
        }
        let mut stack = Vec::with_capacity(64);
        if self.tree.root != NONE {
            stack.push((self.tree.root, 0.0));
        }
        while let Some((k, enter)) = stack.pop() {
            if enter > limit {
                continue;
            }
            let node = &self.tree.nodes[k as usize];
            if node.is_leaf() {
                if node.aabb.ray(origin, direction, limit).is_some() {
                    limit = hit(node.right, limit);
                }
                continue;
            }
            let l = self.tree.nodes[node.left as usize].aabb.ray(origin, direction, limit);
            let r = self.tree.nodes[node.right as usize].aabb.ray(origin, direction, limit);
            // the nearer child last, so that it is taken first
            match (l, r) {
                (Some(x), Some(y)) if x <= y => stack.extend([(node.right, y), (node.left, x)]),
                (Some(x), Some(y)) => stack.extend([(node.left, x), (node.right, y)]),
                (Some(x), None) => stack.push((node.left, x)),
                (None, Some(y)) => stack.push((node.right, y)),
                (None, None) => {}
            }
        }
    }

    /// Height of the tree: how many boxes a query passes at most on one way down.
    #[must_use]
    pub fn height(&self) -> u32 {
        if self.tree.root == NONE { 0 } else { self.tree.nodes[self.tree.root as usize].height() }
    }

    fn fatten(&self, aabb: &Aabb, motion: DVec3) -> Aabb {
        aabb.grown(self.fat_box.margin).stretched(motion * self.fat_box.lookahead)
    }
}

/// Lists the pair unless both are fixed.
fn note(proxies: &[Proxy], fresh: &mut Vec<(u32, u32)>, a: u32, b: u32) {
    let fixed = |k: u32| proxies[k as usize].mobility == Mobility::Fixed;
    if !(fixed(a) && fixed(b)) {
        fresh.push(if a < b { (a, b) } else { (b, a) });
    }
}

/// Puts `from` into `to` in the order of a key below `ids`; equal keys keep their order.
fn counting(
    from: &[(u32, u32)],
    to: &mut [(u32, u32)],
    ids: usize,
    starts: &mut Vec<u32>,
    key: impl Fn(&(u32, u32)) -> u32,
) {
    starts.clear();
    starts.resize(ids + 1, 0);
    for p in from {
        starts[key(p) as usize + 1] += 1;
    }
    let mut sum = 0;
    for s in starts.iter_mut() {
        sum += *s;
        *s = sum;
    }
    for p in from {
        let at = &mut starts[key(p) as usize];
        to[*at as usize] = *p;
        *at += 1;
    }
}

#[cfg(test)]
mod tests;
