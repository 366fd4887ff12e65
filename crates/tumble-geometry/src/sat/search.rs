//! The best of all axes of two polyhedra.
//!
//! All axes are tried, except those that a bound excludes: with a point x inside both, a face farther from x than the
//! best overlap so far cannot do better, nor can an edge between two such faces. For shallow contacts that leaves a
//! handful. A point that lies outside by at most some distance excludes as well, by that much less, so no exact point is
//! needed and nearby shapes that are apart can be asked too.
//!
//! Each pair of edges that wins is re-measured with the full support functions, so a badly conditioned cross product can
//! never claim a separation that is not there.

use super::arc::Arc;
use super::recall::Hint;
use super::{Axis, Edges, NOTHING, PREFERENCE};
use crate::hull::{Edge, Poly};
use crate::support::Pair;
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Memory of the search.
#[derive(Default)]
pub(crate) struct Scratch {
    /// Lower bounds [m] of how far each plane lies from the point that excludes axes.
    from_a: Vec<f64>,
    from_b: Vec<f64>,
    /// Faces that are not excluded.
    faces_a: Vec<u32>,
    faces_b: Vec<u32>,
    edges_b: Vec<u32>,
    arcs_b: Vec<Arcs>,
}

/// Result of a search.
pub(crate) enum Found {
    /// Farther apart than asked for: this far [m], along the axis that the hint names.
    Far(Hint, f64),
    /// The best of all axes.
    Best(Axis),
    /// The line of the centres passes too far from the contact to exclude much; a direction to start from.
    Unsure(DVec3),
}

/// Gap along the line of the centres, as a fraction of the scale, above which it excludes too little [–]. Chosen, not derived: it decides
/// the time of a query.
const LINE_GAP: f64 = 0.1;

/// Best axis of two polyhedra, apart or overlapping: of all directions that are normals of a face or of two edges.
///
/// Apart, it is the nearest line only if some point of both reaches its separation; else the distance is more, and that along a cross
/// product of edges whose arcs do not cross may be more too: such a direction is a normal of neither, and none is tried. What
/// is told of shapes that are apart is a lower bound of their distance. The point that excludes most axes
/// is sought on the line between the centres, halfway between where it leaves A and where it enters B. `lower` [m] is a
/// separation that some axis is known to reach.
pub(crate) fn centred(
    pair: &Pair<'_>,
    pa: &Poly<'_>,
    pb: &Poly<'_>,
    limit: f64,
    lower: Option<f64>,
    s: &mut Scratch,
) -> Found {
    let d = pair.shift + pair.turn * pb.centre - pa.centre;
    let ta = pa.way_out(d, &mut s.from_a);
    let tb = pb.way_out(-pair.in_b(d), &mut s.from_b);
    let t = 0.5 * (ta + (1.0 - tb));
    // how far outside the point lies at most: half of the gap on the line
    let open = 1.0 - ta - tb;
    let apart = if open > 0.0 { open * d.length() } else { 0.0 };
    let (first_a, inner_a) = pa.below_way(t, &mut s.from_a);
    let (first_b, inner_b) = pb.below_way(1.0 - t, &mut s.from_b);
    let x = Place { first_a, first_b, out_a: outside(inner_a, 0.5 * apart), out_b: outside(inner_b, 0.5 * apart) };
    let mut race = Race::new(pair, pa, pb);
    if let (Some(lower), true) = (lower, apart <= LINE_GAP * pair.scale) {
        race.highest = lower;
    } else {
        race.face_a(x.first_a);
        race.face_b(x.first_b);
    }
    if race.is_farther_than(limit) {
        return Found::Far(race.leader(), race.highest);
    }
    if apart > LINE_GAP * pair.scale {
        return Found::Unsure(race.winner().normal);
    }
    race.run(&x, limit, s)
}

