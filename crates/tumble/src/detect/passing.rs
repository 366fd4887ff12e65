//! Shapes that only pass along each other, although they seem to meet: a body that slides or rolls over an internal edge.

use super::displacement::{NEGLIGIBLE_CLOSING, PairMotion};
use super::ground::Ground;
use super::pair::{ShapePair, trusted_margin};
use super::pair_chunk::PairChunk;
use crate::state::contact::Origin;
use crate::system::System;
use tumble_geometry::{ContactPoint, collide};
use tumble_math::order::{min, positive_part};

impl PairChunk {
    /// Whether the pair only passes along each other within the horizon, although points that face each other now would close.
    /// Adds the contacts of the pair afterwards. A pair that is then side by side has none and stays pending: whether it is
    /// still apart after an impact is checked after the solve.
    pub(super) fn pass_along(
        &mut self,
        (system, ground): (&System, &Ground),
        pair: &ShapePair<'_>,
        motion: &PairMotion<'_>,
    ) -> bool {
        self.points_close(motion, pair.slop(system)) && self.passes_along((system, ground), pair, motion)
    }

    /// Distance of the two, by their manifolds [m].
    pub(super) fn distance(&self) -> f64 {
        self.manifolds.iter().flat_map(|m| m.points).fold(f64::INFINITY, |d, p| min(d, p.gap))
    }

    /// Whether points that face each other now would close within the horizon.
    fn points_close(&self, motion: &PairMotion<'_>, slop: f64) -> bool {
        self.manifolds.iter().any(|m| {
            let closes = |p: &ContactPoint| {
                let closing = motion.closing(m.normal, p);
                closing > NEGLIGIBLE_CLOSING * slop && p.gap < closing
            };
            m.points.iter().any(closes) && m.points.iter().all(|p| p.gap > -slop)
        })
    }

    /// Whether two shapes that seem to meet only pass along each other.
    pub(super) fn passes_along(
        &mut self,
        (system, ground): (&System, &Ground),
        pair: &ShapePair<'_>,
        motion: &PairMotion<'_>,
    ) -> bool {
        if pair.is_from_start() || !motion.are_plain(pair.slop(system)) {
            return false;
        }
        if !self.touch_afterwards(system, pair, motion) {
            // in a pile a contact too many is cheaper than a check after the solve
            return pair.is_with_ground() && motion.has_separating_plane(pair.slop(system));
        }
        let to_b = &motion.b;
        let start = self.contacts.len();
        let (ends, contacts) = (motion.ends(), &mut self.contacts);
        let memory = (&mut self.workspace, &mut self.resolved);
        ground.resolve(system, (pair, (&ends.0, &ends.1)), &self.passed, memory, |normal, parts, p| {
            let at = motion.back(p);
            // the part of the gap that the path leaves
            let (gap, feature) = (p.gap + positive_part(-normal.dot(to_b.shift)), p.feature);
            let p = ContactPoint { position_a: at, position_b: at, gap, feature };
            pair.push(system, normal, parts, (&p, Origin::Swept), contacts);
        });
        self.count_swept(start);
        true
    }

    /// Whether the pair touches at the end of its paths as two shapes that have passed along each other: `passed` is the touch.
    ///
    /// A box that slides over the internal edge of two slabs meets the far slab edge to edge: they are separated by the distance
    /// to its side, which would stop the box like a wall. A ball that rolls on has the edge ahead, whose tangent is a ramp. But
    /// two convex shapes that a plane separates at the end of their paths are separated by a plane of the same normal all along,
    /// if they do not come apart along that normal and turn about nothing else.
    fn touch_afterwards(&mut self, system: &System, pair: &ShapePair<'_>, motion: &PairMotion<'_>) -> bool {
        let ((ca, _), (cb, _)) = (pair.a, pair.b);
        let slop = pair.slop(system);
        let (there_a, there_b) = motion.ends();
        let (ws, found, settings) = (&mut self.workspace, &mut self.passed, system.model.settings.geometry);
        let margin = min(pair.wanted(), trusted_margin(ca, cb));
        collide(&ca.shape, &there_a, &cb.shape, &there_b, margin, settings, ws, found);
        let mut any = false;
        let all = self.passed.iter().all(|m| {
            any = true;
            m.normal.dot(motion.b.shift) <= slop
                && motion.tilt(m.normal) <= slop
                && m.points.iter().all(|p| p.gap >= -2.0 * slop)
        });
        any && all
    }
}
