//! Finding contacts: boxes, pairs, points; sweeps for what nearness cannot hold.
//!
//! Every body has a reach: how far any of its points may get until contacts are looked for again. Two shapes are a pair
//! when they are within the sum of their reaches, and all points of their manifold within it are contacts. An open gap g
//! only forbids to close it faster than g/horizon, so a contact too many costs time, never physics, as long as the
//! normal still means something at that distance. For two bounded shapes that is about half the size of the smaller
//! one; what is faster than that is swept along its path, and the sweep's first touch becomes the contact. A half-space
//! has the same normal everywhere and needs no such limit.

mod ahead;
mod corners;
mod ground;
mod overlooked;
mod passing;
mod point;
mod swing;

pub(crate) use ahead::{path, sweep, touch_ahead};
pub(crate) use ground::Ground;
pub(crate) use overlooked::way;
pub(crate) use passing::{Ways, turn_of};
pub(crate) use point::push;

use crate::base::arena::Arena;
use crate::base::threads::gather;
use crate::model::body::{Body, BodyKind};
use crate::model::placed_shape::PlacedShape;
use crate::solve::memory::{NEW, StepMemory};
use crate::state::State;
use crate::state::contact::Contact;
use crate::verify::foresee::is_foreseen;
use rayon::ThreadPool;
use rayon::prelude::*;
use tumble_geometry::{
    Aabb, BroadPhase, ContactPoint, Manifolds, Mobility, PairMemory, QueryWorkspace, Shape, Workspace, collide_again,
};
use tumble_math::order::{max, max3, min};
use tumble_math::{DQuat, DVec3, Pose};
use tumble_solver::Velocity;

/// Largest reach that a manifold's normal is trusted for, relative to the smaller shape [–].
const TRUSTED: f64 = 0.5;

/// Reach of a turning half-space [m]: it has no farthest point.
const FAR: f64 = 1e3;

/// Pairs below which one thread is faster than several [–]: a pair takes about half a microsecond, waking a thread ten.
const SERIAL: usize = 512;

/// Parts that each thread's share of the pairs is cut into, so that a thread with light pairs takes over from others.
const PARTS: usize = 4;

/// Way after which a shape's pairs are searched anew [m]: short enough that no rounding of its sum counts.
const LONGEST: f64 = 1024.0;

/// Part of the sizes of two shapes by which they must be farther apart than asked for, to be sure [–].
const ASIDE: f64 = 1e-9;

/// Added to every part of a way [m]: more than the rounding of the sum.
const ROUNDING: f64 = 1e-12;

/// Cosine above which a normal is that of a face [–]: manifolds of faces have it to rounding.
const ALONG: f64 = 1.0 - 1e-12;

/// Part of the slop by which two shapes must close to be asked what they come to [–]: above what bodies at rest move by
/// rounding.
const NEGLIGIBLE: f64 = 1e-3;

/// Marks the feature of a contact that was found by a sweep: it lies elsewhere on each body.
pub(crate) const SWEPT: u64 = 1 << 62;

/// Broad and narrow phase with their memory.
#[derive(Debug, Default)]
pub(crate) struct Detector {
    broad: BroadPhase,
    /// What each shape can reach, by its id: tighter than the boxes of the broad phase, which are made to last.
    boxes: Vec<Aabb>,
    stale: bool,
    query: QueryWorkspace,
    near: Vec<u32>,
    lanes: Vec<Lane>,
    overlooked: Vec<bool>,
    /// Where every shape is, by its id.
    tracks: Vec<Track>,
    /// Shapes that came or went since contacts were last looked for.
    changed: Vec<u32>,
    /// Pairs without contacts that could meet, since their normals are not trusted or since they pass along each other, and
    /// do not as long as nothing strikes them.
    loose: Vec<Loose>,
    ground: Ground,
    /// What the narrow phase remembers, by pair. It saves time and changes no bit, so it is no part of the state.
    memories: Vec<Remembered>,
}

/// Where a shape is when contacts are looked for, and how far any of its points can have got in all.
#[derive(Clone, Copy, Debug)]
struct Track {
    pose: Pose,
    /// [m], at most [`LONGEST`].
    way: f64,
}

/// What is remembered of two shapes.
#[derive(Clone, Copy, Debug)]
struct Remembered {
    shapes: (u32, u32),
    memory: PairMemory,
    /// They are apart by this, less the ways of both [m].
    apart: f64,
}

