//! Where two flat patches face each other: the corners of their common shadow.
//!
//! Each shape shows a patch along the normal: a polygon (face, cap), a segment (edge, generator of a round side) or a
//! point. Both are projected along the normal and intersected in the plane. Every corner of the intersection is a
//! contact point: a corner of A above B's patch, a corner of B below A's, or a crossing of two borders. Its place on
//! both surfaces and its own gap follow from the planes of the patches. Nothing prefers one shape as "reference", so
//! the result does not depend on which one is called A, and the same builder serves a face contact, the open points
//! beside an edge contact, and round shapes.

//!
//! A cap is a disc, not the polygon of its fan: what lies over it is decided by the true rim, and a border that crosses
//! the rim gives a point there. The fan only stands for the arcs of the rim.

use crate::manifold::feature::{self, ENTERS, LEAVES};
use tumble_math::order::{max, min};
use tumble_math::{DVec2, DVec3};

/// What one shape shows to the other, in the frame of the pair.
#[derive(Default, Debug)]
pub(crate) struct Patch {
    /// Corners: one for a point, two for a segment, else a convex polygon counter-clockwise seen from outside.
    pub(crate) points: Vec<DVec3>,
    /// Feature of each corner.
    pub(crate) corners: Vec<u32>,
    /// Feature of the border from each corner to the next.
    pub(crate) borders: Vec<u32>,
    /// Feature of the inside.
    pub(crate) face: u32,
    /// Outward unit normal of a polygon.
    pub(crate) normal: DVec3,
    /// Radius [m] when the patch is a generator of a cylinder or capsule, else 0.
    pub(crate) round: f64,
    /// The true border when the patch is a cap.
    pub(crate) rim: Option<Rim>,
}

/// The circle centre + x cos φ + y sin φ [m].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rim {
    pub(crate) centre: DVec3,
    pub(crate) x: DVec3,
    pub(crate) y: DVec3,
    /// Added to the indices of features of this rim.
    pub(crate) lower: u32,
}

impl Patch {
    pub(crate) fn clear(&mut self) {
        self.points.clear();
        self.corners.clear();
        self.borders.clear();
        self.round = 0.0;
        self.rim = None;
    }

    pub(crate) fn push(&mut self, p: DVec3, corner: u32, border: u32) {
        self.points.push(p);
        self.corners.push(corner);
        self.borders.push(border);
    }
}

/// A contact point in the frame of the pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw {
    pub(crate) a: DVec3,
    pub(crate) b: DVec3,
    pub(crate) gap: f64,
    pub(crate) fa: u32,
    pub(crate) fb: u32,
}

/// Who made a corner of the growing intersection.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    CornerA(u32),
    CornerB(u32),
    Crossing(u32, u32),
    Inner,
}

/// Whose border an edge of the growing intersection lies on.
#[derive(Clone, Copy)]
enum Border {
    A(u32),
    B(u32),
}

#[derive(Clone, Copy)]
struct Corner {
    at: DVec2,
    origin: Origin,
    border: Border,
}

/// A corner of a patch in the plane across the normal: its shadow and its height along the normal [m].
#[derive(Clone, Copy)]
struct Shadow {
    at: DVec2,
    height: f64,
}

/// Scratch memory of the builder.
#[derive(Default)]
pub(crate) struct Clip {
    a: Vec<Shadow>,
    b: Vec<Shadow>,
    current: Vec<Corner>,
    next: Vec<Corner>,
    offsets: Vec<f64>,
}

fn cross(a: DVec2, b: DVec2) -> f64 {
    a.x * b.y - a.y * b.x
}

/// The plane of a patch as height over the shadow: h = h₀ + slope·(x − x₀).
#[derive(Clone, Copy)]
struct Tilt {
    at: DVec2,
    height: f64,
    slope: DVec2,
}

impl Tilt {
    fn height(&self, x: DVec2) -> f64 {
        self.height + self.slope.dot(x - self.at)
    }
}

/// The plane across the normal as seen from a cap: an affine map that takes the shadow of its rim to the unit circle.
#[derive(Clone, Copy)]
struct Disc {
    origin: DVec2,
    x: DVec2,
    y: DVec2,
    /// Points this much beyond the unit circle count as on it [–].
    eps: f64,
    lower: u32,
}

