//! TOML with places, straight to the tree that the reader walks.
//!
//! The grammar is that of TOML 1.1. A parser that first lists tokens and events takes a hundred times the size of a file
//! of short values; this one takes some thirty, so that a hostile file cannot ask for more memory than `limits` allow.
//! After a mistake it goes on at the next line that looks like a beginning, and reports what it finds there too.
//!
//! Dates and times are recognised, not understood: no key of a scene takes one. A second opinion, the `toml` crate, is
//! asked in tests only.

use crate::limits;
use crate::node::{Entry, Node, Span, Syntax, Value, span};
use std::collections::BTreeMap;
use std::ops::Range;

/// The tree of a TOML text, or all that is wrong with the text.
pub(crate) fn from_toml(text: &str) -> Result<Node, Vec<Syntax>> {
    let mut p = Parser { text, bytes: text.as_bytes(), at: 0 };
    let mut root = Table::new(0..text.len(), Kind::Header);
    let mut current = Vec::new();
    let mut wrong = Vec::new();
    while p.at < p.bytes.len() {
        let outcome = p.line(&mut root, &mut current);
        if let Err(mistake) = outcome {
            wrong.push(mistake);
            if wrong.len() > limits::DIAGNOSTICS {
                break;
            }
            p.recover();
        }
    }
    if wrong.is_empty() { Ok(root.finish()) } else { Err(wrong) }
}

type Parsed<T> = Result<T, Syntax>;

/// How a table came to be; decides who may add to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// On the way of a header, such as `a` in `[a.b]`.
    Passed,
    /// By its own header.
    Header,
    /// By a dotted key.
    Dotted,
}

/// A table while it may grow.
#[derive(Debug)]
struct Table {
    at: Span,
    kind: Kind,
    slots: Vec<Slot>,
    /// Where each key is, once there are too many to look through.
    #[expect(clippy::box_collection, reason = "almost no table has one, and there may be millions of tables")]
    index: Option<Box<BTreeMap<Box<str>, u32>>>,
}

#[derive(Debug)]
struct Slot {
    key: Box<str>,
    at: Span,
    item: Item,
}

#[derive(Debug)]
enum Item {
    /// Finished: a value, an inline table, a list.
    Node(Node),
    Table(Box<Table>),
    /// `[[…]]`
    Tables(Vec<Table>),
}

/// A key with its place.
type Key = (Box<str>, Range<usize>);

impl Table {
    /// Keys that are looked through one by one.
    const FEW: usize = 16;

    fn new(at: Range<usize>, kind: Kind) -> Self {
        Self { at: span(&at), kind, slots: Vec::new(), index: None }
    }

    fn find(&self, key: &str) -> Option<usize> {
        match &self.index {
            Some(index) => index.get(key).map(|k| *k as usize),
            None => self.slots.iter().position(|s| &*s.key == key),
        }
    }

    fn add(&mut self, (key, at): Key, item: Item) -> &mut Item {
        let place = self.slots.len();
        if let Some(index) = &mut self.index {
            index.insert(key.clone(), place as u32);
        } else if place == Self::FEW {
            let mut index: BTreeMap<Box<str>, u32> = self.slots.iter().map(|s| s.key.clone()).zip(0..).collect();
            index.insert(key.clone(), place as u32);
            self.index = Some(Box::new(index));
        }
        // most tables on the way of a dotted key hold one thing
        if place == 0 && self.kind != Kind::Header {
            self.slots.reserve_exact(1);
        }
        self.slots.push(Slot { key, at: span(&at), item });
        &mut self.slots[place].item
    }

    fn finish(self) -> Node {
        // the index is not needed while entries are made
        drop(self.index);
        let entries = self.slots.into_iter().map(|Slot { key, at, item }| Entry { key, at, node: item.finish() });
        Node { span: self.at, value: Value::Table(entries.collect()) }
    }
}

