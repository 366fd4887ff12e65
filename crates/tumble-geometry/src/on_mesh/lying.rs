//! Plane faces that lie on convex edges of a mesh: both ends of what of an edge is under a face.
//!
//! The lower end of such a face has a common normal with the mesh, and a contact. The upper end has none, and can only come down with
//! the face; without a contact there the face would rock from one end to the other.

use super::facet::STEEP;
use super::near::{Near, corner_has, edge_has, inward, kind, side_of};
use super::part::{Body, SQUARE};
use super::scene::{MeshContactWorkspace as Scratch, Scene};
use crate::clip::Raw;
use crate::manifold::feature::{self, ENTERS, LEAVES, LOWER_RIM};
use crate::mesh::{Mesh, MeshEdge, Sides};
use crate::support::Core;
use std::cmp::Ordering;
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Places nearer to each other than this part of the part's size are one [–]: the lower end by its own search and by the border of the
/// face differ by rounding over the tilt. Chosen, not derived: with a smaller one a place may have two contacts, which share the load.
const SAME_PLACE: f64 = 1e-6;

/// A plane face of the part, in the mesh's frame.
#[derive(Clone, Copy, Debug)]
enum Face {
    /// Face of a polyhedron.
    Polygon(usize),
    /// Cap of a cylinder or base of a cone: middle, radius, what is added to the names of its rim.
    Disc { middle: DVec3, radius: f64, lower: u32 },
}

/// A face and its plane m·p = o.
#[derive(Clone, Copy, Debug)]
struct Lying {
    face: Face,
    m: DVec3,
    o: f64,
}

/// A contact whose other ends are looked for.
struct Meets {
    lying: Lying,
    /// Its normal, in the mesh's frame.
    n: DVec3,
    /// How far the part reaches below a contact with an edge or a corner at most, along its normal [m, negative below]: the other ends are
    /// no lower.
    lowest: f64,
    /// Number of contacts before other ends were added.
    first: usize,
}

/// Stretch of a segment under a face: both ends as parts of its length, each with the part's feature at
/// which it leaves the face, none where the segment ends under it.
type Ends = [(f64, Option<u32>); 2];

/// Adds, to every contact of a face of the part with an edge or a corner of the mesh, the ends of the mesh's edges under that face.
///
/// An edge has the normal of the contact as far as that is square to it. Where it has not, the face comes down on it only as it turns about what
/// it touches, and then with the normal of the edge that it has turned to.
pub(super) fn other_ends(scene: &Scene<'_>, mesh: &Mesh, near: &[Near], body: &Body, s: &mut Scratch) {
    let back = scene.turn_mesh.transpose();
    let first = s.ones.len();
    let Some(convex) = scene.convex() else { return };
    let lowest = |(_, normal, point): &(u32, DVec3, Raw)| {
        let n = back * *normal;
        let reaches = scene.frame.point(convex.core.support(scene.frame.inverse_vector(-n)));
        n.dot(reaches - scene.to_mesh(point.a)) - convex.radius
    };
    let lowest = s.ones.iter().map(lowest).fold(f64::INFINITY, min);
    for index in 0..first {
        let (_, normal, Raw { fb, .. }) = s.ones[index];
        let n = back * normal;
        // once for each normal and feature of the part
        if s.ones[..index].iter().any(|o| o.1 == normal && o.2.fb == fb) {
            continue;
        }
        let Some(lying) = lying(scene, body, fb, n) else { continue };
        let meets = Meets { lying, n, lowest, first };
        for &(_, t) in near {
            for k in (0..3).filter(|&k| mesh.owns_edge(t, k) && mesh.edge_kind(t, k) != MeshEdge::Flat) {
                ends(scene, mesh, (t, k), body, &meets, s);
            }
        }
    }
}

