//! Bodies on a height field: recorded, audited, and normals that are none of its surface found out.

use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, DVec3, HeightField, MeshOptions, Pose, Shape, Sides, World, trig};
use tumble_recording::{Ending, Options, Reader, Setup, Writer, audit};

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Bodies of five kinds on a corrugated sheet, on its slopes and across its ridges.
fn record(path: &Path) {
    let mut world = World::new();
    let heights: Vec<f64> = (0..13 * 7).map(|k| if k % 13 % 2 == 0 { 0.05 } else { 0.0 }).collect();
    let field = HeightField { heights, size: (13, 7), cell: (0.1, 0.3), materials: None };
    world.add(BodyBuilder::height_field(&field).friction(0.5)).unwrap();
    let bodies = [
        BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.1)),
        BodyBuilder::cylinder(0.1, 0.1),
        BodyBuilder::cone(0.1, 0.15),
        BodyBuilder::capsule(0.04, 0.2),
        BodyBuilder::ball(0.03),
    ];
    for (k, body) in bodies.into_iter().enumerate() {
        let turn = trig::rotation(DVec3::new(0.1, 0.3, 1.0).normalize(), 0.3 + k as f64);
        let place = DVec3::new(0.22 * (k as f64 - 2.0), 0.3 * (k % 2) as f64 - 0.15, 0.3);
        world.add(body.mass(1.0).friction(0.5).position(place).orientation(turn)).unwrap();
    }
    let setup = Setup { step: 0.005, ..Setup::default() };
    let mut writer = Writer::create(path, &setup, &world, &[], &Options::default()).unwrap();
    for _ in 0..200 {
        world.step(0.005);
        assert!(writer.frame(&world, 0));
    }
    drop(writer.finish(Ending::Complete));
}

/// How many contacts the audit says to have a normal that is none of the surfaces, in a frame.
fn wrong_normals(path: &Path, frame: u64) -> usize {
    let found = audit(&Reader::open(path).unwrap(), |_, _| ()).unwrap();
    found.violations.iter().filter(|v| v.frame == frame && v.what.contains("its normal is none")).count()
}

#[test]
fn normals_that_are_none_of_the_surface_are_violations() {
    let path = file("surfaces.db");
    record(&path);
    let found = audit(&Reader::open(&path).unwrap(), |_, _| ()).unwrap();
    assert!(found.holds(), "{:?}", found.violations);
    assert!(found.contacts > 1_000, "{}", found.contacts);
    // into the ground, and that of the slope on the other side of the ridge
    for (k, forged) in ["nx = -nx, ny = -ny, nz = -nz", "nx = -nx"].into_iter().enumerate() {
        let forgery = file(&format!("surfaces{k}.db"));
        record(&forgery);
        let slope = "frame = 100 AND body_a = 0 AND origin = 'near' AND abs(abs(nx) - 0.4472) < 1e-3";
        let sql =
            format!("UPDATE contact SET {forged} WHERE {slope} AND id = (SELECT min(id) FROM contact WHERE {slope})");
        let connection = Connection::open(&forgery).unwrap();
        connection.execute_batch(&sql).unwrap_or_else(|e| panic!("{sql}: {e}"));
        drop(connection);
        assert_eq!(wrong_normals(&forgery, 100), 1, "{forged}");
    }
}

