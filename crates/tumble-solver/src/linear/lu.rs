//! Dense LU with partial pivoting, in panels, row by row: P A = L U. Every number is rounded in one order whatever the
//! vector unit, so that a problem has the same solution on every machine.

use pulp::{Arch, NullaryFnOnce};

/// Columns of a panel [–]: its rows stay in the first cache while the rest of the matrix passes by.
const PANEL: usize = 32;

/// Columns of the rest that are updated at a time [–]: with a panel's rows they fit in the second cache.
const STRIP: usize = 256;

/// A factorised matrix.
#[derive(Clone, Debug, Default)]
pub struct Lu {
    size: usize,
    /// Row by row: L without its unit diagonal, and U.
    numbers: Vec<f64>,
    /// The row that each row was exchanged with.
    exchanges: Vec<usize>,
}

impl Lu {
    /// The identity of so many rows, to be added to.
    pub fn clear(&mut self, size: usize) {
        self.size = size;
        self.numbers.clear();
        self.numbers.resize(size * size, 0.0);
        for k in 0..size {
            self.numbers[k * size + k] = 1.0;
        }
    }

    /// Entry of the matrix, before it is factorised.
    pub fn entry(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.numbers[row * self.size + column]
    }

    /// A row of the matrix, before it is factorised.
    pub fn row(&mut self, row: usize) -> &mut [f64] {
        &mut self.numbers[row * self.size..(row + 1) * self.size]
    }

    /// Factorises in place. A singular matrix leaves numbers that are not finite, and so do the solutions with it.
    pub fn factor(&mut self) {
        self.exchanges.clear();
        Arch::new().dispatch(Factorise(self));
    }

    /// Eliminates the columns `from..to` inside themselves; whole rows are exchanged.
    #[inline(always)]
    fn factor_panel(&mut self, from: usize, to: usize) {
        let n = self.size;
        for k in from..to {
            let mut pivot = k;
            for row in k + 1..n {
                if self.numbers[row * n + k].abs() > self.numbers[pivot * n + k].abs() {
                    pivot = row;
                }
            }
            self.exchanges.push(pivot);
            let (above, below) = self.numbers.split_at_mut((k + 1) * n);
            let upper = &mut above[k * n..];
            if pivot > k {
                upper.swap_with_slice(&mut below[(pivot - k - 1) * n..(pivot - k) * n]);
            }
            for row in below.chunks_exact_mut(n) {
                if row[k] == 0.0 {
                    continue;
                }
                let factor = row[k] / upper[k];
                row[k] = factor;
                for (x, u) in row[k + 1..to].iter_mut().zip(&upper[k + 1..to]) {
                    *x -= factor * u;
                }
            }
        }
    }

    /// Subtracts the products of the panel `from..to` from the columns right of it.
    #[inline(always)]
    fn update(&mut self, from: usize, to: usize) {
        let n = self.size;
        for left in (to..n).step_by(STRIP) {
            let right = n.min(left + STRIP);
            for row in from + 1..n {
                let (above, row_and_below) = self.numbers.split_at_mut(row * n);
                let (factors, rest) = row_and_below[..n].split_at_mut(to);
                if factors[from..row.min(to)].iter().all(|factor| *factor == 0.0) {
                    continue;
                }
                let (factors, sum) = (&factors[from..row.min(to)], &mut rest[left - to..right - to]);
                let upper = |k: usize| &above[(from + k) * n + left..(from + k) * n + right];
                // four rows at a time: each number is loaded and stored once for four products
                let mut k = 0;
                while k + 4 <= factors.len() {
                    let (u0, u1, u2, u3) = (upper(k), upper(k + 1), upper(k + 2), upper(k + 3));
                    let [f0, f1, f2, f3] = [factors[k], factors[k + 1], factors[k + 2], factors[k + 3]];
                    let uppers = u0.iter().zip(u1).zip(u2).zip(u3);
                    for (x, (((u0, u1), u2), u3)) in sum.iter_mut().zip(uppers) {
                        *x = *x - f0 * u0 - f1 * u1 - f2 * u2 - f3 * u3;
                    }
                    k += 4;
                }
                for (k, factor) in factors.iter().enumerate().skip(k) {
                    for (x, u) in sum.iter_mut().zip(upper(k)) {
                        *x -= factor * u;
                    }
                }
            }
        }
    }

    /// x := A⁻¹ x.
    pub fn solve(&self, x: &mut [f64]) {
        let n = self.size;
        for (row, &with) in self.exchanges.iter().enumerate() {
            x.swap(row, with);
        }
        let product = |row: &[f64], x: &[f64]| row.iter().zip(x).fold(0.0, |sum, (a, x)| sum + a * x);
        for i in 0..n {
            x[i] -= product(&self.numbers[i * n..i * n + i], &x[..i]);
        }
        for i in (0..n).rev() {
            let row = &self.numbers[i * n..(i + 1) * n];
            x[i] = (x[i] - product(&row[i + 1..], &x[i + 1..])) / row[i];
        }
    }
}

/// The work of a factorisation, for whatever vector unit there is: a closure would be built for the least of them.
struct Factorise<'a>(&'a mut Lu);

impl NullaryFnOnce for Factorise<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        for from in (0..self.0.size).step_by(PANEL) {
            let to = self.0.size.min(from + PANEL);
            self.0.factor_panel(from, to);
            self.0.update(from, to);
        }
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

    #[test]
    fn random_systems_are_solved_to_rounding() {
        let mut dice = Lcg(5);
        let mut lu = Lu::default();
        for n in [0, 1, 2, 3, 5, 31, 32, 33, 64, 100, 300, 301] {
            lu.clear(n);
            for i in 0..n {
                for j in 0..n {
                    *lu.entry(i, j) = noise(&mut dice);
                }
            }
            let matrix = lu.numbers.clone();
            let exact: Vec<f64> = (0..n).map(|_| noise(&mut dice)).collect();
            let times =
                |x: &[f64]| -> Vec<f64> { (0..n).map(|i| (0..n).map(|j| matrix[i * n + j] * x[j]).sum()).collect() };
            let b = times(&exact);
            let mut x = b.clone();
            lu.factor();
            lu.solve(&mut x);
            // backward error: small whatever the condition
            let size = n as f64 * f64::EPSILON;
            for (got, b) in times(&x).iter().zip(&b) {
                assert!((got - b).abs() <= 100.0 * size, "{n}: {got} {b}");
            }
        }
    }

    #[test]
    fn a_matrix_that_needs_exchanges_is_solved_exactly() {
        let mut lu = Lu::default();
        lu.clear(3);
        for (k, x) in [0.0, 2.0, 0.0, 0.0, 0.0, 4.0, 8.0, 0.0, 0.0].into_iter().enumerate() {
            *lu.entry(k / 3, k % 3) = x;
        }
        let mut x = [2.0, 4.0, 8.0];
        lu.factor();
        lu.solve(&mut x);
        assert_eq!(x, [1.0, 1.0, 1.0]);
    }

    #[test]
    fn a_singular_matrix_has_no_finite_solution() {
        let mut lu = Lu::default();
        lu.clear(2);
        *lu.entry(1, 1) = 0.0;
        let mut x = [1.0, 1.0];
        lu.factor();
        lu.solve(&mut x);
        assert!(!x[1].is_finite());
    }
}
