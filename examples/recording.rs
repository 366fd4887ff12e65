//! A recording from Rust: every step to one SQLite file, then queries in SQL.
//!
//! The file can be opened by `tumble view`, `tumble audit`, `tumble sql` and by any SQLite client.
//!
//!     cargo run --release --example recording

use tumble::{BodyBuilder, DVec3, World};
use tumble_recording::export::csv;
use tumble_recording::{Ending, Options, Reader, Setup, Writer, audit, verify};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::temp_dir().join(format!("tumble-example-{}.db", std::process::id()));

    // a cube slides and stops
    let mut world = World::new();
    let floor = world.add(BodyBuilder::ground())?;
    let cube = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5));
    let cube = world.add(cube.velocity(DVec3::new(2.0, 0.0, 0.0)))?;
    let names = [(floor, "floor".to_owned()), (cube, "cube".to_owned())];

    let setup = Setup { name: "a cube that stops", step: 0.01, ..Setup::default() };
    let mut writer = Writer::create(&path, &setup, &world, &names, &Options::default())?;
    for _ in 0..100 {
        world.step(0.01);
        // 0: wall-clock time of the step [ns], not measured here
        writer.frame(&world, 0);
    }
    let end = writer.finish(Ending::Complete);
    println!("{} frames recorded", end.frames);

    // read-only queries in SQL
    let reader = Reader::open(&path)?;
    for sql in [
        "SELECT count(DISTINCT frame) AS frames_that_slide FROM contact WHERE mode = 'slide'",
        "SELECT round(friction_loss, 9) AS heat FROM frame ORDER BY frame DESC LIMIT 1",
        "SELECT round(x, 9) AS stopped_at FROM state WHERE body = 1 ORDER BY frame DESC LIMIT 1",
    ] {
        csv::query(&reader, sql, &mut std::io::stdout())?;
    }

    // integrity, and the laws of mechanics from the recorded numbers alone
    println!("intact: {}", verify(&reader, |_, _| {})?.is_intact());
    println!("laws violated: {}", audit(&reader, |_, _| {})?.violation_count);
    drop(reader);
    std::fs::remove_file(&path)?;
    Ok(())
}
