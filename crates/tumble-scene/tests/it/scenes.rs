//! The gallery runs, TOML and JSON are one format, and the sliding cube obeys its closed form.

use std::path::{Path, PathBuf};
use tumble::{DVec3, Shape, Sides, Verdict};
use tumble_scene::{Format, Scene, steps};

fn gallery() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes");
    let mut list: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    list.retain(|p| p.extension().is_some_and(|e| e == "toml"));
    list.sort();
    assert!(list.len() >= 8);
    list
}

#[test]
fn every_scene_of_the_gallery_says_what_to_look_for_and_runs() {
    for path in gallery() {
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("# ") && text.contains("\n# Look for: "), "{}", path.display());
        let scene = Scene::load(&path).unwrap_or_else(|e| panic!("{e}"));
        assert!(scene.duration.is_some(), "{}", path.display());
        let mut built = scene.build().unwrap_or_else(|e| panic!("{e}"));
        let lints = scene.lints(&built);
        assert!(lints.iter().all(|d| d.code == "T0902"), "{lints:#?}");
        for _ in 0..5 {
            let r = built.world.step(scene.step);
            assert!(r.refused.is_none());
            assert_eq!(r.verdict(), Verdict::Solved, "{} step {}", path.display(), r.step);
        }
    }
}

#[test]
fn toml_and_json_with_the_same_keys_give_the_same_bits() {
    for path in gallery() {
        let text = std::fs::read_to_string(&path).unwrap();
        let table: toml::Table = toml::from_str(&text).unwrap();
        let json = serde_json::to_string_pretty(&table).unwrap();
        let hash = |format: Format, text: &str| {
            let scene = Scene::parse(text, format, "scene", path.parent()).unwrap_or_else(|e| panic!("{e}"));
            let mut built = scene.build().unwrap();
            for _ in 0..3 {
                built.world.step(scene.step);
            }
            (built.world.state_hash(), built.names.into_iter().map(|(_, n)| n).collect::<Vec<_>>())
        };
        assert_eq!(hash(Format::Toml, &text), hash(Format::Json, &json), "{}", path.display());
    }
}

/// A cube pushed at v₀ over a level floor stops after v₀²/2μg, within a step of free slip.
#[test]
fn the_sliding_cube_stops_after_v_squared_over_two_mu_g() {
    let scene = Scene::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes/slide.toml")).unwrap();
    let mut built = scene.build().unwrap();
    let cube = built.find("cube").unwrap();
    let n = steps(scene.duration.unwrap(), scene.step);
    assert_eq!(n, 200);
    for _ in 0..n {
        built.world.step(scene.step);
    }
    let (v0, mu, g) = (2.0, 0.5, 9.81);
    let law = v0 * v0 / (2.0 * mu * g);
    let x = built.world.position(cube).unwrap().x;
    assert!((x - law).abs() <= v0 * scene.step, "{x} instead of {law}");
    assert!(built.world.velocity(cube).unwrap().length() < scene.settings.solver.tolerance);
    let l = built.world.ledger();
    assert!((l.friction_loss - 0.5 * v0 * v0).abs() < 1e-9, "{l:?}");
}

#[test]
fn steps_are_counted_without_a_stray_one_from_rounding() {
    assert_eq!(steps(2.0, 0.01), 200);
    assert_eq!(steps(0.3, 0.1), 3);
    assert_eq!(steps(1.0, 1.0 / 240.0), 240);
    assert_eq!(steps(1.0, 0.3), 4);
    assert_eq!(steps(0.0, 0.01), 0);
}

#[test]
fn copies_stand_in_a_grid_and_the_seed_decides_their_jitter() {
    let text = |seed: u32| {
        format!(
            "version = 1\n[[repeat]]\ncount = [2, 1, 2]\nspacing = [1, 1, 3]\njitter = [0.1, 0, 0]\nseed = {seed}\nname = \"b\"\nmass = 1\nshape = {{ kind = \"sphere\", radius = 0.1 }}\n"
        )
    };
    let places = |seed| {
        let built = Scene::parse(&text(seed), Format::Toml, "s", None).unwrap().build().unwrap();
        assert_eq!(built.names[3].1, "b[3]");
        built.names.iter().map(|(id, _)| built.world.position(*id).unwrap()).collect::<Vec<_>>()
    };
    let (a, b, c) = (places(1), places(1), places(2));
    assert_eq!(a, b);
    assert_ne!(a, c);
    for (k, p) in a.iter().enumerate() {
        assert!((p.x - (k % 2) as f64).abs() <= 0.1);
        assert_eq!((p.y, p.z), (0.0, 3.0 * (k / 2) as f64));
    }
}

