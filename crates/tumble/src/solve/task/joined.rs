//! An island with joints: outer iterations of rows and predicted motion, until the joints are closed at the next midpoint.
//!
//! Each iteration is a solve of the whole problem, contacts and bounded rows included, with rows linearised at the velocities so far.
//! Which of several solutions has the least loads is asked once the iterations have converged: it changes no velocity, and costs more
//! than an iteration. The loop ends when the constraint error that the joints gain until the next midpoint is below a thousandth of the
//! tolerance, or below sixteen roundings, or below half of the tolerance and no longer halved.
//!
//! The first iterations begin [near a solution](super::carried) where one is known: at the last attempt's, or where the last steps' lead. Where they end without
//! a solution they begin again at the velocities before the step, and then once more, [accelerated](super::acceleration). Where these come no nearer either, the best of them is the solution if it opens the joints by no
//! more than is closed at a midpoint anyway. Where there is none, or the joints would bring energy or turn once more round, the rows hold velocities instead, which is always possible, and the verdict is inexact.

use super::IslandSolve;
use super::carried::{Carry, Start, begin_with, carried};
use super::joint_ledger::RowEnergy;
use super::stiffness::{is_anchored, is_stiff, pushes, stiffen};
use crate::solve::assemble::IslandWorkspace;
use crate::solve::close::OPEN_GAP;
use crate::solve::island::Island;
use crate::solve::joint_rows::{Hold, wrench};
use crate::solve::shared::Shared;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, positive_part};
use tumble_solver::{Body as ProblemBody, Effort, Guess, Situation, Velocity, Verdict};

/// Most outer iterations [–]: 3 to 8 are enough for mechanisms that turn by less than half a radian in a step. Chosen, not derived;
/// beyond them the best iterate within the bearable residual is the solution, or else the fall-back, whose verdict is inexact.
const MOST_ITERATIONS: u32 = 32;

/// Fraction of the tolerance that ends the loop [–]: the errors of steps add up, and a thousand of them come to one tolerance at most.
/// Chosen, not derived.
const GOAL_FRACTION: f64 = 1e-3;

/// Roundings of one evaluation up to which the goal is raised [–]: an iteration makes several. Chosen, not derived.
const GOAL_ROUNDINGS: f64 = 16.0;

/// Fraction of the energy that rows may bring in a step, and of its length by which a joint may come apart where the predicted motion
/// has no solution [–]: more is a wrong root of the prediction. A bound against ruin, chosen, not derived; a solved step keeps joints to
/// the tolerance, and one that falls back is inexact.
const WRONG_ROOT_FRACTION: f64 = 0.1;

/// Iterations without a better iterate after which one within the tolerance is taken [–]: the rest is rounding. Chosen, not derived.
const STALLED_ITERATIONS: u32 = 3;

/// Iterations in a row whose contacts were not solved, after which the search ends [–]. Chosen, not derived: of the islands of 64 ragdolls on a pile
/// none that had two in a row came to a solution.
const UNSOLVED_ITERATIONS: u32 = 2;

/// Iterations after which velocities are averaged with the last ones where the residual does not fall [–]. Chosen, not derived.
const UNDAMPED_ITERATIONS: u32 = 5;

/// Times by which the residual of an accelerated iteration may rise [–]: it takes the step with the least difference in the mass metric, not
/// the one with the least residual, and rises on its way. Beyond that the map has changed, and its history is forgotten. Chosen, not derived.
const ACCELERATED_RISE: f64 = 100.0;

/// Fraction of the tolerance below which a residual that is no longer halved ends the loop [–]. Chosen, not derived.
const END_FRACTION: f64 = 0.5;

/// Part of the last residual that an iteration from the answer of the last step may leave [–]: iterations come nearer by about the angle in radians
/// through which links turn in a step, and where that is more the last answer says little about the next. Chosen, not derived: beyond it the
/// iterations begin anew, from the velocities before.
const CARRIED_FALL: f64 = 0.1;

/// Fraction of the energy that is rounding of a sum over rows [–]: 4,500 times 2⁻⁵²; and the least energy that it is taken of [J].
const ENERGY_ROUNDING: f64 = 1e-12;
const LEAST_ENERGY: f64 = 1e-300;

