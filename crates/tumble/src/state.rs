//! All that decides the future of a world, and nothing else: what a snapshot holds.

pub(crate) mod contact;
pub(crate) mod contact_cache;

use crate::account::energy::{Ledger, Momentum, field_energy, gravity_energy};
use crate::base::arena::Arena;
use crate::base::handle::BodyId;
use crate::base::hash::StateHash;
use crate::model::body::Body;
use crate::model::material::Materials;
use crate::model::placed_shape::PlacedShape;
use crate::model::potential::Potential;
use crate::model::settings::Settings;
use crate::state::contact_cache::ContactCache;
use std::sync::Arc;
use tumble_math::DVec3;

/// State of a world between two steps.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub(crate) bodies: Arena<Body>,
    pub(crate) shapes: Vec<Option<PlacedShape>>,
    pub(crate) free_shapes: Vec<u32>,
    pub(crate) materials: Materials,
    pub(crate) potentials: Vec<Arc<dyn Potential>>,
    pub(crate) gravity: DVec3,
    pub(crate) settings: Settings,
    pub(crate) cache: ContactCache,
    /// Pairs of bodies that touched in the last step, sorted.
    pub(crate) touching: Vec<(BodyId, BodyId)>,
    /// Pairs of shapes that the last solve had contacts of, sorted.
    pub(crate) known: Vec<(u32, u32)>,
    pub(crate) step: u64,
    pub(crate) time: f64,
    /// Length of the last step [s]; contacts were looked at for as long again.
    pub(crate) last_dt: f64,
    pub(crate) ledger: Ledger,
    /// The user changed something that has energy since the books were last closed.
    pub(crate) edited: bool,
    pub(crate) opened: bool,
}

impl State {
    pub(crate) fn shape(&self, k: u32) -> Option<&PlacedShape> {
        self.shapes.get(k as usize).and_then(Option::as_ref)
    }

    /// Kinetic and potential energy of all healthy bodies [J]. One without a finite energy is as good as set aside: the
    /// next step does it.
    pub(crate) fn energy(&self) -> (f64, f64) {
        let (mut kinetic, mut potential) = (0.0, 0.0);
        for (id, body) in self.bodies.iter() {
            if body.is_dynamic() && !body.quarantined {
                let (k, p) = (
                    body.kinetic_energy(),
                    gravity_energy(body, self.gravity) + field_energy(id, body, &self.potentials),
                );
                if (k + p).is_finite() {
                    kinetic += k;
                    potential += p;
                }
            }
        }
        (kinetic, potential)
    }

    /// Momentum of all healthy bodies.
    pub(crate) fn momentum(&self) -> Momentum {
        let mut sum = Momentum::default();
        for (_, body) in self.bodies.iter() {
            if body.is_dynamic() && !body.quarantined {
                sum += Momentum::of(body);
            }
        }
        sum
    }

    /// Hash of clock and bodies.
    pub(crate) fn hash(&self) -> u64 {
        self.hash_with(self.bodies_hash())
    }

    /// The same, from the hash of the bodies.
    pub(crate) fn hash_with(&self, bodies: u64) -> u64 {
        let mut h = StateHash::new();
        h.word(self.step);
        h.number(self.time);
        h.word(bodies);
        h.finish()
    }

    /// Hash of the bodies alone.
    pub(crate) fn bodies_hash(&self) -> u64 {
        let mut h = StateHash::new();
        for (id, b) in self.bodies.iter() {
            h.word(u64::from(id.slot) << 32 | u64::from(id.generation));
            h.word(b.kind as u64 | u64::from(b.quarantined) << 8 | u64::from(b.asleep) << 9);
            h.vector(b.now.centre);
            h.rotation(b.now.orientation);
            h.vector(b.now.velocity);
            h.vector(b.now.turning);
        }
        h.finish()
    }
}
