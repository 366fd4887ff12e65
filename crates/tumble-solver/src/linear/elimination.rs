//! Symmetric indefinite elimination of 6×6 blocks in an order that the caller chooses: bodies and joints of a mechanism.
//!
//! ```text
//! [ M  Jᵀ ] [ v ]   [ f ]
//! [ J  −Γ ] [−λ ] = [−b ]
//! ```
//!
//! Where each body is eliminated before the joint to its parent, deepest first, a tree has no fill, and the blocks that are
//! left on the parents are articulated inertias: the recursion of rigid-body dynamics in maximal coordinates. Nothing is
//! regularised. A pivot that vanishes beside its row's first size belongs to a row that depends on the others: it is
//! dropped, and its unknown is zero.
//!
//! A vector unit takes a row or a column of a block at a time. Each number is rounded alone and sums run in one order, so that the
//! bits are those of one number after the other.

use crate::linear::lanes::{Eight, LANES};
use crate::linear::pattern::fill_in;
use pulp::{Arch, NullaryFnOnce};

/// A 6×6 block, row by row; two lanes of a row mean nothing.
pub(crate) type Block = [Eight; 6];

/// Six numbers of a node.
pub(crate) type Six = [f64; 6];

const ZERO: Block = [Eight::ZERO; 6];

/// A pair of later neighbours whose block is not there.
const NO_BLOCK: u32 = u32::MAX;

/// A matrix of nodes with six rows each and, after [`Elimination::factor`], its factor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Elimination {
    /// Place of each node in the order.
    place: Vec<u32>,
    /// First entry of each place's later neighbours in `later`.
    start: Vec<usize>,
    /// Later neighbours of each place, ascending, as places.
    later: Vec<u32>,
    /// For each place, the blocks of the pairs of its later neighbours, the second before the first.
    pairs: Vec<u32>,
    /// Blocks on the diagonal, by place; their inverses, column by column, once factorised.
    diagonal: Vec<Block>,
    /// Blocks below it, rows of the later neighbour; times the inverse of the diagonal once factorised.
    lower: Vec<Block>,
    /// The same column by column: transposed, and once factorised those of the factor.
    columns: Vec<Block>,
    /// Size of the rows of each place before the elimination, and the least pivot: a fraction of it, below which a pivot is dropped.
    scale: Vec<Six>,
    least: Vec<f64>,
    /// Pivots that were dropped.
    pub(crate) dropped: u32,
    /// Order and edges that the pattern was made of.
    known: (Vec<u32>, Vec<(u32, u32)>),
}

impl Elimination {
    /// Zeroes the matrix of nodes that are eliminated in this `order`; the `edges` are the pairs of nodes that have a block.
    pub(crate) fn clear(&mut self, order: &[u32], edges: &[(u32, u32)]) {
        if self.known.0 != order || self.known.1 != edges {
            self.find_pattern(order, edges);
            self.known.0.clear();
            self.known.0.extend_from_slice(order);
            self.known.1.clear();
            self.known.1.extend_from_slice(edges);
        }
        let n = order.len();
        self.diagonal.clear();
        self.diagonal.resize(n, ZERO);
        self.lower.clear();
        self.lower.resize(self.later.len(), ZERO);
        self.columns.resize(self.later.len(), ZERO);
        self.scale.clear();
        self.scale.resize(n, [1.0; 6]);
        self.least.clear();
        self.least.resize(n, 0.0);
    }

    /// Blocks that the elimination fills.
    fn find_pattern(&mut self, order: &[u32], edges: &[(u32, u32)]) {
        let n = order.len();
        self.place.clear();
        self.place.resize(n, 0);
        for (place, &node) in order.iter().enumerate() {
            self.place[node as usize] = place as u32;
        }
        fill_in(&self.place, edges, &mut self.start, &mut self.later);
        self.pairs.clear();
        for k in 0..n {
            for i in self.start[k]..self.start[k + 1] {
                for j in self.start[k]..i {
                    let block = self.slot(self.later[i], self.later[j]);
                    self.pairs.push(block.map_or(NO_BLOCK, |slot| slot as u32));
                }
            }
        }
    }

