//! All pieces at one place, and the normals that they leave each other there.
//!
//! Near a place every piece is the cone of its tangents: the planes of its faces there, drawn through the place. That is exact
//! for pieces that meet in the place, and it takes away cracks, steps and overlaps within the weld. On these cones all
//! questions are answered without another length: the normals of the union are the intersection of the pieces' normals;
//! along a direction that leaves the place, a piece loses the faces that fall back behind it; a face is open where some
//! direction in its plane leads out of all other pieces.

use super::cone::{Circle, Generator, SAME_NORMAL, Stretch, contains, direction_of, same, turn_of};
use tumble_math::DVec3;

/// The generators of one piece at the place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) piece: u32,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The pieces at a place; scratch memory of the questions.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    pub(super) generators: Vec<Generator>,
    /// The piece that is asked about first.
    pub(super) parts: Vec<Part>,
    /// Whether some other piece has the place deep inside.
    pub(super) buried: bool,
    limit: Vec<Generator>,
    sections: Vec<(f64, DVec3)>,
    borders: Vec<f64>,
}

impl Place {
    pub(super) fn clear(&mut self) {
        self.generators.clear();
        self.parts.clear();
        self.buried = false;
    }

    /// Takes the generators from `start` on as those of `piece`.
    pub(super) fn add(&mut self, piece: u32, start: usize) {
        self.parts.push(Part { piece, start, end: self.generators.len() });
    }

    pub(super) fn of(&self, part: usize) -> &[Generator] {
        self.parts.get(part).map_or(&[], |p| &self.generators[p.start..p.end])
    }

    /// Whether `n` is a normal of the union just beside the place, along the unit direction `along`.
    pub(super) fn has_along(&mut self, along: DVec3, n: DVec3) -> bool {
        if self.buried {
            return false;
        }
        for part in &self.parts {
            let all = &self.generators[part.start..part.end];
            // a face that the direction leaves outwards: the piece is not there
            if all.iter().any(|g| g.normal.dot(along) > SAME_NORMAL) {
                continue;
            }
            self.limit.clear();
            self.limit.extend(all.iter().filter(|g| g.normal.dot(along) >= -SAME_NORMAL));
            if !contains(&self.limit, n) {
                return false;
            }
        }
        true
    }

    /// Whether the face of `part` with the unit normal `n` is open at the place or beside it.
    ///
    /// In the plane of the face, the piece itself and every piece that reaches above it take up a sector each. The face is
    /// open if a direction of its own sector is in no other one.
    pub(super) fn is_open(&mut self, part: usize, n: DVec3) -> bool {
        if self.buried {
            return false;
        }
        let (x, y) = across(n);
        // borders of all sectors, as turns; the directions between two of them are all alike
        self.borders.clear();
        for (k, p) in self.parts.iter().enumerate() {
            let all = &self.generators[p.start..p.end];
            if k != part && (all.iter().any(|g| same(g.normal, n))) {
                continue;
            }
            for g in all {
                let (u, v) = (g.normal.dot(x), g.normal.dot(y));
                if u * u + v * v > SAME_NORMAL * SAME_NORMAL {
                    self.borders.extend([turn_of(-v, u), turn_of(v, -u)]);
                }
            }
        }
        self.borders.sort_unstable_by(f64::total_cmp);
        if self.borders.is_empty() {
            return self.leads_out(part, n, x);
        }
        let count = self.borders.len();
        (0..count).any(|k| {
            let from = self.borders[k];
            let to = if k + 1 < count { self.borders[k + 1] } else { self.borders[0] + 4.0 };
            let (c, s) = direction_of(0.5 * (from + to));
            to - from > SAME_NORMAL && self.leads_out(part, n, x * c + y * s)
        })
    }

    /// Whether the direction `t` in the plane of the face with normal `n` stays on the face of `part` and in no other piece.
    fn leads_out(&self, part: usize, n: DVec3, t: DVec3) -> bool {
        self.parts.iter().enumerate().all(|(k, p)| {
            let all = &self.generators[p.start..p.end];
            // the component of a face's normal across the normal, if it is more than rounding
            let falls = |g: &Generator| {
                let flat = g.normal - n * g.normal.dot(n);
                flat.length_squared() <= SAME_NORMAL * SAME_NORMAL || flat.dot(t) < 0.0
            };
            if k == part {
                all.iter().all(falls)
            } else {
                all.iter().any(|g| same(g.normal, n)) || !all.iter().all(falls)
            }
        })
    }

    /// Remaining arc of an edge of the first piece: the edge runs along the unit `along`, its own arc goes from
    /// the normal `first` to `last` through `middle`.
    pub(super) fn arc(&mut self, along: DVec3, first: DVec3, middle: DVec3, last: DVec3) -> Option<(DVec3, DVec3)> {
        if self.buried {
            return None;
        }
        let circle = Circle::new(along, first, middle);
        let mut left = Stretch { from: 0.0, to: circle.turn(last), first, last };
        // half a turn, as of a sheet: rounding may have put its end on the other side
        if left.to < 0.0 {
            left.to += 4.0;
        }
        for p in self.parts.iter().skip(1) {
            let section = circle.section(&self.generators[p.start..p.end], &mut self.sections)?;
            left = left.and(&section)?;
        }
        if left.to - left.from <= SAME_NORMAL {
            // one normal; that of a face keeps its bits
            let n = if same(left.last, last) { last } else { left.first };
            return Some((n, n));
        }
        Some((left.first, left.last))
    }
}

/// Two unit vectors square to the unit `n` and to each other.
fn across(n: DVec3) -> (DVec3, DVec3) {
    let s = 1.0_f64.copysign(n.z);
    let k = -1.0 / (s + n.z);
    (
        DVec3::new(1.0 + s * n.x * n.x * k, s * n.x * n.y * k, -s * n.x),
        DVec3::new(n.x * n.y * k, s + n.y * n.y * k, -n.y),
    )
}
