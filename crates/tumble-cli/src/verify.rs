//! `tumble verify`: checksums of a recording, and the state hashes of a second run of its scene.

use crate::again;
use crate::args::VerifyOptions;
use crate::exit::{Exit, printed};
use crate::input::{recording, refused};
use crate::json;
use crate::progress::Progress;
use crate::style;
use crate::words::{harmless, plural};
use anyhow::Result;
use serde_json::json as object;
use std::io::Write as _;
use tumble_recording::{Departure, Error, Reader, Verification, replay_with, verify};

/// Most problems in the text output; the JSON has all.
const PRINTED: usize = 12;

/// Outcome of the second run.
enum Replayed {
    Same,
    Other(Departure),
    Impossible(String),
    Skipped,
}

pub(crate) fn run(options: &VerifyOptions) -> Result<Exit> {
    let reader = recording(&options.recording)?;
    let mut progress = Progress::new("checksums");
    let found = verify(&reader, |k, n| progress.show(k, n)).map_err(|e| refused(&options.recording, &e))?;
    progress.clear();
    let replayed = if options.no_replay || !found.is_intact() {
        Replayed::Skipped
    } else {
        repeat(&reader).map_err(|e| refused(&options.recording, &e))?
    };
    let fine = found.is_intact() && !matches!(replayed, Replayed::Other(_));
    printed(if options.json {
        print_json(options, &found, &replayed)
    } else {
        print(options, &found, &replayed).map_err(Into::into)
    })?;
    Ok(if fine { Exit::Fine } else { Exit::Failed })
}

/// Steps the recorded scene again.
fn repeat(reader: &Reader) -> Result<Replayed, Error> {
    let mut built = match again::scene(reader)? {
        Ok((_, built)) => built,
        Err(why) => return Ok(Replayed::Impossible(why)),
    };
    let mut progress = Progress::new("stepping again");
    let script = std::mem::take(&mut built.script);
    let act = |world: &mut tumble::World, dt: f64, told: bool| script.again(world, dt, told);
    let driven: Vec<_> = script.bodies().collect();
    let departure = replay_with(reader, &mut built.world, &driven, act, |k, n| progress.show(k, n))?;
    progress.clear();
    Ok(departure.map_or(Replayed::Same, Replayed::Other))
}

fn print(options: &VerifyOptions, found: &Verification, replayed: &Replayed) -> std::io::Result<()> {
    let mut out = anstream::stdout().lock();
    let file = crate::input::name(&options.recording);
    writeln!(out, "{0}{file}{0:#}   {1}", style::TITLE, plural(found.frames, "frame", "frames"))?;
    let n = found.problems.len();
    if n == 0 {
        writeln!(out, "  checksums  {0}intact{0:#}: every value of every table is unchanged", style::GOOD)?;
    } else {
        writeln!(out, "  checksums  {0}{1}{0:#}", style::BAD, plural(n as u64, "problem", "problems"))?;
        for p in found.problems.iter().take(PRINTED) {
            writeln!(out, "    {}", harmless(p))?;
        }
        if n > PRINTED {
            writeln!(out, "    … and {} more", n - PRINTED)?;
        }
    }
    if found.closed {
        writeln!(out, "  end        {0}sealed{0:#}", style::GOOD)?;
    } else {
        writeln!(
            out,
            "  end        {0}not closed{0:#}: killed, or still running; every frame in it is complete",
            style::FAIR
        )?;
    }
    match replayed {
        Replayed::Same => writeln!(out, "  physics    {0}reproduced{0:#}: the same state in every frame", style::GOOD),
        Replayed::Other(d) => writeln!(
            out,
            "  physics    {0}differs{0:#} from frame {1} on: recorded {2:016x}, stepped {3:016x}",
            style::BAD,
            d.frame,
            d.recorded,
            d.stepped
        ),
        Replayed::Impossible(why) => {
            writeln!(out, "  physics    {0}cannot be reproduced{0:#}: {1}", style::FAIR, harmless(why))
        }
        Replayed::Skipped => writeln!(out, "  physics    not stepped again"),
    }
}

fn print_json(options: &VerifyOptions, found: &Verification, replayed: &Replayed) -> Result<()> {
    let (word, departure) = match replayed {
        Replayed::Same => ("same", None),
        Replayed::Other(d) => ("departs", Some(d.frame)),
        Replayed::Impossible(_) => ("impossible", None),
        Replayed::Skipped => ("not asked", None),
    };
    let value = object!({
        "file": crate::input::name(&options.recording),
        "frames": found.frames,
        "intact": found.is_intact(),
        "closed": found.closed,
        "changed_frames": found.changed,
        "problems": found.problems,
        "replay": word,
        "departure_frame": departure,
    });
    json::print("verify", &value)
}
