//! Joints: the class `Joint`, and `World.joint`.

use crate::convert::{count, flag, number, numbers, text, vector, word};
use crate::errors::{self, refused, wrong_type};
use crate::frames::fixed;
use crate::guard::guarded;
use crate::inner::Inner;
use crate::recipe::Call;
use crate::world::World;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::sync::Arc;
use tumble::{Axis, DVec3, End, JointBuilder, JointId, JointKind, JointRef, Motor, WorldError};

type V3 = [f64; 3];

thread_local! {
    /// A hinge on which motors are tried: what one takes depends on its numbers alone.
    static TRIAL: RefCell<Option<(tumble::World, JointId)>> = const { RefCell::new(None) };
}

/// A refusal if a joint would refuse this motor.
pub(crate) fn motor_fits(motor: Motor) -> PyResult<()> {
    let made = || -> Result<(tumble::World, JointId), WorldError> {
        let mut world = tumble::World::new();
        let ball = world.add(tumble::BodyBuilder::ball(1.0).mass(1.0))?;
        let hinge = world.add_joint(
            JointBuilder::new(JointKind::Hinge, End::World, End::Body(ball)).at(DVec3::ZERO).axis(DVec3::Z),
        )?;
        Ok((world, hinge))
    };
    TRIAL.with_borrow_mut(|trial| {
        let (mut world, hinge) = trial.take().map_or_else(made, Ok).map_err(|e| errors::world(&e))?;
        let outcome = world.set_motor(hinge, 0, motor).map_err(|e| errors::world(&e));
        *trial = Some((world, hinge));
        outcome
    })
}

/// A motor as it was described.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct MotorSpec {
    position: Option<f64>,
    velocity: Option<f64>,
    force: Option<f64>,
    stiffness: f64,
    damping: f64,
    max: Option<f64>,
}

impl MotorSpec {
    fn read(keys: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut motor = Self::default();
        let Some(keys) = keys else { return Ok(motor) };
        for (key, value) in keys {
            let key = text("a key", &key)?;
            if value.is_none() {
                continue;
            }
            let x = number(&format!("motor.{key}"), &value)?;
            match key.as_str() {
                "position" => motor.position = Some(x),
                "velocity" => motor.velocity = Some(x),
                "force" => motor.force = Some(x),
                "stiffness" => motor.stiffness = x,
                "damping" => motor.damping = x,
                "max" => motor.max = Some(x),
                _ => {
                    let remedy = "there are position, velocity, force, stiffness, damping and max";
                    return Err(refused(&key, "", "", &format!("unknown key `{key}` of a motor: {remedy}"), remedy));
                }
            }
        }
        Ok(motor)
    }

    fn motor(&self) -> PyResult<Motor> {
        let motor = match (self.position, self.velocity, self.force) {
            (None, None, None) if self.stiffness != 0.0 || self.damping != 0.0 || self.max.is_some() => {
                let remedy = "give a position, a velocity or a force with it, or nothing to switch the motor off";
                let message = format!("a motor with gains or a maximum and no aim: {remedy}");
                return Err(refused("position", "None", "rad or m", &message, remedy));
            }
            (None, None, None) => Motor::OFF,
            (Some(x), None, None) => Motor::position(x).gains(self.stiffness, self.damping),
            (None, Some(v), None) => Motor::velocity(v),
            (None, None, Some(f)) => Motor::force(f),
            _ => {
                let remedy = "keep one of position, velocity and force";
                return Err(refused("motor", "", "", &format!("a motor has one aim: {remedy}"), remedy));
            }
        };
        Ok(self.max.map_or(motor, |max| motor.max(max)))
    }
}

