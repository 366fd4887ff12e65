//! Puts the programs of all long runs into one folder, for a machine that has no cargo.

use crate::page::root;
use crate::rows::ROWS;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Programs that no row starts: what the pages quote, and the fuzz tests.
const OTHERS: [&str; 3] = ["tumble-book", "tumble-fuzz", "examples/speed"];

/// Builds everything and copies it to `folder`: the commands as they are called, `debug`, `avx2` and `avx512` with
/// builds of their own, `tests` with test programs, `examples`.
///
/// # Errors
/// What could not be built or copied.
pub fn gather(folder: &Path) -> Result<(), String> {
    let mut wanted: BTreeSet<String> =
        ROWS.iter().flat_map(|r| r.runs).filter_map(|run| Some(run.gathered()?.0)).collect();
    wanted.extend(OTHERS.map(str::to_owned));
    cargo(&["build", "--release", "--workspace", "--bins", "--examples"], &[])?;
    let tests = cargo(&["test", "--workspace", "--no-run", "--message-format=json"], &[])?;
    cargo(&["build", "--workspace", "--bins"], &[])?;
    for name in &wanted {
        let source = match name.split_once('/') {
            Some(("tests", test)) => {
                let (package, test) = test.split_once('.').unwrap_or((test, test));
                executable(&tests, package, test).ok_or_else(|| format!("no test program {test} of {package}"))?
            }
            Some(("debug", program)) => format!("target/debug/{program}"),
            Some((cpu @ ("avx2" | "avx512"), program)) => {
                let level = if cpu == "avx2" { "x86-64-v3" } else { "x86-64-v4" };
                let (flags, target) = (format!("-Ctarget-cpu={level}"), format!("target/{cpu}"));
                let environment = [("RUSTFLAGS", flags.as_str()), ("CARGO_TARGET_DIR", target.as_str())];
                cargo(&["build", "--release", "-p", program], &environment)?;
                format!("{target}/release/{program}")
            }
            _ => format!("target/release/{name}"),
        };
        let (from, to) = (root().join(source), folder.join(name));
        let parent = to.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
        std::fs::copy(&from, &to).map_err(|e| format!("{} to {}: {e}", from.display(), to.display()))?;
        // what only a debugger needs stays here; without the tool it travels along
        let _ = Command::new("strip").arg(&to).status();
    }
    Ok(())
}

fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<String, String> {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(root()).args(arguments).envs(environment.iter().copied());
    cargo.stderr(std::process::Stdio::inherit());
    let output = cargo.output().map_err(|e| format!("cargo: {e}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("cargo {} failed", arguments.join(" ")))
}

/// The program of a test target, from the messages of cargo.
fn executable(messages: &str, package: &str, test: &str) -> Option<String> {
    // the name of the folder, or that of the package where they differ
    let ids = [format!("#{package}@"), format!("/{package}#")];
    let target = format!("\"kind\":[\"test\"],\"crate_types\":[\"bin\"],\"name\":\"{test}\"");
    let is_it =
        |l: &&str| ids.iter().any(|id| l.contains(id)) && l.contains(&target) && l.contains("\"executable\":\"");
    let line = messages.lines().find(is_it)?;
    let path = line.split_once("\"executable\":\"")?.1.split('"').next()?;
    Some(path.to_owned())
}
