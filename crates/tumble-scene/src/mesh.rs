//! Shapes from geometry files inside the scene's folder.
//!
//! `tumble-mesh-files` opens and reads the files; here a hull is made of the corners, once for each file, and errors get the
//! codes of scenes.

use crate::diagnostic::code;
use crate::limits;
use std::collections::BTreeMap;
use std::path::Path;
use tumble::{DVec3, HOLE, HeightField, MeshOptions, Pose, Shape, Sides};
use tumble_geometry::MeshWorkspace;
use tumble_math::order::max;
use tumble_mesh_files::{FileError, Folder, Kind, Up, read_grid, read_points, read_triangles};
use tumble_robot::{Findings, Robot};

/// An error about a geometry file: code, message, remedy.
pub(crate) type Refusal = (&'static str, String, &'static str);

/// The geometry files of a scene.
#[derive(Debug)]
pub(crate) struct Files {
    folder: Folder,
    known: BTreeMap<String, Result<Shape, Refusal>>,
    /// Names of the materials of meshes, by number.
    names: BTreeMap<String, Vec<String>>,
}

impl Files {
    /// Files below `folder`; none for a scene without a folder.
    pub(crate) fn new(folder: Option<&Path>) -> Self {
        Self { folder: Folder::new(folder), known: BTreeMap::new(), names: BTreeMap::new() }
    }

    /// The given files, and no others.
    pub(crate) fn given(files: &[(String, Vec<u8>)]) -> Self {
        Self { folder: Folder::given(files.iter().cloned()), known: BTreeMap::new(), names: BTreeMap::new() }
    }

    /// The files that were read, to be stored with the scene.
    pub(crate) fn into_read(self) -> Vec<(String, Vec<u8>)> {
        self.folder.into_read()
    }

    /// The robot of a file.
    pub(crate) fn robot(&mut self, name: &str) -> Result<Robot, Findings> {
        Robot::read(&mut self.folder, name)
    }

    /// The text of a file.
    pub(crate) fn text(&mut self, name: &str) -> Result<String, Refusal> {
        let bytes = self.folder.file(name).map_err(|e| refusal(&e, name))?;
        let text = std::str::from_utf8(&bytes).map(str::to_owned);
        text.map_err(|_| {
            (code::FILE_MALFORMED, "not UTF-8 text".to_owned(), "save it as text: t, x, y, z on each line")
        })
    }

    /// The hull of the vertices in a file.
    pub(crate) fn hull(&mut self, name: &str) -> Result<Shape, Refusal> {
        if let Some(known) = self.known.get(name) {
            return known.clone();
        }
        let points = read_points(&mut self.folder, name, limits::FILE_POINTS).map_err(|e| refusal(&e, name));
        let shape = points.and_then(|points| {
            let points: Vec<DVec3> = points.into_iter().map(DVec3::from_array).collect();
            Shape::hull(&points).map_err(|e| (code::SHAPE, e.to_string(), "choose other geometry"))
        });
        self.known.insert(name.to_owned(), shape.clone());
        shape
    }
}

impl Files {
    /// The triangle mesh of a file, `scale` metres for each of its units, with the axis `up` upwards.
    ///
    /// The second is the names of the materials that its triangles have, by number; empty if they have none.
    pub(crate) fn mesh(
        &mut self,
        name: &str,
        scale: f64,
        up: &str,
        sides: &str,
    ) -> Result<(Shape, Vec<String>), Refusal> {
        // bodies with the same mesh share it
        let key = format!("{name}\n{scale:?} {up} {sides}");
        if let Some(known) = self.known.get(&key) {
            let names = self.names.get(&key).cloned().unwrap_or_default();
            return known.clone().map(|shape| (shape, names));
        }
        let up = axis(up);
        let sides = match sides {
            "solid" => Sides::Solid,
            "front" => Sides::Front,
            "both" => Sides::Both,
            _ => Sides::Auto,
        };
        let read = read_triangles(&mut self.folder, name).map_err(|e| refusal(&e, name));
        let mut names = Vec::new();
        let shape = read.and_then(|file| {
            let points: Vec<DVec3> = file.points.iter().map(|p| DVec3::from_array(up.to_z(*p)) * scale).collect();
            let materials = numbers(&file.groups)?;
            names = file.groups.names.clone();
            let options = MeshOptions { sides, materials, ..MeshOptions::default() };
            Shape::mesh(&points, &file.triangles, &options)
                .map_err(|e| (code::SHAPE, e.to_string(), "repair the file, or choose other sides"))
        });
        self.names.insert(key.clone(), names.clone());
        self.known.insert(key, shape.clone());
        shape.map(|shape| (shape, names))
    }

