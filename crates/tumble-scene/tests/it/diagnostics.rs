//! Every kind of mistake, with its code, line, column and path; and all of them at once.

use tumble_scene::{Diagnostic, Format, Scene};

const GOOD: &str = r#"version = 1
name = "two"
gravity = [0.0, 0.0, -9.81]

[time]
step = 0.01
duration = 1.0

[solver]
tolerance = 1e-8
effort = "exact"
max_sweeps = 200
restitution_threshold = 0.5
threads = 1
correction = true

[materials.ice]
friction = 0.05

[materials.steel]
friction = 0.4

[[pairs]]
materials = ["ice", "steel"]
friction = 0.02
restitution = 0.4

[[bodies]]
name = "floor"
kind = "fixed"
shape = { kind = "plane", normal = [0.0, 0.0, 1.0] }
material = "ice"

[[bodies]]
name = "cube"
shape = { kind = "box", size = [1.0, 1.0, 1.0] }
mass = 1.0
inertia = [1.0, 1.0, 1.0]
position = [0.0, 0.0, 0.5]
orientation = { axis = [0.0, 0.0, 2.0], degrees = 45.0 }
velocity = [2.0, 0.0, 0.0]
material = "steel"
"#;

fn errors(text: &str) -> Vec<Diagnostic> {
    Scene::parse(text, Format::Toml, "scene.toml", None).and_then(|s| s.build()).map_or_else(|e| e.0, |_| Vec::new())
}

/// Changes one thing and expects one complaint with this code and path, at the place of `at` in the changed text.
#[track_caller]
fn expect(from: &str, to: &str, code: &str, path: &str, at: &str) -> Diagnostic {
    assert!(GOOD.contains(from), "{from}");
    let text = GOOD.replacen(from, to, 1);
    let list = errors(&text);
    assert_eq!(list.len(), 1, "{list:#?}");
    let d = list[0].clone();
    assert_eq!((d.code, d.path.as_str()), (code, path), "{d}");
    assert_eq!(d.file, "scene.toml");
    assert!(!d.message.is_empty() && !d.help.is_empty(), "{d:?}");
    let byte = text.find(at).unwrap();
    let line = text[..byte].matches('\n').count() + 1;
    let column = byte - text[..byte].rfind('\n').map_or(0, |k| k + 1) + 1;
    assert_eq!((d.line, d.column), (line, column), "{d}");
    d
}

#[test]
fn a_good_scene_has_nothing_to_complain_about() {
    assert_eq!(errors(GOOD), []);
}

#[test]
fn a_misspelt_key_is_named_and_corrected() {
    let d = expect("velocity = [2", "velocty = [2", "T0201", "bodies[1].velocty", "velocty");
    assert_eq!(d.help, "did you mean `velocity`?");
    let d = expect("[time]", "[tme]", "T0201", "tme", "tme");
    assert_eq!(d.help, "did you mean `time`?");
    expect("size = [1.0, 1.0, 1.0]", "size = [1, 1, 1], colour = 3", "T0201", "bodies[1].shape.colour", "colour");
}

#[test]
fn a_key_in_the_wrong_table_is_told_where_it_belongs() {
    let d = expect("version = 1\n", "version = 1\nduration = 2\n", "T0201", "duration", "duration = 2\n");
    assert!(d.help.starts_with("it belongs in `[time]`"), "{}", d.help);
    let d = expect("mass = 1.0", "mass = 1.0\nradius = 2", "T0201", "bodies[1].radius", "radius");
    assert!(d.help.starts_with("it belongs in the body's `shape`"), "{}", d.help);
    let d = expect("[1.0, 1.0, 1.0]", "[1, 1, 1], mass = 3", "T0201", "bodies[1].shape.mass", "mass = 3");
    assert!(d.help.starts_with("it belongs to a body"), "{}", d.help);
}

#[test]
fn keys_cut_short_and_words_of_other_engines_are_understood() {
    for (theirs, ours) in [("pos", "position"), ("Position", "position")] {
        let key = format!("{theirs} = [0.0, 0.0, 0.5]");
        let d = expect("position = [0.0, 0.0, 0.5]", &key, "T0201", &format!("bodies[1].{theirs}"), &key);
        assert_eq!(d.help, format!("did you mean `{ours}`?"));
    }
    for (theirs, ours) in [("vel", "velocity"), ("linear_velocity", "velocity")] {
        let d = expect("velocity = [2", &format!("{theirs} = [2"), "T0201", &format!("bodies[1].{theirs}"), theirs);
        assert_eq!(d.help, format!("did you mean `{ours}`?"));
    }
    let d = expect("kind = \"fixed\"", "kind = \"static\"", "T0204", "bodies[0].kind", "\"static\"");
    assert_eq!(d.help, "did you mean \"fixed\"?");
    // a word that means something elsewhere says nothing here
    let d = expect("[time]", "[ball]", "T0201", "ball", "ball");
    assert!(d.help.starts_with("remove it; possible here: version"), "{}", d.help);
}

