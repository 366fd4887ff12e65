//! The sweeps of an island, shared by whoever is there to help.
//!
//! A sweep is a list of pieces, and those of one colour are open at a time. The caller takes open pieces until none is
//! left, waits for those that others took, and opens the next colour; helpers take what is open. A colour lasts some
//! microseconds, less than it takes to wake a thread up, so helpers stay awake from the first sweep to the last. Nobody
//! waits for a helper that never came.

use crate::batch::{Part, Place, Sweep, Travel};
use crate::one_contact::OneContact;
use pulp::Arch;
use std::num::NonZero;
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Looks for work between which a thread that finds none lets others have the processor [–].
const PATIENCE: u32 = 256;

/// Bodies whose velocities go on together: the first of them, and their travels.
pub(crate) type Herd = (usize, Vec<Travel>);

/// Threads of the rayon pool beside this one that have a processor of their own: helpers that share one would stand in the
/// way of those whom they help.
pub(crate) fn most_helpers() -> usize {
    static PROCESSORS: OnceLock<usize> = OnceLock::new();
    let processors = *PROCESSORS.get_or_init(|| std::thread::available_parallelism().map_or(1, NonZero::get));
    rayon::current_num_threads().min(processors).saturating_sub(1)
}

/// The pieces of a sweep, and how far they are.
pub(crate) struct Crew<'a> {
    arch: Arch,
    /// Parts of contacts, colour by colour.
    parts: &'a [Mutex<Part>],
    /// After all contacts: the bodies go on along their way.
    herds: &'a [Mutex<Herd>],
    places: &'a [Place],
    locals: &'a [OneContact],
    /// How far contacts and bodies go on along their way; no number where they do not.
    on: AtomicU64,
    /// Pieces are numbered through all sweeps: the next to be taken, the end of those that are open, those that are done.
    next: AtomicUsize,
    open: AtomicUsize,
    done: AtomicUsize,
    over: AtomicBool,
}

/// Says that it is over when the leader is done, and when it panics: helpers would wait for ever.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Release);
    }
}

/// Says that a piece is done.
struct Done<'a>(&'a AtomicUsize);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, AcqRel);
    }
}

/// What is held even after a panic elsewhere: nobody reads the numbers then.
fn lock<T>(piece: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    piece.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'a> Crew<'a> {
    pub(crate) fn new(
        arch: Arch,
        parts: &'a [Mutex<Part>],
        herds: &'a [Mutex<Herd>],
        places: &'a [Place],
        locals: &'a [OneContact],
    ) -> Self {
        let zero = || AtomicUsize::new(0);
        let (on, over) = (AtomicU64::new(f64::NAN.to_bits()), AtomicBool::new(false));
        Self { arch, parts, herds, places, locals, on, next: zero(), open: zero(), done: zero(), over }
    }

    /// Runs `lead` with up to `helpers` threads of the rayon pool at hand.
    pub(crate) fn with_helpers<T: Send>(&self, helpers: usize, lead: impl FnOnce() -> T + Send) -> T {
        if helpers == 0 {
            return lead();
        }
        rayon::scope(|scope| {
            let _over = Over(&self.over);
            for _ in 0..helpers {
                scope.spawn(|_| self.help());
            }
            lead()
        })
    }

    /// One sweep over all contacts, each first taken on by `on` of its way; `starts` are the first parts of the colours,
    /// and the end.
    pub(crate) fn sweep(&self, starts: &[usize], on: Option<f64>) {
        self.on.store(on.unwrap_or(f64::NAN).to_bits(), Relaxed);
        let first = self.open.load(Relaxed);
        for end in &starts[1..] {
            self.finish(first + end);
        }
    }

    /// After a sweep: all bodies go on by `part` of their way.
    pub(crate) fn go_on(&self, part: Option<f64>) {
        self.on.store(part.unwrap_or(f64::NAN).to_bits(), Relaxed);
        self.finish(self.open.load(Relaxed) + self.herds.len());
    }

    /// Opens all pieces before `end` and has them done.
    fn finish(&self, end: usize) {
        // what was written before is known to whoever sees the pieces open
        self.open.store(end, Release);
        while self.take() {}
        let mut looks = 0;
        while self.done.load(Acquire) < end {
            pause(&mut looks);
        }
    }

    /// Helps until it is over.
    fn help(&self) {
        let mut looks = 0;
        while !self.over.load(Acquire) {
            if self.take() {
                looks = 0;
            } else {
                pause(&mut looks);
            }
        }
    }

    /// Takes an open piece, if there is one.
    fn take(&self) -> bool {
        let mut piece = self.next.load(Acquire);
        while piece < self.open.load(Acquire) {
            match self.next.compare_exchange_weak(piece, piece + 1, AcqRel, Acquire) {
                Ok(_) => {
                    // also after a panic, which comes out where the helpers are gathered
                    let _done = Done(&self.done);
                    self.work(piece % (self.parts.len() + self.herds.len()));
                    return true;
                }
                Err(now) => piece = now,
            }
        }
        false
    }

    fn work(&self, piece: usize) {
        let on = Some(f64::from_bits(self.on.load(Relaxed))).filter(|part| !part.is_nan());
        if let Some(part) = self.parts.get(piece) {
            let part = &mut *lock(part);
            self.arch.dispatch(Sweep { part, places: self.places, locals: self.locals, on });
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
    use crate::batch::Entry;
    use crate::contact::Contact;
    use crate::problem::{Body, Velocity};
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use tumble_math::{DMat3, DVec3};

    #[test]
    fn a_panic_of_leader_or_helper_comes_out_and_leaves_nobody_waiting() {
        let bodies = [Body::fixed(), Body::dynamic(1.0, DMat3::IDENTITY, Velocity::ZERO)];
        let contact = Contact::new(0, 1, DVec3::Z, DVec3::ZERO, DVec3::ZERO).expect("a contact");
        let locals = [OneContact::new(&crate::bodies::local_matrix(&contact, &bodies))];
        let entry =
            Entry { index: 0, contact: &contact, local: &locals[0], floor: 0.0, friction: 0.5, impulse: DVec3::ZERO };
        let parts: Vec<Mutex<Part>> = (0..20)
            .map(|_| {
                let mut part = Part::default();
                part.push(&bodies, std::iter::once(std::iter::once(entry)));
                Mutex::new(part)
            })
            .collect();
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            // no places: whoever takes a part does not find its bodies
            let crew = Crew::new(Arch::new(), &parts, &[], &[], &locals);
            let found = catch_unwind(AssertUnwindSafe(|| {
                pool.install(|| crew.with_helpers(threads, || crew.sweep(&[0, 20], None)));
            }));
            assert!(found.is_err());
            let crew = Crew::new(Arch::new(), &parts, &[], &[], &locals);
            let found =
                catch_unwind(AssertUnwindSafe(|| pool.install(|| crew.with_helpers(threads, || panic!("a leader")))));
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
