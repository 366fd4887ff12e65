//! The class `Batch`: many worlds of one scene, each with values of its own, stepped side by side.
//!
//! Every world belongs to one thread at a time and shares nothing that changes, so a row has the bits that it would have alone, whatever
//! the number of threads and the order in which they take rows. Threads live for one call: nothing of them survives a fork.

use crate::convert::{count, number, reals};
use crate::errors::{self, refused, wrong_type};
use crate::frames::fixed;
use crate::guard::{Signals, caught};
use crate::inner::{Inner, Parts};
use crate::names::Names;
use crate::recipe::{Recipe, SceneText};
use crate::scene::{Scene, scene_of};
use crate::steps::Tally;
use crate::world::{World, json_text};
use numpy::ndarray::Array3;
use numpy::{Element, PyArray1, PyArray3};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::time::{Duration, Instant};
use tumble::{BodyId, BodyKind, BodyRef, DVec3, JointId, Verdict};
use tumble_scene::Script;

/// Memory of a small world once it has been stepped [bytes]: what a count of copies is held against.
const ROW_BYTES: u64 = 35_000;
/// Most memory that the rows of a batch may ask for [bytes].
const MOST_BYTES: u64 = 64 << 30;
/// Work below which no other thread is woken.
const ALONE: Duration = Duration::from_micros(150);
/// Time between two looks at the signals.
const LOOK: Duration = Duration::from_millis(20);

/// One world of a batch.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) world: tumble::World,
    script: Script,
    start: tumble::Snapshot,
    tally: Tally,
    failed: Option<String>,
}

/// The rows behind their lock.
#[derive(Debug)]
pub(crate) struct Rows {
    pub(crate) all: Vec<Row>,
    pub(crate) version: u64,
    /// Time that the last step of all rows took: decides whether threads pay.
    last: Duration,
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
    names: Arc<Names>,
    pub(crate) joints: Arc<BTreeMap<String, JointId>>,
    parts: Arc<Parts>,
    ids: Vec<BodyId>,
    texts: Vec<Option<SceneText>>,
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

