//! The tree over a mesh's triangles: four boxes a node, f32 rounded outwards, at most four triangles a leaf.
//!
//! Built from above by the surface-area heuristic over sixteen bins of the longest axis. A bit per child says whether edges or
//! corners that can be touched lie below it, so that a search for features skips the inside of facets.

use crate::aabb::Aabb;
use tumble_math::DVec3;

/// Most triangles of a leaf [–].
const LEAF: usize = 4;
/// Bins of a split [–].
const BINS: usize = 16;
/// Depth beyond which ranges are halved by count [–], so that no arrangement makes the tree deep. Chosen, not derived: it decides the time
/// of a query.
const MOST_BALANCED_DEPTH: usize = 24;

/// Triangles up to which a range is halved by count [–]: those of one node of full nodes of leaves.
const FEW_TRIANGLES: usize = 16 * LEAF;

const IS_LEAF: u32 = 1 << 31;
const HAS_FEATURES: u32 = 1 << 30;
const EMPTY: u32 = u32::MAX;

/// Four children: boxes side by side [m], and their kinds.
#[derive(Clone, Debug)]
struct Node {
    min: [[f32; 4]; 3],
    max: [[f32; 4]; 3],
    child: [u32; 4],
}

/// The tree: nodes and the order of the triangles in its leaves.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    order: Vec<u32>,
}

/// A triangle's box while the tree is built.
#[derive(Clone, Copy)]
struct Item {
    min: [f32; 3],
    max: [f32; 3],
    triangle: u32,
}

impl Item {
    /// Twice the middle along an axis.
    #[inline]
    fn middle(&self, k: usize) -> f32 {
        self.min[k] + self.max[k]
    }
}

/// The nearest f32 that is not above `x`.
#[inline]
fn down(x: f64) -> f32 {
    let f = x as f32;
    if f64::from(f) > x { f.next_down() } else { f }
}

/// The nearest f32 that is not below `x`.
#[inline]
fn up(x: f64) -> f32 {
    let f = x as f32;
    if f64::from(f) < x { f.next_up() } else { f }
}

/// A box of f32 that holds others.
#[derive(Clone, Copy)]
struct Box32 {
    min: [f32; 3],
    max: [f32; 3],
}

impl Box32 {
    const NOTHING: Self = Self { min: [f32::INFINITY; 3], max: [f32::NEG_INFINITY; 3] };

    #[inline]
    fn add(&mut self, min: &[f32; 3], max: &[f32; 3]) {
        for k in 0..3 {
            self.min[k] = if min[k] < self.min[k] { min[k] } else { self.min[k] };
            self.max[k] = if max[k] > self.max[k] { max[k] } else { self.max[k] };
        }
    }

    /// Half the surface; 0 for nothing.
    fn surface(&self) -> f32 {
        let e = [0, 1, 2].map(|k| self.max[k] - self.min[k]);
        if e[0] < 0.0 { 0.0 } else { e[0] * e[1] + e[1] * e[2] + e[2] * e[0] }
    }

    fn of(items: &[Item]) -> Self {
        let mut b = Self::NOTHING;
        items.iter().for_each(|i| b.add(&i.min, &i.max));
        b
    }
}

impl Tree {
    /// The tree of triangles with these corners; `has_features` tells of each whether it owns an edge or a corner.
    pub(super) fn new(count: usize, corners: impl Fn(usize) -> [DVec3; 3], has_features: impl Fn(u32) -> bool) -> Self {
        let mut items: Vec<Item> = (0..count)
            .map(|t| {
                let c = corners(t);
                let mut b = Box32::NOTHING;
                for p in c {
                    b.add(&[down(p.x), down(p.y), down(p.z)], &[up(p.x), up(p.y), up(p.z)]);
                }
                Item { min: b.min, max: b.max, triangle: t as u32 }
            })
            .collect();
        let mut tree = Self { nodes: Vec::with_capacity(count / 7), order: vec![0; count] };
        tree.node(&mut items, 0, 0, &has_features);
        for (slot, item) in tree.order.iter_mut().zip(&items) {
            *slot = item.triangle;
        }
        tree.nodes.shrink_to_fit();
        tree
    }

