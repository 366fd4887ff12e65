//! Whether the normal that one piece has is one of the whole ground, and which face lies open where it is not.

use super::piece::{NEAR, Piece, grain};
use crate::detect::features::{ALONG, any_face};
use crate::detect::pair::Two;
use crate::system::System;
use tumble_geometry::{ContactPoint, project};
use tumble_math::DVec3;

/// Part of its radius by which a ball may reach into another shape [–]: normals that lean by a millionth are one.
pub(super) const FLUSH: f64 = 1e-12;

/// Cosine to its normal below which a plane pushes a body back where it came from [–].
pub(super) const BACK: f64 = -0.5;

/// What the ground says to a contact that is none of its own.
#[derive(Clone, Copy, Debug)]
pub(super) enum Answer {
    /// The piece is met along another normal, out of it.
    Along(DVec3),
    /// Another piece is met instead.
    Elsewhere,
}

/// What the ground says to the normal that one of its pieces has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Says {
    /// It is one of the ground's.
    Yes,
    /// It is none: another piece is in the way.
    No,
    /// It is not one of the piece there; elsewhere it may be.
    Nothing,
    /// The same, and no other piece is near.
    Alone,
}

/// Which contact asks the ground for its normal.
pub(super) struct Asks {
    /// The piece that it has found.
    pub(super) id: (u32, u32),
    /// Radius of the balls that ask [m].
    pub(super) grain: f64,
    /// Where, on the ground [m].
    pub(super) place: DVec3,
    /// [m].
    pub(super) gap: f64,
    /// Out of the ground, as the piece alone has it.
    pub(super) normal: DVec3,
    /// Of the body that touches it.
    pub(super) centre: DVec3,
    /// How far the body gets along the ground in a step, but for what it turns [m].
    pub(super) way: DVec3,
}

impl Asks {
    /// A point of two shapes, one of them of the ground, in a step of `time` [s].
    pub(super) fn new(
        system: &System,
        time: f64,
        two: &Two<'_>,
        parts: (u32, u32),
        normal: DVec3,
        p: &ContactPoint,
    ) -> Self {
        let ((ca, a), (cb, b)) = (two.a, two.b);
        let way = two.way(time, if b.is_dynamic() { p.position_a } else { p.position_b });
        if b.is_dynamic() {
            let (id, grain) = ((two.shapes.0, parts.0), grain(system, ca));
            Self { id, grain, place: p.position_a, gap: p.gap, normal, centre: b.state.now.centre, way }
        } else {
            let (id, grain) = ((two.shapes.1, parts.1), grain(system, cb));
            Self { id, grain, place: p.position_b, gap: p.gap, normal: -normal, centre: a.state.now.centre, way: -way }
        }
    }

    /// The piece that it has found.
    pub(super) fn own<'s>(&self, system: &'s System) -> Option<Piece<'s>> {
        Piece::near(system, self.id.0, self.place, f64::INFINITY).nth(self.id.1 as usize)
    }

    /// Whether the normal is that of a face of the piece.
    pub(super) fn has_face(&self, own: &Piece<'_>) -> bool {
        any_face(own.shape, |f| own.pose.vector(f).dot(self.normal) > ALONG)
    }

    pub(super) fn says<'s>(&self, own: &Piece<'s>, others: &[Piece<'s>]) -> Says {
        let (grain, normal) = (self.grain, self.normal);
        let place = project(own.shape, &own.pose, self.place).point;
        let said = |yes: bool| if yes { Says::Yes } else { Says::No };
        if self.has_face(own) {
            // a face that is covered here may lie open where the body comes to: what rolls into a bend meets the next plane there
            let on = place + self.way - normal * normal.dot(self.way);
            let open = |at: DVec3| own.is_open(at, normal, grain, others);
            return said(others.is_empty() || open(place) || (self.gap > 0.0 && open(on)));
        }
        if !own.leaves_room(place, normal, grain, FLUSH) {
            return if others.is_empty() { Says::Alone } else { Says::Nothing };
        }
        said(others.iter().all(|o| o.leaves_room(place, normal, grain, FLUSH)))
    }

    /// The face that lies open where the normal of a piece is none of the ground.
    pub(super) fn open_face<'s>(&self, own: &Piece<'s>, all: &[Piece<'s>]) -> Option<Answer> {
        let (grain, normal) = (self.grain, self.normal);
        let place = project(own.shape, &own.pose, self.place).point;
        let near = all.iter().filter(|o| o.id != own.id);
        let near = near.filter(|o| o.is_within(NEAR * grain, place));
        let mut best: Option<(f64, f64, Answer)> = None;
        for piece in std::iter::once(own).chain(near) {
            any_face(piece.shape, |f| {
                let f = piece.pose.vector(f);
                let (plane, leans) = (piece.plane(f), f.dot(normal));
                let above = f.dot(place) - plane;
                // a body that is above a plane has its centre there
                let comes_into_question = leans > BACK && above <= 2.0 * grain && f.dot(self.centre) > plane;
                let better = best.is_none_or(|(a, l, _)| above > a + grain || (above > a - grain && leans > l + 1e-9));
                if comes_into_question && better && piece.is_open(place - f * above, f, grain, all) {
                    let answer = if piece.id == own.id { Answer::Along(f) } else { Answer::Elsewhere };
                    best = Some((above, leans, answer));
                }
                false
            });
        }
        // what overlaps nevertheless is better held somehow than not at all
        best.map(|(_, _, answer)| answer).or((self.gap > 0.0).then_some(Answer::Elsewhere))
    }
}
