//! An island with joints: rows and flight, again and again, until the flight says that the joints hold.
//!
//! Each turn is a solve of the whole problem, contacts and bounded rows included. It ends when what the joints open until the
//! next midpoint is below a thousandth of the tolerance or of what rounding allows. Where no answer is found, or the joints
//! would bring energy (a link that turned once more round), the rows hold velocities instead, which is always possible, and
//! the verdict is inexact.

use super::IslandSolve;
use crate::account::report::{CoordinateMode, CoordinateReport, JointReport};
use crate::base::handle::JointId;
use crate::joint::MOST_COORDINATES;
use crate::joint::kind::{CoordinateUnit, JointKind};
use crate::joint::motor::Drive;
use crate::solve::assemble::IslandWorkspace;
use crate::solve::correct::target;
use crate::solve::island::Island;
use crate::solve::joints::{Live, NONE, Role, rate, wrench};
use crate::solve::shared::Shared;
use tumble_math::dense::symmetric_eigen;
use tumble_math::order::{max, max_abs, min};
use tumble_math::{DMat3, DVec3};
use tumble_solver::{
    Body as ProblemBody, End, Guess, Problem, Row, Settings as SolverSettings, Situation, Velocity, Verdict,
};

/// Most turns of the loop [–]: 3 to 8 are enough for mechanisms that turn by less than half a radian in a step.
const MOST_TURNS: u32 = 32;

/// Part of the tolerance that ends the loop [–]: what is left adds up over steps.
const DEPTH: f64 = 1e-3;

/// Roundings that may be left at least [–].
const ROUNDINGS: f64 = 16.0;

/// Turn of a body by its joints in a quarter of a step, beside itself, from which rows are leaned [–]: at 1 the rows of x_M
/// would be unstable.
const STIFF: f64 = 0.25;

/// Part of the energy that hard rows may bring in a step [–]: more is a wrong root of the flight.
const WRONG_ROOT: f64 = 0.1;

/// Part of the largest overlap at which the position pass stops [–], and gaps that it may close, in such overlaps.
const ENOUGH: f64 = 1e-3;
const NEAR: f64 = 16.0;

/// Energies of the rows of an island [J].
#[derive(Clone, Copy, Debug, Default)]
struct RowEnergy {
    hard: f64,
    time_step: f64,
    motor_work: f64,
    joint_loss: f64,
    restitution_loss: f64,
    kinematic_work: f64,
}

