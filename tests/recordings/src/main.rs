//! Long runs on recordings, by name.

#![expect(clippy::print_stdout, reason = "tables for people are what it is for")]

use std::process::ExitCode;
use tumble::Verdict;
use tumble_recording::Layout;
use tumble_recordings::{corrupt, cost, crash, driven, full, gallery, mechanisms, plant, power, repeat, storm};

const HELP: &str = "\
cargo run --release -p tumble-recordings -- COMMAND

  crash [N]     kill a recording process N times (500): lost, half and unreadable frames
  power [N]     cut the power N times (500), with and without --durable: unsynced sectors are lost in any order
  corrupt [N]   damage N recordings (10000): panics, changes that nobody notices
  plant [N]     plant N violations of each kind (100): does the audit find them?
  repeat [N]    have N recordings (100) stepped again by another process, from ten random frames each
  full [N] [D]  record N times (100) onto a disk that is full: a small one on which the folder D lies, or a page limit
  cost [N]      step time with and without recording, 1,000 bodies
  throughput    the recorder fed with ready frames of 10,000 bodies
  gallery [S] [N]  record every scene of the gallery, or the one of name N, at most S seconds of it (all): audit, verify, repeat
  mechanisms [N] [S] [F]  N random mechanisms (40), S steps each (300), from seed F on (0): steps that are not solved, and the audit
  starved [S]   the same with one sweep per step, which has to admit what it misses
  fields [N] [K]  N random scenes (100) on random height fields, from seed K on (0): audit, overlap that is said, repeat
  meshes [N] [K]  the same on random triangle meshes with walls
  driven [N] [K]  the same among what is driven: paddles, drums, belts, on floors of tiles
  terrain [N] [S]  N bodies (1000) on a mesh of a million triangles for S seconds (10)";

/// What stands behind the command.
struct Words(Vec<String>);

impl Words {
    fn word(&self, k: usize) -> Option<&str> {
        self.0.get(k).map(String::as_str)
    }

