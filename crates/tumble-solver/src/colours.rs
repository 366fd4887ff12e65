//! Conjugate sweeps of a large island, by colours: pairs of one colour share no body that moves, so that eight lanes of
//! several threads may take them at once, and what comes out does not depend on who took which.
//!
//! The contacts of a touching pair follow each other and have one colour. Those of eight pairs are swept together
//! ([`crate::batch`]), and a thread takes some such batches at a time.
//!
//! Along conjugate directions the order of the contacts matters little (see `docs/solver.md`). It depends on the size of
//! the island alone, never on the number of threads or lanes.

use crate::batch::{Entry, Part, Place, Travel};
use crate::contact::Contact;
use crate::crew::{self, Change, Crew, Herd, Ticket};
use crate::judge::{Effort, Judge};
use crate::lanes::LANES;
use crate::one_contact::OneContact;
use crate::problem::{Body, Velocity};
use crate::space::Impulses;
use pulp::Arch;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::sync::{Mutex, PoisonError};

/// Contacts from which an island is swept by colours [–]: the order in which its contacts come then matters little, as
/// long as those of a pair follow each other.
pub const COLOURED: usize = 1024;

/// Contacts of a part [–]: a microsecond or two of work.
const PART: usize = 64;

/// Bodies that a thread takes on at a time [–].
const HERD: usize = 128;

/// Pairs of a body that get colours of their own; further ones are swept one after the other at the end.
const MOST_COLOURS: u32 = 64;

