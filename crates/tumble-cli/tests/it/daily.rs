//! Daily work: other values, sweeps, runs until rest, embedded scenes, SQL from stdin, comparisons within a tolerance.

use crate::support::{self, SLIDE, json, path, record, run, tumble};
use serde_json::Value;

fn place(report: &Value, name: &str) -> [f64; 3] {
    let body = report["bodies"].as_array().unwrap().iter().find(|b| b["name"] == name).unwrap();
    serde_json::from_value(body["position"].clone()).unwrap()
}

/// The cube stops after v²/2μg, whatever the friction is set to.
#[test]
fn other_values_give_other_runs() {
    for mu in [0.25, 0.5, 1.0] {
        let change = format!("bodies.cube.friction={mu}");
        let report = json(
            &["run", SLIDE, "--set", &change, "--set", "bodies.floor.friction=0.8", "--duration", "4", "--json"],
            0,
        );
        // friction of a pair is the geometric mean
        let expected = 2.0 * 2.0 / (2.0 * 9.81 * (mu * 0.8_f64).sqrt());
        let x = place(&report, "cube")[0];
        assert!((x - expected).abs() < 2e-2 * expected, "{mu}: {x} {expected}");
    }
    // vectors, words, components, keys that the file does not have
    for change in
        ["gravity=[0, 0, -1.62]", "gravity.z=-1.62", "solver.effort=realtime", "bodies[1].mass=1e3", "name=moon"]
    {
        assert_eq!(run(&mut tumble(&["run", SLIDE, "--set", change])).code, Some(0), "{change}");
    }
}

/// A change that is wrong is refused like a wrong scene: what, where, and the remedy.
#[test]
fn a_wrong_change_is_told_the_nearest() {
    for (change, code, words) in [
        ("bodies.cub.friction=0.5", "T0209", "did you mean `cube`?"),
        ("bodies.cube.fricton=0.5", "T0201", "did you mean `friction`?"),
        ("bodies.cube.friction=-1", "T0301", "give a number from 0"),
        ("bodies.cube.friction=soft", "T0203", "expected a number, found text"),
        ("bodies[7].mass=1", "T0209", "give a number from 0 to 1"),
        ("time.step.x=1", "T0209", "time.step is a number"),
        ("tiem.step=0.1", "T0201", "did you mean `time`?"),
    ] {
        let outcome = run(&mut tumble(&["run", SLIDE, "--set", change]));
        assert_eq!(outcome.code, Some(3), "{change}: {outcome:?}");
        assert!(outcome.stderr.contains(&format!("[{code}]")) && outcome.stderr.contains(words), "{}", outcome.stderr);
        assert!(outcome.stderr.starts_with("error: --set:"), "{}", outcome.stderr);
    }
    for change in ["bodies.cube.friction", "=1", "bodies.cube.friction="] {
        assert_eq!(run(&mut tumble(&["run", SLIDE, "--set", change])).code, Some(2), "{change}");
    }
}

/// A recording of a changed scene says what it is of, and can be repeated; of a JSON scene and of one from stdin too.
#[test]
fn a_recording_of_a_changed_scene_repeats() {
    let text = r#"{"version": 1, "time": {"duration": 0.5}, "bodies": [{"name": "ball", "mass": 1,
        "shape": {"kind": "sphere", "radius": 0.5}}]}"#;
    let scene = support::file("changed.json", text);
    let stdin = std::fs::read_to_string(SLIDE).unwrap();
    for (k, scene) in [SLIDE, scene.to_str().unwrap(), "-"].into_iter().enumerate() {
        let file = path(&format!("changed-{k}.db"));
        let change = if k == 1 { "bodies.ball.velocity=[1, 2, 3]" } else { "bodies.cube.velocity.x=1.5" };
        let mut call = tumble(&["run", scene, "--set", change, "--set", "time.duration=0.25", "--record", &file]);
        let outcome = run(call.write_stdin(stdin.as_str()));
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        assert_eq!(json(&["verify", &file, "--json"], 0)["replay"], "same");
        let speed = json(&["sql", &file, "--json", "SELECT vx FROM state WHERE frame = 0 AND vx > 0"], 0);
        assert_eq!(speed[0]["vx"], if k == 1 { 1.0 } else { 1.5 });
    }
}

