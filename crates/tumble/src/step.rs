//! The step: drift half, detect and solve at the midpoint, drift half.
//!
//! From midpoint to midpoint this is x' = x + h v⁺, so a floor of g/h closes a gap exactly in the sequence of
//! configurations in which contacts are seen; between frames it is the trapezoid, so free flight is the exact parabola.
//! Rest is exactly still, a landing ends without overlap, elastic bounces keep their energy.
//!
//! Only a velocity that no solve has seen can lead into overlap in the first half drift. The island is then put back
//! and solved where the step began, looking 1.5 h ahead.

use crate::arena::Arena;
use crate::assemble::{Shared, Task};
use crate::body::{Body, BodyKind, Motion};
use crate::contact::{Contact, to_world};
use crate::detect::reach;
use crate::energy::{Ledger, Momentum, field_energy, gravity_energy, place};
use crate::error::{MAX_STEP, MIN_STEP, WorldError, number};
use crate::handle::BodyId;
use crate::integrate::{cayley_world, drift, world_inverse_inertia};
use crate::island::Island;
use crate::report::{Adjustment, Edit, Event, IslandReport, Push, StepReport, Timings};
use crate::world::World;
use rayon::prelude::*;
use std::sync::PoisonError;
use std::time::Instant;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, min};
use tumble_solver::{Certificate, Velocity, Verdict};

/// Most times that contacts are looked for in one step; each further time bodies have only got a longer reach, woken or
/// started over, so that more is never needed in practice.
const ATTEMPTS: u32 = 8;

/// Roundings of an island's velocities below which all of them are rounding [–]: the bound is that of one evaluation,
/// a solve carries it through the height of a pile.
const STILL_ROUNDINGS: f64 = 64.0;
/// The same as a part of the solver's tolerance, whichever is less [–].
const STILL_TOLERANCE: f64 = 0.01;

/// A state beyond this is as lost as one that is not finite.
const ABSURD: f64 = 1e30;

impl World {
    /// Advances the world by `dt` [s]. Never fails: what cannot be stepped is said in the report.
    pub fn step(&mut self, dt: f64) -> &StepReport {
        self.step_then(dt, dt)
    }

    /// Advances the world by `dt` [s], knowing that the step after it will be `next` [s] long: an open gap is then held
    /// exactly for that time.
    pub fn step_then(&mut self, dt: f64, next: f64) -> &StepReport {
        self.report.begin(dt);
        if let Err(refused) = check_step(dt, next) {
            self.report.refused = Some(refused);
            self.report.contacts.clear();
            self.report.islands.clear();
            self.work.memory.valid = false;
            return &self.report;
        }
        self.report.events.extend(self.work.woken.drain(..).map(|body| Event::Woke { body }));
        let clock = self.state.settings.timings.then(Instant::now);
        let (mut detecting, mut solving) = (0, 0);
        self.work.foresight.contacts.clear();
        self.look_back(dt, next);
        self.open_books();
        self.first_drift(dt);
        let mut solves = self.state.settings.max_solves;
        for attempt in 1..=ATTEMPTS {
            self.report.attempts = attempt;
            self.work.memory.usable &= attempt == 1;
            // the last one is solved as it stands: nobody is woken or put back without being solved again
            let last = attempt == ATTEMPTS;
            let t0 = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
            self.kick(dt, next);
            self.detect(dt);
            let t1 = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
            detecting += t1 - t0;
            if !last && (self.wake_neighbours() || self.lateness_spreads()) {
                continue;
            }
            self.solve(dt, 0.5 * (dt + next));
            solving += clock.map_or(0, |c| c.elapsed().as_nanos() as u64) - t1;
            if self.set_aside_refused() && !last {
                continue;
            }
            solves = solves.saturating_sub(1);
            // both are asked: one attempt may cure both
            let done = last || solves == 0;
            if done || !(self.must_start_over(dt) | self.outruns_its_reach(dt, next) || self.foresees_overlap(dt, next))
            {
                break;
            }
        }
        self.second_drift(dt);
        self.contain();
        self.follow(dt);
        self.close_books(dt);
        self.remember(dt);
        self.fall_asleep(dt);
        self.report.state_hash = self.state.hash();
        self.report.timings =
            clock.map(|c| Timings { total: c.elapsed().as_nanos() as u64, detect: detecting, solve: solving });
        &self.report
    }

