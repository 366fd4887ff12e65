//! The class `World`: made, filled, stepped, recorded.

use crate::body::Body;
use crate::convert::{count, flag, number, path, table, text, triangles, vector, word};
use crate::errors;
use crate::frames::Cache;
use crate::guard::{Signals, caught, guarded, internal};
use crate::inner::{Inner, rule};
use crate::recipe::Call;
use crate::spec::{BodySpec, KindSpec, ShapeSpec, parts, points};
use crate::steps::{Steps, Tally};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::time::Instant;
use tumble::Material;

/// Most steps of a call: a billion.
const MOST_STEPS: u64 = 1_000_000_000;

/// Rigid bodies, and the laws by which they move: SI units, z up, f64, Earth's gravity unless said otherwise.
///
/// gravity [m/s²] is a vector; settings is a dict with the keys of `[solver]` in a scene (tolerance [m/s], effort,
/// max_sweeps, restitution_threshold [m/s], threads, correction), `limits`, and `sleep`.
///
/// >>> import tumble
/// >>> world = tumble.World()
/// >>> ground = world.ground()
/// >>> cube = world.box((1, 1, 1), mass=10, position=(0, 0, 1), name="cube")
/// >>> done = world.step(1/240, n=480)
/// >>> round(float(cube.position[2]), 9), done.verdict
/// (0.5, 'solved')
#[pyclass(frozen, weakref, module = "tumble", name = "World")]
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) inner: Mutex<Inner>,
    pub(crate) cache: Mutex<Cache>,
    /// That of its inner.
    pub(crate) key: u64,
}

impl World {
    pub(crate) fn of(inner: Inner) -> Self {
        Self { key: inner.key, inner: Mutex::new(inner), cache: Mutex::default() }
    }

    /// The world, whatever state it is in.
    pub(crate) fn lock_any(&self) -> PyResult<MutexGuard<'_, Inner>> {
        match self.inner.try_lock() {
            Ok(inner) => Ok(inner),
            Err(TryLockError::Poisoned(inner)) => {
                let mut inner = inner.into_inner();
                inner.broken.get_or_insert_with(|| "a panic".to_owned());
                Ok(inner)
            }
            Err(TryLockError::WouldBlock) => Err(errors::busy("world")),
        }
    }

    /// The world, if it can be used.
    ///
    /// # Errors
    /// `BusyError` while another thread or a step uses it, `InternalError` after a panic.
    pub(crate) fn lock(&self) -> PyResult<MutexGuard<'_, Inner>> {
        let inner = self.lock_any()?;
        match &inner.broken {
            None => Ok(inner),
            Some(why) => Err(errors::raise(
                "InternalError",
                format!("this world is unusable after a defect of tumble ({why}): restore a snapshot"),
            )),
        }
    }

    fn add_body(slf: &Bound<'_, Self>, spec: BodySpec) -> PyResult<Body> {
        let (id, name) = slf.get().lock()?.guarded(|inner| inner.add(spec))?;
        Ok(Body::new(slf.clone().unbind(), id, name))
    }

    fn shaped(slf: &Bound<'_, Self>, shape: ShapeSpec, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        Self::add_body(slf, BodySpec::read(vec![shape], KindSpec::Dynamic, keys)?)
    }

    /// Steps without the interpreter's lock; `look` hears Ctrl-C.
    pub(crate) fn advance(&self, py: Python<'_>, dt: Option<f64>, n: u64, strict: bool) -> PyResult<Steps> {
        let outcome = py.detach(|| -> PyResult<(Tally, f64, bool)> {
            let mut inner = self.lock()?;
            inner.version += 1;
            let dt = dt.unwrap_or(inner.recipe.step);
            let (tally, missed) = inner.guarded(|inner| inner.advance(dt, n, strict))?;
            Ok((tally, inner.world.time(), missed))
        });
        let (tally, time, missed) = outcome?;
        let steps = tally.told(time);
        if missed {
            let message = format!(
                "step {} is {} with a residual of {:.2e} m/s: raise the effort, or step without strict",
                tally.steps,
                tally.verdict.name(),
                tally.worst_residual
            );
            return Err(errors::tolerance(message, Py::new(py, steps)?.into_any()));
        }
        Ok(steps)
    }
}

