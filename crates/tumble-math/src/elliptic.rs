//! Elliptic integrals and functions: what the free rotation of a body without an axis of symmetry is made of.
//!
//! The integrals are Carlson's symmetric ones, by his duplication theorem and a series at its end (Numerical Algorithms 10,
//! 1995); the functions are Jacobi's, by Bulirsch's descent of the arithmetic–geometric mean (Numerische Mathematik 7,
//! 1965), which never subtracts what is nearly equal. The parameter comes as its complement `mc` = 1 − m, because that is
//! what is small near the separatrix. All of it is square roots, divisions and the pinned arc tangent: the same bits
//! everywhere.

use crate::order::max;
use crate::trig;

/// Most duplications: each takes the arguments four times as close together, and a series of the sixth order ends it. Twelve
/// are enough for arguments that are 40 orders of magnitude apart.
const DUPLICATIONS: u32 = 20;

/// How much closer together than their mean the arguments must be for the series to be exact to rounding [–]: its first term
/// left out is of the sixth order, 500⁻⁶ ≈ 6e-17.
const SPREAD: f64 = 500.0;

/// Levels of the arithmetic–geometric mean; the distance squares at each, nine are enough from 1e-30.
const LEVELS: usize = 12;

/// Distance of the two means below which the next level would not change them [–].
const MET: f64 = 1e-8;

/// Carlson's integral of the first kind R_F(x, y, z) = ½∫₀^∞ dt/√((t+x)(t+y)(t+z)); none of them negative, one at most zero.
#[must_use]
pub fn first_kind(mut x: f64, mut y: f64, mut z: f64) -> f64 {
    let start = (x + y + z) / 3.0;
    let (dx, dy) = (start - x, start - y);
    let mut apart = SPREAD * max(max(dx.abs(), dy.abs()), (start - z).abs());
    let (mut mean, mut part) = (start, 1.0);
    for _ in 0..DUPLICATIONS {
        if apart * part < mean {
            break;
        }
        let (rx, ry, rz) = (x.sqrt(), y.sqrt(), z.sqrt());
        let step = rx * ry + ry * rz + rz * rx;
        (x, y, z, mean) = (0.25 * (x + step), 0.25 * (y + step), 0.25 * (z + step), 0.25 * (mean + step));
        part *= 0.25;
    }
    apart = part / mean;
    let (ex, ey) = (dx * apart, dy * apart);
    let ez = -ex - ey;
    let (e2, e3) = (ex * ey - ez * ez, ex * ey * ez);
    (1.0 - e2 / 10.0 + e3 / 14.0 + e2 * e2 / 24.0 - 3.0 * e2 * e3 / 44.0) / mean.sqrt()
}

/// Carlson's integral of the third kind R_J(x, y, z, p) = (3/2)∫₀^∞ dt/((t+p)√((t+x)(t+y)(t+z))) for p ≥ x, y, z ≥ 0, at most
/// one of x, y, z zero.
#[must_use]
pub fn third_kind(mut x: f64, mut y: f64, mut z: f64, mut p: f64) -> f64 {
    let start = (x + y + z + 2.0 * p) / 5.0;
    let delta = (p - x) * (p - y) * (p - z);
    let (dx, dy, dz) = (start - x, start - y, start - z);
    let mut apart = SPREAD * max(max(dx.abs(), dy.abs()), max(dz.abs(), (start - p).abs()));
    let (mut mean, mut part, mut sum) = (start, 1.0, 0.0);
    for _ in 0..DUPLICATIONS {
        if apart * part < mean {
            break;
        }
        let (rx, ry, rz, rp) = (x.sqrt(), y.sqrt(), z.sqrt(), p.sqrt());
        let step = rx * ry + ry * rz + rz * rx;
        let d = (rp + rx) * (rp + ry) * (rp + rz);
        sum += part / d * degenerate(part * part * part * delta / (d * d));
        (x, y, z) = (0.25 * (x + step), 0.25 * (y + step), 0.25 * (z + step));
        (p, mean) = (0.25 * (p + step), 0.25 * (mean + step));
        part *= 0.25;
    }
    apart = part / mean;
    let (ex, ey, ez) = (dx * apart, dy * apart, dz * apart);
    let ep = -0.5 * (ex + ey + ez);
    let (xyz, p2) = (ex * ey * ez, ep * ep);
    let e2 = ex * ey + ey * ez + ez * ex - 3.0 * p2;
    let e3 = xyz + 2.0 * e2 * ep + 4.0 * p2 * ep;
    let e4 = (2.0 * xyz + e2 * ep + 3.0 * p2 * ep) * ep;
    let e5 = xyz * p2;
    let series = 1.0 - 3.0 * e2 / 14.0 + e3 / 6.0 + 9.0 * e2 * e2 / 88.0 - 3.0 * e4 / 22.0 - 9.0 * e2 * e3 / 52.0
        + 3.0 * e5 / 26.0;
    part * series / (mean * mean.sqrt()) + 6.0 * sum
}

