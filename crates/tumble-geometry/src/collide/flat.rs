//! Polyhedra: boxes and hulls against each other, and capsules against hulls.
//!
//! The separating axes are asked first: the fifteen of two boxes, or those of hulls that a point between the centres does
//! not exclude, or one between the nearest points where the line of the centres passes too far from the contact. If a
//! point of the clipped patches reaches the separation of the best one, it is the exact answer, apart or overlapping.
//! Otherwise the shapes are apart corner to corner and GJK gives the normal.

use super::finish::{clip_patches, complete, finish, is_reached};
use super::workspace::{Meeting, PairMemory, Workspace};
use crate::clip::Raw;
use crate::direction::any_direction;
use crate::gjk::{self, Answer, DOUBT_DISTANCE};
use crate::hull::{BoxParts, Poly};
use crate::patch::{self, farthest_feature};
use crate::sat::recall::{Hint, Recalled, recall};
use crate::sat::{self, Axis, Found};
use crate::support::{Core, Pair};
use tumble_math::{DMat3, DVec3};

/// Fraction of the scale by which nearest points may lie beside the line along a face's normal [–]: GJK's distance of touching.
const LINE_OFFSET: f64 = 1e-11;
/// Distance, as a fraction of the scale, above which no axes are looked for [–]; none of theirs is ever recalled. Chosen, not derived: it
/// decides the time of a query.
const REMOTE_DISTANCE: f64 = 0.1;
/// Cosine below which an edge is square to a normal but for rounding [–]: that of `SAME_NORMAL`.
const SQUARE_COSINE: f64 = 1e-6;

/// Fraction of the scale within which edges meet [–]: no edge is sharper. Chosen, not derived: far above
/// the rounding of poses, far below the overlap that is tolerated.
const EDGE_BLUNTNESS: f64 = 1e-6;
/// Cosine between two faces below which neither gives way to the other at a common edge [–]: 89°. Chosen, not derived:
/// cards lean together at any angle that is not within a degree of 45°, and a body on the seams of square faces sways
/// by less than a degree.
const STEEPEST_COSINE: f64 = 0.02;

/// Two boxes.
pub(super) fn boxes(m: &Meeting<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let (Core::Box(ha), Core::Box(hb)) = (m.a.core, m.b.core) else { return DVec3::Z };
    match sat::boxes(ha, hb, &m.pair.turn, m.pair.shift, margin) {
        Ok(axis) => from_axis(m, &blunted(m, ha, hb, axis), margin, ws),
        Err(apart) => {
            ws.memory.apart = apart;
            DVec3::Z
        }
    }
}

/// The axis of two boxes, or where two parallel edges meet the one halfway between the normals that they may have.
///
/// Two cards that lean against each other touch edge to edge. Any normal that looks out of both is one of the contact, a
/// face's normal of either is only the last of them, and the two faces tie: a choice between them would push one card up and
/// the other down. Where the two faces are steep to each other, as at the seams of a floor, the face is kept.
fn blunted(m: &Meeting<'_>, ha: DVec3, hb: DVec3, axis: Axis) -> Axis {
    let near = EDGE_BLUNTNESS * m.pair.scale;
    if !(axis.separation.abs() <= near) {
        return axis;
    }
    let (turn, shift) = (m.pair.turn, m.pair.shift);
    let halfway = if axis.face_a.is_some() {
        between_faces(ha, hb, &turn, shift, axis.normal, near)
    } else if axis.face_b.is_some() {
        let back = turn.transpose();
        between_faces(hb, ha, &back, -(back * shift), -(back * axis.normal), near).map(|n| -(turn * n))
    } else {
        None
    };
    let Some(normal) = halfway else { return axis };
    let separation = m.pair.separation(normal);
    Axis { normal, separation, face_a: None, face_b: None, corners: None, edges: None }
}

