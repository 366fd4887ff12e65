//! Recordings: damaged files are refused or found out; SQL of any kind only reads.

use crate::bytes::Bytes;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use tumble::{BodyBuilder, DVec3, World};
use tumble_recording::{Ending, Layout, Options, Reader, Setup, Writer, audit, verify};

/// A file of our own that goes when it is dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Self(std::env::temp_dir().join(format!("tumble-fuzz-{}-{number}.db", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        for tail in ["", "-wal", "-shm", "-journal"] {
            let mut name = self.0.clone().into_os_string();
            name.push(tail);
            let _ = std::fs::remove_file(name);
        }
    }
}

/// A good recording of each layout, as bytes.
static GOOD: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| [Layout::Rows, Layout::Chunks].map(record));

fn record(layout: Layout) -> Vec<u8> {
    let at = Scratch::new();
    let mut world = World::new();
    let mut names = vec![(world.add(BodyBuilder::ground()).expect("a floor"), "floor".to_owned())];
    for k in 0..3 {
        let body = BodyBuilder::cuboid(DVec3::splat(0.4)).mass(1.0).velocity(DVec3::X);
        let body = world.add(body.position(DVec3::new(f64::from(k), 0.0, 0.25))).expect("a box");
        names.push((body, format!("box {k}")));
    }
    let setup = Setup { name: "fuzzed", step: 0.01, ..Setup::default() };
    let options = Options { layout: Some(layout), ..Options::default() };
    let mut writer = Writer::create(&at.0, &setup, &world, &names, &options).expect("a recording");
    for _ in 0..6 {
        world.step(0.01);
        writer.frame(&world, 0);
    }
    assert_eq!(writer.finish(Ending::Complete).stopped, None);
    std::fs::read(&at.0).expect("a recording")
}

/// Everything that a command may ask of a file.
fn look_through(bytes: &[u8]) -> bool {
    let at = Scratch::new();
    std::fs::write(&at.0, bytes).expect("a place for it");
    let Ok(reader) = Reader::open(&at.0) else { return false };
    let intact = verify(&reader, |_, _| {}).is_ok_and(|v| v.is_intact() && v.closed);
    let _ = audit(&reader, |_, _| {});
    let frames = reader.frame_count().unwrap_or(0).min(50);
    for frame in 0..frames {
        let _ = (reader.frame(frame), reader.states(frame), reader.contacts(frame), reader.solves(frame));
    }
    let _ = reader.events(0..frames);
    intact
}

pub(crate) fn try_bytes(bytes: &[u8]) {
    look_through(bytes);
    let mut b = Bytes::new(bytes);
    let good = &GOOD[b.below(2)];
    let wounded = match b.byte() % 4 {
        0 => {
            // bits anywhere
            let mut file = good.clone();
            for _ in 0..=b.below(8) {
                let at = (b.word() % file.len() as u64) as usize;
                file[at] ^= 1 << (b.byte() % 8);
            }
            file
        }
        1 => {
            // a page exchanged for another, or for noise
            let mut file = good.clone();
            let (from, to) = (b.below(file.len() / 4096) * 4096, b.below(file.len() / 4096) * 4096);
            let page = file[from..from + 4096].to_vec();
            file[to..to + 4096].copy_from_slice(&page);
            file
        }
        2 => {
            let mut file = good.clone();
            let end = (b.word() % (file.len() as u64 + 1)) as usize;
            file.truncate(end);
            file
        }
        _ => b.accidents(good, &["SQLite format 3\0", "CREATE TRIGGER", "load_extension"]),
    };
    let intact = look_through(&wounded);
    if intact {
        // harmless only if it says what the good one says
        assert_eq!(contents(&wounded), contents(good), "a change that nobody noticed");
    }
}

/// All that a recording says, as text.
fn contents(bytes: &[u8]) -> String {
    let at = Scratch::new();
    std::fs::write(&at.0, bytes).expect("a place for it");
    let reader = Reader::open(&at.0).expect("it was read before");
    let mut out = Vec::new();
    for table in ["body", "frame", "state", "contact", "solve", "event"] {
        tumble_recording::export::csv::table(&reader, table, &mut out).expect("it was intact");
    }
    String::from_utf8_lossy(&out).into_owned()
}

const QUESTIONS: [&str; 6] = [
    "SELECT count(*) FROM frame",
    "SELECT s.x, c.impulse_n FROM state s JOIN contact c ON c.frame = s.frame WHERE s.body = c.body_b LIMIT 5",
    "SELECT mode, avg(impulse_n) FROM contact GROUP BY mode HAVING count(*) > 1 ORDER BY 1",
    "WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < 20) SELECT k FROM n",
    "SELECT json_extract(data, '$.speed') FROM event",
    "SELECT max(abs(kinetic + potential)) FROM frame",
];

const SQL_SPICE: [&str; 18] = [
    "; DELETE FROM frame",
    " UNION SELECT * FROM meta",
    "ATTACH 'x.db' AS y",
    "PRAGMA ",
    "--",
    "/*",
    "'",
    "\"",
    "\u{0}",
    "CREATE TABLE t (x)",
    "INSERT INTO meta VALUES (1, 2)",
    "VACUUM INTO 'stolen.db'",
    "load_extension('x')",
    "readfile('/etc/passwd')",
    "randomblob(1000000000)",
    "zeroblob(99999999999)",
    "(((((((((((",
    "printf('%.999999999d', 1)",
];

pub(crate) fn try_sql(bytes: &[u8]) {
    thread_local! {
        static OPEN: (Scratch, Reader) = {
            let at = Scratch::new();
            std::fs::write(&at.0, &GOOD[0]).expect("a place for it");
            let reader = Reader::open(&at.0).expect("a good recording");
            (at, reader)
        };
    }
    let mut b = Bytes::new(bytes);
    let question = QUESTIONS[b.below(QUESTIONS.len())];
    let sql = b.accidents(question.as_bytes(), &SQL_SPICE);
    for text in [String::from_utf8_lossy(&sql), String::from_utf8_lossy(bytes)] {
        OPEN.with(|(_, reader)| {
            let mut rows = 0;
            let _ = reader.query(
                &text,
                |_| {},
                |_| {
                    rows += 1;
                    rows < 1000
                },
            );
        });
    }
    let now = OPEN.with(|(at, _)| std::fs::read(&at.0)).expect("it is still there");
    assert!(now == GOOD[0], "a question has changed the recording: {}", String::from_utf8_lossy(&sql));
}