impl Disc {
    fn at(&self, p: DVec2) -> DVec2 {
        self.origin + self.x * p.x + self.y * p.y
    }

    fn holds(&self, p: DVec2) -> bool {
        self.at(p).length() <= 1.0 + self.eps
    }

    /// The part of the way from `p` to `q` inside; `None` when it passes by.
    fn cut(&self, p: DVec2, q: DVec2) -> Option<(f64, f64)> {
        let (s, d) = (self.at(p), self.at(q) - self.at(p));
        let (a, b) = (d.length_squared(), s.dot(d));
        // from the foot of the centre, so that nothing cancels
        let foot = s - d * (b / a);
        let half = (1.0 - foot.length_squared()) / a;
        if !(half >= 0.0) {
            return None;
        }
        let half = half.sqrt();
        Some((-b / a - half, -b / a + half))
    }

    fn enters(&self) -> u32 {
        feature::edge(ENTERS + self.lower)
    }

    fn leaves(&self) -> u32 {
        feature::edge(LEAVES + self.lower)
    }
}

impl Clip {
    /// Adds all corners of the common shadow of `a` and `b` along the unit `n` whose gap is at most `limit` [m] to `out`.
    pub(crate) fn contact(&mut self, n: DVec3, a: &Patch, b: &Patch, limit: f64, out: &mut Vec<Raw>) {
        let mut out = Points { limit, out };
        let out = &mut out;
        // a frame across n, with its origin at the contact so that far corners cost no digits
        let s = 1.0_f64.copysign(n.z);
        let k = -1.0 / (s + n.z);
        let u = DVec3::new(1.0 + s * n.x * n.x * k, s * n.x * n.y * k, -s * n.x);
        let v = DVec3::new(n.x * n.y * k, s + n.y * n.y * k, -n.y);
        let o = b.points[0];
        let shadow = |p: &DVec3| {
            let d = *p - o;
            Shadow { at: DVec2::new(d.dot(u), d.dot(v)), height: d.dot(n) }
        };
        self.a.clear();
        self.a.extend(a.points.iter().map(shadow));
        self.b.clear();
        self.b.extend(b.points.iter().map(shadow));
        let eps = self.tolerance();
        let tilt = |patch: &Patch, first: Shadow| {
            let m = patch.normal;
            let mn = m.dot(n);
            Tilt { at: first.at, height: first.height, slope: DVec2::new(-m.dot(u) / mn, -m.dot(v) / mn) }
        };
        let lift = |x: DVec2, height: f64| o + u * x.x + v * x.y + n * height;
        let disc = |patch: &Patch, first: Shadow| {
            let rim = patch.rim?;
            let plane = tilt(patch, first);
            // the point of the cap over a shadow, measured along the rim's own axes in radii
            let (x, y) = (rim.x / rim.x.length_squared(), rim.y / rim.y.length_squared());
            let across = |w: DVec3| DVec2::new(w.dot(x), w.dot(y));
            Some(Disc {
                origin: across(lift(DVec2::ZERO, plane.height(DVec2::ZERO)) - rim.centre),
                x: across(u + n * plane.slope.x),
                y: across(v + n * plane.slope.y),
                eps: eps / rim.x.length(),
                lower: rim.lower,
            })
        };
        let (disc_a, disc_b) = (disc(a, self.a[0]), disc(b, self.b[0]));
        match (a.points.len(), b.points.len()) {
            (1, 1) => {
                if self.a[0].at.distance(self.b[0].at) <= eps {
                    out.emit(n, a.points[0], self.b[0].height - self.a[0].height, a.corners[0], b.corners[0]);
                }
            }
            (1, 2) => {
                if let Some(t) = on_segment(self.a[0].at, self.b[0].at, self.b[1].at, eps) {
                    let h = self.b[0].height + t * (self.b[1].height - self.b[0].height);
                    out.emit(n, a.points[0], h - self.a[0].height, a.corners[0], b.borders[0]);
                }
            }
            (2, 1) => {
                if let Some(t) = on_segment(self.b[0].at, self.a[0].at, self.a[1].at, eps) {
                    let h = self.a[0].height + t * (self.a[1].height - self.a[0].height);
                    let gap = self.b[0].height - h;
                    out.emit(n, b.points[0] - n * gap, gap, a.borders[0], b.corners[0]);
                }
            }
            (1, _) => {
                if over(&self.b, disc_b, self.a[0].at, -1.0, eps) {
                    let h = tilt(b, self.b[0]).height(self.a[0].at);
                    out.emit(n, a.points[0], h - self.a[0].height, a.corners[0], b.face);
                }
            }
            (_, 1) => {
                if over(&self.a, disc_a, self.b[0].at, 1.0, eps) {
                    let gap = self.b[0].height - tilt(a, self.a[0]).height(self.b[0].at);
                    out.emit(n, b.points[0] - n * gap, gap, a.face, b.corners[0]);
                }
            }
            (2, 2) => self.segments(n, a, b, eps, out),
            (2, _) => {
                let plane = tilt(b, self.b[0]);
                let (p, q) = (self.a[0], self.a[1]);
                if let Some(ends) = clip_segment(p.at, q.at, &self.b, disc_b, -1.0, eps) {
                    for (t, side) in ends {
                        let x = p.at + (q.at - p.at) * t;
                        let pa = a.points[0] + (a.points[1] - a.points[0]) * t;
                        let gap = plane.height(x) - (p.height + t * (q.height - p.height));
                        let (fa, fb) = match side {
                            End::Corner(k) => (a.corners[k], b.face),
                            End::Border(k) => (a.borders[0], b.borders[k]),
                            End::Meet(k) => (a.borders[0], b.corners[k]),
                            End::Rim(f) => (a.borders[0], f),
                        };
                        out.emit(n, pa, gap, fa, fb);
                    }
                }
            }
            (_, 2) => {
                let plane = tilt(a, self.a[0]);
                let (p, q) = (self.b[0], self.b[1]);
                if let Some(ends) = clip_segment(p.at, q.at, &self.a, disc_a, 1.0, eps) {
                    for (t, side) in ends {
                        let x = p.at + (q.at - p.at) * t;
                        let pb = b.points[0] + (b.points[1] - b.points[0]) * t;
                        let gap = p.height + t * (q.height - p.height) - plane.height(x);
                        let (fa, fb) = match side {
                            End::Corner(k) => (a.face, b.corners[k]),
                            End::Border(k) => (a.borders[k], b.borders[0]),
                            End::Meet(k) => (a.corners[k], b.borders[0]),
                            End::Rim(f) => (f, b.borders[0]),
                        };
                        out.emit(n, pb - n * gap, gap, fa, fb);
                    }
                }
            }
            _ if disc_a.is_some() || disc_b.is_some() => {
                let planes = (tilt(a, self.a[0]), tilt(b, self.b[0]));
                // a corner or rim point of one over the other
                for (i, s) in self.a.iter().enumerate() {
                    if over(&self.b, disc_b, s.at, -1.0, eps) {
                        out.emit(n, a.points[i], planes.1.height(s.at) - s.height, a.corners[i], b.face);
                    }
                }
                for (j, s) in self.b.iter().enumerate() {
                    if over(&self.a, disc_a, s.at, 1.0, eps) {
                        let gap = s.height - planes.0.height(s.at);
                        out.emit(n, b.points[j] - n * gap, gap, a.face, b.corners[j]);
                    }
                }
                let mut crossing = |x: DVec2, fa: u32, fb: u32| {
                    let (ha, hb) = (planes.0.height(x), planes.1.height(x));
                    out.emit(n, lift(x, ha), hb - ha, fa, fb);
                };
                match (disc_a, disc_b, a.rim, b.rim) {
                    (Some(da), Some(db), _, Some(rim)) => {
                        let flat = |w: DVec3| DVec2::new(w.dot(u), w.dot(v));
                        let circle = (flat(rim.centre - o), flat(rim.x), flat(rim.y));
                        rims(&da, &db, circle, &self.b, &mut crossing);
                    }
                    (Some(d), ..) => {
                        borders(&self.b, d, |x, k, rim| crossing(x, rim, b.borders[k]));
                    }
                    (_, Some(d), ..) => {
                        borders(&self.a, d, |x, k, rim| crossing(x, a.borders[k], rim));
                    }
                    _ => {}
                }
            }
            _ => {
                self.polygons(eps);
                let (plane_a, plane_b) = (tilt(a, self.a[0]), tilt(b, self.b[0]));
                for c in &self.current {
                    match c.origin {
                        Origin::CornerA(i) => {
                            let (i, h) = (i as usize, self.a[i as usize].height);
                            out.emit(n, a.points[i], plane_b.height(c.at) - h, a.corners[i], b.face);
                        }
                        Origin::CornerB(j) => {
                            let (j, h) = (j as usize, self.b[j as usize].height);
                            let gap = h - plane_a.height(c.at);
                            out.emit(n, b.points[j] - n * gap, gap, a.face, b.corners[j]);
                        }
                        Origin::Inner => {
                            let (ha, hb) = (plane_a.height(c.at), plane_b.height(c.at));
                            out.emit(n, o + u * c.at.x + v * c.at.y + n * ha, hb - ha, a.face, b.face);
                        }
                        Origin::Crossing(i, j) => {
                            let (i, j) = (i as usize, j as usize);
                            let (ta, ha) = along(&self.a, i, c.at);
                            let (_, hb) = along(&self.b, j, c.at);
                            if hb - ha <= limit {
                                let (p, q) = (a.points[i], a.points[if i + 1 == a.points.len() { 0 } else { i + 1 }]);
                                out.emit(n, p + (q - p) * ta, hb - ha, a.borders[i], b.borders[j]);
                            }
                        }
                    }
                }
            }
        }
    }

