//! Blocks of the factor of a body graph, and the order in which bodies are eliminated: minimum degree between the
//! separators of a nested dissection. Kept while the graph stays the same; refused early where it would be too expensive.

use crate::linear::dissection::dissect;
use crate::linear::lanes::Eight;
use std::collections::BTreeSet;
use tumble_math::order::max;

/// Elimination order and pattern of the factor; kept while the graph stays the same.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pattern {
    /// The graph it was made for.
    edges: Vec<(u32, u32)>,
    pub(super) count: usize,
    /// Limit that the pattern is known to exceed, if there is none.
    refused: Most,
    /// Place of each node in the elimination.
    pub(crate) place: Vec<u32>,
    /// Node eliminated at each place.
    pub(super) node: Vec<u32>,
    /// Start of each column in `rows`.
    pub(super) start: Vec<usize>,
    /// Places below the diagonal of each column, ascending.
    pub(super) rows: Vec<u32>,
    /// For each column, where the product of its entries (p, q), p > q, goes.
    pub(super) target: Vec<u32>,
    pub(super) target_start: Vec<usize>,
}

/// Limits of a factorisation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Most {
    /// Products of blocks.
    pub(crate) products: f64,
    /// Memory of pattern and blocks [bytes].
    pub(crate) bytes: usize,
}

impl Most {
    /// Any amount.
    pub(crate) const ANY: Self = Self { products: f64::INFINITY, bytes: usize::MAX };
}

/// Memory of a factor of so many blocks below the diagonal and products [bytes]: the blocks on either side of it, and where
/// each second product goes.
fn memory(blocks: usize, products: f64) -> usize {
    2 * blocks * size_of::<[Eight; 6]>() + (0.5 * products) as usize * size_of::<u32>()
}

/// Products that the elimination of so many nodes takes at least, the next of them having that many neighbours: as many
/// as if the edges were shared out evenly, and as many as that node and the clique that it leaves.
fn least_products(nodes: usize, edges: usize, degree: usize) -> f64 {
    let (nodes, edges, degree) = (nodes as f64, edges as f64, degree as f64);
    let shared_out = edges * (edges / nodes + 1.0);
    let clique = degree * (degree + 1.0) * (degree + 2.0) / 3.0;
    // a rounding may not refuse a pattern that just fits
    max(shared_out * (1.0 - 1e-12), clique)
}

/// Neighbours up to which nodes are eliminated before the graph is dissected [–]: few products, and no separator is wasted on
/// chains. Chosen by the products of heaps, walls and grids, not derived.
const FEW_NEIGHBOURS: usize = 3;

/// Rank of a node in the elimination: the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct EliminationRank {
    separates: bool,
    /// Neighbours that are left; 0 for a node of a separator, whose turn is its rank.
    degree: usize,
    rank: u32,
}

/// The union of two ascending lists, without `but`.
fn merge(a: &[u32], b: &[u32], but: [u32; 2], out: &mut Vec<u32>) {
    out.clear();
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        let (x, y) = (a.get(i).copied().unwrap_or(u32::MAX), b.get(j).copied().unwrap_or(u32::MAX));
        let next = if x < y { x } else { y };
        i += usize::from(x == next);
        j += usize::from(y == next);
        if !but.contains(&next) {
            out.push(next);
        }
    }
}

/// The later neighbours of each place, ascending, where nodes with these edges are eliminated at their `place`: those of place k are
/// `rows[start[k]..start[k + 1]]`.
pub(super) fn fill_in(place: &[u32], edges: &[(u32, u32)], start: &mut Vec<usize>, rows: &mut Vec<u32>) {
    let mut later: Vec<Vec<u32>> = vec![Vec::new(); place.len()];
    for &(a, b) in edges {
        let (a, b) = (place[a as usize], place[b as usize]);
        later[a.min(b) as usize].push(a.max(b));
    }
    start.clear();
    rows.clear();
    start.push(0);
    for k in 0..place.len() {
        let mut column = std::mem::take(&mut later[k]);
        column.sort_unstable();
        column.dedup();
        // the first of them is eliminated next, and joins the others
        if let Some((&first, rest)) = column.split_first() {
            later[first as usize].extend_from_slice(rest);
        }
        rows.append(&mut column);
        start.push(rows.len());
    }
}