impl Item {
    fn finish(self) -> Node {
        match self {
            Self::Node(node) => node,
            Self::Table(table) => table.finish(),
            Self::Tables(list) => {
                let at = list.first().map_or(0, |t| t.at.start)..list.last().map_or(0, |t| t.at.end);
                Node { span: at, value: Value::List(list.into_iter().map(Table::finish).collect()) }
            }
        }
    }
}

fn wrong(at: Range<usize>, message: &str) -> Syntax {
    Syntax { at: span(&at), message: message.to_owned(), too_deep: false }
}

fn deep(at: Range<usize>) -> Syntax {
    Syntax { at: span(&at), message: format!("nested deeper than {} levels", limits::DEPTH), too_deep: true }
}

struct Parser<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn here(&self, message: &str) -> Syntax {
        // a whole character, so that it can be shown
        let rest = self.text.get(self.at..).unwrap_or("");
        wrong(self.at..self.at + rest.chars().next().map_or(0, char::len_utf8), message)
    }

    fn takes(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, byte: u8, message: &str) -> Parsed<()> {
        if self.takes(byte) { Ok(()) } else { Err(self.here(message)) }
    }

    /// Blanks within a line.
    fn blank(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.at += 1;
        }
    }

    /// A line break, if there is one.
    fn line_break(&mut self) -> bool {
        let length = match self.bytes.get(self.at..) {
            Some([b'\n', ..]) => 1,
            Some([b'\r', b'\n', ..]) => 2,
            _ => 0,
        };
        self.at += length;
        length > 0
    }

    /// A comment, if there is one.
    fn comment(&mut self) -> Parsed<()> {
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
    fn space(&mut self) -> Parsed<()> {
        loop {
            self.blank();
            self.comment()?;
            if !self.line_break() {
                return Ok(());
            }
        }
    }

    /// The rest of a line: nothing but a comment.
    fn end_of_line(&mut self) -> Parsed<()> {
        self.blank();
        self.comment()?;
        if self.at < self.bytes.len() && !self.line_break() {
            return Err(self.here("expected the end of the line"));
        }
        Ok(())
    }

    /// After a mistake: on to the next line that looks like a header or a key with a value.
    fn recover(&mut self) {
        while self.at < self.bytes.len() {
            match self.bytes[self.at..].iter().position(|b| *b == b'\n') {
                Some(k) => self.at += k + 1,
                None => self.at = self.bytes.len(),
            }
            let rest = &self.bytes[self.at..];
            let line = rest.split(|b| *b == b'\n').next().unwrap_or(rest).trim_ascii();
            let word = |b: &u8| b.is_ascii_alphanumeric() || b"_-.\"' \t".contains(b);
            let body = line.trim_ascii_start();
            let header = body.starts_with(b"[") && {
                let inner = body.iter().skip_while(|b| **b == b'[').take_while(|b| word(b)).count();
                let open = body.iter().take_while(|b| **b == b'[').count();
                inner > 0 && open <= 2 && body.get(open + inner) == Some(&b']') && body[open].is_ascii_alphabetic()
            };
            let length = body.iter().take_while(|b| word(b)).count();
            if header || (length > 0 && body.get(length) == Some(&b'=')) {
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
                match open(root, current) {
                    Some(table) => self.pair(table, depth)?,
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
        let mut table = root;
        let last = keys.len() - 1;
        for (k, key) in keys.into_iter().enumerate() {
            let found = table.find(&key.0);
            let taken = wrong(key.1.clone(), "this name is taken by a value");
            if k < last {
                let item = match found {
                    Some(place) => &mut table.slots[place].item,
                    None => table.add(key, Item::Table(Box::new(Table::new(whole.clone(), Kind::Passed)))),
                };
                table = match item {
                    Item::Node(_) => return Err(taken),
                    Item::Table(t) => t,
                    Item::Tables(list) => list.last_mut().ok_or(taken)?,
                };
                continue;
            }
            match (found, many) {
                (None, false) => {
                    table.add(key, Item::Table(Box::new(Table::new(whole.clone(), Kind::Header))));
                }
                (None, true) => {
                    table.add(key, Item::Tables(vec![Table::new(whole.clone(), Kind::Header)]));
                }
                (Some(place), _) => match (&mut table.slots[place].item, many) {
                    (Item::Tables(list), true) => list.push(Table::new(whole.clone(), Kind::Header)),
                    (Item::Table(t), false) if t.kind == Kind::Passed => {
                        t.kind = Kind::Header;
                        t.at = span(&whole);
                    }
                    (Item::Node(_), _) => return Err(taken),
                    _ => return Err(wrong(whole, "this table is given twice")),
                },
            }
            return Ok(());
        }
        Ok(())
    }

    /// `a.b = value`, into a table.
    fn pair(&mut self, mut table: &mut Table, depth: u32) -> Parsed<()> {
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
        for key in keys {
            let place = key.1.clone();
            let item = match table.find(&key.0) {
                Some(k) => &mut table.slots[k].item,
                None => table.add(key, Item::Table(Box::new(Table::new(place.clone(), Kind::Dotted)))),
            };
            table = match item {
                Item::Table(t) if t.kind == Kind::Dotted => t,
                Item::Table(_) | Item::Tables(_) => return Err(wrong(place, "this table has a header of its own")),
                Item::Node(_) => return Err(wrong(place, "this name is taken by a value")),
            };
        }
        if table.find(&last.0).is_some() {
            return Err(wrong(last.1, "this key is given twice"));
        }
        table.add(last, Item::Node(node));
        Ok(())
    }

    /// Keys parted by dots, blanks around them.
    fn keys(&mut self) -> Parsed<Vec<Key>> {
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

    fn value(&mut self, depth: u32) -> Parsed<Node> {
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

    /// Text in single quotes, as it stands.
    fn literal_line(&mut self) -> Parsed<String> {
        let start = self.at + 1;
        self.at = start;
        loop {
            match self.peek() {
                Some(b'\'') => {
                    self.at += 1;
                    return Ok(self.text[start..self.at - 1].to_owned());
                }
                None | Some(b'\n' | b'\r') => return Err(self.here("the text in quotes does not end on its line")),
                Some(0..=8 | 10..=31 | 127) => return Err(self.here("a control character must be escaped")),
                Some(_) => self.at += 1,
            }
        }
    }

    /// Text in double quotes.
    fn basic_line(&mut self) -> Parsed<String> {
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
                None | Some(b'\n' | b'\r') => return Err(self.here("the text in quotes does not end on its line")),
                Some(_) => return Err(self.here("a control character must be escaped")),
            }
        }
    }

    /// Text between three single quotes.
    fn literal_lines(&mut self) -> Parsed<String> {
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
                None => return Err(wrong(open..open + 3, "the text in quotes does not end")),
                Some(b'\r') if !self.bytes[self.at..].starts_with(b"\r\n") => {
                    return Err(self.here("a control character must be escaped"));
                }
                Some(0..=8 | 11 | 12 | 14..=31 | 127) => return Err(self.here("a control character must be escaped")),
                Some(_) => self.at += 1,
            }
        }
    }

    /// Text between three double quotes.
    fn basic_lines(&mut self) -> Parsed<String> {
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
                None => return Err(wrong(open..open + 3, "the text in quotes does not end")),
                Some(_) => return Err(self.here("a control character must be escaped")),
            }
        }
    }

    /// Three to five quotes: the last three close, what is before them is text. Returns where the text ends.
    fn close(&mut self, quote: u8) -> usize {
        let n = self.bytes[self.at..].iter().take(5).take_while(|b| **b == quote).count();
        self.at += n;
        self.at - 3
    }

    /// A backslash at the end of a line takes the line break and all blanks after it.
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
            _ => return Err(self.here("no such escape")),
        };
        self.at += 1;
        Ok(c)
    }

    /// A character by its number.
    fn code(&mut self, digits: usize) -> Parsed<char> {
        let start = self.at + 1;
        let text = self.bytes.get(start..start + digits).filter(|d| d.iter().all(u8::is_ascii_hexdigit));
        let Some(text) = text else { return Err(self.here("expected hexadecimal digits")) };
        let code = text.iter().fold(0, |n, d| n * 16 + char::from(*d).to_digit(16).unwrap_or(0));
        self.at = start + digits;
        char::from_u32(code).ok_or_else(|| wrong(start..self.at, "no such character"))
    }
}

