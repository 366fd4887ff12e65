//! Surface: are the friction and the restitution of a contact what the materials of its bodies make together?

use super::findings::Audit;
use super::step::{Stage, Step};
use crate::reader::Reader;
use crate::rows::BodyRow;
use crate::surface::{Pairs, Surface, of_row, off};
use std::collections::BTreeMap;

/// Rounding of a coefficient that is combined from two [–], beside 1 or its own size.
const ROUNDING: f64 = 1e-13;

/// Surfaces of all bodies.
pub(super) struct Surfaces {
    bodies: BTreeMap<u32, Vec<Surface>>,
    /// Nothing if the recording does not tell.
    pairs: Option<Pairs>,
    /// Friction and restitution are asked for at all.
    friction: bool,
    restitution: bool,
    /// Admissible materials of contacts of two bodies, looked up once.
    known: BTreeMap<(u32, u32), Vec<Surface>>,
}

impl Surfaces {
    pub(super) fn new(reader: &Reader, settings: &serde_json::Value, audit: &mut Audit) -> Self {
        let pairs = reader.meta().text("surfaces").and_then(Pairs::read);
        if pairs.is_none() {
            audit
                .skipped
                .push("what materials make together is not recorded: friction and restitution of contacts".to_owned());
        }
        let of = |b: &BodyRow| (b.id, of_row(b));
        let on = |what: &str| settings["physics"][what].as_bool() != Some(false);
        Self {
            bodies: reader.bodies().iter().map(of).collect(),
            pairs,
            friction: on("friction"),
            restitution: on("restitution"),
            known: BTreeMap::new(),
        }
    }

    /// All that a contact of two bodies may have: of each pair of their materials what it makes.
    fn of(&self, pairs: &Pairs, a: u32, b: u32) -> Vec<Surface> {
        let made_of = |id: u32| self.bodies.get(&id).map_or(&[][..], |list| &list[..]);
        let mut all = Vec::new();
        for &x in made_of(a) {
            for &y in made_of(b) {
                let asked =
                    |[f, e]: Surface| [if self.friction { f } else { 0.0 }, if self.restitution { e } else { 0.0 }];
                all.extend(pairs.of(x, y).into_iter().map(asked));
            }
        }
        all
    }

    /// Asks every contact.
    pub(super) fn check(&mut self, audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
        let Some(pairs) = self.pairs.take() else { return };
        for c in &step.contacts {
            let (a, b) = (c.body_a, c.body_b);
            if !self.known.contains_key(&(a, b)) {
                let all = self.of(&pairs, a, b);
                self.known.insert((a, b), all);
            }
            let may_have = self.known.get(&(a, b)).map_or(&[][..], |list| &list[..]);
            let miss = |s: &Surface| off([c.friction, c.restitution], *s);
            let miss = may_have.iter().map(miss).reduce(tumble_math::order::min).unwrap_or(f64::INFINITY);
            audit.ask("surface", step.after.row.frame, miss, ROUNDING, || {
                format!(
                    "contact {} of {} and {}: friction {} and restitution {}, where the materials make {may_have:?}",
                    c.id,
                    stage.name(a),
                    stage.name(b),
                    c.friction,
                    c.restitution
                )
            });
        }
        self.pairs = Some(pairs);
    }
}
