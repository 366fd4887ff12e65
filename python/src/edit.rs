//! Changing many bodies at once: every row is checked before any is changed.

use crate::arrays;
use crate::body::Body;
use crate::errors::{self, refused, wrong_type};
use crate::inner::Inner;
use crate::potential::Slot;
use crate::recipe::Call;
use crate::world::World;
use numpy::ndarray::Array2;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::sync::Arc;
use tumble::error::{MAX_COORDINATE, MAX_FORCE, MAX_SPEED, MAX_SPIN};
use tumble::{Attraction, BodyId, BodyKind, DQuat, DVec3, Pose, Spring, WorldError};

/// A spring of no rest length from a point of one body to a point of the world: E = ½ k d².
///
/// body is a Body or its name, anchor [m] where it holds the world, stiffness k [N/m], arm [m] where it holds the body, from its centre
/// of mass in body axes.
///
/// >>> tumble.Spring("ball", anchor=(0, 0, 2), stiffness=50.0).stiffness
/// 50.0
#[pyclass(frozen, module = "tumble", name = "Spring", get_all)]
#[derive(Debug)]
pub(crate) struct PySpring {
    /// The body that it pulls.
    body: Py<PyAny>,
    /// Where it holds the world [m].
    anchor: [f64; 3],
    /// Stiffness k [N/m].
    stiffness: f64,
    /// Where it holds the body, from its centre of mass in body axes [m].
    arm: [f64; 3],
}

#[pymethods]
impl PySpring {
    #[new]
    #[pyo3(signature = (body, *, anchor, stiffness, arm=None))]
    fn new(
        body: Py<PyAny>,
        anchor: &Bound<'_, PyAny>,
        stiffness: &Bound<'_, PyAny>,
        arm: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let anchor = crate::convert::vector("anchor", anchor)?.to_array();
        let arm = arm.map_or(Ok(DVec3::ZERO), |a| crate::convert::vector("arm", a))?.to_array();
        let stiffness = finite("stiffness", crate::convert::number("stiffness", stiffness)?, "N/m")?;
        anchor.iter().chain(&arm).try_for_each(|x| finite("anchor and arm", *x, "m").map(drop))?;
        Ok(Self { body, anchor, stiffness, arm })
    }
}

/// Newton's attraction towards a point [m]: E = −γ m/r, with strength γ = G·M [m³/s²].
///
/// >>> tumble.Attraction((0, 0, 0), strength=3.986e14).strength
/// 398600000000000.0
#[pyclass(frozen, module = "tumble", name = "Attraction", get_all)]
#[derive(Debug)]
pub(crate) struct PyAttraction {
    /// The point [m].
    towards: [f64; 3],
    /// γ = G·M of what attracts [m³/s²].
    strength: f64,
}

#[pymethods]
impl PyAttraction {
    #[new]
    #[pyo3(signature = (towards, *, strength))]
    fn new(towards: &Bound<'_, PyAny>, strength: &Bound<'_, PyAny>) -> PyResult<Self> {
        let towards = crate::convert::vector("towards", towards)?.to_array();
        towards.iter().try_for_each(|x| finite("towards", *x, "m").map(drop))?;
        let strength = finite("strength", crate::convert::number("strength", strength)?, "m³/s²")?;
        Ok(Self { towards, strength })
    }
}

fn finite(of: &str, x: f64, unit: &str) -> PyResult<f64> {
    if x.is_finite() {
        return Ok(x);
    }
    let remedy = format!("give a finite number of {unit}");
    Err(refused(of, &x.to_string(), unit, &format!("{of} is {x}: {remedy}"), &remedy))
}

