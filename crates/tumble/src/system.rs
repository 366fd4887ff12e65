//! A multibody system: its model, its state and the scratch of a step side by side, and a body of it as one view.
//!
//! Below the doors every function takes the system, or a body of it. A body is a place in three lists, the same in all:
//! its model, its state, and its scratch data of the step.

use crate::base::handle::{BodyId, JointId};
use crate::base::hash::StateHash;
use crate::joint::motor::Motor;
use crate::joint::{JointModel, JointState};
use crate::model::Model;
use crate::model::body::{BodyKind, BodyModel};
use crate::model::build::Start;
use crate::model::filter::Groups;
use crate::model::placed_shape::{PlacedShape, Traits};
use crate::model::settings::Settings;
use crate::scratch::{BodyScratch, Scratch, Visits};
use crate::state::contact::{Contact, to_contact};
use crate::state::energy::{Momentum, field_energy, gravity_energy};
use crate::state::{BodyState, State};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::sync::Arc;
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Slots that one thread takes at a time [–]: fixed, so that sums over chunks have the same bits for any number of
/// threads.
const CHUNK_SLOTS: usize = 256;

/// Slots below which one thread is faster than several [–]: a pass takes some tens of nanoseconds a body, waking a thread
/// ten microseconds.
const SERIAL: usize = 2048;

/// Part of the thinner of two shapes that their overlap is never tolerated to reach [–]. Where it reaches all of it, the middle of a sheet
/// is past that of another one, and the nearest way out leads to the far side; a quarter of that is chosen, not derived.
pub(crate) const ON_ITS_SIDE: f64 = 0.25;

/// Overlap, relative to the smaller shape, from which on an island is solved at the start of the step for two that the last solve did not
/// know [–]: going back costs the second order of that step, which is worse than an overlap that position correction takes away. Chosen,
/// not derived.
const START_OVER: f64 = 2.5e-3;

/// Model, state and scratch.
#[derive(Debug, Default)]
pub(crate) struct System {
    /// Shared with snapshots and copies of the world.
    pub(crate) model: Arc<Model>,
    pub(crate) state: State,
    pub(crate) scratch: Scratch,
}

/// A body: its model, its state, and its scratch data of the step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<'a> {
    pub(crate) model: &'a BodyModel,
    pub(crate) state: &'a BodyState,
    pub(crate) step: &'a BodyScratch,
}

/// A body whose state and scratch may be changed.
#[derive(Debug)]
pub(crate) struct BodyMut<'a> {
    pub(crate) model: &'a BodyModel,
    pub(crate) state: &'a mut BodyState,
    pub(crate) step: &'a mut BodyScratch,
}

impl Body<'_> {
    pub(crate) fn is_dynamic(&self) -> bool {
        self.model.is_dynamic()
    }

    /// Dynamic, awake and healthy: takes part in the step.
    pub(crate) fn is_active(&self) -> bool {
        self.model.is_dynamic() && self.state.is_awake()
    }

    /// Pose of the body's own frame.
    pub(crate) fn pose(&self) -> Pose {
        self.state.now.pose(self.model)
    }

    /// Origin of the body's own frame [m].
    pub(crate) fn position(&self) -> DVec3 {
        self.state.now.position(self.model)
    }

    /// Angular velocity in world axes [rad/s].
    pub(crate) fn spin(&self) -> DVec3 {
        self.state.now.spin(self.model)
    }

    /// Bound of the path of any point of it in a time [m].
    pub(crate) fn path_length(&self, time: f64) -> f64 {
        let spin = self.spin().length();
        // without turning, all points of an unbounded shape go equally far
        let turning = if spin == 0.0 { 0.0 } else { spin * self.model.bounding_radius };
        time * (self.state.now.velocity.length() + turning)
    }

    pub(crate) fn velocity(&self) -> Velocity {
        self.state.now.velocity(self.model)
    }

    /// Angular momentum about the centre of mass, world axes [kg·m²/s].
    pub(crate) fn angular_momentum(&self) -> DVec3 {
        self.state.now.angular_momentum()
    }

    /// ½ m v² + ½ Π·I⁻¹Π [J].
    pub(crate) fn kinetic_energy(&self) -> f64 {
        self.state.now.kinetic_energy(self.model)
    }

    /// Whether the body moves by itself: active, or driven.
    pub(crate) fn is_moving(&self) -> bool {
        self.is_active() || (self.model.kind == BodyKind::Kinematic && self.velocity() != Velocity::ZERO)
    }
}

