//! The published schema and the reader agree: on every scene of the gallery, and on files that are wrong.
//!
//! The judge here is a small validator of its own that knows the keywords which the schema uses, and refuses a schema
//! with any other.

use crate::validator::{check, complaints};
use serde_json::Value;
use tumble_scene::diagnostic::CODES;
use tumble_scene::{Format, SCHEMA, Scene, explain};

fn schema() -> Value {
    serde_json::from_str(SCHEMA).unwrap()
}

/// TOML as the tree that a schema judges.
fn tree(text: &str) -> Value {
    let table: toml::Table = toml::from_str(text).unwrap();
    serde_json::to_value(table).unwrap()
}

fn reader_accepts(text: &str) -> bool {
    Scene::parse(text, Format::Toml, "scene.toml", None).is_ok()
}

#[test]
fn the_schema_uses_only_keywords_that_the_judge_knows() {
    check(&schema());
}

#[test]
fn every_scene_of_the_gallery_satisfies_it() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenes");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "toml") {
            let wrong = complaints(&schema(), &tree(&std::fs::read_to_string(&path).unwrap()));
            assert!(wrong.is_empty(), "{}: {wrong:#?}", path.display());
            count += 1;
        }
    }
    assert!(count >= 22);
}

/// Codes for what a schema cannot express: other files, relations between numbers, names that must exist, keys that only some
/// kinds of joints have.
const BEYOND: [&str; 23] = [
    "T0102", "T0209", "T0302", "T0303", "T0304", "T0305", "T0306", "T0307", "T0308", "T0309", "T0310", "T0311",
    "T0401", "T0501", "T0601", "T0602", "T0603", "T0604", "T0605", "T0606", "T0607", "T0608", "T0609",
];

/// Codes of what the file may say and the world refuses: they come when the scene is built.
const BUILT: [&str; 5] = ["T0501", "T0603", "T0604", "T0605", "T0607"];

#[test]
fn the_examples_of_the_codes_are_judged_alike() {
    let mut refused = 0;
    for (code, _) in CODES {
        let e = explain(code).unwrap();
        for (lines, good) in [(e.wrong, false), (e.right, true)] {
            if lines.is_empty() || (!good && code == "T0102") {
                continue;
            }
            let text = format!("version = 1\n{lines}\n");
            let ours = complaints(&schema(), &tree(&text)).is_empty();
            let good = good || code.starts_with("T09");
            assert_eq!(reader_accepts(&text), good || BUILT.contains(&code), "{code}: {text}");
            assert_eq!(ours, good || BEYOND.contains(&code), "{code}: {text}");
            refused += u32::from(!ours);
        }
    }
    assert!(refused >= 8, "{refused}");
}

const WHOLE: &str = r#"
version = 1
name = "all of it"
gravity = [0, 0, -9.81]
[time]
step = 0.01
duration = 2
[solver]
tolerance = 1e-8
effort = "exact"
max_sweeps = 200
restitution_threshold = 0.5
threads = 1
correction = true
[materials.ice]
friction = 0.1
restitution = 0.2
[[pairs]]
materials = ["ice", "ice"]
friction = 0.1
restitution = 0.1
[[bodies]]
name = "one"
kind = "dynamic"
shape = { kind = "box", size = [1, 1, 1] }
mass = 1.0
inertia = [1, 1, 1]
position = [0, 0, 0]
orientation = { axis = [0, 0, 1], degrees = 45 }
velocity = [1, 0, 0]
spin = [1, 0, 0]
force = [1, 0, 0]
torque = [1, 0, 0]
friction = 0.5
restitution = 0.5
[[bodies]]
density = 100.0
material = "ice"
shapes = [
  { kind = "sphere", radius = 1, position = [0, 0, 1], orientation = { quaternion = [1, 0, 0, 0] }, material = "ice" },
  { kind = "capsule", radius = 1, length = 1, friction = 0.1, restitution = 0.1 },
  { kind = "cylinder", radius = 1, length = 1 },
  { kind = "cone", radius = 1, length = 1 },
  { kind = "hull", points = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]] },
]
[[bodies]]
kind = "fixed"
shape = { kind = "plane", normal = [0, 0, 1] }
[[bodies]]
kind = "kinematic"
shape = { kind = "sphere", radius = 1 }
velocity = [1, 0, 0]
[[repeat]]
count = [2, 2, 2]
spacing = [3, 3, 3]
jitter = 0.1
seed = 3
[repeat.body]
mass = 1
shape = { kind = "sphere", radius = 1 }
[[repeat]]
count = [2, 2, 2]
spacing = [3, 3, 3]
jitter = [0.1, 0, 0]
mass = 1
shape = { kind = "sphere", radius = 1 }
"#;

