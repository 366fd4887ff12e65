//! The ground as one: where its shapes lie side by side, the edges between them are none.
//!
//! A floor of slabs has no edges but its outer ones. Two shapes alone do not know that: a ball beside a seam sees the edge
//! of the next slab, a box that slides on sees its side, upright like a wall, and a tip that has sunk in by a micrometre is
//! in either slab by less along some other direction. What can push a body, at a place of the ground, along a direction, is
//! its union: a ball however small that touches the place from that direction must not reach into another shape. So every
//! normal out of the ground is asked whether it is one of the union's. If not, the nearest face that lies open there counts, of
//! several the one that leans most as the contact did: the shape is met along the normal of that face if it is its own, and
//! not at all if another shape has it.
//!
//! The ground are bodies that nothing pushes, fixed or kinematic. Between others a contact too many does no harm for long.

mod borders;

use super::passing::any_face;
use super::{ALONG, Two, trusted_margin};
use crate::model::body::{Body, BodyKind};
use crate::model::placed_shape::PlacedShape;
use crate::state::State;
use tumble_geometry::{Aabb, BroadPhase, ContactPoint, Manifolds, Shape, Workspace, collide_along, feature, project};
use tumble_math::order::{max, max_abs, min, positive_part};
use tumble_math::{DVec3, Pose};
use tumble_solver::Frame;

/// Radius of the balls that ask, in slops [–]: shapes of the ground that are no farther apart, or from one level, are as
/// one. Chosen, not derived: a step or crack that counts is deeper than what bodies sink in by.
const GRAIN: f64 = 4.0;

/// Smallest radius of the balls that ask, relative to the shape [–]: well above rounding.
const FINEST: f64 = 1e-7;

/// Part of its radius by which a ball may reach into another shape [–]: normals that lean by a millionth are one.
const FLUSH: f64 = 1e-12;

/// What rounding makes of a distance, relative to the coordinates that it is computed from [–].
const ROUNDING: f64 = 1e-15;

/// How near pieces of the ground must be to count, in radii of the balls that ask [–]: a ball reaches two, a place is shifted by
/// two to be within the edges of a face.
const NEAR: f64 = 4.0;

/// Directions around a place, the same angle apart.
const AROUND: [(f64, f64); 8] =
    [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (0.7, 0.7), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7)];

/// How near a place must be to a face to be on it, and part of its radius by which a ball may reach into what is beside an open face,
/// relative to the balls that ask [–]. A side that is lower than a ball but for these two is none.
const ON: f64 = 0.02;
const PART: f64 = 0.05;

/// Cosine to its normal below which a plane pushes a body back where it came from [–].
const BACK: f64 = -0.5;

/// Square of the sine of the angle to a surface from which on a face or an edge comes out of it [–]. Chosen, not derived: a floor
/// beneath a wedge is covered by it.
const STEEP: f64 = 0.75;

/// Which shapes of the ground lie side by side.
#[derive(Debug, Default)]
pub(crate) struct Ground {
    /// Of every two that are fixed, both ways round, in order.
    fixed: Vec<Beside>,
    /// Of every two of which one or both are kinematic, the same: found anew when one of them has moved.
    kinematic: Vec<Beside>,
    near: Vec<u32>,
    stale: Stale,
    /// How far a fixed shape looks for what lies beside it, at most [m].
    farthest: f64,
    /// Of a step [s].
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
    fn new(state: &State, shape: u32) -> Option<Self> {
        let placed = state.shape(shape)?;
        let body = state.bodies.at(placed.body).filter(|b| !b.is_dynamic())?;
        let aabb = placed.shape.aabb(&placed.pose(&body.pose()));
        Some(Self { shape, kind: body.kind, aabb, further: NEAR * grain(state, placed) })
    }

    /// Finds the other shapes of the ground no farther than `distance` [m] from the box of this one, and some more.
    fn look_around(
        &self,
        distance: f64,
        state: &State,
        broad: &BroadPhase,
        near: &mut Vec<u32>,
        mut found: impl FnMut(&Self),
    ) {
        near.clear();
        broad.overlapping(&self.aabb.grown(distance), |id| near.push(id));
        near.iter().filter(|id| **id != self.shape).filter_map(|id| Self::new(state, *id)).for_each(|e| found(&e));
    }

