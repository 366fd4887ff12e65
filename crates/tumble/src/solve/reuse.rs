//! Input and solution of the last step, or of the last attempt of this one: an island with the same input is not solved again. It
//! saves time and changes no bit, so it is no part of the system.

use super::island::Islands;
use super::task::IslandSolve;
use crate::account::report::StepReport;
use crate::joint::JointState;
use crate::state::contact::{Contact, NEW, to_contact, to_world};
use crate::system::System;
use crate::time::clock::Clock;
use crate::time::kick::Compare;
use tumble_math::DVec3;
use tumble_solver::Mode;

/// Input and solution of an earlier step or attempt.
#[derive(Debug, Default)]
pub(crate) struct StepMemory {
    /// Nothing but bodies was changed since; those know it themselves.
    valid: bool,
    /// Step or attempt that the memory is of.
    pub(crate) compare: Compare,
    /// Every body has the input of the last step.
    pub(crate) all_same: bool,
    /// The last step changed nothing but the clock, and no edit came since: the next one does the same.
    steady: bool,
    /// A body is not where, or not as fast as, it was at the beginning of the step.
    pub(crate) moved: bool,
    /// Hash of the bodies after the last step.
    pub(crate) bodies_hash: u64,
    clock: Clock,
    pub(crate) contacts: Vec<Contact>,
    pub(crate) swept: u32,
    /// Bodies and contacts of each island, and when it was solved, from the midpoint on [s].
    islands: Vec<(u32, u32, f64)>,
    /// States of the joints that the last step was solved with, by slot; none where sleep forbids that its solutions are used again.
    joints: Vec<JointState>,
    /// For each contact, the island that it was in; `NEW` for one that was found anew.
    pub(crate) previous_islands: Vec<u32>,
    /// For each island, whether its solution is known.
    pub(crate) recalled: Vec<bool>,
    /// For each island with a known solution, the island that gave it; `NEW` for the others.
    origin: Vec<u32>,
    taken: Vec<bool>,
    shuffled: Vec<IslandSolve>,
}

impl StepMemory {
    /// Keeps the results of the last step, and decides whether they may be used again.
    pub(crate) fn begin_step(&mut self, clock: Clock, sleeping: bool, report: &mut StepReport) {
        // sleepers come and go without being touched
        let usable = self.valid && self.clock == clock && !sleeping;
        self.compare = if usable { Compare::LastStep } else { Compare::Nothing };
        (self.valid, self.clock) = (true, clock);
        self.keep_found(report);
    }

    /// Something was changed that no body knows of: nothing of the last step may be used again.
    pub(crate) fn invalidate(&mut self) {
        (self.valid, self.steady) = (false, false);
    }

    /// Something was changed that its bodies know of: the next step is not the last one once more.
    pub(crate) fn disturb(&mut self) {
        self.steady = false;
    }

    /// Notes whether the step that ends has changed nothing but the clock; `quiet` if nothing outside of this memory changed.
    pub(crate) fn conclude_step(&mut self, quiet: bool) {
        self.steady = self.valid && self.is_unchanged() && !self.moved && quiet;
    }

    /// Whether a step by this clock will change nothing but the clock, if no edit came.
    pub(crate) fn is_steady(&self, clock: Clock) -> bool {
        self.steady && self.valid && self.clock == clock
    }

    /// Whether every body and every island is the same as in the last step.
    pub(crate) fn is_unchanged(&self) -> bool {
        self.all_same && self.recalled.iter().all(|r| *r)
    }

    /// An attempt was not solved: islands fly, or are solved at another time.
    pub(crate) fn pass_over(&mut self) {
        if self.compare == Compare::LastAttempt {
            self.compare = Compare::LastSolved;
        }
    }

    /// Whether the memory is of an attempt of this step.
    pub(crate) fn is_within_step(&self) -> bool {
        matches!(self.compare, Compare::LastAttempt | Compare::LastSolved)
    }

    /// Keeps the results of an attempt that is to be followed by another.
    pub(crate) fn keep_attempt(&mut self, report: &mut StepReport) {
        self.compare = Compare::LastAttempt;
        self.keep_found(report);
    }

