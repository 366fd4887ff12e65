//! Moving surfaces: the law of friction holds against the surface, and the work of its drive is booked.

use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Mode, Shape, ShapeId, World, WorldError, trig};
use tumble_math::order::{max, min};

const G: f64 = 9.81;

/// A belt along x, its top at z = 0.
fn belt(speed: f64, friction: f64) -> BodyBuilder {
    let slab = BodyBuilder::cuboid(DVec3::new(200.0, 2.0, 1.0)).as_fixed().position(DVec3::Z * -0.5);
    slab.friction(friction).surface_velocity(DVec3::X * speed)
}

fn crate_on(world: &mut World, friction: f64) -> BodyId {
    let cube = BodyBuilder::cuboid(DVec3::splat(0.5)).mass(3.0).friction(friction);
    world.add(cube.position(DVec3::Z * 0.25)).unwrap()
}

fn balanced(world: &World) {
    let l = world.ledger();
    assert!(l.imbalance().abs() <= 1e-11 * (l.largest() + 1e-9), "{} J of {} J", l.imbalance(), l.largest());
}

/// v = μgt until it has the speed of the belt; the drive does twice the work that the crate gets.
#[test]
fn a_crate_takes_the_speed_of_its_belt() {
    for (mu, speed) in [(0.3_f64, 1.5_f64), (0.5, -2.0), (0.05, 0.4)] {
        let mut world = World::new();
        world.add(belt(speed, mu)).unwrap();
        let cube = crate_on(&mut world, mu);
        let h = 1.0 / 240.0;
        let slip = speed.abs() / (mu * G);
        for k in 1..=900 {
            let report = world.step(h);
            assert!(report.islands.iter().all(|i| i.certificate.is_solved()));
            let expected = speed.signum() * min(mu * G * h * f64::from(k), speed.abs());
            let v = world.velocity(cube).unwrap();
            assert!((v - DVec3::X * expected).length() < 1e-7, "μ = {mu}, step {k}: {v} for {expected}");
            balanced(&world);
        }
        let (l, kinetic) = (*world.ledger(), 0.5 * 3.0 * speed * speed);
        assert!((l.kinetic - kinetic).abs() < 1e-6 * kinetic);
        // the last step of slipping is shared by both laws
        let step = mu * G * h / speed.abs();
        assert!((l.kinematic_work - 2.0 * kinetic).abs() < 2.0 * step * kinetic, "{l:?}");
        assert!((l.friction_loss - kinetic).abs() < 2.0 * step * kinetic, "{l:?} {slip}");
        let slips = world.report().contacts.iter().map(|c| c.velocity.y.abs() + c.velocity.z.abs());
        assert!(slips.fold(0.0, max) < 1e-7, "no slip against the belt");
    }
}

/// Held by a wall, a crate slides on the belt for ever: friction μmg presses it against the wall, and the drive does μmgv.
#[test]
fn a_crate_that_is_held_costs_the_drive_its_friction() {
    let mut world = World::new();
    world.add(belt(1.0, 0.4)).unwrap();
    let cube = crate_on(&mut world, 0.4);
    let wall =
        BodyBuilder::cuboid(DVec3::new(0.2, 2.0, 2.0)).as_fixed().friction(0.0).position(DVec3::new(0.35, 0.0, 1.0));
    let wall = world.add(wall).unwrap();
    for _ in 0..100 {
        world.step(1.0 / 240.0);
    }
    let from = *world.ledger();
    for _ in 0..240 {
        world.step(1.0 / 240.0);
        balanced(&world);
    }
    let (to, power) = (*world.ledger(), 0.4 * 3.0 * G);
    assert!((to.kinematic_work - from.kinematic_work - power).abs() < 1e-6, "{to:?}");
    assert!((to.friction_loss - from.friction_loss - power).abs() < 1e-6);
    assert!((world.report().normal_force(cube, wall) - power).abs() < 1e-6);
    assert!(world.report().contacts.iter().any(|c| c.mode == Mode::Slide));
}

/// A ball on a belt: I = 2/5 m r² takes the share 2/7 of the belt's speed when it rolls without slip.
#[test]
fn a_ball_rolls_on_a_belt_with_two_sevenths_of_its_speed() {
    let mut world = World::new();
    world.add(belt(2.8, 0.5)).unwrap();
    let ball = world.add(BodyBuilder::ball(0.2).friction(0.5).position(DVec3::Z * 0.2)).unwrap();
    for _ in 0..600 {
        world.step(1.0 / 240.0);
        balanced(&world);
    }
    let (v, spin) = (world.velocity(ball).unwrap(), world.spin(ball).unwrap());
    assert!((v.x - 0.8).abs() < 1e-6, "{v}");
    // the surface of the ball moves with the belt: v − ωr = 2.8
    assert!((v.x - spin.y * 0.2 - 2.8).abs() < 1e-6, "{spin}");
}

