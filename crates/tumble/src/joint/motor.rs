//! Motors of free coordinates.

use crate::base::error::{MAX_FORCE, WorldError, number};

// Limits of input: chosen, not derived, far beyond machines and far within the range of f64.

/// Fastest target that is accepted [rad/s or m/s].
const MAX_RATE: f64 = 1e7;

/// Farthest target that is accepted [rad or m].
const MAX_TARGET: f64 = 1e9;

/// Largest stiffness that is accepted [N·m/rad or N/m], and damping.
pub(crate) const MAX_STIFFNESS: f64 = 1e15;

/// Control law of a motor.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub enum Drive {
    /// Nothing.
    #[default]
    Off,
    /// Holds a rate.
    Velocity {
        /// Target [rad/s or m/s].
        rate: f64,
    },
    /// Goes to a position with a stiffness and a damping, implicitly: stable at any gain and step.
    Position {
        /// Target [rad or m].
        position: f64,
        /// Rate at which the target moves [rad/s or m/s].
        rate: f64,
        /// Stiffness [N·m/rad or N/m].
        stiffness: f64,
        /// Damping [N·m·s/rad or N·s/m].
        damping: f64,
    },
    /// A force whatever happens.
    Force {
        /// Torque or force on B [N·m or N].
        force: f64,
    },
}

/// A motor on a free coordinate of a joint.
///
/// ```
/// use tumble::Motor;
/// let fan = Motor::velocity(20.0).max(0.5); // rad/s, N·m
/// let arm = Motor::position(1.2).gains(400.0, 20.0).max(30.0);
/// assert_ne!(fan, arm);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motor {
    /// Its control law.
    pub drive: Drive,
    /// Its greatest force [N·m or N]; infinite for one that nothing holds back.
    pub max: f64,
}

impl Default for Motor {
    fn default() -> Self {
        Self::OFF
    }
}

impl Motor {
    /// No motor.
    pub const OFF: Self = Self { drive: Drive::Off, max: f64::INFINITY };

    /// Holds a rate [rad/s or m/s].
    #[must_use]
    pub fn velocity(rate: f64) -> Self {
        Self { drive: Drive::Velocity { rate }, ..Self::OFF }
    }

    /// Goes to a position [rad or m]; see [`Self::gains`].
    #[must_use]
    pub fn position(position: f64) -> Self {
        Self { drive: Drive::Position { position, rate: 0.0, stiffness: 0.0, damping: 0.0 }, ..Self::OFF }
    }

    /// A force or torque on B along the coordinate [N or N·m].
    #[must_use]
    pub fn force(force: f64) -> Self {
        Self { drive: Drive::Force { force }, ..Self::OFF }
    }

    /// Stiffness [N·m/rad or N/m] and damping [N·m·s/rad or N·s/m] of a motor that goes to a position.
    #[must_use]
    pub fn gains(mut self, k: f64, c: f64) -> Self {
        if let Drive::Position { stiffness, damping, .. } = &mut self.drive {
            (*stiffness, *damping) = (k, c);
        }
        self
    }

    /// Its greatest force [N] or torque [N·m].
    #[must_use]
    pub fn max(self, max: f64) -> Self {
        Self { max, ..self }
    }

    /// Its kind and numbers, as snapshots and hashes have them.
    pub(crate) fn numbers(&self) -> [f64; 6] {
        match self.drive {
            Drive::Off => [0.0, 0.0, 0.0, 0.0, 0.0, self.max],
            Drive::Velocity { rate } => [1.0, 0.0, rate, 0.0, 0.0, self.max],
            Drive::Position { position, rate, stiffness, damping } => {
                [2.0, position, rate, stiffness, damping, self.max]
            }
            Drive::Force { force } => [3.0, force, 0.0, 0.0, 0.0, self.max],
        }
    }

    /// The motor of these numbers.
    pub(crate) fn from_numbers([kind, position, rate, stiffness, damping, max]: [f64; 6]) -> Option<Self> {
        let drive = match kind {
            0.0 => Drive::Off,
            1.0 => Drive::Velocity { rate },
            2.0 => Drive::Position { position, rate, stiffness, damping },
            3.0 => Drive::Force { force: position },
            _ => return None,
        };
        Self { drive, max }.checked().ok()
    }

    /// Whether it does nothing.
    #[must_use]
    pub fn is_off(&self) -> bool {
        self.drive == Drive::Off
    }

    /// Checked.
    pub(crate) fn checked(self) -> Result<Self, WorldError> {
        if self.max != f64::INFINITY {
            number("greatest force of a motor", "N or N·m", self.max, 0.0, MAX_FORCE)?;
        }
        match self.drive {
            Drive::Off => {}
            Drive::Velocity { rate } => drop(number("rate of a motor", "rad/s or m/s", rate, -MAX_RATE, MAX_RATE)?),
            Drive::Position { position, rate, stiffness, damping } => {
                number("target of a motor", "rad or m", position, -MAX_TARGET, MAX_TARGET)?;
                number("rate of a motor", "rad/s or m/s", rate, -MAX_RATE, MAX_RATE)?;
                number("stiffness of a motor", "N/m or N·m/rad", stiffness, 0.0, MAX_STIFFNESS)?;
                number("damping of a motor", "N·s/m or N·m·s/rad", damping, 0.0, MAX_STIFFNESS)?;
            }
            Drive::Force { force } => {
                number("force of a motor", "N or N·m", force, -MAX_FORCE, MAX_FORCE)?;
            }
        }
        Ok(self)
    }
}
