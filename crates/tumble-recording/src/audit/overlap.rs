//! Overlap: are the gaps those of the shapes, and does anything sink in?
//!
//! The shapes are put where the recorded states say that they were at the midpoint of the step, and looked at anew. Of a contact
//! that is a place one question is asked: are its two points on the surfaces of its bodies, and is its normal one of theirs
//! where they are nearest? And no two bodies may overlap without a contact, unless another one holds them above the plane of
//! both. An overlap may be there from the start, be left by a step that admits it, or grow by what bodies turn on their way
//! ([`super::depth`]); and there is one that the run tolerates in words of its settings, not anew in every step but in all. Of a
//! recording of format 2, which does not say where its steps lead, a run that solves each step once may overlap by what it moves.
//! No more.

use super::contact::TURNED;
use super::depth::LastStep;
use super::findings::Audit;
use super::passage;
use super::solids::{Near, Solids, has_normal};
use super::step::{Stage, Step, sorted};
use crate::contact_rows::ContactRow;
use crate::rows::BodyRow;
use std::collections::BTreeMap;
use tumble::{BodyKind, DVec3, Pose};
use tumble_geometry::{Aabb, Keep, Manifolds, Settings, Shape, Workspace, collide, project};
use tumble_math::order::{max, max_abs, min, positive_part};

/// Overlap below which a pair without a contact is not missed [m], in parts of the bodies' size [–].
const UNSEEN: f64 = 1e-6;

/// Part of the thinner of two bodies that their overlap does not reach without a word [–]: all of it, and they are led out on the far side.
const ON_ITS_SIDE: f64 = 0.25;

/// The law of overlap, with what it remembers of the step before.
pub(super) struct Overlap {
    solids: Solids,
    settings: Settings,
    /// Least speculative margin of a body, relative to its size [–]; not known of files without meshes that are older.
    skin: f64,
    workspace: Workspace,
    manifolds: Manifolds,
    /// State after the step before; nothing before the first.
    last: Option<LastStep>,
}

/// How far outside of a surface is asked whether a direction is its normal, relative to the shape [–].
const OUT: f64 = 1e-3;

/// The contacts of a step by the bodies that they are between.
fn by_pair<'s>(step: &'s Step<'_>) -> BTreeMap<(u32, u32), Vec<&'s ContactRow>> {
    let mut pairs: BTreeMap<(u32, u32), Vec<&ContactRow>> = BTreeMap::new();
    for c in &step.contacts {
        pairs.entry((c.body_a, c.body_b)).or_default().push(c);
    }
    pairs
}

impl Overlap {
    pub(super) fn new(bodies: &[BodyRow], settings: &serde_json::Value, audit: &mut Audit) -> Self {
        let solids = Solids::new(bodies, audit);
        let rim_points = settings["geometry"]["rim_points"].as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(12);
        let skin = settings["skin"].as_f64().unwrap_or(0.0);
        let keep = if settings["geometry"]["keep"] == "four" { Keep::Four } else { Keep::All };
        let settings = Settings { rim_points: rim_points.clamp(3, 64), keep };
        let (workspace, manifolds) = (Workspace::new(), Manifolds::new());
        Self { solids, settings, skin, workspace, manifolds, last: None }
    }

    /// The shapes that are asked.
    pub(super) fn solids(&self) -> &Solids {
        &self.solids
    }

    pub(super) fn check(&mut self, audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
        let pairs = by_pair(step);
        let mut depths = BTreeMap::new();
        for ((a, b), list) in &pairs {
            self.places(audit, stage, step, (*a, *b), list);
            // the gap of a contact that was seen along the path is a time, not a place
            let depth = list.iter().filter(|c| c.origin.is_place()).fold(0.0, |m, c| max(m, -c.gap));
            self.deep(audit, stage, step, (*a, *b), depth);
            depths.insert(sorted(*a, *b), depth);
        }
        for touch in &step.touches {
            for ((a, b), list) in &by_pair(touch) {
                self.places(audit, stage, touch, (*a, *b), list);
            }
        }
        self.unseen(audit, stage, step, &pairs, &mut depths);
        passage::check(audit, &self.solids, self.last.as_ref(), stage, step);
        self.last = Some(LastStep::new(&self.solids, step, depths));
    }