/// Every value of a scene that says everything, replaced by values of every kind and at the ends of every range: where
/// the schema refuses, the reader does too, and the other way round apart from what a schema cannot express.
#[test]
fn one_change_anywhere_is_judged_alike() {
    let (schema, whole) = (schema(), tree(WHOLE));
    assert!(complaints(&schema, &whole).is_empty(), "{:#?}", complaints(&schema, &whole));
    let mut places = Vec::new();
    walk(&whole, &mut Vec::new(), &mut places);
    let probes: Vec<Value> = [
        "null",
        "true",
        "1",
        "0",
        "-1",
        "2",
        "1e8",
        "1e12",
        "1e21",
        "1e31",
        "-1e12",
        "1e-13",
        "1e-40",
        "1.5",
        "1000001",
        "\"x\"",
        "\"\"",
        "[]",
        "{}",
        "[1, 1, 1]",
        "[1, 1]",
        "[0, 0, 0]",
        "[1, 0, 0, 0]",
        "[2e9, 0, 0]",
        "[0, 0, 2e7]",
        "[true, 0, 0]",
        "\"exact\"",
        "\"fixed\"",
        "\"kinematic\"",
    ]
    .iter()
    .map(|t| serde_json::from_str(t).unwrap())
    .collect();
    let (mut both, mut alone, mut accepted) = (0, 0, 0);
    for place in &places {
        for probe in &probes {
            let mut changed = whole.clone();
            *at(&mut changed, place) = probe.clone();
            (both, alone, accepted) =
                judge(&schema, &changed, &format!("{place:?} = {probe}"), (both, alone, accepted));
        }
        // a key that nobody knows, and a key that is gone
        let mut more = whole.clone();
        if let Value::Object(o) = at(&mut more, place) {
            o.insert("zzzz".into(), Value::from(1));
            // every key is a name among materials
            if place.last().map(String::as_str) != Some("materials") {
                (both, alone, accepted) = judge(&schema, &more, &format!("{place:?}.zzzz"), (both, alone, accepted));
            }
        }
        let (last, parent) = place.split_last().unwrap();
        let mut less = whole.clone();
        if let Value::Object(o) = at(&mut less, parent) {
            o.remove(last);
            (both, alone, accepted) = judge(&schema, &less, &format!("{place:?} removed"), (both, alone, accepted));
        }
    }
    assert!(both > 1500 && accepted > 300, "{both} refused by both, {alone} by the reader alone, {accepted} accepted");
}

fn judge(schema: &Value, scene: &Value, what: &str, (both, alone, accepted): (u32, u32, u32)) -> (u32, u32, u32) {
    let theirs = complaints(schema, scene);
    let text = serde_json::to_string(scene).unwrap();
    let ours = Scene::parse(&text, Format::Json, "scene.json", None).map_or_else(|e| e.0, |_| Vec::new());
    match (theirs.is_empty(), ours.is_empty()) {
        (true, true) => (both, alone, accepted + 1),
        (false, false) => (both + 1, alone, accepted),
        (false, true) => panic!("{what}: only the schema refuses it: {theirs:#?}"),
        (true, false) => {
            // a schema takes 1.0 for a whole number, and knows no plane that must be fixed or body that must have a shape
            let excused = |d: &tumble_scene::Diagnostic| {
                let whole = d.code == "T0203" && d.message.contains("whole number, found a number");
                let shapeless = d.code == "T0202" && d.path.ends_with("shape");
                BEYOND.contains(&d.code) || d.code == "T0206" || whole || shapeless
            };
            assert!(ours.iter().all(excused), "{what}: only the reader refuses it: {ours:#?}");
            (both, alone + 1, accepted)
        }
    }
}

fn walk(v: &Value, path: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
    if !path.is_empty() {
        out.push(path.clone());
    }
    let children: Vec<(String, &Value)> = match v {
        Value::Object(o) => o.iter().map(|(k, v)| (k.clone(), v)).collect(),
        Value::Array(a) => a.iter().enumerate().map(|(k, v)| (k.to_string(), v)).collect(),
        _ => Vec::new(),
    };
    for (key, child) in children {
        path.push(key);
        walk(child, path, out);
        path.pop();
    }
}

fn at<'v>(mut v: &'v mut Value, path: &[String]) -> &'v mut Value {
    for key in path {
        v = match v {
            Value::Array(a) => &mut a[key.parse::<usize>().unwrap()],
            other => &mut other[key.as_str()],
        };
    }
    v
}
