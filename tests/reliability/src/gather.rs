//! Puts the programs of all long runs into one folder, for a machine that has no cargo.

use crate::page::root;
use crate::rows::ROWS;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Programs that no row starts: what the pages quote, and the fuzz tests.
const OTHERS: [&str; 3] = ["tumble-book", "tumble-fuzz", "examples/speed"];

/// Builds the programs of these rows (of all, and what the pages quote, when there are none) and copies them to `folder`: the
/// commands as they are called, `debug`, `avx2` and `avx512` with builds of their own, `tests` with test programs,
/// `examples`.
///
/// # Errors
/// What could not be built or copied.
pub fn gather(folder: &Path, rows: &[u32]) -> Result<(), String> {
    let chosen = ROWS.iter().filter(|r| rows.is_empty() || rows.contains(&r.number));
    let mut wanted: BTreeSet<String> = chosen.flat_map(|r| r.runs).filter_map(|run| Some(run.gathered()?.0)).collect();
    if rows.is_empty() {
        wanted.extend(OTHERS.map(str::to_owned));
    }
    let in_kind = |kind: Kind| wanted.iter().filter(move |name| Kind::of(name).0 == kind);
    for kind in [Kind::Release, Kind::Debug, Kind::Avx2, Kind::Avx512, Kind::Tests] {
        let mut arguments: Vec<String> = in_kind(kind).flat_map(|name| kind.target(name)).collect();
        if arguments.is_empty() {
            continue;
        }
        let mut all = kind.command();
        all.append(&mut arguments);
        let messages = cargo(&all, kind.environment())?;
        for name in in_kind(kind) {
            let source = kind.built(name, &messages).ok_or_else(|| format!("cargo says nothing of {name}"))?;
            place(&root().join(source), folder, name)?;
        }
    }
    Ok(())
}

/// How a program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Release,
    Debug,
    Avx2,
    Avx512,
    Tests,
}

impl Kind {
    /// Of a program by its name in the folder, and the name without the kind.
    fn of(name: &str) -> (Self, &str) {
        match name.split_once('/') {
            Some(("debug", rest)) => (Self::Debug, rest),
            Some(("avx2", rest)) => (Self::Avx2, rest),
            Some(("avx512", rest)) => (Self::Avx512, rest),
            Some(("tests", rest)) => (Self::Tests, rest),
            _ => (Self::Release, name),
        }
    }

    /// What cargo is told before the names; always of the whole workspace, so that no two programs want the features of
    /// their dependencies in two ways.
    fn command(self) -> Vec<String> {
        let words: &[&str] = match self {
            Self::Release | Self::Avx2 | Self::Avx512 => &["build", "--release", "--workspace"],
            Self::Debug => &["build", "--workspace"],
            Self::Tests => &["test", "--workspace", "--no-run", "--message-format=json"],
        };
        words.iter().map(|w| (*w).to_owned()).collect()
    }

    fn environment(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Avx2 => &[("RUSTFLAGS", "-Ctarget-cpu=x86-64-v3"), ("CARGO_TARGET_DIR", "target/avx2")],
            Self::Avx512 => &[("RUSTFLAGS", "-Ctarget-cpu=x86-64-v4"), ("CARGO_TARGET_DIR", "target/avx512")],
            _ => &[],
        }
    }

    /// The flags that name one program.
    fn target(self, name: &str) -> [String; 2] {
        let (_, rest) = Self::of(name);
        let (flag, target) = match (self, rest.split_once(['/', '.'])) {
            (Self::Tests, Some((_, test))) => ("--test", test),
            (Self::Release, Some(("examples", example))) => ("--example", example),
            _ => ("--bin", rest),
        };
        [flag.to_owned(), target.to_owned()]
    }

    /// Where cargo left it.
    fn built(self, name: &str, messages: &str) -> Option<String> {
        let (_, rest) = Self::of(name);
        Some(match self {
            Self::Release => format!("target/release/{rest}"),
            Self::Debug => format!("target/debug/{rest}"),
            Self::Avx2 => format!("target/avx2/release/{rest}"),
            Self::Avx512 => format!("target/avx512/release/{rest}"),
            Self::Tests => {
                let (package, test) = rest.split_once('.')?;
                executable(messages, package, test)?
            }
        })
    }
}

fn place(from: &Path, folder: &Path, name: &str) -> Result<(), String> {
    let to = folder.join(name);
    let parent = to.parent().unwrap_or(folder);
    std::fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
    std::fs::copy(from, &to).map_err(|e| format!("{} to {}: {e}", from.display(), to.display()))?;
    // what only a debugger needs stays here; without the tool it travels along
    let _ = Command::new("strip").arg(&to).status();
    Ok(())
}

fn cargo(arguments: &[String], environment: &[(&str, &str)]) -> Result<String, String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_of_the_rows_has_a_build() {
        for name in ROWS.iter().flat_map(|r| r.runs).filter_map(|run| Some(run.gathered()?.0)) {
            let (kind, rest) = Kind::of(&name);
            let [flag, target] = kind.target(&name);
            let expected = match kind {
                Kind::Tests => "--test",
                Kind::Release if rest.starts_with("examples/") => "--example",
                _ => "--bin",
            };
            assert_eq!(flag, expected, "{name}");
            assert!(!target.contains(['/', '.']), "{name}: {target}");
        }
    }

    #[test]
    fn the_program_of_a_test_is_found_in_what_cargo_says() {
        let line = r#"{"reason":"compiler-artifact","package_id":"path+file:///r/crates/tumble-solver#0.1.0","target":{"kind":["test"],"crate_types":["bin"],"name":"frictionless"},"executable":"/r/target/debug/deps/frictionless-1"}"#;
        let found = Kind::Tests.built("tests/tumble-solver.frictionless", line);
        assert_eq!(found.as_deref(), Some("/r/target/debug/deps/frictionless-1"));
        assert_eq!(Kind::Tests.built("tests/tumble-geometry.frictionless", line), None);
        assert_eq!(
            Kind::Avx2.built("avx2/tumble-contracts", "").as_deref(),
            Some("target/avx2/release/tumble-contracts")
        );
    }
}
