//! Two servos hold an arm of two links against gravity and move it to another posture: stiff, and never beyond their torque.

use tumble::{BodyBuilder, DVec3, End, JointBuilder, Motor, World, WorldError};

fn main() -> Result<(), WorldError> {
    let mut world = World::new();
    let link = |x: f64| BodyBuilder::cuboid(DVec3::new(0.5, 0.06, 0.06)).mass(2.0).position(DVec3::X * x);
    let upper = world.add(link(0.25))?;
    let lower = world.add(link(0.75))?;
    let servo = |angle: f64| Motor::position(angle).gains(2e4, 800.0).max(60.0); // N·m/rad, N·m·s/rad, N·m
    let shoulder = JointBuilder::hinge(End::World, upper).at(DVec3::ZERO).axis(-DVec3::Y).motor(servo(0.0));
    let elbow = JointBuilder::hinge(upper, lower).at(DVec3::X * 0.5).axis(-DVec3::Y).motor(servo(0.0));
    let (shoulder, elbow) = (world.add_joint(shoulder)?, world.add_joint(elbow)?);

    let mut most = 0.0_f64;
    for (first, second) in [(0.0, 0.0), (0.6, 0.9)] {
        world.set_motor(shoulder, 0, servo(first))?;
        world.set_motor(elbow, 0, servo(second))?;
        for _ in 0..240 * 2 {
            world.step(1.0 / 240.0);
            for joint in [shoulder, elbow] {
                let torque = world.joint(joint).map_or(0.0, |j| j.motor_force(0).abs());
                most = if torque > most { torque } else { most };
            }
        }
        let [a, b] = [shoulder, elbow].map(|j| world.joint(j).expect("it is still there"));
        println!(
            "shoulder {:.4} rad with {:.2} N·m, elbow {:.4} rad with {:.2} N·m",
            a.coordinate(0),
            a.motor_force(0),
            b.coordinate(0),
            b.motor_force(0)
        );
    }
    println!("no more than {most:.2} N·m; the joints are closed to {:.0e} m", world.report().joint_gap());
    Ok(())
}
