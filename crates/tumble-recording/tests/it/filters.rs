//! Groups, sensors, moving surfaces and damping: recorded, judged by the audit, and changes of them found out.

use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, DQuat, DVec3, Groups, Pose, Shape, ShapeId, ShapeOptions, World};
use tumble_recording::{Cell, Ending, Options, Reader, Setup, Writer, audit, parts, verify};

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Parcels on a belt that a damped one bounces on, a ghost that falls through all of it, a cart with a belt of its own, and a
/// gate.
fn world() -> World {
    let mut world = World::new();
    let at = DVec3::new;
    let belt = BodyBuilder::cuboid(at(10.0, 1.0, 1.0)).as_fixed().position(at(0.0, 0.0, -0.5)).friction(0.4);
    world.add(belt.surface_velocity(at(1.0, 0.2, 0.0))).unwrap();
    let ghost = Groups { member: 1 << 40, meets: 1 << 41 };
    let parcel =
        |x: f64, z: f64| BodyBuilder::cuboid(DVec3::splat(0.3)).mass(2.0).position(at(x, 0.0, z)).friction(0.4);
    world.add(parcel(-1.0, 0.15)).unwrap();
    world
        .add(parcel(0.0, 0.6).restitution(0.5).linear_damping(0.8).angular_damping(2.0).spin(at(1.0, 2.0, 0.5)))
        .unwrap();
    let fast = world.add(parcel(1.5, 0.5).groups(ghost).velocity(at(0.0, 0.0, -200.0))).unwrap();
    let ignored = world.add(parcel(1.5, 0.2)).unwrap();
    world.ignore(fast, ignored).unwrap();
    world.add(BodyBuilder::cuboid(at(0.1, 1.0, 1.0)).as_fixed().sensor(true).position(at(-0.5, 0.0, 0.5))).unwrap();
    let slow = ShapeOptions { surface_velocity: Some(DVec3::ZERO), ..ShapeOptions::default() };
    let cart = BodyBuilder::cuboid(at(1.0, 0.5, 0.2)).mass(8.0).friction(0.3).surface_velocity(at(-0.7, 0.0, 0.0));
    let hump = Shape::cuboid_size(at(0.2, 0.5, 0.2)).unwrap();
    let cart = cart.shape_with(hump, Pose::new(at(0.4, 0.0, 0.2), DQuat::IDENTITY), slow).position(at(3.0, 0.0, 0.1));
    world.add(cart).unwrap();
    world.add(BodyBuilder::ball(0.1).mass(0.5).position(at(2.9, 0.0, 0.31)).friction(0.3)).unwrap();
    world
}

fn record(path: &Path) -> World {
    let mut world = world();
    let mut writer =
        Writer::create(path, &Setup { step: 0.005, ..Setup::default() }, &world, &[], &Options::default()).unwrap();
    for _ in 0..200 {
        world.step(0.005);
        assert!(writer.frame(&world, 0));
    }
    drop(writer.finish(Ending::Complete));
    world
}

fn change(path: &Path, sql: &str) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(sql).unwrap_or_else(|e| panic!("{sql}: {e}"));
}

#[test]
fn what_is_filtered_driven_and_damped_is_recorded_and_audited() {
    let path = file("filters.db");
    let world = record(&path);
    let l = world.ledger();
    assert!(l.kinematic_work > 0.5 && l.damping_loss > 0.5, "{l:?}");
    let reader = Reader::open(&path).unwrap();
    let found = audit(&reader, |_, _| ()).unwrap();
    assert!(found.holds(), "{:?}", found.violations);
    assert!(verify(&reader, |_, _| ()).unwrap().is_intact());
    let last = reader.frame(200).unwrap();
    assert!(
        (last.damping_loss - l.damping_loss).abs() < 1e-12
            && last.dissipated == last.friction_loss + last.restitution_loss + last.damping_loss
    );
    let cart = reader.bodies().iter().find(|b| b.mass == 8.0).unwrap();
    let cart = parts(&cart.shape).unwrap();
    assert_eq!(cart.iter().map(|p| p.surface_velocity.x).collect::<Vec<_>>(), [-0.7, 0.0]);
    let ghost = parts(&reader.bodies()[3].shape).unwrap();
    assert_eq!(ghost[0].groups, Groups { member: 1 << 40, meets: 1 << 41 });
    let mut told = Vec::new();
    let sql = "SELECT kind, sensor, body FROM sensor_event ORDER BY frame";
    reader
        .query(
            sql,
            |_| (),
            |row| {
                told.push(row.to_vec());
                true
            },
        )
        .unwrap();
    let row = |kind: &str| vec![Cell::Text(kind.into()), Cell::Integer(5), Cell::Integer(1)];
    assert_eq!(told, [row("entered"), row("left")]);
}

