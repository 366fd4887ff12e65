//! Disks that are full: the recording stops, the simulation does not, and what was written is whole.

use crate::dice::Dice;
use crate::sample::{MIXED, build, folder, writer};
use std::path::Path;
use tumble_recording::{Ending, Layout, Options, Reader, verify};

/// What became of the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Recordings on a disk that was too small.
    pub disks: u64,
    /// Frames that fitted.
    pub frames: u64,
    /// Recordings that did not say why they stopped.
    pub silent: u64,
    /// Simulations that were changed.
    pub changed: u64,
    /// Files that do not open, miss a frame that was reported, or hold a broken one.
    pub broken: u64,
}

/// Steps of each simulation.
const STEPS: u64 = 400;

/// Records `count` times onto a disk that is too small: a real one if a folder on it is given (of 1 MB, say), else one
/// that SQLite is told has so many pages and no more.
///
/// # Panics
/// When a recording cannot be begun.
#[must_use]
pub fn fill(count: u64, small: Option<&Path>, seed: u64) -> Tally {
    let mut dice = Dice(seed);
    let mut tally = Tally::default();
    let here = small.map_or_else(|| folder("full"), Path::to_path_buf);
    let path = here.join("full.db");
    let (scene, mut alone) = build(MIXED);
    for _ in 0..STEPS {
        alone.world.step(scene.step);
    }
    for k in 0..count {
        let layout = if k % 2 == 0 { Layout::Rows } else { Layout::Chunks };
        let (scene, mut built) = build(MIXED);
        let most_pages = small.is_none().then(|| 26 + dice.below(16) as u32);
        let commit_every = if k % 3 == 0 { 0.0 } else { 0.01 };
        let options = Options { layout: Some(layout), most_pages, commit_every, ..Options::default() };
        let mut recorder = writer(&path, &scene, &built, &options);
        for _ in 0..STEPS {
            built.world.step(scene.step);
            recorder.frame(&built.world, 0);
        }
        tally.disks += 1;
        tally.changed += u64::from(built.world.state_hash() != alone.world.state_hash());
        let end = recorder.finish(Ending::Complete);
        tally.frames += end.frames;
        tally.silent += u64::from(!end.stopped.as_ref().is_some_and(|why| why.contains("full")));
        let whole = Reader::open(&path).is_ok_and(|reader| {
            reader.frame_count().is_ok_and(|n| n == end.frames)
                && (end.frames == 0 || verify(&reader, |_, _| {}).is_ok_and(|v| v.is_intact()))
                && !matches!(reader.meta().ending(), Some("complete"))
        });
        tally.broken += u64::from(!whole);
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", path.display()));
        }
    }
    if small.is_none() {
        let _ = std::fs::remove_dir_all(here);
    }
    tally
}
