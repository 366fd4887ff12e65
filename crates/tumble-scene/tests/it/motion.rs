//! Scenes that say what happens over time, and copies along circles and of several sizes.

use tumble::{DVec3, Shape, trig};
use tumble_math::order::{max, min};
use tumble_scene::{Built, Draft, Format, Scene};

fn built(text: &str) -> (Scene, Built) {
    let text = format!("version = 1\n[time]\nstep = 0.01\nduration = 2.0\n{text}");
    let scene = Scene::parse(&text, Format::Toml, "motion.toml", None).unwrap_or_else(|e| panic!("{e}"));
    let built = scene.build().unwrap_or_else(|e| panic!("{e}"));
    (scene, built)
}

#[track_caller]
fn refused(text: &str, code: &str, words: &str) {
    let errors = Scene::parse(&format!("version = 1\n{text}"), Format::Toml, "wrong.toml", None).unwrap_err();
    let found = errors.0.iter().any(|d| d.code == code && (d.message.contains(words) || d.help.contains(words)));
    assert!(found && errors.0.len() == 1, "{errors}");
}

const PLATE: &str =
    "[[bodies]]\nname = \"plate\"\nkind = \"kinematic\"\nshape = { kind = \"box\", size = [2, 2, 0.1] }\n";

/// A body is where its keys say at the end of every step, whatever the step.
#[test]
fn a_kinematic_body_goes_where_its_keys_say() {
    for step in [0.01, 0.003, 1.0 / 240.0] {
        let text = format!("{PLATE}motion = {{ keys = [[0.5, 0, 0, 1], [1.0, 1, 0, 1], [1.5, 1, 0, 3]] }}\n");
        let (_, mut built) = built(&text);
        let id = built.find("plate").unwrap();
        assert_eq!(built.world.position(id), Some(DVec3::Z));
        let place = |t: f64| match t {
            t if t < 0.5 => DVec3::Z,
            t if t < 1.0 => DVec3::new((t - 0.5) * 2.0, 0.0, 1.0),
            t if t < 1.5 => DVec3::new(1.0, 0.0, 1.0 + (t - 1.0) * 4.0),
            _ => DVec3::new(1.0, 0.0, 3.0),
        };
        while built.world.time() < 2.0 {
            built.step(step).unwrap();
            let (at, wanted) = (built.world.position(id).unwrap(), place(built.world.time()));
            assert!((at - wanted).length() < 1e-12, "{step}: {at} {wanted} at {}", built.world.time());
        }
        assert!(built.script.is_over(&built.world));
        assert_eq!(built.world.velocity(id), Some(DVec3::ZERO));
    }
}

/// A plate that swings up and down carries a box while its acceleration is below g.
#[test]
fn a_sine_carries_what_lies_on_it() {
    let text = format!(
        "{PLATE}position = [0, 0, 0.5]\nmotion = {{ sine = {{ axis = [0, 0, 2], amplitude = 0.05, frequency = 1.5 }} }}\n\
         [[bodies]]\nname = \"box\"\nmass = 1.0\nshape = {{ kind = \"box\", size = [0.2, 0.2, 0.2] }}\nposition = [0, 0, 0.65]\n"
    );
    let (scene, mut built) = built(&text);
    let (plate, boxed) = (built.find("plate").unwrap(), built.find("box").unwrap());
    let (mut low, mut high) = (f64::MAX, f64::MIN);
    for _ in 0..200 {
        built.step(scene.step).unwrap();
        let (p, b) = (built.world.position(plate).unwrap().z, built.world.position(boxed).unwrap().z);
        let t = built.world.time();
        assert!((p - 0.5 - 0.05 * trig::sin(std::f64::consts::TAU * 1.5 * t)).abs() < 1e-12, "{t}: {p}");
        assert!((b - p - 0.15).abs() < 5e-3, "{t}: {b} on {p}");
        (low, high) = (min(low, b), max(high, b));
    }
    assert!(high - low > 0.09, "{low} {high}");
    assert!(built.world.ledger().kinematic_work.abs() > 1e-3);
}

/// The impulse of a force over time is its integral.
#[test]
fn a_force_over_time_is_integrated() {
    let text = "version = 1\ngravity = [0, 0, 0]\n[[bodies]]\nname = \"ball\"\nmass = 2.0\n\
                shape = { kind = \"sphere\", radius = 0.1 }\nforce = { keys = [[0, 0, 0, 0], [1, 4, 0, 0], [1.5, 0, 0, 0]] }\n";
    let scene = Scene::parse(text, Format::Toml, "force.toml", None).unwrap_or_else(|e| panic!("{e}"));
    let mut built = scene.build().unwrap();
    let id = built.find("ball").unwrap();
    for _ in 0..200 {
        built.step(0.01).unwrap();
    }
    // a triangle of 4 N and 1.5 s on 2 kg
    let v = built.world.velocity(id).unwrap();
    assert!((v - DVec3::X * 1.5).length() < 1e-12, "{v}");
    assert!(!built.script.is_empty() && built.script.is_over(&built.world));
}

