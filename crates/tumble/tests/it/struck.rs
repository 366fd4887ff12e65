//! What is struck while it rests on a floor of slabs goes along the floor: the sides of the slabs ahead are no part of it.

use tumble::{BodyBuilder, DQuat, DVec3, Verdict, World, trig};

/// Slabs of 0.5 m side by side, their tops at z = 0.
fn slabs(friction: f64) -> World {
    let mut w = World::new();
    for k in -4..16 {
        let at = DVec3::new(0.25 + 0.5 * f64::from(k), 0.0, -0.1);
        w.add(BodyBuilder::cuboid(DVec3::new(0.5, 4.0, 0.2)).position(at).friction(friction).as_fixed()).unwrap();
    }
    w
}

/// Pushes a cube of 0.4 m and 1 kg by a kinematic wall.
fn push_a_cube(hz: f64, place: f64, speed: f64, friction: f64) {
    let case = format!("{hz} Hz, at {place} m, {speed} m/s, friction {friction}");
    let mut w = slabs(friction);
    let at = |x: f64| DVec3::new(x, 0.0, 0.2);
    let cube = BodyBuilder::cuboid(DVec3::splat(0.4)).mass(1.0).friction(friction).position(at(place));
    let cube = w.add(cube).unwrap();
    let wall = BodyBuilder::cuboid(DVec3::new(0.2, 0.6, 0.3)).position(at(place - 1.0)).as_kinematic();
    w.add(wall.friction(0.0).velocity(DVec3::X * speed)).unwrap();
    for _ in 0..((3.0 / speed) * hz) as u32 {
        w.step(1.0 / hz);
        let report = w.report();
        assert_eq!(report.verdict(), Verdict::Solved, "{case}");
        for c in &report.contacts {
            // one blow gives the speed of the wall to a kilogram
            assert!(c.impulse.x <= 1.01 * speed, "{case}: {} N·s", c.impulse.x);
            assert!(c.gap > -1e-3, "{case}: {} m deep", -c.gap);
        }
        let up = w.centre(cube).unwrap().z - 0.2;
        assert!(up.abs() < 1e-3, "{case}: {up} m above the floor");
    }
    assert!((w.velocity(cube).unwrap().x / speed - 1.0).abs() < 0.1, "{case}: {}", w.velocity(cube).unwrap());
}

#[test]
fn a_box_that_is_pushed_fast_goes_over_the_seams_of_a_floor() {
    for hz in [60.0, 120.0, 240.0] {
        for place in [0.1, 0.2, 0.25, 0.28, 0.3, 0.31] {
            for speed in [5.0, 20.0] {
                push_a_cube(hz, place, speed, 0.0);
                push_a_cube(hz, place, speed, 0.4);
            }
        }
    }
}

#[test]
fn a_ball_that_is_struck_does_not_leave_a_floor_of_slabs() {
    for hz in [60.0, 120.0, 240.0] {
        for place in [0.1, 0.2, 0.25, 0.3, 0.4, 0.45] {
            for (speed, r) in [(5.0, 0.1), (20.0, 0.1), (20.0, 0.05), (20.0, 0.3)] {
                let mut w = slabs(0.0);
                let ball = |x: f64| BodyBuilder::ball(r).mass(1.0).friction(0.0).position(DVec3::new(x, 0.0, r));
                let struck = w.add(ball(place).restitution(0.5)).unwrap();
                w.add(ball(place - 1.2).restitution(0.5).velocity(DVec3::X * speed)).unwrap();
                for _ in 0..((2.0 / speed + 0.1) * hz) as u32 {
                    w.step(1.0 / hz);
                    let up = w.velocity(struck).unwrap().z;
                    assert!(up.abs() < 1e-9, "{hz} Hz, at {place} m, {speed} m/s, {r} m: {up} m/s upwards");
                }
                let forward = w.velocity(struck).unwrap().x;
                assert!((forward / speed - 0.75).abs() < 1e-9, "{hz} Hz, at {place} m, {r} m: {forward} m/s");
            }
        }
    }
}

