//! Ledger of an island's joints: their energies, and a report of each.

use super::IslandSolve;
use crate::account::joint_report::{CoordinateMode, CoordinateReport, JointReport};
use crate::base::handle::JointId;
use crate::joint::MOST_COORDINATES;
use crate::joint::kind::{CoordinateUnit, JointKind};
use crate::joint::motor::Drive;
use crate::solve::assemble::IslandWorkspace;
use crate::solve::joint_rows::{NONE, Role, rate, wrench};
use crate::solve::shared::Shared;
use tumble_math::DVec3;
use tumble_math::order::max;
use tumble_solver::{Body as ProblemBody, Velocity};

/// Energies of the rows of an island [J].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RowEnergy {
    pub(super) hard: f64,
    pub(super) time_step: f64,
    pub(super) motor_work: f64,
    pub(super) joint_loss: f64,
    pub(super) restitution_loss: f64,
    pub(super) kinematic_work: f64,
    /// Work of the springs, which is taken from their stored energy.
    pub(super) spring_work: f64,
}

impl IslandSolve {
    /// Energies of the rows, with the levers that were used.
    pub(super) fn row_energy(
        &self,
        workspace: &IslandWorkspace,
        originals: &[ProblemBody],
        velocities: &[Velocity],
    ) -> RowEnergy {
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
                Role::Hard | Role::Held => sum.hard += l * mean,
                Role::Lower | Role::Upper => sum.restitution_loss -= l * mean,
                Role::Motor => sum.motor_work += l * mean,
                Role::Friction => lose(&mut sum, l * mean),
                Role::Linear => {
                    let share = workspace.joints.shares.get(j).copied().unwrap_or_default();
                    // rounding of the shares belongs to the step
                    let whole = share.iter().fold(0.0, |sum, p| sum + p);
                    sum.time_step += (l - whole) * mean;
                    sum.time_step += (share[0] + share[2]) * mean;
                    sum.spring_work += share[0] * mean;
                    lose(&mut sum, share[1] * mean);
                    sum.motor_work += share[3] * mean;
                }
            }
        }
        sum
    }

    /// Report of each joint; whether it is closed at the next midpoint.
    pub(super) fn report_joints(
        &mut self,
        shared: &Shared<'_>,
        workspace: &IslandWorkspace,
        (velocities, horizon): (&[Velocity], f64),
        closed: bool,
    ) {
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
            let mut report = JointReport { lean: self.lean, ..JointReport::new(id) };
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
                let now = rate(&row, velocity(0), velocity(1));
                let rotor = if !(joint.along[k].armature > 0.0) {
                    0.0
                } else if closed && !joint.kind.is_unbent(k) {
                    joints.mean_rate(shared, live, joint, k, (velocities, horizon))
                } else {
                    // where its row acts: what it gets is told by that rate
                    joints.acting_rate(shared, live, joint, k, velocities)
                };
                report.coordinates[k] = CoordinateReport {
                    value: live.value[k],
                    rate_before: rate(&row, before(0), before(1)),
                    rate: now,
                    rotor,
                    ..CoordinateReport::default()
                };
            }
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
                Role::Hard if joint.kind == JointKind::Coupling => report.coupling_impulse += l * joint.length,
                Role::Hard | Role::Held => {
                    report.held |= record.role == Role::Held;
                    // the impulse on B, or, where B is no body that moves, minus the one on A
                    let on_a = if record.role == Role::Held { live.across } else { live.levers[0] };
                    let (end, lever, sign) = match ends.iter().find(|e| e.body == live.bodies[1]) {
                        Some(end) => (end, live.levers[1], 1.0),
                        None => (&ends[0], on_a, -1.0),
                    };
                    let (p, m) = wrench(end, sign * l);
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
                Role::Linear => {
                    let share = joints.shares.get(j).copied().unwrap_or_default().map(|p| p * scale);
                    c.spring_impulse += share[0];
                    c.damping_impulse += share[1];
                    c.rotor_impulse += share[2];
                    c.motor_impulse += share[3];
                }
            }
        }
    }
}
