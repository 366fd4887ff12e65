//! Errors and lints of a scene: message, place and remedy, in one struct for terminals, scripts and editors.
//!
//! Codes are stable: T01 the file and its text, T02 keys, T03 values, T04 geometry files, T05 bodies that the world refuses,
//! T06 joints, T07 robot files, T09 lints. A lint never stops a scene from running.

use crate::limits;
use crate::node::{Entry, Span};
use serde::Serialize;
use std::cell::Cell;
use std::fmt;
use std::ops::Range;
use tumble::error::short;

/// Stable codes, each with its meaning.
pub const CODES: [(&str, &str); 61] = [
    (code::UNREADABLE, "the scene file cannot be read"),
    (code::SYNTAX, "the text is not valid TOML or JSON"),
    (code::TOO_LARGE, "the scene file is too large"),
    (code::NOT_UTF8, "the scene file is not UTF-8 text"),
    (code::TOO_DEEP, "tables and lists are nested too deeply"),
    (code::TOO_MANY_ERRORS, "more errors than are listed"),
    (code::UNKNOWN_KEY, "an unknown key"),
    (code::MISSING_KEY, "a required key is missing"),
    (code::WRONG_TYPE, "a value of the wrong type"),
    (code::UNKNOWN_WORD, "an unknown name where only a few are possible"),
    (code::EXCLUSIVE, "keys that exclude each other"),
    (code::NOT_FOR_KIND, "a key that this kind of body cannot have"),
    (code::WRONG_LENGTH, "a list of the wrong length"),
    (code::VERSION, "an unknown version of the format"),
    (code::NO_SUCH_PATH, "a path that leads nowhere"),
    (code::OUT_OF_RANGE, "a number outside its range"),
    (code::NOT_UNIT, "a quaternion that is not of unit length"),
    (code::NO_DIRECTION, "a zero vector where a direction is needed"),
    (code::INERTIA, "moments of inertia that no body can have"),
    (code::SHAPE, "a degenerate shape"),
    (code::TOO_MANY, "more bodies, shapes, points or materials than the limit"),
    (code::UNKNOWN_MATERIAL, "an undefined material"),
    (code::EXPRESSION, "an expression that cannot be evaluated"),
    (code::UNKNOWN_BODY, "a body that is not in the scene"),
    (code::COLOUR, "a text that is no colour"),
    (code::COMES_LATER, "a joint or a pair with a body that is spawned later"),
    (code::FILE_OUTSIDE, "a geometry file outside the scene's folder"),
    (code::FILE_UNREADABLE, "a geometry file that cannot be read"),
    (code::FILE_MALFORMED, "a geometry file with errors, or of an unknown format"),
    (code::REFUSED, "the world refuses a body, a motion or a step"),
    (code::JOINT_BODY, "a joint to an unknown body"),
    (code::JOINT_SAME, "a body joined to itself"),
    (code::JOINT_IMMOVABLE, "a joint between two ends that do not move"),
    (code::JOINT_APART, "the ends of a joint do not meet"),
    (code::JOINT_ASKEW, "the axes of a joint are askew"),
    (code::JOINT_RANGE, "an empty range of a joint"),
    (code::JOINT_OUTSIDE, "a joint that starts outside its range"),
    (code::JOINT_KEY, "a key that this kind of joint cannot have"),
    (code::JOINT_COUPLED, "a coupling of a coordinate that is not there"),
    (code::JOINT_MEMBERS, "a coupling of fewer than two or more than eight coordinates"),
    (code::ROBOT_UNSUPPORTED, "an element, attribute or value of a robot file that is not supported"),
    (code::ROBOT_UNKNOWN, "a robot file names something that is not there"),
    (code::ROBOT_FILE, "a file of a robot that is outside the folder, missing or unreadable"),
    (code::ROBOT_MALFORMED, "a robot file that is no XML, or has a value that is no number"),
    (code::ROBOT_MASSLESS, "a moving link without mass"),
    (code::ROBOT_IMPOSSIBLE, "a mass or inertia of a link that no body can have"),
    (code::ROBOT_NO_TREE, "links that form no tree"),
    (code::ROBOT_TOO_MANY, "more elements or links of a robot than the limit"),
    (code::ROBOT_POSITION, "a starting position that a robot cannot take"),
    (code::ROBOT_APPROXIMATED, "something of a robot file that is done in another way"),
    (code::ROBOT_IGNORED, "something of a robot file that no motion depends on"),
    (code::LINT_OVERLAP, "bodies overlap at the start"),
    (code::LINT_MASS_RATIO, "a large mass ratio of touching bodies"),
    (code::LINT_SPEED, "a body moves by more than its own size in a step"),
    (code::LINT_UNUSED, "an unused material"),
    (code::LINT_NAME, "two bodies of the same name"),
    (code::LINT_NO_BODIES, "a scene without bodies"),
    (code::LINT_NO_DURATION, "a scene without a duration"),
    (code::LINT_GROUP, "a group without members"),
    (code::LINT_MENDED, "geometry that was mended, or hulls that stand out of their solid"),
    (code::LINT_NEVER, "bodies that are spawned after the end of the run"),
];

