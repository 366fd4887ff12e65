//! The step: drift half, detect and solve at the midpoint, drift half.
//!
//! From midpoint to midpoint this is x' = x + h v⁺, so a velocity bound of g/h closes a gap exactly in the sequence of
//! configurations in which contacts are seen; between frames it is the trapezoid, so free flight is the exact parabola.
//! Rest is exactly still, a landing ends without overlap, elastic bounces keep their energy.
//!
//! Only a velocity that no solve has seen can lead into overlap in the first half drift. The island is then put back
//! and solved at the start of the step, with a horizon that is longer by half a step.

mod attempts;
mod timer;

use crate::account::report::{Event, StepReport};
use crate::base::error::WorldError;
use crate::detect::search::Previous;
use crate::solve::close::{close_joints, close_joints_at_start};
use crate::solve::joint_state::{break_joints, follow_joints};
use crate::solve::pass::IslandSolver;
use crate::solve::sleep::{fall_asleep, wake_joined, wake_neighbours};
use crate::state::contact::Contact;
use crate::time::clock::Clock;
use crate::time::kick::Compare;
use crate::time::{drift, kick};
use crate::verify::again::SolveMode;
use crate::verify::first_half::{check_first_half_drift, spread_offsets};
use crate::verify::predict::Answer;
use crate::verify::touch::{
    find_flights, follow_flights, leave_touches, note_touches, time_left_touches, time_touches,
};
use crate::workspace::{StepWorkspace, Workspace};
use crate::world::World;
use attempts::{Attempts, Decision, Seen};
use rayon::ThreadPool;
use timer::Timer;

/// The threads of a step, if it has several.
type Pool<'p> = Option<&'p ThreadPool>;

impl World {
    /// Advances the world by `dt` [s]. Never fails: what cannot be stepped is said in the report.
    pub fn step(&mut self, dt: f64) -> &StepReport {
        self.step_then(dt, dt)
    }

    /// Advances the world by `dt` [s], knowing that the step after it will be `next` [s] long: an open gap is then held
    /// exactly for that time.
    pub fn step_then(&mut self, dt: f64, next: f64) -> &StepReport {
        match Clock::new(dt, next) {
            Err(refused) => self.refuse((dt, next), refused),
            Ok(clock) if self.is_steady(clock) => self.repeat_step(),
            Ok(clock) => match self.work.threads.get(self.system.model.settings.threads) {
                // once inside the pool, its threads stay awake from one pass to the next
                Some(pool) if self.system.is_large() => pool.install(|| self.advance(clock, Some(&pool))),
                pool => self.advance(clock, pool.as_deref()),
            },
        }
        &self.report
    }

