//! Queries of a mesh at rest: rays, nearest points, points inside.
//!
//! All in the mesh's own frame. Rays are watertight: a ray through a common edge meets one of its triangles, since both see
//! the edge from the same numbers (Woop, Benthin and Wald 2013). The sign of a distance is that of the angle-weighted normal of
//! the nearest feature (Bærentzen and Aanæs 2005).

use super::build::Mesh;
use super::input::Sides;
use super::nearest::{MeshFeature, on_triangle};
use crate::aabb::Aabb;
use tumble_math::DVec3;
use tumble_math::trig::atan2;

/// Scratch memory of the questions. Reuse one per thread.
#[derive(Clone, Debug, Default)]
pub struct MeshWorkspace {
    stack: Vec<(f64, u32)>,
    pub(crate) walk: Vec<u32>,
}

/// Hit of a ray on a mesh.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeshHit {
    /// Parameter [–, in lengths of `direction`]; 0 where the ray begins inside a solid.
    pub t: f64,
    /// Unit normal of the triangle, on the side that the ray comes from.
    pub normal: DVec3,
    /// The triangle; of a ray that begins inside a solid the one through which it leaves.
    pub triangle: u32,
}

/// The point of a mesh nearest a given one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeshPoint {
    /// On the mesh [m].
    pub point: DVec3,
    /// Distance [m]; negative inside a solid, and behind a front.
    pub distance: f64,
    /// A triangle that holds the point.
    pub triangle: u32,
    /// Feature of that triangle that the point lies on.
    pub feature: MeshFeature,
}

impl Mesh {
    /// Calls `found` with every triangle whose box may meet `aabb`, each once, in no promised order.
    pub fn overlapping(&self, aabb: &Aabb, ws: &mut MeshWorkspace, found: impl FnMut(u32)) {
        self.tree.overlapping(aabb, false, &mut ws.walk, found);
    }

    /// First hit of the ray `origin + t·direction`, 0 ≤ t ≤ `limit`. A front is met from before only.
    pub fn ray(&self, origin: DVec3, direction: DVec3, limit: f64, ws: &mut MeshWorkspace) -> Option<MeshHit> {
        if !origin.is_finite() || !direction.is_finite() || direction == DVec3::ZERO || limit.is_nan() {
            return None;
        }
        let ray = Ray::new(origin, direction);
        let mut best: Option<(f64, u32)> = None;
        let mut leaf = |triangles: &[u32], mut limit: f64| {
            for &t in triangles {
                if self.sides() == Sides::Front && self.normal(t).dot(direction) >= 0.0 {
                    continue;
                }
                // of two triangles at one edge the first
                if let Some(at) = ray.meets(self.corners(t)).filter(|at| *at <= limit)
                    && best.is_none_or(|b| at < b.0 || at <= b.0 && t < b.1)
                {
                    best = Some((at, t));
                    limit = at;
                }
            }
            limit
        };
        self.tree.nearest(limit, &mut ws.stack, |b| enters(b, origin, direction), &mut leaf);
        let (t, triangle) = best?;
        let n = self.normal(triangle);
        if n.dot(direction) <= 0.0 {
            return Some(MeshHit { t, normal: n, triangle });
        }
        if self.sides() == Sides::Solid {
            return Some(MeshHit { t: 0.0, normal: -direction / direction.length(), triangle });
        }
        Some(MeshHit { t, normal: -n, triangle })
    }

    /// The point of the mesh nearest `p` [m] if it is within `limit` [m].
    pub fn nearest(&self, p: DVec3, limit: f64, ws: &mut MeshWorkspace) -> Option<MeshPoint> {
        if !p.is_finite() || !(limit >= 0.0) {
            return None;
        }
        let mut best: Option<(f64, u32, DVec3, MeshFeature)> = None;
        let leaf = |triangles: &[u32], mut limit: f64| {
            for &t in triangles {
                let (q, feature) = on_triangle(self.corners(t), p);
                let d = q.distance_squared(p);
                if d <= limit && best.is_none_or(|b| d < b.0 || d <= b.0 && t < b.1) {
                    best = Some((d, t, q, feature));
                    limit = d;
                }
            }
            limit
        };
        self.tree.nearest(limit * limit, &mut ws.stack, |b| Some(b.distance_squared(p)), leaf);
        let (d, triangle, point, feature) = best?;
        let inside = self.sides() != Sides::Both && self.pseudonormal(triangle, feature, ws).dot(p - point) < 0.0;
        Some(MeshPoint { point, distance: if inside { -d.sqrt() } else { d.sqrt() }, triangle, feature })
    }