/// A joint as it was described.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct JointSpec {
    kind: String,
    /// Slot and generation; the world itself is none.
    a: Option<(u32, u32)>,
    b: Option<(u32, u32)>,
    at: Option<V3>,
    at_a: Option<V3>,
    at_b: Option<V3>,
    axis: Option<V3>,
    axis_b: Option<V3>,
    length: Option<f64>,
    pitch: Option<f64>,
    #[serde(default)]
    locked: Vec<String>,
    #[serde(default)]
    steered: Option<bool>,
    range: Option<(f64, f64)>,
    restitution: Option<f64>,
    friction: Option<f64>,
    damping: Option<f64>,
    armature: Option<f64>,
    spring: Option<(f64, f64)>,
    breaks_at: Option<(f64, f64)>,
    collide: Option<bool>,
    motor: Option<MotorSpec>,
}

/// Names of the axes of a six-degree joint.
fn axes(value: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    let names = Axis::ALL.map(Axis::name);
    let list: Vec<Bound<'_, PyAny>> =
        value.extract().map_err(|_| wrong_type("locked", value, "a list of axes such as ['x', 'turn_z']"))?;
    list.iter().map(|one| word("locked", one, &names).map(str::to_owned)).collect()
}

/// Number of a coordinate; the first if nothing is said.
fn place(coordinate: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    coordinate.map_or(Ok(0), |k| count("coordinate", k, 5).map(|k| k as usize))
}

/// A body of the joint's ends.
fn end(parts: Option<(u32, u32)>) -> End {
    parts.map_or(End::World, |(slot, generation)| End::Body(tumble::BodyId::from_parts(slot, generation)))
}

impl JointSpec {
    /// The builder of the joint.
    pub(crate) fn builder(&self) -> PyResult<JointBuilder> {
        let v = DVec3::from_array;
        let mut kind = JointKind::of_name(&self.kind).unwrap_or(JointKind::Spring);
        match &mut kind {
            JointKind::Screw { pitch } => *pitch = self.pitch.unwrap_or(0.0),
            JointKind::Rod { length } => *length = self.length.unwrap_or(0.0),
            JointKind::Axes { locked } => {
                *locked = Axis::ALL.map(|axis| self.locked.iter().any(|name| name == axis.name()));
            }
            JointKind::Wheel { steered } => *steered = self.steered.unwrap_or(false),
            _ => {}
        }
        let (a, b) = (end(self.a), end(self.b));
        // rods measure themselves where no length is given
        let mut j = if self.kind == "rod" { JointBuilder::rod(a, b) } else { JointBuilder::new(kind, a, b) };
        if let Some(p) = self.at {
            j = j.at(v(p));
        }
        if let Some(p) = self.at_a {
            j = j.at_a(v(p));
        }
        if let Some(p) = self.at_b {
            j = j.at_b(v(p));
        }
        if let Some(p) = self.axis {
            j = j.axis(v(p));
        }
        if let Some(p) = self.axis_b {
            j = j.axis_b(v(p));
        }
        if let Some(length) = self.length {
            j = j.length(length);
        }
        if let Some((least, most)) = self.range {
            j = j.range(least, most);
        }
        if let Some(x) = self.restitution {
            j = j.restitution(x);
        }
        if let Some(x) = self.friction {
            j = j.friction(x);
        }
        if let Some(x) = self.damping {
            j = j.damping(x);
        }
        if let Some(x) = self.armature {
            j = j.armature(x);
        }
        if let Some((stiffness, rest)) = self.spring {
            j = j.spring(stiffness, rest);
        }
        if let Some((force, torque)) = self.breaks_at {
            j = j.breaks_at(force, torque);
        }
        if let Some(collide) = self.collide {
            j = j.collide(collide);
        }
        if let Some(motor) = &self.motor {
            j = j.motor(motor.motor()?);
        }
        Ok(j)
    }