    /// How far beside a border a point still counts as on it [m]: far below the smaller patch, above the rounding of the larger.
    fn tolerance(&self) -> f64 {
        let extent = |s: &[Shadow]| {
            let (first, mut extent, mut largest) = (s[0].at, DVec2::ZERO, DVec2::ZERO);
            let larger = |a: DVec2, b: DVec2| DVec2::new(max(a.x, b.x), max(a.y, b.y));
            for p in s {
                extent = larger(extent, (p.at - first).abs());
                largest = larger(largest, p.at.abs());
            }
            (max(extent.x, extent.y), max(largest.x, largest.y))
        };
        let ((ea, la), (eb, lb)) = (extent(&self.a), extent(&self.b));
        let largest = max(la, lb);
        let smaller = if ea > 0.0 && eb > 0.0 { min(ea, eb) } else { max(ea, eb) };
        1e-10 * smaller + 4e-15 * largest
    }

    /// Intersection of two convex polygons (A counter-clockwise, B clockwise in the plane): A cut by B's borders.
    fn polygons(&mut self, eps: f64) {
        let m = self.b.len();
        self.current.clear();
        for (i, s) in self.a.iter().enumerate() {
            self.current.push(Corner { at: s.at, origin: Origin::CornerA(i as u32), border: Border::A(i as u32) });
        }
        for j in 0..m {
            // border j of B from corner j to j+1; B is clockwise, so the inside is to the right
            let (from, to) = (self.b[j].at, self.b[if j + 1 == m { 0 } else { j + 1 }].at);
            let along = to - from;
            let length = along.length();
            if length <= 1e-300 {
                continue;
            }
            let normal = DVec2::new(along.y, -along.x) / length;
            let n = self.current.len();
            self.offsets.clear();
            let mut inside = 0;
            for c in &self.current {
                let d = normal.dot(c.at - from);
                inside += usize::from(d >= -eps);
                self.offsets.push(d);
            }
            // most borders cut nothing, and one that leaves nothing ends it
            if inside == n {
                continue;
            }
            if inside == 0 {
                self.current.clear();
                return;
            }
            self.next.clear();
            for k in 0..n {
                let next = if k + 1 == n { 0 } else { k + 1 };
                let (cur, nxt) = (self.current[k], self.current[next]);
                let (dc, dn) = (self.offsets[k], self.offsets[next]);
                let (inside, next_inside) = (dc >= -eps, dn >= -eps);
                if inside {
                    if next_inside || dc > eps {
                        self.next.push(cur);
                    } else {
                        self.next.push(Corner { border: Border::B(j as u32), ..cur });
                    }
                    if !next_inside && dc > eps {
                        let c = self.cut(&cur, &nxt, dc, dn, j);
                        self.next.push(Corner { border: Border::B(j as u32), ..c });
                    }
                } else if next_inside && dn > eps {
                    let c = self.cut(&cur, &nxt, dc, dn, j);
                    self.next.push(c);
                }
            }
            std::mem::swap(&mut self.current, &mut self.next);
        }
    }

