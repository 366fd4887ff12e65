//! Separating axes: the exact normal of two polyhedra, touching or overlapping.
//!
//! The signed distance of two overlapping polyhedra is the largest separation over finitely many directions: face
//! normals of either and cross products of edges whose arcs cross on the Gauss map.
//!
//! The best axis is a function of the two shapes and their poses alone, whatever way it is found: the best face of A,
//! unless the best face of B is better by [`PREFERENCE`], unless the best pair of edges is better than both by as much;
//! among equals of one kind the first. [`search`] finds it from nothing, [`recall`] proves that the one of the last
//! time still is the best.

mod arc;
mod boxes;
pub(crate) mod recall;
pub(crate) mod search;
mod segment;

pub(crate) use boxes::boxes;
pub(crate) use search::{Found, Scratch, between, centred};
pub(crate) use segment::segment;

use crate::hull::Poly;
use crate::support::Pair;
use tumble_math::DVec3;

/// A direction and its separation.
#[derive(Clone, Copy, Debug, PartialEq)]
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
    /// Edges of A and of B that it is the normal of, for hulls.
    pub(crate) edges: Option<(u32, u32)>,
}

const NOTHING: Axis =
    Axis { normal: DVec3::Z, separation: f64::NEG_INFINITY, face_a: None, face_b: None, corners: None, edges: None };

/// Fraction of the scale by which another kind of axis must be better to be taken [–]: rounding must not choose. Chosen, not derived:
/// 450,000 roundings of 2⁻⁵².
pub(crate) const PREFERENCE: f64 = 1e-10;
/// Sine of the angle of two edges below which they are parallel [–]; faces then do as well. Chosen, not derived.
const PARALLEL_SINE: f64 = 1e-10;

/// An edge of A and an edge of B: where they start, where they lead [m], in A's frame.
struct Edges {
    from_a: DVec3,
    along_a: DVec3,
    from_b: DVec3,
    along_b: DVec3,
    /// Sum of the normals of both faces of either edge: where its arc on the Gauss map bulges to.
    out_a: DVec3,
    out_b: DVec3,
}

impl Edges {
    fn new(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>, (ea, eb): (u32, u32)) -> Self {
        let (ea, eb) = (pa.topology.edges()[ea as usize], pb.topology.edges()[eb as usize]);
        let from_a = pa.vertices[ea.from as usize];
        let from_b = pb.vertices[eb.from as usize];
        Self {
            from_a,
            along_a: pa.vertices[ea.to as usize] - from_a,
            from_b: pair.turn * from_b + pair.shift,
            along_b: pair.turn * (pb.vertices[eb.to as usize] - from_b),
            out_a: pa.normals[ea.left as usize] + pa.normals[ea.right as usize],
            out_b: pair.turn * (pb.normals[eb.left as usize] + pb.normals[eb.right as usize]),
        }
    }

    /// The common normal, unit, from A to B, and the squared length of the cross product; `None` where the edges are
    /// parallel or it does not look out of both shapes.
    #[inline]
    fn normal(&self) -> Option<(DVec3, f64)> {
        let l = self.along_a.cross(self.along_b);
        let square = l.length_squared();
        if square <= PARALLEL_SINE * PARALLEL_SINE * self.along_a.length_squared() * self.along_b.length_squared() {
            return None;
        }
        let l = if l.dot(self.out_a) < 0.0 { -l } else { l };
        if l.dot(self.out_b) >= 0.0 {
            return None;
        }
        Some((l / square.sqrt(), square))
    }

    /// Distance of the two lines along their common normal `n` [m].
    #[inline]
    fn separation(&self, n: DVec3) -> f64 {
        n.dot(self.from_b - self.from_a)
    }
}

#[cfg(test)]
mod tests;
