//! Sweeps of a large island with momentum, by colours: pairs of one colour share no body that moves, so that eight
//! lanes of several threads may take them at once, and the result does not depend on which thread took which pair.
//!
//! The contacts of a touching pair follow each other and have one colour. Those of eight pairs are swept together
//! ([`crate::sweep::batch`]), and a thread takes some such batches at a time.
//!
//! Most contacts of a heap are open from the first sweep to the last. They are inactive: a contact that carries no impulse,
//! did not before and opens is left out until a check between two sweeps finds that it would close. While
//! that holds, nothing but the order of the other contacts changes.
//!
//! With momentum the order of the contacts matters little (see `docs/solver.md`). It depends on the
//! island and its state alone, never on the number of threads or lanes.

use super::batch::{
    Alone, BodyVelocity, LaneState, Packet, SettingOut, Sweep, SweptContact, fill_responses, fill_velocities, velocity,
};
use super::momentum::{Momentum, last_plain};
use super::pool::{BodyChunk, Change, SweepPool, WorkCounter, most_helpers};
use crate::effort::Effort;
use crate::judge::measure::Judge;
use crate::linear::lanes::{Eight, LANES, run_on};
use crate::linear::parallel::fill;
use crate::problem::body::Body;
use crate::problem::kinematics::relative_in_world;
use crate::settings::Criterion;
use crate::space::traits::{Impulses, Island};
use pulp::Arch;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::sync::{Mutex, PoisonError};
use tumble_math::{DVec3, order::max};

/// Contacts from which an island is swept by colours [–]: the order in which its contacts come then matters little, as
/// long as those of a pair follow each other.
pub const COLOURED: usize = 1024;

/// Contacts of a packet [–]: a microsecond or two of work. Chosen, not derived.
const PACKET_CONTACTS: usize = 64;

/// Bodies whose velocities a thread accelerates at a time [–].
const CHUNK_BODIES: usize = 128;

/// Colours of a round [–], a bit of a word each. The pairs of a body that finds no free one wait for the next round.
const ROUND_COLOURS: u32 = u64::BITS;

/// Sweeps before the first check of the inactive contacts [–]. This and the next five were chosen, not derived: heaps of
/// 1,000 to 8,000 bodies then reach the residuals that they reach with all contacts active, in less time.
const FIRST_CHECK: u32 = 2;

/// Most sweeps between two checks [–].
const LONGEST_PAUSE: u32 = 32;

/// Share of activated contacts, one of so many active ones, below which they are few [–].
const ACTIVATED_SHARE: usize = 64;

/// Opening speed, as a fraction of the fastest approach, below which a contact stays active [–]: an impact reaches it soon.
const ACTIVE_MARGIN: f64 = 0.1;

/// Sweeps that packing all contacts anew costs [–], about.
const REPACKING_SWEEPS: u32 = 8;

/// Share of idle contacts, one of so many, above which the others are packed without them [–].
const IDLE_SHARE: usize = 4;

/// Sweeps that every island is given as far as they are allowed [–]; beyond them an island is swept only while that pays, where the
/// residual counts.
const PATIENCE: u32 = 100;

/// Sweeps over which the fall of the changes is seen before that is decided, and the factor by which their mean square must fall for more
/// sweeps to pay [–]. Chosen, not derived, between balls that come to rest, which converge fast, and moving heaps of hulls and boxes, which
/// do not.
const SEEN_SWEEPS: u32 = 30;
const PAYING_FALL: f64 = 10.0;

/// Contacts of one touching pair, ordered as they are packed: those of a colour from the most contacts to the fewest, so
/// that few lanes of a batch are empty, and then by body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    colour: u32,
    count: Reverse<u32>,
    /// The first of its bodies.
    body: u32,
    /// Its first contact among those that are packed.
    first: u32,
}

