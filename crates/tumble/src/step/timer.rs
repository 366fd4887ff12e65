//! Where the time of a step goes, if it is asked for.

use crate::account::report::Timings;
use std::time::Instant;

/// A stop watch; stands still unless timings are asked for.
pub(super) struct Timer {
    start: Option<Instant>,
    /// When the part of the step began that is under way [ns].
    begun: u64,
    detect: u64,
    solve: u64,
}

impl Timer {
    pub(super) fn start(wanted: bool) -> Self {
        Self { start: wanted.then(Instant::now), begun: 0, detect: 0, solve: 0 }
    }

    /// Time since the start [ns].
    fn now(&self) -> u64 {
        self.start.map_or(0, |start| start.elapsed().as_nanos() as u64)
    }

    /// Time since the last mark [ns], and a new mark.
    fn lap(&mut self) -> u64 {
        let now = self.now();
        now - std::mem::replace(&mut self.begun, now)
    }

    /// A part of the step begins that is measured.
    pub(super) fn mark(&mut self) {
        self.begun = self.now();
    }

    /// The time since the last mark was spent on detection.
    pub(super) fn detected(&mut self) {
        self.detect += self.lap();
    }

    /// The time since the last mark was spent on the solve.
    pub(super) fn solved(&mut self) {
        self.solve += self.lap();
    }

    /// Where the time went.
    pub(super) fn stop(self) -> Option<Timings> {
        self.start.map(|_| Timings { total: self.now(), detect: self.detect, solve: self.solve })
    }
}
