//! Sweeps: the first touch of two paths, for bodies that are too fast for near contacts.

use super::corners::{CLIP_DEPTH, least_closing_face};
use super::features::is_convex;
use super::ground::Ground;
use super::pair::{ShapePair, trusted_margin};
use crate::model::placed_shape::PlacedShape;
use crate::system::{Body, System};
use crate::time::outlook::speed_of_turn;
use tumble_geometry::{
    ContactPoint, Impact, Manifolds, Motion, QueryWorkspace, SweepSettings, Touch, Workspace, collide, collide_along,
    time_of_impact_beyond,
};
use tumble_math::order::{max, min, positive_part};
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Distance at which two swept shapes count as touching, relative to the smaller [–]: a five-hundredth of the default slop (5e-5), and
/// above the rounding of poses (2.2e-16 of a coordinate) up to 4·10⁸ radii from the origin. Chosen, not derived.
const SWEEP_TOLERANCE: f64 = 1e-7;

/// The path of a shape from where it is now, with a velocity of its body.
pub(crate) fn path(c: &PlacedShape, body: Body<'_>, pose: &Pose, v: Velocity) -> Motion {
    Motion { start: *pose, centre: c.place.inverse_point(body.model.offset), velocity: v.linear, spin: v.angular }
}

/// Distance at which two swept shapes count as touching [m].
pub(super) fn tolerance(a: &PlacedShape, b: &PlacedShape) -> f64 {
    SWEEP_TOLERANCE * min(a.bounding_radius, b.bounding_radius)
}

pub(crate) fn sweep(
    a: &PlacedShape,
    pa: &Motion,
    b: &PlacedShape,
    pb: &Motion,
    time: f64,
    ws: &mut QueryWorkspace,
) -> Option<Impact> {
    sweep_beyond(a, pa, b, pb, time, &[], ws)
}

/// [`sweep`] without the facets of a mesh that the two have contacts with already.
pub(super) fn sweep_beyond(
    a: &PlacedShape,
    pa: &Motion,
    b: &PlacedShape,
    pb: &Motion,
    time: f64,
    known: &[u32],
    ws: &mut QueryWorkspace,
) -> Option<Impact> {
    let settings = SweepSettings { tolerance: tolerance(a, b), max_steps: 10_000 };
    time_of_impact_beyond(&a.shape, pa, &b.shape, pb, time, settings, known, ws)
}

/// Whether a sweep of two shapes within `time` [s], with these velocities, is certain to find no touch: they are farther `apart` [m] than
/// points of them can close, or the balls about the centres of their bodies pass each other. Most pairs need no sweep then.
pub(crate) fn stay_apart(pair: &ShapePair<'_>, (va, vb): (Velocity, Velocity), time: f64, apart: f64) -> bool {
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let (reach_a, reach_b) = (ca.radius_about(a.model.offset), cb.radius_about(b.model.offset));
    // one tolerance is a touch, the other is far above rounding
    let touch = 2.0 * tolerance(ca, cb);
    let (between, way) = (b.state.now.centre - a.state.now.centre, (vb.linear - va.linear) * time);
    let turns = (speed_of_turn(va.angular, reach_a) + speed_of_turn(vb.angular, reach_b)) * time;
    if apart > way.length() + turns + touch {
        return true;
    }
    let square = way.length_squared();
    let share = if square > 0.0 { max(0.0, min(1.0, -between.dot(way) / square)) } else { 0.0 };
    (between + way * share).length() > reach_a + reach_b + touch
}

/// The first touch of two paths as contact points of the present configuration. The gap of each is the path
/// along the normal until the touch, its place is where it will be on each body.
///
/// All points that face each other at the touch: two faces that meet flat meet with all their corners. `tell` gets the
/// normal, the parts, the point and how fast it closes [m/s].
pub(crate) fn touch_ahead(
    (system, ground): (&System, &Ground),
    hit: &Impact,
    pair: &ShapePair<'_>,
    paths: &(Motion, Motion),
    (ws, found, resolved): (&mut Workspace, &mut Manifolds, &mut Manifolds),
    mut tell: impl FnMut(DVec3, (u32, u32), ContactPoint, f64),
) {
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let at = |body: Body<'_>, m: &Motion, p: DVec3| m.velocity + m.spin.cross(p - body.state.now.centre);
    // a point of the touch, where it is now: carried back with each body's centre
    let back = |p: DVec3, time: f64| (p - paths.0.velocity * time, p - paths.1.velocity * time);
    let closing = |n: DVec3, (pa, pb): (DVec3, DVec3)| -n.dot(at(b, &paths.1, pb) - at(a, &paths.0, pa));
    let middle = |p: &ContactPoint| (p.position_a + p.position_b) * 0.5;
    let mut point = |n: DVec3, parts: (u32, u32), p: &ContactPoint, time: f64| {
        let (pa, pb) = back(middle(p), time);
        let closing = closing(n, (pa, pb));
        let gap = closing * time + p.gap;
        let good = gap.is_finite() && closing > 0.0;
        if good {
            let gap = positive_part(gap);
            tell(n, parts, ContactPoint { position_a: pa, position_b: pb, gap, feature: p.feature }, closing);
        }
        good
    };
    let (there_a, there_b) = (paths.0.at(hit.time), paths.1.at(hit.time));
    let margin = trusted_margin(ca, cb);
    let mut any = false;
    if margin.is_finite() {
        let settings = system.model.settings.geometry;
        collide(&ca.shape, &there_a, &cb.shape, &there_b, margin, settings, ws, found);
        let mut time = hit.time;
        let convex = is_convex(ca) && is_convex(cb);
        let leans = found.iter().next().filter(|_| convex).and_then(|m| {
            let now = m.points.iter().map(|p| back(middle(p), time));
            let closing = |n: DVec3| now.clone().fold(f64::NEG_INFINITY, |c, p| max(c, closing(n, p)));
            let slop = pair.slop(system);
            least_closing_face((ca, cb), (&there_a, &there_b), m.normal, slop, closing).map(|n| (n, closing(m.normal)))
        });
        if let Some((normal, closing)) = leans {
            time += CLIP_DEPTH * min(ca.bounding_radius, cb.bounding_radius) / closing;
            let (there_a, there_b) = (paths.0.at(time), paths.1.at(time));
            collide_along(&ca.shape, &there_a, &cb.shape, &there_b, normal, margin, settings, ws, found);
        }
        let there = (&paths.0.at(time), &paths.1.at(time));
        // a shape that is not met, since the ground is met elsewhere, is no touch
        let touch = ground.resolve(system, (pair, there), found, (ws, resolved), |normal, parts, p| {
            any |= point(normal, parts, p, time);
        });
        any |= touch == Touch::Instead;
    }
    if !any {
        let (position_a, position_b) = (hit.closest.position_a, hit.closest.position_b);
        let p = ContactPoint { position_a, position_b, gap: 0.0, feature: 0 };
        if ground.has(pair, hit.closest.normal, &p, ws) {
            point(hit.closest.normal, (0, 0), &p, hit.time);
        }
    }
}