    /// That this lies beside another. Of the boxes themselves: those of the broad phase are larger, by what was before.
    fn is_beside(&self, other: &Self) -> Option<Beside> {
        let reach = self.aabb.grown(self.further);
        reach.overlaps(&other.aabb).then_some(Beside { shape: other.shape, other: self.shape, reach })
    }
}

/// What the ground says to a contact that is none of its own.
#[derive(Clone, Copy, Debug)]
enum Answer {
    /// The piece is met along another normal, out of it.
    Along(DVec3),
    /// Another piece is met instead.
    Elsewhere,
}

/// What the ground says to all points of a manifold.
#[derive(Debug, Default)]
struct Answers {
    /// Points that stay as they are.
    stay: Vec<ContactPoint>,
    /// Normals out of the piece along which it is met instead, each once.
    normals: Vec<DVec3>,
    /// Other pieces are met instead of some.
    some_elsewhere: bool,
}

impl Answers {
    fn add(&mut self, normal: DVec3) {
        if self.normals.iter().all(|n| n.dot(normal) < ALONG) {
            self.normals.push(normal);
        }
    }
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
    /// All pieces of a shape whose boxes are no farther than `distance` [m] from a place.
    fn near(state: &'s State, k: u32, place: DVec3, distance: f64) -> impl Iterator<Item = Self> {
        let placed = state.shape(k).and_then(|c| state.bodies.at(c.body).map(|b| (&c.shape, c.pose(&b.pose()))));
        placed.into_iter().flat_map(move |(shape, pose)| {
            let parts = if let Shape::Compound(c) = shape { c.parts() } else { &[] };
            let at = pose.inverse_point(place);
            let around = Aabb { min: at, max: at }.grown(distance);
            let alone = parts.is_empty().then_some(Self { shape, pose, id: (k, 0) });
            let parts = parts.iter().enumerate().filter(move |(_, p)| p.aabb().overlaps(&around));
            alone.into_iter().chain(parts.map(move |(i, p)| Self {
                shape: p.shape(),
                pose: pose.then(p.pose()),
                id: (k, i as u32),
            }))
        })
    }

    /// Where the plane of a face is along its normal [m].
    fn plane(&self, normal: DVec3) -> f64 {
        match self.shape {
            Shape::HalfSpace(_) => normal.dot(self.pose.position),
            shape => shape.extent_along(&self.pose, normal),
        }
    }

    /// Whether a face lies open at a place on its plane: a ball beside the place, on whichever side, is on the face and
    /// reaches into none of the others. At the foot of a wall a floor is open on one side, and so is the edge of a slab.
    fn is_open(&self, place: DVec3, normal: DVec3, grain: f64, others: &[Self]) -> bool {
        let Some(frame) = Frame::new(normal) else { return false };
        let others = others.iter().filter(|o| o.id != self.id && o.is_within(NEAR * grain, place));
        let place = lifted(place, others.clone(), |v| v - normal * normal.dot(v));
        AROUND.iter().any(|(x, y)| {
            let at = place + (frame.tangent1 * *x + frame.tangent2 * *y) * (2.0 * grain);
            project(self.shape, &self.pose, at).distance <= ON * grain
                && others.clone().all(|o| o.leaves_room(at, normal, grain, PART))
        })
    }

    /// Whether the piece is no farther than `distance` [m] from a place.
    fn is_within(&self, distance: f64, place: DVec3) -> bool {
        project(self.shape, &self.pose, place).distance <= distance
    }

    /// Whether a ball of radius `grain` [m] that touches `p` from the direction of `normal` stays out of the piece, but for
    /// a share of its radius.
    fn leaves_room(&self, p: DVec3, normal: DVec3, grain: f64, share: f64) -> bool {
        let rounding = ROUNDING * (max_abs(p) + max_abs(self.pose.position) + grain);
        project(self.shape, &self.pose, p + normal * grain).distance >= grain * (1.0 - share) - rounding
    }
}

impl Ground {
    /// Forgets what lies side by side.
    pub(super) fn forget(&mut self) {
        self.stale = Stale::All;
    }

