//! The hull builder: from a cloud of points to merged faces and half-edges.
//!
//! Points are inserted one by one into a triangulated hull. Which triangles a point sees is decided by the exact
//! sign of a determinant (Shewchuk's adaptive predicates), so the surface is closed and convex whatever the input:
//! there is no tolerance that could tear it. Only afterwards are triangles that lie in one plane (within
//! [`PLANE_DISTANCE`] of the span) merged into polygons, measured against the plane of the largest triangle of the group
//! so that a gently curved surface cannot drift into one face.
//!
//! Everything runs in the order of the input: the same points give the same hull, bit for bit.
//!
//! Not here: simplification. A hull with too many corners is refused, not silently reduced.

use super::topology::Topology;
use crate::error::ShapeError;
use robust::{Coord3D, orient3d};
use tumble_math::order::{max, max_abs, max3, min3};
use tumble_math::{DMat3, DVec3};

/// Most vertices that a hull may have [–]. Chosen, not derived: a hull of more is refused.
pub const MAX_VERTICES: usize = 256;

// Tolerances of a hull's input are chosen, not derived: far above rounding (2.2e-16), far below any shape that is meant.

/// Fraction of the span within which points are one point [–].
const DUPLICATE_DISTANCE: f64 = 1e-10;
/// Fraction of the span within which the corners of triangles lie in the plane of one face [–].
pub(crate) const PLANE_DISTANCE: f64 = 1e-9;
/// Thickness of a cloud, as a fraction of its span, below which it is flat [–]: a hundred times the merging tolerance.
const LEAST_THICKNESS: f64 = 1e-7;
/// Corners that the triangulated hull may have while it grows [–].
const MAX_GROWING: usize = 8192;

#[derive(Clone, Copy)]
struct Triangle {
    v: [u32; 3],
    /// The triangle across the edge v[k] → v[k+1].
    across: [u32; 3],
    alive: bool,
}

fn exact_side(p: &[DVec3], t: [u32; 3], q: u32) -> f64 {
    let c = |i: u32| {
        let p = p[i as usize];
        Coord3D { x: p.x, y: p.y, z: p.z }
    };
    orient3d(c(t[0]), c(t[1]), c(t[2]), c(q))
}

/// The closed surface of a hull.
pub(super) struct Surface {
    /// Corners [m].
    pub(super) vertices: Vec<DVec3>,
    /// Outward unit normals of the faces.
    pub(super) normals: Vec<DVec3>,
    /// Distance of the plane of each face from the origin [m].
    pub(super) offsets: Vec<f64>,
    pub(super) topology: Topology,
}

/// Builds the surface of the hull of `points` [m].
pub(super) fn surface(points: &[DVec3]) -> Result<Surface, ShapeError> {
    for (index, &value) in points.iter().enumerate() {
        if !value.is_finite() {
            return Err(ShapeError::NotFinite { index, value });
        }
        if max_abs(value) > 1e9 {
            return Err(ShapeError::OutOfRange { what: "hull point", value: max_abs(value) });
        }
    }
    let lo = points.iter().copied().fold(DVec3::INFINITY, min3);
    let hi = points.iter().copied().fold(DVec3::NEG_INFINITY, max3);
    let span = if points.is_empty() { 0.0 } else { max_abs(hi - lo) };
    let cloud = distinct(points, DUPLICATE_DISTANCE * span);
    if cloud.len() < 4 {
        return Err(ShapeError::TooFewPoints { distinct: cloud.len() });
    }
    let first = first_tetrahedron(&cloud, span)?;
    let order = insertion_order(&cloud, first);
    let triangles = grow(&cloud, first, &order)?;
    assemble(&cloud, &triangles, span)
}