    /// Keeps what the last step found, and decides whether it may be used again.
    fn look_back(&mut self, dt: f64, next: f64) {
        let (m, report, settings) = (&mut self.work.memory, &mut self.report, &self.state.settings);
        // sleepers come and go without being touched
        m.usable = m.valid && m.dt == dt && m.next == next && !settings.sleep.enabled;
        (m.valid, m.dt, m.next) = (true, dt, next);
        std::mem::swap(&mut m.contacts, &mut report.contacts);
        m.islands.clear();
        m.islands.extend(report.islands.iter().map(|i| (i.bodies, i.contacts)));
    }

    /// Books what the user changed since the last step as work.
    fn open_books(&mut self) {
        let s = &mut self.state;
        if s.edited || !s.opened {
            let (kinetic, potential) = s.energy();
            let energy = kinetic + potential;
            if s.opened {
                s.ledger.work += energy - s.ledger.energy();
            } else {
                s.ledger.initial = energy;
            }
            (s.ledger.kinetic, s.ledger.potential) = (kinetic, potential);
            (s.edited, s.opened) = (false, true);
        }
        self.report.step_ledger.initial = s.ledger.energy();
    }

    /// Saves where everything starts and finds the midpoints.
    fn first_drift(&mut self, dt: f64) {
        let gyroscopic = self.state.settings.physics.gyroscopic;
        // a longer step than the last looks farther than the last solve did
        let longer = dt > self.state.last_dt * (1.0 + 1e-12);
        let mut unseen = false;
        for (id, body) in self.state.bodies.iter_mut() {
            if body.fresh {
                let Motion { centre, orientation, velocity, turning } = body.now;
                self.report.edits.push(Edit { body: id, centre, orientation, velocity, turning });
            }
            let last = body.step.mid;
            body.step.same = !body.fresh && !body.step.late;
            body.step.start = body.now;
            body.step.late = false;
            body.step.last_reach = body.step.reach;
            body.step.reach = 0.0;
            body.step.mid = body.now;
            if body.is_active() || (body.kind == BodyKind::Kinematic && !body.quarantined) {
                body.step.mid = drift(body, &body.now, 0.5 * dt, gyroscopic);
                let way = 0.5 * dt * (body.now.velocity.length() + body.spin().length() * body.radius);
                unseen |= body.is_active() && (body.fresh || longer) && way > 0.25 * body.radius;
            }
            body.step.same &= body.step.mid == last;
        }
        if unseen {
            self.look_before_the_leap(dt, longer);
        }
    }

    /// Bodies whose velocity no solve has seen and that would pass into something in the first half drift start late.
    fn look_before_the_leap(&mut self, dt: f64, longer: bool) {
        self.work.detector.refresh(&self.state, dt);
        for slot in 0..self.state.bodies.slots() as u32 {
            let Some(body) = self.state.bodies.at(slot) else { continue };
            let way = 0.5 * dt * (body.now.velocity.length() + body.spin().length() * body.radius);
            if body.is_active()
                && (body.fresh || longer)
                && way > 0.25 * body.radius
                && self.work.detector.runs_into_something(&self.state, slot, 0.5 * dt)
                && let Some(body) = self.state.bodies.at_mut(slot)
            {
                body.step.late = true;
            }
        }
    }

