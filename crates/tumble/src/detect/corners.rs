//! Corners that come to touch: the normal of a contact ahead.
//!
//! The nearest points of two shapes have the direction of their distance; the normal at the end of their paths may be another.
//! A box that slides towards the sharp edge of a wedge on the same floor has edge and side at one height, upright like a wall;
//! the box comes to the slope. Where two corners touch, every direction between the normals of the faces around them is a
//! normal, and each of these planes separates the two shapes. The plane on which the shapes close least fast keeps them from
//! overlap and stops nothing that could go on. So of all planes of faces that separate the shapes when they touch, the contact
//! gets that one.

use super::displacement::{NEGLIGIBLE_CLOSING, PairMotion};
use super::features::{FACE_COSINE, any_face, is_convex};
use super::ground::Ground;
use super::pair::{ShapePair, trusted_margin};
use super::pair_chunk::PairChunk;
use crate::model::placed_shape::PlacedShape;
use crate::state::contact::Origin;
use crate::system::System;
use tumble_geometry::{ContactPoint, collide_along};
use tumble_math::order::{max, min, positive_part};
use tumble_math::{DVec3, Pose};

/// Depth behind its edge at which a face is clipped for contacts, relative to the smaller shape [–]: at the edge itself rounding
/// decides. Chosen, not derived.
pub(super) const CLIP_DEPTH: f64 = 1e-2;

impl PairChunk {
    /// Adds the contacts of two whose corners come to touch within the step, if there are such.
    pub(super) fn add_corner_contacts(
        &mut self,
        (system, ground): (&System, &Ground),
        pair: &ShapePair<'_>,
        motion: &PairMotion<'_>,
    ) -> bool {
        let ((ca, _), (cb, _)) = (pair.a, pair.b);
        if !is_convex(ca) || !is_convex(cb) || pair.is_from_start() {
            return false;
        }
        let Some(m) = self.manifolds.iter().next() else { return false };
        let slop = pair.slop(system);
        let (mut touch, mut fastest) = (f64::INFINITY, 0.0);
        for p in m.points {
            let closing = motion.closing(m.normal, p);
            if p.gap < -2.0 * slop {
                return false;
            }
            if closing > NEGLIGIBLE_CLOSING * slop && p.gap < closing {
                touch = min(touch, positive_part(p.gap) / closing);
                fastest = max(fastest, closing);
            }
        }
        if !(touch <= 1.0) {
            return false;
        }
        let there = motion.part_of_it(touch).ends();
        let closing = |n: DVec3| m.points.iter().fold(f64::NEG_INFINITY, |c, p| max(c, motion.closing(n, p)));
        let Some(normal) = least_closing_face((ca, cb), (&there.0, &there.1), m.normal, slop, closing) else {
            return false;
        };
        let behind =
            motion.part_of_it(min(touch + CLIP_DEPTH * min(ca.bounding_radius, cb.bounding_radius) / fastest, 1.0));
        let there = behind.ends();
        let margin = min(pair.wanted(), trusted_margin(ca, cb));
        let (ws, found, settings) = (&mut self.workspace, &mut self.passed, system.model.settings.geometry);
        collide_along(&ca.shape, &there.0, &cb.shape, &there.1, normal, margin, settings, ws, found);
        let start = self.contacts.len();
        let contacts = &mut self.contacts;
        ground.resolve(system, (pair, (&there.0, &there.1)), found, (ws, &mut self.resolved), |normal, parts, p| {
            let at = behind.back(p);
            // what may be used up until the touch: none where they part along this normal. The two are apart now, whatever lies
            // behind a plane that separates them only then
            let gap = positive_part(behind.gap(normal, p));
            let now = ContactPoint { position_a: at, position_b: at, gap, feature: p.feature };
            pair.push(system, normal, parts, (&now, Origin::Swept), contacts);
        });
        self.count_swept(start);
        self.contacts.len() > start
    }
}

/// The normal from A to B of the face on which two touching shapes close least fast, of all faces whose planes separate the
/// shapes but for the slop. None if the shapes close less fast along `normal`, by which they were found to touch.
pub(super) fn least_closing_face(
    (ca, cb): (&PlacedShape, &PlacedShape),
    (at_a, at_b): (&Pose, &Pose),
    normal: DVec3,
    slop: f64,
    closing: impl Fn(DVec3) -> f64,
) -> Option<DVec3> {
    let (mut best, mut least) = (None, closing(normal));
    let mut ask = |n: DVec3| {
        // the others are on the far side
        if n.dot(normal) > 0.0 && n.dot(normal) < FACE_COSINE {
            let closing = closing(n);
            if closing < least {
                let gap = -cb.shape.extent_along(at_b, -n) - ca.shape.extent_along(at_a, n);
                if gap >= -2.0 * slop {
                    (best, least) = (Some(n), closing);
                }
            }
        }
        false
    };
    any_face(&ca.shape, |n| ask(at_a.vector(n)));
    any_face(&cb.shape, |n| ask(-at_b.vector(n)));
    best
}
