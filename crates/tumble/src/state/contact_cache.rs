//! Warm start: the impulses of the last step, carried to this one.
//!
//! A resting contact needs almost the same impulse every step. Starting there saves work; it must never change the
//! solution. So a warm start is only a start: found by feature, kept as a world vector so that no tangent basis matters, not
//! used when the normal turned by more than 15° or the entry is too old. The certificate proves the result, not the
//! start.

use crate::base::error::WorldError;
use crate::base::words::{Reader, Words};
use crate::model::settings::Cache;
use crate::state::contact::{Contact, Key, to_contact, to_world};
use rayon::ThreadPool;
use rayon::prelude::*;
use tumble_math::DVec3;
use tumble_solver::{Frame, Mode};

/// Contacts that a thread takes at a time [–]. Chosen, not derived: it decides time alone.
const PART: usize = 2048;

/// Cached data of one contact.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: Key,
    normal: DVec3,
    /// On B, in the axes that belong to the normal [N·s]: an unchanged contact gets back the bits that it gave.
    impulse: DVec3,
    age: u32,
}

/// Words of an entry in a snapshot.
const ENTRY_WORDS: usize = 10;

impl Entry {
    fn of(c: &Contact) -> Self {
        Self { key: c.key(), normal: c.frame.normal, impulse: c.next_guess, age: 0 }
    }
}

/// Whether a contact's impulse says something about the next step: a bounce does not.
fn is_kept(c: &Contact) -> bool {
    c.mode != Mode::Bounce && c.impulse.x > 0.0
}

/// Impulses by contact, sorted by key.
#[derive(Clone, Debug, Default)]
pub(crate) struct ContactCache {
    entries: Vec<Entry>,
    /// Step for which the impulses were found [s].
    dt: f64,
    /// Every entry is of the last step.
    pub(crate) pure: bool,
}

impl ContactCache {
    /// Writes a warm start for every contact in its own axes, zero where nothing is known. `contacts` are sorted by key.
    pub(crate) fn warm_start(
        &self,
        contacts: &[Contact],
        dt: f64,
        settings: &Cache,
        pool: Option<&ThreadPool>,
        warm_starts: &mut Vec<DVec3>,
    ) {
        warm_starts.clear();
        warm_starts.resize(contacts.len(), DVec3::ZERO);
        if !settings.enabled {
            return;
        }
        let scale = if self.dt > 0.0 { dt / self.dt } else { 1.0 };
        let part = |(contacts, warm_starts): (&[Contact], &mut [DVec3])| {
            let mut at = contacts.first().map_or(0, |c| self.entries.partition_point(|e| e.key < c.key()));
            for (c, warm_start) in contacts.iter().zip(warm_starts) {
                let key = c.key();
                while at < self.entries.len() && self.entries[at].key < key {
                    at += 1;
                }
                if let Some(e) = self.entries.get(at).filter(|e| e.key == key)
                    && e.normal.dot(c.frame.normal) >= settings.least_cosine
                {
                    let turned = || Frame::new(e.normal).map(|f| to_contact(&c.frame, to_world(&f, e.impulse)));
                    let carried = if e.normal == c.frame.normal { Some(e.impulse) } else { turned() };
                    *warm_start = carried.unwrap_or(DVec3::ZERO) * scale;
                }
            }
        };
        match pool {
            Some(pool) if contacts.len() >= 2 * PART => {
                pool.install(|| contacts.par_chunks(PART).zip(warm_starts.par_chunks_mut(PART)).for_each(part));
            }
            _ => part((contacts, warm_starts)),
        }
    }

    /// Whether two shapes pressed on each other in the last step, without a bounce.
    pub(crate) fn presses(&self, shapes: (u32, u32)) -> bool {
        let of = |e: &Entry| (e.key.0, e.key.1);
        let from = self.entries.partition_point(|e| of(e) < shapes);
        self.entries[from..].iter().take_while(|e| of(e) == shapes).any(|e| e.age == 0)
    }

