//! `tumble` without a command: an embedded problem, solved and certified, and what to type next.

use crate::certificate::Answer;
use crate::exit::Exit;
use crate::style;
use anyhow::Result;
use std::io::Write as _;
use tumble_solver::{Settings, files};

/// Written by `examples/three_crates.rs`, which says what stands where.
const THREE_CRATES: &str = include_str!("../problems/three_crates.txt");

/// What is going on, before the numbers.
const STORY: &str = "\
Three crates stand on each other, 20 kg each, four contact points below each one (0-3 on the
floor, 4-7 and 8-11 above). Somebody jerks the lowest crate sideways at 0.5 m/s. Which points
hold, which slip, which lift off within the next hundredth of a second, and with what impulses?";

/// Asked of `natural` here [–]: four digits more than usual, to show that they are to be had.
const TOLERANCE: f64 = 1e-12;

/// What to type next.
const NEXT: &str = "\
Next:
  tumble solve FILE          solve a contact problem of your own (Siconos .dat or block text)
  tumble solve FILE --json   the same for scripts, with every impulse
  tumble solve --help        file formats, methods, tolerances, exit codes";

pub(crate) fn run() -> Result<Exit> {
    let (problem, format) = files::read(THREE_CRATES)?;
    let answer = Answer::of(&problem, format, &Settings { tolerance: TOLERANCE, ..Settings::for_files() });
    let mut out = anstream::stdout().lock();
    writeln!(out, "{0}tumble {1}{0:#}: an embedded problem\n\n{STORY}\n", style::TITLE, env!("CARGO_PKG_VERSION"))?;
    answer.print(&mut out)?;
    writeln!(out, "\n{NEXT}")?;
    Ok(answer.exit(false))
}