    /// Calls `f` with every triangle at corner `k` of triangle `t`, itself included, and the number of the corner there.
    pub(crate) fn around_corner(&self, t: u32, k: usize, ws: &mut MeshWorkspace, mut f: impl FnMut(u32, usize)) {
        if !self.is_parted(t) {
            self.walk_corner(t, k, f);
            return;
        }
        let v = self.triangles()[t as usize][k];
        let at = self.points()[v as usize];
        self.overlapping(&Aabb::new(at, at), ws, |u| {
            if let Some(j) = self.triangles()[u as usize].iter().position(|w| *w == v) {
                f(u, j);
            }
        });
    }

    /// The point of triangle `t` nearest `p` [m], and the triangle's feature that it lies on.
    #[must_use]
    #[inline]
    pub fn nearest_on(&self, t: u32, p: DVec3) -> (DVec3, MeshFeature) {
        on_triangle(self.corners(t), p)
    }

    /// Whether `p` [m] lies inside the solid; never in a sheet.
    pub fn contains(&self, p: DVec3, ws: &mut MeshWorkspace) -> bool {
        let held = Aabb::new(p, p);
        self.sides() == Sides::Solid
            && self.aabb().contains(&held)
            && self.nearest(p, f64::INFINITY, ws).is_some_and(|n| n.distance < 0.0)
    }

    /// The normal that tells outside from inside at a feature of triangle `t`; of any length.
    pub fn pseudonormal(&self, t: u32, feature: MeshFeature, ws: &mut MeshWorkspace) -> DVec3 {
        match feature {
            MeshFeature::Face => self.normal(t),
            MeshFeature::Edge(k) => {
                let other = self.neighbour(t, k as usize).map_or(DVec3::ZERO, |(u, _)| self.normal(u));
                self.normal(t) + other
            }
            MeshFeature::Corner(k) => {
                let mut sum = DVec3::ZERO;
                // all triangles at the corner, also those that only the corner links
                self.around_corner(t, k as usize, ws, |u, j| {
                    let c = self.corners(u);
                    let (a, b) = (c[(j + 1) % 3] - c[j], c[(j + 2) % 3] - c[j]);
                    sum += self.normal(u) * atan2(a.cross(b).length(), a.dot(b));
                });
                sum
            }
        }
    }
}

/// Parameter at which a ray enters a box, never above the true one; `None` only where it misses the box for certain.
fn enters(b: &Aabb, origin: DVec3, direction: DVec3) -> Option<f64> {
    // each quotient is off by less than two roundings
    const SLACK: f64 = 1.0 + 8.0 * f64::EPSILON;
    let (mut enter, mut leave) = (0.0, f64::INFINITY);
    for k in 0..3 {
        let (o, d, low, high) = (origin[k], direction[k], b.min[k], b.max[k]);
        if d == 0.0 {
            if o < low || o > high {
                return None;
            }
            continue;
        }
        let (p, q) = ((low - o) / d, (high - o) / d);
        let (p, q) = if p < q { (p, q) } else { (q, p) };
        enter = if p > enter { p } else { enter };
        leave = if q < leave { q } else { leave };
    }
    (enter <= leave * SLACK).then_some(enter / SLACK)
}

/// A ray in the frame in which it runs along an axis.
struct Ray {
    origin: DVec3,
    axes: [usize; 3],
    shear: DVec3,
}

impl Ray {
    fn new(origin: DVec3, direction: DVec3) -> Self {
        let a = direction.abs();
        let z = if a.z >= a.x && a.z >= a.y {
            2
        } else if a.y >= a.x {
            1
        } else {
            0
        };
        let (x, y) = ((z + 1) % 3, (z + 2) % 3);
        let shear = DVec3::new(direction[x] / direction[z], direction[y] / direction[z], 1.0 / direction[z]);
        Self { origin, axes: [x, y, z], shear }
    }

    /// Parameter at which the ray meets a triangle, from either side; its borders count.
    fn meets(&self, corners: [DVec3; 3]) -> Option<f64> {
        let [x, y, z] = self.axes;
        let [a, b, c] = corners.map(|p| {
            let d = p - self.origin;
            DVec3::new(d[x] - self.shear.x * d[z], d[y] - self.shear.y * d[z], self.shear.z * d[z])
        });
        // twice the areas of the three triangles with the ray; the same numbers for both triangles at an edge
        let (u, v, w) = (c.x * b.y - c.y * b.x, a.x * c.y - a.y * c.x, b.x * a.y - b.y * a.x);
        if (u < 0.0 || v < 0.0 || w < 0.0) && (u > 0.0 || v > 0.0 || w > 0.0) {
            return None;
        }
        let det = u + v + w;
        if det == 0.0 {
            return None;
        }
        let t = (u * a.z + v * b.z + w * c.z) / det;
        (t >= 0.0).then_some(t)
    }
}
