//! One island solved: its budget, its solution, its energy, and the results that it hands to bodies and contacts.

mod acceleration;
mod carried;
mod joined;
mod joint_correction;
mod joint_ledger;
mod stiffness;

use self::acceleration::Acceleration;
use super::assemble::IslandWorkspace;
use super::island::Island;
use super::shared::Shared;
use crate::account::joint_report::JointReport;
use crate::account::ledger::ContactEnergy;
use crate::scratch::BodyScratch;
use crate::state::contact::{Contact, to_contact, to_world};
use crate::system::{Body, BodyMut};
use tumble_math::DVec3;
use tumble_math::order::{max, min};
use tumble_solver::{Contact as ProblemContact, Effort, Guess, Mode, Situation, Solution, Velocity};

/// Roundings of an island's velocities below which all of them are rounding [–]: the bound is that of one evaluation,
/// a solve carries it through the height of a pile and leaves the error of an accepted warm start. Chosen by observation, not
/// derived: 443 in a heap of 1,000 hulls that had come to rest.
const STILL_ROUNDINGS: f64 = 1024.0;
/// The same where the user pulls at a body [–]: the velocities that a small force adds in each step must add up. Chosen, not derived.
const PULLED_ROUNDINGS: f64 = 64.0;
/// The same as a fraction of the solver's tolerance, whichever is less [–]. Chosen, not derived.
const STILL_TOLERANCE: f64 = 0.01;
/// Fraction of the velocity that external forces give in a step, below which a mechanism on contacts is at rest [–]: what is left of the
/// balance of forces is then at most that fraction of its weight. Chosen, not derived: what the forces at feet are promised to.
const KICK_FRACTION: f64 = 1e-9;

/// The best iterate so far; its memory is used again.
#[derive(Debug, Default)]
struct Best {
    /// Its residual [m/s]; infinite where there is none.
    residual: f64,
    iteration: u32,
    lean: f64,
    linearisation_error: f64,
    solution: Solution,
    exact: Vec<Velocity>,
    /// Velocities at which its rows were written.
    linearised: Vec<Velocity>,
}

/// Solution of one island; its memory is used again from step to step.
#[derive(Debug, Default)]
pub(crate) struct IslandSolve {
    solution: Solution,
    /// Velocities by which the laws of the contacts are shifted, (n, t1, t2) [m/s]; of those behind the last, none.
    biases: Vec<DVec3>,
    /// Impulse [N·s] and its moment [N·m·s] that each body of the problem gets: the island's own first.
    sums: Vec<(DVec3, DVec3)>,
    /// The same of immovable bodies, by slot: they may be shared with other islands.
    pub(crate) pressed: Vec<(u32, DVec3, DVec3)>,
    /// Position correction of the island's bodies.
    pub(super) moves: Vec<(DVec3, DVec3)>,
    /// Bodies whose numbers the problem would not take: to be quarantined, and the island solved without them.
    pub(crate) refused: Vec<u32>,
    /// Fastest relative velocity of contacts that then have no impulse [m/s].
    pub(crate) unanswered: f64,
    pub(crate) corrected: bool,
    /// Most factorisations that the island may take as a small one.
    pub(crate) allowance: u32,
    /// The island is large and has an impact.
    pub(crate) has_impact: bool,
    /// The solution is a draft: to be solved in full.
    pub(crate) is_draft: bool,
    /// The solution was the warm start itself: the same island would have the same solution again.
    pub(crate) is_fixed_point: bool,
    /// The island's velocities after the solve are nothing but rounding.
    pub(super) still: bool,
    /// Energies of its contacts.
    pub(crate) energy: ContactEnergy,
    /// ½ΣP·(u(v*) + u(v⁺)), after a bounce ½ΣP·(u(v⁻) + u(v⁺)) [J].
    pub(crate) gain: f64,
    /// Reports of its joints.
    pub(crate) joints: Vec<JointReport>,
    /// Constraint error that they gain until the next midpoint, divided by the horizon [m/s].
    pub(crate) joint_residual: f64,
    /// Outer iterations of rows and predicted motion [–].
    pub(crate) iterations: u32,
    /// Work of all outer iterations; and factorisations of those of this search that were not solved [–].
    effort: Effort,
    unsolved_factorisations: u32,
    /// Time by which a change of velocity leaned the rows [s].
    lean: f64,
    /// Velocity error of rows linearised at the previous iterate, compared with those where the solution leans them [m/s].
    linearisation_error: f64,
    /// Velocities that the impulses make, by body of the problem.
    exact: Vec<Velocity>,
    /// The best outer iterate so far.
    best: Best,
    acceleration: Acceleration,
    pub(crate) wall_ns: u64,
}

