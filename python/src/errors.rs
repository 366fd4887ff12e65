//! The exceptions of `tumble._errors`, raised from Rust: argument, value, unit, remedy.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use tumble::WorldError;
use tumble_scene::{Diagnostic, Errors};

fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("tumble._errors")?.getattr(name)
}

fn made(make: impl FnOnce(Python<'_>) -> PyResult<PyErr>) -> PyErr {
    Python::attach(|py| make(py).unwrap_or_else(|e| e))
}

/// An exception with a message alone.
pub(crate) fn raise(name: &str, message: impl Into<String>) -> PyErr {
    let message = message.into();
    made(|py| Ok(PyErr::from_value(class(py, name)?.call1((message,))?)))
}

/// A value that is refused.
pub(crate) fn refused(argument: &str, value: &str, unit: &str, message: &str, remedy: &str) -> PyErr {
    kind_of_refusal("RefusedError", argument, value, unit, message, remedy)
}

/// An argument of the wrong type or shape.
pub(crate) fn wrong_type(argument: &str, given: &Bound<'_, PyAny>, expected: &str) -> PyErr {
    let shown = shown(given);
    let message = format!("{argument}: expected {expected}, got {shown}");
    kind_of_refusal("ArgumentTypeError", argument, &shown, "", &message, &format!("give {expected}"))
}

fn kind_of_refusal(name: &str, argument: &str, value: &str, unit: &str, message: &str, remedy: &str) -> PyErr {
    made(|py| Ok(PyErr::from_value(class(py, name)?.call1((message, argument, value, unit, remedy))?)))
}

/// A value for a message, cut to a reasonable length.
pub(crate) fn shown(given: &Bound<'_, PyAny>) -> String {
    let text = given.repr().map_or_else(|_| "?".to_owned(), |r| r.to_string_lossy().into_owned());
    let kind = given.get_type().name().map_or_else(|_| "?".to_owned(), |n| n.to_string());
    let text: String =
        if text.chars().count() > 60 { text.chars().take(57).chain("...".chars()).collect() } else { text };
    format!("{text} ({kind})")
}

/// What the world refuses.
pub(crate) fn world(e: &WorldError) -> PyErr {
    let message = e.to_string();
    let remedy = message.split_once(": ").map_or("", |(_, remedy)| remedy).to_owned();
    let refuse = |argument: &str, value: &str, unit: &str| refused(argument, value, unit, &message, &remedy);
    match e {
        WorldError::NoSuchBody(_) | WorldError::NoSuchJoint(_) => raise("NoSuchBody", message),
        WorldError::NotFinite { what, value } | WorldError::OutOfRange { what, value, .. } => {
            refuse(argument(what.name), &value.to_string(), what.unit)
        }
        WorldError::NotUnit { what, length } => refuse(what, &length.to_string(), ""),
        WorldError::Snapshot(_) => raise("SnapshotError", message),
        WorldError::Shape(_) | WorldError::OpenSensor => refuse("shape", "", ""),
        WorldError::NoSuchShape(id) => refuse("shape", &id.index.to_string(), ""),
        WorldError::SurfaceMaterials { .. } => refuse("materials", "", ""),
        WorldError::NoSuchMaterial(_) | WorldError::MaterialAndCoefficients => refuse("material", "", ""),
        WorldError::Inertia(moments) => refuse("inertia", &moments.to_string(), "kg·m²"),
        WorldError::NoMass => refused("mass", "", "kg", &message, "give a shape, or a mass and moments of inertia"),
        WorldError::Kind { what, kind, .. } => refuse(what, kind, ""),
        WorldError::Full(most) => refuse("settings.limits", &most.to_string(), ""),
        WorldError::TooMany { limit, .. } => refuse("settings.limits", &limit.to_string(), ""),
        WorldError::NotQuarantined(_) | WorldError::IgnoresItself(_) => refuse("body", "", ""),
        WorldError::Ends { what, .. } => refuse("a and b", what, ""),
        WorldError::Apart { metres, .. } => refuse("at", &metres.to_string(), "m"),
        WorldError::Range { least, most, .. } => refuse("range", &format!("({least}, {most})"), "rad or m"),
        WorldError::Coordinate { index, .. } => refuse("coordinate", &index.to_string(), ""),
        WorldError::JointNeeds { what, .. } => {
            let needed = what.trim_start_matches("an ").trim_start_matches("a ");
            refuse(needed, "None", "")
        }
        _ => refuse("value", "", ""),
    }
}

/// The argument that a quantity of the engine is given by.
fn argument(quantity: &'static str) -> &'static str {
    match quantity {
        "step" => "dt",
        "linear damping" => "linear_damping",
        "angular damping" => "angular_damping",
        "surface velocity" => "surface_velocity",
        "point of a joint" => "at",
        "axis of a joint" | "length of a joint's axis" => "axis",
        "limit of a joint" => "range",
        "stiffness of a joint" => "spring",
        "target of a motor" => "position",
        "rate of a motor" => "velocity",
        "greatest force of a motor" => "max",
        other => other.split_once(" of a ").map_or(other, |(name, _)| name),
    }
}

/// A recording that cannot be written or read.
pub(crate) fn recording(e: &tumble_recording::Error) -> PyErr {
    raise("RecordingError", e.to_string())
}

/// Errors and lints of a scene as a list of dicts.
pub(crate) fn diagnostics<'py>(py: Python<'py>, all: &[Diagnostic]) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for d in all {
        let dict = PyDict::new(py);
        dict.set_item("code", d.code)?;
        dict.set_item("file", &d.file)?;
        dict.set_item("line", d.line)?;
        dict.set_item("column", d.column)?;
        dict.set_item("path", &d.path)?;
        dict.set_item("value", &d.value)?;
        dict.set_item("message", &d.message)?;
        dict.set_item("help", &d.help)?;
        list.append(dict)?;
    }
    Ok(list)
}

/// All errors of a scene.
pub(crate) fn scene(all: &Errors) -> PyErr {
    let text: Vec<String> = all.0.iter().map(Diagnostic::with_excerpt).collect();
    made(|py| {
        let list = diagnostics(py, &all.0)?;
        Ok(PyErr::from_value(class(py, "SceneError")?.call1((text.join("\n"), list))?))
    })
}

/// Rows of a batch that failed.
pub(crate) fn batch(message: String, rows: Vec<usize>, reasons: Vec<String>) -> PyErr {
    made(|py| Ok(PyErr::from_value(class(py, "BatchError")?.call1((message, rows, reasons))?)))
}

/// A step that missed its tolerance, with the steps up to it.
pub(crate) fn tolerance(message: String, steps: Py<PyAny>) -> PyErr {
    made(|py| Ok(PyErr::from_value(class(py, "ToleranceError")?.call1((message, steps))?)))
}

/// The object is in use.
pub(crate) fn busy(what: &str) -> PyErr {
    raise(
        "BusyError",
        format!(
            "this {what} is in use, by another thread or by the step that calls this: give each thread its own {what}, \
             and let potentials use nothing but what they are given"
        ),
    )
}

/// For the module's own beginnings, before `tumble._errors` can be imported.
pub(crate) fn plain(message: &str) -> PyErr {
    PyRuntimeError::new_err(message.to_owned())
}
