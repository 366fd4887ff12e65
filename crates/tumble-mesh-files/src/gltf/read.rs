//! Triangles of the meshes that a glTF file shows.

use super::buffers::{Buffers, F32, Numbers, U8, U16, U32};
use super::container;
use super::document::{Document, Primitive, Text, parse};
use super::nodes::{Affine, Shown, shown};
use crate::builder::{Builder, SIMPLIFY};
use crate::error::{FileError, Place};
use crate::file::{TriangleFile, Up};
use crate::folder::Folder;
use crate::joined::Joined;
use crate::limits;
use crate::text::{name, not_finite};
use std::sync::Arc;

/// How corners make triangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Triangles,
    Strip,
    Fan,
}

/// A primitive with its numbers at hand.
struct Surface {
    mode: Mode,
    positions: Numbers,
    indices: Option<Numbers>,
    triangles: u64,
}

pub(crate) fn read(file: &str, bytes: &Arc<Vec<u8>>, folder: &mut Folder) -> Result<TriangleFile, FileError> {
    let container = container::open(bytes)?;
    let document = parse(&bytes[container.json]).map_err(|e| e.in_file(file))?;
    let shown = shown(&document)?;
    let mut buffers = Buffers::new(file, folder, bytes, container.binary, document.buffers.0.len());
    let (triangles, corners) = count(&document, &shown, &mut buffers)?;
    let mut builder = Builder::with_room(triangles, !document.materials.0.is_empty());
    let mut joined = Joined::with_room(corners);
    for s in &shown {
        let (mesh, path) = (&document.meshes.0[s.mesh as usize], Place::Path(format!("nodes[{}]", s.node)));
        let label = document.nodes.0[s.node].name.as_ref().or(mesh.name.as_ref());
        builder.object(name(text(label), path.clone())?, path)?;
        for k in 0..mesh.primitives.0.len() {
            let primitive = &mesh.primitives.0[k];
            material(&document, primitive, s.mesh, k, &mut builder)?;
            let surface = surface(&document, s.mesh, k, &mut buffers)?;
            add(&surface, &s.place, &mut joined, &mut builder).map_err(|e| match e.place {
                Place::Whole => FileError { place: at(s.mesh, k, ""), ..e },
                _ => e,
            })?;
        }
    }
    Ok(builder.finish(joined.into_points()))
}

fn text<'a>(label: Option<&'a Text<'_>>) -> &'a [u8] {
    label.map_or(b"", |label| label.0.as_bytes())
}

fn at(mesh: u32, primitive: usize, key: &str) -> Place {
    Place::Path(format!("meshes[{mesh}].primitives[{primitive}]{key}"))
}

/// Triangles of all that is shown, and most corners that they can have.
fn count(document: &Document<'_>, shown: &[Shown], buffers: &mut Buffers<'_>) -> Result<(usize, usize), FileError> {
    let (mut triangles, mut corners) = (0_u64, 0_u64);
    for s in shown {
        let Some(mesh) = document.meshes.0.get(s.mesh as usize) else {
            let place = Place::Path(format!("nodes[{}].mesh", s.node));
            let message = format!("mesh {}, there are {}", s.mesh, document.meshes.0.len());
            return Err(FileError::malformed(place, message, "the file is damaged: export it again"));
        };
        if mesh.weights.as_ref().is_some_and(|w| w.0.iter().any(|w| *w != 0.0)) {
            let place = Place::Path(format!("meshes[{}].weights", s.mesh));
            return Err(FileError::unsupported(place, "morph targets", "apply the shape keys before export"));
        }
        for k in 0..mesh.primitives.0.len() {
            // every primitive has a triangle or is refused: the limit also bounds this loop
            let surface = surface(document, s.mesh, k, buffers)?;
            triangles = triangles.saturating_add(surface.triangles);
            corners = corners.saturating_add(surface.positions.count.min(3 * surface.triangles));
            if triangles > limits::TRIANGLES as u64 {
                return Err(FileError::too_many(at(s.mesh, k, ""), "triangles", limits::TRIANGLES, SIMPLIFY));
            }
        }
    }
    Ok((triangles as usize, corners.min(limits::CORNERS as u64) as usize))
}

