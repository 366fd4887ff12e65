//! Nested dissection: which nodes of a graph part it into pieces that do not touch.
//!
//! Eliminated last, the nodes of a separator keep the two sides of it from filling each other's blocks. How well
//! a graph is parted depends on the graph alone, not on how its nodes are numbered: minimum degree by itself needs half
//! as many products again when the cubes of a wall are numbered at random.

// Constants here decide the order of elimination, and so the work of a factor; a solution changes by rounding alone. Chosen by the
// products of heaps, walls and grids, not derived.

/// Nodes of a piece that is left to minimum degree [–].
const PIECE_NODES: usize = 200;
/// Fraction of a graph that is wanted on either side of its separator [–]: one that leaves less costs more in proportion, and may
/// still be the cheapest.
const LEAST_SIDE: f64 = 0.3;
/// Searches for a node that is far from all others [–].
const SEARCHES: u32 = 4;
/// Most passes that make a separator smaller [–], and the moves after which one that gains nothing is given up.
const PASSES: u32 = 6;
const FRUITLESS_MOVES: u32 = 50;

const FIRST: u8 = 0;
const SECOND: u8 = 1;
const SEPARATOR: u8 = 2;

/// The nodes of a graph in an order of elimination, with whether a node is one of a separator: those are eliminated in
/// this order after all others, which may be taken in any.
pub(crate) fn dissect(neighbours: &[Vec<u32>], nodes: Vec<u32>) -> Vec<(u32, bool)> {
    let mut work = Work {
        neighbours,
        piece: vec![0; neighbours.len()],
        level: vec![UNSEEN; neighbours.len()],
        side: vec![FIRST; neighbours.len()],
        moved: vec![false; neighbours.len()],
        pieces: 0,
    };
    // pieces wait on a stack, not in calls: a chain of bodies would need as many calls as it has links
    let mut waiting = vec![nodes];
    // last to be eliminated first
    let mut order = Vec::new();
    while let Some(piece) = waiting.pop() {
        if piece.len() <= PIECE_NODES {
            order.extend(piece.iter().rev().map(|&v| (v, false)));
            continue;
        }
        match work.part(&piece) {
            Some(Parted { separator, parts }) => {
                order.extend(separator.iter().rev().map(|&v| (v, true)));
                waiting.extend(parts);
            }
            None => order.extend(piece.iter().rev().map(|&v| (v, false))),
        }
    }
    order.reverse();
    order
}

const UNSEEN: u32 = u32::MAX;

struct Work<'a> {
    neighbours: &'a [Vec<u32>],
    /// The piece that a node belongs to at present.
    piece: Vec<u32>,
    /// Edges from where the last search began.
    level: Vec<u32>,
    side: Vec<u8>,
    moved: Vec<bool>,
    pieces: u32,
}

struct Parted {
    separator: Vec<u32>,
    /// Parts that have no edge to each other without the separator.
    parts: Vec<Vec<u32>>,
}

