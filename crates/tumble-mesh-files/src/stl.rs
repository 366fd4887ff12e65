//! STL, text and binary. Equal corners are joined: the format repeats them in every triangle.
//!
//! A binary file has 80 bytes, a count and 50 bytes a triangle. A text cannot look like one: its bytes 80 to 83 are
//! characters, and such a count is at least 151,587,081 triangles, far beyond the limit. So the length decides. A file that is
//! neither text with `solid` nor of the length that its count demands is refused with both lengths. Normals are ignored (the
//! winding says the same), and so are the two attribute bytes.

use crate::builder::{Builder, SIMPLIFY};
use crate::error::{FileError, Place, shown};
use crate::file::TriangleFile;
use crate::joined::Joined;
use crate::limits;
use crate::text::{Lines, keyword, name, not_finite, number, words};

/// Bytes before the triangles.
const HEAD: usize = 84;
/// Bytes of a triangle: normal, three corners, two attribute bytes.
const RECORD: usize = 50;

/// First words of the lines of a text, in letters of any size.
const KEYWORDS: [&str; 8] = ["", "vertex", "facet", "outer", "endloop", "endfacet", "solid", "endsolid"];

/// Whether the length is that of a binary file with the count in it.
pub(crate) fn is_binary(bytes: &[u8]) -> bool {
    triangles(bytes).is_some_and(|count| bytes.len() as u64 == HEAD as u64 + RECORD as u64 * count)
}

/// The count of a binary file.
fn triangles(bytes: &[u8]) -> Option<u64> {
    let count = bytes.get(HEAD - 4..HEAD)?;
    Some(u64::from(u32::from_le_bytes([count[0], count[1], count[2], count[3]])))
}

/// Whether it begins as a text does.
pub(crate) fn is_text(bytes: &[u8]) -> bool {
    let start = bytes.trim_ascii_start();
    start.get(..5).is_some_and(|word| word.eq_ignore_ascii_case(b"solid"))
        && start.get(5).is_none_or(u8::is_ascii_whitespace)
}

pub(crate) fn read(bytes: &[u8]) -> Result<TriangleFile, FileError> {
    match triangles(bytes) {
        Some(count) if is_binary(bytes) => binary(bytes, count as usize),
        // the header of a binary file may begin with `solid` too, but a text has no zero bytes
        _ if is_text(bytes) && !bytes.contains(&0) => text(bytes),
        None => {
            let message = format!("{} bytes, neither `solid` nor a binary STL, which has at least {HEAD}", bytes.len());
            Err(FileError::malformed(Place::Whole, message, "give an STL file, text or binary"))
        }
        Some(count) => {
            let wanted = HEAD as u64 + RECORD as u64 * count;
            let message = format!("{count} triangles need {wanted} bytes, the file has {}", bytes.len());
            Err(FileError::malformed(
                Place::Byte(HEAD as u64 - 4),
                message,
                "the file is cut off or no STL: export it again",
            ))
        }
    }
}

fn binary(bytes: &[u8], count: usize) -> Result<TriangleFile, FileError> {
    if count > limits::TRIANGLES {
        return Err(FileError::too_many(Place::Byte(HEAD as u64 - 4), "triangles", limits::TRIANGLES, SIMPLIFY));
    }
    let mut builder = Builder::with_room(count, false);
    // a closed mesh has half as many corners as triangles, an open one a few more
    let mut joined = Joined::with_room(count / 2 + count / 16 + 8);
    for (k, record) in bytes[HEAD..].chunks_exact(RECORD).enumerate() {
        let mut corners = [0; 3];
        for (c, corner) in corners.iter_mut().enumerate() {
            let at = 12 + 12 * c;
            let place = || Place::Byte((HEAD + RECORD * k + at) as u64);
            let mut point = [0.0; 3];
            for (x, four) in point.iter_mut().zip(record[at..at + 12].chunks_exact(4)) {
                *x = f64::from(f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
                if !x.is_finite() {
                    return Err(not_finite(place(), &format!("a corner of triangle {k}"), &x.to_string()));
                }
            }
            let index = joined.index(point);
            *corner = index.ok_or_else(|| FileError::too_many(place(), "corners", limits::CORNERS, SIMPLIFY))?;
        }
        builder.triangle(corners);
    }
    Ok(builder.finish(joined.into_points()))
}

fn text(bytes: &[u8]) -> Result<TriangleFile, FileError> {
    let mut builder = Builder::default();
    let mut joined = Joined::with_room(0);
    // inside `solid … endsolid` and `facet … endfacet`
    let (mut solid, mut facet) = (false, false);
    let mut corners: Vec<u32> = Vec::new();
    let mut last = 0;
    for (line, text) in Lines::new(bytes) {
        let (place, (key, rest)) = (Place::Line(line), keyword(text));
        last = line;
        match KEYWORDS.iter().find(|known| key.eq_ignore_ascii_case(known.as_bytes())).copied() {
            Some("" | "outer" | "endloop") => {}
            Some("solid") if !solid => {
                solid = true;
                builder.object(name(rest, place.clone())?, place)?;
            }
            Some("endsolid") if solid && !facet => solid = false,
            Some("facet") if solid && !facet => facet = true,
            Some("vertex") if facet && corners.len() < 3 => {
                let mut words = words(rest);
                let mut point = [0.0; 3];
                for (c, what) in point.iter_mut().zip(["x of a vertex", "y of a vertex", "z of a vertex"]) {
                    *c = number(words.next(), place.clone(), what)?;
                }
                let index = joined.index(point);
                corners.push(index.ok_or_else(|| FileError::too_many(place, "corners", limits::CORNERS, SIMPLIFY))?);
            }
            Some("endfacet") if facet && corners.len() == 3 => {
                if builder.triangles() >= limits::TRIANGLES {
                    return Err(FileError::too_many(place, "triangles", limits::TRIANGLES, SIMPLIFY));
                }
                builder.triangle([corners[0], corners[1], corners[2]]);
                corners.clear();
                facet = false;
            }
            _ => return Err(misplaced(key, place, facet.then_some(corners.len()))),
        }
    }
    if solid {
        let message = "the text ends without `endsolid`";
        return Err(FileError::malformed(Place::Line(last), message, "the file is cut off: export it again"));
    }
    Ok(builder.finish(joined.into_points()))
}

/// The error of a word in a wrong place; inside a facet with its number of vertices.
fn misplaced(key: &[u8], place: Place, facet: Option<usize>) -> FileError {
    let inside = facet.map_or_else(|| "outside a facet".to_owned(), |n| format!("in a facet with {n} vertices so far"));
    let message = format!("{} {inside}", shown(key));
    FileError::malformed(place, message, "an STL text has `solid`, facets of three vertices each, and `endsolid`")
}
