//! Scenes that say what happens over time, and copies along circles and of several sizes.

use tumble::{DQuat, DVec3, Shape, trig};
use tumble_math::order::{max, min};
use tumble_scene::{Built, Draft, Format, Scene, steps};

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

/// The turn of a rotation vector in degrees.
fn turned(degrees: DVec3) -> DQuat {
    let angle = degrees.length().to_radians();
    if angle > 0.0 { trig::rotation(degrees.normalize(), angle) } else { DQuat::IDENTITY }
}

/// A body is turned as its keys say at the end of every step, whatever the step: beyond its orientation, through whole turns,
/// about several axes. Between, it turns with the constant spin of the step.
#[test]
fn a_kinematic_body_turns_as_its_keys_say() {
    for step in [0.01, 0.003, 1.0 / 240.0, 0.25] {
        let text = format!(
            "{PLATE}orientation = {{ axis = [1, 0, 0], degrees = 30 }}\nposition = [0, 0, 2]\n\
             rotation = {{ keys = [[0.5, 0, 0, 0], [1.0, 0, 0, 1080], [1.5, 90, 0, 1080]] }}\n"
        );
        let (_, mut built) = built(&text);
        let (id, first) = (built.find("plate").unwrap(), turned(DVec3::X * 30.0));
        let vector = |t: f64| match t {
            t if t < 0.5 => DVec3::ZERO,
            t if t < 1.0 => DVec3::Z * (2160.0 * (t - 0.5)),
            t if t < 1.5 => DVec3::new(180.0 * (t - 1.0), 0.0, 1080.0),
            _ => DVec3::new(90.0, 0.0, 1080.0),
        };
        while built.world.time() < 2.0 {
            let before = vector(built.world.time());
            built.step(step).unwrap();
            let body = built.world.body(id).unwrap();
            let wanted = turned(vector(built.world.time())) * first;
            assert!(1.0 - body.orientation().dot(wanted).abs() < 1e-13, "{step}: {:?} at {}", body, built.world.time());
            assert!((body.position() - DVec3::Z * 2.0).length() < 1e-15);
            // about one axis the spin is that of the keys, three turns in half a second
            let after = vector(built.world.time());
            if before.x == 0.0 && after.x == 0.0 {
                let spin = DVec3::Z * ((after.z - before.z).to_radians() / step);
                assert!((body.spin() - spin).length() < 1e-9 * (1.0 + spin.length()), "{} {spin}", body.spin());
            }
        }
        assert!(built.script.is_over(&built.world));
        assert_eq!(built.world.body(id).unwrap().spin(), DVec3::ZERO);
    }
}

/// Rounds of whole turns go on without a jerk: a turntable, a drum. A round that ends elsewhere than it began goes back at once.
#[test]
fn rounds_of_whole_turns_go_on() {
    for (step, first) in [(0.01, 0.0), (0.003, 0.25), (1.0 / 240.0, 0.0)] {
        let keys = format!("keys = [[{first}, 0, 0, 0], [{}, 0, 0, 720]], loop = true", first + 1.0);
        let (_, mut built) = built(&format!("{PLATE}position = [0, 0, 2]\nrotation = {{ {keys} }}\n"));
        let id = built.find("plate").unwrap();
        while built.world.time() < 3.5 {
            let begins = built.world.time();
            built.step(step).unwrap();
            let spin = built.world.body(id).unwrap().spin();
            let wanted = if begins < first { spin } else { DVec3::Z * 720.0_f64.to_radians() };
            assert!((spin - wanted).length() < 1e-7, "{step} at {begins}: {spin}");
        }
    }
    let (_, mut built) = built(&format!("{PLATE}rotation = {{ keys = [[0, 0, 0, 0], [1, 0, 0, 90]], loop = true }}\n"));
    let id = built.find("plate").unwrap();
    let mut least = 0.0;
    for _ in 0..150 {
        built.step(0.01).unwrap();
        least = min(least, built.world.body(id).unwrap().spin().z);
    }
    assert!(least < -150.0, "back by a quarter in a step: {least} rad/s");
}

/// What lies on a plate that tilts to and fro slides when the slope passes its friction, and contacts see the plate turn: a ball on a
/// plate that is turned under it is rolled along.
#[test]
fn contacts_see_a_rotation() {
    let tilt = |amplitude: f64| {
        let text = format!(
            "{PLATE}friction = 0.3\nrotation = {{ sine = {{ axis = [0, 1, 0], amplitude = {amplitude}, frequency = 0.25 }} }}\n\
             [[bodies]]\nname = \"box\"\nmass = 1.0\nfriction = 0.3\nshape = {{ kind = \"box\", size = [0.2, 0.2, 0.1] }}\nposition = [0, 0, 0.1]\n"
        );
        let (_, mut built) = built(&text);
        let (plate, boxed) = (built.find("plate").unwrap(), built.find("box").unwrap());
        for k in 1..=100 {
            built.step(0.01).unwrap();
            let angle = amplitude.to_radians() * trig::sin(std::f64::consts::TAU * 0.25 * 0.01 * f64::from(k));
            let q = built.world.body(plate).unwrap().orientation();
            assert!((q * DVec3::X - turned(DVec3::Y * angle.to_degrees()) * DVec3::X).length() < 1e-12);
        }
        let (p, b) = (built.world.body(plate).unwrap(), built.world.body(boxed).unwrap());
        (p.pose().inverse_point(b.position()), built.world.ledger().kinematic_work)
    };
    // the slope of friction 0.3 is 16.7°
    let (stays, work) = tilt(12.0);
    assert!(stays.x.abs() < 5e-3 && (stays.z - 0.1).abs() < 1e-3, "{stays}");
    assert!(work.abs() > 0.0);
    let (slides, _) = tilt(35.0);
    assert!(slides.x > 0.1, "{slides}");
}