/// Constraints that are used in turn where the predicted motion has no solution, until the springs bring no energy and the joints stay
/// together [–]: drags of powers of eight between none and all. Chosen, not derived.
///
/// A spring of hω ≫ 2 is drawn out far where a step is solved, and what holds bodies there holds its energy. The last of them gives it back.
const FALL_BACK: [Hold; 6] =
    [Hold::Rates(0.0), Hold::Rates(1.0), Hold::Rates(8.0), Hold::Rates(64.0), Hold::Bodies, Hold::Back];

/// Factorisations that an iteration may take where others have spent all that a solve may take and found nothing [–]: those of Newton's method
/// from near its solution, and of an interior point. Chosen, not derived: it bounds the work alone.
const CONVERGING_FACTORISATIONS: u32 = 64;

/// Outcome of an outer iteration.
#[derive(Clone, Copy, Debug)]
struct Iterate {
    /// Constraint error that the joints gain until the next midpoint divided by the horizon, and difference of the velocities from those
    /// that were solved [m/s].
    residual: f64,
    rounding: f64,
    sound: bool,
}

/// Options of an outer iteration.
#[derive(Clone, Copy, Debug)]
struct IterationOptions {
    /// Time by which the rows lean [s].
    lean: f64,
    /// Time until the next midpoint [s].
    horizon: f64,
    hold: Hold,
    /// Whether the least loads are asked for.
    least_loads: bool,
    /// Whether the outcome is measured.
    measures: bool,
}

/// Outcome of holding the bodies in one way.
#[derive(Clone, Copy, Debug)]
struct Held {
    rows: RowEnergy,
    /// Energy of the bodies, and of the springs at the end of the step [J].
    energy: f64,
    /// It brings no energy, and the joints stay together.
    stands: bool,
}

impl IslandSolve {
    /// Solves an island with joints; the problem has its bodies and contacts.
    pub(in crate::solve) fn solve_joined(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
    ) {
        workspace.begin_joints(island, shared);
        let originals: Vec<ProblemBody> = workspace.problem.bodies().to_vec();
        let tolerance = shared.settings.solver.tolerance;
        let horizon = shared.clock.horizon(island.offset);
        let mut velocities: Vec<Velocity> = Vec::new();
        let (mut found, mut spent) = (false, 0);
        (self.effort, self.unsolved_factorisations) = (Effort::default(), 0);
        self.best.residual = f64::INFINITY;
        let mut energy = RowEnergy::default();
        let carried = carried(workspace, shared, &originals);
        let near = if shared.again { Some(Start::Resumed) } else { carried.as_ref().map(|_| Start::Carried) };
        for start in near.into_iter().chain([Start::Cold, Start::Accelerated]) {
            let from = carried.as_ref().filter(|_| start == Start::Carried);
            found = self.close((island, shared), workspace, (&originals, &mut velocities), (start, from));
            spent += self.iterations;
            // which of the rows that depend on each other are left out may change from one to the next: then they are of no one map
            let changes = self.solution.redundant > 0 && start == Start::Cold;
            if found || self.best.residual <= tolerance || start == Start::Accelerated || changes {
                if !found && self.best.residual < f64::INFINITY {
                    found = self.take_best(island, shared, workspace, horizon);
                }
                if found {
                    self.end_loop((island, shared), workspace, &mut velocities, true);
                    energy = self.row_energy(workspace, &originals, &velocities);
                    found = !self.brings((island, shared), workspace, (&originals, &velocities), &energy)
                        && !workspace.joints.turns_over(shared, &velocities, horizon);
                }
                if found || !start.is_near() {
                    break;
                }
            }
            // they come no nearer, or too slowly
            restore(workspace, &originals);
            workspace.begin_joints(island, shared);
            if start.is_near() {
                self.best.residual = f64::INFINITY;
            }
        }
        self.iterations = spent;
        if !found {
            energy = self.fall_back(island, shared, workspace, (&originals, &mut velocities));
        }
        restore(workspace, &originals);
        let Effort { sweeps, newton_steps, factorisations, .. } = self.effort;
        self.solution.effort = Effort { sweeps, newton_steps, factorisations, ..self.solution.effort };
        self.conclude_joined(shared, workspace, (&velocities, horizon), found);
        // wherever they are solved, they were closed there before: what is open cannot be closed
        if workspace.joints.is_open() || workspace.joints.loses_count(shared, &velocities, horizon) {
            lower(&mut self.solution.certificate.verdict);
        }
        self.account(workspace);
        let e = &mut self.energy;
        e.restitution_loss += energy.restitution_loss;
        e.kinematic_work += energy.kinematic_work;
        (e.time_step, e.motor_work, e.joint_loss) =
            (energy.time_step + energy.hard, energy.motor_work, energy.joint_loss);
        self.report_joints(shared, workspace, (&velocities, horizon), found);
    }