    /// The contacts of two bodies that are places: are they on their surfaces?
    fn places(&self, audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, (a, b): (u32, u32), list: &[&ContactRow]) {
        let k = step.after.row.frame;
        let apart = stage.ignores(a, b) || !self.solids.meet(a, b);
        audit.ask("contact", k, f64::from(u8::from(apart)), 0.0, || {
            format!("{} and {} have contacts, but ignore each other", stage.name(a), stage.name(b))
        });
        let (Some(pa), Some(pb)) = (self.solids.pose(step, a), self.solids.pose(step, b)) else { return };
        let size = self.solids.size(a, b);
        let rounding = 100.0 * TURNED * (size + max_abs(pa.position) + max_abs(pb.position));
        for c in list.iter().filter(|c| c.origin.is_place()) {
            let who = || format!("contact {} of {} and {}", c.id, stage.name(a), stage.name(b));
            let bodies = [(a, pa), (b, pb)];
            let margin = self.skin * (self.solids.size_of(a) + self.solids.size_of(b));
            // they look ahead from where they are solved, or from the midpoint if that is before it
            let way = step.horizon(min(step.offset(c), 0.0)) * self.solids.fastest(step, a, b) + margin;
            let near = Near { reach: way, rounding };
            let miss = self.off(step, &bodies, c, near);
            audit.ask("overlap", k, miss, rounding, || {
                format!("{}: the surfaces are {miss:.3e} m from where it says", who())
            });
            let nearest = |m: &&&ContactRow| m.normal == c.normal && m.gap <= c.gap && m.origin.is_place();
            let normal = list.iter().filter(nearest).any(|m| self.is_normal(&bodies, m, near));
            audit.ask("overlap", k, f64::from(u8::from(!normal)), 0.0, || {
                format!("{}: its normal is none of the surfaces", who())
            });
        }
    }

    /// How far the two points of a contact are from the surfaces of its bodies [m]: its own point is the middle of the two, or
    /// that of the body which is round there.
    fn off(&self, step: &Step<'_>, [(a, pa), (b, pb)]: &[(u32, Pose); 2], c: &ContactRow, near: Near) -> f64 {
        let (point, n) = (DVec3::from_array(c.point), DVec3::from_array(c.normal));
        let near = Near { reach: c.gap.abs() + near.reach, ..near };
        let off = |part: f64| {
            let (on_a, on_b) = (point - n * (c.gap * part), point + n * (c.gap * (1.0 - part)));
            max(self.off_one(step, (*a, pa), on_a, n, near), self.off_one(step, (*b, pb), on_b, -n, near))
        };
        [0.5, 0.0, 1.0].map(off).into_iter().fold(f64::INFINITY, min)
    }

    /// How far a point is from the surface of a body [m], whose normal there is `n`. Before a concave border both faces hold
    /// already: the plane of a face goes on where the ground beside it hides that, the plane of a triangle as far as the bodies
    /// look ahead.
    fn off_one(&self, step: &Step<'_>, (id, pose): (u32, &Pose), point: DVec3, n: DVec3, near: Near) -> f64 {
        let off = self.solids.off(id, pose, point);
        if off <= near.rounding {
            return off;
        }
        if self.solids.is_mesh(id) {
            return min(off, self.solids.off_planes(id, pose, point, n, near));
        }
        let plane = self.solids.off_support(id, pose, point, n);
        if plane < off && self.solids.is_hidden(step, id, point) { plane } else { off }
    }

