//! The best direction between two convex cores, one of them round, when they touch or overlap.
//!
//! The signed distance is the maximum over all unit n of sep(n) = min n·b − max n·a. Under overlap this is not a concave
//! problem and has many local answers, so it is searched in two ways that check each other.
//!
//! *Polish* finds the exact local maximum near a direction. There the maximum is of one of few kinds, each with its
//! own small problem: a fixed normal (face, cap), two creases (edge against generator), one crease (a maximum along a
//! circle of normals: edge, generator), or none (Newton's method on the sphere with the curvature of the rims). All kinds
//! that the features at hand allow are tried, and the best separation, measured with the full support functions, wins. A
//! wrong guess can only lose; it can never claim too much.
//!
//! *Search* looks over the whole sphere of directions, cut into spherical triangles. With the supports wᵢ of a
//! triangle's corners nᵢ, any w̄ among them bounds the separation of all n in the triangle by max nᵢ·w̄ (times at most
//! the sum of the weights if positive); the best w̄ is the value of a 3 × 3 matrix game. Triangles that cannot beat the
//! best known direction are dropped, the others halved. Unlike an expanding polytope nothing can become degenerate:
//! touching, flat and deep contacts are the same to it.

use crate::sat::Axis;
use crate::support::{Core, Pair};
use tumble_math::order::{clamp, max, max3, min, positive_part};
use tumble_math::{DMat3, DVec3};

/// Triangles smaller than this are settled by polishing from their best corner [rad].
const SMALL: f64 = 0.04;
/// The same around the best direction, which its own polishing has settled [rad].
const NEAR: f64 = 0.01;
/// Most directions that the search may try; the answer is then the best that it has seen.
const MOST: usize = 1500;

/// A circle of directions: all unit n with n·axis = level.
#[derive(Clone, Copy)]
struct Circle {
    axis: DVec3,
    level: f64,
}

/// The creases and fixed normals of a core that matter near a direction.
#[derive(Default)]
pub(crate) struct Creases {
    fixed: Vec<DVec3>,
    circles_a: Vec<Circle>,
    circles_b: Vec<Circle>,
}

#[derive(Clone, Copy)]
struct Try {
    n: DVec3,
    w: DVec3,
    sep: f64,
}

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

fn attempt(pair: &Pair<'_>, n: DVec3) -> Try {
    let w = pair.support_b(-n) - pair.support_a(n);
    Try { n, w, sep: n.dot(w) }
}

/// Two unit vectors across the unit `n`.
pub(crate) fn across(n: DVec3) -> (DVec3, DVec3) {
    let s = 1.0_f64.copysign(n.z);
    let a = -1.0 / (s + n.z);
    let b = n.x * n.y * a;
    (DVec3::new(1.0 + s * n.x * n.x * a, s * b, -s * n.x), DVec3::new(b, s + n.y * n.y * a, -n.y))
}

/// Collects what `core` offers near its outward direction `d` (its own frame), turned by `turn` and sign `side`
/// (1 for A, −1 for B) into directions from A to B.
fn collect(core: &Core<'_>, d: DVec3, turn: &DMat3, side: f64, fixed: &mut Vec<DVec3>, circles: &mut Vec<Circle>) {
    circles.clear();
    let axis = turn.z_axis;
    match *core {
        Core::Point => {}
        Core::Segment(_) => circles.push(Circle { axis, level: 0.0 }),
        Core::Cylinder { .. } => {
            fixed.push(if d.z < 0.0 { -axis * side } else { axis * side });
            circles.push(Circle { axis, level: 0.0 });
        }
        Core::Cone { radius, half } => {
            fixed.push(-axis * side);
            let slant = (radius * radius + 4.0 * half * half).sqrt();
            circles.push(Circle { axis, level: side * radius / slant });
        }
        Core::Box(_) | Core::Hull(_) => {
            core.with_poly(|p| {
                // on a crease several corners are farthest: all of their faces and edges are at hand
                let level = p.vertices[p.support(d)].dot(d) - 1e-7 * core.extent();
                let out = |v: u32| p.vertices[v as usize].dot(d) >= level;
                for v in (0..p.vertices.len() as u32).filter(|&v| out(v)) {
                    for &f in p.topology.vertex_faces(v as usize) {
                        fixed.push(*turn * p.normals[f as usize] * side);
                        for &e in p.topology.face_edges(f as usize) {
                            let e = p.topology.edges()[e as usize];
                            // an edge is met from two faces and perhaps from both corners: once is enough
                            let first = if e.from == v { true } else { e.to == v && !out(e.from) };
                            if first && e.left == f {
                                let along = p.vertices[e.to as usize] - p.vertices[e.from as usize];
                                circles.push(Circle { axis: (*turn * along).normalize(), level: 0.0 });
                            }
                        }
                    }
                }
            });
        }
    }
}

