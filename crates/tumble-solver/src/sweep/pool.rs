//! The sweeps of an island, shared by whoever is there to help.
//!
//! A sweep is a row of stages, the colours one after the other, each with its pieces; one stage is open at a time. The
//! caller takes pieces of it until none is left, waits for those that others took, and opens the next; helpers take what
//! is open. A stage lasts some microseconds, less than it takes to wake a thread up, so helpers stay awake from the first
//! sweep to the last. Nobody waits for a helper that never came.
//!
//! Everybody begins with a stretch of their own, the same in every sweep, and takes from others only when it is done:
//! what a thread has last written is still near it, and a number that another one wrote costs more to fetch than a
//! contact to solve. Pieces come in the order of their bodies, so that this holds for bodies, too, as far as those that
//! follow each other are near one another in space.

use super::batch::{Part, Place, Sweep, Travel};
use crate::one_contact::exact::OneContact;
use pulp::Arch;
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Mutex, OnceLock, PoisonError};
use tumble_math::order::max;

/// Looks for work between which a thread that finds none lets others have the processor [–].
const PATIENCE: u32 = 256;

/// Bits of a ticket that count pieces; those above them are the turn.
const PIECE_BITS: u32 = 24;

/// Bodies whose velocities go on together: the first of them, and their travels.
pub(crate) type Herd = (usize, Vec<Travel>);

/// Threads of the rayon pool beside this one that have a processor of their own: helpers that share one would stand in the
/// way of those whom they help.
pub(crate) fn most_helpers() -> usize {
    static PROCESSORS: OnceLock<usize> = OnceLock::new();
    let processors = *PROCESSORS.get_or_init(|| std::thread::available_parallelism().map_or(1, NonZero::get));
    rayon::current_num_threads().min(processors).saturating_sub(1)
}

/// A number on a cache line of its own: who changes it disturbs no reader of another.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Line<T>(T);

/// Who takes a piece of a stretch counts it here.
#[derive(Debug, Default)]
pub(crate) struct Ticket(Line<AtomicU64>);

/// What a sweep changed in one part, as bits: the sum of squares [J] and the largest change of velocity [m/s].
#[derive(Debug, Default)]
pub(crate) struct Change([AtomicU64; 2]);

/// The pieces of a sweep, and how far they are.
pub(crate) struct Crew<'a> {
    arch: Arch,
    /// Parts of contacts, colour by colour.
    parts: &'a [Mutex<Part>],
    /// What each of them changed.
    changes: &'a [Change],
    /// After all contacts: the bodies go on along their way.
    herds: &'a [Mutex<Herd>],
    places: &'a [Place],
    locals: &'a [OneContact],
    /// First parts of the colours, and the end.
    starts: &'a [usize],
    /// How far contacts and bodies go on along their way; no number where they do not.
    on: AtomicU64,
    /// The turn that is open. Turns are counted through all sweeps, one for each stage.
    open: Line<AtomicU64>,
    /// Of each stretch, the turn in which a piece was last taken from it and how many were in that turn.
    tickets: &'a [Ticket],
    /// Pieces that are done, and those that will be when the turn is over: of all turns so far.
    done: Line<AtomicUsize>,
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

