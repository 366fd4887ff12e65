//! Colours of the terminal output; `anstream` drops them where the output is no terminal.

use anstyle::{AnsiColor, Style};

/// Success.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// A warning: a valid result that misses the tolerance, a lint.
pub(crate) const FAIR: Style = AnsiColor::Yellow.on_default().bold();
/// An error or a violation.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// Headings.
pub(crate) const TITLE: Style = Style::new().bold();
/// Explanations beside the numbers.
pub(crate) const QUIET: Style = Style::new().dimmed();
