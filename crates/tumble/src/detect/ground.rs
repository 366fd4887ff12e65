//! The ground as one: where its shapes lie side by side, the edges between them are none.
//!
//! A floor of slabs has no edges but its outer ones. Two shapes alone do not know that: a ball beside a seam sees the edge
//! of the next slab, a box that slides on sees its side, upright like a wall, and a tip that has sunk in by a micrometre is
//! in either slab by less along some other direction. What can push a body, at a place of the ground, along a direction, is
//! its union: a ball however small that touches the place from that direction must not reach into another shape. So every
//! normal out of the ground is asked whether it is one of the union's. If not, the contact gets that of a face which is:
//! exposed there, nearest to the surface, and of several the one that leans most as the contact did.
//!
//! The ground are bodies that nothing pushes, fixed or kinematic. Between others a contact too many does no harm for long.

use super::passing::any_face;
use super::{ALONG, Two};
use crate::body::{Body, BodyKind};
use crate::placed_shape::PlacedShape;
use crate::state::State;
use tumble_geometry::{BroadPhase, ContactPoint, Shape, project};
use tumble_math::order::max;
use tumble_math::{DVec3, Pose};

/// Radius of the balls that ask, in slops [–]: shapes of the ground that are no farther apart, or from one level, are as
/// one. Chosen, not derived: a step or crack that counts is deeper than what bodies sink in by.
const GRAIN: f64 = 4.0;

/// Smallest radius of the balls that ask, relative to the shape [–]: well above rounding.
const FINEST: f64 = 1e-7;

/// Part of its radius by which a ball may reach into another shape [–]: what rounding makes of two planes that are one.
const FLUSH: f64 = 1e-6;

/// Which shapes of the ground lie side by side.
#[derive(Debug, Default)]
pub(crate) struct Ground {
    /// Every two, both ways round, in order.
    beside: Vec<(u32, u32)>,
    near: Vec<u32>,
    stale: bool,
}

/// A plane of the ground that two shapes alone do not see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outward {
    /// Out of the ground.
    out: DVec3,
    /// Where it is along that [m].
    plane: f64,
    /// The ground is A of the two.
    is_a: bool,
    /// Another shape is on top of the one that was asked for, and is met instead.
    pub(crate) covered: bool,
}

/// A convex piece of the ground, where it is.
#[derive(Clone, Copy)]
struct Piece<'s> {
    shape: &'s Shape,
    pose: Pose,
    /// Shape of the world, and part of it.
    id: (u32, u32),
}

impl<'s> Piece<'s> {
    fn all(state: &'s State, k: u32) -> impl Iterator<Item = Self> {
        let placed = state.shape(k).and_then(|c| state.bodies.at(c.body).map(|b| (&c.shape, c.pose(&b.pose()))));
        placed.into_iter().flat_map(move |(shape, pose)| {
            let parts = if let Shape::Compound(c) = shape { c.parts() } else { &[] };
            let alone = parts.is_empty().then_some(Self { shape, pose, id: (k, 0) });
            let parts = parts.iter().enumerate().map(move |(i, p)| Self {
                shape: p.shape(),
                pose: pose.then(p.pose()),
                id: (k, i as u32),
            });
            alone.into_iter().chain(parts)
        })
    }

    fn centre(&self) -> DVec3 {
        if let Shape::Hull(h) = self.shape { self.pose.point(h.centroid()) } else { self.pose.position }
    }

    /// Where the plane of a face is along its normal [m].
    fn plane(&self, normal: DVec3) -> f64 {
        match self.shape {
            Shape::HalfSpace(_) => normal.dot(self.pose.position),
            shape => shape.extent_along(&self.pose, normal),
        }
    }

    /// A place on the plane of a face near `p`, a little within its edges.
    fn within(&self, p: DVec3, normal: DVec3, grain: f64) -> DVec3 {
        let inward = self.centre() - p;
        let inward = inward - normal * normal.dot(inward);
        p + inward * (2.0 * grain / max(inward.length(), 2.0 * grain))
    }

