//! Potentials: forces that depend on where a body is, with the energy they come from.
//!
//! Uniform gravity is part of every world. Anything else is a [`Potential`]: a force and a torque at a place, and the
//! energy whose gradient they are. They are evaluated at the midpoint of the step; what that costs in energy is of
//! third order in the step and is booked as `time_step`.

use crate::base::handle::BodyId;
use std::fmt::Debug;
use tumble_math::{DQuat, DVec3};

/// State of a body, the argument of a potential.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The body.
    pub body: BodyId,
    /// Its mass [kg].
    pub mass: f64,
    /// Its centre of mass [m].
    pub centre: DVec3,
    /// Its orientation.
    pub orientation: DQuat,
}

/// A force and a torque about the centre of mass.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wrench {
    /// Force [N].
    pub force: DVec3,
    /// Torque about the centre of mass, world axes [N·m].
    pub torque: DVec3,
}

/// A conservative force field. Asked from several threads at once and in any order: its value must depend on the body alone.
pub trait Potential: Debug + Send + Sync {
    /// Force and torque on a body at `place`: minus the gradient of the energy.
    fn wrench(&self, place: &Place) -> Wrench;
    /// Energy of a body at `place` [J].
    fn energy(&self, place: &Place) -> f64;
}

/// A spring of no rest length from a point of one body to a point of the world: E = ½ k d².
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spring {
    /// The body that it pulls.
    pub body: BodyId,
    /// Its point on the body, relative to the centre of mass in body axes [m].
    pub arm: DVec3,
    /// Its point in the world [m].
    pub anchor: DVec3,
    /// Stiffness k [N/m].
    pub stiffness: f64,
}

impl Potential for Spring {
    fn wrench(&self, place: &Place) -> Wrench {
        if place.body != self.body {
            return Wrench::default();
        }
        let arm = place.orientation * self.arm;
        let force = (self.anchor - place.centre - arm) * self.stiffness;
        Wrench { force, torque: arm.cross(force) }
    }

    fn energy(&self, place: &Place) -> f64 {
        if place.body != self.body {
            return 0.0;
        }
        let stretch = self.anchor - place.centre - place.orientation * self.arm;
        0.5 * self.stiffness * stretch.length_squared()
    }
}

/// Newton's attraction towards a point: E = −γ m/r.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attraction {
    /// The point [m].
    pub towards: DVec3,
    /// γ = G·M of the attracting mass [m³/s²].
    pub strength: f64,
}

impl Potential for Attraction {
    fn wrench(&self, place: &Place) -> Wrench {
        let d = self.towards - place.centre;
        let r = d.length();
        Wrench { force: d * (self.strength * place.mass / (r * r * r)), torque: DVec3::ZERO }
    }

    fn energy(&self, place: &Place) -> f64 {
        -self.strength * place.mass / (self.towards - place.centre).length()
    }
}
