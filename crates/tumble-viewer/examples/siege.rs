//! A hundred thousand hostile requests: refused, nothing told, and the server still answers its own page.
//!
//!     cargo run --release -p tumble-viewer --example siege [COUNT]
//!
//! Sixteen kinds of request, each with the answers that are allowed, and eight half-finished ones that are kept open all
//! the while. Exit code 1 when an answer told something, an attack was let in, or the page itself was not answered.

#![expect(clippy::print_stdout, reason = "it prints what it found")]

#[path = "../tests/it/support/mod.rs"]
mod support;

use std::time::Instant;
use support::hostile::{TRAVERSALS, siege};
use support::serve;
use tumble_viewer::Limits;

/// Longest time a slow head may be borne [s]: five, and what a busy machine adds.
const SLOW: f64 = 10.0;

fn main() {
    let count: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(100_000);
    let serving = serve(Limits::default());
    let (start, before) = (Instant::now(), memory());
    let tally = siege(&serving, count, 2);
    println!("{count} hostile requests in {:.1} s; answers by code (0: cut off)", start.elapsed().as_secs_f64());
    for (class, codes) in &tally.codes {
        println!("  {class:<32} {codes:?}");
    }
    println!("  {TRAVERSALS} spellings of a path out of the folder");
    println!("slow heads: {} cut, after {:.1} s at most", tally.slow.0, tally.slow.1);
    println!("its own page was answered all the while, in {:.0} ms at most", 1e3 * tally.own);
    if let (Some(before), Some(after)) = (before, memory()) {
        println!("memory: {} MiB before, {} MiB after", before >> 20, after >> 20);
    }
    println!("answers that told something or let an attack in: {}", tally.faults.len());
    for fault in &tally.faults {
        println!("  {fault}");
    }
    if !tally.faults.is_empty() || tally.slow.1 > SLOW {
        std::process::exit(1);
    }
}

/// Memory of this process [bytes], where the system tells.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|l| l.starts_with("VmRSS:"))?;
    Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? << 10)
}
