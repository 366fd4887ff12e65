//! The command line: commands, options and their help texts.

use crate::exit;
use crate::json;
use crate::words::quoted;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue};
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use std::path::{Path, PathBuf};
use tumble_recording::is_recording;
use tumble_scene::diagnostic::did_you_mean;
use tumble_solver::Method;

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
                json::print_usage(&typed_command(), &first_line(&error));
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

/// The message of a mistake, without usage and tips.
fn first_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
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
  tumble run slide.toml           simulate a scene
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
    Run(RunOptions),
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
    Completions(CompletionsOptions),
}

impl Command {
    /// The command as it is typed.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Demo(_) => "demo",
            Self::Run(_) => "run",
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
            Self::Completions(_) => "completions",
        }
    }

    /// Whether `--json` was given.
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Self::Run(o) => o.json,
            Self::Validate(o) => o.json,
            Self::Inspect(o) => o.json,
            Self::Sql(o) => o.json,
            Self::Audit(o) => o.json,
            Self::Verify(o) => o.json,
            Self::Diff(o) => o.json,
            Self::Solve(o) => o.json,
            Self::Bench(o) => o.json,
            Self::Explain(o) => o.json,
            Self::Demo(_) | Self::View(_) | Self::Export(_) | Self::Completions(_) => false,
        }
    }
}

/// Run the embedded scene and print its physics report
///
/// A sledge slides into a stack of crates, balls bounce, a drum lands on its rim. The report gives
/// the energy balance and the residual of the contact law. The run is recorded to demo.db in the
/// current folder, or in the folder for temporary files if that is not writable.
#[derive(Debug, Default, Args)]
#[command(verbatim_doc_comment, after_help = DEMO_HELP)]
pub(crate) struct DemoOptions {
    /// Open the recording in a browser afterwards
    #[arg(long)]
    pub(crate) view: bool,
}

/// Simulate a scene and print its physics report
///
/// The report gives the energy balance, the largest residual of the contact law and the cost. Its
/// state hash is the same for every run of the scene, whatever the number of threads.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = exit::RUN_HELP)]
pub(crate) struct RunOptions {
    /// Scene file, TOML, or JSON if it ends in .json; - reads stdin
    #[arg(value_name = "SCENE")]
    pub(crate) scene: PathBuf,

    /// Duration of the simulation, in s, instead of the one in the scene
    #[arg(long, value_name = "S", value_parser = duration, allow_hyphen_values = true)]
    pub(crate) duration: Option<f64>,

    /// Length of a step, in s, instead of the one in the scene
    #[arg(long, value_name = "S", value_parser = step, allow_hyphen_values = true)]
    pub(crate) step: Option<f64>,

    /// Threads that share the work of a step, from contacts to large islands; the result does not depend on the number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024),
        allow_negative_numbers = true)]
    pub(crate) threads: Option<u32>,

    /// Exit with 4 when a law is violated, with 6 when a step is not solved: it missed the tolerance, or
    /// leads bodies into each other
    #[arg(long)]
    pub(crate) strict: bool,

    /// Exit with 6 when an impact bounced with less than this share of its restitution: 1 asks for all
    /// of e in every impact. Where e with friction would add energy, the greatest part that adds none
    /// is the law, and --strict alone accepts it
    #[arg(long, value_name = "X", value_parser = share, allow_hyphen_values = true)]
    pub(crate) least_share: Option<f64>,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,

    /// Record every step to an SQLite file, for view, sql, audit, verify, diff and export
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    /// Sync every commit to the disk, so that it survives a power cut
    #[arg(long, requires = "record")]
    pub(crate) durable: bool,
}