    fn read(
        inner: &Inner,
        kind: &Bound<'_, PyAny>,
        ends: [&Bound<'_, PyAny>; 2],
        keys: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let body = |given: &Bound<'_, PyAny>| -> PyResult<Option<(u32, u32)>> {
            if given.is_none() || given.cast::<PyString>().is_ok_and(|s| s == "world" && !inner.names.has("world")) {
                return Ok(None);
            }
            let id = crate::body::id_of(inner, given)?;
            Ok(Some((id.slot(), id.generation())))
        };
        // couplings tie joints together, not bodies
        let kinds: Vec<&str> = JointKind::NAMES.into_iter().filter(|k| *k != "coupling").collect();
        let kind = word("kind", kind, &kinds)?.to_owned();
        let mut spec = Self { kind, a: body(ends[0])?, b: body(ends[1])?, ..Self::default() };
        let Some(keys) = keys else { return Ok(spec) };
        for (key, value) in keys {
            let key = text("a key", &key)?;
            if value.is_none() {
                continue;
            }
            let triple = || vector(&key, &value).map(|v| Some(v.to_array()));
            let real = || number(&key, &value).map(Some);
            let pair = || -> PyResult<Option<(f64, f64)>> {
                let [x, y] = numbers::<2>(&key, &value, "two numbers")?;
                Ok(Some((x, y)))
            };
            match key.as_str() {
                "at" => spec.at = triple()?,
                "at_a" => spec.at_a = triple()?,
                "at_b" => spec.at_b = triple()?,
                "axis" => spec.axis = triple()?,
                "axis_b" => spec.axis_b = triple()?,
                "length" => spec.length = real()?,
                "pitch" => spec.pitch = real()?,
                "locked" => spec.locked = axes(&value)?,
                "steered" => spec.steered = Some(flag(&key, &value)?),
                "range" => spec.range = pair()?,
                "restitution" => spec.restitution = real()?,
                "friction" => spec.friction = real()?,
                "damping" => spec.damping = real()?,
                "armature" => spec.armature = real()?,
                "spring" => spec.spring = pair()?,
                "breaks_at" => spec.breaks_at = pair()?,
                "collide" => spec.collide = Some(flag(&key, &value)?),
                "motor" => {
                    let table = value
                        .cast::<PyDict>()
                        .map_err(|_| wrong_type("motor", &value, "a table such as {'velocity': 1.0, 'max': 5.0}"))?;
                    spec.motor = Some(MotorSpec::read(Some(table))?);
                }
                _ => {
                    let known = "at, at_a, at_b, axis, axis_b, length, pitch, locked, steered, range, restitution, friction, damping, armature, spring, breaks_at, collide, motor, name";
                    let remedy = format!("there are {known}");
                    return Err(refused(&key, "", "", &format!("unknown key `{key}` of a joint: {remedy}"), &remedy));
                }
            }
        }
        Ok(spec)
    }
}

impl Inner {
    /// Adds a joint.
    pub(crate) fn add_joint(&mut self, spec: JointSpec, name: Option<String>) -> PyResult<(JointId, String)> {
        if let Some(name) = &name
            && self.joints.contains_key(name)
        {
            let remedy = "choose another name";
            let message = format!("there is a joint \"{name}\" already: {remedy}");
            return Err(refused("name", name, "", &message, remedy));
        }
        let id = self.world.add_joint(spec.builder()?).map_err(|e| errors::world(&e))?;
        let mut k = id.slot();
        let name = name.unwrap_or_else(|| {
            while self.joints.contains_key(&format!("joint {k}")) {
                k += 1;
            }
            format!("joint {k}")
        });
        Arc::make_mut(&mut self.joints).insert(name.clone(), id);
        self.log(Call::Joint(Box::new(spec), name.clone()));
        self.touch();
        Ok((id, name))
    }
}

