//! Bodies that come while a scene runs.

use tumble::DVec3;
use tumble_scene::{Built, Format, Scene};

fn scene(text: &str) -> Scene {
    let text = format!("version = 1\n[time]\nstep = 0.01\nduration = 2.0\n{text}");
    Scene::parse(&text, Format::Toml, "spawn.toml", None).unwrap_or_else(|e| panic!("{e}"))
}

#[track_caller]
fn refused(text: &str, code: &str, path: &str, words: &str) {
    let errors = Scene::parse(&format!("version = 1\n{text}"), Format::Toml, "wrong.toml", None).unwrap_err();
    let [d] = &errors.0[..] else { panic!("{errors}") };
    assert_eq!((d.code, d.path.as_str()), (code, path), "{d}");
    assert!(d.message.contains(words) || d.help.contains(words), "{d}");
    assert!(d.excerpt.contains('^'), "a caret: {d}");
}

const FLOOR: &str =
    "[[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n";
const BALLS: &str = "[[spawn]]\ncount = 4\nfrom = 0.25\nevery = 0.5\njitter = [0.1, 0.1, 0]\nseed = 5\nsizes = { uniform = [0.5, 1.5] }\n\
                     [spawn.body]\nname = \"ball\"\ndensity = 1000\nposition = [0, 0, 3]\nvelocity = [1, 0, 0]\nshape = { kind = \"sphere\", radius = 0.1 }\n";
const CRATES: &str = "[[spawn]]\ncount = 2\nevery = 1.0\nname = \"crate\"\nmass = 2.0\nposition = [5, 0, 1]\n\
                      shape = { kind = \"box\", size = [0.5, 0.5, 0.5] }\n";

fn there(built: &Built) -> Vec<&str> {
    built.names.iter().filter(|(id, _)| built.world.body(*id).is_some()).map(|(_, n)| n.as_str()).collect()
}

/// Each comes at the start of the first step that does not begin before its time, as large and where its seed says.
#[test]
fn bodies_come_at_their_times_and_are_those_that_were_planned() {
    let scene = scene(&format!("{FLOOR}{BALLS}{CRATES}"));
    assert_eq!(scene.body_count(), 7);
    let mut built = scene.build().unwrap();
    assert_eq!(built.names.len(), 7);
    // one at 0 is there at the start
    assert_eq!(there(&built), ["floor", "crate[0]"]);
    assert_eq!(built.whole().body_count(), 7);
    let whole = built.whole().clone();
    let times: Vec<f64> = built.script.arrivals().iter().map(|a| a.time).collect();
    assert_eq!(times, [0.25, 0.75, 1.0, 1.25, 1.75]);
    for step in 1..=200 {
        let before = there(&built).len();
        built.step(scene.step).unwrap();
        let began = f64::from(step - 1) * scene.step;
        let come = 2 + times.iter().filter(|t| **t <= began + 1e-9).count();
        assert_eq!(there(&built).len(), come, "step {step}");
        // a body that comes has made this step already, from its planned place
        for (id, name) in built.names.iter().filter(|_| come > before) {
            let Some(b) = built.world.body(*id).filter(|b| b.velocity() != DVec3::ZERO) else { continue };
            let planned = whole.body(*id).unwrap();
            assert_eq!((b.mass(), b.kind()), (planned.mass(), planned.kind()), "{name}");
        }
    }
    assert_eq!(there(&built).len(), 7);
    assert!(built.script.is_over(&built.world));
    let masses: Vec<f64> =
        (0..4).map(|k| whole.body(built.find(&format!("ball[{k}]")).unwrap()).unwrap().mass()).collect();
    assert!(masses.windows(2).all(|m| m[0] != m[1]), "sizes are drawn: {masses:?}");
    // what they bring is work, and the balance closes
    let l = built.world.ledger();
    assert!(l.work > 0.0 && l.imbalance().abs() < 1e-10 * l.largest(), "{l:?}");
}