/// What is held even after a panic elsewhere: nobody reads the numbers then.
fn lock<T>(piece: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    piece.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'a> Crew<'a> {
    /// A crew of as many as there are tickets, the caller among them; `starts` are the first parts of the colours, and
    /// the end, and `changes` has room for each part.
    pub(crate) fn new(
        arch: Arch,
        (parts, changes, starts): (&'a [Mutex<Part>], &'a [Change], &'a [usize]),
        herds: &'a [Mutex<Herd>],
        places: &'a [Place],
        locals: &'a [OneContact],
        tickets: &'a mut [Ticket],
    ) -> Self {
        tickets.fill_with(Ticket::default);
        Self {
            arch,
            parts,
            changes,
            herds,
            places,
            locals,
            starts,
            on: AtomicU64::new(f64::NAN.to_bits()),
            open: Line::default(),
            tickets,
            done: Line::default(),
            due: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        }
    }

    /// Runs `lead` with the helpers at hand: threads of the rayon pool.
    pub(crate) fn with_helpers<T: Send>(&self, lead: impl FnOnce() -> T + Send) -> T {
        if self.tickets.len() == 1 {
            return lead();
        }
        rayon::scope(|scope| {
            let _over = Over(&self.over);
            for own in 1..self.tickets.len() {
                scope.spawn(move |_| self.help(own));
            }
            lead()
        })
    }

    /// One sweep over all contacts, each first taken on by `on` of its way: the sum of squares [J] and the largest
    /// change [m/s], both in the order of the parts, whoever did what.
    pub(crate) fn sweep(&self, on: Option<f64>) -> (f64, f64) {
        self.on.store(on.unwrap_or(f64::NAN).to_bits(), Relaxed);
        for _ in 1..self.starts.len() {
            self.finish();
        }
        let number = |bits: &AtomicU64| f64::from_bits(bits.load(Relaxed));
        let add = |(sum, most), Change([square, change]): &Change| (sum + number(square), max(most, number(change)));
        self.changes.iter().fold((0.0, 0.0), add)
    }

    /// After a sweep: all bodies go on by `part` of their way.
    pub(crate) fn go_on(&self, part: Option<f64>) {
        self.on.store(part.unwrap_or(f64::NAN).to_bits(), Relaxed);
        self.finish();
    }

    /// The pieces of a turn: those of a colour, or after the last colour all herds.
    fn stage(&self, turn: u64) -> Range<usize> {
        let k = ((turn - 1) % self.starts.len() as u64) as usize;
        let end = self.starts.get(k + 1).copied();
        self.starts[k]..end.unwrap_or(self.parts.len() + self.herds.len())
    }

    /// Opens the next stage and has it done.
    fn finish(&self) {
        let turn = self.open.0.load(Relaxed) + 1;
        let due = self.due.load(Relaxed) + self.stage(turn).len();
        self.due.store(due, Relaxed);
        // what was written before is known to whoever sees the stage open
        self.open.0.store(turn, Release);
        self.take(turn, 0);
        let mut looks = 0;
        while self.done.0.load(Acquire) < due {
            pause(&mut looks);
        }
    }

    /// Helps until it is over.
    fn help(&self, own: usize) {
        let (mut looks, mut last) = (0, 0);
        while !self.over.load(Acquire) {
            let turn = self.open.0.load(Acquire);
            if turn == last {
                pause(&mut looks);
            } else {
                self.take(turn, own);
                (looks, last) = (0, turn);
            }
        }
    }

    /// Takes pieces of a turn until there are none, those of a thread's own stretch first.
    fn take(&self, turn: u64, own: usize) {
        let stage = self.stage(turn);
        let crew = self.tickets.len();
        let mut done = Done { of: &self.done.0, pieces: 0 };
        for k in (own..crew).chain(0..own) {
            let first = stage.start + stage.len() * k / crew;
            let count = stage.start + stage.len() * (k + 1) / crew - first;
            while let Some(piece) = self.next(k, turn, count) {
                done.pieces += 1;
                self.work(first + piece);
            }
        }
    }

    /// Number of the next piece of a stretch of `count` in a turn, if one is left.
    fn next(&self, stretch: usize, turn: u64, count: usize) -> Option<usize> {
        let ticket = &self.tickets[stretch].0.0;
        let mut now = ticket.load(Acquire);
        loop {
            let taken = match (now >> PIECE_BITS).cmp(&turn) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => now as usize & ((1 << PIECE_BITS) - 1),
                // the turn is over
                std::cmp::Ordering::Greater => return None,
            };
            if taken >= count {
                return None;
            }
            // nobody comes to open another turn before this one's pieces are all done: what is taken here is due
            let next = (turn << PIECE_BITS) + taken as u64 + 1;
            match ticket.compare_exchange_weak(now, next, AcqRel, Acquire) {
                Ok(_) => return Some(taken),
                Err(other) => now = other,
            }
        }
    }

    fn work(&self, piece: usize) {
        let on = Some(f64::from_bits(self.on.load(Relaxed))).filter(|part| !part.is_nan());
        if let Some(part) = self.parts.get(piece) {
            let part = &mut *lock(part);
            let (square, change) = self.arch.dispatch(Sweep { part, places: self.places, locals: self.locals, on });
            let Change(to) = &self.changes[piece];
            to[0].store(square.to_bits(), Relaxed);
            to[1].store(change.to_bits(), Relaxed);
        } else {
            let (first, travels) = &mut *lock(&self.herds[piece - self.parts.len()]);
            for (place, travel) in self.places[*first..].iter().zip(travels) {
                place.go_on(travel, on);
            }
        }
    }
}

fn pause(looks: &mut u32) {
    *looks += 1;
    if looks.is_multiple_of(PATIENCE) {
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
    use crate::sweep::batch::{Entry, Trace};
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use tumble_math::{DMat3, DVec3};

    #[test]
    fn a_panic_of_leader_or_helper_comes_out_and_leaves_nobody_waiting() {
        let bodies = [Body::fixed(), Body::dynamic(1.0, DMat3::IDENTITY, Velocity::ZERO)];
        let contact = Contact::new(0, 1, DVec3::Z, DVec3::ZERO, DVec3::ZERO).expect("a contact");
        let locals = [OneContact::new(&crate::problem::kinematics::local_matrix(&contact, &bodies))];
        let entry = Entry {
            index: 0,
            contact: &contact,
            local: &locals[0],
            floor: 0.0,
            friction: 0.5,
            trace: Trace::default(),
        };
        let parts: Vec<Mutex<Part>> = (0..20)
            .map(|_| {
                let mut part = Part::default();
                part.push(&bodies, std::iter::once(std::iter::once(entry)));
                Mutex::new(part)
            })
            .collect();
        let changes: Vec<Change> = parts.iter().map(|_| Change::default()).collect();
        for threads in [1, 2, 5] {
            let mut tickets = Vec::new();
            tickets.resize_with(1 + threads, Ticket::default);
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            // no places: whoever takes a part does not find its bodies
            let pieces = (&parts[..], &changes[..], &[0, 20][..]);
            let crew = Crew::new(Arch::new(), pieces, &[], &[], &locals, &mut tickets);
            let found = catch_unwind(AssertUnwindSafe(|| {
                pool.install(|| crew.with_helpers(|| crew.sweep(None)));
            }));
            assert!(found.is_err());
            let crew = Crew::new(Arch::new(), pieces, &[], &[], &locals, &mut tickets);
            let found = catch_unwind(AssertUnwindSafe(|| pool.install(|| crew.with_helpers(|| panic!("a leader")))));
            assert!(found.is_err());
        }
    }

    #[test]
    fn whoever_has_a_processor_helps_but_the_one_who_asks() {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        for threads in [1, 2, 3, 64] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            assert_eq!(pool.install(most_helpers), threads.min(processors) - 1);
        }
    }
}