/// The material of a primitive becomes the group of the triangles that follow.
fn material(
    document: &Document<'_>,
    primitive: &Primitive,
    mesh: u32,
    k: usize,
    builder: &mut Builder,
) -> Result<(), FileError> {
    let Some(index) = primitive.material else { return builder.group(String::new(), at(mesh, k, "")) };
    let Some(material) = document.materials.0.get(index as usize) else {
        let message = format!("material {index}, there are {}", document.materials.0.len());
        return Err(FileError::malformed(at(mesh, k, ".material"), message, "the file is damaged: export it again"));
    };
    let place = Place::Path(format!("materials[{index}].name"));
    builder.group(name(text(material.name.as_ref()), place.clone())?, place)
}

/// Checks a primitive and finds its numbers.
fn surface(document: &Document<'_>, mesh: u32, k: usize, buffers: &mut Buffers<'_>) -> Result<Surface, FileError> {
    let primitive = &document.meshes.0[mesh as usize].primitives.0[k];
    if let Some(name) = primitive.extensions.name() {
        let message = format!("the extension `{name}`");
        return Err(FileError::unsupported(at(mesh, k, ""), message, "export without compression"));
    }
    let mode = match primitive.mode.unwrap_or(4) {
        4 => Mode::Triangles,
        5 => Mode::Strip,
        6 => Mode::Fan,
        other => {
            let help = "only triangles (4), strips (5) and fans (6) have a surface: remove points and lines";
            return Err(FileError::unsupported(at(mesh, k, ".mode"), format!("mode {other}"), help));
        }
    };
    let Some(position) = primitive.attributes.position else {
        return Err(FileError::malformed(at(mesh, k, ".attributes"), "no POSITION", "export the mesh with positions"));
    };
    let positions = buffers.numbers(document, position, "VEC3", &[F32])?;
    let indices = primitive.indices.map(|i| buffers.numbers(document, i, "SCALAR", &[U8, U16, U32])).transpose()?;
    let corners = indices.as_ref().map_or(positions.count, |i| i.count);
    if corners < 3 || mode == Mode::Triangles && corners % 3 != 0 {
        let message = format!("{corners} corners");
        return Err(FileError::malformed(
            at(mesh, k, ""),
            message,
            "triangles need three each, strips and fans at least three",
        ));
    }
    let triangles = if mode == Mode::Triangles { corners / 3 } else { corners - 2 };
    Ok(Surface { mode, positions, indices, triangles })
}

/// Adds the triangles of a primitive; an error without a path is about the primitive.
fn add(surface: &Surface, place: &Affine, joined: &mut Joined, builder: &mut Builder) -> Result<(), FileError> {
    let mirrored = place.mirrors();
    for t in 0..surface.triangles {
        let mut corners = match surface.mode {
            Mode::Triangles => [3 * t, 3 * t + 1, 3 * t + 2],
            // every second triangle of a strip is wound the opposite way
            Mode::Strip => [t, t + 1 + t % 2, t + 2 - t % 2],
            Mode::Fan => [0, t + 1, t + 2],
        };
        if mirrored {
            corners.swap(1, 2);
        }
        let mut indices = [0; 3];
        for (index, corner) in indices.iter_mut().zip(corners) {
            let k = surface.indices.as_ref().map_or(corner, |i| i.index(corner));
            if k >= surface.positions.count {
                let message = format!("index {corner} names corner {k}, there are {}", surface.positions.count);
                return Err(FileError::malformed(Place::Whole, message, "the file is damaged: export it again"));
            }
            let given = surface.positions.point(k);
            let point = Up::Y.to_z(place.of(given));
            if !point.iter().all(|x| x.is_finite()) {
                let value = if given.iter().all(|x| x.is_finite()) { point } else { given };
                return Err(not_finite(Place::Whole, &format!("corner {k}"), &format!("{value:?}")));
            }
            let joined = joined.index(point);
            *index = joined.ok_or_else(|| FileError::too_many(Place::Whole, "corners", limits::CORNERS, SIMPLIFY))?;
        }
        builder.triangle(indices);
    }
    Ok(())
}
