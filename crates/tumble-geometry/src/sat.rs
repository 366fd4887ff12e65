//! Separating axes: the exact normal of two polyhedra, touching or overlapping.
//!
//! The signed distance of two overlapping polyhedra is the largest separation over finitely many directions: face
//! normals of either and cross products of edges whose arcs cross on the Gauss map. All of them are tried, except those
//! that a bound excludes: with a point x inside both, a face farther from x than the best overlap so far cannot do
//! better, nor can an edge between two such faces. For shallow contacts that leaves a handful.
//!
//! Each direction that wins is re-measured with the full support functions, so a badly conditioned cross product can
//! never claim a separation that is not there.

use crate::hull::Poly;
use crate::support::{Core, Pair};
use tumble_math::order::positive_part;
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
}

/// Another kind of axis must be better by this part of the scale to be taken [–]: noise must not choose.
const PREFER: f64 = 1e-10;
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
        };
    }
    // nine cross products of edges
    let (cols, abs) = ([x, y, z], [ax, ay, az]);
    let mut bar = best.separation + PREFER * scale;
    let mut edge = None;
    for i in 0..3 {
        let (i1, i2) = ((i + 1) % 3, (i + 2) % 3);
        for j in 0..3 {
            let (j1, j2) = ((j + 1) % 3, (j + 2) % 3);
            // L = e_i × R e_j has components −R[i2][j] at i1 and R[i1][j] at i2
            let (c1, c2) = (-cols[j][i2], cols[j][i1]);
            let square = c1 * c1 + c2 * c2;
            if square < PARALLEL * PARALLEL {
                continue;
            }
            let along = t[i1] * c1 + t[i2] * c2;
            let reach = ha[i1] * c1.abs() + ha[i2] * c2.abs() + hb[j1] * abs[j2][i] + hb[j2] * abs[j1][i];
            let raw = along.abs() - reach;
            // compare before the division: most axes lose
            if raw > 0.0 && raw * raw > limit * limit * square {
                return None;
            }
            let over = if bar < 0.0 {
                raw >= 0.0 || raw * raw < bar * bar * square
            } else {
                raw > 0.0 && raw * raw > bar * bar * square
            };
            if over {
                let length = square.sqrt();
                let mut n = DVec3::ZERO;
                let s = if along < 0.0 { -1.0 } else { 1.0 };
                n[i1] = s * c1 / length;
                n[i2] = s * c2 / length;
                // measured again with the normalised axis: honest even for nearly parallel edges
                let nb = DVec3::new(x.dot(n), y.dot(n), z.dot(n));
                let sep = n.dot(t) - n.abs().dot(ha) - nb.abs().dot(hb);
                if sep > bar {
                    bar = sep;
                    edge = Some(Axis { normal: n, separation: sep, face_a: None, face_b: None, corners: None });
                }
            }
        }
    }
    if let Some(axis) = edge {
        best = axis;
    }
    (best.separation <= limit).then_some(best)
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

/// Distances of the point that lies in both from every face plane.
#[derive(Default)]
pub(crate) struct Scratch {
    from_a: Vec<f64>,
    from_b: Vec<f64>,
    edges_a: Vec<(u32, f64)>,
    edges_b: Vec<(u32, f64)>,
    arcs_b: Vec<Arc>,
}

/// An edge of B as the inner loop wants it: all in B's frame, the Gauss map of −B.
struct Arc {
    from: DVec3,
    along: DVec3,
    c: DVec3,
    d: DVec3,
    least: f64,
}

