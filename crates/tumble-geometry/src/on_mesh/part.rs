//! A convex part in the frame of a mesh: corners, edges and faces of its core, and the radius around it.
//!
//! A ball is one corner, a capsule one edge with two corners, both with a radius; boxes and hulls are themselves. Cylinders and
//! cones have none of these: they are asked by support and projection.

use super::near::Near;
use crate::hull::Edge;
use crate::mesh::Mesh;
use crate::patch::Frame;
use crate::support::{Convex, Core};
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// No face beside an edge.
pub(super) const NO_FACE: u32 = u32::MAX;
/// Cosine below which directions are square to each other, or fall behind, within rounding [–].
pub(super) const SQUARE: f64 = crate::tolerance::SAME_NORMAL;

/// The core of a part, in the mesh's frame.
#[derive(Clone, Debug, Default)]
pub(super) struct Body {
    pub(super) corners: Vec<DVec3>,
    pub(super) edges: Vec<Edge>,
    pub(super) normals: Vec<DVec3>,
    /// m·p ≤ offset inside [m].
    pub(super) offsets: Vec<f64>,
    ring_start: Vec<u32>,
    ring: Vec<u32>,
    pub(super) radius: f64,
    /// A point well inside [m].
    pub(super) middle: DVec3,
    /// Size that rounding is measured by [m].
    pub(super) scale: f64,
}

impl Body {
    pub(super) fn fill(&mut self, convex: &Convex<'_>, frame: &Frame) {
        for list in [&mut self.corners, &mut self.normals] {
            list.clear();
        }
        self.edges.clear();
        self.offsets.clear();
        self.ring_start.clear();
        self.ring.clear();
        self.radius = convex.radius;
        self.middle = frame.point(convex.core.middle());
        self.scale = convex.core.extent() + convex.radius + frame.shift.length();
        match convex.core {
            Core::Point => self.corners.push(frame.shift),
            Core::Segment(half) => {
                self.corners.extend([DVec3::Z * -half, DVec3::Z * half].map(|p| frame.point(p)));
                self.edges.push(Edge { from: 0, to: 1, left: NO_FACE, right: NO_FACE });
            }
            Core::Box(_) | Core::Hull(_) => {
                convex.core.with_poly(|p| {
                    self.corners.extend(p.vertices.iter().map(|v| frame.point(*v)));
                    self.edges.extend_from_slice(p.topology.edges());
                    self.ring_start.push(0);
                    for (f, n) in p.normals.iter().enumerate() {
                        let m = frame.turn * *n;
                        self.normals.push(m);
                        self.offsets.push(p.offsets[f] + m.dot(frame.shift));
                        self.ring.extend_from_slice(p.topology.face(f));
                        self.ring_start.push(self.ring.len() as u32);
                    }
                });
            }
            Core::Cylinder { .. } | Core::Cone { .. } => {}
        }
    }

    /// Corners of face `f`, counter-clockwise seen from outside.
    pub(super) fn face(&self, f: usize) -> &[u32] {
        &self.ring[self.ring_start[f] as usize..self.ring_start[f + 1] as usize]
    }

    /// The face that looks most against the unit direction `n`.
    pub(super) fn facing(&self, n: DVec3) -> Option<usize> {
        let (mut best, mut at) = (f64::INFINITY, None);
        for (f, m) in self.normals.iter().enumerate() {
            if m.dot(n) < best {
                (best, at) = (m.dot(n), Some(f));
            }
        }
        at
    }

    /// The ends of the part of the segment a–b inside a polyhedron [m].
    pub(super) fn inside(&self, a: DVec3, b: DVec3) -> Option<(DVec3, DVec3)> {
        let planes = self.normals.iter().copied().zip(self.offsets.iter().copied());
        cut(a, b, planes)
    }

    /// Whether the unit direction `x`, out of the core, is a normal of its corner `v`.
    pub(super) fn corner_has(&self, v: u32, x: DVec3) -> bool {
        self.edges.iter().filter(|e| e.from == v || e.to == v).all(|e| {
            let other = if e.from == v { e.to } else { e.from };
            let out = self.corners[other as usize] - self.corners[v as usize];
            x.dot(out) <= SQUARE * out.length()
        })
    }

    /// Whether the unit direction `x`, out of the core and square to edge `e`, is a normal of it.
    pub(super) fn edge_has(&self, e: &Edge, x: DVec3) -> bool {
        let along = self.corners[e.to as usize] - self.corners[e.from as usize];
        // into the left face, across the edge, and into the right one
        [(e.left, 1.0), (e.right, -1.0)].into_iter().filter(|f| f.0 != NO_FACE).all(|(f, side)| {
            let inward = self.normals[f as usize].cross(along) * side;
            x.dot(inward) <= SQUARE * inward.length()
        })
    }

    /// Whether `p` is over face `f`, seen along the unit direction `n`.
    pub(super) fn is_over_face(&self, f: usize, p: DVec3, n: DVec3) -> bool {
        let ring = self.face(f);
        let near = 1e-10 * self.scale;
        (0..ring.len()).all(|k| {
            let (a, b) = (self.corners[ring[k] as usize], self.corners[ring[(k + 1) % ring.len()] as usize]);
            let inward = self.normals[f].cross(b - a);
            // moved onto the face's plane along n
            let m = self.normals[f];
            let q = p - n * ((m.dot(p) - self.offsets[f]) / m.dot(n));
            inward.dot(q - a) >= -near * inward.length()
        })
    }

    /// Notes of each triangle whether a face of a polyhedron has all of it farther before it than the margin [m], rounding left aside.
    pub(super) fn note_beside(&self, mesh: &Mesh, near: &[Near], margin: f64, beside: &mut Vec<bool>) {
        beside.clear();
        if self.normals.is_empty() {
            return;
        }
        let far = max(margin, 0.0) + 1e-12 * self.scale;
        // mostly the face that parts the part from one triangle does so from the next
        let mut last = 0;
        beside.extend(near.iter().map(|&(_, t)| {
            let c = mesh.corners(t);
            let parts = |f: usize| {
                let (m, o) = (self.normals[f], self.offsets[f] + far);
                m.dot(c[0]) > o && m.dot(c[1]) > o && m.dot(c[2]) > o
            };
            parts(last)
                || (0..self.normals.len()).any(|f| {
                    let found = parts(f);
                    last = if found { f } else { last };
                    found
                })
        }));
    }

    /// Greatest distance of a corner from the middle, and the radius [m].
    pub(super) fn reach(&self) -> f64 {
        self.corners.iter().map(|c| c.distance(self.middle)).fold(0.0, max) + self.radius
    }
}

/// The ends of the part of the segment a–b behind all planes m·p ≤ o [m].
pub(super) fn cut(a: DVec3, b: DVec3, planes: impl Iterator<Item = (DVec3, f64)>) -> Option<(DVec3, DVec3)> {
    let (mut low, mut high) = (0.0, 1.0);
    for (m, o) in planes {
        let (p, q) = (m.dot(a) - o, m.dot(b) - o);
        if p > 0.0 && q > 0.0 {
            return None;
        }
        if p > 0.0 {
            low = max(low, p / (p - q));
        } else if q > 0.0 {
            high = min(high, p / (p - q));
        }
    }
    (low <= high).then(|| (a.lerp(b, low), a.lerp(b, high)))
}