#[test]
fn copies_stand_around_a_circle() {
    let ring = "[[repeat]]\ncircle = { count = 8, radius = 2.0 }\n[repeat.body]\nname = \"post\"\nkind = \"kinematic\"\n\
                shape = { kind = \"box\", size = [0.4, 0.1, 1] }\nposition = [1, 0, 0.5]\nvelocity = [0, 1, 0]\n";
    let (scene, all) = built(ring);
    assert_eq!((scene.body_count(), all.names.len(), all.names[7].1.as_str()), (8, 8, "post[7]"));
    for (k, (id, _)) in all.names.iter().enumerate() {
        let angle = std::f64::consts::TAU * k as f64 / 8.0;
        let out = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
        let body = all.world.body(*id).unwrap();
        assert!((body.position() - DVec3::new(1.0, 0.0, 0.5) - 2.0 * out).length() < 1e-12, "{k}");
        // turned with the circle: its x axis points outwards, its velocity along
        assert!((body.orientation() * DVec3::X - out).length() < 1e-12, "{k}");
        assert!((body.velocity() - DVec3::Z.cross(out)).length() < 1e-12, "{k}");
    }
    // half a circle has a copy at both ends; a grid repeats it; copies may keep their direction
    let arc = ring
        .replace("radius = 2.0", "radius = 2.0, degrees = 180, turn = false, axis = [0, 0, -3]")
        .replace("[repeat.body]", "count = [1, 1, 2]\nspacing = [0, 0, 5]\n[repeat.body]");
    let (scene, all) = built(&arc);
    assert_eq!(scene.body_count(), 16);
    let at = |k: usize| all.world.position(all.names[k].0).unwrap();
    assert!(
        (at(7) - DVec3::new(-1.0, 0.0, 0.5)).length() < 1e-12 && (at(15) - DVec3::new(-1.0, 0.0, 5.5)).length() < 1e-12
    );
    assert!(at(2).y < 0.0, "the other way round");
    assert_eq!(all.world.body(all.names[7].0).unwrap().velocity(), DVec3::Y);
}

#[test]
fn copies_have_sizes_from_a_seeded_distribution() {
    let grains = |seed: u64, sizes: &str| {
        let text = format!(
            "[[repeat]]\ncount = [10, 10, 1]\nspacing = [1, 1, 1]\nseed = {seed}\nsizes = {sizes}\n[repeat.body]\nname = \"grain\"\n\
             mass = 2.0\nshape = {{ kind = \"sphere\", radius = 0.1 }}\n"
        );
        let (_, all) = built(&text);
        let of = |id| {
            let b = all.world.body(id).unwrap();
            let Shape::Ball(ball) = b.shapes().next().unwrap().shape() else { panic!() };
            (ball.radius(), b.mass())
        };
        all.names.iter().map(|(id, _)| of(*id)).collect::<Vec<(f64, f64)>>()
    };
    let some = grains(3, "{ uniform = [0.5, 1.5] }");
    assert_eq!(some, grains(3, "{ uniform = [0.5, 1.5] }"));
    assert_ne!(some, grains(4, "{ uniform = [0.5, 1.5] }"));
    for (r, m) in &some {
        assert!((0.05..=0.15).contains(r), "{r}");
        // of the same stuff
        assert!((m / 2.0 - (r / 0.1) * (r / 0.1) * (r / 0.1)).abs() < 1e-9, "{r} {m}");
    }
    let spread = some.iter().map(|(r, _)| *r).fold((1.0, 0.0), |(a, b), r| (min(a, r), max(b, r)));
    assert!(spread.0 < 0.06 && spread.1 > 0.14, "{spread:?}");
    assert!(grains(1, "{ lognormal = [1.0, 0.1] }").iter().all(|(r, _)| (0.07..0.14).contains(r)));
}

