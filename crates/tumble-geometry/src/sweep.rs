//! Sweeps: when do two moving shapes first touch.
//!
//! Conservative advancement. At time t the shapes are a distance d apart across a slab with unit normal n. No point of A
//! can gain on B along n faster than
//!
//! w = n·(v_A − v_B) + |ω_A × n| ρ_A + |ω_B × n| ρ_B,
//!
//! where ρ is the farthest any point of the shape, without its rounding, is from its centre of rotation: a ball that turns
//! about its middle goes nowhere. So nothing touches before t + d/w, and
//! the search may jump there: it can be late by the tolerance in distance, never past a contact. If w ≤ 0 the shapes
//! never meet. The reasoning needs no smoothness and holds for every shape; compounds are swept part by part.
//!
//! Not here: contacts of a simulation at that time.

use crate::motion::{Impact, Motion, SweepSettings};
use crate::on_mesh::first_touch;
use crate::query::{QueryWorkspace, closest_within};
use crate::shape::Shape;
use crate::support::Convex;
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};

/// Part of a path that is added to it before a distance is compared with it [–]: far above rounding. It decides the time of a sweep, not its
/// result.
const PATH_ROUNDING: f64 = 1e-9;

/// First time in 0…`duration` [s] at which `a` on `path_a` and `b` on `path_b` are within the tolerance of each other.
///
/// Shapes that overlap at the start give time 0. A path with a number that is not finite touches nothing.
pub fn time_of_impact(
    a: &Shape,
    path_a: &Motion,
    b: &Shape,
    path_b: &Motion,
    duration: f64,
    settings: SweepSettings,
    ws: &mut QueryWorkspace,
) -> Option<Impact> {
    time_of_impact_beyond(a, path_a, b, path_b, duration, settings, &[], ws)
}

/// [`time_of_impact`] without the facets of a mesh that are in `known`: those that the other shape is near and has its contacts with.
pub fn time_of_impact_beyond(
    a: &Shape,
    path_a: &Motion,
    b: &Shape,
    path_b: &Motion,
    duration: f64,
    settings: SweepSettings,
    known: &[u32],
    ws: &mut QueryWorkspace,
) -> Option<Impact> {
    let finite =
        |m: &Motion| m.start.is_finite() && m.centre.is_finite() && m.velocity.is_finite() && m.spin.is_finite();
    if !finite(path_a) || !finite(path_b) || !(duration >= 0.0) {
        return None;
    }
    match (a, b) {
        (Shape::Mesh(_), Shape::Mesh(_)) => return None,
        (Shape::Mesh(mesh), _) => {
            return first_touch(mesh, path_a, b, path_b, duration, settings, known, ws.mesh());
        }
        (_, Shape::Mesh(mesh)) => {
            let hit = first_touch(mesh, path_b, a, path_a, duration, settings, known, ws.mesh());
            return hit.map(|hit| Impact { closest: hit.closest.swapped(), ..hit });
        }
        _ => {}
    }
    let whole = Pose::IDENTITY;
    let parts = |s: &Shape| match s {
        Shape::Compound(c) => c.parts.len(),
        _ => 1,
    };
    let mut best: Option<Impact> = None;
    for i in 0..parts(a) {
        let (sa, la) = part(a, i, &whole);
        for j in 0..parts(b) {
            let (sb, lb) = part(b, j, &whole);
            let limit = best.map_or(duration, |h| h.time);
            if let Some(hit) = convex(sa, &la, path_a, sb, &lb, path_b, limit, settings, ws)
                && best.is_none_or(|h| hit.time < h.time)
            {
                best = Some(hit);
            }
        }
    }
    best
}

fn part<'s>(shape: &'s Shape, index: usize, whole: &Pose) -> (&'s Shape, Pose) {
    match shape {
        Shape::Compound(c) => (&c.parts[index].shape, c.parts[index].pose),
        _ => (shape, *whole),
    }
}

/// Radius [m] that a shape has in every direction, however it turns.
fn rounding(shape: &Shape) -> f64 {
    Convex::of(shape).map_or(0.0, |c| c.radius)
}

fn convex(
    a: &Shape,
    place_a: &Pose,
    path_a: &Motion,
    b: &Shape,
    place_b: &Pose,
    path_b: &Motion,
    duration: f64,
    settings: SweepSettings,
    ws: &mut QueryWorkspace,
) -> Option<Impact> {
    let reach_a = a.radius_about(place_a.inverse_point(path_a.centre)) - rounding(a);
    let reach_b = b.radius_about(place_b.inverse_point(path_b.centre)) - rounding(b);
    // the most that two points close, along any normal
    let fastest =
        (path_a.velocity - path_b.velocity).length() + path_a.spin.length() * reach_a + path_b.spin.length() * reach_b;
    let mut t = 0.0;
    let mut last = None;
    for _ in 0..settings.max_steps {
        // shapes that are farther apart than what is left of their paths do not touch, along whichever normal that is
        let left = if reach_a.is_finite() && reach_b.is_finite() {
            (1.0 + PATH_ROUNDING) * fastest * (duration - t) + settings.tolerance
        } else {
            f64::INFINITY
        };
        let found = closest_within(a, &path_a.at(t).then(place_a), b, &path_b.at(t).then(place_b), left, ws)?;
        if found.distance <= settings.tolerance {
            return Some(Impact { time: t, closest: found, proved: true });
        }
        last = Some(found);
        let n = found.normal;
        let w = if reach_a.is_finite() && reach_b.is_finite() {
            n.dot(path_a.velocity - path_b.velocity)
                + path_a.spin.cross(n).length() * reach_a
                + path_b.spin.cross(n).length() * reach_b
        } else {
            // a half-space: its plane turns about its own centre, and the lever is how far the other gets from it
            let (plane, body, reach) =
                if reach_a.is_finite() { (path_b, path_a, reach_a) } else { (path_a, path_b, reach_b) };
            let relative = path_a.velocity - path_b.velocity;
            if plane.spin == DVec3::ZERO {
                n.dot(relative) + body.spin.cross(n).length() * reach
            } else {
                let between = body.start.point(body.centre) - plane.start.point(plane.centre);
                let lever = between.length() + relative.length() * duration + reach;
                relative.length() + plane.spin.length() * lever + body.spin.length() * reach
            }
        };
        if w <= 0.0 {
            return None;
        }
        // aim at half the tolerance, so that the last step lands inside it and not on the edge of rounding
        t += max(found.distance - 0.5 * settings.tolerance, 0.5 * settings.tolerance) / w;
        if t > duration {
            return None;
        }
    }
    last.map(|closest| Impact { time: min(t, duration), closest, proved: false })
}
