//! A prompt for SQL: statements that end with a semicolon, and a few commands that begin with a dot.

use super::answer::answer;
use super::split;
use crate::args::SqlOptions;
use crate::exit::Exit;
use crate::input::name;
use crate::style;
use crate::words::{complain, is_quiet};
use anyhow::Result;
use std::io::{BufRead as _, Write as _};
use tumble_recording::Reader;
use tumble_recording::export::TABLES;

const HELP: &str = "\
Statements end with a semicolon and may have several lines.
  .tables          the tables
  .schema TABLE    columns and types of one
  .help            this
  .quit            end; so does Ctrl-D";

/// Reads and answers until the end of the input.
pub(super) fn run(reader: &Reader, options: &SqlOptions) -> Result<Exit> {
    if !is_quiet() {
        writeln!(anstream::stderr(), "{}: read-only SQL; .help explains, .quit ends", name(&options.recording))?;
    }
    let mut text = String::new();
    let mut input = std::io::stdin().lock();
    loop {
        let sign = if text.is_empty() { "sql> " } else { "  -> " };
        let mut err = anstream::stderr();
        write!(err, "{0}{sign}{0:#}", style::TITLE)?;
        err.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(err)?;
            return Ok(Exit::Fine);
        }
        if text.is_empty() && line.trim_start().starts_with('.') {
            let mut words = line.split_whitespace();
            match (words.next().unwrap_or_default(), words.next()) {
                (".quit" | ".exit" | ".q", _) => return Ok(Exit::Fine),
                (".help", _) => writeln!(err, "{HELP}")?,
                (".tables", _) => writeln!(std::io::stdout(), "{}", TABLES.join("  "))?,
                (".schema", Some(table)) if TABLES.contains(&table) => {
                    say(reader, options, &format!("SELECT name, type FROM pragma_table_info('{table}')"));
                }
                (".schema", _) => writeln!(err, ".schema TABLE, one of {}", TABLES.join(", "))?,
                (other, _) => complain(&format!("no command {}; .help lists them", crate::words::harmless(other))),
            }
            continue;
        }
        text.push_str(&line);
        if text.trim().is_empty() {
            text.clear();
        } else if split::is_complete(&text) {
            for sql in split::statements(&text) {
                say(reader, options, sql);
            }
            text.clear();
        }
    }
}

/// Answers a statement; an error does not end the prompt.
fn say(reader: &Reader, options: &SqlOptions, sql: &str) {
    if let Err(e) = answer(reader, options, sql) {
        complain(&e.to_string());
    }
}
