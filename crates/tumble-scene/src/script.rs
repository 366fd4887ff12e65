//! Actions of a scene on its world while it runs: motions of kinematic bodies, forces and torques over time, bodies that come
//! later, targets of servos.
//!
//! Everything is done from outside, through the public functions of the world and before each step, so that a recording shows it
//! as edits and pushes, and repeats it.

use crate::course::Course;
use crate::format::Targets;
use std::f64::consts::TAU;
use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Drive, Motor, World, WorldError, trig};
use tumble_robot::RobotHandles;

/// Quantity that a course drives.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Driven {
    /// The place of a kinematic body.
    Motion,
    /// How a kinematic body is turned beyond this orientation, as rotation vectors.
    Rotation(DQuat),
    /// The force on a dynamic body.
    Force,
    /// The torque on a dynamic body.
    Torque,
}

/// A body, what is driven, and how.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    pub(crate) body: BodyId,
    pub(crate) driven: Driven,
    pub(crate) course: Course,
}

/// A body that comes while the scene runs.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// Time at which it comes [s]: at the start of the first step that does not begin before it.
    pub time: f64,
    /// Its handle, kept for it since the start.
    pub body: BodyId,
    pub(crate) builder: BodyBuilder,
}

/// Part of a step by which the start of a step may lie before a time and still be at it [–]: the world's clock is a sum of steps,
/// whose rounding is below 1e-9 of a step for the 1e9 steps that a scene may have at most.
pub(crate) const EARLY: f64 = 1e-6;

/// Actions of a scene on its world over time.
#[derive(Clone, Debug, Default)]
pub struct Script {
    pub(crate) acts: Vec<Act>,
    /// In the order of their times.
    pub(crate) arrivals: Vec<Arrival>,
    /// Robots whose servos have targets over time.
    pub(crate) servos: Vec<(RobotHandles, Targets)>,
}

