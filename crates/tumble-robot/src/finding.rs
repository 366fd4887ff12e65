//! Findings of a reader about a robot file: everything that is left out, approximated or refused, with its place and remedy.

use crate::limits;
use std::fmt;

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Left out, and no motion depends on it: colours, cameras, parameters of another solver.
    Ignored,
    /// Done in another way than the file says, or left out although motions may depend on it.
    Approximated,
    /// The robot cannot be made.
    Refused,
}

impl Severity {
    /// Lower-case name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Ignored => "ignored",
            Self::Approximated => "approximated",
            Self::Refused => "refused",
        }
    }
}

/// The codes of findings.
pub mod code {
    /// An element, an attribute or a value that is not supported.
    pub const UNSUPPORTED: &str = "T0701";
    /// A name that nothing has.
    pub const UNKNOWN: &str = "T0702";
    /// A file that is outside the folder, missing or unreadable.
    pub const FILE: &str = "T0703";
    /// Text that is no XML, or a value that is no number.
    pub const MALFORMED: &str = "T0704";
    /// A moving link without mass.
    pub const MASSLESS: &str = "T0705";
    /// Mass or inertia that no body has.
    pub const IMPOSSIBLE: &str = "T0706";
    /// Links that form no tree.
    pub const NO_TREE: &str = "T0707";
    /// More than the limit.
    pub const TOO_MANY: &str = "T0708";
    /// A position that the robot cannot take.
    pub const POSITION: &str = "T0709";
    /// Done in another way.
    pub const APPROXIMATED: &str = "T0780";
    /// Without effect on any motion.
    pub const IGNORED: &str = "T0790";
}

/// Codes of findings, each with its meaning.
pub const CODES: [(&str, &str); 11] = [
    (code::UNSUPPORTED, "an element, attribute or value of a robot file that is not supported"),
    (code::UNKNOWN, "a robot file names something that is not there"),
    (code::FILE, "a file of a robot that is outside the folder, missing or unreadable"),
    (code::MALFORMED, "a robot file that is no XML, or has a value that is no number"),
    (code::MASSLESS, "a moving link without mass"),
    (code::IMPOSSIBLE, "a mass or inertia of a link that no body can have"),
    (code::NO_TREE, "links that form no tree"),
    (code::TOO_MANY, "more elements or links of a robot than the limit"),
    (code::POSITION, "a starting position that the robot cannot take"),
    (code::APPROXIMATED, "something of a robot file that is done in another way"),
    (code::IGNORED, "something of a robot file that no motion depends on"),
];

/// Where something stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file, by its name in the folder.
    pub file: String,
    /// Line, from 1; 0 for the whole file.
    pub line: u32,
    /// Column in characters, from 1; 0 for the whole file.
    pub column: u32,
}

/// One thing that a reader has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How much it matters.
    pub severity: Severity,
    /// Stable code.
    pub code: &'static str,
    /// Where it is first found.
    pub place: Place,
    /// The element or attribute, such as `geom.solref`.
    pub path: String,
    /// The value as it is written; empty where there is none.
    pub value: String,
    /// The finding in words.
    pub message: String,
    /// Remedy.
    pub help: String,
    /// How often it is found in the file.
    pub count: usize,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place.file)?;
        if self.place.line > 0 {
            write!(f, ":{}:{}", self.place.line, self.place.column)?;
        }
        write!(f, ": {}: {} [{}]", self.severity.name(), self.message, self.code)?;
        match (self.path.is_empty(), self.value.is_empty()) {
            (false, false) => write!(f, "\n  {} = {}", self.path, self.value)?,
            (false, true) => write!(f, "\n  {}", self.path)?,
            (true, false) => write!(f, "\n  {}", self.value)?,
            (true, true) => {}
        }
        if self.count > 1 {
            write!(f, " ({} times)", self.count)?;
        }
        if self.help.is_empty() { Ok(()) } else { write!(f, "\n  help: {}", self.help) }
    }
}

/// All findings of a robot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings(pub Vec<Finding>);

impl Findings {
    /// Whether something is refused.
    #[must_use]
    pub fn refused(&self) -> bool {
        self.0.iter().any(|f| f.severity == Severity::Refused)
    }

    /// Number of findings of a severity, each as often as it is found.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        self.0.iter().filter(|f| f.severity == severity).map(|f| f.count).sum()
    }

    /// Adds a finding; one like it is counted instead, and beyond the limit only what is refused is added.
    pub(crate) fn add(&mut self, mut finding: Finding) {
        let like = |f: &&mut Finding| {
            f.severity == finding.severity
                && f.code == finding.code
                && f.path == finding.path
                && f.message == finding.message
                && f.place.file == finding.place.file
        };
        if finding.severity != Severity::Refused
            && let Some(known) = self.0.iter_mut().find(like)
        {
            known.count += 1;
            return;
        }
        if self.0.len() >= limits::FINDINGS && finding.severity != Severity::Refused
            || self.0.len() >= 2 * limits::FINDINGS
        {
            return;
        }
        finding.value = shown(&finding.value);
        self.0.push(finding);
    }

    pub(crate) fn say(
        &mut self,
        severity: Severity,
        code: &'static str,
        at: &Place,
        path: &str,
        value: &str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let (message, help) = (shown_text(&message.into()), help.into());
        let (path, value) = (shown_text(path), value.to_owned());
        self.add(Finding { severity, code, place: at.clone(), path, value, message, help, count: 1 });
    }

    /// Something that no motion depends on.
    pub(crate) fn ignored(&mut self, at: &Place, path: &str, value: &str, why: &str, help: &str) {
        self.say(Severity::Ignored, code::IGNORED, at, path, value, why, help);
    }

    /// Something that is done in another way.
    pub(crate) fn approximated(&mut self, at: &Place, path: &str, value: &str, why: &str, help: &str) {
        self.say(Severity::Approximated, code::APPROXIMATED, at, path, value, why, help);
    }

    /// Something that cannot be done.
    pub(crate) fn refuse(
        &mut self,
        code: &'static str,
        at: &Place,
        path: &str,
        value: &str,
        why: impl Into<String>,
        help: &str,
    ) {
        self.say(Severity::Refused, code, at, path, value, why, help);
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (k, finding) in self.0.iter().enumerate() {
            write!(f, "{}{finding}", if k > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Findings {}

/// A value for a message: short, on one line, nothing that moves a terminal's cursor.
pub(crate) fn shown(value: &str) -> String {
    let mut text: String = shown_text(value.trim()).chars().take(limits::SHOWN).collect();
    if value.trim().chars().count() > limits::SHOWN {
        text.push('…');
    }
    text
}

fn shown_text(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