/// Cones and drums that begin in a floor roll on in it, each step by what they turn: a level mesh is a half-space, to the bit, and is
/// judged as one.
#[test]
fn what_turns_in_a_mesh_is_judged_as_in_a_half_space() {
    let half_space = Shape::half_space(DVec3::Z).unwrap();
    let mesh = Shape::mesh(
        &[(-4.0, -4.0), (4.0, -4.0), (4.0, 4.0), (-4.0, 4.0)].map(|(x, y)| DVec3::new(x, y, 0.0)),
        &[[0, 1, 2], [0, 2, 3]],
        &MeshOptions { sides: Sides::Front, ..MeshOptions::default() },
    );
    let shapes = [Shape::cone(0.1, 0.15).unwrap(), Shape::cylinder(0.1, 0.06).unwrap()];
    let mut deeper = 0;
    for k in 0..8 {
        let shape = &shapes[k % 2];
        let turn = trig::rotation(DVec3::new(1.0, 0.2, 0.3).normalize(), 0.4 + 0.3 * k as f64);
        let sunk = shape.extent_along(&Pose::new(DVec3::ZERO, turn), -DVec3::Z) - 0.002;
        let judged = [half_space.clone(), mesh.clone().unwrap()].map(|floor| {
            let path = file(&format!("turns-{k}-{}.db", floor.kind()));
            let mut world = World::new();
            let mut settings = *world.settings();
            settings.correction.enabled = false;
            world.set_settings(settings).unwrap();
            world.add(BodyBuilder::fixed().shape(floor).friction(0.0)).unwrap();
            let body = BodyBuilder::dynamic().shape(shape.clone()).density(500.0).friction(0.0);
            let spin = DVec3::new(5.0, -3.0, 4.0);
            let body = world.add(body.position(DVec3::Z * sunk).orientation(turn).spin(spin)).unwrap();
            let setup = Setup { step: 1.0 / 60.0, ..Setup::default() };
            let mut writer = Writer::create(&path, &setup, &world, &[], &Options::default()).unwrap();
            let mut depths: Vec<f64> = Vec::new();
            for _ in 0..40 {
                let report = world.step(1.0 / 60.0);
                depths.push(report.contacts.iter().fold(0.0, |d, c| if -c.gap > d { -c.gap } else { d }));
                assert!(writer.frame(&world, 0));
            }
            drop(writer.finish(Ending::Complete));
            let found = audit(&Reader::open(&path).unwrap(), |_, _| {}).unwrap();
            let grows = depths.windows(2).any(|d| d[0] > 1e-4 && d[1] > d[0] + 1e-6);
            (found.violation_count, grows, world.body(body).unwrap().pose())
        });
        let [floor, sheet] = judged;
        assert_eq!(floor.2, sheet.2, "{k}");
        assert_eq!(floor.0, sheet.0, "{k}: {} violations on the half-space, {} on the mesh", floor.0, sheet.0);
        deeper += u32::from(floor.1 && floor.0 == 0);
    }
    assert!(deeper > 0, "no body got deeper");
}

/// The plane of a triangle goes on under a neighbour that rises from it, by however little: drums tumble fast, far from the origin, over a hollow
/// of two millionths of a radian, and points of their rims have contacts with the plane that they leave as well.
#[test]
fn what_tumbles_over_the_faintest_hollow_keeps_the_laws() {
    let path = file("hollow.db");
    let bend = |x: f64| if x > 0.0 { 2.2e-6 * x } else { 0.0 };
    let points: Vec<DVec3> = [-0.3, 0.0, 0.3]
        .into_iter()
        .flat_map(|x| [-4.0, 4.0].map(|y| DVec3::new(100.0 + x, 100.0 + y, bend(x))))
        .collect();
    let triangles = [[0, 2, 3], [0, 3, 1], [2, 4, 5], [2, 5, 3]];
    let options = MeshOptions { sides: Sides::Front, ..MeshOptions::default() };
    let mesh = Shape::mesh(&points, &triangles, &options).unwrap();
    let mut world = World::new();
    world.add(BodyBuilder::fixed().shape(mesh).friction(0.5)).unwrap();
    for k in 0..8 {
        let turn = trig::rotation(DVec3::new(1.0, 0.3 * f64::from(k) - 1.0, 0.2).normalize(), 0.5 + 0.3 * f64::from(k));
        let drum = Shape::cylinder(0.1, 0.12).unwrap();
        let high = drum.extent_along(&Pose::new(DVec3::ZERO, turn), -DVec3::Z) + 0.005;
        let place = DVec3::new(99.9, 97.0 + 0.8 * f64::from(k), high);
        let body = BodyBuilder::dynamic().shape(drum).density(500.0).friction(0.5).position(place).orientation(turn);
        world.add(body.velocity(DVec3::new(3.0, 0.0, -0.3)).spin(DVec3::new(4.0, 12.0, -5.0))).unwrap();
    }
    let setup = Setup { step: 0.01, ..Setup::default() };
    let mut writer = Writer::create(&path, &setup, &world, &[], &Options::default()).unwrap();
    for _ in 0..10 {
        world.step(0.01);
        assert!(writer.frame(&world, 0));
    }
    drop(writer.finish(Ending::Complete));
    let found = audit(&Reader::open(&path).unwrap(), |_, _| ()).unwrap();
    assert!(found.holds(), "{:?}", found.violations);
}