    /// The heights of a grid file.
    pub(crate) fn grid(&mut self, name: &str) -> Result<HeightField, Refusal> {
        read_grid(&mut self.folder, name).map(field).map_err(|e| refusal(&e, name))
    }

    /// One hull for each object of a file.
    pub(crate) fn parts(&mut self, name: &str, scale: f64, up: &str) -> Result<Shape, Refusal> {
        let file = read_triangles(&mut self.folder, name).map_err(|e| refusal(&e, name))?;
        let parts = file.parts(name).map_err(|e| refusal(&e, name))?;
        let up = axis(up);
        let hull = |part: &tumble_mesh_files::Part| {
            let points: Vec<DVec3> = part.points.iter().map(|p| DVec3::from_array(up.to_z(*p)) * scale).collect();
            let told =
                |e: tumble::ShapeError| (code::SHAPE, format!("part `{}`: {e}", part.name), "choose other geometry");
            Shape::hull(&points).map(|hull| (Pose::IDENTITY, hull)).map_err(told)
        };
        let hulls: Vec<(Pose, Shape)> = parts.iter().map(hull).collect::<Result<_, Refusal>>()?;
        Shape::compound(&hulls).map_err(|e| (code::SHAPE, e.to_string(), "choose other geometry"))
    }

    /// The closed mesh that hulls were made from, and how far they stand out of it [m].
    pub(crate) fn solid(&mut self, name: &str, scale: f64, up: &str, hulls: &Shape) -> Result<(Shape, f64), Refusal> {
        let (solid, _) = self.mesh(name, scale, up, "solid")?;
        let out = match (hulls, &solid) {
            (Shape::Compound(c), Shape::Mesh(mesh)) => {
                let corners = c.parts().iter().flat_map(|p| match p.shape() {
                    Shape::Hull(h) => h.vertices().to_vec(),
                    _ => Vec::new(),
                });
                let mut ws = MeshWorkspace::default();
                let off = |p: DVec3| mesh.nearest(p, f64::INFINITY, &mut ws).map_or(0.0, |q| q.distance);
                corners.map(off).fold(0.0, max)
            }
            _ => 0.0,
        };
        Ok((solid, out))
    }
}

/// Number of the material of each triangle.
fn numbers(groups: &tumble_mesh_files::Groups) -> Result<Option<Vec<u8>>, Refusal> {
    if groups.of_triangle.is_empty() {
        return Ok(None);
    }
    let number = |k: &u32| u8::try_from(*k).ok();
    let all: Option<Vec<u8>> = groups.of_triangle.iter().map(number).collect();
    let many =
        || (code::TOO_MANY, format!("{} materials in a mesh", groups.names.len()), "use up to 256, or split the mesh");
    all.map(Some).ok_or_else(many)
}

/// The field of a grid file, with its holes.
fn field(file: tumble_mesh_files::GridFile) -> HeightField {
    let (nx, ny) = (file.columns - 1, file.rows - 1);
    let hole = |k: usize| file.is_hole(k % nx, k / nx);
    let materials: Option<Vec<u8>> =
        (!file.holes.is_empty()).then(|| (0..nx * ny).map(|k| if hole(k) { HOLE } else { 0 }).collect());
    HeightField {
        size: (file.columns, file.rows),
        cell: (file.cell[0], file.cell[1]),
        materials,
        heights: file.heights,
    }
}

fn axis(up: &str) -> Up {
    match up {
        "x" => Up::X,
        "y" => Up::Y,
        _ => Up::Z,
    }
}

/// An error of the geometry file `name`, with the code of scenes; of a file that it names in turn, with that file's name.
fn refusal(e: &FileError, name: &str) -> Refusal {
    let code = match e.kind {
        Kind::Outside => code::FILE_OUTSIDE,
        Kind::Unreadable => code::FILE_UNREADABLE,
        Kind::Malformed | Kind::Unsupported => code::FILE_MALFORMED,
        Kind::TooMany => code::TOO_MANY,
    };
    let told = e.told();
    (code, if e.file == name { told } else { format!("{}: {told}", e.file) }, e.help)
}
