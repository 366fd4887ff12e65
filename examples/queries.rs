//! Queries: ray casts, overlap tests of a shape, bodies in a box.
//!
//!     cargo run --release --example queries

use tumble::{Aabb, BodyBuilder, DVec3, Pose, Shape, World};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut world = World::new();
    let floor = world.add(BodyBuilder::ground())?;
    let cube = world.add(BodyBuilder::cuboid(DVec3::ONE).position(DVec3::new(0.0, 0.0, 0.5)))?;
    let ball = world.add(BodyBuilder::ball(0.5).position(DVec3::new(0.0, 0.0, 1.5)))?;
    let name = |id| match id {
        id if id == floor => "floor",
        id if id == cube => "cube",
        id if id == ball => "ball",
        _ => "unknown",
    };

    // a ray from above, a quarter of a metre off the axis: it meets the ball where z = 1.5 + √(0.5² − 0.25²)
    let from = DVec3::new(0.25, 0.0, 5.0);
    if let Some(hit) = world.ray(from, -DVec3::Z, 10.0) {
        println!("the ray hits the {} at z = {:.9} m, after {:.9} m", name(hit.body), hit.point.z, hit.t);
        println!("the surface normal there is ({:.6}, {:.6}, {:.6})", hit.normal.x, hit.normal.y, hit.normal.z);
    }

    // bodies that a ball of 60 cm would touch
    let probe = Shape::ball(0.3)?;
    for z in [1.0, 3.0] {
        let touched = world.overlapping(&probe, &Pose::at(DVec3::new(0.0, 0.0, z)));
        let names: Vec<&str> = touched.into_iter().map(name).collect();
        println!("a probe at z = {z} m would touch {} bodies: {}", names.len(), names.join(", "));
    }

    // bodies whose bounding box overlaps a region
    let region = Aabb::around(DVec3::new(0.0, 0.0, 0.9), DVec3::splat(0.05));
    let found: Vec<&str> = world.in_aabb(&region).into_iter().map(name).collect();
    println!("in the region: {}", found.join(", "));
    Ok(())
}
