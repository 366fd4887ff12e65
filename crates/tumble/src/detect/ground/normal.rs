//! Whether the normal that one piece has is one of the whole ground, and which face lies open where it is not.

use super::piece::{NEAR, Piece, probe_radius};
use crate::detect::features::{ALONG, any_face};
use crate::detect::pair::ShapePair;
use crate::system::System;
use tumble_geometry::{ContactPoint, project};
use tumble_math::DVec3;

/// Part of its radius by which a probe may reach into another shape [–]: normals that lean by a millionth are one.
pub(super) const FLUSH: f64 = 1e-12;

/// Cosine to its normal below which a plane pushes a body back where it came from [–].
pub(super) const BACK: f64 = -0.5;

/// What replaces a contact whose normal is none of the union.
#[derive(Clone, Copy, Debug)]
pub(super) enum Replacement {
    /// The piece is met along another normal, out of it.
    Along(DVec3),
    /// Another piece is met instead.
    Elsewhere,
}

/// Whether the normal of one piece is a normal of the union.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NormalCheck {
    /// It is.
    Yes,
    /// It is none: another piece covers the place.
    No,
    /// It is not one of the piece there; elsewhere it may be.
    Nothing,
    /// The same, and no other piece is near.
    Alone,
}

/// A contact whose normal is checked against the union.
pub(super) struct NormalQuery {
    /// The piece that it has found.
    pub(super) id: (u32, u32),
    /// The shape that touches it: what that one does not meet covers nothing for it.
    pub(super) mover: u32,
    /// Radius of the probe [m].
    pub(super) probe_radius: f64,
    /// Where, on the ground [m].
    pub(super) place: DVec3,
    /// [m].
    pub(super) gap: f64,
    /// Out of the ground, as the piece alone has it.
    pub(super) normal: DVec3,
    /// Of the body that touches it.
    pub(super) centre: DVec3,
    /// Path of the body against the ground within the horizon, without its rotation [m].
    pub(super) path: DVec3,
}

impl NormalQuery {
    /// A point of two shapes, one of them of the ground, within a `time` [s].
    pub(super) fn new(
        system: &System,
        time: f64,
        pair: &ShapePair<'_>,
        parts: (u32, u32),
        normal: DVec3,
        p: &ContactPoint,
    ) -> Self {
        let ((ca, a), (cb, b)) = (pair.a, pair.b);
        let path = pair.path(time, if b.is_dynamic() { p.position_a } else { p.position_b });
        if b.is_dynamic() {
            let (id, probe_radius) = ((pair.shapes.0, parts.0), probe_radius(system, ca));
            Self {
                id,
                mover: pair.shapes.1,
                probe_radius,
                place: p.position_a,
                gap: p.gap,
                normal,
                centre: b.state.now.centre,
                path,
            }
        } else {
            let (id, probe_radius) = ((pair.shapes.1, parts.1), probe_radius(system, cb));
            Self {
                id,
                mover: pair.shapes.0,
                probe_radius,
                place: p.position_b,
                gap: p.gap,
                normal: -normal,
                centre: a.state.now.centre,
                path: -path,
            }
        }
    }

    /// Whether the body that touches the ground meets one of its shapes.
    pub(super) fn meets(&self, system: &System, shape: u32) -> bool {
        let pair = system.shape(self.mover).zip(system.shape(shape));
        pair.is_some_and(|(mover, other)| system.model.meet(mover, other))
    }

    /// The piece that it has found.
    pub(super) fn own<'s>(&self, system: &'s System) -> Option<Piece<'s>> {
        Piece::near(system, self.id.0, self.place, f64::INFINITY).nth(self.id.1 as usize)
    }

    /// Whether the normal is that of a face of the piece.
    pub(super) fn has_face(&self, own: &Piece<'_>) -> bool {
        any_face(own.shape, |f| own.pose.vector(f).dot(self.normal) > ALONG)
    }

    pub(super) fn check<'s>(&self, own: &Piece<'s>, others: &[Piece<'s>]) -> NormalCheck {
        let (probe_radius, normal) = (self.probe_radius, self.normal);
        let place = project(own.shape, &own.pose, self.place).point;
        let said = |yes: bool| if yes { NormalCheck::Yes } else { NormalCheck::No };
        if self.has_face(own) {
            // a face that is covered here may lie open where the body comes to: a ball that rolls into a bend meets the next plane there
            let on = place + self.path - normal * normal.dot(self.path);
            let open = |at: DVec3| own.is_open(at, normal, probe_radius, others);
            return said(others.is_empty() || open(place) || (self.gap > 0.0 && open(on)));
        }
        if !own.leaves_room(place, normal, probe_radius, FLUSH) {
            return if others.is_empty() { NormalCheck::Alone } else { NormalCheck::Nothing };
        }
        said(others.iter().all(|o| o.leaves_room(place, normal, probe_radius, FLUSH)))
    }

    /// The face that lies open where the normal of a piece is none of the ground.
    pub(super) fn open_face<'s>(&self, own: &Piece<'s>, all: &[Piece<'s>]) -> Option<Replacement> {
        let (probe_radius, normal) = (self.probe_radius, self.normal);
        let place = project(own.shape, &own.pose, self.place).point;
        let near = all.iter().filter(|o| o.id != own.id);
        let near = near.filter(|o| o.is_within(NEAR * probe_radius, place));
        let mut best: Option<(f64, f64, Replacement)> = None;
        for piece in std::iter::once(own).chain(near) {
            any_face(piece.shape, |f| {
                let f = piece.pose.vector(f);
                let (plane, leans) = (piece.plane(f), f.dot(normal));
                let above = f.dot(place) - plane;
                // a body that is above a plane has its centre there
                let comes_into_question = leans > BACK && above <= 2.0 * probe_radius && f.dot(self.centre) > plane;
                let better = best
                    .is_none_or(|(a, l, _)| above > a + probe_radius || (above > a - probe_radius && leans > l + 1e-9));
                if comes_into_question && better && piece.is_open(place - f * above, f, probe_radius, all) {
                    let answer = if piece.id == own.id { Replacement::Along(f) } else { Replacement::Elsewhere };
                    best = Some((above, leans, answer));
                }
                false
            });
        }
        // an overlap that nothing explains is better held somehow than not at all
        best.map(|(_, _, answer)| answer).or((self.gap > 0.0).then_some(Replacement::Elsewhere))
    }
}
