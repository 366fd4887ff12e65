//! GJK: how far two convex cores are apart, and where they are nearest.
//!
//! The cores' difference B − A is searched for its point v nearest the origin, from support points alone. v·w/|v| of
//! every support w is a proven lower bound of the distance, |v| an upper one; the search ends when they meet, so the
//! result carries its own certificate.
//!
//! Only for separated cores: at touch (closer than [`TOUCH_DISTANCE`] of the size) the direction of v is rounding noise and the
//! result is [`Answer::Touching`]; the normal is then found by `sat` and `direction`. Up to [`DOUBT_DISTANCE`]
//! v is a direction to be measured beside theirs.

use crate::support::Pair;
use tumble_math::DVec3;
use tumble_math::order::positive_part;

/// Fraction of the scale below which two cores count as touching [–]. Chosen, not derived: 45,000 roundings of 2⁻⁵².
const TOUCH_DISTANCE: f64 = 1e-11;
/// Fraction of the scale below which rounding may bend the direction of the nearest points [–]: above it by 2⁻⁵²/1e-8 = 2e-8 rad a
/// rounding at most.
pub(crate) const DOUBT_DISTANCE: f64 = 1e-8;

/// A corner of the simplex: a support of B minus one of A.
#[derive(Clone, Copy, Default)]
struct Corner {
    w: DVec3,
    a: DVec3,
    b: DVec3,
}

/// Result of GJK.
#[derive(Clone, Copy)]
pub(crate) enum Answer {
    /// Farther apart than asked for, along this direction from A to B (any length but zero).
    Far { along: DVec3 },
    /// Apart: the nearest points [m].
    Apart { a: DVec3, b: DVec3, distance: f64 },
    /// Touching or overlapping; `x` is a point [m] of both, or nearly so.
    Touching { x: DVec3 },
}

/// Two convex sets that GJK can measure.
pub(crate) trait Cores {
    /// The point of A farthest along `n`.
    fn support_a(&self, n: DVec3) -> DVec3;
    /// The point of B farthest along `n`, in the same frame.
    fn support_b(&self, n: DVec3) -> DVec3;
    /// Size [m] that rounding is measured by.
    fn scale(&self) -> f64;
}

impl Cores for Pair<'_> {
    #[inline]
    fn support_a(&self, n: DVec3) -> DVec3 {
        Pair::support_a(self, n)
    }
    #[inline]
    fn support_b(&self, n: DVec3) -> DVec3 {
        Pair::support_b(self, n)
    }
    #[inline]
    fn scale(&self) -> f64 {
        self.scale
    }
}

/// Nearest points of the pair's cores; `Far` as soon as the distance is proved to exceed `limit` [m].
///
/// `start` is any direction from A towards B.
pub(crate) fn distance(pair: &impl Cores, start: DVec3, limit: f64) -> Answer {
    let mut simplex = [Corner::default(); 4];
    let mut weights = [1.0, 0.0, 0.0, 0.0];
    let mut count = 1;
    let first = corner(pair, if start.length_squared() > 0.0 { start } else { DVec3::Z });
    simplex[0] = first;
    let mut v = first.w;
    let touching = TOUCH_DISTANCE * pair.scale();
    // a support before the origin proves a distance; one behind it proves nothing about how deep an overlap is
    let limit = positive_part(limit);
    for _ in 0..256 {
        let vv = v.length_squared();
        if vv <= touching * touching {
            break;
        }
        let length = vv.sqrt();
        let c = corner(pair, v);
        let vw = v.dot(c.w);
        if vw > limit * length {
            return Answer::Far { along: v };
        }
        let known = simplex[..count].iter().any(|s| s.w == c.w);
        if known || vv - vw <= 1e-13 * vv + 1e-15 * pair.scale() * length {
            let (a, b) = witness(&simplex, &weights, count);
            return Answer::Apart { a, b, distance: length };
        }
        let before = witness(&simplex, &weights, count);
        simplex[count] = c;
        count += 1;
        let inside = nearest(&mut simplex, &mut weights, &mut count);
        if inside {
            let (a, b) = witness(&simplex, &weights, count);
            return Answer::Touching { x: (a + b) * 0.5 };
        }
        let mut next = DVec3::ZERO;
        for k in 0..count {
            next += simplex[k].w * weights[k];
        }
        // rounding has the last word: no progress means that the previous answer is the best one
        if next.length_squared() >= vv {
            let (a, b) = before;
            return Answer::Apart { a, b, distance: length };
        }
        v = next;
    }
    let (a, b) = witness(&simplex, &weights, count);
    if v.length() <= touching {
        Answer::Touching { x: (a + b) * 0.5 }
    } else {
        Answer::Apart { a, b, distance: v.length() }
    }
}