#[test]
fn missing_and_mistyped_values_have_their_place() {
    expect("mass = 1.0\n", "", "T0202", "bodies[1].mass", "[[bodies]]\nname = \"cube\"");
    expect("version = 1", "version = 2", "T0208", "version", "2\n");
    expect("version = 1\n", "", "T0202", "version", "name");
    expect("mass = 1.0", "mass = \"heavy\"", "T0203", "bodies[1].mass", "\"heavy\"");
    expect("correction = true", "correction = 1", "T0203", "solver.correction", "1\n\n[materials.ice]");
    expect("[0.0, 0.0, 0.5]", "[0.0, 0.5]", "T0207", "bodies[1].position", "[0.0, 0.5]");
    expect("[0.0, 0.0, 0.5]", "[0.0, true, 0.5]", "T0203", "bodies[1].position[1]", "true, 0.5");
    expect("threads = 1", "threads = 1.5", "T0203", "solver.threads", "1.5");
    let d = expect("threads = 1", "threads = 5000", "T0301", "solver.threads", "5000");
    assert_eq!(d.message, "threads is out of range");
}

#[test]
fn words_and_materials_are_corrected() {
    let d = expect("kind = \"box\"", "kind = \"bxo\"", "T0204", "bodies[1].shape.kind", "\"bxo\"");
    assert_eq!(d.help, "did you mean \"box\"?");
    let d = expect("kind = \"fixed\"", "kind = \"fixd\"", "T0204", "bodies[0].kind", "\"fixd\"");
    assert_eq!(d.help, "did you mean \"fixed\"?");
    let d = expect("material = \"steel\"", "material = \"stel\"", "T0307", "bodies[1].material", "\"stel\"");
    assert_eq!(d.help, "did you mean \"steel\"?");
    expect("\"ice\", \"steel\"]", "\"ice\", \"wood\"]", "T0307", "pairs[0].materials[1]", "\"wood\"");
    expect("\"exact\"", "\"lazy\"", "T0204", "solver.effort", "\"lazy\"");
    expect(
        "kind = \"box\", size = [1.0, 1.0, 1.0]",
        "kind = \"pyramid\"",
        "T0204",
        "bodies[1].shape.kind",
        "\"pyramid\"",
    );
}

#[test]
fn views_and_colours_are_checked() {
    let with = |lines: &str| format!("[view]\n{lines}\n\n[time]");
    let d = expect("[time]", &with("layers = [\"grid\", \"conse\"]"), "T0204", "view.layers[1]", "\"conse\"");
    assert_eq!(d.help, "did you mean \"cones\"?");
    let d = expect("[time]", &with("follow = \"cub\""), "T0204", "view.follow", "\"cub\"");
    assert!(d.help.starts_with("did you mean \"cube\"?"), "{}", d.help);
    expect("[time]", &with("from = [0, 0, 0]"), "T0303", "view.from", "[0, 0, 0]");
    expect("[time]", &with("region = [[1, 2, 3], [1, 2, 3]]"), "T0301", "view.region", "[[1, 2, 3], [1, 2, 3]]");
    expect("[time]", &with("speed = 99.0"), "T0301", "view.speed", "99.0");
    expect("[time]", &with("colour_by = \"mood\""), "T0204", "view.colour_by", "\"mood\"");
    expect("[time]", &with("zoom = 2.0"), "T0201", "view.zoom", "zoom");
    for colour in ["red", "#12345", "#1234567", "#12345g", "#12é45"] {
        let value = format!("\"{colour}\"");
        expect("mass = 1.0", &format!("mass = 1.0\ncolour = {value}"), "T0310", "bodies[1].colour", &value);
    }
    let drawn = "mass = 1.0\ndrawn = [{ kind = \"sphere\", radius = 0.5, glow = 0.2 }]";
    expect("mass = 1.0", drawn, "T0201", "bodies[1].drawn[0].glow", "glow");
}

