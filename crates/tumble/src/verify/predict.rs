//! The contacts that were predicted in a step, and which pairs are verified for more.

use super::constrain::BOTH_CENTRES;
use crate::solve::island::Islands;
use crate::solve::task::IslandSolve;
use crate::state::contact::{Contact, NEW, Origin};
use crate::system::{Body, System};
use crate::time::clock::Clock;
use rayon::ThreadPool;
use tumble_geometry::{Manifolds, QueryWorkspace, Workspace};
use tumble_math::DVec3;

/// Most times in a step that predicted contacts of two shapes are replaced by later predictions [–].
const MOST_REPLACED: usize = 2;

/// The answer of a solve, to be verified.
#[derive(Clone, Copy)]
pub(crate) struct Answer<'a> {
    pub(crate) clock: Clock,
    pub(crate) contacts: &'a [Contact],
    pub(crate) islands: &'a Islands,
    pub(crate) tasks: &'a [IslandSolve],
    /// Some body may come through another until the next detection.
    pub(crate) fast: bool,
    /// Every body knows what it knew in the last step.
    pub(crate) all_same: bool,
    /// The same, and every answer is that of the last step.
    pub(crate) unchanged: bool,
    pub(crate) pool: Option<&'a ThreadPool>,
}

impl Answer<'_> {
    /// Whether an island is large and has an impact.
    pub(super) fn has_impact(&self, island: u32) -> bool {
        self.tasks.get(island as usize).is_some_and(|t| t.has_impact)
    }
}

/// Which pairs are verified.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// All whose verification is not closed.
    All,
    /// Of these, pairs of large islands with an impact only: the others will have another answer.
    ImpactIslands,
    /// All pairs that may come out on the other side of each other, or be deep in each other.
    TunnellingOnly,
}

impl Scope {
    /// Whether a pair is verified, in a large island with an impact or not.
    pub(super) fn of(self, (a, b): (Body<'_>, Body<'_>), has_impact: impl Fn() -> bool) -> bool {
        let done = |body: Body<'_>| body.step.verification_closed || !body.is_active();
        match self {
            Self::All => !(done(a) && done(b)),
            Self::ImpactIslands => !(done(a) && done(b)) && has_impact(),
            Self::TunnellingOnly => true,
        }
    }
}

/// The contacts that were predicted in a step, with buffers.
#[derive(Debug, Default)]
pub(crate) struct Predictions {
    pub(crate) contacts: Vec<Contact>,
    /// In the order of their keys, while they are added.
    sorted: Vec<Contact>,
    pub(super) workspace: Workspace,
    pub(super) query: QueryWorkspace,
    pub(super) manifolds: Manifolds,
    pub(super) settled: Manifolds,
    /// Shapes of which predicted contacts were replaced in this step, once for each attempt in which some were.
    replaced: Vec<(u32, u32)>,
    /// An overlap was predicted again whose contact had been replaced too often to be replaced once more.
    pub(super) dropped: bool,
}

impl Predictions {
    /// Takes the bias from contacts of two bodies that impulses move and that were predicted to overlap: it is that of their turning
    /// before the solve, and the solve has made it another one.
    pub(crate) fn hold_where_they_are(&self, system: &System, contacts: &mut [Contact]) {
        if self.contacts.is_empty() {
            return;
        }
        let mut pairs: Vec<(u32, u32)> = self.contacts.iter().map(|c| c.shapes).collect();
        pairs.sort_unstable();
        let moves = |slot: u32| system.at(slot).is_some_and(|b| b.is_dynamic());
        for c in contacts.iter_mut().filter(|c| c.bias != DVec3::ZERO) {
            if pairs.binary_search(&c.shapes).is_ok() && moves(c.body_a.slot) && moves(c.body_b.slot) {
                c.bias = DVec3::ZERO;
            }
        }
    }

