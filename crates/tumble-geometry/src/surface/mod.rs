//! Surface of convex pieces that lie together: the normals of a union.
//!
//! **The law.** Let a surface be the boundary of a union of closed convex pieces that move as one. Near a place the tangents
//! of the union are the union of the tangents of its pieces, so the normals are an intersection:
//!
//! N(x) = ∩ Nᵢ(x) over all pieces i that hold x,
//!
//! and a piece that has x inside has no normal there: x is hidden (Rockafellar and Wets, *Variational Analysis*, chapter 6).
//! The admissible normals at x are these and their limits from beside x: on a face its normal where the face is open,
//! on a convex edge the remaining arc between its two faces, on a concave one the normals of both faces and none
//! between, at a corner the cone, else the normals of its edges and faces. A union makes no convex edge or corner that its pieces
//! do not have, so a question always names a feature of one piece; nothing is cut, and no Boolean of solids is needed.
//!
//! **Two tolerances.** The *weld* [m] is [`WELD_IN_SLOPS`] slops: a piece is at a place when one of its faces is within the
//! weld of it. Directions are one within [`SAME_NORMAL`](crate::SAME_NORMAL). All else is algebra on the cones of the faces at the place (`place`).
//!
//! **Data.** Pairwise and local: of a piece only the list of its neighbours is kept. Everything else is asked at the place, of
//! the few pieces that are there. So a moved piece changes the lists of its neighbours and nothing more, and any number of
//! threads can ask at once. The data are a function of the pieces' shapes and poses alone.
//!
//! **Facets** (`facet`): faces of several pieces in one plane share its bits.
//!
//! Not here: bodies, velocities, which normal a contact takes of those that are admissible.

mod cone;
mod face;
mod facet;
mod over;
mod piece;
mod pieces;
mod place;

use crate::tolerance::WELD_IN_SLOPS;
pub use facet::Facet;
pub use over::Hold;

use crate::aabb::Aabb;
use crate::manifold::feature;
use crate::shape::Shape;
use cone::{Generator, ROUND, contains, same};
use facet::Facets;
use piece::{Form, Piece, Standing};
use pieces::Pieces;
use place::Place;
use tumble_math::order::min;
use tumble_math::{DVec3, Pose};

/// Kind of a piece's edge in the union, at one place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EdgeKind {
    /// The surface turns away: every normal of the arc from the first to the second can push; the first is on the
    /// side of the edge's left face.
    Convex(DVec3, DVec3),
    /// The surface goes on straight: one normal, no edge. Of a triangle that of the front; the back has its opposite.
    Flat(DVec3),
    /// The surface turns towards the outside: only the normals of open faces beside the edge can push.
    Concave,
    /// Inside other pieces: nothing can touch it.
    Hidden,
}

/// A face that can be touched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpenFace {
    /// The piece that it belongs to.
    pub piece: u32,
    /// Its index; `u32::MAX` for the tangent plane of a round side.
    pub face: u32,
    /// Outward unit normal.
    pub normal: DVec3,
}

/// Scratch memory of the questions. Reuse one per thread: nothing is allocated once it is warm.
#[derive(Clone, Debug, Default)]
pub struct SurfaceWorkspace {
    place: Place,
    near: Vec<u32>,
    stack: Vec<u32>,
    edges: Vec<DVec3>,
    /// The pieces that are asked, if `limited`.
    among: Vec<u32>,
    limited: bool,
    covers: Vec<u32>,
    spare: Vec<Generator>,
}

/// Convex pieces that lie together as one rigid whole, in one frame.
#[derive(Clone, Debug)]
pub struct Surface {
    pieces: Pieces,
    facets: Facets,
}

impl Surface {
    /// A surface without pieces, for bodies that may overlap by `slop` [m].
    #[must_use]
    pub fn new(slop: f64) -> Self {
        Self { pieces: Pieces::new(WELD_IN_SLOPS * slop), facets: Facets::default() }
    }

    /// The weld [m] of pieces that are not thin.
    #[must_use]
    pub fn weld(&self) -> f64 {
        self.pieces.weld
    }

    /// Puts a convex `shape` at `pose` in as piece `id`, in place of the old one. Ids should be small and dense.
    ///
    /// Returns false, and changes nothing, for a compound, whose parts are pieces of their own, and for a pose that is not
    /// finite.
    pub fn insert(&mut self, id: u32, shape: &Shape, pose: &Pose) -> bool {
        if matches!(shape, Shape::Compound(_) | Shape::Mesh(_)) || !pose.is_finite() {
            return false;
        }
        self.put(id, Piece::new(Form::Shape(shape.clone()), *pose, self.pieces.weld))
    }

