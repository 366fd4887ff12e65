//! Both patches as seen along the normal: shadows in the plane across it, heights along it.

use super::patch::Patch;
use tumble_math::order::{max, min};
use tumble_math::{DVec2, DVec3};

/// A corner of a patch in the plane across the normal: its shadow and its height along the normal [m].
#[derive(Clone, Copy)]
pub(super) struct Shadow {
    pub(super) at: DVec2,
    pub(super) height: f64,
}

/// One patch and its shadows.
pub(super) struct Side<'v> {
    pub(super) patch: &'v Patch,
    pub(super) shadow: &'v [Shadow],
    /// 1 if the shadow of a polygon turns left, −1 if right.
    pub(super) turn: f64,
}

/// A frame across the normal, with its origin at the contact so that far corners cost no digits.
#[derive(Clone, Copy)]
pub(super) struct Across {
    pub(super) origin: DVec3,
    pub(super) x: DVec3,
    pub(super) y: DVec3,
    pub(super) normal: DVec3,
}

impl Across {
    fn new(n: DVec3, origin: DVec3) -> Self {
        let s = 1.0_f64.copysign(n.z);
        let k = -1.0 / (s + n.z);
        let x = DVec3::new(1.0 + s * n.x * n.x * k, s * n.x * n.y * k, -s * n.x);
        let y = DVec3::new(n.x * n.y * k, s + n.y * n.y * k, -n.y);
        Self { origin, x, y, normal: n }
    }

    #[inline]
    fn shadow(&self, p: DVec3) -> Shadow {
        let d = p - self.origin;
        Shadow { at: self.flat(d), height: d.dot(self.normal) }
    }

    /// A vector without its part along the normal.
    #[inline]
    pub(super) fn flat(&self, w: DVec3) -> DVec2 {
        DVec2::new(w.dot(self.x), w.dot(self.y))
    }

    /// The point over a place in the plane [m].
    pub(super) fn lift(&self, at: DVec2, height: f64) -> DVec3 {
        self.origin + self.x * at.x + self.y * at.y + self.normal * height
    }
}

/// The plane of a patch as height over the shadow: h = h₀ + slope·(x − x₀).
#[derive(Clone, Copy)]
pub(super) struct Tilt {
    at: DVec2,
    height: f64,
    pub(super) slope: DVec2,
}

impl Tilt {
    #[inline]
    pub(super) fn height(&self, x: DVec2) -> f64 {
        self.height + self.slope.dot(x - self.at)
    }
}

/// Both patches as seen along the normal.
pub(super) struct View<'v> {
    pub(super) across: Across,
    pub(super) a: Side<'v>,
    pub(super) b: Side<'v>,
    /// Distance from a border up to which a point counts as on it [m].
    pub(super) eps: f64,
}

impl<'v> View<'v> {
    pub(super) fn new(n: DVec3, a: &'v Patch, b: &'v Patch, sa: &'v mut Vec<Shadow>, sb: &'v mut Vec<Shadow>) -> Self {
        let across = Across::new(n, b.points[0]);
        for (patch, shadow) in [(a, &mut *sa), (b, &mut *sb)] {
            shadow.clear();
            for p in &patch.points {
                shadow.push(across.shadow(*p));
            }
        }
        let eps = tolerance(sa, sb);
        Self { across, a: Side { patch: a, shadow: sa, turn: 1.0 }, b: Side { patch: b, shadow: sb, turn: -1.0 }, eps }
    }

    /// The plane of a polygon.
    #[inline]
    pub(super) fn tilt(&self, side: &Side<'_>) -> Tilt {
        let (m, first) = (side.patch.normal, side.shadow[0]);
        let mn = m.dot(self.across.normal);
        let flat = self.across.flat(m);
        Tilt { at: first.at, height: first.height, slope: DVec2::new(-flat.x / mn, -flat.y / mn) }
    }
}

/// Distance from a border up to which a point counts as on it [m]: far below the smaller patch, above the rounding of the larger.
pub(super) fn tolerance(a: &[Shadow], b: &[Shadow]) -> f64 {
    let extent = |s: &[Shadow]| {
        let (first, mut extent, mut largest) = (s[0].at, DVec2::ZERO, DVec2::ZERO);
        let larger = |a: DVec2, b: DVec2| DVec2::new(max(a.x, b.x), max(a.y, b.y));
        for p in s {
            extent = larger(extent, (p.at - first).abs());
            largest = larger(largest, p.at.abs());
        }
        (max(extent.x, extent.y), max(largest.x, largest.y))
    };
    let ((ea, la), (eb, lb)) = (extent(a), extent(b));
    let largest = max(la, lb);
    let smaller = if ea > 0.0 && eb > 0.0 { min(ea, eb) } else { max(ea, eb) };
    1e-10 * smaller + 4e-15 * largest
}

#[inline]
pub(super) fn cross(a: DVec2, b: DVec2) -> f64 {
    a.x * b.y - a.y * b.x
}

/// Whether `p` lies in the polygon, which turns left for `turn` = 1 and right for −1.
pub(super) fn inside(polygon: &[Shadow], p: DVec2, turn: f64, eps: f64) -> bool {
    (0..polygon.len()).all(|k| {
        let (a, b) = (polygon[k].at, polygon[(k + 1) % polygon.len()].at);
        let length = (b - a).length();
        length <= 0.0 || turn * cross((b - a) / length, p - a) >= -eps
    })
}