/// Summarise a recording
///
/// Version and machine that recorded it, bodies, frames, contacts and events, the deepest overlap, the energy at the start
/// and at the end, verdicts and the largest residual. For other questions there is `tumble sql`.
#[derive(Debug, Args)]
#[command(after_help = INSPECT_HELP)]
pub(crate) struct InspectOptions {
    /// The recording
    #[arg(value_name = "RECORDING")]
    pub(crate) recording: PathBuf,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const INSPECT_HELP: &str = "\
Examples:
  tumble inspect run.db
  tumble inspect run.db --json";

/// Query a recording in SQL, read-only
///
/// Tables: meta, file, body, frame, state, contact, solve, adjustment, push, edit, event.
/// Frame k is the state after step k; its contacts are those of step k. Units are SI.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = SQL_EXAMPLES)]
pub(crate) struct SqlOptions {
    /// The recording
    #[arg(value_name = "RECORDING")]
    pub(crate) recording: PathBuf,

    /// One statement
    #[arg(value_name = "SQL")]
    pub(crate) sql: String,

    /// Print a JSON array with an object per row
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,

    /// Print CSV
    #[arg(long)]
    pub(crate) csv: bool,
}

const SQL_EXAMPLES: &str = "\
Examples:
  tumble sql run.db \"SELECT name, mass FROM body\"
  tumble sql run.db \"SELECT min(frame) FROM contact WHERE mode = 'slide'\"
  tumble sql run.db --csv \"SELECT time, kinetic, potential, dissipated FROM frame\" > energy.csv";

/// Check the laws of mechanics in every frame of a recording
///
/// Energy, momentum, friction cone, contact law and overlap are recomputed from states, impulses and
/// shapes, friction and restitution of contacts from the materials, modes and residuals from
/// impulses and velocities; no statement of the engine about its solution is trusted. Fast bodies
/// are swept from step to step to detect tunnelling. A frame that reports itself as inexact or
/// guarded is held to the residual that it reports. Exit code 0 when no check fails, 4 when one does;
/// with --strict 6 when the verdict of a frame is not solved.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = AUDIT_HELP)]
pub(crate) struct AuditOptions {
    /// The recording
    #[arg(value_name = "RECORDING")]
    pub(crate) recording: PathBuf,

    /// Exit with 6 when the verdict of a frame is not solved
    #[arg(long)]
    pub(crate) strict: bool,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const AUDIT_HELP: &str = "\
Examples:
  tumble audit run.db         all checks, every frame
  tumble audit run.db --json
  tumble audit run.db --strict && echo \"all checks pass, every step is solved\"";

/// Verify that a recording is unchanged and reproducible
///
/// Checks the checksums of all frames, completeness, and the state hash of every frame when the
/// recorded scene is stepped again. Exit code 0 when all agree, 1 when a value was changed or a state
/// differs, 3 when the file cannot be read.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = VERIFY_HELP)]
pub(crate) struct VerifyOptions {
    /// The recording
    #[arg(value_name = "RECORDING")]
    pub(crate) recording: PathBuf,

    /// Check the checksums only; do not step the scene again
    #[arg(long)]
    pub(crate) no_replay: bool,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const VERIFY_HELP: &str = "\
Examples:
  tumble verify run.db
  tumble verify run.db --no-replay   checksums only";

/// Find the first frame, body and quantity in which two recordings differ
///
/// Numbers are compared to the last bit; wall-clock times and the table meta are not compared. Exit
/// code 0 when the recordings are equal, 5 when they differ.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = DIFF_HELP)]
pub(crate) struct DiffOptions {
    /// The first recording
    #[arg(value_name = "A")]
    pub(crate) a: PathBuf,

    /// The second recording
    #[arg(value_name = "B")]
    pub(crate) b: PathBuf,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const DIFF_HELP: &str = "\
Examples:
  tumble run slide.toml --step 0.005 --record finer.db
  tumble diff run.db finer.db # exit 5";

/// Write the data of a recording as CSV, Parquet, glTF or plain SQLite tables
///
///   csv      a table, to a file or to stdout
///   parquet  a table as columns, for pandas, Polars, DuckDB
///   gltf     the run as an animation: .glb, or .gltf with the data in it
///   rows     a copy of the recording with plain tables only
///
/// With an output that is a folder or ends in /, csv and parquet write all tables into it.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = EXPORT_HELP)]
pub(crate) struct ExportOptions {
    /// The recording
    #[arg(value_name = "RECORDING")]
    pub(crate) recording: PathBuf,

