//! Report of the joints of a step.

use crate::base::handle::JointId;
use crate::joint::MOST_COORDINATES;
use tumble_math::DVec3;

/// Mode of a joint's free coordinate in a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CoordinateMode {
    /// Moves, and nothing holds it.
    #[default]
    Free,
    /// Presses against a limit.
    Limit,
    /// Bounces off a limit.
    Bounce,
    /// Held by dry friction.
    Stick,
    /// Slides against dry friction.
    Slide,
    /// Its motor gives all that it has.
    Saturated,
    /// Of the hard rows in recordings: the two bodies are held against each other, since the step had no solution.
    Held,
}

impl CoordinateMode {
    /// All of them, in the order of recordings.
    pub const ALL: [Self; 7] =
        [Self::Free, Self::Limit, Self::Bounce, Self::Stick, Self::Slide, Self::Saturated, Self::Held];

    /// Lower-case name, as in recordings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Limit => "limit",
            Self::Bounce => "bounce",
            Self::Stick => "stick",
            Self::Slide => "slide",
            Self::Saturated => "saturated",
            Self::Held => "held",
        }
    }
}

/// Report of a free coordinate in a step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CoordinateReport {
    /// Its value at the midpoint of the step [rad or m].
    pub value: f64,
    /// Its rate before the solve and after it [rad/s or m/s].
    pub rate_before: f64,
    /// See `rate_before` [rad/s or m/s].
    pub rate: f64,
    /// Impulses along it on B [N·m·s or N·s]: of limits, of the motor, of dry friction, of the spring, of the damper, of the
    /// rotor.
    pub limit_impulse: f64,
    /// See `limit_impulse` [N·m·s or N·s].
    pub motor_impulse: f64,
    /// See `limit_impulse` [N·m·s or N·s].
    pub friction_impulse: f64,
    /// See `limit_impulse` [N·m·s or N·s].
    pub spring_impulse: f64,
    /// See `limit_impulse` [N·m·s or N·s].
    pub damping_impulse: f64,
    /// See `limit_impulse` [N·m·s or N·s].
    pub rotor_impulse: f64,
    /// Speed of its rotor after the step [rad/s or m/s]: the mean rate until the next midpoint; 0 without a rotor.
    pub rotor: f64,
    /// Its mode.
    pub mode: CoordinateMode,
}

/// Report of a joint in a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JointReport {
    /// The joint.
    pub joint: JointId,
    /// Impulse of its hard rows on B, world axes [N·s].
    pub impulse: DVec3,
    /// Moment of its hard rows on B about the joint's point on B, where they act, world axes [N·m·s].
    pub moment: DVec3,
    /// Of a coupling: impulse on each of its coordinates, per factor [N·m·s or N·s].
    pub coupling_impulse: f64,
    /// Whether bodies were held against each other where the step had no solution: `impulse` and `moment` are then no load of the joint.
    pub held: bool,
    /// Time by which the change of velocity of the bodies leaned its rows [s]: a quarter of the step, or 0.
    pub lean: f64,
    /// Its island within the step.
    pub island: u32,
    /// Its free coordinates; the first `count` of them are.
    pub coordinates: [CoordinateReport; MOST_COORDINATES],
    /// Number of its free coordinates [–].
    pub count: usize,
    /// Distance of its points, where they are to meet, at the midpoint [m].
    pub gap: f64,
    /// Angle by which its axes are askew at the midpoint [rad].
    pub turn: f64,
}

impl JointReport {
    pub(crate) fn new(joint: JointId) -> Self {
        Self {
            joint,
            impulse: DVec3::ZERO,
            moment: DVec3::ZERO,
            coupling_impulse: 0.0,
            held: false,
            lean: 0.0,
            island: 0,
            coordinates: [CoordinateReport::default(); MOST_COORDINATES],
            count: 0,
            gap: 0.0,
            turn: 0.0,
        }
    }
}