/// Pairs of one packet. The packets of a colour come in the order of their bodies: a thread
/// that has the same stretch of every colour then meets the same bodies again, where bodies that follow each other are
/// neighbours.
#[derive(Clone, Debug)]
struct PacketPlan {
    pairs: std::ops::Range<usize>,
    /// First body of the pair in the middle.
    body: u32,
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    /// In the order of colours; those beyond the last colour are kept for their memory.
    packets: Vec<Mutex<Packet>>,
    /// First packets of the colours, and the end.
    starts: Vec<usize>,
    /// Work of each packet, and the change that it made.
    plans: Vec<PacketPlan>,
    changes: Vec<Change>,
    counters: Vec<WorkCounter>,
    /// Of each body, its velocity and how impulses move it.
    velocities: Vec<Eight>,
    responses: Vec<Eight>,
    /// Whether impulses move it: all of them fit into the nearest cache, where the bodies do not.
    moves: Vec<bool>,
    /// The velocities while several threads write them.
    shared: Vec<BodyVelocity>,
    body_chunks: Vec<Mutex<BodyChunk>>,
    /// Colours of this round that the pairs of a body have, one bit each.
    taken: Vec<u64>,
    /// Contacts of each colour of this round so far.
    sizes: Vec<u32>,
    pairs: Vec<Pair>,
    /// State of each contact after the sweeps so far.
    states: Vec<LaneState>,
    /// Contacts that are left out, and the number of those that are not.
    inactive: Vec<bool>,
    active: usize,
    /// Speeds at which contacts part [m/s].
    openings: Vec<f64>,
    /// Numbers of the contacts that are to be packed.
    activated: Vec<u32>,
}

/// Progress of the sweeps.
struct Schedule {
    sweeps: u32,
    most: u32,
    /// Rule of the momentum: changes so far, and the momentum of the next sweep.
    rule: Momentum,
    momentum: Option<f64>,
    /// Sweep of the next check of the inactive contacts, and sweeps from there to the one after it.
    check: u32,
    pause: u32,
    /// A contact that opens more slowly than this stays active [m/s].
    margin: f64,
    /// Sweep at which it is decided whether more than [`PATIENCE`] pay; none where all that are allowed are made.
    decision: Option<u32>,
    /// Mean square of the changes [`SEEN_SWEEPS`] before that [J].
    earlier: f64,
}

impl Schedule {
    fn new(most: u32, judge: &Judge<'_>) -> Self {
        let long = most > PATIENCE && judge.criterion == Criterion::Residual;
        Self {
            sweeps: 0,
            most,
            rule: Momentum::new(most),
            momentum: None,
            check: FIRST_CHECK,
            pause: FIRST_CHECK,
            margin: 0.0,
            // before the first of the plain ones that would be the last
            decision: long.then(|| PATIENCE - last_plain(PATIENCE) - 1),
            earlier: f64::INFINITY,
        }
    }

    /// After a sweep: ends the sweeps after [`PATIENCE`] where more would gain little.
    fn decide(&mut self) {
        let Some(decision) = self.decision else { return };
        if self.sweeps + SEEN_SWEEPS == decision {
            self.earlier = self.rule.mean();
        } else if self.sweeps == decision && !(PAYING_FALL * self.rule.mean() <= self.earlier) {
            self.most = PATIENCE;
            self.rule.end_after(PATIENCE);
        }
    }

    /// Sweeps on until the next check of the inactive contacts, or until all is settled; whether the last sweep changed nothing
    /// beyond the tolerance. `round` carries a round out and says the square [J] and the largest [m/s] of what it changed.
    fn run(&mut self, judge: &Judge<'_>, mut round: impl FnMut(Round) -> (f64, f64)) -> bool {
        while self.sweeps < self.most {
            self.sweeps += 1;
            let (square, change) = round(Round::Sweep(self.momentum));
            // a change that is no number is lost among the larger ones, never in a sum
            let settled = change <= 0.5 * judge.tolerance && !square.is_nan();
            self.momentum = self.rule.after(self.sweeps, square).filter(|_| !settled);
            self.decide();
            if settled {
                self.rule.forget();
            }
            if self.sweeps < self.most {
                round(Round::SetOut(self.momentum));
            }
            if settled {
                return true;
            }
            if self.sweeps == self.check {
                break;
            }
        }
        false
    }

    /// Sweep of the next check: soon again where many contacts were activated, else later and later.
    fn plan(&mut self, activated: usize, active: usize) {
        if ACTIVATED_SHARE * activated < active {
            self.pause = (2 * self.pause).min(LONGEST_PAUSE);
        }
        self.check = self.sweeps + self.pause;
    }
}

/// One pass over the contacts or the bodies, with the momentum that goes with it.
enum Round {
    /// A sweep over all contacts, each of which first sets out beyond the last one.
    Sweep(Option<f64>),
    /// After it: the bodies set out.
    SetOut(Option<f64>),
}

/// Speed at which a contact would part at these velocities, counted from its bound [m/s].
fn opening(island: &Island<'_>, judge: &Judge<'_>, velocities: &[Eight], i: usize) -> f64 {
    let c = &island.contacts[i];
    let velocity = |body: u32| velocity(&velocities[body as usize]);
    let u = relative_in_world(c, velocity(c.body_a), velocity(c.body_b));
    u.dot(c.frame.normal) + judge.laws[i].bound
}

