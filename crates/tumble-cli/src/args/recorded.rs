//! Options of the commands that read a recording.

use super::value::difference;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::path::PathBuf;

/// Summarise a recording
///
/// Version and machine that recorded it, bodies, frames, contacts and events, the deepest overlap, the energy at the start
/// and at the end, verdicts and the largest residual. For other questions there is `tumble sql`.
#[derive(Debug, Args)]
#[command(after_help = INSPECT_HELP)]
pub(crate) struct InspectOptions {
    /// The recording, or a robot file (URDF, MJCF)
    #[arg(value_name = "RECORDING")]
    pub(crate) recording: PathBuf,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const INSPECT_HELP: &str = "\
Examples:
  tumble inspect run.db
  tumble inspect run.db --json
  tumble inspect robot.urdf";

/// Query a recording in SQL, read-only
///
/// Tables: meta, file, body, joint, frame, state, contact, solve, adjustment, push, edit, joint_row,
/// motor, event, sensor_event.
/// Frame k is the state after step k; its contacts are those of step k. Units are SI.
/// Without a statement there is a prompt, or, where stdin is no terminal, stdin is read: statements
/// that end with a semicolon, and lines with .tables, .schema [TABLE], .help or .quit. The prompt keeps
/// what was asked in tumble/sql_history below $XDG_STATE_HOME (~/.local/state); the variable
/// TUMBLE_SQL_HISTORY names another file, or none if it is empty.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = SQL_EXAMPLES)]
pub(crate) struct SqlOptions {
    /// The recording
    #[arg(value_name = "RECORDING")]
    pub(crate) recording: PathBuf,

    /// One statement, or .tables or .schema; - reads stdin
    #[arg(value_name = "SQL")]
    pub(crate) sql: Option<String>,

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
  echo \"SELECT count(*) FROM contact;\" | tumble sql run.db
  tumble sql run.db .tables
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
/// Numbers are compared to the last bit; wall-clock times and the table meta are not compared. With
/// --abs or --rel, times, states, energies and momenta are compared to within the larger of the two;
/// counts, contacts, solves and events are not, since a tolerance has no meaning for them. Exit code 0
/// when the recordings are equal, 5 when they differ.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = DIFF_HELP)]
pub(crate) struct DiffOptions {
    /// The first recording
    #[arg(value_name = "A")]
    pub(crate) a: PathBuf,

    /// The second recording
    #[arg(value_name = "B")]
    pub(crate) b: PathBuf,

    /// Largest difference of equal numbers, in the unit of each
    #[arg(long, value_name = "X", value_parser = difference, allow_hyphen_values = true)]
    pub(crate) abs: Option<f64>,

    /// Largest difference of equal numbers, as a share of the larger one
    #[arg(long, value_name = "X", value_parser = difference, allow_hyphen_values = true)]
    pub(crate) rel: Option<f64>,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const DIFF_HELP: &str = "\
Examples:
  tumble run slide.toml --step 0.005 --record finer.db
  tumble diff run.db finer.db # exit 5
  tumble diff run.db run.db --abs 1e-9 --rel 1e-12";

/// Write a recording as CSV, Parquet, glTF, a web page, a film, plain SQLite tables, or whole
///
///   csv      a table, to a file or to stdout
///   parquet  a table as columns, for pandas, Polars, DuckDB
///   gltf     the run as an animation: .glb, or .gltf with the data in it
///   html     one page with the run in it, which opens from disk in any browser
///   mp4      a film, drawn without a display
///   gif      a film that plays everywhere
///   rows     a copy of the recording with plain tables only
///   full     every step with all tables, whatever the recording leaves out: its scene is stepped
///            again, and each of its frames must have the same state, bit by bit
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

    /// For gltf, html, mp4 and gif: show every N-th frame instead of sixty a second (films: as many as play at the run's own speed)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), allow_negative_numbers = true)]
    pub(crate) every: Option<u64>,

    /// For mp4 and gif: width and height [pixels] [default: 960x540; gif: 480x270]
    #[arg(long, value_name = "WxH", value_parser = film_size)]
    pub(crate) size: Option<(usize, usize)>,

    /// For mp4 and gif: pictures per second [default: 30; gif: 25]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=120), allow_negative_numbers = true)]
    pub(crate) fps: Option<u16>,

    /// Print one JSON object about what was written
    #[arg(long)]
    pub(crate) json: bool,
}

/// Largest edge of a film [pixels].
const MOST_PIXELS: usize = 3840;

fn film_size(text: &str) -> Result<(usize, usize), String> {
    let told = || format!("give width and height from 16 to {MOST_PIXELS}, such as 1280x720");
    let (w, h) = text.split_once(['x', 'X', '×']).ok_or_else(told)?;
    let edge = |t: &str| t.trim().parse::<usize>().ok().filter(|n| (16..=MOST_PIXELS).contains(n)).ok_or_else(told);
    Ok((edge(w)?, edge(h)?))
}

const EXPORT_HELP: &str = "\
Examples:
  tumble export run.db --to csv --table frame > frames.csv
  tumble export run.db --to gltf -o run.glb    opens in Blender and browsers
  tumble export run.db --to html -o run.html   to be sent to somebody
  tumble export run.db --to mp4 --size 640x360
  tumble export run.db --to gif -o run.gif
  tumble export run.db --to parquet -o run.parquet
  tumble export run.db --to rows -o plain.db
  tumble export run.db --to full -o full.db";

/// Formats of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ExportFormat {
    /// Comma-separated values
    Csv,
    /// A film that plays everywhere
    Gif,
    /// An animated scene
    Gltf,
    /// A page with everything in it
    Html,
    /// A film
    Mp4,
    /// A recording of every step, with all tables
    Full,
    /// Columns
    Parquet,
    /// A copy with plain tables
    Rows,
}

impl ExportFormat {
    /// The format as it is typed, and the ending of its files.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Full => "full",
            Self::Gif => "gif",
            Self::Gltf => "gltf",
            Self::Html => "html",
            Self::Mp4 => "mp4",
            Self::Parquet => "parquet",
            Self::Rows => "rows",
        }
    }
}
