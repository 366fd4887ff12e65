//! Sparse block factorisation: 6×6 blocks, one per body, pattern of the body graph.
//!
//! The matrix has symmetric pattern and, in general, unsymmetric values: block LU without pivoting between blocks,
//! partial pivoting inside them; LDLᵀ when the values are symmetric. Columns are ordered by minimum degree between the
//! separators of a nested dissection. A general library would work on scalars and choose its instructions by machine;
//! this one works on blocks and gives the same bits everywhere.

use crate::linear::dissection::dissect;
use crate::linear::lanes::{Eight, LANES, Lanes};
use pulp::{Arch, Simd, WithSimd};
use std::collections::BTreeSet;
use tumble_math::order::max;

/// A 6×6 block, column by column; two lanes of a column stay zero.
pub(crate) type Block6 = [Eight; 6];

const ZERO: Block6 = [Eight::ZERO; 6];

/// Elimination order and pattern of the factor; kept while the graph stays the same.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pattern {
    /// The graph it was made for.
    edges: Vec<(u32, u32)>,
    count: usize,
    /// What it is known to exceed, if there is no pattern.
    refused: Most,
    /// Place of each node in the elimination.
    pub(crate) place: Vec<u32>,
    /// Node eliminated at each place.
    node: Vec<u32>,
    /// Start of each column in `rows`.
    start: Vec<usize>,
    /// Places below the diagonal of each column, ascending.
    rows: Vec<u32>,
    /// For each column, where the product of its entries (p, q), p > q, goes.
    target: Vec<u32>,
    target_start: Vec<usize>,
}

/// How much a factorisation may take.
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
    2 * blocks * size_of::<Block6>() + (0.5 * products) as usize * size_of::<u32>()
}

/// Products that the elimination of so many nodes takes at least, the next of them having that many neighbours: as many
/// as if the edges were shared out evenly, and as many as that node and the clique that it leaves.
fn least_products(nodes: usize, edges: usize, degree: usize) -> f64 {
    let (nodes, edges, degree) = (nodes as f64, edges as f64, degree as f64);
    let shared_out = edges * (edges / nodes + 1.0);
    let clique = degree * (degree + 1.0) * (degree + 2.0) / 3.0;
    // a rounding may not refuse what just fits
    max(shared_out * (1.0 - 1e-12), clique)
}

/// Nodes of no more neighbours are eliminated before the graph is dissected: few products, and no separator is wasted on
/// what hangs by a thread. Chosen by the products of heaps, walls and grids.
const FEW: usize = 3;