/// Same bits again, also from a snapshot and a clone of the middle of the run.
#[test]
fn a_world_with_spawners_repeats_itself_and_goes_back() {
    let scene = scene(&format!("{FLOOR}{BALLS}{CRATES}"));
    let run = || {
        let mut built = scene.build().unwrap();
        for _ in 0..200 {
            built.step(scene.step).unwrap();
        }
        built.world.state_hash()
    };
    let end = run();
    assert_eq!(run(), end);
    let mut built = scene.build().unwrap();
    for _ in 0..60 {
        built.step(scene.step).unwrap();
    }
    let (middle, mut copy) = (built.world.snapshot(), built.clone());
    for _ in 60..200 {
        built.step(scene.step).unwrap();
        copy.step(scene.step).unwrap();
    }
    assert_eq!((built.world.state_hash(), copy.world.state_hash()), (end, end));
    built.world.restore(&middle);
    assert_eq!(there(&built).len(), 3, "what came later is gone again");
    for _ in 60..200 {
        built.step(scene.step).unwrap();
    }
    assert_eq!(built.world.state_hash(), end);
}

#[test]
fn what_cannot_be_spawned_is_refused_with_its_place() {
    refused(
        "[[spawn]]\nevery = 0.5\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "T0202",
        "spawn[0].count",
        "number of bodies",
    );
    refused(
        "[[spawn]]\ncount = 3\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "T0202",
        "spawn[0].every",
        "time between",
    );
    refused(
        "[[spawn]]\ncount = 3\nevery = 0\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "T0301",
        "spawn[0].every",
        "",
    );
    refused(
        "[[spawn]]\ncount = 3\nevery = 1\nfrom = -1\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "T0301",
        "spawn[0].from",
        "",
    );
    refused(
        "[[spawn]]\ncount = 3\nevery = 1\nspacing = [1, 0, 0]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "T0201",
        "spawn[0].spacing",
        "",
    );
    refused(
        "[[spawn]]\ncount = 3\nevery = 1\n[spawn.body]\nkind = \"fixed\"\nshape = { kind = \"sphere\", radius = 0.1 }",
        "T0206",
        "spawn[0].body.kind",
        "dynamic",
    );
    refused(
        "[[spawn]]\ncount = 1000000\nevery = 1\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "T0306",
        "spawn[0].count",
        "100000",
    );
    let joint = "[[joints]]\nkind = \"ball\"\nbodies = [\"world\", \"ball[1]\"]\nat = [0, 0, 3]\n";
    refused(&format!("{BALLS}{joint}"), "T0311", "joints[0].bodies[1]", "at the start");
    // a body that is there, and is called like one that comes, is meant
    let named = "[[bodies]]\nname = \"ball[1]\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n";
    let ignore = "[[ignore]]\nbodies = [\"floor\", \"ball[1]\"]\n";
    let joined = scene(&format!("{FLOOR}{named}{BALLS}{joint}{ignore}")).build().unwrap();
    let first = joined.names.iter().find(|(_, n)| n == "ball[1]").unwrap().0;
    assert!(joined.world.body(first).is_some() && joined.world.joints().count() == 1);
    assert!(joined.world.ignores(joined.find("floor").unwrap(), first));
    refused(
        &format!("{FLOOR}{BALLS}[[ignore]]\nbodies = [\"floor\", \"ball\"]\n"),
        "T0311",
        "ignore[0].bodies[1]",
        "groups",
    );
    // what comes after the end is a lint
    let late = scene(&BALLS.replace("from = 0.25", "from = 1.25"));
    let lints = late.lints(&late.build().unwrap());
    assert!(lints.iter().any(|l| l.code == "T0910" && l.message.starts_with("2 of 4")), "{lints:?}");
}

