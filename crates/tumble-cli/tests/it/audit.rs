//! Recordings that are hard to recompute, which pass the audit, and changes that only the audit finds.

use crate::support::{file, json, path, run, tumble};

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

/// The rim of a driven wheel leaves its straight path, and the engine predicts that: no violation.
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

/// A body that is held above one slab of a floor is held above the slab beside it, whose own contact waits.
#[test]
fn an_audit_finds_nothing_wrong_with_what_is_held_above_the_slab_beside() {
    let points = "[[-0.25, 0.15, 0.45], [0.29, -0.05, -0.04], [-0.13, -0.18, 0.11], [-0.12, -0.27, 0.13], [0.26, -0.44, -0.35], \
                  [-0.1, 0.35, -0.14], [0.42, 0.3, 0.31], [-0.42, -0.32, -0.17]]";
    let mut text = String::from("version = 1\n[time]\nduration = 1.5\n");
    for slab in 0..16 {
        let (x, y) = (0.5 * f64::from(slab / 4) - 0.76, 0.5 * f64::from(slab % 4) - 0.74);
        text += &format!(
            "[[bodies]]\nkind = \"fixed\"\nshape = {{ kind = \"box\", size = [0.5, 0.5, 0.2] }}\nposition = [{x}, {y}, -0.1]\n"
        );
    }
    for k in 0..3 {
        let (x, z) = (0.2 * f64::from(k) - 0.2, 0.6 + 0.9 * f64::from(k));
        text += &format!(
            "[[bodies]]\ndensity = 800\nshape = {{ kind = \"hull\", points = {points} }}\nposition = [{x}, 0.1, {z}]\n\
             spin = [4, {k}, -3]\n"
        );
    }
    is_clean("beside.toml", &text);
}

/// The lowest point of a rim that lies nearly flat is known badly; a box between a floor and a lid that comes down is pressed
/// by what cancels but for the last digits. Neither is a violation.
#[test]
fn an_audit_knows_what_rounding_may_do_to_flat_rims_and_to_what_is_jammed() {
    let rim = r#"{ "version": 1, "time": { "step": 0.001, "duration": 0.5 }, "bodies": [
        { "kind": "fixed", "shape": { "kind": "box", "size": [20, 20, 1] }, "position": [0, 0, -0.5], "friction": 0 },
        { "density": 1000, "shape": { "kind": "cylinder", "radius": 0.3671441106162285, "length": 0.23794528548410276 },
          "friction": 0, "position": [0, 0, 1.0614026966334134], "velocity": [0.7112692368122856, -0.5431886876510197, 0],
          "orientation": { "axis": [0.16040750068748322, 0.1791694776398951, -0.19204701010583403],
                           "degrees": 312.0460309319993 } }
    ] }"#;
    is_clean("rim.json", rim);
    let jam = r#"{ "version": 1, "time": { "step": 0.016666666666666666, "duration": 1.2 }, "bodies": [
        { "kind": "fixed", "shape": { "kind": "plane", "normal": [0, 0, 1] } },
        { "kind": "kinematic", "shape": { "kind": "box", "size": [1, 1, 0.2] }, "position": [0, 0, 1], "velocity": [0, 0, -1] },
        { "mass": 1, "shape": { "kind": "box", "size": [0.2, 0.2, 0.2] }, "position": [0, 0, 0.1] }
    ] }"#;
    let (scene, recording) = (file("jam.json", jam), path("jam.db"));
    // no step of it can be solved once the lid has come down, and it says so
    json(&["run", scene.to_str().unwrap(), "--record", &recording, "--json"], 0);
    let audit = json(&["audit", &recording, "--json"], 0);
    assert!(audit["unsolved"].as_u64().unwrap() > 10);
}