/// A belt that rises at 10° carries a crate up if tan 10° < μ, and lets it slip if not.
#[test]
fn a_rising_belt_carries_what_friction_holds() {
    let angle = 10_f64.to_radians();
    let turn = trig::rotation(DVec3::Y, -angle);
    for (mu, carried) in [(0.3, true), (0.1, false)] {
        let mut world = World::new();
        let slab = BodyBuilder::fixed().shape(Shape::half_space(DVec3::Z).unwrap()).orientation(turn).friction(mu);
        world.add(slab.surface_velocity(DVec3::X * 0.5)).unwrap();
        let cube = BodyBuilder::cuboid(DVec3::splat(0.4)).mass(1.0).friction(mu).orientation(turn);
        let cube = world.add(cube.position(turn * (DVec3::Z * 0.2))).unwrap();
        for _ in 0..480 {
            world.step(1.0 / 240.0);
            balanced(&world);
        }
        let along = world.velocity(cube).unwrap().dot(turn * DVec3::X);
        let expected = if carried { 0.5 } else { -2.0 * G * (trig::sin_cos(angle).0 - mu * trig::sin_cos(angle).1) };
        assert!((along - expected).abs() < 1e-6, "{along} for {expected}");
    }
}

/// Tracks: a vehicle whose own surface runs backwards drives forwards, over fixed ground and over a belt.
#[test]
fn a_vehicle_is_driven_by_its_tracks() {
    for (ground, speed) in [(0.0, 2.0), (0.5, 2.0)] {
        let mut world = World::new();
        world.add(belt(ground, 0.6)).unwrap();
        let tank = BodyBuilder::cuboid(DVec3::new(1.0, 0.5, 0.4)).mass(50.0).friction(0.6).position(DVec3::Z * 0.2);
        let tank = world.add(tank.surface_velocity(DVec3::X * -speed)).unwrap();
        for _ in 0..480 {
            world.step(1.0 / 240.0);
            balanced(&world);
        }
        let v = world.velocity(tank).unwrap();
        assert!((v.x - speed - ground).abs() < 1e-6, "{v}");
        let halt = ShapeId { body: tank, index: 0 };
        world.set_surface_velocity(halt, DVec3::ZERO).unwrap();
        for _ in 0..480 {
            world.step(1.0 / 240.0);
        }
        assert!((world.velocity(tank).unwrap().x - ground).abs() < 1e-6);
    }
}

/// A turntable made of a belt has no turning surface: one velocity, in the axes of its body, wherever it is touched.
#[test]
fn a_surface_turns_with_its_body_and_goes_along_itself() {
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    let quarter = trig::rotation(DVec3::Z, std::f64::consts::FRAC_PI_2);
    let slab = belt(1.0, 0.8).position(DVec3::ZERO).orientation(quarter);
    let slab = world.add(slab).unwrap();
    // its end is square to x of its own axes, which is y of the world: nothing there moves along itself
    let end = BodyBuilder::ball(0.1).position(DVec3::new(0.0, 100.1, 0.0)).force(DVec3::Y * -10.0).friction(0.8);
    let end = world.add(end).unwrap();
    let top = world.add(BodyBuilder::ball(0.1).position(DVec3::Z * 0.6).force(DVec3::Z * -10.0).friction(0.8)).unwrap();
    for _ in 0..240 {
        world.step(1.0 / 240.0);
    }
    assert!(world.velocity(end).unwrap().length() < 1e-7);
    assert!(
        (world.velocity(top).unwrap() - DVec3::Y * (2.0 / 7.0)).length() < 1e-6,
        "{}",
        world.velocity(top).unwrap()
    );
    let refused = world.set_surface_velocity(ShapeId { body: slab, index: 0 }, DVec3::NAN);
    assert!(matches!(refused, Err(WorldError::NotFinite { .. })), "{refused:?}");
    let refused = world.add(belt(f64::INFINITY, 0.1).orientation(DQuat::IDENTITY));
    assert!(matches!(refused, Err(WorldError::NotFinite { .. })), "{refused:?}");
}

/// A crate lies on a crate whose top is a belt, both free to move on ice: momentum is kept, and both end with the belt's
/// difference of velocities.
#[test]
fn a_belt_on_a_cart_pushes_the_cart_back() {
    let mut world = World::new();
    world.add(BodyBuilder::ground().friction(0.0)).unwrap();
    let cart = BodyBuilder::cuboid(DVec3::new(6.0, 1.0, 0.5)).mass(9.0).friction(0.5).position(DVec3::Z * 0.25);
    let cart = world.add(cart.surface_velocity(DVec3::X * 2.0)).unwrap();
    let load = BodyBuilder::cuboid(DVec3::splat(0.5)).mass(1.0).friction(0.5).position(DVec3::new(-2.0, 0.0, 0.75));
    let load = world.add(load).unwrap();
    for _ in 0..300 {
        let report = world.step(1.0 / 240.0);
        assert!(report.islands.iter().all(|i| i.certificate.is_solved()));
        balanced(&world);
    }
    let (a, b) = (world.velocity(cart).unwrap().x, world.velocity(load).unwrap().x);
    assert!((b - a - 2.0).abs() < 1e-6, "{a} {b}");
    assert!((9.0 * a + b).abs() < 1e-9, "{a} {b}");
}
