//! Power cuts: what was not synced may be gone, sector by sector, in any order.
//!
//! A file system of our own lies below SQLite (`tumble-disk`) and writes down every write and every sync. A recording is
//! made once; then the power is cut at many moments of its history. What had been synced by then is on the disk; of what had
//! not, any sector may be. Acknowledged are the frames that the recorder had called committed before that moment.
//!
//! Under `--durable` an acknowledged frame has been synced and must be there. Otherwise the newest frames may be gone, but
//! what is there is a whole prefix.

use crate::sample::{MIXED, build, folder, writer};
use std::path::Path;
use tumble_random::{Random as _, SplitMix};
use tumble_recording::{Ending, Layout, Options, Reader, verify};

/// Moments at which the power is cut in one recording.
const CUTS: u64 = 10;

/// What became of the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Power cuts.
    pub cuts: u64,
    /// Frames that had been acknowledged as safe from them.
    pub acknowledged: u64,
    /// Frames found.
    pub found: u64,
    /// Acknowledged frames that are not there.
    pub lost: u64,
    /// Files with a frame that is not whole, or that have a gap.
    pub broken: u64,
    /// Files with acknowledged frames that do not open.
    pub closed: u64,
    /// Files that were being closed, and had to be opened once by a program that may write: SQLite does the rest.
    pub unclosed: u64,
    /// Cuts after which the newest frames were gone: the test has something to lose.
    pub shortened: u64,
}

/// One recording: its history, and how many frames were acknowledged at which moments.
struct Recording {
    history: Vec<tumble_disk::Entry>,
    acknowledged: Vec<(usize, u64)>,
    frames: u64,
}

fn record(path: &Path, layout: Layout, durable: bool, dice: &mut SplitMix) -> Recording {
    for end in ["", "-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    assert!(tumble_disk::watch(&path.display().to_string()), "SQLite takes the file system");
    let (scene, mut built) = build(MIXED);
    let options = Options { layout: Some(layout), durable, commit_every: 0.0, queue: 2, ..Options::default() };
    let mut recorder = writer(path, &scene, &built, &options);
    let mut acknowledged = Vec::new();
    let steps = 20 + dice.below(60);
    for _ in 0..steps {
        built.world.step(scene.step);
        recorder.frame(&built.world, 0);
        // asked first: whatever it has acknowledged was written before the moment that is asked for next
        let frames = recorder.committed();
        acknowledged.push((tumble_disk::now(), frames));
    }
    let end = recorder.finish(Ending::Interrupted);
    assert_eq!(end.frames, steps + 1, "{end:?}");
    Recording { history: tumble_disk::history(), acknowledged, frames: steps + 1 }
}

/// Cuts the power `count` times.
///
/// # Panics
/// When a recording cannot be made.
#[must_use]
pub fn cut(count: u64, durable: bool, seed: u64) -> Tally {
    let mut dice = SplitMix(seed);
    let here = folder(if durable { "power-full" } else { "power-normal" });
    let (path, left) = (here.join("power.db"), here.join("left.db"));
    let mut tally = Tally::default();
    let mut recording = None;
    for k in 0..count {
        if k % CUTS == 0 {
            let layout = if (k / CUTS).is_multiple_of(2) { Layout::Rows } else { Layout::Chunks };
            recording = Some(record(&path, layout, durable, &mut dice));
        }
        let Some(r) = &recording else { continue };
        let moment = dice.below(r.history.len() as u64 + 1) as usize;
        let promised = r.acknowledged.iter().filter(|(at, _)| *at <= moment).map(|(_, frames)| *frames).max();
        // without `--durable` no frame is promised to survive a power cut
        let promised = if durable { promised.unwrap_or(0) } else { 0 };
        // from nothing that was not synced to everything
        let share = dice.below(5);
        let files = tumble_disk::cut(&r.history, moment, &mut || dice.below(4) < share);
        for end in ["", "-wal", "-shm", "-journal"] {
            let _ = std::fs::remove_file(format!("{}{end}", left.display()));
        }
        for (name, bytes) in files {
            let end = name.rsplit_once("power.db").map_or("", |(_, end)| end);
            std::fs::write(format!("{}{end}", left.display()), bytes).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        tally.cuts += 1;
        tally.acknowledged += promised;
        look(&left, promised, r.frames, &mut tally);
    }
    let _ = std::fs::remove_dir_all(here);
    tally
}

fn look(path: &Path, acknowledged: u64, written: u64, tally: &mut Tally) {
    let mut frames = 0;
    // the message says what to do; done here as any client of SQLite does it
    if Reader::open(path).is_err_and(|e| e.to_string().contains("let a program that may write open it once")) {
        tally.unclosed += 1;
        let _ = rusqlite::Connection::open(path).and_then(|c| c.query_row("PRAGMA user_version", [], |_| Ok(())));
    }
    if let Ok(reader) = Reader::open(path) {
        frames = reader.frame_count().unwrap_or(0);
        // a schema without frames is whole
        let whole = frames == 0 || verify(&reader, |_, _| {}).is_ok_and(|v| v.is_intact());
        tally.broken += u64::from(!whole);
    } else {
        // where nothing was promised yet, the schema itself was not safe
        tally.closed += u64::from(acknowledged > 0);
    }
    tally.found += frames;
    tally.lost += acknowledged.saturating_sub(frames);
    tally.shortened += u64::from(frames < written);
}
