//! A robot in a world: bodies, joints and motors, and the doors to them by name.

use crate::finding::Finding;
use crate::handles::RobotHandles;
use crate::model::{Law, Robot, Transmission};
use crate::plan::{Placing, Plan};
use crate::touch::Bits;
use std::fmt;
use tumble::{BodyBuilder, BodyId, End, JointBuilder, JointId, Material, Motor, Pose, ShapeOptions, World, WorldError};
use tumble_math::order::max;

/// Control of a robot at first.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Control {
    /// Nothing.
    Off,
    /// Every joint is held where it starts: by the drives of the file where it has servos, else by servos of these gains; a
    /// robot without any gets gains by [`Robot::gains`].
    #[default]
    Hold,
    /// Every joint is held where it starts by servos of this stiffness [N·m/rad or N/m] and damping [N·m·s/rad or N·s/m].
    Gains(f64, f64),
    /// The drives of the file with these controls; missing ones are those of the stored position, or zero.
    Drives(Vec<f64>),
}

/// How a robot is put into a world.
///
/// ```
/// use tumble_robot::{Control, SpawnOptions};
/// let options = SpawnOptions { key: Some("home".to_owned()), control: Control::Hold, ..SpawnOptions::default() };
/// assert!(options.fixed.is_none());
/// ```
#[derive(Clone, Debug, Default)]
pub struct SpawnOptions {
    /// Where its root is.
    pub pose: Pose,
    /// The stored position that it starts in; `home` or the first one where nothing is said, if it has any.
    pub key: Option<String>,
    /// Positions of joints by name [rad or m], over those of the stored position.
    pub joints: Vec<(String, f64)>,
    /// Its control at first.
    pub control: Control,
    /// Whether its root stands still; as its file means it where nothing is said. Only for URDF.
    pub fixed: Option<bool>,
    /// Friction of shapes of which the file says nothing [–]; that of the world's default material where nothing is said.
    pub friction: Option<f64>,
}

/// Why a robot cannot be put into a world.
#[derive(Clone, Debug)]
pub enum SpawnError {
    /// A position or a name that the robot does not have.
    Robot(Box<Finding>),
    /// A refusal by the world, and the body or joint that it concerns.
    World(String, WorldError),
}

impl fmt::Display for SpawnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Robot(finding) => write!(f, "{finding}"),
            Self::World(what, why) => write!(f, "{what}: {why}"),
        }
    }
}

impl std::error::Error for SpawnError {}

impl Robot {
    /// The starting position of options: stored or as drawn, with joints by name, within limits.
    ///
    /// # Errors
    /// A stored position or a joint that the robot does not have.
    pub fn start(&self, key: Option<&str>, joints: &[(String, f64)]) -> Result<Vec<f64>, Box<Finding>> {
        let stored = |k: &&crate::model::Key| !k.positions.is_empty();
        let key = match key {
            Some(name) => Some(
                self.keys
                    .iter()
                    .filter(stored)
                    .find(|k| k.name == name)
                    .ok_or_else(|| self.missing("key", name, "a stored position that the robot does not have"))?,
            ),
            None => self.keys.iter().filter(stored).find(|k| k.name == "home").or(self.keys.iter().find(stored)),
        };
        let mut q = key.map_or_else(|| self.reference(), |k| k.positions.clone());
        for (name, value) in joints {
            let joint = self.joints.iter().position(|j| j.name == *name && j.motion.positions() == 1);
            let joint = joint.ok_or_else(|| self.missing("joints", name, "a joint that the robot does not have"))?;
            q[self.position_of(joint)] = *value;
        }
        self.clamp(&mut q);
        Ok(q)
    }

    fn missing(&self, path: &str, name: &str, why: &str) -> Box<Finding> {
        let names: Vec<&str> = match path {
            "key" => self.keys.iter().map(|k| k.name.as_str()).collect(),
            _ => self.joints.iter().filter(|j| j.motion.positions() == 1).map(|j| j.name.as_str()).collect(),
        };
        let near = if names.is_empty() { "it has none".to_owned() } else { format!("it has {}", names.join(", ")) };
        Box::new(Finding {
            severity: crate::finding::Severity::Refused,
            code: crate::finding::code::UNKNOWN,
            place: self.links.first().map(|l| l.place.clone()).unwrap_or_default(),
            path: path.to_owned(),
            value: name.to_owned(),
            message: why.to_owned(),
            help: near,
            count: 1,
        })
    }

