//! Conjugate sweeps of a large island, by colours: pairs of one colour share no body that moves, so that eight lanes of
//! several threads may take them at once, and what comes out does not depend on who took which.
//!
//! The contacts of a touching pair follow each other and have one colour. Those of eight pairs are swept together
//! ([`crate::sweep::batch`]), and a thread takes some such batches at a time.
//!
//! Most contacts of a heap are open from the first sweep to the last. They sleep: a contact that carries nothing, is on its
//! way to nothing and opens is left out until a look between two sweeps finds that it would close. While it is right to
//! sleep, nothing comes out differently but by the order of the others.
//!
//! Along conjugate directions the order of the contacts matters little (see `docs/solver.md`). It depends on the
//! island and its state alone, never on the number of threads or lanes.

use super::batch::{Entry, Part, Place, Trace, Travel};
use super::pool::{self, Change, Crew, Herd, Ticket};
use crate::effort::Effort;
use crate::judge::measure::Judge;
use crate::linear::lanes::LANES;
use crate::linear::parallel::fill;
use crate::problem::body::{Body, Velocity};
use crate::problem::kinematics::relative_in_world;
use crate::space::traits::{Impulses, Island};
use pulp::Arch;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::sync::{Mutex, PoisonError};
use tumble_math::{DVec3, order::max};

/// Contacts from which an island is swept by colours [–]: the order in which its contacts come then matters little, as
/// long as those of a pair follow each other.
pub const COLOURED: usize = 1024;

/// Contacts of a part [–]: a microsecond or two of work.
const PART: usize = 64;

/// Bodies that a thread takes on at a time [–].
const HERD: usize = 128;

/// Pairs of a body that get colours of their own; further ones are swept one after the other at the end.
const MOST_COLOURS: u32 = 64;

/// Sweeps before the first look at those asleep [–]. This and the next five were chosen, not derived: heaps of 1,000 to 8,000
/// bodies then reach the residuals that they reach with everybody awake, in less time.
const FIRST_LOOK: u32 = 2;

/// Most sweeps between two looks [–].
const LONGEST_PAUSE: u32 = 32;

/// Few wake up where it is less than one of so many [–].
const MANY: usize = 64;

/// Who opens more slowly than this part of the fastest approach stays awake [–]: news of a blow reach it soon.
const WAKEFUL: f64 = 0.1;

/// Sweeps that packing all contacts anew costs [–], about.
const ANEW: u32 = 8;

/// One contact of so many may be idle before the others are packed without it [–].
const IDLE_PART: usize = 4;

/// Contacts of one touching pair, ordered as they are packed: those of a colour from the most contacts to the fewest, so
/// that few lanes of a batch are empty, and then by body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    colour: u32,
    count: Reverse<u32>,
    /// The first of its bodies.
    body: u32,
    /// Where its contacts begin among those that are packed.
    first: u32,
}

/// Pairs of one part, taken in batches of that many. The parts of a colour come in the order of their bodies: a thread that
/// has the same stretch of every colour then meets the same bodies again, where those that follow each other are
/// neighbours.
#[derive(Clone, Debug)]
struct Share {
    batch: usize,
    pairs: std::ops::Range<usize>,
    /// First body of the pair in the middle.
    body: u32,
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// In the order of colours; those beyond the last colour are kept for their memory.
    parts: Vec<Mutex<Part>>,
    /// First parts of the colours, and the end.
    starts: Vec<usize>,
    /// What each part has to do, and what it changed.
    shares: Vec<Share>,
    changes: Vec<Change>,
    tickets: Vec<Ticket>,
    places: Vec<Place>,
    herds: Vec<Mutex<Herd>>,
    /// Colours of the pairs that a body has, one bit each.
    taken: Vec<u64>,
    /// Contacts of each colour so far.
    sizes: Vec<u32>,
    pairs: Vec<Pair>,
    /// What the sweeps so far left of each contact.
    traces: Vec<Trace>,
    /// Which contacts are left out, and how many are not.
    asleep: Vec<bool>,
    awake: usize,
    /// How fast contacts come apart [m/s].
    openings: Vec<f64>,
    /// Numbers of the contacts that are to be packed.
    waking: Vec<u32>,
}

