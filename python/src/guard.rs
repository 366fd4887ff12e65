//! Panics become exceptions, long calls hear Ctrl-C.

use crate::errors;
use pyo3::prelude::*;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use std::time::{Duration, Instant};

/// Time between two looks at the signals of the process.
const LOOK: Duration = Duration::from_millis(50);

thread_local! {
    /// Panics of this thread are caught and told as exceptions: nothing is to be printed.
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// The next guarded call panics.
    static TRAP: Cell<bool> = const { Cell::new(false) };
}

static HOOK: Once = Once::new();

/// For tests: the next guarded call of this thread panics if it is set; whether it was, which it is no longer once a guarded call has met
/// it. That is how entries without a guard are found.
#[pyfunction]
pub(crate) fn _trap(set: bool) -> bool {
    TRAP.replace(set)
}

/// Runs an entry of the module; a panic in it is an `InternalError`.
pub(crate) fn guarded<T>(f: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    caught(f).unwrap_or_else(|panic| Err(internal(&panic)))
}

/// Runs `f`; a panic in it is told by its message.
pub(crate) fn caught<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !QUIET.get() {
                usual(info);
            }
        }));
    });
    let before = QUIET.replace(true);
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        assert!(!TRAP.replace(false), "on purpose");
        f()
    }));
    QUIET.set(before);
    outcome.map_err(|cause| {
        let text = cause.downcast_ref::<&str>().map(|s| (*s).to_owned());
        text.or_else(|| cause.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
    })
}

/// The exception for a panic.
pub(crate) fn internal(message: &str) -> PyErr {
    errors::raise("InternalError", format!("a defect of tumble: {message}; please report it, with what led to it"))
}

/// Hears the signals of the process in a loop that does not hold the interpreter.
#[derive(Debug)]
pub(crate) struct Signals {
    next: Instant,
}

impl Signals {
    pub(crate) fn new() -> Self {
        Self { next: Instant::now() + LOOK }
    }

    /// Looks at the signals, twenty times a second at most.
    ///
    /// # Errors
    /// What a signal handler raises, such as `KeyboardInterrupt`.
    pub(crate) fn look(&mut self) -> PyResult<()> {
        if Instant::now() < self.next {
            return Ok(());
        }
        let heard = Python::attach(|py| py.check_signals());
        self.next = Instant::now() + LOOK;
        heard
    }
}