/// The codes by name.
pub mod code {
    /// The scene file cannot be read.
    pub const UNREADABLE: &str = "T0101";
    /// The text is not valid TOML or JSON.
    pub const SYNTAX: &str = "T0102";
    /// The scene file is too large.
    pub const TOO_LARGE: &str = "T0103";
    /// The scene file is not UTF-8 text.
    pub const NOT_UTF8: &str = "T0104";
    /// Nested too deeply.
    pub const TOO_DEEP: &str = "T0105";
    /// More errors than are listed.
    pub const TOO_MANY_ERRORS: &str = "T0106";
    /// An unknown key.
    pub const UNKNOWN_KEY: &str = "T0201";
    /// A required key is missing.
    pub const MISSING_KEY: &str = "T0202";
    /// A value of the wrong type.
    pub const WRONG_TYPE: &str = "T0203";
    /// An unknown name where only a few are possible.
    pub const UNKNOWN_WORD: &str = "T0204";
    /// Keys that exclude each other.
    pub const EXCLUSIVE: &str = "T0205";
    /// A key that this kind of body cannot have.
    pub const NOT_FOR_KIND: &str = "T0206";
    /// A list of the wrong length.
    pub const WRONG_LENGTH: &str = "T0207";
    /// An unknown version of the format.
    pub const VERSION: &str = "T0208";
    /// A path that leads nowhere.
    pub const NO_SUCH_PATH: &str = "T0209";
    /// A number outside its range.
    pub const OUT_OF_RANGE: &str = "T0301";
    /// A quaternion that is not of unit length.
    pub const NOT_UNIT: &str = "T0302";
    /// A zero vector where a direction is needed.
    pub const NO_DIRECTION: &str = "T0303";
    /// Moments of inertia that no body can have.
    pub const INERTIA: &str = "T0304";
    /// A degenerate shape.
    pub const SHAPE: &str = "T0305";
    /// More of something than the limit.
    pub const TOO_MANY: &str = "T0306";
    /// An undefined material.
    pub const UNKNOWN_MATERIAL: &str = "T0307";
    /// An expression that cannot be evaluated.
    pub const EXPRESSION: &str = "T0308";
    /// A body that is not in the scene.
    pub const UNKNOWN_BODY: &str = "T0309";
    /// A text that is no colour.
    pub const COLOUR: &str = "T0310";
    /// A joint or a pair with a body that is spawned later.
    pub const COMES_LATER: &str = "T0311";
    /// A geometry file outside the scene's folder.
    pub const FILE_OUTSIDE: &str = "T0401";
    /// A geometry file that cannot be read.
    pub const FILE_UNREADABLE: &str = "T0402";
    /// A geometry file with errors, or of an unknown format.
    pub const FILE_MALFORMED: &str = "T0403";
    /// The world refuses the body.
    pub const REFUSED: &str = "T0501";
    /// A joint to an unknown body.
    pub const JOINT_BODY: &str = "T0601";
    /// A body joined to itself.
    pub const JOINT_SAME: &str = "T0602";
    /// Neither end of a joint moves.
    pub const JOINT_IMMOVABLE: &str = "T0603";
    /// The ends of a joint are apart.
    pub const JOINT_APART: &str = "T0604";
    /// The axes of a joint are askew.
    pub const JOINT_ASKEW: &str = "T0605";
    /// An empty range.
    pub const JOINT_RANGE: &str = "T0606";
    /// A joint starts outside its range.
    pub const JOINT_OUTSIDE: &str = "T0607";
    /// A key that this kind of joint cannot have.
    pub const JOINT_KEY: &str = "T0608";
    /// A coupling of a coordinate that is not there.
    pub const JOINT_COUPLED: &str = "T0609";
    /// A coupling of too few or too many coordinates.
    pub const JOINT_MEMBERS: &str = "T0610";
    /// An element, attribute or value of a robot file that is not supported.
    pub const ROBOT_UNSUPPORTED: &str = "T0701";
    /// A robot file names something that is not there.
    pub const ROBOT_UNKNOWN: &str = "T0702";
    /// A file of a robot that is outside the folder, missing or unreadable.
    pub const ROBOT_FILE: &str = "T0703";
    /// A robot file that is no XML, or has a value that is no number.
    pub const ROBOT_MALFORMED: &str = "T0704";
    /// A moving link without mass.
    pub const ROBOT_MASSLESS: &str = "T0705";
    /// A mass or inertia of a link that no body can have.
    pub const ROBOT_IMPOSSIBLE: &str = "T0706";
    /// Links that form no tree.
    pub const ROBOT_NO_TREE: &str = "T0707";
    /// More elements or links of a robot than the limit.
    pub const ROBOT_TOO_MANY: &str = "T0708";
    /// A starting position that a robot cannot take.
    pub const ROBOT_POSITION: &str = "T0709";
    /// Something of a robot file that is done in another way.
    pub const ROBOT_APPROXIMATED: &str = "T0780";
    /// Something of a robot file that no motion depends on.
    pub const ROBOT_IGNORED: &str = "T0790";
    /// Bodies overlap at the start.
    pub const LINT_OVERLAP: &str = "T0901";
    /// A large mass ratio of touching bodies.
    pub const LINT_MASS_RATIO: &str = "T0902";
    /// A body moves by more than its own size in a step.
    pub const LINT_SPEED: &str = "T0903";
    /// An unused material.
    pub const LINT_UNUSED: &str = "T0904";
    /// Two bodies of the same name.
    pub const LINT_NAME: &str = "T0905";
    /// A scene without bodies.
    pub const LINT_NO_BODIES: &str = "T0906";
    /// A scene without a duration.
    pub const LINT_NO_DURATION: &str = "T0907";
    /// A group without members.
    pub const LINT_GROUP: &str = "T0908";
    /// Geometry that was mended, or hulls that stand out of their solid.
    pub const LINT_MENDED: &str = "T0909";
    /// Bodies that are spawned after the end of the run.
    pub const LINT_NEVER: &str = "T0910";
}

