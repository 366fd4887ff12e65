//! Words that several commands say: errors, sizes, file names that can be typed again.

use crate::style::BAD;
use std::io::Write as _;

/// An error on stderr.
pub(crate) fn complain(message: &str) {
    // the exit code says it again, should stderr be closed
    let _ = writeln!(anstream::stderr(), "{BAD}error:{BAD:#} {message}");
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

/// A file name that a shell takes for one word.
pub(crate) fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+:,@%".contains(c);
    if !name.is_empty() && name.chars().all(plain) {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', "'\\''"))
    }
}
