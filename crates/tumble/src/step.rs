//! The step: drift half, detect and solve at the midpoint, drift half.
//!
//! From midpoint to midpoint this is x' = x + h v⁺, so a floor of g/h closes a gap exactly in the sequence of
//! configurations in which contacts are seen; between frames it is the trapezoid, so free flight is the exact parabola.
//! Rest is exactly still, a landing ends without overlap, elastic bounces keep their energy.
//!
//! Only a velocity that no solve has seen can lead into overlap in the first half drift. The island is then put back
//! and solved where the step began, looking 1.5 h ahead.

use crate::account::energy::{field_energy, place};
use crate::account::report::{Edit, Event, StepReport, Timings};
use crate::base::error::{MAX_STEP, MIN_STEP, WorldError, number};
use crate::base::handle::BodyId;
use crate::detect::reach;
use crate::model::body::{Body, BodyKind, Motion};
use crate::time::integrate::{cayley_world, drift, world_inverse_inertia};
use crate::verify::again::Again;
use crate::world::World;
use std::collections::BTreeSet;
use std::time::Instant;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};

/// Most times that contacts are looked for in one step, as a rule; each further time bodies have only got a longer reach, woken
/// or started over, so that more is hardly ever needed.
pub(crate) const ATTEMPTS: u32 = 8;

/// Most times that contacts are looked for where bodies would otherwise be past each other [–]: what is through a wall is not
/// seen in the next step. A blow goes down a column by one body an attempt.
const MOST_ATTEMPTS: u32 = 40;

/// Further solves of a step, beyond those allowed, for bodies that would otherwise be deep in each other [–].
const MOST_CAUGHT: u32 = 3;

/// Contacts below which one thread hands out answers faster than several [–].
pub(crate) const SERIAL_CONTACTS: usize = 4096;

