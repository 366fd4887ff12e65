//! Recording of a run: the file, its summary, and tips.

use crate::args::RunOptions;
use crate::exit::{Exit, WrongUsage};
use crate::signals;
use crate::simulate::{Plan, Tally};
use crate::style;
use crate::words::{complain, harmless, plural, quoted, size};
use anyhow::{Result, anyhow};
use std::io::Write;
use std::path::Path;
use tumble_recording::{Ending, Error, Later, Options, Setup, Summary, Tables, Writer};
use tumble_scene::{Built, Scene};

/// Extent and safety of a recording.
#[derive(Clone, Copy, Debug)]
pub(crate) struct How {
    pub(crate) durable: bool,
    /// Steps of a frame.
    pub(crate) every: u64,
    pub(crate) tables: Tables,
}

impl Default for How {
    fn default() -> Self {
        Self { durable: false, every: 1, tables: Tables::ALL }
    }
}

impl How {
    /// As the options of a run say, for steps of that length [s].
    pub(crate) fn new(options: &RunOptions, step: f64) -> Self {
        let by_rate = options.fps.map(|fps| ((1.0 / (fps * step)).round() as u64).max(1));
        let tables = if options.no_contacts {
            Tables { contacts: false, solves: false, ..Tables::ALL }
        } else if options.tables.is_empty() {
            Tables::ALL
        } else {
            // the names were checked
            options.tables.iter().fold(Tables::NONE, |all, name| all.with(name).unwrap_or(all))
        };
        Self { durable: options.durable, every: options.every.or(by_rate).unwrap_or(1), tables }
    }
}

/// A closed recording.
#[derive(Debug)]
pub(crate) struct Recorded {
    /// The file, as the user named it.
    pub(crate) path: String,
    pub(crate) summary: Summary,
}

/// Makes the file, with the scene and frame 0 in it.
pub(crate) fn start(path: &Path, scene: &Scene, built: &mut Built, plan: Plan, how: &How) -> Result<Writer> {
    if path.as_os_str() == "-" {
        let message = "a recording is an SQLite file, which no pipe can hold\n  help: give a name, and `tumble export` writes its tables to stdout";
        return Err(WrongUsage(message.to_owned()).into());
    }
    // from now on a signal must not leave an unfinished file
    signals::watch();
    // the time of each island is recorded; measuring it changes no result
    let settings = tumble::Settings { timings: true, ..*built.world.settings() };
    built.world.set_settings(settings)?;
    let times = built.script.coming(&built.world);
    let source = &scene.source;
    let setup = Setup {
        name: &scene.name,
        scene: &source.text,
        format: source.format.name(),
        files: &source.files,
        joints: &built.joints,
        step: plan.step,
        duration: plan.duration,
        later: Later::of(built.whole(), &times),
    };
    let How { durable, every, tables } = *how;
    let options = Options { durable, every, tables, ..Options::default() };
    Writer::create(path, &setup, &built.world, &built.names, &options).map_err(|e| match e {
        Error::Io { .. } => anyhow!("{e}\n  help: choose a folder that can be written to"),
        e if e.is_full_disk() => anyhow!("{e}\n  help: make room, or choose another disk"),
        e => e.into(),
    })
}

/// Closes the file.
pub(crate) fn finish(writer: Writer, tally: &Tally) -> Recorded {
    let path = writer.path().to_string_lossy().into_owned();
    let ending = if tally.interrupted.is_some() { Ending::Interrupted } else { Ending::Complete };
    let summary = writer.finish(ending);
    // a refused step is reported by the run itself
    if let Some(why) = summary.stopped.as_ref().filter(|_| tally.refused.is_none()) {
        let kept = match summary.frames {
            0 => String::new(),
            1 => ", and the first frame is complete".to_owned(),
            n => format!(", and the first {n} frames are complete"),
        };
        complain(&harmless(&format!("the recording stopped: {why}; the simulation continued{kept}")));
    }
    Recorded { path, summary }
}

impl Recorded {
    /// Size and state of the file.
    pub(crate) fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let Summary { frames, stopped, waited_ns, bytes } = &self.summary;
        let (title, quiet) = (style::TITLE, style::QUIET);
        write!(
            out,
            "\n{title}Recording{title:#}   {}   {}, {}",
            harmless(&self.path),
            plural(*frames, "frame", "frames"),
            size(*bytes)
        )?;
        // a wait below 50 ms is not noticed
        if *waited_ns > 50_000_000 {
            write!(out, "  {quiet}the simulation waited {:.2} s for the disk{quiet:#}", *waited_ns as f64 * 1e-9)?;
        }
        writeln!(out)?;
        if let Some(why) = stopped {
            let why = harmless(why);
            if *frames == 0 {
                return writeln!(out, "  {0}lost{0:#}: {why}", style::BAD);
            }
            writeln!(out, "  {0}stopped{0:#} after frame {1}: {why}", style::BAD, frames - 1)?;
        }
        Ok(())
    }

    /// Commands for the recording, each with its purpose.
    pub(crate) fn commands(&self) -> Vec<(String, &'static str)> {
        if self.summary.frames == 0 {
            return Vec::new();
        }
        let file = quoted(&self.path);
        vec![
            (format!("tumble view {file}"), "view it in a browser"),
            (format!("tumble audit {file}"), "check the laws from the recorded numbers alone"),
            (format!("tumble inspect {file}"), "summary"),
            (format!("tumble sql {file} \"SELECT kind, count(*) FROM event GROUP BY kind\""), "query it"),
        ]
    }

    /// The exit code: a recording that stopped early is a failure.
    pub(crate) fn exit(&self, exit: Exit) -> Exit {
        if exit == Exit::Fine && self.summary.stopped.is_some() { Exit::Failed } else { exit }
    }
}
