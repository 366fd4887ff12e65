//! Contacts of convex parts with meshes: planes of any tessellation, boxes made of triangles, terrain by brute force.

use crate::common::{Random, touch};
use crate::meshes::{Soup, cuboid, field, torus};
use tumble_geometry::{
    ContactPoint, Manifold, Manifolds, Mesh, MeshContactWorkspace, MeshOptions, MeshWorkspace, Motion, QueryWorkspace,
    Settings, Shape, Sides, SweepSettings, collide_mesh, distance, feature, project, time_of_impact,
    time_of_impact_with_mesh,
};
use tumble_math::{DVec3, Pose};
use tumble_random::samples;

fn mesh((points, triangles): &Soup) -> Mesh {
    Mesh::new(points, triangles, &MeshOptions::default()).unwrap()
}

fn contacts(m: &Mesh, pm: &Pose, shape: &Shape, pose: &Pose, margin: f64) -> Manifolds {
    let mut out = Manifolds::new();
    collide_mesh(m, pm, shape, pose, margin, Settings::default(), &mut MeshContactWorkspace::default(), &mut out);
    out
}

/// A level plane of 8 × 8 m, cut up in different ways.
fn planes() -> Vec<Mesh> {
    let mut r = Random::new(1);
    let mut jittered = field(40, 40, 0.2, |_, _| 0.0);
    for p in jittered.0.iter_mut().filter(|p| p.x.abs() < 3.9 && p.y.abs() < 3.9) {
        *p += DVec3::new(r.range(-0.04, 0.04), r.range(-0.04, 0.04), 0.0);
    }
    let mut slivers = field(200, 4, 0.04, |_, _| 0.0);
    slivers.0.iter_mut().for_each(|p| p.y *= 50.0);
    let mut fan: Soup = (vec![DVec3::new(0.1, 0.2, 0.0)], Vec::new());
    for k in 0..24 {
        let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 24.0);
        fan.0.push(DVec3::new(4.0 * c, 4.0 * s, 0.0));
        fan.1.push([0, k as u32 + 1, (k as u32 + 1) % 24 + 1]);
    }
    [field(2, 2, 4.0, |_, _| 0.0), field(80, 80, 0.1, |_, _| 0.0), jittered, slivers, fan].iter().map(mesh).collect()
}

/// Points by the name of the part's feature, to the bit.
fn bits(points: &[ContactPoint], part_is_b: bool) -> Vec<(u32, [u64; 7])> {
    let mut all: Vec<_> = points
        .iter()
        .map(|p| {
            let name = if part_is_b { p.feature as u32 } else { (p.feature >> 32) as u32 };
            let (a, b) = if part_is_b { (p.position_a, p.position_b) } else { (p.position_b, p.position_a) };
            // −0 and 0 are one place
            let bit = |x: f64| (x + 0.0).to_bits();
            (name, [bit(a.x), bit(a.y), bit(a.z), bit(b.x), bit(b.y), bit(b.z), bit(p.gap)])
        })
        .collect();
    all.sort_unstable();
    all
}

#[test]
fn on_a_plane_of_any_tessellation_parts_touch_as_on_a_half_space_to_the_bit() {
    let mut r = Random::new(401);
    let (floor, mut points) = (Shape::half_space(DVec3::Z).unwrap(), 0);
    for m in planes() {
        assert_eq!((m.facet_count(), m.facet_plane(0)), (1, (DVec3::Z, 0.0)));
        for trial in 0..600 {
            let shape = r.convex(trial % 6, 0.5);
            // level every other time, so that whole faces lie on it
            let turn =
                if trial % 4 < 2 { r.rotation() } else { tumble_math::trig::rotation(DVec3::Z, r.range(0.0, 6.0)) };
            let low = -shape.extent_along(&Pose::new(DVec3::ZERO, turn), DVec3::NEG_Z);
            let gap = [0.0, 1e-6, -1e-5, 0.01, -0.02][trial as usize / 6 % 5];
            let pose = Pose::new(DVec3::new(r.range(-1.5, 1.5), r.range(-1.5, 1.5), gap - low), turn);
            let (ours, exact) = (
                contacts(&m, &Pose::IDENTITY, &shape, &pose, 0.02),
                touch(&floor, &Pose::IDENTITY, &shape, &pose, 0.02),
            );
            assert_eq!((ours.len(), exact.len()), (1, 1), "{} {trial} {:?}", shape.kind(), ours);
            assert_eq!(ours.first().unwrap().normal, exact.first().unwrap().normal);
            assert_eq!(bits(ours.points(), true), bits(exact.points(), true), "{} {trial}", shape.kind());
            points += ours.points().len();
        }
    }
    assert!(points > 8_000, "{points}");
}

