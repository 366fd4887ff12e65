//! `tumble sql`: read-only SQL on a recording, from the command line, from stdin, or at a prompt.

mod answer;
mod prompt;
mod split;

use crate::args::SqlOptions;
use crate::exit::{Exit, WrongUsage};
use crate::input::recording;
use answer::answer;
use anyhow::{Context as _, Result, bail};
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
        Some(sql) => answer(&reader, options, sql),
    }
}

/// Answers all statements of a text, one after the other; a table each, with an empty line between.
fn several(reader: &Reader, options: &SqlOptions, text: &str) -> Result<Exit> {
    let all = split::statements(text);
    if all.is_empty() {
        return answer(reader, options, text);
    }
    if options.json && all.len() > 1 {
        return Err(WrongUsage("--json takes one statement: a second array would follow the first".to_owned()).into());
    }
    for (k, sql) in all.iter().enumerate() {
        if k > 0 {
            writeln!(std::io::stdout())?;
        }
        let exit = answer(reader, options, sql)?;
        if exit != Exit::Fine {
            return Ok(exit);
        }
    }
    Ok(Exit::Fine)
}
