//! The threads of a batch: begun when they first pay, kept from call to call.
//!
//! A piece of rows belongs to one thread at a time: it goes to the thread that steps it and comes back, so that nothing is borrowed across
//! threads. The caller is one of them, waits for no thread that never came, and alone hears signals. A thread that is done looks for the next
//! call for some time before it sleeps: calls follow each other sooner than a thread wakes. A fork has the memory of its parent and none of
//! its threads: the child begins its own.

use super::rows::{Asked, Ears, Piece};
use crate::guard::caught;
use pyo3::prelude::*;
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{JoinHandle, Thread};
use std::time::{Duration, Instant};
use tumble::Workspace;

/// How long a thread that has nothing to do looks out before it sleeps: about as long as it takes to wake one.
const LOOKOUT: Duration = Duration::from_micros(50);
/// Time between two looks at the signals while the others are still at it.
const LISTEN: Duration = Duration::from_millis(20);

/// The guard, also after a panic of another thread: panics are caught where rows are stepped.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A call: its pieces, and how far they are.
#[derive(Debug)]
struct Call {
    asked: Asked,
    pieces: Vec<Mutex<Option<Piece>>>,
    /// Pieces of a share; each thread begins with its own, the same in every call.
    share: usize,
    /// Pieces taken of each share, or more.
    taken: Vec<AtomicUsize>,
    /// Pieces that are not back.
    left: AtomicUsize,
    stop: AtomicBool,
    caller: Thread,
}

impl Call {
    fn new(pieces: &mut [Piece], asked: &Asked, workers: usize) -> Self {
        let share = pieces.len().div_ceil(workers).max(1);
        Self {
            asked: *asked,
            share,
            taken: (0..pieces.len().div_ceil(share)).map(|_| AtomicUsize::new(0)).collect(),
            left: AtomicUsize::new(pieces.len()),
            stop: AtomicBool::new(false),
            caller: std::thread::current(),
            pieces: pieces.iter_mut().map(|p| Mutex::new(Some(std::mem::take(p)))).collect(),
        }
    }

    /// The next piece for a thread: of its own share, then of the others'.
    fn next(&self, thread: usize) -> Option<usize> {
        let shares = self.taken.len();
        (0..shares).map(|k| (thread + k) % shares).find_map(|s| {
            let (first, end) = (s * self.share, self.pieces.len().min((s + 1) * self.share));
            let piece = first + self.taken[s].fetch_add(1, Relaxed);
            (piece < end).then_some(piece)
        })
    }

    /// Has a piece stepped and brings it back.
    fn step(&self, piece: usize, workspace: &mut Workspace, go_on: impl FnMut() -> bool) {
        let taken = lock(&self.pieces[piece]).take();
        if let Some(mut rows) = taken {
            let outcome = caught(|| rows.advance(&self.asked, workspace, go_on));
            if let Err(panic) = outcome {
                let why = format!("a defect of tumble: {panic}");
                rows.rows.iter_mut().for_each(|r| r.failed = Some(why.clone()));
                rows.failed = (0..rows.rows.len()).collect();
            }
            *lock(&self.pieces[piece]) = Some(rows);
        }
        self.back(1);
    }

    fn back(&self, pieces: usize) {
        if self.left.fetch_sub(pieces, AcqRel) == pieces {
            self.caller.unpark();
        }
    }

    /// What the threads beside the caller's do.
    fn help(&self, thread: usize, workspace: &mut Workspace) {
        let go_on = || !self.stop.load(Relaxed);
        while go_on()
            && let Some(piece) = self.next(thread)
        {
            self.step(piece, workspace, go_on);
        }
    }

    /// What the caller does: its share, and waiting for what others have taken. What a signal handler raised comes out when all pieces are
    /// back, each row after a whole step.
    fn lead(&self, workspace: &mut Workspace) -> PyResult<()> {
        let mut ears = Ears::default();
        let mut outcome = Ok(());
        while outcome.is_ok()
            && let Some(piece) = self.next(0)
        {
            self.step(piece, workspace, || ears.go_on());
            outcome = ears.heard();
        }
        let clock = Instant::now();
        loop {
            if outcome.is_err() && !self.stop.swap(true, Relaxed) {
                // what nobody has taken is not stepped
                while self.next(0).is_some() {
                    self.back(1);
                }
            }
            if self.left.load(Acquire) == 0 {
                return outcome;
            }
            if clock.elapsed() < LOOKOUT {
                std::hint::spin_loop();
            } else {
                std::thread::park_timeout(LISTEN);
            }
            if outcome.is_ok() {
                ears.listen();
                outcome = ears.heard();
            }
        }
    }
}

