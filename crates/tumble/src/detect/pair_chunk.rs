//! Workspace of one chunk of the broad phase's pairs: contacts found, pairs left pending, memory of the narrow phase.

use crate::state::contact::Contact;
use std::sync::atomic::{AtomicUsize, Ordering};
use tumble_geometry::{Manifolds, PairMemory, QueryWorkspace, Workspace};
use tumble_math::Pose;

/// Pose of a shape at the detection, and a bound of the path of any of its points so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Track {
    pub(super) pose: Pose,
    /// Sum of all paths so far [m].
    pub(super) travelled: f64,
}

/// Memory of the narrow phase for two shapes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Remembered {
    pub(super) shapes: (u32, u32),
    pub(super) memory: PairMemory,
    /// Distance of the two, less the paths that both have travelled since [m].
    pub(super) apart: f64,
}

/// A broad-phase pair without contacts that must be checked again after the solve.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingPair {
    pub(crate) shapes: (u32, u32),
    /// Lower bound of their distance where they were looked for [m]; negative infinity where none is known.
    pub(crate) apart: f64,
}

/// Number of contacts that all chunks together may find [–].
#[derive(Debug)]
pub(super) struct Quota {
    most: usize,
    found: AtomicUsize,
}

impl Quota {
    pub(super) fn new(most: usize) -> Self {
        Self { most, found: AtomicUsize::new(0) }
    }

    /// Counts further contacts; false when there are too many.
    pub(super) fn count(&self, contacts: usize) -> bool {
        self.found.fetch_add(contacts, Ordering::Relaxed) + contacts <= self.most
    }

    pub(super) fn is_exceeded(&self) -> bool {
        self.found.load(Ordering::Relaxed) > self.most
    }
}

/// Workspace and results of one chunk of the pairs.
#[derive(Debug, Default)]
pub(crate) struct PairChunk {
    pub(super) workspace: Workspace,
    pub(super) manifolds: Manifolds,
    /// Touch of two shapes that have passed along each other.
    pub(super) passed: Manifolds,
    /// Touch of two shapes on the union of the ground.
    pub(super) resolved: Manifolds,
    pub(super) query: QueryWorkspace,
    pub(super) contacts: Vec<Contact>,
    /// Island of the last step of each contact that was taken over.
    pub(super) previous_islands: Vec<u32>,
    pub(super) memories: Vec<Remembered>,
    pub(super) pending: Vec<PendingPair>,
    pub(super) wake: Vec<u32>,
    pub(super) near: Vec<u32>,
    pub(super) swept: u32,
}

impl PairChunk {
    /// Counts the contacts from `start` on as swept; where they will touch is known already.
    pub(super) fn count_swept(&mut self, start: usize) {
        for c in &mut self.contacts[start..] {
            c.lift = 0.0;
        }
        self.swept += (self.contacts.len() - start) as u32;
    }
}