    /// Whether a ball of radius `grain` [m] that touches `p` from the direction of `normal` stays out of the piece, but for
    /// a share of its radius.
    fn leaves_room(&self, p: DVec3, normal: DVec3, grain: f64, share: f64) -> bool {
        project(self.shape, &self.pose, p + normal * grain).distance >= grain * (1.0 - share)
    }
}

impl Ground {
    /// Forgets what lies side by side: something of it came, went, or was moved.
    pub(super) fn forget(&mut self) {
        self.stale = true;
    }

    /// Finds out which shapes lie side by side, unless it is known.
    pub(super) fn refresh(&mut self, state: &State, broad: &BroadPhase) {
        let drives = |b: &Body| b.kind == BodyKind::Kinematic && b.velocity() != super::REST;
        if !self.stale && !state.bodies.iter().any(|(_, b)| drives(b)) {
            return;
        }
        self.stale = false;
        self.beside.clear();
        let Self { beside, near, .. } = self;
        for (_, body) in state.bodies.iter().filter(|(_, b)| !b.is_dynamic()) {
            for &k in &body.shapes {
                let Some(c) = state.shape(k) else { continue };
                let grain = grain(state, c);
                near.clear();
                broad.overlapping(&c.shape.aabb(&c.pose(&body.pose())).grown(2.0 * grain), |id| near.push(id));
                let ground =
                    |id: &u32| state.shape(*id).and_then(|c| state.bodies.at(c.body)).is_some_and(|b| !b.is_dynamic());
                beside.extend(near.iter().filter(|id| **id != k && ground(id)).flat_map(|id| [(k, *id), (*id, k)]));
            }
        }
        beside.sort_unstable();
        beside.dedup();
    }

    /// The normal that the ground has where two shapes touch, if it is another than theirs: `normal` from A to B, for the
    /// parts of both, at a point in world axes.
    pub(crate) fn outward(
        &self,
        state: &State,
        shapes: (u32, u32),
        parts: (u32, u32),
        normal: DVec3,
        p: &ContactPoint,
    ) -> Option<Outward> {
        let (ca, cb) = (state.shape(shapes.0)?, state.shape(shapes.1)?);
        let (a, b) = (state.bodies.at(ca.body)?, state.bodies.at(cb.body)?);
        let (is_a, body) = match (a.is_dynamic(), b.is_dynamic()) {
            (false, true) => (true, b),
            (true, false) => (false, a),
            _ => return None,
        };
        let asks = if is_a {
            Asks { id: (shapes.0, parts.0), place: p.position_a, normal, point: p.position_b, body }
        } else {
            Asks { id: (shapes.1, parts.1), place: p.position_b, normal: -normal, point: p.position_a, body }
        };
        self.answer(state, &asks).map(|outward| Outward { is_a, ..outward })
    }