#[test]
fn mistakes_are_told_with_their_place_and_remedy() {
    refused(&format!("{PLATE}motion = {{ }}\n"), "T0202", "keys = [[t, x, y, z]");
    refused(&format!("{PLATE}motion = [1, 2, 3]\n"), "T0203", "keys = [[t, x, y, z]");
    refused(&format!("{PLATE}motion = {{ keys = [[0, 0, 0]] }}\n"), "T0207", "a time and three numbers");
    refused(
        &format!("{PLATE}motion = {{ keys = [[1, 0, 0, 0], [1, 1, 1, 1]] }}\n"),
        "T0301",
        "times of keys must increase",
    );
    refused(&format!("{PLATE}motion = {{ keys = [] }}\n"), "T0207", "0 keys");
    refused(
        &format!("{PLATE}position = [0, 0, 1]\nmotion = {{ keys = [[0, 0, 0, 0], [1, 1, 1, 1]] }}\n"),
        "T0205",
        "begins elsewhere",
    );
    refused(
        &format!("{PLATE}velocity = [0, 0, 1]\nmotion = {{ keys = [[0, 0, 0, 0]] }}\n"),
        "T0205",
        "keep one of them",
    );
    refused(&format!("{PLATE}motion = {{ sine = {{ axis = [0, 0, 1], amplitude = 0.1 }} }}\n"), "T0202", "frequency");
    refused(
        &format!("{PLATE}motion = {{ sine = {{ axis = [0, 0, 0], amplitude = 0.1, frequency = 1 }} }}\n"),
        "T0303",
        "zero",
    );
    refused(&format!("{PLATE}motion = {{ sin = 1, keys = [[0, 0, 0, 0]] }}\n"), "T0201", "did you mean `sine`?");
    refused(&format!("{PLATE}motion = {{ file = \"../up.csv\" }}\n"), "T0401", "");
    let ball = "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n";
    refused(&format!("{ball}motion = {{ keys = [[0, 0, 0, 0]] }}\n"), "T0206", "kinematic");
    refused(&format!("{ball}force = {{ keys = [[0, 1e99, 0, 0]] }}\n"), "T0301", "out of range");
    let copies = |more: &str| {
        format!("[[repeat]]\n{more}\n[repeat.body]\nmass = 1.0\nshape = {{ kind = \"sphere\", radius = 0.1 }}\n")
    };
    refused(&copies("circle = { count = 8 }"), "T0202", "radius");
    refused(&copies("circle = { count = 1000000, radius = 1.0 }"), "T0306", "too many bodies");
    refused(
        &copies("count = [1000, 1, 1]\nspacing = [1, 1, 1]\ncircle = { count = 1000, radius = 1.0 }"),
        "T0306",
        "1000000",
    );
    refused(
        &copies("circle = { count = 8, radius = 1 }\nsizes = { normal = [1.0, 0.5] }"),
        "T0301",
        "three deviations",
    );
    refused(&copies("circle = { count = 8, radius = 1 }\nsizes = { uniform = [2, 1] }"), "T0301", "the least first");
    refused(
        &copies("circle = { count = 8, radius = 1 }\nsizes = { uniform = [1, 2], normal = [1, 0] }"),
        "T0205",
        "keep one",
    );
}

/// Keys from a file beside the scene; the file comes along in the source.
#[test]
fn a_motion_may_come_from_a_file() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("motion");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("lift.csv"), "t,x,y,z\n0,0,0,0\n1,0,0,2\n").unwrap();
    let text = format!("version = 1\n{PLATE}motion = {{ file = \"lift.csv\" }}\n");
    std::fs::write(folder.join("lift.toml"), &text).unwrap();
    let scene = Draft::load(&folder.join("lift.toml")).unwrap().scene().unwrap();
    let again = Scene::from_source(&scene.source, "again").unwrap();
    for scene in [scene, again] {
        let mut built = scene.build().unwrap();
        for _ in 0..50 {
            built.step(0.01).unwrap();
        }
        let z = built.world.position(built.find("plate").unwrap()).unwrap().z;
        assert!((z - 1.0).abs() < 1e-12, "{z}");
    }
}

/// Expressions are numbers everywhere, also where the limits look, and mistakes in them have a place.
#[test]
fn expressions_are_numbers() {
    let text = "[vars]\nr = 0.25\nn = \"= 2 * 3\"\nside = \"= sqrt(2) * r\"\n[[repeat]]\ncount = [\"= n\", 1, 1]\nspacing = [\"= 4 * r\", 0, 0]\n\
                [repeat.body]\nname = \"= not an expression\"\nmass = \"= n / 3\"\nshape = { kind = \"sphere\", radius = \"= r\" }\n";
    let (scene, all) = built(text);
    assert_eq!((scene.body_count(), all.names[5].1.as_str()), (6, "= not an expression[5]"));
    assert_eq!(all.world.position(all.names[5].0).unwrap(), DVec3::X * 5.0);
    assert_eq!(all.world.body(all.names[0].0).unwrap().mass(), 2.0);
    let ball =
        |radius: &str| format!("[[bodies]]\nmass = 1.0\nshape = {{ kind = \"sphere\", radius = \"{radius}\" }}\n");
    refused(&ball("= 2 * R"), "T0308", "no variable `R`");
    refused(&ball("= 1 / 0"), "T0308", "infinite");
    refused(&ball("= sqrt(-1)"), "T0308", "no value");
    refused(&ball("= (1"), "T0308", "`)` is missing");
    refused(&ball("= 0 - 1"), "T0301", "above 0");
    refused("[vars]\na = \"= b\"\nb = \"= a\"\n", "T0308", "made of itself");
    refused("[vars]\npi = 3\n", "T0308", "taken");
    refused("[vars]\nx = true\n", "T0203", "expected a number");
    refused(&text.replace("2 * 3", "2e6"), "T0306", "too many bodies");
    let place = Scene::parse(&format!("version = 1\n{}", ball("= 2 * R")), Format::Toml, "x", None).unwrap_err();
    assert_eq!((place.0[0].line, place.0[0].column), (4, 44), "{place}");
}
