//! Contacts of two shapes: points with one normal.
//!
//! A contact of two convex parts is one [`Manifold`]: a unit normal from A to B and all points whose gap is at most the
//! margin. A point says where it sits on both surfaces, its own signed gap along the normal, and which features of the
//! shapes made it. Features do not change while the same corner lies on the same face, so impulses can be carried from
//! step to step by them.

use tumble_math::order::max;
use tumble_math::{DVec3, Pose};

/// One point of a manifold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactPoint {
    /// Point on the surface of A, world axes [m].
    pub position_a: DVec3,
    /// Point on the surface of B, world axes [m]: `position_a + gap · normal`.
    pub position_b: DVec3,
    /// Signed distance of the two along the normal [m]; negative = overlap.
    pub gap: f64,
    /// Features that touch: of A in the upper half, of B in the lower; see [`feature`].
    pub feature: u64,
}

/// A point and its feature; swapped when the shapes are swapped.
impl ContactPoint {
    /// The same point with A and B exchanged.
    #[must_use]
    pub fn swapped(&self) -> Self {
        Self {
            position_a: self.position_b,
            position_b: self.position_a,
            gap: self.gap,
            feature: self.feature.rotate_left(32),
        }
    }
}

/// Numbers of features: a kind in the upper four bits of 32 and an index below.
pub mod feature {
    const INDEX: u32 = (1 << 28) - 1;

    /// Kind of a vertex, by [`kind`].
    pub const VERTEX: u32 = 1;
    /// Kind of an edge.
    pub const EDGE: u32 = 2;
    /// Kind of a face.
    pub const FACE: u32 = 3;

    /// Kind of a feature, without its index: [`VERTEX`], [`EDGE`] or [`FACE`].
    #[must_use]
    pub const fn kind(name: u32) -> u32 {
        name >> 28
    }

    /// Index of a feature, without its kind.
    pub(crate) const fn index(name: u32) -> u32 {
        name & INDEX
    }

    /// Corner `index` of a box (bits 0–2: positive x, y, z) or hull; end of a capsule (0: −z, 1: +z); point of a rim.
    #[must_use]
    pub const fn vertex(index: u32) -> u32 {
        VERTEX << 28 | index & INDEX
    }

    /// Edge `index` of a box or hull, arc of a rim, generator of a round side.
    #[must_use]
    pub const fn edge(index: u32) -> u32 {
        EDGE << 28 | index & INDEX
    }

    /// Face `index` of a box (+x, −x, +y, −y, +z, −z) or hull; cap (0: +z, 1: −z) or round side (2).
    #[must_use]
    pub const fn face(index: u32) -> u32 {
        FACE << 28 | index & INDEX
    }

    /// The end of a rim that is deepest at the moment: moves around the rim as the shape rolls.
    pub const DEEPEST: u32 = 4096;
    /// Added to the index of a rim point or arc at −z.
    pub const LOWER_RIM: u32 = 1024;
    /// Index of the arc of a rim at the point where a border passes into the disc; [`LOWER_RIM`] is added at −z.
    pub const ENTERS: u32 = 512;
    /// The same where it passes out of the disc.
    pub const LEAVES: u32 = 513;
    /// Index of a cone's tip.
    pub const TIP: u32 = 8192;
    /// Index of the generator of a round side.
    pub const GENERATOR: u32 = 8193;

    /// Both features of a point in one number.
    #[must_use]
    pub const fn pair(a: u32, b: u32) -> u64 {
        (a as u64) << 32 | b as u64
    }
}

/// Choices of the narrow phase; recorded with a run because they change which points exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Points of a rim's fan (cylinder, cone base): 3…64. The fan's polygon lies inside the rim by
    /// radius·(1 − cos(π/n)): 3.4 % of the radius for the 12 points of the default, 1.9 % for 16. The deepest point of
    /// the rim is added whatever this number.
    pub rim_points: u32,
    /// Points of the contact polygon that are kept.
    pub keep: Keep,
}