/// What is only looked at changes no bit of the simulation.
#[test]
fn appearance_does_not_reach_the_world() {
    let plain = "version = 1\n[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n\
                 [[repeat]]\ncount = [3, 1, 1]\nspacing = [1, 0, 0]\nname = \"ball\"\nmass = 1.0\n\
                 shape = { kind = \"sphere\", radius = 0.5 }\nposition = [0, 0, 0.6]\n";
    let seen = plain
        .replace("mass = 1.0", "mass = 1.0\ncolour = \"#FF8000\"\ndrawn = [{ kind = \"box\", size = [1, 1, 1] }]")
        + "[view]\nfollow = \"ball[2]\"\nspeed = 0.5\nregion = [[0, 0, 0], [1, 1, 1]]\nlayers = []\n";
    let hash = |text: &str| {
        let scene = Scene::parse(text, Format::Toml, "scene.toml", None).unwrap();
        let mut built = scene.build().unwrap();
        for _ in 0..100 {
            built.world.step(scene.step);
        }
        (scene.view.clone(), scene.bodies[1].body.colour, built.world.state_hash())
    };
    let (a, b) = (hash(plain), hash(&seen));
    assert_eq!(a.2, b.2);
    assert_eq!((a.1, b.1), (None, Some([255, 128, 0])));
    assert_eq!((b.0.follow.as_deref(), b.0.speed, b.0.layers), (Some("ball[2]"), Some(0.5), Some(Vec::new())));
}

#[test]
fn keys_that_exclude_each_other_are_refused() {
    expect("mass = 1.0", "mass = 1.0\ndensity = 5.0", "T0205", "bodies[1].density", "5.0");
    let d =
        expect("material = \"steel\"", "material = \"steel\"\nfriction = 0.25", "T0205", "bodies[1].friction", "0.25");
    assert!(d.help.ends_with("; that of the material is materials.steel.friction"), "{}", d.help);
    let again = "[[pairs]]\nmaterials = [\"steel\", \"ice\"]\nfriction = 0.3\nrestitution = 0.0\n\n[[pairs]]";
    let d = expect("[[pairs]]", again, "T0205", "pairs[1].materials", "[\"ice\", \"steel\"]");
    assert_eq!(d.message, "pairs[0] has the same materials");
    expect("kind = \"fixed\"", "kind = \"fixed\"\nmass = 3.5", "T0206", "bodies[0].mass", "3.5");
    let plane = "kind = \"plane\", normal = [0.0, 0.0, 1.0]";
    expect(
        "kind = \"box\", size = [1.0, 1.0, 1.0]",
        plane,
        "T0206",
        "bodies[1].shape.kind",
        "\"plane\", normal = [0.0, 0.0, 1.0] }\nmass",
    );
    expect("kind = \"fixed\"", "kind = \"fixed\"\nvelocity = [1, 0, 0]", "T0206", "bodies[0].velocity", "[1, 0, 0]");
}

#[test]
fn numbers_outside_of_what_is_possible_are_refused() {
    expect("mass = 1.0", "mass = -1.0", "T0301", "bodies[1].mass", "-1.0");
    expect("mass = 1.0", "mass = nan", "T0301", "bodies[1].mass", "nan");
    expect("[0.0, 0.0, 0.5]", "[0.0, inf, 0.5]", "T0301", "bodies[1].position[1]", "inf");
    expect("size = [1.0, 1.0, 1.0]", "size = [1.0, 0.0, 1.0]", "T0301", "bodies[1].shape.size[1]", "0.0, 1.0] }\nmass");
    expect("step = 0.01", "step = 0.0", "T0301", "time.step", "0.0\nduration");
    expect("restitution = 0.4", "restitution = 1.4", "T0301", "pairs[0].restitution", "1.4");
    expect("axis = [0.0, 0.0, 2.0]", "axis = [0.0, 0, 0.0]", "T0303", "bodies[1].orientation.axis", "[0.0, 0, 0.0]");
    let q = "quaternion = [0.9, 0.0, 0.0, 0.0]";
    expect("axis = [0.0, 0.0, 2.0], degrees = 45.0", q, "T0302", "bodies[1].orientation.quaternion", "[0.9");
    let near = GOOD.replace("axis = [0.0, 0.0, 2.0], degrees = 45.0", "quaternion = [0.9999999, 0.0, 0.0, 0.0]");
    assert_eq!(errors(&near), []);
}

#[test]
fn inertia_that_no_body_can_have_is_an_error() {
    expect("[1.0, 1.0, 1.0]\nposition", "[1.0, 1.0, 3.0]\nposition", "T0304", "bodies[1].inertia", "[1.0, 1.0, 3.0]");
}

