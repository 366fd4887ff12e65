//! Eight numbers at a time: the arithmetic of [`crate::sweep::batch`], on whatever vector unit the machine has.
//!
//! Every operation acts on each lane alone and is rounded as IEEE 754 says for one number: additions are never fused
//! with multiplications and no sum runs across lanes. So the bits are the same on every x86-64 machine, whether it takes
//! one, four or eight lanes at a time; other architectures are meant to agree and unproven.

use pulp::{Arch, NullaryFnOnce, Scalar, Simd};
use std::ops::{Add, Div, Index, IndexMut, Mul, Neg, Sub};

mod turning;

/// Lanes of an [`Eight`] [–].
pub(crate) const LANES: usize = 8;

/// Eight numbers in memory, one per lane.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(align(64))]
pub(crate) struct Eight(pub(crate) [f64; LANES]);

impl Eight {
    pub(crate) const ZERO: Self = Self([0.0; LANES]);

    /// The lanes of piece `k`.
    #[inline(always)]
    pub(crate) fn load<S: Simd>(&self, simd: S, k: usize) -> Lanes<S> {
        Lanes { simd, x: S::as_simd_f64s(&self.0).0[k] }
    }

    /// Writes the lanes of piece `k`.
    #[inline(always)]
    pub(crate) fn store<S: Simd>(&mut self, k: usize, lanes: Lanes<S>) {
        S::as_mut_simd_f64s(&mut self.0).0[k] = lanes.x;
    }
}

impl Index<usize> for Eight {
    type Output = f64;
    #[inline(always)]
    fn index(&self, lane: usize) -> &f64 {
        &self.0[lane]
    }
}

impl IndexMut<usize> for Eight {
    #[inline(always)]
    fn index_mut(&mut self, lane: usize) -> &mut f64 {
        &mut self.0[lane]
    }
}

/// A vector unit that turns rows into columns without a way through memory. Neither here nor in what it is used for are there
/// closures or methods of arrays that take registers: the compiler does not always build these for the unit.
pub(crate) trait Unit: Simd {
    /// Columns of those rows of a table, one row for each lane.
    #[inline(always)]
    fn columns(self, table: &[Eight], rows: &[u32]) -> [Self::f64s; LANES] {
        let mut columns = [Eight::ZERO; LANES];
        for (lane, row) in rows.iter().enumerate().take(Self::F64_LANES) {
            for (column, x) in columns.iter_mut().zip(table[*row as usize].0) {
                column[lane] = x;
            }
        }
        let mut found = [self.splat_f64s(0.0); LANES];
        for (found, column) in found.iter_mut().zip(&columns) {
            *found = Self::as_simd_f64s(&column.0).0[0];
        }
        found
    }

    /// Writes such columns back.
    #[inline(always)]
    fn write_columns(self, columns: [Self::f64s; LANES], table: &mut [Eight], rows: &[u32]) {
        let mut of_lanes = [Eight::ZERO; LANES];
        for (to, column) in of_lanes.iter_mut().zip(&columns) {
            Self::as_mut_simd_f64s(&mut to.0).0[0] = *column;
        }
        for (lane, row) in rows.iter().enumerate().take(Self::F64_LANES) {
            for (x, column) in table[*row as usize].0.iter_mut().zip(&of_lanes) {
                *x = column[lane];
            }
        }
    }
}

/// Work for whatever vector unit there is.
pub(crate) trait Task {
    type Output;

    fn run<S: Unit>(self, simd: S) -> Self::Output;
}

/// A task, and the unit that carries it out.
struct On<S, T>(S, T);

impl<S: Unit, T: Task> NullaryFnOnce for On<S, T> {
    type Output = T::Output;

    #[inline(always)]
    fn call(self) -> T::Output {
        self.1.run(self.0)
    }
}

/// Has a task carried out by that unit.
pub(crate) fn run_on<T: Task>(arch: Arch, task: T) -> T::Output {
    match arch {
        #[cfg(target_arch = "x86_64")]
        Arch::V4(unit) => unit.vectorize(On(unit, task)),
        #[cfg(target_arch = "x86_64")]
        Arch::V3(unit) => unit.vectorize(On(unit, task)),
        #[cfg(target_arch = "aarch64")]
        Arch::Neon(unit) => unit.vectorize(On(unit, task)),
        _ => task.run(Scalar),
    }
}

/// As many lanes as the machine takes at a time: a piece of an [`Eight`].
#[derive(Clone, Copy)]
pub(crate) struct Lanes<S: Simd> {
    simd: S,
    x: S::f64s,
}

/// Mask of lanes.
#[derive(Clone, Copy)]
pub(crate) struct Where<S: Simd> {
    simd: S,
    mask: S::m64s,
}

impl<S: Simd> Where<S> {
    #[inline(always)]
    pub(crate) fn and(self, other: Self) -> Self {
        Self { simd: self.simd, mask: self.simd.and_m64s(self.mask, other.mask) }
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Self) -> Self {
        Self { simd: self.simd, mask: self.simd.or_m64s(self.mask, other.mask) }
    }

    #[inline(always)]
    pub(crate) fn not(self) -> Self {
        Self { simd: self.simd, mask: self.simd.not_m64s(self.mask) }
    }

