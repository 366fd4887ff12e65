//! Long runs on recordings, by name.

#![expect(clippy::print_stdout, reason = "tables for people are what it is for")]

use std::process::ExitCode;
use tumble_recording::Layout;
use tumble_recordings::{corrupt, cost, crash, full, gallery, plant, power, repeat};

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
  gallery [S]   record every scene of the gallery, at most S seconds of it (all): audit, verify, repeat
  starved [S]   the same with one sweep per step, which has to admit what it misses";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |default: u64| arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(default);
    let fine = match arguments.first().map(String::as_str) {
        Some("crash") => {
            let Ok(me) = std::env::current_exe() else { return ExitCode::FAILURE };
            let t = crash::kill(&me, number(500), 1);
            println!("{} processes killed while recording", t.kills);
            println!("{} frames acknowledged, {} found", t.acknowledged, t.found);
            println!(
                "{} acknowledged frames lost, {} files with a broken frame, {} that do not open",
                t.lost, t.broken, t.closed
            );
            t.kills > 0 && t.lost + t.broken + t.closed == 0
        }
        Some("crash-child") => {
            let layout = if arguments.get(1).is_some_and(|l| l == "chunks") { Layout::Chunks } else { Layout::Rows };
            if let Some(path) = arguments.get(2) {
                crash::record_until_killed(std::path::Path::new(path), layout);
            }
            true
        }
        Some("power") => {
            let mut fine = true;
            for (name, durable) in [("full", true), ("normal", false)] {
                let t = power::cut(number(500), durable, 1);
                println!(
                    "{name}: {} power cuts, {} took frames with them; of {} acknowledged frames {} lost, {} files with a \
                     broken frame, {} that do not open ({} were being closed and had to be opened by a writer first)",
                    t.cuts, t.shortened, t.acknowledged, t.lost, t.broken, t.closed, t.unclosed
                );
                fine &= t.lost + t.broken + t.closed == 0 && t.shortened > 0;
            }
            fine
        }
        Some("corrupt") => {
            let t = corrupt::run(number(10_000), 1);
            println!(
                "{} damaged recordings: {} refused, {} found by verify, {} without effect",
                t.files, t.refused, t.detected, t.harmless
            );
            println!("{} panics, {} changes missed, {} foreign schemas accepted", t.panics, t.missed, t.accepted);
            t.panics + t.missed + t.accepted == 0
        }
        Some("repeat") => {
            let Ok(me) = std::env::current_exe() else { return ExitCode::FAILURE };
            let t = repeat::run(&me, number(100), 10, 1);
            println!(
                "{} recordings stepped again in a new process, {} random frames reached: {} differences",
                t.recordings, t.seeks, t.differences
            );
            t.recordings > 0 && t.differences == 0
        }
        Some("repeat-child") => {
            let Some(path) = arguments.get(1) else { return ExitCode::FAILURE };
            let numbers: Vec<u64> = arguments[2..].iter().filter_map(|n| n.parse().ok()).collect();
            let Some((hash, seeks)) = numbers.split_first() else { return ExitCode::FAILURE };
            repeat::again(std::path::Path::new(path), *hash, seeks)
        }
        Some("full") => {
            let small = arguments.get(2).map(std::path::Path::new);
            let t = full::fill(number(100), small, 1);
            println!(
                "{} full disks, {} frames fitted; {} simulations changed, {} recordings silent, {} files broken",
                t.disks, t.frames, t.changed, t.silent, t.broken
            );
            t.disks > 0 && t.changed + t.silent + t.broken == 0
        }
        Some("plant") => {
            let mut fine = true;
            for c in plant::run(number(100), 1) {
                println!("{:>4} of {:<4} {}", c.caught, c.planted, c.kind);
                fine &= c.caught == c.planted;
            }
            fine
        }
        Some("cost") => {
            let heap = cost::heap(10, 4).replace("count = [10, 10, 4]", "count = [11, 10, 3]");
            let c = cost::compare(&heap, 100, 6, number(30) as u32);
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
            let r = cost::compare(&cost::rest(), 20, 6, number(30) as u32);
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
        Some("throughput") => {
            let t = cost::throughput(&cost::heap(29, 4), 120, 150);
            println!("{} bodies, {} contacts: {:.1} frames/s", t.bodies, t.contacts, t.frames_per_second);
            println!(
                "{:.0} MB/s into the file, {:.1} bytes per body-frame, {:.1} ms of processor time per frame; \
                 the disk alone {:.0} MB/s",
                t.megabytes_per_second, t.bytes_per_body, t.cpu, t.disk
            );
            t.frames_per_second >= 30.0
        }
        Some(which @ ("gallery" | "starved")) => {
            let most = arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(f64::INFINITY);
            let mut fine = true;
            for path in gallery::scenes() {
                let s =
                    gallery::show(&path, most, |t| if which == "starved" { gallery::starved(t) } else { t.to_owned() });
                let (a, good) = (&s.audit, s.audit.holds() && s.problems.is_empty());
                let worst = a.laws.iter().map(|l| format!("{} {:.1e}", l.law, l.worst)).collect::<Vec<_>>().join(", ");
                let verdict = if good { "fine" } else { "WRONG" };
                println!(
                    "{verdict:5} {:16} {:5} frames, {:7} contacts, {:4} unsolved; worst share of a limit: {worst}",
                    s.name, a.frames, a.contacts, a.unsolved
                );
                for v in a.violations.iter().take(3) {
                    println!("      frame {}: {}: {}", v.frame, v.law, v.what);
                }
                for p in &s.problems {
                    println!("      {p}");
                }
                fine &= good;
            }
            fine
        }
        _ => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
    };
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
