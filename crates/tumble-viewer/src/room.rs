//! Who has a place, and who gives way to whom.
//!
//! Any program on this machine can open connections and say nothing. There are few places, and a stranger may keep one only
//! while nobody else wants it: when all are taken, the stranger who came first leaves. Whoever has shown the token stays.
//!
//! Not here: how long a connection may take for its head or for an answer (`server`, `patience`).

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// All places.
#[derive(Debug)]
pub(crate) struct Room {
    places: usize,
    /// Those that are taken, first come first.
    taken: Mutex<VecDeque<Arc<Place>>>,
}

#[derive(Debug, Default)]
struct Place {
    known: AtomicBool,
    leave: Notify,
}

/// A place that is taken; free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Seat {
    room: Arc<Room>,
    place: Arc<Place>,
}

impl Room {
    pub(crate) fn new(places: usize) -> Arc<Self> {
        Arc::new(Self { places, taken: Mutex::default() })
    }

    /// A place for one who comes; none when all belong to those who have shown the token.
    pub(crate) fn enter(self: &Arc<Self>) -> Option<Arc<Seat>> {
        let mut taken = self.taken();
        if taken.len() >= self.places {
            let stranger = taken.iter().position(|p| !p.known.load(Ordering::Relaxed))?;
            if let Some(gone) = taken.remove(stranger) {
                gone.leave.notify_one();
            }
        }
        let place = Arc::new(Place::default());
        taken.push_back(place.clone());
        Some(Arc::new(Seat { room: self.clone(), place }))
    }

    fn taken(&self) -> MutexGuard<'_, VecDeque<Arc<Place>>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Seat {
    /// Whoever sits here has shown the token.
    pub(crate) fn know(&self) {
        self.place.known.store(true, Ordering::Relaxed);
    }

    /// Ends when the place is another's.
    pub(crate) async fn lost(&self) {
        self.place.leave.notified().await;
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.room.taken().retain(|p| !Arc::ptr_eq(p, &self.place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_give_way_first_come_first_and_those_who_are_known_stay() {
        let room = Room::new(3);
        let [a, b, c] = [(); 3].map(|()| room.enter().unwrap());
        a.know();
        let sits = |s: &Seat| room.taken().iter().any(|p| Arc::ptr_eq(p, &s.place));
        let d = room.enter().unwrap();
        assert_eq!([&a, &b, &c, &d].map(|s| sits(s)), [true, false, true, true]);
        c.know();
        d.know();
        assert!(room.enter().is_none(), "all are known");
        // who has lost his place takes nobody else's along
        drop(b);
        assert!(room.enter().is_none());
        drop(c);
        assert!(room.enter().is_some());
    }
}