#[inline]
fn corner(pair: &impl Cores, v: DVec3) -> Corner {
    let (a, b) = (pair.support_a(v), pair.support_b(-v));
    Corner { w: b - a, a, b }
}

fn witness(simplex: &[Corner; 4], weights: &[f64; 4], count: usize) -> (DVec3, DVec3) {
    let (mut a, mut b) = (DVec3::ZERO, DVec3::ZERO);
    for k in 0..count {
        a += simplex[k].a * weights[k];
        b += simplex[k].b * weights[k];
    }
    (a, b)
}

/// Reduces the simplex to the part that holds its point nearest the origin; true when the origin is inside.
fn nearest(simplex: &mut [Corner; 4], weights: &mut [f64; 4], count: &mut usize) -> bool {
    match *count {
        2 => {
            let (k, w) = on_segment(simplex[0].w, simplex[1].w);
            keep(simplex, weights, count, &k, &w);
            false
        }
        3 => {
            let (k, w) = on_triangle(simplex[0].w, simplex[1].w, simplex[2].w);
            keep(simplex, weights, count, &k, &w);
            false
        }
        4 => {
            let p = [simplex[0].w, simplex[1].w, simplex[2].w, simplex[3].w];
            let volume = (p[1] - p[0]).cross(p[2] - p[0]).dot(p[3] - p[0]);
            let size = (p[1] - p[0]).length_squared() + (p[2] - p[0]).length_squared() + (p[3] - p[0]).length_squared();
            let flat = volume.abs() <= 1e-14 * size * size.sqrt();
            let mut best = f64::INFINITY;
            let mut choice = ([usize::MAX; 3], [0.0; 3], [0_usize; 3]);
            let mut inside = !flat;
            for (i, j, k, other) in [(0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2), (1, 3, 2, 0)] {
                let n = (p[j] - p[i]).cross(p[k] - p[i]);
                let (here, there) = (n.dot(-p[i]), n.dot(p[other] - p[i]));
                // the origin is beyond this face, or the tetrahedron has no inside to speak of
                if flat || here * there <= 0.0 {
                    let (keep, w) = on_triangle(p[i], p[j], p[k]);
                    let face = [i, j, k];
                    let mut q = DVec3::ZERO;
                    for s in 0..3 {
                        if keep[s] != usize::MAX {
                            q += p[face[keep[s]]] * w[s];
                        }
                    }
                    if q.length_squared() < best {
                        best = q.length_squared();
                        choice = (keep, w, face);
                    }
                    inside = false;
                }
            }
            if inside {
                // weights of the origin: opposite volumes
                let v = |a: DVec3, b: DVec3, c: DVec3| a.cross(b).dot(c);
                let w = [v(p[1], p[2], p[3]), -v(p[0], p[2], p[3]), v(p[0], p[1], p[3]), -v(p[0], p[1], p[2])];
                let sum = w[0] + w[1] + w[2] + w[3];
                *weights = w.map(|x| x / sum);
                return true;
            }
            let (kept, w, face) = choice;
            let kept = kept.map(|k| if k == usize::MAX { k } else { face[k] });
            keep(simplex, weights, count, &kept, &w);
            false
        }
        _ => false,
    }
}

fn keep(simplex: &mut [Corner; 4], weights: &mut [f64; 4], count: &mut usize, which: &[usize; 3], w: &[f64; 3]) {
    let old = *simplex;
    *count = 0;
    for k in 0..3 {
        if which[k] != usize::MAX {
            simplex[*count] = old[which[k]];
            weights[*count] = w[k];
            *count += 1;
        }
    }
}

const NONE: usize = usize::MAX;

/// Corners and weights of the point of a segment nearest the origin.
fn on_segment(a: DVec3, b: DVec3) -> ([usize; 3], [f64; 3]) {
    let ab = b - a;
    let t = -a.dot(ab);
    let len = ab.length_squared();
    if t <= 0.0 {
        ([0, NONE, NONE], [1.0, 0.0, 0.0])
    } else if t >= len {
        ([1, NONE, NONE], [1.0, 0.0, 0.0])
    } else {
        let t = t / len;
        ([0, 1, NONE], [1.0 - t, t, 0.0])
    }
}

