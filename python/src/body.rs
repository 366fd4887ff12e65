//! The class `Body`: a handle that knows its world.

use crate::convert::{number, quaternion, text, vector};
use crate::errors::{self, wrong_type};
use crate::frames::fixed;
use crate::guard::guarded;
use crate::inner::Inner;
use crate::world::World;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyString;
use tumble::{BodyId, BodyRef, DVec3, Pose, WorldError};

/// A body of a world. It stays valid while the world lives; after `world.remove(body)` every use raises NoSuchBody.
///
/// >>> world = tumble.World()
/// >>> ball = world.sphere(0.1, mass=1.0, position=(0, 0, 5), name="ball")
/// >>> ball.velocity = (1, 0, 0)
/// >>> ball.velocity.tolist(), ball.kinetic_energy
/// ([1.0, 0.0, 0.0], 0.5)
#[pyclass(frozen, weakref, module = "tumble", name = "Body")]
#[derive(Debug)]
pub(crate) struct Body {
    world: Py<World>,
    pub(crate) id: BodyId,
    name: String,
}

/// The body that is meant: a `Body` of this world, or a name.
pub(crate) fn id_of(inner: &Inner, given: &Bound<'_, PyAny>) -> PyResult<BodyId> {
    if let Ok(body) = given.cast::<Body>() {
        let body = body.get();
        body.of_world(inner.key)?;
        return if inner.world.body(body.id).is_some() { Ok(body.id) } else { Err(body.gone()) };
    }
    if given.is_instance_of::<PyString>() {
        return inner.names.find(&text("body", given)?);
    }
    Err(wrong_type("body", given, "a Body or the name of one"))
}

impl Body {
    pub(crate) fn new(world: Py<World>, id: BodyId, name: String) -> Self {
        Self { world, id, name }
    }

    /// A refusal unless it is a body of this world: numbers of bodies of others may be the same.
    pub(crate) fn of_world(&self, key: u64) -> PyResult<()> {
        if self.world.get().key == key {
            return Ok(());
        }
        let remedy = "give a body of this one, or a name";
        let message = format!("body \"{}\" belongs to another world: {remedy}", self.name);
        Err(errors::refused("body", &self.name, "", &message, remedy))
    }

    fn read<T>(&self, read: impl FnOnce(&BodyRef<'_>) -> T) -> PyResult<T> {
        let inner = self.world.get().lock()?;
        guarded(|| {
            let body = inner.world.body(self.id).ok_or_else(|| self.gone())?;
            Ok(read(&body))
        })
    }

    fn gone(&self) -> PyErr {
        errors::raise("NoSuchBody", format!("body \"{}\" was removed from its world: keep no handle to it", self.name))
    }

    fn change(&self, change: impl FnOnce(&mut tumble::World, BodyId) -> Result<(), WorldError>) -> PyResult<()> {
        let mut inner = self.world.get().lock()?;
        if inner.world.body(self.id).is_none() {
            return Err(self.gone());
        }
        inner.guarded(|inner| {
            change(&mut inner.world, self.id).map_err(|e| errors::world(&e))?;
            inner.touch();
            Ok(())
        })
    }

    fn vector<'py>(
        &self,
        py: Python<'py>,
        read: impl FnOnce(&BodyRef<'_>) -> DVec3,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        Ok(fixed(PyArray1::from_slice(py, &self.read(read)?.to_array())))
    }
}

#[pymethods]
impl Body {
    /// Its name, unique in its world.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Its world.
    #[getter]
    fn world(&self, py: Python<'_>) -> Py<World> {
        self.world.clone_ref(py)
    }

    /// Whether it is still in its world.
    #[getter]
    fn alive(&self) -> PyResult<bool> {
        Ok(self.world.get().lock()?.world.body(self.id).is_some())
    }

    /// Its number in recordings: the column `body` of `state`.
    #[getter]
    fn slot(&self) -> u32 {
        self.id.slot()
    }

    /// Row of this body in the arrays of its world.
    #[getter]
    fn row(&self) -> PyResult<usize> {
        let inner = self.world.get().lock()?;
        inner.world.bodies().position(|b| b.id() == self.id).ok_or_else(|| self.gone())
    }

    /// dynamic, kinematic or fixed.
    #[getter]
    fn kind(&self) -> PyResult<&'static str> {
        self.read(|b| b.kind().name())
    }

    /// Mass [kg]; 0 for bodies that are not dynamic.
    #[getter]
    fn mass(&self) -> PyResult<f64> {
        self.read(|b| b.mass())
    }

