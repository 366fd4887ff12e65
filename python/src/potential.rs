//! Force fields that are Python objects with `wrench(place)` and `energy(place)`.
//!
//! The object lives in a slot that its world shows to Python's collector, so that a closure over the world is collected. An exception
//! in it is kept in the slot; the step that asked is then undone by whoever stepped.

use crate::convert::{number, vector};
use crate::errors::{raise, wrong_type};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Arc, Mutex, PoisonError};
use tumble::{Place, Potential, Wrench};

/// A Python object that is a potential, and what it raised.
#[derive(Default)]
pub(crate) struct Slot {
    object: Mutex<Option<Py<PyAny>>>,
    raised: Mutex<Option<PyErr>>,
    /// What stands for the object in the fingerprint of a snapshot: never an address.
    told: String,
}

impl std::fmt::Debug for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told)
    }
}

/// The engine's side of a slot.
#[derive(Debug)]
struct Field(Arc<Slot>);

impl Slot {
    /// A slot for an object.
    pub(crate) fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        for needed in ["wrench", "energy"] {
            if !object.getattr(needed).is_ok_and(|f| f.is_callable()) {
                return Err(wrong_type("potential", object, "an object with wrench(place) and energy(place)"));
            }
        }
        let told = format!("Python potential {}", object.get_type().qualname()?);
        Ok(Self { object: Mutex::new(Some(object.clone().unbind())), raised: Mutex::default(), told })
    }

    /// The potential for the engine.
    pub(crate) fn field(self: &Arc<Self>) -> Arc<dyn Potential> {
        Arc::new(Field(Arc::clone(self)))
    }

    /// What the object raised since the last question.
    pub(crate) fn take_raised(&self) -> Option<PyErr> {
        self.raised.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Shows the object to the collector.
    pub(crate) fn visit(&self, visit: &pyo3::PyVisit<'_>) -> Result<(), pyo3::PyTraverseError> {
        match self.object.try_lock() {
            Ok(object) => object.as_ref().map_or(Ok(()), |o| visit.call(o)),
            Err(_) => Ok(()),
        }
    }

    pub(crate) fn clear(&self) {
        let taken = self.object.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(taken);
    }

    fn ask<T>(&self, place: &Place, method: &str, read: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>) -> Option<T> {
        Python::attach(|py| {
            let object = self.object.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(|o| o.clone_ref(py));
            // a world that shared it was collected with it
            let gone = || raise("SnapshotError", format!("{} was let go: add it to this world anew", self.told));
            let answer = object.ok_or_else(gone).and_then(|object| {
                told(py, place).and_then(|place| object.bind(py).call_method1(method, (place,))).and_then(|a| read(&a))
            });
            match answer {
                Ok(answer) => Some(answer),
                Err(e) => {
                    let mut raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner);
                    if raised.is_none() {
                        // Python 3.10 has no notes
                        let note = format!("in {method} of {} for body {}", self.told, place.body.slot());
                        let _ = e.value(py).call_method1("add_note", (note,));
                        *raised = Some(e);
                    }
                    None
                }
            }
        })
    }
}

/// A place as its potential sees it.
fn told<'py>(py: Python<'py>, place: &Place) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    fields.set_item("body", place.body.slot())?;
    fields.set_item("mass", place.mass)?;
    fields.set_item("centre", place.centre.to_array())?;
    let [x, y, z, w] = place.orientation.to_array();
    fields.set_item("orientation", (w, x, y, z))?;
    py.import("tumble._types")?.getattr("Place")?.call((), Some(&fields))
}

impl Potential for Field {
    fn wrench(&self, place: &Place) -> Wrench {
        let read = |answer: &Bound<'_, PyAny>| {
            let (force, torque): (Bound<'_, PyAny>, Bound<'_, PyAny>) = answer
                .extract()
                .map_err(|_| wrong_type("wrench", answer, "a force and a torque, three numbers each"))?;
            Ok(Wrench { force: vector("force", &force)?, torque: vector("torque", &torque)? })
        };
        self.0.ask(place, "wrench", read).unwrap_or_default()
    }

    fn energy(&self, place: &Place) -> f64 {
        self.0.ask(place, "energy", |answer| number("energy", answer)).unwrap_or(0.0)
    }
}
