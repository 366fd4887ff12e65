//! Files that are damaged, by chance or by intent: nothing may panic, and no changed frame may pass as whole.

use crate::sample::{MIXED, folder, record};
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use tumble_random::{Random as _, SplitMix};
use tumble_recording::{Layout, Reader, audit, diff, export, verify};

/// What became of the damaged files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Damaged files.
    pub files: u64,
    /// Refused when they were opened or read.
    pub refused: u64,
    /// Opened, and `verify` found the damage.
    pub detected: u64,
    /// Opened, and nothing that can be read was changed.
    pub harmless: u64,
    /// Changed, and not noticed.
    pub missed: u64,
    /// Foreign schemas that were accepted.
    pub accepted: u64,
    /// Panics.
    pub panics: u64,
}

/// The ways of damage.
const WAYS: u64 = 8;

/// Damages `count` files and looks at what reading makes of them.
///
/// # Panics
/// When the file to start from cannot be made.
#[must_use]
pub fn run(count: u64, seed: u64) -> Tally {
    let here = folder("corrupt");
    let mut originals = Vec::new();
    for layout in [Layout::Rows, Layout::Chunks] {
        let path = here.join(format!("{}.db", layout.name()));
        let short = MIXED.replace("duration = 0.6", "duration = 0.2");
        let (summary, _) = record(&short, &path, layout);
        assert_eq!(summary.stopped, None);
        let bytes = std::fs::read(&path).unwrap_or_default();
        originals.push((path, bytes));
    }
    let mut dice = SplitMix(seed);
    let mut tally = Tally::default();
    let target = here.join("damaged.db");
    for k in 0..count {
        let (path, bytes) = &originals[(k / WAYS % 2) as usize];
        let foreign = damage(k % WAYS, path, bytes, &target, &mut dice);
        tally.files += 1;
        let before = Reader::open(path).unwrap_or_else(|e| panic!("{e}"));
        match catch_unwind(AssertUnwindSafe(|| look(&before, &target))) {
            Err(_) => tally.panics += 1,
            Ok(Seen::Refused) => tally.refused += 1,
            Ok(_) if foreign => tally.accepted += 1,
            Ok(Seen::Detected) => tally.detected += 1,
            Ok(Seen::Same) => tally.harmless += 1,
            Ok(Seen::Missed) => tally.missed += 1,
        }
    }
    let _ = std::fs::remove_dir_all(&here);
    tally
}

enum Seen {
    Refused,
    Detected,
    Same,
    Missed,
}

/// Reads all that can be read.
fn look(before: &Reader, path: &Path) -> Seen {
    let Ok(after) = Reader::open(path) else { return Seen::Refused };
    // these may fail, but not panic
    let _ = audit(&after, |_, _| {});
    let _ = export::gltf::export(&after, export::gltf::Form::Binary, Some(20), &Default::default());
    let _ = after.query("SELECT sum(x), sum(impulse_n), max(mode) FROM contact", |_| {}, |_| true);
    let _ = after.query("SELECT count(*), sum(z) FROM state WHERE frame = 7", |_| {}, |_| true);
    let Ok(found) = verify(&after, |_, _| {}) else { return Seen::Refused };
    if !found.is_intact() || !found.closed {
        return Seen::Detected;
    }
    let clocks = |r: &Reader| r.series(&["wall_ns", "time"], 0..u64::MAX, 1).ok();
    let same = matches!(diff(before, &after, |_, _| {}), Ok(None))
        && before.meta() == after.meta()
        && clocks(before) == clocks(&after);
    if same { Seen::Same } else { Seen::Missed }
}

/// Damages a copy of a file; true when it must be refused as foreign.
fn damage(way: u64, path: &Path, bytes: &[u8], target: &PathBuf, dice: &mut SplitMix) -> bool {
    for end in ["-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(format!("{}{end}", target.display()));
    }
    let mut copy = bytes.to_vec();
    let size = copy.len() as u64;
    match way {
        // a bit, anywhere
        0 | 1 => {
            let at = dice.below(size) as usize;
            copy[at] ^= 1 << dice.below(8);
        }
        // some bytes
        2 => {
            for _ in 0..1 + dice.below(16) {
                let at = dice.below(size) as usize;
                copy[at] = dice.bits() as u8;
            }
        }
        // the end is missing
        3 => copy.truncate(dice.below(size) as usize),
        // a block of zeros, or of another place
        4 => {
            let length = (1 + dice.below(4096)).min(size) as usize;
            let (from, to) = (dice.below(size - length as u64) as usize, dice.below(size - length as u64) as usize);
            let block = if dice.below(2) == 0 { vec![0; length] } else { copy[from..from + length].to_vec() };
            copy[to..to + length].copy_from_slice(&block);
        }
        _ => {}
    }
    let written = std::fs::write(target, &copy);
    debug_assert!(written.is_ok(), "{}", path.display());
    match way {
        5 => edit(target, dice),
        6 => foreign(target, dice),
        7 => reorder(target, dice),
        _ => false,
    }
}

