//! Overlap: are the gaps those of the shapes, and does anything sink in?
//!
//! The shapes are put where the recorded states say that they were at the midpoint of the step, and looked at anew:
//! every recorded gap must be found there, and no two bodies may overlap without a contact, unless another one holds them
//! above the plane of both. An overlap may be there from the start, be left by a step that admits it, or grow by what bodies
//! turn on their way ([`super::depth`]); what turns to another pair of features is seen too late by up to a hundredth of its
//! size. A run that solves each step once alone may lead a velocity that no solve
//! has seen into overlap for a step. No more.

use super::depth::Legacy;
use super::laws::TURNED;
use super::{Audit, Stage, Step, passage};
use crate::rows::{BodyRow, ContactRow};
use crate::shape::{Part, parts};
use std::collections::BTreeMap;
use tumble::{BodyKind, DQuat, DVec3, Origin, Pose, Shape};
use tumble_geometry::{Aabb, Keep, Manifolds, Settings, Workspace, collide, project};
use tumble_math::order::{max, max_abs, min, positive_part};

/// Overlap below which a pair without a contact is not missed [m], in parts of the bodies' size [–].
const UNSEEN: f64 = 1e-6;

/// Overlap that bodies may turn into within a step, in parts of the smaller one's size [–].
const TURNED_INTO: f64 = 0.01;

/// A body's shapes about its centre of mass.
struct Solid {
    parts: Vec<Part>,
    /// Balls that fit into them: the middle in body axes [m] and the radius [m].
    cores: Vec<(DVec3, f64)>,
    /// How far its turning may move its surface, at most [m]: 0 for a ball about its centre of mass.
    arm: f64,
    centre: DVec3,
    size: f64,
    kind: BodyKind,
}

/// The shapes of all bodies.
pub(super) struct Geometry {
    solids: BTreeMap<u32, Solid>,
    settings: Settings,
    workspace: Workspace,
    manifolds: Manifolds,
    /// What the step before left; nothing before the first.
    legacy: Option<Legacy>,
}

/// A point of two shapes as they are.
struct Found {
    normal: DVec3,
    point: DVec3,
    gap: f64,
    feature: u64,
}

/// Whether the point and the gap of a contact are places of its bodies: those of one that was found along a path or
/// predicted say what may be used up until they touch.
fn is_place(c: &ContactRow) -> bool {
    matches!(c.origin, Origin::Near | Origin::Start)
}

/// How far outside of a surface is asked whether a direction is its normal, relative to the shape [–].
const OUT: f64 = 1e-3;

impl Geometry {
    pub(super) fn new(bodies: &[BodyRow], settings: &serde_json::Value, audit: &mut Audit) -> Self {
        let mut solids = BTreeMap::new();
        for b in bodies {
            match parts(&b.shape) {
                Ok(parts) => {
                    let centre = DVec3::from_array(b.centre);
                    let reach = |p: &Part| p.shape.radius_about(p.place.inverse_point(centre));
                    let size = parts.iter().map(reach).fold(0.0, max);
                    let cores = parts.iter().map(core).collect();
                    let arm = parts.iter().map(|p| arm(p, centre)).fold(0.0, max);
                    solids.insert(b.id, Solid { parts, cores, arm, centre, size, kind: b.kind });
                }
                Err(e) => audit.skipped.push(format!("shape of `{}`: {e}", b.name)),
            }
        }
        let rim_points = settings["geometry"]["rim_points"].as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(12);
        let keep = if settings["geometry"]["keep"] == "four" { Keep::Four } else { Keep::All };
        let settings = Settings { rim_points: rim_points.clamp(3, 64), keep };
        let (workspace, manifolds) = (Workspace::new(), Manifolds::new());
        Self { solids, settings, workspace, manifolds, legacy: None }
    }

    /// The parts of a body.
    pub(super) fn parts(&self, id: u32) -> &[Part] {
        self.solids.get(&id).map_or(&[], |s| &s.parts)
    }

