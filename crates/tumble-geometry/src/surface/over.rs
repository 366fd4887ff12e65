//! Whether a place is over a face of a piece, and whether that face answers for it in the union.
//!
//! Of faces of several pieces in one plane, within the weld, one answers: the highest of those that the place is over, of equally
//! high ones the first; in a crack the nearest. A face goes on beyond a concave border into the other piece there: the free space
//! before it is convex, so that its plane bounds what is in it. What is over a face that is covered there belongs to it all the
//! same if the face comes out of its cover within the reach: a body sunk into a floor is held by the wall whose foot is above its
//! lowest corner.

use super::cone::{ROUND, same};
use super::piece::{Form, Piece, Standing};
use super::{Surface, SurfaceWorkspace};
use crate::aabb::Aabb;
use crate::manifold::feature;
use crate::shape::Shape;
use tumble_math::order::{max_abs, min};
use tumble_math::{DVec3, Pose};

/// Rounding of a place, relative to its coordinates [–]: sixteen times 2⁻⁵². Chosen, not derived.
const ROUNDING: f64 = 16.0 * f64::EPSILON;

/// Lean of the normals that tell a border that goes on from one that ends [rad]: a thousand times [`SAME_NORMAL`](crate::SAME_NORMAL),
/// and smaller than the bend of any edge that matters. Chosen, not derived.
const LEAN: f64 = 1e-3;

/// Relation of a face to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// The place belongs to it.
    Holds,
    /// The place is not over it, or over another piece's face in the same plane.
    Elsewhere,
    /// Other pieces cover it there.
    Covered,
}

impl Surface {
    /// Lists the pieces that come into the box `aabb` [m] and that count, but for piece `id`; questions with the workspace then ask only these, until
    /// [`ask_all`](Self::ask_all). False where there is none, or none of them comes within the weld of piece `id`.
    pub fn ask_near(&self, id: u32, aabb: &Aabb, counts: impl Fn(u32) -> bool, ws: &mut SurfaceWorkspace) -> bool {
        ws.among.clear();
        let among = &mut ws.among;
        self.pieces.tree.overlapping_with(aabb, &mut ws.stack, |other| {
            if other != id && self.pieces.get(other).is_some_and(|p| p.meets(aabb)) && counts(other) {
                among.push(other);
            }
        });
        ws.among.sort_unstable();
        ws.limited = true;
        // a piece that lies apart from another, like one jaw of a gripper, hides nothing of it
        let Some(own) = self.pieces.get(id) else { return !ws.among.is_empty() };
        let reach = own.aabb.grown(self.pieces.weld);
        ws.among.iter().any(|other| self.pieces.get(*other).is_some_and(|p| p.aabb.overlaps(&reach)))
    }

    /// Asks all pieces again.
    pub fn ask_all(ws: &mut SurfaceWorkspace) {
        ws.limited = false;
    }

    /// The convex shape that piece `id` is, and where; none of a triangle.
    #[must_use]
    pub fn piece(&self, id: u32) -> Option<(&Shape, &Pose)> {
        match self.pieces.get(id) {
            Some(Piece { form: Form::Shape(shape), pose, .. }) => Some((shape, pose)),
            _ => None,
        }
    }

    /// Number of flat faces of piece `id`, with caps of cylinders and the base of a cone, which is number 1.
    #[must_use]
    pub fn flat_faces(&self, id: u32) -> u32 {
        match self.pieces.get(id).map(|p| &p.form) {
            Some(Form::Shape(Shape::Cylinder(_) | Shape::Cone(_))) => 2,
            Some(_) => self.pieces.get(id).map_or(0, Piece::face_count),
            None => 0,
        }
    }

    /// Unit normal of flat face `face` of piece `id`, and a point of its plane [m].
    #[must_use]
    pub fn face_plane(&self, id: u32, face: u32) -> Option<(DVec3, DVec3)> {
        let piece = self.pieces.get(id)?;
        Some((piece.face_normal(face)?, piece.face_origin(face)?))
    }

