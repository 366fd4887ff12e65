//! Sparse block factorisation: 6×6 blocks, one per body, pattern of the body graph ([`super::pattern`]).
//!
//! The matrix has symmetric pattern and, in general, unsymmetric values: block LU without pivoting between blocks,
//! partial pivoting inside them; LDLᵀ when the values are symmetric. A general library would work on scalars and choose its
//! instructions by machine; this one works on blocks and gives the same bits everywhere.

use super::pattern::Pattern;
use crate::linear::lanes::{Eight, LANES, Lanes};
use pulp::{Arch, Simd, WithSimd};
use std::ops::Range;

/// A 6×6 block, column by column; two lanes of a column stay zero.
pub(crate) type Block6 = [Eight; 6];

const ZERO: Block6 = [Eight::ZERO; 6];

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
    /// Entries of the pattern that are not zero: those that were assembled, and the fill-in.
    pub(crate) filled: Vec<bool>,
    /// Entries of a column that are not zero, counted from its first.
    present: Vec<usize>,
    column: Vec<Block6>,
    work: Vec<Eight>,
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
        self.filled.clear();
        self.filled.resize(pattern.rows.len(), false);
        self.work.resize(pattern.count, Eight::ZERO);
    }

    /// Factorises in place; false when a diagonal block is singular or not finite.
    pub(crate) fn factor(&mut self, pattern: &Pattern) -> bool {
        // a vector unit takes a column of a block at a time; every number is rounded alone
        Arch::new().dispatch(Elimination { factor: self, pattern })
    }

    #[inline(always)]
    fn eliminate<S: Simd>(&mut self, simd: S, pattern: &Pattern) -> bool {
        for j in 0..pattern.count {
            let Some(inverse) = inverse(&self.diagonal[j]) else { return false };
            self.diagonal[j] = inverse;
            let (from, to) = (pattern.start[j], pattern.start[j + 1]);
            let Self { filled, present, .. } = self;
            present.clear();
            present.extend((0..to - from).filter(|p| filled[from + p]));
            // where the product of two entries goes: the pattern has all pairs of a column, one row after the other
            let target = |q: usize, p: usize| {
                pattern.target[pattern.target_start[j] + q * (to - from) + p - (q * (q + 1) / 2 + q + 1)] as usize
            };
            if self.symmetric {
                self.eliminate_symmetric(simd, pattern, (from..to, &inverse), target);
            } else {
                self.eliminate_general(simd, pattern, (from..to, &inverse), target);
            }
        }
        true
    }

    /// Column with its entries, where values are symmetric.
    #[inline(always)]
    fn eliminate_symmetric<S: Simd>(
        &mut self,
        simd: S,
        pattern: &Pattern,
        (entries, inverse): (Range<usize>, &Block6),
        target: impl Fn(usize, usize) -> usize,
    ) {
        let Self { diagonal, lower, filled, present, column, .. } = self;
        let (from, to) = (entries.start, entries.end);
        column.clear();
        for &p in &*present {
            column.push(transpose(&lower[from + p]));
            lower[from + p] = product(simd, &lower[from + p], inverse);
        }
        // what is taken from later columns lies behind this one: both are borrowed, no block is copied
        let (own, later) = lower.split_at_mut(to);
        let own = &own[from..];
        for (n, &q) in present.iter().enumerate() {
            let right = &column[n];
            subtract_product(simd, &mut diagonal[pattern.rows[from + q] as usize], &own[q], right);
            for &p in &present[n + 1..] {
                let k = target(q, p);
                filled[k] = true;
                subtract_product(simd, &mut later[k - to], &own[p], right);
            }
        }
    }

    /// The same where they are not.
    #[inline(always)]
    fn eliminate_general<S: Simd>(
        &mut self,
        simd: S,
        pattern: &Pattern,
        (entries, inverse): (Range<usize>, &Block6),
        target: impl Fn(usize, usize) -> usize,
    ) {
        let Self { diagonal, lower, upper, filled, present, .. } = self;
        let (from, to) = (entries.start, entries.end);
        for &p in &*present {
            lower[from + p] = product(simd, &lower[from + p], inverse);
        }
        let ((left, later_left), (right, later_right)) = (lower.split_at_mut(to), upper.split_at_mut(to));
        let (left, right) = (&left[from..], &right[from..]);
        for (n, &q) in present.iter().enumerate() {
            subtract_product(simd, &mut diagonal[pattern.rows[from + q] as usize], &left[q], &right[q]);
            for &p in &present[n + 1..] {
                let k = target(q, p);
                filled[k] = true;
                subtract_product(simd, &mut later_left[k - to], &left[p], &right[q]);
                subtract_product(simd, &mut later_right[k - to], &left[q], &right[p]);
            }
        }
    }

    /// x := A⁻¹ b, six numbers per node.
    pub(crate) fn solve(&mut self, pattern: &Pattern, b: &[f64], x: &mut [f64]) {
        Arch::new().dispatch(Substitution { factor: self, pattern, b, x });
    }

    #[inline(always)]
    fn substitute<S: Simd>(&mut self, simd: S, pattern: &Pattern, b: &[f64], x: &mut [f64]) {
        let Self { diagonal, lower, upper, symmetric, filled, work: y, .. } = self;
        for (place, &node) in pattern.node.iter().enumerate() {
            let from = 6 * node as usize;
            y[place].0[..6].copy_from_slice(&b[from..from + 6]);
        }
        for j in 0..pattern.count {
            let v = y[j];
            for e in (pattern.start[j]..pattern.start[j + 1]).filter(|e| filled[*e]) {
                subtract_times(simd, &mut y[pattern.rows[e] as usize], &lower[e], &v);
            }
        }
        for j in (0..pattern.count).rev() {
            let mut v = y[j];
            let entries = (pattern.start[j]..pattern.start[j + 1]).filter(|e| filled[*e]);
            if !*symmetric {
                for e in entries.clone() {
                    subtract_times(simd, &mut v, &upper[e], &y[pattern.rows[e] as usize]);
                }
            }
            let mut out = times(simd, &diagonal[j], &v);
            if *symmetric {
                // Lᵀ: a column of the block against the later unknowns
                for e in entries {
                    let w = &y[pattern.rows[e] as usize];
                    for k in 0..6 {
                        let mut sum = 0.0;
                        for r in 0..6 {
                            sum += lower[e][k][r] * w[r];
                        }
                        out[k] -= sum;
                    }
                }
            }
            y[j] = out;
        }
        for (place, &node) in pattern.node.iter().enumerate() {
            let from = 6 * node as usize;
            x[from..from + 6].copy_from_slice(&y[place].0[..6]);
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

/// A solution with the factor, carried out alike.
struct Substitution<'a> {
    factor: &'a mut Factor,
    pattern: &'a Pattern,
    b: &'a [f64],
    x: &'a mut [f64],
}

impl WithSimd for Substitution<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        self.factor.substitute(simd, self.pattern, self.b, self.x);
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

/// y − a x.
#[inline(always)]
fn subtract_times<S: Simd>(simd: S, y: &mut Eight, a: &Block6, x: &Eight) {
    for piece in 0..LANES / S::F64_LANES {
        let mut rest = y.load(simd, piece);
        for k in 0..6 {
            rest = rest - a[k].load(simd, piece) * Lanes::splat(simd, x[k]);
        }
        y.store(piece, rest);
    }
}

/// a x.
#[inline(always)]
fn times<S: Simd>(simd: S, a: &Block6, x: &Eight) -> Eight {
    let mut out = Eight::ZERO;
    for piece in 0..LANES / S::F64_LANES {
        let mut sum = Lanes::splat(simd, 0.0);
        for k in 0..6 {
            sum = sum + a[k].load(simd, piece) * Lanes::splat(simd, x[k]);
        }
        out.store(piece, sum);
    }
    out
}

#[inline(always)]
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
#[inline(always)]
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
    use super::super::pattern::Most;
    use super::*;
    use tumble_random::{Lcg, Random as _};

    /// A reproducible number in (−1, 1).
    fn noise(dice: &mut Lcg) -> f64 {
        f64::from((dice.bits() >> 33) as u32) / f64::from(1u32 << 30) - 1.0
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
            let mut dice = Lcg(7);
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
                        let x = noise(&mut dice);
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
                b.iter_mut().flat_map(|c| &mut c.0[..6]).for_each(|x| *x = noise(&mut dice));
                let mut c = transpose(&b);
                if !symmetric {
                    c.iter_mut().flat_map(|c| &mut c.0[..6]).for_each(|x| *x += 0.3 * noise(&mut dice));
                }
                put(i as usize, j as usize, &b);
                put(j as usize, i as usize, &c);
                let (pi, pj) = (pattern.place[i as usize], pattern.place[j as usize]);
                let (low, up) = if pi > pj { (b, c) } else { (c, b) };
                let e = pattern.entry(pi.max(pj), pi.min(pj));
                factor.lower[e] = low;
                factor.filled[e] = true;
                if !symmetric {
                    factor.upper[e] = up;
                }
            }
            assert!(factor.factor(&pattern));
            let exact: Vec<f64> = (0..6 * n).map(|_| noise(&mut dice)).collect();
            let b: Vec<f64> = (0..6 * n).map(|r| (0..6 * n).map(|c| dense[r * 6 * n + c] * exact[c]).sum()).collect();
            let mut x = vec![0.0; 6 * n];
            factor.solve(&pattern, &b, &mut x);
            for (a, b) in x.iter().zip(&exact) {
                assert!((a - b).abs() < 1e-13, "{a} {b}");
            }
        }
    }

    /// Blocks that are zero are passed over: to the last bit as if they had been multiplied.
    #[test]
    fn passing_over_what_is_zero_changes_no_bit() {
        let (n, width) = (30_u32, 6);
        let mut edges: Vec<(u32, u32)> = Vec::new();
        for i in 0..n {
            edges.extend([1, width, width + 1].iter().filter(|r| i + **r < n).map(|r| (i, i + r)));
        }
        edges.sort_unstable();
        let mut pattern = Pattern::default();
        assert!(pattern.update(n as usize, &edges, Most::ANY));
        for symmetric in [true, false] {
            let mut dice = Lcg(11);
            let mut sparse = Factor::default();
            sparse.clear(&pattern, symmetric);
            for block in &mut sparse.diagonal {
                for j in 0..6 {
                    block[j][j] = 20.0 + noise(&mut dice);
                }
            }
            for (k, &(i, j)) in edges.iter().enumerate().filter(|(k, _)| k % 3 == 0) {
                let (a, b) = (pattern.place[i as usize], pattern.place[j as usize]);
                let e = pattern.entry(a.max(b), a.min(b));
                sparse.lower[e].iter_mut().flat_map(|c| &mut c.0[..6]).for_each(|x| *x = noise(&mut dice));
                if !symmetric {
                    sparse.upper[e] = transpose(&sparse.lower[e]);
                    sparse.upper[e][k % 6][0] += 0.2;
                }
                sparse.filled[e] = true;
            }
            let mut whole = sparse.clone();
            whole.filled.fill(true);
            assert!(sparse.factor(&pattern) && whole.factor(&pattern));
            assert!(sparse.filled.iter().any(|filled| !filled), "nothing was passed over");
            let b: Vec<f64> = (0..6 * n).map(|_| noise(&mut dice)).collect();
            let (mut x, mut y) = (vec![0.0; b.len()], vec![0.0; b.len()]);
            sparse.solve(&pattern, &b, &mut x);
            whole.solve(&pattern, &b, &mut y);
            assert_eq!(
                x.iter().map(|v| v.to_bits()).collect::<Vec<_>>(),
                y.iter().map(|v| v.to_bits()).collect::<Vec<_>>()
            );
        }
    }
}
