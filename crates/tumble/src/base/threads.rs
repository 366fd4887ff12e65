//! The threads that solve islands: made when first needed, kept while their number stays.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;

/// A pool of threads, or none for one thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Threads {
    pool: Option<Arc<ThreadPool>>,
    count: usize,
    /// The process that made the pool: a fork has its memory, but none of its threads.
    process: u32,
}

impl Threads {
    /// The pool of `count` threads; `None` when the caller's own thread is enough or no pool can be made.
    pub(crate) fn get(&mut self, count: usize) -> Option<Arc<ThreadPool>> {
        if count <= 1 {
            return None;
        }
        let process = std::process::id();
        if self.process != process {
            // to be dropped, it would have to be told to end, and no thread is left that listens
            std::mem::forget(self.pool.take());
            (self.process, self.count) = (process, 0);
        }
        if self.count != count {
            self.count = count;
            self.pool = ThreadPoolBuilder::new().num_threads(count).build().ok().map(Arc::new);
        }
        self.pool.clone()
    }
}

/// Concatenates several lists into `out`; the threads of the pool that this is called from share the work.
pub(crate) fn gather<L: Sync, T: Copy + Send + Sync>(out: &mut Vec<T>, from: &[L], of: impl Fn(&L) -> &[T] + Sync) {
    let total = from.iter().map(|l| of(l).len()).sum();
    let Some(&any) = from.iter().find_map(|l| of(l).first()) else {
        out.clear();
        return;
    };
    // old entries are written over: nothing is cleared first
    out.resize(total, any);
    copy(out, from, &of);
}

/// Copies several lists to their places, half by half.
fn copy<L: Sync, T: Copy + Send + Sync>(out: &mut [T], from: &[L], of: &(impl Fn(&L) -> &[T] + Sync)) {
    if let [one] = from {
        out.copy_from_slice(of(one));
        return;
    }
    let (first, second) = from.split_at(from.len() / 2);
    let (near, far) = out.split_at_mut(first.iter().map(|l| of(l).len()).sum());
    rayon::join(|| copy(near, first, of), || copy(far, second, of));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_several_hold_comes_in_their_order_whatever_was_there() {
        let several: Vec<Vec<u32>> = vec![vec![1, 2], vec![], vec![3], vec![4, 5, 6], vec![]];
        for mut out in [vec![], vec![9; 3], vec![9; 50]] {
            gather(&mut out, &several, Vec::as_slice);
            assert_eq!(out, [1, 2, 3, 4, 5, 6]);
            gather(&mut out, &several[1..2], Vec::as_slice);
            assert!(out.is_empty());
            gather(&mut out, &several[2..3], Vec::as_slice);
            assert_eq!(out, [3]);
            gather(&mut out, &[], Vec::<u32>::as_slice);
            assert!(out.is_empty());
        }
    }
}
