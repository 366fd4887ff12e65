//! The pages hang together: the summary names them all, links lead somewhere, commands exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tumble_book::ROOT;

fn root() -> PathBuf {
    Path::new(ROOT).canonicalize().expect("the repository")
}

fn markdown(folder: &Path) -> Vec<PathBuf> {
    let mut list: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    list.retain(|p| p.extension().is_some_and(|e| e == "md"));
    list.sort();
    list
}

/// Every page of the repository: the front ones, the book, and the README of each crate.
fn pages() -> Vec<PathBuf> {
    let root = root();
    let mut list = markdown(&root);
    list.extend(markdown(&root.join("docs")));
    for folder in std::fs::read_dir(root.join("crates")).unwrap() {
        list.extend(markdown(&folder.unwrap().path()));
    }
    list.extend(markdown(&root.join("peers")));
    list
}

/// The text without its code blocks: no link of a program is a link of the page.
fn prose(text: &str) -> String {
    let mut out = String::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !line.starts_with("    ") {
            // inline code neither
            for (k, piece) in line.split('`').enumerate() {
                if k % 2 == 0 {
                    out.push_str(piece);
                }
            }
            out.push('\n');
        }
    }
    out
}

/// Targets of `[text](target)` and `![text](target)`.
fn links(text: &str) -> Vec<String> {
    let text = prose(text);
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).map(str::to_owned).collect()
}

/// The anchor that a heading gets.
fn anchor(heading: &str) -> String {
    let plain: String = heading.trim_start_matches('#').trim().chars().filter(|c| *c != '`').collect();
    plain
        .to_lowercase()
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
            _ => None,
        })
        .collect()
}

#[test]
fn the_summary_names_every_page_once() {
    let docs = root().join("docs");
    let summary = std::fs::read_to_string(docs.join("SUMMARY.md")).unwrap();
    let mut listed: BTreeMap<String, usize> = BTreeMap::new();
    for target in links(&summary) {
        *listed.entry(target).or_default() += 1;
    }
    for page in markdown(&docs) {
        let name = page.file_name().unwrap().to_string_lossy().into_owned();
        if name != "SUMMARY.md" {
            assert_eq!(listed.remove(&name), Some(1), "{name} in docs/SUMMARY.md");
        }
    }
    assert!(listed.is_empty(), "the summary names what is not there: {listed:?}");
}

#[test]
fn every_link_leads_somewhere() {
    let mut count = 0;
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        for target in links(&text) {
            if target.starts_with("http://") || target.starts_with("https://") {
                continue;
            }
            let (path, place) = target.split_once('#').unwrap_or((&target, ""));
            let to = if path.is_empty() { page.clone() } else { page.parent().unwrap().join(path) };
            assert!(to.exists(), "{}: {target} leads nowhere", page.display());
            if !place.is_empty() {
                let there = std::fs::read_to_string(&to).unwrap();
                let found = there.lines().filter(|l| l.starts_with('#')).any(|l| anchor(l) == place);
                assert!(found, "{}: {target} has no such heading", page.display());
            }
            count += 1;
        }
    }
    assert!(count > 60, "{count} links");
}

/// mdBook makes `.html` of every link to `.md`, also of those that leave the book, where there is none.
#[test]
fn no_link_leaves_the_book_for_a_page_that_it_does_not_hold() {
    for page in markdown(&root().join("docs")) {
        for target in links(&std::fs::read_to_string(&page).unwrap()) {
            let path = target.split('#').next().unwrap_or_default();
            let outside = path.starts_with("..") && path.ends_with(".md");
            assert!(!outside, "{}: {target} would be broken in the book", page.display());
        }
    }
}

#[test]
fn every_figure_is_shown() {
    let docs = root().join("docs");
    let text: String = pages().iter().map(|p| std::fs::read_to_string(p).unwrap()).collect();
    for folder in ["figures", "pictures", "pictures/gallery"] {
        for file in std::fs::read_dir(docs.join(folder)).unwrap() {
            let file = file.unwrap();
            let name = file.file_name().to_string_lossy().into_owned();
            let shown = file.path().is_dir() || text.contains(&format!("{folder}/{name}"));
            assert!(shown, "nobody shows docs/{folder}/{name}");
        }
    }
}

/// Packages of the workspace with their folders.
fn packages() -> BTreeMap<String, PathBuf> {
    let root = root();
    let mut all = BTreeMap::new();
    let mut folders = vec![root.join("examples")];
    for parent in ["crates", "tests"] {
        folders.extend(std::fs::read_dir(root.join(parent)).unwrap().map(|f| f.unwrap().path()));
    }
    for folder in folders {
        if let Ok(manifest) = std::fs::read_to_string(folder.join("Cargo.toml")) {
            let name = manifest.lines().find_map(|l| l.strip_prefix("name = \"")).expect("a name");
            all.insert(name.trim_end_matches('"').to_owned(), folder);
        }
    }
    all
}