/// What a turn of the loop came to.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// What the joints open until the next midpoint, and what velocities differ from those that were solved [m/s].
    residual: f64,
    rounding: f64,
    sound: bool,
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
        let held = is_held(workspace);
        let tolerance = shared.settings.solver.tolerance;
        let horizon = shared.clock.horizon(island.offset);
        let mut velocities: Vec<Velocity> = originals.iter().map(|b| b.before).collect();
        workspace.joints.fly(shared, island.offset, &velocities);
        let mut leaning = false;
        let mut last = f64::INFINITY;
        let mut found = false;
        self.turns = 0;
        for turn in 0..MOST_TURNS {
            self.turns += 1;
            let lean = if leaning { 0.25 * shared.clock.dt } else { 0.0 };
            if leaning {
                stiffen(workspace, &originals, &self.solution.row_impulses, &velocities, lean);
            }
            let linearised = velocities.clone();
            let done = self.turn(island, shared, workspace, &originals, &mut velocities, (lean, horizon, false));
            let stiff = turn == 0 && is_stiff(workspace, &self.solution.row_impulses, 0.25 * shared.clock.dt);
            leaning |= turn == 0 && (held || stiff);
            if !done.sound {
                break;
            }
            let goal = max(DEPTH * tolerance, ROUNDINGS * done.rounding);
            if turn == 0 && leaning {
                // its impulses say how stiff the joints are; its velocities may then be those of an unstable step
                if stiff {
                    velocities.clone_from(&linearised);
                    workspace.joints.fly(shared, island.offset, &velocities);
                }
                continue;
            }
            if done.residual <= goal {
                found = true;
                break;
            }
            if done.residual <= 0.5 * tolerance && !(done.residual < 0.5 * last) {
                found = true;
                break;
            }
            if turn > 5 && !(done.residual < last) {
                for (v, old) in velocities.iter_mut().zip(&linearised) {
                    v.linear = (v.linear + old.linear) * 0.5;
                    v.angular = (v.angular + old.angular) * 0.5;
                }
                workspace.joints.fly(shared, island.offset, &velocities);
            }
            last = done.residual;
        }
        if found {
            self.end_loop(island, shared, workspace, &mut velocities);
        }
        let mut energy = self.row_energy(workspace, &originals, &velocities);
        let scale = kinetic(&originals, |b| b.before) + kinetic(&originals, |b| b.free);
        let wrong = energy.hard > WRONG_ROOT * scale + 1e-12 * max(scale, 1e-300);
        if !found || wrong {
            restore(workspace, &originals);
            velocities.clear();
            velocities.extend(originals.iter().map(|b| b.before));
            workspace.joints.fly(shared, island.offset, &velocities);
            let done = self.turn(island, shared, workspace, &originals, &mut velocities, (0.0, horizon, true));
            self.end_loop(island, shared, workspace, &mut velocities);
            energy = self.row_energy(workspace, &originals, &velocities);
            self.solution.certificate.residual = max(self.solution.certificate.residual, done.residual);
            lower(&mut self.solution.certificate.verdict);
        }
        restore(workspace, &originals);
        self.conclude_joined(shared, workspace, &velocities, horizon);
        self.account(workspace);
        let e = &mut self.energy;
        e.restitution_loss += energy.restitution_loss;
        e.kinematic_work += energy.kinematic_work;
        (e.time_step, e.motor_work, e.joint_loss) =
            (energy.time_step + energy.hard, energy.motor_work, energy.joint_loss);
        self.report_joints(shared, workspace, &velocities);
    }

    /// Takes the velocities that the impulses make of the bodies as they are, and flies with them.
    fn end_loop(
        &self,
        island: &Island,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
        velocities: &mut Vec<Velocity>,
    ) {
        velocities.clone_from(&self.exact);
        workspace.joints.fly(shared, island.offset, velocities);
    }

    /// One turn: rows at these velocities, a solve, and the velocities that its impulses make; their flight is known then.
    fn turn(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
        originals: &[ProblemBody],
        velocities: &mut Vec<Velocity>,
        (lean, horizon, flat): (f64, f64, bool),
    ) -> Turn {
        let IslandWorkspace { joints, problem, solver, guess, .. } = workspace;
        let again = self.turns > 1;
        let mut sound = joints.write(shared, problem, velocities, (lean, horizon, flat));
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
        };
        solver.solve(problem, warm.then_some(start), &settings.for_island(&situation));
        solver.hand_over(&mut self.solution);
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
            // the next turn goes on from what was solved: with its stiffness, and not without
            self.exact.push(v);
            velocities.push(if body.is_dynamic() { solved } else { v });
        }
        if !sound {
            return Turn { residual: f64::INFINITY, rounding: 0.0, sound };
        }
        joints.fly(shared, island.offset, velocities);
        let certificate = &self.solution.certificate;
        // what leans the rows must be what they come to, or a stiff link goes on as if it had not been leaned
        let limits = joints.missed_limits(shared, horizon, &self.solution);
        let residual = max(max(joints.missed(shared, horizon), limits), differs);
        Turn { residual, rounding: certificate.rounding, sound: certificate.verdict != Verdict::Failed }
    }

    /// The answer as one of the bodies as they are: velocities of contacts, and what the joints miss.
    fn conclude_joined(
        &mut self,
        shared: &Shared<'_>,
        workspace: &IslandWorkspace,
        velocities: &[Velocity],
        horizon: f64,
    ) {
        let s = &mut self.solution;
        let mut differs = 0.0;
        for (k, c) in workspace.problem.contacts().iter().enumerate() {
            let at = |b: u32, lever: DVec3| {
                let v = velocities[b as usize];
                v.linear + v.angular.cross(lever)
            };
            let u = c.frame.to_contact(at(c.body_b, c.lever_b) - at(c.body_a, c.lever_a));
            if let Some(solved) = s.velocities.get_mut(k) {
                differs = max(differs, max_abs(u - *solved));
                *solved = u;
            }
        }
        let missed = workspace.joints.missed(shared, horizon);
        self.joint_residual = max(missed, s.row_residual);
        let c = &mut s.certificate;
        c.residual = max(c.residual + differs, missed);
        if !(c.residual + c.rounding <= shared.settings.solver.tolerance) {
            lower(&mut c.verdict);
        }
        s.body_velocities.clear();
        s.body_velocities.extend_from_slice(velocities);
        self.is_draft = false;
        self.has_impact = false;
        // what was before is what the bodies had, belts apart
        for (before, pivot) in s.velocities_before.iter_mut().zip(&workspace.pivots) {
            *before -= pivot.map_or(DVec3::ZERO, |p| p.bias);
        }
        self.biases.clear();
        self.biases.extend(workspace.pivots.iter().map(|pivot| pivot.map_or(DVec3::ZERO, |p| p.bias)));
    }

    /// What the rows did to the energy, with the levers that were used.
    fn row_energy(&self, workspace: &IslandWorkspace, originals: &[ProblemBody], velocities: &[Velocity]) -> RowEnergy {
        let mut sum = RowEnergy::default();
        for (j, record) in workspace.joints.records.iter().enumerate() {
            let Some(&l) = self.solution.row_impulses.get(j) else { continue };
            let ends = workspace.problem.row(j).1;
            let (mut before, mut now, mut driven) = (0.0, 0.0, 0.0);
            for end in ends {
                let body = &originals[end.body as usize];
                before += end.dot(body.before);
                now += end.dot(velocities[end.body as usize]);
                if !body.is_dynamic() {
                    driven += end.dot(body.free);
                }
            }
            sum.kinematic_work -= l * driven;
            let mean = 0.5 * (before + now);
            let lose = |sum: &mut RowEnergy, w: f64| {
                if w <= 0.0 { sum.joint_loss -= w } else { sum.time_step += w }
            };
            match record.role {
                Role::Hard => sum.hard += l * mean,
                Role::Lower | Role::Upper => sum.restitution_loss -= l * mean,
                Role::Motor => sum.motor_work += l * mean,
                Role::Friction => lose(&mut sum, l * mean),
                Role::Linear(parts) => {
                    // the row's own rounding belongs to the step
                    let of = |(a, d): (f64, f64)| -(a * now + d);
                    let whole = parts.iter().fold(0.0, |sum, p| sum + of(*p));
                    sum.time_step += (l - whole) * mean;
                    sum.time_step += (of(parts[0]) + of(parts[2])) * mean;
                    lose(&mut sum, of(parts[1]) * mean);
                    sum.motor_work += of(parts[3]) * mean;
                }
            }
        }
        sum
    }

    /// What each joint did.
    fn report_joints(&mut self, shared: &Shared<'_>, workspace: &IslandWorkspace, velocities: &[Velocity]) {
        self.joints.clear();
        let joints = &workspace.joints;
        for live in &joints.list {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let id = JointId::of(shared.system.model.joints.id_at(live.slot));
            let sight = joints.sight(shared, live, joint);
            let velocity =
                |k: usize| if live.bodies[k] == NONE { Velocity::ZERO } else { velocities[live.bodies[k] as usize] };
            let before = |k: usize| {
                let body = workspace.problem.bodies().get(live.bodies[k] as usize);
                body.map_or(Velocity::ZERO, |b| b.before)
            };
            let mut report = JointReport { joint: id, ..JointReport::new(id) };
            for (k, row) in sight.hard(joint, live.value[0]).iter().enumerate() {
                let is_turn = row.b.linear == DVec3::ZERO && row.a.linear == DVec3::ZERO;
                if is_turn {
                    report.turn = max(report.turn, live.closed[k].abs() / joint.length);
                } else {
                    report.gap = max(report.gap, live.closed[k].abs());
                }
            }
            if joint.kind == JointKind::Coupling {
                report.gap = live.closed[0].abs();
            }
            report.count = joint.kind.coordinates().len();
            for k in 0..report.count {
                let row = sight.coordinate(joint.kind, k, live.value[k]);
                report.coordinates[k] = CoordinateReport {
                    value: live.value[k],
                    rate_before: rate(&row, before(0), before(1)),
                    rate: rate(&row, velocity(0), velocity(1)),
                    ..CoordinateReport::default()
                };
            }
            report.lever = sight.lever_b;
            self.joints.push(report);
        }
        for (j, record) in joints.records.iter().enumerate() {
            let Some(&l) = self.solution.row_impulses.get(j) else { continue };
            let live = &joints.list[record.joint as usize];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let Some(report) = self.joints.get_mut(record.joint as usize) else { continue };
            let (row, ends) = workspace.problem.row(j);
            let unit = joint.kind.coordinates().get(record.coordinate);
            let scale = if unit == Some(&CoordinateUnit::Angle) { joint.length } else { 1.0 };
            let own = l * scale;
            let bounced = self.solution.bounced_rows.get(j).copied().unwrap_or(false);
            let c = &mut report.coordinates[record.coordinate.min(MOST_COORDINATES - 1)];
            match record.role {
                Role::Hard if joint.kind == JointKind::Coupling => {}
                Role::Hard => {
                    // what the row does to B, or, where B is no body that moves, against what it does to A
                    let (end, sign) = match ends.iter().find(|e| e.body == live.bodies[1]) {
                        Some(end) => (end, 1.0),
                        None => (&ends[0], -1.0),
                    };
                    let (p, m) = wrench(end, sign * l);
                    let lever = if sign > 0.0 { report.lever } else { joints.sight(shared, live, joint).lever_a };
                    report.impulse += p;
                    report.moment += m - lever.cross(p);
                }
                Role::Lower | Role::Upper => {
                    c.limit_impulse += if record.role == Role::Lower { own } else { -own };
                    if l > 0.0 {
                        c.mode = if bounced { CoordinateMode::Bounce } else { CoordinateMode::Limit };
                    }
                }
                Role::Motor => {
                    c.motor_impulse += own;
                    let drive = shared.system.state.joints[live.slot as usize].motor[record.coordinate].drive;
                    let saturated = row.most.is_finite() && l.abs() >= row.most * (1.0 - 1e-12);
                    if saturated && !matches!(drive, Drive::Force { .. }) && c.mode == CoordinateMode::Free {
                        c.mode = CoordinateMode::Saturated;
                    }
                }
                Role::Friction => {
                    c.friction_impulse += own;
                    let slides = l.abs() >= row.most * (1.0 - 1e-12);
                    if c.mode == CoordinateMode::Free {
                        c.mode = if slides { CoordinateMode::Slide } else { CoordinateMode::Stick };
                    }
                }
                Role::Linear(parts) => {
                    let now = self.solution.row_velocities.get(j).copied().unwrap_or(0.0);
                    let of = |(a, d): (f64, f64)| -(a * now + d) * scale;
                    c.spring_impulse += of(parts[0]) + of(parts[1]) + of(parts[2]);
                    c.motor_impulse += of(parts[3]);
                }
            }
        }
    }

    /// The position pass of an island with joints: overlap is opened as far as asked for by the smallest move in the mass metric
    /// that leaves the joints where they are. Whether there was any.
    pub(in crate::solve) fn correct_joined(&mut self, shared: &Shared<'_>, workspace: &mut IslandWorkspace) -> bool {
        let settings = &shared.settings.correction;
        let IslandWorkspace { problem, joints, solver, .. } = workspace;
        let largest = problem.contacts().iter().fold(0.0, |m, c| max(m, target(c.gap, settings)));
        if !settings.enabled || largest == 0.0 {
            return false;
        }
        let Ok(mut moves) = Problem::new(1.0) else { return false };
        for body in problem.bodies() {
            let still = ProblemBody { before: Velocity::ZERO, free: Velocity::ZERO, ..*body };
            if moves.add_body(still).is_err() {
                return false;
            }
        }
        let mut sound = joints.hold(shared, &mut moves);
        for (k, c) in problem.contacts().iter().enumerate() {
            let target = target(c.gap, settings);
            if target < -NEAR * largest {
                continue;
            }
            let n = c.frame.normal;
            let ends = [
                End { body: c.body_a, linear: -n, angular: -c.lever_a.cross(n) },
                End { body: c.body_b, linear: n, angular: c.lever_b.cross(n) },
            ];
            let index = (joints.list.len() + k) as u32;
            sound &= moves.add_row(Row { bias: -target, ..Row::unilateral(index, 0.0, 0.0) }, &ends).is_ok();
        }
        if !sound {
            return false;
        }
        // a velocity of one second is a way
        let enough = SolverSettings { tolerance: ENOUGH * largest, ..shared.settings.solver };
        let solution = solver.solve(&moves, None, &enough);
        self.moves.clear();
        self.moves.extend(solution.body_velocities.iter().map(|v| (v.linear, v.angular)));
        self.moves.iter().all(|(x, t)| x.is_finite() && t.is_finite())
    }

    /// Adds what the rows do to the sums of the bodies.
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

