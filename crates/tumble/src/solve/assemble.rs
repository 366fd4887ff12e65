//! The only file that knows both bodies and problems: from an island to a problem, and back.

use crate::base::arena::Arena;
use crate::detect::relative;
use crate::model::body::{Body, Step};
use crate::model::settings::Settings;
use crate::solve::budget::strikes;
use crate::solve::correct::Projection;
use crate::solve::island::{Island, Islands};
use crate::state::contact::{Contact, to_contact, to_world};
use std::time::Instant;
use tumble_math::DVec3;
use tumble_math::order::{max, min, positive_part};
use tumble_solver::{
    Body as ProblemBody, Contact as ProblemContact, Guess, Mode, Problem, Settings as SolverSettings, Solution, Solver,
    Velocity, Verdict,
};

/// Steps of the solver's tolerance that a gap must exceed to count as open [–].
const NOISE_STEPS: f64 = 10.0;

/// Sweeps of an answer in haste.
const HASTY_SWEEPS: u32 = 20;

/// Part of the products of blocks that a large island under a blow may take [–]: Newton needs many steps there and the
/// next step asks for as many again, while a pile at rest needs a dozen once.
const STRUCK_PART: f64 = 0.1;

/// Times the products that a large island may take which is seen for the first time and does not move [–]: a wall or a
/// block of cubes needs a dozen factorisations once, and creeps for ever without them. Chosen, not derived.
const FROM_REST: f64 = 10.0;

/// Speed of a body that counts as at rest when that is decided [m/s], and of a metre of a body that turns.
const STILL: f64 = 1e-6;

/// Roundings of an island's velocities below which all of them are rounding [–]: the bound is that of one evaluation,
/// a solve carries it through the height of a pile and leaves what an accepted guess is off by. Chosen by what was seen, not
/// derived: 443 in a heap of 1,000 hulls that had come to rest.
const STILL_ROUNDINGS: f64 = 1024.0;
/// The same where the user pulls at a body [–]: what a small force adds in a step must add up.
const PULLED_ROUNDINGS: f64 = 64.0;
/// The same as a part of the solver's tolerance, whichever is less [–].
const STILL_TOLERANCE: f64 = 0.01;

/// What one thread needs to solve one island after the other. No answer depends on what was solved at a desk before.
#[derive(Debug)]
pub(crate) struct Desk {
    problem: Problem,
    solver: Solver,
    guess: Vec<DVec3>,
    /// Bodies of the island that impulses do not move, and their index in the problem.
    immovable: Vec<(u32, u32)>,
    projection: Projection,
    /// What pivots or rolls, by contact; shorter than the list of contacts where nothing does from there on.
    pivots: Vec<Option<Pivot>>,
}

/// A contact whose law holds in the middle of the time until the next solve: in the problem, the floor moves against the
/// swing there. The bodies and the books know nothing of that.
#[derive(Clone, Copy, Debug)]
struct Pivot {
    /// By how much the velocity changes until then, (n, t1, t2) [m/s].
    swing: DVec3,
    /// The contact's bodies in the problem; one of them is the floor.
    bodies: (u32, u32),
    /// The same with the floor that moves against the swing.
    swung: (u32, u32),
}

/// One island's answer; its memory is used again from step to step.
#[derive(Debug, Default)]
pub(crate) struct Task {
    solution: Solution,
    /// Impulse [N·s] and its moment [N·m·s] that each body of the problem gets: the island's own first.
    sums: Vec<(DVec3, DVec3)>,
    /// The same of bodies that impulses do not move, by slot: they may be shared with other islands.
    pub(crate) pressed: Vec<(u32, DVec3, DVec3)>,
    /// What the position pass moves the island's bodies by.
    moves: Vec<(DVec3, DVec3)>,
    /// Bodies whose numbers the problem would not take: to be set aside, and the island solved without them.
    pub(crate) refused: Vec<u32>,
    /// Fastest relative velocity that then has no answer [m/s].
    pub(crate) unanswered: f64,
    pub(crate) corrected: bool,
    /// Most factorisations that the island may take as a small one.
    pub(crate) allowance: u32,
    /// The island is large and something strikes in it.
    pub(crate) under_blow: bool,
    /// The answer was made in haste: to be solved in full.
    pub(crate) provisional: bool,
    /// The answer was the guess itself: the same island would be answered the same again.
    pub(crate) settled: bool,
    /// The island's velocities after the solve are nothing but rounding.
    still: bool,
    /// Contact losses by normal and tangential parts [J].
    pub(crate) restitution_loss: f64,
    pub(crate) friction_loss: f64,
    pub(crate) kinematic_work: f64,
    /// ½ΣP·(u(v*) + u(v⁺)), after a bounce ½ΣP·(u(v⁻) + u(v⁺)) [J].
    pub(crate) gain: f64,
    pub(crate) wall_ns: u64,
}

