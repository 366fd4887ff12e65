//! All that decides the future of a world of a given model, and nothing else: the content of a snapshot beside the model.
//!
//! Bodies are plain records by slot, so that a copy of the state is a copy of a few lists, whatever their number.

pub(crate) mod contact;
pub(crate) mod contact_cache;
pub(crate) mod energy;
pub(crate) mod motion;

use crate::base::handle::BodyId;
use crate::joint::JointState;
use crate::model::body::BodyModel;
use crate::model::build::Start;
use contact_cache::ContactCache;
use energy::Ledger;
use motion::{Motion, Rotation};
use tumble_math::DVec3;

/// State of a body between two steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BodyState {
    pub(crate) now: Motion,
    /// Constant force [N] and torque [N·m].
    pub(crate) force: DVec3,
    pub(crate) torque: DVec3,
    /// Force and torque of the next step only.
    pub(crate) once_force: DVec3,
    pub(crate) once_torque: DVec3,
    /// Velocity or place were set since the last solve saw them.
    pub(crate) fresh: bool,
    pub(crate) quarantined: bool,
    pub(crate) asleep: bool,
    /// Bodies that fell asleep together.
    pub(crate) group: u64,
    /// Time that the body has rested [s].
    pub(crate) rested: f64,
    /// Speculative margin of the last step: how far any point might get until the next midpoint [m].
    pub(crate) margin: f64,
}

/// State of a world between two steps.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// By slot; of a slot without a body, one at rest.
    pub(crate) bodies: Vec<BodyState>,
    /// By slot of the joint.
    pub(crate) joints: Vec<JointState>,
    pub(crate) cache: ContactCache,
    /// Pairs of bodies that touched in the last step, sorted.
    pub(crate) touching: Vec<(BodyId, BodyId)>,
    /// Sensors and the bodies that overlap them where the last step ended, sorted.
    pub(crate) inside: Vec<(BodyId, BodyId)>,
    /// Pairs of shapes that the last solve had contacts of, sorted.
    pub(crate) known: Vec<(u32, u32)>,
    /// Pairs of shapes that may meet in flight in the first half of the next step, sorted, and when on straight ways [s]; not a
    /// number where only a sweep knows.
    pub(crate) left: Vec<((u32, u32), f64)>,
    pub(crate) step: u64,
    pub(crate) time: f64,
    /// Length that the last step announced for the one after it [s]: to the middle of it reach the velocities of its solve.
    pub(crate) announced: f64,
    pub(crate) ledger: Ledger,
    /// The user changed something that has energy since the ledger was last closed.
    pub(crate) edited: bool,
    pub(crate) opened: bool,
}

impl BodyState {
    /// Of a slot without a body.
    pub(crate) const NONE: Self = Self {
        now: Motion::REST,
        force: DVec3::ZERO,
        torque: DVec3::ZERO,
        once_force: DVec3::ZERO,
        once_torque: DVec3::ZERO,
        fresh: false,
        quarantined: false,
        asleep: false,
        group: 0,
        rested: 0.0,
        margin: 0.0,
    };

    /// Of a body that was just made.
    pub(crate) fn new(body: &BodyModel, start: &Start) -> Self {
        let Start { position, orientation, velocity, spin, force, torque } = *start;
        let centre = position + orientation * body.offset;
        let mut now = Motion { centre, orientation, velocity, rotation: Rotation::new(body.kind, DVec3::ZERO) };
        now.set_spin(body, spin);
        Self { now, force, torque, fresh: true, ..Self::NONE }
    }

    /// Of a dynamic body: awake and healthy, takes part in the step.
    pub(crate) fn is_awake(&self) -> bool {
        !self.asleep && !self.quarantined
    }
}