impl Buffers {
    /// At most `most` sweeps from impulses that are loaded; whether the last one changed nothing beyond the tolerance.
    /// With `threaded` the threads of the rayon pool that this is called from share the work.
    pub(crate) fn sweep(
        &mut self,
        island: &Island<'_>,
        judge: &Judge<'_>,
        impulses: &mut Impulses,
        most: u32,
        threaded: bool,
        effort: &mut Effort,
    ) -> bool {
        self.sweep_on(Arch::new(), island, judge, impulses, most, threaded, effort)
    }

    /// As [`Self::sweep`], on a given vector unit.
    fn sweep_on(
        &mut self,
        arch: Arch,
        island: &Island<'_>,
        judge: &Judge<'_>,
        impulses: &mut Impulses,
        most: u32,
        threaded: bool,
        effort: &mut Effort,
    ) -> bool {
        self.begin(island, impulses, threaded);
        let mut schedule = Schedule::new(most, judge);
        let settled = loop {
            self.find_inactive(island, judge, threaded, &mut schedule);
            let settled = loop {
                self.colour(island);
                self.pack(island, judge, threaded);
                let settled = self.sweep_until_check(arch, island, judge, threaded, &mut schedule);
                // at the end no contact is activated for sweeps that do not come
                let goes_on = settled || schedule.sweeps < schedule.most;
                let done = !(goes_on && self.activate(island, judge, threaded, &mut schedule)) && settled;
                if done || schedule.sweeps == schedule.most || self.is_worth_repacking(&schedule) {
                    break done;
                }
            };
            self.read();
            if settled || schedule.sweeps == schedule.most {
                break settled;
            }
        };
        // one after the other: the contacts' own matrices are not in the packets
        let Self { states, inactive, .. } = self;
        let impulse = |i: usize| if inactive[i] { DVec3::ZERO } else { states[i].impulse(&island.locals[i]) };
        fill(&mut impulses.contacts, island.contacts.len(), threaded, impulse);
        effort.sweeps += schedule.sweeps;
        settled
    }

    /// Before the first sweep.
    fn begin(&mut self, island: &Island<'_>, impulses: &Impulses, threaded: bool) {
        let state = |i: usize| LaneState::new(impulses.contacts[i], &island.locals[i]);
        fill(&mut self.states, island.contacts.len(), threaded, state);
        fill_velocities(&mut self.velocities, island.state.iter().copied());
        fill_responses(&mut self.responses, island.bodies);
        self.moves.clear();
        self.moves.extend(island.bodies.iter().map(Body::is_dynamic));
        let moving = &self.velocities[..island.state.len()];
        self.body_chunks.resize_with(moving.len().div_ceil(CHUNK_BODIES), Mutex::default);
        for (k, (body_chunk, rows)) in self.body_chunks.iter_mut().zip(moving.chunks(CHUNK_BODIES)).enumerate() {
            let (first, lasts) = body_chunk.get_mut().unwrap_or_else(PoisonError::into_inner);
            *first = k * CHUNK_BODIES;
            lasts.clear();
            lasts.extend_from_slice(rows);
        }
    }

    /// Finds the inactive contacts; all others are to be packed, and none is yet.
    fn find_inactive(&mut self, island: &Island<'_>, judge: &Judge<'_>, threaded: bool, schedule: &mut Schedule) {
        let Self { states, velocities, openings, inactive, activated, starts, .. } = self;
        fill(openings, island.contacts.len(), threaded, |i| opening(island, judge, velocities, i));
        let active = || (0..judge.laws.len()).filter(|i| judge.laws[*i].active);
        if schedule.sweeps == 0 {
            schedule.margin = ACTIVE_MARGIN * active().fold(0.0, |most, i| max(most, -openings[i]));
        }
        inactive.clear();
        inactive.resize(island.contacts.len(), false);
        activated.clear();
        for i in active() {
            inactive[i] = openings[i] > schedule.margin && states[i].is_nothing();
            if !inactive[i] {
                activated.push(i as u32);
            }
        }
        self.active = activated.len();
        starts.clear();
        starts.push(0);
    }

