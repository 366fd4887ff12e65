//! Convex polyhedra: corners, faces with outward planes, and how they hang together.
//!
//! A [`Hull`] is built of a cloud of points; a box has the same view ([`Poly`]) without
//! storing anything. Faces are polygons, counter-clockwise seen from outside; every edge knows its two corners and its
//! two faces (left of first → second, and right).

mod build;
mod topology;

pub use build::MAX_VERTICES;
pub(crate) use build::PLANE_DISTANCE;
pub use topology::Edge;
pub(crate) use topology::Topology;

use crate::error::ShapeError;
use build::Surface;
use std::sync::LazyLock;
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DVec3};

/// A convex polyhedron with merged faces, always closed, convex and of positive volume.
#[derive(Clone, Debug, PartialEq)]
pub struct Hull {
    vertices: Vec<DVec3>,
    normals: Vec<DVec3>,
    offsets: Vec<f64>,
    topology: Topology,
    volume: f64,
    centroid: DVec3,
    second: DMat3,
    inner: f64,
    reach: f64,
    extent: f64,
    blocks: Vec<Block>,
    planes: Vec<Planes>,
}

impl Hull {
    /// The convex hull of `points` [m].
    ///
    /// Duplicates (within 1e-10 of the span) are merged, points inside faces or on edges (within 1e-9 of the span)
    /// are no corners.
    ///
    /// # Errors
    /// Non-finite points, fewer than four distinct ones, a flat or collinear cloud, more than [`MAX_VERTICES`] corners.
    pub fn new(points: &[DVec3]) -> Result<Self, ShapeError> {
        Ok(Self::of(build::surface(points)?))
    }

    fn of(Surface { vertices, normals, offsets, topology }: Surface) -> Self {
        let (volume, centroid, second) = build::integrals(&vertices, &topology);
        let inner = normals
            .iter()
            .zip(&offsets)
            .map(|(n, o)| o - n.dot(centroid))
            .fold(f64::INFINITY, |a, b| if b < a { b } else { a });
        let reach = vertices.iter().map(|v| v.length()).fold(0.0, max);
        let extent = vertices.iter().map(|v| v.distance(centroid)).fold(0.0, max);
        let blocks = vertices
            .chunks(4)
            .map(|c| Block::new(std::array::from_fn(|k| c[if k < c.len() { k } else { c.len() - 1 }])))
            .collect();
        let planes = Planes::all(&normals, &offsets, centroid).collect();
        Self { vertices, normals, offsets, topology, volume, centroid, second, inner, reach, extent, blocks, planes }
    }

    /// Corners [m], in the order in which they were given.
    #[must_use]
    pub fn vertices(&self) -> &[DVec3] {
        &self.vertices
    }

    /// Number of faces.
    #[must_use]
    pub fn face_count(&self) -> usize {
        self.topology.face_count()
    }

    /// Corners of face `index`, counter-clockwise seen from outside.
    #[must_use]
    pub fn face(&self, index: usize) -> &[u32] {
        self.topology.face(index)
    }

    /// Outward unit normal and offset [m] of the plane of face `index`: inside means n·p ≤ offset.
    #[must_use]
    pub fn plane(&self, index: usize) -> (DVec3, f64) {
        (self.normals[index], self.offsets[index])
    }

    /// Edges, each once.
    #[must_use]
    pub fn edges(&self) -> &[Edge] {
        self.topology.edges()
    }

    /// Volume [m³].
    #[must_use]
    pub fn volume(&self) -> f64 {
        self.volume
    }

    /// Centre of volume [m].
    #[must_use]
    pub fn centroid(&self) -> DVec3 {
        self.centroid
    }

    /// ∫(x−c)(x−c)ᵀ dV [m⁵].
    pub(crate) fn second_moment(&self) -> DMat3 {
        self.second
    }

    /// Radius [m] of the largest ball about the centroid that fits inside.
    #[must_use]
    pub fn inner_radius(&self) -> f64 {
        self.inner
    }

    /// Distance [m] of the farthest corner from the local origin.
    #[must_use]
    pub fn outer_radius(&self) -> f64 {
        self.reach
    }

    /// Distance [m] of the farthest corner from the centroid.
    pub(crate) fn extent(&self) -> f64 {
        self.extent
    }

    pub(crate) fn poly(&self) -> Poly<'_> {
        Poly {
            vertices: &self.vertices,
            normals: &self.normals,
            offsets: &self.offsets,
            topology: &self.topology,
            blocks: &self.blocks,
            planes: &self.planes,
            centre: self.centroid,
            inner: self.inner,
        }
    }
}

