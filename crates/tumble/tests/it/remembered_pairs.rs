//! What the narrow phase remembers of pairs is no part of the state: a world that has just been restored, and remembers
//! nothing, goes on to the bit as the one that has.

use crate::dice::Vectors as _;
use tumble::{BodyBuilder, BodyId, DVec3, World};
use tumble_random::{Lcg, Random as _};

/// A box, or a hull of any size.
fn body(r: &mut Lcg) -> BodyBuilder {
    let (at, size) = (r.vector(1.0) * 1.5 + DVec3::Z * 3.0, 0.2 + 0.5 * r.unit());
    let b = if r.unit() < 0.3 {
        BodyBuilder::cuboid(DVec3::new(0.4, 0.5, 0.6) * (2.0 * size))
    } else {
        BodyBuilder::hull(&(0..14).map(|_| r.vector(1.0).normalize() * size).collect::<Vec<_>>())
    };
    b.position(at).velocity(r.vector(1.0))
}

#[test]
fn a_restored_world_that_remembers_no_pair_goes_on_to_the_bit() {
    let mut r = Lcg(11);
    let mut world = World::with_gravity(DVec3::new(0.0, 0.0, -9.81)).unwrap();
    world.add(BodyBuilder::cuboid(DVec3::new(20.0, 20.0, 1.0)).position(DVec3::Z * -0.5).as_fixed()).unwrap();
    let mut bodies: Vec<BodyId> = (0..40).map(|_| world.add(body(&mut r)).unwrap()).collect();
    let mut fresh = World::new();
    let mut contacts = 0;
    for step in 0..240 {
        // a shape that goes leaves its number to one of another size elsewhere
        if step % 5 == 0 {
            let gone = bodies.swap_remove((r.unit() * bodies.len() as f64) as usize);
            world.remove(gone).unwrap();
            bodies.push(world.add(body(&mut r)).unwrap());
        }
        if step % 7 == 0 {
            let moved = bodies[(r.unit() * bodies.len() as f64) as usize];
            let to = r.vector(1.0) * 1.5 + DVec3::Z * 2.0;
            world.set_position(moved, to).unwrap();
        }
        fresh.restore(&world.snapshot());
        let hash = world.step(1.0 / 60.0).state_hash;
        assert_eq!(fresh.step(1.0 / 60.0).state_hash, hash, "step {step}");
        contacts += world.report().contacts.len();
    }
    assert!(contacts > 20_000, "{contacts}");
}
