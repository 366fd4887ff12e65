//! Recordings: tables as columns, SQL, audit, verification.

use crate::convert::{flag, path, text};
use crate::errors;
use crate::frames::fixed;
use crate::guard::{caught, internal};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyType};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tumble_recording::{Reader, Values};

/// Runs something on a recording without the interpreter's lock; a panic is an exception.
fn on<T: Send>(
    py: Python<'_>,
    path: &std::path::Path,
    f: impl FnOnce(&Reader) -> Result<T, tumble_recording::Error> + Send,
) -> PyResult<T> {
    let outcome = py.detach(|| caught(|| Reader::open(path).and_then(|reader| f(&reader))));
    outcome.map_err(|panic| internal(&panic))?.map_err(|e| errors::recording(&e))
}

/// A recording that is open, read-only: checked once, asked often. Recording and its tables have one between them.
#[pyclass(frozen, module = "tumble._tumble")]
#[derive(Debug)]
pub(crate) struct Reading {
    path: PathBuf,
    open: Mutex<Open>,
}

/// A reader, and the process that opened it.
#[derive(Debug, Default)]
struct Open {
    process: u32,
    reader: Option<Reader>,
}

impl Reading {
    /// Asks the recording without the interpreter's lock. A file that is still written to is opened for each question: whoever closes it
    /// must find nobody there.
    fn ask<T: Send>(
        &self,
        py: Python<'_>,
        f: impl FnOnce(&Reader) -> Result<T, tumble_recording::Error> + Send,
    ) -> PyResult<T> {
        let asked = || -> Result<T, tumble_recording::Error> {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            let process = std::process::id();
            if open.process != process {
                // SQLite's files must not be used in a fork of their process, nor closed
                std::mem::forget(open.reader.take());
                open.process = process;
            }
            let reader = match open.reader.take() {
                Some(reader) => reader,
                None => Reader::open(&self.path)?,
            };
            let answer = f(&reader);
            // not after a panic, which leaves the question half asked
            open.reader = Some(reader).filter(|r| r.meta().ending().is_some());
            answer
        };
        let outcome = py.detach(|| caught(asked));
        outcome.map_err(|panic| internal(&panic))?.map_err(|e| errors::recording(&e))
    }
}

#[pymethods]
impl Reading {
    #[new]
    fn new(py: Python<'_>, path: &Bound<'_, PyAny>) -> PyResult<Self> {
        let path = self::path("path", path)?;
        let made = Self { path, open: Mutex::default() };
        made.ask(py, |_| Ok(()))?;
        Ok(made)
    }

    /// Columns of the answer to a statement that reads: a dict of numpy arrays, texts as lists.
    fn query<'py>(&self, py: Python<'py>, sql: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
        let (all, sql) = (PyDict::new(py), text("statement", sql)?);
        for (name, values) in self.ask(py, |reader| reader.columns(&sql))? {
            let values = match values {
                Values::Integers(all) => fixed(PyArray1::from_vec(py, all)).into_any(),
                Values::Reals(all) => fixed(PyArray1::from_vec(py, all)).into_any(),
                Values::Texts(all) => PyList::new(py, all)?.into_any(),
            };
            all.set_item(name, values)?;
        }
        Ok(all)
    }

    /// What the recording says about itself: a dict.
    fn meta<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (meta, frames, bodies, layout) = self.ask(py, |reader| {
            let meta: Vec<(String, String)> = reader.meta().iter().map(|(k, v)| (k.to_owned(), v)).collect();
            Ok((meta, reader.frame_count()?, reader.bodies().len(), reader.layout().name()))
        })?;
        let all = PyDict::new(py);
        for (key, value) in meta {
            all.set_item(key, value)?;
        }
        all.set_item("frame_count", frames)?;
        all.set_item("body_count", bodies)?;
        all.set_item("layout", layout)?;
        Ok(all)
    }

    /// Pickled by its path: opened, and checked, where it is unpickled.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (PathBuf,)) {
        (slf.get_type(), (slf.get().path.clone(),))
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        let open = self.open.get_mut().unwrap_or_else(PoisonError::into_inner);
        if open.process != std::process::id() {
            std::mem::forget(open.reader.take());
        }
    }
}

