//! The tree as a whole: refitted in one pass, built anew, intersected with itself.

use super::proxy::{Mobility, Proxy};
use super::tree::{FIXED, MOVED, NONE, Node, Tree};
use crate::aabb::Aabb;
use tumble_math::DVec3;

/// Growth of the boxes by refitting at which the tree is rebuilt [–]. Chosen, not derived: it decides the time of a query.
const WEAR: f64 = 1.4;
/// Slices in which a split is sought [–]. Chosen, not derived.
pub(super) const BINS: usize = 12;

/// Memory of the builder and of the traversal.
#[derive(Clone, Debug, Default)]
pub(super) struct Builder {
    leaves: Vec<Leaf>,
    nodes: Vec<Node>,
    todo: Vec<(u32, u32, u32)>,
    stack: Vec<(u32, u32)>,
    /// Sum of the surfaces of all inner boxes after the last build [m²].
    pub(super) built_surface: f64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf {
    pub(super) aabb: Aabb,
    pub(super) centre: DVec3,
    pub(super) id: u32,
}

impl Builder {
    /// Makes all boxes tight again and marks the branches in which something moved; rebuilds a worn tree.
    pub(super) fn refit(&mut self, tree: &mut Tree, proxies: &mut [Proxy]) {
        if tree.root == NONE {
            return;
        }
        if tree.ordered && tighten(tree, proxies) <= WEAR * self.built_surface {
            return;
        }
        self.rebuild(tree, proxies);
        self.built_surface = tighten(tree, proxies);
    }

    /// Builds the tree anew from its leaves: halves chosen by surface, parents before children.
    fn rebuild(&mut self, tree: &mut Tree, proxies: &mut [Proxy]) {
        let s = self;
        s.leaves.clear();
        for (id, p) in proxies.iter().enumerate() {
            if p.present && !p.unbounded {
                s.leaves.push(Leaf { aabb: p.fat, centre: p.fat.centre(), id: id as u32 });
            }
        }
        s.nodes.clear();
        s.nodes.reserve(2 * s.leaves.len());
        // (node, first leaf, end); both children get their places together, so that they share cache lines
        let blank = Node { aabb: Aabb::ALL, parent: NONE, left: NONE, right: NONE, state: 0 };
        s.nodes.push(blank);
        s.todo.clear();
        s.todo.push((0, 0, s.leaves.len() as u32));
        while let Some((me, from, to)) = s.todo.pop() {
            if to - from == 1 {
                let leaf = &s.leaves[from as usize];
                let n = &mut s.nodes[me as usize];
                n.aabb = leaf.aabb;
                n.right = leaf.id;
                proxies[leaf.id as usize].node = me;
                continue;
            }
            let leaves = &mut s.leaves[from as usize..to as usize];
            let middle = from + split(leaves) as u32;
            let left = s.nodes.len() as u32;
            s.nodes.push(Node { parent: me, ..blank });
            s.nodes.push(Node { parent: me, ..blank });
            let n = &mut s.nodes[me as usize];
            (n.left, n.right) = (left, left + 1);
            s.todo.push((left + 1, middle, to));
            s.todo.push((left, from, middle));
        }
        std::mem::swap(&mut tree.nodes, &mut s.nodes);
        tree.root = 0;
        tree.free.clear();
        tree.ordered = true;
    }