    /// Puts bodies where they are solved and kicks them with the forces that act there.
    fn kick(&mut self, dt: f64, next: f64) {
        let (gravity, skin) = (self.state.gravity, self.state.settings.skin);
        let forced = self.state.settings.physics.force;
        let potentials = &self.state.potentials;
        let mut lost = false;
        let memory = &mut self.work.memory;
        memory.all_same = memory.usable;
        for (id, body) in self.state.bodies.iter_mut() {
            if body.quarantined {
                body.step.same = false;
                continue;
            }
            let last = (body.step.before, body.step.free);
            body.now = if body.step.late { body.step.start } else { body.step.mid };
            let before = body.velocity();
            body.step.before = before;
            body.step.free = before;
            (body.step.shift, body.step.turn) = (DVec3::ZERO, DVec3::ZERO);
            if body.is_active() {
                (body.step.field_force, body.step.field_torque) = (DVec3::ZERO, DVec3::ZERO);
                if !potentials.is_empty() {
                    let at = place(id, body);
                    for p in potentials {
                        let w = p.wrench(&at);
                        body.step.field_force += w.force;
                        body.step.field_torque += w.torque;
                    }
                }
                body.step.inverse_inertia = world_inverse_inertia(body, body.now.orientation);
                let force = body.force + body.once_force + body.step.field_force;
                let torque = body.torque + body.once_torque + body.step.field_torque;
                if forced {
                    body.step.free.linear += (gravity + force * body.inverse_mass) * dt;
                    body.step.free.angular += body.step.inverse_inertia * (torque * dt);
                }
                let free = body.step.free;
                if !sane(free.linear) || !sane(free.angular) || !sane(body.now.centre) {
                    body.quarantined = true;
                    body.now = body.step.start;
                    self.report.events.push(Event::Quarantined { body: id });
                    lost = true;
                }
            }
            let time = if body.step.late { 1.5 * dt } else { 0.5 * (dt + next) };
            body.step.reach = max(body.step.reach, reach(body, time, skin));
            body.step.searched = body.step.reach;
            body.step.same &= memory.usable
                && !body.step.late
                && body.step.reach == body.step.last_reach
                && last == (body.step.before, body.step.free);
            memory.all_same &= body.step.same;
        }
        memory.all_same &= !lost;
        if lost {
            memory.valid = false;
            self.write_off();
        }
    }

    /// Sets bodies aside whose numbers no problem takes, so that their islands can be solved without them. True when
    /// there are any.
    fn set_aside_refused(&mut self) -> bool {
        let (work, bodies) = (&self.work, &mut self.state.bodies);
        let mut any = false;
        for task in &work.tasks[..work.islands.list.len()] {
            for &slot in &task.refused {
                let id = bodies.id_at(slot);
                if let Some(body) = bodies.at_mut(slot).filter(|b| !b.quarantined) {
                    body.quarantined = true;
                    body.now = body.step.start;
                    self.report.events.push(Event::Quarantined { body: id });
                }
                any = true;
            }
        }
        if any {
            self.work.memory.valid = false;
            self.write_off();
        }
        any
    }

    /// Takes the energy of bodies that were just set aside out of the books.
    fn write_off(&mut self) {
        let (gravity, s) = (self.state.gravity, &self.state);
        let mut energy = 0.0;
        for event in &self.report.events {
            if let Event::Quarantined { body } = event
                && let Some(b) = s.bodies.get(*body)
                && !self.work.written_off.contains(body)
            {
                energy += b.kinetic_energy() + gravity_energy(b, gravity) + field_energy(*body, b, &s.potentials);
                self.work.written_off.push(*body);
            }
        }
        if energy.is_finite() {
            self.report.step_ledger.work -= energy;
        } else {
            self.work.lost = true;
        }
    }