    /// Index of the block of two places, the row later than the column.
    fn slot(&self, row: u32, column: u32) -> Option<usize> {
        let (from, to) = (self.start[column as usize], self.start[column as usize + 1]);
        self.later[from..to].binary_search(&row).ok().map(|k| from + k)
    }

    /// The block of a node on the diagonal.
    pub(crate) fn diagonal(&mut self, node: u32) -> &mut Block {
        &mut self.diagonal[self.place[node as usize] as usize]
    }

    /// Tells the size of a node's rows before the elimination, and the fraction of it below which a pivot is dropped.
    pub(crate) fn scale(&mut self, node: u32, scale: Six, least: f64) {
        let place = self.place[node as usize] as usize;
        (self.scale[place], self.least[place]) = (scale, least);
    }

    /// Adds to a row of node `a` along the columns of node `b`, and to its mirror image; the nodes differ and share an edge.
    pub(crate) fn add(&mut self, (a, row): (u32, usize), b: u32, values: &Six) {
        let (a, b) = (self.place[a as usize], self.place[b as usize]);
        let Some(slot) = self.slot(a.max(b), a.min(b)) else { return };
        let block = &mut self.lower[slot];
        for (k, value) in values.iter().enumerate().filter(|(_, x)| **x != 0.0) {
            let (row, column) = if a > b { (row, k) } else { (k, row) };
            block[row][column] += value;
        }
    }

    /// Factorises in place.
    pub(crate) fn factor(&mut self) {
        Arch::new().dispatch(Factorise(self));
    }

    #[inline(always)]
    fn eliminate(&mut self) {
        self.dropped = 0;
        let mut pair = 0;
        for k in 0..self.diagonal.len() {
            let (inverse, dropped) = inverse(&self.diagonal[k], &self.scale[k], self.least[k]);
            self.dropped += dropped;
            self.diagonal[k] = transposed(&inverse);
            let (from, to) = (self.start[k], self.start[k + 1]);
            for e in from..to {
                self.columns[e] = transposed(&self.lower[e]);
                self.lower[e] = product(&self.lower[e], &inverse);
            }
            for i in from..to {
                let left = self.lower[i];
                for j in from..i {
                    let target = self.pairs[pair];
                    pair += 1;
                    if let Some(target) = self.lower.get_mut(target as usize) {
                        subtract_product(target, &left, &self.columns[j]);
                    }
                }
                subtract_product(&mut self.diagonal[self.later[i] as usize], &left, &self.columns[i]);
            }
            for e in from..to {
                self.columns[e] = transposed(&self.lower[e]);
            }
        }
    }

    /// Solves with the factor, in place; `x` is by node. `by_place` is memory.
    pub(crate) fn solve(&self, x: &mut [Six], by_place: &mut Vec<Eight>) {
        by_place.clear();
        by_place.resize(x.len(), Eight::ZERO);
        for (x, &place) in x.iter().zip(&self.place) {
            by_place[place as usize] = eight(x);
        }
        Arch::new().dispatch(Substitute(self, by_place));
        for (x, &place) in x.iter_mut().zip(&self.place) {
            *x = six(&by_place[place as usize]);
        }
    }

    /// Solves with the factor, in place, by place in the order.
    #[inline(always)]
    fn substitute(&self, by_place: &mut [Eight]) {
        let n = by_place.len();
        for k in 0..n {
            let b = by_place[k];
            if six(&b) == [0.0; 6] {
                continue;
            }
            for e in self.start[k]..self.start[k + 1] {
                subtract(&mut by_place[self.later[e] as usize], &self.columns[e], &b);
            }
        }
        for k in (0..n).rev() {
            let mut z = times(&self.diagonal[k], &by_place[k]);
            for e in self.start[k]..self.start[k + 1] {
                let x = by_place[self.later[e] as usize];
                for r in 0..6 {
                    subtract_multiple(&mut z, &self.lower[e][r], x.0[r]);
                }
            }
            by_place[k] = z;
        }
    }
}

