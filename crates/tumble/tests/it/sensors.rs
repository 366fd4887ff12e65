//! Sensors: who comes in, who leaves, and who crosses within a step.

use tumble::{
    BodyBuilder, BodyId, DQuat, DVec3, Event, Groups, MeshOptions, Pose, Settings, Shape, ShapeOptions, Sides, World,
    WorldError,
};

fn events(world: &World) -> Vec<(bool, BodyId, BodyId)> {
    let tell = |e: &Event| match *e {
        Event::Entered { sensor, body } => Some((true, sensor, body)),
        Event::Left { sensor, body } => Some((false, sensor, body)),
        _ => None,
    };
    world.report().events.iter().filter_map(tell).collect()
}

fn gate(size: DVec3) -> BodyBuilder {
    BodyBuilder::cuboid(size).as_fixed().sensor(true)
}

#[test]
fn a_ball_falls_through_a_gate_and_is_told_of_twice() {
    let mut world = World::new();
    let sensor = world.add(gate(DVec3::new(1.0, 1.0, 0.2))).unwrap();
    let ball = world.add(BodyBuilder::ball(0.1).position(DVec3::new(0.0, 0.0, 1.0))).unwrap();
    let mut told = Vec::new();
    for _ in 0..240 {
        let report = world.step(1.0 / 240.0);
        assert!(report.contacts.is_empty());
        let time = report.time;
        told.extend(events(&world).into_iter().map(|e| (e, time)));
    }
    let expected = |z: f64| (2.0 * (1.0 - z) / 9.81).sqrt();
    assert_eq!(told.iter().map(|t| t.0).collect::<Vec<_>>(), [(true, sensor, ball), (false, sensor, ball)]);
    for (k, z) in [(0, 0.2), (1, -0.2)] {
        let late = told[k].1 - expected(z);
        assert!((0.0..=1.0 / 240.0 + 1e-9).contains(&late), "{k}: {late}");
    }
    // it fell as if nothing had been there
    assert!((world.position(ball).unwrap().z - (1.0 - 0.5 * 9.81)).abs() < 1e-9);
}

/// A bullet is in front of a thin gate in one frame and behind it in the next.
#[test]
fn what_crosses_within_a_step_enters_and_leaves() {
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    let sensor = world.add(gate(DVec3::new(0.01, 1.0, 1.0))).unwrap();
    let aside = world.add(gate(DVec3::new(0.01, 1.0, 1.0)).position(DVec3::Y * 3.0)).unwrap();
    let bullet = BodyBuilder::ball(0.01).position(DVec3::X * -2.0).velocity(DVec3::X * 300.0);
    let bullet = world.add(bullet).unwrap();
    let mut told = Vec::new();
    for _ in 0..4 {
        world.step(1.0 / 240.0);
        told.push(events(&world));
    }
    assert_eq!(told.concat(), [(true, sensor, bullet), (false, sensor, bullet)]);
    assert!(told.iter().any(|t| t.len() == 2), "in one step: {told:?}");
    assert!(told.concat().iter().all(|t| t.1 != aside));
}

/// A ball comes through a thin gate, bounces and goes back within one step: it was in the gate in neither frame.
#[test]
fn what_bounces_behind_a_gate_crosses_it() {
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    let sensor = world.add(gate(DVec3::new(0.01, 2.0, 2.0)).position(DVec3::X * -0.6)).unwrap();
    world.add(BodyBuilder::fixed().shape(Shape::half_space(-DVec3::X).unwrap()).restitution(1.0)).unwrap();
    let ball = BodyBuilder::ball(0.05).position(DVec3::X * -0.9).velocity(DVec3::X * 60.0).restitution(1.0);
    let ball = world.add(ball).unwrap();
    let mut told = Vec::new();
    for _ in 0..6 {
        world.step(1.0 / 60.0);
        told.extend(events(&world));
    }
    assert!(world.velocity(ball).unwrap().x < -50.0, "it bounced");
    assert_eq!(told[..2], [(true, sensor, ball), (false, sensor, ball)]);
}