/// The face that lies on a feature of the mesh, of a contact with the part's feature `name`: that face, or, of an edge, the one of
/// the two beside it that faces the normal more.
fn lying(scene: &Scene<'_>, body: &Body, name: u32, n: DVec3) -> Option<Lying> {
    let number = feature::index(name) as usize;
    let cosine = |f: usize| body.normals[f].dot(n);
    let found = match (feature::kind(name), scene.convex()?.core) {
        (_, Core::Cylinder { radius, half }) => Some(disc(scene, radius, half, n)),
        (_, Core::Cone { radius, half }) => Some(disc(scene, radius, half, n)).filter(Lying::is_lower),
        (feature::EDGE, _) => {
            let e = body.edges.get(number).filter(|_| !body.normals.is_empty())?;
            let (l, r) = (e.left as usize, e.right as usize);
            Some(polygon(body, if cosine(l) <= cosine(r) { l } else { r }))
        }
        (feature::FACE, _) if number < body.normals.len() => Some(polygon(body, number)),
        _ => None,
    };
    found.filter(|l| l.m.dot(n) <= -STEEP)
}

fn polygon(body: &Body, f: usize) -> Lying {
    Lying { face: Face::Polygon(f), m: body.normals[f], o: body.offsets[f] }
}

/// The disc at the end of an axis that faces the normal.
fn disc(scene: &Scene<'_>, radius: f64, half: f64, n: DVec3) -> Lying {
    let axis = scene.frame.turn * DVec3::Z;
    let (side, lower) = if axis.dot(n) <= 0.0 { (1.0, 0) } else { (-1.0, LOWER_RIM) };
    let middle = scene.frame.point(DVec3::Z * (side * half));
    let m = axis * side;
    Lying { face: Face::Disc { middle, radius, lower }, m, o: m.dot(middle) }
}

impl Lying {
    /// Whether it is the disc at −z.
    fn is_lower(&self) -> bool {
        matches!(self.face, Face::Disc { lower: LOWER_RIM, .. })
    }

    /// Whether the part's feature `name` belongs to the face.
    fn has(&self, body: &Body, name: u32) -> bool {
        let number = feature::index(name);
        match (self.face, feature::kind(name)) {
            (Face::Polygon(f), feature::FACE) => number as usize == f,
            (Face::Polygon(f), feature::EDGE) => {
                body.edges.get(number as usize).is_some_and(|e| e.left as usize == f || e.right as usize == f)
            }
            (Face::Polygon(f), _) => body.face(f).contains(&number),
            // whatever touches a disc or its rim
            (Face::Disc { .. }, _) => true,
        }
    }

    /// Stretch of the segment a–b under the face, seen along `n`.
    fn over(&self, body: &Body, segment: (DVec3, DVec3), n: DVec3) -> Option<Ends> {
        match self.face {
            Face::Polygon(f) => under(body, f, segment, n),
            Face::Disc { middle, radius, lower } => {
                let onto = |p: DVec3| p - n * ((self.m.dot(p) - self.o) / self.m.dot(n)) - middle;
                chord(onto(segment.0), onto(segment.1), radius, lower)
            }
        }
    }
}