    /// The cores of a body's parts: the middle in body axes [m], and the radius [m].
    pub(super) fn cores(&self, id: u32) -> &[(DVec3, f64)] {
        self.solids.get(&id).map_or(&[], |s| &s.cores)
    }

    /// Radius of the smallest core of two bodies [m].
    pub(super) fn smaller_core(&self, a: u32, b: u32) -> f64 {
        let all = self.cores(a).iter().chain(self.cores(b));
        let least = all.map(|c| c.1).fold(f64::INFINITY, min);
        if least.is_finite() { least } else { 0.0 }
    }

    /// How far the turning of a body may move its surface by each radian, at most [m].
    pub(super) fn arm(&self, id: u32) -> f64 {
        self.solids.get(&id).map_or(0.0, |s| s.arm)
    }

    /// Farthest that a body reaches from its centre of mass [m].
    pub(super) fn size_of(&self, id: u32) -> f64 {
        self.solids.get(&id).map_or(0.0, |s| s.size)
    }

    /// The centre of mass of a body in its own frame [m].
    pub(super) fn offset(&self, id: u32) -> DVec3 {
        self.solids.get(&id).map_or(DVec3::ZERO, |s| s.centre)
    }

    /// Distance of a point from the surface of a body [m], negative inside.
    pub(super) fn signed(&self, id: u32, pose: &Pose, point: DVec3) -> f64 {
        let distance = |p: &Part| project(&p.shape, &pose.then(&p.place), point).distance;
        self.parts(id).iter().map(distance).fold(f64::INFINITY, min)
    }

    /// The centre of mass of a body whose frame is at `pose`.
    pub(super) fn centre(&self, id: u32, pose: &Pose) -> Option<DVec3> {
        self.solids.get(&id).map(|s| pose.point(s.centre))
    }

    /// Where the frame of a body that takes part is at the midpoint of the step when overlap has been removed.
    pub(super) fn pose_when_corrected(&self, step: &Step<'_>, id: u32) -> Option<Pose> {
        let (solid, m) = (self.solids.get(&id)?, step.active.get(&id)?);
        Some(frame(m.centre_after, m.orientation_after, solid.centre))
    }

    /// Where a body's frame is at the midpoint of the step.
    pub(super) fn pose(&self, step: &Step<'_>, id: u32) -> Option<Pose> {
        let solid = self.solids.get(&id)?;
        if let Some(m) = step.active.get(&id) {
            return Some(frame(m.centre, m.orientation, solid.centre));
        }
        let (a, b) = (step.before.states.get(&id)?, step.after.states.get(&id)?);
        let (xa, xb) = (DVec3::from_array(a.centre), DVec3::from_array(b.centre));
        // not the middle of the two turns: one of more than half a circle goes the long way
        let q = super::motion::evenly(a, 0.5 * step.after.row.dt);
        Some(frame(if xa == xb { xa } else { (xa + xb) * 0.5 }, q, solid.centre))
    }

