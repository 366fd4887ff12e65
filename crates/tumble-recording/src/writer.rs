//! Writing: a queue on one side, SQLite on the other, a thread between.
//!
//! The schema, the scene and frame 0 are committed before [`Writer::create`] returns, so that a run that is killed at
//! any moment leaves a file that opens. Frames are committed in batches; a committed frame survives the death of the
//! process. The queue is bounded: when it is full the simulation waits, no frame is ever dropped. When the disk
//! refuses, the recording stops where it is whole and says so; the simulation goes on.

use crate::capture::{self, Baseline, Place, Since, Tables};
use crate::error::Error;
use crate::joint_capture;
use crate::meta::{Meta, Setup, opening};
use crate::place;
use crate::schema::Layout;
use crate::sink::{Beginning, Ending, Sink};
use crate::table::Version;
use crate::words::FrameWords;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, TrySendError, channel, sync_channel,
};
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
    /// Steps of a frame: 1 records every step. Residual, verdict and events of a frame are those of all its steps.
    pub every: u64,
    /// Which tables are recorded.
    pub tables: Tables,
    /// Rows or chunks, instead of what the number of bodies says.
    pub layout: Option<Layout>,
    /// Most pages of the file: how tests make a full disk.
    pub most_pages: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        let (every, tables) = (1, Tables::ALL);
        Self { durable: false, queue: 8, commit_every: 0.1, every, tables, layout: None, most_pages: None }
    }
}

/// Outcome of a recording.
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