/// Violations that the audit finds after a recording was changed.
fn violations(recording: &str, sql: &str) -> Vec<(String, String)> {
    rusqlite::Connection::open(recording).unwrap().execute_batch(sql).unwrap_or_else(|e| panic!("{sql}: {e}"));
    let audit = json(&["audit", recording, "--json"], 4);
    let text = |v: &serde_json::Value| v.as_str().unwrap().to_owned();
    audit["violations"].as_array().unwrap().iter().map(|v| (text(&v["law"]), text(&v["what"]))).collect()
}

/// A thin wall is put where no recorded place of the ball touches it, across the way from one to the next: nothing but the
/// way tells.
#[test]
fn an_audit_sees_that_a_body_went_through_another_between_two_frames() {
    let text = r#"{ "version": 1, "gravity": [0, 0, 0], "time": { "step": 0.01, "duration": 0.2 }, "bodies": [
        { "name": "wall", "kind": "fixed", "shape": { "kind": "box", "size": [0.01, 1, 1] }, "position": [1.25, 0, 3] },
        { "name": "ball", "mass": 1, "shape": { "kind": "sphere", "radius": 0.1 }, "velocity": [50, 0, 0] },
        { "name": "slow", "mass": 1, "shape": { "kind": "sphere", "radius": 0.1 }, "position": [0, 0, 1], "velocity": [1, 0, 0] }
    ] }"#;
    let (scene, recording) = (file("through.json", text), path("through.db"));
    json(&["run", scene.to_str().unwrap(), "--record", &recording, "--json", "--strict"], 0);
    json(&["audit", &recording, "--json"], 0);
    // frames have the ball from 0.9 to 1.1 m and from 1.4 to 1.6 m, contacts were looked for with it from 1.15 to 1.35 m
    let found = violations(&recording, "UPDATE state SET z = 0, x = 1.125 WHERE body = 0");
    assert!(found.iter().all(|(law, _)| law == "passage"), "{found:?}");
    assert!(found.iter().any(|(_, what)| what.contains("`ball` goes through `wall`")), "{found:?}");
}

/// What spins fast may be deep in nothing either: a drum that turns by five radians in a step and sinks in by most of its core.
#[test]
fn an_audit_sees_that_a_body_sank_in_however_fast_it_spins() {
    let text = r#"{ "version": 1, "time": { "step": 0.016666666666666666, "duration": 0.5 }, "bodies": [
        { "name": "floor", "kind": "fixed", "shape": { "kind": "plane", "normal": [0, 0, 1] }, "friction": 0 },
        { "name": "drum", "mass": 1, "shape": { "kind": "cylinder", "radius": 0.1, "length": 0.2 }, "friction": 0,
          "position": [0, 0, 0.1], "spin": [0, 0, 300] }
    ] }"#;
    let (scene, recording) = (file("drum.json", text), path("drum.db"));
    json(&["run", scene.to_str().unwrap(), "--record", &recording, "--json", "--strict"], 0);
    json(&["audit", &recording, "--json"], 0);
    let sunk = "UPDATE state SET z = z + 0.08 WHERE body = 0 AND frame >= 20; \
                UPDATE contact SET gap = gap - 0.08, z = z + 0.04 WHERE frame > 20";
    let found = violations(&recording, sunk);
    assert!(found.iter().any(|(law, what)| law == "overlap" && what.contains("a step before")), "{found:?}");
}

