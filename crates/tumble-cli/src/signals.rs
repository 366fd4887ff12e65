//! Signals that ask a command to end: noted, and obeyed at the end of a step.
//!
//! After Ctrl-C, SIGTERM (shutdown, service managers) or SIGHUP (closed terminal) a run finishes its step, closes its
//! recording and prints its report. A step may be long: a second Ctrl-C ends the process at once, and the recording ends
//! with its last commit, as after a kill.
//!
//! A run under `nohup` ignores SIGHUP, and must continue to do so. Whether SIGHUP is ignored is read from `/proc`; without
//! `/proc`, SIGHUP is not handled.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// The signal that asked for the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// `kill`, a service manager, a batch system whose time is over.
    Terminate,
    /// The terminal was closed, or the connection to it lost.
    HangUp,
}

/// The last signal that came, by its place in [`SIGNALS`], from 1; 0 for none. Signals are watched from its first use on.
static NOTED: LazyLock<Arc<AtomicUsize>> = LazyLock::new(|| {
    let (noted, asked) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
    // handlers run in the order of registration: the first Ctrl-C finds `asked` unset. Other signals do not end the process
    // the second time: shells and service managers send them in pairs
    let _ = flag::register_conditional_shutdown(SIGINT, 128 + SIGINT, Arc::clone(&asked));
    for (k, (signal, _)) in SIGNALS.iter().enumerate() {
        if !is_ignored(*signal) {
            // where registration fails, the signal ends the process as by default
            let _ = flag::register_usize(*signal, Arc::clone(&noted), k + 1);
            let _ = flag::register(*signal, Arc::clone(&asked));
        }
    }
    noted
});

/// Windows has no SIGHUP.
#[cfg(unix)]
const HANG_UP: i32 = signal_hook::consts::SIGHUP;
#[cfg(unix)]
const SIGNALS: [(i32, Signal); 3] =
    [(SIGINT, Signal::Interrupt), (SIGTERM, Signal::Terminate), (HANG_UP, Signal::HangUp)];
#[cfg(not(unix))]
const SIGNALS: [(i32, Signal); 2] = [(SIGINT, Signal::Interrupt), (SIGTERM, Signal::Terminate)];

/// Whether the parent process set a signal to be ignored; only SIGHUP is considered.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let mask = || {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let digits = status.lines().find_map(|l| l.strip_prefix("SigIgn:"))?;
        u64::from_str_radix(digits.trim(), 16).ok()
    };
    // bit 0 is signal 1
    signal == HANG_UP && mask().is_none_or(|mask| mask >> (HANG_UP - 1) & 1 == 1)
}

#[cfg(not(unix))]
fn is_ignored(_: i32) -> bool {
    false
}

/// From now on signals are only noted.
pub(crate) fn watch() {
    LazyLock::force(&NOTED);
}

/// The signal that came since, if one did.
pub(crate) fn noted() -> Option<Signal> {
    let place = NOTED.load(Ordering::Relaxed);
    place.checked_sub(1).and_then(|k| SIGNALS.get(k)).map(|(_, signal)| *signal)
}