/// Contacts of one touching pair, ordered as they are packed: those of a colour from the most contacts to the fewest, so
/// that few lanes of a batch are empty, and then by body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    colour: u32,
    count: Reverse<u32>,
    /// The first of its bodies.
    body: u32,
    /// Where its contacts begin among the members.
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
    /// Numbers of the contacts that are swept, pair by pair.
    members: Vec<u32>,
    pairs: Vec<Pair>,
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
        self.colour(island, judge);
        self.pack(island, judge, impulses, spread);
        let Self { parts, starts, changes, tickets, places, herds, .. } = self;
        let parts = &mut parts[..starts[starts.len() - 1]];
        // one more than the largest colour has parts for would find nothing to do
        let widest = starts.windows(2).map(|w| w[1] - w[0]).max().unwrap_or(0);
        let helpers = if spread { crew::most_helpers().min(widest.saturating_sub(1)) } else { 0 };
        changes.resize_with(parts.len(), Change::default);
        tickets.resize_with(1 + helpers, Ticket::default);
        let crew = Crew::new(arch, (parts, changes, starts), herds, places, island.locals, tickets);
        let settled = crew.with_helpers(|| {
            let mut last = f64::INFINITY;
            let mut part = None;
            for k in 1..=most {
                effort.sweeps += 1;
                let (square, change) = crew.sweep(part);
                // a change that is no number is lost among the larger ones, never in a sum
                if change <= 0.5 * judge.tolerance && !square.is_nan() {
                    return true;
                }
                if k < most {
                    part = Some(square / last).filter(|part| *part < 1.0);
                    last = square;
                    crew.go_on(part);
                }
            }
            false
        });
        for part in parts {
            let part = part.get_mut().unwrap_or_else(PoisonError::into_inner);
            part.read(island.locals, |i, impulse| impulses.contacts[i as usize] = impulse);
        }
        settled
    }

    /// Gives every pair a colour: of those that none of its two bodies has, the one with the fewest contacts.
    fn colour(&mut self, island: &Island<'_>, judge: &Judge<'_>) {
        self.taken.clear();
        self.taken.resize(island.bodies.len(), 0);
        self.sizes.clear();
        self.members.clear();
        self.pairs.clear();
        let member = |(_, (_, law)): &(usize, (&Contact, &crate::law::Law))| law.member;
        let mut last = None;
        for (i, (c, _)) in island.contacts.iter().zip(judge.laws).enumerate().filter(member) {
            let bodies = (c.body_a, c.body_b);
            if last != Some(bodies) {
                let colour = self.free_colour(island.bodies, bodies);
                let (body, first) = (bodies.0.min(bodies.1), self.members.len() as u32);
                self.pairs.push(Pair { colour, count: Reverse(0), body, first });
                last = Some(bodies);
            }
            let pair = self.pairs.last_mut().expect("one was pushed");
            pair.count.0 += 1;
            if let Some(size) = self.sizes.get_mut(pair.colour as usize) {
                *size += 1;
            }
            self.members.push(i as u32);
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

    /// Puts contacts and bodies where the sweeps find them one after the other.
    fn pack(&mut self, island: &Island<'_>, judge: &Judge<'_>, impulses: &Impulses, spread: bool) {
        let Self { parts, starts, shares, members, pairs, .. } = self;
        let entry = |&i: &u32| {
            let (contact, local) = (&island.contacts[i as usize], &island.locals[i as usize]);
            let law = &judge.laws[i as usize];
            let impulse = impulses.contacts[i as usize];
            Entry { index: i, contact, local, floor: law.floor, friction: law.friction, impulse }
        };
        starts.clear();
        shares.clear();
        let mut first = 0;
        for same in pairs.chunk_by(|p, q| p.colour == q.colour) {
            let start = shares.len();
            starts.push(start);
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
        }
        starts.push(shares.len());
        if parts.len() < shares.len() {
            parts.resize_with(shares.len(), Mutex::default);
        }
        let fill = |(part, share): (&mut Mutex<Part>, &Share)| {
            let part = part.get_mut().unwrap_or_else(PoisonError::into_inner);
            part.clear(share.batch == 1);
            for batch in pairs[share.pairs.clone()].chunks(share.batch) {
                let contacts = |pair: &Pair| members[pair.first as usize..][..pair.count.0 as usize].iter().map(entry);
                part.push(island.bodies, batch.iter().map(contacts));
            }
        };
        if spread {
            parts.par_iter_mut().zip(&*shares).for_each(fill);
        } else {
            parts.iter_mut().zip(&*shares).for_each(fill);
        }
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bodies::{BodySpace, Memory as BodyMemory};
    use crate::law::Law;
    use crate::space::{Space, Velocities, read_velocities};
    use std::collections::BTreeSet;
    use tumble_math::DVec3;
    use tumble_math::order::max;
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

    /// No two neighbours obey the same law.
    fn laws(n: usize) -> Vec<Law> {
        let law = |i: usize| Law {
            floor: [0.0, 0.02, 0.05][i % 3],
            friction: [0.5, 0.8, 0.0, 0.2, 0.6][i % 5],
            frozen: 0.0,
            member: i % 17 != 5,
        };
        (0..n).map(law).collect()
    }

    fn bits(impulses: &Impulses) -> Vec<[u64; 3]> {
        impulses.contacts.iter().map(|l| l.to_array().map(f64::to_bits)).collect()
    }

    /// Sweeps a heap: the impulses, and the velocities that went along with them.
    fn sweep(bodies: &[Body], contacts: &[Contact], spread: bool) -> (Impulses, Memory, bool) {
        sweep_on(Arch::new(), bodies, contacts, spread)
    }

    fn sweep_on(arch: Arch, bodies: &[Body], contacts: &[Contact], spread: bool) -> (Impulses, Memory, bool) {
        let (impulses, memory, sweeps, settled) = sweep_at_most(30, arch, bodies, contacts, spread);
        assert_eq!(sweeps, 30);
        (impulses, memory, settled)
    }

    fn sweep_at_most(
        most: u32,
        arch: Arch,
        bodies: &[Body],
        contacts: &[Contact],
        spread: bool,
    ) -> (Impulses, Memory, u32, bool) {
        let locals: Vec<_> =
            contacts.iter().map(|c| OneContact::new(&crate::bodies::local_matrix(c, bodies))).collect();
        let state: Vec<_> = bodies.iter().map(|b| b.free).collect();
        let island = Island { bodies, contacts, locals: &locals, state: &state };
        let (laws, free) = (laws(contacts.len()), Velocities::default());
        let judge = Judge { laws: &laws, free: &free, tolerance: 1e-12, criterion: crate::Criterion::Residual };
        let mut impulses = Impulses::default();
        impulses.reset(contacts.len(), 0);
        let (mut memory, mut effort) = (Memory::default(), Effort::default());
        let settled = memory.sweep_on(arch, &island, &judge, &mut impulses, most, spread, &mut effort);
        (impulses, memory, effort.sweeps, settled)
    }

    #[test]
    fn threads_of_a_colour_never_meet_at_a_body() {
        for (hub, seed) in [(false, 1), (true, 2)] {
            let (bodies, contacts) = heap(400, hub, seed);
            let (_, m, _) = sweep(&bodies, &contacts, false);
            let (mut seen, mut lanes) = (BTreeSet::new(), BTreeSet::new());
            for (k, colour) in m.starts.windows(2).enumerate() {
                let mut owner = std::collections::BTreeMap::new();
                for (p, part) in m.parts[colour[0]..colour[1]].iter().enumerate() {
                    let contacts_of_it = part.lock().expect("a part").contacts();
                    assert!(!contacts_of_it.is_empty());
                    for (lane, index, bodies_of_it) in contacts_of_it {
                        assert!(seen.insert(index), "contact {index} twice");
                        lanes.insert(lane.1);
                        let c = &contacts[index as usize];
                        assert_eq!(bodies_of_it, [c.body_a, c.body_b]);
                        for b in bodies_of_it.into_iter().filter(|b| bodies[*b as usize].is_dynamic()) {
                            // beyond the colours bodies are shared, one after the other
                            let place = if k as u32 == MOST_COLOURS { (p, (0, 0)) } else { (p, lane) };
                            assert_eq!(*owner.entry(b).or_insert(place), place, "body {b} twice in colour {k}");
                        }
                    }
                }
            }
            let members = contacts.iter().enumerate().filter(|(i, _)| i % 17 != 5).count();
            assert_eq!((seen.len(), lanes.len()), (members, LANES));
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
                assert!(bits(&alone) == bits(&shared), "{threads} threads");
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
            let laws = laws(contacts.len());
            let members = || laws.iter().zip(&contacts).enumerate().filter(|(_, (law, _))| law.member);
            let worst = members().fold(0.0, |m, (i, (law, _))| max(m, -(after.contacts[i].x + law.floor)));
            for (l, law) in alone.contacts.iter().zip(&laws) {
                let pull = (l.y * l.y + l.z * l.z).sqrt();
                assert!(l.x >= 0.0 && pull <= law.friction * l.x * (1.0 + 1e-12), "{l} of friction {}", law.friction);
                assert!(law.member || *l == DVec3::ZERO);
            }
            let before = members().map(|(_, (law, c))| {
                let v = |b: u32| bodies[b as usize].free;
                -crate::bodies::relative(c, v(c.body_a), v(c.body_b)).x - law.floor
            });
            // thirty sweeps have removed most of the approach
            assert!(worst < 0.2 * before.fold(0.0, max), "{worst}");
        }
    }

    #[test]
    fn every_vector_unit_finds_the_same_bits() {
        let (bodies, contacts) = heap(700, true, 5);
        let (one_by_one, _, _) = sweep_on(Arch::Scalar, &bodies, &contacts, false);
        assert!(one_by_one.contacts.iter().all(|l| l.is_finite()));
        #[cfg(target_arch = "x86_64")]
        {
            let narrow = pulp::x86::V3::try_new().map(Arch::V3);
            let wide = pulp::x86::V4::try_new().map(Arch::V4);
            for unit in narrow.into_iter().chain(wide) {
                let (at_once, _, _) = sweep_on(unit, &bodies, &contacts, false);
                assert!(bits(&one_by_one) == bits(&at_once), "{unit:?}");
            }
        }
    }

    #[test]
    fn what_is_no_number_has_not_settled() {
        // pairs at rest, and one body that ran away
        let (mut bodies, contacts) = heap(400, false, 6);
        bodies.iter_mut().for_each(|b| b.free = Velocity::ZERO);
        assert!(settles(&bodies, &contacts));
        bodies[399].free.linear.x = f64::NAN;
        assert!(!settles(&bodies, &contacts));
    }

    fn settles(bodies: &[Body], contacts: &[Contact]) -> bool {
        sweep_at_most(3, Arch::new(), bodies, contacts, false).3
    }

    #[test]
    fn velocities_that_overflow_end_in_a_verdict() {
        for unit in [1e200, 1e304, 1e307] {
            let (mut bodies, contacts) = heap(500, false, 7);
            // the first body moves too, and pairs have one to three contacts
            bodies[0] = bodies[1];
            for b in &mut bodies {
                b.free = Velocity { linear: b.free.linear * unit, angular: b.free.angular * unit };
            }
            let mut problem = crate::Problem::new(0.01).expect("a problem");
            for body in bodies {
                problem.add_body(body).expect("a body");
            }
            for (_, mut c) in contacts.into_iter().enumerate().filter(|(k, _)| k % 3 == 0 || k % 5 < 2) {
                (c.lever_a, c.lever_b) = (c.lever_a * 1e4, c.lever_b * 1e4);
                problem.add_contact(c).expect("a contact");
            }
            assert!(problem.contact_count() > COLOURED);
            let mut solver = crate::Solver::new();
            let solution =
                solver.solve(&problem, None, &crate::Settings { max_sweeps: 20, ..crate::Settings::default() });
            assert_ne!(solution.certificate.verdict, crate::Verdict::Solved);
            assert!(solution.impulses.iter().all(|l| l.is_finite()));
        }
    }
}