/// The ends of what of edge `k` of triangle `t` is under a face, seen along the normal of the edge nearest to `n`.
fn ends(scene: &Scene<'_>, mesh: &Mesh, (t, k): (u32, usize), body: &Body, meets: &Meets, s: &mut Scratch) {
    let Meets { lying, n, lowest, first } = meets;
    let c = mesh.corners(t);
    let (a, b) = (c[k], c[(k + 1) % 3]);
    // most edges are far from the face: along a normal that leans away from it they are even farther
    let before = scene.margin + 1e-9 * body.scale;
    if lying.m.dot(a) - lying.o > before && lying.m.dot(b) - lying.o > before {
        return;
    }
    let along = (b - a).normalize_or_zero();
    let straight = (*n - along * along.dot(*n)).normalize_or_zero();
    if lying.m.dot(straight) > -STEEP {
        return;
    }
    // or on its other side
    let lowest = *lowest - 1e-9 * body.scale;
    let height = |p: DVec3, n: DVec3| (lying.o - lying.m.dot(p)) / lying.m.dot(n);
    let (ha, hb) = (height(a, straight), height(b, straight));
    let side = side_of(mesh, t, &s.sides);
    if min(ha, hb) > scene.margin || max(ha, hb) < lowest {
        return;
    }
    let allows = |n: DVec3| edge_has(mesh, t, k, n, (side, body.middle));
    let n = if allows(straight) {
        straight
    } else {
        let touched = s.ones[..*first].iter().filter(|o| lying.has(body, o.2.fb)).map(|o| scene.to_mesh(o.2.a));
        match turned_to(mesh, (t, k, side), straight, touched) {
            Some(n) if lying.m.dot(n) <= -STEEP && allows(n) => n,
            _ => return,
        }
    };
    let Some(ends) = lying.over(body, (a, b), n) else { return };
    let edge = scene.edge_name(t, k);
    for (u, border) in ends {
        let at = a.lerp(b, u);
        // along n from the mesh to the plane of the face
        let gap = height(at, n);
        if !(lowest..=scene.margin).contains(&gap) {
            continue;
        }
        let (fa, fb) = if let Some(border) = border {
            (edge, border)
        } else {
            let (corner, out) = if u < 0.5 { (k, -along) } else { ((k + 1) % 3, along) };
            let v = mesh.triangles()[t as usize][corner];
            // where the mesh goes on, upwards or straight on, the corner is no end
            if !corner_has(mesh, t, corner, n, side, &mut s.mesh) || goes_on(mesh, (t, corner), out, s) {
                continue;
            }
            let number = match lying.face {
                Face::Polygon(f) => f as u32,
                Face::Disc { lower, .. } => u32::from(lower == LOWER_RIM),
            };
            (feature::vertex(v), feature::face(number))
        };
        let point = scene.raw(at, n, gap, fa, fb);
        let near = SAME_PLACE * scene.reach;
        let known = |o: &(u32, DVec3, Raw)| {
            o.2.fa == fa && (border.is_none() || o.2.fb == fb || o.2.a.distance_squared(point.a) <= near * near)
        };
        let by_facet = match border {
            Some(j) => s.crossed.contains(&(fa, feature::index(j))),
            None => s.met.iter().any(|(_, v)| feature::vertex(*v) == fa),
        };
        let point = (mesh.facet(t), scene.turn_mesh * n, point);
        if by_facet || s.ones[..*first].iter().any(known) {
            continue;
        }
        // of several normals at one place the one that the face looks most against, whatever the order
        let out = scene.turn_mesh * lying.m;
        let rank = |o: &(u32, DVec3, Raw)| [o.1.dot(out), o.2.gap, o.1.x, o.1.y, o.1.z];
        match s.ones[*first..].iter_mut().find(|o| known(o)) {
            Some(other) => {
                let order = rank(&point).into_iter().zip(rank(other)).map(|(a, b)| a.total_cmp(&b));
                if order.fold(Ordering::Equal, Ordering::then) == Ordering::Less {
                    *other = point;
                }
            }
            None => s.ones.push(point),
        }
    }
}

/// The normal of edge `k` of triangle `t`, nearest to the direction `n` square to it, with which a face comes down on it as it turns about
/// some of the places that it touches, and into none of them.
fn turned_to(
    mesh: &Mesh,
    (t, k, side): (u32, usize, f64),
    n: DVec3,
    touched: impl Iterator<Item = DVec3>,
) -> Option<DVec3> {
    let side = if mesh.sides() == Sides::Both { side } else { 1.0 };
    if matches!(kind(mesh, t, k, side), MeshEdge::Concave | MeshEdge::Flat) {
        return None;
    }
    let at = mesh.corners(t)[k];
    // a place may be the edge's own end, off by rounding
    let length = mesh.corners(t)[(k + 1) % 3].distance(at);
    let beside =
        mesh.neighbour(t, k).map_or_else(|| -inward(mesh, t, k).normalize_or_zero(), |(u, _)| mesh.normal(u) * side);
    let (mut near, mut far) = (mesh.normal(t) * side, beside);
    if n.dot(far) > n.dot(near) {
        (near, far) = (far, near);
    }
    // between the two it is before a place from some part of the way on, or up to it
    let (mut from, mut to, mut about) = (0.0, 1.0, false);
    for place in touched {
        let way = place - at;
        let nothing = SQUARE * max(way.length(), length);
        let (x, y) = (near.dot(way), far.dot(way));
        if x > nothing {
            if y >= x {
                return None;
            }
            from = max(from, x / (x - y));
        } else {
            about |= x >= -nothing;
            to = if y > nothing { min(to, x / (x - y)) } else { to };
        }
    }
    (from <= to && (about || from > 0.0)).then(|| (near * (1.0 - from) + far * from).normalize_or_zero())
}