    fn gather<'py, const W: usize>(
        &self,
        py: Python<'py>,
        read: impl Fn(&BodyRef<'_>) -> [f64; W],
    ) -> PyResult<Bound<'py, PyArray3<f64>>> {
        let rows = self.lock()?;
        let mut flat = Vec::with_capacity(rows.all.len() * self.ids.len() * W);
        for row in &rows.all {
            for b in row.world.bodies() {
                flat.extend(read(&b));
            }
        }
        let array = Array3::from_shape_vec((rows.all.len(), self.ids.len(), W), flat);
        let array = array.map_err(|e| errors::plain(&e.to_string()))?;
        Ok(fixed(PyArray3::from_owned_array(py, array)))
    }

    fn each<'py, T: Element>(&self, py: Python<'py>, read: impl Fn(&Row) -> T) -> PyResult<Bound<'py, PyArray1<T>>> {
        let rows = self.lock()?;
        Ok(fixed(PyArray1::from_vec(py, rows.all.iter().map(read).collect())))
    }

    /// Bodies of an argument: one name, several, or all.
    fn bodies(&self, body: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<BodyId>> {
        let Some(body) = body else { return Ok(self.ids.clone()) };
        if body.is_instance_of::<PyString>() {
            return Ok(vec![self.names.find(&crate::convert::text("body", body)?)?]);
        }
        let items: Vec<Bound<'_, PyAny>> = body
            .try_iter()
            .map_err(|_| wrong_type("body", body, "a name or a list of names"))?
            .collect::<PyResult<_>>()?;
        items.iter().map(|b| self.names.find(&crate::convert::text("body", b)?)).collect()
    }

    /// Values (N, bodies, 3), or (N, 3) for one body, as one list.
    fn values(&self, of: &str, given: &Bound<'_, PyAny>, bodies: usize, width: usize) -> PyResult<Vec<f64>> {
        let n = self.texts.len();
        let expected = format!("an array of shape ({n}, {bodies}, {width})");
        let array = reals(of, given, &expected)?;
        let view = array.as_array();
        let fits = view.shape() == [n, bodies, width] || (bodies == 1 && view.shape() == [n, width]);
        if !fits {
            let shape = format!("{:?}", view.shape());
            return Err(refused(
                of,
                &shape,
                "",
                &format!("{of} has shape {shape}: give {expected}"),
                &format!("give {expected}"),
            ));
        }
        let flat: Vec<f64> = view.iter().copied().collect();
        match flat.iter().position(|x| !x.is_finite()) {
            None => Ok(flat),
            Some(k) => {
                let (row, x) = (k / (bodies * width), flat[k]);
                let remedy = "give finite numbers";
                Err(refused(of, &x.to_string(), "", &format!("{of}, row {row}, is {x}: {remedy}"), remedy))
            }
        }
    }

    /// Which rows are meant: a mask or numbers; all by default.
    pub(crate) fn chosen(&self, mask: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<usize>> {
        let n = self.texts.len();
        let Some(mask) = mask else { return Ok((0..n).collect()) };
        let array = mask.py().import("numpy")?.call_method1("asarray", (mask,))?;
        let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
        match kind.as_str() {
            "b" => {
                let flags: Vec<bool> = array
                    .call_method0("tolist")?
                    .extract()
                    .map_err(|_| wrong_type("mask", mask, "a list of truth values"))?;
                if flags.len() != n {
                    let remedy = format!("give {n} truth values");
                    return Err(refused("mask", &flags.len().to_string(), "", &format!("mask: {remedy}"), &remedy));
                }
                Ok((0..n).filter(|k| flags[*k]).collect())
            }
            "i" | "u" => {
                let places: Vec<i64> = array.call_method0("ravel")?.call_method0("tolist")?.extract()?;
                places
                    .into_iter()
                    .map(|k| {
                        usize::try_from(k).ok().filter(|k| *k < n).ok_or_else(|| {
                            let remedy = format!("give numbers from 0 to {}", n.saturating_sub(1));
                            refused(
                                "mask",
                                &k.to_string(),
                                "",
                                &format!("mask: there is no row {k}: {remedy}"),
                                &remedy,
                            )
                        })
                    })
                    .collect()
            }
            // an empty list has no type
            "f" if array.len()? == 0 => Ok(Vec::new()),
            _ => Err(wrong_type("mask", mask, "truth values or numbers of rows")),
        }
    }
}

/// Steps one row until `go_on` says no; a refusal or a panic stays in it.
fn advance(row: &mut Row, dt: f64, n: u64, mut go_on: impl FnMut() -> bool) {
    if row.failed.is_some() {
        return;
    }
    let Row { world, script, tally, .. } = row;
    let outcome = caught(|| {
        for _ in 0..n {
            if let Err(e) = script.act(world, dt) {
                return Some(e.to_string());
            }
            let report = world.step(dt);
            if let Some(e) = &report.refused {
                return Some(e.to_string());
            }
            tally.count(report);
            if !go_on() {
                break;
            }
        }
        None
    });
    match outcome {
        Ok(None) => {}
        Ok(refused) => row.failed = refused,
        Err(panic) => {
            row.world = tumble::World::new();
            row.world.restore(&row.start);
            row.failed = Some(format!("a defect of tumble: {panic}"));
        }
    }
}

/// Steps all rows, by several threads if there is enough to do. Rows are handed out in pieces; who takes which changes no bit.
fn advance_all(rows: &mut [Row], last: Duration, dt: f64, n: u64, threads: usize) -> PyResult<()> {
    let stop = AtomicBool::new(false);
    let workers = threads.min(rows.len()).max(1);
    let alone = workers == 1 || last < ALONE;
    let piece = if alone { 1.max(rows.len() / 64) } else { 1.max(rows.len() / (8 * workers)) };
    let work = Mutex::new(rows.chunks_mut(piece));
    let take = || work.lock().map_or(None, |mut w| w.next());
    let toil = || {
        while !stop.load(Ordering::Relaxed)
            && let Some(piece) = take()
        {
            for row in piece {
                advance(row, dt, n, || !stop.load(Ordering::Relaxed));
            }
        }
    };
    // the caller's own thread, which alone hears signals
    let lead = || -> PyResult<()> {
        let (mut signals, mut heard, mut made) = (Signals::new(), Ok(()), 0_u32);
        while let Some(piece) = take() {
            for row in piece {
                advance(row, dt, n, || {
                    made = made.wrapping_add(1);
                    if heard.is_ok() && made.is_multiple_of(16) {
                        heard = signals.look();
                    }
                    heard.is_ok()
                });
                if heard.is_err() {
                    stop.store(true, Ordering::Relaxed);
                    return heard;
                }
            }
        }
        Ok(())
    };
    if alone {
        return lead();
    }
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..workers).map(|_| scope.spawn(toil)).collect();
        let mut outcome = lead();
        // the others may still be at it: Ctrl-C is heard here too
        let mut signals = Signals::new();
        while outcome.is_ok() && others.iter().any(|t| !t.is_finished()) {
            std::thread::sleep(Duration::from_micros(20).min(LOOK));
            if let Err(e) = signals.look() {
                stop.store(true, Ordering::Relaxed);
                outcome = Err(e);
            }
        }
        outcome
    })
}

