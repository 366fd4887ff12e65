//! A symmetric matrix that is mostly zero, column by column, in chunks of its numbers: what no chunk of a column has is zero. The columns of
//! a point have the same chunks.

use tumble_math::DVec3;

/// Numbers of a chunk [–]: four registers of the widest vector unit. Chosen, not derived: it decides time and memory alone.
pub(super) const CHUNK: usize = 32;

/// Chunks of a window, of which a word has a bit for each.
const CHUNKS: usize = u64::BITS as usize;

/// Numbers of a window [–].
pub(super) const WINDOW: usize = CHUNKS * CHUNK;

/// The matrix; its memory is used again.
#[derive(Debug, Default)]
pub(super) struct Chunks {
    /// Words of a point: bits of the chunks that its columns have.
    words: usize,
    bits: Vec<u64>,
    /// For each word, the chunks of the point that come before.
    before: Vec<u32>,
    /// Chunks of each point, and where the numbers of its first column begin.
    counts: Vec<u32>,
    begin: Vec<usize>,
    numbers: Vec<f64>,
    length: usize,
}

impl Chunks {
    /// Begins with no point; columns have so many numbers.
    pub(super) fn begin(&mut self, wide: usize) {
        self.words = wide.div_ceil(WINDOW);
        self.length = 0;
        self.bits.clear();
        self.before.clear();
        self.counts.clear();
        self.begin.clear();
    }

    /// Adds a point with so many columns, which have numbers in these ranges: first and count.
    pub(super) fn add_point(&mut self, columns: usize, ranges: impl Iterator<Item = (usize, usize)>) {
        let from = self.bits.len();
        self.bits.resize(from + self.words, 0);
        for (first, count) in ranges {
            for chunk in first / CHUNK..=(first + count - 1) / CHUNK {
                self.bits[from + chunk / CHUNKS] |= 1 << (chunk % CHUNKS);
            }
        }
        let mut count = 0;
        for bits in &self.bits[from..] {
            self.before.push(count);
            count += bits.count_ones();
        }
        self.counts.push(count);
        self.begin.push(self.length);
        self.length += columns * count as usize * CHUNK;
    }

    /// Makes all numbers zero, once all points are there.
    pub(super) fn fill(&mut self) {
        self.numbers.clear();
        self.numbers.resize(self.length, 0.0);
    }

    /// Where column `c` of a point has its numbers.
    fn column(&self, (point, c): (usize, usize)) -> usize {
        self.begin[point] + c * self.counts[point] as usize * CHUNK
    }

    /// Where a column has number `k`, if it is not zero anyway.
    fn place(&self, column: (usize, usize), k: usize) -> Option<usize> {
        let (word, bit) = (column.0 * self.words + k / WINDOW, k / CHUNK % CHUNKS);
        let bits = self.bits[word];
        let rank = self.before[word] + (bits & ((1 << bit) - 1)).count_ones();
        (bits >> bit & 1 == 1).then(|| self.column(column) + rank as usize * CHUNK + k % CHUNK)
    }

    /// Number `k` of a column.
    pub(super) fn get(&self, column: (usize, usize), k: usize) -> f64 {
        self.place(column, k).map_or(0.0, |at| self.numbers[at])
    }

    /// Sets number `k` of a column, if it is in one of its chunks.
    pub(super) fn set(&mut self, column: (usize, usize), k: usize, value: f64) {
        if let Some(at) = self.place(column, k) {
            self.numbers[at] = value;
        }
    }

    /// Every number of a column that may not be zero, in order.
    pub(super) fn of_column(&self, (point, c): (usize, usize), mut take: impl FnMut(usize, f64)) {
        for window in 0..self.words {
            for (chunk, from) in self.chunks_of((point, c), window) {
                let first = window * WINDOW + chunk * CHUNK;
                for (k, x) in self.numbers[from..][..CHUNK].iter().enumerate() {
                    take(first + k, *x);
                }
            }
        }
    }

    /// Windows of a column.
    pub(super) fn windows(&self) -> usize {
        self.words
    }

    /// Adds the columns of a point, as many as it has, times these factors to `out`: number `k` to coordinate r of vector i, where
    /// `places[k]` is (i, r). The sum of the columns is added at once.
    #[inline(always)]
    pub(super) fn add_times(
        &self,
        (point, columns): (usize, usize),
        factors: [f64; 3],
        places: &[(u32, u32)],
        out: &mut [DVec3],
    ) {
        let stride = self.counts[point] as usize * CHUNK;
        for window in 0..self.words {
            for (chunk, from) in self.chunks_of((point, 0), window) {
                let mut sums = [0.0; CHUNK];
                for c in 0..columns {
                    add(&mut sums, &self.numbers[from + c * stride..][..CHUNK], factors[c]);
                }
                scatter(out, &places[window * WINDOW + chunk * CHUNK..], &sums);
            }
        }
    }

    /// The same, added to the sums of a window.
    #[inline(always)]
    pub(super) fn add_to(&self, (point, columns): (usize, usize), window: usize, factors: [f64; 3], sums: &mut Sums) {
        let stride = self.counts[point] as usize * CHUNK;
        for (chunk, from) in self.chunks_of((point, 0), window) {
            for c in 0..columns {
                let column = &self.numbers[from + c * stride..][..CHUNK];
                add(&mut sums[chunk * CHUNK..][..CHUNK], column, factors[c]);
            }
        }
    }

    /// Chunks of a column in a window: which of the window, and where its numbers begin.
    #[inline(always)]
    fn chunks_of(&self, (point, c): (usize, usize), window: usize) -> ChunksOf {
        let word = point * self.words + window;
        ChunksOf { left: self.bits[word], from: self.column((point, c)) + self.before[word] as usize * CHUNK }
    }
}

/// Chunks of a column that are left, and where the numbers of the next one begin.
struct ChunksOf {
    left: u64,
    from: usize,
}

impl Iterator for ChunksOf {
    type Item = (usize, usize);

    #[inline(always)]
    fn next(&mut self) -> Option<(usize, usize)> {
        if self.left == 0 {
            return None;
        }
        let next = (self.left.trailing_zeros() as usize, self.from);
        self.left &= self.left - 1;
        self.from += CHUNK;
        Some(next)
    }
}

/// Adds numbers to coordinates of vectors: those in these places.
#[inline(always)]
pub(super) fn scatter(out: &mut [DVec3], places: &[(u32, u32)], sums: &[f64]) {
    for (&(i, r), sum) in places.iter().zip(sums) {
        out[i as usize][r as usize] += sum;
    }
}

/// Sums of the numbers of a window.
pub(super) type Sums = [f64; WINDOW];

/// sums += factor · x.
#[inline(always)]
fn add(sums: &mut [f64], x: &[f64], factor: f64) {
    for (sum, x) in sums.iter_mut().zip(x) {
        *sum += factor * x;
    }
}