impl Pattern {
    /// Makes the pattern for `count` nodes and the given edges (i < j, sorted, no doubles); cheap when nothing changed.
    /// Whether a factorisation takes no more than it may; if it does, there is no pattern.
    pub(crate) fn update(&mut self, count: usize, edges: &[(u32, u32)], most: Most) -> bool {
        if self.count == count && self.edges == edges {
            if !self.start.is_empty() {
                return self.takes_at_most(most);
            }
            if most.products <= self.refused.products && most.bytes <= self.refused.bytes {
                return false;
            }
        }
        self.count = count;
        self.edges.clear();
        self.edges.extend_from_slice(edges);
        self.refused = Most::default();
        let Some(columns) = self.eliminate(most) else {
            self.start.clear();
            self.refused = most;
            return false;
        };
        self.start.clear();
        self.rows.clear();
        self.start.push(0);
        for column in &columns {
            let from = self.rows.len();
            self.rows.extend(column.iter().map(|&node| self.place[node as usize]));
            self.rows[from..].sort_unstable();
            self.start.push(self.rows.len());
        }
        self.find_targets();
        self.takes_at_most(most)
    }

    /// The order in which `count` nodes with these edges (i < j, sorted, no doubles) are eliminated; cheap when nothing changed.
    pub(crate) fn order(&mut self, count: usize, edges: &[(u32, u32)]) -> &[u32] {
        if self.count != count || self.edges != edges || self.node.len() != count {
            self.count = count;
            self.edges.clear();
            self.edges.extend_from_slice(edges);
            // the order alone: no pattern is known
            (self.refused, self.start) = (Most::default(), Vec::new());
            self.eliminate(Most::ANY);
        }
        &self.node
    }

    /// Makes the pattern for nodes that are eliminated in this `order`, with these edges (i < j, sorted, no doubles); cheap when nothing changed.
    pub(crate) fn update_in_order(&mut self, order: &[u32], edges: &[(u32, u32)]) {
        if !self.start.is_empty() && self.node == order && self.edges == edges {
            return;
        }
        let n = order.len();
        self.count = n;
        self.edges.clear();
        self.edges.extend_from_slice(edges);
        self.refused = Most::default();
        self.node.clear();
        self.node.extend_from_slice(order);
        self.place.clear();
        self.place.resize(n, 0);
        for (place, &node) in order.iter().enumerate() {
            self.place[node as usize] = place as u32;
        }
        fill_in(&self.place, edges, &mut self.start, &mut self.rows);
        self.find_targets();
    }

    fn takes_at_most(&self, most: Most) -> bool {
        self.products() <= most.products && memory(self.rows.len(), self.products()) <= most.bytes
    }

    /// Products of blocks that a factorisation takes, unsymmetric.
    pub(crate) fn products(&self) -> f64 {
        2.0 * (self.target.len() + self.rows.len()) as f64
    }

    /// Elimination on the explicit graph: nodes of few neighbours first, then those between separators by minimum
    /// degree, then the separators. Returns each eliminated node's later neighbours, or nothing when they would take more
    /// than they may.
    fn eliminate(&mut self, most: Most) -> Option<Vec<Vec<u32>>> {
        let n = self.count;
        // in ascending order, as the edges are, and kept so
        let mut neighbours: Vec<Vec<u32>> = vec![Vec::new(); n];
        for &(i, j) in &self.edges {
            neighbours[i as usize].push(j);
            neighbours[j as usize].push(i);
        }
        let mut turn: Vec<EliminationRank> =
            (0..n).map(|i| EliminationRank { separates: false, degree: neighbours[i].len(), rank: i as u32 }).collect();
        let mut queue: BTreeSet<(EliminationRank, u32)> = turn.iter().copied().zip(0..).collect();
        self.node.clear();
        self.place.clear();
        self.place.resize(n, 0);
        let mut columns = Vec::with_capacity(n);
        let mut merged = Vec::new();
        let (mut products, mut blocks) = (0.0, 0);
        let mut edges = self.edges.len();
        let mut dissected = false;
        while let Some(&(next, v)) = queue.first() {
            let left = least_products(n - self.node.len(), edges, neighbours[v as usize].len());
            if products + left > most.products || memory(blocks + edges, products + left) > most.bytes {
                return None;
            }
            if !dissected && next.degree > FEW_NEIGHBOURS {
                dissected = true;
                let mut left: Vec<u32> = queue.iter().map(|(_, v)| *v).collect();
                left.sort_unstable();
                queue.clear();
                for (rank, (v, separates)) in (0..).zip(dissect(&neighbours, left)) {
                    let degree = if separates { 0 } else { neighbours[v as usize].len() };
                    turn[v as usize] = EliminationRank { separates, degree, rank };
                    queue.insert((turn[v as usize], v));
                }
                continue;
            }
            queue.pop_first();
            self.place[v as usize] = self.node.len() as u32;
            self.node.push(v);
            let clique = std::mem::take(&mut neighbours[v as usize]);
            products += (clique.len() * (clique.len() + 1)) as f64;
            blocks += clique.len();
            let mut joined = 0;
            // the neighbours become a clique, without v
            for &w in &clique {
                let old = &mut neighbours[w as usize];
                let degree = old.len();
                merge(old, &clique, [v, w], &mut merged);
                std::mem::swap(old, &mut merged);
                joined += old.len() + 1 - degree;
                let turn = &mut turn[w as usize];
                if old.len() != degree && !turn.separates {
                    queue.remove(&(*turn, w));
                    turn.degree = old.len();
                    queue.insert((*turn, w));
                }
            }
            // each new edge joined two
            edges = edges + joined / 2 - clique.len();
            columns.push(clique);
        }
        Some(columns)
    }

