//! Joints: the free coordinates of two bodies, and the forces along those.
//!
//! A joint has a point and a triad on each of its two bodies, A and B, made from one world point and axis when it is added.
//! The axis is z of that triad, and every coordinate is B against A. Hard rows hold the rest together; each free coordinate
//! may have limits, a motor, a spring, a damper, dry friction and an armature. Angular rows are multiplied by a length of the
//! joint, so that all of them are in metres and newton seconds.
//!
//! Not here: where bodies are (`state`), and how joints are solved (`solve`).

pub(crate) mod builder;
pub(crate) mod geometry;
pub(crate) mod kind;
pub(crate) mod motor;

use crate::base::handle::{BodyId, JointId};
use kind::JointKind;
use motor::Motor;
use tumble_math::{DQuat, DVec3};
use tumble_solver::Velocity;

/// Most free coordinates of a joint [–].
pub(crate) const MOST_COORDINATES: usize = 6;

/// One end of a joint on its body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Anchor {
    /// The body; none for the world itself.
    pub(crate) body: Option<BodyId>,
    /// From the centre of mass, body axes [m].
    pub(crate) point: DVec3,
    /// From the joint's axes to the body's.
    pub(crate) triad: DQuat,
}

/// Limits, spring, damping and friction along a free coordinate; not its motor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Along {
    /// Limits [rad or m].
    pub(crate) range: Option<(f64, f64)>,
    /// Newton's coefficient at the limits [–].
    pub(crate) restitution: f64,
    /// Dry friction [N·m or N].
    pub(crate) friction: f64,
    /// Damping [N·m·s/rad or N·s/m].
    pub(crate) damping: f64,
    /// Inertia of a rotor that turns with the coordinate [kg·m² or kg].
    pub(crate) armature: f64,
    /// Stiffness [N·m/rad or N/m], and where the spring is at rest [rad or m].
    pub(crate) spring: Option<(f64, f64)>,
}

impl Along {
    pub(crate) const FREE: Self =
        Self { range: None, restitution: 0.0, friction: 0.0, damping: 0.0, armature: 0.0, spring: None };
}

/// A coordinate of another joint that a coupling ties to others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Member {
    pub(crate) joint: JointId,
    pub(crate) coordinate: usize,
    pub(crate) factor: f64,
}

/// A joint as it was made.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct JointModel {
    pub(crate) kind: JointKind,
    pub(crate) ends: [Anchor; 2],
    /// Characteristic length [m]: angle × length = metres.
    pub(crate) length: f64,
    /// By free coordinate.
    pub(crate) along: Box<[Along]>,
    /// Force [N] and torque [N·m] at which it breaks.
    pub(crate) breaks: Option<(f64, f64)>,
    /// The two bodies may touch each other.
    pub(crate) collide: bool,
    /// Of a coupling: Σ factor·coordinate = constant.
    pub(crate) members: Vec<Member>,
    pub(crate) constant: f64,
}

/// What the last step's solution was like, where the next one is sought first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Carried {
    /// Force of the hard rows on B [N].
    pub(crate) force: DVec3,
    /// Accelerations of the two bodies [m/s², rad/s²].
    pub(crate) accelerations: [Velocity; 2],
}

impl Carried {
    /// That of the next step on a straight line through two of them.
    pub(crate) fn ahead(&self, before: &Self) -> Self {
        let along = |now: DVec3, before: DVec3| now * 2.0 - before;
        let ahead = |k: usize| {
            let (now, before) = (self.accelerations[k], before.accelerations[k]);
            Velocity { linear: along(now.linear, before.linear), angular: along(now.angular, before.angular) }
        };
        Self { force: along(self.force, before.force), accelerations: [ahead(0), ahead(1)] }
    }

    pub(crate) fn is_finite(&self) -> bool {
        self.force.is_finite() && self.accelerations.iter().all(|a| a.linear.is_finite() && a.angular.is_finite())
    }
}

/// State of a joint between two steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct JointState {
    /// Coordinates at the last frame, angles counted through whole turns [rad or m].
    pub(crate) value: [f64; MOST_COORDINATES],
    /// Speeds of the rotors [rad/s or m/s].
    pub(crate) rotor: [f64; MOST_COORDINATES],
    pub(crate) motor: [Motor; MOST_COORDINATES],
    /// Coordinates that pressed against a limit in the last step, bit by bit.
    pub(crate) pressed: u8,
    /// Of the last two steps it took part in, the later first; nothing where it was not solved.
    pub(crate) carried: [Option<Carried>; 2],
}

/// Coordinates of a joint that snapshots and hashes have at least [–]: those of worlds with joints are then those that recordings
/// have of them.
const KEPT_AT_LEAST: usize = 3;

impl JointState {
    /// Whether all that a step which begins at rest is solved with is the same, bit by bit.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.value.map(f64::to_bits) == other.value.map(f64::to_bits)
            && self.rotor.map(f64::to_bits) == other.rotor.map(f64::to_bits)
            && self.motor == other.motor
            && self.pressed == other.pressed
    }

    /// Its numbers for snapshots and hashes, of a joint with `count` free coordinates: values, rotors and motors.
    pub(crate) fn kept(&self, count: usize) -> (&[f64], &[f64], &[Motor]) {
        let kept = count.clamp(KEPT_AT_LEAST, MOST_COORDINATES);
        (&self.value[..kept], &self.rotor[..kept], &self.motor[..kept])
    }

    /// The same, to be read back.
    pub(crate) fn kept_mut(&mut self, count: usize) -> (&mut [f64], &mut [f64], &mut [Motor]) {
        let kept = count.clamp(KEPT_AT_LEAST, MOST_COORDINATES);
        (&mut self.value[..kept], &mut self.rotor[..kept], &mut self.motor[..kept])
    }

    pub(crate) const NONE: Self = Self {
        value: [0.0; MOST_COORDINATES],
        rotor: [0.0; MOST_COORDINATES],
        motor: [Motor::OFF; MOST_COORDINATES],
        pressed: 0,
        carried: [None; 2],
    };
}