/// Exact local maximum of the separation near the unit direction `start`.
pub(crate) fn polish(pair: &Pair<'_>, start: DVec3, c: &mut Creases) -> (DVec3, f64) {
    let mut best = attempt(pair, start);
    let better = 1e-14 * pair.scale;
    for _ in 0..40 {
        let before = best.sep;
        best = polish_once(pair, best, c);
        // other features may have come into reach
        if best.sep > before + better {
            continue;
        }
        // a crease can end in a corner that is no top: look around once before believing it
        let (e, f) = across(best.n);
        let mut around = best;
        for radius in [0.02, 0.006, 0.002, 0.0005] {
            for (x, y) in RING {
                let t = attempt(pair, (best.n + (e * x + f * y) * radius).normalize());
                if t.sep > around.sep {
                    around = t;
                }
            }
        }
        if !(around.sep > best.sep + better) {
            break;
        }
        best = around;
    }
    (best.n, best.sep)
}

/// Eight directions around a point.
const RING: [(f64, f64); 8] =
    [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7)];

fn polish_once(pair: &Pair<'_>, start: Try, c: &mut Creases) -> Try {
    let n = start.n;
    c.fixed.clear();
    collect(&pair.a, n, &DMat3::IDENTITY, 1.0, &mut c.fixed, &mut c.circles_a);
    collect(&pair.b, -pair.in_b(n), &pair.turn, -1.0, &mut c.fixed, &mut c.circles_b);
    // from the most to the least special kind: a draw, within rounding, goes to the kind whose normal is exact
    let rounding = 2e-15 * pair.scale;
    let mut best = Try { sep: f64::NEG_INFINITY, ..start };
    let consider = |t: Try, best: &mut Try| {
        if t.sep > best.sep + rounding {
            *best = t;
        }
    };
    for &n in &c.fixed {
        consider(attempt(pair, n), &mut best);
    }
    for &p in &c.circles_a {
        for &q in &c.circles_b {
            for n in crossings(p, q) {
                if n.dot(start.n) > 0.0 {
                    consider(attempt(pair, n), &mut best);
                }
            }
        }
    }
    for k in 0..c.circles_a.len() + c.circles_b.len() {
        let circle = if k < c.circles_a.len() { c.circles_a[k] } else { c.circles_b[k - c.circles_a.len()] };
        if let Some(t) = on_circle(pair, circle, n, best.sep) {
            consider(t, &mut best);
        }
    }
    consider(newton(pair, start), &mut best);
    consider(start, &mut best);
    best
}

/// Both directions on two circles.
fn crossings(p: Circle, q: Circle) -> impl Iterator<Item = DVec3> {
    let c = p.axis.cross(q.axis);
    let cc = c.length_squared();
    let mut found = [None; 2];
    if cc > 1e-20 {
        // n = α p + β q + γ c with n·p = l, n·q = m, |n| = 1
        let d = p.axis.dot(q.axis);
        let alpha = (p.level - d * q.level) / cc;
        let beta = (q.level - d * p.level) / cc;
        let flat = p.axis * alpha + q.axis * beta;
        let rest = 1.0 - flat.length_squared();
        if rest >= 0.0 {
            let gamma = (rest / cc).sqrt();
            found = [Some((flat + c * gamma).normalize()), Some((flat - c * gamma).normalize())];
        }
    }
    found.into_iter().flatten()
}

