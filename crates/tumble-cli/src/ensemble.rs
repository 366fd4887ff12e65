//! `tumble ensemble`: handed to the Python package, which spreads the runs over processes and machines.

use crate::args::EnsembleOptions;
use crate::exit::Exit;
use anyhow::{Result, bail};
use std::io::ErrorKind;
use std::process::Command;

/// The programs that can do it, in the order in which they are looked for: name, and words before the user's.
const PROGRAMS: [(&str, &[&str]); 2] = [("tumble-ensemble", &[]), ("python3", &["-m", "tumble.ensemble"])];

pub(crate) fn run(options: &EnsembleOptions) -> Result<Exit> {
    for (program, first) in PROGRAMS {
        if program == "python3" && !has_package(program) {
            break;
        }
        match Command::new(program).args(first).args(&options.words).status() {
            Ok(status) => {
                return Ok(match status.code() {
                    Some(0) => Exit::Fine,
                    Some(2) => Exit::Usage,
                    Some(130) | None => Exit::Interrupted,
                    Some(_) => Exit::Failed,
                });
            }
            Err(e) if e.kind() == ErrorKind::NotFound => {}
            Err(e) => bail!("{program} cannot be started: {e}"),
        }
    }
    bail!(
        "ensembles are run by the Python package, which is not installed here\n  help: `pip install .` in a clone of the \
         repository, with its environment active; for a few runs in this process: tumble run SCENE --sweep PATH=A,B,C"
    )
}

/// Whether an interpreter has the package, so that its absence is said in our words.
fn has_package(python: &str) -> bool {
    let look = "import importlib.util, sys; sys.exit(importlib.util.find_spec('tumble') is None)";
    Command::new(python).args(["-c", look]).status().is_ok_and(|s| s.success())
}
