//! Progress of long commands: a bar with the time that is left on a terminal; with `--verbose` a line every few seconds elsewhere.

use crate::style;
use crate::words::{is_quiet, is_verbose};
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// Before the first bar: short commands show none.
const FIRST: Duration = Duration::from_millis(300);
/// Between two bars.
const NEXT: Duration = Duration::from_millis(100);
/// Between two lines.
const LINE: Duration = Duration::from_secs(5);
/// Cells of a bar.
const CELLS: usize = 20;

/// Where progress is shown, and when next.
pub(crate) struct Meter {
    terminal: bool,
    on: bool,
    started: Instant,
    next: Instant,
}

impl Meter {
    pub(crate) fn new() -> Self {
        let terminal = std::io::stderr().is_terminal();
        let started = Instant::now();
        let on = !is_quiet() && (terminal || is_verbose());
        Self { terminal, on, started, next: started + if terminal { FIRST } else { LINE } }
    }

    /// Whether it is time to print.
    pub(crate) fn is_due(&self) -> bool {
        self.on && Instant::now() >= self.next
    }

    /// Prints how much is done, from 0 to 1 if it is known, and a text.
    pub(crate) fn print(&mut self, share: Option<f64>, text: &str) {
        let now = Instant::now();
        self.next = now + if self.terminal { NEXT } else { LINE };
        let bar = share.map_or_else(String::new, |x| bar(x, now - self.started, self.terminal));
        let mut err = anstream::stderr().lock();
        let _ = if self.terminal { write!(err, "\r\x1b[K{bar}{text}") } else { writeln!(err, "{bar}{text}") };
        let _ = err.flush();
    }

    pub(crate) fn clear(&self) {
        if self.on && self.terminal {
            let _ = write!(anstream::stderr(), "\r\x1b[K");
        }
    }
}

/// A bar, the percentage, and the time that is left at the pace so far.
fn bar(share: f64, elapsed: Duration, drawn: bool) -> String {
    let share = share.clamp(0.0, 1.0);
    let full = (share * CELLS as f64) as usize;
    let (good, quiet) = (style::GOOD, style::QUIET);
    let cells = if drawn {
        format!("{good}{}{good:#}{quiet}{}{quiet:#} ", "━".repeat(full), "─".repeat(CELLS - full))
    } else {
        String::new()
    };
    let left = if share > 0.0 { elapsed.as_secs_f64() * (1.0 / share - 1.0) } else { f64::INFINITY };
    format!("{cells}{:3.0} % · {} · ", share * 100.0, time_left(left))
}

/// A time in words of a clock.
fn time_left(seconds: f64) -> String {
    if !seconds.is_finite() || seconds > 1e7 {
        return "? left".to_owned();
    }
    let s = seconds.ceil() as u64;
    match s {
        0..=99 => format!("{s} s left"),
        100..=5999 => format!("{}:{:02} min left", s / 60, s % 60),
        _ => format!("{}:{:02} h left", s / 3600, s % 3600 / 60),
    }
}

/// Progress of a command that reads a whole recording.
pub(crate) struct Progress {
    meter: Meter,
    task: &'static str,
}

impl Progress {
    pub(crate) fn new(task: &'static str) -> Self {
        Self { meter: Meter::new(), task }
    }

    pub(crate) fn show(&mut self, k: u64, n: u64) {
        if self.meter.is_due() {
            let text = format!("{}: frame {k} of {n}", self.task);
            self.meter.print(Some(k as f64 / n.max(1) as f64), &text);
        }
    }

    pub(crate) fn clear(&self) {
        self.meter.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_say_how_much_is_left() {
        let plain = bar(0.25, Duration::from_secs(10), false);
        assert_eq!(plain, " 25 % · 30 s left · ");
        assert!(bar(0.5, Duration::from_secs(1), true).contains("━━━━━━━━━━"));
        assert_eq!(bar(0.0, Duration::from_secs(1), false), "  0 % · ? left · ");
        for (seconds, text) in [(0.2, "1 s left"), (125.0, "2:05 min left"), (7300.0, "2:01 h left")] {
            assert_eq!(time_left(seconds), text);
        }
    }
}
