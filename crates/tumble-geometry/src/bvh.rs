//! The broad phase: which shapes may touch.
//!
//! A dynamic tree of boxes. Every shape keeps a *fat* box: its own, grown by a margin and stretched along its expected
//! motion, so that a moving shape leaves it only every few steps and a resting one never. Only shapes that have left
//! their fat box are put back into the tree and asked for their pairs again; all other pairs persist.
//!
//! Guarantee: every two shapes whose given boxes overlap are in the list (more may be: those whose fat boxes overlap).
//! The list is sorted by id, whatever the order of updates, and depends on nothing but the sequence of calls.
//!
//! Unbounded boxes (half-spaces) stay outside the tree and are compared with every shape that moved.

use crate::aabb::Aabb;
use tumble_math::DVec3;

const NONE: u32 = u32::MAX;

/// Whether a shape can move: two fixed shapes are never a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mobility {
    /// Never moves by itself.
    Fixed,
    /// May move.
    Moving,
}

/// How far fat boxes reach; a margin that follows speed.
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

#[derive(Clone, Copy, Debug)]
struct Node {
    aabb: Aabb,
    parent: u32,
    /// Children; for a leaf `left` is `NONE` and `right` the id.
    left: u32,
    right: u32,
    /// Longest way down to a leaf; 0 for leaves.
    height: u32,
}

impl Node {
    #[inline]
    fn is_leaf(&self) -> bool {
        self.left == NONE
    }
}

#[derive(Clone, Copy, Debug)]
struct Proxy {
    /// Node in the tree; `NONE` when absent or unbounded.
    node: u32,
    fat: Aabb,
    mobility: Mobility,
    moved: bool,
    present: bool,
    unbounded: bool,
}