/// Right sides that were carried forward through a factor: the non-zeros of y = L⁻¹ b, column by column. Then
/// bᵀ A⁻¹ b′ = yᵀ D⁻¹ y′, and a column has entries only where a path leads from its nodes to the end of the order: in a tree, to
/// the root.
#[derive(Clone, Debug, Default)]
pub(crate) struct Columns {
    start: Vec<usize>,
    place: Vec<u32>,
    y: Vec<Eight>,
    /// By place; zero between two uses.
    dense: Vec<Eight>,
}

impl Columns {
    /// Forgets all columns.
    pub(crate) fn clear(&mut self) {
        self.start.clear();
        self.start.push(0);
        self.place.clear();
        self.y.clear();
    }

    /// Adds a column whose right side has these blocks, by node.
    pub(crate) fn push(&mut self, factor: &Elimination, right: impl Iterator<Item = (u32, Six)>) {
        let n = factor.place.len();
        self.dense.resize(n, Eight::ZERO);
        let mut first = n;
        for (node, b) in right {
            let place = factor.place[node as usize] as usize;
            first = first.min(place);
            for (sum, b) in self.dense[place].0.iter_mut().zip(b) {
                *sum += b;
            }
        }
        Arch::new().dispatch(Carry(self, factor, first));
    }

    #[inline(always)]
    fn carry(&mut self, factor: &Elimination, first: usize) {
        for k in first..factor.place.len() {
            let b = self.dense[k];
            if six(&b) == [0.0; 6] {
                continue;
            }
            self.dense[k] = Eight::ZERO;
            self.place.push(k as u32);
            self.y.push(b);
            for e in factor.start[k]..factor.start[k + 1] {
                subtract(&mut self.dense[factor.later[e] as usize], &factor.columns[e], &b);
            }
        }
        self.start.push(self.y.len());
    }

    /// bᵀ A⁻¹ b′ of column `j` with itself and each one after it that is `near`.
    pub(crate) fn with_later(
        &mut self,
        factor: &Elimination,
        j: usize,
        near: impl Fn(usize) -> bool,
        mut take: impl FnMut(usize, f64),
    ) {
        let own = self.start[j]..self.start[j + 1];
        for e in own.clone() {
            let k = self.place[e] as usize;
            self.dense[k] = times(&factor.diagonal[k], &self.y[e]);
        }
        for i in (j..self.start.len() - 1).filter(|i| near(*i)) {
            let column = self.start[i]..self.start[i + 1];
            let sum = column.fold(0.0, |sum, e| sum + dot(&self.y[e], &self.dense[self.place[e] as usize]));
            take(i, sum);
        }
        for e in own {
            self.dense[self.place[e] as usize] = Eight::ZERO;
        }
    }
}

/// The work of a factorisation, for whatever vector unit there is: a closure would be built for the least of them.
struct Factorise<'a>(&'a mut Elimination);

impl NullaryFnOnce for Factorise<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.0.eliminate();
    }
}

/// That of a solution.
struct Substitute<'a>(&'a Elimination, &'a mut [Eight]);

impl NullaryFnOnce for Substitute<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.0.substitute(self.1);
    }
}

/// That of a column.
struct Carry<'a>(&'a mut Columns, &'a Elimination, usize);

impl NullaryFnOnce for Carry<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.0.carry(self.1, self.2);
    }
}

#[inline(always)]
fn eight(x: &Six) -> Eight {
    Eight([x[0], x[1], x[2], x[3], x[4], x[5], 0.0, 0.0])
}

#[inline(always)]
fn six(x: &Eight) -> Six {
    [x[0], x[1], x[2], x[3], x[4], x[5]]
}