/// Two shapes without contacts that may come to meet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loose {
    pub(crate) shapes: (u32, u32),
    /// They would meet unless another contact keeps them apart. The others only meet if something strikes them.
    pub(crate) anyway: bool,
}

/// What the search for contacts goes by.
struct Known<'k> {
    boxes: &'k [Aabb],
    tracks: &'k [Track],
    pairs: &'k [Remembered],
    /// Pairs that were loose when contacts were last looked for, in order.
    loose: &'k [Loose],
    ground: &'k Ground,
    step: &'k StepMemory,
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

/// What one stretch of the pairs comes to, with the memory that it needs.
#[derive(Debug, Default)]
struct Lane {
    workspace: Workspace,
    manifolds: Manifolds,
    /// Where two shapes touch after they have passed along each other.
    passed: Manifolds,
    /// Where two shapes touch as the whole ground has it.
    settled: Manifolds,
    query: QueryWorkspace,
    contacts: Vec<Contact>,
    /// Island of the last step of each contact that was taken over.
    former: Vec<u32>,
    memories: Vec<Remembered>,
    loose: Vec<Loose>,
    wake: Vec<u32>,
    near: Vec<u32>,
    swept: u32,
}

/// How far any point of the body may get in `time` [s], with the faster of its velocities.
pub(crate) fn reach(body: &Body, time: f64, skin: f64) -> f64 {
    let s = &body.step;
    let speed = max(s.before.linear.length(), s.free.linear.length());
    let spin = max(s.before.angular.length(), s.free.angular.length());
    let radius = if body.radius.is_finite() { body.radius } else { FAR };
    time * (speed + if spin > 0.0 { spin * radius } else { 0.0 }) + if body.is_dynamic() { skin * radius } else { 0.0 }
}

impl Detector {
    /// Forgets all boxes: they are made anew when next needed.
    pub(crate) fn forget(&mut self) {
        self.stale = true;
    }

    /// Puts the shapes of a body that was just made into the tree.
    pub(crate) fn add(&mut self, state: &State, slot: u32) {
        if let Some(body) = state.bodies.at(slot) {
            self.changed.extend_from_slice(&body.shapes);
            self.ground.forget_beside(body);
        }
        let Some(body) = state.bodies.at(slot).filter(|_| !self.stale) else { return };
        let mobility = if body.kind == BodyKind::Fixed { Mobility::Fixed } else { Mobility::Moving };
        for &k in &body.shapes {
            if let Some(c) = state.shape(k) {
                self.broad.insert(k, &c.shape.aabb(&c.pose(&body.pose())), DVec3::ZERO, mobility);
            }
        }
    }

    /// Tells the tree that a body was moved by hand.
    pub(crate) fn update(&mut self, state: &State, slot: u32) {
        let Some(body) = state.bodies.at(slot).filter(|_| !self.stale) else { return };
        for &k in &body.shapes {
            if let Some(c) = state.shape(k) {
                self.broad.update(k, &c.shape.aabb(&c.pose(&body.pose())), DVec3::ZERO);
            }
        }
    }

    /// Takes the shapes of a body out of the tree.
    pub(crate) fn remove(&mut self, body: &Body) {
        self.ground.forget_beside(body);
        for &k in &body.shapes {
            self.changed.push(k);
            self.broad.remove(k);
        }
    }

    /// Brings the boxes up to date; those of bodies that cannot have moved are left alone.
    pub(crate) fn refresh(&mut self, state: &State, dt: f64) {
        self.boxes.resize(state.shapes.len(), Aabb::ALL);
        if self.stale {
            self.broad = BroadPhase::default();
            self.memories.clear();
            self.ground.forget();
            self.boxes.fill(Aabb::ALL);
            for (k, c) in state.shapes.iter().enumerate() {
                if let Some((c, body)) = c.as_ref().and_then(|c| state.bodies.at(c.body).map(|b| (c, b))) {
                    let still = body.kind == BodyKind::Fixed;
                    let mobility = if still { Mobility::Fixed } else { Mobility::Moving };
                    let aabb = c.shape.aabb(&c.pose(&body.pose())).grown(body.step.reach);
                    self.broad.insert(k as u32, &aabb, DVec3::ZERO, mobility);
                    self.boxes[k] = aabb;
                }
            }
            self.stale = false;
            return;
        }
        for (_, body) in state.bodies.iter() {
            let moves = body.is_active() || body.kind == BodyKind::Kinematic;
            if body.step.same || (!moves && !body.fresh) {
                continue;
            }
            let pose = body.pose();
            for &k in &body.shapes {
                if let Some(c) = state.shape(k) {
                    let aabb = c.shape.aabb(&c.pose(&pose)).grown(body.step.reach);
                    self.broad.update(k, &aabb, body.now.velocity * dt);
                    self.boxes[k as usize] = aabb;
                }
            }
        }
    }

