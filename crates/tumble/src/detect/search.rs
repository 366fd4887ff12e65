//! The narrow phase of a chunk of pairs: near points, corners and internal edges ahead, sweeps.

use super::ground::Ground;
use super::pair::{ShapePair, trusted_margin};
use super::pair_chunk::{PairChunk, PendingPair, Quota, Remembered, Track};
use super::sweep::{path, stay_apart, sweep_beyond, touch_ahead};
use crate::state::contact::{Contact, NEW, Origin};
use crate::system::System;
use crate::time::clock::Clock;
use tumble_geometry::{Aabb, PairMemory, Touch, collide_again};
use tumble_math::order::min;

/// Fraction of the sizes of two shapes by which a pair must be farther apart than its margin to be skipped [–]: above rounding, which
/// is 2e-16 of their coordinates. Chosen, not derived; skipping changes the time of a step, not its contacts.
const SKIP_MARGIN: f64 = 1e-9;

/// Contacts that a chunk finds before it counts them against the quota of all [–]: seldom enough to cost nothing. Chosen, not derived.
const COUNT_INTERVAL: usize = 256;

/// The contacts of the last step, or of the last attempt of this one.
#[derive(Clone, Copy)]
pub(crate) struct Previous<'k> {
    /// Two bodies that are the same have the contacts that they had.
    pub(crate) usable: bool,
    /// Sorted by shapes and features.
    pub(crate) contacts: &'k [Contact],
}

/// Input of the narrow phase.
pub(super) struct Known<'k> {
    pub(super) boxes: &'k [Aabb],
    pub(super) tracks: &'k [Track],
    pub(super) pairs: &'k [Remembered],
    /// Pairs that were pending in the last detection, in order.
    pub(super) pending: &'k [PendingPair],
    pub(super) ground: &'k Ground,
    pub(super) last: Previous<'k>,
    pub(super) quota: &'k Quota,
}

/// Outcome of the narrow phase of a near pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NearOutcome {
    /// All contacts that they have.
    Seen,
    /// They only pass along each other.
    Passes,
}

impl PairChunk {
    /// The contacts of a chunk of pairs. Two unchanged bodies have the contacts that they had. Ends early where
    /// all chunks together have found more than their quota.
    pub(super) fn find(&mut self, system: &System, clock: Clock, pairs: &[(u32, u32)], known: &Known<'_>) {
        self.contacts.clear();
        self.previous_islands.clear();
        self.memories.clear();
        self.pending.clear();
        self.wake.clear();
        self.swept = 0;
        let Some(first) = pairs.first() else { return };
        let mut at = known.last.contacts.partition_point(|c| c.shapes < *first);
        let mut last = known.pairs.partition_point(|m| m.shapes < *first);
        let mut counted = 0;
        for &shapes in pairs {
            if self.contacts.len() - counted >= COUNT_INTERVAL {
                if !known.quota.count(self.contacts.len() - counted) {
                    return;
                }
                counted = self.contacts.len();
            }
            let Some(pair) = ShapePair::of(system, shapes, known.boxes) else { continue };
            while known.pairs.get(last).is_some_and(|m| m.shapes < shapes) {
                last += 1;
            }
            let old = known.pairs.get(last).filter(|m| m.shapes == shapes);
            let far = pair.wanted() > trusted_margin(pair.a.0, pair.b.0);
            let start = self.contacts.len();
            if known.last.usable && pair.a.1.step.same && pair.b.1.step.same {
                self.memories.extend(old);
                self.take_over(shapes, known.last.contacts, &mut at);
                if self.contacts.len() == start {
                    let was =
                        known.pending.binary_search_by_key(&shapes, |l| l.shapes).ok().map(|at| known.pending[at]);
                    let unknown = PendingPair { shapes, apart: f64::NEG_INFINITY };
                    self.pending.extend(was.or(far.then_some(unknown)));
                }
                continue;
            }
            let near = self.collide_near(system, clock, &pair, old, known);
            // a mesh is one shape, but not convex: beyond the near contacts there may be more
            let apart = if far { self.apart(&pair, known) } else { f64::NEG_INFINITY };
            if far && near != NearOutcome::Passes && (self.contacts.len() == start || pair.is_with_mesh()) {
                self.sweep_pair(system, clock, (&pair, apart), known, start);
            }
            // and a body that an impact sends back may meet it elsewhere
            let is_open = far && pair.is_with_mesh();
            if is_open || ((far || near != NearOutcome::Seen) && self.contacts.len() == start) {
                self.pending.push(PendingPair { shapes, apart });
            }
            self.contacts[start..].sort_unstable_by_key(Contact::key_in_pair);
            self.previous_islands.resize(self.contacts.len(), NEW);
            if self.contacts.len() > start {
                self.wake_sleepers(&pair);
            }
        }
        known.quota.count(self.contacts.len() - counted);
    }

    /// Takes over the contacts that two shapes had; `at` walks along the sorted list of all.
    fn take_over(&mut self, shapes: (u32, u32), contacts: &[Contact], at: &mut usize) {
        while contacts.get(*at).is_some_and(|c| c.shapes < shapes) {
            *at += 1;
        }
        while let Some(c) = contacts.get(*at).filter(|c| c.shapes == shapes) {
            // predicted contacts are added to the found ones later
            if !c.predicted {
                self.swept += u32::from(!c.origin.is_place());
                self.previous_islands.push(c.island);
                self.contacts.push(*c);
            }
            *at += 1;
        }
    }

