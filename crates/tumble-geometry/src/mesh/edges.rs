//! Edges that triangles share, and their winding against each other.

use super::input::{Draft, MeshError};

/// No neighbour.
pub(super) const NONE: u32 = u32::MAX;

/// Edge `k` of triangle `t`, in one number: it runs from corner k of the triangle to the next.
#[inline]
pub(super) fn half(t: u32, k: usize) -> u32 {
    t << 2 | k as u32
}

/// Triangle and edge of a number of [`half`].
#[inline]
pub(super) fn split(half: u32) -> (usize, usize) {
    ((half >> 2) as usize, (half & 3) as usize)
}

/// All edges of all triangles, those of the same two corners together.
pub(super) struct Edges {
    start: Vec<u32>,
    /// The higher corner and the edge, for every lower corner.
    entries: Vec<(u32, u32)>,
}

impl Edges {
    pub(super) fn new(corners: usize, triangles: &[[u32; 3]]) -> Self {
        let ends = |t: &[u32; 3], k: usize| {
            let (a, b) = (t[k], t[(k + 1) % 3]);
            if a < b { (a, b) } else { (b, a) }
        };
        let mut start = vec![0_u32; corners + 2];
        for t in triangles {
            (0..3).for_each(|k| start[ends(t, k).0 as usize + 2] += 1);
        }
        for k in 2..start.len() {
            start[k] += start[k - 1];
        }
        let mut entries = vec![(0, 0); 3 * triangles.len()];
        for (n, t) in triangles.iter().enumerate() {
            for k in 0..3 {
                let (low, high) = ends(t, k);
                let at = &mut start[low as usize + 1];
                entries[*at as usize] = (high, half(n as u32, k));
                *at += 1;
            }
        }
        for w in start.windows(2) {
            entries[w[0] as usize..w[1] as usize].sort_unstable();
        }
        Self { start, entries }
    }

    /// Calls `f` with the two corners of every edge and the triangles' edges that lie on it, in the order of the corners.
    pub(super) fn each(&self, mut f: impl FnMut(u32, u32, &[(u32, u32)])) {
        for low in 0..self.start.len() - 1 {
            let mut rest = &self.entries[self.start[low] as usize..self.start[low + 1] as usize];
            while let Some(&(high, _)) = rest.first() {
                let count = rest.iter().take_while(|e| e.0 == high).count();
                f(low as u32, high, &rest[..count]);
                rest = &rest[count..];
            }
        }
    }
}

/// Connectivity of the triangles of a mesh.
pub(super) struct Links {
    /// The edge of the neighbour on the other side, or [`NONE`].
    pub(super) neighbours: Vec<[u32; 3]>,
    /// Edges with one triangle.
    pub(super) open: usize,
    pub(super) first_open: Option<(u32, u32)>,
    /// An edge with more than two triangles, and how many it has.
    pub(super) crowded: Option<(u32, u32, usize)>,
    /// Two triangles that cannot be wound alike.
    pub(super) twisted: Option<(u32, u32)>,
}

/// Leaves out triangles that are there twice, winds neighbours alike, and tells how they hang together.
pub(super) fn link(draft: &mut Draft) -> Links {
    let mut edges = Edges::new(draft.points.len(), &draft.triangles);
    if drop_doubles(draft, &edges) {
        edges = Edges::new(draft.points.len(), &draft.triangles);
    }
    let (mut links, against) = match_up(draft, &edges);
    if against > 0 {
        let (turn, twisted) = wind(draft, &links.neighbours);
        let mut turned = 0;
        for (t, turn) in draft.triangles.iter_mut().zip(&turn) {
            if *turn {
                t.swap(1, 2);
                turned += 1;
            }
        }
        draft.notes.turned_over = turned;
        if turned > 0 {
            links = match_up(draft, &Edges::new(draft.points.len(), &draft.triangles)).0;
        }
        links.twisted = twisted;
    }
    links
}

/// The corner of a triangle across from its edge.
fn across(triangles: &[[u32; 3]], half: u32) -> u32 {
    let (t, k) = split(half);
    triangles[t][(k + 2) % 3]
}

