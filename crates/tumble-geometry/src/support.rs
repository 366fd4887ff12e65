//! Convex cores and their support functions: all that GJK and the direction search ask of a shape.
//!
//! A ball is a point with a radius, a capsule a segment with a radius; the other convex shapes are their own core with
//! radius 0. Signed distances of cores and of shapes differ by the radii, also under overlap, so only cores need to
//! be searched.

use crate::hull::{BoxParts, Hull, Poly, box_vertex};
use crate::shape::Shape;
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};

/// A convex shape without its rounding, in its own frame.
#[derive(Clone, Copy)]
pub(crate) enum Core<'a> {
    Point,
    /// Along z, half length.
    Segment(f64),
    Box(DVec3),
    Hull(&'a Hull),
    Cylinder {
        radius: f64,
        half: f64,
    },
    Cone {
        radius: f64,
        half: f64,
    },
}

/// A core and the radius of the ball that is rolled around it.
#[derive(Clone, Copy)]
pub(crate) struct Convex<'a> {
    pub(crate) core: Core<'a>,
    pub(crate) radius: f64,
}

impl<'a> Convex<'a> {
    /// The convex view of a shape; `None` for half-spaces and compounds.
    pub(crate) fn of(shape: &'a Shape) -> Option<Self> {
        let (core, radius) = match shape {
            Shape::Ball(s) => (Core::Point, s.radius),
            Shape::Box(s) => (Core::Box(s.half), 0.0),
            Shape::Capsule(s) => (Core::Segment(s.half), s.radius),
            Shape::Cylinder(s) => (Core::Cylinder { radius: s.radius, half: s.half }, 0.0),
            Shape::Cone(s) => (Core::Cone { radius: s.radius, half: s.half }, 0.0),
            Shape::Hull(s) => (Core::Hull(s), 0.0),
            Shape::HalfSpace(_) | Shape::Compound(_) => return None,
        };
        Some(Self { core, radius })
    }
}

impl<'a> Core<'a> {
    /// A point of the core farthest along `dir` (any length but zero).
    #[inline]
    pub(crate) fn support(&self, dir: DVec3) -> DVec3 {
        match *self {
            Core::Point => DVec3::ZERO,
            Core::Segment(half) => DVec3::new(0.0, 0.0, if dir.z < 0.0 { -half } else { half }),
            Core::Box(h) => DVec3::new(
                if dir.x < 0.0 { -h.x } else { h.x },
                if dir.y < 0.0 { -h.y } else { h.y },
                if dir.z < 0.0 { -h.z } else { h.z },
            ),
            Core::Hull(hull) => hull.vertices()[hull.poly().support(dir)],
            Core::Cylinder { radius, half } => rim(dir, radius, if dir.z < 0.0 { -half } else { half }),
            Core::Cone { radius, half } => {
                let across = (dir.x * dir.x + dir.y * dir.y).sqrt();
                if 2.0 * half * dir.z > radius * across { DVec3::new(0.0, 0.0, half) } else { rim(dir, radius, -half) }
            }
        }
    }

    /// Distance [m] of the farthest point from the local origin.
    pub(crate) fn reach(&self) -> f64 {
        match *self {
            Core::Point => 0.0,
            Core::Segment(half) => half,
            Core::Box(h) => h.length(),
            Core::Hull(hull) => hull.outer_radius(),
            Core::Cylinder { radius, half } | Core::Cone { radius, half } => (radius * radius + half * half).sqrt(),
        }
    }

    /// Distance [m] of the farthest point from the middle, or a little more.
    pub(crate) fn extent(&self) -> f64 {
        match *self {
            Core::Hull(hull) => hull.extent(),
            _ => self.reach(),
        }
    }

    /// A point well inside.
    pub(crate) fn middle(&self) -> DVec3 {
        match *self {
            Core::Hull(hull) => hull.centroid(),
            Core::Cone { half, .. } => DVec3::new(0.0, 0.0, -0.5 * half),
            _ => DVec3::ZERO,
        }
    }

