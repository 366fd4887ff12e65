use std::path::Path;
use tumble_contracts::tracks;

#[test]
fn the_meshes_of_the_gallery_are_what_the_command_writes() {
    let scenes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes");
    for (name, text) in tracks::files() {
        let committed = std::fs::read_to_string(scenes.join(name)).unwrap_or_default();
        assert!(committed == text, "{name} is stale: cargo run -p tumble-contracts -- meshes scenes");
        assert!(text.len() < 100_000, "{name}: {} bytes", text.len());
    }
}
