//! The ground as one: where its shapes lie side by side, the edges between them are internal and give no contact (ghost
//! collisions).
//!
//! A floor of slabs has no edges but its outer ones. Two shapes alone do not know that: a ball beside an internal edge sees the
//! edge of the next slab, and a box that slides on sees its side, upright like a wall. The admissible normals are those of the
//! union ([`tumble_geometry::Surface`]): of a contact whose normal is none of them, the piece is met along the admissible normal of
//! greatest separation, and not at all if it is hidden there.
//!
//! Pieces of one surface are all immovable shapes, fixed or kinematic, in the world's frame, as far as they move as one, and
//! the parts of a compound of a dynamic body, in its own. Between bodies that can be pushed a contact too many does no harm for long.

use super::features::part_of;
use super::pair::{ShapePair, trusted_margin};
use crate::model::body::BodyKind;
use crate::model::placed_shape::PlacedShape;
use crate::system::System;
use tumble_geometry::{
    ContactPoint, Manifold, Manifolds, PartAt, Shape, Surface, Touch, View, Workspace, admits_piece, touch_piece,
};
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};

/// Fraction of their speed by which velocities may differ that are the same but for rounding [–]: 4,500 roundings of 2⁻⁵².
const VELOCITY_ROUNDING: f64 = 1e-12;

/// Accuracy with which pieces are put into place [m]: as scenes are written, to some digits, whatever the size of the pieces. Chosen,
/// not derived: pieces farther apart than the weld, four of these, have internal edges.
const PLACEMENT: f64 = 1e-5;

/// Not a piece of a surface.
const NONE: u32 = u32::MAX;

/// The surfaces of a world.
#[derive(Debug)]
pub(crate) struct Ground {
    /// All immovable shapes, in the world's frame.
    surface: Surface,
    /// The first piece of each shape that is part of it, and where the shape is.
    pieces: Vec<(u32, Pose)>,
    /// The shape of each piece.
    owners: Vec<u32>,
    /// The surface of each shape that is a compound of a dynamic body, in the shape's frame; a part's number is its piece.
    compounds: Vec<Option<Surface>>,
    /// Whether immovable shapes came or went.
    stale: bool,
    /// Shapes of dynamic bodies that came or went.
    changed: Vec<u32>,
    /// Shapes that were moved.
    moved: Vec<u32>,
}

impl Default for Ground {
    fn default() -> Self {
        let surface = Surface::new(PLACEMENT);
        let (pieces, owners, compounds) = (Vec::new(), Vec::new(), Vec::new());
        Self { surface, pieces, owners, compounds, stale: true, changed: Vec::new(), moved: Vec::new() }
    }
}

/// One of two shapes as a piece of a surface.
struct Side<'s> {
    surface: &'s Surface,
    /// Index of part 0 among its pieces.
    first: u32,
    /// Its pieces are of several shapes.
    shared: bool,
    view: View,
}

impl Ground {
    /// Forgets all surfaces.
    pub(super) fn forget(&mut self) {
        self.stale = true;
    }

    /// Notes that shapes of a body of this kind came or went.
    pub(super) fn note_changed(&mut self, shapes: &[u32], kind: BodyKind) {
        if kind == BodyKind::Dynamic {
            self.changed.extend_from_slice(shapes);
        } else {
            self.stale = true;
        }
    }

    /// Notes that a shape of a body of this kind was moved.
    pub(super) fn note_moved(&mut self, shape: u32, kind: BodyKind) {
        if kind != BodyKind::Dynamic {
            self.moved.push(shape);
        }
    }

    /// Brings the surfaces up to date.
    pub(super) fn refresh(&mut self, system: &System) {
        if self.stale {
            self.rebuild(system);
        }
        for at in 0..self.changed.len() {
            let k = self.changed[at] as usize;
            if k >= self.pieces.len() {
                self.pieces.resize(k + 1, (NONE, Pose::IDENTITY));
                self.compounds.resize(k + 1, None);
            }
            (self.pieces[k], self.compounds[k]) = ((NONE, Pose::IDENTITY), own_surface(system, k as u32));
        }
        self.changed.clear();
        for k in self.moved.drain(..) {
            let Some((first, at)) = self.pieces.get_mut(k as usize).filter(|p| p.0 != NONE) else { continue };
            let Some(placed) = system.shape(k) else { continue };
            let Some(body) = system.at(placed.body) else { continue };
            *at = placed.pose(&body.pose());
            match &placed.shape {
                Shape::Compound(c) => {
                    for (id, part) in (*first..).zip(c.parts()) {
                        self.surface.set_pose(id, &at.then(part.pose()));
                    }
                }
                _ => _ = self.surface.set_pose(*first, at),
            }
        }
    }

