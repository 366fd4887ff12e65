//! Sweeps over large islands by colours: pairs of one colour share no moving body, so that they may be swept in any order
//! and by any number of threads, with the same bits.
//!
//! The points of a pair stay together and are swept one after the other. Colours are given greedily in the order of the
//! pairs; a pair whose bodies have used up all colours comes last, alone.

use crate::bodies::relative;
use crate::contact::Contact;
use crate::law::Law;
use crate::one_contact::OneContact;
use crate::problem::{Body, Velocity};
use rayon::prelude::*;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};

/// Contacts from which an island is swept by colours [–].
const LARGE: usize = 4096;

/// Sweeps from which colours are used [–]. A sweep in the order of the contacts carries a blow through a whole pile at
/// once, one by colours only by as many pairs as there are colours: with few sweeps that tells, with many it hardly does.
const MANY: u32 = 20;

/// Pairs that a thread takes at a time [–]: some ten microseconds of work.
const PART: usize = 64;

/// Colours that pairs may share; the last one is for those that are left.
const COLOURS: usize = 64;

/// A contact as the sweeps need it, in the order in which they come by.
#[derive(Clone, Copy, Debug)]
struct Row {
    index: u32,
    contact: Contact,
    local: OneContact,
    law: Law,
    impulse: DVec3,
    /// Root of the last slide.
    slip: f64,
}

/// The points of a pair.
#[derive(Clone, Copy, Debug)]
struct Pair {
    rows: (u32, u32),
    a: u32,
    b: u32,
    colour: u8,
}

/// Buffers of the sweeps.
#[derive(Debug, Default)]
pub(crate) struct Colours {
    rows: Vec<Row>,
    pairs: Vec<Pair>,
    /// Pairs in the order of the contacts, before they are sorted by colour.
    found: Vec<Pair>,
    /// Colours that each body has.
    used: Vec<u64>,
    /// First pair of each colour, and the end.
    starts: Vec<usize>,
    /// Velocities of both bodies after a pair was swept by a thread.
    ends: Vec<(Velocity, Velocity)>,
    /// Whether the threads of the pool that this runs in may help.
    pub(crate) parallel: bool,
}

impl Colours {
    /// Whether an island of that many contacts is swept by colours when it may be swept that often.
    pub(crate) fn suit(contacts: usize, sweeps: u32) -> bool {
        contacts >= LARGE && sweeps >= MANY
    }

    /// Takes over the contacts and their impulses.
    pub(crate) fn pack(
        &mut self,
        bodies: &[Body],
        contacts: &[Contact],
        locals: &[OneContact],
        laws: &[Law],
        impulses: &[DVec3],
    ) {
        self.colour(bodies, contacts, laws);
        self.rows.clear();
        for pair in &mut self.pairs {
            let (from, to) = pair.rows;
            let start = self.rows.len() as u32;
            for i in from..to {
                let k = i as usize;
                if laws[k].member {
                    let (contact, local, law) = (contacts[k], locals[k], laws[k]);
                    self.rows.push(Row { index: i, contact, local, law, impulse: impulses[k], slip: 0.0 });
                }
            }
            pair.rows = (start, self.rows.len() as u32);
        }
    }

    /// Finds the pairs, gives them colours and sorts them.
    fn colour(&mut self, bodies: &[Body], contacts: &[Contact], laws: &[Law]) {
        self.found.clear();
        self.used.clear();
        self.used.resize(bodies.len(), 0);
        let mut counts = [0; COLOURS];
        let mut i = 0;
        while i < contacts.len() {
            let (a, b) = (contacts[i].body_a, contacts[i].body_b);
            let count = contacts[i..].iter().take_while(|c| (c.body_a, c.body_b) == (a, b)).count();
            let rows = (i as u32, (i + count) as u32);
            if laws[i..i + count].iter().any(|l| l.member) {
                let moves = |k: u32| bodies[k as usize].is_dynamic();
                let mut used = 0;
                for k in [a, b] {
                    if moves(k) {
                        used |= self.used[k as usize];
                    }
                }
                // the last colour is for all that find no other
                let colour = (!used).trailing_zeros().min(COLOURS as u32 - 1);
                for k in [a, b] {
                    if moves(k) {
                        self.used[k as usize] |= 1 << colour;
                    }
                }
                counts[colour as usize] += 1;
                self.found.push(Pair { rows, a, b, colour: colour as u8 });
            }
            i += count;
        }
        self.starts.clear();
        let mut start = 0;
        for count in counts {
            self.starts.push(start);
            start += count;
        }
        self.starts.push(start);
        let mut next = [0; COLOURS];
        next.copy_from_slice(&self.starts[..COLOURS]);
        self.pairs.clear();
        self.pairs.resize(start, Pair { rows: (0, 0), a: 0, b: 0, colour: 0 });
        for pair in &self.found {
            let at = &mut next[usize::from(pair.colour)];
            self.pairs[*at] = *pair;
            *at += 1;
        }
    }