#[test]
fn a_sweep_is_a_run_per_value_and_one_table() {
    let sweep = ["run", SLIDE, "--sweep", "bodies.cube.velocity.x=1:3:3", "--show", "cube.x", "--duration", "4"];
    let outcome = run(&mut tumble(&sweep));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    let lines: Vec<Vec<&str>> = outcome.stdout.lines().map(|l| l.split_whitespace().collect()).collect();
    assert_eq!(lines.len(), 6, "{}", outcome.stdout);
    assert_eq!(lines[2][..2], ["bodies.cube.velocity.x", "cube.x"]);
    let way = |k: usize| lines[3 + k][1].parse::<f64>().unwrap();
    // v² over 2μg
    assert!((way(2) / way(0) - 9.0).abs() < 0.2 && (way(1) / way(0) - 4.0).abs() < 0.1, "{}", outcome.stdout);
    let mut arguments = sweep.to_vec();
    arguments.push("--json");
    let all = json(&arguments, 0);
    assert_eq!((all["schema"].as_str(), all["runs"].as_array().unwrap().len()), (Some("tumble.sweep/2"), 3));
    for (k, r) in all["runs"].as_array().unwrap().iter().enumerate() {
        assert_eq!(r["set"]["bodies.cube.velocity.x"], k as u64 + 1);
        assert_eq!(r["show"]["cube.x"], r["report"]["bodies"][1]["position"][0]);
    }
    // all combinations, and a recording for each
    let record = path("sweep.db");
    let two = ["--sweep", "solver.effort=exact,realtime", "--sweep", "time.step=0.01,0.02", "--record", &record];
    let outcome = run(tumble(&["run", "slide"]).args(&two));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    for k in 1..=4 {
        let file = record.replace(".db", &format!("-{k}.db"));
        assert_eq!(run(&mut tumble(&["verify", &file])).code, Some(0), "{file}");
    }
    for (wrong, words) in [
        (&["--sweep", "bodies.cube.mass=1:2"][..], "give a path with a range"),
        (&["--sweep", "bodies.cube.mass=1:2:2", "--show", "cub.x"], "did you mean \"cube\"?"),
        (&["--sweep", "bodies.cube.mass=1:2:2", "--show", "cube.q"], "no number \"q\""),
        (&["--show", "cub.x"], "did you mean \"cube\"?"),
    ] {
        let outcome = run(tumble(&["run", SLIDE]).args(wrong));
        assert!(outcome.code == Some(2) && outcome.stderr.contains(words), "{outcome:?}");
    }
    // a value of the sweep that the scene refuses
    let outcome = run(tumble(&["run", SLIDE, "--json"]).args(&["--sweep", "bodies.cube.mass=-1:1:3"]));
    assert_eq!(outcome.code, Some(3));
    let error: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!((error["schema"].as_str(), error["error"]["code"].as_str()), (Some("tumble.sweep/2"), Some("T0301")));
    assert_eq!((error["error"]["file"].as_str(), error["error"]["line"].is_null()), (Some("--sweep"), true));
    // of two options the one that is wrong is named
    for (set, sweep, wrong) in [
        ("bodies.cube.mass=1", "bodies.cube.fricton=0:1:3", "--sweep"),
        ("bodies.cube.fricton=1", "bodies.cube.mass=1:2:3", "--set"),
    ] {
        let outcome = run(tumble(&["run", SLIDE, "--set", set]).args(&["--sweep", sweep]));
        assert!(outcome.stderr.starts_with(&format!("error: {wrong}: ")), "{outcome:?}");
    }
}

/// A plain run shows numbers too, in words and in JSON.
#[test]
fn numbers_of_bodies_are_shown_at_the_end() {
    let report = json(&["run", SLIDE, "--json", "--show", "cube.x", "--show", "cube.speed"], 0);
    assert_eq!(report["show"]["cube.x"], report["bodies"][1]["position"][0]);
    assert!(json(&["run", SLIDE, "--json"], 0).get("show").is_none());
    let outcome = run(&mut tumble(&["run", SLIDE, "--show", "cube.x"]));
    let x = report["show"]["cube.x"].as_f64().unwrap();
    assert!(outcome.stdout.contains(&format!("cube.x        {x:.6} m\n")), "{}", outcome.stdout);
}