/// Best axis of two polyhedra; `x` is a point in A's frame that lies outside either by at most `apart` [m].
pub(crate) fn between(
    pair: &Pair<'_>,
    pa: &Poly<'_>,
    pb: &Poly<'_>,
    x: DVec3,
    apart: f64,
    limit: f64,
    s: &mut Scratch,
) -> Found {
    let xb = pair.in_b(x - pair.shift);
    let (first_a, inner_a) = pa.below(x, &mut s.from_a);
    let (first_b, inner_b) = pb.below(xb, &mut s.from_b);
    let x = Place { first_a, first_b, out_a: outside(inner_a, apart), out_b: outside(inner_b, apart) };
    let mut race = Race::new(pair, pa, pb);
    race.face_a(x.first_a);
    race.face_b(x.first_b);
    race.run(&x, limit, s)
}

/// Signed distance [m] by which a point lies outside at most, from its least distance below a plane and a bound.
fn outside(inner: f64, bound: f64) -> f64 {
    if inner > 0.0 { -inner } else { bound }
}

/// Place of the point that excludes axes.
struct Place {
    /// Nearest face of A and of B.
    first_a: usize,
    first_b: usize,
    /// Greatest distance outside A and B [m]; negative: the radius of a ball about it that fits inside.
    out_a: f64,
    out_b: f64,
}

/// The best axis of each kind so far.
struct Race<'r> {
    pair: &'r Pair<'r>,
    pa: &'r Poly<'r>,
    pb: &'r Poly<'r>,
    /// Origin of B's frame, along its own axes [m].
    shift_b: DVec3,
    /// [m], see [`PREFERENCE`].
    prefer: f64,
    /// Separation [m] and number of the best face of A and of B.
    face_a: (f64, usize),
    face_b: (f64, usize),
    edges: Axis,
    /// The largest separation of all [m].
    highest: f64,
}

impl<'r> Race<'r> {
    fn new(pair: &'r Pair<'_>, pa: &'r Poly<'_>, pb: &'r Poly<'_>) -> Self {
        let none = (f64::NEG_INFINITY, usize::MAX);
        Self {
            pair,
            pa,
            pb,
            shift_b: pair.in_b(pair.shift),
            prefer: PREFERENCE * pair.scale,
            face_a: none,
            face_b: none,
            edges: NOTHING,
            highest: f64::NEG_INFINITY,
        }
    }

    fn face_a(&mut self, f: usize) {
        let n = self.pa.normals[f];
        let sep = n.dot(self.pair.shift) - self.pb.reach(-self.pair.in_b(n)) - self.pa.offsets[f];
        if sep > self.face_a.0 || (sep == self.face_a.0 && f < self.face_a.1) {
            self.face_a = (sep, f);
        }
        self.highest = max(self.highest, sep);
    }

    fn face_b(&mut self, f: usize) {
        let n = -(self.pair.turn * self.pb.normals[f]);
        let sep = -self.pb.normals[f].dot(self.shift_b) - self.pa.reach(n) - self.pb.offsets[f];
        if sep > self.face_b.0 || (sep == self.face_b.0 && f < self.face_b.1) {
            self.face_b = (sep, f);
        }
        self.highest = max(self.highest, sep);
    }

    /// Separation [m] of the face that is preferred to all others.
    fn face(&self) -> f64 {
        if self.face_b.0 > self.face_a.0 + self.prefer { self.face_b.0 } else { self.face_a.0 }
    }

    /// Tries the common normal of two edges whose arcs cross.
    #[inline]
    fn crossing(&mut self, edges: (u32, u32)) {
        let e = Edges::new(self.pair, self.pa, self.pb, edges);
        let Some((n, _)) = e.normal() else { return };
        let bar = max(self.face() + self.prefer, self.edges.separation);
        // no corner is farther back than the edge itself, but for rounding
        if e.separation(n) < bar - 1e-13 * self.pair.scale {
            return;
        }
        let sep = self.pair.separation(n);
        let first = sep == self.edges.separation && self.edges.edges.is_some_and(|known| edges < known);
        if sep > self.face() + self.prefer && (sep > self.edges.separation || first) {
            self.edges = Axis { normal: n, separation: sep, edges: Some(edges), ..NOTHING };
            self.highest = max(self.highest, sep);
        }
    }

