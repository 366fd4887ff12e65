//! No bytes and no calls make the engine panic or lie.
//!
//! Each target is a function of bytes that panics when a promise is broken. `arbtest` makes the bytes; an input that
//! breaks a promise is written to `corpus/TARGET/` before the test fails, and everything in the corpus is tried again
//! by every later run.
//!
//! ```text
//! cargo test -p tumble-fuzz                                        a second for each target, and the corpus
//! cargo run --release -p tumble-fuzz -- run 600                    ten minutes for each
//! cargo run --release -p tumble-fuzz -- run 60 scene hull          a minute for two of them
//! ```
//!
//! A target that takes text is given text of its own kind with accidents in it, since noise is refused at the first
//! byte. Promises are properties: what is accepted is finite, closed, in range and reads back the same; what is refused
//! says why.

#![expect(clippy::missing_panics_doc, reason = "a broken promise is a panic")]

pub mod bytes;
mod http;
mod hull;
mod joints;
mod mesh_file;
mod problem;
mod recording;
mod robot;
mod scene;
mod world;

use arbtest::arbtest;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A target: its name, and what must survive any bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 10] = [
    ("scene", scene::try_bytes),
    ("problem", problem::try_bytes),
    ("recording", recording::try_bytes),
    ("sql", recording::try_sql),
    ("world", world::try_bytes),
    ("joints", joints::try_bytes),
    ("hull", hull::try_bytes),
    ("mesh_file", mesh_file::try_bytes),
    ("robot", robot::try_bytes),
    ("http", http::try_bytes),
];

/// The targets of these names, all when there are none.
///
/// # Errors
/// A name that no target has: a run that tries nothing proves nothing.
pub fn chosen(names: &[String]) -> Result<Vec<Target>, String> {
    if let Some(unknown) = names.iter().find(|n| TARGETS.iter().all(|(name, _)| name != n)) {
        return Err(format!("{unknown}: no such target; there are {}", TARGETS.map(|(n, _)| n).join(", ")));
    }
    let wanted = |target: &Target| names.is_empty() || names.iter().any(|n| n == target.0);
    Ok(TARGETS.into_iter().filter(wanted).collect())
}

/// Where failed inputs are kept.
#[must_use]
pub fn corpus(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target)
}

/// Longest that one input may take, on a machine that others use too: beyond it somebody would call it hung.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// What a run did.
#[derive(Clone, Debug, Default)]
pub struct Tried {
    /// Inputs.
    pub inputs: u64,
    /// Time that the slowest of them took.
    pub slowest: Duration,
    /// The slowest of them.
    pub slow: Vec<u8>,
}

/// Tries random bytes for a time; keeps the first that break a promise or take too long, and fails.
pub fn run(target: Target, time: Duration) -> Tried {
    let (name, try_bytes) = target;
    let mut tried = Tried::default();
    arbtest(|u| {
        let bytes = u.bytes(u.len())?.to_vec();
        tried.inputs += 1;
        let clock = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| try_bytes(&bytes)));
        let took = clock.elapsed();
        if took > tried.slowest {
            tried.slowest = took;
            tried.slow.clone_from(&bytes);
        }
        if let Err(panic) = outcome {
            keep(name, &bytes);
            resume_unwind(panic);
        }
        if took > PATIENCE {
            keep(name, &bytes);
            panic!("{name}: an input took {took:?}");
        }
        Ok(())
    })
    .size_min(64)
    .size_max(16_384)
    .budget(time)
    .run();
    tried
}

/// Writes an input into the corpus under a name that follows from its bytes.
fn keep(target: &str, bytes: &[u8]) {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for b in bytes {
        hash = (hash ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3);
    }
    let folder = corpus(target);
    let _ = std::fs::create_dir_all(&folder);
    let _ = std::fs::write(folder.join(format!("{hash:016x}.bin")), bytes);
}

/// Tries everything that is kept for a target; how many there were.
pub fn replay(target: Target) -> usize {
    let (name, try_bytes) = target;
    let mut files: Vec<PathBuf> = std::fs::read_dir(corpus(name))
        .map(|list| list.filter_map(|f| Some(f.ok()?.path())).filter(|p| p.is_file()).collect())
        .unwrap_or_default();
    files.sort();
    for path in &files {
        let bytes = std::fs::read(path).expect("a file of the corpus");
        let outcome = catch_unwind(AssertUnwindSafe(|| try_bytes(&bytes)));
        assert!(outcome.is_ok(), "{} fails again", path.display());
    }
    files.len()
}