impl Default for Settings {
    fn default() -> Self {
        Self { rim_points: 12, keep: Keep::All }
    }
}

/// Points of a contact polygon that a manifold keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Every corner: the support polygon is the true one.
    All,
    /// At most four, chosen by depth and area. Faster to solve; another support polygon.
    Four,
}

/// One manifold, borrowed from [`Manifolds`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manifold<'a> {
    /// Unit vector from A to B, world axes.
    pub normal: DVec3,
    /// Index of the part of A if A is a compound, else 0.
    pub part_a: u32,
    /// Index of the part of B if B is a compound, else 0.
    pub part_b: u32,
    /// The points, at least one.
    pub points: &'a [ContactPoint],
}

#[derive(Clone, Copy, Debug)]
struct Head {
    normal: DVec3,
    part_a: u32,
    part_b: u32,
    start: u32,
    end: u32,
}

/// All manifolds of a pair of shapes. Reuse one: nothing is allocated once it has grown to its size.
#[derive(Clone, Debug, Default)]
pub struct Manifolds {
    heads: Vec<Head>,
    points: Vec<ContactPoint>,
}

impl Manifolds {
    /// An empty collection.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Exchanges A and B in all of them.
    pub(crate) fn swap(&mut self) {
        for head in &mut self.heads {
            head.normal = -head.normal;
            (head.part_a, head.part_b) = (head.part_b, head.part_a);
        }
        self.points.iter_mut().for_each(|p| *p = p.swapped());
    }

    /// Carries all of them into another frame.
    pub(crate) fn carry(&mut self, to: &Pose) {
        for head in &mut self.heads {
            head.normal = to.vector(head.normal);
        }
        for p in &mut self.points {
            (p.position_a, p.position_b) = (to.point(p.position_a), to.point(p.position_b));
        }
    }

    /// Puts the points of each manifold in the order of their features, whichever way round a polygon was clipped.
    pub fn sort_by_feature(&mut self) {
        for head in &self.heads {
            self.points[head.start as usize..head.end as usize].sort_unstable_by_key(|p| p.feature);
        }
    }

    /// Forgets all manifolds, keeps the memory.
    pub fn clear(&mut self) {
        self.heads.clear();
        self.points.clear();
    }

    /// Number of manifolds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// True when nothing touches.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// The manifolds, in order of their parts.
    pub fn iter(&self) -> impl Iterator<Item = Manifold<'_>> {
        self.heads.iter().map(|h| Manifold {
            normal: h.normal,
            part_a: h.part_a,
            part_b: h.part_b,
            points: &self.points[h.start as usize..h.end as usize],
        })
    }

    /// The first manifold, if any: the only one for convex shapes.
    #[must_use]
    pub fn first(&self) -> Option<Manifold<'_>> {
        self.iter().next()
    }

    /// Points of all manifolds.
    #[must_use]
    pub fn points(&self) -> &[ContactPoint] {
        &self.points
    }

    /// Smallest gap [m] of all points.
    #[must_use]
    pub fn deepest(&self) -> Option<f64> {
        self.points.iter().map(|p| p.gap).reduce(tumble_math::order::min)
    }

    /// Adds a manifold; points farther than `margin` and empty manifolds are not kept.
    pub(crate) fn push(
        &mut self,
        normal: DVec3,
        parts: (u32, u32),
        keep: Keep,
        points: impl Iterator<Item = ContactPoint>,
    ) {
        let start = self.points.len();
        self.points.extend(points);
        if keep == Keep::Four && self.points.len() - start > 4 {
            four(&mut self.points, start, normal);
        }
        let end = self.points.len();
        if end > start {
            self.heads.push(Head { normal, part_a: parts.0, part_b: parts.1, start: start as u32, end: end as u32 });
        }
    }
}

