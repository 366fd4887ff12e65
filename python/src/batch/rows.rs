//! The rows of a batch: each a world of its own, stepped by whichever thread takes it.

use crate::guard::{Signals, caught};
use crate::recipe::SceneText;
use crate::steps::Tally;
use pyo3::prelude::*;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tumble::Workspace;
use tumble_scene::Script;

/// Work below which no other thread is woken.
pub(super) const ALONE: Duration = Duration::from_micros(150);
/// Time between two looks at the signals.
const LOOK: Duration = Duration::from_millis(20);

/// One world of a batch.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) world: tumble::World,
    pub(super) script: Script,
    pub(super) start: tumble::Snapshot,
    pub(super) tally: Tally,
    pub(super) failed: Option<String>,
    /// The scene with the values of this row; none where they are those of the scene.
    pub(super) text: Option<SceneText>,
}

/// The rows behind their lock.
#[derive(Debug)]
pub(crate) struct Rows {
    pub(crate) all: Vec<Row>,
    pub(crate) version: u64,
    /// Time that the last step of all rows took: decides whether threads pay.
    pub(super) last: Duration,
    /// What each thread steps in, the caller's first: rows keep what they know of their future, and no more.
    pub(super) workspaces: Vec<Workspace>,
}

impl Row {
    /// A row at its start.
    pub(super) fn new(world: tumble::World, script: Script, text: Option<SceneText>) -> Self {
        let start = world.snapshot();
        Self { world, script, start, tally: Tally::default(), failed: None, text }
    }

    /// Goes to a state, and counts from there.
    pub(super) fn go_to(&mut self, state: Option<&tumble::Snapshot>) {
        self.world.restore(state.unwrap_or(&self.start));
        (self.tally, self.failed) = (Tally::default(), None);
    }
}

/// Steps one row until `go_on` says no; a refusal or a panic stays in it.
fn advance(row: &mut Row, dt: f64, n: u64, workspace: &mut Workspace, mut go_on: impl FnMut() -> bool) {
    if row.failed.is_some() {
        return;
    }
    let Row { world, script, tally, .. } = row;
    let mut steps = |world: &mut tumble::World| {
        for _ in 0..n {
            if let Err(e) = script.act(world, dt) {
                return Some(e.to_string());
            }
            let report = world.step(dt);
            if let Some(e) = &report.refused {
                return Some(e.to_string());
            }
            tally.count(report);
            if !go_on() {
                break;
            }
        }
        None
    };
    let outcome = caught(|| world.within(workspace, &mut steps));
    match outcome {
        Ok(None) => {}
        Ok(refused) => row.failed = refused,
        Err(panic) => {
            row.world = tumble::World::new();
            row.world.restore(&row.start);
            row.failed = Some(format!("a defect of tumble: {panic}"));
        }
    }
}

/// Most pieces of a thread's share: what one thread is late with the others take.
const PIECES: usize = 8;

/// Steps all rows, by several threads if there is enough to do. Each has a share, the same in every call, and takes pieces of the others'
/// when it is done; who steps which changes no bit.
pub(super) fn advance_all(
    rows: &mut [Row],
    (dt, n): (f64, u64),
    (last, threads): (Duration, usize),
    workspaces: &mut Vec<Workspace>,
) -> PyResult<()> {
    let stop = AtomicBool::new(false);
    let workers = if last < ALONE { 1 } else { threads.min(rows.len()).max(1) };
    if workspaces.len() < workers {
        workspaces.resize_with(workers, Workspace::default);
    }
    let Some((own, lent)) = workspaces[..workers].split_first_mut() else { return Ok(()) };
    let share = rows.len().div_ceil(workers).max(1);
    let piece = share.div_ceil(PIECES);
    let shares: Vec<_> = rows.chunks_mut(share).map(|rows| Mutex::new(rows.chunks_mut(piece))).collect();
    let take = |thread: usize| {
        let turn = (0..shares.len()).map(|k| &shares[(thread + k) % shares.len()]);
        turn.filter_map(|share| share.lock().ok()?.next()).next()
    };
    let (caller, busy) = (std::thread::current(), AtomicUsize::new(lent.len()));
    let toil = |thread: usize, workspace: &mut Workspace| {
        while !stop.load(Ordering::Relaxed)
            && let Some(piece) = take(thread)
        {
            for row in piece {
                advance(row, dt, n, workspace, || !stop.load(Ordering::Relaxed));
            }
        }
        busy.fetch_sub(1, Ordering::Release);
        caller.unpark();
    };
    // the caller's own thread, which alone hears signals
    let lead = |workspace: &mut Workspace| -> PyResult<()> {
        let (mut signals, mut heard, mut made) = (Signals::new(), Ok(()), 0_u32);
        while let Some(piece) = take(0) {
            for row in piece {
                advance(row, dt, n, workspace, || {
                    made = made.wrapping_add(1);
                    if heard.is_ok() && made.is_multiple_of(16) {
                        heard = signals.look();
                    }
                    heard.is_ok()
                });
                if heard.is_err() {
                    stop.store(true, Ordering::Relaxed);
                    return heard;
                }
            }
        }
        Ok(())
    };
    if lent.is_empty() {
        return lead(own);
    }
    std::thread::scope(|scope| {
        let toil = &toil;
        let others: Vec<_> =
            lent.iter_mut().enumerate().map(|(k, one)| scope.spawn(move || toil(k + 1, one))).collect();
        let mut outcome = lead(own);
        // the others may still be at it: Ctrl-C is heard here too
        let mut signals = Signals::new();
        while outcome.is_ok() && busy.load(Ordering::Acquire) > 0 && others.iter().any(|t| !t.is_finished()) {
            std::thread::park_timeout(LOOK);
            if let Err(e) = signals.look() {
                stop.store(true, Ordering::Relaxed);
                outcome = Err(e);
            }
        }
        outcome
    })
}