/// At most inexact.
fn lower(verdict: &mut Verdict) {
    if *verdict == Verdict::Solved {
        *verdict = Verdict::Inexact;
    }
}

/// Kinetic energy at a velocity of every body [J].
fn kinetic(bodies: &[ProblemBody], pick: impl Fn(&ProblemBody) -> Velocity) -> f64 {
    bodies.iter().filter(|b| b.is_dynamic()).fold(0.0, |sum, b| {
        let v = pick(b);
        let turning =
            if v.angular == DVec3::ZERO { 0.0 } else { v.angular.dot(b.inverse_inertia.inverse() * v.angular) };
        sum + 0.5 * (v.linear.length_squared() / b.inverse_mass + turning)
    })
}

/// Whether a joint or contact holds the island to something that impulses do not move.
fn is_held(workspace: &IslandWorkspace) -> bool {
    let bodies = workspace.problem.bodies();
    let moves = |k: u32| bodies.get(k as usize).is_some_and(ProblemBody::is_dynamic);
    // a coupling has no bodies of its own
    let ties = |j: &Live| j.slots == [NONE; 2];
    workspace.joints.list.iter().any(|j| !(ties(j) || moves(j.bodies[0]) && moves(j.bodies[1])))
        || workspace.problem.contacts().iter().any(|c| !(moves(c.body_a) && moves(c.body_b)))
}

