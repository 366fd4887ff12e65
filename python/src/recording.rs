//! Recordings: tables as columns, SQL, audit, verification.

use crate::convert::path;
use crate::errors;
use crate::frames::fixed;
use crate::guard::{caught, internal};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::path::PathBuf;
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

/// Columns of the answer to a statement that reads: a dict of numpy arrays, texts as lists.
#[pyfunction]
pub(crate) fn query<'py>(py: Python<'py>, path: PathBuf, sql: &str) -> PyResult<Bound<'py, PyDict>> {
    let columns = on(py, &path, |reader| reader.columns(sql))?;
    let all = PyDict::new(py);
    for (name, values) in columns {
        let values = match values {
            Values::Integers(all) => fixed(PyArray1::from_vec(py, all)).into_any(),
            Values::Reals(all) => fixed(PyArray1::from_vec(py, all)).into_any(),
            Values::Texts(all) => PyList::new(py, all)?.into_any(),
        };
        all.set_item(name, values)?;
    }
    Ok(all)
}

/// What a recording says about itself: a dict.
#[pyfunction]
pub(crate) fn recording_meta<'py>(py: Python<'py>, path: PathBuf) -> PyResult<Bound<'py, PyDict>> {
    let (meta, frames, bodies, layout) = on(py, &path, |reader| {
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

/// The laws in every recorded frame, from the numbers alone: JSON text.
#[pyfunction]
pub(crate) fn audit_json(py: Python<'_>, path: PathBuf) -> PyResult<String> {
    let audit = on(py, &path, |reader| tumble_recording::audit(reader, |_, _| {}))?;
    let mut value = serde_json::to_value(&audit).map_err(|e| errors::plain(&e.to_string()))?;
    value["holds"] = audit.holds().into();
    Ok(value.to_string())
}

/// Checksums and completeness, and with `replay` whether stepping gives the same bits: JSON text.
#[pyfunction]
pub(crate) fn verify_json(py: Python<'_>, path: PathBuf, replay: bool) -> PyResult<String> {
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
    use tumble_recording::{ADJUSTMENT, BODY, CONTACT, EDIT, EVENT, FRAME, PUSH, SOLVE, STATE};
    let all = PyDict::new(py);
    for table in [FRAME, STATE, CONTACT, SOLVE, EVENT, BODY, ADJUSTMENT, PUSH, EDIT] {
        let columns = PyDict::new(py);
        for c in table.columns {
            columns.set_item(c.name, c.unit)?;
        }
        all.set_item(table.name, columns)?;
    }
    Ok(all)
}
