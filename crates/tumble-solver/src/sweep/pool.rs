//! The sweeps of an island, shared by the threads of a pool that stay awake from the first sweep to the last.
//!
//! A sweep is a row of stages, the colours one after the other, each with its pieces; one stage is open at a time. The
//! calling thread takes pieces of it until none is left, waits for those that helpers took, and opens the next; helpers
//! take pieces of the open stage. A stage lasts some microseconds, less than it takes to wake a thread up. The calling
//! thread waits for no helper that never came. A fork and join of rayon for each stage instead was measured beside this on
//! 16 cores, whole steps of a heap of 4,096 boxes: 9.6 against 8.5 s on two threads, 6.1 against 5.4 on eight, 6.3
//! against 4.8 on sixteen.
//!
//! Every thread begins with a part of its own, the same in every sweep, and takes from other parts only when that
//! is done: a number that the thread itself has last written is in its cache, and one that another thread wrote costs more
//! to fetch than a contact to solve. Pieces come in the order of their bodies, so that this holds for bodies, too, as far as
//! bodies that follow each other are near one another in space.

use super::batch::{BodyVelocity, Packet, SettingOut, Shared, Sweep};
use crate::linear::lanes::{Eight, run_on};
use crate::one_contact::exact::OneContact;
use pulp::Arch;
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Mutex, OnceLock, PoisonError};
use tumble_math::order::max;

/// Polls for work after which a thread that finds none yields the processor [–]. Chosen, not derived: it decides time alone.
const POLLS: u32 = 256;

/// Bits of a counter that count pieces; those above them are the round.
const PIECE_BITS: u32 = 24;

/// Bodies whose velocities are accelerated together: the first of them, and where the sweep before led each.
pub(crate) type BodyChunk = (usize, Vec<Eight>);

/// Threads of the rayon pool beside this one that have a processor of their own: helpers that share one would
/// delay the thread that they help.
pub(crate) fn most_helpers() -> usize {
    static PROCESSORS: OnceLock<usize> = OnceLock::new();
    let processors = *PROCESSORS.get_or_init(|| std::thread::available_parallelism().map_or(1, NonZero::get));
    rayon::current_num_threads().min(processors).saturating_sub(1)
}

/// A number on a cache line of its own: a change of it disturbs no reader of another number.
#[derive(Debug, Default)]
#[repr(align(128))]
struct CacheLine<T>(T);

/// Counts the pieces of a part that were taken.
#[derive(Debug, Default)]
pub(crate) struct WorkCounter(CacheLine<AtomicU64>);

/// Change that a sweep made in one packet, as bits: the sum of squares [J] and the largest change of velocity [m/s].
#[derive(Debug, Default)]
pub(crate) struct Change([AtomicU64; 2]);

/// The pieces of a sweep, and how far they are.
pub(crate) struct SweepPool<'a> {
    arch: Arch,
    /// Packets of contacts, colour by colour.
    packets: &'a [Mutex<Packet>],
    /// Change that each of them made.
    changes: &'a [Change],
    /// After all contacts: the bodies whose velocities are accelerated.
    body_chunks: &'a [Mutex<BodyChunk>],
    velocities: &'a [BodyVelocity],
    /// How impulses move the bodies.
    responses: &'a [Eight],
    locals: &'a [OneContact],
    /// First packets of the colours, and the end.
    starts: &'a [usize],
    /// Momentum with which contacts and bodies set out beyond the last sweep [–]; NaN where they do not.
    momentum: AtomicU64,
    /// The round that is open. Rounds are counted through all sweeps, one for each stage.
    open: CacheLine<AtomicU64>,
    /// Of each part, the round in which a piece was last taken from it and how many were in that round.
    counters: &'a [WorkCounter],
    /// Pieces that are done, and those that will be when the round is over: of all rounds so far.
    done: CacheLine<AtomicUsize>,
    due: AtomicUsize,
    over: AtomicBool,
}

/// Says that it is over when the leader is done, and when it panics: helpers would wait for ever.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Release);
    }
}

/// Says how many pieces are done, once for all of them; also after a panic, which comes out where the helpers are
/// gathered.
struct Done<'a> {
    of: &'a AtomicUsize,
    pieces: usize,
}

impl Drop for Done<'_> {
    fn drop(&mut self) {
        if self.pieces > 0 {
            self.of.fetch_add(self.pieces, AcqRel);
        }
    }
}

