//! Data that the contacts of a step leave for the next one: warm start, known pairs, touches and their events.

use crate::account::report::{Event, StepReport};
use crate::base::handle::{BodyId, ordered};
use crate::model::settings::Settings;
use crate::state::State;
use crate::state::contact::Contact;
use crate::state::contact_cache::Entry;
use crate::system::System;
use rayon::ThreadPool;
use rayon::prelude::*;

/// Data that a chunk of contacts leaves for the next step; empty between steps.
#[derive(Debug, Default)]
pub(crate) struct ChunkCarryover {
    entries: Vec<Entry>,
    /// Pairs of shapes that were seen.
    known: Vec<(u32, u32)>,
    /// Pairs of bodies that touch.
    touching: Vec<(BodyId, BodyId)>,
    impacts: Vec<Event>,
}

impl ChunkCarryover {
    /// Adds the pairs, touches and impacts of contacts.
    fn add(&mut self, contacts: &[Contact], settings: &Settings) {
        for c in contacts {
            put(&mut self.known, c.shapes);
            // contacts that left where they touched in flight, and those that are still to touch, do not
            if c.touches() && !(c.in_flight && c.impulse.x == 0.0) {
                put(&mut self.touching, ordered(c.body_a, c.body_b));
                if c.approach_velocity.x < -settings.impact_speed && c.impulse.x > 0.0 {
                    self.impacts.push(impact(c));
                }
            }
        }
    }
}

/// Contacts of a chunk [–]: those of one fit into the nearer caches.
const CHUNK_CONTACTS: usize = 2048;

/// Data that is carried over, kept for its memory; empty between steps.
#[derive(Debug, Default)]
pub(crate) struct CarryOver {
    /// Of every chunk of contacts.
    chunks: Vec<ChunkCarryover>,
    /// Of all of them.
    entries: Vec<Entry>,
    touching: Vec<(BodyId, BodyId)>,
}

impl CarryOver {
    /// Carries impulses and touches of a step of `dt` [s] to the next one.
    pub(crate) fn store(&mut self, system: &mut System, dt: f64, pool: Option<&ThreadPool>, report: &mut StepReport) {
        let System { model, state, .. } = system;
        let State { bodies, cache, known, .. } = state;
        let settings = &model.settings;
        let still = |k: u32| {
            let body = model.shape(k).and_then(|c| model.bodies.at(c.body).map(|m| (m, &bodies[c.body as usize])));
            body.is_none_or(|(model, state)| !(model.is_dynamic() && state.is_awake()))
        };
        let frozen = |a: u32, b: u32| still(a) && still(b);
        // contacts are long records: one pass, chunk by chunk
        let contacts = &report.contacts;
        let chunk_count = contacts.len().div_ceil(CHUNK_CONTACTS).max(1);
        known.clear();
        self.touching.clear();
        self.entries.clear();
        let mut take = |l: &mut ChunkCarryover| {
            self.entries.append(&mut l.entries);
            known.append(&mut l.known);
            self.touching.append(&mut l.touching);
            report.events.append(&mut l.impacts);
        };
        let chunk_of = |k: usize| &contacts[k * CHUNK_CONTACTS..contacts.len().min((k + 1) * CHUNK_CONTACTS)];
        let after = |k: usize| contacts.get((k + 1) * CHUNK_CONTACTS);
        // one thread needs the memory of one chunk, and where the same contacts press again none for impulses
        let pool = pool.filter(|_| chunk_count > 1);
        let chunks = &mut self.chunks;
        chunks.resize_with(if pool.is_some() { chunk_count } else { 1 }, ChunkCarryover::default);
        let mut renewed = 0;
        if let Some(pool) = pool {
            let cache = &*cache;
            let leave = |(k, chunk): (usize, &mut ChunkCarryover)| {
                let place = ((k == 0).then_some(0), after(k));
                cache.leave(chunk_of(k), place, &settings.cache, frozen, &mut chunk.entries);
                chunk.add(chunk_of(k), settings);
            };
            pool.install(|| chunks.par_iter_mut().enumerate().for_each(leave));
            chunks.iter_mut().for_each(take);
        } else {
            let (chunk, mut renewing) = (&mut chunks[0], true);
            for k in 0..chunk_count {
                let start = renewing.then_some(renewed);
                renewing &= cache.renew(chunk_of(k), &mut renewed);
                if !renewing {
                    cache.leave(chunk_of(k), (start, after(k)), &settings.cache, frozen, &mut chunk.entries);
                }
                chunk.add(chunk_of(k), settings);
                take(chunk);
            }
            if renewing {
                // the remaining entries of before are older
                cache.leave(&[], (Some(renewed), None), &settings.cache, frozen, &mut chunk.entries);
                take(chunk);
            }
        }
        cache.store(dt, renewed, &mut self.entries);
        known.dedup();
        self.store_touches(system, &mut report.events);
    }

    /// Bodies that touch, sorted, and the changes in that; two that sleep go on touching.
    fn store_touches(&mut self, system: &mut System, events: &mut Vec<Event>) {
        let resting = |id| system.get(id).is_none_or(|b| !b.is_active());
        let sleeper = |id| system.get(id).is_some_and(|b| b.state.asleep);
        for &(a, b) in &system.state.touching {
            if resting(a) && resting(b) && (sleeper(a) || sleeper(b)) {
                self.touching.push((a, b));
            }
        }
        self.touching.sort_unstable();
        self.touching.dedup();
        changes(&system.state.touching, &self.touching, events);
        std::mem::swap(&mut system.state.touching, &mut self.touching);
    }
}

/// Adds an entry unless it is equal to the last one.
fn put<T: Copy + PartialEq>(list: &mut Vec<T>, x: T) {
    if list.last() != Some(&x) {
        list.push(x);
    }
}

/// The event of an impact.
pub(crate) fn impact(c: &Contact) -> Event {
    let (body_a, body_b, point, normal) = (c.body_a, c.body_b, c.point, c.normal());
    Event::Impact { body_a, body_b, point, normal, speed: -c.approach_velocity.x, impulse: c.impulse.x }
}

/// Events for the differences of two sorted lists of touching pairs.
fn changes(old: &[(BodyId, BodyId)], new: &[(BodyId, BodyId)], events: &mut Vec<Event>) {
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        let order = match (old.get(i), new.get(j)) {
            (Some(a), Some(b)) => a.cmp(b),
            (Some(_), None) => std::cmp::Ordering::Less,
            _ => std::cmp::Ordering::Greater,
        };
        if order.is_lt() {
            let (body_a, body_b) = old[i];
            events.push(Event::TouchEnded { body_a, body_b });
        } else if order.is_gt() {
            let (body_a, body_b) = new[j];
            events.push(Event::TouchBegan { body_a, body_b });
        }
        i += usize::from(order.is_le());
        j += usize::from(order.is_ge());
    }
}
