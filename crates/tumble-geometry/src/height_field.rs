//! Height fields: a grid of heights over a level plane, solid below.
//!
//! A field is made into a mesh, whose triangles, edges and facets are then those of every other mesh: two triangles a cell,
//! cut from its lower left to its upper right corner. A field without holes is closed by walls around it and by a bottom as far
//! below its lowest height as it is wide, so that it is a solid, and a body inside is pushed out. One with holes is a sheet that
//! pushes upwards: below a hole nothing is known.
//!
//! Not here: a store of its own. A cell takes what two triangles of a mesh take.

use crate::mesh::{MAX_TRIANGLES, Mesh, MeshError, MeshOptions, Sides};
use thiserror::Error;
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Material of a cell that is a hole.
pub const HOLE: u8 = 255;

/// A grid of heights, centred on its origin in x and y.
///
/// ```
/// use tumble_geometry::{HeightField, Shape};
/// let heights = vec![0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0];
/// let hill = HeightField { heights, size: (3, 3), cell: (2.0, 2.0), materials: None };
/// assert_eq!(hill.cells(), (2, 2));
/// let Shape::Mesh(mesh) = Shape::height_field(&hill)? else { unreachable!() };
/// assert_eq!(mesh.aabb().max.z, 1.0);
/// # Ok::<(), tumble_geometry::HeightFieldError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeightField {
    /// Heights of the samples [m]: x grows within a row, y from row to row.
    pub heights: Vec<f64>,
    /// Samples along x and along y [–], at least 2 each.
    pub size: (usize, usize),
    /// Distance of samples along x and along y [m].
    pub cell: (f64, f64),
    /// A number of the caller's for each cell, for its material, row after row; [`HOLE`] is a hole. All 0 if there is none.
    pub materials: Option<Vec<u8>>,
}

/// Why a height field is refused.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum HeightFieldError {
    /// Fewer than two samples along an axis.
    #[error("a height field has {columns} × {rows} samples: give at least 2 × 2")]
    Size {
        /// Samples along x.
        columns: usize,
        /// Samples along y.
        rows: usize,
    },
    /// Another number of heights than samples.
    #[error("{given} heights for {columns} × {rows} samples: give one for each")]
    Heights {
        /// Number of heights.
        given: usize,
        /// Samples along x.
        columns: usize,
        /// Samples along y.
        rows: usize,
    },
    /// A height that is not finite or too far.
    #[error(
        "the height of sample ({column}, {row}) is {value} m: give a finite number within 1e9 m, or make its cells holes"
    )]
    Height {
        /// Along x.
        column: usize,
        /// Along y.
        row: usize,
        /// The given value [m].
        value: f64,
    },
    /// A distance of samples that is not positive and finite.
    #[error("samples that are {value} m apart: give a positive number of metres")]
    Cell {
        /// The given value [m].
        value: f64,
    },
    /// Another number of materials than cells.
    #[error("{given} materials for {cells} cells: give one for each, or none")]
    Materials {
        /// Number of materials.
        given: usize,
        /// Number of cells.
        cells: usize,
    },
    /// Nothing but holes.
    #[error("all {cells} cells are holes: give at least one that is none")]
    AllHoles {
        /// Number of cells.
        cells: usize,
    },
    /// Too many cells.
    #[error(
        "the height field has {cells} cells, more than {} triangles: split it, or take every second sample",
        MAX_TRIANGLES
    )]
    TooMany {
        /// Number of cells.
        cells: usize,
    },
    /// The triangles of the field make no mesh.
    #[error(transparent)]
    Mesh(#[from] MeshError),
}

impl HeightField {
    /// Cells along x and along y [–].
    #[must_use]
    pub fn cells(&self) -> (usize, usize) {
        (self.size.0.saturating_sub(1), self.size.1.saturating_sub(1))
    }

    fn is_hole(&self, cell: usize) -> bool {
        self.materials.as_ref().is_some_and(|m| m[cell] == HOLE)
    }

