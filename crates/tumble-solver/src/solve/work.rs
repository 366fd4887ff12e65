//! Buffers of the two phases and of their conclusion, kept between solves.

use super::{dispatch, restitution, squeeze};
use crate::one_contact::law::Law;
use crate::space::traits::{Impulses, Velocities};

/// Buffers of the phases.
#[derive(Debug, Default)]
pub(super) struct Work {
    pub(super) methods: dispatch::Buffers,
    pub(super) restitution: restitution::Buffers,
    pub(super) laws: Vec<Law>,
    pub(super) before: Velocities,
    pub(super) free: Velocities,
    pub(super) scratch: Velocities,
    /// Velocities under the impulses, and by how much each contact fails its law there.
    pub(super) after: Velocities,
    pub(super) residuals: Vec<f64>,
    pub(super) bounce: Impulses,
    pub(super) impulses: Impulses,
    pub(super) safe: Impulses,
    /// Warm start of the next step.
    pub(super) next: Impulses,
    /// Contacts that take part in the bounce.
    pub(super) bounced: Vec<bool>,
    /// Contacts that are held to the speed with which they left.
    pub(super) bounce_bound: Vec<bool>,
    /// Share of its leaving speed that each contact is held to [–].
    pub(super) shares: Vec<f64>,
    /// Velocity bounds that the certificate uses: without slack [m/s].
    pub(super) gaps: Vec<f64>,
    /// Slacks where kinematic bodies leave no room.
    pub(super) squeeze: squeeze::Buffers,
}