/// State that both threads share.
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
    origin: Baseline,
    /// Why no more frames are taken, though the disk would.
    ended: Option<String>,
    next: u64,
    every: u64,
    tables: Tables,
    /// Steps since frame 0.
    steps: u64,
    /// Their reports since the last frame.
    since: Since,
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
        let whole = setup.later.map_or(world, |l| l.whole);
        let layout = options.layout.unwrap_or_else(|| Layout::of(whole.body_count()));
        let meta = Meta::from_pairs(&opening(
            setup,
            world,
            layout,
            (options.durable, options.every.max(1), &options.tables.names()),
        ));
        let bodies = capture::bodies(whole, names);
        let joints = joint_capture::joints(world, setup.joints);
        let (durable, most_pages) = (options.durable, options.most_pages);
        let beginning = Beginning {
            version: Version::default(),
            layout,
            meta: &meta,
            files: setup.files,
            bodies: &bodies,
            joints: &joints,
            durable,
            most_pages,
        };
        let mut sink = Sink::create(path, &beginning)?;
        let identity = sink.identity();
        let mut first = FrameWords::default();
        capture::first(world, options.tables, &mut first);
        if let Err(e) = sink.one(&first) {
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
            .map_err(|e| {
                place::remove(path, identity);
                Error::io(path, e)
            })?;
        Ok(Self {
            path: path.to_path_buf(),
            jobs: Some(jobs),
            used,
            thread: Some(thread),
            shared,
            origin: Baseline::new(world, whole),
            ended: None,
            next: 1,
            every: options.every.max(1),
            tables: options.tables,
            steps: 0,
            since: Since::default(),
            waited: Duration::ZERO,
        })
    }

    /// Records the last step of `world`, which took `wall_ns` [ns], or takes note of it until a frame is due. Waits when the
    /// disk is behind. False when the recording has stopped; [`Self::stopped`] says why.
    pub fn frame(&mut self, world: &World, wall_ns: u64) -> bool {
        if self.jobs.is_none() {
            return false;
        }
        let report = world.report();
        self.origin.joints.follow_events(report);
        // a step that repeats the one before was not preceded by any change
        if !report.repeated
            && let Some(what) = self.origin.changed(world)
        {
            self.ended.get_or_insert_with(|| format!("{what}; a recording keeps what it began with"));
        }
        if self.stopped().is_some() {
            return false;
        }
        // nothing happened
        if report.refused.is_some() {
            return true;
        }
        self.steps += 1;
        self.since.add(report, self.next, wall_ns, self.tables);
        if self.since.steps < self.every { true } else { self.store(world) }
    }

    /// Records the last step of `world` although no frame is due yet; to be called at the end of a run.
    pub fn last(&mut self, world: &World) -> bool {
        if self.since.steps == 0 { true } else { self.store(world) }
    }

    fn store(&mut self, world: &World) -> bool {
        let Some(jobs) = &self.jobs else { return false };
        let same = self.since.repeated && self.next > 1;
        let place = Place { frame: self.next, step: self.steps };
        let mut frame = self.used.try_recv().unwrap_or_default();
        capture::step(world, &mut self.origin, place, &self.since, self.tables, same, &mut frame);
        self.since = Since::default();
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

    /// Ends the recording for a reason that is not its own, such as a step that was refused: it is closed as `stopped`, and says
    /// why.
    pub fn stop(&mut self, why: &str) {
        self.ended.get_or_insert_with(|| why.to_owned());
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

/// Steps that are longer may wake the recorder's thread for each frame [µs].
const LONG: u64 = 500;

/// How often frames come. To wake a thread that waits costs the simulation microseconds, and a step may be as short: the thread
/// looks for frames that come thick and fast by itself, every three of them, of the eight that the queue holds.
struct Pace {
    since: Instant,
    frames: u32,
    /// Time between two frames; none before a few have come.
    interval: Option<Duration>,
}

impl Pace {
    const FEW: u32 = 4;

    /// A frame came.
    fn count(&mut self) {
        self.frames += 1;
        if self.frames == Self::FEW {
            self.interval = Some(self.since.elapsed() / Self::FEW);
            (self.since, self.frames) = (Instant::now(), 0);
        }
    }

    /// The next order within some time.
    fn next(&self, orders: &Receiver<Job>, most: Duration) -> Result<Job, RecvTimeoutError> {
        for nap in [true, false] {
            match orders.try_recv() {
                Ok(job) => return Ok(job),
                Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
                Err(TryRecvError::Empty) => {}
            }
            match self.interval.filter(|t| nap && *t < Duration::from_micros(LONG) && 3 * *t < most) {
                Some(interval) => std::thread::sleep(3 * interval),
                None => break,
            }
        }
        orders.recv_timeout(most)
    }
}

/// The thread: takes frames, commits them in batches.
fn work(mut sink: Sink, orders: &Receiver<Job>, back: &Sender<Box<FrameWords>>, shared: &Shared, every: Duration) {
    let mut pending = 0;
    let mut since = Instant::now();
    let mut pace = Pace { since, frames: 0, interval: None };
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
        let received = if pending > 0 {
            pace.next(orders, left)
        } else {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        let order = match received {
            Ok(job) => Some(job),
            Err(RecvTimeoutError::Timeout) => None,
            // the recording thread is gone without a word: its frames so far are kept, and the file closed
            Err(RecvTimeoutError::Disconnected) => {
                Some(Job::Close { ending: Ending::Interrupted, waited_ns: 0, why: None })
            }
        };
        let mut outcome = Ok(());
        match order {
            Some(Job::Frame(frame)) => {
                pace.count();
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
            Some(Job::Close { ending, waited_ns, why }) => {
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
            None => outcome = settle(&mut sink, &mut pending),
        }
        if let Err(e) = outcome {
            pending = 0;
            sink.roll_back();
            shared.stop(&e);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::Reader;
    use crate::words::Words;

    /// The recording world is gone without a word: what came is kept, and the file is closed as interrupted.
    #[test]
    fn a_recorder_that_is_left_alone_closes_the_file() {
        let path = std::env::temp_dir().join(format!("tumble-alone-{}.db", std::process::id()));
        let world = World::new();
        let setup = Setup { name: "alone", format: "toml", step: 0.01, duration: 1.0, ..Setup::default() };
        let meta = Meta::from_pairs(&opening(&setup, &world, Layout::Rows, (false, 1, &Tables::ALL.names())));
        let bodies = Words::default();
        let beginning = Beginning::plain(&meta, &bodies);
        let mut sink = Sink::create(&path, &beginning).unwrap();
        let mut frame = Box::<FrameWords>::default();
        capture::first(&world, Tables::ALL, &mut frame);
        sink.one(&frame).unwrap();
        frame.frame = 1;
        let (jobs, orders) = sync_channel(1);
        let (back, _used) = channel();
        jobs.send(Job::Frame(frame)).unwrap();
        drop(jobs);
        let shared = Shared { committed: AtomicU64::new(1), ..Shared::default() };
        work(sink, &orders, &back, &shared, Duration::from_secs(3600));
        let reader = Reader::open(&path).unwrap();
        assert_eq!((reader.frame_count().unwrap(), reader.meta().text("ending")), (2, Some("interrupted")));
        drop(reader);
        std::fs::remove_file(&path).unwrap();
    }
}
