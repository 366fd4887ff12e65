//! Every operation on lanes is that on single numbers, to the bit, on every vector unit.

use super::*;
use crate::sweep::batch::units;
use pulp::WithSimd;
use tumble_math::DVec3;
use tumble_suite::Random;

/// Numbers that tell operations apart.
fn numbers(r: &mut Random) -> Eight {
    let special = [0.0, -0.0, 1.0, -1.0, f64::INFINITY, f64::NAN, f64::MAX, 1e-310];
    Eight(std::array::from_fn(|_| if r.unit() < 0.3 { special[r.below(special.len())] } else { r.normal() }))
}

/// The bits of a number; all that is no number is one.
fn bits(x: f64) -> u64 {
    if x.is_nan() { f64::NAN.to_bits() } else { x.to_bits() }
}

/// Everything that can be asked of two vectors and two conditions, one list of eight after the other.
struct Everything<'a> {
    a: &'a EightVectors,
    b: &'a EightVectors,
}

impl WithSimd for Everything<'_> {
    type Output = Vec<Eight>;

    fn with_simd<S: Simd>(self, simd: S) -> Vec<Eight> {
        let mut out = Vec::new();
        for k in 0..LANES / S::F64_LANES {
            let (v, w) = (Vectors::load(simd, self.a, k), Vectors::load(simd, self.b, k));
            let (a, b) = (v.x, w.x);
            let [yes, no] = [1.0, 0.0].map(|x| Lanes::splat(simd, x));
            let flag = |at: Where<S>| at.choose(yes, no);
            let (gt, ge, eq) = (a.gt(b), a.ge(b), a.eq(b));
            let somewhere = |at: Where<S>| if at.anywhere() { yes } else { no };
            let (cross, sum, apart, scaled, minus) = (v.cross(w), v + w, v - w, v * b, -v);
            let mut stored = NOTHING;
            v.store(&mut stored, k);
            let again = Vectors::load(simd, &stored, k);
            let all = [
                [a + b, a - b, a * b, a / b, -a, a.sqrt(), a.abs(), a.max(b), b.max(a)].to_vec(),
                [flag(gt), flag(ge), flag(eq), flag(gt.not()), flag(gt.or(eq)), flag(ge.and(gt.not()))].to_vec(),
                [gt.choose(a, b), v.dot(w), somewhere(gt), somewhere(eq), Vectors::splat(simd, 2.5).z].to_vec(),
                [cross.x, cross.y, cross.z, sum.x, sum.y, sum.z, apart.x, apart.y, apart.z].to_vec(),
                [scaled.x, scaled.y, scaled.z, minus.x, minus.y, minus.z, again.x, again.y, again.z].to_vec(),
            ]
            .concat();
            out.resize(all.len(), Eight::ZERO);
            for (eight, lanes) in out.iter_mut().zip(all) {
                eight.store(k, lanes);
            }
        }
        out
    }
}

/// The same of one lane; `[..; 2]` says whether a > b and a = b hold anywhere among the lanes that a unit takes at a time.
fn one_by_one(v: DVec3, w: DVec3, [gt, eq]: [bool; 2]) -> Vec<f64> {
    let (a, b) = (v.x, w.x);
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let larger = |x: f64, y: f64| if x > y { x } else { y };
    let dot = v.x * w.x + v.y * w.y + v.z * w.z;
    let cross = [v.y * w.z - w.y * v.z, v.z * w.x - w.z * v.x, v.x * w.y - w.x * v.y];
    let lists = [
        &[a + b, a - b, a * b, a / b, -a, a.sqrt(), a.abs(), larger(a, b), larger(b, a)][..],
        &[flag(a > b), flag(a >= b), flag(a == b), flag(!(a > b)), flag(a >= b), flag(a == b)],
        &[larger(a, b), dot, flag(gt), flag(eq), 2.5],
        &cross,
        &[v.x + w.x, v.y + w.y, v.z + w.z, v.x - w.x, v.y - w.y, v.z - w.z],
        &[v.x * b, v.y * b, v.z * b, -v.x, -v.y, -v.z, v.x, v.y, v.z],
    ];
    lists.concat()
}

#[test]
fn every_operation_on_lanes_is_that_on_single_numbers() {
    let mut r = Random::new(31);
    for (unit, wide) in units() {
        for _ in 0..500 {
            let a: EightVectors = std::array::from_fn(|_| numbers(&mut r));
            let mut b: EightVectors = std::array::from_fn(|_| numbers(&mut r));
            // equal numbers, and lanes in which nothing holds anywhere
            if r.unit() < 0.3 {
                b[0] = a[0];
            }
            let found = unit.dispatch(Everything { a: &a, b: &b });
            for lane in 0..LANES {
                let at = |v: &EightVectors| DVec3::new(v[0][lane], v[1][lane], v[2][lane]);
                let piece = lane / wide * wide..(lane / wide + 1) * wide;
                let gt = piece.clone().any(|k| a[0][k] > b[0][k]);
                let eq = piece.clone().any(|k| a[0][k] == b[0][k]);
                let expected = one_by_one(at(&a), at(&b), [gt, eq]);
                assert_eq!(found.len(), expected.len());
                for (k, (x, y)) in found.iter().zip(&expected).enumerate() {
                    assert_eq!(bits(x[lane]), bits(*y), "{unit:?}: number {k} of {} and {}", at(&a), at(&b));
                }
            }
        }
    }
}

/// Rows of a table into columns and back.
struct Turn<'a> {
    table: &'a [Eight],
    rows: &'a [u32],
    back: &'a mut [Eight],
}

impl Task for Turn<'_> {
    type Output = Vec<Eight>;

    fn run<S: Unit>(self, simd: S) -> Vec<Eight> {
        let mut found = vec![Eight::ZERO; LANES];
        for k in 0..LANES / S::F64_LANES {
            let rows = &self.rows[k * S::F64_LANES..][..S::F64_LANES];
            let columns = simd.columns(self.table, rows);
            for (eight, column) in found.iter_mut().zip(columns) {
                eight.store(k, Lanes::of(simd, column));
            }
            simd.write_columns(columns, self.back, rows);
        }
        found
    }
}

#[test]
fn rows_of_a_table_become_columns_and_rows_again() {
    let table: Vec<_> = (0..12).map(|row| Eight(std::array::from_fn(|k| f64::from(10 * row + k as i32)))).collect();
    let rows = [3, 0, 11, 7, 4, 9, 1, 10];
    for (unit, _) in units() {
        let mut back = vec![Eight::ZERO; table.len()];
        let columns = run_on(unit, Turn { table: &table, rows: &rows, back: &mut back });
        for (lane, row) in rows.iter().enumerate() {
            let row = *row as usize;
            assert!((0..LANES).all(|k| columns[k][lane] == table[row][k]), "{unit:?}");
            assert_eq!(back[row], table[row], "{unit:?}");
        }
        assert_eq!(back[2], Eight::ZERO);
    }
}