/// The cube is at rest after v/μg; the run ends half a second later.
#[test]
fn a_run_until_rest_ends_at_rest() {
    let report = json(&["run", SLIDE, "--until", "rest", "--json"], 0);
    let (rest, time) = (report["rest_time"].as_f64().unwrap(), report["time"].as_f64().unwrap());
    assert!((rest - 2.0 / (9.81 * 0.5)).abs() < 0.05 && (time - rest - 0.5).abs() < 0.011, "{rest} {time}");
    assert_eq!(report["energy"]["kinetic"], 0.0);
    // what never rests ends at the duration, and says so
    let falling = support::file(
        "falling.toml",
        "version = 1\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\n",
    );
    let outcome = run(&mut tumble(&["run", falling.to_str().unwrap(), "--until", "rest", "--duration", "1"]));
    assert_eq!(outcome.code, Some(0));
    let told = "\"body 0\" still moves with 9.810 m/s and turns with 0.000 rad/s after 1 s";
    assert!(outcome.stderr.contains(told), "{}", outcome.stderr);
    // the scene that `init` writes comes to rest
    let start = support::file("start_at_rest.toml", include_str!("../../scenes/start.toml"));
    assert!(
        json(&["run", start.to_str().unwrap(), "--until", "rest", "--json"], 0)["rest_time"].as_f64().unwrap() < 200.0
    );
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--until", "sunrise"])).code, Some(2));
}

/// Bodies that come later move too, and the run waits for all of them.
#[test]
fn a_run_until_rest_waits_for_bodies_that_come() {
    let scene = support::file(
        "parcels.toml",
        "version = 1\n[time]\nduration = 20.0\n[[bodies]]\nname = \"floor\"\nkind = \"fixed\"\n\
         shape = { kind = \"plane\", normal = [0, 0, 1] }\n[[spawn]]\ncount = 2\nfrom = 1.0\nevery = 1.5\n\
         [spawn.body]\nname = \"parcel\"\nmass = 1.0\nposition = [0, 0, 2]\n\
         shape = { kind = \"box\", size = [0.2, 0.2, 0.2] }\nvelocity = [0.5, 0, 0]\n",
    );
    let report = json(&["run", scene.to_str().unwrap(), "--until", "rest", "--json"], 0);
    // the second falls from 2.5 s on, onto the first
    let rest = report["rest_time"].as_f64().unwrap();
    assert!(rest > 2.5 + (2.0 * 1.7 / 9.81_f64).sqrt() - 0.01 && rest < 5.0, "{rest}");
    assert_eq!(report["bodies"].as_array().unwrap().len(), 3);
    assert!(place(&report, "parcel[1]")[2] < 0.31);
    // the same that lie still from the start on
    let report = json(
        &["run", scene.to_str().unwrap(), "--until", "rest", "--json", "--set", "spawn[0].body.position=[0, 0, 0.1]"]
            .iter()
            .chain(&["--set", "spawn[0].body.velocity=[0, 0, 0]", "--set", "spawn[0].count=1"])
            .copied()
            .collect::<Vec<_>>(),
        0,
    );
    assert_eq!(report["bodies"].as_array().unwrap().len(), 2);
    assert!(report["time"].as_f64().unwrap() > 1.0);
}

#[test]
fn embedded_scenes_are_listed_printed_and_run_by_name() {
    let list = run(&mut tumble(&["scenes"]));
    assert_eq!(list.code, Some(0));
    let all = json(&["scenes", "--json"], 0);
    let names: Vec<&str> = all["scenes"].as_array().unwrap().iter().map(|s| s["name"].as_str().unwrap()).collect();
    assert!(names.len() >= 20 && names.contains(&"dominoes"), "{names:?}");
    assert_eq!(list.stdout.lines().count(), names.len());
    for (line, scene) in list.stdout.lines().zip(all["scenes"].as_array().unwrap()) {
        let about = scene["about"].as_str().unwrap();
        // a whole sentence, not the first line of one
        assert!(about.len() > 10 && line.ends_with(about) && about.ends_with('.'), "{line}");
    }
    // what comes next takes the same name
    let outcome = run(&mut tumble(&["run", "slide"]));
    assert!(outcome.tips.contains("tumble run slide --record run.db"), "{}", outcome.tips);
    let text = run(&mut tumble(&["scenes", "slide"])).stdout;
    assert_eq!(text, std::fs::read_to_string(SLIDE).unwrap());
    // in a folder without the gallery
    let here = env!("CARGO_TARGET_TMPDIR");
    let by_name = run(tumble(&["run", "slide", "--json"]).current_dir(here));
    let by_name: Value = serde_json::from_str(&by_name.stdout).unwrap();
    assert_eq!(by_name["state_hash"], json(&["run", SLIDE, "--json"], 0)["state_hash"]);
    assert_eq!(run(tumble(&["validate", "slide"]).current_dir(here)).code, Some(0));
    for arguments in [["scenes", "slid"], ["run", "slid"]] {
        let outcome = run(tumble(&arguments).current_dir(here));
        assert!(outcome.code != Some(0) && outcome.stderr.contains("slide"), "{outcome:?}");
    }
}

