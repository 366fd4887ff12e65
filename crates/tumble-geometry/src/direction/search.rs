//! All directions: spherical triangles that cannot hold a better one are dropped, the others halved.

use super::crease::Creases;
use super::polish::polish;
use super::{Try, attempt};
use crate::sat::Axis;
use crate::support::Pair;
use tumble_math::DVec3;
use tumble_math::order::{max, min};

// Constants here decide how densely directions are searched where no closed form is known. Chosen, not derived; the normal that is found
// is polished, and its separation is exact for it.

/// Size of a triangle of directions below which polishing from its best corner is enough [rad].
const SMALL_ANGLE: f64 = 0.04;
/// The same around the best direction, which is polished already [rad].
const NEAR_ANGLE: f64 = 0.01;
/// Most directions that the search may try [–]; the result is then the best that it has seen.
const MOST_DIRECTIONS: usize = 1500;

/// Scratch memory of the search.
#[derive(Default)]
pub(crate) struct Scratch {
    creases: Creases,
    stack: Vec<[Try; 3]>,
}

impl Scratch {
    pub(crate) fn creases(&mut self) -> &mut Creases {
        &mut self.creases
    }
}

/// Best axis of two cores that touch or overlap; `hint` is any direction from A towards B.
pub(crate) fn search(pair: &Pair<'_>, hint: DVec3, s: &mut Scratch) -> Axis {
    let (n, sep) = polish(pair, hint, &mut s.creases);
    let mut top = Top { pair, creases: &mut s.creases, tolerance: 1e-10 * pair.scale, n, sep, tried: 7 };
    let corner = [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y, DVec3::Z, DVec3::NEG_Z].map(|d| attempt(pair, d));
    for t in corner {
        top.consider(&t);
    }
    s.stack.clear();
    for k in 0..8 {
        s.stack.push([corner[k & 1], corner[2 + (k >> 1 & 1)], corner[4 + (k >> 2)]]);
    }
    while let Some(t) = s.stack.pop() {
        if bound(&t) <= top.sep + top.tolerance {
            continue;
        }
        let (i, j, k, longest) = longest_side(&t);
        // finer around the best direction, where another top may stand close by
        let near = t[0].n.dot(top.n) > 1.0 - 2.0 * SMALL_ANGLE * SMALL_ANGLE;
        let small = if near { NEAR_ANGLE } else { SMALL_ANGLE };
        if longest < small * small || top.tried >= MOST_DIRECTIONS {
            top.narrow(&t, small);
            continue;
        }
        let middle = attempt(pair, (t[i].n + t[j].n).normalize());
        top.tried += 1;
        top.consider(&middle);
        s.stack.push([t[i], middle, t[k]]);
        s.stack.push([middle, t[j], t[k]]);
    }
    Axis { normal: top.n, separation: top.sep, face_a: None, face_b: None, corners: None, edges: None }
}

/// The best direction so far.
struct Top<'t> {
    pair: &'t Pair<'t>,
    creases: &'t mut Creases,
    /// Least improvement that counts [m].
    tolerance: f64,
    n: DVec3,
    sep: f64,
    tried: usize,
}

impl Top<'_> {
    /// Goes to the top near a direction that is better.
    fn consider(&mut self, t: &Try) {
        if t.sep > self.sep + self.tolerance {
            (self.n, self.sep) = polish(self.pair, t.n, self.creases);
        }
    }

    /// Searches a small triangle by polishing; one around the best direction already is.
    fn narrow(&mut self, t: &[Try; 3], small: f64) {
        let best = if t[0].sep >= t[1].sep && t[0].sep >= t[2].sep {
            &t[0]
        } else if t[1].sep >= t[2].sep {
            &t[1]
        } else {
            &t[2]
        };
        if best.n.dot(self.n) < 1.0 - small * small && self.tried < MOST_DIRECTIONS {
            let (n, sep) = polish(self.pair, best.n, self.creases);
            self.tried += 8;
            if sep > self.sep + self.tolerance {
                (self.n, self.sep) = (n, sep);
            }
        } else {
            self.consider(best);
        }
    }
}

/// The longest side of a triangle, the corner opposite to it, and its squared length.
fn longest_side(t: &[Try; 3]) -> (usize, usize, usize, f64) {
    let side = |i: usize, j: usize| (t[i].n - t[j].n).length_squared();
    let (ab, bc, ca) = (side(0, 1), side(1, 2), side(2, 0));
    if ab >= bc && ab >= ca {
        (0, 1, 2, ab)
    } else if bc >= ca {
        (1, 2, 0, bc)
    } else {
        (2, 0, 1, ca)
    }
}

/// Upper bound of the separation over all directions of a spherical triangle.
pub(super) fn bound(t: &[Try; 3]) -> f64 {
    // g[j]: the three corners' directions applied to support j
    let g: [DVec3; 3] = std::array::from_fn(|j| DVec3::new(t[0].n.dot(t[j].w), t[1].n.dot(t[j].w), t[2].n.dot(t[j].w)));
    let top = |v: DVec3| max(max(v.x, v.y), v.z);
    let mut least = min(min(top(g[0]), top(g[1])), top(g[2]));
    // mixtures of two supports: the largest of three lines in t, lowest where two of them cross
    for (p, q) in [(0, 1), (1, 2), (2, 0)] {
        let d = g[q] - g[p];
        for (r, s) in [(0, 1), (1, 2), (2, 0)] {
            let slope = d[r] - d[s];
            let x = (g[p][s] - g[p][r]) / slope;
            if x > 0.0 && x < 1.0 {
                least = min(least, top(g[p] + d * x));
            }
        }
    }
    // a mixture of all three that treats the corners alike
    let (u, v) = (g[1] - g[0], g[2] - g[0]);
    let (a, b) = (DVec3::new(u.x - u.y, v.x - v.y, g[0].y - g[0].x), DVec3::new(u.x - u.z, v.x - v.z, g[0].z - g[0].x));
    let det = a.x * b.y - a.y * b.x;
    let (x, y) = ((a.z * b.y - a.y * b.z) / det, (a.x * b.z - a.z * b.x) / det);
    if x >= 0.0 && y >= 0.0 && x + y <= 1.0 {
        least = min(least, top(g[0] + u * x + v * y));
    }
    // weights of a unit direction sum to between 1 and √3
    if least > 0.0 { least * 1.74 } else { least }
}
