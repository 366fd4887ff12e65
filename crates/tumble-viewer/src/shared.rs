//! State that all requests share: the guard, the sources, the live world, and blocks that are partly sent.

use crate::frame::Frame;
use crate::gallery::Gallery;
use crate::guard::{Guard, Limits};
use crate::live::Live;
use crate::protocol;
use crate::source::FrameSource;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// State that all requests share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) guard: Guard,
    pub(crate) limits: Limits,
    pub(crate) sources: Sources,
    pub(crate) live: Arc<Live>,
    pub(crate) live_index: usize,
    pub(crate) gallery: Arc<Gallery>,
    pub(crate) blocks: Blocks,
    pub(crate) sockets: Arc<Semaphore>,
}

/// Sources by number.
pub(crate) struct Sources(pub(crate) Vec<Arc<dyn FrameSource>>);

impl std::fmt::Debug for Sources {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} sources", self.0.len())
    }
}

impl std::ops::Deref for Sources {
    type Target = [Arc<dyn FrameSource>];
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// Source, epoch and number of a frame.
type Key = (usize, u32, u64);

/// Blocks that are sent in slices, kept for the next slice.
#[derive(Debug, Default)]
pub(crate) struct Blocks(Mutex<VecDeque<(Key, Arc<Vec<u8>>)>>);

impl Blocks {
    /// Frames that are kept: a few pages may read slices at the same time.
    const KEPT: usize = 4;

    /// The bytes of a frame, made once for all its slices.
    pub(crate) fn get(&self, source: usize, epoch: u32, f: &Frame) -> Arc<Vec<u8>> {
        let mut list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (source, epoch, f.number);
        if let Some((_, known)) = list.iter().find(|(k, _)| *k == key) {
            return known.clone();
        }
        let block = Arc::new(protocol::frame(f));
        list.push_back((key, block.clone()));
        if list.len() > Self::KEPT {
            list.pop_front();
        }
        block
    }
}
