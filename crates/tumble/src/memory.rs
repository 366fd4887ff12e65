//! What one step keeps for the next: found contacts, known answers, impulses to start from, touches.

use crate::body::Body;
use crate::contact::Contact;
use crate::handle::BodyId;
use crate::report::Event;
use crate::world::World;

/// What the last step knew and found: an island that knows the same again need not be solved again.
#[derive(Debug, Default)]
pub(crate) struct StepMemory {
    /// Nothing but bodies was changed since; those know it themselves.
    pub(crate) valid: bool,
    /// The step may look back: nothing has changed but bodies, and time goes on as it did.
    pub(crate) usable: bool,
    /// Every body knows what it knew.
    pub(crate) all_same: bool,
    pub(crate) dt: f64,
    pub(crate) next: f64,
    pub(crate) contacts: Vec<Contact>,
    pub(crate) swept: u32,
    /// Bodies and contacts of each island.
    pub(crate) islands: Vec<(u32, u32)>,
    /// For each contact of this step, its island in the last one; `u32::MAX` for one that was found anew.
    pub(crate) former: Vec<u32>,
    /// For each island of this step, whether its answer is that of the last one.
    pub(crate) recalled: Vec<bool>,
}

impl World {
    /// Keeps what the last step found, and decides whether it may be used again.
    pub(crate) fn look_back(&mut self, dt: f64, next: f64) {
        let (m, report, settings) = (&mut self.work.memory, &mut self.report, &self.state.settings);
        // sleepers come and go without being touched
        m.usable = m.valid && m.dt == dt && m.next == next && !settings.sleep.enabled;
        (m.valid, m.dt, m.next) = (true, dt, next);
        std::mem::swap(&mut m.contacts, &mut report.contacts);
        m.islands.clear();
        m.islands.extend(report.islands.iter().map(|i| (i.bodies, i.contacts)));
    }

    /// Finds the islands whose answer is known: nothing that they were solved with has changed by a bit since the last
    /// step, their guess included. All others start from nothing.
    pub(crate) fn recall(&mut self) {
        let (work, bodies) = (&mut self.work, &self.state.bodies);
        let (memory, islands) = (&mut work.memory, &work.islands);
        memory.recalled.clear();
        for (k, island) in islands.list.iter().enumerate() {
            let (slots, contacts) = (islands.bodies_of(island), islands.contacts_of(island));
            let size = (slots.len() as u32, contacts.len() as u32);
            let known = memory.usable
                && memory.islands.get(k) == Some(&size)
                && work.tasks.get(k).is_some_and(|t| t.settled && !t.corrected)
                && (memory.all_same
                    || (slots.iter().all(|&s| bodies.at(s).is_some_and(|b| b.step.same))
                        && contacts.iter().all(|&c| memory.former[c as usize] == k as u32)));
            memory.recalled.push(known);
        }
    }

    /// Carries impulses, touches and the clock to the next step.
    pub(crate) fn remember(&mut self, dt: f64) {
        let (state, work, report) = (&mut self.state, &mut self.work, &mut self.report);
        let (bodies, colliders) = (&state.bodies, &state.colliders);
        let still = |k: u32| {
            let body = colliders.get(k as usize).and_then(Option::as_ref).and_then(|c| bodies.at(c.body));
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
        state.cache.store(&report.contacts, dt, &state.settings.cache, |a, b| still(a) && still(b));
        state.known.clear();
        state.known.extend(report.contacts.iter().map(|c| c.shapes));
        state.known.dedup();
        // touches, sorted by bodies
        work.touching.clear();
        for c in report.contacts.iter().filter(|c| c.touches()) {
            work.touching.push(if c.body_a <= c.body_b { (c.body_a, c.body_b) } else { (c.body_b, c.body_a) });
            if c.approach_velocity() < -state.settings.impact_speed && c.impulse.x > 0.0 {
                report.events.push(Event::Impact {
                    body_a: c.body_a,
                    body_b: c.body_b,
                    point: c.point,
                    normal: c.normal(),
                    speed: -c.approach_velocity(),
                    impulse: c.impulse.x,
                });
            }
        }
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
