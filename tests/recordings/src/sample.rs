//! Recordings to try things on.

use std::path::{Path, PathBuf};
use tumble_recording::{Ending, Later, Layout, Options, Setup, Summary, Writer};
use tumble_scene::{Built, Format, Scene};

/// Boxes that slide and fall over each other, a bouncing ball, a drum on its rim: every kind of contact.
pub const MIXED: &str = r#"
version = 1
name = "mixed"
[time]
step = 0.005
duration = 0.6
[[bodies]]
name = "floor"
kind = "fixed"
shape = { kind = "plane", normal = [0.0, 0.0, 1.0] }
friction = 0.4
[[bodies]]
name = "sledge"
shape = { kind = "box", size = [0.6, 0.4, 0.2] }
mass = 3.0
position = [0.0, 0.0, 0.1]
velocity = [4.0, 0.3, 0.0]
[[bodies]]
name = "post"
shape = { kind = "box", size = [0.2, 0.2, 1.0] }
mass = 1.0
position = [0.8, 0.1, 0.5]
[[bodies]]
name = "cap"
shape = { kind = "box", size = [0.3, 0.3, 0.1] }
mass = 0.5
position = [0.8, 0.1, 1.05]
[[bodies]]
name = "ball"
shape = { kind = "sphere", radius = 0.1 }
mass = 0.2
position = [-0.5, 0.5, 0.6]
velocity = [0.5, 0.0, -1.0]
restitution = 0.9
[[bodies]]
name = "drum"
shape = { kind = "cylinder", radius = 0.2, length = 0.3 }
mass = 2.0
position = [-0.6, -0.8, 0.45]
orientation = { axis = [1.0, 0.0, 0.0], degrees = 70.0 }
spin = [0.0, 3.0, 5.0]
"#;

/// An arm with a driven elbow over the floor, and a weight on a sprung slide: friction, limits, a motor, a spring and a contact.
pub const MECHANISM: &str = r#"
version = 1
name = "mechanism"
[time]
step = 0.005
duration = 0.8
[[bodies]]
name = "floor"
kind = "fixed"
shape = { kind = "plane", normal = [0.0, 0.0, 1.0] }
friction = 0.4
[[bodies]]
name = "upper arm"
shape = { kind = "box", size = [0.8, 0.1, 0.1] }
mass = 1.0
position = [0.4, 0.0, 1.0]
[[bodies]]
name = "forearm"
shape = { kind = "box", size = [0.8, 0.08, 0.08] }
mass = 0.8
position = [1.2, 0.0, 1.0]
[[bodies]]
name = "weight"
shape = { kind = "box", size = [0.2, 0.2, 0.2] }
mass = 2.0
position = [-1.0, 0.0, 0.8]
[[joints]]
name = "shoulder"
kind = "hinge"
bodies = ["world", "upper arm"]
at = [0.0, 0.0, 1.0]
axis = [0.0, 1.0, 0.0]
range = [-0.4, 2.9]
friction = 0.3
damping = 0.1
[[joints]]
name = "elbow"
kind = "hinge"
bodies = ["upper arm", "forearm"]
at = [0.8, 0.0, 1.0]
axis = [0.0, 1.0, 0.0]
armature = 0.02
motor = { velocity = -2.0, max = 3.0 }
[[joints]]
name = "guide"
kind = "slide"
bodies = ["world", "weight"]
at = [-1.0, 0.0, 0.8]
axis = [0.0, 0.0, 1.0]
range = [-0.25, 0.1]
restitution = 0.3
spring = { stiffness = 60.0, rest = 0.1 }
"#;

/// Three balls without weight that each touch something once, within a step: one leaves a floor, one a ball, one stays at a wall. In front of
/// the wall is a screen that it does not meet.
pub const TOUCHES: &str = r#"
version = 1
name = "flights"
gravity = [0.0, 0.0, 0.0]
[time]
step = 0.01
duration = 0.4
[solver]
restitution_threshold = 0.0
[[bodies]]
name = "floor"
kind = "fixed"
shape = { kind = "box", size = [4.0, 4.0, 1.0] }
position = [0.0, 0.0, -0.5]
friction = 0.0
restitution = 1.0
[[bodies]]
name = "hopper"
shape = { kind = "sphere", radius = 0.1 }
mass = 0.2
position = [0.0, 0.0, 0.6]
velocity = [0.0, 0.0, -3.3]
friction = 0.0
restitution = 1.0
[[bodies]]
name = "post"
kind = "fixed"
shape = { kind = "sphere", radius = 0.2 }
position = [1.0, 1.0, 1.0]
friction = 0.0
restitution = 1.0
[[bodies]]
name = "shuttle"
shape = { kind = "sphere", radius = 0.1 }
mass = 0.3
position = [1.0, 0.2, 1.0]
velocity = [0.0, 4.1, 0.0]
friction = 0.0
restitution = 1.0
[[bodies]]
name = "screen"
kind = "fixed"
shape = { kind = "box", size = [0.02, 1.0, 1.0] }
position = [-0.6, -1.0, 1.0]
groups = ["air"]
meets = ["nobody"]
[[bodies]]
name = "wall"
kind = "fixed"
shape = { kind = "box", size = [0.2, 1.0, 1.0] }
position = [-1.0, -1.0, 1.0]
friction = 0.0
[[bodies]]
name = "dart"
shape = { kind = "sphere", radius = 0.05 }
mass = 0.1
position = [3.5, -1.0, 1.0]
velocity = [-40.0, 0.0, 0.0]
friction = 0.0
"#;

/// A scene that must be valid.
///
/// # Panics
/// When it is not.
#[must_use]
pub fn build(text: &str) -> (Scene, Built) {
    let scene = Scene::parse(text, Format::Toml, "sample.toml", None).unwrap_or_else(|e| panic!("{e}"));
    let built = scene.build().unwrap_or_else(|e| panic!("{e}"));
    (scene, built)
}

/// Makes a recorder for a scene.
///
/// # Panics
/// When the file cannot be made.
#[must_use]
pub fn writer(path: &Path, scene: &Scene, built: &Built, options: &Options) -> Writer {
    let times = built.script.coming(&built.world);
    let setup = Setup {
        name: &scene.name,
        scene: &scene.source.text,
        format: scene.source.format.name(),
        files: &scene.source.files,
        joints: &built.joints,
        step: scene.step,
        duration: scene.duration.unwrap_or(0.0),
        later: Later::of(built.whole(), &times),
    };
    Writer::create(path, &setup, &built.world, &built.names, options).unwrap_or_else(|e| panic!("{e}"))
}

/// Records a scene from its first to its last step; its state hash at the end.
pub fn record(text: &str, path: &Path, layout: Layout) -> (Summary, u64) {
    let (scene, mut built) = build(text);
    let options = Options { layout: Some(layout), ..Options::default() };
    let mut recorder = writer(path, &scene, &built, &options);
    for _ in 0..tumble_scene::steps(scene.duration.unwrap_or(0.0), scene.step) {
        built.world.step(scene.step);
        recorder.frame(&built.world, 0);
    }
    let summary = recorder.finish(Ending::Complete);
    (summary, built.world.state_hash())
}

/// A folder of this process's own for files that come and go.
///
/// # Panics
/// When it cannot be made.
#[must_use]
pub fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("tumble-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    path
}
