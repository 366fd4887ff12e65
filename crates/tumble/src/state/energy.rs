//! The ledger: where every joule of a step comes from and goes to.
//!
//! ```text
//! kinetic + potential + dissipated = initial + work + kinematic_work + motor_work + corrected + time_step
//! dissipated = friction_loss + restitution_loss + damping_loss + joint_loss
//! ```
//!
//! The drifts change T by nothing and V by −f·Δx; the kick changes T by (h f + ΣP)·(mean velocity) at one fixed inertia.
//! So the force terms cancel and contact i loses D_i = −½P_i·(u_i(v⁻) + u_i(v⁺)), with the levers, frame and inertia of
//! the midpoint: a body at rest loses exactly nothing. Each entry is computed on its own, none as the remainder.

use super::motion::Motion;
use crate::base::handle::BodyId;
use crate::model::body::BodyModel;
use crate::model::potential::{Place, Potential};
use std::ops::AddAssign;
use std::sync::Arc;
use tumble_math::DVec3;
use tumble_math::order::max;

/// Energy of the world and its changes [J]: totals since the first step, or those of one step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ledger {
    /// Energy of motion [J].
    pub kinetic: f64,
    /// Energy of place [J]: gravity, potentials, and springs of joints.
    pub potential: f64,
    /// Kinetic and potential energy before the first step [J].
    pub initial: f64,
    /// Work of applied forces, torques and impulses, and of every other change that the user made [J].
    pub work: f64,
    /// Work of moving kinematic bodies, and of the drives of moving surfaces [J].
    pub kinematic_work: f64,
    /// Lost by sliding [J]; may be negative where restitution's is positive, since only their sum has a sign.
    pub friction_loss: f64,
    /// Lost in impacts [J].
    pub restitution_loss: f64,
    /// Lost by damping of bodies [J].
    pub damping_loss: f64,
    /// Potential energy that position correction brought [J].
    pub corrected: f64,
    /// Integration error: energy that the finite step brought [J], by contacts that open as the step begins, start-up, curved potentials,
    /// joints that turn on within a step.
    pub time_step: f64,
    /// Work of the motors of joints [J].
    pub motor_work: f64,
    /// Lost in joints by dry friction and damping [J].
    pub joint_loss: f64,
}

impl Ledger {
    /// Lost in contacts, in joints and by damping [J].
    #[must_use]
    pub fn dissipated(&self) -> f64 {
        self.friction_loss + self.restitution_loss + self.damping_loss + self.joint_loss
    }

    /// Kinetic and potential energy [J].
    #[must_use]
    pub fn energy(&self) -> f64 {
        self.kinetic + self.potential
    }

    /// Imbalance of the ledger [J].
    #[must_use]
    pub fn imbalance(&self) -> f64 {
        self.energy() + self.dissipated()
            - (self.initial + self.work + self.kinematic_work + self.motor_work + self.corrected + self.time_step)
    }

    /// The totals after a step with these entries.
    pub(crate) fn after(&self, totals: &Self) -> Self {
        let mut sum = *totals;
        sum += *self;
        // kinetic and potential energy are those of now; the initial energy stays
        Self { kinetic: self.kinetic, potential: self.potential, initial: totals.initial, ..sum }
    }

    /// All entries in their order.
    pub(crate) fn entries(&self) -> [f64; 12] {
        let mut copy = *self;
        copy.entries_mut().map(|x| *x)
    }

    pub(crate) fn entries_mut(&mut self) -> [&mut f64; 12] {
        [
            &mut self.kinetic,
            &mut self.potential,
            &mut self.initial,
            &mut self.work,
            &mut self.kinematic_work,
            &mut self.friction_loss,
            &mut self.restitution_loss,
            &mut self.damping_loss,
            &mut self.corrected,
            &mut self.time_step,
            &mut self.motor_work,
            &mut self.joint_loss,
        ]
    }

    /// Largest entry [J]: the scale of the imbalance.
    #[must_use]
    pub fn largest(&self) -> f64 {
        self.entries().iter().fold(0.0, |a, b| max(a, b.abs()))
    }
}

/// Entry by entry: the sum over two groups of bodies, or two periods of time.
impl AddAssign for Ledger {
    fn add_assign(&mut self, other: Self) {
        for (sum, entry) in self.entries_mut().into_iter().zip(other.entries()) {
            *sum += entry;
        }
    }
}

/// Momentum of the dynamic bodies.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Momentum {
    /// Σ m v [kg·m/s].
    pub linear: DVec3,
    /// Σ (x × m v + Rπ), about the world's origin [kg·m²/s].
    pub angular: DVec3,
}

impl Momentum {
    /// That of one body.
    pub(crate) fn of(body: &BodyModel, now: &Motion) -> Self {
        let linear = now.velocity * body.mass;
        let orbital = now.centre.cross(now.velocity) * body.mass;
        Self { linear, angular: orbital + now.angular_momentum() }
    }
}

/// Of two groups of bodies together.
impl AddAssign for Momentum {
    fn add_assign(&mut self, other: Self) {
        self.linear += other.linear;
        self.angular += other.angular;
    }
}

/// Energy of place of one body in uniform gravity [J].
pub(crate) fn gravity_energy(body: &BodyModel, now: &Motion, gravity: DVec3) -> f64 {
    -body.mass * gravity.dot(now.centre)
}

/// Energy of place of one body in the other potentials [J].
pub(crate) fn field_energy(id: BodyId, body: &BodyModel, now: &Motion, potentials: &[Arc<dyn Potential>]) -> f64 {
    let mut sum = 0.0;
    if !potentials.is_empty() {
        let place = place(id, body, now);
        for p in potentials {
            sum += p.energy(&place);
        }
    }
    sum
}

/// Argument of a potential: a body and its state.
pub(crate) fn place(id: BodyId, body: &BodyModel, now: &Motion) -> Place {
    Place { body: id, mass: body.mass, centre: now.centre, orientation: now.orientation }
}
