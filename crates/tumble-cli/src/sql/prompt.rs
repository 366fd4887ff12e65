//! A prompt for SQL: statements that end with a semicolon, commands that begin with a dot, lines that can be edited, and what was
//! asked before by the arrow keys.

use super::answer::answer;
use super::dot::{self, Asked};
use super::history::{History, MOST};
use super::split;
use crate::args::SqlOptions;
use crate::exit::Exit;
use crate::input::name;
use crate::words::{complain, is_quiet, note};
use anyhow::Result;
use rustyline::error::ReadlineError;
use rustyline::history::{History as _, MemHistory};
use rustyline::{Config, Editor};
use std::io::Write as _;
use tumble_recording::Reader;

/// Reads and answers until the end of the input.
pub(super) fn run(reader: &Reader, options: &SqlOptions) -> Result<Exit> {
    if !is_quiet() {
        writeln!(anstream::stderr(), "{}: read-only SQL; .help explains, .quit ends", name(&options.recording))?;
    }
    let mut history = History::open();
    let config = Config::builder().auto_add_history(false).max_history_size(MOST)?.build();
    let mut before = MemHistory::with_config(&config);
    for entry in &history.entries {
        before.add(entry)?;
    }
    let mut editor = Editor::<(), MemHistory>::with_history(config, before)?;
    let mut text = String::new();
    loop {
        let line = match editor.readline(if text.is_empty() { "sql> " } else { "  -> " }) {
            Ok(line) => line,
            // Ctrl-C leaves the statement, not the prompt
            Err(ReadlineError::Interrupted) => {
                text.clear();
                continue;
            }
            Err(ReadlineError::Eof) => return Ok(Exit::Fine),
            Err(e) => return Err(e.into()),
        };
        let command = text.is_empty() && dot::is_command(&line);
        text.push_str(&line);
        text.push('\n');
        if text.trim().is_empty() {
            text.clear();
            continue;
        }
        if !command && !split::is_complete(&text) {
            continue;
        }
        editor.add_history_entry(text.trim())?;
        if let Err(e) = history.add(&text) {
            note(&format!("what is asked here will not be there the next time: {e}"));
        }
        if command {
            match dot::obey(reader, options, &text) {
                Ok(Asked::Quit) => return Ok(Exit::Fine),
                Ok(Asked::Answered(_)) => {}
                Err(e) => complain(&e.to_string()),
            }
            if let (Some(".help"), Some(path)) = (text.split_whitespace().next(), history.path()) {
                writeln!(anstream::stdout(), "What was asked before (arrow up) is kept in {}", name(path))?;
            }
        } else {
            for sql in split::statements(&text) {
                // an error does not end the prompt
                if let Err(e) = answer(reader, options, sql) {
                    complain(&e.to_string());
                }
            }
        }
        text.clear();
    }
}
