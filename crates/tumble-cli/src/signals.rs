//! Signals that ask a command to end: noted, and obeyed where it can end well.
//!
//! A run that is told to stop, by Ctrl-C or by whoever shuts the machine down, finishes its step, closes its recording and
//! reports on what was done. SIGHUP is left alone: a run under `nohup` ignores it, and must go on doing so.

use crate::exit::Exit;
use signal_hook::consts::{SIGINT, SIGTERM};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// Who asked for the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// `kill`, a service manager, a batch system whose time is over.
    Terminate,
}

impl Signal {
    /// What a script is told: 128 and the number of the signal, as shells say it.
    pub(crate) fn exit(self) -> Exit {
        match self {
            Self::Interrupt => Exit::Interrupted,
            Self::Terminate => Exit::Terminated,
        }
    }
}

/// The last signal that came, by its place in [`SIGNALS`], from 1; 0 for none. Signals are watched from its first use on.
static NOTED: LazyLock<Arc<AtomicUsize>> = LazyLock::new(|| {
    let noted = Arc::new(AtomicUsize::new(0));
    for (k, (signal, _)) in SIGNALS.iter().enumerate() {
        // where it cannot be watched, it ends the process as ever
        let _ = signal_hook::flag::register_usize(*signal, Arc::clone(&noted), k + 1);
    }
    noted
});

const SIGNALS: [(i32, Signal); 2] = [(SIGINT, Signal::Interrupt), (SIGTERM, Signal::Terminate)];

/// From now on signals are only noted.
pub(crate) fn watch() {
    LazyLock::force(&NOTED);
}

/// The signal that came since, if one did.
pub(crate) fn noted() -> Option<Signal> {
    let place = NOTED.load(Ordering::Relaxed);
    place.checked_sub(1).and_then(|k| SIGNALS.get(k)).map(|(_, signal)| *signal)
}
