//! Cost of surfaces and meshes: running bond of slabs, a terrain of a million triangles, contacts there beside parry3d-f64.
//!
//! `cargo run --release -p tumble-geometry --example surfaces`

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a table for people")]

use parry3d_f64::math::{Pose as ParryPose, Rotation, Vector};
use parry3d_f64::query::{ContactManifold, DefaultQueryDispatcher, PersistentQueryDispatcher};
use parry3d_f64::shape::{SharedShape, TriMesh, TriMeshFlags};
use std::time::Instant;
use tumble_geometry::{
    Manifolds, Mesh, MeshContactWorkspace, MeshOptions, MeshWorkspace, Settings, Shape, Surface, SurfaceWorkspace,
    collide_mesh, feature,
};
use tumble_math::trig::sin;
use tumble_math::{DQuat, DVec3, Pose};
use tumble_random::{Random as _, SplitMix};

fn main() {
    running_bond();
    terrain();
}

/// Seconds that `f` takes, and what it makes.
fn timed<R>(f: impl FnOnce() -> R) -> (f64, R) {
    let start = Instant::now();
    let made = f();
    (start.elapsed().as_secs_f64(), made)
}

fn running_bond() {
    let slab = Shape::cuboid_size(DVec3::new(0.4, 0.2, 0.1)).unwrap();
    let at = |k: u32| {
        let (row, column) = (f64::from(k / 100), f64::from(k % 100));
        DVec3::new(0.4 * column + 0.2 * (row - 2.0 * (row / 2.0).floor()), 0.2 * row, 0.0)
    };
    let (insert, mut surface) = timed(|| {
        let mut s = Surface::new(1e-5);
        (0..10_000).for_each(|k| assert!(s.insert(k, &slab, &Pose::at(at(k)))));
        s
    });
    let (prepare, ()) = timed(|| (0..10_000).for_each(|k| assert!(surface.prepare(k))));
    let pairs: usize = (0..10_000).map(|k| surface.neighbours(k).unwrap().len()).sum();
    println!("running bond, 10,000 slabs: {pairs} directed pairs, {} bytes a slab", surface.bytes() / 10_000);
    println!(
        "  built in {:.1} ms, listed in {:.1} ms: {:.2} µs a pair",
        insert * 1e3,
        prepare * 1e3,
        1e6 * (insert + prepare) / pairs as f64
    );
    let mut ws = SurfaceWorkspace::default();
    let (edges, kinds) = timed(|| {
        let all = (0..10_000).flat_map(|k| (0..12).map(move |e| (k, e)));
        all.filter_map(|(k, e)| surface.edge_kind(k, e, 0.3, &mut ws)).count()
    });
    println!("  {:.0} ns for the kind of an edge", 1e9 * edges / kinds as f64);
    let (time, yes) = timed(|| {
        let faces = (0..10_000).flat_map(|k| (0..6).map(move |f| (k, f)));
        let place = |k: u32, f: u32| {
            at(k)
                + [DVec3::X * 0.2, DVec3::X * -0.2, DVec3::Y * 0.1, DVec3::Y * -0.1, DVec3::Z * 0.05, DVec3::Z * -0.05]
                    [f as usize]
        };
        faces.filter(|&(k, f)| surface.is_open(k, f, place(k, f), &mut ws)).count()
    });
    println!("  {:.0} ns for whether a face is open ({yes} of 60,000 are)", 1e9 * time / 60_000.0);
    let (time, yes) = timed(|| {
        let corners = (0..10_000).flat_map(|k| (0..8).map(move |v| (k, v)));
        let place = |k: u32, v: u32| {
            at(k)
                + DVec3::new(
                    if v & 1 == 1 { 0.2 } else { -0.2 },
                    if v & 2 == 2 { 0.1 } else { -0.1 },
                    if v & 4 == 4 { 0.05 } else { -0.05 },
                )
        };
        corners.filter(|&(k, v)| surface.admits(k, feature::vertex(v), place(k, v), DVec3::Z, &mut ws)).count()
    });
    println!("  {:.0} ns for a normal at a corner ({yes} of 80,000 are admitted)", 1e9 * time / 80_000.0);
    let (time, facet) = timed(|| surface.facet(5_050, 4).unwrap());
    println!(
        "  {:.1} ms for the facet of all tops, seed {:?}; {} bytes a slab then",
        1e3 * time,
        facet.seed,
        surface.bytes() / 10_000
    );
    let (time, ()) = timed(|| {
        for k in 0..1000 {
            let up = DVec3::Z * if k % 2 == 0 { 0.01 } else { 0.0 };
            surface.set_pose(77, &Pose::at(at(77) + up));
            surface.prepare(77);
        }
    });
    println!("  {:.1} µs to move one slab and list its neighbours", 1e3 * time);
}