/// What `init` writes is valid, has no lints, and does what its comment says; no file is overwritten.
#[test]
fn a_scene_of_ones_own_begins_with_one_that_runs() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("init");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let call = |arguments: &[&str]| run(tumble(arguments).current_dir(&folder));
    assert_eq!(call(&["init"]).code, Some(0));
    let checked = call(&["validate", "scene.toml"]);
    assert_eq!((checked.code, checked.stderr.as_str()), (Some(0), ""), "{checked:?}");
    let outcome = call(&["run", "scene.toml", "--strict", "--json"]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let report: Value = serde_json::from_str(&outcome.stdout).unwrap();
    // the ball has come down the ramp and moved the crates
    assert!(place(&report, "ball")[0] > 0.0, "{report}");
    assert!((place(&report, "crate[0]")[0] - 1.2).abs() > 0.01, "{report}");
    let again = call(&["init"]);
    assert!(again.code == Some(1) && again.stderr.contains("is not overwritten"), "{again:?}");
    assert_eq!(call(&["init", "mine.toml", "--from", "dominoes"]).code, Some(0));
    assert_eq!(call(&["init", "other.toml", "--from", "domino"]).code, Some(2));
    assert!(folder.join("mine.toml").exists() && !folder.join("other.toml").exists());
}

#[test]
fn sql_is_read_from_stdin() {
    let file = record("stdin.db");
    for arguments in [&["sql", &file][..], &["sql", &file, "-"], &["sql", &file, "--csv"]] {
        let outcome =
            run(tumble(arguments).write_stdin("SELECT count(*) AS n FROM frame; -- ; all\nSELECT ';' AS x;\n"));
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        let words: Vec<&str> = outcome.stdout.split_whitespace().filter(|w| !w.starts_with('─')).collect();
        assert_eq!(words, ["n", "201", "x", ";"], "{arguments:?}");
    }
    let outcome = run(tumble(&["sql", &file, "--json"]).write_stdin("SELECT 1 AS a;"));
    assert_eq!(serde_json::from_str::<Value>(&outcome.stdout).unwrap()[0]["a"], 1);
    // what is not one statement, what does not read
    for (input, code) in [("SELECT 1; SELECT 2", 2), ("DELETE FROM frame;", 1), ("", 1)] {
        assert_eq!(run(tumble(&["sql", &file, "--json"]).write_stdin(input)).code, Some(code), "{input}");
    }
    // tables and columns, among statements and alone
    let mixed = ".tables\nSELECT 1\n AS one;\n.schema frame\nSELECT 2 AS two;.schema\n";
    let outcome = run(tumble(&["sql", &file]).write_stdin(mixed));
    assert_eq!(outcome.code, Some(1), "a dot within a statement is SQL: {outcome:?}");
    let outcome =
        run(tumble(&["sql", &file]).write_stdin(mixed.replace(";.schema", ";\n.schema body\n.quit\nnothing")));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    for word in ["meta", "sensor_event", "one", "kinetic", "two", "mass"] {
        assert!(outcome.stdout.contains(word), "{word}: {}", outcome.stdout);
    }
    let tables = json(&["sql", &file, "--json", ".tables"], 0);
    assert!(tables.as_array().unwrap().iter().any(|t| t["name"] == "contact"), "{tables}");
    let columns = json(&["sql", &file, "--json", ".schema"], 0);
    for (table, column) in [("frame", "residual"), ("contact", "gap"), ("state", "qw")] {
        assert!(columns.as_array().unwrap().iter().any(|c| c["table"] == table && c["name"] == column), "{table}");
    }
    for (wrong, word) in [
        (".schema frme", "no table frme"),
        (".schema frame body", ".schema takes one table, not body"),
        (".tabels", "no command .tabels"),
        (".tables frame", ".tables takes nothing after it, not frame"),
        (".help me", ".help takes nothing after it, not me"),
    ] {
        let outcome = run(&mut tumble(&["sql", &file, wrong]));
        assert!(outcome.code == Some(2) && outcome.stderr.contains(word), "{outcome:?}");
    }
    // in a pipe no text is cut
    let long = run(&mut tumble(&["sql", &file, "SELECT printf('%0100d', 7) AS x"]));
    assert!(long.stdout.contains(&format!("{}7", "0".repeat(99))), "{}", long.stdout);
}

