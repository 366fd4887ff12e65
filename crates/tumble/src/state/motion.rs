//! Motion of a body: pose, velocity, rotation.
//!
//! The state is the centre of mass x, the orientation q, the velocity v of the centre and, of a dynamic body, the angular
//! momentum Π in body axes; spin is derived, ω = R I_b⁻¹ Π, so that a torque-free body keeps both energy and momentum. A
//! body that moves as prescribed has a spin. The *position* that users give and read is that of the body's own origin, in
//! whose frame the shapes are given.

use crate::base::handle::BodyId;
use crate::model::body::{BodyKind, BodyModel};
use tumble_math::{DQuat, DVec3, Pose};
use tumble_solver::Velocity;

/// Rotation of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rotation {
    /// Of a dynamic body: angular momentum about the centre of mass, body axes [kg·m²/s].
    Momentum(DVec3),
    /// Of a body that is not dynamic: the spin that it keeps, world axes [rad/s].
    Spin(DVec3),
}

impl Rotation {
    /// Rotation of a body of this kind, from the numbers of [`Self::vector`].
    #[must_use]
    pub fn new(kind: BodyKind, vector: DVec3) -> Self {
        if kind == BodyKind::Dynamic { Self::Momentum(vector) } else { Self::Spin(vector) }
    }

    /// Its three numbers; the kind of the body says which.
    #[must_use]
    pub fn vector(self) -> DVec3 {
        match self {
            Self::Momentum(v) | Self::Spin(v) => v,
        }
    }

    /// Of a body that does not turn.
    pub(crate) fn stopped(self) -> Self {
        match self {
            Self::Momentum(_) => Self::Momentum(DVec3::ZERO),
            Self::Spin(_) => Self::Spin(DVec3::ZERO),
        }
    }
}

/// Motion of a body: pose, velocity, rotation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Motion {
    /// Centre of mass [m].
    pub(crate) centre: DVec3,
    pub(crate) orientation: DQuat,
    /// Of the centre of mass [m/s].
    pub(crate) velocity: DVec3,
    pub(crate) rotation: Rotation,
}

/// State in which a step found a body that was changed from outside since the last one: put elsewhere, pushed by an impulse, set in motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edit {
    /// The body.
    pub body: BodyId,
    /// Centre of mass [m].
    pub centre: DVec3,
    /// Orientation of the body's axes.
    pub orientation: DQuat,
    /// Velocity of the centre of mass [m/s].
    pub velocity: DVec3,
    /// Its rotation.
    pub rotation: Rotation,
}

impl Edit {
    pub(crate) fn of(body: BodyId, motion: &Motion) -> Self {
        let Motion { centre, orientation, velocity, rotation } = *motion;
        Self { body, centre, orientation, velocity, rotation }
    }

    pub(crate) fn motion(&self) -> Motion {
        let Self { centre, orientation, velocity, rotation, .. } = *self;
        Motion { centre, orientation, velocity, rotation }
    }
}

impl Motion {
    pub(crate) const REST: Self = Self {
        centre: DVec3::ZERO,
        orientation: DQuat::IDENTITY,
        velocity: DVec3::ZERO,
        rotation: Rotation::Spin(DVec3::ZERO),
    };

    pub(crate) fn is_finite(&self) -> bool {
        self.centre.is_finite()
            && self.orientation.is_finite()
            && self.velocity.is_finite()
            && self.rotation.vector().is_finite()
    }

    /// The same place, at rest.
    pub(crate) fn stopped(&self) -> Self {
        Self { velocity: DVec3::ZERO, rotation: self.rotation.stopped(), ..*self }
    }

    /// Origin of the body's own frame [m].
    pub(crate) fn position(&self, body: &BodyModel) -> DVec3 {
        if body.offset == DVec3::ZERO { self.centre } else { self.centre - self.orientation * body.offset }
    }

    /// Pose of the body's own frame.
    pub(crate) fn pose(&self, body: &BodyModel) -> Pose {
        Pose::new(self.position(body), self.orientation)
    }

    /// Angular velocity in world axes [rad/s].
    pub(crate) fn spin(&self, body: &BodyModel) -> DVec3 {
        match self.rotation {
            Rotation::Momentum(p) if p == DVec3::ZERO => DVec3::ZERO,
            Rotation::Momentum(p) => self.orientation * (body.inverse_inertia * p),
            Rotation::Spin(spin) => spin,
        }
    }

    /// Gives the body a spin in world axes [rad/s].
    pub(crate) fn set_spin(&mut self, body: &BodyModel, spin: DVec3) {
        self.rotation = if body.is_dynamic() {
            Rotation::Momentum(body.inertia * (self.orientation.conjugate() * spin))
        } else {
            Rotation::Spin(spin)
        };
    }

    pub(crate) fn velocity(&self, body: &BodyModel) -> Velocity {
        Velocity { linear: self.velocity, angular: self.spin(body) }
    }

    /// Angular momentum about the centre of mass, world axes [kg·m²/s]; none of a body that is not dynamic.
    pub(crate) fn angular_momentum(&self) -> DVec3 {
        match self.rotation {
            Rotation::Momentum(p) => self.orientation * p,
            Rotation::Spin(_) => DVec3::ZERO,
        }
    }

    /// ½ m v² + ½ Π·I⁻¹Π [J]; none of a body that is not dynamic.
    pub(crate) fn kinetic_energy(&self, body: &BodyModel) -> f64 {
        match self.rotation {
            Rotation::Momentum(p) => {
                0.5 * body.mass * self.velocity.length_squared() + 0.5 * p.dot(body.inverse_inertia * p)
            }
            Rotation::Spin(_) => 0.0,
        }
    }
}
