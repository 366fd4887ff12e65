//! Cones of normals given by generators: whether a direction is in one, and the part of an edge's arc in one.
//!
//! A cone is all nonnegative combinations of unit vectors. A direction is in it when the angle to its nearest member is at
//! most [`SAME_NORMAL`]. The nearest member is found as GJK finds a nearest point: at most three generators carry it (in
//! three dimensions no more are needed), one is added while it comes nearer.

pub(super) use crate::tolerance::SAME_NORMAL;
use tumble_math::DVec3;

/// Most generators that are added before a direction counts as outside [–]: each brings the nearest member nearer, and in
/// practice three or four suffice.
const MOST_ROUNDS: usize = 64;

/// A normal that spans the cone of a piece at a place, and the face that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Generator {
    pub(super) normal: DVec3,
    /// Index of the face; [`ROUND`] for the tangent plane of a round side or the border of a triangle.
    pub(super) face: u32,
}

/// Not the normal of a flat face.
pub(super) const ROUND: u32 = u32::MAX;

/// Whether unit vectors differ by at most the tolerance.
#[inline]
pub(super) fn same(a: DVec3, b: DVec3) -> bool {
    (a - b).length_squared() <= SAME_NORMAL * SAME_NORMAL
}

/// Whether the unit vector `n` is in the cone of `all`, within the tolerance.
pub(super) fn contains(all: &[Generator], n: DVec3) -> bool {
    let Some(first) = farthest(all, n) else { return false };
    if first.dot(n) <= 0.0 {
        return false;
    }
    let (mut active, mut count) = ([first, DVec3::ZERO, DVec3::ZERO, DVec3::ZERO], 1);
    let mut last = f64::INFINITY;
    for _ in 0..MOST_ROUNDS {
        let (p, kept, left) = nearest(&active[..count], n);
        let rest = n - p;
        let away = rest.length_squared();
        if away <= SAME_NORMAL * SAME_NORMAL {
            return true;
        }
        // no nearer than before: rounding is all that is left
        if !(away < last) {
            return false;
        }
        last = away;
        let Some(next) = farthest(all, rest) else { return false };
        // all generators lie behind the plane across the rest, so the nearest member is found
        if next.dot(rest) <= SAME_NORMAL * away.sqrt() {
            return false;
        }
        (active, count) = (kept, left);
        active[count] = next;
        count += 1;
    }
    false
}

/// The generator farthest along `d`; the first of equals.
fn farthest(all: &[Generator], d: DVec3) -> Option<DVec3> {
    let (mut best, mut at) = (f64::NEG_INFINITY, None);
    for g in all {
        let c = g.normal.dot(d);
        if c > best {
            (best, at) = (c, Some(g.normal));
        }
    }
    at
}

/// The member of the cone of at most four generators nearest `n`, and the at most three generators that carry it.
fn nearest(g: &[DVec3], n: DVec3) -> (DVec3, [DVec3; 4], usize) {
    let mut best = (f64::INFINITY, DVec3::ZERO, [DVec3::ZERO; 4], 0);
    let mut consider = |p: DVec3, carriers: &[DVec3]| {
        let away = (n - p).length_squared();
        if away < best.0 {
            let mut kept = [DVec3::ZERO; 4];
            kept[..carriers.len()].copy_from_slice(carriers);
            best = (away, p, kept, carriers.len());
        }
    };
    for i in 0..g.len() {
        let t = g[i].dot(n);
        if t >= 0.0 {
            consider(g[i] * t, &[g[i]]);
        }
        for j in 0..i {
            // normal equations of two unit vectors; parallel ones have nothing to add
            let c = g[i].dot(g[j]);
            let det = 1.0 - c * c;
            if det > 1e-24 {
                let (a, b) = (g[i].dot(n), g[j].dot(n));
                let (x, y) = ((a - c * b) / det, (b - c * a) / det);
                if x >= 0.0 && y >= 0.0 {
                    consider(g[i] * x + g[j] * y, &[g[i], g[j]]);
                }
            }
            for k in 0..j {
                let cross = g[j].cross(g[k]);
                let det = g[i].dot(cross);
                if det.abs() > 1e-15 {
                    let x = n.dot(cross) / det;
                    let y = g[i].dot(n.cross(g[k])) / det;
                    let z = g[i].dot(g[j].cross(n)) / det;
                    if x >= 0.0 && y >= 0.0 && z >= 0.0 {
                        consider(g[i] * x + g[j] * y + g[k] * z, &[g[i], g[j], g[k]]);
                    }
                }
            }
        }
    }
    (best.1, best.2, best.3)
}

