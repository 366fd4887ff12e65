//! Keys, bare or in quotes, and keys that dots part.

use super::cursor::{Cursor, Parsed};
use super::table::Key;

impl Cursor<'_> {
    /// Keys parted by dots, blanks around them.
    pub(super) fn keys(&mut self) -> Parsed<Vec<Key>> {
        let mut keys = Vec::new();
        loop {
            self.blank();
            keys.push(self.key()?);
            self.blank();
            if !self.takes(b'.') {
                return Ok(keys);
            }
        }
    }

    fn key(&mut self) -> Parsed<Key> {
        let start = self.at;
        let key: Box<str> = match self.peek() {
            Some(b'"') => self.basic_line()?.into(),
            Some(b'\'') => self.literal_line()?.into(),
            _ => {
                while self.peek().is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-') {
                    self.at += 1;
                }
                if self.at == start {
                    return Err(self.here("expected a key"));
                }
                self.text[start..self.at].into()
            }
        };
        Ok((key, start..self.at))
    }
}
