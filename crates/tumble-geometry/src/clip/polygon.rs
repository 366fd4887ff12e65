//! Two polygons: A's shadow, cut by one border of B after the other.

use super::points::Points;
use super::view::{Shadow, View};
use tumble_math::DVec2;

/// Origin of a corner of the growing intersection.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    CornerA(u32),
    CornerB(u32),
    Crossing(u32, u32),
    Inner,
}

/// Border that an edge of the growing intersection lies on.
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
    /// Distance inside the border at hand [m].
    offset: f64,
}

/// The growing intersection, and room for the next.
#[derive(Default)]
pub(super) struct Growing {
    current: Vec<Corner>,
    next: Vec<Corner>,
}

/// Largest distance of a border from its plane, in tolerances [–]. Chosen, not derived.
const PLANE_TOLERANCES: f64 = 1e3;

/// Two polygons (A counter-clockwise, B clockwise in the plane).
pub(super) fn contact(view: &View<'_>, growing: &mut Growing, out: &mut Points<'_>) {
    growing.start(view.a.shadow);
    for j in 0..view.b.shadow.len() {
        if !growing.cut(view.b.shadow, j, view.eps) {
            return;
        }
    }
    let (a, b) = (view.a.patch, view.b.patch);
    let (plane_a, plane_b) = (view.tilt(&view.a), view.tilt(&view.b));
    // a crossing whose planes are farther apart than this is beyond the limit, however a border leaves its plane: faces
    // are flat to 1e-9 of their span, and the crossing lies on both borders
    let steep = 1.0 + plane_a.slope.abs().element_sum() + plane_b.slope.abs().element_sum();
    let beyond = out.limit + PLANE_TOLERANCES * view.eps * steep;
    for c in &growing.current {
        match c.origin {
            Origin::CornerA(i) => {
                let i = i as usize;
                out.on_a(a.points[i], plane_b.height(c.at) - view.a.shadow[i].height, a.corners[i], b.face);
            }
            Origin::CornerB(j) => {
                let j = j as usize;
                out.on_b(b.points[j], view.b.shadow[j].height - plane_a.height(c.at), a.face, b.corners[j]);
            }
            Origin::Inner => {
                let (ha, hb) = (plane_a.height(c.at), plane_b.height(c.at));
                out.on_a(view.across.lift(c.at, ha), hb - ha, a.face, b.face);
            }
            Origin::Crossing(i, j) => {
                let (i, j) = (i as usize, j as usize);
                if plane_b.height(c.at) - plane_a.height(c.at) > beyond {
                    continue;
                }
                let (ta, ha) = along(view.a.shadow, i, c.at);
                let (_, hb) = along(view.b.shadow, j, c.at);
                if hb - ha <= out.limit {
                    let (p, q) = (a.points[i], a.points[next(i, a.points.len())]);
                    out.on_a(p + (q - p) * ta, hb - ha, a.borders[i], b.borders[j]);
                }
            }
        }
    }
}

/// The corner after corner `k` of `n`.
#[inline]
fn next(k: usize, n: usize) -> usize {
    if k + 1 == n { 0 } else { k + 1 }
}

impl Growing {
    /// A's shadow alone.
    fn start(&mut self, a: &[Shadow]) {
        self.current.clear();
        for (i, s) in a.iter().enumerate() {
            let i = i as u32;
            self.current.push(Corner { at: s.at, origin: Origin::CornerA(i), border: Border::A(i), offset: 0.0 });
        }
    }

    /// Leaves the part inside border `j` of B, or on it within `eps` [m]; false when nothing is left.
    fn cut(&mut self, b: &[Shadow], j: usize, eps: f64) -> bool {
        // border j of B from corner j to j+1; B is clockwise, so the inside is to the right
        let (from, to) = (b[j].at, b[next(j, b.len())].at);
        let along = to - from;
        let length = along.length();
        if length <= 1e-300 {
            return true;
        }
        let normal = DVec2::new(along.y, -along.x) / length;
        let n = self.current.len();
        let mut inside = 0;
        for c in &mut self.current {
            c.offset = normal.dot(c.at - from);
            inside += usize::from(c.offset >= -eps);
        }
        // most borders cut nothing, and one that leaves nothing ends it
        if inside == n {
            return true;
        }
        if inside == 0 {
            self.current.clear();
            return false;
        }
        self.next.clear();
        for (k, cur) in self.current.iter().enumerate() {
            let nxt = &self.current[next(k, n)];
            let (dc, dn) = (cur.offset, nxt.offset);
            let (inside, next_inside) = (dc >= -eps, dn >= -eps);
            if inside {
                if next_inside || dc > eps {
                    self.next.push(*cur);
                } else {
                    self.next.push(Corner { border: Border::B(j as u32), ..*cur });
                }
                if !next_inside && dc > eps {
                    self.next.push(Corner { border: Border::B(j as u32), ..meet(cur, nxt, b, j) });
                }
            } else if next_inside && dn > eps {
                self.next.push(meet(cur, nxt, b, j));
            }
        }
        std::mem::swap(&mut self.current, &mut self.next);
        true
    }
}

/// Intersection of the edge that leaves `cur` with border `j` of B.
#[inline]
fn meet(cur: &Corner, nxt: &Corner, b: &[Shadow], j: usize) -> Corner {
    let at = cur.at + (nxt.at - cur.at) * (cur.offset / (cur.offset - nxt.offset));
    match cur.border {
        Border::A(i) => Corner { at, origin: Origin::Crossing(i, j as u32), ..*cur },
        Border::B(i) => {
            // two neighbouring borders of B meet in a corner of B; others only until the next cut
            let corner = if next(i as usize, b.len()) == j {
                j
            } else if next(j, b.len()) == i as usize {
                i as usize
            } else {
                return Corner { at, origin: Origin::Inner, ..*cur };
            };
            Corner { at: b[corner].at, origin: Origin::CornerB(corner as u32), ..*cur }
        }
    }
}

/// Place on border `i` of a patch whose shadow is nearest `x`: fraction of the border's length, and height.
#[inline]
fn along(shadow: &[Shadow], i: usize, x: DVec2) -> (f64, f64) {
    let (p, q) = (shadow[i], shadow[if i + 1 == shadow.len() { 0 } else { i + 1 }]);
    let d = q.at - p.at;
    let t = tumble_math::order::clamp((x - p.at).dot(d) / d.length_squared(), 0.0, 1.0);
    (t, p.height + t * (q.height - p.height))
}
