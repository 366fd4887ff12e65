//! Values: lists, inline tables and scalars; keys with their values.

use super::cursor::{Cursor, Parsed, deep, wrong};
use super::number::number;
use super::table::{Kind, Table};
use crate::limits;
use crate::node::{Node, Value, span};

impl Cursor<'_> {
    /// A value that stands `depth` levels deep.
    pub(super) fn value(&mut self, depth: u32) -> Parsed<Node> {
        let start = self.at;
        if depth > limits::DEPTH {
            return Err(deep(start..start + 1));
        }
        let value = match self.peek() {
            Some(b'[') => self.list(depth)?,
            Some(b'{') => {
                let mut node = self.inline_table(depth)?;
                node.span = span(&(start..self.at));
                return Ok(node);
            }
            Some(b'"') if self.bytes[self.at..].starts_with(b"\"\"\"") => Value::Text(self.basic_lines()?.into()),
            Some(b'\'') if self.bytes[self.at..].starts_with(b"'''") => Value::Text(self.literal_lines()?.into()),
            Some(b'"') => Value::Text(self.basic_line()?.into()),
            Some(b'\'') => Value::Text(self.literal_line()?.into()),
            _ => self.scalar()?,
        };
        Ok(Node { span: span(&(start..self.at)), value })
    }

    fn list(&mut self, depth: u32) -> Parsed<Value> {
        self.at += 1;
        let mut list = Vec::new();
        loop {
            self.space()?;
            if self.takes(b']') {
                return Ok(Value::List(list.into_boxed_slice()));
            }
            list.push(self.value(depth + 1)?);
            self.space()?;
            if self.peek() != Some(b']') {
                self.expect(b',', "expected `,` or `]`")?;
            }
        }
    }

    fn inline_table(&mut self, depth: u32) -> Parsed<Node> {
        self.at += 1;
        let mut table = Table::new(0..0, Kind::Header);
        loop {
            self.space()?;
            if self.takes(b'}') {
                return Ok(table.finish());
            }
            self.pair(&mut table, depth)?;
            self.space()?;
            if self.peek() != Some(b'}') {
                self.expect(b',', "expected `,` or `}`")?;
            }
        }
    }

    /// `a.b = value`, into a table.
    pub(super) fn pair(&mut self, table: &mut Table, depth: u32) -> Parsed<()> {
        let start = self.at;
        let mut keys = self.keys()?;
        let depth = depth + keys.len() as u32;
        if depth > limits::DEPTH {
            return Err(deep(start..self.at));
        }
        self.expect(b'=', "expected `=` after the key")?;
        self.blank();
        let node = self.value(depth)?;
        let Some(last) = keys.pop() else { return Err(wrong(start..self.at, "expected a key")) };
        table.insert(keys, last, node)
    }

    /// A number, true or false, a date or a time.
    fn scalar(&mut self) -> Parsed<Value> {
        let start = self.at;
        let mut end = self.word(start);
        // a blank may stand between a date and its time
        if is_date(&self.bytes[start..end])
            && let Some([b' ', b'0'..=b'9', b'0'..=b'9', b':', ..]) = self.bytes.get(end..)
        {
            end = self.word(end + 1);
        }
        let text = &self.text[start..end];
        if text.is_empty() {
            return Err(self.here("expected a value"));
        }
        self.at = end;
        match text {
            "true" => return Ok(Value::Bool(true)),
            "false" => return Ok(Value::Bool(false)),
            _ => {}
        }
        if is_date(text.as_bytes()) || text.as_bytes().get(2) == Some(&b':') {
            let plain = |b: u8| b.is_ascii_digit() || b"-:.TtZz+ ".contains(&b);
            return if text.bytes().all(plain) { Ok(Value::Date) } else { Err(wrong(start..end, "not a date")) };
        }
        number(text).ok_or_else(|| {
            wrong(start..end, "expected a value: a number, text in quotes, true, false, a list or a table")
        })
    }

    /// Where a word that begins at `from` ends.
    fn word(&self, from: usize) -> usize {
        let belongs = |b: &&u8| b.is_ascii_alphanumeric() || b"+-_.:".contains(b);
        from + self.bytes[from..].iter().take_while(belongs).count()
    }
}

fn is_date(text: &[u8]) -> bool {
    matches!(text, [a, b, c, d, b'-', ..] if [a, b, c, d].iter().all(|x| x.is_ascii_digit()))
}