/// When a node is eliminated: the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Turn {
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

    fn takes_at_most(&self, most: Most) -> bool {
        self.products() <= most.products && memory(self.rows.len(), self.products()) <= most.bytes
    }

    /// Products of blocks that a factorisation takes, unsymmetric.
    pub(crate) fn products(&self) -> f64 {
        2.0 * (self.target.len() + self.rows.len()) as f64
    }

    /// Elimination on the explicit graph: what has few neighbours first, then what lies between separators by minimum
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
        let mut turn: Vec<Turn> =
            (0..n).map(|i| Turn { separates: false, degree: neighbours[i].len(), rank: i as u32 }).collect();
        let mut queue: BTreeSet<(Turn, u32)> = turn.iter().copied().zip(0..).collect();
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
            if !dissected && next.degree > FEW {
                dissected = true;
                let mut left: Vec<u32> = queue.iter().map(|(_, v)| *v).collect();
                left.sort_unstable();
                queue.clear();
                for (rank, (v, separates)) in (0..).zip(dissect(&neighbours, left)) {
                    let degree = if separates { 0 } else { neighbours[v as usize].len() };
                    turn[v as usize] = Turn { separates, degree, rank };
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

/// The numbers of a matrix and, after [`Factor::factor`], of its factor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Factor {
    /// Diagonal blocks; their inverses after factorisation.
    pub(crate) diagonal: Vec<Block6>,
    /// Blocks below the diagonal, in the order of the pattern.
    pub(crate) lower: Vec<Block6>,
    /// Blocks right of the diagonal: `upper[e]` is row-column swapped `lower[e]`. Unused when symmetric.
    pub(crate) upper: Vec<Block6>,
    pub(crate) symmetric: bool,
    column: Vec<Block6>,
    work: Vec<[f64; 6]>,
}

impl Factor {
    /// Zeroes the matrix for assembly.
    pub(crate) fn clear(&mut self, pattern: &Pattern, symmetric: bool) {
        self.symmetric = symmetric;
        for (blocks, len) in [
            (&mut self.diagonal, pattern.count),
            (&mut self.lower, pattern.rows.len()),
            (&mut self.upper, if symmetric { 0 } else { pattern.rows.len() }),
        ] {
            blocks.clear();
            blocks.resize(len, ZERO);
        }
        self.work.resize(pattern.count, [0.0; 6]);
    }

    /// Factorises in place; false when a diagonal block is singular or not finite.
    pub(crate) fn factor(&mut self, pattern: &Pattern) -> bool {
        // a column of a block is what a vector unit takes at a time; every number is rounded alone
        Arch::new().dispatch(Elimination { factor: self, pattern })
    }

    #[inline(always)]
    fn eliminate<S: Simd>(&mut self, simd: S, pattern: &Pattern) -> bool {
        for j in 0..pattern.count {
            let Some(inverse) = inverse(&self.diagonal[j]) else { return false };
            self.diagonal[j] = inverse;
            let (from, to) = (pattern.start[j], pattern.start[j + 1]);
            let mut t = pattern.target_start[j];
            self.column.clear();
            if self.symmetric {
                for e in from..to {
                    self.column.push(transpose(&self.lower[e]));
                    self.lower[e] = product(simd, &self.lower[e], &inverse);
                }
                for q in 0..to - from {
                    let right = self.column[q];
                    let left = self.lower[from + q];
                    subtract_product(simd, &mut self.diagonal[pattern.rows[from + q] as usize], &left, &right);
                    for p in q + 1..to - from {
                        let k = pattern.target[t] as usize;
                        t += 1;
                        let left = self.lower[from + p];
                        subtract_product(simd, &mut self.lower[k], &left, &right);
                    }
                }
            } else {
                for e in from..to {
                    self.lower[e] = product(simd, &self.lower[e], &inverse);
                }
                for q in from..to {
                    let (left_q, right_q) = (self.lower[q], self.upper[q]);
                    subtract_product(simd, &mut self.diagonal[pattern.rows[q] as usize], &left_q, &right_q);
                    for p in q + 1..to {
                        let k = pattern.target[t] as usize;
                        t += 1;
                        let (left_p, right_p) = (self.lower[p], self.upper[p]);
                        subtract_product(simd, &mut self.lower[k], &left_p, &right_q);
                        subtract_product(simd, &mut self.upper[k], &left_q, &right_p);
                    }
                }
            }
        }
        true
    }

    /// x := A⁻¹ b, six numbers per node.
    pub(crate) fn solve(&mut self, pattern: &Pattern, b: &[f64], x: &mut [f64]) {
        let y = &mut self.work;
        for (place, &node) in pattern.node.iter().enumerate() {
            let from = 6 * node as usize;
            y[place].copy_from_slice(&b[from..from + 6]);
        }
        for j in 0..pattern.count {
            let v = y[j];
            for e in pattern.start[j]..pattern.start[j + 1] {
                subtract_times(&mut y[pattern.rows[e] as usize], &self.lower[e], &v);
            }
        }
        for j in (0..pattern.count).rev() {
            let mut v = y[j];
            let entries = pattern.start[j]..pattern.start[j + 1];
            if !self.symmetric {
                for e in entries.clone() {
                    let w = y[pattern.rows[e] as usize];
                    subtract_times(&mut v, &self.upper[e], &w);
                }
            }
            let mut out = [0.0; 6];
            for k in 0..6 {
                for r in 0..6 {
                    out[r] += self.diagonal[j][k][r] * v[k];
                }
            }
            if self.symmetric {
                // Lᵀ: a column of the block against the later unknowns
                for e in entries {
                    let w = &y[pattern.rows[e] as usize];
                    for k in 0..6 {
                        let mut sum = 0.0;
                        for r in 0..6 {
                            sum += self.lower[e][k][r] * w[r];
                        }
                        out[k] -= sum;
                    }
                }
            }
            y[j] = out;
        }
        for (place, &node) in pattern.node.iter().enumerate() {
            let from = 6 * node as usize;
            x[from..from + 6].copy_from_slice(&y[place]);
        }
    }
}

/// A factorisation, to be carried out by whatever vector unit there is.
struct Elimination<'a> {
    factor: &'a mut Factor,
    pattern: &'a Pattern,
}

impl WithSimd for Elimination<'_> {
    type Output = bool;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> bool {
        self.factor.eliminate(simd, self.pattern)
    }
}

/// c − a b, column by column.
#[inline(always)]
fn subtract_product<S: Simd>(simd: S, c: &mut Block6, a: &Block6, b: &Block6) {
    for piece in 0..LANES / S::F64_LANES {
        let a: [Lanes<S>; 6] = std::array::from_fn(|k| a[k].load(simd, piece));
        for j in 0..6 {
            let mut column = c[j].load(simd, piece);
            for k in 0..6 {
                column = column - Lanes::splat(simd, b[j][k]) * a[k];
            }
            c[j].store(piece, column);
        }
    }
}

/// a b, column by column.
#[inline(always)]
fn product<S: Simd>(simd: S, a: &Block6, b: &Block6) -> Block6 {
    let mut c = ZERO;
    for piece in 0..LANES / S::F64_LANES {
        let a: [Lanes<S>; 6] = std::array::from_fn(|k| a[k].load(simd, piece));
        for j in 0..6 {
            let mut column = Lanes::splat(simd, 0.0);
            for k in 0..6 {
                column = column + Lanes::splat(simd, b[j][k]) * a[k];
            }
            c[j].store(piece, column);
        }
    }
    c
}