#[test]
fn hulls_are_checked_point_by_point() {
    let hull = |p: &str| format!("kind = \"hull\", points = {p}");
    let shape = "kind = \"box\", size = [1.0, 1.0, 1.0]";
    let flat = "[[0,0,0],[1,0,0],[0,1,0],[1,1,0]]";
    expect(shape, &hull(flat), "T0305", "bodies[1].shape.points", flat);
    let many = format!("[{}]", vec!["[0,0,1]"; 257].join(","));
    expect(shape, &hull(&many), "T0306", "bodies[1].shape.points", "[[0,0,1]");
    for file in ["../a.obj", "/etc/passwd", "a/../../b.stl", "c:\\x.obj"] {
        let text = format!("kind = \"hull\", file = '{file}'");
        expect(shape, &text, "T0401", "bodies[1].shape.file", &format!("'{file}'"));
    }
}

#[test]
fn copies_are_counted_before_they_are_made() {
    let repeat = |count: &str| {
        format!(
            "[[repeat]]\ncount = {count}\nspacing = [1, 1, 1]\n[repeat.body]\nmass = 1\nshape = {{ kind = \"sphere\", radius = 0.1 }}\n"
        )
    };
    for count in ["[100000, 100000, 100000]", "[1000, 1000, 1000]", "[50000, 2, 1]"] {
        let list = errors(&format!("{GOOD}\n{}", repeat(count)));
        assert_eq!(list.len(), 1);
        assert_eq!((list[0].code, list[0].path.as_str()), ("T0306", "repeat[0].count"));
        assert_eq!(list[0].value, count);
    }
    assert_eq!(errors(&format!("{GOOD}\n{}", repeat("[2, 3, 4]"))), []);
}

#[test]
fn all_mistakes_are_reported_at_once_in_the_order_of_the_file() {
    let text = GOOD
        .replace("step = 0.01", "step = -1")
        .replace("tolerance", "tolerence")
        .replace("kind = \"fixed\"", "kind = \"foxed\"")
        .replace("mass = 1.0", "mass = \"x\"")
        .replace("degrees = 45.0", "degree = 45.0");
    let list = errors(&text);
    let codes: Vec<_> = list.iter().map(|d| d.code).collect();
    assert_eq!(codes, ["T0301", "T0201", "T0204", "T0203", "T0202", "T0201"], "{list:#?}");
    assert!(list.is_sorted_by_key(|d| (d.line, d.column)));
}

#[test]
fn broken_text_is_a_syntax_error_with_a_place() {
    let list = errors("version = 1\nname = \n");
    assert_eq!((list[0].code, list[0].line), ("T0102", 2), "{list:?}");
    let list = Scene::parse("{\n \"version\": 1,\n}", Format::Json, "s.json", None).unwrap_err().0;
    assert_eq!((list[0].code, list[0].line, list[0].column), ("T0102", 3, 1), "{list:?}");
    let deep = format!("version = 1\nx = {}{}", "[".repeat(60), "]".repeat(60));
    assert_eq!(errors(&deep)[0].code, "T0105");
    for n in [40, 1_000_000] {
        let deep = "[".repeat(n);
        assert_eq!(Scene::parse(&deep, Format::Json, "s.json", None).unwrap_err().0[0].code, "T0105");
        assert!(!errors(&format!("x = {deep}")).is_empty());
    }
}

#[test]
fn what_only_the_world_can_judge_has_a_place_too() {
    let list = errors(&GOOD.replace("mass = 1.0\n", "density = 1e29\n"));
    assert_eq!((list[0].code, list[0].path.as_str(), list[0].line), ("T0501", "bodies[1]", 34), "{list:?}");
}

#[test]
fn lints_find_probable_mistakes_and_stop_nothing() {
    let text = GOOD
        .replace("[0.0, 0.0, 0.5]", "[0.0, 0.0, 0.4]")
        .replace("velocity = [2.0", "velocity = [2000.0")
        .replace("material = \"ice\"", "friction = 0.5")
        .replace("[materials.steel]", "[materials.wood]\n[materials.steel]");
    let heavy = "[[bodies]]\nname = \"cube\"\nmass = 1e6\nposition = [0, 0, 1.4]\nshape = { kind = \"box\", size = [1, 1, 1] }\n";
    let text = format!("{text}\n{heavy}");
    let scene = Scene::parse(&text, Format::Toml, "scene.toml", None).unwrap();
    let lints = scene.lints(&scene.build().unwrap());
    for code in ["T0901", "T0902", "T0903", "T0904", "T0905"] {
        assert!(lints.iter().any(|d| d.code == code), "{code}: {lints:#?}");
    }
    let scene = Scene::parse(GOOD, Format::Toml, "scene.toml", None).unwrap();
    assert_eq!(scene.lints(&scene.build().unwrap()), []);
    let scene = Scene::parse("version = 1", Format::Toml, "scene.toml", None).unwrap();
    let lints = scene.lints(&scene.build().unwrap());
    assert_eq!(lints.iter().map(|d| d.code).collect::<Vec<_>>(), ["T0906", "T0907"]);
}

