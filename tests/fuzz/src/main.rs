//! The long form of the fuzz tests: `cargo run --release -p tumble-fuzz -- run SECONDS [TARGET…]`.
#![expect(clippy::print_stdout, reason = "it says what it tried")]

use std::time::Duration;
use tumble_fuzz::{TARGETS, replay, run};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().map(String::as_str) != Some("run") {
        println!("run SECONDS [TARGET…]   targets: {}", TARGETS.map(|(n, _)| n).join(", "));
        return;
    }
    let seconds = arguments.get(1).and_then(|s| s.parse().ok()).unwrap_or(60);
    let mut all = 0;
    for target in TARGETS {
        if arguments.len() > 2 && !arguments[2..].iter().any(|a| a == target.0) {
            continue;
        }
        let kept = replay(target);
        let tried = run(target, Duration::from_secs(seconds));
        all += tried;
        println!("{:>10}: {tried} inputs in {seconds} s, {kept} of the corpus, 0 failures", target.0);
    }
    println!("{all} inputs, 0 failures");
}