    fn find_targets(&mut self) {
        self.target.clear();
        self.target_start.clear();
        self.target_start.push(0);
        for j in 0..self.count {
            let column = &self.rows[self.start[j]..self.start[j + 1]];
            for q in 0..column.len() {
                let mut k = self.start[column[q] as usize];
                for &row in &column[q + 1..] {
                    while self.rows[k] < row {
                        k += 1;
                    }
                    debug_assert_eq!(self.rows[k], row);
                    self.target.push(k as u32);
                }
            }
            self.target_start.push(self.target.len());
        }
    }

    /// Index of the block in place-row `row` below the diagonal of place-column `column`.
    pub(crate) fn entry(&self, row: u32, column: u32) -> usize {
        let from = self.start[column as usize];
        let column = &self.rows[from..self.start[column as usize + 1]];
        from + column.partition_point(|&r| r < row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_random::{Lcg, Random as _};

    /// A reproducible number in (−1, 1).
    fn noise(dice: &mut Lcg) -> f64 {
        f64::from((dice.bits() >> 33) as u32) / f64::from(1u32 << 30) - 1.0
    }

    /// Bodies of a heap, each touching those before it that are near.
    fn heap(n: u32, width: u32) -> Vec<(u32, u32)> {
        let mut dice = Lcg(3);
        let mut edges = Vec::new();
        for j in 1..n {
            let reach = [1, width, width + 1, width * width, width * width + 1];
            edges.extend(reach.iter().filter(|r| **r <= j && noise(&mut dice) < 0.6).map(|r| (j - r, j)));
        }
        edges.sort_unstable();
        edges.dedup();
        edges
    }

    #[test]
    fn what_is_too_dear_is_refused_early_and_nothing_else_is() {
        for (n, width) in [(2, 1), (60, 3), (200, 5), (700, 8)] {
            let edges = heap(n, width);
            let mut free = Pattern::default();
            assert!(free.update(n as usize, &edges, Most::ANY));
            let products = free.products();
            for part in [0.0, 0.1, 0.5, 0.9, 0.99, 1.0, 1.01, 2.0] {
                let most = (part * products).floor();
                let mut pattern = Pattern::default();
                assert_eq!(
                    pattern.update(n as usize, &edges, Most { products: most, ..Most::ANY }),
                    most >= products,
                    "{n} {part}"
                );
            }
            if n == 700 {
                let mut pattern = Pattern::default();
                assert!(!pattern.update(n as usize, &edges, Most { products: 0.3 * products, ..Most::ANY }));
                // no node is eliminated that 30 % of the products would have reached without looking ahead
                let mut spent = 0.0;
                let columns = free.start.windows(2).map(|w| (w[1] - w[0]) as f64);
                let reached = columns.take_while(|c| {
                    spent += c * (c + 1.0);
                    spent <= 0.3 * products
                });
                let reached = reached.count();
                assert!(10 * pattern.node.len() < 9 * reached, "{} of {reached}", pattern.node.len());
            }
        }
    }

    /// The products of a wall of cubes that touch on all sides, numbered by a rule.
    fn products_of_wall(width: u32, number: impl Fn(u32) -> u32) -> f64 {
        let mut edges = Vec::new();
        for i in 0..width * width {
            // beside it, above it, and above it across the joint
            let reach = [(i % width + 1 < width, 1), (true, width), (i % width > 0, width - 1)];
            for (_, step) in reach.into_iter().filter(|(there, step)| *there && i + step < width * width) {
                let (a, b) = (number(i), number(i + step));
                edges.push(if a < b { (a, b) } else { (b, a) });
            }
        }
        edges.sort_unstable();
        let mut pattern = Pattern::default();
        assert!(pattern.update((width * width) as usize, &edges, Most::ANY));
        pattern.products()
    }

    #[test]
    fn a_wall_is_as_dear_whatever_the_order_of_its_cubes() {
        let width = 60;
        let n = width * width;
        // 1,009 is a prime
        let dear = [products_of_wall(width, |i| i), products_of_wall(width, |i| (i * 1_009 + 5) % n)];
        // minimum degree alone: 5.2e6 and 6.0e6
        assert!(dear.iter().all(|p| *p < 4.0e6), "{dear:?}");
        assert!((dear[0] / dear[1] - 1.0).abs() < 0.15, "{dear:?}");
    }
}