    /// Adds the predicted contacts to the found ones, in their order. Returns their number. One that the last attempt had as well,
    /// among its contacts `last`, is still of the island that it was in.
    pub(crate) fn add_to(
        &mut self,
        contacts: &mut Vec<Contact>,
        previous_islands: &mut Vec<u32>,
        last: &[Contact],
    ) -> u32 {
        debug_assert!(contacts.is_sorted_by_key(Contact::key));
        self.sorted.clear();
        self.sorted.extend_from_slice(&self.contacts);
        self.sorted.sort_by_key(Contact::key);
        let mut found = contacts.len();
        contacts.extend_from_slice(&self.sorted);
        previous_islands.resize(contacts.len(), NEW);
        // from the back, so that every contact moves once and none is overwritten before it has moved
        let mut free = contacts.len();
        while let Some(next) = self.sorted.last() {
            free -= 1;
            if found > 0 && contacts[found - 1].key() > next.key() {
                found -= 1;
                (contacts[free], previous_islands[free]) = (contacts[found], previous_islands[found]);
            } else {
                (contacts[free], previous_islands[free]) = with_island(next, last);
                self.sorted.pop();
            }
        }
        self.contacts.len() as u32
    }

    /// Forgets the predictions of bodies that are solved at another time than when they were made.
    pub(crate) fn forget_moved(&mut self, system: &System) {
        let moved = |slot: u32| system.at(slot).is_some_and(|b| b.step.offset != b.step.was_offset);
        self.contacts.retain(|c| !moved(c.body_a.slot) && !moved(c.body_b.slot));
    }

    /// Forgets the predictions of the last step.
    pub(crate) fn clear(&mut self) {
        self.contacts.clear();
        self.replaced.clear();
    }

    /// Whether predicted contacts of two shapes were replaced as often as they may be.
    pub(super) fn is_spent(&self, shapes: (u32, u32)) -> bool {
        self.replaced.iter().filter(|s| **s == shapes).count() >= MOST_REPLACED
    }

    /// Merges the predictions beyond the first `known` with those: a contact of the same features was solved and was not
    /// enough, since bodies turn on curves. The new one takes its place, but not often. True when a contact is new or
    /// replaced; `added` gets each.
    pub(super) fn merge(&mut self, known: usize, mut added: impl FnMut(&Contact)) -> bool {
        let (mut at, before) = (known, self.replaced.len());
        let mut replaced: Vec<(u32, u32)> = Vec::new();
        while at < self.contacts.len() {
            let new = self.contacts[at];
            let mend = !self.is_spent(new.shapes);
            if let Some(old) = self.contacts[..known].iter_mut().find(|c| c.key() == new.key()) {
                if mend || (new.origin == Origin::Centre && new.feature == BOTH_CENTRES) {
                    *old = new;
                    added(old);
                    if !replaced.contains(&new.shapes) {
                        replaced.push(new.shapes);
                    }
                } else {
                    self.dropped = true;
                }
                self.contacts.remove(at);
            } else {
                at += 1;
            }
        }
        self.contacts[known..].iter().for_each(added);
        self.replaced.append(&mut replaced);
        self.replaced.len() > before || self.contacts.len() > known
    }
}

/// A predicted contact and the island that it was in among those of the last attempt, sorted by their keys, with the answer that it had
/// there, should its island be the same; `NEW` for one that the attempt did not have, or had otherwise.
fn with_island(c: &Contact, last: &[Contact]) -> (Contact, u32) {
    let known = |o: &&Contact| {
        o.predicted
            && (o.point, o.frame, o.gap, o.lever_a, o.lever_b) == (c.point, c.frame, c.gap, c.lever_a, c.lever_b)
            && (o.friction, o.restitution, o.origin) == (c.friction, c.restitution, c.origin)
    };
    let found = last.binary_search_by_key(&c.key(), Contact::key).ok();
    found.and_then(|k| last.get(k)).filter(known).map_or((*c, NEW), |o| (*o, o.island))
}

/// Notes that the islands of a contact know something new.
pub(super) fn mark_overlooked(islands: &Islands, overlooked: &mut [bool], c: &Contact) {
    for slot in [c.body_a.slot, c.body_b.slot] {
        if let Some(overlooked) = overlooked.get_mut(islands.of(slot) as usize) {
            *overlooked = true;
        }
    }
}
