//! Starts the long runs of a promise and reads their figures.

use crate::page::root;
use crate::rows::{Row, Run, fill};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

/// Where the programs are.
#[derive(Clone, Debug)]
pub enum Folder {
    /// In a clone of the repository, built by cargo.
    Repository,
    /// Where `gather` put them.
    Gathered(PathBuf),
}

/// All runs of a row; the reason if one of them fails or says nothing, or if builds that must agree do not.
///
/// # Errors
/// As said.
pub fn run_row(row: &Row, size: Option<u64>, quick: bool, folder: &Folder) -> Result<String, String> {
    let (clock, mut parts) = (Instant::now(), Vec::new());
    for run in row.runs {
        let full = size.filter(|_| run.size > 0).unwrap_or(run.size);
        let size = if quick { full.div_ceil(100) } else { full };
        let figure = start(run, size, folder)?;
        // what was asked for stands beside what was run
        let told = match run.size {
            0 => String::new(),
            asked if size < asked => format!("size {size} of {asked}: "),
            _ => format!("size {size}: "),
        };
        parts.push(format!("{told}{figure}"));
    }
    let builds = parts.len();
    parts.dedup();
    if row.agree && parts.len() > 1 {
        return Err(format!("they differ: {parts:#?}"));
    }
    let agreed = if row.agree { format!("{builds} builds agree; ") } else { String::new() };
    Ok(format!("{agreed}{}; {:.0} s", parts.join("; "), clock.elapsed().as_secs_f64()))
}

/// Builds all long runs once; the folder that holds them.
fn built() -> Option<PathBuf> {
    static BUILT: OnceLock<Option<PathBuf>> = OnceLock::new();
    BUILT
        .get_or_init(|| {
            let mut cargo = Command::new("cargo");
            cargo.current_dir(root()).args(["build", "--release", "--workspace", "--bins", "--examples"]);
            let fine = cargo.status().is_ok_and(|s| s.success());
            let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
            fine.then(|| target.join("release"))
        })
        .clone()
}

fn start(run: &Run, size: u64, folder: &Folder) -> Result<String, String> {
    let mut typed = false;
    let (program, arguments) = match folder {
        Folder::Gathered(folder) => {
            let (name, arguments) = run.gathered().ok_or_else(|| format!("{} needs a clone", run.shown(size)))?;
            (folder.join(name), arguments)
        }
        // started as typed, every package would be built with the features of its own dependencies: again and again
        Folder::Repository => {
            let found = run.plain().and_then(|(name, rest)| Some((built()?.join(name), rest)));
            typed = found.is_none();
            found.unwrap_or_else(|| (PathBuf::from(run.command[0]), shared(&run.command[1..])))
        }
    };
    // a path without a folder is looked for among the system's programs
    let program = if program.components().count() > 1 { absolute(&program) } else { program };
    let mut command = Command::new(&program);
    command.args(arguments.iter().map(|a| fill(a, size)));
    if root().is_dir() {
        command.current_dir(root());
    }
    for variable in run.environment {
        let filled = fill(variable, size);
        if let Some((name, value)) = filled.split_once('=')
            && (typed || name.starts_with("TUMBLE_"))
        {
            command.env(name, value);
        }
    }
    let output = command.output().map_err(|e| format!("{} cannot be started: {e}", program.display()))?;
    let out = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        // a run that tells its figure and misses its target is shown, with that word
        if let Some(figure) = (run.read)(&out) {
            return Ok(format!("missed: {figure}"));
        }
        let err = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{} failed:\n{out}\n{err}", run.shown(size)));
    }
    (run.read)(&out).ok_or_else(|| format!("{} ended well but said nothing that is a figure:\n{out}", run.shown(size)))
}

/// A test program of one package, named once in the workspace: built with the features of all, like everything else.
fn shared(arguments: &[&'static str]) -> Vec<&'static str> {
    match arguments {
        ["test", "-p", _, "--test", rest @ ..] => {
            ["test", "--workspace", "--test"].iter().chain(rest).copied().collect()
        }
        other => other.to_vec(),
    }
}

fn absolute(path: &Path) -> PathBuf {
    // relative to where the command was typed, or to the repository
    let here = std::env::current_dir().unwrap_or_default().join(path);
    if here.exists() { here } else { root().join(path) }
}