/// Velocity of a body after it has got an impulse and a moment.
fn after(inverse_mass: f64, s: &BodyScratch, impulse: DVec3, moment: DVec3) -> Velocity {
    Velocity { linear: s.free.linear + impulse * inverse_mass, angular: s.free.angular + s.inverse_inertia * moment }
}

impl IslandSolve {
    /// The solution.
    pub(crate) fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Hands body `k` of the island its part of the solution.
    pub(crate) fn hand_body(&self, k: usize, body: &mut BodyMut<'_>) {
        let s = &mut *body.step;
        (s.impulse, s.moment) = self.sums.get(k).copied().unwrap_or_default();
        s.still = self.still;
        s.after = if self.still { Velocity::ZERO } else { after(body.model.inverse_mass, s, s.impulse, s.moment) };
        if let Some(&(shift, turn)) = self.moves.get(k).filter(|_| self.corrected) {
            (s.shift, s.turn) = (shift, turn);
        }
    }

    /// Hands contact `k` of the island its part of the solution.
    pub(crate) fn hand_contact(&self, k: usize, c: &mut Contact) {
        let s = &self.solution;
        let (Some(&impulse), Some(&velocity)) = (s.impulses.get(k), s.velocities.get(k)) else {
            // an island that was refused is left without impulses
            (c.impulse, c.next_guess, c.mode, c.bias) = (DVec3::ZERO, DVec3::ZERO, Mode::Open, DVec3::ZERO);
            (c.restitution_share, c.slack) = (1.0, 0.0);
            return;
        };
        (c.impulse, c.velocity) = (impulse, velocity);
        (c.approach_velocity, c.velocity_bound, c.mode) = (s.velocities_before[k], s.velocity_bounds[k], s.modes[k]);
        c.restitution_share = s.shares[k];
        c.slack = s.slacks.get(k).copied().unwrap_or(0.0);
        c.next_guess = s.next_guess[k];
        c.bias = self.biases.get(k).copied().unwrap_or(DVec3::ZERO);
    }

    /// Whether the island is to be solved again with its contacts held where they are. The bias is that of the spin before
    /// the solve: where an impact changes it, there is none, and it may bring no energy.
    pub(super) fn is_better_off_without_pivots(&self, shared: &Shared<'_>, workspace: &IslandWorkspace) -> bool {
        let solved = self.is_draft || self.solution.certificate.is_solved();
        // a second solve of a large island is expensive
        self.gain > 0.0 || self.solution.effort.rounds > 0 || !(solved || workspace.is_large(&shared.settings.solver))
    }

