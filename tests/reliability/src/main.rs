//! All long runs by one command, and the table that comes out.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the table is the purpose, progress goes to stderr")]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tumble_reliability::page::{Figure, Figures, commit, enter, figures_of, is_commit, keep, kept, page, show};
use tumble_reliability::rows::{ROWS, Row};
use tumble_reliability::run::{Folder, run_row};
use tumble_reliability::{draw, gather, pace, soak};

const HELP: &str = "\
list                        promises and the commands of their long runs
run [OPTION…] [ROW…]        make the long runs, keep their figures, write docs/guarantees.md
                            ROW is a number, or NUMBER=SIZE for a size of one's own
  --quick                   a hundredth of the size; keeps no figure
  --built DIR               start the programs that `gather` put into DIR: needs neither cargo nor a clone
  --figures FILE            keep the figures in FILE instead of the table
  --of COMMIT               the commit that the programs are of; without it, that of the clone, unless they are gathered ones
  --jobs N                  so many rows at a time (1); what measures times runs alone, at the end
gather DIR [ROW…]           build the programs of these long runs, or of all, and copy them to DIR
enter FILE…                 take the figures that `run --figures` kept elsewhere into the table
page                        write docs/guarantees.md from the figures that are kept
soak [MINUTES [SCENE]]      tower, mixer and chain, or one of them, in a process each, for so many minutes of machine time
pace [STEPS]                step times of a pile with bounded effort
draw SEED COUNT             COUNT of the lines that come in, such as those of `cargo mutants --list`, drawn by chance: the
                            same for the same seed and lines, in their order";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |default: u64| match arguments.get(1) {
        None => Ok(default),
        Some(n) => n.parse().map_err(|_| format!("{n}: a whole number is wanted here\n{HELP}")),
    };
    let outcome = match arguments.first().map(String::as_str) {
        Some("list") => {
            print!("{}", page(&kept()));
            Ok(())
        }
        Some("run") => return run_all(&arguments[1..]),
        Some("gather") => match arguments.get(1) {
            Some(folder) => match arguments[2..].iter().map(|n| n.parse()).collect::<Result<Vec<u32>, _>>() {
                Ok(rows) => gather::gather(Path::new(folder), &rows),
                Err(_) => Err("gather DIR [ROW…]: rows are numbers".to_owned()),
            },
            None => Err("gather DIR: where to?".to_owned()),
        },
        Some("enter") => {
            let files: Vec<&Path> = arguments[1..].iter().map(Path::new).collect();
            enter(&files).map(|rows| println!("entered: {rows:?}"))
        }
        Some("page") => show(&kept()).map_err(|e| e.to_string()),
        Some("soak") => match (number(60), arguments.get(2)) {
            (Ok(minutes), None) => return soak_all(minutes),
            (Ok(minutes), Some(name)) => return soak_one(name, minutes),
            (Err(error), _) => Err(error),
        },
        Some("pace") => number(100_000).and_then(|steps| {
            let pace = pace::pace(steps as usize);
            println!("{}", pace.shown());
            let wrong = pace.faults();
            if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
        }),
        Some("draw") => match arguments[1..].iter().map(|n| n.parse()).collect::<Result<Vec<u64>, _>>().as_deref() {
            Ok([seed, count]) => drawn(*seed, *count as usize),
            _ => Err(format!("draw SEED COUNT: two whole numbers\n{HELP}")),
        },
        None | Some("--help" | "-h" | "help") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => Err(format!("{other}: no such command\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Draws among the lines that come in.
fn drawn(seed: u64, count: usize) -> Result<(), String> {
    let text = std::io::read_to_string(std::io::stdin()).map_err(|e| e.to_string())?;
    let lines: Vec<&str> = text.lines().filter(|l| !l.trim().is_empty()).collect();
    for line in draw::draw(&lines, seed, count)? {
        println!("{line}");
    }
    Ok(())
}

/// The three scenes side by side, each in a process of its own: the memory that one gives back is not another's.
fn soak_all(minutes: u64) -> ExitCode {
    let start = |scene: soak::Scene| {
        let me = std::env::current_exe()?;
        Command::new(me).args(["soak", &minutes.to_string(), scene.name]).stdout(Stdio::piped()).spawn()
    };
    let started = soak::scenes().map(start);
    let mut fine = true;
    for child in started {
        match child.and_then(Child::wait_with_output) {
            Ok(output) => {
                print!("{}", String::from_utf8_lossy(&output.stdout));
                fine &= output.status.success();
            }
            Err(error) => {
                eprintln!("{error}");
                fine = false;
            }
        }
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// One of them, by its name; none of them uses more than one thread.
fn soak_one(name: &str, minutes: u64) -> ExitCode {
    let Some(scene) = soak::scenes().into_iter().find(|s| s.name == name) else {
        eprintln!("{name}: give tower, mixer or chain");
        return ExitCode::FAILURE;
    };
    let outcome = soak::soak(scene, Duration::from_secs(60 * minutes), |o| eprintln!("{}", o.shown()));
    println!("{}", outcome.shown());
    if outcome.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What `run` was asked for.
#[derive(Default)]
struct Wish {
    quick: bool,
    built: Option<PathBuf>,
    figures: Option<PathBuf>,
    of: Option<String>,
    jobs: usize,
    /// Rows with their sizes; all of them when empty.
    rows: Vec<(u32, Option<u64>)>,
}

impl Wish {
    fn read(arguments: &[String]) -> Result<Self, String> {
        let mut wish = Self { jobs: 1, ..Self::default() };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--quick" => wish.quick = true,
                "--built" => wish.built = Some(PathBuf::from(value()?)),
                "--figures" => wish.figures = Some(PathBuf::from(value()?)),
                "--of" => match value()? {
                    hash if is_commit(hash) => wish.of = Some(hash.clone()),
                    other => return Err(format!("--of {other}: the hash of a commit is wanted here")),
                },
                "--jobs" => wish.jobs = value()?.parse().map_err(|_| "--jobs takes a number".to_owned())?,
                other => {
                    let (number, size) = other.split_once('=').map_or((other, None), |(n, s)| (n, Some(s)));
                    let number = number.parse().ok().filter(|n| ROWS.iter().any(|r| r.number == *n));
                    let number = number.ok_or_else(|| format!("there is no row {other}"))?;
                    let size = size.map(|s| s.parse().map_err(|_| format!("{other}: no size"))).transpose()?;
                    wish.rows.push((number, size));
                }
            }
        }
        Ok(wish)
    }

    fn wants(&self, row: &Row) -> bool {
        self.rows.is_empty() || self.rows.iter().any(|(n, _)| *n == row.number)
    }

    /// The size of a row, if it has one of its own.
    fn size(&self, row: &Row) -> Option<u64> {
        self.rows.iter().find(|(n, _)| *n == row.number).and_then(|(_, size)| *size)
    }
}

fn run_all(arguments: &[String]) -> ExitCode {
    let wish = match Wish::read(arguments) {
        Ok(wish) => wish,
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    let folder = wish.built.clone().map_or(Folder::Repository, Folder::Gathered);
    let figures = Mutex::new(wish.figures.as_deref().map_or_else(kept, figures_of));
    let failed = Mutex::new(Vec::new());
    // programs that were packed elsewhere need not be of the clone that stands here
    let of = wish.of.clone().or_else(|| wish.built.is_none().then(commit).flatten());
    let one = |row: &Row| {
        if !wish.wants(row) {
            return;
        }
        match run_row(row, wish.size(row), wish.quick, &folder) {
            Ok(figure) => {
                println!("{:>2}  {}: {figure}", row.number, row.promise);
                // a quick run proves that the command works, not the figure
                if !wish.quick {
                    let figure = Figure { text: figure, commit: of.clone() };
                    note(&figures, row.number, figure, wish.figures.as_deref());
                }
            }
            Err(why) => {
                println!("{:>2}  {}: NO FIGURE: {why}", row.number, row.promise);
                if let Ok(mut failed) = failed.lock() {
                    failed.push(row.number);
                }
            }
        }
    };
    // times are measured on a machine that does nothing else
    let (timed, others): (Vec<&Row>, Vec<&Row>) = ROWS.iter().partition(|r| r.timed);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..wish.jobs.max(1) {
            scope.spawn(|| {
                while let Some(row) = others.get(next.fetch_add(1, Ordering::Relaxed)) {
                    one(row);
                }
            });
        }
    });
    timed.into_iter().for_each(one);
    let mut failed = failed.into_inner().unwrap_or_default();
    failed.sort_unstable();
    if failed.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("without a figure: {failed:?}");
    ExitCode::FAILURE
}

/// Kept at once: a run that is cut short keeps what it has.
fn note(figures: &Mutex<Figures>, number: u32, figure: Figure, file: Option<&Path>) {
    let Ok(mut figures) = figures.lock() else { return };
    figures.insert(number, figure);
    let kept = match file {
        Some(file) => keep(&figures, file),
        None => show(&figures),
    };
    if let Err(error) = kept {
        eprintln!("{error}");
    }
}