/// The example of that name: in a package's folder, or listed in its manifest.
fn has_example(folder: &Path, name: &str) -> bool {
    let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    folder.join("examples").join(format!("{name}.rs")).exists() || manifest.contains(&format!("name = \"{name}\""))
}

/// All sources of a package in one text.
fn sources(folder: &Path) -> String {
    ["src", "examples", "tests"].map(|part| sources_in(&folder.join(part))).concat()
}

/// A source, or all sources of a folder, in one text.
fn sources_in(place: &Path) -> String {
    if place.is_file() {
        return std::fs::read_to_string(place).unwrap();
    }
    if place.is_dir() { rust_files(place).iter().map(|f| sources_in(f)).collect() } else { String::new() }
}

/// Says what is wrong with a `cargo` line, if anything: package, example and command must exist.
fn wrong(line: &str, all: &BTreeMap<String, PathBuf>) -> Option<String> {
    let line = line.split(" #").next().unwrap_or(line);
    let line = line.split_once("  ").map_or(line, |(command, _)| command);
    let (cargo, rest) = line.split_once(" -- ").unwrap_or((line, ""));
    let words: Vec<&str> = cargo.split_whitespace().collect();
    let after = |flags: &[&str]| {
        let at = words.iter().position(|w| flags.contains(w))?;
        words.get(at + 1).copied()
    };
    if after(&["--manifest-path"]).is_some() || !matches!(words.get(1), Some(&("run" | "test"))) {
        // the referee is a workspace of its own; other commands of cargo are cargo's
        return None;
    }
    let package = after(&["-p", "--package"]);
    let folders: Vec<&PathBuf> = match package {
        Some(name) => match all.get(name) {
            Some(folder) => vec![folder],
            None => return Some(format!("no package {name}")),
        },
        None => all.values().collect(),
    };
    if let Some(example) = after(&["--example"]) {
        return (!folders.iter().any(|f| has_example(f, example))).then(|| format!("no example {example}"));
    }
    if let Some(test) = after(&["--test"]) {
        // a file, or a folder of them
        let places = [format!("tests/{test}.rs"), format!("tests/{test}/main.rs")];
        let there = folders.iter().any(|f| places.iter().any(|p| f.join(p).exists()));
        if !there {
            return Some(format!("no test {test}"));
        }
        // `--test it MODULE::NAME`: a part of it
        let part = after(&[test]).and_then(|part| part.split_once("::"))?;
        let file = format!("tests/{test}/{}.rs", part.0);
        let there = folders.iter().filter_map(|f| std::fs::read_to_string(f.join(&file)).ok());
        return (!there.into_iter().any(|text| text.contains(part.1))).then(|| format!("no {} in {file}", part.1));
    }
    if package.is_some() && words.get(1) == Some(&"run") {
        let command = rest.split_whitespace().next().unwrap_or("help");
        if command == "…" {
            return None;
        }
        // every long run chooses by its first word
        let known = sources(folders[0]).contains(&format!("\"{command}\"")) || command == "help";
        return (!known).then(|| format!("no command {command}"));
    }
    None
}

#[test]
fn every_cargo_line_names_what_exists() {
    let all = packages();
    let mut count = 0;
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        for line in text.lines() {
            // in a block, or as inline code
            for piece in std::iter::once(line.trim()).chain(line.split('`').skip(1).step_by(2)) {
                if piece.starts_with("cargo run ") || piece.starts_with("cargo test ") {
                    if let Some(what) = wrong(piece, &all) {
                        panic!("{}: {piece}: {what}", page.display());
                    }
                    count += 1;
                }
            }
        }
    }
    assert!(count > 30, "{count} lines");
}

#[test]
fn the_judge_of_cargo_lines_refuses_what_is_not_there() {
    let all = packages();
    assert!(wrong("cargo run --release -p tumble-suite -- one-contact 100", &all).is_none());
    assert!(wrong("cargo run --release -p tumble-suite -- two-contacts", &all).is_some());
    assert!(wrong("cargo run --release -p tumble-sweet -- one-contact", &all).is_some());
    assert!(wrong("cargo run --release --example helo_world", &all).is_some());
    assert!(wrong("cargo test -p tumble-viewer --test et", &all).is_some());
    assert!(wrong("cargo test -p tumble-viewer --test it guard::", &all).is_none());
    assert!(wrong("cargo test -p tumble-viewer --test it gard::", &all).is_some());
    assert!(wrong("cargo test -p tumble-contracts --test it bad_input::random_cells", &all).is_some());
}

/// Words in backticks that look like the names of tests: several words, all in small letters.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let name = |w: &&str| {
        w.matches('_').count() >= 4 && !w.starts_with('_') && w.chars().all(|c| c.is_ascii_lowercase() || c == '_')
    };
    text.split('`').skip(1).step_by(2).filter(name)
}

/// Every test that a page names exists.
#[test]
fn every_test_that_the_pages_name_exists() {
    let code: String = packages().values().map(|f| sources(f)).collect();
    let mut count = 0;
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        for line in text.lines() {
            for name in names(line) {
                assert!(code.contains(name), "{}: there is no test {name}", page.display());
                count += 1;
            }
        }
    }
    assert!(count > 80, "{count} names");
}

