//! Slabs at one level: what comes down on one of them does not meet the edge of the next.
//!
//! A ball that lands beside a seam faces both slabs, one by its top, the other by its edge. Within the step it would come as
//! far as the edge, but for the top, which it meets before. Solved together, both would strike it, and the edge is no part
//! of a level floor. So the contacts of the edge wait: they are left out where the plane of a face, which parts the two
//! now, is one that another contact holds the body above. Whether they meet all the same is asked after the solve.
//!
//! What is too slow to come as far is no better off: a tip that creeps over a seam is stopped by the edge ahead as by a wall,
//! and so is a box that rests beside it when it is struck. There the contacts get the normal of the floor. So they do where
//! none has it: a tip that has sunk in by a few micrometres, and is no farther from a seam, is in either slab by less along
//! some other direction, and each would push it into the crack between them.

use super::passing::{Ways, any_face, is_convex};
use super::{ALONG, Detector, Lane, Loose, Two, trusted_margin};
use crate::body::Body;
use crate::contact::Contact;
use crate::memory::NEW;
use crate::state::State;
use tumble_geometry::collide_along;
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};

/// Cosine above which what barely moves leans on an edge as it would on the face [–]: 1°. A box that rests on two slabs may
/// have the normal of one and its own against the other. Chosen, not derived: within the slop of the plane of the tops, a
/// steeper one is less than 2 mm from an edge that it touches.
const LEVEL: f64 = 0.999_847_695_156_391_2;

/// How deep a body may be below the tops of slabs that it creeps over, relative to the smaller [–]: what turns fast sinks in
/// by as much within long steps. Chosen, not derived; as deep as a recording may say.
const SUNK: f64 = 0.01;

/// A plane of a face that parts two shapes, whose contacts have other normals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    shapes: (u32, u32),
    /// Slots of the bodies.
    bodies: (u32, u32),
    /// From A to B.
    normal: DVec3,
    /// How far the two are apart along it [m].
    gap: f64,
    /// Of a pair that is not known to close on the way: its contacts do not wait, they get this normal.
    slow: bool,
}

/// A level of a pair that is not known to close.
struct Slow {
    level: Level,
    /// Shapes of contacts that hold the body above it.
    by: Vec<(u32, u32)>,
    /// The pair has contacts at another level, with other slabs.
    is_level: bool,
}

impl Lane {
    /// Whether points that face each other now close in a step, by more than the slop, and come to touch.
    pub(super) fn closes(&self, state: &State, dt: f64, two: &Two<'_>, poses: (&Pose, &Pose)) -> bool {
        let (a, b) = (two.a.1, two.b.1);
        let (va, vb) = two.onward(self.distance());
        let ways = Ways::of((two.a, poses.0, va), (two.b, poses.1, vb), dt);
        // forces of the step bring them nearer by no more
        let kick = (b.step.free.linear - b.step.before.linear) - (a.step.free.linear - a.step.before.linear);
        let more = kick.length() * dt;
        self.manifolds.iter().any(|m| {
            m.points.iter().any(|p| {
                let closing = ways.closing(m.normal, p);
                closing > state.settings.correction.slop && p.gap < closing + more
            })
        })
    }

    /// Notes the planes of the ground that part it from a body which it faces elsewhere: by an edge, or a side.
    pub(super) fn note_edges(&mut self, state: &State, two: &Two<'_>, poses: (&Pose, &Pose)) {
        let ((ca, a), (cb, b)) = (two.a, two.b);
        let known = self.distance() <= a.step.seen() + b.step.seen();
        if !is_convex(ca) || !is_convex(cb) || a.is_dynamic() == b.is_dynamic() || !known {
            return;
        }
        let least = -max(2.0 * state.settings.correction.slop, SUNK * min(ca.size, cb.size));
        let Self { manifolds, levels, .. } = self;
        let ((ground, at), body) = if a.is_dynamic() { ((cb, poses.1), a) } else { ((ca, poses.0), b) };
        let sign = if a.is_dynamic() { -1.0 } else { 1.0 };
        any_face(&ground.shape, |n| {
            let (up, normal) = (at.vector(n), at.vector(n) * sign);
            // a body that is above a plane has its centre there
            if up.dot(body.now.centre) > ground.shape.extent_along(at, up)
                && manifolds.iter().all(|m| m.normal.dot(normal) < LEVEL)
            {
                let gap = -cb.shape.extent_along(poses.1, -normal) - ca.shape.extent_along(poses.0, normal);
                if gap >= least {
                    levels.push(Level { shapes: two.shapes, bodies: (ca.body, cb.body), normal, gap, slow: true });
                }
            }
            false
        });
    }

