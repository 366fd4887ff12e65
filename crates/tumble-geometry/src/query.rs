//! Queries of shapes at rest: distance, overlap, nearest points, rays.
//!
//! Distances are signed: under overlap they are minus the shortest translation that parts two convex shapes. For
//! compounds the answer is that of the nearest, or deepest, pair of parts.

use crate::manifold::{Manifolds, Settings};
use crate::mesh::MeshWorkspace;
use crate::motion::Closest;
use crate::narrow::{Workspace, collide};
use crate::on_mesh::MeshContactWorkspace;
use crate::project::nearest;
use crate::shape::Shape;
use crate::support::Convex;
use tumble_math::{DVec3, Pose};

/// Scratch memory of the queries. Reuse one per thread.
#[derive(Debug, Default)]
pub struct QueryWorkspace {
    workspace: Workspace,
    manifolds: Manifolds,
}

impl QueryWorkspace {
    /// An empty workspace.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn mesh(&mut self) -> &mut MeshContactWorkspace {
        &mut self.workspace.mesh
    }
}

/// Nearest points of two shapes; `None` only for two half-spaces and for poses that are not finite.
pub fn closest(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, ws: &mut QueryWorkspace) -> Option<Closest> {
    closest_within(a, pose_a, b, pose_b, f64::INFINITY, ws)
}

/// Nearest points of two shapes if they are within `limit` [m] of each other.
pub fn closest_within(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    limit: f64,
    ws: &mut QueryWorkspace,
) -> Option<Closest> {
    let mut best: Option<Closest> = None;
    facing_points(a, pose_a, b, pose_b, limit, ws, |p| {
        if best.is_none_or(|b| p.distance < b.distance) {
            best = Some(p);
        }
    });
    best
}

/// All points at which two shapes face each other within `limit` [m]: of shapes with hollows there are several places.
pub fn facing_points(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    limit: f64,
    ws: &mut QueryWorkspace,
    mut tell: impl FnMut(Closest),
) {
    collide(a, pose_a, b, pose_b, limit, Settings::default(), &mut ws.workspace, &mut ws.manifolds);
    for m in ws.manifolds.iter() {
        for p in m.points {
            tell(Closest { distance: p.gap, normal: m.normal, position_a: p.position_a, position_b: p.position_b });
        }
    }
}

/// Signed distance [m] of two shapes, negative under overlap; see [`closest`].
pub fn distance(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, ws: &mut QueryWorkspace) -> Option<f64> {
    closest(a, pose_a, b, pose_b, ws).map(|c| c.distance)
}

/// Whether two shapes share a point; touching counts.
pub fn overlaps(a: &Shape, pose_a: &Pose, b: &Shape, pose_b: &Pose, ws: &mut QueryWorkspace) -> bool {
    closest_within(a, pose_a, b, pose_b, 0.0, ws).is_some()
}

/// The surface point of a shape nearest a given point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projection {
    /// On the surface, world axes [m].
    pub point: DVec3,
    /// Outward unit normal there.
    pub normal: DVec3,
    /// Signed distance of the given point [m]; negative inside.
    pub distance: f64,
}

/// Projects the world point `p` [m] onto the surface of `shape` at `pose`.
///
/// Inside several parts of a compound, the part in which the point lies deepest answers.
#[must_use]
pub fn project(shape: &Shape, pose: &Pose, p: DVec3) -> Projection {
    match shape {
        Shape::HalfSpace(h) => {
            let normal = pose.vector(h.normal);
            let distance = normal.dot(p - pose.position);
            Projection { point: p - normal * distance, normal, distance }
        }
        Shape::Mesh(mesh) => {
            let local = pose.inverse_point(p);
            let mut ws = MeshWorkspace::default();
            let Some(q) = mesh.nearest(local, f64::INFINITY, &mut ws) else {
                return Projection { point: p, normal: DVec3::Z, distance: f64::NAN };
            };
            let along = (local - q.point).normalize_or_zero();
            let outward = if q.distance < 0.0 { -along } else { along };
            let normal = if outward == DVec3::ZERO { mesh.normal(q.triangle) } else { outward };
            Projection { point: pose.point(q.point), normal: pose.vector(normal), distance: q.distance }
        }
        Shape::Compound(c) => {
            // relative to the compound, so that far coordinates cost no digits
            let local = pose.inverse_point(p);
            let mut best = Projection { point: p, normal: DVec3::Z, distance: f64::INFINITY };
            for part in &c.parts {
                let q = project(&part.shape, &part.pose, local);
                if q.distance < best.distance {
                    best = q;
                }
            }
            Projection { point: pose.point(best.point), normal: pose.vector(best.normal), distance: best.distance }
        }
        _ => {
            let Some(convex) = Convex::of(shape) else {
                return Projection { point: p, normal: DVec3::Z, distance: f64::NAN };
            };
            let q = nearest(&convex.core, pose.inverse_point(p));
            Projection {
                point: pose.point(q.point + q.normal * convex.radius),
                normal: pose.vector(q.normal),
                distance: q.distance - convex.radius,
            }
        }
    }
}
