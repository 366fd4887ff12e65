//! How much memory a scene file may take until it is built: 64 MiB and 64 times its size, whatever is in it.

#[path = "it/mutants/mod.rs"]
mod mutants;

use allocation_counter::measure;
use mutants::{Clock, LONGEST, SEEDS, crowds, mutant, noise};
use tumble_random::XorShift;
use tumble_scene::{Format, Scene};

/// Most bytes that a file of `size` bytes may take.
fn allowance(size: usize) -> u64 {
    (64 << 20) + 64 * size as u64
}

/// Reads and builds; the peak of memory [bytes] and whether there was a scene.
fn peak(text: &str, format: Format) -> (u64, bool) {
    let mut good = false;
    let clock = Clock::start();
    let used = measure(|| {
        good = Scene::parse(text, format, "scene", None).and_then(|s| s.build()).is_ok();
    });
    let (time, _) = clock.elapsed();
    assert!(time < LONGEST, "{time:?} for {} bytes", text.len());
    (used.bytes_max, good)
}

/// Files crowded with one kind of thing; the example `mutants` does the same with the largest files.
#[test]
fn crowded_files_stay_within_their_allowance() {
    crowds(1 << 20, |what, text, format| {
        let (used, _) = peak(text, format);
        assert!(used <= allowance(text.len()), "{what}, {format:?}: {used} of {} bytes", allowance(text.len()));
        // far below it: the fixed part would hide what grows with the file
        assert!(used <= 60 * text.len() as u64, "{what}, {format:?}: {} bytes per byte", used / text.len() as u64);
    });
}

/// Copies cost what bodies cost; too many of them cost nothing.
#[test]
fn copies_beyond_the_limit_are_refused_before_anything_is_made() {
    let repeat = |count: &str| {
        format!(
            "version = 1\n[[repeat]]\ncount = {count}\nspacing = [3, 3, 3]\nmass = 1\nshape = {{ kind = \"sphere\", radius = 1 }}\n"
        )
    };
    for count in ["[100001, 1, 1]", "[100000, 100000, 100000]", "[317, 317, 1]"] {
        let (used, good) = peak(&repeat(count), Format::Toml);
        assert!(!good && used < 1 << 16, "{count}: {used} bytes");
    }
    // sixty thousand blocks of one copy each are counted together
    let blocks =
        "[[repeat]]\ncount = [2, 1, 1]\nspacing = [3, 3, 3]\nmass = 1\nshape = { kind = \"sphere\", radius = 1 }\n";
    let text = format!("version = 1\n{}", blocks.repeat(60_000));
    let (used, good) = peak(&text, Format::Toml);
    assert!(!good && used <= allowance(text.len()), "{used} bytes");
}

/// The short form of `cargo run --release -p tumble-scene --example mutants`.
#[test]
fn mutants_stay_within_their_allowance() {
    let mut d = XorShift(7);
    for n in 0..1_500 {
        let (text, format) = if n % 5 == 4 { noise(n, &mut d) } else { mutant(n % SEEDS.len(), &mut d) };
        let (used, _) = peak(&text, format);
        // a mutated count may ask for many bodies; what they take is theirs
        let made = Scene::parse(&text, format, "scene", None).map_or(0, |s| s.body_count());
        assert!(used <= allowance(text.len()) + made as u64 * 4096, "{used} bytes for {} of text", text.len());
    }
}