    /// Whether the winner, whichever it will be, is farther than `limit` [m].
    fn is_farther_than(&self, limit: f64) -> bool {
        self.highest > limit + 2.0 * self.prefer
    }

    fn winner(&self) -> Axis {
        let face = self.face();
        if self.edges.separation > face + self.prefer {
            self.edges
        } else if self.face_b.0 > self.face_a.0 + self.prefer {
            let normal = -(self.pair.turn * self.pb.normals[self.face_b.1]);
            Axis { normal, separation: face, face_b: Some(self.face_b.1), ..NOTHING }
        } else if let Some(&normal) = self.pa.normals.get(self.face_a.1) {
            Axis { normal, separation: face, face_a: Some(self.face_a.1), ..NOTHING }
        } else {
            NOTHING
        }
    }

    /// The axis that separates most so far.
    fn leader(&self) -> Hint {
        let (a, b) = (self.face_a, self.face_b);
        match self.edges.edges {
            Some(edges) if self.edges.separation > max(a.0, b.0) => Hint::Edges(edges.0, edges.1),
            _ if b.0 > a.0 => Hint::FaceB(b.1 as u32),
            _ => Hint::FaceA(a.1 as u32),
        }
    }

    /// All axes that `x` does not exclude; its distances from the planes stand in `s`.
    ///
    /// Along any unit n, sep(n) = min n·b − max n·a is at most n·x + out_b − max n·a, and the last term is the offset of
    /// the plane for a face of A.
    fn run(mut self, x: &Place, limit: f64, s: &mut Scratch) -> Found {
        // x may lie outside either by GJK's tolerance of touching
        let slack = 1e-7 * self.pair.scale;
        // a listed face, and an edge between faces of which one is listed, could still do better: both faces' planes at x
        // are a lower bound of the overlap along any of their common normals, since unit combinations of two unit normals
        // have weights that sum to at least 1; beyond a plane only the distance from the shape bounds it
        let Scratch { from_a, from_b, faces_a, faces_b, edges_b, arcs_b } = s;
        let (from_a, from_b) = (&mut from_a[..self.pa.normals.len()], &mut from_b[..self.pb.normals.len()]);
        let depth = slack - self.highest;
        let na = near(from_a, x.out_a, depth + x.out_b, faces_a);
        let nb = near(from_b, x.out_b, depth + x.out_a, faces_b);
        let (faces_a, faces_b) = (&faces_a[..na], &faces_b[..nb]);
        for &f in faces_a {
            if from_a[f as usize] - x.out_b < slack - self.highest && f as usize != self.face_a.1 {
                self.face_a(f as usize);
            }
        }
        for &f in faces_b {
            if from_b[f as usize] - x.out_a < slack - self.highest && f as usize != self.face_b.1 {
                self.face_b(f as usize);
            }
        }
        if self.is_farther_than(limit) {
            return Found::Far(self.leader(), self.highest);
        }
        let depth = slack - self.highest;
        Arcs::list(self.pb, from_b, faces_b, depth + x.out_a, edges_b, arcs_b);
        if !edges_b.is_empty() {
            nearer_edges(self.pa, from_a, faces_a, depth + x.out_b, |ea, la| {
                if la - x.out_b < slack - self.highest {
                    self.edge_of_a(ea, la, slack, edges_b, arcs_b);
                }
            });
        }
        let best = self.winner();
        if best.separation > limit { Found::Far(self.leader(), best.separation) } else { Found::Best(best) }
    }

    /// Tries edge `ea` of A, with the bound `least` [m] of its overlap, against the listed edges of B.
    fn edge_of_a(&mut self, ea: u32, least: f64, slack: f64, edges_b: &[u32], arcs_b: &[Arcs]) {
        let e = self.pa.topology.edges()[ea as usize];
        let arc = Arc::of_a(self.pair, self.pa, e);
        for (block, b) in arcs_b.iter().enumerate() {
            // all tests of four edges at once, since most fail one of them and none fails predictably
            let fails = b.cross(&arc, slack - self.highest - least);
            if min(min(fails[0], fails[1]), min(fails[2], fails[3])) < 0.0 {
                for k in 0..4 {
                    if fails[k] < 0.0 {
                        self.crossing((ea, edges_b[4 * block + k]));
                    }
                }
            }
        }
    }
}