/// The table that the last header opened; none after a header that failed.
fn open<'t>(root: &'t mut Table, path: &[Box<str>]) -> Option<&'t mut Table> {
    let mut table = root;
    for key in path {
        let place = table.find(key)?;
        table = match &mut table.slots[place].item {
            Item::Node(_) => return None,
            Item::Table(t) => t,
            Item::Tables(list) => list.last_mut()?,
        };
    }
    Some(table)
}

fn is_date(text: &[u8]) -> bool {
    matches!(text, [a, b, c, d, b'-', ..] if [a, b, c, d].iter().all(|x| x.is_ascii_digit()))
}

/// A whole number or a decimal one.
fn number(text: &str) -> Option<Value> {
    // the common kind, without a detour
    if !text.starts_with('0') && text.len() < 18 && text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().map(Value::Integer).ok();
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] {
        if let Some(digits) = text.strip_prefix(prefix) {
            let digits = without_underscores(digits, |b| char::from(b).is_digit(radix))?;
            return Some(match i64::from_str_radix(&digits, radix) {
                Ok(n) => Value::Integer(n),
                // a whole number that i64 cannot hold is out of every range, but still a number
                Err(_) => Value::Float(f64::INFINITY),
            });
        }
    }
    let (sign, unsigned) = match text.as_bytes().first()? {
        b'+' => (1.0, &text[1..]),
        b'-' => (-1.0, &text[1..]),
        _ => (1.0, text),
    };
    match unsigned {
        "inf" => return Some(Value::Float(sign * f64::INFINITY)),
        "nan" => return Some(Value::Float(f64::NAN)),
        _ => {}
    }
    let (mantissa, exponent) = match unsigned.find(['e', 'E']) {
        Some(k) => (&unsigned[..k], Some(&unsigned[k + 1..])),
        None => (unsigned, None),
    };
    let (whole, part) = match mantissa.split_once('.') {
        Some((w, p)) => (w, Some(p)),
        None => (mantissa, None),
    };
    let digit = |b: u8| b.is_ascii_digit();
    let mut plain = String::with_capacity(text.len());
    plain.push_str(if sign < 0.0 { "-" } else { "" });
    let leading = without_underscores(whole, digit)?;
    if leading.len() > 1 && leading.starts_with('0') {
        return None;
    }
    plain.push_str(&leading);
    if let Some(part) = part {
        plain.push('.');
        plain.push_str(&without_underscores(part, digit)?);
    }
    if let Some(exponent) = exponent {
        let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        plain.push_str(if exponent.starts_with('-') { "e-" } else { "e" });
        plain.push_str(&without_underscores(digits, digit)?);
    }
    if part.is_none() && exponent.is_none() {
        // a whole number that i64 cannot hold is still a number
        return plain.parse().map(Value::Integer).ok().or_else(|| plain.parse().map(Value::Float).ok());
    }
    plain.parse().map(Value::Float).ok()
}

