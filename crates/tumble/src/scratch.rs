//! What a step works with while it is made: by body, beside its state. It says nothing about the future.
//!
//! Between steps it is kept for one thing only: a body that is, bit by bit, what it was in the last step need not be solved
//! again. A world without it comes to the same bits.

use crate::state::motion::Motion;
use tumble_math::{DMat3, DVec3};
use tumble_solver::Velocity;

/// The scratch of all bodies, by slot.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) bodies: Vec<BodyScratch>,
}

/// What is known of a body during a step only.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BodyScratch {
    /// State at the start of the step.
    pub(crate) start: Motion,
    /// State at the midpoint, before the contact solve.
    pub(crate) mid: Motion,
    /// I⁻¹ at the configuration of the solve, world axes.
    pub(crate) inverse_inertia: DMat3,
    /// Velocity before and after the kick.
    pub(crate) before: Velocity,
    pub(crate) free: Velocity,
    /// Velocity after the solve.
    pub(crate) after: Velocity,
    /// Velocity that an earlier solve of the step gave to a body that was struck farther than contacts were looked for, and
    /// how far they were looked for at first [m].
    pub(crate) struck: Option<(Velocity, f64)>,
    /// Sum of contact impulses and of their moments about the centre.
    pub(crate) impulse: DVec3,
    pub(crate) moment: DVec3,
    /// Forces of potentials other than uniform gravity, at the midpoint.
    pub(crate) field_force: DVec3,
    pub(crate) field_torque: DVec3,
    /// What the position pass moves.
    pub(crate) shift: DVec3,
    pub(crate) turn: DVec3,
    /// Half the time for which velocities are solved, of a body that turns; 0 for all others [s].
    pub(crate) lead: f64,
    /// Reach with which contacts were looked for [m].
    pub(crate) searched: f64,
    /// Reach of the last step [m].
    pub(crate) last_reach: f64,
    /// Solved where the step began, without the first drift.
    pub(crate) late: bool,
    /// The same in the last attempt of the step.
    pub(crate) was_late: bool,
    /// Its island is under a blow and not to be asked again what it overlooks.
    pub(crate) urged: bool,
    /// All that the last solve knew of the body is the same now, bit by bit.
    pub(crate) same: bool,
    /// The island's velocities after the solve are nothing but rounding: they are zero.
    pub(crate) still: bool,
}

impl BodyScratch {
    /// How far contacts were looked for before the body was struck [m].
    pub(crate) fn seen(&self) -> f64 {
        self.struck.map_or(self.searched, |(_, seen)| seen)
    }

    pub(crate) const EMPTY: Self = Self {
        start: Motion::REST,
        mid: Motion::REST,
        inverse_inertia: DMat3::ZERO,
        before: Velocity::ZERO,
        free: Velocity::ZERO,
        after: Velocity::ZERO,
        struck: None,
        impulse: DVec3::ZERO,
        moment: DVec3::ZERO,
        field_force: DVec3::ZERO,
        field_torque: DVec3::ZERO,
        shift: DVec3::ZERO,
        turn: DVec3::ZERO,
        lead: 0.0,
        searched: 0.0,
        last_reach: 0.0,
        late: false,
        was_late: false,
        urged: false,
        same: false,
        still: false,
    };
}
