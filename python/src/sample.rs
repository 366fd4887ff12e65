//! Random numbers by their place: run k of a plan has the same numbers however the plan is cut, with any version of numpy.
//!
//! A number is a hash of (seed, name, run, place), made of three rounds of the finaliser of splitmix64 (Steele, Lea and Flood 2014).

use crate::frames::fixed;
use numpy::ndarray::Array2;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use tumble::trig;
use tumble_recording::export::parquet::{Values, columns};

fn mixed(x: u64) -> u64 {
    let mut z = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn key(seed: u64, name: &str) -> u64 {
    name.bytes().fold(mixed(seed), |h, b| mixed(h ^ u64::from(b)))
}

fn word(key: u64, run: u64, place: u64) -> u64 {
    mixed(mixed(key ^ run).wrapping_add(place.wrapping_mul(0xd1b5_4a32_d192_ed03)))
}

/// Uniform in [0, 1), a multiple of 2⁻⁵³.
fn unit(word: u64) -> f64 {
    (word >> 11) as f64 * (1.0 / (1_u64 << 53) as f64)
}

fn table(
    py: Python<'_>,
    count: usize,
    width: usize,
    of: impl Fn(u64, u64) -> f64,
    first: u64,
) -> Bound<'_, PyArray2<f64>> {
    let mut flat = Vec::with_capacity(count * width);
    for run in 0..count as u64 {
        for place in 0..width as u64 {
            flat.push(of(first + run, place));
        }
    }
    fixed(PyArray2::from_owned_array(py, Array2::from_shape_vec((count, width), flat).unwrap_or_default()))
}

/// Uniform numbers in [0, 1) for runs first … first + count, (count, width).
#[pyfunction]
pub(crate) fn sample_uniform<'py>(
    py: Python<'py>,
    seed: u64,
    name: &str,
    first: u64,
    count: usize,
    width: usize,
) -> Bound<'py, PyArray2<f64>> {
    let key = key(seed, name);
    table(py, count, width, |run, place| unit(word(key, run, place)), first)
}

/// Normal numbers of mean 0 and deviation 1, by Box and Muller with the engine's own functions: the same bits everywhere.
#[pyfunction]
pub(crate) fn sample_normal<'py>(
    py: Python<'py>,
    seed: u64,
    name: &str,
    first: u64,
    count: usize,
    width: usize,
) -> Bound<'py, PyArray2<f64>> {
    let key = key(seed, name);
    let of = |run: u64, place: u64| {
        // 1 − u is never 0
        let radius = (-2.0 * trig::ln(1.0 - unit(word(key, run, 2 * place)))).sqrt();
        let turn = std::f64::consts::TAU * unit(word(key, run, 2 * place + 1));
        radius * trig::cos(turn)
    };
    table(py, count, width, of, first)
}

/// Words of 64 bits for runs first … first + count.
#[pyfunction]
pub(crate) fn sample_words<'py>(
    py: Python<'py>,
    seed: u64,
    name: &str,
    first: u64,
    count: usize,
) -> Bound<'py, PyArray1<u64>> {
    let key = key(seed, name);
    fixed(PyArray1::from_vec(py, (0..count as u64).map(|run| word(key, first + run, 0)).collect()))
}

/// A permutation of 0 … n − 1 by a key, one place at a time: four rounds of a Feistel network over the least even number of bits that holds
/// n, walked on until the result is below n (Black and Rogaway 2002, "cycle walking": fewer than four rounds on average, as the network
/// has fewer than 4 n places).
fn permuted(key: u64, n: u64, place: u64) -> u64 {
    let half = (64 - n.saturating_sub(1).leading_zeros()).div_ceil(2).max(1);
    let mask = (1_u64 << half) - 1;
    let mut x = place;
    loop {
        let (mut left, mut right) = (x >> half, x & mask);
        for round in 0..4 {
            (left, right) = (right, left ^ (word(key, right, round) & mask));
        }
        x = (left << half) | right;
        if x < n {
            return x;
        }
    }
}

/// A Latin hypercube of `runs` points: in every place (dimension) each of `runs` equal parts of [0, 1) holds one point, anywhere in it.
#[pyfunction]
pub(crate) fn sample_latin<'py>(
    py: Python<'py>,
    seed: u64,
    name: &str,
    first: u64,
    count: usize,
    width: usize,
    runs: u64,
) -> Bound<'py, PyArray2<f64>> {
    let key = key(seed, name);
    let of = |run: u64, place: u64| {
        let part = permuted(word(key, u64::MAX, place), runs, run % runs.max(1));
        // a part may not round up into the next one
        let (least, most) = (part as f64 / runs as f64, (part + 1) as f64 / runs as f64);
        let x = least + unit(word(key, run, place)) / runs as f64;
        if x < most { x } else { least }
    };
    table(py, count, width, of, first)
}