/// The points without those that lie within `tolerance` of an earlier one, in the order given.
fn distinct(points: &[DVec3], tolerance: f64) -> Vec<DVec3> {
    let mut by_x: Vec<u32> = (0..points.len() as u32).collect();
    by_x.sort_by(|&a, &b| points[a as usize].x.total_cmp(&points[b as usize].x).then(a.cmp(&b)));
    let mut dropped = vec![false; points.len()];
    for (k, &i) in by_x.iter().enumerate() {
        for &j in &by_x[k + 1..] {
            let (p, q) = (points[i as usize], points[j as usize]);
            if q.x - p.x > tolerance {
                break;
            }
            // the later point of the input goes; chains of near points collapse onto their first
            if (q - p).length() <= tolerance && !dropped[i.min(j) as usize] {
                dropped[i.max(j) as usize] = true;
            }
        }
    }
    points.iter().zip(&dropped).filter(|(_, d)| !**d).map(|(p, _)| *p).collect()
}

/// Four points that span a large tetrahedron, oriented so that the fourth lies inside the first triangle's plane.
fn first_tetrahedron(p: &[DVec3], span: f64) -> Result<[u32; 4], ShapeError> {
    let farthest = |measure: &dyn Fn(DVec3) -> f64| {
        let (mut best, mut at) = (f64::NEG_INFINITY, 0);
        for (i, &q) in p.iter().enumerate() {
            let m = measure(q);
            if m > best {
                (best, at) = (m, i);
            }
        }
        (best, at)
    };
    let (_, a) = farthest(&|q| -q.x);
    let (_, b) = farthest(&|q| (q - p[a]).length_squared());
    let along = (p[b] - p[a]).normalize_or_zero();
    let (width, c) = farthest(&|q| along.cross(q - p[a]).length_squared());
    let normal = (p[b] - p[a]).cross(p[c] - p[a]).normalize_or_zero();
    let (thickness, d) = farthest(&|q| normal.dot(q - p[a]).abs());
    let volume = (p[b] - p[a]).cross(p[c] - p[a]).dot(p[d] - p[a]).abs() / 6.0;
    // the best plane may still be thicker on the other side; the extent decides, not one distance
    let extent = p
        .iter()
        .map(|q| normal.dot(*q - p[a]))
        .fold((0.0, 0.0), |(lo, hi): (f64, f64), x| (if x < lo { x } else { lo }, max(hi, x)));
    let thickness = max(extent.1 - extent.0, thickness);
    if !(width.sqrt() > LEAST_THICKNESS * span) || !(thickness > LEAST_THICKNESS * span) || !(volume > 0.0) {
        return Err(ShapeError::Flat { volume, span, thickness });
    }
    let (a, b, c, d) = (a as u32, b as u32, c as u32, d as u32);
    Ok(if exact_side(p, [a, b, c], d) > 0.0 { [a, b, c, d] } else { [a, c, b, d] })
}

/// Extreme points first, so that the growing hull stays small; then the input order.
fn insertion_order(p: &[DVec3], first: [u32; 4]) -> Vec<u32> {
    let mut taken = vec![false; p.len()];
    for i in first {
        taken[i as usize] = true;
    }
    let mut order = Vec::with_capacity(p.len());
    for x in -1..=1 {
        for y in -1..=1 {
            for z in -1..=1 {
                let dir = DVec3::new(f64::from(x), f64::from(y), f64::from(z));
                let (mut best, mut at) = (f64::NEG_INFINITY, 0);
                for (i, q) in p.iter().enumerate() {
                    if q.dot(dir) > best {
                        (best, at) = (q.dot(dir), i);
                    }
                }
                if !taken[at] {
                    taken[at] = true;
                    order.push(at as u32);
                }
            }
        }
    }
    order.extend((0..p.len() as u32).filter(|&i| !taken[i as usize]));
    order
}

