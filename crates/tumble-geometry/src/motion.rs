//! Paths of moving shapes, and where two of them come nearest.

use tumble_math::trig::rotation;
use tumble_math::{DVec3, Pose};

/// The nearest points of two shapes, or the deepest of two that overlap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Closest {
    /// Signed distance [m]; negative = overlap.
    pub distance: f64,
    /// Unit vector from A to B.
    pub normal: DVec3,
    /// Point on A's surface [m].
    pub position_a: DVec3,
    /// Point on B's surface [m]: `position_a + distance · normal`.
    pub position_b: DVec3,
}

impl Closest {
    /// The same with A and B exchanged.
    #[must_use]
    pub fn swapped(&self) -> Self {
        Self { normal: -self.normal, position_a: self.position_b, position_b: self.position_a, ..*self }
    }
}

/// A straight and turning path: the point `centre` moves with `velocity`, the body turns about it with `spin`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// Pose at time 0.
    pub start: Pose,
    /// The point of the body that moves in a straight line, body axes [m]; usually its centre of mass.
    pub centre: DVec3,
    /// Velocity of that point, world axes [m/s].
    pub velocity: DVec3,
    /// Angular velocity, world axes [rad/s].
    pub spin: DVec3,
}

impl Motion {
    /// A path that does not move.
    #[must_use]
    pub fn fixed(start: Pose) -> Self {
        Self { start, centre: DVec3::ZERO, velocity: DVec3::ZERO, spin: DVec3::ZERO }
    }

    /// A straight path without turning; `velocity` [m/s].
    #[must_use]
    pub fn linear(start: Pose, velocity: DVec3) -> Self {
        Self { start, centre: DVec3::ZERO, velocity, spin: DVec3::ZERO }
    }

    /// The pose at time `t` [s].
    #[must_use]
    pub fn at(&self, t: f64) -> Pose {
        let speed = self.spin.length();
        let turn = if speed > 0.0 {
            rotation(self.spin / speed, speed * t) * self.start.rotation
        } else {
            self.start.rotation
        };
        let centre = self.start.point(self.centre) + self.velocity * t;
        Pose::new(centre - turn * self.centre, turn)
    }
}

/// Limits of a sweep.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SweepSettings {
    /// Shapes this near [m] count as touching: the impact is reported when the distance falls below it.
    pub tolerance: f64,
    /// Most steps per pair of parts; a sweep that needs more reports the time it has reached as an unproved impact.
    pub max_steps: u32,
}

impl Default for SweepSettings {
    fn default() -> Self {
        Self { tolerance: 1e-6, max_steps: 100_000 }
    }
}

/// The first touch of two moving shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// Time [s]: not after the true first touch, and the distance then is at most the tolerance.
    pub time: f64,
    /// Nearest points at that time.
    pub closest: Closest,
    /// False when the steps ran out: nothing touches before `time`, whether they touch there is not known.
    pub proved: bool,
}
