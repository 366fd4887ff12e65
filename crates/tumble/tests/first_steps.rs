//! The four properties of the step, and the books.

use tumble::{BodyBuilder, DVec3, World};

const G: f64 = 9.81;

fn books_balance(world: &World) {
    let r = world.report();
    for l in [r.step_ledger, r.ledger] {
        assert!(l.imbalance().abs() <= 1e-12 * l.largest(), "step {}: {:e} of {:e}", r.step, l.imbalance(), l.largest());
    }
}

#[test]
fn free_flight_is_the_exact_parabola() {
    for h in [1.0 / 60.0, 1.0 / 240.0, 1.0 / 960.0] {
        let mut world = World::new();
        let ball = BodyBuilder::ball(0.1).velocity(DVec3::new(3.0, -2.0, 7.0)).spin(DVec3::new(1.0, 2.0, 3.0));
        let ball = world.add(ball).unwrap();
        let n = (2.0 / h) as u32;
        for _ in 0..n {
            world.step(h);
            books_balance(&world);
        }
        let t = f64::from(n) * h;
        let law = DVec3::new(3.0 * t, -2.0 * t, 7.0 * t - 0.5 * G * t * t);
        assert!((world.position(ball).unwrap() - law).length() < 1e-12);
    }
}

#[test]
fn a_cube_at_rest_stays_exactly_still() {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    let cube = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5));
    let cube = world.add(cube).unwrap();
    for _ in 0..600 {
        let r = world.step(1.0 / 60.0);
        assert_eq!(r.contacts.len(), 4);
        assert!(r.islands[0].certificate.is_solved());
        books_balance(&world);
    }
    assert!((world.position(cube).unwrap() - DVec3::new(0.0, 0.0, 0.5)).length() < 1e-14);
    assert!(world.ledger().dissipated().abs() < 1e-14);
}

#[test]
fn an_inelastic_landing_ends_without_overlap() {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    let cube = world.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 2.0))).unwrap();
    for _ in 0..240 {
        world.step(1.0 / 60.0);
        books_balance(&world);
        assert!(world.position(cube).unwrap().z >= 0.5 - 1e-15);
    }
    let l = world.ledger();
    assert!((l.dissipated() - 1.5 * G).abs() < 1e-10, "{l:?}");
    assert_eq!(world.report().attempts, 1);
}

#[test]
fn a_thousand_elastic_bounces_keep_the_energy() {
    for h in [1.0 / 60.0, 1.0 / 240.0] {
        let mut world = World::new();
        world.add(BodyBuilder::ground().restitution(1.0).friction(0.0)).unwrap();
        world.add(BodyBuilder::ball(0.1).mass(1.0).restitution(1.0).position(DVec3::new(0.0, 0.0, 1.0))).unwrap();
        let (mut bounces, e0) = (0, G);
        while bounces < 1000 {
            world.step(h);
            books_balance(&world);
            bounces += u32::from(world.report().islands.first().is_some_and(|i| i.effort.rounds > 0));
            assert!((world.ledger().energy() / e0 - 1.0).abs() < 1e-11);
        }
    }
}