    /// Renews the entries from `at` on where they are, if they are just those of the contacts of a chunk that press; returns
    /// whether they were, and moves `at` on behind them.
    pub(crate) fn renew(&mut self, contacts: &[Contact], at: &mut usize) -> bool {
        let pressing = || contacts.iter().filter(|c| is_kept(c));
        let end = *at + pressing().count();
        // the entry of a contact that does not press any more is not to be kept
        let last = contacts.last().map(Contact::key);
        if self.entries.get(end).zip(last).is_some_and(|(e, last)| e.key <= last) {
            return false;
        }
        let Some(entries) = self.entries.get_mut(*at..end) else { return false };
        if !pressing().map(Contact::key).eq(entries.iter().map(|e| e.key)) {
            return false;
        }
        for (e, c) in entries.iter_mut().zip(pressing()) {
            *e = Entry::of(c);
        }
        *at = end;
        true
    }

    /// Entries that a chunk of this step's contacts leaves for the next one: their impulses; others in between grow older, except
    /// those that `frozen` says are asleep. `start` says where those begin, if that is known, and `next` is the first contact
    /// after the chunk.
    pub(crate) fn leave(
        &self,
        contacts: &[Contact],
        (start, next): (Option<usize>, Option<&Contact>),
        settings: &Cache,
        frozen: impl Fn(u32, u32) -> bool,
        left: &mut Vec<Entry>,
    ) {
        let before = |c: &Contact| self.entries.partition_point(|e| e.key < c.key());
        let start = start.unwrap_or_else(|| contacts.first().map_or(0, before));
        let old = &self.entries[start..next.map_or(self.entries.len(), before)];
        let mut at = 0;
        for c in contacts {
            let key = c.key();
            while at < old.len() && old[at].key < key {
                grow_old(&old[at], settings, &frozen, left);
                at += 1;
            }
            while at < old.len() && old[at].key == key {
                at += 1;
            }
            if is_kept(c) {
                left.push(Entry::of(c));
            }
        }
        for e in &old[at..] {
            grow_old(e, settings, &frozen, left);
        }
    }

    /// Makes the `renewed` entries and those of further chunks the impulses of a step of `dt` [s].
    pub(crate) fn store(&mut self, dt: f64, renewed: usize, left: &mut Vec<Entry>) {
        self.dt = dt;
        if renewed == 0 {
            std::mem::swap(&mut self.entries, left);
        } else {
            self.entries.truncate(renewed);
            self.entries.append(left);
        }
        self.pure = self.entries[renewed..].iter().all(|e| e.age == 0);
    }

    /// All that is carried over, for a snapshot as bytes.
    pub(crate) fn write(&self, w: &mut Words) {
        w.number(self.dt);
        w.word(u64::from(self.pure));
        w.word(self.entries.len() as u64);
        for e in &self.entries {
            let (a, b, c, d, feature) = e.key;
            w.word(u64::from(a) << 32 | u64::from(b));
            w.word(u64::from(c) << 32 | u64::from(d));
            w.word(feature);
            w.vector(e.normal);
            w.vector(e.impulse);
            w.word(u64::from(e.age));
        }
    }

    /// Reads the bytes of [`Self::write`].
    pub(crate) fn read(&mut self, r: &mut Reader<'_>) -> Result<(), WorldError> {
        self.dt = r.number("step of a snapshot", "s", f64::MAX)?;
        self.pure = r.word()? == 1;
        self.entries.clear();
        for _ in 0..r.count(ENTRY_WORDS)? {
            let (ab, cd, feature) = (r.word()?, r.word()?, r.word()?);
            let key = ((ab >> 32) as u32, ab as u32, (cd >> 32) as u32, cd as u32, feature);
            let normal = r.vector("normal of a snapshot", "", 2.0)?;
            let impulse = r.vector("impulse of a snapshot", "N·s", f64::MAX)?;
            self.entries.push(Entry { key, normal, impulse, age: r.word()? as u32 });
        }
        // entries are found by walking along
        if self.entries.is_sorted_by_key(|e| e.key) {
            Ok(())
        } else {
            Err(WorldError::Snapshot("they are not in order"))
        }
    }

    /// Forgets everything about a shape.
    pub(crate) fn forget(&mut self, shape: u32) {
        self.entries.retain(|e| e.key.0 != shape && e.key.1 != shape);
    }
}

fn grow_old(e: &Entry, settings: &Cache, frozen: &impl Fn(u32, u32) -> bool, next: &mut Vec<Entry>) {
    if frozen(e.key.0, e.key.1) {
        next.push(*e);
    } else if e.age < settings.max_age {
        next.push(Entry { age: e.age + 1, ..*e });
    }
}
