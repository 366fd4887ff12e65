//! The first touch of a moving part and a moving mesh, by conservative advance.
//!
//! The distance of the two cannot shrink faster than |v| + |ω|ρ, the relative velocity of the part's centre of rotation and the
//! turning of both at their farthest points. So nothing touches before the distance divided by that, and the search jumps there.
//! Each look at the mesh reaches as far as the part can still come.

use super::contact::collide_mesh;
use super::scene::MeshContactWorkspace;
use crate::manifold::{Manifolds, Settings};
use crate::mesh::Mesh;
use crate::motion::{Closest, Impact, Motion, SweepSettings};
use crate::shape::Shape;
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};

/// First time in 0…`duration` [s] at which `mesh` on `path_mesh` and `shape` on `path_shape` are within the tolerance of each
/// other; the mesh is A. What overlaps at the start gives time 0. A path that is not finite touches nothing.
pub fn time_of_impact_with_mesh(
    mesh: &Mesh,
    path_mesh: &Motion,
    shape: &Shape,
    path_shape: &Motion,
    duration: f64,
    settings: SweepSettings,
    ws: &mut MeshContactWorkspace,
) -> Option<Impact> {
    let finite =
        |m: &Motion| m.start.is_finite() && m.centre.is_finite() && m.velocity.is_finite() && m.spin.is_finite();
    if !finite(path_mesh) || !finite(path_shape) || !(duration >= 0.0) {
        return None;
    }
    let reach = shape.radius_about(path_shape.centre);
    // the mesh turns about its own centre: the lever is how far the part gets from it
    let between = path_shape.start.point(path_shape.centre) - path_mesh.start.point(path_mesh.centre);
    let relative = (path_shape.velocity - path_mesh.velocity).length();
    let lever = between.length() + relative * duration + reach;
    let speed = relative + path_shape.spin.length() * reach + path_mesh.spin.length() * lever;
    let mut found = std::mem::take(&mut ws.manifolds);
    let mut t = 0.0;
    let mut result = None;
    for step in 0..settings.max_steps {
        let left = speed * (duration - t) + settings.tolerance;
        let Some(closest) = nearest(mesh, &path_mesh.at(t), shape, &path_shape.at(t), left, ws, &mut found) else {
            break;
        };
        let proved = closest.distance <= settings.tolerance;
        if proved || step + 1 == settings.max_steps {
            result = Some(Impact { time: min(t, duration), closest, proved });
            break;
        }
        // aim at half the tolerance, so that the last step lands inside it and not on the edge of rounding
        t += max(closest.distance - 0.5 * settings.tolerance, 0.5 * settings.tolerance) / speed;
        if !(t <= duration) {
            break;
        }
    }
    ws.manifolds = found;
    result
}

/// The nearest, or deepest, points within `limit` [m].
fn nearest(
    mesh: &Mesh,
    pose_mesh: &Pose,
    shape: &Shape,
    pose: &Pose,
    limit: f64,
    ws: &mut MeshContactWorkspace,
    found: &mut Manifolds,
) -> Option<Closest> {
    collide_mesh(mesh, pose_mesh, shape, pose, limit, Settings::default(), ws, found);
    let mut best: Option<(f64, DVec3, DVec3, DVec3)> = None;
    for m in found.iter() {
        for p in m.points {
            if best.is_none_or(|b| p.gap < b.0) {
                best = Some((p.gap, m.normal, p.position_a, p.position_b));
            }
        }
    }
    best.map(|(distance, normal, position_a, position_b)| Closest { distance, normal, position_a, position_b })
}
