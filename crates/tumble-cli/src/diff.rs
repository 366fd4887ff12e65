//! `tumble diff`: the first frame, body and quantity in which two recordings differ.

use crate::args::DiffOptions;
use crate::exit::{Exit, printed};
use crate::input::recording;
use crate::json;
use crate::progress::Progress;
use crate::style;
use crate::words::{harmless, plural, quoted, tips};
use anyhow::Result;
use serde_json::json as object;
use std::io::Write as _;
use tumble_recording::{Difference, Tolerance, diff_within};

pub(crate) fn run(options: &DiffOptions) -> Result<Exit> {
    let (a, b) = (recording(&options.a)?, recording(&options.b)?);
    let mut progress = Progress::new("diff");
    let within = within(options);
    let found = diff_within(&a, &b, within, |k, n| progress.show(k, n))?;
    progress.clear();
    printed(print(options, found.as_ref(), [a.frame_count()?, b.frame_count()?]))?;
    Ok(if found.is_none() { Exit::Fine } else { Exit::Differ })
}

fn within(options: &DiffOptions) -> Tolerance {
    Tolerance { absolute: options.abs.unwrap_or(0.0), relative: options.rel.unwrap_or(0.0) }
}

fn print(options: &DiffOptions, found: Option<&Difference>, frames: [u64; 2]) -> Result<()> {
    let (name_a, name_b) = (crate::input::name(&options.a), crate::input::name(&options.b));
    if options.json {
        let equal = found.is_none();
        let Tolerance { absolute, relative } = within(options);
        let value = object!({
            "a": name_a, "b": name_b, "frames": frames, "abs": absolute, "rel": relative, "equal": equal, "first": found,
        });
        return json::print("diff", &value);
    }
    let mut out = anstream::stdout().lock();
    let Some(d) = found else {
        let frames = plural(frames[0], "frame", "frames");
        let how = match within(options) {
            t if t.is_exact() => "to the last bit".to_owned(),
            t => format!("within {:e} or {:e} of each number", t.absolute, t.relative),
        };
        return Ok(writeln!(out, "{0}equal{0:#}: {frames}, {how}", style::GOOD)?);
    };
    let body = match (&d.name, d.body) {
        (Some(name), Some(id)) => format!(", body {id} `{}`", harmless(name)),
        (None, Some(id)) => format!(", body {id}"),
        _ => String::new(),
    };
    writeln!(out, "{0}differ{0:#} first in frame {1}{body}: {2}.{3}", style::BAD, d.frame, d.table, d.quantity)?;
    let wide = name_a.chars().count().max(name_b.chars().count()).max("difference".len());
    writeln!(out, "  {name_a:<wide$}  {}", harmless(&d.a))?;
    writeln!(out, "  {name_b:<wide$}  {}", harmless(&d.b))?;
    if let Some(x) = d.difference {
        writeln!(out, "  {:<wide$}  {x:.3e}", "difference")?;
    }
    drop(out);
    // the table of bodies has no frames
    let place = match (d.table, d.body) {
        ("body", Some(id)) => format!(" WHERE id = {id}"),
        ("body", None) => String::new(),
        _ => format!(" WHERE frame = {}", d.frame),
    };
    let question = format!("tumble sql {} \"SELECT * FROM {}{place}\"", quoted(&name_a), d.table);
    tips(&[(question, "the rows of the first recording")]);
    Ok(())
}
