//! A thousand tonnes on one kilogram: a mass ratio of a million to one.
//!
//! Iterative solvers need more and more sweeps as the ratio grows, and give up long before. Here the light box carries
//! the heavy one for ten seconds; it neither sinks nor creeps, and every step is certified.
//!
//!     cargo run --release --example mass_ratio

use tumble::{BodyBuilder, DVec3, Verdict, World, WorldError};

fn main() -> Result<(), WorldError> {
    let mut world = World::new();
    let floor = world.add(BodyBuilder::ground())?;
    let light = world.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5)))?;
    let heavy = world.add(BodyBuilder::cuboid(DVec3::ONE).mass(1e6).position(DVec3::new(0.0, 0.0, 1.5)))?;

    let (mut worst, mut unsolved) = (0.0, 0);
    for _ in 0..600 {
        let report = world.step(1.0 / 60.0);
        worst = if report.residual() > worst { report.residual() } else { worst };
        unsolved += u32::from(report.verdict() != Verdict::Solved);
    }

    let report = world.report();
    println!("the heavy box sank by {:.1e} m in 10 s", 1.5 - world.position(heavy).unwrap().z);
    println!("floor on light box: {:.3} N", report.normal_force(floor, light));
    println!("light box on heavy box: {:.3} N", report.normal_force(light, heavy));
    println!("600 steps, {unsolved} unsolved, worst residual {worst:.1e} m/s");
    Ok(())
}
