//! Opens input files: scenes and problems, limited in size, and recordings; every error names its file.

use crate::args::Change;
use crate::exit::InvalidFile;
use crate::words::{harmless, note, quoted};
use anyhow::Result;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use tumble_problems::BlockProblem;
use tumble_problems::files::{self, Format};
use tumble_recording::Reader;
use tumble_scene::diagnostic::did_you_mean;
use tumble_scene::{Draft, Errors, Source};
use tumble_viewer::EmbeddedScene;

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

/// The scene in `path`, on stdin for `-` with geometry files from the current folder, or the embedded scene of that name, with
/// changes. It is not read yet.
pub(crate) fn draft(path: &Path, changes: &[Change]) -> Result<Draft, Errors> {
    let draft = if path.as_os_str() == "-" {
        Draft::from_stream(std::io::stdin().lock(), "-", Some(Path::new("")))?
    } else if let Some(scene) = path.to_str().filter(|_| !path.exists()).and_then(embedded) {
        // a name with an ending means a file
        if path.extension().is_some() {
            let file = harmless(scene.file);
            note(&format!("there is no file {file} in this folder: this is the embedded scene of that name"));
        }
        Draft::of_source(scene.source(), scene.file)
    } else {
        Draft::load(path).map_err(|e| with_a_name(e, path))?
    };
    Ok(changes.iter().fold(draft, |draft, c| draft.with(&c.path, &c.value)))
}

/// The embedded scene of a name, with or without its ending, or of a title in capitals or not.
pub(crate) fn embedded(name: &str) -> Option<&'static EmbeddedScene> {
    let named = |file: &str| file.strip_suffix(".toml") == Some(name) || file == name;
    let titled = |text: &str| title(text).is_some_and(|t| t.eq_ignore_ascii_case(name));
    let all = tumble_viewer::embedded_scenes();
    all.iter().find(|s| named(s.file)).or_else(|| all.iter().find(|s| titled(s.text)))
}

/// The title of an embedded scene, which its first key `name` gives.
fn title(text: &str) -> Option<&str> {
    let line = text.lines().take_while(|l| !l.starts_with('[')).find_map(|l| l.strip_prefix("name"))?;
    line.trim_start().strip_prefix('=')?.trim().trim_matches('"').into()
}

/// The embedded scene with the most similar name.
pub(crate) fn nearest_embedded(name: &str) -> Option<&'static str> {
    let stem = name.strip_suffix(".toml").unwrap_or(name);
    did_you_mean(stem, tumble_viewer::embedded_scenes().iter().filter_map(|s| s.file.strip_suffix(".toml")))
}

/// The error about a file that is not there, with the embedded scene that may be meant.
fn with_a_name(mut errors: Errors, path: &Path) -> Errors {
    let plain = path.to_str().filter(|name| !name.contains(['/', '\\']) && !path.exists());
    if let (Some(name), Some(first)) = (plain, errors.0.first_mut()) {
        first.help = match nearest_embedded(name) {
            Some(near) => format!("check the name; there is an embedded scene `{near}`"),
            None => format!("{}; `tumble scenes` lists the embedded scenes", first.help),
        };
    }
    errors
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

/// Text and files of the scene that is stored in a recording, if it has one.
pub(crate) fn stored_source(reader: &Reader) -> Result<Option<Source>, tumble_recording::Error> {
    let format = |name: &str| tumble_scene::Format::from_name(name).unwrap_or_default();
    Ok(reader.scene()?.map(|s| Source { format: format(&s.format), text: s.text, files: s.files }))
}
