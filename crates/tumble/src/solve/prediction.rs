//! Where velocities lead the bodies of an island with joints, and what was measured there.

use super::joint_rows::place;
use super::shared::Shared;
use crate::joint::geometry::{JointKinematics, Placement};
use crate::state::motion::{Motion, Rotation};
use crate::system::Body;
use crate::time::integrate::drift;
use tumble_solver::Velocity;

/// Placements at the next midpoint and at the end of the step, by body of the problem, and the joints there.
#[derive(Debug, Default)]
pub(super) struct Prediction {
    /// At the next midpoint.
    pub(super) placements: Vec<Placement>,
    /// At the end of the step.
    pub(super) ended: Vec<Placement>,
    /// Hard rows of each joint at the next midpoint [m]; whether they were measured.
    pub(super) values: Vec<[f64; 6]>,
    pub(super) measured: bool,
    /// Each joint there, where it was measured.
    pub(super) there: Vec<Option<JointKinematics>>,
}

impl Prediction {
    /// Flies every body with a velocity until the next midpoint, from where it is solved, an `offset` from this one [s].
    pub(super) fn fly(&mut self, shared: &Shared<'_>, slots: &[u32], offset: f64, velocities: &[Velocity]) {
        let gyroscopic = shared.settings.physics.gyroscopic;
        let (rest, next) = (shared.clock.to_end(offset), shared.clock.next_half());
        self.measured = false;
        self.placements.clear();
        self.ended.clear();
        for (k, &slot) in slots.iter().enumerate() {
            let Some(body) = shared.system.at(slot) else {
                self.placements.push(Placement::WORLD);
                self.ended.push(Placement::WORLD);
                continue;
            };
            // a driven body is at its midpoint, wherever the others are solved
            let rest = if body.is_dynamic() { rest } else { shared.clock.half() };
            let from = if body.is_dynamic() { with(body, velocities[k]) } else { body.state.now };
            let end = drift(body.model, &from, rest, gyroscopic);
            self.ended.push(place(&end));
            self.placements.push(place(&drift(body.model, &end, next, gyroscopic)));
        }
    }
}

/// A dynamic body where it is solved, with another velocity.
fn with(body: Body<'_>, v: Velocity) -> Motion {
    let now = &body.state.now;
    let momentum = body.model.inertia * (now.orientation.conjugate() * v.angular);
    Motion { velocity: v.linear, rotation: Rotation::Momentum(momentum), ..*now }
}