/// A message shows the line that it is about, with carets under the place; lints do too, and byte order marks do not count.
#[test]
fn messages_have_an_excerpt_of_the_line() {
    let text = "\u{feff}version = 1\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = -1.0 }\n";
    let d = &errors(text)[0];
    let excerpt =
        "  4 | shape = { kind = \"sphere\", radius = -1.0 }\n    |                                     ^^^^\n";
    let whole = d.with_excerpt();
    assert!(whole.starts_with("scene.toml:4:37: radius must be above 0 m [T0301]\n"), "{whole}");
    assert!(whole.contains(excerpt), "{whole}");
    assert_eq!(whole.replace(excerpt, ""), d.to_string());
    let lines = "\u{feff}version = 1\n[materials.ice]\nfriction = 0.1\n";
    let scene = Scene::parse(lines, Format::Toml, "scene.toml", None).unwrap();
    let lints = scene.lints(&scene.build().unwrap());
    assert_eq!(lints[0].excerpt, "  2 | [materials.ice]\n    |            ^");
}

/// Carets stand under the wrong word of an expression, no more and no less; the message shows the whole value.
#[test]
fn carets_mark_the_wrong_word_of_an_expression() {
    let marked = |text: &str| {
        let (lines, d) = (text.to_owned(), errors(text).remove(0));
        let (line, carets) = d.excerpt.split_once('\n').unwrap();
        let from = carets.chars().position(|c| c == '^').unwrap();
        let marked: String = line.chars().skip(from).take(carets.matches('^').count()).collect();
        assert_eq!(lines.lines().nth(d.line - 1).unwrap().chars().nth(d.column - 1), marked.chars().next(), "{d}");
        (marked, d.value)
    };
    let shape = "shape = { kind = \"sphere\", radius = 1 }";
    let body = |value: &str| format!("version = 1\n[vars]\ntilt = 5\n[[bodies]]\n{shape}\nmass = {value}\n");
    for (value, wrong) in [
        ("\"= 2 * sin(tillt)\"", "tillt"),
        ("\"=tillt\"", "tillt"),
        ("'= tillt*2 '", "tillt"),
        ("\"\"\"= 1 + tillt\"\"\"", "tillt"),
        ("\"= sine(tilt)\"", "sine"),
        ("\"= 2 * (tilt + 1\"", "("),
        ("\"= 3 tilt\"", "tilt"),
        ("\"= 1 + * 2\"", "*"),
        ("\"= sqrt(1, tilt) + 1\"", "sqrt"),
        ("\"= 1 / (tilt - 5) \"", "1 / (tilt - 5)"),
        // where something is missing: the place for it
        ("\"= 1 +\"", "\""),
    ] {
        assert_eq!(marked(&body(value)), (wrong.to_owned(), value.to_owned()), "{value}");
    }
    let (word, value) = marked("version = 1\n[vars]\na = \"= 2 * radiuss + 1\"\nradius = 2\n");
    assert_eq!((word.as_str(), value.as_str()), ("radiuss", "\"= 2 * radiuss + 1\""));
}

/// A robot file that gets a code.
fn robot_with(code: &str) -> String {
    let whole = |body: &str| format!("<mujoco><worldbody>{body}</worldbody></mujoco>");
    let link = |inertia: &str| whole(&format!("<body name=\"b\"><joint/><inertial pos=\"0 0 0\" {inertia}/></body>"));
    match code {
        "T0701" => whole("<composite/>"),
        "T0702" => whole("<body><geom class=\"nope\"/></body>"),
        "T0703" => "<mujoco><include file=\"nope.xml\"/></mujoco>".to_owned(),
        "T0704" => "<mujoco>".to_owned(),
        "T0705" => whole("<body name=\"b\"><joint/></body>"),
        "T0706" => link("mass=\"1\" diaginertia=\"1 1 9\""),
        "T0707" => whole("<body name=\"b\"/><body name=\"b\"/>"),
        "T0708" => whole(&format!("{}{}", "<body>".repeat(300), "</body>".repeat(300))),
        "T0709" => {
            let equality = "<equality><joint joint1=\"j\" polycoef=\"9\"/></equality></mujoco>";
            let body = "<body><joint name=\"j\" range=\"-1 1\"/><geom size=\"1\"/></body>";
            whole(body).replace("</mujoco>", equality)
        }
        "T0780" => whole("<body><joint/><geom size=\"1\" frobnicate=\"1\"/></body>"),
        _ => whole("<light/>"),
    }
}