/// The bodies of some rows: all, numbers, a mask, or one name.
fn bodies(inner: &Inner, rows: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<BodyId>> {
    let all = || inner.world.bodies().map(|b| b.id()).collect::<Vec<BodyId>>();
    let Some(rows) = rows else { return Ok(all()) };
    if rows.is_instance_of::<Body>() || rows.is_instance_of::<PyString>() {
        return Ok(vec![crate::body::id_of(inner, rows)?]);
    }
    let all = all();
    if let Some(chosen) = arrays::chosen("rows", rows, all.len())? {
        return Ok(chosen.into_iter().map(|k| all[k]).collect());
    }
    let wrong = |_| wrong_type("rows", rows, "numbers of rows, truth values, names or bodies");
    let items: Vec<Bound<'_, PyAny>> = rows.try_iter().map_err(wrong)?.collect::<PyResult<_>>()?;
    items.iter().map(|b| crate::body::id_of(inner, b)).collect()
}

/// Rows of an argument: (n, W), or one row for all.
fn given(of: &str, array: &Bound<'_, PyAny>, width: usize, n: usize) -> PyResult<Array2<f64>> {
    let (flat, which) = arrays::shaped(of, array, &[&[n, width], &[width]])?;
    let flat = if which == 0 { flat } else { flat.iter().copied().cycle().take(n * width).collect() };
    Ok(Array2::from_shape_vec((n, width), flat).unwrap_or_default())
}

/// Checks every number of an argument, and says in which row the first wrong one is.
fn check(of: &str, unit: &str, table: &Array2<f64>, most: f64) -> PyResult<()> {
    for (k, row) in table.rows().into_iter().enumerate() {
        for &x in row {
            if !(x.abs() <= most) {
                let remedy = format!("give finite numbers up to {most:e} {unit}");
                return Err(refused(of, &x.to_string(), unit, &format!("{of}, row {k}, is {x}: {remedy}"), &remedy));
            }
        }
        if of == "orientations" && !((row.dot(&row).sqrt() - 1.0).abs() <= 1e-6) {
            let remedy = "give unit quaternions w, x, y, z (within 1e-6)";
            let length = row.dot(&row).sqrt();
            let message = format!("orientations, row {k}, has length {length}: {remedy}");
            return Err(refused(of, &length.to_string(), "", &message, remedy));
        }
    }
    Ok(())
}

fn kinds(
    inner: &Inner,
    ids: &[BodyId],
    what: &'static str,
    fits: impl Fn(BodyKind) -> bool,
    needed: &'static str,
) -> PyResult<()> {
    for id in ids {
        if let Some(b) = inner.world.body(*id)
            && !fits(b.kind())
        {
            let e = WorldError::Kind { what, kind: b.kind().name(), needed };
            let name = inner.names.name(*id);
            return Err(refused(what, name, "", &format!("body \"{name}\": {e}"), "name the rows that are meant"));
        }
    }
    Ok(())
}

fn triple(table: &Array2<f64>, k: usize) -> DVec3 {
    DVec3::new(table[[k, 0]], table[[k, 1]], table[[k, 2]])
}

fn quaternion(table: &Array2<f64>, k: usize) -> DQuat {
    DQuat::from_xyzw(table[[k, 1]], table[[k, 2]], table[[k, 3]], table[[k, 0]])
}

impl Inner {
    /// Does something to each of some bodies; if one refuses, all are as they were.
    fn all_or_none(
        &mut self,
        ids: &[BodyId],
        mut act: impl FnMut(&mut tumble::World, BodyId, usize) -> Result<(), WorldError>,
    ) -> PyResult<()> {
        self.guarded(|inner| {
            let before = inner.world.snapshot();
            for (k, id) in ids.iter().enumerate() {
                if let Err(e) = act(&mut inner.world, *id, k) {
                    inner.world.restore(&before);
                    return Err(errors::world(&e));
                }
            }
            inner.touch();
            Ok(())
        })
    }
}

#[pymethods]
impl World {
    /// Sets many bodies at once; arrays have a row for each body, or for each of rows (numbers, a mask, names). All rows are checked
    /// before any is changed. positions [m], orientations w x y z [–], velocities [m/s], spins [rad/s], forces [N] and torques [N·m]
    /// that stay.
    ///
    /// >>> world = tumble.World()
    /// >>> for k in range(3): b = world.sphere(0.1, mass=1.0, position=(k, 0, 1))
    /// >>> world.set(velocities=[(0, 0, 1), (0, 0, 2), (0, 0, 3)])
    /// >>> world.velocities[:, 2].tolist()
    /// [1.0, 2.0, 3.0]
    #[pyo3(signature = (*, positions=None, orientations=None, velocities=None, spins=None, forces=None, torques=None, rows=None))]
    fn set(
        &self,
        positions: Option<&Bound<'_, PyAny>>,
        orientations: Option<&Bound<'_, PyAny>>,
        velocities: Option<&Bound<'_, PyAny>>,
        spins: Option<&Bound<'_, PyAny>>,
        forces: Option<&Bound<'_, PyAny>>,
        torques: Option<&Bound<'_, PyAny>>,
        rows: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut inner = self.lock()?;
        let ids = bodies(&inner, rows)?;
        let n = ids.len();
        let read = |of: &str,
                    unit: &str,
                    array: Option<&Bound<'_, PyAny>>,
                    width: usize,
                    most: f64|
         -> PyResult<Option<Array2<f64>>> {
            array
                .map(|a| {
                    let table = given(of, a, width, n)?;
                    check(of, unit, &table, most)?;
                    Ok(table)
                })
                .transpose()
        };
        let p = read("positions", "m", positions, 3, MAX_COORDINATE)?;
        let q = read("orientations", "", orientations, 4, 2.0)?;
        let v = read("velocities", "m/s", velocities, 3, MAX_SPEED)?;
        let s = read("spins", "rad/s", spins, 3, MAX_SPIN)?;
        let f = read("forces", "N", forces, 3, MAX_FORCE)?;
        let t = read("torques", "N·m", torques, 3, MAX_FORCE)?;
        inner.all_or_none(&ids, |w, id, k| {
            if let Some(q) = &q {
                w.set_orientation(id, quaternion(q, k))?;
            }
            if let Some(p) = &p {
                w.set_position(id, triple(p, k))?;
            }
            if let Some(v) = &v {
                set_unless_zero(w, id, triple(v, k), tumble::World::set_velocity)?;
            }
            if let Some(s) = &s {
                set_unless_zero(w, id, triple(s, k), tumble::World::set_spin)?;
            }
            if let Some(f) = &f {
                set_unless_zero(w, id, triple(f, k), tumble::World::set_force)?;
            }
            if let Some(t) = &t {
                set_unless_zero(w, id, triple(t, k), tumble::World::set_torque)?;
            }
            Ok(())
        })
    }

    /// Adds forces (n, 3) [N] for the next step only, at the centres of mass or at world points `at` (n, 3) [m]. Rows of zeros are
    /// allowed for bodies that take no force.
    #[pyo3(signature = (forces, *, rows=None, at=None))]
    fn apply_forces(
        &self,
        forces: &Bound<'_, PyAny>,
        rows: Option<&Bound<'_, PyAny>>,
        at: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut inner = self.lock()?;
        let ids = bodies(&inner, rows)?;
        let f = given("forces", forces, 3, ids.len())?;
        check("forces", "N", &f, MAX_FORCE)?;
        let at = at.map(|a| given("at", a, 3, ids.len())).transpose()?;
        if let Some(at) = &at {
            check("at", "m", at, MAX_COORDINATE)?;
        }
        let pushed: Vec<BodyId> =
            ids.iter().enumerate().filter(|(k, _)| triple(&f, *k) != DVec3::ZERO).map(|(_, id)| *id).collect();
        kinds(&inner, &pushed, "a force", |k| k == BodyKind::Dynamic, "dynamic")?;
        inner.guarded(|inner| {
            for (k, id) in ids.iter().enumerate() {
                let force = triple(&f, k);
                if force != DVec3::ZERO {
                    let done = match &at {
                        None => inner.world.apply_force(*id, force),
                        Some(at) => inner.world.apply_force_at(*id, force, triple(at, k)),
                    };
                    done.map_err(|e| errors::world(&e))?;
                }
            }
            inner.touch();
            Ok(())
        })
    }

    /// Applies impulses (n, 3) [N·s] now, at the centres of mass or at world points `at` (n, 3) [m].
    #[pyo3(signature = (impulses, *, rows=None, at=None))]
    fn apply_impulses(
        &self,
        impulses: &Bound<'_, PyAny>,
        rows: Option<&Bound<'_, PyAny>>,
        at: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut inner = self.lock()?;
        let ids = bodies(&inner, rows)?;
        let table = given("impulses", impulses, 3, ids.len())?;
        check("impulses", "N·s", &table, MAX_FORCE)?;
        let at = at.map(|a| given("at", a, 3, ids.len())).transpose()?;
        if let Some(at) = &at {
            check("at", "m", at, MAX_COORDINATE)?;
        }
        inner.all_or_none(&ids, |w, id, k| {
            let impulse = triple(&table, k);
            if impulse == DVec3::ZERO {
                return Ok(());
            }
            match &at {
                None => w.apply_impulse(id, impulse),
                Some(at) => w.apply_impulse_at(id, impulse, triple(at, k)),
            }
        })
    }

    /// Gives kinematic bodies the velocities with which they are at places after a time [s]: positions (n, 3) [m], orientations
    /// (n, 4) w x y z.
    #[pyo3(signature = (positions, orientations=None, *, time, rows=None))]
    fn move_to(
        &self,
        positions: &Bound<'_, PyAny>,
        orientations: Option<&Bound<'_, PyAny>>,
        time: &Bound<'_, PyAny>,
        rows: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let time = crate::convert::number("time", time)?;
        let mut inner = self.lock()?;
        let ids = bodies(&inner, rows)?;
        let p = given("positions", positions, 3, ids.len())?;
        check("positions", "m", &p, MAX_COORDINATE)?;
        let q = orientations.map(|a| given("orientations", a, 4, ids.len())).transpose()?;
        if let Some(q) = &q {
            check("orientations", "", q, 2.0)?;
        }
        inner.all_or_none(&ids, |w, id, k| {
            let now = w.orientation(id).unwrap_or(DQuat::IDENTITY);
            let turn = q.as_ref().map_or(now, |q| quaternion(q, k));
            w.move_to(id, Pose::new(triple(&p, k), turn), time)
        })
    }

    /// Writes into arrays of one's own, (n, 3) or (n, 4) of float64, instead of new ones: positions [m], orientations w x y z [–],
    /// velocities [m/s], spins [rad/s].
    #[pyo3(signature = (*, positions=None, orientations=None, velocities=None, spins=None))]
    fn read(
        &self,
        positions: Option<&Bound<'_, PyAny>>,
        orientations: Option<&Bound<'_, PyAny>>,
        velocities: Option<&Bound<'_, PyAny>>,
        spins: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let inner = self.lock()?;
        let (n, bodies) = (inner.world.body_count(), || inner.world.bodies());
        if let Some(out) = positions {
            arrays::fill("positions", out, &[n, 3], bodies().flat_map(|b| b.position().to_array()))?;
        }
        if let Some(out) = orientations {
            let of =
                |b: tumble::BodyRef<'_>| [b.orientation().w, b.orientation().x, b.orientation().y, b.orientation().z];
            arrays::fill("orientations", out, &[n, 4], bodies().flat_map(of))?;
        }
        if let Some(out) = velocities {
            arrays::fill("velocities", out, &[n, 3], bodies().flat_map(|b| b.velocity().to_array()))?;
        }
        spins.map_or(Ok(()), |out| arrays::fill("spins", out, &[n, 3], bodies().flat_map(|b| b.spin().to_array())))
    }

    /// Uniform gravity [m/s²].
    #[getter]
    fn gravity(&self) -> PyResult<(f64, f64, f64)> {
        let g = self.lock()?.world.gravity();
        Ok((g.x, g.y, g.z))
    }

    #[setter]
    fn set_gravity(&self, gravity: &Bound<'_, PyAny>) -> PyResult<()> {
        let g = crate::convert::vector("gravity", gravity)?;
        self.lock()?.guarded(|inner| {
            inner.world.set_gravity(g).map_err(|e| errors::world(&e))?;
            inner.touch();
            Ok(())
        })
    }

    /// Adds a force field: a Spring, an Attraction, or an object with wrench(place) → (force, torque) and energy(place). Its energy is
    /// part of the ledger.
    fn add_potential(&self, potential: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut inner = self.lock()?;
        if let Ok(spring) = potential.cast::<PySpring>() {
            let spring = spring.get();
            let body = crate::body::id_of(&inner, spring.body.bind(potential.py()))?;
            let (arm, anchor) = (DVec3::from_array(spring.arm), DVec3::from_array(spring.anchor));
            let stiffness = spring.stiffness;
            inner.world.add_potential(Arc::new(Spring { body, arm, anchor, stiffness }));
            let (arm, anchor) = (spring.arm, spring.anchor);
            inner.log(Call::Spring { body: (body.slot(), body.generation()), arm, anchor, stiffness });
        } else if let Ok(pull) = potential.cast::<PyAttraction>() {
            let (towards, strength) = (pull.get().towards, pull.get().strength);
            inner.world.add_potential(Arc::new(Attraction { towards: DVec3::from_array(towards), strength }));
            inner.log(Call::Attraction { towards, strength });
        } else {
            let slot = Arc::new(Slot::new(potential)?);
            inner.world.add_potential(slot.field());
            inner.slots.push(slot);
        }
        inner.touch();
        Ok(())
    }

    /// Removes all force fields but uniform gravity.
    fn clear_potentials(&self) -> PyResult<()> {
        let mut inner = self.lock()?;
        inner.world.clear_potentials();
        inner.log(Call::ClearPotentials);
        // a snapshot may still ask them; the last to have them lets them go, which runs code of theirs
        let slots = std::mem::take(&mut inner.slots);
        inner.touch();
        drop(inner);
        drop(slots);
        Ok(())
    }
}

/// A zero for a body that cannot have the quantity changes nothing.
fn set_unless_zero(
    w: &mut tumble::World,
    id: BodyId,
    v: DVec3,
    set: impl Fn(&mut tumble::World, BodyId, DVec3) -> Result<(), WorldError>,
) -> Result<(), WorldError> {
    let dynamic = w.body(id).is_some_and(|b| b.kind() == BodyKind::Dynamic);
    if v == DVec3::ZERO && !dynamic {
        return match set(w, id, v) {
            Err(WorldError::Kind { .. }) => Ok(()),
            other => other,
        };
    }
    set(w, id, v)
}
