//! What one stretch of the broad phase's pairs comes to, with the memory that it needs.

use crate::state::contact::Contact;
use tumble_geometry::{Manifolds, PairMemory, QueryWorkspace, Workspace};
use tumble_math::Pose;

/// Where a shape is when contacts are looked for, and how far any of its points can have got in all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Track {
    pub(super) pose: Pose,
    /// [m], at most [`LONGEST`].
    pub(super) way: f64,
}

/// What is remembered of two shapes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Remembered {
    pub(super) shapes: (u32, u32),
    pub(super) memory: PairMemory,
    /// They are apart by this, less the ways of both [m].
    pub(super) apart: f64,
}

/// Two shapes without contacts that may come to meet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loose {
    pub(crate) shapes: (u32, u32),
    /// They would meet unless another contact keeps them apart. The others only meet if something strikes them.
    pub(crate) anyway: bool,
}

/// What one stretch of the pairs comes to, with the memory that it needs.
#[derive(Debug, Default)]
pub(super) struct Lane {
    pub(super) workspace: Workspace,
    pub(super) manifolds: Manifolds,
    /// Where two shapes touch after they have passed along each other.
    pub(super) passed: Manifolds,
    /// Where two shapes touch as the whole ground has it.
    pub(super) settled: Manifolds,
    pub(super) query: QueryWorkspace,
    pub(super) contacts: Vec<Contact>,
    /// Island of the last step of each contact that was taken over.
    pub(super) former: Vec<u32>,
    pub(super) memories: Vec<Remembered>,
    pub(super) loose: Vec<Loose>,
    pub(super) wake: Vec<u32>,
    pub(super) near: Vec<u32>,
    pub(super) swept: u32,
}

impl Lane {
    /// Marks the contacts from `start` on as found along a way.
    pub(super) fn mark_swept(&mut self, start: usize) {
        for c in &mut self.contacts[start..] {
            (c.swept, c.lift) = (true, 0.0);
        }
        self.swept += (self.contacts.len() - start) as u32;
    }
}