    /// How often.
    fn number(&self, default: u64) -> u64 {
        self.word(0).and_then(|n| n.parse().ok()).unwrap_or(default)
    }
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let words = Words(arguments.collect());
    let fine = match command.as_str() {
        "crash" => crash(&words),
        "crash-child" => crash_child(&words),
        "power" => power(&words),
        "corrupt" => corrupt(&words),
        "repeat" => repeat(&words),
        "repeat-child" => repeat_child(&words),
        "full" => full(&words),
        "plant" => plant(&words),
        "cost" => cost(&words),
        "throughput" => throughput(),
        "gallery" => gallery(&words, str::to_owned),
        "mechanisms" => mechanisms(&words),
        "fields" => storms(&words, |seed| storm::run(storm::Ground::Fields, seed)),
        "meshes" => storms(&words, |seed| storm::run(storm::Ground::Meshes, seed)),
        "driven" => storms(&words, driven::run),
        "terrain" => {
            let shown = storm::terrain(words.number(1000), words.word(1).and_then(|n| n.parse().ok()).unwrap_or(10.0));
            tell(&shown);
            let (median, most) = shown.step_times();
            println!("      {median:.1} ms of processor time a step (median), {most:.1} ms at most");
            shown.is_fine()
        }
        "starved" => gallery(&words, gallery::starved),
        _ => {
            println!("{HELP}");
            true
        }
    };
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Processes that are killed while they record.
fn crash(words: &Words) -> bool {
    let Ok(me) = std::env::current_exe() else { return false };
    let t = crash::kill(&me, words.number(500), 1);
    println!("{} processes killed while recording", t.kills);
    println!("{} frames acknowledged, {} found", t.acknowledged, t.found);
    println!(
        "{} acknowledged frames lost, {} files with a broken frame, {} that do not open",
        t.lost, t.broken, t.closed
    );
    t.kills > 0 && t.lost + t.broken + t.closed == 0
}

/// One that waits to be killed.
fn crash_child(words: &Words) -> bool {
    let layout = if words.word(0) == Some("chunks") { Layout::Chunks } else { Layout::Rows };
    if let Some(path) = words.word(1) {
        crash::record_until_killed(std::path::Path::new(path), layout);
    }
    true
}

/// Power cuts, with and without `--durable`.
fn power(words: &Words) -> bool {
    let mut fine = true;
    for (name, durable) in [("full", true), ("normal", false)] {
        let t = power::cut(words.number(500), durable, 1);
        println!(
            "{name}: {} power cuts, {} took frames with them; of {} acknowledged frames {} lost, {} files with a \
             broken frame, {} that do not open ({} were being closed and had to be opened by a writer first)",
            t.cuts, t.shortened, t.acknowledged, t.lost, t.broken, t.closed, t.unclosed
        );
        fine &= t.lost + t.broken + t.closed == 0 && t.shortened > 0;
    }
    fine
}

/// Damaged recordings.
fn corrupt(words: &Words) -> bool {
    let t = corrupt::run(words.number(10_000), 1);
    println!(
        "{} damaged recordings: {} refused, {} found by verify, {} without effect",
        t.files, t.refused, t.detected, t.harmless
    );
    println!("{} panics, {} changes missed, {} foreign schemas accepted", t.panics, t.missed, t.accepted);
    t.panics + t.missed + t.accepted == 0
}

/// Recordings that another process steps again.
fn repeat(words: &Words) -> bool {
    let Ok(me) = std::env::current_exe() else { return false };
    let t = repeat::run(&me, words.number(100), 10, 1);
    println!(
        "{} recordings stepped again in a new process, {} random frames reached: {} differences",
        t.recordings, t.seeks, t.differences
    );
    t.recordings > 0 && t.differences == 0
}

/// The other process.
fn repeat_child(words: &Words) -> bool {
    let Some(path) = words.word(0) else { return false };
    let numbers: Vec<u64> = words.0[1..].iter().filter_map(|n| n.parse().ok()).collect();
    let Some((hash, seeks)) = numbers.split_first() else { return false };
    repeat::again(std::path::Path::new(path), *hash, seeks)
}

/// Disks without room.
fn full(words: &Words) -> bool {
    let small = words.word(1).map(std::path::Path::new);
    let t = full::fill(words.number(100), small, 1);
    println!(
        "{} full disks, {} frames fitted; {} simulations changed, {} recordings silent, {} files broken",
        t.disks, t.frames, t.changed, t.silent, t.broken
    );
    t.disks > 0 && t.changed + t.silent + t.broken == 0
}

/// Violations that the audit should find.
fn plant(words: &Words) -> bool {
    let mut fine = true;
    for c in plant::run(words.number(100), 1) {
        println!("{:>4} of {:<4} {}", c.caught, c.planted, c.kind);
        fine &= c.caught == c.planted;
    }
    fine
}

/// Step time with and without recording.
fn cost(words: &Words) -> bool {
    let heap = cost::heap(10, 4).replace("count = [10, 10, 4]", "count = [11, 10, 3]");
    let c = cost::compare(&heap, 100, 6, words.number(30) as u32);
    println!("{} bodies, {} contacts, same state: {}", c.bodies, c.contacts, c.same);
    println!(
        "step p50 {:.3} ms without, {:.3} ms with recording: ratio {:.3}",
        c.plain,
        c.recorded,
        c.recorded / c.plain
    );
    println!(
        "processor time of the stepping thread, p50: {:.3} ms without, {:.3} ms with: ratio {:.3}",
        c.plain_cpu,
        c.recorded_cpu,
        c.recorded_cpu / c.plain_cpu
    );
    println!("{:.0} kB per frame, waited {:.3} ms per frame", c.bytes * 1e-3, c.waited);
    let r = cost::compare(&cost::rest(), 20, 6, words.number(30) as u32);
    println!(
        "{} bodies at rest, {} contacts: {:.3} ms without, {:.3} ms with: {:.3} ms to hand over a frame, \
         waited {:.3} ms per frame",
        r.bodies,
        r.contacts,
        r.plain,
        r.recorded,
        r.recorded - r.plain,
        r.waited
    );
    c.same && r.same && c.recorded <= 1.10 * c.plain
}

/// The recorder alone.
fn throughput() -> bool {
    let t = cost::throughput(&cost::heap(29, 4), 120, 150);
    println!("{} bodies, {} contacts: {:.1} frames/s", t.bodies, t.contacts, t.frames_per_second);
    println!(
        "{:.0} MB/s into the file, {:.1} bytes per body-frame, {:.1} ms of processor time per frame; \
         the disk alone {:.0} MB/s",
        t.megabytes_per_second, t.bytes_per_body, t.cpu, t.disk
    );
    t.frames_per_second >= 30.0
}

/// Every scene of the gallery, changed as told.
fn gallery(words: &Words, changed: fn(&str) -> String) -> bool {
    let most = words.word(0).and_then(|n| n.parse().ok()).unwrap_or(f64::INFINITY);
    let mut fine = true;
    let named = |p: &std::path::Path| words.word(1).is_none_or(|n| p.file_stem().is_some_and(|s| s == n));
    for path in gallery::scenes().into_iter().filter(|p| named(p)) {
        let s = gallery::show(&path, gallery::Length::seconds(most), changed);
        tell(&s);
        fine &= s.is_fine();
    }
    fine
}

/// Random mechanisms.
fn mechanisms(words: &Words) -> bool {
    let number = |k: usize, default: u32| words.word(k).and_then(|n| n.parse().ok()).unwrap_or(default);
    let (count, steps, first) = (number(0, 40), number(1, 300), number(2, 0));
    let (mut all, mut unsolved, mut some, mut alarms, mut brought) = (0_u64, 0_u64, 0, 0, 0.0);
    for seed in first..first + count {
        let run = mechanisms::run(u64::from(seed), steps);
        all += u64::from(run.steps);
        unsolved += u64::from(run.unsolved);
        some += u32::from(run.unsolved > 0);
        alarms += u32::from(run.violations > 0);
        brought = if run.brought > brought || run.brought.is_nan() { run.brought } else { brought };
        println!("{}", run.row(u64::from(seed)));
    }
    println!(
        "{count} mechanisms, {some} with unsolved steps, {unsolved} of {all} steps; {alarms} that the audit finds at fault; \
         a step brought {brought:.1e} of the energy at most"
    );
    alarms == 0 && brought < 1.0
}

/// The row of a scene, and the first defects of each law.
fn tell(s: &gallery::Shown) {
    println!("{}", s.row());
    for law in &s.audit.laws {
        for v in s.audit.violations.iter().filter(|v| v.law == law.law).take(3) {
            println!("      frame {}: {}: {}", v.frame, v.law, v.what);
        }
    }
    for p in &s.problems {
        println!("      {p}");
    }
}

/// Random scenes.
fn storms(words: &Words, run: impl Fn(u64) -> (storm::Throw, gallery::Shown)) -> bool {
    let (count, first) = (words.number(100), words.word(1).and_then(|n| n.parse().ok()).unwrap_or(0));
    let (mut wrong, mut overlap, mut unsolved) = (0, 0, 0);
    for seed in first..first + count {
        let (throw, shown) = run(seed);
        let a = &shown.audit;
        let (led, not_solved) = (a.verdicts.of(Verdict::Overlap), a.verdicts.unsolved());
        wrong += u64::from(!shown.is_fine());
        overlap += u64::from(led > 0);
        unsolved += u64::from(not_solved > 0);
        if !shown.is_fine() || not_solved > 0 {
            println!(
                "{seed:4} {}: {} violations, {} of {} frames not solved, {} of them lead into overlap, of {:.1e} m at most",
                throw.title, a.violation_count, not_solved, a.frames, led, a.missed_depth
            );
            for v in a.violations.iter().take(3) {
                println!("      frame {}: {}: {}", v.frame, v.law, v.what);
            }
            for p in &shown.problems {
                println!("      {p}");
            }
        }
    }
    println!(
        "{count} scenes: {wrong} with violations, {overlap} with steps that lead into overlap and say so, \
         {unsolved} with steps that are not solved"
    );
    wrong == 0
}