    /// The plane of the ground at a place of one of its pieces, if the normal is none.
    fn answer(&self, state: &State, asks: &Asks<'_>) -> Option<Outward> {
        let (id, normal) = (asks.id, asks.normal);
        let from = self.beside.partition_point(|(k, _)| *k < id.0);
        let beside = self.beside[from..].iter().take_while(|(k, _)| *k == id.0).map(|(_, other)| *other);
        let placed = state.shape(id.0)?;
        let is_compound = matches!(placed.shape, Shape::Compound(_));
        if beside.clone().next().is_none() && !is_compound {
            return None;
        }
        let grain = grain(state, placed);
        let own = Piece::all(state, id.0).find(|piece| piece.id == id)?;
        let place = project(own.shape, &own.pose, asks.place).point;
        let others = beside.chain(is_compound.then_some(id.0)).flat_map(|k| Piece::all(state, k));
        let others: Vec<Piece<'_>> = others.filter(|piece| piece.id != id).collect();
        let near = others.iter().filter(|o| project(o.shape, &o.pose, place).distance <= 3.0 * grain);
        let is_face = any_face(own.shape, |f| own.pose.vector(f).dot(normal) > ALONG);
        let stays = |o: &Piece<'_>| {
            if is_face {
                o.leaves_room(own.within(place, normal, grain), normal, grain, 0.5)
            } else {
                o.leaves_room(place, normal, grain, FLUSH)
            }
        };
        // one manifold has one normal: that of an edge, also for points of the face beside it
        let own_stays = is_face || own.leaves_room(place, normal, grain, FLUSH);
        if own_stays && near.clone().all(stays) {
            return None;
        }
        let mut best: Option<(f64, f64, Outward)> = None;
        for piece in std::iter::once(&own).chain(near) {
            any_face(piece.shape, |f| {
                let f = piece.pose.vector(f);
                let (plane, leans) = (piece.plane(f), f.dot(normal));
                let above = f.dot(place) - plane;
                // a body that is above a plane has its centre there
                let beyond = f.dot(asks.body.now.centre) > plane;
                let better = best.is_none_or(|(a, l, _)| above > a + grain || (above > a - grain && leans > l));
                if leans > -0.5
                    && beyond
                    && above <= 2.0 * grain
                    && better
                    && exposed(piece, &own, &others, place - f * above, f, grain)
                {
                    let covered = piece.id != own.id && leans > ALONG;
                    best = Some((above, leans, Outward { out: f, plane, is_a: true, covered }));
                }
                false
            });
        }
        let gap = normal.dot(asks.point - asks.place);
        let covered = Outward { out: normal, plane: normal.dot(place), is_a: true, covered: true };
        best.map(|(_, _, outward)| outward).or((gap > 0.0).then_some(covered))
    }
}

/// Which contact asks the ground for its normal.
struct Asks<'s> {
    /// The piece that it has found.
    id: (u32, u32),
    /// Where, on the ground, and on the body [m].
    place: DVec3,
    point: DVec3,
    /// Out of the ground, as the piece alone has it.
    normal: DVec3,
    body: &'s Body,
}

impl Outward {
    /// From A to B.
    pub(crate) fn normal(&self) -> DVec3 {
        if self.is_a { self.out } else { -self.out }
    }

    /// The point of a contact that has this normal: how far the point on the other body is from the plane.
    pub(crate) fn point(&self, p: &ContactPoint) -> ContactPoint {
        let on_body = if self.is_a { p.position_b } else { p.position_a };
        let gap = self.out.dot(on_body) - self.plane;
        let on_ground = on_body - self.out * gap;
        let (position_a, position_b) = if self.is_a { (on_ground, on_body) } else { (on_body, on_ground) };
        ContactPoint { position_a, position_b, gap, feature: p.feature }
    }
}

/// Whether a face of a piece of the ground is in the open at a place on its plane.
fn exposed(piece: &Piece<'_>, own: &Piece<'_>, others: &[Piece<'_>], at: DVec3, normal: DVec3, grain: f64) -> bool {
    let at = piece.within(at, normal, grain);
    project(piece.shape, &piece.pose, at).distance <= grain
        && std::iter::once(own).chain(others).all(|o| o.id == piece.id || o.leaves_room(at, normal, grain, 0.5))
}

/// Radius of the balls that ask, at a shape of the ground [m].
fn grain(state: &State, placed: &PlacedShape) -> f64 {
    let finest = if placed.size.is_finite() { FINEST * placed.size } else { FINEST };
    max(GRAIN * state.settings.correction.slop, finest)
}

impl Two<'_> {
    /// A contact of the two, with the normal of the ground where it is another; none where the ground is covered there.
    pub(super) fn push_out(
        &self,
        state: &State,
        ground: &Ground,
        normal: DVec3,
        parts: (u32, u32),
        p: &ContactPoint,
        contacts: &mut Vec<crate::contact::Contact>,
    ) {
        match ground.outward(state, self.shapes, parts, normal, p) {
            Some(out) if out.covered => {}
            Some(out) => self.push(state, out.normal(), parts, &out.point(p), contacts),
            None => self.push(state, normal, parts, p, contacts),
        }
    }
}
