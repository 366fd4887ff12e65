//! What a step tells: frozen copies with names and units.

use crate::body::Body;
use crate::convert::text;
use crate::errors::{self, wrong_type};
use crate::names::Names;
use crate::world::World;
use numpy::ndarray::Array2;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use std::collections::BTreeMap;
use std::sync::Arc;
use tumble::{BodyId, Event, JointId, StepReport};

/// A vector as an array.
type Triple<'py> = Bound<'py, PyArray1<f64>>;

/// Words of a contact in `tumble.CONTACT`: see `_contacts.py`, which has the same order.
const WORDS: usize = 31;

/// Energy since the first step, entry by entry [J].
///
/// kinetic + potential + dissipated = initial + work + kinematic_work + corrected + time_step, to rounding.
#[pyclass(frozen, module = "tumble", name = "Ledger", get_all)]
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    /// Energy of motion [J].
    kinetic: f64,
    /// Energy of place [J].
    potential: f64,
    /// Energy before the first step [J].
    initial: f64,
    /// Work of applied forces and of every other change by the user [J].
    work: f64,
    /// Work of moving kinematic bodies [J].
    kinematic_work: f64,
    /// Lost by sliding [J].
    friction_loss: f64,
    /// Lost in impacts [J].
    restitution_loss: f64,
    /// Potential energy that position correction brought [J].
    corrected: f64,
    /// What the finite step brought [J].
    time_step: f64,
    /// Lost in contacts [J].
    dissipated: f64,
    /// Kinetic and potential energy [J].
    energy: f64,
    /// By how much the ledger does not balance [J]: rounding.
    imbalance: f64,
}

impl From<&tumble::Ledger> for Ledger {
    fn from(l: &tumble::Ledger) -> Self {
        Self {
            kinetic: l.kinetic,
            potential: l.potential,
            initial: l.initial,
            work: l.work,
            kinematic_work: l.kinematic_work,
            friction_loss: l.friction_loss,
            restitution_loss: l.restitution_loss,
            corrected: l.corrected,
            time_step: l.time_step,
            dissipated: l.dissipated(),
            energy: l.energy(),
            imbalance: l.imbalance(),
        }
    }
}

#[pymethods]
impl Ledger {
    fn __repr__(&self) -> String {
        format!(
            "Ledger(kinetic {:.6} J, potential {:.6} J, dissipated {:.6} J, work {:.6} J, imbalance {:.1e} J)",
            self.kinetic, self.potential, self.dissipated, self.work, self.imbalance
        )
    }
}

/// What the last step did, as it was: it does not change when the world goes on.
#[pyclass(frozen, module = "tumble", name = "Report")]
#[derive(Debug)]
pub(crate) struct Report {
    report: StepReport,
    names: Arc<Names>,
    joints: Arc<BTreeMap<String, JointId>>,
    /// The world that it is of.
    key: u64,
}

impl Report {
    fn id(&self, given: &Bound<'_, PyAny>) -> PyResult<BodyId> {
        if let Ok(body) = given.cast::<Body>() {
            body.get().of_world(self.key)?;
            return Ok(body.get().id);
        }
        if given.is_instance_of::<PyString>() {
            return self.names.find(&text("body", given)?);
        }
        Err(wrong_type("body", given, "a Body or the name of one"))
    }

    /// Name of a joint, also of one that broke.
    fn joint(&self, id: JointId) -> String {
        let known = self.joints.iter().find(|(_, known)| **known == id);
        known.map_or_else(|| format!("joint {}", id.slot()), |(name, _)| name.clone())
    }
}

#[pymethods]
impl Report {
    /// Number of the step, from 1.
    #[getter]
    fn step(&self) -> u64 {
        self.report.step
    }

    /// Time at its end [s].
    #[getter]
    fn time(&self) -> f64 {
        self.report.time
    }

    /// Its length [s].
    #[getter]
    fn dt(&self) -> f64 {
        self.report.dt
    }