    /// Finds contacts and islands.
    fn detect(&mut self, dt: f64) {
        let (work, report) = (&mut self.work, &mut self.report);
        work.wake.clear();
        if work.memory.all_same {
            // contacts and islands are those that they were
            std::mem::swap(&mut report.contacts, &mut work.memory.contacts);
            report.swept = work.memory.swept;
            return;
        }
        work.detector.refresh(&self.state, dt);
        let (memory, contacts) = (&mut work.memory, &mut report.contacts);
        let pool = work.threads.get(self.state.settings.threads);
        report.swept = work.detector.contacts(&self.state, dt, pool.as_deref(), memory, contacts, &mut work.wake);
        report.swept += work.foresight.add_to(contacts, &mut memory.former);
        if !self.state.settings.physics.contact {
            contacts.clear();
        }
        memory.swept = report.swept;
        work.islands.find(&mut self.state.bodies, contacts);
    }

    /// An island with one late body is late as a whole. True when that is news.
    fn lateness_spreads(&mut self) -> bool {
        let mut news = false;
        let islands = &self.work.islands;
        for island in islands.list.iter().filter(|i| i.late) {
            for &slot in islands.bodies_of(island) {
                if let Some(body) = self.state.bodies.at_mut(slot).filter(|b| !b.step.late) {
                    body.step.late = true;
                    news = true;
                }
            }
        }
        news
    }

    /// Finds the islands whose answer is known: nothing that they were solved with has changed by a bit since the last
    /// step, their guess included. All others start from nothing.
    fn recall(&mut self) {
        let (work, bodies) = (&mut self.work, &mut self.state.bodies);
        let (memory, islands) = (&mut work.memory, &work.islands);
        memory.recalled.clear();
        for (k, island) in islands.list.iter().enumerate() {
            let (slots, contacts) = (islands.bodies_of(island), islands.contacts_of(island));
            let size = (slots.len() as u32, contacts.len() as u32);
            let known = memory.usable
                && memory.islands.get(k) == Some(&size)
                && work.tasks.get(k).is_some_and(|t| t.settled && !t.corrected)
                && slots.iter().all(|&s| bodies.at(s).is_some_and(|b| b.step.same))
                && (memory.all_same || contacts.iter().all(|&c| memory.former[c as usize] == k as u32));
            memory.recalled.push(known);
        }
        for body in bodies.values_mut() {
            if !(body.is_active() && memory.recalled.get(body.step.island as usize).is_some_and(|r| *r)) {
                body.step.after = body.step.free;
                body.step.still = false;
                (body.step.impulse, body.step.moment) = (DVec3::ZERO, DVec3::ZERO);
            }
        }
    }

