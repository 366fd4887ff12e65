//! The bodies of eight pairs: where their velocities are kept, fetched from and written to.
//!
//! Every body has a row of eight numbers for its velocity and one for how impulses move it, a cache line each. The rows of
//! a unit's lanes are fetched whole and turned into columns in registers. Behind the bodies come two rows more: one of
//! nothing, which a lane without a pair reads, and one that is written instead of those of bodies that do not move.

use crate::linear::lanes::{Eight, LANES, Lanes, Task, Unit, Vectors};
use crate::problem::body::{Body, Velocity};
use pulp::Simd;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tumble_math::{DMat3, DVec3};

/// Rows behind those of the bodies [–].
const ROWS_BESIDE: usize = 2;

/// The row of a velocity.
fn row(v: Velocity) -> Eight {
    // no −0: adding nothing to it leaves +0, and whether nothing is added depends on the lanes taken at a time
    let [x, y, z] = (v.linear + DVec3::ZERO).to_array();
    let [p, q, r] = (v.angular + DVec3::ZERO).to_array();
    Eight([x, y, z, p, q, r, 0.0, 0.0])
}

/// The velocity in a row.
pub(crate) fn velocity(row: &Eight) -> Velocity {
    let [x, y, z, p, q, r, ..] = row.0;
    Velocity { linear: DVec3::new(x, y, z), angular: DVec3::new(p, q, r) }
}

/// Makes `rows` those of these velocities.
pub(crate) fn fill_velocities(rows: &mut Vec<Eight>, velocities: impl Iterator<Item = Velocity>) {
    rows.clear();
    rows.extend(velocities.map(row));
    rows.resize(rows.len() + ROWS_BESIDE, Eight::ZERO);
}

/// Makes `rows` say how impulses move these bodies: 1/m, and xx, yx, zx, yy, zy, zz of I⁻¹. An immovable body has no mass to
/// speak of.
pub(crate) fn fill_responses(rows: &mut Vec<Eight>, bodies: &[Body]) {
    let response = |body: &Body| {
        if !body.is_dynamic() {
            return Eight::ZERO;
        }
        let DMat3 { x_axis: x, y_axis: y, z_axis: z } = body.inverse_inertia;
        Eight([body.inverse_mass, x.x, x.y, x.z, y.y, y.z, z.z, 0.0])
    };
    rows.clear();
    rows.extend(bodies.iter().map(response));
    rows.resize(rows.len() + ROWS_BESIDE, Eight::ZERO);
}

/// Velocities of bodies, as a sweep sees them.
pub(crate) trait Motions {
    /// The columns of these rows, one for each lane of the unit.
    fn fetch<S: Unit>(&self, simd: S, rows: &[u32]) -> [S::f64s; LANES];

    /// Writes the columns to these rows.
    fn write<S: Unit>(&mut self, simd: S, rows: &[u32], columns: [S::f64s; LANES]);
}

/// Velocities that one thread alone sees.
pub(crate) struct Alone<'a>(pub(crate) &'a mut [Eight]);

impl Motions for Alone<'_> {
    #[inline(always)]
    fn fetch<S: Unit>(&self, simd: S, rows: &[u32]) -> [S::f64s; LANES] {
        simd.columns(self.0, rows)
    }

    #[inline(always)]
    fn write<S: Unit>(&mut self, simd: S, rows: &[u32], columns: [S::f64s; LANES]) {
        simd.write_columns(columns, self.0, rows);
    }
}

/// Velocity of a body. Several threads write to those of different bodies: the bits of numbers in relaxed atomics, which
/// cost what plain numbers cost, one at a time.
#[derive(Debug)]
#[repr(align(64))]
pub(crate) struct BodyVelocity([AtomicU64; 6]);

impl BodyVelocity {
    pub(crate) fn new(row: &Eight) -> Self {
        Self(std::array::from_fn(|k| AtomicU64::new(row[k].to_bits())))
    }

    #[inline(always)]
    pub(crate) fn read(&self) -> Eight {
        let number = |k: usize| self.0.get(k).map_or(0.0, |x| f64::from_bits(x.load(Relaxed)));
        Eight(std::array::from_fn(number))
    }

    #[inline(always)]
    pub(super) fn write(&self, row: &Eight) {
        for (slot, x) in self.0.iter().zip(row.0) {
            slot.store(x.to_bits(), Relaxed);
        }
    }
}

/// Velocities that several threads see.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a>(pub(crate) &'a [BodyVelocity]);

/// Rows of a table that has one for each lane.
const EACH: [u32; LANES] = [0, 1, 2, 3, 4, 5, 6, 7];

impl Motions for Shared<'_> {
    #[inline(always)]
    fn fetch<S: Unit>(&self, simd: S, rows: &[u32]) -> [S::f64s; LANES] {
        let mut found = [Eight::ZERO; LANES];
        for (row, body) in found.iter_mut().zip(rows).take(S::F64_LANES) {
            *row = self.0[*body as usize].read();
        }
        simd.columns(&found, &EACH)
    }

    #[inline(always)]
    fn write<S: Unit>(&mut self, simd: S, rows: &[u32], columns: [S::f64s; LANES]) {
        // the last row is no body's: threads need not fight for it
        let nobody = self.0.len() - 1;
        let mut found = [Eight::ZERO; LANES];
        simd.write_columns(columns, &mut found, &EACH);
        for (row, body) in found.iter().zip(rows).take(S::F64_LANES) {
            if *body as usize != nobody {
                self.0[*body as usize].write(row);
            }
        }
    }
}

