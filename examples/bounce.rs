//! A ball that bounces, and its energy ledger.
//!
//! Dropped from 1 m with restitution 0.8, the ball rises to e² of the height each time. The energy balance closes to rounding
//! after every step: energy that is no longer kinetic or potential was dissipated in an impact.
//!
//!     cargo run --release --example bounce

use tumble::{BodyBuilder, DVec3, World, WorldError};

fn main() -> Result<(), WorldError> {
    let (e, drop, radius) = (0.8, 1.0, 0.1);
    let mut world = World::new();
    world.add(BodyBuilder::ground().restitution(e))?;
    let ball = BodyBuilder::ball(radius).mass(1.0).restitution(e).position(DVec3::new(0.0, 0.0, drop + radius));
    let ball = world.add(ball)?;

    let (mut highest, mut bounces, mut worst) = (0.0, 0, 0.0_f64);
    let mut rising = false;
    while bounces < 4 {
        world.step(1.0 / 1000.0);
        let (z, up) = (world.position(ball).unwrap().z - radius, world.velocity(ball).unwrap().z > 0.0);
        if up && !rising {
            if bounces > 0 {
                let law = drop * power(e * e, bounces);
                println!("after bounce {bounces} it rose to {highest:.4} m; e²ⁿh is {law:.4} m");
            }
            bounces += 1;
            highest = 0.0;
        }
        rising = up;
        highest = if z > highest { z } else { highest };
        let imbalance = world.ledger().imbalance().abs();
        worst = if imbalance > worst { imbalance } else { worst };
    }

    let ledger = world.ledger();
    println!("initial energy {:.6} J", ledger.initial);
    println!("kinetic {:.6} J + potential {:.6} J", ledger.kinetic, ledger.potential);
    println!("dissipated by impacts {:.6} J, by friction {:.6} J", ledger.restitution_loss, ledger.friction_loss);
    println!("largest energy imbalance {worst:.1e} J");
    Ok(())
}

/// xⁿ by repeated multiplication: the same bits on every machine.
fn power(x: f64, n: u32) -> f64 {
    (0..n).fold(1.0, |product, _| product * x)
}
