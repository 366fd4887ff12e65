//! `tumble sql`: read-only SQL on a recording, from the command line, from stdin, or at a prompt.

mod answer;
mod dot;
mod history;
mod prompt;
mod split;

use crate::args::SqlOptions;
use crate::exit::{Exit, WrongUsage};
use crate::input::recording;
use answer::answer;
use anyhow::{Context as _, Result, bail};
use dot::Asked;
use std::io::{IsTerminal as _, Read as _, Write as _};
use tumble_recording::Reader;

/// Most SQL from stdin [bytes].
const MOST_BYTES: u64 = 16 << 20;

pub(crate) fn run(options: &SqlOptions) -> Result<Exit> {
    let reader = recording(&options.recording)?;
    match options.sql.as_deref() {
        None if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() => prompt::run(&reader, options),
        None | Some("-") => {
            let mut text = String::new();
            std::io::stdin().lock().take(MOST_BYTES + 1).read_to_string(&mut text).context("<stdin>")?;
            if text.len() as u64 > MOST_BYTES {
                bail!("<stdin>: more than {} MiB of SQL", MOST_BYTES >> 20);
            }
            several(&reader, options, &text)
        }
        Some(command) if dot::is_command(command) => several(&reader, options, command),
        Some(sql) => answer(&reader, options, sql),
    }
}

/// A piece of a text of SQL.
enum Piece<'t> {
    Statement(&'t str),
    Command(&'t str),
}

/// Statements and commands of a text, in their order. A command is a line that begins with a dot where no statement is open.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let (mut all, mut start, mut at) = (Vec::new(), 0, 0);
    for line in text.split_inclusive('\n') {
        let open = &text[start..at];
        if dot::is_command(line) && (split::statements(open).is_empty() || split::is_complete(open)) {
            all.extend(split::statements(open).into_iter().map(Piece::Statement));
            all.push(Piece::Command(line));
            start = at + line.len();
        }
        at += line.len();
    }
    all.extend(split::statements(&text[start..]).into_iter().map(Piece::Statement));
    all
}

/// Answers all statements of a text, one after the other; a table each, with an empty line between.
fn several(reader: &Reader, options: &SqlOptions, text: &str) -> Result<Exit> {
    let all = pieces(text);
    if all.is_empty() {
        return answer(reader, options, text);
    }
    if options.json && all.len() > 1 {
        return Err(WrongUsage("--json takes one statement: a second array would follow the first".to_owned()).into());
    }
    for (k, piece) in all.iter().enumerate() {
        if k > 0 {
            writeln!(std::io::stdout())?;
        }
        let exit = match piece {
            Piece::Statement(sql) => answer(reader, options, sql)?,
            Piece::Command(line) => match dot::obey(reader, options, line)? {
                Asked::Answered(exit) => exit,
                Asked::Quit => return Ok(Exit::Fine),
            },
        };
        if exit != Exit::Fine {
            return Ok(exit);
        }
    }
    Ok(Exit::Fine)
}
