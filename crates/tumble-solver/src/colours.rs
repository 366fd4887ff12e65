//! Conjugate sweeps of a large island, by colours: contacts of one colour share no body that moves, so that several
//! threads may take them at once, and what comes out does not depend on who took which.
//!
//! The contacts of a touching pair follow each other and have one colour. A colour is cut into parts at the ends of
//! pairs. Threads write to different bodies, but to one list: velocities are kept as the bits of numbers in relaxed
//! atomics, which cost what plain numbers cost.
//!
//! Along conjugate directions the order of the contacts matters little (see `docs/solver.md`). It depends on the size of
//! the island alone, never on the number of threads.

use crate::contact::Contact;
use crate::judge::{Effort, Judge};
use crate::one_contact::OneContact;
use crate::problem::{Body, Velocity};
use crate::space::{Impulses, go_on};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tumble_math::order::{max, max_abs};
use tumble_math::{DMat3, DVec3};

/// Contacts from which an island is swept by colours [–]: the order in which its contacts come then matters little, as
/// long as those of a pair follow each other.
pub const COLOURED: usize = 1024;

/// Contacts of a part [–]: some ten microseconds of work.
const PART: usize = 128;

/// Bodies that a thread takes on at a time [–].
const PLACES: usize = 1024;

/// Pairs of a body that get colours of their own; further ones are swept one after the other at the end.
const MOST_COLOURS: u32 = 64;

/// A body that nothing moves has no place.
const IMMOVABLE: u32 = u32::MAX;

/// A contact with all that a sweep needs of it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    contact: Contact,
    local: OneContact,
    floor: f64,
    friction: f64,
    /// The root of the last slide.
    slip: f64,
    impulse: DVec3,
    /// Impulse from which the last sweep set out.
    before: DVec3,
    /// The way of the sweeps before it.
    way: DVec3,
    /// Number of the contact in the problem.
    index: u32,
}

/// Contacts of one colour that one thread takes.
#[derive(Debug, Default)]
struct Part {
    entries: Vec<Entry>,
    /// Square of what the last sweep changed [J], and its largest change [m/s].
    square: f64,
    change: f64,
}

/// Velocity and mass of a body, as a sweep needs them.
#[derive(Debug)]
struct Place {
    velocity: [AtomicU64; 6],
    inverse_mass: f64,
    inverse_inertia: DMat3,
    dynamic: bool,
}

/// What the last sweep of a body started from, and the way of the sweeps before it.
#[derive(Clone, Copy, Debug)]
struct Travel {
    departure: Velocity,
    way: Velocity,
}

impl Place {
    #[inline(always)]
    fn velocity(&self) -> Velocity {
        let at = |k: usize| f64::from_bits(self.velocity[k].load(Relaxed));
        Velocity { linear: DVec3::new(at(0), at(1), at(2)), angular: DVec3::new(at(3), at(4), at(5)) }
    }

    #[inline(always)]
    fn set(&self, v: Velocity) {
        let numbers = [v.linear.x, v.linear.y, v.linear.z, v.angular.x, v.angular.y, v.angular.z];
        for (slot, x) in self.velocity.iter().zip(numbers) {
            slot.store(x.to_bits(), Relaxed);
        }
    }

    /// Adds an impulse `p` at a lever arm; only one thread has the body at a time.
    #[inline(always)]
    fn push(&self, mut v: Velocity, lever: DVec3, p: DVec3) {
        if self.dynamic {
            v.linear += p * self.inverse_mass;
            v.angular += self.inverse_inertia * lever.cross(p);
            self.set(v);
        }
    }

    /// After a sweep: on along the way so far, as [`crate::space::Space::go_on`] says.
    fn go_on(&self, travel: &mut Travel, part: Option<f64>) {
        let mut now = self.velocity();
        let Travel { departure: from, way } = travel;
        go_on(&mut now.linear, &mut from.linear, &mut way.linear, part);
        go_on(&mut now.angular, &mut from.angular, &mut way.angular, part);
        self.set(now);
    }
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// In the order of colours; those beyond the last colour are kept for their memory.
    parts: Vec<Part>,
    /// First parts of the colours, and the end.
    starts: Vec<usize>,
    places: Vec<Place>,
    travels: Vec<Travel>,
    /// Colours of the pairs that a body has, one bit each.
    taken: Vec<u64>,
    /// Contacts of each colour so far.
    sizes: Vec<u32>,
    /// Colour and number of each contact, sorted.
    colours: Vec<(u32, u32)>,
}

