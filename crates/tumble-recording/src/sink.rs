//! The file that is written: its beginning, its frames, its seal.
//!
//! Everything here is done at once and by one thread; queue, batches and what to do about a full disk are the
//! `writer`'s.

use crate::blocks::{Kept, Next};
use crate::checksum::{Chain, Digest};
use crate::chunk;
use crate::error::Error;
use crate::joint_table::JOINT;
use crate::meta::{Meta, SEAL};
use crate::place::{self, Identity, Mark};
use crate::schema::{APPLICATION_ID, CHUNK_ROWS, CHUNKED, Layout, insert, statements};
use crate::storage;
use crate::table::{BODY, EVENT, FRAME, KINDS, Kind, NOBODY, Table, Version};
use crate::words::{FrameWords, Words};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// As planned.
    Complete,
    /// Before its time, by the user.
    Interrupted,
}

/// Start of a recording.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beginning<'a> {
    pub(crate) version: Version,
    pub(crate) layout: Layout,
    pub(crate) meta: &'a Meta,
    /// Files that the scene names, with their bytes.
    pub(crate) files: &'a [(String, Vec<u8>)],
    pub(crate) bodies: &'a Words,
    pub(crate) joints: &'a Words,
    /// Committed frames survive a power cut too.
    pub(crate) durable: bool,
    /// Most pages of the file: how tests make a full disk.
    pub(crate) most_pages: Option<u32>,
}

/// The file.
#[derive(Debug)]
pub(crate) struct Sink {
    connection: Connection,
    path: PathBuf,
    /// The file that was made.
    identity: Identity,
    layout: Layout,
    chain: Chain,
    /// The chain at the last commit.
    safe: Chain,
    bytes: Vec<u8>,
    /// Stored state of each table of a frame.
    kept: [Kept; CHUNKED.len()],
    next: Next,
    /// For each slot, whether its body never moves.
    fixed: Vec<bool>,
    /// Says to other writers that the name is taken; dropped after the connection.
    mark: Option<Mark>,
}

impl Sink {
    /// Makes the file with all that is known before the first frame, and commits it. A file that cannot be finished so far
    /// is not left behind.
    pub(crate) fn create(path: &Path, beginning: &Beginning<'_>) -> Result<Self, Error> {
        let _alone = place::alone(path);
        place::clear(path)?;
        let identity = place::take(path)?;
        let begun = Self::begin_file(path, identity, beginning);
        if begun.is_err() {
            place::remove(path, identity);
        }
        begun
    }

