//! Snapshots, copies, pickles: the same future, bit by bit.

use crate::convert::bytes;
use crate::errors::{self, raise};
use crate::guard::guarded;
use crate::inner::{Inner, Parts, Surfaces};
use crate::names::Names;
use crate::potential::Slot;
use crate::recipe::Recipe;
use crate::world::World;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use std::collections::BTreeMap;
use std::sync::Arc;
use tumble::JointId;

/// All that decides the future of a world. `bytes(snapshot)` and pickles hold it whole, for another process.
///
/// >>> world = tumble.World()
/// >>> ball = world.sphere(0.1, mass=1.0, position=(0, 0, 5))
/// >>> before = world.snapshot()
/// >>> done = world.step(0.01, n=50)
/// >>> world.restore(before)
/// >>> world.time
/// 0.0
#[pyclass(frozen, module = "tumble", name = "Snapshot")]
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) state: tumble::Snapshot,
    names: Arc<Names>,
    surfaces: Surfaces,
    joints: Arc<BTreeMap<String, JointId>>,
    parts: Arc<Parts>,
    pub(crate) recipe: Arc<Recipe>,
    /// Potentials that are Python objects, which the state asks.
    slots: Vec<Arc<Slot>>,
    hash: u64,
}

impl Snapshot {
    fn of(inner: &Inner) -> Self {
        Self {
            state: inner.world.snapshot(),
            names: Arc::clone(&inner.names),
            surfaces: inner.surfaces.clone(),
            joints: Arc::clone(&inner.joints),
            parts: Arc::clone(&inner.parts),
            recipe: Arc::clone(&inner.recipe),
            slots: inner.slots.clone(),
            hash: inner.world.state_hash(),
        }
    }

    /// Whether there are potentials that are Python objects.
    pub(crate) fn has_python(&self) -> bool {
        !self.slots.is_empty()
    }

    fn whole(&self) -> PyResult<Vec<u8>> {
        if self.has_python() {
            let message = "a world with a Python potential has no bytes: make it anew where it is needed, and take Spring or \
                           Attraction where they do";
            return Err(raise("SnapshotError", message));
        }
        self.recipe.to_bytes(&self.state.to_bytes())
    }
}

/// A snapshot, as an argument.
pub(crate) fn taken<'a, 'py>(of: &str, given: &'a Bound<'py, PyAny>) -> PyResult<&'a Bound<'py, Snapshot>> {
    given.cast::<Snapshot>().map_err(|_| errors::wrong_type(of, given, "a Snapshot, as world.snapshot() gives it"))
}

/// The world that bytes hold.
fn made(bytes: &[u8]) -> PyResult<Inner> {
    let (recipe, state) = Recipe::from_bytes(bytes)?;
    let mut inner = match crate::guard::caught(|| Inner::of_recipe(&recipe)) {
        Ok(Ok(inner)) => inner,
        Ok(Err(e)) => return Err(raise("SnapshotError", format!("these bytes describe a world that is refused: {e}"))),
        Err(panic) => return Err(crate::guard::internal(&panic)),
    };
    guarded(|| inner.world.restore_bytes(state).map_err(|e| errors::world(&e)))?;
    Ok(inner)
}

#[pymethods]
impl Snapshot {
    /// The snapshot that bytes hold, as `bytes(snapshot)` gave them.
    #[staticmethod]
    fn from_bytes(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self::of(&made(bytes("data", data)?)?))
    }

    /// Hash of the state.
    #[getter]
    fn state_hash(&self) -> u64 {
        self.hash
    }

    /// A world of its own in this state.
    fn world(&self) -> PyResult<World> {
        let inner = guarded(|| Inner::of_recipe(&self.recipe))?;
        let world = World::of(inner);
        {
            let mut inner = world.lock()?;
            inner.world.restore(&self.state);
            (inner.names, inner.surfaces) = (Arc::clone(&self.names), self.surfaces.clone());
            (inner.joints, inner.parts) = (Arc::clone(&self.joints), Arc::clone(&self.parts));
            inner.slots = self.slots.clone();
        }
        Ok(world)
    }

    fn __bytes__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.whole()?))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let py = slf.py();
        let make = slf.get_type().getattr("from_bytes")?;
        Ok((make, PyTuple::new(py, [PyBytes::new(py, &slf.get().whole()?)])?))
    }

    fn __repr__(&self) -> String {
        format!("Snapshot(state {:016x})", self.hash)
    }
}

#[pymethods]
impl World {
    /// All that decides the future, as a value.
    fn snapshot(&self) -> PyResult<Snapshot> {
        let inner = self.lock()?;
        guarded(|| Ok(Snapshot::of(&inner)))
    }

    /// Goes to a snapshot, with its bodies and names; also after a defect.
    fn restore(&self, snapshot: &Bound<'_, PyAny>) -> PyResult<()> {
        let from = taken("snapshot", snapshot)?.get();
        let mut inner = self.lock_any()?;
        inner.guarded(|inner| {
            inner.world.restore(&from.state);
            Ok(())
        })?;
        (inner.names, inner.surfaces) = (Arc::clone(&from.names), from.surfaces.clone());
        (inner.recipe, inner.joints) = (Arc::clone(&from.recipe), Arc::clone(&from.joints));
        (inner.parts, inner.slots) = (Arc::clone(&from.parts), from.slots.clone());
        inner.broken = None;
        inner.touch();
        drop(inner);
        self.inner.clear_poison();
        Ok(())
    }

    /// The world that bytes hold.
    #[staticmethod]
    fn from_bytes(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self::of(made(bytes("data", data)?)?))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let py = slf.py();
        let inner = slf.get().lock()?;
        let whole = guarded(|| Snapshot::of(&inner).whole())?;
        Ok((slf.get_type().getattr("from_bytes")?, PyTuple::new(py, [PyBytes::new(py, &whole)])?))
    }

    fn __copy__(&self) -> PyResult<Self> {
        self.copy()
    }

    #[pyo3(signature = (memo=None))]
    fn __deepcopy__(&self, memo: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let _ = memo;
        self.copy()
    }

    /// A world of its own in the same state: the same future, bit by bit.
    fn copy(&self) -> PyResult<Self> {
        let inner = self.lock()?;
        if !inner.slots.is_empty() {
            let message =
                "a world with a Python potential cannot be copied: make it anew, and add the potential to both";
            return Err(raise("SnapshotError", message));
        }
        guarded(|| {
            Ok(Self::of(Inner {
                world: inner.world.clone(),
                key: crate::inner::new_key(),
                names: Arc::clone(&inner.names),
                surfaces: inner.surfaces.clone(),
                joints: Arc::clone(&inner.joints),
                parts: Arc::clone(&inner.parts),
                recipe: Arc::clone(&inner.recipe),
                version: 0,
                broken: None,
                recorder: None,
                shown: None,
                slots: Vec::new(),
            }))
        })
    }
}