/// A joint between two bodies, or a body and the world. Coordinates are B against A, 0 where the joint was made [rad or m].
///
/// >>> world = tumble.World()
/// >>> bob = world.sphere(0.1, mass=1.0, position=(1, 0, 0), name="bob")
/// >>> pivot = world.joint("hinge", None, bob, at=(0, 0, 0), axis=(0, 1, 0), name="pivot")
/// >>> done = world.step(1/240, n=120)
/// >>> pivot.gap < 1e-9, round(float(pivot.coordinates[0]), 2) > 0
/// (True, True)
#[pyclass(frozen, weakref, module = "tumble", name = "Joint")]
#[derive(Debug)]
pub(crate) struct Joint {
    world: Py<World>,
    id: JointId,
    name: String,
}

impl Joint {
    pub(crate) fn new(world: Py<World>, id: JointId, name: String) -> Self {
        Self { world, id, name }
    }

    fn read<T>(&self, read: impl FnOnce(&JointRef<'_>) -> T) -> PyResult<T> {
        let inner = self.world.get().lock()?;
        guarded(|| {
            let joint = inner.world.joint(self.id).ok_or_else(|| self.gone())?;
            Ok(read(&joint))
        })
    }

    fn gone(&self) -> PyErr {
        errors::raise(
            "NoSuchBody",
            format!("joint \"{}\" was removed from its world, or broke: keep no handle to it", self.name),
        )
    }

    fn each<'py>(
        &self,
        py: Python<'py>,
        read: impl Fn(&JointRef<'_>, usize) -> f64,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let all = self.read(|j| (0..j.coordinate_count()).map(|k| read(j, k)).collect::<Vec<_>>())?;
        Ok(fixed(PyArray1::from_vec(py, all)))
    }
}

#[pymethods]
impl Joint {
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
        Ok(self.world.get().lock()?.world.joint(self.id).is_some())
    }

    /// fixed, hinge, slide, cylindrical, screw, ball, universal, planar, point_on_line, point_on_plane, rod, rope, spring, axes, wheel or coupling.
    #[getter]
    fn kind(&self) -> PyResult<&'static str> {
        self.read(|j| j.kind().name())
    }

    /// Free coordinates, angles counted through whole turns [rad or m].
    #[getter]
    fn coordinates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |j, k| j.coordinate(k))
    }

    /// Rates of the free coordinates [rad/s or m/s].
    #[getter]
    fn rates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |j, k| j.rate(k))
    }

    /// Mean forces of the motors in the last step [N·m or N].
    #[getter]
    fn motor_forces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        self.each(py, |j, k| j.motor_force(k))
    }

    /// Mean force of its hard rows on B in the last step, world axes [N].
    #[getter]
    fn force<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        Ok(fixed(PyArray1::from_slice(py, &self.read(|j| j.force())?.to_array())))
    }

    /// Mean torque of its hard rows on B about its point in the last step, world axes [N·m].
    #[getter]
    fn torque<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        Ok(fixed(PyArray1::from_slice(py, &self.read(|j| j.torque())?.to_array())))
    }

    /// How far its points are apart where they are to meet [m].
    #[getter]
    fn gap(&self) -> PyResult<f64> {
        self.read(|j| j.gap())
    }

    /// Whether a coordinate pressed against a limit in the last step.
    #[pyo3(signature = (coordinate=None), text_signature = "($self, coordinate=0)")]
    fn at_limit(&self, coordinate: Option<&Bound<'_, PyAny>>) -> PyResult<bool> {
        let k = place(coordinate)?;
        let (count, kind, at) = self.read(|j| (j.coordinate_count(), j.kind().name(), j.at_limit(k)))?;
        if k < count { Ok(at) } else { Err(errors::world(&WorldError::Coordinate { kind, index: k, count })) }
    }

    /// Drives a coordinate (the first unless said otherwise): position [rad or m] with stiffness [N·m/rad or N/m] and damping [N·m·s/rad or
    /// N·s/m], velocity [rad/s or m/s], or force [N·m or N], with at most max [N·m or N]; a call without any of them switches the motor
    /// off.
    #[pyo3(signature = (coordinate=None, **keys), text_signature = "($self, coordinate=0, **keys)")]
    fn drive(&self, coordinate: Option<&Bound<'_, PyAny>>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
        let (k, motor) = (place(coordinate)?, MotorSpec::read(keys)?.motor()?);
        let mut inner = self.world.get().lock()?;
        if inner.world.joint(self.id).is_none() {
            return Err(self.gone());
        }
        inner.guarded(|inner| {
            inner.world.set_motor(self.id, k, motor).map_err(|e| errors::world(&e))?;
            inner.touch();
            Ok(())
        })
    }

    fn __repr__(&self) -> String {
        match self.read(|j| (j.kind().name(), (0..j.coordinate_count()).map(|k| j.coordinate(k)).collect::<Vec<_>>())) {
            Ok((kind, at)) => format!("Joint({:?}, {kind}, at {at:.4?})", self.name),
            Err(_) => format!("Joint({:?}, removed or in use)", self.name),
        }
    }

    fn __traverse__(&self, visit: pyo3::PyVisit<'_>) -> Result<(), pyo3::PyTraverseError> {
        visit.call(&self.world)
    }
}