#[test]
fn a_box_on_a_fine_plane_has_its_four_corners() {
    let m = mesh(&field(400, 400, 0.01, |_, _| 0.0));
    let cube = Shape::cuboid_size(DVec3::splat(0.5)).unwrap();
    let found = contacts(&m, &Pose::IDENTITY, &cube, &Pose::at(DVec3::new(0.1, 0.2, 0.25)), 0.01);
    assert_eq!((found.len(), found.points().len()), (1, 4));
    assert!(found.points().iter().all(|p| p.feature >> 32 == u64::from(feature::face(0)) && p.gap == 0.0));
}

#[test]
fn a_box_of_triangles_touches_as_the_box_does() {
    let mut r = Random::new(402);
    let h = DVec3::new(0.6, 0.4, 0.3);
    let (m, table) = (mesh(&cuboid(h)), Shape::cuboid_half_extents(h).unwrap());
    let mut compared = 0;
    // flat on every side, over the rim, larger and smaller than the table
    for trial in 0..600 {
        let half = DVec3::new(r.range(0.1, 0.9), r.range(0.1, 0.9), r.range(0.1, 0.3));
        let part = Shape::cuboid_half_extents(half).unwrap();
        let gap = [0.0, 1e-5, -1e-5, 5e-3][trial % 4];
        let turn = tumble_math::trig::rotation(DVec3::Z, r.range(0.0, 6.0));
        let pose = Pose::new(DVec3::new(r.range(-0.8, 0.8), r.range(-0.6, 0.6), h.z + half.z + gap), turn);
        let exact = touch(&table, &Pose::IDENTITY, &part, &pose, 0.01);
        let Some(exact) = exact.first().filter(|e| e.normal == DVec3::Z) else { continue };
        let ours = contacts(&m, &Pose::IDENTITY, &part, &pose, 0.01);
        let top = ours.iter().filter(|o| (o.normal - DVec3::Z).length() < 1e-9);
        let found: Vec<&ContactPoint> = top.flat_map(|o| o.points).collect();
        for e in exact.points {
            let near = |p: &&&ContactPoint| p.position_a.distance(e.position_a) < 1e-9 && (p.gap - e.gap).abs() < 1e-12;
            assert!(found.iter().any(|p| near(&p)), "{trial}: no {e:?} in {ours:?}");
        }
        assert_eq!(found.len(), exact.points.len(), "{trial}: {ours:?} {exact:?}");
        compared += 1;
    }
    assert!(compared > 300, "{compared}");
}

/// The least distance of a shape from the triangles, each as a plate that reaches into the ground.
fn brute_force(m: &Mesh, shape: &Shape, pose: &Pose, ws: &mut QueryWorkspace) -> f64 {
    let near = shape.aabb(pose).grown(0.3);
    let mut least = f64::INFINITY;
    m.overlapping(&near, &mut MeshWorkspace::default(), |t| {
        let (c, down) = (m.corners(t), m.normal(t) * -0.02);
        let plate = Shape::hull(&[c[0], c[1], c[2], c[0] + down, c[1] + down, c[2] + down]).unwrap();
        let d = distance(shape, pose, &plate, &Pose::IDENTITY, ws).unwrap();
        least = if d < least { d } else { least };
    });
    least
}

