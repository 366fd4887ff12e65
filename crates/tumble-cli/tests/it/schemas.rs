//! Published schemas: what every command prints with `--json` is as its schema says, and every key is in it.

#[path = "../../../tumble-scene/tests/it/validator/mod.rs"]
mod validator;

use crate::support::{self, SLEDGE, SLIDE, path, record, run, tumble};
use serde_json::Value;

fn schema(name: &str) -> Value {
    let outcome = run(&mut tumble(&["schema", name]));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    serde_json::from_str(&outcome.stdout).unwrap()
}

/// Keys of a value that its schema does not name.
fn unknown_keys(schema: &Value, value: &Value, at: &str, out: &mut Vec<String>) {
    for part in schema.get("anyOf").and_then(Value::as_array).into_iter().flatten() {
        let kind = if value.is_array() { "array" } else { "object" };
        if part["type"] == kind {
            unknown_keys(part, value, at, out);
        }
    }
    match value {
        Value::Object(o) if schema.get("anyOf").is_none() && schema.get("additionalProperties").is_none() => {
            for (key, v) in o {
                match schema["properties"].get(key) {
                    Some(s) => unknown_keys(s, v, &format!("{at}.{key}"), out),
                    None => out.push(format!("{at}.{key}")),
                }
            }
        }
        Value::Array(list) => {
            for v in list.iter().filter(|_| schema.get("items").is_some()) {
                unknown_keys(&schema["items"], v, &format!("{at}[]"), out);
            }
        }
        _ => {}
    }
}

#[track_caller]
fn check(name: &str, arguments: &[&str], code: i32) {
    let schema = schema(name);
    let outcome = run(&mut tumble(arguments));
    assert_eq!(outcome.code, Some(code), "{outcome:?}");
    let value: Value = serde_json::from_str(&outcome.stdout).unwrap_or_else(|e| panic!("{e}: {outcome:?}"));
    let complaints = validator::complaints(&schema, &value);
    assert!(complaints.is_empty(), "{arguments:?}: {complaints:?}");
    let mut unknown = Vec::new();
    unknown_keys(&schema, &value, "", &mut unknown);
    assert!(unknown.is_empty(), "{arguments:?}: not in crates/tumble-cli/schemas/{name}.json: {unknown:?}");
}

#[test]
fn every_object_is_as_its_schema_says() {
    let file = record("schemas.db");
    let other = path("schemas other.db");
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--step", "0.02", "--record", &other])).code, Some(0));
    let wrong = support::file("schemas wrong.toml", "version = 1\nnmae = 2\n[time]\nduration = 1.0\n");
    let wrong = wrong.to_str().unwrap();
    let problem = support::file("schemas.dat", SLEDGE[0].1);
    check("run", &["run", SLIDE, "--json"], 0);
    check("run", &["run", SLIDE, "--json", "--until", "rest", "--record", &path("schemas rest.db")], 0);
    check("run", &["run", "dominoes", "--json"], 0);
    check("sweep", &["run", SLIDE, "--json", "--sweep", "time.step=0.01,0.02", "--show", "cube.x"], 0);
    check("scenes", &["scenes", "--json"], 0);
    check("validate", &["validate", SLIDE, "--json"], 0);
    check("validate", &["validate", wrong, "--json"], 3);
    check("inspect", &["inspect", &file, "--json"], 0);
    check("audit", &["audit", &file, "--json"], 0);
    check("verify", &["verify", &file, "--json"], 0);
    check("diff", &["diff", &file, &file, "--json"], 0);
    check("diff", &["diff", &file, &other, "--json"], 5);
    check("solve", &["solve", problem.to_str().unwrap(), "--json"], 0);
    check("explain", &["explain", "T0201", "--json"], 0);
    check("explain", &["explain", "--json"], 0);
    let html = path("schemas.html");
    check("export", &["export", &file, "--json", "--to", "html", "-o", &html], 0);
    check(
        "export",
        &["export", &file, "--json", "--to", "gif", "--size", "64x48", "--every", "50", "-o", &path("schemas.gif")],
        0,
    );
    check("export", &["export", &file, "--json", "--to", "csv", "-o", &format!("{}/", path("schemas tables"))], 0);
    check("export", &["export", &file, "--json", "--to", "rows", "-o", &path("schemas rows.db")], 0);
    check("run", &["run", SLIDE, "--json", "--show", "cube.x"], 0);
    check("run", &["run", "galton", "--json", "--duration", "0.2"], 0);
    check("sql", &["sql", &file, "--json", "SELECT * FROM frame LIMIT 3"], 0);
    for (arguments, code) in [
        (&["run", wrong, "--json"][..], 3),
        (&["run", "nowhere.toml", "--json"], 3),
        (&["run", SLIDE, "--json", "--step", "x"], 2),
        (&["export", &file, "--json", "--to", "csv"], 2),
        (&["export", "nowhere.db", "--json", "--to", "html"], 3),
        (&["audit", SLIDE, "--json"], 3),
        (&["sql", &file, "--json", "SELECT nothing FROM frame"], 1),
        (&["diff", &file, "nowhere.db", "--json"], 3),
    ] {
        check("error", arguments, code);
    }
}

/// The benchmark takes seconds; its object all the same.
#[test]
fn the_object_of_the_benchmark_is_as_its_schema_says() {
    check("bench", &["bench", "--json"], 0);
}

/// Every command that has `--json` has a schema; that of the ensembles, which always print JSON, too.
#[test]
fn every_command_with_json_has_a_schema() {
    let help = run(&mut tumble(&["help"])).stdout;
    let commands = help.lines().skip_while(|l| !l.starts_with("Commands:")).skip(1).map_while(|l| {
        let name = l.strip_prefix("  ")?.split_whitespace().next()?;
        Some(name.to_owned())
    });
    let mut with = Vec::new();
    for name in commands.filter(|n| n != "help") {
        let told = run(&mut tumble(&[&name, "--help"])).stdout;
        if told.lines().any(|l| l.trim_start().starts_with("--json")) || name == "ensemble" {
            assert_eq!(run(&mut tumble(&["schema", &name])).code, Some(0), "{name}");
            with.push(name);
        }
    }
    assert!(with.len() >= 13, "{with:?}");
}

/// An argument that is missing is named, in JSON too.
#[test]
fn a_missing_argument_is_named() {
    for (arguments, name) in [
        (&["run", "--json"][..], "<SCENE>"),
        (&["sql", "--json"], "<RECORDING>"),
        (&["export", "x.db", "--json"], "--to <FORMAT>"),
    ] {
        let outcome = run(&mut tumble(arguments));
        let error: Value = serde_json::from_str(&outcome.stdout).unwrap();
        let message = error["error"]["message"].as_str().unwrap();
        assert!(outcome.code == Some(2) && message.contains(name) && !message.contains("Usage"), "{message}");
    }
}

#[test]
fn the_schemas_themselves_are_schemas() {
    let list = run(&mut tumble(&["schema"])).stdout;
    assert!(list.lines().count() >= 14, "{list}");
    for line in list.lines() {
        let name = line.split_whitespace().next().unwrap();
        let schema = schema(name);
        assert!(schema["title"].is_string() && schema["$schema"].is_string(), "{name}");
        validator::check(&schema);
    }
    assert_eq!(run(&mut tumble(&["schema", "rum"])).code, Some(2));
}