    /// Solves every island and hands the answers to contacts and bodies, in order.
    fn solve(&mut self, dt: f64, horizon: f64) {
        self.recall();
        let (work, report, state) = (&mut self.work, &mut self.report, &mut self.state);
        let count = work.islands.list.len();
        if work.tasks.len() < count {
            work.tasks.resize_with(count, Task::default);
        }
        let threads = state.settings.threads.max(1);
        if work.desks.len() != threads {
            work.desks.resize_with(threads, Default::default);
        }
        let recalled = &work.memory.recalled;
        if !recalled.iter().all(|r| *r) {
            state.cache.guess(&report.contacts, dt, &state.settings.cache, &mut work.guesses);
        }
        let shared = Shared {
            bodies: &state.bodies,
            contacts: &report.contacts,
            guesses: &work.guesses,
            islands: &work.islands,
            settings: &state.settings,
            dt,
            horizon,
        };
        let (tasks, list) = (&mut work.tasks[..count], &work.islands.list);
        let desks = &work.desks;
        let run = |((task, island), known): ((&mut Task, _), &bool)| {
            if !known {
                let desk = &desks[rayon::current_thread_index().unwrap_or(0) % desks.len()];
                task.run(island, &shared, &mut desk.lock().unwrap_or_else(PoisonError::into_inner));
            }
        };
        let unknown = recalled.iter().filter(|r| !**r).count();
        match work.threads.get(state.settings.threads) {
            Some(pool) if unknown > 1 => pool.install(|| tasks.par_iter_mut().zip(list).zip(recalled).for_each(run)),
            _ => tasks.iter_mut().zip(list).zip(recalled).for_each(run),
        }
        // hand out the answers
        report.recalled = recalled.iter().map(|r| u32::from(*r)).sum();
        report.islands.clear();
        report.start_ups = 0;
        for ((task, island), &known) in work.tasks[..count].iter().zip(&work.islands.list).zip(recalled) {
            let s = task.solution();
            if known {
                // contacts and moving bodies hold the answer; what does not move may be shared with other islands
                for &index in work.islands.contacts_of(island) {
                    let c = &report.contacts[index as usize];
                    press_immovable(&mut state.bodies, c);
                }
                report.islands.push(island_report(task, island));
                continue;
            }
            for (k, &index) in work.islands.contacts_of(island).iter().enumerate() {
                let c = &mut report.contacts[index as usize];
                let (Some(&impulse), Some(&velocity)) = (s.impulses.get(k), s.velocities.get(k)) else { continue };
                (c.impulse, c.velocity) = (impulse, velocity);
                (c.velocity_before, c.floor, c.mode) = (s.velocities_before[k], s.floors[k], s.modes[k]);
                c.next_guess = s.next_guess[k];
                if impulse != DVec3::ZERO {
                    let p = to_world(&c.frame, impulse);
                    for (slot, lever, p) in [(c.body_a.slot, c.lever_a, -p), (c.body_b.slot, c.lever_b, p)] {
                        if let Some(b) = state.bodies.at_mut(slot) {
                            b.step.impulse += p;
                            b.step.moment += lever.cross(p);
                        }
                    }
                }
            }
            for (k, &slot) in work.islands.bodies_of(island).iter().enumerate() {
                if let Some(b) = state.bodies.at_mut(slot) {
                    let free = b.step.free;
                    b.step.after = Velocity {
                        linear: free.linear + b.step.impulse * b.inverse_mass,
                        angular: free.angular + b.step.inverse_inertia * b.step.moment,
                    };
                    if let Some(&(shift, turn)) = task.moves().get(k) {
                        (b.step.shift, b.step.turn) = (shift, turn);
                    }
                }
            }
            settle(&mut state.bodies, work.islands.bodies_of(island), &s.certificate, state.settings.solver.tolerance);
            report.start_ups += u32::from(island.late);
            report.islands.push(island_report(task, island));
        }
    }

    /// Whether an island was led into overlap by a velocity that no solve has seen; its bodies then start late.
    ///
    /// A pair that the last solve knew may also come to a little overlap, since bodies turn while they drift. Going back
    /// does not cure that, and in a pile of tumbling bodies it would take over step after step.
    fn must_start_over(&mut self, dt: f64) -> bool {
        let tolerance = self.state.settings.start_up_overlap;
        let longer = dt > self.state.last_dt * (1.0 + 1e-12);
        let mut again = false;
        if self.work.memory.all_same {
            return again;
        }
        for c in &self.report.contacts {
            let (g, before, after) = (c.gap, c.velocity_before.x, c.velocity.x);
            let led = g < -tolerance
                && c.impulse.x > 0.0
                && before < 0.0
                && -g <= 0.51 * dt * -before + tolerance
                && g + 0.5 * dt * after < -tolerance;
            let fresh = |slot: u32| self.state.bodies.at(slot).is_some_and(|b| b.fresh);
            let known = || self.state.known.binary_search(&c.shapes).is_ok();
            let led = led && (longer || fresh(c.body_a.slot) || fresh(c.body_b.slot) || !known());
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
            // what was foreseen was seen from elsewhere
            self.work.foresight.contacts.clear();
        }
        again
    }