#[test]
fn the_nearest_contact_is_that_of_brute_force_over_all_triangles() {
    let mut r = Random::new(403);
    let mut ws = QueryWorkspace::new();
    let mut noise = Random::new(9);
    let hills: Vec<f64> = (0..4096).map(|_| noise.range(0.0, 0.12)).collect();
    let rough = move |x: f64, y: f64| {
        let k = ((x * 4.0).round() + 40.0) * 61.0 + (y * 4.0).round() + 40.0;
        0.3 * tumble_math::trig::sin(x) + hills[k as usize % 4096]
    };
    let ground = mesh(&field(24, 24, 0.25, rough));
    let ring = mesh(&torus(1.0, 0.4, 24, 12));
    assert_eq!((ground.sides(), ring.sides()), (Sides::Both, Sides::Solid));
    let mut compared = [0; 6];
    for trial in 0..6000 {
        let kind = trial % 6;
        let shape = r.convex(kind, 0.35);
        let on_ground = trial % 2 == 0;
        let m = if on_ground { &ground } else { &ring };
        // down from above until it is just not there
        let turn = r.rotation();
        let at = if on_ground { DVec3::new(r.range(-2.0, 2.0), r.range(-2.0, 2.0), 0.0) } else { r.direction() * 1.6 };
        let place = |h: f64| Pose::new(if on_ground { at + DVec3::Z * h } else { at * (h + 0.5) }, turn);
        // above all hills: plates reach down
        let h = if on_ground { r.range(0.45, 1.0) } else { r.range(0.2, 1.2) };
        let exact = brute_force(m, &shape, &place(h), &mut ws);
        if !(exact > 1e-4 && exact < 0.15) {
            continue;
        }
        let found = contacts(m, &Pose::IDENTITY, &shape, &place(h), 0.2);
        let ours = found.deepest().unwrap_or(f64::INFINITY);
        let near = if kind == 3 || kind == 4 { 1e-7 } else { 1e-9 };
        assert!((ours - exact).abs() < near, "{} {trial}: {ours} {exact} {found:?}", shape.kind());
        compared[kind as usize] += 1;
        for p in found.iter().flat_map(|f| f.points) {
            assert!(
                project(&shape, &place(h), p.position_b).distance.abs() < 1e-7,
                "{} {trial}: off the part",
                shape.kind()
            );
        }
    }
    assert!(compared.iter().all(|&n| n > 60), "{compared:?}");
}

#[test]
fn what_is_inside_a_solid_is_pushed_out_the_shortest_way() {
    let mut r = Random::new(404);
    let m = mesh(&torus(1.0, 0.4, 48, 24));
    for trial in 0..200 {
        let shape = r.convex(trial % 6, 0.1);
        let (s, c) = tumble_math::trig::sin_cos(r.range(0.0, 6.0));
        let turn = r.rotation();
        let mut pose = Pose::new(DVec3::new(c, s, 0.0) * r.range(0.75, 1.3) + DVec3::Z * r.range(-0.15, 0.15), turn);
        let mut depth = f64::INFINITY;
        let mut rounds = 0;
        while let Some(found) = Some(contacts(&m, &Pose::IDENTITY, &shape, &pose, 0.0)).filter(|f| !f.is_empty()) {
            let deepest = found
                .iter()
                .flat_map(|f| f.points.iter().map(move |p| (p.gap, f.normal)))
                .reduce(|a, b| if b.0 < a.0 { b } else { a });
            let (gap, n) = deepest.unwrap();
            assert!(gap <= 0.0 && rounds < 60, "{trial} {rounds} {gap}");
            if gap > -1e-9 {
                break;
            }
            pose.position += n * -gap;
            depth = if -gap < depth { -gap } else { depth };
            rounds += 1;
        }
        assert!(!m.contains(pose.position, &mut MeshWorkspace::default()), "{trial}");
    }
}

#[test]
fn a_part_that_is_thrown_at_a_mesh_meets_it_when_it_meets_the_shape() {
    let mut r = Random::new(405);
    let h = DVec3::new(0.6, 0.4, 0.3);
    let (m, table) = (mesh(&cuboid(h)), Shape::cuboid_half_extents(h).unwrap());
    let (mut ws, mut other) = (MeshContactWorkspace::default(), QueryWorkspace::new());
    let (mut hits, fixed) = (0, Motion::fixed(Pose::IDENTITY));
    for trial in 0..300 {
        let shape = r.convex(trial % 6, 0.2);
        let start = r.direction() * 2.0;
        let path = Motion {
            start: Pose::new(start, r.rotation()),
            centre: DVec3::ZERO,
            velocity: (r.direction() * 0.4 - start) * 20.0,
            spin: r.direction() * 15.0,
        };
        let settings = SweepSettings { tolerance: 1e-5, max_steps: 10_000 };
        let ours = time_of_impact_with_mesh(&m, &fixed, &shape, &path, 0.1, settings, &mut ws);
        let exact = time_of_impact(&table, &fixed, &shape, &path, 0.1, settings, &mut other);
        assert_eq!(ours.is_some(), exact.is_some(), "{} {trial}", shape.kind());
        if let (Some(a), Some(b)) = (ours, exact) {
            hits += 1;
            assert!(
                a.proved && (a.time - b.time).abs() * 45.0 < 1e-4,
                "{} {trial}: {} {}",
                shape.kind(),
                a.time,
                b.time
            );
            assert!(a.closest.distance <= 1e-5);
        }
    }
    assert!(hits > 100, "{hits}");
    // a bullet through a thin sheet
    let sheet = mesh(&field(20, 20, 0.2, |_, _| 0.0));
    let ball = Shape::ball(0.01).unwrap();
    let path = Motion::linear(Pose::at(DVec3::new(0.13, 0.21, 1.0)), DVec3::Z * -100.0);
    let hit =
        time_of_impact_with_mesh(&sheet, &fixed, &ball, &path, 1.0 / 60.0, SweepSettings::default(), &mut ws).unwrap();
    assert!(hit.proved && (hit.time - 0.0099).abs() < 1e-7);
}

