//! Contacts beyond the margin of detection: of bodies that an impact, or position correction, sends farther than their margin.

use super::detector::Detector;
use super::pair::{may_touch, trusted_margin};
use super::pair_chunk::PairChunk;
use crate::system::{Body, System};
use crate::time::clock::Clock;
use rayon::ThreadPool;
use rayon::prelude::*;
use tumble_geometry::{BroadPhase, ContactPoint, FatBox, Mobility, collide};
use tumble_math::DVec3;
use tumble_math::order::min;

/// Bodies below which one thread is faster than several [–]. Chosen, not derived: it decides time alone.
const SERIAL_SLOTS: usize = 64;

/// Part of a length that is added to it before a gap is compared with it [–]: far above rounding. It decides time alone.
const LENGTH_ROUNDING: f64 = 1e-9;

/// Bound of the path of any point of the body in `time` [s] with its velocity after the solve, and by position correction [m];
/// not finite for an unbounded body that turns.
pub(crate) fn path_length(body: Body<'_>, time: f64) -> f64 {
    time * body.step.after.linear.length() + body.step.shift.length() + turn_length(body, time)
}

/// The part of it that is by turning [m].
fn turn_length(body: Body<'_>, time: f64) -> f64 {
    let turn = time * body.step.after.angular.length() + body.step.turn.length();
    if turn > 0.0 { turn * body.model.bounding_radius } else { 0.0 }
}

/// Bound of how much nearer to each other any two points of two bodies get meanwhile [m].
fn closing_length(a: Body<'_>, b: Body<'_>, time: f64) -> f64 {
    let (s, t) = (a.step, b.step);
    let way = (t.after.linear - s.after.linear) * time + t.shift - s.shift;
    (1.0 + LENGTH_ROUNDING) * (way.length() + turn_length(a, time) + turn_length(b, time))
}

impl Detector {
    /// Those of the bodies in `slots`, which all get beyond their margin, that meet a body there: a point that was beyond both
    /// margins and that the velocities after the solve, or position correction, close within the horizon.
    pub(crate) fn overlooked(
        &mut self,
        system: &System,
        slots: &[u32],
        clock: Clock,
        pool: Option<&ThreadPool>,
    ) -> &[bool] {
        let among = among(system, slots);
        let near = Candidates { broad: &self.broad, among: &among };
        match pool {
            Some(pool) if slots.len() >= SERIAL_SLOTS => {
                let look = |chunk: &mut PairChunk, &slot: &u32| chunk.overlooks(&near, system, slot, clock);
                let all = slots.par_iter().with_min_len(SERIAL_SLOTS / 4).map_init(PairChunk::default, look);
                pool.install(|| all.collect_into_vec(&mut self.overlooked));
            }
            _ => {
                self.chunks.resize_with(self.chunks.len().max(1), PairChunk::default);
                let chunk = &mut self.chunks[0];
                self.overlooked.clear();
                self.overlooked.extend(slots.iter().map(|&slot| chunk.overlooks(&near, system, slot, clock)));
            }
        }
        &self.overlooked
    }
}

/// The shapes that a body beyond its margin may meet.
struct Candidates<'n> {
    /// Holds every shape with its margin around it.
    broad: &'n BroadPhase,
    /// Pairs of shapes that both get beyond their margins and come near each other, both ways round, in order.
    among: &'n [(u32, u32)],
}

/// The pairs of shapes of the bodies in `slots` that come near each other, as far as each gets. The tree does not know of
/// that yet: its fat boxes depend on the past.
fn among(system: &System, slots: &[u32]) -> Vec<(u32, u32)> {
    let mut boxes = BroadPhase::new(FatBox { margin: 0.0, lookahead: 0.0 });
    for body in slots.iter().filter_map(|slot| system.at(*slot)) {
        let pose = body.pose();
        for (&k, c) in body.model.shapes.iter().filter_map(|k| system.shape(*k).map(|c| (k, c))) {
            let grown = c.shape.aabb(&c.pose(&pose)).grown(body.state.margin);
            boxes.insert(k, &grown, DVec3::ZERO, Mobility::Moving);
        }
    }
    let mut pairs: Vec<(u32, u32)> = boxes.pairs().iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
    pairs.sort_unstable();
    pairs
}

impl PairChunk {
    /// Whether the body in a slot meets another beyond its margin.
    fn overlooks(&mut self, near: &Candidates<'_>, system: &System, slot: u32, clock: Clock) -> bool {
        let Some(body) = system.at(slot) else { return false };
        let pose = body.pose();
        for &k in &body.model.shapes {
            let Some(c) = system.shape(k) else { continue };
            let place = c.pose(&pose);
            let own = c.shape.aabb(&place).grown(body.state.margin);
            self.near.clear();
            near.broad.overlapping(&own, |id| self.near.push(id));
            let from = near.among.partition_point(|(shape, _)| *shape < k);
            self.near.extend(near.among[from..].iter().take_while(|(shape, _)| *shape == k).map(|(_, other)| *other));
            for &id in &self.near {
                let Some(other) = system.shape(id) else { continue };
                let Some(b) = system.at(other.body).filter(|_| other.body != c.body) else { continue };
                if !may_touch(system, (c, body), (other, b)) {
                    continue;
                }
                let wanted = body.state.margin + b.state.margin;
                let trusted = trusted_margin(c, other);
                let seen = min(body.step.searched_margin + b.step.searched_margin, trusted);
                let time = clock.horizon(min(body.step.offset, b.step.offset));
                // a pair that does not come closer than its margins meets nothing beyond them
                if wanted <= trusted && path_length(body, time) + path_length(b, time) < seen {
                    continue;
                }
                // no point beyond that closes
                let near = min(wanted, closing_length(body, b, time));
                if wanted <= trusted && near <= seen {
                    continue;
                }
                // the fat boxes of the tree depend on the past: only the boxes of now count
                let there = other.pose(&b.pose());
                if !own.overlaps(&other.shape.aabb(&there).grown(b.state.margin)) {
                    continue;
                }
                if wanted > trusted {
                    return true;
                }
                let (ws, out) = (&mut self.workspace, &mut self.manifolds);
                collide(&c.shape, &place, &other.shape, &there, near, system.model.settings.geometry, ws, out);
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
