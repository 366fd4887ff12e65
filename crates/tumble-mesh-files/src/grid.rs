//! ESRI ASCII grids: `ncols`, `nrows`, the lower left corner or centre, `cellsize`, `NODATA_value`, then rows from the north.
//!
//! A value is the height at the centre of its cell, so that n columns of values are n − 1 columns of a surface. Rows are
//! turned over: row 0 has the smallest y. A value equal to `NODATA_value` (−9999 if the header has none, as the format says) is
//! a hole. `dx` and `dy` in place of `cellsize` are the usual extension for cells that are not square.

use crate::error::{FileError, Place, shown};
use crate::file::GridFile;
use crate::limits;
use crate::text::{Lines, keyword, not_finite, number, words};

/// Remedy for a wrong header.
const HEADER: &str =
    "an ESRI grid begins with ncols, nrows, xllcorner, yllcorner, cellsize and, if need be, NODATA_value";

/// Value of a hole where the header names none.
const NO_DATA: f64 = -9999.0;

/// Keys of a header.
const KEYS: [&str; 10] =
    ["ncols", "nrows", "xllcorner", "xllcenter", "yllcorner", "yllcenter", "cellsize", "dx", "dy", "nodata_value"];

/// Whether it begins as a grid does.
pub(crate) fn is_grid(bytes: &[u8]) -> bool {
    let start = bytes.trim_ascii_start();
    start.get(..5).is_some_and(|word| word.eq_ignore_ascii_case(b"ncols") || word.eq_ignore_ascii_case(b"nrows"))
}

/// Values of the header by the order of [`KEYS`].
type Header = [Option<f64>; KEYS.len()];

pub(crate) fn read(bytes: &[u8]) -> Result<GridFile, FileError> {
    let mut lines = Lines::new(bytes);
    let mut header = Header::default();
    let mut body = lines.clone();
    while let Some((line, text)) = lines.next() {
        let (key, rest) = keyword(text);
        // the first value; it may be a hole
        if key.first().is_some_and(|b| !b.is_ascii_alphabetic()) || key.eq_ignore_ascii_case(b"nan") {
            break;
        }
        if !key.is_empty() {
            entry(&mut header, key, rest, line)?;
        }
        body = lines.clone();
    }
    let mut grid = shape(&header)?;
    let no_data = header[9].unwrap_or(NO_DATA);
    heights(body, bytes.len(), no_data, &mut grid)?;
    finish(&mut grid)?;
    Ok(grid)
}

/// A line `key value` of the header.
fn entry(header: &mut Header, key: &[u8], rest: &[u8], line: u64) -> Result<(), FileError> {
    let place = Place::Line(line);
    let Some(k) = KEYS.iter().position(|known| key.eq_ignore_ascii_case(known.as_bytes())) else {
        return Err(FileError::malformed(place, format!("unknown key {}", shown(key)), HEADER));
    };
    if header[k].is_some() {
        return Err(FileError::malformed(place, format!("{} stands twice", shown(key)), "keep one of them"));
    }
    let no_number = KEYS[k] == "nodata_value" && rest.eq_ignore_ascii_case(b"nan");
    header[k] = Some(if no_number { f64::NAN } else { number(words(rest).next(), place, KEYS[k])? });
    Ok(())
}

