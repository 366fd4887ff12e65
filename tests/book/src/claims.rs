//! Every number of the README has evidence.
//!
//! `claims.txt` lists the phrases that hold numbers and where each number comes from. A test goes through
//! the prose of the page: a numeral that no phrase covers is an error, and so is a phrase that the page no longer has, an
//! evidence that is gone from its file, or a number of the phrase that its evidence does not hold. A change of a
//! constant, of the limit of a test or of a measured figure has to change the page with it. The guarantees need no such
//! list: a command writes that page from the figures of the runs. Other pages have links, commands and code tested.
//!
//! ```text
//! == README.md
//! Masses from 1e-12 to 1e15 kg are accepted           a phrase, as it stands on the page (line breaks do not matter)
//!   < crates/tumble/src/error.rs | (1e-12, 1e15)      this file holds this text: a constant, a test's limit, a scene,
//!                                                     what a command printed (`docs/measured`)
//!   = 10 is 1e-5                                      10 of the phrase is 1e-5 of the evidence, in another unit or rounded
//!   : scenes                                          a number that a function of `counted.rs` works out anew
//!   @ src/types.c                                     the page names the source of what it says about others
//!   ! the law itself                                  no claim: a definition, an example, mathematics; why
//! ```
//!
//! Code blocks are not prose: they are run by other tests.

use crate::ROOT;
use std::collections::BTreeMap;
use std::path::Path;

/// Where a number of a phrase comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A file of the repository that holds a text.
    Text {
        /// The file.
        file: String,
        /// What it holds.
        text: String,
    },
    /// A number of the phrase in another unit.
    Unit {
        /// As on the page.
        page: String,
        /// As in the evidence.
        evidence: String,
    },
    /// A number that is worked out by name.
    Counted(String),
    /// A source that the page names.
    Cited(String),
    /// No claim, and why.
    Plain(String),
}

/// A phrase with numbers, and where they come from.
#[derive(Clone, Debug)]
pub struct Claim {
    /// As it stands on the page.
    pub phrase: String,
    /// Where its numbers come from.
    pub evidence: Vec<Evidence>,
}

/// The claims of `claims.txt` by page.
///
/// # Errors
/// A line that says nothing known.
pub fn read(text: &str) -> Result<BTreeMap<String, Vec<Claim>>, String> {
    let mut all: BTreeMap<String, Vec<Claim>> = BTreeMap::new();
    let mut page = String::new();
    for (k, line) in text.lines().enumerate() {
        let wrong = |what: &str| format!("claims.txt:{}: {what}: {line}", k + 1);
        let body = line.trim();
        if body.is_empty() || body.starts_with("# ") {
            continue;
        }
        if let Some(name) = line.strip_prefix("== ") {
            page = name.trim().to_owned();
            all.entry(page.clone()).or_default();
        } else if line.starts_with("  ") {
            let claim = all.get_mut(&page).and_then(|c| c.last_mut()).ok_or_else(|| wrong("evidence of nothing"))?;
            let (kind, rest) = body.split_at(1);
            let rest = rest.trim().to_owned();
            claim.evidence.push(match kind {
                "<" => {
                    let (file, text) = rest.split_once(" | ").ok_or_else(|| wrong("FILE | TEXT"))?;
                    // a lone number is in every file
                    if text.len() < 12 {
                        return Err(wrong("too short to be evidence"));
                    }
                    Evidence::Text { file: file.to_owned(), text: squeeze(text) }
                }
                "=" => {
                    let (page, evidence) = rest.split_once(" is ").ok_or_else(|| wrong("A is B"))?;
                    Evidence::Unit { page: page.to_owned(), evidence: evidence.to_owned() }
                }
                ":" => Evidence::Counted(rest),
                "@" => Evidence::Cited(squeeze(&rest)),
                "!" => Evidence::Plain(rest),
                _ => return Err(wrong("no evidence")),
            });
        } else if page.is_empty() {
            return Err(wrong("a claim of no page"));
        } else {
            all.entry(page.clone()).or_default().push(Claim { phrase: squeeze(body), evidence: Vec::new() });
        }
    }
    Ok(all)
}

