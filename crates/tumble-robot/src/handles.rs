//! Handles to a robot in a world: its joints by number, their positions, velocities, motors and torques.

use crate::chain::Coordinate;
use crate::finding::Finding;
use crate::model::{Motion, Robot};
use crate::plan::Plan;
use tumble::{BodyId, DVec3, JointId, JointKind, JointRef, Motor, Pose, World, WorldError};

/// A robot in a world.
#[derive(Clone, Debug)]
pub struct RobotHandles {
    /// The body of each link, and the pose of the link in it.
    pub links: Vec<(BodyId, Pose)>,
    /// The joint of the world for each joint of the robot; none for one that is free or stands still. Several joints of one link may be
    /// one joint of the world.
    pub joints: Vec<Option<JointId>>,
    /// Which coordinate of that joint each joint of the robot is.
    pub coordinates: Vec<Coordinate>,
    /// Joints that close loops or couple others.
    pub closures: Vec<JointId>,
    /// Positions in which it started [rad or m].
    pub start: Vec<f64>,
    /// Where it was put: its positions, Jacobians and dynamics are in this frame.
    pub frame: Pose,
    /// Approximations for this position.
    pub findings: Vec<Finding>,
}

impl RobotHandles {
    /// Handles to what a plan became: its bodies and joints, in the plan's order.
    ///
    /// # Panics
    /// If there are fewer than the plan has.
    #[must_use]
    pub fn new(robot: &Robot, plan: &Plan, bodies: &[BodyId], joints: &[JointId]) -> Self {
        let of = |j: usize| {
            let mut all = plan.joints.iter().zip(joints);
            all.find_map(|(p, id)| p.joints.iter().find(|(n, _)| *n == j).map(|(_, c)| (*id, *c)))
        };
        let found: Vec<Option<(JointId, Coordinate)>> = (0..robot.joints.len()).map(of).collect();
        let closing = plan.joints.iter().zip(joints).filter(|(p, _)| p.joints.is_empty());
        Self {
            links: plan.links.iter().map(|(b, pose)| (bodies[*b], *pose)).collect(),
            joints: found.iter().map(|f| f.map(|(id, _)| id)).collect(),
            coordinates: found.iter().map(|f| f.map_or(Coordinate::FIRST, |(_, c)| c)).collect(),
            closures: closing.map(|(_, id)| *id).collect(),
            start: plan.positions.clone(),
            frame: plan.frame,
            findings: plan.findings.clone(),
        }
    }

    /// The pose that a link's joints begin at: that of its parent, or the frame of the robot.
    fn outer(&self, robot: &Robot, world: &World, link: usize) -> Option<Pose> {
        robot.links[link].parent.map_or(Some(self.frame), |p| self.pose(world, p))
    }

    /// Where a link is.
    #[must_use]
    pub fn pose(&self, world: &World, link: usize) -> Option<Pose> {
        let (body, pose) = self.links.get(link)?;
        Some(world.body(*body)?.pose().then(pose))
    }

    /// Positions of all joints, in the order of the robot: those of hinges and slides as they are now, of joints that stand
    /// still as they were at the start, of free and ball joints by the poses of their links.
    #[must_use]
    pub fn positions(&self, robot: &Robot, world: &World) -> Vec<f64> {
        let mut q = self.start.clone();
        for (j, joint) in robot.joints.iter().enumerate() {
            let at = robot.position_of(j);
            match (joint.motion, self.joints[j].and_then(|id| world.joint(id))) {
                (Motion::Hinge | Motion::Slide, Some(of)) => {
                    let c = self.coordinates[j];
                    q[at] = c.position(of.coordinate(c.index));
                }
                (Motion::Free, _) => {
                    if let (Some(own), Some(outer)) =
                        (self.pose(world, joint.link), self.outer(robot, world, joint.link))
                    {
                        let local = outer.inverse().then(&own);
                        let (p, r) = (local.position, local.rotation);
                        q[at..at + 7].copy_from_slice(&[p.x, p.y, p.z, r.w, r.x, r.y, r.z]);
                    }
                }
                (Motion::Ball, Some(_)) if robot.links[joint.link].joints.len() == 1 => {
                    if let (Some(own), Some(outer)) =
                        (self.pose(world, joint.link), self.outer(robot, world, joint.link))
                    {
                        let r = outer.then(&robot.links[joint.link].pose).rotation.conjugate() * own.rotation;
                        q[at..at + 4].copy_from_slice(&[r.w, r.x, r.y, r.z]);
                    }
                }
                _ => {}
            }
        }
        q
    }

    /// Rates of hinges and slides, in the order of the robot's joints [rad/s or m/s]; 0 for others.
    #[must_use]
    pub fn rates(&self, world: &World) -> Vec<f64> {
        self.each(world, |c, j| if j.kind() == JointKind::Ball { 0.0 } else { c.sign * j.rate(c.index) })
    }