    /// The flat face of piece `id` whose normal is `n`.
    #[must_use]
    pub fn face_along(&self, id: u32, n: DVec3) -> Option<u32> {
        let piece = self.pieces.get(id)?;
        (0..self.flat_faces(id)).find(|f| piece.face_normal(*f).is_some_and(|m| same(m, n)))
    }

    /// Number of straight edges of piece `id`.
    #[must_use]
    pub fn edge_count(&self, id: u32) -> u32 {
        self.pieces.get(id).map_or(0, Piece::edge_count)
    }

    /// Ends [m] of straight edge `edge` of piece `id`.
    #[must_use]
    pub fn edge_ends(&self, id: u32, edge: u32) -> Option<(DVec3, DVec3)> {
        self.pieces.get(id)?.edge_ends(edge)
    }

    /// Whether flat face `face` of piece `id` answers for the place `foot` [m] on its plane; `reach` [m] is how far it goes on
    /// beyond a concave border, and how deep its cover may be.
    pub fn holds(&self, id: u32, face: u32, foot: DVec3, reach: f64, ws: &mut SurfaceWorkspace) -> Hold {
        let Some(piece) = self.pieces.get(id) else { return Hold::Elsewhere };
        let Some(n) = piece.face_normal(face) else { return Hold::Elsewhere };
        let rounding = ROUNDING * (max_abs(foot) + max_abs(piece.pose.position)) + 1e-9 * piece.weld;
        let inside = piece.face_inside(face, foot);
        let over = inside >= -rounding;
        let own = (over, if over { 0.0 } else { inside });
        let (mut crack, mut within) = (false, false);
        let mut generators = std::mem::take(&mut ws.spare);
        let mut among = std::mem::take(&mut ws.among);
        if !ws.limited {
            among.clear();
            self.pieces.tree.overlapping_with(&Aabb::around(foot, DVec3::splat(piece.weld)), &mut ws.stack, |other| {
                among.push(other);
            });
        }
        let elsewhere = among.iter().filter(|other| **other != id).any(|&other| {
            let Some(q) = self.pieces.get(other) else { return false };
            generators.clear();
            match q.stand(foot, min(piece.weld, q.weld), &mut generators) {
                Standing::Away => false,
                Standing::Buried => {
                    within = true;
                    false
                }
                Standing::At => {
                    let level = generators.iter().find(|g| g.face != ROUND && same(g.normal, n));
                    let Some(g) = level else {
                        within = true;
                        return false;
                    };
                    crack = true;
                    let its = q.face_inside(g.face, foot);
                    let above = q.face_origin(g.face).map_or(0.0, |o| n.dot(o - foot));
                    let theirs = (its >= -rounding, if its >= -rounding { above } else { its });
                    let differs = theirs.1 - own.1;
                    theirs.0 && !over || theirs.0 == over && (differs > rounding || differs >= -rounding && other < id)
                }
            }
        });
        ws.among = among;
        ws.spare = generators;
        // a crack belongs to the pieces beside it
        let near = over || crack && inside >= -piece.weld;
        if elsewhere || !(near || within && -inside <= reach) {
            return Hold::Elsewhere;
        }
        let at = if over { foot } else { piece.onto_face(face, foot) };
        if !near && self.ends_before(id, face, (foot, at), rounding, ws) {
            return Hold::Elsewhere;
        }
        if self.is_open(id, face, at, ws) || self.comes_out(id, face, at, reach, ws) {
            Hold::Holds
        } else {
            Hold::Covered
        }
    }

    /// Whether a face ends at one of the borders that the place `foot` on its plane is beyond; `at` is the place of the face nearest
    /// to it [m].
    fn ends_before(
        &self,
        id: u32,
        face: u32,
        (foot, at): (DVec3, DVec3),
        rounding: f64,
        ws: &mut SurfaceWorkspace,
    ) -> bool {
        let Some(piece) = self.pieces.get(id) else { return true };
        let Some(n) = piece.face_normal(face) else { return true };
        let code = piece.feature_at(at, piece.weld).unwrap_or(feature::face(face));
        let mut ends = false;
        piece.borders_beyond(face, foot, rounding, |out| {
            ends |= self.admits(id, code, at, (n + out * LEAN).normalize_or_zero(), ws);
        });
        ends
    }

