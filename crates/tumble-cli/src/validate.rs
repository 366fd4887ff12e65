//! `tumble validate`: all errors of a scene file, then lints. Messages go to stderr, as those of `run`; the result goes to
//! stdout.

use crate::args::ValidateOptions;
use crate::exit::{Exit, printed};
use crate::json::{self, ErrorJson};
use crate::style;
use crate::words::{complain, lint, plural, quoted, tips};
use anyhow::Result;
use serde::Serialize;
use std::io::Write as _;
use std::path::Path;
use tumble_scene::Diagnostic;
use tumble_scene::diagnostic::code;

/// The object of `validate --json`.
#[derive(Serialize)]
struct Json<'a> {
    file: &'a str,
    valid: bool,
    bodies: usize,
    /// The first error, in the form that all commands share.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorJson<'a>>,
    errors: &'a [Diagnostic],
    lints: &'a [Diagnostic],
}

pub(crate) fn run(options: &ValidateOptions) -> Result<Exit> {
    let Some(path) = &options.scene else {
        // clap requires a scene unless --schema is given
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
        return json::print(
            "validate",
            &Json { file: &file, valid, bodies, error: errors.first().map(json::place), errors, lints },
        );
    }
    errors.iter().for_each(|d| complain(&d.with_excerpt()));
    lints.iter().for_each(|d| lint(&d.with_excerpt()));
    let (colour, word) = match (valid, lints.is_empty()) {
        (false, _) => (style::BAD, "invalid"),
        (true, false) => (style::FAIR, "valid"),
        (true, true) => (style::GOOD, "valid"),
    };
    let e = plural(errors.len() as u64, "error", "errors");
    let l = plural(lints.len() as u64, "lint", "lints");
    let bodies = if valid { format!("{}, ", plural(bodies as u64, "body", "bodies")) } else { String::new() };
    writeln!(anstream::stdout().lock(), "{colour}{word}{colour:#}  {file}: {bodies}{e}, {l}")?;
    if let Some(d) = errors.first() {
        tips(&[(format!("tumble explain {}", d.code), "its meaning, with an example")]);
    } else {
        let has = |code: &str| lints.iter().any(|d| d.code == code);
        let option = if has(code::LINT_NO_DURATION) { " --duration 2" } else { "" };
        if has(code::LINT_NO_BODIES) {
            tips(&[(format!("tumble explain {}", code::LINT_NO_BODIES), "the lint, with an example")]);
        } else {
            tips(&[(format!("tumble run {}{option}", quoted(&path.to_string_lossy())), "simulate it")]);
        }
    }
    Ok(())
}