impl Script {
    /// Whether the scene does nothing over time.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.acts.is_empty() && self.arrivals.is_empty() && self.servos.is_empty()
    }

    /// The bodies that it drives; one with a force and a torque over time twice.
    pub fn bodies(&self) -> impl Iterator<Item = BodyId> {
        self.acts.iter().map(|a| a.body)
    }

    /// The bodies that come later, in the order of their times.
    #[must_use]
    pub fn arrivals(&self) -> &[Arrival] {
        &self.arrivals
    }

    /// Whether nothing is left to do in a world: all bodies have come, and no course goes on.
    #[must_use]
    pub fn is_over(&self, world: &World) -> bool {
        self.acts.iter().all(|a| a.course.is_over(world.time()))
            && self.arrivals.last().is_none_or(|a| !world.is_reserved(a.body))
            && self.servos.iter().all(|(_, targets)| targets.is_over(world.time()))
    }

    /// Adds the bodies that come in the step of `dt` [s] that follows, or should have come before, and returns them: of a world that
    /// goes back to an older state they come again.
    ///
    /// # Errors
    /// A body that the world refuses.
    pub fn arrive(&self, world: &mut World, dt: f64) -> Result<&[Arrival], WorldError> {
        let now = world.time() + EARLY * dt;
        let due = self.arrivals.partition_point(|a| a.time <= now);
        // the last ones first, until one is there: most steps look at one
        let waiting = self.arrivals[..due].iter().rev().take_while(|a| world.is_reserved(a.body)).count();
        let coming = &self.arrivals[due - waiting..due];
        for a in coming {
            world.add_reserved(a.body, a.builder.clone())?;
        }
        Ok(coming)
    }

    /// The bodies that are still to come into a world, and when [s], in the order of their times.
    #[must_use]
    pub fn coming(&self, world: &World) -> Vec<(BodyId, f64)> {
        self.arrivals.iter().filter(|a| world.is_reserved(a.body)).map(|a| (a.body, a.time)).collect()
    }

    /// The world with all bodies in it that are still to come; nothing if all are there.
    ///
    /// # Errors
    /// The first of them that the world refuses, with the refusal.
    pub fn whole(&self, world: &World) -> Result<Option<World>, (BodyId, WorldError)> {
        let coming = || self.arrivals.iter().filter(|a| world.is_reserved(a.body));
        if coming().next().is_none() {
            return Ok(None);
        }
        let mut whole = world.clone();
        for a in coming() {
            whole.add_reserved(a.body, a.builder.clone()).map_err(|e| (a.body, e))?;
        }
        Ok(Some(whole))
    }

    /// Does what the scene asks for in the step of `dt` [s] that follows: bodies come, which are returned, a kinematic body gets the
    /// velocity and the spin that lead it to its place and orientation at the end of the step, a force its value in the middle.
    ///
    /// # Errors
    /// A velocity or force beyond what the world takes.
    pub fn act(&self, world: &mut World, dt: f64) -> Result<&[Arrival], WorldError> {
        let coming = self.arrive(world, dt)?;
        let now = world.time();
        for Act { body, driven, course } in &self.acts {
            let Some(b) = world.body(*body) else { continue };
            // only what is another: setting it wakes the body and all around it
            match driven {
                Driven::Motion => {
                    let velocity = (course.at(now + dt) - b.position()) / dt;
                    if velocity != b.velocity() {
                        world.set_velocity(*body, velocity)?;
                    }
                }
                Driven::Rotation(from) => {
                    let spin = spin(course, *from, b.orientation(), (now, dt));
                    if spin != b.spin() {
                        world.set_spin(*body, spin)?;
                    }
                }
                Driven::Force => {
                    let force = course.at(now + 0.5 * dt);
                    if force != b.force() {
                        world.set_force(*body, force)?;
                    }
                }
                Driven::Torque => {
                    let torque = course.at(now + 0.5 * dt);
                    if torque != b.torque() {
                        world.set_torque(*body, torque)?;
                    }
                }
            }
        }
        self.lead(world, dt)?;
        Ok(coming)
    }

    /// Gives servos the targets and rates of the step that follows; motors of other kinds stay. A servo acts backward from the middle of a
    /// step, where coordinates are taken: it asks for a target one step after that.
    fn lead(&self, world: &mut World, dt: f64) -> Result<(), WorldError> {
        let now = world.time();
        for (handles, targets) in &self.servos {
            let (from, to) = (targets.at(now + 0.5 * dt), targets.at(now + 1.5 * dt));
            for (k, (joint, _)) in targets.joints.iter().enumerate() {
                let Some(motor) = handles.motor(world, *joint) else { continue };
                let Drive::Position { stiffness, damping, .. } = motor.drive else { continue };
                let drive = Drive::Position { position: to[k], rate: (to[k] - from[k]) / dt, stiffness, damping };
                // only what is another: setting it wakes the robot
                if drive != motor.drive {
                    handles.set_motor(world, *joint, Motor { drive, ..motor })?;
                }
            }
        }
        Ok(())
    }

    /// [`Self::act`] for a replay. Where the replay is `told` of motions and forces by its recording, the bodies that come are all
    /// that is left to the scene.
    ///
    /// # Errors
    /// As of [`Self::act`].
    pub fn again(&self, world: &mut World, dt: f64, told: bool) -> Result<(), WorldError> {
        if told {
            self.arrive(world, dt)?;
            // recordings have the edits of bodies; what motors are told is the scene's
            self.lead(world, dt)?;
        } else {
            self.act(world, dt)?;
        }
        Ok(())
    }
}

/// Angle below which a body counts as turned as it should be [rad], and its axis as rounding: orientations are rounded by some
/// 1e-16 in every step, and corrected in every step.
const TURNED: f64 = 1e-14;

/// The rotation of a rotation vector [rad].
pub(crate) fn rotation(vector: DVec3) -> DQuat {
    let angle = vector.length();
    if angle > 0.0 { trig::rotation(vector / angle, angle) } else { DQuat::IDENTITY }
}

/// The constant spin [rad/s] that turns a body in a step to where its course says, about one axis: whole turns of the course are
/// whole turns of the body.
fn spin(course: &Course, from: DQuat, now: DQuat, (time, dt): (f64, f64)) -> DVec3 {
    let mut turn = rotation(course.at(time + dt)) * from * now.conjugate();
    if turn.w < 0.0 {
        turn = -turn;
    }
    let axis = DVec3::new(turn.x, turn.y, turn.z);
    let (sine, way) = (axis.length(), course.way(time, time + dt));
    let angle = 2.0 * trig::atan2(sine, turn.w);
    // no way at all: no spin
    let along = if angle < TURNED { way.normalize_or_zero() } else { axis / sine };
    // the shorter way round, or with the turns that the course makes in the step
    let turns = ((way.dot(along) - angle) / TAU).round();
    along * ((angle + turns * TAU) / dt)
}
