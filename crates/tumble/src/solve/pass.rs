//! Solving the islands of a step, and handing their solutions to contacts and bodies.

use super::assemble::IslandWorkspace;
use super::budget::Budget;
use super::island::{Island, Islands};
use super::reuse::StepMemory;
use super::shared::Shared;
use super::task::IslandSolve;
use crate::account::joint_report::JointReport;
use crate::account::ledger::ContactEnergy;
use crate::account::report::{IslandReport, StepReport};
use crate::base::handle::BodyId;
use crate::state::contact::Contact;
use crate::system::{BodyMut, System};
use crate::time::clock::Clock;
use crate::time::outlook::is_fast;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::sync::{Mutex, PoisonError};
use tumble_math::DVec3;
use tumble_solver::Verdict;

/// Contacts from which on all threads share the sweeps of an island [–]. Chosen, not derived: it decides time alone.
const WIDE_CONTACTS: u32 = 2048;

/// Contacts below which one thread hands out solutions faster than several [–]. Chosen, not derived: it decides time alone.
const SERIAL_CONTACTS: usize = 4096;

/// The islands of a step with their solutions; its memory is used again from step to step.
#[derive(Debug, Default)]
pub(crate) struct IslandSolver {
    pub(crate) islands: Islands,
    tasks: Vec<IslandSolve>,
    budget: Budget,
    /// For each island, whether it is to be solved.
    open: Vec<bool>,
    /// One for each thread.
    pub(crate) workspaces: Vec<Mutex<IslandWorkspace>>,
    warm_starts: Vec<DVec3>,
    pub(crate) memory: StepMemory,
    /// Some body may come through another until the next detection.
    pub(crate) fast: bool,
    passes: Vec<bool>,
}

impl IslandSolver {
    /// The solutions of the islands.
    pub(crate) fn tasks(&self) -> &[IslandSolve] {
        &self.tasks[..self.islands.list.len()]
    }

    /// Energies of the contacts of every island.
    pub(crate) fn energies(&self) -> impl Iterator<Item = ContactEnergy> {
        self.tasks().iter().map(|t| t.energy)
    }

    /// Solves every island and hands the solutions to contacts and bodies. As a draft, large islands with an impact get
    /// a solution that is good enough to find missing contacts.
    pub(crate) fn solve(
        &mut self,
        system: &mut System,
        clock: Clock,
        draft: bool,
        pool: Option<&ThreadPool>,
        report: &mut StepReport,
    ) {
        let Self { islands, tasks, budget, memory, open, warm_starts, .. } = self;
        budget.allot(system, islands, &report.contacts, clock);
        memory.reuse_solutions(system, islands, &budget.allowances, tasks);
        open.clear();
        open.extend(memory.recalled.iter().map(|known| !known));
        if open.contains(&true) {
            let rule = &system.model.settings.cache;
            system.state.cache.warm_start(&report.contacts, clock.dt, rule, pool, warm_starts);
            memory.warm_start_from_attempt(&report.contacts, rule.least_cosine, warm_starts);
        }
        self.solve_open(system, clock, draft, pool, report);
    }

    /// Solves the islands in full that have a draft, from which they start.
    pub(crate) fn solve_in_full(
        &mut self,
        system: &mut System,
        clock: Clock,
        pool: Option<&ThreadPool>,
        report: &mut StepReport,
    ) {
        self.open.clear();
        self.open.extend(self.tasks[..self.islands.list.len()].iter().map(|t| t.is_draft));
        self.warm_starts.clear();
        self.warm_starts.extend(report.contacts.iter().map(|c| c.impulse));
        self.solve_open(system, clock, false, pool, report);
    }

    /// Solves the open islands from their warm starts.
    fn solve_open(
        &mut self,
        system: &mut System,
        clock: Clock,
        draft: bool,
        pool: Option<&ThreadPool>,
        report: &mut StepReport,
    ) {
        let threads = system.model.settings.threads.max(1);
        if self.workspaces.len() != threads {
            self.workspaces.resize_with(threads, Default::default);
        }
        let shared = Shared {
            system,
            contacts: &report.contacts,
            warm_starts: &self.warm_starts,
            islands: &self.islands,
            settings: &system.model.settings,
            clock,
            draft,
            again: self.memory.is_within_step(),
        };
        let (workspaces, open, allowances) = (&self.workspaces, &self.open, &self.budget.allowances);
        for ((task, allowance), _) in self.tasks.iter_mut().zip(allowances).zip(open).filter(|(_, o)| **o) {
            task.allowance = *allowance;
        }
        let (tasks, list) = (&mut self.tasks[..open.len()], &self.islands.list);
        let run = |(task, island): (&mut IslandSolve, &Island), threaded: bool| {
            let workspace = &workspaces[rayon::current_thread_index().unwrap_or(0) % workspaces.len()];
            task.run(island, &shared, &mut workspace.lock().unwrap_or_else(PoisonError::into_inner), threaded);
        };
        let todo = tasks.iter_mut().zip(list).zip(open).filter(|(_, open)| **open).map(|(island, _)| island);
        match pool {
            Some(pool) => {
                let is_wide = |(_, i): &(&mut IslandSolve, &Island)| i.contacts.1 - i.contacts.0 >= WIDE_CONTACTS;
                let (wide, narrow): (Vec<_>, Vec<_>) = todo.partition(is_wide);
                // one after the other: a thread that waits for its helpers must not begin with another island in its workspace
                if !wide.is_empty() {
                    pool.install(|| wide.into_iter().for_each(|one| run(one, true)));
                }
                if narrow.len() > 1 {
                    pool.install(|| narrow.into_par_iter().for_each(|one| run(one, false)));
                } else {
                    narrow.into_iter().for_each(|one| run(one, false));
                }
            }
            None => todo.for_each(|one| run(one, false)),
        }
        self.hand_to_bodies(system, clock, pool);
        self.hand_to_contacts(pool, &mut report.contacts);
        self.describe(report);
    }

