//! The rows of a batch: each a world of its own, kept in pieces of which a thread takes one at a time.

use crate::guard::{Signals, caught};
use crate::recipe::SceneText;
use crate::steps::Tally;
use pyo3::prelude::*;
use std::ops::{Index, IndexMut};
use tumble::{BodyRef, Workspace};
use tumble_scene::Script;

use super::pool::Pool;

/// Work of one thread below which no other is woken: several times what it takes to wake one [s].
const ALONE: f64 = 50e-6;
/// What a step of a row is taken for before one was made [s].
const ROW_STEP: f64 = 1e-6;
/// Pieces of a thread's share: what one thread is late with the others take, all but a half of the last piece, 1/64 of a share.
const PIECES: usize = 32;

/// Paths of a scene with the values of a row, in JSON.
pub(super) type Changes = Vec<(String, String)>;

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
    /// What is varied in this row.
    pub(super) changes: Changes,
    /// For tests: the next step panics, in the thread that makes it.
    pub(super) spoiled: bool,
}

impl Row {
    /// A row at its start.
    pub(super) fn new(world: tumble::World, script: Script, text: Option<SceneText>) -> Self {
        let start = world.snapshot();
        Self { world, script, start, tally: Tally::default(), failed: None, text, changes: Vec::new(), spoiled: false }
    }

    /// Goes to a state, and counts from there.
    pub(super) fn go_to(&mut self, state: Option<&tumble::Snapshot>) {
        self.world.restore(state.unwrap_or(&self.start));
        (self.tally, self.failed) = (Tally::default(), None);
    }
}

/// Numbers of bodies that are read of all rows at once.
#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Positions,
    Orientations,
    Velocities,
    Spins,
}

impl What {
    pub(super) const ALL: [Self; 4] = [Self::Positions, Self::Orientations, Self::Velocities, Self::Spins];

    /// Numbers of a body.
    pub(super) fn width(self) -> usize {
        if matches!(self, Self::Orientations) { 4 } else { 3 }
    }

    /// Adds those of all bodies of a world.
    pub(super) fn read(self, world: &tumble::World, to: &mut Vec<f64>) {
        let triple = |b: &BodyRef<'_>| match self {
            Self::Velocities => b.velocity().to_array(),
            Self::Spins => b.spin().to_array(),
            _ => b.position().to_array(),
        };
        for b in world.bodies() {
            if matches!(self, Self::Orientations) {
                let q = b.orientation();
                to.extend([q.w, q.x, q.y, q.z]);
            } else {
                to.extend(triple(&b));
            }
        }
    }
}

/// Rows that a thread takes together, with what it has read of them while they were at hand.
#[derive(Debug, Default)]
pub(super) struct Piece {
    pub(super) rows: Vec<Row>,
    /// Numbers after the last step, those that were asked for, in the order of `What`.
    pub(super) columns: [Vec<f64>; 4],
    /// Places of the rows that failed in the last step.
    pub(super) failed: Vec<usize>,
}

/// What a call asks of every row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub(super) dt: f64,
    pub(super) n: u64,
    pub(super) read: [bool; 4],
}

impl Piece {
    /// Steps its rows and reads them; rows that `go_on` forbids stay as they are.
    pub(super) fn advance(&mut self, asked: &Asked, workspace: &mut Workspace, mut go_on: impl FnMut() -> bool) {
        self.failed.clear();
        self.columns.iter_mut().for_each(Vec::clear);
        for (k, row) in self.rows.iter_mut().enumerate() {
            if row.failed.is_none() {
                advance(row, asked, workspace, &mut go_on);
                if row.failed.is_some() {
                    self.failed.push(k);
                }
            }
            for what in What::ALL {
                if asked.read[what as usize] {
                    what.read(&row.world, &mut self.columns[what as usize]);
                }
            }
        }
    }
}

