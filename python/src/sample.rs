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
