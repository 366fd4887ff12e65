//! The command `tumble`: all words of the user interface, one file per command.
//!
//! Data goes to stdout, talk to stderr. Colour appears on a terminal only and never with `NO_COLOR`. The physics is in
//! the crates below; nothing here computes an answer.
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `progress`, `signals`, `style` | how far; when to end; colours |
//! | `exit`, `words` | exit codes; sentences of several commands |
//! | `simulate`, `certificate` | steps of a scene; an answer for people |
//! | `args`, `input`, `record` | the command line; problems and recordings; the recording of a run |
//! | `physics` | the report of a run |
//! | `audit`, `bench`, `completions`, `diff`, `explain`, `export`, `solve`, `sql`, `validate`, `verify`, `view`, `run`, `inspect`, `demo` | one command each |

mod args;
mod audit;
mod bench;
mod certificate;
mod completions;
mod demo;
mod diff;
mod exit;
mod explain;
mod export;
mod input;
mod inspect;
mod physics;
mod progress;
mod record;
mod run;
mod signals;
mod simulate;
mod solve;
mod sql;
mod style;
mod validate;
mod verify;
mod view;
mod words;

use args::{Arguments, Command, DemoOptions};
use exit::{Exit, InvalidFile};
use std::process::ExitCode;
use words::complain;

fn main() -> ExitCode {
    let arguments = Arguments::read();
    let outcome = match &arguments.command {
        None => demo::run(&DemoOptions::default()),
        Some(Command::Demo(options)) => demo::run(options),
        Some(Command::Run(options)) => run::run(options),
        Some(Command::View(options)) => view::run(options),
        Some(Command::Validate(options)) => validate::run(options),
        Some(Command::Inspect(options)) => inspect::run(options),
        Some(Command::Sql(options)) => sql::run(options),
        Some(Command::Audit(options)) => audit::run(options),
        Some(Command::Verify(options)) => verify::run(options),
        Some(Command::Diff(options)) => diff::run(options),
        Some(Command::Export(options)) => export::run(options),
        Some(Command::Solve(options)) => solve::run(options),
        Some(Command::Bench(options)) => bench::run(options),
        Some(Command::Explain(options)) => explain::run(options),
        Some(Command::Completions(options)) => completions::run(options),
    };
    let exit = outcome.unwrap_or_else(|error| report(&error));
    ExitCode::from(exit as u8)
}

/// Says on stderr what went wrong, and which exit code that is.
fn report(error: &anyhow::Error) -> Exit {
    if exit::is_closed(error) {
        return Exit::Fine;
    }
    if let Some(all) = error.downcast_ref::<tumble_scene::Errors>() {
        all.0.iter().for_each(|mistake| complain(&mistake.to_string()));
        return Exit::InvalidFile;
    }
    let mut words = Vec::new();
    for cause in error.chain() {
        words.push(cause.to_string());
        // it tells its own causes
        if cause.is::<tumble_recording::Error>() {
            break;
        }
    }
    complain(&words.join(": "));
    if error.is::<InvalidFile>() { Exit::InvalidFile } else { Exit::Failed }
}
