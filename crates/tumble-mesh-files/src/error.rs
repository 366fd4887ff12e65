//! The one error of this crate: file, place, message with the value, and remedy.

use std::fmt;

/// Most characters of a value in a message.
const SHOWN: usize = 60;

/// Kinds of errors, for programs that tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The name leads out of the folder, or there is no folder.
    Outside,
    /// The file is missing or cannot be read.
    Unreadable,
    /// The contents break the rules of their format.
    Malformed,
    /// The contents are valid, but use a feature that is not supported.
    Unsupported,
    /// More triangles, corners, samples, names or bytes than the limit.
    TooMany,
}

/// Where in a file an error is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    Whole,
    /// Line, from 1.
    Line(u64),
    /// Line and column [bytes], from 1, of JSON text.
    Column(u64, u64),
    /// Offset [bytes] from the start of the file.
    Byte(u64),
    /// Path in a JSON document, such as `accessors[3].count`.
    Path(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole => Ok(()),
            Self::Line(line) => write!(f, "line {line}"),
            Self::Column(line, column) => write!(f, "line {line}, column {column}"),
            Self::Byte(at) => write!(f, "byte {at}"),
            Self::Path(path) => write!(f, "{path}"),
        }
    }
}

/// Why a file was refused; its text is `FILE: PLACE: MESSAGE; REMEDY`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The file by the name that was asked for.
    pub file: String,
    /// Kind of the error.
    pub kind: Kind,
    /// Where it is.
    pub place: Place,
    /// The defect, with the value.
    pub message: String,
    /// Remedy.
    pub help: &'static str,
}

impl FileError {
    /// An error in a file whose name [`FileError::in_file`] adds.
    pub(crate) fn new(kind: Kind, place: Place, message: impl Into<String>, help: &'static str) -> Self {
        Self { file: String::new(), kind, place, message: message.into(), help }
    }

    pub(crate) fn malformed(place: Place, message: impl Into<String>, help: &'static str) -> Self {
        Self::new(Kind::Malformed, place, message, help)
    }

    pub(crate) fn unsupported(place: Place, message: impl Into<String>, help: &'static str) -> Self {
        Self::new(Kind::Unsupported, place, message, help)
    }

    pub(crate) fn too_many(place: Place, what: &str, most: usize, help: &'static str) -> Self {
        Self::new(Kind::TooMany, place, format!("more than {most} {what}"), help)
    }

    /// The same error with the name of its file, if it has none yet.
    pub(crate) fn in_file(mut self, name: &str) -> Self {
        if self.file.is_empty() {
            self.file = printable(name, usize::MAX);
        }
        self
    }

    /// Place and message, without file and remedy.
    #[must_use]
    pub fn told(&self) -> String {
        match self.place {
            Place::Whole => self.message.clone(),
            _ => format!("{}: {}", self.place, self.message),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; {}", self.file, self.told(), self.help)
    }
}

impl std::error::Error for FileError {}

/// Text without control characters, cut after `most` characters.
pub(crate) fn printable(text: &str, most: usize) -> String {
    let mut chars = text.chars().map(|c| if c.is_control() { '?' } else { c });
    let mut out: String = chars.by_ref().take(most).collect();
    if chars.next().is_some() {
        out.push('…');
    }
    out
}

/// A word of a file as a message shows it.
pub(crate) fn shown(word: &[u8]) -> String {
    // a character has at most four bytes
    let head = &word[..word.len().min(4 * SHOWN + 4)];
    format!("`{}`", printable(&String::from_utf8_lossy(head), SHOWN))
}
