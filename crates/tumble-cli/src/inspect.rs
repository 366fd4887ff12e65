//! `tumble inspect`: summary of a recording, or of a robot file.

use crate::args::InspectOptions;
use crate::audit::though_within;
use crate::certificate::small;
use crate::exit::Exit;
use crate::input::{self, recording};
use crate::json;
use crate::physics::{is_rounding, joules};
use crate::style;
use crate::words::{harmless, plural, quoted, size, tips};
use anstyle::Style;
use anyhow::Result;
use serde_json::{Value, json as object};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use tumble::{Verdict, VerdictCounts};
use tumble_recording::{Cell, FrameRow, Reader};

pub(crate) fn run(options: &InspectOptions) -> Result<Exit> {
    if crate::robot::is_robot(&options.recording) {
        return crate::robot::inspect(&options.recording, options.json);
    }
    let reader = recording(&options.recording)?;
    let contents = Contents::new(&reader, &options.recording)?;
    if options.json {
        json::print("inspect", &contents.json())?;
    } else {
        contents.print(&mut anstream::stdout().lock())?;
        let file = quoted(&contents.file);
        tips(&[
            (format!("tumble audit {file}"), "check the laws of mechanics in every frame"),
            (format!("tumble verify {file}"), "check that it is unchanged and reproducible"),
            (format!("tumble export {file} --to gltf"), "an animation for Blender and browsers"),
        ]);
    }
    Ok(Exit::Fine)
}

/// The figures of the summary.
struct Contents<'r> {
    reader: &'r Reader,
    file: String,
    bytes: u64,
    frames: u64,
    first: Option<FrameRow>,
    last: Option<FrameRow>,
    /// Bodies of each kind.
    kinds: BTreeMap<&'static str, u64>,
    /// Contact points, all frames together.
    contacts: i64,
    /// Frames by their verdicts.
    verdicts: VerdictCounts,
    /// Unsolved frames with a residual within the tolerance: the restitution phase missed it, or the bound on rounding.
    within: i64,
    /// Frames in which the energy guard acted, whatever their verdict.
    guarded: i64,
    /// Frames that lead bodies into overlap, whatever their verdict, and the deepest overlap [m].
    missed: (i64, f64),
    /// Events of each kind.
    events: BTreeMap<String, i64>,
    /// Largest residual [m/s]; not a number if one is not.
    worst: f64,
    /// The contact with the smallest gap.
    deepest: Option<Deepest>,
}

/// The contact with the smallest gap of the whole recording.
struct Deepest {
    frame: i64,
    /// Names of the bodies.
    bodies: [String; 2],
    /// Gap, negative for overlap [m].
    gap: f64,
}

impl Deepest {
    fn of(reader: &Reader) -> Result<Option<Self>> {
        let mut deepest = None;
        let name = |id: i64| {
            reader.bodies().iter().find(|b| i64::from(b.id) == id).map_or_else(String::new, |b| b.name.clone())
        };
        // of equal gaps the first
        reader.query(
            "SELECT frame, body_a, body_b, gap FROM contact ORDER BY gap, frame LIMIT 1",
            |_| {},
            |row| {
                if let [Cell::Integer(frame), Cell::Integer(a), Cell::Integer(b), Cell::Real(gap)] = row {
                    deepest = Some(Self { frame: *frame, bodies: [name(*a), name(*b)], gap: *gap });
                }
                true
            },
        )?;
        Ok(deepest)
    }

    /// The overlap as text, in the form of the physics report.
    fn text(&self) -> String {
        let [a, b] = self.bodies.each_ref().map(|name| harmless(name));
        format!("{} m max in frame {}, \"{a}\" and \"{b}\"", small(-self.gap), self.frame)
    }
}

