//! Exit codes: scripts rely on them, so they are named once, here.

use crate::signals::{self, Signal};

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Exit {
    /// All is well.
    Fine = 0,
    /// Something else failed: no usable answer, no room on the disk.
    Failed = 1,
    /// A mistake on the command line; mostly clap says it.
    Usage = 2,
    /// The input cannot be read or is not what it should be.
    InvalidFile = 3,
    /// A law is violated: found by `audit`, or by `run --strict`.
    Violated = 4,
    /// Two recordings differ.
    Differ = 5,
    /// `--strict` was given and the tolerance not reached.
    NotReached = 6,
    /// SIGHUP.
    HungUp = 129,
    /// Ctrl-C.
    Interrupted = 130,
    /// SIGTERM.
    Terminated = 143,
}

/// What a script is told of a signal: 128 and its number, as shells say it.
impl From<Signal> for Exit {
    fn from(signal: Signal) -> Self {
        match signal {
            Signal::Interrupt => Self::Interrupted,
            Signal::Terminate => Self::Terminated,
            Signal::HangUp => Self::HungUp,
        }
    }
}

/// The codes in words, for `--help`.
pub(crate) const HELP: &str = "\
Exit codes:
  0  fine; without --strict also when the tolerance was not reached (the verdict says so)
  1  failed: no usable answer
  2  wrong usage
  3  the file cannot be read or is malformed
  6  --strict was given and the tolerance was not reached";

/// What writing to a terminal that was closed ends in, on every Unix.
const EIO: i32 = 5;

/// Whether an error is a reader that has gone: whoever reads us has seen enough (`tumble solve … | head -1`).
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|e| {
            // a terminal that was closed takes no byte any more
            let hung_up = || e.raw_os_error() == Some(EIO) && signals::noted() == Some(Signal::HangUp);
            e.kind() == std::io::ErrorKind::BrokenPipe || hung_up()
        })
    };
    error.chain().any(closed)
}

/// What became of printing an answer. A reader that has gone does not change the verdict, and so not the exit code.
pub(crate) fn printed(outcome: anyhow::Result<()>) -> anyhow::Result<()> {
    outcome.or_else(|e| if is_closed(&e) { Ok(()) } else { Err(e) })
}

/// A file that is refused: its name, the line where there is one, and the reason.
#[derive(Debug)]
pub(crate) struct InvalidFile(pub(crate) String);

impl std::fmt::Display for InvalidFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for InvalidFile {}

/// Examples and codes of `tumble run` in words.
pub(crate) const RUN_HELP: &str = "\
Examples:
  tumble run slide.toml
  tumble run slide.toml --duration 0.5 --step 0.001
  tumble run slide.toml --strict --json

Exit codes:
  0    fine; without --strict also when a step missed the tolerance (the report says so)
  1    failed, also when the recording could not be finished
  2    wrong usage
  3    the scene cannot be read or is invalid
  4    --strict was given and a law is violated: contacts brought energy, the ledger is open, or a
       body was set aside because its motion was no number any more
  6    --strict was given and a step missed the tolerance, or the energy guard moved an answer off
       the contact law
  129  the terminal was closed (SIGHUP, on Linux): the recording is closed, the report covers the
       steps that were made; a run under nohup goes on
  130  the same, by Ctrl-C; a second Ctrl-C does not wait for the step: no report, and the recording
       can be read up to its last commit
  143  the same as by Ctrl-C, by SIGTERM";