#[test]
fn changed_numbers_of_them_are_violations() {
    let cases = [
        ("UPDATE frame SET damping_loss = damping_loss + 1e-3 WHERE frame = 60", "energy"),
        ("UPDATE frame SET kinematic_work = kinematic_work + 1e-3 WHERE frame = 60", "energy"),
        (
            "UPDATE body SET shape = replace(shape, '\"surface_velocity\":[1.0,', '\"surface_velocity\":[1.001,')",
            "contact",
        ),
        ("UPDATE meta SET value = replace(value, '0.8', '0.81') WHERE key = 'damping'", "momentum"),
        ("UPDATE meta SET value = '[[0,1]]' WHERE key = 'ignored'", "contact"),
        ("UPDATE body SET shape = json_remove(shape, '$.groups') WHERE id = 3", "passage"),
        (
            "UPDATE body SET shape = json_set(shape, '$.groups', json('{\"member\":\"2\",\"meets\":\"4\"}')) WHERE id = 1",
            "contact",
        ),
    ];
    for (k, (sql, law)) in cases.into_iter().enumerate() {
        let path = file(&format!("filters-{k}.db"));
        record(&path);
        change(&path, sql);
        let reader = Reader::open(&path).unwrap();
        let found = audit(&reader, |_, _| ()).unwrap();
        assert!(found.violations.iter().any(|v| v.law == law), "{sql}: {:?}", found.violations.first());
        assert!(!verify(&reader, |_, _| ()).unwrap().is_intact());
    }
}

#[test]
fn a_change_that_no_table_has_a_place_for_ends_the_recording() {
    type Change = fn(&mut World);
    let changes: [Change; 4] = [
        |w| {
            let id = w.bodies().nth(1).unwrap().id();
            w.set_groups(ShapeId { body: id, index: 0 }, Groups { member: 2, meets: 2 }).unwrap();
        },
        |w| {
            let id = w.bodies().next().unwrap().id();
            w.set_surface_velocity(ShapeId { body: id, index: 0 }, DVec3::ZERO).unwrap();
        },
        |w| {
            let id = w.bodies().nth(1).unwrap().id();
            w.set_damping(id, 1.0, 1.0).unwrap();
        },
        |w| {
            let ids: Vec<_> = w.bodies().map(|b| b.id()).collect();
            w.ignore(ids[0], ids[1]).unwrap();
        },
    ];
    for (k, change) in changes.into_iter().enumerate() {
        let (path, mut world) = (file(&format!("filters-end-{k}.db")), world());
        let mut writer = Writer::create(&path, &Setup::default(), &world, &[], &Options::default()).unwrap();
        world.step(0.005);
        assert!(writer.frame(&world, 0));
        let id = world.bodies().next().unwrap().id();
        world.set_user_data(id, 3).unwrap();
        world.step(0.005);
        assert!(writer.frame(&world, 0), "the user's number is no matter of the recording");
        change(&mut world);
        world.step(0.005);
        assert!(!writer.frame(&world, 0));
        let why = writer.finish(Ending::Complete).stopped.unwrap();
        assert!(why.contains("were changed"), "{k}: {why}");
    }
}