    pub(super) fn check(&mut self, audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
        let k = step.after.row.frame;
        let mut pairs: BTreeMap<(u32, u32), Vec<&ContactRow>> = BTreeMap::new();
        for c in &step.contacts {
            pairs.entry((c.body_a, c.body_b)).or_default().push(c);
        }
        let mut depths = BTreeMap::new();
        for ((a, b), list) in &pairs {
            let (Some(pa), Some(pb)) = (self.pose(step, *a), self.pose(step, *b)) else { continue };
            let widest = list.iter().fold(0.0, |m, c| max(m, c.gap));
            let size = self.size(*a, *b);
            let slack = TURNED * (size + max_abs(pa.position) + max_abs(pb.position));
            let found = self.look(*a, &pa, *b, &pb, widest + 10.0 * slack + 1e-9 * size);
            for c in list.iter().filter(|c| is_place(c)) {
                let who = || format!("contact {} of {} and {}", c.id, stage.name(*a), stage.name(*b));
                let point = DVec3::from_array(c.point);
                let same = found.iter().filter(|f| f.feature == c.feature).map(|f| miss(f, c));
                // features change their numbers where two are equally near; the point is then still there
                let there = found.iter().map(|f| miss_of_place(f, c, point));
                let mut miss = same.chain(there).reduce(min);
                let bodies = [(*a, pa), (*b, pb)];
                // which points of two edges or faces are looked at is open where they are equally near: one that carries nothing
                // is right if it is of both surfaces. And a plane that parts two bodies but for what they may overlap by is as
                // good as the one that parts them best: over the seam of a floor it is the floor's
                if !miss.is_some_and(|m| m <= 100.0 * slack)
                    && (c.impulse == [0.0; 3] || self.parts_at(stage, &bodies, c) || self.is_normal(&bodies, c))
                {
                    let way = step.after.row.dt * self.fastest(step, *a, *b);
                    let nearer = if self.is_nearer(&bodies, c, way) { 0.0 } else { f64::INFINITY };
                    miss = [self.off_both(&bodies, c), self.off_the_plane(&bodies, c, way), nearer]
                        .into_iter()
                        .reduce(min);
                }
                audit.ask("overlap", k, miss.unwrap_or(f64::INFINITY), 100.0 * slack, || match miss {
                    Some(m) => format!("{}: the shapes are {m:.3e} m from where it says", who()),
                    None => format!("{}: the shapes do not meet there", who()),
                });
            }
            // the gap of a contact that was seen along the path is a time, not a place
            let depth = list.iter().filter(|c| is_place(c)).fold(0.0, |m, c| max(m, -c.gap));
            self.deep(audit, stage, step, (*a, *b), depth);
            depths.insert(sorted(*a, *b), depth);
        }
        self.unseen(audit, stage, step, &pairs, &mut depths);
        passage::check(audit, self, self.legacy.as_ref(), stage, step);
        self.legacy = Some(Legacy::new(self, step, depths));
    }

    /// How far a point is from the surface of a body [m].
    fn off(&self, id: u32, pose: &Pose, point: DVec3) -> f64 {
        let distance = |p: &Part| project(&p.shape, &pose.then(&p.place), point).distance.abs();
        self.parts(id).iter().map(distance).fold(f64::INFINITY, min)
    }

    /// How far the two points of a contact are from the surfaces of its bodies [m]: its own point is the middle of the two, or
    /// that of the body which is round there.
    fn off_both(&self, [(a, pa), (b, pb)]: &[(u32, Pose); 2], c: &ContactRow) -> f64 {
        let (point, across) = (DVec3::from_array(c.point), DVec3::from_array(c.normal) * c.gap);
        let off =
            |part: f64| max(self.off(*a, pa, point - across * part), self.off(*b, pb, point + across * (1.0 - part)));
        [0.5, 0.0, 1.0].map(off).into_iter().fold(f64::INFINITY, min)
    }

    /// How far a contact is from the plane that parts its bodies along its normal [m]: by its gap, where its point is no farther
    /// from either than that and what the bodies get in a step, `way` [m]. So it is told of what comes to a slope with a corner
    /// that is not above it yet.
    fn off_the_plane(&self, bodies: &[(u32, Pose); 2], c: &ContactRow, way: f64) -> f64 {
        let ([(a, pa), (b, pb)], point) = (bodies, DVec3::from_array(c.point));
        let away = max(self.off(*a, pa, point), self.off(*b, pb, point));
        let off =
            self.apart(bodies, DVec3::from_array(c.normal)).map(|gap| (gap - c.gap).abs()).fold(f64::INFINITY, min);
        max(off, away - max(c.gap, 0.0) - way)
    }

