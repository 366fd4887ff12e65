//! The text of a problem file as tokens and numbers: every count is compared with the numbers that are really there before
//! memory is reserved.

use super::error::FileError;

/// One piece of the text, and its line.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    pub(super) text: &'a [u8],
    pub(super) line: usize,
}

impl Token<'_> {
    /// Excerpt for a message: at most 40 characters, nothing that a terminal could obey.
    pub(super) fn shown(&self) -> String {
        let text = String::from_utf8_lossy(&self.text[..self.text.len().min(160)]);
        let mut shown: String = text.chars().take(40).flat_map(char::escape_debug).collect();
        if text.chars().count() > 40 || self.text.len() > 160 {
            shown.push('…');
        }
        shown
    }
}

/// Walks over the tokens; knows how many are left.
#[derive(Clone)]
pub(super) struct Reader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
    pub(super) line: usize,
    pub(super) left: u64,
}

impl<'a> Reader<'a> {
    pub(super) fn token(&mut self) -> Option<Token<'a>> {
        while let Some(byte) = self.bytes.get(self.at).filter(|b| b.is_ascii_whitespace()) {
            self.line += usize::from(*byte == b'\n');
            self.at += 1;
        }
        let rest = self.bytes.get(self.at..)?;
        let length = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        if length == 0 {
            return None;
        }
        self.at += length;
        self.left = self.left.saturating_sub(1);
        Some(Token { text: &rest[..length], line: self.line })
    }

    pub(super) fn expect(&mut self, expected: &'static str) -> Result<Token<'a>, FileError> {
        let line = self.line; // of the last token, not of the blank lines behind it
        self.token().ok_or(FileError::Ended { line, expected })
    }

    /// Line of the next token; of the last one at the end.
    pub(super) fn next_line(&self) -> usize {
        self.clone().token().map_or(self.line, |t| t.line)
    }

    /// A whole number, zero or more.
    pub(super) fn integer(&mut self, expected: &'static str) -> Result<u64, FileError> {
        let token = self.expect(expected)?;
        whole(token.text).ok_or_else(|| FileError::NotAnInteger { line: token.line, token: token.shown(), expected })
    }

    /// A finite number and its token.
    pub(super) fn number(&mut self, expected: &'static str) -> Result<(f64, Token<'a>), FileError> {
        let token = self.expect(expected)?;
        let value = std::str::from_utf8(token.text).ok().and_then(|t| t.parse::<f64>().ok());
        match value {
            Some(x) if x.is_finite() => Ok((x, token)),
            Some(_) => Err(FileError::NotFinite { line: token.line, token: token.shown(), expected }),
            None => Err(FileError::NotANumber { line: token.line, token: token.shown(), expected }),
        }
    }

    /// A whole number that must be `expected`.
    pub(super) fn agree(&mut self, what: &'static str, expected: u64) -> Result<(), FileError> {
        let found = self.integer(what)?;
        if found == expected { Ok(()) } else { Err(FileError::Disagree { line: self.line, what, found, expected }) }
    }

    /// Nothing is reserved for `count` things before the numbers that they need are seen to be there.
    pub(super) fn require(&self, what: &'static str, count: u64, needed: Option<u64>) -> Result<(), FileError> {
        let needed = needed.unwrap_or(u64::MAX);
        if needed <= self.left {
            return Ok(());
        }
        Err(FileError::TooFewNumbers { line: self.line, what, count, needed, left: self.left })
    }

    /// The number of contacts; each needs at least its μ and its q.
    pub(super) fn contacts(&mut self) -> Result<u32, FileError> {
        let count = self.integer("the number of contacts")?;
        if count == 0 {
            return Err(FileError::NoContacts { line: self.line });
        }
        self.require("number of contacts", count, count.checked_mul(4))?;
        // 4 numbers for each of 2³² contacts are 32 GiB of text: refused rather than wrapped
        u32::try_from(count).map_err(|_| FileError::TooFewNumbers {
            line: self.line,
            what: "number of contacts",
            count,
            needed: u64::MAX,
            left: self.left,
        })
    }

    pub(super) fn friction(&mut self, contacts: u32) -> Result<Vec<f64>, FileError> {
        (0..contacts as usize)
            .map(|contact| {
                let (mu, token) = self.number("a coefficient of friction")?;
                if mu < 0.0 {
                    return Err(FileError::NegativeFriction { line: token.line, token: token.shown(), contact });
                }
                Ok(mu)
            })
            .collect()
    }

    pub(super) fn free_velocity(&mut self, contacts: u32) -> Result<Vec<[f64; 3]>, FileError> {
        (0..contacts).map(|_| self.array::<3>("a free velocity of q")).collect()
    }

    pub(super) fn array<const N: usize>(&mut self, expected: &'static str) -> Result<[f64; N], FileError> {
        let mut numbers = [0.0; N];
        for x in &mut numbers {
            *x = self.number(expected)?.0;
        }
        Ok(numbers)
    }

    /// Index of a contact.
    pub(super) fn index(&mut self, what: &'static str, contacts: u32) -> Result<u32, FileError> {
        let index = self.integer(what)?;
        u32::try_from(index).ok().filter(|i| *i < contacts).ok_or(FileError::IndexOutOfRange {
            line: self.line,
            what,
            index,
            last: u64::from(contacts) - 1,
        })
    }

    /// Nothing may follow.
    pub(super) fn end(&mut self) -> Result<(), FileError> {
        match self.token() {
            None => Ok(()),
            Some(token) => Err(FileError::Trailing { line: token.line, token: token.shown() }),
        }
    }
}

/// Digits only: a whole number that fits.
pub(super) fn whole(text: &[u8]) -> Option<u64> {
    if !text.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(text).ok()?.parse().ok()
}

pub(super) fn count_tokens(bytes: &[u8]) -> u64 {
    let mut before = true;
    bytes.iter().fold(0, |count, byte| {
        let space = byte.is_ascii_whitespace();
        let starts = before && !space;
        before = space;
        count + u64::from(starts)
    })
}