/// Steps one row until `go_on` says no; a refusal or a panic stays in it.
fn advance(row: &mut Row, asked: &Asked, workspace: &mut Workspace, go_on: &mut impl FnMut() -> bool) {
    let Row { world, script, tally, spoiled, .. } = row;
    let panics = std::mem::take(spoiled);
    let dt = asked.dt;
    let mut steps = |world: &mut tumble::World| {
        for _ in 0..asked.n {
            if !go_on() {
                break;
            }
            if let Err(e) = script.act(world, dt) {
                return Some(e.to_string());
            }
            let report = world.step(dt);
            assert!(!panics, "on purpose");
            if let Some(e) = &report.refused {
                return Some(e.to_string());
            }
            tally.count(report);
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

/// The rows behind their lock.
#[derive(Debug)]
pub(crate) struct Rows {
    pub(super) pieces: Vec<Piece>,
    /// Rows of a piece; the last may have less.
    size: usize,
    n: usize,
    pub(crate) version: u64,
    /// Time that a step of all rows took one thread in the last call, or would have [s]: decides whether others pay.
    pace: f64,
    /// What the caller steps in: rows keep what they know of their future, and no more. Threads have one each.
    workspace: Workspace,
    pool: Pool,
    /// Arrays that were asked for since the last step, which are read with the next, and the version of those that were read.
    wanted: [bool; 4],
    read: [Option<u64>; 4],
}

impl Rows {
    /// Rows in pieces for so many threads.
    pub(super) fn new(all: Vec<Row>, threads: usize) -> Self {
        let n = all.len();
        let size = n.div_ceil(PIECES * threads.max(1)).max(1);
        let mut all = all.into_iter();
        let pieces = std::iter::from_fn(|| {
            let rows: Vec<Row> = all.by_ref().take(size).collect();
            (!rows.is_empty()).then(|| Piece { rows, ..Piece::default() })
        });
        Self {
            pieces: pieces.collect(),
            size,
            n,
            version: 0,
            pace: n as f64 * ROW_STEP,
            workspace: Workspace::default(),
            pool: Pool::default(),
            wanted: [false; 4],
            read: [None; 4],
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.n
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Row> {
        self.pieces.iter().flat_map(|p| &p.rows)
    }

    /// Numbers of all bodies of all rows, one after the other: read with the last step if they were expected, else now.
    pub(super) fn numbers(&mut self, what: What) -> Vec<f64> {
        let k = what as usize;
        self.wanted[k] = true;
        if self.read[k] == Some(self.version) {
            let columns: Vec<&[f64]> = self.pieces.iter().map(|p| p.columns[k].as_slice()).collect();
            return columns.concat();
        }
        let mut all = Vec::new();
        for row in self.iter() {
            what.read(&row.world, &mut all);
        }
        all
    }

    /// Steps all rows, by several threads if there is enough to do; who steps which changes no bit. Which rows failed and had not before,
    /// in their order.
    pub(super) fn advance(&mut self, (dt, n): (f64, u64), threads: usize) -> PyResult<Vec<usize>> {
        self.version += 1;
        let asked = Asked { dt, n, read: std::mem::take(&mut self.wanted) };
        let workers = if self.pace * (n as f64) < ALONE { 1 } else { threads.min(self.pieces.len()).max(1) };
        let clock = std::time::Instant::now();
        let outcome = if workers == 1 {
            alone(&mut self.pieces, &asked, &mut self.workspace)
        } else {
            self.pool.advance(&mut self.pieces, &asked, &mut self.workspace, workers)
        };
        if n > 0 {
            self.pace = clock.elapsed().as_secs_f64() * workers as f64 / n as f64;
        }
        outcome?;
        self.read = asked.read.map(|read| read.then_some(self.version));
        let failed = self.pieces.iter().enumerate().flat_map(|(p, piece)| piece.failed.iter().map(move |k| (p, k)));
        Ok(failed.map(|(p, k)| p * self.size + k).collect())
    }
}

impl Index<usize> for Rows {
    type Output = Row;
    fn index(&self, k: usize) -> &Row {
        &self.pieces[k / self.size].rows[k % self.size]
    }
}

impl IndexMut<usize> for Rows {
    fn index_mut(&mut self, k: usize) -> &mut Row {
        &mut self.pieces[k / self.size].rows[k % self.size]
    }
}

/// Steps all pieces in the caller's own thread, which hears signals.
fn alone(pieces: &mut [Piece], asked: &Asked, workspace: &mut Workspace) -> PyResult<()> {
    let mut ears = Ears::default();
    for piece in pieces {
        piece.advance(asked, workspace, || ears.go_on());
        ears.heard()?;
    }
    Ok(())
}

/// Hears signals while rows are stepped: every sixteenth step asks the clock.
#[derive(Debug)]
pub(super) struct Ears {
    signals: Signals,
    heard: PyResult<()>,
    made: u32,
}

impl Default for Ears {
    fn default() -> Self {
        Self { signals: Signals::new(), heard: Ok(()), made: 0 }
    }
}

impl Ears {
    /// Whether the next step may be made.
    pub(super) fn go_on(&mut self) -> bool {
        self.made = self.made.wrapping_add(1);
        if self.heard.is_ok() && self.made.is_multiple_of(16) {
            self.heard = self.signals.look();
        }
        self.heard.is_ok()
    }

    /// Asks the clock in any case.
    pub(super) fn listen(&mut self) {
        if self.heard.is_ok() {
            self.heard = self.signals.look();
        }
    }

    /// What a signal handler has raised.
    pub(super) fn heard(&mut self) -> PyResult<()> {
        std::mem::replace(&mut self.heard, Ok(()))
    }
}
