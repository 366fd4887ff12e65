//! The ground as one: where its shapes lie side by side, the edges between them are internal and give no contact (ghost
//! collisions).
//!
//! A floor of slabs has no edges but its outer ones. Two shapes alone do not know that: a ball beside an internal edge sees the edge
//! of the next slab, a box that slides on sees its side, upright like a wall, and a tip that has sunk in by a micrometre is
//! in either slab by less along some other direction. What can push a body, at a place of the ground, along a direction, is
//! its union: a ball however small that touches the place from that direction must not reach into another shape. So every
//! normal out of the ground is checked whether it is one of the union. If not, the nearest face that lies open there counts, of
//! several the one that leans most as the contact did: the shape is met along the normal of that face if it is its own, and
//! not at all if another shape has it.
//!
//! The ground are bodies that nothing pushes, fixed or kinematic. Between others a contact too many does no harm for long.

mod along;
mod borders;
mod normal;
mod piece;

use super::features::ALONG;
use super::pair::ShapePair;
use crate::model::body::BodyKind;
use crate::system::System;
use normal::{NormalCheck, NormalQuery, Replacement};
use piece::{NEAR, Piece, part_of, probe_radius};
use tumble_geometry::{Aabb, BroadPhase, ContactPoint, Manifolds, Shape, Workspace, feature};
use tumble_math::order::max;
use tumble_math::{DVec3, Pose};

/// What replaces the points of a manifold.
#[derive(Debug, Default)]
struct Replacements {
    /// Points that stay as they are.
    stay: Vec<ContactPoint>,
    /// Normals out of the piece along which it is met instead, each once.
    normals: Vec<DVec3>,
    /// Other pieces are met instead of some.
    some_elsewhere: bool,
}

impl Replacements {
    fn add(&mut self, normal: DVec3) {
        if self.normals.iter().all(|n| n.dot(normal) < ALONG) {
            self.normals.push(normal);
        }
    }
}

/// Which shapes of the ground lie side by side.
#[derive(Debug, Default)]
pub(crate) struct Ground {
    /// Of every two that are fixed, both ways round, in order.
    fixed: Vec<Beside>,
    /// Of every two of which one or both are kinematic, the same: found anew when one of them has moved.
    kinematic: Vec<Beside>,
    near: Vec<u32>,
    stale: Stale,
    /// Largest distance within which a fixed shape has neighbours [m].
    farthest: f64,
    /// How long a solved velocity is used [s].
    time: f64,
}

/// What is no longer known of what lies side by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Stale {
    Nothing,
    /// Whatever a kinematic shape is part of.
    Kinematic,
    #[default]
    All,
}

/// A shape of the ground and one beside it.
#[derive(Clone, Copy, Debug)]
struct Beside {
    shape: u32,
    other: u32,
    /// The box of the other, and a little more.
    reach: Aabb,
}

/// Where a shape of the ground is.
struct Extent {
    shape: u32,
    kind: BodyKind,
    aabb: Aabb,
    /// How far beyond its box something is still beside it [m].
    further: f64,
}

impl Extent {
    /// None of a shape that is not of the ground.
    fn new(system: &System, shape: u32) -> Option<Self> {
        // a mesh knows its own internal edges
        let placed = system.shape(shape).filter(|c| !matches!(c.shape, Shape::Mesh(_)) && !c.traits.sensor)?;
        let body = system.at(placed.body).filter(|b| !b.is_dynamic())?;
        let aabb = placed.shape.aabb(&placed.pose(&body.pose()));
        Some(Self { shape, kind: body.model.kind, aabb, further: NEAR * probe_radius(system, placed) })
    }