/// The triangulated hull: inserts each point, replacing the triangles that it sees.
fn grow(p: &[DVec3], first: [u32; 4], order: &[u32]) -> Result<Vec<Triangle>, ShapeError> {
    let [a, b, c, d] = first;
    let mut hull = vec![
        Triangle { v: [a, b, c], across: [2, 3, 1], alive: true },
        Triangle { v: [a, c, d], across: [0, 3, 2], alive: true },
        Triangle { v: [b, a, d], across: [0, 1, 3], alive: true },
        Triangle { v: [c, b, d], across: [0, 2, 1], alive: true },
    ];
    let mut corners = 4;
    let (mut seen, mut visible, mut horizon) = (Vec::new(), Vec::new(), Vec::new());
    for &q in order {
        // all triangles strictly seen from q; a point on the surface sees none and adds nothing
        visible.clear();
        seen.clear();
        seen.resize(hull.len(), false);
        for (i, t) in hull.iter().enumerate() {
            if t.alive && exact_side(p, t.v, q) < 0.0 {
                visible.push(i as u32);
                seen[i] = true;
            }
        }
        if !walk_horizon(&hull, &seen, &visible, &mut horizon) {
            continue;
        }
        fan(&mut hull, &horizon, q);
        for &i in &visible {
            hull[i as usize].alive = false;
        }
        corners += 1;
        if corners > MAX_GROWING {
            return Err(ShapeError::TooManyPoints { count: corners, limit: MAX_VERTICES });
        }
        if hull.len() > 4 * (2 * corners) + 64 {
            compact(&mut hull);
        }
    }
    compact(&mut hull);
    Ok(hull)
}

/// The border of the seen triangles, edge by edge in order: where each begins, and the triangle beyond it. False when there
/// is none.
fn walk_horizon(hull: &[Triangle], seen: &[bool], visible: &[u32], horizon: &mut Vec<(u32, u32)>) -> bool {
    horizon.clear();
    // one edge of it, then around
    let borders = |&i: &u32| (0..3).rev().find(|&k| !seen[hull[i as usize].across[k] as usize]).map(|k| (i, k));
    let Some(begin) = visible.iter().find_map(borders) else { return false };
    let (mut tri, mut edge) = begin;
    loop {
        horizon.push((hull[tri as usize].v[edge], hull[tri as usize].across[edge]));
        // turn about the end of the edge through seen triangles until the next border edge
        let pivot = hull[tri as usize].v[(edge + 1) % 3];
        edge = (edge + 1) % 3;
        while seen[hull[tri as usize].across[edge] as usize] {
            tri = hull[tri as usize].across[edge];
            edge = (0..3).find(|&k| hull[tri as usize].v[k] == pivot).unwrap_or(0);
        }
        if (tri, edge) == begin {
            return true;
        }
    }
}

/// Triangles from every edge of the horizon to `q`, each beside its neighbours.
fn fan(hull: &mut Vec<Triangle>, horizon: &[(u32, u32)], q: u32) {
    let base = hull.len() as u32;
    let n = horizon.len() as u32;
    for (k, &(from, outside)) in horizon.iter().enumerate() {
        let k = k as u32;
        let to = horizon[((k + 1) % n) as usize].0;
        hull.push(Triangle {
            v: [from, to, q],
            across: [outside, base + (k + 1) % n, base + (k + n - 1) % n],
            alive: true,
        });
        let other = &mut hull[outside as usize];
        let slot = (0..3).find(|&s| other.v[s] == to).unwrap_or(0);
        other.across[slot] = base + k;
    }
}

/// Throws dead triangles away and renumbers.
fn compact(hull: &mut Vec<Triangle>) {
    let mut new = vec![0_u32; hull.len()];
    let mut n = 0;
    for (i, t) in hull.iter().enumerate() {
        if t.alive {
            new[i] = n;
            n += 1;
        }
    }
    hull.retain(|t| t.alive);
    for t in hull {
        t.across = t.across.map(|a| new[a as usize]);
    }
}

fn twice_area(p: &[DVec3], t: &Triangle) -> DVec3 {
    let [a, b, c] = t.v.map(|i| p[i as usize]);
    (b - a).cross(c - a)
}