/// A polyhedron as the narrow phase sees it: a hull, or a box made up on the spot.
#[derive(Clone, Copy)]
pub(crate) struct Poly<'a> {
    pub(crate) vertices: &'a [DVec3],
    pub(crate) normals: &'a [DVec3],
    pub(crate) offsets: &'a [f64],
    pub(crate) topology: &'a Topology,
    /// A point well inside [m], and the radius of a ball about it that fits inside [m].
    pub(crate) centre: DVec3,
    pub(crate) inner: f64,
    blocks: &'a [Block],
    planes: &'a [Planes],
}

impl Poly<'_> {
    /// Index of the corner farthest along `dir`; the first on a tie.
    ///
    /// Four corners at a time and without a branch: whether a corner is farther is a coin toss that no processor
    /// predicts, so walking from corner to corner loses to looking at all of them.
    #[inline]
    pub(crate) fn support(&self, dir: DVec3) -> usize {
        self.farthest(dir).0
    }

    /// [`support`](Self::support) and [`reach`](Self::reach) at once.
    #[inline]
    pub(crate) fn farthest(&self, dir: DVec3) -> (usize, f64) {
        let (found, reach) =
            if self.blocks.len() <= 8 { scan::<32>(self.blocks, dir) } else { scan::<256>(self.blocks, dir) };
        // the last block is filled up with copies of the last corner
        (if found < self.vertices.len() { found } else { self.vertices.len() - 1 }, reach)
    }

    /// Distance of the point `p` inside the border of face `f`, measured across the face's normal [m]; negative
    /// outside.
    #[inline]
    pub(crate) fn clearance(&self, f: usize, p: DVec3) -> f64 {
        let (n, ring) = (self.normals[f], self.topology.face(f));
        let mut from = self.vertices[ring[ring.len() - 1] as usize];
        let mut least = f64::INFINITY;
        for &v in ring {
            let to = self.vertices[v as usize];
            let along = to - from;
            let inside = n.cross(along).dot(p - from);
            least = min(least, inside * inside.abs() / along.length_squared());
            from = to;
        }
        least.abs().sqrt().copysign(least)
    }

    /// Whether a face has a normal whose cosine with the unit direction `n` is above `cosine`.
    #[inline]
    pub(crate) fn has_face_along(&self, n: DVec3, cosine: f64) -> bool {
        let mut most = [f64::NEG_INFINITY; 4];
        for p in self.planes {
            for k in 0..4 {
                let d = p.x[k] * n.x + p.y[k] * n.y + p.z[k] * n.z;
                most[k] = if d > most[k] { d } else { most[k] };
            }
        }
        max(max(most[0], most[1]), max(most[2], most[3])) > cosine
    }
}

impl Poly<'_> {
    /// The corner farthest along `dir`, and whether no other comes within `near` of it.
    #[inline]
    pub(crate) fn support_alone(&self, dir: DVec3, near: f64) -> (usize, bool) {
        let v = self.support(dir);
        let level = self.vertices[v].dot(dir) - near;
        let mut count = [0_u64; 4];
        for b in self.blocks {
            for k in 0..4 {
                let d = b.x[k] * dir.x + b.y[k] * dir.y + b.z[k] * dir.z;
                count[k] += u64::from(d >= level);
            }
        }
        // the last block is filled up with copies of the last corner: those say "not alone", which costs only time
        (v, count[0] + count[1] + count[2] + count[3] <= 1)
    }

    /// The largest product of a corner with `dir`.
    #[inline]
    pub(crate) fn reach(&self, dir: DVec3) -> f64 {
        let mut best = [f64::NEG_INFINITY; 4];
        for b in self.blocks {
            for k in 0..4 {
                let d = b.x[k] * dir.x + b.y[k] * dir.y + b.z[k] * dir.z;
                best[k] = if d > best[k] { d } else { best[k] };
            }
        }
        max(max(best[0], best[1]), max(best[2], best[3]))
    }
}

impl Poly<'_> {
    /// The least and the largest product of a corner with `dir`.
    #[inline]
    pub(crate) fn span(&self, dir: DVec3) -> (f64, f64) {
        let (mut least, mut most) = ([f64::INFINITY; 4], [f64::NEG_INFINITY; 4]);
        for b in self.blocks {
            for k in 0..4 {
                let d = b.x[k] * dir.x + b.y[k] * dir.y + b.z[k] * dir.z;
                least[k] = if d < least[k] { d } else { least[k] };
                most[k] = if d > most[k] { d } else { most[k] };
            }
        }
        (min(min(least[0], least[1]), min(least[2], least[3])), max(max(most[0], most[1]), max(most[2], most[3])))
    }
}

