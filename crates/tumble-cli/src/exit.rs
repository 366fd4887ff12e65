//! Exit codes: scripts rely on them, so they are named once, here.

use crate::signals::{self, Signal};

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Exit {
    /// All is well.
    Fine = 0,
    /// Any other failure: no usable solution, a full disk.
    Failed = 1,
    /// A mistake on the command line; most are found by clap.
    Usage = 2,
    /// The input cannot be read or has the wrong format.
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

/// The exit code of a signal: 128 plus its number, the convention of shells.
impl From<Signal> for Exit {
    fn from(signal: Signal) -> Self {
        match signal {
            Signal::Interrupt => Self::Interrupted,
            Signal::Terminate => Self::Terminated,
            Signal::HangUp => Self::HungUp,
        }
    }
}

/// The exit codes of `tumble solve`, for `--help`.
pub(crate) const HELP: &str = "\
Exit codes:
  0  fine; without --strict also when the tolerance was not reached (see the verdict)
  1  failed: no usable solution
  2  wrong usage
  3  the file cannot be read or is malformed
  6  --strict was given and the tolerance was not reached";

/// Error number of a write to a closed terminal, on every Unix.
const EIO: i32 = 5;

/// Whether an error is a closed pipe or terminal: the reader of the output has ended (`tumble solve … | head -1`).
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|e| {
            // after a hang-up every write to the terminal fails
            let hung_up = || e.raw_os_error() == Some(EIO) && signals::noted() == Some(Signal::HangUp);
            e.kind() == std::io::ErrorKind::BrokenPipe || hung_up()
        })
    };
    error.chain().any(closed)
}

/// The outcome of printing an answer. A closed pipe does not change the verdict, and so not the exit code.
pub(crate) fn printed(outcome: anyhow::Result<()>) -> anyhow::Result<()> {
    outcome.or_else(|e| if is_closed(&e) { Ok(()) } else { Err(e) })
}

/// A file that is refused: its name, the line if one is known, and the reason.
#[derive(Debug)]
pub(crate) struct InvalidFile {
    /// The file; nothing where the reason names it.
    pub(crate) file: Option<String>,
    /// Reason and remedy.
    pub(crate) reason: String,
}

impl InvalidFile {
    pub(crate) fn new(file: String, reason: String) -> Self {
        Self { file: Some(file), reason }
    }

    /// The line that the reason begins with (`line 3: …`).
    pub(crate) fn line(&self) -> Option<u64> {
        self.reason.strip_prefix("line ")?.split(':').next()?.parse().ok()
    }
}

impl std::fmt::Display for InvalidFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.file {
            Some(file) => write!(f, "{file}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

impl std::error::Error for InvalidFile {}

/// Options that contradict each other or the input, found after the command line was parsed.
#[derive(Debug)]
pub(crate) struct WrongUsage(pub(crate) String);

impl std::fmt::Display for WrongUsage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUsage {}

/// Examples and exit codes of `tumble run`, for `--help`.
pub(crate) const RUN_HELP: &str = "\
Examples:
  tumble run slide.toml
  tumble run slide.toml --duration 0.5 --step 0.001
  tumble run slide.toml --strict --json

Exit codes:
  0    fine; without --strict also when a step missed the tolerance (see the report)
  1    failed, also when the recording could not be finished
  2    wrong usage
  3    the scene cannot be read or is invalid, or the world refuses a step of it
  4    --strict was given and a law is violated: contacts added energy, the energy balance does not
       close, or a body was quarantined because its state was not finite
  6    --strict was given and a step is not solved: it missed the tolerance, or leads bodies into
       each other; --least-share was given and an impact bounced with less
  129  the terminal was closed (SIGHUP, on Linux): the recording is closed, the report covers the
       completed steps; a run under nohup continues
  130  the same, by Ctrl-C; a second Ctrl-C does not wait for the step: no report, and the recording
       can be read up to its last commit
  143  the same as by Ctrl-C, by SIGTERM";