/// What is swept.
pub(crate) struct Island<'a> {
    pub(crate) bodies: &'a [Body],
    pub(crate) contacts: &'a [Contact],
    pub(crate) locals: &'a [OneContact],
    /// Velocities under the impulses.
    pub(crate) state: &'a [Velocity],
}

impl Memory {
    /// At most `most` sweeps from impulses that are loaded; whether the last one changed nothing beyond the tolerance.
    /// With `spread` the threads of the rayon pool that this is called from share the work.
    pub(crate) fn sweep(
        &mut self,
        island: &Island<'_>,
        judge: &Judge<'_>,
        impulses: &mut Impulses,
        most: u32,
        spread: bool,
        effort: &mut Effort,
    ) -> bool {
        self.colour(island, judge);
        self.pack(island, judge, impulses);
        let mut last = f64::INFINITY;
        let mut part = None;
        let mut settled = false;
        for k in 1..=most {
            effort.sweeps += 1;
            let (square, change) = self.sweep_once(part, spread);
            settled = change <= 0.5 * judge.tolerance;
            if settled || k == most {
                break;
            }
            part = Some(square / last).filter(|part| *part < 1.0);
            last = square;
            self.go_on(part, spread);
        }
        for e in self.parts[..self.starts[self.starts.len() - 1]].iter().flat_map(|p| &p.entries) {
            impulses.contacts[e.index as usize] = e.impulse;
        }
        settled
    }

    /// Takes all bodies on along their way.
    fn go_on(&mut self, part: Option<f64>, spread: bool) {
        let go = |(place, travel): (&Place, &mut Travel)| place.go_on(travel, part);
        if spread {
            self.places.par_iter().zip(&mut self.travels).with_min_len(PLACES).for_each(go);
        } else {
            self.places.iter().zip(&mut self.travels).for_each(go);
        }
    }

    /// Gives every member a colour: of those that none of its two bodies has, the one with the fewest contacts.
    fn colour(&mut self, island: &Island<'_>, judge: &Judge<'_>) {
        self.taken.clear();
        self.taken.resize(island.bodies.len(), 0);
        self.colours.clear();
        self.sizes.clear();
        let mut last = (IMMOVABLE, IMMOVABLE, 0);
        for (i, (c, law)) in island.contacts.iter().zip(judge.laws).enumerate() {
            if !law.member {
                continue;
            }
            if (c.body_a, c.body_b) != (last.0, last.1) {
                let moves = |b: u32| island.bodies[b as usize].is_dynamic();
                let of = |b: u32, taken: &[u64]| if moves(b) { taken[b as usize] } else { 0 };
                let free = !(of(c.body_a, &self.taken) | of(c.body_b, &self.taken));
                let free_and_used = (0..self.sizes.len() as u32).filter(|k| free >> k & 1 == 1);
                let colour = free_and_used.min_by_key(|k| self.sizes[*k as usize]).unwrap_or(self.sizes.len() as u32);
                if colour < MOST_COLOURS {
                    if colour as usize == self.sizes.len() {
                        self.sizes.push(0);
                    }
                    for b in [c.body_a, c.body_b] {
                        self.taken[b as usize] |= 1 << colour;
                    }
                }
                last = (c.body_a, c.body_b, colour);
            }
            if let Some(size) = self.sizes.get_mut(last.2 as usize) {
                *size += 1;
            }
            self.colours.push((last.2, i as u32));
        }
        self.colours.sort_unstable();
    }

    /// Puts contacts and bodies where the sweeps find them one after the other.
    fn pack(&mut self, island: &Island<'_>, judge: &Judge<'_>, impulses: &Impulses) {
        self.starts.clear();
        let (mut last, mut count) = ((IMMOVABLE, (0, 0)), 0);
        for &(colour, index) in &self.colours {
            let i = index as usize;
            let (c, law) = (&island.contacts[i], &judge.laws[i]);
            let pair = (c.body_a, c.body_b);
            if colour != last.0 {
                self.starts.push(count);
            }
            // what has no colour of its own stays in one piece
            let full = || self.parts[count - 1].entries.len() >= PART && pair != last.1 && colour < MOST_COLOURS;
            if colour != last.0 || full() {
                count += 1;
                if self.parts.len() < count {
                    self.parts.push(Part::default());
                }
                self.parts[count - 1].entries.clear();
            }
            last = (colour, pair);
            let impulse = impulses.contacts[i];
            self.parts[count - 1].entries.push(Entry {
                contact: *c,
                local: island.locals[i],
                floor: law.floor,
                friction: law.friction,
                slip: 0.0,
                impulse,
                before: impulse,
                way: DVec3::ZERO,
                index,
            });
        }
        self.starts.push(count);
        self.places.clear();
        self.places.extend(island.bodies.iter().zip(island.state).map(|(b, &v)| {
            Place {
                velocity: [v.linear.x, v.linear.y, v.linear.z, v.angular.x, v.angular.y, v.angular.z]
                    .map(|x| AtomicU64::new(x.to_bits())),
                inverse_mass: b.inverse_mass,
                inverse_inertia: b.inverse_inertia,
                dynamic: b.is_dynamic(),
            }
        }));
        self.travels.clear();
        self.travels.extend(island.state.iter().map(|&v| Travel { departure: v, way: Velocity::ZERO }));
    }

