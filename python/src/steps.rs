//! What several steps come to: the worst of them, so that no unsolved step hides in the middle.

use crate::errors::raise;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use tumble::{StepReport, Verdict};

/// What `step` has done: the worst of all its steps.
#[pyclass(frozen, module = "tumble", name = "Steps", get_all)]
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    /// Steps made [–].
    steps: u64,
    /// Time of the world after them [s].
    time: f64,
    /// Largest residual of a step [m/s].
    worst_residual: f64,
    /// Number of the step with that residual; 0 where no step had a contact.
    worst_step: u64,
    /// Steps that are not `solved` [–].
    unsolved_steps: u64,
    /// Steps whose work ran out before the tolerance was met [–].
    inexact_steps: u64,
    /// Steps whose velocities lead bodies into each other [–].
    overlap_steps: u64,
    /// Steps in which the energy guard acted [–].
    guarded_steps: u64,
    /// Deepest overlap that a step leads into [m].
    missed_depth: f64,
    /// Least share of restitution of an impact [–].
    restitution_share: f64,
    /// Most contacts of a step [–].
    most_contacts: usize,
    /// Worst verdict: solved, guarded, overlap, inexact or failed.
    verdict: &'static str,
}

/// The same while it is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    pub(crate) steps: u64,
    pub(crate) worst_residual: f64,
    pub(crate) worst_step: u64,
    pub(crate) unsolved: u64,
    pub(crate) inexact: u64,
    pub(crate) overlap: u64,
    pub(crate) guarded: u64,
    pub(crate) missed_depth: f64,
    pub(crate) share: f64,
    pub(crate) most_contacts: usize,
    pub(crate) verdict: Verdict,
    pub(crate) quarantined: u64,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            steps: 0,
            worst_residual: 0.0,
            worst_step: 0,
            unsolved: 0,
            inexact: 0,
            overlap: 0,
            guarded: 0,
            missed_depth: 0.0,
            share: 1.0,
            most_contacts: 0,
            verdict: Verdict::Solved,
            quarantined: 0,
        }
    }
}

impl Tally {
    /// Counts a step; says whether it is solved.
    pub(crate) fn count(&mut self, r: &StepReport) -> bool {
        self.steps += 1;
        let (residual, verdict) = (r.residual(), r.verdict());
        if residual > self.worst_residual || (self.worst_step == 0 && !r.contacts.is_empty()) {
            (self.worst_residual, self.worst_step) = (residual, r.step);
        }
        if verdict > self.verdict {
            self.verdict = verdict;
        }
        self.unsolved += u64::from(verdict != Verdict::Solved);
        self.inexact += u64::from(verdict == Verdict::Inexact);
        self.overlap += u64::from(verdict == Verdict::Overlap);
        self.guarded += u64::from(r.guarded() > 0);
        self.quarantined += r.events.iter().filter(|e| matches!(e, tumble::Event::Quarantined { .. })).count() as u64;
        if !r.missed.is_empty() && r.missed_depth() > self.missed_depth {
            self.missed_depth = r.missed_depth();
        }
        let share = r.restitution_share();
        if share < self.share {
            self.share = share;
        }
        self.most_contacts = self.most_contacts.max(r.contacts.len());
        verdict == Verdict::Solved
    }

    /// As Python sees it.
    pub(crate) fn told(&self, time: f64) -> Steps {
        Steps {
            steps: self.steps,
            time,
            worst_residual: self.worst_residual,
            worst_step: self.worst_step,
            unsolved_steps: self.unsolved,
            inexact_steps: self.inexact,
            overlap_steps: self.overlap,
            guarded_steps: self.guarded,
            missed_depth: self.missed_depth,
            restitution_share: self.share,
            most_contacts: self.most_contacts,
            verdict: self.verdict.name(),
        }
    }
}

#[pymethods]
impl Steps {
    /// The steps of a pickle.
    #[staticmethod]
    fn _of(fields: &Bound<'_, PyTuple>) -> PyResult<Self> {
        type Whole = (u64, f64, f64, u64, u64, u64, u64, u64, f64, f64, usize);
        let wrong = |_| raise("SnapshotError", "this is no pickle of Steps");
        let (head, verdict) = (fields.get_slice(0, 11), fields.get_item(11).map_err(wrong)?);
        let (
            steps,
            time,
            worst_residual,
            worst_step,
            unsolved_steps,
            inexact_steps,
            overlap_steps,
            guarded_steps,
            missed_depth,
            restitution_share,
            most_contacts,
        ): Whole = head.extract().map_err(wrong)?;
        let verdict: String = verdict.extract().map_err(wrong)?;
        let all = [
            Verdict::Solved,
            Verdict::Guarded,
            Verdict::Infeasible,
            Verdict::Overlap,
            Verdict::Inexact,
            Verdict::Failed,
        ];
        let known = all.iter().map(|v| v.name()).find(|name| *name == verdict);
        let verdict = known.ok_or_else(|| raise("SnapshotError", "this is no pickle of Steps"))?;
        Ok(Self {
            steps,
            time,
            worst_residual,
            worst_step,
            unsolved_steps,
            inexact_steps,
            overlap_steps,
            guarded_steps,
            missed_depth,
            restitution_share,
            most_contacts,
            verdict,
        })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, s) = (slf.py(), slf.get());
        let head = (
            s.steps,
            s.time,
            s.worst_residual,
            s.worst_step,
            s.unsolved_steps,
            s.inexact_steps,
            s.overlap_steps,
            s.guarded_steps,
            s.missed_depth,
            s.restitution_share,
            s.most_contacts,
            s.verdict,
        );
        Ok((slf.get_type().getattr("_of")?, PyTuple::new(py, [head.into_pyobject(py)?])?))
    }

    fn __repr__(&self) -> String {
        let Self { steps, time, worst_residual, worst_step, unsolved_steps, verdict, .. } = self;
        format!(
            "Steps({steps} steps to {time:.6} s, {verdict}, worst residual {worst_residual:.2e} m/s in step {worst_step}, \
             {unsolved_steps} unsolved)"
        )
    }
}