    /// Puts the triangle with these corners [m] in as piece `id`: face 0 is seen counter-clockwise, face 1 is its back, edge
    /// k runs from corner k to the next.
    ///
    /// Returns false, and changes nothing, where the triangle has no area or is not finite.
    pub fn insert_triangle(&mut self, id: u32, corners: [DVec3; 3]) -> bool {
        // about its own first corner, so that far from the origin nothing is rounded twice
        let at = Pose::at(corners[0]);
        match Piece::triangle(corners.map(|c| c - corners[0])) {
            Some(form) if at.is_finite() => self.put(id, Piece::new(form, at, self.pieces.weld)),
            _ => false,
        }
    }

    /// Moves piece `id` to `pose`; false where there is none or the pose is not finite. Only its neighbours' lists change.
    pub fn set_pose(&mut self, id: u32, pose: &Pose) -> bool {
        let Some(piece) = self.pieces.get(id).filter(|_| pose.is_finite()) else { return false };
        if piece.pose == *pose {
            return true;
        }
        let mut piece = piece.clone();
        piece.set_pose(*pose);
        self.put(id, piece)
    }

    /// Takes piece `id` out; false where there is none.
    pub fn remove(&mut self, id: u32) -> bool {
        if self.pieces.get(id).is_none() {
            return false;
        }
        self.forget(id);
        self.pieces.take(id);
        true
    }

    fn put(&mut self, id: u32, piece: Piece) -> bool {
        if piece.aabb.min.is_nan() || piece.aabb.max.is_nan() {
            return false;
        }
        self.forget(id);
        self.pieces.put(id, piece);
        self.forget(id);
        true
    }

    /// Drops the neighbourhood of piece `id`, as it stands.
    fn forget(&mut self, id: u32) {
        self.pieces.forget_near(id);
        self.facets.forget_piece(&self.pieces, id);
    }

    /// Lists the neighbours of piece `id` once, so that questions about it need not look for them; false where there is no
    /// such piece. Questions are answered alike without it.
    pub fn prepare(&mut self, id: u32) -> bool {
        self.pieces.prepare(id)
    }

    /// The neighbours of piece `id`, ascending, if they are listed ([`prepare`](Self::prepare)).
    #[must_use]
    pub fn neighbours(&self, id: u32) -> Option<&[u32]> {
        self.pieces.near(id)
    }

    /// The facet of face `face` of piece `id`; `None` where there is no such flat face.
    pub fn facet(&mut self, id: u32, face: u32) -> Option<Facet> {
        self.facets.get(&self.pieces, id, face)
    }

    /// The facet of a face if it was asked for since something in its plane moved ([`facet`](Self::facet)).
    #[must_use]
    pub fn known_facet(&self, id: u32, face: u32) -> Option<Facet> {
        self.facets.known(id, face)
    }