    /// Finds where every shape is, and forgets the pairs of those that came, went, or are far from where they were.
    fn follow(&mut self, state: &State) {
        let nowhere = Track { pose: Pose::new(DVec3::NAN, DQuat::IDENTITY), way: 0.0 };
        self.tracks.resize(state.shapes.len(), nowhere);
        for (k, (c, track)) in state.shapes.iter().zip(&mut self.tracks).enumerate() {
            let Some((c, body)) = c.as_ref().and_then(|c| state.bodies.at(c.body).map(|b| (c, b))) else { continue };
            let pose = c.pose(&body.pose());
            if pose == track.pose {
                continue;
            }
            self.ground.forget_beside(body);
            track.way += part_of_way(&track.pose, &pose, c.size) + ROUNDING;
            track.pose = pose;
            if !(track.way <= LONGEST) {
                track.way = 0.0;
                self.changed.push(k as u32);
            }
        }
        if !self.changed.is_empty() {
            let changed = &mut self.changed;
            changed.sort_unstable();
            let stays = |k: u32| changed.binary_search(&k).is_err();
            self.memories.retain(|m| stays(m.shapes.0) && stays(m.shapes.1));
            changed.clear();
        }
    }

    /// All contacts, sorted by shapes and features. `wake` receives the sleeping bodies that something came near to.
    ///
    /// The pairs are cut into stretches, and what they come to is joined in their order: the same for any number of
    /// threads.
    pub(crate) fn contacts(
        &mut self,
        state: &State,
        dt: f64,
        pool: Option<&ThreadPool>,
        memory: &mut StepMemory,
        contacts: &mut Vec<Contact>,
        wake: &mut Vec<u32>,
    ) -> u32 {
        self.follow(state);
        self.broad.pairs();
        self.ground.refresh(state, dt, &self.broad);
        let pairs = self.broad.pairs();
        let parts = match pool {
            Some(pool) if pairs.len() >= SERIAL => pool.current_num_threads() * PARTS,
            _ => 1,
        };
        if self.lanes.len() < parts {
            self.lanes.resize_with(parts, Lane::default);
        }
        let lanes = &mut self.lanes[..parts];
        match pool {
            Some(pool) if parts > 1 => {
                let (boxes, tracks, remembered) = (&self.boxes, &self.tracks, &self.memories);
                let known =
                    Known { boxes, tracks, pairs: remembered, loose: &self.loose, ground: &self.ground, step: memory };
                let each = pairs.len().div_ceil(parts);
                let run = |(k, lane): (usize, &mut Lane)| {
                    let (from, to) = (pairs.len().min(k * each), pairs.len().min((k + 1) * each));
                    lane.find(state, dt, &pairs[from..to], &known);
                };
                pool.install(|| lanes.par_iter_mut().enumerate().for_each(run));
                let lanes = &*lanes;
                pool.install(|| {
                    gather(&mut self.memories, lanes, |lane| &lane.memories);
                    gather(contacts, lanes, |lane| &lane.contacts);
                    gather(&mut memory.former, lanes, |lane| &lane.former);
                });
            }
            _ => {
                // one lane writes straight to where the contacts are wanted
                let lane = &mut lanes[0];
                std::mem::swap(contacts, &mut lane.contacts);
                std::mem::swap(&mut memory.former, &mut lane.former);
                let (boxes, tracks, remembered) = (&self.boxes, &self.tracks, &self.memories);
                let known =
                    Known { boxes, tracks, pairs: remembered, loose: &self.loose, ground: &self.ground, step: memory };
                lane.find(state, dt, pairs, &known);
                std::mem::swap(&mut self.memories, &mut lane.memories);
                std::mem::swap(contacts, &mut lane.contacts);
                std::mem::swap(&mut memory.former, &mut lane.former);
            }
        }
        let mut swept = 0;
        self.loose.clear();
        for lane in lanes {
            self.loose.extend_from_slice(&lane.loose);
            wake.extend_from_slice(&lane.wake);
            swept += lane.swept;
        }
        swept
    }

