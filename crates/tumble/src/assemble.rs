//! The only file that knows both bodies and problems: from an island to a problem, and back.

use crate::arena::Arena;
use crate::body::Body;
use crate::contact::Contact;
use crate::correct::Projection;
use crate::detect::relative;
use crate::island::{Island, Islands};
use crate::settings::Settings;
use std::time::Instant;
use tumble_math::DVec3;
use tumble_math::order::positive_part;
use tumble_solver::{Body as ProblemBody, Contact as ProblemContact, Guess, Problem, Solution, Solver};

/// Steps of the solver's tolerance that a gap must exceed to count as open [–].
const NOISE_STEPS: f64 = 10.0;

/// One island's problem and its answer; reused from step to step.
#[derive(Debug)]
pub(crate) struct Task {
    problem: Problem,
    solver: Solver,
    guess: Vec<DVec3>,
    /// Bodies of the island that impulses do not move, and their index in the problem.
    immovable: Vec<(u32, u32)>,
    projection: Projection,
    pub(crate) corrected: bool,
    /// The answer was the guess itself: the same island would be answered the same again.
    pub(crate) settled: bool,
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
}

impl Default for Task {
    fn default() -> Self {
        Self {
            problem: empty_problem(),
            solver: Solver::new(),
            guess: Vec::new(),
            immovable: Vec::new(),
            projection: Projection::default(),
            corrected: false,
            settled: false,
            restitution_loss: 0.0,
            friction_loss: 0.0,
            kinematic_work: 0.0,
            gain: 0.0,
            wall_ns: 0,
        }
    }
}

fn empty_problem() -> Problem {
    // a horizon of one second is positive and finite
    Problem::new(1.0).unwrap_or_else(|_| unreachable!())
}

impl Task {
    /// The answer.
    pub(crate) fn solution(&self) -> &Solution {
        self.solver.solution()
    }

    /// What the position pass moves the island's bodies by.
    pub(crate) fn moves(&self) -> &[(DVec3, DVec3)] {
        if self.corrected { &self.projection.moves } else { &[] }
    }

    /// Builds the island's problem, solves it, looks at its energy, and finds the moves that remove overlap.
    pub(crate) fn run(&mut self, island: &Island, shared: &Shared<'_>) {
        let clock = shared.settings.timings.then(Instant::now);
        let horizon = if island.late { 1.5 * shared.dt } else { shared.horizon };
        let complete = self.assemble(island, shared, horizon);
        debug_assert!(complete, "a contact of healthy bodies was refused");
        let warm = self.guess.iter().any(|g| *g != DVec3::ZERO);
        let guess = Guess { impulses: &self.guess, bilateral_impulses: &[] };
        self.solver.solve(&self.problem, warm.then_some(guess), &shared.settings.solver);
        let s = self.solver.solution();
        self.settled = warm && s.impulses == self.guess && s.next_guess == self.guess;
        self.account(island, shared);
        let (bodies, contacts) = (self.problem.bodies(), self.problem.contacts());
        self.corrected = self.projection.solve(bodies, contacts, &shared.settings.correction);
        self.wall_ns = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
    }

    /// The island as a problem; contact k of the problem is contact k of the island. False if something was refused.
    fn assemble(&mut self, island: &Island, shared: &Shared<'_>, horizon: f64) -> bool {
        let mut complete = self.problem.clear(horizon).is_ok();
        self.guess.clear();
        self.immovable.clear();
        for &slot in shared.islands.bodies_of(island) {
            let Some(body) = shared.bodies.at(slot) else { continue };
            complete &= self
                .problem
                .add_body(ProblemBody {
                    inverse_mass: body.inverse_mass,
                    inverse_inertia: body.step.inverse_inertia,
                    before: body.step.before,
                    free: body.step.free,
                })
                .is_ok();
        }
        // a gap that the solver's own tolerance opens in a few steps is no gap: pressing contacts stay closed, and
        // last step's impulses stay right
        let noise = NOISE_STEPS * shared.settings.solver.tolerance * shared.dt;
        for &index in shared.islands.contacts_of(island) {
            let c = &shared.contacts[index as usize];
            let a = self.index_of(c.body_a.slot, shared);
            let b = self.index_of(c.body_b.slot, shared);
            let contact = ProblemContact {
                body_a: a,
                body_b: b,
                frame: c.frame,
                lever_a: c.lever_a,
                lever_b: c.lever_b,
                gap: if c.gap > 0.0 { positive_part(c.gap - noise) } else { c.gap },
                friction: c.friction,
                restitution: c.restitution,
            };
            complete &= self.problem.add_contact(contact).is_ok();
            self.guess.push(shared.guesses[index as usize]);
        }
        complete
    }

    /// Index of a body in the problem; bodies that impulses do not move are added when first met.
    fn index_of(&mut self, slot: u32, shared: &Shared<'_>) -> u32 {
        let Some(body) = shared.bodies.at(slot).filter(|b| !b.is_active()) else {
            return shared.islands.local[slot as usize];
        };
        match self.immovable.binary_search_by_key(&slot, |e| e.0) {
            Ok(k) => self.immovable[k].1,
            Err(k) => {
                let index = self.problem.add_body(ProblemBody::kinematic(body.step.before)).unwrap_or(u32::MAX);
                self.immovable.insert(k, (slot, index));
                index
            }
        }
    }

    /// Losses of the contacts and the energy that the contact phase brought.
    fn account(&mut self, island: &Island, shared: &Shared<'_>) {
        (self.restitution_loss, self.friction_loss, self.kinematic_work, self.gain) = (0.0, 0.0, 0.0, 0.0);
        let solution = self.solver.solution();
        let bounced = solution.effort.rounds > 0;
        for (k, &index) in shared.islands.contacts_of(island).iter().enumerate() {
            let Some(&p) = solution.impulses.get(k).filter(|p| **p != DVec3::ZERO) else { continue };
            let c = &shared.contacts[index as usize];
            let (before, after) = (solution.velocities_before[k], solution.velocities[k]);
            self.restitution_loss -= 0.5 * p.x * (before.x + after.x);
            self.friction_loss -= 0.5 * (p.y * (before.y + after.y) + p.z * (before.z + after.z));
            let reference = if bounced { before } else { relative(shared.bodies, c, |b| b.step.free) };
            self.gain += 0.5 * p.dot(reference + after);
            let moving = |b: &Body| if b.is_active() { tumble_solver::Velocity::ZERO } else { b.step.before };
            self.kinematic_work -= p.dot(relative(shared.bodies, c, moving));
        }
    }
}