    /// Whether a contact that carries nothing is told nearer than its place is, by no more than the bodies get in a step, `way`
    /// [m], and no nearer than the plane that parts them. So are those beside the one that a slope is told of.
    fn is_nearer(&self, bodies: &[(u32, Pose); 2], c: &ContactRow, way: f64) -> bool {
        let ([(a, pa), (b, pb)], point) = (bodies, DVec3::from_array(c.point));
        let across = DVec3::from_array(c.normal) * (0.5 * c.gap);
        let outside = |away: f64| (0.0..=way).contains(&away);
        c.impulse == [0.0; 3]
            && outside(self.signed(*a, pa, point - across))
            && outside(self.signed(*b, pb, point + across))
            && self.apart(bodies, DVec3::from_array(c.normal)).any(|gap| gap <= c.gap)
    }

    /// Whether some parts of two bodies overlap along the normal of a contact by no more than they may.
    fn parts_at(&self, stage: &Stage<'_>, bodies: &[(u32, Pose); 2], c: &ContactRow) -> bool {
        let may = max(2.0 * stage.slop, TURNED_INTO * self.smaller(bodies[0].0, bodies[1].0));
        let near = |gap: f64| gap >= -may && gap <= max(c.gap, 0.0) + may;
        self.apart(bodies, DVec3::from_array(c.normal)).any(near)
    }

    /// Whether the normal of a contact is one of a body's surface at its point there.
    fn is_normal(&self, [(a, pa), (b, pb)]: &[(u32, Pose); 2], c: &ContactRow) -> bool {
        let (n, point) = (DVec3::from_array(c.normal), DVec3::from_array(c.point));
        let of = |id: u32, pose: &Pose, at: DVec3, n: DVec3| {
            self.parts(id).iter().any(|p| {
                let size = p.shape.radius_about(DVec3::ZERO);
                let away = OUT * if size.is_finite() { size } else { 1.0 };
                let place = pose.then(&p.place);
                let off = |at: DVec3| project(&p.shape, &place, at).distance;
                let rounding = TURNED * (size + max_abs(place.position));
                off(at).abs() <= rounding && off(at + n * away) >= away - rounding
            })
        };
        let across = n * c.gap;
        [0.5, 0.0, 1.0]
            .iter()
            .any(|part| of(*a, pa, point - across * *part, n) || of(*b, pb, point + across * (1.0 - *part), -n))
    }

    /// How far every two parts of two bodies are apart along a direction from the first to the second [m].
    fn apart(&self, [(a, pa), (b, pb)]: &[(u32, Pose); 2], n: DVec3) -> impl Iterator<Item = f64> {
        let reach = |p: &Part, pose: &Pose, n: DVec3| p.shape.extent_along(&pose.then(&p.place), n);
        let (pa, pb) = (*pa, *pb);
        let of_b = move |p: &Part| -reach(p, &pb, -n);
        self.parts(*a).iter().flat_map(move |p| {
            let from = reach(p, &pa, n);
            self.parts(*b).iter().map(move |q| of_b(q) - from)
        })
    }

    fn size(&self, a: u32, b: u32) -> f64 {
        let of = |id: u32| self.solids.get(&id).map_or(0.0, |s| if s.size.is_finite() { s.size } else { 0.0 });
        max(of(a), of(b))
    }

    /// Whether a pair may overlap as deep as it does.
    fn deep(&self, audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, (a, b): (u32, u32), depth: f64) {
        let (k, h) = (step.after.row.frame, step.after.row.dt);
        if !(depth > stage.slop) {
            audit.ask("overlap", k, positive_part(depth), max(stage.slop, depth), String::new);
            return;
        }
        // overlap may be there from the start, or be made from outside
        let Some(legacy) = self.legacy.as_ref().filter(|_| ![a, b].iter().any(|id| step.outside.put.contains(id)))
        else {
            return;
        };
        let old = legacy.depths.get(&sorted(a, b)).copied().unwrap_or(0.0);
        let starts = [a, b].iter().any(|id| step.active.get(id).is_some_and(|m| m.start_up));
        let way = if starts || stage.one_solve { h * self.fastest(step, a, b) } else { 0.0 };
        let grown = legacy.grown(self, stage, step, sorted(a, b));
        let limit = stage.slop + old + grown + way + TURNED_INTO * self.smaller(a, b);
        audit.ask("overlap", k, depth, limit, || {
            format!("{} and {} overlap by {depth:.3e} m, {old:.3e} m a step before", stage.name(a), stage.name(b))
        });
    }