/// Leaves four points from `start` on: the deepest, the farthest from it, the farthest from their line, and the one
/// that adds most area on the other side; in their old order.
fn four(points: &mut Vec<ContactPoint>, start: usize, normal: DVec3) {
    let p = &points[start..];
    let pick = |score: &dyn Fn(&ContactPoint) -> f64| {
        let (mut best, mut at) = (f64::NEG_INFINITY, 0);
        for (k, q) in p.iter().enumerate() {
            let s = score(q);
            if s > best {
                (best, at) = (s, k);
            }
        }
        at
    };
    let area = |a: DVec3, b: DVec3, c: DVec3| normal.dot((b - a).cross(c - a));
    let first = pick(&|q| -q.gap);
    let a = p[first].position_a;
    let second = pick(&|q| (q.position_a - a).length_squared());
    let b = p[second].position_a;
    let third = pick(&|q| area(a, b, q.position_a).abs());
    let c = p[third].position_a;
    // the largest triangle outside abc, over its three sides
    let s = if area(a, b, c) < 0.0 { -1.0 } else { 1.0 };
    let fourth = pick(&|q| {
        let q = q.position_a;
        max(max(-s * area(a, b, q), -s * area(b, c, q)), -s * area(c, a, q))
    });
    let mut kept = [first, second, third, fourth];
    kept.sort_unstable();
    let mut n = 0;
    let mut last = usize::MAX;
    for k in kept {
        if k != last {
            points[start + n] = points[start + k];
            n += 1;
        }
        last = k;
    }
    points.truncate(start + n);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    #[test]
    fn four_points_keep_the_deepest_the_farthest_and_the_widest() {
        let mut r = Random::new(91);
        for _ in 0..300 {
            let normal = r.direction();
            let u = normal.cross(if normal.x.abs() < 0.6 { DVec3::X } else { DVec3::Y }).normalize();
            let v = normal.cross(u);
            let points: Vec<ContactPoint> = (0..12)
                .map(|k| {
                    let at = u * r.range(-1.0, 1.0) + v * r.range(-1.0, 1.0);
                    ContactPoint { position_a: at, position_b: at, gap: r.range(-1.0, 1.0), feature: k }
                })
                .collect();
            let mut out = Manifolds::default();
            out.push(normal, (0, 0), Keep::Four, points.iter().copied());
            let kept: Vec<u64> = out.points().iter().map(|p| p.feature).collect();
            assert!(kept.len() <= 4 && kept.windows(2).all(|w| w[0] < w[1]), "{kept:?}");
            let best = |score: &dyn Fn(&ContactPoint) -> f64| {
                points.iter().reduce(|p, q| if score(q) > score(p) { q } else { p }).copied().unwrap()
            };
            let first = best(&|p| -p.gap);
            let second = best(&|p| (p.position_a - first.position_a).length());
            let (a, b) = (first.position_a, second.position_a);
            let third = best(&|p| (b - a).cross(p.position_a - a).length());
            for p in [first, second, third] {
                assert!(kept.contains(&p.feature), "{kept:?} {}", p.feature);
            }
            assert_eq!(out.deepest(), Some(first.gap));
            // the fourth is outside the triangle of the others wherever a point is
            let c = third.position_a;
            let turn = normal.dot((b - a).cross(c - a)).signum();
            let outside = |q: DVec3| {
                let side = |x: DVec3, y: DVec3| -turn * normal.dot((y - x).cross(q - x));
                max(max(side(a, b), side(b, c)), side(c, a))
            };
            let widest = best(&|p| outside(p.position_a));
            if outside(widest.position_a) > 1e-9 {
                assert!(kept.contains(&widest.feature), "{kept:?} {}", widest.feature);
            }
            let mut all = Manifolds::default();
            all.push(normal, (1, 2), Keep::All, points.iter().copied());
            assert_eq!((all.points().len(), all.len(), all.is_empty()), (12, 1, false));
            let m = all.first().unwrap();
            assert_eq!((m.part_a, m.part_b, m.points.len(), m.normal), (1, 2, 12, normal));
        }
        let mut none = Manifolds::default();
        none.push(DVec3::Z, (0, 0), Keep::Four, std::iter::empty());
        assert!(none.is_empty() && none.deepest().is_none());
    }
}