/// Number of a verdict, as in recordings.
fn verdict_number(v: Verdict) -> u8 {
    v as u8
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (scene, n, *, vary=None, threads=None))]
    fn new(
        py: Python<'_>,
        scene: &Bound<'_, PyAny>,
        n: &Bound<'_, PyAny>,
        vary: Option<&Bound<'_, PyDict>>,
        threads: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let scene = scene_of(scene)?;
        let n = count("n", n, u64::MAX)?;
        let needed = n.saturating_mul(ROW_BYTES.max(10_000 * scene.body_count() as u64));
        if n == 0 || needed > MOST_BYTES {
            let remedy = format!(
                "give 1 to {} copies of this scene",
                MOST_BYTES / ROW_BYTES.max(10_000 * scene.body_count() as u64)
            );
            return Err(refused("n", &n.to_string(), "", &format!("n is {n}: {remedy}"), &remedy));
        }
        let threads = match threads {
            Some(t) => count("threads", t, 1024)?.max(1) as usize,
            None => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
        };
        let n = n as usize;
        let vary = read_vary(vary, n)?;
        let (all, texts, names) = py.detach(|| build(&scene, n, &vary, threads))?;
        let ids = all.first().map(|r| r.world.bodies().map(|b| b.id()).collect()).unwrap_or_default();
        let Inner { joints, parts, .. } = Inner::of_scene(&scene)?;
        let rows = Mutex::new(Rows { all, version: 0, last: Duration::ZERO });
        Ok(Self { rows, names: Arc::new(names), joints, parts, ids, texts, scene, threads })
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
            rows.version += 1;
            let clock = Instant::now();
            let last = rows.last;
            let before: Vec<bool> = rows.all.iter().map(|r| r.failed.is_some()).collect();
            let outcome = advance_all(&mut rows.all, last, dt, n, self.threads);
            let spent = clock.elapsed();
            // what one thread would need
            rows.last = if last < ALONE { spent } else { spent * self.threads.min(rows.all.len()) as u32 };
            outcome?;
            let new = rows.all.iter().enumerate().filter(|(k, r)| r.failed.is_some() && !before[*k]);
            Ok(new.map(|(k, r)| (k, r.failed.clone().unwrap_or_default())).collect())
        })?;
        if failed.is_empty() {
            return Ok(());
        }
        let (rows, reasons): (Vec<usize>, Vec<String>) = failed.into_iter().unzip();
        let message = format!(
            "{} of {} rows cannot go on, the first is row {}: {}; reset them, or leave them out",
            rows.len(),
            self.texts.len(),
            rows[0],
            reasons[0]
        );
        Err(errors::batch(message, rows, reasons))
    }

    /// Puts rows back to their start: a mask of N truth values, or numbers of rows; all by default.
    #[pyo3(signature = (mask=None))]
    fn reset(&self, mask: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let chosen = self.chosen(mask)?;
        let mut rows = self.lock()?;
        rows.version += 1;
        for k in chosen {
            let row = &mut rows.all[k];
            row.world.restore(&row.start);
            (row.tally, row.failed) = (Tally::default(), None);
        }
        Ok(())
    }

    /// Gives rows another start with new values (a dict of scene paths and arrays with a value for each chosen row), and puts them there.
    #[pyo3(signature = (mask, vary))]
    fn restart(&self, py: Python<'_>, mask: Option<&Bound<'_, PyAny>>, vary: &Bound<'_, PyDict>) -> PyResult<()> {
        let chosen = self.chosen(mask)?;
        let vary = read_vary(Some(vary), chosen.len())?;
        let (made, _, _) = py.detach(|| build(&self.scene, chosen.len(), &vary, self.threads))?;
        let mut rows = self.lock()?;
        rows.version += 1;
        for (k, row) in chosen.into_iter().zip(made) {
            rows.all[k] = row;
        }
        Ok(())
    }

    /// Sets bodies in all rows, or in those of a mask: positions, velocities, spins (N, bodies, 3), orientations (N, bodies, 4); for one
    /// body given by name (N, 3). Every number is checked first; a row that refuses is named.
    #[pyo3(signature = (*, body=None, positions=None, orientations=None, velocities=None, spins=None, mask=None))]
    fn set(
        &self,
        body: Option<&Bound<'_, PyAny>>,
        positions: Option<&Bound<'_, PyAny>>,
        orientations: Option<&Bound<'_, PyAny>>,
        velocities: Option<&Bound<'_, PyAny>>,
        spins: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let ids = self.bodies(body)?;
        let chosen = self.chosen(mask)?;
        let read = |of: &str, given: Option<&Bound<'_, PyAny>>, width| {
            given.map(|g| self.values(of, g, ids.len(), width)).transpose()
        };
        let (p, q) = (read("positions", positions, 3)?, read("orientations", orientations, 4)?);
        let (v, s) = (read("velocities", velocities, 3)?, read("spins", spins, 3)?);
        self.change(&chosen, &ids, |w, id, at| {
            let triple = |all: &[f64]| DVec3::new(all[3 * at], all[3 * at + 1], all[3 * at + 2]);
            if let Some(q) = &q {
                let q = &q[4 * at..4 * at + 4];
                w.set_orientation(id, tumble::DQuat::from_xyzw(q[1], q[2], q[3], q[0]))?;
            }
            if let Some(p) = &p {
                w.set_position(id, triple(p))?;
            }
            if let Some(v) = &v {
                w.set_velocity(id, triple(v))?;
            }
            if let Some(s) = &s {
                w.set_spin(id, triple(s))?;
            }
            Ok(())
        })
    }

    /// Adds forces [N] for the next step only: (N, bodies, 3), or (N, 3) for one body given by name. Zeros are allowed for bodies that
    /// take no force.
    #[pyo3(signature = (forces, *, body=None, mask=None))]
    fn apply_forces(
        &self,
        forces: &Bound<'_, PyAny>,
        body: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let (ids, chosen) = (self.bodies(body)?, self.chosen(mask)?);
        let f = self.values("forces", forces, ids.len(), 3)?;
        self.change(&chosen, &ids, |w, id, at| {
            let force = DVec3::new(f[3 * at], f[3 * at + 1], f[3 * at + 2]);
            if force == DVec3::ZERO { Ok(()) } else { w.apply_force(id, force) }
        })
    }

    /// Adds torques [N·m] for the next step only: (N, bodies, 3), or (N, 3) for one body given by name.
    #[pyo3(signature = (torques, *, body=None, mask=None))]
    fn apply_torques(
        &self,
        torques: &Bound<'_, PyAny>,
        body: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let (ids, chosen) = (self.bodies(body)?, self.chosen(mask)?);
        let t = self.values("torques", torques, ids.len(), 3)?;
        self.change(&chosen, &ids, |w, id, at| {
            let torque = DVec3::new(t[3 * at], t[3 * at + 1], t[3 * at + 2]);
            if torque == DVec3::ZERO { Ok(()) } else { w.apply_torque(id, torque) }
        })
    }

    /// Origins of all bodies, (N, bodies, 3) [m].
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, |b| b.position().to_array())
    }

    /// Orientations w, x, y, z, (N, bodies, 4) [–].
    #[getter]
    fn orientations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, |b| {
            let q = b.orientation();
            [q.w, q.x, q.y, q.z]
        })
    }

    /// Velocities of the centres of mass, (N, bodies, 3) [m/s].
    #[getter]
    fn velocities<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, |b| b.velocity().to_array())
    }

    /// Spins in world axes, (N, bodies, 3) [rad/s].
    #[getter]
    fn spins<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        self.gather(py, |b| b.spin().to_array())
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

    /// Steps since the start or reset that were not solved, (N,).
    #[getter]
    fn unsolved_steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        self.each(py, |r| r.tally.unsolved)
    }

    /// Steps since the start or reset in which the energy guard acted, (N,).
    #[getter]
    fn guarded_steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        self.each(py, |r| r.tally.guarded)
    }

    /// Steps made, (N,).
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
    fn normal_forces<'py>(&self, py: Python<'py>, a: &str, b: &str) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let (a, b) = (self.names.find(a)?, self.names.find(b)?);
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
        Ok(self.lock()?.all.iter().map(|r| r.failed.clone()).collect())
    }

    /// Names of the bodies, in the order of the second axis.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.ids.iter().map(|id| self.names.name(*id).to_owned()).collect()
    }

    /// Number of a body on the second axis.
    fn body(&self, name: &str) -> PyResult<usize> {
        let id = self.names.find(name)?;
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
        self.texts.len()
    }

    /// A world of its own in the state of a row.
    fn __getitem__(&self, row: &Bound<'_, PyAny>) -> PyResult<World> {
        let n = self.texts.len();
        let given: i64 = row.extract().map_err(|_| wrong_type("row", row, "the number of a row"))?;
        let k = if given < 0 { given + n as i64 } else { given };
        let k = usize::try_from(k).ok().filter(|k| *k < n);
        let k = k.ok_or_else(|| pyo3::exceptions::PyIndexError::new_err(format!("row {given} of {n}")))?;
        let rows = self.lock()?;
        let text = self.texts[k].clone().unwrap_or_else(|| SceneText::of(&self.scene.source, &self.scene.file));
        let recipe = Recipe { scene: Some(text), step: self.scene.step, ..Recipe::default() };
        let mut inner = Inner::new(rows.all[k].world.clone(), None);
        (inner.names, inner.recipe) = (Arc::clone(&self.names), Arc::new(recipe));
        let parts = Parts { script: rows.all[k].script.clone(), ..(*self.parts).clone() };
        (inner.joints, inner.parts) = (Arc::clone(&self.joints), Arc::new(parts));
        Ok(World::of(inner))
    }

    fn __repr__(&self) -> String {
        format!(
            "Batch({} worlds of {:?}, {} bodies each, {} threads)",
            self.texts.len(),
            self.scene.name,
            self.ids.len(),
            self.threads
        )
    }

    /// A small table for notebooks.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        slf.py().import("tumble._notebook")?.call_method1("batch", (slf,))?.extract()
    }

    /// For tests: makes a row panic.
    fn _spoil(&self, row: usize) -> PyResult<()> {
        let mut rows = self.lock()?;
        let row = &mut rows.all[row];
        let outcome = caught(|| std::panic::panic_any("on purpose".to_owned()));
        row.failed = outcome.err();
        Ok(())
    }
}