    /// Adds all points of two shapes that are nearer than both can reach. A pair that was apart and cannot have come near
    /// enough is skipped.
    fn collide_near(
        &mut self,
        system: &System,
        clock: Clock,
        pair: &ShapePair<'_>,
        old: Option<&Remembered>,
        known: &Known<'_>,
    ) -> NearOutcome {
        let ((ka, kb), (ca, _), (cb, _)) = (pair.shapes, pair.a, pair.b);
        let (at_a, at_b) = (&known.tracks[ka as usize], &known.tracks[kb as usize]);
        let margin = min(pair.wanted(), trusted_margin(ca, cb));
        let travelled = at_a.travelled + at_b.travelled;
        if let Some(old) =
            old.filter(|m| m.apart - travelled > margin + SKIP_MARGIN * (ca.bounding_radius + cb.bounding_radius))
        {
            self.memories.push(*old);
            return NearOutcome::Seen;
        }
        let mut memory = old.map_or_else(PairMemory::default, |m| m.memory);
        let (ws, found, settings) = (&mut self.workspace, &mut self.manifolds, system.model.settings.geometry);
        collide_again(&ca.shape, &at_a.pose, &cb.shape, &at_b.pose, margin, settings, &mut memory, ws, found);
        // points are short and contacts long: sorted here, contacts need not be moved
        found.sort_by_feature();
        if !memory.is_empty() {
            self.memories.push(Remembered { shapes: pair.shapes, memory, apart: memory.apart() + travelled });
        }
        let poses = (&at_a.pose, &at_b.pose);
        let motion = pair.motion(poses, self.distance(), clock.horizon(pair.offset()));
        let start = self.contacts.len();
        let contacts = &mut self.contacts;
        let buffers = (&mut self.workspace, &mut self.resolved);
        let touch = known.ground.resolve(system, (pair, poses), &self.manifolds, buffers, |normal, parts, p| {
            pair.push(system, normal, parts, (p, Origin::Near), contacts);
        });
        // a surface that is met in another way than the two shapes by themselves has the contacts ahead, too
        if touch == Touch::Instead {
            return NearOutcome::Seen;
        }
        let found = self.contacts.len();
        if self.pass_along((system, known.ground), pair, &motion) {
            self.contacts.drain(start..found);
            return NearOutcome::Passes;
        }
        if self.add_corner_contacts((system, known.ground), pair, &motion) {
            self.contacts.drain(start..found);
        }
        NearOutcome::Seen
    }

    /// Lower bound of the distance of a pair that was just looked at [m]; negative infinity where its memory has none.
    fn apart(&self, pair: &ShapePair<'_>, known: &Known<'_>) -> f64 {
        let ((ka, kb), (ca, _), (cb, _)) = (pair.shapes, pair.a, pair.b);
        let Some(own) = self.memories.last().filter(|m| m.shapes == pair.shapes) else { return f64::NEG_INFINITY };
        let travelled = known.tracks[ka as usize].travelled + known.tracks[kb as usize].travelled;
        own.apart - travelled - SKIP_MARGIN * (ca.bounding_radius + cb.bounding_radius)
    }

    /// Adds the first touch of the paths of two shapes that are too fast for nearness; their near contacts are those from `start`
    /// on.
    fn sweep_pair(
        &mut self,
        system: &System,
        clock: Clock,
        (pair, apart): (&ShapePair<'_>, f64),
        known: &Known<'_>,
        start: usize,
    ) {
        let ((ka, kb), (ca, a), (cb, b)) = (pair.shapes, pair.a, pair.b);
        let time = clock.horizon(pair.offset());
        if stay_apart(pair, (a.step.free, b.step.free), time, apart) {
            return;
        }
        let (at_a, at_b) = (&known.tracks[ka as usize].pose, &known.tracks[kb as usize].pose);
        let paths = (path(ca, a, at_a, a.step.free), path(cb, b, at_b, b.step.free));
        let of_mesh = |c: &Contact| pair.of_mesh(c.parts, c.feature);
        self.near.clear();
        self.near.extend(self.contacts[start..].iter().filter_map(of_mesh).map(|(facet, _)| facet));
        let Some(hit) = sweep_beyond(ca, &paths.0, cb, &paths.1, time, &self.near, &mut self.query) else { return };
        // nothing is nearer than that
        let motion = pair.motion((at_a, at_b), trusted_margin(ca, cb), clock.horizon(pair.offset()));
        if self.passes_along((system, known.ground), pair, &motion) {
            return;
        }
        let found = self.contacts.len();
        let memory = (&mut self.workspace, &mut self.manifolds, &mut self.resolved);
        touch_ahead((system, known.ground), &hit, pair, &paths, memory, |normal, parts, point, _| {
            let feature = pair.of_mesh(parts, point.feature);
            if feature.is_none() || !self.contacts[start..found].iter().any(|c| of_mesh(c) == feature) {
                pair.push(system, normal, parts, (&point, Origin::Swept), &mut self.contacts);
            }
        });
        self.count_swept(found);
    }

    /// Notes a sleeping body of a pair that an awake one touches.
    fn wake_sleepers(&mut self, pair: &ShapePair<'_>) {
        let ((ca, a), (cb, b)) = (pair.a, pair.b);
        for (body, other, slot) in [(a, b, ca.body), (b, a, cb.body)] {
            if body.state.asleep && other.is_moving() {
                self.wake.push(slot);
            }
        }
    }
}