/// Newton's method on the sphere with the curvature of the rims: the local maximum where no crease is active.
fn newton(pair: &Pair<'_>, start: Try) -> Try {
    let mut at = start;
    for _ in 0..24 {
        let (e, f) = across(at.n);
        let g = (e.dot(at.w), f.dot(at.w));
        if g.0.abs() + g.1.abs() <= 1e-17 * pair.scale {
            break;
        }
        // Hessian on the tangent plane: −Σ (r/|Pn|) t tᵀ − sep·1
        let (mut hee, mut hef, mut hff) = (-at.sep, 0.0, -at.sep);
        for (core, turn, n) in [(&pair.a, &DMat3::IDENTITY, at.n), (&pair.b, &pair.turn, -at.n)] {
            let local = DVec3::new(turn.x_axis.dot(n), turn.y_axis.dot(n), turn.z_axis.dot(n));
            if let Some((k, t)) = curvature(core, local) {
                let t = *turn * t;
                let (te, tf) = (t.dot(e), t.dot(f));
                hee -= k * te * te;
                hef -= k * te * tf;
                hff -= k * tf * tf;
            }
        }
        // pushed to be negative definite where the overlap outweighs the curvature
        let trace = 0.5 * (hee + hff);
        let spread = (0.25 * (hee - hff) * (hee - hff) + hef * hef).sqrt();
        let top = trace + spread;
        let floor = -1e-3 * (trace.abs() + spread + 1e-12 * pair.scale);
        if top > floor {
            hee -= top - floor;
            hff -= top - floor;
        }
        let det = hee * hff - hef * hef;
        let (mut x, mut y) = (-(hff * g.0 - hef * g.1) / det, -(hee * g.1 - hef * g.0) / det);
        let length = (x * x + y * y).sqrt();
        if !(length > 1e-16) {
            break;
        }
        if length > 0.5 {
            (x, y) = (x * 0.5 / length, y * 0.5 / length);
        }
        let mut moved = false;
        for _ in 0..12 {
            let t = attempt(pair, (at.n + e * x + f * y).normalize());
            // the separation is flat at its top: there the slope decides
            let slope = |t: &Try| (t.w - t.n * t.sep).length_squared();
            let flat = t.sep > at.sep - 1e-15 * pair.scale && slope(&t) < 0.25 * slope(&at);
            if t.sep > at.sep + 1e-15 * pair.scale || flat {
                at = t;
                moved = true;
                break;
            }
            (x, y) = (x * 0.4, y * 0.4);
        }
        if !moved {
            break;
        }
    }
    at
}

/// Curvature of a core's support function along `d` (its frame): (r/|Pd|, tangent of the rim), if a rim is the support.
fn curvature(core: &Core<'_>, d: DVec3) -> Option<(f64, DVec3)> {
    let (Core::Cylinder { radius, half } | Core::Cone { radius, half }) = *core else { return None };
    let a = (d.x * d.x + d.y * d.y).sqrt();
    let tip = matches!(core, Core::Cone { .. }) && 2.0 * half * d.z > radius * a;
    (a > 1e-9 && !tip).then(|| (radius / a, DVec3::new(-d.y / a, d.x / a, 0.0)))
}