#[pymethods]
impl World {
    /// Adds a joint between two bodies where they are; None is the world itself. Keys: at (or at_a and at_b) [m], axis and axis_b,
    /// length [m], pitch [m], locked (axes of a six-degree joint: x, y, z, turn_x, turn_y, turn_z), steered (of a wheel),
    /// range (least, most) [rad or m], spring (stiffness, rest), friction, damping, armature, restitution [–],
    /// breaks_at (force [N], torque [N·m]), collide, motor (a table as for `Joint.drive`).
    #[pyo3(signature = (kind, a, b, *, name=None, **keys))]
    fn joint(
        slf: &Bound<'_, Self>,
        kind: &Bound<'_, PyAny>,
        a: &Bound<'_, PyAny>,
        b: &Bound<'_, PyAny>,
        name: Option<&Bound<'_, PyAny>>,
        keys: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Joint> {
        let mut inner = slf.get().lock()?;
        let name = name.map(|n| text("name", n)).transpose()?;
        let spec = JointSpec::read(&inner, kind, [a, b], keys)?;
        let (id, name) = inner.guarded(|inner| inner.add_joint(spec, name))?;
        Ok(Joint { world: slf.clone().unbind(), id, name })
    }

    /// The joints by name, those of a scene included.
    #[getter]
    fn joints<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        let inner = slf.get().lock()?;
        let all = PyDict::new(slf.py());
        for (name, id) in inner.joints.iter().filter(|(_, id)| inner.world.joint(**id).is_some()) {
            all.set_item(name, Joint { world: slf.clone().unbind(), id: *id, name: name.clone() })?;
        }
        Ok(all)
    }

    /// Removes a joint, or that of a name; its bodies wake.
    fn remove_joint(&self, joint: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut inner = self.lock()?;
        let name = match joint.cast::<Joint>() {
            Ok(joint) if joint.get().world.get().key == self.key => joint.get().name.clone(),
            Ok(joint) => {
                let (name, remedy) = (&joint.get().name, "give a joint of this one, or a name");
                let message = format!("joint \"{name}\" belongs to another world: {remedy}");
                return Err(refused("joint", name, "", &message, remedy));
            }
            Err(_) if joint.is_instance_of::<PyString>() => text("joint", joint)?,
            Err(_) => return Err(wrong_type("joint", joint, "a Joint or the name of one")),
        };
        let id = inner.joints.get(&name).copied();
        let id = id.ok_or_else(|| {
            errors::raise("NoSuchBody", format!("there is no joint \"{name}\": world.joints lists them"))
        })?;
        inner.guarded(|inner| {
            inner.world.remove_joint(id).map_err(|e| errors::world(&e))?;
            Arc::make_mut(&mut inner.joints).remove(&name);
            inner.log(Call::RemoveJoint(id.slot(), id.generation()));
            inner.touch();
            Ok(())
        })
    }
}
