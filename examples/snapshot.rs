//! Snapshots: the complete state of a world, from which its future repeats bit by bit.
//!
//! A heap of boxes collapses. Halfway a snapshot is taken; the future is played twice from there and gives the same
//! hash of the state. A third time one box gets an impulse of a billionth of a newton second, and the future differs.
//!
//!     cargo run --release --example snapshot

use tumble::{BodyBuilder, BodyId, DVec3, World, WorldError};

fn main() -> Result<(), WorldError> {
    let (mut world, boxes) = heap()?;
    run(&mut world, 60);
    let halfway = world.snapshot();

    let first = run(&mut world, 120);
    world.restore(&halfway);
    let again = run(&mut world, 120);
    println!("first future: {first:016x}");
    println!("played again: {again:016x}");

    world.restore(&halfway);
    world.apply_impulse(boxes[0], DVec3::new(1e-9, 0.0, 0.0))?;
    let pushed = run(&mut world, 120);
    println!("with a push:  {pushed:016x}");
    println!("same future: {}, butterfly: {}", first == again, first != pushed);
    Ok(())
}

fn run(world: &mut World, steps: u32) -> u64 {
    for _ in 0..steps {
        world.step(1.0 / 120.0);
    }
    world.state_hash()
}

/// Ten boxes, each a little off the one below.
fn heap() -> Result<(World, Vec<BodyId>), WorldError> {
    let mut world = World::new();
    world.add(BodyBuilder::ground())?;
    let mut boxes = Vec::new();
    for k in 0..10 {
        let at = DVec3::new(0.3 * f64::from(k), 0.05 * f64::from(k % 3), 0.5 + 1.02 * f64::from(k));
        boxes.push(world.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(at))?);
    }
    Ok((world, boxes))
}