/// A box that slides on a floor whose top is a sensor's face touches it and is not in it, step after step.
#[test]
fn what_slides_along_a_gate_does_not_cross_it() {
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    world.add(gate(DVec3::new(10.0, 10.0, 1.0)).position(DVec3::Z * -0.5)).unwrap();
    let cube = BodyBuilder::cuboid(DVec3::ONE).position(DVec3::new(0.0, 0.0, 0.5 + 1e-9));
    world.add(cube.velocity(DVec3::new(2.0, 0.3, 0.0))).unwrap();
    for _ in 0..100 {
        world.step(1.0 / 240.0);
        assert_eq!(events(&world), []);
    }
}

#[test]
fn a_sensor_moves_with_its_body_and_weighs_nothing() {
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    let zone = Shape::ball(1.0).unwrap();
    let options = ShapeOptions { sensor: Some(true), ..ShapeOptions::default() };
    let drone = BodyBuilder::ball(0.1).density(1000.0).velocity(DVec3::X).shape_with(zone, Pose::IDENTITY, options);
    let drone = world.add(drone).unwrap();
    let post =
        world.add(BodyBuilder::cuboid(DVec3::splat(0.2)).as_fixed().position(DVec3::new(3.0, 0.5, 0.0))).unwrap();
    let mass = world.body(drone).unwrap().mass();
    assert!((mass - 1000.0 * 4.0 / 3.0 * std::f64::consts::PI * 1e-3).abs() < 1e-9);
    let mut told = Vec::new();
    for _ in 0..600 {
        assert!(world.step(0.01).contacts.is_empty());
        told.extend(events(&world));
    }
    assert_eq!(told, [(true, drone, post), (false, drone, post)]);
    assert_eq!(world.velocity(drone).unwrap(), DVec3::X);
}

#[test]
fn groups_and_ignored_pairs_count_and_sensors_do_not_see_each_other() {
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    let sensor = world.add(gate(DVec3::ONE).groups(Groups { member: 1, meets: 1 })).unwrap();
    world.add(gate(DVec3::ONE).as_kinematic()).unwrap();
    let seen = world.add(BodyBuilder::ball(0.1)).unwrap();
    let unseen = world.add(BodyBuilder::ball(0.1).groups(Groups { member: 2, meets: !0 })).unwrap();
    let ignored =
        world.add(BodyBuilder::ball(0.1).groups(Groups { member: 1, meets: 1 }).position(DVec3::X * 0.3)).unwrap();
    world.ignore(sensor, ignored).unwrap();
    world.step(0.01);
    let of_first: Vec<_> = events(&world).into_iter().filter(|e| e.1 == sensor).collect();
    assert_eq!(of_first, [(true, sensor, seen)]);
    assert!(events(&world).iter().all(|e| e.2 == seen || e.2 == unseen || e.2 == ignored));
    world.heed(sensor, ignored).unwrap();
    world.step(0.01);
    assert_eq!(events(&world), [(true, sensor, ignored)]);
}

/// The corners of a cube, and its triangles, counter-clockwise from outside.
fn cube(size: f64) -> (Vec<DVec3>, Vec<[u32; 3]>) {
    let corner = |k: u32| {
        DVec3::new(f64::from(k & 1), f64::from(k >> 1 & 1), f64::from(k >> 2)) * size - DVec3::splat(0.5 * size)
    };
    let faces = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];
    let triangles = faces.iter().flat_map(|&[a, b, c, d]| [[a, b, c], [a, c, d]]).collect();
    ((0..8).map(corner).collect(), triangles)
}

