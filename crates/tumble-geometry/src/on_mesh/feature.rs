//! A part against the convex edges and corners of a mesh, each asked of its owner only.
//!
//! *Edge against edge*: the common normal, if it is a normal of both edges. *Edge against corner of the part*, while apart: the
//! nearest direction, if it is one of both. *Corner of the mesh*: the nearest point of the part; inside the part the face of
//! least depth whose normal is in the corner's cone. Cylinders and cones are moved along the edge by projection.

use super::near::{corner_has, edge_has, inward, is_hollow, kind, side_of};
use super::part::{Body, SQUARE, cut};
use super::scene::{MeshContactWorkspace as Scratch, NO_FACET, Scene};
use crate::clip::Raw;
use crate::hull::{BOX_NORMALS, Edge};
use crate::manifold::feature;
use crate::mesh::{Mesh, MeshEdge, Sides};
use crate::project::nearest;
use crate::support::Core;
use tumble_math::DVec3;
use tumble_math::order::{clamp, max, min};

/// Cores nearer than this part of the scale touch: the line between their nearest points is no direction [–].
const TOUCHING: f64 = 1e-9;
/// Rounds of the search along an edge [–]: each leaves 0.618 of the edge, and 48 leave 1e-10: the gap is
/// flat there and right to the last bits.
const ROUNDS: u32 = 48;
/// Halvings of an interval [–]: as many as its numbers have bits.
const BISECTIONS: u32 = 52;
/// Part of the bracket that each round leaves [–].
const GOLDEN: f64 = 0.618_033_988_749_894_8;
/// Steps in which an edge's arc is looked at before the best is searched [–]: peaks of the separation are as wide as the angle
/// between a cap and the side.
const ARC_STEPS: u32 = 24;

/// Contacts with the edges that triangle `t` owns.
pub(super) fn edges(scene: &Scene<'_>, mesh: &Mesh, t: u32, body: &Body, s: &mut Scratch) {
    let c = mesh.corners(t);
    let nothing = 1e-9 * body.scale;
    for k in (0..3).filter(|&k| mesh.owns_edge(t, k)) {
        if mesh.edge_kind(t, k) == MeshEdge::Flat {
            continue;
        }
        let (a, b) = (c[k], c[(k + 1) % 3]);
        if is_far(a, b, body.middle, scene.reach + scene.margin) || is_beside(scene, body, a, b) {
            continue;
        }
        let name = scene.edge_name(t, k);
        let side = side_of(mesh, t, &s.sides);
        if is_hollow(mesh, t, k, side) {
            continue;
        }
        let allows = |n: DVec3| edge_has(mesh, t, k, n, (side, body.middle));
        if body.corners.is_empty() {
            if let Some(u) = smooth_edge(scene, a, b, name, allows, s) {
                sunk_edge(scene, mesh, (t, k, side), u, name, s);
            }
            continue;
        }
        // a facet beside it that holds the part answers for overlaps
        let held = s.anchored.contains(&mesh.facet(t))
            || mesh.neighbour(t, k).is_some_and(|(u, _)| s.anchored.contains(&mesh.facet(u)));
        for (j, e) in body.edges.iter().enumerate() {
            let other = feature::edge(j as u32);
            if s.crossed.contains(&(name, j as u32)) {
                continue;
            }
            if let Some((at, n, gap)) = edge_edge(body, e, a, b, allows)
                && gap <= scene.margin
            {
                let touches = gap >= -nothing || body.radius > 0.0;
                let overlaps = touches || !held && runs_inside(body, a, b, nothing);
                let beaten = gap < 0.0 && body.radius <= 0.0 && is_beaten(mesh, (t, k), body, e, (n, gap));
                if overlaps && !beaten {
                    scene.emit_one(mesh.facet(t), at, n, gap, name, other, s);
                } else if overlaps || !held && runs_inside(body, a, b, 0.0) {
                    // an edge that a face is below by less than nothing is deeper below where the part's edge is sharp or lies aslant
                    s.beaten.push((mesh.facet(t), scene.turn_mesh * n, scene.raw(at, n, gap, name, other)));
                }
            }
        }
        if body.radius <= 0.0
            && !held
            && let Some((at, n, gap)) =
                way_off(body, a, b, [t, mesh.neighbour(t, k).map_or(t, |(u, _)| u)].map(|u| mesh.normal(u)), allows)
            && gap < -nothing
        {
            let point = scene.raw(at, n, gap, name, feature::vertex(feature::DEEPEST));
            s.last.push((mesh.facet(t), scene.turn_mesh * n, point));
        }
        for (v, &p) in body.corners.iter().enumerate() {
            let along = b - a;
            let u = (p - a).dot(along) / along.length_squared();
            if !(u > 0.0 && u < 1.0) {
                continue;
            }
            let at = a + along * u;
            let (d, far) = (p - at, (p - at).length());
            if far <= TOUCHING * body.scale || far - body.radius > scene.margin {
                continue;
            }
            let n = d / far;
            if allows(n) && body.corner_has(v as u32, -n) {
                scene.emit_one(mesh.facet(t), at, n, far - body.radius, name, feature::vertex(v as u32), s);
            }
        }
    }
}

