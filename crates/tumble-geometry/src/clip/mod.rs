//! Where two flat patches face each other: the corners of their common shadow.
//!
//! Each shape shows a patch along the normal: a polygon (face, cap), a segment (edge, generator of a round side) or a
//! point. Both are projected along the normal and intersected in the plane. Every corner of the intersection is a
//! contact point: a corner of A above B's patch, a corner of B below A's, or a crossing of two borders. Its place on
//! both surfaces and its own gap follow from the planes of the patches. Nothing prefers one shape as "reference", so
//! the result does not depend on which one is called A, and the same builder serves a face contact, the open points
//! beside an edge contact, and round shapes.
//!
//! [`view`] looks along the normal, [`point`], [`segment`], [`polygon`] and [`disc`] intersect what is seen, by the kinds
//! of the two patches.

mod disc;
mod merge;
mod point;
mod polygon;
mod segment;
mod view;

pub(crate) use merge::merge_doubles;

use polygon::Growing;
use tumble_math::DVec3;
use view::{Shadow, View};

/// What one shape shows to the other, in the frame of the pair.
#[derive(Default, Debug)]
pub(crate) struct Patch {
    /// Corners: one for a point, two for a segment, else a convex polygon counter-clockwise seen from outside.
    pub(crate) points: Vec<DVec3>,
    /// Feature of each corner.
    pub(crate) corners: Vec<u32>,
    /// Feature of the border from each corner to the next.
    pub(crate) borders: Vec<u32>,
    /// Feature of the inside.
    pub(crate) face: u32,
    /// Outward unit normal of a polygon.
    pub(crate) normal: DVec3,
    /// Radius [m] when the patch is a generator of a cylinder or capsule, else 0.
    pub(crate) round: f64,
    /// The true border when the patch is a cap.
    pub(crate) rim: Option<Rim>,
}

/// The circle centre + x cos φ + y sin φ [m].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rim {
    pub(crate) centre: DVec3,
    pub(crate) x: DVec3,
    pub(crate) y: DVec3,
    /// Added to the indices of features of this rim.
    pub(crate) lower: u32,
}

impl Patch {
    pub(crate) fn clear(&mut self) {
        self.points.clear();
        self.corners.clear();
        self.borders.clear();
        self.round = 0.0;
        self.rim = None;
    }

    pub(crate) fn push(&mut self, p: DVec3, corner: u32, border: u32) {
        self.points.push(p);
        self.corners.push(corner);
        self.borders.push(border);
    }
}

/// A contact point in the frame of the pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw {
    pub(crate) a: DVec3,
    pub(crate) b: DVec3,
    pub(crate) gap: f64,
    pub(crate) fa: u32,
    pub(crate) fb: u32,
}

/// Scratch memory of the builder.
#[derive(Default)]
pub(crate) struct Clip {
    a: Vec<Shadow>,
    b: Vec<Shadow>,
    growing: Growing,
}

impl Clip {
    /// Adds all corners of the common shadow of `a` and `b` along the unit `n` whose gap is at most `limit` [m] to `out`.
    pub(crate) fn contact(&mut self, n: DVec3, a: &Patch, b: &Patch, limit: f64, out: &mut Vec<Raw>) {
        let view = View::new(n, a, b, &mut self.a, &mut self.b);
        let out = &mut Points { normal: n, limit, out };
        match (a.points.len(), b.points.len()) {
            (1, _) => point::of_a(&view, out),
            (_, 1) => point::of_b(&view, out),
            (2, 2) => segment::both(&view, out),
            (2, _) => segment::of_a(&view, out),
            (_, 2) => segment::of_b(&view, out),
            _ if a.rim.is_some() || b.rim.is_some() => disc::contact(&view, out),
            _ => polygon::contact(&view, &mut self.growing, out),
        }
    }
}

/// The points found so far.
struct Points<'a> {
    normal: DVec3,
    /// The largest gap that a point may have [m].
    limit: f64,
    out: &'a mut Vec<Raw>,
}

impl Points<'_> {
    /// A point that is known on A.
    #[inline]
    fn on_a(&mut self, a: DVec3, gap: f64, fa: u32, fb: u32) {
        if gap <= self.limit {
            self.out.push(Raw { a, b: a + self.normal * gap, gap, fa, fb });
        }
    }

    /// A point that is known on B.
    #[inline]
    fn on_b(&mut self, b: DVec3, gap: f64, fa: u32, fb: u32) {
        self.on_a(b - self.normal * gap, gap, fa, fb);
    }
}

#[cfg(test)]
mod tests;