    /// Does something with the world while its steps work in memory that is lent to it, instead of its own. No bit depends on it.
    ///
    /// The memory is given back if `act` panics too, and is good for other worlds.
    pub fn within<R>(&mut self, workspace: &mut Workspace, act: impl FnOnce(&mut Self) -> R) -> R {
        struct Lent<'l>(&'l mut World, &'l mut Workspace);
        impl Drop for Lent<'_> {
            fn drop(&mut self) {
                self.0.exchange(self.1);
            }
        }
        self.exchange(workspace);
        let lent = Lent(self, workspace);
        act(&mut *lent.0)
    }

    fn exchange(&mut self, workspace: &mut Workspace) {
        std::mem::swap(&mut self.work.step, &mut workspace.step);
        std::mem::swap(&mut self.work.solver.workspaces, &mut workspace.islands);
        std::mem::swap(&mut self.work.detector.chunks, &mut workspace.chunks);
    }

    /// The step: half a drift, attempts, half a drift, accounts.
    ///
    /// Bodies stand where the step began until `kick` puts each where it is solved: at the midpoint, at the start, or at a touch. An
    /// attempt ends by waking bodies or solving them from the start, by locating a touch (not counted, since a body is located
    /// once for each of its touches, and those are bounded), by a quarantine, by a pair that the solution violates, or it stands.
    fn advance(&mut self, clock: Clock, pool: Pool<'_>) {
        let mut timer = Timer::start(self.system.model.settings.timings);
        self.begin(clock);
        self.drift_to_midpoint(clock, pool);
        let mut attempts = Attempts::new(self.system.model.settings.max_solves);
        loop {
            self.report.attempts = attempts.begin();
            timer.mark();
            self.kick(clock, pool);
            if let Err(refused) = self.detect(clock, pool) {
                return self.abandon(clock, refused);
            }
            timer.detected();
            if attempts.may_change_bodies() && self.wake_or_restart(clock) {
                continue;
            }
            if self.solve_flights(clock) || self.time_touches(clock) {
                attempts.take_back();
                continue;
            }
            self.follow_flights(clock);
            self.solve(clock, attempts.draft(), pool);
            timer.solved();
            if self.quarantine_refused() && !attempts.is_last() {
                continue;
            }
            match self.verify(clock, &mut attempts, &mut timer, pool) {
                Decision::Accept => break,
                Decision::SolveAgain => self.work.solver.memory.keep_attempt(&mut self.report),
            }
        }
        self.report_missed(clock, &attempts, pool);
        self.report_squeezed(clock);
        self.drift_to_end(clock, pool);
        self.account(clock, pool);
        self.carry_over(clock, pool);
        self.sense_and_sleep(clock);
        self.conclude();
        self.report.timings = timer.stop();
    }

    /// Corrections of the contacts of bodies in flight, after waking and timing, which change the set of bodies in flight.
    fn follow_flights(&mut self, clock: Clock) {
        let flyers = self.work.step.flights.bodies();
        follow_flights(&mut self.system, &self.work.solver.islands, flyers, &mut self.report.contacts, clock);
    }

    /// Closes the ledger: coordinates of joints before it, which hold the energy of springs and rotors; joints break after it, and
    /// correct it by what they had stored.
    fn account(&mut self, clock: Clock, pool: Pool<'_>) {
        follow_joints(&mut self.system, clock, &mut self.report);
        let energies = self.work.solver.energies().chain(self.work.step.flights.touches().map(|t| t.energy));
        self.work.step.accounts.close(&mut self.system, clock.dt, energies, pool, &mut self.report);
        if break_joints(&mut self.system, &mut self.report) {
            // the two may touch now
            self.work.solver.memory.invalidate();
            self.work.detector.forget();
        }
    }

    /// Refuses a step that no clock has.
    fn refuse(&mut self, (dt, next): (f64, f64), refused: WorldError) {
        self.report.drop_touches();
        self.report.begin(dt, next);
        self.report.refused = Some(refused);
        self.report.contacts.clear();
        self.report.islands.clear();
        self.report.joints.clear();
        self.work.solver.memory.invalidate();
    }

    /// Refuses a step that is under way: bodies are put back to where they were, and nothing that was found is kept.
    fn abandon(&mut self, clock: Clock, refused: WorldError) {
        let (work, system) = (&mut self.work, &mut self.system);
        // bodies woken before the step stay awake; the next step reports them
        for event in self.report.events.iter().skip(work.woken.len()) {
            match *event {
                Event::Woke { body } => drop(system.get_mut(body).map(|b| b.state.asleep = true)),
                Event::Quarantined { body } => drop(system.get_mut(body).map(|b| b.state.quarantined = false)),
                _ => {}
            }
        }
        for (_, body) in system.iter_mut() {
            (body.state.now, body.state.margin) = (body.step.start, body.step.last_margin);
        }
        work.step.accounts.abandon();
        work.step.open = false;
        work.detector.forget();
        self.refuse((clock.dt, clock.next), refused);
    }

    /// Opens the report and the ledger, and decides what may be used again of the last step.
    fn begin(&mut self, clock: Clock) {
        let (work, report) = (&mut self.work, &mut self.report);
        if std::mem::replace(&mut work.step.open, true) {
            // passes over bodies add to what they find: nothing of a step that panicked may be found
            *work.step = StepWorkspace { open: true, ..StepWorkspace::default() };
            work.detector.forget();
            work.solver.memory.invalidate();
        }
        // set in `conclude`; reset here so that a potential that panics leaves no stale value
        work.solver.memory.disturb();
        report.drop_touches();
        report.begin(clock.dt, clock.next);
        report.events.extend(work.woken.iter().map(|&body| Event::Woke { body }));
        self.system.park_quiet_bodies();
        work.step.verifier.predictions.clear();
        work.solver.memory.begin_step(clock, self.system.model.settings.sleep.enabled, report);
        work.step.accounts.open(&mut self.system, report);
    }

    /// Saves where every body starts and finds its midpoint, or that it is to be solved at the start of the step.
    fn drift_to_midpoint(&mut self, clock: Clock, pool: Pool<'_>) {
        let results = &mut self.work.step.passes.to_midpoint;
        let fast = drift::to_midpoint(&mut self.system, clock, (pool, results), &mut self.report.edits);
        if fast {
            check_first_half_drift(&mut self.system, &mut self.work.detector, clock);
        }
        note_touches(&mut self.system);
        self.work.step.flights.begin_step();
        self.work.step.flights.fly_at_once(&mut self.system, &mut self.work.detector, fast, clock);
        time_left_touches(&mut self.system, &self.work.step.flights.may_touch, clock);
        close_joints(&mut self.system);
    }

    /// Puts bodies where they are solved, flights that were broken off included, and kicks them with the forces that act there.
    fn kick(&mut self, clock: Clock, pool: Pool<'_>) {
        self.work.step.flights.end_broken(&mut self.system, clock);
        close_joints_at_start(&mut self.system, clock.half());
        let (memory, results) = (&mut self.work.solver.memory, &mut self.work.step.passes.kick);
        let kicked = kick::kick(&mut self.system, clock, memory.compare, (pool, results), &mut self.report.events);
        memory.all_same = kicked.all_same;
        if kicked.lost {
            memory.invalidate();
            self.work.step.accounts.write_off(&self.system, &mut self.report);
        }
    }

    /// Finds contacts and islands; refused where there are more than the settings allow.
    fn detect(&mut self, clock: Clock, pool: Pool<'_>) -> Result<(), WorldError> {
        let (work, system, report) = (&mut self.work, &self.system, &mut self.report);
        let memory = &mut work.solver.memory;
        work.wake.clear();
        if memory.all_same {
            // contacts and islands are those that they were
            std::mem::swap(&mut report.contacts, &mut memory.contacts);
            report.swept = memory.swept;
            return Ok(());
        }
        work.detector.refresh(system, clock.dt);
        let within_step = memory.is_within_step();
        let last = Previous { usable: memory.compare != Compare::Nothing, contacts: &memory.contacts };
        let (contacts, previous_islands) = (&mut report.contacts, &mut memory.previous_islands);
        report.swept =
            work.detector.contacts(system, clock, pool, last, (contacts, previous_islands), &mut work.wake)?;
        let known = if within_step { memory.contacts.as_slice() } else { &[] };
        report.swept += work.step.verifier.predictions.add_to(contacts, previous_islands, known);
        work.step.verifier.predictions.hold_where_they_are(system, contacts);
        if !system.settings().physics.contact {
            contacts.clear();
        }
        memory.swept = report.swept;
        wake_joined(system, &mut work.wake);
        work.solver.islands.find(system, contacts, pool);
        find_flights(&mut self.system, &work.solver.islands, contacts, clock);
        Ok(())
    }

    /// Whether bodies woke, or islands are to be solved at the start of the step with one of their bodies.
    fn wake_or_restart(&mut self, clock: Clock) -> bool {
        let (system, work) = (&mut self.system, &mut self.work);
        let woke = wake_neighbours(system, &work.wake, &mut self.report.events);
        let more = woke || spread_offsets(system, &work.solver.islands, clock.half());
        if woke {
            work.solver.memory.compare = Compare::Nothing;
        } else if more {
            work.solver.memory.pass_over();
        }
        if more {
            work.step.verifier.predictions.forget_moved(system);
        }
        more
    }

    /// Whether islands fly from touch to touch, and what is left of the step is to be solved anew.
    fn solve_flights(&mut self, clock: Clock) -> bool {
        let (work, contacts) = (&mut self.work, &self.report.contacts);
        let more = work.step.flights.fly_islands(
            &mut self.system,
            &mut work.detector,
            (&work.solver.islands, contacts),
            clock,
        );
        if more {
            work.solver.memory.pass_over();
            work.step.verifier.predictions.forget_moved(&self.system);
        }
        more
    }

    /// Whether islands are to be solved where they touch something in flight.
    fn time_touches(&mut self, clock: Clock) -> bool {
        let more = time_touches(&mut self.system, &self.work.solver.islands, &self.report.contacts, clock);
        if more {
            self.work.solver.memory.pass_over();
            self.work.step.verifier.predictions.forget_moved(&self.system);
        }
        more
    }

    /// Solves the islands.
    fn solve(&mut self, clock: Clock, draft: bool, pool: Pool<'_>) {
        self.work.solver.solve(&mut self.system, clock, draft, pool, &mut self.report);
    }

    /// Quarantines bodies whose numbers no problem takes, so that their islands can be solved without them. True when
    /// there are any.
    fn quarantine_refused(&mut self) -> bool {
        let system = &mut self.system;
        let mut any = false;
        for &slot in self.work.solver.tasks().iter().flat_map(|task| &task.refused) {
            let id = system.id_at(slot);
            if let Some(body) = system.at_mut(slot).filter(|b| !b.state.quarantined) {
                body.state.quarantined = true;
                body.state.now = body.step.start;
                self.report.events.push(Event::Quarantined { body: id });
            }
            any = true;
        }
        if any {
            self.work.solver.memory.invalidate();
            self.work.solver.memory.compare = Compare::Nothing;
            self.work.step.accounts.write_off(&self.system, &mut self.report);
        }
        any
    }

    /// Verifies where the answer leads, and decides whether it stands. Drafts are solved in full before that, once nothing
    /// more is found in them.
    fn verify(&mut self, clock: Clock, attempts: &mut Attempts, timer: &mut Timer, pool: Pool<'_>) -> Decision {
        let tasks = self.work.solver.tasks();
        let seen = Seen {
            fast: self.work.solver.fast,
            has_impact: tasks.iter().any(|t| t.has_impact),
            is_draft: tasks.iter().any(|t| t.is_draft),
        };
        attempts.solved();
        let mut again = self.find_missed_contacts(clock, attempts, pool);
        if again.is_none() && seen.is_draft {
            attempts.solve_in_full();
            timer.mark();
            self.work.solver.solve_in_full(&mut self.system, clock, pool, &mut self.report);
            timer.solved();
            again = self.find_missed_contacts(clock, attempts, pool);
        }
        attempts.decide(again, seen, || self.constrain_tunnelling(clock, pool))
    }

    /// Adds contacts, margins and starts for pairs that the answer leads into overlap, and says how the step is then solved again;
    /// not verified when the attempts are spent.
    fn find_missed_contacts(&mut self, clock: Clock, attempts: &Attempts, pool: Pool<'_>) -> Option<SolveMode> {
        if attempts.are_spent() {
            return None;
        }
        let (work, system) = (&mut self.work, &mut self.system);
        let answer = answer(&work.solver, &self.report, clock, pool);
        work.step.verifier.find_missed_contacts(system, &mut work.detector, &answer)
    }

    /// Adds contacts and margins for bodies that would be deep in each other or past each other; true when it added any.
    fn constrain_tunnelling(&mut self, clock: Clock, pool: Pool<'_>) -> bool {
        let (work, system) = (&mut self.work, &mut self.system);
        let answer = answer(&work.solver, &self.report, clock, pool);
        work.step.verifier.constrain_tunnelling(system, &mut work.detector, &answer)
    }

    /// Reports the pairs that are still predicted to overlap, if attempts ran out or some islands were not verified.
    fn report_missed(&mut self, clock: Clock, attempts: &Attempts, pool: Pool<'_>) {
        let (work, system) = (&mut self.work, &self.system);
        if !(attempts.are_spent() || work.step.verifier.is_incomplete()) {
            return;
        }
        let mut missed = std::mem::take(&mut self.report.missed);
        let answer = answer(&work.solver, &self.report, clock, pool);
        work.step.verifier.missed(system, &work.detector, &answer, &mut missed);
        self.report.missed = missed;
    }

    /// Reports the pairs of which a driven body leaves the other no room.
    fn report_squeezed(&mut self, clock: Clock) {
        if self.report.islands.iter().any(|i| i.certificate.slack > 0.0) {
            let offset = |c: &Contact| {
                let of = |id| self.system.get(id).map_or(0.0, |b| b.step.offset);
                [c.body_a, c.body_b].into_iter().map(of).find(|t| *t != 0.0).unwrap_or(0.0)
            };
            let least = self.system.model.settings.solver.tolerance;
            self.report.note_squeezed(least, |c| clock.horizon(offset(c)));
        }
    }

    /// Takes over the new velocities, corrects positions, drifts to the end of the step.
    fn drift_to_end(&mut self, clock: Clock, pool: Pool<'_>) {
        let (work, report) = (&mut self.work, &mut self.report);
        let results = (pool, &mut work.step.passes.to_end);
        let arrived = drift::to_end(&mut self.system, clock, results, &mut report.events, &mut work.strays);
        work.solver.memory.moved = arrived.moved;
        if arrived.lost {
            work.solver.memory.invalidate();
            work.step.accounts.write_off_solved(&self.system, report);
        }
        // the questions of `query` are to find them
        for &slot in &work.strays {
            work.detector.update(&self.system, slot);
        }
    }

    /// Carries impulses, touches and the clock to the next step.
    fn carry_over(&mut self, clock: Clock, pool: Pool<'_>) {
        let (work, system, report) = (&mut self.work, &mut self.system, &mut self.report);
        // a restored world would have to predict them anew
        if !work.step.verifier.predictions.contacts.is_empty() {
            work.solver.memory.invalidate();
        }
        leave_touches(system, &answer(&work.solver, report, clock, pool));
        let state = &mut system.state;
        state.step += 1;
        state.time += clock.dt;
        state.announced = clock.next;
        (report.step, report.time) = (state.step, state.time);
        // what would be remembered may be remembered already
        if !(work.solver.memory.is_unchanged() && state.cache.pure) {
            work.step.carry.store(system, clock.dt, pool, report);
        }
    }

    /// Tells what sensors overlap where the step ends, and puts islands at rest to sleep.
    fn sense_and_sleep(&mut self, clock: Clock) {
        self.work.detector.sense(&mut self.system, clock, &self.work.strays, &mut self.report.events);
        fall_asleep(&mut self.system, &self.work.solver.islands, clock.dt, &mut self.report);
    }

    /// Hashes the state, notes whether this step has changed nothing but the clock, the ledger and the report of it included, and tells
    /// the touches of flights.
    fn conclude(&mut self) {
        self.work.step.open = false;
        self.work.woken.clear();
        let (memory, system, report) = (&mut self.work.solver.memory, &self.system, &mut self.report);
        memory.bodies_hash = system.visited_hash();
        report.state_hash = system.hash_with(memory.bodies_hash);
        let quiet = report.events.is_empty()
            && report.edits.is_empty()
            && report.pushes.is_empty()
            && report.adjustments.is_empty()
            && report.attempts == 1
            && system.state.cache.pure;
        // a potential is the user's: it may know the time
        memory.conclude_step(quiet && system.model.potentials.is_empty());
        self.work.step.flights.tell(system.model.settings.impact_speed, &system.state.touching, report);
    }

    /// Whether a step will change nothing but the clock.
    fn is_steady(&self, clock: Clock) -> bool {
        self.work.solver.memory.is_steady(clock) && !self.system.state.edited && self.work.woken.is_empty()
    }

    /// A step of a world that stands still: the last one once more.
    fn repeat_step(&mut self) {
        let timer = Timer::start(self.system.model.settings.timings);
        let (state, report) = (&mut self.system.state, &mut self.report);
        state.step += 1;
        state.time += report.dt;
        state.ledger = report.step_ledger.after(&state.ledger);
        (report.step, report.time, report.ledger) = (state.step, state.time, state.ledger);
        report.repeated = true;
        report.state_hash = self.system.hash_with(self.work.solver.memory.bodies_hash);
        report.timings = timer.stop();
    }
}

