//! `tumble run`, `tumble validate` and `tumble demo`: outputs, keys, exit codes.

use crate::support::{self, file, run, tumble};
use serde_json::Value;

const SLIDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenes/slide.toml");

/// A stack with a mass ratio that a single sweep cannot solve.
const HARD: &str = r#"version = 1
[time]
duration = 0.2
step = 0.01
[solver]
tolerance = 1e-300
[[bodies]]
kind = "fixed"
shape = { kind = "plane", normal = [0, 0, 1] }
[[bodies]]
mass = 0.001
shape = { kind = "box", size = [1.0, 1.0, 1.0] }
position = [0, 0, 0.5]
velocity = [3.1, 0.7, 0]
spin = [0.1, 0.2, 0.3]
[[bodies]]
mass = 1000
shape = { kind = "box", size = [1.0, 1.0, 1.0] }
position = [0.1, 0.05, 1.5]
"#;

fn json(arguments: &[&str]) -> Value {
    let outcome = run(&mut tumble(arguments));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(outcome.stdout.lines().count(), 1, "one object on one line");
    serde_json::from_str(&outcome.stdout).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn run_json_has_the_promised_keys() {
    let r = json(&["run", SLIDE, "--json"]);
    let promised = |at: &Value, wanted: &[&str]| {
        for key in wanted {
            assert!(keys(at).contains(key), "{key} in {at}");
        }
    };
    let top =
        ["scene", "steps", "time", "threads", "wall_seconds", "bodies", "energy", "momentum", "solver", "contacts"];
    promised(&r, &top);
    assert_eq!(r["schema"], "tumble.run/2");
    promised(&r, &["state_hash", "recording"]);
    promised(&r["bodies"][1], &["name", "position", "centre", "orientation", "velocity", "spin"]);
    promised(&r["energy"], &["kinetic", "potential", "initial", "final", "max", "worst_contact_gain"]);
    promised(&r["momentum"], &["linear", "angular"]);
    promised(&r["solver"], &["worst_residual", "worst_step", "unsolved_steps", "inexact_steps"]);
    promised(&r["solver"], &["mean_sweeps", "max_sweeps", "guarded_steps"]);
    promised(&r["contacts"], &["max", "mean", "deepest_gap", "missed_depth"]);
    assert_eq!((r["scene"].as_str(), r["steps"].as_u64()), (Some("sliding cube"), Some(200)));
    // the steps times their length, not a sum that rounds two hundred times
    assert_eq!(r["time"], 2.0);
    assert_eq!(r["recording"], Value::Null);
    assert_eq!(r["state_hash"].as_str().unwrap().len(), 16);
    assert_eq!(r["bodies"][1]["name"], "cube");
    assert_eq!(r["bodies"][1]["orientation"][0], 1.0);
    assert_eq!(r["contacts"]["max"], 4);
    let x = r["bodies"][1]["position"][0].as_f64().unwrap();
    assert!((x - 4.0 / 9.81).abs() < 0.02, "{x}");
    assert!((r["energy"]["initial"].as_f64().unwrap() - 6.905).abs() < 1e-12);
    assert!((r["energy"]["final"].as_f64().unwrap() - 4.905).abs() < 1e-6);
    assert!(r["energy"]["worst_contact_gain"].as_f64().unwrap() <= 1e-12);
}

#[test]
fn threads_change_no_bit_and_options_override_the_scene() {
    let a = json(&["run", SLIDE, "--json", "--threads", "1"]);
    let b = json(&["run", SLIDE, "--json", "--threads", "2"]);
    assert_eq!(a["state_hash"], b["state_hash"]);
    assert_eq!((a["threads"].as_u64(), b["threads"].as_u64()), (Some(1), Some(2)));
    let c = json(&["run", SLIDE, "--json", "--duration", "0.1", "--step", "0.001", "--strict"]);
    assert_eq!(c["steps"], 100);
    let none = json(&["run", SLIDE, "--json", "--duration", "0"]);
    assert_eq!((none["steps"].as_u64(), none["momentum"]["linear"][0].as_f64()), (Some(0), Some(2.0)));
}

#[test]
fn the_report_has_the_energy_balance_and_tips() {
    let outcome = run(&mut tumble(&["run", SLIDE, "--strict"]));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    for word in ["Energy balance", "friction", "imbalance", "residual", "State hash"] {
        assert!(outcome.stdout.contains(word), "{word}: {}", outcome.stdout);
    }
    for word in ["tumble run", "--json"] {
        assert!(outcome.tips.contains(word), "{word}: {}", outcome.tips);
    }
}

#[test]
fn strict_exits_with_6_when_the_tolerance_is_missed() {
    let path = file("hard.toml", HARD);
    let path = path.to_str().unwrap();
    assert_eq!(run(&mut tumble(&["run", path])).code, Some(0));
    let outcome = run(&mut tumble(&["run", path, "--strict", "--json"]));
    assert_eq!(outcome.code, Some(6), "{outcome:?}");
    assert!(outcome.stderr.contains("--strict"));
    let r: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert!(r["solver"]["unsolved_steps"].as_u64().unwrap() > 0);
}

/// A force that no body of that mass can answer with a number: the body is quarantined, and that is a violation.
#[test]
fn strict_exits_with_4_when_a_law_is_violated() {
    let text = "version = 1\n[time]\nstep = 1.0\nduration = 3.0\n[[bodies]]\nname = \"mote\"\nmass = 1e-12\n\
                shape = { kind = \"sphere\", radius = 0.1 }\nforce = [1e20, 0, 0]\n";
    let path = file("mote.toml", text);
    let path = path.to_str().unwrap();
    assert_eq!(run(&mut tumble(&["run", path])).code, Some(0), "without --strict the report says it");
    for arguments in [&["run", path, "--strict", "--json"][..], &["run", path, "--strict"]] {
        let outcome = run(&mut tumble(arguments));
        assert_eq!(outcome.code, Some(4), "{outcome:?}");
        assert!(outcome.stderr.contains("--strict: a law is violated: step 1: a body was quarantined"), "{outcome:?}");
        assert!(!outcome.stdout.is_empty(), "the report comes all the same");
    }
}

/// Stones without friction in a step of 5 ms, once an imbalance of 0.05 J. How far they turn into each other differs from pouring to
/// pouring: sixty led into overlap in 7.9 steps of a second on average and in 20 at most; half stayed below 1.2 mm, and one went to 5.1 mm.
#[test]
fn the_energy_balance_of_a_slippery_pile_closes() {
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenes/granular_pile.toml")).unwrap();
    let mut depths = Vec::new();
    for seed in 1..=9 {
        let changed = |l: &str| match l.trim_start() {
            l if l.starts_with("friction") => "friction = 0.0\n".to_owned(),
            l if l.starts_with("seed") => format!("seed = {seed}\n"),
            _ => format!("{l}\n"),
        };
        let slippery: String = text.lines().map(changed).collect();
        assert!(slippery.contains("friction = 0.0") && slippery.contains(&format!("seed = {seed}\n")));
        let path = file(&format!("slippery{seed}.toml"), &slippery);
        let path = path.to_str().unwrap();
        let r = json(&["run", path, "--json", "--step", "0.005", "--duration", "0.5"]);
        assert_eq!((r["steps"].as_u64(), r["solver"]["inexact_steps"].as_u64()), (Some(100), Some(0)));
        // every island is solved; in some steps bodies turn into each other farther than contacts can hold, and the step says so;
        // what is deeper than a quarter of a stone's half width would be solved once more
        let (missed, depth) =
            (r["solver"]["unsolved_steps"].as_u64().unwrap(), r["contacts"]["missed_depth"].as_f64().unwrap());
        assert!(missed <= 20 && depth < 0.25 * 0.05, "seed {seed}: {missed} steps, {depth} m");
        assert!(r["energy"]["imbalance"].as_f64().unwrap().abs() < 1e-9, "seed {seed}: {}", r["energy"]);
        depths.push(depth);
    }
    depths.sort_by(f64::total_cmp);
    assert!(depths[4] < 2e-3, "{depths:?}");
}

#[test]
fn usage_and_scene_errors_have_their_own_codes() {
    assert_eq!(run(&mut tumble(&["run"])).code, Some(2));
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--step", "0"])).code, Some(2));
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--threads", "0"])).code, Some(2));
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--durable"])).code, Some(2), "there is no recording to make durable");
    assert_eq!(run(&mut tumble(&["run", "no-such.toml"])).code, Some(3));
    let endless = file("endless.toml", "version = 1\n");
    let outcome = run(&mut tumble(&["run", endless.to_str().unwrap()]));
    assert_eq!(outcome.code, Some(3));
    assert!(outcome.stderr.contains("--duration"));
    let wrong = file("wrong.toml", "version = 1\n[[bodies]]\nmas = 1\nshape = { kind = \"ball\", radius = 1 }\n");
    let outcome = run(&mut tumble(&["run", wrong.to_str().unwrap()]));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(3), ""));
    assert!(outcome.stderr.contains("wrong.toml:3:1: unknown key `mas` [T0201]"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("did you mean \"sphere\"?"), "{}", outcome.stderr);
}