    /// Format of the export
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) to: ExportFormat,

    /// Output file [default: beside the recording; csv: stdout]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Table to export, for csv and parquet [default: state]
    #[arg(long, value_name = "TABLE", value_parser = PossibleValuesParser::new(tumble_recording::export::TABLES))]
    pub(crate) table: Option<String>,

    /// For gltf: show every N-th frame instead of sixty a second
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), allow_negative_numbers = true)]
    pub(crate) every: Option<u64>,
}

const EXPORT_HELP: &str = "\
Examples:
  tumble export run.db --to csv --table frame > frames.csv
  tumble export run.db --to gltf -o run.glb    opens in Blender and browsers
  tumble export run.db --to parquet -o run.parquet
  tumble export run.db --to rows -o plain.db";

/// Formats of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ExportFormat {
    /// Comma-separated values
    Csv,
    /// An animated scene
    Gltf,
    /// Columns
    Parquet,
    /// A copy with plain tables
    Rows,
}

/// View a scene or a recording in a browser
///
/// A scene runs live: play, pause, step, change friction and gravity, pull bodies. A recording is
/// replayed, also while it is being written; two recordings are compared. Given a scene and a
/// recording, the recording is shown first, and the header of the page switches between them.
/// Without a file the page offers the scenes of the gallery.
///
/// The page is served by this program to this machine only, under a link with a random token. Ctrl-C
/// ends it.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = VIEW_HELP)]
pub(crate) struct ViewOptions {
    /// Scene (TOML or JSON) to run live, or a recording; two recordings are compared
    #[arg(value_name = "SCENE or RECORDING", num_args = 0..=2)]
    pub(crate) files: Vec<PathBuf>,

    /// Port to listen on; without it a free one
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) port: Option<u16>,

    /// Address to listen on, such as 0.0.0.0, to be reached from other machines by anyone who has the link
    /// [default: this machine only]
    #[arg(long, value_name = "ADDR")]
    pub(crate) listen: Option<std::net::IpAddr>,

    /// Print the link without opening a browser
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// Check a scene file: all errors, then lints
///
/// Each message has file, line, column, path, value, remedy and a stable code. Lints warn of overlap
/// at the start, large mass ratios, tunnelling risk, unused materials, equal names, and of a scene
/// without bodies or without a duration; they do not make a scene invalid. Messages go to stderr,
/// the result to stdout. Exit code 0 for a valid scene, 3 for an invalid one.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = VALIDATE_HELP)]
pub(crate) struct ValidateOptions {
    /// Scene file, TOML, or JSON if it ends in .json; - reads stdin
    #[arg(value_name = "SCENE", required_unless_present = "schema")]
    pub(crate) scene: Option<PathBuf>,

    /// Print the JSON Schema of scene files, for editors
    #[arg(long, conflicts_with_all = ["scene", "json"])]
    pub(crate) schema: bool,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

/// Solve a contact problem file and print its certificate
///
/// Finds impulses r with u = W r + q such that at every contact 0 ≤ u_n ⟂ r_n ≥ 0, |r_t| ≤ μ r_n,
/// and friction opposes the slip: the Signorini–Coulomb law. The certificate gives the residual of
/// that law, recomputed from the file and the impulses alone. Its verdict is
///
///   solved   the residual is within the tolerance, cone and energy hold to rounding
///   inexact  the iteration limit was reached: no energy is added, the tolerance is missed; it is
///            called guarded too where the energy guard had to see to that
///   failed   no usable solution; the printed impulses are zero
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_long_help = solve_help(), after_help = SOLVE_SHORT)]
pub(crate) struct SolveOptions {
    /// Contact problem, Siconos .dat or block text; - reads stdin
    #[arg(value_name = "PROBLEM")]
    pub(crate) problem: PathBuf,

