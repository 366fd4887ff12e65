//! Arguments: numbers, vectors, quaternions, names and arrays, each refused with its name, its value and a remedy.

use crate::errors::{refused, wrong_type};
use numpy::ndarray::Array2;
use numpy::{PyArrayDescrMethods, PyReadonlyArrayDyn, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFloat, PyList, PyString, PyTuple};
use tumble::{DQuat, DVec3};

/// A number; truth values and texts are none.
pub(crate) fn number(of: &str, given: &Bound<'_, PyAny>) -> PyResult<f64> {
    if let Ok(x) = given.cast_exact::<PyFloat>() {
        return Ok(x.value());
    }
    if given.is_instance_of::<PyBool>() || given.is_instance_of::<PyString>() {
        return Err(wrong_type(of, given, "a number"));
    }
    given.extract().map_err(|_| wrong_type(of, given, "a number"))
}

/// A whole number that counts something.
pub(crate) fn count(of: &str, given: &Bound<'_, PyAny>, most: u64) -> PyResult<u64> {
    let expected = "a whole number, 0 or more";
    if given.is_instance_of::<PyBool>() {
        return Err(wrong_type(of, given, expected));
    }
    // `__index__`: numpy's integers count, 2.0 does not
    let whole = given.call_method0("__index__").map_err(|_| wrong_type(of, given, expected))?;
    match whole.extract::<u64>() {
        Ok(n) if n <= most => Ok(n),
        _ => {
            let value = whole.str()?.to_string_lossy().into_owned();
            let remedy = format!("give a whole number from 0 to {most}");
            Err(refused(of, &value, "", &format!("{of} is {value}: {remedy}"), &remedy))
        }
    }
}

/// So many numbers.
pub(crate) fn numbers<const N: usize>(of: &str, given: &Bound<'_, PyAny>, expected: &str) -> PyResult<[f64; N]> {
    let wrong = || wrong_type(of, given, expected);
    let mut out = [0.0; N];
    if let Ok(tuple) = given.cast::<PyTuple>() {
        if tuple.len() != N {
            return Err(wrong());
        }
        for k in 0..N {
            out[k] = number(of, &tuple.get_item(k)?)?;
        }
        return Ok(out);
    }
    if let Ok(list) = given.cast::<PyList>() {
        if list.len() != N {
            return Err(wrong());
        }
        for k in 0..N {
            out[k] = number(of, &list.get_item(k)?)?;
        }
        return Ok(out);
    }
    if given.is_instance_of::<PyString>() {
        return Err(wrong());
    }
    let array = reals(of, given, expected)?;
    if array.shape() != [N] {
        return Err(wrong());
    }
    out.iter_mut().zip(array.as_array()).for_each(|(o, x)| *o = *x);
    Ok(out)
}

/// An array of f64 of whatever numbers are given.
pub(crate) fn reals<'py>(
    of: &str,
    given: &Bound<'py, PyAny>,
    expected: &str,
) -> PyResult<PyReadonlyArrayDyn<'py, f64>> {
    if let Ok(array) = given.extract::<PyReadonlyArrayDyn<'py, f64>>() {
        return Ok(array);
    }
    let py = given.py();
    let wrong = || wrong_type(of, given, expected);
    let any = py.import("numpy")?.call_method1("asarray", (given,)).map_err(|_| wrong())?;
    let kind = any.cast::<PyUntypedArray>().map_err(|_| wrong())?.dtype().kind();
    if !matches!(kind, b'i' | b'u' | b'f') {
        return Err(wrong());
    }
    let converted = py.import("numpy")?.call_method1("asarray", (any, "float64")).map_err(|_| wrong())?;
    converted.extract::<PyReadonlyArrayDyn<'py, f64>>().map_err(|_| wrong())
}

/// A vector of three numbers.
pub(crate) fn vector(of: &str, given: &Bound<'_, PyAny>) -> PyResult<DVec3> {
    let [x, y, z] = numbers::<3>(of, given, "three numbers")?;
    Ok(DVec3::new(x, y, z))
}

/// A quaternion w, x, y, z.
pub(crate) fn quaternion(of: &str, given: &Bound<'_, PyAny>) -> PyResult<DQuat> {
    let [w, x, y, z] = numbers::<4>(of, given, "four numbers w, x, y, z")?;
    Ok(DQuat::from_xyzw(x, y, z, w))
}