/// Whether an edge of the mesh leaves corner `k` of triangle `t` in the unit direction `out`.
fn goes_on(mesh: &Mesh, (t, k): (u32, usize), out: DVec3, s: &mut Scratch) -> bool {
    let at = mesh.corners(t)[k];
    let mut found = false;
    mesh.around_corner(t, k, &mut s.mesh, |u, j| {
        let c = mesh.corners(u);
        for e in [c[(j + 1) % 3] - at, c[(j + 2) % 3] - at] {
            found |= e.dot(out) > 0.0 && e.cross(out).length() <= SQUARE * e.length();
        }
    });
    found
}

/// Stretch of the segment a–b under face `f` of a polyhedron, seen along `n`.
fn under(body: &Body, f: usize, (a, b): (DVec3, DVec3), n: DVec3) -> Option<Ends> {
    let (mut low, mut high) = ((0.0, None), (1.0, None));
    for (j, e) in body.edges.iter().enumerate().filter(|(_, e)| e.left as usize == f || e.right as usize == f) {
        let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
        // out of the face across this edge, square to n, which the face looks against
        let side = if e.left as usize == f { 1.0 } else { -1.0 };
        let out = n.cross(q - p) * side;
        let (x, y) = (out.dot(a - p), out.dot(b - p));
        if x > 0.0 && y > 0.0 {
            return None;
        }
        if x > 0.0 && x / (x - y) > low.0 {
            low = (x / (x - y), Some(feature::edge(j as u32)));
        } else if y > 0.0 && x / (x - y) < high.0 {
            high = (x / (x - y), Some(feature::edge(j as u32)));
        }
    }
    (low.0 < high.0).then_some([low, high])
}

/// Stretch of the segment a–b, in the plane of a disc and seen from its middle, that is in the disc.
fn chord(a: DVec3, b: DVec3, radius: f64, lower: u32) -> Option<Ends> {
    let along = b - a;
    let square = along.length_squared();
    // nearest the middle, and half of the chord's way from there
    let middle = -a.dot(along) / square;
    let rest = radius * radius - (a + along * middle).length_squared();
    if !(rest > 0.0 && square > 0.0) {
        return None;
    }
    let half = (rest / square).sqrt();
    let (low, high) = (max(middle - half, 0.0), min(middle + half, 1.0));
    let end = |u: f64, border: u32| (u, (u > 0.0 && u < 1.0).then(|| feature::edge(border + lower)));
    (low < high).then(|| [end(low, ENTERS), end(high, LEAVES)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Shape;
    use crate::support::Convex;
    use tumble_math::DMat3;

    /// Seen from above, a segment under the lower face of a box of 2 m × 2 m is cut where it leaves it, from either side.
    #[test]
    fn a_segment_is_cut_at_the_borders_of_the_face_above_it() {
        let shape = Shape::cuboid_size(DVec3::splat(2.0)).unwrap();
        let mut body = Body::default();
        let frame = crate::patch::Frame { turn: DMat3::IDENTITY, shift: DVec3::ZERO };
        body.fill(&Convex::of(&shape).unwrap(), &frame);
        let face = body.facing(DVec3::Z).unwrap();
        let cut = |a: [f64; 3], b: [f64; 3]| {
            under(&body, face, (a.into(), b.into()), DVec3::Z).map(|e| e.map(|(u, j)| (u, j.is_some())))
        };
        let z = -1.2;
        assert_eq!(cut([-2.0, 0.5, z], [2.0, 0.5, z]), Some([(0.25, true), (0.75, true)]));
        assert_eq!(cut([0.0, 0.0, z], [4.0, 0.0, z]), Some([(0.0, false), (0.25, true)]));
        assert_eq!(cut([0.5, 0.0, z], [-0.5, 0.2, z]), Some([(0.0, false), (1.0, false)]));
        assert_eq!(cut([1.5, -2.0, z], [1.5, 2.0, z]), None);
        let round =
            |a: [f64; 3], b: [f64; 3]| chord(a.into(), b.into(), 5.0, 0).map(|e| e.map(|(u, j)| (u, j.is_some())));
        assert_eq!(round([-8.0, 3.0, 0.0], [8.0, 3.0, 0.0]), Some([(0.25, true), (0.75, true)]));
        assert_eq!(round([0.0, 3.0, 0.0], [16.0, 3.0, 0.0]), Some([(0.0, false), (0.25, true)]));
        assert_eq!(round([-8.0, 5.5, 0.0], [8.0, 5.5, 0.0]), None);
    }
}