/// Size, cell and origin from the header; no heights yet.
fn shape(header: &Header) -> Result<GridFile, FileError> {
    let missing = |what: &str| FileError::malformed(Place::Whole, format!("the header lacks {what}"), HEADER);
    let wrong = |message: String, help| FileError::malformed(Place::Whole, message, help);
    let mut size = [0; 2];
    for (k, n) in size.iter_mut().enumerate() {
        let value = header[k].ok_or_else(|| missing(KEYS[k]))?;
        if !(value >= 2.0 && value.fract() == 0.0) {
            return Err(wrong(format!("{} is {value}", KEYS[k]), "a surface needs a whole number of at least 2"));
        }
        // beyond the limit by far; no overflow below
        *n = if value < 1e9 { value as usize } else { 1_000_000_000 };
    }
    if size[0] * size[1] > limits::CELLS {
        let help = "use a coarser grid, or several of them edge to edge";
        return Err(FileError::too_many(Place::Whole, "samples", limits::CELLS, help));
    }
    let mut grid = GridFile { columns: size[0], rows: size[1], ..GridFile::default() };
    for axis in 0..2 {
        let key = ["dx", "dy"][axis];
        let cell = header[6].or(header[7 + axis]).ok_or_else(|| missing("cellsize"))?;
        if !(cell > 0.0) {
            let key = if header[6].is_some() { "cellsize" } else { key };
            return Err(wrong(format!("{key} is {cell}"), "the distance of samples must be positive"));
        }
        grid.cell[axis] = cell;
        let (corner, centre) = (header[2 + 2 * axis], header[3 + 2 * axis]);
        grid.origin[axis] = match (corner, centre) {
            (Some(corner), None) => corner + cell / 2.0,
            (None, Some(centre)) => centre,
            (None, None) => return Err(missing(KEYS[2 + 2 * axis])),
            (Some(_), Some(_)) => {
                return Err(wrong(
                    format!("both {} and {}", KEYS[2 + 2 * axis], KEYS[3 + 2 * axis]),
                    "keep one of them",
                ));
            }
        };
    }
    Ok(grid)
}

/// Reads the values in the order of the file.
fn heights(lines: Lines<'_>, bytes: usize, no_data: f64, grid: &mut GridFile) -> Result<(), FileError> {
    let wanted = grid.columns * grid.rows;
    // a value takes at least two bytes: the header alone reserves nothing
    grid.heights.reserve_exact(wanted.min(bytes / 2 + 1));
    let mut last = 0;
    for (line, text) in lines {
        for word in words(text) {
            last = line;
            if grid.heights.len() == wanted {
                let message = format!("{} after the last of {wanted} values", shown(word));
                return Err(FileError::malformed(Place::Line(line), message, "check ncols and nrows"));
            }
            let hole = no_data.is_nan() && word.eq_ignore_ascii_case(b"nan");
            let value = if hole { no_data } else { number(Some(word), Place::Line(line), "a height")? };
            if hole || value == no_data {
                if grid.holes.is_empty() {
                    grid.holes = vec![false; grid.heights.capacity()];
                }
                grid.holes[grid.heights.len()] = true;
            }
            grid.heights.push(value);
        }
    }
    if grid.heights.len() < wanted {
        let message = format!("{} values of {} × {} = {wanted}", grid.heights.len(), grid.columns, grid.rows);
        return Err(FileError::malformed(
            Place::Line(last),
            message,
            "the file is cut off, or ncols or nrows is wrong",
        ));
    }
    grid.holes.truncate(wanted);
    Ok(())
}

/// Turns the rows over and fills holes with the least height.
fn finish(grid: &mut GridFile) -> Result<(), FileError> {
    if !grid.holes.is_empty() {
        let present = grid.heights.iter().zip(&grid.holes).filter(|(_, hole)| !**hole);
        let least = present.map(|(height, _)| *height).reduce(|a, b| if b < a { b } else { a });
        let Some(least) = least else {
            let message = "every value is NODATA_value";
            return Err(FileError::malformed(Place::Whole, message, "give at least one height"));
        };
        for (height, _) in grid.heights.iter_mut().zip(&grid.holes).filter(|(_, hole)| **hole) {
            *height = least;
        }
    }
    if !grid.origin.iter().all(|x| x.is_finite()) {
        return Err(not_finite(Place::Whole, "the lower left corner", &format!("{:?}", grid.origin)));
    }
    turn_over(&mut grid.heights, grid.columns);
    turn_over(&mut grid.holes, grid.columns);
    Ok(())
}

/// Reverses the order of rows.
fn turn_over<T>(values: &mut [T], columns: usize) {
    let rows = values.len() / columns;
    for row in 0..rows / 2 {
        let (upper, lower) = values.split_at_mut((rows - 1 - row) * columns);
        upper[row * columns..(row + 1) * columns].swap_with_slice(&mut lower[..columns]);
    }
}
