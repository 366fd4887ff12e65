//! The tree one leaf at a time: insertion where the boxes grow least, removal, and rotations that keep it good.

use crate::aabb::Aabb;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) aabb: Aabb,
    pub(super) parent: u32,
    /// Children; for a leaf `left` is `NONE` and `right` the id.
    pub(super) left: u32,
    pub(super) right: u32,
    /// Longest way down to a leaf, times four; bit 0: something below has moved; bit 1: nothing below can move.
    pub(super) state: u32,
}

pub(super) const MOVED: u32 = 1;
pub(super) const FIXED: u32 = 2;

impl Node {
    #[inline]
    pub(super) fn is_leaf(&self) -> bool {
        self.left == NONE
    }

    pub(super) fn height(&self) -> u32 {
        self.state >> 2
    }
}

/// The nodes of the tree.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) free: Vec<u32>,
    pub(super) root: u32,
    /// Whether parents stand before their children in `nodes`, with no gaps.
    pub(super) ordered: bool,
}

impl Tree {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), free: Vec::new(), root: NONE, ordered: false }
    }

    pub(super) fn allocate(&mut self, node: Node) -> u32 {
        if let Some(k) = self.free.pop() {
            self.nodes[k as usize] = node;
            return k;
        }
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Puts a leaf into the tree where it enlarges the boxes least.
    pub(super) fn link(&mut self, leaf: u32) {
        if self.root == NONE {
            self.root = leaf;
            self.nodes[leaf as usize].parent = NONE;
            return;
        }
        let aabb = self.nodes[leaf as usize].aabb;
        let own = aabb.half_surface();
        self.ordered = false;
        let mut node = self.nodes[self.root as usize];
        let mut surface = node.aabb.half_surface();
        let mut here = node.aabb.union(&aabb).half_surface();
        let mut inherited = 0.0;
        // the best place so far is beside this node
        let (mut best, mut sibling) = (here, self.root);
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
            // the least cost below a child: the leaf itself and the growth of its box
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
            (node, surface, here) = if left { (l, sl, ul) } else { (r, sr, ur) };
        }
        let parent = self.nodes[sibling as usize].parent;
        let joined = self.nodes[sibling as usize].aabb.union(&aabb);
        let height = self.nodes[sibling as usize].height() + 1;
        let inner = self.allocate(Node { aabb: joined, parent, left: sibling, right: leaf, state: height << 2 });
        self.nodes[sibling as usize].parent = inner;
        self.nodes[leaf as usize].parent = inner;
        self.replace(parent, sibling, inner);
        self.repair(parent);
    }

    pub(super) fn unlink(&mut self, leaf: u32) {
        self.ordered = false;
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

    pub(super) fn measure(&mut self, at: u32) {
        let n = self.nodes[at as usize];
        let (l, r) = (&self.nodes[n.left as usize], &self.nodes[n.right as usize]);
        let (aabb, height) = (l.aabb.union(&r.aabb), 1 + l.height().max(r.height()));
        let n = &mut self.nodes[at as usize];
        n.aabb = aabb;
        n.state = height << 2;
    }

    /// Exchanges a child with a grandchild on the other side if that shrinks the box between them.
    pub(super) fn rotate(&mut self, at: u32) {
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
pub(super) fn walk(
    nodes: &[Node],
    root: u32,
    stack: &mut Vec<u32>,
    enter: impl Fn(&Aabb) -> bool,
    found: &mut impl FnMut(u32),
) {
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
