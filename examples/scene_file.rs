//! A scene from a file: text in, a world out, and every error with its place and its remedy.
//!
//!     cargo run --release --example scene_file [scenes/slide.toml]

use std::path::PathBuf;
use tumble_scene::{Format, Scene, steps};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let gallery = concat!(env!("CARGO_MANIFEST_DIR"), "/../scenes/slide.toml");
    let path = std::env::args().nth(1).map_or_else(|| PathBuf::from(gallery), PathBuf::from);
    let scene = Scene::load(&path)?;
    let mut built = scene.build()?;
    for lint in scene.lints(&built) {
        println!("{lint}");
    }
    let count = steps(scene.duration.unwrap_or(1.0), scene.step);
    for _ in 0..count {
        built.world.step(scene.step);
    }
    println!("“{}”: {count} steps of {} s", scene.name, scene.step);
    for (id, name) in &built.names {
        println!("  {name}: x = {:.9} m", built.world.position(*id).unwrap().x);
    }

    // a file with two errors: both are reported at once
    let wrong = scene.source.text.replace("restitution = 0.0", "restitution = 1.5").replace("duration", "durration");
    if let Err(errors) = Scene::parse(&wrong, Format::Toml, "wrong.toml", None) {
        println!("\na copy with errors is refused:\n{errors}");
    }
    Ok(())
}
