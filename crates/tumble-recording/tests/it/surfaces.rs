//! Bodies on a height field: recorded, audited, and normals that are none of its surface found out.

use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, DVec3, HeightField, World, trig};
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
