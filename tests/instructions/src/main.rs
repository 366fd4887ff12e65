//! Counts the instructions of five kernels and eight scenes and compares them with the committed baseline: a count does
//! not depend on how busy or how fast the machine is, so a slowdown is seen anywhere.
//!
//!     cargo run --release -p tumble-instructions            # compare; exit code 1 when something got slower
//!     cargo run --release -p tumble-instructions -- write   # a new baseline
//!
//! Counted by valgrind's callgrind: once with n rounds and once with 2 n, so that start-up cancels. A baseline belongs
//! to a compiler and its flags; a new compiler needs a new one.
#![expect(clippy::print_stdout, reason = "the table is the purpose")]
#![expect(clippy::print_stderr, reason = "so are its complaints")]

mod robots;
mod work;

use std::path::Path;
use std::process::{Command, ExitCode};

/// More instructions than the baseline by this part are a slowdown [–].
const ALLOWED: f64 = 0.03;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["one", name, rounds] => match rounds.parse() {
            Ok(rounds) => {
                println!("{}", work::run(name, rounds));
                ExitCode::SUCCESS
            }
            Err(_) => complain("rounds are a number"),
        },
        [] => compare(false),
        ["write"] => compare(true),
        _ => complain("usage: tumble-instructions [write]"),
    }
}

fn complain(what: &str) -> ExitCode {
    eprintln!("{what}");
    ExitCode::from(2)
}

fn compare(write: bool) -> ExitCode {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("baseline.txt");
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let baseline = |name: &str| {
        known.lines().filter(|l| !l.starts_with('#')).find_map(|l| {
            let (n, count) = l.split_once(' ')?;
            (n == name).then(|| count.trim().parse::<f64>().ok()).flatten()
        })
    };
    let mut text =
        String::from("# instructions of one round, by valgrind's callgrind; written by the command itself\n");
    let (mut slower, mut counted) = (0, Vec::new());
    println!("| work | instructions | baseline | change |\n|---|---|---|---|");
    for (name, rounds) in work::LIST {
        let counts = (count(name, rounds), count(name, 2 * rounds));
        let (once, twice) = match counts {
            (Ok(once), Ok(twice)) => (once, twice),
            (Err(why), _) | (_, Err(why)) => return complain(&why),
        };
        let each = (twice - once) / f64::from(rounds);
        counted.push((name, each));
        text += &format!("{name} {each:.0}\n");
        let (before, change) = match baseline(name) {
            Some(b) => (format!("{b:.0}"), format!("{:+.2} %", 100.0 * (each / b - 1.0))),
            None => ("–".into(), "new".into()),
        };
        slower += u32::from(baseline(name).is_some_and(|b| each > b * (1.0 + ALLOWED)));
        println!("| {name} | {each:.0} | {before} | {change} |");
    }
    for (name, other, most) in work::RATIOS {
        let of = |n: &str| counted.iter().find(|c| c.0 == n).map_or(f64::NAN, |c| c.1);
        let ratio = of(name) / of(other);
        println!("{name} takes {ratio:.3} times as many as {other}; at most {most}");
        slower += u32::from(!(ratio <= most));
    }
    if write {
        if let Err(why) = std::fs::write(&path, text) {
            return complain(&format!("{}: {why}", path.display()));
        }
        println!("\nwritten to {}", path.display());
        return ExitCode::SUCCESS;
    }
    if slower > 0 {
        eprintln!(
            "{slower} slower than the baseline by more than {} %, or than they may be beside others",
            100.0 * ALLOWED
        );
        return ExitCode::from(1);
    }
    ExitCode::SUCCESS
}

/// Instructions of a process that does `rounds` rounds.
fn count(name: &str, rounds: u32) -> Result<f64, String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(own)
        .args(["one", name, &rounds.to_string()])
        .output()
        .map_err(|e| format!("instructions are counted by valgrind, which could not be started ({e}): install it"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said.lines().find_map(|l| l.split_once("Collected :").map(|(_, n)| n.trim().to_string()));
    let number = collected.and_then(|n| n.parse().ok()).filter(|_| output.status.success());
    number.ok_or_else(|| format!("{name} under valgrind ended with {}:\n{said}", output.status))
}
