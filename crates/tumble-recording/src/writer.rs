//! Writing: a queue on one side, SQLite on the other, a thread between.
//!
//! The schema, the scene and frame 0 are committed before [`Writer::create`] returns, so that a run that is killed at
//! any moment leaves a file that opens. Frames are committed in batches; a committed frame survives the death of the
//! process. The queue is bounded: when it is full the simulation waits, no frame is ever dropped. When the disk
//! refuses, the recording stops where it is whole and says so; the simulation goes on.

use crate::capture::{self, Origin};
use crate::checksum::Chain;
use crate::chunk;
use crate::error::Error;
use crate::meta::{Meta, SEAL, Setup, opening};
use crate::place::{self, Identity, Mark};
use crate::rows::{FrameWords, Words};
use crate::schema::{APPLICATION_ID, CHUNK_ROWS, Layout, VERSION, insert, statements};
use crate::table::{BODY, EVENT, FRAME, Kind, NOBODY, Table};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tumble::{BodyId, World};

/// Most frames of a commit: what a full disk may cost.
const BATCH: u64 = 64;

/// How a recording is written.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Committed frames survive a power cut too (`synchronous = FULL`), not only the death of the process.
    pub durable: bool,
    /// Frames that may wait for the disk; a full queue makes the simulation wait.
    pub queue: usize,
    /// Longest time between two commits [s].
    pub commit_every: f64,
    /// Rows or chunks, instead of what the number of bodies says.
    pub layout: Option<Layout>,
    /// Most pages of the file: how tests make a full disk.
    pub most_pages: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Self { durable: false, queue: 8, commit_every: 0.1, layout: None, most_pages: None }
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// As planned.
    Complete,
    /// Before its time, by the user.
    Interrupted,
}

/// What became of a recording.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Frames in the file, frame 0 included; none if the file was removed while it was written.
    pub frames: u64,
    /// Why the recording ends before the run did.
    pub stopped: Option<String>,
    /// Time that the simulation waited for the disk [ns].
    pub waited_ns: u64,
    /// Size of the file [bytes].
    pub bytes: u64,
}

/// What the two sides share.
#[derive(Debug, Default)]
struct Shared {
    committed: AtomicU64,
    stopped: Mutex<Option<String>>,
}

impl Shared {
    fn stop(&self, why: &Error) {
        if matches!(why, Error::Gone(_)) {
            self.committed.store(0, Ordering::Release);
        }
        if let Ok(mut stopped) = self.stopped.lock() {
            stopped.get_or_insert_with(|| why.to_string());
        }
    }

    fn stopped(&self) -> Option<String> {
        self.stopped.lock().ok().and_then(|s| s.clone())
    }
}

enum Job {
    Frame(Box<FrameWords>),
    Close { ending: Ending, waited_ns: u64, why: Option<String> },
}

/// Records a run.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    jobs: Option<SyncSender<Job>>,
    used: Receiver<Box<FrameWords>>,
    thread: Option<JoinHandle<()>>,
    shared: Arc<Shared>,
    origin: Origin,
    /// Why no more frames are taken, though the disk would.
    ended: Option<String>,
    next: u64,
    waited: Duration,
}

impl Writer {
    /// Makes the file, with the scene, the settings, the bodies and frame 0 in it. An older recording of that name is
    /// replaced; anything else is not.
    ///
    /// # Errors
    /// When the file cannot be made.
    pub fn create(
        path: &Path,
        setup: &Setup<'_>,
        world: &World,
        names: &[(BodyId, String)],
        options: &Options,
    ) -> Result<Self, Error> {
        let layout = options.layout.unwrap_or_else(|| Layout::of(world.body_count()));
        let meta = Meta::from_pairs(&opening(setup, world, layout, options.durable));
        let bodies = capture::bodies(world, names);
        let mut sink = Sink::create(path, layout, &meta, setup.files, &bodies, options)?;
        let mut first = FrameWords::default();
        capture::first(world, &mut first);
        if let Err(e) = sink.one(&first) {
            let identity = sink.identity;
            drop(sink);
            place::remove(path, identity);
            return Err(e);
        }
        let shared = Arc::new(Shared::default());
        shared.committed.store(1, Ordering::Release);
        let (jobs, orders) = sync_channel(options.queue.max(1));
        let (back, used) = channel();
        let theirs = Arc::clone(&shared);
        let every = Duration::from_secs_f64(options.commit_every.clamp(0.0, 3600.0));
        let thread = std::thread::Builder::new()
            .name("tumble-recorder".to_owned())
            .spawn(move || work(sink, &orders, &back, &theirs, every))
            .map_err(|e| Error::io(path, e))?;
        Ok(Self {
            path: path.to_path_buf(),
            jobs: Some(jobs),
            used,
            thread: Some(thread),
            shared,
            origin: Origin::new(world),
            ended: None,
            next: 1,
            waited: Duration::ZERO,
        })
    }

