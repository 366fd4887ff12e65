//! `tumble run`, `tumble validate` and `tumble demo`: outputs, keys, exit codes.

mod support;

use serde_json::Value;
use support::{file, run, tumble};

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
    promised(&r, &["state_hash", "recording"]);
    promised(&r["bodies"][1], &["name", "position", "centre", "orientation", "velocity", "spin"]);
    promised(&r["energy"], &["kinetic", "potential", "initial", "final", "max", "worst_contact_gain"]);
    promised(&r["momentum"], &["linear", "angular"]);
    promised(&r["solver"], &["worst_residual", "worst_step", "unsolved_steps", "budget_steps"]);
    promised(&r["solver"], &["mean_sweeps", "max_sweeps", "guarded_steps"]);
    promised(&r["contacts"], &["max", "mean", "deepest_gap"]);
    assert_eq!((r["scene"].as_str(), r["steps"].as_u64()), (Some("sliding cube"), Some(200)));
    assert!((r["time"].as_f64().unwrap() - 2.0).abs() < 1e-12);
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
fn the_report_names_the_joules_and_the_next_command() {
    let outcome = run(&mut tumble(&["run", SLIDE, "--strict"]));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    for word in
        ["Where did the joules go?", "friction", "books open by", "residual", "State hash", "tumble run", "--json"]
    {
        assert!(outcome.stdout.contains(word), "{word}: {}", outcome.stdout);
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
