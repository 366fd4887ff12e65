//! Whether the answer of a solve shows that something was overlooked, and how the step is then solved again.

use super::first_half::must_start_over;
use super::meeting::predict_meetings;
use super::overlap::{DEEP, predict_overlaps};
use super::predict::{Answer, Predictions, Scope};
use crate::base::handle::BodyId;
use crate::detect::detector::Detector;
use crate::detect::overlooked::path_length;
use crate::model::placed_shape::PlacedShape;
use crate::solve::task::IslandSolve;
use crate::system::{BodyMut, System};
use tumble_math::DVec3;
use tumble_math::order::min;

/// New margin of a body that gets beyond its margin, relative to the length of its path [–].
const MARGIN_GROWTH: f64 = 1.1;

/// How a step is solved again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SolveMode {
    /// A draft: large islands with an impact are solved only as well as it takes to see what they overlook.
    Draft,
    /// A full solve.
    Full,
}

/// Predictions of a step, and the state of their verification by island.
#[derive(Debug, Default)]
pub(crate) struct Verifier {
    pub(crate) predictions: Predictions,
    /// For each island, whether something is known now that its solve overlooked.
    overlooked: Vec<bool>,
    beyond_margin: Vec<u32>,
    passes: Vec<Vec<u32>>,
    /// The last verification found an overlap that it did not constrain, or left out islands whose verification is closed.
    incomplete: bool,
}

impl Verifier {
    /// Adds contacts, margins and starts for pairs that the answer leads into overlap, and says how it is then solved again.
    ///
    /// A large island with an impact is verified until something was found in it once. A few of its predicted contacts are
    /// always missing, one in a thousand; solving thousands again for each is not worth it. They are found in the next step.
    pub(crate) fn find_missed_contacts(
        &mut self,
        system: &mut System,
        detector: &mut Detector,
        answer: &Answer<'_>,
    ) -> Option<SolveMode> {
        self.incomplete = spread_closed_verification(system, answer);
        self.predictions.dropped = false;
        self.overlooked.clear();
        self.overlooked.resize(answer.islands.list.len(), false);
        // both are verified: one attempt may cure both
        let start_up = must_start_over(system, answer, &mut self.predictions);
        let beyond_margin = self.exceeds_margin(system, detector, answer, Scope::All);
        let scope = if beyond_margin { Scope::ImpactIslands } else { Scope::All };
        // bodies that are to be solved at the start of the step are verified from there
        let predicted = !start_up
            && (self.overlaps(system, detector, answer, scope)
                | self.meets(system, detector, answer, scope, System::tolerated));
        self.close_verification(system, answer);
        self.count_attempts(system, answer);
        // islands that start over, and those without an impact that overlooked something, may overlook more
        let others =
            answer.tasks.iter().zip(&self.overlooked).any(|(task, overlooked)| *overlooked && !task.has_impact);
        (start_up || beyond_margin || predicted).then_some(if start_up || others {
            SolveMode::Draft
        } else {
            SolveMode::Full
        })
    }

    /// Whether the last verification leaves open where its answer leads.
    pub(crate) fn is_incomplete(&self) -> bool {
        self.incomplete || self.predictions.dropped
    }

    /// Adds contacts and margins for bodies that would be deep in each other or past each other at the end, by contacts that the
    /// solve did not know, or because an impact sends a thin body beyond its margin. True when it added any.
    pub(crate) fn constrain_tunnelling(
        &mut self,
        system: &mut System,
        detector: &mut Detector,
        answer: &Answer<'_>,
    ) -> bool {
        (answer.fast && self.exceeds_margin(system, detector, answer, Scope::TunnellingOnly))
            | self.meets(system, detector, answer, Scope::TunnellingOnly, |_, a, b| {
                let size = min(a.bounding_radius, b.bounding_radius);
                min(DEEP * size, a.inscribed_radius + b.inscribed_radius)
            })
            | self.overlaps(system, detector, answer, Scope::TunnellingOnly)
    }

    fn overlaps(&mut self, system: &System, detector: &Detector, answer: &Answer<'_>, scope: Scope) -> bool {
        predict_overlaps((system, detector.ground()), answer, scope, &mut self.predictions, &mut self.overlooked)
    }

