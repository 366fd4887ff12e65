//! Input of a mesh: options, errors, mends; and the first mending.
//!
//! Nothing is moved. Corners that are equal, or nearer than 1e-10 of the span, get one index; triangles without area are left
//! out; everything else is refused with the triangle, the value and a remedy. Numbers of triangles and corners in messages are
//! those of the lists that were given.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use tumble_math::DVec3;
use tumble_math::order::{max_abs, max3, min3};

/// Most triangles of a mesh [–]. Chosen, not derived: a mesh of more is refused.
pub const MAX_TRIANGLES: usize = 4_000_000;
/// Largest coordinate of a corner [m], as for all shapes.
const MAX_COORDINATE: f64 = 1e9;
/// Fraction of the span within which corners are one [–]; as for hulls.
const CORNER_DISTANCE: f64 = 1e-10;
/// Height of a triangle, as a fraction of its longest edge, below which it has no area [–]: its normal would be worse than the corners'
/// rounding. Chosen, not derived.
const LEAST_HEIGHT: f64 = 1e-9;

/// Sides of a mesh that push.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// Solid if the mesh is closed, both sides if not.
    #[default]
    Auto,
    /// The boundary of a solid: pushes outwards and knows its inside.
    Solid,
    /// An open sheet that pushes towards its front, from which triangles are seen counter-clockwise.
    Front,
    /// An open sheet that pushes towards the side on which a part has its middle.
    Both,
}

/// Choices for a mesh.
#[derive(Clone, Debug, PartialEq)]
pub struct MeshOptions {
    /// Sides that push.
    pub sides: Sides,
    /// A number of the caller's per triangle, for its material; all 0 if there is none.
    pub materials: Option<Vec<u8>>,
    /// Overlap that bodies may have [m]; borders within four times that of a triangle meet it by place.
    pub slop: f64,
}

impl Default for MeshOptions {
    fn default() -> Self {
        Self { sides: Sides::Auto, materials: None, slop: 1e-5 }
    }
}

/// Why a mesh is refused.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum MeshError {
    /// No triangle.
    #[error("a mesh needs at least one triangle, got none: add triangles")]
    Empty,
    /// Too many triangles.
    #[error("the mesh has {count} triangles, the limit is {MAX_TRIANGLES}: split or simplify it")]
    TooMany {
        /// The given number.
        count: usize,
    },
    /// An index without a corner.
    #[error("triangle {triangle} names corner {corner}, there are {corners}: check the indices")]
    Index {
        /// The triangle.
        triangle: usize,
        /// The index that it names.
        corner: u32,
        /// Number of corners.
        corners: usize,
    },
    /// A corner that is not finite.
    #[error("corner {corner} is not finite: {value}; remove or repair it")]
    NotFinite {
        /// The corner.
        corner: usize,
        /// The given value [m].
        value: DVec3,
    },
    /// A corner beyond the range in which accuracy is promised.
    #[error("corner {corner} at {value} is farther out than 1e9 m: change the unit of length")]
    TooFar {
        /// The corner.
        corner: usize,
        /// The given value [m].
        value: DVec3,
    },
    /// The list of materials has another length than that of the triangles.
    #[error("{given} materials for {triangles} triangles: give one per triangle or none")]
    Materials {
        /// Number of materials.
        given: usize,
        /// Number of triangles.
        triangles: usize,
    },
    /// Every triangle is without area.
    #[error("none of the {triangles} triangles has an area: check the corners")]
    NoArea {
        /// Number of triangles.
        triangles: usize,
    },
    /// An edge of three or more triangles.
    #[error(
        "edge {from}–{to} belongs to {count} triangles: a solid has two at each, a front at most two; say sides = \"both\""
    )]
    Crowded {
        /// One corner of the edge.
        from: u32,
        /// The other corner.
        to: u32,
        /// Triangles at it.
        count: usize,
    },
    /// Neighbours that cannot be wound alike.
    #[error(
        "triangles {first} and {second} are wound against each other, and turning some over does not help: say sides = \"both\""
    )]
    Winding {
        /// One triangle.
        first: u32,
        /// The other.
        second: u32,
    },
    /// Two triangles on each other.
    #[error("triangles {first} and {second} lie on each other: remove one")]
    Folded {
        /// One triangle.
        first: u32,
        /// The other.
        second: u32,
    },
    /// A solid with a hole in it.
    #[error("the mesh is open at {count} edges, first {from}–{to}: close it, or say sides = \"both\"")]
    Open {
        /// Number of edges with one triangle.
        count: usize,
        /// One corner of the first of them.
        from: u32,
        /// The other corner.
        to: u32,
    },
}