/// Lists the faces whose bound lies below `depth` [m]: the distance of x below the plane, or, when it lies above, minus
/// the distance `outside` that x can have from the shape.
#[inline]
fn near(from: &mut [f64], outside: f64, depth: f64, out: &mut Vec<u32>) -> usize {
    if outside >= 0.0 {
        for d in from.iter_mut() {
            *d = if *d > 0.0 { *d } else { -outside };
        }
    }
    if out.len() < from.len() {
        out.resize(from.len(), 0);
    }
    let out = &mut out[..from.len()];
    // written always, counted if it holds: nothing to predict
    let mut n = 0;
    for (f, d) in from.iter().enumerate() {
        out[n] = f as u32;
        n += usize::from(*d < depth);
    }
    n
}

/// Calls `found` with every edge that a listed face is the nearer one of, and its bound.
#[inline]
fn nearer_edges(p: &Poly<'_>, from: &[f64], faces: &[u32], depth: f64, mut found: impl FnMut(u32, f64)) {
    let edges = p.topology.edges();
    for &f in faces {
        let least = from[f as usize];
        if least >= depth {
            continue;
        }
        for &k in p.topology.face_edges(f as usize) {
            let e = edges[k as usize];
            let other = from[(e.left ^ e.right ^ f) as usize];
            // from the left one on a draw
            if least < other || (least == other && e.left == f) {
                found(k, least);
            }
        }
    }
}

/// Four edges of B side by side, as the inner loop wants them: all in B's frame, the Gauss map of B.
#[derive(Clone, Copy)]
#[repr(align(16))]
struct Arcs {
    along: [[f64; 4]; 3],
    left: [[f64; 4]; 3],
    right: [[f64; 4]; 3],
    /// Lower bound of the overlap along any normal of the edge [m].
    least: [f64; 4],
}

impl Arcs {
    const NONE: Self =
        Self { along: [[0.0; 4]; 3], left: [[0.0; 4]; 3], right: [[0.0; 4]; 3], least: [f64::INFINITY; 4] };

    /// Lists every edge of B that one of `faces` is the nearer face of.
    fn list(pb: &Poly<'_>, from: &[f64], faces: &[u32], depth: f64, edges: &mut Vec<u32>, arcs: &mut Vec<Self>) {
        edges.clear();
        arcs.clear();
        nearer_edges(pb, from, faces, depth, |k, least| {
            let lane = edges.len() % 4;
            if lane == 0 {
                arcs.push(Self::NONE);
            }
            edges.push(k);
            if let Some(arcs) = arcs.last_mut() {
                arcs.set(lane, pb, pb.topology.edges()[k as usize], least);
            }
        });
    }

    fn set(&mut self, lane: usize, pb: &Poly<'_>, e: Edge, least: f64) {
        let along = pb.vertices[e.to as usize] - pb.vertices[e.from as usize];
        let (left, right) = (pb.normals[e.left as usize], pb.normals[e.right as usize]);
        for i in 0..3 {
            self.along[i][lane] = along[i];
            self.left[i][lane] = left[i];
            self.right[i][lane] = right[i];
        }
        self.least[lane] = least;
    }

    /// Below zero where the arc of an edge of A crosses that of minus B, and the overlap may be less than `bar` [m].
    ///
    /// Arcs left–right of A and of −B cross iff each separates the ends of the other on the same side.
    #[inline]
    fn cross(&self, a: &Arc, bar: f64) -> [f64; 4] {
        let (c, d) = (products(&self.left, a.along), products(&self.right, a.along));
        let (l, r) = (products(&self.along, a.left), products(&self.along, a.right));
        std::array::from_fn(|k| max(max(c[k] * d[k], l[k] * r[k]), self.least[k] - bar))
    }
}

#[inline]
fn products(v: &[[f64; 4]; 3], d: DVec3) -> [f64; 4] {
    std::array::from_fn(|k| v[0][k] * d.x + v[1][k] * d.y + v[2][k] * d.z)
}