    /// Whether a body was struck so hard that it gets farther than contacts were looked for, and meets something there
    /// that the solve should have known.
    fn outruns_its_reach(&mut self, dt: f64, next: f64) -> bool {
        let outran = &mut self.work.outran;
        outran.clear();
        for (id, body) in self.state.bodies.iter_mut() {
            if body.is_active() && body.step.impulse != DVec3::ZERO && !body.step.still {
                let time = if body.step.late { 1.5 * dt } else { 0.5 * (dt + next) };
                let v = body.step.after;
                let way = time * (v.linear.length() + v.angular.length() * body.radius);
                if way > body.step.reach {
                    body.step.reach = 1.1 * way;
                    outran.push(id.slot);
                }
            }
        }
        let (detector, state) = (&mut self.work.detector, &self.state);
        outran.iter().any(|&slot| detector.overlooked(state, slot, dt, 0.5 * (dt + next)))
    }

    /// Takes over the new velocities, removes overlap, drifts to the end of the step.
    fn second_drift(&mut self, dt: f64) {
        let (gyroscopic, forced) = (self.state.settings.physics.gyroscopic, self.state.settings.physics.force);
        for body in self.state.bodies.values_mut() {
            body.fresh = false;
            if body.quarantined {
                continue;
            }
            let rest = if body.step.late { dt } else { 0.5 * dt };
            if body.is_active() {
                let torque = body.torque + body.once_torque + body.step.field_torque;
                let twist = body.step.moment + if forced { torque * dt } else { DVec3::ZERO };
                body.now.velocity = body.step.after.linear;
                if body.step.still {
                    body.now.turning = DVec3::ZERO;
                } else if twist != DVec3::ZERO {
                    body.now.turning += body.now.orientation.conjugate() * twist;
                }
                body.now.centre += body.step.shift;
                if body.step.turn != DVec3::ZERO {
                    body.now.orientation = cayley_world(body.step.turn, body.now.orientation);
                }
                body.now = drift(body, &body.now, rest, gyroscopic);
            } else if body.kind == BodyKind::Kinematic {
                body.now = drift(body, &body.now, 0.5 * dt, gyroscopic);
            }
        }
    }

    /// Tells the tree about bodies that are where contacts were not looked for: what was struck away or moved out of
    /// overlap is still to be found by the questions of `query`.
    fn follow(&mut self, dt: f64) {
        for (id, body) in self.state.bodies.iter().filter(|(_, b)| b.is_active()) {
            let (s, rest) = (&body.step, if body.step.late { dt } else { 0.5 * dt });
            let (way, turn) = (s.after.linear * rest + s.shift, s.after.angular * rest + s.turn);
            if way.length() + turn.length() * body.radius > s.searched {
                self.work.detector.update(&self.state, id.slot);
            }
        }
    }

    /// Rolls bodies back whose state is lost, and sets them aside.
    fn contain(&mut self) {
        let mut lost = false;
        let potentials = &self.state.potentials;
        for (id, body) in self.state.bodies.iter_mut() {
            let m = &body.now;
            let sound = m.is_finite() && sane(m.centre) && sane(m.velocity) && sane(m.turning);
            // without an energy there are no books
            let booked = potentials.is_empty() || !body.is_dynamic() || field_energy(id, body, potentials).is_finite();
            if !body.quarantined && body.kind != BodyKind::Fixed && !(sound && booked) {
                body.now = body.step.start;
                if !body.now.is_finite() {
                    body.now = Motion { turning: DVec3::ZERO, velocity: DVec3::ZERO, ..body.now };
                }
                body.quarantined = true;
                self.report.events.push(Event::Quarantined { body: id });
                lost = true;
            }
        }
        self.work.lost |= lost;
        if lost {
            self.work.memory.valid = false;
            self.write_off();
        }
        self.work.written_off.clear();
    }

