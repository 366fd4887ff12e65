//! Readings of the sensors of a file in a world: positions and velocities as they are, forces and accelerations as means over the
//! last step.

use crate::handles::RobotHandles;
use crate::model::{Motion, Robot, Sensor, Site, Transmission};
use tumble::{BodyId, BodyRef, DQuat, DVec3, End, JointId, JointKind, JointRef, Pose, World};

impl Site {
    /// Whether a point of its own frame is inside it [m].
    #[must_use]
    pub fn contains(&self, p: DVec3) -> bool {
        let (s, across) = (self.size, p.truncate().length());
        match self.kind.as_str() {
            "box" => p.abs().cmple(s).all(),
            "cylinder" => across <= s.x && p.z.abs() <= s.y,
            "capsule" => (p - DVec3::Z * tumble_math::order::clamp(p.z, -s.y, s.y)).length() <= s.x,
            "ellipsoid" => (p / s).length() <= 1.0,
            _ => p.length() <= s.x,
        }
    }
}

/// Force [N] and torque about a point [N·m] on a body, world axes.
#[derive(Clone, Copy, Debug, Default)]
struct Acting {
    force: DVec3,
    torque: DVec3,
}

impl RobotHandles {
    /// Reading of a sensor of the file, numbered as in `robot.sensors`: as many numbers as MJCF says, in its units and frames;
    /// none for kinds that are not read, which the findings name. Forces, torques and accelerations are means over the last
    /// step; a force or torque is that of the link's joint on the link.
    ///
    /// ```
    /// use tumble_robot::{Robot, SpawnOptions};
    /// let text = r#"<mujoco><worldbody><body name="rod"><joint name="pivot" axis="0 1 0"/><site name="tip" pos="0 0 -1"/>
    ///   <geom type="capsule" fromto="0 0 0 0 0 -1" size="0.02" mass="2"/></body></worldbody>
    ///   <sensor><jointpos joint="pivot"/><force site="tip"/></sensor></mujoco>"#;
    /// let robot = Robot::parse(text, "rod.xml")?;
    /// let mut world = tumble::World::new();
    /// let rod = robot.spawn(&mut world, &SpawnOptions::default())?;
    /// world.step(1.0 / 240.0);
    /// assert_eq!(rod.sense(&robot, &world, 0), Some(vec![0.0])); // rad
    /// let carried = rod.sense(&robot, &world, 1).unwrap(); // N
    /// assert!((carried[2] - 2.0 * 9.81).abs() < 1e-9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sense(&self, robot: &Robot, world: &World, sensor: usize) -> Option<Vec<f64>> {
        let sensor = robot.sensors.get(sensor)?;
        let kind = sensor.kind.as_str();
        match kind {
            "jointpos" | "jointvel" | "jointactuatorfrc" | "ballquat" | "ballangvel" => {
                self.of_joint(robot, world, kind, robot.joint(&sensor.of)?)
            }
            "actuatorpos" | "actuatorvel" | "actuatorfrc" => self.of_drive(robot, world, kind, &sensor.of),
            _ => self.of_frame(robot, world, sensor),
        }
    }

    fn of_joint(&self, robot: &Robot, world: &World, kind: &str, joint: usize) -> Option<Vec<f64>> {
        let (motion, at) = (robot.joints[joint].motion, robot.position_of(joint));
        let single = matches!(motion, Motion::Hinge | Motion::Slide);
        match kind {
            "jointpos" if single => Some(vec![self.positions(robot, world)[at]]),
            "jointvel" if single => Some(vec![self.rates(world)[joint]]),
            "jointactuatorfrc" if single => Some(vec![self.torques(world)[joint]]),
            "ballquat" if motion == Motion::Ball => Some(self.positions(robot, world)[at..at + 4].to_vec()),
            "ballangvel" if motion == Motion::Ball => {
                let v = robot.velocity_of(joint);
                Some(self.velocities(robot, world)[v..v + 3].to_vec())
            }
            _ => None,
        }
    }

    fn of_drive(&self, robot: &Robot, world: &World, kind: &str, name: &str) -> Option<Vec<f64>> {
        let Transmission::Joints(list) = &robot.actuators.iter().find(|a| a.name == name)?.transmission else {
            return None;
        };
        if kind == "actuatorfrc" {
            // several joints share a drive by their factors, and each of them has its part of its force
            let [(joint, factor)] = list[..] else { return None };
            return Some(vec![self.torques(world)[joint] / factor]);
        }
        let all = if kind == "actuatorpos" {
            let q = self.positions(robot, world);
            (0..robot.joints.len()).map(|j| q[robot.position_of(j)]).collect()
        } else {
            self.rates(world)
        };
        Some(vec![list.iter().map(|(j, factor)| factor * all[*j]).sum()])
    }

    fn of_frame(&self, robot: &Robot, world: &World, sensor: &Sensor) -> Option<Vec<f64>> {
        let site = robot.sites.iter().find(|s| sensor.object == "site" && s.name == sensor.of);
        let (link, local) = match (site, sensor.object.as_str()) {
            (Some(site), _) => (site.link, site.pose),
            (None, "xbody") => (robot.link(&sensor.of)?, Pose::IDENTITY),
            (None, "body") => {
                let link = robot.link(&sensor.of)?;
                // the principal axes of a link are not told; its place and velocity are those of its centre
                if sensor.kind == "framequat" || sensor.kind.ends_with("axis") {
                    return None;
                }
                (link, Pose::at(robot.links[link].inertia.centre))
            }
            _ => return None,
        };
        let (id, _) = *self.links.get(link)?;
        let (body, pose) = (world.body(id)?, self.pose(world, link)?.then(&local));
        let inside = |v: DVec3| Some((pose.rotation.conjugate() * v).to_array().to_vec());
        let outside = |v: DVec3| Some(v.to_array().to_vec());
        match sensor.kind.as_str() {
            "gyro" => inside(body.spin()),
            "velocimeter" => inside(body.velocity_at(pose.position)),
            "accelerometer" => inside(self.acceleration(world, &body, pose.position)),
            "force" => inside(self.interaction(robot, world, link, pose.position)?.force),
            "torque" => inside(self.interaction(robot, world, link, pose.position)?.torque),
            "touch" => Some(vec![touched(world, id, &pose, site?)]),
            "framepos" => outside(pose.position),
            "framequat" => {
                let DQuat { w, x, y, z } = pose.rotation;
                Some(vec![w, x, y, z])
            }
            "framexaxis" => outside(pose.vector(DVec3::X)),
            "frameyaxis" => outside(pose.vector(DVec3::Y)),
            "framezaxis" => outside(pose.vector(DVec3::Z)),
            "framelinvel" => outside(body.velocity_at(pose.position)),
            "frameangvel" => outside(body.spin()),
            _ => None,
        }
    }

    /// Force and torque of the joint of a link on it, about a point; of several joints the last, which carries the loads of the others.
    fn interaction(&self, robot: &Robot, world: &World, link: usize, about: DVec3) -> Option<Acting> {
        let joint = robot.links[link].joints.clone().next_back()?;
        let id = self.joints[joint]?;
        // links that are fixed to each other have one body, and nothing is measured between them
        let whole = self.acting(world, &world.joint(id)?);
        Some(about_point(whole, about))
    }

    /// Mean wrench of a joint on its body B, and where it acts.
    fn acting(&self, world: &World, joint: &JointRef<'_>) -> (Acting, DVec3) {
        let (_, at, _) = joint.frame();
        let dt = world.report().dt;
        let mut all = Acting { force: joint.force(), torque: joint.torque() };
        let Some(report) = joint.report() else { return (all, at) };
        for (k, c) in report.coordinates[..report.count].iter().enumerate() {
            let mut along = c.limit_impulse + c.motor_impulse + c.friction_impulse;
            along += c.spring_impulse + c.damping_impulse + c.rotor_impulse + self.coupled(world, joint.id(), k);
            let (force, torque) = joint.direction(k);
            all.force += force * (along / dt);
            all.torque += torque * (along / dt);
        }
        (all, at)
    }

    /// Impulse of couplings on a coordinate of a joint [N·m·s or N·s].
    fn coupled(&self, world: &World, of: JointId, coordinate: usize) -> f64 {
        let couplings =
            self.closures.iter().filter_map(|id| world.joint(*id)).filter(|j| j.kind() == JointKind::Coupling);
        let mut sum = 0.0;
        for coupling in couplings {
            let impulse = coupling.report().map_or(0.0, |r| r.coupling_impulse);
            for (.., factor) in coupling.coupled().0.iter().filter(|(id, k, _)| *id == of && *k == coordinate) {
                sum += impulse * factor;
            }
        }
        sum
    }

    /// Mean acceleration of a point of a body, less gravity [m/s²].
    fn acceleration(&self, world: &World, body: &BodyRef<'_>, point: DVec3) -> DVec3 {
        let contacts = world.report().contact_wrench(body.id());
        let centre = body.centre();
        let mut sum = Acting { force: contacts.force + body.force(), torque: contacts.torque + body.torque() };
        for joint in world.joints() {
            let ends = joint.ends();
            for (end, sign) in [(ends[0], -1.0), (ends[1], 1.0)] {
                if end == End::Body(body.id()) {
                    let own = about_point(self.acting(world, &joint), centre);
                    sum.force += own.force * sign;
                    sum.torque += own.torque * sign;
                }
            }
        }
        let (inertia, spin) = (body.inertia(), body.spin());
        let turning = sum.torque - spin.cross(body.angular_momentum());
        let axes = body.orientation() * inertia.axes;
        let turning = axes * ((axes.conjugate() * turning) / inertia.moments);
        let lever = point - centre;
        sum.force / body.mass() + turning.cross(lever) + spin.cross(spin.cross(lever))
    }
}

/// A wrench about another point.
fn about_point((acting, at): (Acting, DVec3), about: DVec3) -> Acting {
    Acting { force: acting.force, torque: acting.torque + (at - about).cross(acting.force) }
}

/// Mean normal force of the contacts of a body inside a site [N].
fn touched(world: &World, body: BodyId, pose: &Pose, site: &Site) -> f64 {
    let report = world.report();
    let inside = report.contacts_of(body).filter(|c| site.contains(pose.inverse().point(c.point)));
    inside.map(|c| c.impulse.x / report.dt).sum()
}