/// One space where there was any.
#[must_use]
pub fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The prose of a page in one line: no code blocks, no targets of links.
#[must_use]
pub fn prose(text: &str) -> String {
    let (mut out, mut fenced) = (String::new(), false);
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !line.starts_with("    ") {
            // the number of an item of a list says nothing
            let item = line.split_once(". ").filter(|(n, _)| n.trim().parse::<u32>().is_ok());
            out.push_str(item.map_or(line, |(_, rest)| rest));
            out.push('\n');
        }
    }
    let mut clean = String::new();
    let mut rest = out.as_str();
    while let Some(at) = rest.find("](") {
        clean.push_str(&rest[..at + 1]);
        rest = &rest[at + 2..];
        rest = rest.find(')').map_or("", |end| &rest[end + 1..]);
    }
    clean.push_str(rest);
    squeeze(&clean)
}

/// Numerals of a text with their places: digits, with a sign, commas, a point and an exponent, unless they are part of a
/// word (`T31`, `f64`, `x86-64`).
#[must_use]
pub fn numerals(text: &str) -> Vec<(usize, String)> {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let is_digit = |k: usize| chars.get(k).is_some_and(|(_, c)| c.is_ascii_digit());
    let mut found = Vec::new();
    let mut k = 0;
    while k < chars.len() {
        if !is_digit(k) {
            k += 1;
            continue;
        }
        let start = k;
        loop {
            let next = chars.get(k).map(|(_, c)| *c);
            let joins = matches!(next, Some(',' | '.' | '_')) && is_digit(k + 1);
            let exponent = next == Some('e') && (is_digit(k + 1) || is_sign(&chars, k + 1) && is_digit(k + 2));
            if is_digit(k) {
                k += 1;
            } else if joins || exponent {
                k += 2;
            } else {
                break;
            }
        }
        let before = start.checked_sub(1).map(|b| chars[b].1);
        // a letter, or a letter and a hyphen: part of a name
        let hyphen = before == Some('-') && start >= 2 && chars[start - 2].1.is_alphanumeric();
        let named = before.is_some_and(|c| c.is_alphabetic() || c == '_') || hyphen;
        let end = chars.get(k).map_or(text.len(), |(at, _)| *at);
        if !named {
            found.push((chars[start].0, text[chars[start].0..end].to_owned()));
        }
    }
    found
}

fn is_sign(chars: &[(usize, char)], k: usize) -> bool {
    chars.get(k).is_some_and(|(_, c)| matches!(c, '-' | '−' | '+'))
}

/// A numeral as a number.
#[must_use]
pub fn value(numeral: &str) -> Option<f64> {
    numeral.replace([',', '_'], "").replace('−', "-").parse().ok()
}

/// Words for numbers that are counts of something: they are claims as well.
const WORDS: [(&str, u32); 14] = [
    ("eleven", 11),
    ("twelve", 12),
    ("thirteen", 13),
    ("fourteen", 14),
    ("fifteen", 15),
    ("sixteen", 16),
    ("seventeen", 17),
    ("eighteen", 18),
    ("nineteen", 19),
    ("twenty", 20),
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("sixty", 60),
];

/// The text with inline code crossed out: commands and names are run and looked up by other tests. What is
/// set as code but has no letter is a number.
fn without_code(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (k, piece) in text.split('`').enumerate() {
        if k > 0 {
            out.push('`');
        }
        if k % 2 == 1 && piece.chars().any(char::is_alphabetic) {
            out.extend(piece.chars().map(|c| if c.is_ascii_alphanumeric() { 'x' } else { c }));
        } else {
            out.push_str(piece);
        }
    }
    out
}

/// Numerals and words for numbers, those of inline code left out.
#[must_use]
pub fn numbers(text: &str) -> Vec<(usize, String)> {
    let text = &without_code(text);
    let mut all = numerals(text);
    let lower = text.to_lowercase();
    // lower case of what is written here has the length of the original wherever it matters
    if lower.len() == text.len() {
        for (word, _) in WORDS {
            for (at, _) in lower.match_indices(word) {
                let inside = |c: Option<char>| c.is_some_and(char::is_alphabetic);
                let (before, after) = (&lower[..at], &lower[at + word.len()..]);
                if !inside(before.chars().next_back()) && !inside(after.chars().next()) {
                    all.push((at, text[at..at + word.len()].to_owned()));
                }
            }
        }
    }
    all.sort();
    all
}

