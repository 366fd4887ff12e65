//! The threads that solve islands: made when first needed, kept while their number stays.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;

/// A pool of threads, or none for one thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Threads {
    pool: Option<Arc<ThreadPool>>,
    count: usize,
}

impl Threads {
    /// The pool of `count` threads; `None` when the caller's own thread is enough or no pool can be made.
    pub(crate) fn get(&mut self, count: usize) -> Option<Arc<ThreadPool>> {
        if count <= 1 {
            return None;
        }
        if self.count != count {
            self.count = count;
            self.pool = ThreadPoolBuilder::new().num_threads(count).build().ok().map(Arc::new);
        }
        self.pool.clone()
    }
}