/// A floor up to a wall: one sheet with a concave edge, in small cells.
fn floor_and_wall() -> Soup {
    let mut soup = field(20, 20, 0.1, |_, _| 0.0);
    soup.0.iter_mut().for_each(|p| {
        *p = if p.x > 0.0 { DVec3::new(0.0, p.y, p.x) } else { *p };
    });
    soup
}

#[test]
fn a_box_sunk_into_a_floor_still_has_all_its_corners_at_the_wall() {
    let m = mesh(&floor_and_wall());
    assert_eq!(m.facet_count(), 2);
    let cube = Shape::cuboid_size(DVec3::splat(0.5)).unwrap();
    for (floor, wall) in [(-1e-5, -5e-6), (-1e-5, 1e-5), (0.0, 0.0), (1e-3, -1e-5), (-3e-3, -2e-3)] {
        let pose = Pose::at(DVec3::new(-0.25 - wall, 0.03, 0.25 + floor));
        let found = contacts(&m, &Pose::IDENTITY, &cube, &pose, 0.01);
        assert_eq!((found.len(), found.points().len()), (2, 8), "{floor} {wall} {found:?}");
        for one in found.iter() {
            let gap = if one.normal == DVec3::Z { floor } else { wall };
            assert!(one.normal == DVec3::Z || one.normal == DVec3::NEG_X, "{found:?}");
            assert!(one.points.iter().all(|p| (p.gap - gap).abs() < 1e-15), "{floor} {wall} {found:?}");
        }
    }
}

#[test]
fn a_plank_on_a_ridge_has_two_points_and_a_box_on_a_tip_has_one() {
    let roof = mesh(&field(8, 8, 0.25, |x, _| -0.3 * x.abs()));
    let plank = Shape::cuboid_size(DVec3::new(0.6, 0.2, 0.05)).unwrap();
    for gap in [0.0, 1e-3, -1e-5] {
        let pose = Pose::at(DVec3::new(0.1, 0.03, 0.025 + gap));
        let found = contacts(&roof, &Pose::IDENTITY, &plank, &pose, 0.01);
        assert_eq!(found.points().len(), 2, "{gap} {found:?}");
        assert!(found.iter().all(|f| (f.normal - DVec3::Z).length() < 1e-12), "{found:?}");
        for y in [-0.07, 0.13] {
            let at = DVec3::new(0.0, y, 0.0);
            assert!(found.points().iter().any(|p| p.position_a.distance(at) < 1e-12 && (p.gap - gap).abs() < 1e-15));
        }
    }
    let tent: Soup = (
        vec![
            DVec3::ZERO,
            DVec3::new(1.0, 0.0, -0.5),
            DVec3::new(0.0, 1.0, -0.5),
            DVec3::new(-1.0, 0.0, -0.5),
            DVec3::new(0.0, -1.0, -0.5),
        ],
        vec![[0, 1, 2], [0, 2, 3], [0, 3, 4], [0, 4, 1]],
    );
    let tent = mesh(&tent);
    let cube = Shape::cuboid_size(DVec3::splat(0.3)).unwrap();
    for gap in [1e-4, 0.0, -1e-5] {
        let found = contacts(&tent, &Pose::IDENTITY, &cube, &Pose::at(DVec3::new(0.02, 0.05, 0.15 + gap)), 0.001);
        assert_eq!(found.points().len(), 1, "{found:?}");
        assert!(
            (found.first().unwrap().normal - DVec3::Z).length() < 1e-15 && (found.points()[0].gap - gap).abs() < 1e-15
        );
    }
    // a saddle has no corner: a ball over its middle touches faces or edges alike on both sides
    let saddle = mesh(&field(8, 8, 0.25, |x, y| x * x - y * y));
    let found = contacts(&saddle, &Pose::IDENTITY, &Shape::ball(0.4).unwrap(), &Pose::at(DVec3::Z * 0.41), 0.05);
    let sum = found.iter().fold(DVec3::ZERO, |s, f| s + f.normal);
    assert!(found.points().len() >= 2 && sum.x.abs() + sum.y.abs() < 1e-12, "{found:?}");
    assert!(found.points().iter().all(|p| p.feature >> 60 != 1), "{found:?}");
}