    /// One sweep, each contact first taken on by `on` of its way: square of the change [J], largest change [m/s].
    fn sweep_once(&mut self, on: Option<f64>, spread: bool) -> (f64, f64) {
        let places = &self.places[..];
        let sweep_part = |part: &mut Part| {
            (part.square, part.change) = (0.0, 0.0);
            for e in &mut part.entries {
                let (square, change) = e.visit(places, on);
                part.square += square;
                part.change = max(part.change, change);
            }
        };
        for colour in self.starts.windows(2) {
            let parts = &mut self.parts[colour[0]..colour[1]];
            if spread && parts.len() > 1 {
                parts.par_iter_mut().for_each(sweep_part);
            } else {
                parts.iter_mut().for_each(sweep_part);
            }
        }
        // in their order, whoever was first
        let count = self.starts[self.starts.len() - 1];
        self.parts[..count].iter().fold((0.0, 0.0), |(square, change), p| (square + p.square, max(change, p.change)))
    }
}

impl Entry {
    /// Takes the contact on along its way and answers its law: square of the change [J], change [m/s].
    #[inline(always)]
    fn visit(&mut self, places: &[Place], on: Option<f64>) -> (f64, f64) {
        let c = &self.contact;
        go_on(&mut self.impulse, &mut self.before, &mut self.way, on);
        let old = self.before;
        let (a, b) = (&places[c.body_a as usize], &places[c.body_b as usize]);
        let (va, vb) = (a.velocity(), b.velocity());
        let w = vb.linear + vb.angular.cross(c.lever_b) - va.linear - va.angular.cross(c.lever_a);
        if old == DVec3::ZERO && w.dot(c.frame.normal) + self.floor >= 0.0 {
            // open, and it stays so
            (self.impulse, self.slip) = (DVec3::ZERO, 0.0);
            return (0.0, 0.0);
        }
        let mut free = c.frame.to_contact(w) - self.local.apply(old);
        free.x += self.floor;
        self.impulse = self.local.approach(free, self.friction, &mut self.slip);
        let delta = self.impulse - old;
        if delta == DVec3::ZERO {
            return (0.0, 0.0);
        }
        let p = c.frame.to_world(delta);
        b.push(vb, c.lever_b, p);
        a.push(va, c.lever_a, -p);
        (delta.length_squared() * self.local.nn, max_abs(self.local.apply(delta)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bodies::{BodySpace, Memory as BodyMemory};
    use crate::law::Law;
    use crate::space::{Space, Velocities, read_velocities};
    use std::collections::BTreeSet;
    use tumble_suite::Random;

    /// A heap of `n` bodies with three contacts to each of some neighbours; the last body touches all others if `hub`.
    fn heap(n: u32, hub: bool, seed: u64) -> (Vec<Body>, Vec<Contact>) {
        let mut r = Random::new(seed);
        let mut bodies = vec![Body::fixed()];
        for _ in 0..n {
            let mass = r.range(0.5, 2.0);
            let inertia = r.box_inertia(mass, DVec3::new(1.0, 0.8, 0.6));
            let mut body = Body::dynamic(mass, inertia, Velocity::ZERO);
            body.free =
                Velocity { linear: DVec3::new(0.1 * r.normal(), 0.1 * r.normal(), -0.2), angular: r.normal3() * 0.1 };
            bodies.push(body);
        }
        let mut contacts = Vec::new();
        for b in 1..=n {
            let pairs: BTreeSet<u32> = (1..5).map(|k| b.saturating_sub(k * k)).collect();
            for a in pairs.into_iter().chain((hub && b < n - 20).then_some(n)) {
                let normal = (DVec3::Z * if a == n { -1.0 } else { 1.0 } + r.normal3() * 0.3).normalize();
                for _ in 0..3 {
                    let (arm_a, arm_b) = (r.normal3() * 0.3, r.normal3() * 0.3);
                    let mut c = Contact::new(a, b, normal, arm_a, arm_b).expect("a contact");
                    c.friction = 0.5;
                    contacts.push(c);
                }
            }
        }
        (bodies, contacts)
    }

    fn laws(n: usize) -> Vec<Law> {
        (0..n).map(|i| Law { floor: 0.0, friction: 0.5, frozen: 0.0, member: i % 17 != 5 }).collect()
    }

    /// Sweeps a heap: the impulses, and the velocities that went along with them.
    fn sweep(bodies: &[Body], contacts: &[Contact], spread: bool) -> (Impulses, Memory, bool) {
        let locals: Vec<_> =
            contacts.iter().map(|c| OneContact::new(&crate::bodies::local_matrix(c, bodies))).collect();
        let state: Vec<_> = bodies.iter().map(|b| b.free).collect();
        let island = Island { bodies, contacts, locals: &locals, state: &state };
        let (laws, free) = (laws(contacts.len()), Velocities::default());
        let judge = Judge { laws: &laws, free: &free, tolerance: 1e-12, criterion: crate::Criterion::Residual };
        let mut impulses = Impulses::default();
        impulses.reset(contacts.len(), 0);
        let (mut memory, mut effort) = (Memory::default(), Effort::default());
        let settled = memory.sweep(&island, &judge, &mut impulses, 30, spread, &mut effort);
        assert_eq!(effort.sweeps, 30);
        (impulses, memory, settled)
    }

    #[test]
    fn threads_of_a_colour_never_meet_at_a_body() {
        for (hub, seed) in [(false, 1), (true, 2)] {
            let (bodies, contacts) = heap(400, hub, seed);
            let (_, m, _) = sweep(&bodies, &contacts, false);
            let mut seen = BTreeSet::new();
            for (k, colour) in m.starts.windows(2).enumerate() {
                let mut owner = std::collections::BTreeMap::new();
                for (p, part) in m.parts[colour[0]..colour[1]].iter().enumerate() {
                    assert!(!part.entries.is_empty());
                    for e in &part.entries {
                        assert!(seen.insert(e.index), "contact {} twice", e.index);
                        for b in [e.contact.body_a, e.contact.body_b] {
                            if bodies[b as usize].is_dynamic() {
                                assert_eq!(*owner.entry(b).or_insert(p), p, "body {b} in two parts of colour {k}");
                            }
                        }
                    }
                }
            }
            let members = contacts.iter().enumerate().filter(|(i, _)| i % 17 != 5).count();
            assert_eq!(seen.len(), members);
            // colours are about equally large, apart from what has none of its own
            assert!(m.starts.len() > 5 && (m.starts.len() as u32) < MOST_COLOURS + 3);
        }
    }

    #[test]
    fn any_number_of_threads_finds_the_same_bits_and_the_velocities_of_its_impulses() {
        for (hub, seed) in [(false, 3), (true, 4)] {
            let (bodies, contacts) = heap(1500, hub, seed);
            assert!(contacts.len() > COLOURED);
            let (alone, m, settled) = sweep(&bodies, &contacts, false);
            assert!(!settled);
            assert!(alone.contacts.iter().filter(|l| l.x > 0.0).count() > 1000);
            for threads in [2, 3, 7] {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
                let (shared, _, _) = pool.install(|| sweep(&bodies, &contacts, true));
                assert!(alone == shared, "{threads} threads");
            }
            let mut memory = BodyMemory::default();
            let mut space = BodySpace::new(&bodies, &contacts, &[], &mut memory);
            space.load(&alone);
            for (v, place) in space.state().iter().zip(&m.places) {
                let w = place.velocity();
                let apart = (v.linear - w.linear).length() + (v.angular - w.angular).length();
                assert!(apart < 1e-11, "{apart:e}");
            }
            let mut after = Velocities::default();
            read_velocities(&space, &mut after);
            let worst = after.contacts.iter().fold(0.0, |m, u| max(m, -u.x));
            let before = contacts.iter().map(|c| {
                let v = |b: u32| bodies[b as usize].free;
                -crate::bodies::relative(c, v(c.body_a), v(c.body_b)).x
            });
            // thirty sweeps have removed most of the approach
            assert!(worst < 0.2 * before.fold(0.0, max), "{worst}");
        }
    }
}