impl Inner {
    /// Steps; says whether it stopped at a step that missed its tolerance.
    fn advance(&mut self, dt: f64, n: u64, strict: bool) -> PyResult<(Tally, bool)> {
        let mut tally = Tally::default();
        let mut signals = (n > 1).then(Signals::new);
        for _ in 0..n {
            let clock = self.recorder.as_ref().map(|_| Instant::now());
            if self.slots.is_empty() {
                self.one(dt)?;
            } else {
                self.one_with_python(dt)?;
            }
            self.tell(clock)?;
            let solved = tally.count(self.world.report());
            if strict && !solved {
                return Ok((tally, true));
            }
            if let Some(signals) = &mut signals {
                signals.look()?;
            }
        }
        Ok((tally, false))
    }

    /// One step.
    fn one(&mut self, dt: f64) -> PyResult<()> {
        self.parts.script.act(&mut self.world, dt).map_err(|e| errors::world(&e))?;
        let refused = self.world.step(dt).refused.clone();
        refused.map_or(Ok(()), |e| Err(errors::world(&e)))
    }

    /// Records and shows a step that was made, and not undone.
    fn tell(&mut self, clock: Option<Instant>) -> PyResult<()> {
        if let (Some(writer), Some(clock)) = (&mut self.recorder, clock) {
            let wall = clock.elapsed().as_nanos() as u64;
            if !writer.frame(&self.world, wall)
                && let Some(why) = writer.stopped()
            {
                return Err(errors::raise("RecordingError", format!("the recording stopped: {why}")));
            }
        }
        self.show();
        Ok(())
    }

    /// One step of a world with Python potentials: undone when one of them raises.
    fn one_with_python(&mut self, dt: f64) -> PyResult<()> {
        let before = self.world.clone();
        let outcome = self.one(dt);
        if let Err(raised) = self.raised() {
            self.world = before;
            return Err(raised);
        }
        outcome
    }
}

#[pymethods]
impl World {
    #[new]
    #[pyo3(signature = (*, gravity=None, settings=None))]
    fn new(gravity: Option<&Bound<'_, PyAny>>, settings: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let mut world = tumble::World::new();
        let text = match settings {
            None => None,
            Some(given) => Some(json_text(table("settings", given, "a dict such as {'tolerance': 1e-9}")?.as_any())?),
        };
        if let Some(text) = &text {
            world.set_settings(crate::inner::settings(text)?).map_err(|e| errors::world(&e))?;
        }
        if let Some(g) = gravity {
            world.set_gravity(vector("gravity", g)?).map_err(|e| errors::world(&e))?;
        }
        Ok(Self::of(Inner::new(world, text)))
    }

    /// A fixed half-space below a height z [m]; friction and restitution [–] as for every body.
    ///
    /// >>> world = tumble.World()
    /// >>> world.ground(friction=0.3).name
    /// 'ground'
    #[pyo3(signature = (**keys))]
    fn ground(slf: &Bound<'_, Self>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        let plane = ShapeSpec::Plane { normal: [0.0, 0.0, 1.0] };
        Self::add_body(slf, BodySpec::read(vec![plane], KindSpec::Fixed, keys)?)
    }

    /// A half-space whose surface has this normal and goes through the body's position [m]; keywords as in `add`.
    ///
    /// >>> tumble.World().plane((0, 1, 2), friction=0.2).kind
    /// 'fixed'
    #[pyo3(signature = (normal, **keys))]
    fn plane(slf: &Bound<'_, Self>, normal: &Bound<'_, PyAny>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        let plane = ShapeSpec::Plane { normal: vector("normal", normal)?.to_array() };
        Self::add_body(slf, BodySpec::read(vec![plane], KindSpec::Fixed, keys)?)
    }

    /// A ball of this radius [m]; keywords as in `add`.
    ///
    /// >>> tumble.World().sphere(0.1, mass=2.0).mass
    /// 2.0
    #[pyo3(signature = (radius, **keys))]
    fn sphere(slf: &Bound<'_, Self>, radius: &Bound<'_, PyAny>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        Self::shaped(slf, ShapeSpec::Sphere { radius: number("radius", radius)? }, keys)
    }