/// Copies on a circle are turned about axes that are turned with them.
#[test]
fn rotations_of_copies_turn_with_the_circle() {
    let ring = "[[repeat]]\ncircle = { count = 4, radius = 2.0 }\n[repeat.body]\nname = \"flap\"\nkind = \"kinematic\"\n\
                shape = { kind = \"box\", size = [0.4, 0.1, 1] }\nrotation = { keys = [[0, 0, 0, 0], [1, 0, 90, 0]] }\n";
    let (_, mut all) = built(ring);
    for _ in 0..100 {
        all.step(0.01).unwrap();
    }
    for (k, (id, _)) in all.names.iter().enumerate() {
        let turn = turned(DVec3::Z * (90.0 * k as f64));
        let wanted = turned(turn * DVec3::Y * 90.0) * turn;
        assert!(all.world.body(*id).unwrap().orientation().dot(wanted).abs() > 1.0 - 1e-12, "{k}");
    }
}

#[test]
fn wrong_rotations_are_refused_in_words() {
    let body = |kind: &str, more: &str| {
        let mass = if kind == "dynamic" { "mass = 1\n" } else { "" };
        format!("[[bodies]]\nkind = \"{kind}\"\n{mass}shape = {{ kind = \"sphere\", radius = 1 }}\n{more}\n")
    };
    let turn = "rotation = { keys = [[0, 0, 0, 0], [1, 0, 0, 90]] }";
    refused(&body("dynamic", turn), "T0206", "a dynamic body has no rotation");
    refused(&body("fixed", turn), "T0206", "a fixed body has no rotation");
    refused(&body("kinematic", &format!("spin = [0, 0, 1]\n{turn}")), "T0205", "both `spin` and `rotation`");
    refused(&body("kinematic", "rotation = { keys = [[0, 0, 0]] }"), "T0207", "a time and three numbers");
    refused(&body("kinematic", "rotation = [0, 0, 90]"), "T0203", "keys");
}

/// What a run would refuse of courses is known before it: for every step and for the whole duration, neither more nor less.
#[test]
fn courses_beyond_what_the_world_takes_are_foreseen() {
    let plate = |more: &str| format!("{PLATE}{more}\n");
    let ball = |more: &str| {
        format!("[[bodies]]\nname = \"ball\"\nmass = 1.0\nshape = {{ kind = \"sphere\", radius = 0.1 }}\n{more}\n")
    };
    for (text, step, duration, word) in [
        (plate("motion = { keys = [[0, 0, 0, 0], [0.5, 1e5, 0, 0]] }"), 0.01, 2.0, None),
        (plate("motion = { keys = [[0, 0, 0, 0], [0.5, 9e6, 0, 0]] }"), 0.01, 2.0, Some("motion")),
        // later than the run
        (plate("motion = { keys = [[1.5, 0, 0, 0], [2, 9e6, 0, 0]] }"), 0.01, 1.0, None),
        (plate("motion = { keys = [[1.5, 0, 0, 0], [2, 9e6, 0, 0]] }"), 0.01, 1.6, Some("1.")),
        // a jump within a step is as fast as the step is long
        (plate("motion = { keys = [[0.5, 0, 0, 0], [0.5000001, 10, 0, 0]] }"), 0.01, 2.0, None),
        (plate("motion = { keys = [[0.5, 0, 0, 0], [0.5000001, 10, 0, 0]] }"), 1e-7, 1.0, Some("at 0.5 s")),
        // back to the first key
        (plate("motion = { keys = [[0, 0, 0, 0], [0.7, 1.1e5, 0, 0]], loop = true }"), 0.01, 0.6, None),
        (plate("motion = { keys = [[0, 0, 0, 0], [0.7, 1.1e5, 0, 0]], loop = true }"), 0.01, 2.0, Some("motion")),
        (plate("motion = { sine = { axis = [1, 0, 0], amplitude = 1e5, frequency = 10 } }"), 0.001, 2.0, None),
        (
            plate("motion = { sine = { axis = [1, 0, 0], amplitude = 1e5, frequency = 100 } }"),
            0.001,
            2.0,
            Some("motion"),
        ),
        // a step that is a whole number of turns long sees nothing of them
        (plate("motion = { sine = { axis = [1, 0, 0], amplitude = 1e5, frequency = 1000 } }"), 0.001, 2.0, None),
        (plate("rotation = { keys = [[0, 0, 0, 0], [1, 0, 0, 5e8]] }"), 0.01, 2.0, None),
        (plate("rotation = { keys = [[0, 0, 0, 0], [0.1, 0, 0, 9e8]] }"), 0.01, 2.0, Some("rotation")),
        (ball("force = { sine = { axis = [1, 0, 0], amplitude = 1e9, frequency = 1 } }"), 0.01, 2.0, None),
    ] {
        let (scene, mut built) = built(&text);
        let told = scene.refusals(&built, step, duration);
        match word {
            Some(word) => {
                assert!(told.len() == 1 && told[0].code == "T0501" && told[0].line > 0, "{text}: {told:?}");
                assert!(told[0].to_string().contains(word), "{}", told[0]);
            }
            None => assert!(told.is_empty(), "{text}: {told:?}"),
        }
        // and the run says the same
        if steps(duration, step) < 100_000 {
            let ran = (0..steps(duration, step)).try_for_each(|_| built.step(step).map(|_| ()));
            assert_eq!(ran.is_err(), word.is_some(), "{text}: {ran:?}");
        }
    }
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