    fn rebuild(&mut self, system: &System) {
        self.surface = Surface::new(PLACEMENT);
        self.pieces.clear();
        self.owners.clear();
        self.compounds.clear();
        self.changed.clear();
        self.moved.clear();
        for (k, placed) in system.model.shapes.iter().enumerate() {
            self.pieces.push((NONE, Pose::IDENTITY));
            self.compounds.push(own_surface(system, k as u32));
            let Some((placed, body)) = placed.as_ref().and_then(|c| system.at(c.body).map(|b| (c, b))) else {
                continue;
            };
            let at = placed.pose(&body.pose());
            match (&placed.shape, body.model.kind) {
                (_, BodyKind::Dynamic) => {}
                // a sensor is no part of the ground
                _ if placed.traits.sensor => {}
                (Shape::Compound(c), _) => {
                    self.pieces[k] = (self.owners.len() as u32, at);
                    for part in c.parts() {
                        self.surface.insert(self.owners.len() as u32, part.shape(), &at.then(part.pose()));
                        self.owners.push(k as u32);
                    }
                }
                // a mesh knows its own internal edges
                (Shape::Mesh(_), _) => {}
                (shape, _) => {
                    self.pieces[k] = (self.owners.len() as u32, at);
                    self.surface.insert(self.owners.len() as u32, shape, &at);
                    self.owners.push(k as u32);
                }
            }
        }
        self.stale = false;
    }

