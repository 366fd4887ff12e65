//! A list with stable places: slots are used again, generations tell old tenants from new ones.

use crate::base::handle::BodyId;
use rayon::ThreadPool;
use rayon::prelude::*;

/// Slots that one thread takes at a time [–]: fixed, so that sums over stretches have the same bits for any number of
/// threads.
const STRETCH: usize = 256;

/// Slots below which one thread is faster than several [–]: a pass takes some tens of nanoseconds a body, waking a thread
/// ten microseconds.
const SERIAL: usize = 2048;

/// Things by handle, in the order of their slots.
#[derive(Clone, Debug)]
pub(crate) struct Arena<T> {
    slots: Vec<Slot<T>>,
    free: Vec<u32>,
    count: usize,
}

#[derive(Clone, Debug)]
struct Slot<T> {
    generation: u32,
    value: Option<T>,
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Self { slots: Vec::new(), free: Vec::new(), count: 0 }
    }
}

impl<T> Arena<T> {
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Number of slots, used or not.
    pub(crate) fn slots(&self) -> usize {
        self.slots.len()
    }

    /// Whether a pass over it is worth several threads.
    pub(crate) fn is_large(&self) -> bool {
        self.slots.len() >= SERIAL
    }

    pub(crate) fn insert(&mut self, value: T) -> BodyId {
        self.count += 1;
        if let Some(slot) = self.free.pop() {
            let s = &mut self.slots[slot as usize];
            s.value = Some(value);
            return BodyId { slot, generation: s.generation };
        }
        let slot = self.slots.len() as u32;
        self.slots.push(Slot { generation: 0, value: Some(value) });
        BodyId { slot, generation: 0 }
    }

    pub(crate) fn remove(&mut self, id: BodyId) -> Option<T> {
        let s = self.slots.get_mut(id.slot as usize)?;
        if s.generation != id.generation {
            return None;
        }
        let value = s.value.take()?;
        self.count -= 1;
        // a slot whose generations are used up is never used again
        if let Some(next) = s.generation.checked_add(1) {
            s.generation = next;
            self.free.push(id.slot);
        }
        Some(value)
    }

    pub(crate) fn get(&self, id: BodyId) -> Option<&T> {
        let s = self.slots.get(id.slot as usize)?;
        if s.generation == id.generation { s.value.as_ref() } else { None }
    }

    pub(crate) fn get_mut(&mut self, id: BodyId) -> Option<&mut T> {
        let s = self.slots.get_mut(id.slot as usize)?;
        if s.generation == id.generation { s.value.as_mut() } else { None }
    }

    /// The tenant of a slot, if any.
    pub(crate) fn at(&self, slot: u32) -> Option<&T> {
        self.slots.get(slot as usize).and_then(|s| s.value.as_ref())
    }

    pub(crate) fn at_mut(&mut self, slot: u32) -> Option<&mut T> {
        self.slots.get_mut(slot as usize).and_then(|s| s.value.as_mut())
    }

    pub(crate) fn id_at(&self, slot: u32) -> BodyId {
        BodyId { slot, generation: self.slots.get(slot as usize).map_or(u32::MAX, |s| s.generation) }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (BodyId, &T)> {
        self.slots
            .iter()
            .enumerate()
            .filter_map(|(k, s)| s.value.as_ref().map(|v| (BodyId { slot: k as u32, generation: s.generation }, v)))
    }

    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.slots.iter_mut().filter_map(|s| s.value.as_mut())
    }

    /// Visits every tenant, on the threads of the `pool` where that pays. What a stretch of them comes to is handed to
    /// `join` in the order of the slots, whoever did it; `join` leaves it empty, and `results` keeps its memory.
    pub(crate) fn each<R: Default + Send>(
        &mut self,
        pool: Option<&ThreadPool>,
        results: &mut Vec<R>,
        visit: impl Fn(BodyId, &mut T, &mut R) + Sync,
        join: impl FnMut(&mut R),
    ) where
        T: Send,
    {
        let stretches = self.slots.len().div_ceil(STRETCH);
        if results.len() < stretches {
            results.resize_with(stretches, R::default);
        }
        let results = &mut results[..stretches];
        let run = |(k, (stretch, result)): (usize, (&mut [Slot<T>], &mut R))| {
            for (i, s) in stretch.iter_mut().enumerate() {
                if let Some(value) = &mut s.value {
                    let slot = (k * STRETCH + i) as u32;
                    visit(BodyId { slot, generation: s.generation }, value, result);
                }
            }
        };
        match pool {
            Some(pool) if self.is_large() => {
                let slots = &mut self.slots;
                let shares = slots.par_chunks_mut(STRETCH).zip(results.par_iter_mut()).enumerate();
                pool.install(|| shares.for_each(run));
            }
            _ => self.slots.chunks_mut(STRETCH).zip(results.iter_mut()).enumerate().for_each(run),
        }
        results.iter_mut().for_each(join);
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (BodyId, &mut T)> {
        self.slots.iter_mut().enumerate().filter_map(|(k, s)| {
            let generation = s.generation;
            s.value.as_mut().map(|v| (BodyId { slot: k as u32, generation }, v))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stale_handle_finds_nothing_even_when_its_slot_is_used_again() {
        let mut arena = Arena::default();
        let a = arena.insert(1);
        assert_eq!(arena.remove(a), Some(1));
        let b = arena.insert(2);
        assert_eq!(a.slot, b.slot);
        assert_eq!(arena.get(a), None);
        assert_eq!(arena.remove(a), None);
        assert_eq!(arena.get(b), Some(&2));
        assert_eq!(arena.len(), 1);
    }
}
