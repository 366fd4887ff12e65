//! Looking whether the answer of a step shows that something was overlooked.

use crate::base::handle::BodyId;
use crate::detect::way;
use crate::model::body::Body;
use crate::solve::assemble::Task;
use crate::state::contact::Contact;
use crate::step::SERIAL_CONTACTS;
use crate::verify::foresee::{Asked, DEEP};
use crate::world::World;
use rayon::prelude::*;
use tumble_math::DVec3;
use tumble_math::order::min;

/// How a step is solved again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Again {
    /// Large islands under a blow only as well as it takes to see what they overlook.
    InHaste,
    /// They have told that.
    InFull,
}

impl World {
    /// Whether the answer shows that something was overlooked, and how it is then solved again.
    ///
    /// A large island under a blow is not asked again after it has told something once. There is always somebody in it who
    /// was overlooked, one contact in a thousand, and all others would be solved again for his sake. What is overlooked then
    /// is seen in the next step.
    pub(crate) fn must_be_solved_again(&mut self, dt: f64, next: f64) -> Option<Again> {
        self.urge_on();
        self.work.news.clear();
        self.work.news.resize(self.work.islands.list.len(), false);
        // both are asked: one attempt may cure both
        let late = self.must_start_over(dt);
        let outran = self.outruns_its_reach(dt, next, Asked::All);
        let asked = if outran { Asked::UnderBlow } else { Asked::All };
        let settings = self.state.settings;
        // what is foreseen of those that start late is seen from elsewhere
        let foreseen = !late
            && (self.foresees_overlap(dt, next, asked)
                | self.foresees_meeting(dt, next, asked, |size, _| settings.tolerated_overlap(size)));
        self.urge();
        // islands that start over, and all others that something was overlooked in, may have more to tell
        let others = self.work.tasks.iter().zip(&self.work.news).any(|(task, news)| *news && !task.under_blow);
        (late || outran || foreseen).then_some(if late || others { Again::InHaste } else { Again::InFull })
    }

    /// Whether bodies would be deep in each other or past each other at the end: by what was looked at, or because a thin one
    /// was struck so hard that it gets beyond.
    pub(crate) fn lets_something_through(&mut self, dt: f64, next: f64) -> bool {
        (self.work.fast && self.outruns_its_reach(dt, next, Asked::Passing))
            | self.foresees_meeting(dt, next, Asked::Passing, |size, inner| min(DEEP * size, inner))
            | self.foresees_overlap(dt, next, Asked::Passing)
    }

    /// Large islands under a blow that something is known of which they overlooked are not to be asked again; those that
    /// start late from now on come to another answer first.
    fn urge(&mut self) {
        let (work, bodies) = (&self.work, &mut self.state.bodies);
        let told = |(task, news): (&Task, &bool)| *news && task.under_blow;
        let told = work.tasks.iter().zip(&work.news).map(told);
        for (island, _) in work.islands.list.iter().zip(told).filter(|(_, told)| *told) {
            for &slot in work.islands.bodies_of(island) {
                if let Some(body) = bodies.at_mut(slot) {
                    body.step.urged = body.step.late == island.late;
                }
            }
        }
    }

    /// Who has come to an island that is not to be asked again is not asked either.
    fn urge_on(&mut self) {
        let (work, bodies) = (&self.work, &mut self.state.bodies);
        for (island, _) in work.islands.list.iter().zip(&work.tasks).filter(|(_, task)| task.under_blow) {
            let slots = work.islands.bodies_of(island);
            if slots.iter().any(|&s| bodies.at(s).is_some_and(|b| b.step.urged)) {
                slots.iter().for_each(|&s| bodies.at_mut(s).into_iter().for_each(|b| b.step.urged = true));
            }
        }
    }

