//! `tumble init`: a scene to begin with.

use crate::args::InitOptions;
use crate::exit::Exit;
use crate::input;
use crate::scenes;
use crate::words::{is_quiet, quoted, tips};
use anyhow::{Context as _, Result, bail};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

/// The scene: every kind of block once, with the reason for its numbers.
const START: &str = include_str!("../scenes/start.toml");

pub(crate) fn run(options: &InitOptions) -> Result<Exit> {
    let (text, files) = match &options.from {
        Some(name) => scenes::known(name).map(|s| (s.text, s.files))?,
        None => (START, &[][..]),
    };
    let folder = options.file.parent().unwrap_or(Path::new(""));
    // the files first: a scene that is there is whole
    for (name, bytes) in files {
        let path = folder.join(name);
        if std::fs::read(&path).is_ok_and(|there| there == *bytes) {
            continue;
        }
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).with_context(|| input::name(folder))?;
        }
        write(&path, bytes, "begin in another folder")?;
    }
    write(&options.file, text.as_bytes(), "name another file: tumble init mine.toml")?;
    let file = quoted(&options.file.to_string_lossy());
    tips(&[
        (format!("tumble run {file}"), "simulate it"),
        (format!("tumble view {file}"), "live in a browser"),
        (format!("tumble validate {file}"), "all errors and lints, after a change"),
    ]);
    Ok(Exit::Fine)
}

/// Writes a file that is not there yet.
fn write(path: &Path, bytes: &[u8], help: &str) -> Result<()> {
    let file = input::name(path);
    // `create_new`: between a look and a write another process could make the file
    let mut made = match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(made) => made,
        Err(e) if e.kind() == ErrorKind::AlreadyExists => {
            bail!("{file} exists and is not overwritten\n  help: {help}")
        }
        Err(e) => return Err(e).context(file),
    };
    made.write_all(bytes).context(file.clone())?;
    if !is_quiet() {
        let _ = writeln!(anstream::stderr(), "{file}   written");
    }
    Ok(())
}