/// The laws in every recorded frame, from the numbers alone: JSON text.
#[pyfunction]
pub(crate) fn audit_json(py: Python<'_>, path: &Bound<'_, PyAny>) -> PyResult<String> {
    let path = self::path("path", path)?;
    let audit = on(py, &path, |reader| tumble_recording::audit(reader, |_, _| {}))?;
    let mut value = serde_json::to_value(&audit).map_err(|e| errors::plain(&e.to_string()))?;
    value["holds"] = audit.holds().into();
    Ok(value.to_string())
}

/// Checksums and completeness, and with `replay` whether stepping gives the same bits: JSON text.
#[pyfunction]
pub(crate) fn verify_json(py: Python<'_>, path: &Bound<'_, PyAny>, replay: &Bound<'_, PyAny>) -> PyResult<String> {
    let (path, replay) = (self::path("path", path)?, flag("replay", replay)?);
    let outcome = on(py, &path, |reader| {
        let found = tumble_recording::verify(reader, |_, _| {})?;
        let stored = reader.scene()?.filter(|_| replay);
        let departure = if let Some(stored) = stored {
            let format = tumble_scene::Format::from_name(&stored.format).unwrap_or_default();
            let source = tumble_scene::Source { text: stored.text, format, files: stored.files };
            let built = tumble_scene::Scene::from_source(&source, "recorded scene").and_then(|s| s.build());
            match built {
                Ok(mut built) => {
                    let script = std::mem::take(&mut built.script);
                    let act = |world: &mut tumble::World, dt: f64, told: bool| script.again(world, dt, told);
                    let driven: Vec<_> = script.bodies().collect();
                    Some(tumble_recording::replay_with(reader, &mut built.world, &driven, act, |_, _| {})?)
                }
                Err(_) => None,
            }
        } else {
            None
        };
        Ok((found, departure))
    })?;
    let (found, departure) = outcome;
    let replayed = departure.map(|d| match d {
        None => serde_json::json!({ "same": true }),
        Some(d) => serde_json::json!({ "same": false, "frame": d.frame }),
    });
    let value = serde_json::json!({
        "frames": found.frames, "closed": found.closed, "changed": found.changed, "problems": found.problems,
        "intact": found.is_intact(), "replay": replayed,
    });
    Ok(value.to_string())
}

/// The first difference of two recordings as JSON text; null when there is none.
#[pyfunction]
pub(crate) fn diff_json(py: Python<'_>, a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<String> {
    let (a, b) = (path("a", a)?, path("b", b)?);
    let difference = on(py, &a, |a| {
        let b = Reader::open(&b)?;
        tumble_recording::diff(a, &b, |_, _| {})
    })?;
    serde_json::to_string(&difference).map_err(|e| errors::plain(&e.to_string()))
}

/// Columns of the tables of a recording with their units: a dict of dicts.
#[pyfunction]
pub(crate) fn recording_tables(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    use tumble_recording::{
        ADJUSTMENT, BODY, CONTACT, EDIT, EVENT, FRAME, JOINT, JOINT_ROW, MOTOR, PUSH, SOLVE, STATE,
    };
    let all = PyDict::new(py);
    for table in [FRAME, STATE, CONTACT, SOLVE, EVENT, BODY, ADJUSTMENT, PUSH, EDIT, JOINT, JOINT_ROW, MOTOR] {
        let columns = PyDict::new(py);
        for c in table.columns {
            columns.set_item(c.name, c.unit)?;
        }
        all.set_item(table.name, columns)?;
    }
    Ok(all)
}