    /// Principal moments of inertia [kg·m²].
    #[getter]
    fn inertia<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.inertia().moments)
    }

    /// Origin of the body's own frame [m].
    #[getter]
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.position())
    }

    #[setter]
    fn set_position(&self, position: &Bound<'_, PyAny>) -> PyResult<()> {
        let v = vector("position", position)?;
        self.change(|w, id| w.set_position(id, v))
    }

    /// Centre of mass [m].
    #[getter]
    fn centre<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.centre())
    }

    /// Orientation w, x, y, z [–].
    #[getter]
    fn orientation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let q = self.read(|b| b.orientation())?;
        Ok(fixed(PyArray1::from_slice(py, &[q.w, q.x, q.y, q.z])))
    }

    #[setter]
    fn set_orientation(&self, orientation: &Bound<'_, PyAny>) -> PyResult<()> {
        let q = quaternion("orientation", orientation)?;
        self.change(|w, id| w.set_orientation(id, q))
    }

    /// Velocity of the centre of mass [m/s].
    #[getter]
    fn velocity<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.velocity())
    }

    #[setter]
    fn set_velocity(&self, velocity: &Bound<'_, PyAny>) -> PyResult<()> {
        let v = vector("velocity", velocity)?;
        self.change(|w, id| w.set_velocity(id, v))
    }

    /// Spin in world axes [rad/s].
    #[getter]
    fn spin<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.spin())
    }

    #[setter]
    fn set_spin(&self, spin: &Bound<'_, PyAny>) -> PyResult<()> {
        let v = vector("spin", spin)?;
        self.change(|w, id| w.set_spin(id, v))
    }

    /// Constant force at the centre of mass, world axes [N].
    #[getter]
    fn force<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.force())
    }

    #[setter]
    fn set_force(&self, force: &Bound<'_, PyAny>) -> PyResult<()> {
        let v = vector("force", force)?;
        self.change(|w, id| w.set_force(id, v))
    }

    /// Constant torque, world axes [N·m].
    #[getter]
    fn torque<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.torque())
    }

    #[setter]
    fn set_torque(&self, torque: &Bound<'_, PyAny>) -> PyResult<()> {
        let v = vector("torque", torque)?;
        self.change(|w, id| w.set_torque(id, v))
    }

    /// Kinetic energy [J].
    #[getter]
    fn kinetic_energy(&self) -> PyResult<f64> {
        self.read(|b| b.kinetic_energy())
    }

    /// Angular momentum about the centre of mass, world axes [kg·m²/s].
    #[getter]
    fn angular_momentum<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.vector(py, |b| b.angular_momentum())
    }

    /// Whether it sleeps.
    #[getter]
    fn asleep(&self) -> PyResult<bool> {
        self.read(|b| b.is_asleep())
    }

    /// Whether it was set aside because its state was no longer finite.
    #[getter]
    fn quarantined(&self) -> PyResult<bool> {
        self.read(|b| b.is_quarantined())
    }

    /// Velocity of the body at a world point [m/s].
    fn velocity_at<'py>(&self, py: Python<'py>, point: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let point = vector("point", point)?;
        self.vector(py, |b| b.velocity_at(point))
    }

    /// Adds a force [N] for the next step only, at the centre of mass or at a world point [m].
    #[pyo3(signature = (force, at=None))]
    fn apply_force(&self, force: &Bound<'_, PyAny>, at: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let force = vector("force", force)?;
        let at = at.map(|p| vector("at", p)).transpose()?;
        self.change(|w, id| match at {
            None => w.apply_force(id, force),
            Some(at) => w.apply_force_at(id, force, at),
        })
    }

    /// Adds a torque [N·m] for the next step only.
    fn apply_torque(&self, torque: &Bound<'_, PyAny>) -> PyResult<()> {
        let torque = vector("torque", torque)?;
        self.change(|w, id| w.apply_torque(id, torque))
    }

    /// Applies an impulse [N·s] now, at the centre of mass or at a world point [m].
    #[pyo3(signature = (impulse, at=None))]
    fn apply_impulse(&self, impulse: &Bound<'_, PyAny>, at: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let impulse = vector("impulse", impulse)?;
        let at = at.map(|p| vector("at", p)).transpose()?;
        self.change(|w, id| match at {
            None => w.apply_impulse(id, impulse),
            Some(at) => w.apply_impulse_at(id, impulse, at),
        })
    }

    /// Applies an angular impulse [N·m·s] now.
    fn apply_angular_impulse(&self, impulse: &Bound<'_, PyAny>) -> PyResult<()> {
        let impulse = vector("impulse", impulse)?;
        self.change(|w, id| w.apply_angular_impulse(id, impulse))
    }

    /// Gives a kinematic body the velocity with which it is at a place [m] after a time [s].
    #[pyo3(signature = (position, orientation=None, *, time))]
    fn move_to(
        &self,
        position: &Bound<'_, PyAny>,
        orientation: Option<&Bound<'_, PyAny>>,
        time: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let position = vector("position", position)?;
        let turn = orientation.map(|q| quaternion("orientation", q)).transpose()?;
        let turn = turn.map_or_else(|| self.read(|b| b.orientation()), Ok)?;
        let time = number("time", time)?;
        self.change(|w, id| w.move_to(id, Pose::new(position, turn), time))
    }

    /// Releases it from quarantine, at rest where it stands.
    fn release(&self) -> PyResult<()> {
        self.change(|w, id| w.release(id))
    }

    fn __repr__(&self) -> String {
        match self.read(|b| (b.kind().name(), b.mass(), b.position())) {
            Ok((kind, mass, p)) => {
                format!("Body({:?}, {kind}, {mass} kg, at ({:.4}, {:.4}, {:.4}) m)", self.name, p.x, p.y, p.z)
            }
            Err(_) => format!("Body({:?}, removed or in use)", self.name),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|o| o.get().id == self.id && o.get().world.is(&self.world))
    }

    fn __hash__(&self) -> u64 {
        u64::from(self.id.slot()) << 32 | u64::from(self.id.generation())
    }

    fn __traverse__(&self, visit: pyo3::PyVisit<'_>) -> Result<(), pyo3::PyTraverseError> {
        visit.call(&self.world)
    }
}