impl<'r> Contents<'r> {
    fn new(reader: &'r Reader, path: &Path) -> Result<Self> {
        let frames = reader.frame_count()?;
        let (first, last) =
            if frames > 0 { (Some(reader.frame(0)?), Some(reader.frame(frames - 1)?)) } else { (None, None) };
        let mut kinds = BTreeMap::new();
        for b in reader.bodies() {
            *kinds.entry(b.kind.name()).or_default() += 1;
        }
        let mut events = BTreeMap::new();
        reader.query(
            "SELECT kind, count(*) FROM event GROUP BY kind",
            |_| {},
            |row| {
                if let [Cell::Text(kind), Cell::Integer(n)] = row {
                    events.insert(kind.clone(), *n);
                }
                true
            },
        )?;
        let tolerance = reader.meta().tolerance();
        let within = format!(
            "SELECT count(*) FROM frame WHERE verdict IN ('inexact', 'budget') AND residual <= {tolerance:e} \
                     AND NOT coalesce(missed_depth, 0) > 0"
        );
        let series = reader.series(&["residual", "verdict"], 0..u64::MAX, 1)?;
        // a number that is no verdict's would be none that flatters
        let said = |v: &f64| Verdict::ALL.into_iter().find(|of| f64::from(*of as u8) == *v).unwrap_or(Verdict::Failed);
        let larger = |a: f64, b: &f64| if *b > a || b.is_nan() { *b } else { a };
        Ok(Self {
            reader,
            file: input::name(path),
            bytes: std::fs::metadata(path).map_or(0, |m| m.len()),
            frames,
            first,
            last,
            kinds,
            contacts: count(reader, "SELECT coalesce(sum(contacts), 0) FROM frame")?,
            verdicts: series.get(1).into_iter().flatten().map(said).collect(),
            within: count(reader, &within)?,
            guarded: count(reader, "SELECT count(*) FROM frame WHERE guarded > 0")?,
            missed: missed(reader)?,
            events,
            deepest: Deepest::of(reader)?,
            worst: series.first().into_iter().flatten().fold(0.0, larger),
        })
    }

    /// The summary as JSON: keys are added, never renamed.
    fn json(&self) -> Value {
        let (reader, meta, last) = (self.reader, self.reader.meta(), self.last);
        object!({
            "file": self.file,
            "scene": meta.text("scene_name"),
            "engine_version": meta.text("engine_version"),
            "layout": reader.layout().name(),
            "bytes": self.bytes,
            "frames": self.frames,
            "step": meta.number("step"),
            "time": last.map(|r| r.time),
            "ending": meta.ending(),
            "bodies": reader.bodies().len(),
            "kinds": self.kinds,
            "contacts": self.contacts,
            "events": self.events,
            "worst_residual": self.worst,
            "unsolved_frames": self.verdicts.unsolved(),
            "unsolved_frames_within": self.within,
            "inexact_frames": self.verdicts.of(Verdict::Inexact),
            "overlap_frames": self.verdicts.of(Verdict::Overlap),
            "infeasible_frames": self.verdicts.of(Verdict::Infeasible),
            "failed_frames": self.verdicts.of(Verdict::Failed),
            "guarded_frames": self.guarded,
            "missed_frames": self.missed.0,
            "missed_depth": self.missed.1,
            "deepest_gap": self.deepest.as_ref().map(|d| d.gap),
            "deepest_frame": self.deepest.as_ref().map(|d| d.frame),
            "deepest_bodies": self.deepest.as_ref().map(|d| &d.bodies),
            "energy": last.map(|r| object!({
                "kinetic": r.kinetic, "potential": r.potential, "dissipated": r.dissipated,
                "friction_loss": r.friction_loss, "restitution_loss": r.restitution_loss,
                "damping_loss": r.damping_loss, "joint_loss": r.joint_loss, "work": r.work, "motor_work": r.motor_work,
                "kinematic_work": r.kinematic_work, "corrected": r.corrected, "time_step": r.time_step,
                "initial": self.first.map(|f| f.kinetic + f.potential),
            })),
            "state_hash": last.map(|r| format!("{:016x}", r.state_hash)),
        })
    }

