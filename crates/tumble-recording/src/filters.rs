//! Filters of a world, by which pairs of bodies ignore each other, and its damping, as far as the table `body` does not tell.
//!
//! Groups, sensors and moving surfaces are in the JSON of the shapes. `meta` has the pairs of bodies that ignore each other
//! under `ignored`, `[[a, b],…]`, and the rates of damping under `damping`, `[[body, linear, angular],…]` [1/s], of bodies
//! that have some.

use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use tumble::{BodyId, DVec3, Groups, PlacedShape, World};

/// Filters and damping at the start of a recording.
#[derive(Debug, PartialEq)]
pub(crate) struct Filters {
    ignored: Vec<(BodyId, BodyId)>,
    damping: Vec<(u32, f64, f64)>,
    /// Of all shapes in their order, with the numbers of their bodies, if one of them is not what all are by default.
    shapes: Vec<(u32, (Groups, bool, DVec3))>,
}

impl Filters {
    pub(crate) fn new(world: &World) -> Self {
        let of = |s: &PlacedShape| (s.groups(), s.is_sensor(), s.surface_velocity());
        let plain = (Groups::default(), false, DVec3::ZERO);
        let any = world.bodies().any(|b| b.shapes().any(|s| of(s) != plain));
        let shapes = world.bodies().flat_map(|b| b.shapes().map(move |s| (b.id().slot(), of(s))).collect::<Vec<_>>());
        let shapes = if any { shapes.collect() } else { Vec::new() };
        let damping = world.bodies().map(|b| (b.id().slot(), b.damping().0, b.damping().1));
        Self {
            ignored: world.ignored().collect(),
            damping: damping.filter(|(_, linear, angular)| *linear != 0.0 || *angular != 0.0).collect(),
            shapes,
        }
    }

    /// Whether nothing of it was changed, of the bodies that are there.
    pub(crate) fn are_those_of(&self, world: &World) -> bool {
        let of = |s: &PlacedShape| (s.groups(), s.is_sensor(), s.surface_velocity());
        let plain = (Groups::default(), false, DVec3::ZERO);
        let (mut damping, mut shapes) = (self.damping.iter().peekable(), self.shapes.iter().peekable());
        let same = |b: tumble::BodyRef<'_>| {
            let slot = b.id().slot();
            // those before it are not there yet
            while damping.next_if(|(k, ..)| *k < slot).is_some() {}
            while shapes.next_if(|(k, _)| *k < slot).is_some() {}
            let told =
                damping.next_if(|(k, ..)| *k == slot).map_or((0.0, 0.0), |(_, linear, angular)| (*linear, *angular));
            let mut is = |s: &PlacedShape| {
                if self.shapes.is_empty() { of(s) == plain } else { shapes.next() == Some(&(slot, of(s))) }
            };
            b.damping() == told && b.shapes().all(&mut is)
        };
        world.ignored().eq(self.ignored.iter().copied()) && world.bodies().all(same)
    }

    /// The pairs of bodies that ignore each other, as `meta` has them.
    pub(crate) fn ignored(&self) -> String {
        let pairs: Vec<[u32; 2]> = self.ignored.iter().map(|(a, b)| [a.slot(), b.slot()]).collect();
        json!(pairs).to_string()
    }

    /// The rates of damping, as `meta` has them.
    pub(crate) fn damping(&self) -> String {
        json!(self.damping).to_string()
    }
}

/// The pairs of bodies that ignore each other, from the text in `meta`, the smaller number first; none where it does not tell.
pub(crate) fn read_ignored(text: Option<&str>) -> BTreeSet<(u32, u32)> {
    let pairs: Vec<(u32, u32)> = text.and_then(|t| serde_json::from_str(t).ok()).unwrap_or_default();
    pairs.into_iter().map(|(a, b)| if a <= b { (a, b) } else { (b, a) }).collect()
}

/// The rates of damping of bodies [1/s], from the text in `meta`.
pub(crate) fn read_damping(text: Option<&str>) -> BTreeMap<u32, (f64, f64)> {
    let list: Vec<(u32, f64, f64)> = text.and_then(|t| serde_json::from_str(t).ok()).unwrap_or_default();
    list.into_iter().map(|(body, linear, angular)| (body, (linear, angular))).collect()
}
