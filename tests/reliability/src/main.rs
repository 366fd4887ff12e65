//! All long runs by one command, and the table that comes out.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the table is the purpose, progress goes to stderr")]

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use tumble_reliability::page::{Figures, keep, kept, page, root};
use tumble_reliability::rows::{ROWS, Row, Run, fill};
use tumble_reliability::{pace, soak};

const HELP: &str = "\
list                        promises and the commands of their long runs
run [--quick] [NUMBER…]     make the long runs, keep their figures, write docs/guarantees.md
page                        write docs/guarantees.md from the figures that are kept
soak [MINUTES]              tower, mixer and chain, a third of the machine time each
pace [STEPS]                step times of a pile with bounded effort";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |default: u64| arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(default);
    match arguments.first().map(String::as_str) {
        Some("list") => print!("{}", page(&kept())),
        Some("run") => return run_all(&arguments[1..]),
        Some("page") => {
            if let Err(error) = keep(&kept()) {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        }
        Some("soak") => return soak_all(Duration::from_secs(60 * number(60))),
        Some("pace") => {
            let p = pace::pace(number(100_000) as usize);
            println!(
                "{} steps: median {:.0} µs, p99.9 {:.0} µs, ratio {:.2}; at most {} sweeps and {} factorisations an island; {} steps say budget",
                p.steps,
                p.median,
                p.p999,
                p.p999 / p.median,
                p.sweeps,
                p.factorisations,
                p.budget
            );
        }
        _ => println!("{HELP}"),
    }
    ExitCode::SUCCESS
}

fn soak_all(time: Duration) -> ExitCode {
    let mut failures = 0;
    for scene in soak::scenes() {
        let outcome = soak::soak(scene, time / 3, |o| eprintln!("{}", o.shown()));
        println!("{}", outcome.shown());
        failures += outcome.failures;
    }
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run_all(arguments: &[String]) -> ExitCode {
    let quick = arguments.iter().any(|a| a == "--quick");
    let chosen: Vec<u32> = arguments.iter().filter_map(|a| a.parse().ok()).collect();
    let mut figures = kept();
    let mut failed = Vec::new();
    for row in ROWS.iter().filter(|r| chosen.is_empty() || chosen.contains(&r.number)) {
        match run_row(row, quick) {
            Some(figure) => {
                println!("{:>2}  {}: {figure}", row.number, row.promise);
                // a quick run proves that the command works, not the figure
                if !quick {
                    note(&mut figures, row.number, figure);
                }
            }
            None if row.runs.is_empty() => println!("{:>2}  {}: no long run yet", row.number, row.promise),
            None => failed.push(row.number),
        }
    }
    if let Err(error) = keep(&figures) {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    if failed.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("without a figure: {failed:?}");
    ExitCode::FAILURE
}

/// Kept at once: a run that is cut short keeps what it has.
fn note(figures: &mut Figures, number: u32, figure: String) {
    figures.insert(number, figure);
    if let Err(error) = keep(figures) {
        eprintln!("{error}");
    }
}

/// All runs of a row; none if one of them fails or says nothing, or if builds that must agree do not.
fn run_row(row: &Row, quick: bool) -> Option<String> {
    let (clock, mut parts) = (Instant::now(), Vec::new());
    for run in row.runs {
        parts.push(start(run, quick)?);
    }
    parts.dedup();
    if row.agree && parts.len() > 1 {
        eprintln!("   they differ: {parts:#?}");
        return None;
    }
    (!parts.is_empty()).then(|| format!("{}; {:.0} s", parts.join("; "), clock.elapsed().as_secs_f64()))
}

/// Builds all long runs once; the folder that holds them.
fn built() -> Option<PathBuf> {
    static BUILT: OnceLock<Option<PathBuf>> = OnceLock::new();
    BUILT
        .get_or_init(|| {
            // whoever has built them already says where
            if let Some(folder) = std::env::var_os("TUMBLE_BUILT") {
                return Some(PathBuf::from(folder));
            }
            eprintln!("… cargo build --release --workspace --bins --examples");
            let mut cargo = Command::new("cargo");
            cargo.current_dir(root()).args(["build", "--release", "--workspace", "--bins", "--examples"]);
            let fine = cargo.status().is_ok_and(|s| s.success());
            let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
            fine.then(|| target.join("release"))
        })
        .clone()
}

fn start(run: &Run, quick: bool) -> Option<String> {
    let size = if quick { run.size.div_ceil(100) } else { run.size };
    eprintln!("… {}", run.shown(size));
    let program = built().and_then(|folder| run.program(&folder));
    let (program, arguments) = program.unwrap_or_else(|| (PathBuf::from(run.command[0]), &run.command[1..]));
    let mut command = Command::new(program);
    command.args(arguments.iter().map(|a| fill(a, size)));
    command.current_dir(root());
    for variable in run.environment {
        let filled = fill(variable, size);
        let (name, value) = filled.split_once('=')?;
        command.env(name, value);
    }
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => {
            eprintln!("   cannot be started: {error}");
            return None;
        }
    };
    let out = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        eprintln!("   failed: {out}\n{}", String::from_utf8_lossy(&output.stderr));
        return None;
    }
    let figure = (run.read)(&out);
    if figure.is_none() {
        eprintln!("   ended well but said nothing that is a figure:\n{out}");
    }
    let size = if run.size > 0 { format!("size {size}: ") } else { String::new() };
    figure.map(|f| format!("{size}{f}"))
}