    /// Notes the planes of faces that part two shapes which seem to meet elsewhere: where they are found to touch, or
    /// `afterwards`, where they have passed along each other.
    pub(super) fn note_levels(&mut self, state: &State, two: &Two<'_>, poses: (&Pose, &Pose), afterwards: bool) {
        let ((ca, _), (cb, _)) = (two.a, two.b);
        let slop = state.settings.correction.slop;
        if !is_convex(ca) || !is_convex(cb) || !two.is_with_ground() {
            return;
        }
        let Self { manifolds, passed, levels, .. } = self;
        let found = if afterwards { passed } else { manifolds };
        let mut note = |normal: DVec3| {
            let gap = -cb.shape.extent_along(poses.1, -normal) - ca.shape.extent_along(poses.0, normal);
            if gap >= -2.0 * slop && found.iter().all(|m| m.normal.dot(normal) < ALONG) {
                levels.push(Level { shapes: two.shapes, bodies: (ca.body, cb.body), normal, gap, slow: false });
            }
            false
        };
        any_face(&ca.shape, |n| note(poses.0.vector(n)));
        any_face(&cb.shape, |n| note(-poses.1.vector(n)));
    }
}

impl Detector {
    /// Takes the contacts out that wait for those of a slab at the same level. Returns how many of them were swept.
    pub(super) fn defer(&mut self, state: &State, contacts: &mut Vec<Contact>, former: &mut Vec<u32>) -> u32 {
        if self.levels.is_empty() {
            return 0;
        }
        let slop = state.settings.correction.slop;
        // only slabs that keep their places stay at one level
        let ground = |slot: u32| state.bodies.at(slot).is_some_and(|b| !b.is_dynamic());
        // what holds a body above a plane, by the body: only contacts of bodies that are asked for
        let bodies = self.levels.iter().flat_map(|l| [l.bodies.0, l.bodies.1]);
        let mut asked: Vec<u32> = bodies.filter(|slot| !ground(*slot)).collect();
        asked.sort_unstable();
        asked.dedup();
        let mut holds: Vec<(u32, &Contact)> = Vec::new();
        for c in contacts.iter() {
            for (slot, other) in [(c.body_a.slot, c.body_b.slot), (c.body_b.slot, c.body_a.slot)] {
                if asked.binary_search(&slot).is_ok() && ground(other) {
                    holds.push((slot, c));
                }
            }
        }
        holds.sort_by_key(|(slot, _)| *slot);
        let holders = |slot: u32, level: &Level, outward: DVec3| {
            let from = holds.partition_point(|(s, _)| *s < slot);
            let level = *level;
            holds[from..].iter().take_while(move |(s, _)| *s == slot).filter_map(move |(_, c)| {
                let towards = if c.body_b.slot == slot { c.frame.normal } else { -c.frame.normal };
                let holds = c.shapes != level.shapes && towards.dot(outward) > ALONG;
                (holds && (c.gap - level.gap).abs() <= slop).then_some(c.shapes)
            })
        };
        let held_by = |l: &Level| holders(l.bodies.1, l, l.normal).chain(holders(l.bodies.0, l, -l.normal));
        let mut waiting: Vec<(u32, u32)> = Vec::new();
        for l in self.levels.iter().filter(|l| !l.slow) {
            if held_by(l).next().is_some() {
                waiting.push(l.shapes);
            }
        }
        waiting.sort_unstable();
        waiting.dedup();
        let slow = self.levels.iter().filter(|l| l.slow && waiting.binary_search(&l.shapes).is_err());
        // a contact that has the normal and the gap of another is at one level with it already
        let is_level = |l: &Level| {
            let slot = if ground(l.bodies.0) { l.bodies.1 } else { l.bodies.0 };
            let from = holds.partition_point(|(s, _)| *s < slot);
            let all = || holds[from..].iter().take_while(move |(s, _)| *s == slot).map(|(_, c)| *c);
            let towards = |c: &Contact| if c.body_b.slot == slot { c.frame.normal } else { -c.frame.normal };
            let same = |c: &Contact, d: &Contact| {
                d.shapes != l.shapes && towards(c).dot(towards(d)) > ALONG && (c.gap - d.gap).abs() <= slop
            };
            all().filter(|c| c.shapes == l.shapes).any(|c| all().any(|d| same(c, d)))
        };
        let slow: Vec<Slow> =
            slow.map(|l| Slow { level: *l, by: held_by(l).collect(), is_level: is_level(l) }).collect();
        let levelled = self.level(state, slow);
        if waiting.is_empty() && levelled.is_empty() {
            return 0;
        }
        let mut out: Vec<(u32, u32)> = waiting.iter().copied().chain(levelled.iter().map(|l| l.0)).collect();
        out.sort_unstable();
        let stays = |c: &Contact| out.binary_search(&c.shapes).is_err();
        let swept = contacts.iter().filter(|c| c.swept && !stays(c)).count() as u32;
        let mut kept = contacts.iter().map(stays);
        former.retain(|_| kept.next() == Some(true));
        contacts.retain(stays);
        for (shapes, mut list) in levelled {
            list.sort_unstable_by_key(Contact::key);
            let at = contacts.partition_point(|c| c.shapes < shapes);
            former.splice(at..at, list.iter().map(|_| NEW));
            contacts.splice(at..at, list);
        }
        self.loose.extend(waiting.into_iter().map(|shapes| Loose { shapes, anyway: true }));
        self.loose.sort_unstable_by_key(|l| l.shapes);
        swept
    }

