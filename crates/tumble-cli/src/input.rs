//! Opens input files: scenes and problems, limited in size, and recordings; every error names its file.

use crate::exit::InvalidFile;
use crate::words::{harmless, quoted};
use anyhow::Result;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use tumble_problems::BlockProblem;
use tumble_problems::files::{self, Format};
use tumble_recording::Reader;
use tumble_scene::{Errors, Scene};

/// Most bytes of a problem file: a hundred times the largest published problem, and still read in seconds.
pub(crate) const MOST_BYTES: u64 = 256 << 20;

/// Reads the problem in `path`, or on stdin for `-`.
pub(crate) fn problem(path: &Path) -> Result<(BlockProblem, Format)> {
    let name = name(path);
    let refuse = |reason: String| InvalidFile::new(name.clone(), reason);
    let text = if path.as_os_str() == "-" {
        bounded(std::io::stdin().lock())
    } else {
        match std::fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => {
                return Err(refuse("is a directory; name a problem file".into()).into());
            }
            Ok(metadata) if metadata.len() > MOST_BYTES => return Err(refuse(too_large()).into()),
            _ => File::open(path).and_then(bounded),
        }
    };
    let text = text.map_err(|error| refuse(format!("cannot be read: {error}")))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(refuse(too_large()).into());
    }
    files::read(&text).map_err(|error| refuse(other_kind(path, &text).unwrap_or_else(|| error.to_string())).into())
}

/// The kind of a file that is no contact problem, and the command that takes it.
fn other_kind(path: &Path, text: &[u8]) -> Option<String> {
    let file = quoted(&harmless(&path.to_string_lossy()));
    if text.starts_with(b"SQLite format 3\0") {
        let help = format!("`tumble view {file}` and `tumble inspect {file}` take recordings");
        return Some(format!("not a contact problem but an SQLite file, the format of recordings\n  help: {help}"));
    }
    let help = format!("`tumble run {file}` simulates it");
    is_scene(std::str::from_utf8(text).ok()?).then(|| format!("not a contact problem but a scene\n  help: {help}"))
}

/// Whether a text looks like a scene, valid or not: it has a key or a table of one.
fn is_scene(text: &str) -> bool {
    let key = |line: &str| {
        let line = line.trim_start_matches('\u{feff}').trim_start();
        ["[[bodies]]", "[[repeat]]", "[time]", "[solver]", "[materials"].iter().any(|head| line.starts_with(head))
            || line.strip_prefix("version").is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let object = text.trim_start_matches('\u{feff}').trim_start().starts_with('{');
    text.lines().any(key) || (object && ["\"version\"", "\"bodies\""].iter().any(|word| text.contains(word)))
}

/// Reads the scene in `path`, or on stdin for `-`, with geometry files from the current folder.
pub(crate) fn scene(path: &Path) -> Result<Scene, Errors> {
    if path.as_os_str() == "-" {
        return Scene::from_stream(std::io::stdin().lock(), "-", Some(Path::new("")));
    }
    Scene::load(path)
}

/// Opens a recording; one that cannot be read is an invalid file.
pub(crate) fn recording(path: &Path) -> Result<Reader> {
    Reader::open(path).map_err(|e| refused(path, &e).into())
}

/// A recording that is refused, with a remedy.
pub(crate) fn refused(path: &Path, error: &tumble_recording::Error) -> InvalidFile {
    const MAKE: &str = "`tumble run SCENE --record FILE` makes a recording";
    match error {
        tumble_recording::Error::Io { path, source } => {
            let help = format!("check the name and the permissions; {MAKE}");
            InvalidFile::new(name(path), format!("{}\n  help: {help}", harmless(&source.to_string())))
        }
        tumble_recording::Error::NotARecording(_) => {
            InvalidFile::new(name(path), format!("{}\n  help: {MAKE}", harmless(&error.to_string())))
        }
        _ => InvalidFile::new(name(path), harmless(&error.to_string())),
    }
}

/// The name of a file for messages, without control characters.
pub(crate) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" {
        return "<stdin>".into();
    }
    harmless(&path.to_string_lossy())
}

/// The bytes of a stream, at most one more than the limit.
fn bounded(source: impl Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn too_large() -> String {
    format!("is larger than {} MiB, the most that is read; split the problem into its islands", MOST_BYTES >> 20)
}
