//! Prints the module graph of crates: files, arrows, cycles, methods that stand in another file than their type.
//!
//! `cargo run -p tumble-architecture [FOLDER OF CRATES] [--arrows]`, by default the crates of this workspace.

use std::path::PathBuf;
use tumble_architecture::graph::{Graph, told};
use tumble_architecture::{root_of, source};

#[expect(clippy::print_stdout, reason = "what it prints is what it is for")]
fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let here = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates"));
    let folder = arguments.iter().find(|a| !a.starts_with("--")).map_or_else(here, PathBuf::from);
    let listed = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut crates: Vec<PathBuf> = listed.filter_map(|e| e.ok().map(|e| e.path())).collect();
    crates.sort();
    for path in crates {
        let Some(root) = root_of(&path) else { continue };
        let graph = Graph::new(&source::read(&root)?);
        let cycles = graph.cycles();
        println!(
            "{}: {} files, {} arrows, {} cycles",
            path.display(),
            graph.files.len(),
            graph.arrows.len(),
            cycles.len()
        );
        for cycle in &cycles {
            println!("  cycle {}", told(cycle));
        }
        for i in graph.foreign_impls() {
            println!("  impl {} of {} stands in {} (line {})", i.name, i.home, i.file, i.line);
        }
        if arguments.iter().any(|a| a == "--arrows") {
            for arrow in graph.arrows.values() {
                println!("  {arrow}");
            }
        }
    }
    Ok(())
}
