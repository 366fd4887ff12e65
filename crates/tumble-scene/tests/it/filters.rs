//! Groups, ignored pairs, sensors, moving surfaces and damping in scene files.

use tumble::{DVec3, Event, Groups};
use tumble_scene::{Errors, Format, Scene};

fn parse(text: &str) -> Result<Scene, Errors> {
    Scene::parse(&format!("version = 1\n{text}"), Format::Toml, "scene.toml", None)
}

const BALL: &str = "mass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n";

#[test]
fn groups_are_bits_in_the_order_of_their_names_and_default_is_the_first() {
    let scene = parse(&format!(
        "[[bodies]]\nname = \"a\"\ngroups = [\"x\", \"y\"]\nmeets = [\"y\", \"default\"]\n{BALL}\
         [[bodies]]\nname = \"b\"\nmeets = []\n{BALL}[[bodies]]\nname = \"c\"\n{BALL}"
    ))
    .unwrap();
    let built = scene.build().unwrap();
    let groups = |name: &str| built.world.body(built.find(name).unwrap()).unwrap().shapes().next().unwrap().groups();
    assert_eq!(groups("a"), Groups { member: 0b110, meets: 0b101 });
    assert_eq!(groups("b"), Groups { member: 1, meets: 0 });
    assert_eq!(groups("c"), Groups::default());
}

#[test]
fn parts_say_what_differs_from_their_body() {
    let scene = parse(
        "[[bodies]]\nmass = 2.0\ngroups = [\"hull\"]\nsurface_velocity = [1, 0, 0]\nlinear_damping = 0.5\nangular_damping = 2\n\
         shapes = [{ kind = \"box\", size = [1, 1, 1] }, { kind = \"sphere\", radius = 2, sensor = true, groups = [\"eye\"], \
         meets = [\"prey\"], surface_velocity = [0, 0, 0] }]",
    )
    .unwrap();
    let built = scene.build().unwrap();
    let body = built.world.bodies().next().unwrap();
    let shapes: Vec<_> = body.shapes().collect();
    assert_eq!(body.damping(), (0.5, 2.0));
    assert_eq!((shapes[0].groups().member, shapes[0].is_sensor()), (0b10, false));
    assert_eq!((shapes[1].groups(), shapes[1].is_sensor()), (Groups { member: 0b100, meets: 0b1000 }, true));
    assert_eq!((shapes[0].surface_velocity(), shapes[1].surface_velocity()), (DVec3::X, DVec3::ZERO));
    let lints = scene.lints(&built);
    assert!(lints.iter().any(|d| d.code == "T0908" && d.message.contains("prey") && d.line > 1), "{lints:#?}");
}

#[test]
fn names_in_ignore_stand_for_bodies_blocks_and_copies() {
    let repeat = format!("[[repeat]]\nname = \"brick\"\ncount = [3, 1, 1]\nspacing = [1, 0, 0]\n{BALL}");
    let pairs = |ignore: &str| {
        let scene =
            parse(&format!("[[bodies]]\nname = \"floor\"\n{BALL}{repeat}{ignore}")).unwrap_or_else(|e| panic!("{e}"));
        let built = scene.build().unwrap();
        let pairs: Vec<_> = built.world.ignored().map(|(a, b)| (a.slot(), b.slot())).collect();
        pairs
    };
    assert_eq!(pairs("[[ignore]]\nbodies = [\"floor\", \"brick[1]\"]"), [(0, 2)]);
    assert_eq!(pairs("[[ignore]]\nbodies = [\"brick\", \"floor\"]"), [(0, 1), (0, 2), (0, 3)]);
    assert_eq!(pairs("[[ignore]]\nbodies = [\"brick\", \"brick\"]"), [(1, 2), (1, 3), (2, 3)]);
    let scene = parse(&format!(
        "[[bodies]]\nname = \"a\"\n{BALL}[[bodies]]\nname = \"b\"\n{BALL}[[ignore]]\nbodies = [\"a\", \"b\"]"
    ))
    .unwrap();
    let lints = scene.lints(&scene.build().unwrap());
    assert!(lints.iter().all(|d| d.code != "T0901"), "two that ignore each other may overlap: {lints:#?}");
}

