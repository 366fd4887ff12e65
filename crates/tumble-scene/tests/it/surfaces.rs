//! Height fields, hulls of parts and materials of triangles in scene files.

use std::path::PathBuf;
use tumble::{BodyBuilder, DVec3, HOLE, HeightField, HeightFieldError, Shape, World};
use tumble_scene::{Errors, Format, Scene};

fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&path).unwrap();
    for (file, text) in files {
        std::fs::write(path.join(file), text).unwrap();
    }
    path
}

fn parse(text: &str, folder: Option<&PathBuf>) -> Result<Scene, Errors> {
    Scene::parse(&format!("version = 1\n{text}"), Format::Toml, "scene.toml", folder.map(PathBuf::as_path))
}

fn field(size: (usize, usize), height: impl Fn(f64, f64) -> f64) -> HeightField {
    let at = |k: usize, n: usize| k as f64 - 0.5 * (n - 1) as f64;
    let heights = (0..size.0 * size.1).map(|k| height(at(k % size.0, size.0), at(k / size.0, size.1))).collect();
    HeightField { heights, size, cell: (1.0, 1.0), materials: None }
}

/// Whatever lies, rolls and tumbles on a level field does so as on a half-space, to the bit.
#[test]
fn a_level_field_is_a_half_space_to_the_bit() {
    let run = |ground: BodyBuilder| {
        let mut world = World::new();
        world.add(ground.friction(0.4).restitution(0.3)).unwrap();
        let at = |k: f64| DVec3::new(2.0 * k - 3.3, 0.7, 0.6);
        let bodies = [
            BodyBuilder::ball(0.2).position(at(0.0)),
            BodyBuilder::cuboid(DVec3::new(0.3, 0.4, 0.5)).position(at(1.0)),
            BodyBuilder::capsule(0.1, 0.3).position(at(2.0)),
            BodyBuilder::hull(&[DVec3::X * 0.3, DVec3::Y * 0.3, DVec3::Z * 0.3, DVec3::splat(-0.2)]).position(at(3.0)),
        ];
        for b in bodies {
            world
                .add(
                    b.friction(0.4)
                        .restitution(0.3)
                        .velocity(DVec3::new(0.7, 0.3, -1.0))
                        .spin(DVec3::new(1.0, 2.0, 3.0)),
                )
                .unwrap();
        }
        let states =
            |w: &World| w.bodies().skip(1).map(|b| (b.centre(), b.velocity(), b.orientation())).collect::<Vec<_>>();
        (0..240)
            .map(|_| {
                world.step(1.0 / 240.0);
                states(&world)
            })
            .collect::<Vec<_>>()
    };
    let level = field((16, 12), |_, _| 0.0);
    assert!(run(BodyBuilder::height_field(&level)) == run(BodyBuilder::ground()));
}

/// A ball comes to rest at the bottom of a valley, is pushed out when put into the ground, and falls through a hole.
#[test]
fn a_field_holds_and_is_solid_below_but_at_holes() {
    let mut valley = field((11, 11), |x, _| 0.2 * x.abs());
    let mut world = World::new();
    world.add(BodyBuilder::height_field(&valley)).unwrap();
    let ball = world.add(BodyBuilder::ball(0.3).position(DVec3::new(0.0, 0.3, 1.0))).unwrap();
    let deep = world.add(BodyBuilder::ball(0.3).position(DVec3::new(3.0, 2.0, -0.5))).unwrap();
    for _ in 0..480 {
        world.step(1.0 / 240.0);
    }
    // it touches both slopes: r / cos(atan 0.2) above the edge
    let expected = 0.3 * 1.04_f64.sqrt();
    assert!((world.position(ball).unwrap().z - expected).abs() < 1e-3, "{}", world.position(ball).unwrap());
    assert!(world.position(deep).unwrap().z > 0.3, "{}", world.position(deep).unwrap());
    let hit = world.ray(DVec3::new(2.0, 0.1, 5.0), -DVec3::Z, 10.0).unwrap();
    assert!((hit.point.z - 0.4).abs() < 1e-12);
    valley.materials = Some((0..100).map(|k| if k == 55 { HOLE } else { 0 }).collect());
    let mut world = World::new();
    world.add(BodyBuilder::height_field(&valley)).unwrap();
    let falls = world.add(BodyBuilder::ball(0.3).position(DVec3::new(0.5, 0.5, 1.0))).unwrap();
    let stays = world.add(BodyBuilder::ball(0.3).position(DVec3::new(0.0, -3.0, 1.0))).unwrap();
    for _ in 0..480 {
        world.step(1.0 / 240.0);
    }
    assert!(world.position(falls).unwrap().z < -5.0 && world.position(stays).unwrap().z > 0.2);
}

