//! The first touch of a moving part and a moving mesh: triangle by triangle, each by conservative advance.
//!
//! A triangle and the part are a distance d apart across a slab with unit normal n. They cannot close faster than
//!
//! w = n·(v_mesh − v_part) + |ω_part × n| ρ + |ω_mesh| λ,
//!
//! ρ and λ the farthest that the part is from its own and from the mesh's centre of rotation, so they do not touch before d/w, and
//! not at all if w ≤ 0. Triangles come in the order in which they can be met at the earliest, and those that cannot be met
//! before the best touch so far are left out. A touch counts where the two close along n: a part that slides along a facet has
//! that facet beside itself, and meets the wall at its end. Solids and fronts are touched from their front only.

use super::near::side;
use super::scene::MeshContactWorkspace;
use crate::aabb::Aabb;
use crate::gjk::{self, Answer, Cores};
use crate::mesh::{Mesh, Sides};
use crate::motion::{Closest, Impact, Motion, SweepSettings};
use crate::patch::Frame;
use crate::shape::Shape;
use crate::support::Convex;
use tumble_math::order::{max, max3, min, min3, positive_part};
use tumble_math::{DVec3, Pose};

/// Fraction of its size by which a part that slides on a triangle goes on before the triangle is asked again [–]: turning through
/// that distance, it leaves the plane of the triangle's near contacts by x²/2, a two-hundredth of its size. Chosen, not derived.
const SLIDE: f64 = 0.1;

/// First time in 0…`duration` [s] at which `mesh` on `path_mesh` and `shape` on `path_shape` are within the tolerance of each
/// other and closing; the mesh is A. A part that overlaps at the start and closes gives time 0. A path that is not finite touches
/// nothing.
pub fn time_of_impact_with_mesh(
    mesh: &Mesh,
    path_mesh: &Motion,
    shape: &Shape,
    path_shape: &Motion,
    duration: f64,
    settings: SweepSettings,
    ws: &mut MeshContactWorkspace,
) -> Option<Impact> {
    first_touch(mesh, path_mesh, shape, path_shape, duration, settings, &[], ws)
}

/// [`time_of_impact_with_mesh`] without the facets in `known`: those that the part is near and has its contacts with.
pub(crate) fn first_touch(
    mesh: &Mesh,
    path_mesh: &Motion,
    shape: &Shape,
    path_shape: &Motion,
    duration: f64,
    settings: SweepSettings,
    known: &[u32],
    ws: &mut MeshContactWorkspace,
) -> Option<Impact> {
    let finite =
        |m: &Motion| m.start.is_finite() && m.centre.is_finite() && m.velocity.is_finite() && m.spin.is_finite();
    if !finite(path_mesh) || !finite(path_shape) || !(duration >= 0.0) {
        return None;
    }
    let mut best: Option<Impact> = None;
    let mut each = |part: &Shape, place: &Pose| {
        let limit = best.map_or(duration, |b| b.time);
        let hit = Sweep::new(mesh, path_mesh, (part, place), path_shape, limit, settings)
            .and_then(|s| s.first(limit, known, ws));
        if hit.is_some_and(|h| best.is_none_or(|b| h.time < b.time)) {
            best = hit;
        }
    };
    match shape {
        Shape::Compound(c) => c.parts().iter().for_each(|p| each(p.shape(), p.pose())),
        _ => each(shape, &Pose::IDENTITY),
    }
    best
}

/// A triangle and the core of a part, in the mesh's frame.
struct TriangleAndCore<'s> {
    corners: [DVec3; 3],
    convex: Convex<'s>,
    frame: Frame,
    scale: f64,
}

impl Cores for TriangleAndCore<'_> {
    #[inline]
    fn support_a(&self, n: DVec3) -> DVec3 {
        let [a, b, c] = self.corners;
        let p = if n.dot(b) > n.dot(a) { b } else { a };
        if n.dot(c) > n.dot(p) { c } else { p }
    }
    #[inline]
    fn support_b(&self, n: DVec3) -> DVec3 {
        self.frame.point(self.convex.core.support(self.frame.inverse_vector(n)))
    }
    #[inline]
    fn scale(&self) -> f64 {
        self.scale
    }
}

/// Input of a sweep of one convex part.
struct Sweep<'s> {
    mesh: &'s Mesh,
    path_mesh: &'s Motion,
    convex: Convex<'s>,
    place: Pose,
    path_part: &'s Motion,
    settings: SweepSettings,
    /// Farthest point of the core from the part's centre of rotation [m].
    reach: f64,
    /// Bound of the velocity of the mesh's turning at the part [m/s].
    turning: f64,
    /// No two points close faster [m/s].
    speed: f64,
}

