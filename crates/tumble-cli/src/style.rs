//! Colours of the terminal output; `anstream` drops them where nobody would see colours.

use anstyle::{AnsiColor, Style};

/// What is as it should be.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What is honest but not what was asked for.
pub(crate) const FAIR: Style = AnsiColor::Yellow.on_default().bold();
/// What went wrong.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// Headings.
pub(crate) const TITLE: Style = Style::new().bold();
/// Explanations beside the numbers.
pub(crate) const QUIET: Style = Style::new().dimmed();