impl Batch {
    /// Changes bodies of some rows; all are checked on copies of their state before any is kept.
    fn change(
        &self,
        chosen: &[usize],
        ids: &[BodyId],
        act: impl Fn(&mut tumble::World, BodyId, usize) -> Result<(), tumble::WorldError>,
    ) -> PyResult<()> {
        let mut rows = self.lock()?;
        rows.version += 1;
        for (done, &k) in chosen.iter().enumerate() {
            for (j, id) in ids.iter().enumerate() {
                let outcome = act(&mut rows.all[k].world, *id, k * ids.len() + j);
                if let Err(e) = outcome {
                    let name = self.names.name(*id).to_owned();
                    drop(rows);
                    let e = errors::world(&e);
                    let message = format!("row {k}, body \"{name}\": {e}; rows before it ({done}) have been changed");
                    return Err(errors::batch(message, vec![k], vec![e.to_string()]));
                }
            }
        }
        Ok(())
    }
}

/// Variations: for each path, a value in JSON for each row.
type Vary = Vec<(String, Vec<String>)>;

fn read_vary(vary: Option<&Bound<'_, PyDict>>, n: usize) -> PyResult<Vary> {
    let Some(vary) = vary else { return Ok(Vec::new()) };
    let mut out = Vec::with_capacity(vary.len());
    for (path, values) in vary {
        let path = crate::convert::text("path", &path)?;
        let text = json_text(&values)?;
        let list: Vec<serde_json::Value> = serde_json::from_str(&text)
            .map_err(|_| wrong_type(&path, &values, &format!("a list or array of {n} values")))?;
        if list.len() != n {
            let remedy = format!("give {n} values, one for each row");
            let message = format!("{path} has {} values: {remedy}", list.len());
            return Err(refused(&path, &list.len().to_string(), "", &message, &remedy));
        }
        out.push((path, list.iter().map(ToString::to_string).collect()));
    }
    Ok(out)
}