/// Groups of triangles that lie in one plane: the group of every triangle.
fn merge(p: &[DVec3], triangles: &[Triangle], span: f64) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let mut by_area: Vec<u32> = (0..triangles.len() as u32).collect();
    let area: Vec<f64> = triangles.iter().map(|t| twice_area(p, t).length_squared()).collect();
    by_area.sort_by(|&a, &b| area[b as usize].total_cmp(&area[a as usize]).then(a.cmp(&b)));
    let mut group = vec![NONE; triangles.len()];
    let mut groups = 0;
    for &seed in &by_area {
        if group[seed as usize] != NONE {
            continue;
        }
        let normal = twice_area(p, &triangles[seed as usize]).normalize_or_zero();
        let origin = p[triangles[seed as usize].v[0] as usize];
        let mut todo = vec![seed];
        group[seed as usize] = groups;
        while let Some(i) = todo.pop() {
            for next in triangles[i as usize].across {
                let t = &triangles[next as usize];
                let in_plane = t.v.iter().all(|&v| normal.dot(p[v as usize] - origin).abs() <= PLANE_DISTANCE * span);
                // a sliver that stands on the plane is no part of it; one without area has no opinion
                let facing = normal.dot(twice_area(p, t)) >= -1e-9 * span * span;
                if group[next as usize] == NONE && in_plane && facing {
                    group[next as usize] = groups;
                    todo.push(next);
                }
            }
        }
        groups += 1;
    }
    group
}

/// The border of each group as a loop of vertices, counter-clockwise seen from outside; `None` when it is not one loop.
fn loops(triangles: &[Triangle], group: &[u32]) -> Option<Vec<Vec<u32>>> {
    let groups = group.iter().max().map_or(0, |g| g + 1);
    let mut borders: Vec<Vec<(u32, u32)>> = vec![Vec::new(); groups as usize];
    for (i, t) in triangles.iter().enumerate() {
        for k in 0..3 {
            if group[t.across[k] as usize] != group[i] {
                borders[group[i] as usize].push((t.v[k], t.v[(k + 1) % 3]));
            }
        }
    }
    let mut all = Vec::with_capacity(borders.len());
    for mut edges in borders {
        edges.sort_unstable();
        if edges.windows(2).any(|w| w[0].0 == w[1].0) {
            return None;
        }
        let start = edges.first()?.0;
        let mut ring = vec![start];
        let mut at = start;
        loop {
            let k = edges.binary_search_by_key(&at, |e| e.0).ok()?;
            at = edges[k].1;
            if at == start {
                break;
            }
            ring.push(at);
            if ring.len() > edges.len() {
                return None;
            }
        }
        if ring.len() != edges.len() {
            return None;
        }
        all.push(ring);
    }
    Some(all)
}

/// Takes groups apart whose border turns the wrong way by more than the tolerance: of almost coplanar triangles some may
/// have been merged and others not, and a face must be convex.
fn part_dented(p: &[DVec3], triangles: &[Triangle], group: &mut [u32], span: f64) {
    let Some(rings) = loops(triangles, group) else { return };
    let mut next = rings.len() as u32;
    for (g, ring) in rings.iter().enumerate().filter(|(_, r)| r.len() > 3) {
        let n = ring.len();
        let (normal, _) = plane(p, ring);
        let dented = (0..n).any(|k| {
            let [x, y, z] = [ring[k], ring[(k + 1) % n], ring[(k + 2) % n]].map(|v| p[v as usize]);
            let along = z - x;
            normal.dot((y - x).cross(along)) < -2.0 * PLANE_DISTANCE * span * along.length()
        });
        if dented {
            let mut first = true;
            for own in group.iter_mut().filter(|own| **own == g as u32) {
                if !first {
                    *own = next;
                    next += 1;
                }
                first = false;
            }
        }
    }
}

