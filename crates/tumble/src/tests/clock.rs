//! Steps of unequal length: a gap is held until the next midpoint, wherever a body is solved.

use crate::{BodyBuilder, DVec3, StepReport, World};

/// Rounding of a gap at the next midpoint [m].
const ROUNDING: f64 = 1e-14;

/// Gap that a solve before a step of `dt` [s] leaves at the next midpoint [m]: one that its tolerance opens in ten steps counts as
/// closed.
fn closed(world: &World, dt: f64) -> f64 {
    10.0 * world.settings().solver.tolerance * dt
}

/// Gap of the only contact of a step [m].
fn gap(report: &StepReport) -> f64 {
    let [contact] = report.contacts[..] else { panic!("{} contacts", report.contacts.len()) };
    contact.gap
}

/// A ball 4 mm above the ground that comes down so fast that the first half of a step would lead it into the ground.
fn falling_ball(speed: f64) -> World {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    // a body in flight meets the floor where it touches it: only one that is not, such as a damped one, is solved at the start
    let ball = BodyBuilder::ball(0.1).position(DVec3::new(0.0, 0.0, 0.104)).angular_damping(1e-9);
    world.add(ball.velocity(DVec3::new(0.0, 0.0, -speed))).unwrap();
    world
}

#[test]
fn a_body_solved_at_the_start_holds_its_gap_until_the_next_midpoint() {
    let dt = 0.01;
    for next in [0.2 * dt, 0.5 * dt, dt, 1.5 * dt, 4.0 * dt] {
        // the slow one is found in the ground and put back, the fast one asked before it drifts
        for speed in [2.0, 10.0] {
            let mut world = falling_ball(speed);
            let first = world.step_then(dt, next);
            assert_eq!(first.start_ups, 1, "{speed} m/s: solved at the start");
            let closed = closed(&world, dt);
            let second = world.step_then(next, next);
            assert_eq!(second.start_ups, 0);
            let off = gap(second) - closed;
            assert!(off.abs() < ROUNDING, "{speed} m/s, {dt} s before {next} s: off by {off:e} m at the next midpoint");
        }
    }
}

/// A solve holds gaps until the middle of the step that it was told of. One that comes instead and is longer goes on beyond that
/// with velocities that no solve has seen, be it as long as the step before or not.
#[test]
fn a_step_longer_than_announced_leads_into_nothing() {
    let (dt, announced, speed) = (0.01, 0.005, 8.0);
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    world.add(BodyBuilder::ground()).unwrap();
    // 10 mm above the ground at the midpoint that was announced, 10 mm below where it is in the middle of the longer step
    let height = 0.1 + speed * (dt + 0.5 * announced) + 0.01;
    let ball = BodyBuilder::ball(0.1).position(DVec3::new(0.0, 0.0, height)).angular_damping(1e-9);
    world.add(ball.velocity(DVec3::new(0.0, 0.0, -speed))).unwrap();
    assert!(world.step_then(dt, announced).contacts.is_empty(), "nothing is near yet");
    let longer = world.step(dt);
    assert_eq!(longer.start_ups, 1, "its first half is asked before it is made");
    assert!(gap(longer) > -ROUNDING, "{:e} m in the ground", -gap(longer));
}

#[test]
fn two_bodies_solved_at_the_start_meet_at_the_next_midpoint() {
    let dt = 0.01;
    for next in [0.5 * dt, dt, 3.0 * dt] {
        let mut world = World::with_gravity(DVec3::ZERO).unwrap();
        for side in [-1.0, 1.0] {
            let ball =
                BodyBuilder::ball(0.1).mass(1.0).position(DVec3::new(side * 0.103, 0.0, 0.0)).angular_damping(1e-9);
            world.add(ball.velocity(DVec3::new(-side * 6.0, 0.0, 0.0))).unwrap();
        }
        assert_eq!(world.step_then(dt, next).start_ups, 1);
        let closed = closed(&world, dt);
        let off = gap(world.step_then(next, next)) - closed;
        assert!(off.abs() < ROUNDING, "{dt} s before {next} s: off by {off:e} m");
    }
}

#[test]
fn a_swept_body_is_swept_until_the_next_midpoint() {
    let (dt, speed) = (0.005, 10.0);
    let next = 2.0 * dt;
    // beyond the reach of a step of the same length, within the time until the next midpoint
    let ahead = 1.2 * dt * speed;
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    world.add(BodyBuilder::cuboid(DVec3::new(0.02, 2.0, 2.0)).as_fixed()).unwrap();
    let start = -0.01 - 0.02 - ahead - 1.5 * dt * speed;
    let bullet = BodyBuilder::ball(0.02).position(DVec3::new(start, 0.0, 0.0)).velocity(DVec3::new(speed, 0.0, 0.0));
    let bullet = world.add(bullet).unwrap();
    assert_eq!(world.step(dt).contacts.len(), 0);
    let report = world.step_then(dt, next);
    assert!((gap(report) - ahead).abs() < 1e-7 && report.swept == 1, "{} m ahead", gap(report));
    // it flies on until the step ends, and is stopped where it touches in the next one
    assert_eq!(world.velocity(bullet).unwrap().x, speed);
    let report = world.step_then(next, next);
    assert_eq!((report.start_ups, report.touches), (0, 1));
    assert!(report.contacts[0].gap.abs() < 1e-7, "{:e} m", report.contacts[0].gap);
    assert!((report.islands[0].offset + 0.5 * next - (ahead / speed - 0.5 * dt)).abs() < 1e-9);
    assert!(world.velocity(bullet).unwrap().x.abs() < 1e-6);
}
