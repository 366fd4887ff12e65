//! Facets: all neighbouring triangles in one plane, with one normal and one offset to the bit; and the kinds of edges.
//!
//! A facet grows from its best-conditioned triangle, the one with the greatest height, while *all* corners stay within 1e-9 of
//! the mesh's size (at least 1e-12 m) of that triangle's plane, so that a gently curved wall does not creep into one plane. It
//! ends where the material changes, so that a facet has one.

use super::edges::{NONE, split};
use crate::tolerance::SAME_NORMAL;
use robust::{Coord3D, orient3d};
use tumble_math::DVec3;
use tumble_math::order::max;

/// Fraction of the mesh's size within which corners lie in a plane [–]; as for the faces of hulls.
const PLANE_FRACTION: f64 = 1e-9;
/// Distance within which they do in any case [m]. Chosen, not derived: rounding of coordinates of some kilometres.
const LEAST_PLANE_DISTANCE: f64 = 1e-12;

/// A plane: unit normal and offset [m], n·p = offset.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plane {
    pub(super) normal: DVec3,
    pub(super) offset: f64,
}

/// Kind of an edge between two triangles, seen from their front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeshEdge {
    /// The surface goes on straight.
    Flat,
    /// The surface turns away from the front.
    Convex,
    /// The surface turns towards the front.
    Concave,
    /// One triangle, or more than two.
    Border,
}

impl MeshEdge {
    pub(super) fn code(self) -> u16 {
        match self {
            Self::Flat => 0,
            Self::Convex => 1,
            Self::Concave => 2,
            Self::Border => 3,
        }
    }

    pub(super) fn of(code: u16) -> Self {
        match code & 3 {
            0 => Self::Flat,
            1 => Self::Convex,
            2 => Self::Concave,
            _ => Self::Border,
        }
    }
}

/// Corners of a triangle.
#[inline]
pub(super) fn corners(points: &[DVec3], t: [u32; 3]) -> [DVec3; 3] {
    // by name: `map` is not always inlined
    [points[t[0] as usize], points[t[1] as usize], points[t[2] as usize]]
}

/// The plane of a triangle; exact for one that is square to an axis.
fn plane([a, b, c]: [DVec3; 3]) -> Plane {
    let n = (b - a).cross(c - a);
    // divided, not multiplied by the inverse: an axis stays an axis
    let normal = n / n.length();
    Plane { normal, offset: normal.dot(a) }
}

/// Least height of a triangle [m].
fn height([a, b, c]: [DVec3; 3]) -> f64 {
    let longest = max(max((b - a).length_squared(), (c - b).length_squared()), (a - c).length_squared());
    (b - a).cross(c - a).length() / longest.sqrt()
}

/// The facet of every triangle, and the facets' planes.
pub(super) fn facets(
    points: &[DVec3],
    triangles: &[[u32; 3]],
    links: &[[u32; 3]],
    materials: &[u8],
    span: f64,
) -> (Vec<u32>, Vec<Plane>) {
    let near = max(PLANE_FRACTION * span, LEAST_PLANE_DISTANCE);
    let own: Vec<Plane> = triangles.iter().map(|&t| plane(corners(points, t))).collect();
    let holds = |p: &Plane, t: usize| {
        corners(points, triangles[t]).into_iter().all(|c| (p.normal.dot(c) - p.offset).abs() <= near)
    };
    // neighbours that may be of one facet: each holds the other, and both look the same way
    let level = |t: usize, half: u32| {
        if half == NONE {
            return None;
        }
        // both planes go through the common edge: the corners across from it tell
        let (u, j) = split(half);
        if materials[t] != materials[u] {
            return None;
        }
        let off = |p: &Plane, v: u32| (p.normal.dot(points[v as usize]) - p.offset).abs() > near;
        if off(&own[t], triangles[u][(j + 2) % 3]) || own[t].normal.dot(own[u].normal) <= 0.0 {
            return None;
        }
        let k = links[u][j] & 3;
        (!off(&own[u], triangles[t][(k as usize + 2) % 3])).then_some(u)
    };
    let mut facet = vec![NONE; triangles.len()];
    let mut seen = vec![false; triangles.len()];
    let mut planes = Vec::new();
    let (mut group, mut open) = (Vec::new(), Vec::new());
    for first in 0..triangles.len() {
        if seen[first] {
            continue;
        }
        group.clear();
        group.push(first);
        seen[first] = true;
        let mut at = 0;
        while at < group.len() {
            let t = group[at];
            at += 1;
            for half in links[t] {
                if let Some(u) = level(t, half)
                    && !seen[u]
                {
                    seen[u] = true;
                    group.push(u);
                }
            }
        }
        if group.len() > 1 {
            group.sort_by(|&a, &b| {
                let (p, q) = (height(corners(points, triangles[a])), height(corners(points, triangles[b])));
                q.total_cmp(&p).then(a.cmp(&b))
            });
        }
        for &seed in &group {
            if facet[seed] != NONE {
                continue;
            }
            let (name, plane) = (planes.len() as u32, own[seed]);
            planes.push(plane);
            facet[seed] = name;
            open.push(seed);
            while let Some(t) = open.pop() {
                for half in links[t] {
                    if let Some(u) = level(t, half)
                        && facet[u] == NONE
                        && holds(&plane, u)
                    {
                        facet[u] = name;
                        open.push(u);
                    }
                }
            }
        }
    }
    (facet, planes)
}

/// The kind of edge `k` of triangle `t`.
pub(super) fn kind(
    points: &[DVec3],
    triangles: &[[u32; 3]],
    links: &[[u32; 3]],
    facet: &[u32],
    planes: &[Plane],
    t: usize,
    k: usize,
) -> MeshEdge {
    if links[t][k] == NONE {
        return MeshEdge::Border;
    }
    let (u, j) = split(links[t][k]);
    let (p, q) = (planes[facet[t] as usize].normal, planes[facet[u] as usize].normal);
    if facet[t] == facet[u] || (p - q).length_squared() <= SAME_NORMAL * SAME_NORMAL {
        return MeshEdge::Flat;
    }
    let coord = |v: u32| {
        let p = points[v as usize];
        Coord3D { x: p.x, y: p.y, z: p.z }
    };
    let [a, b, c] = triangles[t].map(coord);
    // positive below the triangle; folded onto it counts as sharp
    if orient3d(a, b, c, coord(triangles[u][(j + 2) % 3])) >= 0.0 { MeshEdge::Convex } else { MeshEdge::Concave }
}

/// Two triangles that are folded onto each other, if there are some.
pub(super) fn folded(links: &[[u32; 3]], facet: &[u32], planes: &[Plane]) -> Option<(usize, usize)> {
    for (t, row) in links.iter().enumerate() {
        for &half in row.iter().filter(|&&h| h != NONE) {
            let u = split(half).0;
            let sum = planes[facet[t] as usize].normal + planes[facet[u] as usize].normal;
            if sum.length_squared() <= SAME_NORMAL * SAME_NORMAL {
                return Some((t, u));
            }
        }
    }
    None
}
