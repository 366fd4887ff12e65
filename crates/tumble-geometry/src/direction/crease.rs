//! Creases of the separation: circles of directions along which it has a ridge, and where those cross.

use super::{Try, attempt};
use crate::support::{Core, Pair};
use tumble_math::order::{clamp, max, positive_part};
use tumble_math::{DMat3, DVec3};

/// A circle of directions: all unit n with n·axis = level.
#[derive(Clone, Copy)]
pub(super) struct Circle {
    pub(super) axis: DVec3,
    pub(super) level: f64,
}

/// The creases and fixed normals of two cores that matter near a direction.
#[derive(Default)]
pub(crate) struct Creases {
    pub(super) fixed: Vec<DVec3>,
    pub(super) circles_a: Vec<Circle>,
    pub(super) circles_b: Vec<Circle>,
}

impl Creases {
    /// Collects the creases of both cores near the unit direction `n`.
    pub(super) fn collect(&mut self, pair: &Pair<'_>, n: DVec3) {
        self.fixed.clear();
        collect(&pair.a, n, &DMat3::IDENTITY, 1.0, &mut self.fixed, &mut self.circles_a);
        collect(&pair.b, -pair.in_b(n), &pair.turn, -1.0, &mut self.fixed, &mut self.circles_b);
    }

    /// The circles of both.
    pub(super) fn circles(&self) -> impl Iterator<Item = Circle> + '_ {
        self.circles_a.iter().chain(&self.circles_b).copied()
    }
}

/// Collects the creases of `core` near its outward direction `d` (its own frame), turned by `turn` and sign `side`
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

/// Both directions on two circles.
pub(super) fn crossings(p: Circle, q: Circle) -> impl Iterator<Item = DVec3> {
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

/// Local maximum of the separation along a circle of directions, from its direction nearest `near`; given up as soon as it
/// is known to stay below `floor` [m].
pub(super) fn on_circle(pair: &Pair<'_>, circle: Circle, near: DVec3, floor: f64) -> Option<Try> {
    let (mut walk, slope) = Walk::new(pair, circle, near)?;
    let up = if slope >= 0.0 { 1.0 } else { -1.0 };
    match walk.climb(up, slope.abs()) {
        Some(bracket) if !walk.close(up, bracket, floor) => None,
        _ => Some(walk.best),
    }
}

/// A walk along a circle, by the tangent of the half angle from where it starts: no trigonometry, one-to-one but for the
/// opposite direction.
struct Walk<'w> {
    pair: &'w Pair<'w>,
    circle: Circle,
    radius: f64,
    /// Unit vectors across the axis: towards the start, and where the walk goes.
    e: DVec3,
    f: DVec3,
    best: Try,
    /// Slope at the best direction, without its sign.
    least: f64,
    /// The largest separation so far [m].
    highest: f64,
}

/// Two places of a walk with the slopes uphill there: the first rises, the second does not.
#[derive(Clone, Copy)]
struct Bracket {
    lo: (f64, f64),
    hi: (f64, f64),
}

impl<'w> Walk<'w> {
    /// A walk and the slope where it starts.
    fn new(pair: &'w Pair<'w>, circle: Circle, near: DVec3) -> Option<(Self, f64)> {
        let radius = positive_part(1.0 - circle.level * circle.level).sqrt();
        let flat = near - circle.axis * near.dot(circle.axis);
        let length = flat.length();
        if length < 1e-9 || radius < 1e-12 {
            return None;
        }
        let e = flat / length;
        let f = circle.axis.cross(e);
        let best = Try { n: near, w: DVec3::ZERO, sep: f64::NEG_INFINITY };
        let mut walk = Self { pair, circle, radius, e, f, best, least: 0.0, highest: 0.0 };
        let (start, slope) = walk.at(0.0);
        (walk.best, walk.least, walk.highest) = (start, slope.abs(), start.sep);
        Some((walk, slope))
    }

    /// The direction at `t` and the slope there.
    fn at(&self, t: f64) -> (Try, f64) {
        let d = 1.0 + t * t;
        let (c, s) = ((1.0 - t * t) / d, 2.0 * t / d);
        let n = self.circle.axis * self.circle.level + (self.e * c + self.f * s) * self.radius;
        let tangent = self.f * c - self.e * s;
        let t = attempt(self.pair, n);
        (t, tangent.dot(t.w))
    }

    /// Goes to `t` and returns the slope there.
    fn go(&mut self, t: f64) -> f64 {
        let (t, g) = self.at(t);
        // the separation is flat at its top: within rounding the smaller slope is the better place
        let rounding = 1e-15 * self.pair.scale;
        self.highest = max(self.highest, t.sep);
        if t.sep > self.best.sep + rounding || (t.sep > self.best.sep - rounding && g.abs() < self.least) {
            self.best = t;
            self.least = g.abs();
        }
        g
    }

    /// Walks uphill until the slope turns; `None` if it does not.
    fn climb(&mut self, up: f64, slope: f64) -> Option<Bracket> {
        let mut lo = (0.0, slope);
        let mut step = 1e-3;
        loop {
            let t = lo.0 + step;
            let hi = (t, self.go(up * t) * up);
            if hi.1 <= 0.0 {
                return Some(Bracket { lo, hi });
            }
            lo = hi;
            step *= 4.0;
            if t > 1.5 {
                return None;
            }
        }
    }

    /// Closes a bracket; false if it was given up because nothing in it can reach `floor` [m].
    ///
    /// Illinois: regula falsi that halves a stubborn end; creases make the slope jump, then it bisects.
    fn close(&mut self, up: f64, Bracket { mut lo, mut hi }: Bracket, floor: f64) -> bool {
        // no step along the circle changes the separation faster: twice the farthest support, for the half angle
        let pair = self.pair;
        let steepest = 2.0 * (pair.shift.length() + pair.a.reach() + pair.b.reach());
        let mut last = 0;
        for k in 0..60 {
            if !(hi.0 - lo.0 > 1e-16 * (1.0 + hi.0)) || lo.1 <= 0.0 {
                break;
            }
            if self.highest + steepest * (hi.0 - lo.0) < floor {
                return false;
            }
            let fraction = if k % 4 == 3 { 0.5 } else { clamp(lo.1 / (lo.1 - hi.1), 1e-3, 1.0 - 1e-3) };
            let m = lo.0 + (hi.0 - lo.0) * fraction;
            let g = self.go(up * m) * up;
            if g.abs() <= 1e-17 * pair.scale {
                break;
            }
            if g > 0.0 {
                lo = (m, g);
                if last == 1 {
                    hi.1 *= 0.5;
                }
                last = 1;
            } else {
                hi = (m, g);
                if last == -1 {
                    lo.1 *= 0.5;
                }
                last = -1;
            }
        }
        true
    }
}