/// How far the sweeps are.
struct Course {
    sweeps: u32,
    most: u32,
    /// Square of the last change [J].
    last: f64,
    /// How far to go on along the way.
    part: Option<f64>,
    /// Sweeps until the next look at those asleep, and from there to the one after it if few wake up.
    look: u32,
    pause: u32,
    /// Who opens more slowly than this stays awake [m/s].
    margin: f64,
}

impl Course {
    fn new(most: u32) -> Self {
        Self { sweeps: 0, most, last: f64::INFINITY, part: None, look: FIRST_LOOK, pause: FIRST_LOOK, margin: 0.0 }
    }

    /// When to look next: where many woke up soon again, else later and later.
    fn plan(&mut self, woken: usize, awake: usize) {
        if MANY * woken < awake {
            self.pause = (2 * self.pause).min(LONGEST_PAUSE);
        }
        self.look = self.sweeps + self.pause;
    }
}

/// How fast a contact would come apart at these velocities, counted from its floor [m/s].
fn opening(island: &Island<'_>, judge: &Judge<'_>, places: &[Place], i: usize) -> f64 {
    let c = &island.contacts[i];
    let velocity = |body: u32| places[body as usize].velocity();
    let u = relative_in_world(c, velocity(c.body_a), velocity(c.body_b));
    u.dot(c.frame.normal) + judge.laws[i].floor
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
        self.sweep_on(Arch::new(), island, judge, impulses, most, spread, effort)
    }

    /// As [`Self::sweep`], on a given vector unit.
    fn sweep_on(
        &mut self,
        arch: Arch,
        island: &Island<'_>,
        judge: &Judge<'_>,
        impulses: &mut Impulses,
        most: u32,
        spread: bool,
        effort: &mut Effort,
    ) -> bool {
        self.set_out(island, impulses, spread);
        let mut course = Course::new(most);
        let settled = loop {
            self.fall_asleep(island, judge, spread, &mut course);
            let settled = loop {
                self.colour(island);
                self.pack(island, judge, spread);
                let settled = self.sweep_on_course(arch, island, judge, spread, &mut course);
                // at the end nobody is woken up for sweeps that do not come
                let goes_on = settled || course.sweeps < most;
                let done = !(goes_on && self.wake_up(island, judge, spread, &mut course)) && settled;
                if done || course.sweeps == most || self.is_worth_packing_anew(&course) {
                    break done;
                }
            };
            self.read();
            if settled || course.sweeps == most {
                break settled;
            }
        };
        // one after the other: their matrices are not where the sweeps are
        let Self { traces, asleep, .. } = self;
        let impulse = |i: usize| if asleep[i] { DVec3::ZERO } else { traces[i].impulse(&island.locals[i]) };
        fill(&mut impulses.contacts, island.contacts.len(), spread, impulse);
        effort.sweeps += course.sweeps;
        settled
    }

    /// Before the first sweep.
    fn set_out(&mut self, island: &Island<'_>, impulses: &Impulses, spread: bool) {
        let trace = |i: usize| Trace::new(impulses.contacts[i], &island.locals[i]);
        fill(&mut self.traces, island.contacts.len(), spread, trace);
        self.places.clear();
        self.places.extend(island.state.iter().map(|&v| Place::new(v)));
        self.herds.resize_with(island.state.len().div_ceil(HERD), Mutex::default);
        for (k, (herd, state)) in self.herds.iter_mut().zip(island.state.chunks(HERD)).enumerate() {
            let (first, travels) = herd.get_mut().unwrap_or_else(PoisonError::into_inner);
            *first = k * HERD;
            travels.clear();
            travels.extend(state.iter().map(|&v| Travel { departure: v, way: Velocity::ZERO }));
        }
    }

    /// Finds out who sleeps; all others are to be packed, and nobody is yet.
    fn fall_asleep(&mut self, island: &Island<'_>, judge: &Judge<'_>, spread: bool, course: &mut Course) {
        let Self { traces, places, openings, asleep, waking, starts, .. } = self;
        fill(openings, island.contacts.len(), spread, |i| opening(island, judge, places, i));
        let members = || (0..judge.laws.len()).filter(|i| judge.laws[*i].member);
        if course.sweeps == 0 {
            course.margin = WAKEFUL * members().fold(0.0, |most, i| max(most, -openings[i]));
        }
        asleep.clear();
        asleep.resize(island.contacts.len(), false);
        waking.clear();
        for i in members() {
            asleep[i] = openings[i] > course.margin && traces[i].is_nothing();
            if !asleep[i] {
                waking.push(i as u32);
            }
        }
        self.awake = waking.len();
        starts.clear();
        starts.push(0);
    }

    /// Wakes up those who would close: they are to be packed after all others. Whether there are any.
    fn wake_up(&mut self, island: &Island<'_>, judge: &Judge<'_>, spread: bool, course: &mut Course) -> bool {
        let Self { places, openings, asleep, waking, .. } = self;
        // who opens at a speed that is no number does not sleep
        let look = |i: usize| if asleep[i] { opening(island, judge, places, i) } else { 0.0 };
        fill(openings, asleep.len(), spread, look);
        waking.clear();
        for (i, asleep) in asleep.iter_mut().enumerate().filter(|(_, asleep)| **asleep) {
            if !(openings[i] >= 0.0) {
                *asleep = false;
                waking.push(i as u32);
            }
        }
        course.plan(waking.len(), self.awake);
        self.awake += waking.len();
        !waking.is_empty()
    }

    /// Whether so many of those awake have nothing to do, or came late, that the rest of the way is shorter when all are
    /// packed anew.
    fn is_worth_packing_anew(&mut self, course: &Course) -> bool {
        if course.sweeps < ANEW || course.most - course.sweeps < ANEW {
            return false;
        }
        let (mut idle, mut all) = (0, 0);
        for part in &mut self.parts[..self.starts[self.starts.len() - 1]] {
            part.get_mut().unwrap_or_else(PoisonError::into_inner).read(|_, trace| {
                idle += usize::from(trace.is_nothing());
                all += 1;
            });
        }
        IDLE_PART * (idle + self.waking.len()) > all
    }

    /// Sweeps on until the next look at those asleep, or until all is settled; whether the last sweep changed nothing
    /// beyond the tolerance.
    fn sweep_on_course(
        &mut self,
        arch: Arch,
        island: &Island<'_>,
        judge: &Judge<'_>,
        spread: bool,
        course: &mut Course,
    ) -> bool {
        let Self { parts, starts, changes, tickets, places, herds, .. } = self;
        let parts = &mut parts[..starts[starts.len() - 1]];
        // one more than the largest colour has parts for would find nothing to do
        let widest = starts.windows(2).map(|w| w[1] - w[0]).max().unwrap_or(0);
        let helpers = if spread { pool::most_helpers().min(widest.saturating_sub(1)) } else { 0 };
        changes.resize_with(parts.len(), Change::default);
        tickets.resize_with(1 + helpers, Ticket::default);
        let crew = Crew::new(arch, (parts, changes, starts), herds, places, island.locals, tickets);
        crew.with_helpers(|| {
            while course.sweeps < course.most {
                course.sweeps += 1;
                let (square, change) = crew.sweep(course.part);
                // a change that is no number is lost among the larger ones, never in a sum
                let settled = change <= 0.5 * judge.tolerance && !square.is_nan();
                course.part = Some(square / course.last).filter(|part| *part < 1.0 && !settled);
                course.last = if settled { f64::INFINITY } else { square };
                if course.sweeps < course.most {
                    crew.go_on(course.part);
                }
                if settled {
                    return true;
                }
                if course.sweeps == course.look {
                    break;
                }
            }
            false
        })
    }

    /// Reads what the sweeps left.
    fn read(&mut self) {
        let Self { parts, starts, traces, .. } = self;
        for part in &mut parts[..starts[starts.len() - 1]] {
            let part = part.get_mut().unwrap_or_else(PoisonError::into_inner);
            part.read(|i, trace| traces[i as usize] = trace);
        }
    }

    /// Gives every pair that has contacts to be packed a colour: of those that none of its two bodies has, the one with
    /// the fewest contacts.
    fn colour(&mut self, island: &Island<'_>) {
        self.taken.clear();
        self.taken.resize(island.bodies.len(), 0);
        self.sizes.clear();
        self.pairs.clear();
        let mut last = None;
        for k in 0..self.waking.len() {
            let i = self.waking[k];
            let c = &island.contacts[i as usize];
            let bodies = (c.body_a, c.body_b);
            if last != Some(bodies) {
                let colour = self.free_colour(island.bodies, bodies);
                let (body, first) = (bodies.0.min(bodies.1), k as u32);
                self.pairs.push(Pair { colour, count: Reverse(0), body, first });
                last = Some(bodies);
            }
            let pair = self.pairs.last_mut().expect("one was pushed");
            pair.count.0 += 1;
            if let Some(size) = self.sizes.get_mut(pair.colour as usize) {
                *size += 1;
            }
        }
        self.pairs.sort_unstable();
    }

    /// A colour that neither body has, and that they have from now on; [`MOST_COLOURS`] where there is none.
    fn free_colour(&mut self, bodies: &[Body], (a, b): (u32, u32)) -> u32 {
        let of = |body: u32| if bodies[body as usize].is_dynamic() { self.taken[body as usize] } else { 0 };
        let free = !(of(a) | of(b));
        let used = self.sizes.len() as u32;
        let colour = (0..used).filter(|k| free >> k & 1 == 1).min_by_key(|k| self.sizes[*k as usize]).unwrap_or(used);
        if colour < MOST_COLOURS {
            if colour == used {
                self.sizes.push(0);
            }
            for body in [a, b] {
                self.taken[body as usize] |= 1 << colour;
            }
        }
        colour
    }

    /// Puts the contacts that are awake where the sweeps find them one after the other.
    fn pack(&mut self, island: &Island<'_>, judge: &Judge<'_>, spread: bool) {
        let Self { parts, starts, shares, waking, pairs, traces, .. } = self;
        let entry = |&i: &u32| {
            let (contact, local) = (&island.contacts[i as usize], &island.locals[i as usize]);
            let law = &judge.laws[i as usize];
            let trace = traces[i as usize];
            Entry { index: i, contact, local, floor: law.floor, friction: law.friction, trace }
        };
        shares.clear();
        let packed = starts[starts.len() - 1];
        let mut first = 0;
        for same in pairs.chunk_by(|p, q| p.colour == q.colour) {
            let start = shares.len();
            // what has no colour of its own may share bodies: one pair after the other, by one thread
            let batch = if same[0].colour < MOST_COLOURS { LANES } else { 1 };
            let mut room = PART;
            for (k, pairs) in same.chunks(batch).enumerate() {
                if k == 0 || (batch > 1 && room >= PART) {
                    shares.push(Share { batch, pairs: first..first, body: 0 });
                    room = 0;
                }
                room += LANES * pairs[0].count.0 as usize;
                first += pairs.len();
                if let Some(share) = shares.last_mut() {
                    share.pairs.end = first;
                }
            }
            for share in &mut shares[start..] {
                share.body = pairs[share.pairs.start.midpoint(share.pairs.end)].body;
            }
            shares[start..].sort_unstable_by_key(|share| (share.body, share.pairs.start));
            starts.push(packed + shares.len());
        }
        if parts.len() < packed + shares.len() {
            parts.resize_with(packed + shares.len(), Mutex::default);
        }
        let fill = |(part, share): (&mut Mutex<Part>, &Share)| {
            let part = part.get_mut().unwrap_or_else(PoisonError::into_inner);
            part.clear(share.batch == 1);
            for batch in pairs[share.pairs.clone()].chunks(share.batch) {
                let contacts = |pair: &Pair| waking[pair.first as usize..][..pair.count.0 as usize].iter().map(entry);
                part.push(island.bodies, batch.iter().map(contacts));
            }
        };
        if spread {
            parts[packed..].par_iter_mut().zip(&*shares).for_each(fill);
        } else {
            parts[packed..].iter_mut().zip(&*shares).for_each(fill);
        }
    }
}

#[cfg(test)]
mod tests;