/// By how much more than the way of a body it is looked for those in its way [–]: more than rounding.
const WIDER: f64 = 1.0 + 1e-9;

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
        if self.repeats(dt, next) {
            self.step_once_more();
            return &self.report;
        }
        match self.work.threads.get(self.state.settings.threads) {
            // once inside the pool, its threads stay awake from one pass to the next
            Some(pool) if self.state.bodies.is_large() => pool.install(|| self.advance(dt, next)),
            _ => self.advance(dt, next),
        }
        &self.report
    }

    /// The step itself.
    fn advance(&mut self, dt: f64, next: f64) {
        // said at the end; a potential that panics must not leave the word of an earlier step
        self.work.memory.repeats = false;
        self.report.begin(dt);
        if let Err(refused) = check_step(dt, next) {
            self.report.refused = Some(refused);
            self.report.contacts.clear();
            self.report.islands.clear();
            self.work.memory.valid = false;
            return;
        }
        self.report.events.extend(self.work.woken.drain(..).map(|body| Event::Woke { body }));
        let clock = self.state.settings.timings.then(Instant::now);
        let (mut detecting, mut solving) = (0, 0);
        self.work.foresight.clear();
        self.look_back(dt, next);
        self.open_books();
        self.first_drift(dt);
        let mut solves = self.state.settings.max_solves;
        let (mut hasty, mut caught) = (true, 0);
        for attempt in 1..=MOST_ATTEMPTS {
            self.report.attempts = attempt;
            // the last one is solved as it stands: nobody is woken or put back without being solved again
            let last = attempt == MOST_ATTEMPTS;
            let t0 = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
            self.kick(dt, next);
            self.detect(dt);
            let t1 = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
            detecting += t1 - t0;
            if attempt < ATTEMPTS && (self.wake_neighbours() || self.lateness_spreads()) {
                self.work.memory.usable = false;
                continue;
            }
            self.solve(dt, 0.5 * (dt + next), hasty && solves > 1);
            solving += clock.map_or(0, |c| c.elapsed().as_nanos() as u64) - t1;
            if self.set_aside_refused() && !last {
                self.work.memory.usable = false;
                continue;
            }
            solves = solves.saturating_sub(1);
            let tasks = &self.work.tasks[..self.work.islands.list.len()];
            let (provisional, under_blow) = (tasks.iter().any(|t| t.provisional), tasks.iter().any(|t| t.under_blow));
            let done = attempt >= ATTEMPTS || solves == 0;
            let most = most_caught(self.work.fast, under_blow, self.state.settings.max_solves);
            let mut again = if done { None } else { self.must_be_solved_again(dt, next) };
            if again.is_none() && provisional {
                hasty = false;
                let t2 = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
                self.solve_in_full(dt, 0.5 * (dt + next));
                solving += clock.map_or(0, |c| c.elapsed().as_nanos() as u64) - t2;
                again = if done { None } else { self.must_be_solved_again(dt, next) };
            }
            if let Some(again) = again {
                hasty &= again == Again::InHaste;
            } else if !last && (done || under_blow) && caught < most && self.lets_something_through(dt, next) {
                // who is not asked again does not pass through others either
                caught += 1;
            } else {
                break;
            }
            self.keep_attempt();
        }
        self.second_drift(dt);
        self.close_books(dt);
        self.remember(dt);
        self.fall_asleep(dt);
        self.work.memory.bodies_hash = self.state.bodies_hash();
        self.report.state_hash = self.state.hash_with(self.work.memory.bodies_hash);
        self.look_whether_it_repeats();
        self.report.timings =
            clock.map(|c| Timings { total: c.elapsed().as_nanos() as u64, detect: detecting, solve: solving });
    }

    /// Saves where everything starts and finds the midpoints.
    fn first_drift(&mut self, dt: f64) {
        let gyroscopic = self.state.settings.physics.gyroscopic;
        // a longer step than the last looks farther than the last solve did
        let longer = dt > self.state.last_dt * (1.0 + 1e-12);
        let mut unseen = false;
        let pool = self.work.threads.get(self.state.settings.threads);
        let visit = |id: BodyId, body: &mut Body, (edits, fast): &mut (Vec<Edit>, bool)| {
            if body.fresh {
                let Motion { centre, orientation, velocity, turning } = body.now;
                edits.push(Edit { body: id, centre, orientation, velocity, turning });
            }
            let last = body.step.mid;
            body.step.same = !body.fresh && !body.step.late;
            body.step.start = body.now;
            (body.step.late, body.step.urged) = (false, false);
            body.step.struck = None;
            body.step.last_reach = body.step.reach;
            body.step.reach = 0.0;
            body.step.mid = body.now;
            if body.is_active() || (body.kind == BodyKind::Kinematic && !body.quarantined) {
                body.step.mid = drift(body, &body.now, 0.5 * dt, gyroscopic);
                let way = 0.5 * dt * (body.now.velocity.length() + body.spin().length() * body.radius);
                *fast |= body.is_active() && (body.fresh || longer) && way > 0.25 * body.radius;
            }
            body.step.same &= body.step.mid == last;
        };
        let (edits, results) = (&mut self.report.edits, &mut self.work.passes.drift);
        self.state.bodies.each(pool.as_deref(), results, visit, |(edited, fast)| {
            edits.append(edited);
            unseen |= std::mem::take(fast);
        });
        if unseen {
            self.look_before_the_leap(dt, longer);
        }
    }

    /// Bodies whose velocity no solve has seen and that would pass into something in the first half drift start late. One
    /// that starts late stands where it is until then, in the way of those that followed it.
    ///
    /// All are asked in the order of their slots, and again, round after round, those that one which came to be late may be
    /// in the way of. Returns how often a body was looked at, which is what it costs.
    fn look_before_the_leap(&mut self, dt: f64, longer: bool) -> usize {
        self.work.detector.refresh(&self.state, dt);
        let way = |body: &Body| 0.5 * dt * (body.now.velocity.length() + body.spin().length() * body.radius);
        let in_question = |body: &Body| {
            !body.step.late && body.is_active() && (body.fresh || longer) && way(body) > 0.25 * body.radius
        };
        let mut farthest = 0.0;
        let mut waiting = BTreeSet::new();
        for slot in 0..self.state.bodies.slots() as u32 {
            if let Some(body) = self.state.bodies.at(slot).filter(|b| in_question(b)) {
                farthest = max(farthest, way(body));
                waiting.insert((0_u32, slot));
            }
        }
        let (mut near, mut looks) = (Vec::new(), 0);
        while let Some((round, slot)) = waiting.pop_first() {
            looks += 1;
            if !self.work.detector.runs_into_something(&self.state, slot, 0.5 * dt) {
                continue;
            }
            if let Some(body) = self.state.bodies.at_mut(slot) {
                body.step.late = true;
            }
            self.work.detector.around(&self.state, slot, WIDER * farthest, &mut near);
            looks += near.len();
            for &(other, distance) in &near {
                let Some(body) = self.state.bodies.at(other) else { continue };
                if in_question(body) && distance <= WIDER * way(body) {
                    waiting.insert((if other > slot { round } else { round + 1 }, other));
                }
            }
        }
        looks
    }

    /// Puts bodies where they are solved and kicks them with the forces that act there.
    fn kick(&mut self, dt: f64, next: f64) {
        let (gravity, skin) = (self.state.gravity, self.state.settings.skin);
        let (forced, gyroscopic) = (self.state.settings.physics.force, self.state.settings.physics.gyroscopic);
        let potentials = &self.state.potentials;
        let pool = self.work.threads.get(self.state.settings.threads);
        let memory = &mut self.work.memory;
        let (usable, within) = (memory.usable, memory.within);
        let visit = |id: BodyId, body: &mut Body, (lost, differ): &mut (Vec<BodyId>, bool)| {
            if body.quarantined {
                body.step.same = false;
                return;
            }
            let last = (body.step.before, body.step.free);
            let searched = body.step.searched;
            body.now = if body.step.late { body.step.start } else { body.step.mid };
            let before = body.velocity();
            body.step.before = before;
            body.step.free = before;
            (body.step.shift, body.step.turn) = (DVec3::ZERO, DVec3::ZERO);
            let turns = before.angular != DVec3::ZERO && !body.step.late && (gyroscopic || !body.is_dynamic());
            body.step.lead = if turns { 0.25 * (dt + next) } else { 0.0 };
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
                    lost.push(id);
                }
            }
            let time = if body.step.late { 1.5 * dt } else { 0.5 * (dt + next) };
            body.step.reach = max(body.step.reach, reach(body, time, skin));
            body.step.searched = body.step.reach;
            let s = &mut body.step;
            s.same = usable
                && if within {
                    s.late == s.was_late && s.reach == searched
                } else {
                    s.same && !s.late && s.reach == s.last_reach
                }
                && last == (s.before, s.free);
            s.was_late = s.late;
            *differ |= !s.same;
        };
        let start = self.report.events.len();
        let events = &mut self.report.events;
        memory.all_same = usable && !within;
        self.state.bodies.each(pool.as_deref(), &mut self.work.passes.kick, visit, |(lost, differ)| {
            events.extend(lost.drain(..).map(|body| Event::Quarantined { body }));
            memory.all_same &= !std::mem::take(differ);
        });
        if events.len() > start {
            (memory.all_same, memory.valid) = (false, false);
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
        work.islands.find(&self.state.bodies, contacts, self.state.gravity, pool.as_deref());
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

    /// Takes over the new velocities, removes overlap, drifts to the end of the step. Bodies whose state is lost on the
    /// way are rolled back and set aside.
    fn second_drift(&mut self, dt: f64) {
        let (gyroscopic, forced) = (self.state.settings.physics.gyroscopic, self.state.settings.physics.force);
        let potentials = &self.state.potentials;
        let visit = |id: BodyId, body: &mut Body, (lost, strays, moved): &mut (Vec<BodyId>, Vec<u32>, bool)| {
            body.fresh = false;
            if body.quarantined || body.kind == BodyKind::Fixed {
                return;
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
                // what was struck away or moved out of overlap is where contacts were not looked for
                let s = &body.step;
                let (way, turn) = (s.after.linear * rest + s.shift, s.after.angular * rest + s.turn);
                if way.length() + turn.length() * body.radius > s.searched {
                    strays.push(id.slot);
                }
            } else if body.kind == BodyKind::Kinematic {
                body.now = drift(body, &body.now, 0.5 * dt, gyroscopic);
            }
            let m = &body.now;
            let sound = m.is_finite() && sane(m.centre) && sane(m.velocity) && sane(m.turning);
            // without an energy there are no books
            let booked = potentials.is_empty() || !body.is_dynamic() || field_energy(id, body, potentials).is_finite();
            if !(sound && booked) {
                body.now = body.step.start;
                if !body.now.is_finite() {
                    body.now = Motion { turning: DVec3::ZERO, velocity: DVec3::ZERO, ..body.now };
                }
                body.quarantined = true;
                lost.push(id);
            }
            *moved |= body.now != body.step.start;
        };
        let pool = self.work.threads.get(self.state.settings.threads);
        let start = self.report.events.len();
        let (events, outran) = (&mut self.report.events, &mut self.work.outran);
        outran.clear();
        let any_moved = &mut self.work.memory.moved;
        *any_moved = false;
        let results = &mut self.work.passes.arrive;
        self.state.bodies.each(pool.as_deref(), results, visit, |(lost, strays, moved)| {
            events.extend(lost.drain(..).map(|body| Event::Quarantined { body }));
            outran.append(strays);
            *any_moved |= std::mem::take(moved);
        });
        if events.len() > start {
            (self.work.lost, self.work.memory.valid) = (true, false);
            self.write_off();
        }
        self.work.written_off.clear();
        // the questions of `query` are to find them
        for k in 0..self.work.outran.len() {
            self.work.detector.update(&self.state, self.work.outran[k]);
        }
    }
}