/// Every code is reachable: by the example of its explanation, or by a file made for it. The example that is called right
/// gets no code; as an excerpt of a scene it may lack bodies and a duration.
#[test]
fn every_code_is_reachable_and_explained() {
    use tumble_scene::diagnostic::CODES;
    use tumble_scene::{explain, nearest};
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("codes");
    std::fs::create_dir_all(&folder).unwrap();
    let load = |bytes: &[u8]| {
        let path = folder.join("scene.toml");
        std::fs::write(&path, bytes).unwrap();
        Scene::load(&path).map_or_else(|e| e.0, |_| Vec::new())
    };
    let judged = |text: &str| {
        let parsed = Scene::parse(text, Format::Toml, "scene.toml", Some(&folder));
        match parsed.and_then(|s| s.build().map(|b| (s, b))) {
            Ok((scene, built)) => scene.lints(&built),
            Err(e) => e.0,
        }
    };
    std::fs::write(folder.join("bad.obj"), "v 0 0\n").unwrap();
    let faces = "f 1 2 3\nf 1 4 2\nf 1 3 4\nf 2 4 3\n";
    std::fs::write(folder.join("inside out.obj"), format!("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n{faces}")).unwrap();
    let hull =
        |file: &str| format!("version = 1\n[[bodies]]\nmass = 1\nshape = {{ kind = \"hull\", file = \"{file}\" }}\n");
    for (code, _) in CODES {
        let e = explain(code).unwrap();
        assert!(e.text.len() > 60, "{code}");
        let list = match code {
            "T0101" => Scene::load(&folder.join("none.toml")).unwrap_err().0,
            "T0103" => load(&vec![b'\n'; (16 << 20) + 1]),
            "T0104" => load(b"name = \"\xff\""),
            "T0105" => judged(&format!("version = 1\nx = {}{}", "[".repeat(20), "]".repeat(20))),
            "T0106" => judged(&format!("version = 1\n{}", (0..200).map(|k| format!("k{k} = 1\n")).collect::<String>())),
            "T0208" => judged("version = 2"),
            "T0402" => judged(&hull("none.obj")),
            "T0403" => judged(&hull("bad.obj")),
            "T0909" => judged(
                "version = 1\n[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"mesh\", file = \"inside out.obj\" }\n",
            ),
            "T0910" => judged(
                "version = 1\n[time]\nduration = 1.0\n[[spawn]]\ncount = 5\nevery = 0.5\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n",
            ),
            code if code.starts_with("T07") => {
                std::fs::write(folder.join("robot.xml"), robot_with(code)).unwrap();
                let duration = "[time]\nduration = 1.0\n";
                // what no motion depends on is told by `inspect` alone
                if code == "T0790" {
                    let robot = tumble_robot::Robot::load(&folder.join("robot.xml")).unwrap();
                    assert!(robot.findings.0.iter().any(|f| f.code == code));
                    continue;
                }
                judged(&format!("version = 1\n{duration}[[robots]]\nfile = \"robot.xml\"\n"))
            }
            _ => judged(&format!("version = 1\n{}", e.wrong)),
        };
        assert!(list.iter().any(|d| d.code == code), "{code}: {list:#?}");
        if !e.right.is_empty() {
            let mut list = judged(&format!("version = 1\n{}", e.right));
            list.retain(|d| d.code == code || !matches!(d.code, "T0906" | "T0907"));
            assert_eq!(list, [], "{code}");
        }
    }
    assert_eq!(explain("t0201").unwrap().code, "T0201");
    assert_eq!((explain("T0999"), nearest("T0201x")), (None, Some("T0201")));
    assert_eq!(nearest("gravity"), None);
}

#[test]
fn bodies_are_found_by_name_and_names_by_body() {
    let text = "version = 1\n[[repeat]]\ncount = [50, 40, 1]\nspacing = [3, 3, 3]\nname = \"b\"\nmass = 1\nshape = { kind = \"sphere\", radius = 1 }\n[[bodies]]\nname = \"a\"\nmass = 1\nshape = { kind = \"sphere\", radius = 1 }\n[[bodies]]\nname = \"a\"\nmass = 2\nshape = { kind = \"sphere\", radius = 1 }\n";
    let built = Scene::parse(text, Format::Toml, "s", None).unwrap().build().unwrap();
    for (id, name) in &built.names {
        assert_eq!(built.name(*id), Some(name.as_str()));
        // of equal names the first
        let first = built.names.iter().find(|(_, n)| n == name).map(|(id, _)| *id);
        assert_eq!(built.find(name), first);
    }
    assert_eq!(built.find("b[2000]"), None);
    assert_eq!(built.find(""), None);
}

