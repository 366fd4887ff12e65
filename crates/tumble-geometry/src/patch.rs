//! Patch of a shape in a direction: the face, cap, generator or corner that a contact with that normal can use.
//!
//! The direction is outward. A polyhedron shows the face at its farthest corner that faces the direction best; a
//! cylinder or cone a cap (a fan of rim points and the deepest one) or a generator of its round side; a capsule a
//! generator of its tube or the pole of an end. Patches lie on the true surface, rounding included.

use crate::clip::{Patch, Rim};
use crate::hull::{BOX_FACES, BOX_NORMALS, BOX_TOPOLOGY, Hull, Poly};
use crate::manifold::feature::{self, DEEPEST, GENERATOR, LOWER_RIM, TIP};
use crate::support::{Convex, Core};
use tumble_math::trig::sin_cos;
use tumble_math::{DMat3, DVec3};

/// Cosine to the direction below which a face is seen edge-on and shows only its corner [–]: 87°. Chosen, not derived.
const EDGE_ON_COSINE: f64 = 0.05;
/// Tilt below which a rim lies flat and has no deepest point [rad]. Chosen, not derived: above rounding.
pub(crate) const FLAT_RIM: f64 = 1e-9;

/// Frame of the shape in the frame of the pair.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) turn: DMat3,
    pub(crate) shift: DVec3,
}

impl Frame {
    pub(crate) const IDENTITY: Self = Self { turn: DMat3::IDENTITY, shift: DVec3::ZERO };

    #[inline]
    pub(crate) fn point(&self, p: DVec3) -> DVec3 {
        self.turn * p + self.shift
    }

    #[inline]
    pub(crate) fn inverse_vector(&self, v: DVec3) -> DVec3 {
        DVec3::new(self.turn.x_axis.dot(v), self.turn.y_axis.dot(v), self.turn.z_axis.dot(v))
    }

    #[inline]
    pub(crate) fn inverse_point(&self, p: DVec3) -> DVec3 {
        self.inverse_vector(p - self.shift)
    }
}

/// The directions of a rim's fan, the same for every shape: cosine and sine of 2πk/n.
#[derive(Default)]
pub(crate) struct Fan {
    pub(crate) directions: Vec<(f64, f64)>,
}

impl Fan {
    /// Makes the fan have `n` directions (3…64); does nothing when it has them.
    pub(crate) fn resize(&mut self, n: u32) {
        let n = n.clamp(3, 64);
        if self.directions.len() == n as usize {
            return;
        }
        self.directions.clear();
        for k in 0..n {
            let (s, c) = sin_cos(std::f64::consts::TAU * f64::from(k) / f64::from(n));
            // quarter turns are exact, so that a standing cylinder is symmetric to the bit
            let snap = |x: f64| if x.abs() < 1e-15 { 0.0 } else { x };
            self.directions.push((snap(c), snap(s)));
        }
    }
}

/// Feature of a polyhedron along the normal that the search has found: the face, the farthest corner, or the farthest edge.
#[derive(Clone, Copy, Default)]
pub(crate) struct Known {
    pub(crate) face: Option<usize>,
    pub(crate) corner: Option<u32>,
    pub(crate) edge: Option<u32>,
}

/// Fills `out` with the patch of `shape` along the unit outward direction `n` (frame of the pair).
pub(crate) fn show(shape: &Convex<'_>, frame: &Frame, n: DVec3, known: Known, fan: &Fan, out: &mut Patch) {
    out.clear();
    let d = frame.inverse_vector(n);
    match shape.core {
        Core::Point => {
            out.push(frame.shift + n * shape.radius, feature::vertex(0), 0);
            out.face = feature::vertex(0);
        }
        Core::Segment(half) => {
            if d.z.abs() > 0.75 {
                let up = d.z > 0.0;
                let end = frame.point(DVec3::new(0.0, 0.0, if up { half } else { -half }));
                out.push(end + n * shape.radius, feature::vertex(u32::from(up)), 0);
            } else {
                generator(frame, d, shape.radius, half, feature::vertex(0), feature::vertex(1), out);
            }
        }
        Core::Box(half) => box_face(half, frame, known.face.unwrap_or_else(|| facing_side(d)), out),
        Core::Hull(hull) => hull_face(hull, frame, d, known, out),
        Core::Cylinder { radius, half } => {
            if d.z.abs() > std::f64::consts::FRAC_1_SQRT_2 {
                cap(frame, d, radius, if d.z > 0.0 { half } else { -half }, d.z > 0.0, fan, out);
            } else {
                let (lower, upper) = (feature::vertex(DEEPEST + LOWER_RIM), feature::vertex(DEEPEST));
                generator(frame, d, radius, half, lower, upper, out);
            }
        }
        Core::Cone { radius, half } => cone(frame, d, radius, half, fan, out),
    }
}