/// Whether the segment is farther from `p` than `reach`.
fn is_far(a: DVec3, b: DVec3, p: DVec3, reach: f64) -> bool {
    let along = b - a;
    let u = clamp((p - a).dot(along) / along.length_squared(), 0.0, 1.0);
    (a + along * u).distance_squared(p) > reach * reach
}

/// Whether a face of a polyhedron, or of the box around a cylinder or a cone, has the segment farther before it than the margin.
fn is_beside(scene: &Scene<'_>, body: &Body, a: DVec3, b: DVec3) -> bool {
    if !body.corners.is_empty() {
        let planes = body.normals.iter().zip(&body.offsets).map(|(m, o)| (*m, o + scene.margin));
        return !body.normals.is_empty() && cut(a, b, planes).is_none();
    }
    let Some(Core::Cylinder { radius, half } | Core::Cone { radius, half }) = scene.convex().map(|c| c.core) else {
        return false;
    };
    let (a, b) = (scene.frame.inverse_point(a), scene.frame.inverse_point(b));
    let planes = BOX_NORMALS.iter().enumerate().map(|(k, n)| (*n, scene.margin + if k < 4 { radius } else { half }));
    cut(a, b, planes).is_none()
}

/// The common normal of the mesh's edge a–b and an edge of the part: place on the mesh, normal, gap [m].
fn edge_edge(body: &Body, e: &Edge, a: DVec3, b: DVec3, allows: impl Fn(DVec3) -> bool) -> Option<(DVec3, DVec3, f64)> {
    let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
    let axis = (b - a).cross(q - p);
    if is_off(axis, a, b, p, q) {
        return None;
    }
    let length = axis.length();
    if length <= 1e-9 * (b - a).length() * (q - p).length() {
        return None;
    }
    // seen along the axis the edges cross at once, whatever its sign
    let (u, v) = super::facet::crossing(axis / length, a, b, p, q)?;
    let (at, on_part) = (a.lerp(b, u), p.lerp(q, v));
    for n in [axis / length, -axis / length] {
        if !body.edge_has(e, -n) || !allows(n) {
            continue;
        }
        let gap = n.dot(on_part - at);
        // an axis of a rounded core that crosses the edge says nothing
        if body.radius <= 0.0 || gap > TOUCHING * body.scale {
            return Some((at, n, gap - body.radius));
        }
    }
    None
}

/// Whether the segments a–b and p–q, seen along the axis across both, are beside each other for certain: `facet::crossing` without a root, and
/// only where rounding is far below what it is asked for.
fn is_off(axis: DVec3, a: DVec3, b: DVec3, p: DVec3, q: DVec3) -> bool {
    let (d, e, w) = (b - a, q - p, p - a);
    let det = axis.length_squared();
    // with a sine above 1e-3 and a distance of at most a million lengths the quotients are right to 1e-6
    let (dd, ee, ww) = (d.length_squared(), e.length_squared(), w.length_squared());
    if !(det > 1e-6 * dd * ee && ww < 1e12 * dd && ww < 1e12 * ee) {
        return false;
    }
    let (u, v) = (axis.dot(w.cross(e)), axis.dot(w.cross(d)));
    let least = 1e-6 * det;
    u < -least || u > det + least || v < -least || v > det + least
}

