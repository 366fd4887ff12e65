//! Where the outer iterations of an island begin: the last step's answer, or nothing but the velocities before.

use super::stiffness::is_anchored;
use crate::joint::kind::JointKind;
use crate::solve::assemble::IslandWorkspace;
use crate::solve::joint_rows::NONE;
use crate::solve::shared::Shared;
use tumble_math::DVec3;
use tumble_solver::{Body as ProblemBody, Velocity};

/// Where outer iterations begin, and how they go on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Start {
    /// From the forces of the joints and the accelerations of the last step, as long as each iteration comes nearer.
    Carried,
    /// From the velocities that the last attempt of this step found.
    Resumed,
    /// From the velocities before the step: the first iteration finds the forces by which rows are leaned.
    Cold,
    /// The same, with Anderson's acceleration.
    Accelerated,
}

impl Start {
    /// Whether it is near a solution, if there is one: where it leads to none, iterations begin anew from the velocities before.
    pub(super) fn is_near(self) -> bool {
        matches!(self, Self::Carried | Self::Resumed)
    }
}

/// The answer of the last two steps, carried on to this one.
#[derive(Debug)]
pub(super) struct Carry {
    /// Impulse of each joint on its ends [N·s].
    pub(super) pushes: Vec<[DVec3; 2]>,
    /// Velocities of the bodies after the step.
    pub(super) velocities: Vec<Velocity>,
}

/// Forces of the joints and accelerations as those of the last steps go on.
///
/// Only in the first attempt of a step, before which there is no nearer answer; of an island that is anchored, whose rows are leaned whatever the
/// forces are; whose joints were all solved in the last step; and whose
/// bodies move: of one that comes to rest nothing depends on the steps before.
pub(super) fn carried(workspace: &IslandWorkspace, shared: &Shared<'_>, originals: &[ProblemBody]) -> Option<Carry> {
    // below the tolerance velocities are errors of solutions, and what is carried on of errors keeps them from dying away
    let tolerance = shared.settings.solver.tolerance;
    if shared.again || workspace.starts_slower_than(tolerance) || !is_anchored(workspace) {
        return None;
    }
    let dt = shared.clock.dt;
    let mut velocities: Vec<Velocity> = originals.iter().map(|b| b.before).collect();
    let mut known = vec![false; originals.len()];
    let mut pushes = Vec::with_capacity(workspace.joints.list.len());
    for live in &workspace.joints.list {
        let joint = shared.system.model.joints.at(live.slot)?;
        if joint.kind == JointKind::Coupling {
            pushes.push([DVec3::ZERO; 2]);
            continue;
        }
        let [last, before] = shared.system.state.joints[live.slot as usize].carried;
        let last = last?;
        let carried = before.map_or(last, |before| last.ahead(&before));
        let push = carried.force * dt;
        pushes.push([-push, push]);
        for (&body, a) in live.bodies.iter().zip(carried.accelerations) {
            if body != NONE && originals[body as usize].is_dynamic() && !known[body as usize] {
                known[body as usize] = true;
                let v = &mut velocities[body as usize];
                (v.linear, v.angular) = (v.linear + a.linear * dt, v.angular + a.angular * dt);
            }
        }
    }
    Some(Carry { pushes, velocities })
}

/// Velocities at which the first iteration writes its rows: those that the last attempt of this step found, if they are `resumed`, or those
/// before the step.
pub(super) fn begin_with(
    (shared, resumed): (&Shared<'_>, bool),
    workspace: &IslandWorkspace,
    originals: &[ProblemBody],
    velocities: &mut Vec<Velocity>,
) {
    velocities.clear();
    velocities.extend(originals.iter().zip(&workspace.joints.slots).map(|(body, slot)| {
        let found = shared.system.at(*slot).filter(|_| resumed && body.is_dynamic());
        found.map_or(body.before, |b| b.step.after)
    }));
}