#[test]
fn validate_lists_every_error_and_every_lint() {
    let outcome = run(&mut tumble(&["validate", SLIDE]));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    assert!(outcome.stdout.contains("0 errors, 0 lints"), "{}", outcome.stdout);
    let wrong = file("wrong2.toml", "version = 3\n[[bodies]]\nmas = 1\nshape = { kind = \"sphere\", radius = -1 }\n");
    let outcome = run(&mut tumble(&["validate", wrong.to_str().unwrap(), "--json"]));
    assert_eq!(outcome.code, Some(3));
    let r: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(r["valid"], false);
    assert_eq!(r["errors"].as_array().unwrap().len(), 4, "{r}");
    assert_eq!(r["errors"][0]["code"], "T0208");
    for key in ["code", "file", "line", "column", "path", "value", "message", "help"] {
        assert!(keys(&r["errors"][0]).contains(&key), "{key}");
    }
    let text = std::fs::read_to_string(SLIDE).unwrap().replace("[0.0, 0.0, 0.5]", "[0.0, 0.0, 0.4]");
    let low = file("low.toml", &text);
    let r = json(&["validate", low.to_str().unwrap(), "--json"]);
    assert_eq!((r["valid"].as_bool(), r["lints"][0]["code"].as_str()), (Some(true), Some("T0901")));
}