/// Leaves out triangles with the corners of an earlier one; true where there were some.
fn drop_doubles(draft: &mut Draft, edges: &Edges) -> bool {
    let mut gone = vec![false; draft.triangles.len()];
    let mut any = false;
    let mut opposite = Vec::new();
    edges.each(|_, _, all| {
        if all.len() < 2 {
            return;
        }
        opposite.clear();
        opposite.extend(all.iter().map(|e| (across(&draft.triangles, e.1), e.1 >> 2)));
        opposite.sort_unstable();
        for pair in opposite.windows(2) {
            if pair[0].0 == pair[1].0 {
                gone[pair[1].1 as usize] = true;
                any = true;
            }
        }
    });
    if any {
        let mut kept = 0;
        for k in (0..gone.len()).filter(|&k| !gone[k]) {
            draft.triangles[kept] = draft.triangles[k];
            draft.source[kept] = draft.source[k];
            kept += 1;
        }
        draft.notes.doubled = gone.len() - kept;
        draft.triangles.truncate(kept);
        draft.source.truncate(kept);
    }
    any
}

/// Neighbours by common edges, and how many pairs of them are wound against each other.
fn match_up(draft: &Draft, edges: &Edges) -> (Links, usize) {
    let mut links = Links {
        neighbours: vec![[NONE; 3]; draft.triangles.len()],
        open: 0,
        first_open: None,
        crowded: None,
        twisted: None,
    };
    let mut against = 0;
    let name = |v: u32| draft.corner_source[v as usize];
    edges.each(|low, high, all| match all {
        [_] => {
            links.open += 1;
            links.first_open = links.first_open.or(Some((name(low), name(high))));
        }
        [a, b] => {
            for (x, y) in [(a.1, b.1), (b.1, a.1)] {
                let (t, k) = split(x);
                links.neighbours[t][k] = y;
            }
            against += usize::from(runs_up(draft, a.1) == runs_up(draft, b.1));
        }
        more => links.crowded = links.crowded.or(Some((name(low), name(high), more.len()))),
    });
    (links, against)
}

/// Whether an edge runs from its lower to its higher corner.
fn runs_up(draft: &Draft, half: u32) -> bool {
    let (t, k) = split(half);
    draft.triangles[t][k] < draft.triangles[t][(k + 1) % 3]
}

/// Triangles to turn over, the fewer of each connected part, and two whose windings cannot agree.
fn wind(draft: &Draft, neighbours: &[[u32; 3]]) -> (Vec<bool>, Option<(u32, u32)>) {
    let count = neighbours.len();
    let (mut turn, mut seen) = (vec![false; count], vec![false; count]);
    let mut twisted = None;
    let mut part = Vec::new();
    for first in 0..count {
        if seen[first] {
            continue;
        }
        part.clear();
        part.push(first);
        seen[first] = true;
        let mut at = 0;
        while at < part.len() {
            let t = part[at];
            at += 1;
            for (k, &other) in neighbours[t].iter().enumerate().filter(|n| *n.1 != NONE) {
                let u = split(other).0;
                let alike = runs_up(draft, half(t as u32, k)) != runs_up(draft, other);
                if !seen[u] {
                    seen[u] = true;
                    turn[u] = turn[t] == alike;
                    part.push(u);
                } else if (turn[u] == turn[t]) != alike {
                    twisted = twisted.or(Some((draft.source[t], draft.source[u])));
                }
            }
        }
        let turned = part.iter().filter(|&&t| turn[t]).count();
        if 2 * turned > part.len() {
            part.iter().for_each(|&t| turn[t] = !turn[t]);
        }
    }
    (turn, twisted)
}

impl Links {
    /// Why these triangles are not the boundary of a solid, if they are not.
    pub(super) fn not_solid(&self) -> Option<MeshError> {
        self.not_a_front().or_else(|| self.first_open.map(|(from, to)| MeshError::Open { count: self.open, from, to }))
    }

    /// Why these triangles have no front, if they have none.
    pub(super) fn not_a_front(&self) -> Option<MeshError> {
        let crowded = self.crowded.map(|(from, to, count)| MeshError::Crowded { from, to, count });
        crowded.or_else(|| self.twisted.map(|(first, second)| MeshError::Winding { first, second }))
    }
}