#[test]
fn what_is_no_field_is_refused_with_value_and_remedy() {
    let good = field((3, 4), |_, _| 1.0);
    let refused = |change: &dyn Fn(&mut HeightField)| {
        let mut f = good.clone();
        change(&mut f);
        Shape::height_field(&f).expect_err("refused")
    };
    assert_eq!(refused(&|f| f.size = (1, 12)), HeightFieldError::Size { columns: 1, rows: 12 });
    assert_eq!(refused(&|f| f.size = (3, 5)), HeightFieldError::Heights { given: 12, columns: 3, rows: 5 });
    assert!(matches!(refused(&|f| f.heights[5] = f64::NAN), HeightFieldError::Height { column: 2, row: 1, .. }));
    assert!(matches!(refused(&|f| f.cell.1 = 0.0), HeightFieldError::Cell { .. }));
    assert_eq!(refused(&|f| f.materials = Some(vec![0; 5])), HeightFieldError::Materials { given: 5, cells: 6 });
    assert_eq!(refused(&|f| f.materials = Some(vec![HOLE; 6])), HeightFieldError::AllHoles { cells: 6 });
    assert!(matches!(refused(&|f| f.size = (usize::MAX, 3)), HeightFieldError::TooMany { .. }));
}

#[test]
fn fields_come_from_rows_and_from_grid_files() {
    let rows = "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"heightfield\", heights = [[0, 1, 0], [0, 2, 0]], cell = [2, 3], height = 0.5 }";
    let scene = parse(rows, None).unwrap_or_else(|e| panic!("{e}"));
    let Shape::Mesh(mesh) = &scene.bodies[0].body.shapes[0].shape else { panic!("a mesh") };
    assert_eq!((mesh.aabb().max, mesh.aabb().min.x), (DVec3::new(2.0, 1.5, 1.0), -2.0));
    // rows of the file run from the north
    let asc = "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 2\n5 5 5\n1 1 1\n";
    let place = folder("grids", &[("hill.asc", asc)]);
    let text = "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"heightfield\", file = \"hill.asc\" }";
    let built = parse(text, Some(&place)).unwrap_or_else(|e| panic!("{e}")).build().unwrap();
    let height = |y: f64| built.world.ray(DVec3::new(0.0, y, 20.0), -DVec3::Z, 30.0).unwrap().point.z;
    assert!((height(-0.999) - 1.002).abs() < 1e-12 && (height(0.999) - 4.998).abs() < 1e-12);
    for (shape, path) in [
        ("heights = [[0, 1], [0]], cell = 1", "bodies[0].shape.heights[1]"),
        ("heights = [[0, 1], [0, 1]]", "bodies[0].shape.cell"),
        ("cell = 1", "bodies[0].shape.heights"),
        ("heights = [[0, 1], [0, 1]], cell = -1", "bodies[0].shape.cell"),
        ("heights = [[0], [1]], cell = 1", "bodies[0].shape"),
    ] {
        let text = format!("[[bodies]]\nkind = \"fixed\"\nshape = {{ kind = \"heightfield\", {shape} }}");
        let errors = parse(&text, None).expect_err(shape);
        assert!(errors.0.iter().any(|d| d.path == path), "{shape}: {errors:#?}");
    }
    let dynamic = rows.replace("kind = \"fixed\"", "mass = 1.0");
    assert!(parse(&dynamic, None).expect_err("pushed").0.iter().any(|d| d.code == "T0206"));
}