/// Local maximum of the separation along a circle of directions, from its direction nearest `near`; given up as soon as it
/// is known to stay below `floor` [m].
fn on_circle(pair: &Pair<'_>, circle: Circle, near: DVec3, floor: f64) -> Option<Try> {
    let radius = positive_part(1.0 - circle.level * circle.level).sqrt();
    let flat = near - circle.axis * near.dot(circle.axis);
    let length = flat.length();
    if length < 1e-9 || radius < 1e-12 {
        return None;
    }
    let e = flat / length;
    let f = circle.axis.cross(e);
    // the circle by its tangent of the half angle: no trigonometry, one-to-one but for the opposite direction
    let at = |t: f64| {
        let d = 1.0 + t * t;
        let (c, s) = ((1.0 - t * t) / d, 2.0 * t / d);
        let n = circle.axis * circle.level + (e * c + f * s) * radius;
        let tangent = f * c - e * s;
        let t = attempt(pair, n);
        (t, tangent.dot(t.w))
    };
    let (mut best, g0) = at(0.0);
    let mut least = g0.abs();
    // no step along the circle changes the separation faster: twice the farthest support, for the half angle
    let steepest = 2.0 * (pair.shift.length() + pair.a.reach() + pair.b.reach());
    // the separation is flat at its top: within rounding the smaller slope is the better place
    let rounding = 1e-15 * pair.scale;
    let mut highest = best.sep;
    let mut consider = |t: Try, g: f64, highest: &mut f64| {
        *highest = max(*highest, t.sep);
        if t.sep > best.sep + rounding || (t.sep > best.sep - rounding && g.abs() < least) {
            best = t;
            least = g.abs();
        }
    };
    let up = if g0 >= 0.0 { 1.0 } else { -1.0 };
    // walk uphill until the slope turns
    let (mut lo, mut glo) = (0.0, g0.abs());
    let mut step = 1e-3;
    let (mut hi, mut ghi);
    loop {
        hi = lo + step;
        let (t, g) = at(up * hi);
        ghi = g * up;
        consider(t, g, &mut highest);
        if ghi <= 0.0 {
            break;
        }
        (lo, glo) = (hi, ghi);
        step *= 4.0;
        if hi > 1.5 {
            return Some(best);
        }
    }
    // Illinois: regula falsi that halves a stubborn end; creases make the slope jump, then it bisects
    let mut last = 0;
    for k in 0..60 {
        if !(hi - lo > 1e-16 * (1.0 + hi)) || glo <= 0.0 {
            break;
        }
        if highest + steepest * (hi - lo) < floor {
            return None;
        }
        let fraction = if k % 4 == 3 { 0.5 } else { clamp(glo / (glo - ghi), 1e-3, 1.0 - 1e-3) };
        let m = lo + (hi - lo) * fraction;
        let (t, g) = at(up * m);
        consider(t, g, &mut highest);
        let g = g * up;
        if g.abs() <= 1e-17 * pair.scale {
            break;
        }
        if g > 0.0 {
            (lo, glo) = (m, g);
            if last == 1 {
                ghi *= 0.5;
            }
            last = 1;
        } else {
            (hi, ghi) = (m, g);
            if last == -1 {
                glo *= 0.5;
            }
            last = -1;
        }
    }
    Some(best)
}

