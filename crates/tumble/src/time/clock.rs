//! The times of a step: how long it is, how long the next one is, and for how long a solved velocity is used.
//!
//! Velocities are solved at the midpoint and used until the next midpoint. The time between the two is the horizon of the
//! step: gaps are held, boxes are swept and overlap is predicted for that long.

use crate::base::error::{MAX_STEP, MIN_STEP, WorldError, number};

/// Ratio of a step to the announced one from which on it counts as longer [–]: 4,500 roundings of 2⁻⁵² above 1.
const LONGER_RATIO: f64 = 1.0 + 1e-12;

/// The times of a step [s].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Clock {
    /// Length of the step.
    pub(crate) dt: f64,
    /// Length of the step after it.
    pub(crate) next: f64,
}

impl Clock {
    /// The clock of a step of `dt` [s] before one of `next` [s].
    ///
    /// # Errors
    /// A time that no step can have.
    pub(crate) fn new(dt: f64, next: f64) -> Result<Self, WorldError> {
        number("step", "s", dt, MIN_STEP, MAX_STEP)?;
        number("next step", "s", next, MIN_STEP, MAX_STEP)?;
        Ok(Self { dt, next })
    }

    /// From the start of the step to its midpoint.
    pub(crate) fn half(self) -> f64 {
        0.5 * self.dt
    }

    /// From the end of the step to the midpoint of the next one.
    pub(crate) fn next_half(self) -> f64 {
        0.5 * self.next
    }

    /// Time for which a velocity is used that is solved some time after the midpoint [s]: until the next midpoint.
    pub(crate) fn horizon(self, offset: f64) -> f64 {
        0.5 * (self.dt + self.next) - offset
    }

    /// From where a body is solved, some time after the midpoint, to the end of the step.
    pub(crate) fn to_end(self, offset: f64) -> f64 {
        self.half() - offset
    }

    /// Whether the step is longer than the last one announced [s], so that its first half goes beyond the horizon of the last solve.
    pub(crate) fn is_longer_than(self, announced: f64) -> bool {
        self.dt > announced * LONGER_RATIO
    }
}
