//! Snapshots that another process goes on from: the same bytes after every step.

use crate::dice::Dice;
use crate::scenes::SCENES;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use tumble_suite::share::share;

/// Step [s].
const DT: f64 = 1.0 / 120.0;

/// What became of the snapshots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Snapshots that a new process took up.
    pub snapshots: u64,
    /// Steps compared after them, by all bytes of the state.
    pub steps: u64,
    /// Processes that went another way.
    pub differences: u64,
}

/// Hash of all bytes of a state.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3))
}

/// The other process: makes the scene, takes up the bytes from its input, and says what every step comes to.
///
/// # Errors
/// A scene that is not there, or bytes that the world refuses.
pub fn go_on(scene: usize, steps: u32, mut say: impl FnMut(u64)) -> Result<(), String> {
    let (_, make) = SCENES.get(scene).ok_or("no such scene")?;
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes).map_err(|e| e.to_string())?;
    let mut world = make();
    world.restore_bytes(&bytes).map_err(|e| e.to_string())?;
    for _ in 0..steps {
        world.step(DT);
        say(digest(&world.snapshot().to_bytes()));
    }
    Ok(())
}

/// Takes a snapshot at a random step and compares `steps` steps of a new process with those of this one.
fn one(program: &Path, seed: u64, steps: u32) -> Tally {
    let mut dice = Dice::new(seed);
    let scene = dice.below(SCENES.len() as u64) as usize;
    let mut world = SCENES[scene].1();
    for _ in 0..dice.below(600) {
        world.step(DT);
    }
    let bytes = world.snapshot().to_bytes();
    let child = Command::new(program)
        .args(["go-on", &scene.to_string(), &steps.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = child.unwrap_or_else(|e| panic!("{}: {e}", program.display()));
    // dropped at the end of the line, so that the child sees the end of its input
    child.stdin.take().expect("a pipe").write_all(&bytes).expect("the child reads");
    let output = child.wait_with_output().expect("the child ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut theirs = text.lines();
    let same = (0..steps).all(|_| {
        world.step(DT);
        theirs.next() == Some(format!("{:016x}", digest(&world.snapshot().to_bytes())).as_str())
    });
    let fine = same && output.status.success();
    Tally { snapshots: 1, steps: u64::from(steps), differences: u64::from(!fine) }
}

/// So many snapshots, each taken up by a process of its own.
#[must_use]
pub fn run(program: &Path, count: u64, steps: u32) -> Tally {
    let mut all = Tally::default();
    for t in share(count, |seed| one(program, seed, steps)) {
        all.snapshots += t.snapshots;
        all.steps += t.steps;
        all.differences += t.differences;
    }
    all
}
