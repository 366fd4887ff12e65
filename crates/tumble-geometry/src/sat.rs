//! Separating axes: the exact normal of two polyhedra, touching or overlapping.
//!
//! The signed distance of two overlapping polyhedra is the largest separation over finitely many directions: face
//! normals of either and cross products of edges whose arcs cross on the Gauss map. All of them are tried, except those
//! that a bound excludes: with a point x inside both, a face farther from x than the best overlap so far cannot do
//! better, nor can an edge between two such faces. For shallow contacts that leaves a handful. A point that lies outside
//! by at most some distance excludes as well, by that much less, so no exact point is needed and nearby shapes that are
//! apart can be asked too.
//!
//! Each pair of edges that wins is re-measured with the full support functions, so a badly conditioned cross product can
//! never claim a separation that is not there.

use crate::hull::Poly;
use crate::support::{Core, Pair};
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DVec3};

/// A direction and what it separates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Axis {
    /// Unit, from A to B.
    pub(crate) normal: DVec3,
    /// Separation along it [m]; negative = overlap.
    pub(crate) separation: f64,
    /// Face of A that it is the normal of.
    pub(crate) face_a: Option<usize>,
    /// Face of B that it is the normal of.
    pub(crate) face_b: Option<usize>,
    /// Farthest corners of A along the normal and of B against it, where the search knows them.
    pub(crate) corners: Option<(u32, u32)>,
    /// Edges of A and of B that it is the normal of, for hulls.
    pub(crate) edges: Option<(u32, u32)>,
}

/// Another kind of axis must be better by this part of the scale to be taken [–]: noise must not choose.
pub(crate) const PREFER: f64 = 1e-10;
/// Edges whose directions span less than this are parallel [–]; faces then do as well.
const PARALLEL: f64 = 1e-10;

/// Best axis of two boxes; `None` as soon as one proves them farther apart than `limit` [m].
pub(crate) fn boxes(ha: DVec3, hb: DVec3, r: &DMat3, t: DVec3, limit: f64) -> Option<Axis> {
    let scale = ha.x + ha.y + ha.z + hb.x + hb.y + hb.z;
    // rows of |R|, and B's half extents as seen along A's axes
    let (x, y, z) = (r.x_axis, r.y_axis, r.z_axis);
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    let reach_b = ax * hb.x + ay * hb.y + az * hb.z;
    let sep_a = t.abs() - ha - reach_b;
    let tb = DVec3::new(x.dot(t), y.dot(t), z.dot(t));
    let reach_a = DVec3::new(ax.dot(ha), ay.dot(ha), az.dot(ha));
    let sep_b = tb.abs() - hb - reach_a;
    let (ka, sa) = largest(sep_a);
    let (kb, sb) = largest(sep_b);
    if sa > limit || sb > limit {
        return None;
    }
    let mut best;
    if sb > sa + PREFER * scale {
        let positive = tb[kb] >= 0.0;
        let n = r.col(kb) * if positive { 1.0 } else { -1.0 };
        // B's face looks towards A
        best = Axis {
            normal: n,
            separation: sb,
            face_a: None,
            face_b: Some(2 * kb + usize::from(positive)),
            corners: None,
            edges: None,
        };
    } else {
        let positive = t[ka] >= 0.0;
        let mut n = DVec3::ZERO;
        n[ka] = if positive { 1.0 } else { -1.0 };
        best = Axis {
            normal: n,
            separation: sa,
            face_a: Some(2 * ka + usize::from(!positive)),
            face_b: None,
            corners: None,
            edges: None,
        };
    }
    // nine cross products of edges: L = e_i × R e_j
    let mut bar = best.separation + PREFER * scale;
    let edges = Edges { ha, hb, t, r: [x, y, z], abs: [ax, ay, az], limit };
    let far = edges.along::<0, 1, 2>(&mut bar, &mut best)
        || edges.along::<1, 2, 0>(&mut bar, &mut best)
        || edges.along::<2, 0, 1>(&mut bar, &mut best);
    (!far && best.separation <= limit).then_some(best)
}

/// The edge pairs of two boxes.
struct Edges {
    ha: DVec3,
    hb: DVec3,
    t: DVec3,
    r: [DVec3; 3],
    abs: [DVec3; 3],
    limit: f64,
}

impl Edges {
    /// Edge I of A with all of B; true when one proves that the boxes are too far apart.
    #[inline(always)]
    fn along<const I: usize, const I1: usize, const I2: usize>(&self, bar: &mut f64, best: &mut Axis) -> bool {
        self.pair::<I, I1, I2, 0, 1, 2>(bar, best)
            || self.pair::<I, I1, I2, 1, 2, 0>(bar, best)
            || self.pair::<I, I1, I2, 2, 0, 1>(bar, best)
    }

