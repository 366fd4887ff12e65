//! The command `tumble`: all texts of the command line, one file per command.
//!
//! Results go to stdout; errors, lints, notes, tips and progress go to stderr. With `--json` the result is one object, also
//! where the command fails. Colour appears on a terminal only and never with `NO_COLOR`. The physics is in the crates
//! below; nothing here computes an answer.
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `signals`, `style` | signals that end a run; colours |
//! | `exit`, `words`, `progress`, `json` | exit codes; texts of several commands; progress bars; JSON output |
//! | `simulate`, `certificate` | stepping of a scene; a certificate as text |
//! | `args`, `input`, `record` | options and help; input files; recording of a run |
//! | `again`, `arrivals`, `physics`, `robot`, `show` | a recorded scene stepped again; bodies that came; the physics report; robot files; numbers of bodies |
//! | `audit`, `bench`, `completions`, `diff`, `ensemble`, `explain`, `export`, `man`, `schema`, `scenes`, `init`, `solve`, `sql`, `verify`, `view`, `run`, `sweep`, `validate`, `inspect`, `demo` | one command each; the runs of a sweep |

mod again;
mod args;
mod arrivals;
mod audit;
mod bench;
mod certificate;
mod completions;
mod demo;
mod diff;
mod ensemble;
mod exit;
mod explain;
mod export;
mod init;
mod input;
mod inspect;
mod json;
mod man;
mod physics;
mod progress;
mod record;
mod robot;
mod run;
mod scenes;
mod schema;
mod show;
mod signals;
mod simulate;
mod solve;
mod sql;
mod style;
mod sweep;
mod validate;
mod verify;
mod view;
mod words;

use args::{Arguments, Command, DemoOptions};
use exit::{Exit, InvalidFile, WrongUsage};
use std::process::ExitCode;
use words::complain;

fn main() -> ExitCode {
    let arguments = Arguments::read();
    if arguments.quiet {
        words::be_quiet();
    }
    if arguments.verbose {
        words::be_verbose();
    }
    arguments.color.apply();
    let outcome = match &arguments.command {
        None => demo::run(&DemoOptions::default()),
        Some(Command::Demo(options)) => demo::run(options),
        Some(Command::Scenes(options)) => scenes::run(options),
        Some(Command::Init(options)) => init::run(options),
        Some(Command::Run(options)) if options.sweep.is_empty() => run::run(options),
        Some(Command::Run(options)) => sweep::run(options),
        Some(Command::Ensemble(options)) => ensemble::run(options),
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
        Some(Command::Schema(options)) => schema::run(options),
        Some(Command::Completions(options)) => completions::run(options),
        Some(Command::Man(options)) => man::run(options),
    };
    let exit = outcome.unwrap_or_else(|error| report(&error, arguments.command.as_ref()));
    ExitCode::from(exit as u8)
}

/// Prints an error on stderr, with `--json` also as an object on stdout, and gives its exit code.
fn report(error: &anyhow::Error, command: Option<&Command>) -> Exit {
    if exit::is_closed(error) {
        return Exit::Fine;
    }
    let exit = if error.is::<tumble_scene::Errors>() || error.is::<InvalidFile>() {
        Exit::InvalidFile
    } else if error.is::<WrongUsage>() {
        Exit::Usage
    } else {
        Exit::Failed
    };
    let text = with_causes(error);
    if let Some(command) = command.filter(|c| c.wants_json()) {
        json::print_error(command.name(), error, &text, exit);
    }
    match error.downcast_ref::<tumble_scene::Errors>() {
        Some(all) => all.0.iter().for_each(|mistake| complain(&mistake.with_excerpt())),
        None => complain(&text),
    }
    exit
}

/// The text of an error and of its causes.
fn with_causes(error: &anyhow::Error) -> String {
    let mut causes = Vec::new();
    for cause in error.chain() {
        causes.push(cause.to_string());
        // its own text includes its causes
        if cause.is::<tumble_recording::Error>() {
            break;
        }
    }
    causes.join(": ")
}
