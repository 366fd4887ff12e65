//! The gallery keeps its promises: every scene is run, and what its comment tells you to look for is there.
//!
//! On top of its own promise each scene is held to the laws in every step: every island solved, no contact that brings
//! energy, an energy balance that closes to rounding.

mod crowds;
mod impacts;
mod machines;
mod rolling;
mod sliding;
mod stage;
mod standing;
mod surfaces;
mod tops;

#[test]
fn every_scene_has_a_test_of_what_to_look_for() {
    let tests = [
        include_str!("sliding.rs"),
        include_str!("rolling.rs"),
        include_str!("impacts.rs"),
        include_str!("tops.rs"),
        include_str!("standing.rs"),
        include_str!("crowds.rs"),
        include_str!("machines.rs"),
        include_str!("surfaces.rs"),
    ];
    let mut count = 0;
    for entry in std::fs::read_dir(stage::folder()).unwrap() {
        let path = entry.unwrap().path();
        let Some(name) = path.file_name().and_then(|n| n.to_str()).and_then(|n| n.strip_suffix(".toml")) else {
            continue;
        };
        let called = [format!("stage(\"{name}\")"), format!("stage_with(\"{name}\"")];
        assert!(called.iter().any(|c| tests.iter().any(|t| t.contains(c.as_str()))), "{name} has no test");
        count += 1;
    }
    assert!(count >= 22, "{count} scenes");
}
