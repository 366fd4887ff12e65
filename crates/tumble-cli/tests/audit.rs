//! Recordings of what is hard to recompute: the audit finds nothing wrong with them.

mod support;

use support::{file, json, path, run, tumble};

/// Records a scene all of whose steps are solved, and asks the audit about it.
fn is_clean(name: &str, scene: &str) {
    let (scene, recording) = (file(name, scene), path(&format!("{name}.db")));
    json(&["run", scene.to_str().unwrap(), "--record", &recording, "--json", "--strict"], 0);
    let audit = run(&mut tumble(&["audit", &recording]));
    assert_eq!(audit.code, Some(0), "{name}: {}", audit.stdout);
}

/// A box that turns by many radians in a step is no violation, whatever the audit has to do to find its midpoint.
#[test]
fn a_body_that_turns_many_times_in_a_step_passes_the_audit() {
    for rate in [100.0, 400.0, 600.0, 800.0, 1600.0, 5000.0, 20_000.0] {
        let text = format!(
            "version = 1\ngravity = [0, 0, 0]\n[time]\nstep = 0.016\nduration = 0.5\n[[bodies]]\nmass = 1.0\n\
             shape = {{ kind = \"box\", size = [0.3, 0.2, 0.1] }}\nspin = [{rate}, {}, {}]\ntorque = [1, 0, 1]\n",
            rate / 3.0,
            rate / 2.0
        );
        is_clean(&format!("turning_{rate}.toml"), &text);
    }
}

/// The rim of a wheel that is driven round lies above its straight way, and the engine foresees that: no violation.
#[test]
fn a_box_that_meets_a_driven_wheel_passes_the_audit() {
    let text = r#"{
        "version": 1, "time": { "step": 0.016666666666666666, "duration": 0.5 }, "bodies": [
            { "name": "wheel", "kind": "kinematic", "shape": { "kind": "cylinder", "radius": 0.25, "length": 0.26 },
              "orientation": { "axis": [1, 0, 0], "degrees": 90 }, "spin": [4, 4, 0] },
            { "name": "box", "mass": 1, "shape": { "kind": "box", "size": [0.3, 0.2, 0.1] },
              "position": [-0.31, 0.16, 0.49], "velocity": [0, 0, -2], "spin": [3, 2, 1] }
        ]
    }"#;
    is_clean("wheel.json", text);
}

/// Which points of parallel edges are looked at hangs on rounding; a recording of them is right all the same.
#[test]
fn an_audit_finds_nothing_wrong_with_a_stack_that_is_turned_and_pulled_apart() {
    // the middle cube is pushed at 2 m/s along one of its own axes
    let pushes = [(10, 1.969615506024416, 0.347296355333861), (70, 0.684040286651338, 1.879385241571817)];
    for (degrees, x, y) in pushes {
        let cube = |name: &str, z: f64, velocity: &str| {
            format!(
                "[[bodies]]\nname = \"{name}\"\nmass = 1.0\nshape = {{ kind = \"box\", size = [0.2, 0.2, 0.2] }}\n\
                 position = [0, 0, {z}]\norientation = {{ axis = [0, 0, 1], degrees = {degrees}.0 }}\n{velocity}"
            )
        };
        let pushed = format!("velocity = [{x}, {y}, 0]\n");
        let text = format!(
            "version = 1\n[time]\nduration = 1.0\n[[bodies]]\nkind = \"fixed\"\n\
             shape = {{ kind = \"plane\", normal = [0, 0, 1] }}\n{}{}{}",
            cube("low", 0.1, ""),
            cube("mid", 0.3, &pushed),
            cube("top", 0.5, "")
        );
        is_clean(&format!("turned_{degrees}.toml"), &text);
    }
}

/// The point of a contact is on the surface of a body that is round there, not in the middle of the gap; and over tiles it is
/// looked at along the normal of the floor.
#[test]
fn an_audit_finds_nothing_wrong_with_a_capsule_that_is_thrown_along_a_tiled_floor() {
    let mut text = String::from("version = 1\n[time]\nstep = 0.001\nduration = 0.2\n");
    for tile in 0..81 {
        let (x, y) = (0.28 * f64::from(tile / 9) - 1.04, 0.28 * f64::from(tile % 9) - 0.84);
        text += &format!(
            "[[bodies]]\nkind = \"fixed\"\nfriction = 0\nshape = {{ kind = \"box\", size = [0.28, 0.28, 0.28] }}\n\
             position = [{x:.2}, {y:.2}, -0.14]\n"
        );
    }
    text += "[[bodies]]\nname = \"capsule\"\nfriction = 0\ndensity = 1000\nposition = [0, 0, 0.24]\nvelocity = [-3, 1, 0]\n\
             shape = { kind = \"capsule\", radius = 0.13, length = 0.23 }\n\
             orientation = { axis = [-0.74, -0.27, -0.42], degrees = 171.0 }\n";
    is_clean("tiled.toml", &text);
}