    #[inline(always)]
    fn pair<const I: usize, const I1: usize, const I2: usize, const J: usize, const J1: usize, const J2: usize>(
        &self,
        bar: &mut f64,
        best: &mut Axis,
    ) -> bool {
        let (ha, hb, t) = (self.ha.to_array(), self.hb.to_array(), self.t.to_array());
        let (r, abs) = (self.r[J].to_array(), self.abs[J].to_array());
        // L has components −R[i2][j] at i1 and R[i1][j] at i2
        let (c1, c2) = (-r[I2], r[I1]);
        let square = c1 * c1 + c2 * c2;
        let along = t[I1] * c1 + t[I2] * c2;
        let reach = ha[I1] * abs[I2]
            + ha[I2] * abs[I1]
            + hb[J1] * self.abs[J2].to_array()[I]
            + hb[J2] * self.abs[J1].to_array()[I];
        let raw = along.abs() - reach;
        // compare before the division: most axes lose. With signs kept, raw / length > bar iff raw·|raw| > bar·|bar|·square
        let signed = raw * raw.abs();
        if !(signed > *bar * bar.abs() * square) || square < PARALLEL * PARALLEL {
            return false;
        }
        if raw > 0.0 && signed > self.limit * self.limit * square {
            return true;
        }
        let length = square.sqrt();
        let mut n = [0.0; 3];
        let s = if along < 0.0 { -1.0 } else { 1.0 };
        n[I1] = s * c1 / length;
        n[I2] = s * c2 / length;
        let n = DVec3::from_array(n);
        // measured again with the normalised axis: honest even for nearly parallel edges
        let nb = DVec3::new(self.r[0].dot(n), self.r[1].dot(n), self.r[2].dot(n));
        let sep = n.dot(self.t) - n.abs().dot(self.ha) - nb.abs().dot(self.hb);
        if sep > *bar {
            *bar = sep;
            *best = Axis { normal: n, separation: sep, face_a: None, face_b: None, corners: None, edges: None };
        }
        false
    }
}

fn largest(v: DVec3) -> (usize, f64) {
    if v.x >= v.y && v.x >= v.z {
        (0, v.x)
    } else if v.y >= v.z {
        (1, v.y)
    } else {
        (2, v.z)
    }
}

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

/// Four edges of B side by side, as the inner loop wants them: all in B's frame, the Gauss map of B.
#[derive(Clone, Copy)]
#[repr(align(16))]
struct Arcs {
    along: [[f64; 4]; 3],
    left: [[f64; 4]; 3],
    right: [[f64; 4]; 3],
    least: [f64; 4],
}

impl Arcs {
    const NONE: Self =
        Self { along: [[0.0; 4]; 3], left: [[0.0; 4]; 3], right: [[0.0; 4]; 3], least: [f64::INFINITY; 4] };
}