/// A ridge and a sharp edge across it touch where they cross, however little they overlap: a face beside the edge that is nearly level is above the
/// ridge by far less than the edge is below it.
#[test]
fn crossing_edges_that_graze_touch_where_they_cross() {
    let roof = mesh(&field(8, 8, 0.25, |x, _| -0.2 * x.abs()));
    let cube = Shape::cuboid_size(DVec3::splat(0.2)).unwrap();
    for degrees in [0.5_f64, 3.0, 20.0, 45.0, 70.0, 87.0, 89.5] {
        let turn = tumble_math::trig::rotation(DVec3::X, degrees.to_radians());
        // lowest edge, along x
        let lowest =
            [0.1, -0.1].map(|y| turn * DVec3::new(0.0, y, -0.1)).into_iter().min_by(|a, b| a.z.total_cmp(&b.z));
        let lowest = lowest.unwrap();
        let depths = std::iter::successors(Some(1e-10), |d| Some(d * 1.1)).take_while(|d| *d < 1e-5);
        for depth in depths {
            let at = DVec3::new(0.0, 0.03, -depth);
            let pose = Pose::new(at - lowest, turn);
            let found = contacts(&roof, &Pose::IDENTITY, &cube, &pose, 0.0);
            let pressing = found.iter().flat_map(|f| f.points.iter().map(move |p| (f.normal, p)));
            let mut count = 0;
            for (n, p) in pressing.filter(|(_, p)| p.gap < 0.0) {
                count += 1;
                assert!(
                    (n - DVec3::Z).length() < 1e-12 && (p.gap + depth).abs() < 1e-15,
                    "{degrees} {depth:e} {found:?}"
                );
                assert!(p.position_a.distance(DVec3::Y * 0.03) < 1e-12, "{degrees} {depth:e} {found:?}");
            }
            assert_eq!(count, 1, "{degrees} {depth:e} {found:?}");
        }
    }
}

#[test]
fn sheets_push_the_side_that_the_middle_is_on_and_fronts_only_before_them() {
    let (points, triangles) = field(8, 8, 0.25, |_, _| 0.0);
    let of = |sides| Mesh::new(&points, &triangles, &MeshOptions { sides, ..MeshOptions::default() }).unwrap();
    for (sides, below) in [(Sides::Both, 1), (Sides::Front, 0)] {
        let m = of(sides);
        let mut r = Random::new(406);
        for kind in 0..6 {
            let shape = r.convex(kind, 0.3);
            let (up, down) =
                (shape.extent_along(&Pose::IDENTITY, DVec3::NEG_Z), shape.extent_along(&Pose::IDENTITY, DVec3::Z));
            let above = contacts(&m, &Pose::IDENTITY, &shape, &Pose::at(DVec3::Z * (up - 1e-5)), 0.001);
            let under = contacts(&m, &Pose::IDENTITY, &shape, &Pose::at(DVec3::Z * (1e-5 - down)), 0.001);
            assert_eq!((above.len(), under.len()), (1, below), "{}", shape.kind());
            assert_eq!(above.first().unwrap().normal, DVec3::Z);
            assert!(under.iter().all(|u| u.normal == DVec3::NEG_Z));
        }
    }
}