/// The shortest way off the edge a–b of the mesh where that is deepest inside a polyhedron: the place, a normal of the edge, and how far along it
/// the part's surface is below the place [m, negative].
fn way_off(
    body: &Body,
    a: DVec3,
    b: DVec3,
    beside: [DVec3; 2],
    allows: impl Fn(DVec3) -> bool,
) -> Option<(DVec3, DVec3, f64)> {
    let stretch = body.inside(a, b)?;
    let (mut low, mut high) = stretch;
    let along = (b - a).try_normalize()?;
    let planes = || body.normals.iter().zip(&body.offsets);
    let inside = |p: DVec3| planes().map(|(m, o)| o - m.dot(p)).fold(f64::INFINITY, min);
    for _ in 0..BISECTIONS {
        let (p, q) = (low.lerp(high, 1.0 - GOLDEN), low.lerp(high, GOLDEN));
        (low, high) = if inside(p) < inside(q) { (p, high) } else { (low, q) };
    }
    let deepest = low.midpoint(high);
    // at its end an edge meets others, and its normals need not be those of the corner
    let is_end = |end: DVec3| deepest.distance(end) <= TOUCHING * body.scale;
    let at = if is_end(a) || is_end(b) { stretch.0.midpoint(stretch.1) } else { deepest };
    let below = |n: DVec3| {
        planes().filter(|(m, _)| m.dot(n) < 0.0).map(|(m, o)| (m.dot(at) - o) / m.dot(n)).fold(f64::INFINITY, min)
    };
    let faces = body.normals.iter().map(|m| -*m - along * -along.dot(*m));
    let edges = body.edges.iter().map(|e| along.cross(body.corners[e.to as usize] - body.corners[e.from as usize]));
    let ways = beside.into_iter().chain(faces).chain(edges).filter_map(DVec3::try_normalize).flat_map(|n| [n, -n]);
    let best = ways.filter(|n| allows(*n)).map(|n| (n, below(n))).reduce(|a, b| if b.1 < a.1 { b } else { a })?;
    Some((at, best.0, -best.1))
}

/// Whether the edge a–b of the mesh runs through the part, deeper than `nothing` [m]: only then edges overlap.
fn runs_inside(body: &Body, a: DVec3, b: DVec3, nothing: f64) -> bool {
    let planes = body.normals.iter().zip(&body.offsets).map(|(m, o)| (*m, o - nothing));
    cut(a, b, planes).is_some()
}

/// Whether a face beside either edge parts the two better than their common normal `n`.
fn is_beaten(mesh: &Mesh, (t, k): (u32, usize), body: &Body, e: &Edge, (n, gap): (DVec3, f64)) -> bool {
    let least = -gap - 1e-9 * body.scale;
    let c = mesh.corners(t);
    // how deep what of the mesh's edge is inside the part lies below the part's faces; the normal of one of them is as good
    let faces = [e.left as usize, e.right as usize].map(|f| (body.normals[f], body.offsets[f]));
    let is_face = |m: DVec3| (m + n).length_squared() <= SQUARE * SQUARE;
    if !faces.iter().any(|f| is_face(f.0))
        && let Some((a, b)) = body.inside(c[k], c[(k + 1) % 3])
        && faces.iter().any(|(m, o)| max(o - m.dot(a), o - m.dot(b)) < least)
    {
        return true;
    }
    // and the same of the part's edge below the facets
    let beside = mesh.neighbour(t, k).map_or(t, |(u, _)| u);
    let planes = [t, beside].map(|u| {
        let (m, d) = mesh.facet_plane(mesh.facet(u));
        if m.dot(n) < 0.0 { (-m, -d) } else { (m, d) }
    });
    let (p, q) = (body.corners[e.from as usize], body.corners[e.to as usize]);
    let Some((p, q)) = cut(p, q, planes.into_iter()) else { return false };
    !planes.iter().any(|(m, _)| is_face(-*m)) && planes.iter().any(|(m, d)| max(d - m.dot(p), d - m.dot(q)) < least)
}

