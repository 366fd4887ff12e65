//! A joint of a world, to be read.

use crate::account::joint_report::JointReport;
use crate::base::handle::JointId;
use crate::joint::builder::End;
use crate::joint::geometry::{JointKinematics, Placement};
use crate::joint::kind::JointKind;
use crate::joint::motor::Motor;
use crate::joint::{Along, JointModel, JointState};
use crate::solve::joint_rows::{place, rate};
use crate::world::World;
use tumble_math::{DQuat, DVec3};
use tumble_solver::Velocity;

/// A joint of a world, to be read.
#[derive(Clone, Copy, Debug)]
pub struct JointRef<'a> {
    pub(super) world: &'a World,
    pub(super) id: JointId,
    pub(super) joint: &'a JointModel,
    pub(super) state: &'a JointState,
}

impl<'a> JointRef<'a> {
    /// Its handle.
    #[must_use]
    pub fn id(&self) -> JointId {
        self.id
    }

    /// Its kind: constraints and free coordinates.
    #[must_use]
    pub fn kind(&self) -> JointKind {
        self.joint.kind
    }

    /// Its two ends.
    #[must_use]
    pub fn ends(&self) -> [End; 2] {
        self.joint.ends.map(|e| e.body.map_or(End::World, End::Body))
    }

    /// Number of its free coordinates.
    #[must_use]
    pub fn coordinate_count(&self) -> usize {
        self.joint.kind.coordinates().len()
    }

    fn motions(&self) -> ([Placement; 2], [Velocity; 2]) {
        let body = |k: usize| self.joint.ends[k].body.and_then(|b| self.world.system.get(b));
        let places = [0, 1].map(|k| body(k).map_or(Placement::WORLD, |b| place(&b.state.now)));
        (places, [0, 1].map(|k| body(k).map_or(Velocity::ZERO, |b| b.velocity())))
    }

    /// Free coordinate `k`, from 0, angles counted through whole turns [rad or m]; 0 where there is none.
    #[must_use]
    pub fn coordinate(&self, k: usize) -> f64 {
        if k >= self.coordinate_count() {
            return 0.0;
        }
        let sight = JointKinematics::of(&self.joint.ends, self.motions().0);
        sight.coordinate(self.joint.kind, k, self.state.value[k]).value
    }

    /// Its rate [rad/s or m/s]; 0 where there is none.
    #[must_use]
    pub fn rate(&self, k: usize) -> f64 {
        if k >= self.coordinate_count() {
            return 0.0;
        }
        let (places, [a, b]) = self.motions();
        rate(&JointKinematics::of(&self.joint.ends, places).coordinate(self.joint.kind, k, self.state.value[k]), a, b)
    }

    /// Speed of the rotor of coordinate `k` [rad/s or m/s].
    #[must_use]
    pub fn rotor(&self, k: usize) -> f64 {
        self.state.rotor.get(k).copied().unwrap_or(0.0)
    }

    /// The motor of coordinate `k`.
    #[must_use]
    pub fn motor(&self, k: usize) -> Motor {
        self.state.motor.get(k).copied().unwrap_or(Motor::OFF)
    }