    /// Whether a body whose velocity no solve has seen would meet something in the next `time` [s].
    pub(crate) fn runs_into_something(&mut self, state: &State, slot: u32, time: f64) -> bool {
        let Some(body) = state.bodies.at(slot) else { return false };
        let way = time * (body.now.velocity.length() + body.spin().length() * body.radius);
        let pose = body.pose();
        for &k in &body.shapes {
            let Some(c) = state.shape(k) else { continue };
            let place = c.pose(&pose);
            self.near.clear();
            let near = &mut self.near;
            self.broad.overlapping(&c.shape.aabb(&place).grown(way), |id| near.push(id));
            self.near.sort_unstable();
            for i in 0..self.near.len() {
                let Some(other) = state.shape(self.near[i]) else { continue };
                let Some(b) = state.bodies.at(other.body).filter(|_| other.body != c.body) else { continue };
                if !may_touch(body, b) {
                    continue;
                }
                let there = other.pose(&b.pose());
                let its = if b.step.late { REST } else { b.velocity() };
                let paths = (path(c, body, &place, body.velocity()), path(other, b, &there, its));
                if sweep(c, &paths.0, other, &paths.1, time, &mut self.query).is_some_and(|hit| hit.time > 0.0) {
                    let ways = Ways::of(((c, body), &place, body.velocity()), ((other, b), &there, its), time);
                    // what begins flush with a slab ahead of it is not led into it
                    if !ways.part(state.settings.correction.slop) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Bodies whose boxes come as near to those of the body in a slot as `distance` [m] along every axis: their slots, each
    /// maybe several times, and how near.
    pub(crate) fn around(&mut self, state: &State, slot: u32, distance: f64, near: &mut Vec<(u32, f64)>) {
        near.clear();
        let Some(body) = state.bodies.at(slot) else { return };
        for &k in &body.shapes {
            let Some(&own) = self.broad.fat_box(k) else { continue };
            self.near.clear();
            let ids = &mut self.near;
            self.broad.overlapping(&own.grown(distance), |id| ids.push(id));
            for c in self.near.iter().filter_map(|id| state.shape(*id)).filter(|c| c.body != slot) {
                let Some(other) = state.bodies.at(c.body) else { continue };
                let its = c.shape.aabb(&c.pose(&other.pose()));
                let apart = max3(own.min - its.max, its.min - own.max);
                near.push((c.body, max(apart.x, max(apart.y, apart.z))));
            }
        }
    }

    pub(crate) fn broad(&self) -> &BroadPhase {
        &self.broad
    }

    /// Pairs without contacts that could meet, since their normals are not trusted or since they pass along each other, and
    /// do not as long as nothing strikes them.
    pub(crate) fn loose(&self) -> &[Loose] {
        &self.loose
    }

    pub(crate) fn ground(&self) -> &Ground {
        &self.ground
    }
}

/// Two shapes of two bodies that may touch.
#[derive(Clone, Copy)]
pub(crate) struct Two<'s> {
    pub(crate) shapes: (u32, u32),
    pub(crate) a: (&'s PlacedShape, &'s Body),
    pub(crate) b: (&'s PlacedShape, &'s Body),
}

impl<'s> Two<'s> {
    /// The pair, unless its boxes are apart or a contact would have no answer.
    fn of(state: &'s State, (ka, kb): (u32, u32), boxes: &[Aabb]) -> Option<Self> {
        if !boxes[ka as usize].overlaps(&boxes[kb as usize]) {
            return None;
        }
        let (ca, cb) = (state.shape(ka)?, state.shape(kb)?);
        if ca.body == cb.body {
            return None;
        }
        let (a, b) = (state.bodies.at(ca.body)?, state.bodies.at(cb.body)?);
        may_touch(a, b).then_some(Self { shapes: (ka, kb), a: (ca, a), b: (cb, b) })
    }

    /// Whether one of the two is moved by nothing, as floors and walls are.
    fn is_with_ground(&self) -> bool {
        !self.a.1.is_dynamic() || !self.b.1.is_dynamic()
    }

    /// The velocities that tell how the two get on: those before the step, or, where they are too far apart to have been seen
    /// before one of them was struck, those that the blow gave them.
    fn onward(&self, distance: f64) -> (Velocity, Velocity) {
        let (a, b) = (&self.a.1.step, &self.b.1.step);
        if distance > a.seen() + b.seen() {
            (a.struck.map_or(a.before, |(v, _)| v), b.struck.map_or(b.before, |(v, _)| v))
        } else {
            (a.before, b.before)
        }
    }

    /// How the two get on in a step, from where they are, some `distance` [m] apart.
    fn ways(&self, poses: (&'s Pose, &'s Pose), distance: f64, dt: f64) -> Ways<'s> {
        let (a, b) = self.onward(distance);
        Ways::of((self.a, poses.0, a), (self.b, poses.1, b), dt)
    }

    /// How far both bodies may get together [m].
    fn wanted(&self) -> f64 {
        self.a.1.step.reach + self.b.1.step.reach
    }

    fn push(&self, state: &State, normal: DVec3, parts: (u32, u32), p: &ContactPoint, contacts: &mut Vec<Contact>) {
        let ((ka, kb), (ca, a), (cb, b)) = (self.shapes, self.a, self.b);
        push(state, (ka, ca, a), (kb, cb, b), normal, parts, p, contacts);
    }
}

impl Lane {
    /// The contacts of a stretch of pairs. Two bodies that are what they were have the contacts that they had.
    fn find(&mut self, state: &State, dt: f64, pairs: &[(u32, u32)], known: &Known<'_>) {
        self.contacts.clear();
        self.former.clear();
        self.memories.clear();
        self.loose.clear();
        self.wake.clear();
        self.swept = 0;
        let Some(first) = pairs.first() else { return };
        let mut at = known.step.contacts.partition_point(|c| c.shapes < *first);
        let mut last = known.pairs.partition_point(|m| m.shapes < *first);
        for &shapes in pairs {
            let Some(two) = Two::of(state, shapes, known.boxes) else { continue };
            while known.pairs.get(last).is_some_and(|m| m.shapes < shapes) {
                last += 1;
            }
            let old = known.pairs.get(last).filter(|m| m.shapes == shapes);
            let far = two.wanted() > trusted_margin(two.a.0, two.b.0);
            let start = self.contacts.len();
            if known.step.usable && two.a.1.step.same && two.b.1.step.same {
                self.memories.extend(old);
                self.take_over(shapes, &known.step.contacts, &mut at);
                if self.contacts.len() == start {
                    let was = known.loose.binary_search_by_key(&shapes, |l| l.shapes).ok().map(|at| known.loose[at]);
                    self.loose.extend(was.or(far.then_some(Loose { shapes, anyway: false })));
                }
                continue;
            }
            let near = self.look_near(state, dt, &two, old, known);
            if far && near != Near::Passes && self.contacts.len() == start {
                self.look_ahead(state, dt, &two, known);
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
            if !is_foreseen(c) {
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
        state: &State,
        dt: f64,
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
        let (ws, found, settings) = (&mut self.workspace, &mut self.manifolds, state.settings.geometry);
        collide_again(&ca.shape, &at_a.pose, &cb.shape, &at_b.pose, margin, settings, &mut pair, ws, found);
        if !pair.is_empty() {
            self.memories.push(Remembered { shapes: two.shapes, memory: pair, apart: pair.apart() + ways });
        }
        let poses = (&at_a.pose, &at_b.pose);
        let ways = two.ways(poses, self.distance(), dt);
        if self.pass_along((state, known.ground), two, &ways) {
            return Near::Passes;
        }
        let start = self.contacts.len();
        let contacts = &mut self.contacts;
        let memory = (&mut self.workspace, &mut self.settled);
        let gone = known.ground.settle(state, (two, poses), &self.manifolds, memory, |normal, parts, p| {
            two.push(state, normal, parts, p, contacts);
        });
        let found = self.contacts.len();
        // what the ground has where they are counts before what it has where they come to
        if (!gone || found == start) && self.lean((state, known.ground), two, &ways) {
            self.contacts.drain(start..found);
        }
        if gone { Near::Elsewhere } else { Near::Seen }
    }

    /// Adds the first touch of the paths of two shapes that are too fast for nearness.
    fn look_ahead(&mut self, state: &State, dt: f64, two: &Two<'_>, known: &Known<'_>) {
        let ((ka, kb), (ca, a), (cb, b)) = (two.shapes, two.a, two.b);
        let time = if a.step.late || b.step.late { 1.5 * dt } else { dt };
        let (at_a, at_b) = (&known.tracks[ka as usize].pose, &known.tracks[kb as usize].pose);
        let paths = (path(ca, a, at_a, a.step.free), path(cb, b, at_b, b.step.free));
        let Some(hit) = sweep(ca, &paths.0, cb, &paths.1, time, &mut self.query) else { return };
        // nothing is nearer than that
        let ways = two.ways((at_a, at_b), trusted_margin(ca, cb), dt);
        if self.lead_along((state, known.ground), two, &ways) {
            return;
        }
        let start = self.contacts.len();
        let memory = (&mut self.workspace, &mut self.manifolds, &mut self.settled);
        touch_ahead((state, known.ground), &hit, two, &paths, memory, |normal, parts, mut point, _| {
            point.feature |= SWEPT;
            two.push(state, normal, parts, &point, &mut self.contacts);
        });
        self.mark_swept(start);
    }

    /// Marks the contacts from `start` on as found along a way.
    fn mark_swept(&mut self, start: usize) {
        for c in &mut self.contacts[start..] {
            (c.swept, c.lift) = (true, 0.0);
        }
        self.swept += (self.contacts.len() - start) as u32;
    }

    /// Notes those of two bodies that sleep and are touched by one that does not.
    fn wake_sleepers(&mut self, two: &Two<'_>) {
        let ((ca, a), (cb, b)) = (two.a, two.b);
        for (body, other, slot) in [(a, b, ca.body), (b, a, cb.body)] {
            let stirs = other.is_active() || (other.kind == BodyKind::Kinematic && other.velocity() != REST);
            if body.asleep && stirs {
                self.wake.push(slot);
            }
        }
    }
}

/// How far any point of a shape within `radius` [m] of its origin gets between two poses at most [m].
fn part_of_way(from: &Pose, to: &Pose, radius: f64) -> f64 {
    let (p, q) = (from.rotation, to.rotation);
    // a turn by θ is a chord of 2 sin(θ/4) between quaternions, of which either sign is the same turn, and moves a point
    // by a chord of 2 sin(θ/2), at most twice as long for every metre of its radius
    let chord = min((q - p).length(), (q + p).length());
    (1.0 + 1e-9) * ((to.position - from.position).length() + 2.0 * radius * chord)
}

/// Distance up to which the normal of two shapes means something [m].
fn trusted_margin(a: &PlacedShape, b: &PlacedShape) -> f64 {
    if a.size.is_finite() && b.size.is_finite() { TRUSTED * min(a.size, b.size) } else { f64::INFINITY }
}

const REST: Velocity = Velocity::ZERO;

/// Whether a contact of the two would have an answer.
fn may_touch(a: &Body, b: &Body) -> bool {
    let stirs = |x: &Body| x.is_active() || (x.kind == BodyKind::Kinematic && x.velocity() != REST);
    (a.is_dynamic() || b.is_dynamic()) && (stirs(a) || stirs(b)) && !a.quarantined && !b.quarantined
}

/// Velocity of B against A at a contact, from one of the velocities of a step.
pub(crate) fn relative(bodies: &Arena<Body>, c: &Contact, pick: impl Fn(&Body) -> Velocity) -> DVec3 {
    let at = |slot: u32, lever: DVec3| {
        bodies.at(slot).map_or(DVec3::ZERO, |b| {
            let v = pick(b);
            v.linear + v.angular.cross(lever)
        })
    };
    crate::state::contact::to_contact(&c.frame, at(c.body_b.slot, c.lever_b) - at(c.body_a.slot, c.lever_a))
}

/// Whether the shape has no end.
pub(crate) fn is_unbounded(shape: &Shape) -> bool {
    matches!(shape, Shape::HalfSpace(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_point_goes_farther_than_the_way_of_its_shape() {
        let mut seed = 3_u64;
        let mut unit = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
        };
        let mut tight = 0;
        for trial in 0..20_000 {
            let size = [1e-9, 1e-4, 0.1, 3.0][trial % 4];
            let from = Pose::new(
                DVec3::new(unit(), unit(), unit()),
                DQuat::from_xyzw(unit(), unit(), unit(), unit()).normalize(),
            );
            let turn = DQuat::from_xyzw(unit() * size, unit() * size, unit() * size, 1.0).normalize();
            let sign = if trial % 3 == 0 { -1.0 } else { 1.0 };
            let to = Pose::new(
                from.position + DVec3::new(unit(), unit(), unit()) * size,
                (turn * from.rotation).normalize() * sign,
            );
            let way = part_of_way(&from, &to, 0.7);
            let mut farthest = 0.0;
            for _ in 0..20 {
                let p = DVec3::new(unit(), unit(), unit()).normalize_or_zero() * 0.7;
                let moved = (to.point(p) - from.point(p)).length();
                assert!(moved <= way + 1e-15, "{trial}: {moved} {way}");
                farthest = max(farthest, moved);
            }
            tight += u32::from(way < 2.0 * farthest);
        }
        assert!(tight > 15_000, "{tight}");
    }
}
