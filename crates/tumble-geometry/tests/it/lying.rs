//! Faces that lie on convex edges of meshes, and edges that have sunk into parts: every contact is on both surfaces, and a face has
//! both of its ends.

use crate::common::Random;
use crate::meshes::field;
use tumble_geometry::{
    ContactPoint, Manifolds, Mesh, MeshContactWorkspace, MeshOptions, MeshWorkspace, Settings, Shape, collide_mesh,
    project,
};
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose, trig};

/// Ridges along y, 0.2 m apart and 0.05 m high.
fn corrugated() -> Mesh {
    let (points, triangles) =
        field(12, 12, 0.1, |x, _| if (x / 0.1).round().rem_euclid(2.0) == 0.0 { 0.05 } else { 0.0 });
    Mesh::new(&points, &triangles, &MeshOptions::default()).unwrap()
}

fn contacts(m: &Mesh, shape: &Shape, pose: &Pose, margin: f64) -> Manifolds {
    let mut out = Manifolds::new();
    let ws = &mut MeshContactWorkspace::default();
    collide_mesh(m, &Pose::IDENTITY, shape, pose, margin, Settings::default(), ws, &mut out);
    out
}

/// Bodies with a plane face below.
fn standing() -> [Shape; 4] {
    let tent = [[-0.2, -0.2, -0.05], [0.2, -0.2, -0.05], [0.0, 0.25, -0.05], [0.0, 0.0, 0.1]].map(DVec3::from_array);
    [
        Shape::cuboid_size(DVec3::new(0.5, 0.3, 0.1)).unwrap(),
        Shape::hull(&tent).unwrap(),
        Shape::cylinder(0.2, 0.1).unwrap(),
        Shape::cone(0.2, 0.1).unwrap(),
    ]
}

/// Lowest point of a shape [m].
fn lowest(shape: &Shape, turn: tumble_math::DQuat) -> f64 {
    -shape.extent_along(&Pose::new(DVec3::ZERO, turn), DVec3::NEG_Z)
}

/// A face that is level to a hundredth of a degree has two contacts on each ridge under it, whichever end is lower, apart and sunk.
#[test]
fn a_face_on_ridges_has_both_ends() {
    let m = corrugated();
    let mut r = Random::new(81);
    let mut seen = 0;
    for shape in standing() {
        for trial in 0..200 {
            let tilt = trig::rotation(r.direction(), r.range(0.0, 2e-4));
            let turn = tilt * trig::rotation(DVec3::Z, r.range(0.0, 6.0));
            // the ridges under it: those that its lowest face crosses in its middle third
            let gap = [1e-4, 1e-6, -1e-6, -1e-4][trial % 4];
            let place = DVec3::new(r.range(-0.1, 0.1), r.range(-0.1, 0.1), 0.05 + gap - lowest(&shape, turn));
            let all = contacts(&m, &shape, &Pose::new(place, turn), 2e-3);
            let up: Vec<ContactPoint> =
                all.iter().filter(|c| c.normal.z > 0.99).flat_map(|c| c.points.to_vec()).collect();
            for k in -1..=1 {
                let x = 0.2 * f64::from(k);
                // a ridge that runs under the middle of the body, not only under its border
                if (x - place.x).abs() > 0.05 {
                    continue;
                }
                let here: Vec<f64> =
                    up.iter().filter(|p| (p.position_a.x - x).abs() < 1e-6).map(|p| p.position_a.y).collect();
                let (low, high) =
                    here.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), y| (min(l, *y), max(h, *y)));
                assert!(here.len() >= 2 && high - low > 0.1, "{} {trial}: {here:?} at x = {x}", shape.kind());
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "{seen}");
}