    /// A number of each joint of the robot; 0 for one that the world has not.
    fn each(&self, world: &World, read: impl Fn(&Coordinate, JointRef<'_>) -> f64) -> Vec<f64> {
        let of =
            |(id, c): (&Option<JointId>, &Coordinate)| id.and_then(|id| world.joint(id)).map_or(0.0, |j| read(c, j));
        self.joints.iter().zip(&self.coordinates).map(of).collect()
    }

    /// Velocities of all freedoms, in the order of the robot [rad/s, m/s]: of a free joint the velocity of its link in the axes
    /// of the parent and the spin in its own, of a ball its spin in its own; 0 where a joint stands still.
    #[must_use]
    pub fn velocities(&self, robot: &Robot, world: &World) -> Vec<f64> {
        let mut all = vec![0.0; robot.velocities()];
        let body = |link: usize| self.links.get(link).and_then(|(id, _)| world.body(*id));
        for (j, joint) in robot.joints.iter().enumerate() {
            let at = robot.velocity_of(j);
            let (own, link) = (self.pose(world, joint.link), body(joint.link));
            let parent = robot.links[joint.link].parent.and_then(body);
            let spin = || {
                let relative = link.as_ref()?.spin() - parent.as_ref().map_or(DVec3::ZERO, tumble::BodyRef::spin);
                Some((own?.rotation.conjugate() * relative).to_array())
            };
            match (joint.motion, self.joints[j].and_then(|id| world.joint(id))) {
                (Motion::Hinge | Motion::Slide, Some(of)) => {
                    let c = self.coordinates[j];
                    all[at] = c.sign * of.rate(c.index);
                }
                (Motion::Ball, Some(_)) if robot.links[joint.link].joints.len() == 1 => {
                    all[at..at + 3].copy_from_slice(&spin().unwrap_or_default());
                }
                (Motion::Free, _) => {
                    let linear = || {
                        let (own, outer) = (own?, self.outer(robot, world, joint.link)?);
                        let carried = parent.as_ref().map_or(DVec3::ZERO, |p| p.velocity_at(own.position));
                        let relative = link.as_ref()?.velocity_at(own.position) - carried;
                        Some((outer.rotation.conjugate() * relative).to_array())
                    };
                    all[at..at + 3].copy_from_slice(&linear().unwrap_or_default());
                    all[at + 3..at + 6].copy_from_slice(&spin().unwrap_or_default());
                }
                _ => {}
            }
        }
        all
    }

    /// Torques and forces of the motors in the last step, in the order of the robot's joints [N·m or N].
    #[must_use]
    pub fn torques(&self, world: &World) -> Vec<f64> {
        self.each(world, |c, j| c.sign * j.motor_force(c.index))
    }

    /// The motor of a joint of the robot, in its own coordinate.
    #[must_use]
    pub fn motor(&self, world: &World, joint: usize) -> Option<Motor> {
        let id = self.joints.get(joint).copied().flatten()?;
        let c = self.coordinates[joint];
        // the way back: the coordinate as a position of the position
        let back = Coordinate { index: c.index, sign: c.sign, offset: c.value(0.0) };
        Some(back.motor(world.joint(id)?.motor(c.index)))
    }

    /// Sets the motor of a joint of the robot, in its own coordinate; a joint that is free or stands still has none.
    ///
    /// # Errors
    /// Numbers that the world refuses.
    pub fn set_motor(&self, world: &mut World, joint: usize, motor: Motor) -> Result<(), WorldError> {
        match self.joints.get(joint).copied().flatten() {
            Some(id) => world.set_motor(id, self.coordinates[joint].index, self.coordinates[joint].motor(motor)),
            None => Ok(()),
        }
    }

    /// Moves the targets of all servos, in the order of the robot's joints [rad or m]; motors of other kinds stay.
    ///
    /// # Errors
    /// Numbers that the world refuses.
    pub fn set_targets(&self, world: &mut World, targets: &[f64]) -> Result<(), WorldError> {
        for (j, target) in targets.iter().enumerate() {
            let Some(motor) = self.motor(world, j) else { continue };
            if let tumble::Drive::Position { rate, stiffness, damping, .. } = motor.drive {
                let drive = tumble::Drive::Position { position: *target, rate, stiffness, damping };
                self.set_motor(world, j, Motor { drive, ..motor })?;
            }
        }
        Ok(())
    }

    /// Applies torques and forces at the joints, in the order of the robot's joints [N·m or N], until they are set again.
    ///
    /// # Errors
    /// Numbers that the world refuses.
    pub fn set_torques(&self, world: &mut World, torques: &[f64]) -> Result<(), WorldError> {
        for (j, torque) in torques.iter().enumerate() {
            self.set_motor(world, j, Motor::force(*torque))?;
        }
        Ok(())
    }

    /// Mean force of all contacts on a link's body in the last step, world axes [N].
    #[must_use]
    pub fn contact_force(&self, world: &World, link: usize) -> DVec3 {
        let Some((body, _)) = self.links.get(link) else { return DVec3::ZERO };
        world.report().contact_wrench(*body).force
    }
}