impl BodyMut<'_> {
    /// The body, to be read.
    pub(crate) fn view(&self) -> Body<'_> {
        Body { model: self.model, state: self.state, step: self.step }
    }

    /// Dynamic, awake and healthy: takes part in the step.
    pub(crate) fn is_active(&self) -> bool {
        self.model.is_dynamic() && self.state.is_awake()
    }
}

impl System {
    pub(crate) fn settings(&self) -> &Settings {
        &self.model.settings
    }

    /// The model, to be changed: a new one if snapshots or other worlds refer to it.
    pub(crate) fn model_mut(&mut self) -> &mut Model {
        Arc::make_mut(&mut self.model)
    }

    pub(crate) fn shape(&self, k: u32) -> Option<&PlacedShape> {
        self.model.shape(k)
    }

    /// Overlap of two shapes that is left alone [m].
    pub(crate) fn slop(&self, a: &PlacedShape, b: &PlacedShape) -> f64 {
        self.model.settings.slop(min(a.bounding_radius, b.bounding_radius))
    }

    /// Overlap of two shapes that is left to position correction, after the attempts that their islands have had [m].
    pub(crate) fn tolerated(&self, a: &PlacedShape, b: &PlacedShape) -> f64 {
        let attempts = |c: &PlacedShape| self.at(c.body).map_or(0, |b| b.step.attempts);
        let (size, attempts) = (min(a.bounding_radius, b.bounding_radius), attempts(a).max(attempts(b)));
        self.on_its_side(a, b, self.model.settings.tolerated_overlap(size, attempts))
    }

    /// An overlap of two shapes, but for what is less than the slop or leads to the far side of what is thin [m].
    fn on_its_side(&self, a: &PlacedShape, b: &PlacedShape, overlap: f64) -> f64 {
        max(self.slop(a, b), min(overlap, ON_ITS_SIDE * min(a.thickness, b.thickness)))
    }

    /// Overlap of two shapes that the last solve did not know, from which on their island is solved at the start of the step [m]; no less than
    /// what is tolerated.
    pub(crate) fn starts_over_from(&self, a: &PlacedShape, b: &PlacedShape) -> f64 {
        let size = self.model.settings.body_size.unwrap_or(min(a.bounding_radius, b.bounding_radius));
        self.on_its_side(a, b, max(START_OVER, self.model.settings.start_up_overlap) * size)
    }

    /// Overlap of two shapes beyond which a step says where its velocities lead [m].
    pub(crate) fn reported(&self, a: &PlacedShape, b: &PlacedShape) -> f64 {
        let size = min(a.bounding_radius, b.bounding_radius);
        self.on_its_side(a, b, self.model.settings.tolerated_overlap(size, u32::MAX))
    }

    /// Overlap of the shapes of a contact that is left alone [m].
    pub(crate) fn slop_of(&self, c: &Contact) -> f64 {
        match (self.shape(c.shapes.0), self.shape(c.shapes.1)) {
            (Some(a), Some(b)) => self.slop(a, b),
            _ => 0.0,
        }
    }

    /// Number of slots, used or not.
    pub(crate) fn slots(&self) -> usize {
        self.model.bodies.slots()
    }

    /// Whether a pass over all bodies is worth several threads.
    pub(crate) fn is_large(&self) -> bool {
        self.slots() >= SERIAL
    }

    /// Keeps a slot for a body that is still to come.
    pub(crate) fn reserve(&mut self) -> BodyId {
        let id = self.model_mut().bodies.reserve();
        self.grow();
        id
    }

    /// Makes room for the state of every slot.
    fn grow(&mut self) {
        let slots = self.slots();
        self.state.bodies.resize(slots, BodyState::NONE);
        self.scratch.bodies.resize(slots, BodyScratch::EMPTY);
    }

    /// Adds a body, in a reserved slot if one is given; its shapes are still to come.
    pub(crate) fn add(&mut self, body: BodyModel, start: &Start, place: Option<BodyId>) -> BodyId {
        let state = BodyState::new(&body, start);
        let model = self.model_mut();
        let id = match place {
            Some(id) => {
                model.bodies.fill(id, body);
                id
            }
            None => model.add(body),
        };
        self.grow();
        self.state.bodies[id.slot as usize] = state;
        self.scratch.bodies[id.slot as usize] = BodyScratch::EMPTY;
        self.scratch.visits.enter(id.slot);
        id
    }

