//! Strings: the four forms of TOML, and escape sequences.

use super::cursor::{Cursor, Parsed, wrong};

impl Cursor<'_> {
    /// Text in single quotes, without escapes.
    pub(super) fn literal_line(&mut self) -> Parsed<String> {
        let start = self.at + 1;
        self.at = start;
        loop {
            match self.peek() {
                Some(b'\'') => {
                    self.at += 1;
                    return Ok(self.text[start..self.at - 1].to_owned());
                }
                None | Some(b'\n' | b'\r') => return Err(self.here("the closing quote is missing on this line")),
                Some(0..=8 | 10..=31 | 127) => return Err(self.here("a control character must be escaped")),
                Some(_) => self.at += 1,
            }
        }
    }

    /// Text in double quotes.
    pub(super) fn basic_line(&mut self) -> Parsed<String> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..=8 | 10..=31 | 127)) {
                self.at += 1;
            }
            out.push_str(&self.text[start..self.at]);
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(out);
                }
                Some(b'\\') => out.push(self.escape()?),
                None | Some(b'\n' | b'\r') => return Err(self.here("the closing quote is missing on this line")),
                Some(_) => return Err(self.here("a control character must be escaped")),
            }
        }
    }

    /// Text between three single quotes.
    pub(super) fn literal_lines(&mut self) -> Parsed<String> {
        let open = self.at;
        self.at += 3;
        self.line_break();
        let start = self.at;
        loop {
            match self.peek() {
                Some(b'\'') if self.bytes[self.at..].starts_with(b"'''") => {
                    let end = self.close(b'\'');
                    return Ok(self.text[start..end].to_owned());
                }
                None => return Err(wrong(open..open + 3, "the closing quote is missing")),
                Some(b'\r') if !self.bytes[self.at..].starts_with(b"\r\n") => {
                    return Err(self.here("a control character must be escaped"));
                }
                Some(0..=8 | 11 | 12 | 14..=31 | 127) => return Err(self.here("a control character must be escaped")),
                Some(_) => self.at += 1,
            }
        }
    }

    /// Text between three double quotes.
    pub(super) fn basic_lines(&mut self) -> Parsed<String> {
        let open = self.at;
        self.at += 3;
        self.line_break();
        let mut out = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..=8 | 11..=31 | 127)) {
                self.at += 1;
            }
            out.push_str(&self.text[start..self.at]);
            match self.peek() {
                Some(b'"') if self.bytes[self.at..].starts_with(b"\"\"\"") => {
                    let from = self.at;
                    let end = self.close(b'"');
                    out.push_str(&self.text[from..end]);
                    return Ok(out);
                }
                Some(b'"') => {
                    out.push('"');
                    self.at += 1;
                }
                Some(b'\r') if self.line_break() => out.push_str("\r\n"),
                Some(b'\\') => {
                    if !self.continued() {
                        out.push(self.escape()?);
                    }
                }
                None => return Err(wrong(open..open + 3, "the closing quote is missing")),
                Some(_) => return Err(self.here("a control character must be escaped")),
            }
        }
    }

    /// Three to five quotes: the last three close the string, those before are text. Returns the end of the text.
    fn close(&mut self, quote: u8) -> usize {
        let n = self.bytes[self.at..].iter().take(5).take_while(|b| **b == quote).count();
        self.at += n;
        self.at - 3
    }

    /// A backslash at the end of a line removes the line break and all blanks after it.
    fn continued(&mut self) -> bool {
        let start = self.at;
        self.at += 1;
        self.blank();
        if !self.line_break() {
            self.at = start;
            return false;
        }
        loop {
            self.blank();
            if !self.line_break() {
                return true;
            }
        }
    }

    fn escape(&mut self) -> Parsed<char> {
        self.at += 1;
        let c = match self.peek() {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'b') => '\u{8}',
            Some(b't') => '\t',
            Some(b'n') => '\n',
            Some(b'f') => '\u{c}',
            Some(b'r') => '\r',
            Some(b'e') => '\u{1b}',
            Some(b'x') => return self.code(2),
            Some(b'u') => return self.code(4),
            Some(b'U') => return self.code(8),
            _ => return Err(self.here("unknown escape sequence")),
        };
        self.at += 1;
        Ok(c)
    }

    /// A character by its code point.
    fn code(&mut self, digits: usize) -> Parsed<char> {
        let start = self.at + 1;
        let text = self.bytes.get(start..start + digits).filter(|d| d.iter().all(u8::is_ascii_hexdigit));
        let Some(text) = text else { return Err(self.here("expected hexadecimal digits")) };
        let code = text.iter().fold(0, |n, d| n * 16 + char::from(*d).to_digit(16).unwrap_or(0));
        self.at = start + digits;
        char::from_u32(code).ok_or_else(|| wrong(start..self.at, "not a Unicode character"))
    }
}