    /// Shortest way from the place `at` [m] out of piece `id`, `q`, through a face of it that leads into no other piece [m].
    fn shortest_exit(&self, q: &Piece, id: u32, at: DVec3, ws: &mut SurfaceWorkspace) -> f64 {
        let mut shortest = f64::INFINITY;
        let mut generators = std::mem::take(&mut ws.spare);
        for g in 0..q.face_count() {
            let (Some(m), Some(o)) = (q.face_normal(g), q.face_origin(g)) else { continue };
            let depth = m.dot(o - at);
            if depth < -q.weld || depth >= shortest {
                continue;
            }
            let outside = at + m * (depth + 2.0 * q.weld);
            let mut buried = false;
            self.pieces.tree.overlapping_with(&Aabb::around(outside, DVec3::ZERO), &mut ws.stack, |other| {
                generators.clear();
                buried |= other != id
                    && self.pieces.get(other).is_some_and(|p| p.stand(outside, 0.0, &mut generators) != Standing::Away);
            });
            if !buried {
                shortest = depth;
            }
        }
        ws.spare = generators;
        shortest
    }

    /// Whether a face that is covered at the place `at` [m] comes out of its cover within the reach, where the way out of the cover
    /// is shortest: a place on a cover beside the face is not in it.
    fn comes_out(&self, id: u32, face: u32, at: DVec3, reach: f64, ws: &mut SurfaceWorkspace) -> bool {
        let Some(piece) = self.pieces.get(id) else { return false };
        let Some(n) = piece.face_normal(face) else { return false };
        let limited = std::mem::replace(&mut ws.limited, false);
        let mut covers = std::mem::take(&mut ws.covers);
        covers.clear();
        self.pieces.tree.overlapping_with(&Aabb::around(at, DVec3::ZERO), &mut ws.stack, |other| {
            if other != id {
                covers.push(other);
            }
        });
        covers.sort_unstable();
        let found = covers.iter().any(|&other| {
            self.pieces.get(other).is_some_and(|q| {
                let shortest = self.shortest_exit(q, other, at, ws) + q.weld;
                (0..q.face_count()).any(|g| {
                    let (Some(m), Some(o)) = (q.face_normal(g), q.face_origin(g)) else { return false };
                    let across = m - n * n.dot(m);
                    let steep = across.length();
                    let depth = m.dot(o - at);
                    if steep <= LEAN || depth < -q.weld || depth > min(reach * steep, shortest) {
                        return false;
                    }
                    let place = at + across * ((depth + piece.weld) / (steep * steep) * (1.0 + 1e-6));
                    piece.face_inside(face, place) >= 0.0 && self.is_open(id, face, place, ws)
                })
            })
        });
        ws.covers = covers;
        ws.limited = limited;
        found
    }

    /// Whether the face with unit normal `n` ends at the place `x` [m] on an edge or a corner of piece `id`, named by `code`: the
    /// union has normals there that lean over that edge, or over every edge at that corner.
    pub fn ends_at(&self, id: u32, code: u32, x: DVec3, n: DVec3, ws: &mut SurfaceWorkspace) -> bool {
        let Some(piece) = self.pieces.get(id) else { return false };
        let mut generators = std::mem::take(&mut ws.spare);
        generators.clear();
        let index = feature::index(code);
        let known = match feature::kind(code) {
            feature::VERTEX if index != feature::TIP => piece.corner_generators(index, &mut generators),
            feature::EDGE => piece.edge_generators(index, &mut generators),
            _ => false,
        };
        // of something round: it ends
        let ends = !known
            || generators.iter().filter(|g| !same(g.normal, n)).all(|g| {
                let leans = (n + (g.normal - n * n.dot(g.normal)) * LEAN).normalize_or_zero();
                self.is_normal(id, code, x, leans, ws)
            });
        ws.spare = generators;
        ends
    }
}
