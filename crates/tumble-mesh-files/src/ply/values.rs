//! The numbers behind the header of a PLY file, one after the other, in any encoding.

use super::header::{Encoding, Scalar};
use crate::error::{FileError, Place};
use crate::text::number;

/// Where the next number is.
#[derive(Debug)]
pub(super) struct Values<'t> {
    bytes: &'t [u8],
    at: usize,
    /// The line of `at`, in text.
    line: u64,
    encoding: Encoding,
}

impl<'t> Values<'t> {
    /// Numbers from byte `at`, which is in line `line`.
    pub(super) fn new(bytes: &'t [u8], at: usize, line: u64, encoding: Encoding) -> Self {
        Self { bytes, at, line, encoding }
    }

    /// Where the next number is.
    pub(super) fn next_place(&mut self) -> Place {
        self.is_at_end();
        self.place()
    }

    fn place(&self) -> Place {
        match self.encoding {
            Encoding::Text => Place::Line(self.line),
            _ => Place::Byte(self.at as u64),
        }
    }

    /// Bytes that are left.
    pub(super) fn left(&self) -> u64 {
        (self.bytes.len() - self.at) as u64
    }

    /// Passes over some bytes.
    pub(super) fn pass(&mut self, bytes: u64) {
        self.at += bytes.min(self.left()) as usize;
    }

    /// Passes over blanks of text; whether nothing is left then.
    pub(super) fn is_at_end(&mut self) -> bool {
        if self.encoding == Encoding::Text {
            while let Some(b) = self.bytes.get(self.at).filter(|b| b.is_ascii_whitespace()) {
                self.line += u64::from(*b == b'\n');
                self.at += 1;
            }
        }
        self.at >= self.bytes.len()
    }

    /// Passes over the next number, whatever it is.
    pub(super) fn skip(&mut self, kind: Scalar, what: &str) -> Result<(), FileError> {
        if self.encoding != Encoding::Text {
            return self.next(kind, what).map(|_| ());
        }
        self.is_at_end();
        let word = self.word();
        if word.is_empty() { number(None, self.place(), what).map(|_| ()) } else { Ok(()) }
    }

    /// The word that begins here.
    fn word(&mut self) -> &'t [u8] {
        let rest = &self.bytes[self.at..];
        let end = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// The next number; it may be infinite or none in binary.
    pub(super) fn next(&mut self, kind: Scalar, what: &str) -> Result<f64, FileError> {
        if self.encoding == Encoding::Text {
            self.is_at_end();
            let word = self.word();
            return number((!word.is_empty()).then_some(word), self.place(), what);
        }
        let mut eight = [0; 8];
        let size = kind.size();
        let Some(raw) = self.bytes.get(self.at..self.at + size) else {
            let message = format!("the file ends before {what}");
            return Err(FileError::malformed(self.place(), message, "the file is cut off: export it again"));
        };
        self.at += size;
        // least byte first
        match self.encoding {
            Encoding::Big => eight.iter_mut().zip(raw.iter().rev()).for_each(|(to, from)| *to = *from),
            _ => eight[..size].copy_from_slice(raw),
        }
        let [a, b, c, d, ..] = eight;
        Ok(match kind {
            Scalar::I8 => f64::from(a.cast_signed()),
            Scalar::U8 => f64::from(a),
            Scalar::I16 => f64::from(i16::from_le_bytes([a, b])),
            Scalar::U16 => f64::from(u16::from_le_bytes([a, b])),
            Scalar::I32 => f64::from(i32::from_le_bytes([a, b, c, d])),
            Scalar::U32 => f64::from(u32::from_le_bytes([a, b, c, d])),
            Scalar::F32 => f64::from(f32::from_le_bytes([a, b, c, d])),
            Scalar::F64 => f64::from_le_bytes(eight),
        })
    }
}