fn open(target: &Path) -> Option<Connection> {
    let connection = Connection::open(target).ok()?;
    // speed: nobody will miss this file
    connection.pragma_update(None, "synchronous", "OFF").ok()?;
    Some(connection)
}

/// Changes, removes or adds a value with SQL, as an editor of databases would.
fn edit(target: &Path, dice: &mut SplitMix) -> bool {
    let Some(c) = open(target) else { return false };
    let frame = dice.below(40);
    let tables = ["state", "contact", "solve"];
    let table = tables[dice.below(tables.len() as u64) as usize];
    let column = ["x", "vx", "qw"][dice.below(3) as usize];
    let sql = match dice.below(8) {
        0 => format!("UPDATE frame SET kinetic = kinetic + {} WHERE frame = {frame}", dice.unit() + 1e-9),
        1 => format!("UPDATE frame SET wall_ns = wall_ns + 1 WHERE frame = {frame}"),
        2 if is_rows(&c) => format!("DELETE FROM {table} WHERE frame = {frame}"),
        2 => format!("DELETE FROM {table}_block WHERE {}", blocks(table, frame)),
        3 => "UPDATE meta SET value = value || ' ' WHERE key = 'scene'".to_owned(),
        4 => format!("UPDATE body SET mass = mass * {} WHERE id = 2", 1.0 + dice.unit()),
        5 if is_rows(&c) => format!("UPDATE state SET {column} = {column} + 1e-9 WHERE frame = {frame} AND body = 1"),
        5 => format!("UPDATE state_block SET data = zeroblob(length(data)) WHERE {}", blocks("state", frame)),
        6 => format!(
            "UPDATE event SET kind = 'woke' WHERE frame = (SELECT max(frame) FROM event WHERE frame <= {frame})"
        ),
        _ => "INSERT INTO meta VALUES ('note', 'hello')".to_owned(),
    };
    let _ = c.execute_batch(&sql);
    false
}

fn is_rows(c: &Connection) -> bool {
    c.query_row("SELECT type FROM sqlite_schema WHERE name = 'state_row'", [], |r| r.get::<_, String>(0)).is_ok()
}

/// The blocks of a frame.
fn blocks(table: &str, frame: u64) -> String {
    format!("block IN (SELECT block FROM list WHERE list = (SELECT {table} FROM source WHERE frame = {frame}))")
}

/// Schemas that are not ours: they must not even be opened.
fn foreign(target: &Path, dice: &mut SplitMix) -> bool {
    let Some(c) = open(target) else { return false };
    let sql = match dice.below(7) {
        0 => "CREATE TABLE extra (x)".to_owned(),
        1 => "CREATE VIEW peek AS SELECT * FROM meta".to_owned(),
        2 => "CREATE TRIGGER t AFTER INSERT ON meta BEGIN DELETE FROM frame; END".to_owned(),
        3 => "DROP VIEW state; CREATE VIEW state AS WITH RECURSIVE r(frame) AS (SELECT 0 UNION ALL SELECT frame FROM r) SELECT * FROM r"
            .to_owned(),
        4 => "DROP VIEW state; CREATE VIEW state AS SELECT load_extension('evil') AS frame".to_owned(),
        5 => "PRAGMA application_id = 7".to_owned(),
        _ => "ALTER TABLE frame ADD COLUMN more".to_owned(),
    };
    c.execute_batch(&sql).is_ok()
}

/// Swaps two frames, or moves the rows of one to another.
fn reorder(target: &Path, dice: &mut SplitMix) -> bool {
    let Some(mut c) = open(target) else { return false };
    let (a, b) = (dice.below(20), 20 + dice.below(20));
    let tables: &[&str] = if is_rows(&c) {
        &["frame", "state", "contact", "solve", "adjustment", "push", "edit", "joint_row", "motor", "event"]
    } else {
        &["frame", "source", "event"]
    };
    let whole = dice.below(2) == 0;
    let mut swap = || -> rusqlite::Result<()> {
        let t = c.transaction()?;
        for table in tables {
            if whole || *table == tables[1] {
                t.execute(&format!("UPDATE {table} SET frame = -1 WHERE frame = ?"), [a as i64])?;
                t.execute(&format!("UPDATE {table} SET frame = ?1 WHERE frame = ?2"), [a as i64, b as i64])?;
                t.execute(&format!("UPDATE {table} SET frame = ? WHERE frame = -1"), [b as i64])?;
            }
        }
        t.commit()
    };
    let _ = swap();
    false
}