/// The guard, also after a panic of another thread: the numbers are not read then.
fn lock<T>(piece: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    piece.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'a> SweepPool<'a> {
    /// A pool of as many as there are counters, the caller among them; `starts` are the first packets of the colours, and
    /// the end, and `changes` has room for each packet.
    pub(crate) fn new(
        arch: Arch,
        (packets, changes, starts): (&'a [Mutex<Packet>], &'a [Change], &'a [usize]),
        body_chunks: &'a [Mutex<BodyChunk>],
        velocities: &'a [BodyVelocity],
        (responses, locals): (&'a [Eight], &'a [OneContact]),
        counters: &'a mut [WorkCounter],
    ) -> Self {
        counters.fill_with(WorkCounter::default);
        Self {
            arch,
            packets,
            changes,
            body_chunks,
            velocities,
            responses,
            locals,
            starts,
            momentum: AtomicU64::new(f64::NAN.to_bits()),
            open: CacheLine::default(),
            counters,
            done: CacheLine::default(),
            due: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        }
    }

    /// Runs `run` with the helpers at hand: threads of the rayon pool.
    pub(crate) fn with_helpers<T: Send>(&self, run: impl FnOnce() -> T + Send) -> T {
        if self.counters.len() == 1 {
            return run();
        }
        rayon::scope(|scope| {
            let _over = Over(&self.over);
            for own in 1..self.counters.len() {
                scope.spawn(move |_| self.help(own));
            }
            run()
        })
    }

    /// One sweep over all contacts, each first beyond the last one by `momentum`: the sum of squares [J] and the largest change
    /// [m/s], both in the order of the packets, whichever thread did what.
    pub(crate) fn sweep(&self, momentum: Option<f64>) -> (f64, f64) {
        self.momentum.store(momentum.unwrap_or(f64::NAN).to_bits(), Relaxed);
        for _ in 1..self.starts.len() {
            self.finish();
        }
        let number = |bits: &AtomicU64| f64::from_bits(bits.load(Relaxed));
        let add = |(sum, most), Change([square, change]): &Change| (sum + number(square), max(most, number(change)));
        self.changes.iter().fold((0.0, 0.0), add)
    }

    /// After a sweep: all bodies set out beyond it by `momentum`.
    pub(crate) fn accelerate(&self, momentum: Option<f64>) {
        self.momentum.store(momentum.unwrap_or(f64::NAN).to_bits(), Relaxed);
        self.finish();
    }

    /// The pieces of a round: those of a colour, or after the last colour all chunks of bodies.
    fn stage(&self, round: u64) -> Range<usize> {
        let k = ((round - 1) % self.starts.len() as u64) as usize;
        let end = self.starts.get(k + 1).copied();
        self.starts[k]..end.unwrap_or(self.packets.len() + self.body_chunks.len())
    }

    /// Opens the next stage and has it done.
    fn finish(&self) {
        let round = self.open.0.load(Relaxed) + 1;
        if self.counters.len() == 1 {
            // no thread to share with
            self.open.0.store(round, Relaxed);
            self.stage(round).for_each(|piece| self.work(piece));
            return;
        }
        let due = self.due.load(Relaxed) + self.stage(round).len();
        self.due.store(due, Relaxed);
        // numbers written before are visible to every thread that sees the stage open
        self.open.0.store(round, Release);
        self.take(round, 0);
        let mut polls = 0;
        while self.done.0.load(Acquire) < due {
            pause(&mut polls);
        }
    }

    /// Helps until it is over.
    fn help(&self, own: usize) {
        let (mut polls, mut last) = (0, 0);
        while !self.over.load(Acquire) {
            let round = self.open.0.load(Acquire);
            if round == last {
                pause(&mut polls);
            } else {
                self.take(round, own);
                (polls, last) = (0, round);
            }
        }
    }

    /// Takes pieces of a round until there are none, those of a thread's own part first.
    fn take(&self, round: u64, own: usize) {
        let stage = self.stage(round);
        let pool = self.counters.len();
        let mut done = Done { of: &self.done.0, pieces: 0 };
        for k in (own..pool).chain(0..own) {
            let first = stage.start + stage.len() * k / pool;
            let count = stage.start + stage.len() * (k + 1) / pool - first;
            while let Some(piece) = self.next(k, round, count) {
                done.pieces += 1;
                self.work(first + piece);
            }
        }
    }

    /// Number of the next piece of a part of `count` in a round, if one is left.
    fn next(&self, part: usize, round: u64, count: usize) -> Option<usize> {
        let counter = &self.counters[part].0.0;
        let mut now = counter.load(Acquire);
        loop {
            let taken = match (now >> PIECE_BITS).cmp(&round) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => now as usize & ((1 << PIECE_BITS) - 1),
                // the round is over
                std::cmp::Ordering::Greater => return None,
            };
            if taken >= count {
                return None;
            }
            // no round is opened before all pieces of this one are done: a piece taken here is due
            let next = (round << PIECE_BITS) + taken as u64 + 1;
            match counter.compare_exchange_weak(now, next, AcqRel, Acquire) {
                Ok(_) => return Some(taken),
                Err(other) => now = other,
            }
        }
    }

    fn work(&self, piece: usize) {
        let momentum = Some(f64::from_bits(self.momentum.load(Relaxed))).filter(|momentum| !momentum.is_nan());
        let (motions, responses, locals) = (Shared(self.velocities), self.responses, self.locals);
        if let Some(packet) = self.packets.get(piece) {
            let packet = &mut *lock(packet);
            let (square, change) = run_on(self.arch, Sweep { packet, motions, responses, locals, momentum });
            let Change(to) = &self.changes[piece];
            to[0].store(square.to_bits(), Relaxed);
            to[1].store(change.to_bits(), Relaxed);
        } else {
            let (first, lasts) = &mut *lock(&self.body_chunks[piece - self.packets.len()]);
            run_on(self.arch, SettingOut { motions, first: *first, lasts, momentum });
        }
    }
}

fn pause(polls: &mut u32) {
    *polls += 1;
    if polls.is_multiple_of(POLLS) {
        std::thread::yield_now();
    } else {
        std::hint::spin_loop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::body::{Body, Velocity};
    use crate::problem::contact::Contact;
    use crate::sweep::batch::{LaneState, SweptContact, moves};
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use tumble_math::{DMat3, DVec3};

    #[test]
    fn a_panic_of_caller_or_helper_comes_out_and_leaves_no_thread_waiting() {
        let bodies = [Body::fixed(), Body::dynamic(1.0, DMat3::IDENTITY, Velocity::ZERO)];
        let contact = Contact::new(0, 1, DVec3::Z, DVec3::ZERO, DVec3::ZERO).expect("a contact");
        let locals = [OneContact::new(&crate::problem::kinematics::local_matrix(&contact, &bodies))];
        let entry = SweptContact {
            index: 0,
            contact: &contact,
            local: &locals[0],
            bound: 0.0,
            friction: 0.5,
            state: LaneState::default(),
        };
        let packets: Vec<Mutex<Packet>> = (0..20)
            .map(|_| {
                let mut packet = Packet::default();
                packet.push(&moves(&bodies), std::iter::once(std::iter::once(entry)));
                Mutex::new(packet)
            })
            .collect();
        let changes: Vec<Change> = packets.iter().map(|_| Change::default()).collect();
        for threads in [1, 2, 5] {
            let mut counters = Vec::new();
            counters.resize_with(1 + threads, WorkCounter::default);
            let threads_pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            // no velocities: a thread that takes a packet does not find its bodies
            let pieces = (&packets[..], &changes[..], &[0, 20][..]);
            let pool = SweepPool::new(Arch::new(), pieces, &[], &[], (&[], &locals), &mut counters);
            let found = catch_unwind(AssertUnwindSafe(|| {
                threads_pool.install(|| pool.with_helpers(|| pool.sweep(None)));
            }));
            assert!(found.is_err());
            let pool = SweepPool::new(Arch::new(), pieces, &[], &[], (&[], &locals), &mut counters);
            let found =
                catch_unwind(AssertUnwindSafe(|| threads_pool.install(|| pool.with_helpers(|| panic!("a leader")))));
            assert!(found.is_err());
        }
    }

    #[test]
    fn every_thread_with_a_processor_of_its_own_helps() {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        for threads in [1, 2, 3, 64] {
            let threads_pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            assert_eq!(threads_pool.install(most_helpers), threads.min(processors) - 1);
        }
    }
}