fn assemble(p: &[DVec3], triangles: &[Triangle], span: f64) -> Result<Surface, ShapeError> {
    let mut group = merge(p, triangles, span);
    part_dented(p, triangles, &mut group, span);
    // corners between fewer than three faces lie inside a face or on an edge, within the tolerance: not corners
    let mut rings = loops(triangles, &group).unwrap_or_else(|| triangles.iter().map(|t| t.v.to_vec()).collect());
    let mut faces_at = vec![0_u32; p.len()];
    for ring in &rings {
        for &v in ring {
            faces_at[v as usize] += 1;
        }
    }
    let whole = rings.clone();
    for ring in &mut rings {
        ring.retain(|&v| faces_at[v as usize] >= 3);
    }
    if rings.iter().any(|r| r.len() < 3) {
        rings = whole;
    }
    // vertices in the order of the input
    let mut new = vec![u32::MAX; p.len()];
    for ring in &rings {
        for &v in ring {
            new[v as usize] = 0;
        }
    }
    let mut vertices = Vec::new();
    for (i, slot) in new.iter_mut().enumerate() {
        if *slot == 0 {
            *slot = vertices.len() as u32;
            vertices.push(p[i]);
        }
    }
    if vertices.len() > MAX_VERTICES {
        return Err(ShapeError::TooManyPoints { count: vertices.len(), limit: MAX_VERTICES });
    }
    for ring in &mut rings {
        for v in ring.iter_mut() {
            *v = new[*v as usize];
        }
        // each loop starts at its smallest vertex: the hull does not depend on the order of the triangles
        let first = (0..ring.len()).min_by_key(|&k| ring[k]).unwrap_or(0);
        ring.rotate_left(first);
    }
    rings.sort();
    let mut normals = Vec::with_capacity(rings.len());
    let mut offsets = Vec::with_capacity(rings.len());
    for ring in &rings {
        let (normal, offset) = plane(&vertices, ring);
        normals.push(normal);
        offsets.push(offset);
    }
    let topology = Topology::from_loops(vertices.len(), &rings);
    Ok(Surface { vertices, normals, offsets, topology })
}

/// Unit normal of a loop by Newell's sum about its first corner, and the offset of its outermost corner [m].
fn plane(p: &[DVec3], ring: &[u32]) -> (DVec3, f64) {
    let o = p[ring[0] as usize];
    let mut sum = DVec3::ZERO;
    for k in 1..ring.len() - 1 {
        sum += (p[ring[k] as usize] - o).cross(p[ring[k + 1] as usize] - o);
    }
    let normal = sum.normalize();
    let offset = ring.iter().map(|&v| normal.dot(p[v as usize])).fold(f64::NEG_INFINITY, max);
    (normal, offset)
}

/// Volume [m³], centroid [m] and second moment ∫(x−c)(x−c)ᵀ dV [m⁵] of the closed surface of a hull.
///
/// Tetrahedra from an inner point to every triangle of every face: all volumes are positive, so nothing cancels.
pub(super) fn integrals(vertices: &[DVec3], topology: &Topology) -> (f64, DVec3, DMat3) {
    let inner = vertices.iter().copied().sum::<DVec3>() / vertices.len() as f64;
    let (mut volume, mut first, mut second) = (0.0, DVec3::ZERO, DMat3::ZERO);
    for f in 0..topology.face_count() {
        let ring = topology.face(f);
        for k in 1..ring.len() - 1 {
            let [a, b, c] = [ring[0], ring[k], ring[k + 1]].map(|v| vertices[v as usize] - inner);
            let v = a.cross(b).dot(c) / 6.0;
            volume += v;
            let s = a + b + c;
            first += s * (v / 4.0);
            // ∫ x xᵀ over the tetrahedron (0, a, b, c) = v/20 (s sᵀ + a aᵀ + b bᵀ + c cᵀ)
            second += (outer(s) + outer(a) + outer(b) + outer(c)) * (v / 20.0);
        }
    }
    let centroid = first / volume;
    (volume, inner + centroid, second - outer(centroid) * volume)
}

fn outer(d: DVec3) -> DMat3 {
    DMat3::from_cols(d * d.x, d * d.y, d * d.z)
}
