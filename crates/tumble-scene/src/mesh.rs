//! Shapes from geometry files inside the scene's folder.
//!
//! `tumble-mesh-files` opens and reads the files; here a hull is made of the corners, once for each file, and errors get the
//! codes of scenes.

use crate::diagnostic::code;
use crate::limits;
use std::collections::BTreeMap;
use std::path::Path;
use tumble::{DVec3, MeshOptions, Shape, Sides};
use tumble_mesh_files::{FileError, Folder, Kind, Up, read_points, read_triangles};

/// An error about a geometry file: code, message, remedy.
pub(crate) type Refusal = (&'static str, String, &'static str);

/// The geometry files of a scene.
#[derive(Debug)]
pub(crate) struct Files {
    folder: Folder,
    known: BTreeMap<String, Result<Shape, Refusal>>,
}

impl Files {
    /// Files below `folder`; none for a scene without a folder.
    pub(crate) fn new(folder: Option<&Path>) -> Self {
        Self { folder: Folder::new(folder), known: BTreeMap::new() }
    }

    /// The given files, and no others.
    pub(crate) fn given(files: &[(String, Vec<u8>)]) -> Self {
        Self { folder: Folder::given(files.iter().cloned()), known: BTreeMap::new() }
    }

    /// The files that were read, to be stored with the scene.
    pub(crate) fn into_read(self) -> Vec<(String, Vec<u8>)> {
        self.folder.into_read()
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
    pub(crate) fn mesh(&mut self, name: &str, scale: f64, up: &str, sides: &str) -> Result<Shape, Refusal> {
        // bodies with the same mesh share it
        let key = format!("{name}\n{scale:?} {up} {sides}");
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let up = match up {
            "x" => Up::X,
            "y" => Up::Y,
            _ => Up::Z,
        };
        let sides = match sides {
            "solid" => Sides::Solid,
            "front" => Sides::Front,
            "both" => Sides::Both,
            _ => Sides::Auto,
        };
        let read = read_triangles(&mut self.folder, name).map_err(|e| refusal(&e, name));
        let shape = read.and_then(|file| {
            let points: Vec<DVec3> = file.points.iter().map(|p| DVec3::from_array(up.to_z(*p)) * scale).collect();
            let options = MeshOptions { sides, ..MeshOptions::default() };
            Shape::mesh(&points, &file.triangles, &options)
                .map_err(|e| (code::SHAPE, e.to_string(), "repair the file, or choose other sides"))
        });
        self.known.insert(key, shape.clone());
        shape
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
