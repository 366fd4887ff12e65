//! The class `Batch`: many worlds of one scene, each with values of its own, stepped side by side.
//!
//! Every world belongs to one thread at a time and shares nothing that changes, so a row has the bits that it would have alone, whatever
//! the number of threads and the order in which they take rows.

mod arrays;
mod build;
mod edit;
mod joints;
mod pool;
mod rows;

use crate::convert::{count, number, text};
use crate::errors::{self, refused, wrong_type};
use crate::guard::guarded;
use crate::inner::{Inner, Parts};
use crate::names::Names;
use crate::recipe::{Recipe, SceneText};
use crate::scene::{Scene, scene_of};
use crate::snapshot::{Snapshot, taken};
use crate::world::World;
use build::{build, read_vary};
use pyo3::prelude::*;
use rows::{Changes, Row, Rows};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use tumble::{BodyId, JointId};

/// Memory of a row of a small scene once it has been stepped, its start included [bytes]: what a count of copies is held against.
const ROW_BYTES: u64 = 40_000;
/// Most memory that the rows of a batch may ask for [bytes], where the system does not say how much is free.
const MOST_BYTES: u64 = 64 << 30;

/// Memory that rows may take [bytes]: what is free, as far as the system tells.
fn room() -> u64 {
    let told = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let free =
        told.lines().find_map(|line| line.strip_prefix("MemAvailable:")?.split_whitespace().next()?.parse().ok());
    let limit = std::fs::read_to_string("/sys/fs/cgroup/memory.max").ok().and_then(|text| text.trim().parse().ok());
    let free = free.map_or(MOST_BYTES, |kilobytes: u64| kilobytes.saturating_mul(1024));
    free.min(limit.unwrap_or(u64::MAX)).min(MOST_BYTES)
}

/// N worlds of one scene with values of their own. vary is a dict of scene paths and arrays of N values; threads is the number of
/// threads that share the work (all cores of this process if None); none of it changes a bit.
///
/// >>> scene = tumble.Scene.of({"version": 1, "bodies": [
/// ...     {"name": "ball", "shape": {"kind": "sphere", "radius": 0.1}, "mass": 1.0}]})
/// >>> batch = tumble.Batch(scene, 3, vary={"bodies.ball.velocity": [(1, 0, 0), (2, 0, 0), (3, 0, 0)]})
/// >>> done = batch.step(0.1, n=10)
/// >>> batch.positions[:, 0, 0].round(9).tolist()
/// [1.0, 2.0, 3.0]
#[pyclass(frozen, weakref, module = "tumble", name = "Batch")]
#[derive(Debug)]
pub(crate) struct Batch {
    rows: Mutex<Rows>,
    n: usize,
    names: Arc<Names>,
    pub(crate) joints: Arc<BTreeMap<String, JointId>>,
    parts: Arc<Parts>,
    ids: Vec<BodyId>,
    scene: tumble_scene::Scene,
    threads: usize,
}

