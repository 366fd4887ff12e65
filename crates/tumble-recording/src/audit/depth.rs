//! Admissible overlap of two bodies, by the remains of the step before.
//!
//! A contact holds a velocity until the next midpoint: a gap g is closed by g/T at most, T the time until then. What only
//! moves along the straight way so given does not overlap: the plane of the contact stays between the two. What turns by an
//! angle θ on the way leaves its straight way by up to ½θ²r, r its size, and so does what it turns the plane by: θ²r. That
//! says nothing where bodies turn by radians in a step, and there the law is that a body keeps its core out of others.

use super::motion::Midpoint;
use super::solids::Solids;
use super::step::{Stage, Step, sorted};
use crate::contact_rows::ContactRow;
use std::collections::BTreeMap;
use tumble::{DVec3, Pose, Verdict};
use tumble_math::order::{max, min, positive_part};

/// Part of the radius of a body's core, the ball about its middle that fits into it, by which it may be in another one when
/// it has turned far [–].
pub(super) const CORE: f64 = 0.5;

/// State of the last step by which the next one is judged.
#[derive(Default)]
pub(super) struct LastStep {
    /// Deepest overlap of each pair [m].
    pub(super) depths: BTreeMap<(u32, u32), f64>,
    /// How deep the step says that it leads two bodies into each other [m].
    missed: BTreeMap<(u32, u32), f64>,
    /// Deepest overlap of each body [m].
    deepest: BTreeMap<u32, f64>,
    /// Approach of the points of a pair by position correction [m].
    moved: BTreeMap<(u32, u32), f64>,
    /// By how much the velocity of a body may approach by its island's own word [m/s]; those that are solved are not here.
    admitted: BTreeMap<u32, f64>,
    /// Time from where contacts were solved to the end of the step, for bodies [s].
    left: BTreeMap<u32, f64>,
}

impl LastStep {
    pub(super) fn new(solids: &Solids, step: &Step<'_>, depths: BTreeMap<(u32, u32), f64>) -> Self {
        let mut all = Self { depths, missed: step.missed.clone(), admitted: admitted(step), ..Self::default() };
        for (pair, depth) in &step.squeezed {
            let e = all.missed.entry(*pair).or_default();
            *e = max(*e, *depth);
        }
        for ((a, b), depth) in &all.depths {
            for id in [a, b] {
                let e = all.deepest.entry(*id).or_default();
                *e = max(*e, *depth);
            }
        }
        let corrected = |id: &u32| step.active.get(id).is_some_and(|m| m.shift != DVec3::ZERO || m.turn != DVec3::ZERO);
        for c in step.contacts.iter().filter(|c| corrected(&c.body_a) || corrected(&c.body_b)) {
            let e = all.moved.entry(sorted(c.body_a, c.body_b)).or_default();
            *e = max(*e, moved(solids, step, c));
        }
        let h = step.after.row.dt;
        all.left = step.active.iter().map(|(id, m)| (*id, 0.5 * h - m.offset)).collect();
        all
    }

    /// How deep the last step said that it leads two bodies into each other [m].
    pub(super) fn missed(&self, pair: (u32, u32)) -> f64 {
        self.missed.get(&pair).copied().unwrap_or(0.0)
    }

    /// How much deeper a pair may be at the midpoint of this step than it was at the last one, if bodies turn into nothing
    /// but what touches [m].
    pub(super) fn grown(&self, solids: &Solids, stage: &Stage<'_>, step: &Step<'_>, (a, b): (u32, u32)) -> f64 {
        // position correction moves by no more than there is overlap
        let deepest = |id: u32| self.deepest.get(&id).copied().unwrap_or(0.0);
        let moved = min(self.moved.get(&(a, b)).copied().unwrap_or(0.0), deepest(a) + deepest(b));
        let turned = |id: u32| {
            let angle = self.time(step, id) * step.active.get(&id).map_or(0.0, Midpoint::fastest_before);
            angle * angle * solids.arm(id)
        };
        let turned = min(turned(a) + turned(b), CORE * solids.smaller_known_core(a, b));
        moved + turned + max(self.time(step, a), self.time(step, b)) * self.admits(stage, (a, b))
    }

    /// Time that a body drifted from where it was last solved to where it is solved in this step [s].
    fn time(&self, step: &Step<'_>, id: u32) -> f64 {
        let h = step.after.row.dt;
        let offset = step.active.get(&id).map_or(0.0, |m| m.offset);
        self.left.get(&id).copied().unwrap_or(0.5 * h) + 0.5 * h + offset
    }

    /// By how much two bodies may approach each other [m/s].
    pub(super) fn admits(&self, stage: &Stage<'_>, (a, b): (u32, u32)) -> f64 {
        let of = |id: u32| self.admitted.get(&id).copied().unwrap_or(0.0);
        max(stage.tolerance, max(of(a), of(b)))
    }
}

/// Approach of the two points of a contact by position correction [m].
fn moved(solids: &Solids, step: &Step<'_>, c: &ContactRow) -> f64 {
    let v = DVec3::from_array;
    let shifted = |id: u32, lever: DVec3| -> Option<DVec3> {
        let (pose, then) = (solids.pose(step, id)?, solids.pose_when_corrected(step, id)?);
        let point: DVec3 = solids.centre(id, &pose)? + lever;
        let there = |pose: &Pose| then.point(pose.inverse_point(point));
        Some(there(&pose) - point)
    };
    let of = |id: u32, lever: [f64; 3]| shifted(id, v(lever)).unwrap_or(DVec3::ZERO);
    positive_part(v(c.normal).dot(of(c.body_a, c.lever_a) - of(c.body_b, c.lever_b)))
}

/// Residuals that islands which are not solved report for their bodies [m/s].
pub(super) fn admitted(step: &Step<'_>) -> BTreeMap<u32, f64> {
    let mut all = BTreeMap::new();
    let off = step.solves.iter().filter(|s| s.verdict != Verdict::Solved);
    let off: BTreeMap<u32, f64> = off.map(|s| (s.island, s.residual)).collect();
    for c in &step.contacts {
        if let Some(&residual) = off.get(&c.island) {
            for id in [c.body_a, c.body_b].into_iter().filter(|id| step.active.contains_key(id)) {
                let e = all.entry(id).or_insert(residual);
                *e = max(*e, residual);
            }
        }
    }
    all
}