/// Whole numbers that no machine holds are as far out of range as those that it does.
#[test]
fn counts_and_seeds_beyond_64_bits_are_told_the_range() {
    let errors = |repeat: &str| {
        let text = format!(
            "version = 1\n[[repeat]]\nspacing = [1, 1, 1]\n{repeat}\nname = \"b\"\nmass = 1\nshape = {{ kind = \"sphere\", \
             radius = 1 }}\n"
        );
        Scene::parse(&text, Format::Toml, "s.toml", None).unwrap_err().to_string()
    };
    for seed in ["99999999999999999999", "-99999999999999999999", "0xfffffffffffffffff"] {
        let words = errors(&format!("count = [2, 1, 1]\nseed = {seed}"));
        assert!(words.contains("give a whole number from 0 to 9223372036854775807"), "{words}");
    }
    let words = errors("count = [9000000000, 9000000000, 9000000000]");
    assert!(words.contains("too many bodies: more than 1.8e19 in this block"), "{words}");
    assert!(errors("count = [1000000, 1, 1]").contains("too many bodies: 1000000 in this block"));
    assert!(errors("count = [2.5, 1, 1]").contains("expected a whole number"));
}

/// The ending says which format a file has; one that says the wrong one is told so.
#[test]
fn a_text_of_the_other_format_is_told_which_ending_it_wants() {
    let help = |text: &str, format: Format| Scene::parse(text, format, "scene", None).unwrap_err().0[0].help.clone();
    assert!(help("\n {\"version\": 1}", Format::Toml).contains("ends in .json"));
    assert!(help("version = 1", Format::Json).contains("name it .toml"));
    assert_eq!(help("version = ", Format::Toml), help("name = ", Format::Toml));
    assert!(!help("{\"version\": }", Format::Json).contains("name it"));
    assert!(!help("version 1", Format::Toml).contains(".json"));
}

/// A recording where a scene is expected is called what it is, however large it is.
#[test]
fn a_recording_is_not_taken_for_a_badly_saved_scene() {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("recording.db");
    for length in [16, 100, (16 << 20) + 100] {
        let mut bytes = b"SQLite format 3\0".to_vec();
        bytes.resize(length, 0xff);
        std::fs::write(&path, &bytes).unwrap();
        let words = Scene::load(&path).unwrap_err().to_string();
        assert!(words.contains("an SQLite file") && words.contains("`tumble inspect`"), "{words}");
    }
}

/// Messages are for people: no `0e0`, no two hundred zeros, no half sentences.
#[test]
fn numbers_in_messages_are_short() {
    let message = |body: &str| {
        let text = format!("version = 1\n[[bodies]]\nmass = 1.0\n{body}\n");
        let errors = Scene::parse(&text, Format::Toml, "s.toml", None).and_then(|s| s.build().map(|_| ())).unwrap_err();
        errors.to_string()
    };
    let step = Scene::parse("version = 1\n[time]\nstep = 0.0\n", Format::Toml, "s.toml", None).unwrap_err().to_string();
    assert!(step.contains("give a number from 1e-9 to 1 s"), "{step}");
    let tiny = message("name = \"a\"\nshape = { kind = \"box\", size = [1e-200, 1.0, 1.0] }");
    assert!(tiny.contains("of 1e-200 m is outside the range") && tiny.len() < 400, "{tiny}");
    let long = message(&format!("name = \"{}\"\nshape = {{ kind = \"sphere\", radius = 1.0 }}", "n".repeat(300)));
    assert!(long.contains("the name has 300 characters"), "{long}");
}

/// The codes of all mistakes in a text, in the order of the file.
fn codes(text: &str) -> Vec<(&'static str, String)> {
    let errors = Scene::parse(text, Format::Toml, "s.toml", None).unwrap_err();
    errors.0.into_iter().map(|d| (d.code, d.path)).collect()
}

/// Too many of something is no reason to keep quiet about the rest.
#[test]
fn what_is_too_many_hides_no_other_mistake() {
    let ball = "mass = 1\nshape = { kind = \"sphere\", radius = 1 }\n";
    let repeat = |n: u32| format!("[[repeat]]\ncount = [{n}, {n}, {n}]\nspacing = [1, 1, 1]\n{ball}");
    let turned = format!("version = 1\n[[bodies]]\norientation = [0, 0, 90]\n{ball}");
    let found = codes(&format!("{turned}{}frction = 1\n{}{}", repeat(10_000), repeat(2), repeat(1_000_000)));
    let expected = [
        ("T0203", "bodies[0].orientation"),
        ("T0306", "repeat[0].count"),
        ("T0201", "repeat[0].frction"),
        // said once, though each of its numbers is out of range too
        ("T0306", "repeat[2].count"),
    ];
    assert_eq!(found, expected.map(|(code, path)| (code, path.to_owned())));
    // bodies, shapes and points in the file itself
    let many = format!("{turned}{}", format!("[[bodies]]\n{ball}").repeat(100_000));
    assert_eq!(codes(&many).iter().map(|c| c.0).collect::<Vec<_>>(), ["T0306", "T0203"]);
    let points = format!("{}[0, 0, inf]", "[0, 0, 0], ".repeat(256));
    let hull = format!("version = 1\n[[bodies]]\nmass = 1\nshape = {{ kind = \"hull\", points = [{points}] }}\n");
    assert_eq!(codes(&hull).iter().map(|c| c.0).collect::<Vec<_>>(), ["T0306", "T0301"]);
}

