//! From a name to triangles, points or heights: the format of a file, and the needs of each kind of shape.
//!
//! A file that begins as only one format does is read as that, whatever its name; the others by their extension; a file with
//! neither is read as OBJ, which has no mark of its own.

use crate::error::{FileError, Kind, Place};
use crate::file::{GridFile, TriangleFile};
use crate::folder::Folder;
use crate::{gltf, grid, obj, ply, stl};
use std::sync::Arc;

/// Format of a geometry file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Wavefront OBJ.
    Obj,
    /// STL, text or binary.
    Stl,
    /// PLY, text or binary.
    Ply,
    /// glTF 2.0, JSON or GLB.
    Gltf,
    /// ESRI ASCII grid.
    Grid,
}

impl Format {
    /// The format of a file by its first bytes, else by its name.
    #[must_use]
    pub fn of(name: &str, bytes: &[u8]) -> Self {
        let bytes = text(bytes);
        let marks: [(bool, Self); 6] = [
            (ply::is_ply(bytes), Self::Ply),
            (gltf::is_binary(bytes), Self::Gltf),
            (stl::is_binary(bytes), Self::Stl),
            (stl::is_text(bytes), Self::Stl),
            (grid::is_grid(bytes), Self::Grid),
            (bytes.trim_ascii_start().first() == Some(&b'{'), Self::Gltf),
        ];
        if let Some((_, format)) = marks.iter().find(|(there, _)| *there) {
            return *format;
        }
        let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
        match extension.as_deref() {
            Some("stl") => Self::Stl,
            Some("ply") => Self::Ply,
            Some("gltf" | "glb") => Self::Gltf,
            Some("asc" | "grd") => Self::Grid,
            _ => Self::Obj,
        }
    }
}

/// The triangles of a file: OBJ, STL, PLY, glTF or GLB.
///
/// # Errors
/// A file that cannot be opened, breaks its format, uses an unsupported feature, is too large or has no triangle.
pub fn read_triangles(folder: &mut Folder, name: &str) -> Result<TriangleFile, FileError> {
    let bytes = folder.file(name)?;
    let file = surface(folder, name, &bytes)?;
    if file.triangles.is_empty() {
        let message = format!("{} corners and no triangle", file.points.len());
        let help = "a mesh needs faces: export the file with them";
        return Err(FileError::malformed(Place::Whole, message, help).in_file(name));
    }
    Ok(file)
}

/// The distinct points of a file with or without triangles, at most `most`, sorted by their bits: for a convex hull.
///
/// # Errors
/// As [`read_triangles`], but for a file that has points and no triangle; and more than `most` distinct points.
pub fn read_points(folder: &mut Folder, name: &str, most: usize) -> Result<Vec<[f64; 3]>, FileError> {
    let bytes = folder.file(name)?;
    let points = surface(folder, name, &bytes)?.distinct_points();
    if points.is_empty() {
        let help = "give an OBJ, STL, PLY or glTF file with corners";
        return Err(FileError::malformed(Place::Whole, "no vertices found", help).in_file(name));
    }
    if points.len() > most {
        let message = format!("{} distinct vertices; at most {most} are read", points.len());
        let help = "simplify the geometry: only the corners of its hull matter";
        return Err(FileError::new(Kind::TooMany, Place::Whole, message, help).in_file(name));
    }
    Ok(points)
}

/// The heights of an ESRI ASCII grid.
///
/// # Errors
/// A file that cannot be opened, breaks its format or is too large.
pub fn read_grid(folder: &mut Folder, name: &str) -> Result<GridFile, FileError> {
    let bytes = folder.file(name)?;
    match Format::of(name, &bytes) {
        Format::Grid => grid::read(text(&bytes)).map_err(|e| e.in_file(name)),
        other => {
            let message = format!("no grid of heights but {}", spoken(other));
            let help = "give an ESRI ASCII grid (.asc), or use kind = \"mesh\"";
            Err(FileError::unsupported(Place::Whole, message, help).in_file(name))
        }
    }
}

fn surface(folder: &mut Folder, name: &str, bytes: &Arc<Vec<u8>>) -> Result<TriangleFile, FileError> {
    let file = match Format::of(name, bytes) {
        Format::Obj => obj::read(text(bytes)),
        Format::Stl => stl::read(text(bytes)),
        Format::Ply => ply::read(text(bytes)),
        Format::Gltf => gltf::read(name, bytes, folder),
        Format::Grid => {
            let help = "use kind = \"heightfield\" for it";
            Err(FileError::unsupported(Place::Whole, "no triangles but an ESRI grid of heights", help))
        }
    };
    file.map_err(|e| e.in_file(name))
}

/// Bytes without the mark that some editors put before UTF-8 text; no binary format begins with it.
fn text(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

fn spoken(format: Format) -> &'static str {
    match format {
        Format::Obj => "Wavefront OBJ",
        Format::Stl => "STL",
        Format::Ply => "PLY",
        Format::Gltf => "glTF",
        Format::Grid => "an ESRI grid",
    }
}
