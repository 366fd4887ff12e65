//! The long form of the mutation tests: `cargo run --release -p tumble-scene --example mutants -- 10000 [seed]`.
//!
//! Reads, builds and lints mutated scenes and noise; prints how many were good and bad, the slowest, and the largest
//! share of the memory allowance (64 MiB and 64 times the file's size). A panic, a file that takes 5 s of
//! processor time, or one that takes
//! more than its allowance ends it with an error.
#![expect(clippy::print_stdout, reason = "the table is the purpose")]

#[path = "../tests/it/mutants/mod.rs"]
mod mutants;

use allocation_counter::measure;
use mutants::{Clock, LONGEST, SEEDS, crowds, mutant, noise};
use std::time::Duration;
use tumble_random::XorShift;
use tumble_scene::{Format, Scene, limits};

/// Reads and builds; bytes at the peak, bodies that were made.
fn peak(text: &str, format: Format) -> (u64, usize) {
    let mut bodies = 0;
    let used = measure(|| {
        bodies = Scene::parse(text, format, "scene", None).and_then(|s| s.build()).map_or(0, |b| b.names.len());
    });
    (used.bytes_max, bodies)
}

fn main() {
    println!("the largest files, crowded with one kind of thing: peak of memory per byte of the file, until built");
    crowds(limits::FILE_BYTES as usize, |what, text, format| {
        let clock = Clock::start();
        let (used, bodies) = peak(text, format);
        let (time, wall) = clock.elapsed();
        let (size, most) = (text.len() as f64, (64 << 20) + 64 * text.len() as u64);
        println!(
            "  {format:?} {what:20} {:5.1} per byte, {:6.1} MiB of {:6.1}; {time:.1?} of the processor, {wall:.1?}; {bodies} bodies",
            used as f64 / size,
            mib(used),
            mib(most)
        );
        assert!(used <= most, "more than is allowed");
        assert!(time < LONGEST, "longer than is allowed");
    });
    let mut arguments = std::env::args().skip(1).map(|a| a.parse::<u64>().unwrap_or(1));
    let (count, seed) = (arguments.next().unwrap_or(10_000), arguments.next().unwrap_or(1));
    let mut d = XorShift(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let (mut good, mut bad, mut slowest, mut share) = (0, 0, Duration::ZERO, 0.0);
    for n in 0..count as usize {
        let (text, format) = if n % 5 == 4 { noise(n, &mut d) } else { mutant(n % SEEDS.len(), &mut d) };
        let clock = Clock::start();
        let (used, bodies) = peak(&text, format);
        if let Ok(scene) = Scene::parse(&text, format, "mutant", None) {
            good += 1;
            if let Ok(built) = scene.build() {
                let _ = scene.lints(&built);
            }
        } else {
            bad += 1;
        }
        let (time, _) = clock.elapsed();
        assert!(time < LONGEST, "{time:?} for\n{text}");
        // bodies of a scene that can be built are not overhead of its text
        let allowance = (64 << 20) + 64 * text.len() as u64 + bodies as u64 * 4096;
        assert!(used <= allowance, "{used} of {allowance} bytes for\n{text}");
        if time > slowest {
            slowest = time;
        }
        let part = used as f64 / allowance as f64;
        if part > share {
            share = part;
        }
    }
    println!(
        "{count} files: {good} good, {bad} bad, 0 panics, 0 hangs; slowest {slowest:?}; at most {:.2} % of the memory allowance",
        100.0 * share
    );
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / 1_048_576.0
}
