//! Copies of a world: they share its model, cost no allocation by body, and what is not in them changes no bit.

use crate::{BodyBuilder, BodyId, DVec3, World};
use allocation_counter::measure;
use std::sync::Arc;

/// Columns of three boxes on the ground, stepped a little: with contacts, touches and impulses to start from.
fn columns(count: u32) -> (World, BodyId) {
    let mut world = World::new();
    let ground = world.add(BodyBuilder::ground()).unwrap();
    for column in 0..count {
        for level in 0..3 {
            let at = DVec3::new(f64::from(column), 0.1 * f64::from(level), 0.25 + 0.5 * f64::from(level));
            world.add(BodyBuilder::cuboid(DVec3::splat(0.5)).position(at)).unwrap();
        }
    }
    for _ in 0..5 {
        world.step(1.0 / 240.0);
    }
    (world, ground)
}

#[test]
fn a_snapshot_allocates_nothing_per_body() {
    let (few, _) = columns(2);
    let (many, _) = columns(300);
    assert!(!many.report().contacts.is_empty() && many.body_count() > 100 * few.body_count() / 2);
    let count = |world: &World| {
        let mut taken = None;
        let counted = measure(|| taken = Some(std::hint::black_box(world.snapshot())));
        drop(taken);
        counted.count_total
    };
    assert_eq!(count(&few), count(&many));
    // bodies, carried impulses, touches and pairs: a list each
    assert!(count(&many) <= 4, "{} allocations", count(&many));
}

#[test]
fn copies_share_one_model_until_one_of_them_changes_it() {
    let (mut world, _) = columns(2);
    let snapshot = world.snapshot();
    let copies: Vec<World> = (0..1000).map(|_| world.clone()).collect();
    assert!(Arc::ptr_eq(snapshot.model(), &world.system.model));
    assert!(copies.iter().all(|copy| Arc::ptr_eq(&copy.system.model, &world.system.model)));
    // motion is no change of the model
    let body = world.bodies().last().unwrap().id();
    world.set_velocity(body, DVec3::X).unwrap();
    world.step(1.0 / 240.0);
    assert!(Arc::ptr_eq(snapshot.model(), &world.system.model));
    world.set_gravity(DVec3::ZERO).unwrap();
    assert!(!Arc::ptr_eq(snapshot.model(), &world.system.model));
    assert_ne!(copies[0].gravity(), DVec3::ZERO);
    world.restore(&snapshot);
    assert!(Arc::ptr_eq(snapshot.model(), &world.system.model));
    let alone = columns(2).0;
    let shared = Arc::strong_count(&alone.system.model);
    assert_eq!(shared, 1, "a world that nobody refers to changes its model where it is");
}

/// Boxes that fall, collide, come to rest and get impulses: a world that has kept what a step works with, and one that is
/// copied before every step and so has only its state, come to the same bits.
#[test]
fn what_a_copy_leaves_out_changes_no_bit() {
    let (mut kept, _) = columns(4);
    let hit = kept.bodies().nth(2).unwrap().id();
    let mut copied = kept.clone();
    for step in 0..400 {
        if step % 90 == 30 {
            for world in [&mut kept, &mut copied] {
                world.apply_impulse(hit, DVec3::new(40.0, 15.0, 90.0)).unwrap();
            }
        }
        let mut next = copied.clone();
        if step % 3 == 0 {
            next.restore(&copied.snapshot());
        }
        copied = next;
        let (a, b) = (kept.step(1.0 / 240.0).clone(), copied.step(1.0 / 240.0));
        assert_eq!((a.state_hash, a.ledger), (b.state_hash, b.ledger), "step {step}");
        assert_eq!(kept.snapshot().to_bytes(), copied.snapshot().to_bytes(), "step {step}");
    }
}
