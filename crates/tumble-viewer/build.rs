//! Lists the scenes of the gallery, their files and their pictures, so that they travel inside the binary.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The files with an ending in a folder of this crate, or in the folder of the repository that it is a link to: in the
/// repository the folder is a link, in a package a copy, and a checkout may be without links.
fn files(here: &Path, linked: &str, common: &str, ending: &str) -> Vec<PathBuf> {
    let linked = here.join(linked);
    let folder = if linked.is_dir() { linked } else { here.join(common) };
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder)
        .map(|list| list.filter_map(|entry| entry.ok()?.path().canonicalize().ok()).collect())
        .unwrap_or_default();
    files.retain(|p| p.extension().is_some_and(|e| e == ending));
    files.sort();
    files
}

/// The files of a scene: all below the folder with its name, each with its name relative to the folder of the scene.
fn belongings(scene: &Path) -> Vec<(String, PathBuf)> {
    let (mut found, mut folders) = (Vec::new(), vec![(scene.with_extension(""), String::new())]);
    if let (Some((_, name)), Some(stem)) = (folders.first_mut(), scene.file_stem()) {
        *name = stem.to_string_lossy().into_owned();
    }
    while let Some((folder, name)) = folders.pop() {
        for path in fs::read_dir(&folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())) {
            let Some(last) = path.file_name() else { continue };
            let name = format!("{name}/{}", last.to_string_lossy());
            if path.is_dir() { folders.push((path, name)) } else { found.push((name, path)) }
        }
    }
    found.sort();
    found
}

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let pictures = files(&here, "pictures", "../../docs/pictures/gallery", "webp");
    let mut code = String::from("&[\n");
    for path in files(&here, "scenes", "../../scenes", "toml") {
        let Some(name) = path.file_name() else { continue };
        let picture = match pictures.iter().find(|p| p.file_stem() == path.file_stem()) {
            Some(p) => format!("Some(include_bytes!({:?}))", p.display().to_string()),
            None => "None".to_owned(),
        };
        let mut with = String::new();
        for (name, path) in belongings(&path) {
            let _ = write!(with, "({name:?}, include_bytes!({:?})), ", path.display().to_string());
        }
        let text = path.display().to_string();
        let _ = writeln!(
            code,
            "    EmbeddedScene {{ file: {:?}, text: include_str!({text:?}), files: &[{with}], picture: {picture} }},",
            name.to_string_lossy()
        );
    }
    code.push_str("]\n");
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("gallery.rs");
    if let Err(error) = fs::write(&out, code) {
        println!("cargo::error=cannot write {}: {error}", out.display());
    }
}