/// Primitive polynomials (degree, inner coefficients) and first direction numbers of Sobol's sequence for its dimensions from the second
/// on: the beginning of the table "new-joe-kuo-6" of Joe and Kuo (2008).
const DIRECTIONS: [(u32, u64, [u64; 7]); 20] = [
    (1, 0, [1, 0, 0, 0, 0, 0, 0]),
    (2, 1, [1, 3, 0, 0, 0, 0, 0]),
    (3, 1, [1, 3, 1, 0, 0, 0, 0]),
    (3, 2, [1, 1, 1, 0, 0, 0, 0]),
    (4, 1, [1, 1, 3, 3, 0, 0, 0]),
    (4, 4, [1, 3, 5, 13, 0, 0, 0]),
    (5, 2, [1, 1, 5, 5, 17, 0, 0]),
    (5, 4, [1, 1, 5, 5, 5, 0, 0]),
    (5, 7, [1, 1, 7, 11, 19, 0, 0]),
    (5, 11, [1, 1, 5, 1, 1, 0, 0]),
    (5, 13, [1, 1, 1, 3, 11, 0, 0]),
    (5, 14, [1, 3, 5, 5, 31, 0, 0]),
    (6, 1, [1, 3, 3, 9, 7, 49, 0]),
    (6, 13, [1, 1, 1, 15, 21, 21, 0]),
    (6, 16, [1, 3, 1, 13, 27, 49, 0]),
    (6, 19, [1, 1, 1, 15, 7, 5, 0]),
    (6, 22, [1, 3, 1, 15, 13, 25, 0]),
    (6, 25, [1, 1, 5, 5, 19, 61, 0]),
    (7, 1, [1, 3, 7, 11, 23, 15, 103]),
    (7, 4, [1, 3, 7, 13, 13, 15, 69]),
];

/// Dimensions of Sobol's sequence that there are [–].
pub(crate) const SOBOL_DIMENSIONS: usize = DIRECTIONS.len() + 1;

/// Binary places of a number of Sobol's sequence [–]: as many points before it repeats, and all of them whole in an f64.
const SOBOL_BITS: usize = 53;

/// Direction numbers of a dimension: the j-th has the place 2⁻ʲ⁻¹ at bit SOBOL_BITS − 1 − j.
fn directions(dimension: usize) -> [u64; SOBOL_BITS] {
    let Some(&(degree, inner, first)) = dimension.checked_sub(1).and_then(|k| DIRECTIONS.get(k)) else {
        // van der Corput's sequence
        return std::array::from_fn(|j| 1 << (SOBOL_BITS - 1 - j));
    };
    let degree = degree as usize;
    let mut v = [0; SOBOL_BITS];
    for j in 0..SOBOL_BITS {
        v[j] = if j < degree {
            first[j] << (SOBOL_BITS - 1 - j)
        } else {
            let mut next = v[j - degree] ^ (v[j - degree] >> degree);
            for k in 1..degree {
                if (inner >> (degree - 1 - k)) & 1 == 1 {
                    next ^= v[j - k];
                }
            }
            next
        };
    }
    v
}

/// Owen's scrambling: every binary place is flipped or not by a hash of those before it, so that the points are uniform and their
/// elementary intervals as full as before (Owen 1995).
fn scrambled(key: u64, x: u64) -> u64 {
    (0..SOBOL_BITS as u32).fold(x, |made, j| {
        let at = SOBOL_BITS as u32 - 1 - j;
        // the places above this one, with a one before them that tells their number
        let before = (1 << j) | (x >> (at + 1));
        made ^ ((word(key, before, 0) >> 63) << at)
    })
}

/// Points first … first + count of Sobol's sequence in the dimensions dimension … dimension + width, in [0, 1); scrambled by seed and
/// dimension if that is wished.
#[pyfunction]
pub(crate) fn sample_sobol<'py>(
    py: Python<'py>,
    seed: u64,
    first: u64,
    count: usize,
    dimension: usize,
    width: usize,
    scramble: bool,
) -> Bound<'py, PyArray2<f64>> {
    let known: Vec<_> = (dimension..dimension + width).map(directions).collect();
    let of = |run: u64, place: u64| {
        let v = &known[place as usize];
        let x = (0..SOBOL_BITS).filter(|j| (run >> j) & 1 == 1).fold(0, |x, j| x ^ v[j]);
        let key = word(key(seed, "sobol"), dimension as u64 + place, 1);
        let x = if scramble { scrambled(key, x) } else { x };
        x as f64 * (1.0 / (1_u64 << SOBOL_BITS) as f64)
    };
    table(py, count, width, of, first)
}

/// Columns as the bytes of a Parquet file: the same bytes for the same columns. Lists of int, of float or of str.
#[pyfunction]
pub(crate) fn parquet_bytes<'py>(
    py: Python<'py>,
    table: Vec<(String, String, Bound<'_, PyAny>)>,
) -> PyResult<Bound<'py, PyBytes>> {
    let mut all = Vec::with_capacity(table.len());
    for (name, kind, values) in table {
        let values = match kind.as_str() {
            "integer" => Values::Integers(values.extract()?),
            "text" => Values::Texts(values.extract()?),
            _ => Values::Reals(values.extract()?),
        };
        all.push((name, values));
    }
    let file = py.detach(|| {
        let mut file = Vec::new();
        columns(&all, &mut file).map(|_| file).map_err(|e| crate::errors::recording(&e))
    })?;
    Ok(PyBytes::new(py, &file))
}
