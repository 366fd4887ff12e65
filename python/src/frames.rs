//! Arrays of a world: frames, not windows. Gathered once, handed to numpy, never changed afterwards.

use crate::body::Body;
use crate::convert::text;
use crate::guard::guarded;
use crate::inner::Inner;
use crate::world::World;
use numpy::ndarray::{Array2, Dimension};
use numpy::{Element, PyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList};
use tumble::{BodyKind, BodyRef};

/// Arrays that were gathered, and of which version of the world.
#[derive(Debug, Default)]
pub(crate) struct Cache {
    version: u64,
    arrays: [Option<Py<PyAny>>; 9],
}

/// The same array, which nobody can write to.
pub(crate) fn fixed<T: Element, D: Dimension>(array: Bound<'_, PyArray<T, D>>) -> Bound<'_, PyArray<T, D>> {
    drop(array.readwrite().make_nonwriteable());
    array
}

/// Which array.
#[derive(Clone, Copy)]
enum Which {
    Positions,
    Centres,
    Orientations,
    Velocities,
    Spins,
    Masses,
    Kinds,
    Asleep,
    Quarantined,
}

fn rows<'py, const W: usize>(
    py: Python<'py>,
    inner: &Inner,
    read: impl Fn(&BodyRef<'_>) -> [f64; W],
) -> Bound<'py, PyAny> {
    let mut flat = Vec::with_capacity(W * inner.world.body_count());
    for b in inner.world.bodies() {
        flat.extend(read(&b));
    }
    let n = flat.len() / W;
    let array = Array2::from_shape_vec((n, W), flat).unwrap_or_default();
    fixed(PyArray2::from_owned_array(py, array)).into_any()
}

fn list<'py, T: Element>(py: Python<'py>, inner: &Inner, read: impl Fn(&BodyRef<'_>) -> T) -> Bound<'py, PyAny> {
    fixed(PyArray1::from_vec(py, inner.world.bodies().map(|b| read(&b)).collect())).into_any()
}

/// The number of a kind: 0 dynamic, 1 kinematic, 2 fixed, as in recordings.
pub(crate) fn kind_number(kind: BodyKind) -> u8 {
    match kind {
        BodyKind::Dynamic => 0,
        BodyKind::Kinematic => 1,
        BodyKind::Fixed => 2,
    }
}

impl World {
    fn frame<'py>(&self, py: Python<'py>, which: Which) -> PyResult<Bound<'py, PyAny>> {
        let inner = self.lock()?;
        let place = which as usize;
        if let Ok(cache) = self.cache.try_lock()
            && cache.version == inner.version
            && let Some(array) = &cache.arrays[place]
        {
            return Ok(array.bind(py).clone());
        }
        let made = match which {
            Which::Positions => rows(py, &inner, |b| b.position().to_array()),
            Which::Centres => rows(py, &inner, |b| b.centre().to_array()),
            Which::Orientations => rows(py, &inner, |b| {
                let q = b.orientation();
                [q.w, q.x, q.y, q.z]
            }),
            Which::Velocities => rows(py, &inner, |b| b.velocity().to_array()),
            Which::Spins => rows(py, &inner, |b| b.spin().to_array()),
            Which::Masses => list(py, &inner, |b| b.mass()),
            Which::Kinds => list(py, &inner, |b| kind_number(b.kind())),
            Which::Asleep => list(py, &inner, |b| b.is_asleep()),
            Which::Quarantined => list(py, &inner, |b| b.is_quarantined()),
        };
        let version = inner.version;
        drop(inner);
        let old = match self.cache.try_lock() {
            Ok(mut cache) => {
                let old = (cache.version != version).then(|| {
                    cache.version = version;
                    std::mem::take(&mut cache.arrays)
                });
                cache.arrays[place] = Some(made.clone().unbind());
                old
            }
            Err(_) => None,
        };
        drop(old);
        Ok(made)
    }
}