fn terrain() {
    let n = 707_u32;
    let mut points = Vec::new();
    let mut noise = 1_u64;
    for j in 0..=n {
        for i in 0..=n {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (x, y) = (f64::from(i) * 0.25, f64::from(j) * 0.25);
            let rough = (noise >> 40) as f64 / (1_u64 << 24) as f64;
            points.push(DVec3::new(x, y, sin(0.3 * x) + sin(0.2 * y) + 0.1 * rough));
        }
    }
    let mut triangles = Vec::new();
    for j in 0..n {
        for i in 0..n {
            let a = j * (n + 1) + i;
            triangles.extend([[a, a + 1, a + n + 2], [a, a + n + 2, a + n + 1]]);
        }
    }
    let (time, mesh) = timed(|| Mesh::new(&points, &triangles, &MeshOptions::default()).unwrap());
    let count = mesh.len() as f64;
    println!(
        "rough terrain, {} triangles: built in {:.2} s, {:.1} bytes a triangle, {} facets",
        mesh.len(),
        time,
        mesh.bytes() as f64 / count,
        mesh.facet_count()
    );
    let mut ws = MeshWorkspace::default();
    let place = |k: u32| DVec3::new(f64::from(k * 7919 % 17_000) * 0.01, f64::from(k * 104_729 % 17_000) * 0.01, 1.5);
    let (time, hits) = timed(|| {
        (0..100_000)
            .filter_map(|k| mesh.ray(place(k) + DVec3::Z * 5.0, DVec3::new(0.3, 0.2, -1.0), 100.0, &mut ws))
            .count()
    });
    println!("  {:.2} µs a ray ({hits} hits)", 10.0 * time);
    let (time, sum) =
        timed(|| (0..100_000).filter_map(|k| mesh.nearest(place(k), 9.0, &mut ws)).map(|p| p.distance).sum::<f64>());
    println!("  {:.2} µs a nearest point (mean {:.3} m)", 10.0 * time, sum / 1e5);
    beside_parry(&mesh, &points, triangles);
}

/// Parts that rest on the terrain in random postures, the nearest place within 1 mm and the margin 2 cm, beside parry3d-f64 on the same
/// triangles with FIX_INTERNAL_EDGES, its manifolds made from nothing. The best of seven rounds, taken in turn.
fn beside_parry(mesh: &Mesh, points: &[DVec3], triangles: Vec<[u32; 3]>) {
    let corners: Vec<Vector> = points.iter().map(|p| vector(*p)).collect();
    let (time, theirs) = timed(|| TriMesh::with_flags(corners, triangles, TriMeshFlags::FIX_INTERNAL_EDGES).unwrap());
    println!("  parry3d-f64 builds it in {time:.2} s");
    let mut random = SplitMix(7);
    let hull: Vec<DVec3> = (0..12).map(|_| DVec3::from(random.three(1.0)).normalize() * 0.3).collect();
    let cloud: Vec<Vector> = hull.iter().map(|p| vector(*p)).collect();
    let shapes = [
        (Shape::cuboid_size(DVec3::splat(0.5)).unwrap(), Some(SharedShape::cuboid(0.25, 0.25, 0.25))),
        (Shape::ball(0.25).unwrap(), Some(SharedShape::ball(0.25))),
        (Shape::capsule(0.15, 0.3).unwrap(), Some(SharedShape::capsule_z(0.15, 0.15))),
        (Shape::hull(&hull).unwrap(), SharedShape::convex_hull(&cloud)),
        // parry's stand along y
        (Shape::cylinder(0.25, 0.5).unwrap(), None),
        (Shape::cone(0.25, 0.5).unwrap(), None),
    ];
    let (mut ws, mut out) = (MeshContactWorkspace::default(), Manifolds::new());
    let settings = Settings::default();
    for (shape, other) in shapes {
        let mut touches = |pose: &Pose| {
            collide_mesh(mesh, &Pose::IDENTITY, &shape, pose, 0.0, settings, &mut ws, &mut out);
            !out.is_empty()
        };
        let poses: Vec<Pose> = (0..2000)
            .map(|_| {
                let turn = DQuat::from_xyzw(random.unit(), random.unit(), random.unit(), random.unit() + 0.1);
                let mut pose = Pose::new(DVec3::ZERO, turn.normalize());
                (pose.position.x, pose.position.y) = (random.between(5.0, 170.0), random.between(5.0, 170.0));
                let (mut low, mut high) = (-3.0, 4.0);
                for _ in 0..13 {
                    pose.position.z = 0.5 * (low + high);
                    // one that is well below touches nothing
                    let below = pose.position.z < sin(0.3 * pose.position.x) + sin(0.2 * pose.position.y);
                    (low, high) =
                        if below || touches(&pose) { (pose.position.z, high) } else { (low, pose.position.z) };
                }
                pose.position.z = high;
                pose
            })
            .collect();
        let (mut ours, mut its) = ((f64::INFINITY, 0), (f64::INFINITY, 0));
        for _ in 0..7 {
            let (time, points) = timed(|| {
                let mut points = 0;
                for pose in &poses {
                    collide_mesh(mesh, &Pose::IDENTITY, &shape, pose, 0.02, settings, &mut ws, &mut out);
                    points += out.points().len();
                }
                points
            });
            ours = (if time < ours.0 { time } else { ours.0 }, points);
            let Some(other) = &other else { continue };
            let (time, points) = timed(|| {
                let mut points = 0;
                for pose in &poses {
                    // it belongs to the manifolds that were found with it
                    let mut workspace = None;
                    let q = pose.rotation;
                    let turn = Rotation::from_xyzw(q.x, q.y, q.z, q.w);
                    let at = ParryPose::from_parts(vector(pose.position), turn);
                    let mut found: Vec<ContactManifold<(), ()>> = Vec::new();
                    let _ = DefaultQueryDispatcher.contact_manifolds(
                        &at,
                        &theirs,
                        &*other.0,
                        0.02,
                        &mut found,
                        &mut workspace,
                    );
                    points += found.iter().map(|m| m.points.len()).sum::<usize>();
                }
                points
            });
            its = (if time < its.0 { time } else { its.0 }, points);
        }
        let (each, count) = (1e6 / poses.len() as f64, poses.len() as f64);
        print!("  {:8} {:6.2} µs a part, {:5.2} points each", shape.kind(), each * ours.0, ours.1 as f64 / count);
        if other.is_some() {
            let (time, points) = (each * its.0, its.1 as f64 / count);
            print!("; parry3d-f64 {time:6.2} µs, {points:5.2} points: {:.2} of its time", ours.0 / its.0);
        }
        println!();
    }
}

fn vector(v: DVec3) -> Vector {
    Vector::new(v.x, v.y, v.z)
}
