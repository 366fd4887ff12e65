//! Long runs on all processors: the same result for any number of them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Does the parts 0…`parts` of a work on all processors; the results in order, whoever did them.
///
/// # Panics
/// When a part panics.
pub fn share<T: Send>(parts: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (next, done) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let part = next.fetch_add(1, Ordering::Relaxed);
                    if part >= parts {
                        return;
                    }
                    let result = work(part);
                    done.lock().expect("nobody panicked").push((part, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("nobody panicked");
    done.sort_by_key(|(part, _)| *part);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Splits 0…`count` into ranges that do not depend on the machine.
#[must_use]
pub fn ranges(count: u64, each: u64) -> Vec<std::ops::Range<u64>> {
    (0..count.div_ceil(each)).map(|k| k * each..count.min((k + 1) * each)).collect()
}

#[cfg(test)]
mod tests {
    use super::{ranges, share};

    #[test]
    fn every_part_is_done_once_and_results_come_in_order() {
        assert_eq!(share(1000, |k| k * k), (0..1000).map(|k| k * k).collect::<Vec<_>>());
        assert_eq!(ranges(10, 4), vec![0..4, 4..8, 8..10]);
    }
}
