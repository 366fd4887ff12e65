//! What one step keeps for the next: found contacts, known answers, impulses to start from, touches.

use crate::account::report::{Event, Timings};
use crate::base::handle::BodyId;
use crate::model::body::Body;
use crate::model::settings::Settings;
use crate::solve::assemble::Task;
use crate::state::contact::{Contact, to_contact, to_world};
use crate::state::contact_cache::Entry;
use crate::world::World;
use rayon::prelude::*;
use std::time::Instant;
use tumble_solver::Mode;

/// What the last step, or the last attempt of this one, knew and found: an island that knows the same again need not be
/// solved again.
#[derive(Debug, Default)]
pub(crate) struct StepMemory {
    /// Nothing but bodies was changed since; those know it themselves.
    pub(crate) valid: bool,
    /// The step may look back: nothing has changed but bodies, and time goes on as it did.
    pub(crate) usable: bool,
    /// It looks back at an attempt of its own, where every answer to the same question may be kept.
    pub(crate) within: bool,
    /// Every body knows what it knew in the last step.
    pub(crate) all_same: bool,
    /// The last step changed nothing but the clock, and nobody has touched the world since: the next one does the same.
    pub(crate) repeats: bool,
    /// A body is not where, or not as fast as, it was at the beginning of the step.
    pub(crate) moved: bool,
    /// Hash of the bodies after the last step.
    pub(crate) bodies_hash: u64,
    pub(crate) dt: f64,
    pub(crate) next: f64,
    pub(crate) contacts: Vec<Contact>,
    pub(crate) swept: u32,
    /// Bodies and contacts of each island, and whether it was late.
    pub(crate) islands: Vec<(u32, u32, bool)>,
    /// For each contact, the island that it was in; `NEW` for one that was found anew.
    pub(crate) former: Vec<u32>,
    /// For each island, whether its answer is known.
    pub(crate) recalled: Vec<bool>,
    /// For each island with a known answer, the island that gave it; `NEW` for the others.
    origin: Vec<u32>,
    taken: Vec<bool>,
    shuffled: Vec<Task>,
}

/// What a stretch of contacts leaves for the next step; empty between steps.
#[derive(Debug, Default)]
pub(crate) struct Legacy {
    entries: Vec<Entry>,
    /// Pairs of shapes that were seen.
    known: Vec<(u32, u32)>,
    /// Pairs of bodies that touch.
    touching: Vec<(BodyId, BodyId)>,
    impacts: Vec<Event>,
}

impl Legacy {
    /// Adds what contacts leave besides impulses.
    fn add(&mut self, contacts: &[Contact], settings: &Settings) {
        for c in contacts {
            put(&mut self.known, c.shapes);
            if c.touches() {
                put(&mut self.touching, if c.body_a <= c.body_b { (c.body_a, c.body_b) } else { (c.body_b, c.body_a) });
                if c.approach_velocity() < -settings.impact_speed && c.impulse.x > 0.0 {
                    self.impacts.push(impact(c));
                }
            }
        }
    }
}

/// Contacts of a stretch [–]: those of one fit into the nearer caches.
const STRETCH: usize = 2048;

/// No island of before.
pub(crate) const NEW: u32 = u32::MAX;

impl World {
    /// Keeps what the last step found, and decides whether it may be used again.
    pub(crate) fn look_back(&mut self, dt: f64, next: f64) {
        let (m, settings) = (&mut self.work.memory, &self.state.settings);
        // sleepers come and go without being touched
        m.usable = m.valid && m.dt == dt && m.next == next && !settings.sleep.enabled;
        (m.valid, m.within, m.dt, m.next) = (true, false, dt, next);
        self.keep_what_was_found();
    }

    /// Whether a step of `dt` [s] before one of `next` [s] will change nothing but the clock.
    pub(crate) fn repeats(&self, dt: f64, next: f64) -> bool {
        let m = &self.work.memory;
        m.repeats && m.valid && m.dt == dt && m.next == next && !self.state.edited && self.work.woken.is_empty()
    }

    /// A step of a world that stands still: the last one once more.
    pub(crate) fn step_once_more(&mut self) {
        let clock = self.state.settings.timings.then(Instant::now);
        let (state, report) = (&mut self.state, &mut self.report);
        state.step += 1;
        state.time += report.dt;
        state.ledger = report.step_ledger.after(&state.ledger);
        (report.step, report.time, report.ledger) = (state.step, state.time, state.ledger);
        report.state_hash = state.hash_with(self.work.memory.bodies_hash);
        report.timings = clock.map(|c| Timings { total: c.elapsed().as_nanos() as u64, detect: 0, solve: 0 });
    }