    fn begin_file(path: &Path, identity: Identity, beginning: &Beginning<'_>) -> Result<Self, Error> {
        let &Beginning { version, layout, meta, files, bodies, joints, durable, most_pages } = beginning;
        let connection = Connection::open(path)?;
        // until the log takes over, a commit is the removal of a journal: one that came back after a power cut would undo the
        // file's beginning and all that follows, so the folder is synced as well
        connection.pragma_update(None, "synchronous", "EXTRA")?;
        connection.pragma_update(None, "page_size", layout.page_size())?;
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
        connection.pragma_update(None, "user_version", version.number())?;
        // a network file system cannot do it and stays with its own journal: slower, as safe
        let _: String = connection.query_row("PRAGMA journal_mode = WAL", [], |r| r.get(0))?;
        connection.pragma_update(None, "synchronous", if durable { "FULL" } else { "NORMAL" })?;
        // 32 MiB of log before it is folded into the file
        connection.pragma_update(None, "wal_autocheckpoint", (32 << 20) / layout.page_size())?;
        connection.pragma_update(None, "cache_size", -16_384)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.set_prepared_statement_cache_capacity(32);
        if let Some(pages) = most_pages {
            let _: i64 = connection.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |r| r.get(0))?;
        }
        connection.execute_batch("BEGIN")?;
        for (_, _, sql) in statements(layout, version) {
            connection.execute_batch(&sql)?;
        }
        if layout == Layout::Chunks {
            let mut lane = connection.prepare("INSERT INTO lane VALUES (?)")?;
            for i in 0..CHUNK_ROWS {
                lane.execute([i as i64])?;
            }
        }
        let mut chain = Chain::START;
        for (key, value) in meta.values() {
            let value = if key == "layout" { Value::Text(layout.name().to_owned()) } else { value.clone() };
            connection.execute("INSERT INTO meta VALUES (?, ?)", rusqlite::params![key, value])?;
        }
        for (name, data) in files {
            connection.execute("INSERT INTO file VALUES (?, ?)", rusqlite::params![name, data])?;
        }
        opening_checksum(&mut chain, meta, files, bodies, joints);
        let path = path.to_path_buf();
        let mut sink = Self {
            connection,
            path,
            identity,
            layout,
            chain,
            safe: chain,
            bytes: Vec::new(),
            kept: Default::default(),
            next: Next::default(),
            fixed: fixed(bodies),
            mark: None,
        };
        sink.rows(&BODY, None, bodies)?;
        sink.rows(&JOINT, None, joints)?;
        sink.commit()?;
        sink.mark = place::mark(&sink.path);
        Ok(sink)
    }

    pub(crate) fn begin(&mut self) -> Result<(), Error> {
        Ok(self.connection.execute_batch("BEGIN")?)
    }

    pub(crate) fn commit(&mut self) -> Result<(), Error> {
        self.connection.execute_batch("COMMIT")?;
        self.safe = self.chain;
        self.is_ours()
    }

    /// Begins, writes and commits one frame.
    pub(crate) fn one(&mut self, frame: &FrameWords) -> Result<(), Error> {
        self.begin()?;
        self.write(frame)?;
        self.commit()
    }

    /// Which file was made.
    pub(crate) fn identity(&self) -> Identity {
        self.identity
    }

    /// An error when the name leads to another file or to none: SQLite writes on into a file that has no name any more.
    fn is_ours(&self) -> Result<(), Error> {
        if Identity::of(&self.path) == self.identity { Ok(()) } else { Err(Error::Gone(self.path.clone())) }
    }

    pub(crate) fn roll_back(&mut self) {
        // SQLite may have rolled back by itself
        let _ = self.connection.execute_batch("ROLLBACK");
        self.chain = self.safe;
    }

    /// Writes a frame with its checksum.
    pub(crate) fn write(&mut self, f: &FrameWords) -> Result<(), Error> {
        if f.version == Version::Two {
            self.chain = self.chain.frame(f);
        } else {
            self.keep(f)?;
        }
        {
            let table = f.version.table(&FRAME);
            let mut statement = match f.version {
                Version::Two => self.connection.prepare_cached(&insert(table, true))?,
                Version::Three => self.connection.prepare_cached(&FRAME_ROW)?,
            };
            statement.raw_bind_parameter(1, f.frame.cast_signed())?;
            let mut words = f.row.words.iter();
            for (k, c) in table.columns.iter().enumerate() {
                bind(&mut statement, k + 2, c.kind, words.next().copied().unwrap_or_default())?;
            }
            statement.raw_bind_parameter(table.columns.len() + 2, format!("{:016x}", self.chain.0))?;
            statement.raw_execute()?;
        }
        for (table, rows) in &f.tables()[1..] {
            if **table == EVENT {
                self.rows(table, Some(f.frame), rows)?;
            } else if f.version != Version::Two {
                // kept already
            } else if self.layout == Layout::Rows {
                self.rows(table, Some(f.frame), rows)?;
            } else {
                self.chunks(table, f.frame, rows)?;
            }
        }
        Ok(())
    }

    /// Stores what a frame has that the one before had not, and computes its checksum.
    fn keep(&mut self, f: &FrameWords) -> Result<(), Error> {
        let tables = f.tables();
        if !f.same {
            let framed = tables[1..].iter().filter(|(t, _)| **t != EVENT);
            for (k, (table, rows)) in framed.enumerate() {
                if self.kept[k].take(table, &rows.words, &self.fixed, &mut self.next) {
                    self.blocks(table, k)?;
                }
                self.kept[k].digest = Digest::of(table, rows);
            }
        }
        let mut statement = self.connection.prepare_cached(&SOURCE)?;
        statement.raw_bind_parameter(1, f.frame.cast_signed())?;
        for (k, kept) in self.kept.iter().enumerate() {
            statement.raw_bind_parameter(k + 2, kept.list)?;
        }
        statement.raw_execute()?;
        // frame, its own row, the tables, the events: as a reader computes it from all words
        let mut chain = self.chain;
        chain.word(f.frame);
        chain.table(tables[0].0, tables[0].1);
        self.kept.iter().for_each(|kept| chain.digest(&kept.digest));
        for (table, rows) in tables[1..].iter().filter(|(t, _)| **t == EVENT) {
            chain.table(table, rows);
        }
        self.chain = chain;
        Ok(())
    }

    /// Stores the list of a table and its new blocks.
    fn blocks(&mut self, table: &Table, k: usize) -> Result<(), Error> {
        let (kept, bytes) = (&self.kept[k], &mut self.bytes);
        let mut list = self.connection.prepare_cached("INSERT INTO list VALUES (?, ?, ?)")?;
        for b in &kept.blocks {
            list.execute(rusqlite::params![kept.list, b.start as i64, b.id])?;
        }
        let width = storage::width(table);
        let sql = match self.layout {
            Layout::Rows => &ROWS[k],
            Layout::Chunks => &BLOCKS[k],
        };
        let mut statement = self.connection.prepare_cached(sql)?;
        let new = kept.blocks.iter().filter(|b| b.new);
        if self.layout == Layout::Chunks {
            for b in new {
                let data = chunk::store(kept.of(b, width), width, bytes);
                statement.execute(rusqlite::params![b.id, b.count as i64, data])?;
            }
            return Ok(());
        }
        let kinds: Vec<Kind> = storage::stored(table).map(|c| c.kind).collect();
        let placed = storage::place(table).is_some();
        let first = 2 + usize::from(placed);
        // a parameter keeps its value from row to row: what is as in the row above is not bound again
        let mut above: Option<&[u64]> = None;
        for b in new {
            statement.raw_bind_parameter(1, b.id)?;
            for (i, row) in kept.of(b, width).chunks_exact(width).enumerate() {
                if placed {
                    statement.raw_bind_parameter(2, i as i64)?;
                }
                for (c, (kind, w)) in kinds.iter().zip(row).enumerate() {
                    if above.is_none_or(|above| above[c] != *w) {
                        bind(&mut statement, first + c, *kind, *w)?;
                    }
                }
                statement.raw_execute()?;
                above = Some(row);
            }
        }
        Ok(())
    }

    fn rows(&mut self, table: &Table, frame: Option<u64>, rows: &Words) -> Result<(), Error> {
        if rows.words.is_empty() {
            return Ok(());
        }
        let mut statement = self.connection.prepare_cached(&insert(table, frame.is_some()))?;
        let first = 1 + usize::from(frame.is_some());
        let mut texts = rows.texts.iter();
        for row in rows.words.chunks_exact(table.width()) {
            if let Some(frame) = frame {
                statement.raw_bind_parameter(1, frame.cast_signed())?;
            }
            let mut words = row.iter();
            for (k, c) in table.columns.iter().enumerate() {
                if c.kind == Kind::Text {
                    statement.raw_bind_parameter(first + k, texts.next().and_then(Option::as_deref))?;
                } else {
                    bind(&mut statement, first + k, c.kind, words.next().copied().unwrap_or_default())?;
                }
            }
            statement.raw_execute()?;
        }
        Ok(())
    }

    fn chunks(&mut self, table: &Table, frame: u64, rows: &Words) -> Result<(), Error> {
        let sql = format!("INSERT INTO {}_chunk (frame, count, data) VALUES (?, ?, ?)", table.name);
        let mut statement = self.connection.prepare_cached(&sql)?;
        for words in rows.words.chunks(CHUNK_ROWS * table.width()) {
            let data = chunk::store(words, table.width(), &mut self.bytes);
            let count = (words.len() / table.width()) as i64;
            statement.execute(rusqlite::params![frame.cast_signed(), count, data])?;
        }
        Ok(())
    }

    /// Says how the run ended, seals the file, and leaves one portable file behind.
    pub(crate) fn close(self, ending: Ending, frames: u64, stopped: Option<&str>, waited_ns: u64) -> Result<(), Error> {
        let word = match (stopped, ending) {
            (Some(_), _) => "stopped",
            (None, Ending::Complete) => "complete",
            (None, Ending::Interrupted) => "interrupted",
        };
        let mut closing: Vec<(&'static str, Value)> = vec![
            ("ending", Value::Text(word.to_owned())),
            ("frames", Value::Integer(frames as i64)),
            ("waited_ns", Value::Integer(waited_ns as i64)),
        ];
        closing.extend(stopped.map(|why| ("stopped", Value::Text(why.to_owned()))));
        self.seal(&closing)
    }

    /// Adds the closing keys and their seal, and leaves one portable file behind.
    pub(crate) fn seal(self, closing: &[(&'static str, Value)]) -> Result<(), Error> {
        self.is_ours()?;
        let seal = Meta::from_pairs(closing).seal(self.chain.0);
        let write = || -> Result<(), Error> {
            self.connection.execute_batch("BEGIN")?;
            for (key, value) in closing {
                self.connection.execute("INSERT INTO meta VALUES (?, ?)", rusqlite::params![key, value])?;
            }
            self.connection
                .execute("INSERT INTO meta VALUES (?, ?)", rusqlite::params![SEAL, format!("{seal:016x}")])?;
            Ok(self.connection.execute_batch("COMMIT")?)
        };
        let outcome = write();
        if outcome.is_err() {
            let _ = self.connection.execute_batch("ROLLBACK");
        }
        self.close_file();
        outcome
    }

    /// Folds the log into the file. A reader at this moment keeps the log alive; it is then folded later.
    pub(crate) fn close_file(self) {
        // giving up the log removes it by its name, and that is another run's by now; closing alone looks first
        if self.is_ours().is_err() {
            return;
        }
        self.connection.flush_prepared_statement_cache();
        let _ = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        // as at the beginning: a journal must not come back
        let _ = self.connection.pragma_update(None, "synchronous", "EXTRA");
        let _ = self.connection.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()));
    }
}

