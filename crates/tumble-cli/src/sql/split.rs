//! Statements of a text: parted by semicolons that stand in no quotes, comments or parentheses of names.

/// The statements of a text without their semicolons; those that are empty are left out.
pub(super) fn statements(text: &str) -> Vec<&str> {
    let (mut all, mut start) = (Vec::new(), 0);
    for end in ends(text) {
        all.push(&text[start..end]);
        start = end + 1;
    }
    all.push(&text[start..]);
    all.retain(|sql| has_words(sql));
    all
}

/// Whether a text ends a statement: its last words are followed by a semicolon.
pub(super) fn is_complete(text: &str) -> bool {
    ends(text).last().is_some_and(|end| !has_words(&text[end + 1..]))
}

/// Whether there is more than blanks and comments.
fn has_words(sql: &str) -> bool {
    let mut scanner = Scanner { rest: sql };
    while let Some((_, kind)) = scanner.next() {
        if kind == Kind::Word {
            return true;
        }
    }
    false
}

/// Places of the semicolons that end statements.
fn ends(text: &str) -> Vec<usize> {
    let (mut scanner, mut at, mut all) = (Scanner { rest: text }, 0, Vec::new());
    while let Some((length, kind)) = scanner.next() {
        if kind == Kind::End {
            all.push(at);
        }
        at += length;
    }
    all
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Blank,
    Word,
    End,
}

struct Scanner<'t> {
    rest: &'t str,
}

impl Scanner<'_> {
    /// The next piece: its length and what it is.
    fn next(&mut self) -> Option<(usize, Kind)> {
        let first = self.rest.chars().next()?;
        // up to and with a closing mark, or all
        let until =
            |mark: &str, from: usize| self.rest[from..].find(mark).map_or(self.rest.len(), |k| from + k + mark.len());
        let (length, kind) = match first {
            ';' => (1, Kind::End),
            '-' if self.rest.starts_with("--") => (until("\n", 2), Kind::Blank),
            '/' if self.rest.starts_with("/*") => (until("*/", 2), Kind::Blank),
            '\'' | '"' | '`' => (until(&first.to_string(), 1), Kind::Word),
            '[' => (until("]", 1), Kind::Word),
            c if c.is_whitespace() => (c.len_utf8(), Kind::Blank),
            c => (c.len_utf8(), Kind::Word),
        };
        self.rest = &self.rest[length..];
        Some((length, kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn semicolons_end_statements_but_not_in_quotes_or_comments() {
        for (text, expected) in [
            ("", &[][..]),
            (" ; -- nothing ;\n /* ; */ ", &[]),
            ("SELECT 1", &["SELECT 1"]),
            ("SELECT 1; SELECT 2;", &["SELECT 1", " SELECT 2"]),
            ("SELECT ';', \"a;b\", [c;d], `e;f`; SELECT 2", &["SELECT ';', \"a;b\", [c;d], `e;f`", " SELECT 2"]),
            ("SELECT 'it''s;' -- ; no\n, 1", &["SELECT 'it''s;' -- ; no\n, 1"]),
            ("SELECT 'open;", &["SELECT 'open;"]),
            ("/* ä; */ SELECT 'ü;' ; SELECT 3", &["/* ä; */ SELECT 'ü;' ", " SELECT 3"]),
        ] {
            assert_eq!(statements(text), expected, "{text}");
        }
        for (text, complete) in [
            ("SELECT 1;", true),
            ("SELECT 1; ", true),
            ("SELECT 1; -- x", true),
            ("SELECT ';", false),
            ("SELECT 1", false),
            ("SELECT 1; SELECT", false),
            ("", false),
        ] {
            assert_eq!(is_complete(text), complete, "{text}");
        }
    }
}