/// Best axis of two cores that touch or overlap; `hint` is any direction from A towards B.
pub(crate) fn search(pair: &Pair<'_>, hint: DVec3, s: &mut Scratch) -> Axis {
    let tolerance = 1e-10 * pair.scale;
    let (mut n, mut sep) = polish(pair, hint, &mut s.creases);
    let corner = [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y, DVec3::Z, DVec3::NEG_Z].map(|d| attempt(pair, d));
    let mut tried = 7;
    for t in corner {
        if t.sep > sep + tolerance {
            (n, sep) = polish(pair, t.n, &mut s.creases);
        }
    }
    s.stack.clear();
    for k in 0..8 {
        s.stack.push([corner[k & 1], corner[2 + (k >> 1 & 1)], corner[4 + (k >> 2)]]);
    }
    while let Some(t) = s.stack.pop() {
        if bound(&t) <= sep + tolerance {
            continue;
        }
        // the longest side
        let side = |i: usize, j: usize| (t[i].n - t[j].n).length_squared();
        let (ab, bc, ca) = (side(0, 1), side(1, 2), side(2, 0));
        let (i, j, k, longest) = if ab >= bc && ab >= ca {
            (0, 1, 2, ab)
        } else if bc >= ca {
            (1, 2, 0, bc)
        } else {
            (2, 0, 1, ca)
        };
        // finer around the best direction, where another top may stand close by
        let near = t[0].n.dot(n) > 1.0 - 2.0 * SMALL * SMALL;
        let small = if near { NEAR } else { SMALL };
        if longest < small * small || tried >= MOST {
            // settled by the local answer; a triangle around the best direction already is
            let top = if t[0].sep >= t[1].sep && t[0].sep >= t[2].sep {
                t[0]
            } else if t[1].sep >= t[2].sep {
                t[1]
            } else {
                t[2]
            };
            if top.n.dot(n) < 1.0 - small * small && tried < MOST {
                let (m, better) = polish(pair, top.n, &mut s.creases);
                tried += 8;
                if better > sep + tolerance {
                    (n, sep) = (m, better);
                }
            } else if top.sep > sep + tolerance {
                (n, sep) = polish(pair, top.n, &mut s.creases);
            }
            continue;
        }
        let middle = attempt(pair, (t[i].n + t[j].n).normalize());
        tried += 1;
        if middle.sep > sep + tolerance {
            (n, sep) = polish(pair, middle.n, &mut s.creases);
        }
        s.stack.push([t[i], middle, t[k]]);
        s.stack.push([middle, t[j], t[k]]);
    }
    Axis { normal: n, separation: sep, face_a: None, face_b: None, corners: None, edges: None }
}