    /// Removes a body with its shapes, and all that the state knows of them.
    pub(crate) fn remove(&mut self, id: BodyId) -> Option<BodyModel> {
        for joint in self.model.joints_of(id) {
            self.remove_joint(joint);
        }
        self.get(id)?;
        self.unpark(id.slot);
        let body = self.model_mut().remove(id)?;
        self.state.bodies[id.slot as usize] = BodyState::NONE;
        for &k in &body.shapes {
            self.state.known.retain(|&(a, b)| a != k && b != k);
            self.state.left.retain(|&((a, b), _)| a != k && b != k);
            self.state.cache.forget(k);
        }
        self.state.touching.retain(|&(a, b)| a != id && b != id);
        self.state.inside.retain(|&(a, b)| a != id && b != id);
        Some(body)
    }

    /// Adds a joint.
    pub(crate) fn add_joint(&mut self, joint: JointModel, state: &JointState) -> JointId {
        let id = self.model_mut().add_joint(joint);
        let slots = self.model.joints.slots();
        self.state.joints.resize(slots, JointState::NONE);
        self.state.joints[id.slot as usize] = *state;
        id
    }

    /// Removes a joint.
    pub(crate) fn remove_joint(&mut self, id: JointId) -> Option<JointModel> {
        self.model.joints.get(id.place())?;
        let ties = |j: &JointModel| j.members.iter().any(|m| m.joint == id);
        let tied: Vec<JointId> =
            self.model.joints.iter().filter(|(_, j)| ties(j)).map(|(id, _)| JointId::of(id)).collect();
        for coupling in tied {
            self.remove_joint(coupling);
        }
        let joint = self.model_mut().remove_joint(id);
        self.state.joints[id.slot as usize] = JointState::NONE;
        joint
    }

    /// Goes to another state, of another model maybe; the scratch is empty then.
    pub(crate) fn restore(&mut self, model: &Arc<Model>, state: &State) {
        self.model = Arc::clone(model);
        self.state.clone_from(state);
        self.scratch.bodies.clear();
        self.scratch.bodies.resize(self.slots(), BodyScratch::EMPTY);
        self.scratch.visits = Visits::all(self.slots());
    }

    /// Counts a step for the fixed bodies on the list of visits, and parks those that nothing has written to.
    pub(crate) fn park_quiet_bodies(&mut self) {
        let Self { model, state, scratch } = self;
        let Scratch { bodies, visits } = scratch;
        let is_fixed = |slot: u32| {
            let state = &state.bodies[slot as usize];
            let may_park = !state.quarantined && !state.fresh;
            model.bodies.at(slot).map(|b| b.kind == BodyKind::Fixed && may_park)
        };
        visits.begin_step(is_fixed, |slot, hash| {
            // nothing that a solve has of it changes any more
            bodies[slot as usize].same = true;
            if let Some(body) = model.bodies.at(slot) {
                *hash = hash.wrapping_add(body_hash(model.bodies.id_at(slot), body, &state.bodies[slot as usize]));
            }
        });
    }

    /// Puts a body that may be written to back on the list of visits.
    #[inline]
    fn unpark(&mut self, slot: u32) {
        if self.scratch.visits.is_parked(slot) {
            let hash = self.at(slot).map_or(0, |b| body_hash(self.id_at(slot), b.model, b.state));
            let visits = &mut self.scratch.visits;
            visits.parked_hash = visits.parked_hash.wrapping_sub(hash);
            visits.enter(slot);
        } else {
            self.scratch.visits.note_write(slot);
        }
    }

    /// The bodies that passes visit, in the order of their slots: all but fixed ones that nothing has written to for some steps.
    pub(crate) fn visited(&self) -> impl Iterator<Item = (BodyId, Body<'_>)> {
        self.scratch.visits.slots().iter().filter_map(|&slot| self.at(slot).map(|body| (self.id_at(slot), body)))
    }

