//! `tumble validate`: all errors of a scene file, then lints. Messages go to stderr, as those of `run`; the result goes to
//! stdout.

use crate::args::ValidateOptions;
use crate::exit::{Exit, printed};
use crate::json::{self, ErrorJson};
use crate::run::plan;
use crate::style;
use crate::words::{complain, lint, plural, quoted, tips};
use anyhow::Result;
use serde::Serialize;
use std::io::Write as _;
use std::path::Path;
use tumble_scene::diagnostic::code;
use tumble_scene::{Built, Diagnostic, Errors, Scene, steps};

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
    let (mut lints, mut bodies) = (Vec::new(), 0);
    let scene = crate::input::draft(path, &options.set).and_then(|draft| draft.scene());
    let errors = match scene.and_then(|scene| scene.build().map(|built| (scene, built))) {
        Ok((scene, mut built)) => {
            bodies = built.names.len();
            lints = scene.lints(&built);
            // an error now, or no matter
            lints.retain(|d| d.code != code::LINT_NO_DURATION);
            refused(options, &scene, &mut built)?
        }
        Err(e) => e.0,
    };
    let valid = errors.is_empty();
    printed(print(options, path, bodies, &errors, &lints))?;
    Ok(if valid { Exit::Fine } else { Exit::InvalidFile })
}

/// Reasons for which `tumble run` would refuse a scene that is right in itself: no duration, too many steps, courses beyond the
/// limits of the world, a first step that asks for more than the limits.
fn refused(options: &ValidateOptions, scene: &Scene, built: &mut Built) -> Result<Vec<Diagnostic>> {
    let plan = match plan(scene, options.duration, options.step, false) {
        Ok(plan) => plan,
        Err(e) => return e.downcast::<Errors>().map(|e| e.0),
    };
    let refused = scene.refusals(built, plan.step, plan.duration);
    if steps(plan.duration, plan.step) == 0 || !refused.is_empty() {
        return Ok(refused);
    }
    // limits of pairs and contacts are met before any solve: little effort is enough
    let mut settings = *built.world.settings();
    settings.solver.max_sweeps = 1;
    built.world.set_settings(settings)?;
    let refused = match built.step(plan.step) {
        Ok(report) => report.refused.clone(),
        Err(refused) => Some(refused),
    };
    Ok(refused.iter().map(|why| scene.refusal(1, why)).collect())
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
        let option = options.duration.map_or_else(String::new, |s| format!(" --duration {s}"));
        if has(code::LINT_NO_BODIES) {
            tips(&[(format!("tumble explain {}", code::LINT_NO_BODIES), "the lint, with an example")]);
        } else {
            tips(&[(format!("tumble run {}{option}", quoted(&path.to_string_lossy())), "simulate it")]);
        }
    }
    Ok(())
}
