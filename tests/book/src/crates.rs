//! What the engine is built from: every crate that is linked into `tumble`, with its licence, asked of cargo itself.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Crates that are published, from below.
pub const PUBLISHED: [&str; 12] = [
    "tumble-math",
    "tumble-geometry",
    "tumble-solver",
    "tumble-problems",
    "tumble-mesh-files",
    "tumble",
    "tumble-robot",
    "tumble-film",
    "tumble-scene",
    "tumble-recording",
    "tumble-viewer",
    "tumble-cli",
];

/// One platform, so that the list is the same wherever it is made.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Name, version and licence of what a crate links, itself and our others left out.
///
/// # Errors
/// A cargo that cannot be run or does not know the crate.
pub fn linked(package: &str, depth: Option<u32>) -> Result<BTreeMap<(String, String), String>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(crate::ROOT).args(["tree", "--locked", "--offline", "--target", TARGET, "--edges", "normal"]);
    cargo.args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}", "--package", package]);
    if let Some(depth) = depth {
        cargo.args(["--depth", &depth.to_string()]);
    }
    let output = cargo.output()?;
    if !output.status.success() {
        return Err(Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut all = BTreeMap::new();
    for line in text.lines() {
        let (name, licence) = line.split_once('|').unwrap_or((line, ""));
        let mut words = name.split_whitespace();
        let (name, version) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        if !PUBLISHED.contains(&name) && !name.is_empty() {
            all.insert((name.to_owned(), version.trim_start_matches('v').to_owned()), licence.to_owned());
        }
    }
    Ok(all)
}

/// The files that a package would hold.
///
/// # Errors
/// As [`linked`].
pub fn files(package: &str) -> Result<Vec<String>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(crate::ROOT).args([
        "package",
        "--list",
        "--no-verify",
        "--allow-dirty",
        "--offline",
        "-p",
        package,
    ]);
    let output = cargo.output()?;
    if !output.status.success() {
        return Err(Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(|l| l.replace('\\', "/")).collect())
}

/// Runs a program and passes on what it says; an error if it fails.
fn obey(program: &str, arguments: &[&str], folder: &Path) -> Result<()> {
    let fine = Command::new(program).args(arguments).current_dir(folder).status()?.success();
    if fine { Ok(()) } else { Err(Error::other(format!("{program} {} failed", arguments.join(" ")))) }
}

/// Packs all published crates, unpacks them where nothing else of the repository is, and runs `tumble` from there.
///
/// # Errors
/// A package that lacks something, or a machine without `tar`.
pub fn alone() -> Result<()> {
    let root = Path::new(crate::ROOT);
    let mut arguments = vec!["package", "--no-verify", "--allow-dirty"];
    arguments.extend(PUBLISHED.iter().flat_map(|p| ["-p", *p]));
    obey(env!("CARGO"), &arguments, root)?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let here = std::env::temp_dir().join(format!("tumble-alone-{}", std::process::id()));
    std::fs::create_dir_all(&here)?;
    let (mut members, mut patches) = (String::new(), String::new());
    for package in PUBLISHED {
        let folder = format!("{package}-{}", env!("CARGO_PKG_VERSION"));
        let archive = target.join("package").join(format!("{folder}.crate"));
        obey("tar", &["xzf", &archive.canonicalize()?.display().to_string()], &here)?;
        let _ = writeln!(members, "    \"{folder}\",");
        let _ = writeln!(patches, "{package} = {{ path = \"{folder}\" }}");
    }
    // built as here, so that what is built already serves
    let ours = std::fs::read_to_string(root.join("Cargo.toml"))?;
    let profile = ours.split("[profile.release]").nth(1).unwrap_or_default();
    let manifest = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [\n{members}]\n\n[patch.crates-io]\n{patches}\n[profile.release]{profile}"
    );
    std::fs::write(here.join("Cargo.toml"), manifest)?;
    // the versions that the packages were tried with
    std::fs::copy(root.join("Cargo.lock"), here.join("Cargo.lock"))?;
    obey(env!("CARGO"), &["run", "--release", "-p", "tumble-cli", "--", "demo"], &here)?;
    std::fs::remove_dir_all(here)
}