#[test]
fn json_scenes_run_like_toml_scenes() {
    let table: toml::Table = toml::from_str(&std::fs::read_to_string(SLIDE).unwrap()).unwrap();
    let path = file("slide.json", &serde_json::to_string(&table).unwrap());
    let a = json(&["run", SLIDE, "--json"]);
    let b = json(&["run", path.to_str().unwrap(), "--json"]);
    assert_eq!(a["state_hash"], b["state_hash"]);
}

/// A real signal in the middle of a run: the report is about the steps that were made, and the exit code says why.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_run_with_130_and_a_report() {
    use std::process::{Command, Stdio};
    use std::time::Duration;
    for json in [false, true] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tumble"));
        command.args(["run", SLIDE, "--duration", "1e6", "--strict"]).args(json.then_some("--json"));
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // the handler is there long before the run could end by itself
        std::thread::sleep(Duration::from_millis(700));
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        if json {
            let r: Value = serde_json::from_str(&text).unwrap();
            let (steps, time) = (r["steps"].as_u64().unwrap(), r["time"].as_f64().unwrap());
            assert!(steps > 0 && steps < 100_000_000 && (time - 0.01 * steps as f64).abs() < 1e-6 * time, "{r}");
        } else {
            assert!(text.contains("interrupted") && text.contains("State hash"), "{text}");
        }
    }
}

#[test]
fn explain_knows_every_code_and_the_nearest() {
    let list = run(&mut tumble(&["explain"]));
    assert_eq!((list.code, list.stderr.as_str()), (Some(0), ""));
    let codes: Vec<&str> =
        list.stdout.lines().filter_map(|l| l.split_whitespace().next()).filter(|w| w.starts_with('T')).collect();
    let known: Vec<&str> = tumble_scene::diagnostic::CODES.iter().map(|(code, _)| *code).collect();
    assert_eq!(codes, known);
    for code in &codes {
        let one = run(&mut tumble(&["explain", code]));
        assert_eq!(one.code, Some(0));
        assert!(one.stdout.starts_with(code) && one.stdout.lines().nth(2).is_some_and(|l| l.len() > 40), "{one:?}");
        assert!(one.stdout.lines().all(|l| l.starts_with("  ") || l.chars().count() <= 100));
    }
    let r = json(&["explain", "t0201", "--json"]);
    assert_eq!((&r["schema"], &r["code"]), (&"tumble.explain/2".into(), &"T0201".into()));
    assert!(r["wrong"].as_str().unwrap().contains("raduis"));
    assert_eq!(json(&["explain", "--json"]).as_array().unwrap().len(), known.len());
    let far = run(&mut tumble(&["explain", "T0102x"]));
    assert_eq!((far.code, far.stdout.as_str()), (Some(2), ""));
    assert!(far.stderr.contains("did you mean T0102?"), "{}", far.stderr);
    let unrelated = run(&mut tumble(&["explain", "gravity"]));
    assert_eq!(unrelated.code, Some(2));
    assert!(unrelated.stderr.contains("lists all codes"));
}

