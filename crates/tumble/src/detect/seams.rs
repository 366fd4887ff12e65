//! Slabs at one level: what comes down on one of them does not meet the edge of the next.
//!
//! A ball that lands beside a seam faces both slabs, one by its top, the other by its edge. Within the step it would come as
//! far as the edge, but for the top, which it meets before. Solved together, both would strike it, and the edge is no part
//! of a level floor. So the contacts of the edge wait: they are left out where the plane of a face, which parts the two
//! now, is one that another contact holds the body above. Whether they meet all the same is asked after the solve.

use super::passing::{Ways, any_face, is_convex};
use super::{ALONG, Detector, Lane, Loose, Two};
use crate::contact::Contact;
use crate::state::State;
use tumble_math::{DVec3, Pose};

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
                levels.push(Level { shapes: two.shapes, bodies: (ca.body, cb.body), normal, gap });
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
        let held = |slot: u32, level: &Level, outward: DVec3| {
            let from = holds.partition_point(|(s, _)| *s < slot);
            holds[from..].iter().take_while(|(s, _)| *s == slot).any(|(_, c)| {
                let towards = if c.body_b.slot == slot { c.frame.normal } else { -c.frame.normal };
                c.shapes != level.shapes && towards.dot(outward) > ALONG && (c.gap - level.gap).abs() <= slop
            })
        };
        let waits = |l: &&Level| held(l.bodies.1, l, l.normal) || held(l.bodies.0, l, -l.normal);
        let mut waiting: Vec<(u32, u32)> = self.levels.iter().filter(waits).map(|l| l.shapes).collect();
        if waiting.is_empty() {
            return 0;
        }
        waiting.sort_unstable();
        waiting.dedup();
        let stays = |c: &Contact| waiting.binary_search(&c.shapes).is_err();
        let swept = contacts.iter().filter(|c| c.swept && !stays(c)).count() as u32;
        let mut kept = contacts.iter().map(stays);
        former.retain(|_| kept.next() == Some(true));
        contacts.retain(stays);
        self.loose.extend(waiting.into_iter().map(|shapes| Loose { shapes, anyway: true }));
        self.loose.sort_unstable_by_key(|l| l.shapes);
        swept
    }
}