    /// Whether it holds anywhere.
    #[inline(always)]
    pub(crate) fn anywhere(self) -> bool {
        self.simd.first_true_m64s(self.mask) < S::F64_LANES
    }

    /// `yes` where it holds, `no` elsewhere.
    #[inline(always)]
    pub(crate) fn choose(self, yes: Lanes<S>, no: Lanes<S>) -> Lanes<S> {
        Lanes { simd: self.simd, x: self.simd.select_f64s(self.mask, yes.x, no.x) }
    }
}

impl<S: Simd> Lanes<S> {
    /// The lanes of a register.
    #[inline(always)]
    pub(crate) fn of(simd: S, x: S::f64s) -> Self {
        Self { simd, x }
    }

    /// The register.
    #[inline(always)]
    pub(crate) fn register(self) -> S::f64s {
        self.x
    }

    #[inline(always)]
    pub(crate) fn splat(simd: S, x: f64) -> Self {
        Self { simd, x: simd.splat_f64s(x) }
    }

    #[inline(always)]
    pub(crate) fn simd(self) -> S {
        self.simd
    }

    #[inline(always)]
    pub(crate) fn sqrt(self) -> Self {
        Self { simd: self.simd, x: self.simd.sqrt_f64s(self.x) }
    }

    /// |x|. Not by the bits of the sign: that is a call on some units.
    #[inline(always)]
    pub(crate) fn abs(self) -> Self {
        self.max(Self::splat(self.simd, 0.0) - self)
    }

    /// The larger of two numbers; a NaN in `self` gives `other`.
    #[inline(always)]
    pub(crate) fn max(self, other: Self) -> Self {
        self.gt(other).choose(self, other)
    }

    #[inline(always)]
    pub(crate) fn gt(self, other: Self) -> Where<S> {
        Where { simd: self.simd, mask: self.simd.greater_than_f64s(self.x, other.x) }
    }

    #[inline(always)]
    pub(crate) fn ge(self, other: Self) -> Where<S> {
        Where { simd: self.simd, mask: self.simd.greater_than_or_equal_f64s(self.x, other.x) }
    }

    #[inline(always)]
    pub(crate) fn eq(self, other: Self) -> Where<S> {
        Where { simd: self.simd, mask: self.simd.equal_f64s(self.x, other.x) }
    }
}

impl<S: Simd> Add for Lanes<S> {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self { simd: self.simd, x: self.simd.add_f64s(self.x, other.x) }
    }
}

impl<S: Simd> Sub for Lanes<S> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self { simd: self.simd, x: self.simd.sub_f64s(self.x, other.x) }
    }
}

impl<S: Simd> Mul for Lanes<S> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        Self { simd: self.simd, x: self.simd.mul_f64s(self.x, other.x) }
    }
}

impl<S: Simd> Div for Lanes<S> {
    type Output = Self;
    #[inline(always)]
    fn div(self, other: Self) -> Self {
        Self { simd: self.simd, x: self.simd.div_f64s(self.x, other.x) }
    }
}

impl<S: Simd> Neg for Lanes<S> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self { simd: self.simd, x: self.simd.neg_f64s(self.x) }
    }
}

/// A vector of three in memory, one per lane.
pub(crate) type EightVectors = [Eight; 3];

pub(crate) const NOTHING: EightVectors = [Eight::ZERO; 3];

/// A vector of three in each lane.
#[derive(Clone, Copy)]
pub(crate) struct Vectors<S: Simd> {
    pub(crate) x: Lanes<S>,
    pub(crate) y: Lanes<S>,
    pub(crate) z: Lanes<S>,
}

impl<S: Simd> Vectors<S> {
    /// The same number everywhere.
    #[inline(always)]
    pub(crate) fn splat(simd: S, x: f64) -> Self {
        let x = Lanes::splat(simd, x);
        Self { x, y: x, z: x }
    }

    #[inline(always)]
    pub(crate) fn load(simd: S, from: &EightVectors, k: usize) -> Self {
        Self { x: from[0].load(simd, k), y: from[1].load(simd, k), z: from[2].load(simd, k) }
    }

    #[inline(always)]
    pub(crate) fn store(self, to: &mut EightVectors, k: usize) {
        to[0].store(k, self.x);
        to[1].store(k, self.y);
        to[2].store(k, self.z);
    }

    #[inline(always)]
    pub(crate) fn dot(self, other: Self) -> Lanes<S> {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    #[inline(always)]
    pub(crate) fn cross(self, other: Self) -> Self {
        Self {
            x: self.y * other.z - other.y * self.z,
            y: self.z * other.x - other.z * self.x,
            z: self.x * other.y - other.x * self.y,
        }
    }
}

impl<S: Simd> Add for Vectors<S> {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

impl<S: Simd> Sub for Vectors<S> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

impl<S: Simd> Mul<Lanes<S>> for Vectors<S> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, factor: Lanes<S>) -> Self {
        Self { x: self.x * factor, y: self.y * factor, z: self.z * factor }
    }
}

impl<S: Simd> Neg for Vectors<S> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y, z: -self.z }
    }
}

#[cfg(test)]
mod tests;
