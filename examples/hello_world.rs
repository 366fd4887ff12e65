//! Hello, world: a crate falls onto a floor and comes to rest, and the certificate gives the residual of the contact law.
//!
//!     cargo run --release --example hello_world

use tumble::{BodyBuilder, DVec3, World, WorldError};

fn main() -> Result<(), WorldError> {
    // Earth's gravity, z up; metres, kilograms, seconds
    let mut world = World::new();
    let floor = world.add(BodyBuilder::ground())?;
    // full size 1 m × 1 m × 1 m, 10 kg, half a metre above the floor
    let body = BodyBuilder::cuboid(DVec3::ONE).mass(10.0).position(DVec3::new(0.0, 0.0, 1.0));
    let body = world.add(body)?;

    // two seconds in steps of 1/240 s
    for _ in 0..480 {
        world.step(1.0 / 240.0);
    }

    let report = world.report();
    println!("after {:.1} s the crate is at rest at z = {:.9} m", world.time(), world.position(body).unwrap().z);
    println!(
        "{} contacts carry {:.6} N; it weighs {:.6} N",
        report.contacts.len(),
        report.normal_force(floor, body),
        10.0 * 9.81
    );
    println!("the last step is {}, with a residual of {:.1e} m/s", report.verdict().name(), report.residual());
    Ok(())
}
