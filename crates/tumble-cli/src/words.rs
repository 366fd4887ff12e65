//! Words that several commands say: errors, sizes, file names that can be typed again, what to do next.

use crate::style::{BAD, FAIR, QUIET};
use std::io::Write;

pub(crate) use tumble_scene::harmless;

/// An error on stderr.
pub(crate) fn complain(message: &str) {
    // the exit code says it again, should stderr be closed
    let _ = writeln!(anstream::stderr(), "{BAD}error:{BAD:#} {message}");
}

/// Talk on stderr, not data. If that is closed there is nobody to talk to.
pub(crate) fn note(text: &str) {
    let _ = writeln!(anstream::stderr(), "{FAIR}note:{FAIR:#} {text}");
}

/// Bytes for people.
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

/// So many of something.
pub(crate) fn plural(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Introduces commands that make sense now. Whoever came by `cargo run` has no `tumble` to type yet.
pub(crate) fn next(out: &mut impl Write) -> std::io::Result<()> {
    if std::env::var_os("CARGO").is_some() {
        writeln!(out, "\nNext: {QUIET}(`cargo run --release --` stands for `tumble`){QUIET:#}")
    } else {
        writeln!(out, "\nNext:")
    }
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
