//! How fast a large recording opens and how fast any of its frames comes, on the server's side.
//!
//!     cargo run --release -p tumble-viewer --example scrub                     # 10,000 bodies, 1,000 frames
//!     cargo run --release -p tumble-viewer --example scrub -- BODIES FRAMES
//!
//! Four of five bodies are balls that bounce from different heights, the fifth is a crate that slides on four corners:
//! all move, and there are some ten thousand contacts in a frame. Opening is everything that the page asks for before its
//! first picture: the file, all bodies, all summary rows and the first frame. Exit code 1 when a limit is missed.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

#[path = "../tests/it/support/mod.rs"]
mod support;

use std::time::Instant;
use support::{Answer, get};
use tumble::{BodyBuilder, DVec3, World};
use tumble_random::{Random as _, SplitMix};
use tumble_recording::{Ending, Options as RecordingOptions, Setup, Writer};
use tumble_viewer::{Options, Serving, Viewer};

/// Longest time to open [s].
const OPEN: f64 = 2.0;
/// Longest time for any frame [s].
const FRAME: f64 = 0.2;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|a| a.parse::<u64>().unwrap_or(0));
    let (bodies, frames) = (arguments.next().unwrap_or(10_000), arguments.next().unwrap_or(1000));
    let path = std::env::temp_dir().join(format!("tumble-scrub-{}.db", std::process::id()));
    let start = Instant::now();
    record(&path, bodies, frames);
    let size = std::fs::metadata(&path).map_or(0, |m| m.len());
    println!("recorded {bodies} bodies × {frames} frames in {:.1} s: {} MB", start.elapsed().as_secs_f64(), size >> 20);

    let start = Instant::now();
    let options = Options { recordings: vec![path.clone()], ..Options::default() };
    let serving = Viewer::open(&options).and_then(Viewer::serve).unwrap_or_else(|e| panic!("{e}"));
    ask(&serving, "/api/session");
    ask(&serving, "/api/source/0");
    let mut from = 0;
    while from < bodies {
        let page = ask(&serving, &format!("/api/source/0/bodies?from={from}"));
        from = serde_json::from_slice::<serde_json::Value>(&page.body)
            .ok()
            .and_then(|v| v["next"].as_u64())
            .unwrap_or(bodies);
    }
    let mut from = 0;
    while from < frames + 1 {
        // a head of 24 bytes, then 200 for each row
        from += (ask(&serving, &format!("/api/source/0/rows?from={from}")).body.len() as u64 - 24) / 200;
    }
    whole_frame(&serving, 0);
    let opened = start.elapsed().as_secs_f64();

    let mut dice = SplitMix(7);
    let mut contacts = 0;
    let mut times: Vec<f64> = (0..200)
        .map(|_| {
            let number = dice.below(frames + 1);
            let start = Instant::now();
            contacts += whole_frame(&serving, number);
            start.elapsed().as_secs_f64()
        })
        .collect();
    println!("{} contacts in a frame on average", contacts / times.len() as u64);
    times.sort_by(f64::total_cmp);
    let (median, p99, worst) = (times[times.len() / 2], times[times.len() * 99 / 100], times[times.len() - 1]);
    println!("opened in {opened:.3} s (limit {OPEN} s)");
    println!(
        "any frame: median {:.1} ms, p99 {:.1} ms, worst of {} {:.1} ms (limit {:.0} ms)",
        1e3 * median,
        1e3 * p99,
        times.len(),
        1e3 * worst,
        1e3 * FRAME
    );
    drop(serving);
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    if opened > OPEN || worst > FRAME {
        std::process::exit(1);
    }
}

fn record(path: &std::path::Path, bodies: u64, frames: u64) {
    let mut world = World::new();
    let floor = world.add(BodyBuilder::ground().restitution(1.0)).unwrap_or_else(|e| panic!("{e}"));
    let mut names = vec![(floor, "floor".to_owned())];
    let side = (bodies as f64).sqrt().ceil() as u64;
    for k in 0..bodies.saturating_sub(1) {
        let (x, y) = ((k % side) as f64, (k / side) as f64);
        let height = 0.4 + 0.01 * (k * 37 % 200) as f64;
        let (body, name) = if k.is_multiple_of(5) {
            let crate_ = BodyBuilder::cuboid(DVec3::splat(0.5)).position(DVec3::new(x, y, 0.25)).friction(0.01);
            (crate_.velocity(DVec3::new(0.02, 0.01, 0.0)), format!("crate {k}"))
        } else {
            (BodyBuilder::ball(0.4).position(DVec3::new(x, y, height)).restitution(0.7), format!("ball {k}"))
        };
        names.push((world.add(body).unwrap_or_else(|e| panic!("{e}")), name));
    }
    let step = 1.0 / 240.0;
    let setup = Setup { name: "many balls", step, duration: step * frames as f64, ..Setup::default() };
    let mut writer =
        Writer::create(path, &setup, &world, &names, &RecordingOptions::default()).unwrap_or_else(|e| panic!("{e}"));
    for _ in 0..frames {
        world.step(step);
        writer.frame(&world, 0);
    }
    let end = writer.finish(Ending::Complete);
    assert!(end.stopped.is_none(), "{:?}", end.stopped);
}

fn ask(serving: &Serving, path: &str) -> Answer {
    let host = format!("Host: {}", serving.address);
    let token = format!("x-tumble-token: {}", serving.token());
    let answer = get(serving.address, path, &[&host, &token]);
    assert_eq!(answer.code, 200, "{path}: {}", answer.text());
    answer
}

/// All slices of a frame, as the page asks for them; the number of its contacts.
fn whole_frame(serving: &Serving, number: u64) -> u64 {
    let first = ask(serving, &format!("/api/source/0/frames?from={number}"));
    let long = first.body.get(8..16).and_then(|b| b.try_into().ok()).map_or(0, u64::from_le_bytes) as usize;
    let mut got = first.body.len();
    while got < long {
        got += ask(serving, &format!("/api/source/0/frames?from={number}&offset={got}")).body.len();
    }
    assert_eq!(got, long);
    first.body.get(36..40).and_then(|b| b.try_into().ok()).map_or(0, u32::from_le_bytes).into()
}