    /// Largest `natural` and `relative` error of a solution that is called solved
    #[arg(long, value_name = "X", default_value = "1e-8", value_parser = tolerance, allow_hyphen_values = true)]
    pub(crate) tolerance: f64,

    /// Most sweeps over all contacts in each stage of a method [default: 2000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), allow_negative_numbers = true)]
    pub(crate) max_sweeps: Option<u32>,

    /// Solution method; auto chooses by size and kind
    #[arg(long, value_name = "METHOD", default_value = "auto", value_parser = methods())]
    pub(crate) method: Method,

    /// Exit with 6 unless the verdict is solved
    #[arg(long)]
    pub(crate) strict: bool,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
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

const VIEW_HELP: &str = "\
Examples:
  tumble view
  tumble view slide.toml
  tumble view run.db";

const DEMO_HELP: &str = "\
Examples:
  tumble demo
  tumble";

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

const VALIDATE_HELP: &str = "\
Examples:
  tumble validate slide.toml
  tumble validate slide.toml --json
  tumble validate --schema > scene.schema.json

Exit codes: 0 valid, 2 wrong usage, 3 invalid";

const SOLVE_SHORT: &str = "--help describes the file formats, the certificate and the exit codes.";

fn solve_help() -> String {
    format!(
        "\
The two file formats are told apart by their content. Numbers are separated by white space,
contacts are counted from 0, and the components of a contact are normal, first tangent, second
tangent. Units are SI: q in m/s, W in 1/kg, impulses in N·s.

  Siconos .dat   3, contacts, then W: 0, rows, columns, rows, columns, all entries by columns
                 (or 1 and its sparse blocks), then q, then μ
  block text     contacts, blocks; μ of each contact; q of each contact;
                 then for each 3×3 block of W: row, column, nine entries by rows

A sledge of 1 kg that slides at 1 m/s, pressed down by gravity (q_n = -0.1 m/s), μ = 0.5, as
block text:

  1 1
  0.5
  -0.1 1 0
  0 0  1 0 0  0 1 0  0 0 1

Examples:
  tumble solve pile.dat
  tumble solve pile.dat --tolerance 1e-12 --strict
  tumble solve pile.dat --method anderson --max-sweeps 500
  generate | tumble solve - --json | jq .verdict

{}",
        exit::HELP
    )
}

fn tolerance(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if x > 0.0 && x.is_finite() => Ok(x),
        _ => Err("give a positive number such as 1e-8".into()),
    }
}

fn duration(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if (0.0..=1e9).contains(&x) => Ok(x),
        _ => Err("give a time in s from 0 to 1e9, such as 2.5".into()),
    }
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if (0.0..=1.0).contains(&x) => Ok(x),
        _ => Err("give a share from 0 to 1, such as 0.9".into()),
    }
}

fn step(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if (1e-9..=1.0).contains(&x) => Ok(x),
        _ => Err("give a time in s from 1e-9 to 1, such as 0.004".into()),
    }
}

fn methods() -> impl TypedValueParser<Value = Method> {
    let values = Method::NAMES.map(|(name, method)| PossibleValue::new(name).help(describe(method)));
    PossibleValuesParser::new(values).map(|name| Method::from_name(&name).unwrap_or(Method::Auto))
}

fn describe(method: Method) -> &'static str {
    match method {
        Method::Auto => "chosen by size and kind of the problem",
        Method::GaussSeidel => "block Gauss–Seidel sweeps of exact one-contact solves",
        Method::Anderson => "the same sweeps with Anderson acceleration",
        Method::DenseNewton => "sweeps, then proximal-point semismooth Newton on the impulses",
        Method::SparseNewton => "Newton for problems given by bodies; on a file the same as newton",
        Method::InteriorPoint => "interior point, finished by Newton",
        Method::ActiveSet => "active-set method, exact, for problems without friction only",
        Method::ProjectedGaussSeidel => "projected Gauss–Seidel sweeps, for problems without friction only",
    }
}