/// An error or a lint of a scene.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// Stable code, such as T0201.
    pub code: &'static str,
    /// The scene file.
    pub file: String,
    /// Line, from 1; 0 for the whole file, null in JSON.
    #[serde(serialize_with = "known")]
    pub line: usize,
    /// Column in characters, from 1; 0 for the whole file, null in JSON.
    #[serde(serialize_with = "known")]
    pub column: usize,
    /// Path in the scene, such as `bodies[3].shape.radius`.
    pub path: String,
    /// The value as it is written; empty for a missing key.
    pub value: String,
    /// The error.
    pub message: String,
    /// The remedy.
    pub help: String,
    /// The line of the file and, below it, carets under the place; empty for the whole file.
    #[serde(skip)]
    pub excerpt: String,
}

/// A number from 1 as it is, and 0 as null: what is not known.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
fn known<S: serde::Serializer>(number: &usize, out: S) -> Result<S::Ok, S::Error> {
    (*number > 0).then_some(*number).serialize(out)
}

impl Diagnostic {
    /// The message with the line of the file that it is about.
    #[must_use]
    pub fn with_excerpt(&self) -> String {
        let text = self.to_string();
        match text.split_once('\n') {
            _ if self.excerpt.is_empty() => text,
            Some((head, rest)) => format!("{head}\n{}\n{rest}", self.excerpt),
            None => format!("{text}\n{}", self.excerpt),
        }
    }
}

