//! The best direction between two convex cores, one of them round, when they touch or overlap.
//!
//! The signed distance is the maximum over all unit n of sep(n) = min n·b − max n·a. Under overlap this is not a concave
//! problem and has many local answers, so it is searched in two ways that check each other.
//!
//! *Polish* finds the exact local maximum near a direction. There the maximum is of one of few kinds, each with its
//! own small problem: a fixed normal (face, cap), two creases (edge against generator), one crease (a maximum along a
//! circle of normals: edge, generator), or none (Newton's method on the sphere with the curvature of the rims). All kinds
//! that the features at hand allow are tried, and the best separation, measured with the full support functions, wins. A
//! wrong guess can only lose; it can never claim too much.
//!
//! *Search* looks over the whole sphere of directions, cut into spherical triangles. With the supports wᵢ of a
//! triangle's corners nᵢ, any w̄ among them bounds the separation of all n in the triangle by max nᵢ·w̄ (times at most
//! the sum of the weights if positive); the best w̄ is the value of a 3 × 3 matrix game. Triangles that cannot beat the
//! best known direction are dropped, the others halved. Unlike an expanding polytope nothing can become degenerate:
//! touching, flat and deep contacts are the same to it.
//!
//! [`search`](search::search) is the second, [`polish`](polish::polish) the first, with [`crease`] and [`newton`] for the
//! kinds of maxima.

mod crease;
mod newton;
mod polish;
mod search;

pub(crate) use polish::polish;
pub(crate) use search::{Scratch, search};

use crate::support::Pair;
use tumble_math::DVec3;
use tumble_math::order::max3;

/// A direction, the difference of the supports along it [m], and its separation [m].
#[derive(Clone, Copy)]
struct Try {
    n: DVec3,
    w: DVec3,
    sep: f64,
}

fn attempt(pair: &Pair<'_>, n: DVec3) -> Try {
    let w = pair.support_b(-n) - pair.support_a(n);
    Try { n, w, sep: n.dot(w) }
}

/// Two unit vectors across the unit `n`.
pub(crate) fn across(n: DVec3) -> (DVec3, DVec3) {
    let s = 1.0_f64.copysign(n.z);
    let a = -1.0 / (s + n.z);
    let b = n.x * n.y * a;
    (DVec3::new(1.0 + s * n.x * n.x * a, s * b, -s * n.x), DVec3::new(b, s + n.y * n.y * a, -n.y))
}

/// A vector's largest part, kept for choosing a start when the centres coincide.
pub(crate) fn any_direction(v: DVec3) -> DVec3 {
    let length = v.length();
    if length > 1e-300 && length.is_finite() { v / length } else { max3(DVec3::Z, DVec3::ZERO) }
}

#[cfg(test)]
mod tests;