    /// Whether this step has changed nothing but the clock, the books and the report of it included.
    pub(crate) fn look_whether_it_repeats(&mut self) {
        let (work, state, report) = (&mut self.work, &self.state, &self.report);
        let m = &mut work.memory;
        let quiet = report.events.is_empty()
            && report.edits.is_empty()
            && report.pushes.is_empty()
            && report.adjustments.is_empty();
        // a potential is somebody else's: it may know the time
        m.repeats = m.valid
            && m.all_same
            && !m.moved
            && quiet
            && report.attempts == 1
            && state.cache.pure
            && state.potentials.is_empty()
            && m.recalled.iter().all(|r| *r);
    }

    /// Keeps what an attempt found that is to be followed by another.
    pub(crate) fn keep_attempt(&mut self) {
        let m = &mut self.work.memory;
        (m.usable, m.within) = (true, true);
        self.keep_what_was_found();
    }

    fn keep_what_was_found(&mut self) {
        let (m, report) = (&mut self.work.memory, &mut self.report);
        std::mem::swap(&mut m.contacts, &mut report.contacts);
        m.islands.clear();
        m.islands.extend(report.islands.iter().map(|i| (i.bodies, i.contacts, i.start_up)));
    }

    /// Finds the islands whose answer is known: nothing that they were solved with has changed by a bit, their guess
    /// included. Their tasks come along, whatever number the island has now.
    pub(crate) fn recall(&mut self) {
        let (work, bodies) = (&mut self.work, &self.state.bodies);
        let (m, islands, tasks) = (&mut work.memory, &work.islands, &mut work.tasks);
        let count = islands.list.len();
        if tasks.len() < count {
            tasks.resize_with(count, Task::default);
        }
        m.recalled.clear();
        m.origin.clear();
        for (k, island) in islands.list.iter().enumerate() {
            let (slots, contacts) = (islands.bodies_of(island), islands.contacts_of(island));
            let size = (slots.len() as u32, contacts.len() as u32, island.late);
            let first = |c: &u32| m.former[*c as usize];
            let origin = if m.all_same { k as u32 } else { contacts.first().map_or(NEW, first) };
            let known = m.usable
                && m.islands.get(origin as usize) == Some(&size)
                && tasks.get(origin as usize).is_some_and(|t| m.within || (t.settled && !t.corrected))
                && tasks.get(origin as usize).map(|t| t.allowance) == work.budget.allowances.get(k).copied()
                && (m.all_same
                    || (slots.iter().all(|&s| bodies.at(s).is_some_and(|b| b.step.same))
                        && contacts.iter().all(|&c| m.former[c as usize] == origin)));
            m.recalled.push(known);
            m.origin.push(if known { origin } else { NEW });
        }
        if m.origin.iter().enumerate().all(|(k, &from)| from == NEW || from == k as u32) {
            return;
        }
        m.shuffled.clear();
        m.shuffled.resize_with(tasks.len(), Task::default);
        m.taken.clear();
        m.taken.resize(tasks.len(), false);
        for (k, &from) in m.origin.iter().enumerate().filter(|(_, from)| **from != NEW) {
            std::mem::swap(&mut m.shuffled[k], &mut tasks[from as usize]);
            m.taken[from as usize] = true;
        }
        // the others take what is left, for its memory
        let mut left = tasks.iter_mut().zip(&m.taken).filter(|(_, taken)| !**taken);
        for (k, task) in m.shuffled.iter_mut().enumerate() {
            if m.origin.get(k).is_none_or(|from| *from == NEW)
                && let Some((spare, _)) = left.next()
            {
                std::mem::swap(task, spare);
            }
        }
        std::mem::swap(&mut m.shuffled, tasks);
    }

    /// Lets contacts that the last attempt of this step knew start from its impulses.
    pub(crate) fn guess_from_attempt(&mut self) {
        let (m, contacts, guesses) = (&self.work.memory, &self.report.contacts, &mut self.work.guesses);
        let mut at = 0;
        for (c, guess) in contacts.iter().zip(guesses) {
            let key = c.key();
            while m.contacts.get(at).is_some_and(|o| o.key() < key) {
                at += 1;
            }
            let turned_little = |o: &&Contact| {
                o.key() == key
                    && o.mode != Mode::Bounce
                    && o.frame.normal.dot(c.frame.normal) >= self.state.settings.cache.least_cosine
            };
            if let Some(old) = m.contacts.get(at).filter(turned_little) {
                *guess = to_contact(&c.frame, to_world(&old.frame, old.impulse));
            }
        }
    }