    /// Runs `f` with the polyhedron that the core is, if it is one.
    pub(crate) fn with_poly<R>(&self, f: impl FnOnce(Poly<'_>) -> R) -> Option<R> {
        match *self {
            Core::Box(h) => {
                let parts = BoxParts::new(h);
                Some(f(parts.poly()))
            }
            Core::Hull(hull) => Some(f(hull.poly())),
            _ => None,
        }
    }

    /// Index of the corner farthest along `dir`, for polyhedra.
    pub(crate) fn corner(&self, dir: DVec3) -> (u32, DVec3) {
        match *self {
            Core::Box(h) => {
                let k = usize::from(dir.x >= 0.0) | usize::from(dir.y >= 0.0) << 1 | usize::from(dir.z >= 0.0) << 2;
                (k as u32, box_vertex(h, k))
            }
            Core::Hull(hull) => {
                let k = hull.poly().support(dir);
                (k as u32, hull.vertices()[k])
            }
            _ => (0, self.support(dir)),
        }
    }
}

/// Point of the circle of `radius` at height `z` farthest along `dir`; its centre when `dir` is the axis.
#[inline]
fn rim(dir: DVec3, radius: f64, z: f64) -> DVec3 {
    let across = (dir.x * dir.x + dir.y * dir.y).sqrt();
    // below this the quotient would overflow; the whole disc is then a support
    if across < 1e-150 {
        return DVec3::new(0.0, 0.0, z);
    }
    DVec3::new(dir.x / across * radius, dir.y / across * radius, z)
}

/// Two cores, seen from the frame of the first.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'a> {
    pub(crate) a: Core<'a>,
    pub(crate) b: Core<'a>,
    /// Directions of B's frame in A's.
    pub(crate) turn: DMat3,
    /// Origin of B's frame in A's [m].
    pub(crate) shift: DVec3,
    /// Size [m] that rounding errors are measured by: the reach of both and their offset.
    pub(crate) scale: f64,
}

impl<'a> Pair<'a> {
    pub(crate) fn new(a: Core<'a>, b: Core<'a>, turn: DMat3, shift: DVec3) -> Self {
        let size = a.extent() + b.extent();
        // an offset far beyond the sizes means far apart, or a hull far from its own origin: it must not widen
        // tolerances but by what its rounding needs
        let offset = shift.length();
        let far = 1e-3 * (a.reach() + b.reach());
        Self { a, b, turn, shift, scale: size + if offset < size { offset } else { size } + far }
    }

    #[inline]
    pub(crate) fn in_b(&self, v: DVec3) -> DVec3 {
        // transpose times vector, written out: no matrix is built
        DVec3::new(self.turn.x_axis.dot(v), self.turn.y_axis.dot(v), self.turn.z_axis.dot(v))
    }

    #[inline]
    pub(crate) fn support_a(&self, n: DVec3) -> DVec3 {
        self.a.support(n)
    }

    /// The point of B farthest along `n`, in A's frame.
    #[inline]
    pub(crate) fn support_b(&self, n: DVec3) -> DVec3 {
        self.turn * self.b.support(self.in_b(n)) + self.shift
    }

    /// Nearest planes across `n` that still have A behind and B before them: signed distance [m] for a unit `n`.
    ///
    /// sep(n) = min n·b − max n·a. The signed distance of the cores is its maximum over all unit n; any n gives a
    /// lower bound.
    #[inline]
    pub(crate) fn separation(&self, n: DVec3) -> f64 {
        let (pa, pb) = (self.support_a(n), self.support_b(-n));
        n.dot(pb - pa)
    }

    /// Extent [m] of the smaller core, for choices that depend on thickness.
    pub(crate) fn smaller_extent(&self) -> f64 {
        let (a, b) = (self.a.extent(), self.b.extent());
        if a < b { max(a, 1e-3 * b) } else { max(b, 1e-3 * a) }
    }
}