    /// Activates the contacts that would close: they are to be packed after all others. Whether there are any.
    fn activate(&mut self, island: &Island<'_>, judge: &Judge<'_>, threaded: bool, schedule: &mut Schedule) -> bool {
        let Self { velocities, openings, inactive, activated, .. } = self;
        // a contact that opens at a speed that is no number is active
        let check = |i: usize| if inactive[i] { opening(island, judge, velocities, i) } else { 0.0 };
        fill(openings, inactive.len(), threaded, check);
        activated.clear();
        for (i, inactive) in inactive.iter_mut().enumerate().filter(|(_, inactive)| **inactive) {
            if !(openings[i] >= 0.0) {
                *inactive = false;
                activated.push(i as u32);
            }
        }
        schedule.plan(activated.len(), self.active);
        self.active += activated.len();
        !activated.is_empty()
    }

    /// Whether so many active contacts are idle, or were activated since, that the remaining sweeps take less time when all
    /// are packed anew.
    fn is_worth_repacking(&mut self, schedule: &Schedule) -> bool {
        if schedule.sweeps < REPACKING_SWEEPS || schedule.most - schedule.sweeps < REPACKING_SWEEPS {
            return false;
        }
        let (mut idle, mut all) = (0, 0);
        for packet in &mut self.packets[..self.starts[self.starts.len() - 1]] {
            packet.get_mut().unwrap_or_else(PoisonError::into_inner).read(|_, state| {
                idle += usize::from(state.is_nothing());
                all += 1;
            });
        }
        IDLE_SHARE * (idle + self.activated.len()) > all
    }

    /// Sweeps on until the next check of the inactive contacts, or until all is settled; whether the last sweep changed nothing
    /// beyond the tolerance.
    fn sweep_until_check(
        &mut self,
        arch: Arch,
        island: &Island<'_>,
        judge: &Judge<'_>,
        threaded: bool,
        schedule: &mut Schedule,
    ) -> bool {
        let Self { packets, starts, changes, counters, velocities, responses, shared, body_chunks, .. } = self;
        let packets = &mut packets[..starts[starts.len() - 1]];
        let locals = island.locals;
        // one thread more than the largest colour has packets would find nothing to do
        let widest = starts.windows(2).map(|w| w[1] - w[0]).max().unwrap_or(0);
        let helpers = if threaded { most_helpers().min(widest.saturating_sub(1)) } else { 0 };
        if helpers == 0 {
            let chunks = body_chunks;
            return schedule.run(judge, |sweep| match sweep {
                Round::Sweep(momentum) => {
                    let of_packet = |(sum, most): (f64, f64), packet: &mut Mutex<Packet>| {
                        let packet = packet.get_mut().unwrap_or_else(PoisonError::into_inner);
                        let motions = Alone(velocities);
                        let (square, change) = run_on(arch, Sweep { packet, motions, responses, locals, momentum });
                        (sum + square, max(most, change))
                    };
                    packets.iter_mut().fold((0.0, 0.0), of_packet)
                }
                Round::SetOut(momentum) => {
                    for chunk in chunks.iter_mut() {
                        let (first, lasts) = chunk.get_mut().unwrap_or_else(PoisonError::into_inner);
                        let motions = Alone(velocities);
                        run_on(arch, SettingOut { motions, first: *first, lasts, momentum });
                    }
                    (0.0, 0.0)
                }
            });
        }
        shared.clear();
        shared.extend(velocities.iter().map(BodyVelocity::new));
        changes.resize_with(packets.len(), Change::default);
        counters.resize_with(1 + helpers, WorkCounter::default);
        let pool = SweepPool::new(arch, (packets, changes, starts), body_chunks, shared, (responses, locals), counters);
        let settled = pool.with_helpers(|| {
            schedule.run(judge, |round| match round {
                Round::Sweep(momentum) => pool.sweep(momentum),
                Round::SetOut(momentum) => {
                    pool.accelerate(momentum);
                    (0.0, 0.0)
                }
            })
        });
        for (row, body) in velocities.iter_mut().zip(&*shared) {
            *row = body.read();
        }
        settled
    }

    /// Reads the impulses after the sweeps.
    fn read(&mut self) {
        let Self { packets, starts, states, .. } = self;
        for packet in &mut packets[..starts[starts.len() - 1]] {
            let packet = packet.get_mut().unwrap_or_else(PoisonError::into_inner);
            packet.read(|i, state| states[i as usize] = state);
        }
    }