    /// Finds the other shapes of the ground no farther than `distance` [m] from the box of this one, and some more.
    fn look_around(
        &self,
        distance: f64,
        system: &System,
        broad: &BroadPhase,
        near: &mut Vec<u32>,
        mut found: impl FnMut(&Self),
    ) {
        near.clear();
        broad.overlapping(&self.aabb.grown(distance), |id| near.push(id));
        near.iter().filter(|id| **id != self.shape).filter_map(|id| Self::new(system, *id)).for_each(|e| found(&e));
    }

    /// That this lies beside another. Of the boxes themselves: those of the broad phase are larger, by what was before.
    fn is_beside(&self, other: &Self) -> Option<Beside> {
        let reach = self.aabb.grown(self.further);
        reach.overlaps(&other.aabb).then_some(Beside { shape: other.shape, other: self.shape, reach })
    }
}

impl Ground {
    /// Forgets what lies side by side.
    pub(super) fn forget(&mut self) {
        self.stale = Stale::All;
    }

    /// Forgets what lies beside a body of this kind that came, went, or was moved, if it is one of the ground.
    pub(super) fn forget_beside(&mut self, kind: BodyKind) {
        let unknown = match kind {
            BodyKind::Fixed => Stale::All,
            BodyKind::Kinematic => Stale::Kinematic,
            BodyKind::Dynamic => Stale::Nothing,
        };
        self.stale = self.stale.max(unknown);
    }

    /// Finds out which shapes lie side by side, unless it is known, for contacts that hold for `time` [s].
    pub(super) fn refresh(&mut self, system: &System, time: f64, broad: &BroadPhase) {
        self.time = time;
        let Self { fixed, kinematic, near, farthest, .. } = self;
        let of_kind = |kind: BodyKind| {
            let bodies = system.iter().filter(move |(_, b)| b.model.kind == kind);
            bodies.flat_map(|(_, b)| &b.model.shapes).filter_map(|k| Extent::new(system, *k))
        };
        if self.stale == Stale::All {
            fixed.clear();
            *farthest = 0.0;
            for of in of_kind(BodyKind::Fixed) {
                *farthest = max(*farthest, of.further);
                of.look_around(of.further, system, broad, near, |e| {
                    if e.kind == BodyKind::Fixed {
                        fixed.extend(of.is_beside(e));
                    }
                });
            }
            fixed.sort_unstable_by_key(|b| (b.shape, b.other));
        }
        if self.stale >= Stale::Kinematic {
            kinematic.clear();
            for of in of_kind(BodyKind::Kinematic) {
                of.look_around(max(of.further, *farthest), system, broad, near, |e| {
                    kinematic.extend(of.is_beside(e));
                    if e.kind == BodyKind::Fixed {
                        kinematic.extend(e.is_beside(&of));
                    }
                });
            }
            kinematic.sort_unstable_by_key(|b| (b.shape, b.other));
        }
        self.stale = Stale::Nothing;
    }

