//! `tumble completions`: what a shell needs to complete the command line.

use crate::args::{Arguments, CompletionsOptions};
use crate::exit::Exit;
use anyhow::Result;
use clap::CommandFactory as _;
use std::io::Write as _;

pub(crate) fn run(options: &CompletionsOptions) -> Result<Exit> {
    // into memory first: a closed pipe is ours to handle, not the generator's
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut Arguments::command(), "tumble", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(Exit::Fine)
}
