//! Texts that several commands print: errors, notes, tips, counts, sizes, file names that can be typed again.

use crate::style::{BAD, FAIR, QUIET};
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};

pub(crate) use tumble_scene::harmless;

/// Whether `--quiet` was given.
static QUIETLY: AtomicBool = AtomicBool::new(false);

/// Whether `--verbose` was given.
static VERBOSELY: AtomicBool = AtomicBool::new(false);

/// From now on progress is printed also where stderr is no terminal.
pub(crate) fn be_verbose() {
    VERBOSELY.store(true, Ordering::Relaxed);
}

/// Whether progress is wanted where stderr is no terminal.
pub(crate) fn is_verbose() -> bool {
    VERBOSELY.load(Ordering::Relaxed)
}

/// From now on no notes, tips or progress; errors are printed all the same.
pub(crate) fn be_quiet() {
    QUIETLY.store(true, Ordering::Relaxed);
}

/// Whether notes, tips and progress are unwanted.
pub(crate) fn is_quiet() -> bool {
    QUIETLY.load(Ordering::Relaxed)
}

/// An error on stderr.
pub(crate) fn complain(message: &str) {
    // where stderr is closed, the exit code still says it
    let _ = writeln!(anstream::stderr(), "{BAD}error:{BAD:#} {message}");
}

/// A lint on stderr.
pub(crate) fn lint(message: &str) {
    let _ = writeln!(anstream::stderr(), "{FAIR}lint:{FAIR:#} {message}");
}

/// A note on stderr, unless `--quiet` was given.
pub(crate) fn note(text: &str) {
    if !is_quiet() {
        let _ = writeln!(anstream::stderr(), "{FAIR}note:{FAIR:#} {text}");
    }
}

/// Commands that make sense next, each with its purpose, on stderr, unless `--quiet` was given.
pub(crate) fn tips(commands: &[(String, &str)]) {
    if is_quiet() {
        return;
    }
    let mut err = anstream::stderr().lock();
    let by_cargo = if std::env::var_os("CARGO").is_some() {
        // there is no installed `tumble` to type
        format!(" {QUIET}(`cargo run --release --` stands for `tumble`){QUIET:#}")
    } else {
        String::new()
    };
    let _ = writeln!(err, "\nNext:{by_cargo}");
    let width = commands.iter().map(|(command, _)| command.chars().count()).max().unwrap_or(0);
    for (command, purpose) in commands {
        let pad = if purpose.is_empty() { 0 } else { width + 3 - command.chars().count() };
        let _ = writeln!(err, "  {command}{:pad$}{QUIET}{purpose}{QUIET:#}", "");
    }
}

/// A number of bytes with a unit.
pub(crate) fn size(bytes: u64) -> String {
    let mut x = bytes as f64;
    for unit in ["bytes", "kB", "MB"] {
        if x < 1000.0 {
            return if unit == "bytes" { format!("{bytes} bytes") } else { format!("{x:.1} {unit}") };
        }
        x /= 1000.0;
    }
    format!("{x:.1} GB")
}

/// A count with its noun.
pub(crate) fn plural(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// A file name that a shell takes for one word.
pub(crate) fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+:,@%".contains(c);
    if !name.is_empty() && name.chars().all(plain) {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', "'\\''"))
    }
}
