//! Options of the commands that take a scene.

use super::value::{Change, Sweep, duration, rate, share, step};
use crate::exit;
use clap::Args;
use std::path::PathBuf;

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

/// List the embedded scenes, or print one
///
/// `tumble run NAME`, `tumble validate NAME` and `tumble view NAME` take the names too, where no file
/// has that name.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = SCENES_HELP)]
pub(crate) struct ScenesOptions {
    /// Print the text of this scene
    #[arg(value_name = "NAME", conflicts_with = "json")]
    pub(crate) name: Option<String>,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const SCENES_HELP: &str = "\
Examples:
  tumble scenes
  tumble scenes dominoes > dominoes.toml
  tumble run dominoes";

/// Begin a scene of your own
///
/// Writes a small scene with comments: a floor, a ramp, crates and a ball. No file is overwritten.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = INIT_HELP)]
pub(crate) struct InitOptions {
    /// The file
    #[arg(value_name = "FILE", default_value = "scene.toml")]
    pub(crate) file: PathBuf,

    /// Begin with an embedded scene instead
    #[arg(long, value_name = "NAME")]
    pub(crate) from: Option<String>,
}

const INIT_HELP: &str = "\
Examples:
  tumble init
  tumble init mine.toml --from dominoes
  tumble run mine.toml

Exit codes: 0 fine, 1 the file exists or cannot be written, 2 wrong usage";

/// Simulate a scene and print its physics report
///
/// The report gives the energy balance, the largest residual of the contact law and the cost. Its
/// state hash is the same for every run of the scene, whatever the number of threads.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = exit::RUN_HELP)]
pub(crate) struct RunOptions {
    /// Scene file, TOML, or JSON if it ends in .json; - reads stdin; or the name of an embedded scene
    #[arg(value_name = "SCENE")]
    pub(crate) scene: PathBuf,

    /// Another value for a key of the scene, such as bodies.ball.restitution=0.5; may be given several times
    #[arg(long = "set", value_name = "PATH=VALUE", value_parser = Change::parse)]
    pub(crate) set: Vec<Change>,

    /// One run for each of N values from A to B, or for each value of a list A,B,C; one line for each run. Several
    /// sweeps give all combinations; a recording gets the number of its run in its name
    #[arg(long, value_name = "PATH=A:B:N", value_parser = Sweep::parse)]
    pub(crate) sweep: Vec<Sweep>,

    /// A number of a body at the end: NAME.x, y, z, vx, vy, vz, speed, wx, wy, wz; with --sweep a column of it. May be
    /// given several times
    #[arg(long, value_name = "BODY.NUMBER")]
    pub(crate) show: Vec<String>,

    /// End when nothing moves any more: no point of a body faster than 1e-6 m/s for 0.5 s. The longest time is
    /// --duration, 600 s without it
    #[arg(long, value_name = "WHAT", value_enum)]
    pub(crate) until: Option<Until>,

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

    /// Exit with 4 when a law is violated, with 6 when a step is not solved: it missed the tolerance, or leads
    /// bodies into overlap
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

    /// Record one frame for N steps; residual, verdict and events of a frame are those of all its steps
    #[arg(long, value_name = "N", requires = "record", conflicts_with = "fps",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000), allow_negative_numbers = true)]
    pub(crate) every: Option<u64>,

    /// Record so many frames for a second of simulated time, to the nearest number of steps
    #[arg(long, value_name = "X", requires = "record", value_parser = rate, allow_hyphen_values = true)]
    pub(crate) fps: Option<f64>,

    /// Record only these tables beside frame: state, contact, solve, adjustment, push, edit, joint_row, motor, event;
    /// without all of them there is no audit
    #[arg(long, value_name = "LIST", requires = "record", value_delimiter = ',',
        value_parser = clap::builder::PossibleValuesParser::new(tumble_recording::Tables::NAMES), hide_possible_values = true)]
    pub(crate) tables: Vec<String>,

    /// Record all tables but contact and solve: a fraction of the size
    #[arg(long, requires = "record", conflicts_with = "tables")]
    pub(crate) no_contacts: bool,
}

/// Conditions that end a run before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Until {
    /// Nothing moves
    Rest,
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
/// Each message has file, line, column, path, value, remedy and a stable code. What `tumble run` would
/// refuse is an error here too: a scene without a duration, unless --duration is given, motions, rotations
/// and forces over time that ask for more than the world takes, and a first step that asks for more than
/// its limits. Lints warn of overlap at the start, large mass ratios,
/// tunnelling risk, unused materials, equal names, and of a scene without bodies; they do not make a
/// scene invalid. Messages go to stderr, the result to stdout. Exit code 0 for a valid scene, 3 for an
/// invalid one.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = VALIDATE_HELP)]
pub(crate) struct ValidateOptions {
    /// Scene file, TOML, or JSON if it ends in .json; - reads stdin; or the name of an embedded scene
    #[arg(value_name = "SCENE", required_unless_present = "schema")]
    pub(crate) scene: Option<PathBuf>,

    /// Another value for a key of the scene, as for `tumble run`; may be given several times
    #[arg(long = "set", value_name = "PATH=VALUE", value_parser = Change::parse)]
    pub(crate) set: Vec<Change>,

    /// Duration of the simulation, in s, as for `tumble run`
    #[arg(long, value_name = "S", value_parser = duration, allow_hyphen_values = true)]
    pub(crate) duration: Option<f64>,

    /// Length of a step, in s, as for `tumble run`
    #[arg(long, value_name = "S", value_parser = step, allow_hyphen_values = true)]
    pub(crate) step: Option<f64>,

    /// Print the JSON Schema of scene files, for editors
    #[arg(long, conflicts_with_all = ["scene", "json"])]
    pub(crate) schema: bool,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
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

const VALIDATE_HELP: &str = "\
Examples:
  tumble validate slide.toml
  tumble validate slide.toml --json
  tumble validate --schema > scene.schema.json

Exit codes: 0 valid, 2 wrong usage, 3 invalid";

/// Run a scene many times with drawn values: one Parquet dataset, a row per run
///
/// Every run has parameters of its own, drawn by their path, the seed and the number of the run alone.
/// A row of the dataset has parameters, results, worst residual, verdict and state hash. The same call
/// again runs only what is missing. The work is done by the Python package: `tumble-ensemble`, which
/// `pip install .` puts beside Python; Ray and Dask spread it over machines. All words go to it
/// as they stand; `tumble ensemble -- --help` lists its options.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_help = ENSEMBLE_HELP)]
pub(crate) struct EnsembleOptions {
    /// Scene, --runs N, --sweep PATH=SAMPLER, --result PATH, --out DIR, --executor NAME, …
    #[arg(value_name = "WORDS", trailing_var_arg = true, allow_hyphen_values = true, required = true)]
    pub(crate) words: Vec<std::ffi::OsString>,
}

const ENSEMBLE_HELP: &str = "\
Examples:
  tumble ensemble die.toml --runs 900 --sweep bodies.die.spin=uniform:-40:40:3 --out throws
  tumble ensemble die.toml --runs 900 --sweep bodies.floor.friction=normal:0.4:0.02 --out rough
  tumble ensemble die.toml --runs 900 --sweep bodies.die.orientation=rotations --executor ray --out far";