/// What all islands of a step share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub(crate) bodies: &'a Arena<Body>,
    pub(crate) contacts: &'a [Contact],
    pub(crate) guesses: &'a [DVec3],
    pub(crate) islands: &'a Islands,
    pub(crate) settings: &'a Settings,
    pub(crate) dt: f64,
    /// Time until contacts are looked for again [s].
    pub(crate) horizon: f64,
    /// Large islands under a blow are only swept: the answer shows what was overlooked, and is not the last.
    pub(crate) hasty: bool,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            problem: empty_problem(),
            solver: Solver::new(),
            guess: Vec::new(),
            immovable: Vec::new(),
            projection: Projection::default(),
            pivots: Vec::new(),
        }
    }
}

/// Velocity of a body after it has got an impulse and a moment.
fn after(inverse_mass: f64, s: &Step, impulse: DVec3, moment: DVec3) -> Velocity {
    Velocity { linear: s.free.linear + impulse * inverse_mass, angular: s.free.angular + s.inverse_inertia * moment }
}

fn empty_problem() -> Problem {
    // a horizon of one second is positive and finite
    Problem::new(1.0).unwrap_or_else(|_| unreachable!())
}

impl Desk {
    /// The island as a problem; contact k of the problem is contact k of the island, or the problem is empty and
    /// `refused` says who is to blame.
    ///
    /// Those that pivot or roll have the law of their swing, if `pivoting`.
    fn assemble(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        (horizon, pivoting): (f64, bool),
        spread: bool,
        refused: &mut Vec<u32>,
    ) {
        refused.clear();
        self.pivots.clear();
        self.guess.clear();
        self.immovable.clear();
        // the step was checked: its horizon is a time
        let _ = self.problem.clear(horizon);
        self.add_bodies(island, shared, refused);
        let list = if refused.is_empty() { shared.islands.contacts_of(island) } else { &[] };
        self.meet_floors(list, shared, pivoting && !island.late, refused);
        self.add_contacts(list, shared, horizon, spread, refused);
        self.guess.extend(list.iter().map(|&index| shared.guesses[index as usize]));
        if !refused.is_empty() {
            let _ = self.problem.clear(horizon);
            self.guess.clear();
        }
    }

    /// Adds the bodies of the island that impulses move.
    fn add_bodies(&mut self, island: &Island, shared: &Shared<'_>, refused: &mut Vec<u32>) {
        for &slot in shared.islands.bodies_of(island) {
            let Some(body) = shared.bodies.at(slot) else { continue };
            let body = ProblemBody {
                inverse_mass: body.inverse_mass,
                inverse_inertia: body.step.inverse_inertia,
                before: body.step.before,
                free: body.step.free,
            };
            if self.problem.add_body(body).is_err() {
                refused.push(slot);
            }
        }
    }

    /// Adds the bodies that impulses do not move, in the order in which contacts meet them; and, if `pivoting`, what swings
    /// on them.
    fn meet_floors(&mut self, list: &[u32], shared: &Shared<'_>, pivoting: bool, refused: &mut Vec<u32>) {
        for (k, &index) in list.iter().enumerate() {
            let (a, b) = match shared.islands.locals_of(index as usize) {
                // contacts are long records: only those with a floor are looked at here
                [Some(_), Some(_)] => continue,
                ends => ends.into(),
            };
            let c = &shared.contacts[index as usize];
            let a = a.unwrap_or_else(|| self.meet(c.body_a.slot, shared, refused));
            let b = b.unwrap_or_else(|| self.meet(c.body_b.slot, shared, refused));
            if pivoting && !c.swept && c.swing != DVec3::ZERO {
                self.pivot(k, (a, b), c);
            }
        }
    }

