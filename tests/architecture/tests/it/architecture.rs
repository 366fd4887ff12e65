//! The architecture, read from the sources: no cycle of modules, no import against the declared order, `impl World` in the
//! doors only, no crate that depends on one above it.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use tumble_architecture::graph::{Graph, told};
use tumble_architecture::manifest::{self, Dependencies};
use tumble_architecture::{order, root_of, source};

/// All crates of the engine. One whose root is not found would be judged by nothing.
const CRATES: [&str; 12] = [
    "tumble",
    "tumble-cli",
    "tumble-film",
    "tumble-geometry",
    "tumble-math",
    "tumble-mesh-files",
    "tumble-problems",
    "tumble-recording",
    "tumble-robot",
    "tumble-scene",
    "tumble-solver",
    "tumble-viewer",
];

/// Most lines of the function that tells the step.
const STEP_LINES: usize = 40;

fn workspace() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Name, root file and modules of every crate of the engine.
fn crates() -> Vec<(String, PathBuf, Graph)> {
    let listed = fs::read_dir(workspace().join("crates")).expect("the folder of crates");
    let mut all: Vec<PathBuf> = listed.map(|e| e.expect("an entry").path()).collect();
    all.sort();
    let found: Vec<_> = all
        .iter()
        .filter_map(|folder| {
            let root = root_of(folder)?;
            let modules = source::read(&root).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
            let name = folder.file_name()?.to_string_lossy().into_owned();
            Some((name, root, Graph::new(&modules)))
        })
        .collect();
    let names: Vec<&str> = found.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(names, CRATES, "a crate that is read here is one that ARCHITECTURE.md knows");
    found
}

/// Fails with all that was found.
fn none(found: &[String]) {
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn no_two_modules_import_each_other() {
    let mut found = Vec::new();
    for (name, _, graph) in crates() {
        found.extend(graph.cycles().iter().map(|c| format!("{name}: cycle of files {}", told(c))));
        found.extend(graph.folders().cycles().iter().map(|c| format!("{name}: cycle of folders {}", told(c))));
    }
    none(&found);
}

#[test]
fn every_import_runs_down_the_order_that_its_crate_declares() {
    let mut found = Vec::new();
    for (name, root, graph) in crates() {
        let text = fs::read_to_string(&root).expect("the root of a crate");
        match order::declared(&text) {
            Ok(rows) => found.extend(order::against(&graph, &rows).iter().map(|f| format!("{name}: {f}"))),
            Err(e) => found.push(format!("{name}: {e}")),
        }
    }
    none(&found);
}

/// What changes or asks a whole world stands in five files; all others are given what they need as arguments.
#[test]
fn impl_world_stands_in_its_doors_only() {
    let all = crates();
    let (_, _, tumble) = all.iter().find(|(name, ..)| name == "tumble").expect("the crate of worlds");
    assert!(tumble.files.contains("world"));
    // by where the type is, under whatever name it is imported
    let elsewhere = tumble.foreign_impls().iter().filter(|i| i.home == "world");
    let elsewhere = elsewhere.filter(|i| !["edit", "joints", "query", "step"].contains(&i.file.as_str()));
    none(&elsewhere.map(|i| format!("impl {} in {} (line {})", i.name, i.file, i.line)).collect::<Vec<_>>());
}

/// A step is read as its algorithm: on one page.
#[test]
fn the_step_is_told_on_one_page() {
    let text = fs::read_to_string(workspace().join("crates/tumble/src/step.rs")).expect("the step");
    let from = text.lines().skip_while(|l| !l.trim_start().starts_with("fn advance("));
    let lines = from.take_while(|l| *l != "    }").count() + 1;
    assert!((10..=STEP_LINES).contains(&lines), "`advance` has {lines} lines");
}

#[test]
fn crates_depend_on_those_below_them_in_the_drawing() {
    let mut all = Dependencies::new();
    for (_, root, _) in crates() {
        let manifest = root.parent().and_then(|src| src.parent()).expect("the folder of a crate").join("Cargo.toml");
        let (name, uses) = manifest::read(&fs::read_to_string(manifest).expect("a manifest")).expect("a manifest");
        all.insert(name, uses);
    }
    let names: BTreeSet<String> = all.keys().cloned().collect();
    let drawing = fs::read_to_string(workspace().join("ARCHITECTURE.md")).expect("the drawing");
    let mut found = manifest::against(&all, &manifest::floors(&drawing, &names));
    // problem files are for the command line and for tests; no crate of the engine reads them
    let readers = all.iter().filter(|(_, uses)| uses.contains("tumble-problems"));
    found.extend(readers.filter(|(name, _)| *name != "tumble-cli").map(|(n, _)| format!("`{n}` uses tumble-problems")));
    none(&found);
}