    /// Forgets what lies beside a body that came, went, or was moved, if it is one of the ground.
    pub(super) fn forget_beside(&mut self, body: &Body) {
        let unknown = match body.kind {
            BodyKind::Fixed => Stale::All,
            BodyKind::Kinematic => Stale::Kinematic,
            BodyKind::Dynamic => Stale::Nothing,
        };
        self.stale = self.stale.max(unknown);
    }

    /// Finds out which shapes lie side by side, unless it is known, for a step of `dt` [s].
    pub(super) fn refresh(&mut self, state: &State, dt: f64, broad: &BroadPhase) {
        self.time = dt;
        let Self { fixed, kinematic, near, farthest, .. } = self;
        let of_kind = |kind: BodyKind| {
            let bodies = state.bodies.iter().filter(move |(_, b)| b.kind == kind);
            bodies.flat_map(|(_, b)| &b.shapes).filter_map(|k| Extent::new(state, *k))
        };
        if self.stale == Stale::All {
            fixed.clear();
            *farthest = 0.0;
            for of in of_kind(BodyKind::Fixed) {
                *farthest = max(*farthest, of.further);
                of.look_around(of.further, state, broad, near, |e| {
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
                of.look_around(max(of.further, *farthest), state, broad, near, |e| {
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
        state: &State,
        (two, poses): (&Two<'_>, (&Pose, &Pose)),
        found: &Manifolds,
        (ws, along): (&mut Workspace, &mut Manifolds),
        mut tell: impl FnMut(DVec3, (u32, u32), &ContactPoint),
    ) -> bool {
        if found.iter().next().is_none() {
            return false;
        }
        let knows = self.knows(two);
        let mut gone = false;
        for m in found.iter() {
            let parts = (m.part_a, m.part_b);
            let asks = |p: &ContactPoint| Asks::new(state, self.time, two, parts, m.normal, p);
            // one manifold has one normal: points of a face beside the edge that it is the normal of go with that edge
            let (mut yes, mut no, mut alone) = (!knows, false, true);
            for said in m.points.iter().filter(|_| knows).map(|p| self.says(state, &asks(p))) {
                yes |= said == Says::Yes;
                no |= said == Says::No;
                alone &= said == Says::Alone;
            }
            let mut tell = |normal: DVec3, p: &ContactPoint| {
                let seam = knows && self.is_of_a_seam(state, (two, poses, parts), &asks(p), normal, p);
                gone |= seam;
                if !seam {
                    tell(normal, parts, p);
                }
            };
            if yes && !no {
                m.points.iter().for_each(|p| tell(m.normal, p));
                continue;
            }
            let Answers { stay, normals, some_elsewhere } = self.answers(state, m.points, asks, alone);
            stay.iter().for_each(|p| tell(m.normal, p));
            let mut any = !stay.is_empty();
            for out in &normals {
                let (normal, too_far) = two.along((state, self.time), (poses, parts), *out, (ws, along));
                let is_new = |p: &&ContactPoint| stay.iter().all(|s| s.feature != p.feature);
                for p in along.iter().flat_map(|m| m.points).filter(is_new) {
                    tell(normal, &ContactPoint { gap: p.gap - too_far, ..*p });
                    any = true;
                }
                if along.iter().next().is_none() {
                    let feature = m.points.first().map_or(0, |p| p.feature);
                    let beside = two.beside_a_face((state, self.time), (poses, parts), *out, feature);
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
        state: &State,
        points: &[ContactPoint],
        asks: impl Fn(&ContactPoint) -> Asks,
        alone: bool,
    ) -> Answers {
        let mut answers = Answers::default();
        let says: Vec<Says> = points.iter().map(|p| self.says(state, &asks(p))).collect();
        let asking = || points.iter().zip(&says).filter(|(_, said)| **said != Says::Yes).map(|(p, _)| asks(p));
        // points of a face beside an edge go with the edge
        for normal in asking().filter_map(|asks| self.edge(state, &asks)) {
            answers.add(normal);
        }
        let on_an_edge = !answers.normals.is_empty();
        for (p, said) in points.iter().zip(&says) {
            let answer = match said {
                Says::Yes => None,
                _ if on_an_edge => continue,
                _ => self.open_face(state, &asks(p)),
            };
            match answer {
                Some(Answer::Along(out)) => answers.add(out),
                // what nobody is in the way of stays, unless its own piece has it otherwise
                Some(Answer::Elsewhere) if !alone => answers.some_elsewhere = true,
                _ => answers.stay.push(*p),
            }
        }
        answers
    }

    /// The normal of the edge of the ground that a point lies on, out of it.
    fn edge(&self, state: &State, asks: &Asks) -> Option<DVec3> {
        let own = asks.own(state)?;
        asks.of_an_edge(&own, &self.near(state, asks, &own))
    }

    /// Whether a point is there only because a piece of the ground ends where another goes on. Points at the level of the
    /// lowest of the body are not: one of two pieces must have it.
    fn is_of_a_seam(
        &self,
        state: &State,
        (two, poses, parts): (&Two<'_>, (&Pose, &Pose), (u32, u32)),
        asks: &Asks,
        normal: DVec3,
        p: &ContactPoint,
    ) -> bool {
        let (of_a, of_b) = ((p.feature >> 32) as u32, p.feature as u32);
        let b_falls = two.b.1.is_dynamic();
        let (piece, body) = if b_falls { (of_a, of_b) } else { (of_b, of_a) };
        let kind = |feature: u32| feature >> 28;
        // what lies on a face of the piece is a corner of the body
        if kind(piece) == kind(feature::face(0)) || kind(body) == kind(feature::vertex(0)) {
            return false;
        }
        let (shape, pose) =
            if b_falls { part_of(&two.b.0.shape, poses.1, parts.1) } else { part_of(&two.a.0.shape, poses.0, parts.0) };
        let (out, at) = if b_falls { (normal, p.position_b) } else { (-normal, p.position_a) };
        let Some(lowest) = shape.farthest_along(&pose, -out) else { return false };
        let Some(own) = asks.own(state).filter(|_| out.dot(at - lowest) > asks.grain) else { return false };
        asks.goes_on(out, &own, &self.near(state, asks, &own))
    }

    /// The other pieces of the ground near a place of one of them, here and where the body comes to.
    fn near<'s>(&self, state: &'s State, asks: &Asks, own: &Piece<'_>) -> Vec<Piece<'s>> {
        let distance = NEAR * asks.grain + asks.way.length();
        let around = Aabb { min: asks.place, max: asks.place }.grown(asks.way.length());
        let near = self.beside(asks.id.0).filter(|b| b.reach.overlaps(&around)).map(|b| b.other);
        let pieces = near.chain([asks.id.0]).flat_map(|k| Piece::near(state, k, asks.place, distance));
        // boxes of half-spaces tell nothing
        pieces.filter(|piece| piece.id != own.id && piece.is_within(distance + asks.grain, asks.place)).collect()
    }

    /// Whether a point of two shapes is the ground's own, if one of them belongs to it.
    pub(super) fn has(&self, state: &State, two: &Two<'_>, normal: DVec3, p: &ContactPoint) -> bool {
        !self.knows(two) || self.says(state, &Asks::new(state, self.time, two, (0, 0), normal, p)) != Says::No
    }

    /// Whether the ground may have other normals than two shapes by themselves.
    fn knows(&self, two: &Two<'_>) -> bool {
        let (a, b) = (two.a.1, two.b.1);
        let ground = if a.is_dynamic() { two.shapes.1 } else { two.shapes.0 };
        let placed = if a.is_dynamic() { two.b.0 } else { two.a.0 };
        let one = self.beside(ground).next().is_none() && !matches!(placed.shape, Shape::Compound(_));
        a.is_dynamic() != b.is_dynamic() && !one
    }

    /// Whether the normal of a piece is one of the whole ground.
    fn says(&self, state: &State, asks: &Asks) -> Says {
        let Some(own) = asks.own(state) else { return Says::Nothing };
        asks.says(&own, &self.near(state, asks, &own))
    }

    /// What is met where the normal of a piece is none of the ground.
    fn open_face(&self, state: &State, asks: &Asks) -> Option<Answer> {
        let own = asks.own(state)?;
        if asks.gap > 0.0 && asks.has_face(&own) {
            // it is all on the far side of that face, and above no other of the piece
            return Some(Answer::Elsewhere);
        }
        let all = self.beside(asks.id.0).map(|b| b.other).chain([asks.id.0]);
        let all = all.flat_map(|k| Piece::near(state, k, asks.place, f64::INFINITY));
        asks.open_face(&own, &all.collect::<Vec<_>>())
    }
}

/// What the ground says to the normal that one of its pieces has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    /// It is one of the ground's.
    Yes,
    /// It is none: another piece is in the way.
    No,
    /// It is not one of the piece there; elsewhere it may be.
    Nothing,
    /// The same, and no other piece is near.
    Alone,
}

impl Two<'_> {
    /// How far B gets from A in some time [s], but for what the body that falls turns [m]: the ground may turn, and moves at a place as
    /// it does there.
    fn way(&self, time: f64, place: DVec3) -> DVec3 {
        let moves = |x: &Body| {
            let turns = if x.is_dynamic() { DVec3::ZERO } else { x.step.before.angular.cross(place - x.now.centre) };
            x.step.before.linear + turns
        };
        (moves(self.b.1) - moves(self.a.1)) * time
    }

    /// Finds the points of parts of the two, one of them of the ground, along a normal out of it. Returns the normal from A
    /// to B, and by how much the gaps are too large [m].
    fn along(
        &self,
        (state, time): (&State, f64),
        (poses, parts): ((&Pose, &Pose), (u32, u32)),
        out: DVec3,
        (ws, found): (&mut Workspace, &mut Manifolds),
    ) -> (DVec3, f64) {
        let ((ca, a), (cb, b)) = (self.a, self.b);
        let normal = if a.is_dynamic() { -out } else { out };
        let ((sa, pa), (sb, pb)) = (part_of(&ca.shape, poses.0, parts.0), part_of(&cb.shape, poses.1, parts.1));
        let margin = min(self.wanted(), trusted_margin(ca, cb));
        collide_along(sa, &pa, sb, &pb, normal, margin, state.settings.geometry, ws, found);
        let way = self.way(time, if a.is_dynamic() { a.now.centre } else { b.now.centre });
        let first = if a.is_dynamic() {
            first_touch((sb, &pb, cb), (sa, &pa), out, -way, state)
        } else {
            first_touch((sa, &pa, ca), (sb, &pb), out, way, state)
        };
        let least = found.iter().flat_map(|m| m.points).map(|p| p.gap).reduce(min);
        (normal, least.zip(first).map_or(0.0, |(least, first)| positive_part(least - first)))
    }

    /// The lowest point of the body over a face of a part of the ground, along its normal `out`, if it is a little beyond the edge of
    /// the face and does not come onto it by itself: like the rim of a cone that stands on a floor, by a micrometre in it, before a
    /// wall that stands there too.
    fn beside_a_face(
        &self,
        (state, time): (&State, f64),
        (poses, parts): ((&Pose, &Pose), (u32, u32)),
        out: DVec3,
        feature: u64,
    ) -> Option<ContactPoint> {
        let ((ca, a), (cb, _)) = (self.a, self.b);
        let (of_a, of_b) = (part_of(&ca.shape, poses.0, parts.0), part_of(&cb.shape, poses.1, parts.1));
        let (placed, (piece, at), (body, pose)) = if a.is_dynamic() { (cb, of_b, of_a) } else { (ca, of_a, of_b) };
        let lowest = body.farthest_along(&pose, -out)?;
        let way = self.way(time, lowest) * if a.is_dynamic() { -1.0 } else { 1.0 };
        let (grain, gap) = (grain(state, placed), out.dot(lowest) - piece.extent_along(&at, out));
        let foot = lowest - out * gap;
        let beyond = |place: DVec3| project(piece, &at, place).distance;
        let aside = beyond(foot) - beyond(foot + way - out * out.dot(way));
        let is_near = beyond(foot) <= NEAR * grain && (gap <= 0.0 || aside <= ON * grain);
        let (position_a, position_b) = if a.is_dynamic() { (lowest, foot) } else { (foot, lowest) };
        (is_near && gap <= self.wanted()).then_some(ContactPoint { position_a, position_b, gap, feature })
    }
}

/// How far a body is above a face of a piece of the ground [m] if what of it comes to that plane first comes to the piece too. That
/// may be none of the points that are above the face now: like the lower edge of a box before the foot of a steep slope.
fn first_touch(
    (piece, at, placed): (&Shape, &Pose, &PlacedShape),
    (body, pose): (&Shape, &Pose),
    out: DVec3,
    way: DVec3,
    state: &State,
) -> Option<f64> {
    let lowest = body.farthest_along(pose, -out)?;
    let above = out.dot(lowest) - piece.extent_along(at, out);
    let part = above / -out.dot(way);
    let is_there = |part: f64| project(piece, at, lowest + way * part).distance <= grain(state, placed);
    ((0.0..=1.0).contains(&part) && !is_there(0.0) && is_there(part)).then_some(above)
}

/// Which contact asks the ground for its normal.
struct Asks {
    /// The piece that it has found.
    id: (u32, u32),
    /// Radius of the balls that ask [m].
    grain: f64,
    /// Where, on the ground [m].
    place: DVec3,
    /// [m].
    gap: f64,
    /// Out of the ground, as the piece alone has it.
    normal: DVec3,
    /// Of the body that touches it.
    centre: DVec3,
    /// How far the body gets along the ground in a step, but for what it turns [m].
    way: DVec3,
}

impl Asks {
    /// A point of two shapes, one of them of the ground, in a step of `time` [s].
    fn new(state: &State, time: f64, two: &Two<'_>, parts: (u32, u32), normal: DVec3, p: &ContactPoint) -> Self {
        let ((ca, a), (cb, b)) = (two.a, two.b);
        let way = two.way(time, if b.is_dynamic() { p.position_a } else { p.position_b });
        if b.is_dynamic() {
            let (id, grain) = ((two.shapes.0, parts.0), grain(state, ca));
            Self { id, grain, place: p.position_a, gap: p.gap, normal, centre: b.now.centre, way }
        } else {
            let (id, grain) = ((two.shapes.1, parts.1), grain(state, cb));
            Self { id, grain, place: p.position_b, gap: p.gap, normal: -normal, centre: a.now.centre, way: -way }
        }
    }

    /// The piece that it has found.
    fn own<'s>(&self, state: &'s State) -> Option<Piece<'s>> {
        Piece::near(state, self.id.0, self.place, f64::INFINITY).nth(self.id.1 as usize)
    }

    /// Whether the normal is that of a face of the piece.
    fn has_face(&self, own: &Piece<'_>) -> bool {
        any_face(own.shape, |f| own.pose.vector(f).dot(self.normal) > ALONG)
    }

    fn says<'s>(&self, own: &Piece<'s>, others: &[Piece<'s>]) -> Says {
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
    fn open_face<'s>(&self, own: &Piece<'s>, all: &[Piece<'s>]) -> Option<Answer> {
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

/// A place on a face or an edge out of the pieces that it is in, where the face or the edge comes out of them: what a body that has sunk
/// into a floor touches of a wall is below that floor. `within` leaves of a direction what lies in the face, or along the edge.
fn lifted<'p>(place: DVec3, others: impl Iterator<Item = &'p Piece<'p>>, within: impl Fn(DVec3) -> DVec3) -> DVec3 {
    others.fold(place, |at, o| {
        let hit = project(o.shape, &o.pose, at);
        let out = hit.point - at;
        let way = within(out);
        let comes_out = hit.distance < 0.0 && way.length_squared() > STEEP * out.length_squared();
        if comes_out { at + way * (out.length_squared() / way.length_squared()) } else { at }
    })
}

/// A part of a shape, where it is.
fn part_of<'s>(shape: &'s Shape, pose: &Pose, part: u32) -> (&'s Shape, Pose) {
    match shape {
        Shape::Compound(c) => c.parts().get(part as usize).map_or((shape, *pose), |p| (p.shape(), pose.then(p.pose()))),
        _ => (shape, *pose),
    }
}

/// Radius of the balls that ask, at a shape of the ground [m].
fn grain(state: &State, placed: &PlacedShape) -> f64 {
    let finest = if placed.size.is_finite() { FINEST * placed.size } else { FINEST };
    max(GRAIN * state.settings.correction.slop, finest)
}
