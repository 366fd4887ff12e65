//! Mutated scenes of the gallery and noise, from a fixed seed: shared by the tests and by the long run.

#![allow(dead_code, unreachable_pub, reason = "not everyone who takes this in uses all of it")]

use std::time::{Duration, Instant};
use tumble_random::{Random as _, XorShift};
use tumble_scene::Format;

/// Longest time that a file may take until it is refused or built, in processor time: a busy machine is no hang.
pub const LONGEST: Duration = Duration::from_secs(5);

/// Processor time of this thread; the wall's where the system does not tell.
#[derive(Debug)]
pub struct Clock(Option<Duration>, Instant);

impl Clock {
    /// Starts.
    pub fn start() -> Self {
        Self(spent(), Instant::now())
    }

    /// Time since it was started: of the processor, and on the wall.
    pub fn elapsed(&self) -> (Duration, Duration) {
        let wall = self.1.elapsed();
        (spent().zip(self.0).map_or(wall, |(now, then)| now.saturating_sub(then)), wall)
    }
}

fn spent() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Scenes that the mutations start from.
pub const SEEDS: [&str; 7] = [
    include_str!("../../../../../scenes/demo.toml"),
    include_str!("../../../../../scenes/slope.toml"),
    include_str!("../../../../../scenes/galton.toml"),
    include_str!("../../../../../scenes/arch.toml"),
    include_str!("../../../../../scenes/rattleback.toml"),
    include_str!("../../../../../scenes/billiard_break.toml"),
    r#"{ "version": 1, "time": { "step": 0.01, "duration": 1 }, "materials": { "ice": { "friction": 0.1 } },
  "bodies": [ { "name": "h", "mass": 1, "material": "ice", "shape": { "kind": "hull", "points": [[0,0,0],[1,0,0],[0,1,0],[0,0,1]] } },
    { "mass": 2e0, "shapes": [ { "kind": "sphere", "radius": 1, "position": [0, 1, 2] }, { "kind": "cone", "radius": 1, "length": 2 } ] } ],
  "repeat": [ { "count": [2, 2, 2], "spacing": [1, 1, 1], "jitter": 0.1, "seed": 3, "body": { "density": 10, "shape": { "kind": "capsule", "radius": 0.1, "length": 1 } } } ] }"#,
];

/// Pieces that tend to break readers.
const SPICE: [&str; 20] = [
    "nan",
    "-inf",
    "1e999",
    "99999999999999999999",
    "[[",
    "]]",
    "{",
    "}",
    "\"",
    "\\u0000",
    "\u{feff}",
    "= =",
    "''",
    "[[repeat]]\n",
    "count = [99999, 99999, 9]\n",
    "0x7fffffffffffffff",
    "1979-05-27",
    "null",
    "\n",
    "µ",
];

/// A scene with a few accidents in it.
#[must_use]
pub fn mutant(seed: usize, d: &mut XorShift) -> (String, Format) {
    let mut bytes = SEEDS[seed].as_bytes().to_vec();
    mutate(&mut bytes, d);
    let format = if SEEDS[seed].starts_with('{') { Format::Json } else { Format::Toml };
    (String::from_utf8_lossy(&bytes).into_owned(), format)
}

/// Bytes without sense.
#[must_use]
pub fn noise(n: usize, d: &mut XorShift) -> (String, Format) {
    let bytes: Vec<u8> = (0..d.index(400)).map(|_| d.index(256) as u8).collect();
    let format = if n.is_multiple_of(2) { Format::Json } else { Format::Toml };
    (String::from_utf8_lossy(&bytes).into_owned(), format)
}