    /// Speed of what of two bodies moves fastest [m/s]; of half-spaces, which have no end, that of the centre.
    fn fastest(&self, step: &Step<'_>, a: u32, b: u32) -> f64 {
        let mut speed = 0.0;
        for (id, m) in [a, b].iter().filter_map(|id| step.active.get(id).map(|m| (id, m))) {
            let spin = max(m.spin_before.length(), m.spin_after.length());
            let turns = if self.size_of(*id).is_finite() { spin * self.size_of(*id) } else { 0.0 };
            speed = max(speed, max(m.velocity_before.length(), m.velocity_after.length()) + turns);
        }
        speed
    }

    fn smaller(&self, a: u32, b: u32) -> f64 {
        let of = |id: u32| self.solids.get(&id).map_or(f64::INFINITY, |s| s.size);
        let s = min(of(a), of(b));
        if s.is_finite() { s } else { 0.0 }
    }

    /// Bodies that overlap although no contact says so.
    fn unseen(
        &mut self,
        audit: &mut Audit,
        stage: &Stage<'_>,
        step: &Step<'_>,
        pairs: &BTreeMap<(u32, u32), Vec<&ContactRow>>,
        depths: &mut BTreeMap<(u32, u32), f64>,
    ) {
        let mut boxes: Vec<(Aabb, u32, Pose)> = Vec::new();
        let ids: Vec<u32> = self.solids.keys().copied().collect();
        for id in ids {
            let Some(pose) = self.pose(step, id) else { continue };
            let Some(solid) = self.solids.get(&id) else { continue };
            let mut all = solid.parts.iter().map(|p| p.shape.aabb(&pose.then(&p.place)));
            let Some(first) = all.next() else { continue };
            boxes.push((all.fold(first, |a, b| a.union(&b)), id, pose));
        }
        boxes.sort_by(|a, b| a.0.min.x.total_cmp(&b.0.min.x));
        let mut near = Vec::new();
        for (i, (box_a, a, pose_a)) in boxes.iter().enumerate() {
            for (box_b, b, pose_b) in &boxes[i + 1..] {
                if box_b.min.x > box_a.max.x {
                    break;
                }
                if box_a.overlaps(box_b) && (step.active.contains_key(a) || step.active.contains_key(b)) {
                    near.push((*a, *pose_a, *b, *pose_b));
                }
            }
        }
        for (a, pa, b, pb) in near {
            if pairs.contains_key(&(a, b)) || pairs.contains_key(&(b, a)) {
                continue;
            }
            let depth = self.look(a, &pa, b, &pb, 0.0).iter().fold(0.0, |m, f| max(m, -f.gap));
            let limit = stage.slop + UNSEEN * self.size(a, b);
            // deeper than a body that is held above the plane of both
            let missed =
                if depth > limit { min(depth, self.below_what_holds(step, &[(a, pa), (b, pb)])) } else { depth };
            if depth > 0.0 {
                depths.insert(sorted(a, b), depth);
            }
            audit.ask("overlap", step.after.row.frame, missed, limit, || {
                format!("{} and {} overlap by {depth:.3e} m without a contact", stage.name(a), stage.name(b))
            });
        }
    }

    /// How deep one of two bodies is in the other, which does not move by impulses, below where a contact with a third one
    /// holds it, along the normal of that contact [m]: over the seam of a floor the slab beside is at the same level, and a
    /// body that is held above the one is held above the other. Infinite if none holds it.
    fn below_what_holds(&self, step: &Step<'_>, [(a, pa), (b, pb)]: &[(u32, Pose); 2]) -> f64 {
        let ground = |id: u32| self.solids.get(&id).is_some_and(|s| s.kind != BodyKind::Dynamic);
        let (body, at, slab, lies) = match (ground(*a), ground(*b)) {
            (false, true) => (*a, pa, *b, pb),
            (true, false) => (*b, pb, *a, pa),
            _ => return f64::INFINITY,
        };
        let below = |c: &ContactRow| {
            let (other, n) = match c {
                _ if c.body_a == body => (c.body_b, -DVec3::from_array(c.normal)),
                _ if c.body_b == body => (c.body_a, DVec3::from_array(c.normal)),
                _ => return None,
            };
            let deep = self.reach(body, at, -n) + self.reach(slab, lies, n);
            (ground(other) && other != slab).then(|| positive_part(deep - positive_part(-c.gap)))
        };
        step.contacts.iter().filter_map(below).fold(f64::INFINITY, min)
    }