/// Whether two ways of writing mean the same number.
fn equal(a: &str, b: &str) -> bool {
    let number = |s: &str| {
        let word = WORDS.iter().find(|(w, _)| *w == s.to_lowercase()).map(|(_, n)| f64::from(*n));
        word.or_else(|| value(s))
    };
    match (number(a), number(b)) {
        (Some(a), Some(b)) => (a - b).abs() <= 1e-12 * a.abs(),
        _ => false,
    }
}

/// Whether the number of the page is that of the evidence in another unit (a power of ten), rounded to its last digit.
fn is_unit(page: &str, evidence: &str) -> bool {
    let (Some(p), Some(e)) = (value(page), value(evidence)) else { return false };
    if p == 0.0 || e == 0.0 {
        return p == e;
    }
    // half of what the last digit is worth
    let decimals = page.split(['e', 'E']).next().and_then(|m| m.split_once('.')).map_or(0, |(_, d)| d.len());
    let exponent = page.split_once(['e', 'E']).and_then(|(_, x)| x.parse::<i32>().ok()).unwrap_or(0);
    let half = 0.5 * format!("1e{}", exponent - decimals as i32).parse::<f64>().unwrap_or(0.0);
    (-15..=15).any(|k| {
        let scaled = e.abs() * format!("1e{k}").parse::<f64>().unwrap_or(1.0);
        (p.abs() - scaled).abs() <= half * (1.0 + 1e-9)
    })
}

fn contents(file: &str) -> Result<String, String> {
    std::fs::read_to_string(Path::new(ROOT).join(file)).map_err(|e| format!("{file}: {e}"))
}

/// What is wrong with the text of a page and its claims: nothing, one hopes.
#[must_use]
pub fn judge(page: &str, text: &str, claims: &[Claim], counted: &dyn Fn(&str) -> Option<String>) -> Vec<String> {
    let text = prose(text);
    let mut wrong = Vec::new();
    let mut covered = vec![false; text.len()];
    for claim in claims {
        let mut places = text.match_indices(&claim.phrase).peekable();
        if places.peek().is_none() {
            wrong.push(format!("{page}: it no longer says “{}”", claim.phrase));
            continue;
        }
        for (at, phrase) in places {
            covered[at..at + phrase.len()].fill(true);
        }
        wrong.extend(weigh(page, &text, claim, counted));
    }
    for (at, number) in numbers(&text) {
        if !covered[at] {
            let from = text[..at].char_indices().rev().nth(40).map_or(0, |(k, _)| k);
            let to = text[at..].char_indices().nth(40).map_or(text.len(), |(k, _)| at + k);
            wrong.push(format!("{page}: {number} has no evidence: …{}…", &text[from..to]));
        }
    }
    wrong
}

