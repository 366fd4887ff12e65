//! Fixed bodies that nothing writes to are left out of the passes of a step, and nothing else changes by that.

use crate::{BodyBuilder, BodyId, DVec3, World};
use tumble_math::order::min;

/// A ball that falls on one of many fixed boxes, the others far away. Returns the boxes, the one below the ball first.
fn scene(boxes: u32) -> (World, Vec<BodyId>, BodyId) {
    let mut world = World::new();
    let fixed = |k: u32| BodyBuilder::cuboid(DVec3::splat(1.0)).position(DVec3::X * (10.0 * f64::from(k))).as_fixed();
    let ids = (0..boxes).map(|k| world.add(fixed(k)).unwrap()).collect();
    let ball = world.add(BodyBuilder::ball(0.1).position(DVec3::new(0.0, 0.0, 0.8)).restitution(1.0)).unwrap();
    (world, ids, ball)
}

/// Slots that the passes of the last step visited.
fn visited(world: &World) -> Vec<u32> {
    world.system.visited().map(|(id, _)| id.slot).collect()
}

#[test]
fn fixed_bodies_that_nothing_touches_are_left_out() {
    let (mut world, ids, ball) = scene(50);
    for _ in 0..10 {
        world.step(1.0 / 240.0);
    }
    assert_eq!(visited(&world), [ball.slot], "the ball is in flight");
    // a fixed body that is pushed is visited while it is, and for some steps after
    let mut seen = 0;
    for _ in 0..240 {
        world.step(1.0 / 240.0);
        assert!(visited(&world).iter().all(|s| [ids[0].slot, ball.slot].contains(s)));
        seen += usize::from(visited(&world).contains(&ids[0].slot));
    }
    assert!(seen > 0, "the ball has come down");
    assert_eq!(world.system.bodies_hash(), world.system.visited_hash());
}

#[test]
fn a_parked_body_that_is_moved_or_removed_is_felt() {
    let (mut world, ids, ball) = scene(3);
    for _ in 0..20 {
        world.step(1.0 / 240.0);
    }
    assert_eq!(visited(&world), [ball.slot]);
    // away with the box below, and another one half a metre deeper
    world.remove(ids[0]).unwrap();
    world.set_position(ids[1], DVec3::new(0.0, 0.0, -0.5)).unwrap();
    assert_eq!(visited(&world), [ids[1].slot, ball.slot]);
    let lowest = (0..480).fold(1.0, |lowest: f64, _| {
        world.step(1.0 / 240.0);
        min(lowest, world.body(ball).unwrap().position().z)
    });
    assert!((lowest - 0.1).abs() < 1e-3, "{lowest} m: it bounces on top of the box that came");
}

#[test]
fn a_world_that_visits_all_bodies_comes_to_the_same_bits() {
    let (mut world, ids, _) = scene(20);
    for step in 0..300 {
        // a restored world has parked nothing
        let mut copy = world.clone();
        if step == 100 {
            for world in [&mut world, &mut copy] {
                world.set_position(ids[0], DVec3::new(0.05, 0.0, 0.1)).unwrap();
            }
        }
        let (a, b) = (world.step(1.0 / 240.0).clone(), copy.step(1.0 / 240.0));
        assert_eq!((a.state_hash, a.ledger), (b.state_hash, b.ledger), "step {step}");
        assert_eq!((a.contacts.len(), a.residual()), (b.contacts.len(), b.residual()), "step {step}");
    }
}
