//! Progress of a command that reads a whole recording, on a terminal only.

use crate::words::is_quiet;
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// One progress line on a terminal.
pub(crate) struct Progress {
    on: bool,
    task: &'static str,
    next: Instant,
}

impl Progress {
    pub(crate) fn new(task: &'static str) -> Self {
        let on = std::io::stderr().is_terminal() && !is_quiet();
        Self { on, task, next: Instant::now() + Duration::from_millis(300) }
    }

    pub(crate) fn show(&mut self, k: u64, n: u64) {
        if self.on && Instant::now() >= self.next {
            self.next = Instant::now() + Duration::from_millis(100);
            let _ = write!(anstream::stderr(), "\r\x1b[K{}: frame {k} of {n}", self.task);
        }
    }

    pub(crate) fn clear(&self) {
        if self.on {
            let _ = write!(anstream::stderr(), "\r\x1b[K");
        }
    }
}