/// Halfway from the normal `n` of a face of the box `own` at the origin to that of the face of the `other` box beside the
/// same edge, where an edge of the other lies along a border of the face; `turn` and `shift` say where the other is.
fn between_faces(own: DVec3, other: DVec3, turn: &DMat3, shift: DVec3, n: DVec3, near: f64) -> Option<DVec3> {
    let local = DVec3::new(turn.x_axis.dot(n), turn.y_axis.dot(n), turn.z_axis.dot(n));
    // an edge of the other is farthest against n: along the one axis that is square to it
    let mut square = (0..3).filter(|&j| local[j].abs() * other[j] <= near);
    let (along, None) = (square.next()?, square.next()) else { return None };
    let ([p, q], edge) = ([(along + 1) % 3, (along + 2) % 3], turn.col(along));
    // outward normals of its two faces there, turned to look along n; both of its ends are a half side from its middle
    let faces = [p, q].map(|i| turn.col(i) * 1.0_f64.copysign(local[i]));
    let middle = shift - faces[0] * other[p] - faces[1] * other[q];
    // the border of the face that it lies along, from end to end
    let mut sides = (0..3).filter(|&k| n[k].abs() < 0.5);
    let (k, l) = (sides.next()?, sides.next()?);
    let (parallel, across) = if edge[k].abs() > edge[l].abs() { (k, l) } else { (l, k) };
    let beside = (middle[across].abs() - own[across]).abs() <= near && edge[across].abs() * other[along] <= near;
    if !beside || middle[parallel].abs() >= own[parallel] + other[along] {
        return None;
    }
    let face = faces.into_iter().find(|v| v[across] * middle[across] > 0.0)?;
    (n.dot(face) > STEEPEST_COSINE && n.dot(face) < 1.0 - SQUARE_COSINE).then(|| (n + face).normalize())
}

/// The manifold of the best separating axis of two polyhedra.
fn from_axis(m: &Meeting<'_>, axis: &Axis, margin: f64, ws: &mut Workspace) -> DVec3 {
    let least = clip_patches(m, axis, margin, ws);
    if axis.separation > 1e-12 * m.pair.scale && !least.is_some_and(|least| is_reached(m, axis, least)) {
        // apart, corner to corner: the best axis is a good direction to start from
        return contact_from(m, Some(axis.normal), margin, ws);
    }
    if let Some(least) = least {
        complete(m, axis, None, least, ws);
    }
    axis.normal
}

/// Polyhedra in general, or a segment (A) and a polyhedron (B).
pub(super) fn contact(m: &Meeting<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let best = match (m.a.core, m.b.core) {
        (Core::Hull(a), Core::Hull(b)) => best(&m.pair, &a.poly(), &b.poly(), margin, ws),
        (Core::Box(a), Core::Hull(b)) => best(&m.pair, &BoxParts::new(a).poly(), &b.poly(), margin, ws),
        _ => return contact_from(m, None, margin, ws),
    };
    match best {
        Best::Far => DVec3::Z,
        Best::Axis(axis) => from_axis(m, &axis, margin, ws),
        Best::Nearest(answer) => from_nearest(m, &answer, margin, ws),
    }
}

/// Separation or overlap of two polyhedra.
enum Best {
    /// They are farther apart than asked for.
    Far,
    Axis(Axis),
    /// They are far apart, and off the line of their centres: the result of GJK.
    Nearest(Answer),
}