/// `INSERT` for a frame, and for the rows and blocks of its tables: to put them together costs as much as a frame at rest.
static FRAME_ROW: LazyLock<String> = LazyLock::new(|| insert(&FRAME, true));
static ROWS: LazyLock<[String; CHUNKED.len()]> = LazyLock::new(|| CHUNKED.map(storage::insert));
static BLOCKS: LazyLock<[String; CHUNKED.len()]> =
    LazyLock::new(|| CHUNKED.map(|t| format!("INSERT INTO {}_block VALUES (?, ?, ?)", t.name)));

/// `INSERT` for the lists of a frame.
static SOURCE: LazyLock<String> =
    LazyLock::new(|| format!("INSERT INTO source VALUES ({})", vec!["?"; CHUNKED.len() + 1].join(", ")));

/// For each slot, whether its body never moves.
fn fixed(bodies: &Words) -> Vec<bool> {
    let mut all = Vec::new();
    for row in bodies.words.chunks_exact(BODY.width()) {
        let slot = usize::try_from(row[0]).unwrap_or(usize::MAX);
        if KINDS.get(row[1] as usize) == Some(&"fixed") && slot < MOST_SLOTS {
            if all.len() <= slot {
                all.resize(slot + 1, false);
            }
            all[slot] = true;
        }
    }
    all
}