    /// The ledger of the step, entry by entry, and the totals.
    fn close_books(&mut self, dt: f64) {
        let (state, work) = (&mut self.state, &mut self.work);
        let mut l = self.report.step_ledger;
        for task in &work.tasks[..work.islands.list.len()] {
            l.kinematic_work += task.kinematic_work;
            if task.friction_loss + task.restitution_loss >= 0.0 {
                l.friction_loss += task.friction_loss;
                l.restitution_loss += task.restitution_loss;
            } else {
                l.time_step -= task.friction_loss + task.restitution_loss;
            }
        }
        let gravity = state.gravity;
        let mut momentum = Momentum::default();
        let mut asleep = 0;
        for (id, body) in state.bodies.iter_mut() {
            if !body.is_dynamic() || body.quarantined {
                continue;
            }
            momentum.linear += body.now.velocity * body.mass;
            momentum.angular += body.now.centre.cross(body.now.velocity) * body.mass + body.angular_momentum();
            asleep += u32::from(body.asleep);
            l.kinetic += body.kinetic_energy();
            let field = field_energy(id, body, &state.potentials);
            l.potential += gravity_energy(body, gravity) + field;
            if body.asleep {
                continue;
            }
            let s = &body.step;
            if s.late || s.shift != DVec3::ZERO || s.turn != DVec3::ZERO {
                let (shift, turn, start_up) = (s.shift, s.turn, s.late);
                self.report.adjustments.push(Adjustment { body: id, shift, turn, start_up });
            }
            let mean = (s.before.linear + s.after.linear) * 0.5;
            let turn = (s.before.angular + s.after.angular) * 0.5;
            l.work += dt * ((body.force + body.once_force).dot(mean) + (body.torque + body.once_torque).dot(turn));
            l.corrected -= body.mass * gravity.dot(s.shift);
            if s.late {
                l.time_step += 0.5 * dt * body.mass * gravity.dot(s.before.linear - s.after.linear);
            }
            if !state.potentials.is_empty() {
                let end = std::mem::replace(&mut body.now, s.start);
                let start = field_energy(id, body, &state.potentials);
                body.now = end;
                let s = &body.step;
                let moved = s.field_force.dot(s.shift) + s.field_torque.dot(s.turn);
                l.corrected -= moved;
                l.time_step += field - start + dt * (s.field_force.dot(mean) + s.field_torque.dot(turn)) + moved;
            }
            let (force, torque) = (body.once_force, body.once_torque);
            if force != DVec3::ZERO || torque != DVec3::ZERO {
                self.report.pushes.push(Push { body: id, force, torque });
            }
            (body.once_force, body.once_torque) = (DVec3::ZERO, DVec3::ZERO);
        }
        if work.lost {
            // what the lost body had exchanged with its neighbours is unknown
            l.time_step += l.imbalance();
        }
        let total = &mut state.ledger;
        *total = Ledger {
            kinetic: l.kinetic,
            potential: l.potential,
            initial: total.initial,
            work: total.work + l.work,
            kinematic_work: total.kinematic_work + l.kinematic_work,
            friction_loss: total.friction_loss + l.friction_loss,
            restitution_loss: total.restitution_loss + l.restitution_loss,
            corrected: total.corrected + l.corrected,
            time_step: total.time_step + l.time_step,
        };
        (self.report.ledger, self.report.step_ledger) = (*total, l);
        (self.report.momentum, self.report.asleep) = (momentum, asleep);
        work.lost = false;
    }

