//! Recordings that are stepped again by another process: the same bits from any frame on.

use crate::sample::{MIXED, build, folder, record};
use std::path::Path;
use std::process::Command;
use tumble_random::{Random as _, SplitMix};
use tumble_recording::{Layout, Reader, replay};

/// Frames that are compared number by number after a seek.
const AFTER: u64 = 12;

/// What became of the recordings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Recordings.
    pub recordings: u64,
    /// Frames that were looked up at random and reached by stepping.
    pub seeks: u64,
    /// Recordings or seeks that were not what the other process computed.
    pub differences: u64,
}

/// The scene of a seed: the sledge, the ball and the drum start otherwise.
fn scene(dice: &mut SplitMix) -> String {
    let mut number = |low: f64, high: f64| low + (high - low) * dice.unit();
    MIXED
        .replace("[4.0, 0.3, 0.0]", &format!("[{:?}, {:?}, 0.0]", number(1.0, 6.0), number(-0.5, 0.5)))
        .replace("[0.5, 0.0, -1.0]", &format!("[{:?}, 0.0, {:?}]", number(-1.0, 1.0), number(-3.0, 0.0)))
        .replace("[0.0, 3.0, 5.0]", &format!("[{:?}, {:?}, 5.0]", number(-4.0, 4.0), number(-4.0, 4.0)))
}

/// Makes `count` recordings and has each stepped again by a process of its own, with `seeks` random frames in each.
///
/// # Panics
/// When a process cannot be started.
#[must_use]
pub fn run(program: &Path, count: u64, seeks: u64, seed: u64) -> Tally {
    let mut dice = SplitMix(seed);
    let path = folder("repeat").join("repeat.db");
    let mut tally = Tally::default();
    for k in 0..count {
        let layout = if k % 2 == 0 { Layout::Rows } else { Layout::Chunks };
        let (summary, hash) = record(&scene(&mut dice), &path, layout);
        let mut child = Command::new(program);
        child.arg("repeat-child").arg(&path).arg(hash.to_string());
        for _ in 0..seeks {
            child.arg(dice.below(summary.frames).to_string());
        }
        let fine = child.status().unwrap_or_else(|e| panic!("{}: {e}", program.display())).success();
        tally.recordings += 1;
        tally.seeks += seeks;
        tally.differences += u64::from(!fine);
    }
    let _ = std::fs::remove_dir_all(folder("repeat"));
    tally
}

/// The other process: steps the recorded scene again and compares; whether all is the same.
///
/// # Panics
/// When the file cannot be read.
#[must_use]
pub fn again(path: &Path, hash: u64, seeks: &[u64]) -> bool {
    let reader = Reader::open(path).unwrap_or_else(|e| panic!("{e}"));
    let text = reader.meta().text("scene").expect("a recording has its scene");
    let (scene, mut built) = build(text);
    let whole = replay(&reader, &mut built.world, |_, _| {});
    if !matches!(whole, Ok(None)) || built.world.state_hash() != hash {
        return false;
    }
    let frames = reader.frame_count().unwrap_or(0);
    seeks.iter().all(|&from| {
        let (_, mut fresh) = build(text);
        for _ in 0..from {
            fresh.world.step(scene.step);
        }
        (from..frames.min(from + AFTER)).all(|k| {
            if k > from {
                fresh.world.step(scene.step);
            }
            let same = reader.states(k).is_ok_and(|rows| {
                !rows.is_empty()
                    && rows.iter().all(|row| {
                        let Some(body) = fresh.world.bodies().nth(row.body as usize) else { return false };
                        row.centre.map(f64::to_bits) == body.centre().to_array().map(|x| (x + 0.0).to_bits())
                            && row.velocity.map(f64::to_bits) == body.velocity().to_array().map(|x| (x + 0.0).to_bits())
                    })
            });
            same && reader.frame(k).is_ok_and(|f| f.state_hash == fresh.world.state_hash())
        })
    })
}
