//! The narrow phase of a stretch of pairs: near points, corners and seams ahead, sweeps.

use super::ahead::{path, sweep, touch_ahead};
use super::ground::Ground;
use super::lane::{Lane, Loose, Remembered, Track};
use super::pair::{Two, trusted_margin};
use crate::state::contact::{Contact, NEW, SWEPT};
use crate::system::System;
use crate::time::clock::Clock;
use tumble_geometry::{Aabb, PairMemory, collide_again};
use tumble_math::order::min;

/// Part of the sizes of two shapes by which they must be farther apart than asked for, to be sure [–].
const ASIDE: f64 = 1e-9;

/// The contacts of the last step, or of the last attempt of this one.
#[derive(Clone, Copy)]
pub(crate) struct Previous<'k> {
    /// Two bodies that are the same have the contacts that they had.
    pub(crate) usable: bool,
    /// Sorted by shapes and features.
    pub(crate) contacts: &'k [Contact],
}

/// What the search for contacts goes by.
pub(super) struct Known<'k> {
    pub(super) boxes: &'k [Aabb],
    pub(super) tracks: &'k [Track],
    pub(super) pairs: &'k [Remembered],
    /// Pairs that were loose when contacts were last looked for, in order.
    pub(super) loose: &'k [Loose],
    pub(super) ground: &'k Ground,
    pub(super) last: Previous<'k>,
}

/// What a look at two shapes near each other came to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Near {
    /// All contacts that they have.
    Seen,
    /// They only pass along each other.
    Passes,
    /// Some are those of other shapes of the ground.
    Elsewhere,
}

impl Lane {
    /// The contacts of a stretch of pairs. Two bodies that are what they were have the contacts that they had.
    pub(super) fn find(&mut self, system: &System, clock: Clock, pairs: &[(u32, u32)], known: &Known<'_>) {
        self.contacts.clear();
        self.former.clear();
        self.memories.clear();
        self.loose.clear();
        self.wake.clear();
        self.swept = 0;
        let Some(first) = pairs.first() else { return };
        let mut at = known.last.contacts.partition_point(|c| c.shapes < *first);
        let mut last = known.pairs.partition_point(|m| m.shapes < *first);
        for &shapes in pairs {
            let Some(two) = Two::of(system, shapes, known.boxes) else { continue };
            while known.pairs.get(last).is_some_and(|m| m.shapes < shapes) {
                last += 1;
            }
            let old = known.pairs.get(last).filter(|m| m.shapes == shapes);
            let far = two.wanted() > trusted_margin(two.a.0, two.b.0);
            let start = self.contacts.len();
            if known.last.usable && two.a.1.step.same && two.b.1.step.same {
                self.memories.extend(old);
                self.take_over(shapes, &known.last.contacts, &mut at);
                if self.contacts.len() == start {
                    let was = known.loose.binary_search_by_key(&shapes, |l| l.shapes).ok().map(|at| known.loose[at]);
                    self.loose.extend(was.or(far.then_some(Loose { shapes, anyway: false })));
                }
                continue;
            }
            let near = self.look_near(system, clock, &two, old, known);
            if far && near != Near::Passes && self.contacts.len() == start {
                self.look_ahead(system, clock, &two, known);
            }
            if (far || near != Near::Seen) && self.contacts.len() == start {
                self.loose.push(Loose { shapes, anyway: near == Near::Elsewhere });
            }
            self.contacts[start..].sort_unstable_by_key(Contact::key);
            self.former.resize(self.contacts.len(), NEW);
            if self.contacts.len() > start {
                self.wake_sleepers(&two);
            }
        }
    }

    /// Takes over the contacts that two shapes had; `at` walks along the sorted list of all.
    fn take_over(&mut self, shapes: (u32, u32), contacts: &[Contact], at: &mut usize) {
        while contacts.get(*at).is_some_and(|c| c.shapes < shapes) {
            *at += 1;
        }
        while let Some(c) = contacts.get(*at).filter(|c| c.shapes == shapes) {
            // what was foreseen is added to what is found
            if !c.is_predicted() {
                self.swept += u32::from(c.swept);
                self.former.push(c.island);
                self.contacts.push(*c);
            }
            *at += 1;
        }
    }