    /// Hands the solutions of the open islands to bodies; those of the others hold theirs already.
    fn hand_to_bodies(&mut self, system: &mut System, clock: Clock, pool: Option<&ThreadPool>) {
        let (tasks, islands, open) = (&self.tasks, &self.islands, &self.open);
        let known = |island: u32| open.get(island as usize).is_some_and(|open| !open);
        // a solution of another attempt is known to the contacts, but bodies were put back since
        let again = self.memory.is_within_step();
        let hand = |id: BodyId, mut body: BodyMut<'_>, fast: &mut bool| {
            let island = islands.of(id.slot);
            if !(body.is_active() && known(island)) || again {
                (body.step.after, body.step.still) = (body.step.free, false);
                (body.step.impulse, body.step.moment) = (DVec3::ZERO, DVec3::ZERO);
                if let Some(task) = tasks.get(island as usize).filter(|_| body.is_active()) {
                    task.hand_body(islands.local[id.slot as usize] as usize, &mut body);
                }
            }
            *fast |= is_fast(body.view(), clock.horizon(body.step.offset));
        };
        self.fast = false;
        let any = &mut self.fast;
        system.each(pool, &mut self.passes, hand, |fast| *any |= std::mem::take(fast));
        for (task, _) in tasks.iter().zip(&islands.list) {
            for &(slot, impulse, moment) in &task.pressed {
                if let Some(body) = system.at_mut(slot) {
                    body.step.impulse += impulse;
                    body.step.moment += moment;
                }
            }
        }
    }

    /// Hands the solutions of the open islands to contacts.
    fn hand_to_contacts(&self, pool: Option<&ThreadPool>, contacts: &mut [Contact]) {
        if !self.open.contains(&true) {
            return;
        }
        let is_open = |island: u32| self.open.get(island as usize).is_none_or(|open| *open);
        let hand = |(c, &k): (&mut Contact, &u32)| {
            if let Some(task) = self.tasks.get(c.island as usize).filter(|_| is_open(c.island)) {
                task.hand_contact(k as usize, c);
            }
        };
        let place = &self.islands.place;
        match pool {
            Some(pool) if contacts.len() >= SERIAL_CONTACTS => pool.install(|| {
                contacts.par_iter_mut().zip(place).with_min_len(SERIAL_CONTACTS / 4).for_each(hand);
            }),
            _ => contacts.iter_mut().zip(place).for_each(hand),
        }
    }

    /// Writes the solutions of the islands into the report.
    fn describe(&self, report: &mut StepReport) {
        let recalled = || self.memory.recalled.iter().map(|r| u32::from(*r)).sum();
        report.recalled = if self.memory.is_within_step() { 0 } else { recalled() };
        report.islands.clear();
        report.joints.clear();
        report.start_ups = 0;
        for (k, (task, island)) in self.tasks.iter().zip(&self.islands.list).enumerate() {
            report.start_ups += u32::from(island.start_up);
            report.islands.push(island_report(task, island));
            report.joints.extend(task.joints.iter().map(|j| JointReport { island: k as u32, ..*j }));
        }
        report.joints.sort_unstable_by_key(|j| j.joint);
    }
}

/// The report of an island.
pub(super) fn island_report(task: &IslandSolve, island: &Island) -> IslandReport {
    let s = task.solution();
    let mut certificate = s.certificate;
    if !task.refused.is_empty() {
        // nothing was solved: the contacts are left without impulses
        (certificate.residual, certificate.approach) = (task.unanswered, task.unanswered);
        certificate.verdict = Verdict::Failed;
    }
    IslandReport {
        bodies: island.bodies.1 - island.bodies.0,
        contacts: island.contacts.1 - island.contacts.0,
        method: s.method,
        certificate,
        effort: s.effort,
        gain: task.gain,
        start_up: island.start_up,
        offset: island.offset,
        joints: island.joints.1 - island.joints.0,
        joint_residual: task.joint_residual,
        redundant: if task.joints.is_empty() { 0 } else { s.redundant },
        outer: task.iterations,
        wall_ns: task.wall_ns,
    }
}
