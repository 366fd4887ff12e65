//! Work that does not depend on its order, shared by the threads of a pool: every number is computed alone, whoever does
//! it.

use rayon::prelude::*;

/// Numbers that a thread takes at a time [–].
const PIECE: usize = 1024;

/// Makes `out` the list of `f(0)`, …, `f(n − 1)`; with `spread` the threads of the rayon pool that this is called from
/// share the work.
pub(crate) fn fill<T: Copy + Default + Send>(out: &mut Vec<T>, n: usize, spread: bool, f: impl Fn(usize) -> T + Sync) {
    if !spread || n < 2 * PIECE {
        out.clear();
        out.extend((0..n).map(f));
        return;
    }
    out.resize(n, T::default());
    out.par_chunks_mut(PIECE).enumerate().for_each(|(k, piece)| {
        for (i, x) in piece.iter_mut().enumerate() {
            *x = f(k * PIECE + i);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_the_same_whoever_makes_it() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("threads");
        // what was there before is forgotten, and the length is the new one
        for n in [0, 1, PIECE, 2 * PIECE - 1, 2 * PIECE, 7 * PIECE + 5] {
            let (mut alone, mut shared) = (vec![9; 3], vec![9; 10 * PIECE]);
            fill(&mut alone, n, false, |i| i * i);
            pool.install(|| fill(&mut shared, n, true, |i| i * i));
            assert_eq!(alone, shared);
            assert_eq!(alone.len(), n);
        }
    }
}