    /// A box with these edge lengths [m]; keywords as in `add`.
    ///
    /// >>> tumble.World().box((1, 2, 3), density=100.0).mass
    /// 600.0
    #[pyo3(name = "box", signature = (size, **keys))]
    fn cuboid(slf: &Bound<'_, Self>, size: &Bound<'_, PyAny>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        Self::shaped(slf, ShapeSpec::Box { size: vector("size", size)?.to_array() }, keys)
    }

    /// A capsule of this radius [m] about a straight part of this length [m] along z; keywords as in `add`.
    #[pyo3(signature = (radius, length, **keys))]
    fn capsule(
        slf: &Bound<'_, Self>,
        radius: &Bound<'_, PyAny>,
        length: &Bound<'_, PyAny>,
        keys: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Body> {
        let (radius, length) = (number("radius", radius)?, number("length", length)?);
        Self::shaped(slf, ShapeSpec::Capsule { radius, length }, keys)
    }

    /// A cylinder of this radius [m] and full length [m] along z; keywords as in `add`.
    #[pyo3(signature = (radius, length, **keys))]
    fn cylinder(
        slf: &Bound<'_, Self>,
        radius: &Bound<'_, PyAny>,
        length: &Bound<'_, PyAny>,
        keys: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Body> {
        let (radius, length) = (number("radius", radius)?, number("length", length)?);
        Self::shaped(slf, ShapeSpec::Cylinder { radius, length }, keys)
    }

    /// A cone with a base of this radius [m] and this length [m] along z, its tip up; keywords as in `add`.
    #[pyo3(signature = (radius, length, **keys))]
    fn cone(
        slf: &Bound<'_, Self>,
        radius: &Bound<'_, PyAny>,
        length: &Bound<'_, PyAny>,
        keys: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Body> {
        let (radius, length) = (number("radius", radius)?, number("length", length)?);
        Self::shaped(slf, ShapeSpec::Cone { radius, length }, keys)
    }

    /// The convex hull of points (n, 3) [m]; keywords as in `add`.
    #[pyo3(signature = (points, **keys))]
    fn hull(slf: &Bound<'_, Self>, points: &Bound<'_, PyAny>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        Self::shaped(slf, ShapeSpec::Hull { points: self::points("points", points)? }, keys)
    }

    /// A triangle mesh that does not move by itself: points (n, 3) [m], triangles (m, 3) by the numbers of their corners,
    /// counter-clockwise seen from outside. sides: auto (unless given), solid, front or both. Fixed unless kind="kinematic".
    ///
    /// >>> corners = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)]
    /// >>> tumble.World().mesh(corners, [(0, 1, 2), (0, 2, 3)]).kind
    /// 'fixed'
    #[pyo3(signature = (points, triangles, *, sides=None, **keys), text_signature = "($self, points, triangles, *, sides='auto', **keys)")]
    fn mesh(
        slf: &Bound<'_, Self>,
        points: &Bound<'_, PyAny>,
        triangles: &Bound<'_, PyAny>,
        sides: Option<&Bound<'_, PyAny>>,
        keys: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Body> {
        let sides = sides.map_or(Ok("auto"), |s| word("sides", s, &["auto", "solid", "front", "both"]))?.to_owned();
        let (points, triangles) = (self::points("points", points)?, self::triangles("triangles", triangles)?);
        let mesh = ShapeSpec::Mesh { points, triangles, sides };
        Self::add_body(slf, BodySpec::read(vec![mesh], KindSpec::Fixed, keys)?)
    }

    /// A body of several shapes: tables such as {"kind": "box", "size": (1, 1, 1), "position": (0, 0, 1)} [m]; keywords as in
    /// `add`.
    #[pyo3(signature = (shapes, **keys))]
    fn compound(slf: &Bound<'_, Self>, shapes: &Bound<'_, PyAny>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        let shapes = parts("shapes", shapes)?;
        let mut spec = BodySpec::read(vec![shapes[0].shape.clone()], KindSpec::Dynamic, keys)?;
        spec.shapes = shapes;
        Self::add_body(slf, spec)
    }

    /// Adds a body by the keys of a scene's body table: name, kind (dynamic, kinematic, fixed), shape or shapes, mass [kg] or density
    /// [kg/m³] (1000 unless one is given), inertia [kg·m²], position [m], orientation (w, x, y, z, or a table with axis and degrees), velocity [m/s],
    /// spin [rad/s], force [N], torque [N·m], friction [–], restitution [–] or material, sensor, surface_velocity [m/s], linear_damping
    /// and angular_damping [1/s].
    ///
    /// >>> world = tumble.World()
    /// >>> world.add(name="ball", shape={"kind": "sphere", "radius": 0.5}, mass=1.0, position=(0, 0, 2)).name
    /// 'ball'
    #[pyo3(signature = (**keys))]
    fn add(slf: &Bound<'_, Self>, keys: Option<&Bound<'_, PyDict>>) -> PyResult<Body> {
        Self::add_body(slf, BodySpec::read(Vec::new(), KindSpec::Dynamic, keys)?)
    }

    /// Removes a body; what rested on it wakes.
    fn remove(&self, body: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut inner = self.lock()?;
        let id = crate::body::id_of(&inner, body)?;
        inner.guarded(|inner| inner.remove(id))
    }

    /// Adds a material by name: friction [–] (0.5 unless given) and restitution [–] (0 unless given).
    ///
    /// >>> world = tumble.World()
    /// >>> world.material("ice", friction=0.02)
    /// >>> world.box((1, 1, 1), mass=1.0, material="ice").name
    /// 'body 0'
    #[pyo3(signature = (name, *, friction=None, restitution=None), text_signature = "($self, name, *, friction=0.5, restitution=0.0)")]
    fn material(
        &self,
        name: &Bound<'_, PyAny>,
        friction: Option<&Bound<'_, PyAny>>,
        restitution: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut inner = self.lock()?;
        let name = text("name", name)?;
        let friction = friction.map_or(Ok(0.5), |x| number("friction", x))?;
        let restitution = restitution.map_or(Ok(0.0), |x| number("restitution", x))?;
        inner.guarded(|inner| {
            inner.add_material(Some(&name), Material::new(friction, restitution))?;
            inner.log(Call::Material(Some(name), friction, restitution));
            Ok(())
        })
    }

    /// Says what two materials make together, instead of the geometric mean: friction [–], restitution [–].
    #[pyo3(signature = (a, b, *, friction, restitution))]
    fn pair(
        &self,
        a: &Bound<'_, PyAny>,
        b: &Bound<'_, PyAny>,
        friction: &Bound<'_, PyAny>,
        restitution: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let mut inner = self.lock()?;
        let (a, b) = (text("a", a)?, text("b", b)?);
        let (friction, restitution) = (number("friction", friction)?, number("restitution", restitution)?);
        inner.guarded(|inner| {
            inner.set_pair(&a, &b, Material::new(friction, restitution))?;
            inner.log(Call::Pair(a, b, friction, restitution));
            inner.touch();
            Ok(())
        })
    }

    /// Advances by n steps of dt [s] (the scene's step, or 1/240) without holding the interpreter's lock. Returns the worst of all
    /// n. strict raises ToleranceError after the first step that is not solved. Ctrl-C ends it at a whole step.
    ///
    /// >>> world = tumble.World()
    /// >>> ball = world.sphere(0.1, mass=1.0, position=(0, 0, 100))
    /// >>> world.step(0.01, n=100).steps
    /// 100
    #[pyo3(signature = (dt=None, n=None, *, strict=None), text_signature = "($self, dt=None, n=None, *, strict=False)")]
    fn step(
        &self,
        py: Python<'_>,
        dt: Option<&Bound<'_, PyAny>>,
        n: Option<&Bound<'_, PyAny>>,
        strict: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Steps> {
        let dt = dt.map(|x| number("dt", x)).transpose()?;
        let n = n.map_or(Ok(1), |n| count("n", n, MOST_STEPS))?;
        let strict = strict.map_or(Ok(false), |x| flag("strict", x))?;
        self.advance(py, dt, n, strict)
    }

    /// Steps for a duration [s]. control(world) is called before every step, or every so many, and may do anything; record names a file;
    /// progress is True for a bar of tqdm, or a function of (done, total). Returns the worst of all steps.
    ///
    /// >>> world = tumble.World()
    /// >>> ball = world.sphere(0.1, mass=1.0, position=(0, 0, 100))
    /// >>> world.run(0.5, control=lambda w: ball.apply_force((0, 0, 9.81))).verdict
    /// 'solved'
    #[pyo3(signature = (duration, dt=None, *, control=None, every=None, record=None, progress=None, strict=None), text_signature = "($self, duration, dt=None, *, control=None, every=1, record=None, progress=None, strict=False)")]
    fn run<'py>(
        slf: &Bound<'py, Self>,
        duration: &Bound<'py, PyAny>,
        dt: Option<&Bound<'py, PyAny>>,
        control: Option<&Bound<'py, PyAny>>,
        every: Option<&Bound<'py, PyAny>>,
        record: Option<&Bound<'py, PyAny>>,
        progress: Option<&Bound<'py, PyAny>>,
        strict: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let keys = PyDict::new(py);
        keys.set_item("control", control)?;
        keys.set_item("every", every)?;
        keys.set_item("record", record)?;
        keys.set_item("progress", progress)?;
        keys.set_item("strict", strict)?;
        py.import("tumble._run")?.call_method("run", (slf, duration, dt), Some(&keys))
    }

    /// Records every step from now on into an SQLite file; to be used with `with`. The file can be viewed, queried and audited; name and
    /// duration [s] are told in it.
    #[pyo3(signature = (path, *, name=None, duration=None))]
    fn record(
        slf: &Bound<'_, Self>,
        path: &Bound<'_, PyAny>,
        name: Option<&Bound<'_, PyAny>>,
        duration: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<crate::recorder::Recorder> {
        let path = self::path("path", path)?;
        let name = name.map_or_else(|| Ok("python".to_owned()), |n| text("name", n))?;
        let duration = duration.map_or(Ok(0.0), |x| crate::convert::finite("duration", x, "s"))?;
        guarded(|| slf.get().start_recording(&path, &name, duration))?;
        Ok(crate::recorder::Recorder::new(slf.clone().unbind(), path))
    }

    /// How friction and restitution of two bodies make one where no pair is given: geometric_mean (unless said otherwise), mean,
    /// minimum, maximum, product.
    #[pyo3(signature = (*, friction=None, restitution=None), text_signature = "($self, *, friction='geometric_mean', restitution='geometric_mean')")]
    fn combine(&self, friction: Option<&Bound<'_, PyAny>>, restitution: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let mut inner = self.lock()?;
        const RULES: [&str; 5] = ["geometric_mean", "mean", "minimum", "maximum", "product"];
        let named = |of: &str, given: Option<&Bound<'_, PyAny>>| given.map_or(Ok(RULES[0]), |g| word(of, g, &RULES));
        let (friction, restitution) = (named("friction", friction)?, named("restitution", restitution)?);
        inner.world.set_combine(rule(friction), rule(restitution));
        inner.log(Call::Combine(friction.to_owned(), restitution.to_owned()));
        inner.touch();
        Ok(())
    }

    fn __traverse__(&self, visit: pyo3::PyVisit<'_>) -> Result<(), pyo3::PyTraverseError> {
        if let Ok(inner) = self.inner.try_lock() {
            for slot in &inner.slots {
                slot.visit(&visit)?;
            }
        }
        Ok(())
    }

    fn __clear__(&self) {
        let slots = self.inner.try_lock().map(|mut inner| std::mem::take(&mut inner.slots));
        for slot in slots.unwrap_or_default() {
            slot.clear();
        }
    }

    /// For tests: panics inside the engine's guard.
    fn _panic(&self) -> PyResult<()> {
        let mut inner = self.lock()?;
        match caught(|| std::panic::panic_any("on purpose".to_owned())) {
            Ok(()) => Ok(()),
            Err(panic) => {
                inner.broken = Some(panic.clone());
                Err(internal(&panic))
            }
        }
    }
}

/// A dictionary as JSON text, numpy's numbers and arrays included.
pub(crate) fn json_text(given: &Bound<'_, PyAny>) -> PyResult<String> {
    let py = given.py();
    py.import("tumble._json")?.call_method1("dumps", (given,))?.extract()
}