/// R_C(1, 1 + e) = tan⁻¹(√e)/√e for e ≥ 0.
fn degenerate(e: f64) -> f64 {
    if e < 1e-3 {
        // the first term left out is e⁶/13
        return 1.0 - e * (1.0 / 3.0 - e * (0.2 - e * (1.0 / 7.0 - e * (1.0 / 9.0 - e / 11.0))));
    }
    let root = e.sqrt();
    trig::atan(root) / root
}

/// Jacobi's functions of one parameter.
#[derive(Clone, Copy, Debug)]
pub struct Jacobi {
    /// Arithmetic and geometric mean at each level, the latter by its root.
    levels: [(f64, f64); LEVELS],
    count: usize,
    /// Where the two means meet [–].
    mean: f64,
}

impl Jacobi {
    /// Of the parameter 1 − `mc`, 0 < `mc` ≤ 1.
    #[must_use]
    pub fn new(mc: f64) -> Self {
        let mut levels = [(1.0, 1.0); LEVELS];
        let (mut a, mut mean, mut count, mut product) = (1.0, 1.0, 0, mc);
        for level in &mut levels {
            let b = product.sqrt();
            *level = (a, b);
            count += 1;
            mean = 0.5 * (a + b);
            if (a - b).abs() <= MET * a {
                break;
            }
            product = a * b;
            a = mean;
        }
        Self { levels, count, mean }
    }

    /// A quarter of the period, K.
    #[must_use]
    pub fn quarter(&self) -> f64 {
        std::f64::consts::FRAC_PI_2 / self.mean
    }

    /// sn, cn and dn at `u`, at most a quarter of the period from zero.
    #[must_use]
    pub fn at(&self, u: f64) -> (f64, f64, f64) {
        let (s, c) = trig::sin_cos(self.mean * u);
        if s == 0.0 {
            return (0.0, 1.0, 1.0);
        }
        let mut ratio = c / s;
        let (mut cot, mut dn) = (self.mean * ratio, 1.0);
        for &(a, b) in self.levels[..self.count].iter().rev() {
            ratio *= cot;
            cot *= dn;
            dn = (b + ratio) / (a + ratio);
            ratio = cot / a;
        }
        let sn = (1.0 / (cot * cot + 1.0).sqrt()).copysign(s);
        (sn, cot * sn, dn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::FRAC_PI_2;

    #[test]
    fn carlsons_own_checks_are_met() {
        // Carlson 1995, tables of section 3
        for (x, y, z, value) in [
            (1.0, 2.0, 0.0, 1.311_028_777_146_059_9),
            (0.5, 1.0, 0.0, 1.854_074_677_301_371_9),
            (2.0, 3.0, 4.0, 0.584_082_841_677_151_7),
        ] {
            assert!((first_kind(x, y, z) / value - 1.0).abs() < 1e-15, "{x} {y} {z}");
        }
        for (x, y, z, p, value) in
            [(0.0, 1.0, 2.0, 3.0, 0.776_886_237_785_823_3), (2.0, 3.0, 4.0, 5.0, 0.142_975_796_671_567_54)]
        {
            assert!((third_kind(x, y, z, p) / value - 1.0).abs() < 1e-15, "{x} {y} {z} {p}");
        }
        assert!((third_kind(1.0, 1.0, 1.0, 1.0) - 1.0).abs() < 1e-15);
    }

    #[test]
    fn without_a_parameter_jacobis_functions_are_the_circles() {
        let j = Jacobi::new(1.0);
        assert_eq!(j.quarter(), FRAC_PI_2);
        for k in -10..=10 {
            let u = f64::from(k) * 0.15;
            let (s, c, d) = j.at(u);
            assert!((s - trig::sin(u)).abs() < 1e-15 && (c - trig::cos(u)).abs() < 1e-15 && (d - 1.0).abs() < 1e-15);
        }
    }

    /// The functions are the inverse of the integral, whatever the parameter: from the circle to the separatrix.
    #[test]
    fn the_functions_undo_the_integral() {
        for mc in [1.0, 1.0 - 1e-12, 0.9, 0.5, 0.1, 1e-3, 1e-8, 1e-16, 1e-30] {
            let j = Jacobi::new(mc);
            assert!((first_kind(0.0, mc, 1.0) / j.quarter() - 1.0).abs() < 1e-14, "{mc:e}");
            for k in -20..=20 {
                let u = j.quarter() * f64::from(k) / 20.0;
                let (s, c, d) = j.at(u);
                let back = s * first_kind(c * c, mc + (1.0 - mc) * c * c, 1.0);
                assert!((s * s + c * c - 1.0).abs() < 1e-15 && (d * d - mc - (1.0 - mc) * c * c).abs() < 2e-15);
                // near the end of a long quarter u hangs on the last bits of cn
                assert!((back - u).abs() < 1e-14 * (1.0 + u.abs()), "{mc:e} {u}: {back}");
            }
        }
    }
}