#[inline(always)]
fn transposed(a: &Block) -> Block {
    let mut t = ZERO;
    for r in 0..6 {
        for c in 0..6 {
            t[c][r] = a[r][c];
        }
    }
    t
}

// Loops over lanes count: iterators of two lists are not always built for the vector unit of their caller.

/// y += x · factor.
#[inline(always)]
fn add_multiple(y: &mut Eight, x: &Eight, factor: f64) {
    for k in 0..LANES {
        y.0[k] += factor * x.0[k];
    }
}

/// y −= x · factor.
#[inline(always)]
fn subtract_multiple(y: &mut Eight, x: &Eight, factor: f64) {
    for k in 0..LANES {
        y.0[k] -= factor * x.0[k];
    }
}

/// y −= x.
#[inline(always)]
fn subtract_from(y: &mut Eight, x: &Eight) {
    for k in 0..LANES {
        y.0[k] -= x.0[k];
    }
}

/// A B.
#[inline(always)]
fn product(a: &Block, b: &Block) -> Block {
    let mut c = ZERO;
    for r in 0..6 {
        for k in 0..6 {
            add_multiple(&mut c[r], &b[k], a[r][k]);
        }
    }
    c
}

/// C −= A Bᵀ, where `b` has the columns of B.
#[inline(always)]
fn subtract_product(c: &mut Block, a: &Block, b: &Block) {
    for r in 0..6 {
        subtract_from(&mut c[r], &combination(b, &a[r]));
    }
}

/// Sum of rows by the factors in `x`.
#[inline(always)]
fn combination(rows: &Block, x: &Eight) -> Eight {
    let mut sum = rows[0];
    for k in 0..LANES {
        sum.0[k] *= x.0[0];
    }
    for k in 1..6 {
        add_multiple(&mut sum, &rows[k], x[k]);
    }
    sum
}

fn dot(a: &Eight, b: &Eight) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] + a[4] * b[4] + a[5] * b[5]
}

/// A x, where `columns` has those of A.
#[inline(always)]
fn times(columns: &Block, x: &Eight) -> Eight {
    combination(columns, x)
}

/// y −= A x, where `columns` has those of A.
#[inline(always)]
fn subtract(y: &mut Eight, columns: &Block, x: &Eight) {
    subtract_from(y, &combination(columns, x));
}

/// The inverse of a symmetric block, largest pivots first; rows whose pivot is below `least` of their `scale` are dropped:
/// zero in the inverse. Also how many.
#[inline(always)]
fn inverse(a: &Block, scale: &Six, least: f64) -> (Block, u32) {
    let mut a = *a;
    let mut done = [false; 6];
    let mut dropped = 0;
    for count in 0..6 {
        let mut sizes = [0.0; 6];
        for k in 0..6 {
            sizes[k] = a[k][k].abs() / scale[k];
        }
        let mut pivot = 6;
        let mut largest = least;
        for k in 0..6 {
            if !done[k] && sizes[k] > largest {
                (pivot, largest) = (k, sizes[k]);
            }
        }
        if pivot == 6 {
            for k in 0..6 {
                for i in 0..6 {
                    if !done[k] {
                        (a[k].0[i], a[i].0[k]) = (0.0, 0.0);
                    }
                }
            }
            dropped = 6 - count;
            break;
        }
        let d = 1.0 / a[pivot][pivot];
        let mut column = Eight::ZERO;
        for i in 0..6 {
            column[i] = a[i][pivot];
        }
        // the sweep of one pivot; all of them together leave −A⁻¹
        for i in 0..6 {
            if i != pivot {
                let factor = column[i] * d;
                subtract_multiple(&mut a[i], &column, factor);
                a[i][pivot] = factor;
            }
        }
        for i in 0..6 {
            a[pivot][i] = column[i] * d;
        }
        a[pivot][pivot] = -d;
        done[pivot] = true;
    }
    for row in &mut a {
        for k in 0..LANES {
            row.0[k] = -row.0[k];
        }
    }
    (a, dropped)
}