    /// Adds the contacts; those which the problem does not take are refused with their bodies.
    fn add_contacts(&mut self, list: &[u32], shared: &Shared<'_>, horizon: f64, spread: bool, refused: &mut Vec<u32>) {
        // a gap that the solver's own tolerance opens in a few steps is no gap: pressing contacts stay closed, and
        // last step's impulses stay right
        let noise = NOISE_STEPS * shared.settings.solver.tolerance * shared.dt;
        let (immovable, pivots) = (&self.immovable, &self.pivots);
        let of_slot = |slot: u32| immovable.binary_search_by_key(&slot, |e| e.0).map_or(u32::MAX, |k| immovable[k].1);
        let make = |k: usize| {
            let c = &shared.contacts[list[k] as usize];
            let (body_a, body_b) = if let Some(Some(pivot)) = pivots.get(k) {
                pivot.swung
            } else {
                let [a, b] = shared.islands.locals_of(list[k] as usize);
                (a.unwrap_or_else(|| of_slot(c.body_a.slot)), b.unwrap_or_else(|| of_slot(c.body_b.slot)))
            };
            ProblemContact {
                body_a,
                body_b,
                frame: c.frame,
                lever_a: c.lever_a,
                lever_b: c.lever_b,
                gap: if c.gap > 0.0 { positive_part(c.gap + c.lift * horizon * horizon - noise) } else { c.gap },
                friction: c.friction,
                restitution: c.restitution,
            }
        };
        if self.problem.add_contacts(list.len(), spread, make).is_ok() {
            return;
        }
        for (k, &index) in list.iter().enumerate() {
            let contact = make(k);
            let met = contact.body_a != u32::MAX && contact.body_b != u32::MAX;
            if met && self.problem.add_contact(contact).is_err() {
                // whichever of the two it is: neither goes on with a contact that cannot be solved
                let c = &shared.contacts[index as usize];
                let moves = |slot: &u32| shared.bodies.at(*slot).is_some_and(Body::is_active);
                refused.extend([c.body_a.slot, c.body_b.slot].iter().filter(|s| moves(s)));
            }
        }
    }

    /// Whether the island is one of those that the solver has a budget of their own for.
    fn is_large(&self, settings: &SolverSettings) -> bool {
        let bodies = self.problem.bodies();
        bodies.len() > settings.small_island as usize
            && bodies.iter().filter(|b| b.is_dynamic()).count() > settings.small_island as usize
    }

    /// Whether something strikes faster than `blow` [m/s].
    fn is_struck(&self, blow: f64) -> bool {
        let (bodies, horizon) = (self.problem.bodies(), self.problem.horizon());
        self.problem.contacts().iter().any(|c| {
            let at = |b: u32, lever: DVec3| {
                let v = bodies[b as usize].before;
                v.linear + v.angular.cross(lever)
            };
            let approach = c.frame.normal.dot(at(c.body_a, c.lever_a) - at(c.body_b, c.lever_b));
            strikes(approach, c.gap, blow, horizon)
        })
    }

    /// Whether nothing moves before the step.
    fn starts_from_rest(&self) -> bool {
        self.problem.bodies().iter().all(|b| b.before.linear.length() <= STILL && b.before.angular.length() <= STILL)
    }

    /// Index in the problem of a body that impulses do not move, which is added when first met.
    fn meet(&mut self, slot: u32, shared: &Shared<'_>, refused: &mut Vec<u32>) -> u32 {
        match self.immovable.binary_search_by_key(&slot, |e| e.0) {
            Ok(k) => self.immovable[k].1,
            Err(k) => {
                let velocity = shared.bodies.at(slot).map_or(Velocity::ZERO, |b| b.step.before);
                let index = self.problem.add_body(ProblemBody::kinematic(velocity)).unwrap_or(u32::MAX);
                if index == u32::MAX {
                    refused.push(slot);
                }
                self.immovable.insert(k, (slot, index));
                index
            }
        }
    }

    /// Gives contact `k` of the island, between these bodies of the problem, a floor of its own that moves against its
    /// swing.
    fn pivot(&mut self, k: usize, (a, b): (u32, u32), c: &Contact) {
        let bodies = self.problem.bodies();
        let (Some(on_a), Some(on_b)) = (bodies.get(a as usize), bodies.get(b as usize)) else { return };
        let against = to_world(&c.frame, c.swing);
        let moving = |v: Velocity, lever: DVec3, by: DVec3| {
            let linear = v.linear + v.angular.cross(lever) + by;
            ProblemBody::kinematic(Velocity { linear, angular: DVec3::ZERO })
        };
        let floor_is_a = !on_a.is_dynamic();
        let floor =
            if floor_is_a { moving(on_a.free, c.lever_a, -against) } else { moving(on_b.free, c.lever_b, against) };
        let Ok(index) = self.problem.add_body(floor) else { return };
        let swung = if floor_is_a { (index, b) } else { (a, index) };
        self.pivots.resize(k, None);
        self.pivots.push(Some(Pivot { swing: c.swing, bodies: (a, b), swung }));
    }

