//! A motor on a hinge runs a flywheel up to speed against friction, and the ledger says where its work went.

use tumble::{BodyBuilder, DVec3, End, JointBuilder, Motor, World, WorldError};

fn main() -> Result<(), WorldError> {
    let mut world = World::new();
    let wheel = world.add(BodyBuilder::cylinder(0.3, 0.05).mass(20.0))?; // 0.9 kg·m² about its axis
    let axle = JointBuilder::hinge(End::World, wheel).at(DVec3::ZERO).axis(DVec3::Z).friction(0.4); // N·m
    let axle = world.add_joint(axle.motor(Motor::velocity(25.0).max(3.0)))?; // rad/s, N·m

    // (3 − 0.4) N·m on 0.9 kg·m²: 25 rad/s after 8.65 s
    let mut reached = None;
    for _ in 0..240 * 12 {
        world.step(1.0 / 240.0);
        if reached.is_none() && world.joint(axle).is_some_and(|j| j.rate(0) > 25.0 - 1e-9) {
            reached = Some(world.time());
        }
    }
    let joint = world.joint(axle).expect("it is still there");
    let ledger = world.ledger();
    println!("up to speed after {:.2} s", reached.unwrap_or(f64::NAN));
    println!("{:.1} rad/s, held with {:.2} N·m", joint.rate(0), joint.motor_force(0));
    println!(
        "motor {:.1} J = wheel {:.1} J + friction {:.1} J",
        ledger.motor_work,
        world.energy().0,
        ledger.joint_loss
    );
    Ok(())
}