    fn meets(
        &mut self,
        system: &System,
        detector: &Detector,
        answer: &Answer<'_>,
        scope: Scope,
        tolerated: impl Fn(&System, &PlacedShape, &PlacedShape) -> f64,
    ) -> bool {
        let context = (system, detector.ground(), detector.pending());
        predict_meetings(context, answer, scope, tolerated, &mut self.predictions, &mut self.overlooked)
    }

    /// Closes the verification of large islands with an impact in which something was overlooked; islands that are solved at
    /// the start of the step from now on come to another answer first.
    fn close_verification(&self, system: &mut System, answer: &Answer<'_>) {
        let closed = |(task, overlooked): (&IslandSolve, &bool)| *overlooked && task.has_impact;
        let closed = answer.tasks.iter().zip(&self.overlooked).map(closed);
        for (island, _) in answer.islands.list.iter().zip(closed).filter(|(_, closed)| *closed) {
            for &slot in answer.islands.bodies_of(island) {
                if let Some(body) = system.at_mut(slot) {
                    body.step.verification_closed = body.step.offset == island.offset;
                }
            }
        }
    }

    /// Counts the attempts of the islands that overlooked something, each for itself.
    fn count_attempts(&self, system: &mut System, answer: &Answer<'_>) {
        for (island, _) in answer.islands.list.iter().zip(&self.overlooked).filter(|(_, overlooked)| **overlooked) {
            for &slot in answer.islands.bodies_of(island) {
                system.at_mut(slot).into_iter().for_each(|b| b.step.attempts += 1);
            }
        }
    }

    /// Whether an impact, or position correction, sends a body beyond its margin where it meets another that the solve should
    /// have known. Where only tunnelling counts, a body must get farther beyond its margin than it is thick: the others are
    /// caught in the next step.
    fn exceeds_margin(
        &mut self,
        system: &mut System,
        detector: &mut Detector,
        answer: &Answer<'_>,
        scope: Scope,
    ) -> bool {
        if answer.unchanged {
            // the last step has verified it
            return false;
        }
        let Self { beyond_margin, overlooked, passes, .. } = self;
        beyond_margin.clear();
        let visit = |id: BodyId, body: BodyMut<'_>, beyond_margin: &mut Vec<u32>| {
            let moved = (body.step.impulse != DVec3::ZERO && !body.step.still) || body.step.shift != DVec3::ZERO;
            if body.is_active() && moved && !(body.step.verification_closed && scope != Scope::TunnellingOnly) {
                let path_length = path_length(body.view(), answer.clock.horizon(body.step.offset));
                // within its margin it was detected
                let unseen = path_length - body.state.margin;
                if unseen > 0.0 && (scope != Scope::TunnellingOnly || unseen > body.model.inscribed_radius) {
                    body.state.margin = MARGIN_GROWTH * path_length;
                    beyond_margin.push(id.slot);
                }
            }
        };
        system.each(answer.pool, passes, visit, |slots| beyond_margin.append(slots));
        let mut again = false;
        let meets = detector.overlooked(system, beyond_margin, answer.clock, answer.pool);
        for (&slot, &meets) in beyond_margin.iter().zip(meets) {
            let Some(body) = system.at_mut(slot) else { continue };
            if meets {
                again = true;
                if let Some(overlooked) = overlooked.get_mut(answer.islands.of(slot) as usize) {
                    *overlooked = true;
                }
                // its velocity after the impact is known now
                body.step.after_impact = Some((body.step.after, body.step.margin_before_impact()));
            } else {
                // it meets nothing there: the margin is what it was
                body.state.margin = body.step.searched_margin;
            }
        }
        again
    }
}

/// Closes the verification of bodies that have come to an island whose verification is closed. True when there is one.
fn spread_closed_verification(system: &mut System, answer: &Answer<'_>) -> bool {
    let mut any = false;
    for (island, _) in answer.islands.list.iter().zip(answer.tasks).filter(|(_, task)| task.has_impact) {
        let slots = answer.islands.bodies_of(island);
        if slots.iter().any(|&s| system.at(s).is_some_and(|b| b.step.verification_closed)) {
            slots.iter().for_each(|&s| system.at_mut(s).into_iter().for_each(|b| b.step.verification_closed = true));
            any = true;
        }
    }
    any
}