    /// The bodies in the problem between which contact `k` really is, and by how much its velocity differs from that of the
    /// law [m/s].
    fn ends_of(&self, k: usize, c: &ProblemContact) -> ((u32, u32), DVec3) {
        match self.pivots.get(k) {
            Some(Some(pivot)) => (pivot.bodies, pivot.swing),
            _ => ((c.body_a, c.body_b), DVec3::ZERO),
        }
    }
}

impl Task {
    /// The answer.
    pub(crate) fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Hands body `k` of the island its part of the answer.
    pub(crate) fn hand_body(&self, k: usize, body: &mut Body) {
        let s = &mut body.step;
        (s.impulse, s.moment) = self.sums.get(k).copied().unwrap_or_default();
        s.still = self.still;
        s.after = if self.still { Velocity::ZERO } else { after(body.inverse_mass, s, s.impulse, s.moment) };
        if let Some(&(shift, turn)) = self.moves.get(k).filter(|_| self.corrected) {
            (s.shift, s.turn) = (shift, turn);
        }
    }

    /// Hands contact `k` of the island its part of the answer.
    pub(crate) fn hand_contact(&self, k: usize, c: &mut Contact) {
        let s = &self.solution;
        let (Some(&impulse), Some(&velocity)) = (s.impulses.get(k), s.velocities.get(k)) else {
            // an island that was refused is left without impulses
            (c.impulse, c.next_guess, c.mode) = (DVec3::ZERO, DVec3::ZERO, Mode::Open);
            return;
        };
        (c.impulse, c.velocity) = (impulse, velocity);
        (c.velocity_before, c.floor, c.mode) = (s.velocities_before[k], s.floors[k], s.modes[k]);
        c.next_guess = s.next_guess[k];
    }

    /// Builds the island's problem, solves it, looks at its energy, and finds the moves that remove overlap.
    /// With `spread` the threads of the pool that this is called from share the work.
    pub(crate) fn run(&mut self, island: &Island, shared: &Shared<'_>, desk: &mut Desk, spread: bool) {
        let clock = shared.settings.timings.then(Instant::now);
        let horizon = if island.late { 1.5 * shared.dt } else { shared.horizon };
        desk.assemble(island, shared, (horizon, true), spread, &mut self.refused);
        self.solve(shared, desk, spread);
        if !desk.pivots.is_empty() && self.is_better_off_without_pivots(shared, desk) {
            desk.assemble(island, shared, (horizon, false), spread, &mut self.refused);
            self.solve(shared, desk, spread);
        }
        if !self.refused.is_empty() {
            let free = |&k: &u32| relative(shared.bodies, &shared.contacts[k as usize], |b| b.step.free).length();
            let fastest = shared.islands.contacts_of(island).iter().map(free).reduce(max);
            self.unanswered = fastest.filter(|u| u.is_finite()).unwrap_or(f64::MAX);
        }
        self.add_up(desk);
        self.settle(island, shared);
        let (bodies, contacts) = (desk.problem.bodies(), desk.problem.contacts());
        self.corrected = !self.provisional && desk.projection.solve(bodies, contacts, &shared.settings.correction);
        if self.corrected {
            self.moves.clone_from(&desk.projection.moves);
        }
        self.wall_ns = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
    }

    /// Whether the island is to be solved again with its contacts held where they are. The swing is that of the spin before
    /// the solve: where a blow changes it, there is none, and it may bring no energy.
    fn is_better_off_without_pivots(&self, shared: &Shared<'_>, desk: &Desk) -> bool {
        let solved = self.provisional || self.solution.certificate.verdict == Verdict::Solved;
        // what a large island misses is dear to look for twice
        self.gain > 0.0 || self.solution.effort.rounds > 0 || !(solved || desk.is_large(&shared.settings.solver))
    }