    /// Gains of servos that hold each joint: stiffness and damping of a critically damped oscillation at 5 Hz with the inertia
    /// that the joint moves in a position. Zero for joints of several coordinates.
    #[must_use]
    pub fn gains(&self, positions: &[f64]) -> Vec<(f64, f64)> {
        const RATE: f64 = std::f64::consts::TAU * 5.0;
        let n = self.velocities();
        let matrix = self.mass_matrix(&self.posture(positions));
        let of = |j: usize| {
            let v = self.velocity_of(j);
            let inertia = matrix[v * n + v];
            (inertia * RATE * RATE, 2.0 * inertia * RATE)
        };
        (0..self.joints.len())
            .map(|j| if self.joints[j].motion.positions() == 1 { of(j) } else { (0.0, 0.0) })
            .collect()
    }

    /// The motors of all joints for a control, in a position.
    #[must_use]
    pub fn motors(&self, control: &Control, positions: &[f64], key: Option<&str>) -> Vec<Motor> {
        let value = |j: usize| positions[self.position_of(j)];
        let single = |j: usize| self.joints[j].motion.positions() == 1;
        let effort = |j: usize| self.joints[j].effort.unwrap_or(f64::INFINITY);
        match control {
            Control::Off => vec![Motor::OFF; self.joints.len()],
            Control::Gains(k, c) => {
                let motor = |j: usize| Motor::position(value(j)).gains(*k, *c).max(effort(j));
                (0..self.joints.len()).map(|j| if single(j) { motor(j) } else { Motor::OFF }).collect()
            }
            Control::Hold if self.actuators.is_empty() => {
                let gains = self.gains(positions);
                let motor = |j: usize| Motor::position(value(j)).gains(gains[j].0, gains[j].1).max(effort(j));
                (0..self.joints.len()).map(|j| if single(j) { motor(j) } else { Motor::OFF }).collect()
            }
            Control::Hold => {
                let stored = self.controls(key);
                let mut controls = stored.clone();
                controls.resize(self.actuators.len(), 0.0);
                for (k, a) in self.actuators.iter().enumerate() {
                    // a servo whose control is not stored holds the start
                    if let (Transmission::Joints(list), Some(law)) = (&a.transmission, a.law)
                        && stored.is_empty()
                        && law.stiffness > 0.0
                        && law.gain != 0.0
                    {
                        let length: f64 = list.iter().map(|(j, f)| f * value(*j)).sum();
                        controls[k] = (law.stiffness * length - law.bias) / law.gain;
                    }
                }
                self.driven(&controls)
            }
            Control::Drives(controls) => {
                let mut all = self.controls(key);
                all.resize(self.actuators.len(), 0.0);
                for (to, from) in all.iter_mut().zip(controls) {
                    *to = *from;
                }
                self.driven(&all)
            }
        }
    }

    /// Controls of a stored position.
    fn controls(&self, key: Option<&str>) -> Vec<f64> {
        let key = key.map_or_else(|| self.key("home").or(self.keys.first()), |name| self.key(name));
        key.map(|k| k.controls.clone()).unwrap_or_default()
    }

    /// The motors that the drives of the file are with given controls. Several drives of one joint add up.
    #[must_use]
    pub fn driven(&self, controls: &[f64]) -> Vec<Motor> {
        let zero = Law { gain: 0.0, bias: 0.0, stiffness: 0.0, damping: 0.0 };
        let mut laws = vec![(zero, 0.0, false); self.joints.len()];
        for (a, control) in self.actuators.iter().zip(controls.iter().copied().chain(std::iter::repeat(0.0))) {
            let (Transmission::Joints(list), Some(law)) = (&a.transmission, a.law) else { continue };
            let control = a.control.map_or(control, |(lo, hi)| tumble_math::order::clamp(control, lo, hi));
            // a servo on several joints is one on each; when they move along its length together it is the same servo
            let squares: f64 = list.iter().map(|(_, f)| f * f).sum();
            let fourth: f64 = list.iter().map(|(_, f)| f * f * f * f).sum();
            let together = if list.len() > 1 && fourth > 0.0 { squares * squares / fourth } else { 1.0 };
            for (j, factor) in list {
                let (total, most, any) = &mut laws[*j];
                let (stiffness, damping) =
                    (law.stiffness * factor * factor * together, law.damping * factor * factor * together);
                let push = law.gain * control + law.bias;
                let share = if list.len() == 1 {
                    push * factor
                } else if law.stiffness > 0.0 {
                    stiffness * (push / law.stiffness) * factor / squares
                } else if law.damping > 0.0 {
                    damping * (push / law.damping) * factor / squares
                } else {
                    push * factor
                };
                total.bias += share;
                total.stiffness += stiffness;
                total.damping += damping;
                *most += a.force.map_or(f64::INFINITY, |(lo, hi)| max(lo.abs(), hi.abs()) * factor.abs());
                *any = true;
            }
        }
        let motor = |(j, (law, most, any)): (usize, (Law, f64, bool))| {
            if !any {
                return Motor::OFF;
            }
            let most = tumble_math::order::min(most, self.joints[j].effort.unwrap_or(f64::INFINITY));
            if law.stiffness > 0.0 {
                Motor::position(law.bias / law.stiffness).gains(law.stiffness, max(law.damping, 0.0)).max(most)
            } else if law.damping > 0.0 {
                let rate = law.bias / law.damping;
                let drive = tumble::Drive::Position { position: 0.0, rate, stiffness: 0.0, damping: law.damping };
                Motor { drive, max: most }
            } else {
                Motor::force(tumble_math::order::clamp(law.bias, -most, most))
            }
        };
        laws.into_iter().enumerate().map(motor).collect()
    }

