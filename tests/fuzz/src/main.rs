//! The long form of the fuzz tests: `cargo run --release -p tumble-fuzz -- run SECONDS [TARGET…]`.
#![expect(clippy::print_stdout, reason = "it says what it tried")]

use std::process::ExitCode;
use std::time::{Duration, Instant};
use tumble_fuzz::{TARGETS, chosen, replay, run};

/// A broken promise panics; what tries nothing fails as well.
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [command, target, file] = &arguments[..]
        && command == "try"
    {
        let targets = match chosen(std::slice::from_ref(target)) {
            Ok(targets) => targets,
            Err(why) => return complain(&why),
        };
        let bytes = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(why) => return complain(&format!("{file}: {why}")),
        };
        let clock = Instant::now();
        for (_, try_bytes) in targets {
            try_bytes(&bytes);
        }
        println!("{} bytes: fine, {:.3} s", bytes.len(), clock.elapsed().as_secs_f64());
        return ExitCode::SUCCESS;
    }
    if arguments.first().map(String::as_str) != Some("run") {
        println!("run SECONDS [TARGET…]   targets: {}", TARGETS.map(|(n, _)| n).join(", "));
        println!("try TARGET FILE         one input");
        return ExitCode::SUCCESS;
    }
    let seconds = match arguments.get(1).map(|s| s.parse()) {
        None => 60,
        Some(Ok(seconds)) => seconds,
        Some(Err(_)) => return complain(&format!("{}: seconds are a whole number", arguments[1])),
    };
    let targets = match chosen(arguments.get(2..).unwrap_or_default()) {
        Ok(targets) => targets,
        Err(why) => return complain(&why),
    };
    let mut all = 0;
    for target in targets {
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
    ExitCode::SUCCESS
}

fn complain(what: &str) -> ExitCode {
    println!("{what}");
    ExitCode::from(2)
}
