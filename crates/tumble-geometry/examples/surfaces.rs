//! Cost of surfaces and meshes: running bond of slabs, a terrain of a million triangles.
//!
//! `cargo run --release -p tumble-geometry --example surfaces`

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a table for people")]

use std::time::Instant;
use tumble_geometry::{
    Manifolds, Mesh, MeshContactWorkspace, MeshOptions, MeshWorkspace, Settings, Shape, Surface, SurfaceWorkspace,
    collide_mesh, feature,
};
use tumble_math::trig::sin;
use tumble_math::{DVec3, Pose};

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
    let (mut ws, mut out) = (MeshContactWorkspace::default(), Manifolds::new());
    let shapes = [
        Shape::cuboid_size(DVec3::splat(0.5)).unwrap(),
        Shape::ball(0.25).unwrap(),
        Shape::capsule(0.15, 0.3).unwrap(),
        Shape::cylinder(0.25, 0.5).unwrap(),
    ];
    let mut rest = MeshWorkspace::default();
    for shape in shapes {
        // lowered until it is within the margin
        let poses: Vec<Pose> = (0..10_000)
            .map(|k| {
                let p = place(k);
                let hit = mesh.ray(p + DVec3::Z * 5.0, DVec3::NEG_Z, 100.0, &mut rest).map_or(0.0, |h| 6.5 - h.t);
                Pose::at(DVec3::new(p.x, p.y, hit + 0.28))
            })
            .collect();
        let (time, points) = timed(|| {
            let mut points = 0;
            for pose in &poses {
                collide_mesh(&mesh, &Pose::IDENTITY, &shape, pose, 0.02, Settings::default(), &mut ws, &mut out);
                points += out.points().len();
            }
            points
        });
        println!("  {}: {:.2} µs a part, {:.2} points each", shape.kind(), 100.0 * time, points as f64 / 1e4);
    }
}