    fn keep_found(&mut self, report: &mut StepReport) {
        std::mem::swap(&mut self.contacts, &mut report.contacts);
        self.islands.clear();
        self.islands.extend(report.islands.iter().map(|i| (i.bodies, i.contacts, i.offset)));
    }

    /// Finds the islands whose solution is known: nothing that they were solved with has changed by a bit, their warm start
    /// included. Their tasks come along, whatever number the island has now.
    pub(crate) fn reuse_solutions(
        &mut self,
        system: &System,
        islands: &Islands,
        allowances: &[u32],
        tasks: &mut Vec<IslandSolve>,
    ) {
        let count = islands.list.len();
        if tasks.len() < count {
            tasks.resize_with(count, IslandSolve::default);
        }
        self.recalled.clear();
        self.origin.clear();
        // within a step every solution of the same problem may be kept
        let within_step = self.is_within_step();
        for (k, island) in islands.list.iter().enumerate() {
            let (slots, contacts) = (islands.bodies_of(island), islands.contacts_of(island));
            let size = (slots.len() as u32, contacts.len() as u32, island.offset);
            // springs and rotors act by what they were at the last frame, and coordinates go on from there
            let joined = islands.joints_of(island).iter().all(|&slot| {
                let (old, now) = (self.joints.get(slot as usize), &system.state.joints[slot as usize]);
                within_step || old.is_some_and(|old| old.is_same(now))
            });
            let first = |c: &u32| self.previous_islands[*c as usize];
            let origin = if self.all_same { k as u32 } else { contacts.first().map_or(NEW, first) };
            let known = self.compare != Compare::Nothing
                && joined
                && self.islands.get(origin as usize) == Some(&size)
                && tasks.get(origin as usize).is_some_and(|t| within_step || (t.is_fixed_point && !t.corrected))
                && tasks.get(origin as usize).map(|t| t.allowance) == allowances.get(k).copied()
                && (self.all_same
                    || (slots.iter().all(|&s| system.at(s).is_some_and(|b| b.step.same))
                        && contacts.iter().all(|&c| self.previous_islands[c as usize] == origin)));
            self.recalled.push(known);
            self.origin.push(if known { origin } else { NEW });
        }
        self.joints.clear();
        if !system.settings().sleep.enabled {
            self.joints.extend_from_slice(&system.state.joints);
        }
        self.shuffle(tasks);
    }

    /// Puts every known task where its island is now.
    fn shuffle(&mut self, tasks: &mut Vec<IslandSolve>) {
        if self.origin.iter().enumerate().all(|(k, &from)| from == NEW || from == k as u32) {
            return;
        }
        self.shuffled.clear();
        self.shuffled.resize_with(tasks.len(), IslandSolve::default);
        self.taken.clear();
        self.taken.resize(tasks.len(), false);
        for (k, &from) in self.origin.iter().enumerate().filter(|(_, from)| **from != NEW) {
            std::mem::swap(&mut self.shuffled[k], &mut tasks[from as usize]);
            self.taken[from as usize] = true;
        }
        // the others take the rest, for its memory
        let mut left = tasks.iter_mut().zip(&self.taken).filter(|(_, taken)| !**taken);
        for (k, task) in self.shuffled.iter_mut().enumerate() {
            if self.origin.get(k).is_none_or(|from| *from == NEW)
                && let Some((spare, _)) = left.next()
            {
                std::mem::swap(task, spare);
            }
        }
        std::mem::swap(&mut self.shuffled, tasks);
    }

    /// Lets contacts that the last attempt of this step knew start from its impulses.
    pub(crate) fn warm_start_from_attempt(&self, contacts: &[Contact], least_cosine: f64, warm_starts: &mut [DVec3]) {
        if !self.is_within_step() {
            return;
        }
        let mut at = 0;
        for (c, guess) in contacts.iter().zip(warm_starts) {
            let key = c.key();
            while self.contacts.get(at).is_some_and(|o| o.key() < key) {
                at += 1;
            }
            let turned_little = |o: &&Contact| {
                o.key() == key && o.mode != Mode::Bounce && o.frame.normal.dot(c.frame.normal) >= least_cosine
            };
            if let Some(old) = self.contacts.get(at).filter(turned_little) {
                *guess = to_contact(&c.frame, to_world(&old.frame, old.impulse));
            }
        }
    }
}