    /// Memory that the surface holds for its pieces and their neighbourhoods [bytes], without shapes that are shared.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.pieces.bytes() + self.facets.bytes()
    }

    /// Gathers all pieces at `x`, the asked one first with the generators that its feature has.
    fn gather(&self, id: u32, code: u32, x: DVec3, ws: &mut SurfaceWorkspace) -> Option<()> {
        let piece = self.pieces.get(id).filter(|_| x.is_finite())?;
        ws.place.clear();
        let out = &mut ws.place.generators;
        let known = match kind(code) {
            Kind::Edge(e) => piece.edge_generators(e, out),
            Kind::Corner(v) => piece.corner_generators(v, out),
            Kind::Face(_) | Kind::Other => false,
        };
        if !known {
            out.clear();
            piece.stand(x, piece.weld, out);
            // rounding may have put the place beside its own face
            if let Kind::Face(face) = kind(code)
                && let Some(normal) = piece.face_normal(face)
                && !out.iter().any(|g| g.face == face)
            {
                out.push(Generator { normal, face });
            }
        }
        ws.place.add(id, 0);
        let mut consider = |other: u32| {
            if let Some(p) = self.pieces.get(other) {
                let start = ws.place.generators.len();
                match p.stand(x, min(p.weld, piece.weld), &mut ws.place.generators) {
                    Standing::Away => {}
                    Standing::Buried => ws.place.buried = true,
                    Standing::At => ws.place.add(other, start),
                }
            }
        };
        if ws.limited {
            ws.among.iter().filter(|other| **other != id).for_each(|&other| consider(other));
        } else if let Some(near) = self.pieces.near(id) {
            near.iter().for_each(|&other| consider(other));
        } else {
            ws.near.clear();
            let near = &mut ws.near;
            self.pieces.tree.overlapping_with(&Aabb::around(x, DVec3::splat(piece.weld)), &mut ws.stack, |other| {
                if other != id {
                    near.push(other);
                }
            });
            ws.near.sort_unstable();
            ws.near.iter().for_each(|&other| consider(other));
        }
        Some(())
    }

    /// Whether the unit `normal` is one of the union's own at the place `x` [m] on the `feature` of piece `id`: in the cone of
    /// every piece there. Limits from beside the place do not count; see [`admits`](Self::admits).
    pub fn is_normal(&self, id: u32, feature: u32, x: DVec3, normal: DVec3, ws: &mut SurfaceWorkspace) -> bool {
        self.gather(id, feature, x, ws).is_some() && self.own_has(id, feature, normal, ws) && rest_has(ws, normal)
    }

    /// Whether the unit `normal` can push at the place `x` [m] on the `feature` of piece `id`: it is a normal of the union
    /// there, or the limit of some from the piece's own edges and faces beside the place.
    ///
    /// Features are those of manifolds ([`feature`]); of a triangle see [`insert_triangle`](Self::insert_triangle). Places
    /// off the feature have the answer of the feature.
    pub fn admits(&self, id: u32, feature: u32, x: DVec3, normal: DVec3, ws: &mut SurfaceWorkspace) -> bool {
        let feature = self.feature_of(id, feature, x, normal);
        if self.gather(id, feature, x, ws).is_none() || ws.place.buried || !self.own_has(id, feature, normal, ws) {
            return false;
        }
        if let Kind::Face(f) = kind(feature) {
            let face = self.pieces.get(id).and_then(|p| p.face_normal(f));
            return face.is_some_and(|n| same(n, normal) && ws.place.is_open(0, n));
        }
        if ws.place.parts.len() == 1 || rest_has(ws, normal) {
            return true;
        }
        self.edges_of(id, feature, x, ws);
        for k in 0..ws.edges.len() {
            if ws.place.has_along(ws.edges[k], normal) {
                return true;
            }
        }
        let own = ws.place.parts[0];
        (own.start..own.end).any(|k| {
            let n = ws.place.generators[k].normal;
            same(n, normal) && ws.place.is_open(0, n)
        })
    }

    /// The feature of piece `id` at the place `x` [m] that `normal` is asked of. Manifolds of round shapes are named after a face
    /// also where they touch its border.
    fn feature_of(&self, id: u32, code: u32, x: DVec3, normal: DVec3) -> u32 {
        let Some(piece) = self.pieces.get(id) else { return code };
        let named = match kind(code) {
            Kind::Face(f) => piece.face_normal(f).is_some_and(|n| same(n, normal)),
            Kind::Other => code == feature::vertex(feature::TIP),
            Kind::Edge(_) | Kind::Corner(_) => true,
        };
        if named { code } else { piece.feature_at(x, piece.weld).unwrap_or(code) }
    }

    /// Whether the feature's own cone has `normal`.
    fn own_has(&self, id: u32, code: u32, normal: DVec3, ws: &SurfaceWorkspace) -> bool {
        let tip = (code == feature::vertex(feature::TIP)).then(|| self.pieces.get(id).and_then(|p| p.tip_has(normal)));
        tip.flatten().unwrap_or_else(|| contains(ws.place.of(0), normal))
    }

    /// Unit directions of the piece's own edges that leave the place `x` [m] on the feature. Within the weld of its end an edge
    /// leads nowhere.
    fn edges_of(&self, id: u32, code: u32, x: DVec3, ws: &mut SurfaceWorkspace) {
        ws.edges.clear();
        let Some(piece) = self.pieces.get(id) else { return };
        match kind(code) {
            Kind::Edge(e) => {
                if let Some((a, b)) = piece.edge_ends(e) {
                    let along = (b - a).normalize_or_zero();
                    ws.edges.extend(((b - x).dot(along) > piece.weld).then_some(along));
                    ws.edges.extend(((x - a).dot(along) > piece.weld).then_some(-along));
                }
            }
            Kind::Corner(v) => piece.edges_out(v, &mut ws.edges),
            Kind::Face(_) | Kind::Other => {}
        }
    }

    /// Whether face `face` of piece `id` is open at the place `x` [m] on it, or right beside it.
    pub fn is_open(&self, id: u32, face: u32, x: DVec3, ws: &mut SurfaceWorkspace) -> bool {
        let Some(n) = self.pieces.get(id).and_then(|p| p.face_normal(face)) else { return false };
        self.gather(id, feature::face(face), x, ws).is_some() && ws.place.is_open(0, n)
    }

    /// Kind of the straight edge `edge` of piece `id` at the fraction `t` (0…1) of its length from its first to its second corner;
    /// `None` where there is no such edge.
    pub fn edge_kind(&self, id: u32, edge: u32, t: f64, ws: &mut SurfaceWorkspace) -> Option<EdgeKind> {
        let (a, b) = self.pieces.get(id)?.edge_ends(edge)?;
        self.gather(id, feature::edge(edge), a + (b - a) * t, ws)?;
        let own = ws.place.of(0);
        let (&[first, last, ..], along) = (own, (b - a).normalize_or_zero()) else { return None };
        let middle = own.get(2).map_or(last.normal, |m| m.normal);
        match ws.place.arc(along, first.normal, middle, last.normal) {
            Some((p, q)) if p == q => Some(EdgeKind::Flat(p)),
            Some((p, q)) => Some(EdgeKind::Convex(p, q)),
            None => {
                let open = ws.place.is_open(0, first.normal) || ws.place.is_open(0, last.normal);
                Some(if open { EdgeKind::Concave } else { EdgeKind::Hidden })
            }
        }
    }

    /// The generators of the union's cone at corner `corner` of piece `id`, one list after the other: a normal of the union
    /// there is a nonnegative combination of the normals of every list. `None` where there is no such corner; no list where
    /// the corner is hidden.
    pub fn corner_cone<'w>(
        &self,
        id: u32,
        corner: u32,
        ws: &'w mut SurfaceWorkspace,
    ) -> Option<impl Iterator<Item = (u32, impl Iterator<Item = DVec3> + 'w)> + 'w> {
        let x = self.pieces.get(id)?.corner(corner)?;
        self.gather(id, feature::vertex(corner), x, ws)?;
        let place = &ws.place;
        let parts = if place.buried { &[] } else { &place.parts[..] };
        Some(parts.iter().map(|p| (p.piece, place.generators[p.start..p.end].iter().map(|g| g.normal))))
    }

    /// The faces that can be touched at or beside the place `x` [m] on the `feature` of piece `id`: those of the piece first,
    /// then those of the other pieces there. Round sides are their tangent planes.
    pub fn open_faces(&self, id: u32, feature: u32, x: DVec3, ws: &mut SurfaceWorkspace, out: &mut Vec<OpenFace>) {
        out.clear();
        if self.gather(id, feature, x, ws).is_none() {
            return;
        }
        for part in 0..ws.place.parts.len() {
            let p = ws.place.parts[part];
            let triangle = matches!(self.pieces.get(p.piece).map(|q| &q.form), Some(Form::Triangle { .. }));
            for k in p.start..p.end {
                let Generator { normal, face } = ws.place.generators[k];
                // the border of a triangle is no face
                if !(triangle && face == ROUND) && ws.place.is_open(part, normal) {
                    out.push(OpenFace { piece: p.piece, face, normal });
                }
            }
        }
    }
}

/// Whether the cones of all pieces but the first have `n`.
fn rest_has(ws: &SurfaceWorkspace, n: DVec3) -> bool {
    !ws.place.buried && (1..ws.place.parts.len()).all(|k| contains(ws.place.of(k), n))
}

/// A feature by its kind.
enum Kind {
    Face(u32),
    Edge(u32),
    Corner(u32),
    /// Of something round: its faces at the place answer.
    Other,
}

fn kind(code: u32) -> Kind {
    let index = feature::index(code);
    match feature::kind(code) {
        feature::VERTEX if index != feature::TIP => Kind::Corner(index),
        feature::EDGE => Kind::Edge(index),
        feature::FACE => Kind::Face(index),
        _ => Kind::Other,
    }
}