    /// Whether the normal of a contact is one of a body's surface at its point there, or nearest to it where the contact is on the
    /// plane of a face beyond its border; on the plane of a triangle that other ones hide, that of the triangle.
    fn is_normal(&self, [(a, pa), (b, pb)]: &[(u32, Pose); 2], c: &ContactRow, near: Near) -> bool {
        let (n, point) = (DVec3::from_array(c.normal), DVec3::from_array(c.point));
        let near = Near { reach: c.gap.abs() + near.reach, ..near };
        let of = |id: u32, pose: &Pose, at: DVec3, n: DVec3| {
            let hidden = || self.solids.off_planes(id, pose, at, n, near) <= near.rounding;
            self.solids.is_mesh(id) && hidden()
                || self.solids.parts(id).iter().any(|p| {
                    let size = p.shape.radius_about(DVec3::ZERO);
                    let away = OUT * if size.is_finite() { size } else { 1.0 };
                    let place = pose.then(&p.place);
                    let rounding = TURNED * (size + max_abs(place.position));
                    let nearest = project(&p.shape, &place, at).point;
                    n.dot(at - nearest).abs() <= rounding
                        && match &p.shape {
                            Shape::Mesh(mesh) => has_normal(mesh, &place, nearest, n, rounding),
                            _ => project(&p.shape, &place, nearest + n * away).distance >= away - rounding,
                        }
                })
        };
        let across = n * c.gap;
        [0.5, 0.0, 1.0]
            .iter()
            .any(|part| of(*a, pa, point - across * *part, n) || of(*b, pb, point + across * (1.0 - *part), -n))
    }

    /// Whether a pair may overlap as deep as it does.
    fn deep(&self, audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, (a, b): (u32, u32), depth: f64) {
        let (k, h) = (step.after.row.frame, step.after.row.dt);
        let (size, slop) = (self.solids.smaller(a, b), stage.slop.of(self.solids.smaller(a, b)));
        if !(depth > slop) {
            audit.ask("overlap", k, positive_part(depth), max(slop, depth), String::new);
            return;
        }
        // overlap may be there from the start, or be made from outside
        let Some(last) = self.last.as_ref().filter(|_| ![a, b].iter().any(|id| step.outside.put.contains(id))) else {
            return;
        };
        let old = last.depths.get(&sorted(a, b)).copied().unwrap_or(0.0);
        // a step of a run that solves it once may lead farther than it is asked for, if the recording does not tell how far
        let way = if stage.one_solve && !stage.has_origins { h * self.solids.fastest(step, a, b) } else { 0.0 };
        let grown = last.grown(&self.solids, stage, step, sorted(a, b));
        // what is tolerated is tolerated once: what is that deep already grows by the rest alone
        let unreported = min(stage.unreported.of(size), ON_ITS_SIDE * self.solids.thinner(a, b));
        let left = max(max(slop, unreported), old);
        let limit = left + grown + way + last.missed(sorted(a, b));
        audit.ask("overlap", k, depth, limit, || {
            format!("{} and {} overlap by {depth:.3e} m, {old:.3e} m a step before", stage.name(a), stage.name(b))
        });
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
        for (id, solid) in self.solids.iter() {
            let Some(pose) = self.solids.pose(step, id) else { continue };
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
            if pairs.contains_key(&(a, b)) || pairs.contains_key(&(b, a)) || stage.ignores(a, b) {
                continue;
            }
            let depth = self.depth(a, &pa, b, &pb);
            let limit = stage.slop.of(self.solids.smaller(a, b)) + UNSEEN * self.solids.size(a, b);
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
        let ground = |id: u32| self.solids.get(id).is_some_and(|s| s.kind != BodyKind::Dynamic);
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
            let deep = self.solids.reach(body, at, -n) + self.solids.reach(slab, lies, n);
            (ground(other) && other != slab).then(|| positive_part(deep - positive_part(-c.gap)))
        };
        step.contacts.iter().filter_map(below).fold(f64::INFINITY, min)
    }

    /// How deep two bodies overlap [m].
    fn depth(&mut self, a: u32, pose_a: &Pose, b: u32, pose_b: &Pose) -> f64 {
        let mut depth = 0.0;
        let (Some(sa), Some(sb)) = (self.solids.get(a), self.solids.get(b)) else { return depth };
        if sa.kind != BodyKind::Dynamic && sb.kind != BodyKind::Dynamic {
            return depth;
        }
        for p in &sa.parts {
            for q in sb.parts.iter().filter(|q| q.groups.meet(p.groups)) {
                let (pa, pb) = (pose_a.then(&p.place), pose_b.then(&q.place));
                let out = &mut self.manifolds;
                collide(&p.shape, &pa, &q.shape, &pb, 0.0, self.settings, &mut self.workspace, out);
                let points = out.iter().flat_map(|m| m.points);
                depth = points.fold(depth, |deepest, x| max(deepest, -x.gap));
            }
        }
        depth
    }
}
