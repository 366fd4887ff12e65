//! A hundred thousand hostile requests: refused, and the server still answers its own page.
//!
//!     cargo run --release -p tumble-viewer --example siege [COUNT]

#![expect(clippy::print_stdout, reason = "it prints what it found")]

#[path = "../tests/support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::time::Instant;
use support::{Dice, SECRET, get, raw, serve};
use tumble_viewer::Limits;

include!("../tests/support/hostile.rs");

fn main() {
    let count: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(100_000);
    let serving = serve(Limits::default());
    let (to, start) = (serving.address, Instant::now());
    let mut dice = Dice(2);
    let mut codes: BTreeMap<u16, u64> = BTreeMap::new();
    let mut told = 0_u64;
    for _ in 0..count {
        let answer = raw(to, &hostile(&mut dice, to.port()));
        let code = answer.as_ref().map_or(0, |a| a.code);
        *codes.entry(code).or_default() += 1;
        if let Some(a) = answer {
            let text = a.text();
            told += u64::from(a.code == 200 || text.contains(SECRET) || text.contains(serving.token()));
        }
    }
    println!(
        "{count} hostile requests in {:.1} s; answers by code (0: cut off): {codes:?}",
        start.elapsed().as_secs_f64()
    );
    println!("answers that told something: {told}");
    let own = get(to, "/api/session", &[&format!("Host: {to}"), &format!("x-tumble-token: {}", serving.token())]);
    println!("its own page is answered with {}", own.code);
    if told > 0 || own.code != 200 {
        std::process::exit(1);
    }
}