#[inline(always)]
fn subtract_times(y: &mut [f64; 6], a: &Block6, x: &[f64; 6]) {
    for k in 0..6 {
        for r in 0..6 {
            y[r] -= a[k][r] * x[k];
        }
    }
}

fn transpose(a: &Block6) -> Block6 {
    let mut c = ZERO;
    for j in 0..6 {
        for i in 0..6 {
            c[i][j] = a[j][i];
        }
    }
    c
}

/// Gauss–Jordan with partial pivoting.
fn inverse(a: &Block6) -> Option<Block6> {
    let mut m = [[0.0; 12]; 6];
    for i in 0..6 {
        for j in 0..6 {
            m[i][j] = a[j][i];
        }
        m[i][6 + i] = 1.0;
    }
    for k in 0..6 {
        let mut pivot = k;
        for i in k + 1..6 {
            if m[i][k].abs() > m[pivot][k].abs() {
                pivot = i;
            }
        }
        // written so that a NaN fails
        if !(m[pivot][k].abs() > f64::MIN_POSITIVE) {
            return None;
        }
        m.swap(k, pivot);
        let scale = 1.0 / m[k][k];
        for j in 0..12 {
            m[k][j] *= scale;
        }
        let row = m[k];
        for i in 0..6 {
            if i != k && m[i][k] != 0.0 {
                let f = m[i][k];
                for j in 0..12 {
                    m[i][j] -= f * row[j];
                }
            }
        }
    }
    let mut c = ZERO;
    for i in 0..6 {
        for j in 0..6 {
            c[j][i] = m[i][6 + j];
        }
    }
    Some(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reproducible number in (−1, 1).
    fn noise(seed: &mut u64) -> f64 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        f64::from((*seed >> 33) as u32) / f64::from(1u32 << 30) - 1.0
    }

    /// Bodies of a heap, each touching those before it that are near.
    fn heap(n: u32, width: u32) -> Vec<(u32, u32)> {
        let mut seed = 3;
        let mut edges = Vec::new();
        for j in 1..n {
            let reach = [1, width, width + 1, width * width, width * width + 1];
            edges.extend(reach.iter().filter(|r| **r <= j && noise(&mut seed) < 0.6).map(|r| (j - r, j)));
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

    #[test]
    fn a_random_grid_is_solved_symmetric_and_unsymmetric() {
        let (width, height) = (5, 4);
        let n = width * height;
        let mut edges = Vec::new();
        for i in 0..n as u32 {
            let w = width as u32;
            if i % w + 1 < w {
                edges.push((i, i + 1));
            }
            if i + w < n as u32 {
                edges.push((i, i + w));
            }
        }
        edges.sort_unstable();
        let mut pattern = Pattern::default();
        assert!(pattern.update(n, &edges, Most::ANY));
        for symmetric in [true, false] {
            let mut seed = 7;
            let mut dense = vec![0.0; 36 * n * n];
            let mut factor = Factor::default();
            factor.clear(&pattern, symmetric);
            let mut put = |r: usize, c: usize, block: &Block6| {
                for j in 0..6 {
                    for i in 0..6 {
                        dense[(6 * r + i) * 6 * n + 6 * c + j] = block[j][i];
                    }
                }
            };
            for i in 0..n {
                let mut b = ZERO;
                for j in 0..6 {
                    for k in 0..=j {
                        let x = noise(&mut seed);
                        b[j][k] = x;
                        b[k][j] = x;
                    }
                    b[j][j] += 20.0;
                }
                put(i, i, &b);
                factor.diagonal[pattern.place[i] as usize] = b;
            }
            for &(i, j) in &edges {
                let mut b = ZERO;
                b.iter_mut().flat_map(|c| &mut c.0[..6]).for_each(|x| *x = noise(&mut seed));
                let mut c = transpose(&b);
                if !symmetric {
                    c.iter_mut().flat_map(|c| &mut c.0[..6]).for_each(|x| *x += 0.3 * noise(&mut seed));
                }
                put(i as usize, j as usize, &b);
                put(j as usize, i as usize, &c);
                let (pi, pj) = (pattern.place[i as usize], pattern.place[j as usize]);
                let (low, up) = if pi > pj { (b, c) } else { (c, b) };
                let e = pattern.entry(pi.max(pj), pi.min(pj));
                factor.lower[e] = low;
                if !symmetric {
                    factor.upper[e] = up;
                }
            }
            assert!(factor.factor(&pattern));
            let exact: Vec<f64> = (0..6 * n).map(|_| noise(&mut seed)).collect();
            let b: Vec<f64> = (0..6 * n).map(|r| (0..6 * n).map(|c| dense[r * 6 * n + c] * exact[c]).sum()).collect();
            let mut x = vec![0.0; 6 * n];
            factor.solve(&pattern, &b, &mut x);
            for (a, b) in x.iter().zip(&exact) {
                assert!((a - b).abs() < 1e-13, "{a} {b}");
            }
        }
    }
}