/// Which side of a sheet a part is on is told where the sheet is nearest its middle, not by the planes of facets that it leans over: before a sheet it
/// meets what it meets of a front, whichever way the triangles of the sheet are wound.
#[test]
fn before_a_sheet_a_part_meets_what_it_meets_of_a_front() {
    let mut r = Random::new(411);
    let heights: Vec<f64> = (0..4096).map(|_| r.range(0.0, 0.4)).collect();
    let rough =
        |x: f64, y: f64| heights[((x * 2.5).round() as i64 * 61 + (y * 2.5).round() as i64).rem_euclid(4096) as usize];
    let (points, triangles) = field(16, 16, 0.4, rough);
    let turned: Vec<[u32; 3]> = triangles.iter().map(|t| [t[0], t[2], t[1]]).collect();
    let of = |triangles: &[[u32; 3]], sides| {
        Mesh::new(&points, triangles, &MeshOptions { sides, ..MeshOptions::default() }).unwrap()
    };
    let (front, sheets) = (of(&triangles, Sides::Front), [of(&triangles, Sides::Both), of(&turned, Sides::Both)]);
    let sorted = |m: &Manifolds| {
        let of = |f: Manifold<'_>| f.points.iter().map(move |p| (p.gap, f.normal)).collect::<Vec<_>>();
        let mut all: Vec<(f64, DVec3)> = m.iter().flat_map(of).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.x.total_cmp(&b.1.x)));
        all
    };
    let (mut met, mut overlaps) = (0, 0);
    for trial in 0..6000 {
        let shape = r.convex(trial % 6, 0.4);
        let pose = Pose::new(DVec3::new(r.range(-1.5, 1.5), r.range(-1.5, 1.5), r.range(0.2, 0.7)), r.rotation());
        // a cone's middle is below its origin, a hull's anywhere
        let before = |z: f64| {
            let at = pose.point(DVec3::Z * z);
            front.nearest(at, 1.0, &mut MeshWorkspace::default()).is_some_and(|n| n.distance > 0.02)
        };
        if trial % 6 == 5 || ![0.0, -0.1, -0.2].into_iter().all(before) {
            continue;
        }
        let exact = sorted(&contacts(&front, &Pose::IDENTITY, &shape, &pose, 0.02));
        // deeper in, the sheet is nearest the middle in several places
        if exact.first().is_some_and(|p| p.0 < -0.1) {
            continue;
        }
        for sheet in &sheets {
            let found = sorted(&contacts(sheet, &Pose::IDENTITY, &shape, &pose, 0.02));
            assert_eq!(found.len(), exact.len(), "{} {trial}: {found:?} {exact:?}", shape.kind());
            for (a, b) in found.iter().zip(&exact) {
                assert!(
                    (a.0 - b.0).abs() < 1e-9 && (a.1 - b.1).length() < 1e-6,
                    "{} {trial}: {a:?} {b:?}",
                    shape.kind()
                );
            }
        }
        met += usize::from(!exact.is_empty());
        overlaps += usize::from(exact.first().is_some_and(|p| p.0 < -0.01));
    }
    assert!(met > 1000 && overlaps > 700, "{met} {overlaps}");
}

#[test]
fn turned_and_far_meshes_touch_alike_and_the_order_of_triangles_changes_nothing() {
    let mut r = Random::new(407);
    let hills = |x: f64, y: f64| 0.2 * tumble_math::trig::sin(3.0 * x) * tumble_math::trig::sin(2.0 * y);
    let soup = field(16, 16, 0.2, hills);
    let (first, mut other) = (mesh(&soup), soup.clone());
    for k in (1..other.1.len()).rev() {
        other.1.swap(k, r.below(k as u64 + 1) as usize);
    }
    let second = mesh(&other);
    let sorted = |m: &Manifolds, back: &Pose| {
        let mut all: Vec<(f64, DVec3)> = m.points().iter().map(|p| (p.gap, back.inverse_point(p.position_a))).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.x.total_cmp(&b.1.x)));
        all
    };
    for trial in 0..600 {
        let shape = r.convex(trial % 6, 0.3);
        let pose = Pose::new(DVec3::new(r.range(-1.0, 1.0), r.range(-1.0, 1.0), r.range(0.1, 0.4)), r.rotation());
        let at_home = contacts(&first, &Pose::IDENTITY, &shape, &pose, 0.05);
        let here = sorted(&at_home, &Pose::IDENTITY);
        // one triangle answers for an edge, another one after shuffling: the same contact to rounding
        let shuffled = sorted(&contacts(&second, &Pose::IDENTITY, &shape, &pose, 0.05), &Pose::IDENTITY);
        let far = Pose::new(r.direction() * if trial % 2 == 0 { 1.0 } else { 1e5 }, r.rotation());
        let away = sorted(&contacts(&first, &far, &shape, &far.then(&pose), 0.05), &far);
        for (there, near) in [(&shuffled, 1e-12), (&away, 1e-8)] {
            if trial % 6 == 3 || trial % 6 == 4 {
                // edges are searched for by golden section: right in the gap, not in the number of points that tie
                if here.first().is_some_and(|p| p.0 > 0.0) {
                    assert!((here[0].0 - there[0].0).abs() < 1e-7, "{} {trial}", shape.kind());
                }
                continue;
            }
            assert_eq!(here.len(), there.len(), "{} {trial}", shape.kind());
            for (a, b) in here.iter().zip(there.iter()) {
                assert!((a.0 - b.0).abs() < near, "{} {trial}: {a:?} {b:?}", shape.kind());
            }
        }
    }
}