#[test]
fn recordings_are_compared_within_a_tolerance() {
    let (a, b) = (record("tolerance a.db"), path("tolerance b.db"));
    // a speed that is another by a hundred millionth
    let change = ["run", SLIDE, "--set", "bodies.cube.velocity.x=2.00000002", "--record", &b];
    assert_eq!(run(&mut tumble(&change)).code, Some(0));
    for (arguments, code) in [
        (&["diff", &a, &b][..], 5),
        (&["diff", &a, &b, "--abs", "1e-6"], 0),
        (&["diff", &a, &b, "--rel", "1e-5", "--abs", "1e-7"], 0),
        (&["diff", &a, &b, "--abs", "1e-9"], 5),
        (&["diff", &a, &b, "--rel", "1e-10"], 5),
        (&["diff", &a, &b, "--abs", "-1"], 2),
    ] {
        assert_eq!(run(&mut tumble(arguments)).code, Some(code), "{arguments:?}");
    }
    let found = json(&["diff", &a, &b, "--abs", "1e-9", "--json"], 5);
    assert_eq!((found["abs"].as_f64(), found["first"]["quantity"].as_str()), (Some(1e-9), Some("vx")));
}

/// Colours where they are asked for, and nowhere else.
#[test]
fn colours_follow_the_option() {
    for (when, coloured) in [("always", true), ("never", false), ("auto", false)] {
        let outcome = run(&mut tumble(&["run", SLIDE, "--color", when]));
        assert_eq!((outcome.code, outcome.stdout.contains('\u{1b}')), (Some(0), coloured), "{when}");
    }
    let quiet = run(&mut tumble(&["run", SLIDE, "-q"]));
    assert_eq!((quiet.stderr.as_str(), quiet.tips.as_str()), ("", ""));
    assert_eq!(run(&mut tumble(&["run", SLIDE, "-q", "-v"])).code, Some(2));
}

/// `validate` refuses what `run` refuses.
#[test]
fn validate_and_run_refuse_the_same() {
    let ball = "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\n";
    let many = "[time]\nduration = 1.0\n[limits]\ncontacts = 10\n[[repeat]]\ncount = [4, 4, 4]\nspacing = [0.1, 0.1, 0.1]\n\
                mass = 1.0\nshape = { kind = \"box\", size = [0.3, 0.3, 0.3] }\n";
    let driven =
        "[time]\nduration = 1.0\n[[bodies]]\nkind = \"kinematic\"\nshape = { kind = \"sphere\", radius = 0.5 }\n";
    let fast = &format!("{driven}motion = {{ keys = [[0.5, 0, 0, 0], [0.6, 5e6, 0, 0]] }}\n");
    let turns = &format!("{driven}rotation = {{ keys = [[0, 0, 0, 0], [0.01, 1e8, 0, 0]] }}\n");
    for (k, (text, options, fine)) in [
        (ball, &[][..], false),
        (ball, &["--duration", "1"], true),
        (ball, &["--set", "time.duration=1"], true),
        (ball, &["--duration", "1", "--set", "bodies[0].mass=-1"], false),
        ("", &[], false),
        (many, &[], false),
        (many, &["--set", "limits.contacts=100000"], true),
        (fast, &[], false),
        (fast, &["--duration", "0.4"], true),
        (fast, &["--set", "bodies[0].motion.keys[1][1]=1"], true),
        (turns, &[], false),
        (turns, &["--step", "0.5"], true),
    ]
    .into_iter()
    .enumerate()
    {
        let scene = support::file(&format!("refused-{k}.toml"), &format!("version = 1\n{text}"));
        let scene = scene.to_str().unwrap();
        let validated = run(tumble(&["validate", scene]).args(options));
        let ran = run(tumble(&["run", scene]).args(options));
        assert_eq!((validated.code == Some(0), ran.code == Some(0)), (fine, fine), "{k}: {validated:?} {ran:?}");
        // by the same exit code, code and words
        assert_eq!(validated.code, ran.code, "{k}");
        let told = |command: &str| {
            let outcome = run(tumble(&[command, scene, "--json"]).args(options));
            serde_json::from_str::<Value>(&outcome.stdout).unwrap()["error"].clone()
        };
        assert_eq!(told("validate"), told("run"), "{k}");
    }
    // what only the run can know: the same code all the same
    let later = many.replace("spacing = [0.1, 0.1, 0.1]", "spacing = [0.4, 0.4, 0.4]").replace("[[repeat]]", "[[bodies]]\nkind = \"fixed\"\nposition = [0, 0, -0.4]\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n[[repeat]]");
    let scene = support::file("refused-later.toml", &format!("version = 1\n{later}"));
    let scene = scene.to_str().unwrap();
    assert_eq!(run(&mut tumble(&["validate", scene])).code, Some(0));
    let error = json(&["run", scene, "--json"], 3);
    assert_eq!((error["error"]["code"].as_str(), error["errors"][0]["line"].is_null()), (Some("T0501"), true));
    assert!(error["error"]["message"].as_str().unwrap().contains("the world refuses step "), "{error}");
}