#[pymethods]
impl World {
    /// Origins of all bodies, (n, 3) [m]: a frame that never changes. Rows are the living bodies in the order of `names`.
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Positions)
    }

    /// Centres of mass, (n, 3) [m].
    #[getter]
    fn centres<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Centres)
    }

    /// Orientations w, x, y, z, (n, 4) [–].
    #[getter]
    fn orientations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Orientations)
    }

    /// Velocities of the centres of mass, (n, 3) [m/s].
    #[getter]
    fn velocities<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Velocities)
    }

    /// Spins in world axes, (n, 3) [rad/s].
    #[getter]
    fn spins<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Spins)
    }

    /// Masses, (n,) [kg]; 0 for bodies that are not dynamic.
    #[getter]
    fn masses<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Masses)
    }

    /// Kinds, (n,): 0 dynamic, 1 kinematic, 2 fixed.
    #[getter]
    fn kinds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Kinds)
    }

    /// Which bodies sleep, (n,).
    #[getter]
    fn asleep<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Asleep)
    }

    /// Which bodies were set aside because their state was no longer finite, (n,).
    #[getter]
    fn quarantined<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.frame(py, Which::Quarantined)
    }

    /// Names of the bodies, in the order of the rows.
    #[getter]
    fn names(&self) -> PyResult<Vec<String>> {
        let inner = self.lock()?;
        Ok(inner.world.bodies().map(|b| inner.names.name(b.id()).to_owned()).collect())
    }

    /// Row of a body in the arrays.
    fn row(&self, body: &Bound<'_, PyAny>) -> PyResult<usize> {
        let inner = self.lock()?;
        let id = crate::body::id_of(&inner, body)?;
        Ok(inner.world.bodies().position(|b| b.id() == id).unwrap_or(usize::MAX))
    }

    /// The bodies by name, in the order of the rows.
    #[getter]
    fn bodies<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        let py = slf.py();
        let inner = slf.get().lock()?;
        let all = PyDict::new(py);
        for b in inner.world.bodies() {
            let name = inner.names.name(b.id()).to_owned();
            all.set_item(&name, Body::new(slf.clone().unbind(), b.id(), name.clone()))?;
        }
        Ok(all)
    }

    fn __getitem__(slf: &Bound<'_, Self>, name: &Bound<'_, PyAny>) -> PyResult<Body> {
        let inner = slf.get().lock()?;
        let name = text("name", name)?;
        let id = inner.names.find(&name)?;
        Ok(Body::new(slf.clone().unbind(), id, name))
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> PyResult<bool> {
        let inner = self.lock()?;
        Ok(text("name", name).is_ok_and(|n| inner.names.has(&n)))
    }

    /// Over the names, as over `bodies`.
    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.names()?)?.try_iter()
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.lock()?.world.body_count())
    }

    fn __bool__(&self) -> bool {
        true
    }

    /// Time [s].
    #[getter]
    fn time(&self) -> PyResult<f64> {
        Ok(self.lock()?.world.time())
    }

    /// Steps made so far [–].
    #[getter]
    fn steps(&self) -> PyResult<u64> {
        Ok(self.lock()?.world.steps())
    }

    /// Hash of the state as it is now: equal hashes, equal bits.
    #[getter]
    fn state_hash(&self) -> PyResult<u64> {
        Ok(self.lock()?.world.state_hash())
    }

    /// Kinetic and potential energy of all bodies as they are now [J].
    #[getter]
    fn energy(&self) -> PyResult<(f64, f64)> {
        let inner = self.lock()?;
        let energy = guarded(|| Ok(inner.world.energy()))?;
        // a potential may be a Python object
        inner.raised()?;
        Ok(energy)
    }

    /// Length of a step that is not said otherwise [s].
    #[getter]
    fn dt(&self) -> PyResult<f64> {
        Ok(self.lock()?.recipe.step)
    }

    fn __repr__(&self) -> String {
        match self.lock_any() {
            Ok(inner) => {
                let (w, r) = (&inner.world, inner.world.report());
                let n = w.body_count();
                format!(
                    "World({n} {}, step {}, {:.6} s, {}, residual {:.2e} m/s)",
                    if n == 1 { "body" } else { "bodies" },
                    w.steps(),
                    w.time(),
                    r.verdict().name(),
                    r.residual()
                )
            }
            Err(_) => "World(in use)".to_owned(),
        }
    }
}