/// Mends of a mesh.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MeshNotes {
    /// Corners that were joined with another at another place.
    pub joined: usize,
    /// Within this distance [m].
    pub join_distance: f64,
    /// Triangles without area that were left out.
    pub without_area: usize,
    /// Triangles that were there already.
    pub doubled: usize,
    /// Triangles that were turned over to be wound like their neighbours.
    pub turned_over: usize,
    /// Whether a closed mesh looked inwards and was turned over as a whole.
    pub inside_out: bool,
    /// Border edges that meet another triangle by place, not by corners.
    pub by_place: usize,
}

impl MeshNotes {
    /// The notes in words, one each; none where nothing was mended.
    #[must_use]
    pub fn messages(&self) -> Vec<String> {
        let mut all = Vec::new();
        if self.joined > 0 {
            all.push(format!("{} corners joined within {:.0e} m", self.joined, self.join_distance));
        }
        if self.without_area > 0 {
            all.push(format!("{} triangles have no area and were left out", self.without_area));
        }
        if self.doubled > 0 {
            all.push(format!("{} triangles were there twice and were left out", self.doubled));
        }
        if self.turned_over > 0 {
            all.push(format!("{} triangles turned over", self.turned_over));
        }
        if self.inside_out {
            all.push("the mesh was inside out".to_owned());
        }
        if self.by_place > 0 {
            all.push(format!("{} edges meet by place", self.by_place));
        }
        all
    }
}

/// A mesh as it goes through the mending.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) points: Vec<DVec3>,
    /// Index of each corner in the list that was given.
    pub(super) corner_source: Vec<u32>,
    pub(super) triangles: Vec<[u32; 3]>,
    /// Index of each triangle in the list that was given.
    pub(super) source: Vec<u32>,
    /// Largest extent of the corners [m].
    pub(super) span: f64,
    pub(super) notes: MeshNotes,
}

/// Checks the lists, joins corners and leaves out triangles without area.
pub(super) fn draft(points: &[DVec3], triangles: &[[u32; 3]], options: &MeshOptions) -> Result<Draft, MeshError> {
    check(points, triangles, options)?;
    let mut used = vec![false; points.len()];
    triangles.as_flattened().iter().for_each(|&v| used[v as usize] = true);
    let mut draft = Draft::default();
    let (mut low, mut high) = (DVec3::INFINITY, DVec3::NEG_INFINITY);
    for p in points.iter().zip(&used).filter(|(_, used)| **used).map(|(p, _)| *p) {
        (low, high) = (min3(low, p), max3(high, p));
    }
    draft.span = max_abs(high - low);
    draft.notes.join_distance = CORNER_DISTANCE * draft.span;
    let root = join(points, &used, &mut draft);
    for (k, t) in triangles.iter().enumerate() {
        let t = t.map(|v| root[v as usize]);
        if has_area(&draft.points, t) {
            draft.triangles.push(t);
            draft.source.push(k as u32);
        } else {
            draft.notes.without_area += 1;
        }
    }
    if draft.triangles.is_empty() {
        return Err(MeshError::NoArea { triangles: triangles.len() });
    }
    if draft.notes.without_area > 0 {
        prune(&mut draft);
    }
    Ok(draft)
}