    /// Its report of the last step, if it acted.
    #[must_use]
    pub fn report(&self) -> Option<&'a JointReport> {
        let joints = &self.world.report.joints;
        joints.binary_search_by_key(&self.id, |j| j.joint).ok().map(|k| &joints[k])
    }

    /// Mean force of its hard rows on B in the last step, world axes [N].
    #[must_use]
    pub fn force(&self) -> DVec3 {
        self.report().map_or(DVec3::ZERO, |r| r.impulse / self.world.report.dt)
    }

    /// Mean torque of its hard rows on B about its point in the last step, world axes [N·m].
    #[must_use]
    pub fn torque(&self) -> DVec3 {
        self.report().map_or(DVec3::ZERO, |r| r.moment / self.world.report.dt)
    }

    /// Mean force of the motor of coordinate `k` on B in the last step [N·m or N].
    #[must_use]
    pub fn motor_force(&self, k: usize) -> f64 {
        let of = |r: &JointReport| r.coordinates.get(k).map_or(0.0, |c| c.motor_impulse / self.world.report.dt);
        self.report().map_or(0.0, of)
    }

    /// Whether coordinate `k` pressed against a limit in the last step.
    #[must_use]
    pub fn at_limit(&self, k: usize) -> bool {
        self.report().is_some_and(|r| r.coordinates.get(k).is_some_and(|c| c.limit_impulse != 0.0))
    }

    /// Distance of its points, where they are to meet, at the last midpoint [m].
    #[must_use]
    pub fn gap(&self) -> f64 {
        self.report().map_or(0.0, |r| r.gap)
    }

    /// Its points on A and B [m], and its axis on A: world axes, as the bodies are now.
    #[must_use]
    pub fn frame(&self) -> (DVec3, DVec3, DVec3) {
        let places = self.motions().0;
        let sight = JointKinematics::of(&self.joint.ends, places);
        (places[0].centre + sight.lever_a, places[1].centre + sight.lever_b, sight.a.z_axis)
    }

    /// Action on B of a force [N] or torque [N·m] of 1 along coordinate `k`: force, and torque about its point on B, world axes, as the
    /// bodies are now.
    #[must_use]
    pub fn direction(&self, k: usize) -> (DVec3, DVec3) {
        if k >= self.coordinate_count() {
            return (DVec3::ZERO, DVec3::ZERO);
        }
        let sight = JointKinematics::of(&self.joint.ends, self.motions().0);
        let on = sight.coordinate(self.joint.kind, k, self.state.value[k]).b;
        (on.linear, on.angular - sight.lever_b.cross(on.linear))
    }

    /// Limits of coordinate `k` [rad or m].
    #[must_use]
    pub fn range(&self, k: usize) -> Option<(f64, f64)> {
        self.joint.along.get(k).and_then(|a| a.range)
    }

    /// Its point on end `k` (A is 0, B is 1), from the centre of mass, and the triad there, whose z is the axis; body axes [m]. Of
    /// the world itself: world coordinates.
    #[must_use]
    pub fn anchor(&self, k: usize) -> (DVec3, DQuat) {
        self.joint.ends.get(k).map_or((DVec3::ZERO, DQuat::IDENTITY), |e| (e.point, e.triad))
    }

    /// Characteristic length, which makes metres of its angles in residuals [m]: the extent of its bodies, at least its levers.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.joint.length
    }

    /// Newton's coefficient at the limits of coordinate `k` [–].
    #[must_use]
    pub fn restitution(&self, k: usize) -> f64 {
        self.along(k).restitution
    }

    /// Dry friction of coordinate `k` [N·m or N].
    #[must_use]
    pub fn friction(&self, k: usize) -> f64 {
        self.along(k).friction
    }

    /// Damping of coordinate `k` [N·m·s/rad or N·s/m].
    #[must_use]
    pub fn damping(&self, k: usize) -> f64 {
        self.along(k).damping
    }

    /// Inertia of the rotor of coordinate `k` [kg·m² or kg].
    #[must_use]
    pub fn armature(&self, k: usize) -> f64 {
        self.along(k).armature
    }

    /// Stiffness of the spring of coordinate `k` [N·m/rad or N/m], and where it is at rest [rad or m].
    #[must_use]
    pub fn spring(&self, k: usize) -> Option<(f64, f64)> {
        self.along(k).spring
    }

    /// Force [N] and torque [N·m] at which it breaks.
    #[must_use]
    pub fn breaks_at(&self) -> Option<(f64, f64)> {
        self.joint.breaks
    }

    /// Whether its two bodies may touch each other.
    #[must_use]
    pub fn collides(&self) -> bool {
        self.joint.collide
    }

    /// Of a coupling: the coordinates that it ties together, with their factors, and their sum [rad or m].
    #[must_use]
    pub fn coupled(&self) -> (Vec<(JointId, usize, f64)>, f64) {
        let members = self.joint.members.iter().map(|m| (m.joint, m.coordinate, m.factor));
        (members.collect(), self.joint.constant)
    }

    fn along(&self, k: usize) -> Along {
        self.joint.along.get(k).copied().unwrap_or(Along::FREE)
    }
}
