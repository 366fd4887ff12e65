//! Loops whose result does not depend on their order, shared by the threads of a pool: every number is computed alone,
//! whichever thread does it.

use rayon::prelude::*;
use tumble_math::order::max;

/// Numbers that a thread takes at a time [–].
const CHUNK: usize = 1024;

/// Makes `out` the list of `f(0)`, …, `f(n − 1)`; with `threaded` the threads of the rayon pool that this is called from
/// share the work.
pub(crate) fn fill<T: Copy + Default + Send>(
    out: &mut Vec<T>,
    n: usize,
    threaded: bool,
    f: impl Fn(usize) -> T + Sync,
) {
    if !threaded || n < 2 * CHUNK {
        out.clear();
        out.extend((0..n).map(f));
        return;
    }
    out.resize(n, T::default());
    out.par_chunks_mut(CHUNK).enumerate().for_each(|(k, chunk)| {
        for (i, x) in chunk.iter_mut().enumerate() {
            *x = f(k * CHUNK + i);
        }
    });
}

/// Adds `f(0)`, …, `f(n − 1)` to a list, as [`fill`] makes one.
pub(crate) fn extend<T: Send>(out: &mut Vec<T>, n: usize, threaded: bool, f: impl Fn(usize) -> T + Sync) {
    if !threaded || n < 2 * CHUNK {
        out.extend((0..n).map(f));
    } else {
        out.par_extend((0..n).into_par_iter().with_min_len(CHUNK).map(&f));
    }
}

/// As [`fill`], two lists at once: each item is made only once.
pub(crate) fn fill_two<T: Copy + Default + Send, U: Copy + Default + Send>(
    (first, second): (&mut Vec<T>, &mut Vec<U>),
    n: usize,
    threaded: bool,
    f: impl Fn(usize) -> (T, U) + Sync,
) {
    if !threaded || n < 2 * CHUNK {
        first.clear();
        second.clear();
        for i in 0..n {
            let (x, y) = f(i);
            first.push(x);
            second.push(y);
        }
        return;
    }
    first.resize(n, T::default());
    second.resize(n, U::default());
    first.par_chunks_mut(CHUNK).zip(second.par_chunks_mut(CHUNK)).enumerate().for_each(|(k, (first, second))| {
        for (i, (x, y)) in first.iter_mut().zip(second).enumerate() {
            (*x, *y) = f(k * CHUNK + i);
        }
    });
}

/// The largest of `f(0)`, …, `f(n − 1)`, none of them below 0; a NaN is passed over.
pub(crate) fn largest(n: usize, threaded: bool, f: impl Fn(usize) -> f64 + Sync) -> f64 {
    let of = |range: std::ops::Range<usize>| range.fold(0.0, |most, i| max(most, f(i)));
    if !threaded || n < 2 * CHUNK {
        return of(0..n);
    }
    let chunk = |k: usize| of(k * CHUNK..((k + 1) * CHUNK).min(n));
    (0..n.div_ceil(CHUNK)).into_par_iter().map(chunk).reduce(|| 0.0, max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_the_same_whichever_thread_makes_it() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("threads");
        // the old entries are forgotten, and the length is the new one
        for n in [0, 1, CHUNK, 2 * CHUNK - 1, 2 * CHUNK, 7 * CHUNK + 5] {
            let (mut alone, mut shared) = (vec![9; 3], vec![9; 10 * CHUNK]);
            fill(&mut alone, n, false, |i| i * i);
            pool.install(|| fill(&mut shared, n, true, |i| i * i));
            assert_eq!(alone, shared);
            assert_eq!(alone.len(), n);
            let mut longer = vec![7];
            pool.install(|| extend(&mut longer, n, true, |i| i * i));
            assert_eq!((longer[0], &longer[1..]), (7, &alone[..]));
            let (mut roots, mut both) = (vec![9; 3], vec![9; 10 * CHUNK]);
            pool.install(|| fill_two((&mut roots, &mut both), n, true, |i| (i, i * i)));
            assert_eq!((roots.len(), &both), (n, &alone));
            assert!(roots.iter().enumerate().all(|(i, x)| i == *x));
            fill_two((&mut both, &mut roots), n, false, |i| (i, i * i));
            assert_eq!((both.len(), &roots), (n, &alone));
            // up and down again, with a hole
            let f = |i: usize| if i == 3 { f64::NAN } else { (i * (n - i)) as f64 };
            let most = (n / 2 * (n - n / 2)) as f64;
            assert_eq!((largest(n, false, f), pool.install(|| largest(n, true, f))), (most, most));
        }
    }
}