    /// Adds all points of two shapes that are nearer than both can reach. What was apart and cannot have come near enough
    /// is not looked at.
    fn look_near(
        &mut self,
        system: &System,
        clock: Clock,
        two: &Two<'_>,
        old: Option<&Remembered>,
        known: &Known<'_>,
    ) -> Near {
        let ((ka, kb), (ca, _), (cb, _)) = (two.shapes, two.a, two.b);
        let (at_a, at_b) = (&known.tracks[ka as usize], &known.tracks[kb as usize]);
        let margin = min(two.wanted(), trusted_margin(ca, cb));
        let ways = at_a.way + at_b.way;
        if let Some(old) = old.filter(|m| m.apart - ways > margin + ASIDE * (ca.size + cb.size)) {
            self.memories.push(*old);
            return Near::Seen;
        }
        let mut pair = old.map_or_else(PairMemory::default, |m| m.memory);
        let (ws, found, settings) = (&mut self.workspace, &mut self.manifolds, system.model.settings.geometry);
        collide_again(&ca.shape, &at_a.pose, &cb.shape, &at_b.pose, margin, settings, &mut pair, ws, found);
        if !pair.is_empty() {
            self.memories.push(Remembered { shapes: two.shapes, memory: pair, apart: pair.apart() + ways });
        }
        let poses = (&at_a.pose, &at_b.pose);
        let ways = two.ways(poses, self.distance(), clock.horizon(two.is_from_start()));
        if self.pass_along((system, known.ground), two, &ways) {
            return Near::Passes;
        }
        let start = self.contacts.len();
        let contacts = &mut self.contacts;
        let memory = (&mut self.workspace, &mut self.settled);
        let gone = known.ground.settle(system, (two, poses), &self.manifolds, memory, |normal, parts, p| {
            two.push(system, normal, parts, p, contacts);
        });
        let found = self.contacts.len();
        // what the ground has where they are counts before what it has where they come to
        if (!gone || found == start) && self.lean((system, known.ground), two, &ways) {
            self.contacts.drain(start..found);
        }
        if gone { Near::Elsewhere } else { Near::Seen }
    }

    /// Adds the first touch of the paths of two shapes that are too fast for nearness.
    fn look_ahead(&mut self, system: &System, clock: Clock, two: &Two<'_>, known: &Known<'_>) {
        let ((ka, kb), (ca, a), (cb, b)) = (two.shapes, two.a, two.b);
        let time = clock.horizon(two.is_from_start());
        let (at_a, at_b) = (&known.tracks[ka as usize].pose, &known.tracks[kb as usize].pose);
        let paths = (path(ca, a, at_a, a.step.free), path(cb, b, at_b, b.step.free));
        let Some(hit) = sweep(ca, &paths.0, cb, &paths.1, time, &mut self.query) else { return };
        // nothing is nearer than that
        let ways = two.ways((at_a, at_b), trusted_margin(ca, cb), clock.horizon(two.is_from_start()));
        if self.lead_along((system, known.ground), two, &ways) {
            return;
        }
        let start = self.contacts.len();
        let memory = (&mut self.workspace, &mut self.manifolds, &mut self.settled);
        touch_ahead((system, known.ground), &hit, two, &paths, memory, |normal, parts, mut point, _| {
            point.feature |= SWEPT;
            two.push(system, normal, parts, &point, &mut self.contacts);
        });
        self.mark_swept(start);
    }

    /// Notes those of two bodies that sleep and are touched by one that does not.
    fn wake_sleepers(&mut self, two: &Two<'_>) {
        let ((ca, a), (cb, b)) = (two.a, two.b);
        for (body, other, slot) in [(a, b, ca.body), (b, a, cb.body)] {
            if body.state.asleep && other.stirs() {
                self.wake.push(slot);
            }
        }
    }
}