/// The face of a box that faces the local direction `d` best.
fn facing_side(d: DVec3) -> usize {
    let a = d.abs();
    let axis = if a.x >= a.y && a.x >= a.z {
        0
    } else if a.y >= a.z {
        1
    } else {
        2
    };
    2 * axis + usize::from(d[axis] < 0.0)
}

/// Face `f` of a box.
fn box_face(half: DVec3, frame: &Frame, f: usize, out: &mut Patch) {
    let edges = BOX_TOPOLOGY.face_edges(f);
    // the sides once, then each corner as their sum: the same bits as turning every corner
    let (x, y, z) = (frame.turn.x_axis * half.x, frame.turn.y_axis * half.y, frame.turn.z_axis * half.z);
    let ring = BOX_FACES[f];
    out.points.extend_from_slice(&ring.map(|v| {
        let side = |bit: u32, s: DVec3| if v >> bit & 1 == 1 { s } else { -s };
        side(0, x) + side(1, y) + side(2, z) + frame.shift
    }));
    out.corners.extend_from_slice(&ring.map(feature::vertex));
    out.borders.extend_from_slice(&[edges[0], edges[1], edges[2], edges[3]].map(feature::edge));
    out.normal = frame.turn * BOX_NORMALS[f];
    out.face = feature::face(f as u32);
}

/// The face of a hull that a contact along the local direction `d` can use, or only its farthest corner where that face
/// is seen edge-on.
fn hull_face(hull: &Hull, frame: &Frame, d: DVec3, known: Known, out: &mut Patch) {
    let poly = hull.poly();
    let near = 1e-10 * hull.extent();
    let (f, corner) = if let Some(f) = known.face {
        (f, 0)
    } else if let Some(e) = known.edge {
        let e = poly.topology.edges()[e as usize];
        (best_of(&poly, &[e.left, e.right], e.from as usize, d, near), e.from as usize)
    } else if let Some(v) = known.corner {
        (best_face(&poly, v as usize, d, near), v as usize)
    } else {
        let (v, alone) = poly.support_alone(d, near);
        (if alone { facing(&poly, v, d).0 } else { best_face(&poly, v, d, near) }, v)
    };
    if poly.normals[f].dot(d) < EDGE_ON_COSINE {
        out.push(frame.point(poly.vertices[corner]), feature::vertex(corner as u32), 0);
        return;
    }
    for (&v, &e) in poly.topology.face(f).iter().zip(poly.topology.face_edges(f)) {
        out.push(frame.point(poly.vertices[v as usize]), feature::vertex(v), feature::edge(e));
    }
    out.normal = frame.turn * poly.normals[f];
    out.face = feature::face(f as u32);
}