    /// Where the edge that leaves `cur` meets border `j` of B.
    fn cut(&self, cur: &Corner, nxt: &Corner, dc: f64, dn: f64, j: usize) -> Corner {
        let at = cur.at + (nxt.at - cur.at) * (dc / (dc - dn));
        let m = self.b.len();
        match cur.border {
            Border::A(i) => Corner { at, origin: Origin::Crossing(i, j as u32), border: cur.border },
            Border::B(i) => {
                // two neighbouring borders of B meet in a corner of B; others only until the next cut
                let corner = if (i as usize + 1) % m == j {
                    j
                } else if (j + 1) % m == i as usize {
                    i as usize
                } else {
                    return Corner { at, origin: Origin::Inner, border: cur.border };
                };
                Corner { at: self.b[corner].at, origin: Origin::CornerB(corner as u32), border: cur.border }
            }
        }
    }

    /// Two segments: their crossing, or both ends of their common stretch when they are parallel.
    fn segments(&self, n: DVec3, a: &Patch, b: &Patch, eps: f64, out: &mut Points<'_>) {
        let (p0, p1, q0, q1) = (self.a[0], self.a[1], self.b[0], self.b[1]);
        let (da, db) = (p1.at - p0.at, q1.at - q0.at);
        let (la, lb) = (da.length(), db.length());
        if la <= eps || lb <= eps {
            return;
        }
        let sine = cross(da, db) / (la * lb);
        let beside = cross(da / la, q0.at - p0.at);
        let beside_end = cross(da / la, q1.at - p0.at);
        let round = a.round + b.round;
        // parallel, or so nearly that the round sides face each other along the whole stretch
        if (beside.abs() <= eps && beside_end.abs() <= eps) || (sine.abs() < 0.1 && round > 0.0) {
            let dir = da / la;
            let (t0, t1) = ((q0.at - p0.at).dot(dir), (q1.at - p0.at).dot(dir));
            let flipped = t1 < t0;
            let (lo, hi) = if flipped { (t1, t0) } else { (t0, t1) };
            let mut ends = [(0.0, a.corners[0], b.borders[0]), (la, a.corners[1], b.borders[0])];
            if lo > eps {
                ends[0] = (lo, a.borders[0], b.corners[usize::from(flipped)]);
            }
            if hi < la - eps {
                ends[1] = (hi, a.borders[0], b.corners[usize::from(!flipped)]);
            }
            if ends[0].0 <= ends[1].0 + eps {
                for (k, (t, fa, fb)) in ends.into_iter().enumerate() {
                    if k == 1 && ends[1].0 - ends[0].0 <= eps {
                        continue;
                    }
                    let x = p0.at + dir * t;
                    let side = db / lb;
                    let off = cross(side, x - q0.at).abs();
                    let (mut along_b, mut back) = ((x - q0.at).dot(side), 0.0);
                    let rise = q1.height - q0.height;
                    if off > eps {
                        // beside B's generator its round side has fallen back, square to its axis
                        if !(off < 0.5 * b.round) {
                            continue;
                        }
                        let fallen = b.round - (b.round * b.round - off * off).sqrt();
                        let length = (lb * lb + rise * rise).sqrt();
                        back = fallen * (lb / length);
                        along_b += fallen * (rise / length);
                        if !(0.0..=lb).contains(&along_b) {
                            continue;
                        }
                    }
                    let hb = q0.height + along_b / lb * rise + back;
                    let pa = a.points[0] + (a.points[1] - a.points[0]) * (t / la);
                    let ha = p0.height + t / la * (p1.height - p0.height);
                    out.emit(n, pa, hb - ha, fa, fb);
                }
            }
            if sine.abs() <= 1e-9 {
                return;
            }
        }
        let d = cross(da, db);
        if d.abs() <= 1e-300 {
            return;
        }
        let (s, t) = (cross(q0.at - p0.at, db) / d, cross(q0.at - p0.at, da) / d);
        if s * la >= -eps && s * la <= la + eps && t * lb >= -eps && t * lb <= lb + eps {
            let pa = a.points[0] + (a.points[1] - a.points[0]) * s;
            let gap = q0.height + t * (q1.height - q0.height) - (p0.height + s * (p1.height - p0.height));
            out.emit(n, pa, gap, a.borders[0], b.borders[0]);
        }
    }
}

