//! Commands that begin with a dot: tables and columns of a recording, at the prompt, on stdin and as an argument.

use super::answer::answer;
use crate::args::SqlOptions;
use crate::exit::{Exit, WrongUsage};
use crate::words::harmless;
use anyhow::Result;
use std::io::Write as _;
use tumble_recording::Reader;
use tumble_recording::export::TABLES;

/// Tables and views, those too that are not exported.
fn tables() -> Vec<&'static str> {
    TABLES.iter().copied().chain(["sensor_event", "file"]).collect()
}

/// Output of `.help`.
pub(super) const HELP: &str = "\
Statements end with a semicolon and may have several lines.
  .tables          the tables
  .schema [TABLE]  columns and types of one, or of all
  .help            this
  .quit            end; so does Ctrl-D";

/// Names of all commands.
const COMMANDS: [&str; 6] = [".tables", ".schema", ".help", ".quit", ".exit", ".q"];

/// Outcome of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// It is answered.
    Answered(Exit),
    /// To end.
    Quit,
}

/// Whether a line is a command.
pub(super) fn is_command(line: &str) -> bool {
    line.trim_start().strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()))
}

/// Obeys a command.
pub(super) fn obey(reader: &Reader, options: &SqlOptions, line: &str) -> Result<Asked> {
    let all = tables();
    let wrong = |message: String| Err(WrongUsage(message).into());
    let mut words = line.trim().trim_end_matches(';').split_whitespace();
    let done = |exit| Ok(Asked::Answered(exit));
    let (command, word) = (words.next().unwrap_or_default(), words.next());
    // a word that would be ignored is a mistake
    let extra = if command == ".schema" { words.next() } else { word };
    if let Some(extra) = extra.filter(|_| COMMANDS.contains(&command)) {
        let takes = if command == ".schema" { "one table" } else { "nothing after it" };
        return wrong(format!("{command} takes {takes}, not {}\n  help: .help lists the commands", harmless(extra)));
    }
    match (command, word) {
        (".quit" | ".exit" | ".q", _) => Ok(Asked::Quit),
        (".help", _) => {
            writeln!(std::io::stdout(), "{HELP}")?;
            done(Exit::Fine)
        }
        // as rows where rows are asked for
        (".tables", _) if options.json || options.csv => {
            let rows: Vec<String> = all.iter().map(|t| format!("('{t}')")).collect();
            done(answer(reader, options, &format!("WITH t(name) AS (VALUES {}) SELECT name FROM t", rows.join(", ")))?)
        }
        (".tables", _) => {
            writeln!(std::io::stdout(), "{}", all.join("  "))?;
            done(Exit::Fine)
        }
        (".schema", None) => {
            let of = |t: &&str| format!("SELECT '{t}' AS \"table\", cid, name, type FROM pragma_table_info('{t}')");
            let each: Vec<String> = all.iter().map(of).collect();
            let order = "CASE \"table\"";
            let ranks: String = all.iter().enumerate().map(|(k, t)| format!(" WHEN '{t}' THEN {k}")).collect();
            let sql = format!(
                "SELECT \"table\", name, type FROM ({}) ORDER BY {order}{ranks} END, cid",
                each.join(" UNION ALL ")
            );
            done(answer(reader, options, &sql)?)
        }
        (".schema", Some(table)) if all.contains(&table) => {
            done(answer(reader, options, &format!("SELECT name, type FROM pragma_table_info('{table}')"))?)
        }
        (".schema", Some(other)) => wrong(format!("no table {}\n  help: one of {}", harmless(other), all.join(", "))),
        (other, _) => wrong(format!("no command {}\n  help: .tables, .schema, .help, .quit", harmless(other))),
    }
}