/// The base of a cone, a line of its side, its tip, or the point of its rim farthest along the local direction `d`.
fn cone(frame: &Frame, d: DVec3, radius: f64, half: f64, fan: &Fan, out: &mut Patch) {
    // the round side's normal has the slope radius : height
    let slant = (radius * radius + 4.0 * half * half).sqrt();
    let (side_z, side_r) = (radius / slant, 2.0 * half / slant);
    let across = (d.x * d.x + d.y * d.y).sqrt();
    let to_side = d.z * side_z + across * side_r;
    let to_base = -d.z;
    let tip = frame.point(DVec3::new(0.0, 0.0, half));
    if to_base > to_side {
        cap(frame, d, radius, -half, false, fan, out);
    } else if to_side > 0.85 && across > 1e-9 {
        let rim = DVec3::new(d.x / across * radius, d.y / across * radius, -half);
        out.push(frame.point(rim), feature::vertex(DEEPEST + LOWER_RIM), feature::edge(GENERATOR));
        out.push(tip, feature::vertex(TIP), feature::edge(GENERATOR));
        out.face = feature::edge(GENERATOR);
    } else if 2.0 * half * d.z > radius * across {
        out.push(tip, feature::vertex(TIP), 0);
    } else {
        let c = if across > 0.0 { across } else { 1.0 };
        let rim = DVec3::new(d.x / c * radius, d.y / c * radius, -half);
        out.push(frame.point(rim), feature::vertex(DEEPEST + LOWER_RIM), 0);
    }
}

/// Feature of `core` that is farthest along the unit local direction `d`: a corner, an edge, or a face when several
/// corners are equally far. The name depends on the direction alone, so a point that lies on a border keeps its name.
pub(crate) fn farthest_feature(core: &Core<'_>, d: DVec3, corner: Option<u32>) -> u32 {
    // fraction of the extent, and cosine, within which places are equally far [–]: above rounding; chosen, not derived
    const TIE_DISTANCE: f64 = 1e-9;
    let across = (d.x * d.x + d.y * d.y).sqrt();
    match *core {
        Core::Point => feature::vertex(0),
        Core::Segment(_) => {
            if d.z.abs() < TIE_DISTANCE {
                feature::edge(GENERATOR)
            } else {
                feature::vertex(u32::from(d.z > 0.0))
            }
        }
        Core::Cylinder { .. } => {
            if across < TIE_DISTANCE {
                feature::face(u32::from(d.z < 0.0))
            } else if d.z.abs() < TIE_DISTANCE {
                feature::edge(GENERATOR)
            } else {
                feature::vertex(DEEPEST + if d.z < 0.0 { LOWER_RIM } else { 0 })
            }
        }
        Core::Cone { radius, half } => {
            let slant = (radius * radius + 4.0 * half * half).sqrt();
            let beyond = (2.0 * half * d.z - radius * across) / slant;
            if across < TIE_DISTANCE && d.z < 0.0 {
                feature::face(1)
            } else if beyond.abs() < TIE_DISTANCE {
                feature::edge(GENERATOR)
            } else if beyond > 0.0 {
                feature::vertex(TIP)
            } else {
                feature::vertex(DEEPEST + LOWER_RIM)
            }
        }
        Core::Box(_) | Core::Hull(_) => {
            let near = TIE_DISTANCE * core.extent();
            core.with_poly(|poly| farthest_of(&poly, d, corner, near)).unwrap_or(feature::vertex(0))
        }
    }
}

/// [`farthest_feature`] of a polyhedron; corners within `near` [m] are equally far.
fn farthest_of(poly: &Poly<'_>, d: DVec3, corner: Option<u32>, near: f64) -> u32 {
    let v = corner.unwrap_or_else(|| poly.support(d) as u32);
    let p = poly.vertices[v as usize];
    let f = best_face(poly, v as usize, d, near);
    let level = p.dot(d) - near;
    let ring = poly.topology.face(f);
    let out = |k: usize| poly.vertices[ring[k % ring.len()] as usize].dot(d) >= level;
    let count = (0..ring.len()).filter(|&k| out(k)).count();
    let pair = (0..ring.len()).find(|&k| out(k) && out(k + 1));
    match (count, pair) {
        (1, _) | (_, None) => feature::vertex(v),
        (2, Some(k)) => feature::edge(poly.topology.face_edges(f)[k]),
        _ => feature::face(f as u32),
    }
}

/// The face at the farthest corner `v` that a contact along `d` can use: the one with most corners as far out as `v`
/// (within `near` [m]), so that an edge contact finds its edge; among those the one that faces `d` best.
pub(crate) fn best_face(poly: &Poly<'_>, v: usize, d: DVec3, near: f64) -> usize {
    best_of(poly, poly.topology.vertex_faces(v), v, d, near)
}