fn mutate(bytes: &mut Vec<u8>, d: &mut XorShift) {
    for _ in 0..=d.index(6) {
        let at = d.index(bytes.len() + 1);
        match d.index(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << d.index(8),
            1 => {
                let end = (at + d.index(30)).min(bytes.len());
                bytes.drain(at..end);
            }
            2 => {
                let end = (at + d.index(60)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = d.index(bytes.len() + 1);
                bytes.splice(to..to, piece);
            }
            3 => bytes.truncate(at),
            4 => bytes.insert(at, d.index(256) as u8),
            _ => {
                let piece = SPICE[d.index(SPICE.len())].bytes();
                bytes.splice(at..at, piece);
            }
        }
    }
}

/// As much of `piece` as fits into a file, between `before` and `after`.
fn fill(before: &str, piece: &str, after: &str, bytes: usize) -> String {
    let n = (bytes - before.len() - after.len()) / piece.len();
    format!("{before}{}{after}", piece.repeat(n))
}

/// Numbered lines up to a size.
fn lines(before: &str, line: impl Fn(usize) -> String, after: &str, bytes: usize) -> String {
    let mut text = before.to_owned();
    for k in 0.. {
        let l = line(k);
        if text.len() + l.len() + after.len() > bytes {
            break;
        }
        text.push_str(&l);
    }
    text.push_str(after);
    text
}

/// Calls `judge` with files of up to `bytes` bytes, each crowded with one kind of thing.
pub fn crowds(bytes: usize, mut judge: impl FnMut(&str, &str, Format)) {
    let mut t = |what: &str, text: &str| judge(what, text, Format::Toml);
    t("numbers", &fill("version = 1\nx = [", "0,", "0]\n", bytes));
    t("lists", &fill("version = 1\nx = [", "[],", "0]\n", bytes));
    t("tables", &fill("version = 1\nx = [", "{},", "0]\n", bytes));
    t("tables with a key", &fill("version = 1\nx = [", "{a=0},", "0]\n", bytes));
    t("headers of bodies", &fill("version = 1\n", "[[bodies]]\n", "", bytes));
    t("short headers", &fill("version = 1\n", "[[a]]\n", "", bytes));
    t("keys", &lines("version = 1\n", |k| format!("a{k:x}=0\n"), "", bytes));
    t("headers", &lines("version = 1\n", |k| format!("[a{k:x}]\n"), "", bytes));
    t("dotted keys", &lines("version = 1\n", |k| format!("a{k:x}.b.c.d.e.f.g.h.i.j.k=0\n"), "", bytes));
    t("dotted headers", &lines("version = 1\n", |k| format!("[a{k:x}.b.c.d.e.f.g.h.i.j.k]\n"), "", bytes));
    t("lines", &fill("version = 1\n", "\n", "", bytes));
    t("comments", &fill("version = 1\n", "#\n", "", bytes));
    t("one long text", &fill("version = 1\nname = \"", "x", "\"\n", bytes));
    t("escapes", &fill("version = 1\nname = \"", "\\n", "\"\n", bytes));
    t("brackets", &"[".repeat(bytes));
    t("broken lines", &fill("version = 1\n", "=\n", "", bytes));
    t("blanks", &fill("version = 1\nx = [", "0 , ", "0]\n", bytes));
    t("materials", &lines("version = 1\n", |k| format!("[materials.m{k}]\n"), "", bytes));
    t("keys of a body", &lines("version = 1\n[[bodies]]\n", |k| format!("k{k}=1\n"), "", bytes));
    let ball = |k: usize| format!("[[bodies]]\nmass=1\nshape={{kind='sphere',radius=1}}\nposition=[0,0,{}]\n", 3 * k);
    t("bodies", &lines("version = 1\n", ball, "", bytes));
    t(
        "points of a hull",
        &fill("version = 1\n[[bodies]]\nmass=1\nshape={kind='hull',points=[", "[0,0,1],", "]}\n", bytes),
    );
    let mut j = |what: &str, text: &str| judge(what, text, Format::Json);
    j("numbers", &fill("{\"version\":1,\"x\":[", "0,", "0]}", bytes));
    j("lists", &fill("{\"version\":1,\"x\":[", "[],", "0]}", bytes));
    j("objects", &fill("{\"version\":1,\"x\":[", "{},", "0]}", bytes));
    j("objects with a key", &fill("{\"version\":1,\"x\":[", "{\"\":0},", "0]}", bytes));
    j("keys", &lines("{\"version\":1", |k| format!(",\"{k:x}\":0"), "}", bytes));
    j("texts", &fill("{\"version\":1,\"x\":[", "\"\",", "0]}", bytes));
    j("one long text", &fill("{\"version\":1,\"name\":\"", "x", "\"}", bytes));
    j("blanks", &fill("{\"version\":1", " ", "}", bytes));
    let ball = |k: usize| {
        let part = if k > 0 { "," } else { "" };
        format!("{part}{{\"mass\":1,\"shape\":{{\"kind\":\"sphere\",\"radius\":1}},\"position\":[0,0,{}]}}", 3 * k)
    };
    j("bodies on one line", &lines("{\"version\":1,\"bodies\":[", ball, "]}", bytes));
}