type Built = (Vec<Row>, Vec<Option<SceneText>>, Names);

/// The worlds of a batch, made by several threads.
fn build(scene: &tumble_scene::Scene, n: usize, vary: &Vary, threads: usize) -> PyResult<Built> {
    let first = Inner::of_scene(scene)?;
    if !first.parts.script.arrivals().is_empty() {
        let message = "a batch has arrays of all bodies, and this scene has bodies that come later ([[spawn]]): step worlds of it one by one";
        return Err(errors::raise("SceneError", message));
    }
    let names = (*first.names).clone();
    let bodies: Vec<(BodyId, BodyKind)> = first.world.bodies().map(|b| (b.id(), b.kind())).collect();
    let row = |world: tumble::World, script: Script| {
        let start = world.snapshot();
        Row { world, script, start, tally: Tally::default(), failed: None }
    };
    if vary.is_empty() {
        let all = (0..n).map(|_| row(first.world.clone(), first.parts.script.clone())).collect();
        return Ok((all, vec![None; n], names));
    }
    let one = |k: usize| -> Result<(Row, SceneText), String> {
        let changes: Vec<(&str, &str)> =
            vary.iter().map(|(path, values)| (path.as_str(), values[k].as_str())).collect();
        let varied = scene.with(&changes).map_err(|e| told(&e))?;
        let built = varied.build().map_err(|e| told(&e))?;
        if !built.world.bodies().map(|b| b.id()).eq(bodies.iter().map(|b| b.0)) {
            return Err("it has other bodies: all worlds of a batch have the same".to_owned());
        }
        Ok((row(built.world, built.script), SceneText::of(&varied.source, &varied.file)))
    };
    let mut made: Vec<Option<Result<(Row, SceneText), String>>> = Vec::new();
    made.resize_with(n, || None);
    let piece = 1.max(n.div_ceil(4 * threads.max(1)));
    let work = Mutex::new(made.chunks_mut(piece).enumerate());
    let toil = || {
        while let Some((c, slots)) = work.lock().map_or(None, |mut w| w.next()) {
            for (j, slot) in slots.iter_mut().enumerate() {
                *slot = Some(caught(|| one(c * piece + j)).unwrap_or_else(Err));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(n.div_ceil(64)).max(1) {
            scope.spawn(toil);
        }
        toil();
    });
    let (mut all, mut texts, mut failed) = (Vec::with_capacity(n), Vec::with_capacity(n), Vec::new());
    for (k, slot) in made.into_iter().enumerate() {
        match slot {
            Some(Ok((row, text))) => {
                all.push(row);
                texts.push(Some(text));
            }
            Some(Err(why)) => failed.push((k, why)),
            None => failed.push((k, "not made".to_owned())),
        }
    }
    if failed.is_empty() {
        return Ok((all, texts, names));
    }
    let (rows, reasons): (Vec<usize>, Vec<String>) = failed.into_iter().unzip();
    let message = format!("{} of {n} rows are refused, the first is row {}: {}", rows.len(), rows[0], reasons[0]);
    Err(errors::batch(message, rows, reasons))
}

fn told(e: &tumble_scene::Errors) -> String {
    e.0.iter().map(|d| d.with_excerpt()).collect::<Vec<_>>().join("\n")
}