/// A value that is wrong for two reasons gets both errors.
#[test]
fn one_mistake_does_not_hide_another_of_the_same_body() {
    let found = |body: &str| codes(&format!("version = 1\n[materials.m]\n[[bodies]]\n{body}\n"));
    let all = |body: &str| found(body).into_iter().map(|(code, _)| code).collect::<Vec<_>>();
    assert_eq!(all("mass = 1\nshape = { kind = \"plane\", normal = [0, 0, 0] }"), ["T0206", "T0303"]);
    let ball = "shape = { kind = \"sphere\", radius = 1 }";
    assert_eq!(all(&format!("kind = \"dynamc\"\nmass = -1\n{ball}")), ["T0204", "T0301"]);
    assert_eq!(all(&format!("mass = 1\nmaterial = \"m\"\nfriction = -1\n{ball}")).len(), 2);
    let both = "mass = 1\nshape = { kind = \"sphere\", radius = 0 }\nshapes = []";
    assert_eq!(all(both), ["T0301", "T0205"]);
    let turned = "orientation = { axis = [0, 0, 1], degrees = 1, quaternion = [2, 0, 0, 0] }";
    assert_eq!(all(&format!("mass = 1\n{turned}\n{ball}")), ["T0205", "T0302"]);
}

/// Who wrote something else than a table is shown one.
#[test]
fn an_orientation_or_a_shape_that_is_no_table_is_shown_one() {
    let help = |body: &str| {
        let text = format!("version = 1\n[[bodies]]\nmass = 1\n{body}\n");
        let d = Scene::parse(&text, Format::Toml, "s.toml", None).unwrap_err().0.remove(0);
        (d.message, d.help)
    };
    let (message, shown) = help("orientation = [0, 0, 90]\nshape = { kind = \"sphere\", radius = 1 }");
    assert_eq!(message, "expected a table, found a list");
    assert!(shown.contains("{ axis = [0, 0, 1], degrees = 90 }"), "{shown}");
    assert!(help("shape = \"sphere\"").1.contains("{ kind = \"sphere\", radius = 0.5 }"));
}

#[test]
fn a_number_with_a_unit_is_told_which_unit_to_leave_out() {
    let d = expect("mass = 1.0", "mass = \"2 kg\"", "T0203", "bodies[1].mass", "\"2 kg\"");
    assert_eq!(d.help, "give a number of kg, without quotes and without a unit");
    let d = expect("mass = 1.0", "mass = [1.0]", "T0203", "bodies[1].mass", "[1.0]\ninertia");
    assert_eq!(d.help, "give a number of kg");
}

#[test]
fn a_key_that_stands_twice_says_so() {
    let d = expect("mass = 1.0\n", "mass = 1.0\nmass = 2.0\n", "T0102", "", "mass = 2.0");
    assert_eq!((d.message.as_str(), d.help.contains("has the key already")), ("duplicate key", true), "{d}");
}

#[test]
fn a_circle_of_variables_is_shown_from_end_to_end() {
    let vars =
        "[vars]\nlone = 1.0\nfirst = \"= second + lone\"\nsecond = \"= third\"\nthird = \"= 2 * second\"\n[time]";
    let d = expect("[time]", vars, "T0308", "vars.third", "second\"\n[time]");
    assert_eq!(d.message, "`second` is made of itself");
    assert_eq!(d.help, "break the circle second → third → second");
}

/// A long chain is no circle, and is not called one.
#[test]
fn a_long_chain_of_variables_is_no_circle() {
    let mut vars = String::from("[vars]\nv0 = 1.0\n");
    // each is made of the next, and the first one is asked for first
    for k in (1..200).rev() {
        vars.push_str(&format!("v{k} = \"= v{}\"\n", k - 1));
    }
    let list = errors(&GOOD.replacen("[time]", &format!("{vars}[time]"), 1));
    assert!(
        !list.is_empty() && list.iter().all(|d| d.code == "T0308" && d.message.contains("each made of the next")),
        "{list:#?}"
    );
}
