//! Long runs and benchmarks of the solver: `cargo run --release -p tumble-suite -- help`.
#![expect(clippy::print_stdout, reason = "a command prints")]

mod bench;
mod tables;

use std::process::ExitCode;
use tumble_suite::one_contact;

const HELP: &str = "\
tumble-suite: long runs and benchmarks of the contact solver

  one-contact [COUNT]   COUNT (10,000,000) random problems of one contact, judged by the checker; exit code 1 when
                        one is refused, gains energy or misses the residual that is promised
  piles [FILTER]        piles at rest, pushed and thrown, cold, beside 50 plain sweeps from the same start
  growth                how cost grows with size
  warm [STEPS]          piles settling from a small kick, step by step from a warm start
  mixed [SEEDS]         small islands that mix stick, slide and open: how many are solved, by friction
  branches              cost of a contact by branch
  sweeps                cost of a sweep of large moving piles, and of all that surrounds the sweeps
  files FILES…          problem files, cold, with the settings of `tumble solve`: relative error and work
  bench [FILES…]        cost of a contact by branch; sweeps and time of each method to 1e-6, 1e-8 and 1e-10 on
                        the given problem files and on problems made here
";

/// Fails when the promise of one contact is broken.
fn one_contact(count: u64) -> ExitCode {
    let tally = one_contact::run_shared(count, 10);
    println!("{tally:#?}");
    let wrong = tally.faults();
    println!("one contact: {} faults", wrong.len());
    for fault in &wrong {
        println!("  {fault}");
    }
    if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |default: u64| arguments.get(1).and_then(|a| a.parse().ok()).unwrap_or(default);
    match arguments.first().map(String::as_str) {
        Some("one-contact") => return one_contact(number(10_000_000)),
        Some("piles") => tables::piles(arguments.get(1).map_or("", String::as_str)),
        Some("growth") => tables::growth(),
        Some("warm") => tables::warm(number(100)),
        Some("mixed") => {
            if !tables::mixed(number(3)) {
                return ExitCode::FAILURE;
            }
        }
        Some("bench") => bench::bench(&arguments[1..]),
        Some("branches") => bench::by_branch(),
        Some("sweeps") => bench::sweeps(),
        Some("files") => bench::problem_files(&arguments[1..]),
        _ => print!("{HELP}"),
    }
    ExitCode::SUCCESS
}