#[test]
fn manual_pages_are_made_of_the_help() {
    let page = run(&mut tumble(&["man", "run"]));
    assert_eq!(page.code, Some(0));
    for word in [".TH tumble-run 1", "sweep", "PATH=VALUE", "Exit codes"] {
        assert!(page.stdout.contains(word), "{word}: {}", page.stdout);
    }
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("man1");
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(run(&mut tumble(&["man", "--out", folder.to_str().unwrap()])).code, Some(0));
    let count = std::fs::read_dir(&folder).unwrap().count();
    assert!(count >= 18 && folder.join("tumble.1").exists() && folder.join("tumble-sql.1").exists(), "{count}");
    assert_eq!(run(&mut tumble(&["man", "rum"])).code, Some(2));
}

/// Fewer frames and tables: what is there is right, is verified, and says what it leaves out.
#[test]
fn recordings_of_some_steps_and_some_tables() {
    let whole = record("some whole.db");
    let count = |file: &str, sql: &str| json(&["sql", file, "--json", sql], 0)[0]["n"].as_i64().unwrap();
    let bytes = |file: &str| std::fs::metadata(file).unwrap().len();
    for (k, (options, frames)) in [
        (&["--every", "7"][..], 30),
        (&["--fps", "25"], 51),
        (&["--no-contacts"], 201),
        (&["--tables", "state,event", "--every", "10"], 21),
    ]
    .into_iter()
    .enumerate()
    {
        let file = path(&format!("some {k}.db"));
        let outcome = run(tumble(&["run", SLIDE, "--record", &file]).args(options));
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        assert_eq!(count(&file, "SELECT count(*) AS n FROM frame"), frames, "{options:?}");
        assert_eq!(count(&file, "SELECT max(step) AS n FROM frame"), 200);
        assert_eq!(count(&file, "SELECT count(*) AS n FROM state"), 2 * frames);
        assert_eq!(count(&file, "SELECT count(*) AS n FROM contact") > 0, k < 2, "{options:?}");
        assert!(bytes(&file) < bytes(&whole));
        // every frame is that of its step in the whole recording
        let hashes = |file: &str| json(&["sql", file, "--json", "SELECT step, time, state_hash FROM frame"], 0);
        let all = hashes(&whole);
        for f in hashes(&file).as_array().unwrap() {
            assert_eq!(*f, all[f["step"].as_u64().unwrap() as usize]);
        }
        let verified = json(&["verify", &file, "--json"], 0);
        assert_eq!(
            (verified["intact"].as_bool(), verified["replay"].as_str()),
            (Some(true), Some("same")),
            "{options:?}"
        );
        let audited = run(&mut tumble(&["audit", &file]));
        assert_eq!(audited.code, Some(3), "{audited:?}");
        assert!(audited.stderr.contains("record every step with all tables"), "{}", audited.stderr);
        assert_eq!(run(&mut tumble(&["export", &file, "--to", "gltf", "-o", &path("some.glb")])).code, Some(0));
        whole_again(&file, &whole);
    }
    for wrong in [
        &["--every", "2"][..],
        &["--record", "-"],
        &["--record", "x.db", "--every", "0"],
        &["--record", "x.db", "--tables", "stat"],
    ] {
        assert_eq!(run(tumble(&["run", SLIDE]).args(wrong)).code, Some(2), "{wrong:?}");
    }
}