#[test]
fn validate_prints_its_schema_and_points_to_the_explanation() {
    let schema = json_of(&run(&mut tumble(&["validate", "--schema"])).stdout);
    assert_eq!(schema["properties"]["version"]["const"], 1);
    assert_eq!(run(&mut tumble(&["validate"])).code, Some(2));
    assert_eq!(run(&mut tumble(&["validate", "--schema", SLIDE])).code, Some(2));
    let wrong = file("wrong3.toml", "version = 3\n");
    let outcome = run(&mut tumble(&["validate", wrong.to_str().unwrap()]));
    assert_eq!(outcome.code, Some(3));
    assert!(outcome.tips.contains("tumble explain T0208"), "{}", outcome.tips);
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn bench_measures_the_three_scenes_rest_and_contacts() {
    let r = json(&["bench", "--json"]);
    let scenes = r["scenes"].as_array().unwrap();
    assert_eq!(scenes.len(), 11);
    for s in scenes {
        // a grid is still falling when its twenty steps are over
        let touches = s["scene"] != "GridSettle";
        assert!(s["ms_per_step"].as_f64().unwrap() > 0.0 && (s["contacts"].as_u64() > Some(0)) == touches, "{s}");
        assert_eq!(s["unsolved_steps"], 0, "{s}");
    }
    for s in r["rest"].as_array().unwrap() {
        assert!(s["mean_sweeps"].as_f64().unwrap() < 5.0 && s["max_sweeps"].as_u64().unwrap() < 5, "{s}");
    }
    let sizes: Vec<u64> = r["sizes"].as_array().unwrap().iter().filter_map(|s| s["bodies"].as_u64()).collect();
    assert_eq!(sizes, [210, 1035, 100, 300]);
    for s in r["sizes"].as_array().unwrap() {
        let (ms, speed) = (s["ms_per_step"].as_f64().unwrap(), s["times_real_time"].as_f64().unwrap());
        assert!(ms > 0.0 && (ms * speed * 0.06 - 1.0).abs() < 1e-9 && s["contacts"].as_u64() > Some(50), "{s}");
    }
    assert_eq!(r["contact"]["contacts"], 4000);
    assert!(r["contact"]["ns_to_create"].as_f64().unwrap() > 0.0);
}

/// `-` is standard input, for scenes as for problems; JSON is known by its first character.
#[test]
fn a_scene_is_read_from_stdin() {
    let text = std::fs::read_to_string(SLIDE).unwrap();
    let from_file = json(&["run", SLIDE, "--json"]);
    let from_stdin = run(tumble(&["run", "-", "--json"]).write_stdin(text.clone()));
    let answer: Value = serde_json::from_str(&from_stdin.stdout).unwrap();
    assert_eq!(answer["state_hash"], from_file["state_hash"]);
    let valid = run(tumble(&["validate", "-"]).write_stdin(text));
    assert!(valid.code == Some(0) && valid.tips.contains("\n  tumble run -  "), "{valid:?}");
    let object = run(tumble(&["validate", "-", "--json"]).write_stdin(" {\"version\": 1, \"nmae\": 2}"));
    assert_eq!(object.code, Some(3));
    let answer: Value = serde_json::from_str(&object.stdout).unwrap();
    assert_eq!(answer["errors"][0]["path"], "nmae");
    let bytes = run(tumble(&["run", "-"]).write_stdin(vec![b'a', 0xff]));
    assert!(bytes.code == Some(3) && bytes.stderr.contains("not UTF-8 text: byte 1"), "{bytes:?}");
}

/// The viewer reads its scene again and again, which a pipe cannot give.
#[cfg(unix)]
#[test]
fn a_pipe_is_refused_by_the_viewer_and_filled_by_an_export() {
    let pipe = file("a pipe", "");
    std::fs::remove_file(&pipe).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let pipe = pipe.to_str().unwrap();
    let refused = run(&mut tumble(&["view", "--no-open", pipe]));
    assert!(refused.code == Some(3) && refused.stderr.contains("save the scene to a file first"), "{refused:?}");
    let recording = file("for a pipe.db", "");
    let recording = recording.to_str().unwrap();
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--record", recording])).code, Some(0));
    let reader = std::thread::spawn({
        let pipe = pipe.to_owned();
        move || std::fs::read_to_string(pipe).unwrap()
    });
    let made = run(&mut tumble(&["export", recording, "--to", "csv", "--table", "frame", "-o", pipe]));
    assert_eq!(made.code, Some(0), "{made:?}");
    assert_eq!(reader.join().unwrap().lines().count(), 202);
}

/// Every refusal has a remedy.
#[cfg(unix)]
#[test]
fn files_that_cannot_be_written_or_read_are_named_with_a_remedy() {
    let (target, link) = (file("linked.db", ""), file("link.db", ""));
    std::fs::remove_file(&link).unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let linked = run(&mut tumble(&["run", SLIDE, "--record", link.to_str().unwrap()]));
    assert!(linked.code == Some(1) && linked.stderr.contains("link.db is a link and is not overwritten"), "{linked:?}");
    let missing = run(&mut tumble(&["inspect", "no such.db"]));
    assert!(missing.code == Some(3) && missing.stderr.contains("help: check the name"), "{missing:?}");
    // cut off in the middle, at the end of a page and within one
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--record", target.to_str().unwrap()])).code, Some(0));
    let bytes = std::fs::read(&target).unwrap();
    for kept in [100, 50_000, bytes.len() - 520] {
        std::fs::write(&target, &bytes[..kept]).unwrap();
        let cut = run(&mut tumble(&["inspect", target.to_str().unwrap()]));
        assert!(cut.code == Some(3) && cut.stderr.contains("it was cut off or overwritten"), "{kept}: {cut:?}");
        assert!(!cut.stderr.contains("in database"), "{cut:?}");
    }
}

#[test]
fn every_mistake_begins_with_error() {
    let wrong = "version = 1\nduration = 2\n[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\" }\n";
    let outcome = run(&mut tumble(&["run", file("two.toml", wrong).to_str().unwrap()]));
    assert_eq!(outcome.code, Some(3), "{outcome:?}");
    assert_eq!(outcome.stderr.lines().filter(|l| l.starts_with("error: ")).count(), 2, "{}", outcome.stderr);
}

/// The verdict is about velocities; a crate that stands a fifth of its height in the floor is told all the same.
#[test]
fn a_deep_overlap_is_told_with_its_place_and_its_share() {
    let scene = |z: f64| {
        format!(
            "version = 1\n[time]\nduration = 0.05\nstep = 0.01\n\
             [[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = {{ kind = \"plane\", normal = [0, 0, 1] }}\n\
             [[bodies]]\nname = \"crate\"\nmass = 1\nshape = {{ kind = \"box\", size = [1, 2, 1] }}\nposition = [0, 0, {z}]\n"
        )
    };
    let report = |z: f64| run(&mut tumble(&["run", file("deep.toml", &scene(z)).to_str().unwrap()])).stdout;
    let deep = report(0.3);
    let told = "overlap   0.2000 m max at step 1  \"floor\" and \"crate\": 20 % of the narrower body";
    assert!(deep.contains(told), "{deep}");
    let resting = report(0.5);
    assert!(resting.contains("overlap") && !resting.contains("narrower"), "{resting}");
    let r = json(&["run", file("deep.toml", &scene(0.3)).to_str().unwrap(), "--json"]);
    assert_eq!(r["contacts"]["deepest_step"], 1);
    assert_eq!(r["contacts"]["deepest_bodies"][1], "crate");
}

/// A contact problem in the place of a scene is called what it is, whatever its name.
#[test]
fn a_contact_problem_is_not_taken_for_a_scene() {
    for name in ["problem.json", "problem.toml", "problem.dat"] {
        for (_, text) in support::SLEDGE {
            let problem = file(name, text);
            let outcome = run(&mut tumble(&["run", problem.to_str().unwrap()]));
            assert_eq!(outcome.code, Some(3), "{outcome:?}");
            let words = &outcome.stderr;
            assert!(words.contains("not a scene but numbers") && words.contains("`tumble solve`"), "{words}");
            assert_eq!(words.matches("error: ").count(), 1, "{words}");
        }
    }
    let outcome = run(&mut tumble(&["run", file("word.toml", "3 blind mice").to_str().unwrap()]));
    assert!(!outcome.stderr.contains("solve"), "{}", outcome.stderr);
}

/// Of no step nothing can be said.
#[test]
fn a_run_without_steps_says_that_none_was_made() {
    let outcome = run(&mut tumble(&["run", SLIDE, "--duration", "0"]));
    assert_eq!(outcome.code, Some(0));
    assert!(outcome.stdout.contains("verdict   none: no steps"), "{}", outcome.stdout);
    assert!(!outcome.stdout.contains("every step solved"), "{}", outcome.stdout);
}

/// Overlap at the start is told when it is run, on stderr; a sound scene is run without a word.
#[test]
fn overlap_at_the_start_is_noted_by_a_run() {
    let scene = |z: f64| {
        let text = format!(
            "version = 1\n[time]\nduration = 0.02\nstep = 0.01\n\
             [[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = {{ kind = \"plane\", normal = [0, 0, 1] }}\n\
             [[bodies]]\nname = \"crate\"\nmass = 1\nshape = {{ kind = \"box\", size = [1, 1, 1] }}\nposition = [0, 0, {z}]\n"
        );
        file(&format!("noted {z}.toml"), &text)
    };
    let deep = scene(0.3);
    let outcome = run(&mut tumble(&["run", deep.to_str().unwrap(), "--json"]));
    let note = "note: \"crate\" and \"floor\" overlap by 0.2 m at the start [T0901]\n";
    assert!(outcome.code == Some(0) && outcome.stderr.starts_with(note), "{outcome:?}");
    assert!(outcome.stderr.contains(&format!("tumble validate '{}'", deep.display())), "{}", outcome.stderr);
    assert_eq!(run(&mut tumble(&["run", scene(0.5).to_str().unwrap()])).stderr, "");
}

/// `validate` and `run` print the same errors, in the same form, on stderr, with the line and carets under the place.
#[test]
fn errors_have_one_form_and_an_excerpt() {
    let text = "version = 1\ntime.duration = 1\n[[bodies]]\nmas = 1\nshape = { kind = \"ball\", radius = 1 }\n";
    let path = file("form.toml", text);
    let path = path.to_str().unwrap();
    let (validate, run) = (run(&mut tumble(&["validate", path])), run(&mut tumble(&["run", path])));
    assert_eq!((validate.code, run.code), (Some(3), Some(3)));
    assert_eq!(validate.stderr, run.stderr);
    assert_eq!(validate.stdout, format!("invalid  {path}: 3 errors, 0 lints\n"));
    let key = format!("error: {path}:4:1: unknown key `mas` [T0201]\n  4 | mas = 1\n    | ^^^\n  bodies[0].mas = 1\n");
    assert!(run.stderr.contains(&key), "{}", run.stderr);
    let word = "  5 | shape = { kind = \"ball\", radius = 1 }\n    |                  ^^^^^^\n";
    assert!(run.stderr.contains(word), "{}", run.stderr);
}

/// With `--json` every failure is an object on stdout too, with its code and its place.
#[test]
fn errors_are_json_where_json_was_asked_for() {
    let failure = |arguments: &[&str], code: i32| {
        let outcome = run(&mut tumble(arguments));
        assert_eq!(outcome.code, Some(code), "{outcome:?}");
        // the errors of a scene are what `validate` was asked for
        assert!(arguments[0] == "validate" || outcome.stderr.starts_with("error: "), "{outcome:?}");
        assert_eq!(outcome.stdout.lines().count(), 1, "{outcome:?}");
        let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
        assert_eq!(answer["schema"], format!("tumble.{}/2", arguments[0]), "{answer}");
        assert_eq!(keys(&answer["error"]), ["code", "column", "file", "line", "message"]);
        answer
    };
    let wrong = file("json errors.toml", "version = 1\n[[bodies]]\nmas = 1\nmass = 1\n");
    let wrong = wrong.to_str().unwrap();
    let r = failure(&["run", wrong, "--json"], 3);
    let e = &r["error"];
    assert_eq!((&e["code"], &e["line"], &e["column"]), (&"T0202".into(), &2.into(), &1.into()), "{r}");
    assert_eq!((&e["file"], r["errors"].as_array().unwrap().len()), (&wrong.into(), 2));
    assert_eq!(failure(&["validate", wrong, "--json"], 3)["error"], *e);
    let endless = file("json endless.toml", "version = 1\n");
    let e = failure(&["run", endless.to_str().unwrap(), "--json"], 3);
    assert!(e["error"]["message"].as_str().unwrap().contains("`duration` is missing"), "{e}");
    assert_eq!(e["error"]["code"], "T0202");
    assert_eq!(e["error"]["line"], Value::Null);
    for command in ["inspect", "audit", "verify"] {
        let e = failure(&[command, "no such.db", "--json"], 3);
        assert_eq!((&e["error"]["code"], &e["error"]["file"]), (&"invalid_file".into(), &"no such.db".into()), "{e}");
    }
    failure(&["diff", "no such.db", "no such.db", "--json"], 3);
    failure(&["sql", "no such.db", "SELECT 1", "--json"], 3);
    assert_eq!(failure(&["explain", "T9999", "--json"], 2)["error"]["code"], "usage");
    let e = failure(&["run", SLIDE, "--step", "0", "--json"], 2);
    assert_eq!((&e["error"]["code"], &e["error"]["file"]), (&"usage".into(), &Value::Null), "{e}");
    assert!(e["error"]["message"].as_str().unwrap().contains("--step"), "{e}");
}

/// A scene that `run` would refuse for want of a duration is refused, an empty one gets a lint, and the tip is a command that
/// works.
#[test]
fn a_scene_without_a_duration_is_refused_and_one_without_bodies_gets_a_lint() {
    let only = file("only.toml", "version = 1\n");
    let outcome = run(&mut tumble(&["validate", only.to_str().unwrap()]));
    assert_eq!(outcome.code, Some(3), "{outcome:?}");
    for line in ["lint: F: the scene has no bodies [T0906]\n", "error: F: `duration` is missing [T0202]\n"] {
        let line = line.replace('F', &only.display().to_string());
        assert!(outcome.stderr.contains(&line), "{}", outcome.stderr);
    }
    assert!(outcome.stdout.ends_with(": 1 error, 1 lint\n"), "{}", outcome.stdout);
    assert!(!outcome.tips.contains("tumble run"), "{}", outcome.tips);
    let body = "version = 1\n[[bodies]]\nmass = 1\nshape = { kind = \"sphere\", radius = 1 }\n";
    let scene = file("endless body.toml", body);
    let outcome = run(&mut tumble(&["validate", scene.to_str().unwrap(), "--duration", "2"]));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(outcome.tips.contains("endless body.toml' --duration 2 "), "{}", outcome.tips);
}

/// A few bytes of text cannot take the machine's memory: thousands of boxes, each in hundreds of others, are refused within
/// a gigabyte, in words.
#[cfg(unix)]
#[test]
fn a_scene_of_thousands_of_overlapping_boxes_ends_within_a_gigabyte() {
    for (count, what) in [(16, "400000 contacts"), (40, "2000000 pairs")] {
        let scene = format!(
            "version = 1\n[[repeat]]\ncount = [{count}, {count}, {count}]\nspacing = [0.1, 0.1, 0.1]\nmass = 1\n\
             shape = {{ kind = \"box\", size = [0.3, 0.3, 0.3] }}\n"
        );
        let path = file(&format!("overlapping-{count}.toml"), &scene);
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", "ulimit -v 1000000 && exec \"$0\" run \"$1\" --duration 0.1", env!("CARGO_BIN_EXE_tumble")]);
        shell.arg(path);
        let output = shell.output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{told}");
        assert!(told.contains(&format!("the world refuses its first step: a step has more than {what}")), "{told}");
        assert!(told.contains("move overlapping bodies apart, or raise `limits."), "{told}");
    }
}