    /// Solves the problem on the desk and looks at its energy.
    fn solve(&mut self, shared: &Shared<'_>, desk: &mut Desk, spread: bool) {
        let warm = desk.guess.iter().any(|g| *g != DVec3::ZERO);
        let guess = Guess { impulses: &desk.guess, bilateral_impulses: &[] };
        let mut settings = shared.settings.solver;
        let large = desk.is_large(&settings);
        if !large {
            settings.max_factorisations_small = settings.max_factorisations_small.min(self.allowance);
        }
        let struck = large && desk.is_struck(settings.restitution_threshold);
        let hasty = shared.hasty && struck;
        self.under_blow = struck;
        if hasty {
            settings.max_sweeps = settings.max_sweeps.min(HASTY_SWEEPS);
            settings.max_factorisations_large = 0;
        } else if struck {
            settings.max_products *= STRUCK_PART;
        } else if large && !warm && shared.settings.start_in_full && shared.settings.cache.enabled {
            // solved in full once, it stays so
            let full = SolverSettings::default();
            settings.max_factorisations_large = settings.max_factorisations_large.max(full.max_factorisations_large);
            settings.max_sweeps = settings.max_sweeps.max(full.max_sweeps);
            if desk.starts_from_rest() {
                settings.max_products *= FROM_REST;
            }
        }
        desk.solver.spread(spread);
        desk.solver.solve(&desk.problem, warm.then_some(guess), &settings);
        desk.solver.hand_over(&mut self.solution);
        // what was before is what the bodies had
        for (before, pivot) in self.solution.velocities_before.iter_mut().zip(&desk.pivots) {
            *before -= pivot.map_or(DVec3::ZERO, |p| p.swing);
        }
        let s = &self.solution;
        self.provisional = hasty && s.certificate.verdict != Verdict::Solved;
        self.settled = warm && s.impulses == desk.guess && s.next_guess == desk.guess;
        self.account(desk);
    }

    /// What every body gets from all of its contacts.
    fn add_up(&mut self, desk: &Desk) {
        self.sums.clear();
        self.sums.resize(desk.problem.bodies().len(), (DVec3::ZERO, DVec3::ZERO));
        for (k, (c, &impulse)) in desk.problem.contacts().iter().zip(&self.solution.impulses).enumerate() {
            if impulse != DVec3::ZERO {
                let p = to_world(&c.frame, impulse);
                let ((a, b), _) = desk.ends_of(k, c);
                for (body, lever, p) in [(a, c.lever_a, -p), (b, c.lever_b, p)] {
                    let sum = &mut self.sums[body as usize];
                    sum.0 += p;
                    sum.1 += lever.cross(p);
                }
            }
        }
        self.pressed.clear();
        for &(slot, index) in &desk.immovable {
            if let Some(&(impulse, moment)) = self.sums.get(index as usize) {
                self.pressed.push((slot, impulse, moment));
            }
        }
    }

    /// An island whose bodies move no faster than rounding is at rest. Carried on, rounding would be amplified: held by
    /// forces that do not answer, a pile is an inverted pendulum.
    fn settle(&mut self, island: &Island, shared: &Shared<'_>) {
        let certificate = &self.solution.certificate;
        let pulls = |b: &Body| [b.force, b.torque, b.once_force, b.once_torque].iter().any(|f| *f != DVec3::ZERO);
        let pulled = shared.islands.bodies_of(island).iter().any(|&s| shared.bodies.at(s).is_some_and(pulls));
        let roundings = if pulled { PULLED_ROUNDINGS } else { STILL_ROUNDINGS };
        let quiet = min(roundings * certificate.rounding, STILL_TOLERANCE * shared.settings.solver.tolerance);
        let is_quiet = |(&slot, &(impulse, moment)): (&u32, &(DVec3, DVec3))| {
            shared.bodies.at(slot).is_some_and(|b| {
                let v = after(b.inverse_mass, &b.step, impulse, moment);
                v.linear.length() + v.angular.length() * b.radius <= quiet
            })
        };
        self.still = certificate.verdict == Verdict::Solved
            && self.refused.is_empty()
            && shared.islands.bodies_of(island).iter().zip(&self.sums).all(is_quiet);
    }