/// Further solves of a step, beyond those allowed, for bodies that would otherwise be deep in each other or, where some are
/// fast, past each other [–]. `Settings::max_solves` tells the user.
fn most_caught(fast: bool, under_blow: bool, max_solves: u32) -> u32 {
    match fast {
        false => MOST_CAUGHT,
        // all others would be solved again for one of them
        true if under_blow || max_solves < ATTEMPTS => ATTEMPTS,
        true => MOST_ATTEMPTS,
    }
}

fn check_step(dt: f64, next: f64) -> Result<(), WorldError> {
    number("step", "s", dt, MIN_STEP, MAX_STEP)?;
    number("next step", "s", next, MIN_STEP, MAX_STEP)?;
    Ok(())
}

/// Whether a vector is finite and of a size that physics can be done with.
fn sane(v: DVec3) -> bool {
    v.is_finite() && max_abs(v) < ABSURD
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::builder::BodyBuilder;
    use crate::model::settings::Settings;

    /// `Settings::max_solves` says how many solves may come on top, and the pages of the book agree with it.
    #[test]
    fn the_documentation_says_how_often_a_step_is_solved() {
        let flat = |text: &str| text.replace("    /// ", " ").split_whitespace().collect::<Vec<_>>().join(" ");
        let settings = flat(include_str!("model/settings.rs"));
        assert!(settings.contains(&format!("is solved, 1 to {ATTEMPTS} [–]")));
        let (few, many) = (most_caught(false, false, ATTEMPTS), most_caught(true, true, ATTEMPTS));
        assert!(settings.contains(&format!("up to {few}, and up to {many} where one is so fast")));
        assert_eq!(most_caught(true, false, ATTEMPTS), MOST_ATTEMPTS);
        assert!(settings.contains(&format!("were looked for {MOST_ATTEMPTS} times")));
        // bounded work: those that the page of scenes tells of
        let realtime = Settings::realtime().max_solves;
        let (few, many) = (most_caught(false, true, realtime), most_caught(true, false, realtime));
        assert_eq!((realtime, few, many), (1, 3, 8));
        // a package of the crate alone has no pages
        let page = |name: &str| std::fs::read_to_string(format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR")));
        let (Ok(scenes), Ok(model)) = (page("scenes.md"), page("model.md")) else { return };
        let (scenes, model) = (flat(&scenes), flat(&model));
        assert!(scenes.contains("one solve, and up to three more solves where bodies would pass deep into each other"));
        assert!(scenes.contains("up to eight where a thin one might come through"));
        assert!(model.contains("at most eight times") && model.contains("up to three times more"));
    }

    /// Of a column that starts to fall fast, each body stands in the way of the next one. Whatever the order in which they
    /// were added, each is looked at a few times: asked all over again for each of them, 2,000 took 30 times as long from
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
            let looks = world.look_before_the_leap(1.0 / 60.0, false);
            let late = world.state.bodies.iter().filter(|(_, b)| b.step.late).count();
            assert_eq!(late, n as usize, "all of them start late");
            looks
        };
        let (below, above) = (looks(true), looks(false));
        // itself, once more for the one below it, and those around it: never all of them for each
        assert!(below <= 8 * n as usize && above <= 8 * n as usize, "{below} from below, {above} from above");
    }
}