    /// Carries impulses, touches and the clock to the next step.
    fn remember(&mut self, dt: f64) {
        let (state, work, report) = (&mut self.state, &mut self.work, &mut self.report);
        let (bodies, colliders) = (&state.bodies, &state.colliders);
        let still = |k: u32| {
            let body = colliders.get(k as usize).and_then(Option::as_ref).and_then(|c| bodies.at(c.body));
            body.is_none_or(|b| !b.is_active())
        };
        // a restored world would have to foresee them anew
        work.memory.valid &= work.foresight.contacts.is_empty();
        state.step += 1;
        state.time += dt;
        state.last_dt = dt;
        (report.step, report.time) = (state.step, state.time);
        if work.memory.all_same && state.cache.pure && work.memory.recalled.iter().all(|r| *r) {
            // what would be remembered is remembered
            return;
        }
        state.cache.store(&report.contacts, dt, &state.settings.cache, |a, b| still(a) && still(b));
        state.known.clear();
        state.known.extend(report.contacts.iter().map(|c| c.shapes));
        state.known.dedup();
        // touches, sorted by bodies
        work.touching.clear();
        for c in report.contacts.iter().filter(|c| c.touches()) {
            work.touching.push(if c.body_a <= c.body_b { (c.body_a, c.body_b) } else { (c.body_b, c.body_a) });
            if c.approach_velocity() < -state.settings.impact_speed && c.impulse.x > 0.0 {
                report.events.push(Event::Impact {
                    body_a: c.body_a,
                    body_b: c.body_b,
                    point: c.point,
                    normal: c.normal(),
                    speed: -c.approach_velocity(),
                    impulse: c.impulse.x,
                });
            }
        }
        let resting = |id| bodies.get(id).is_none_or(|b: &Body| !b.is_active());
        let sleeper = |id| bodies.get(id).is_some_and(|b: &Body| b.asleep);
        for &(a, b) in &state.touching {
            if resting(a) && resting(b) && (sleeper(a) || sleeper(b)) {
                work.touching.push((a, b));
            }
        }
        work.touching.sort_unstable();
        work.touching.dedup();
        changes(&state.touching, &work.touching, &mut report.events);
        std::mem::swap(&mut state.touching, &mut work.touching);
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

/// Adds a contact's impulse to those of its bodies that impulses do not move.
fn press_immovable(bodies: &mut Arena<Body>, c: &Contact) {
    for (slot, lever, sign) in [(c.body_a.slot, c.lever_a, -1.0), (c.body_b.slot, c.lever_b, 1.0)] {
        if let Some(b) = bodies.at_mut(slot).filter(|b| !b.is_active())
            && c.impulse != DVec3::ZERO
        {
            let p = to_world(&c.frame, c.impulse) * sign;
            b.step.impulse += p;
            b.step.moment += lever.cross(p);
        }
    }
}

/// An island whose bodies move no faster than rounding is at rest. Carried on, rounding would be amplified: held by
/// forces that do not answer, a pile is an inverted pendulum.
fn settle(bodies: &mut Arena<Body>, slots: &[u32], certificate: &Certificate, tolerance: f64) {
    let quiet = min(STILL_ROUNDINGS * certificate.rounding, STILL_TOLERANCE * tolerance);
    let is_quiet = |b: &Body| b.step.after.linear.length() + b.step.after.angular.length() * b.radius <= quiet;
    if certificate.verdict == Verdict::Solved && slots.iter().all(|&s| bodies.at(s).is_some_and(is_quiet)) {
        for &s in slots {
            if let Some(b) = bodies.at_mut(s) {
                b.step.after = Velocity::ZERO;
                b.step.still = true;
            }
        }
    }
}

fn check_step(dt: f64, next: f64) -> Result<(), WorldError> {
    number("step", dt, MIN_STEP, MAX_STEP)?;
    number("next step", next, MIN_STEP, MAX_STEP)?;
    Ok(())
}

/// Whether a vector is finite and of a size that physics can be done with.
fn sane(v: DVec3) -> bool {
    v.is_finite() && max_abs(v) < ABSURD
}

/// Events for the differences of two sorted lists of touching pairs.
fn changes(old: &[(BodyId, BodyId)], new: &[(BodyId, BodyId)], events: &mut Vec<Event>) {
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        let order = match (old.get(i), new.get(j)) {
            (Some(a), Some(b)) => a.cmp(b),
            (Some(_), None) => std::cmp::Ordering::Less,
            _ => std::cmp::Ordering::Greater,
        };
        if order.is_lt() {
            let (body_a, body_b) = old[i];
            events.push(Event::TouchEnded { body_a, body_b });
        } else if order.is_gt() {
            let (body_a, body_b) = new[j];
            events.push(Event::TouchBegan { body_a, body_b });
        }
        i += usize::from(order.is_le());
        j += usize::from(order.is_ge());
    }
}