    /// Records the last step of `world`, which took `wall_ns` [ns]. Waits when the disk is behind. False when the
    /// recording has stopped; [`Self::stopped`] says why.
    pub fn frame(&mut self, world: &World, wall_ns: u64) -> bool {
        let Some(jobs) = &self.jobs else { return false };
        if let Some(what) = self.origin.changed(world) {
            self.ended.get_or_insert_with(|| format!("{what}; a recording keeps what it began with"));
        }
        if self.stopped().is_some() {
            return false;
        }
        // nothing happened
        if world.report().refused.is_some() {
            return true;
        }
        let mut frame = self.used.try_recv().unwrap_or_default();
        capture::step(world, &self.origin, self.next, wall_ns, &mut frame);
        match jobs.try_send(Job::Frame(frame)) {
            Ok(()) => {}
            Err(TrySendError::Full(job)) => {
                let clock = Instant::now();
                if jobs.send(job).is_err() {
                    return false;
                }
                self.waited += clock.elapsed();
            }
            Err(TrySendError::Disconnected(_)) => return false,
        }
        self.next += 1;
        true
    }

    /// Frames that are committed: they survive whatever happens to this process.
    #[must_use]
    pub fn committed(&self) -> u64 {
        self.shared.committed.load(Ordering::Acquire)
    }

