//! A JSON parser that keeps places: a scene in JSON gets the same messages as one in TOML.
//!
//! The grammar is that of RFC 8259, with an error at the first invalid character. Depth is limited, so that no input can
//! exhaust the stack; a duplicate key is an error.

use crate::limits;
use crate::node::{Entry, Node, Syntax, Value, span};
use std::collections::BTreeSet;
use std::ops::Range;

/// The tree of a JSON text, or its first error.
pub(crate) fn from_json(text: &str) -> Result<Node, Syntax> {
    let mut p = Parser { text, bytes: text.as_bytes(), at: 0 };
    let node = p.value(0)?;
    p.blank();
    if p.at < p.bytes.len() { Err(p.wrong("unexpected text after the object")) } else { Ok(node) }
}

struct Parser<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
}

impl Parser<'_> {
    fn wrong(&self, message: &str) -> Syntax {
        self.wrong_at(self.at..(self.at + 1).min(self.bytes.len()), message)
    }

    #[expect(clippy::unused_self, reason = "reads like its neighbour")]
    fn wrong_at(&self, at: Range<usize>, message: &str) -> Syntax {
        Syntax { at: span(&at), message: message.to_owned(), too_deep: false }
    }

    fn peek(&self) -> u8 {
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    fn blank(&mut self) {
        while matches!(self.peek(), b' ' | b'\t' | b'\n' | b'\r') {
            self.at += 1;
        }
    }

    fn expect(&mut self, byte: u8, message: &str) -> Result<(), Syntax> {
        self.blank();
        if self.peek() != byte {
            return Err(self.wrong(message));
        }
        self.at += 1;
        Ok(())
    }

    fn value(&mut self, depth: u32) -> Result<Node, Syntax> {
        self.blank();
        if depth > limits::DEPTH {
            let message = format!("nested deeper than {} levels", limits::DEPTH);
            return Err(Syntax { at: span(&(self.at..self.at + 1)), message, too_deep: true });
        }
        let start = self.at;
        let value = match self.peek() {
            b'{' => self.table(depth)?,
            b'[' => self.list(depth)?,
            b'"' => Value::Text(self.string()?.into_boxed_str()),
            b'-' | b'0'..=b'9' => self.number()?,
            _ => self.word()?,
        };
        Ok(Node { span: span(&(start..self.at)), value })
    }

    fn word(&mut self) -> Result<Value, Syntax> {
        for (word, value) in [("true", Value::Bool(true)), ("false", Value::Bool(false)), ("null", Value::Null)] {
            if self.bytes[self.at..].starts_with(word.as_bytes()) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.wrong("expected a value: an object, a list, text, a number, true, false or null"))
    }

    fn table(&mut self, depth: u32) -> Result<Value, Syntax> {
        self.at += 1;
        let mut entries: Vec<Entry> = Vec::new();
        let mut seen = BTreeSet::new();
        self.blank();
        if self.peek() == b'}' {
            self.at += 1;
            return Ok(Value::Table(entries.into_boxed_slice()));
        }
        loop {
            self.blank();
            let start = self.at;
            if self.peek() != b'"' {
                return Err(self.wrong("expected a key in double quotes"));
            }
            let key = self.string()?;
            let at = start..self.at;
            if !seen.insert(key.clone()) {
                return Err(self.wrong_at(at, crate::node::DUPLICATE));
            }
            self.expect(b':', "expected `:` after the key")?;
            let node = self.value(depth + 1)?;
            entries.push(Entry { key: key.into_boxed_str(), at: span(&at), node });
            self.blank();
            if self.peek() == b'}' {
                self.at += 1;
                return Ok(Value::Table(entries.into_boxed_slice()));
            }
            self.expect(b',', "expected `,` or `}`")?;
        }
    }

    fn list(&mut self, depth: u32) -> Result<Value, Syntax> {
        self.at += 1;
        let mut list = Vec::new();
        self.blank();
        if self.peek() == b']' {
            self.at += 1;
            return Ok(Value::List(list.into_boxed_slice()));
        }
        loop {
            list.push(self.value(depth + 1)?);
            self.blank();
            if self.peek() == b']' {
                self.at += 1;
                return Ok(Value::List(list.into_boxed_slice()));
            }
            self.expect(b',', "expected `,` or `]`")?;
        }
    }

    fn digits(&mut self) -> Result<(), Syntax> {
        if !self.peek().is_ascii_digit() {
            return Err(self.wrong("expected a digit"));
        }
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        Ok(())
    }

    fn number(&mut self) -> Result<Value, Syntax> {
        let start = self.at;
        let mut whole = true;
        if self.peek() == b'-' {
            self.at += 1;
        }
        if self.peek() == b'0' {
            self.at += 1;
        } else {
            self.digits()?;
        }
        if self.peek() == b'.' {
            whole = false;
            self.at += 1;
            self.digits()?;
        }
        if matches!(self.peek(), b'e' | b'E') {
            whole = false;
            self.at += 1;
            if matches!(self.peek(), b'+' | b'-') {
                self.at += 1;
            }
            self.digits()?;
        }
        let text = &self.text[start..self.at];
        if whole && let Ok(n) = text.parse() {
            return Ok(Value::Integer(n));
        }
        text.parse().map(Value::Float).map_err(|_| self.wrong_at(start..self.at, "not a number"))
    }

    fn string(&mut self) -> Result<String, Syntax> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), b'"' | b'\\' | 0..=0x1f) {
                self.at += 1;
            }
            out.push_str(&self.text[start..self.at]);
            match self.peek() {
                b'"' => {
                    self.at += 1;
                    return Ok(out);
                }
                b'\\' => {
                    self.at += 1;
                    out.push(self.escape()?);
                }
                _ if self.at >= self.bytes.len() => return Err(self.wrong("the closing quote is missing")),
                _ => return Err(self.wrong("a control character must be escaped")),
            }
        }
    }

    fn escape(&mut self) -> Result<char, Syntax> {
        let c = match self.peek() {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                self.at += 1;
                return self.unicode();
            }
            _ => return Err(self.wrong("unknown escape sequence")),
        };
        self.at += 1;
        Ok(c)
    }

    fn unicode(&mut self) -> Result<char, Syntax> {
        let start = self.at;
        let high = self.hex()?;
        let code = if (0xd800..0xdc00).contains(&high) && self.bytes[self.at..].starts_with(b"\\u") {
            self.at += 2;
            let low = self.hex()?;
            if !(0xdc00..0xe000).contains(&low) {
                return Err(self.wrong_at(start..self.at, "half of a surrogate pair"));
            }
            0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00)
        } else {
            high
        };
        char::from_u32(code).ok_or_else(|| self.wrong_at(start..self.at, "half of a surrogate pair"))
    }

    fn hex(&mut self) -> Result<u32, Syntax> {
        let digits = self.bytes.get(self.at..self.at + 4).filter(|d| d.iter().all(u8::is_ascii_hexdigit));
        let Some(digits) = digits else { return Err(self.wrong("expected four hexadecimal digits")) };
        let code = digits.iter().fold(0, |n, d| n * 16 + char::from(*d).to_digit(16).unwrap_or(0));
        self.at += 4;
        Ok(code)
    }
}