/// Name in the place of the file for a change from outside ([`Draft::with`](crate::Draft::with)).
pub const CHANGED: &str = "--set";

/// Most characters of a line in an excerpt.
const EXCERPT: usize = 100;

/// Line `line` of a text, which begins at byte `start`, with carets under the bytes of `place` that are on it. A long line is
/// cut before and after the place; no more of it is read, since a line may be the whole file.
pub(crate) fn excerpt(text: &str, line: usize, start: usize, place: &Range<usize>) -> String {
    let (Some(head), Some(tail)) = (text.get(start..place.start), text.get(place.start..)) else {
        return String::new();
    };
    let before = match head.chars().rev().take(EXCERPT).count() {
        EXCERPT => EXCERPT / 2,
        all => all,
    };
    let on_line = |text: &str, most: usize| text.chars().take_while(|c| !matches!(c, '\n' | '\r')).take(most).count();
    let after = on_line(tail, EXCERPT - before);
    let carets = on_line(text.get(place.clone()).unwrap_or_default(), after).max(1);
    // one character for each: columns stay aligned
    let safe = |c: char| if is_unsafe(c) { ' ' } else { c };
    let mut shown: Vec<char> = head.chars().rev().take(before).map(safe).collect();
    shown.reverse();
    shown.extend(tail.chars().take(after).map(safe));
    let shown: String = shown.into_iter().collect();
    let margin = " ".repeat(line.to_string().len());
    format!("  {line} | {}\n  {margin} | {}{}", shown.trim_end(), " ".repeat(before), "^".repeat(carets))
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if self.line > 0 {
            write!(f, ":{}:{}", self.line, self.column)?;
        }
        write!(f, ": {} [{}]", self.message, self.code)?;
        match (self.path.is_empty(), self.value.is_empty()) {
            (false, false) => write!(f, "\n  {} = {}", self.path, self.value)?,
            (false, true) => write!(f, "\n  {}", self.path)?,
            (true, false) => write!(f, "\n  {}", self.value)?,
            (true, true) => {}
        }
        if self.help.is_empty() { Ok(()) } else { write!(f, "\n  help: {}", self.help) }
    }
}

/// All errors of a scene, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errors(pub Vec<Diagnostic>);

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (k, d) in self.0.iter().enumerate() {
            write!(f, "{}{d}", if k > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Errors {}

/// Path of a value in the scene: a chain on the stack, formatted only for messages.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Path<'p> {
    Root,
    Key(&'p Self, &'p str),
    Index(&'p Self, usize),
}

impl<'p> Path<'p> {
    pub(crate) fn key(&'p self, key: &'p str) -> Self {
        Self::Key(self, key)
    }

    pub(crate) fn index(&'p self, k: usize) -> Self {
        Self::Index(self, k)
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Key(Self::Root, key) => write!(f, "{}", shown(key)),
            Self::Key(parent, key) => write!(f, "{parent}.{}", shown(key)),
            Self::Index(parent, k) => write!(f, "{parent}[{k}]"),
        }
    }
}

/// Collects the errors of one text.
#[derive(Debug)]
pub(crate) struct Complaints<'t> {
    file: String,
    text: &'t str,
    /// Starts of lines [bytes].
    lines: Vec<usize>,
    list: Vec<(usize, Diagnostic)>,
    more: usize,
    /// Bytes of the text that came from outside the file.
    added: Range<usize>,
    /// The last place whose column was computed, and the column: places come mostly in order, and one line may be the whole
    /// file.
    last: Cell<(usize, usize)>,
}