/// Two halves of a floor, ice and rubber, from one file: a cube slides on the one and is held on the other.
#[test]
fn triangles_have_the_materials_that_their_file_names() {
    let obj =
        "v -4 -2 0\nv 0 -2 0\nv 0 2 0\nv -4 2 0\nv 4 -2 0\nv 4 2 0\nusemtl ice\nf 1 2 3 4\nusemtl rubber\nf 2 5 6 3\n";
    let place = folder("floors", &[("floor.obj", obj)]);
    let text = "[materials.ice]\nfriction = 0.0\n[materials.rubber]\nfriction = 1.0\n[materials.shoe]\nfriction = 1.0\n\
        [[pairs]]\nmaterials = [\"ice\", \"shoe\"]\nfriction = 0.0\nrestitution = 0.0\n\
        [[bodies]]\nkind = \"fixed\"\nshape = { kind = \"mesh\", file = \"floor.obj\" }\n\
        [[bodies]]\nname = \"a\"\nmass = 1.0\nmaterial = \"shoe\"\nposition = [-2, 0, 0.1]\nvelocity = [0, 1, 0]\nshape = { kind = \"box\", size = [0.2, 0.2, 0.2] }\n\
        [[bodies]]\nname = \"b\"\nmass = 1.0\nmaterial = \"shoe\"\nposition = [2, 0, 0.1]\nvelocity = [0, 1, 0]\nshape = { kind = \"box\", size = [0.2, 0.2, 0.2] }\n";
    let mut built = parse(text, Some(&place)).unwrap_or_else(|e| panic!("{e}")).build().unwrap();
    for _ in 0..240 {
        built.world.step(1.0 / 240.0);
    }
    let way = |name: &str| built.world.position(built.find(name).unwrap()).unwrap().y;
    assert!((way("a") - 1.0).abs() < 1e-6, "{}", way("a"));
    assert!((way("b") - 1.0 / (2.0 * 9.81)).abs() < 1e-4, "{}", way("b"));
    let errors = parse(&text.replace("[materials.rubber]", "[materials.ruber]"), Some(&place)).expect_err("unknown");
    let told = errors.0.iter().find(|d| d.code == "T0307").expect("a material");
    assert!(
        told.path == "bodies[0].shape.file" && told.message.contains("rubber") && told.help.contains("ruber"),
        "{told:#?}"
    );
}

/// Two cubes side by side as parts of one solid: mass, centre and inertia are those of the solid, whatever the hulls overlap.
#[test]
fn parts_weigh_as_the_solid_that_they_were_made_from() {
    let cuboid = |name: &str, x: [f64; 2], first: usize| {
        let mut text = format!("o {name}\n");
        for k in 0..8 {
            let of = |bit: usize, low: f64, high: f64| if k >> bit & 1 == 0 { low } else { high };
            text += &format!("v {} {} {}\n", of(0, x[0], x[1]), of(1, 0.0, 1.0), of(2, 0.0, 1.0));
        }
        for f in [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]] {
            text += &format!("f {} {} {} {}\n", f[0] + first, f[1] + first, f[2] + first, f[3] + first);
        }
        text
    };
    let parts = cuboid("left", [0.0, 1.2], 1) + &cuboid("right", [0.8, 2.1], 9);
    let place = folder("parts", &[("parts.obj", &parts), ("solid.obj", &cuboid("all", [0.0, 2.0], 1))]);
    let text = "[[bodies]]\ndensity = 10.0\nshape = { kind = \"parts\", file = \"parts.obj\", solid = \"solid.obj\" }";
    let scene = parse(text, Some(&place)).unwrap_or_else(|e| panic!("{e}"));
    let built = scene.build().unwrap();
    let body = built.world.bodies().next().unwrap();
    assert!((body.mass() - 20.0).abs() < 1e-12 && (body.offset() - DVec3::new(1.0, 0.5, 0.5)).length() < 1e-12);
    let moments = body.inertia().moments;
    let mut sorted = moments.to_array();
    sorted.sort_by(f64::total_cmp);
    for (found, law) in sorted.into_iter().zip([20.0 / 12.0 * 2.0, 20.0 / 12.0 * 5.0, 20.0 / 12.0 * 5.0]) {
        assert!((found - law).abs() < 1e-12, "{moments}");
    }
    let lints = scene.lints(&built);
    assert!(lints.iter().any(|d| d.code == "T0909" && d.message.contains("0.1 m")), "{lints:#?}");
    let alone = parse(&text.replace(", solid = \"solid.obj\"", ""), Some(&place)).unwrap().build().unwrap();
    assert!((alone.world.bodies().next().unwrap().mass() - 25.0).abs() < 1e-9, "hulls that overlap count twice");
    let open = folder("parts", &[("open.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n")]);
    let errors = parse(&text.replace("solid.obj", "open.obj"), Some(&open)).expect_err("open");
    assert!(errors.0.iter().any(|d| d.path == "bodies[0].shape.solid"), "{errors:#?}");
}