impl<'s> Sweep<'s> {
    fn new(
        mesh: &'s Mesh,
        path_mesh: &'s Motion,
        (part, place): (&'s Shape, &Pose),
        path_part: &'s Motion,
        duration: f64,
        settings: SweepSettings,
    ) -> Option<Self> {
        let convex = Convex::of(part)?;
        let reach = positive_part(part.radius_about(place.inverse_point(path_part.centre)) - convex.radius);
        let between = path_part.start.point(path_part.centre) - path_mesh.start.point(path_mesh.centre);
        let relative = (path_part.velocity - path_mesh.velocity).length();
        let lever = between.length() + relative * duration + reach + convex.radius;
        let turning = if path_mesh.spin == DVec3::ZERO { 0.0 } else { path_mesh.spin.length() * lever };
        let speed = relative + path_part.spin.length() * reach + turning;
        let place = *place;
        Some(Self { mesh, path_mesh, convex, place, path_part, settings, reach, turning, speed })
    }

    /// The part in the mesh's frame at time `t` [s].
    fn frame(&self, t: f64) -> Frame {
        let (of_mesh, of_part) = (self.path_mesh.at(t), self.path_part.at(t).then(&self.place));
        let back = of_mesh.matrix().transpose();
        Frame { turn: back * of_part.matrix(), shift: back * (of_part.position - of_mesh.position) }
    }

    fn first(&self, duration: f64, known: &[u32], ws: &mut MeshContactWorkspace) -> Option<Impact> {
        let size = self.reach + self.convex.radius;
        let centre = |t: f64| self.path_mesh.at(t).inverse_point(self.path_part.at(t).point(self.path_part.centre));
        let (from, to) = (centre(0.0), centre(duration));
        // the path is straight but for the mesh's turning
        let around = size + self.settings.tolerance + self.turning * duration;
        let swept = Aabb::new(min3(from, to), max3(from, to)).grown(around);
        let mut order = std::mem::take(&mut ws.swept);
        order.clear();
        self.mesh.overlapping(&swept, &mut ws.mesh, |t| {
            if !known.contains(&self.mesh.facet(t)) {
                let away = self.mesh.nearest_on(t, from).0.distance(from);
                order.push((positive_part(away - size - self.settings.tolerance) / max(self.speed, 1e-300), t));
            }
        });
        order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let mut best: Option<Impact> = None;
        for &(earliest, t) in &order {
            let limit = best.map_or(duration, |b| b.time);
            if earliest > limit {
                break;
            }
            if let Some(hit) = self.triangle(t, earliest, limit, ws)
                && best.is_none_or(|b| hit.time < b.time)
            {
                best = Some(hit);
            }
        }
        ws.swept = order;
        best
    }

    /// The first touch of one triangle after the time `t` and before `limit` [s].
    fn triangle(&self, triangle: u32, mut t: f64, limit: f64, ws: &mut MeshContactWorkspace) -> Option<Impact> {
        let corners = self.mesh.corners(triangle);
        let mut last = None;
        for _ in 0..self.settings.max_steps {
            let frame = self.frame(t);
            let scale = self.convex.core.extent() + self.convex.radius + frame.shift.length();
            let two = TriangleAndCore { corners, convex: self.convex, frame, scale };
            let found = self.closest(triangle, &two, t, ws)?;
            let n = found.normal;
            if found.distance <= self.settings.tolerance {
                if self.closes(&found, t) {
                    return Some(Impact { time: t, closest: found, proved: true });
                }
                t += max(SLIDE * (self.reach + self.convex.radius), self.settings.tolerance) / max(self.speed, 1e-300);
            } else {
                last = Some(found);
                let w = n.dot(self.path_mesh.velocity - self.path_part.velocity)
                    + self.path_part.spin.cross(n).length() * self.reach
                    + self.turning;
                if !(w > 0.0) {
                    return None;
                }
                // aim at half the tolerance, so that the last step lands inside it and not on the edge of rounding
                t += max(found.distance - 0.5 * self.settings.tolerance, 0.5 * self.settings.tolerance) / w;
            }
            if !(t <= limit) {
                return None;
            }
        }
        last.map(|closest| Impact { time: min(t, limit), closest, proved: false })
    }

    /// The nearest points of a triangle and the part, world axes; none from behind where only the front counts.
    fn closest(
        &self,
        triangle: u32,
        two: &TriangleAndCore<'_>,
        t: f64,
        ws: &mut MeshContactWorkspace,
    ) -> Option<Closest> {
        let front = self.mesh.normal(triangle);
        let middle = two.frame.point(self.convex.core.middle());
        let one_sided = self.mesh.sides() != Sides::Both;
        let (a, n, distance) = match gjk::distance(two, middle - two.corners[0], f64::INFINITY) {
            Answer::Apart { a, b, distance } => (a, (b - a) / distance, distance - self.convex.radius),
            Answer::Far { .. } => return None,
            Answer::Touching { x } => {
                ws.known_sides.clear();
                let mut side = || side(self.mesh, &[(0, triangle)], middle, &mut ws.known_sides, &mut ws.mesh);
                let behind = !one_sided && side() < 0.0;
                (x, if behind { -front } else { front }, -self.convex.radius)
            }
        };
        if one_sided && front.dot(n) <= 0.0 && distance <= self.settings.tolerance {
            return None;
        }
        let pose = self.path_mesh.at(t);
        let (normal, position_a) = (pose.vector(n), pose.point(a));
        Some(Closest { distance, normal, position_a, position_b: position_a + normal * distance })
    }

    /// Whether two nearest points at time `t` [s] close.
    fn closes(&self, c: &Closest, t: f64) -> bool {
        let at = |m: &Motion, p: DVec3| m.velocity + m.spin.cross(p - m.start.point(m.centre) - m.velocity * t);
        c.normal.dot(at(self.path_mesh, c.position_a) - at(self.path_part, c.position_b)) > 0.0
    }
}