/// Bodies that set out beyond the last sweep: `lasts` are where the sweep before led those from `first` on.
pub(crate) struct SettingOut<'a, M> {
    pub(crate) motions: M,
    pub(crate) first: usize,
    pub(crate) lasts: &'a mut [Eight],
    pub(crate) momentum: Option<f64>,
}

impl Task for SettingOut<'_, Alone<'_>> {
    type Output = ();

    #[inline(always)]
    fn run<S: Unit>(self, simd: S) {
        for (row, last) in self.motions.0[self.first..].iter_mut().zip(self.lasts) {
            *row = set_out(simd, *row, last, self.momentum);
        }
    }
}

impl Task for SettingOut<'_, Shared<'_>> {
    type Output = ();

    #[inline(always)]
    fn run<S: Unit>(self, simd: S) {
        for (body, last) in self.motions.0[self.first..].iter().zip(self.lasts) {
            body.write(&set_out(simd, body.read(), last, self.momentum));
        }
    }
}

/// Where a body that has come to `reached` sets out from; that is what the next sweep calls `last`.
#[inline(always)]
fn set_out<S: Simd>(simd: S, reached: Eight, last: &mut Eight, momentum: Option<f64>) -> Eight {
    let mut start = reached;
    if let Some(momentum) = momentum {
        for k in 0..LANES / S::F64_LANES {
            let now = reached.load(simd, k);
            start.store(k, now + (now - last.load(simd, k)) * Lanes::splat(simd, momentum));
        }
    }
    *last = reached;
    start
}

/// One body of each pair: the row that its velocity is read from, and the one that it is written to.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) from: [u32; LANES],
    to: [u32; LANES],
}

impl Side {
    /// Without bodies, beside so many.
    pub(super) fn empty(bodies: usize) -> Self {
        Self { from: [bodies as u32; LANES], to: [bodies as u32 + 1; LANES] }
    }

    pub(super) fn set(&mut self, lane: usize, index: u32, moves: &[bool]) {
        self.from[lane] = index;
        if moves[index as usize] {
            self.to[lane] = index;
        }
    }

    /// Fetches the bodies of piece `k`.
    #[inline(always)]
    pub(super) fn fetch<S: Unit, M: Motions>(
        &self,
        simd: S,
        k: usize,
        motions: &M,
        responses: &[Eight],
        to: &mut Fetched,
    ) {
        let rows = &self.from[k * S::F64_LANES..][..S::F64_LANES];
        let columns = motions.fetch(simd, rows);
        for k in 0..to.velocity.len() {
            to.velocity[k].store(0, Lanes::of(simd, columns[k]));
        }
        let columns = simd.columns(responses, rows);
        for k in 0..to.response.len() {
            to.response[k].store(0, Lanes::of(simd, columns[k]));
        }
    }

    /// Writes the velocities of the bodies of piece `k`.
    #[inline(always)]
    pub(super) fn write<S: Unit, M: Motions>(&self, simd: S, k: usize, (v, w): Moving<S>, motions: &mut M) {
        let nothing = simd.splat_f64s(0.0);
        let (x, y, z) = (v.x.register(), v.y.register(), v.z.register());
        let (p, q, r) = (w.x.register(), w.y.register(), w.z.register());
        let rows = &self.to[k * S::F64_LANES..][..S::F64_LANES];
        motions.write(simd, rows, [x, y, z, p, q, r, nothing, nothing]);
    }
}

/// Linear and angular velocities of one body of each pair.
pub(super) type Moving<S> = (Vectors<S>, Vectors<S>);

/// What was fetched of one body of each pair that a unit takes at a time, in the first of its pieces.
pub(super) struct Fetched {
    velocity: [Eight; 6],
    /// 1/m, and xx, yx, zx, yy, zy, zz of I⁻¹.
    response: [Eight; 7],
}

impl Fetched {
    pub(super) const NOTHING: Self = Self { velocity: [Eight::ZERO; 6], response: [Eight::ZERO; 7] };

    #[inline(always)]
    pub(super) fn moving<S: Simd>(&self, simd: S) -> Moving<S> {
        let [x, y, z, p, q, r] = &self.velocity;
        let linear = Vectors { x: x.load(simd, 0), y: y.load(simd, 0), z: z.load(simd, 0) };
        (linear, Vectors { x: p.load(simd, 0), y: q.load(simd, 0), z: r.load(simd, 0) })
    }

    /// Velocities that the impulse `p` at the lever arm adds.
    #[inline(always)]
    pub(super) fn answer<S: Simd>(&self, simd: S, lever: Vectors<S>, p: Vectors<S>) -> Moving<S> {
        let turn = lever.cross(p);
        let [mass, xx, yx, zx, yy, zy, zz] = &self.response;
        let (mass, xx, yx, zx) = (mass.load(simd, 0), xx.load(simd, 0), yx.load(simd, 0), zx.load(simd, 0));
        let (yy, zy, zz) = (yy.load(simd, 0), zy.load(simd, 0), zz.load(simd, 0));
        let spin = Vectors {
            x: xx * turn.x + yx * turn.y + zx * turn.z,
            y: yx * turn.x + yy * turn.y + zy * turn.z,
            z: zx * turn.x + zy * turn.y + zz * turn.z,
        };
        (p * mass, spin)
    }
}
