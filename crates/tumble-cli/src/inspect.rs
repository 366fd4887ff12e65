//! `tumble inspect`: what is in a recording.

use crate::args::InspectOptions;
use crate::exit::Exit;
use crate::record::{quoted, size};
use crate::style;
use crate::verify::open;
use anyhow::Result;
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write as _;

pub(crate) fn run(options: &InspectOptions) -> Result<Exit> {
    let reader = open(&options.recording)?;
    let meta = reader.meta();
    let frames = reader.frame_count()?;
    let last = if frames > 0 { Some(reader.frame(frames - 1)?) } else { None };
    let first = if frames > 0 { Some(reader.frame(0)?) } else { None };
    let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
    for b in reader.bodies() {
        *kinds.entry(b.kind.name()).or_default() += 1;
    }
    let count = |sql: &str| -> Result<i64> {
        let mut n = 0;
        reader.query(
            sql,
            |_| {},
            |row| {
                if let Some(tumble_recording::Cell::Integer(i)) = row.first() {
                    n = *i;
                }
                true
            },
        )?;
        Ok(n)
    };
    let contacts = count("SELECT coalesce(sum(contacts), 0) FROM frame")?;
    let unsolved = count("SELECT count(*) FROM frame WHERE verdict <> 'solved'")?;
    let mut events: BTreeMap<String, i64> = BTreeMap::new();
    reader.query(
        "SELECT kind, count(*) FROM event GROUP BY kind",
        |_| {},
        |row| {
            if let [tumble_recording::Cell::Text(kind), tumble_recording::Cell::Integer(n)] = row {
                events.insert(kind.clone(), *n);
            }
            true
        },
    )?;
    let bytes = std::fs::metadata(&options.recording).map_or(0, |m| m.len());
    let worst = reader.series(&["residual"], 0..u64::MAX, 1)?;
    let worst = worst.first().into_iter().flatten().fold(0.0, |a: f64, b| if *b > a || b.is_nan() { *b } else { a });
    let file = crate::input::name(&options.recording);
    let ending = meta.ending();
    if options.json {
        let value = json!({
            "file": file,
            "scene": meta.text("scene_name"),
            "engine_version": meta.text("engine_version"),
            "layout": reader.layout().name(),
            "bytes": bytes,
            "frames": frames,
            "step": meta.number("step"),
            "time": last.map(|r| r.time),
            "ending": ending,
            "bodies": reader.bodies().len(),
            "kinds": kinds,
            "contacts": contacts,
            "events": events,
            "worst_residual": worst,
            "unsolved_frames": unsolved,
            "energy": last.map(|r| json!({
                "kinetic": r.kinetic, "potential": r.potential, "dissipated": r.dissipated,
                "friction_loss": r.friction_loss, "restitution_loss": r.restitution_loss, "work": r.work,
                "kinematic_work": r.kinematic_work, "corrected": r.corrected, "time_step": r.time_step,
                "initial": first.map(|f| f.kinetic + f.potential),
            })),
            "state_hash": last.map(|r| format!("{:016x}", r.state_hash)),
        });
        let mut out = std::io::stdout().lock();
        writeln!(out, "{value}")?;
        return Ok(Exit::Fine);
    }
    let mut out = anstream::stdout().lock();
    let (title, quiet) = (style::TITLE, style::QUIET);
    let name = meta.text("scene_name").unwrap_or_default();
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    writeln!(out, "{title}{name}{title:#}   {file} · {} · {} layout", size(bytes), reader.layout().name())?;
    let engine = meta.text("engine_version").unwrap_or("?");
    writeln!(out, "  recorded by  tumble {engine} {quiet}on {}{quiet:#}", meta.text("cpu").unwrap_or("?"))?;
    match ending {
        Some("complete") => writeln!(out, "  ended        {0}complete{0:#}", style::GOOD)?,
        Some("stopped") => {
            let why = meta.text("stopped").unwrap_or_default();
            writeln!(out, "  ended        {0}stopped{0:#}: {why}", style::BAD)?;
        }
        Some(other) => writeln!(out, "  ended        {0}{other}{0:#}", style::FAIR)?,
        None => writeln!(out, "  ended        {0}not closed{0:#}: killed, or still running", style::FAIR)?,
    }
    let time = last.map_or(0.0, |r| r.time);
    let step = meta.number("step").unwrap_or(0.0);
    writeln!(out, "  frames       {frames}, {time:.6} s in steps of {step} s")?;
    let kinds: Vec<String> = kinds.iter().map(|(k, n)| format!("{n} {k}")).collect();
    writeln!(out, "  bodies       {} ({})", reader.bodies().len(), kinds.join(", "))?;
    writeln!(out, "  contacts     {contacts} over all frames")?;
    let events: Vec<String> = events.iter().map(|(k, n)| format!("{n} × {k}")).collect();
    writeln!(out, "  events       {}", if events.is_empty() { "none".to_owned() } else { events.join(", ") })?;
    let (colour, verdict) = if unsolved == 0 {
        (style::GOOD, "all solved".to_owned())
    } else {
        (style::FAIR, format!("{unsolved} unsolved"))
    };
    writeln!(out, "  solver       {colour}{verdict}{colour:#}, residual {worst:.3e} m/s at worst")?;
    if let (Some(first), Some(r)) = (first, last) {
        let (start, end) = (first.kinetic + first.potential, r.kinetic + r.potential);
        let (friction, impacts) = (r.friction_loss, r.restitution_loss);
        writeln!(out, "  energy       {start:.6} J → {end:.6} J; friction {friction:.6} J, impacts {impacts:.6} J")?;
        writeln!(out, "  state hash   {:016x}", r.state_hash)?;
    }
    let file = quoted(&file);
    writeln!(out, "\nNext:\n  tumble audit {file}    do the laws hold?")?;
    writeln!(out, "  tumble verify {file}   is it what was recorded?")?;
    writeln!(out, "  tumble export {file} --to gltf   an animation for Blender and browsers")?;
    Ok(Exit::Fine)
}
