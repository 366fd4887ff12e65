//! Missed overlap of a step: pairs that its velocities still lead into each other when its attempts are spent.
//!
//! The questions of `overlap` and `meeting` once more, of every pair, and of bodies that get
//! farther than contacts were looked for. No contact is added and nothing is solved: a step that gives up says so.

use super::again::Verifier;
use super::predict::Answer;
use super::{meeting, overlap};
use crate::account::report::Missed;
use crate::base::handle::BodyId;
use crate::detect::detector::Detector;
use crate::detect::overlooked::path_length;
use crate::detect::pair::{ShapePair, may_touch};
use crate::detect::pair_chunk::PendingPair;
use crate::system::{Body, System};
use tumble_math::order::max;

impl Verifier {
    /// Adds the pairs of bodies that the velocities lead into each other by more than any attempt tolerates, in their order.
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
            if let Some(depth) = overlap::predicted_depth(context, answer, points, &mut self.predictions) {
                note(missed, (points[0].body_a, points[0].body_b), depth);
            }
        }
        for pending in detector.pending() {
            self.note_meeting(system, detector, answer, (*pending, false), missed);
        }
        self.note_beyond_margin(system, detector, answer, missed);
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
    fn note_meeting(
        &mut self,
        system: &System,
        detector: &Detector,
        answer: &Answer<'_>,
        (PendingPair { shapes, apart }, unconditional): (PendingPair, bool),
        missed: &mut Vec<Missed>,
    ) {
        let Some(pair) = ShapePair::of_shapes(system, shapes) else { return };
        let ((ca, _), (cb, _)) = (pair.a, pair.b);
        if !may_touch(system, pair.a, pair.b) {
            return;
        }
        let least = system.reported(ca, cb);
        let time = answer.clock.horizon(pair.offset());
        let context = (system, detector.ground());
        let depth =
            meeting::predicted_depth(context, (&pair, apart), unconditional, time, least, &mut self.predictions);
        if depth > 0.0 {
            note(missed, (system.id_at(ca.body), system.id_at(cb.body)), depth);
        }
    }

    /// The same for bodies that get farther than contacts were looked for.
    fn note_beyond_margin(
        &mut self,
        system: &System,
        detector: &Detector,
        answer: &Answer<'_>,
        missed: &mut Vec<Missed>,
    ) {
        if answer.unchanged {
            return;
        }
        let path = |body: Body<'_>| path_length(body, answer.clock.horizon(body.step.offset));
        let exceeds = |body: &Body<'_>| body.is_active() && path(*body) > body.step.searched_margin;
        // two of them may meet where neither was looked for
        let farthest = |from: f64, body: Body<'_>| max(from, path(body));
        let most = system.visited().map(|(_, body)| body).filter(exceeds).fold(0.0, farthest);
        if !(most > 0.0 && most.is_finite()) {
            return;
        }
        let has_contact = |shapes: (u32, u32)| answer.contacts.binary_search_by_key(&shapes, |c| c.shapes).is_ok();
        let mut near = Vec::new();
        for (_, body) in system.visited().filter(|(_, body)| exceeds(body)) {
            let own_path = path(body);
            for (&k, placed) in body.model.shapes.iter().filter_map(|k| system.shape(*k).map(|c| (k, c))) {
                let own = placed.shape.aabb(&placed.pose(&body.pose())).grown(own_path + most);
                near.clear();
                detector.broad().overlapping(&own, |id| near.push(id));
                near.sort_unstable();
                for &id in near.iter().filter(|id| system.shape(**id).is_some_and(|c| c.body != placed.body)) {
                    let shapes = (k.min(id), k.max(id));
                    if !has_contact(shapes) {
                        let pair = PendingPair { shapes, apart: f64::NEG_INFINITY };
                        self.note_meeting(system, detector, answer, (pair, true), missed);
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