#[test]
fn mistakes_are_told_with_place_and_remedy() {
    let floor = format!("[[bodies]]\nname = \"floor\"\n{BALL}");
    let many = (0..33).map(|k| format!("\"g{k}\"")).collect::<Vec<_>>().join(", ");
    let huge = format!(
        "[[repeat]]\nname = \"x\"\ncount = [2000, 1, 1]\nspacing = [1, 0, 0]\n{BALL}[[ignore]]\nbodies = [\"x\", \"x\"]"
    );
    for (text, code, path, help) in [
        (
            format!("{floor}[[ignore]]\nbodies = [\"flor\", \"floor\"]"),
            "T0309",
            "ignore[0].bodies[0]",
            "did you mean \"floor\"?",
        ),
        (
            format!("{floor}[[ignore]]\nbodies = [\"floor\", \"floor[0]\"]"),
            "T0309",
            "ignore[0].bodies[1]",
            "did you mean",
        ),
        (format!("{floor}[[ignore]]\nbodies = [\"floor\", \"floor\"]"), "T0205", "ignore[0].bodies", "name two bodies"),
        (format!("{floor}[[ignore]]\nbodies = [\"floor\"]"), "T0207", "ignore[0].bodies", "two bodies"),
        (format!("{floor}[[ignore]]\nbody = [\"floor\"]"), "T0201", "ignore[0].body", "bodies"),
        (format!("{floor}groups = []"), "T0207", "bodies[0].groups", "meets = []"),
        (format!("{floor}groups = \"x\""), "T0203", "bodies[0].groups", "list of names"),
        (format!("{floor}groups = [{many}]"), "T0306", "bodies[0].groups[32]", "one of those"),
        (format!("{floor}sensor = 1"), "T0203", "bodies[0].sensor", "true or false"),
        (format!("{floor}trigger = true"), "T0201", "bodies[0].trigger", "`sensor`"),
        (format!("{floor}linear_damping = -1"), "T0301", "bodies[0].linear_damping", "from 0 to"),
        (format!("{floor}surface_velocity = [1, 2]"), "T0207", "bodies[0].surface_velocity", "three numbers"),
        (
            "[[bodies]]\nkind = \"fixed\"\nangular_damping = 1\nshape = { kind = \"sphere\", radius = 1 }".into(),
            "T0206",
            "bodies[0].angular_damping",
            "dynamic",
        ),
        (huge, "T0306", "ignore[0].bodies", "groups"),
    ] {
        let errors = parse(&text).expect_err(&text);
        let found = errors.0.iter().find(|d| d.code == code && d.path == path && d.help.contains(help));
        assert!(found.is_some(), "{text}: {errors:#?}");
    }
    let open = parse("[[bodies]]\nkind = \"fixed\"\nlinear_damping = 0.0\nshape = { kind = \"sphere\", radius = 1 }");
    assert!(open.is_ok(), "zero changes nothing");
}

#[test]
fn a_sensor_of_a_scene_tells_its_events() {
    let scene = parse(&format!(
        "[[bodies]]\nname = \"gate\"\nkind = \"fixed\"\nsensor = true\nshape = {{ kind = \"box\", size = [1, 1, 1] }}\n\
         [[bodies]]\nname = \"ball\"\nposition = [0, 0, 2]\n{BALL}"
    ))
    .unwrap();
    let mut built = scene.build().unwrap();
    let (gate, ball) = (built.find("gate").unwrap(), built.find("ball").unwrap());
    let mut told = Vec::new();
    for _ in 0..240 {
        told.extend(built.world.step(scene.step).events.clone());
    }
    assert_eq!(told, [Event::Entered { sensor: gate, body: ball }, Event::Left { sensor: gate, body: ball }]);
}