impl<'t> Complaints<'t> {
    pub(crate) fn new(file: &str, text: &'t str) -> Self {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(k, _)| k + 1)).collect();
        Self { file: shown(file), text, lines, list: Vec::new(), more: 0, added: 0..0, last: Cell::new((0, 0)) }
    }

    /// These bytes of the text are changes from outside: errors in them have no place in the file.
    pub(crate) fn set_added(&mut self, added: Range<usize>) {
        self.added = added;
    }

    /// Whether the list is full: further errors are only counted.
    pub(crate) fn is_full(&self) -> bool {
        self.list.len() >= limits::DIAGNOSTICS
    }

    /// Counts an error that is not listed.
    pub(crate) fn count(&mut self) {
        self.more += 1;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Line and column of a byte, from 1.
    pub(crate) fn place(&self, at: usize) -> (usize, usize) {
        let line = self.lines.partition_point(|&start| start <= at).max(1);
        let start = self.lines[line - 1];
        let at = at.min(self.text.len());
        let (from, before) = self.last.get();
        let (from, before) = if (start..=at).contains(&from) { (from, before) } else { (start, 0) };
        let Some(between) = self.text.get(from..at) else { return (line, 1) };
        let column = before + between.chars().count();
        self.last.set((at, column));
        (line, column + 1)
    }

    /// The text at a place as a message shows it.
    fn written(&self, span: &Span) -> String {
        self.text.get(span.start as usize..span.end as usize).map_or_else(String::new, shown)
    }

    /// The line of `span` with carets under it.
    fn excerpt(&self, span: &Span, line: usize) -> String {
        let Some(start) = self.lines.get(line - 1) else { return String::new() };
        excerpt(self.text, line, *start, &(span.start as usize..span.end as usize))
    }

    /// Adds an error about the text at `span`.
    pub(crate) fn add(&mut self, code: &'static str, span: &Span, path: &Path<'_>, message: String, help: String) {
        if self.is_full() {
            self.count();
            return;
        }
        let (value, path) = (self.written(span), path.to_string());
        let (file, (line, column), excerpt) = if self.added.contains(&(span.start as usize)) {
            (CHANGED.to_owned(), (0, 0), String::new())
        } else {
            let (line, column) = self.place(span.start as usize);
            (self.file.clone(), (line, column), self.excerpt(span, line))
        };
        self.list
            .push((span.start as usize, Diagnostic { code, file, line, column, path, value, message, help, excerpt }));
    }

    /// Adds an error about a part of a value; the value shown is the whole one.
    pub(crate) fn within(
        &mut self,
        code: &'static str,
        part: &Span,
        whole: &Span,
        path: &Path<'_>,
        message: String,
        help: String,
    ) {
        let before = self.list.len();
        self.add(code, part, path, message, help);
        let value = self.written(whole);
        if let Some((_, d)) = self.list.get_mut(before) {
            d.value = value;
        }
    }

    /// Adds an error about a key; the value shown is the value of the key.
    pub(crate) fn about_key(
        &mut self,
        code: &'static str,
        entry: &Entry,
        path: &Path<'_>,
        message: String,
        help: String,
    ) {
        self.within(code, &entry.at, &entry.node.span, path, message, help);
    }

    /// Adds an error about a missing key; `span` is the table that should have it.
    pub(crate) fn missing(&mut self, code: &'static str, span: &Span, path: &Path<'_>, message: String, help: String) {
        let before = self.list.len();
        self.add(code, span, path, message, help);
        if let Some((_, d)) = self.list.get_mut(before) {
            d.value.clear();
        }
    }

    /// All errors in the order of the file.
    pub(crate) fn finish(mut self) -> Vec<Diagnostic> {
        self.list.sort_by_key(|(at, _)| *at);
        let mut list: Vec<Diagnostic> = self.list.into_iter().map(|(_, d)| d).collect();
        if self.more > 0 {
            list.push(Diagnostic {
                code: code::TOO_MANY_ERRORS,
                file: self.file,
                line: 0,
                column: 0,
                path: String::new(),
                value: String::new(),
                message: format!("{} more errors are not listed", self.more),
                help: "correct the first ones and try again: errors often share one cause".to_owned(),
                excerpt: String::new(),
            });
        }
        list
    }
}

/// Text for a message: one short line without control characters.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let mut out = String::new();
    for (k, c) in text.trim().chars().enumerate() {
        if k == MOST || c == '\n' {
            out.push('…');
            break;
        }
        show(c, &mut out);
    }
    out
}

