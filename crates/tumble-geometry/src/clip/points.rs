//! The contact points that clipping finds, in the frame of the pair.

use tumble_math::DVec3;

/// A contact point in the frame of the pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw {
    pub(crate) a: DVec3,
    pub(crate) b: DVec3,
    pub(crate) gap: f64,
    pub(crate) fa: u32,
    pub(crate) fb: u32,
}

/// The points found so far.
pub(super) struct Points<'a> {
    pub(super) normal: DVec3,
    /// The largest gap that a point may have [m].
    pub(super) limit: f64,
    pub(super) out: &'a mut Vec<Raw>,
}

impl Points<'_> {
    /// A point that is known on A.
    #[inline]
    pub(super) fn on_a(&mut self, a: DVec3, gap: f64, fa: u32, fb: u32) {
        if gap <= self.limit {
            self.out.push(Raw { a, b: a + self.normal * gap, gap, fa, fb });
        }
    }

    /// A point that is known on B.
    #[inline]
    pub(super) fn on_b(&mut self, b: DVec3, gap: f64, fa: u32, fb: u32) {
        self.on_a(b - self.normal * gap, gap, fa, fb);
    }
}