    /// Whether an island was led into overlap by a velocity that no solve has seen; its bodies then start late.
    ///
    /// A pair that the last solve knew may also come to a little overlap, since bodies turn while they drift. Going back
    /// does not cure that, and in a pile of tumbling bodies it would take over step after step.
    fn must_start_over(&mut self, dt: f64) -> bool {
        let longer = dt > self.state.last_dt * (1.0 + 1e-12);
        let mut again = false;
        if self.work.memory.all_same {
            return again;
        }
        // long records: those that come into question are picked by all threads
        let state = &self.state;
        let size = |shape: u32| state.shape(shape).map_or(f64::INFINITY, |s| s.size);
        let in_question = |c: &&Contact| {
            let (g, before, after) = (c.gap, c.velocity_before.x, c.velocity.x);
            g < 0.0 && c.impulse.x > 0.0 && before < 0.0 && {
                let tolerance = state.settings.tolerated_overlap(min(size(c.shapes.0), size(c.shapes.1)));
                g < -tolerance && -g <= 0.51 * dt * -before + tolerance && g + 0.5 * dt * after < -tolerance
            }
        };
        let contacts = &self.report.contacts;
        let picked: Vec<&Contact> = match self.work.threads.get(self.state.settings.threads) {
            Some(pool) if contacts.len() >= SERIAL_CONTACTS => {
                pool.install(|| contacts.par_iter().with_min_len(SERIAL_CONTACTS / 4).filter(in_question).collect())
            }
            _ => contacts.iter().filter(in_question).collect(),
        };
        for c in picked {
            let fresh = |slot: u32| self.state.bodies.at(slot).is_some_and(|b| b.fresh);
            let known = || self.state.known.binary_search(&c.shapes).is_ok();
            let led = longer || fresh(c.body_a.slot) || fresh(c.body_b.slot) || !known();
            let Some(island) = self.work.islands.list.get(c.island as usize).filter(|i| led && !i.late) else {
                continue;
            };
            for &slot in self.work.islands.bodies_of(island) {
                if let Some(body) = self.state.bodies.at_mut(slot) {
                    again |= !body.step.late;
                    body.step.late = true;
                }
            }
        }
        if again {
            // what was foreseen of them was seen from elsewhere
            let bodies = &self.state.bodies;
            let late = |slot: u32| bodies.at(slot).is_some_and(|b| b.step.late);
            self.work.foresight.contacts.retain(|c| !late(c.body_a.slot) && !late(c.body_b.slot));
        }
        again
    }

    /// Whether a body was struck so hard, or is moved so far out of overlap, that it gets farther than contacts were looked
    /// for, and meets something there that the solve should have known. Of those that pass, only who gets farther beyond it
    /// than it is thick is asked: the others are caught in the next step.
    fn outruns_its_reach(&mut self, dt: f64, next: f64, asked: Asked) -> bool {
        if self.work.memory.all_same && self.work.memory.recalled.iter().all(|r| *r) {
            // the last step has asked
            return false;
        }
        let pool = self.work.threads.get(self.state.settings.threads);
        let (outran, islands, news) = (&mut self.work.outran, &self.work.islands, &mut self.work.news);
        outran.clear();
        let visit = |id: BodyId, body: &mut Body, outran: &mut Vec<u32>| {
            let moved = (body.step.impulse != DVec3::ZERO && !body.step.still) || body.step.shift != DVec3::ZERO;
            if body.is_active() && moved && !(body.step.urged && asked != Asked::Passing) {
                let time = if body.step.late { 1.5 * dt } else { 0.5 * (dt + next) };
                let way = way(body, time);
                // as far as it is seen it is looked at anyway
                let unseen = way - body.step.reach;
                if unseen > 0.0 && (asked != Asked::Passing || unseen > body.inner) {
                    body.step.reach = 1.1 * way;
                    outran.push(id.slot);
                }
            }
        };
        let results = &mut self.work.passes.outran;
        self.state.bodies.each(pool.as_deref(), results, visit, |slots| outran.append(slots));
        let mut again = false;
        let horizon = 0.5 * (dt + next);
        let overlooked = self.work.detector.overlooked(&self.state, outran, dt, horizon, pool.as_deref());
        for (&slot, &overlooked) in outran.iter().zip(overlooked) {
            let Some(body) = self.state.bodies.at_mut(slot) else { continue };
            if overlooked {
                again = true;
                if let Some(news) = news.get_mut(islands.of(slot) as usize) {
                    *news = true;
                }
                // which way it goes is known now
                body.step.struck = Some((body.step.after, body.step.seen()));
            } else {
                // it meets nothing there: as if nobody had asked
                body.step.reach = body.step.searched;
            }
        }
        again
    }
}
