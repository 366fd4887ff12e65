//! `tumble diff`: the first frame, body and quantity in which two recordings differ.

use crate::args::DiffOptions;
use crate::exit::Exit;
use crate::input::recording;
use crate::progress::Progress;
use crate::style;
use crate::words::{harmless, next, plural, quoted};
use anyhow::Result;
use serde_json::json;
use std::io::Write as _;
use tumble_recording::diff;

pub(crate) fn run(options: &DiffOptions) -> Result<Exit> {
    let (a, b) = (recording(&options.a)?, recording(&options.b)?);
    let mut progress = Progress::new("diff");
    let found = diff(&a, &b, |k, n| progress.show(k, n))?;
    progress.clear();
    let (frames_a, frames_b) = (a.frame_count()?, b.frame_count()?);
    let (name_a, name_b) = (crate::input::name(&options.a), crate::input::name(&options.b));
    if options.json {
        let value = json!({
            "a": name_a, "b": name_b, "frames": [frames_a, frames_b], "equal": found.is_none(), "first": found,
        });
        writeln!(std::io::stdout().lock(), "{value}")?;
    } else {
        let mut out = anstream::stdout().lock();
        match &found {
            None => {
                writeln!(out, "{0}equal{0:#}: {1}, to the last bit", style::GOOD, plural(frames_a, "frame", "frames"))?;
            }
            Some(d) => {
                let body = match (&d.name, d.body) {
                    (Some(name), Some(id)) => format!(", body {id} `{}`", harmless(name)),
                    (None, Some(id)) => format!(", body {id}"),
                    _ => String::new(),
                };
                writeln!(
                    out,
                    "{0}differ{0:#} first in frame {1}{body}: {2}.{3}",
                    style::BAD,
                    d.frame,
                    d.table,
                    d.quantity
                )?;
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
                writeln!(out, "  tumble sql {} \"SELECT * FROM {}{place}\"", quoted(&name_a), d.table)?;
            }
        }
    }
    Ok(if found.is_none() { Exit::Fine } else { Exit::Differ })
}