    /// Adds the node of `items`, which begin at `start` of the order; returns its name and whether it has features.
    fn node(&mut self, items: &mut [Item], start: usize, depth: usize, has: &impl Fn(u32) -> bool) -> u32 {
        let at = self.nodes.len();
        self.nodes.push(Node { min: [[f32::INFINITY; 4]; 3], max: [[f32::NEG_INFINITY; 4]; 3], child: [EMPTY; 4] });
        // split the largest of the parts until there are four
        let mut ends = [(0, items.len()); 4];
        let mut boxes = [Box32::of(items), Box32::NOTHING, Box32::NOTHING, Box32::NOTHING];
        let mut count = 1;
        while count < 4 {
            let wide = |k: &usize| ends[*k].1 - ends[*k].0 > LEAF;
            let Some(k) =
                (0..count).filter(wide).reduce(|a, b| if boxes[b].surface() > boxes[a].surface() { b } else { a })
            else {
                break;
            };
            let (from, to) = ends[k];
            let (middle, known) = divide(&mut items[from..to], depth);
            let middle = from + middle;
            (ends[k], ends[count]) = ((from, middle), (middle, to));
            (boxes[k], boxes[count]) =
                known.unwrap_or_else(|| (Box32::of(&items[from..middle]), Box32::of(&items[middle..to])));
            count += 1;
        }
        let mut any = 0;
        for k in 0..count {
            let (from, to) = ends[k];
            let part = &mut items[from..to];
            let child = if part.len() <= LEAF {
                let features = if part.iter().any(|i| has(i.triangle)) { HAS_FEATURES } else { 0 };
                IS_LEAF | features | (part.len() as u32 - 1) << 24 | (start + from) as u32
            } else {
                self.node(part, start + from, depth + 1, has)
            };
            any |= child & HAS_FEATURES;
            let node = &mut self.nodes[at];
            node.child[k] = child;
            for axis in 0..3 {
                node.min[axis][k] = boxes[k].min[axis];
                node.max[axis][k] = boxes[k].max[axis];
            }
        }
        at as u32 | any
    }

    /// Memory [bytes].
    pub(super) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>() + self.order.capacity() * 4
    }

    /// The triangles of a leaf.
    #[inline]
    fn leaf(&self, child: u32) -> &[u32] {
        let (start, count) = ((child & 0xff_ffff) as usize, (child >> 24 & 3) as usize + 1);
        &self.order[start..start + count]
    }

    /// Calls `found` with every triangle in a leaf whose box meets `aabb`; only those below which features lie if
    /// `features`.
    pub(super) fn overlapping(&self, aabb: &Aabb, features: bool, stack: &mut Vec<u32>, mut found: impl FnMut(u32)) {
        let low = [aabb.min.x, aabb.min.y, aabb.min.z].map(down);
        let high = [aabb.max.x, aabb.max.y, aabb.max.z].map(up);
        stack.clear();
        if !self.nodes.is_empty() {
            stack.push(0);
        }
        while let Some(at) = stack.pop() {
            let node = &self.nodes[at as usize];
            let mut hit = [true; 4];
            for axis in 0..3 {
                for k in 0..4 {
                    hit[k] &= node.min[axis][k] <= high[axis] && low[axis] <= node.max[axis][k];
                }
            }
            for k in 0..4 {
                let child = node.child[k];
                if !hit[k] || child == EMPTY || features && child & HAS_FEATURES == 0 {
                    continue;
                }
                if child & IS_LEAF == 0 {
                    stack.push(child & !HAS_FEATURES);
                } else {
                    self.leaf(child).iter().for_each(|&t| found(t));
                }
            }
        }
    }

    /// Walks towards the nearest triangle: `bound` gives a lower bound of a child's measure from its box (`None`: skip), `leaf`
    /// is called with triangles and the present limit and returns the new one. Children whose bound is above the limit are skipped.
    pub(super) fn nearest(
        &self,
        mut limit: f64,
        stack: &mut Vec<(f64, u32)>,
        bound: impl Fn(&Aabb) -> Option<f64>,
        mut leaf: impl FnMut(&[u32], f64) -> f64,
    ) {
        stack.clear();
        if !self.nodes.is_empty() {
            stack.push((f64::NEG_INFINITY, 0));
        }
        while let Some((least, at)) = stack.pop() {
            if least > limit {
                continue;
            }
            if at & IS_LEAF != 0 {
                limit = leaf(self.leaf(at), limit);
                continue;
            }
            let node = &self.nodes[(at & !HAS_FEATURES) as usize];
            let first = stack.len();
            for k in (0..4).filter(|&k| node.child[k] != EMPTY) {
                let at = |m: &[[f32; 4]; 3]| DVec3::new(m[0][k].into(), m[1][k].into(), m[2][k].into());
                if let Some(b) = bound(&Aabb::new(at(&node.min), at(&node.max)))
                    && b <= limit
                {
                    stack.push((b, node.child[k]));
                }
            }
            // the nearest last, so that it is taken first
            stack[first..].sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(b.1.cmp(&a.1)));
        }
    }
}

