//! Damping: velocities decay as e^(−ct), whatever the step, and the ledger has an entry for it.

use tumble::{BodyBuilder, DVec3, World, WorldError, trig};

fn balanced(world: &World) {
    let l = world.ledger();
    assert!(l.imbalance().abs() <= 1e-11 * (l.largest() + 1e-9), "{} J of {} J", l.imbalance(), l.largest());
}

/// One second in steps of any length: the same decay to rounding, and all that is lost is in one entry.
#[test]
fn free_motion_decays_exactly_in_any_step() {
    let (c, k) = (0.7, 1.9);
    for steps in [1_u32, 3, 60, 1000] {
        let mut world = World::with_gravity(DVec3::ZERO).unwrap();
        let ball =
            BodyBuilder::ball(0.3).mass(2.0).velocity(DVec3::new(3.0, -1.0, 2.0)).spin(DVec3::new(1.0, 2.0, 3.0));
        let ball = world.add(ball.linear_damping(c).angular_damping(k)).unwrap();
        for _ in 0..steps {
            world.step(1.0 / f64::from(steps));
            balanced(&world);
        }
        let (v, w) = (world.velocity(ball).unwrap(), world.spin(ball).unwrap());
        assert!((v - DVec3::new(3.0, -1.0, 2.0) * trig::exp(-c)).length() < 1e-13, "{steps}: {v}");
        assert!((w - DVec3::new(1.0, 2.0, 3.0) * trig::exp(-k)).length() < 1e-13, "{steps}: {w}");
        let l = world.ledger();
        let lost = 0.5 * 2.0 * 14.0 * (1.0 - trig::exp(-2.0 * c))
            + 0.5 * (0.4 * 2.0 * 0.09) * 14.0 * (1.0 - trig::exp(-2.0 * k));
        assert!((l.damping_loss - lost).abs() < 1e-12 * lost, "{steps}: {} {lost}", l.damping_loss);
        assert_eq!((l.friction_loss, l.restitution_loss, l.time_step), (0.0, 0.0, 0.0));
        assert_eq!(world.body(ball).unwrap().damping(), (c, k));
    }
}

/// v = (g/c)(1 − e^(−ct)): exact in any step, with g/c at last; the loss then is the weight's power.
#[test]
fn a_falling_body_comes_to_its_terminal_velocity() {
    for h in [0.1_f64, 0.01, 1.0 / 240.0] {
        let c = 2.0;
        let mut world = World::new();
        let ball = world.add(BodyBuilder::ball(0.1).mass(1.0).linear_damping(c)).unwrap();
        let steps = (6.0 / h).round() as u32;
        for k in 1..=steps {
            world.step(h);
            balanced(&world);
            let t = h * f64::from(k);
            let expected = -9.81 / c * (1.0 - trig::exp(-c * t));
            assert!((world.velocity(ball).unwrap().z - expected).abs() < 1e-12, "{h} {t}");
        }
        let before = *world.ledger();
        world.step(h);
        let power = 9.81 * 9.81 / c * h;
        assert!((world.ledger().damping_loss - before.damping_loss - power).abs() < 1e-4 * power);
    }
}

/// A top loses its angular momentum along itself: its direction in the world stays.
#[test]
fn a_free_top_keeps_the_direction_of_its_angular_momentum() {
    let mut world = World::with_gravity(DVec3::ZERO).unwrap();
    let top = BodyBuilder::cuboid(DVec3::new(0.1, 0.2, 0.4)).spin(DVec3::new(8.0, 0.1, 0.1)).angular_damping(0.5);
    let top = world.add(top).unwrap();
    let before = world.body(top).unwrap().angular_momentum();
    for _ in 0..480 {
        world.step(1.0 / 240.0);
        balanced(&world);
    }
    let after = world.body(top).unwrap().angular_momentum();
    assert!((after - before * trig::exp(-1.0)).length() < 1e-11 * before.length(), "{before} {after}");
    assert!(world.ledger().damping_loss > 0.0);
}

/// At rest on a floor nothing is damped, and in bounces the ledger closes and contacts bring nothing.
#[test]
fn contacts_and_damping_go_together() {
    let mut world = World::new();
    world.add(BodyBuilder::ground().restitution(0.8)).unwrap();
    for k in 0..5 {
        let cube = BodyBuilder::cuboid(DVec3::splat(0.3)).restitution(0.8).position(DVec3::new(f64::from(k), 0.0, 1.0));
        world.add(cube.linear_damping(f64::from(k)).angular_damping(1.0).spin(DVec3::new(1.0, 2.0, 0.0))).unwrap();
    }
    let mut last = 0.0;
    for _ in 0..2400 {
        let report = world.step(1.0 / 240.0);
        assert!(report.contact_gain() <= 1e-9, "{}", report.contact_gain());
        let lost = world.ledger().damping_loss;
        assert!(lost >= last);
        last = lost;
        balanced(&world);
    }
    assert!(last > 1.0);
    let before = *world.ledger();
    world.step(1.0 / 240.0);
    assert!(world.ledger().damping_loss - before.damping_loss < 1e-12);
}

#[test]
fn rates_that_cannot_be_are_refused() {
    let mut world = World::new();
    for bad in [-1.0, f64::NAN, f64::INFINITY, 1e10] {
        assert!(world.add(BodyBuilder::ball(0.1).linear_damping(bad)).is_err());
        assert!(world.add(BodyBuilder::ball(0.1).angular_damping(bad)).is_err());
    }
    let wall = world.add(BodyBuilder::ball(0.1).as_fixed().linear_damping(1.0));
    assert!(matches!(wall, Err(WorldError::Kind { what: "damping", .. })), "{wall:?}");
    let ball = world.add(BodyBuilder::ball(0.1)).unwrap();
    world.set_damping(ball, 1.0, 2.0).unwrap();
    assert_eq!(world.body(ball).unwrap().damping(), (1.0, 2.0));
    assert!(world.set_damping(ball, -1.0, 0.0).is_err());
    let wall = world.add(BodyBuilder::ball(0.1).as_fixed()).unwrap();
    assert!(world.set_damping(wall, 1.0, 0.0).is_err());
}
