//! Contact problems without bodies: W, q and μ in, impulses and their certificate out.

use crate::convert::{number, path, reals};
use crate::errors::{raise, refused};
use crate::guard::{caught, internal};
use numpy::PyArray2;
use numpy::ndarray::Array2;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tumble::DVec3;
use tumble_math::DMat3;
use tumble_problems::{Block, BlockProblem};
use tumble_solver::{Settings, Solution, Solver};

/// Most contacts of a problem that is given by numbers: Newton on blocks is dense, and (3 × 4000)² numbers are 1.2 GB.
const MOST_CONTACTS: usize = 4_000;
/// Largest problem file [bytes].
const MOST_BYTES: u64 = 1 << 30;

/// Solves u = W r + q with 0 ≤ u_n ⟂ r_n ≥ 0 and Coulomb friction: dict of arrays and numbers.
#[pyfunction]
pub(crate) fn solve_blocks<'py>(
    py: Python<'py>,
    w: &Bound<'py, PyAny>,
    q: &Bound<'py, PyAny>,
    mu: &Bound<'py, PyAny>,
    tolerance: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyDict>> {
    let tolerance = number("tolerance", tolerance)?;
    let q = reals("q", q, "an array of shape (n, 3), normal first")?;
    let q = q.as_array();
    let n = q.shape().first().copied().unwrap_or(0);
    let wrong = |of: &str, got: &[usize], expected: String| {
        let got = format!("{got:?}");
        refused(of, &got, "", &format!("{of} has shape {got}: give {expected}"), &format!("give {expected}"))
    };
    if q.shape() != [n, 3] || n == 0 || n > MOST_CONTACTS {
        return Err(wrong("q", q.shape(), format!("an array of shape (n, 3), n from 1 to {MOST_CONTACTS}")));
    }
    let w = reals("W", w, &format!("an array of shape ({0}, {0})", 3 * n))?;
    let w = w.as_array();
    if w.shape() != [3 * n, 3 * n] {
        return Err(wrong("W", w.shape(), format!("an array of shape ({0}, {0})", 3 * n)));
    }
    let mu = reals("mu", mu, &format!("{n} numbers"))?;
    let mu = mu.as_array();
    if mu.shape() != [n] {
        return Err(wrong("mu", mu.shape(), format!("{n} numbers, one for each contact")));
    }
    let free: Vec<DVec3> = (0..n).map(|i| DVec3::new(q[[i, 0]], q[[i, 1]], q[[i, 2]])).collect();
    let friction: Vec<f64> = mu.iter().copied().collect();
    let mut blocks = Vec::new();
    for row in 0..n {
        for column in 0..n {
            let at = |j: usize| DVec3::from_array([0, 1, 2].map(|i| w[[3 * row + i, 3 * column + j]]));
            let matrix = DMat3::from_cols(at(0), at(1), at(2));
            if row == column || matrix != DMat3::ZERO {
                blocks.push(Block { row: row as u32, column: column as u32, matrix });
            }
        }
    }
    let made = BlockProblem::new(blocks, &free, &friction);
    let problem = made.map_err(|e| refused("W", "", "", &e.to_string(), "give a problem u = W r + q"))?;
    told(py, &problem, tolerance)
}

/// The same for a problem file, Siconos or block text.
#[pyfunction]
pub(crate) fn solve_file<'py>(
    py: Python<'py>,
    path: &Bound<'py, PyAny>,
    tolerance: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyDict>> {
    let (path, tolerance) = (self::path("path", path)?, number("tolerance", tolerance)?);
    let name = path.display().to_string();
    let problem = py.detach(|| -> Result<BlockProblem, String> {
        let size = std::fs::metadata(&path).map_err(|e| e.to_string())?.len();
        if size > MOST_BYTES {
            return Err(format!("{size} bytes are more than {MOST_BYTES}"));
        }
        let bytes = std::fs::read(&path).map_err(|e| e.to_string())?;
        let (problem, _) = tumble_problems::files::read(&bytes).map_err(|e| e.to_string())?;
        match problem.contact_count() {
            n if n > MOST_CONTACTS => {
                Err(format!("{n} contacts: at most {MOST_CONTACTS} here, more with `tumble solve`"))
            }
            _ => Ok(problem),
        }
    });
    let problem = problem.map_err(|e| raise("Error", format!("{name}: {e}")))?;
    told(py, &problem, tolerance)
}

fn told<'py>(py: Python<'py>, problem: &BlockProblem, tolerance: f64) -> PyResult<Bound<'py, PyDict>> {
    if !(tolerance > 0.0 && tolerance.is_finite()) {
        let remedy = "give a number above 0";
        let message = format!("tolerance is {tolerance}: {remedy}");
        return Err(refused("tolerance", &tolerance.to_string(), "", &message, remedy));
    }
    let settings = Settings { tolerance, ..Settings::for_files() };
    let solved = py.detach(|| caught(|| problem.solve(&mut Solver::new(), None, &settings).clone()));
    let solution: Solution = solved.map_err(|panic| internal(&panic))?;
    let rows = |all: &[DVec3]| {
        let array = Array2::from_shape_fn((all.len(), 3), |(k, j)| all[k][j]);
        crate::frames::fixed(PyArray2::from_owned_array(py, array))
    };
    let c = &solution.certificate;
    let made = PyDict::new(py);
    made.set_item("impulses", rows(&solution.impulses))?;
    made.set_item("velocities", rows(&solution.velocities))?;
    made.set_item("modes", solution.modes.iter().map(|m| m.name()).collect::<Vec<_>>())?;
    made.set_item("verdict", c.verdict.name())?;
    made.set_item("method", solution.method.name())?;
    made.set_item("residual", c.residual)?;
    made.set_item("natural", c.natural)?;
    made.set_item("relative", c.relative)?;
    made.set_item("cone", c.cone)?;
    made.set_item("approach", c.approach)?;
    made.set_item("sticky", c.sticky)?;
    made.set_item("dissipation", c.dissipation)?;
    made.set_item("energy", c.energy)?;
    Ok(made)
}