/// Where threads find their work.
#[derive(Debug, Default)]
struct Post {
    now: Mutex<Now>,
    bell: Condvar,
    /// The turn that is in `now`, for those who look out.
    turn: AtomicU64,
}

#[derive(Debug, Default)]
struct Now {
    turn: u64,
    call: Option<Arc<Call>>,
    over: bool,
    asleep: usize,
}

impl Post {
    fn tell(&self, call: Option<Arc<Call>>, over: bool) {
        let mut now = lock(&self.now);
        now.turn += 1;
        (now.call, now.over) = (call, over);
        self.turn.store(now.turn, Release);
        if now.asleep > 0 {
            self.bell.notify_all();
        }
    }

    /// The next call after a turn; none when it is over.
    fn next(&self, last: &mut u64) -> Option<Arc<Call>> {
        let clock = Instant::now();
        while self.turn.load(Acquire) == *last && clock.elapsed() < LOOKOUT {
            std::hint::spin_loop();
        }
        let mut now = lock(&self.now);
        while !now.over {
            if now.turn != *last {
                *last = now.turn;
                if let Some(call) = &now.call {
                    return Some(Arc::clone(call));
                }
            }
            now.asleep += 1;
            now = self.bell.wait(now).unwrap_or_else(PoisonError::into_inner);
            now.asleep -= 1;
        }
        None
    }
}

/// The threads beside the caller's, once there are any.
#[derive(Debug, Default)]
pub(super) struct Pool(Option<Threads>);

#[derive(Debug)]
struct Threads {
    /// The process that began them.
    process: u32,
    post: Arc<Post>,
    all: Vec<JoinHandle<()>>,
}

impl Pool {
    /// Steps all pieces with so many threads, the caller among them.
    pub(super) fn advance(
        &mut self,
        pieces: &mut [Piece],
        asked: &Asked,
        workspace: &mut Workspace,
        workers: usize,
    ) -> PyResult<()> {
        let threads = self.threads();
        threads.begin(workers - 1);
        let call = Arc::new(Call::new(pieces, asked, workers));
        threads.post.tell(Some(Arc::clone(&call)), false);
        let outcome = call.lead(workspace);
        lock(&threads.post.now).call = None;
        for (to, from) in pieces.iter_mut().zip(&call.pieces) {
            *to = lock(from).take().unwrap_or_default();
        }
        outcome
    }

    /// Those of this process. Threads of another cannot be told anything: nobody is there who listens, and a lock may be held for ever.
    fn threads(&mut self) -> &mut Threads {
        let process = std::process::id();
        if self.0.as_ref().is_some_and(|t| t.process != process) {
            std::mem::forget(self.0.take());
        }
        self.0.get_or_insert_with(|| Threads { process, post: Arc::default(), all: Vec::new() })
    }
}

impl Threads {
    /// Threads up to a number, or as many as the system gives.
    fn begin(&mut self, count: usize) {
        while self.all.len() < count {
            let (post, own) = (Arc::clone(&self.post), self.all.len() + 1);
            let serve = move || {
                let (mut workspace, mut last) = (Workspace::default(), 0);
                while let Some(call) = post.next(&mut last) {
                    call.help(own, &mut workspace);
                }
            };
            let Ok(thread) = std::thread::Builder::new().name(format!("tumble-{own}")).spawn(serve) else { return };
            self.all.push(thread);
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let Some(threads) = self.0.take() else { return };
        if threads.process != std::process::id() {
            std::mem::forget(threads);
            return;
        }
        threads.post.tell(None, true);
        for thread in threads.all {
            // it ended, one way or the other
            drop(thread.join());
        }
    }
}