/// A body that comes into the ground, or fast, is told of before it comes; what it shares its place with will have moved.
#[test]
fn spawned_bodies_have_lints() {
    let lints = |text: &str| {
        let scene = scene(text);
        let found = scene.lints(&scene.build().unwrap());
        found.into_iter().map(|l| (l.code, l.message)).collect::<Vec<_>>()
    };
    assert_eq!(lints(&format!("{FLOOR}{CRATES}")), []);
    let low = CRATES.replace("position = [5, 0, 1]", "position = [5, 0, 0.2]\nvelocity = [80, 0, 0]");
    let found = lints(&format!("{FLOOR}{low}"));
    let has = |code: &str, words: &str| found.iter().any(|(c, m)| *c == code && m.contains(words));
    assert!(has("T0901", "\"crate[0]\" and \"floor\" overlap by 0.05 m at the start"), "{found:?}");
    assert!(has("T0901", "\"crate[1]\" and \"floor\" overlap by 0.05 m where it comes"), "{found:?}");
    assert!(has("T0903", "\"crate[1]\" moves 0.8 m in a step"), "{found:?}");
}

/// Of many lints of a kind some are listed, and the others are counted: none is silent.
#[test]
fn lints_beyond_those_listed_are_counted() {
    for (bodies, beyond) in [
        (10, None),
        (11, Some("1 more like those above is not listed")),
        (25, Some("15 more like those above are not listed")),
    ] {
        let text: String = (0..bodies)
            .map(|k| format!("[[bodies]]\nname = \"same\"\nposition = [{k}, 0, 0]\nmass = 1.0\nshape = {{ kind = \"sphere\", radius = 0.1 }}\n"))
            .chain([(0..bodies).map(|k| format!("[materials.m{k}]\nfriction = 0.5\n")).collect()])
            .collect();
        let scene = scene(&text);
        let found = scene.lints(&scene.build().unwrap());
        let of = |code: &str| found.iter().filter(|d| d.code == code).map(|d| d.message.clone()).collect::<Vec<_>>();
        let (unused, twice) = (of("T0904"), of("T0905"));
        assert_eq!(unused.len(), usize::min(bodies, 10) + usize::from(beyond.is_some()), "{unused:#?}");
        assert_eq!(unused.last().filter(|m| m.contains("more like")).map(String::as_str), beyond, "{unused:#?}");
        // the first name is not the second of its kind
        assert_eq!(twice.last().unwrap().contains("more like"), bodies > 11, "{twice:#?}");
    }
}

/// The bodies that come are told by the script, whatever the steps were before.
#[test]
fn overlap_is_told_once_when_steps_change() {
    let sled = "[[bodies]]\nname = \"sled\"\nkind = \"kinematic\"\nposition = [5, 0, 0.7]\nshape = { kind = \"box\", size = [1, 1, 0.2] }\n";
    let scene = scene(&format!("{CRATES}{sled}"));
    for steps in [[0.01, 0.01], [0.2, 0.01], [0.01, 0.2]] {
        let (mut built, mut told) = (scene.build().unwrap(), 0);
        let (mut k, mut came) = (0, 0);
        while built.world.time() < 1.3 {
            let dt = steps[k % 2];
            k += 1;
            let coming = built.script.act(&mut built.world, dt).unwrap();
            came += coming.len();
            told += usize::from(built.clashes(coming).iter().any(|c| built.name(c.body) == Some("crate[1]")));
            built.world.step(dt);
        }
        assert_eq!((came, told), (1, 1), "{steps:?}");
    }
}

