//! Recordings: tables as columns, SQL, audit, verification.

use crate::convert::path;
use crate::errors;
use crate::frames::fixed;
use crate::guard::{caught, internal};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::path::PathBuf;
use tumble_recording::{Cell, Reader};

/// A column while it is read.
enum Column {
    Empty,
    Integers(Vec<i64>),
    Reals(Vec<f64>),
    Texts(Vec<String>),
}

impl Column {
    /// Adds a value that is not the first `NULL`s: those become NaN, −1 or an empty text when the type is known.
    fn push(&mut self, cell: &Cell, row: usize) {
        match (&mut *self, cell) {
            (Self::Empty, Cell::Null) => {}
            (Self::Empty, Cell::Integer(i)) => {
                let mut all = vec![-1; row];
                all.push(*i);
                *self = Self::Integers(all);
            }
            (Self::Empty, Cell::Real(x)) => {
                let mut all = vec![f64::NAN; row];
                all.push(*x);
                *self = Self::Reals(all);
            }
            (Self::Empty, other) => {
                let mut all = vec![String::new(); row];
                all.push(told(other));
                *self = Self::Texts(all);
            }
            (Self::Integers(all), Cell::Integer(i)) => all.push(*i),
            (Self::Integers(all), Cell::Null) => all.push(-1),
            (Self::Integers(all), Cell::Real(x)) => {
                let mut reals: Vec<f64> = all.iter().map(|i| *i as f64).collect();
                reals.push(*x);
                *self = Self::Reals(reals);
            }
            (Self::Reals(all), Cell::Real(x)) => all.push(*x),
            (Self::Reals(all), Cell::Integer(i)) => all.push(*i as f64),
            (Self::Reals(all), Cell::Null) => all.push(f64::NAN),
            (Self::Texts(all), other) => all.push(told(other)),
            (Self::Integers(all), other) => {
                let mut texts: Vec<String> = all.iter().map(ToString::to_string).collect();
                texts.push(told(other));
                *self = Self::Texts(texts);
            }
            (Self::Reals(all), other) => {
                let mut texts: Vec<String> = all.iter().map(ToString::to_string).collect();
                texts.push(told(other));
                *self = Self::Texts(texts);
            }
        }
    }

    fn array<'py>(self, py: Python<'py>, rows: usize) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self {
            Self::Empty => fixed(PyArray1::from_vec(py, vec![f64::NAN; rows])).into_any(),
            Self::Integers(all) => fixed(PyArray1::from_vec(py, all)).into_any(),
            Self::Reals(all) => fixed(PyArray1::from_vec(py, all)).into_any(),
            Self::Texts(all) => PyList::new(py, all)?.into_any(),
        })
    }
}

fn told(cell: &Cell) -> String {
    match cell {
        Cell::Null => String::new(),
        Cell::Integer(i) => i.to_string(),
        Cell::Real(x) => x.to_string(),
        Cell::Text(t) => t.clone(),
        Cell::Blob(b) => b.iter().map(|b| format!("{b:02x}")).collect(),
    }
}

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
    let (names, columns, rows) = on(py, &path, |reader| {
        let (mut names, mut rows) = (Vec::new(), 0);
        let mut columns: Vec<Column> = Vec::new();
        reader.query(
            sql,
            |given| names = given.to_vec(),
            |cells| {
                if columns.is_empty() {
                    columns.extend(cells.iter().map(|_| Column::Empty));
                }
                for (column, cell) in columns.iter_mut().zip(cells) {
                    column.push(cell, rows);
                }
                rows += 1;
                true
            },
        )?;
        Ok((names, columns, rows))
    })?;
    let all = PyDict::new(py);
    let mut columns = columns.into_iter();
    for name in names {
        let column = columns.next().unwrap_or(Column::Empty);
        all.set_item(name, column.array(py, rows)?)?;
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
