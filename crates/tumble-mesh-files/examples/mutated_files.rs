//! The long form of the mutation tests: `cargo run --release -p tumble-mesh-files --example mutated_files -- 100000 [seed]`.
//!
//! Reads mutated geometry files of every format and noise, and holds each to the promises of the readers; prints how many were
//! good and bad, the slowest, and the largest share of the memory allowance. A panic, a file that takes 5 s, or one that takes
//! more memory than its allowance ends it with an error.
#![expect(clippy::print_stdout, reason = "the table is the purpose")]

#[path = "../tests/it/made.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod made;
#[path = "../tests/it/mutants.rs"]
mod mutants;

use mutants::{LONGEST, judge, mutant};
use std::time::Duration;
use tumble_random::SplitMix;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|a| a.parse::<u64>().unwrap_or(1));
    let (count, seed) = (arguments.next().unwrap_or(10_000), arguments.next().unwrap_or(1));
    let mut r = SplitMix(seed);
    let (mut good, mut slowest, mut share) = (0, Duration::ZERO, 0.0);
    for n in 0..count as usize {
        let (name, bytes) = mutant(n, &mut r);
        let outcome = judge(name, &bytes);
        assert!(outcome.time < LONGEST, "{name}, file {n}: {:?}", outcome.time);
        assert!(outcome.used <= outcome.allowed, "{name}, file {n}: {} of {} bytes", outcome.used, outcome.allowed);
        good += u64::from(outcome.good);
        slowest = if outcome.time > slowest { outcome.time } else { slowest };
        let part = outcome.used as f64 / outcome.allowed as f64;
        share = if part > share { part } else { share };
    }
    println!(
        "{count} geometry files: {good} good, {} bad, 0 panics, 0 hangs; slowest {slowest:?}; at most {:.1} % of the memory \
         allowance",
        count - good,
        100.0 * share
    );
}
