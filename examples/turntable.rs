//! A kinematic body: a ball rolls on a turntable.
//!
//! The table is kinematic: contacts do not change its motion, and its work is in the energy ledger. The ball does not fly off.
//! It runs in a fixed circle, at exactly 2/7 of the table's rate, whatever its size and mass.
//!
//!     cargo run --release --example turntable

use tumble::{BodyBuilder, DVec3, World, WorldError};

fn main() -> Result<(), WorldError> {
    let rate = 3.0;
    let mut world = World::new();
    let table = BodyBuilder::cylinder(0.6, 0.02)
        .as_kinematic()
        .friction(1.0)
        .position(DVec3::new(0.0, 0.0, -0.01))
        .spin(DVec3::new(0.0, 0.0, rate));
    world.add(table)?;
    // the ball starts rolling: its spin matches the velocity of the table below it
    let (radius, start) = (0.03, DVec3::new(0.2, 0.0, 0.03));
    let ball = BodyBuilder::ball(radius)
        .mass(0.1)
        .friction(1.0)
        .position(start)
        .velocity(DVec3::new(0.15, 0.0, 0.0))
        .spin(DVec3::new(20.0, 5.0, 0.0));
    let ball = world.add(ball)?;

    let period = std::f64::consts::TAU * 7.0 / (2.0 * rate);
    let (steps, mut farthest) = (7330, 0.0);
    for _ in 0..steps {
        world.step(period / f64::from(steps));
        let away = (world.position(ball).unwrap() - start).length();
        farthest = if away > farthest { away } else { farthest };
    }
    let home = (world.position(ball).unwrap() - start).length();
    println!("the table has a radius of 0.6 m; the ball went {farthest:.4} m away");
    println!("after 7/2 turns of the table ({period:.4} s) it is back to {home:.1e} m");
    println!("work of the table: {:.6} J", world.ledger().kinematic_work);
    Ok(())
}
