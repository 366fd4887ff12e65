//! PLY: text, binary little-endian and big-endian.
//!
//! `header` reads the elements and their properties, `values` the numbers behind it in any of the three encodings. Used are
//! x, y and z of `vertex` and the list `vertex_indices` (or `vertex_index`) of `face`; everything else is passed over by its
//! declared type. Polygons are cut into fans. Counts of the header are compared with the bytes that are there before memory is
//! taken, and the numbers must end where the file ends.

mod header;
mod read;
mod values;

pub(crate) use read::read;

/// Whether it begins as a PLY file does.
pub(crate) fn is_ply(bytes: &[u8]) -> bool {
    bytes.starts_with(b"ply\n") || bytes.starts_with(b"ply\r")
}
