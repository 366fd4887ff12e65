//! The bodies of a contact problem: an inverse mass, an inverse inertia and two velocities, one before and one after the
//! kick of the external forces; and bilateral rows between them.
//!
//! A body with inverse mass 0 does not move by impulses; if it has a velocity it is kinematic (a lift, a turntable) and
//! does work. Not here: shapes, poses and time, which no solver knows.

use tumble_math::{DMat3, DVec3};

/// Linear and angular velocity of a body.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Velocity {
    /// Of the centre of mass [m/s].
    pub linear: DVec3,
    /// Spin about world axes [rad/s].
    pub angular: DVec3,
}

impl Velocity {
    /// At rest.
    pub const ZERO: Self = Self { linear: DVec3::ZERO, angular: DVec3::ZERO };

    /// A translation [m/s] without spin.
    #[must_use]
    pub fn linear(linear: DVec3) -> Self {
        Self { linear, angular: DVec3::ZERO }
    }

    pub(super) fn is_finite(&self) -> bool {
        self.linear.is_finite() && self.angular.is_finite()
    }
}

/// A body as far as a contact problem knows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Body {
    /// 1/m [1/kg]; 0 for an immovable body.
    pub inverse_mass: f64,
    /// I⁻¹ about the centre of mass in world axes [1/(kg·m²)].
    pub inverse_inertia: DMat3,
    /// Velocity before the kick of the external forces: the reference of restitution and ledger.
    pub before: Velocity,
    /// Velocity after the kick, without any contact impulse.
    pub free: Velocity,
}

impl Body {
    /// A body of `mass` [kg] and `inertia` about its centre of mass in world axes [kg·m²], moving with `velocity`,
    /// without external forces.
    #[must_use]
    pub fn dynamic(mass: f64, inertia: DMat3, velocity: Velocity) -> Self {
        Self { inverse_mass: 1.0 / mass, inverse_inertia: inertia.inverse(), before: velocity, free: velocity }
    }

    /// A fixed body.
    #[must_use]
    pub fn fixed() -> Self {
        Self::kinematic(Velocity::ZERO)
    }

    /// A body that moves as prescribed, whatever pushes it.
    #[must_use]
    pub fn kinematic(velocity: Velocity) -> Self {
        Self { inverse_mass: 0.0, inverse_inertia: DMat3::ZERO, before: velocity, free: velocity }
    }

    /// With the change of velocity [m/s] that external forces make in this step.
    #[must_use]
    pub fn kicked(mut self, change: DVec3) -> Self {
        self.free.linear += change;
        self
    }

    /// Whether impulses move it.
    #[inline]
    #[must_use]
    pub fn is_dynamic(&self) -> bool {
        self.inverse_mass > 0.0
    }
}

/// One bilateral row: demands `row_a`·v_A + `row_b`·v_B + `bias` = 0 with an impulse of either sign. Joints are made
/// of these.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bilateral {
    /// Index of body A.
    pub body_a: u32,
    /// Index of body B.
    pub body_b: u32,
    /// Coefficients of (v_A, ω_A): [–, m] for a row in m/s, [1/m, –] for one in rad/s.
    pub row_a: [f64; 6],
    /// Coefficients of (v_B, ω_B), in the same units.
    pub row_b: [f64; 6],
    /// Prescribed relative velocity with the opposite sign [m/s or rad/s].
    pub bias: f64,
}
