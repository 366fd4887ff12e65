//! What a scene does to its world while it runs: motions of kinematic bodies, forces and torques over time.
//!
//! Everything is done from outside, through the public functions of the world and before each step, so that a recording shows it
//! as edits and pushes, and repeats it.

use crate::course::Course;
use tumble::{BodyId, World, WorldError};

/// What a course drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Driven {
    /// The place of a kinematic body.
    Motion,
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

/// What a scene does to its world over time.
#[derive(Clone, Debug, Default)]
pub struct Script(pub(crate) Vec<Act>);

impl Script {
    /// Whether the scene does nothing over time.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bodies that it drives; one with a force and a torque over time twice.
    pub fn bodies(&self) -> impl Iterator<Item = BodyId> {
        self.0.iter().map(|a| a.body)
    }

    /// Whether nothing is left to do at a time [s].
    #[must_use]
    pub fn is_over(&self, time: f64) -> bool {
        self.0.iter().all(|a| a.course.is_over(time))
    }

    /// Does what the scene asks for in the step of `dt` [s] that follows: a kinematic body gets the velocity that leads it to its
    /// place at the end of the step, a force its value in the middle.
    ///
    /// # Errors
    /// A velocity or force beyond what the world takes.
    pub fn act(&self, world: &mut World, dt: f64) -> Result<(), WorldError> {
        let now = world.time();
        for Act { body, driven, course } in &self.0 {
            let Some(b) = world.body(*body) else { continue };
            // only what is another: setting it wakes the body and all around it
            match driven {
                Driven::Motion => {
                    let velocity = (course.at(now + dt) - b.position()) / dt;
                    if velocity != b.velocity() {
                        world.set_velocity(*body, velocity)?;
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
        Ok(())
    }
}