/// The place of an edge nearest a cylinder or a cone. Returns a part of the edge's way that is inside it.
fn smooth_edge(
    scene: &Scene<'_>,
    a: DVec3,
    b: DVec3,
    name: u32,
    allows: impl Fn(DVec3) -> bool,
    s: &mut Scratch,
) -> Option<f64> {
    let convex = scene.convex()?;
    let at = |u: f64| nearest(&convex.core, scene.frame.inverse_point(a.lerp(b, u)));
    let (mut low, mut high) = (0.0, 1.0);
    let (mut p, mut q) = (high - GOLDEN, GOLDEN);
    let (mut fp, mut fq) = (at(p).distance, at(q).distance);
    for _ in 0..ROUNDS {
        if fp < fq {
            (high, q, fq) = (q, p, fp);
            p = high - GOLDEN * (high - low);
            fp = at(p).distance;
        } else {
            (low, p, fp) = (p, q, fq);
            q = low + GOLDEN * (high - low);
            fq = at(q).distance;
        }
    }
    let u = 0.5 * (low + high);
    let found = at(u);
    if found.distance < 0.0 {
        return Some(u);
    }
    if !(1e-9..=1.0 - 1e-9).contains(&u) {
        return None;
    }
    let along = (b - a).normalize_or_zero();
    // square to the edge but for the search's rounding
    let n = scene.frame.turn * -found.normal;
    let n = (n - along * along.dot(n)).normalize_or_zero();
    let gap = found.distance - convex.radius;
    if n != DVec3::ZERO && gap <= scene.margin && allows(n) {
        scene.emit_one(scene.facet_of(name), a.lerp(b, u), n, gap, name, found.feature, s);
    }
    None
}

/// An edge that runs inside a cylinder or a cone: of the normals of its arc the one that parts the two best.
///
/// Along a normal n the part reaches down to its support along −n, so that the separation is a function of one parameter on the arc.
/// It has a peak for every way out: the arc is looked at in steps, and the best step's neighbourhood is searched.
fn sunk_edge(scene: &Scene<'_>, mesh: &Mesh, (t, k, side): (u32, usize, f64), inside: f64, name: u32, s: &mut Scratch) {
    let Some(convex) = scene.convex() else { return };
    let beside = mesh.neighbour(t, k).map(|(u, _)| u);
    // the facet beside it that holds the part answers for the overlap
    if s.anchored.contains(&mesh.facet(t)) || beside.is_some_and(|u| s.anchored.contains(&mesh.facet(u))) {
        return;
    }
    let c = mesh.corners(t);
    let (a, b) = (c[k], c[(k + 1) % 3]);
    let side = if mesh.sides() == Sides::Both { side } else { 1.0 };
    let first = mesh.normal(t) * side;
    let last = beside.map_or_else(|| -inward(mesh, t, k).normalize_or_zero(), |u| mesh.normal(u) * side);
    // on a concave edge there is nothing between the two
    if kind(mesh, t, k, side) == MeshEdge::Concave {
        return;
    }
    let normal = |x: f64| (first * (1.0 - x) + last * x).normalize_or_zero();
    let lowest = |n: DVec3| scene.frame.point(convex.core.support(scene.frame.inverse_vector(-n)));
    let parts = |x: f64| normal(x).dot(lowest(normal(x)) - a);
    // across the edge, in the direction in which the normal turns: what of the lowest point is there is the slope of the separation
    let along = (b - a).normalize_or_zero();
    let turning = if along.cross(first).dot(last) < 0.0 { -along } else { along };
    let slope = |x: f64| turning.cross(normal(x)).dot(lowest(normal(x)) - a);
    let step = 1.0 / f64::from(ARC_STEPS);
    let mut best = (f64::NEG_INFINITY, 0.0);
    for i in 0..=ARC_STEPS {
        let x = f64::from(i) * step;
        if parts(x) > best.0 {
            best = (parts(x), x);
        }
    }
    let (mut low, mut high) = (max(best.1 - step, 0.0), min(best.1 + step, 1.0));
    for _ in 0..BISECTIONS {
        let middle = 0.5 * (low + high);
        (low, high) = if slope(middle) > 0.0 { (middle, high) } else { (low, middle) };
    }
    let n = normal(low);
    if n == DVec3::ZERO {
        return;
    }
    // a line or a cap may be lowest as a whole: then its place right above the edge
    let (left, right) = (slope(low), slope(high));
    let on_part =
        lowest(n).lerp(lowest(normal(high)), if left > right { clamp(left / (left - right), 0.0, 1.0) } else { 0.0 });
    let u = (on_part - a).dot(b - a) / (b - a).length_squared();
    let is_above = turning.cross(n).dot(on_part - a).abs() <= TOUCHING * scene.reach;
    let (at, gap, list) = if is_above && (0.0..=1.0).contains(&u) {
        (a.lerp(b, u), n.dot(on_part - a), &mut s.beaten)
    } else {
        // the normal of a facet, or beyond the edge: no way out, but as deep as the part is below the edge where that is inside it
        let at = a.lerp(b, inside);
        let gap = -below(&convex.core, scene.frame.inverse_point(at), scene.frame.inverse_vector(-n));
        (at, gap, &mut s.last)
    };
    if gap < 0.0 {
        let point = scene.raw(at, n, gap, name, feature::vertex(feature::DEEPEST));
        list.push((mesh.facet(t), scene.turn_mesh * n, point));
    }
}

