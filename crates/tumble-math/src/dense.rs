//! Small dense symmetric matrices: eigenvalues in two and three dimensions, LDLᵀ of any small size.
//!
//! Large systems belong to a factorisation library; these are for sizes where calling one costs more than the work.

use glam::{DMat3, DQuat, DVec3};

/// Eigenvalues and a right-handed set of eigenvectors of the symmetric matrix `a`, by cyclic Jacobi rotations.
///
/// A diagonal matrix comes back untouched: eigenvalues in place, identity rotation.
#[must_use]
pub fn symmetric_eigen(a: DMat3) -> (DVec3, DQuat) {
    let mut m = a.to_cols_array_2d();
    let mut r = DMat3::IDENTITY.to_cols_array_2d();
    // each cyclic pass squares the off-diagonal part; 16 passes are far beyond what f64 can need
    for _ in 0..16 {
        let off = m[1][0] * m[1][0] + m[2][0] * m[2][0] + m[2][1] * m[2][1];
        if off == 0.0 {
            break;
        }
        for (p, q) in [(0, 1), (0, 2), (1, 2)] {
            if m[q][p] == 0.0 {
                continue;
            }
            // the smaller rotation that zeroes m[q][p]
            let theta = (m[q][q] - m[p][p]) / (2.0 * m[q][p]);
            let t = 1.0_f64.copysign(theta) / (theta.abs() + (theta * theta + 1.0).sqrt());
            let c = 1.0 / (t * t + 1.0).sqrt();
            let s = t * c;
            for k in 0..3 {
                let (x, y) = (m[p][k], m[q][k]);
                m[p][k] = c * x - s * y;
                m[q][k] = s * x + c * y;
            }
            for k in 0..3 {
                let (x, y) = (m[k][p], m[k][q]);
                m[k][p] = c * x - s * y;
                m[k][q] = s * x + c * y;
            }
            for k in 0..3 {
                let (x, y) = (r[p][k], r[q][k]);
                r[p][k] = c * x - s * y;
                r[q][k] = s * x + c * y;
            }
            m[q][p] = 0.0;
            m[p][q] = 0.0;
        }
    }
    let axes = DMat3::from_cols_array_2d(&r);
    (DVec3::new(m[0][0], m[1][1], m[2][2]), DQuat::from_mat3(&axes).normalize())
}

/// LDLᵀ of a symmetric positive definite matrix, row-major in `a`, in place: unit L below the diagonal, D on it.
///
/// Returns false when a pivot is not above `smallest` times the largest diagonal entry; the matrix is then not
/// positive definite to working precision and the factor must not be used.
#[must_use]
pub fn ldlt(a: &mut [f64], n: usize, smallest: f64) -> bool {
    debug_assert_eq!(a.len(), n * n);
    let largest = (0..n).fold(0.0, |m, i| crate::order::max(m, a[i * n + i].abs()));
    for j in 0..n {
        let mut d = a[j * n + j];
        for k in 0..j {
            d -= a[j * n + k] * a[j * n + k] * a[k * n + k];
        }
        // written so that a NaN pivot fails too
        if !(d > smallest * largest) {
            return false;
        }
        a[j * n + j] = d;
        for i in j + 1..n {
            let mut s = a[i * n + j];
            for k in 0..j {
                s -= a[i * n + k] * a[j * n + k] * a[k * n + k];
            }
            a[i * n + j] = s / d;
        }
    }
    true
}

/// Solves L D Lᵀ x = b in place with the factor of [`ldlt`].
pub fn ldlt_solve(a: &[f64], n: usize, x: &mut [f64]) {
    for i in 0..n {
        for k in 0..i {
            x[i] -= a[i * n + k] * x[k];
        }
    }
    for i in 0..n {
        x[i] /= a[i * n + i];
    }
    for i in (0..n).rev() {
        for k in i + 1..n {
            x[i] -= a[k * n + i] * x[k];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eigenvectors_turn_the_matrix_diagonal() {
        let a = DMat3::from_cols(DVec3::new(2.0, -1.0, 0.5), DVec3::new(-1.0, 3.0, 0.2), DVec3::new(0.5, 0.2, 1.0));
        let (values, q) = symmetric_eigen(a);
        for (k, axis) in [DVec3::X, DVec3::Y, DVec3::Z].into_iter().enumerate() {
            let v = q * axis;
            assert!((a * v - v * values[k]).length() < 1e-14);
        }
        assert_eq!(symmetric_eigen(DMat3::from_diagonal(DVec3::new(1.0, 2.0, 3.0))).1, DQuat::IDENTITY);
    }

    #[test]
    fn ldlt_solves_and_refuses_the_indefinite() {
        let mut a = [4.0, 1.0, 0.5, 1.0, 3.0, 0.2, 0.5, 0.2, 2.0];
        let mut x = [5.5, 4.2, 2.7];
        assert!(ldlt(&mut a, 3, 1e-14));
        ldlt_solve(&a, 3, &mut x);
        for v in x {
            assert!((v - 1.0).abs() < 1e-15);
        }
        assert!(!ldlt(&mut [1.0, 2.0, 2.0, 1.0], 2, 1e-14));
    }
}
