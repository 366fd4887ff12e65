//! Convex cores and their support functions: all that GJK and the direction search ask of a shape.
//!
//! A ball is a point with a radius, a capsule a segment with a radius; the other convex shapes are their own core with
//! radius 0. Signed distances of cores and of shapes differ by the radii, also under overlap, so only cores need to
//! be searched.

use crate::hull::{BoxParts, Hull, Poly, box_vertex};
use crate::shape::Shape;
use tumble_math::order::{max, max3};
use tumble_math::{DMat3, DVec3, Pose};

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
            Shape::HalfSpace(_) | Shape::Compound(_) | Shape::Mesh(_) => return None,
        };
        Some(Self { core, radius })
    }
}

impl Shape {
    /// Extent of the shape at `pose` along a direction of length 1, from the origin of space [m]; infinite for a
    /// half-space. Of a mesh, how far its box in its own axes reaches, which is at least as far.
    #[must_use]
    pub fn extent_along(&self, pose: &Pose, direction: DVec3) -> f64 {
        match self {
            Self::HalfSpace(_) => f64::INFINITY,
            Self::Compound(s) => {
                let each = s.parts.iter().map(|p| p.shape.extent_along(&pose.then(&p.pose), direction));
                each.fold(f64::NEG_INFINITY, max)
            }
            // no farther than its box, whatever the number of its corners
            Self::Mesh(s) => {
                let (along, b) = (pose.inverse_vector(direction), s.aabb());
                let farthest = max3(along * b.min, along * b.max);
                farthest.x + farthest.y + farthest.z + direction.dot(pose.position)
            }
            convex => Convex::of(convex).map_or(f64::INFINITY, |c| {
                let farthest = c.core.support(pose.inverse_vector(direction));
                direction.dot(pose.point(farthest)) + c.radius
            }),
        }
    }

    /// A point of the shape at `pose` that reaches farthest along a direction of length 1 [m]; none for a half-space.
    #[must_use]
    pub fn farthest_along(&self, pose: &Pose, direction: DVec3) -> Option<DVec3> {
        match self {
            Self::HalfSpace(_) => None,
            Self::Compound(s) => {
                let each = s.parts.iter().filter_map(|p| p.shape.farthest_along(&pose.then(&p.pose), direction));
                each.reduce(|a, b| if direction.dot(b) > direction.dot(a) { b } else { a })
            }
            Self::Mesh(s) => {
                let along = pose.inverse_vector(direction);
                let farthest =
                    s.points().iter().copied().reduce(|a, b| if along.dot(b) > along.dot(a) { b } else { a });
                farthest.map(|p| pose.point(p))
            }
            convex => Convex::of(convex)
                .map(|c| pose.point(c.core.support(pose.inverse_vector(direction))) + direction * c.radius),
        }
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
        // tolerances but by its rounding
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    #[test]
    fn supports_are_farthest_and_reach_extent_and_middle_bound_them() {
        let mut r = Random::new(31);
        for trial in 0..1200 {
            let shape = r.shape(trial % 6);
            let core = Convex::of(&shape).unwrap().core;
            let mut farthest = 0.0;
            for k in 0..30 {
                let d = match k {
                    0..6 => [DVec3::X, DVec3::Y, DVec3::Z, DVec3::NEG_X, DVec3::NEG_Y, DVec3::NEG_Z][k],
                    _ => r.direction(),
                };
                let p = core.support(d);
                farthest = max(farthest, p.length());
                // nothing of the surface is farther: any other support is a point of the core
                for _ in 0..5 {
                    let q = core.support(r.direction());
                    assert!(q.dot(d) <= p.dot(d) + 1e-14);
                    let from = if let Core::Hull(h) = core { h.centroid() } else { DVec3::ZERO };
                    assert!((q - from).length() <= core.extent() * (1.0 + 1e-14));
                    farthest = max(farthest, q.length());
                }
                let (corner, at) = core.corner(d);
                assert!((at.dot(d) - p.dot(d)).abs() < 1e-14);
                if let Some(listed) = core.with_poly(|poly| poly.vertices[corner as usize]) {
                    assert_eq!(listed, at);
                }
                assert!(core.middle().dot(d) < p.dot(d) + 1e-14);
            }
            assert!(farthest <= core.reach() * (1.0 + 1e-14));
            if !matches!(core, Core::Hull(_)) {
                assert!(farthest >= 0.99 * core.reach());
            }
        }
        // along the axis the middle of the cap is as far as its rim
        let cone = Core::Cone { radius: 3.0, half: 2.0 };
        assert_eq!(cone.support(DVec3::NEG_Z), DVec3::new(0.0, 0.0, -2.0));
        assert_eq!(cone.support(DVec3::new(0.59, 0.0, 0.8)).z, 2.0);
        assert_eq!(cone.support(DVec3::new(1.1, 0.0, 0.8)).z, -2.0);
        assert_eq!(Core::Cylinder { radius: 3.0, half: 4.0 }.reach(), 5.0);
        assert_eq!(cone.middle(), DVec3::new(0.0, 0.0, -1.0));
    }

    #[test]
    fn a_pair_sees_the_second_core_from_the_first() {
        let mut r = Random::new(32);
        for trial in 0..600 {
            let (sa, sb) = (r.shape(trial % 6), r.shape(trial / 6 % 6));
            let (a, b) = (Convex::of(&sa).unwrap().core, Convex::of(&sb).unwrap().core);
            let (turn, shift) = (DMat3::from_quat(r.rotation()), r.vector() * 2.0);
            let pair = Pair::new(a, b, turn, shift);
            let n = r.direction();
            assert!((pair.in_b(n) - turn.transpose() * n).length() < 1e-15);
            let exact = turn * b.support(turn.transpose() * n) + shift;
            assert!((pair.support_b(n) - exact).length() < 1e-12);
            assert_eq!(pair.support_a(n), a.support(n));
            let least = n.dot(turn * b.support(turn.transpose() * -n) + shift);
            assert!((pair.separation(n) - (least - n.dot(a.support(n)))).abs() < 1e-13);
            let size = a.extent() + b.extent();
            let near = if shift.length() < size { shift.length() } else { size };
            assert!((pair.scale - (size + near + 1e-3 * (a.reach() + b.reach()))).abs() < 1e-14);
            let (e, f) = (a.extent(), b.extent());
            let smaller = if e < f { max(e, 1e-3 * f) } else { max(f, 1e-3 * e) };
            assert_eq!(pair.smaller_extent(), smaller);
        }
    }
}
