//! Worlds that step in one workspace, one after the other, come to the bits that they have in their own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, Place, Potential, Settings, Workspace, World, Wrench};

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
    // many islands, in several stretches and by several threads
    let mut many = on_ground();
    many.set_settings(Settings { threads: 2, ..Settings::default() }).expect("settings");
    for k in 0..600 {
        let at = DVec3::new(0.5 * f64::from(k % 25), 0.5 * f64::from(k / 25), 0.1 + 0.002 * f64::from(k % 7));
        many.add(BodyBuilder::ball(0.1).position(at)).expect("a ball");
    }
    all.push(many);
    // what one solve overlooks stays overlooked
    let mut hasty = on_ground();
    hasty.set_settings(Settings { max_solves: 1, ..Settings::default() }).expect("settings");
    for (z, v) in [(0.2, -40.0), (0.7, -60.0), (1.1, -80.0)] {
        let block = BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.1)).position(DVec3::new(0.0, 0.0, z));
        hasty.add(block.velocity(DVec3::new(0.0, 0.0, v)).spin(DVec3::new(20.0, 30.0, 0.0))).expect("a block");
    }
    all.push(hasty);
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
            assert_eq!(format!("{:?}", there.contacts), format!("{:?}", known.contacts));
            assert_eq!(format!("{:?}", there.missed), format!("{:?}", known.missed));
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

/// A force field that panics once: when it is asked for the second body and so many times were before. Every pass over all bodies that
/// asks it is left in the middle by one of the numbers.
#[derive(Debug)]
struct Broken {
    body: BodyId,
    before: AtomicU32,
}

impl Broken {
    fn asked(&self, place: &Place) {
        if place.body == self.body {
            assert_ne!(self.before.fetch_sub(1, Ordering::Relaxed), 0, "on purpose");
        }
    }
}

impl Potential for Broken {
    fn energy(&self, place: &Place) -> f64 {
        self.asked(place);
        0.0
    }

    fn wrench(&self, place: &Place) -> Wrench {
        self.asked(place);
        Wrench::default()
    }
}

/// Two balls that fall, of which the second breaks the force field.
fn falling(before: u32) -> World {
    let mut world = World::new();
    world.add(BodyBuilder::ball(0.1).position(DVec3::new(3.0, 0.0, 5.0)).velocity(DVec3::X)).expect("a ball");
    let body = world.add(BodyBuilder::ball(0.1).position(DVec3::Z)).expect("a ball");
    world.add_potential(Arc::new(Broken { body, before: AtomicU32::new(before) }));
    world
}

fn fall(world: &mut World) {
    for _ in 0..40 {
        world.step(1.0 / 240.0);
    }
}

/// Questions that the force field answers before it panics: those of the first steps, one by one.
const BEFORE: std::ops::Range<u32> = 0..12;

#[test]
fn a_workspace_is_good_for_others_after_a_panic() {
    for before in BEFORE {
        for (mut a, mut b) in [1, 4, 7].map(|k| (worlds().swap_remove(k), worlds().swap_remove(k))) {
            let mut workspace = Workspace::default();
            let mut broken = falling(before);
            let act = || broken.within(&mut workspace, fall);
            assert!(catch_unwind(AssertUnwindSafe(act)).is_err());
            for _ in 0..10 {
                let known = a.step(1.0 / 240.0);
                b.within(&mut workspace, |w| _ = w.step(1.0 / 240.0));
                assert_eq!(b.report().state_hash, known.state_hash, "after {before}");
                assert_eq!(b.report().ledger, known.ledger, "after {before}");
                assert_eq!(b.report().momentum, known.momentum, "after {before}");
            }
        }
    }
}

#[test]
fn a_world_that_panicked_goes_on_from_a_snapshot() {
    for before in BEFORE {
        let (mut broken, mut sound) = (falling(before), falling(u32::MAX));
        let start = broken.snapshot();
        assert!(catch_unwind(AssertUnwindSafe(|| fall(&mut broken))).is_err());
        broken.restore(&start);
        for _ in 0..20 {
            let known = sound.step(1.0 / 240.0);
            let there = broken.step(1.0 / 240.0);
            assert_eq!((there.state_hash, there.ledger), (known.state_hash, known.ledger), "after {before}");
        }
    }
}