/// The points found so far and the largest gap [m] that one may have.
struct Points<'a> {
    limit: f64,
    out: &'a mut Vec<Raw>,
}

impl Points<'_> {
    #[inline]
    fn emit(&mut self, n: DVec3, a: DVec3, gap: f64, fa: u32, fb: u32) {
        if gap <= self.limit {
            self.out.push(Raw { a, b: a + n * gap, gap, fa, fb });
        }
    }
}

/// Where on border `i` of a patch the shadow is nearest `x`: its part of the way and its height.
#[inline]
fn along(shadow: &[Shadow], i: usize, x: DVec2) -> (f64, f64) {
    let (p, q) = (shadow[i], shadow[if i + 1 == shadow.len() { 0 } else { i + 1 }]);
    let d = q.at - p.at;
    let t = tumble_math::order::clamp((x - p.at).dot(d) / d.length_squared(), 0.0, 1.0);
    (t, p.height + t * (q.height - p.height))
}

/// Parameter of `p` on the segment from `a` to `b` when it lies within `eps` of it.
fn on_segment(p: DVec2, a: DVec2, b: DVec2, eps: f64) -> Option<f64> {
    let d = b - a;
    let length = d.length();
    if length <= eps {
        return None;
    }
    let t = (p - a).dot(d) / (length * length);
    (cross(d / length, p - a).abs() <= eps && t * length >= -eps && (t - 1.0) * length <= eps)
        .then(|| tumble_math::order::clamp(t, 0.0, 1.0))
}