impl Batch {
    pub(crate) fn lock(&self) -> PyResult<MutexGuard<'_, Rows>> {
        match self.rows.try_lock() {
            Ok(rows) => Ok(rows),
            Err(TryLockError::Poisoned(rows)) => Ok(rows.into_inner()),
            Err(TryLockError::WouldBlock) => Err(errors::busy("batch")),
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (scene, n, *, vary=None, threads=None))]
    fn new(
        py: Python<'_>,
        scene: &Bound<'_, PyAny>,
        n: &Bound<'_, PyAny>,
        vary: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let scene = scene_of(scene)?;
        let n = count("n", n, u64::MAX)?;
        let (each, room) = (ROW_BYTES.max(10_000 * scene.body_count() as u64), room());
        if n == 0 || n.saturating_mul(each) > room {
            let most = (room / each).max(1);
            let remedy = format!("give 1 to {most} copies of this scene, which need {} kB each", each / 1000);
            return Err(refused("n", &n.to_string(), "", &format!("n is {n}: {remedy}"), &remedy));
        }
        let threads = match threads {
            Some(t) => match count("threads", t, 1024)? {
                0 => {
                    let remedy = "give 1 or more, or None for all cores";
                    return Err(refused("threads", "0", "", &format!("threads is 0: {remedy}"), remedy));
                }
                t => t as usize,
            },
            None => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
        };
        let n = n as usize;
        let vary = read_vary(vary, n)?;
        let (all, names) = py.detach(|| guarded(|| build(&scene, vec![Vec::new(); n], &vary, threads)))?;
        let ids = all.first().map(|r| r.world.bodies().map(|b| b.id()).collect()).unwrap_or_default();
        let rows = Mutex::new(Rows::new(all, threads));
        let Inner { joints, parts, .. } = Inner::of_scene(&scene)?;
        Ok(Self { rows, n, names: Arc::new(names), joints, parts, ids, scene, threads })
    }

    /// Advances every world by n steps of dt [s] (the scene's step), without the interpreter's lock. Raises BatchError if a row
    /// cannot go on; the others have gone on.
    #[pyo3(signature = (dt=None, n=None))]
    fn step(&self, py: Python<'_>, dt: Option<&Bound<'_, PyAny>>, n: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let dt = dt.map_or(Ok(self.scene.step), |x| number("dt", x))?;
        let n = n.map_or(Ok(1), |n| count("n", n, 1_000_000_000))?;
        let (least, most) = (tumble::error::MIN_STEP, tumble::error::MAX_STEP);
        if !(dt >= least && dt <= most) {
            let remedy = format!("give a number from {least:e} to {most} s");
            return Err(refused("dt", &dt.to_string(), "s", &format!("dt is {dt} s: {remedy}"), &remedy));
        }
        let failed = py.detach(|| -> PyResult<Vec<(usize, String)>> {
            let mut rows = self.lock()?;
            let failed = rows.advance((dt, n), self.threads)?;
            Ok(failed.into_iter().map(|k| (k, rows[k].failed.clone().unwrap_or_default())).collect())
        })?;
        if failed.is_empty() {
            return Ok(());
        }
        let (rows, reasons): (Vec<usize>, Vec<String>) = failed.into_iter().unzip();
        let message = format!(
            "{} of {} rows cannot go on, the first is row {}: {}; reset them, or leave them out",
            rows.len(),
            self.n,
            rows[0],
            reasons[0]
        );
        Err(errors::batch(message, rows, reasons))
    }

    /// Puts rows back to their start, or to a snapshot of a world with the same bodies: a mask of N truth values, or numbers of rows;
    /// all by default.
    #[pyo3(signature = (mask=None, *, to=None))]
    fn reset(&self, mask: Option<&Bound<'_, PyAny>>, to: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let chosen = self.chosen(mask)?;
        let to = to.map(|s| taken("to", s)).transpose()?.map(|s| s.get());
        if to.is_some_and(Snapshot::has_python) {
            let remedy = "take a snapshot of a world with Spring or Attraction";
            let message = format!("to has a Python potential, which threads of a batch cannot ask: {remedy}");
            return Err(refused("to", "", "", &message, remedy));
        }
        let to = to.map(|s| &s.state);
        if let Some(state) = to {
            let mut there = tumble::World::new();
            there.restore(state);
            if !there.bodies().map(|b| b.id()).eq(self.ids.iter().copied()) {
                let remedy = "take a snapshot of a world of the batch, such as batch[0].snapshot()";
                let message = format!("to has other bodies than the batch: {remedy}");
                return Err(refused("to", "", "", &message, remedy));
            }
        }
        let mut rows = self.lock()?;
        guarded(|| {
            rows.version += 1;
            for k in chosen {
                rows[k].go_to(to);
            }
            Ok(())
        })
    }

    /// Gives rows another start with new values (a dict of scene paths and arrays with a value for each chosen row), and puts them there.
    /// What was varied before and is not named stays as it was.
    #[pyo3(signature = (mask, vary))]
    fn restart(&self, py: Python<'_>, mask: Option<&Bound<'_, PyAny>>, vary: &Bound<'_, PyAny>) -> PyResult<()> {
        let chosen = self.chosen(mask)?;
        let vary = read_vary(Some(vary), chosen.len())?;
        let before: Vec<Changes> = {
            let rows = self.lock()?;
            chosen.iter().map(|k| rows[*k].changes.clone()).collect()
        };
        let (made, _) = py.detach(|| guarded(|| build(&self.scene, before, &vary, self.threads)))?;
        let mut rows = self.lock()?;
        rows.version += 1;
        for (k, row) in chosen.into_iter().zip(made) {
            rows[k] = row;
        }
        Ok(())
    }

    /// Names of the bodies, in the order of the second axis.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.ids.iter().map(|id| self.names.name(*id).to_owned()).collect()
    }

    /// Number of a body on the second axis.
    fn body(&self, name: &Bound<'_, PyAny>) -> PyResult<usize> {
        let id = self.names.find(&text("name", name)?)?;
        Ok(self.ids.iter().position(|x| *x == id).unwrap_or(usize::MAX))
    }

    /// Threads that share the work [–].
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// The scene that all rows vary.
    #[getter]
    fn scene(&self) -> Scene {
        Scene { scene: self.scene.clone() }
    }

    fn __len__(&self) -> usize {
        self.n
    }

    /// A world of its own in the state of a row.
    fn __getitem__(&self, row: &Bound<'_, PyAny>) -> PyResult<World> {
        let n = self.n;
        let given: i64 = row.extract().map_err(|_| wrong_type("row", row, "the number of a row"))?;
        let k = if given < 0 { given + n as i64 } else { given };
        let k = usize::try_from(k).ok().filter(|k| *k < n);
        let k = k.ok_or_else(|| pyo3::exceptions::PyIndexError::new_err(format!("row {given} of {n}")))?;
        let rows = self.lock()?;
        guarded(|| {
            let text = rows[k].text.clone().unwrap_or_else(|| SceneText::of(&self.scene.source, &self.scene.file));
            let recipe = Recipe { scene: Some(text), step: self.scene.step, ..Recipe::default() };
            let mut inner = Inner::new(rows[k].world.clone(), None);
            (inner.names, inner.recipe) = (Arc::clone(&self.names), Arc::new(recipe));
            let parts = Parts { script: rows[k].script.clone(), ..(*self.parts).clone() };
            (inner.joints, inner.parts) = (Arc::clone(&self.joints), Arc::new(parts));
            Ok(World::of(inner))
        })
    }

    fn __repr__(&self) -> String {
        format!(
            "Batch({} worlds of {:?}, {} bodies each, {} threads)",
            self.n,
            self.scene.name,
            self.ids.len(),
            self.threads
        )
    }

    /// A small table for notebooks.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        slf.py().import("tumble._notebook")?.call_method1("batch", (slf,))?.extract()
    }

    /// For tests: makes the next step of a row panic.
    fn _spoil(&self, row: usize) -> PyResult<()> {
        self.lock()?[row].spoiled = true;
        Ok(())
    }
}