/// Best axis of two polyhedra that touch or overlap; `x` is a point of both, within rounding, in A's frame.
pub(crate) fn polyhedra(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, x: DVec3, s: &mut Scratch) -> Axis {
    // x may lie outside either by what GJK calls touching
    let slack = 1e-7 * pair.scale;
    let xb = pair.in_b(x - pair.shift);
    let mut best = Axis { normal: DVec3::Z, separation: f64::NEG_INFINITY, face_a: None, face_b: None, corners: None };
    // the balls about x that fit into A and into B: along any direction each adds at least its radius to the overlap
    let (first_a, inner_a) = pa.below(x, &mut s.from_a);
    let (first_b, inner_b) = pb.below(xb, &mut s.from_b);
    let (inner_a, inner_b) = (positive_part(inner_a), positive_part(inner_b));
    let face_a = |f: usize, best: &mut Axis| {
        let n = pa.normals[f];
        let v = pb.vertices[pb.support(-pair.in_b(n))];
        let sep = n.dot(pair.turn * v + pair.shift) - pa.offsets[f];
        if sep > best.separation {
            *best = Axis { normal: n, separation: sep, face_a: Some(f), face_b: None, corners: None };
        }
    };
    let face_b = |f: usize, best: &mut Axis, prefer: f64| {
        let n = -(pair.turn * pb.normals[f]);
        let v = pa.vertices[pa.support(n)];
        let sep = pb.normals[f].dot(pair.in_b(v - pair.shift)) - pb.offsets[f];
        if sep > best.separation + prefer {
            *best = Axis { normal: n, separation: sep, face_a: None, face_b: Some(f), corners: None };
        }
    };
    face_a(first_a, &mut best);
    let prefer = PREFER * pair.scale;
    face_b(first_b, &mut best, prefer);
    for f in 0..s.from_a.len() {
        if f != first_a && s.from_a[f] + inner_b < slack - best.separation {
            face_a(f, &mut best);
        }
    }
    for f in 0..s.from_b.len() {
        if f != first_b && s.from_b[f] + inner_a < slack - best.separation {
            face_b(f, &mut best, prefer);
        }
    }
    // edges that could still do better: both faces' planes at x are a lower bound of the overlap along any of their
    // common normals, since unit combinations of two unit normals have weights that sum to at least 1
    let collect = |p: &Poly<'_>, from: &[f64], out: &mut Vec<(u32, f64)>, depth: f64| {
        out.clear();
        for (f, &near) in from.iter().enumerate() {
            if near >= depth {
                continue;
            }
            for &k in p.topology.face_edges(f) {
                let e = p.topology.edges()[k as usize];
                let other = from[if e.left as usize == f { e.right } else { e.left } as usize];
                // met from its nearer face, from the left one on a draw
                if near < other || (near == other && e.left as usize == f) {
                    out.push((k, positive_part(near)));
                }
            }
        }
    };
    let depth = slack - best.separation;
    collect(pa, &s.from_a, &mut s.edges_a, depth - inner_b);
    collect(pb, &s.from_b, &mut s.edges_b, depth - inner_a);
    s.arcs_b.clear();
    for &(k, least) in &s.edges_b {
        let f = pb.topology.edges()[k as usize];
        let from = pb.vertices[f.from as usize];
        let (c, d) = (-pb.normals[f.left as usize], -pb.normals[f.right as usize]);
        s.arcs_b.push(Arc { from, along: pb.vertices[f.to as usize] - from, c, d, least });
    }
    for &(ea, la) in &s.edges_a {
        if la + inner_b >= slack - best.separation {
            continue;
        }
        let e = pa.topology.edges()[ea as usize];
        let (p, q) = (pa.vertices[e.from as usize], pa.vertices[e.to as usize]);
        let da = q - p;
        let (left, right) = (pa.normals[e.left as usize], pa.normals[e.right as usize]);
        let (da_b, left_b, right_b) = (pair.in_b(da), pair.in_b(left), pair.in_b(right));
        for b in &s.arcs_b {
            // arcs left–right of A and c–d of −B cross iff each separates the ends of the other on the same side; all
            // tests in one expression, since most pairs fail one of them and none fails predictably
            let apart = b.c.dot(da_b) * b.d.dot(da_b);
            let across = left_b.dot(b.along) * right_b.dot(b.along);
            if (la + b.least >= slack - best.separation) | (apart >= 0.0) | (across >= 0.0) {
                continue;
            }
            let db = pair.turn * b.along;
            let l = da.cross(db);
            let square = l.length_squared();
            if square <= PARALLEL * PARALLEL * da.length_squared() * db.length_squared() {
                continue;
            }
            let mut n = l / square.sqrt();
            if n.dot(left + right) < 0.0 {
                n = -n;
            }
            // on the common side of both maps
            if n.dot(pair.turn * (b.c + b.d)) <= 0.0 {
                continue;
            }
            let vb = pair.turn * b.from + pair.shift;
            if n.dot(vb - p) > best.separation + prefer {
                let sep = pair.separation(n);
                if sep > best.separation + prefer {
                    best = Axis { normal: n, separation: sep, face_a: None, face_b: None, corners: None };
                }
            }
        }
    }
    best
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
        };
    };
    let mut best = Axis { normal: DVec3::Z, separation: f64::NEG_INFINITY, face_a: None, face_b: None, corners: None };
    // the segment in B's frame
    let d = pair.in_b(DVec3::Z);
    let centre = pair.in_b(-pair.shift);
    for (f, &n) in pb.normals.iter().enumerate() {
        let sep = n.dot(centre) - half * n.dot(d).abs() - pb.offsets[f];
        if sep > best.separation {
            best = Axis { normal: -(pair.turn * n), separation: sep, face_a: None, face_b: Some(f), corners: None };
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
                best = Axis { normal: -out, separation: sep, face_a: None, face_b: None, corners: None };
            }
        }
    }
    best
}