    /// Solves the problem in the workspace and accounts for its energy. With `polish` the solution is taken down to rounding, by so many
    /// factorisations at most.
    pub(super) fn solve(&mut self, shared: &Shared<'_>, workspace: &mut IslandWorkspace, threaded: bool, polish: u32) {
        let warm = workspace.guess.iter().any(|g| *g != DVec3::ZERO);
        let guess = Guess { impulses: &workspace.guess, bilateral_impulses: &[], least: true };
        let settings = &shared.settings.solver;
        let large = workspace.is_large(settings);
        let has_impact = large && workspace.has_impact(settings.restitution_threshold);
        let draft = shared.draft && has_impact;
        self.has_impact = has_impact;
        let first = large && !warm && shared.settings.start_in_full && shared.settings.cache.enabled;
        let situation = Situation {
            large,
            allowance: self.allowance,
            impact: has_impact,
            draft,
            first,
            at_rest: first && !has_impact && workspace.starts_from_rest(),
        };
        workspace.solver.use_threads(threaded);
        let mut settings = tumble_solver::Settings { polish, ..settings.for_island(&situation) };
        // what only settles keeps the least loads that it has
        settings.least_loads &= polish == 0;
        workspace.solver.solve(&workspace.problem, warm.then_some(guess), &settings);
        workspace.solver.hand_over(&mut self.solution);
        // the velocities before are those of the bodies, without bias
        for (before, pivot) in self.solution.velocities_before.iter_mut().zip(&workspace.pivots) {
            *before -= pivot.map_or(DVec3::ZERO, |p| p.bias);
        }
        self.biases.clear();
        self.biases.extend(workspace.pivots.iter().map(|pivot| pivot.map_or(DVec3::ZERO, |p| p.bias)));
        let s = &self.solution;
        self.is_draft = draft && !s.certificate.is_solved();
        self.is_fixed_point = warm && s.impulses == workspace.guess && s.next_guess == workspace.guess;
        self.account(workspace);
    }

    /// Keeps the solution beside one that may be better.
    pub(super) fn keep_solution(&mut self) {
        self.best.solution.copy_from(&self.solution);
    }

    /// Goes back to the solution that was kept.
    pub(super) fn take_kept_solution(&mut self) {
        self.solution.copy_from(&self.best.solution);
    }

    /// An island without joints.
    pub(super) fn forget_joints(&mut self) {
        self.joints.clear();
        (self.joint_residual, self.iterations) = (0.0, 0);
    }

    /// Sum of the contact impulses on every body.
    pub(super) fn add_up(&mut self, workspace: &IslandWorkspace) {
        self.sums.clear();
        self.sums.resize(workspace.problem.bodies().len(), (DVec3::ZERO, DVec3::ZERO));
        for (k, (c, &impulse)) in workspace.problem.contacts().iter().zip(&self.solution.impulses).enumerate() {
            if impulse != DVec3::ZERO {
                let p = to_world(&c.frame, impulse);
                let ((a, b), _) = workspace.ends_of(k, c);
                for (body, lever, p) in [(a, c.lever_a, -p), (b, c.lever_b, p)] {
                    let sum = &mut self.sums[body as usize];
                    sum.0 += p;
                    sum.1 += lever.cross(p);
                }
            }
        }
    }

    /// Lists the impulses on immovable bodies, which islands share.
    pub(super) fn press(&mut self, workspace: &IslandWorkspace) {
        self.pressed.clear();
        let belts = workspace.belts.iter().map(|&(slot, _, index)| (slot, index));
        for (slot, index) in workspace.immovable.iter().copied().chain(belts) {
            if let Some(&(impulse, moment)) = self.sums.get(index as usize) {
                self.pressed.push((slot, impulse, moment));
            }
        }
    }