/// Force of each joint's hard rows on its ends, with their levers; calls `tell` with body, lever and force.
fn forces(workspace: &IslandWorkspace, impulses: &[f64], mut tell: impl FnMut(usize, DVec3, DVec3)) {
    let mut sums = vec![[DVec3::ZERO; 2]; workspace.joints.list.len()];
    for (j, record) in workspace.joints.records.iter().enumerate() {
        let Some(&l) = impulses.get(j).filter(|_| record.role == Role::Hard) else { continue };
        let live = &workspace.joints.list[record.joint as usize];
        for end in workspace.problem.row(j).1 {
            sums[record.joint as usize][usize::from(end.body == live.bodies[1])] += end.linear * l;
        }
    }
    for (live, sums) in workspace.joints.list.iter().zip(sums) {
        for k in 0..2 {
            if live.bodies[k] != NONE && sums[k] != DVec3::ZERO {
                tell(live.bodies[k] as usize, live.levers[k], sums[k]);
            }
        }
    }
}

/// Whether joints turn some body as much as its inertia does.
fn is_stiff(workspace: &IslandWorkspace, impulses: &[f64], quarter: f64) -> bool {
    let bodies = workspace.problem.bodies();
    let mut sums = vec![0.0; bodies.len()];
    for (j, record) in workspace.joints.records.iter().enumerate() {
        let Some(&l) = impulses.get(j).filter(|_| record.role == Role::Hard) else { continue };
        for end in workspace.problem.row(j).1 {
            sums[end.body as usize] += (end.angular * l).length();
        }
    }
    bodies.iter().zip(sums).any(|(b, sum)| {
        let easiest = max(b.inverse_inertia.x_axis.x, max(b.inverse_inertia.y_axis.y, b.inverse_inertia.z_axis.z));
        b.is_dynamic() && quarter * sum * easiest > STIFF
    })
}

