//! Memory that a step works in. Between steps it says nothing: a world has its own, or works in one that is lent to it, with the same bits.

use crate::account::ledger::Accounts;
use crate::base::handle::BodyId;
use crate::detect::pair_chunk::PairChunk;
use crate::solve::assemble::IslandWorkspace;
use crate::solve::carry::CarryOver;
use crate::state::motion::Edit;
use crate::time::drift::ChunkOutcome;
use crate::verify::again::Verifier;
use crate::verify::flight::Flights;
use std::sync::Mutex;

/// Memory to step worlds in, one after the other. A small world that steps in its own keeps twice as much memory as it needs to know its
/// future: a thousand of them leave the caches. One workspace per thread stays there; see [`World::within`](crate::World::within).
///
/// ```
/// use tumble::{BodyBuilder, Workspace, World};
/// let mut world = World::new();
/// world.add(BodyBuilder::ball(0.1))?;
/// let mut worlds = vec![world.clone(); 100];
/// let mut workspace = Workspace::default();
/// for one in &mut worlds {
///     one.within(&mut workspace, |w| { w.step(0.01); });
/// }
/// world.step(0.01);
/// assert!(worlds.iter().all(|w| w.state_hash() == world.state_hash()));
/// # Ok::<(), tumble::WorldError>(())
/// ```
#[derive(Debug, Default)]
pub struct Workspace {
    pub(crate) step: Box<StepWorkspace>,
    /// One for each thread of a step.
    pub(crate) islands: Vec<Mutex<IslandWorkspace>>,
    /// One for each chunk of pairs.
    pub(crate) chunks: Vec<PairChunk>,
}

/// Workspaces of the parts of a step.
#[derive(Debug, Default)]
pub(crate) struct StepWorkspace {
    /// A step began here and did not end: it panicked, and its data are in no order.
    pub(crate) open: bool,
    pub(crate) verifier: Verifier,
    pub(crate) flights: Flights,
    pub(crate) accounts: Accounts,
    pub(crate) carry: CarryOver,
    pub(crate) passes: Passes,
}

/// Results of the passes over chunks of bodies, kept for their memory; empty between passes.
#[derive(Debug, Default)]
pub(crate) struct Passes {
    pub(crate) to_midpoint: Vec<(Vec<Edit>, bool)>,
    pub(crate) kick: Vec<(Vec<BodyId>, bool)>,
    pub(crate) to_end: Vec<ChunkOutcome>,
}