    /// One sweep, forth or back; returns the largest change of velocity |K δλ|∞ [m/s].
    pub(crate) fn sweep(&mut self, bodies: &[Body], state: &mut [Velocity], back: bool) -> f64 {
        let mut change = 0.0;
        for k in 0..COLOURS {
            let k = if back { COLOURS - 1 - k } else { k };
            let (from, to) = (self.starts[k], self.starts[k + 1]);
            let shared = k + 1 < COLOURS;
            change = max(
                change,
                if self.parallel && shared && to - from >= 2 * PART {
                    self.sweep_together(bodies, state, from, to, back)
                } else {
                    self.sweep_alone(bodies, state, from, to, back)
                },
            );
        }
        change
    }

    fn sweep_alone(&mut self, bodies: &[Body], state: &mut [Velocity], from: usize, to: usize, back: bool) -> f64 {
        let mut change = 0.0;
        for k in from..to {
            let pair = self.pairs[if back { from + to - 1 - k } else { k }];
            let rows = &mut self.rows[pair.rows.0 as usize..pair.rows.1 as usize];
            let (a, b) = (pair.a as usize, pair.b as usize);
            let mut ends = (state[a], state[b]);
            change = max(change, sweep_pair(rows, &bodies[a], &bodies[b], &mut ends, back));
            (state[a], state[b]) = ends;
        }
        change
    }

    /// The pairs of one colour, by all threads of the pool.
    fn sweep_together(&mut self, bodies: &[Body], state: &mut [Velocity], from: usize, to: usize, back: bool) -> f64 {
        let pairs = &self.pairs[from..to];
        self.ends.clear();
        self.ends.resize(pairs.len(), (Velocity::ZERO, Velocity::ZERO));
        let mut parts = Vec::with_capacity(pairs.len().div_ceil(PART));
        let first = pairs[0].rows.0;
        let mut rows = &mut self.rows[first as usize..pairs[pairs.len() - 1].rows.1 as usize];
        let mut at = first;
        for (pairs, ends) in pairs.chunks(PART).zip(self.ends.chunks_mut(PART)) {
            let end = pairs[pairs.len() - 1].rows.1;
            let (mine, others) = rows.split_at_mut((end - at) as usize);
            parts.push(Part { pairs, ends, rows: mine, at });
            (rows, at) = (others, end);
        }
        let seen: &[Velocity] = state;
        let change = parts.into_par_iter().map(|part| part.sweep(bodies, seen, back)).reduce(|| 0.0, max);
        for (pair, &(a, b)) in pairs.iter().zip(&self.ends) {
            (state[pair.a as usize], state[pair.b as usize]) = (a, b);
        }
        change
    }

    /// Hands the impulses back.
    pub(crate) fn unpack(&self, impulses: &mut [DVec3]) {
        for row in &self.rows {
            impulses[row.index as usize] = row.impulse;
        }
    }
}

/// Some pairs of one colour, with their rows: what a thread takes.
struct Part<'a> {
    pairs: &'a [Pair],
    ends: &'a mut [(Velocity, Velocity)],
    rows: &'a mut [Row],
    /// Number of the first row.
    at: u32,
}

impl Part<'_> {
    /// Sweeps the pairs from the velocities that all threads see, and writes down their new ones.
    fn sweep(self, bodies: &[Body], seen: &[Velocity], back: bool) -> f64 {
        let mut change = 0.0;
        for (pair, ends) in self.pairs.iter().zip(self.ends) {
            let rows = &mut self.rows[(pair.rows.0 - self.at) as usize..(pair.rows.1 - self.at) as usize];
            let (a, b) = (pair.a as usize, pair.b as usize);
            *ends = (seen[a], seen[b]);
            change = max(change, sweep_pair(rows, &bodies[a], &bodies[b], ends, back));
        }
        change
    }
}

/// The points of a pair, one after the other.
#[inline(always)]
fn sweep_pair(rows: &mut [Row], a: &Body, b: &Body, ends: &mut (Velocity, Velocity), back: bool) -> f64 {
    let mut change = 0.0;
    for k in 0..rows.len() {
        let k = if back { rows.len() - 1 - k } else { k };
        let Row { contact: c, local, law, impulse, slip, .. } = &mut rows[k];
        let old = *impulse;
        let mut free = relative(c, ends.0, ends.1) - local.apply(old);
        free.x += law.floor;
        if free.x >= 0.0 && old == DVec3::ZERO && law.frozen <= 0.0 {
            // open, and was
            *slip = 0.0;
            continue;
        }
        let (new, _) = if law.frozen > 0.0 {
            local.solve_frozen(free, law.friction, law.frozen, slip)
        } else {
            local.solve(free, law.friction, slip)
        };
        let delta = new - old;
        if delta != DVec3::ZERO {
            change = max(change, max_abs(local.apply(delta)));
            let p = c.frame.to_world(delta);
            if b.is_dynamic() {
                ends.1.linear += p * b.inverse_mass;
                ends.1.angular += b.inverse_inertia * c.lever_b.cross(p);
            }
            if a.is_dynamic() {
                ends.0.linear -= p * a.inverse_mass;
                ends.0.angular -= a.inverse_inertia * c.lever_a.cross(p);
            }
            *impulse = new;
        }
    }
    change
}
