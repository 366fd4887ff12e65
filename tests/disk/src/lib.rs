//! A disk that can lose its power.
//!
//! [`watch`] puts a shim in front of SQLite's file system. From then on every write, truncation and sync of files whose path
//! holds a word is written down, in order. [`cut`] then makes the files that a power cut at any moment could have left: what
//! was synced is there; of what was not, every sector is there or is not, as the dice say.

mod shim;

use std::collections::BTreeMap;
use std::sync::Mutex;

/// What a disk writes whole bytes.
const SECTOR: usize = 512;

/// One call of SQLite's that succeeded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Bytes were written.
    Write {
        /// To this file.
        name: String,
        /// At this place bytes.
        at: u64,
        /// These.
        bytes: Vec<u8>,
    },
    /// A file was cut.
    Truncate {
        /// This one.
        name: String,
        /// To this size bytes.
        size: u64,
    },
    /// What was written to a file is on the disk.
    Sync {
        /// This one.
        name: String,
    },
    /// A file was removed.
    Delete {
        /// This one.
        name: String,
        /// The folder was synced as well: it will not come back.
        sure: bool,
    },
}

static WATCHED: Mutex<String> = Mutex::new(String::new());

fn is_watched(name: &str) -> bool {
    let word = WATCHED.lock().map_or_else(|e| e.into_inner().clone(), |w| w.clone());
    !word.is_empty() && name.contains(&word)
}

/// Begins to write down what happens to files whose path holds `word`, from nothing; false when SQLite refuses.
#[must_use]
pub fn watch(word: &str) -> bool {
    if let Ok(mut watched) = WATCHED.lock() {
        word.clone_into(&mut watched);
    }
    shim::journal().clear();
    shim::register()
}

/// How much has been written down: a moment in time.
#[must_use]
pub fn now() -> usize {
    shim::journal().len()
}

/// All that has been written down.
#[must_use]
pub fn history() -> Vec<Entry> {
    shim::journal().clone()
}

/// A file: what is on the disk for sure, and what may be.
#[derive(Clone, Debug, Default)]
struct File {
    sure: Vec<u8>,
    pending: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Truncate(usize),
}

impl Change {
    /// Does it to a file, sector by sector where `keep` says so.
    fn apply(&self, file: &mut Vec<u8>, keep: &mut dyn FnMut() -> bool) {
        match self {
            Self::Truncate(size) => {
                if keep() {
                    file.resize(*size, 0);
                }
            }
            Self::Write(at, bytes) => {
                let (mut from, end) = (*at, at + bytes.len());
                while from < end {
                    let to = end.min((from / SECTOR + 1) * SECTOR);
                    if keep() {
                        if file.len() < to {
                            file.resize(to, 0);
                        }
                        file[from..to].copy_from_slice(&bytes[from - at..to - at]);
                    }
                    from = to;
                }
            }
        }
    }
}

/// The files that a power cut after the first `moment` entries could leave. `keep` decides for every sector that was written
/// but not synced whether it is there.
#[must_use]
pub fn cut(history: &[Entry], moment: usize, keep: &mut dyn FnMut() -> bool) -> BTreeMap<String, Vec<u8>> {
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for entry in &history[..moment] {
        match entry {
            Entry::Write { name, at, bytes } => {
                files.entry(name.clone()).or_default().pending.push(Change::Write(*at as usize, bytes.clone()));
            }
            Entry::Truncate { name, size } => {
                files.entry(name.clone()).or_default().pending.push(Change::Truncate(*size as usize));
            }
            Entry::Sync { name } => {
                let file = files.entry(name.clone()).or_default();
                for change in std::mem::take(&mut file.pending) {
                    change.apply(&mut file.sure, &mut || true);
                }
            }
            Entry::Delete { name, sure } => {
                if *sure || keep() {
                    files.remove(name);
                }
            }
        }
    }
    let mut leave = |mut file: File| {
        for change in std::mem::take(&mut file.pending) {
            change.apply(&mut file.sure, keep);
        }
        file.sure
    };
    files.into_iter().map(|(name, file)| (name, leave(file))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Entry, cut, history, now, watch};

    fn name() -> String {
        "a".to_owned()
    }

    #[test]
    fn what_was_synced_is_there_and_what_was_not_is_for_the_dice() {
        let write = |at: u64, byte: u8| Entry::Write { name: name(), at, bytes: vec![byte; 1024] };
        let history = [write(0, 1), Entry::Sync { name: name() }, write(512, 2)];
        let mut coins = [true, false].into_iter().cycle();
        let file = &cut(&history, 3, &mut || coins.next().unwrap())["a"];
        // the first sector of the second write came through, the second did not
        assert_eq!((file[511], file[512], file[1023], file.len()), (1, 2, 2, 1024));
        assert_eq!(cut(&history, 1, &mut || false)["a"].len(), 0);
        assert_eq!(cut(&history, 2, &mut || false)["a"], vec![1; 1024]);
    }

    /// The shim sees all of it: replayed without a cut, the history is the file.
    #[test]
    fn a_history_without_a_cut_is_the_file_that_sqlite_wrote() {
        let path = std::env::temp_dir().join(format!("tumble-disk-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&path);
        assert!(watch("tumble-disk-"));
        let db = rusqlite::Connection::open(&path).unwrap();
        db.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (x);").unwrap();
        for k in 0..200 {
            db.execute("INSERT INTO t VALUES (?1)", [k]).unwrap();
        }
        let before = now();
        drop(db);
        let all = history();
        assert!(before > 200 && all.len() > before, "{before} of {}", all.len());
        let left = cut(&all, all.len(), &mut || true);
        let (name, file) = left.iter().find(|(n, _)| n.ends_with(".db")).unwrap();
        assert_eq!(file, &std::fs::read(name).unwrap());
        let _ = std::fs::remove_file(&path);
    }
}