/// Rows of vectors: (n, W).
pub(crate) fn rows(of: &str, given: &Bound<'_, PyAny>, width: usize) -> PyResult<Array2<f64>> {
    let expected = format!("an array of shape (n, {width})");
    let array = reals(of, given, &expected)?;
    let view = array.as_array();
    if view.ndim() != 2 || view.shape()[1] != width {
        let shape = format!("{:?}", view.shape());
        let message = format!("{of}: expected {expected}, got shape {shape}");
        return Err(refused(of, &shape, "", &message, &format!("give {expected}")));
    }
    let (n, flat) = (view.shape()[0], view.iter().copied().collect::<Vec<f64>>());
    Array2::from_shape_vec((n, width), flat).map_err(|e| refused(of, "", "", &e.to_string(), &expected))
}

/// Triangles: (n, 3) whole numbers.
pub(crate) fn triangles(of: &str, given: &Bound<'_, PyAny>) -> PyResult<Vec<[u32; 3]>> {
    let rows = rows(of, given, 3)?;
    let mut out = Vec::with_capacity(rows.nrows());
    for row in rows.rows() {
        let mut corners = [0; 3];
        for (c, &x) in corners.iter_mut().zip(row) {
            if !(x >= 0.0 && x <= f64::from(u32::MAX) && x == x.trunc()) {
                let remedy = "give numbers of points, from 0";
                return Err(refused(
                    of,
                    &x.to_string(),
                    "",
                    &format!("{of}: {x} is no number of a point: {remedy}"),
                    remedy,
                ));
            }
            *c = x as u32;
        }
        out.push(corners);
    }
    Ok(out)
}

/// A text without surrogates.
pub(crate) fn text(of: &str, given: &Bound<'_, PyAny>) -> PyResult<String> {
    let text = given.cast::<PyString>().map_err(|_| wrong_type(of, given, "a text"))?;
    text.to_str().map(str::to_owned).map_err(|_| {
        let remedy = "give text that can be written as UTF-8";
        refused(of, "", "", &format!("{of} has surrogates that are no characters: {remedy}"), remedy)
    })
}

/// One of a few words.
pub(crate) fn word<'k>(of: &str, given: &Bound<'_, PyAny>, known: &[&'k str]) -> PyResult<&'k str> {
    let given = text(of, given)?;
    known.iter().find(|k| **k == given).copied().ok_or_else(|| {
        let remedy = format!("give one of {}", known.join(", "));
        refused(of, &given, "", &format!("{of} is \"{given}\": {remedy}"), &remedy)
    })
}

/// A number that is finite, in a unit.
pub(crate) fn finite(of: &str, given: &Bound<'_, PyAny>, unit: &str) -> PyResult<f64> {
    let x = number(of, given)?;
    if x.is_finite() {
        return Ok(x);
    }
    let remedy =
        if unit.is_empty() { "give a finite number".to_owned() } else { format!("give a finite number of {unit}") };
    Err(refused(of, &x.to_string(), unit, &format!("{of} is {x}: {remedy}"), &remedy))
}

/// A table: a dict.
pub(crate) fn table<'a, 'py>(
    of: &str,
    given: &'a Bound<'py, PyAny>,
    expected: &str,
) -> PyResult<&'a Bound<'py, PyDict>> {
    given.cast::<PyDict>().map_err(|_| wrong_type(of, given, expected))
}

/// Bytes.
pub(crate) fn bytes<'a>(of: &str, given: &'a Bound<'_, PyAny>) -> PyResult<&'a [u8]> {
    given.cast::<PyBytes>().map(|b| b.as_bytes()).map_err(|_| wrong_type(of, given, "bytes"))
}

/// A file name.
pub(crate) fn path(of: &str, given: &Bound<'_, PyAny>) -> PyResult<std::path::PathBuf> {
    given.extract().map_err(|_| wrong_type(of, given, "a file name"))
}

/// A truth value.
pub(crate) fn flag(of: &str, given: &Bound<'_, PyAny>) -> PyResult<bool> {
    given.extract().map_err(|_| wrong_type(of, given, "True or False"))
}