/// `docs/dependencies.md`.
///
/// # Errors
/// As [`linked`].
pub fn page() -> Result<String> {
    let mut text = String::from(
        "# What it is built from\n\n\
         Written by `cargo run --release -p tumble-book -- crates`; a test compares. Crates from elsewhere that are linked\n\
         into each of ours (x86-64 Linux; tests and build scripts left out).\n\n\
         | crate | named by it | in all |\n|---|---|---|\n",
    );
    for package in PUBLISHED {
        let direct: Vec<String> = linked(package, Some(1))?.into_keys().map(|(name, _)| name).collect();
        let all = linked(package, None)?.len();
        let names = if direct.is_empty() { "none".to_owned() } else { direct.join(", ") };
        let _ = writeln!(text, "| `{package}` | {names} | {all} |");
    }
    let all = linked("tumble-cli", None)?;
    let mut licences: BTreeMap<&str, usize> = BTreeMap::new();
    for licence in all.values() {
        *licences.entry(licence).or_default() += 1;
    }
    let _ = writeln!(text, "\n## Licences of the {} crates in `tumble`\n\n| licence | crates |\n|---|---|", all.len());
    for (licence, count) in licences {
        let _ = writeln!(text, "| {licence} | {count} |");
    }
    text.push_str(
        "\n`deny.toml` says which licences may enter; `cargo deny check` holds the tree against it. SQLite itself, which\n\
         `libsqlite3-sys` brings along, is in the public domain. The viewer's page contains three.js and uPlot, both MIT.\n\n\
         ## All of them\n\n| crate | version | licence |\n|---|---|---|\n",
    );
    for ((name, version), licence) in &all {
        let _ = writeln!(text, "| {name} | {version} | {licence} |");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{linked, page};
    use std::path::Path;

    #[test]
    fn the_list_of_dependencies_is_current() {
        let path = Path::new(crate::ROOT).join("docs/dependencies.md");
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(committed == page().unwrap(), "stale: cargo run --release -p tumble-book -- crates");
    }

    /// A package holds what it needs, says what it is, and nothing that lies about.
    #[test]
    fn packages_are_whole_and_clean() {
        for package in super::PUBLISHED {
            let list = super::files(package).unwrap();
            let mut wanted = vec!["README.md", "LICENSE-MIT", "LICENSE-APACHE", "Cargo.toml"];
            match package {
                "tumble-viewer" => {
                    wanted.extend(["dist/app.js", "dist/index.html", "dist/NOTICE.txt", "scenes/demo.toml"]);
                }
                "tumble-scene" => wanted.push("scene.schema.json"),
                "tumble-cli" => wanted.push("src/main.rs"),
                _ => wanted.push("src/lib.rs"),
            }
            for file in wanted {
                assert!(list.iter().any(|f| f == file), "{package} lacks {file}: {list:?}");
            }
            for file in &list {
                let stray = ["node_modules", "target/", ".db", ".log", ".orig.rs", "~"];
                assert!(!stray.iter().any(|s| file.contains(s)), "{package} would ship {file}");
            }
            let folder = Path::new(crate::ROOT).join("crates").join(package);
            let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            for key in ["description = ", "keywords", "categories", "license", "rust-version"] {
                assert!(manifest.contains(key), "{package} says nothing of {key}");
            }
            // nothing of what is built may lie outside of the package
            for source in list.iter().filter(|f| f.starts_with("src/") && f.ends_with(".rs")) {
                let text = std::fs::read_to_string(folder.join(source)).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap();
                assert!(!code.contains("include_str!(\"../../.."), "{package}: {source} includes from outside");
            }
        }
    }

    /// The core stays small, and no licence enters that a user would have to look up.
    #[test]
    fn the_core_names_few_crates_and_all_licences_are_permissive() {
        for (package, most) in [("tumble-math", 3), ("tumble-geometry", 3), ("tumble-solver", 3), ("tumble", 3)] {
            let direct = linked(package, Some(1)).unwrap();
            assert!(direct.len() <= most, "{package}: {direct:?}");
        }
        let allowed = ["MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC"];
        let also = ["Unicode-3.0", "Unlicense", "Zlib", "0BSD", "Apache-2.0 WITH LLVM-exception"];
        for ((name, _), licence) in linked("tumble-cli", None).unwrap() {
            // of alternatives one must be allowed, of things that all hold every one
            let holds = |part: &str| allowed.contains(&part.trim()) || also.contains(&part.trim());
            let clean = licence.replace(['(', ')'], "").replace('/', " OR ");
            let fine = clean.split(" AND ").all(|all| all.split(" OR ").any(holds));
            assert!(fine, "{name}: {licence}");
        }
    }
}