/// Digits with single underscores between them, taken out.
fn without_underscores(text: &str, digit: impl Fn(u8) -> bool) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut last = b'_';
    for b in text.bytes() {
        match b {
            b'_' if last != b'_' => {}
            b if digit(b) => out.push(char::from(b)),
            _ => return None,
        }
        last = b;
    }
    (last != b'_').then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::toml as other;

    /// Our tree and that of the `toml` crate, compared; the order of keys is free.
    fn same(ours: &Node, theirs: &other::Value) -> bool {
        match (&ours.value, theirs) {
            (Value::Bool(a), other::Value::Boolean(b)) => a == b,
            (Value::Integer(a), other::Value::Integer(b)) => a == b,
            (Value::Float(a), other::Value::Float(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
            (Value::Text(a), other::Value::String(b)) => **a == **b,
            (Value::Date, other::Value::Datetime(_)) => true,
            (Value::List(a), other::Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
            (Value::Table(a), other::Value::Table(b)) => {
                a.len() == b.len() && a.iter().all(|e| b.get(&*e.key).is_some_and(|v| same(&e.node, v)))
            }
            _ => false,
        }
    }

    /// What both accept is the same tree; how often they differ about whether it is TOML.
    #[track_caller]
    fn compare(text: &str) -> Option<&'static str> {
        let ours = from_toml(text);
        let theirs = other::from_str::<other::Table>(text);
        match (ours, theirs) {
            (Ok(ours), Ok(theirs)) => {
                assert!(same(&ours, &other::Value::Table(theirs)), "{text}");
                None
            }
            (Err(_), Err(_)) => None,
            (Ok(_), Err(_)) => Some("only we accept it"),
            (Err(_), Ok(_)) => Some("only they accept it"),
        }
    }

    const GOOD: [&str; 26] = [
        "",
        "# only a comment",
        "a = 1\r\nb = 2\r\n",
        "a = +1\nb = -0\nc = 1_000\nd = 0xDEAD_beef\ne = 0o17\nf = 0b11\n",
        "a = 1.5\nb = -1e5\nc = 6.626e-34\nd = 1_0.0_1\ne = 1E+2\nf = inf\ng = -inf\nh = nan\ni = 0e0\nj = -0.0\n",
        "a = 1979-05-27\nb = 1979-05-27T07:32:00Z\nc = 07:32:00\nd = 1979-05-27 07:32:00.5-07:00\n",
        "a.b.c = 1\na.b.d = 2\na.e = 3",
        "\"quoted key\" = 1\n'literal key' = 2\n\"\" = 3\n'a.b' = 4\nc . d = 5",
        "[a]\nb = 1\n[a.c]\nd = 2\n[e.f.g]\n[e.f]\n[e]",
        "[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 1\n[[a.e]]\n[[a.e]]\nf = 2",
        "[ a . b ]\nc=1\n[ \"d\" ]",
        "a = []\nb = [1, 2, 3,]\nc = [ [1], [\"x\", { y = 1 }] ]",
        "a = [\n  1, # one\n\n  2\n  , 3\n]",
        "a = {}\nb = { c = 1, d.e = 2, d.f = 3 }\ng = { h = { i = [ {} ] } }",
        "a = { b = 1, }\nc = {\n  d = 1, # comment\n  e = 2\n}",
        "a = \"x\\ty\\n\\\"\\\\\\u00b5\\U0001F600\\x41\\e\"",
        "a = 'C:\\dir'\nb = ''",
        "a = \"\"\"\nfirst\nsecond\"\"\"\nb = \"\"\"one \\\n   two\"\"\"\nc = \"\"\"\"quoted\"\"\"\"\"\n",
        "a = \'\'\'\nraw \\ \'text\'\'\'\'\n",
        "a = true\nb = false",
        "a = 1 # µ ☃",
        "a = \"µ ☃ 😀\"",
        "\tindented = 1\n  [ t ]\n  x = 2",
        "[fruit]\napple.colour = 1\napple.taste.sweet = true\n[fruit.apple.texture]\nsmooth = true",
        "1 = 2\n-_ = 3\n3.4 = 3\ntrue = 4",
        "a = 99999999999",
    ];

    const BAD: [&str; 44] = [
        "a",
        "a =",
        "= 1",
        "a = 1 b = 2",
        "a = 1\na = 2",
        "a.b = 1\na = 2",
        "a = 1\na.b = 2",
        "[a]\n[a]",
        "[a]\nb = 1\n[a.b]",
        "[a.b]\n[a]\nb.c = 1",
        "a.b = 1\n[a]",
        "[[a]]\n[a]",
        "[a]\n[[a]]",
        "a = []\n[[a]]",
        "a = {}\n[a]",
        "a = { b = 1 }\na.c = 2",
        "a = { b = 1, b = 2 }",
        "[a\nb = 1",
        "[]",
        "[a.]",
        "[[a]",
        "a = [1, 2",
        "a = [1 2]",
        "a = [,]",
        "a = { b }",
        "a = { , }",
        "a = 01",
        "a = 1_",
        "a = _1",
        "a = 1__2",
        "a = 1.",
        "a = .5",
        "a = 1e",
        "a = 0x",
        "a = +0x1",
        "a = tru",
        "a = \"x",
        "a = \"\\q\"",
        "a = \"\\ud800\"",
        "a = \"\"\"x",
        "a = 'x\n'",
        "a = \"\u{1}\"",
        "# \u{1}",
        "a = 1\rb = 2",
    ];

    #[test]
    fn both_parsers_read_the_same_tree() {
        for text in GOOD {
            assert_eq!(compare(text), None, "{text}");
            assert!(from_toml(text).is_ok(), "{text}");
        }
        for text in BAD {
            assert_eq!(compare(text), None, "{text}");
            assert!(from_toml(text).is_err(), "{text}");
        }
    }

    /// Mutated documents: the two never disagree about a tree. We accept more only where dates, or whole numbers beyond 64
    /// bits, are not our business; they accept a little more, such as a line break before the `=` in an inline table.
    #[test]
    fn both_parsers_agree_about_mutants() {
        let mut seed = 0x1234_5678_9abc_def1_u64;
        let mut below = |n: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed % n.max(1) as u64) as usize
        };
        let (mut good, mut bad, mut stricter) = (0, 0, 0);
        for _ in 0..60_000 {
            let mut text = GOOD[below(GOOD.len())].to_owned();
            if below(2) == 0 {
                text = format!("{text}\n{}", GOOD[below(GOOD.len())]);
            }
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..below(4) {
                let pool: Vec<char> = "ab.=[]{},\"'\n\r #0123456789_-+exinftr\\u:TZ\u{1}µ".chars().collect();
                let k = below(letters.len() + 1);
                match below(3) {
                    0 if k < letters.len() => drop(letters.remove(k)),
                    1 if k < letters.len() => letters[k] = pool[below(pool.len())],
                    _ => letters.insert(k, pool[below(pool.len())]),
                }
            }
            let text: String = letters.into_iter().collect();
            if from_toml(&text).is_ok() {
                good += 1;
            } else {
                bad += 1;
            }
            match compare(&text) {
                None => {}
                Some("only they accept it") => {
                    assert!(text.contains('{') && text.contains('\n'), "{text}");
                    stricter += 1;
                }
                Some(difference) => {
                    let mut excused = false;
                    let large = |v: &Value| matches!(v, Value::Float(x) if x.abs() > 9.2e18);
                    let mut look = |n: &Node| excused |= matches!(n.value, Value::Date) || large(&n.value);
                    if let Ok(tree) = from_toml(&text) {
                        visit(&tree, &mut look);
                    }
                    assert!(excused, "{difference}: {text}");
                }
            }
        }
        assert!(stricter < 300, "{stricter}");
        assert!(good > 10_000 && bad > 10_000, "{good} good, {bad} bad");
    }

    fn visit(node: &Node, look: &mut impl FnMut(&Node)) {
        look(node);
        match &node.value {
            Value::List(l) => l.iter().for_each(|n| visit(n, look)),
            Value::Table(t) => t.iter().for_each(|e| visit(&e.node, look)),
            _ => {}
        }
    }

    #[test]
    fn reading_goes_on_after_a_mistake() {
        let text = "a = = 1\nb = 2\n[t\nc = [1,\n  2 3,\n  [4, 5],\n]\nd = 'x\n[[u]]\ne = 1\ne = 2\n";
        let places: Vec<_> = from_toml(text)
            .unwrap_err()
            .iter()
            .map(|s| text[..s.at.start as usize].matches('\n').count() + 1)
            .collect();
        assert_eq!(places, [1, 3, 5, 8, 11]);
    }
}