/// Index of the first of the largest products of all corners with `dir`, and that product; at most `N` corners.
#[inline]
fn scan<const N: usize>(blocks: &[Block], dir: DVec3) -> (usize, f64) {
    let mut products = [0.0_f64; N];
    let mut best = [f64::NEG_INFINITY; 4];
    for (b, out) in blocks.iter().zip(products.chunks_exact_mut(4)) {
        for k in 0..4 {
            let d = b.x[k] * dir.x + b.y[k] * dir.y + b.z[k] * dir.z;
            best[k] = if d > best[k] { d } else { best[k] };
            out[k] = d;
        }
    }
    let (p, q) = (max(best[0], best[1]), max(best[2], best[3]));
    let top = max(p, q);
    (products.iter().position(|&d| d >= top).unwrap_or(0), top)
}

/// Four planes side by side: unit normals and offsets [m].
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
pub(crate) struct Planes {
    x: [f64; 4],
    y: [f64; 4],
    z: [f64; 4],
    offset: [f64; 4],
    /// Depth of the centre below the plane [m], and the inverse.
    height: [f64; 4],
    inverse: [f64; 4],
}

impl Planes {
    /// All planes in blocks of four, the last filled up with copies of the last plane.
    fn all(normals: &[DVec3], offsets: &[f64], centre: DVec3) -> impl Iterator<Item = Self> {
        normals.chunks(4).zip(offsets.chunks(4)).map(move |(n, o)| {
            let k: [usize; 4] = std::array::from_fn(|k| if k < n.len() { k } else { n.len() - 1 });
            let height = k.map(|k| o[k] - n[k].dot(centre));
            Self {
                x: k.map(|k| n[k].x),
                y: k.map(|k| n[k].y),
                z: k.map(|k| n[k].z),
                offset: k.map(|k| o[k]),
                height,
                inverse: height.map(|h| 1.0 / h),
            }
        })
    }

    /// Depth of `p` below each plane [m].
    #[inline]
    fn below(&self, p: DVec3) -> [f64; 4] {
        std::array::from_fn(|k| self.offset[k] - (self.x[k] * p.x + self.y[k] * p.y + self.z[k] * p.z))
    }
}

impl Poly<'_> {
    /// Depth of `p` below every plane [m], negative above, and the nearest plane with its distance.
    ///
    /// `out` may be longer than there are planes.
    #[inline]
    pub(crate) fn below(&self, p: DVec3, out: &mut Vec<f64>) -> (usize, f64) {
        self.room(out);
        let mut least = [f64::INFINITY; 4];
        for (block, out) in self.planes.iter().zip(out.chunks_exact_mut(4)) {
            let d = block.below(p);
            for k in 0..4 {
                least[k] = if d[k] < least[k] { d[k] } else { least[k] };
            }
            out.copy_from_slice(&d);
        }
        self.nearest(least, out)
    }

    #[inline]
    fn room(&self, out: &mut Vec<f64>) {
        if out.len() < 4 * self.planes.len() {
            out.resize(4 * self.planes.len(), 0.0);
        }
    }

    #[inline]
    fn nearest(&self, least: [f64; 4], from: &[f64]) -> (usize, f64) {
        let least = min(min(least[0], least[1]), min(least[2], least[3]));
        (from[..self.normals.len()].iter().position(|&d| d <= least).unwrap_or(0), least)
    }

    /// The part of the way `d` [m] from the centre that lies inside, at most 1; how steeply `d` climbs to every plane
    /// goes to `slopes`, which may be longer than there are planes.
    #[inline]
    pub(crate) fn way_out(&self, d: DVec3, slopes: &mut Vec<f64>) -> f64 {
        self.room(slopes);
        let mut most = [1.0; 4];
        for (p, out) in self.planes.iter().zip(slopes.chunks_exact_mut(4)) {
            let slope: [f64; 4] = std::array::from_fn(|k| p.x[k] * d.x + p.y[k] * d.y + p.z[k] * d.z);
            for k in 0..4 {
                let part = slope[k] * p.inverse[k];
                most[k] = if part > most[k] { part } else { most[k] };
            }
            out.copy_from_slice(&slope);
        }
        1.0 / max(max(most[0], most[1]), max(most[2], most[3]))
    }

    /// Turns the slopes of [`way_out`](Self::way_out) into how far below every plane the point at part `t` of the way
    /// lies [m], negative above; returns the nearest plane and its distance.
    #[inline]
    pub(crate) fn below_way(&self, t: f64, slopes: &mut [f64]) -> (usize, f64) {
        let mut least = [f64::INFINITY; 4];
        for (p, out) in self.planes.iter().zip(slopes.chunks_exact_mut(4)) {
            let d: [f64; 4] = std::array::from_fn(|k| p.height[k] - t * out[k]);
            for k in 0..4 {
                least[k] = if d[k] < least[k] { d[k] } else { least[k] };
            }
            out.copy_from_slice(&d);
        }
        self.nearest(least, slopes)
    }
}