/// Text from a file that is safe to print on a terminal: control characters, and those that change the direction of writing,
/// become their codes.
///
/// ```
/// assert_eq!(tumble_scene::harmless("red\u{1b}[31m"), "red\\u{1b}[31m");
/// assert_eq!(tumble_scene::harmless("Würfel"), "Würfel");
/// ```
#[must_use]
pub fn harmless(text: &str) -> String {
    let mut out = String::new();
    text.chars().for_each(|c| show(c, &mut out));
    out
}

fn show(c: char, out: &mut String) {
    if is_unsafe(c) { out.extend(c.escape_default()) } else { out.push(c) }
}

/// Whether a character controls a terminal or changes the direction of writing.
fn is_unsafe(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || turns
}

/// A measured number for a message, to three digits.
pub(crate) fn about(x: f64) -> String {
    short(format!("{x:.2e}").parse().unwrap_or(x))
}

/// The most similar word of `known`, if one is near: by edit distance, or because one word is the beginning of the other
/// (`pos`, `friction_coefficient`).
#[must_use]
pub fn did_you_mean<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    // a long word is no typing error, and its edit distances are expensive
    let length = word.chars().count();
    if length > 40 {
        return None;
    }
    let lower = word.to_lowercase();
    let near: Vec<(usize, &str)> = known
        .into_iter()
        .filter(|k| k.len() <= 60)
        .take(1000)
        .map(|k| (distance(&lower, &k.to_lowercase()), k))
        .collect();
    let within = |most: usize| near.iter().filter(|(d, _)| *d <= most).min_by_key(|(d, _)| *d).map(|(_, k)| *k);
    // one typing error is more likely than an abbreviation, and an abbreviation than several typing errors
    within(1).or_else(|| beginning(&lower, near.iter().map(|(_, k)| *k))).or_else(|| within(1 + length / 4))
}

/// The word of `known` that an abbreviation stands for, if it is unique, or with which a longer word begins.
fn beginning<'k>(word: &str, known: impl Iterator<Item = &'k str> + Clone) -> Option<&'k str> {
    // a single letter is no abbreviation, and a short name begins too many words
    const SHORTEST_ABBREVIATION: usize = 2;
    const SHORTEST_NAME: usize = 4;
    let longer = known.clone().filter(|k| word.len() >= SHORTEST_ABBREVIATION && k.to_lowercase().starts_with(word));
    if let Some(shortest) = longer.clone().min_by_key(|k| k.len()) {
        return longer.clone().all(|k| k.starts_with(shortest)).then_some(shortest);
    }
    known.filter(|k| k.len() >= SHORTEST_NAME && word.starts_with(&k.to_lowercase())).max_by_key(|k| k.len())
}