    /// Carries impulses, touches and the clock to the next step.
    pub(crate) fn remember(&mut self, dt: f64) {
        let (state, work, report) = (&mut self.state, &mut self.work, &mut self.report);
        let (bodies, shapes) = (&state.bodies, &state.shapes);
        let still = |k: u32| {
            let body = shapes.get(k as usize).and_then(Option::as_ref).and_then(|c| bodies.at(c.body));
            body.is_none_or(|b| !b.is_active())
        };
        // a restored world would have to foresee them anew
        work.memory.valid &= work.foresight.contacts.is_empty();
        state.step += 1;
        state.time += dt;
        state.last_dt = dt;
        (report.step, report.time) = (state.step, state.time);
        if work.memory.all_same && state.cache.pure && work.memory.recalled.iter().all(|r| *r) {
            // what would be remembered is remembered
            return;
        }
        // contacts are long records: looked at stretch by stretch, for everything
        let contacts = &report.contacts;
        let stretches = contacts.len().div_ceil(STRETCH).max(1);
        let (cache, settings) = (&mut state.cache, &state.settings);
        state.known.clear();
        work.touching.clear();
        work.entries.clear();
        let mut take = |l: &mut Legacy| {
            work.entries.append(&mut l.entries);
            state.known.append(&mut l.known);
            work.touching.append(&mut l.touching);
            report.events.append(&mut l.impacts);
        };
        let stretch = |k: usize| &contacts[k * STRETCH..contacts.len().min((k + 1) * STRETCH)];
        let after = |k: usize| contacts.get((k + 1) * STRETCH);
        let frozen = |a: u32, b: u32| still(a) && still(b);
        // one thread needs the memory of one stretch, and where the same contacts press again none for impulses
        let pool = work.threads.get(settings.threads).filter(|_| stretches > 1);
        let legacies = &mut work.legacies;
        legacies.resize_with(if pool.is_some() { stretches } else { 1 }, Legacy::default);
        let mut renewed = 0;
        if let Some(pool) = pool {
            let cache = &*cache;
            let leave = |(k, legacy): (usize, &mut Legacy)| {
                let place = ((k == 0).then_some(0), after(k));
                cache.leave(stretch(k), place, &settings.cache, frozen, &mut legacy.entries);
                legacy.add(stretch(k), settings);
            };
            pool.install(|| legacies.par_iter_mut().enumerate().for_each(leave));
            legacies.iter_mut().for_each(take);
        } else {
            let (legacy, mut renewing) = (&mut legacies[0], true);
            for k in 0..stretches {
                let start = renewing.then_some(renewed);
                renewing &= cache.renew(stretch(k), &mut renewed);
                if !renewing {
                    cache.leave(stretch(k), (start, after(k)), &settings.cache, frozen, &mut legacy.entries);
                }
                legacy.add(stretch(k), settings);
                take(legacy);
            }
            if renewing {
                // what is left of before is older
                cache.leave(&[], (Some(renewed), None), &settings.cache, frozen, &mut legacy.entries);
                take(legacy);
            }
        }
        cache.store(dt, renewed, &mut work.entries);
        state.known.dedup();
        self.remember_touches();
    }

    /// Who touches whom, sorted by bodies, and what has changed in that; two that sleep go on touching.
    fn remember_touches(&mut self) {
        let (state, work, report) = (&mut self.state, &mut self.work, &mut self.report);
        let bodies = &state.bodies;
        let resting = |id| bodies.get(id).is_none_or(|b: &Body| !b.is_active());
        let sleeper = |id| bodies.get(id).is_some_and(|b: &Body| b.asleep);
        for &(a, b) in &state.touching {
            if resting(a) && resting(b) && (sleeper(a) || sleeper(b)) {
                work.touching.push((a, b));
            }
        }
        work.touching.sort_unstable();
        work.touching.dedup();
        changes(&state.touching, &work.touching, &mut report.events);
        std::mem::swap(&mut state.touching, &mut work.touching);
    }
}

/// Adds what was not the last one added.
fn put<T: Copy + PartialEq>(list: &mut Vec<T>, x: T) {
    if list.last() != Some(&x) {
        list.push(x);
    }
}

/// The event of a contact that was struck.
fn impact(c: &Contact) -> Event {
    let (body_a, body_b, point, normal) = (c.body_a, c.body_b, c.point, c.normal());
    Event::Impact { body_a, body_b, point, normal, speed: -c.approach_velocity(), impulse: c.impulse.x }
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