/// Gives bodies the inertia that their joints' forces add as they turn, and the free spin with which the balance of momentum is the
/// same at `velocities`.
///
/// A force P at a lever r that turns by δ changes its moment by r(δ·P) − δ(r·P). Of that the matrix has what P does along r:
/// −(h/4)(r·P)(1 − r̂r̂ᵀ), all there is for a link under tension. The rest is not symmetric; half of it on each side would
/// overrate the inertia of a thin rod about itself, and the loop would diverge.
fn stiffen(
    workspace: &mut IslandWorkspace,
    originals: &[ProblemBody],
    impulses: &[f64],
    velocities: &[Velocity],
    quarter: f64,
) {
    let mut added = vec![DMat3::ZERO; originals.len()];
    forces(workspace, impulses, |k, r, p| {
        let size = r.length_squared();
        if size > 0.0 {
            let along = DMat3::from_cols(r * r.x, r * r.y, r * r.z) * (1.0 / size);
            added[k] += (DMat3::IDENTITY - along) * (quarter * r.dot(p));
        }
    });
    for (k, (body, added)) in originals.iter().zip(&added).enumerate() {
        if !body.is_dynamic() || *added == DMat3::ZERO {
            workspace.problem.replace_body(k, *body);
            continue;
        }
        let inertia = body.inverse_inertia.inverse();
        let stiff = positive(inertia, *added);
        let inverse = (inertia + stiff).inverse();
        let inverse = (inverse + inverse.transpose()) * 0.5;
        let mut new = *body;
        new.inverse_inertia = inverse;
        new.free.angular = inverse * (inertia * body.free.angular + stiff * velocities[k].angular);
        workspace.problem.replace_body(k, new);
    }
}

/// What may be added to an inertia: all of it, or nothing where it would take more than nine tenths away.
fn positive(inertia: DMat3, added: DMat3) -> DMat3 {
    let (least, _) = symmetric_eigen(inertia);
    let (sum, _) = symmetric_eigen(inertia + added);
    let smallest = |m: DVec3| min(m.x, min(m.y, m.z));
    if smallest(sum) > 0.1 * smallest(least) { added } else { DMat3::ZERO }
}

/// Gives the problem its bodies back.
fn restore(workspace: &mut IslandWorkspace, originals: &[ProblemBody]) {
    for (k, body) in originals.iter().enumerate() {
        workspace.problem.replace_body(k, *body);
    }
}