/// Puts the items into two parts, neither empty; returns where the second begins, and the boxes of both if they are known.
fn divide(items: &mut [Item], depth: usize) -> (usize, Option<(Box32, Box32)>) {
    // near the leaves by count, so that leaves and the nodes above them are full: a third less memory
    let few = items.len() <= FEW_TRIANGLES;
    let unit = if items.len() > 4 * LEAF { 4 * LEAF } else { LEAF };
    let half = if few { (items.len() / 2).next_multiple_of(unit) } else { items.len() / 2 };
    let (mut low, mut high) = ([f32::INFINITY; 3], [f32::NEG_INFINITY; 3]);
    for i in items.iter() {
        for k in 0..3 {
            let m = i.middle(k);
            low[k] = if m < low[k] { m } else { low[k] };
            high[k] = if m > high[k] { m } else { high[k] };
        }
    }
    let wide = [0, 1, 2].map(|k| high[k] - low[k]);
    let axis = if wide[0] >= wide[1] && wide[0] >= wide[2] {
        0
    } else if wide[1] >= wide[2] {
        1
    } else {
        2
    };
    if !(wide[axis] > 0.0) {
        return (half, None);
    }
    let scale = BINS as f32 / wide[axis];
    let from = low[axis];
    if !few && depth < MOST_BALANCED_DEPTH && scale.is_finite() {
        let bin = |i: &Item| {
            let b = ((i.middle(axis) - from) * scale) as usize;
            if b < BINS { b } else { BINS - 1 }
        };
        if let Some((cut, boxes)) = best_cut(items, &bin) {
            let middle = partition(items, |i| bin(i) < cut);
            if middle > 0 && middle < items.len() {
                return (middle, Some(boxes));
            }
        }
    }
    items.select_nth_unstable_by(half, |a, b| {
        a.middle(axis).total_cmp(&b.middle(axis)).then(a.triangle.cmp(&b.triangle))
    });
    (half, None)
}

/// The first bin of the second part of the cut with the least surface times count, and the boxes of both parts.
fn best_cut(items: &[Item], bin: &impl Fn(&Item) -> usize) -> Option<(usize, (Box32, Box32))> {
    let mut boxes = [Box32::NOTHING; BINS];
    let mut counts = [0_u32; BINS];
    for i in items {
        let b = bin(i);
        boxes[b].add(&i.min, &i.max);
        counts[b] += 1;
    }
    let mut right = [(0.0, Box32::NOTHING); BINS];
    let (mut sum, mut count) = (Box32::NOTHING, 0);
    for k in (1..BINS).rev() {
        sum.add(&boxes[k].min, &boxes[k].max);
        count += counts[k];
        right[k] = (sum.surface() * count as f32, sum);
    }
    let (mut sum, mut count) = (Box32::NOTHING, 0);
    let mut best: Option<(f32, usize, Box32)> = None;
    for k in 1..BINS {
        sum.add(&boxes[k - 1].min, &boxes[k - 1].max);
        count += counts[k - 1];
        let cost = sum.surface() * count as f32 + right[k].0;
        if count > 0 && count < items.len() as u32 && best.is_none_or(|b| cost < b.0) {
            best = Some((cost, k, sum));
        }
    }
    best.map(|(_, k, left)| (k, (left, right[k].1)))
}

/// Items for which `first` holds before the others; returns how many they are.
fn partition(items: &mut [Item], first: impl Fn(&Item) -> bool) -> usize {
    let (mut i, mut j) = (0, items.len());
    while i < j {
        if first(&items[i]) {
            i += 1;
        } else {
            j -= 1;
            items.swap(i, j);
        }
    }
    i
}
