//! One contact point: a normal part and, with friction, a tangential part. Dimension 1 or 3, never two constraints
//! tied together.
//!
//! One sign for all three rows: u = Fᵀ(v_B + ω_B×r_B − v_A − ω_A×r_A), so positive u_n separates; the impulse
//! P = Fλ acts +P on B and −P on A.
//!
//! Not here: how an impulse is found ([`crate::one_contact::exact`]) or where the point comes from.

use crate::problem::frame::Frame;
use tumble_math::{DMat3, DVec3, inertia::cross_matrix};

/// Why a contact was refused.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum ContactError {
    /// The normal's length is not one.
    #[error("contact normal ({x}, {y}, {z}) has length {length}, not 1: normalise it, pointing from A to B",
        x = .normal.x, y = .normal.y, z = .normal.z)]
    NormalNotUnit {
        /// The given vector [–].
        normal: DVec3,
        /// Its length [–].
        length: f64,
    },
    /// The friction coefficient is negative or not finite.
    #[error("friction coefficient {0} must be a finite number of 0 or more")]
    Friction(f64),
    /// The restitution coefficient is outside [0, 1].
    #[error("restitution coefficient {0} must lie between 0 and 1")]
    Restitution(f64),
    /// The approach speed up to which it does not bounce is negative or not a number.
    #[error("slowest bounce {0} m/s must be 0 or more")]
    SlowestBounce(f64),
    /// A lever arm or the gap is not finite.
    #[error("{what} of the contact is not finite: check the poses that it was computed from")]
    NotFinite {
        /// The quantity.
        what: &'static str,
    },
}

/// A contact point between two bodies of a [`crate::Problem`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Index of body A in the problem.
    pub body_a: u32,
    /// Index of body B in the problem.
    pub body_b: u32,
    /// Normal from A to B, and tangents.
    pub frame: Frame,
    /// From the centre of mass of A to the contact point [m].
    pub lever_a: DVec3,
    /// From the centre of mass of B to the same point [m].
    pub lever_b: DVec3,
    /// Signed gap [m], negative = overlap.
    pub gap: f64,
    /// Coulomb's coefficient μ ≥ 0 [–].
    pub friction: f64,
    /// Newton's coefficient e in [0, 1] [–].
    pub restitution: f64,
    /// Velocity of B's surface against A's besides that of the bodies, (n, t1, t2) [m/s]: part of u, and whatever drives the
    /// surfaces does its work.
    pub surface_velocity: DVec3,
    /// Time in which an open gap may close [s]; none for the horizon of the problem. Of a contact that is met in flight, until
    /// the flight is looked at again.
    pub window: Option<f64>,
    /// Approach speed up to which this contact does not bounce, beside the threshold of the settings [m/s].
    pub slowest_bounce: f64,
    /// Of two that rest on each other, whether they press: while their velocity is no more than noise, a bounce elsewhere meets a contact
    /// that presses as closed from the first round on, and passes a blow on to one that does not. None: the sign of the velocity tells.
    pub pressing: Option<bool>,
}

impl Contact {
    /// A contact on the unit `normal` (from A to B); `lever_a` and `lever_b` [m] run from the two centres of mass to
    /// one common point, the middle of the gap. Frictionless, inelastic and closed until said otherwise.
    ///
    /// # Errors
    /// [`ContactError`] when the normal is not of unit length or a number is not finite.
    pub fn new(body_a: u32, body_b: u32, normal: DVec3, lever_a: DVec3, lever_b: DVec3) -> Result<Self, ContactError> {
        let Some(frame) = Frame::new(normal) else {
            return Err(ContactError::NormalNotUnit { normal, length: normal.length() });
        };
        if !(lever_a.is_finite() && lever_b.is_finite()) {
            return Err(ContactError::NotFinite { what: "a lever arm" });
        }
        Ok(Self {
            body_a,
            body_b,
            frame,
            lever_a,
            lever_b,
            gap: 0.0,
            friction: 0.0,
            restitution: 0.0,
            surface_velocity: DVec3::ZERO,
            window: None,
            slowest_bounce: 0.0,
            pressing: None,
        })
    }

    /// With Coulomb friction μ [–].
    ///
    /// # Errors
    /// When `friction` is negative or not finite.
    pub fn with_friction(self, friction: f64) -> Result<Self, ContactError> {
        if !(friction >= 0.0 && friction.is_finite()) {
            return Err(ContactError::Friction(friction));
        }
        Ok(Self { friction, ..self })
    }

