//! Events of a step: touches that begin and end, impacts with their speed and impulse.
//!
//! Events are a list in the report of each step; there are no callbacks. A ball is dropped on a floor and hops on.
//!
//!     cargo run --release --example events

use tumble::{BodyBuilder, DVec3, Event, World, WorldError};

fn main() -> Result<(), WorldError> {
    let mut world = World::new();
    world.add(BodyBuilder::ground().restitution(0.5))?;
    let ball = BodyBuilder::ball(0.1).mass(0.5).restitution(0.5).position(DVec3::new(0.0, 0.0, 1.1));
    world.add(ball)?;

    for _ in 0..300 {
        let report = world.step(1.0 / 200.0);
        for event in &report.events {
            match event {
                Event::Impact { speed, impulse, point, .. } => println!(
                    "{:.3} s  impact at {speed:.4} m/s with {impulse:.4} N·s at x = {:.3} m",
                    report.time, point.x
                ),
                other => println!("{:.3} s  {}", report.time, other.name()),
            }
        }
    }
    // dropped from 1 m: v = √(2gh), and the impulse of the bounce is (1 + e) m v
    let v = (2.0_f64 * 9.81).sqrt();
    println!("expected: {v:.4} m/s and {:.4} N·s", 1.5 * 0.5 * v);
    Ok(())
}