    /// Iterates until the predicted motion closes the joints; whether it does. If not, `self.best` may have an iterate that nearly does.
    fn close(
        &mut self,
        (island, shared): (&Island, &Shared<'_>),
        workspace: &mut IslandWorkspace,
        (originals, velocities): (&[ProblemBody], &mut Vec<Velocity>),
        (start, from): (Start, Option<&Carry>),
    ) -> bool {
        let anchored = is_anchored(workspace);
        let accelerates = start == Start::Accelerated;
        let tolerance = shared.settings.solver.tolerance;
        let horizon = shared.clock.horizon(island.offset);
        match from {
            Some(from) => velocities.clone_from(&from.velocities),
            None => begin_with((shared, start == Start::Resumed), workspace, originals, velocities),
        }
        workspace.joints.predict(shared, island.offset, velocities);
        // what is anchored is leaned, and the last step's forces tell how stiff it is
        let (mut leaning, mut least_loads) = (from.is_some(), false);
        let mut last = f64::INFINITY;
        let (mut found, mut unsolved) = (false, 0);
        self.iterations = 0;
        self.acceleration.begin(originals);
        // a smaller opening is closed, if at all, by the move that closes joints at a midpoint
        let bearable = max(tolerance, OPEN_GAP / horizon);
        for iteration in 0..MOST_ITERATIONS {
            self.iterations += 1;
            let lean = if leaning { 0.25 * shared.clock.dt } else { 0.0 };
            (self.lean, self.linearisation_error) = (lean, 0.0);
            if leaning {
                let pushes = match from.filter(|_| iteration == 0) {
                    Some(from) => from.pushes.clone(),
                    None => pushes(workspace, &self.solution.row_impulses),
                };
                stiffen(shared, workspace, originals, &pushes, velocities, lean);
            }
            let linearised = velocities.clone();
            // the first iteration of an island whose rows will be leaned is none of its solution
            let searches = iteration == 0 && from.is_none();
            let measures = !(searches && anchored);
            let options = IterationOptions { lean, horizon, hold: Hold::Places, least_loads, measures };
            let done = self.iterate(island, shared, workspace, originals, velocities, &options);
            let stiff = searches && is_stiff(workspace, &self.solution.row_impulses, 0.25 * shared.clock.dt);
            leaning |= searches && (anchored || stiff);
            // rows that depend on each other may miss each other on the way, which costs nothing
            let spent = self.solution.effort.factorisations > 0 && !self.solution.certificate.is_solved();
            unsolved = if spent { unsolved + 1 } else { 0 };
            if !done.sound || unsolved == UNSOLVED_ITERATIONS {
                break;
            }
            let rounding = GOAL_ROUNDINGS * done.rounding;
            // a goal above the tolerance is not used
            let goal = max(GOAL_FRACTION * tolerance, if rounding < bearable { rounding } else { 0.0 });
            if searches && leaning {
                // its impulses say options stiff the joints are; its velocities may then be those of an unstable step
                if stiff {
                    velocities.clone_from(&linearised);
                    workspace.joints.predict(shared, island.offset, velocities);
                }
                continue;
            }
            let mut residual = done.residual;
            if leaning && residual <= bearable {
                // bodies go with the velocities that the impulses make of them, not with those of the added stiffness: a spin about
                // its own axis that is rounding of a thin body may be none of the joint at its end
                let IslandWorkspace { joints, problem, .. } = workspace;
                joints.exchange_predictions();
                joints.predict(shared, island.offset, &self.exact);
                residual = max(
                    residual,
                    joints.missed_laws(shared, problem, (&self.exact, lean, horizon), (&self.solution, true)),
                );
                joints.exchange_predictions();
                // rows that act elsewhere than where the solution leans them are those of another step; under a heavy load the rounding of
                // velocities that the impulses make would lean them by more
                let rows = &self.solution.row_impulses;
                self.linearisation_error = joints.linearisation_error(shared, problem, (velocities, lean), rows);
                residual = max(residual, self.linearisation_error);
            }
            // accelerated ones rise and fall on their way
            let ends = !accelerates && residual <= END_FRACTION * tolerance && !(residual < 0.5 * last);
            found = residual <= goal || ends;
            let pressing = workspace.joints.pressing(&self.solution.row_impulses);
            let carrying = workspace.problem.contact_count() + pressing;
            // loads that are the only ones are the least
            let only = || {
                found
                    && pressing == 0
                    && workspace.solver.has_unique_loads(&workspace.problem, &self.solution, tolerance)
            };
            let seeks_least_loads = shared.settings.solver.least_loads && carrying > 1 && !least_loads && !only();
            let better = residual < self.best.residual && residual <= bearable;
            // a solution that is found is kept only while one with the least loads is still sought
            let keeps = if found { seeks_least_loads } else { better };
            if keeps {
                self.keep(iteration, residual, &linearised);
            }
            let stalled =
                !found && self.best.residual <= tolerance && iteration >= self.best.iteration + STALLED_ITERATIONS;
            if (found || stalled) && seeks_least_loads {
                // any solution within the tolerance that has the least loads is better than this one
                (self.best.residual, self.best.iteration) = (tolerance, iteration);
                (found, least_loads, last) = (false, true, residual);
                continue;
            }
            if found || stalled {
                break;
            }
            // far from the last step's answer it is no start
            if start == Start::Carried && self.best.residual > tolerance && !(residual < CARRIED_FALL * last) {
                break;
            }
            if residual < last || (accelerates && residual < ACCELERATED_RISE * last) {
                if accelerates {
                    self.acceleration.advance(&linearised, velocities);
                    workspace.joints.predict(shared, island.offset, velocities);
                }
            } else {
                // another linear map, or none
                self.acceleration.forget();
                if iteration > UNDAMPED_ITERATIONS {
                    for (v, old) in velocities.iter_mut().zip(&linearised) {
                        v.linear = (v.linear + old.linear) * 0.5;
                        v.angular = (v.angular + old.angular) * 0.5;
                    }
                    workspace.joints.predict(shared, island.offset, velocities);
                }
            }
            last = residual;
        }
        found
    }

    /// Whether the rows brought more energy than an error of the step, or took more than there is: a wrong root of the prediction.
    fn brings(
        &self,
        (island, shared): (&Island, &Shared<'_>),
        workspace: &IslandWorkspace,
        (originals, velocities): (&[ProblemBody], &[Velocity]),
        energy: &RowEnergy,
    ) -> bool {
        let tolerance = shared.settings.solver.tolerance;
        let at = |pick: fn(&ProblemBody) -> Velocity| kinetic(originals.iter().map(move |b| (b, pick(b))));
        let scale = at(|b| b.before) + at(|b| b.free);
        // energies at speeds below the tolerance are not significant: of bodies, and of rows under their impulses
        let half_mass = originals.iter().filter(|b| b.is_dynamic()).fold(0.0, |sum, b| sum + 0.5 / b.inverse_mass);
        let pressed = self.solution.row_impulses.iter().fold(0.0, |sum, l| sum + l.abs());
        let scale = scale + (half_mass * tolerance + pressed) * tolerance / WRONG_ROOT_FRACTION;
        let springs = workspace.joints.springs(shared, island.offset, velocities);
        // energy of the springs: their work beyond the energy that they gave up, or the gain of a bent path until the next solve
        let sprung = max(springs.end - springs.begin + energy.spring_work, springs.bent);
        // nor do they take more energy than there is and than motors, the step and kinematic bodies bring meanwhile
        let there = 2.0 * (scale + energy.motor_work.abs() + energy.time_step.abs() + energy.kinematic_work.abs());
        // what springs and motors gave in the step is at stake like what moved before: a mechanism that they set in motion from rest has
        // nothing else
        let flowing = scale + positive_part(energy.spring_work) + positive_part(energy.motor_work);
        energy.hard > WRONG_ROOT_FRACTION * flowing + ENERGY_ROUNDING * max(flowing, LEAST_ENERGY)
            || !(energy.hard >= -there)
            || !(sprung <= WRONG_ROOT_FRACTION * (scale + springs.begin + energy.motor_work.abs()))
    }

    /// The fall-back of a step whose predicted motion has no solution: rates instead of places, and where springs would bring energy then,
    /// the more drag the better. Where every hold brings energy, that with the least is used.
    fn fall_back(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
        (originals, velocities): (&[ProblemBody], &mut Vec<Velocity>),
    ) -> RowEnergy {
        let mut least = (f64::INFINITY, FALL_BACK[0]);
        self.unsolved_factorisations = 0;
        for hold in FALL_BACK {
            let held = self.hold(hold, (island, shared), workspace, (originals, velocities));
            if held.stands {
                return held.rows;
            }
            if held.energy < least.0 {
                least = (held.energy, hold);
            }
        }
        self.hold(least.1, (island, shared), workspace, (originals, velocities)).rows
    }

    /// Solves the island with its bodies held in one way, from the velocities before the step.
    fn hold(
        &mut self,
        hold: Hold,
        (island, shared): (&Island, &Shared<'_>),
        workspace: &mut IslandWorkspace,
        (originals, velocities): (&[ProblemBody], &mut Vec<Velocity>),
    ) -> Held {
        let horizon = shared.clock.horizon(island.offset);
        restore(workspace, originals);
        (self.lean, self.linearisation_error) = (0.0, 0.0);
        velocities.clear();
        velocities.extend(originals.iter().map(|b| b.before));
        workspace.joints.predict(shared, island.offset, velocities);
        let options = IterationOptions { lean: 0.0, horizon, hold, least_loads: true, measures: true };
        let done = self.iterate(island, shared, workspace, originals, velocities, &options);
        self.end_loop((island, shared), workspace, velocities, false);
        let rows = self.row_energy(workspace, originals, velocities);
        let certificate = &mut self.solution.certificate;
        certificate.residual = max(certificate.residual, done.residual);
        lower(&mut certificate.verdict);
        // a body goes with its velocity until the next midpoint
        let springs = workspace.joints.springs(shared, island.offset, velocities);
        let moving = kinetic(originals.iter().zip(velocities.iter().copied()));
        let free = kinetic(originals.iter().map(|b| (b, b.free)));
        let brought = positive_part(rows.motor_work) + positive_part(rows.kinematic_work);
        let energy = moving + springs.end;
        let keeps = energy <= (free + springs.begin) * (1.0 + ENERGY_ROUNDING) + brought;
        Held { rows, energy, stands: keeps && workspace.joints.opened(shared) <= WRONG_ROOT_FRACTION }
    }

    /// Keeps this iterate as the best so far.
    fn keep(&mut self, iteration: u32, residual: f64, linearised: &[Velocity]) {
        let best = &mut self.best;
        (best.residual, best.iteration, best.lean, best.linearisation_error) =
            (residual, iteration, self.lean, self.linearisation_error);
        best.solution.copy_from(&self.solution);
        best.exact.clone_from(&self.exact);
        best.linearised.clear();
        best.linearised.extend_from_slice(linearised);
    }

    /// Goes back to the best iterate: its rows and its solution. Whether they are the same rows: limits that were met since then
    /// stay in the list.
    fn take_best(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
        horizon: f64,
    ) -> bool {
        let IslandWorkspace { joints, problem, .. } = workspace;
        let best = std::mem::take(&mut self.best);
        (self.lean, self.linearisation_error) = (best.lean, best.linearisation_error);
        joints.predict(shared, island.offset, &best.linearised);
        let written = joints.write(shared, problem, &best.linearised, (best.lean, horizon, Hold::Places));
        let same = written && problem.row_count() == best.solution.row_impulses.len();
        if same {
            self.solution.copy_from(&best.solution);
            self.exact.clone_from(&best.exact);
        }
        self.best = best;
        if !same {
            return false;
        }
        self.add_up(workspace);
        self.add_up_rows(workspace);
        true
    }

    /// Takes the velocities that the impulses make of the bodies as they are, predicts their motion, and divides the impulses of rows
    /// that add laws up.
    fn end_loop(
        &self,
        (island, shared): (&Island, &Shared<'_>),
        workspace: &mut IslandWorkspace,
        velocities: &mut Vec<Velocity>,
        closed: bool,
    ) {
        velocities.clone_from(&self.exact);
        let IslandWorkspace { joints, problem, .. } = workspace;
        joints.predict(shared, island.offset, velocities);
        let motion = (velocities.as_slice(), self.lean, shared.clock.horizon(island.offset));
        joints.share_out(shared, problem, motion, &self.solution.row_impulses, closed);
    }

    /// One outer iteration: rows at these velocities, a solve, and the velocities that its impulses make, with their predicted motion.
    fn iterate(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
        originals: &[ProblemBody],
        velocities: &mut Vec<Velocity>,
        options: &IterationOptions,
    ) -> Iterate {
        let &IterationOptions { lean, horizon, hold, least_loads, measures } = options;
        let IslandWorkspace { joints, problem, solver, guess, .. } = workspace;
        let again = self.iterations > 1;
        let mut sound = joints.write(shared, problem, velocities, (lean, horizon, hold));
        let settings = &shared.settings.solver;
        let large = problem.bodies().len() > settings.small_island as usize;
        let (impact, draft, first, at_rest) = (false, false, false, false);
        let situation = Situation { large, allowance: self.allowance, impact, draft, first, at_rest };
        let warm = again || guess.iter().any(|g| *g != DVec3::ZERO);
        let rows = if again { std::mem::take(&mut self.solution.row_impulses) } else { Vec::new() };
        let contacts = if again { self.solution.impulses.clone() } else { guess.clone() };
        let start = Guess {
            impulses: &contacts,
            bilateral_impulses: if rows.len() == problem.row_count() { &rows } else { &[] },
            // loads that earlier iterations changed may not be the least, and those of ropes and limits are not kept from step to step
            least: (!again || contacts == *guess) && joints.pressing(&rows) == 0,
        };
        let mut settings = settings.for_island(&situation);
        settings.least_loads &= least_loads;
        // iterations without a solution share what one solve may take: where one has none, the next has none, either
        let most = settings.max_factorisations_small;
        let left = most.saturating_sub(self.unsolved_factorisations);
        settings.max_factorisations_small = left.max(CONVERGING_FACTORISATIONS.min(most));
        solver.solve(problem, warm.then_some(start), &settings);
        solver.hand_over(&mut self.solution);
        let effort = &mut self.solution.effort;
        if !self.solution.certificate.is_solved() {
            self.unsolved_factorisations = self.unsolved_factorisations.saturating_add(effort.factorisations);
        }
        // the work of all iterations
        self.effort.sweeps = self.effort.sweeps.saturating_add(effort.sweeps);
        self.effort.newton_steps = self.effort.newton_steps.saturating_add(effort.newton_steps);
        self.effort.factorisations = self.effort.factorisations.saturating_add(effort.factorisations);
        self.add_up(workspace);
        self.add_up_rows(workspace);
        let IslandWorkspace { joints, .. } = workspace;
        velocities.clear();
        self.exact.clear();
        let mut differs = 0.0;
        for (k, (body, &(impulse, moment))) in originals.iter().zip(&self.sums).enumerate() {
            let v = if body.is_dynamic() {
                Velocity {
                    linear: body.free.linear + impulse * body.inverse_mass,
                    angular: body.free.angular + body.inverse_inertia * moment,
                }
            } else {
                body.free
            };
            let solved = self.solution.body_velocities.get(k).copied().unwrap_or_default();
            if let Some(b) = shared.system.at(joints.slots[k]).filter(|_| body.is_dynamic()) {
                // a spin by the speed of its radius of gyration: a thin rod may turn about itself by rounding
                let spin = b.state.now.orientation.conjugate() * (v.angular - solved.angular);
                let turning = (spin.dot(b.model.inertia * spin) * b.model.inverse_mass).sqrt();
                differs = max(differs, max_abs(v.linear - solved.linear) + turning);
            }
            sound &= v.linear.is_finite() && v.angular.is_finite();
            // the next iteration goes on from the solved velocities: with the added stiffness, and not without
            self.exact.push(v);
            velocities.push(if body.is_dynamic() { solved } else { v });
        }
        if !sound {
            return Iterate { residual: f64::INFINITY, rounding: 0.0, sound };
        }
        let certificate = &self.solution.certificate;
        let (rounding, sound) = (certificate.rounding, certificate.verdict != Verdict::Failed);
        joints.predict(shared, island.offset, velocities);
        if !measures {
            return Iterate { residual: f64::INFINITY, rounding, sound };
        }
        // rows must be leaned by the velocities that they lead to, or a stiff link goes on as if it had not been leaned
        let motion = (velocities.as_slice(), lean, horizon);
        let residual = max(joints.missed_laws(shared, &workspace.problem, motion, (&self.solution, true)), differs);
        Iterate { residual, rounding, sound }
    }

    /// The solution as one of the bodies as they are: velocities of contacts, and the residual of the joints.
    fn conclude_joined(
        &mut self,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
        (velocities, horizon): (&[Velocity], f64),
        closed: bool,
    ) {
        let s = &mut self.solution;
        let mut differs = 0.0;
        for (k, c) in workspace.problem.contacts().iter().enumerate() {
            let at = |b: u32, lever: DVec3| {
                let v = velocities[b as usize];
                v.linear + v.angular.cross(lever)
            };
            let u = c.frame.to_contact(at(c.body_b, c.lever_b) - at(c.body_a, c.lever_a)) + c.surface_velocity;
            if let Some(solved) = s.velocities.get_mut(k) {
                differs = max(differs, max_abs(u - *solved));
                *solved = u;
            }
        }
        s.measure_contacts(&workspace.problem, &shared.settings.solver);
        let IslandWorkspace { joints, problem, .. } = workspace;
        let unlawful = joints.unlawful(problem, &s.row_impulses);
        let missed = max(joints.missed_laws(shared, problem, (velocities, self.lean, horizon), (s, closed)), unlawful);
        self.joint_residual = max(max(missed, self.linearisation_error), s.row_residual);
        let c = &mut s.certificate;
        c.residual = max(c.residual + differs, self.joint_residual);
        if !(c.residual + c.rounding <= shared.settings.solver.tolerance) || workspace.joints.at_pole(shared) {
            lower(&mut c.verdict);
        }
        s.body_velocities.clear();
        s.body_velocities.extend_from_slice(velocities);
        self.is_draft = false;
        self.has_impact = false;
        // the velocities before are those of the bodies, without belts
        for (before, pivot) in s.velocities_before.iter_mut().zip(&workspace.pivots) {
            *before -= pivot.map_or(DVec3::ZERO, |p| p.bias);
        }
        self.biases.clear();
        self.biases.extend(workspace.pivots.iter().map(|pivot| pivot.map_or(DVec3::ZERO, |p| p.bias)));
    }

    /// Adds the impulses of the rows to the sums of the bodies.
    pub(in crate::solve) fn add_up_rows(&mut self, workspace: &IslandWorkspace) {
        for (j, &l) in self.solution.row_impulses.iter().enumerate() {
            if l == 0.0 || j >= workspace.problem.row_count() {
                continue;
            }
            for end in workspace.problem.row(j).1 {
                let (impulse, moment) = wrench(end, l);
                let sum = &mut self.sums[end.body as usize];
                sum.0 += impulse;
                sum.1 += moment;
            }
        }
    }
}

/// No better than inexact.
fn lower(verdict: &mut Verdict) {
    *verdict = (*verdict).max(Verdict::Inexact);
}

/// Kinetic energy of bodies at velocities [J].
fn kinetic<'a>(bodies: impl Iterator<Item = (&'a ProblemBody, Velocity)>) -> f64 {
    bodies.filter(|(b, _)| b.is_dynamic()).fold(0.0, |sum, (b, v)| {
        let turning =
            if v.angular == DVec3::ZERO { 0.0 } else { v.angular.dot(b.inverse_inertia.inverse() * v.angular) };
        sum + 0.5 * (v.linear.length_squared() / b.inverse_mass + turning)
    })
}

/// Gives the problem its bodies back.
fn restore(workspace: &mut IslandWorkspace, originals: &[ProblemBody]) {
    for (k, body) in originals.iter().enumerate() {
        workspace.problem.replace_body(k, *body);
    }
}