    /// Losses of the contacts and the energy that the contact phase brought.
    fn account(&mut self, desk: &Desk) {
        let (s, bodies) = (&self.solution, desk.problem.bodies());
        let bounced = s.effort.rounds > 0;
        // without a bounce the certificate has asked the same, of the velocities of the law
        let gain = if bounced { 0.0 } else { s.certificate.energy };
        (self.restitution_loss, self.friction_loss, self.kinematic_work, self.gain) = (0.0, 0.0, 0.0, gain);
        let driven = bodies.iter().any(|b| !b.is_dynamic() && b.free != Velocity::ZERO);
        let driven_at = |c: &ProblemContact, (a, b): (u32, u32)| {
            let at = |b: u32, lever: DVec3| {
                let body = &bodies[b as usize];
                let v = if body.is_dynamic() { Velocity::ZERO } else { body.free };
                v.linear + v.angular.cross(lever)
            };
            to_contact(&c.frame, at(b, c.lever_b) - at(a, c.lever_a))
        };
        for (k, (c, &p)) in desk.problem.contacts().iter().zip(&s.impulses).enumerate() {
            if p == DVec3::ZERO {
                continue;
            }
            let (ends, swing) = desk.ends_of(k, c);
            let (before, after) = (s.velocities_before[k], s.velocities[k] - swing);
            self.restitution_loss -= 0.5 * p.x * (before.x + after.x);
            self.friction_loss -= 0.5 * (p.y * (before.y + after.y) + p.z * (before.z + after.z));
            self.gain += if bounced { 0.5 * p.dot(before + after) } else { -p.dot(swing) };
            if driven {
                self.kinematic_work -= p.dot(driven_at(c, ends));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::account::report::Event;
    use crate::base::handle::BodyId;
    use crate::model::builder::BodyBuilder;
    use crate::model::material::Material;
    use crate::world::World;
    use tumble_math::{DMat3, DVec3};
    use tumble_solver::Verdict;

    /// Three cubes on each other and a fourth beside them, at rest.
    fn stack() -> (World, [BodyId; 4]) {
        let mut w = World::new();
        w.add(BodyBuilder::ground()).unwrap();
        let at = [(0.0, 0.5), (0.0, 1.5), (0.0, 2.5), (5.0, 0.5)];
        let ids = at.map(|(x, z)| {
            w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(x, 0.0, z)).friction(0.4)).unwrap()
        });
        for _ in 0..10 {
            w.step(0.01);
        }
        (w, ids)
    }

    fn set_aside(w: &World) -> Vec<BodyId> {
        let of = |e: &Event| if let Event::Quarantined { body } = e { Some(*body) } else { None };
        w.report().events.iter().filter_map(of).collect()
    }

    #[test]
    fn a_body_that_no_problem_takes_is_set_aside_and_the_others_are_solved() {
        let (mut w, ids) = stack();
        w.work.memory.repeats = false;
        let body = w.state.bodies.get_mut(ids[1]).unwrap();
        body.inverse_inertia = DMat3::from_diagonal(DVec3::new(6.0, -6.0, 6.0));
        body.fresh = true;
        w.step(0.01);
        assert_eq!(set_aside(&w), [ids[1]]);
        assert!(w.body(ids[1]).unwrap().is_quarantined());
        for _ in 0..100 {
            w.step(0.01);
            assert!(set_aside(&w).is_empty());
            assert_eq!(w.report().verdict(), Verdict::Solved);
            let l = w.ledger();
            assert!(l.imbalance().abs() <= 1e-12 * l.largest(), "{:e}", l.imbalance());
        }
        // the upper one has come down on the lower one
        assert!((w.position(ids[0]).unwrap().z - 0.5).abs() < 1e-9);
        assert!((w.position(ids[2]).unwrap().z - 1.5).abs() < 1e-5, "{}", w.position(ids[2]).unwrap());
    }

    #[test]
    fn a_contact_that_no_problem_takes_sets_its_bodies_aside() {
        let (mut w, ids) = stack();
        let bad = w.add_material(Material::default()).unwrap();
        w.state.materials.spoil(bad, Material::new(f64::NAN, 0.0));
        let at = DVec3::new(9.0, 0.0, 0.5);
        let e = w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(at).material(bad)).unwrap();
        w.step(0.01);
        assert_eq!(set_aside(&w), [e]);
        assert_eq!((w.report().verdict(), w.report().islands.len()), (Verdict::Solved, 2));
        assert!(ids.iter().all(|id| !w.body(*id).unwrap().is_quarantined()));
        assert_eq!(w.position(e), Some(at));
        let l = w.ledger();
        assert!(l.imbalance().abs() <= 1e-12 * l.largest(), "{:e}", l.imbalance());
    }

    #[test]
    fn a_body_lost_while_it_drifts_is_no_ghost_in_the_next_step() {
        let (mut w, ids) = stack();
        w.work.memory.repeats = false;
        w.state.bodies.get_mut(ids[2]).unwrap().now.velocity = DVec3::new(0.0, 0.0, 1e300);
        w.step(0.01);
        assert_eq!(set_aside(&w), [ids[2]]);
        w.step(0.01);
        assert!(w.report().contacts_of(ids[2]).next().is_none());
        let l = w.ledger();
        assert!(l.imbalance().abs() <= 1e-11 * l.largest(), "{:e} of {l:?}", l.imbalance());
    }
}
