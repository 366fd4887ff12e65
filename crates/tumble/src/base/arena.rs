//! A list with stable places: slots are used again, generations tell old tenants from new ones.

use crate::base::handle::BodyId;

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
    /// Reserved for a later insertion.
    reserved: bool,
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

    pub(crate) fn insert(&mut self, value: T) -> BodyId {
        self.count += 1;
        if let Some(slot) = self.free.pop() {
            let s = &mut self.slots[slot as usize];
            s.value = Some(value);
            return BodyId { slot, generation: s.generation };
        }
        let slot = self.slots.len() as u32;
        self.slots.push(Slot { generation: 0, value: Some(value), reserved: false });
        BodyId { slot, generation: 0 }
    }

    /// Reserves a slot for a later insertion.
    pub(crate) fn reserve(&mut self) -> BodyId {
        let slot = self.slots.len() as u32;
        self.slots.push(Slot { generation: 0, value: None, reserved: true });
        BodyId { slot, generation: 0 }
    }

    /// Whether the slot is reserved and still empty.
    pub(crate) fn is_reserved(&self, id: BodyId) -> bool {
        self.slots.get(id.slot as usize).is_some_and(|s| s.reserved && s.generation == id.generation)
    }

    /// Inserts into a reserved slot.
    pub(crate) fn fill(&mut self, id: BodyId, value: T) -> bool {
        if !self.is_reserved(id) {
            return false;
        }
        let s = &mut self.slots[id.slot as usize];
        (s.value, s.reserved) = (Some(value), false);
        self.count += 1;
        true
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

    pub(crate) fn id_at(&self, slot: u32) -> BodyId {
        BodyId { slot, generation: self.slots.get(slot as usize).map_or(u32::MAX, |s| s.generation) }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (BodyId, &T)> {
        self.iter_slots().filter_map(|(id, value)| value.map(|v| (id, v)))
    }

    /// All slots, those without a tenant too.
    pub(crate) fn iter_slots(&self) -> impl ExactSizeIterator<Item = (BodyId, Option<&T>)> {
        let slots = self.slots.iter().enumerate();
        slots.map(|(k, s)| (BodyId { slot: k as u32, generation: s.generation }, s.value.as_ref()))
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

    #[test]
    fn a_reserved_slot_is_filled_once_and_by_nobody_else() {
        let mut arena = Arena::default();
        let (kept, a) = (arena.reserve(), arena.insert(1));
        assert_eq!((arena.len(), arena.slots(), arena.get(kept)), (1, 2, None));
        assert!(arena.is_reserved(kept) && !arena.is_reserved(a));
        assert_eq!(arena.remove(kept), None);
        assert!(arena.fill(kept, 2) && !arena.fill(kept, 3) && !arena.fill(a, 3));
        assert_eq!((arena.len(), arena.get(kept)), (2, Some(&2)));
        // a slot that was given back is not reserved, whatever the generation
        assert_eq!(arena.remove(kept), Some(2));
        assert!(!arena.fill(kept, 4) && !arena.fill(BodyId { slot: kept.slot, generation: 1 }, 4));
        assert_eq!(arena.insert(5).slot, kept.slot);
    }
}
