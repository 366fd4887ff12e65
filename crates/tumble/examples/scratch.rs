//! scratch
use tumble::*;
fn main() {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    let cube = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5));
    let cube = world.add(cube).unwrap();
    for _ in 0..3 {
        let r = world.step(1.0 / 60.0);
        println!("{} {} {:?} {:?}", r.step, r.contacts.len(), r.contacts.iter().map(|c| (c.gap, c.feature, c.point, c.impulse)).collect::<Vec<_>>(), r.islands);
        println!("{:?} {:e}", world.velocity(cube), world.position(cube).unwrap().z - 0.5);
    }
}