/// Upper bound of the separation over all directions of a spherical triangle.
fn bound(t: &[Try; 3]) -> f64 {
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

/// A vector's largest part, kept for choosing a start when the centres coincide.
pub(crate) fn any_direction(v: DVec3) -> DVec3 {
    let length = v.length();
    if length > 1e-300 && length.is_finite() { v / length } else { max3(DVec3::Z, DVec3::ZERO) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Shape;
    use crate::support::Convex;
    use tumble_math::DQuat;

    struct Random(u64);
    impl Random {
        fn unit(&mut self) -> f64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 11) as f64 / (1_u64 << 53) as f64
        }
        fn direction(&mut self) -> DVec3 {
            loop {
                let v = DVec3::new(self.unit(), self.unit(), self.unit()) * 2.0 - DVec3::ONE;
                if v.length() > 0.05 && v.length() <= 1.0 {
                    return v.normalize();
                }
            }
        }
    }

    #[test]
    fn the_search_finds_no_worse_direction_than_brute_force() {
        let mut r = Random(5);
        for k in 0..4000 {
            let points: Vec<DVec3> = (0..12).map(|_| r.direction()).collect();
            let hull = Shape::hull(&points).unwrap();
            let cylinder = Shape::cylinder(0.3 + 0.7 * r.unit(), 0.6 + r.unit()).unwrap();
            let cone = Shape::cone(0.3 + 0.7 * r.unit(), 0.6 + r.unit()).unwrap();
            let other = Shape::cone(0.3 + 0.7 * r.unit(), 0.6 + r.unit()).unwrap();
            let (a, b) = [(&hull, &cylinder), (&hull, &cone), (&cylinder, &cone), (&other, &cone)][k % 4];
            let d = r.direction();
            let turn = DMat3::from_quat(DQuat::from_xyzw(d.x, d.y, d.z, 2.0 * r.unit()).normalize());
            let shift = r.direction() * r.unit();
            let pair = Pair::new(Convex::of(a).unwrap().core, Convex::of(b).unwrap().core, turn, shift);
            let found = search(&pair, any_direction(shift), &mut Scratch::default());
            // many starts, shrinking random steps
            let mut best = attempt(&pair, found.normal);
            for start in 0..12 {
                let mut at = attempt(&pair, if start == 0 { found.normal } else { r.direction() });
                let mut step = 0.3;
                while step > 1e-9 {
                    let mut won = false;
                    for _ in 0..10 {
                        let t = attempt(&pair, (at.n + r.direction() * step).normalize());
                        if t.sep > at.sep {
                            at = t;
                            won = true;
                        }
                    }
                    if !won {
                        step *= 0.5;
                    }
                }
                if at.sep > best.sep {
                    best = at;
                }
            }
            assert!(
                best.sep <= found.separation + 1e-10,
                "{} {}: found {}, brute force {}",
                a.kind(),
                b.kind(),
                found.separation,
                best.sep
            );
        }
    }

    fn random_pair<'a>(r: &mut crate::testing::Random, a: &'a Shape, b: &'a Shape, far: f64) -> Pair<'a> {
        let turn = DMat3::from_quat(r.rotation());
        let shift = r.vector() * far;
        Pair::new(Convex::of(a).unwrap().core, Convex::of(b).unwrap().core, turn, shift)
    }

    #[test]
    fn crossings_of_circles_lie_on_both() {
        let mut r = crate::testing::Random(61);
        let mut found = 0;
        for _ in 0..1000 {
            let p = Circle { axis: r.direction(), level: r.range(-0.9, 0.9) };
            let q = Circle { axis: r.direction(), level: r.range(-0.9, 0.9) };
            let all: Vec<DVec3> = crossings(p, q).collect();
            for n in &all {
                found += 1;
                assert!((n.length() - 1.0).abs() < 1e-15);
                assert!((n.dot(p.axis) - p.level).abs() < 1e-13 && (n.dot(q.axis) - q.level).abs() < 1e-13);
            }
            // the angle between the axes decides whether they meet
            let angle = tumble_math::trig::acos(p.axis.dot(q.axis));
            let (a, b) = (tumble_math::trig::acos(p.level), tumble_math::trig::acos(q.level));
            let meet = angle < a + b && (a - b).abs() < angle && angle + a + b < std::f64::consts::TAU;
            assert_eq!(all.len(), if meet { 2 } else { 0 });
            assert!(all.len() < 2 || (all[0] - all[1]).length() > 1e-9);
        }
        assert!(found > 500);
        assert_eq!(crossings(Circle { axis: DVec3::Z, level: 0.0 }, Circle { axis: DVec3::Z, level: 0.0 }).count(), 0);
    }

    #[test]
    fn the_curvature_is_that_of_the_support_function() {
        let mut r = crate::testing::Random(62);
        for _ in 0..500 {
            let (radius, half) = (r.range(0.3, 1.0), r.range(0.3, 1.0));
            for core in [Core::Cylinder { radius, half }, Core::Cone { radius, half }] {
                let d = r.direction();
                let across = (d.x * d.x + d.y * d.y).sqrt();
                let tip = matches!(core, Core::Cone { .. }) && 2.0 * half * d.z > radius * across;
                let Some((k, t)) = curvature(&core, d) else {
                    assert!(tip);
                    continue;
                };
                assert!(!tip && (t.length() - 1.0).abs() < 1e-14 && t.dot(d).abs() < 1e-14);
                // the support moves along the rim as the direction turns
                let step = 1e-6;
                let moved = (core.support(d + t * step) - core.support(d - t * step)) / (2.0 * step);
                assert!((moved - t * k).length() < 1e-6 * k, "{moved} {}", t * k);
                assert!((k - radius / across).abs() < 1e-12 * k);
            }
            assert!(curvature(&Core::Segment(half), r.direction()).is_none());
        }
        assert!(curvature(&Core::Cylinder { radius: 1.0, half: 1.0 }, DVec3::Z).is_none());
    }

    #[test]
    fn along_a_circle_no_sample_nearby_separates_better() {
        let mut r = crate::testing::Random(63);
        let (mut checked, mut again, mut given_up) = (0, 0, 0);
        for trial in 0..600 {
            let (a, b) = (r.shape(3 + trial % 3), r.shape(3 + trial / 3 % 3));
            let pair = random_pair(&mut r, &a, &b, 0.8);
            let circle = Circle { axis: r.direction(), level: r.range(-0.6, 0.6) };
            let near = r.direction();
            let Some(t) = on_circle(&pair, circle, near, f64::NEG_INFINITY) else { continue };
            assert!((t.n.dot(circle.axis) - circle.level).abs() < 1e-14 && (t.n.length() - 1.0).abs() < 1e-14);
            assert!((t.sep - pair.separation(t.n)).abs() < 1e-14);
            let start = near - circle.axis * near.dot(circle.axis);
            let (e, radius) = (start.normalize(), (1.0 - circle.level * circle.level).sqrt());
            let f = circle.axis.cross(e);
            let at = |angle: f64| {
                let (s, c) = tumble_math::trig::sin_cos(angle);
                circle.axis * circle.level + (e * c + f * s) * radius
            };
            assert!(t.sep >= pair.separation(at(0.0)) - 1e-14);
            let here = tumble_math::trig::atan2(t.n.dot(f), t.n.dot(e));
            if here.abs() > 1.5 {
                // the walk may end before the slope turns
                continue;
            }
            checked += 1;
            // what was met on the way may be higher than the top that the bracket closes on; it is then no top itself,
            // and one more search from there is
            let mut top = t;
            let mut rounds = 0;
            loop {
                let here = tumble_math::trig::atan2(top.n.dot(f), top.n.dot(e));
                let mut short: f64 = 0.0;
                for k in 1..40 {
                    let step = 1e-9 * tumble_math::trig::pow(1.5, f64::from(k));
                    for side in [step, -step] {
                        short = max(short, pair.separation(at(here + side)) - top.sep);
                    }
                    if step > 1e-3 {
                        break;
                    }
                }
                if short < 1e-13 {
                    break;
                }
                rounds += 1;
                assert!(rounds < 4, "{trial}: {short:e}");
                let next = on_circle(&pair, circle, top.n, f64::NEG_INFINITY).unwrap();
                assert!(next.sep > top.sep);
                top = next;
            }
            again += u32::from(rounds > 0);
            // a floor just below the top does not end the search, one far above it does where there is a bracket to close
            let same = on_circle(&pair, circle, near, t.sep - 1e-13).unwrap();
            assert_eq!((same.n, same.sep), (t.n, t.sep));
            given_up += u32::from(on_circle(&pair, circle, near, t.sep + 20.0).is_none());
        }
        assert!(checked > 150 && again > 0 && 10 * given_up > 9 * checked, "{again} {given_up} of {checked}");
    }

    #[test]
    fn bounds_of_triangles_hold_for_every_direction_in_them_and_shrink_with_them() {
        let mut r = crate::testing::Random(64);
        for trial in 0..800 {
            let (a, b) = (r.shape(2 + trial % 4), r.shape(2 + trial / 4 % 4));
            let pair = random_pair(&mut r, &a, &b, 1.0);
            let n = r.direction();
            let mut widths = [0.0; 2];
            for (k, size) in [0.8, 0.02].into_iter().enumerate() {
                let t = [(); 3].map(|()| attempt(&pair, (n + r.vector() * size).normalize()));
                let top = bound(&t);
                let mut best = f64::NEG_INFINITY;
                for _ in 0..60 {
                    let (x, y, z) = (r.unit(), r.unit(), r.unit());
                    let n = (t[0].n * x + t[1].n * y + t[2].n * z).normalize();
                    best = max(best, pair.separation(n));
                    assert!(pair.separation(n) <= top + 1e-13, "{trial}: {} {top}", pair.separation(n));
                }
                widths[k] = if top > 0.0 { top / 1.74 - best } else { top - best };
            }
            assert!(widths[1] <= 0.1, "{widths:?}");
        }
    }

    #[test]
    fn polishing_ends_on_a_top_that_no_small_step_climbs() {
        let mut r = crate::testing::Random(65);
        for trial in 0..250 {
            let (a, b) = (r.shape(2 + trial % 4), r.shape(3 + trial / 4 % 2));
            let pair = random_pair(&mut r, &a, &b, 1.6);
            let start = r.direction();
            let (n, sep) = polish(&pair, start, &mut Creases::default());
            assert!((n.length() - 1.0).abs() < 1e-14 && (sep - pair.separation(n)).abs() < 1e-14);
            assert!(sep >= pair.separation(start));
            let (e, f) = across(n);
            assert!(e.dot(n).abs() + f.dot(n).abs() + e.dot(f).abs() < 1e-14 && (e.cross(f) - n).length() < 1e-14);
            for radius in [1e-2, 1e-3, 1e-4, 1e-5, 1e-6] {
                for k in 0..16 {
                    let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 16.0);
                    let m = (n + (e * c + f * s) * radius).normalize();
                    // near the top it is flat or falls; only rings that were looked at prove it
                    let slack = if radius >= 2e-2 { 1e-9 } else { 1e-3 * radius * radius + 1e-13 };
                    assert!(pair.separation(m) <= sep + slack, "{trial} {radius:e}: {:e}", pair.separation(m) - sep);
                }
            }
        }
    }

    #[test]
    fn newton_comes_back_to_a_smooth_top_from_nearby() {
        let mut r = crate::testing::Random(67);
        let mut tops = 0;
        for trial in 0..400 {
            let (a, b) = (r.shape(3 + trial % 2), r.shape(3 + trial / 2 % 2));
            let pair = random_pair(&mut r, &a, &b, 1.5);
            let (n, sep) = polish(&pair, any_direction(pair.shift), &mut Creases::default());
            let top = attempt(&pair, n);
            // smooth: no slope there, and the slope nearby is of the order of the distance, not of a crease
            if (top.w - n * sep).length() > 1e-12 {
                continue;
            }
            let (e, f) = across(n);
            let around = |radius: f64| {
                (0..8).map(move |k| {
                    let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 8.0);
                    (n + (e * c + f * s) * radius).normalize()
                })
            };
            let steep = |m: DVec3| {
                let t = attempt(&pair, m);
                (t.w - t.n * t.sep).length()
            };
            let climbs = around(1e-3).chain(around(0.03)).all(|m| pair.separation(m) < sep);
            let linear = around(1e-3).zip(around(0.03)).all(|(m, far)| steep(far) < 40.0 * steep(m));
            if !climbs || !linear || !around(1e-6).all(|m| steep(m) < 1e-4) {
                continue;
            }
            tops += 1;
            for m in around(0.03) {
                let back = newton(&pair, attempt(&pair, m));
                let slope = (back.w - back.n * back.sep).length();
                assert!((back.n - n).length() < 1e-7 && slope < 1e-11, "{trial}: {} {slope:e}", (back.n - n).length());
            }
        }
        assert!(tops > 20, "{tops}");
    }

    #[test]
    fn newton_reaches_the_top_of_two_rims_in_a_few_steps() {
        // two parallel-free cylinders, rim against rim: where the slope vanishes
        let mut r = crate::testing::Random(66);
        let mut smooth = 0;
        for _ in 0..400 {
            let (a, b) = (r.shape(3), r.shape(4));
            let pair = random_pair(&mut r, &a, &b, 2.5);
            let start = attempt(&pair, any_direction(pair.shift));
            let t = newton(&pair, start);
            assert!(t.sep >= start.sep - 1e-15 * pair.scale);
            let slope = (t.w - t.n * t.sep).length();
            smooth += u32::from(slope < 1e-12);
        }
        assert!(smooth > 60, "{smooth}");
        assert_eq!(any_direction(DVec3::new(0.0, 3.0, 4.0)), DVec3::new(0.0, 0.6, 0.8));
        assert_eq!(any_direction(DVec3::ZERO), DVec3::Z);
        assert_eq!(any_direction(DVec3::INFINITY), DVec3::Z);
    }
}