/// 5,000 soups and parts; TUMBLE_SOUPS=1000000 makes a million.
#[test]
fn no_soup_and_no_part_make_a_contact_panic_or_not_finite() {
    let soups = std::env::var("TUMBLE_SOUPS").ok().and_then(|n| n.parse().ok()).unwrap_or(5_000_u64);
    let mut r = Random::new(408);
    let (mut ws, mut out, mut points) = (MeshContactWorkspace::default(), Manifolds::new(), 0);
    for trial in 0..soups {
        let corners = 3 + r.below(12) as usize;
        let coarse = r.below(2) == 0;
        let cloud: Vec<DVec3> = (0..corners)
            .map(|_| {
                let mut c = || if coarse { r.below(3) as f64 - 1.0 } else { r.range(-1.0, 1.0) };
                DVec3::new(c(), c(), c())
            })
            .collect();
        let mut name = || r.below(corners as u64) as u32;
        let triangles: Vec<[u32; 3]> = (0..12).map(|_| [name(), name(), name()]).collect();
        let Ok(m) = Mesh::new(&cloud, &triangles, &MeshOptions::default()) else { continue };
        let shape = r.convex(trial % 6, 0.7);
        let pose = if r.below(3) == 0 { Pose::at(DVec3::new(0.0, 0.0, 0.5)) } else { r.pose(1.0) };
        collide_mesh(&m, &Pose::IDENTITY, &shape, &pose, 0.1, Settings::default(), &mut ws, &mut out);
        for f in out.iter() {
            assert!((f.normal.length() - 1.0).abs() < 1e-9, "{trial} {f:?}");
            for p in f.points {
                assert!(p.gap <= 0.1 && p.position_a.is_finite() && p.position_b.is_finite(), "{trial} {p:?}");
                assert!((p.position_a + f.normal * p.gap - p.position_b).length() < 1e-9, "{trial} {p:?}");
                points += 1;
            }
        }
        let path = Motion::linear(pose, r.direction());
        let settings = SweepSettings { tolerance: 1e-4, max_steps: 50 };
        time_of_impact_with_mesh(&m, &Motion::fixed(Pose::IDENTITY), &shape, &path, 0.5, settings, &mut ws);
    }
    assert!(points > soups, "{points}");
}

#[test]
fn a_shallow_overlap_with_a_box_of_triangles_is_as_deep_as_with_the_box() {
    let mut r = Random::new(409);
    let h = DVec3::new(0.6, 0.4, 0.3);
    let (m, table) = (mesh(&cuboid(h)), Shape::cuboid_half_extents(h).unwrap());
    let mut ws = QueryWorkspace::new();
    let (mut compared, mut worst) = ([0; 6], [0.0_f64; 6]);
    for trial in 0..samples(5_000) {
        let kind = trial % 6;
        let shape = r.convex(kind, 0.4);
        let pose = Pose::new(r.direction() * r.range(0.4, 1.1), r.rotation());
        let exact = distance(&table, &Pose::IDENTITY, &shape, &pose, &mut ws).unwrap();
        if !(exact < -1e-6 && exact > -0.01) {
            continue;
        }
        let found = contacts(&m, &Pose::IDENTITY, &shape, &pose, 0.0);
        let ours = found.deepest().unwrap_or(0.0);
        compared[kind as usize] += 1;
        let ratio = ours / exact;
        if exact - ours > worst[kind as usize] {
            worst[kind as usize] = exact - ours;
        }
        assert!(ratio > 0.999_999, "{} {trial}: {ours} {exact} {found:?}", shape.kind());
    }
    assert!(compared.iter().all(|&n| n > samples(5)), "{compared:?}");
    // no depth is overstated
    assert!(worst.iter().all(|&w| w < 1e-9), "{compared:?} {worst:?}");
}