    /// With restitution e [–].
    ///
    /// # Errors
    /// When `restitution` is outside [0, 1].
    pub fn with_restitution(self, restitution: f64) -> Result<Self, ContactError> {
        if !(0.0..=1.0).contains(&restitution) {
            return Err(ContactError::Restitution(restitution));
        }
        Ok(Self { restitution, ..self })
    }

    /// With a signed gap [m], negative = overlap.
    ///
    /// # Errors
    /// When `gap` is not finite.
    pub fn with_gap(self, gap: f64) -> Result<Self, ContactError> {
        if !gap.is_finite() {
            return Err(ContactError::NotFinite { what: "the gap" });
        }
        Ok(Self { gap, ..self })
    }

    /// With surfaces that move by themselves along the contact: velocity of B's against A's, (t1, t2) [m/s].
    ///
    /// # Errors
    /// When a number is not finite.
    pub fn with_surface_velocity(self, t1: f64, t2: f64) -> Result<Self, ContactError> {
        let surface_velocity = DVec3::new(0.0, t1, t2);
        if !surface_velocity.is_finite() {
            return Err(ContactError::NotFinite { what: "the surface velocity" });
        }
        Ok(Self { surface_velocity, ..self })
    }

    /// With a time of its own in which an open gap may close [s].
    ///
    /// # Errors
    /// When the time is not positive and finite.
    pub fn with_window(self, window: Option<f64>) -> Result<Self, ContactError> {
        if window.is_some_and(|t| !(t > 0.0 && t.is_finite())) {
            return Err(ContactError::NotFinite { what: "the window" });
        }
        Ok(Self { window, ..self })
    }

    /// With an approach speed of its own up to which it does not bounce [m/s].
    ///
    /// # Errors
    /// When the speed is negative or not a number.
    pub fn with_slowest_bounce(self, slowest_bounce: f64) -> Result<Self, ContactError> {
        if !(slowest_bounce >= 0.0) {
            return Err(ContactError::SlowestBounce(slowest_bounce));
        }
        Ok(Self { slowest_bounce, ..self })
    }

    /// Whether its public numbers still are what the constructors promised.
    pub(crate) fn check(&self) -> Result<(), ContactError> {
        Self::new(self.body_a, self.body_b, self.frame.normal, self.lever_a, self.lever_b)?
            .with_friction(self.friction)?
            .with_restitution(self.restitution)?
            .with_gap(self.gap)?
            .with_surface_velocity(self.surface_velocity.y, self.surface_velocity.z)?
            .with_window(self.window)?
            .with_slowest_bounce(self.slowest_bounce)?;
        if !self.surface_velocity.x.is_finite() {
            return Err(ContactError::NotFinite { what: "the surface velocity" });
        }
        Ok(())
    }

    /// Number of rows: 1 without and 3 with friction.
    #[must_use]
    pub fn dimension(&self) -> usize {
        if self.friction > 0.0 { 3 } else { 1 }
    }

    /// Whether the two surfaces are within `reach` [m] of each other: a contact further away takes no part.
    #[must_use]
    pub fn is_active(&self, reach: f64) -> bool {
        self.gap <= reach
    }

    /// The Jacobian: rows n, t1, t2 over the columns [v_A ω_A v_B ω_B], so that u = J·(v_A, ω_A, v_B, ω_B).
    /// Only the first [`Self::dimension`] rows carry impulses.
    #[must_use]
    pub fn rows(&self) -> [[f64; 12]; 3] {
        [self.frame.normal, self.frame.tangent1, self.frame.tangent2].map(|d| {
            let (a, b) = (self.lever_a.cross(d), self.lever_b.cross(d));
            [-d.x, -d.y, -d.z, -a.x, -a.y, -a.z, d.x, d.y, d.z, b.x, b.y, b.z]
        })
    }
}

/// Contribution of one body to the contact's own matrix, in world axes: 1/m·1 − \[r\]× I⁻¹ \[r\]× [1/kg].
#[must_use]
pub fn point_mobility(inverse_mass: f64, inverse_inertia: &DMat3, lever: DVec3) -> DMat3 {
    let r = cross_matrix(lever);
    DMat3::from_diagonal(DVec3::splat(inverse_mass)) - r * *inverse_inertia * r
}
