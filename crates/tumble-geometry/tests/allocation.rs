//! A warm narrow phase and a warm broad phase allocate nothing.

#[path = "it/common/mod.rs"]
mod common;
#[path = "it/meshes.rs"]
mod meshes;

use common::Random;
use tumble_geometry::{
    Aabb, BroadPhase, Manifolds, Mesh, MeshContactWorkspace, MeshOptions, Mobility, Settings, Shape, Surface,
    SurfaceWorkspace, Workspace, collide, collide_mesh, feature,
};
use tumble_math::{DVec3, Pose};

#[test]
fn a_warm_narrow_phase_allocates_nothing() {
    let mut r = Random::new(91);
    let mut shapes: Vec<Shape> = (0..6).map(|k| r.convex(k, 1.0)).collect();
    shapes.push(Shape::half_space(DVec3::Z).unwrap());
    let parts = [(r.pose(0.5), r.convex(1, 0.6)), (r.pose(0.5), r.convex(3, 0.6))];
    shapes.push(Shape::compound(&parts).unwrap());
    let poses: Vec<(Pose, Pose)> = (0..40).map(|_| (r.pose(1.0), r.pose(1.5))).collect();
    let (mut ws, mut out) = (Workspace::new(), Manifolds::new());
    let mut pass = || {
        let mut points = 0;
        for a in &shapes {
            for b in &shapes {
                for (pa, pb) in &poses {
                    collide(a, pa, b, pb, 0.1, Settings::default(), &mut ws, &mut out);
                    points += out.points().len();
                }
            }
        }
        points
    };
    let first = pass();
    assert!(first > 2_000, "{first}");
    let mut second = 0;
    let info = allocation_counter::measure(|| second = pass());
    assert_eq!((first, info.count_total), (second, 0));
}

#[test]
fn a_warm_broad_phase_allocates_nothing_while_shapes_move() {
    let mut r = Random::new(92);
    let mut tree = BroadPhase::default();
    let mut bodies: Vec<(DVec3, DVec3)> =
        (0..400).map(|_| (r.direction() * (5.0 * r.unit()), r.direction() * 0.05)).collect();
    let aabb = |p: DVec3| Aabb::around(p, DVec3::splat(0.3));
    for (k, (p, v)) in bodies.iter().enumerate() {
        tree.insert(k as u32, &aabb(*p), *v, Mobility::Moving);
    }
    // there and back: the second time no list is longer than it was the first time
    let mut lap = |tree: &mut BroadPhase| {
        let mut listed = 0;
        for step in 0..40 {
            let sign = if step < 20 { 1.0 } else { -1.0 };
            for (k, (p, v)) in bodies.iter_mut().enumerate() {
                *p += *v * sign;
                tree.update(k as u32, &aabb(*p), *v * sign);
            }
            listed += tree.pairs().len();
        }
        listed
    };
    lap(&mut tree);
    lap(&mut tree);
    let mut listed = 0;
    let info = allocation_counter::measure(|| listed = lap(&mut tree));
    assert!(listed > 1_000);
    assert_eq!(info.count_total, 0);
}

#[test]
fn a_warm_surface_answers_without_allocating() {
    let mut r = Random::new(93);
    let mut surface = Surface::new(1e-5);
    for id in 0..40 {
        let shape = r.convex(u64::from(id) % 6, 0.5);
        assert!(surface.insert(id, &shape, &r.pose(1.0)));
        if id % 2 == 0 {
            surface.prepare(id);
        }
    }
    let places: Vec<(DVec3, DVec3)> = (0..200).map(|_| (r.direction() * r.unit(), r.direction())).collect();
    let (mut ws, mut open) = (SurfaceWorkspace::default(), Vec::new());
    let mut pass = || {
        let mut yes = 0;
        for id in 0..40 {
            for &(x, n) in &places {
                for code in [feature::face(1), feature::edge(2), feature::vertex(3)] {
                    yes += usize::from(surface.admits(id, code, x, n, &mut ws));
                    surface.open_faces(id, code, x, &mut ws, &mut open);
                    yes += open.len();
                }
                yes += usize::from(surface.edge_kind(id, 1, 0.5, &mut ws).is_some());
            }
        }
        yes
    };
    let first = pass();
    assert!(first > 1_000, "{first}");
    let mut second = 0;
    let info = allocation_counter::measure(|| second = pass());
    assert_eq!((first, info.count_total), (second, 0));
}

#[test]
fn a_warm_mesh_is_touched_without_allocating() {
    let mut r = Random::new(94);
    let (points, triangles) = meshes::torus(1.0, 0.4, 24, 12);
    let ring = Mesh::new(&points, &triangles, &MeshOptions::default()).unwrap();
    let (points, triangles) = meshes::field(20, 20, 0.2, |x, y| 0.1 * (x * x - y * x));
    let ground = Mesh::new(&points, &triangles, &MeshOptions::default()).unwrap();
    let (points, triangles) = meshes::cuboid(DVec3::ONE);
    let cube = Mesh::new(&points, &triangles, &MeshOptions::default()).unwrap();
    let shapes: Vec<Shape> = (0..6).map(|k| r.convex(k, 0.4)).collect();
    let poses: Vec<Pose> = (0..60).map(|_| r.pose(1.5)).collect();
    let (mut ws, mut out) = (MeshContactWorkspace::default(), Manifolds::new());
    let mut pass = || {
        let mut points = 0;
        for mesh in [&ring, &ground, &cube] {
            for shape in &shapes {
                for pose in &poses {
                    collide_mesh(mesh, &Pose::IDENTITY, shape, pose, 0.1, Settings::default(), &mut ws, &mut out);
                    points += out.points().len();
                }
            }
        }
        points
    };
    let first = pass();
    assert!(first > 500, "{first}");
    let mut second = 0;
    let info = allocation_counter::measure(|| second = pass());
    assert_eq!((first, info.count_total), (second, 0));
}