/// The best axis of two polyhedra that are not proved to be farther apart than `limit` [m]. What the workspace remembers
/// of the pair makes it quicker, and never another.
fn best(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, limit: f64, ws: &mut Workspace) -> Best {
    let lower = match recall(pair, pa, pb, ws.memory.hint, limit) {
        Recalled::Far(apart) => {
            ws.memory.apart = apart;
            return Best::Far;
        }
        Recalled::Best(axis) => return Best::Axis(axis),
        Recalled::Lower(separation) => Some(separation),
        Recalled::Nothing => None,
    };
    let found = match sat::centred(pair, pa, pb, limit, lower, &mut ws.sat) {
        // a point between the nearest ones excludes as much as any; excess distance is found below
        Found::Unsure(start) => match gjk::distance(pair, start, limit + 1e-9 * pair.scale) {
            Answer::Far { along } => {
                let n = any_direction(along);
                Found::Far(Hint::Direction(n), pair.separation(n))
            }
            Answer::Touching { x } => sat::between(pair, pa, pb, x, 0.0, limit, &mut ws.sat),
            Answer::Apart { a, b, distance } if distance <= REMOTE_DISTANCE * pair.scale => {
                sat::between(pair, pa, pb, (a + b) * 0.5, 0.5 * distance, limit, &mut ws.sat)
            }
            answer @ Answer::Apart { .. } => return Best::Nearest(answer),
        },
        found => found,
    };
    match found {
        Found::Best(axis) => {
            ws.memory.hint = Hint::of(&axis);
            Best::Axis(axis)
        }
        Found::Far(hint, apart) => {
            ws.memory = PairMemory { hint, apart };
            Best::Far
        }
        Found::Unsure(_) => Best::Far,
    }
}

/// The manifold of shapes that GJK is asked about, from a direction to start with.
fn contact_from(m: &Meeting<'_>, hint: Option<DVec3>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let start = hint.unwrap_or_else(|| m.pair.shift + m.pair.turn * m.pair.b.middle() - m.pair.a.middle());
    let answer = gjk::distance(&m.pair, start, margin + m.radii());
    from_nearest(m, &answer, margin, ws)
}

/// The manifold of GJK's result.
fn from_nearest(m: &Meeting<'_>, answer: &Answer, margin: f64, ws: &mut Workspace) -> DVec3 {
    let Some((axis, found)) = axis(&m.pair, answer, &mut ws.sat) else {
        ws.raw.clear();
        return DVec3::Z;
    };
    let n = axis.normal;
    let gap = axis.separation - m.radii();
    let witness = found.map(|(a, _)| {
        let fa = farthest_feature(&m.a.core, n, axis.corners.map(|c| c.0));
        let fb = farthest_feature(&m.b.core, -m.pair.in_b(n), axis.corners.map(|c| c.1));
        let a = a + n * m.a.radius;
        Raw { a, b: a + n * gap, gap, fa, fb }
    });
    finish(m, &axis, witness, margin, ws);
    n
}

/// The normal of two polyhedra (or a segment and one), and the nearest points when they are apart.
fn axis(pair: &Pair<'_>, answer: &Answer, s: &mut sat::Scratch) -> Option<(Axis, Option<(DVec3, DVec3)>)> {
    match *answer {
        Answer::Far { .. } => None,
        Answer::Touching { x } => touching(pair, x, s).map(|axis| (axis, None)),
        Answer::Apart { a, b, distance } => {
            let mut n = any_direction(b - a);
            // nearly parallel features leave GJK short of the nearest points, and near touching rounding bends their line
            if distance < 100.0 * DOUBT_DISTANCE * pair.scale || pair.separation(n) < distance - 1e-12 * pair.scale {
                n = straightened(pair, n);
            }
            let n_b = -pair.in_b(n);
            let ((ka, pa), (kb, pb)) = (pair.a.corner(n), pair.b.corner(n_b));
            // upper and lower bound must meet, else GJK's distance is wrong
            let proved = n.dot(pair.turn * pb + pair.shift - pa);
            let short = proved < distance - 1e-9 * pair.scale;
            if (short || distance < DOUBT_DISTANCE * pair.scale)
                && let Some(axis) = touching(pair, (a + b) * 0.5, s)
                && (axis.separation >= proved - 1e-12 * pair.scale || short && axis.separation <= 1e-9 * pair.scale)
            {
                return Some((axis, None));
            }
            // a face whose normal separates as well is the normal, without GJK's rounding; but not one that is only almost
            // square to the line between the nearest points
            let close = distance - 1e-13 * pair.scale;
            let along = |normal: DVec3| {
                (b - a).cross(normal).length_squared() <= LINE_OFFSET * LINE_OFFSET * pair.scale * pair.scale
            };
            if let Some((f, normal)) = facing(&pair.a, ka, n)
                && normal.dot(n) > 1.0 - 1e-3
            {
                let sep = pair.separation(normal);
                if sep >= close && along(normal) {
                    let axis =
                        Axis { normal, separation: sep, face_a: Some(f), face_b: None, corners: None, edges: None };
                    return Some((axis, Some((a, a + normal * sep))));
                }
            }
            if let Some((f, normal)) = facing(&pair.b, kb, n_b)
                && normal.dot(n_b) > 1.0 - 1e-3
            {
                let normal = -(pair.turn * normal);
                let sep = pair.separation(normal);
                if sep >= close && along(normal) {
                    let axis =
                        Axis { normal, separation: sep, face_a: None, face_b: Some(f), corners: None, edges: None };
                    return Some((axis, Some((b - normal * sep, b))));
                }
            }
            let axis = Axis {
                normal: n,
                separation: distance,
                face_a: None,
                face_b: None,
                corners: Some((ka, kb)),
                edges: None,
            };
            Some((axis, Some((a, b))))
        }
    }
}