/// Four corners side by side [m].
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
pub(crate) struct Block {
    x: [f64; 4],
    y: [f64; 4],
    z: [f64; 4],
}

impl Block {
    fn new(v: [DVec3; 4]) -> Self {
        Self { x: v.map(|p| p.x), y: v.map(|p| p.y), z: v.map(|p| p.z) }
    }
}

/// The eight corners and six offsets of a box [m]; with [`box_poly`] a box looks like a hull.
pub(crate) struct BoxParts {
    vertices: [DVec3; 8],
    offsets: [f64; 6],
    blocks: [Block; 2],
    planes: [Planes; 2],
    inner: f64,
}

impl BoxParts {
    pub(crate) fn new(half: DVec3) -> Self {
        let corners = |first: usize| std::array::from_fn(|k| box_vertex(half, first + k));
        let (z, h) = ([0.0; 4], half);
        let plane =
            |x, y, z, offset: [f64; 4]| Planes { x, y, z, offset, height: offset, inverse: offset.map(|o| 1.0 / o) };
        let planes = [
            plane([1.0, -1.0, 0.0, 0.0], [0.0, 0.0, 1.0, -1.0], z, [h.x, h.x, h.y, h.y]),
            plane(z, z, [1.0, -1.0, -1.0, -1.0], [h.z; 4]),
        ];
        Self {
            planes,
            vertices: std::array::from_fn(|k| box_vertex(half, k)),
            blocks: [Block::new(corners(0)), Block::new(corners(4))],
            offsets: [half.x, half.x, half.y, half.y, half.z, half.z],
            inner: min(min(half.x, half.y), half.z),
        }
    }

    pub(crate) fn poly(&self) -> Poly<'_> {
        Poly {
            vertices: &self.vertices,
            normals: &BOX_NORMALS,
            offsets: &self.offsets,
            topology: &BOX_TOPOLOGY,
            blocks: &self.blocks,
            planes: &self.planes,
            centre: DVec3::ZERO,
            inner: self.inner,
        }
    }
}

/// Corner `k` of a box: bit 0, 1, 2 of `k` set means the positive side of x, y, z.
#[inline]
pub(crate) fn box_vertex(half: DVec3, k: usize) -> DVec3 {
    let s = |bit: usize, h: f64| if k >> bit & 1 == 1 { h } else { -h };
    DVec3::new(s(0, half.x), s(1, half.y), s(2, half.z))
}

/// Outward normals of a box: +x, −x, +y, −y, +z, −z.
pub(crate) const BOX_NORMALS: [DVec3; 6] = [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y, DVec3::Z, DVec3::NEG_Z];

/// Corners of the six faces, counter-clockwise seen from outside.
pub(crate) const BOX_FACES: [[u32; 4]; 6] =
    [[1, 3, 7, 5], [0, 4, 6, 2], [2, 6, 7, 3], [0, 1, 5, 4], [4, 5, 7, 6], [0, 2, 3, 1]];

pub(crate) static BOX_TOPOLOGY: LazyLock<Topology> =
    LazyLock::new(|| Topology::from_loops(8, &BOX_FACES.map(|f| f.to_vec())));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_seen_as_a_polyhedron_is_closed_and_looks_outward() {
        let half = DVec3::new(1.0, 2.0, 3.0);
        let parts = BoxParts::new(half);
        let poly = parts.poly();
        assert_eq!(poly.topology.edges().len(), 12);
        for f in 0..6 {
            let ring = poly.topology.face(f);
            let [a, b, c] = [ring[0], ring[1], ring[2]].map(|v| poly.vertices[v as usize]);
            assert!((b - a).cross(c - b).normalize().distance(poly.normals[f]) < 1e-15);
            for &v in ring {
                assert_eq!(poly.normals[f].dot(poly.vertices[v as usize]), poly.offsets[f]);
            }
        }
        for v in 0..8 {
            assert_eq!(poly.topology.vertex_faces(v).len(), 3);
        }
    }

    #[test]
    fn a_cube_with_points_on_faces_edges_and_doubles_is_a_cube() {
        let mut points = Vec::new();
        for x in -2..=2 {
            for y in -2..=2 {
                for z in -2..=2 {
                    points.push(DVec3::new(f64::from(x), f64::from(y), f64::from(z)) * 0.5);
                }
            }
        }
        points.push(DVec3::new(1.0, 1.0, 1.0 - 1e-13));
        let hull = Hull::new(&points).unwrap();
        assert_eq!((hull.vertices().len(), hull.face_count(), hull.edges().len()), (8, 6, 12));
        assert!((hull.volume() - 8.0).abs() < 1e-14);
    }
}
