//! What the narrow phase remembers of pairs is no part of the state: a world that has just been restored, and remembers
//! nothing, goes on to the bit as the one that has.

use tumble::{BodyBuilder, BodyId, DVec3, World};

struct Random(u64);

impl Random {
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn vector(&mut self) -> DVec3 {
        DVec3::new(self.unit(), self.unit(), self.unit()) * 2.0 - DVec3::ONE
    }

    /// A box, or a hull of any size.
    fn body(&mut self) -> BodyBuilder {
        let (at, size) = (self.vector() * 1.5 + DVec3::Z * 3.0, 0.2 + 0.5 * self.unit());
        let b = if self.unit() < 0.3 {
            BodyBuilder::cuboid(DVec3::new(0.4, 0.5, 0.6) * (2.0 * size))
        } else {
            BodyBuilder::hull(&(0..14).map(|_| self.vector().normalize() * size).collect::<Vec<_>>())
        };
        b.position(at).velocity(self.vector())
    }
}

#[test]
fn a_restored_world_that_remembers_no_pair_goes_on_to_the_bit() {
    let mut r = Random(11);
    let mut world = World::with_gravity(DVec3::new(0.0, 0.0, -9.81)).unwrap();
    world.add(BodyBuilder::cuboid(DVec3::new(20.0, 20.0, 1.0)).position(DVec3::Z * -0.5).as_fixed()).unwrap();
    let mut bodies: Vec<BodyId> = (0..40).map(|_| world.add(r.body()).unwrap()).collect();
    let mut fresh = World::new();
    let mut contacts = 0;
    for step in 0..240 {
        // a shape that goes leaves its number to one of another size elsewhere
        if step % 5 == 0 {
            let gone = bodies.swap_remove((r.unit() * bodies.len() as f64) as usize);
            world.remove(gone).unwrap();
            bodies.push(world.add(r.body()).unwrap());
        }
        if step % 7 == 0 {
            let moved = bodies[(r.unit() * bodies.len() as f64) as usize];
            let to = r.vector() * 1.5 + DVec3::Z * 2.0;
            world.set_position(moved, to).unwrap();
        }
        fresh.restore(&world.snapshot());
        let hash = world.step(1.0 / 60.0).state_hash;
        assert_eq!(fresh.step(1.0 / 60.0).state_hash, hash, "step {step}");
        contacts += world.report().contacts.len();
    }
    assert!(contacts > 20_000, "{contacts}");
}