    /// The body in a slot, if any.
    #[inline]
    pub(crate) fn at(&self, slot: u32) -> Option<Body<'_>> {
        let model = self.model.bodies.at(slot)?;
        Some(Body {
            model,
            state: self.state.bodies.get(slot as usize)?,
            step: self.scratch.bodies.get(slot as usize)?,
        })
    }

    #[inline]
    pub(crate) fn at_mut(&mut self, slot: u32) -> Option<BodyMut<'_>> {
        self.unpark(slot);
        let model = self.model.bodies.at(slot)?;
        let state = self.state.bodies.get_mut(slot as usize)?;
        Some(BodyMut { model, state, step: self.scratch.bodies.get_mut(slot as usize)? })
    }

    pub(crate) fn get(&self, id: BodyId) -> Option<Body<'_>> {
        self.model.bodies.get(id)?;
        self.at(id.slot)
    }

    pub(crate) fn get_mut(&mut self, id: BodyId) -> Option<BodyMut<'_>> {
        self.model.bodies.get(id)?;
        self.at_mut(id.slot)
    }

    pub(crate) fn id_at(&self, slot: u32) -> BodyId {
        self.model.bodies.id_at(slot)
    }

    /// All bodies in the order of their slots.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (BodyId, Body<'_>)> {
        let lists = self.model.bodies.iter_slots().zip(&self.state.bodies).zip(&self.scratch.bodies);
        lists.filter_map(|(((id, model), state), step)| model.map(|model| (id, Body { model, state, step })))
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (BodyId, BodyMut<'_>)> {
        let lists = self.model.bodies.iter_slots().zip(&mut self.state.bodies).zip(&mut self.scratch.bodies);
        lists.filter_map(|(((id, model), state), step)| model.map(|model| (id, BodyMut { model, state, step })))
    }

    /// Visits every body that is not parked, on the threads of the `pool` where that pays. The result of a chunk of them is handed to
    /// `join` in the order of the slots, whichever thread did it; `join` leaves it empty, and `results` keeps its memory.
    pub(crate) fn each<R: Default + Send>(
        &mut self,
        pool: Option<&ThreadPool>,
        results: &mut Vec<R>,
        visit: impl Fn(BodyId, BodyMut<'_>, &mut R) + Sync,
        mut join: impl FnMut(&mut R),
    ) {
        let pool = pool.filter(|_| self.is_large());
        let chunks = if pool.is_some() { self.slots().div_ceil(CHUNK_SLOTS) } else { 1 };
        if results.len() < chunks {
            results.resize_with(chunks, R::default);
        }
        let results = &mut results[..chunks];
        let Scratch { bodies: steps, visits } = &mut self.scratch;
        let (models, states, slots) = (&self.model.bodies, &mut self.state.bodies, visits.slots());
        type Lists<'l> = (&'l mut [BodyState], &'l mut [BodyScratch]);
        // some of the slots, and the bodies from slot `first` on
        let run = |slots: &[u32], first: usize, (states, steps): Lists<'_>, result: &mut R| {
            for &slot in slots {
                let at = slot as usize - first;
                if let (Some(model), Some(state), Some(step)) = (models.at(slot), states.get_mut(at), steps.get_mut(at))
                {
                    visit(models.id_at(slot), BodyMut { model, state, step }, result);
                }
            }
        };
        let Some(pool) = pool else {
            // the same chunks one after the other, those without a visit left out: nothing comes of them
            let of_chunk = |a: &u32, b: &u32| *a as usize / CHUNK_SLOTS == *b as usize / CHUNK_SLOTS;
            for slots in slots.chunk_by(of_chunk) {
                run(slots, 0, (states.as_mut_slice(), steps.as_mut_slice()), &mut results[0]);
                join(&mut results[0]);
            }
            return;
        };
        let shares = states.par_chunks_mut(CHUNK_SLOTS).zip(steps.par_chunks_mut(CHUNK_SLOTS));
        let shares = shares.zip(results.par_iter_mut()).enumerate();
        pool.install(|| {
            shares.for_each(|(k, (lists, result))| {
                let first = k * CHUNK_SLOTS;
                let [from, to] = [first, first + CHUNK_SLOTS].map(|end| slots.partition_point(|&s| (s as usize) < end));
                run(&slots[from..to], first, lists, result);
            });
        });
        results.iter_mut().for_each(join);
    }

    /// Velocity of B against A at a contact, from one of the velocities of a step.
    pub(crate) fn relative(&self, c: &Contact, pick: impl Fn(Body<'_>) -> Velocity) -> DVec3 {
        let at = |slot: u32, lever: DVec3| {
            self.at(slot).map_or(DVec3::ZERO, |b| {
                let v = pick(b);
                v.linear + v.angular.cross(lever)
            })
        };
        to_contact(&c.frame, at(c.body_b.slot, c.lever_b) - at(c.body_a.slot, c.lever_a))
    }

    /// Kinetic and potential energy of all healthy bodies [J]. One without a finite energy is as good as quarantined: the
    /// next step does it.
    pub(crate) fn energy(&self) -> (f64, f64) {
        let (mut kinetic, mut potential) = (0.0, 0.0);
        for (id, body) in self.iter() {
            if body.is_dynamic() && !body.state.quarantined {
                let (model, now) = (body.model, &body.state.now);
                let (k, p) = (
                    body.kinetic_energy(),
                    gravity_energy(model, now, self.model.gravity)
                        + field_energy(id, model, now, &self.model.potentials),
                );
                if (k + p).is_finite() {
                    kinetic += k;
                    potential += p;
                }
            }
        }
        let (rotors, springs) = self.joint_energy();
        (kinetic + rotors, potential + springs)
    }

    /// Energy of the rotors and of the springs of all joints [J].
    pub(crate) fn joint_energy(&self) -> (f64, f64) {
        let (mut rotors, mut springs) = (0.0, 0.0);
        for (id, joint) in self.model.joints.iter() {
            let state = &self.state.joints[id.slot as usize];
            for (k, along) in joint.along.iter().enumerate() {
                rotors += 0.5 * along.armature * state.rotor[k] * state.rotor[k];
                if let Some((stiffness, rest)) = along.spring {
                    let stretched = state.value[k] - rest;
                    springs += 0.5 * stiffness * stretched * stretched;
                }
            }
        }
        (rotors, springs)
    }

    /// Momentum of all healthy bodies.
    pub(crate) fn momentum(&self) -> Momentum {
        let mut sum = Momentum::default();
        for (_, body) in self.iter() {
            if body.is_dynamic() && !body.state.quarantined {
                sum += Momentum::of(body.model, &body.state.now);
            }
        }
        sum
    }

    /// Hash of clock and bodies.
    pub(crate) fn hash(&self) -> u64 {
        self.hash_with(self.bodies_hash())
    }

    /// The same, from the hash of the bodies.
    pub(crate) fn hash_with(&self, bodies: u64) -> u64 {
        let mut h = StateHash::new();
        h.word(self.state.step);
        h.number(self.state.time);
        h.word(bodies);
        h.finish()
    }

    /// Hash of the bodies and joints alone.
    pub(crate) fn bodies_hash(&self) -> u64 {
        self.bodies_hash_of(self.iter(), 0)
    }

    /// The same, with the parked bodies as they were hashed when they were parked.
    pub(crate) fn visited_hash(&self) -> u64 {
        let hash = self.bodies_hash_of(self.visited(), self.scratch.visits.parked_hash);
        debug_assert_eq!(hash, self.bodies_hash(), "a parked body was written to");
        hash
    }

    /// Hash of some bodies, added to the sum of the others' hashes, and of the joints.
    fn bodies_hash_of<'a>(&'a self, bodies: impl Iterator<Item = (BodyId, Body<'a>)>, others: u64) -> u64 {
        let mut h = StateHash::new();
        h.word(bodies.fold(others, |sum, (id, b)| sum.wrapping_add(body_hash(id, b.model, b.state))));
        self.hash_filters(&mut h);
        for (id, model) in self.model.joints.iter() {
            let (values, rotors, motors) = self.state.joints[id.slot as usize].kept(model.along.len());
            h.word(u64::from(id.slot) << 32 | u64::from(id.generation));
            values.iter().chain(rotors).for_each(|x| h.number(*x));
            motors.iter().flat_map(Motor::numbers).for_each(|x| h.number(x));
        }
        h.finish()
    }

    /// Adds the collision filters, where there are any: a world without filters has the hash that it had.
    fn hash_filters(&self, h: &mut StateHash) {
        let shapes = if self.model.has_traits { self.model.shapes.as_slice() } else { &[] };
        for (k, c) in shapes.iter().enumerate() {
            let Some(Traits { groups, sensor, surface_velocity, .. }) = c.as_ref().map(|c| c.traits) else { continue };
            if groups != Groups::default() || sensor || surface_velocity != DVec3::ZERO {
                h.word(k as u64);
                h.word(groups.member);
                h.word(groups.meets);
                h.word(u64::from(sensor));
                h.vector(surface_velocity);
            }
        }
        for (a, b) in self.model.ignored.iter() {
            h.word(u64::from(a) << 32 | u64::from(b));
        }
    }
}

/// Hash of one body. Those of several are added: the sum does not depend on their order, and one of them can be taken out again.
fn body_hash(id: BodyId, model: &BodyModel, state: &BodyState) -> u64 {
    let mut h = StateHash::new();
    let now = &state.now;
    h.word(u64::from(id.slot) << 32 | u64::from(id.generation));
    h.word(model.kind as u64 | u64::from(state.quarantined) << 8 | u64::from(state.asleep) << 9);
    h.vector(now.centre);
    h.rotation(now.orientation);
    h.vector(now.velocity);
    h.vector(now.rotation.vector());
    h.finish()
}
