//! Whether the answer of a solve shows that something was overlooked, and how the step is then solved again.

use super::first_half::must_start_over;
use super::meeting::foresees_meeting;
use super::overlap::{DEEP, foresees_overlap};
use super::predict::{Answer, Asked, Foresight};
use crate::base::handle::BodyId;
use crate::detect::detector::Detector;
use crate::detect::overlooked::way;
use crate::solve::task::Task;
use crate::system::{BodyMut, System};
use tumble_math::DVec3;
use tumble_math::order::min;

/// Reach that a body gets which got farther than contacts were looked for, relative to how far it gets [–].
const WIDER_REACH: f64 = 1.1;

/// How a step is solved again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Again {
    /// Large islands under a blow only as well as it takes to see what they overlook.
    InHaste,
    /// They have told that.
    InFull,
}

/// What was predicted in a step, and what is known of its islands.
#[derive(Debug, Default)]
pub(crate) struct Verifier {
    pub(crate) foresight: Foresight,
    /// For each island, whether something is known now that its solve overlooked.
    news: Vec<bool>,
    outran: Vec<u32>,
    passes: Vec<Vec<u32>>,
}

impl Verifier {
    /// Whether the answer shows that something was overlooked, and how it is then solved again.
    ///
    /// A large island under a blow is not asked again after it has told something once. In a large island a few predicted
    /// contacts are always missing, one in a thousand; solving all others again for each is not worth it. They are found in
    /// the next step.
    pub(crate) fn must_be_solved_again(
        &mut self,
        system: &mut System,
        detector: &mut Detector,
        answer: &Answer<'_>,
    ) -> Option<Again> {
        urge_on(system, answer);
        self.news.clear();
        self.news.resize(answer.islands.list.len(), false);
        // both are asked: one attempt may cure both
        let late = must_start_over(system, answer, &mut self.foresight);
        let outran = self.outruns_its_reach(system, detector, answer, Asked::All);
        let asked = if outran { Asked::UnderBlow } else { Asked::All };
        let settings = system.model.settings;
        // what is foreseen of those that start late is seen from elsewhere
        let foreseen = !late
            && (self.overlaps(system, detector, answer, asked)
                | self.meets(system, detector, answer, asked, |size, _| settings.tolerated_overlap(size)));
        self.urge(system, answer);
        // islands that start over, and all others that something was overlooked in, may have more to tell
        let others = answer.tasks.iter().zip(&self.news).any(|(task, news)| *news && !task.under_blow);
        (late || outran || foreseen).then_some(if late || others { Again::InHaste } else { Again::InFull })
    }

    /// Whether bodies would be deep in each other or past each other at the end: by what was looked at, or because a thin one
    /// was struck so hard that it gets beyond.
    pub(crate) fn lets_something_through(
        &mut self,
        system: &mut System,
        detector: &mut Detector,
        answer: &Answer<'_>,
    ) -> bool {
        (answer.fast && self.outruns_its_reach(system, detector, answer, Asked::Passing))
            | self.meets(system, detector, answer, Asked::Passing, |size, inner| min(DEEP * size, inner))
            | self.overlaps(system, detector, answer, Asked::Passing)
    }

    fn overlaps(&mut self, system: &System, detector: &Detector, answer: &Answer<'_>, asked: Asked) -> bool {
        foresees_overlap((system, detector.ground()), answer, asked, &mut self.foresight, &mut self.news)
    }

    fn meets(
        &mut self,
        system: &System,
        detector: &Detector,
        answer: &Answer<'_>,
        asked: Asked,
        tolerated: impl Fn(f64, f64) -> f64,
    ) -> bool {
        let context = (system, detector.ground(), detector.loose());
        foresees_meeting(context, answer, asked, tolerated, &mut self.foresight, &mut self.news)
    }

    /// Large islands under a blow that something is known of which they overlooked are not to be asked again; those that
    /// start late from now on come to another answer first.
    fn urge(&self, system: &mut System, answer: &Answer<'_>) {
        let told = |(task, news): (&Task, &bool)| *news && task.under_blow;
        let told = answer.tasks.iter().zip(&self.news).map(told);
        for (island, _) in answer.islands.list.iter().zip(told).filter(|(_, told)| *told) {
            for &slot in answer.islands.bodies_of(island) {
                if let Some(body) = system.at_mut(slot) {
                    body.step.urged = body.step.late == island.late;
                }
            }
        }
    }

    /// Whether a body was struck so hard, or is moved so far out of overlap, that it gets farther than contacts were looked
    /// for, and meets something there that the solve should have known. Of those that pass, only who gets farther beyond it
    /// than it is thick is asked: the others are caught in the next step.
    fn outruns_its_reach(
        &mut self,
        system: &mut System,
        detector: &mut Detector,
        answer: &Answer<'_>,
        asked: Asked,
    ) -> bool {
        if answer.unchanged {
            // the last step has asked
            return false;
        }
        let Self { outran, news, passes, .. } = self;
        outran.clear();
        let visit = |id: BodyId, body: BodyMut<'_>, outran: &mut Vec<u32>| {
            let moved = (body.step.impulse != DVec3::ZERO && !body.step.still) || body.step.shift != DVec3::ZERO;
            if body.is_active() && moved && !(body.step.urged && asked != Asked::Passing) {
                let way = way(body.view(), answer.clock.horizon(body.step.late));
                // as far as it is seen it is looked at anyway
                let unseen = way - body.state.reach;
                if unseen > 0.0 && (asked != Asked::Passing || unseen > body.model.inner) {
                    body.state.reach = WIDER_REACH * way;
                    outran.push(id.slot);
                }
            }
        };
        system.each(answer.pool, passes, visit, |slots| outran.append(slots));
        let mut again = false;
        let overlooked = detector.overlooked(system, outran, answer.clock, answer.pool);
        for (&slot, &overlooked) in outran.iter().zip(overlooked) {
            let Some(body) = system.at_mut(slot) else { continue };
            if overlooked {
                again = true;
                if let Some(news) = news.get_mut(answer.islands.of(slot) as usize) {
                    *news = true;
                }
                // which way it goes is known now
                body.step.struck = Some((body.step.after, body.step.seen()));
            } else {
                // it meets nothing there: as if nobody had asked
                body.state.reach = body.step.searched;
            }
        }
        again
    }
}

/// A body that has come to an island which is not to be asked again is not asked either.
fn urge_on(system: &mut System, answer: &Answer<'_>) {
    for (island, _) in answer.islands.list.iter().zip(answer.tasks).filter(|(_, task)| task.under_blow) {
        let slots = answer.islands.bodies_of(island);
        if slots.iter().any(|&s| system.at(s).is_some_and(|b| b.step.urged)) {
            slots.iter().for_each(|&s| system.at_mut(s).into_iter().for_each(|b| b.step.urged = true));
        }
    }
}
