//! Boxes beside the rim of an open mesh, by brute force.

use crate::common::Random;
use crate::meshes::field;
use tumble_geometry::{Manifolds, Mesh, MeshContactWorkspace, MeshOptions, Settings, Shape, Sides, collide_mesh};
use tumble_math::{DVec3, Pose};
use tumble_random::samples;

/// Whether a plane parts a triangle from a box: one along a face of either, or along an edge of both.
fn are_parted(c: [DVec3; 3], half: DVec3, pose: &Pose) -> bool {
    let axes = [DVec3::X, DVec3::Y, DVec3::Z].map(|a| pose.vector(a));
    let sides = [c[1] - c[0], c[2] - c[1], c[0] - c[2]];
    let crosses = sides.iter().flat_map(|s| axes.map(|a| s.cross(a)));
    axes.into_iter().chain([sides[0].cross(sides[1])]).chain(crosses).any(|n| {
        let reach: f64 = (0..3).map(|k| (n.dot(axes[k]) * half[k]).abs()).sum();
        let heights = c.map(|p| n.dot(p - pose.position));
        heights.iter().all(|h| *h > reach) || heights.iter().all(|h| *h < -reach)
    })
}

/// Behind the plane of a triangle, but beyond the rim, nothing is in the ground.
#[test]
fn what_is_beside_the_rim_of_a_sheet_is_not_in_it() {
    let mut r = Random::new(433);
    let (mut ws, mut out) = (MeshContactWorkspace::default(), Manifolds::new());
    let (mut asked, mut met) = (0, 0);
    for trial in 0..samples(6000) {
        let rough = r.range(0.02, 0.3);
        let heights: Vec<f64> = (0..49).map(|_| rough * r.unit()).collect();
        let at = |x: f64| (x / 0.25 + 3.0).round() as usize;
        let soup = field(6, 6, 0.25, |x, y| heights[7 * at(y) + at(x)]);
        let sides = [Sides::Front, Sides::Both][trial as usize % 2];
        let mesh = Mesh::new(&soup.0, &soup.1, &MeshOptions { sides, ..MeshOptions::default() }).unwrap();
        let half = DVec3::new(r.range(0.02, 0.3), r.range(0.02, 0.3), r.range(0.02, 0.3));
        let part = Shape::cuboid_half_extents(half).unwrap();
        // at one of the four rims
        let (along, beyond) = (r.range(-0.8, 0.8), r.range(0.7, 1.1));
        let place = [(along, beyond), (along, -beyond), (beyond, along), (-beyond, along)][trial as usize % 4];
        let pose = Pose::new(DVec3::new(place.0, place.1, r.range(-0.4, 0.5)), r.rotation());
        if !(0..mesh.len() as u32).all(|t| are_parted(mesh.corners(t), half, &pose)) {
            continue;
        }
        asked += 1;
        collide_mesh(&mesh, &Pose::IDENTITY, &part, &pose, 0.1, Settings::default(), &mut ws, &mut out);
        for f in out.iter() {
            met += 1;
            for p in f.points {
                assert!(p.gap >= -1e-9, "{trial} {sides:?}: {} of what is apart", p.gap);
            }
        }
    }
    assert!(asked > 2000 && met > 100, "{asked} {met}");
}
