//! Power cuts: what was not synced may be gone, sector by sector, in any order.
//!
//! SQLite cannot be asked which of its writes a power cut would undo without a file system of our own below it. But a
//! commit that was acknowledged under `synchronous = FULL` has been synced, and a writer that has nothing to do writes
//! nothing. So: record some frames, wait until they are acknowledged and the writer rests, and copy the files: that
//! much is on the disk for sure. Record on, and copy the files again at a random moment, in the middle of a write or
//! not. Every sector that differs may then be the old one or the new one, and the file may end anywhere between.
//!
//! Under `NORMAL` nothing that the log holds is known to be synced, so that all of it may be torn.

use crate::dice::Dice;
use crate::sample::{MIXED, build, folder, writer};
use std::path::Path;
use std::time::Duration;
use tumble_recording::{Ending, Layout, Options, Reader, verify};

/// What a disk writes whole [bytes].
const SECTOR: usize = 512;

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
    /// Cuts after which the newest frames were gone: the test has something to lose.
    pub shortened: u64,
}

/// The two files of a recording that is being written.
struct Files {
    database: Vec<u8>,
    log: Vec<u8>,
}

impl Files {
    fn copy(path: &Path) -> Self {
        let log = std::fs::read(format!("{}-wal", path.display())).unwrap_or_default();
        Self { database: std::fs::read(path).unwrap_or_default(), log }
    }
}

/// What a power cut may leave of a file that was `old` for sure and was being made `new`.
fn torn(old: &[u8], new: &[u8], dice: &mut Dice) -> Vec<u8> {
    let longest = old.len().max(new.len());
    let end = old.len() + dice.below((longest - old.len()) as u64 + 1) as usize;
    // from nothing written to everything
    let share = dice.below(5);
    let mut file = vec![0; end];
    for start in (0..end).step_by(SECTOR) {
        let stop = (start + SECTOR).min(end);
        let source = if dice.below(4) < share { new } else { old };
        let piece = source.get(start..stop.min(source.len())).unwrap_or_default();
        file[start..start + piece.len()].copy_from_slice(piece);
    }
    file
}

/// Cuts the power `count` times.
///
/// # Panics
/// When a recording cannot be made.
#[must_use]
pub fn cut(count: u64, durable: bool, seed: u64) -> Tally {
    let mut dice = Dice(seed);
    let here = folder(if durable { "power-full" } else { "power-normal" });
    let (path, left) = (here.join("power.db"), here.join("left.db"));
    let mut tally = Tally::default();
    for k in 0..count {
        let layout = if k % 2 == 0 { Layout::Rows } else { Layout::Chunks };
        let (scene, mut built) = build(MIXED);
        let options = Options { layout: Some(layout), durable, commit_every: 0.0, queue: 2, ..Options::default() };
        let mut recorder = writer(&path, &scene, &built, &options);
        let mut sure = Files::copy(&path);
        let mut acknowledged = 0;
        if durable {
            for _ in 0..dice.below(8) {
                built.world.step(scene.step);
                recorder.frame(&built.world, 0);
                acknowledged += 1;
            }
            while recorder.committed() <= acknowledged {
                std::thread::sleep(Duration::from_micros(50));
            }
            // frame 0 counts
            acknowledged += 1;
            sure = Files::copy(&path);
        } else {
            sure.log.clear();
        }
        for _ in 0..1 + dice.below(6) {
            built.world.step(scene.step);
            recorder.frame(&built.world, 0);
        }
        std::thread::sleep(Duration::from_micros(dice.below(3000)));
        let now = Files::copy(&path);
        let written = recorder.finish(Ending::Interrupted).frames;
        let log = torn(&sure.log, &now.log, &mut dice);
        let database = torn(&sure.database, &now.database, &mut dice);
        for end in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", left.display()));
        }
        std::fs::write(&left, database).unwrap_or_else(|e| panic!("{}: {e}", left.display()));
        let _ = std::fs::write(format!("{}-wal", left.display()), log);
        tally.cuts += 1;
        tally.acknowledged += acknowledged;
        look(&left, acknowledged, written, &mut tally);
    }
    let _ = std::fs::remove_dir_all(here);
    tally
}

fn look(path: &Path, acknowledged: u64, written: u64, tally: &mut Tally) {
    let mut frames = 0;
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