/// The direction `n` between cores that almost touch, without the part along edges that it is square to but for rounding;
/// as it was if that separates no better.
fn straightened(pair: &Pair<'_>, n: DVec3) -> DVec3 {
    let (mut best, mut sep) = (n, pair.separation(n));
    let mut consider = |m: DVec3| {
        let m = m.normalize_or_zero();
        let m = if m.dot(n) < 0.0 { -m } else { m };
        let s = pair.separation(m);
        if m != DVec3::ZERO && s > sep {
            (best, sep) = (m, s);
        }
    };
    let mut edges = [[DVec3::ZERO; 4]; 2];
    for (core, d, turn, out) in [(&pair.a, n, None, 0), (&pair.b, -pair.in_b(n), Some(&pair.turn), 1)] {
        let mut found = 0;
        let mut square = |e: DVec3| {
            let e = e.normalize_or_zero();
            if e.dot(d).abs() < SQUARE_COSINE && found < 4 {
                edges[out][found] = turn.map_or(e, |t| *t * e);
                found += 1;
            }
        };
        if let Core::Segment(_) = core {
            square(DVec3::Z);
        }
        core.with_poly(|p| {
            let v = core.corner(d).0;
            for e in p.topology.edges().iter().filter(|e| e.from == v || e.to == v) {
                square(p.vertices[e.to as usize] - p.vertices[e.from as usize]);
            }
        });
    }
    for e in edges.as_flattened() {
        consider(n - *e * e.dot(n));
    }
    for e in edges[0] {
        for f in edges[1] {
            consider(e.cross(f));
        }
    }
    best
}

/// The best separating axis; `x` is a point of both.
fn touching(pair: &Pair<'_>, x: DVec3, s: &mut sat::Scratch) -> Option<Axis> {
    if let Core::Segment(_) = pair.a {
        return pair.b.with_poly(|pb| sat::segment(pair, &pb));
    }
    let mut best = |pa: &Poly<'_>, pb: &Poly<'_>| match sat::between(pair, pa, pb, x, 0.0, f64::INFINITY, s) {
        Found::Best(axis) => Some(axis),
        Found::Far(..) | Found::Unsure(_) => None,
    };
    pair.a.with_poly(|pa| pair.b.with_poly(|pb| best(&pa, &pb))).flatten().flatten()
}

/// The face at the farthest corner `v` along `d` that faces it best.
fn facing(core: &Core<'_>, v: u32, d: DVec3) -> Option<(usize, DVec3)> {
    core.with_poly(|p| {
        let (at, _) = patch::facing(&p, v as usize, d);
        (at, p.normals[at])
    })
}
