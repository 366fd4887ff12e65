//! A position in a TOML text, and skipping of blanks, comments and line breaks.
//!
//! The grammar is in the other files: lines (`mod`), values (`value`), keys (`key`), text in quotes (`quoted`), numbers
//! (`number`).

use crate::limits;
use crate::node::{Syntax, span};
use std::ops::Range;

pub(super) type Parsed<T> = Result<T, Syntax>;

pub(super) fn wrong(at: Range<usize>, message: &str) -> Syntax {
    Syntax { at: span(&at), message: message.to_owned(), too_deep: false }
}

pub(super) fn deep(at: Range<usize>) -> Syntax {
    Syntax { at: span(&at), message: format!("nested deeper than {} levels", limits::DEPTH), too_deep: true }
}

/// The text and the position of the parser.
pub(super) struct Cursor<'t> {
    pub(super) text: &'t str,
    pub(super) bytes: &'t [u8],
    /// The next byte to be read.
    pub(super) at: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, bytes: text.as_bytes(), at: 0 }
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    pub(super) fn here(&self, message: &str) -> Syntax {
        // a whole character, for the message
        let rest = self.text.get(self.at..).unwrap_or("");
        wrong(self.at..self.at + rest.chars().next().map_or(0, char::len_utf8), message)
    }

    pub(super) fn takes(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    pub(super) fn expect(&mut self, byte: u8, message: &str) -> Parsed<()> {
        if self.takes(byte) { Ok(()) } else { Err(self.here(message)) }
    }

    /// Blanks within a line.
    pub(super) fn blank(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.at += 1;
        }
    }

    /// A line break, if there is one.
    pub(super) fn line_break(&mut self) -> bool {
        let length = match self.bytes.get(self.at..) {
            Some([b'\n', ..]) => 1,
            Some([b'\r', b'\n', ..]) => 2,
            _ => 0,
        };
        self.at += length;
        length > 0
    }

    /// A comment, if there is one.
    pub(super) fn comment(&mut self) -> Parsed<()> {
        if self.peek() == Some(b'#') {
            loop {
                match self.bytes.get(self.at..) {
                    None | Some([] | [b'\n', ..] | [b'\r', b'\n', ..]) => break,
                    Some([0..=8 | 10..=31 | 127, ..]) => return Err(self.here("a control character in a comment")),
                    Some(_) => self.at += 1,
                }
            }
        }
        Ok(())
    }

    /// Blanks, comments and line breaks, as between the values of a list.
    pub(super) fn space(&mut self) -> Parsed<()> {
        loop {
            self.blank();
            self.comment()?;
            if !self.line_break() {
                return Ok(());
            }
        }
    }

    /// The rest of a line: blank, or a comment.
    pub(super) fn end_of_line(&mut self) -> Parsed<()> {
        self.blank();
        self.comment()?;
        if self.at < self.bytes.len() && !self.line_break() {
            return Err(self.here("expected the end of the line"));
        }
        Ok(())
    }
}