/// Bodies that come into what moves: told before the run where the way of the other is known, and in the run whatever it is.
#[test]
fn bodies_that_come_into_others_are_told_of() {
    let sled = "[[bodies]]\nname = \"sled\"\nkind = \"kinematic\"\nshape = { kind = \"box\", size = [1, 1, 0.2] }\n";
    // at 1 s, when crate[1] comes to (5, 0, 1) with its lower face at 0.75
    let under = format!("{sled}motion = {{ keys = [[0, 0, 0, 0.7], [1, 5, 0, 0.7]] }}\n");
    let past = format!("{sled}motion = {{ keys = [[0, 0, 0, 0.7], [0.5, 5, 0, 0.7], [1, 9, 0, 0.7]] }}\n");
    let drifts = format!("{sled}position = [0, 0, 0.7]\nvelocity = [5, 0, 0]\n");
    let turns = format!(
        "{}position = [5, 0, 0]\nrotation = {{ keys = [[0, 0, 0, 0], [1, 0, 90, 0]] }}\n",
        sled.replace("[1, 1, 0.2]", "[1.6, 1, 0.2]")
    );
    // a table under the copies, on which the first one lies when the second comes
    let table = "[[bodies]]\nname = \"table\"\nkind = \"fixed\"\nposition = [5, 0, 0.65]\nshape = { kind = \"box\", size = [1, 1, 0.2] }\n";
    let soon = CRATES.replace("every = 1.0", "every = 0.1");
    for (text, foreseen, met) in [
        (format!("{CRATES}{under}"), Some(("sled", 0.05)), Some(("sled", 0.05))),
        (format!("{CRATES}{past}"), None, None),
        (format!("{CRATES}{drifts}"), Some(("sled", 0.05)), Some(("sled", 0.05))),
        (format!("{CRATES}{turns}"), Some(("sled", 0.05)), Some(("sled", 0.05))),
        (format!("{CRATES}{table}"), None, Some(("crate[0]", 0.5))),
        // the first has fallen by 5 cm when the second comes
        (soon, Some(("crate[0]", 0.45)), Some(("crate[0]", 0.45))),
        (CRATES.to_owned(), None, None),
        (format!("{CRATES}{}", under.replace("motion", "sensor = true\nmotion")), None, None),
    ] {
        let scene = scene(&text);
        let mut built = scene.build().unwrap();
        let lints = scene.lints(&built);
        let told: Vec<&str> = lints.iter().filter(|d| d.code == "T0901").map(|d| d.message.as_str()).collect();
        match foreseen {
            Some((name, depth)) => {
                assert!(
                    told.len() == 1 && told[0].contains(&format!("\"crate[1]\" and \"{name}\" overlap by")),
                    "{told:?}"
                );
                let said = told[0].split(" overlap by ").nth(1).unwrap().split(' ').next().unwrap();
                assert!((said.parse::<f64>().unwrap() - depth).abs() < 0.02, "{told:?}");
            }
            None => assert!(told.is_empty(), "{told:?}"),
        }
        let mut all = Vec::new();
        for _ in 0..150 {
            let coming = built.script.act(&mut built.world, scene.step).unwrap();
            let found = built.clashes(coming);
            all.extend(found.iter().map(|c| (c.depth, built.name(c.other).unwrap().to_owned())));
            built.world.step(scene.step);
        }
        match met {
            Some((name, depth)) => {
                assert_eq!(all.len(), 1, "{all:?}");
                assert!(all[0].1 == name && (all[0].0 - depth).abs() < 0.02, "{all:?}");
            }
            None => assert!(all.is_empty(), "{all:?}"),
        }
    }
}

/// A value of a spawner is changed by its path, as any other; keys of the copies wherever they stand.
#[test]
fn a_spawner_is_changed_by_its_path() {
    let inline = scene(CRATES).with(&[("spawn.crate.body.mass", "5"), ("spawn[0].count", "3")]).unwrap();
    let built = inline.build().unwrap();
    assert_eq!(built.names.len(), 3);
    assert!(built.whole().bodies().all(|b| b.mass() == 5.0));
    assert!(scene(CRATES).with(&[("spawn.crate.body.count", "3")]).is_err(), "a key of the block, not of its copies");
    let scene = scene(BALLS);
    let other = scene.with(&[("spawn[0].count", "9"), ("spawn[0].body.density", "500")]).unwrap();
    assert_eq!(other.body_count(), 9);
}