    /// The contacts, by their shapes, that bodies have with slabs at one level along its normal: those above which another
    /// contact holds them, and those of several slabs none of which does.
    fn level(&mut self, state: &State, mut slow: Vec<Slow>) -> Vec<((u32, u32), Vec<Contact>)> {
        let mut found: Vec<((u32, u32), Vec<Contact>)> = Vec::new();
        let slop = state.settings.correction.slop;
        // the body, and the normal out of the ground
        let dynamic = |slot: u32| state.bodies.at(slot).is_some_and(Body::is_dynamic);
        let seen = |l: &Level| if dynamic(l.bodies.0) { (l.bodies.0, -l.normal) } else { (l.bodies.1, l.normal) };
        slow.sort_by_key(|s| seen(&s.level).0);
        for group in slow.chunk_by_mut(|p, q| seen(&p.level).0 == seen(&q.level).0) {
            // near a corner several planes come into question, sides of slabs among them: first those that a contact holds
            // the body above which is not in question itself, then the least deep ones
            let mut open: Vec<(u32, u32)> = group.iter().map(|s| s.level.shapes).collect();
            open.sort_unstable();
            let firm = |shapes: &(u32, u32)| open.binary_search(shapes).is_err();
            let rank = |s: &Slow| if s.by.iter().any(firm) { 0 } else { 1 + u8::from(s.by.is_empty()) };
            group.sort_by(|p, q| rank(p).cmp(&rank(q)).then(q.level.gap.total_cmp(&p.level.gap)));
            let (from, mut holding) = (found.len(), Vec::new());
            for first in &*group {
                let decided = |l: &Level, found: &[((u32, u32), Vec<Contact>)]| {
                    holding.contains(&l.shapes) || found.iter().any(|(shapes, _)| *shapes == l.shapes)
                };
                if decided(&first.level, &found[from..]) || (first.is_level && rank(first) > 0) {
                    continue;
                }
                let holds = |by: &&(u32, u32)| !found[from..].iter().any(|(shapes, _)| shapes == *by);
                if let Some(by) = first.by.iter().find(|by| firm(by)).or(first.by.iter().find(holds)) {
                    if let Some(list) = self.along(state, &first.level) {
                        found.push((first.level.shapes, list));
                        holding.push(*by);
                    }
                    continue;
                }
                let alike = |l: &Level| {
                    let level = seen(l).1.dot(seen(&first.level).1) > ALONG && (l.gap - first.level.gap).abs() <= slop;
                    level && !decided(l, &found[from..])
                };
                let slabs = group.iter().filter(|s| !s.is_level).map(|s| s.level).filter(|l| alike(l));
                let slabs: Vec<Level> = slabs.collect();
                if first.level.gap > 0.0 || slabs.iter().all(|l| l.shapes == first.level.shapes) {
                    continue;
                }
                let (before, mut deepest) = (found.len(), f64::INFINITY);
                for l in &slabs {
                    let Some(list) = self.along(state, l) else { continue };
                    deepest = list.iter().fold(deepest, |d, c| min(d, c.gap));
                    found.push((l.shapes, list));
                }
                // what is deepest is above one of them
                if deepest > first.level.gap + slop {
                    found.truncate(before);
                }
            }
        }
        found
    }

    /// The contacts of two shapes along the normal of a level.
    fn along(&mut self, state: &State, level: &Level) -> Option<Vec<Contact>> {
        let (ka, kb) = level.shapes;
        let two = Two::of(state, level.shapes, &self.boxes)?;
        let (at_a, at_b) = (&self.tracks[ka as usize].pose, &self.tracks[kb as usize].pose);
        let margin = min(two.wanted(), trusted_margin(two.a.0, two.b.0));
        let Lane { workspace: ws, passed: found, .. } = self.lanes.first_mut()?;
        let (sa, sb) = (&two.a.0.shape, &two.b.0.shape);
        collide_along(sa, at_a, sb, at_b, level.normal, margin, state.settings.geometry, ws, found);
        let mut list = Vec::new();
        for m in found.iter() {
            for p in m.points {
                two.push(state, m.normal, (m.part_a, m.part_b), p, &mut list);
            }
        }
        Some(list)
    }
}