/// Corners and weights of the point of a triangle nearest the origin, by Voronoi regions.
fn on_triangle(a: DVec3, b: DVec3, c: DVec3) -> ([usize; 3], [f64; 3]) {
    let (ab, ac) = (b - a, c - a);
    let n = ab.cross(ac);
    let nn = n.length_squared();
    // a needle of a triangle: its nearest point lies on an edge
    if nn <= 1e-30 * ab.length_squared() * ac.length_squared() || nn <= 0.0 {
        return best_edge(a, b, c);
    }
    // signed areas of the three sub-triangles against the origin
    // (with an edge as one factor: b × c = b × (c − b) loses no digits far from the origin)
    let (wa, wb, wc) = (n.dot(b.cross(c - b)), n.dot(c.cross(a - c)), n.dot(a.cross(b - a)));
    if wa > 0.0 && wb > 0.0 && wc > 0.0 {
        let sum = wa + wb + wc;
        return ([0, 1, 2], [wa / sum, wb / sum, wc / sum]);
    }
    best_edge(a, b, c)
}

fn best_edge(a: DVec3, b: DVec3, c: DVec3) -> ([usize; 3], [f64; 3]) {
    let p = [a, b, c];
    let mut best = f64::INFINITY;
    let mut choice = ([NONE; 3], [0.0; 3]);
    for (i, j) in [(0, 1), (1, 2), (2, 0)] {
        let (k, w) = on_segment(p[i], p[j]);
        let ends = [i, j];
        let mut q = DVec3::ZERO;
        let mut kept = [NONE; 3];
        for s in 0..2 {
            if k[s] != NONE {
                kept[s] = ends[k[s]];
                q += p[kept[s]] * w[s];
            }
        }
        if q.length_squared() < best {
            best = q.length_squared();
            choice = (kept, w);
        }
    }
    choice
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;
    use tumble_math::order::max;

    /// Nearest the origin among all mixtures of `points`: nowhere does a corner lie on the near side of q's plane.
    fn proved(points: &[DVec3], q: DVec3) -> f64 {
        points.iter().fold(0.0, |worst, p| max(worst, q.dot(q - *p)))
    }

    #[test]
    fn nearest_points_of_simplices_are_proved_by_their_planes() {
        let mut r = Random::new(41);
        let mut kept = [0; 5];
        let mut inside = 0;
        for trial in 0..6000 {
            let centre = r.vector() * r.range(0.0, 2.0);
            let mut p = [(); 4].map(|()| centre + r.vector());
            match trial % 5 {
                // needles and slivers
                0 => p[1] = p[0] + (p[2] - p[0]) * r.range(-1.0, 2.0),
                1 => p[3] = p[0] + (p[1] - p[0]) * r.range(-1.0, 2.0) + (p[2] - p[0]) * r.range(-1.0, 2.0),
                _ => {}
            }
            for count in 2..=4 {
                let mut simplex = [Corner::default(); 4];
                for (s, w) in simplex.iter_mut().zip(p) {
                    *s = Corner { w, a: w * 2.0, b: w * 3.0 };
                }
                let mut weights = [0.0; 4];
                let mut left = count;
                let within = nearest(&mut simplex, &mut weights, &mut left);
                let sum = weights[..left].iter().fold(0.0, |s, w| s + w);
                assert!((sum - 1.0).abs() < 1e-13 && weights[..left].iter().all(|&w| w >= 0.0));
                let q = (0..left).fold(DVec3::ZERO, |q, k| q + simplex[k].w * weights[k]);
                let (a, b) = witness(&simplex, &weights, left);
                assert!((a - q * 2.0).length() < 1e-13 && (b - q * 3.0).length() < 1e-13);
                if within {
                    inside += 1;
                    assert!(count == 4 && left == 4 && q.length() < 1e-11, "{trial}: {q}");
                    continue;
                }
                kept[left] += 1;
                assert!(left < 4 && simplex[..left].iter().all(|s| p[..count].contains(&s.w)));
                let short = proved(&p[..count], q);
                assert!(short <= 1e-11, "{trial} {count}: {short:e}");
            }
        }
        assert!(kept[1..4].iter().all(|&n| n > 500) && inside > 100, "{kept:?} {inside}");
    }
}