/// Whether `p` lies in the polygon, which turns left for `turn` = 1 and right for −1.
fn inside(polygon: &[Shadow], p: DVec2, turn: f64, eps: f64) -> bool {
    (0..polygon.len()).all(|k| {
        let (a, b) = (polygon[k].at, polygon[(k + 1) % polygon.len()].at);
        let length = (b - a).length();
        length <= 0.0 || turn * cross((b - a) / length, p - a) >= -eps
    })
}

/// Whether `p` lies over a patch of more than two corners: inside its rim if it is a cap.
fn over(polygon: &[Shadow], disc: Option<Disc>, p: DVec2, turn: f64, eps: f64) -> bool {
    disc.map_or_else(|| inside(polygon, p, turn, eps), |d| d.holds(p))
}

/// Calls `found` with every point where a border of the polygon crosses the rim: its shadow, the border, the arc's name.
fn borders(polygon: &[Shadow], disc: Disc, mut found: impl FnMut(DVec2, usize, u32)) {
    for k in 0..polygon.len() {
        let (p, q) = (polygon[k].at, polygon[(k + 1) % polygon.len()].at);
        if let Some((lo, hi)) = disc.cut(p, q) {
            for (t, name) in [(lo, disc.enters()), (hi, disc.leaves())] {
                if t > 0.0 && t < 1.0 {
                    found(p + (q - p) * t, k, name);
                }
            }
        }
    }
}

/// Calls `found` with every point where two rims cross: its shadow and the names of both arcs.
///
/// B's rim is walked from one point of its fan to the next, with the point nearest A's centre among them so that no thin
/// lens is stepped over, and the crossing is sought wherever it changes sides. `circle`: shadow of B's centre and axes.
fn rims(a: &Disc, b: &Disc, circle: (DVec2, DVec2, DVec2), fan: &[Shadow], found: &mut impl FnMut(DVec2, u32, u32)) {
    let (centre, x, y) = circle;
    let shadow = |e: DVec2| centre + x * e.x + y * e.y;
    let beyond = |e: DVec2| a.at(shadow(e)).length_squared() - 1.0;
    // the way from B's centre to A's, as B sees it
    let det = cross(a.x, a.y);
    let home = DVec2::new(cross(-a.origin, a.y), cross(a.x, -a.origin)) / det;
    let nearest = b.at(home).normalize_or_zero();
    let mut found_before = 0;
    let mut walk = |from: DVec2, to: DVec2| {
        let (g, h) = (beyond(from), beyond(to));
        if (g > 0.0) == (h > 0.0) {
            return;
        }
        // bisection on the arc: sixty halvings are all the digits there are, and a crossing is rare
        let (mut inner, mut outer) = if g > 0.0 { (to, from) } else { (from, to) };
        for _ in 0..60 {
            let middle = (inner + outer).normalize_or_zero();
            if beyond(middle) > 0.0 {
                outer = middle;
            } else {
                inner = middle;
            }
        }
        // tilted rims may cross four times: the second pair has names of its own
        let again = 2 * (found_before / 2);
        let (fa, fb) = if g > 0.0 { (a.leaves(), b.enters()) } else { (a.enters(), b.leaves()) };
        found(shadow(inner), fa + again, fb + again);
        found_before += 1;
    };
    for k in 0..fan.len() {
        let (p, q) = (b.at(fan[k].at).normalize_or_zero(), b.at(fan[(k + 1) % fan.len()].at).normalize_or_zero());
        let side = |from: DVec2, to: DVec2| cross(from, to) * cross(p, q);
        if side(p, nearest) > 0.0 && side(nearest, q) > 0.0 && nearest.dot(p) > 0.0 {
            walk(p, nearest);
            walk(nearest, q);
        } else {
            walk(p, q);
        }
    }
}