    /// Why the recording has stopped, if it has.
    #[must_use]
    pub fn stopped(&self) -> Option<String> {
        self.shared.stopped().or_else(|| self.ended.clone())
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes what is left, seals the file and closes it.
    #[must_use]
    pub fn finish(mut self, ending: Ending) -> Summary {
        self.close(ending);
        let bytes = place::size(&self.path);
        Summary { frames: self.committed(), stopped: self.stopped(), waited_ns: self.waited.as_nanos() as u64, bytes }
    }

    fn close(&mut self, ending: Ending) {
        if let Some(jobs) = self.jobs.take() {
            // a thread that is gone has said why
            let why = self.ended.clone();
            let _ = jobs.send(Job::Close { ending, waited_ns: self.waited.as_nanos() as u64, why });
        }
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            self.shared.stop(&Error::Query("the recorder's thread panicked".to_owned()));
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close(Ending::Interrupted);
    }
}

/// The thread: takes frames, commits them in batches.
fn work(mut sink: Sink, orders: &Receiver<Job>, back: &Sender<Box<FrameWords>>, shared: &Shared, every: Duration) {
    let mut pending = 0;
    let mut since = Instant::now();
    let settle = |sink: &mut Sink, pending: &mut u64| -> Result<(), Error> {
        if *pending > 0 {
            sink.commit()?;
            shared.committed.fetch_add(*pending, Ordering::AcqRel);
            *pending = 0;
        }
        Ok(())
    };
    loop {
        let left = every.saturating_sub(since.elapsed());
        let order = if pending > 0 {
            orders.recv_timeout(left)
        } else {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        let mut outcome = Ok(());
        match order {
            Ok(Job::Frame(frame)) => {
                if shared.stopped().is_none() {
                    outcome = (|| {
                        if pending == 0 {
                            sink.begin()?;
                            since = Instant::now();
                        }
                        sink.write(&frame)?;
                        pending += 1;
                        if since.elapsed() >= every || pending >= BATCH {
                            settle(&mut sink, &mut pending)
                        } else {
                            Ok(())
                        }
                    })();
                }
                let _ = back.send(frame);
            }
            Ok(Job::Close { ending, waited_ns, why }) => {
                if shared.stopped().is_none()
                    && let Err(e) = settle(&mut sink, &mut pending)
                {
                    sink.roll_back();
                    shared.stop(&e);
                }
                let frames = shared.committed.load(Ordering::Acquire);
                let why = shared.stopped().or(why);
                if let Err(e) = sink.close(ending, frames, why.as_deref(), waited_ns) {
                    shared.stop(&e);
                }
                return;
            }
            Err(RecvTimeoutError::Timeout) => outcome = settle(&mut sink, &mut pending),
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if let Err(e) = outcome {
            pending = 0;
            sink.roll_back();
            shared.stop(&e);
        }
    }
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
    /// Says to other writers that the name is taken; dropped after the connection.
    mark: Option<Mark>,
}

impl Sink {
    /// Makes the file with all that is known before the first frame, and commits it. A file that cannot be finished so far
    /// is not left behind.
    pub(crate) fn create(
        path: &Path,
        layout: Layout,
        meta: &Meta,
        files: &[(String, Vec<u8>)],
        bodies: &Words,
        options: &Options,
    ) -> Result<Self, Error> {
        let _alone = place::alone(path);
        place::clear(path)?;
        let identity = place::take(path)?;
        let begun = Self::begin_file(path, identity, layout, meta, files, bodies, options);
        if begun.is_err() {
            place::remove(path, identity);
        }
        begun
    }

    fn begin_file(
        path: &Path,
        identity: Identity,
        layout: Layout,
        meta: &Meta,
        files: &[(String, Vec<u8>)],
        bodies: &Words,
        options: &Options,
    ) -> Result<Self, Error> {
        let connection = Connection::open(path)?;
        // until the log takes over, a commit is the removal of a journal: one that came back after a power cut would undo the
        // file's beginning and all that follows, so the folder is synced as well
        connection.pragma_update(None, "synchronous", "EXTRA")?;
        connection.pragma_update(None, "page_size", layout.page_size())?;
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
        connection.pragma_update(None, "user_version", VERSION)?;
        // a network file system cannot do it and stays with its own journal: slower, as safe
        let _: String = connection.query_row("PRAGMA journal_mode = WAL", [], |r| r.get(0))?;
        connection.pragma_update(None, "synchronous", if options.durable { "FULL" } else { "NORMAL" })?;
        // 32 MiB of log before it is folded into the file
        connection.pragma_update(None, "wal_autocheckpoint", (32 << 20) / layout.page_size())?;
        connection.pragma_update(None, "cache_size", -16_384)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.set_prepared_statement_cache_capacity(32);
        if let Some(pages) = options.most_pages {
            let _: i64 = connection.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |r| r.get(0))?;
        }
        connection.execute_batch("BEGIN")?;
        for (_, _, sql) in statements(layout) {
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
        opening_checksum(&mut chain, meta, files, bodies);
        let path = path.to_path_buf();
        let mut sink = Self { connection, path, identity, layout, chain, safe: chain, bytes: Vec::new(), mark: None };
        sink.rows(&BODY, None, bodies)?;
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
        if self.is_gone() { Err(Error::Gone(self.path.clone())) } else { Ok(()) }
    }

    /// Begins, writes and commits one frame.
    fn one(&mut self, frame: &FrameWords) -> Result<(), Error> {
        self.begin()?;
        self.write(frame)?;
        self.commit()
    }

    /// Whether the name leads to another file or to none: SQLite writes on into what nobody can open any more.
    fn is_gone(&self) -> bool {
        Identity::of(&self.path) != self.identity
    }

    fn roll_back(&mut self) {
        // SQLite may have rolled back by itself
        let _ = self.connection.execute_batch("ROLLBACK");
        self.chain = self.safe;
    }

    /// Writes a frame with its checksum.
    pub(crate) fn write(&mut self, f: &FrameWords) -> Result<(), Error> {
        self.chain = self.chain.frame(f);
        {
            let mut statement = self.connection.prepare_cached(&insert(&FRAME, true))?;
            statement.raw_bind_parameter(1, f.frame.cast_signed())?;
            let mut words = f.row.words.iter();
            for (k, c) in FRAME.columns.iter().enumerate() {
                bind(&mut statement, k + 2, c.kind, words.next().copied().unwrap_or_default())?;
            }
            statement.raw_bind_parameter(FRAME.columns.len() + 2, format!("{:016x}", self.chain.0))?;
            statement.raw_execute()?;
        }
        for (table, rows) in &f.tables()[1..] {
            if self.layout == Layout::Rows || **table == EVENT {
                self.rows(table, Some(f.frame), rows)?;
            } else {
                self.chunks(table, f.frame, rows)?;
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
        if self.is_gone() {
            // closing would remove the log of whoever has the name now
            let path = self.path;
            std::mem::forget(self.connection);
            return Err(Error::Gone(path));
        }
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

    /// Folds the log into the file. Someone who reads at this moment keeps the log alive; it is then folded later.
    pub(crate) fn close_file(self) {
        self.connection.flush_prepared_statement_cache();
        let _ = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        // as at the beginning: a journal must not come back
        let _ = self.connection.pragma_update(None, "synchronous", "EXTRA");
        let _ = self.connection.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()));
    }
}

/// The first link of the chain: all that is known before the first frame.
pub(crate) fn opening_checksum(chain: &mut Chain, meta: &Meta, files: &[(String, Vec<u8>)], bodies: &Words) {
    meta.opening_checksum(chain);
    chain.word(files.len() as u64);
    for (name, data) in files {
        chain.text(Some(name));
        chain.bytes(data);
    }
    chain.table(&BODY, bodies);
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
