//! Intersection of two flat patches that face each other: the corners of their common shadow.
//!
//! Each shape shows a patch along the normal: a polygon (face, cap), a segment (edge, generator of a round side) or a
//! point. Both are projected along the normal and intersected in the plane. Every corner of the intersection is a
//! contact point: a corner of A above B's patch, a corner of B below A's, or a crossing of two borders. Its place on
//! both surfaces and its own gap follow from the planes of the patches. Nothing prefers one shape as "reference", so
//! the result does not depend on which one is called A, and the same builder serves a face contact, the open points
//! beside an edge contact, and round shapes.
//!
//! [`view`] looks along the normal, [`point`], [`segment`], [`polygon`] and [`disc`] intersect the shadows, by the kinds
//! of the two patches.

mod disc;
mod merge;
mod patch;
mod point;
mod points;
mod polygon;
mod segment;
mod view;

pub(crate) use merge::merge_doubles;
pub(crate) use patch::{Patch, Rim};
pub(crate) use points::Raw;

use points::Points;
use polygon::Growing;
use tumble_math::DVec3;
use view::{Shadow, View};

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

#[cfg(test)]
mod tests;