/// The guarantees: each of the promised rows is there, with a figure or the word that it has none.
#[test]
fn the_table_of_guarantees_is_complete() {
    let text = std::fs::read_to_string(root().join("docs/guarantees.md")).unwrap();
    let mut rows = BTreeSet::new();
    for line in text.lines().filter(|l| l.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let Some(number) = cells[0].strip_prefix('[').and_then(|c| c.split(']').next()?.parse::<u32>().ok()) else {
            continue;
        };
        rows.insert(number);
        assert_eq!(cells.len(), 4, "row {number}: {cells:?}");
        assert!(!cells[2].is_empty() && !cells[3].is_empty(), "row {number} has no figure: write “not yet run”");
        // what is longer belongs below the table
        assert!(cells.iter().all(|c| c.chars().count() <= 250), "row {number}: {cells:?}");
    }
    let wanted: BTreeSet<u32> = (1..=25).chain([27, 28, 29]).collect();
    assert_eq!(rows, wanted);
}

/// Rust files below a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut list = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            list.extend(rust_files(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            list.push(path);
        }
    }
    list
}

/// Public fields of decimal numbers whose comment says no unit; `[–]`, a unit vector and a quaternion count as one.
fn without_unit(text: &str) -> Vec<String> {
    let (mut list, mut comment, mut public) = (Vec::new(), String::new(), false);
    for line in text.lines().take_while(|l| *l != "mod tests {") {
        let trimmed = line.trim();
        if let Some(words) = trimmed.strip_prefix("///") {
            comment.push_str(words);
            continue;
        }
        if trimmed.starts_with("#[") {
            continue;
        }
        if trimmed.ends_with('{') && !line.starts_with(' ') {
            public = trimmed.starts_with("pub struct ") || trimmed.starts_with("pub enum ");
        }
        // fields of a structure say `pub`, those of a variant stand two levels deep
        let field =
            trimmed.strip_prefix("pub ").or_else(|| line.strip_prefix("        ").filter(|l| !l.starts_with(' ')));
        if let Some((name, kind)) = field.and_then(|f| f.strip_suffix(',')?.split_once(": ")).filter(|_| public) {
            let said = ["[", "unit", "(w, x, y, z)"].iter().any(|word| comment.to_lowercase().contains(word));
            if ["f64", "f32", "DVec3", "DMat3"].iter().any(|k| kind.contains(k)) && !said {
                list.push(name.to_owned());
            }
        }
        comment.clear();
    }
    list
}

#[test]
fn every_public_number_says_its_unit() {
    let sample = "pub struct S {\n    /// Speed.\n    pub speed: f64,\n    /// Mass [kg].\n    pub mass: f64,\n}\n";
    assert_eq!(without_unit(sample), ["speed"]);
    for folder in std::fs::read_dir(root().join("crates")).unwrap() {
        for file in rust_files(&folder.unwrap().path().join("src")) {
            let bare = without_unit(&std::fs::read_to_string(&file).unwrap());
            assert!(bare.is_empty(), "{}: {bare:?} say no unit", file.display());
        }
    }
}

/// A program or library that cargo is told not to test has no test to lose: none in its sources, no code block in its comments.
#[test]
fn what_is_not_tested_has_no_tests() {
    for (name, folder) in packages() {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let part = |head: &str| manifest.split(head).nth(1).and_then(|p| p.split("\n[").next()).unwrap_or_default();
        let tests = |text: &str| text.contains("#[test]") || text.contains("laws! {");
        let code = sources_in(&folder.join("src"));
        let main = std::fs::read_to_string(folder.join("src/main.rs")).unwrap_or_default();
        assert!(!part("[lib]").contains("\ntest = false") || !tests(&code), "{name}: its library has tests");
        let modules = main.lines().filter_map(|l| l.strip_prefix("mod ")?.strip_suffix(';'));
        let own: String = modules.map(|m| sources_in(&folder.join(format!("src/{m}.rs")))).collect();
        assert!(!part("[[bin]]").contains("test = false") || !tests(&(main + &own)), "{name}: its program has tests");
        let mut blocks = code.lines().filter_map(|l| {
            l.trim_start().trim_start_matches("//!").trim_start_matches("///").trim().strip_prefix("```")
        });
        let runs = blocks.by_ref().step_by(2).any(|kind| kind.is_empty() || kind == "rust");
        assert!(!part("[lib]").contains("doctest = false") || !runs, "{name}: its comments have code");
    }
}

/// Pages are written before and after what they speak of: none may deny what a user can call.
#[test]
fn no_page_denies_what_there_is() {
    for page in pages().iter().filter(|p| !p.ends_with("CHANGELOG.md")) {
        let text = std::fs::read_to_string(page).unwrap().to_lowercase();
        for denial in ["no joints", "no height field", "not available yet", "no meshes"] {
            assert!(!text.contains(denial), "{}: {denial:?}", page.display());
        }
    }
}
