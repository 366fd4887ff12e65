//! Lines, words and numbers of text in bytes: names may be in any encoding, numbers are ASCII.

use crate::error::{FileError, Kind, Place, shown};
use crate::limits;

/// Lines with their numbers, from 1; `\n`, `\r\n` or `\r` ends a line.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'t> {
    rest: &'t [u8],
    number: u64,
    /// Whether a backslash at the end of a line joins it with the next one.
    continued: bool,
}

impl<'t> Lines<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        Self { rest: text, number: 0, continued: false }
    }

    /// Lines of a format in which a backslash before the end of a line continues it.
    pub(crate) fn continued(text: &'t [u8]) -> Self {
        Self { continued: true, ..Self::new(text) }
    }

    /// Bytes that are left.
    pub(crate) fn left(&self) -> usize {
        self.rest.len()
    }
}

impl<'t> Iterator for Lines<'t> {
    type Item = (u64, &'t [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let first = self.number + 1;
        let mut end = 0;
        loop {
            self.number += 1;
            end += self.rest[end..].iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(self.rest.len() - end);
            let line = &self.rest[..end];
            end += if self.rest[end..].starts_with(b"\r\n") { 2 } else { 1 };
            if end >= self.rest.len() || !(self.continued && line.ends_with(b"\\")) {
                self.rest = self.rest.get(end..).unwrap_or_default();
                return Some((first, line));
            }
        }
    }
}

/// Words between blanks; a backslash that continues a line is a blank.
pub(crate) fn words(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    let words = line.split(u8::is_ascii_whitespace).map(|word| word.strip_suffix(b"\\").unwrap_or(word));
    words.filter(|word| !word.is_empty())
}

/// First word of a line, and the rest of the line.
pub(crate) fn keyword(line: &[u8]) -> (&[u8], &[u8]) {
    let line = line.trim_ascii();
    let end = line.iter().position(u8::is_ascii_whitespace).unwrap_or(line.len());
    (&line[..end], line[end..].trim_ascii())
}

/// A finite number, its zero positive.
pub(crate) fn number(word: Option<&[u8]>, place: Place, what: &str) -> Result<f64, FileError> {
    let Some(word) = word else {
        return Err(FileError::malformed(place, format!("{what} is missing"), "the line or the file is cut off"));
    };
    match std::str::from_utf8(word).ok().and_then(|w| w.parse::<f64>().ok()) {
        Some(x) if x.is_finite() => Ok(x + 0.0),
        Some(_) => Err(not_finite(place, what, &shown(word))),
        None => {
            let message = format!("{what} is {}, not a number", shown(word));
            Err(FileError::malformed(place, message, "write a number such as -1.5 or 2e-3, with a decimal point"))
        }
    }
}

/// The error of a number that is not finite.
pub(crate) fn not_finite(place: Place, what: &str, value: &str) -> FileError {
    FileError::malformed(place, format!("{what} is {value}, not finite"), "give every number a finite value")
}

/// A name: text of any encoding, without control characters, of limited length.
pub(crate) fn name(bytes: &[u8], place: Place) -> Result<String, FileError> {
    let text = String::from_utf8_lossy(bytes);
    let length = text.chars().count();
    if length > limits::NAME_CHARS {
        let message = format!("a name of {length} characters; at most {} are read", limits::NAME_CHARS);
        return Err(FileError::new(Kind::TooMany, place, message, "choose shorter names"));
    }
    Ok(text.chars().map(|c| if c.is_control() { '?' } else { c }).collect())
}
