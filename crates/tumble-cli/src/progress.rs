//! How far a long look at a recording has come, on a terminal only.

use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// One line on a terminal for what takes a while.
pub(crate) struct Progress {
    on: bool,
    what: &'static str,
    next: Instant,
}

impl Progress {
    pub(crate) fn new(what: &'static str) -> Self {
        Self { on: std::io::stderr().is_terminal(), what, next: Instant::now() + Duration::from_millis(300) }
    }

    pub(crate) fn show(&mut self, k: u64, n: u64) {
        if self.on && Instant::now() >= self.next {
            self.next = Instant::now() + Duration::from_millis(100);
            let _ = write!(anstream::stderr(), "\r\x1b[K{}: frame {k} of {n}", self.what);
        }
    }

    pub(crate) fn clear(&self) {
        if self.on {
            let _ = write!(anstream::stderr(), "\r\x1b[K");
        }
    }
}
