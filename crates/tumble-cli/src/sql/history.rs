//! Former entries at the prompt: kept in a file of the user, a line for each entry.
//!
//! The file is `tumble/sql_history` in the user's folder for state: `$XDG_STATE_HOME`, or `~/.local/state` (`%LOCALAPPDATA%` on
//! Windows). An empty `TUMBLE_SQL_HISTORY` means no file, any other value names it.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Result, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// Most entries that are offered; the file has at most about twice as many.
pub(super) const MOST: usize = 1000;
/// Most bytes of the file that are read.
const MOST_BYTES: u64 = 4 << 20;

/// Entries of this prompt and of those before it, and the file that they go to.
pub(super) struct History {
    path: Option<PathBuf>,
    pub(super) entries: Vec<String>,
}

impl History {
    /// The entries of the user's file; none if there is no such file.
    pub(super) fn open() -> Self {
        Self::of(path(|key| std::env::var_os(key).map(PathBuf::from)))
    }

    fn of(path: Option<PathBuf>) -> Self {
        let text = path.as_deref().and_then(|p| newest(p).ok()).unwrap_or_default();
        let mut entries: Vec<String> = text.lines().map(unescaped).collect();
        let old = entries.len().saturating_sub(MOST);
        entries.drain(..old);
        let history = Self { path, entries };
        if old > MOST {
            // a file that stays long is read by its end alone
            let _ = history.rewrite();
        }
        history
    }

    /// The file, if there is one.
    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Adds an entry, unless it is the last one again. A file that cannot be written is an error once, and then left alone.
    pub(super) fn add(&mut self, entry: &str) -> Result<()> {
        let entry = entry.trim();
        if entry.is_empty() || self.entries.last().is_some_and(|last| last == entry) {
            return Ok(());
        }
        self.entries.push(entry.to_owned());
        let written = self.path.as_deref().map_or(Ok(()), |path| append(path, entry));
        if written.is_err() {
            self.path = None;
        }
        written
    }

    fn rewrite(&self) -> Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        let lines: String = self.entries.iter().map(|e| format!("{}\n", escaped(e))).collect();
        let shorter = path.with_extension(format!("{}.tmp", std::process::id()));
        options().write(true).truncate(true).open(&shorter)?.write_all(lines.as_bytes())?;
        std::fs::rename(&shorter, path)
    }
}

/// The end of a file, from a line's beginning on: at most [`MOST_BYTES`] of it.
fn newest(path: &Path) -> Result<String> {
    let mut file = File::open(path)?;
    let skipped = file.metadata()?.len().saturating_sub(MOST_BYTES);
    file.seek(SeekFrom::Start(skipped))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES).read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Ok(if skipped == 0 { text } else { text.split_once('\n').map(|(_, rest)| rest.to_owned()).unwrap_or_default() })
}

fn append(path: &Path, entry: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    options().append(true).open(path)?.write_all(format!("{}\n", escaped(entry)).as_bytes())
}

/// Options of a file that its owner alone may read: entries are private.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Where the file is, by the environment.
fn path(of: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    if let Some(named) = of("TUMBLE_SQL_HISTORY") {
        return (!named.as_os_str().is_empty()).then_some(named);
    }
    // a relative path is to be ignored, says the convention
    let absolute = |key: &str| of(key).filter(|p| p.is_absolute());
    let state = if cfg!(windows) {
        absolute("LOCALAPPDATA")
    } else {
        absolute("XDG_STATE_HOME").or_else(|| Some(absolute("HOME")?.join(".local/state")))
    };
    Some(state?.join("tumble").join("sql_history"))
}

/// An entry on one line.
fn escaped(entry: &str) -> String {
    entry.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "")
}

fn unescaped(line: &str) -> String {
    let (mut out, mut chars) = (String::with_capacity(line.len()), line.chars());
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => out.push('\n'),
                Some(other) => out.push(other),
                None => out.push('\\'),
            },
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_where_the_convention_says() {
        let with = |pairs: &[(&str, &str)]| {
            let pairs: Vec<(String, PathBuf)> =
                pairs.iter().map(|(k, v)| ((*k).to_owned(), PathBuf::from(v))).collect();
            path(|key| pairs.iter().find(|(k, _)| k == key).map(|(_, v)| v.clone()))
        };
        if !cfg!(windows) {
            let expected = |p: &str| Some(PathBuf::from(p));
            assert_eq!(with(&[("HOME", "/home/a")]), expected("/home/a/.local/state/tumble/sql_history"));
            assert_eq!(with(&[("HOME", "/a"), ("XDG_STATE_HOME", "/s")]), expected("/s/tumble/sql_history"));
            assert_eq!(
                with(&[("HOME", "/a"), ("XDG_STATE_HOME", "s")]),
                expected("/a/.local/state/tumble/sql_history")
            );
            assert_eq!(with(&[("HOME", "/a"), ("TUMBLE_SQL_HISTORY", "h")]), expected("h"));
        }
        assert_eq!(with(&[("HOME", "/a"), ("TUMBLE_SQL_HISTORY", "")]), None);
        assert_eq!(with(&[]), None);
    }

    #[test]
    fn what_was_asked_is_there_the_next_time() {
        let folder = std::env::temp_dir().join(format!("tumble-history-{}", std::process::id()));
        let file = folder.join("below").join("sql_history");
        let _ = std::fs::remove_dir_all(&folder);
        let mut first = History::of(Some(file.clone()));
        let asked = ["SELECT 1;", "SELECT 'a\\nb' -- c\n  FROM frame;", ".tables"];
        for entry in ["SELECT 1;", "SELECT 1;\n", asked[1], asked[2], "  "] {
            first.add(entry).unwrap();
        }
        assert_eq!(first.entries, asked);
        assert_eq!(History::of(Some(file.clone())).entries, asked);
        // the oldest go
        for k in 0..MOST + 5 {
            first.add(&format!("SELECT {k};")).unwrap();
        }
        let later = History::of(Some(file.clone()));
        assert_eq!((later.entries.len(), later.entries[0].as_str()), (MOST, "SELECT 5;"));
        // the file itself is made shorter when more than half of it is old, and keeps the newest
        for k in MOST + 5..2 * MOST + 5 {
            first.add(&format!("SELECT {k};")).unwrap();
        }
        let later = History::of(Some(file.clone()));
        let last = format!("SELECT {};", 2 * MOST + 4);
        assert_eq!((later.entries.len(), later.entries.last()), (MOST, Some(&last)));
        assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), MOST);
        // of a long file the end is read, and a cut letter harms nothing
        std::fs::write(&file, format!("{}\nSELECT 'é';\n", "é".repeat(3 << 20))).unwrap();
        assert_eq!(History::of(Some(file.clone())).entries, ["SELECT 'é';"]);
        // a folder that is a file: said once, and the prompt goes on
        let mut nowhere = History::of(Some(file.join("x").join("y")));
        assert!(nowhere.add("SELECT 1;").is_err() && nowhere.add("SELECT 2;").is_ok());
        assert_eq!(nowhere.entries.len(), 2);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
