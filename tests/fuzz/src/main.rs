//! The long form of the fuzz tests: `cargo run --release -p tumble-fuzz -- run SECONDS [TARGET…]`.
#![expect(clippy::print_stdout, reason = "it says what it tried")]

use std::time::{Duration, Instant};
use tumble_fuzz::{TARGETS, replay, run};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [command, target, file] = &arguments[..]
        && command == "try"
    {
        let bytes = std::fs::read(file).unwrap_or_default();
        let clock = Instant::now();
        for (_, try_bytes) in TARGETS.iter().filter(|(name, _)| name == target) {
            try_bytes(&bytes);
        }
        println!("{} bytes: fine, {:.3} s", bytes.len(), clock.elapsed().as_secs_f64());
        return;
    }
    if arguments.first().map(String::as_str) != Some("run") {
        println!("run SECONDS [TARGET…]   targets: {}", TARGETS.map(|(n, _)| n).join(", "));
        println!("try TARGET FILE         one input");
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
        all += tried.inputs;
        println!(
            "{:>10}: {} inputs in {seconds} s, the slowest {:.3} s, {kept} of the corpus, 0 failures",
            target.0,
            tried.inputs,
            tried.slowest.as_secs_f64()
        );
        if tried.slowest > Duration::from_secs(1) {
            let path = std::env::temp_dir().join(format!("tumble-fuzz-slow-{}.bin", target.0));
            if std::fs::write(&path, &tried.slow).is_ok() {
                println!("{:>10}  the slowest is in {}", "", path.display());
            }
        }
    }
    println!("{all} inputs, 0 failures");
}
