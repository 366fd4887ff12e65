//! Runs that are killed: no acknowledged frame may be lost, no half frame may be there, every file must open.

use crate::sample::{MIXED, build, folder, writer};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tumble_random::{Random as _, SplitMix};
use tumble_recording::{Layout, Options, Reader, verify};

/// What became of the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Processes that were killed while they recorded.
    pub kills: u64,
    /// Frames that the killed processes had said were safe.
    pub acknowledged: u64,
    /// Frames found.
    pub found: u64,
    /// Of the acknowledged ones, those that are not there.
    pub lost: u64,
    /// Files with a frame that is not whole.
    pub broken: u64,
    /// Files that do not open.
    pub closed: u64,
}

/// The process that will be killed: records for ever and says which frames are safe.
pub fn record_until_killed(path: &Path, layout: Layout) {
    let (scene, mut built) = build(MIXED);
    let options = Options { layout: Some(layout), commit_every: 0.002, queue: 4, ..Options::default() };
    let mut recorder = writer(path, &scene, &built, &options);
    let mut said = 0;
    let mut out = std::io::stdout().lock();
    loop {
        built.world.step(scene.step);
        recorder.frame(&built.world, 0);
        let safe = recorder.committed();
        if safe > said {
            said = safe;
            if writeln!(out, "{safe}").and_then(|()| out.flush()).is_err() {
                return;
            }
        }
    }
}

/// Kills `count` recording processes, each at a random moment, and looks at what they leave.
///
/// # Panics
/// When a process cannot be started.
pub fn kill(program: &Path, count: u64, seed: u64) -> Tally {
    let mut dice = SplitMix(seed);
    let path = folder("crash").join("crash.db");
    let mut tally = Tally::default();
    // a process that dies before there is a file has promised nothing, and does not count
    for k in 0..4 * count {
        if tally.kills == count {
            break;
        }
        let layout = if k % 2 == 0 { Layout::Rows } else { Layout::Chunks };
        let mut child = Command::new(program)
            .args(["crash-child", layout.name()])
            .arg(&path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|e| panic!("{}: {e}", program.display()));
        let Some(out) = child.stdout.take() else { continue };
        let listener = std::thread::spawn(move || {
            let mut last = 0;
            for line in BufReader::new(out).lines() {
                // a line that was cut off in the middle is none
                match line.ok().and_then(|l| l.parse::<u64>().ok()) {
                    Some(n) if n >= last => last = n,
                    _ => break,
                }
            }
            last
        });
        // from before the first frame to some hundred frames
        let until = Instant::now() + Duration::from_micros(dice.below(250_000));
        while Instant::now() < until {
            std::thread::sleep(Duration::from_micros(200));
        }
        let killed = child.kill().is_ok();
        let _ = child.wait();
        let acknowledged = listener.join().unwrap_or(0);
        if !killed || !path.exists() {
            continue;
        }
        tally.kills += 1;
        tally.acknowledged += acknowledged;
        look(&path, acknowledged, &mut tally);
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", path.display()));
        }
    }
    tally
}

fn look(path: &Path, acknowledged: u64, tally: &mut Tally) {
    let reader = match Reader::open(path) {
        Ok(reader) => reader,
        // killed before the schema was committed: nothing was promised yet
        Err(_) if acknowledged == 0 => return,
        Err(_) => {
            tally.closed += 1;
            tally.lost += acknowledged;
            return;
        }
    };
    let frames = reader.frame_count().unwrap_or(0);
    tally.found += frames;
    tally.lost += acknowledged.saturating_sub(frames);
    // before frame 0 is committed there is a schema without frames
    let whole = frames == 0 || verify(&reader, |_, _| {}).is_ok_and(|v| v.is_intact());
    tally.broken += u64::from(!whole);
}