    /// The plan of this robot for options.
    ///
    /// # Errors
    /// A position or name that the robot does not have, or loops that do not close.
    pub fn planned(&self, options: &SpawnOptions, bits: &mut Bits) -> Result<Plan, Box<Finding>> {
        let mut robot = std::borrow::Cow::Borrowed(self);
        if let Some(fixed) = options.fixed.filter(|f| *f != self.fixed_base) {
            robot.to_mut().fixed_base = fixed;
        }
        let start = robot.start(options.key.as_deref(), &options.joints)?;
        let (positions, _) = robot.assembled(&start);
        let motors = robot.motors(&options.control, &positions, options.key.as_deref());
        robot.plan(&Placing { pose: options.pose, positions, motors }, bits)
    }

    /// Puts the robot into a world.
    ///
    /// # Errors
    /// A position or name that the robot does not have, loops that do not close, or what the world refuses.
    pub fn spawn(&self, world: &mut World, options: &SpawnOptions) -> Result<RobotHandles, SpawnError> {
        self.spawn_with(world, options, &mut Bits::default())
    }

    /// Puts the robot into a world with other robots, whose collision groups are in `bits`.
    ///
    /// # Errors
    /// As [`Self::spawn`].
    pub fn spawn_with(
        &self,
        world: &mut World,
        options: &SpawnOptions,
        bits: &mut Bits,
    ) -> Result<RobotHandles, SpawnError> {
        let plan = self.planned(options, bits).map_err(SpawnError::Robot)?;
        let (bodies, joints) = plan.add_to(world, options.friction)?;
        Ok(RobotHandles::new(self, &plan, &bodies, &joints))
    }
}

impl Plan {
    /// Adds the bodies and joints to a world; their handles in the plan's order. `friction` [–] is that of shapes of which the file says
    /// nothing.
    ///
    /// # Errors
    /// Refusals by the world; bodies and joints that were added before stay.
    pub fn add_to(&self, world: &mut World, friction: Option<f64>) -> Result<(Vec<BodyId>, Vec<JointId>), SpawnError> {
        let gravity = world.gravity();
        let mut bodies = Vec::with_capacity(self.bodies.len());
        for body in &self.bodies {
            let mut b = if body.fixed { BodyBuilder::fixed() } else { BodyBuilder::dynamic() };
            b = b.position(body.pose.position).orientation(body.pose.rotation.normalize());
            if let Some(m) = body.inertia {
                b = b
                    .mass_properties(m.mass, m.centre, m.tensor)
                    .force(gravity * (-m.mass * body.gravity_compensation));
            }
            for shape in &body.shapes {
                let friction = shape.friction.or(friction);
                let material = friction.map(|f| Material::new(f, 0.0)).map(|m| world.add_material(m)).transpose();
                let material = material.map_err(|e| SpawnError::World(format!("link {}", body.name), e))?;
                let of = ShapeOptions { material, groups: Some(shape.groups), ..ShapeOptions::default() };
                b = b.shape_with(shape.shape.clone(), shape.pose, of);
            }
            bodies.push(world.add(b).map_err(|e| SpawnError::World(format!("link {}", body.name), e))?);
        }
        for (a, b) in &self.ignored {
            let told = |e| SpawnError::World("links that do not touch".to_owned(), e);
            world.ignore(bodies[*a], bodies[*b]).map_err(told)?;
        }
        let mut joints = Vec::with_capacity(self.joints.len());
        for joint in &self.joints {
            let builder = if joint.members.is_empty() {
                let [a, b] = joint.bodies.map(|k| k.map_or(End::World, |k| End::Body(bodies[k])));
                joint.builder.clone().between(a, b)
            } else {
                let members: Vec<(JointId, usize, f64)> =
                    joint.members.iter().map(|(k, c, f)| (joints[*k], *c, *f)).collect();
                JointBuilder::coupling(&members, joint.constant)
            };
            let id = world.add_joint(builder).map_err(|e| SpawnError::World(format!("joint {}", joint.name), e))?;
            joints.push(id);
        }
        Ok((bodies, joints))
    }
}