/// Whether a claim's evidence is there and holds its numbers.
fn weigh(page: &str, text: &str, claim: &Claim, counted: &dyn Fn(&str) -> Option<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut known: Vec<String> = Vec::new();
    let mut units: Vec<(&str, &str)> = Vec::new();
    let mut free = false;
    let say = |what: String| format!("{page}: “{}”: {what}", claim.phrase);
    for evidence in &claim.evidence {
        match evidence {
            Evidence::Text { file, text } => match contents(file) {
                Ok(there) if squeeze(&there).contains(text.as_str()) => {
                    known.extend(numbers(text).into_iter().map(|(_, n)| n));
                }
                Ok(_) => wrong.push(say(format!("{file} no longer holds “{text}”"))),
                Err(error) => wrong.push(say(error)),
            },
            Evidence::Unit { page, evidence } => {
                if is_unit(page, evidence) {
                    units.push((page, evidence));
                } else {
                    wrong.push(say(format!("{page} is not {evidence} in another unit")));
                }
            }
            Evidence::Counted(name) => match counted(name) {
                Some(found) => known.extend(numbers(&found).into_iter().map(|(_, n)| n)),
                None => wrong.push(say(format!("nobody counts {name}"))),
            },
            Evidence::Cited(source) => {
                free = true;
                if !text.contains(source.as_str()) {
                    wrong.push(say(format!("the page does not name {source}")));
                }
            }
            Evidence::Plain(why) => {
                free = true;
                if why.is_empty() {
                    wrong.push(say("it is said to be no claim, but not why".to_owned()));
                }
            }
        }
    }
    if claim.evidence.is_empty() {
        wrong.push(say("it has no evidence".to_owned()));
    }
    if !free && wrong.is_empty() {
        for (_, number) in numbers(&claim.phrase) {
            let other = units.iter().find(|(page, _)| equal(page, &number)).map(|(_, evidence)| *evidence);
            if !known.iter().any(|k| equal(k, other.unwrap_or(&number))) {
                wrong.push(say(format!("its evidence does not hold {number}, but {known:?}")));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::{Claim, is_unit, judge, numbers, numerals, prose, read};

    fn found(text: &str) -> Vec<String> {
        numerals(text).into_iter().map(|(_, n)| n).collect()
    }

    #[test]
    fn numerals_are_numbers_and_not_parts_of_names() {
        assert_eq!(found("T31 f64 x86-64 0.5 m, 1,000 kg at 1e-8 and −3."), ["0.5", "1,000", "1e-8", "3"]);
        assert_eq!(found("(2,000 steps) 10_000 99.9 %"), ["2,000", "10_000", "99.9"]);
        assert_eq!(numbers("Eleven programs, sixteenth").len(), 1);
        assert_eq!(prose("a `1` [x 2](y3)\n```\n4\n```\n    5\n6"), "a `1` [x 2] 6");
    }

    #[test]
    fn units_are_powers_of_ten_and_numbers_may_be_rounded() {
        assert!(is_unit("74", "0.738") && is_unit("0.3", "0.00342") && is_unit("102", "1.02"));
        assert!(!is_unit("75", "0.738") && !is_unit("0.4", "0.00342"));
        assert!(is_unit("10", "1e-5") && is_unit("0.3", "3e-3") && is_unit("5", "5"));
        assert!(!is_unit("10", "2e-5") && !is_unit("0", "1"));
    }

    fn counted(name: &str) -> Option<String> {
        (name == "scenes").then(|| "29".to_owned())
    }

    const PAGE: &str = "Two blocks lie on a slope: friction angles are 19° and 21°.";

    fn faults(claims: &str) -> Vec<String> {
        let all = read(&format!("== page\n{claims}")).unwrap();
        let list: Vec<Claim> = all.into_values().flatten().collect();
        judge("page", PAGE, &list, &counted).into_iter().filter(|w| w.contains('“')).collect()
    }

    /// The judge refuses what it is there to refuse.
    #[test]
    fn stale_phrases_stale_evidence_and_other_numbers_are_found() {
        let good = "friction angles are 19° and 21°\n  < scenes/slope.toml | friction angles are 19° and 21°\n";
        assert_eq!(faults(good), Vec::<String>::new());
        let phrase = "friction angles are 19° and 21°\n";
        for (bad, why) in [
            (good.replacen("angles", "angle", 1), "no longer says"),
            (good.replace("| friction angles are 19°", "| friction angles are 18°"), "no longer holds"),
            (good.replace("| friction angles are 19° and 21°", "| friction angles are 19°"), "does not hold"),
            (good.replace("slope.toml", "slopes.toml"), "slopes.toml"),
            (phrase.to_owned(), "no evidence"),
            (format!("{phrase}  : scenes\n"), "does not hold"),
            (format!("{phrase}  : flowers\n"), "nobody counts"),
            (format!("{phrase}  @ a book that nobody wrote\n"), "does not name"),
        ] {
            let found = faults(&bad);
            assert!(found.iter().any(|f| f.contains(why)), "{bad}\n{found:?}");
        }
        // and a number without any claim
        assert!(judge("page", PAGE, &[], &counted).iter().any(|f| f.contains("has no evidence")));
    }
}
