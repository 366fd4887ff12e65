//! Numbers of all rows as arrays: frames, as those of a world.

use super::rows::What;
use super::{Batch, Row};
use crate::arrays;
use crate::convert::text;
use crate::errors;
use crate::frames::fixed;
use crate::guard::guarded;
use numpy::ndarray::Array3;
use numpy::{Element, PyArray1, PyArray3};
use pyo3::prelude::*;
use tumble::Verdict;

impl Batch {
    fn gather<'py>(&self, py: Python<'py>, what: What) -> PyResult<Bound<'py, PyArray3<f64>>> {
        let mut rows = self.lock()?;
        let flat = guarded(|| Ok(rows.numbers(what)))?;
        let array = Array3::from_shape_vec((self.n, self.ids.len(), what.width()), flat);
        let array = array.map_err(|e| errors::plain(&e.to_string()))?;
        Ok(fixed(PyArray3::from_owned_array(py, array)))
    }

    /// Writes into an array of the caller's.
    fn fill(&self, of: &str, out: Option<&Bound<'_, PyAny>>, what: What) -> PyResult<()> {
        let Some(out) = out else { return Ok(()) };
        let values = self.lock()?.numbers(what);
        arrays::fill(of, out, &[self.n, self.ids.len(), what.width()], values.into_iter())
    }

    fn each<'py, T: Element>(&self, py: Python<'py>, read: impl Fn(&Row) -> T) -> PyResult<Bound<'py, PyArray1<T>>> {
        let rows = self.lock()?;
        guarded(|| Ok(fixed(PyArray1::from_vec(py, rows.iter().map(read).collect()))))
    }
}

/// Number of a verdict, as in recordings.
fn verdict_number(v: Verdict) -> u8 {
    v as u8
}

#[pymethods]
impl Batch {
    /// Writes into arrays of one's own, (N, bodies, 3) or (N, bodies, 4) of float64, instead of new ones: positions [m], orientations
    /// w x y z [–], velocities [m/s], spins [rad/s].
    #[pyo3(signature = (*, positions=None, orientations=None, velocities=None, spins=None))]
    fn read(
        &self,
        positions: Option<&Bound<'_, PyAny>>,
        orientations: Option<&Bound<'_, PyAny>>,
        velocities: Option<&Bound<'_, PyAny>>,
        spins: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        self.fill("positions", positions, What::Positions)?;
        self.fill("orientations", orientations, What::Orientations)?;
        self.fill("velocities", velocities, What::Velocities)?;
        self.fill("spins", spins, What::Spins)
    }

    /// Origins of all bodies, (N, bodies, 3) [m].
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, What::Positions)
    }

    /// Orientations w, x, y, z, (N, bodies, 4) [–].
    #[getter]
    fn orientations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, What::Orientations)
    }

    /// Velocities of the centres of mass, (N, bodies, 3) [m/s].
    #[getter]
    fn velocities<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, What::Velocities)
    }

    /// Spins in world axes, (N, bodies, 3) [rad/s].
    #[getter]
    fn spins<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, What::Spins)
    }

    /// Times, (N,) [s].
    #[getter]
    fn times<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |r| r.world.time())
    }

    /// Residuals of the last step, (N,) [m/s].
    #[getter]
    fn residuals<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |r| r.world.report().residual())
    }

    /// Largest residual since the start or reset, (N,) [m/s].
    #[getter]
    fn worst_residuals<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |r| r.tally.worst_residual)
    }

    /// Step with the largest residual since the start or reset, (N,); 0 where there was no contact.
    #[getter]
    fn worst_steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        self.each(py, |r| r.tally.worst_step)
    }

    /// Steps since the start or reset that were not solved, (N,) [–].
    #[getter]
    fn unsolved_steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        self.each(py, |r| r.tally.unsolved)
    }

    /// Steps since the start or reset in which the energy guard acted, (N,) [–].
    #[getter]
    fn guarded_steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        self.each(py, |r| r.tally.guarded)
    }

    /// Steps made, (N,) [–].
    #[getter]
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        self.each(py, |r| r.world.steps())
    }

    /// Worst verdict since the start or reset, (N,): 0 solved, 1 guarded, 2 infeasible, 3 overlap, 4 inexact, 5 failed.
    #[getter]
    fn verdicts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.each(py, |r| {
            if r.failed.is_some() { verdict_number(Verdict::Failed) } else { verdict_number(r.tally.verdict) }
        })
    }

    /// Verdicts of the last step alone, (N,): numbers as in `verdicts`.
    #[getter]
    fn step_verdicts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.each(py, |r| verdict_number(if r.failed.is_some() { Verdict::Failed } else { r.world.report().verdict() }))
    }

    /// Hashes of the states, (N,): equal hashes, equal bits.
    #[getter]
    fn state_hashes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        self.each(py, |r| r.world.state_hash())
    }

    /// By how much each energy ledger does not balance, (N,) [J].
    #[getter]
    fn imbalances<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |r| r.world.ledger().imbalance())
    }

    /// Energy of each world, (N,) [J].
    #[getter]
    fn energies<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |r| {
            let (kinetic, potential) = r.world.energy();
            kinetic + potential
        })
    }

    /// Normal force between two bodies, mean over the last step, (N,) [N].
    fn normal_forces<'py>(
        &self,
        py: Python<'py>,
        a: &Bound<'py, PyAny>,
        b: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let (a, b) = (self.names.find(&text("a", a)?)?, self.names.find(&text("b", b)?)?);
        self.each(py, |r| r.world.report().normal_force(a, b))
    }

    /// Rows with a quarantined body, (N,).
    #[getter]
    fn quarantined<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        self.each(py, |r| r.world.bodies().any(|b| b.is_quarantined()))
    }

    /// Why each row cannot go on; None for those that can.
    #[getter]
    fn failures(&self) -> PyResult<Vec<Option<String>>> {
        Ok(self.lock()?.iter().map(|r| r.failed.clone()).collect())
    }
}
