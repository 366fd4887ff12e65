//! The referee: tumble beside its peers, on the same scenes, in one interleaved run, judged by one judge.
//!
//!     cargo run --release --manifest-path peers/Cargo.toml -- --scenes S1,S7 --reps 3
//!
//! Every run is a process of its own. Engines take turns within every repetition, so that a busy machine slows all of
//! them alike.

mod child;
mod engines;
mod growth;
mod judge;
mod mechanisms;
mod native;
mod precision;
mod scene;
mod solid;
mod speedup;
mod table;

use clap::Parser;
use engines::Player;
use std::path::PathBuf;

/// tumble beside other engines: same scenes, one judge.
#[derive(Debug, Parser)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// Scenes, such as `S1,S7,A3`; `S` or `A` for all of a kind.
    #[arg(long)]
    scenes: Option<String>,
    /// Engines, such as `tumble,rapier64,box3d`; `engine:config` for a configuration of it.
    #[arg(long, default_value = "tumble,tumble:awake,rapier32,rapier64,box3d")]
    engines: String,
    /// Repetitions of every timed run; scenes with closed answers run once.
    #[arg(long, default_value_t = 3)]
    reps: usize,
    /// Threads of every engine; times are CPU time for one, wall time for more.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Time for the steps of one run [s]; a run that is cut short is marked ~N in the tables.
    #[arg(long, default_value_t = 120.0)]
    cap: f64,
    /// Time per contact from 1,000 to 100,000 bodies instead of the scenes.
    #[arg(long)]
    growth: bool,
    /// Most bodies of `--growth`.
    #[arg(long, default_value_t = 100_000)]
    most: usize,
    /// Also writes a page of documentation, such as docs/speed.md.
    #[arg(long)]
    page: Option<PathBuf>,
    /// A program with rapier32 for this processor, for one thread, instead of one that is built from the source.
    #[arg(long)]
    rapier32: Option<PathBuf>,
    /// JSON instead of Markdown.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// One run in this process; what the referee starts.
    #[command(hide = true)]
    One(child::Order),
    /// What threads are worth: the same steps on one thread and on more, in turn.
    Speedup(speedup::Options),
    /// Mechanisms: time of a step, and the time that ten seconds take at a given precision.
    Joints(precision::Options),
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    match &args.command {
        Some(Command::One(order)) => return child::run(order),
        Some(Command::Speedup(options)) => return speedup::measure(options),
        Some(Command::Joints(options)) => return precision::measure(options),
        None => {}
    }
    anyhow::ensure!(args.reps > 0 && args.threads > 0, "at least one repetition and one thread");
    let players: Vec<Player> = args
        .engines
        .split(',')
        .map(str::trim)
        .filter(|w| !w.is_empty())
        .map(|w| Player::parse(w, args.threads))
        .collect::<anyhow::Result<_>>()?;
    let programs = native::Programs::build(&players, args.rapier32.as_deref())?;
    if args.growth {
        return growth::measure(&players, &programs, args.most, args.cap, args.reps, args.json);
    }
    let names = scene::chosen(args.scenes.as_deref())?;
    let mut book = table::Book::default();
    for name in names {
        let scene = scene::make(name)?;
        let reps = if name.starts_with('S') { args.reps } else { 1 };
        for rep in 0..reps {
            for player in &players {
                let folder = std::env::temp_dir();
                let states = folder.join(format!("tumble-peers-{}-{}.bin", std::process::id(), player.engine));
                let order = child::Order {
                    scene: name.into(),
                    engine: format!("{}:{}", player.engine, player.config),
                    threads: player.threads,
                    steps: None,
                    dt: None,
                    every: None,
                    cap: args.cap,
                    states: (rep == 0).then(|| states.clone()),
                };
                eprintln!("{name} {} {}/{reps}", player.label(), rep + 1);
                let run = match child::start(programs.of(player), &order) {
                    Ok(run) => run,
                    Err(why) => {
                        eprintln!("  {why:#}");
                        book.failed(&scene, player, &format!("{why:#}"));
                        continue;
                    }
                };
                if rep == 0 {
                    let frames = child::read_states(&states, scene.bodies.len(), run.frames.len());
                    remove(&states);
                    book.judged(&scene, player, judge::judge(&scene, &run, &frames?));
                }
                book.timed(&scene, player, &run);
            }
        }
    }
    if let Some(path) = &args.page {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let command = format!("cargo run --release --manifest-path peers/Cargo.toml -- {}", words.join(" "));
        std::fs::write(path, book.page(&command))?;
    }
    print!("{}", if args.json { book.json()? } else { book.markdown() });
    Ok(())
}

/// Removes a file of raw states; one that stays behind does no harm.
fn remove(path: &PathBuf) {
    if let Err(why) = std::fs::remove_file(path) {
        eprintln!("{}: {why}", path.display());
    }
}
