//! `tumble init`: a scene to begin with.

use crate::args::InitOptions;
use crate::exit::Exit;
use crate::input::name;
use crate::scenes;
use crate::words::{is_quiet, quoted, tips};
use anyhow::{Context as _, Result, bail};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write as _};

/// The scene: every kind of block once, with the reason for its numbers.
const START: &str = include_str!("../scenes/start.toml");

pub(crate) fn run(options: &InitOptions) -> Result<Exit> {
    let text = match &options.from {
        Some(name) => scenes::text(name)?,
        None => START,
    };
    let file = name(&options.file);
    // `create_new`: between a look and a write somebody else could make the file
    let mut made = match OpenOptions::new().write(true).create_new(true).open(&options.file) {
        Ok(made) => made,
        Err(e) if e.kind() == ErrorKind::AlreadyExists => {
            bail!("{file} exists and is not overwritten\n  help: name another file: tumble init mine.toml")
        }
        Err(e) => return Err(e).context(file),
    };
    made.write_all(text.as_bytes()).context(file.clone())?;
    if !is_quiet() {
        let _ = writeln!(anstream::stderr(), "{file}   written");
    }
    let file = quoted(&options.file.to_string_lossy());
    tips(&[
        (format!("tumble run {file}"), "simulate it"),
        (format!("tumble view {file}"), "live in a browser"),
        (format!("tumble validate {file}"), "all errors and lints, after a change"),
    ]);
    Ok(Exit::Fine)
}