    /// The shapes that lie beside one of the ground.
    fn beside(&self, shape: u32) -> impl Iterator<Item = &Beside> + Clone {
        let of = |all: &'_ [Beside]| {
            let from = all.partition_point(|b| b.shape < shape);
            from..from + all[from..].partition_point(|b| b.shape == shape)
        };
        self.fixed[of(&self.fixed)].iter().chain(&self.kinematic[of(&self.kinematic)])
    }

    /// The points of two shapes at two poses as the ground has them: those of `found` that are its own, and those along its
    /// other normals in place of the rest. `tell` gets the normal, the parts and the point of each. Whether some are gone,
    /// since other pieces are met instead.
    pub(crate) fn settle(
        &self,
        system: &System,
        (pair, poses): (&ShapePair<'_>, (&Pose, &Pose)),
        found: &Manifolds,
        (ws, along): (&mut Workspace, &mut Manifolds),
        mut tell: impl FnMut(DVec3, (u32, u32), &ContactPoint),
    ) -> bool {
        if found.iter().next().is_none() {
            return false;
        }
        let knows = self.knows(pair);
        let mut gone = false;
        for m in found.iter() {
            let parts = (m.part_a, m.part_b);
            let query = |p: &ContactPoint| NormalQuery::new(system, self.time, pair, parts, m.normal, p);
            // one manifold has one normal: points of a face beside the edge that it is the normal of go with that edge
            let (mut yes, mut no, mut alone) = (!knows, false, true);
            for said in m.points.iter().filter(|_| knows).map(|p| self.check_normal(system, &query(p))) {
                yes |= said == NormalCheck::Yes;
                no |= said == NormalCheck::No;
                alone &= said == NormalCheck::Alone;
            }
            let mut tell = |normal: DVec3, p: &ContactPoint| {
                let internal = knows && self.is_on_internal_edge(system, (pair, poses, parts), &query(p), normal, p);
                gone |= internal;
                if !internal {
                    tell(normal, parts, p);
                }
            };
            if yes && !no {
                m.points.iter().for_each(|p| tell(m.normal, p));
                continue;
            }
            let Replacements { stay, normals, some_elsewhere } = self.answers(system, m.points, query, alone);
            stay.iter().for_each(|p| tell(m.normal, p));
            let mut any = !stay.is_empty();
            for out in &normals {
                let (normal, too_far) = pair.along((system, self.time), (poses, parts), *out, (ws, along));
                let is_new = |p: &&ContactPoint| stay.iter().all(|s| s.feature != p.feature);
                for p in along.iter().flat_map(|m| m.points).filter(is_new) {
                    tell(normal, &ContactPoint { gap: p.gap - too_far, ..*p });
                    any = true;
                }
                if along.iter().next().is_none() {
                    let feature = m.points.first().map_or(0, |p| p.feature);
                    let beside = pair.beside_a_face((system, self.time), (poses, parts), *out, feature);
                    any |= beside.is_some();
                    beside.iter().for_each(|p| tell(normal, p));
                }
            }
            if alone && !any {
                m.points.iter().for_each(|p| tell(m.normal, p));
            }
            gone |= some_elsewhere || !normals.is_empty();
        }
        gone
    }

    /// What becomes of points whose normal is not the ground's own, or not of all of them. `alone` if no other piece is near any.
    fn answers(
        &self,
        system: &System,
        points: &[ContactPoint],
        query: impl Fn(&ContactPoint) -> NormalQuery,
        alone: bool,
    ) -> Replacements {
        let mut answers = Replacements::default();
        let check_normal: Vec<NormalCheck> = points.iter().map(|p| self.check_normal(system, &query(p))).collect();
        let asking =
            || points.iter().zip(&check_normal).filter(|(_, said)| **said != NormalCheck::Yes).map(|(p, _)| query(p));
        // points of a face beside an edge go with the edge
        for normal in asking().filter_map(|query| self.edge(system, &query)) {
            answers.add(normal);
        }
        let on_an_edge = !answers.normals.is_empty();
        for (p, said) in points.iter().zip(&check_normal) {
            let answer = match said {
                NormalCheck::Yes => None,
                _ if on_an_edge => continue,
                _ => self.open_face(system, &query(p)),
            };
            match answer {
                Some(Replacement::Along(out)) => answers.add(out),
                // a point that no other piece covers stays, unless its own piece has another normal
                Some(Replacement::Elsewhere) if !alone => answers.some_elsewhere = true,
                _ => answers.stay.push(*p),
            }
        }
        answers
    }

    /// The normal of the edge of the ground that a point lies on, out of it.
    fn edge(&self, system: &System, query: &NormalQuery) -> Option<DVec3> {
        let own = query.own(system)?;
        query.of_an_edge(&own, &self.near(system, query, &own))
    }

    /// Whether a point lies on an internal edge: it is there only because a piece of the ground ends where another goes on. Points at the level of the
    /// lowest of the body are not: one of two pieces must have it.
    fn is_on_internal_edge(
        &self,
        system: &System,
        (pair, poses, parts): (&ShapePair<'_>, (&Pose, &Pose), (u32, u32)),
        query: &NormalQuery,
        normal: DVec3,
        p: &ContactPoint,
    ) -> bool {
        let (of_a, of_b) = ((p.feature >> 32) as u32, p.feature as u32);
        let b_falls = pair.b.1.is_dynamic();
        let (piece, body) = if b_falls { (of_a, of_b) } else { (of_b, of_a) };
        let kind = |feature: u32| feature >> 28;
        // what lies on a face of the piece is a corner of the body
        if kind(piece) == kind(feature::face(0)) || kind(body) == kind(feature::vertex(0)) {
            return false;
        }
        let (shape, pose) = if b_falls {
            part_of(&pair.b.0.shape, poses.1, parts.1)
        } else {
            part_of(&pair.a.0.shape, poses.0, parts.0)
        };
        let (out, at) = if b_falls { (normal, p.position_b) } else { (-normal, p.position_a) };
        let Some(lowest) = shape.farthest_along(&pose, -out) else { return false };
        let Some(own) = query.own(system).filter(|_| out.dot(at - lowest) > query.probe_radius) else { return false };
        query.goes_on(out, &own, &self.near(system, query, &own))
    }

    /// The other pieces of the ground near a place of one of them, here and where the body comes to.
    fn near<'s>(&self, system: &'s System, query: &NormalQuery, own: &Piece<'_>) -> Vec<Piece<'s>> {
        let distance = NEAR * query.probe_radius + query.path.length();
        let around = Aabb { min: query.place, max: query.place }.grown(query.path.length());
        let near = self.beside(query.id.0).filter(|b| b.reach.overlaps(&around) && query.meets(system, b.other));
        let near = near.map(|b| b.other);
        let pieces = near.chain([query.id.0]).flat_map(|k| Piece::near(system, k, query.place, distance));
        // boxes of half-spaces tell nothing
        pieces
            .filter(|piece| piece.id != own.id && piece.is_within(distance + query.probe_radius, query.place))
            .collect()
    }

    /// Whether a point of two shapes is the ground's own, if one of them belongs to it.
    pub(super) fn has(&self, system: &System, pair: &ShapePair<'_>, normal: DVec3, p: &ContactPoint) -> bool {
        !self.knows(pair)
            || self.check_normal(system, &NormalQuery::new(system, self.time, pair, (0, 0), normal, p))
                != NormalCheck::No
    }

    /// Whether the ground may have other normals than two shapes by themselves.
    fn knows(&self, pair: &ShapePair<'_>) -> bool {
        let (a, b) = (pair.a.1, pair.b.1);
        let ground = if a.is_dynamic() { pair.shapes.1 } else { pair.shapes.0 };
        let placed = if a.is_dynamic() { pair.b.0 } else { pair.a.0 };
        let one = self.beside(ground).next().is_none() && !matches!(placed.shape, Shape::Compound(_));
        a.is_dynamic() != b.is_dynamic() && !one
    }

    /// Whether the normal of a piece is one of the whole ground.
    fn check_normal(&self, system: &System, query: &NormalQuery) -> NormalCheck {
        let Some(own) = query.own(system) else { return NormalCheck::Nothing };
        query.check(&own, &self.near(system, query, &own))
    }

    /// What is met where the normal of a piece is none of the ground.
    fn open_face(&self, system: &System, query: &NormalQuery) -> Option<Replacement> {
        let own = query.own(system)?;
        if query.gap > 0.0 && query.has_face(&own) {
            // it is all on the far side of that face, and above no other of the piece
            return Some(Replacement::Elsewhere);
        }
        let all = self.beside(query.id.0).map(|b| b.other).filter(|k| query.meets(system, *k)).chain([query.id.0]);
        let all = all.flat_map(|k| Piece::near(system, k, query.place, f64::INFINITY));
        query.open_face(&own, &all.collect::<Vec<_>>())
    }
}
