//! Robots from files and text.

use crate::finding::{Findings, Place, code};
use crate::groups;
use crate::limits;
use crate::meshes::Meshes;
use crate::model::Robot;
use crate::xml;
use crate::{mjcf, paths, urdf};
use std::path::{Path, PathBuf};
use tumble_mesh_files::Folder;

/// How many folders above its own a robot's files may be.
const ABOVE: usize = 3;

impl Robot {
    /// Reads a robot file and what it names in its folder, or in the folders around it that hold its package: see
    /// [`root_folder`].
    ///
    /// # Errors
    /// Everything that is refused, with all other findings.
    pub fn load(path: &Path) -> Result<Self, Findings> {
        let (folder, name) = root_folder(path);
        Self::read(&mut Folder::new(Some(&folder)), &name)
    }

    /// Reads a robot from text that names no files; `file` is its name in messages.
    ///
    /// # Errors
    /// Everything that is refused, with all other findings.
    pub fn parse(text: &str, file: &str) -> Result<Self, Findings> {
        Self::read(&mut Folder::given([(file.to_owned(), text.as_bytes().to_vec())]), file)
    }

    /// Reads a robot file of a folder.
    ///
    /// # Errors
    /// Everything that is refused, with all other findings.
    pub fn read(folder: &mut Folder, file: &str) -> Result<Self, Findings> {
        let mut found = Findings::default();
        let whole = Place { file: file.to_owned(), ..Place::default() };
        let bytes = match folder.file(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                found.refuse(code::FILE, &whole, "", "", error.told(), error.help);
                return Err(found);
            }
        };
        let mut left = limits::ELEMENTS;
        let Some(root) = xml::parse(file, &bytes, &mut left, &mut found) else { return Err(found) };
        let mut meshes = Meshes::new(folder);
        let mut robot = match root.tag.as_str() {
            "robot" => urdf::read(&root, &mut meshes, found),
            "mujoco" | "mujocoinclude" => mjcf::read(file, root, &mut meshes, &mut left, found),
            other => {
                let help = "name a URDF (`<robot>`) or an MJCF file (`<mujoco>`)";
                let why = format!("not a robot: the root is `{}`", crate::finding::shown(other));
                found.refuse(code::UNSUPPORTED, &root.place(), "", "", why, help);
                return Err(found);
            }
        };
        if !robot.findings.refused() {
            groups::check(&mut robot);
        }
        if robot.findings.refused() { Err(robot.findings) } else { Ok(robot) }
    }
}

/// The folder that a robot's files are read from, and the name of the robot file in it.
///
/// It is the file's own folder, or the nearest above it, at most three levels up, in which everything is that the file names
/// by `..` or by `package://`. No file outside it is opened.
#[must_use]
pub fn root_folder(path: &Path) -> (PathBuf, String) {
    let name = path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
    let own = path.parent().filter(|p| !p.as_os_str().is_empty()).map_or_else(|| PathBuf::from("."), Path::to_path_buf);
    let plain = (own.clone(), name.clone());
    let Ok(full) = own.canonicalize() else { return plain };
    let references = references(path);
    if references.is_empty() {
        return plain;
    }
    let mut best = (usize::MAX, plain.clone());
    let mut inner = name;
    let mut root = full.as_path();
    for level in 0..=ABOVE {
        let there = |r: &String| paths::candidates(&inner, r).iter().any(|c| root.join(c).is_file());
        let missing = references.iter().filter(|r| !there(r)).count();
        if missing < best.0 {
            let folder = if level == 0 { own.clone() } else { root.to_path_buf() };
            best = (missing, (folder, inner.clone()));
        }
        if missing == 0 {
            break;
        }
        let (Some(parent), Some(last)) = (root.parent().filter(|p| p.parent().is_some()), root.file_name()) else {
            break;
        };
        inner = format!("{}/{inner}", last.to_string_lossy());
        root = parent;
    }
    best.1
}

/// Names in a robot file that begin with `..` or with a package.
fn references(path: &Path) -> Vec<String> {
    let size = path.metadata().map_or(0, |m| m.len());
    if size > limits::FILE_BYTES as u64 {
        return Vec::new();
    }
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    let mut all = Vec::new();
    let folder = attribute(&text, "meshdir").or_else(|| attribute(&text, "assetdir")).unwrap_or_default();
    for piece in text.split(['"', '\'']).filter(|p| p.len() < 1000) {
        if piece.starts_with("package://") || piece.starts_with("model://") || piece.starts_with("../") {
            all.push(piece.to_owned());
        } else if folder.starts_with("..") && piece.contains('.') && !piece.contains(char::is_whitespace) {
            let lower = piece.to_ascii_lowercase();
            if [".stl", ".obj", ".msh", ".ply", ".dae"].iter().any(|e| lower.ends_with(e)) {
                all.push(format!("{folder}/{piece}"));
            }
        }
    }
    all
}

fn attribute(text: &str, name: &str) -> Option<String> {
    let rest = text.split_once(&format!("{name}=\""))?.1;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}