/// What rests beside a seam faces the side of the next slab when it is struck, and goes over it all the same.
#[test]
fn a_box_that_is_struck_as_it_rests_beside_a_seam_goes_over_it() {
    let floor = |size: f64| {
        let mut w = World::new();
        for i in -4..12 {
            for j in -4..8 {
                let at = DVec3::new(0.1 + size * f64::from(i), 0.1 + size * f64::from(j), -0.1);
                w.add(BodyBuilder::cuboid(DVec3::new(size, size, 0.2)).position(at).friction(0.0).as_fixed()).unwrap();
            }
        }
        w
    };
    for hz in [60.0, 120.0, 240.0] {
        for yaw in [0.0, 0.029, 0.3] {
            // its foremost corner is this far from the seam at x = 0.35 m
            for short in [1e-9, 1e-6, 1e-4, 1e-3, 2.2e-3, 5e-3, 0.03] {
                for aside in [-0.05, 0.0, 0.049] {
                    let case = format!("{hz} Hz, turned by {yaw}, {short} m before the seam, {aside} m aside");
                    let mut w = floor(0.5);
                    let (s, c) = trig::sin_cos(yaw);
                    let (half_s, half_c) = trig::sin_cos(0.5 * yaw);
                    let at = DVec3::new(0.35 - short - 0.1 * (c + s), 0.35 + aside, 0.1);
                    let cube = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).friction(0.0).restitution(0.4);
                    let cube = cube.position(at).orientation(DQuat::from_xyzw(0.0, 0.0, half_s, half_c));
                    let cube = w.add(cube).unwrap();
                    // straight at the middle of a face
                    let way = DVec3::new(c, s, 0.0);
                    let ball = BodyBuilder::ball(0.1).mass(1.0).friction(0.0).restitution(0.4);
                    w.add(ball.position(at - way * 0.6).velocity(way * 25.0)).unwrap();
                    for _ in 0..(0.1 * hz) as u32 {
                        w.step(1.0 / hz);
                        let v = w.velocity(cube).unwrap();
                        // between two slabs it may fall for a step
                        assert!(v.z < 1e-9 && v.z > -9.81 / hz, "{case}: {v}");
                    }
                    let v = w.velocity(cube).unwrap();
                    assert!((v.x - way.x * 17.5).abs() < 1e-6 && (v.y - way.y * 17.5).abs() < 1e-6, "{case}: {v}");
                }
            }
        }
    }
}

/// What is pushed out of others is not pushed into the floor, however many they are.
#[test]
fn balls_that_begin_in_one_place_do_not_push_each_other_into_the_floor() {
    for (hz, n) in [(240.0, 10), (60.0, 10), (240.0, 4), (240.0, 30)] {
        let mut w = World::new();
        let ground = w.add(BodyBuilder::ground()).unwrap();
        for _ in 0..n {
            w.add(BodyBuilder::ball(0.2).mass(1.0).position(DVec3::Z)).unwrap();
        }
        for step in 0..(0.5 * hz) as u32 {
            w.step(1.0 / hz);
            for c in w.report().contacts_of(ground) {
                // a ball that is pushed as far as the floor for the first time is stopped there but for what it falls
                assert!(c.gap > -5e-3, "{n} balls, {hz} Hz, step {step}: {} m deep", -c.gap);
            }
        }
    }
}

/// Position correction closes no gap: not even one that was too far off to have a contact.
#[test]
fn cubes_that_begin_deep_in_each_other_are_not_moved_into_their_neighbours() {
    for (overlap, gap) in [(0.5, 0.005), (0.5, 0.02), (0.3, 0.01), (0.1, 0.004)] {
        let mut w = World::with_gravity(DVec3::ZERO).unwrap();
        let cube = |x: f64| BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(x, 0.0, 0.0));
        w.add(cube(0.0).as_fixed()).unwrap();
        let planted = [1.0 + gap, 2.0 + gap - overlap].map(|x| w.add(cube(x)).unwrap());
        w.add(cube(3.0 + 2.0 * gap - overlap)).unwrap();
        for step in 0..200 {
            w.step(1.0 / 60.0);
            for c in &w.report().contacts {
                let known = [c.body_a, c.body_b] == planted;
                assert!(known || c.gap > -1e-3, "{overlap} m, {gap} m, step {step}: {} m deep", -c.gap);
            }
        }
        let deepest = w.report().contacts.iter().fold(0.0, |d, c| if -c.gap > d { -c.gap } else { d });
        assert!(deepest < 1e-3, "{overlap} m, {gap} m: {deepest} m left");
    }
}
