//! Arrays of the caller's: numbers of a shape, choices of rows, memory to write into. All of them are checked here, and nowhere else.

use crate::convert::reals;
use crate::errors::{refused, wrong_type};
use numpy::PyReadwriteArrayDyn;
use pyo3::prelude::*;

/// A shape as Python writes it.
fn shown(shape: &[usize]) -> String {
    match shape {
        [n] => format!("({n},)"),
        _ => format!("({})", shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
    }
}

/// Numbers of one of some shapes, row by row, and which of the shapes it is.
pub(crate) fn shaped(of: &str, given: &Bound<'_, PyAny>, shapes: &[&[usize]]) -> PyResult<(Vec<f64>, usize)> {
    let known: Vec<String> = shapes.iter().map(|s| shown(s)).collect();
    let expected = format!("an array of shape {}", known.join(" or "));
    let array = reals(of, given, &expected)?;
    let view = array.as_array();
    match shapes.iter().position(|s| view.shape() == *s) {
        Some(which) => Ok((view.iter().copied().collect(), which)),
        None => {
            let (shape, remedy) = (shown(view.shape()), format!("give {expected}"));
            Err(refused(of, &shape, "", &format!("{of} has shape {shape}: {remedy}"), &remedy))
        }
    }
}

/// The same, all finite; the first index of the shape is that of the row which is named where one is not.
pub(crate) fn finite(of: &str, given: &Bound<'_, PyAny>, shapes: &[&[usize]]) -> PyResult<Vec<f64>> {
    let (flat, which) = shaped(of, given, shapes)?;
    let Some(k) = flat.iter().position(|x| !x.is_finite()) else { return Ok(flat) };
    let (row, x) = (k / shapes[which][1..].iter().product::<usize>().max(1), flat[k]);
    let remedy = "give finite numbers";
    Err(refused(of, &x.to_string(), "", &format!("{of}, row {row}, is {x}: {remedy}"), remedy))
}

/// Which of n rows are meant by truth values or numbers; None where the argument is neither.
pub(crate) fn chosen(of: &str, given: &Bound<'_, PyAny>, n: usize) -> PyResult<Option<Vec<usize>>> {
    let array = given.py().import("numpy")?.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    match kind.as_str() {
        "b" => {
            let flags: Vec<bool> = array
                .call_method0("tolist")?
                .extract()
                .map_err(|_| wrong_type(of, given, &format!("{n} truth values in a row")))?;
            if flags.len() != n {
                let (got, remedy) = (flags.len(), format!("give {n} truth values, one for each row"));
                return Err(refused(
                    of,
                    &got.to_string(),
                    "",
                    &format!("{of} has {got} truth values: {remedy}"),
                    &remedy,
                ));
            }
            Ok(Some((0..n).filter(|k| flags[*k]).collect()))
        }
        "i" | "u" => {
            let places = array.call_method0("ravel")?.call_method0("tolist")?.try_iter()?;
            let mut out = Vec::new();
            for place in places {
                let place = place?;
                out.push(place.extract::<usize>().ok().filter(|k| *k < n).ok_or_else(|| {
                    let remedy = format!("give numbers from 0 to {}", n.saturating_sub(1));
                    let value = place.to_string();
                    refused(of, &value, "", &format!("{of}: there is no row {value}: {remedy}"), &remedy)
                })?);
            }
            Ok(Some(out))
        }
        // an empty list has no type
        "f" if array.getattr("size")?.extract::<usize>()? == 0 => Ok(Some(Vec::new())),
        _ => Ok(None),
    }
}

/// Writes into an array of the caller's.
pub(crate) fn fill(
    of: &str,
    out: &Bound<'_, PyAny>,
    shape: &[usize],
    values: impl Iterator<Item = f64>,
) -> PyResult<()> {
    let wrong = || wrong_type(of, out, &format!("a C-contiguous, writable float64 array of shape {}", shown(shape)));
    let mut array: PyReadwriteArrayDyn<'_, f64> = out.extract().map_err(|_| wrong())?;
    // a slice of memory in the order of Fortran would be one too
    let fits = array.as_array().shape() == shape && array.as_array().is_standard_layout();
    let flat = array.as_slice_mut().ok().filter(|_| fits).ok_or_else(wrong)?;
    flat.iter_mut().zip(values).for_each(|(to, from)| *to = from);
    Ok(())
}
