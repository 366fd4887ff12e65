//! Wavefront OBJ: `v`, `f`, `o` or `g`, `usemtl`.
//!
//! A first pass counts, so that limits are kept before memory is taken and lists have their size at once. Polygons are
//! cut into triangles by their form once all corners are known. Groups `g` are objects only in a file without `o`:
//! exporters repeat the material there. Colours, texture coordinates, normals, lines and points have no meaning here; free-form
//! surfaces and unknown keywords are refused, since a surface that silently lacks a part lets bodies fall through.

use crate::builder::{Builder, SIMPLIFY};
use crate::error::{FileError, Place, shown};
use crate::file::TriangleFile;
use crate::limits;
use crate::text::{Lines, keyword, name, number, words};

/// Keywords without meaning for a shape.
const IGNORED: [&[u8]; 21] = [
    b"vn",
    b"vt",
    b"vp",
    b"vc",
    b"s",
    b"l",
    b"p",
    b"mtllib",
    b"maplib",
    b"usemap",
    b"mg",
    b"bevel",
    b"c_interp",
    b"d_interp",
    b"lod",
    b"shadow_obj",
    b"trace_obj",
    b"ctech",
    b"stech",
    b"g",
    b"o",
];

/// Keywords of free-form curves and surfaces.
const FREE_FORM: [&[u8]; 8] = [b"cstype", b"deg", b"bmat", b"step", b"curv", b"curv2", b"surf", b"parm"];

/// How much is in a file.
#[derive(Default)]
struct Counts {
    corners: usize,
    triangles: usize,
    objects: bool,
    materials: bool,
}

pub(crate) fn read(bytes: &[u8]) -> Result<TriangleFile, FileError> {
    let counts = count(bytes)?;
    let mut points = Vec::with_capacity(counts.corners);
    let mut builder = Builder::with_room(counts.triangles, counts.materials);
    for (line, text) in Lines::continued(bytes) {
        let place = Place::Line(line);
        let (key, rest) = keyword(text);
        match key {
            b"v" => points.push(corner(rest, line)?),
            b"f" => face(rest, line, points.len(), counts.corners, &mut builder)?,
            b"o" => builder.object(name(rest, place.clone())?, place)?,
            b"g" if !counts.objects => builder.object(name(rest, place.clone())?, place)?,
            b"usemtl" => builder.group(name(rest, place.clone())?, place)?,
            _ => {}
        }
    }
    Ok(builder.finish(points))
}

/// Counts corners and triangles; refuses too many, and keywords that are none.
fn count(bytes: &[u8]) -> Result<Counts, FileError> {
    let mut counts = Counts::default();
    for (line, text) in Lines::continued(bytes) {
        let (key, rest) = keyword(text);
        match key {
            b"v" => counts.corners += 1,
            b"f" => counts.triangles += words(rest).count().saturating_sub(2),
            b"usemtl" => counts.materials = true,
            _ if key.is_empty() || key[0] == b'#' => {}
            _ if IGNORED.contains(&key) => counts.objects |= key == b"o",
            _ => return Err(unknown(key, line)),
        }
        for (what, found, most) in
            [("corners", counts.corners, limits::CORNERS), ("triangles", counts.triangles, limits::TRIANGLES)]
        {
            if found > most {
                return Err(FileError::too_many(Place::Line(line), what, most, SIMPLIFY));
            }
        }
    }
    Ok(counts)
}

fn unknown(key: &[u8], line: u64) -> FileError {
    let place = Place::Line(line);
    if FREE_FORM.contains(&key) {
        let message = format!("free-form geometry ({})", shown(key));
        return FileError::unsupported(place, message, "export polygons instead of curves and surfaces");
    }
    let message = format!("unknown keyword {}", shown(key));
    FileError::malformed(place, message, "give a Wavefront OBJ file: lines such as `v 0 0 1` and `f 1 2 3`")
}

/// The corner of a line `v x y z`; further numbers are a weight or a colour.
fn corner(rest: &[u8], line: u64) -> Result<[f64; 3], FileError> {
    let mut words = words(rest);
    let mut point = [0.0; 3];
    for (c, what) in point.iter_mut().zip(["x of a corner", "y of a corner", "z of a corner"]) {
        *c = number(words.next(), Place::Line(line), what)?;
    }
    Ok(point)
}

/// The triangles of a line `f a b c …`, each corner as `v`, `v/vt`, `v//vn` or `v/vt/vn`.
///
/// `so_far` corners stand before the line, from which negative indices count, and `all` in the file.
fn face(rest: &[u8], line: u64, so_far: usize, all: usize, builder: &mut Builder) -> Result<(), FileError> {
    let mut fan = [0; 2];
    let mut corners = 0;
    for word in words(rest) {
        let index = index(word, line, so_far, all)?;
        match corners {
            0 | 1 => fan[corners] = index,
            _ => {
                builder.triangle([fan[0], fan[1], index]);
                fan[1] = index;
            }
        }
        corners += 1;
    }
    if corners < 3 {
        let message = format!("a face with {corners} corners");
        return Err(FileError::malformed(Place::Line(line), message, "a face needs at least three"));
    }
    builder.polygon(corners);
    Ok(())
}

/// The corner that a word of a face names.
fn index(word: &[u8], line: u64, so_far: usize, all: usize) -> Result<u32, FileError> {
    let first = word.split(|b| *b == b'/').next().unwrap_or_default();
    let Some(given) = std::str::from_utf8(first).ok().and_then(|w| w.parse::<i64>().ok()) else {
        let message = format!("a face names the corner {}", shown(word));
        return Err(FileError::malformed(Place::Line(line), message, "write indices such as 7, 7/1, 7//3 or -1"));
    };
    let index = if given < 0 { given.checked_add(so_far as i64) } else { given.checked_sub(1) };
    match index.and_then(|k| usize::try_from(k).ok()) {
        Some(k) if k < all => Ok(k as u32),
        _ => {
            let message = format!("a face names corner {given}; there are {so_far} before it and {all} in all");
            Err(FileError::malformed(Place::Line(line), message, "indices count from 1, or from -1 backwards"))
        }
    }
}
