//! The command line: commands, options and their help texts.

mod problem;
mod recorded;
mod scene;
mod value;

use crate::json;
use crate::words::quoted;
use clap::error::{ContextKind, ContextValue};
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use std::path::{Path, PathBuf};
use tumble_recording::is_recording;
use tumble_scene::diagnostic::did_you_mean;

pub(crate) use problem::SolveOptions;
pub(crate) use recorded::{
    AuditOptions, DiffOptions, ExportFormat, ExportOptions, InspectOptions, SqlOptions, VerifyOptions,
};
pub(crate) use scene::{
    DemoOptions, EnsembleOptions, InitOptions, RunOptions, ScenesOptions, Until, ValidateOptions, ViewOptions,
};
pub(crate) use value::{Change, combinations};

/// Rigid-body dynamics with exact contact: a certificate for every step, an energy balance for every run.
///
/// Without a command, tumble runs a small embedded scene and prints its physics report.
#[derive(Debug, Parser)]
#[command(name = "tumble", version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// Print results and errors only: no notes, tips or progress
    #[arg(short, long, global = true)]
    pub(crate) quiet: bool,

    /// Print progress also where stderr is no terminal: a line every few seconds
    #[arg(short, long, global = true, conflicts_with = "quiet")]
    pub(crate) verbose: bool,

    /// Colours: on a terminal unless `NO_COLOR` is set, always, or never
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = Colour::Auto, hide_possible_values = true)]
    pub(crate) color: Colour,
}

/// When there are colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Colour {
    /// On a terminal
    Auto,
    /// Everywhere
    Always,
    /// Nowhere
    Never,
}

impl Colour {
    /// Makes it so for all output.
    pub(crate) fn apply(self) {
        match self {
            Self::Auto => {}
            Self::Always => anstream::ColorChoice::Always.write_global(),
            Self::Never => anstream::ColorChoice::Never.write_global(),
        }
    }
}

impl Arguments {
    /// The command line of this process; a mistake in it is printed and ends the process.
    pub(crate) fn read() -> Self {
        Self::try_parse().unwrap_or_else(|mut error| {
            if let Some(tip) = command_for_a_word(&error) {
                // the synonym is certain, the similar name that the parser found is a guess
                error.remove(ContextKind::SuggestedSubcommand);
                error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
            } else if let Some(tip) = command_for_a_file(&error).or_else(|| nearest_command(&error)) {
                error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
            }
            if error.use_stderr() && std::env::args_os().any(|word| word == "--json") {
                json::print_usage(&typed_command(), &message(&error));
            }
            error.exit()
        })
    }
}

/// The command that was typed, for the schema of an error.
fn typed_command() -> String {
    let all = Arguments::command();
    let mut words = std::env::args().skip(1);
    words.find(|word| all.find_subcommand(word).is_some()).unwrap_or_else(|| "usage".to_owned())
}

/// The message of a mistake, without usage and tips: its first paragraph, on one line.
fn message(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let lines = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    lines.collect::<Vec<_>>().join(" ").trim_start_matches("error: ").to_owned()
}

/// A tip for a file name in the place of a command.
fn command_for_a_file(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    let path = Path::new(word);
    let file = quoted(word);
    match (path.is_file(), is_recording(path)) {
        (true, true) => Some(format!("to open a recording: tumble view {file}, or: tumble inspect {file}")),
        (true, false) => Some(format!("to simulate a scene: tumble run {file}")),
        _ => None,
    }
}

/// Names that other programs give to these commands.
const SYNONYMS: [(&str, &str); 16] = [
    ("query", "sql"),
    ("select", "sql"),
    ("replay", "view"),
    ("play", "view"),
    ("show", "view"),
    ("watch", "view"),
    ("gui", "view"),
    ("simulate", "run"),
    ("simulation", "run"),
    ("sim", "run"),
    ("check", "validate"),
    ("lint", "validate"),
    ("info", "inspect"),
    ("describe", "inspect"),
    ("compare", "diff"),
    ("convert", "export"),
];

/// The command for a name that other programs use.
fn command_for_a_word(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    let word = word.to_lowercase();
    let (_, command) = SYNONYMS.iter().find(|(name, _)| *name == word).filter(|_| !Path::new(&word).is_file())?;
    Some(format!("the command for that is '{command}'"))
}

/// The command with the most similar name, for short words, among which the parser itself finds none.
fn nearest_command(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    if error.get(ContextKind::SuggestedSubcommand).is_some() {
        return None;
    }
    let all = Arguments::command();
    let names: Vec<&str> = all.get_subcommands().map(clap::Command::get_name).collect();
    let near = did_you_mean(word, names)?;
    Some(format!("a similar subcommand exists: '{near}'"))
}

