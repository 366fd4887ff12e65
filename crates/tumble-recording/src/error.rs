//! Why a recording cannot be written or read.

use std::path::PathBuf;

/// An error and its remedy.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// SQLite refused.
    #[error("SQLite: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The file system refused.
    #[error("{path}: {source}", path = path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The destination of an export refused it.
    #[error("cannot be written: {0}")]
    Output(#[source] std::io::Error),
    /// Something else lies where the recording should go.
    #[error("{} is not a recording and is not overwritten: choose another name", .0.display())]
    Foreign(PathBuf),
    /// A link lies where the recording should go; it may mean another file.
    #[error("{} is a link and is not overwritten: name the file that it leads to, or choose another name", .0.display())]
    Link(PathBuf),
    /// A copy was to be written over the recording that it is made of.
    #[error("{} is the recording that is copied, and is not overwritten: choose another name", .0.display())]
    Itself(PathBuf),
    /// Another run writes a recording of that name at this moment.
    #[error("{} is being written by another run: wait until it ends, or choose another name", .0.display())]
    BeingWritten(PathBuf),
    /// The file was removed or replaced while it was written.
    #[error("{} was removed or replaced while it was written, and its frames are lost: record it again", .0.display())]
    Gone(PathBuf),
    /// There is no such folder to write into.
    #[error("there is no folder {}: make it, or choose another name", .0.display())]
    NoFolder(PathBuf),
    /// The file is no recording.
    #[error("not a recording: {0}")]
    NotARecording(String),
    /// The file is a recording, but not one that this version knows.
    #[error(
        "a recording of version {found} of the format, and this program reads {known}: {}",
        if found > known { "look at it with a newer tumble" } else { "record it anew, or look at it with an older tumble" }
    )]
    OtherVersion {
        /// Version of the format in the file.
        found: i64,
        /// Version that is read.
        known: i64,
    },
    /// The file is cut off or overwritten, so that not even SQLite finds its way in it.
    #[error("damaged file: {0}; it was cut off or overwritten: take a copy of it, or record it again")]
    Broken(String),
    /// The file is a recording, but a value in it cannot be.
    #[error("damaged recording: {0}; `tumble verify` says how far it is whole")]
    Damaged(String),
    /// A frame that the recording does not have.
    #[error("there is no frame {0}; the last one is {1}")]
    NoSuchFrame(u64, u64),
    /// The recording leaves out what is asked for.
    #[error(
        "{0}: record every step with all tables for it, or have what is left out by `tumble export FILE --to full`"
    )]
    LeftOut(String),
    /// A column that the table does not have.
    #[error("there is no column `{0}` with numbers in `frame`")]
    NoSuchColumn(String),
    /// The query is not one that only reads.
    #[error("{0}")]
    Query(String),
}

impl Error {
    pub(crate) fn io(path: &std::path::Path, source: std::io::Error) -> Self {
        Self::Io { path: path.to_path_buf(), source }
    }

    pub(crate) fn damaged(what: impl Into<String>) -> Self {
        Self::Damaged(what.into())
    }

    /// Whether the disk had no room left.
    #[must_use]
    pub fn is_full_disk(&self) -> bool {
        match self {
            Self::Sqlite(rusqlite::Error::SqliteFailure(e, _)) => e.code == rusqlite::ErrorCode::DiskFull,
            Self::Io { source, .. } | Self::Output(source) => source.kind() == std::io::ErrorKind::StorageFull,
            _ => false,
        }
    }
}
