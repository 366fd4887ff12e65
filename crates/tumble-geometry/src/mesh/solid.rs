//! Volume, mass and inertia of a closed mesh: exact sums over tetrahedra from one point to every triangle.

use super::facets::corners;
use crate::mass::MassProperties;
use tumble_math::{DMat3, DVec3};

/// Six times the volume of every tetrahedron from the point to a triangle, with the triangle's corners seen from there.
fn tetrahedra(points: &[DVec3], triangles: &[[u32; 3]], from: DVec3) -> impl Iterator<Item = (f64, [DVec3; 3])> {
    triangles.iter().map(move |&t| {
        let c = corners(points, t).map(|p| p - from);
        (c[0].dot(c[1].cross(c[2])), c)
    })
}

/// Signed volume [m³]: negative where the triangles look inwards.
pub(super) fn volume(points: &[DVec3], triangles: &[[u32; 3]]) -> f64 {
    let from = triangles.first().map_or(DVec3::ZERO, |t| points[t[0] as usize]);
    tetrahedra(points, triangles, from).map(|t| t.0).sum::<f64>() / 6.0
}

/// Mass properties about a point `from` near the middle.
pub(super) fn mass_properties(points: &[DVec3], triangles: &[[u32; 3]], from: DVec3, density: f64) -> MassProperties {
    let outer = |v: DVec3| DMat3::from_cols(v * v.x, v * v.y, v * v.z);
    let (mut volume, mut first, mut second) = (0.0, DVec3::ZERO, DMat3::ZERO);
    for (det, c) in tetrahedra(points, triangles, from) {
        let sum = c[0] + c[1] + c[2];
        volume += det;
        first += sum * det;
        second += (outer(sum) + outer(c[0]) + outer(c[1]) + outer(c[2])) * det;
    }
    let volume = volume / 6.0;
    let centre = first / (24.0 * volume);
    let second = second * (1.0 / 120.0) - outer(centre) * volume;
    let trace = second.x_axis.x + second.y_axis.y + second.z_axis.z;
    let tensor = (DMat3::from_diagonal(DVec3::splat(trace)) - second) * density;
    MassProperties { mass: density * volume, centre: centre + from, tensor: (tensor + tensor.transpose()) * 0.5 }
}
