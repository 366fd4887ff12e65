//! A TOML parser that keeps places and builds the tree of the reader directly.
//!
//! The grammar is that of TOML 1.1. A parser that first lists tokens and events takes a hundred times the size of a file
//! of short values; this one takes some thirty, so that no file takes more memory than `limits` allow. After an error it
//! continues at the next line that looks like a header or a key, and reports further errors.
//!
//! Dates and times are recognised, but not evaluated: no key of a scene takes one. Tests compare with the `toml` crate.

mod cursor;
mod key;
mod number;
mod quoted;
mod table;
#[cfg(test)]
mod tests;
mod value;

use crate::limits;
use crate::node::{Node, Syntax};
use cursor::{Cursor, Parsed, deep};
use table::{Kind, Table};

/// The tree of a TOML text, or all its syntax errors.
pub(crate) fn from_toml(text: &str) -> Result<Node, Vec<Syntax>> {
    let mut cursor = Cursor::new(text);
    let mut root = Table::new(0..text.len(), Kind::Header);
    let mut current = Vec::new();
    let mut mistakes = Vec::new();
    while cursor.at < cursor.bytes.len() {
        if let Err(mistake) = cursor.line(&mut root, &mut current) {
            mistakes.push(mistake);
            if mistakes.len() > limits::DIAGNOSTICS {
                break;
            }
            cursor.recover();
        }
    }
    if mistakes.is_empty() { Ok(root.finish()) } else { Err(mistakes) }
}

impl Cursor<'_> {
    /// After an error: skips to the next line that looks like a header or a key with a value.
    fn recover(&mut self) {
        while self.at < self.bytes.len() {
            match self.bytes[self.at..].iter().position(|b| *b == b'\n') {
                Some(k) => self.at += k + 1,
                None => self.at = self.bytes.len(),
            }
            let rest = &self.bytes[self.at..];
            if looks_like_a_beginning(rest.split(|b| *b == b'\n').next().unwrap_or(rest).trim_ascii()) {
                return;
            }
        }
    }

    /// One line at the top level; a value may run over several.
    fn line(&mut self, root: &mut Table, current: &mut Vec<Box<str>>) -> Parsed<()> {
        self.blank();
        match self.peek() {
            None | Some(b'#' | b'\n' | b'\r') => {}
            Some(b'[') => self.header(root, current)?,
            Some(_) => {
                let depth = current.len() as u32;
                match root.opened(current) {
                    Some(table) => self.pair(table, depth)?,
                    // after a refused header: parsed for its errors only
                    None => self.pair(&mut Table::new(0..0, Kind::Header), depth)?,
                }
            }
        }
        self.end_of_line()
    }

    /// `[a.b]` or `[[a.b]]`.
    fn header(&mut self, root: &mut Table, current: &mut Vec<Box<str>>) -> Parsed<()> {
        let start = self.at;
        self.at += 1;
        let many = self.takes(b'[');
        let keys = self.keys()?;
        self.expect(b']', "expected `]` after the name of the table")?;
        if many {
            self.expect(b']', "expected `]]` after the name of the table")?;
        }
        let whole = start..self.at;
        if keys.len() > limits::DEPTH as usize {
            return Err(deep(whole));
        }
        *current = keys.iter().map(|(k, _)| k.clone()).collect();
        root.declare(keys, many, &whole)
    }
}

/// Whether a line looks like a header or a key with a value, where the parser continues after an error.
fn looks_like_a_beginning(line: &[u8]) -> bool {
    let word = |b: &u8| b.is_ascii_alphanumeric() || b"_-.\"' \t".contains(b);
    let open = line.iter().take_while(|b| **b == b'[').count();
    let length = line[open..].iter().take_while(|b| word(b)).count();
    let closed_by = line.get(open + length);
    match open {
        0 => length > 0 && closed_by == Some(&b'='),
        1 | 2 => length > 0 && closed_by == Some(&b']') && line[open].is_ascii_alphabetic(),
        _ => false,
    }
}
