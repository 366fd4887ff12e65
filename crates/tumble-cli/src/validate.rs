//! `tumble validate`: all that is wrong with a scene file, then what is allowed but seldom meant.

use crate::args::ValidateOptions;
use crate::exit::{Exit, printed};
use crate::style;
use crate::words::{next, plural, quoted};
use anyhow::Result;
use serde::Serialize;
use std::io::Write as _;
use std::path::Path;
use tumble_scene::Diagnostic;

/// The object of `validate --json`.
#[derive(Serialize)]
struct Json<'a> {
    file: &'a str,
    valid: bool,
    bodies: usize,
    errors: &'a [Diagnostic],
    lints: &'a [Diagnostic],
}

pub(crate) fn run(options: &ValidateOptions) -> Result<Exit> {
    let Some(path) = &options.scene else {
        // clap lets nothing but --schema through here
        std::io::stdout().lock().write_all(tumble_scene::SCHEMA.as_bytes())?;
        return Ok(Exit::Fine);
    };
    let (mut errors, mut lints, mut bodies) = (Vec::new(), Vec::new(), 0);
    match crate::input::scene(path).and_then(|scene| scene.build().map(|built| (scene, built))) {
        Ok((scene, built)) => {
            bodies = built.names.len();
            lints = scene.lints(&built);
        }
        Err(e) => errors = e.0,
    }
    let valid = errors.is_empty();
    printed(print(options, path, bodies, &errors, &lints))?;
    Ok(if valid { Exit::Fine } else { Exit::InvalidFile })
}

fn print(
    options: &ValidateOptions,
    path: &Path,
    bodies: usize,
    errors: &[Diagnostic],
    lints: &[Diagnostic],
) -> Result<()> {
    let valid = errors.is_empty();
    let file = crate::input::name(path);
    if options.json {
        let json = Json { file: &file, valid, bodies, errors, lints };
        let mut bytes = serde_json::to_vec(&json)?;
        bytes.push(b'\n');
        std::io::stdout().lock().write_all(&bytes)?;
    } else {
        let mut out = anstream::stdout().lock();
        for d in errors {
            writeln!(out, "{0}error{0:#}  {d}", style::BAD)?;
        }
        for d in lints {
            writeln!(out, "{0}lint{0:#}   {d}", style::FAIR)?;
        }
        let (colour, word) = match (valid, lints.is_empty()) {
            (false, _) => (style::BAD, "invalid"),
            (true, false) => (style::FAIR, "valid"),
            (true, true) => (style::GOOD, "valid"),
        };
        let e = plural(errors.len() as u64, "error", "errors");
        let l = plural(lints.len() as u64, "lint", "lints");
        let bodies = if valid { format!("{}, ", plural(bodies as u64, "body", "bodies")) } else { String::new() };
        writeln!(out, "{colour}{word}{colour:#}  {file}: {bodies}{e}, {l}")?;
        if valid {
            next(&mut out)?;
            writeln!(out, "  tumble run {}", quoted(&path.to_string_lossy()))?;
        } else if let Some(d) = errors.first() {
            next(&mut out)?;
            writeln!(out, "  tumble explain {}   what it means, with an example", d.code)?;
        }
    }
    Ok(())
}