    /// Worst that can be said of it: solved, guarded, overlap, inexact or failed.
    #[getter]
    fn verdict(&self) -> &'static str {
        self.report.verdict().name()
    }

    /// Largest residual of all islands [m/s].
    #[getter]
    fn residual(&self) -> f64 {
        self.report.residual()
    }

    /// Smallest gap of all contacts [m]; negative is overlap.
    #[getter]
    fn deepest_gap(&self) -> f64 {
        self.report.deepest_gap()
    }

    /// Deepest overlap that the velocities lead into and no contact stops [m].
    #[getter]
    fn missed_depth(&self) -> f64 {
        self.report.missed_depth()
    }

    /// Smallest share of restitution [–]; 1 where every impact kept its e.
    #[getter]
    fn restitution_share(&self) -> f64 {
        self.report.restitution_share()
    }

    /// Energy that the contacts of an island brought [J]; at most rounding.
    #[getter]
    fn contact_gain(&self) -> f64 {
        self.report.contact_gain()
    }

    /// Bodies asleep [–].
    #[getter]
    fn asleep(&self) -> u32 {
        self.report.asleep
    }

    /// Hash of the state at its end.
    #[getter]
    fn state_hash(&self) -> u64 {
        self.report.state_hash
    }

    /// Energy since the first step.
    #[getter]
    fn ledger(&self) -> Ledger {
        (&self.report.ledger).into()
    }

    /// Energy in this step alone.
    #[getter]
    fn step_ledger(&self) -> Ledger {
        (&self.report.step_ledger).into()
    }

    /// Number of contact points [–].
    #[getter]
    fn contact_count(&self) -> usize {
        self.report.contacts.len()
    }

    /// The contact points: a structured array of dtype tumble.CONTACT.
    #[getter]
    fn contacts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        contacts(py, &self.report)
    }

    /// What happened: dicts with a kind and the names of bodies and joints; of impacts point [m], speed [m/s] and impulse [N·s], of limits
    /// speed [rad/s or m/s] and impulse [N·m·s or N·s], of a joint that broke force [N] and torque [N·m].
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for event in &self.report.events {
            let told = PyDict::new(py);
            told.set_item("kind", event.name())?;
            match event {
                Event::TouchBegan { body_a, body_b } | Event::TouchEnded { body_a, body_b } => {
                    told.set_item("body_a", self.names.name(*body_a))?;
                    told.set_item("body_b", self.names.name(*body_b))?;
                }
                Event::Impact { body_a, body_b, point, normal, speed, impulse } => {
                    told.set_item("body_a", self.names.name(*body_a))?;
                    told.set_item("body_b", self.names.name(*body_b))?;
                    told.set_item("point", point.to_array())?;
                    told.set_item("normal", normal.to_array())?;
                    told.set_item("speed", *speed)?;
                    told.set_item("impulse", *impulse)?;
                }
                Event::FellAsleep { body } | Event::Woke { body } | Event::Quarantined { body } => {
                    told.set_item("body", self.names.name(*body))?;
                }
                Event::Entered { sensor, body } | Event::Left { sensor, body } => {
                    told.set_item("sensor", self.names.name(*sensor))?;
                    told.set_item("body", self.names.name(*body))?;
                }
                Event::LimitHit { joint, coordinate, speed, impulse } => {
                    told.set_item("joint", self.joint(*joint))?;
                    told.set_item("coordinate", *coordinate)?;
                    told.set_item("speed", *speed)?;
                    told.set_item("impulse", *impulse)?;
                }
                Event::JointBroke { joint, force, torque } => {
                    told.set_item("joint", self.joint(*joint))?;
                    told.set_item("force", *force)?;
                    told.set_item("torque", *torque)?;
                }
            }
            list.append(told)?;
        }
        Ok(list)
    }

    /// How each island was solved: dicts with bodies, contacts and sweeps [–], method, verdict, residual and rounding [m/s],
    /// restitution_share [–], gain [J].
    #[getter]
    fn islands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for i in &self.report.islands {
            let told = PyDict::new(py);
            told.set_item("bodies", i.bodies)?;
            told.set_item("contacts", i.contacts)?;
            told.set_item("method", i.method.name())?;
            told.set_item("verdict", i.certificate.verdict.name())?;
            told.set_item("residual", i.certificate.residual)?;
            told.set_item("rounding", i.certificate.rounding)?;
            told.set_item("restitution_share", i.certificate.restitution_share)?;
            told.set_item("guarded", i.certificate.guarded)?;
            told.set_item("sweeps", i.effort.sweeps)?;
            told.set_item("gain", i.gain)?;
            list.append(told)?;
        }
        Ok(list)
    }

    /// Normal force between two bodies, mean over the step [N].
    fn normal_force(&self, a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<f64> {
        Ok(self.report.normal_force(self.id(a)?, self.id(b)?))
    }

    /// Mean force [N] and torque about the centre of mass [N·m] of all contacts on a body.
    fn contact_wrench(&self, body: &Bound<'_, PyAny>) -> PyResult<([f64; 3], [f64; 3])> {
        let w = self.report.contact_wrench(self.id(body)?);
        Ok((w.force.to_array(), w.torque.to_array()))
    }

    /// Momentum at the end: linear [kg·m/s] and angular about the origin [kg·m²/s].
    #[getter]
    fn momentum(&self) -> ([f64; 3], [f64; 3]) {
        (self.report.momentum.linear.to_array(), self.report.momentum.angular.to_array())
    }

    fn __repr__(&self) -> String {
        let r = &self.report;
        format!(
            "Report(step {}, {:.6} s, {}, residual {:.2e} m/s, {} contacts, {} islands)",
            r.step,
            r.time,
            r.verdict().name(),
            r.residual(),
            r.contacts.len(),
            r.islands.len()
        )
    }
}