    /// Refuses invalid input.
    fn check(&self) -> Result<(), HeightFieldError> {
        let (columns, rows) = self.size;
        if columns < 2 || rows < 2 {
            return Err(HeightFieldError::Size { columns, rows });
        }
        let (nx, ny) = self.cells();
        let cells = nx.saturating_mul(ny);
        // walls and bottom have six for each cell of the border
        let around = nx.saturating_add(ny).saturating_mul(6);
        if cells.saturating_mul(2).saturating_add(around) > MAX_TRIANGLES {
            return Err(HeightFieldError::TooMany { cells });
        }
        if self.heights.len() != columns * rows {
            return Err(HeightFieldError::Heights { given: self.heights.len(), columns, rows });
        }
        for value in [self.cell.0, self.cell.1] {
            if !(value > 0.0 && value.is_finite()) {
                return Err(HeightFieldError::Cell { value });
            }
        }
        if let Some(k) = self.heights.iter().position(|h| !(h.abs() <= 1e9)) {
            return Err(HeightFieldError::Height { column: k % columns, row: k / columns, value: self.heights[k] });
        }
        if let Some(m) = self.materials.as_ref() {
            if m.len() != cells {
                return Err(HeightFieldError::Materials { given: m.len(), cells });
            }
            if m.iter().all(|k| *k == HOLE) {
                return Err(HeightFieldError::AllHoles { cells });
            }
        }
        Ok(())
    }

    /// The sample of a column and a row [m].
    fn sample(&self, column: usize, row: usize) -> DVec3 {
        let along = |k: usize, count: usize, cell: f64| (k as f64 - 0.5 * (count - 1) as f64) * cell;
        let (x, y) = (along(column, self.size.0, self.cell.0), along(row, self.size.1, self.cell.1));
        DVec3::new(x, y, self.heights[row * self.size.0 + column])
    }

    /// The mesh of the field.
    ///
    /// # Errors
    /// Numbers that make no height field.
    pub fn mesh(&self) -> Result<Mesh, HeightFieldError> {
        self.check()?;
        let ((columns, rows), (nx, ny)) = (self.size, self.cells());
        let mut points: Vec<DVec3> =
            (0..rows).flat_map(|r| (0..columns).map(move |c| (c, r))).map(|(c, r)| self.sample(c, r)).collect();
        let (mut triangles, mut materials) = (Vec::with_capacity(2 * nx * ny), Vec::with_capacity(2 * nx * ny));
        let at = |c: usize, r: usize| (r * columns + c) as u32;
        for cell in (0..nx * ny).filter(|k| !self.is_hole(*k)) {
            let (c, r) = (cell % nx, cell / nx);
            let [a, b, d, e] = [at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)];
            triangles.extend([[a, b, d], [a, d, e]]);
            materials.extend([self.material(cell); 2]);
        }
        let closed = triangles.len() == 2 * nx * ny;
        if closed {
            self.close(&mut points, &mut triangles, &mut materials);
        }
        let sides = if closed { Sides::Solid } else { Sides::Front };
        let options = MeshOptions { sides, materials: Some(materials), ..MeshOptions::default() };
        Ok(Mesh::new(&points, &triangles, &options)?)
    }

    fn material(&self, cell: usize) -> u8 {
        self.materials.as_ref().map_or(0, |m| m[cell])
    }

    /// Adds walls around the field and a bottom: a fan about its middle.
    fn close(&self, points: &mut Vec<DVec3>, triangles: &mut Vec<[u32; 3]>, materials: &mut Vec<u8>) {
        let ((columns, rows), (nx, ny)) = (self.size, self.cells());
        let (low, high) =
            self.heights.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), z| (min(l, *z), max(h, *z)));
        let wide = max(nx as f64 * self.cell.0, ny as f64 * self.cell.1);
        let bottom = low - max(wide, high - low);
        // around, counter-clockwise from above: each sample with the cell that follows it
        let south = (0..nx).map(|c| ((c, 0), c));
        let east = (0..ny).map(|r| ((columns - 1, r), r * nx + nx - 1));
        let north = (0..nx).rev().map(|c| ((c + 1, rows - 1), (ny - 1) * nx + c));
        let west = (0..ny).rev().map(|r| ((0, r + 1), r * nx));
        let around: Vec<((usize, usize), usize)> = south.chain(east).chain(north).chain(west).collect();
        let first = points.len() as u32;
        points.extend(around.iter().map(|&((c, r), _)| DVec3 { z: bottom, ..self.sample(c, r) }));
        let middle = points.len() as u32;
        points.push(DVec3::new(0.0, 0.0, bottom));
        for (k, &((c, r), cell)) in around.iter().enumerate() {
            let next = (k + 1) % around.len();
            let ((nc, nr), _) = around[next];
            let (a, b) = ((r * columns + c) as u32, (nr * columns + nc) as u32);
            let (below_a, below_b) = (first + k as u32, first + next as u32);
            triangles.extend([[a, below_a, below_b], [a, below_b, b], [middle, below_b, below_a]]);
            materials.extend([self.material(cell), self.material(cell), 0]);
        }
    }
}
