//! State of the joints after a step: their coordinates and rotors at the frame, limits that were met, and those that broke.

use super::joint_rows::{place, rate};
use crate::account::joint_report::CoordinateMode;
use crate::account::report::{Event, IslandReport, StepReport};
use crate::base::handle::JointId;
use crate::joint::Carried;
use crate::joint::geometry::{JointKinematics, Placement};
use crate::system::{Body, System};
use crate::time::clock::Clock;
use tumble_solver::Velocity;

/// Takes the coordinates of all joints to the end of the step, and the rotors to the rates of the way that follows the solve.
pub(crate) fn follow_joints(system: &mut System, clock: Clock, report: &mut StepReport) {
    if system.model.joints.len() == 0 {
        return;
    }
    let model = std::sync::Arc::clone(&system.model);
    for (id, joint) in model.joints.iter() {
        let bodies = joint.ends.map(|e| e.body.and_then(|b| system.get(b)));
        let places = bodies.map(|b| b.map_or(Placement::WORLD, |b| place(&b.state.now)));
        let velocities = bodies.map(|b| b.map_or(Velocity::ZERO, |b| b.step.after));
        let sight = JointKinematics::of(&joint.ends, places);
        let acted = report.joints.binary_search_by_key(&JointId::of(id), |j| j.joint).ok();
        let offset =
            acted.and_then(|at| report.islands.get(report.joints[at].island as usize)).map_or(0.0, |i| i.offset);
        let rest = clock.to_end(offset);
        let mut state = system.state.joints[id.slot as usize];
        if let Some(at) = acted {
            let (joint, per) = (&report.joints[at], 1.0 / report.dt);
            // where rows depend on each other ways may part, and which of them is taken is not for the steps before to say
            let regular = |i: &IslandReport| i.certificate.is_solved() && i.redundant == 0;
            let solved = report.islands.get(joint.island as usize).is_some_and(regular);
            let acceleration = |b: Option<Body<'_>>| {
                b.map_or(Velocity::ZERO, |b| {
                    let (before, after) = (b.step.before, b.step.after);
                    Velocity {
                        linear: (after.linear - before.linear) * per,
                        angular: (after.angular - before.angular) * per,
                    }
                })
            };
            let now = Carried { force: joint.impulse * per, accelerations: bodies.map(acceleration) };
            // of what rests nothing goes on: its forces may be those of an earlier solution, to the last bit of none
            let rests = velocities.iter().all(|v| *v == Velocity::ZERO);
            let goes_on = solved && !joint.held && !rests && now.is_finite();
            state.carried = if goes_on { [Some(now), state.carried[0]] } else { [None; 2] };
        }
        for k in 0..joint.kind.coordinates().len() {
            let old = state.value[k];
            let now = rate(&sight.coordinate(joint.kind, k, old), velocities[0], velocities[1]);
            let c = acted.map(|at| report.joints[at].coordinates[k]);
            // from where it was solved: a blow may have turned the rate round there
            let near = c.map_or(old + clock.dt * now, |c| c.value + rest * c.rate);
            state.value[k] = sight.coordinate(joint.kind, k, near).value;
            let Some(c) = c else { continue };
            if joint.along[k].armature > 0.0 {
                state.rotor[k] = c.rotor;
            }
            let was_free = system.state.joints[id.slot as usize].pressed & (1 << k) == 0;
            let presses = matches!(c.mode, CoordinateMode::Limit | CoordinateMode::Bounce);
            if presses && (was_free || c.mode == CoordinateMode::Bounce) {
                let (joint, coordinate) = (JointId::of(id), k as u8);
                let speed = c.rate_before.abs();
                report.events.push(Event::LimitHit { joint, coordinate, speed, impulse: c.limit_impulse });
            }
            state.pressed = if presses { state.pressed | (1 << k) } else { state.pressed & !(1 << k) };
        }
        system.state.joints[id.slot as usize] = state;
    }
}

/// Takes the joints away whose hard rows carried more than they bear; the energy of their springs is lost. Whether there were any.
pub(crate) fn break_joints(system: &mut System, report: &mut StepReport) -> bool {
    let mut broken = Vec::new();
    for r in report.joints.iter().filter(|r| !r.held) {
        let Some(joint) = system.model.joints.get(r.joint.place()) else { continue };
        let Some((most_force, most_torque)) = joint.breaks else { continue };
        let (force, torque) = (r.impulse.length() / report.dt, r.moment.length() / report.dt);
        if force > most_force || torque > most_torque {
            broken.push((r.joint, force, torque));
        }
    }
    let any = !broken.is_empty();
    for (joint, force, torque) in broken {
        let before = system.joint_energy();
        system.remove_joint(joint);
        let after = system.joint_energy();
        let (rotor, spring) = (before.0 - after.0, before.1 - after.1);
        for ledger in [&mut system.state.ledger, &mut report.ledger, &mut report.step_ledger] {
            ledger.kinetic -= rotor;
            ledger.potential -= spring;
            ledger.joint_loss += rotor + spring;
        }
        report.events.push(Event::JointBroke { joint, force, torque });
    }
    any
}