    /// All pairs of leaves whose boxes overlap and of which one moved; ends where there are more than `most`.
    pub(super) fn intersect(&mut self, tree: &Tree, most: usize, fresh: &mut Vec<(u32, u32)>) {
        let stack = &mut self.stack;
        let nodes = &tree.nodes;
        if stack.len() < 64 {
            stack.resize(64, (0, 0));
        }
        let mut len = 0;
        if tree.root != NONE {
            stack[0] = (tree.root, tree.root);
            len = 1;
        }
        while len > 0 {
            len -= 1;
            let (a, b) = stack[len];
            let (x, y) = (&nodes[a as usize], &nodes[b as usize]);
            if stack.len() < len + 8 {
                stack.resize(2 * stack.len(), (0, 0));
            }
            // every test writes its pair and only counts it if it holds: a branch here would be guessed wrong half the
            // time, and guessing wrong costs more than the test
            let mut offer = |i: u32, j: u32| {
                let (c, d) = (&nodes[i as usize], &nodes[j as usize]);
                stack[len] = (i, j);
                len += usize::from(alive(c.state, d.state) & c.aabb.overlaps(&d.aabb));
            };
            if a == b {
                // a branch with itself: both halves with themselves and with each other
                if !x.is_leaf() {
                    offer(x.left, x.right);
                    offer(x.left, x.left);
                    offer(x.right, x.right);
                }
                continue;
            }
            match (x.is_leaf(), y.is_leaf()) {
                (false, false) => {
                    offer(x.left, y.left);
                    offer(x.left, y.right);
                    offer(x.right, y.left);
                    offer(x.right, y.right);
                }
                (false, true) => {
                    offer(x.left, b);
                    offer(x.right, b);
                }
                (true, false) => {
                    offer(a, y.left);
                    offer(a, y.right);
                }
                (true, true) => {
                    fresh.push(if x.right < y.right { (x.right, y.right) } else { (y.right, x.right) });
                    if fresh.len() > most {
                        return;
                    }
                }
            }
        }
    }
}

/// Children stand behind their parents, so one pass from the back does it. Returns the sum of the inner surfaces [m²].
fn tighten(tree: &mut Tree, proxies: &[Proxy]) -> f64 {
    let mut surface = 0.0;
    for k in (0..tree.nodes.len()).rev() {
        let n = tree.nodes[k];
        if n.is_leaf() {
            let p = &proxies[n.right as usize];
            let fixed = p.mobility == Mobility::Fixed;
            tree.nodes[k].state = if fixed { FIXED } else { 0 } | if p.moved { MOVED } else { 0 };
            continue;
        }
        let (l, r) = (&tree.nodes[n.left as usize], &tree.nodes[n.right as usize]);
        let aabb = l.aabb.union(&r.aabb);
        let height = 1 + l.height().max(r.height());
        let state = height << 2 | (l.state & r.state & FIXED) | ((l.state | r.state) & MOVED);
        surface += aabb.half_surface();
        tree.nodes[k].aabb = aabb;
        tree.nodes[k].state = state;
    }
    surface
}

/// Whether two branches can hold a pair to be found: something moved, and not all are fixed.
#[inline]
fn alive(a: u32, b: u32) -> bool {
    ((a | b) & MOVED != 0) & (a & b & FIXED == 0)
}

/// Reorders the leaves and returns where the second half begins: the cut of least surface among a few slices along the
/// longest side, or the middle when all centres coincide.
pub(super) fn split(leaves: &mut [Leaf]) -> usize {
    let n = leaves.len();
    if n == 2 {
        return 1;
    }
    let mut centres = Aabb::new(leaves[0].centre, leaves[0].centre);
    for l in leaves.iter() {
        centres = centres.union(&Aabb::new(l.centre, l.centre));
    }
    let extent = centres.max - centres.min;
    let axis = if extent.x >= extent.y && extent.x >= extent.z {
        0
    } else if extent.y >= extent.z {
        1
    } else {
        2
    };
    if !(extent[axis] > 0.0) {
        return n / 2;
    }
    let scale = BINS as f64 * (1.0 - 1e-12) / extent[axis];
    let origin = centres.min[axis];
    let slice = |l: &Leaf| ((l.centre[axis] - origin) * scale) as usize;
    let empty = Aabb::new(DVec3::INFINITY, DVec3::NEG_INFINITY);
    let mut bins = [(empty, 0_usize); BINS];
    for l in leaves.iter() {
        let b = &mut bins[slice(l)];
        b.0 = b.0.union(&l.aabb);
        b.1 += 1;
    }
    // surfaces of everything right of each cut, then the sum from the left
    let mut right = [0.0; BINS];
    let (mut aabb, mut count) = (empty, 0);
    for k in (1..BINS).rev() {
        aabb = aabb.union(&bins[k].0);
        count += bins[k].1;
        right[k] = if count > 0 { aabb.half_surface() * count as f64 } else { f64::INFINITY };
    }
    let (mut best, mut cut) = (f64::INFINITY, 0);
    let (mut aabb, mut count) = (empty, 0);
    for k in 1..BINS {
        aabb = aabb.union(&bins[k - 1].0);
        count += bins[k - 1].1;
        if count > 0 {
            let cost = aabb.half_surface() * count as f64 + right[k];
            if cost < best {
                (best, cut) = (cost, k);
            }
        }
    }
    // stable partition would need memory; the order within halves does not reach the pairs, which are sorted
    let mut i = 0;
    for j in 0..n {
        if slice(&leaves[j]) < cut {
            leaves.swap(i, j);
            i += 1;
        }
    }
    if i == 0 || i == n { n / 2 } else { i }
}