    /// A shape at a pose as a piece of a surface, if it is one; `swapped` if it is B of its pair.
    fn side(&self, shape: u32, there: &Pose, swapped: bool) -> Option<Side<'_>> {
        if let Some(own) = self.compounds.get(shape as usize).and_then(Option::as_ref) {
            return Some(Side {
                surface: own,
                first: 0,
                shared: false,
                view: View { swapped, to: Some(there.inverse()) },
            });
        }
        let (first, at) = self.pieces.get(shape as usize).filter(|p| p.0 != NONE)?;
        let to = (at != there).then(|| at.then(&there.inverse()));
        Some(Side { surface: &self.surface, first: *first, shared: true, view: View { swapped, to } })
    }

    /// The points of two shapes at two poses as their surfaces have them: those of `found` that are their own, and those along
    /// admissible normals in place of the rest. `tell` gets the normal, the parts and the point of each.
    pub(crate) fn resolve(
        &self,
        system: &System,
        (pair, poses): (&ShapePair<'_>, (&Pose, &Pose)),
        found: &Manifolds,
        memory: (&mut Workspace, &mut Manifolds),
        tell: impl FnMut(DVec3, (u32, u32), &ContactPoint),
    ) -> Touch {
        let margin = min(pair.wanted(), trusted_margin(pair.a.0, pair.b.0));
        self.resolve_within(system, (pair, poses, margin), found, memory, tell)
    }

    /// The same, with points along admissible normals that are no farther apart than `margin` [m].
    pub(super) fn resolve_within(
        &self,
        system: &System,
        (pair, poses, margin): (&ShapePair<'_>, (&Pose, &Pose), f64),
        found: &Manifolds,
        (ws, resolved): (&mut Workspace, &mut Manifolds),
        mut tell: impl FnMut(DVec3, (u32, u32), &ContactPoint),
    ) -> Touch {
        let (a, b) = (self.side(pair.shapes.0, poses.0, false), self.side(pair.shapes.1, poses.1, true));
        // the immovable side first: it decides, and the other side only leaves out the contacts that it hides
        let b_first = b.is_some() && (a.is_none() || !pair.b.1.is_dynamic());
        let (first, second) = if b_first { (b, a) } else { (a, b) };
        let Some(first) = first else {
            for m in found.iter() {
                m.points.iter().for_each(|p| tell(m.normal, (m.part_a, m.part_b), p));
            }
            return Touch::Own;
        };
        let geometry = system.model.settings.geometry;
        let mut all = Touch::Own;
        for m in found.iter() {
            let (own, other) = if b_first { (m.part_b, m.part_a) } else { (m.part_a, m.part_b) };
            let (mover, pose) = if b_first { (pair.a.0, poses.0) } else { (pair.b.0, poses.1) };
            let Some((shape, place)) = part_of(&mover.shape, other) else { continue };
            // shapes that the body does not meet cover nothing for it, and neither do those that only pass by
            let owner_of = |piece: u32| self.owners.get(piece as usize).and_then(|k| system.shape(*k));
            let touched = owner_of(first.first + own);
            let meets = |piece: u32| {
                let covers = |owner: &PlacedShape| {
                    system.model.meet(mover, owner) && touched.is_some_and(|t| move_as_one(system, t.body, owner.body))
                };
                !first.shared || owner_of(piece).is_some_and(covers)
            };
            let pose = place.map_or(*pose, |place| pose.then(place));
            let part = PartAt { shape, pose: &pose, margin };
            let touch =
                touch_piece(first.surface, first.first + own, part, &m, first.view, geometry, meets, ws, resolved);
            if touch == Touch::Instead {
                all = Touch::Instead;
                resolved.iter().for_each(|m| hand_over(second.as_ref(), &m, ws, &mut tell));
            } else {
                hand_over(second.as_ref(), &m, ws, &mut tell);
            }
        }
        all
    }

    /// Whether a point of two shapes is the ground's own, if one of them belongs to it.
    pub(super) fn has(&self, pair: &ShapePair<'_>, normal: DVec3, p: &ContactPoint, ws: &mut Workspace) -> bool {
        let (k, swapped) = if pair.a.1.is_dynamic() { (pair.shapes.1, true) } else { (pair.shapes.0, false) };
        let Some((first, _)) = self.pieces.get(k as usize).filter(|p| p.0 != NONE) else { return true };
        // of a compound it is not known which part is touched
        let placed = if swapped { pair.b.0 } else { pair.a.0 };
        matches!(placed.shape, Shape::Compound(_))
            || admits_piece(&self.surface, *first, View { swapped, to: None }, normal, p, ws)
    }
}

/// Whether two immovable bodies have the same field of velocities, so that their union has a surface: a press
/// that goes into the floor hides nothing of it, or it would push bodies that lie there through.
fn move_as_one(system: &System, a: u32, b: u32) -> bool {
    if a == b {
        return true;
    }
    let (Some(a), Some(b)) = (system.at(a), system.at(b)) else { return false };
    let (v, w) = (a.velocity(), b.velocity());
    let carried = v.linear + v.angular.cross(b.state.now.centre - a.state.now.centre);
    let size = max(v.linear.length(), w.linear.length());
    v.angular == w.angular && (carried - w.linear).length() <= VELOCITY_ROUNDING * size
}

/// The surface of a shape that is a compound of a dynamic body.
fn own_surface(system: &System, shape: u32) -> Option<Surface> {
    let placed = system.shape(shape)?;
    let Shape::Compound(c) = &placed.shape else { return None };
    if system.at(placed.body)?.model.kind != BodyKind::Dynamic || c.parts().len() < 2 {
        return None;
    }
    let mut own = Surface::new(PLACEMENT);
    for (id, part) in (0..).zip(c.parts()) {
        own.insert(id, part.shape(), part.pose());
    }
    Some(own)
}

/// Hands over the points of a manifold that the surface of the other shape has too; all of them if it has none.
fn hand_over(
    other: Option<&Side<'_>>,
    m: &Manifold<'_>,
    ws: &mut Workspace,
    tell: &mut impl FnMut(DVec3, (u32, u32), &ContactPoint),
) {
    let parts = (m.part_a, m.part_b);
    let mut has = |p: &ContactPoint| {
        other.is_none_or(|o| {
            let id = o.first + if o.view.swapped { m.part_b } else { m.part_a };
            admits_piece(o.surface, id, o.view, m.normal, p, ws)
        })
    };
    let any = m.points.iter().any(&mut has);
    for p in m.points {
        if !any || has(p) {
            tell(m.normal, parts, p);
        }
    }
}