#[inline]
fn products(v: &[[f64; 4]; 3], d: DVec3) -> [f64; 4] {
    std::array::from_fn(|k| v[0][k] * d.x + v[1][k] * d.y + v[2][k] * d.z)
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

/// What the search from the centres found.
pub(crate) enum Found {
    /// Farther apart than asked for.
    Far,
    /// The best of all axes.
    Best(Axis),
    /// The line of the centres passes too far from the contact to exclude much; a direction to start from.
    Unsure(DVec3),
}

/// A gap along the line of the centres above this part of the scale excludes too little [–].
const OFF_LINE: f64 = 0.1;

/// Best axis of two polyhedra, apart or overlapping: of all directions that are normals of a face or of two edges.
///
/// Apart, it is the nearest line only if some point of both reaches its separation. The point that excludes most axes
/// is sought on the line between the centres, halfway between where it leaves A and where it enters B.
pub(crate) fn centred(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, limit: f64, s: &mut Scratch) -> Found {
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
    search(pair, pa, pb, &x, apart <= OFF_LINE * pair.scale, limit, s)
}

/// Signed distance [m] by which a point lies outside at most, from its least distance below a plane and a bound.
fn outside(inner: f64, bound: f64) -> f64 {
    if inner > 0.0 { -inner } else { bound }
}

/// Best axis of two polyhedra that touch or overlap; `x` is a point of both, within rounding, in A's frame.
pub(crate) fn polyhedra(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, x: DVec3, s: &mut Scratch) -> Axis {
    let xb = pair.in_b(x - pair.shift);
    let (first_a, inner_a) = pa.below(x, &mut s.from_a);
    let (first_b, inner_b) = pb.below(xb, &mut s.from_b);
    let x = Place { first_a, first_b, out_a: outside(inner_a, 0.0), out_b: outside(inner_b, 0.0) };
    match search(pair, pa, pb, &x, true, f64::INFINITY, s) {
        Found::Best(axis) => axis,
        Found::Far | Found::Unsure(_) => NOTHING,
    }
}

const NOTHING: Axis =
    Axis { normal: DVec3::Z, separation: f64::NEG_INFINITY, face_a: None, face_b: None, corners: None, edges: None };

/// Where the point that excludes axes lies.
struct Place {
    /// Nearest face of A and of B.
    first_a: usize,
    first_b: usize,
    /// How far outside A and B it lies at most [m]; negative: the radius of a ball about it that fits inside.
    out_a: f64,
    out_b: f64,
}

/// All axes that `x` does not exclude; its distances from the planes stand in `s`.
///
/// Along any unit n, sep(n) = min n·b − max n·a is at most n·x + out_b − max n·a, and the last term is the offset of the
/// plane for a face of A.
fn search(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, x: &Place, all: bool, limit: f64, s: &mut Scratch) -> Found {
    // x may lie outside either by what GJK calls touching
    let slack = 1e-7 * pair.scale;
    let mut best = NOTHING;
    let face_a = |f: usize, best: &mut Axis| {
        let n = pa.normals[f];
        let sep = n.dot(pair.shift) - pb.reach(-pair.in_b(n)) - pa.offsets[f];
        if sep > best.separation {
            *best = Axis { normal: n, separation: sep, face_a: Some(f), face_b: None, corners: None, edges: None };
        }
    };
    let shift_b = pair.in_b(pair.shift);
    let face_b = |f: usize, best: &mut Axis, prefer: f64| {
        let n = -(pair.turn * pb.normals[f]);
        let sep = -pb.normals[f].dot(shift_b) - pa.reach(n) - pb.offsets[f];
        if sep > best.separation + prefer {
            *best = Axis { normal: n, separation: sep, face_a: None, face_b: Some(f), corners: None, edges: None };
        }
    };
    face_a(x.first_a, &mut best);
    let prefer = PREFER * pair.scale;
    face_b(x.first_b, &mut best, prefer);
    if best.separation > limit {
        return Found::Far;
    }
    if !all {
        return Found::Unsure(best.normal);
    }
    // a listed face, and an edge between faces of which one is listed, could still do better: both faces' planes at x are a
    // lower bound of the overlap along any of their common normals, since unit combinations of two unit normals have
    // weights that sum to at least 1; beyond a plane only the distance from the shape bounds it
    let (from_a, from_b) = (&mut s.from_a[..pa.normals.len()], &mut s.from_b[..pb.normals.len()]);
    let depth = slack - best.separation;
    let na = near(from_a, x.out_a, depth + x.out_b, &mut s.faces_a);
    let nb = near(from_b, x.out_b, depth + x.out_a, &mut s.faces_b);
    let (faces_a, faces_b) = (&s.faces_a[..na], &s.faces_b[..nb]);
    for &f in faces_a {
        if from_a[f as usize] - x.out_b < slack - best.separation && f as usize != x.first_a {
            face_a(f as usize, &mut best);
        }
    }
    for &f in faces_b {
        if from_b[f as usize] - x.out_a < slack - best.separation && f as usize != x.first_b {
            face_b(f as usize, &mut best, prefer);
        }
    }
    if best.separation > limit {
        return Found::Far;
    }
    let depth = slack - best.separation;
    let (edges_b, arcs_b) = (&mut s.edges_b, &mut s.arcs_b);
    edges_b.clear();
    arcs_b.clear();
    nearer_edges(pb, from_b, faces_b, depth + x.out_a, |k, least| {
        let lane = edges_b.len() % 4;
        if lane == 0 {
            arcs_b.push(Arcs::NONE);
        }
        edges_b.push(k);
        if let Some(arcs) = arcs_b.last_mut() {
            let e = pb.topology.edges()[k as usize];
            let along = pb.vertices[e.to as usize] - pb.vertices[e.from as usize];
            let (left, right) = (pb.normals[e.left as usize], pb.normals[e.right as usize]);
            for i in 0..3 {
                arcs.along[i][lane] = along[i];
                arcs.left[i][lane] = left[i];
                arcs.right[i][lane] = right[i];
            }
            arcs.least[lane] = least;
        }
    });
    if edges_b.is_empty() {
        return Found::Best(best);
    }
    nearer_edges(pa, from_a, faces_a, depth + x.out_b, |ea, la| {
        if la - x.out_b >= slack - best.separation {
            return;
        }
        let e = pa.topology.edges()[ea as usize];
        let p = pa.vertices[e.from as usize];
        let da = pa.vertices[e.to as usize] - p;
        let (left, right) = (pa.normals[e.left as usize], pa.normals[e.right as usize]);
        let (da_b, left_b, right_b) = (pair.in_b(da), pair.in_b(left), pair.in_b(right));
        for (block, b) in arcs_b.iter().enumerate() {
            // arcs left–right of A and of −B cross iff each separates the ends of the other on the same side; all tests of
            // four edges at once, since most fail one of them and none fails predictably
            let (c, d) = (products(&b.left, da_b), products(&b.right, da_b));
            let (l, r) = (products(&b.along, left_b), products(&b.along, right_b));
            let bar = slack - best.separation - la;
            // below zero iff all three tests are passed
            let fails: [f64; 4] = std::array::from_fn(|k| max(max(c[k] * d[k], l[k] * r[k]), b.least[k] - bar));
            if min(min(fails[0], fails[1]), min(fails[2], fails[3])) < 0.0 {
                for k in 0..4 {
                    if fails[k] < 0.0 {
                        let eb = edges_b[4 * block + k];
                        crossing(pair, pb, (ea, eb), p, da, left + right, prefer, &mut best);
                    }
                }
            }
        }
    });
    if best.separation > limit { Found::Far } else { Found::Best(best) }
}

/// Tries the common normal of edge `edges.0` of A, which starts at `p` and runs along `da`, and edge `edges.1` of B.
#[inline]
fn crossing(
    pair: &Pair<'_>,
    pb: &Poly<'_>,
    edges: (u32, u32),
    p: DVec3,
    da: DVec3,
    out: DVec3,
    prefer: f64,
    best: &mut Axis,
) {
    let e = pb.topology.edges()[edges.1 as usize];
    let from = pb.vertices[e.from as usize];
    let db = pair.turn * (pb.vertices[e.to as usize] - from);
    let l = da.cross(db);
    let square = l.length_squared();
    if square <= PARALLEL * PARALLEL * da.length_squared() * db.length_squared() {
        return;
    }
    let l = if l.dot(out) < 0.0 { -l } else { l };
    // on the common side of both maps
    if l.dot(pair.turn * (pb.normals[e.left as usize] + pb.normals[e.right as usize])) >= 0.0 {
        return;
    }
    let n = l / square.sqrt();
    if n.dot(pair.turn * from + pair.shift - p) > best.separation + prefer {
        let sep = pair.separation(n);
        if sep > best.separation + prefer {
            *best = Axis { normal: n, separation: sep, face_a: None, face_b: None, corners: None, edges: Some(edges) };
        }
    }
}

/// Best axis of a polyhedron and the segment inside it: faces, and edges against the segment.
///
/// `pair` has the segment as A and the polyhedron as B.
pub(crate) fn segment(pair: &Pair<'_>, pb: &Poly<'_>) -> Axis {
    let Core::Segment(half) = pair.a else {
        return Axis {
            normal: DVec3::Z,
            separation: pair.separation(DVec3::Z),
            face_a: None,
            face_b: None,
            corners: None,
            edges: None,
        };
    };
    let mut best = Axis {
        normal: DVec3::Z,
        separation: f64::NEG_INFINITY,
        face_a: None,
        face_b: None,
        corners: None,
        edges: None,
    };
    // the segment in B's frame
    let d = pair.in_b(DVec3::Z);
    let centre = pair.in_b(-pair.shift);
    for (f, &n) in pb.normals.iter().enumerate() {
        let sep = n.dot(centre) - half * n.dot(d).abs() - pb.offsets[f];
        if sep > best.separation {
            best = Axis {
                normal: -(pair.turn * n),
                separation: sep,
                face_a: None,
                face_b: Some(f),
                corners: None,
                edges: None,
            };
        }
    }
    let prefer = PREFER * pair.scale;
    for e in pb.topology.edges() {
        let (p, q) = (pb.vertices[e.from as usize], pb.vertices[e.to as usize]);
        let l = (q - p).cross(d);
        let square = l.length_squared();
        if square <= PARALLEL * PARALLEL * (q - p).length_squared() {
            continue;
        }
        let mut n = l / square.sqrt();
        let (left, right) = (pb.normals[e.left as usize], pb.normals[e.right as usize]);
        if n.dot(left + right) < 0.0 {
            n = -n;
        }
        // cheap bound by the edge itself, then the full measure
        if n.dot(centre - p) > best.separation + prefer {
            let out = pair.turn * n;
            let sep = pair.separation(-out);
            if sep > best.separation + prefer {
                best = Axis { normal: -out, separation: sep, face_a: None, face_b: None, corners: None, edges: None };
            }
        }
    }
    best
}