/// The answer of a solve, to be verified.
fn answer<'a>(solver: &'a IslandSolver, report: &'a StepReport, clock: Clock, pool: Pool<'a>) -> Answer<'a> {
    Answer {
        clock,
        contacts: &report.contacts,
        islands: &solver.islands,
        tasks: solver.tasks(),
        fast: solver.fast,
        all_same: solver.memory.all_same,
        unchanged: solver.memory.is_unchanged(),
        pool,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::builder::BodyBuilder;
    use tumble_math::DVec3;

    /// Of a column that starts to fall fast, each body stands in the path of the next one. Whatever the order in which they
    /// were added, each is checked a few times: checked all over again for each of them, 2,000 took 30 times as long from
    /// above.
    #[test]
    fn a_column_starts_with_as_few_looks_in_any_order() {
        let n = 600;
        let looks = |from_below: bool| {
            let mut world = World::new();
            world.add(BodyBuilder::ground()).expect("the ground");
            for k in 0..n {
                let z = 0.15 + 0.21 * f64::from(if from_below { k } else { n - 1 - k });
                let ball = BodyBuilder::ball(0.1).position(DVec3::new(0.0, 0.0, z));
                world.add(ball.velocity(DVec3::new(0.0, 0.0, -15.0))).expect("a ball");
            }
            let looks = {
                let clock = Clock::new(1.0 / 60.0, 1.0 / 60.0).expect("a step");
                check_first_half_drift(&mut world.system, &mut world.work.detector, clock)
            };
            let start_up = world.system.iter().filter(|(_, b)| b.step.start_up).count();
            assert_eq!(start_up, n as usize, "all of them start late");
            looks
        };
        let (below, above) = (looks(true), looks(false));
        // itself, once more for the one below it, and those around it: never all of them for each
        assert!(below <= 8 * n as usize && above <= 8 * n as usize, "{below} from below, {above} from above");
    }
}