/// An angle without trigonometry: grows with the angle of (x, y) from −2 to 2, a quarter turn is 1.
#[inline]
pub(super) fn turn_of(x: f64, y: f64) -> f64 {
    let p = x / (x.abs() + y.abs());
    if y < 0.0 { p - 1.0 } else { 1.0 - p }
}

/// The direction whose [`turn_of`] is `t`; any `t`.
#[inline]
pub(super) fn direction_of(t: f64) -> (f64, f64) {
    let mut t = t;
    while t > 2.0 {
        t -= 4.0;
    }
    while t <= -2.0 {
        t += 4.0;
    }
    if t < 0.0 { (1.0 + t, -(1.0 - (1.0 + t).abs())) } else { (1.0 - t, 1.0 - (1.0 - t).abs()) }
}

/// A stretch of the circle of directions square to an edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    /// Its two ends, in turns of [`turn_of`] from the arc's own beginning.
    pub(super) from: f64,
    pub(super) to: f64,
    /// The unit normals there.
    pub(super) first: DVec3,
    pub(super) last: DVec3,
}

/// The circle of directions square to an edge, with its zero at the first normal of the edge's own arc.
#[derive(Clone, Copy, Debug)]
pub(super) struct Circle {
    along: DVec3,
    x: DVec3,
    y: DVec3,
}

impl Circle {
    /// The circle about the unit direction `along`, from `zero` towards `towards`.
    pub(super) fn new(along: DVec3, zero: DVec3, towards: DVec3) -> Self {
        let x = (zero - along * along.dot(zero)).normalize_or(zero);
        let y = along.cross(x);
        Self { along, x, y: if y.dot(towards) < 0.0 { -y } else { y } }
    }

    pub(super) fn turn(&self, n: DVec3) -> f64 {
        turn_of(n.dot(self.x), n.dot(self.y))
    }

    /// Part of the circle in the cone of `all`: nothing, or one stretch of at most half a turn.
    pub(super) fn section(&self, all: &[Generator], spare: &mut Vec<(f64, DVec3)>) -> Option<Stretch> {
        spare.clear();
        for (i, a) in all.iter().enumerate() {
            let ca = a.normal.dot(self.along);
            if ca.abs() <= SAME_NORMAL {
                spare.push((self.turn(a.normal), a.normal));
                continue;
            }
            for b in &all[..i] {
                let cb = b.normal.dot(self.along);
                // two generators on either side of the circle's plane meet it between them
                if cb.abs() > SAME_NORMAL && ca * cb < 0.0 {
                    let m = (a.normal * cb.abs() + b.normal * ca.abs()).normalize_or_zero();
                    if m != DVec3::ZERO {
                        spare.push((self.turn(m), m));
                    }
                }
            }
        }
        spare.sort_unstable_by(|p, q| p.0.total_cmp(&q.0));
        let count = spare.len();
        // the stretch is the rest beside the widest gap
        let gap = |k: usize| if k + 1 < count { spare[k + 1].0 - spare[k].0 } else { spare[0].0 + 4.0 - spare[k].0 };
        let widest = (0..count).reduce(|a, b| if gap(b) > gap(a) { b } else { a })?;
        let (last, first) = (spare[widest], spare[if widest + 1 < count { widest + 1 } else { 0 }]);
        let from = first.0;
        let to = if last.0 < from { last.0 + 4.0 } else { last.0 };
        Some(Stretch { from, to, first: first.1, last: last.1 })
    }
}