/// Whatever sinks into rough ground by a little has contacts that are on both surfaces, or on the plane of a facet that goes on under
/// its neighbour; and it has one at all.
#[test]
fn contacts_of_sunk_parts_are_on_both_surfaces() {
    let mut r = Random::new(82);
    let mut points = 0;
    for trial in 0..600 {
        let heights: Vec<f64> = (0..144).map(|_| r.range(0.0, 0.08)).collect();
        let (p, t) =
            field(8, 8, 0.2, |x, y| heights[((x / 0.2 + 4.0).round() + 12.0 * (y / 0.2 + 4.0).round()) as usize]);
        let m = Mesh::new(&p, &t, &MeshOptions::default()).unwrap();
        let shape = match trial % 4 {
            0 => Shape::cylinder(r.range(0.02, 0.15), r.range(0.05, 0.3)).unwrap(),
            1 => Shape::cone(r.range(0.02, 0.15), r.range(0.05, 0.3)).unwrap(),
            k => r.convex(if k == 2 { 1 } else { 5 }, 0.12),
        };
        let level = trig::rotation(r.direction(), r.range(0.0, 1e-2)) * trig::rotation(DVec3::Z, r.range(0.0, 6.0));
        let turn = if trial % 8 < 4 { r.rotation() } else { level };
        // down to where it touches, and a little farther
        let at = |z: f64| Pose::new(DVec3::new(0.1, -0.05, z), turn);
        let touches = |z: f64| !contacts(&m, &shape, &at(z), 1e-9).is_empty();
        let mut high = 0.6;
        while !touches(high - 1e-3) {
            high -= 1e-3;
        }
        let mut low = high - 1e-3;
        for _ in 0..40 {
            let z = 0.5 * (high + low);
            (high, low) = if touches(z) { (high, z) } else { (z, low) };
        }
        let mut ws = MeshWorkspace::default();
        for sunk in [1e-6, 1e-4] {
            let pose = at(high - sunk);
            let all = contacts(&m, &shape, &pose, 0.0);
            assert!(!all.is_empty(), "{} {trial}: sunk by {sunk} m without a contact", shape.kind());
            for c in all.iter() {
                for p in c.points {
                    let on_part = project(&shape, &pose, p.position_b).distance.abs();
                    let on_mesh = m.nearest(p.position_a, 1.0, &mut ws).unwrap().distance;
                    assert!(on_part < 1e-8, "{} {trial}: {on_part} m off the part", shape.kind());
                    // or on the plane of a facet that goes on under its neighbour
                    let on_plane = (0..m.facet_count() as u32).any(|f| {
                        let (n, d) = m.facet_plane(f);
                        n.cross(c.normal).length() < 1e-9 && (n.dot(p.position_a) - d).abs() < 1e-8
                    });
                    let kind = shape.kind();
                    assert!(on_mesh < 1e-8 || on_plane && on_mesh < sunk, "{kind} {trial}: {on_mesh} m off the mesh");
                    points += 1;
                }
            }
        }
    }
    assert!(points > 1_100, "{points}");
}

/// A face that lies on a plateau smaller than itself, level to a tenth of a degree, has contacts at all three of its corners, whichever of them it
/// touches: it comes down on the others as it turns, with the normal that the plateau has there though that of the contact is none of theirs.
#[test]
fn a_face_on_a_plateau_has_all_its_corners() {
    let top = [[-0.09, -0.06, 0.0], [0.08, -0.07, 0.0], [0.02, 0.1, 0.0]].map(DVec3::from_array);
    let foot = top.map(|p| p * 4.0 - DVec3::Z * 0.1);
    let points: Vec<DVec3> = top.into_iter().chain(foot).collect();
    let sides = (0..3).flat_map(|k: u32| [[k, k + 3, (k + 1) % 3 + 3], [k, (k + 1) % 3 + 3, (k + 1) % 3]]);
    let triangles: Vec<[u32; 3]> = std::iter::once([0, 1, 2]).chain(sides).collect();
    let m = Mesh::new(&points, &triangles, &MeshOptions::default()).unwrap();
    let shapes = [Shape::cuboid_size(DVec3::new(0.5, 0.6, 0.1)).unwrap(), Shape::cylinder(0.3, 0.1).unwrap()];
    let mut r = Random::new(83);
    for trial in 0..400 {
        let shape = &shapes[trial % 2];
        let tilt = trig::rotation(r.direction(), r.range(0.0, 2e-3));
        let turn = tilt * trig::rotation(DVec3::Z, r.range(0.0, 6.0));
        // the plane of the lower face, and how high it is above each corner
        let middle = DVec3::new(r.range(-0.02, 0.02), r.range(-0.02, 0.02), 0.0);
        let (up, low) = (turn * DVec3::Z, middle - turn * DVec3::Z * 0.05);
        let highest = top.iter().map(|p| up.dot(*p - low) / up.z).fold(f64::NEG_INFINITY, max);
        let gap = [1e-4, 1e-6, -1e-6, -1e-4][trial / 2 % 4];
        let all = contacts(&m, shape, &Pose::new(middle + DVec3::Z * (highest + gap), turn), 5e-3);
        for corner in top {
            // not with a normal of the slopes beyond, which the face would slide against
            let level = all.iter().filter(|c| c.normal.z > 1.0 - 1e-5);
            let found = level.flat_map(|c| c.points).any(|p| p.position_a.distance(corner) < 1e-6);
            assert!(found, "{} {trial}: no contact at {corner} m: {all:?}", shape.kind());
        }
    }
}