/// Contacts as 64-bit words, which numpy then views as records.
fn contacts<'py>(py: Python<'py>, report: &StepReport) -> PyResult<Bound<'py, PyAny>> {
    let mut words: Vec<f64> = Vec::with_capacity(WORDS * report.contacts.len());
    for c in &report.contacts {
        let whole = |n: u64| f64::from_bits(n);
        words.extend([
            whole(u64::from(c.body_a.slot())),
            whole(u64::from(c.body_b.slot())),
            whole(c.feature),
            whole(u64::from(c.island)),
            whole(c.mode as u64),
            whole(c.origin as u64),
        ]);
        for v in
            [c.point, c.frame.normal, c.frame.tangent1, c.frame.tangent2, c.approach_velocity, c.velocity, c.impulse]
        {
            words.extend(v.to_array());
        }
        words.extend([c.gap, c.friction, c.restitution, c.velocity_bound]);
    }
    let n = report.contacts.len();
    let array = Array2::from_shape_vec((n, WORDS), words).map_err(|e| errors::plain(&e.to_string()))?;
    let array = PyArray2::from_owned_array(py, array);
    py.import("tumble._contacts")?.call_method1("records", (array,))
}

#[pymethods]
impl World {
    /// What the last step did, as a copy.
    #[getter]
    fn report(&self) -> PyResult<Report> {
        let inner = self.lock()?;
        let (names, joints) = (Arc::clone(&inner.names), Arc::clone(&inner.joints));
        Ok(Report { report: inner.world.report().clone(), names, joints, key: inner.key })
    }

    /// What happened in the last step: dicts, as in `report.events`.
    ///
    /// >>> world = tumble.World()
    /// >>> ground, cube = world.ground(), world.box((1, 1, 1), mass=1.0, position=(0, 0, 0.5), name="cube")
    /// >>> done = world.step()
    /// >>> world.events
    /// [{'kind': 'touch began', 'body_a': 'ground', 'body_b': 'cube'}]
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.report()?.events(py)
    }

    /// How each island of the last step was solved: dicts, as in `report.islands`.
    #[getter]
    fn islands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.report()?.islands(py)
    }

    /// The contact points of the last step: a structured array of dtype tumble.CONTACT.
    ///
    /// >>> world = tumble.World()
    /// >>> ground, cube = world.ground(), world.box((1, 1, 1), mass=1.0, position=(0, 0, 0.5))
    /// >>> done = world.step()
    /// >>> len(world.contacts), world.contacts["normal"][0].tolist()
    /// (4, [0.0, 0.0, 1.0])
    #[getter]
    fn contacts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let inner = self.lock()?;
        contacts(py, inner.world.report())
    }

    /// Energy since the first step.
    #[getter]
    fn ledger(&self) -> PyResult<Ledger> {
        Ok(self.lock()?.world.ledger().into())
    }

    /// Momentum as it is now: linear [kg·m/s], and angular about the origin [kg·m²/s].
    #[getter]
    fn momentum<'py>(&self, py: Python<'py>) -> PyResult<(Triple<'py>, Triple<'py>)> {
        let m = self.lock()?.world.momentum();
        let told = |v: tumble::DVec3| crate::frames::fixed(PyArray1::from_slice(py, &v.to_array()));
        Ok((told(m.linear), told(m.angular)))
    }

    /// A small table for notebooks; it needs no server.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        slf.py().import("tumble._notebook")?.call_method1("world", (slf,))?.extract()
    }
}