impl Stretch {
    /// Intersection; of two pieces the longer, of equal ones the first. Within the tolerance the normals of `self` are kept to the bit.
    pub(super) fn and(&self, other: &Self) -> Option<Self> {
        let mut best: Option<Self> = None;
        for shift in [0.0, -4.0, 4.0] {
            let (from, to) = (other.from + shift, other.to + shift);
            let mut s = *self;
            if from > s.from + SAME_NORMAL {
                (s.from, s.first) = (from, other.first);
            }
            if to < s.to - SAME_NORMAL {
                (s.to, s.last) = (to, other.last);
            }
            let better = |b: Self| {
                let longer = (s.to - s.from) - (b.to - b.from);
                longer > SAME_NORMAL || longer >= -SAME_NORMAL && s.from < b.from
            };
            if s.to >= s.from - SAME_NORMAL && best.is_none_or(better) {
                best = Some(s);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    fn cone(normals: &[DVec3]) -> Vec<Generator> {
        normals.iter().map(|&normal| Generator { normal, face: 0 }).collect()
    }

    #[test]
    fn combinations_are_in_the_cone_and_what_a_plane_parts_from_it_is_not() {
        let mut r = Random::new(211);
        let (mut members, mut strangers) = (0, 0);
        for trial in 0..20_000 {
            let axis = r.direction();
            let count = 1 + trial % 7;
            let all: Vec<DVec3> = (0..count).map(|_| (axis + r.direction() * 0.95).normalize()).collect();
            let g = cone(&all);
            let mix = all.iter().fold(DVec3::ZERO, |s, v| s + *v * if r.unit() < 0.3 { 0.0 } else { r.unit() });
            if mix.length() > 0.1 {
                members += 1;
                assert!(contains(&g, mix.normalize()), "{trial}");
            }
            // every generator lies behind the plane with normal d, n before it
            let d = r.direction();
            let worst = all.iter().map(|v| v.dot(d)).fold(f64::NEG_INFINITY, tumble_math::order::max);
            let n = r.direction();
            if worst < 0.0 && n.dot(d) > 1e-5 {
                strangers += 1;
                assert!(!contains(&g, n), "{trial}");
            }
        }
        assert!(members > 15_000 && strangers > 500, "{members} {strangers}");
    }

    #[test]
    fn borders_of_a_cone_belong_to_it_and_opposite_generators_span_a_line() {
        let g = cone(&[DVec3::X, DVec3::Y]);
        let lean = |a: f64| DVec3::new(1.0, 1.0, a).normalize();
        assert!(contains(&g, DVec3::X) && contains(&g, lean(0.0)) && contains(&g, lean(1e-7)));
        assert!(!contains(&g, lean(1e-5)) && !contains(&g, -DVec3::X) && !contains(&[], DVec3::X));
        let sheet = cone(&[DVec3::Z, DVec3::NEG_Z, DVec3::X]);
        for n in [DVec3::Z, DVec3::NEG_Z, DVec3::X, DVec3::new(0.6, 0.0, 0.8), DVec3::new(0.6, 0.0, -0.8)] {
            assert!(contains(&sheet, n));
        }
        assert!(!contains(&sheet, DVec3::new(-0.6, 0.0, 0.8)) && !contains(&sheet, DVec3::Y));
        // many generators about one axis: a smooth corner
        let round: Vec<DVec3> = (0..64)
            .map(|k| {
                let (s, c) = tumble_math::trig::sin_cos(f64::from(k) * 0.098_174_770_424_681_04);
                DVec3::new(c, s, 1.0).normalize()
            })
            .collect();
        let round = cone(&round);
        assert!(contains(&round, DVec3::Z) && contains(&round, DVec3::new(0.5, 0.4, 1.0).normalize()));
        assert!(!contains(&round, DVec3::new(0.8, 0.7, 1.0).normalize()) && !contains(&round, DVec3::NEG_Z));
    }

    #[test]
    fn turns_grow_with_the_angle_and_lead_back_to_their_direction() {
        let mut last = -2.0;
        for k in -1799..=1800 {
            let (s, c) = tumble_math::trig::sin_cos(f64::from(k) * std::f64::consts::PI / 1800.0);
            let t = turn_of(c, s);
            assert!(t > last && t <= 2.0, "{k} {t}");
            last = t;
            let (x, y) = direction_of(t);
            assert!((x * s - y * c).abs() < 1e-14 && x * c + y * s > 0.0);
        }
    }
}