impl Work<'_> {
    /// Parts a piece in two, or in as many as do not touch; nothing if each of its nodes touches nearly every other.
    fn part(&mut self, piece: &[u32]) -> Option<Parted> {
        self.pieces += 1;
        for &v in piece {
            self.piece[v as usize] = self.pieces;
        }
        let mut found = self.search(piece, piece[0]);
        if found.len() < piece.len() {
            // not connected: no separator is needed
            return Some(Parted { separator: Vec::new(), parts: self.connected(piece, found) });
        }
        let mut depth = self.depth(&found);
        for _ in 0..SEARCHES {
            let last = found.iter().rev().take_while(|v| self.level[**v as usize] == depth);
            let Some(&far) = last.min_by_key(|v| (self.neighbours[**v as usize].len(), **v)) else { break };
            found = self.search(piece, far);
            let deeper = self.depth(&found);
            let settled = deeper <= depth;
            depth = deeper;
            if settled {
                break;
            }
        }
        let at = self.best_level(&found, depth)?;
        for &v in &found {
            self.side[v as usize] = match self.level[v as usize].cmp(&at) {
                std::cmp::Ordering::Less => FIRST,
                std::cmp::Ordering::Greater => SECOND,
                std::cmp::Ordering::Equal => SEPARATOR,
            };
        }
        self.refine(&found);
        let on = |side: u8| found.iter().copied().filter(|&v| self.side[v as usize] == side).collect::<Vec<_>>();
        Some(Parted { separator: on(SEPARATOR), parts: vec![on(FIRST), on(SECOND)] })
    }

    /// The connected parts of a piece, given the first, in one walk over it: there may be as many as it has nodes. What is
    /// few enough to be left to minimum degree stays together.
    fn connected(&mut self, piece: &[u32], first: Vec<u32>) -> Vec<Vec<u32>> {
        let mut left = piece.len() - first.len();
        let mut parts = vec![first];
        for &v in piece {
            if left <= PIECE_NODES {
                break;
            }
            if self.level[v as usize] == UNSEEN {
                let part = self.spread(v);
                left -= part.len();
                parts.push(part);
            }
        }
        if left > 0 {
            parts.push(piece.iter().copied().filter(|&v| self.level[v as usize] == UNSEEN).collect());
        }
        parts
    }

    /// The nodes of the present piece that a node is connected with, the nearest first; their levels are left behind.
    fn search(&mut self, piece: &[u32], from: u32) -> Vec<u32> {
        for &v in piece {
            self.level[v as usize] = UNSEEN;
        }
        self.spread(from)
    }

    /// The same among those that were not seen yet.
    fn spread(&mut self, from: u32) -> Vec<u32> {
        self.level[from as usize] = 0;
        let mut found = vec![from];
        let mut next = 0;
        while next < found.len() {
            let v = found[next];
            next += 1;
            for &w in &self.neighbours[v as usize] {
                if self.piece[w as usize] == self.pieces && self.level[w as usize] == UNSEEN {
                    self.level[w as usize] = self.level[v as usize] + 1;
                    found.push(w);
                }
            }
        }
        found
    }

    fn depth(&self, found: &[u32]) -> u32 {
        found.last().map_or(0, |&v| self.level[v as usize])
    }

    /// The level that parts best: few nodes for much on either side.
    fn best_level(&self, found: &[u32], depth: u32) -> Option<u32> {
        let mut count = vec![0usize; depth as usize + 1];
        for &v in found {
            count[self.level[v as usize] as usize] += 1;
        }
        let mut best = None;
        let mut before = count[0];
        for level in 1..depth {
            let here = count[level as usize];
            let after = found.len() - before - here;
            let less = if before < after { before } else { after };
            let part = less as f64 / found.len() as f64;
            let price = here as f64 / if part < LEAST_SIDE { part } else { LEAST_SIDE };
            if best.is_none_or(|(least, _)| price < least) {
                best = Some((price, level));
            }
            before += here;
        }
        best.map(|(_, level)| level)
    }

    /// Makes the separator smaller: its nodes move to one side, their neighbours on the other side take their place.
    /// A pass also takes moves that lose, and keeps the best that it came by (Fiduccia and Mattheyses).
    fn refine(&mut self, found: &[u32]) {
        let mut count = [0i64; 3];
        for &v in found {
            count[self.side[v as usize] as usize] += 1;
        }
        let least = (LEAST_SIDE * found.len() as f64) as i64;
        for _ in 0..PASSES {
            let before = count[SEPARATOR as usize];
            let mut separator: Vec<u32> =
                found.iter().copied().filter(|&v| self.side[v as usize] == SEPARATOR).collect();
            // moves that can be taken back: (node, side that it was on)
            let mut done: Vec<(u32, u8)> = Vec::new();
            let merit = |count: &[i64; 3]| (count[SEPARATOR as usize], (count[0] - count[1]).abs());
            let mut best = (merit(&count), 0, count);
            let mut fruitless = 0;
            while fruitless < FRUITLESS_MOVES {
                let Some((at, to)) = self.best_move(&separator, &count, least) else { break };
                let v = separator.swap_remove(at);
                let other = 1 - to;
                self.moved[v as usize] = true;
                done.push((v, SEPARATOR));
                self.side[v as usize] = to;
                count[SEPARATOR as usize] -= 1;
                count[to as usize] += 1;
                for &w in &self.neighbours[v as usize] {
                    if self.piece[w as usize] == self.pieces && self.side[w as usize] == other {
                        done.push((w, other));
                        self.side[w as usize] = SEPARATOR;
                        count[SEPARATOR as usize] += 1;
                        count[other as usize] -= 1;
                        separator.push(w);
                    }
                }
                fruitless += 1;
                if merit(&count) < best.0 {
                    best = (merit(&count), done.len(), count);
                    fruitless = 0;
                }
            }
            // back to the best
            for &(v, from) in done[best.1..].iter().rev() {
                self.side[v as usize] = from;
            }
            for &(v, _) in &done {
                self.moved[v as usize] = false;
            }
            count = best.2;
            if count[SEPARATOR as usize] >= before {
                break;
            }
        }
    }

    /// Node of the separator that should move, and to which side: the one that draws the fewest into it, to the lesser side
    /// if several do.
    fn best_move(&self, separator: &[u32], count: &[i64; 3], least: i64) -> Option<(usize, u8)> {
        let mut best: Option<((i64, i64), usize, u8)> = None;
        for (at, &v) in separator.iter().enumerate() {
            if self.moved[v as usize] {
                continue;
            }
            let mut touched = [0i64; 3];
            for &w in &self.neighbours[v as usize] {
                if self.piece[w as usize] == self.pieces {
                    touched[self.side[w as usize] as usize] += 1;
                }
            }
            for to in [FIRST, SECOND] {
                let other = 1 - to;
                let drawn = touched[other as usize];
                if count[other as usize] - drawn < least {
                    continue;
                }
                let price = (drawn, (count[to as usize] - count[other as usize]).signum());
                if best.is_none_or(|(least, ..)| price < least) {
                    best = Some((price, at, to));
                }
            }
        }
        best.map(|(_, at, to)| (at, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A grid, its nodes numbered by a rule.
    fn grid(width: usize, height: usize, number: impl Fn(usize) -> usize) -> Vec<Vec<u32>> {
        let mut neighbours = vec![Vec::new(); width * height];
        let mut join = |a: usize, b: usize| {
            let (a, b) = (number(a), number(b));
            neighbours[a].push(b as u32);
            neighbours[b].push(a as u32);
        };
        for y in 0..height {
            for x in 0..width {
                let i = y * width + x;
                if x + 1 < width {
                    join(i, i + 1);
                }
                if y + 1 < height {
                    join(i, i + width);
                }
            }
        }
        neighbours.iter_mut().for_each(|n| n.sort_unstable());
        neighbours
    }

    /// Sizes of the connected parts that are left without the separators.
    fn pieces(neighbours: &[Vec<u32>], order: &[(u32, bool)]) -> Vec<usize> {
        let mut open = vec![false; neighbours.len()];
        order.iter().for_each(|&(v, separates)| open[v as usize] = !separates);
        let mut sizes = Vec::new();
        for start in 0..neighbours.len() {
            let mut stack = Vec::new();
            let mut size = 0;
            if std::mem::take(&mut open[start]) {
                stack.push(start);
            }
            while let Some(v) = stack.pop() {
                size += 1;
                stack.extend(neighbours[v].iter().map(|w| *w as usize).filter(|w| std::mem::take(&mut open[*w])));
            }
            if size > 0 {
                sizes.push(size);
            }
        }
        sizes
    }

    #[test]
    fn separators_are_small_and_part_however_the_nodes_are_numbered() {
        let (width, height) = (40, 60);
        let n = width * height;
        // 1,007 has no divisor in common with 2,400: every node has its own number
        let rules: [&dyn Fn(usize) -> usize; 3] = [&|i| i, &|i| n - 1 - i, &|i| (i * 1_007 + 13) % n];
        for number in rules {
            let neighbours = grid(width, height, number);
            let order = dissect(&neighbours, (0..n as u32).collect());
            let mut seen = vec![false; n];
            assert!(order.iter().all(|&(v, _)| !std::mem::replace(&mut seen[v as usize], true)) && order.len() == n);
            let pieces = pieces(&neighbours, &order);
            assert!(pieces.iter().all(|p| *p <= PIECE_NODES), "{pieces:?}");
            // the last ones part the whole: a cut of this grid along a diagonal or an axis has at least 40 nodes
            let cut = |&(v, _): &(u32, bool)| (v, true);
            let (low, top) = order.split_at(n - 44);
            let halves: Vec<_> = low.iter().map(|&(v, _)| (v, false)).chain(top.iter().map(cut)).collect();
            let halves = self::pieces(&neighbours, &halves);
            assert!(halves.len() > 1 && halves.iter().all(|h| 10 * *h <= 7 * n), "{halves:?}");
            // sixteen pieces or so, parted by cuts of 40, 30, 30, 20, 20, 20 and 20 nodes and shorter ones
            let separators = order.iter().filter(|(_, separates)| *separates).count();
            assert!(separators < 420, "{separators}");
        }
    }

    #[test]
    fn what_does_not_touch_needs_no_separator_and_what_cannot_be_parted_stays() {
        // five chains of 150: no piece is too large, and none touches another
        let mut neighbours = vec![Vec::new(); 750];
        for i in 0..749 {
            if i % 150 != 149 {
                neighbours[i].push(i as u32 + 1);
                neighbours[i + 1].push(i as u32);
            }
        }
        let order = dissect(&neighbours, (0..750).collect());
        assert!(order.len() == 750 && order.iter().all(|(_, separates)| !separates));
        // all touch all
        let neighbours: Vec<Vec<u32>> = (0..300).map(|i| (0..300).filter(|j| *j != i).collect()).collect();
        let order = dissect(&neighbours, (0..300).collect());
        assert!(order.len() == 300 && order.iter().all(|(_, separates)| !separates));
    }

    #[test]
    fn what_falls_into_many_parts_is_walked_over_once() {
        // a hub that 30,000 pairs hang on, and which parts them
        let n = 60_001u32;
        let mut neighbours: Vec<Vec<u32>> = vec![(1..n).collect()];
        neighbours.extend((1..n).map(|i| vec![0, if i % 2 == 1 { i + 1 } else { i - 1 }]));
        let mut work = Work {
            neighbours: &neighbours,
            piece: vec![0; n as usize],
            level: vec![UNSEEN; n as usize],
            side: vec![FIRST; n as usize],
            moved: vec![false; n as usize],
            pieces: 0,
        };
        let piece: Vec<u32> = (1..n).collect();
        let parts = work.part(&piece).expect("parts").parts;
        // all at once, in the order of their first nodes, but for a last piece that is small enough
        assert_eq!(parts.len(), 30_000 - PIECE_NODES / 2 + 1);
        assert!(parts[..29_900].iter().enumerate().all(|(k, p)| *p == [2 * k as u32 + 1, 2 * k as u32 + 2]));
        assert_eq!(parts[29_900], (n - PIECE_NODES as u32..n).collect::<Vec<_>>());
        let order = dissect(&neighbours, (0..n).collect());
        assert_eq!(order.len(), n as usize);
    }

    #[test]
    fn a_long_chain_is_parted_by_single_nodes() {
        let n = 20_000u32;
        let neighbours: Vec<Vec<u32>> =
            (0..n).map(|i| [i.checked_sub(1), (i + 1 < n).then_some(i + 1)].into_iter().flatten().collect()).collect();
        let order = dissect(&neighbours, (0..n).collect());
        assert_eq!(order.len(), n as usize);
        let separators = order.iter().filter(|(_, separates)| *separates).count();
        assert!((99..=300).contains(&separators), "{separators}");
        assert!(pieces(&neighbours, &order).iter().all(|p| *p <= PIECE_NODES));
    }
}