/// Edit distance (Damerau–Levenshtein): insertions, deletions, replacements and swaps of neighbours.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for (i, row) in rows.iter_mut().enumerate() {
        row[0] = i;
    }
    for j in 0..=b.len() {
        rows[0][j] = j;
    }
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            let replace = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = replace.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = best;
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_error_is_found_and_an_unrelated_word_is_not() {
        let known = ["radius", "length", "size", "friction", "restitution"];
        assert_eq!(did_you_mean("raduis", known), Some("radius"));
        assert_eq!(did_you_mean("Frction", known), Some("friction"));
        assert_eq!(did_you_mean("colour", known), None);
        assert_eq!(did_you_mean(&"x".repeat(100_000), known), None);
    }

    #[test]
    fn an_abbreviation_or_a_longer_word_is_found_unless_it_is_ambiguous() {
        let known = ["position", "shape", "shapes", "mass", "material", "spin", "axis"];
        assert_eq!(did_you_mean("pos", known), Some("position"));
        assert_eq!(did_you_mean("Pos", known), Some("position"));
        assert_eq!(did_you_mean("sh", known), Some("shape"));
        assert_eq!(did_you_mean("mate", known), Some("material"));
        assert_eq!(did_you_mean("position_in_metres", known), Some("position"));
        assert_eq!(did_you_mean("shapes_list", known), Some("shapes"));
        assert_eq!(did_you_mean("ma", known), None);
        assert_eq!(did_you_mean("p", known), None);
        assert_eq!(did_you_mean("", known), None);
    }

    #[test]
    fn measured_numbers_have_three_digits() {
        for (x, text) in [(1.0, "1"), (0.123456, "0.123"), (1.23456e-6, "1.23e-6"), (123_456.0, "1.23e5")] {
            assert_eq!(about(x), text);
        }
    }

    #[test]
    fn places_count_characters_not_bytes() {
        let c = Complaints::new("f", "µ = 1\nä = 2\n");
        assert_eq!(c.place("µ = 1\nä = ".len()), (2, 5));
        assert_eq!(c.place(1_000_000).0, 3);
        // in any order
        assert_eq!(c.place("µ = ".len()), (1, 5));
        assert_eq!(c.place("µ".len()), (1, 2));
        assert_eq!(c.place("µ = 1\nä".len()), (2, 2));
    }

    #[test]
    fn an_excerpt_has_carets_under_its_place() {
        let of = |text: &str, place: &str| {
            let at = text.find(place).unwrap();
            let start = text[..at].rfind('\n').map_or(0, |k| k + 1);
            excerpt(text, 12, start, &(at..at + place.len()))
        };
        assert_eq!(of("a\nmas = 1\r\nb", "mas"), "  12 | mas = 1\n     | ^^^");
        assert_eq!(of("µ\t= \u{1b}1", "\u{1b}1"), "  12 | µ =  1\n     |     ^^");
        // over several lines, at the end of a line and of the text
        assert_eq!(of("x = [1,\n2]", "[1,\n2]"), "  12 | x = [1,\n     |     ^^^");
        assert_eq!(of("x =\ny", "\n"), "  12 | x =\n     |    ^");
        assert_eq!(excerpt("ab", 1, 0, &(2..3)), "  1 | ab\n    |   ^");
        assert_eq!(excerpt("ab", 1, 0, &(7..9)), "");
        let long = format!("{}!{}", "x".repeat(5000), "y".repeat(5000));
        let shown = of(&long, "!");
        assert!(shown.lines().all(|l| l.chars().count() <= 7 + EXCERPT), "{shown}");
        assert_eq!(shown.lines().map(|l| l.find(['!', '^'])).collect::<Vec<_>>(), [Some(57), Some(57)]);
    }

    #[test]
    fn every_code_is_listed_once() {
        let mut codes: Vec<_> = CODES.iter().map(|(c, _)| *c).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), CODES.len());
    }
}