    /// Speed up to which bodies are at rest: no more than rounding, or than what iterations of a mechanism leave [m/s].
    fn rest_speed(&self, island: &Island, shared: &Shared<'_>) -> f64 {
        let pulls = |b: Body<'_>| {
            [b.state.force, b.state.torque, b.state.once_force, b.state.once_torque].iter().any(|f| *f != DVec3::ZERO)
        };
        let pulled = shared.islands.bodies_of(island).iter().any(|&s| shared.system.at(s).is_some_and(pulls));
        let roundings = if pulled { PULLED_ROUNDINGS } else { STILL_ROUNDINGS };
        let rounded = roundings * self.solution.certificate.rounding;
        // a mechanism on contacts: iterations of rows and contacts end far above rounding, and a robot that stands would tremble by that
        // for ever
        let stands = island.joints.0 < island.joints.1 && island.contacts.0 < island.contacts.1;
        let kick_of = |b: Body<'_>| (b.step.free.linear - b.step.before.linear).length();
        let least = |kick: f64, &s: &u32| min(kick, shared.system.at(s).map_or(0.0, kick_of));
        let trembling = if stands && !pulled {
            KICK_FRACTION * shared.islands.bodies_of(island).iter().fold(f64::INFINITY, least)
        } else {
            0.0
        };
        min(max(rounded, trembling), STILL_TOLERANCE * shared.settings.solver.tolerance)
    }

    /// Whether the impulses leave no body of the island faster [m/s], the farthest of its points included.
    fn is_slower_than(&self, speed: f64, island: &Island, shared: &Shared<'_>) -> bool {
        shared.islands.bodies_of(island).iter().zip(&self.sums).all(|(&slot, &(impulse, moment))| {
            shared.system.at(slot).is_some_and(|b| {
                let v = after(b.model.inverse_mass, b.step, impulse, moment);
                v.linear.length() + v.angular.length() * b.model.bounding_radius <= speed
            })
        })
    }

    /// An island whose bodies move no faster than rounding is at rest. Carried on, rounding would be amplified: held by
    /// forces that do not answer, a pile is an inverted pendulum.
    pub(super) fn snap_to_rest(&mut self, island: &Island, shared: &Shared<'_>) {
        self.still = self.solution.certificate.is_solved()
            && self.refused.is_empty()
            && self.is_slower_than(self.rest_speed(island, shared), island, shared);
    }

    /// Whether an island moves by less than the tolerance, before the solve and after it, and yet is not at rest. Impulses that stopped
    /// bodies hold them but for what they stopped: left so, the island would be stopped and set in motion again in turn.
    pub(super) fn is_unsettled(&self, island: &Island, shared: &Shared<'_>, workspace: &IslandWorkspace) -> bool {
        let (certificate, tolerance) = (&self.solution.certificate, shared.settings.solver.tolerance);
        // what rounding moves faster than what is at rest cannot be taken there
        !self.still
            && self.refused.is_empty()
            && certificate.is_solved()
            && certificate.rounding < self.rest_speed(island, shared)
            && !workspace.is_large(&shared.settings.solver)
            && workspace.starts_slower_than(tolerance)
            && self.is_slower_than(tolerance, island, shared)
    }

    /// Losses of the contacts and the energy that the contact phase brought.
    pub(super) fn account(&mut self, workspace: &IslandWorkspace) {
        let (s, bodies) = (&self.solution, workspace.problem.bodies());
        let bounced = s.effort.rounds > 0;
        // the certificate has asked the same, of the velocities of the law
        (self.energy, self.gain) = (ContactEnergy::default(), s.certificate.energy);
        let moves = |(k, c): (usize, &ProblemContact)| {
            c.surface_velocity != DVec3::ZERO && workspace.driven_surface(k, c) != DVec3::ZERO
        };
        let driven = bodies.iter().any(|b| !b.is_dynamic() && b.free != Velocity::ZERO)
            || workspace.problem.contacts().iter().enumerate().any(moves);
        let driven_at = |(k, c): (usize, &ProblemContact), (a, b): (u32, u32)| {
            let at = |b: u32, lever: DVec3| {
                let body = &bodies[b as usize];
                let v = if body.is_dynamic() { Velocity::ZERO } else { body.free };
                v.linear + v.angular.cross(lever)
            };
            to_contact(&c.frame, at(b, c.lever_b) - at(a, c.lever_a)) + workspace.driven_surface(k, c)
        };
        for (k, (c, &p)) in workspace.problem.contacts().iter().zip(&s.impulses).enumerate() {
            if p == DVec3::ZERO {
                continue;
            }
            let (ends, bias) = workspace.ends_of(k, c);
            let (before, mut after) = (s.velocities_before[k], s.velocities[k] - bias);
            if self.still {
                // bodies at rest have no velocity at all, whatever rounding says: a day of its losses would add up
                after = if driven { driven_at((k, c), ends) } else { DVec3::ZERO };
            }
            self.energy.restitution_loss -= 0.5 * p.x * (before.x + after.x);
            self.energy.friction_loss -= 0.5 * (p.y * (before.y + after.y) + p.z * (before.z + after.z));
            if !bounced {
                self.gain -= p.dot(bias);
            }
            if driven {
                self.energy.kinematic_work -= p.dot(driven_at((k, c), ends));
            }
        }
    }
}
