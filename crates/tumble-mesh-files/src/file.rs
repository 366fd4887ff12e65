//! Results of the readers: triangles and heights as plain numbers, the same for every format.
//!
//! Lengths are those of the file; scale and upward axis are for the caller ([`Up`]), but for glTF, whose upward axis is
//! fixed. Not here: joining, dropping and turning of triangles, which the builder of meshes does and counts.

use std::ops::Range;

/// Triangles of a file.
///
/// All coordinates are finite, no zero is negative, and every index is below the number of points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TriangleFile {
    /// Corners [units of the file].
    pub points: Vec<[f64; 3]>,
    /// Corners of each triangle, in the order of the file: counter-clockwise from outside, if the file is as usual.
    pub triangles: Vec<[u32; 3]>,
    /// Materials by name.
    pub groups: Groups,
    /// Objects in the order of the file; together they have every triangle once.
    pub objects: Vec<Object>,
}

/// Groups of triangles: `usemtl` of OBJ, materials of glTF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Groups {
    /// Names in the order of first use; an empty name is that of triangles without a material.
    pub names: Vec<String>,
    /// Index into `names` of each triangle; empty when no triangle has a material, and then `names` is empty too.
    pub of_triangle: Vec<u32>,
}

impl Groups {
    /// The name of the material of a triangle, if it has one.
    #[must_use]
    pub fn name_of(&self, triangle: usize) -> Option<&str> {
        let group = *self.of_triangle.get(triangle)?;
        self.names.get(group as usize).map(String::as_str).filter(|name| !name.is_empty())
    }
}

/// An object of a file: `o` (or `g`) of OBJ, `solid` of STL, a node with a mesh of glTF; the whole of a PLY file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Object {
    /// Its name; empty if it has none.
    pub name: String,
    /// Its triangles.
    pub triangles: Range<u32>,
}

impl TriangleFile {
    /// The distinct points, sorted by their bits: an order that does not depend on the order of the file.
    #[must_use]
    pub fn distinct_points(&self) -> Vec<[f64; 3]> {
        distinct(self.points.clone())
    }
}

/// The distinct of some points, sorted by their bits.
pub(crate) fn distinct(mut points: Vec<[f64; 3]>) -> Vec<[f64; 3]> {
    points.sort_unstable_by_key(|p| p.map(f64::to_bits));
    points.dedup_by_key(|p| p.map(f64::to_bits));
    points
}

/// Heights on a grid of `columns` × `rows` samples.
///
/// x grows with the column and y with the row; the sample (column, row) is at index row·columns + column. All heights are finite.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GridFile {
    /// Samples along x, at least 2.
    pub columns: usize,
    /// Samples along y, at least 2.
    pub rows: usize,
    /// Distance of neighbouring samples along x and y [units of the file], positive.
    pub cell: [f64; 2],
    /// Position of the sample (0, 0) [units of the file].
    pub origin: [f64; 2],
    /// Heights [units of the file]; where a sample has none, the least of all heights.
    pub heights: Vec<f64>,
    /// Whether each sample has no height; empty if all have one.
    pub holes: Vec<bool>,
}

impl GridFile {
    /// The height of a sample; none outside the grid and where the file has none.
    #[must_use]
    pub fn height(&self, column: usize, row: usize) -> Option<f64> {
        let k = (column < self.columns).then(|| row.checked_mul(self.columns)?.checked_add(column)).flatten()?;
        let hole = self.holes.get(k).copied().unwrap_or(false);
        if hole { None } else { self.heights.get(k).copied() }
    }

    /// Whether the cell between the samples (column, row) and (column + 1, row + 1) is a hole: one of its four has no height.
    #[must_use]
    pub fn is_hole(&self, column: usize, row: usize) -> bool {
        [(0, 0), (1, 0), (0, 1), (1, 1)].iter().any(|(c, r)| self.height(column + c, row + r).is_none())
    }
}

/// The axis of a file that points upwards; in tumble it is z.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Up {
    /// x: (x, y, z) becomes (y, z, x).
    X,
    /// y, as in glTF: (x, y, z) becomes (x, −z, y).
    Y,
    /// z: nothing changes.
    #[default]
    Z,
}

impl Up {
    /// A point of the file with z up: a rotation, so that triangles keep their winding.
    #[must_use]
    pub fn to_z(self, [x, y, z]: [f64; 3]) -> [f64; 3] {
        // no negative zeros
        match self {
            Self::X => [y, z, x],
            Self::Y => [x, 0.0 - z, y],
            Self::Z => [x, y, z],
        }
    }
}