const EXAMPLES: &str = "\
Examples:
  tumble                          the embedded scene and its physics report
  tumble scenes                   the embedded scenes, a line each
  tumble run slide                simulate one of them
  tumble init my.toml             begin a scene of your own
  tumble run slide.toml           simulate a scene file
  tumble view slide.toml          simulate it live in a browser
  tumble run slide.toml --record slide.db
  tumble sql slide.db \"SELECT frame, kinetic FROM frame LIMIT 5\"
  tumble audit slide.db           check the laws of mechanics in every recorded frame
  tumble validate slide.toml      all errors and lints of a scene file
  tumble solve pile.dat           solve a contact problem and print its certificate
  tumble explain T0201            the meaning of an error code
  tumble bench                    step times on this machine
  tumble completions bash         completions for your shell";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Demo(DemoOptions),
    Scenes(ScenesOptions),
    Init(InitOptions),
    Run(RunOptions),
    Ensemble(EnsembleOptions),
    View(ViewOptions),
    Validate(ValidateOptions),
    Inspect(InspectOptions),
    Sql(SqlOptions),
    Audit(AuditOptions),
    Verify(VerifyOptions),
    Diff(DiffOptions),
    Export(ExportOptions),
    Solve(SolveOptions),
    Bench(BenchOptions),
    Explain(ExplainOptions),
    Schema(SchemaOptions),
    Completions(CompletionsOptions),
    Man(ManOptions),
}

impl Command {
    /// The command as it is typed.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Demo(_) => "demo",
            Self::Scenes(_) => "scenes",
            Self::Init(_) => "init",
            Self::Run(o) if !o.sweep.is_empty() => "sweep",
            Self::Run(_) => "run",
            Self::Ensemble(_) => "ensemble",
            Self::View(_) => "view",
            Self::Validate(_) => "validate",
            Self::Inspect(_) => "inspect",
            Self::Sql(_) => "sql",
            Self::Audit(_) => "audit",
            Self::Verify(_) => "verify",
            Self::Diff(_) => "diff",
            Self::Export(_) => "export",
            Self::Solve(_) => "solve",
            Self::Bench(_) => "bench",
            Self::Explain(_) => "explain",
            Self::Schema(_) => "schema",
            Self::Completions(_) => "completions",
            Self::Man(_) => "man",
        }
    }

    /// Whether `--json` was given.
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Self::Scenes(o) => o.json,
            Self::Run(o) => o.json,
            Self::Validate(o) => o.json,
            Self::Inspect(o) => o.json,
            Self::Sql(o) => o.json,
            Self::Audit(o) => o.json,
            Self::Verify(o) => o.json,
            Self::Diff(o) => o.json,
            Self::Export(o) => o.json,
            Self::Solve(o) => o.json,
            Self::Bench(o) => o.json,
            Self::Explain(o) => o.json,
            Self::Demo(_)
            | Self::Init(_)
            | Self::Ensemble(_)
            | Self::View(_)
            | Self::Schema(_)
            | Self::Completions(_)
            | Self::Man(_) => false,
        }
    }
}

/// Run the engine's own benchmark scenes on this machine
///
/// Drops, collapses and settling grids of cubes: time per step, contacts, unsolved steps and the
/// largest residual. Then the sweeps of a resting contact with warm start, and the time to create
/// and to keep a contact. Takes a few seconds.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = BENCH_HELP)]
pub(crate) struct BenchOptions {
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

/// Explain a code such as T0201, with an example; without a code, list them all
///
/// Every error in a scene file and every lint has a stable code. The explanation gives the reason,
/// and an example that is wrong beside one that is right.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = EXPLAIN_HELP)]
pub(crate) struct ExplainOptions {
    /// The code, in capitals or not
    #[arg(value_name = "CODE")]
    pub(crate) code: Option<String>,

    /// Print JSON instead of text: one object, or a list of all
    #[arg(long)]
    pub(crate) json: bool,
}

/// Print completions for a shell
///
/// Save the script where your shell looks for completions.
#[derive(Debug, Args)]
#[command(after_help = COMPLETIONS_HELP)]
pub(crate) struct CompletionsOptions {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub(crate) shell: clap_complete::Shell,
}

/// Print the JSON Schema of what a command prints with --json
///
/// Every object names its schema in the key `schema`; errors have the schema `error`. Without a command,
/// the list of all.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = SCHEMA_HELP)]
pub(crate) struct SchemaOptions {
    /// The command, `error`, or `scene` for scene files
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Option<String>,
}

/// Print the manual pages
///
/// To stdout the page of one command, or of tumble itself; with --out all pages into a folder, where
/// `man` finds them (MANPATH).
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = MAN_HELP)]
pub(crate) struct ManOptions {
    /// The command; without it the page of tumble
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    pub(crate) command: Option<String>,

    /// Write all pages into this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
}

const SCHEMA_HELP: &str = "\
Examples:
  tumble schema
  tumble schema run > tumble.run.schema.json";

const MAN_HELP: &str = "\
Examples:
  tumble man run > tumble-run.1
  tumble man --out man/man1";

const COMPLETIONS_HELP: &str = "\
Examples:
  tumble completions bash > tumble.bash
  tumble completions zsh > _tumble
  tumble completions fish > tumble.fish";

const BENCH_HELP: &str = "\
Examples:
  tumble bench
  tumble bench --json";

const EXPLAIN_HELP: &str = "\
Examples:
  tumble explain              all codes, a line each
  tumble explain T0201        one code with an example
  tumble explain T0201 --json

Exit codes: 0 fine, 2 no such code";