/// Materials of single shapes and pairs of their own are recorded, and the audit knows them.
#[test]
fn an_audit_takes_friction_and_restitution_from_the_materials() {
    let text = "version = 1\n[time]\nduration = 0.6\n[materials.ice]\nfriction = 0.04\n[materials.felt]\nfriction = 0.81\n\
                restitution = 0.2\n[materials.wood]\nfriction = 0.3\n[[pairs]]\nmaterials = [\"ice\", \"wood\"]\n\
                friction = 0.015\nrestitution = 0.5\n[[bodies]]\nkind = \"fixed\"\nmaterial = \"ice\"\n\
                shape = { kind = \"plane\", normal = [0, 0, 1] }\n[[bodies]]\nname = \"shoe\"\ndensity = 500\n\
                position = [0, 0, 0.3]\nvelocity = [1, 0, 0]\nshapes = [\n\
                { kind = \"box\", size = [0.2, 0.2, 0.2], position = [-0.2, 0, 0], material = \"felt\" },\n\
                { kind = \"box\", size = [0.2, 0.2, 0.2], position = [0.2, 0, 0], material = \"wood\" } ]\n";
    is_clean("materials.toml", text);
    let recording = path("materials.db");
    json(&["run", file("materials.toml", text).to_str().unwrap(), "--record", &recording, "--json"], 0);
    let made =
        json(&["sql", &recording, "SELECT DISTINCT round(friction, 9) AS f FROM contact ORDER BY f", "--json"], 0);
    assert_eq!(made, serde_json::json!([{ "f": 0.015 }, { "f": 0.18 }]));
    // what ice and wood would make if there were no entry for the pair
    let found = violations(&recording, "UPDATE contact SET friction = 0.10954451150103323 WHERE friction < 0.1");
    assert!(!found.is_empty() && found.iter().any(|(law, _)| law == "surface"), "{found:?}");
}

/// The corner of a room whose floor and walls are parts of one body: every part is on one side of what touches it, the body is not.
#[test]
fn an_audit_finds_nothing_wrong_with_a_box_in_the_corner_of_a_room_of_tiles() {
    let mut tiles = String::new();
    for k in 0..16 {
        let (u, v) = (0.15 + 0.3 * f64::from(k % 4), 0.15 + 0.3 * f64::from(k / 4));
        for (size, at) in [
            ("[0.3, 0.3, 0.06]", format!("[{u}, {v}, -0.03]")),
            ("[0.06, 0.3, 0.3]", format!("[-0.03, {u}, {v}]")),
            ("[0.3, 0.06, 0.3]", format!("[{u}, -0.03, {v}]")),
        ] {
            let comma = if tiles.is_empty() { "" } else { ", " };
            tiles.push_str(&format!("{comma}{{ \"kind\": \"box\", \"size\": {size}, \"position\": {at} }}"));
        }
    }
    let throws = [
        ("-1.09, -1.1, -0.94", "-2.49, 2.01, 1.42", 50),
        ("-2.53, -2.79, -0.6", "-2.07, -2.6, -0.59", 70),
        ("-1.41, -1.36, -0.51", "-1.43, -3, 0.98", 90),
    ];
    for (velocity, spin, degrees) in throws {
        let text = format!(
            r#"{{ "version": 1, "time": {{ "step": 0.004166666666666667, "duration": 0.6 }}, "bodies": [
                {{ "kind": "fixed", "friction": 0.3, "restitution": 0.5, "shapes": [{tiles}] }},
                {{ "mass": 1, "friction": 0.3, "restitution": 0.5, "position": [0.4, 0.35, 0.45],
                   "shape": {{ "kind": "box", "size": [0.25, 0.2, 0.15] }}, "velocity": [{velocity}], "spin": [{spin}],
                   "orientation": {{ "axis": [1, 2, 3], "degrees": {degrees} }} }}
            ] }}"#
        );
        is_clean(&format!("corner_{degrees}.json"), &text);
    }
}

