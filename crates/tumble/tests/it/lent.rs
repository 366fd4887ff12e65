//! Worlds that step in one workspace, one after the other, come to the bits that they have in their own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tumble::{BodyBuilder, DVec3, End, JointBuilder, Place, Potential, Settings, Workspace, World, Wrench};

/// Worlds that have little in common: dice, balls that meet in flight, a heap with several threads, a pendulum, what sleeps, nothing.
fn worlds() -> Vec<World> {
    let on_ground = || {
        let mut world = World::new();
        world.add(BodyBuilder::ground()).expect("the ground");
        world
    };
    let mut all = vec![World::new()];
    for k in 0..3 {
        let mut die = on_ground();
        let spin = DVec3::new(10.0 + 7.0 * f64::from(k), 20.0, 5.0);
        let cube = BodyBuilder::cuboid(DVec3::splat(0.02)).mass(0.01).position(DVec3::new(0.0, 0.0, 0.1));
        die.add(cube.restitution(0.4).spin(spin)).expect("a die");
        all.push(die);
    }
    let mut flight = World::with_gravity(DVec3::ZERO).expect("no gravity");
    for (x, v) in [(-1.0, 30.0), (1.0, -20.0)] {
        let ball = BodyBuilder::ball(0.1).position(DVec3::new(x, 0.05, 0.0)).velocity(DVec3::new(v, 0.0, 0.0));
        flight.add(ball.restitution(1.0)).expect("a ball");
    }
    all.push(flight);
    let mut heap = on_ground();
    heap.set_settings(Settings { threads: 2, ..Settings::default() }).expect("settings");
    for k in 0..40 {
        let at = DVec3::new(0.3 * f64::from(k % 3), 0.31 * f64::from(k % 2), 0.3 + 0.32 * f64::from(k / 6));
        heap.add(BodyBuilder::cuboid(DVec3::splat(0.3)).position(at)).expect("a box");
    }
    all.push(heap);
    let mut pendulum = World::new();
    let bob = pendulum.add(BodyBuilder::ball(0.1).position(DVec3::X)).expect("a bob");
    pendulum.add_joint(JointBuilder::hinge(End::World, bob).at(DVec3::ZERO).axis(DVec3::Y)).expect("a hinge");
    all.push(pendulum);
    let mut resting = on_ground();
    let mut settings = *resting.settings();
    settings.sleep.enabled = true;
    resting.set_settings(settings).expect("settings");
    resting.add(BodyBuilder::cuboid(DVec3::ONE).position(DVec3::new(0.0, 0.0, 0.5))).expect("a box");
    all.push(resting);
    all
}

#[test]
fn a_lent_workspace_changes_no_bit() {
    let (mut own, mut lent) = (worlds(), worlds());
    let mut workspace = Workspace::default();
    for round in 0..120 {
        for (a, b) in own.iter_mut().zip(&mut lent) {
            let known = a.step(1.0 / 120.0);
            // now and then in their own
            if round % 7 == 3 {
                b.step(1.0 / 120.0);
            } else {
                b.within(&mut workspace, |w| _ = w.step(1.0 / 120.0));
            }
            let there = b.report();
            assert_eq!(there.state_hash, known.state_hash);
            assert_eq!(there.ledger, known.ledger);
            assert_eq!(there.contacts.len(), known.contacts.len());
        }
        if round == 60 {
            // a copy and a snapshot go on as their world does
            lent = lent
                .iter()
                .map(|w| {
                    let mut other = World::new();
                    other.restore(&w.snapshot());
                    other
                })
                .collect();
        }
    }
    assert!(own.iter().any(|w| w.bodies().any(|b| b.is_asleep())), "something sleeps");
}

/// A force field that panics at a time.
#[derive(Debug)]
struct Broken;

impl Potential for Broken {
    fn energy(&self, _: &Place) -> f64 {
        0.0
    }

    fn wrench(&self, place: &Place) -> Wrench {
        assert!(place.centre.z > 0.5, "on purpose");
        Wrench::default()
    }
}

#[test]
fn a_workspace_is_good_for_others_after_a_panic() {
    let mut workspace = Workspace::default();
    let mut falling = World::new();
    falling.add(BodyBuilder::ball(0.1).position(DVec3::Z)).expect("a ball");
    falling.add_potential(Arc::new(Broken));
    let fall = || {
        falling.within(&mut workspace, |w| {
            for _ in 0..240 {
                w.step(1.0 / 240.0);
            }
        });
    };
    assert!(catch_unwind(AssertUnwindSafe(fall)).is_err());
    for (mut a, mut b) in worlds().into_iter().zip(worlds()) {
        for _ in 0..40 {
            a.step(1.0 / 240.0);
            b.within(&mut workspace, |w| _ = w.step(1.0 / 240.0));
        }
        assert_eq!(a.state_hash(), b.state_hash());
    }
}