#[test]
fn a_solid_mesh_knows_who_is_inside_and_an_open_one_is_refused() {
    let (points, triangles) = cube(10.0);
    let mut world = World::new();
    let room = BodyBuilder::mesh(&points, &triangles).sensor(true);
    let room = world.add(room).unwrap();
    let deep = world.add(BodyBuilder::ball(0.1)).unwrap();
    let boxed = world.add(BodyBuilder::cuboid(DVec3::splat(0.3)).position(DVec3::X)).unwrap();
    let mut told = Vec::new();
    for k in 0..300 {
        assert!(world.step(0.01).contacts.is_empty(), "{k}");
        told.extend(events(&world));
    }
    assert_eq!(told.len(), 4, "{told:?}");
    assert_eq!(told[..2], [(true, room, deep), (true, room, boxed)]);
    assert!(told[2..].iter().all(|t| !t.0));
    let open = BodyBuilder::mesh(&points, &triangles[..10]).sensor(true);
    assert_eq!(world.add(open), Err(WorldError::OpenSensor));
    let sheet =
        Shape::mesh(&points, &triangles, &MeshOptions { sides: Sides::Both, ..MeshOptions::default() }).unwrap();
    assert_eq!(world.add(BodyBuilder::fixed().shape(sheet).sensor(true)), Err(WorldError::OpenSensor));
}

/// A hail through several gates: the same events in the same order, whatever the number of threads and after a restore.
#[test]
fn events_are_the_same_for_any_number_of_threads() {
    let make = |threads: usize| {
        let mut world = World::new();
        world.set_settings(Settings { threads, ..Settings::default() }).unwrap();
        world.add(BodyBuilder::ground()).unwrap();
        for k in 0..5_i32 {
            let spin = DVec3::new(0.0, 0.5, 2.0);
            let door = gate(DVec3::new(2.0, 0.3, 0.05)).as_kinematic().spin(spin);
            world.add(door.position(DVec3::new(0.0, 0.0, 0.5 + f64::from(k)))).unwrap();
        }
        for k in 0..150_i32 {
            let at = DVec3::new(f64::from(k % 5) - 2.0, f64::from(k / 5 % 5) - 2.0, 1.0 + 0.5 * f64::from(k / 25));
            let fast = DVec3::new(0.0, 0.0, -f64::from(k % 7) * 5.0);
            world.add(BodyBuilder::cuboid(DVec3::splat(0.2)).position(at * 0.5).velocity(fast)).unwrap();
        }
        world
    };
    let run = |mut world: World, restore: bool| {
        let mut told = Vec::new();
        for k in 0..80 {
            world.step(1.0 / 60.0);
            told.push(events(&world));
            if restore && k == 40 {
                let bytes = world.snapshot().to_bytes();
                world = make(1);
                world.restore_bytes(&bytes).unwrap();
            }
        }
        told
    };
    let one = run(make(1), false);
    assert!(one.concat().len() > 50, "{}", one.concat().len());
    assert_eq!(one, run(make(3), false));
    assert_eq!(one, run(make(1), true));
    for list in &one {
        let keys: Vec<_> = list.iter().map(|e| (e.1, e.2)).collect();
        assert!(keys.is_sorted());
    }
}

#[test]
fn a_half_space_tells_what_fell_out_of_the_world() {
    let mut world = World::new();
    let abyss = BodyBuilder::ground().sensor(true).position(DVec3::Z * -2.0).orientation(DQuat::IDENTITY);
    let abyss = world.add(abyss).unwrap();
    let balls: Vec<_> =
        (0..5).map(|k| world.add(BodyBuilder::ball(0.1).position(DVec3::X * f64::from(k))).unwrap()).collect();
    let mut told = Vec::new();
    for _ in 0..100 {
        world.step(0.01);
        told.extend(events(&world));
    }
    assert_eq!(told, balls.iter().map(|b| (true, abyss, *b)).collect::<Vec<_>>());
    world.remove(balls[2]).unwrap();
    world.step(0.01);
    assert_eq!(events(&world), []);
}