/// The ways out of a cylinder or a cone for a point inside it, both in its own axes: outward normals of its caps and of its side, and how
/// far out their planes are [m].
fn ways_out(core: &Core<'_>, p: DVec3) -> [(DVec3, f64); 3] {
    let aside = DVec3::new(p.x, p.y, 0.0);
    let (out, far) = (aside.normalize_or(DVec3::X), aside.length());
    match *core {
        Core::Cylinder { radius, half } => [(DVec3::Z, half - p.z), (-DVec3::Z, half + p.z), (out, radius - far)],
        Core::Cone { radius, half } => {
            // the side falls by 2·half on the way out to the radius
            let n = (out * (2.0 * half) + DVec3::Z * radius).normalize_or(DVec3::Z);
            let side = (n, n.dot(DVec3::Z * half - p));
            [side, (-DVec3::Z, half + p.z), side]
        }
        _ => [(DVec3::Z, f64::INFINITY); 3],
    }
}

/// How far the surface of a core is from a point inside it, along a unit direction [m].
fn below(core: &Core<'_>, inside: DVec3, along: DVec3) -> f64 {
    let (mut low, mut high) = (0.0, 2.0 * core.reach());
    for _ in 0..BISECTIONS {
        let middle = 0.5 * (low + high);
        (low, high) =
            if nearest(core, inside + along * middle).distance < 0.0 { (middle, high) } else { (low, middle) };
    }
    high
}

/// Contacts with the corners that triangle `t` owns.
pub(super) fn corners(scene: &Scene<'_>, mesh: &Mesh, t: u32, body: &Body, s: &mut Scratch) {
    let Some(convex) = scene.convex() else { return };
    for k in (0..3).filter(|&k| mesh.owns_corner(t, k)) {
        let v = mesh.triangles()[t as usize][k];
        let at = mesh.points()[v as usize];
        if at.distance_squared(body.middle) > (scene.reach + scene.margin) * (scene.reach + scene.margin) {
            continue;
        }
        if body.normals.iter().zip(&body.offsets).any(|(m, o)| m.dot(at) - o > scene.margin) {
            continue;
        }
        let name = feature::vertex(v);
        let local = scene.frame.inverse_point(at);
        let found = nearest(&convex.core, local);
        let side = side_of(mesh, t, &s.sides);
        let mut allows = |n: DVec3| corner_has(mesh, t, k, n, side, &mut s.mesh);
        let round = matches!(convex.core, Core::Point | Core::Segment(_));
        // a facet at the corner that faces the same face of the part has it already
        if found.distance >= 0.0 || round || body.normals.is_empty() {
            let n = scene.frame.turn * -found.normal;
            let gap = found.distance - convex.radius;
            let touching = found.distance <= TOUCHING * body.scale && round;
            let by_facet = feature::kind(found.feature) == feature::FACE && s.met.iter().any(|m| m.1 == v);
            let wanted = gap <= scene.margin && !touching && !by_facet;
            if wanted && allows(n) {
                scene.emit_one(mesh.facet(t), at, n, gap, name, found.feature, s);
            } else if wanted && gap < 0.0 && !round {
                // the shortest way out is none of the corner's: of its own the shortest, if nothing beside it holds the part
                let mut best: Option<(DVec3, f64)> = None;
                for (m, depth) in ways_out(&convex.core, local) {
                    let n = scene.frame.turn * -m;
                    if best.is_none_or(|b| depth < b.1) && allows(n) {
                        best = Some((n, depth));
                    }
                }
                if let Some((n, depth)) = best {
                    let point = scene.raw(at, n, -depth, name, feature::vertex(feature::DEEPEST));
                    s.beaten.push((mesh.facet(t), scene.turn_mesh * n, point));
                }
            }
            continue;
        }
        if s.met.iter().any(|m| m.1 == v) {
            continue;
        }
        // the face that the corner is least behind, if the corner has its normal: else an edge beside it is the way out
        let heights = body.normals.iter().zip(&body.offsets).map(|(m, o)| m.dot(at) - o).enumerate();
        let best = heights.reduce(|a, b| if b.1 > a.1 { b } else { a });
        if let Some((f, gap)) = best.filter(|(f, _)| allows(-body.normals[*f])) {
            scene.emit_one(mesh.facet(t), at, -body.normals[f], gap, name, feature::face(f as u32), s);
        }
    }
}

