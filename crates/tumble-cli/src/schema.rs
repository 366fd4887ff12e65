//! `tumble schema`: JSON Schemas of what commands print with `--json`.

use crate::args::SchemaOptions;
use crate::exit::{Exit, WrongUsage};
use crate::style;
use crate::words::harmless;
use anyhow::Result;
use std::io::Write as _;
use tumble_scene::diagnostic::did_you_mean;

/// Command, what its object is, and its schema.
const SCHEMAS: &[(&str, &str, &str)] = &[
    ("audit", "the laws in every frame of a recording", include_str!("../schemas/audit.json")),
    ("bench", "step times on this machine", include_str!("../schemas/bench.json")),
    ("diff", "the first difference of two recordings", include_str!("../schemas/diff.json")),
    ("ensemble", "summary of an ensemble", include_str!("../schemas/ensemble.json")),
    ("error", "an error of any command", include_str!("../schemas/error.json")),
    ("explain", "one code, or a list of all", include_str!("../schemas/explain.json")),
    ("export", "files that were written", include_str!("../schemas/export.json")),
    ("inspect", "summary of a recording", include_str!("../schemas/inspect.json")),
    ("run", "physics report of a run", include_str!("../schemas/run.json")),
    ("scene", "scene files, TOML or JSON", tumble_scene::SCHEMA),
    ("scenes", "the embedded scenes", include_str!("../schemas/scenes.json")),
    ("solve", "a solved contact problem", include_str!("../schemas/solve.json")),
    ("sql", "rows of a query", include_str!("../schemas/sql.json")),
    ("sweep", "the runs of `run --sweep`", include_str!("../schemas/sweep.json")),
    ("validate", "errors and lints of a scene", include_str!("../schemas/validate.json")),
    ("verify", "checksums and replay of a recording", include_str!("../schemas/verify.json")),
];

pub(crate) fn run(options: &SchemaOptions) -> Result<Exit> {
    let Some(name) = &options.command else {
        let mut out = anstream::stdout().lock();
        for (name, about, _) in SCHEMAS {
            writeln!(out, "{0}{name:<9}{0:#}  {about}", style::TITLE)?;
        }
        return Ok(Exit::Fine);
    };
    let Some((_, _, text)) = SCHEMAS.iter().find(|(n, ..)| n == name) else {
        let help = match did_you_mean(name, SCHEMAS.iter().map(|(n, ..)| *n)) {
            Some(near) => format!("did you mean {near}?"),
            None => "`tumble schema` lists them".to_owned(),
        };
        return Err(WrongUsage(format!("no schema \"{}\"\n  help: {help}", harmless(name))).into());
    };
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Exit::Fine)
}
