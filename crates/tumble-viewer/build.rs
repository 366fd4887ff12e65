//! Lists the scenes of the gallery, so that they travel inside the binary.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    // in the repository `scenes` is a link to the common folder, in a package a copy of it; where a checkout has no
    // links, the folder itself
    let linked = Path::new(&here).join("scenes");
    let folder = if linked.is_dir() { linked } else { Path::new(&here).join("../../scenes") };
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder)
        .map(|list| list.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    files.retain(|p| p.extension().is_some_and(|e| e == "toml"));
    files.sort();
    let mut code = String::from("&[\n");
    for path in files {
        let (Some(name), Ok(path)) = (path.file_name(), path.canonicalize()) else { continue };
        let _ = writeln!(code, "    ({:?}, include_str!({:?})),", name.to_string_lossy(), path.display().to_string());
    }
    code.push_str("]\n");
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("gallery.rs");
    if let Err(error) = fs::write(&out, code) {
        println!("cargo::error=cannot write {}: {error}", out.display());
    }
}