#[derive(Clone, Copy)]
enum End {
    /// A corner of the segment.
    Corner(usize),
    /// A border of the polygon.
    Border(usize),
    /// A corner of the polygon: a generator that rests on a corner passes through it exactly.
    Meet(usize),
    /// The rim of a cap, with its name.
    Rim(u32),
}

/// The part of the segment p–q inside the polygon or disc: parameters and what ends it on either side.
fn clip_segment(
    p: DVec2,
    q: DVec2,
    polygon: &[Shadow],
    disc: Option<Disc>,
    turn: f64,
    eps: f64,
) -> Option<[(f64, End); 2]> {
    let (mut lo, mut hi) = ((0.0, End::Corner(0)), (1.0, End::Corner(1)));
    if let Some(d) = disc {
        let (enter, leave) = d.cut(p, q)?;
        if !d.holds(p) {
            lo = (enter, End::Rim(d.enters()));
        }
        if !d.holds(q) {
            hi = (leave, End::Rim(d.leaves()));
        }
        return (enter <= 1.0 && leave >= 0.0 && lo.0 <= hi.0).then_some([lo, hi]);
    }
    for k in 0..polygon.len() {
        let (a, b) = (polygon[k].at, polygon[(k + 1) % polygon.len()].at);
        let length = (b - a).length();
        if length <= 0.0 {
            continue;
        }
        let e = (b - a) * (turn / length);
        let (dp, dq) = (cross(e, p - a), cross(e, q - a));
        if dp < -eps && dq < -eps {
            return None;
        }
        if dp < -eps {
            let t = dp / (dp - dq);
            if t > lo.0 {
                lo = (t, End::Border(k));
            }
        } else if dq < -eps {
            let t = dp / (dp - dq);
            if t < hi.0 {
                hi = (t, End::Border(k));
            }
        }
    }
    for end in [&mut lo, &mut hi] {
        if let End::Border(k) = end.1 {
            let x = p + (q - p) * end.0;
            let next = (k + 1) % polygon.len();
            if (x - polygon[k].at).length() <= 4.0 * eps {
                end.1 = End::Meet(k);
            } else if (x - polygon[next].at).length() <= 4.0 * eps {
                end.1 = End::Meet(next);
            }
        }
    }
    // a segment that only grazes a corner leaves one point, reported twice
    let length = (q - p).length();
    ((hi.0 - lo.0) * length >= -eps).then_some([lo, hi])
}

/// Merges points that coincide within `eps` [m] and have the same gap: two names of one place.
///
/// Corner beats border beats face, so that the survivor's name is the most lasting.
pub(crate) fn merge_doubles(points: &mut Vec<Raw>, eps: f64) {
    let rank = |r: &Raw| (r.fa >> 28) + (r.fb >> 28);
    let mut k = 0;
    while k < points.len() {
        let mut j = k + 1;
        while j < points.len() {
            let same = points[k].fa == points[j].fa && points[k].fb == points[j].fb;
            if same || (points[k].a - points[j].a).length_squared() <= eps * eps {
                if rank(&points[j]) < rank(&points[k]) || (same && points[j].gap < points[k].gap) {
                    points[k] = points[j];
                }
                points.remove(j);
            } else {
                j += 1;
            }
        }
        k += 1;
    }
}

#[cfg(test)]
mod tests;
