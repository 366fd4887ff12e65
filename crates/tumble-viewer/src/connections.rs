//! The open connections: a limit on their number, and which one is closed when it is reached.
//!
//! Any program on this machine can open connections and send nothing. So when all slots are taken, the oldest connection that
//! has not presented the token is closed for the new one; a connection that has presented it keeps its slot.
//!
//! Not here: time limits for the head of a request (`server`) and for reading an answer (`write_timeout`).

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// All open connections.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    /// Slots in use, oldest first.
    open: Mutex<VecDeque<Arc<Slot>>>,
}

#[derive(Debug, Default)]
struct Slot {
    authenticated: AtomicBool,
    close: Notify,
}

/// One open connection; its slot is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    all: Arc<Connections>,
    slot: Arc<Slot>,
}

impl Connections {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, open: Mutex::default() })
    }

    /// A slot for a new connection; `None` when all slots belong to authenticated ones.
    pub(crate) fn admit(self: &Arc<Self>) -> Option<Arc<Connection>> {
        let mut open = self.open();
        if open.len() >= self.most {
            let oldest = open.iter().position(|s| !s.authenticated.load(Ordering::Relaxed))?;
            if let Some(closed) = open.remove(oldest) {
                closed.close.notify_one();
            }
        }
        let slot = Arc::new(Slot::default());
        open.push_back(slot.clone());
        Some(Arc::new(Connection { all: self.clone(), slot }))
    }

    fn open(&self) -> MutexGuard<'_, VecDeque<Arc<Slot>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connection {
    /// The connection has presented the token.
    pub(crate) fn authenticate(&self) {
        self.slot.authenticated.store(true, Ordering::Relaxed);
    }

    /// Ends when the connection is to be closed for another one.
    pub(crate) async fn closed(&self) {
        self.slot.close.notified().await;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.all.open().retain(|s| !Arc::ptr_eq(s, &self.slot));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_unauthenticated_connection_is_closed_and_authenticated_ones_stay() {
        let all = Connections::new(3);
        let [a, b, c] = [(); 3].map(|()| all.admit().unwrap());
        a.authenticate();
        let is_open = |c: &Connection| all.open().iter().any(|s| Arc::ptr_eq(s, &c.slot));
        let d = all.admit().unwrap();
        assert_eq!([&a, &b, &c, &d].map(|s| is_open(s)), [true, false, true, true]);
        c.authenticate();
        d.authenticate();
        assert!(all.admit().is_none(), "all are authenticated");
        // dropping a closed connection frees no other slot
        drop(b);
        assert!(all.admit().is_none());
        drop(c);
        assert!(all.admit().is_some());
    }
}