/// The face at corner `v` that faces `d` best, and its cosine.
pub(crate) fn facing(poly: &Poly<'_>, v: usize, d: DVec3) -> (usize, f64) {
    let (mut best, mut at) = (f64::NEG_INFINITY, 0);
    for &f in poly.topology.vertex_faces(v) {
        let c = poly.normals[f as usize].dot(d);
        if c > best {
            (best, at) = (c, f as usize);
        }
    }
    (at, best)
}

/// [`best_face`] among `faces`.
fn best_of(poly: &Poly<'_>, faces: &[u32], v: usize, d: DVec3, near: f64) -> usize {
    let level = poly.vertices[v].dot(d) - near;
    let mut best = (0, f64::NEG_INFINITY);
    let mut at = 0;
    for &f in faces {
        let outmost =
            poly.topology.face(f as usize).iter().filter(|&&k| poly.vertices[k as usize].dot(d) >= level).count();
        let facing = poly.normals[f as usize].dot(d);
        if outmost > best.0 || (outmost == best.0 && facing > best.1) {
            best = (outmost, facing);
            at = f as usize;
        }
    }
    at
}

/// The line of a tube's side farthest along the local direction `d`, from the −z end to the +z end.
fn generator(frame: &Frame, d: DVec3, radius: f64, half: f64, lower: u32, upper: u32, out: &mut Patch) {
    let across = (d.x * d.x + d.y * d.y).sqrt();
    let m = DVec3::new(d.x / across * radius, d.y / across * radius, 0.0);
    out.push(frame.point(m - DVec3::Z * half), lower, feature::edge(GENERATOR));
    out.push(frame.point(m + DVec3::Z * half), upper, feature::edge(GENERATOR));
    out.face = feature::edge(GENERATOR);
    out.round = radius;
}

/// A cap at height `z`: the fan of its rim, with the deepest point of the rim along `d` among them.
fn cap(frame: &Frame, d: DVec3, radius: f64, z: f64, up: bool, fan: &Fan, out: &mut Patch) {
    let across = (d.x * d.x + d.y * d.y).sqrt();
    let n = fan.directions.len();
    let lower = if up { 0 } else { LOWER_RIM };
    let deepest = (across > FLAT_RIM).then(|| (d.x / across, d.y / across));
    let rim = |(c, s): (f64, f64)| frame.point(DVec3::new(c * radius, s * radius, z));
    for k in 0..n {
        let here = fan.directions[k];
        let there = fan.directions[(k + 1) % n];
        let code = lower + k as u32;
        let same = |p: (f64, f64), q: (f64, f64)| (p.0 - q.0).abs() + (p.1 - q.1).abs() < 1e-6;
        out.push(rim(here), feature::vertex(code), feature::edge(code));
        if let Some(dir) = deepest {
            // between this point of the fan and the next, and not one of them
            let after = here.0 * dir.1 - here.1 * dir.0;
            let before = dir.0 * there.1 - dir.1 * there.0;
            if after > 0.0 && before > 0.0 && !same(here, dir) && !same(dir, there) {
                out.push(rim(dir), feature::vertex(DEEPEST + lower), feature::edge(code));
            }
        }
    }
    // seen from outside the lower cap turns the other way
    if !up {
        out.points.reverse();
        out.corners.reverse();
        out.borders.reverse();
        // borders follow their first corner: after reversing, border k belongs to the corner behind it
        out.borders.rotate_left(1);
    }
    out.normal = frame.turn * DVec3::new(0.0, 0.0, if up { 1.0 } else { -1.0 });
    out.face = feature::face(u32::from(!up));
    out.rim = Some(Rim {
        centre: frame.point(DVec3::new(0.0, 0.0, z)),
        x: frame.turn.x_axis * radius,
        y: frame.turn.y_axis * radius,
        lower,
    });
}

#[cfg(test)]
mod tests;
