//! Corners and faces of a PLY file.

use super::header::{self, Element, Property};
use super::values::Values;
use crate::builder::{Builder, SIMPLIFY};
use crate::error::{FileError, Place};
use crate::file::TriangleFile;
use crate::limits;
use crate::text::not_finite;

pub(crate) fn read(bytes: &[u8]) -> Result<TriangleFile, FileError> {
    let header = header::read(bytes)?;
    let mut values = Values::new(bytes, header.bytes, header.lines + 1, header.encoding);
    let corners = header.elements.iter().find(|e| e.name == "vertex").map_or(0, |e| e.count);
    let mut points = Vec::new();
    let mut builder = Builder::default();
    for element in &header.elements {
        let place = Place::Line(element.line);
        // the last number of a text needs no blank behind it
        let least = element.least(header.encoding);
        if element.count.saturating_mul(least) > values.left() + 1 {
            let (name, count, left) = (&element.name, element.count, values.left());
            let message = format!("{count} of element `{name}` need {least} bytes each or more, {left} are left");
            return Err(FileError::malformed(place, message, "the file is cut off, or the count is wrong"));
        }
        match element.name.as_str() {
            "vertex" => {
                check(element, limits::CORNERS, "corners")?;
                points = vertices(element, &mut values)?;
            }
            "face" => {
                check(element, limits::TRIANGLES, "triangles")?;
                builder = Builder::with_room(element.count as usize, false);
                faces(element, corners, &mut values, &mut builder)?;
            }
            _ if least == 0 => {}
            _ if header.encoding != header::Encoding::Text && element.is_plain() => values.pass(element.count * least),
            _ => {
                for _ in 0..element.count {
                    element.properties.iter().try_for_each(|p| pass(p, &mut values))?;
                }
            }
        }
    }
    if !values.is_at_end() {
        let message = format!("{} bytes after the last element", values.left());
        return Err(FileError::malformed(
            values.next_place(),
            message,
            "a count in the header is wrong: export the file again",
        ));
    }
    Ok(builder.finish(points))
}

/// Refuses counts beyond the limit.
fn check(element: &Element, most: usize, what: &str) -> Result<(), FileError> {
    if element.count > most as u64 {
        return Err(FileError::too_many(Place::Line(element.line), what, most, SIMPLIFY));
    }
    Ok(())
}

/// Passes over a property.
fn pass(property: &Property, values: &mut Values<'_>) -> Result<(), FileError> {
    let count = list_length(property, values)?;
    for _ in 0..count {
        values.skip(property.value, &property.name)?;
    }
    Ok(())
}

/// Numbers of a property: one, or the count before a list.
fn list_length(property: &Property, values: &mut Values<'_>) -> Result<u64, FileError> {
    let Some(kind) = property.count else { return Ok(1) };
    let place = values.next_place();
    let count = values.next(kind, "the length of a list")?;
    if count >= 0.0 && count.fract() == 0.0 && count <= values.left() as f64 {
        return Ok(count as u64);
    }
    let message = format!("a list `{}` of {count} numbers, {} bytes are left", property.name, values.left());
    Err(FileError::malformed(place, message, "the file is damaged: export it again"))
}

fn vertices(element: &Element, values: &mut Values<'_>) -> Result<Vec<[f64; 3]>, FileError> {
    let mut axes = [0; 3];
    for (k, name) in axes.iter_mut().zip(["x", "y", "z"]) {
        let found = element.find(&[name]).filter(|k| element.properties[*k].count.is_none());
        *k = found.ok_or_else(|| {
            let message = format!("element `vertex` has no number `{name}`");
            FileError::malformed(Place::Line(element.line), message, "give each vertex properties x, y and z")
        })?;
    }
    let mut points = Vec::with_capacity(element.count as usize);
    for k in 0..element.count {
        let mut point = [0.0; 3];
        for (p, property) in element.properties.iter().enumerate() {
            let Some(axis) = axes.iter().position(|a| *a == p) else {
                pass(property, values)?;
                continue;
            };
            let place = values.next_place();
            let x = values.next(property.value, &property.name)?;
            if !x.is_finite() {
                return Err(not_finite(place, &format!("{} of vertex {k}", property.name), &x.to_string()));
            }
            point[axis] = x + 0.0;
        }
        points.push(point);
    }
    Ok(points)
}

fn faces(element: &Element, corners: u64, values: &mut Values<'_>, builder: &mut Builder) -> Result<(), FileError> {
    let indices = element.find(&["vertex_indices", "vertex_index"]).filter(|k| element.properties[*k].count.is_some());
    let Some(indices) = indices else {
        if element.count == 0 {
            return Ok(());
        }
        let message = "element `face` has no list `vertex_indices`";
        let help = "write `property list uchar int vertex_indices`";
        return Err(FileError::malformed(Place::Line(element.line), message, help));
    };
    for _ in 0..element.count {
        for (p, property) in element.properties.iter().enumerate() {
            if p == indices {
                polygon(property, corners, values, builder)?;
            } else {
                pass(property, values)?;
            }
        }
    }
    Ok(())
}

/// The triangles of one face.
fn polygon(list: &Property, corners: u64, values: &mut Values<'_>, builder: &mut Builder) -> Result<(), FileError> {
    let start = values.next_place();
    let count = list_length(list, values)?;
    if count < 3 {
        return Err(FileError::malformed(start, format!("a face with {count} corners"), "a face needs at least three"));
    }
    if count - 2 > (limits::TRIANGLES - builder.triangles()) as u64 {
        return Err(FileError::too_many(start, "triangles", limits::TRIANGLES, SIMPLIFY));
    }
    let mut fan = [0; 2];
    for k in 0..count {
        let place = values.next_place();
        let index = values.next(list.value, "a corner of a face")?;
        if !(index >= 0.0 && index < corners as f64 && index.fract() == 0.0) {
            let message = format!("a face names corner {index}, there are {corners}");
            return Err(FileError::malformed(place, message, "indices count from 0"));
        }
        let index = index as u32;
        if k < 2 {
            fan[k as usize] = index;
        } else {
            builder.triangle([fan[0], fan[1], index]);
            fan[1] = index;
        }
    }
    builder.polygon(count as usize);
    Ok(())
}
