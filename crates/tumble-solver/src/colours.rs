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
use crate::space::Impulses;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tumble_math::order::{max, max_abs};
use tumble_math::{DMat3, DVec3};

/// Contacts from which an island is swept by colours [–]: the order in which its contacts come then matters little, as
/// long as those of a pair follow each other.
pub const COLOURED: usize = 1024;

/// Contacts of a part [–]: some tens of microseconds of work.
const PART: usize = 256;

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
    /// Number of the part.
    part: u32,
    /// Of the first entry of a part: square of what the part changed [J], and its largest change [m/s].
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
    fn go_on(&mut self, part: Option<f64>) {
        let mut now = self.velocity();
        let sweep = (now.linear - self.departure.linear, now.angular - self.departure.angular);
        self.way = part.map_or(Velocity::ZERO, |part| {
            let on = (self.way.linear * part, self.way.angular * part);
            now.linear += on.0;
            now.angular += on.1;
            Velocity { linear: on.0 + sweep.0, angular: on.1 + sweep.1 }
        });
        self.departure = now;
        self.set(now);
    }
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    entries: Vec<Entry>,
    places: Vec<Place>,
    /// Colours of the pairs that a body has, one bit each.
    taken: Vec<u64>,
    /// Colour of each contact, and what the colours are sorted by.
    colours: Vec<(u32, u32)>,
    /// First entries of the colours, and the end.
    starts: Vec<usize>,
    /// First entries of the parts.
    parts: Vec<usize>,
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
            self.places.iter_mut().for_each(|p| p.go_on(part));
        }
        for e in &self.entries {
            impulses.contacts[e.index as usize] = e.impulse;
        }
        settled
    }

    /// Gives every member a colour: the first that none of its two bodies has.
    fn colour(&mut self, island: &Island<'_>, judge: &Judge<'_>) {
        self.taken.clear();
        self.taken.resize(island.bodies.len(), 0);
        self.colours.clear();
        let mut last = (IMMOVABLE, IMMOVABLE, 0);
        for (i, (c, law)) in island.contacts.iter().zip(judge.laws).enumerate() {
            if !law.member {
                continue;
            }
            if (c.body_a, c.body_b) != (last.0, last.1) {
                let moves = |b: u32| island.bodies[b as usize].is_dynamic();
                let of = |b: u32, taken: &[u64]| if moves(b) { taken[b as usize] } else { 0 };
                let free = !(of(c.body_a, &self.taken) | of(c.body_b, &self.taken));
                let colour = free.trailing_zeros();
                if colour < MOST_COLOURS {
                    for b in [c.body_a, c.body_b] {
                        self.taken[b as usize] |= 1 << colour;
                    }
                }
                last = (c.body_a, c.body_b, colour);
            }
            self.colours.push((last.2, i as u32));
        }
        self.colours.sort_unstable();
    }

    /// Puts contacts and bodies where the sweeps find them one after the other.
    fn pack(&mut self, island: &Island<'_>, judge: &Judge<'_>, impulses: &Impulses) {
        self.entries.clear();
        self.starts.clear();
        self.parts.clear();
        let mut last = (IMMOVABLE, (0, 0));
        for &(colour, index) in &self.colours {
            let i = index as usize;
            let (c, law) = (&island.contacts[i], &judge.laws[i]);
            let pair = (c.body_a, c.body_b);
            let at = self.entries.len();
            let begun = at - self.parts.last().copied().unwrap_or(0);
            if colour != last.0 {
                self.starts.push(at);
            }
            // what has no colour of its own stays in one piece
            if colour != last.0 || (begun >= PART && pair != last.1 && colour < MOST_COLOURS) {
                self.parts.push(at);
            }
            last = (colour, pair);
            let impulse = impulses.contacts[i];
            self.entries.push(Entry {
                contact: *c,
                local: island.locals[i],
                floor: law.floor,
                friction: law.friction,
                slip: 0.0,
                impulse,
                before: impulse,
                way: DVec3::ZERO,
                index,
                part: self.parts.len() as u32,
                square: 0.0,
                change: 0.0,
            });
        }
        self.starts.push(self.entries.len());
        self.places.clear();
        self.places.extend(island.bodies.iter().zip(island.state).map(|(b, &v)| {
            Place {
                velocity: [v.linear.x, v.linear.y, v.linear.z, v.angular.x, v.angular.y, v.angular.z]
                    .map(|x| AtomicU64::new(x.to_bits())),
                inverse_mass: b.inverse_mass,
                inverse_inertia: b.inverse_inertia,
                dynamic: b.is_dynamic(),
                departure: v,
                way: Velocity::ZERO,
            }
        }));
    }

    /// One sweep, each contact first taken on by `on` of its way: square of the change [J], largest change [m/s].
    fn sweep_once(&mut self, on: Option<f64>, spread: bool) -> (f64, f64) {
        let places = &self.places[..];
        let sweep_part = |part: &mut [Entry]| {
            let (mut square, mut change) = (0.0, 0.0);
            for e in part.iter_mut() {
                let (s, c) = e.visit(places, on);
                square += s;
                change = max(change, c);
            }
            (part[0].square, part[0].change) = (square, change);
        };
        for colour in self.starts.windows(2) {
            let entries = &mut self.entries[colour[0]..colour[1]];
            if spread && entries.len() >= 2 * PART {
                entries.par_chunk_by_mut(|a, b| a.part == b.part).for_each(sweep_part);
            } else {
                entries.chunk_by_mut(|a, b| a.part == b.part).for_each(sweep_part);
            }
        }
        // in their order, whoever was first
        self.parts.iter().fold((0.0, 0.0), |(square, change), &first| {
            let e = &self.entries[first];
            (square + e.square, max(change, e.change))
        })
    }
}

impl Entry {
    /// Takes the contact on along its way and answers its law: square of the change [J], change [m/s].
    #[inline(always)]
    fn visit(&mut self, places: &[Place], on: Option<f64>) -> (f64, f64) {
        let c = &self.contact;
        let sweep = self.impulse - self.before;
        (self.before, self.way) = on.map_or((self.impulse, DVec3::ZERO), |on| {
            let way = self.way * on;
            (self.impulse + way, way + sweep)
        });
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
