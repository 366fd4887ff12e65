//! Looking again: contacts beyond where they were looked for, which a body comes to that was struck harder than foreseen.

use super::detector::Detector;
use super::lane::Lane;
use super::pair::{may_touch, trusted_margin};
use crate::system::{Body, System};
use crate::time::clock::Clock;
use rayon::ThreadPool;
use rayon::prelude::*;
use tumble_geometry::{BroadPhase, ContactPoint, FatBox, Mobility, collide};
use tumble_math::DVec3;
use tumble_math::order::min;

/// Bodies below which one thread looks again faster than several [–].
const SERIAL_SLOTS: usize = 64;

/// How far any point of the body gets in `time` [s] with its velocity after the solve, and by what removes its overlap [m];
/// not finite for a body without end that turns.
pub(crate) fn way(body: Body<'_>, time: f64) -> f64 {
    let s = &body.step;
    let (linear, spin) = (time * s.after.linear.length(), time * s.after.angular.length());
    let turn = spin + s.turn.length();
    linear + s.shift.length() + if turn > 0.0 { turn * body.model.radius } else { 0.0 }
}

impl Detector {
    /// Of the bodies in `slots`, which get farther than contacts were looked for, those that meet something there: a point
    /// that was out of reach and that the velocities after the solve, or the removal of overlap, close within the horizon.
    pub(crate) fn overlooked(
        &mut self,
        system: &System,
        slots: &[u32],
        clock: Clock,
        pool: Option<&ThreadPool>,
    ) -> &[bool] {
        let among = among(system, slots);
        let near = Near { broad: &self.broad, among: &among };
        match pool {
            Some(pool) if slots.len() >= SERIAL_SLOTS => {
                let look = |lane: &mut Lane, &slot: &u32| lane.overlooks(&near, system, slot, clock);
                let all = slots.par_iter().with_min_len(SERIAL_SLOTS / 4).map_init(Lane::default, look);
                pool.install(|| all.collect_into_vec(&mut self.overlooked));
            }
            _ => {
                self.lanes.resize_with(self.lanes.len().max(1), Lane::default);
                let lane = &mut self.lanes[0];
                self.overlooked.clear();
                self.overlooked.extend(slots.iter().map(|&slot| lane.overlooks(&near, system, slot, clock)));
            }
        }
        &self.overlooked
    }
}

/// Who may be near a body that gets farther than contacts were looked for.
struct Near<'n> {
    /// Holds every shape with as much around it as contacts were looked for.
    broad: &'n BroadPhase,
    /// Shapes that both get farther and come near each other, both ways round, in order.
    among: &'n [(u32, u32)],
}

/// The shapes of the bodies in `slots` that come near each other, as far as each gets. The tree does not know of that yet:
/// what it finds besides depends on how long its boxes have lasted.
fn among(system: &System, slots: &[u32]) -> Vec<(u32, u32)> {
    let mut boxes = BroadPhase::new(FatBox { margin: 0.0, lookahead: 0.0 });
    for body in slots.iter().filter_map(|slot| system.at(*slot)) {
        let pose = body.pose();
        for (&k, c) in body.model.shapes.iter().filter_map(|k| system.shape(*k).map(|c| (k, c))) {
            let grown = c.shape.aabb(&c.pose(&pose)).grown(body.state.reach);
            boxes.insert(k, &grown, DVec3::ZERO, Mobility::Moving);
        }
    }
    let mut pairs: Vec<(u32, u32)> = boxes.pairs().iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
    pairs.sort_unstable();
    pairs
}

impl Lane {
    /// Whether the body in a slot meets something beyond where contacts were looked for.
    fn overlooks(&mut self, near: &Near<'_>, system: &System, slot: u32, clock: Clock) -> bool {
        let Some(body) = system.at(slot) else { return false };
        let pose = body.pose();
        for &k in &body.model.shapes {
            let Some(c) = system.shape(k) else { continue };
            let place = c.pose(&pose);
            let own = c.shape.aabb(&place).grown(body.state.reach);
            self.near.clear();
            near.broad.overlapping(&own, |id| self.near.push(id));
            let from = near.among.partition_point(|(shape, _)| *shape < k);
            self.near.extend(near.among[from..].iter().take_while(|(shape, _)| *shape == k).map(|(_, other)| *other));
            for &id in &self.near {
                let Some(other) = system.shape(id) else { continue };
                let Some(b) = system.at(other.body).filter(|_| other.body != c.body) else { continue };
                if !may_touch(body, b) {
                    continue;
                }
                let wanted = body.state.reach + b.state.reach;
                let trusted = trusted_margin(c, other);
                let seen = min(body.step.searched + b.step.searched, trusted);
                let time = clock.horizon(body.step.late || b.step.late);
                // two that do not come closer than what was looked at meet nothing beyond it
                if wanted <= trusted && way(body, time) + way(b, time) < seen {
                    continue;
                }
                // the boxes of the tree are made to last, and tell of the past: only what the two can reach now counts
                let there = other.pose(&b.pose());
                if !own.overlaps(&other.shape.aabb(&there).grown(b.state.reach)) {
                    continue;
                }
                if wanted > trusted {
                    return true;
                }
                let (ws, out) = (&mut self.workspace, &mut self.manifolds);
                collide(&c.shape, &place, &other.shape, &there, wanted, system.model.settings.geometry, ws, out);
                let closes = |m: DVec3, p: &ContactPoint| {
                    let to = |x: Body<'_>, q: DVec3| {
                        let (s, lever) = (&x.step, q - x.state.now.centre);
                        (s.after.linear + s.after.angular.cross(lever)) * time + s.shift + s.turn.cross(lever)
                    };
                    p.gap > seen && p.gap + m.dot(to(b, p.position_b) - to(body, p.position_a)) < 0.0
                };
                if out.iter().any(|m| m.points.iter().any(|p| closes(m.normal, p))) {
                    return true;
                }
            }
        }
        false
    }
}