/// The tree and its pairs. Ids are chosen by the caller; they should be small and dense, since memory grows with the
/// largest one.
#[derive(Clone, Debug)]
pub struct BroadPhase {
    nodes: Vec<Node>,
    free: Vec<u32>,
    root: u32,
    proxies: Vec<Proxy>,
    unbounded: Vec<u32>,
    moved: Vec<u32>,
    dirty: bool,
    pairs: Vec<(u32, u32)>,
    fresh: Vec<(u32, u32)>,
    merged: Vec<(u32, u32)>,
    stack: Vec<u32>,
    fat_box: FatBox,
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
            nodes: Vec::new(),
            free: Vec::new(),
            root: NONE,
            proxies: Vec::new(),
            unbounded: Vec::new(),
            moved: Vec::new(),
            dirty: false,
            pairs: Vec::new(),
            fresh: Vec::new(),
            merged: Vec::new(),
            stack: Vec::new(),
            fat_box,
        }
    }

    /// Number of shapes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.proxies.iter().filter(|p| p.present).count()
    }

    /// True when there is no shape.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.root == NONE && self.unbounded.is_empty()
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
        self.proxies[slot] = Proxy { node: NONE, fat, mobility, moved: false, present: true, unbounded: !bounded };
        if bounded {
            let node = self.allocate(Node { aabb: fat, parent: NONE, left: NONE, right: id, height: 0 });
            self.proxies[slot].node = node;
            self.link(node);
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
        let Some(proxy) = self.proxies.get(id as usize).copied().filter(|p| p.present) else { return false };
        if aabb.min.is_nan() || aabb.max.is_nan() || !motion.is_finite() {
            return false;
        }
        let bounded = aabb.min.is_finite() && aabb.max.is_finite();
        if proxy.unbounded || !bounded {
            return self.insert(id, aabb, motion, proxy.mobility);
        }
        if proxy.fat.contains(aabb) {
            // a box that was stretched for a speed that is gone would make false pairs for ever
            let wanted = self.fatten(aabb, motion).grown(4.0 * self.fat_box.margin);
            if wanted.contains(&proxy.fat) {
                return false;
            }
        }
        let fat = self.fatten(aabb, motion);
        self.unlink(proxy.node);
        self.nodes[proxy.node as usize].aabb = fat;
        self.proxies[id as usize].fat = fat;
        self.link(proxy.node);
        self.mark(id);
        true
    }

    /// Removes shape `id` and its pairs; returns false when it was not there.
    pub fn remove(&mut self, id: u32) -> bool {
        let Some(proxy) = self.proxies.get(id as usize).copied().filter(|p| p.present) else { return false };
        if proxy.unbounded {
            self.unbounded.retain(|&k| k != id);
        } else {
            self.unlink(proxy.node);
            self.free.push(proxy.node);
        }
        let slot = &mut self.proxies[id as usize];
        slot.present = false;
        slot.node = NONE;
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
        if self.dirty {
            self.refresh();
        }
        &self.pairs
    }

    fn mark(&mut self, id: u32) {
        self.dirty = true;
        let p = &mut self.proxies[id as usize];
        if !p.moved {
            p.moved = true;
            self.moved.push(id);
        }
    }

    /// Asks again for the pairs of everything that moved; all others persist.
    fn refresh(&mut self) {
        self.moved.sort_unstable();
        let proxies = &self.proxies;
        self.pairs.retain(|&(a, b)| !proxies[a as usize].moved && !proxies[b as usize].moved);
        self.fresh.clear();
        let mut fresh = std::mem::take(&mut self.fresh);
        let mut stack = std::mem::take(&mut self.stack);
        for &id in &self.moved {
            let p = self.proxies[id as usize];
            if !p.present {
                continue;
            }
            let mut consider = |other: u32| {
                let q = &self.proxies[other as usize];
                // two that moved find each other twice: the smaller one's finding counts
                if other == id || (q.moved && other < id) {
                    return;
                }
                if p.mobility == Mobility::Moving || q.mobility == Mobility::Moving {
                    fresh.push(if id < other { (id, other) } else { (other, id) });
                }
            };
            if p.unbounded {
                for (k, q) in self.proxies.iter().enumerate() {
                    if q.present && q.fat.overlaps(&p.fat) {
                        consider(k as u32);
                    }
                }
                continue;
            }
            walk(&self.nodes, self.root, &mut stack, |aabb| aabb.overlaps(&p.fat), &mut consider);
            for &k in &self.unbounded {
                if self.proxies[k as usize].fat.overlaps(&p.fat) {
                    consider(k);
                }
            }
        }
        fresh.sort_unstable();
        // two sorted lists without a common pair become one
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
        self.fresh = fresh;
        self.stack = stack;
        self.dirty = false;
    }

    /// Calls `found` with the id of every shape whose fat box overlaps `aabb`, in no promised order.
    pub fn overlapping(&self, aabb: &Aabb, mut found: impl FnMut(u32)) {
        let mut stack = Vec::with_capacity(64);
        walk(&self.nodes, self.root, &mut stack, |b| b.overlaps(aabb), &mut found);
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
        for &k in &self.unbounded {
            limit = hit(k, limit);
        }
        let mut stack = Vec::with_capacity(64);
        if self.root != NONE {
            stack.push((self.root, 0.0));
        }
        while let Some((k, enter)) = stack.pop() {
            if enter > limit {
                continue;
            }
            let node = &self.nodes[k as usize];
            if node.is_leaf() {
                if node.aabb.ray(origin, direction, limit).is_some() {
                    limit = hit(node.right, limit);
                }
                continue;
            }
            let l = self.nodes[node.left as usize].aabb.ray(origin, direction, limit);
            let r = self.nodes[node.right as usize].aabb.ray(origin, direction, limit);
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
        if self.root == NONE { 0 } else { self.nodes[self.root as usize].height }
    }

    fn fatten(&self, aabb: &Aabb, motion: DVec3) -> Aabb {
        aabb.grown(self.fat_box.margin).stretched(motion * self.fat_box.lookahead)
    }

    fn allocate(&mut self, node: Node) -> u32 {
        if let Some(k) = self.free.pop() {
            self.nodes[k as usize] = node;
            return k;
        }
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Puts a leaf into the tree where it enlarges the boxes least.
    fn link(&mut self, leaf: u32) {
        if self.root == NONE {
            self.root = leaf;
            self.nodes[leaf as usize].parent = NONE;
            return;
        }
        let aabb = self.nodes[leaf as usize].aabb;
        let own = aabb.half_surface();
        let mut at = self.root;
        let mut node = self.nodes[at as usize];
        let mut surface = node.aabb.half_surface();
        let mut here = node.aabb.union(&aabb).half_surface();
        let mut inherited = 0.0;
        // the best place so far is beside this node
        let (mut best, mut sibling) = (here, at);
        while !node.is_leaf() {
            inherited += here - surface;
            let (l, r) = (self.nodes[node.left as usize], self.nodes[node.right as usize]);
            let (sl, sr) = (l.aabb.half_surface(), r.aabb.half_surface());
            let (ul, ur) = (l.aabb.union(&aabb).half_surface(), r.aabb.union(&aabb).half_surface());
            for (k, u) in [(node.left, ul), (node.right, ur)] {
                if u + inherited < best {
                    (best, sibling) = (u + inherited, k);
                }
            }
            // the least that can come below a child: the leaf itself and what its box grows by
            let low = |leaf: bool, s: f64, u: f64| if leaf { f64::INFINITY } else { inherited + (u - s) + own };
            let (bl, br) = (low(l.is_leaf(), sl, ul), low(r.is_leaf(), sr, ur));
            if !(bl < best) && !(br < best) {
                break;
            }
            let left = if bl < br {
                true
            } else if br < bl {
                false
            } else {
                // equal growth: the nearer centre
                (l.aabb.centre() - aabb.centre()).length_squared() <= (r.aabb.centre() - aabb.centre()).length_squared()
            };
            (at, node, surface, here) = if left { (node.left, l, sl, ul) } else { (node.right, r, sr, ur) };
        }
        let _ = at;
        let parent = self.nodes[sibling as usize].parent;
        let joined = self.nodes[sibling as usize].aabb.union(&aabb);
        let height = self.nodes[sibling as usize].height + 1;
        let inner = self.allocate(Node { aabb: joined, parent, left: sibling, right: leaf, height });
        self.nodes[sibling as usize].parent = inner;
        self.nodes[leaf as usize].parent = inner;
        self.replace(parent, sibling, inner);
        self.repair(parent);
    }

    fn unlink(&mut self, leaf: u32) {
        let parent = self.nodes[leaf as usize].parent;
        if parent == NONE {
            self.root = NONE;
            return;
        }
        let p = self.nodes[parent as usize];
        let sibling = if p.left == leaf { p.right } else { p.left };
        self.nodes[sibling as usize].parent = p.parent;
        self.replace(p.parent, parent, sibling);
        self.free.push(parent);
        self.nodes[leaf as usize].parent = NONE;
        self.repair(p.parent);
    }

    fn replace(&mut self, parent: u32, old: u32, new: u32) {
        if parent == NONE {
            self.root = new;
        } else if self.nodes[parent as usize].left == old {
            self.nodes[parent as usize].left = new;
        } else {
            self.nodes[parent as usize].right = new;
        }
    }

    /// Upwards from `at`: boxes, heights, and a rotation wherever it makes the boxes smaller.
    fn repair(&mut self, mut at: u32) {
        while at != NONE {
            self.rotate(at);
            self.measure(at);
            at = self.nodes[at as usize].parent;
        }
    }

    fn measure(&mut self, at: u32) {
        let n = self.nodes[at as usize];
        let (l, r) = (&self.nodes[n.left as usize], &self.nodes[n.right as usize]);
        let (aabb, height) = (l.aabb.union(&r.aabb), 1 + l.height.max(r.height));
        let n = &mut self.nodes[at as usize];
        n.aabb = aabb;
        n.height = height;
    }

    /// Exchanges a child with a grandchild on the other side if that shrinks the box between them.
    fn rotate(&mut self, at: u32) {
        let n = self.nodes[at as usize];
        let (l, r) = (self.nodes[n.left as usize], self.nodes[n.right as usize]);
        let mut best = 0.0;
        let mut swap = None;
        // `upper` goes down beside `stays`, `lower` comes up
        let mut offer = |child: &Node, other: u32, other_box: &Aabb, nodes: &[Node]| {
            if child.is_leaf() {
                return;
            }
            let surface = child.aabb.half_surface();
            for (stays, lower) in [(child.left, child.right), (child.right, child.left)] {
                let gain = surface - nodes[stays as usize].aabb.union(other_box).half_surface();
                if gain > best {
                    best = gain;
                    swap = Some((other, lower));
                }
            }
        };
        offer(&l, n.right, &r.aabb, &self.nodes);
        offer(&r, n.left, &l.aabb, &self.nodes);
        let Some((upper, lower)) = swap else { return };
        let inner = self.nodes[lower as usize].parent;
        self.replace(inner, lower, upper);
        self.nodes[upper as usize].parent = inner;
        self.replace(at, upper, lower);
        self.nodes[lower as usize].parent = at;
        self.measure(inner);
    }
}

/// Calls `found` with the ids of all leaves reached through boxes that `enter` accepts.
fn walk(nodes: &[Node], root: u32, stack: &mut Vec<u32>, enter: impl Fn(&Aabb) -> bool, found: &mut impl FnMut(u32)) {
    stack.clear();
    if root == NONE || !enter(&nodes[root as usize].aabb) {
        return;
    }
    stack.push(root);
    while let Some(k) = stack.pop() {
        let node = &nodes[k as usize];
        if node.is_leaf() {
            found(node.right);
            continue;
        }
        for child in [node.left, node.right] {
            if enter(&nodes[child as usize].aabb) {
                stack.push(child);
            }
        }
    }
}