/// Leaves out corners that only triangles without area had.
fn prune(draft: &mut Draft) {
    let mut index = vec![u32::MAX; draft.points.len()];
    draft.triangles.as_flattened().iter().for_each(|&v| index[v as usize] = 0);
    let mut kept = 0;
    for k in 0..index.len() {
        if index[k] == 0 {
            draft.points[kept] = draft.points[k];
            draft.corner_source[kept] = draft.corner_source[k];
            index[k] = kept as u32;
            kept += 1;
        }
    }
    draft.points.truncate(kept);
    draft.corner_source.truncate(kept);
    draft.triangles.as_flattened_mut().iter_mut().for_each(|v| *v = index[*v as usize]);
}

fn check(points: &[DVec3], triangles: &[[u32; 3]], options: &MeshOptions) -> Result<(), MeshError> {
    if triangles.is_empty() {
        return Err(MeshError::Empty);
    }
    if triangles.len() > MAX_TRIANGLES {
        return Err(MeshError::TooMany { count: triangles.len() });
    }
    for (triangle, t) in triangles.iter().enumerate() {
        if let Some(&corner) = t.iter().find(|&&v| v as usize >= points.len()) {
            return Err(MeshError::Index { triangle, corner, corners: points.len() });
        }
    }
    for (corner, &value) in points.iter().enumerate() {
        if !value.is_finite() {
            return Err(MeshError::NotFinite { corner, value });
        }
        if max_abs(value) > MAX_COORDINATE {
            return Err(MeshError::TooFar { corner, value });
        }
    }
    match &options.materials {
        Some(m) if m.len() != triangles.len() => {
            Err(MeshError::Materials { given: m.len(), triangles: triangles.len() })
        }
        _ => Ok(()),
    }
}

/// Puts the corners that are used into the draft, near ones once; returns the new index of every corner.
///
/// The corners are sorted along a direction that no grid is square to; those that are near in space are near along it.
fn join(points: &[DVec3], used: &[bool], draft: &mut Draft) -> Vec<u32> {
    const ACROSS: DVec3 = DVec3::new(0.538_461_7, 0.603_551_3, 0.588_023_9);
    let near = draft.notes.join_distance;
    let mut order: Vec<(f64, u32)> =
        (0..points.len() as u32).filter(|&k| used[k as usize]).map(|k| (ACROSS.dot(points[k as usize]), k)).collect();
    order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut root: Vec<u32> = (0..points.len() as u32).collect();
    for i in 0..order.len() {
        let (s, k) = order[i];
        if root[k as usize] != k {
            continue;
        }
        for &(_, other) in order[i + 1..].iter().take_while(|o| o.0 - s <= near) {
            let (p, q) = (points[k as usize], points[other as usize]);
            if root[other as usize] == other && p.distance_squared(q) <= near * near {
                root[other as usize] = k;
                draft.notes.joined += usize::from(p != q);
            }
        }
    }
    // in the order in which they were given; the place is that of the corner that came first along the direction
    let mut index = vec![u32::MAX; points.len()];
    for k in (0..points.len()).filter(|&k| used[k] && root[k] == k as u32) {
        index[k] = draft.points.len() as u32;
        draft.points.push(points[k]);
        draft.corner_source.push(k as u32);
    }
    root.iter().map(|&r| index[r as usize]).collect()
}

/// Whether a triangle has three corners and a height that can be told from rounding.
fn has_area(points: &[DVec3], [a, b, c]: [u32; 3]) -> bool {
    if a == b || b == c || c == a {
        return false;
    }
    let [a, b, c] = [a, b, c].map(|v| points[v as usize]);
    let (p, q, r) = (b - a, c - a, c - b);
    let longest = [p, q, r].into_iter().fold(0.0, |l, e| if e.length_squared() > l { e.length_squared() } else { l });
    p.cross(q).length() > LEAST_HEIGHT * longest
}