/// A tetrahedron is a solid, one of its faces alone a sheet; both can be asked for by name, and refused.
#[test]
fn a_mesh_comes_from_a_file_in_the_folder_of_the_scene() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("meshes");
    std::fs::create_dir_all(&folder).unwrap();
    let corners = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n";
    std::fs::write(folder.join("solid.obj"), format!("{corners}f 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n")).unwrap();
    std::fs::write(folder.join("sheet.obj"), format!("{corners}f 1 2 3\n")).unwrap();
    std::fs::write(folder.join("wrong.obj"), format!("{corners}f 1 2 9\n")).unwrap();
    let read = |kind: &str, shape: &str| {
        let mass = if kind == "dynamic" { "mass = 1\n" } else { "" };
        let text =
            format!("version = 1\n[[bodies]]\n{mass}kind = \"{kind}\"\nshape = {{ kind = \"mesh\", {shape} }}\n");
        Scene::parse(&text, Format::Toml, "scene.toml", Some(&folder))
    };
    let mesh = |shape: &str| {
        let built = read("fixed", shape).unwrap_or_else(|e| panic!("{shape}: {e}")).build().unwrap();
        let body = built.world.bodies().next().unwrap();
        let Shape::Mesh(mesh) = body.shapes().next().unwrap().shape().clone() else { panic!("{shape}: no mesh") };
        mesh
    };
    assert_eq!(
        (mesh("file = \"solid.obj\"").sides(), mesh("file = \"sheet.obj\"").sides()),
        (Sides::Solid, Sides::Both)
    );
    assert_eq!(mesh("file = \"sheet.obj\", sides = \"front\"").sides(), Sides::Front);
    let small = mesh("file = \"solid.obj\", scale = 0.001, up = \"y\"");
    assert!((small.volume().unwrap() - 1e-9 / 6.0).abs() < 1e-24);
    assert!(small.points().contains(&DVec3::new(0.0, 0.0, 0.001)), "{:?}", small.points());
    let refused = |kind: &str, shape: &str| read(kind, shape).unwrap_err().0[0].clone();
    assert_eq!(refused("dynamic", "file = \"solid.obj\"").code, "T0206");
    let open = refused("fixed", "file = \"sheet.obj\", sides = \"solid\"");
    assert!(open.message.contains("open at 3 edges"), "{open}");
    assert_eq!(refused("fixed", "file = \"wrong.obj\"").code, "T0403");
    assert_eq!(refused("fixed", "file = \"../solid.obj\"").code, "T0401");
    assert_eq!(refused("fixed", "file = \"solid.obj\", up = \"w\"").code, "T0204");
    assert_eq!(refused("fixed", "scale = 2").path, "bodies[0].shape.file");
}

#[test]
fn a_hull_can_come_from_a_file_in_the_folder_of_the_scene() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hulls");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("t.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\n").unwrap();
    std::fs::write(folder.join("bad.obj"), "v 0 0\n").unwrap();
    let mut stl = vec![0_u8; 80];
    stl.extend(2_u32.to_le_bytes());
    for t in
        [[[0.0_f32, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]]
    {
        stl.extend([0; 12]);
        stl.extend(t.iter().flatten().flat_map(|c| c.to_le_bytes()));
        stl.extend([0; 2]);
    }
    std::fs::write(folder.join("t.stl"), stl).unwrap();
    let scene = |file: &str| {
        let path = folder.join("scene.toml");
        let text = format!("version = 1\n[[bodies]]\nmass = 1\nshape = {{ kind = \"hull\", file = \"{file}\" }}\n");
        std::fs::write(&path, text).unwrap();
        Scene::load(&path)
    };
    for file in ["t.obj", "./t.stl"] {
        let built = scene(file).unwrap_or_else(|e| panic!("{e}")).build().unwrap();
        let body = built.world.bodies().next().unwrap();
        assert!((body.offset().x - 0.25).abs() < 1e-12, "{file}");
    }
    assert_eq!(scene("bad.obj").unwrap_err().0[0].code, "T0403");
    assert_eq!(scene("none.obj").unwrap_err().0[0].code, "T0402");
    assert_eq!(Scene::load(&folder.join("no.toml")).unwrap_err().0[0].code, "T0101");
}

