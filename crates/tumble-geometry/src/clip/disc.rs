//! Caps. A cap is a disc, not the polygon of its fan: the true rim decides which points lie over it, and a border that
//! crosses the rim gives a point there. The fan only stands for the arcs of the rim.

use super::patch::Rim;
use super::points::Points;
use super::view::{Across, Shadow, Side, Tilt, View, cross, inside};
use crate::manifold::feature::{self, ENTERS, LEAVES};
use tumble_math::{DVec2, DVec3};

/// The plane across the normal as seen from a cap: an affine map that takes the shadow of its rim to the unit circle.
#[derive(Clone, Copy)]
pub(super) struct Disc {
    origin: DVec2,
    x: DVec2,
    y: DVec2,
    /// Points this much beyond the unit circle count as on it [–].
    eps: f64,
    lower: u32,
}

impl Disc {
    /// The disc of a patch that is a cap.
    pub(super) fn of(view: &View<'_>, side: &Side<'_>) -> Option<Self> {
        let rim = side.patch.rim?;
        Some(Self::new(&rim, &view.across, &view.tilt(side), view.eps))
    }

    /// The point of the cap over a shadow, measured along the rim's own axes in radii.
    pub(super) fn new(rim: &Rim, across: &Across, plane: &Tilt, eps: f64) -> Self {
        let (x, y) = (rim.x / rim.x.length_squared(), rim.y / rim.y.length_squared());
        let radii = |w: DVec3| DVec2::new(w.dot(x), w.dot(y));
        Self {
            origin: radii(across.lift(DVec2::ZERO, plane.height(DVec2::ZERO)) - rim.centre),
            x: radii(across.x + across.normal * plane.slope.x),
            y: radii(across.y + across.normal * plane.slope.y),
            eps: eps / rim.x.length(),
            lower: rim.lower,
        }
    }

    fn at(&self, p: DVec2) -> DVec2 {
        self.origin + self.x * p.x + self.y * p.y
    }

    pub(super) fn holds(&self, p: DVec2) -> bool {
        self.at(p).length() <= 1.0 + self.eps
    }

    /// The part of the way from `p` to `q` inside; `None` when it passes by.
    pub(super) fn cut(&self, p: DVec2, q: DVec2) -> Option<(f64, f64)> {
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

    pub(super) fn enters(&self) -> u32 {
        feature::edge(ENTERS + self.lower)
    }

    pub(super) fn leaves(&self) -> u32 {
        feature::edge(LEAVES + self.lower)
    }
}

/// Whether `p` lies over a patch of more than two corners: inside its rim if it is a cap.
pub(super) fn is_over(view: &View<'_>, side: &Side<'_>, disc: Option<&Disc>, p: DVec2) -> bool {
    disc.map_or_else(|| inside(side.shadow, p, side.turn, view.eps), |d| d.holds(p))
}

/// Two patches of more than two corners, at least one of them a cap.
pub(super) fn contact(view: &View<'_>, out: &mut Points<'_>) {
    let (a, b) = (&view.a, &view.b);
    let (disc_a, disc_b) = (Disc::of(view, a), Disc::of(view, b));
    let (plane_a, plane_b) = (view.tilt(a), view.tilt(b));
    // a corner or rim point of one over the other
    for (i, s) in a.shadow.iter().enumerate() {
        if is_over(view, b, disc_b.as_ref(), s.at) {
            out.on_a(a.patch.points[i], plane_b.height(s.at) - s.height, a.patch.corners[i], b.patch.face);
        }
    }
    for (j, s) in b.shadow.iter().enumerate() {
        if is_over(view, a, disc_a.as_ref(), s.at) {
            out.on_b(b.patch.points[j], s.height - plane_a.height(s.at), a.patch.face, b.patch.corners[j]);
        }
    }
    let mut crossing = |x: DVec2, fa: u32, fb: u32| {
        let (ha, hb) = (plane_a.height(x), plane_b.height(x));
        out.on_a(view.across.lift(x, ha), hb - ha, fa, fb);
    };
    match (disc_a, disc_b, b.patch.rim) {
        (Some(da), Some(db), Some(rim)) => {
            let flat = |w: DVec3| view.across.flat(w);
            let circle = (flat(rim.centre - view.across.origin), flat(rim.x), flat(rim.y));
            rims(&da, &db, circle, b.shadow, &mut crossing);
        }
        (Some(d), ..) => borders(b.shadow, d, |x, k, rim| crossing(x, rim, b.patch.borders[k])),
        (_, Some(d), _) => borders(a.shadow, d, |x, k, rim| crossing(x, a.patch.borders[k], rim)),
        _ => {}
    }
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
