//! JSON on stdout: one object on one line, with the name and version of its schema, for answers and errors alike.
//!
//! Keys are added, never renamed; a version rises only when a key changes its meaning. The rows of `sql --json` and the
//! list of `explain --json` are arrays, and carry no schema of their own. Not here: the keys of each answer, which stand
//! beside the command that gives it.

use crate::exit::{Exit, InvalidFile};
use serde::Serialize;
use std::io::Write as _;
use tumble_scene::{Diagnostic, Errors};

/// Version of all schemas.
const VERSION: u32 = 2;

/// An answer with its schema.
#[derive(Serialize)]
struct Answer<'a, T> {
    schema: String,
    #[serde(flatten)]
    answer: &'a T,
}

/// An error as scripts get it; a place that is not known is null.
#[derive(Serialize)]
pub(crate) struct ErrorJson<'a> {
    /// `T0201` and the like for a scene, else `failed`, `usage` or `invalid_file`, as the exit code.
    code: &'a str,
    message: &'a str,
    file: Option<&'a str>,
    line: Option<u64>,
    column: Option<u64>,
}

/// The object of a command that failed.
#[derive(Serialize)]
struct Failure<'a> {
    error: ErrorJson<'a>,
    /// Every mistake of a scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    errors: Option<&'a [Diagnostic]>,
}

/// The schema of a command's JSON, such as `tumble.run/2`.
fn schema(command: &str) -> String {
    format!("tumble.{command}/{VERSION}")
}

/// Prints the answer of a command.
pub(crate) fn print<T: Serialize>(command: &str, answer: &T) -> anyhow::Result<()> {
    let mut bytes = serde_json::to_vec(&Answer { schema: schema(command), answer })?;
    bytes.push(b'\n');
    Ok(std::io::stdout().lock().write_all(&bytes)?)
}

/// Prints the error of a command; `text` is the error with its causes. A closed stdout is no further error: stderr and the
/// exit code report the first.
pub(crate) fn print_error(command: &str, error: &anyhow::Error, text: &str, exit: Exit) {
    let failure = match (error.downcast_ref::<Errors>(), error.downcast_ref::<InvalidFile>()) {
        (Some(all), _) => {
            Failure { error: all.0.first().map_or_else(|| plain(text, exit), place), errors: Some(&all.0) }
        }
        (None, Some(invalid)) => {
            let (file, line) = (invalid.file.as_deref(), invalid.line());
            Failure { error: ErrorJson { file, line, ..plain(&invalid.reason, exit) }, errors: None }
        }
        (None, None) => Failure { error: plain(text, exit), errors: None },
    };
    let _ = print(command, &failure);
}

/// Prints a mistake on the command line.
pub(crate) fn print_usage(command: &str, message: &str) {
    let _ = print(command, &Failure { error: plain(message, Exit::Usage), errors: None });
}

/// A mistake in a scene with its place.
pub(crate) fn place(d: &Diagnostic) -> ErrorJson<'_> {
    let known = |n: usize| (n > 0).then_some(n as u64);
    let (line, column) = (known(d.line), known(d.column));
    ErrorJson { code: d.code, message: &d.message, file: Some(&d.file), line, column }
}

/// An error without a place.
fn plain(message: &str, exit: Exit) -> ErrorJson<'_> {
    let code = match exit {
        Exit::Usage => "usage",
        Exit::InvalidFile => "invalid_file",
        _ => "failed",
    };
    ErrorJson { code, message, file: None, line: None, column: None }
}
