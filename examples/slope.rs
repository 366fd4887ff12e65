//! A slope of 20° with two blocks: the friction angle of one is a degree less, that of the other a degree more.
//!
//! One slides with a = g (sin θ − μ cos θ), the other does not move at all. Every contact has its mode (stick or slide) and
//! its force.
//!
//!     cargo run --release --example slope

use tumble::{BodyBuilder, DVec3, Material, Shape, World, WorldError, trig};

fn main() -> Result<(), WorldError> {
    let degrees = std::f64::consts::PI / 180.0;
    let angle = 20.0 * degrees;
    let normal = DVec3::new(trig::sin(angle), 0.0, trig::cos(angle));

    let mut world = World::new();
    // friction of a pair of materials, instead of the geometric mean of both
    let stone = world.add_material(Material::default())?;
    world.add(BodyBuilder::fixed().try_shape(Shape::half_space(normal)).material(stone))?;
    let mut blocks = Vec::new();
    for (k, friction_angle) in [19.0, 21.0].into_iter().enumerate() {
        let wood = world.add_material(Material::default())?;
        world.set_pair(stone, wood, Material::new(trig::tan(friction_angle * degrees), 0.0))?;
        let block = BodyBuilder::cuboid(DVec3::ONE)
            .mass(2.0)
            .material(wood)
            .orientation(trig::rotation(DVec3::Y, angle))
            .position(normal * 0.5 + DVec3::new(0.0, 3.0 * k as f64, 0.0));
        blocks.push(world.add(block)?);
    }
    let start: Vec<DVec3> = blocks.iter().map(|b| world.position(*b).unwrap()).collect();

    for _ in 0..240 {
        world.step(1.0 / 240.0);
    }

    println!("a slope of 20°, after 1 s");
    for (k, friction_angle) in [19.0, 21.0].into_iter().enumerate() {
        let moved = (world.position(blocks[k]).unwrap() - start[k]).length();
        let mode = world.report().contacts_of(blocks[k]).next().map_or("none", |c| c.mode.name());
        let force = world.report().contact_wrench(blocks[k]).force;
        let pressed = force.dot(normal);
        let held = (force - normal * pressed).length();
        println!("friction angle {friction_angle}°: contacts {mode}, moved {moved:.9} m");
        println!(
            "  normal force {pressed:.6} N, friction {held:.6} N, that is {:.6} of the normal force",
            held / pressed
        );
    }
    let law = 0.5 * 9.81 * (trig::sin(angle) - trig::tan(19.0 * degrees) * trig::cos(angle));
    println!(
        "expected: {law:.9} m and 0 m; the second block needs a friction of tan 20° = {:.6} only",
        trig::tan(angle)
    );
    Ok(())
}
