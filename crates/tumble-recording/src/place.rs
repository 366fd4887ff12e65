//! Where a recording is written: the way is cleared, and others are told that the place is taken.
//!
//! A recording is one file, with SQLite's log and journal beside it while it is written. An older recording of the name is
//! replaced, anything else is not, and neither is one that another run is writing at this moment.

use crate::error::Error;
use crate::schema::APPLICATION_ID;
use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// Suffix of SQLite's log, after the name of its file.
const LOG: &str = "-wal";
/// All that SQLite may keep beside a file.
const BESIDE: [&str; 3] = [LOG, "-shm", "-journal"];

/// Held by a writer as long as it writes; the system takes it back when the process is killed.
#[derive(Debug)]
pub(crate) struct Mark {
    /// The log, locked. The log and not the file: SQLite's own locks are on the file, and closing any handle of a file
    /// takes them along (POSIX).
    _log: File,
}

/// Marks `path`, whose log is there, as being written. None where there is no need: a system that does not let a file be
/// removed while it is open (Windows), or no log (a network file system).
pub(crate) fn mark(path: &Path) -> Option<Mark> {
    if !cfg!(unix) {
        return None;
    }
    let log = File::open(beside(path, LOG)).ok()?;
    log.try_lock().ok().map(|()| Mark { _log: log })
}

/// Whether another writer has marked `path`.
fn is_marked(path: &Path) -> bool {
    cfg!(unix) && File::open(beside(path, LOG)).is_ok_and(|log| matches!(log.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Removes an older recording; refuses to touch anything else.
pub(crate) fn clear(path: &Path) -> Result<(), Error> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|p| !p.exists()) {
        return Err(Error::NoFolder(folder.to_path_buf()));
    }
    // before the file is opened: a handle that is closed would take along the locks of a writer in this process
    if is_marked(path) {
        return Err(Error::BeingWritten(path.to_path_buf()));
    }
    match std::fs::symlink_metadata(path) {
        Err(e) if e.kind() == ErrorKind::NotFound => {}
        Err(e) => return Err(Error::io(path, e)),
        Ok(metadata) if metadata.is_symlink() => return Err(Error::Link(path.to_path_buf())),
        Ok(metadata) => {
            if !(metadata.is_file() && (metadata.len() == 0 || is_recording(path))) {
                return Err(Error::Foreign(path.to_path_buf()));
            }
            std::fs::remove_file(path).map_err(|e| Error::io(path, e))?;
        }
    }
    // a log without its file would be taken for the new one's
    for end in BESIDE {
        let name = beside(path, end);
        match std::fs::remove_file(&name) {
            Err(e) if e.kind() != ErrorKind::NotFound => return Err(Error::io(&name, e)),
            _ => {}
        }
    }
    Ok(())
}

/// Held while a recording begins, until it is marked: of two that begin at once, one would take the other's file for an older
/// one. Other beginnings in the folder wait. None where a folder cannot be locked (Windows, some network file systems).
pub(crate) fn alone(path: &Path) -> Option<File> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = File::open(folder).ok()?;
    folder.lock().ok().map(|()| folder)
}

/// Makes the empty file that a recording is written to. Whoever made one of that name since it was cleared keeps it.
pub(crate) fn take(path: &Path) -> Result<Identity, Error> {
    match std::fs::OpenOptions::new().write(true).create_new(true).open(path) {
        Err(e) if e.kind() == ErrorKind::AlreadyExists => Err(Error::BeingWritten(path.to_path_buf())),
        Err(e) => Err(Error::io(path, e)),
        Ok(_) => Ok(Identity::of(path)),
    }
}

/// Removes a file that was begun, with all that SQLite keeps beside it; not one that another run has put in its place.
pub(crate) fn remove(path: &Path, begun: Identity) {
    if Identity::of(path) != begun {
        return;
    }
    let _ = std::fs::remove_file(path);
    for end in BESIDE {
        let _ = std::fs::remove_file(beside(path, end));
    }
}

/// Which file it is, whatever its name. Without opening it: a handle that is closed would take along the locks of a writer
/// in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Identity(Option<(u64, u64)>);

impl Identity {
    /// Of the file that has this name now.
    pub(crate) fn of(path: &Path) -> Self {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt as _;
            Self(std::fs::metadata(path).ok().map(|m| (m.dev(), m.ino())))
        }
        // a file that is open cannot be removed there
        #[cfg(not(unix))]
        Self(path.exists().then_some((0, 0)))
    }
}

/// Bytes on the disk: the file and its log, which stays when there was no room to fold it in.
pub(crate) fn size(path: &Path) -> u64 {
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |m| m.len());
    size(path) + size(&beside(path, LOG))
}

/// Whether the first bytes of a file say that it is a recording: SQLite, with our mark.
pub fn is_recording(path: &Path) -> bool {
    let mut head = [0; 72];
    // a pipe would keep us waiting, or lose what we took from it
    std::fs::metadata(path).is_ok_and(|m| m.is_file())
        && File::open(path).and_then(|mut f| f.read_exact(&mut head)).is_ok()
        && head.starts_with(b"SQLite format 3\0")
        // the application id is at byte 68
        && head[68..72] == APPLICATION_ID.to_be_bytes()
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}