/// A press that leaves no room: run, recording and audit say the same of it, and a claim of no room where there is room is found.
#[test]
fn a_squeeze_is_told_and_its_claim_is_checked() {
    for (name, height, gap, speed, friction) in [("press", 0.5, 0.02, 0.3, 0.0), ("vice", 0.22, 0.004, 0.07, 0.5)] {
        let text = format!(
            "version = 1\n[time]\nstep = 0.005\nduration = {}\n[[bodies]]\nkind = \"fixed\"\nfriction = {friction}\n\
             shape = {{ kind = \"plane\", normal = [0, 0, 1] }}\n[[bodies]]\nname = \"plate\"\nkind = \"kinematic\"\n\
             shape = {{ kind = \"box\", size = [3, 3, 0.2] }}\nposition = [0.1, 0, {}]\nvelocity = [0, 0, -{speed}]\n\
             friction = {friction}\n[[bodies]]\nname = \"block\"\nmass = 1\nposition = [0, 0, {}]\nfriction = {friction}\n\
             shape = {{ kind = \"box\", size = [{height}, {height}, {height}] }}\n",
            (gap + 0.01) / speed,
            height + gap + 0.1,
            0.5 * height
        );
        let (scene, recording) = (file(&format!("{name}.toml"), &text), path(&format!("{name}.db")));
        let r = json(&["run", scene.to_str().unwrap(), "--record", &recording, "--json"], 0);
        let (steps, depth) = (&r["solver"]["infeasible_steps"], r["contacts"]["squeezed_depth"].as_f64().unwrap());
        assert_eq!(&r["solver"]["unsolved_steps"], steps);
        assert!(steps.as_u64().unwrap() > 5 && (0.0095..0.0115).contains(&depth), "{name}: {steps} steps, {depth} m");
        assert_eq!(r["contacts"]["squeezed_bodies"], serde_json::json!(["plate", "block"]));
        let audit = json(&["audit", &recording, "--json"], 0);
        assert_eq!(&audit["infeasible"], steps, "{name}");
        assert_eq!((&audit["unsolved"], &audit["inexact"], &audit["failed"]), (steps, &0.into(), &0.into()), "{name}");
        // each frame is in one line of the text, that of its verdict
        let said = run(&mut tumble(&["audit", &recording])).stdout;
        let lines: Vec<&str> = said.lines().filter(|l| l.contains("report themselves as")).collect();
        let (line, total) = (format!("{steps} frames report themselves as infeasible"), lines[1]);
        assert!(lines.len() == 2 && lines[0].trim().starts_with(&line), "{name}: {said}");
        assert_eq!(total, format!("all checks pass; {line}"), "{name}");
        let inspected = json(&["inspect", &recording, "--json"], 0);
        let counts =
            ["unsolved", "infeasible", "inexact", "overlap", "failed"].map(|v| &inspected[format!("{v}_frames")]);
        assert_eq!(counts, [steps, steps, &0.into(), &0.into(), &0.into()], "{name}: {inspected}");
        let said = run(&mut tumble(&["inspect", &recording])).stdout;
        let solver = said.lines().find(|l| l.trim().starts_with("solver")).unwrap();
        assert!(solver.contains(&format!("{steps} infeasible")) && !solver.contains("inexact"), "{name}: {solver}");
        let told = json(&["sql", &recording, "SELECT count(*) AS n FROM event WHERE kind = 'squeezed'", "--json"], 0);
        assert_eq!(told[0]["n"], *steps, "{name}: {told}");
        // a frame before the plate arrives
        let found = violations(&recording, "UPDATE solve SET verdict = 'infeasible' WHERE frame = 3");
        assert!(found.iter().any(|(law, what)| law == "verdict" && what.contains("there is room")), "{found:?}");
        // every verdict has its own line and its own number
        let sql = "UPDATE frame SET verdict = 'failed' WHERE frame IN (2, 3); UPDATE frame SET verdict = 'overlap' WHERE frame = 4";
        violations(&recording, sql);
        let said = run(&mut tumble(&["audit", &recording])).stdout;
        let words: Vec<&str> =
            said.lines().filter_map(|l| l.split(" as ").nth(1)).map(|l| l.split([':', ',']).next().unwrap()).collect();
        assert_eq!(words, ["failed", "overlap", "infeasible"], "{name}: {said}");
        let inspected = json(&["inspect", &recording, "--json"], 0);
        assert_eq!((&inspected["failed_frames"], &inspected["overlap_frames"]), (&2.into(), &1.into()), "{name}");
        let said = run(&mut tumble(&["inspect", &recording])).stdout;
        assert!(said.contains(&format!("2 failed, 1 overlap, {steps} infeasible")), "{name}: {said}");
    }
}
