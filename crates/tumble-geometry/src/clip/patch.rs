//! Patch of a shape along the normal: corners, borders, and the circle of a cap.
//!
//! Which patch a shape shows is left to [`crate::patch`].

use tumble_math::DVec3;

/// Patch that one shape shows to the other, in the frame of the pair.
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
