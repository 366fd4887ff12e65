//! What a step leaves open: pairs that its velocities still lead into each other when its attempts are spent.
//!
//! The questions of `overlap` and `meeting` once more, of every pair and to the same tolerance, and of bodies that get
//! farther than contacts were looked for. No contact is added and nothing is solved: a step that gives up says so.

use super::again::Verifier;
use super::predict::Answer;
use super::{meeting, overlap};
use crate::account::report::Missed;
use crate::base::handle::BodyId;
use crate::detect::detector::Detector;
use crate::detect::overlooked::way;
use crate::detect::pair::{Two, may_touch};
use crate::system::System;
use tumble_math::order::{max, min};

impl Verifier {
    /// Adds the pairs of bodies that the velocities lead into each other by more than is tolerated, in their order.
    pub(crate) fn missed(
        &mut self,
        system: &System,
        detector: &Detector,
        answer: &Answer<'_>,
        missed: &mut Vec<Missed>,
    ) {
        if answer.all_same {
            return;
        }
        let context = (system, detector.ground());
        for points in answer.contacts.chunk_by(|a, b| a.shapes == b.shapes) {
            if let Some(depth) = overlap::predicted_depth(context, answer, points, &mut self.foresight) {
                note(missed, (points[0].body_a, points[0].body_b), depth);
            }
        }
        for loose in detector.loose() {
            self.meets_unheld(system, detector, answer, (loose.shapes, loose.anyway), missed);
        }
        self.outran_unheld(system, detector, answer, missed);
        missed.sort_by_key(|m| m.bodies);
        // the deepest of each pair of bodies
        missed.dedup_by(|a, b| {
            let same = a.bodies == b.bodies;
            if same {
                b.depth = max(a.depth, b.depth);
            }
            same
        });
    }

    /// The same for two shapes without contacts.
    fn meets_unheld(
        &mut self,
        system: &System,
        detector: &Detector,
        answer: &Answer<'_>,
        (shapes, anyway): ((u32, u32), bool),
        missed: &mut Vec<Missed>,
    ) {
        let Some(pair) = Two::of_shapes(system, shapes) else { return };
        let ((ca, a), (cb, b)) = (pair.a, pair.b);
        if !may_touch(a, b) {
            return;
        }
        let least = system.model.settings.tolerated_overlap(min(ca.size, cb.size));
        let time = answer.clock.horizon(pair.is_from_start());
        let context = (system, detector.ground());
        let depth = meeting::predicted_depth(context, &pair, anyway, time, least, &mut self.foresight);
        if depth > 0.0 {
            note(missed, (system.id_at(ca.body), system.id_at(cb.body)), depth);
        }
    }

    /// The same for bodies that get farther than contacts were looked for.
    fn outran_unheld(&mut self, system: &System, detector: &Detector, answer: &Answer<'_>, missed: &mut Vec<Missed>) {
        if answer.unchanged {
            return;
        }
        // two of them may meet where neither was looked for
        let farthest =
            |from: f64, body: crate::system::Body<'_>| max(from, way(body, answer.clock.horizon(body.step.late)));
        let outran = |body: &crate::system::Body<'_>| {
            body.is_active() && way(*body, answer.clock.horizon(body.step.late)) > body.step.searched
        };
        let most = system.iter().map(|(_, body)| body).filter(outran).fold(0.0, farthest);
        if !(most > 0.0 && most.is_finite()) {
            return;
        }
        let has_contact = |shapes: (u32, u32)| answer.contacts.binary_search_by_key(&shapes, |c| c.shapes).is_ok();
        let mut near = Vec::new();
        for (_, body) in system.iter().filter(|(_, body)| outran(body)) {
            for (&k, placed) in body.model.shapes.iter().filter_map(|k| system.shape(*k).map(|c| (k, c))) {
                let own = placed.shape.aabb(&placed.pose(&body.pose())).grown(2.0 * most);
                near.clear();
                detector.broad().overlapping(&own, |id| near.push(id));
                near.sort_unstable();
                for &id in near.iter().filter(|id| system.shape(**id).is_some_and(|c| c.body != placed.body)) {
                    let shapes = (k.min(id), k.max(id));
                    if !has_contact(shapes) {
                        self.meets_unheld(system, detector, answer, (shapes, true), missed);
                    }
                }
            }
        }
    }
}

/// Adds a pair of bodies, the smaller handle first.
fn note(missed: &mut Vec<Missed>, (a, b): (BodyId, BodyId), depth: f64) {
    missed.push(Missed { bodies: if a <= b { (a, b) } else { (b, a) }, depth });
}