/// Slots that are looked at: a copy of a stranger's file may have any number.
const MOST_SLOTS: usize = 1 << 24;

/// The first link of the chain: all that is known before the first frame.
pub(crate) fn opening_checksum(
    chain: &mut Chain,
    meta: &Meta,
    files: &[(String, Vec<u8>)],
    bodies: &Words,
    joints: &Words,
) {
    meta.opening_checksum(chain);
    chain.word(files.len() as u64);
    for (name, data) in files {
        chain.text(Some(name));
        chain.bytes(data);
    }
    chain.table(&BODY, bodies);
    // a recording of format 2 has none, and no word for that
    if !joints.words.is_empty() {
        chain.table(&JOINT, joints);
    }
}

fn bind(statement: &mut rusqlite::Statement<'_>, at: usize, kind: Kind, w: u64) -> rusqlite::Result<()> {
    match kind {
        Kind::Body if w == NOBODY => statement.raw_bind_parameter(at, rusqlite::types::Null),
        Kind::Integer | Kind::Body => statement.raw_bind_parameter(at, w.cast_signed()),
        // SQLite makes NULL of what is not a number
        Kind::Real => statement.raw_bind_parameter(at, f64::from_bits(w)),
        Kind::Hex => statement.raw_bind_parameter(at, format!("{w:016x}")),
        Kind::Name(names) => statement.raw_bind_parameter(at, names.get(w as usize).copied()),
        Kind::Text => Ok(()),
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    impl<'a> Beginning<'a> {
        /// Plain tables, no files, nothing asked for.
        pub(crate) fn plain(meta: &'a Meta, bodies: &'a Words) -> Self {
            let (version, joints) = (Version::default(), bodies);
            Self { version, layout: Layout::Rows, meta, files: &[], bodies, joints, durable: false, most_pages: None }
        }
    }

    /// A file that was removed by hand and made anew by another run: closing the old one, in whatever way, leaves the log of
    /// the new one alone.
    #[test]
    fn leaving_a_file_that_is_gone_keeps_the_log_of_the_next_run() {
        let ways: [fn(Sink); 3] = [drop, Sink::close_file, |s| {
            let outcome = s.close(Ending::Complete, 1, None, 0);
            assert!(matches!(outcome, Err(Error::Gone(_))), "{outcome:?}");
        }];
        let meta = Meta::from_pairs(&[]);
        let bodies = Words::default();
        let beginning = Beginning::plain(&meta, &bodies);
        for (k, leave) in ways.into_iter().enumerate() {
            let path = std::env::temp_dir().join(format!("tumble-sink-{}-{k}.db", std::process::id()));
            let beside = |end: &str| PathBuf::from(format!("{}{end}", path.display()));
            let mut old = Sink::create(&path, &beginning).unwrap();
            old.one(&FrameWords::default()).unwrap();
            for end in ["", "-wal", "-shm"] {
                std::fs::remove_file(beside(end)).unwrap();
            }
            let mut new = Sink::create(&path, &beginning).unwrap();
            new.one(&FrameWords::default()).unwrap();
            leave(old);
            assert!(beside("-wal").exists(), "way {k}");
            drop(new);
            let frames = Connection::open(&path).unwrap().query_row("SELECT count(*) FROM frame", [], |r| r.get(0));
            assert_eq!(frames, Ok(1_i64), "way {k}");
            std::fs::remove_file(&path).unwrap();
        }
    }
}
