//! Surfaces of a world, as far as the table `body` does not tell: which pairs of materials are not the
//! geometric mean of the two.
//!
//! `meta` has them under `surfaces`: `{"rule":"geometric mean","pairs":[[μ, e, μ, e, μ, e],…]}`, one material, the other,
//! and their combination. A pair of numbers that is listed may make what any of its entries says, no other.

use crate::rows::BodyRow;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tumble::{BodyRef, Combine, Material, MaterialId, PlacedShape, World};

/// Most materials whose pairs are listed: half a million pairs.
const MOST_MATERIALS: usize = 1000;
/// Most pairs that are listed.
const MOST_PAIRS: usize = 1000;
/// Most materials all of whose pairs are looked at in every frame.
const FEW: usize = 32;

/// Friction [–] and restitution [–].
pub(crate) type Surface = [f64; 2];

fn surface(m: Material) -> Surface {
    [m.friction, m.restitution]
}

/// Combination of two surfaces where nothing else is said.
pub(crate) fn together(a: Surface, b: Surface) -> Surface {
    [0, 1].map(|k| Combine::GeometricMean.apply(a[k], b[k]))
}

/// The materials of a world's bodies when a recording of it began.
#[derive(Debug)]
pub(crate) struct Surfaces {
    used: Vec<(MaterialId, Surface)>,
    /// Those that are looked at again: all of few, else only what is listed.
    watched: Vec<(MaterialId, MaterialId, Surface)>,
    /// Pairs with an entry of their own; nothing if there are too many to tell.
    listed: Option<Vec<[Surface; 3]>>,
}

impl Surfaces {
    pub(crate) fn new(world: &World) -> Self {
        let ids: BTreeSet<MaterialId> =
            world.bodies().flat_map(|b| b.shapes().flat_map(PlacedShape::materials)).collect();
        let of = |id: MaterialId| surface(world.material(id).unwrap_or_default());
        let used: Vec<(MaterialId, Surface)> = ids.into_iter().map(|id| (id, of(id))).collect();
        let mut all = Self { used, watched: Vec::new(), listed: None };
        if all.used.len() > MOST_MATERIALS {
            return all;
        }
        let mut other: Vec<(MaterialId, MaterialId, [Surface; 3])> = Vec::new();
        for (i, &(a, sa)) in all.used.iter().enumerate() {
            for &(b, sb) in &all.used[i..] {
                let made = surface(world.pair(a, b));
                if all.used.len() <= FEW {
                    all.watched.push((a, b, made));
                }
                if made != together(sa, sb) && other.len() <= MOST_PAIRS {
                    other.push((a, b, [sa, sb, made]));
                }
            }
        }
        if all.used.len() > FEW {
            all.watched = other.iter().map(|(a, b, s)| (*a, *b, s[2])).collect();
        }
        all.listed = (other.len() <= MOST_PAIRS).then(|| all.with_namesakes(world, &other));
        all
    }

    /// The listed pairs, and all others that have the same numbers: numbers are all that a contact is known by.
    fn with_namesakes(&self, world: &World, other: &[(MaterialId, MaterialId, [Surface; 3])]) -> Vec<[Surface; 3]> {
        let mut list: Vec<[Surface; 3]> = Vec::new();
        let like = |s: Surface| self.used.iter().filter(move |(_, t)| *t == s).map(|(id, _)| *id);
        for &(_, _, [sa, sb, _]) in other {
            for (a, b) in like(sa).flat_map(|a| like(sb).map(move |b| (a, b))) {
                let entry = [sa, sb, surface(world.pair(a, b))];
                if !list.contains(&entry) && list.len() <= MOST_PAIRS {
                    list.push(entry);
                }
            }
        }
        list
    }

    /// Whether the bodies' materials make what they made.
    pub(crate) fn are_those_of(&self, world: &World) -> bool {
        self.used.iter().all(|(id, s)| world.material(*id).map(surface) == Some(*s))
            && self.watched.iter().all(|(a, b, made)| surface(world.pair(*a, *b)) == *made)
    }

    /// As `meta` has it.
    pub(crate) fn describe(&self) -> String {
        let row = |[a, b, made]: &[Surface; 3]| [a[0], a[1], b[0], b[1], made[0], made[1]];
        let pairs = self.listed.as_ref().map(|list| list.iter().map(row).collect::<Vec<_>>());
        json!({ "rule": "geometric mean", "pairs": pairs }).to_string()
    }
}

/// The surface of each shape of a body, where they are not all the same.
pub(crate) fn of_shapes(world: &World, body: &BodyRef<'_>) -> Option<Vec<Surface>> {
    let all: Vec<Surface> = body.shapes().map(|s| surface(world.material(s.material()).unwrap_or_default())).collect();
    all.iter().any(|s| *s != all[0]).then_some(all)
}

/// The surfaces of a mesh by the numbers of its triangles; empty where all of it is of one.
pub(crate) fn by_number(world: &World, placed: &PlacedShape) -> Vec<Surface> {
    let of = |id: MaterialId| surface(world.material(id).unwrap_or_default());
    placed.numbered_materials().iter().map(|id| of(*id)).collect()
}

/// The surfaces that a recorded body has: one, or those of its parts.
pub(crate) fn of_row(body: &BodyRow) -> Vec<Surface> {
    let whole = [body.friction, body.restitution];
    let value: Value = serde_json::from_str(&body.shape).unwrap_or_default();
    let part = |v: &Value| Some([v["friction"].as_f64()?, v["restitution"].as_f64()?]);
    let mut all: Vec<Surface> = Vec::new();
    let parts: Vec<&Value> = value["parts"].as_array().map_or_else(|| vec![&value], |list| list.iter().collect());
    let numbered = |v: &&Value| serde_json::from_value::<Vec<Surface>>(v["surfaces"].clone()).unwrap_or_default();
    let single = parts.iter().filter(|v| v["surfaces"].is_null()).filter_map(|v| part(v));
    for s in single.chain(parts.iter().flat_map(numbered)) {
        if !all.contains(&s) {
            all.push(s);
        }
    }
    if all.is_empty() { vec![whole] } else { all }
}

/// Combinations of pairs of surfaces other than the geometric mean, as a recording has them.
#[derive(Debug, Default)]
pub(crate) struct Pairs(Vec<[Surface; 3]>);

impl Pairs {
    /// From the text in `meta`; nothing where the recording does not tell.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        let rows: Vec<[f64; 6]> = serde_json::from_value(value["pairs"].clone()).ok()?;
        let list =
            rows.into_iter().map(|[a, b, c, d, friction, restitution]| [[a, b], [c, d], [friction, restitution]]);
        (value["rule"] == "geometric mean").then(|| Self(list.collect()))
    }

    /// All that two surfaces may make together.
    pub(crate) fn of(&self, a: Surface, b: Surface) -> Vec<Surface> {
        let is = |[x, y, _]: &&[Surface; 3]| (off(*x, a) + off(*y, b) <= SAME) || (off(*x, b) + off(*y, a) <= SAME);
        let all: Vec<Surface> = self.0.iter().filter(is).map(|[_, _, made]| *made).collect();
        if all.is_empty() { vec![together(a, b)] } else { all }
    }
}

/// Difference of coefficients that is rounding of their text [–], beside 1 or their own size.
pub(crate) const SAME: f64 = 1e-14;

/// By how much two surfaces differ, beside 1 or their own size [–].
pub(crate) fn off(a: Surface, b: Surface) -> f64 {
    let part = |k: usize| (a[k] - b[k]).abs() / (1.0 + b[k].abs());
    part(0) + part(1)
}
