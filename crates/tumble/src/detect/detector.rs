//! The broad phase with its memory, and the search for contacts over all of its pairs.

use super::displacement::PairMotion;
use super::ground::Ground;
use super::pair::may_touch;
use super::pair_chunk::{PairChunk, PendingPair, Quota, Remembered, Track};
use super::search::{Known, Previous};
use super::sweep::{path, sweep};
use crate::base::error::WorldError;
use crate::base::threads::gather;
use crate::model::body::{BodyKind, BodyModel};
use crate::model::placed_shape::PlacedShape;
use crate::state::contact::Contact;
use crate::system::{Body, System};
use crate::time::clock::Clock;
use rayon::ThreadPool;
use rayon::prelude::*;
use tumble_geometry::{Aabb, BroadPhase, Mobility, QueryWorkspace};
use tumble_math::order::{max, max3, min, positive_part};
use tumble_math::{DQuat, DVec3, Pose};
use tumble_solver::Velocity;

/// Pairs below which one thread is faster than several [–]: a pair takes about half a microsecond, waking a thread ten.
const SERIAL: usize = 512;

/// Parts that each thread's share of the pairs is cut into, so that a thread with light pairs takes over from others.
const PARTS: usize = 4;

/// Distance travelled after which a shape's pairs are searched anew [m]: half an ulp of 1,024 m is 1.1e-13 m, below [`TRAVEL_ROUNDING`].
const MOST_TRAVEL: f64 = 1024.0;

/// Length added to every part of a path [m]: more than the rounding of the sum, which is at most half an ulp of [`MOST_TRAVEL`].
const TRAVEL_ROUNDING: f64 = 1e-12;

/// Broad and narrow phase with their memory.
#[derive(Debug, Default)]
pub(crate) struct Detector {
    pub(super) broad: BroadPhase,
    /// Swept box of each shape, by its id: tighter than the boxes of the broad phase, which are made to last.
    boxes: Vec<Aabb>,
    stale: bool,
    query: QueryWorkspace,
    near: Vec<u32>,
    pub(crate) chunks: Vec<PairChunk>,
    pub(super) overlooked: Vec<bool>,
    /// Pose and travel of every shape, by its id.
    tracks: Vec<Track>,
    /// Shapes that were added or removed since the last detection.
    changed: Vec<u32>,
    /// Broad-phase pairs without contacts that must be checked again after the solve: their normals are not trusted, or they
    /// pass along each other.
    pending: Vec<PendingPair>,
    ground: Ground,
    /// Memory of the narrow phase, by pair. It saves time and changes no bit, so it is no part of the system.
    memories: Vec<Remembered>,
}

impl Detector {
    /// Forgets all boxes: they are made anew when next needed.
    pub(crate) fn forget(&mut self) {
        self.stale = true;
    }

    /// Puts the shapes of a body that was just made into the tree.
    pub(crate) fn add(&mut self, system: &System, slot: u32) {
        if let Some(body) = system.at(slot) {
            self.changed.extend_from_slice(&body.model.shapes);
            self.ground.note_changed(&body.model.shapes, body.model.kind);
        }
        let Some(body) = system.at(slot).filter(|_| !self.stale) else { return };
        let mobility = if body.model.kind == BodyKind::Fixed { Mobility::Fixed } else { Mobility::Moving };
        for &k in &body.model.shapes {
            if let Some(c) = system.shape(k) {
                self.broad.insert(k, &c.shape.aabb(&c.pose(&body.pose())), DVec3::ZERO, mobility);
            }
        }
    }

    /// Tells the tree that a body was moved by hand.
    pub(crate) fn update(&mut self, system: &System, slot: u32) {
        let Some(body) = system.at(slot).filter(|_| !self.stale) else { return };
        for &k in &body.model.shapes {
            if let Some(c) = system.shape(k) {
                self.broad.update(k, &c.shape.aabb(&c.pose(&body.pose())), DVec3::ZERO);
            }
        }
    }

    /// Takes the shapes of a body out of the tree.
    pub(crate) fn remove(&mut self, body: &BodyModel) {
        self.ground.note_changed(&body.shapes, body.kind);
        for &k in &body.shapes {
            self.changed.push(k);
            self.broad.remove(k);
        }
    }

    /// Brings the boxes up to date; those of bodies that cannot have moved are left alone.
    pub(crate) fn refresh(&mut self, system: &System, dt: f64) {
        self.boxes.resize(system.model.shapes.len(), Aabb::ALL);
        if self.stale {
            self.broad = BroadPhase::default();
            self.memories.clear();
            self.ground.forget();
            self.boxes.fill(Aabb::ALL);
            for (k, c) in system.model.shapes.iter().enumerate() {
                if let Some((c, body)) = c.as_ref().and_then(|c| system.at(c.body).map(|b| (c, b))) {
                    let still = body.model.kind == BodyKind::Fixed;
                    let mobility = if still { Mobility::Fixed } else { Mobility::Moving };
                    let aabb = c.shape.aabb(&c.pose(&body.pose())).grown(body.state.margin);
                    self.broad.insert(k as u32, &aabb, DVec3::ZERO, mobility);
                    self.boxes[k] = aabb;
                }
            }
            self.stale = false;
            return;
        }
        for (_, body) in system.visited() {
            let moves = body.is_active() || body.model.kind == BodyKind::Kinematic;
            if body.step.same || (!moves && !body.state.fresh) {
                continue;
            }
            let pose = body.pose();
            for &k in &body.model.shapes {
                if let Some(c) = system.shape(k) {
                    let aabb = c.shape.aabb(&c.pose(&pose)).grown(body.state.margin);
                    self.broad.update(k, &aabb, body.state.now.velocity * dt);
                    self.boxes[k as usize] = aabb;
                }
            }
        }
    }