    /// How far a body reaches along a direction [m].
    fn reach(&self, id: u32, pose: &Pose, n: DVec3) -> f64 {
        let extent = |p: &Part| p.shape.extent_along(&pose.then(&p.place), n);
        self.parts(id).iter().map(extent).fold(f64::NEG_INFINITY, max)
    }

    /// All points of two bodies.
    fn look(&mut self, a: u32, pose_a: &Pose, b: u32, pose_b: &Pose, margin: f64) -> Vec<Found> {
        let mut all = Vec::new();
        let (Some(sa), Some(sb)) = (self.solids.get(&a), self.solids.get(&b)) else { return all };
        if sa.kind != BodyKind::Dynamic && sb.kind != BodyKind::Dynamic {
            return all;
        }
        for p in &sa.parts {
            for q in &sb.parts {
                let (pa, pb) = (pose_a.then(&p.place), pose_b.then(&q.place));
                let out = &mut self.manifolds;
                collide(&p.shape, &pa, &q.shape, &pb, margin, self.settings, &mut self.workspace, out);
                for m in out.iter() {
                    all.extend(m.points.iter().map(|x| Found {
                        normal: m.normal,
                        point: (x.position_a + x.position_b) * 0.5,
                        gap: x.gap,
                        feature: x.feature,
                    }));
                }
            }
        }
        all
    }
}

/// A ball that fits into a part: its middle in body axes [m], and its radius [m].
fn core(part: &Part) -> (DVec3, f64) {
    let middle = match &part.shape {
        Shape::Hull(h) => h.vertices().iter().fold(DVec3::ZERO, |sum, v| sum + *v) / h.vertices().len() as f64,
        // its axis is the third, its base below
        Shape::Cone(s) => DVec3::Z * (part.shape.inner_radius() - 0.5 * s.height()),
        _ => DVec3::ZERO,
    };
    let radius = -project(&part.shape, &Pose::IDENTITY, middle).distance;
    (part.place.point(middle), if matches!(part.shape, Shape::HalfSpace(_)) { f64::INFINITY } else { radius })
}

/// How far the surface of a part is moved by each radian about a point of its body, at most [m].
fn arm(part: &Part, centre: DVec3) -> f64 {
    let about = part.place.inverse_point(centre);
    match &part.shape {
        Shape::Ball(_) => about.length(),
        Shape::HalfSpace(_) => 0.0,
        shape => shape.radius_about(about),
    }
}

pub(super) fn sorted(a: u32, b: u32) -> (u32, u32) {
    if a <= b { (a, b) } else { (b, a) }
}

fn frame(centre: DVec3, orientation: DQuat, offset: DVec3) -> Pose {
    Pose::new(centre - orientation * offset, orientation)
}

/// By how much a point is not the recorded one [m]: its gap, and its place across the normal.
fn miss(f: &Found, c: &ContactRow) -> f64 {
    let n = DVec3::from_array(c.normal);
    let turned = (f.normal - n).length() * DVec3::from_array(c.lever_b).length();
    max((f.gap - c.gap).abs(), turned)
}

/// The same for a point that is known by its place only.
fn miss_of_place(f: &Found, c: &ContactRow, point: DVec3) -> f64 {
    let n = DVec3::from_array(c.normal);
    let d = f.point - point;
    max(miss(f, c), (d - n * d.dot(n)).length())
}
