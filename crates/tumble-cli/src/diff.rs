//! `tumble diff`: the first frame, body and quantity in which two recordings differ.

use crate::args::DiffOptions;
use crate::exit::{Exit, printed};
use crate::input::recording;
use crate::progress::Progress;
use crate::style;
use crate::words::{harmless, next, plural, quoted};
use anyhow::Result;
use serde_json::json;
use std::io::Write as _;
use tumble_recording::{Difference, diff};

pub(crate) fn run(options: &DiffOptions) -> Result<Exit> {
    let (a, b) = (recording(&options.a)?, recording(&options.b)?);
    let mut progress = Progress::new("diff");
    let found = diff(&a, &b, |k, n| progress.show(k, n))?;
    progress.clear();
    let outcome = print(options, found.as_ref(), [a.frame_count()?, b.frame_count()?]);
    printed(outcome.map_err(Into::into))?;
    Ok(if found.is_none() { Exit::Fine } else { Exit::Differ })
}

fn print(options: &DiffOptions, found: Option<&Difference>, frames: [u64; 2]) -> std::io::Result<()> {
    let (name_a, name_b) = (crate::input::name(&options.a), crate::input::name(&options.b));
    if options.json {
        let value = json!({ "a": name_a, "b": name_b, "frames": frames, "equal": found.is_none(), "first": found });
        return writeln!(std::io::stdout().lock(), "{value}");
    }
    let mut out = anstream::stdout().lock();
    let Some(d) = found else {
        let frames = plural(frames[0], "frame", "frames");
        return writeln!(out, "{0}equal{0:#}: {frames}, to the last bit", style::GOOD);
    };
    let body = match (&d.name, d.body) {
        (Some(name), Some(id)) => format!(", body {id} `{}`", harmless(name)),
        (None, Some(id)) => format!(", body {id}"),
        _ => String::new(),
    };
    writeln!(out, "{0}differ{0:#} first in frame {1}{body}: {2}.{3}", style::BAD, d.frame, d.table, d.quantity)?;
    writeln!(out, "  {name_a}  {}", harmless(&d.a))?;
    writeln!(out, "  {name_b}  {}", harmless(&d.b))?;
    if let Some(x) = d.difference {
        writeln!(out, "  difference  {x:.3e}")?;
    }
    // bodies are what they are in every frame
    let place = match (d.table, d.body) {
        ("body", Some(id)) => format!(" WHERE id = {id}"),
        ("body", None) => String::new(),
        _ => format!(" WHERE frame = {}", d.frame),
    };
    next(&mut out)?;
    writeln!(out, "  tumble sql {} \"SELECT * FROM {}{place}\"", quoted(&name_a), d.table)
}
