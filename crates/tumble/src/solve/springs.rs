//! Energy of the springs of an island with joints, where its velocities lead.

use super::joint_rows::{end, ends_of, rate};
use super::joints::JointWork;
use super::shared::Shared;
use crate::joint::geometry::{JointKinematics, Placement};
use tumble_solver::Velocity;

/// Energy of the springs of an island [J].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Springs {
    /// At the frames where the step begins and ends.
    pub(super) begin: f64,
    pub(super) end: f64,
    /// At this midpoint and the next.
    pub(super) here: f64,
    pub(super) there: f64,
    /// Energy at the next midpoint beyond that of coordinates that go on along lines from the end of the step.
    pub(super) bent: f64,
}

impl JointWork {
    /// Energy of the springs [J] at the frames where the step begins and, with these velocities, whose motion is predicted, ends; and at
    /// this midpoint and the next.
    pub(super) fn springs(&self, shared: &Shared<'_>, offset: f64, velocities: &[Velocity]) -> Springs {
        let mut sum = Springs::default();
        let (left, next) = (shared.clock.to_end(offset), shared.clock.next_half());
        for live in &self.list {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            if joint.along.iter().all(|along| along.spring.is_none()) {
                continue;
            }
            let state = &shared.system.state.joints[live.slot as usize];
            let place =
                |places: &[Placement]| JointKinematics::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, places)));
            let (here, ended, predicted) = (place(&self.here), place(&self.ahead.ended), place(&self.ahead.placements));
            let [va, vb] = ends_of(live, velocities);
            for (k, along) in joint.along.iter().enumerate() {
                let Some((stiffness, rest)) = along.spring else { continue };
                let going = rate(&here.gradient(joint.kind, k), va, vb);
                let energy = |value: f64| 0.5 * stiffness * (value - rest) * (value - rest);
                sum.begin += energy(state.value[k]);
                let end = ended.coordinate(joint.kind, k, live.value[k] + left * going).value;
                let there = predicted.coordinate(joint.kind, k, end + next * going).value;
                sum.end += energy(end);
                sum.here += energy(live.value[k]);
                sum.there += energy(there);
                sum.bent += energy(there) - energy(end + (end - live.value[k]) * next / left);
            }
        }
        sum
    }
}