/// Everything that a recording leaves out is had again by stepping it: the same recording as that of all steps and tables.
fn whole_again(some: &str, whole: &str) {
    let full = format!("{some}.full.db");
    let outcome = run(&mut tumble(&["export", some, "--to", "full", "-o", &full]));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(outcome.stderr.contains("every step with all tables"), "{}", outcome.stderr);
    assert_eq!(json(&["diff", &full, whole, "--json"], 0)["equal"], true);
    assert_eq!(json(&["audit", &full, "--json"], 0)["holds"], true);
    assert_eq!(json(&["verify", &full, "--json"], 0)["replay"], "same");
}

fn edit(file: &str, sql: &str) {
    rusqlite::Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

/// A run that does not repeat is not made up: nothing is left where the states of a frame are others.
#[test]
fn what_is_left_out_is_not_made_up() {
    let file = path("forged.db");
    assert_eq!(run(tumble(&["run", SLIDE, "--record", &file]).args(&["--every", "20"])).code, Some(0));
    let itself = run(&mut tumble(&["export", &file, "--to", "full", "-o", &file]));
    assert!(itself.code == Some(1) && itself.stderr.contains("is the recording that is copied"), "{itself:?}");
    assert_eq!(json(&["verify", &file, "--json"], 0)["intact"], true);
    edit(&file, "UPDATE frame SET state_hash = '0123456789abcdef' WHERE frame = 3");
    let full = path("forged full.db");
    let outcome = run(&mut tumble(&["export", &file, "--to", "full", "-o", &full]));
    assert!(outcome.code == Some(1) && outcome.stderr.contains("frame 3: the recorded state is"), "{outcome:?}");
    assert!(!std::path::Path::new(&full).exists());
    // without a scene there is nothing to step
    edit(&file, "UPDATE meta SET value = '' WHERE key = 'scene'");
    let outcome = run(&mut tumble(&["export", &file, "--to", "full", "-o", &full]));
    assert!(outcome.code == Some(3) && outcome.stderr.contains("it contains no scene"), "{outcome:?}");
}

/// What a scene does over time is recorded, audited and repeated, also where only some steps are recorded.
#[test]
fn motions_and_forces_over_time_are_recorded_and_repeated() {
    let scene = support::file(
        "shaker.toml",
        "version = 1\n[time]\nstep = 0.005\nduration = 1.0\n\
         [[bodies]]\nname = \"table\"\nkind = \"kinematic\"\nshape = { kind = \"box\", size = [2, 2, 0.1] }\n\
         motion = { sine = { axis = [1, 0, 0], amplitude = 0.02, frequency = 4 } }\n\
         rotation = { sine = { axis = [0, 1, 0], amplitude = 3, frequency = 1 } }\n\
         [[bodies]]\nname = \"box\"\nmass = 1.0\nshape = { kind = \"box\", size = [0.2, 0.2, 0.2] }\nposition = [0, 0, 0.15]\n\
         force = { keys = [[0, 0, 0, 0], [0.5, 0, 3, 0], [1, 0, 0, 0]] }\n",
    );
    let scene = scene.to_str().unwrap();
    let files: Vec<String> = (0..3).map(|k| path(&format!("shaker {k}.db"))).collect();
    for (options, file) in [&[][..], &["--every", "8"], &["--tables", "state"]].into_iter().zip(&files) {
        let outcome = run(tumble(&["run", scene, "--record", file]).args(options));
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        assert_eq!(json(&["verify", file, "--json"], 0)["replay"], "same", "{options:?}");
        if *file == files[0] {
            assert_eq!(json(&["audit", file, "--json"], 0)["holds"], true);
            let far = json(&["sql", file, "--json", "SELECT max(x) AS x FROM state WHERE body = 0"], 0);
            assert!((far[0]["x"].as_f64().unwrap() - 0.02).abs() < 1e-4, "{far}");
        } else {
            whole_again(file, &files[0]);
        }
    }
}

/// Bodies that a scene spawns are recorded from the frame they come in, audited, repeated, and exported; a row that is missing is found.
#[test]
fn spawned_bodies_are_recorded_audited_and_repeated() {
    let scene = support::file(
        "spawner.toml",
        "version = 1\n[time]\nstep = 0.005\nduration = 1.0\n\
         [[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n\
         [[spawn]]\ncount = 3\nfrom = 0.1\nevery = 0.3\nseed = 2\njitter = [0.2, 0.2, 0]\n\
         [spawn.body]\nname = \"box\"\nmass = 1.0\nshape = { kind = \"box\", size = [0.2, 0.2, 0.2] }\nposition = [0, 0, 0.4]\n",
    );
    let scene = scene.to_str().unwrap();
    let files: Vec<String> = (0..3).map(|k| path(&format!("spawner {k}.db"))).collect();
    for (options, file) in [&[][..], &["--every", "8"], &["--tables", "state"]].into_iter().zip(&files) {
        let outcome = run(tumble(&["run", scene, "--record", file]).args(options));
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        assert_eq!(json(&["verify", file, "--json"], 0)["replay"], "same", "{options:?}");
        whole_again(file, &files[0]);
    }
    let file = &files[0];
    assert_eq!(json(&["audit", file, "--json"], 0)["holds"], true);
    let first = "SELECT b.name, min(s.frame) AS frame FROM body b JOIN state s ON s.body = b.id WHERE b.kind = 'dynamic' GROUP BY b.id";
    let rows = json(&["sql", file, "--json", first], 0);
    let come: Vec<u64> = rows.as_array().unwrap().iter().filter_map(|r| r["frame"].as_u64()).collect();
    // at 0.1, 0.4 and 0.7 s: in the steps that begin then
    assert_eq!(come, [21, 81, 141]);
    for to in ["gltf", "html", "gif"] {
        let outcome = run(tumble(&["export", file, "--to", to, "-o", &path(&format!("spawner.{to}"))])
            .args(if to == "gif" { &["--size", "64x48", "--every", "50"][..] } else { &[] }));
        assert_eq!(outcome.code, Some(0), "{to}: {outcome:?}");
    }
    // a body that has not come by the end of a run has no numbers
    let sweep = ["run", scene, "--sweep", "time.duration=0.3,1.0", "--show", "box[1].z"];
    let all = json(&[&sweep[..], &["--json"]].concat(), 0);
    let (early, late) = (&all["runs"][0]["show"]["box[1].z"], &all["runs"][1]["show"]["box[1].z"]);
    assert!(early.is_null() && (late.as_f64().unwrap() - 0.1).abs() < 0.05, "{early} {late}");
    let outcome = run(&mut tumble(&sweep));
    assert!(outcome.code == Some(0) && outcome.stdout.contains("not there"), "{outcome:?}");
    // bodies that come into others are counted, and the worst of them is named
    let crowded = ["run", scene, "--set", "spawn.box.every=0.05", "--set", "spawn[0].jitter=0"];
    let report = json(&[&crowded[..], &["--json"]].concat(), 0);
    assert_eq!((&report["arrivals"]["bodies"], &report["arrivals"]["overlapping"]), (&Value::from(3), &Value::from(2)));
    assert!(report["arrivals"]["deepest_overlap"].as_f64().unwrap() > 0.1, "{report}");
    let outcome = run(&mut tumble(&crowded));
    assert!(outcome.stdout.contains("2 bodies came into others"), "{outcome:?}");
    assert_eq!(json(&["run", scene, "--json"], 0)["arrivals"]["overlapping"], 0);
    // a state that should be there, and what brought it
    for (k, sql) in
        ["DELETE FROM state WHERE frame = 30 AND body = 1", "DELETE FROM edit WHERE frame = 81"].iter().enumerate()
    {
        let other = path(&format!("spawner tampered {k}.db"));
        std::fs::copy(file, &other).unwrap();
        crate::recording::tamper(&other, sql);
        assert_eq!(run(&mut tumble(&["audit", &other])).code, Some(4), "{sql}");
        assert_eq!(run(&mut tumble(&["verify", &other])).code, Some(1), "{sql}");
    }
}
