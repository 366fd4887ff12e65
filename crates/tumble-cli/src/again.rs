//! The scene of a recording once more: to verify it, or to have all that the recording leaves out.
//!
//! Contacts and steps between frames follow from the scene and what was done from outside; the state hash of each frame says
//! whether they are those of the recorded run.

use crate::exit::InvalidFile;
use crate::input::{self, refused};
use crate::progress::Progress;
use crate::record::{self, How};
use crate::signals::{self, Signal};
use crate::simulate::Plan;
use anyhow::{Result, bail};
use std::path::Path;
use tumble_recording::{Ending, Error, Reader, Summary, replay_steps};
use tumble_scene::{Built, Scene};

/// The recorded scene before its first step, or why it cannot be stepped again.
pub(crate) fn scene(reader: &Reader) -> Result<Result<(Scene, Built), String>, Error> {
    let Some(source) = input::stored_source(reader)? else {
        return Ok(Err("it contains no scene".to_owned()));
    };
    let here = env!("CARGO_PKG_VERSION");
    let there = reader.meta().text("engine_version").unwrap_or("?");
    if here != there {
        return Ok(Err(format!("it was made by version {there}, this is {here}")));
    }
    let built = Scene::from_source(&source, "recorded scene").and_then(|s| s.build().map(|built| (s, built)));
    Ok(built.map_err(|e| format!("its scene is not valid: {e}")))
}

/// Steps the scene of a recording again and records every step with all tables; what of it the file has, and the signal that
/// ended it before its time. Nothing is left behind where a frame has another state.
pub(crate) fn record_all(reader: &Reader, to: &Path) -> Result<(Summary, Option<Signal>)> {
    let same = std::fs::canonicalize(to).ok().zip(std::fs::canonicalize(reader.path()).ok());
    if same.is_some_and(|(a, b)| a == b) {
        return Err(Error::Itself(to.to_path_buf()).into());
    }
    let damaged = |e: &Error| refused(reader.path(), e);
    let (scene, mut built) = scene(reader).map_err(|e| damaged(&e))?.map_err(|why| {
        InvalidFile::new(input::name(reader.path()), format!("the recorded run cannot be stepped again: {why}"))
    })?;
    let meta = reader.meta();
    let number = |key: &str, or: f64| meta.number(key).unwrap_or(or);
    let plan = Plan { step: number("step", scene.step), duration: number("duration", 0.0), until_rest: false };
    let mut writer = record::start(to, &scene, &mut built, plan, &How::default())?;
    let script = std::mem::take(&mut built.script);
    let driven: Vec<_> = script.bodies().collect();
    let mut progress = Progress::new("stepping again");
    let mut signal = None;
    let replayed = replay_steps(
        reader,
        &mut built.world,
        &driven,
        |world, dt, told| script.again(world, dt, told),
        |world, took| {
            signal = signals::noted();
            signal.is_none() && writer.frame(world, took.as_nanos() as u64)
        },
        |k, n| progress.show(k, n),
    );
    progress.clear();
    let complete = signal.is_none() && meta.ending() == Some("complete");
    let summary = writer.finish(if complete { Ending::Complete } else { Ending::Interrupted });
    let failed = match replayed {
        Ok(None) => None,
        Ok(Some(d)) => Some(format!(
            "frame {}: the recorded state is {:016x}, stepping the scene again gives {:016x}: nothing was written\n  \
             help: `tumble verify` says whether the recording was changed",
            d.frame, d.recorded, d.stepped
        )),
        Err(e) => Some(damaged(&e).to_string()),
    };
    let stopped = summary.stopped.as_ref().map(|why| format!("the recording stopped: {why}"));
    if let Some(why) = failed.or(stopped) {
        let _ = std::fs::remove_file(to);
        bail!("{why}");
    }
    Ok((summary, signal))
}