/// A glTF file names a file of its own: both are kept with the scene, and the scene can be read again from them.
#[test]
fn a_hull_can_come_from_ply_and_gltf_and_is_read_again_without_the_folder() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("more_hulls");
    std::fs::create_dir_all(folder.join("parts")).unwrap();
    let ply = "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nend_header\n\
               0 0 0\n1 0 0\n0 1 0\n0 0 1\n";
    std::fs::write(folder.join("t.ply"), ply).unwrap();
    // the same tetrahedron with y up: (x, z, −y), as a fan of all its corners
    let corners = [[0.0_f32, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0]];
    let bytes: Vec<u8> = corners.iter().flatten().flat_map(|c| c.to_le_bytes()).collect();
    std::fs::write(folder.join("parts/t.bin"), &bytes).unwrap();
    let gltf = r#"{"asset":{"version":"2.0"},"nodes":[{"mesh":0}],"buffers":[{"byteLength":48,"uri":"t.bin"}],
        "meshes":[{"primitives":[{"attributes":{"POSITION":0},"mode":6}]}],"bufferViews":[{"buffer":0,"byteLength":48}],
        "accessors":[{"bufferView":0,"componentType":5126,"count":4,"type":"VEC3"}]}"#;
    std::fs::write(folder.join("parts/t.gltf"), gltf).unwrap();
    let text =
        |file: &str| format!("version = 1\n[[bodies]]\nmass = 1\nshape = {{ kind = \"hull\", file = \"{file}\" }}\n");
    let read = |file: &str| Scene::parse(&text(file), Format::Toml, "scene.toml", Some(&folder));
    let mut hashes = Vec::new();
    for file in ["t.ply", "parts/t.gltf"] {
        let scene = read(file).unwrap_or_else(|e| panic!("{e}"));
        let again = Scene::from_source(&scene.source, "again").unwrap_or_else(|e| panic!("{e}"));
        for scene in [&scene, &again] {
            hashes.push(scene.build().unwrap().world.state_hash());
        }
    }
    assert!(hashes.iter().all(|h| *h == hashes[0]), "{hashes:?}");
    let names = |file: &str| read(file).unwrap().source.files.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!(names("parts/t.gltf"), ["parts/t.gltf", "parts/t.bin"]);
    // an error in the file that the file names says so
    std::fs::remove_file(folder.join("parts/t.bin")).unwrap();
    let error = &read("parts/t.gltf").unwrap_err().0[0];
    assert_eq!(error.code, "T0402");
    assert!(error.message.starts_with("parts/t.bin: cannot be read: "), "{error}");
    std::fs::write(folder.join("parts/t.bin"), &bytes[1..]).unwrap();
    let error = &read("parts/t.gltf").unwrap_err().0[0];
    let message = "buffers[0]: byteLength is 48, there are 47 bytes";
    assert_eq!((error.code, error.message.as_str()), ("T0403", message));
}

#[test]
fn realtime_effort_bounds_the_work_and_keys_override_it() {
    let text = "version = 1\n[solver]\neffort = \"realtime\"\nmax_sweeps = 7\nthreads = 2\ncorrection = false\n";
    let s = Scene::parse(text, Format::Toml, "s", None).unwrap().settings;
    let exact = tumble::Settings::default();
    assert!(s.solver.max_factorisations_small < exact.solver.max_factorisations_small);
    assert!(s.max_work < exact.max_work);
    assert_eq!((s.solver.max_sweeps, s.threads, s.correction.enabled), (7, 2, false));
}