    /// Gives every pair that has contacts to be packed a colour that no other pair of its two bodies has: of those, the one
    /// with the fewest contacts.
    fn colour(&mut self, island: &Island<'_>) {
        self.begin_round(island);
        self.pairs.clear();
        let mut last = None;
        for k in 0..self.activated.len() {
            let i = self.activated[k];
            let c = &island.contacts[i as usize];
            let bodies = (c.body_a, c.body_b);
            if last != Some(bodies) {
                let colour = self.free_colour(bodies);
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
        let mut before = ROUND_COLOURS;
        while self.pairs.last().is_some_and(|pair| pair.colour == before) {
            before = self.colour_next_round(island, before);
        }
    }

    /// Colours the pairs that the rounds before left with the colour `before`, which is the first of this round. Returns
    /// the first of the next one.
    fn colour_next_round(&mut self, island: &Island<'_>, before: u32) -> u32 {
        self.begin_round(island);
        let from = self.pairs.partition_point(|pair| pair.colour < before);
        for k in from..self.pairs.len() {
            let pair = self.pairs[k];
            let c = &island.contacts[self.activated[pair.first as usize] as usize];
            let colour = self.free_colour((c.body_a, c.body_b));
            if let Some(size) = self.sizes.get_mut(colour as usize) {
                *size += pair.count.0;
            }
            self.pairs[k].colour = before + colour;
        }
        self.pairs[from..].sort_unstable();
        before + ROUND_COLOURS
    }

    fn begin_round(&mut self, island: &Island<'_>) {
        self.taken.clear();
        self.taken.resize(island.bodies.len(), 0);
        self.sizes.clear();
    }

    /// A colour of this round that neither body has, and that they have from now on; [`ROUND_COLOURS`] where there is none.
    fn free_colour(&mut self, (a, b): (u32, u32)) -> u32 {
        let of = |body: u32| if self.moves[body as usize] { self.taken[body as usize] } else { 0 };
        let free = !(of(a) | of(b));
        if free == 0 {
            return ROUND_COLOURS;
        }
        let used = self.sizes.len() as u32;
        let colour = (0..used).filter(|k| free >> k & 1 == 1).min_by_key(|k| self.sizes[*k as usize]).unwrap_or(used);
        if colour < ROUND_COLOURS {
            if colour == used {
                self.sizes.push(0);
            }
            for body in [a, b] {
                self.taken[body as usize] |= 1 << colour;
            }
        }
        colour
    }

    /// Packs the activated contacts in the order in which the sweeps take them.
    fn pack(&mut self, island: &Island<'_>, judge: &Judge<'_>, threaded: bool) {
        let Self { packets, starts, plans, activated, pairs, states, moves, .. } = self;
        let swept = |&i: &u32| {
            let (contact, local) = (&island.contacts[i as usize], &island.locals[i as usize]);
            let law = &judge.laws[i as usize];
            let state = states[i as usize];
            SweptContact { index: i, contact, local, bound: law.bound, friction: law.friction, state }
        };
        plans.clear();
        let packed = starts[starts.len() - 1];
        let mut first = 0;
        for same in pairs.chunk_by(|p, q| p.colour == q.colour) {
            let start = plans.len();
            let mut room = PACKET_CONTACTS;
            for pairs in same.chunks(LANES) {
                if room >= PACKET_CONTACTS {
                    plans.push(PacketPlan { pairs: first..first, body: 0 });
                    room = 0;
                }
                room += LANES * pairs[0].count.0 as usize;
                first += pairs.len();
                if let Some(plan) = plans.last_mut() {
                    plan.pairs.end = first;
                }
            }
            for plan in &mut plans[start..] {
                plan.body = pairs[plan.pairs.start.midpoint(plan.pairs.end)].body;
            }
            plans[start..].sort_unstable_by_key(|plan| (plan.body, plan.pairs.start));
            starts.push(packed + plans.len());
        }
        if packets.len() < packed + plans.len() {
            packets.resize_with(packed + plans.len(), Mutex::default);
        }
        let fill_packet = |(packet, plan): (&mut Mutex<Packet>, &PacketPlan)| {
            let packet = packet.get_mut().unwrap_or_else(PoisonError::into_inner);
            packet.clear();
            for batch in pairs[plan.pairs.clone()].chunks(LANES) {
                let contacts =
                    |pair: &Pair| activated[pair.first as usize..][..pair.count.0 as usize].iter().map(swept);
                packet.push(moves, batch.iter().map(contacts));
            }
        };
        if threaded {
            packets[packed..].par_iter_mut().zip(&*plans).for_each(fill_packet);
        } else {
            packets[packed..].iter_mut().zip(&*plans).for_each(fill_packet);
        }
    }
}

#[cfg(test)]
mod tests;