    /// The summary as text.
    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let (reader, meta) = (self.reader, self.reader.meta());
        let (title, quiet) = (style::TITLE, style::QUIET);
        let name = meta.text("scene_name").unwrap_or_default();
        let name = harmless(name);
        let (size, layout) = (size(self.bytes), reader.layout().name());
        writeln!(out, "{title}{name}{title:#}   {} · {size} · {layout} layout", self.file)?;
        let [engine, cpu] = ["engine_version", "cpu"].map(|key| harmless(meta.text(key).unwrap_or("?")));
        writeln!(out, "  recorded by  tumble {engine} {quiet}on {cpu}{quiet:#}")?;
        self.print_ending(out)?;
        let time = self.last.map_or(0.0, |r| r.time);
        let step = meta.number("step").unwrap_or(0.0);
        writeln!(out, "  frames       {}, {time:.6} s in steps of {step} s", self.frames)?;
        let kinds: Vec<String> = self.kinds.iter().map(|(k, n)| format!("{n} {k}")).collect();
        writeln!(out, "  bodies       {} ({})", reader.bodies().len(), kinds.join(", "))?;
        writeln!(out, "  contacts     {} in all frames", self.contacts)?;
        let overlap = self.deepest.as_ref().filter(|d| d.gap < 0.0);
        writeln!(out, "  overlap      {}", overlap.map_or_else(|| "0 m max".to_owned(), Deepest::text))?;
        if self.missed.0 > 0 {
            let (frames, depth) = (plural(self.missed.0 as u64, "frame", "frames"), small(self.missed.1));
            writeln!(out, "  missed       {0}{depth} m max{0:#}, predicted overlap in {frames}", style::FAIR)?;
        }
        let events: Vec<String> = self.events.iter().map(|(k, n)| format!("{n} × {}", harmless(k))).collect();
        writeln!(out, "  events       {}", if events.is_empty() { "none".to_owned() } else { events.join(", ") })?;
        let (colour, verdict) = self.print_verdicts();
        writeln!(out, "  solver       {colour}{verdict}{colour:#}, worst residual {} m/s", small(self.worst))?;
        if let (Some(first), Some(r)) = (self.first, self.last) {
            let (start, end) = (first.kinetic + first.potential, r.kinetic + r.potential);
            let largest = if start.abs() > end.abs() { start.abs() } else { end.abs() };
            write!(out, "  energy       {} J → {} J", joules(start), joules(end))?;
            for (name, value) in [
                ("friction", -r.friction_loss),
                ("impacts", -r.restitution_loss),
                ("damping", -r.damping_loss),
                ("joints", -r.joint_loss),
                ("applied forces", r.work),
                ("motors", r.motor_work),
                ("kinematic bodies", r.kinematic_work),
                ("position correction", r.corrected),
                ("integration error", r.time_step),
            ] {
                if !is_rounding(value, largest) {
                    write!(out, ", {name} {} J", joules(value))?;
                }
            }
            writeln!(out)?;
            writeln!(out, "  state hash   {:016x}", r.state_hash)?;
        }
        Ok(())
    }

    /// Frames by their verdicts, as text with its colour.
    fn print_verdicts(&self) -> (Style, String) {
        let each = self.verdicts.worst_first().map(|(verdict, n)| match verdict {
            Verdict::Guarded => format!("{n} guarded: moved off the contact law by the energy guard"),
            Verdict::Inexact => format!("{n} inexact{}", though_within(self.within as u64, n)),
            verdict => format!("{n} {}", verdict.name()),
        });
        let words = each.collect::<Vec<_>>().join(", ");
        match self.verdicts.worst_first().next() {
            None => (style::GOOD, "all solved".to_owned()),
            Some((Verdict::Failed, _)) => (style::BAD, words),
            Some(_) => (style::FAIR, words),
        }
    }

    fn print_ending(&self, out: &mut impl Write) -> std::io::Result<()> {
        let meta = self.reader.meta();
        match meta.ending() {
            Some("complete") => writeln!(out, "  ended        {0}complete{0:#}", style::GOOD),
            Some("stopped") => {
                let why = harmless(meta.text("stopped").unwrap_or_default());
                writeln!(out, "  ended        {0}stopped{0:#}: {why}", style::BAD)
            }
            Some(other) => writeln!(out, "  ended        {0}{1}{0:#}", style::FAIR, harmless(other)),
            None => writeln!(out, "  ended        {0}not closed{0:#}: killed, or still running", style::FAIR),
        }
    }
}

/// Frames that lead bodies into overlap, and the deepest overlap [m].
fn missed(reader: &Reader) -> Result<(i64, f64)> {
    let mut found = (0, 0.0);
    reader.query(
        "SELECT count(*), max(missed_depth) FROM frame WHERE missed_depth > 0",
        |_| {},
        |row| {
            if let [Cell::Integer(n), Cell::Real(depth)] = row {
                found = (*n, *depth);
            }
            true
        },
    )?;
    Ok(found)
}

/// The result of a query for one number.
fn count(reader: &Reader, sql: &str) -> Result<i64> {
    let mut n = 0;
    reader.query(
        sql,
        |_| {},
        |row| {
            if let Some(Cell::Integer(i)) = row.first() {
                n = *i;
            }
            true
        },
    )?;
    Ok(n)
}
