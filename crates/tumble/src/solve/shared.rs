//! Data that all islands of a step share while they are solved.

use super::island::Islands;
use crate::model::body::BodyKind;
use crate::model::settings::Settings;
use crate::state::contact::Contact;
use crate::system::System;
use crate::time::clock::Clock;
use tumble_math::DVec3;

/// Data that all islands of a step share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub(crate) system: &'a System,
    pub(crate) contacts: &'a [Contact],
    pub(crate) warm_starts: &'a [DVec3],
    pub(crate) islands: &'a Islands,
    pub(crate) settings: &'a Settings,
    pub(crate) clock: Clock,
    /// A draft: large islands with an impact are only swept; the solution shows which contacts are missing, and is not the last.
    pub(crate) draft: bool,
    /// An attempt of this step was solved before: bodies have the velocities that it gave them, to begin with.
    pub(crate) again: bool,
}

impl Shared<'_> {
    /// Overlap of the k-th contact of a list that is left alone [m].
    pub(super) fn slop(&self, list: &[u32], k: usize) -> f64 {
        list.get(k).and_then(|index| self.contacts.get(*index as usize)).map_or(0.0, |c| self.system.slop_of(c))
    }

    /// Whether a body moves as it is told to, or stands because it is told to.
    pub(super) fn is_driven(&self, slot: u32) -> bool {
        self.system.at(slot).is_some_and(|b| b.model.kind == BodyKind::Kinematic)
    }
}