    /// Finds where every shape is, and forgets the pairs of those that came, went, or are far from where they were.
    fn follow(&mut self, system: &System) {
        let nowhere = Track { pose: Pose::new(DVec3::NAN, DQuat::IDENTITY), travelled: 0.0 };
        self.tracks.resize(system.model.shapes.len(), nowhere);
        // a parked body has been followed since it was last put anywhere
        for (_, body) in system.visited() {
            let at = body.pose();
            for &k in &body.model.shapes {
                let (Some(c), Some(track)) = (system.shape(k), self.tracks.get_mut(k as usize)) else { continue };
                let pose = c.pose(&at);
                if pose == track.pose {
                    continue;
                }
                self.ground.note_moved(k, body.model.kind);
                track.travelled += path_bound(&track.pose, &pose, c.bounding_radius) + TRAVEL_ROUNDING;
                track.pose = pose;
                if !(track.travelled <= MOST_TRAVEL) {
                    track.travelled = 0.0;
                    self.changed.push(k);
                }
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

    /// All contacts, sorted by shapes and features; refused where there are more pairs or contacts than the settings allow,
    /// with nothing remembered. `wake` receives the sleeping bodies that something came near to.
    ///
    /// The pairs are cut into chunks, whose results are joined in their order: the same for any number of
    /// threads.
    pub(crate) fn contacts(
        &mut self,
        system: &System,
        clock: Clock,
        pool: Option<&ThreadPool>,
        last: Previous<'_>,
        (contacts, previous_islands): (&mut Vec<Contact>, &mut Vec<u32>),
        wake: &mut Vec<u32>,
    ) -> Result<u32, WorldError> {
        let limits = system.settings().limits;
        let quota = Quota::new(limits.contacts);
        self.follow(system);
        if self.broad.pairs_within(limits.pairs).is_none() {
            return Err(limits.too_many_pairs());
        }
        self.ground.refresh(system);
        let pairs = self.broad.pairs();
        let parts = match pool {
            Some(pool) if pairs.len() >= SERIAL => pool.current_num_threads() * PARTS,
            _ => 1,
        };
        if self.chunks.len() < parts {
            self.chunks.resize_with(parts, PairChunk::default);
        }
        let chunks = &mut self.chunks[..parts];
        match pool {
            Some(pool) if parts > 1 => {
                let (boxes, tracks, remembered) = (&self.boxes, &self.tracks, &self.memories);
                let (pending, ground, quota) = (&self.pending, &self.ground, &quota);
                let known = Known { boxes, tracks, pairs: remembered, pending, ground, last, quota };
                let each = pairs.len().div_ceil(parts);
                let run = |(k, chunk): (usize, &mut PairChunk)| {
                    let (from, to) = (pairs.len().min(k * each), pairs.len().min((k + 1) * each));
                    chunk.find(system, clock, &pairs[from..to], &known);
                };
                pool.install(|| chunks.par_iter_mut().enumerate().for_each(run));
                let chunks = &*chunks;
                pool.install(|| {
                    if quota.is_exceeded() {
                        return;
                    }
                    gather(&mut self.memories, chunks, |chunk| &chunk.memories);
                    gather(contacts, chunks, |chunk| &chunk.contacts);
                    gather(previous_islands, chunks, |chunk| &chunk.previous_islands);
                });
            }
            _ => {
                // one chunk writes straight to where the contacts are wanted
                let chunk = &mut chunks[0];
                std::mem::swap(contacts, &mut chunk.contacts);
                std::mem::swap(previous_islands, &mut chunk.previous_islands);
                let (boxes, tracks, remembered) = (&self.boxes, &self.tracks, &self.memories);
                let (pending, ground, quota) = (&self.pending, &self.ground, &quota);
                let known = Known { boxes, tracks, pairs: remembered, pending, ground, last, quota };
                chunk.find(system, clock, pairs, &known);
                std::mem::swap(&mut self.memories, &mut chunk.memories);
                std::mem::swap(contacts, &mut chunk.contacts);
                std::mem::swap(previous_islands, &mut chunk.previous_islands);
            }
        }
        let mut swept = 0;
        self.pending.clear();
        if quota.is_exceeded() {
            self.memories.clear();
            return Err(limits.too_many_contacts());
        }
        for chunk in chunks {
            self.pending.extend_from_slice(&chunk.pending);
            wake.extend_from_slice(&chunk.wake);
            swept += chunk.swept;
        }
        Ok(swept)
    }

    /// Whether a body whose velocity no solve has seen would run into another within `time` [s], in which no body of finite size gets
    /// farther than `farthest` [m]. Of one that it touches already that is asked of `goes_through`, with the two and how deep they are in
    /// each other [m].
    pub(crate) fn runs_into_body(
        &mut self,
        system: &System,
        slot: u32,
        (time, farthest): (f64, f64),
        mut goes_through: impl FnMut((&PlacedShape, Body<'_>), (&PlacedShape, Body<'_>), f64) -> bool,
    ) -> bool {
        let Some(body) = system.at(slot) else { return false };
        let travelled = body.path_length(time);
        let pose = body.pose();
        for &k in &body.model.shapes {
            let Some(c) = system.shape(k) else { continue };
            let place = c.pose(&pose);
            self.near.clear();
            let near = &mut self.near;
            let own = c.shape.aabb(&place);
            self.broad.overlapping(&own.grown(travelled + farthest), |id| near.push(id));
            self.near.sort_unstable();
            for i in 0..self.near.len() {
                let Some(other) = system.shape(self.near[i]) else { continue };
                let Some(b) = system.at(other.body).filter(|_| other.body != c.body) else { continue };
                let there = other.pose(&b.pose());
                // by their own boxes: how fat those of the broad phase are is no part of the state
                let meet = own.grown(travelled + b.path_length(time)).overlaps(&other.shape.aabb(&there));
                if !meet || !may_touch(system, (c, body), (other, b)) {
                    continue;
                }
                let its = if b.step.start_up { Velocity::ZERO } else { b.velocity() };
                let paths = (path(c, body, &place, body.velocity()), path(other, b, &there, its));
                let Some(hit) = sweep(c, &paths.0, other, &paths.1, time, &mut self.query) else { continue };
                if hit.time > 0.0 {
                    let motion = PairMotion::of(((c, body), &place, body.velocity()), ((other, b), &there, its), time);
                    // a body that begins flush with a slab ahead of it is not led into it
                    if !motion.has_separating_plane(system.slop(c, other)) {
                        return true;
                    }
                } else if goes_through((c, body), (other, b), positive_part(-hit.closest.distance)) {
                    return true;
                }
            }
        }
        false
    }

    /// Bodies whose boxes come as near to those of the body in a slot as `distance` [m] along every axis: their slots, each
    /// maybe several times, and how near.
    pub(crate) fn around(&mut self, system: &System, slot: u32, distance: f64, near: &mut Vec<(u32, f64)>) {
        near.clear();
        let Some(body) = system.at(slot) else { return };
        for &k in &body.model.shapes {
            let Some(&own) = self.broad.fat_box(k) else { continue };
            self.near.clear();
            let ids = &mut self.near;
            self.broad.overlapping(&own.grown(distance), |id| ids.push(id));
            for c in self.near.iter().filter_map(|id| system.shape(*id)).filter(|c| c.body != slot) {
                let Some(other) = system.at(c.body) else { continue };
                let its = c.shape.aabb(&c.pose(&other.pose()));
                let apart = max3(own.min - its.max, its.min - own.max);
                near.push((c.body, max(apart.x, max(apart.y, apart.z))));
            }
        }
    }

    pub(super) fn refresh_ground(&mut self, system: &System) {
        self.ground.refresh(system);
    }

    pub(crate) fn broad(&self) -> &BroadPhase {
        &self.broad
    }

    /// Broad-phase pairs without contacts that must be checked again after the solve: their normals are not trusted, or they
    /// pass along each other.
    pub(crate) fn pending(&self) -> &[PendingPair] {
        &self.pending
    }

    pub(crate) fn ground(&self) -> &Ground {
        &self.ground
    }
}

/// Bound of the path of any point of a shape within `radius` [m] of its origin between two poses [m].
fn path_bound(from: &Pose, to: &Pose, radius: f64) -> f64 {
    let (p, q) = (from.rotation, to.rotation);
    // a turn by θ is a chord of 2 sin(θ/4) between quaternions, of which either sign is the same turn, and moves a point
    // by a chord of 2 sin(θ/2), at most twice as long for every metre of its radius
    let chord = min((q - p).length(), (q + p).length());
    (1.0 + 1e-9) * ((to.position - from.position).length() + 2.0 * radius * chord)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_random::{Lcg, Random as _};

    #[test]
    fn no_point_goes_farther_than_the_way_of_its_shape() {
        let mut dice = Lcg(3);
        let mut unit = || dice.between(-1.0, 1.0);
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
            let travelled = path_bound(&from, &to, 0.7);
            let mut farthest = 0.0;
            for _ in 0..20 {
                let p = DVec3::new(unit(), unit(), unit()).normalize_or_zero() * 0.7;
                let moved = (to.point(p) - from.point(p)).length();
                assert!(moved <= travelled + 1e-15, "{trial}: {moved} {travelled}");
                farthest = max(farthest, moved);
            }
            tight += u32::from(travelled < 2.0 * farthest);
        }
        assert!(tight > 15_000, "{tight}");
    }
}
