//! Disks that are full: the recording stops, the simulation does not, and what was written is whole.

use crate::sample::{MIXED, build, folder, writer};
use rusqlite::Connection;
use std::ops::Range;
use std::path::Path;
use tumble_random::{Random as _, SplitMix};
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
/// that SQLite is told has so many pages and no more: from just enough to begin to one page too few, and both of these
/// first.
///
/// # Panics
/// When a recording cannot be begun, or needs no more pages than its beginning.
#[must_use]
pub fn fill(count: u64, small: Option<&Path>, seed: u64) -> Tally {
    let mut dice = SplitMix(seed);
    let mut tally = Tally::default();
    let here = small.map_or_else(|| folder("full"), Path::to_path_buf);
    let path = here.join("full.db");
    let (scene, mut alone) = build(MIXED);
    for _ in 0..STEPS {
        alone.world.step(scene.step);
    }
    let layouts = [Layout::Rows, Layout::Chunks];
    let limits = small.is_none().then(|| layouts.map(|layout| too_few(&path, layout)));
    for k in 0..count {
        let which = (k % 2) as usize;
        let layout = layouts[which];
        let (scene, mut built) = build(MIXED);
        let most_pages = limits.as_ref().map(|limits| {
            let Range { start, end } = limits[which];
            match k / 2 {
                0 => start,
                1 => end - 1,
                _ => start + dice.below(u64::from(end - start)) as u32,
            }
        });
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
        remove(&path);
    }
    if small.is_none() {
        let _ = std::fs::remove_dir_all(here);
    }
    tally
}

/// Pages on which a recording can begin but not end: measured, since what a step writes down changes with the solver.
fn too_few(path: &Path, layout: Layout) -> Range<u32> {
    let [begun, whole] = [0, STEPS].map(|steps| {
        let (scene, mut built) = build(MIXED);
        let options = Options { layout: Some(layout), ..Options::default() };
        let mut recorder = writer(path, &scene, &built, &options);
        for _ in 0..steps {
            built.world.step(scene.step);
            recorder.frame(&built.world, 0);
        }
        let end = recorder.finish(Ending::Complete);
        assert_eq!((end.frames, end.stopped), (steps + 1, None), "{layout:?}");
        let pages = Connection::open(path).and_then(|c| c.query_row("PRAGMA page_count", [], |r| r.get(0)));
        remove(path);
        pages.unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    });
    assert!(begun < whole, "{layout:?}: {begun} pages to begin, {whole} in all");
    begun..whole
}

fn remove(path: &Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
}