/// Takes up overlaps of edges and corners that something else seemed to part better, the shallowest first, where no contact lifts the part
/// off them after all. No overlap is left without a contact.
///
/// A corner from which an edge that leaves it parts the two better is left to that edge.
pub(super) fn resolve(scene: &Scene<'_>, scale: f64, s: &mut Scratch) {
    let is_of = |one: &(u32, DVec3, Raw), kind: u32| one.2.gap < 0.0 && feature::kind(one.2.fa) == kind;
    let nothing = 1e-9 * scale;
    if s.ones.iter().any(|one| is_of(one, feature::VERTEX)) {
        s.sunk.clear();
        s.sunk.extend(s.ones.iter().filter(|e| is_of(e, feature::EDGE)).map(|e| (e.2.gap, scene.ends_of(e.2.fa))));
        let edges = &s.sunk;
        let corner = |one: &(u32, DVec3, Raw)| feature::index(one.2.fa);
        s.ones.retain(|one| {
            !(is_of(one, feature::VERTEX)
                && edges.iter().any(|(gap, ends)| *gap > one.2.gap + nothing && ends.contains(&corner(one))))
        });
    }
    if s.beaten.is_empty() && s.last.is_empty() && s.perhaps.is_empty() && s.ones.iter().all(|one| one.2.gap >= 0.0) {
        return;
    }
    let back = scene.turn_mesh.transpose();
    for k in 0..s.ones.len() {
        let (_, normal, point) = s.ones[k];
        if point.gap < 0.0 {
            scene.lift(back * normal, point.gap, s);
        }
    }
    // ways out before what is none
    let mut ways = std::mem::take(&mut s.perhaps);
    ways.extend(s.beaten.drain(..).map(|one| (NO_FACET, one)));
    let order = |a: &(u32, (u32, DVec3, Raw)), b: &(u32, (u32, DVec3, Raw))| {
        let (a, b) = (&a.1.2, &b.1.2);
        b.gap.total_cmp(&a.gap).then((a.fa, a.fb).cmp(&(b.fa, b.fb)))
    };
    ways.sort_unstable_by(order);
    let first = ways.len();
    ways.extend(s.last.drain(..).map(|one| (NO_FACET, one)));
    ways[first..].sort_unstable_by(order);
    for &(nearer, one) in &ways {
        let held = match feature::kind(one.2.fa) {
            feature::EDGE => scene.facets_of(one.2.fa).iter().any(|f| s.anchored.contains(f)),
            feature::FACE => s.anchored.contains(&nearer),
            _ => false,
        };
        if held || is_lifted(scene, scene.to_mesh(one.2.a), s) {
            continue;
        }
        scene.lift(back * one.1, one.2.gap, s);
        s.ones.push(one);
        // it is the way out in place of that
        s.doubtful.retain(|d| d.0 != nearer);
    }
    ways.clear();
    s.perhaps = ways;
}

/// Whether a point of the mesh is behind a plane that a contact with overlap lifts the part above, as exactly as normals are one: nothing of
/// the part is left there.
pub(super) fn is_lifted(scene: &Scene<'_>, p: DVec3, s: &Scratch) -> bool {
    let nothing = SQUARE * scene.reach;
    s.lifted.iter().any(|(n, offset)| n.dot(p) <= offset + nothing)
}
