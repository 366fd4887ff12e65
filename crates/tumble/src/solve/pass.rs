//! Solving the islands of a step, and handing their answers to contacts and bodies.

use crate::account::report::IslandReport;
use crate::base::handle::BodyId;
use crate::model::body::Body;
use crate::solve::assemble::{Shared, Task};
use crate::solve::island::Island;
use crate::state::contact::Contact;
use crate::step::SERIAL_CONTACTS;
use crate::verify::foresee::is_fast;
use crate::world::World;
use rayon::prelude::*;
use std::sync::PoisonError;
use tumble_math::DVec3;
use tumble_solver::Verdict;

/// Contacts of an island whose sweeps all threads share [–].
const WIDE_CONTACTS: u32 = 2048;

impl World {
    /// Solves every island and hands the answers to contacts and bodies. In haste, large islands under a blow get an
    /// answer that is good enough to see whether contacts must be looked for once more.
    pub(crate) fn solve(&mut self, dt: f64, horizon: f64, hasty: bool) {
        self.allot(horizon);
        self.recall();
        let (work, report, state) = (&mut self.work, &mut self.report, &mut self.state);
        work.open.clear();
        work.open.extend(work.memory.recalled.iter().map(|known| !known));
        if work.open.contains(&true) {
            let pool = work.threads.get(state.settings.threads);
            state.cache.guess(&report.contacts, dt, &state.settings.cache, pool.as_deref(), &mut work.guesses);
            if work.memory.within && work.memory.usable {
                self.guess_from_attempt();
            }
        }
        self.solve_open(dt, horizon, hasty);
    }

    /// Solves the islands in full that have a provisional answer, which is where they start from.
    pub(crate) fn solve_in_full(&mut self, dt: f64, horizon: f64) {
        let (work, contacts) = (&mut self.work, &self.report.contacts);
        work.open.clear();
        work.open.extend(work.tasks[..work.islands.list.len()].iter().map(|t| t.provisional));
        work.guesses.clear();
        work.guesses.extend(contacts.iter().map(|c| c.impulse));
        self.solve_open(dt, horizon, false);
    }

    /// Solves the open islands from the guesses.
    fn solve_open(&mut self, dt: f64, horizon: f64, hasty: bool) {
        let (work, report, state) = (&mut self.work, &mut self.report, &mut self.state);
        let threads = state.settings.threads.max(1);
        if work.desks.len() != threads {
            work.desks.resize_with(threads, Default::default);
        }
        let shared = Shared {
            bodies: &state.bodies,
            contacts: &report.contacts,
            guesses: &work.guesses,
            islands: &work.islands,
            settings: &state.settings,
            dt,
            horizon,
            hasty,
        };
        for ((task, allowance), _) in
            work.tasks.iter_mut().zip(&work.budget.allowances).zip(&work.open).filter(|(_, o)| **o)
        {
            task.allowance = *allowance;
        }
        let (desks, open) = (&work.desks, &work.open);
        let (tasks, list) = (&mut work.tasks[..open.len()], &work.islands.list);
        let run = |(task, island): (&mut Task, &Island), spread: bool| {
            let desk = &desks[rayon::current_thread_index().unwrap_or(0) % desks.len()];
            task.run(island, &shared, &mut desk.lock().unwrap_or_else(PoisonError::into_inner), spread);
        };
        let todo = tasks.iter_mut().zip(list).zip(open).filter(|(_, open)| **open).map(|(island, _)| island);
        match work.threads.get(state.settings.threads) {
            Some(pool) => {
                let is_wide = |(_, i): &(&mut Task, &Island)| i.contacts.1 - i.contacts.0 >= WIDE_CONTACTS;
                let (wide, narrow): (Vec<_>, Vec<_>) = todo.partition(is_wide);
                // one after the other: a thread that waits for its helpers must not begin with another island at its desk
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
        self.hand_out(dt, horizon);
    }

    /// Hands the answers of the open islands to contacts and bodies; those of the others hold theirs already.
    fn hand_out(&mut self, dt: f64, horizon: f64) {
        let (work, report, state) = (&mut self.work, &mut self.report, &mut self.state);
        let pool = work.threads.get(state.settings.threads);
        let (tasks, islands, open) = (&work.tasks, &work.islands, &work.open);
        let known = |island: u32| open.get(island as usize).is_some_and(|open| !open);
        // an answer of another attempt is known to the contacts, but bodies were put back since
        let again = work.memory.within;
        let hand_body = |id: BodyId, body: &mut Body, fast: &mut bool| {
            let island = islands.of(id.slot);
            if !(body.is_active() && known(island)) || again {
                (body.step.after, body.step.still) = (body.step.free, false);
                (body.step.impulse, body.step.moment) = (DVec3::ZERO, DVec3::ZERO);
                if let Some(task) = tasks.get(island as usize).filter(|_| body.is_active()) {
                    task.hand_body(islands.local[id.slot as usize] as usize, body);
                }
            }
            *fast |= is_fast(body, if body.step.late { 1.5 * dt } else { horizon });
        };
        work.fast = false;
        let any = &mut work.fast;
        state.bodies.each(pool.as_deref(), &mut work.passes.hand_out, hand_body, |fast| *any |= std::mem::take(fast));
        if open.contains(&true) {
            let hand_contact = |(c, &k): (&mut Contact, &u32)| {
                if let Some(task) = tasks.get(c.island as usize).filter(|_| !known(c.island)) {
                    task.hand_contact(k as usize, c);
                }
            };
            let (contacts, place) = (&mut report.contacts, &islands.place);
            match pool {
                Some(pool) if contacts.len() >= SERIAL_CONTACTS => pool.install(|| {
                    contacts.par_iter_mut().zip(place).with_min_len(SERIAL_CONTACTS / 4).for_each(hand_contact);
                }),
                _ => contacts.iter_mut().zip(place).for_each(hand_contact),
            }
        }
        report.recalled = if again { 0 } else { work.memory.recalled.iter().map(|r| u32::from(*r)).sum() };
        report.islands.clear();
        report.start_ups = 0;
        for (task, island) in tasks.iter().zip(&islands.list) {
            for &(slot, impulse, moment) in &task.pressed {
                if let Some(body) = state.bodies.at_mut(slot) {
                    body.step.impulse += impulse;
                    body.step.moment += moment;
                }
            }
            report.start_ups += u32::from(island.late);
            report.islands.push(island_report(task, island));
        }
    }
}

/// What the report says of an island.
fn island_report(task: &Task, island: &Island) -> IslandReport {
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
        start_up: island.late,
        wall_ns: task.wall_ns,
    }
}
