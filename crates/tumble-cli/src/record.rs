//! Recording a run: the file, what became of it, and what to type next.

use crate::exit::Exit;
use crate::signals;
use crate::simulate::{Plan, Tally};
use crate::style;
use crate::words::{complain, harmless, next, plural, quoted, size};
use anyhow::{Result, anyhow};
use std::io::Write;
use std::path::Path;
use tumble_recording::{Ending, Error, Options, Setup, Summary, Writer};
use tumble_scene::{Built, Scene};

/// A recording that is closed.
#[derive(Debug)]
pub(crate) struct Recorded {
    /// The file, as the user named it.
    pub(crate) path: String,
    pub(crate) summary: Summary,
}

/// Makes the file, with the scene and frame 0 in it.
pub(crate) fn start(path: &Path, scene: &Scene, built: &mut Built, plan: Plan, durable: bool) -> Result<Writer> {
    // from now on a signal must not leave half a file behind
    signals::watch();
    // the time that each island takes is worth knowing, and changes nothing
    let settings = tumble::Settings { timings: true, ..*built.world.settings() };
    built.world.set_settings(settings)?;
    let source = &scene.source;
    let setup = Setup {
        name: &scene.name,
        scene: &source.text,
        format: source.format.name(),
        files: &source.files,
        step: plan.step,
        duration: plan.duration,
    };
    let options = Options { durable, ..Options::default() };
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
    if let Some(why) = &summary.stopped {
        let kept = match summary.frames {
            0 => String::new(),
            1 => ", and the first frame is whole".to_owned(),
            n => format!(", and the first {n} frames are whole"),
        };
        complain(&harmless(&format!("the recording stopped: {why}; the simulation went on{kept}")));
    }
    Recorded { path, summary }
}

impl Recorded {
    /// What was written, and what to type next.
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
        // a wait that nobody notices is not worth a word
        if *waited_ns > 50_000_000 {
            write!(
                out,
                "  {quiet}the disk kept the simulation waiting for {:.2} s{quiet:#}",
                *waited_ns as f64 * 1e-9
            )?;
        }
        writeln!(out)?;
        if let Some(why) = stopped {
            let why = harmless(why);
            if *frames == 0 {
                return writeln!(out, "  {0}lost{0:#}: {why}", style::BAD);
            }
            writeln!(out, "  {0}stopped{0:#} after frame {1}: {why}", style::BAD, frames - 1)?;
        }
        let file = quoted(&self.path);
        next(out)?;
        writeln!(out, "  tumble view {file}         look at it in a browser")?;
        writeln!(out, "  tumble audit {file}        do the laws hold, by the recorded numbers alone?")?;
        writeln!(out, "  tumble inspect {file}      what is in it")?;
        writeln!(out, "  tumble sql {file} \"SELECT kind, count(*) FROM event GROUP BY kind\"")
    }

    /// The exit code, which knows of a recording that is not complete.
    pub(crate) fn exit(&self, exit: Exit) -> Exit {
        if exit == Exit::Fine && self.summary.stopped.is_some() { Exit::Failed } else { exit }
    }
}
